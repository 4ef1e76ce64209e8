"""How fast the search is when every simulation is a whole game: two players, from the start, in one process.

Measured like the engines: processor time, several runs in turn, the median counts. A simulation deals what its seat
cannot know anew, plays a plan and then to the end of the game (see tutor.coach.tree and tutor.coach.habits).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

import tutor
from benchmarks.engine import REPEATS
from tutor.coach import search

#: Simulations per second that a game must reach; None: it is measured, and nothing is demanded. A new game adds a line.
GAMES: dict[str, int | None] = {
    "dom-pierre": None,
    "grand-cru": 300,
    "toscana": 300,
    "vinhos-2010": None,
    "vinhos-2016": None,
    "viticulture": 150,
}
#: Processor time of one measurement, in seconds.
SECONDS = 1.0
#: Simulations of one search: enough that looking for plans at its beginning weighs as little as it does in use.
SIMULATIONS = 60


class Searcher(NamedTuple):
    """The search of some engine for one game, ready to be measured."""

    engine: str
    game: str
    #: Searches once from the start of a game with this seed; returns how many whole games it played to their end.
    run: Callable[[int], int]


class Rate(NamedTuple):
    """The median of one searcher, and what it must reach."""

    searcher: Searcher
    per_second: float
    target: int | None = None

    @property
    def reached(self) -> bool:
        """Return whether it is fast enough."""
        return self.target is None or self.per_second >= self.target


def ours(name: str) -> Searcher:
    """Return the search of Vendange for a game."""
    game = tutor.game(name)

    def run(seed: int) -> int:
        state = game.new(2, seed, journal=False)
        while len(state.moves()) == 1:  # nothing to think about yet
            state.play(state.moves()[0])
        assert state.actor is not None
        return search(state, state.actor, simulations=SIMULATIONS, seed=seed, whole=True).simulations

    return Searcher("Vendange", name, run)


def measure(
    searchers: Sequence[Searcher],
    repeats: int = REPEATS,
    seconds: float = SECONDS,
    tick: Callable[[int, int], None] = lambda done, total: None,
) -> list[Rate]:
    """Measure all searchers in turn, several times, and return the medians; `tick` hears of the progress."""
    rates: list[list[float]] = [[] for _ in searchers]
    for repeat in range(repeats):
        for place, searcher in enumerate(searchers):
            tick(repeat * len(searchers) + place, repeats * len(searchers))
            rates[place].append(rate(searcher, seconds, repeat))
    return [Rate(searcher, median(rates[place]), GAMES.get(searcher.game)) for place, searcher in enumerate(searchers)]


def rate(searcher: Searcher, seconds: float, seed: int = 0) -> float:
    """Return simulations per second, over one search or more."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done += searcher.run(seed)
        seed += REPEATS
    return done / spent
