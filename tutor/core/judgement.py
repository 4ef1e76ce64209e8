"""How a position is judged: what a player would name of it, weighed by what self-play has taught.

A game measures a position as a vector of features for every seat (`Game.measure`) and says how far the game has come
(`Game.progress`, from 0 to 1). What each feature is worth then, in points at the end, is learned (`scripts/learn`) and
lies as `weights.json` in the game's folder, apart for every number of players. Worth changes while a game goes on, so
the weights stand at a few knots of the progress and are mixed between them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from operator import mul
from pathlib import Path
from typing import Any, Final, NamedTuple

FILE: Final = "weights.json"
#: Progress is told apart in so many steps: finer than any game needs, and a row for each is quickly found.
STEPS: Final = 200

#: The first features of every game, which say nothing by themselves: see tutor.core.game.Game.features.
UNNAMED: Final = ("points", "start")
POINTS, START = UNNAMED
#: Standard deviations on either side of the points at the end: four of five games end between.
FOUR_OF_FIVE: Final = 1.2816

#: What a seat has, feature by feature.
Vector = Sequence[float]


class Weights(NamedTuple):
    """What was learned for tables of one size: a number for each knot of the progress."""

    #: The features by name, in the order in which a game measures them.
    features: tuple[str, ...]
    #: What one more of each feature adds to the points at the end, knot by knot.
    worth: tuple[tuple[float, ...], ...]
    #: How far the points at the end lie from what was expected: a standard deviation, knot by knot.
    spread: tuple[float, ...]
    #: The lead, in points, that makes winning e times as likely as losing, knot by knot.
    scale: tuple[float, ...]


class Judgement:
    """Weights, ready for use."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        rows = list(zip(*weights.worth, strict=True))
        self._rows = [tuple([_between(row, step / STEPS) for row in rows]) for step in range(STEPS + 1)]

    def row(self, progress: float) -> tuple[float, ...]:
        """Return what one more of each feature is worth when the game has come so far."""
        return self._rows[int(min(max(progress, 0.0), 1.0) * STEPS)]

    def spread(self, progress: float) -> float:
        """Return how far the points at the end usually lie from what is expected now: a standard deviation."""
        return _between(self.weights.spread, progress)

    def scale(self, progress: float) -> float:
        """Return the lead, in points, that makes winning e times as likely as losing."""
        return _between(self.weights.scale, progress)

    def chances(self, worths: Sequence[float], progress: float) -> list[float]:
        """Return how likely each is to win, who should end with so many points."""
        scale = self.scale(progress)
        best = max(worths)
        odds = [math.exp((worth - best) / scale) for worth in worths]
        return [odd / sum(odds) for odd in odds]


class Outlook(NamedTuple):
    """How sure hopes are in a position, by what became of such hopes in self-play."""

    judgement: Judgement
    progress: float
    #: The points that everybody else should end with.
    rivals: Sequence[float]

    @property
    def spread(self) -> float:
        """Return how far the points at the end may lie off: a standard deviation."""
        return self.judgement.spread(self.progress)

    def chance(self, lead: float) -> float:
        """Return how likely somebody is to win who should end so far ahead of the best rival."""
        return self.judgement.chances([max(self.rivals) + lead, *self.rivals], self.progress)[0]


def weigh(row: Vector, vector: Vector) -> float:
    """Return what a vector of features is worth."""
    total: float = sum(map(mul, row, vector))
    return total


def leads(worths: Sequence[float]) -> list[float]:
    """Return by how much each who should end with so many points is ahead of the best other (behind, if negative)."""
    if len(worths) == 2:
        ahead = worths[0] - worths[1]
        return [ahead, -ahead]
    if len(worths) == 1:
        return list(worths)
    first, second = sorted(worths, reverse=True)[:2]
    return [own - (second if own == first else first) for own in worths]


def _between(knots: Sequence[float], progress: float) -> float:
    """Return a value between those at evenly spread knots."""
    place = min(max(progress, 0.0), 1.0) * (len(knots) - 1)
    left = min(int(place), len(knots) - 2) if len(knots) > 1 else 0
    return knots[left] + (knots[min(left + 1, len(knots) - 1)] - knots[left]) * (place - left)


class Learned:
    """What a game has learned, by the number of players; a size that was not learned borrows from the nearest."""

    def __init__(self, tables: Mapping[int, Weights]) -> None:
        self.tables = tables
        self._known: dict[int, Judgement] = {}

    @classmethod
    def read(cls, name: str, folder: Path, features: tuple[str, ...]) -> Learned:
        """Read what lies in a game's folder; where nothing lies yet, only the points of now count."""
        path = folder / FILE
        saved = json.loads(path.read_text(encoding="utf-8")).get(name) if path.exists() else None
        if not saved:
            return cls.of(plain(features))
        return cls({int(players): read_weights(table, features) for players, table in saved.items()})

    @classmethod
    def of(cls, weights: Weights) -> Learned:
        """Return one judgement for tables of every size."""
        return cls({0: weights})

    def judgement(self, players: int) -> Judgement:
        """Return how positions of a table of so many are judged."""
        if players not in self._known:
            nearest = min(self.tables, key=lambda size: (abs(size - players), size))
            self._known[players] = Judgement(self.tables[nearest])
        return self._known[players]


def read_weights(table: Mapping[str, Any], features: tuple[str, ...]) -> Weights:
    """Read the weights of one table; those learned for other features than a game has are refused."""
    learned = tuple(table["worth"])
    if learned != features:
        raise ValueError(f"weights learned for other features: {sorted(set(learned) ^ set(features))}")
    worth = tuple(zip(*(map(float, table["worth"][feature]) for feature in features), strict=True))
    return Weights(features, worth, tuple(map(float, table["spread"])), tuple(map(float, table["scale"])))


def write_weights(weights: Weights) -> dict[str, Any]:
    """Return weights in the form in which they are read again."""
    worth = dict(zip(weights.features, map(list, zip(*weights.worth, strict=True)), strict=True))
    return {"worth": worth, "spread": list(weights.spread), "scale": list(weights.scale)}


def plain(features: tuple[str, ...]) -> Weights:
    """Return the weights of somebody who has learned nothing: only the first feature, the points of now, counts."""
    return Weights(features, (tuple(float(not place) for place in range(len(features))),), (10.0,), (10.0,))
