"""What a position of Toscana is worth to a player, in coins: the only part of the coach that knows this game.

Everything ends as money, so everything is counted in money: coins, cubes at the price they should fetch, the cubes that
the pieces on the map can still make, and the pieces that the cubes in the warehouse can still pay for. The constants are
estimates; where nothing else is said they were chosen among neighbours by greedy playing against greedy.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tutor.games.toscana.box import ABANDONED, ACTIONS, GOODS, WATER, Box
from tutor.games.toscana.prices import Reveal
from tutor.games.toscana.production import MoreWater
from tutor.games.toscana.trade import Sale
from tutor.games.toscana.turn import EndRound

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana, Winery

#: A cube that must wait for a later sale is worth a little less than its price: the warehouse may be full by then.
WAITING: Final = 0.85
#: A later harvest counts less than the next one: prices move, and a production may be cut short or come too late.
LATER: Final = 0.8
#: Water cubes that a player can usually bring to a later production.
LATER_WATER: Final = 3
#: What a hired piece adds to each later harvest: a worker makes about one cube, a wine master two (TO-PROD-07).
WORKER_HARVEST: Final = 1.5
MASTER_HARVEST: Final = 3.0
#: How much of the best rival's worth is held against one's own: what helps both equally helps nobody.
RIVAL: Final = 1.0

HIRE, PRODUCTION, TRADE = range(len(ACTIONS))


def value(state: Toscana, seat: int) -> float:
    """Return how well a seat stands: its expected money at the end, less most of its best rival's."""
    forecast = Forecast(state, seat)
    worths = [forecast.worth(other) for other in range(state.players)]
    own = worths.pop(seat)
    return own - RIVAL * max(worths)


class Forecast:
    """The prices and the time that are left, as one seat sees them; from them the worth of every player."""

    def __init__(self, state: Toscana, seat: int) -> None:
        self.state = state
        self.corners = _corners(state.box)
        #: Actions are still being played: the price update of this round is to come.
        self.acting = bool(state.stack) and not isinstance(state.stack[0], Reveal | EndRound)
        rich = state.latched or any(winery.money >= state.box.money_trigger for winery in state.wineries)
        self.rounds_left = 0 if rich or state.over else state.box.rounds - state.round
        value = state.box.sell_value
        self.now = [value[price] for price in state.prices]
        self.next = [value[price] for price in self._next_prices(seat)]

    def _next_prices(self, seat: int) -> list[int]:
        """Return the prices after this round's update as far as they are known: all but the others' tasting tiles."""
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

    def worth(self, seat: int) -> float:
        """Return the money that a player should have at the end."""
        state = self.state
        winery = state.wineries[seat]
        money, goods = self._holdings(winery, seat)
        may_trade = self.acting and not winery.spent >> TRADE & 1
        units = [
            max(now, WAITING * later) if may_trade else WAITING * later
            for now, later in zip(self.now, self.next, strict=True)
        ]
        total = money + sum(count * unit for count, unit in zip(goods, units, strict=True))
        if self.rounds_left or self.acting:
            total += self._harvests(winery, seat, goods, units, may_trade) + self._hires(winery, goods)
        return total

    def _holdings(self, winery: Winery, seat: int) -> tuple[int, list[int]]:
        """Return money and cubes, with what an action under way has already settled but not yet moved."""
        state = self.state
        question = state.stack[-1] if state.stack else None
        if isinstance(question, Sale) and question.actor == seat:
            proceeds = sum(count * price for count, price in zip(question.counts, self.now, strict=True))
            left = [have - sold for have, sold in zip(winery.goods, question.counts, strict=True)]
            return winery.money + proceeds, left
        if isinstance(question, MoreWater) and question.actor == seat:
            goods = winery.goods.copy()
            box = state.box
            for space in {space for number in state.placed for space in box.touches[number]}:
                if state.owners[space] == seat:
                    piece, terrain = state.pieces[space], state.map[space]
                    if terrain == ABANDONED:
                        good, count = self.next.index(max(self.next)), box.abandoned_yields[piece]
                    else:
                        good, count = terrain, box.yields[piece]
                    goods[good] += min(count, box.places - goods[good], state.bank[good])
            return winery.money, goods
        return winery.money, winery.goods

    def _harvests(self, winery: Winery, seat: int, goods: list[int], units: list[float], may_trade: bool) -> float:
        """Return what the pieces on the map should still bring: the next production, and the later ones."""
        state = self.state
        now = self.acting and not winery.spent >> PRODUCTION & 1
        count = self.rounds_left + now
        if not count:
            return 0.0
        by_water = self._by_water(seat, units)
        water = goods[WATER]
        cost = units[WATER]
        gains = [total - cubes * cost for cubes, total in enumerate(by_water)]
        following = max(gains[: min(water, state.box.water_most) + 1])
        later = max(gains[: LATER_WATER + 1])
        return following + LATER * (count - 1) * later

    def _by_water(self, seat: int, units: list[float]) -> list[float]:
        """Return the value of a harvest with 0, 1, 2, … water cubes, each placed where it adds most."""
        state, box = self.state, self.state.box
        best = max(units)
        yields: dict[int, float] = {}
        adds = [0.0] * len(box.touches)
        for space, owner in enumerate(state.owners):
            if owner == seat:
                piece, terrain = state.pieces[space], state.map[space]
                worth = (
                    box.abandoned_yields[piece] * best if terrain == ABANDONED else box.yields[piece] * units[terrain]
                )
                yields[space] = worth
                for corner in self.corners[space]:
                    adds[corner] += worth
        totals = [0.0]
        for _ in range(box.water_most):
            most = max(adds)
            totals.append(totals[-1] + most)
            if most > 0:
                for space in box.touches[adds.index(most)]:
                    worth = yields.pop(space, 0.0)
                    for corner in self.corners[space]:
                        adds[corner] -= worth
        return totals

    def _hires(self, winery: Winery, goods: list[int]) -> float:
        """Return what the cubes in the warehouse are worth beyond their price, because they pay for pieces."""
        box = self.state.box
        now = self.acting and not winery.spent >> HIRE & 1
        harvests = float(self.rounds_left + (now and not winery.spent >> PRODUCTION & 1))
        left = goods.copy()
        total = 0.0
        for slot in box.slots[winery.hired : winery.hired + self.rounds_left + now]:
            if left[slot.good] < slot.cost or slot.needs_one_of_each:
                break
            left[slot.good] -= slot.cost
            gain = (MASTER_HARVEST if slot.master else WORKER_HARVEST) * harvests
            total += max(0.0, gain - slot.cost * self.next[slot.good])
            harvests -= 1
        return total


@cache
def _corners(box: Box) -> list[list[int]]:
    """Return the crossroads around each space."""
    corners: list[list[int]] = [[] for _ in box.spaces]
    for number, spaces in enumerate(box.touches):
        for space in spaces:
            corners[space].append(number)
    return corners
