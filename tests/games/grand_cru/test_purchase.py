"""Acquire and buy directly (GC-ACQ, GC-BUY)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import details, refusal, rules_told
from tutor.games.grand_cru.examples.phase_one import idle
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    Player,
    act,
    action,
    bid,
    cash,
    columns,
    cubes,
    display,
    end_year,
    pawns,
    ready,
    supply,
    tiles,
    told,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import Acquire, Act, BuyFromColumn, BuyFromDisplay, Harvest, UseImprovement


def test_an_acquisition_pays_the_bid_and_brings_tile_and_pawn(game: GrandCruGame) -> None:
    """GC-ACQ-01, GC-ACQ-02, GC-ACQ-08, GC-ACQ-10: one tile, exactly the bid, and the column is free."""
    running = [bid("aoc", 0, 3), bid("merlot", 0, 1)]
    state = act(action(game, Player(cash=5), Player(), columns=running), "acquire")
    assert state.moves() == [Acquire(1), Acquire(2)]
    assert details(state, Acquire(1)) == {"tile": "aoc", "owner": 0, "price": 3}
    state.play(Acquire(1))
    assert (cash(state)[0], tiles(state), pawns(state)[0]) == (2, {"aoc": 1}, 3)
    assert columns(state) == [None, ("merlot", 0, 1)]
    assert told(state, "acquired") == [{"tile": "aoc", "price": 3}]
    assert state.actor == 1


def test_acquiring_needs_ones_own_pawn_the_price_and_a_space(game: GrandCruGame) -> None:
    """GC-ACQ-01, GC-ACQ-03, GC-ACQ-09: and tiles cannot be given up for the space."""
    none = action(game, Player(), Player(), columns=[bid("aoc", 1, 1)])
    assert refusal(none, Act("acquire")) == ("no-own-bid", "GC-ACQ-01")
    poor = action(game, Player(cash=2), Player(), columns=[bid("aoc", 0, 3)])
    assert refusal(poor, Act("acquire")) == ("too-dear", "GC-ACQ-03")
    full = action(game, Player(bare="12 gamay"), Player(), columns=[bid("aoc", 0, 3)])
    assert refusal(full, Act("acquire")) == ("vineyard-full", "GC-ACQ-09")
    running = [bid("aoc", 0, 1), bid("gamay", 0, 6), bid("pinot", 1, 1)]
    state = act(action(game, Player(cash=2), *[Player()] * 3, columns=running), "acquire")
    assert refusal(state, Acquire(2)) == ("too-dear", "GC-ACQ-03")
    assert refusal(state, Acquire(3)) == ("no-own-bid", "GC-ACQ-01")
    assert refusal(state, Acquire(4)) == ("no-own-bid", "GC-ACQ-01")
    assert refusal(state, Acquire(0)) == ("no-such-column", "GC-PC-01")
    assert state.moves() == [Acquire(1)]


def test_being_the_highest_bidder_forces_nothing(game: GrandCruGame) -> None:
    """GC-ACQ-10, GC-TILE-02: a bid that is never acquired costs nothing."""
    state = action(game, Player(cash=9), Player(), columns=[bid("aoc", 0, 6)], counter=LAST_SPACE)
    end_year(state)
    assert (cash(state)[0], tiles(state), pawns(state)[0]) == (9 - 2, {}, 4)


def test_the_vineyard_is_a_multiset_of_twelve_tiles(game: GrandCruGame) -> None:
    """GC-ACQ-04: the twelfth tile still fits, on any space."""
    state = action(game, Player(cash=7, bare="11 gamay"), Player(), display="gamay")
    act(state, "buy", BuyFromDisplay("gamay"))
    assert tiles(state) == {"gamay": 12}
    idle(state)
    assert refusal(state, Act("buy")) == ("too-dear", "GC-BUY-01")


def test_a_new_vine_bears_at_once(game: GrandCruGame) -> None:
    """GC-ACQ-05: the cube comes from the supply and can be harvested in the same year."""
    state = action(game, Player(cash=6), Player(), columns=[bid("pinot", 0, 5)], counter=LAST_SPACE)
    act(state, "acquire", Acquire(1))
    assert (cubes(state), supply(state, "pinot")) == ({"pinot": 1}, 24)
    assert rules_told(state, "vine-bears") == ["GC-ACQ-05"]
    idle(state)
    act(state, "harvest", Harvest("pinot"))
    assert cash(state)[0] == 0


@pytest.mark.parametrize(("option", "money"), [(False, 0), (True, 1)])
def test_without_supply_a_new_vine_stays_bare(game: GrandCruGame, option: bool, money: int) -> None:
    """GC-ACQ-06, GC-LIM-01: no compensation, unless that ruling gives it; the next step 6 fills the vine."""
    hoarder = Player(cellar="15 gamay@3")
    state = action(
        game, Player(cash=9), hoarder, display="gamay", counter=LAST_SPACE, options={"purchase_compensation": option}
    )
    act(state, "buy", BuyFromDisplay("gamay"))
    assert (tiles(state), cubes(state), cash(state)[0]) == ({"gamay": 1}, {}, 2 + money)
    assert told(state, "vine-bare") == [{"variety": "gamay", "money": money}]
    end_year(state)
    assert cubes(state) == {"gamay": 1}


def test_a_new_improvement_is_ready_from_the_owners_next_action_on(game: GrandCruGame) -> None:
    """GC-ACQ-07, GC-IMP-20: it may be used in the same year."""
    state = action(game, Player(cash=1), Player(), columns=[bid("advertising", 0, 1)])
    act(state, "acquire", Acquire(1))
    assert ready(state, 0, "advertising")
    assert rules_told(state, "improvement-ready") == ["GC-ACQ-07"]
    idle(state)
    assert refusal(state, UseImprovement("advertising")) is None


# ---------------------------------------------------------------------- buy directly


def test_seven_francs_buy_any_visible_tile(game: GrandCruGame) -> None:
    """GC-BUY-01, GC-BUY-03: from the display or from a column, and the tile is placed as usual."""
    start = action(game, Player(cash=7), Player(), Player(), display="merlot, 2 aoc", columns=[bid("gamay", 1, 6)])
    act(start, "buy")
    assert start.moves() == [BuyFromDisplay("merlot"), BuyFromDisplay("aoc"), BuyFromColumn(1)]
    state = start.copy()
    state.play(BuyFromDisplay("merlot"))
    assert (cash(state)[0], tiles(state), cubes(state)) == (0, {"merlot": 1}, {"merlot": 1})
    assert display(state) == {"aoc": 2}
    assert told(state, "bought") == [{"tile": "merlot", "price": 7}]
    assert details(start, BuyFromDisplay("aoc")) is None
    assert details(start, BuyFromColumn(1)) == {"tile": "gamay", "owner": 1, "price": 6}


@pytest.mark.parametrize("owner", [0, 1])
def test_it_does_not_matter_whose_pawn_stands_there(game: GrandCruGame, owner: int) -> None:
    """GC-BUY-02, GC-BUY-03: also one's own; it goes home without compensation and the column is free."""
    state = action(game, Player(cash=8), Player(cash=3), columns=[bid("aoc", owner, 2)])
    act(state, "buy", BuyFromColumn(1))
    assert (cash(state), pawns(state), columns(state)) == ([1, 3], [4, 4], [None, None])
    assert told(state, "bought-away") == [{"tile": "aoc", "price": 7, "owner": owner, "bid": 2}]


