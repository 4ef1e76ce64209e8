"""How far orders are from being filled: the workers each still takes, and the year in which that can be.

An order is the end of a chain (vine, field, grapes, wine) that takes years. Here every wine of an order is traced back
to the nearest grapes it can come from; the steps on the way are counted once, also where several wines share them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.games.viticulture.names import (
    ACTIONS,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    RED,
    RED_WINE,
    SPARKLING,
    STRUCTURES,
    TRELLIS,
    WHITE,
    WHITE_WINE,
)
from tutor.games.viticulture.vineyard import values

if TYPE_CHECKING:
    from tutor.games.viticulture.box import Box
    from tutor.games.viticulture.orders import Icons
    from tutor.games.viticulture.vineyard import Field

#: What each worker costs that an order still takes, in points: a little more than it is worth elsewhere, so that every
#: step towards an order is one forward. And what an order keeps of its worth for each year it must wait.
PER_WORKER: Final = 0.6
PER_YEAR: Final = 0.82
#: A step of residual income for each year in which it is paid, in points.
INCOME: Final = 0.25
#: Lira that a worker sent for money brings.
LIRA_A_WORKER: Final = 2
#: The part of a year's workers that may serve one order.
FOR_ORDERS: Final = 0.8
#: What a vine that is still to be drawn should bear.
ANY_VINE: Final = 2
#: Colours of vines that one may count on, even if they are still to be drawn.
LIKELY: Final = (RED, WHITE, RED)
LIKELY_VINES: Final = len(LIKELY)
#: More years than any order may wait.
NEVER: Final = 99
#: Orders that stand for all others: what a stock is good for (numbers in the deck, from 0).
USUAL_ORDERS: Final = (1, 5, 8, 9, 13, 15, 17, 26)
#: What each further order counts whose face is not known: they compete for the same wines.
NEXT_ORDER: Final = 0.8
#: Orders of the hand that are looked at together: more are hardly ever filled in time.
ORDERS: Final = 3
#: Sources of one colour that are looked at: the nearest.
NEAREST: Final = 7
#: A year of waiting, in workers, and making a wine, which is half an action: to tell which source is nearest.
YEAR_IN_WORKERS: Final = 1.5
MAKING: Final = 0.6

# What wines still take, as bits, so that a step that serves two of them counts once: a field to harvest; a structure to
# build; a vine of the hand to plant; a vine to draw, to plant and to harvest (red, white, another red).
_BUILD: Final = 3
_PLANT: Final = _BUILD + len(STRUCTURES)
_VINES: Final = 8
_DRAW: Final = _PLANT + _VINES
_DRAWN: Final = 0b111
_AT_HAND: Final = 0b110
_GRAPE: Final = _DRAW + 9
_HARVESTS: Final = 0b111 | 0b100100100 << _DRAW
_SUMMER_WORK: Final = -(1 << _BUILD) & ~_HARVESTS
_MEDIUM: Final = MEDIUM_CELLAR << _BUILD
_LARGE: Final = LARGE_CELLAR << _BUILD
#: What a source uses up is counted apart for each colour: a field bears both.
_COLOUR: Final = _GRAPE + 10
#: Actions of this winter on which no space is free, and whether a grande may still join one of them, as bits.
HARVEST, MAKE, FILL, BY_GRANDE = (1 << n for n in range(4))
CHAIN: Final = tuple(ACTIONS.index(name) for name in ("harvest_field", "make_wine", "fill_order"))


class Source(NamedTuple):
    """Where a grape may come from."""

    value: int
    #: What must be done for it (bits), and the years until then.
    steps: int
    wait: int
    #: What it uses up (bits).
    uses: int


class Blend(NamedTuple):
    """Grapes for a wine, like a source; together they gain `pace` in value each year."""

    value: int
    steps: int
    wait: int
    uses: int
    pace: int


class Need(NamedTuple):
    """What the wines of an order still take: steps (bits), lira, wines to make, years to wait; and what is used up."""

    steps: int
    price: int
    makes: int
    wait: int
    wines: tuple[int, ...]
    uses: int


class Means(NamedTuple):
    """What a player has for orders: workers of this year and of each year to come, lira, and time."""

    now: int
    yearly: int
    lira: int
    years: float
    #: Whether summer actions can still be taken this year.
    summer: bool
    #: Steps without a free space this winter; see HARVEST and so on.
    closed: int


class Ground(NamedTuple):
    """What a player has on the way to wine."""

    wines: tuple[int, ...]
    grapes: tuple[int, ...]
    fields: tuple[Field, ...]
    harvested: int
    built: int
    vines: tuple[int, ...]
    #: Vines in hand whose faces are not known, or that are about to be drawn.
    unseen: int
    limits: tuple[int, ...]


class Prospect(NamedTuple):
    """What orders come to: the nearest, the second, others; a new one, on average; and what none of the hand needs."""

    nearest: float
    second: float
    others: float
    stock: float
    spare_wines: float
    spare_grapes: float


def find_sources(box: Box, ground: Ground, summer: bool) -> tuple[list[Source], list[Source]]:
    """Return where red and white grapes may come from, the nearest first."""
    found: tuple[list[Source], list[Source]] = ([], [])
    sums = []
    for colour, mask in enumerate(ground.grapes):
        found[colour].extend(Source(value, 0, 0, 1 << _GRAPE + value + colour * _COLOUR) for value in values(mask))
    for place, field in enumerate(ground.fields):
        sums.append((sum(box.vine_red[vine] for vine in field), sum(box.vine_white[vine] for vine in field)))
        for colour, value in enumerate(sums[-1]):
            if value:
                wait = ground.harvested >> place & 1
                found[colour].append(Source(min(value, box.top), 1 << place, wait, 1 << place + colour * _COLOUR))
    wait = 0 if summer else 1
    for number, vine in enumerate(ground.vines[:_VINES]):
        steps = (box.vine_needs[vine] & ~ground.built) << _BUILD | 1 << _PLANT + number
        tried = set()
        for place, (red, white) in enumerate(sums):
            after = (red + box.vine_red[vine], white + box.vine_white[vine])
            marked = ground.harvested >> place & 1
            if sum(after) > ground.limits[place] or (after, marked) in tried:
                continue
            tried.add((after, marked))
            uses = 1 << place | 1 << _PLANT + number
            for colour, borne in enumerate((box.vine_red[vine], box.vine_white[vine])):
                if borne:
                    later = max(wait, marked)
                    found[colour].append(Source(after[colour], steps | 1 << place, later, uses << colour * _COLOUR))
    trellis = TRELLIS << _BUILD & ~(ground.built << _BUILD)
    for number, colour in enumerate(LIKELY):
        drawn = _DRAWN << _DRAW + 3 * number
        steps = _AT_HAND << _DRAW + 3 * number if number < ground.unseen else drawn
        found[colour].append(Source(ANY_VINE, steps | trellis, wait, drawn << colour * _COLOUR))
    for known in found:
        known.sort(key=_distance)
        del known[NEAREST:]
    return found


def _distance(source: Source) -> float:
    """Return how far a source is, in workers; better grapes are a little nearer."""
    return source.steps.bit_count() + YEAR_IN_WORKERS * source.wait - 0.3 * source.value


class Store:
    """What there is for wines, and what was found out about it: what each order takes, and what is left after that.

    Positions that are compared mostly differ in lira or workers, not in this: what was found out is used again.
    """

    __slots__ = ("_left", "_needs", "box", "built", "reds", "used", "whites", "wines")

    def __init__(
        self, box: Box, wines: tuple[int, ...], reds: list[Source], whites: list[Source], built: int, used: int = 0
    ) -> None:
        self.box = box
        self.wines = wines
        self.reds = reds
        self.whites = whites
        self.built = built
        #: What orders before have used up (bits).
        self.used = used
        self._needs: dict[int, Need] = {}
        self._left: dict[Need, Store] = {}

    def need(self, order: int) -> Need:
        """Return what the wines of an order still take."""
        found = self._needs.get(order)
        if found is None:
            found = self._needs[order] = self._need(self.box.icons[order])
        return found

    def without(self, need: Need) -> Store:
        """Return what is left when an order has taken what it needs."""
        found = self._left.get(need)
        if found is None:
            found = self._left[need] = Store(
                self.box,
                tuple([mask & ~out for mask, out in zip(self.wines, need.wines, strict=True)]),
                [red for red in self.reds if not red.uses & need.uses],
                [white for white in self.whites if not white.uses & need.uses],
                self.built,
                self.used | need.uses,
            )
        return found

    def _need(self, icons: Icons) -> Need:
        """Return what the wines of an order still take, each from the nearest source that is left."""
        used_wines = [0, 0, 0, 0]
        steps = makes = wait = used = 0
        for wine, least in icons:
            there = self.wines[wine] & ~used_wines[wine]
            fit = there >> least << least
            if fit:
                used_wines[wine] |= fit & -fit
                continue
            tier = self.box.tier[least]
            cellar = (_MEDIUM if tier and not self.built & MEDIUM_CELLAR else 0) | (
                _LARGE if tier > 1 and not self.built & LARGE_CELLAR else 0
            )
            best_cost = float(NEVER)
            best_steps, best_makes, best_wait, best_uses, best_wine = 0, 1, NEVER, 0, 0
            if there:  # an older wine will do when it has aged
                value = there.bit_length() - 1
                best_cost = YEAR_IN_WORKERS * (least - value)
                best_steps, best_makes, best_wait, best_wine = cellar, 0, least - value, 1 << value
            for value, bits, delay, uses, pace in _blends(wine, self.reds, self.whites, used):
                later = delay + max(0, -((value - least) // pace))
                cost = (bits & ~steps).bit_count() + YEAR_IN_WORKERS * later + MAKING
                if cost < best_cost:
                    best_cost = cost
                    best_steps, best_makes, best_wait, best_uses, best_wine = bits | cellar, 1, later, uses, 0
            steps |= best_steps
            makes += best_makes
            wait = max(wait, best_wait)
            used |= best_uses
            used_wines[wine] |= best_wine
        return Need(steps, price_of(self.box, steps), makes, wait, tuple(used_wines), used)


def _blends(wine: int, reds: list[Source], whites: list[Source], used: int) -> Iterator[Blend]:
    """Yield grapes of which a wine can be made."""
    if wine in (RED_WINE, WHITE_WINE):
        for value, steps, wait, uses in reds if wine == RED_WINE else whites:
            if not uses & used:
                yield Blend(value, steps, wait, uses, 1)
        return
    dark = [red for red in reds if not red.uses & used]
    pale = [white for white in whites if not white.uses & used]
    if wine == SPARKLING:
        for place, one in enumerate(dark):
            for two in dark[:place]:
                if not one.uses & two.uses:
                    steps, wait, uses = one.steps | two.steps, max(one.wait, two.wait), one.uses | two.uses
                    value = one.value + two.value
                    for red in pale:
                        later = max(wait, red.wait)
                        yield Blend(value + red.value, steps | red.steps, later, uses | red.uses, 3)
        return
    for one in dark:
        for white in pale:
            later = max(one.wait, white.wait)
            yield Blend(one.value + white.value, one.steps | white.steps, later, one.uses | white.uses, 2)


def hope(box: Box, order: int, need: Need, means: Means) -> tuple[float, int]:
    """Return what an order is worth (its points, less for each worker and year that it takes), and its workers."""
    steps, price, makes, wait, _, _ = need
    workers = steps.bit_count() + (makes + 1) // 2 + 1
    if steps & _SUMMER_WORK:
        short = price - means.lira
        if short > 0:
            workers += -(-short // LIRA_A_WORKER)
        if not means.summer and not wait:
            wait = 1
    if means.closed and not wait:
        wanted = FILL | (MAKE if makes else 0) | (HARVEST if steps & _HARVESTS else 0)
        if (wanted & means.closed).bit_count() > (1 if means.closed & BY_GRANDE else 0):
            wait = 1
    a_year = means.yearly * FOR_ORDERS
    able = means.now + wait * a_year
    if wait <= means.years + 1:
        while workers > able and wait < means.years + 1:
            wait += 1
            able += a_year
    sure = means.years - wait + 1
    if sure <= 0 or workers > able:
        return 0.0, 0
    gain = box.order_vp[order] + INCOME * box.order_residual[order] * max(0.0, means.years - wait)
    return _worth_while(gain * PER_YEAR**wait * min(1.0, sure) - PER_WORKER * workers), workers


def _worth_while(left: float) -> float:
    """Return what an order is worth that leaves so much when its workers are paid.

    One that would cost more than it brings is worth a little all the same: something may come to its help.
    """
    return left + math.log1p(math.exp(-left)) if left > 0 else math.log1p(math.exp(left))


def price_of(box: Box, steps: int) -> int:
    """Return what the structures among some steps cost."""
    return sum([price for place, price in enumerate(box.prices) if steps >> _BUILD + place & 1])


def prospect(store: Store, grapes: tuple[int, ...], orders: tuple[int, ...], unknown: int, means: Means) -> Prospect:
    """Return what orders come to; what one of them takes, the next ones have no more.

    `unknown` is the number of orders that nobody has looked at yet, or that others hold.
    """
    box, left = store.box, list(orders)
    found: list[float] = []
    while left and len(found) < ORDERS:
        looked = []
        for order in left:
            need = store.need(order)
            looked.append((*hope(box, order, need, means), order, need))
        best, workers, chosen, need = max(looked, key=_first)
        found.append(best)
        left.remove(chosen)
        if not best:
            break
        store = store.without(need)
        means = means._replace(lira=max(0, means.lira - need.price), now=max(0, means.now - workers))
    later = means._replace(now=means.now - 1)  # one worker draws the order
    stock = sum([hope(box, order, store.need(order), later)[0] for order in USUAL_ORDERS])
    stock /= len(USUAL_ORDERS)
    found += [stock * NEXT_ORDER**place for place in range(unknown)]
    found.sort(reverse=True)
    found += [0.0] * ORDERS
    spare_wines = sum([1 + 0.3 * value for mask in store.wines for value in values(mask)])
    spare_grapes = 0.0
    for colour, mask in enumerate(grapes):
        spare = mask & ~(store.used >> _GRAPE + colour * _COLOUR)
        spare_grapes += sum([1 + 0.5 * value for value in values(spare)])
    return Prospect(found[0], found[1], sum(found[2 : ORDERS + 1]), stock, spare_wines, spare_grapes)


def _first(looked: tuple[float, int, int, Need]) -> float:
    return looked[0]
