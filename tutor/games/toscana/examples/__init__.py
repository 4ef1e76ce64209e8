"""The worked examples of Toscana: each sets a position up, plays real moves and compares every number.

One module for each topic; `positions` holds the ways to set a position up and to look at it.
"""

from __future__ import annotations

from tutor.games.toscana.examples import endings, further_cases, hiring, preparation, pricing, producing, trading
from tutor.games.toscana.examples.registry import examples

__all__ = ["endings", "examples", "further_cases", "hiring", "preparation", "pricing", "producing", "trading"]
