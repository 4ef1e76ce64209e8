"""The worked examples of Grand Cru: each sets a position up, plays real moves and compares every number.

One module for each topic; `positions` holds the ways to set a position up and to look at it.
"""

from __future__ import annotations

from tutor.games.grand_cru.examples import (
    ageing_and_loans,
    auctions,
    endings,
    festivals,
    harvests,
    phase_one,
    preparation,
    sales,
    tiles_in_use,
)
from tutor.games.grand_cru.examples.registry import examples

__all__ = [
    "ageing_and_loans",
    "auctions",
    "endings",
    "examples",
    "festivals",
    "harvests",
    "phase_one",
    "preparation",
    "sales",
    "tiles_in_use",
]
