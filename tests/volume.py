"""How much of a thing is tested: a sample with every change, the whole of it in the long run.

Both are the same test, so that nothing is checked in one place only: `make test` takes the sample, `make test-long` the
whole. A sample is the same in every run; what Hypothesis draws in the long run is different each time, and what fails
there is printed with a blob that repeats it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

#: How many examples Hypothesis draws for each game.
FEW, MANY = 4, 25


def volume(name: str, sample: Any, whole: Any) -> pytest.MarkDecorator:
    """Give a test an argument that says how much: a sample, and the whole in the long run."""
    return pytest.mark.parametrize(
        name, [pytest.param(sample, id="sample"), pytest.param(whole, id="whole", marks=pytest.mark.long)]
    )


def drawn(check: Callable[..., None]) -> Callable[..., None]:
    """Make a test of a check that draws `data` for a game by `name`."""

    @volume("examples", FEW, MANY)
    def test(name: str, examples: int) -> None:
        often = settings(
            max_examples=examples,
            derandomize=examples == FEW,
            database=None,
            deadline=None,
            print_blob=True,
            suppress_health_check=[HealthCheck.too_slow],
        )
        often(given(data=st.data())(check))(name=name)

    test.__name__, test.__doc__ = check.__name__, check.__doc__
    return test
