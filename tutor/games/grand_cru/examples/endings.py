"""Examples of the final scoring: the rulebook's four players, ties, limits and the guard of years."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.grand_cru.examples.positions import (
    Player,
    keep_loans,
    loan_round,
    play,
    tiles,
)
from tutor.games.grand_cru.examples.registry import examples
from tutor.games.grand_cru.moves import RepayLoans
from tutor.games.grand_cru.scoring import places

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame
    from tutor.games.grand_cru.state import GrandCru

#: The four players of the rulebook before the last repayment, in the order light blue, light, brown, orange.
SIX = "gamay, syrah, merlot, cabernet"
FOUR = (
    Player(cash=39, loans=4, bare=SIX, used="aoc, blending", cellar="5 pinot@5, 8 syrah@2"),
    Player(cash=17 + 14, loans=2, bare=SIX, used="aoc, maturing"),
    Player(cash=12, loans=5, bare=f"{SIX}, pinot", used="aoc, blending, maturing, advertising", cellar="12 merlot@3"),
    Player(
        cash=15,
        loans=1,
        bare=f"{SIX}, pinot",
        used="blending, maturing, advertising, bulk_buyer, good_vintage",
        cellar="6 cabernet@4",
    ),
)


def final_four(game: GrandCruGame) -> GrandCru:
    """Return the end of the rulebook's game: the second player repays the last loans."""
    state = loan_round(game, *FOUR, start=1)
    play(state, RepayLoans(2))
    keep_loans(state)
    return state


def parts(state: GrandCru, seat: int) -> list[int]:
    """Return the sum of the rulebook: cash, tiles, cellar, loans."""
    sums = {"vine-kinds": 0, "improvement-kinds": 0, "cellar": 0, "open-loans": 0}
    money = 0
    for line in state.score_sheet(seat).lines:
        if line.name in sums:
            sums[line.name] = line.points
        else:
            money += line.points
    return [money, sums["vine-kinds"] + sums["improvement-kinds"], sums["cellar"], sums["open-loans"]]


@examples("EX-33", "GC-SCORE-01")
def light_blue(game: GrandCruGame) -> Iterator[Finding]:
    """Four loans, 39 F, six kinds, 13 cubes."""
    state = final_four(game)
    yield "sum", [39, 30, 13, -28], parts(state, 0)
    yield "wealth", 54, state.scores()[0]


@examples("EX-34", "GC-SCORE-01")
def light(game: GrandCruGame) -> Iterator[Finding]:
    """No loans, 17 F, six kinds, no cubes."""
    state = final_four(game)
    yield "sum", [17, 30, 0, 0], parts(state, 1)
    yield "wealth", 47, state.scores()[1]
    yield "ended the game", "repayment", state.ending


@examples("EX-35", "GC-SCORE-01")
def brown(game: GrandCruGame) -> Iterator[Finding]:
    """Five loans, 12 F, nine kinds, 12 cubes."""
    state = final_four(game)
    yield "sum", [12, 45, 12, -35], parts(state, 2)
    yield "wealth", 34, state.scores()[2]


@examples("EX-36", "GC-SCORE-01")
def orange(game: GrandCruGame) -> Iterator[Finding]:
    """One loan, 15 F, ten kinds, six cubes."""
    state = final_four(game)
    yield "sum", [15, 50, 6, -7], parts(state, 3)
    yield "wealth", 64, state.scores()[3]


@examples("EX-37", "GC-SCORE-01", "GC-SCORE-03")
def winner_of_the_four(game: GrandCruGame) -> Iterator[Finding]:
    """Who repaid everything is only third."""
    state = final_four(game)
    yield "scores", [54, 47, 34, 64], state.scores()
    yield "winner", [3], state.winners()
    yield "places", [2, 3, 4, 1], places(state)
    yield "order", [64, 54, 47, 34], sorted(state.scores(), reverse=True)


@examples("EX-C14", "GC-SCORE-04")
def more_tiles_win(game: GrandCruGame) -> Iterator[Finding]:
    """Equal wealth; nine tiles of seven kinds beat eight tiles of eight kinds."""
    a = Player(cash=22, loans=1, bare="3 gamay, syrah, merlot, cabernet, pinot", used="aoc, blending")
    b = Player(cash=24, loans=2, bare="gamay, syrah, merlot, cabernet, pinot", used="aoc, blending, maturing")
    state = loan_round(game, a, b)
    play(state, RepayLoans(1))
    keep_loans(state)
    yield "scores", [50, 50], state.scores()
    yield "tiles", [9, 8], [sum(estate.tiles) for estate in state.estates]
    yield "kinds", [7, 8], [len(tiles(state, seat)) for seat in range(2)]
    yield "winner", [0], state.winners()


@examples("EX-C15", "GC-SCORE-01")
def kinds_count_once(game: GrandCruGame) -> Iterator[Finding]:
    """Three Merlot, one Gamay, two AOC are three kinds."""
    state = loan_round(game, Player(bare="3 merlot, gamay", ready="aoc", used="aoc"), Player())
    yield "tiles", 15, parts(state, 0)[1]


@examples("EX-C32", "GC-LIM-07")
def guard_of_years(game: GrandCruGame) -> Iterator[Finding]:
    """Year 30 ends with everybody in debt: the game is scored after step 5."""
    state = loan_round(game, Player(cash=9, bare="gamay"), Player(cash=8), year=30)
    yield "asked", [0, 1], keep_loans(state)
    yield "over", True, state.over
    yield "how", "guard", state.ending
    yield "winner", [0], state.winners()
    before = loan_round(game, Player(cash=9), Player(), year=29)
    keep_loans(before)
    yield "a year earlier", (False, 30), (before.over, before.year)


@examples("EX-C34", "GC-SCORE-07")
def twelve_kinds(game: GrandCruGame) -> Iterator[Finding]:
    """The most that a vineyard can hold."""
    improvements = "aoc, blending, harvest_hand, bulk_buyer, good_vintage, rich_harvest, maturing"
    state = loan_round(game, Player(bare="gamay, syrah, merlot, cabernet, pinot", used=improvements), Player())
    yield "bonus", 60, parts(state, 0)[1]
    yield "tiles", 12, sum(state.estates[0].tiles)
    yield "kinds in the game", 13, len(game.box.tiles)
