"""What a position of Vinhos is worth to a player, in VP: the only part of the coach that knows these games."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


def value(state: Vinhos, seat: int) -> float:
    """Return how well a seat stands."""
    return float(state.scores()[seat])
