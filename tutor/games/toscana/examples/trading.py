"""Examples of the trade action (EX-19 to EX-23)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.toscana.examples.positions import Player, change, line, play, turn, verdict, warehouse
from tutor.games.toscana.examples.registry import examples
from tutor.games.toscana.moves import (
    Buy,
    Sell,
    UseAction,
)

if TYPE_CHECKING:
    from tutor.games.toscana.game import ToscanaGame


@examples("EX-19", "TO-TRADE-02", "TO-TRADE-03")
def buying(game: ToscanaGame) -> Iterator[Finding]:
    """Three water at the price of the set-up."""
    state = turn(game, Player(), Player())
    yield "before", [3, 4, "2·0·0·0·2"], [state.wineries[0].money, state.market[4], warehouse(state)]
    play(state, UseAction("trade"), Buy("water", 3))
    yield "money", 0, state.wineries[0].money
    yield "market water", 1, state.market[4]
    yield "warehouse", "2·0·0·0·5", warehouse(state)


@examples("EX-20", "TO-TRADE-04", "TO-COMP-04")
def buying_at_the_lowest_step(game: ToscanaGame) -> Iterator[Finding]:
    """At 0/1 a cube costs 1."""
    state = turn(game, Player("0·0·0·0·0", money=5), Player(), prices="0·3·4·3·1")
    play(state, UseAction("trade"), Buy("red", 2))
    yield "money", 3, state.wineries[0].money
    yield "warehouse", "2·0·0·0·0", warehouse(state)


@examples("EX-21", "TO-TRADE-05", "TO-TRADE-06", "TO-SETUP-03")
def limits_of_a_purchase(game: ToscanaGame) -> Iterator[Finding]:
    """Places, money and stock, for white at 2."""
    for name, owned, stock, expected, refused in (
        ("places", 4, 4, 1, "TO-TRADE-05"),
        ("money", 0, 4, 2, "TO-SETUP-03"),
        ("stock", 0, 1, 1, "TO-TRADE-05"),
        ("empty market", 0, 0, 0, "TO-TRADE-06"),
    ):
        buyer = Player(f"0·{owned}·0·0·0", money=5)
        state = turn(game, buyer, Player(), prices="2·2·4·3·1", market=f"3·{stock}·2·2·4")
        play(state, UseAction("trade"))
        counts = [move.cubes for move in state.moves() if isinstance(move, Buy) and move.good == "white"]
        yield f"{name}: most", expected, max(counts, default=0)
        yield f"{name}: one more", refused, verdict(state, Buy("white", expected + 1))


@examples("EX-22", "TO-TRADE-07", "TO-TRADE-08", "TO-TRADE-10", "TO-TRADE-11")
def selling(game: ToscanaGame) -> Iterator[Finding]:
    """Two water and one rosé; the seller keeps a rosé."""
    start = turn(game, Player("0·0·0·2·2"), Player(), prices="2·3·4·2·2", market="3·3·2·2·4")
    state = play(start.copy(), UseAction("trade"), Sell("water", 2), Sell("rose", 1))
    yield "market", "3·3·2·3·5", line(state.market)
    yield "bank", "0·0·0·0·1", change(start.bank, state.bank)
    yield "money", 9, state.wineries[0].money
    yield "warehouse", "0·0·0·1·0", warehouse(state)
    yield "prices", "2·3·4·2·2", line(state.prices)


@examples("EX-23", "TO-TRADE-09", "TO-TRADE-10")
def selling_at_the_lowest_step(game: ToscanaGame) -> Iterator[Finding]:
    """At 0/1 a cube brings nothing."""
    start = turn(game, Player("3·0·0·0·0"), Player(), prices="0·3·4·3·1")
    state = play(start.copy(), UseAction("trade"), Sell("red", 3))
    yield "money", 3, state.wineries[0].money
    yield "warehouse", "0·0·0·0·0", warehouse(state)
    yield "market red", 5, state.market[0]
    yield "bank red", 1, state.bank[0] - start.bank[0]
