"""Measurements of time, for tests marked `timing`: they run alone, and say nothing about a machine that is busy."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

#: How often something that was too slow is measured again.
TRIES = 3
#: The least share of a processor with which a measurement says something: with half of one, clicks take half as long
#: again.
FAIR_SHARE = 0.75
#: For so long somebody asks for a processor, in seconds.
ASKING = 0.15


def share_of_a_processor() -> float:
    """Return how much of a processor somebody gets who wants one for a moment: 1 on a machine at rest."""
    wall, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < ASKING:
        pass
    return (time.process_time() - used) / (time.perf_counter() - wall)


def assert_within(
    limits: tuple[float, ...],
    measure: Callable[[], tuple[float, ...]],
    share: Callable[[], float] = share_of_a_processor,
    rest: Callable[[], None] = lambda: None,
) -> None:
    """Measure until every figure is within its limit; fail if that never is so, skip if the machine is too busy.

    What the test itself has started is no stranger: the machine is looked at after `rest`.
    """
    tries = []
    for _ in range(TRIES):
        rest()
        shares = [share()]
        figures = measure() if shares[0] > FAIR_SHARE else ()
        print("processor", f"{shares[0]:.0%}", "measured", *(f"{figure:.3g}" for figure in figures))
        if figures and all(figure < limit for figure, limit in zip(figures, limits, strict=True)):
            return
        rest()
        shares.append(share())
        if min(shares) > FAIR_SHARE:
            tries.append(figures)
    if not tries:
        pytest.skip(f"the machine is too busy for a measurement: this test got {min(shares):.0%} of a processor")
    pytest.fail(f"not within {limits}: {tries}")
