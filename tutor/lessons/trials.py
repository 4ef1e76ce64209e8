"""Free games played on trial, before a learner plays them: do they end, and is every note of the tutor said in one?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from tutor.coach import GreedyPlayer, Player
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event
from tutor.lessons import format as f
from tutor.lessons.conditions import Situation, all_hold
from tutor.lessons.positions import PATIENCE

#: More games than this are not played: what has not been said by then, hardly any learner would hear.
TRIES: Final = 100
#: How often players on trial move at random, by game: fools, climbers and all between meet different things.
WHIMS: Final = (1.0, 0.1, 0.5, 0.25)


class Wanderer:
    """Plays well or at random, as the whim takes it: it comes to more places than a good player, and than a bad one."""

    def __init__(self, whim: float, seed: int) -> None:
        self._whim = whim
        self._rng = random.Random(seed)
        self._greedy = GreedyPlayer(seed)

    def choose(self, state: State, seat: int) -> Move:
        """Return any legal move, or the one that looks best."""
        if self._rng.random() < self._whim:
            return self._rng.choice(state.moves())
        return self._greedy.choose(state, seat)


def situations(start: State, seat: int, number: int) -> Iterator[Situation]:
    """Play a game from a position, everybody by the same whim; yield every situation as the learner's seat meets it."""
    state, played, events = start.copy(), list[Move](), list[Event]()
    chairs: list[Player] = [
        Wanderer(WHIMS[number % len(WHIMS)], number * state.players + chair) for chair in range(state.players)
    ]
    for _ in range(PATIENCE):
        yield Situation(state, seat, start, played, events)
        actor = state.actor
        if actor is None:
            return
        move = chairs[actor].choose(state, actor)
        if actor == seat:
            played.append(move)
        events += state.play(move)


def ends(step: f.Play, start: State, seat: int, number: int, unheard: dict[int, f.Note]) -> bool:
    """Play a step once and cross out the notes that are said in it; return whether it comes to its end."""
    for situation in situations(start, seat, number):
        for heard in [place for place, note in unheard.items() if note.when.holds(situation)]:
            del unheard[heard]
        if situation.state.over or all_hold(step.until, situation):
            return True
    return False
