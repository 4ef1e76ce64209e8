"""The end of the game, wealth, tie-break, places and the score sheet (GC-FIN, GC-SCORE, GC-LIM-07)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.grand_cru.looking import rules_told
from tutor.games.grand_cru.box import IMPROVEMENTS, VARIETIES
from tutor.games.grand_cru.examples.endings import parts
from tutor.games.grand_cru.examples.positions import (
    KEEP,
    LAST_SPACE,
    Player,
    act,
    action,
    end_year,
    festival,
    keep_loans,
    leave_festival,
    loan_round,
    play,
    told,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import RepayLoans, SellCubes, SellWine, TakeLoans
from tutor.games.grand_cru.scoring import places
from tutor.games.grand_cru.state import GrandCru


def final(game: GrandCruGame, *players: Player, **options: Any) -> GrandCru:
    """Return the game after the guard of years has ended it."""
    state = loan_round(game, *players, year=30, options=options)
    keep_loans(state)
    assert state.over
    return state


def test_wealth_is_cash_kinds_cellar_and_loans(game: GrandCruGame) -> None:
    """GC-SCORE-01, GC-SCORE-02: duplicates, prestige and cubes on vines are worth nothing; young wine counts."""
    rich = Player(cash=20, loans=2, prestige=15, vines="3 gamay, pinot", ready="2 aoc", cellar="3 pinot@2, gamay@3")
    state = final(game, rich, Player())
    assert parts(state, 0) == [20, 15, 4, -14]
    assert state.scores()[0] == 25
    assert told(state, "final-wealth")[0] == {"money": 20, "kinds": 3, "cubes": 4, "loans": 2, "total": 25}


def test_wealth_can_be_negative(game: GrandCruGame) -> None:
    """GC-SCORE-06: eleven loans and nothing else."""
    state = final(game, Player(cash=0, loans=11), Player(cash=0, loans=10))
    assert state.scores() == [-77, -70]
    assert state.winners() == [1]


def test_face_down_improvements_and_bare_vines_count_and_twelve_kinds_are_the_most(game: GrandCruGame) -> None:
    """GC-SCORE-07: 60 francs."""
    vines, tools = ", ".join(VARIETIES), ", ".join(IMPROVEMENTS[:7])
    up = final(game, Player(vines=vines, ready=tools), Player())
    down = final(game, Player(bare=vines, used=tools), Player())
    assert parts(up, 0)[1] == parts(down, 0)[1] == 60


def test_the_cellar_counts_as_it_is_after_the_last_ageing(game: GrandCruGame) -> None:
    """GC-SCORE-08: wine that spoils in the last year end is lost."""
    state = festival(game, Player(cellar="4 gamay@3, merlot@1"), Player(), year=30)
    leave_festival(state)
    keep_loans(state)
    assert parts(state, 0)[2] == 1


def test_the_highest_wealth_wins_then_more_tiles_then_both(game: GrandCruGame) -> None:
    """GC-SCORE-03, GC-SCORE-04, GC-SCORE-05: all tiles count for the tie-break, duplicates included."""
    a, b = Player(cash=30, bare="2 gamay"), Player(cash=30, bare="gamay")
    alone = final(game, a._replace(cash=31), b)
    assert (alone.winners(), rules_told(alone, "victory")) == ([0], ["GC-SCORE-03"])
    tiles = final(game, b, a)
    assert (tiles.winners(), rules_told(tiles, "victory-by-tiles")) == ([1], ["GC-SCORE-04"])
    shared = final(game, a, b, a)
    assert (shared.winners(), rules_told(shared, "shared-victory")) == ([0, 2], ["GC-SCORE-05"])
    assert places(shared) == [1, 3, 1]


def test_a_bankrupt_player_has_lost_whatever_the_wealth(game: GrandCruGame) -> None:
    """GC-FIN-02, GC-SCORE-09: the others are ranked as usual, the bankrupt share the last place."""
    vines, tools = ", ".join(VARIETIES), ", ".join(IMPROVEMENTS[:7])
    broke = Player(cash=13, loans=11, bare=vines, used=tools, cellar="20 pinot@2, 20 merlot@2")
    state = festival(game, broke, Player(cash=2, loans=11), Player(cash=1, loans=2), Player(cash=2, loans=3))
    leave_festival(state)
    assert state.losers() == [0, 1]
    play(state, KEEP, TakeLoans(1))
    assert state.over
    assert state.scores()[0] == 13 + 60 + 40 - 77 > max(state.scores()[2:])
    assert state.winners() == [2]
    assert places(state) == [3, 3, 1, 2]


@pytest.mark.parametrize("ending", ["repayment", "bankruptcy", "guard"])
def test_there_are_two_ways_to_end_and_a_guard(game: GrandCruGame, ending: str) -> None:
    """GC-FIN-01, GC-LIM-07, GC-YEAR-17: the result says which; step 6 is left out in each."""
    if ending == "repayment":
        state = play(loan_round(game, Player(cash=21), Player()), RepayLoans(3), KEEP)
    elif ending == "bankruptcy":
        state = festival(game, Player(cash=0, loans=11), Player())
        leave_festival(state)
        keep_loans(state)
    else:
        state = final(game, Player(), Player())
        assert rules_told(state, "end-guard") == ["GC-LIM-07"]
    assert (state.over, state.ending) == (True, ending)
    assert rules_told(state, "vines-filled") == rules_told(state, "new-year") == []


def test_a_running_game_has_no_winner_but_scores(game: GrandCruGame) -> None:
    """GC-SCORE-01: the sheet shows at any moment what the final scoring would give."""
    state = action(game, Player(cash=5, vines="gamay", cellar="2 gamay@1"), Player(), counter=LAST_SPACE)
    assert (state.ending, state.winners(), state.losers()) == ("", [], [])
    assert state.scores()[0] == 5 + 5 + 2 - 21
    assert state.score_sheet(0).total == state.scores()[0]


def test_the_sheet_tells_where_the_cash_came_from(game: GrandCruGame) -> None:
    """GC-SCORE-01: line by line; what a set-up position starts with is "earlier"."""
    state = action(game, Player(cash=25, cellar="2 gamay@1"), Player(), counter=LAST_SPACE)
    act(state, "sell", SellWine(1, "gamay"), SellCubes(2))
    end_year(state)
    lines = {line.name: line.points for line in state.score_sheet(0).lines}
    assert lines == {"earlier": 25 - 21, "loans": 21, "interest": -2, "sales": 4, "open-loans": -21}
    rules = {line.name: line.rule for line in state.score_sheet(0).lines}
    assert rules["sales"] == "GC-SELL-04" and rules["interest"] == "GC-INT-01"
