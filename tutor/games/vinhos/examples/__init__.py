"""The worked examples of Vinhos: each sets a position up, plays real moves and compares every number.

One module for each topic; `positions` holds the ways to set a position up and to look at it.
"""

from __future__ import annotations

from tutor.games.vinhos.examples import (
    banking,
    building,
    endings,
    fairs,
    magnates,
    moving,
    preparation,
    solo,
    wines,
)
from tutor.games.vinhos.examples.registry import examples

__all__ = [
    "banking",
    "building",
    "endings",
    "examples",
    "fairs",
    "magnates",
    "moving",
    "preparation",
    "solo",
    "wines",
]
