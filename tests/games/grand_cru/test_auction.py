"""First bid and overbid (GC-BID, GC-OVER)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import details, refusal, rules_told, seats_told
from tutor.games.grand_cru.examples.phase_one import idle
from tutor.games.grand_cru.examples.positions import (
    PASS,
    Player,
    act,
    action,
    bid,
    cash,
    columns,
    display,
    moves,
    pawns,
    play,
    told,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import Acquire, Act, Bid, BuyFromColumn, Overbid, PutUp

COVERED = {"bids_covered": True}


def test_a_first_bid_moves_a_tile_of_the_display_into_a_column_and_a_pawn_onto_a_price(game: GrandCruGame) -> None:
    """GC-BID-01, GC-BID-05, GC-BID-06: no money moves, and the display is not filled up."""
    state = action(game, Player(cash=2), Player(), display="2 aoc, gamay")
    act(state, "first_bid", PutUp("aoc"), Bid(5))
    assert columns(state) == [("aoc", 0, 5), None]
    assert display(state) == {"gamay": 1, "aoc": 1}
    assert (pawns(state), cash(state)) == ([3, 4], [2, 10])
    assert told(state, "first-bid") == [{"tile": "aoc", "price": 5}]


def test_equal_tiles_and_free_columns_are_interchangeable(game: GrandCruGame) -> None:
    """GC-BID-08: three Gamay in the display are one choice; the first free column is taken."""
    running = [None, bid("aoc", 1, 1)]
    state = action(game, Player(), Player(), display="3 gamay", columns=running)
    act(state, "first_bid")
    assert state.moves() == [PutUp("gamay")]
    play(state, PutUp("gamay"), Bid(1))
    assert columns(state) == [("gamay", 0, 1), ("aoc", 1, 1)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_never_more_auctions_than_players(game: GrandCruGame, players: int) -> None:
    """GC-BID-02, GC-BID-08, GC-PC-01: the limit does not shrink when players pass."""
    running = [bid("gamay", place % 2, 1) for place in range(players)]
    state = action(game, *[Player()] * players, columns=running, display="aoc", seat=players - 1)
    assert refusal(state, Act("first_bid")) == ("auctions-full", "GC-BID-02")
    state = action(game, *[Player()] * players, columns=running[:-1], display="aoc", passed=[1])
    assert refusal(state, Act("first_bid")) is None


def test_a_tile_that_is_up_for_auction_cannot_be_put_up_again(game: GrandCruGame) -> None:
    """GC-BID-09: only tiles of the display; without one there is no first bid."""
    state = action(game, Player(), Player(), Player(), display="gamay", columns=[bid("aoc", 1, 2)])
    act(state, "first_bid")
    assert refusal(state, PutUp("aoc")) == ("tile-in-column", "GC-BID-09")
    assert refusal(state, PutUp("pinot")) == ("tile-not-shown", "GC-BID-01")
    assert refusal(state, PutUp("riesling")) == ("tile-not-shown", "GC-BID-01")
    empty = action(game, Player(), Player(), columns=[bid("aoc", 1, 2)])
    assert refusal(empty, Act("first_bid")) == ("display-empty", "GC-BID-06")


def test_bids_run_from_one_to_six(game: GrandCruGame) -> None:
    """GC-BID-01, GC-BID-03: seven is the price of a direct purchase, and no bid."""
    state = act(action(game, Player(), Player(), display="aoc"), "first_bid", PutUp("aoc"))
    assert [move.price for move in moves(state, Bid)] == [1, 2, 3, 4, 5, 6]
    assert refusal(state, Bid(7)) == ("not-a-bid", "GC-BID-03")
    assert refusal(state, Bid(0)) == ("not-a-bid", "GC-BID-01")
    assert refusal(state, Bid(99)) == ("not-a-bid", "GC-BID-01")


def test_four_pawns_are_four_open_bids(game: GrandCruGame) -> None:
    """GC-BID-04: with five players the fifth column stays out of reach of the same player."""
    running = [bid("gamay", 0, price) for price in (1, 2, 3, 4)]
    state = action(game, *[Player()] * 5, columns=running, display="aoc")
    assert pawns(state)[0] == 0
    assert refusal(state, Act("first_bid")) == ("no-free-pawn", "GC-BID-04")


def test_covered_bids_need_their_price_and_a_space(game: GrandCruGame) -> None:
    """GC-BID-05: only with that ruling; cash and spaces are looked at when the bid is made."""
    state = action(game, Player(cash=3), Player(), display="aoc", options=COVERED)
    act(state, "first_bid", PutUp("aoc"))
    assert [move.price for move in moves(state, Bid)] == [1, 2, 3]
    assert refusal(state, Bid(4)) == ("bid-not-covered", "GC-BID-05")
    poor = action(game, Player(cash=0), Player(), display="aoc", options=COVERED)
    assert refusal(poor, Act("first_bid")) == ("bid-not-covered", "GC-BID-05")
    full = action(game, Player(vines="12 gamay"), Player(), display="aoc", options=COVERED)
    assert refusal(full, Act("first_bid")) == ("vineyard-full", "GC-ACQ-09")
    running = [bid("aoc", 1, 4), bid("gamay", 1, 2)]
    over = action(game, Player(cash=3), Player(), columns=running, options=COVERED)
    act(over, "overbid")
    assert over.moves() == [Overbid(2)]
    assert refusal(over, Overbid(1)) == ("bid-not-covered", "GC-BID-05")
    broke = action(game, Player(cash=2), Player(), columns=running, options=COVERED)
    assert refusal(broke, Act("overbid")) == ("bid-not-covered", "GC-BID-05")


def test_a_full_vineyard_and_an_empty_purse_may_bid(game: GrandCruGame) -> None:
    """GC-BID-05: a bid may be a bluff."""
    state = action(game, Player(cash=0, vines="12 gamay"), Player(), display="aoc")
    act(state, "first_bid", PutUp("aoc"), Bid(6))
    assert columns(state)[0] == ("aoc", 0, 6)


def test_a_pawn_in_a_column_is_neither_moved_nor_withdrawn(game: GrandCruGame) -> None:
    """GC-BID-07, GC-OVER-02: it comes back by an overbid, by acquiring, by a purchase, or at the year end."""
    start = action(game, Player(cash=9), Player(cash=9), columns=[bid("aoc", 0, 2)])
    assert refusal(start, Act("overbid")) == ("no-bid-of-others", "GC-OVER-02")
    for moves_ in (
        [Act("acquire"), Acquire(1)],
        [Act("buy"), BuyFromColumn(1)],
        [PASS, Act("overbid"), Overbid(1), Bid(3)],
        [PASS, Act("buy"), BuyFromColumn(1)],
    ):
        assert pawns(play(start.copy(), *moves_))[0] == 4, moves_
    assert pawns(start) == [3, 4]


# ---------------------------------------------------------------------- overbid


def test_an_overbid_sends_the_other_pawn_home(game: GrandCruGame) -> None:
    """GC-OVER-01, GC-OVER-04: the displaced player loses nothing and need not react."""
    state = action(game, Player(cash=0), Player(), Player(), columns=[bid("aoc", 2, 3)])
    act(state, "overbid", Overbid(1), Bid(4))
    assert columns(state)[0] == ("aoc", 0, 4)
    assert (pawns(state), cash(state)) == ([3, 4, 4], [0, 10, 10])
    assert (state.actor, seats_told(state, "overbid")) == (1, [0])
    assert told(state, "overbid") == [{"tile": "aoc", "price": 4, "owner": 2, "old": 3}]


def test_any_higher_price_will_do(game: GrandCruGame) -> None:
    """GC-OVER-01, GC-OVER-05: not only the next one, and at most 6."""
    state = act(action(game, Player(), Player(), columns=[bid("aoc", 1, 2)]), "overbid", Overbid(1))
    assert [move.price for move in moves(state, Bid)] == [3, 4, 5, 6]
    assert refusal(state, Bid(2)) == ("not-higher", "GC-OVER-01")
    assert refusal(state, Bid(7)) == ("not-a-bid", "GC-BID-03")


def test_only_bids_of_others_below_six_can_be_topped(game: GrandCruGame) -> None:
    """GC-OVER-01, GC-OVER-02, GC-OVER-03: neither one's own, nor a six, nor an empty column."""
    running = [bid("aoc", 0, 2), bid("gamay", 1, 6), bid("pinot", 1, 5)]
    state = act(action(game, *[Player()] * 4, columns=running), "overbid")
    assert state.moves() == [Overbid(3)]
    assert refusal(state, Overbid(1)) == ("own-bid", "GC-OVER-02")
    assert refusal(state, Overbid(2)) == ("bid-at-top", "GC-OVER-03")
    assert refusal(state, Overbid(4)) == ("column-free", "GC-OVER-01")
    assert refusal(state, Overbid(5)) == ("no-such-column", "GC-PC-01")
    assert details(state, Overbid(3)) == {"tile": "pinot", "owner": 1, "price": 5}
    assert details(state, Overbid(4)) is None
    top = action(game, Player(), Player(), columns=[bid("gamay", 1, 6)])
    assert refusal(top, Act("overbid")) == ("bids-at-top", "GC-OVER-03")
    none = action(game, Player(), Player())
    assert refusal(none, Act("overbid")) == ("no-bid-of-others", "GC-OVER-01")


