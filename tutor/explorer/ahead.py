"""How good each move at a question is, all judged at the same moment: when what the question set going is settled.

Big choices are broken up into small ones, so that judging right after each move would compare a worker just placed with
a wine already sold. A mark is therefore laid under the question on the stack: once everything that the answer brought
about is done, the mark comes up, and only there the game's own evaluation judges. On the way the one who decides takes
the best steps found (a few survive at each), others who are asked take what is best for them at once, and draws are
averaged over a few outcomes: nobody may count on luck.

Whoever has just acted seems ahead. So the leads are all shifted by the same amount: by what the lead after the best
move changes until everybody else has acted too.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any, Final, NamedTuple

from tutor.core.decision import CHANCE, Frame
from tutor.core.moves import Move
from tutor.core.state import State

#: Ways that survive a step, for each open question.
WIDTH: Final = 2
#: Outcomes over which a draw is averaged.
DRAWS: Final = 6
#: Positions that are tried for the replies of others.
REPLY: Final = 12
#: Turns of others, for each player, after which the lead is judged even if the seat was not asked again.
TURNS: Final = 3
#: Steps after which a way is judged in any case, wherever it has come to.
LONGEST: Final = 30

Line = tuple[Move, ...]


class Settled(Frame[Any]):
    """Lies under a question. It stops the game like a draw that is to be answered from outside, but nobody answers."""

    __slots__ = ()

    actor = CHANCE
    rule = ""


MARK: Final = Settled()


class Outlook(NamedTuple):
    """What a move should come to: the leads of some seats, in points, and the steps of the one who decides after it."""

    leads: dict[int, float]
    line: Line


def mark(state: State, base: int) -> State:
    """Return a copy that will stop when all above this place of its stack is settled; draws are up to whoever plays."""
    marked = state.copy()
    marked.journal = None
    marked.explicit = True
    marked.stack.insert(base, MARK)
    return marked


def settled(state: State) -> bool:
    """Return whether a marked position has nothing more to settle."""
    return not state.stack or state.stack[-1] is MARK


def unmarked(state: State) -> State:
    """Take the mark away and go on to the next question; returns the same position."""
    if MARK in state.stack:
        state.stack.remove(MARK)
        state.advance()
    return state


class Judge:
    """Judges positions for one seat that decides, and for others who look on."""

    def __init__(self, seat: int, others: Iterable[int], enough: int) -> None:
        self.seat = seat
        self.seats = list(dict.fromkeys((seat, *others)))
        #: Positions to try behind a move before only the best way is followed.
        self.enough = enough
        #: What was judged already: ways often meet.
        self._known: dict[Any, Outlook] = {}
        self._values: dict[Any, float] = {}

    def outlook(self, state: State, draws: int = DRAWS) -> Outlook:
        """Return what a marked position comes to, with the best steps that were found; `state` may be changed."""
        self._answer(state)
        if settled(state):
            return Outlook(self.leads(unmarked(state)), ())
        key = (draws, state.key())
        if key not in self._known:
            self._known[key] = self._drawn(state, (), draws) if _drawing(state) else self._planned(state, draws)
        return self._known[key]

    def _planned(self, state: State, draws: int) -> Outlook:
        """Return the best of the ways behind a decision of the seat."""
        seat = self.seat
        end: tuple[float, State, Line] | None = None
        # of those that end in a draw only the most promising is followed: it takes long
        draw: tuple[float, State, Line] | None = None
        ways: list[tuple[State, Line]] = [(state, ())]
        tried = 0
        for _ in range(LONGEST):
            rivals: dict[type, list[tuple[float, State, Line]]] = {}
            for start, line in ways:
                moves = start.moves()
                tried += len(moves)
                for move in moves:
                    after = start.copy()
                    after.follow(move)
                    self._answer(after)
                    over = settled(after)
                    way = self._value(unmarked(after) if over else after), after, (*line, move)
                    if over:
                        end = way if end is None or way[0] > end[0] else end
                    elif _drawing(after):
                        draw = way if draw is None or way[0] > draw[0] else draw
                    else:
                        rivals.setdefault(type(after.stack[-1]), []).append(way)
            if tried < self.enough:
                ways = [way for group in rivals.values() for way in _best(group, WIDTH)]
            else:
                ways = _best([rival for group in rivals.values() for rival in group], 1)
            if not ways:
                break
        found = [] if end is None else [Outlook(self.leads(end[1]), end[2])]
        if draw is not None:
            found.append(self._drawn(draw[1], draw[2], draws))
        if not found:  # a way without an end: judged where it was left
            found = [Outlook(self.leads(unmarked(start)), line) for start, line in ways]
        return max(found, key=lambda one: one.leads[seat])

    def _value(self, state: State) -> float:
        """Return the lead of the seat that decides; ways often meet, and then it is known already."""
        key = state.key()
        if key not in self._values:
            self._values[key] = state.game.evaluate(state, self.seat)
        return self._values[key]

    def _drawn(self, state: State, line: Line, draws: int) -> Outlook:
        """Return the mean over outcomes of a draw, evenly spread, and of those after it."""
        sums = dict.fromkeys(self.seats, 0.0)
        for number in range(draws):
            luck = random.Random(number)
            point = (number + 0.5) / draws
            after = state.copy()
            while not settled(after) and _drawing(after):
                _draw(after, point)
                point = luck.random()
            for seat, lead in self.outlook(after, 1).leads.items():
                sums[seat] += lead / draws
        return Outlook(sums, line)

    def _answer(self, state: State) -> None:
        """Let others who are asked meanwhile take what is best for them at once."""
        evaluate = state.game.evaluate
        for _ in range(LONGEST):
            if settled(state) or state.stack[-1].actor in (self.seat, CHANCE):
                return
            actor = state.stack[-1].actor
            best: tuple[float, Move] | None = None
            for move in state.moves():
                after = state.copy()
                after.follow(move)
                value = evaluate(after, actor)
                if best is None or value > best[0]:
                    best = value, move
            assert best is not None  # there is always a move
            state.follow(best[1])

    def leads(self, state: State) -> dict[int, float]:
        """Return the leads of all who look on, as the game judges this very position."""
        return {seat: state.game.evaluate(state, seat) for seat in self.seats}

    def round(self, state: State, line: Line) -> dict[int, float]:
        """Return how the leads change from the end of an action, after some steps, until the seat is asked again.

        `state` is a marked position in which the seat takes those steps; others then do what is best for them.
        """
        luck = random.Random(len(line))
        steps = iter(line)
        while not settled(state):
            self._answer(state)
            if settled(state):
                break
            if _drawing(state):
                _draw(state, luck.random())
            elif (step := next(steps, None)) is not None and state.why_not(step) is None:
                state.follow(step)
            else:  # the draws were others than those that were planned for
                play(state, self.seat)
        before = self.leads(unmarked(state))
        for _ in range(TURNS * state.players):
            while state.stack and _drawing(state):
                _draw(state, luck.random())
            if not state.stack or state.stack[-1].actor == self.seat:
                break
            marked = mark(state, len(state.stack) - 1)
            play(marked, marked.stack[-1].actor)
            state = unmarked(marked)
        after = self.leads(state)
        return {seat: after[seat] - before[seat] for seat in self.seats}


def play(state: State, seat: int) -> None:
    """Let a seat that is asked take the best way found in a marked position, to the end of its action."""
    judge = Judge(seat, (), REPLY)
    luck = random.Random(0)
    for _ in range(LONGEST):
        judge._answer(state)
        if settled(state):
            return
        if _drawing(state):
            _draw(state, luck.random())
        else:
            state.follow(judge._planned(state, 1).line[0])


def _draw(state: State, point: float) -> None:
    """Answer a draw with the outcome at a point between 0 and 1."""
    odds = list(accumulate(state.weights()))
    state.follow(state.moves()[min(bisect(odds, point * odds[-1]), len(odds) - 1)])


def _drawing(state: State) -> bool:
    actor: int = state.stack[-1].actor
    return actor == CHANCE


def _best(rivals: Sequence[tuple[float, State, Line]], width: int) -> list[tuple[State, Line]]:
    """Return the best few ways; those that lead to the same position are one."""
    survivors: dict[Any, tuple[State, Line]] = {}
    for _, state, line in sorted(rivals, key=lambda rival: -rival[0]):
        survivors.setdefault(state.key(), (state, line))
        if len(survivors) == width:
            break
    return list(survivors.values())
