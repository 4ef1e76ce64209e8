"""Mr Rosé (TO-ROSE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.toscana.looking import amount, details, refusal, rules_told
from tutor.games.toscana.box import GOODS
from tutor.games.toscana.examples.positions import Player, change, line, play, turn, warehouse
from tutor.games.toscana.examples.preparation import tokens
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import Buy, ChangePrice, FinishHiring, Hire, NoDeal, Sell, StartWith, UseAction
from tutor.games.toscana.state import Toscana

PRICES_UP_AND_DOWN = (ChangePrice("white", 1), ChangePrice("red", -1))


def rose(game: ToscanaGame, player: Player | None = None, *others: Player, **position: Any) -> Toscana:
    """Return a position in which seat 0 has hired Mr Rosé."""
    state = turn(game, player or Player("1·1·1·1·1"), *(others or (Player(),)), **position)
    return play(state, UseAction("hire"), Hire("mr_rose"))


def test_mr_rose_costs_one_rose_before_anything_else(game: ToscanaGame) -> None:
    """TO-ROSE-01, TO-ROSE-10: it lies in the bank when the deal is made."""
    state = rose(game)
    assert warehouse(state) == "1·1·1·0·1"
    assert amount(state.bank, "rose") == 15 - 2
    assert rules_told(state, "paid") == ["TO-ROSE-01"]


def test_two_different_prices_change_by_one_in_chosen_directions(game: ToscanaGame) -> None:
    """TO-ROSE-02: 10 pairs × 4 directions, in either order; water included."""
    start = play(rose(game, prices="3·3·3·3·3"), StartWith("prices"))
    assert len(start.moves()) == 10
    results = set()
    for first in start.moves():
        state = play(start.copy(), first)
        assert len(state.moves()) == 8
        results |= {line(play(state.copy(), second).prices) for second in state.moves()}
    assert len(results) == 40


def test_the_price_changes_are_compulsory_and_different(game: ToscanaGame) -> None:
    """TO-ROSE-02: neither left out nor both on one good nor by two steps."""
    state = play(rose(game), StartWith("prices"), ChangePrice("red", 1))
    assert refusal(state, ChangePrice("red", 1)) == ("two-different-prices", "TO-ROSE-02")
    assert refusal(state, ChangePrice("red", -1)) == ("two-different-prices", "TO-ROSE-02")
    assert refusal(state, ChangePrice("white", 2)) == ("one-step", "TO-ROSE-02")
    assert refusal(state, ChangePrice("white", 0)) == ("one-step", "TO-ROSE-02")
    assert refusal(state, ChangePrice("beer", 1)) == ("no-such-good", "TO-COMP-02")
    assert refusal(state, FinishHiring()) is not None


@pytest.mark.parametrize(("option", "choices"), [(False, 8), (True, 4)])
@pytest.mark.parametrize("step", [1, -1])
def test_with_the_stricter_ruling_both_prices_go_the_same_way(
    game: ToscanaGame, option: bool, choices: int, step: int
) -> None:
    """TO-ROSE-02 with rose_same_direction: the first is free, the second follows it."""
    state = play(rose(game, rose_same_direction=option), StartWith("prices"))
    assert len(state.moves()) == 10
    state.play(ChangePrice("red", step))
    assert len(state.moves()) == choices
    expected = ("same-direction", "TO-ROSE-02") if option else None
    assert refusal(state, ChangePrice("white", -step)) == expected
    assert refusal(state, ChangePrice("white", step)) is None


def test_a_change_beyond_the_ladder_is_lost_and_may_be_chosen_on_purpose(game: ToscanaGame) -> None:
    """TO-ROSE-03: red above 7 and water below 0."""
    state = play(rose(game, prices="7·3·4·3·0"), StartWith("prices"), ChangePrice("red", 1), ChangePrice("water", -1))
    assert line(state.prices) == "7·3·4·3·0"
    assert rules_told(state, "price-stuck") == ["TO-ROSE-03", "TO-ROSE-03"]


def test_one_cube_is_bought_or_sold_and_not_both(game: ToscanaGame) -> None:
    """TO-ROSE-04: one deal about one cube."""
    start = play(rose(game), StartWith("deal"))
    bought = [Buy(good, 1) for good in ("red", "white", "rose", "water")]  # champagne at 4 is too dear for 3
    sold = [Sell(good, 1) for good in ("red", "white", "champagne", "water")]  # the only rosé has been paid
    assert start.moves() == [*bought, *sold, NoDeal()]
    assert refusal(start, Buy("red", 2)) == ("one-cube", "TO-ROSE-04")
    assert refusal(start, Sell("red", 2)) == ("one-cube", "TO-ROSE-04")
    assert refusal(start, Sell("beer", 1)) == ("no-such-good", "TO-COMP-02")
    for deal in (Buy("red", 1), Sell("red", 1)):
        state = play(start.copy(), deal)
        assert refusal(state, Sell("white", 1)) is not None
        play(state, *PRICES_UP_AND_DOWN)
        assert refusal(state, Sell("white", 1)) is not None


def test_the_deal_is_optional(game: ToscanaGame) -> None:
    """TO-ROSE-04: prices without a deal."""
    state = play(rose(game), StartWith("prices"), *PRICES_UP_AND_DOWN, NoDeal(), FinishHiring())
    assert (warehouse(state), state.wineries[0].money) == ("1·1·1·0·1", 3)
    assert rules_told(state, "no-deal") == ["TO-ROSE-04"]


@pytest.mark.parametrize(("order", "money"), [("prices", 3 + 4), ("deal", 3 + 3)])
def test_prices_or_deal_come_first(game: ToscanaGame, order: str, money: int) -> None:
    """TO-ROSE-05, TO-ROSE-08: white is sold at 4 after the rise, at 3 before it."""
    halves = (*PRICES_UP_AND_DOWN, Sell("white", 1)) if order == "prices" else (Sell("white", 1), *PRICES_UP_AND_DOWN)
    state = play(rose(game), StartWith(order), *halves)
    assert state.wineries[0].money == money
    assert line(state.prices) == "1·4·4·3·1"


def test_the_deal_does_not_come_between_the_two_prices(game: ToscanaGame) -> None:
    """TO-ROSE-05: after the first price only the second is asked for."""
    state = play(rose(game), StartWith("prices"), ChangePrice("red", 1))
    assert all(isinstance(move, ChangePrice) for move in state.moves())
    assert refusal(state, Sell("white", 1)) == ("not-asked", "TO-ROSE-02")
    assert refusal(rose(game), StartWith("nothing")) == ("no-such-part", "TO-ROSE-05")


def test_the_deal_comes_first_only_if_one_is_possible(game: ToscanaGame) -> None:
    """TO-ROSE-05: without money and cubes only the prices are left to begin with."""
    state = rose(game, Player("0·0·0·1·0", money=0))
    assert refusal(state, StartWith("deal")) == ("no-deal-possible", "TO-ROSE-04")
    assert state.moves() == [StartWith("prices")]
    play(state, StartWith("prices"), *PRICES_UP_AND_DOWN)
    assert state.moves() == [NoDeal()]


def test_buying_takes_a_cube_from_the_market_at_the_current_price(game: ToscanaGame) -> None:
    """TO-ROSE-06: not from the bank while the market has one."""
    start = play(rose(game, Player("0·0·0·1·0", money=4)), StartWith("deal"))
    state = play(start.copy(), Buy("champagne", 1))
    assert change(start.market, state.market) == "0·0·-1·0·0"
    assert state.bank == start.bank
    assert state.wineries[0].money == 0
    assert rules_told(state, "rose-bought") == ["TO-ROSE-06"]


def test_buying_at_the_lowest_step_costs_1_and_selling_brings_0(game: ToscanaGame) -> None:
    """TO-ROSE-06, TO-ROSE-08: the step 0/1."""
    start = play(rose(game, prices="0·3·4·3·1"), StartWith("deal"))
    assert play(start.copy(), Buy("red", 1)).wineries[0].money == 2
    assert play(start.copy(), Sell("red", 1)).wineries[0].money == 3


def test_deals_are_offered_with_their_price(game: ToscanaGame) -> None:
    """TO-ROSE-06, TO-ROSE-08: of one cube, 1 or 0 at the lowest step."""
    state = play(rose(game, prices="0·3·4·3·1"), StartWith("deal"))
    offered = [details(state, move) for move in (Buy("red", 1), Sell("red", 1), Buy("white", 1), Sell("white", 1))]
    assert offered == [{"money": 1}, {"money": 0}, {"money": 3}, {"money": 3}]
    assert details(state, NoDeal()) is None


def test_buying_needs_money_and_a_free_place(game: ToscanaGame) -> None:
    """TO-ROSE-06: champagne at 4 is too dear for 3; a sixth red has no place."""
    state = play(rose(game, Player("5·0·0·1·0")), StartWith("deal"))
    assert refusal(state, Buy("champagne", 1)) == ("too-dear", "TO-ROSE-06")
    assert refusal(state, Buy("red", 1)) == ("warehouse-full", "TO-ROSE-06")
    assert refusal(state, Buy("white", 1)) is None


@pytest.mark.parametrize("good", GOODS)
def test_an_empty_market_warehouse_is_helped_out_by_the_bank(game: ToscanaGame, good: str) -> None:
    """TO-ROSE-07: at the same price, for every good."""
    start = play(rose(game, Player("0·0·0·1·0", money=9), market="0·0·0·0·0"), StartWith("deal"))
    state = play(start.copy(), Buy(good, 1))
    assert amount(state.bank, good) == amount(start.bank, good) - 1
    assert line(state.market) == "0·0·0·0·0"
    assert state.wineries[0].money == 9 - amount(start.prices, good)
    assert rules_told(state, "rose-bought-bank") == ["TO-ROSE-07"]


def test_nothing_is_bought_where_market_and_bank_are_empty(game: ToscanaGame) -> None:
    """TO-ROSE-07, TO-SUP-01: champagne is all with the players."""
    holder = Player("0·0·5·0·0")
    state = rose(game, Player("0·0·0·1·0", money=9), holder, holder, holder, market="3·3·0·2·4")
    state.play(StartWith("deal"))
    assert amount(state.bank, "champagne") == 0
    assert refusal(state, Buy("champagne", 1)) == ("bank-empty-too", "TO-ROSE-07")


def test_the_rose_just_paid_can_be_bought_back(game: ToscanaGame) -> None:
    """TO-ROSE-10: with no other rosé in bank or market, and into the place that it has left."""
    holder = Player("0·0·0·5·0")
    state = turn(game, Player("0·0·0·5·0"), holder, holder, market="3·3·2·0·4")
    assert amount(state.bank, "rose") == 0
    play(state, UseAction("hire"), Hire("mr_rose"), StartWith("deal"), Buy("rose", 1))
    assert (warehouse(state), amount(state.bank, "rose"), state.wineries[0].money) == ("0·0·0·5·0", 0, 0)


def test_a_sold_cube_goes_to_the_market_or_if_that_is_full_to_the_bank(game: ToscanaGame) -> None:
    """TO-ROSE-08: paid in both cases; what is not owned cannot be sold."""
    start = play(rose(game, Player("1·0·0·1·1"), market="4·3·2·2·5"), StartWith("deal"))
    red, water = play(start.copy(), Sell("red", 1)), play(start.copy(), Sell("water", 1))
    assert (change(start.market, red.market), change(start.bank, red.bank)) == ("1·0·0·0·0", "0·0·0·0·0")
    assert (change(start.market, water.market), change(start.bank, water.bank)) == ("0·0·0·0·0", "0·0·0·0·1")
    assert [red.wineries[0].money, water.wineries[0].money] == [5, 4]
    assert rules_told(red, "rose-sold") == ["TO-ROSE-08"]
    assert refusal(start, Sell("white", 1)) == ("nothing-to-sell", "TO-ROSE-08")
    assert refusal(start, Sell("rose", 1)) == ("nothing-to-sell", "TO-ROSE-08")


def test_the_deal_does_not_use_the_trade_action(game: ToscanaGame) -> None:
    """TO-ROSE-09: money moves at once, and the trade token stays."""
    state = play(rose(game), StartWith("deal"), Sell("white", 1))
    assert state.wineries[0].money == 6
    play(state, *PRICES_UP_AND_DOWN, FinishHiring())
    assert tokens(state, 0) == 2
    assert state.fields()["wineries"][0]["spent"] == ["hire"]
