"""How fast the engines are: random decisions, copies, lists of moves and refusals.

Everything is measured in processor time of one process, several times over, and the median counts. The engines take
turns within each repeat, so that a busy machine slows all of them alike and the ratios stay honest.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import tutor
from tutor.core.state import State


class Target(NamedTuple):
    """What a game must reach."""

    players: int
    decisions_per_second: int
    copy_microseconds: float


#: A new game adds a line.
GAMES = {
    "dom-pierre": Target(players=4, decisions_per_second=20_000, copy_microseconds=30),
    "grand-cru": Target(players=4, decisions_per_second=40_000, copy_microseconds=12),
    "toscana": Target(players=4, decisions_per_second=60_000, copy_microseconds=10),
    "vinhos-2010": Target(players=4, decisions_per_second=20_000, copy_microseconds=30),
    "vinhos-2016": Target(players=4, decisions_per_second=20_000, copy_microseconds=30),
    "viticulture": Target(players=4, decisions_per_second=25_000, copy_microseconds=25),
}

REPEATS = 5
#: Processor time of one measurement, in seconds; a quick run takes a tenth.
SECONDS = 1.0
#: A position is kept every so many decisions, for measuring what is done to single positions.
STRIDE = 20


class Subject(NamedTuple):
    """A game of some engine, ready to be measured."""

    engine: str
    game: str
    players: int
    #: Plays one random game from a seed and returns the number of decisions.
    play: Callable[[int], int]
    #: Positions from all over a random game.
    positions: Callable[[int], Sequence[Any]]
    #: What is done to a single position, by name; "copy" is always there.
    tasks: dict[str, Callable[[Any], object]]


class Figures(NamedTuple):
    """The medians of one subject."""

    subject: Subject
    speed: float
    #: Microseconds of each task.
    tasks: dict[str, float]


def ours(name: str) -> Subject:
    """Return a game of Vendange."""
    game, players = tutor.game(name), GAMES[name].players

    def play(seed: int) -> int:
        pick = random.Random(seed).random
        state = game.new(players, seed, journal=False)
        decisions = 0
        while not state.over:
            moves = state.moves()
            state.play(moves[int(pick() * len(moves))])
            decisions += 1
        return decisions

    def positions(seed: int) -> list[State]:
        rng = random.Random(seed)
        state = game.new(players, seed, journal=False)
        kept = []
        while not state.over:
            if len(state.history) % STRIDE == 0:
                kept.append(state.copy())
            state.play(rng.choice(state.moves()))
        return kept

    copy = type(game.new(players, 0)).copy
    tasks: dict[str, Callable[[Any], object]] = {"copy": copy, "moves": State.moves, "why": refuse_all}
    return Subject("Vendange", name, players, play, positions, tasks)


def refuse_all(state: State) -> None:
    """Judge every candidate move, as the table does when it explains what is not possible."""
    for move in state.candidates():
        state.why_not(move)


def measure(
    subjects: Sequence[Subject],
    repeats: int = REPEATS,
    seconds: float = SECONDS,
    tick: Callable[[int, int], None] = lambda done, total: None,
) -> list[Figures]:
    """Measure all subjects in turn, several times, and return the medians; `tick` hears of the progress."""
    speeds: list[list[float]] = [[] for _ in subjects]
    times: list[dict[str, list[float]]] = [{task: [] for task in subject.tasks} for subject in subjects]
    for repeat in range(repeats):
        for place, subject in enumerate(subjects):
            tick(repeat * len(subjects) + place, repeats * len(subjects))
            speeds[place].append(speed(subject, seconds, repeat))
            positions = subject.positions(repeat)
            for task, does in subject.tasks.items():
                times[place][task].append(microseconds(does, positions, seconds / 5))
    return [
        Figures(subject, median(speeds[place]), {task: median(got) for task, got in times[place].items()})
        for place, subject in enumerate(subjects)
    ]


def speed(subject: Subject, seconds: float, seed: int = 0) -> float:
    """Return decisions per second over whole random games, set-up included."""
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += subject.play(seed)
        seed += REPEATS
    return decisions / spent


def microseconds(does: Callable[[Any], object], positions: Sequence[Any], seconds: float) -> float:
    """Return how long something takes for a position, on the average of some."""
    count = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for position in positions:
            does(position)
        count += len(positions)
    return spent / count * 1e6
