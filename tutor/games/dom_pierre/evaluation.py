"""What a player would name of a position of Dom Pierre: the only part of the coach that knows this game.

`measure` gives every seat a vector of `FEATURES`; what each is worth lies in `weights.json`. Most of them are points
that things should bring: champagne at the markets of now and at any market, grapes by the champagne that they make,
objective cards by how much is done. What takes turns to become points fades when the last rounds come, each as fast as
it must: a sale needs one turn, grapes need two. In the middle of a turn, what the action still promises counts as well:
plans are compared where chance or another player begins.
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.conditions import METRICS, crowns
from tutor.games.dom_pierre.judging.moment import HORIZON, NO_WAY, Way, progress, settled, turns_left, under_way
from tutor.games.dom_pierre.judging.tables import GRACE, PRESTIGE, Cellar, Tables, tables
from tutor.games.dom_pierre.names import (
    CELLAR,
    FORCE,
    LOGISTICS,
    NO_TOKEN,
    NONE,
    OBJECTIVES,
    SALES,
    VILLAGE,
    VINEYARD,
    VINTAGE,
    WIDTH,
)

__all__ = ["FEATURES", "measure", "progress"]

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

#: Points of a prestige token.
TOKEN: Final = 1.0
#: Coins that are needed for actions; those beyond are savings.
NEEDED: Final = 5
#: What accessories can never add up to, however many there are: there are not as many sales.
PLENTY: Final = 8.0
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


#: So many findings of a kind are remembered.
MEMORY: Final = 20_000


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
                maison = settled(state, maison)
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
