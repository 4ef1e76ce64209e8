"""Weights from games that were lived: the ones that would have foretold their ends best.

A ridge regression in plain Python: the points at the end (and the lead over each rival) on the features of every seat,
with weights at knots of the progress. Where the games say little, weights stay near those from which one came.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tutor.coach.selfplay import Lived
from tutor.core.judgement import FOUR_OF_FIVE, START, Judgement, Weights, weigh

#: Knots of the progress at which weights stand.
KNOTS: Final = 3
#: How firmly weights stay where they were, and how firmly neighbouring knots agree, against the mean squared error.
FAITH: Final = 0.02
SMOOTH: Final = 0.02
#: Scales that are tried for the chance to win, in points of lead, and how often all knots are gone through.
SCALES: Final = tuple(1.25**step for step in range(-4, 26))
SWEEPS: Final = 3
#: The part of all games that an interval should hold.
HELD: Final = 0.8
#: Nobody is ever surer than this, in points.
LEAST_SPREAD: Final = 0.5

Row = Sequence[float]


def fit(games: Sequence[Lived], before: Weights) -> Weights:
    """Return the weights that these games teach to somebody who had others before."""
    worth = _solve_worth(games, spread_out(before).worth)
    fitted = before._replace(worth=worth)
    return calibrate(cases(games, fitted), fitted)


def spread_out(weights: Weights) -> Weights:
    """Return the same weights at as many knots as are learned."""
    judged = Judgement(weights)
    places = [knot / (KNOTS - 1) for knot in range(KNOTS)]
    return weights._replace(
        worth=tuple(map(judged.row, places)),
        spread=tuple(map(judged.spread, places)),
        scale=tuple(map(judged.scale, places)),
    )


def hats(progress: float) -> list[tuple[int, float]]:
    """Return which knots a progress lies between, and how near it is to each."""
    place = min(max(progress, 0.0), 1.0) * (KNOTS - 1)
    left = min(int(place), KNOTS - 2)
    return [(left, 1.0 - (place - left)), (left + 1, place - left)]


def _lessons(games: Sequence[Lived]) -> Iterator[tuple[float, Row, float]]:
    """Yield progress, features and what came of them: points at the end, and leads over rivals."""
    for game in games:
        for position in game.positions:
            for vector, points in zip(position.vectors, game.points, strict=True):
                yield position.progress, vector, points
            own, mine = position.vectors[position.viewer], game.points[position.viewer]
            for seat, (vector, points) in enumerate(zip(position.vectors, game.points, strict=True)):
                if seat != position.viewer:
                    gaps = [a - b for a, b in zip(own, vector, strict=True)]
                    yield position.progress, gaps, mine - points


def _solve_worth(games: Sequence[Lived], before: tuple[tuple[float, ...], ...]) -> tuple[tuple[float, ...], ...]:
    count = len(before[0])
    size = KNOTS * count
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    squares = [0.0] * count
    lessons = 0
    for progress, vector, target in _lessons(games):
        lessons += 1
        held = [(place, value) for place, value in enumerate(vector) if value]
        for place, value in held:
            squares[place] += value * value
        entries = [
            (knot * count + place, near * value) for knot, near in hats(progress) if near for place, value in held
        ]
        for here, value in entries:
            right[here] += value * target
            row = matrix[here]
            for there, other in entries:
                row[there] += value * other
    for place, square in enumerate(squares):
        # a feature that hardly ever shows still needs a scale of its own
        square = max(square, 1e-6 * lessons)
        for knot in range(KNOTS):
            here = knot * count + place
            matrix[here][here] += FAITH * square
            right[here] += FAITH * square * before[knot][place]
            if knot:
                there = here - count
                matrix[here][here] += SMOOTH * square
                matrix[there][there] += SMOOTH * square
                matrix[here][there] -= SMOOTH * square
                matrix[there][here] -= SMOOTH * square
    found = solve(matrix, right)
    return tuple(tuple(found[knot * count : (knot + 1) * count]) for knot in range(KNOTS))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric, positive definite system by Cholesky's method; the matrix is used up."""
    size = len(right)
    for column in range(size):
        head = matrix[column]
        for row in range(column, size):
            line = matrix[row]
            total = line[column] - sum(a * b for a, b in zip(line[:column], head[:column], strict=True))
            line[column] = math.sqrt(total) if row == column else total / head[column]
    found = right.copy()
    for row in range(size):
        line = matrix[row]
        found[row] = (found[row] - sum(a * b for a, b in zip(line[:row], found[:row], strict=True))) / line[row]
    for row in reversed(range(size)):
        later = sum(matrix[below][row] * found[below] for below in range(row + 1, size))
        found[row] = (found[row] - later) / matrix[row][row]
    return found


