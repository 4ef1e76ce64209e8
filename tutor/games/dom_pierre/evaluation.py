"""What a position of Dom Pierre is worth to a player, in points: the only part of the coach that knows this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.dom_pierre import scoring

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre


def value(state: DomPierre, seat: int) -> float:
    """Return how well a seat stands: its expected points at the end, less those of its best rival."""
    return float(scoring.score(state, seat))
