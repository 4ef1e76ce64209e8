"""What a player of Viticulture looks at: the features by which the coach judges a position.

Points come from orders and visitors, and slowly from some structures. An order is the end of a chain (vine, field,
grapes, wine) that takes years, so what counts of an order is how far it is: the workers it still takes, and the year in
which it can be filled. Everything is measured such that a step along the chain makes a feature grow. What a feature is
worth is learned and lies in weights.json; the numbers here only shape the features.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.games.viticulture.cards import OfDeck
from tutor.games.viticulture.names import (
    AT_YEAR_END,
    COTTAGE,
    EMPTY,
    HOME,
    IN_FALL,
    IN_SPRING,
    IN_SUMMER,
    IN_WINTER,
    IRRIGATION,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER,
    RED,
    SUMMER,
    TASTING_ROOM,
    TRELLIS,
    VINE,
    WHITE,
    WINDMILL,
    WINTER,
    YOKE,
)
from tutor.games.viticulture.prospects import (
    BY_GRANDE,
    CHAIN,
    LIKELY_VINES,
    Ground,
    Means,
    Prospect,
    Store,
    find_sources,
    prospect,
)
from tutor.games.viticulture.solo import automa_vp
from tutor.games.viticulture.spaces import WIDTH
from tutor.games.viticulture.year import FallDraw, SecondVisitor

if TYPE_CHECKING:
    from tutor.games.viticulture.box import Box
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
    "workers-to-spare",
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
    "visitors-to-come",
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

#: What training a worker costs, and the years in which that comes back.
TRAINING: Final = 4
PAID_BACK: Final = 2.2
#: Lira for the next thing one wants to buy, and lira that may buy another; more lies idle.
NEXT_LIRA: Final = 4
SAVED_LIRA: Final = 6
#: Workers that find something worth while in any summer: a tour to give, a vine to draw.
SUMMER_JOBS: Final = 2
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
ROW_KEPT: Final = {"gain_vp": 1.0, "temporary_worker": 0.7, "draw_visitor": 0.4, "gain_lira": 0.2, "draw_order": 0.2}


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
        #: The rows of the wake-up chart that one would rather keep, and what for.
        self.rows = [(row, ROW_KEPT[bonus]) for row, bonus in enumerate(box.row_bonus, 1) if bonus in ROW_KEPT]
        self._hands: dict[tuple[int, ...], Hand] = {}
        self._fields: dict[tuple[Field, ...], Fields] = {}
        self._stores: dict[tuple[Any, ...], Store] = {}
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
            store = self.store(ground, means.summer)
            found = self._prospects[key] = prospect(store, ground.grapes, orders, unknown, means)
            _forget(self._prospects)
        return found

    def store(self, ground: Ground, summer: bool) -> Store:
        """Return what there is for wines."""
        key = (*ground, summer)
        found = self._stores.get(key)
        if found is None:
            reds, whites = find_sources(self.box, ground, summer)
            found = self._stores[key] = Store(self.box, ground.wines, reds, whites, ground.built)
            _forget(self._stores)
        return found


def _forget(memory: dict[Any, Any]) -> None:
    """Begin anew before a memory grows too large."""
    if len(memory) > MEMORY:
        memory.clear()


def measure(tables: Tables, state: Viticulture, viewer: int) -> list[list[float]]:
    """Return the features of every seat, with what the viewer may know: of other hands only the number of cards."""
    years = years_left(state)
    drawing: dict[int, list[int]] = {}
    falls = set(range(state.players)) if state.season < IN_FALL else set()
    for frame in state.stack:  # plans end where chance begins, so what is about to be drawn must count
        if _draws(frame.__class__):
            drawing.setdefault(frame.seat, [0, 0, 0, 0])[frame.deck] += getattr(frame, "left", 1)
        elif frame.__class__ is FallDraw:
            falls.add(frame.actor)
    return [
        _features(tables, state, seat, years, seat == viewer, seat in falls, drawing.get(seat))
        for seat in range(state.players)
    ]


@cache
def _draws(kind: type) -> bool:
    """Return whether a frame of this kind draws cards; asking the frame itself takes longer than all the rest."""
    return issubclass(kind, (OfDeck, SecondVisitor))


def opponent(state: Viticulture) -> float:
    """Return the points that must be beaten in a solo game."""
    return float(state.level.vp_by_year[-1] if state.options.aggressive_automa and not state.over else automa_vp(state))


def _features(
    tables: Tables, state: Viticulture, seat: int, years: float, own: bool, fall: bool, drawing: list[int] | None
) -> list[float]:
    """Return the features of a seat.

    `own`: the hand is known; `fall`: the visitor of this fall is still to come; `drawing`: cards about to be drawn.
    """
    box, vineyard, season = tables.box, state.vineyards[seat], state.season
    built, lira = vineyard.built, vineyard.lira
    yearly = vineyard.regular + 1
    harvested, milled, toured = vineyard.harvested, vineyard.milled, vineyard.toured
    if season == AT_YEAR_END:  # the next year begins, with everybody at home
        years -= 1
        now = yearly if years >= 0 else 0
        harvested, milled, toured, summer = 0, False, False, years >= 0
        fall = years >= 0
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
        vines, orders, unknown, unseen = hand.vines, hand.orders, 0, 0
        summer_worths, winter_worths = hand.summer, hand.winter
        plantable = waiting = 0.0
        for vine in vines:
            if box.vine_needs[vine] & ~built:
                waiting += box.vine_value[vine]
            else:
                plantable += 0.5 + box.vine_value[vine]
    else:
        vines, orders, unknown, unseen = (), (), order_cards, vine_cards
        summer_worths, winter_worths = [ANY_VISITOR] * summer_cards, [ANY_VISITOR] * winter_cards
        plantable, waiting = ANY_VALUE * vine_cards, 0.0
    cards = len(vineyard.hand)
    if drawing is not None:
        cards += sum(drawing)
        unknown += drawing[ORDER]
        unseen += drawing[VINE]
        plantable += ANY_VALUE * drawing[VINE]
        summer_worths = sorted([*summer_worths, *[ANY_VISITOR] * drawing[SUMMER]], reverse=True)
        winter_worths = sorted([*winter_worths, *[ANY_VISITOR] * drawing[WINTER]], reverse=True)

    fields = tuple(vineyard.fields)
    wines, grapes, limits = tuple(vineyard.wines), tuple(vineyard.grapes), tuple(state.limits)
    found = tables.prospect(
        Ground(wines, grapes, fields, harvested, built, vines, min(unseen, LIKELY_VINES), limits),
        orders,
        unknown,
        Means(now, yearly, min(lira, WEALTH), years, summer, _closed(state, vineyard) if season == IN_WINTER else 0),
    )
    planted = tables.fields(fields)
    grown = sum(planted.borne)  # the more is planted, the less another vine is needed
    ripe = 0.0
    if now:
        for place, borne in enumerate(planted.borne):
            if borne and not harvested >> place & 1:
                ripe += borne + 1
    trainable = vineyard.regular < box.most_workers
    jobs = _winter_jobs(vineyard, ripe > 0, bool(winter_worths), trainable and lira >= TRAINING)
    if summer:
        jobs += SUMMER_JOBS
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
            kept = sum([worth for row, worth in tables.rows if state.row_tokens >> row & 1])
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
        float(max(0, now - jobs)),
        yearly * to_come,
        max(0.0, to_come - (not now) - PAID_BACK) * min(1.0, lira / TRAINING) if trainable else 0.0,
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
        to_come + fall,
        (math.sqrt(grown + plantable) - math.sqrt(grown)) * min(1.0, summers / 2),
        (math.sqrt(grown + plantable + waiting) - math.sqrt(grown + plantable)) * min(1.0, summers / 3),
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


def _winter_jobs(vineyard: Vineyard, ripe: bool, visitors: bool, training: bool) -> int:
    """Return how many workers find something worth while in winter: others are to spare."""
    pressing = ripe or any(vineyard.grapes)
    return ripe + pressing + (pressing or any(vineyard.wines)) + visitors + training


def _closed(state: Viticulture, vineyard: Vineyard) -> int:
    """Return which steps of the chain have no free space left this winter, and whether the grande could join one."""
    closed = 0
    for place, action in enumerate(CHAIN):
        space = WIDTH * action
        if EMPTY not in state.spaces[space : space + state.open_spaces]:
            closed |= 1 << place
    return closed | BY_GRANDE if closed and vineyard.grande == HOME else closed