class Case(NamedTuple):
    """What was foretold to somebody in a position, and what came of it."""

    progress: float
    #: The points expected at the end, and the standard error of that by the luck of a search alone.
    score: float
    luck: float
    #: The points that everybody should end with, one's own first, as far as they tell who wins.
    worths: Sequence[float]
    #: The points at the end, and how much of the victory was one's own.
    points: float
    won: float


def cases(games: Sequence[Lived], weights: Weights) -> list[Case]:
    """Return what weights alone would have foretold in games that were lived."""
    judged = Judgement(weights)
    found = []
    for game in games:
        for position in game.positions:
            row, seat = judged.row(position.progress), position.viewer
            worths = [weigh(row, vector) for vector in position.vectors]
            own = worths.pop(seat)
            found.append(Case(position.progress, own, 0.0, [own, *worths], game.points[seat], game.won[seat]))
    return found


def calibrate(told: Sequence[Case], weights: Weights) -> Weights:
    """Return weights whose spread and chances agree with what came of the cases."""
    return weights._replace(spread=_spread(told), scale=_scale(told, weights))


def unbiased(told: Sequence[Case], weights: Weights) -> tuple[list[Case], Weights]:
    """Return weights without the mean error of what was foretold, and the cases as they would have told them.

    What everybody has alike from the start takes it up, so that all leads, and with them all moves, stay what they are.
    """
    matrix = [[1e-9 * (row == column) for column in range(KNOTS)] for row in range(KNOTS)]
    right = [0.0] * KNOTS
    for case in told:
        near = hats(case.progress)
        for here, share in near:
            right[here] += share * (case.points - case.score)
            for there, other in near:
                matrix[here][there] += share * other
    shift = solve(matrix, right)
    place = weights.features.index(START)
    worth = tuple(
        (*row[:place], row[place] + more, *row[place + 1 :])
        for row, more in zip(spread_out(weights).worth, shift, strict=True)
    )
    mended = [
        case._replace(score=case.score + sum(share * shift[knot] for knot, share in hats(case.progress)))
        for case in told
    ]
    return mended, weights._replace(worth=worth)


def _spread(told: Sequence[Case]) -> tuple[float, ...]:
    """Return the standard deviation, knot by knot, whose interval for four of five held four times of five."""
    knots = []
    for knot in range(KNOTS):
        errors = [
            (abs(case.points - case.score), share)
            for case in told
            for here, share in hats(case.progress)
            if here == knot
        ]
        knots.append(max(LEAST_SPREAD, _quantile(errors, HELD) / FOUR_OF_FIVE))
    # an interval covers the luck of the search too, and between the knots it is a mixture: all of them together count
    low, high = 0.2, 3.0
    for _ in range(20):
        factor = (low + high) / 2
        held = 0
        for case in told:
            spread = factor * sum(share * knots[knot] for knot, share in hats(case.progress))
            held += abs(case.points - case.score) <= FOUR_OF_FIVE * math.hypot(spread, case.luck)
        low, high = (factor, high) if held < HELD * len(told) else (low, factor)
    return tuple(round(max(LEAST_SPREAD, high * spread), 3) for spread in knots)


def _quantile(errors: list[tuple[float, float]], part: float) -> float:
    """Return what a part of some weighed errors do not pass."""
    left = part * sum(weight for _, weight in errors)
    for error, weight in sorted(errors):
        left -= weight
        if left <= 0:
            return error
    return 0.0


def _scale(told: Sequence[Case], weights: Weights) -> tuple[float, ...]:
    """Return the scales, knot by knot, under which those who won were most likely to: found one after the other."""
    rivalries = [case for case in told if len(case.worths) > 1]
    scale = spread_out(weights).scale
    if not rivalries:
        return scale

    def likelihood(scales: Sequence[float]) -> float:
        judged = Judgement(weights._replace(scale=tuple(scales)))
        total = 0.0
        for case in rivalries:
            chance = judged.chances(case.worths, case.progress)[0]
            total += case.won * math.log(chance + 1e-9) + (1.0 - case.won) * math.log(1.0 - chance + 1e-9)
        return total

    for _ in range(SWEEPS):
        for knot in range(KNOTS):
            tries = [(*scale[:knot], tried, *scale[knot + 1 :]) for tried in SCALES]
            scale = max(tries, key=likelihood)
    return tuple(round(value, 3) for value in scale)
