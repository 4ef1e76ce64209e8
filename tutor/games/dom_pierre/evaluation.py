"""What a position of Dom Pierre is worth to a player, in points: the only part of the coach that knows this game.

Points that are scored count as they are. On top come hopes: champagne to be sold, grapes to be pressed, coins, workers
in useful places, accessories, tokens and objective cards; and, in the middle of a turn, what the action under way still
promises. Hopes fade when the last rounds come. The constants are estimates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.games.dom_pierre import scoring
from tutor.games.dom_pierre.cellar import ChooseKind
from tutor.games.dom_pierre.conditions import METRICS
from tutor.games.dom_pierre.logistics import ChooseReturn
from tutor.games.dom_pierre.names import (
    BARREL,
    CELLAR,
    FORCE,
    LOGISTICS,
    NONE,
    OBJECTIVES,
    PRESSES,
    ROADS,
    SALES,
    VILLAGE,
    VINEYARD,
    VINTAGE,
    WIDTH,
)
from tutor.games.dom_pierre.tokens import ClaimTokens
from tutor.games.dom_pierre.turn import ChooseMain

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

#: Turns in which things can still be turned into points; before the end is near there are as many as one needs.
HORIZON: Final = 4
#: A champagne tile brings so much when it is sold, and more by its value.
SALE: Final = 0.8
BY_VALUE: Final = 0.42
#: How much of that is there while the grapes are still to be pressed, and how much of a tile in hand.
TO_PRESS: Final = 0.6
IN_HAND: Final = 0.5
#: A coin, and one beyond those that are needed soon.
COIN: Final = 0.55
SPARE: Final = 0.3
ENOUGH: Final = 8
#: Workers: in the house, in hand, the first and further ones in the presses, on a bunch, and a point of road bonus.
HOME: Final = 0.3
LIFTED: Final = 0.45
CREW: Final = (0.0, 1.0, 1.3, 1.4)
ON_BUNCH: Final = 0.55
ROAD_BONUS: Final = 0.5
ON_ROAD: Final = 0.15
#: Accessories by colour, flags, kept tokens.
GREY: Final = 0.5
BLUE: Final = 0.9
FLAG: Final = 0.6
TOKEN: Final = 0.9
#: Tokens in the winery, and those that wait.
PLACED: Final = {VINTAGE: 1.2, FORCE: 1.5}
WAITING: Final = 0.6
#: How much of a condition counts that is fulfilled and only needs the free action, and of one that is not.
FULFILLED: Final = 0.9
ON_THE_WAY: Final = 0.5
#: What a repetition of an action promises, by column, and a worker who could be returned for a coin.
PROMISE: Final = {VINEYARD: 1.3, VILLAGE: 1.3, LOGISTICS: 0.6, OBJECTIVES: 1.0}
RETURNED: Final = 0.4


def value(state: DomPierre, seat: int) -> float:
    """Return how well a seat stands: its expected points at the end, less the points of its best rival."""
    return worth(state, seat) - max(worth(state, other) for other in range(state.players) if other != seat)


def expected(state: DomPierre, seat: int) -> float:
    """Return the points that a seat should have at the end."""
    return worth(state, seat)


def worth(state: DomPierre, seat: int) -> float:
    """Return the points that a player should have at the end."""
    total = float(scoring.score(state, seat))
    if state.over:
        return total
    maison = state.maisons[seat]
    hopes = goods(state, maison) + people(state, maison) + cards(state, maison)
    if state.first >= 0 and state.turns and seat == state.seat:
        hopes += under_way(state, maison)
    return total + hopes * min(1.0, turns_left(state, seat) / HORIZON)


def turns_left(state: DomPierre, seat: int) -> float:
    """Return how many turns of a player are still expected, up to those that matter."""
    if not state.last:
        return HORIZON
    place = (seat - state.first) % state.players
    begun = place < state.turns
    return state.last - state.round + (0.0 if begun else 1.0) + (0.5 if begun and place == state.turns - 1 else 0.0)


def bottle(points: float) -> float:
    """Return what a champagne tile of a value should bring."""
    return SALE + BY_VALUE * points


def goods(state: DomPierre, maison: Maison) -> float:
    """Return what champagne, grapes, coins, accessories and tokens should bring."""
    box = state.box
    total = 0.0
    for tile in maison.champagne:
        if tile:
            total += SALE + BY_VALUE * (tile >> 1)
    values, slots, most = box.tile_values, maison.slots, box.most_champagne
    for press in range(len(PRESSES)):
        base = maison.modifiers[press]
        held = False
        for tile in slots[press * WIDTH : (press + 1) * WIDTH]:
            if tile >= 0:
                base += values[tile]
                held = True
        if held and not maison.champagne[2 * press]:
            first = min(most, base + box.press_bonuses[press])
            total += TO_PRESS * (2 * SALE + BY_VALUE * (base + first))
        elif base:
            total += IN_HAND * base
    coins = maison.coins
    total += COIN * coins if coins <= ENOUGH else COIN * ENOUGH + SPARE * (coins - ENOUGH)
    total += GREY * sum(maison.grey) + BLUE * sum(maison.blue) + FLAG * sum(maison.flags)
    return total + TOKEN * sum(maison.tokens)


def people(state: DomPierre, maison: Maison) -> float:
    """Return what workers and the tokens of the winery should bring."""
    total = HOME * maison.house + CREW[min(maison.crew, len(CREW) - 1)] + ON_BUNCH * maison.vines.bit_count()
    bonuses = state.box.road_bonuses
    for road in range(len(ROADS)):
        spaces = maison.roads[road]
        if spaces:
            total += ROAD_BONUS * bonuses[road][spaces.bit_length()] + ON_ROAD * spaces.bit_count()
    for token in maison.spaces:
        if token:
            total += PLACED[token]
    return total + WAITING * ((maison.vintage != NONE) + maison.force)


def cards(state: DomPierre, maison: Maison) -> float:
    """Return what the objective cards face up should bring: each its best condition, as far as it is fulfilled."""
    total = 0.0
    left = maison.objectives
    while left:
        low = left & -left
        left ^= low
        best = 0.0
        for condition in state.box.objectives[low.bit_length() - 1].conditions:
            done = 1.0
            for metric, what, least in condition.needs:
                have = METRICS[metric][1](state, maison, what)
                if have < least:
                    done *= have / least
            hope = condition.vp * (FULFILLED if done == 1.0 else ON_THE_WAY * done * done)
            best = max(best, hope)
        total += best
    return total


def under_way(state: DomPierre, maison: Maison) -> float:
    """Return what the turn under way still promises: what is in hand, and the repetitions of the action to come."""
    turn = state.turn
    values = state.box.tile_values
    total = IN_HAND * sum(values[tile] for tile in turn.hand) + LIFTED * turn.lifted
    column, top = turn.column, state.stack[-1]
    if column == NONE:
        return total
    if isinstance(top, ChooseMain | ClaimTokens):
        return total + prospect(state, maison, column)
    if isinstance(top, ChooseReturn):
        return total + RETURNED * turn.left
    if isinstance(top, ChooseKind):
        return total + bottle(top.value(state, BARREL, False)) * (1 if top.second else 2)
    return total + PROMISE.get(column, 0.0) * turn.left


def prospect(state: DomPierre, maison: Maison, column: int) -> float:
    """Return what the action of the moved disc should bring, or the workers that could be returned instead."""
    strength, cost = state.strength(maison, column), state.cost(maison)
    idle = maison.house + maison.vines.bit_count() + maison.crew + sum(road.bit_count() for road in maison.roads)
    least = RETURNED * min(state.row_strength(maison, column), idle)
    if column in (VINEYARD, VILLAGE):
        if maison.coins < cost:
            return least
        useful = strength if column == VILLAGE else min(strength, room_for_tiles(maison))
        return max(least, PROMISE[column] * useful - COIN * cost)
    if column == CELLAR:
        return max(least, pressing(state, maison, strength, cost))
    if column == SALES:
        return max(least, selling(state, maison, strength))
    return max(least, PROMISE[column] * (strength + (maison.house if column == LOGISTICS else 0)))


def room_for_tiles(maison: Maison) -> int:
    """Return how many harvest tiles the presses without champagne could still take."""
    return sum(
        maison.slots[press * WIDTH : (press + 1) * WIDTH].count(NONE)
        for press in range(len(PRESSES))
        if not maison.champagne[2 * press]
    )


def pressing(state: DomPierre, maison: Maison, strength: int, cost: int) -> float:
    """Return what pressing now adds to what the grapes are worth already."""
    if maison.coins < cost and not maison.crew:
        return 0.0
    values = state.box.tile_values
    bases = []
    for press in range(len(PRESSES)):
        tiles = [tile for tile in maison.slots[press * WIDTH : (press + 1) * WIDTH] if tile >= 0]
        if tiles and not maison.champagne[2 * press]:
            bases.append(maison.modifiers[press] + sum(values[tile] for tile in tiles))
    bases.sort(reverse=True)
    gain = sum((1 - TO_PRESS) * 2 * bottle(base + 1) for base in bases[:strength])
    return gain - COIN * cost / 2  # barrels cost no coins


def selling(state: DomPierre, maison: Maison, strength: int) -> float:
    """Return what selling now adds to what the champagne is worth already: about the points of the best tiles."""
    gains = []
    for press in range(len(PRESSES)):
        for tile in maison.champagne[2 * press : 2 * press + 2]:
            if tile:
                gains.append(max(best_price(state, maison, press, tile) - bottle(tile >> 1), 0.0))
    gains.sort(reverse=True)
    return sum(gains[:strength])


def best_price(state: DomPierre, maison: Maison, press: int, tile: int) -> float:
    """Return the most points that a market on top of its deck would give for a tile, without accessories."""
    box = state.box
    best = 0
    for road, card in enumerate(state.tops):
        if card != NONE:
            market = box.markets[card]
            if market.takes[tile & 1] and market.presses[press] != NONE:
                value = (tile >> 1) + market.presses[press] + box.road_bonuses[road][maison.roads[road].bit_length()]
                best = max(best, box.ratio_points[state.ratios[road]][box.shield(value)])
    return float(best)
