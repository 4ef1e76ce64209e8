"""What a player would name of a position of Dom Pierre: the only part of the coach that knows this game.

`measure` gives every seat a vector of `FEATURES`; what each is worth lies in `weights.json`. Most of them are points
that things should bring: champagne at the markets of now and at any market, grapes by the champagne that they make,
objective cards by how much is done. What takes turns to become points fades when the last rounds come, each as fast as
it must: a sale needs one turn, grapes need two. In the middle of a turn, what the action still promises counts as well:
plans are compared where chance or another player begins.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import mul
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.cellar import ChooseKind
from tutor.games.dom_pierre.conditions import METRICS, crowns
from tutor.games.dom_pierre.free import tile_code
from tutor.games.dom_pierre.logistics import ChooseReturn
from tutor.games.dom_pierre.names import (
    CELLAR,
    FORCE,
    LOGISTICS,
    MARKETS,
    NO_TOKEN,
    NONE,
    OBJECTIVES,
    PRESSES,
    SALES,
    VILLAGE,
    VINEYARD,
    VINTAGE,
    WIDTH,
)
from tutor.games.dom_pierre.objectives import KeepOneCard, OrderBonuses, PickCards
from tutor.games.dom_pierre.prestige import ChooseToken, FlipToken
from tutor.games.dom_pierre.sales import BoostSale, FinishSale, SettleSale, road_of
from tutor.games.dom_pierre.tokens import ClaimTokens
from tutor.games.dom_pierre.turn import ChooseMain

if TYPE_CHECKING:
    from tutor.games.dom_pierre.box import Box, Objective, Winery
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

#: What `measure` tells of a seat, in this order.
FEATURES: Final[tuple[str, ...]] = (
    "points",
    "start",
    # champagne and grapes
    "next-sale",
    "champagne",
    "boost",
    "next-pressing",
    "grapes",
    "free-presses",
    "room",
    # money and prestige
    "coins",
    "savings",
    "purse",
    "crowns",
    "tokens",
    # workers
    "house",
    "first-presser",
    "pressers",
    "on-bunches",
    "varieties",
    "road-bonus",
    "on-roads",
    # things to use in sales and for objectives
    "accessories",
    "flags",
    "objectives-ready",
    "objectives-near",
    # the winery
    "cost",
    "vineyard-strength",
    "cellar-strength",
    "village-strength",
    "logistics-strength",
    "sales-strength",
    "objectives-strength",
    "vintage",
    "force",
    "waiting",
    # the action under way
    "promise",
)

#: Turns in which anything can still be turned into points; more than that tell nothing more.
HORIZON: Final = 4.0
#: Points of a step up the prestige track, with its token; of a crown.
PRESTIGE: Final = 4.5
CROWN: Final = 1.3
#: Points of a prestige token.
TOKEN: Final = 1.0
#: What cards, roads and accessories usually add to champagne that is sold, each as likely as the others.
USUAL: Final = (1, 2, 3, 4)
#: Points that a road which is not the best can make a sale worth: the best and the second count.
GOOD_ROADS: Final = 2
#: Coins that are needed for actions; those beyond are savings.
NEEDED: Final = 5
#: What accessories can never add up to, however many there are: there are not as many sales.
PLENTY: Final = 8.0
#: A part of an objective counts for more than nothing.
GRACE: Final = 0.5
#: Nobody works for many objectives at once: how much the nearest one counts, the next, and so on.
ATTENTION: Final = (1.0, 0.8, 0.5, 0.3, 0.1)
#: What is promised by a bunch about to be placed, and by each harvest tile in hand and by its value, as hope of grapes.
BUNCH: Final = 3.5
TILE: Final = 1.0
TILE_VALUE: Final = 1.2
#: Points that are promised by a benefit of the village, by a card of the objectives and a further one, and by a worker.
BENEFIT: Final = 1.3
CARD: Final = 1.0
FURTHER_CARD: Final = 0.8
WORKER: Final = 0.5
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
#: The progress at which the end is triggered.
TRIGGERED: Final = 0.9

#: So many findings of a kind are remembered.
MEMORY: Final = 20_000


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


# ---------------------------------------------------------------------- time


def progress(state: DomPierre) -> float:
    """Return how far the game has come: by the discs that are nearest to the end of the winery, then by the turns."""
    if state.over:
        return 1.0
    players = state.players
    if state.last:
        left = (state.last - state.round + 1) * players - state.turns + 1
        return 1.0 - (1.0 - TRIGGERED) * min(1.0, left / (state.box.extra_rounds + 1) / players)
    winery = state.winery
    return TRIGGERED * (1.0 - _rows_left(state) / (state.box.trigger[players] * (winery.top - winery.start)))


def _rows_left(state: DomPierre) -> int:
    """Return how many steps of discs would trigger the end, if only the highest ones were moved."""
    winery, trigger = state.winery, state.box.trigger[state.players]
    rows: list[int] = []
    for maison in state.maisons:
        rows += maison.rows
    rows.sort()
    highest = rows[-trigger:]
    # a disc that has left stands a row above the top
    return trigger * winery.top - sum(highest) + highest.count(winery.top + 1)


def turns_left(state: DomPierre, seat: int) -> float:
    """Return how many turns a player will still begin, or up to how many that matters."""
    if not state.last:
        return min(HORIZON, 1.0 + state.box.extra_rounds + _rows_left(state) / state.players)
    begun = (seat - state.first) % state.players < state.turns
    return float(state.last - state.round + (not begun))


# ---------------------------------------------------------------------- the action under way


class Way(NamedTuple):
    """What the turn under way still promises to a player; nothing to those whose turn it is not."""

    #: The column of the action, how many repetitions of it are left, and whether it could bring prestige for presses.
    column: int = NONE
    left: int = 0
    whole: bool = False
    #: Coins that the action is about to cost (less than 0) or to bring, and prestige tokens about to be chosen.
    coins: int = 0
    tokens: int = 0
    #: Points of the sale that is being made.
    sale: float = 0.0
    #: Cards that are being chosen, and cards whose bonus is being taken: one bit each.
    chosen: int = 0
    bonuses: int = 0


NO_WAY: Final = Way()
#: A turn whose disc has not been moved yet.
EARLY: Final = Way()


def under_way(state: DomPierre, maison: Maison) -> Way:
    """Return what the turn still promises to the player whose turn it is."""
    stack, turn = state.stack, state.turn
    top = stack[-1]
    kind, column = type(top), turn.column
    tokens = int(kind is FlipToken or kind is ChooseToken)
    if column == NONE:
        return Way(tokens=tokens) if tokens else EARLY
    if kind is ChooseMain or (kind is ClaimTokens and type(stack[-2]) is ChooseMain):
        return _prospect(state, maison, column)
    if isinstance(top, ChooseReturn):
        return Way(coins=min(turn.left, state.box.workers - maison.reserve))
    if isinstance(top, ChooseKind):
        return Way(column, turn.left + (not top.second), turn.done.bit_count() == 1, tokens=tokens)
    if isinstance(top, BoostSale):
        return Way(column, turn.left, sale=_sale(state, top))
    if isinstance(top, PickCards | KeepOneCard):
        return Way(column, turn.left, chosen=top.chosen)
    if isinstance(top, OrderBonuses):
        return Way(column, 0, bonuses=top.chosen)
    return Way(column, turn.left, not turn.done, tokens=tokens)


def _sale(state: DomPierre, sale: BoostSale) -> float:
    """Return the points of a sale that will be closed as it is."""
    found, market = tables(state.box), MARKETS.index(sale.market)
    road = road_of(state, market)
    return found.points(state.ratios[road], sale.total) + CROWN * found.crowns[state.tops[road]]


def _settled(state: DomPierre, maison: Maison) -> Maison:
    """Return a Maison as it will be once a sale is settled that has been scored: chance comes in between."""
    for frame in state.stack[:-5:-1]:
        if isinstance(frame, FinishSale | SettleSale):
            break
    else:
        return maison
    after, road = maison.copy(), road_of(state, MARKETS.index(frame.market))
    after.remove_champagne(PRESSES.index(frame.press), tile_code(frame.vessel, frame.value))
    here = after.roads[road]
    for _ in range((here.bit_count() + 1) // 2):
        here ^= 1 << here.bit_length() - 1
        after.house += 1
    gone = after.roads[road] ^ here
    after.roads[road] = here
    after.coins += state.box.section_coins * sum(1 for section in state.box.sections[road] if gone & section)
    return after


def _prospect(state: DomPierre, maison: Maison, column: int) -> Way:
    """Return what the action of the moved disc promises, or else the workers that could be returned."""
    cost = state.cost(maison)
    idle = (
        (column == SALES and not maison.champagne[0] and not any(maison.champagne))
        or (column == CELLAR and max(maison.slots) < 0)
        or (column in (VINEYARD, VILLAGE) and maison.coins < cost)
    )
    if idle:
        return Way(coins=min(state.row_strength(maison, column), state.box.workers - maison.reserve))
    paid = cost if column in (VINEYARD, VILLAGE) else 0
    return Way(column, state.strength(maison, column), True, coins=-paid)


# ---------------------------------------------------------------------- the vectors


class Look(NamedTuple):
    """What is the same for all seats."""

    tables: Tables
    #: What champagne of each value should bring, and grapes of each value by press.
    champagne: list[float]
    grapes: list[list[float]]
    #: The market at the end of each road; NONE where there is none.
    markets: list[int]
    #: Markets and ratio tiles, for whoever looks up what was found before.
    key: tuple[int, ...]


def measure(state: DomPierre, viewer: int) -> list[list[float]]:
    """Return the features of every seat; only the draft has secrets, and hands are not looked at."""
    box = state.box
    found = tables(box)
    markets, ratios = state.tops, tuple(state.ratios)
    if markets[box.reims_road] == NONE and not state.unseen[box.reims_road]:
        markets = markets.copy()
        markets[box.reims_road] = box.reims_card
    look = Look(found, *found.hopes(ratios), markets, (*markets, *ratios))
    acting = state.seat if state.turns and state.stack else NONE
    early = 0.0 if state.last else turns_left(state, 0)
    vectors = []
    for seat, maison in enumerate(state.maisons):
        turns = early or turns_left(state, seat)
        if seat == acting:
            if state.turn.column == NONE:
                turns += 1.0
            elif state.turn.column == SALES:
                maison = _settled(state, maison)
            vectors.append(_vector(state, look, maison, turns, under_way(state, maison)))
        else:
            vectors.append(_resting(state, look, maison, turns))
    return vectors


def _resting(state: DomPierre, look: Look, maison: Maison, turns: float) -> list[float]:
    """Return the features of a seat whose turn it is not: most moves of others change nothing about it."""
    m, vines = maison, maison.vines
    key = (
        *(turns, look.key, state.winery.start, m.coins, m.level, m.vintage, m.force, m.house, m.crew, m.corked),
        *(m.cards, m.objectives, sum(m.points), *m.rows, *m.spaces, *m.roads, *m.slots, *m.modifiers, *m.champagne),
        *(*m.grey, *m.blue, *m.flags, *m.tokens),
        *([vines & bunches for bunches in state.grapes] if vines else ()),
    )
    memory = look.tables.seats
    vector = memory.get(key)
    if vector is None:
        if len(memory) > MEMORY:
            memory.clear()
        vector = memory[key] = _vector(state, look, maison, turns, NO_WAY)
    return vector


def _vector(state: DomPierre, look: Look, maison: Maison, turns: float, way: Way) -> list[float]:
    """Return the features of a seat, each as far as there is time for it."""
    box, found = state.box, look.tables
    ahead, cost, vintage, force, waiting = _winery(state, found, maison)
    tiles, champagne, boost, road_bonus, on_roads = _champagne(state, look, maison)
    second, grapes, presses, free, room = _presses(look, maison)
    coins = maison.coins + way.coins
    tokens = sum(maison.tokens) + way.tokens
    level, number = maison.level, crowns(state, maison)
    points = sum(maison.points) + box.level_points[level] + box.level_crowns[level] * number
    ready, near = _objectives(state, found, maison, maison.objectives, turns) if maison.objectives else (0.0, 0.0)
    # a sale needs one turn, pressing and selling two, whatever comes before them more
    one = turns if turns < 1.0 else 1.0
    two = turns / 2.0 if turns < 2.0 else 1.0
    late = turns / HORIZON if turns < HORIZON else 1.0
    after = max(0.0, min(1.0, turns - 1.0))
    chain = max(0.0, min(1.0, (turns - 1.0) / (HORIZON - 1.0)))
    promise = 0.0
    payable = maison.crew > 0 or coins >= cost
    if way is not NO_WAY:
        column, left, turn = way.column, way.left, state.turn
        if turn.hand:
            grapes += sum([TILE + TILE_VALUE * found.values[tile] for tile in turn.hand])
        if column == VINEYARD:
            grapes += BUNCH * min(left, room)
        elif column == CELLAR and left and presses and (payable or turn.paid):
            made = sum(presses[:left])
            champagne, grapes, free = champagne + made, grapes - made, free - min(left, len(presses))
            if way.whole and left >= box.prestige_presses == len(presses):
                promise = PRESTIGE
            presses = presses[left:]
        elif column == SALES:
            # the tile that is being sold lies there still, as likely as not the best
            left += way.sale > 0
            sold = tiles[:left]
            promise = way.sale + sum([price for price, _ in (sold[1:] if way.sale else sold)])
            champagne -= sum([hope for _, hope in sold])
            tiles = tiles[left:]
        elif column == VILLAGE:
            promise = BENEFIT * left * late
        elif column == OBJECTIVES:
            best, cards, bonus = _choice(state, found, maison, way)
            near = max(near, best)
            promise = (cards + bonus) * late
        elif column == LOGISTICS:
            promise = WORKER * (turn.lifted + left + maison.house) * late
    sales, activations = int(ahead[SALES]), int(ahead[CELLAR])
    next_pressing = 0.0
    if presses and payable:
        next_pressing = sum(presses[:activations])
        if activations >= box.prestige_presses == len(presses):
            next_pressing += PRESTIGE
    crew, vines = maison.crew, maison.vines
    return [
        float(points),
        1.0,
        sum([price for price, _ in tiles[:sales]]) * one,
        (champagne + second) * two if sales else 0.0,
        boost * two,
        next_pressing * after,
        grapes * chain if activations else 0.0,
        free * chain,
        room * chain,
        (coins if coins < NEEDED else NEEDED) * late,
        (coins - NEEDED) * late if coins > NEEDED else 0.0,
        _purse(box, level, number, coins) * one,
        number * late,
        tokens * late,
        maison.house * late,
        late if crew else 0.0,
        (crew - 1) * late if crew > 1 else 0.0,
        vines.bit_count() * chain,
        sum([1 for bunches in state.grapes if vines & bunches]) * chain if vines else 0.0,
        road_bonus * late,
        on_roads * late,
        _accessories(box, maison) * late,
        sum(maison.flags) * late,
        ready,
        near * two,
        cost * late,
        *[strength * late for strength in ahead],
        vintage * late,
        force * late,
        waiting * late,
        promise,
    ]


def _winery(state: DomPierre, found: Tables, maison: Maison) -> tuple[list[float], int, int, int, float]:
    """Return what follows from discs and tokens alone.

    That is the strength of the next action of each column, the cost of actions, how often vintage and force tokens
    will still help, and how near those beside the winery are.
    """
    winery = state.winery
    key = (winery.start, maison.vintage, maison.force, *maison.rows, *maison.spaces)
    known = found.wineries.get(key)
    if known is not None:
        return known
    if len(found.wineries) > MEMORY:
        found.wineries.clear()
    top = winery.top
    ahead = [0.0] * len(maison.rows)
    uses = {VINTAGE: 0, FORCE: 0, NO_TOKEN: 0}
    for column, row in enumerate(maison.rows):
        if row < top:
            token = maison.spaces[column]
            ahead[column] = winery.strengths[row + 1] + (state.box.force if token == FORCE else 0.0)
            uses[token] += top - row
    waiting = _raised(winery, maison, winery.vintage_row) if maison.vintage != NONE else 0.0
    waiting += _raised(winery, maison, winery.force_row) if maison.force else 0.0
    known = (ahead, winery.costs[min(maison.rows)], uses[VINTAGE], uses[FORCE], waiting)
    found.wineries[key] = known
    return known


def _raised(winery: Winery, maison: Maison, to: int) -> float:
    """Return how much of the way the discs have come that must all reach a row: 1 if a token can be claimed."""
    lacking = sum([to - row for row in maison.rows if row < to])
    return 1.0 - lacking / (len(maison.rows) * max(1, to - winery.start))


def _champagne(state: DomPierre, look: Look, maison: Maison) -> Cellar:
    """Return what follows from champagne, roads and accessories.

    That is the best price of each tile with what it should bring anywhere, the dearest first, the sum of the latter,
    what accessories and tokens add to the best sale, the bonuses of the roads, and the workers there.
    """
    box, found, ratios = state.box, look.tables, state.ratios
    m = maison
    key = (look.key, *m.champagne, *m.roads, *m.grey, *m.blue, *[m.tokens[token] for token in box.sale_tokens])
    known = found.cellars.get(key)
    if known is not None:
        return known
    if len(found.cellars) > MEMORY:
        found.cellars.clear()
    road_bonus = on_roads = 0
    bonuses, rows = [], []
    for road, spaces in enumerate(m.roads):
        bonus = box.road_bonuses[road][spaces.bit_length()]
        road_bonus += bonus
        on_roads += spaces.bit_count()
        bonuses.append(bonus)
        card = look.markets[road]
        rows.append(found.nobody if card == NONE else found.prices(card, ratios[road], bonus))
    places = [(place >> 1) * found.codes + tile for place, tile in enumerate(m.champagne) if tile]
    prices = [max([row[where] for row in rows]) for where in places]
    hopes = [look.champagne[tile >> 1] for tile in m.champagne if tile]
    boost = max(0.0, _boosted(state, look, maison, bonuses, places) - max(prices)) if places else 0.0
    tiles = sorted(zip(prices, hopes, strict=True), reverse=True)
    known = (tiles, sum(hopes), boost, road_bonus, on_roads)
    found.cellars[key] = known
    return known


def _boosted(state: DomPierre, look: Look, maison: Maison, bonuses: list[int], places: list[int]) -> float:
    """Return the points of the best sale with accessories and sale tokens."""
    box, grey, blue = state.box, maison.grey, maison.blue
    grey_value, blue_value = box.accessory_values
    tokens = sum([box.token_values[token] * maison.tokens[token] for token in box.sale_tokens])
    best = 0.0
    for road, card in enumerate(look.markets):
        if card != NONE:
            boost = tokens
            for accessory in box.markets[card].accessories:
                if grey[accessory]:
                    boost += grey_value
                if blue[accessory]:
                    boost += blue_value
            if boost:
                row = look.tables.prices(card, state.ratios[road], bonuses[road] + boost)
                best = max(best, max([row[where] for where in places]))
    return best


def _presses(look: Look, maison: Maison) -> tuple[float, float, list[float], int, int]:
    """Return what follows from the presses alone.

    That is the champagne about to be made, all grapes, those of each press that is ready (the best first), the presses
    without champagne, and the harvest tiles for which there is room in them.
    """
    found, champagne = look.tables, maison.champagne
    key = (look.key, *maison.slots, *maison.modifiers, *champagne)
    known = found.presses.get(key)
    if known is not None:
        return known
    if len(found.presses) > MEMORY:
        found.presses.clear()
    second = grapes = 0.0
    free = room = 0
    ready = []
    for press, base in enumerate(maison.modifiers):
        tiles = maison.slots[press * WIDTH : (press + 1) * WIDTH]
        empty = tiles.count(NONE)
        base += sum([found.values[tile] for tile in tiles])
        if champagne[2 * press]:
            if empty < WIDTH and not champagne[2 * press + 1]:
                second += look.champagne[min(base, found.box.most_champagne)]
        else:
            free += 1
            room += empty
            worth = look.grapes[press][min(base, found.box.most_champagne)]
            grapes += worth
            if empty < WIDTH:
                ready.append(worth)
    ready.sort(reverse=True)
    known = (second, grapes, ready, free, room)
    found.presses[key] = known
    return known


def _accessories(box: Box, maison: Maison) -> float:
    """Return by how much accessories could raise sales: one of each type and colour, and ever less for more of them."""
    grey, blue = box.accessory_values
    total = grey * (len(maison.grey) - maison.grey.count(0)) + blue * (len(maison.blue) - maison.blue.count(0))
    return total * PLENTY / (PLENTY + total)


def _purse(box: Box, level: int, crowned: int, coins: int) -> float:
    """Return what the next step of prestige would bring, as far as there are coins for it."""
    if level == box.top_level or coins <= 0:
        return 0.0
    gain = box.level_points[level + 1] - box.level_points[level]
    gain += (box.level_crowns[level + 1] - box.level_crowns[level]) * crowned
    part = min(1.0, coins / box.prestige_price)
    return (gain + TOKEN) * part * part


def _objectives(
    state: DomPierre, found: Tables, maison: Maison, cards: int, turns: float = HORIZON
) -> tuple[float, float]:
    """Return the points of cards that can be scored now, one in a turn, and of all by how much is done."""
    ready, near = [], []
    while cards:
        low = cards & -cards
        cards ^= low
        known = found.cards[low.bit_length() - 1]
        if known is None:
            done, hope = _mixed(state, maison, state.box.objectives[low.bit_length() - 1])
        else:
            have = known.metric(state, maison, known.what)
            done, hope = known.rows[have] if have < len(known.rows) else known.rows[-1]
        if done:
            ready.append(done)
        near.append(hope)
    if len(ready) > turns:
        ready.sort(reverse=True)
        del ready[int(turns) :]
    if len(near) > 1:
        near.sort(reverse=True)
    return sum(ready), sum(map(mul, near, ATTENTION))


def _mixed(state: DomPierre, maison: Maison, card: Objective) -> tuple[float, float]:
    """Return the same for a single card whose conditions count different things."""
    ready = near = 0.0
    for condition in card.conditions:
        part, done = 1.0, True
        for metric, what, least in condition.needs:
            have = METRICS[metric][1](state, maison, what)
            if have < least:
                part *= (have + GRACE) / (least + GRACE)
                done = False
        near = max(near, condition.vp * part * part)
        if done:
            ready = max(ready, float(condition.vp))
    return ready, near


def _choice(state: DomPierre, found: Tables, maison: Maison, way: Way) -> tuple[float, float, float]:
    """Return, of objective cards being chosen: all cards with the best one; points of those to come; and of bonuses."""
    if way.bonuses:
        return 0.0, 0.0, sum([found.bonuses[card] for card in bit_list(way.bonuses)])
    if not way.chosen:
        return 0.0, CARD + FURTHER_CARD * way.left if way.left else 0.0, 0.0
    own, chosen = maison.objectives, bit_list(way.chosen)
    hopes = [_objectives(state, found, maison, own | 1 << card)[1] for card in chosen]
    best, kept = max((hope - found.bonuses[card], card) for hope, card in zip(hopes, chosen, strict=True))
    bonus = sum([found.bonuses[card] for card in chosen])
    return best + found.bonuses[kept], FURTHER_CARD * way.left, bonus - found.bonuses[kept]
