"""The worked examples of Dom Pierre: each sets a position up, plays real moves and compares every number.

One module for each topic; `positions` holds the ways to set a position up and to look at it.
"""

from __future__ import annotations

from tutor.games.dom_pierre.examples import (
    cellars,
    objective_cards,
    preparation,
    prestige_and_end,
    roads,
    selling,
    turns,
    villages,
    vineyards,
)
from tutor.games.dom_pierre.examples.registry import examples

__all__ = [
    "cellars",
    "examples",
    "objective_cards",
    "preparation",
    "prestige_and_end",
    "roads",
    "selling",
    "turns",
    "villages",
    "vineyards",
]
