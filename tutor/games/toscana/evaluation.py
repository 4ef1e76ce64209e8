"""What a position of Toscana comes to, in coins: what a player would name of it (see tutor.core.judgement).

Everything ends as money, so features are counted in money where that can be done: cubes at the price they should fetch,
the cubes that the pieces on the map can still make, and the pieces that the cubes in the warehouse can still pay for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tutor.games.toscana.box import ABANDONED, ACTIONS, GOODS, MASTER, WATER, Box
from tutor.games.toscana.production import MoreWater
from tutor.games.toscana.tasting import Reveal
from tutor.games.toscana.trade import Sale
from tutor.games.toscana.turn import EndRound

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana, Winery

FEATURES: Final = (
    "points",
    "start",
    "stock",
    "good-prices",
    "water",
    "full-places",
    "next-harvest",
    "later-harvests",
    "vineyards",
    "masters",
    "hires-paid",
    "hires",
    "trade-to-come",
    "production-to-come",
    "hire-to-come",
)
#: A cube that waits for a later sale is worth less than its price: tasting may lower it, and a full warehouse wastes
#: the next harvest.
WAITING: Final = 0.85
#: Water cubes that a player usually has for a later production.
LATER_WATER: Final = 3
#: What a hired piece adds to each later harvest, in coins: a worker makes one cube, a wine master two (TO-PROD-07), of
#: which the water for them takes a part.
WORKER_HARVEST: Final = 1.5
MASTER_HARVEST: Final = 3.0

HIRE, PRODUCTION, TRADE = range(len(ACTIONS))


def progress(state: Toscana) -> float:
    """Return how far the game has come: by its rounds, or by whoever is about to end it with money."""
    box = state.box
    begun = (state.round - 1 + state.turn / (len(ACTIONS) * state.players)) / box.rounds
    richest = max([winery.money for winery in state.wineries]) / box.money_trigger
    return min(1.0, max(begun, richest * richest))


def measure(state: Toscana, viewer: int) -> list[list[float]]:
    """Return the features of every seat, as one of them knows the position: all but the tasting tiles of others."""
    forecast = Forecast(state, viewer)
    return [forecast.features(seat) for seat in range(state.players)]


class Forecast:
    """The prices and the time that are left, as one seat sees them; from them the worth of every player."""

    def __init__(self, state: Toscana, seat: int) -> None:
        self.state = state
        #: By seat, its spaces with their terrain and the cubes they yield.
        self.yields: list[list[tuple[int, int, int]]] = [[] for _ in range(state.players)]
        box, terrains, pieces = state.box, state.map, state.pieces
        for space, owner in enumerate(state.owners):
            if owner >= 0:
                terrain = terrains[space]
                table = box.abandoned_yields if terrain == ABANDONED else box.yields
                self.yields[owner].append((space, terrain, table[pieces[space]]))
        #: Actions are still being played: the price update of this round is to come.
        self.acting = bool(state.stack) and not isinstance(state.stack[0], Reveal | EndRound)
        rich = state.latched or any(winery.money >= state.box.money_trigger for winery in state.wineries)
        self.rounds_left = 0 if rich or state.over else state.box.rounds - state.round
        value = state.box.sell_value
        self.now = [value[price] for price in state.prices]
        self.next = [value[price] for price in self._next_prices(seat)]
        self.waiting = [WAITING * price for price in self.next]
        self.either = [max(now, later) for now, later in zip(self.now, self.waiting, strict=True)]

    def _next_prices(self, seat: int) -> list[int]:
        """Return the prices after this round's update as far as the seat knows: all but the others' tasting tiles."""
        state, box = self.state, self.state.box
        top = box.top_price
        prices = state.prices
        if self.acting:
            prices = [min(max(price + sign, 0), top) for price, sign in zip(prices, state.recommendations, strict=True)]
            for good, stock in enumerate(state.market):
                if stock == 0:
                    prices[good] = min(prices[good] + box.empty_step, top)
                elif stock == box.market_places:
                    prices[good] = max(prices[good] + box.full_step, 0)
        chosen = state.wineries[seat].chosen
        if chosen < 0:
            return prices
        wine, step = box.faces[chosen]
        good = GOODS.index(wine)
        return [*prices[:good], min(max(prices[good] + step, 0), top), *prices[good + 1 :]]

    def features(self, seat: int) -> list[float]:
        """Return what a player has, feature by feature."""
        state, winery = self.state, self.state.wineries[seat]
        money, goods = self._holdings(winery, seat)
        acting, spent, left = self.acting, winery.spent, self.rounds_left
        # who has not traded yet in this round may still sell at the prices of now
        tradable = acting and not spent >> TRADE & 1
        units = self.either if tradable else self.waiting
        stock = sum([count * price for count, price in zip(goods, self.waiting, strict=True)])
        at_best = sum([count * price for count, price in zip(goods, units, strict=True)])
        productions = left + (acting and not spent >> PRODUCTION & 1)
        following, later = self._harvests(seat, goods, units)
        spaces = self.yields[seat]
        masters = sum([self.state.pieces[space] == MASTER for space, _, _ in spaces])
        hiring = acting and not spent >> HIRE & 1
        # a piece that is hired in a later round comes too late for this round's production
        harvests = left + (hiring and not spent >> PRODUCTION & 1)
        return [
            float(money),
            1.0,
            stock,
            at_best - stock,
            goods[WATER] * min(productions, 1) * 1.0,
            float(sum([count >= state.box.places for count in goods])),
            following if productions else 0.0,
            later * max(0, productions - 1),
            len(spaces) * productions * 1.0,
            masters * productions * 1.0,
            self._hires(winery, goods, left + hiring, harvests),
            (left + hiring) * 1.0,
            float(tradable),
            float(acting and not spent >> PRODUCTION & 1),
            float(hiring),
        ]

    def _holdings(self, winery: Winery, seat: int) -> tuple[int, list[int]]:
        """Return money and cubes, as if a sale or production that is being put together ended with what it has now."""
        state = self.state
        question = state.stack[-1] if state.stack else None
        if isinstance(question, Sale) and question.actor == seat:
            proceeds = sum(count * price for count, price in zip(question.counts, self.now, strict=True))
            left = [have - sold for have, sold in zip(winery.goods, question.counts, strict=True)]
            return winery.money + proceeds, left
        if not isinstance(question, MoreWater) or question.actor != seat:
            return winery.money, winery.goods
        box, goods = state.box, winery.goods.copy()
        touched = {space for number in state.placed for space in box.touches[number]}
        dearest = self.next.index(max(self.next))
        for space, terrain, count in self.yields[seat]:
            if space in touched:
                good = dearest if terrain == ABANDONED else terrain
                goods[good] += min(count, box.places - goods[good], state.bank[good])
        return winery.money, goods

    def _harvests(self, seat: int, goods: list[int], units: list[float]) -> tuple[float, float]:
        """Return what the pieces on the map should bring in the next production, and in each later one."""
        cost = units[WATER]
        prices = [*units, max(units)]  # an abandoned vineyard, the terrain after the goods, gives what is dearest
        spaces = tuple([(space, cubes * prices[terrain]) for space, terrain, cubes in self.yields[seat]])
        gains = [total - cubes * cost for cubes, total in enumerate(_by_water(self.state.box, spaces))]
        return max(gains[: goods[WATER] + 1]), max(gains[: LATER_WATER + 1])

    def _hires(self, winery: Winery, goods: list[int], hires: int, harvests: int) -> float:
        """Return what the cubes in the warehouse are worth beyond their price, because they pay for pieces."""
        left = goods.copy()
        total = 0.0
        for slot in self.state.box.slots[winery.hired : winery.hired + hires]:
            if left[slot.good] < slot.cost or slot.needs_one_of_each:
                break
            left[slot.good] -= slot.cost
            gain = (MASTER_HARVEST if slot.master else WORKER_HARVEST) * harvests
            total += max(0.0, gain - slot.cost * self.next[slot.good])
            harvests -= 1
        return total


@lru_cache(maxsize=1 << 14)
def _by_water(box: Box, spaces: tuple[tuple[int, float], ...]) -> list[float]:
    """Return the value of a harvest with 0, 1, 2, … water cubes, each placed where it adds most.

    `spaces` are a player's, each with the value of its yield. Remembered, because most moves change neither.
    """
    corners = _corners(box)
    adds = [0.0] * len(box.touches)
    for space, worth in spaces:
        for corner in corners[space]:
            adds[corner] += worth
    dry = dict(spaces)
    totals = [0.0]
    while dry and len(totals) <= box.water_most:
        most = max(adds)
        totals.append(totals[-1] + most)
        for space in box.touches[adds.index(most)]:
            if space in dry:
                worth = dry.pop(space)
                for corner in corners[space]:
                    adds[corner] -= worth
    return totals


@lru_cache(maxsize=8)
def _corners(box: Box) -> list[list[int]]:
    """Return the crossroads around each space."""
    corners: list[list[int]] = [[] for _ in box.spaces]
    for number, spaces in enumerate(box.touches):
        for space in spaces:
            corners[space].append(number)
    return corners
