"""Averages and their intervals: as wide as they must be."""

from __future__ import annotations

import math
import random

import pytest

from tutor.analysis.estimates import CONFIDENCE, Estimate, deviation, estimate, student, total

#: Two-sided 99 % quantiles of Student's distribution, from any table.
TABLE = {5: 4.032, 7: 3.499, 10: 3.169, 15: 2.947, 30: 2.750, 100: 2.626}


@pytest.mark.parametrize(("freedom", "quantile"), TABLE.items())
def test_the_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert CONFIDENCE == 0.99
    assert student(freedom) == pytest.approx(quantile, rel=0.02)


@pytest.mark.parametrize("count", [8, 16, 64])
def test_an_interval_holds_the_truth_as_often_as_it_says(count: int) -> None:
    rng = random.Random(count)
    rounds = 3000
    held = 0
    for _ in range(rounds):
        got = estimate([rng.gauss(3, 5) for _ in range(count)])
        held += got.low <= 3 <= got.high
    tolerance = 4 * math.sqrt(CONFIDENCE * (1 - CONFIDENCE) / rounds)
    assert held / rounds == pytest.approx(CONFIDENCE, abs=tolerance)


def test_samples_that_agree_leave_room_for_one_that_does_not() -> None:
    assert estimate([2.0] * 10).margin == 0
    cautious = estimate([2.0] * 10, spread=5.0)
    assert cautious.error == pytest.approx(0.5) and cautious.mean == 2.0


def test_errors_of_independent_parts_add_up_as_squares() -> None:
    parts = [Estimate(1.0, 3.0, 10), Estimate(-2.0, 4.0, 8)]
    assert total(parts) == Estimate(-1.0, 5.0, 8)
    assert total([]) == Estimate(0.0, 0.0, 0) and not total([]).told_apart


def test_deviation_is_that_of_a_sample() -> None:
    assert deviation([1.0, 2.0, 3.0, 4.0]) == pytest.approx(1.29099, rel=1e-4)
