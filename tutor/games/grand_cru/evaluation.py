"""What a player of Grand Cru would name of a position, in francs as far as possible.

Everything ends as money (GC-SCORE-01). Money comes from wine, and wine is a chain: a tile is bid for, acquired, bears
a cube every year, which is harvested, matures, and is sold. Each feature below is what one link of that chain promises,
and grows when a link is closed; what it is worth in the end is learned (`weights.json`, see tutor.core.judgement).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.games.grand_cru.box import (
    ADVERTISING,
    AOC,
    BLENDING,
    BULK_BUYER,
    GOOD_VINTAGE,
    HARVEST_HAND,
    IMPROVEMENTS,
    MATURING,
    RICH_HARVEST,
    VINES,
)
from tutor.games.grand_cru.hidden import usual_cash
from tutor.games.grand_cru.loans import PayInterest
from tutor.games.grand_cru.new_year import EndYear
from tutor.games.grand_cru.year import ChooseAction, NextTurn
from tutor.games.grand_cru.year_end import AgeWine

if TYPE_CHECKING:
    from tutor.games.grand_cru.box import Box, Zones
    from tutor.games.grand_cru.state import Estate, GrandCru

FEATURES: Final = (
    "points",
    "start",
    "cash-at-hand",
    "working-capital",
    "interest",
    "interest-uncovered",
    "debt",
    "ripe-wine",
    "wine-next-year",
    "young-wine",
    "spoiling-wine",
    "grapes",
    "harvests-to-come",
    "vines",
    "harvest-help",
    "sale-help",
    "cellar-help",
    "advertising",
    "bids",
    "safe-bids",
    "prestige",
    "sales-lead",
    "start-player",
    "actions-left",
    "sales-to-make",
    "lead-at-hand",
    "rival-may-end",
)

POINTS: Final = FEATURES.index("points")
DEBT: Final = FEATURES.index("debt")
#: Who lacks less than so many francs to be free of loans may end the game soon.
NEAR: Final = 21.0

NO_HELP: Final = [0.0] * len(IMPROVEMENTS)

#: Years that a game takes; however late it is, this many more are expected.
YEARS: Final = 8
LEAST_YEARS: Final = 1.5
#: After so many years half of the game is over; it has no fixed end.
HALF: Final = 3.0
#: A year of waiting for the money: demand may fall, the game may end.
PATIENCE: Final = 0.9
#: What is left of a franc after so many years of waiting; no barrel is further away.
WAIT: Final = tuple(PATIENCE**years for years in range(20))
#: For each year that wine takes to ripen, so much of a year's crop comes too late.
LATE: Final = 0.5
#: Cubes that a player can harvest in a year: more vines than that bring little.
HARVESTS: Final = 5
SURPLUS: Final = 0.3
#: How much of the harvests to come a new vine is thought to bring, when it is only bid for.
VINE: Final = 0.4
#: Turns that a player may hope for once the year can end.
EXTRA_TURNS: Final = 2
#: Cash for the small things of a year, and for the tiles of a year.
POCKET: Final = 7
CAPITAL: Final = 21
#: What is thought of the starting loans of others, before they are shown.
USUAL_LOANS: Final = 4


#: Prices now and later, then what a cube on a vine and a vine promise; see Year.
Market = tuple[list[float], list[float], list[float], list[tuple[float, int]]]


class Year(NamedTuple):
    """What all seats share: how the year stands, and what wine fetches."""

    #: Years after this one.
    left: float
    #: Times that interest is still due.
    payments: float
    #: Whether actions are still to come this year, and how many for each seat.
    turns: tuple[int, ...]
    #: Whether wine will still grow older this year.
    ageing: bool
    #: What a ripe cube brings now and, with the demand of an average year, later; by variety.
    now: list[float]
    later: list[float]
    #: What a cube on a vine promises: ripe wine some years later, less the harvest.
    fruit: list[float]
    #: What a vine promises in the years to come, and its variety; the best first.
    yearly: list[tuple[float, int]]


def progress(state: GrandCru) -> float:
    """Return how far the game has come: half of what is left passes in some years; all, once somebody is free."""
    if state.over or closing(state):
        return 1.0
    if state.start < 0:
        return 0.0
    counter = state.counter / (state.box.last_position + 1)
    if not isinstance(state.stack[0], NextTurn):
        counter = 1.0
    return 1.0 - float(2.0 ** (-(state.year - 1 + counter) / HALF))


def closing(state: GrandCru) -> bool:
    """Return whether this year end is the last: somebody has repaid all loans, or is bankrupt."""
    if state.start < 0:
        return False
    for estate in state.estates:
        if not estate.loans:
            return True
    return state.bankrupt > 0


def measure(state: GrandCru, viewer: int) -> list[list[float]]:
    """Return the features of every seat; where money is hidden, the cash of others is only guessed."""
    year = look(state)
    hidden = state.options.money == "hidden" and not state.over
    seats = range(state.players)
    vectors = [vector(state, seat, year, hidden and seat != viewer, seat != viewer) for seat in seats]
    if year.left:
        for seat, own in enumerate(vectors):
            own += endings(own, [vector for other, vector in enumerate(vectors) if other != seat])
    return vectors


def endings(own: list[float], rivals: list[list[float]]) -> tuple[float, float]:
    """Return the lead of somebody who may soon end the game, and the lead of a rival who may: each times how near."""
    points, debt = own[POINTS], own[DEBT]
    ahead, threat = NEAR, 0.0
    for rival in rivals:
        lead = points - rival[POINTS]
        ahead = min(ahead, lead)
        if lead < 0.0 and rival[DEBT] < NEAR:
            threat = max(threat, -lead * (1.0 - rival[DEBT] / NEAR))
    return (ahead * (1.0 - debt / NEAR) if ahead > 0.0 and debt < NEAR else 0.0), threat


def look(state: GrandCru) -> Year:
    """Return what all seats share."""
    box = state.box
    first = state.stack[0] if state.stack else None
    left = 0.0 if first is None or closing(state) else max(LEAST_YEARS, YEARS - state.year)
    ageing = True
    payments = left + 1
    if first is None:
        ageing, payments = False, 0.0
    elif isinstance(first, EndYear):
        kinds = [type(frame) for frame in state.stack]
        ageing = AgeWine in kinds
        payments = left + (PayInterest in kinds)
    return Year(left, payments, turns(state), ageing, *market(box, state.zones, tuple(state.markers), left))


@lru_cache(maxsize=4096)
def market(box: Box, zones: Zones, markers: tuple[int, ...], left: float) -> Market:
    """Return what wine, cubes on vines and vines are worth, by variety; demand changes little between two looks."""
    now, later, fruit, yearly = [], [], [], []
    for variety, space in enumerate(markers):
        column = box.prices[variety]
        price = (column[space] + column[min(space + 1, box.top)]) / 2
        usual = (price + column[box.top // 2]) / 2
        wait = zones.first[variety] - box.first_barrel
        gain = max(0.0, usual * WAIT[wait] - box.harvest_cost) if wait <= left else 0.0
        now.append(price)
        later.append(usual)
        fruit.append(gain)
        yearly.append((gain * max(0.0, left - wait * LATE), variety))
    yearly.sort(reverse=True)
    return now, later, fruit, yearly


def turns(state: GrandCru) -> tuple[int, ...]:
    """Return how many more actions each seat may hope for this year."""
    first = state.stack[0] if state.stack else None
    if isinstance(first, NextTurn):
        if state.start < 0:
            return (state.box.last_position + EXTRA_TURNS,) * state.players
        if state.emptied_by < 0:
            more = state.box.last_position - state.counter + EXTRA_TURNS
            alone = state.passed.bit_count() == state.players - 1
            return tuple(
                0 if state.passed >> seat & 1 else more - (EXTRA_TURNS - 1) * alone for seat in range(state.players)
            )
        return tuple(int(seat != state.emptied_by and not state.passed >> seat & 1) for seat in range(state.players))
    waiting = {frame.actor for frame in state.stack if isinstance(frame, ChooseAction)}
    return tuple(int(seat in waiting) for seat in range(state.players))


def vector(state: GrandCru, seat: int, year: Year, guess: bool, other: bool) -> list[float]:
    """Return the features of a seat."""
    box = state.box
    estate = state.estates[seat]
    tiles = estate.tiles
    cash, loans = float(estate.cash), estate.loans
    if estate.chosen:
        loans = USUAL_LOANS if other else estate.chosen
        cash = float(loans * box.loan)
    elif guess and state.start >= 0:
        cash = usual_cash(state, estate)
    kinds = len(tiles) - tiles.count(0)
    cubes = sum(estate.cellar)
    points = cash + kinds * box.kind_value + cubes * box.cube_value + loans * box.loan_value
    left = year.left
    if not left:
        return [points, 1.0] + [0.0] * (len(FEATURES) - 2)
    vines = sum(tiles[:VINES])
    interest = box.interest[state.options.interest][loans]
    due = interest if year.payments > left else 0
    acting = year.turns[seat]
    ripe, next_year, young, spoiling, stacks = wines(state, estate, year) if cubes else (0.0,) * 5
    income = crop(tiles, year)
    bids, safe = promised(state, seat, year, income, cash) if estate.pawns < box.pawns else (0.0, 0.0)
    helps = NO_HELP
    if sum(tiles) > vines:
        years = left if isinstance(state.stack[0], EndYear) else left + 1
        helps = [years * count - used for count, used in zip(tiles[VINES:], estate.used, strict=True)]
    return [
        points,
        1.0,
        min(cash, POCKET),
        min(cash, CAPITAL),
        interest * year.payments,
        max(0.0, due - cash),
        max(0.0, loans * box.repayment - cash),
        ripe,
        next_year,
        young,
        spoiling,
        grapes(estate, year, acting) if acting else 0.0,
        income,
        (vines if vines <= HARVESTS else HARVESTS + 1) * left / YEARS,
        helps[HARVEST_HAND] + helps[RICH_HARVEST],
        helps[AOC] + helps[BULK_BUYER] + helps[GOOD_VINTAGE],
        helps[BLENDING] + helps[MATURING],
        helps[ADVERTISING],
        bids,
        safe,
        float(estate.prestige),
        sales_lead(state, seat) if year.ageing else 0.0,
        float(seat == (state.heir if state.heir >= 0 else state.start)),
        float(acting),
        stacks,
    ]


def wines(state: GrandCru, estate: Estate, year: Year) -> tuple[float, float, float, float, float]:
    """Return what the wine of a cellar promises, beyond the franc that any cube counts: ripe now, next year, later.

    Then what of it will be lost at the end of the year (once that has begun, it no longer counts as ripe), and how many
    sales the ripe wine takes.
    """
    zones, least = state.zones, state.box.cube_value
    ripe = next_year = young = spoiling = stacks = 0.0
    selling = any(year.turns)
    for place, cubes in enumerate(estate.cellar):
        if not cubes:
            continue
        variety = place % VINES
        wait = zones.first[variety] - 1 - place // VINES
        if wait <= 0:
            stacks += 1.0
            worth = cubes * (year.now[variety] - least)
            if place != zones.final[variety] or not year.ageing:
                ripe += worth
            elif selling:
                ripe += worth
                spoiling += worth + cubes * least
            else:
                spoiling += cubes * least
        elif wait == 1:
            next_year += cubes * (year.later[variety] - least)
        elif wait <= year.left + 1:
            young += cubes * (year.later[variety] * WAIT[wait] - least)
    return ripe, next_year, young, spoiling, stacks


def grapes(estate: Estate, year: Year, acting: int) -> float:
    """Return what the cubes on the vines promise that can still be harvested this year.

    A cube that stays on its vine is no loss in itself, but no other grows there: the crop of the year is lost.
    """
    total = 0.0
    for _, variety in year.yearly:
        cubes = min(estate.cubes[variety], acting)
        if cubes:
            total += cubes * year.fruit[variety]
            acting -= cubes
    return total


def crop(tiles: list[int], year: Year) -> float:
    """Return what the vines should bring in the years to come; only so many cubes can be harvested in a year."""
    total, hands = 0.0, HARVESTS
    for worth, variety in year.yearly:
        vines = tiles[variety]
        if vines:
            picked = min(vines, hands)
            total += worth * (picked + SURPLUS * (vines - picked))
            hands -= picked
    return total


def promised(state: GrandCru, seat: int, year: Year, income: float, cash: float) -> tuple[float, float]:
    """Return what the tiles under a player's own pawns promise beyond their price; last those nobody can overbid.

    Only as many count as can still be acquired and paid this year: one, when anybody may end it.
    """
    turns = year.turns[seat]
    if not turns:
        return 0.0, 0.0
    estate, box = state.estates[seat], state.box
    offers = []
    for auction in state.columns:
        if auction is not None and auction[1] == seat:
            tile, _, price = auction
            gain = float((0 if estate.tiles[tile] else box.kind_value) - price)
            if tile < VINES:
                tiles = estate.tiles.copy()
                tiles[tile] += 1
                gain += VINE * (crop(tiles, year) - income)
            else:
                gain += year.left
            if gain > 0:
                offers.append((gain, price))
    others = sum(year.turns) > turns
    total = safe = 0.0
    offers.sort(reverse=True)
    for gain, price in offers[: max(1, turns - EXTRA_TURNS)]:
        if price <= cash:
            cash -= price
            total += gain
            if not others or price == box.bids[-1]:
                safe += gain
    return total, safe


def sales_lead(state: GrandCru, seat: int) -> float:
    """Return the prestige that the sales of the year would bring now."""
    box, own = state.box, state.estates[seat].cask
    points = 0
    for variety, mine in enumerate(own):
        if mine:
            others = [estate.cask[variety] for estate in state.estates]
            more = sum([count > mine for count in others])
            equal = others.count(mine) > 1
            if not more:
                points += box.tie_points if equal else box.first_points
            elif more == 1:
                points += box.second_tie_points if equal else box.second_points
    return float(points)
