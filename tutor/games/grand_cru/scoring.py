"""The final scoring: wealth, its score sheet, tie-break, places (GC-SCORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.words import ScoreLine, ScoreSheet
from tutor.games.grand_cru.box import SOURCES, TILES, VINES

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru

#: The rule behind each source of money, in the order of SOURCES.
RULES = (
    "GC-SCORE-01",
    "GC-LOAN-02",
    "GC-INT-03",
    "GC-INT-01",
    "GC-ACQ-01",
    "GC-BUY-01",
    "GC-HARV-01",
    "GC-SELL-04",
    "GC-IMP-10",
    "GC-FEST-12",
    "GC-FEST-14",
    "GC-FEST-13",
    "GC-FEST-21",
    "GC-PREP-03",
)


def wealth(state: GrandCru, seat: int) -> int:
    """Return cash, different tiles and cellar, less the loans (GC-SCORE-01); it can be negative (GC-SCORE-06)."""
    box = state.box
    estate = state.estates[seat]
    kinds = len(estate.tiles) - estate.tiles.count(0)
    return estate.cash + kinds * box.kind_value + sum(estate.cellar) * box.cube_value + estate.loans * box.loan_value


def scores(state: GrandCru) -> list[int]:
    """Return everybody's wealth."""
    return [wealth(state, seat) for seat in range(state.players)]


def standing(state: GrandCru, seat: int) -> tuple[int, int]:
    """Return what decides the victory, in order: wealth, then all tiles in the vineyard (GC-SCORE-03, GC-SCORE-04)."""
    return wealth(state, seat), sum(state.estates[seat].tiles)


def winners(state: GrandCru) -> list[int]:
    """Return who stands best among those who are not bankrupt; equals share the victory (GC-SCORE-05)."""
    standings = {seat: standing(state, seat) for seat in range(state.players) if not state.is_bankrupt(seat)}
    best = max(standings.values(), default=None)
    return [seat for seat, value in standings.items() if value == best]


def places(state: GrandCru) -> list[int]:
    """Return everybody's place, from 1; equals share a place, and the bankrupt share the last one (GC-SCORE-09)."""
    alive = [standing(state, seat) for seat in range(state.players) if not state.is_bankrupt(seat)]
    return [
        1 + (len(alive) if state.is_bankrupt(seat) else sum(other > standing(state, seat) for other in alive))
        for seat in range(state.players)
    ]


def score_sheet(state: GrandCru, seat: int) -> ScoreSheet:
    """Return the cash by where it came from, then tiles, cellar and loans; prestige and duplicates give nothing."""
    box = state.box
    estate = state.estates[seat]
    lines = [
        ScoreLine(source.replace("_", "-"), rule, amount, {})
        for source, rule, amount in zip(SOURCES, RULES, estate.ledger, strict=True)
        if amount
    ]
    kinds = [TILES[tile] for tile, count in enumerate(estate.tiles) if count]
    vines = sum(count > 0 for count in estate.tiles[:VINES])
    for name, tiles in (("vine-kinds", kinds[:vines]), ("improvement-kinds", kinds[vines:])):
        if tiles:
            details = {"tile": tiles, "kinds": len(tiles), "value": box.kind_value}
            lines.append(ScoreLine(name, "GC-SCORE-01", len(tiles) * box.kind_value, details))
    cubes = sum(estate.cellar)
    if cubes:
        lines.append(ScoreLine("cellar", "GC-SCORE-01", cubes * box.cube_value, {"cubes": cubes}))
    if estate.loans:
        details = {"loans": estate.loans, "value": -box.loan_value}
        lines.append(ScoreLine("open-loans", "GC-SCORE-01", estate.loans * box.loan_value, details))
    return ScoreSheet(seat, tuple(lines))


def tell_result(state: GrandCru) -> None:
    """Tell everybody's wealth, and who has won by which rule."""
    see = ("GC-SCORE-02", "GC-SCORE-06", "GC-SCORE-07", "GC-SCORE-08", "GC-SCORE-09")
    for seat, estate in enumerate(state.estates):
        kinds = len(estate.tiles) - estate.tiles.count(0)
        cubes = sum(estate.cellar)
        state.tell(
            "final-wealth",
            "GC-SCORE-01",
            seat,
            money=estate.cash,
            kinds=kinds,
            cubes=cubes,
            loans=estate.loans,
            total=wealth(state, seat),
            see=see,
        )
    won = winners(state)
    if not won:
        state.tell("nobody-wins", "GC-FIN-02")
        return
    best = standing(state, won[0])
    total, tiles = best
    if len(won) > 1:
        state.tell("shared-victory", "GC-SCORE-05", player=won, total=total, tiles=tiles)
        return
    rivals = [seat for seat in range(state.players) if seat != won[0] and not state.is_bankrupt(seat)]
    if any(wealth(state, seat) == best[0] for seat in rivals):
        state.tell("victory-by-tiles", "GC-SCORE-04", won[0], total=total, tiles=tiles)
    else:
        state.tell("victory", "GC-SCORE-03", won[0], total=total, tiles=tiles)