def test_an_overbid_needs_a_pawn_of_ones_own(game: GrandCruGame) -> None:
    """GC-OVER-05: the pawn that comes back is the opponent's."""
    running = [bid("gamay", 0, 1), bid("syrah", 0, 1), bid("merlot", 0, 1), bid("aoc", 0, 1), bid("pinot", 1, 1)]
    state = action(game, *[Player()] * 5, columns=running)
    assert refusal(state, Act("overbid")) == ("no-free-pawn", "GC-OVER-05")


def test_the_bid_of_a_passed_player_can_be_topped_and_bought_away(game: GrandCruGame) -> None:
    """GC-OVER-05, GC-PASS-03: but that player cannot acquire any more."""
    state = action(game, Player(), Player(), Player(), columns=[bid("aoc", 0, 2)])
    state.play(PASS)
    assert refusal(act(state.copy(), "overbid"), Overbid(1)) is None
    idle(state)
    idle(state)
    assert state.actor == 1
    assert rules_told(state, "acquired") == []


def test_bids_in_a_column_only_rise_until_six(game: GrandCruGame) -> None:
    """GC-OVER-03, GC-LIM-05: two players cannot bid for ever."""
    state = action(game, Player(), Player(), columns=[bid("aoc", 1, 1)])
    rounds = 0
    while Act("overbid") in state.moves():
        act(state, "overbid", Overbid(1))
        state.play(moves(state, Bid)[0])
        rounds += 1
    assert rounds == 5
