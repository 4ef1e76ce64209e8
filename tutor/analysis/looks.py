"""A first look at a whole game: what each decision seems to have cost, by plans alone.

A turn is planned once where it begins, and the best plan is held against what was really played. That takes
milliseconds, sees no further than the end of the turn and trusts the game's estimate: it says where to look more
closely, and in which order, and never that something was a mistake.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tutor.analysis.timeline import Moment, Timeline
from tutor.coach.plans import Line, plans
from tutor.core.decision import CHANCE
from tutor.core.state import State

#: Plans that survive each step, and positions that are tried: as players do who look no further.
WIDTH: Final = 2
ENOUGH: Final = 300


class Turn(NamedTuple):
    """Moves that one player made in a row, until somebody else or chance had the word."""

    seat: int
    moments: tuple[Moment, ...]

    @property
    def start(self) -> int:
        """Return the number of its first move."""
        return self.moments[0].number

    @property
    def open(self) -> list[Moment]:
        """Return the moments in which there was a choice."""
        return [moment for moment in self.moments if moment.open]


class Look(NamedTuple):
    """What a first look saw in a decision."""

    number: int
    seat: int
    #: By how many points of lead the best plan looks better than the best that is known behind the played move.
    loss: float
    #: That plan; empty where nothing looks better.
    rival: Line
    #: The points that everybody should end with, by the game's own estimate, as the mover knows the position.
    points: tuple[float, ...]


def turns(timeline: Timeline, seats: Iterable[int]) -> list[Turn]:
    """Return the turns of some seats in which anything was to be decided."""
    found: list[list[Moment]] = []
    before = CHANCE
    for moment in timeline.moments:
        if moment.actor != CHANCE:
            if moment.actor == before:
                found[-1].append(moment)
            else:
                found.append([moment])
        before = moment.actor
    made = [Turn(moments[0].actor, tuple(moments)) for moments in found]
    return [turn for turn in made if turn.seat in set(seats) and turn.open]


def look(state: State, turn: Turn, negligible: float) -> Iterator[Look]:
    """Look at the decisions of a turn, one after another; `state` is the position before it and is not changed.

    Where the whole turn fell short of the best plan by less than `negligible`, nothing is looked for in its parts.
    """
    state = state.copy()
    fine = False
    for place, moment in enumerate(turn.moments):
        if moment.open:
            line = tuple(later.move for later in turn.moments[place:])
            seen, whole = _look(state, moment, line, fine)
            fine = fine or whole < negligible
            yield seen
        state.play(moment.move)


def _look(state: State, moment: Moment, line: Line, fine: bool) -> tuple[Look, float]:
    """Return what is seen in a decision, and by how much the rest of the turn falls short of the best plan."""
    seat, game = moment.actor, state.game
    world = state.redeal(seat, random.Random(f"look/{moment.number}"))
    world.explicit = True  # a plan ends where chance begins: nobody may count on a draw
    points = tuple(game.expect(world, other) for other in range(world.players))
    if fine:
        return Look(moment.number, seat, 0.0, (), points), 0.0
    found = plans(world, seat, WIDTH, ENOUGH)
    best = max(found, key=lambda plan: (plan.value, -plan.steps))
    really = _worth(world, seat, line)
    known = max([really, *(plan.value for plan in found if plan.first == moment.move)])
    loss = max(0.0, best.value - known)
    return Look(moment.number, seat, loss, best.line if loss else (), points), best.value - really


def _worth(world: State, seat: int, line: Line) -> float:
    """Return what a line leads to; what was played in one world can be impossible in another."""
    after = world.copy()
    for move in line:
        if after.why_not(move) is not None:
            return float("-inf")
        after.follow(move)
    return after.game.evaluate(after, seat)
