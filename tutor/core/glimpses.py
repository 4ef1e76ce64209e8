"""What a position looked like at each event of a move: a story is told one change after the other."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event


class Glimpse(NamedTuple):
    """An event, and the position at the moment it was written down.

    In the midst of a move there is no next question yet: the position asks what was asked before the move.
    """

    event: Event
    state: State


class _Watched(list[Event]):
    """A journal that keeps a copy of its position whenever something is written into it."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self._asked = state.stack.copy()
        self.glimpses: list[Glimpse] = []

    def append(self, event: Event) -> None:
        super().append(event)
        state = self._state.copy()
        state.stack = self._asked
        self.glimpses.append(Glimpse(event, state))


def glimpses(before: State, move: Move) -> list[Glimpse]:
    """Play a move once more, on a copy, and return the position at every event that it writes."""
    state = before.copy()
    watched = _Watched(state)
    state.journal = watched
    state.play(move)
    return watched.glimpses
