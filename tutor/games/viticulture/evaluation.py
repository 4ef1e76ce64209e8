"""What a player of Viticulture looks at: the features by which the coach judges a position.

Points come from orders and visitors, and slowly from some structures. An order is the end of a chain (vine, field,
grapes, wine) that takes years, so what counts of an order is how far it is: the workers it still takes, and the year in
which it can be filled. Everything is measured such that a step along the chain makes a feature grow. What a feature is
worth is learned and lies in weights.json; the numbers here only shape the features.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.games.viticulture.cards import OfDeck
from tutor.games.viticulture.names import (
    ACTIONS,
    AT_YEAR_END,
    COTTAGE,
    EMPTY,
    HOME,
    IN_SPRING,
    IN_SUMMER,
    IN_WINTER,
    IRRIGATION,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER,
    RED,
    RED_WINE,
    SPARKLING,
    STRUCTURES,
    SUMMER,
    TASTING_ROOM,
    TRELLIS,
    VINE,
    WHITE,
    WHITE_WINE,
    WINDMILL,
    WINTER,
    YOKE,
)
from tutor.games.viticulture.solo import automa_vp
from tutor.games.viticulture.spaces import WIDTH
from tutor.games.viticulture.vineyard import values
from tutor.games.viticulture.year import SecondVisitor

if TYPE_CHECKING:
    from tutor.games.viticulture.box import Box
    from tutor.games.viticulture.orders import Icons
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Field, Vineyard

FEATURES: Final[tuple[str, ...]] = (
    "points",
    "start",
    "nearest-order",
    "second-order",
    "other-orders",
    "stock-for-orders",
    "workers-at-hand",
    "workers-to-come",
    "next-worker",
    "grande",
    "lira-for-next",
    "lira-saved",
    "lira-idle",
    "income",
    "windmill",
    "tasting-room",
    "cottage",
    "yoke",
    "medium-cellar",
    "large-cellar",
    "trellis",
    "irrigation",
    "summer-visitors",
    "winter-visitors",
    "plantable-vines",
    "waiting-vines",
    "vineyard",
    "fields-to-harvest",
    "spare-grapes",
    "both-colours",
    "spare-wines",
    "fine-wines",
    "fields-sold",
    "cards-too-many",
    "tokens",
    "rows-kept",
    "early-turn",
)

# ---------------------------------------------------------------------- time

#: How many years people play, and with how many points of the leader so many are left (points, years), falling.
USUAL_YEARS: Final = 8
YEARS_BY_POINTS: Final = ((0, 7.0), (5, 4.5), (10, 2.75), (15, 1.5), (20, 0.25))
#: The part of a year that is over when a season begins, in the order of SEASONS.
GONE: Final = (0.0, 0.0, 0.15, 0.5, 0.55, 1.0)


def years_left(state: Viticulture) -> float:
    """Return how many years should follow the present one; exact in a solo game."""
    if state.players == 1:
        return float(state.level.years - state.year)
    if state.reached:
        return 0.0
    best = max(vineyard.vp for vineyard in state.vineyards)
    by_year = max(0.5, USUAL_YEARS - state.year)
    return max(0.25, round(2 * (_years_by_points(best) + by_year)) / 4)


def _years_by_points(points: int) -> float:
    """Return how many years a leader with so many points needs to reach the goal."""
    for (low, more), (high, fewer) in pairwise(YEARS_BY_POINTS):
        if points < high:
            return more + (fewer - more) * (max(points, low) - low) / (high - low)
    return YEARS_BY_POINTS[-1][1]


def progress(state: Viticulture) -> float:
    """Return how far the game has come, from 0 to 1."""
    if state.over:
        return 1.0
    gone = GONE[state.season]
    if state.players == 1:
        return (state.year - 1 + gone) / state.level.years
    if state.reached:
        return 0.9 + 0.1 * gone
    best = max(vineyard.vp for vineyard in state.vineyards)
    by_points = 1 - _years_by_points(best) / YEARS_BY_POINTS[0][1]
    by_year = min(1.0, (state.year - 1 + gone) / USUAL_YEARS)
    return min(0.9, (by_points + by_year) / 2)


# ---------------------------------------------------------------------- orders

#: What an order keeps of its worth for each worker it still takes, and for each year it must wait.
PER_WORKER: Final = 0.85
PER_YEAR: Final = 0.82
#: A step of residual income for each year in which it is paid, in points.
INCOME: Final = 0.25
#: Lira that a worker sent for money brings.
LIRA_A_WORKER: Final = 2
#: The part of a year's workers that may serve one order.
FOR_ORDERS: Final = 0.8
#: What a vine that is still to be drawn should bear.
ANY_VINE: Final = 2
#: More years than any order may wait.
NEVER: Final = 99
#: Orders that stand for all others: what a stock is good for (numbers in the deck, from 0).
USUAL_ORDERS: Final = (1, 5, 8, 9, 13, 15, 17, 26)
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
_GRAPE: Final = _DRAW + 9
_HARVESTS: Final = 0b111 | 0b100100100 << _DRAW
_SUMMER_WORK: Final = -(1 << _BUILD) & ~_HARVESTS
_MEDIUM: Final = MEDIUM_CELLAR << _BUILD
_LARGE: Final = LARGE_CELLAR << _BUILD
#: What a source uses up is counted apart for each colour: a field bears both.
_COLOUR: Final = _GRAPE + 10
#: Actions of this winter on which no space is free, and whether a grande may still join one of them, as bits.
HARVEST, MAKE, FILL, BY_GRANDE = (1 << n for n in range(4))
_CHAIN: Final = tuple(ACTIONS.index(name) for name in ("harvest_field", "make_wine", "fill_order"))


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
    """What the wines of an order still take: steps (bits), wines to be made, years to wait; and what they use up."""

    steps: int
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
    for number, colour in enumerate((RED, WHITE, RED)):
        drawn = _DRAWN << _DRAW + 3 * number
        found[colour].append(Source(ANY_VINE, drawn | trellis, wait, drawn << colour * _COLOUR))
    for known in found:
        known.sort(key=_distance)
        del known[NEAREST:]
    return found


def _distance(source: Source) -> float:
    """Return how far a source is, in workers; better grapes are a little nearer."""
    return source.steps.bit_count() + YEAR_IN_WORKERS * source.wait - 0.3 * source.value


def need_of(box: Box, wines: Sequence[int], reds: list[Source], whites: list[Source], built: int, icons: Icons) -> Need:
    """Return what the wines of an order still take, each from the nearest source that is left."""
    used_wines = [0, 0, 0, 0]
    steps = makes = wait = used = 0
    for wine, least in icons:
        there = wines[wine] & ~used_wines[wine]
        fit = there >> least << least
        if fit:
            used_wines[wine] |= fit & -fit
            continue
        tier = box.tier[least]
        cellar = (_MEDIUM if tier and not built & MEDIUM_CELLAR else 0) | (
            _LARGE if tier > 1 and not built & LARGE_CELLAR else 0
        )
        best_cost = float(NEVER)
        best_steps, best_makes, best_wait, best_uses, best_wine = 0, 1, NEVER, 0, 0
        if there:  # an older wine will do when it has aged
            value = there.bit_length() - 1
            best_cost = YEAR_IN_WORKERS * (least - value)
            best_steps, best_makes, best_wait, best_wine = cellar, 0, least - value, 1 << value
        for value, bits, delay, uses, pace in _blends(wine, reds, whites, used):
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
    return Need(steps, makes, wait, tuple(used_wines), used)


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
    steps, makes, wait = need.steps, need.makes, need.wait
    workers = steps.bit_count() + (makes + 1) // 2 + 1
    if steps & _SUMMER_WORK:
        short = price_of(box, steps) - means.lira
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
    return gain * PER_WORKER**workers * PER_YEAR**wait * min(1.0, sure), workers


def price_of(box: Box, steps: int) -> int:
    """Return what the structures among some steps cost."""
    return sum([price for place, price in enumerate(box.prices) if steps >> _BUILD + place & 1])


def prospect(
    box: Box,
    ground: Ground,
    reds: list[Source],
    whites: list[Source],
    orders: tuple[int, ...],
    unknown: int,
    means: Means,
) -> Prospect:
    """Return what orders come to; what one of them takes, the next ones have no more.

    `unknown` is the number of orders that nobody has looked at yet, or that others hold.
    """
    wines, built, left = ground.wines, ground.built, list(orders)
    found: list[float] = []
    used = 0
    while left and len(found) < ORDERS:
        looked = []
        for order in left:
            need = need_of(box, wines, reds, whites, built, box.icons[order])
            looked.append((*hope(box, order, need, means), order, need))
        best, workers, chosen, need = max(looked, key=_first)
        found.append(best)
        left.remove(chosen)
        if not best:
            break
        wines = tuple([mask & ~out for mask, out in zip(wines, need.wines, strict=True)])
        reds = [red for red in reds if not red.uses & need.uses]
        whites = [white for white in whites if not white.uses & need.uses]
        used |= need.uses
        means = means._replace(lira=max(0, means.lira - price_of(box, need.steps)), now=max(0, means.now - workers))
    later = means._replace(now=means.now - 1)  # one worker draws the order
    stock = sum(
        [
            hope(box, order, need_of(box, wines, reds, whites, built, box.icons[order]), later)[0]
            for order in USUAL_ORDERS
        ]
    )
    stock *= PER_WORKER / len(USUAL_ORDERS)
    found += [stock * PER_WORKER**place for place in range(unknown)]
    found.sort(reverse=True)
    found += [0.0] * ORDERS
    spare_wines = sum([1 + 0.3 * value for mask in wines for value in values(mask)])
    spare_grapes = 0.0
    for colour, mask in enumerate(ground.grapes):
        spare = mask & ~(used >> _GRAPE + colour * _COLOUR)
        spare_grapes += sum([1 + 0.5 * value for value in values(spare)])
    return Prospect(found[0], found[1], sum(found[2 : ORDERS + 1]), stock, spare_wines, spare_grapes)


def _first(looked: tuple[float, int, int, Need]) -> float:
    return looked[0]


# ---------------------------------------------------------------------- visitors

#: What the parts of a visitor's card are roughly worth, in points: for one of what it gives.
PARTS: Final = {
    "gain_vp": 1.0,
    "gain_lira": 0.2,
    "gain_residual": 0.5,
    "draw": 0.35,
    "plant": 0.5,
    "harvest": 0.6,
    "make_wine": 0.4,
    "fill_order": 0.8,
    "age_all": 0.3,
    "place_grape": 0.5,
}
#: Parts that count once, whatever their numbers are.
SINGLE_PARTS: Final = {
    "build": 0.4,
    "upgrade_cellar": 0.4,
    "train": 1.0,
    "take_action": 0.6,
    "reveal": 0.8,
    "plan": 0.6,
}
#: What is paid.
COSTS: Final = {"lira": 0.18, "vp": 1.0, "cards": 0.35, "grape": 0.5, "wine": 0.9, "residual": 0.5}
#: What one more visitor of a season counts: only one is played in most seasons.
NEXT_VISITOR: Final = (1.0, 0.7, 0.5, 0.3, 0.2)


#: What a visitor is worth whose face is not known.
ANY_VISITOR: Final = 0.95


def visitor_worths(box: Box, data: Mapping[str, Any]) -> list[float]:
    """Return roughly what playing each card brings, by its number; 0 for vines and orders."""
    worths = [0.0] * len(box.cards)
    for table in ("summer_visitors", "winter_visitors"):
        for row in data[table]["card"]:
            ways = sorted((_way(option) for option in row["option"]), reverse=True)
            parts = {"all": len(ways), "both": len(ways), "two": 2}.get(row["mode"], 1)
            worths[box.card_number[row["id"]]] = max(0.2, sum(ways[:parts]))
    return worths


def _way(option: Mapping[str, Any]) -> float:
    """Return what one way of a card is worth: half of it, if there is a condition."""
    paid: float = sum(COSTS[what] * amount for what, amount in option.get("cost", {}).items() if what in COSTS)
    return max(0.0, _parts(option["do"]) * (0.6 if "if" in option else 1.0) - paid)


def _parts(parts: Iterable[Mapping[str, Any]]) -> float:
    total = 0.0
    for part in parts:
        op = part["op"]
        number = part.get("n", part.get("max", part.get("times", 1)))
        if op in PARTS:
            total += PARTS[op] * number + part.get("bonus_vp", 0)
        elif op in SINGLE_PARTS:
            free = part.get("discount", 3 if part.get("free") else 0) - part.get("price", 0)
            total += SINGLE_PARTS[op] + PARTS["gain_lira"] * free
        elif op == "if":
            total += 0.5 * _parts(part["then"])
        elif op == "ask":
            own = part["who"] == "all"
            total += (_parts(part["may"]) if own else 0.0) + 0.7 * _parts(part.get("reward", ()))
        total += 0.7 * _parts(part.get("otherwise", ())) if "otherwise" in part else 0.0
    return total


def visits(worths: Sequence[float], seasons: float) -> float:
    """Return what visitors come to, the best first: each later one less, none without a season to come."""
    if not worths or seasons <= 0:
        return 0.0
    most = min(len(worths), len(NEXT_VISITOR), int(1.5 * seasons + 1))
    return sum([worths[place] * NEXT_VISITOR[place] for place in range(most)])


# ---------------------------------------------------------------------- a seat

#: What training a worker costs.
TRAINING: Final = 4
#: Lira for the next thing one wants to buy, and lira that may buy another; more lies idle.
NEXT_LIRA: Final = 4
SAVED_LIRA: Final = 6
#: Years for which structures and vines count in full.
LONG: Final = 4.0
#: Workers of a year that keep a vineyard going: harvest, wine and orders beside everything else.
FULL_HOUSE: Final = 6
#: What fields that bear so much of a colour each year are good for; without a medium cellar more than 3 is of no use.
YIELD: Final = (0.0, 0.8, 1.5, 2.0, 2.5, 2.8, 3.0, 3.1, 3.2, 3.3)
SMALL_CELLAR: Final = 3
#: How much sold fields are missed, by their number.
MISSED: Final = (0.0, 0.4, 1.4, 4.0)
#: Lira beyond these build nothing more for an order.
WEALTH: Final = 10
#: Wines of this value and more are fine.
FINE: Final = 7
#: What a row of the wake-up chart is still worth in the last years (solo): by its bonus.
ROW_KEPT: Final = {"gain_vp": 1.0, "temporary_worker": 0.7, "draw_visitor": 0.4, "gain_lira": 0.2, "draw_order": 0.1}


#: A vine whose face is not known: what it should bear.
ANY_VALUE: Final = 1.8
#: Positions that are remembered: most of those that are compared differ in little.
MEMORY: Final = 20_000


class Hand(NamedTuple):
    """A hand, deck by deck: its vines, its orders (by number in their deck), and what its visitors are worth."""

    vines: tuple[int, ...]
    orders: tuple[int, ...]
    #: The most valuable first.
    summer: list[float]
    winter: list[float]
    #: How many cards of each deck it has.
    counts: tuple[int, ...]


class Fields(NamedTuple):
    """What fields bear: each of them in all, and the most of either colour."""

    borne: tuple[int, ...]
    red: int
    white: int


class Tables:
    """What is the same in every position of a game, and what was found out about positions before."""

    def __init__(self, box: Box, data: Mapping[str, Any]) -> None:
        self.box = box
        self.worths = visitor_worths(box, data)
        self._hands: dict[tuple[int, ...], Hand] = {}
        self._fields: dict[tuple[Field, ...], Fields] = {}
        self._sources: dict[tuple[Any, ...], tuple[list[Source], list[Source]]] = {}
        self._prospects: dict[tuple[Any, ...], Prospect] = {}

    def hand(self, cards: tuple[int, ...]) -> Hand:
        """Return what is in a hand."""
        found = self._hands.get(cards)
        if found is None:
            first = self.box.first_card
            decks = [[card for card in sorted(cards) if first[n] <= card < first[n + 1]] for n in range(len(first) - 1)]
            found = self._hands[cards] = Hand(
                tuple(decks[VINE]),
                tuple(card - first[ORDER] for card in decks[ORDER]),
                sorted((self.worths[card] for card in decks[SUMMER]), reverse=True),
                sorted((self.worths[card] for card in decks[WINTER]), reverse=True),
                tuple(map(len, decks)),
            )
            _forget(self._hands)
        return found

    def fields(self, fields: tuple[Field, ...]) -> Fields:
        """Return what is planted."""
        found = self._fields.get(fields)
        if found is None:
            reds = [sum(self.box.vine_red[vine] for vine in field) for field in fields]
            whites = [sum(self.box.vine_white[vine] for vine in field) for field in fields]
            borne = tuple(red + white for red, white in zip(reds, whites, strict=True))
            found = self._fields[fields] = Fields(borne, max(reds), max(whites))
            _forget(self._fields)
        return found

    def prospect(self, ground: Ground, orders: tuple[int, ...], unknown: int, means: Means) -> Prospect:
        """Return what orders come to; see the function of this name."""
        key = (ground, orders, unknown, means)
        found = self._prospects.get(key)
        if found is None:
            reds, whites = self.sources(ground, means.summer)
            found = self._prospects[key] = prospect(self.box, ground, reds, whites, orders, unknown, means)
            _forget(self._prospects)
        return found

    def sources(self, ground: Ground, summer: bool) -> tuple[list[Source], list[Source]]:
        """Return where grapes may come from; see `find_sources`."""
        key = (*ground[1:], summer)
        found = self._sources.get(key)
        if found is None:
            found = self._sources[key] = find_sources(self.box, ground, summer)
            _forget(self._sources)
        return found


def _forget(memory: dict[Any, Any]) -> None:
    """Begin anew before a memory grows too large."""
    if len(memory) > MEMORY:
        memory.clear()


def measure(tables: Tables, state: Viticulture, viewer: int) -> list[list[float]]:
    """Return the features of every seat, with what the viewer may know: of other hands only the number of cards."""
    years = years_left(state)
    drawing: dict[int, list[int]] = {}
    for frame in state.stack:  # plans end where chance begins, so what is about to be drawn must count
        if isinstance(frame, OfDeck):
            drawing.setdefault(frame.seat, [0, 0, 0, 0])[frame.deck] += frame.left
        elif isinstance(frame, SecondVisitor):
            drawing.setdefault(frame.seat, [0, 0, 0, 0])[frame.deck] += 1
    return [_features(tables, state, seat, years, seat == viewer, drawing.get(seat)) for seat in range(state.players)]


def opponent(state: Viticulture) -> float:
    """Return the points that must be beaten in a solo game."""
    return float(state.level.vp_by_year[-1] if state.options.aggressive_automa and not state.over else automa_vp(state))


def _features(
    tables: Tables, state: Viticulture, seat: int, years: float, own: bool, drawing: list[int] | None
) -> list[float]:
    """Return the features of a seat; `own`: the hand is known. `drawing`: cards about to be drawn, by deck."""
    box, vineyard, season = tables.box, state.vineyards[seat], state.season
    built, lira = vineyard.built, vineyard.lira
    yearly = vineyard.regular + 1
    harvested, milled, toured = vineyard.harvested, vineyard.milled, vineyard.toured
    if season == AT_YEAR_END:  # the next year begins, with everybody at home
        years -= 1
        now = yearly if years >= 0 else 0
        harvested, milled, toured, summer = 0, False, False, years >= 0
    else:
        passed = state.passed >> seat & 1
        now = 0 if passed and season == IN_WINTER else vineyard.free + (vineyard.grande == HOME)
        summer = now > 0 and (season <= IN_SPRING or (season == IN_SUMMER and not passed))
    to_come = years if years > 0 else 0.0
    summers, winters = to_come + summer, to_come + (now > 0)
    long_summers, long_winters = min(summers, LONG), min(winters, LONG)

    hand = tables.hand(tuple(vineyard.hand))
    vine_cards, summer_cards, order_cards, winter_cards = hand.counts
    if own:
        vines, orders, unknown, summer_worths, winter_worths = hand.vines, hand.orders, 0, hand.summer, hand.winter
        plantable = waiting = 0.0
        for vine in vines:
            if box.vine_needs[vine] & ~built:
                waiting += box.vine_value[vine]
            else:
                plantable += 0.5 + box.vine_value[vine]
    else:
        vines, orders, unknown = (), (), order_cards
        summer_worths, winter_worths = [ANY_VISITOR] * summer_cards, [ANY_VISITOR] * winter_cards
        plantable, waiting = ANY_VALUE * vine_cards, 0.0
    cards = len(vineyard.hand)
    if drawing is not None:
        cards += sum(drawing)
        unknown += drawing[ORDER]
        plantable += ANY_VALUE * drawing[VINE]
        summer_worths = sorted([*summer_worths, *[ANY_VISITOR] * drawing[SUMMER]], reverse=True)
        winter_worths = sorted([*winter_worths, *[ANY_VISITOR] * drawing[WINTER]], reverse=True)

    fields = tuple(vineyard.fields)
    found = tables.prospect(
        Ground(tuple(vineyard.wines), tuple(vineyard.grapes), fields, harvested, built, vines, tuple(state.limits)),
        orders,
        unknown,
        Means(now, yearly, min(lira, WEALTH), years, summer, _closed(state, vineyard) if season == IN_WINTER else 0),
    )
    planted = tables.fields(fields)
    ripe = 0.0
    if now:
        for place, borne in enumerate(planted.borne):
            if borne and not harvested >> place & 1:
                ripe += borne + 1
    top = box.top if built & MEDIUM_CELLAR else SMALL_CELLAR
    harvests = to_come + (0.5 if ripe and now > 1 else 0.0)
    yields = YIELD[min(planted.red, top)] + YIELD[min(planted.white, top)]
    usable = 1.0 if winters else 0.0
    reds, whites, blush, sparkling = vineyard.wines
    fine = blush.bit_count() + sparkling.bit_count()
    fine += sum([(mask >> FINE).bit_count() for mask in (reds, whites, blush, sparkling) if mask])
    spend = min(1.0, 0.5 * summers + 0.2 * winters)
    kept = early = 0.0
    if state.players == 1:
        if years > 0:
            kept = sum([worth for row, worth in _rows(box) if state.row_tokens >> row & 1])
    elif vineyard.row and now:
        early = sum([vineyard.row < other.row for other in state.vineyards]) / (state.players - 1)
    return [
        float(vineyard.vp),
        1.0,
        found.nearest,
        found.second,
        found.others,
        found.stock,
        float(now),
        yearly * to_come,
        to_come * min(1.0, lira / TRAINING) if vineyard.regular < box.most_workers else 0.0,
        1.0 if now and vineyard.grande == HOME else 0.0,
        min(lira, NEXT_LIRA) * spend,
        min(max(0, lira - NEXT_LIRA), SAVED_LIRA) * spend,
        max(0, lira - NEXT_LIRA - SAVED_LIRA) * spend,
        vineyard.residual * min(to_come, LONG),
        to_come + (summer and not milled) if built & WINDMILL else 0.0,
        to_come + (summer and not toured) if built & TASTING_ROOM else 0.0,
        to_come + (season < IN_WINTER) if built & COTTAGE else 0.0,
        long_winters if built & YOKE else 0.0,
        long_winters if built & MEDIUM_CELLAR else 0.0,
        long_winters if built & LARGE_CELLAR else 0.0,
        long_summers if built & TRELLIS else 0.0,
        long_summers if built & IRRIGATION else 0.0,
        visits(summer_worths, summers),
        visits(winter_worths, winters),
        min(plantable, 8.0) * min(1.0, summers / 2),
        min(waiting, 6.0) * min(1.0, summers / 3),
        yields * min(1.0, yearly / FULL_HOUSE) * harvests,
        ripe,
        min(found.spare_grapes, 12.0) * usable,
        usable if vineyard.grapes[RED] and vineyard.grapes[WHITE] else 0.0,
        min(found.spare_wines, 14.0) * usable,
        fine * usable,
        MISSED[vineyard.sold.bit_count()] * min(1.0, summers / 3),
        float(max(0, cards - box.hand_limit)),
        vineyard.tokens * usable,
        kept,
        early,
    ]


def _rows(box: Box) -> list[tuple[int, float]]:
    """Return the rows of the wake-up chart that one would rather keep, and what for."""
    return [(row, ROW_KEPT[bonus]) for row, bonus in enumerate(box.row_bonus, 1) if bonus in ROW_KEPT]


def _closed(state: Viticulture, vineyard: Vineyard) -> int:
    """Return which steps of the chain have no free space left this winter, and whether the grande could join one."""
    closed = 0
    for place, action in enumerate(_CHAIN):
        space = WIDTH * action
        if EMPTY not in state.spaces[space : space + state.open_spaces]:
            closed |= 1 << place
    return closed | BY_GRANDE if closed and vineyard.grande == HOME else closed
