"""What a player of Viticulture looks at: the features by which the coach judges a position.

Points come from orders and visitors, and slowly from some structures. An order is the end of a chain (vine, field,
grapes, wine) that takes years, so what counts of an order is how far it is: the workers it still takes, and the year in
which it can be filled. Everything is measured such that a step along the chain makes a feature grow. What a feature is
worth is learned and lies in weights.json; the numbers here only shape the features.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from tutor.games.viticulture.cards import OfDeck
from tutor.games.viticulture.hidden import by_deck
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
    STRUCTURES,
    SUMMER,
    TASTING_ROOM,
    TRELLIS,
    VINE,
    WHITE,
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
    from tutor.games.viticulture.game import ViticultureGame
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
    for (low, more), (high, fewer) in zip(YEARS_BY_POINTS, YEARS_BY_POINTS[1:], strict=False):
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
#: Part of a year's workers that can serve one order.
FOR_ORDERS: Final = 0.8
#: A vine still to be drawn: what it should bring.
ANY_VINE: Final = 2
#: More years than any order may wait.
NEVER: Final = 99
#: Orders that stand for all others: what a cellar is good for (numbers in the deck, from 0).
USUAL_ORDERS: Final = (1, 5, 8, 9, 13, 15, 17, 26)

# What a wine still takes, as bits, so that a step that serves two wines counts once: a field to harvest, a structure
# to build, a vine of the hand to plant, a vine to draw (with its planting and its harvest).
_BUILD: Final = 3
_PLANT: Final = _BUILD + len(STRUCTURES)
_DRAW: Final = _PLANT + 8
_GRAPE: Final = _DRAW + 9
#: What a source uses up is counted apart for each colour: a field bears both.
_WHITE: Final = _GRAPE + 10
_SUMMER_WORK: Final = -(1 << _BUILD) & ~(0b100100100 << _DRAW)
_MEDIUM: Final = MEDIUM_CELLAR << _BUILD
_LARGE: Final = LARGE_CELLAR << _BUILD

_HARVESTS: Final = 0b111 | 0b100100100 << _DRAW
#: Actions of this winter on which all spaces are taken, and whether a grande may still join one, as bits.
HARVEST, MAKE, FILL, BY_GRANDE = (1 << n for n in range(4))
_ACTIONS: Final = tuple(ACTIONS.index(name) for name in ("harvest_field", "make_wine", "fill_order"))

#: Where grapes of a colour may come from: value, steps (bits), years to wait, and which things it uses up (bits).
Source = tuple[int, int, int, int]
#: What it takes to have the wines of an order: steps, wines to be made, years to wait.
Need = tuple[int, int, int]


@lru_cache(maxsize=1 << 15)
def sources(
    box: Box,
    grapes: tuple[int, int],
    fields: tuple[Field, ...],
    harvested: int,
    built: int,
    vines: tuple[int, ...],
    limits: tuple[int, ...],
    summer: bool,
) -> tuple[list[Source], list[Source]]:
    """Return where red and white grapes may come from, the nearest first."""
    found: tuple[list[Source], list[Source]] = ([], [])
    for colour, mask in enumerate(grapes):
        for value in values(mask):
            found[colour].append((value, 0, 0, 1 << _GRAPE + value + colour * _WHITE))
    sums = []
    for place, field in enumerate(fields):
        red, white = sum(box.vine_red[vine] for vine in field), sum(box.vine_white[vine] for vine in field)
        sums.append((red, white))
        for colour, value in enumerate((red, white)):
            if value:
                uses = 1 << place + colour * _WHITE
                found[colour].append((min(value, box.top), 1 << place, harvested >> place & 1, uses))
    wait = 0 if summer else 1
    for number, vine in enumerate(vines[:8]):
        needs = (box.vine_needs[vine] & ~built) << _BUILD | 1 << _PLANT + number
        tried = set()
        for place, (red, white) in enumerate(sums):
            after = (red + box.vine_red[vine], white + box.vine_white[vine])
            marked = harvested >> place & 1
            if sum(after) > limits[place] or (after, marked) in tried:
                continue
            tried.add((after, marked))
            uses = 1 << place | 1 << _PLANT + number
            for colour, value in enumerate(after):
                if (box.vine_white if colour else box.vine_red)[vine]:
                    found[colour].append((value, needs | 1 << place, max(wait, marked), uses << colour * _WHITE))
    trellis = TRELLIS << _BUILD & ~(built << _BUILD)
    for number, colour in enumerate((RED, WHITE, RED)):
        drawn = 0b111 << _DRAW + 3 * number
        found[colour].append((ANY_VINE, drawn | trellis, wait, drawn << colour * _WHITE))
    for known in found:
        known.sort(key=_distance)
        del known[7:]
    return found


def _distance(source: Source) -> float:
    return source[1].bit_count() + 1.5 * source[2] - 0.3 * source[0]


def need_of(
    box: Box, wines: tuple[int, ...], reds: list[Source], whites: list[Source], built: int, icons: Icons
) -> tuple[Need, list[int], int]:
    """Return what the wines of an order still take, the wines it would use, and what else it uses up."""
    used_wines = [0, 0, 0, 0]
    steps = makes = wait = used = 0
    for wine, least in icons:
        older = wines[wine] & ~used_wines[wine]
        fit = older >> least << least
        if fit:
            used_wines[wine] |= fit & -fit
            continue
        tier = box.tier[least]
        cellar = (_MEDIUM if tier and not built & MEDIUM_CELLAR else 0) | (
            _LARGE if tier > 1 and not built & LARGE_CELLAR else 0
        )
        best_cost = float(NEVER)
        best: tuple[int, int, int, int, int] = (0, 1, NEVER, 0, 0)
        if older:
            value = older.bit_length() - 1
            best_cost = 1.5 * (least - value)
            best = (cellar, 0, least - value, 0, 1 << value)
        for value, bits, delay, uses, pace in _blends(wine, reds, whites, used):
            age = max(0, -((value - least) // pace))
            cost = (bits & ~steps).bit_count() + 1.5 * (delay + age) + 0.6
            if cost < best_cost:
                best_cost = cost
                best = (bits | cellar, 1, delay + age, uses, 0)
        steps |= best[0]
        makes += best[1]
        wait = max(wait, best[2])
        used |= best[3]
        used_wines[wine] |= best[4]
    return (steps, makes, wait), used_wines, used


def _blends(wine: int, reds: list[Source], whites: list[Source], used: int) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield grapes for a wine: value, steps, years, what they use up, and by how much they age in a year together."""
    if wine == 0 or wine == 1:
        for value, bits, delay, uses in whites if wine else reds:
            if not uses & used:
                yield value, bits, delay, uses, 1
        return
    free = [red for red in reds if not red[3] & used][:5]
    pale = [white for white in whites if not white[3] & used][:5]
    for place, (value, bits, delay, uses) in enumerate(free):
        for value2, bits2, delay2, uses2 in pale:
            if wine == 2:
                yield value + value2, bits | bits2, max(delay, delay2), uses | uses2, 2
                continue
            for value3, bits3, delay3, uses3 in free[:place]:
                if not uses3 & (uses | uses2):
                    both = value + value2 + value3
                    yield both, bits | bits2 | bits3, max(delay, delay2, delay3), uses | uses2 | uses3, 3


