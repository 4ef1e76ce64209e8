"""The lobbyist (TO-LOB)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.toscana.looking import refusal, rules_told, told
from tutor.games.toscana.box import GOODS
from tutor.games.toscana.examples.positions import Player, line, pass_round, play, recommendations, turn, warehouse
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import FinishHiring, Hire, MoveTile, UseAction
from tutor.games.toscana.state import Toscana


def lobbying(game: ToscanaGame, **position: Any) -> Toscana:
    """Return a position in which seat 0 has hired the lobbyist."""
    return play(turn(game, Player("0·0·1·0·0"), Player(), **position), UseAction("hire"), Hire("lobbyist"))


def test_the_lobbyist_costs_one_champagne_before_anything_moves(game: ToscanaGame) -> None:
    """TO-LOB-01: paid to the bank."""
    state = lobbying(game)
    assert warehouse(state) == "0·0·0·0·0"
    assert line(state.prices) == "2·3·4·3·1"
    assert rules_told(state, "paid") == ["TO-LOB-01"]


def test_any_of_the_four_tiles_may_move_to_the_empty_space(game: ToscanaGame) -> None:
    """TO-LOB-02: named by the good it is taken from."""
    state = lobbying(game)
    assert state.moves() == [MoveTile(good) for good in ("red", "white", "champagne", "rose")]
    assert refusal(state, MoveTile("water")) == ("no-tile", "TO-LOB-02")
    assert refusal(state, MoveTile("beer")) == ("no-such-good", "TO-COMP-02")


@pytest.mark.parametrize(("good", "price"), [("red", 2), ("rose", 2), ("white", 0), ("champagne", 0)])
def test_the_price_under_the_first_tile_moves_at_once(game: ToscanaGame, good: str, price: int) -> None:
    """TO-LOB-03: water rises under a plus and falls under a minus."""
    state = play(lobbying(game), MoveTile(good))
    assert line(state.prices) == f"2·3·4·3·{price}"
    assert rules_told(state, "lobby-price") == ["TO-LOB-03"]
    assert told(state, "lobby-price") == [{"good": "water", "old": "1", "new": str(price) if price else "0/1"}]
    sign = "plus" if price == 2 else "minus"
    assert told(state, "tile-moved") == [{"sign": sign, "good": good, "good2": "water"}]


@pytest.mark.parametrize(
    ("first", "second", "prices", "signs"),
    [
        ("red", "white", "1·3·4·3·2", "-0-++"),
        ("red", "champagne", "1·3·4·3·2", "--0++"),
        ("rose", "white", "2·3·4·2·2", "+0--+"),
        ("rose", "champagne", "2·3·4·2·2", "+-0-+"),
        ("white", "red", "2·4·4·3·0", "0+-+-"),
        ("white", "rose", "2·4·4·3·0", "++-0-"),
        ("champagne", "red", "2·3·5·3·0", "0-++-"),
        ("champagne", "rose", "2·3·5·3·0", "+-+0-"),
    ],
)
def test_a_tile_of_the_opposite_sign_follows_to_the_space_that_became_empty(
    game: ToscanaGame, first: str, second: str, prices: str, signs: str
) -> None:
    """TO-LOB-04, TO-LOB-05, TO-LOB-06, TO-COMP-05: all eight ways; two prices move, three do not."""
    state = play(lobbying(game), MoveTile(first))
    assert MoveTile(second) in state.moves() and len(state.moves()) == 2
    assert refusal(state, FinishHiring()) is not None  # the second step is compulsory
    events = state.play(MoveTile(second))
    assert line(state.prices) == prices
    assert recommendations(state) == signs
    assert [(event.name, event.rule) for event in events] == [("tile-moved", "TO-LOB-06"), ("lobby-price", "TO-LOB-05")]
    state.check()


@pytest.mark.parametrize(("first", "wrong", "wanted"), [("red", "rose", "minus"), ("white", "champagne", "plus")])
def test_the_refusal_of_a_second_tile_names_the_sign_that_is_wanted(
    game: ToscanaGame, first: str, wrong: str, wanted: str
) -> None:
    """TO-LOB-04: minus after plus, plus after minus."""
    state = play(lobbying(game), MoveTile(first))
    assert state.why_not(MoveTile(wrong)) == ("same-sign", "TO-LOB-04", {"sign": wanted})


def test_the_second_tile_is_neither_of_the_same_sign_nor_missing(game: ToscanaGame) -> None:
    """TO-LOB-04: the moved tile itself lies on water now and has the wrong sign."""
    state = play(lobbying(game), MoveTile("red"))
    assert refusal(state, MoveTile("rose")) == ("same-sign", "TO-LOB-04")
    assert refusal(state, MoveTile("water")) == ("same-sign", "TO-LOB-04")
    assert refusal(state, MoveTile("red")) == ("no-tile", "TO-LOB-02")
    assert refusal(state, MoveTile("beer")) == ("no-such-good", "TO-COMP-02")


@pytest.mark.parametrize(
    ("before", "moves", "after"),
    [
        ("2·3·4·3·7", ("red", "white"), "1·3·4·3·7"),  # plus on water at 7
        ("2·3·4·3·0", ("white", "red"), "2·4·4·3·0"),  # minus on water at 0
        ("0·3·4·3·1", ("red", "white"), "0·3·4·3·2"),  # minus follows to red at 0
        ("2·7·4·3·1", ("white", "red"), "2·7·4·3·0"),  # plus follows to white at 7
    ],
)
def test_a_step_beyond_the_ladder_is_lost_but_the_tile_moves(
    game: ToscanaGame, before: str, moves: tuple[str, str], after: str
) -> None:
    """TO-LOB-07: at 0 and at 7, for both tiles."""
    state = play(lobbying(game, prices=before), *(MoveTile(good) for good in moves))
    assert line(state.prices) == after
    assert state.recommendations[GOODS.index("water")] == (1 if moves[0] == "red" else -1)
    assert rules_told(state, "price-stuck") == ["TO-LOB-07"]
    assert [event["old"] == event["new"] for event in told(state, "price-stuck")] == [True]


def test_tiles_act_from_their_new_places_in_the_next_price_update(game: ToscanaGame) -> None:
    """TO-LOB-08: minus on red and plus on water; white is the one without a tile."""
    state = play(lobbying(game), MoveTile("red"), MoveTile("white"), FinishHiring())
    assert (line(state.prices), recommendations(state)) == ("1·3·4·3·2", "-0-++")
    pass_round(state)
    assert line(state.prices) == "0·3·3·4·3"
    assert recommendations(state) == "-0-++"
