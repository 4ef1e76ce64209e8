"""Examples of bids, acquisitions and direct purchases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.grand_cru.examples.phase_one import idle
from tutor.games.grand_cru.examples.positions import (
    PASS,
    Player,
    act,
    action,
    bid,
    cash,
    columns,
    cubes,
    end_year,
    moves,
    pawns,
    play,
    supply,
    tiles,
    verdict,
)
from tutor.games.grand_cru.examples.registry import examples
from tutor.games.grand_cru.moves import (
    Acquire,
    Act,
    Bid,
    BuyFromColumn,
    BuyFromDisplay,
    Harvest,
    Overbid,
    PutUp,
)

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame


@examples("EX-06", "GC-BID-02")
def three_auctions(game: GrandCruGame) -> Iterator[Finding]:
    """Three players, three auctions: no further first bid until one of them is over."""
    running = [bid("aoc", 0, 2), bid("maturing", 1, 3), bid("blending", 2, 1)]
    state = action(game, Player(), Player(), Player(), columns=running, display="gamay")
    for seat in range(3):
        yield f"first bid of seat {seat}", "GC-BID-02", verdict(state, Act("first_bid"))
        if seat < 2:
            idle(state)
    act(state, "acquire", Acquire(3))
    yield "after an acquisition", "legal", verdict(state, Act("first_bid"))
    state = action(game, Player(), Player(), Player(), columns=running, display="gamay")
    act(state, "buy", BuyFromColumn(2))
    yield "after a purchase", "legal", verdict(state, Act("first_bid"))


@examples("EX-07", "GC-BID-01", "GC-BID-03")
def prices_of_a_first_bid(game: GrandCruGame) -> Iterator[Finding]:
    """From 1 to 6."""
    state = action(game, Player(), Player(), display="aoc")
    act(state, "first_bid", PutUp("aoc"))
    yield "prices", [1, 2, 3, 4, 5, 6], [move.price for move in moves(state, Bid)]
    yield "7", "GC-BID-03", verdict(state, Bid(7))


@examples("EX-08", "GC-OVER-01")
def overbidding(game: GrandCruGame) -> Iterator[Finding]:
    """Blue (seat 1) stands on 3, Orange (seat 0) overbids."""
    state = action(game, Player(), Player(), columns=[bid("aoc", 1, 3)])
    money = cash(state)
    yield "free pawns before", [4, 3], pawns(state)
    act(state, "overbid", Overbid(1))
    yield "prices", [4, 5, 6], [move.price for move in moves(state, Bid)]
    play(state, Bid(5))
    yield "column", ("aoc", 0, 5), columns(state)[0]
    yield "free pawns after", [3, 4], pawns(state)
    yield "cash", money, cash(state)


@examples("EX-09", "GC-ACQ-01", "GC-ACQ-05", "GC-ACQ-08")
def acquiring(game: GrandCruGame) -> Iterator[Finding]:
    """A Syrah vine for a bid of 4."""
    state = action(game, Player(cash=9), Player(), columns=[bid("syrah", 0, 4)])
    yield "supply before", 17, supply(state, "syrah")
    act(state, "acquire", Acquire(1))
    yield "cash", 5, cash(state)[0]
    yield "vineyard", {"syrah": 1}, tiles(state)
    yield "cubes", {"syrah": 1}, cubes(state)
    yield "supply after", 16, supply(state, "syrah")
    yield "free pawns", 4, pawns(state)[0]
    yield "column", None, columns(state)[0]


@examples("EX-10", "GC-BUY-01", "GC-BUY-02")
def buying_away(game: GrandCruGame) -> Iterator[Finding]:
    """Seven francs beat a bid of 6."""
    state = action(game, Player(cash=7), Player(), columns=[bid("aoc", 1, 6)])
    act(state, "buy", BuyFromColumn(1))
    yield "cash", 0, cash(state)[0]
    yield "free pawns", [4, 4], pawns(state)
    yield "columns", [None, None], columns(state)
    yield "tiles", {"aoc": 1}, tiles(state)
    poor = action(game, Player(cash=6), Player(), columns=[bid("aoc", 1, 6)])
    yield "with 6 F", "GC-BUY-01", verdict(poor, Act("buy"))


@examples("EX-11", "GC-ACQ-04", "GC-ACQ-09")
def full_vineyard(game: GrandCruGame) -> Iterator[Finding]:
    """Twelve tiles fill it."""
    full = Player(cash=20, vines="6 gamay, 6 syrah")
    state = action(game, full, Player(), columns=[bid("aoc", 0, 1)], display="merlot")
    yield "tiles", 12, sum(tiles(state).values())
    yield "acquire", "GC-ACQ-09", verdict(state, Act("acquire"))
    yield "buy", "GC-ACQ-09", verdict(state, Act("buy"))


@examples("EX-61", "GC-BUY-01", "GC-BUY-03", "GC-ACQ-05", "GC-HARV-01")
def buying_a_vine(game: GrandCruGame) -> Iterator[Finding]:
    """Its cube can be harvested in the same year, for the last franc."""
    state = action(game, Player(cash=8), Player(), display="cabernet", counter=4)
    act(state, "buy", BuyFromDisplay("cabernet"))
    yield "cash", 1, cash(state)[0]
    yield "cubes", {"cabernet": 1}, cubes(state)
    idle(state)
    yield "harvest", "legal", verdict(state, Act("harvest"))
    act(state, "harvest", Harvest("cabernet"))
    yield "cash after the harvest", 0, cash(state)[0]


@examples("EX-C01", "GC-BID-04")
def no_pawn_left(game: GrandCruGame) -> Iterator[Finding]:
    """Five players, four pawns in columns."""
    running = [bid("aoc", 0, 1), bid("blending", 0, 1), bid("maturing", 0, 1), bid("gamay", 0, 1)]
    state = action(game, *[Player()] * 5, columns=running, display="syrah")
    yield "free pawns", 0, pawns(state)[0]
    yield "first bid", "GC-BID-04", verdict(state, Act("first_bid"))
    fifth = action(game, *[Player()] * 5, columns=[*running, bid("merlot", 1, 1)])
    yield "overbid", "GC-OVER-05", verdict(fifth, Act("overbid"))


@examples("EX-C02", "GC-BID-05")
def uncovered_bid(game: GrandCruGame) -> Iterator[Finding]:
    """A player with 2 F bids 6; the money is needed only for acquiring."""
    state = action(game, Player(cash=2), Player(), display="aoc")
    act(state, "first_bid", PutUp("aoc"))
    yield "bid of 6", "legal", verdict(state, Bid(6))
    play(state, Bid(6))
    idle(state)
    yield "acquire with 2 F", "GC-ACQ-03", verdict(state, Act("acquire"))
    rich = action(game, Player(cash=6), Player(), columns=[bid("aoc", 0, 6)])
    yield "acquire with 6 F", "legal", verdict(rich, Act("acquire"))


@examples("EX-C16", "GC-ACQ-06")
def no_cube_for_a_new_vine(game: GrandCruGame) -> Iterator[Finding]:
    """All red cubes are in play; the new vine is filled only in the next step 6."""
    buyer, holder = Player(cash=9), Player(cellar="10 merlot@1, 10 merlot@5")
    state = action(game, buyer, holder, display="merlot", counter=4)
    yield "supply", 0, supply(state, "merlot")
    act(state, "buy", BuyFromDisplay("merlot"))
    yield "vineyard", {"merlot": 1}, tiles(state)
    yield "cubes", {}, cubes(state)
    yield "cash", 2, cash(state)[0]
    end_year(state)
    yield "year", 2, state.year
    yield "cubes in the new year", {"merlot": 1}, cubes(state)


@examples("EX-C21", "GC-BUY-04")
def buying_beside_full_auctions(game: GrandCruGame) -> Iterator[Finding]:
    """Three players, three auctions: a first bid is illegal, a purchase of any tile is not."""
    running = [bid("aoc", 0, 1), bid("blending", 0, 1), bid("maturing", 0, 1)]
    state = action(game, Player(cash=7), Player(), Player(), columns=running, display="syrah, gamay")
    yield "first bid", "GC-BID-02", verdict(state, Act("first_bid"))
    act(state, "buy")
    yield "from the display", ["gamay", "syrah"], [move.tile for move in moves(state, BuyFromDisplay)]
    yield "from columns", [1, 2, 3], [move.column for move in moves(state, BuyFromColumn)]
    running = [bid("aoc", 0, 1), bid("blending", 0, 1), bid("maturing", 0, 1), bid("gamay", 0, 1)]
    state = action(game, Player(cash=7), *[Player()] * 4, columns=running, display="syrah")
    yield "free pawns", 0, pawns(state)[0]
    yield "without a pawn", "legal", verdict(act(state, "buy"), BuyFromDisplay("syrah"))


@examples("EX-C22", "GC-OVER-02", "GC-BID-07")
def own_bid(game: GrandCruGame) -> Iterator[Finding]:
    """An own pawn on 2 can neither be raised nor taken back."""
    state = action(game, Player(cash=7), Player(), columns=[bid("aoc", 0, 2)])
    yield "overbid", "GC-OVER-02", verdict(state, Act("overbid"))
    actions = ["acquire", "buy", "raise_demand"]
    yield "actions", actions, [move.action for move in moves(state, Act)]
    yield "pass", "legal", verdict(state, PASS)
    yield "acquired", 5, cash(play(state.copy(), Act("acquire"), Acquire(1)))[0]
    yield "bought", 0, cash(play(state.copy(), Act("buy"), BuyFromColumn(1)))[0]


@examples("EX-C23", "GC-BID-08")
def limit_of_auctions_stays(game: GrandCruGame) -> Iterator[Finding]:
    """Four players, two have passed, three auctions: a fourth is allowed."""
    running = [bid("aoc", 2, 1), bid("blending", 3, 1), bid("maturing", 0, 1)]
    state = action(game, *[Player()] * 4, columns=running, display="syrah", passed=[2, 3])
    yield "first bid", "legal", verdict(state, Act("first_bid"))
    act(state, "first_bid", PutUp("syrah"), Bid(1))
    yield "auctions", 4, sum(column is not None for column in columns(state))
