"""The price update and the wine tasting (TO-PRICE, TO-TASTE)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import tutor
from tests.games.toscana.looking import refusal, rules_told, told
from tutor.games.toscana.examples.positions import (
    Player,
    ignore,
    last_turn,
    line,
    money,
    pass_round,
    play,
    recommendations,
    reveal,
    tasting,
    turn,
    warehouse,
)
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import Draw, Sell, Taste, UseAction


def test_prices_are_updated_when_the_last_action_is_spent_and_not_before(game: ToscanaGame) -> None:
    """TO-PRICE-01: phases a and b follow the last turn, then the tasting."""
    state = last_turn(game, Player(), Player())
    assert line(state.prices) == "2·3·4·3·1"
    ignore(state, "production")
    assert line(state.prices) == "3·2·3·4·1"
    assert rules_told(state, "price-update") == ["TO-PRICE-01"]
    assert all(isinstance(move, Taste) for move in state.moves())


@pytest.mark.parametrize(
    ("before", "market", "tiles", "between", "after"),
    [
        (6, 0, ("red-1", "red-1"), 7, 5),  # 7, 8 cut to 7, 5
        (7, 0, ("red-1", "red+1"), 7, 7),
        (7, 3, ("red+1", "red+1"), 7, 7),
        (5, 5, ("red-1", "red-1"), 5, 3),  # 6, 5, 3
        (0, 5, ("red-1", "red-1"), 0, 0),  # 1, 0, -2 cut to 0
    ],
)
def test_each_phase_starts_from_the_one_before_and_stays_on_the_ladder(
    game: ToscanaGame, before: int, market: int, tiles: tuple[str, str], between: int, after: int
) -> None:
    """TO-PRICE-01, TO-PRICE-02: red with a plus tile, cut after every phase."""
    state = tasting(game, Player(), Player(), prices=f"{before}·3·4·3·1", market=f"{market}·3·2·2·4")
    assert state.prices[0] == between
    reveal(state, *tiles)
    assert state.prices[0] == after


def test_the_lower_end_cuts_in_phase_a_before_phase_b_can_raise(game: ToscanaGame) -> None:
    """TO-PRICE-02: white at 0 with a minus tile and an empty market goes to 0, then to 1."""
    state = tasting(game, Player(), Player(), prices="2·0·4·3·1", market="3·0·2·2·4")
    assert state.prices[1] == 1
    assert rules_told(state, "recommended-limited") == ["TO-PRICE-02"]


def test_phase_a_moves_each_recommended_price_and_not_the_one_without_a_tile(game: ToscanaGame) -> None:
    """TO-PRICE-03: plus, minus, empty."""
    state = tasting(game, Player(), Player(), prices="3·3·3·3·3", recommendations="0+-+-")
    assert line(state.prices) == "3·4·2·4·2"
    assert [tuple(event.values()) for event in told(state, "recommended")] == [
        ("white", "3", "4", 1), ("champagne", "3", "2", -1), ("rose", "3", "4", 1), ("water", "3", "2", -1),
    ]  # fmt: skip


@pytest.mark.parametrize(("stock", "price"), [(0, 4), (1, 3), (2, 3), (4, 3), (5, 2)])
def test_phase_b_lowers_what_is_full_and_raises_what_is_sold_out(game: ToscanaGame, stock: int, price: int) -> None:
    """TO-PRICE-04: water, which has no tile."""
    state = tasting(game, Player(), Player(), prices="2·3·4·3·3", market=f"3·3·2·2·{stock}")
    assert state.prices[4] == price


def test_phase_b_sees_the_market_as_the_last_action_left_it(game: ToscanaGame) -> None:
    """TO-PRICE-05: a sale in the last turn fills the market; the update itself moves no cube and no tile."""
    state = turn(game, Player(), Player("0·0·0·0·1"), seat=1, first=0, spent="hire production", prices="2·3·4·3·3")
    bank = state.bank.copy()
    play(state, UseAction("trade"), Sell("water", 1))
    assert state.prices[4] == 2
    assert (line(state.market), state.bank, recommendations(state)) == ("3·3·2·2·5", bank, "+--+0")


def test_everybody_chooses_one_tile_of_the_own_hand(game: ToscanaGame) -> None:
    """TO-TASTE-01, TO-TASTE-02: neither one from the stack, nor a used one, nor none."""
    state = tasting(game, Player(hand="white+1 rose-1"), Player(), in_round=2)
    assert state.moves() == [Taste("white", 1), Taste("rose", -1)]
    assert refusal(state, Taste("red", 1)) == ("tile-used", "TO-TASTE-06")
    assert refusal(state, Taste("champagne", 1)) == ("tile-in-stack", "TO-TASTE-01")
    assert refusal(state, Taste("champagne", -1)) == ("no-such-tile", "TO-TASTE-01")
    assert refusal(state, Taste("water", 1)) == ("no-such-tile", "TO-TASTE-01")


def test_in_the_last_round_the_only_tile_is_forced(game: ToscanaGame) -> None:
    """TO-TASTE-02: one tile left."""
    state = tasting(game, Player(hand="rose-1"), Player(), in_round=7)
    assert state.moves() == [Taste("rose", -1)]


@pytest.mark.parametrize(
    ("tiles", "rose"),
    [
        (("rose+1",) * 5, 7),  # 3 + 5 cut to 7
        (("rose-1",) * 5, 0),  # 3 - 5 cut to 0
        (("rose+1", "rose+1", "rose+1", "rose-1", "rose-1"), 4),
        (("rose+1", "rose+1", "rose-1", "rose-1", "red+1"), 3),
        (("red+1",) * 5, 3),
    ],
)
def test_all_symbols_of_a_wine_are_added_up_and_change_its_price_once(
    game: ToscanaGame, tiles: tuple[str, ...], rose: int
) -> None:
    """TO-TASTE-03, TO-PC-02: a price moves by at most the number of players."""
    players = [Player(hand=f"{tile} champagne+1") for tile in tiles]
    state = tasting(game, *players, prices="2·4·5·2·1")
    assert state.prices[3] == 3
    reveal(state, *tiles)
    assert state.prices[3] == rose
    changes = told(state, "tasted") + told(state, "tasted-limited")
    assert len([event for event in changes if event["good"] == "rose"]) == (rose != 3)


def test_water_is_not_tasted(game: ToscanaGame) -> None:
    """TO-TASTE-04: no tile shows it, and no tasting moves it."""
    assert {good for good, _ in game.box.faces} == {"red", "white", "champagne", "rose"}
    state = tasting(game, *[Player()] * 5)
    water = state.prices[4]
    reveal(state)
    assert state.prices[4] == water


@pytest.mark.parametrize(
    ("in_round", "hand", "after"), [(1, [2, 5], [2, 4]), (5, [2, 1], [2, 0]), (6, [2, 0], [1, 0]), (7, [1, 0], [0, 0])]
)
def test_a_used_tile_is_discarded_and_the_next_one_drawn_as_long_as_there_is_one(
    game: ToscanaGame, in_round: int, hand: list[int], after: list[int]
) -> None:
    """TO-TASTE-05, TO-TASTE-06: before the end of the game is checked."""
    state = tasting(game, Player(), Player(), in_round=in_round)
    winery = state.wineries[1]
    assert [len(winery.hand), winery.stack.size] == hand
    reveal(state)
    assert [len(winery.hand), winery.stack.size, len(winery.stack.discard)] == [*after, in_round]
    order = [event.name for event in state.journal or ()]
    if in_round < 6:
        assert order.index("tiles-discarded") < order.index("tile-drawn") < order.index("tokens-back")
        assert rules_told(state, "tile-drawn") == ["TO-TASTE-05"] * 2
    else:
        assert "tile-drawn" not in order


def test_a_drawn_tile_comes_from_what_is_left_of_the_own_stack(game: ToscanaGame) -> None:
    """TO-TASTE-05, TO-TASTE-06: with chance as an actor, neither hand nor used tiles can come."""
    state = turn(game, Player(), Player(), in_round=4)
    state.explicit = True
    pass_round(state)
    reveal(state)
    assert state.actor == tutor.CHANCE
    left = state.fields()["wineries"][0]["stack"]
    assert state.moves() == [Draw(tile[:-2], int(tile[-2:])) for tile in left]
    assert refusal(state, Draw("white", 1)) == ("tasting-not-left", "TO-TASTE-06")
    assert len(left) == 2


def test_used_tiles_never_return(game: ToscanaGame) -> None:
    """TO-TASTE-06: after seven rounds every player has shown each of the seven tiles once."""
    state = turn(game, *[Player()] * 3)
    while not state.over:
        pass_round(state)
        reveal(state)
    for winery in state.wineries:
        assert sorted(winery.stack.discard) == list(range(7))


def test_tiles_are_chosen_in_sight_of_the_prices_after_phases_a_and_b(game: ToscanaGame) -> None:
    """TO-TASTE-07: and nothing else changes before the reveal."""
    state = tasting(game, Player(), Player())
    assert line(state.prices) == "3·2·3·4·1"
    state.play(Taste("red", 1))
    assert line(state.prices) == "3·2·3·4·1"
    state.play(Taste("red", 1))
    assert line(state.prices) == "5·2·3·4·1"


@pytest.mark.parametrize(("players", "first"), [(2, 1), (5, 3)])
def test_the_first_player_of_the_round_is_asked_first_then_clockwise(
    game: ToscanaGame, players: int, first: int
) -> None:
    """TO-TASTE-08: asking order."""
    state = turn(game, *[Player()] * players, seat=first)
    pass_round(state)
    asked = []
    while isinstance(move := state.moves()[0], Taste):
        asked.append(state.actor)
        state.play(move)
    assert asked == [(first + place) % players for place in range(players)]


def test_a_chosen_tile_is_known_to_its_owner_alone_until_all_have_chosen(game: ToscanaGame) -> None:
    """TO-TASTE-01, TO-TASTE-08: the others see that a choice has been made, not which."""
    state = tasting(game, Player(), Player(), Player())
    events = state.play(Taste("red", -1))
    assert [(event.name, event.secret, event.seat) for event in events] == [("taste-chosen", True, 0)]
    assert state.view(0)["wineries"][0]["chosen"] == "red-1"
    for seat in (1, 2):
        seen = state.view(seat)["wineries"][0]
        assert (seen["chosen"], seen["hand"]) == (True, 2)
        other = tasting(game, Player(), Player(), Player())
        other.play(Taste("red", 1))
        assert other.view(seat) == state.view(seat)
    assert told(state, "revealed") == []
    state.play(Taste("red", 1))
    events = state.play(Taste("red", 1))
    shown = [(event.seat, event.details["step"]) for event in events if event.name == "revealed"]
    assert shown == [(0, -1), (1, 1), (2, 1)]


def test_a_choice_cannot_be_taken_back(game: ToscanaGame) -> None:
    """TO-TASTE-08: each seat is asked once."""
    state = tasting(game, Player(), Player())
    state.play(Taste("red", -1))
    assert state.actor == 1
    state.play(Taste("red", 1))
    assert not any(isinstance(move, Taste) for move in state.moves())


def test_others_see_only_the_sizes_of_a_hand_and_what_it_can_be(game: ToscanaGame) -> None:
    """TO-SETUP-07, TO-COMP-13: hand and stack together are known, since all sets are alike."""
    state = turn(game, Player(hand="white+1 rose-1"), Player(), Player(), in_round=3)
    mine, others = state.view(0)["wineries"][0], state.view(1)["wineries"][0]
    assert mine["hand"] == ["white+1", "rose-1"]
    assert (others["hand"], others["stack"]) == (2, 3)
    assert others["unseen"] == sorted(mine["hand"] + mine["stack"])
    assert others["discard"] == mine["discard"] == ["red+1", "red-1"]
    assert "luck" not in state.view(0)


def test_a_redeal_gives_every_hand_that_a_seat_holds_possible_and_leaves_its_own(game: ToscanaGame) -> None:
    """TO-TASTE-08: all 21 hands of an opponent in round 1; a chosen tile is dealt anew with its hand."""
    state = tasting(game, Player(hand="red+1 rose-1"), Player())
    state.play(Taste("red", 1))
    rng = random.Random(1)
    hands, choices = set(), set()
    for _ in range(500):
        dealt = state.redeal(1, rng)
        dealt.check()
        assert dealt.view(1) == state.view(1)
        winery = dealt.wineries[0]
        hands.add(tuple(winery.hand))
        choices.add(winery.chosen)
    assert hands == set(combinations(range(7), 2))
    assert choices == set(range(7))
    own = state.redeal(0, rng)
    assert own.fields()["wineries"][0] == state.fields()["wineries"][0]


def test_in_rounds_6_and_7_every_hand_is_known(game: ToscanaGame) -> None:
    """TO-TASTE-05: the stacks are empty, so nothing is left to deal anew."""
    for in_round in (6, 7):
        state = turn(game, Player(), Player(hand="white+1 rose-1"), in_round=in_round)
        dealt = state.redeal(0, random.Random(in_round))
        assert dealt.wineries[1].hand == state.wineries[1].hand
        assert state.view(0)["wineries"][1]["unseen"] == sorted(state.fields()["wineries"][1]["hand"])


def test_buying_and_selling_move_no_price_and_the_update_moves_no_money(game: ToscanaGame) -> None:
    """TO-PRICE-05, TO-TRADE-08: money and cubes stay as they are through all three phases."""
    state = tasting(game, Player("1·2·3·4·5", money=9), Player())
    before = [money(state), warehouse(state), line(state.market), line(state.bank)]
    reveal(state)
    assert [money(state), warehouse(state), line(state.market), line(state.bank)] == before
