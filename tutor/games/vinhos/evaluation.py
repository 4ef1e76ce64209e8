"""What a position of Vinhos is worth to a player, in VP: the only part of the coach that knows these games.

Everything ends as VP, so everything is counted in VP: what the final scoring would give now, and what wines, estates,
money, barrels, experts and fair points should still bring. The constants are estimates, chosen by players that
differ in them alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.games.vinhos import scoring
from tutor.games.vinhos.names import QUALITY_MASK

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: What a point of a wine's value should bring: exported or sold, if there is a barrel for it; otherwise little.
WINE: Final = 0.55
SPARE_WINE: Final = 0.15
#: Wine still to be made, for each year and point of quality; the average weather is 0.
YIELD: Final = 0.42
#: An estate with room to grow is worth a little more than what it makes.
ROOM: Final = 0.25
#: A Bago at hand while there is time to use it, and up to how many.
BAGO: Final = 0.35
PURSE: Final = 14
#: A barrel in stock, an expert, a Port tile and a tycoon tile that can still be used.
BARREL: Final = 1.2
EXPERT: Final = 0.7
PORT: Final = 1.0
TILE: Final = 1.2
#: A cube of a region in which one has wine or vineyards.
CUBE: Final = 0.35
#: A fair point, for each fair to come, for it stays; and a booth, whose gift is counted elsewhere.
FAIR: Final = 0.8
BOOTH: Final = 1.0
#: Fair points that somebody without a booth will still get before the next fair: the others are not ahead by theirs.
RELEASE: Final = 9
#: 2010: a barrel that can still move to a benefit, a Bago of the account, a point of interest a year.
BENEFIT: Final = 1.6
BALANCE: Final = 0.2
INTEREST: Final = 0.3
#: A year of waiting: half of what is worth something then.
YEARS: Final = 6


def value(state: Vinhos, seat: int) -> float:
    """Return how well a seat stands: its expected VP at the end, less those of its best rival."""
    worths = [worth(state, other, total) for other, total in enumerate(scoring.totals(state))]
    own = worths.pop(seat)
    return own - max(worths)


def expected(state: Vinhos, seat: int) -> float:
    """Return the VP that a seat should have at the end."""
    return worth(state, seat, scoring.totals(state)[seat])


def worth(state: Vinhos, seat: int, points: int) -> float:
    """Return the VP that somebody should have at the end, who would have so many if the game ended now."""
    total = float(points)
    if state.over:
        return total
    vintner = state.vintners[seat]
    left = years_left(state)
    time = max(left, 0.4) / YEARS
    total += wine_worth(state, vintner, left) + estate_worth(state, vintner, left)
    total += BAGO * min(vintner.cash, PURSE) * (0.4 + time) if left else 0.0
    total += BARREL * min(vintner.barrels, 4) * min(1.0, 2 * time)
    total += EXPERT * vintner.up.bit_count() * min(1.0, 2 * time) + PORT * vintner.ports * min(1.0, left)
    fairs = sum(year >= state.year for year in state.box.fair_years) if not state.final else 0
    if vintner.booth >= 0:
        total += fairs * FAIR * vintner.fp + BOOTH
    else:
        total += fairs * FAIR * (vintner.fp + RELEASE)
    if state.reserve:
        total += BENEFIT * (sum(vintner.magnates) + 0.5 * sum(vintner.extras)) * min(1.0, 0.5 + time)
        total += BALANCE * min(vintner.account, 24) + INTEREST * left * state.box.interest[vintner.investment]
    else:
        total += TILE * vintner.tiles_up.bit_count() * min(1.0, 0.3 + time)
    return total


def years_left(state: Vinhos) -> float:
    """Return how many productions are still to come."""
    if state.final:
        return 0.0
    produced = bool(state.stack) and type(state.stack[0]).__name__ == "AfterFair"
    return float(state.box.years - state.year + (not produced))


def wine_worth(state: Vinhos, vintner: Vintner, left: float) -> float:
    """Return what the wines at hand should bring: the best ones with a barrel, the others little."""
    box, slots = state.box, state.box.cellar_slots
    values = []
    for place, bottle in enumerate(vintner.wines):
        if bottle:
            age = box.age[vintner.cellars[place // slots]][place % slots]
            region = bottle >> 5
            cubes = CUBE * min(state.cubes[region], 2) * box.cube_value[region]
            values.append((bottle & QUALITY_MASK) + age + box.region_bonus[region] + cubes)
    values.sort(reverse=True)
    with_barrel = vintner.barrels + (1 if left > 1 else 0)
    return WINE * sum(values[:with_barrel]) + SPARE_WINE * sum(values[with_barrel:])


def estate_worth(state: Vinhos, vintner: Vintner, left: float) -> float:
    """Return what the estates should still produce."""
    box = state.box
    total = 0.0
    for estate, vineyards in enumerate(vintner.vineyards):
        tiles = (
            vineyards * box.per_vineyard
            + vintner.farmers[estate] * box.per_farmer
            + vintner.wineries[estate] * box.per_winery
            + vintner.enologists[estate] * box.per_enologist
        )
        if vineyards:
            total += (tiles + (1 if vintner.cellars[estate] else 0)) * YIELD * left
            total += ROOM * state.cubes[vintner.region[estate]]
        else:
            total += ROOM * tiles * left
    return total
