"""What a position of Toscana comes to, in coins: what a player would name of it (see tutor.core.judgement).

Everything ends as money, so features are counted in money where that can be done: cubes at the price they should fetch,
the cubes that the pieces on the map can still make, and the pieces that the cubes in the warehouse can still pay for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from operator import mul
from typing import TYPE_CHECKING, Final, NamedTuple

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

#: By the spent actions of a round, one bit each: whether hire, production and trade are still to come.
TO_COME: Final = [
    tuple([int(not spent >> action & 1) for action in range(len(ACTIONS))]) for spent in range(1 << len(ACTIONS))
]
NOTHING: Final = TO_COME[-1]


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


class Land:
    """Who holds what on the map, worked out once: most moves change nothing about it. Equal maps share one."""

    def __init__(self, box: Box, terrains: Sequence[int], owners: Sequence[int], pieces: Sequence[int]) -> None:
        self.box = box
        #: By seat, its spaces with their terrain and the cubes they yield; and how many wine masters stand there.
        self.yields: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
        self.masters: dict[int, int] = defaultdict(int)
        for space, owner in enumerate(owners):
            if owner >= 0:
                terrain = terrains[space]
                table = box.abandoned_yields if terrain == ABANDONED else box.yields
                self.yields[owner].append((space, terrain, table[pieces[space]]))
                self.masters[owner] += pieces[space] == MASTER

    def harvests(self, seat: int, units: list[float]) -> list[float]:
        """Return the best that the pieces of a seat can bring with at most 0, 1, 2, … water cubes, less the water."""
        return _harvests(self, seat, tuple(units))


@lru_cache(maxsize=1 << 10)
def _land(box: Box, terrains: tuple[int, ...], owners: tuple[int, ...], pieces: tuple[int, ...]) -> Land:
    return Land(box, terrains, owners, pieces)


@lru_cache(maxsize=1 << 13)
def _harvests(land: Land, seat: int, units: tuple[float, ...]) -> list[float]:
    box, cost = land.box, units[WATER]
    prices = [*units, max(units)]  # an abandoned vineyard, the terrain after the goods, gives what is dearest
    spaces = [(space, cubes * prices[terrain]) for space, terrain, cubes in land.yields[seat]]
    gains = [total - cubes * cost for cubes, total in enumerate(_by_water(box, spaces))]
    best = list(accumulate(gains, max))
    most = max(box.places, LATER_WATER) + 1
    return best + best[-1:] * (most - len(best))


class Prices(NamedTuple):
    """What a cube fetches, by good, as far as one seat knows."""

    now: list[int]
    #: After this round's update; what that is worth to somebody who must wait for it; and the better of both times.
    next: list[int]
    waiting: list[float]
    either: list[float]


@lru_cache(maxsize=1 << 12)
def _prices(
    box: Box, prices: tuple[int, ...], signs: tuple[int, ...], market: tuple[int, ...], acting: bool, chosen: int
) -> Prices:
    """Return the prices of now and after this round's update: all of it but the others' tasting tiles."""
    top, value = box.top_price, box.sell_value
    later = list(prices)
    if acting:
        later = [min(max(price + sign, 0), top) for price, sign in zip(prices, signs, strict=True)]
        for good, stock in enumerate(market):
            if stock == 0:
                later[good] = min(later[good] + box.empty_step, top)
            elif stock == box.market_places:
                later[good] = max(later[good] + box.full_step, 0)
    if chosen >= 0:
        wine, step = box.faces[chosen]
        good = GOODS.index(wine)
        later[good] = min(max(later[good] + step, 0), top)
    now, following = [value[price] for price in prices], [value[price] for price in later]
    waiting = [WAITING * price for price in following]
    return Prices(now, following, waiting, list(map(max, now, waiting)))


class Forecast:
    """The prices and the time that are left, as one seat sees them; from them the worth of every player."""

    def __init__(self, state: Toscana, seat: int) -> None:
        self.state = state
        box = state.box
        self.land = _land(box, tuple(state.map), tuple(state.owners), tuple(state.pieces))
        #: Actions are still being played: the price update of this round is to come.
        self.acting = bool(state.stack) and not isinstance(state.stack[0], Reveal | EndRound)
        self.rounds_left = 0 if self._ending() else box.rounds - state.round
        faces = tuple(state.prices), tuple(state.recommendations), tuple(state.market)
        self.now, self.next, self.waiting, self.either = _prices(box, *faces, self.acting, state.wineries[seat].chosen)

    def _ending(self) -> bool:
        """Return whether this round is the last because somebody is rich enough."""
        state = self.state
        if state.latched or not state.stack:
            return True
        trigger = state.box.money_trigger
        return any(winery.money >= trigger for winery in state.wineries)

    def features(self, seat: int) -> list[float]:
        """Return what a player has, feature by feature."""
        state, winery, land = self.state, self.state.wineries[seat], self.land
        money, goods = self._holdings(winery, seat)
        left, places = self.rounds_left, state.box.places
        hiring, producing, tradable = TO_COME[winery.spent] if self.acting else NOTHING
        # who has not traded yet in this round may still sell at the prices of now
        units = self.either if tradable else self.waiting
        stock = sum(map(mul, goods, self.waiting))
        productions = left + producing
        following = later = 0.0
        if productions:
            best = land.harvests(seat, units)
            following = best[goods[WATER]]
            if productions > 1:
                later = best[LATER_WATER] * (productions - 1)
        hires = left + hiring
        # a piece that is hired in a later round comes too late for this round's production
        harvests = left + hiring * producing
        return [
            float(money),
            1.0,
            stock,
            sum(map(mul, goods, units)) - stock if tradable else 0.0,
            float(goods[WATER]) if productions else 0.0,
            float(sum([count >= places for count in goods])),
            following,
            later,
            float(len(land.yields[seat]) * productions),
            float(land.masters[seat] * productions),
            self._hires(winery, goods, hires, harvests) if hires else 0.0,
            float(hires),
            float(tradable),
            float(producing),
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
        for space, terrain, count in self.land.yields[seat]:
            if space in touched:
                good = dearest if terrain == ABANDONED else terrain
                goods[good] += min(count, box.places - goods[good], state.bank[good])
        return winery.money, goods

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


def _by_water(box: Box, spaces: Sequence[tuple[int, float]]) -> list[float]:
    """Return the value of a harvest with 0, 1, 2, … water cubes, each placed where it adds most.

    `spaces` are a player's, each with the value of its yield.
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
