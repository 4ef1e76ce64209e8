"""What a player would name of a position of Vinhos: the only part of the coach that knows these games.

Everything ends as VP. The features say how far each way to them has been walked: estates that will produce, wines that
will age, barrels that carry wines abroad, fair points, things that multipliers count. What each is worth is learned and
lies in `weights.json`, apart for both editions.

A plan is judged where chance or somebody else goes on, also in the middle of an action: what is promised by then (the
second vineyard, the barrels and experts of a press release) counts as far as it is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.games.vinhos.abilities import divestible
from tutor.games.vinhos.box import from_steps
from tutor.games.vinhos.fair import RankFair
from tutor.games.vinhos.fair_experts import RevealExperts
from tutor.games.vinhos.hidden import choosers
from tutor.games.vinhos.names import (
    DOURO,
    EXPERTS,
    EXPERTS_NOW,
    EXPERTS_PER_FEATURE,
    FIRST_MULTIPLIER,
    FIRST_UNIQUE,
    LACERDA,
    MULTIPLIERS_2016,
    QUALITY_MASK,
    SLOTS,
    TILE_ACTIONS,
    TRAS_OS_MONTES,
    VINEYARDS,
)
from tutor.games.vinhos.press import AskExperts, AskMagnates, DiscardEntered, visitable
from tutor.games.vinhos.production import Produce
from tutor.games.vinhos.scoring import MAJORITY, MONEY_TABLE, totals
from tutor.games.vinhos.tile_sale import RefillDisplay
from tutor.games.vinhos.tycoons import tile_of
from tutor.games.vinhos.units import NextUnit, limit
from tutor.games.vinhos.year import ACTIONS_A_YEAR, LAST, AfterFair, EndYear, NextTurn

if TYPE_CHECKING:
    from tutor.games.vinhos.box import Box
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: What both editions share.
FEATURES: Final = (
    "points",
    "start",
    "next-fair",
    "later-fairs",
    "fair-points",
    "harvests",
    "fine-harvests",
    "wines-to-come",
    "prepared-estates",
    "wines-to-export",
    "wines-to-sell",
    "wine-values",
    "wines",
    "ageing",
    "wines-at-risk",
    "barrels",
    "sold-barrels",
    "vineyards",
    "wineries",
    "enologists",
    "farmers",
    "cellars",
    "full-estates",
    "renown",
    "ports",
    "experts",
    "tired-experts",
    "held-majorities",
    "safe-majorities",
    "pocket-money",
    "money",
    "turn-order",
    "actions",
    "half-done",
)
#: And what only one of them knows.
SPECIAL_FEATURES: Final = (
    *FEATURES,
    "money-points",
    "savings",
    "barrels-to-free",
    "pleased-magnates",
    "tiles-in-reach",
    "multipliers",
    "market-tiles",
    "building-tiles",
    "used-tiles",
)
RESERVE_FEATURES: Final = (
    *FEATURES,
    "account-points",
    "account",
    "interest",
    "salaries",
    "overdraft",
    "magnate-barrels",
    "multipliers-in-reach",
    "multipliers-in-prospect",
)

#: Fair points of a release that is still to come: a booth gives so many, and an expert of a feature about one.
BOOTH_POINTS: Final = 3.0
EXPERT_POINTS: Final = 1.0
#: What Bruno expects in an average year, and so what Lacerda enters.
BRUNO_POINTS: Final = 7.2
#: How far a lead in fair points can still change: with all booths taken, for a missing booth, a year, a further fair.
SURE, OPEN_BOOTH, OPEN_YEAR, OPEN_FAIR = 1.0, 1.5, 1.2, 4.0
#: Wines that an action of the 2016 edition can bring abroad.
PER_ACTION: Final = 2
#: Money of one action, of two or three, and of the last step of the final table (2016).
POCKET, PURSE, SAVINGS = 4, 12, 20
#: Wines below this quality can hardly be sold, above that one is as good as the best; between them worth grows faster
#: than quality, for the best spaces want the best wines.
FINE_QUALITY: Final = tuple(quality * quality / 8 for quality in range(10))
#: The least that a vineyard costs, roughly: below it nobody goes on buying.
PRICE: Final = 3
#: For so many years an account should suffice.
FORESEEN: Final = 2
#: A second expert is less than a second vineyard.
SMALL_UNIT: Final = 0.4
#: Wines worth more than this are no better than these: where tables by value end.
TOP_VALUE: Final = 20
#: A multiplier that counts money is bought by those who will have some.
EXPECTED_MONEY: Final = 10
#: A multiplier worth less than an export leaves the barrel for it.
FAIR_PRICE: Final = 6
#: Where `Board.counts` has what both editions multiply.
FULL_ESTATE, CELLAR, VINEYARD, ENOLOGIST, WINERY, FARMER = (
    MULTIPLIERS_2016.index(kind) for kind in ("full_estate", "cellar", "vineyard", "enologist", "winery", "farmer")
)
MARKET_TILES: Final = 1 << TILE_ACTIONS.index("sales") | 1 << TILE_ACTIONS.index("export")
EXPORT_TILE: Final = 1 << TILE_ACTIONS.index("export")
#: So many ways in which an area is occupied are remembered.
REMEMBERED: Final = 4096
#: What Lacerda's barrels and Bagos should come to: a barrel is exported or laid on a multiplier, a Bago is counted.
LACERDA_BARREL, LACERDA_SALE, LACERDA_MONEY = 9.0, 6.0, 0.8


class Moment(NamedTuple):
    """Where the game stands: what is still to come."""

    #: Actions and productions still to come, for each person.
    actions: list[int]
    harvests: list[int]
    #: The next fair, from 0 (as many as there are: none comes any more), and the years until then.
    fair: int
    years: int
    #: Tycoon tiles are being sold (2016); experts are being chosen in secret (2010).
    selling: bool
    choosing: bool
    #: A release under way: who has entered which wine, the experts not asked for yet, the magnates still to visit.
    releasing: int
    entered: int
    feature: int
    visits: int
    #: Who is in the middle of buying, and what that promises.
    buying: int
    promise: float


class Board(NamedTuple):
    """What one player has, counted once for all features."""

    #: The wines' values with the cubes that could help them, best first; the entered one is gone.
    values: list[int]
    #: What each could be sold for, best first.
    prices: list[int]
    #: Quality that the estates with vineyards produce; that of the best one, with its cubes; that of the others.
    quality: int
    fine: float
    best: int
    prepared: int
    estates: int
    #: Regions with an own estate, as bits; what the cubes there add to wines, and how many they are.
    regions: int
    renown: int
    cubes: int
    #: What wines in cellars gain by another year, and the values that would be pushed out.
    ageing: int
    risk: int
    #: What the multipliers count, in the order of MULTIPLIERS_2016; money and majorities are counted elsewhere.
    counts: tuple[int, ...]


# ---------------------------------------------------------------------- time


def progress(state: Vinhos) -> float:
    """Return how far the game has come, in actions; the closing round of 2010 counts as one."""
    if not state.stack:
        return 1.0
    bottom, years = state.stack[0], state.box.years
    done = float(ACTIONS_A_YEAR * (state.year - 1))
    if type(bottom) is NextTurn:
        if bottom.round == LAST:
            done = ACTIONS_A_YEAR * years + bottom.place / state.people
        elif state.solo:
            done += bottom.place / state.people
        else:
            done += bottom.round - 1 + bottom.place / state.people
    elif state.final or type(bottom) is EndYear or type(bottom) is AfterFair:
        done += ACTIONS_A_YEAR
    return min(1.0, done / (ACTIONS_A_YEAR * years + 1))


def moment(state: Vinhos) -> Moment:
    """Return what is still to come."""
    box, people, stack, final = state.box, state.people, state.stack, state.final
    bottom = type(stack[0]) if stack else None
    rest = box.years - state.year
    actions = [ACTIONS_A_YEAR * rest + (not state.reserve and not final)] * people
    harvests = [0 if final else rest + (bottom is not AfterFair)] * people
    selling = choosing = ranked = False
    releasing = entered = feature = buying = -1
    visits, promise = 0, 0.0
    for frame in stack:
        kind = type(frame)
        if kind is NextUnit:
            if (frame.action == VINEYARDS or frame.action == EXPERTS) and promises(state, frame):
                buying, promise = frame.seat, 1.0 if frame.action == VINEYARDS else SMALL_UNIT
        elif kind is DiscardEntered:
            releasing, entered = frame.seat, frame.place
        elif kind is AskMagnates:
            free = len(visitable(state, frame.seat, frame.place, frame.value, frame.visited))
            visits = min(free, box.most_magnates - frame.visited.bit_count())
        elif kind is AskExperts:
            feature = frame.feature
        elif kind is Produce:
            for seat in state.order[: frame.place]:
                harvests[seat] -= 1
        elif kind is RankFair:
            ranked = True
        elif kind is RefillDisplay:
            selling = True
        elif kind is RevealExperts:
            choosing = True
    if bottom is NextTurn:
        add_turns(state, actions)
    elif bottom is not EndYear and bottom is not AfterFair and not final:
        actions = [left + ACTIONS_A_YEAR for left in actions]
    held = bottom is AfterFair and not ranked
    fair = len(box.fair_years) if final else state.fair_number() + held
    years = box.fair_years[fair] - state.year if fair < len(box.fair_years) else 0
    return Moment(
        actions,
        harvests,
        fair,
        years,
        selling and held,
        choosing,
        releasing,
        entered,
        feature,
        visits,
        buying,
        promise,
    )


def promises(state: Vinhos, frame: NextUnit) -> bool:
    """Return whether an action that chance has interrupted should go on with another unit."""
    most = limit(state, frame.action, frame.way)
    price = PRICE if frame.action == VINEYARDS else state.box.expert_price
    return (not most or frame.units < most) and state.vintners[frame.seat].cash >= price


def add_turns(state: Vinhos, actions: list[int]) -> None:
    """Add the actions of this year that are still to come."""
    bottom, order = state.stack[0], state.order
    assert isinstance(bottom, NextTurn)
    if bottom.round != LAST and state.solo:
        for turn in range(bottom.place, ACTIONS_A_YEAR * state.people):
            actions[order[turn // ACTIONS_A_YEAR]] += 1
        return
    for seat in order[bottom.place :]:
        actions[seat] += 1
    if bottom.round < ACTIONS_A_YEAR:
        for seat in order:
            actions[seat] += ACTIONS_A_YEAR - bottom.round


# ---------------------------------------------------------------------- boards and areas


def survey(state: Vinhos, seat: int, now: Moment) -> Board:
    """Count what a player has."""
    box, vintner, cubes = state.box, state.vintners[seat], state.cubes
    paid = market(box, tuple(state.sales))
    wineries, enologists, farmers, cellars = vintner.wineries, vintner.enologists, vintner.farmers, vintner.cellars
    harvests = now.harvests[seat]
    fine = 0.0
    quality = best = prepared = estates = regions = renown = stones = full = 0
    for estate, vineyards in enumerate(vintner.vineyards):
        tiles = (
            vineyards * box.per_vineyard
            + farmers[estate] * box.per_farmer
            + wineries[estate] * box.per_winery
            + enologists[estate] * box.per_enologist
        )
        if not vineyards:
            prepared += tiles
            continue
        quality += tiles
        fine += FINE_QUALITY[tiles if tiles < len(FINE_QUALITY) else -1]
        estates += 1
        full += vineyards + wineries[estate] == box.tile_slots
        region = vintner.region[estate]
        if not regions >> region & 1:
            regions |= 1 << region
            stones += cubes[region]
            renown += cubes[region] * box.cube_value[region]
        tiles += min(cubes[region], box.most_cubes) * box.cube_value[region] + box.region_bonus[region]
        if tiles > best:
            best = tiles
    values, prices, ageing, risk = [], [], 0, 0
    slots, ages, gone = box.cellar_slots, box.age, now.entered if now.releasing == seat else -1
    for place, bottle in enumerate(vintner.wines):
        if bottle and place != gone:
            cellar, slot, region = cellars[place // slots], place % slots, bottle >> 5
            value = (bottle & QUALITY_MASK) + ages[cellar][slot]
            if slot + 1 == (slots if cellar else box.warehouse_slots):
                risk += value
            elif cellar:
                ageing += ages[1][slot + 1] - ages[1][slot]
            value += min(cubes[region], box.most_cubes) * box.cube_value[region] + box.region_bonus[region]
            values.append(value)
            prices.append(paid[bottle >> 4 & 1][value if value < TOP_VALUE else TOP_VALUE])
    values.sort(reverse=True)
    prices.sort(reverse=True)
    counts = (
        full,
        len(values),
        sum(cellars),
        (vintner.tiles_up | vintner.tiles_down).bit_count() + vintner.multipliers.bit_count(),
        sum(vintner.vineyards),
        (vintner.up | vintner.down).bit_count(),
        0 if state.reserve else box.magnate_barrels * len(vintner.magnates) - sum(vintner.magnates),
        sum(enologists),
        sum(wineries),
        sum(farmers),
    )
    if not harvests:
        ageing = risk = 0
    return Board(values, prices, quality, fine, best, prepared, estates, regions, renown, stones, ageing, risk, counts)


class Abroad(NamedTuple):
    """The export area: for each person the VP of majorities as they stand, of those that are safe, and how many."""

    held: list[int]
    safe: list[int]
    leads: list[int]
    #: The VP of the best free space that a wine reaches, by its value.
    table: list[int]


@lru_cache(maxsize=REMEMBERED)
def abroad(box: Box, players: int, people: int, shared: bool, exports: tuple[int, ...]) -> Abroad:
    """Return what the export area holds; `shared` majorities may count for the multiplier."""
    held, safe, leads = [0] * people, [0] * people, [0] * people
    rows = len(box.export_spaces[players]) // box.columns
    for column, majority in enumerate(box.majority):
        owners = exports[column :: box.columns]
        counts = [owners.count(person) for person in range(people)]
        most = max(counts)
        if not most:
            continue
        leaders = counts.count(most)
        free = rows - sum(counts)
        for person, own in enumerate(counts):
            if own == most:
                held[person] += majority // leaders
                leads[person] += leaders == 1 or shared
                if all(own > other + free for one, other in enumerate(counts) if one != person):
                    safe[person] += majority
    table = [0] * (TOP_VALUE + 1)
    for number in box.export_spaces[players]:
        if exports[number] < 0:
            space = box.exports[number]
            table[space.value] = max(table[space.value], space.vp)
    return Abroad(held, safe, leads, list(accumulate(table, max)))


@lru_cache(maxsize=REMEMBERED)
def market(box: Box, sales: tuple[int, ...]) -> list[list[int]]:
    """Return the number of the best free sales space that a wine of each colour reaches, by its value."""
    tables = []
    for spaces in box.sales_of:
        table = [0] * (TOP_VALUE + 1)
        for number in spaces:
            if sales[number] < 0:
                table[box.sales[number].value] = box.sales[number].value
        tables.append(list(accumulate(table, max)))
    return tables


# ---------------------------------------------------------------------- fairs


def ready_points(state: Vinhos, seat: int, viewer: int, now: Moment, board: Board) -> float:
    """Return the fair points that a player should have at the next fair."""
    vintner = state.vintners[seat]
    if now.fair == len(state.box.fair_years):
        return float(vintner.fp)
    if vintner.booth >= 0:
        if state.reserve:
            return vintner.fp + experts_at_fair(state, seat, viewer, now)
        if now.releasing == seat and now.feature >= 0:
            return vintner.fp + experts_now(state, vintner, now.feature)
        return float(vintner.fp)
    best = board.values[0] if board.values else 0
    if now.harvests[seat] > state.box.years - state.year or now.years:
        weather = state.box.vintages[state.vintage].weather if not now.years and state.vintage >= 0 else 0
        best = max(best, board.best + weather)
    if best <= 0:
        return float(vintner.fp)
    points = vintner.fp + (state.box.tras_points if board.regions >> TRAS_OS_MONTES & 1 else 0)
    if state.reserve:
        return points + release_of_reserve(state, vintner, best)
    at_once = experts_now(state, vintner, 0) if state.vintage >= 0 else 0.0
    if now.years:
        kinds = sum([vintner.up & bits > 0 for bits in state.box.of_feature])
        at_once = max(at_once, EXPERT_POINTS * kinds)
    return points + best + BOOTH_POINTS + at_once


def experts_now(state: Vinhos, vintner: Vintner, first: int) -> float:
    """Return the fair points that experts would bring with the vintage tile of the year, from one feature on."""
    box, up, points = state.box, vintner.up, 0
    for feature, symbols in enumerate(box.vintages[state.vintage].features):
        own = up & box.of_feature[feature]
        if symbols and own and feature >= first:
            points += symbols + (own & arrows(box) > 0)
    return points


@lru_cache(maxsize=8)
def arrows(box: Box) -> int:
    """Return all experts with an arrow, as bits."""
    return sum(1 << expert for expert, arrow in enumerate(box.arrow) if arrow)


def release_of_reserve(state: Vinhos, vintner: Vintner, value: int) -> float:
    """Return the fair points of the best free booth for a wine of this value, experts included (2010)."""
    box = state.box
    taken = {rival.booth for rival in state.vintners}
    allowed = from_steps(box.allowed, value)
    best = 0.0
    for number, booth in enumerate(box.booths):
        if number not in taken:
            points = float(booth.amount if booth.bonus == "fair_points" else 0)
            for feature in booth.features:
                points += box.booth_points[state.tracks[feature]]
            points += played(state, vintner.up, booth.features, allowed)
            if points > best:
                best = points
    return best + max(0, value - box.points_above)


def played(state: Vinhos, up: int, features: Sequence[int], allowed: int) -> int:
    """Return the fair points of the best experts that a booth and a fair tile allow, as the markers stand (2010)."""
    box = state.box
    each = sorted([(box.expert_points[state.tracks[f]], (up & box.of_feature[f]).bit_count()) for f in features])
    points = 0
    for value, count in reversed(each):
        points += value * min(count, allowed)
        allowed -= min(count, allowed)
    return points


def experts_at_fair(state: Vinhos, seat: int, viewer: int, now: Moment) -> float:
    """Return the fair points that experts should bring at a fair for which a booth is taken (2010).

    The viewer's own choice is known once it is made; of the others nobody knows what they have chosen.
    """
    vintner = state.vintners[seat]
    if now.choosing and seat == viewer and state.stack[-1].actor != seat and seat in choosers(state):
        return sum([state.box.expert_points[state.tracks[expert // EXPERTS_PER_FEATURE]] for expert in bits(vintner)])
    return played(state, vintner.up, state.box.booths[vintner.booth].features, vintner.allowed)


def bits(vintner: Vintner) -> list[int]:
    """Return the experts chosen for the fair."""
    return [expert for expert in range(vintner.chosen.bit_length()) if vintner.chosen >> expert & 1]


def lacerda_ready(state: Vinhos, now: Moment) -> float:
    """Return the fair points that Lacerda should have at the next fair."""
    vintner, box = state.vintners[LACERDA], state.box
    if vintner.booth >= 0 or now.fair == len(box.fair_years) or state.vintage < 0:
        return float(vintner.fp)
    vintage = box.vintages[state.vintage]
    points = vintner.fp + BOOTH_POINTS + (BRUNO_POINTS if now.years else vintage.least_value)
    if now.years:
        return points + EXPERT_POINTS * len({expert // EXPERTS_PER_FEATURE for expert in state.experts})
    held = sum([1 << expert for expert in state.experts])
    for feature, symbols in enumerate(vintage.features):
        own = held & box.of_feature[feature]
        if symbols and own:
            points += symbols + (own & arrows(box) > 0)
    return points


def fair_shares(state: Vinhos, now: Moment, ready: list[float]) -> tuple[list[float], list[float]]:
    """Return the VP that everybody should win at the next fair, and at those after it."""
    box, people = state.box, len(ready)
    coming, later = [0.0] * people, [0.0] * people
    for number in range(now.fair, len(box.fair_years)):
        table = box.fair_vp[number]
        if people == 2:
            table = [table[place - 1] for place in box.two_player_places]
        further = (number - now.fair) * OPEN_FAIR + now.years * OPEN_YEAR + SURE
        behind = [0.0] * people
        for seat in range(people):
            for other in range(seat):
                missing = (state.vintners[seat].booth < 0) + (state.vintners[other].booth < 0)
                lead = (ready[seat] - ready[other]) / (further + OPEN_BOOTH * missing)
                ahead = 1.0 / (1.0 + exp(-lead)) if lead > -50 else 0.0
                behind[seat] += 1.0 - ahead
                behind[other] += ahead
        for seat, place in enumerate(behind):
            points = place_worth(table, place)
            if number == now.fair:
                coming[seat] = points
            else:
                later[seat] += points
    return coming, later


def place_worth(table: Sequence[int], place: float) -> float:
    """Return the VP of a place between two places; the best is 0."""
    upper = int(place)
    first = table[upper] if upper < len(table) else 0
    second = table[upper + 1] if upper + 1 < len(table) else 0
    return first + (second - first) * (place - upper)


# ---------------------------------------------------------------------- the vectors


def measure(state: Vinhos, viewer: int) -> list[list[float]]:
    """Return the features of every player, as one of them knows the position: only experts chosen in secret differ."""
    box, now = state.box, moment(state)
    seats = range(state.players)
    shared = not state.reserve and state.options.majority_multiplier_counts_ties
    held, safe, leads, table = abroad(box, state.players, state.people, shared, tuple(state.exports))
    boards = [survey(state, seat, now) for seat in seats]
    ready = [ready_points(state, seat, viewer, now, boards[seat]) for seat in seats]
    if state.solo:
        ready.append(lacerda_ready(state, now))
    coming, later = fair_shares(state, now, ready)
    fairs = len(box.fair_years) - now.fair
    flips = state.year < box.flip_years[-1]
    found = []
    for seat in seats:
        vintner, board = state.vintners[seat], boards[seat]
        actions, harvests = now.actions[seat], now.harvests[seat]
        barrels = vintner.barrels + (now.visits if now.releasing == seat and not state.reserve else 0)
        sold = state.sales.count(seat)
        if state.reserve:
            points, own = reserve_part(state, seat, now, board)
            free = barrels
        else:
            points, spoken_for, own = special_part(state, seat, now, board, leads[seat], barrels)
            tile = vintner.tiles_up & EXPORT_TILE and actions
            free = min(barrels - spoken_for, PER_ACTION * (actions + bool(tile)))
            sold = min(sold, harvests)
        sellable = barrels if state.reserve else min(barrels, PER_ACTION) if actions else 0
        exported = 0
        for value in board.values[: max(0, free)]:
            exported += table[value if value < TOP_VALUE else TOP_VALUE]
        counts = board.counts
        weather = harvests and state.vintage >= 0 and box.vintages[state.vintage].weather
        early = harvests > box.years - state.year
        found.append(
            [
                vintner.vp + held[seat] + points,
                1.0,
                coming[seat],
                later[seat],
                ready[seat] * fairs,
                board.quality * harvests + (weather * board.estates if early else 0),
                board.fine * harvests,
                board.estates * harvests,
                board.prepared * harvests,
                exported,
                sum(board.prices[:sellable]),
                sum(board.values),
                len(board.values),
                board.ageing,
                board.risk,
                barrels,
                sold,
                counts[VINEYARD],
                counts[WINERY],
                counts[ENOLOGIST],
                counts[FARMER],
                counts[CELLAR],
                counts[FULL_ESTATE],
                board.renown,
                vintner.ports if harvests and board.regions >> DOURO & 1 else 0,
                vintner.up.bit_count(),
                vintner.down.bit_count() if flips else 0,
                held[seat],
                safe[seat],
                min(vintner.cash, POCKET),
                min(vintner.cash, PURSE),
                rank(state, seat),
                actions,
                now.promise if now.buying == seat else 0.0,
                *own,
            ]
        )
    return found


def rank(state: Vinhos, seat: int) -> int:
    """Return how many will act after a player: by the place just taken, or as the order stands."""
    if seat in state.lower:
        return len(state.lower) - 1 - state.lower.index(seat)
    return state.people - 1 - state.order.index(seat) if seat in state.order else 0


def special_part(
    state: Vinhos, seat: int, now: Moment, board: Board, leads: int, barrels: int
) -> tuple[int, int, list[float]]:
    """Return the VP of the final scoring as it stands, barrels that tiles should get, and the features of 2016."""
    box, vintner = state.box, state.vintners[seat]
    loaded = vintner.loaded
    money = from_steps(box.money_tile_vp if loaded >> MONEY_TABLE & 1 else box.money_vp, vintner.cash)
    points = money + sum([(wine & QUALITY_MASK) // 2 for wine in vintner.wines if wine])
    for kind in range(MONEY_TABLE if loaded else 0):
        if loaded >> kind & 1:
            points += tile_worth(state, vintner, tile_of(kind, bool(vintner.high >> kind & 1)), board, leads)
    releases = len(box.fair_years) - now.fair - (vintner.booth >= 0)
    with_magnates = sum(vintner.magnates)
    reach, spoken_for = tiles_in_reach(state, seat, now, board, leads, barrels)
    active = now.actions[seat] > 0
    up, down = vintner.tiles_up, vintner.tiles_down
    own = [
        float(money),
        min(vintner.cash, SAVINGS),
        min(with_magnates - (now.visits if now.releasing == seat else 0), box.most_magnates * max(0, releases)),
        pleased(state, vintner, board) if vintner.booth < 0 and releases > 0 and state.vintage >= 0 else 0,
        reach,
        loaded.bit_count(),
        (up & MARKET_TILES).bit_count() if active else 0,
        (up & ~MARKET_TILES).bit_count() if active else 0,
        down.bit_count() if state.year < box.flip_years[-1] else 0,
    ]
    return points, spoken_for, own


def tile_worth(state: Vinhos, vintner: Vintner, tile: int, board: Board, leads: int) -> int:
    """Return the VP of a multiplier tile with a barrel, as things stand (VS-MULT)."""
    box = state.box
    place = tile - FIRST_MULTIPLIER
    if tile >= FIRST_UNIQUE:
        kind = tile - FIRST_UNIQUE
        if kind:
            cash = max(vintner.cash, EXPECTED_MONEY)
            return from_steps(box.money_tile_vp, cash) - from_steps(box.money_vp, cash)
        return leads * box.tile_vp[place]
    points, cap = board.counts[place // 2] * box.tile_vp[place], box.tile_cap[place]
    return cap if cap and points > cap else points


def tiles_in_reach(state: Vinhos, seat: int, now: Moment, board: Board, leads: int, barrels: int) -> tuple[float, int]:
    """Return the VP of the multipliers that a player should get at the next sale, and barrels to keep for them."""
    vintner, box = state.vintners[seat], state.box
    if now.selling:
        if state.passed >> seat & 1:
            return 0.0, 0
        stock, wines = barrels, len(board.values)
    elif now.fair == len(box.fair_years):
        return 0.0, 0
    else:
        before = max(0, now.harvests[seat] - (box.years - state.year - now.years))
        waiting = vintner.booth < 0
        stock = barrels + (waiting and any(vintner.magnates)) + min(state.sales.count(seat), before)
        wines = len(board.values) + board.estates * before - waiting
    worths = []
    tiles = 0
    for tile in state.display:
        if tile >= 0:
            tiles += 1
            if tile >= FIRST_MULTIPLIER and not vintner.multipliers >> kind_of(tile) & 1:
                worths.append(tile_worth(state, vintner, tile, board, leads))
    if not worths:
        return 0.0, 0
    worths.sort(reverse=True)
    most = min(stock, wines, -(-tiles // state.people))
    chosen = worths[: max(0, most)]
    wanted = sum([worth >= FAIR_PRICE for worth in chosen])
    return float(sum(chosen)), max(0, wanted - (stock - barrels))


def kind_of(tile: int) -> int:
    """Return which multiplier a tile is."""
    return MAJORITY + tile - FIRST_UNIQUE if tile >= FIRST_UNIQUE else (tile - FIRST_MULTIPLIER) // 2


def pleased(state: Vinhos, vintner: Vintner, board: Board) -> int:
    """Return how many barrels a release would free now, with the wine that pleases most magnates."""
    box = state.box
    vintage, magnates, most = box.vintages[state.vintage], vintner.magnates, 0
    bruno = bool(magnates[1] and board.values and board.values[0] >= vintage.least_value)
    for bottle in vintner.wines:
        if bottle:
            content = (
                bruno
                + (magnates[0] > 0 and vintage.colour == bottle >> 4 & 1)
                + (magnates[2] > 0 and vintage.regions >> (bottle >> 5) & 1)
            )
            if content > most:
                most = content
    return min(most, box.most_magnates)


def reserve_part(state: Vinhos, seat: int, now: Moment, board: Board) -> tuple[int, list[float]]:
    """Return the VP of the final scoring as it stands, and the features of the 2010 edition."""
    box, vintner = state.box, state.vintners[seat]
    account = from_steps(box.account_vp, vintner.account)
    points = account
    harvests = now.harvests[seat]
    cash = vintner.cash + divestible(state, vintner)
    kinds = sum([vintner.up & feature > 0 for feature in box.of_feature])
    second = board.values[1] if len(board.values) > 1 else 0
    counted = (
        board.counts[CELLAR],
        board.counts[VINEYARD],
        second,
        board.counts[ENOLOGIST],
        cash,
        kinds == len(box.of_feature),
        board.counts[FULL_ESTATE],
        board.counts[WINERY],
        board.cubes,
    )
    rows: list[list[float]] = [[], [], []]
    for multiplier, count in enumerate(counted):
        place = multiplier * SLOTS
        slots = state.slots[place : place + SLOTS]
        if seat in slots:
            if not box.at_once[multiplier]:
                points += box.multiplied(multiplier, slots.index(seat), count)
        elif -1 in slots:
            worth = float(box.multiplied(multiplier, slots.index(-1), count))
            if multiplier == EXPERTS_NOW and not state.final and not worth:
                full = box.multiplied(multiplier, slots.index(-1), 1)
                worth = full * (kinds / len(box.of_feature)) ** 2 / 2
            rows[box.multiplier_row[multiplier]].append(worth)
    barrels = vintner.magnates.copy()
    for extra, count in enumerate(vintner.extras):
        barrels[box.extra_row[extra]] += count
    reach, prospect = prospects(state, seat, now, board, rows, barrels)
    interest = box.interest[vintner.investment]
    salaries = board.counts[ENOLOGIST] * box.salary
    own = [
        float(account),
        vintner.account,
        interest * harvests,
        salaries * harvests,
        max(0, min(harvests, FORESEEN) * (salaries - interest) - vintner.account),
        sum(barrels) if not state.final else 0,
        reach,
        prospect,
    ]
    return points, own


def prospects(
    state: Vinhos, seat: int, now: Moment, board: Board, rows: list[list[float]], barrels: list[int]
) -> tuple[float, float]:
    """Return the VP of the multipliers that barrels with the magnates can reach, and of those for barrels in stock.

    Every one costs a wine; a barrel in stock must first be put with a magnate by a press release.
    """
    vintner, box = state.vintners[seat], state.box
    if state.final and state.passed >> seat & 1:
        return 0.0, 0.0
    taken: list[float] = []
    rest: list[float] = []
    for row, worths in enumerate(rows):
        worths.sort(reverse=True)
        own = barrels[row]
        taken += worths[:own]
        rest += worths[own:]
    visits = now.visits if now.releasing == seat else 0
    releases = len(box.fair_years) - now.fair - (vintner.booth >= 0)
    wines = len(board.values) + board.estates * now.harvests[seat]
    if len(taken) > wines:
        taken.sort(reverse=True)
        del taken[wines:]
    rest.sort(reverse=True)
    some = min(vintner.barrels, box.most_magnates * max(0, releases) + visits, wines - len(taken))
    return sum(taken), sum(rest[: max(0, some)])


# ---------------------------------------------------------------------- Lacerda


def opponent(state: Vinhos) -> float:
    """Return the VP that Lacerda should end with; exact at the end."""
    points = float(totals(state)[LACERDA])
    if state.over or state.final:
        return points
    now = moment(state)
    vintner = state.vintners[LACERDA]
    ready = [ready_points(state, 0, 0, now, survey(state, 0, now)), lacerda_ready(state, now)]
    coming, later = fair_shares(state, now, ready)
    return points + coming[LACERDA] + later[LACERDA] + LACERDA_BARREL * vintner.barrels
