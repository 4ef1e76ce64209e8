"""Examples of spring: the wake-up chart, the order it gives, and the first-player token."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.viticulture.examples.positions import (
    ONE_VISITOR,
    PASS,
    Player,
    cart,
    draw_in_fall,
    end_year,
    lira,
    moves,
    pass_season,
    play,
    question,
    spring,
    verdict,
    vp,
)
from tutor.games.viticulture.examples.registry import examples
from tutor.games.viticulture.moves import WakeUp

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame


@examples("EX-03", "VI-SPR-01", "VI-SPR-02", "VI-SPR-03", "VI-YEAR-01")
def bonuses_and_order(game: ViticultureGame) -> Iterator[Finding]:
    """The first player takes row 6, the other one row 4."""
    state = spring(game, Player(lira=2), Player(lira=3))
    yield "chooses first", 0, state.actor
    play(state, WakeUp(6, ""), WakeUp(4, ""))
    yield "victory points", [1, 0], vp(state)
    yield "lira", [2, 4], lira(state)
    yield "summer", ("TakeTurn", 1, [1, 0]), (question(state), state.actor, state.order)
    pass_season(state)
    yield "fall", [1, 0], draw_in_fall(state)
    yield "winter", ("TakeTurn", 1, [1, 0]), (question(state), state.actor, state.order)


@examples("EX-04", "VI-YEAR-02", "VI-SPR-03")
def order_stays(game: ViticultureGame) -> Iterator[Finding]:
    """Who is the last to act in summer is still the first in fall and winter."""
    state = play(spring(game, Player(), Player()), WakeUp(6, ""), WakeUp(4, ""))
    cart(state)
    play(state, PASS)
    yield "acts last in summer", 1, state.actor
    pass_season(state)
    yield "draws first", 1, state.actor
    play(state, ONE_VISITOR, ONE_VISITOR)
    yield "acts first in winter", 1, state.actor


@examples("EX-06", "VI-SPR-01", "VI-SPR-03")
def rows(game: ViticultureGame) -> Iterator[Finding]:
    """Rows 1 to 7, each for one rooster."""
    state = spring(game, Player(), Player())
    yield "rows", [1, 2, 3, 4, 5, 6, 7], sorted({move.row for move in moves(state, WakeUp)})
    yield "row 0", "VI-SPR-02", verdict(state, WakeUp(0, ""))
    yield "row 8", "VI-SPR-02", verdict(state, WakeUp(8, ""))
    play(state, WakeUp(7, ""))
    yield "a row with a rooster", "VI-SPR-01", verdict(state, WakeUp(7, ""))
    play(state, WakeUp(1, ""))
    yield "earliest and latest", [1, 0], state.order


@examples("EX-52", "VI-EOY-06", "VI-SPR-04")
def token_moves_counter_clockwise(game: ViticultureGame) -> Iterator[Finding]:
    """Of three players clockwise the first has the token; next year the last one has it."""
    state = play(spring(game, *[Player()] * 3), WakeUp(1, ""), WakeUp(2, ""), WakeUp(3, ""))
    end_year(state)
    yield "holder", 2, state.first
    asked = []
    for row in (1, 2, 3):
        asked.append(state.actor)
        play(state, WakeUp(row, ""))
    yield "choose in this order", [2, 0, 1], asked
