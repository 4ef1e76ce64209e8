"""What a position of Grand Cru is worth to a player, in francs: the only part of the coach that knows this game.

Everything ends as money (GC-SCORE-01), so everything is counted in money: cash and loans, wine at the price it should
fetch when it is mature, what vines and improvements should still bring, and the interest that is still to be paid. The
constants are estimates, chosen among neighbours by players that differ in them alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.games.grand_cru.box import VINES
from tutor.games.grand_cru.year import NextTurn

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import Estate, GrandCru

#: Years that a game takes; however late it is, this many more are expected.
YEARS: Final = 8
LEAST_YEARS: Final = 2
#: A year of waiting for the money: wine may be lost, demand may fall, the game may end.
PATIENCE: Final = 0.85
#: Selling costs an action, and brings a chance of prestige.
SALE: Final = 0.9
#: A cube on a vine still costs a harvest, which is money and an action.
HARVEST: Final = 2.0
#: Years between a harvest and its sale: the last harvests come too late.
RIPENING: Final = 2
#: Cubes that a player can harvest in a year: more vines than that bring little.
HARVESTS: Final = 5
SURPLUS: Final = 0.25
#: What an improvement brings in each year in which it can be used.
IMPROVEMENT: Final = 1.0
#: What a point of prestige is worth: five buy three francs, and special actions give more.
POINT: Final = 0.7
#: How much of a tile is one's own while only a pawn stands under it.
BID: Final = 0.8
#: What it is worth to be able to act again this year.
STILL_ACTING: Final = 3.0
#: What working capital brings beyond itself while the game is young, and up to how much of it.
CAPITAL: Final = 20
LIQUID: Final = 0.6
SPARE: Final = 0.4
#: Interest of the years to come: some loans will be repaid before.
INTEREST: Final = 0.7
#: Cash that should be there when interest is due: what is missing costs an emergency loan.
SHORT: Final = 2.0
#: Somebody bankrupt has lost.
RUIN: Final = -200.0


def value(state: GrandCru, seat: int) -> float:
    """Return how well a seat stands: its expected wealth at the end, less that of its best rival."""
    worths = [worth(state, other) for other in range(state.players)]
    own = worths.pop(seat)
    return own - max(worths)


def expected(state: GrandCru, seat: int) -> float:
    """Return the wealth that a seat should have at the end; somebody bankrupt keeps what they have."""
    if state.over or state.is_bankrupt(seat):
        return float(state.scores()[seat])
    return worth(state, seat)


def worth(state: GrandCru, seat: int) -> float:
    """Return the wealth that a player should have at the end."""
    if state.is_bankrupt(seat):
        return RUIN
    box = state.box
    estate = state.estates[seat]
    cash, loans = estate.cash + estate.chosen * box.loan, estate.loans + estate.chosen
    kinds = len(estate.tiles) - estate.tiles.count(0)
    total = float(cash + kinds * box.kind_value + loans * box.loan_value)
    if state.over:
        return total + sum(estate.cellar) * box.cube_value
    years = years_left(state)
    wine = [ripe_value(state, variety) for variety in range(VINES)]
    total += cellar_value(state, estate, wine, years) + prospects(state, seat, wine, years)
    interest = box.interest[state.options.interest][loans]
    total -= INTEREST * years * interest + SHORT * max(0, interest - cash)
    return total + (min(cash, CAPITAL) * LIQUID + min(cash, 2 * CAPITAL) * SPARE) * years / YEARS


def years_left(state: GrandCru) -> int:
    """Return how many more years are expected; none once somebody is free of loans."""
    if state.start >= 0 and any(not estate.loans for estate in state.estates):
        return 0
    return max(LEAST_YEARS, YEARS - state.year)


def ripe_value(state: GrandCru, variety: int) -> float:
    """Return what a mature cube of a variety should bring: between its price now and one step up."""
    column = state.box.prices[variety]
    space = state.markers[variety]
    return SALE * (column[space] + column[min(space + 1, state.box.top)]) / 2


def cellar_value(state: GrandCru, estate: Estate, wine: list[float], years: int) -> float:
    """Return what the wine in the cellar should bring: at once if it is mature, later if not, if there is time."""
    zones, least = state.zones, state.box.cube_value
    total = 0.0
    for place, cubes in enumerate(estate.cellar):
        if cubes:
            variety = place % VINES
            wait = zones.first[variety] - 1 - place // VINES
            unit = wine[variety] * PATIENCE ** max(wait, 0) if wait <= years else 0.0
            total += cubes * max(float(least), unit)
    return total


def prospects(state: GrandCru, seat: int, wine: list[float], years: int) -> float:
    """Return what vines, improvements, prestige and open bids should still bring."""
    estate = state.estates[seat]
    fruit = fruit_values(state, wine, years)
    growing = sum(count * max(0.0, fruit[variety]) for variety, count in enumerate(estate.cubes))
    total = growing + vine_value(estate.tiles, fruit, years) + POINT * estate.prestige
    total += IMPROVEMENT * (years * sum(estate.tiles[VINES:]) - sum(estate.used))
    if isinstance(state.stack[0], NextTurn):
        total += 0 if state.has_passed(seat) else STILL_ACTING
        total += bids(state, seat, fruit, years)
        total += POINT * sum(leads(state, seat))
    return total


def fruit_values(state: GrandCru, wine: list[float], years: int) -> list[float]:
    """Return what a cube on a vine is worth, by variety: mature wine some years later, less the harvest."""
    start = state.box.first_barrel
    waits = [first - start for first in state.zones.first]
    return [wine[v] * PATIENCE**wait - HARVEST if wait <= years else 0.0 for v, wait in enumerate(waits)]


def vine_value(tiles: list[int], fruit: list[float], years: int) -> float:
    """Return what the vines should bring in the years to come; only so many cubes can be harvested in a year."""
    values = sorted((fruit[variety] for variety in range(VINES) for _ in range(tiles[variety])), reverse=True)
    yearly = sum(values[:HARVESTS]) + SURPLUS * sum(values[HARVESTS:])
    return max(0.0, yearly) * max(0, years - RIPENING) * PATIENCE


def bids(state: GrandCru, seat: int, fruit: list[float], years: int) -> float:
    """Return what the tiles under a player's own pawns promise."""
    estate = state.estates[seat]
    total = 0.0
    for auction in state.columns:
        if auction is not None and auction[1] == seat and auction[2] <= estate.cash:
            tile, _, price = auction
            gain = tile_value(state, estate, tile, fruit, years) - price
            total += BID * max(0.0, gain)
    return total


def tile_value(state: GrandCru, estate: Estate, tile: int, fruit: list[float], years: int) -> float:
    """Return what a new tile adds: a new kind, and what it brings year by year."""
    kind = 0 if estate.tiles[tile] else state.box.kind_value
    if tile >= VINES:
        return kind + IMPROVEMENT * years
    more = estate.tiles.copy()
    more[tile] += 1
    return kind + vine_value(more, fruit, years) - vine_value(estate.tiles, fruit, years) + max(0.0, fruit[tile])


def leads(state: GrandCru, seat: int) -> list[int]:
    """Return the prestige that the sales of the year would bring now, by variety, roughly."""
    box = state.box
    points = []
    for variety in range(VINES):
        own = state.estates[seat].cask[variety]
        if own:
            better = sum(estate.cask[variety] >= own for estate in state.estates) - 1
            points.append(box.first_points if not better else box.second_points if better == 1 else 0)
    return points
