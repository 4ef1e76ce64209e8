"""Habits: how much a decent player likes each answer to a question, whatever the position; the policy of playouts.

For every question of a game they hold a weight for each answer that was seen; an answer is taken as often as its weight
is a part of all that are possible. That costs hardly more than moves at random, plays far better, and games end as real
ones do. The weights are those under which the choices of greedy players are most likely (Bradley and Terry's model of
choices, fitted by Hunter's iteration). `scripts/habits` learns them anew and writes `habits.json` into the folders of
the games; what is not in there weighs 1, so that a game without such a file plays at random.
"""

from __future__ import annotations

import json
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final

from tutor.core.errors import BadSave
from tutor.core.game import Game
from tutor.core.moves import Move, decode, encode

FILE: Final = "habits.json"
#: What an answer weighs that nobody has seen, and how many choices it takes to believe otherwise.
UNKNOWN: Final = 1.0
DOUBT: Final = 0.5
#: Answers that were possible less often than this tell nothing yet.
ENOUGH: Final = 5
#: Rounds of the fit: further ones change the first two digits of hardly any weight.
ROUNDS: Final = 40

#: What was possible, and what was chosen.
Choice = tuple[tuple[Move, ...], Move]


class Habit(dict[Move, float]):
    """How much each answer to a question weighs."""

    def __init__(self, learned: Mapping[Move, float]) -> None:
        self._learned = learned

    def __missing__(self, move: Move) -> float:
        # kept under the game's own move: from now on it is found by identity, which is much faster than comparing
        weight = self[move] = self._learned.get(move, UNKNOWN)
        return weight

    def choose(self, moves: Sequence[Move], pick: Callable[[], float]) -> Move:
        """Return one of some moves, each as likely as it weighs."""
        sums = list(accumulate(map(self.__getitem__, moves)))
        return moves[bisect(sums, pick() * sums[-1], 0, len(sums) - 1)]


class Habits(dict[type, Habit]):
    """The habits of a game, by question."""

    def __missing__(self, question: type) -> Habit:
        habit = self[question] = Habit({})
        return habit


@lru_cache(maxsize=8)
def habits(game: Game[Any]) -> Habits:
    """Return the habits of a game."""
    path = game.folder / FILE
    learned = json.loads(path.read_text(encoding="utf-8")).get(game.name, {}) if path.exists() else {}
    known = Habits()
    for question, answers in learned.items():
        if question in game.frame_types:
            known[game.frame_types[question]] = Habit(dict(_read(game, answers)))
    return known


def _read(game: Game[Any], answers: Iterable[Any]) -> Iterable[tuple[Move, float]]:
    """Yield the answers that the game (still) knows."""
    for weight, *answer in answers:
        try:
            yield decode(game.move_types, answer), weight
        except BadSave:
            continue


def learn(choices: Mapping[str, Sequence[Choice]]) -> dict[str, list[Any]]:
    """Return the habits behind the choices at each question, as plain values: weight, kind of move and its fields."""
    return {
        question: [
            [float(f"{weight:.2g}"), *encode(move)]
            for move, weight in sorted(weigh(seen).items(), key=lambda item: repr(item[0]))
        ]
        for question, seen in sorted(choices.items())
    }


def weigh(choices: Sequence[Choice]) -> dict[Move, float]:
    """Return the weights of answers that were possible often enough: those that make the choices most likely."""
    taken = Counter(move for _, move in choices)
    occasions = Counter(moves for moves, _ in choices)
    possible = Counter[Move]()
    for moves, times in occasions.items():
        possible.update(dict.fromkeys(moves, times))
    weights = dict.fromkeys(possible, UNKNOWN)
    for _ in range(ROUNDS):
        expected: defaultdict[Move, float] = defaultdict(lambda: DOUBT)
        for moves, times in occasions.items():
            share = times / sum(map(weights.__getitem__, moves))
            for move in moves:
                expected[move] += share
        weights = {move: (taken[move] + DOUBT * UNKNOWN) / expected[move] for move in weights}
    return {move: weight for move, weight in weights.items() if possible[move] >= ENOUGH}
