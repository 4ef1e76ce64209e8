"""Quality and value of wine, for the rules and, term by term, for boards and learners (VC-QUAL, VC-VALUE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.words import ScoreLine
from tutor.games.vinhos.names import ALENTEJO, ALGARVE, COLOURS, DOURO, QUALITY_MASK, REGIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner


def quality(state: Vinhos, vintner: Vintner, estate: int, port: bool = False) -> int:
    """Return the quality that an estate would produce this year (VC-QUAL-01); 0 or less is no wine (VC-QUAL-02)."""
    box = state.box
    return (
        vintner.vineyards[estate] * box.per_vineyard
        + vintner.farmers[estate] * box.per_farmer
        + vintner.wineries[estate] * box.per_winery
        + vintner.enologists[estate] * box.per_enologist
        + (box.port_bonus if port else 0)
        + box.vintages[state.vintage].weather
    )


def quality_terms(state: Vinhos, seat: int, estate: int, port: bool = False) -> list[ScoreLine]:
    """Return the quality of this year's wine of an estate (from 0) term by term; empty where nothing grows.

    The sum of the points is the quality; `port` counts a Port tile, which only a Douro wine can have.
    """
    box, vintner = state.box, state.vintners[seat]
    if not vintner.vineyards[estate] or state.vintage < 0:
        return []
    terms = [
        ScoreLine("quality-vineyards", "VC-QUAL-01", vintner.vineyards[estate] * box.per_vineyard, {}),
        ScoreLine("quality-farmers", "VC-QUAL-01", vintner.farmers[estate] * box.per_farmer, {}),
        ScoreLine("quality-wineries", "VC-QUAL-01", vintner.wineries[estate] * box.per_winery, {}),
        ScoreLine("quality-enologists", "VC-QUAL-01", vintner.enologists[estate] * box.per_enologist, {}),
        ScoreLine("quality-weather", "VC-YEAR-01", state.weather(), {}),
    ]
    if port and vintner.region[estate] == DOURO:
        terms.append(ScoreLine("quality-port", "VC-REGION-05", box.port_bonus, {}))
    return [term for term in terms if term.points]


def plain_value(state: Vinhos, vintner: Vintner, place: int) -> int:
    """Return the value of a wine without cubes: quality, age and the bonus of its region (VC-VALUE-01)."""
    box = state.box
    bottle = vintner.wines[place]
    estate, slot = divmod(place, box.cellar_slots)
    return (bottle & QUALITY_MASK) + box.age[vintner.cellars[estate]][slot] + box.region_bonus[bottle >> 5]


def best_value(state: Vinhos, vintner: Vintner, place: int) -> int:
    """Return the value of a wine with as many cubes as may be removed for it (VC-VALUE-06)."""
    region = vintner.wines[place] >> 5
    cubes = min(state.cubes[region], state.box.most_cubes)
    return plain_value(state, vintner, place) + cubes * state.box.cube_value[region]


def cubes_needed(state: Vinhos, vintner: Vintner, place: int, value: int) -> int:
    """Return the smallest number of cubes with which a wine reaches a value, however many there are (VC-VALUE-05)."""
    missing = value - plain_value(state, vintner, place)
    each = state.box.cube_value[vintner.wines[place] >> 5]
    return max(0, -(-missing // each))


def value_terms(state: Vinhos, seat: int, estate: int, slot: int, cubes: int = 0) -> list[ScoreLine]:
    """Return the value of a wine (estate and slot from 0) with so many cubes, term by term; their sum is the value."""
    box, vintner = state.box, state.vintners[seat]
    bottle = vintner.wines[estate * box.cellar_slots + slot]
    if not bottle:
        return []
    region = bottle >> 5
    strong = "VC-REGION-10" if region == ALENTEJO else "VC-VALUE-03"
    terms = [
        ScoreLine("value-quality", "VC-VALUE-01", bottle & QUALITY_MASK, {}),
        ScoreLine("value-age", "VC-VALUE-02", box.age[vintner.cellars[estate]][slot], {}),
        ScoreLine("value-cubes", strong, cubes * box.cube_value[region], {}),
        ScoreLine("value-algarve", "VC-REGION-11", box.region_bonus[region] if region == ALGARVE else 0, {}),
    ]
    return [term for term in terms if term.points]


def quality_of(bottle: int) -> int:
    """Return the quality of a wine."""
    return bottle & QUALITY_MASK


def colour_of(bottle: int) -> str:
    """Return the colour of a wine."""
    return COLOURS[bottle >> 4 & 1]


def region_of(bottle: int) -> str:
    """Return the region of a wine."""
    return REGIONS[bottle >> 5]
