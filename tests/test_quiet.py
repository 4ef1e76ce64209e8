"""What is measured counts only on a machine that had time for it."""

from __future__ import annotations

import pytest
from _pytest.outcomes import Failed, Skipped

from tests.quiet import TRIES, assert_within


def series(*figures: float):  # type: ignore[no-untyped-def]
    """Return a measurement that gives one figure after the other."""
    rest = iter(figures)
    return lambda: (next(rest),)


def test_one_good_measurement_is_enough() -> None:
    assert_within((1.0,), series(3.0, 2.0, 0.5), lambda: 1.0)


def test_who_is_always_slow_fails_and_says_how_slow() -> None:
    with pytest.raises(Failed, match=r"3\.0"):
        assert_within((1.0,), series(*[3.0] * TRIES), lambda: 1.0)


@pytest.mark.parametrize("shares", [[0.1] * TRIES * 2, [0.9, 0.1] * TRIES], ids=["before", "meanwhile"])
def test_a_busy_machine_is_a_reason_to_skip(shares: list[float]) -> None:
    left = iter(shares)
    with pytest.raises(Skipped, match="10% of a processor"):
        assert_within((1.0,), series(*[3.0] * TRIES), lambda: next(left))
