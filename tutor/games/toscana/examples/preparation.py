"""Examples of the set-up and the order of turns (EX-01 to EX-05)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.toscana.box import ACTIONS
from tutor.games.toscana.examples.positions import (
    Player,
    change,
    ignore,
    money,
    pass_round,
    play,
    reveal,
    set_up,
    turn,
    verdict,
    warehouse,
)
from tutor.games.toscana.examples.registry import examples
from tutor.games.toscana.moves import (
    Hire,
    Place,
    TakeInstead,
    UseAction,
)

if TYPE_CHECKING:
    from tutor.games.toscana.game import ToscanaGame
    from tutor.games.toscana.state import Toscana


@examples("EX-01", "TO-SETUP-01", "TO-SETUP-06", "TO-SETUP-07", "TO-SETUP-08", "TO-SETUP-09", "TO-COMP-08")
def start_of_a_player(game: ToscanaGame) -> Iterator[Finding]:
    """The same for every seat at every number of players."""
    for players in game.players:
        state = set_up(game, players, first=0)
        before = [workers_in_hand(state, seat) for seat in range(players)]
        while isinstance(move := state.moves()[0], Place):
            state.play(move)
        wineries = state.wineries
        row = ["worker"] * 4 + ["wine_master"] * 3
        yield f"{players}: money", [3] * players, money(state)
        yield f"{players}: warehouses", ["2·0·0·0·2"] * players, [warehouse(state, seat) for seat in range(players)]
        rows = [[slot.piece for slot in game.box.slots[winery.hired :]] for winery in wineries]
        yield f"{players}: winery rows", [row] * players, rows
        yield f"{players}: workers in hand", [1] * players, before
        after = [workers_in_hand(state, seat) for seat in range(players)]
        yield f"{players}: workers in hand after the start", [0] * players, after
        yield f"{players}: workers on the map", [1] * players, [len(state.spaces_of(seat)) for seat in range(players)]
        yield f"{players}: tasting hands", [2] * players, [len(winery.hand) for winery in wineries]
        yield f"{players}: tasting stacks", [5] * players, [winery.stack.size for winery in wineries]
        yield f"{players}: action tokens", [3] * players, [tokens(state, seat) for seat in range(players)]


def workers_in_hand(state: Toscana, seat: int) -> int:
    """Return the workers that are neither on the winery nor on the map."""
    box = state.box
    row = sum(not slot.master for slot in box.slots[state.wineries[seat].hired :])
    return box.workers - row - len(state.spaces_of(seat))


def tokens(state: Toscana, seat: int) -> int:
    """Return the action tokens on the circles of a winery."""
    return len(ACTIONS) - state.wineries[seat].spent.bit_count()


@examples("EX-02", "TO-SETUP-13", "TO-SETUP-15", "TO-TURN-03")
def starting_placement(game: ToscanaGame) -> Iterator[Finding]:
    """The first player places last and plays first."""
    state = set_up(game, 4, first=0)
    yield "placing", [3, 2, 1, 0], starting_order(state)
    yield "turns", [0, 1, 2, 3], pass_round(state)[:4]


def starting_order(state: Toscana) -> list[int | None]:
    """Place the starting workers on the first free spaces; return who was asked, in order."""
    order = []
    while isinstance(move := state.moves()[0], Place):
        order.append(state.actor)
        state.play(move)
    return order


@examples("EX-03", "TO-HIRE-05")
def leftmost_piece(game: ToscanaGame) -> Iterator[Finding]:
    """Workers first, then masters."""
    state = turn(game, Player("2·2·0·0·2", workers="A1 A2 A3 A4 A5"), Player(), in_round=5)
    play(state, UseAction("hire"))
    yield "worker after four hired", "TO-HIRE-05", verdict(state, Hire("worker"))
    yield "master after four hired", "legal", verdict(state, Hire("wine_master"))
    play(state, Hire("wine_master"), Place("B1"))
    yield "on the map", [0, "wine_master", 1], state.fields()["pieces"]["B1"]
    state = turn(game, Player("2·2·0·0·2", workers="A1 A2 A3 A4"), Player(), in_round=5)
    play(state, UseAction("hire"))
    yield "master before the last worker", "TO-HIRE-05", verdict(state, Hire("wine_master"))
    yield "the last worker", "legal", verdict(state, Hire("worker"))


@examples("EX-04", "TO-ROUND-02", "TO-ROUND-03")
def first_player_moves(game: ToscanaGame) -> Iterator[Finding]:
    """The start passes to the left, and all tokens return."""
    state = turn(game, *[Player()] * 4, seat=1)
    pass_round(state)
    yield "tokens before", 0, sum(tokens(state, seat) for seat in range(4))
    reveal(state)
    yield "round", 2, state.round
    yield "first player", 2, state.actor
    yield "tokens", 12, sum(tokens(state, seat) for seat in range(4))


@examples("EX-05", "TO-TURN-06", "TO-TURN-07", "TO-TURN-09")
def ignored_production(game: ToscanaGame) -> Iterator[Finding]:
    """Only the production is compensated."""
    start = turn(game, Player("2·0·0·0·2"), Player())
    for good, expected, bank in (("red", "3·0·0·0·2", "-1·0·0·0·0"), ("water", "2·0·0·0·3", "0·0·0·0·-1")):
        state = play(start.copy(), UseAction("production"), TakeInstead(good))
        yield f"{good}: warehouse", expected, warehouse(state)
        yield f"{good}: bank", bank, change(start.bank, state.bank)
    for action in ("hire", "trade"):
        state = start.copy()
        ignore(state, action)
        yield f"{action} ignored: warehouse", "2·0·0·0·2", warehouse(state)
        yield f"{action} ignored: money", 3, state.wineries[0].money
        yield f"{action} ignored: tokens", 2, tokens(state, 0)
