"""The rest of one's own action, looked at as a whole: the plans behind each first move.

Big choices are broken up into small ones (the action, its object, its amount), so that looking one step ahead sees
nothing at "which action?". A plan therefore goes on until somebody else decides, or chance does. Plans are too many to
try them all: at each step only the best few survive, counted apart for every question that is then open. Without that
a plan that pays first and gains later (a service bought, then used) would be dropped for one that merely costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tutor.core.moves import Move
from tutor.core.state import State

#: Plans that survive a step, for each open question. In Toscana 1, 3 and 6 played equally well (100 games each); time
#: grows with it, and one alone would never take back a bad beginning.
WIDTH: Final = 2
#: Positions that are tried before only the best plan of all is followed to its end: an action of Dom Pierre with a free
#: action before and after every step would otherwise take thousands.
ENOUGH: Final = 500


#: Moves of one seat in a row.
Line = tuple[Move, ...]


class Plan(NamedTuple):
    """A sequence of one seat's own moves, known by its first one."""

    first: Move
    value: float
    steps: int
    #: All of its moves, the first one first.
    line: Line


def plans(
    world: State,
    seat: int,
    width: int = WIDTH,
    enough: int = ENOUGH,
    judge: Callable[[Any, int], float] | None = None,
    first: Sequence[Move] = (),
) -> list[Plan]:
    """Return the best plan found behind first moves; a move whose plans all fell behind has none.

    `world` is not changed. After `enough` positions only the best plan of all is followed. `judge` tells what a
    position is worth to the seat; without one, the game's evaluation does. `first` are the moves to begin with: all,
    if none are named.
    """
    if judge is None:
        judge = world.game.evaluate
    found: dict[Move, Plan] = {}
    open_plans: list[tuple[State, Line]] = [(world, ())]
    steps = tried = 0
    while open_plans:
        steps += 1
        by_question: dict[type, list[tuple[float, State, Line]]] = {}
        for state, line in open_plans:
            moves = state.moves() if line or not first else first
            tried += len(moves)
            for move in moves:
                after = state.copy()
                after.follow(move)
                longer = (*line, move)
                start = longer[0]
                value = judge(after, seat)
                if after.stack and after.stack[-1].actor == seat:
                    by_question.setdefault(type(after.stack[-1]), []).append((value, after, longer))
                elif start not in found or value > found[start].value:
                    found[start] = Plan(start, value, steps, longer)
        if tried < enough:
            open_plans = [plan for rivals in by_question.values() for plan in _survivors(rivals, width)]
        else:
            open_plans = _survivors([rival for rivals in by_question.values() for rival in rivals], 1)
    return list(found.values())


def _survivors(rivals: list[tuple[float, State, Line]], width: int) -> list[tuple[State, Line]]:
    """Return the best few; positions that play alike are one (the order of water cubes does not matter, say)."""
    if width == 1:
        return [max(rivals, key=lambda rival: rival[0])[1:]] if rivals else []
    survivors: dict[Any, tuple[State, Line]] = {}
    for _, state, line in sorted(rivals, key=lambda rival: -rival[0]):
        survivors.setdefault(state.key(), (state, line))
        if len(survivors) == width:
            break
    return list(survivors.values())
