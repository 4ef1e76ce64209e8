"""A match that ends as soon as it is sure: Wald's sequential test of "better" against "no better"."""

from __future__ import annotations

import math
from typing import Final

#: The share of games that somebody no better wins, and somebody worth keeping.
EVEN: Final = 0.5
BETTER: Final = 0.58
#: How often the verdict may be wrong, either way.
DOUBT: Final = 0.05


class SequentialTest:
    """Adds up the results of games until they tell who is better; a drawn game counts half."""

    def __init__(self, better: float = BETTER, doubt: float = DOUBT) -> None:
        self.games = 0
        self.won = 0.0
        self._gain = math.log(better / EVEN)
        self._loss = math.log((1 - better) / (1 - EVEN))
        self._bound = math.log((1 - doubt) / doubt)

    def add(self, won: float) -> None:
        """Enter the result of a game: 1 if it was won, 0 if it was lost."""
        self.games += 1
        self.won += won

    @property
    def verdict(self) -> bool | None:
        """Return whether the challenger is better, or None as long as that is open."""
        evidence = self.won * self._gain + (self.games - self.won) * self._loss
        return None if abs(evidence) < self._bound else evidence > 0
