"""Marks: how bad a decision was, in the game's own points, and only where the numbers are sure of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.analysis.estimates import Estimate

INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
#: From which loss a decision is called so, as a share of the game's scale (the points of whoever did best). In a game
#: won with 60 points: 1.2, 3 and 6 points; with 20 points: 0.4, 1 and 2 points.
SHARES: Final[Mapping[str, float]] = {INACCURACY: 0.02, MISTAKE: 0.05, BLUNDER: 0.10}


def threshold(name: str, scale: float) -> float:
    """Return the loss from which a decision gets this mark, in points."""
    return SHARES[name] * scale


def mark(gain: Estimate, scale: float) -> str | None:
    """Return what a decision is called if another move was better by `gain`; None unless the interval is sure of it."""
    if gain.low <= 0:
        return None
    fitting = [name for name, share in SHARES.items() if gain.mean >= share * scale]
    return fitting[-1] if fitting else None
