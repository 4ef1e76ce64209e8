"""Trading between players, an official option (TO-VAR-02 to TO-VAR-04)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.toscana.looking import refusal, rules_told, told
from tutor.core.moves import Move
from tutor.games.toscana.examples.positions import Player, ignore, line, money, play, turn, warehouse
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import (
    Accept,
    Buy,
    CloseSale,
    FinishTrade,
    Offer,
    OfferCount,
    OfferPrice,
    Refuse,
    Sell,
    UseAction,
)
from tutor.games.toscana.state import Toscana


def trading(game: ToscanaGame, *players: Player, **options: Any) -> Toscana:
    """Return a position in which seat 0 has chosen to trade, and players may trade with each other."""
    return play(turn(game, *players, player_trading=True, **options), UseAction("trade"))


def offer(partner: int, direction: str, good: str, count: int, price: int) -> list[Move]:
    """Return the moves of a whole offer."""
    return [Offer(partner, direction, good), OfferCount(count), OfferPrice(price)]


@pytest.mark.parametrize(
    ("direction", "after"), [("buy", ["3·0·0·0·2", "1·0·0·0·2"]), ("sell", ["1·0·0·0·2", "3·0·0·0·2"])]
)
def test_cubes_go_one_way_and_money_the_other(game: ToscanaGame, direction: str, after: list[str]) -> None:
    """TO-VAR-02, TO-VAR-03: at once, for the total price; the sum of money stays."""
    state = trading(game, Player(money=5), Player(money=5))
    bank = line(state.bank)
    play(state, *offer(1, direction, "red", 1, 4))
    assert state.actor == 1
    play(state, Accept())
    assert [warehouse(state, seat) for seat in (0, 1)] == after
    assert money(state) == ([1, 9] if direction == "buy" else [9, 1])
    assert line(state.bank) == bank
    assert rules_told(state, "deal-made") == ["TO-VAR-04"]


def test_a_refused_deal_changes_nothing_but_is_used_up(game: ToscanaGame) -> None:
    """TO-VAR-04: at most one offer per partner and good, whatever the answer."""
    state = trading(game, Player(money=5), Player(), Player())
    before = [warehouse(state, seat) for seat in range(3)]
    open_before = {move for move in state.moves() if isinstance(move, Offer)}
    play(state, *offer(1, "buy", "water", 2, 1), Refuse())
    assert state.actor == 0
    assert ([warehouse(state, seat) for seat in range(3)], money(state)) == (before, [5, 3, 3])
    closed = {Offer(1, "buy", "water"), Offer(1, "sell", "water")}
    assert {refusal(state, move) for move in closed} == {("offered-before", "TO-VAR-04")}
    assert {move for move in state.moves() if isinstance(move, Offer)} == open_before - closed
    assert len(open_before) == 8  # red and water, to and from both
    assert rules_told(state, "deal-refused") == ["TO-VAR-04"]


def test_the_next_trade_action_starts_with_fresh_offers(game: ToscanaGame) -> None:
    """TO-VAR-04: the limit holds for one action; afterwards nothing remembers the offers."""
    state = trading(game, Player(), Player())
    plain = play(state.copy(), FinishTrade())
    play(state, *offer(1, "buy", "red", 1, 0), Refuse(), FinishTrade())
    assert state.key() == plain.key()
    play(state, UseAction("trade"))
    assert refusal(state, Offer(0, "buy", "red")) is None


@pytest.mark.parametrize("market_first", [True, False])
def test_deals_come_before_or_after_the_market_part(game: ToscanaGame, market_first: bool) -> None:
    """TO-VAR-02: besides one purchase or sale, in any order, with several partners."""
    state = trading(game, Player(money=9), Player(), Player())
    deals = [*offer(1, "buy", "red", 1, 1), Accept(), *offer(2, "sell", "water", 1, 2), Accept()]
    moves = [Buy("white", 1), *deals] if market_first else [*deals, Buy("white", 1)]
    play(state, *moves)
    assert refusal(state, Sell("red", 1)) == ("market-done", "TO-TRADE-01")
    play(state, FinishTrade())
    assert (warehouse(state), money(state)) == ("3·1·0·0·1", [7, 4, 1])
    assert state.actor == 1


def test_deals_are_possible_without_the_market_part(game: ToscanaGame) -> None:
    """TO-VAR-02: such a trade is not an ignored one."""
    state = play(trading(game, Player(), Player()), *offer(1, "buy", "red", 1, 0), Accept(), FinishTrade())
    assert warehouse(state) == "3·0·0·0·2"
    assert told(state, "trade-ignored") == []


def test_only_the_active_player_makes_offers_and_only_the_partner_answers(game: ToscanaGame) -> None:
    """TO-VAR-02, TO-VAR-04: two players who are both not active never deal."""
    state = trading(game, Player(), Player(), Player())
    assert len([move for move in state.candidates() if isinstance(move, Offer)]) == 2 * 2 * 5
    partners = {move.partner for move in state.moves() if isinstance(move, Offer)}
    assert partners == {1, 2}
    assert refusal(state, Offer(0, "buy", "red")) == ("no-such-partner", "TO-VAR-03")
    assert refusal(state, Offer(3, "buy", "red")) == ("no-such-partner", "TO-VAR-03")
    assert refusal(state, Offer(-1, "buy", "red")) == ("no-such-partner", "TO-VAR-03")
    assert refusal(state, Offer(1, "swap", "red")) == ("no-such-partner", "TO-VAR-03")
    assert refusal(state, Offer(1, "buy", "beer")) == ("no-such-good", "TO-COMP-02")
    play(state, *offer(2, "sell", "red", 1, 1))
    assert (state.actor, state.moves()) == (2, [Accept(), Refuse()])


def test_a_deal_needs_cubes_on_one_side_and_places_on_the_other(game: ToscanaGame) -> None:
    """TO-VAR-03: up to five, as many as the giver owns and the receiver can store."""
    state = trading(game, Player("5·4·0·0·0"), Player("1·3·0·5·0"))
    assert refusal(state, Offer(1, "buy", "champagne")) == ("giver-has-none", "TO-VAR-03")
    assert refusal(state, Offer(1, "sell", "champagne")) == ("giver-has-none", "TO-VAR-03")
    assert refusal(state, Offer(1, "buy", "red")) == ("receiver-is-full", "TO-VAR-03")
    for direction, good, most in (("buy", "white", 1), ("sell", "red", 4), ("buy", "rose", 5)):
        asked = play(state.copy(), Offer(1, direction, good))
        assert asked.moves() == [OfferCount(count) for count in range(1, most + 1)]
        assert asked.candidates() == [OfferCount(count) for count in range(1, 6)]
        assert refusal(asked, OfferCount(most + 1)) == ("deal-count", "TO-VAR-03")
        assert refusal(asked, OfferCount(0)) == ("deal-count", "TO-VAR-03")


@pytest.mark.parametrize(("direction", "payer", "owned"), [("buy", 0, 4), ("sell", 1, 6)])
def test_the_price_is_anything_from_nothing_to_all_that_the_payer_owns(
    game: ToscanaGame, direction: str, payer: int, owned: int
) -> None:
    """TO-VAR-03, TO-SETUP-03: money stays at 0 or more."""
    state = play(trading(game, Player(money=4), Player(money=6)), Offer(1, direction, "red"), OfferCount(1))
    assert state.moves() == [OfferPrice(price) for price in range(owned + 1)]
    assert state.candidates() == [OfferPrice(price) for price in range(owned + 2)]
    assert refusal(state, OfferPrice(owned + 1)) == ("deal-price", "TO-VAR-03")
    assert refusal(state, OfferPrice(-1)) == ("deal-price", "TO-VAR-03")
    play(state, OfferPrice(owned), Accept())
    assert money(state)[payer] == 0
    assert sum(money(state)) == 10


def test_an_offer_is_remembered_through_a_sale_at_the_market(game: ToscanaGame) -> None:
    """TO-VAR-04: the sale is part of the same trade action."""
    state = play(trading(game, Player(), Player()), *offer(1, "buy", "water", 1, 0), Refuse(), Sell("red", 1))
    state.check()
    play(state, CloseSale())
    assert refusal(state, Offer(1, "buy", "water")) == ("offered-before", "TO-VAR-04")


def test_a_gift_is_a_deal_for_nothing(game: ToscanaGame) -> None:
    """TO-VAR-03: price 0."""
    state = play(trading(game, Player(), Player()), *offer(1, "sell", "red", 2, 0), Accept())
    assert ([warehouse(state, seat) for seat in (0, 1)], money(state)) == (["0·0·0·0·2", "4·0·0·0·2"], [3, 3])


def test_without_the_option_there_are_no_offers(game: ToscanaGame) -> None:
    """TO-VAR-02, TO-SUP-04: off by default."""
    state = play(turn(game, Player(), Player()), UseAction("trade"))
    assert not any(isinstance(move, Offer) for move in [*state.moves(), *state.candidates()])
    assert refusal(state, Offer(1, "buy", "red")) == ("no-player-trading", "TO-VAR-02")


def test_a_deal_can_set_off_the_latched_end(game: ToscanaGame) -> None:
    """TO-END-02 with end_trigger_latched: money from a deal counts like any other."""
    state = trading(game, Player(money=58), Player(), end_trigger_latched=True)
    play(state, *offer(1, "sell", "red", 1, 2), Accept())
    assert state.latched
    play(state, Buy("white", 1), FinishTrade())
    assert (money(state)[0], state.latched) == (57, True)


def test_an_offer_half_made_survives_saving(game: ToscanaGame) -> None:
    """TO-VAR-04: at every step of an offer the position loads as it was saved."""
    state = trading(game, Player(), Player())
    for move in [*offer(1, "sell", "water", 2, 1), Accept()]:
        state.play(move)
        loaded = game.from_json(state.to_json())
        assert (loaded.key(), loaded.moves()) == (state.key(), state.moves())
    ignore(play(loaded, FinishTrade()), "trade")
    assert money(loaded) == [4, 2]
