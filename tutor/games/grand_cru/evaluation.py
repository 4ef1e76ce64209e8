"""What a player of Grand Cru would name of a position, in francs as far as possible.

Everything ends as money (GC-SCORE-01). Money comes from wine, and wine is a chain: a tile is bid for, acquired, bears
a cube every year, which is harvested, matures, and is sold. Each feature below is what one link of that chain promises,
and grows when a link is closed; what it is worth in the end is learned (`weights.json`, see tutor.core.judgement).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.games.grand_cru.box import (
    ADVERTISING,
    AOC,
    BLENDING,
    BULK_BUYER,
    GOOD_VINTAGE,
    HARVEST_HAND,
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
    "new-kinds",
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

#: Years that a game takes; however late it is, this many more are expected.
YEARS: Final = 8
LEAST_YEARS: Final = 1.5
#: After so many years half of the game is over; it has no fixed end.
HALF: Final = 4.0
#: A year of waiting for the money: demand may fall, the game may end.
PATIENCE: Final = 0.9
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
    return bool(state.bankrupt) or (state.start >= 0 and not all([estate.loans for estate in state.estates]))


def measure(state: GrandCru, viewer: int) -> list[list[float]]:
    """Return the features of every seat; where money is hidden, the cash of others is only guessed."""
    year = look(state)
    hidden = state.options.money == "hidden" and not state.over
    seats = range(state.players)
    vectors = [vector(state, seat, year, hidden and seat != viewer, seat != viewer) for seat in seats]
    if year.left:
        for seat in seats:
            own = vectors[seat]
            points, near = own[POINTS], max(0.0, 1.0 - own[DEBT] / NEAR)
            ahead, threat = -1e9, 0.0
            for other in seats:
                if other != seat:
                    rival = vectors[other]
                    ahead = max(ahead, rival[POINTS])
                    behind = rival[POINTS] - points
                    if behind > 0.0 and rival[DEBT] < NEAR:
                        threat = max(threat, behind * (1.0 - rival[DEBT] / NEAR))
            own += (near * max(0.0, points - ahead), threat)
    return vectors


def look(state: GrandCru) -> Year:
    """Return what all seats share."""
    box, zones = state.box, state.zones
    top, start = box.top, box.first_barrel
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
    now, later, fruit = [], [], []
    for variety, space in enumerate(state.markers):
        column = box.prices[variety]
        price = (column[space] + column[min(space + 1, top)]) / 2
        usual = (price + column[top // 2]) / 2
        wait = zones.first[variety] - start
        now.append(price)
        later.append(usual)
        fruit.append(max(0.0, usual * PATIENCE**wait - box.harvest_cost) if wait <= left else 0.0)
    return Year(left, payments, turns(state), ageing, now, later, fruit)


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
    interest = box.interest[state.options.interest][loans]
    due = interest if year.payments > left else 0
    acting = year.turns[seat]
    ripe, next_year, young, spoiling, stacks = wines(state, estate, year) if cubes else (0.0,) * 5
    income = crop(tiles, year)
    bids, safe = promised(state, seat, year, income, cash) if estate.pawns < box.pawns else (0.0, 0.0)
    used = estate.used
    years = left if isinstance(state.stack[0], EndYear) else left + 1
    helps = [years * tiles[VINES + number] - used[number] for number in range(len(used))]
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
        min(sum(tiles[:VINES]), HARVESTS + 1) * left / YEARS,
        helps[HARVEST_HAND] + helps[RICH_HARVEST],
        helps[AOC] + helps[BULK_BUYER] + helps[GOOD_VINTAGE],
        helps[BLENDING] + helps[MATURING],
        helps[ADVERTISING],
        kinds_on_offer(state, tiles) if acting else 0.0,
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

    Last what of the ripe wine will be lost at the end of the year; once that has begun, it is no longer counted as ripe.
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
            young += cubes * (year.later[variety] * PATIENCE**wait - least)
    return ripe, next_year, young, spoiling, stacks


def grapes(estate: Estate, year: Year, acting: int) -> float:
    """Return what the cubes on the vines promise that can still be harvested this year.

    A cube that stays on its vine is no loss in itself, but no other grows there: the crop of the year is lost.
    """
    values = sorted((year.fruit[v] for v, count in enumerate(estate.cubes) for _ in range(count)), reverse=True)
    return sum(values[:acting])


def crop(tiles: list[int], year: Year) -> float:
    """Return what the vines should bring in the years to come; only so many cubes can be harvested in a year."""
    left, waits = year.left, range(VINES)
    values = sorted(
        (year.fruit[v] * max(0.0, left - v * 0.5) for v in waits for _ in range(tiles[v])),
        reverse=True,
    )
    return sum(values[:HARVESTS]) + SURPLUS * sum(values[HARVESTS:])


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
            gain = box.kind_value - price if not estate.tiles[tile] else -price
            if tile < VINES:
                more = estate.tiles.copy()
                more[tile] += 1
                gain += VINE * (crop(more, year) - income)
            else:
                gain += year.left
            if gain > 0:
                offers.append((gain, price))
    others = any([left for other, left in enumerate(year.turns) if other != seat])
    total = safe = 0.0
    offers.sort(reverse=True)
    for gain, price in offers[: max(1, turns - EXTRA_TURNS)]:
        if price <= cash:
            cash -= price
            total += gain
            if not others or price == box.bids[-1]:
                safe += gain
    return total, safe


def kinds_on_offer(state: GrandCru, tiles: list[int]) -> float:
    """Return how many kinds of tiles lie face up that a player has not."""
    return float(sum([count > 0 and not own for count, own in zip(state.display, tiles, strict=True)]))


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