def test_a_purchase_needs_money_and_a_space_but_no_pawn_and_no_free_column(game: GrandCruGame) -> None:
    """GC-BUY-01, GC-BUY-04, GC-ACQ-09: the limit of auctions concerns first bids only."""
    running = [bid("gamay", 0, 1), bid("syrah", 0, 1), bid("merlot", 0, 1), bid("aoc", 0, 1), bid("pinot", 1, 1)]
    state = action(game, Player(cash=7), *[Player()] * 4, columns=running, display="blending")
    assert pawns(state)[0] == 0
    assert refusal(state, Act("buy")) is None
    poor = action(game, Player(cash=6), Player(), display="aoc")
    assert refusal(poor, Act("buy")) == ("too-dear", "GC-BUY-01")
    full = action(game, Player(bare="12 gamay"), Player(), display="aoc")
    assert refusal(full, Act("buy")) == ("vineyard-full", "GC-ACQ-09")
    nothing = action(game, Player(cash=9), Player())
    assert refusal(nothing, Act("buy")) == ("nothing-shown", "GC-BUY-01")


def test_what_is_not_visible_cannot_be_bought(game: GrandCruGame) -> None:
    """GC-BUY-01: neither from the pile nor from an empty column."""
    state = act(action(game, Player(cash=9), Player(), display="aoc"), "buy")
    assert refusal(state, BuyFromDisplay("gamay")) == ("tile-not-shown", "GC-BUY-01")
    assert refusal(state, BuyFromColumn(1)) == ("column-free", "GC-BUY-01")
    assert refusal(state, BuyFromColumn(3)) == ("no-such-column", "GC-PC-01")


def test_money_goes_to_the_bank_and_never_to_another_player(game: GrandCruGame) -> None:
    """GC-LIM-02, GC-LIM-06: the bank never runs out, and nobody pays anybody else."""
    state = action(game, Player(cash=400), Player(cash=0), columns=[bid("aoc", 1, 6)])
    act(state, "buy", BuyFromColumn(1))
    assert cash(state) == [393, 0]
