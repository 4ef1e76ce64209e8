"""Examples of the price update (EX-24 to EX-28)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.toscana.examples.positions import (
    Player,
    ignore,
    last_turn,
    line,
    pass_round,
    reveal,
    tasting,
    told,
    turn,
)
from tutor.games.toscana.examples.registry import examples

if TYPE_CHECKING:
    from tutor.games.toscana.game import ToscanaGame


@examples("EX-24", "TO-PRICE-03")
def phase_a(game: ToscanaGame) -> Iterator[Finding]:
    """The stocks of the set-up leave phase b without effect."""
    state = last_turn(game, Player(), Player())
    yield "before", "2·3·4·3·1", line(state.prices)
    ignore(state, "production")
    yield "after phase a", "3·2·3·4·1", line(state.prices)


@examples("EX-25", "TO-PRICE-04", "TO-PRICE-05")
def phase_b(game: ToscanaGame) -> Iterator[Finding]:
    """Prices chosen so that phase a leads to 3·3·3·3·3."""
    state = tasting(game, Player(), Player(), prices="2·4·4·2·3", market="5·0·2·4·1")
    yield "after phase b", "2·4·3·3·3", line(state.prices)
    yield "red", [("recommended", "3"), ("supply", "2")], told(state, "red")
    yield "white", [("recommended", "3"), ("demand", "4")], told(state, "white")
    yield "market", "5·0·2·4·1", line(state.market)


@examples("EX-26", "TO-TASTE-01", "TO-TASTE-03", "TO-PRICE-02")
def phase_c(game: ToscanaGame) -> Iterator[Finding]:
    """Prices chosen so that phases a and b lead to red 1 and rosé 3.

    Correction: the printed sum for rosé, "2 plus minus 1 minus", is 1 plus, not 1 minus.
    """
    hands = ("rose+1 red+1", "rose+1 red+1", "rose-1 red+1", "red-1 red+1", "red-1 red+1")
    state = tasting(game, *[Player(hand=hand) for hand in hands], prices="0·4·5·2·1")
    yield "before", "1·3·4·3·1", line(state.prices)
    reveal(state, "rose+1", "rose+1", "rose-1", "red-1", "red-1")
    yield "after", "0·3·4·4·1", line(state.prices)


@examples("EX-27", "TO-PRICE-01", "TO-PRICE-02", "TO-PRICE-03", "TO-PRICE-04", "TO-TASTE-03")
def three_changes(game: ToscanaGame) -> Iterator[Finding]:
    """The ladder's end cuts after every phase."""
    state = tasting(game, Player(), Player(), prices="6·3·4·3·1", market="0·3·2·2·4")
    yield "phases a and b", [("recommended", "7"), ("demand-limited", "7")], told(state, "red")
    reveal(state, "red-1", "red-1")
    yield "after phase c", 5, state.prices[0]


@examples("EX-28", "TO-TASTE-02", "TO-TASTE-05", "TO-TASTE-06", "TO-END-01")
def tasting_hand(game: ToscanaGame) -> Iterator[Finding]:
    """A whole game in which nobody does anything else."""
    state = turn(game, Player(), Player())
    hands, stacks, choices = [], [], []
    while not state.over:
        pass_round(state)
        hands.append(len(state.wineries[0].hand))
        stacks.append(state.wineries[0].stack.size)
        choices.append(len(state.moves()))
        reveal(state)
    yield "hands by round", [2, 2, 2, 2, 2, 2, 1], hands
    yield "stacks by round", [5, 4, 3, 2, 1, 0, 0], stacks
    yield "choices by round", [2, 2, 2, 2, 2, 2, 1], choices
    yield "used tiles", 7, len(set(state.wineries[0].stack.discard))
    yield "over in round", 7, state.round
