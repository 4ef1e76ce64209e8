"""The trade action at the market (TO-TRADE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.toscana.looking import details, refusal, rules_told, told
from tutor.games.toscana.box import GOODS
from tutor.games.toscana.examples.positions import Player, change, line, pass_round, play, turn, warehouse
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import Buy, CloseSale, FinishTrade, Sell, UseAction
from tutor.games.toscana.state import Toscana


def trading(game: ToscanaGame, player: Player, *others: Player, **position: Any) -> Toscana:
    """Return a position in which seat 0 has chosen to trade."""
    return play(turn(game, player, *(others or (Player(),)), **position), UseAction("trade"))


def test_a_trade_action_buys_or_sells_and_not_both(game: ToscanaGame) -> None:
    """TO-TRADE-01: after a purchase the turn is over; a sale takes no purchase."""
    start = trading(game, Player("1·1·0·0·0", money=20))
    assert play(start.copy(), Buy("water", 1)).actor == 1
    state = play(start.copy(), Sell("red", 1))
    assert refusal(state, Buy("water", 1)) == ("not-asked", "TO-TRADE-07")


def test_after_one_purchase_there_is_no_second(game: ToscanaGame) -> None:
    """TO-TRADE-01: also when the action goes on, as it does with trading between players."""
    state = play(turn(game, Player(money=20), Player(), player_trading=True), UseAction("trade"), Buy("water", 1))
    assert refusal(state, Buy("water", 1)) == ("market-done", "TO-TRADE-01")
    assert refusal(state, Sell("red", 1)) == ("market-done", "TO-TRADE-01")


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_one_to_five_cubes_of_one_good_are_bought(game: ToscanaGame, count: int) -> None:
    """TO-TRADE-02, TO-TRADE-03: for the price times the number."""
    start = trading(game, Player("0·0·0·0·0", money=40), prices="2·3·7·3·1", market="3·3·5·2·4")
    state = play(start.copy(), Buy("champagne", count))
    assert warehouse(state) == f"0·0·{count}·0·0"
    assert state.wineries[0].money == 40 - 7 * count
    assert change(start.market, state.market) == f"0·0·-{count}·0·0"
    assert state.bank == start.bank
    assert told(state, "bought") == [{"good": "champagne", "count": count, "price": 7, "total": 7 * count}]


@pytest.mark.parametrize("count", [-1, 0, 6])
def test_no_other_number_can_be_bought(game: ToscanaGame, count: int) -> None:
    """TO-TRADE-02, TO-TRADE-12: nothing, less than nothing, or six."""
    state = trading(game, Player("0·0·0·0·0", money=40), market="3·3·5·2·4")
    assert refusal(state, Buy("champagne", count)) == ("buy-count", "TO-TRADE-02")


def test_at_the_lowest_step_a_bought_cube_costs_1_and_a_sold_one_brings_0(game: ToscanaGame) -> None:
    """TO-TRADE-04, TO-TRADE-09: selling at 0 is allowed."""
    start = trading(game, Player("2·0·0·0·0"), prices="0·3·4·3·1")
    bought, sold = play(start.copy(), Buy("red", 3)), play(start.copy(), Sell("red", 2))
    assert (bought.wineries[0].money, rules_told(bought, "bought")) == (0, ["TO-TRADE-04"])
    assert (sold.wineries[0].money, rules_told(sold, "sold")) == (3, ["TO-TRADE-09"])
    assert (warehouse(sold), sold.market[0]) == ("0·0·0·0·0", 5)


def test_purchases_and_sales_are_offered_with_their_money(game: ToscanaGame) -> None:
    """TO-TRADE-03, TO-TRADE-08: the price times the number, 1 or 0 at the lowest step."""
    state = trading(game, Player("2·1·0·0·1"), prices="0·3·4·3·1")
    offered = [details(state, move) for move in (Buy("red", 2), Sell("red", 2), Buy("white", 3), Sell("white", 1))]
    assert offered == [{"money": 2}, {"money": 0}, {"money": 9}, {"money": 3}]
    assert details(state, FinishTrade()) is None
    state.play(Sell("red", 1))
    assert details(state, Sell("white", 1)) == {"money": 3}
    assert details(state, CloseSale()) is None


def test_stock_money_and_places_limit_a_purchase(game: ToscanaGame) -> None:
    """TO-TRADE-05, TO-SETUP-03: each by its own refusal."""
    state = trading(game, Player("4·0·0·0·0", money=8), prices="1·3·4·3·1", market="3·3·2·2·4")
    assert refusal(state, Buy("red", 2)) == ("too-few-places", "TO-TRADE-05")
    assert refusal(state, Buy("champagne", 3)) == ("too-few-in-market", "TO-TRADE-05")
    assert refusal(state, Buy("white", 3)) == ("too-dear", "TO-SETUP-03")
    assert refusal(state, Buy("beer", 1)) == ("no-such-good", "TO-COMP-02")
    bought = [(move.good, move.cubes) for move in state.moves() if isinstance(move, Buy)]
    assert bought == [
        ("red", 1), ("white", 1), ("white", 2), ("champagne", 1), ("champagne", 2), ("rose", 1), ("rose", 2),
        ("water", 1), ("water", 2), ("water", 3), ("water", 4),
    ]  # fmt: skip


def test_a_player_without_money_buys_nothing_even_at_the_lowest_step(game: ToscanaGame) -> None:
    """TO-TRADE-04, TO-SETUP-03: 0 money."""
    state = trading(game, Player("0·0·0·0·0", money=0), prices="0·0·0·0·0")
    assert state.moves() == [FinishTrade()]
    assert refusal(state, Buy("red", 1)) == ("too-dear", "TO-SETUP-03")


def test_nothing_is_bought_from_an_empty_market_however_full_the_bank(game: ToscanaGame) -> None:
    """TO-TRADE-06, TO-SUP-02: it is refilled by sales alone."""
    state = trading(game, Player("1·0·0·0·0", money=40), market="0·3·2·2·4")
    assert refusal(state, Buy("red", 1)) == ("market-empty", "TO-TRADE-06")
    play(state, Sell("red", 1))
    assert state.market[0] == 1


def test_the_market_is_not_refilled_between_rounds(game: ToscanaGame) -> None:
    """TO-SUP-02, TO-PRICE-05: the update moves no cubes."""
    state = turn(game, Player(), Player(), market="0·0·0·0·0")
    bank = state.bank.copy()
    pass_round(state)
    for _ in range(2):
        state.play(state.moves()[0])
    assert (state.round, line(state.market), state.bank) == (2, "0·0·0·0·0", bank)


def test_any_number_of_any_goods_is_sold_in_one_action(game: ToscanaGame) -> None:
    """TO-TRADE-07, TO-TRADE-08, TO-TRADE-11: each cube at the price of its good, which stands still."""
    start = trading(game, Player("5·4·3·2·1", money=0), prices="7·6·5·4·3", market="0·0·0·0·0")
    play(start, Sell("red", 5), Sell("white", 1), Sell("champagne", 3), Sell("water", 1), CloseSale())
    assert start.wineries[0].money == 35 + 6 + 15 + 3
    assert warehouse(start) == "0·3·0·2·0"
    assert line(start.prices) == "7·6·5·4·3"
    assert line(start.market) == "5·1·3·0·1"


def test_a_sale_closes_by_itself_when_every_good_has_been_named(game: ToscanaGame) -> None:
    """TO-TRADE-07: nothing is left to ask."""
    state = play(trading(game, Player("1·0·0·0·1")), Sell("red", 1), Sell("water", 1))
    assert (state.actor, state.wineries[0].money) == (1, 6)


def test_after_the_first_good_of_a_sale_the_others_are_asked_for(game: ToscanaGame) -> None:
    """TO-TRADE-07: each of the other goods, up to what is owned, or the end of the sale."""
    state = play(trading(game, Player("2·0·1·0·2")), Sell("champagne", 1))
    assert state.moves() == [Sell("red", 1), Sell("red", 2), Sell("water", 1), Sell("water", 2), CloseSale()]


def test_only_what_is_owned_is_sold(game: ToscanaGame) -> None:
    """TO-TRADE-07, TO-TRADE-12: at least one, at most all."""
    state = trading(game, Player("2·0·0·0·1"))
    assert refusal(state, Sell("red", 3)) == ("too-few-to-sell", "TO-TRADE-07")
    assert refusal(state, Sell("white", 1)) == ("nothing-to-sell", "TO-TRADE-07")
    assert refusal(state, Sell("red", 0)) == ("sell-count", "TO-TRADE-12")
    assert refusal(state, Sell("red", -1)) == ("sell-count", "TO-TRADE-12")
    assert refusal(state, Sell("beer", 1)) == ("no-such-good", "TO-COMP-02")
    state.play(Sell("red", 1))
    assert refusal(state, Sell("beer", 1)) == ("no-such-good", "TO-COMP-02")
    assert refusal(state, Sell("water", 2)) == ("too-few-to-sell", "TO-TRADE-07")


@pytest.mark.parametrize(("stock", "stored", "surplus"), [(0, 5, 0), (3, 2, 3), (4, 1, 4), (5, 0, 5)])
def test_what_has_no_place_in_the_market_goes_to_the_bank_and_is_paid_all_the_same(
    game: ToscanaGame, stock: int, stored: int, surplus: int
) -> None:
    """TO-TRADE-10, TO-COMP-06: five red at 2, whatever the market holds."""
    start = trading(game, Player("5·0·0·0·0"), market=f"{stock}·3·2·2·4")
    state = play(start.copy(), Sell("red", 5))
    assert state.wineries[0].money == 3 + 10
    assert (state.market[0] - stock, state.bank[0] - start.bank[0]) == (stored, surplus)
    assert [event["count"] for event in told(state, "surplus")] == ([surplus] if surplus else [])


def test_doing_nothing_at_the_market_is_an_ignored_trade(game: ToscanaGame) -> None:
    """TO-TRADE-12, TO-TURN-09: no cube, no money."""
    start = trading(game, Player())
    state = play(start.copy(), FinishTrade())
    assert (warehouse(state), state.wineries[0].money, state.market) == ("2·0·0·0·2", 3, start.market)
    assert rules_told(state, "trade-ignored") == ["TO-TURN-09"]


def test_all_goods_of_a_sale_move_and_are_paid_together(game: ToscanaGame) -> None:
    """TO-TRADE-13: nothing moves before the sale is closed, and each good is named once."""
    start = trading(game, Player("2·2·0·0·0"))
    state = play(start.copy(), Sell("red", 1))
    assert (warehouse(state), state.wineries[0].money, state.market) == ("2·2·0·0·0", 3, start.market)
    assert refusal(state, Sell("red", 1)) == ("good-named", "TO-TRADE-13")
    play(state, CloseSale())
    assert (warehouse(state), state.wineries[0].money) == ("1·2·0·0·0", 5)


def test_the_order_of_the_goods_in_a_sale_has_no_effect(game: ToscanaGame) -> None:
    """TO-TRADE-13: two orders, one position."""
    start = trading(game, Player("1·1·1·1·1"))
    named = [Sell(good, 1) for good in GOODS]
    assert play(start.copy(), *named).key() == play(start.copy(), *reversed(named)).key()


def test_cubes_pass_between_players_only_by_the_option(game: ToscanaGame) -> None:
    """TO-SUP-04: whatever a player does in a turn leaves the warehouses of the others alone."""
    state = turn(game, Player("1·1·1·1·1", workers="A1"), Player("3·0·0·0·0"), Player("0·3·0·0·0"))
    others = [warehouse(state, seat) for seat in (1, 2)]
    for action in ("hire", "production", "trade"):
        for move in (chosen := play(state.copy(), UseAction(action))).moves():
            played = play(chosen.copy(), move)
            assert [warehouse(played, seat) for seat in (1, 2)] == others
