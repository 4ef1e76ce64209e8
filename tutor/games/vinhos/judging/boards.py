"""What one player has, counted once for all features; what changes seldom is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.games.vinhos.judging.markets import REMEMBERED, TOP_VALUE, market
from tutor.games.vinhos.names import MULTIPLIERS_2016, QUALITY_MASK

if TYPE_CHECKING:
    from tutor.games.vinhos.box import Box
    from tutor.games.vinhos.judging.moment import Moment
    from tutor.games.vinhos.state import Vinhos

#: Wines below this quality can hardly be sold, above that one is as good as the best; between them worth grows faster
#: than quality, for the best spaces want the best wines.
FINE_QUALITY: Final = tuple(quality * quality / 8 for quality in range(10))
#: Where `Board.counts` has what both editions multiply.
FULL_ESTATE, CELLAR, VINEYARD, ENOLOGIST, WINERY, FARMER = (
    MULTIPLIERS_2016.index(kind) for kind in ("full_estate", "cellar", "vineyard", "enologist", "winery", "farmer")
)


class Land(NamedTuple):
    """What the estates of one player come to."""

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
    #: Full estates, and what stands on all of them.
    full: int
    vineyards: int
    wineries: int
    enologists: int
    farmers: int


class Cellar(NamedTuple):
    """What the wines of one player come to."""

    #: Their values with the cubes that could help them, best first.
    values: tuple[int, ...]
    #: What each could be sold for, best first.
    prices: tuple[int, ...]
    #: What wines in cellars gain by another year, and the values that would be pushed out.
    ageing: int
    risk: int


class Board(NamedTuple):
    """What one player has, counted once for all features; a wine that is being entered is gone."""

    land: Land
    cellar: Cellar
    #: What wines in cellars gain by another year, and the values that would be pushed out, if one comes.
    ageing: int
    risk: int
    #: What the multipliers count, in the order of MULTIPLIERS_2016; money and majorities are counted elsewhere.
    counts: tuple[int, ...]


def survey(state: Vinhos, seat: int, now: Moment) -> Board:
    """Count what a player has."""
    box, vintner = state.box, state.vintners[seat]
    cubes, cellars = tuple(state.cubes), tuple(vintner.cellars)
    bottles = vintner.wines
    if now.releasing == seat:
        bottles = [0 if place == now.entered else bottle for place, bottle in enumerate(bottles)]
    land = survey_land(
        box,
        tuple(vintner.vineyards),
        tuple(vintner.wineries),
        tuple(vintner.enologists),
        tuple(vintner.farmers),
        tuple(vintner.region),
        cubes,
    )
    cellar = survey_cellar(box, tuple(bottles), cellars, cubes, tuple(state.sales))
    harvests = now.harvests[seat]
    counts = (
        land.full,
        len(cellar.values),
        sum(cellars),
        (vintner.tiles_up | vintner.tiles_down).bit_count() + vintner.multipliers.bit_count(),
        land.vineyards,
        (vintner.up | vintner.down).bit_count(),
        0 if state.reserve else box.magnate_barrels * len(vintner.magnates) - sum(vintner.magnates),
        land.enologists,
        land.wineries,
        land.farmers,
    )
    return Board(land, cellar, cellar.ageing if harvests else 0, cellar.risk if harvests else 0, counts)


@lru_cache(maxsize=REMEMBERED)
def survey_land(
    box: Box,
    vineyards: tuple[int, ...],
    wineries: tuple[int, ...],
    enologists: tuple[int, ...],
    farmers: tuple[int, ...],
    region: tuple[int, ...],
    cubes: tuple[int, ...],
) -> Land:
    """Count what estates promise; they change seldom."""
    fine = 0.0
    quality = best = prepared = estates = regions = renown = stones = full = 0
    for estate, count in enumerate(vineyards):
        tiles = (
            count * box.per_vineyard
            + farmers[estate] * box.per_farmer
            + wineries[estate] * box.per_winery
            + enologists[estate] * box.per_enologist
        )
        if not count:
            prepared += tiles
            continue
        quality += tiles
        fine += FINE_QUALITY[tiles if tiles < len(FINE_QUALITY) else -1]
        estates += 1
        full += count + wineries[estate] == box.tile_slots
        place = region[estate]
        if not regions >> place & 1:
            regions |= 1 << place
            stones += cubes[place]
            renown += cubes[place] * box.cube_value[place]
        best = max(best, tiles + helped(box, place, cubes))
    return Land(
        quality,
        fine,
        best,
        prepared,
        estates,
        regions,
        renown,
        stones,
        full,
        sum(vineyards),
        sum(wineries),
        sum(enologists),
        sum(farmers),
    )


@lru_cache(maxsize=REMEMBERED)
def survey_cellar(
    box: Box, wines: tuple[int, ...], cellars: tuple[int, ...], cubes: tuple[int, ...], sales: tuple[int, ...]
) -> Cellar:
    """Count what wines are worth as the markets stand."""
    paid = market(box, sales)
    values, prices, ageing, risk = [], [], 0, 0
    slots, ages = box.cellar_slots, box.age
    for place, bottle in enumerate(wines):
        if bottle:
            cellar, slot = cellars[place // slots], place % slots
            value = (bottle & QUALITY_MASK) + ages[cellar][slot]
            if slot + 1 == (slots if cellar else box.warehouse_slots):
                risk += value
            elif cellar:
                ageing += ages[1][slot + 1] - ages[1][slot]
            value += helped(box, bottle >> 5, cubes)
            values.append(value)
            prices.append(paid[bottle >> 4 & 1][min(value, TOP_VALUE)])
    return Cellar(tuple(sorted(values, reverse=True)), tuple(sorted(prices, reverse=True)), ageing, risk)


def helped(box: Box, region: int, cubes: Sequence[int]) -> int:
    """Return what a wine of a region gains by its cubes and by where it comes from."""
    return min(cubes[region], box.most_cubes) * box.cube_value[region] + box.region_bonus[region]
