"""A search in slices, for whoever must stay reachable in between: a page, a notebook, a lesson.

Each slice is a small search of its own with its own seed, and what they find is added up, as for the trees of one
search: every slice deals its own worlds, so that the sums are as good as those of one long search.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterable
from typing import Final

from tutor.coach.search import Candidate, Found, search
from tutor.core.moves import Move
from tutor.core.state import State

#: Simulations of one slice: enough for a tree of some depth, few enough for a fraction of a second.
SLICE: Final = 120


def searching(
    state: State, seat: int, *, simulations: int, seed: int = 0, slice_size: int = SLICE
) -> Generator[float, bool, Found]:
    """Search in slices: yields how much is done, from 0 to 1; send True to end it with the best so far."""
    results: list[Found] = []
    done = 0
    stopped = yield 0.0
    while not results or (done < simulations and not stopped):
        size = min(slice_size, max(1, simulations - done))
        results.append(search(state, seat, simulations=size, seed=seed * 1_000 + len(results)))
        if results[-1].simulations == 0:  # there is only one move
            return results[-1]
        done += size
        stopped = yield min(1.0, done / simulations)
    return together(results)


def together(results: Iterable[Found]) -> Found:
    """Add up what several searches of one position have found."""
    found: dict[Move, list[Candidate]] = {}
    seat = 0
    for result in results:
        seat = result.seat
        for candidate in result.candidates:
            found.setdefault(candidate.move, []).append(candidate)
    candidates = sorted(map(_sum, found.values()), key=lambda candidate: (-candidate.visits, -candidate.value))
    return Found(seat, tuple(candidates), sum(candidate.visits for candidate in candidates))


def _sum(parts: list[Candidate]) -> Candidate:
    """Add up what is known of one move; its continuation is that of the search which tried it most."""
    tried = [part for part in parts if part.visits] or parts[:1]
    most = max(tried, key=lambda part: part.visits)
    visits = sum(part.visits for part in tried)
    value, error = _pooled([(part.visits, part.value, part.error) for part in tried])
    score, score_error = _pooled([(part.visits, part.score, part.score_error) for part in tried])
    return Candidate(most.move, visits, value, error, score, score_error, most.line)


def _pooled(parts: list[tuple[int, float, float]]) -> tuple[float, float]:
    """Return the mean of all samples, and its standard error, from the means and errors of their parts."""
    count = sum(visits for visits, _, _ in parts)
    if count < 2:
        return parts[0][1], math.inf
    mean = sum(visits * part for visits, part, _ in parts) / count
    # a part of one sample has no spread of its own
    within = sum(visits * (visits - 1) * error**2 for visits, _, error in parts if visits > 1)
    between = sum(visits * (part - mean) ** 2 for visits, part, _ in parts)
    return mean, math.sqrt((within + between) / count / (count - 1))
