"""Asking the coach from a page: a search in slices, so that the page answers meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, sqrt
from typing import Final

from tutor.coach.search import Candidate, Found, search
from tutor.core.moves import Move
from tutor.explorer import Tree

#: Simulations in all, and in one slice.
SIMULATIONS: Final = 240
SLICE: Final = 20


def ask_coach(tree: Tree, node: int, simulations: int = SIMULATIONS) -> Iterator[float]:
    """Search at a node of a tree, slice by slice; yield what part is done. Whoever stops keeps what was found by then.

    Each slice is a search of its own with other luck, in one of the worlds that are imagined at the node.
    """
    worlds = tree.node(node)["worlds"]
    seat = tree.node(node)["actor"]
    slices = max(1, simulations // SLICE)
    found: Found | None = None
    try:
        for number in range(slices):
            state = worlds[number % len(worlds)].state.copy()
            state.journal = None
            part = search(state, seat, simulations=SLICE, seed=number)
            found = pooled(found, part) if found else part
            yield (number + 1) / slices
    finally:
        if found:
            tree.take(node, found)


def pooled(first: Found, second: Found) -> Found:
    """Return what two searches of one position found together."""
    candidates: dict[Move, Candidate] = {candidate.move: candidate for candidate in first.candidates}
    for candidate in second.candidates:
        earlier = candidates.get(candidate.move)
        candidates[candidate.move] = _join(earlier, candidate) if earlier else candidate
    best_first = sorted(candidates.values(), key=lambda candidate: (-candidate.visits, -candidate.value))
    return Found(first.seat, tuple(best_first), first.simulations + second.simulations)


def _join(one: Candidate, other: Candidate) -> Candidate:
    if not one.visits or not other.visits:
        return one if one.visits else other
    visits = one.visits + other.visits
    value, error = _mean(one.value, one.error, one.visits, other.value, other.error, other.visits)
    score, score_error = _mean(one.score, one.score_error, one.visits, other.score, other.score_error, other.visits)
    line = max((one, other), key=lambda candidate: (candidate.visits, len(candidate.line))).line
    return Candidate(one.move, visits, value, error, score, score_error, line)


def _mean(a: float, a_error: float, a_count: int, b: float, b_error: float, b_count: int) -> tuple[float, float]:
    """Return the mean of two samples and its standard error, from their means, errors and sizes."""
    count = a_count + b_count
    mean = (a * a_count + b * b_count) / count
    squares = a_count * (a - mean) ** 2 + b_count * (b - mean) ** 2
    for error, size in ((a_error, a_count), (b_error, b_count)):
        squares += 0.0 if error == inf else error * error * size * (size - 1)
    return mean, sqrt(squares / (count * (count - 1)))
