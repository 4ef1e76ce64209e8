"""The preparation of a new year and its shortages (GC-PREP)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import rules_told
from tutor.games.grand_cru.examples.positions import (
    Player,
    cash,
    cubes,
    keep_loans,
    loan_round,
    question,
    supply,
    told,
    used,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.state import GrandCru


def prepared(game: GrandCruGame, *players: Player, start: int = 0, **options: object) -> GrandCru:
    """Return the position after a year end in which everybody keeps their loans."""
    state = loan_round(game, *players, start=start, options=options)
    keep_loans(state)
    return state


def gamay_in_cellars(left: int) -> Player:
    """Return a player who holds all Gamay but some; the vines of the others are bare."""
    return Player(cellar=f"{15 - left} gamay@2")


def test_every_empty_vine_gets_one_cube_and_no_vine_two(game: GrandCruGame) -> None:
    """GC-PREP-01, GC-PREP-04, GC-PREP-05: improvements turn up, and the holder of the figure begins."""
    state = prepared(game, Player(vines="2 gamay", bare="gamay, pinot", used="aoc"), Player(bare="3 pinot"), start=1)
    assert (cubes(state), cubes(state, 1)) == ({"gamay": 3, "pinot": 1}, {"pinot": 3})
    assert (used(state), state.actor, state.year) == ({}, 1, 2)
    assert rules_told(state, "vines-filled") == ["GC-PREP-01"] * 3
    assert rules_told(state, "new-year") == ["GC-PREP-05"]


@pytest.mark.parametrize(
    ("start", "left", "placed"),
    [
        (0, 0, [0, 0, 0]),
        (0, 1, [1, 0, 0]),
        (1, 1, [0, 1, 0]),
        (0, 3, [1, 1, 1]),
        (0, 4, [2, 1, 1]),
        (2, 4, [1, 1, 2]),
        (0, 6, [3, 1, 2]),
    ],
)
def test_scarce_cubes_go_round_one_at_a_time(game: GrandCruGame, start: int, left: int, placed: list[int]) -> None:
    """GC-PREP-02, GC-PREP-03, GC-LIM-01: from the start player; each missing cube brings its owner a franc."""
    wanted = [3, 1, 3]
    state = prepared(game, *(Player(bare=f"{count} gamay") for count in wanted), gamay_in_cellars(left), start=start)
    assert [cubes(state, seat).get("gamay", 0) for seat in range(3)] == placed
    assert cash(state)[:3] == [10 + want - got for want, got in zip(wanted, placed, strict=True)]
    assert supply(state, "gamay") == 0


def test_with_the_other_ruling_each_player_fills_all_vines_in_turn(game: GrandCruGame) -> None:
    """GC-PREP-02: player by player from the start player."""
    players = Player(bare="3 gamay"), Player(bare="2 gamay"), gamay_in_cellars(4)
    state = prepared(game, *players, start=1, shortage_order="player_by_player")
    assert [cubes(state, seat).get("gamay", 0) for seat in range(2)] == [2, 2]
    assert cash(state) == [11, 10, 10]


def test_with_the_other_ruling_the_franc_is_paid_once_for_each_player(game: GrandCruGame) -> None:
    """GC-PREP-03: however many cubes are missing."""
    players = Player(bare="4 gamay"), Player(bare="gamay"), gamay_in_cellars(1)
    state = prepared(game, *players, shortage_compensation="per_player")
    assert cash(state) == [11, 11, 10]
    assert told(state, "vines-short") == [
        {"variety": "gamay", "cubes": 3, "money": 1},
        {"variety": "gamay", "cubes": 1, "money": 1},
    ]


def test_cubes_must_be_placed_as_long_as_there_are_any(game: GrandCruGame) -> None:
    """GC-PREP-07: nobody is asked."""
    state = prepared(game, Player(bare="2 gamay"), gamay_in_cellars(2))
    assert (cubes(state), cash(state)) == ({"gamay": 2}, [10, 10])
    assert question(state) == "ChooseAction"


def test_the_varieties_are_independent(game: GrandCruGame) -> None:
    """GC-PREP-08: who has no empty vine of the scarce colour is skipped and gets nothing."""
    players = Player(bare="2 pinot", vines="gamay"), Player(bare="gamay, pinot"), Player(cellar="14 gamay@2")
    state = prepared(game, *players)
    assert (cubes(state), cubes(state, 1)) == ({"gamay": 1, "pinot": 2}, {"pinot": 1})
    assert cash(state) == [10, 11, 10]


@pytest.mark.parametrize("option", [False, True])
def test_step_six_is_left_out_when_the_game_has_ended(game: GrandCruGame, option: bool) -> None:
    """GC-PREP-06: its compensation is not paid, unless that ruling says so."""
    players = Player(cash=3, loans=1, bare="2 gamay, pinot", used="aoc"), gamay_in_cellars(0)
    state = loan_round(game, *players, year=30, options={"final_preparation": option})
    keep_loans(state)
    assert state.over
    assert cash(state)[0] == (5 if option else 3)
    assert cubes(state) == ({"pinot": 1} if option else {})
    assert used(state) == ({} if option else {"aoc": 1})
