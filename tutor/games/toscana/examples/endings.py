"""Examples of the end of the game (EX-29 to EX-31)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.toscana.examples.positions import (
    Player,
    change,
    line,
    pass_round,
    play,
    reveal,
    tasting,
    turn,
    warehouse,
)
from tutor.games.toscana.examples.registry import examples
from tutor.games.toscana.moves import (
    Buy,
    UseAction,
)

if TYPE_CHECKING:
    from tutor.games.toscana.game import ToscanaGame


@examples("EX-29", "TO-END-01", "TO-END-02", "TO-END-03")
def end_by_money(game: ToscanaGame) -> Iterator[Finding]:
    """Money counts at the end of the round, before any final sale."""
    state = tasting(game, Player(money=61), Player(money=40), Player(money=38), in_round=5)
    yield "61: not before the tasting", False, state.over
    reveal(state)
    yield "61: over", True, state.over
    yield "61: in round", 5, state.round
    # the richest player, first in the round, has traded last: 60 before, white for 3, 57 after
    state = turn(game, Player(money=60), Player(money=40), Player(money=38), in_round=5, spent="hire production")
    play(state, UseAction("trade"), Buy("white", 1))
    yield "57: money", 57, state.wineries[0].money
    pass_round(state)
    reveal(state)
    yield "57: goes on in round", [False, 6], [state.over, state.round]
    state = tasting(game, Player("5·5·5·5·5", money=59), Player(money=40), Player(money=38), in_round=5)
    reveal(state)
    yield "59: worth 60 and more", True, state.scores()[0] >= 60
    yield "59: goes on in round", [False, 6], [state.over, state.round]


@examples("EX-30", "TO-SCORE-01", "TO-SCORE-07")
def final_sale(game: ToscanaGame) -> Iterator[Finding]:
    """Prices and recommendations chosen so that the last update leads to 0·3·4·2·1; the tasting cancels out."""
    seller = Player("2·1·0·3·5", money=40, hand="white+1")
    state = tasting(
        game, seller, Player("0·0·0·0·0", hand="white-1"), in_round=7, prices="1·4·3·1·1", recommendations="--++0"
    )
    bank = state.bank.copy()
    yield "market before", "3·3·2·2·4", line(state.market)
    reveal(state)
    yield "prices", "0·3·4·2·1", line(state.prices)
    yield "money", 54, state.wineries[0].money
    yield "warehouse", "0·0·0·0·0", warehouse(state)
    yield "bank", "2·1·0·3·5", change(bank, state.bank)
    yield "market", "3·3·2·2·4", line(state.market)


@examples("EX-31", "TO-SCORE-03", "TO-SCORE-04", "TO-SCORE-05")
def ties(game: ToscanaGame) -> Iterator[Finding]:
    """X is seat 0, Y seat 1; both end with 54."""
    x = Player("0·0·0·0·0", money=54, workers="A1 A2 A3 A4 A5", masters="A6")
    y = Player("0·0·0·0·0", money=54, workers="B1 B2 B3 B4 B5", masters="B6")
    for name, pair, controlled, won in (
        ("spaces", (x, y._replace(masters="B6 B7")), [6, 7], [1]),
        ("masters", (x._replace(workers="A1 A2 A3 A4 A4", masters="A5 A6"), y), [6, 6], [0]),
        ("shared", (x, y), [6, 6], [0, 1]),
    ):
        state = tasting(game, *pair, in_round=7)
        reveal(state)
        yield f"{name}: scores", [54, 54], state.scores()
        yield f"{name}: controlled", controlled, [len(state.spaces_of(seat)) for seat in (0, 1)]
        yield f"{name}: winners", won, state.winners()
