"""What follows from the box alone: what markets pay, what champagne and grapes should bring, how cards progress."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.games.dom_pierre.conditions import METRICS
from tutor.games.dom_pierre.names import NONE, PRESSES

if TYPE_CHECKING:
    from tutor.games.dom_pierre.box import Box, Objective

#: Points of a step up the prestige track, with its token; of a crown.
PRESTIGE: Final = 4.5
CROWN: Final = 1.3
#: What cards, roads and accessories usually add to champagne that is sold, each as likely as the others.
USUAL: Final = (1, 2, 3, 4)
#: Points that a road which is not the best can make a sale worth: the best and the second count.
GOOD_ROADS: Final = 2
#: A part of an objective counts for more than nothing.
GRACE: Final = 0.5
#: Bonuses at the foot of objective cards: points for each of their value.
BONUSES: Final = {
    "vp": 1.0,
    "coins": 0.5,
    "grey_accessory": 0.6,
    "flag_token": 0.6,
    "harvest_tile": 0.8,
    "modifier": 0.7,
    "move_worker": 0.7,
}


#: What follows from champagne, roads and accessories: see `_champagne`.
Cellar = tuple[list[tuple[float, float]], float, float, int, int]


class Progress(NamedTuple):
    """How far an objective card has come for every number of what it counts."""

    metric: Callable[[Any, Any, Any], int]
    what: Any
    #: Points that can be scored now, and the best points by how much of them is done; the last row for more than it.
    rows: list[tuple[float, float]]


class Tables:
    """What follows from the box alone, worked out when it is first asked for."""

    def __init__(self, box: Box) -> None:
        self.box = box
        #: The value of a harvest tile; NONE finds the 0 at the end.
        self.values = [*box.tile_values, 0]
        self.cards = [_progress(card) for card in box.objectives]
        self.bonuses = [BONUSES[card.bonus.kind] * card.bonus.value for card in box.objectives]
        self.crowns = [0] * (len(box.markets))
        for number, cards in box.crown_cards:
            for card in range(len(box.cards)):
                if cards >> card & 1:
                    self.crowns[card] = number
        #: Codes of champagne tiles (see `Maison.champagne`), and what nobody pays for any of them, press after press.
        self.codes = 2 * box.most_champagne + 2
        self.nobody = [0.0] * (self.codes * len(PRESSES))
        #: What was found for seats, wineries, champagne and presses before.
        self.seats: dict[tuple[Any, ...], list[float]] = {}
        self.wineries: dict[tuple[int, ...], tuple[list[float], int, int, int, float]] = {}
        self.cellars: dict[tuple[Any, ...], Cellar] = {}
        self.presses: dict[tuple[Any, ...], tuple[float, float, list[float], int, int]] = {}
        self._prices: dict[tuple[int, int, int], list[float]] = {}
        self._hopes: dict[tuple[int, ...], tuple[list[float], list[list[float]]]] = {}

    def prices(self, card: int, ratio: int, bonus: int) -> list[float]:
        """Return what a market pays for each champagne tile, press after press, with a bonus of road and boosts."""
        key = (card, ratio, bonus)
        found = self._prices.get(key)
        if found is None:
            found = self._prices[key] = self._market(card, ratio, bonus)
        return found

    def _market(self, card: int, ratio: int, bonus: int) -> list[float]:
        market = self.box.markets[card]
        row = self.nobody.copy()
        for press, extra in enumerate(market.presses):
            for code in range(2, self.codes):
                if extra != NONE and market.takes[code & 1]:
                    value = (code >> 1) + extra + bonus
                    row[press * self.codes + code] = self.points(ratio, value) + CROWN * self.crowns[card]
        return row

    def points(self, ratio: int, value: int) -> float:
        """Return what a sale of a value brings by a ratio tile, with its prestige."""
        box = self.box
        return box.ratio_points[ratio][box.shield(value)] + (PRESTIGE if value >= box.prestige_sale else 0.0)

    def hopes(self, ratios: tuple[int, ...]) -> tuple[list[float], list[list[float]]]:
        """Return what champagne of each value should bring by these ratio tiles, and grapes of each value by press."""
        found = self._hopes.get(ratios)
        if found is None:
            found = self._hopes[ratios] = self._hope(ratios)
        return found

    def _hope(self, ratios: tuple[int, ...]) -> tuple[list[float], list[list[float]]]:
        box, most = self.box, self.box.most_champagne
        champagne = [0.0]
        for value in range(1, most + 1):
            total = 0.0
            for bonus in USUAL:
                total += sum(sorted(self.points(ratio, value + bonus) for ratio in ratios)[-GOOD_ROADS:])
            champagne.append(total / len(USUAL) / GOOD_ROADS)
        grapes = []
        for extra in box.press_bonuses:
            row = [0.0]
            for base in range(1, most + 1):
                made = [min(most, base + extra), min(most, base)]
                row.append(sum(champagne[value] + (PRESTIGE if value == most else 0.0) for value in made))
            grapes.append(row)
        return champagne, grapes


def _progress(card: Objective) -> Progress | None:
    """Return the progress of a card whose conditions all count the same, as is usual; None for another."""
    needs = [need for condition in card.conditions for need in condition.needs]
    metric, what, _ = needs[0]
    if len(needs) > len(card.conditions) or any((need.metric, need.what) != (metric, what) for need in needs):
        return None
    steps = [(float(condition.vp), condition.needs[0].least) for condition in card.conditions]
    rows = []
    for have in range(max(least for _, least in steps) + 1):
        ready = max((points for points, least in steps if have >= least), default=0.0)
        near = max(points * min(1.0, (have + GRACE) / (least + GRACE)) ** 2 for points, least in steps)
        rows.append((ready, near))
    return Progress(METRICS[metric][1], what, rows)


@lru_cache(maxsize=8)
def tables(box: Box) -> Tables:
    """Return the tables of a box."""
    return Tables(box)
