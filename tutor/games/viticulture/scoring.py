"""Scores: where points came from, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.words import ScoreLine, ScoreSheet
from tutor.games.viticulture.names import SOURCES
from tutor.games.viticulture.solo import automa_vp
from tutor.games.viticulture.vineyard import values

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture

#: The rule of each source of points.
RULES = (
    *("VI-SETUP-01", "VI-SETUP-07", "VI-SPR-02", "VI-ORD-03", "VI-VIS-02"),
    *("VI-BON-02", "VI-STR-08", "VI-STR-10", "VI-VIS-07"),
)


def score_sheet(state: Viticulture, seat: int) -> ScoreSheet:
    """Return the sources of a player's points; those that gave nothing are left out."""
    ledger = state.vineyards[seat].ledger
    lines = [
        ScoreLine(source.replace("_", "-"), rule, points, {})
        for source, rule, points in zip(SOURCES, RULES, ledger, strict=True)
        if points
    ]
    return ScoreSheet(seat, tuple(lines))


def rank(state: Viticulture, seat: int) -> tuple[int, int, int, int]:
    """Return what decides, in order: points, lira, value of the wines, value of the grapes (VI-END-03)."""
    vineyard = state.vineyards[seat]
    wines = sum(sum(values(mask)) for mask in vineyard.wines)
    grapes = sum(sum(values(mask)) for mask in vineyard.grapes)
    return vineyard.vp, vineyard.lira, wines, grapes


def winners(state: Viticulture) -> list[int]:
    """Return the seats with the best rank; alone, the player must be ahead of the Automa (VI-SOLO-04)."""
    if state.players == 1:
        won = state.year >= state.level.years and state.vineyards[0].vp > automa_vp(state)
        return [0] if won else []
    ranks = [rank(state, seat) for seat in range(state.players)]
    return [seat for seat, own in enumerate(ranks) if own == max(ranks)]
