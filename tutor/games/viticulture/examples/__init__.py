"""The worked examples of Viticulture: each sets a position up, plays real moves and compares every number.

One module for each topic; `positions` holds the ways to set a position up and to look at it.
"""

from __future__ import annotations

from tutor.games.viticulture.examples import (
    endings,
    fields,
    preparation,
    structures,
    summer_visitors,
    waking,
    wine,
    winter_visitors,
    workers,
)
from tutor.games.viticulture.examples.registry import examples

__all__ = [
    "endings",
    "examples",
    "fields",
    "preparation",
    "structures",
    "summer_visitors",
    "waking",
    "wine",
    "winter_visitors",
    "workers",
]