@lru_cache(maxsize=1 << 15)
def outlook(
    box: Box,
    wines: tuple[int, ...],
    grapes: tuple[int, int],
    fields: tuple[Field, ...],
    harvested: int,
    built: int,
    vines: tuple[int, ...],
    orders: tuple[int, ...],
    unknown: int,
    limits: tuple[int, ...],
    summer: bool,
    lira: int,
    now: int,
    yearly: int,
    years: float,
    closed: int,
) -> tuple[float, float, float, float, float, float]:
    """Return the outlook of the nearest order, of the second, of the others; of the stock; what wine and grapes it has.

    `now` are the workers at hand this year, `yearly` those of each year to come, `years` the years to come, and
    `unknown` the orders of which only the number is known; `closed` are actions that cannot be taken any more this
    winter (see `_closed`). The stock is all that the orders in hand do not need: what
    a new order would come to, on average, and its wines and grapes.
    """
    reds, whites = sources(box, grapes, fields, harvested, built, vines, limits, summer)
    left = list(orders)
    found: list[float] = []
    used = 0
    while left and len(found) < 3:
        best = -1.0
        for order in left:
            need, used_wines, uses = need_of(box, wines, reds, whites, built, box.icons[order])
            hope, workers = _hope(box, order, need, summer, lira, now, yearly, years, closed)
            if hope > best:
                best, chosen, taken, gone, spent, busy = hope, order, used_wines, uses, need, workers
        found.append(best)
        left.remove(chosen)
        if best > 0:
            wines = tuple([mask & ~out for mask, out in zip(wines, taken, strict=True)])
            reds = [red for red in reds if not red[3] & gone]
            whites = [white for white in whites if not white[3] & gone]
            used |= gone
            lira = max(0, lira - _price(box, spent[0]))
            now = max(0, now - busy)
    stock = 0.0
    for order in USUAL_ORDERS:
        need, _, _ = need_of(box, wines, reds, whites, built, box.icons[order])
        stock += _hope(box, order, need, summer, lira, now - 1, yearly, years, closed)[0]
    stock *= PER_WORKER / len(USUAL_ORDERS)
    found += [stock * PER_WORKER**place for place in range(unknown)]
    found.sort(reverse=True)
    found += [0.0, 0.0]
    spare_wine = sum([1 + 0.3 * value for mask in wines for value in values(mask)])
    spare_grapes = 0.0
    for colour, mask in enumerate(grapes):
        mask &= ~(used >> _GRAPE + colour * _WHITE)
        spare_grapes += sum([1 + 0.5 * value for value in values(mask)])
    return found[0], found[1], sum(found[2:4]), stock, spare_wine, spare_grapes


