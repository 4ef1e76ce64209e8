"""Weights from games that were lived: the ones that would have foretold their ends best.

A ridge regression in plain Python: the points at the end (and the lead over each rival) on the features of every seat,
with weights at knots of the progress. Where the games say little, weights stay near those from which one came.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from tutor.coach.selfplay import Lived
from tutor.core.judgement import Judgement, Weights, weigh

#: Knots of the progress at which weights stand.
KNOTS: Final = 3
#: How firmly weights stay where they were, and how firmly neighbouring knots agree, against the mean squared error.
FAITH: Final = 0.02
SMOOTH: Final = 0.02
#: Scales that are tried for the chance to win, in points of lead.
SCALES: Final = tuple(1.25**step for step in range(-4, 26))

Row = Sequence[float]


def fit(games: Sequence[Lived], before: Weights) -> Weights:
    """Return the weights that these games teach to somebody who had others before."""
    worth = _solve_worth(games, spread_out(before).worth)
    fitted = before._replace(worth=worth)
    return calibrate(games, fitted)


def spread_out(weights: Weights) -> Weights:
    """Return the same weights at as many knots as are learned."""
    judged = Judgement(weights)
    return weights._replace(worth=tuple(judged.row(knot / (KNOTS - 1)) for knot in range(KNOTS)))


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


def calibrate(games: Sequence[Lived], weights: Weights) -> Weights:
    """Return weights whose spread and chances agree with what came of these games."""
    judged = Judgement(weights)
    near = [0.0] * KNOTS
    squares = [0.0] * KNOTS
    #: By knot: how near a position is to it, its worths, and who won.
    seen: list[list[tuple[float, list[float], list[float]]]] = [[] for _ in range(KNOTS)]
    for game in games:
        for position in game.positions:
            row = judged.row(position.progress)
            worths = [weigh(row, vector) for vector in position.vectors]
            error = game.points[position.viewer] - worths[position.viewer]
            for knot, share in hats(position.progress):
                near[knot] += share
                squares[knot] += share * error * error
                if share > 0.5 and len(worths) > 1:
                    seen[knot].append((share, worths, game.won))
    spread = tuple(round(math.sqrt(square / max(share, 1e-9)), 3) for square, share in zip(squares, near, strict=True))
    scale = tuple(
        _best_scale(rows) if rows else weights.scale[min(knot, len(weights.scale) - 1)]
        for knot, rows in enumerate(seen)
    )
    return weights._replace(spread=spread, scale=scale)


def _best_scale(rows: list[tuple[float, list[float], list[float]]]) -> float:
    """Return the scale under which who won was most likely."""

    def likelihood(scale: float) -> float:
        total = 0.0
        for share, worths, won in rows:
            best = max(worths)
            odds = [math.exp((worth - best) / scale) for worth in worths]
            whole = sum(odds)
            total += share * sum(part * math.log(odd / whole + 1e-12) for part, odd in zip(won, odds, strict=True))
        return total

    best: float = max(SCALES, key=likelihood)
    return round(best, 3)
