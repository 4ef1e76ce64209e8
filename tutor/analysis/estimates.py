"""Averages that admit how sure they are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist
from typing import Final, NamedTuple

#: How sure an interval is. A game has hundreds of decisions: with the usual 95 % a review of a faultless game would
#: find fault with one decision in forty, with 99 % (of which only one side can make a mark) with one in two hundred.
CONFIDENCE: Final = 0.99


class Estimate(NamedTuple):
    """An average of independent samples, and its standard error."""

    mean: float
    error: float
    samples: int

    @property
    def margin(self) -> float:
        """Return half the width of the interval."""
        return student(self.samples - 1) * self.error if self.error else 0.0

    @property
    def low(self) -> float:
        """Return the lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """Return the upper end of the interval."""
        return self.mean + self.margin

    @property
    def told_apart(self) -> bool:
        """Return whether the interval excludes zero."""
        return self.low > 0 or self.high < 0


def estimate(values: Sequence[float], spread: float = 0.0) -> Estimate:
    """Return the average of at least two samples.

    `spread` is how far single results can lie apart: where all samples agree, one that does not may still hide among
    those that were not drawn, so the error is at least that of one such sample.
    """
    count = len(values)
    mean = math.fsum(values) / count
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, max(math.sqrt(variance / count), spread / count), count)


def deviation(values: Sequence[float]) -> float:
    """Return the standard deviation of at least two values."""
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1))


def total(parts: Sequence[Estimate]) -> Estimate:
    """Return the sum of independent estimates; its samples are those of the part that has fewest."""
    if not parts:
        return Estimate(0.0, 0.0, 0)
    return Estimate(
        math.fsum(part.mean for part in parts),
        math.sqrt(math.fsum(part.error**2 for part in parts)),
        min(part.samples for part in parts),
    )


@lru_cache(maxsize=256)
def student(freedom: int) -> float:
    """Return how many standard errors an interval reaches to each side, for so many degrees of freedom.

    Student's distribution by its expansion around the normal one (Cornish and Fisher); from 5 degrees of freedom on it
    is within 2 % of the exact value.
    """
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    n = max(1, freedom)
    terms = (
        z,
        (z**3 + z) / 4 / n,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96 / n**2,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / n**3,
    )
    return math.fsum(terms)
