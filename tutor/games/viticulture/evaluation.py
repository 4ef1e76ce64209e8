"""What a position is worth to a seat, for players that look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture


def value(state: Viticulture, seat: int) -> float:
    """Return victory points."""
    return float(state.vineyards[seat].vp)