@lru_cache(maxsize=1 << 12)
def _price(box: Box, steps: int) -> int:
    """Return what the structures among the steps cost."""
    return sum(price for place, price in enumerate(box.prices) if steps >> _BUILD + place & 1)


def _hope(
    box: Box, order: int, need: Need, summer: bool, lira: int, now: int, yearly: int, years: float, closed: int
) -> tuple[float, int]:
    """Return what an order is worth (its points, less for each worker and year that it takes), and its workers."""
    steps, makes, wait = need
    workers = steps.bit_count() + (makes + 1) // 2 + 1
    if steps & _SUMMER_WORK:
        short = _price(box, steps) - lira
        if short > 0:
            workers += -(-short // LIRA_A_WORKER)
        if not summer and not wait:
            wait = 1
    if closed and not wait:
        wanted = FILL | (MAKE if makes else 0) | (HARVEST if steps & _HARVESTS else 0)
        blocked = wanted & closed
        if blocked.bit_count() > (1 if closed & BY_GRANDE else 0):
            wait = 1
    done = wait
    able = now + done * yearly * FOR_ORDERS
    if done > years + 1:
        return 0.0, 0
    while workers > able and done < years + 1:
        done += 1
        able += yearly * FOR_ORDERS
    sure = years - done + 1
    if sure <= 0 or workers > able:
        return 0.0, 0
    gain = box.order_vp[order] + INCOME * box.order_residual[order] * max(0.0, years - done)
    return gain * PER_WORKER**workers * PER_YEAR**done * min(1.0, sure), workers


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


@lru_cache(maxsize=8)
def visitor_worths(game: ViticultureGame) -> tuple[float, ...]:
    """Return roughly what playing each card brings, by its number; 0 for vines and orders."""
    box = game.box
    worths = [0.0] * len(box.cards)
    for table in ("summer_visitors", "winter_visitors"):
        for row in game.data[table]["card"]:
            ways = sorted((_way(option) for option in row["option"]), reverse=True)
            parts = {"all": len(ways), "both": len(ways), "two": 2}.get(row["mode"], 1)
            worths[box.card_number[row["id"]]] = max(0.2, sum(ways[:parts]))
    return tuple(worths)


def _way(option: Mapping[str, Any]) -> float:
    """Return what one way of a card is worth: half of it, if there is a condition."""
    paid = sum(COSTS.get(what, 0.0) * amount for what, amount in option.get("cost", {}).items() if what in COSTS)
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
#: What a row of the wake-up chart is still worth in the last years (solo): by its bonus.
ROW_KEPT: Final = {"gain_vp": 1.0, "temporary_worker": 0.7, "draw_visitor": 0.4, "gain_lira": 0.2, "draw_order": 0.1}


def measure(state: Viticulture, viewer: int) -> list[list[float]]:
    """Return the features of every seat, with what the viewer may know: of other hands only the number of cards."""
    years = years_left(state)
    drawing = [[0, 0, 0, 0] for _ in state.vineyards]
    for frame in state.stack:  # plans end where chance begins, so what is about to be drawn must count
        if isinstance(frame, OfDeck):
            drawing[frame.seat][frame.deck] += frame.left
        elif isinstance(frame, SecondVisitor):
            drawing[frame.seat][frame.deck] += 1
    return [_features(state, seat, years, seat == viewer, drawing[seat]) for seat in range(state.players)]


def opponent(state: Viticulture) -> float:
    """Return the points that must be beaten in a solo game."""
    return float(state.level.vp_by_year[-1] if state.options.aggressive_automa and not state.over else automa_vp(state))


def _features(state: Viticulture, seat: int, years: float, own: bool, drawing: list[int]) -> list[float]:
    """Return the features of a seat; `own`: the hand is known."""
    box, vineyard, season = state.box, state.vineyards[seat], state.season
    built, lira = vineyard.built, vineyard.lira
    yearly = vineyard.regular + 1
    passed = state.passed >> seat & 1
    harvested, milled, toured = vineyard.harvested, vineyard.milled, vineyard.toured
    if season == AT_YEAR_END:  # the next year begins, with everybody at home
        years -= 1
        now = yearly if years >= 0 else 0
        harvested, milled, toured, summer = 0, False, False, years >= 0
    else:
        now = 0 if season == IN_WINTER and passed else vineyard.free + (vineyard.grande == HOME)
        summer = now > 0 and (season <= IN_SPRING or (season == IN_SUMMER and not passed))
    to_come = max(0.0, years)
    summers = to_come + summer
    winters = to_come + (now > 0)
    long_summers, long_winters = min(summers, LONG), min(winters, LONG)

    worths = visitor_worths(state.game)
    counts = by_deck(state, vineyard.hand)
    if own:
        hand = sorted(vineyard.hand)
        first, last = box.first_card[ORDER], box.first_card[ORDER + 1]
        vines = tuple([card for card in hand if card < box.first_card[VINE + 1]])
        orders = tuple([card - first for card in hand if first <= card < last])
        summer_cards = [worths[card] for card in hand if box.first_card[SUMMER] <= card < first]
        winter_cards = [worths[card] for card in hand if last <= card]
        unknown = drawing[ORDER]
    else:
        vines, orders = (), ()
        summer_cards = [0.9] * counts[SUMMER]
        winter_cards = [0.9] * counts[WINTER]
        unknown = counts[ORDER] + drawing[ORDER]
    summer_cards += [0.95] * drawing[SUMMER]
    winter_cards += [0.95] * drawing[WINTER]
    nearest, second, others, stock, wine, grapes = outlook(
        box,
        tuple(vineyard.wines),
        (vineyard.grapes[RED], vineyard.grapes[WHITE]),
        tuple(vineyard.fields),
        harvested,
        built,
        vines,
        orders,
        unknown,
        tuple(state.limits),
        summer,
        min(lira, 10),
        now,
        yearly,
        years,
        _closed(state, vineyard) if season == IN_WINTER else 0,
    )
    red = white = 0
    ripe = 0.0
    for place, field in enumerate(vineyard.fields):
        if field:
            reds, whites = sum([box.vine_red[vine] for vine in field]), sum([box.vine_white[vine] for vine in field])
            red, white = max(red, reds), max(white, whites)
            if now and not harvested >> place & 1:
                ripe += reds + whites + 1
    top = box.top if built & MEDIUM_CELLAR else SMALL_CELLAR
    harvests = to_come + (0.5 if ripe and now > 1 else 0.0)
    vineyard_yield = (YIELD[min(red, top)] + YIELD[min(white, top)]) * min(1.0, yearly / FULL_HOUSE) * harvests
    plantable = waiting = 0.0
    if own:
        for vine in vines:
            if box.vine_needs[vine] & ~built:
                waiting += box.vine_value[vine]
            else:
                plantable += 0.5 + box.vine_value[vine]
    else:
        plantable = 1.8 * counts[VINE]
    plantable += 1.8 * drawing[VINE]
    usable = 1.0 if winters else 0.0
    fine = 0.0
    for kind, mask in enumerate(vineyard.wines):
        if mask:
            fine += (mask >> 7).bit_count() + (mask.bit_count() if kind > 1 else 0)
    spend = min(1.0, 0.5 * summers + 0.2 * winters)
    kept = 0.0
    if state.players == 1 and years > 0:
        for row, bonus in enumerate(box.row_bonus):
            if state.row_tokens >> row + 1 & 1:
                kept += ROW_KEPT.get(bonus, 0.0)
    early = 0.0
    if state.players > 1 and vineyard.row and now:
        early = sum([vineyard.row < other.row for other in state.vineyards if other.row]) / (state.players - 1)
    cards = len(vineyard.hand) + sum(drawing)
    return [
        float(vineyard.vp),
        1.0,
        nearest,
        second,
        others,
        stock,
        float(now),
        yearly * to_come,
        to_come * min(1.0, lira / TRAINING) if vineyard.regular < box.most_workers else 0.0,
        1.0 if vineyard.grande == HOME and now else 0.0,
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
        _visits(summer_cards, summers),
        _visits(winter_cards, winters),
        min(plantable, 8.0) * min(1.0, summers / 2),
        min(waiting, 6.0) * min(1.0, summers / 3),
        vineyard_yield,
        ripe,
        min(grapes, 12.0) * usable,
        float(bool(vineyard.grapes[RED] and vineyard.grapes[WHITE]) and winters > 0),
        min(wine, 14.0) * usable,
        fine * usable,
        MISSED[vineyard.sold.bit_count()] * min(1.0, summers / 3),
        float(max(0, cards - box.hand_limit)),
        float(vineyard.tokens) * (1.0 if winters else 0.0),
        kept,
        early,
    ]


def _closed(state: Viticulture, vineyard: Vineyard) -> int:
    """Return which steps of the chain have no free space left this winter, and whether the grande could join one."""
    closed = 0
    for place, action in enumerate(_ACTIONS):
        space = WIDTH * action
        if EMPTY not in state.spaces[space : space + state.open_spaces]:
            closed |= 1 << place
    return closed | BY_GRANDE if closed and vineyard.grande == HOME else closed


def _visits(worths: list[float], seasons: float) -> float:
    """Return what visitors in hand come to: the best first, each later one less, none without a season to come."""
    if not worths or seasons <= 0:
        return 0.0
    if len(worths) == 1:
        return worths[0]
    worths.sort(reverse=True)
    most = min(len(worths), len(NEXT_VISITOR), int(1.5 * seasons + 1))
    return sum([worths[place] * NEXT_VISITOR[place] for place in range(most)])
