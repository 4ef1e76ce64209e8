"""Examples of the hire action (EX-06 to EX-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.toscana.examples.positions import (
    Player,
    change,
    ignore,
    line,
    pass_round,
    play,
    recommendations,
    reveal,
    spaces,
    turn,
    verdict,
    warehouse,
)
from tutor.games.toscana.examples.preparation import tokens
from tutor.games.toscana.examples.registry import examples
from tutor.games.toscana.moves import (
    Buy,
    ChangePrice,
    FinishHiring,
    Hire,
    MoveTile,
    Place,
    Replace,
    Sell,
    StartWith,
    UseAction,
)

if TYPE_CHECKING:
    from tutor.games.toscana.game import ToscanaGame


@examples("EX-06", "TO-WORK-01", "TO-WORK-02", "TO-WORK-03", "TO-MAST-01", "TO-SPACE-01", "TO-SPACE-02")
def where_pieces_may_go(game: ToscanaGame) -> Iterator[Finding]:
    """Spaces S1 to S6 are A1 to A6; the other pieces stand in row D."""
    y = Player(workers="A3 D1 D2 D3 D4", masters="A6")
    start = turn(game, Player(workers="A1 A4 A4"), y, in_round=6)
    play(start, UseAction("hire"), Hire("worker"))
    for name, space, expected in (
        ("S1", "A1", "legal"),
        ("S2", "A2", "legal"),
        ("S3", "A3", "TO-SPACE-01"),
        ("S4", "A4", "TO-WORK-02"),
        ("S6", "A6", "TO-SPACE-01"),
    ):
        yield f"a: worker to {name}", expected, verdict(start, Place(space))
        if expected == "legal":
            yield f"a: red after {name}", "1·0·0·0·2", warehouse(play(start.copy(), Place(space)))
    state = turn(game, Player("0·2·0·0·0", workers="A1 A4 A4 D5 D6", masters="A5"), Player(workers="A3"), in_round=6)
    play(state, UseAction("hire"), Hire("wine_master"))
    listed = [space for space in spaces(state) if space in ("A1", "A2", "A3", "A4", "A5")]
    yield "b: second master", ["A2"], listed
    refused = {"A1": "TO-MAST-01", "A3": "TO-SPACE-01", "A4": "TO-MAST-01", "A5": "TO-MAST-01"}
    yield "b: refused", refused, {space: verdict(state, Place(space)) for space in refused}


@examples("EX-07", "TO-MAST-02", "TO-MAST-05")
def cost_of_masters(game: ToscanaGame) -> Iterator[Finding]:
    """One white, then two, in rounds 5 and 6."""
    state = turn(game, Player("0·3·0·0·0", workers="A1 A2 A3 A4 A5"), Player(), in_round=5)
    play(state, UseAction("hire"), Hire("wine_master"), Place("B1"), FinishHiring())
    yield "after the first master", "0·2·0·0·0", warehouse(state)
    pass_round(state)
    reveal(state)
    ignore(state, "hire")
    yield "round", 6, state.round
    bank = state.bank.copy()
    play(state, UseAction("hire"), Hire("wine_master"), Place("B2"), FinishHiring())
    yield "after the second master", "0·0·0·0·0", warehouse(state)
    yield "bank", "0·2·0·0·0", change(bank, state.bank)


@examples("EX-08", "TO-MAST-03", "TO-MAST-04", "TO-HIRE-07")
def third_master(game: ToscanaGame) -> Iterator[Finding]:
    """Free, for a full range of goods, and 10 money at once."""
    x = Player("1·1·1·1·1", money=20, workers="A1 A2 A3 A4 A5", masters="A6 A7")
    start = play(turn(game, x, Player(), in_round=7), UseAction("hire"))
    state = play(start.copy(), Hire("wine_master"), Place("B1"))
    yield "warehouse", "1·1·1·1·1", warehouse(state)
    yield "money", 30, state.wineries[0].money
    lacking = play(turn(game, x._replace(goods="5·5·5·5·0"), Player(), in_round=7), UseAction("hire"))
    yield "without water", "TO-MAST-03", verdict(lacking, Hire("wine_master"))
    state = play(start.copy(), Hire("lobbyist"), MoveTile("red"), MoveTile("white"))
    yield "after the lobbyist: warehouse", "1·1·0·1·1", warehouse(state)
    yield "after the lobbyist", "TO-MAST-03", verdict(state, Hire("wine_master"))


@examples("EX-09", "TO-LOB-01", "TO-LOB-02", "TO-LOB-03", "TO-LOB-04", "TO-LOB-05", "TO-LOB-06")
def moving_the_tiles(game: ToscanaGame) -> Iterator[Finding]:
    """The lobbyist at the market of the set-up."""
    start = turn(game, Player("0·0·1·0·0"), Player())
    yield "prices before", "2·3·4·3·1", line(start.prices)
    yield "recommendations before", "+--+0", recommendations(start)
    state = play(start.copy(), UseAction("hire"), Hire("lobbyist"))
    yield "warehouse", "0·0·0·0·0", warehouse(state)
    yield "bank", "0·0·1·0·0", change(start.bank, state.bank)
    play(state, MoveTile("champagne"))
    yield "prices after the first tile", "2·3·4·3·0", line(state.prices)
    yield "second tiles", [MoveTile("red"), MoveTile("rose")], state.moves()
    play(state, MoveTile("red"))
    yield "prices", "2·3·5·3·0", line(state.prices)
    yield "recommendations", "0-++-", recommendations(state)


@examples("EX-10", "TO-ROSE-01", "TO-ROSE-02", "TO-ROSE-04", "TO-ROSE-05", "TO-ROSE-08", "TO-ROSE-09")
def mr_rose_sells(game: ToscanaGame) -> Iterator[Finding]:
    """Two prices and a deal, in both orders."""
    start = turn(game, Player("0·1·0·1·0"), Player())
    play(start, UseAction("hire"))
    prices = (ChangePrice("white", 1), ChangePrice("red", -1))
    state = play(start.copy(), Hire("mr_rose"))
    yield "warehouse after paying", "0·1·0·0·0", warehouse(state)
    yield "bank", "0·0·0·1·0", change(start.bank, state.bank)
    play(state, StartWith("prices"), *prices)
    yield "prices", "1·4·4·3·1", line(state.prices)
    play(state, Sell("white", 1))
    yield "market white", [3, 4], [start.market[1], state.market[1]]
    yield "money", 7, state.wineries[0].money
    yield "warehouse", "0·0·0·0·0", warehouse(state)
    yield "trade still to come", 2, tokens(play(state, FinishHiring()), 0)
    state = play(start.copy(), Hire("mr_rose"), StartWith("deal"), Sell("white", 1))
    yield "deal first: money", 6, state.wineries[0].money
    yield "deal first: prices before", "2·3·4·3·1", line(state.prices)
    play(state, *prices)
    yield "deal first: prices", "1·4·4·3·1", line(state.prices)
    yield "deal first: money at the end", 6, state.wineries[0].money


@examples("EX-11", "TO-ROSE-06", "TO-ROSE-07", "TO-TRADE-06")
def empty_market_warehouse(game: ToscanaGame) -> Iterator[Finding]:
    """Only Mr Rosé buys from the bank."""
    start = turn(game, Player("0·0·0·1·0", money=5), Player(), market="3·3·2·0·4")
    state = play(start.copy(), UseAction("hire"), Hire("mr_rose"), StartWith("deal"))
    bank = state.bank.copy()
    play(state, Buy("rose", 1))
    yield "money", 2, state.wineries[0].money
    yield "stock", 0, state.market[3]
    yield "warehouse", "0·0·0·1·0", warehouse(state)
    yield "bank", "0·0·0·-1·0", change(bank, state.bank)
    state = play(start.copy(), UseAction("trade"))
    yield "trade action", "TO-TRADE-06", verdict(state, Buy("rose", 1))


@examples(
    "EX-12",
    "TO-FULL-01",
    "TO-FULL-02",
    "TO-FULL-03",
    "TO-FULL-04",
    "TO-FULL-05",
    "TO-FULL-06",
    "TO-FULL-10",
    "TO-PC-01",
)
def full_map(game: ToscanaGame) -> Iterator[Finding]:
    """X is seat 0, Y seat 1; Y fills the last space with a third master and gains 10."""
    others = [
        Player(workers="B1 B2 B3 B4 B5", masters="B6 B7"),
        Player(workers="C1 C2 C3 C4 C5", masters="C6 C7"),
        Player(workers="D1 D2 D3 D4 D5", masters="D6 D7"),
    ]
    y = Player("1·1·1·1·1", money=20, workers="A1 A2 A3 A4 A5", masters="A6 A7")
    x = Player("1·0·0·0·0", workers="B8 B8 C8 D8")
    state = turn(game, x, y, *others, seat=1, in_round=7)
    play(state, UseAction("hire"), Hire("wine_master"), Place("A8"), FinishHiring())
    yield "reward of Y", 30, state.wineries[1].money
    for _ in others:
        ignore(state, "production")
    play(state, UseAction("hire"), Hire("worker"))
    masters = ["A6", "A7", "A8", "B6", "B7", "C6", "C7", "D6", "D7"]
    yield "targets", ["C8", "D8", *masters], spaces(state)
    yield "number of targets", 11, len(state.moves())
    yield "worker of an opponent", "TO-FULL-03", verdict(state, Replace("A1"))
    play(state, Replace("A8"))
    yield "warehouse of X", "0·0·0·0·0", warehouse(state)
    yield "money of Y", 30, state.wineries[1].money
    yield "spaces of X and Y", [4, 7], [len(state.spaces_of(seat)) for seat in (0, 1)]
    yield "now on the space", [0, "worker", 1], state.fields()["pieces"]["A8"]
    yield "out of the game", 1, state.wineries[1].removed
    state = play(turn(game, x, y, *others, in_round=7), UseAction("hire"), Hire("worker"))
    yield "with an empty space", "TO-FULL-01", verdict(state, Replace("A6"))
    state = play(turn(game, x, y, *others[:2], in_round=7), UseAction("hire"), Hire("worker"))
    yield "with four players", "TO-PC-01", verdict(state, Replace("A6"))
