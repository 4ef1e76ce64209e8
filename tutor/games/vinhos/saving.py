"""A position as plain, readable values, and back (the game's part of a save)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.plain import whole
from tutor.games.vinhos.box import some
from tutor.games.vinhos.names import (
    COLOURS,
    EXPERTS_PER_FEATURE,
    EXTRAS_AS_BENEFITS,
    FEATURES,
    MAGNATES,
    MULTIPLIERS_2010,
    MULTIPLIERS_2016,
    QUALITY_MASK,
    REGIONS,
    SLOTS,
    SOURCES,
    TILE_ACTIONS,
    TYCOON_TILES,
    wine,
)

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

REMOVED = ("wineries", "cellars", "enologists", "farmers")
LARGEST = 10_000


def fields(state: Vinhos) -> dict[str, Any]:
    """Return the position in the words of the data file; people and places that are nobody's are -1 or null."""
    box = state.box
    saved: dict[str, Any] = {
        "year": state.year,
        "final": state.final,
        "vintage": box.vintages[state.vintage].id if state.vintage >= 0 else None,
        "vintages": [vintage.id for number, vintage in enumerate(box.vintages) if state.vintages >> number & 1],
        "order": list(state.order),
        "lower": list(state.lower),
        "regions": {name: _region_fields(state, region) for region, name in enumerate(REGIONS)},
        "experts": {name: _pile_fields(state, feature) for feature, name in enumerate(FEATURES)},
        "supply": {
            "cubes": state.supply,
            "wineries": state.wineries,
            "cellars": state.cellars,
            "enologists": state.enologists,
            "farmers": state.farmers,
            "ports": state.ports,
        },
        "sales": {
            f"{space.value}_{COLOURS[space.colour]}": owner
            for space, owner in zip(box.sales, state.sales, strict=True)
            if owner >= 0
        },
        "exports": {
            f"{space.column + 1}-{space.row + 1}": owner
            for space, owner in zip(box.exports, state.exports, strict=True)
            if owner >= 0
        },
        "turn": {
            "ability": state.ability,
            "extra": state.extra,
            "begun": state.begun,
            "free": state.free,
            "discount": state.discount,
        },
        "passed": named(range(state.people), state.passed),
        "vintners": [_vintner_fields(state, vintner) for vintner in state.vintners],
    }
    if state.reserve:
        saved["features"] = dict(zip(FEATURES, state.tracks, strict=True))
        saved["multipliers"] = {
            name: state.slots[SLOTS * place : SLOTS * place + SLOTS] for place, name in enumerate(MULTIPLIERS_2010)
        }
    else:
        saved["display"] = [TYCOON_TILES[tile] if tile >= 0 else None for tile in state.display]
        saved["pile"] = some(TYCOON_TILES, state.pile)
    if state.solo:
        saved["lacerda"] = {
            "cards": named(box.cards, state.cards),
            "numbers": named(box.numbers, state.numbers),
            "bagos": named(box.spaces, state.bagos),
            "experts": [box.expert_ids[expert] for expert in state.experts],
            "removed": dict(zip(REMOVED, state.removed, strict=True)),
        }
    return saved


def _region_fields(state: Vinhos, region: int) -> dict[str, Any]:
    ids = state.box.vineyard_ids[region]
    top = state.tops[region]
    return {
        "used": state.in_play(region),
        "cubes": state.cubes[region],
        "top": ids[top] if top >= 0 else None,
        "rest": named(ids, state.rests[region]),
        "arranged": [ids[place] for place in state.arranged[region]],
        "knower": state.knower[region],
        "gone": dict(zip(COLOURS, state.gone[2 * region : 2 * region + 2], strict=True)),
    }


def _pile_fields(state: Vinhos, feature: int) -> dict[str, Any]:
    ids, top = state.box.expert_ids, state.pile_tops[feature]
    return {
        "top": ids[top] if top >= 0 else None,
        "rest": named(ids, state.pile_rests[feature]),
        "under": [ids[expert] for expert in state.pile_backs[feature]],
    }


def _vintner_fields(state: Vinhos, vintner: Vintner) -> dict[str, Any]:
    box = state.box
    saved: dict[str, Any] = {
        "cash": vintner.cash,
        "fp": vintner.fp,
        "barrels": vintner.barrels,
        "space": box.spaces[vintner.marker],
        "booth": vintner.booth + 1,
        "experts_up": named(box.expert_ids, vintner.up),
        "experts_down": named(box.expert_ids, vintner.down),
        "ports": vintner.ports,
        "estates": [_estate_fields(state, vintner, estate) for estate in range(len(vintner.region))],
        "magnates": dict(zip(MAGNATES, vintner.magnates, strict=True)),
        "earned": dict(zip(SOURCES, vintner.earned, strict=True)),
    }
    if state.reserve:
        saved["account"] = vintner.account
        saved["investment"] = box.positions[vintner.investment]
        saved["fair_tile"] = vintner.allowed
        saved["chosen"] = named(box.expert_ids, vintner.chosen)
        saved["extras"] = dict(zip(EXTRAS_AS_BENEFITS, vintner.extras, strict=True))
    else:
        saved["tiles_up"] = named(TILE_ACTIONS, vintner.tiles_up)
        saved["tiles_down"] = named(TILE_ACTIONS, vintner.tiles_down)
        saved["multipliers"] = {
            name: {"high": bool(vintner.high >> kind & 1), "barrel": bool(vintner.loaded >> kind & 1)}
            for kind, name in enumerate(MULTIPLIERS_2016)
            if vintner.multipliers >> kind & 1
        }
    if state.solo:
        saved["trophies"] = vintner.trophies
    return saved


def _estate_fields(state: Vinhos, vintner: Vintner, estate: int) -> dict[str, Any]:
    slots = state.box.cellar_slots
    bound = vintner.region[estate] >= 0
    return {
        "region": REGIONS[vintner.region[estate]] if bound else None,
        "colour": COLOURS[vintner.colour[estate]] if bound else None,
        "vineyards": vintner.vineyards[estate],
        "wineries": vintner.wineries[estate],
        "enologists": vintner.enologists[estate],
        "farmers": vintner.farmers[estate],
        "cellar": bool(vintner.cellars[estate]),
        "waiting": vintner.waiting[estate],
        "wines": [_wine_fields(bottle) for bottle in vintner.wines[estate * slots : estate * slots + slots]],
    }


def _wine_fields(bottle: int) -> dict[str, Any] | None:
    if not bottle:
        return None
    return {
        "quality": bottle & QUALITY_MASK,
        "colour": COLOURS[bottle >> 4 & 1],
        "region": REGIONS[bottle >> 5],
    }


# ---------------------------------------------------------------------- reading


def read(state: Vinhos, saved: Mapping[str, Any]) -> None:
    """Take the position from what `fields` gives; anything odd raises."""
    box, people = state.box, state.people
    state.year = whole(saved["year"], 1, box.years)
    state.final = flag(saved["final"])
    state.vintage = -1 if saved["vintage"] is None else box.vintage_number[saved["vintage"]]
    state.vintages = bits([vintage.id for vintage in box.vintages], saved["vintages"])
    state.order = [whole(seat, 0, people - 1) for seat in saved["order"]]
    if len(saved["lower"]) != len(state.lower):
        raise ValueError("lower")
    state.lower = [whole(seat, -1, people - 1) for seat in saved["lower"]]
    for region, name in enumerate(REGIONS):
        _read_region(state, region, saved["regions"][name])
    for feature, name in enumerate(FEATURES):
        _read_pile(state, feature, saved["experts"][name])
    supply = saved["supply"]
    state.supply = whole(supply["cubes"], 0)
    state.wineries = whole(supply["wineries"], 0)
    state.cellars = whole(supply["cellars"], 0)
    state.enologists = whole(supply["enologists"], 0)
    state.farmers = whole(supply["farmers"], 0)
    state.ports = whole(supply["ports"], 0)
    _read_areas(state, saved)
    turn = saved["turn"]
    state.ability = whole(turn["ability"], 0)
    state.extra, state.begun, state.free = flag(turn["extra"]), flag(turn["begun"]), flag(turn["free"])
    state.discount = whole(turn["discount"], 0)
    state.passed = bits(range(people), saved["passed"])
    if state.reserve:
        state.tracks = [whole(saved["features"][name], 0, box.track_top) for name in FEATURES]
        slots = [saved["multipliers"][name] for name in MULTIPLIERS_2010]
        if any(len(pair) != SLOTS for pair in slots):
            raise ValueError("multipliers")
        state.slots = [whole(seat, -1, people - 1) for pair in slots for seat in pair]
    else:
        if len(saved["display"]) != len(state.display):
            raise ValueError("display")
        state.display = [-1 if tile is None else box.tile_number[tile] for tile in saved["display"]]
        state.pile = counts(TYCOON_TILES, saved["pile"])
    if state.solo:
        _read_lacerda(state, saved["lacerda"])
    if len(saved["vintners"]) != people:
        raise ValueError("vintners")
    for vintner, row in zip(state.vintners, saved["vintners"], strict=True):
        _read_vintner(state, vintner, row)


def _read_region(state: Vinhos, region: int, saved: Mapping[str, Any]) -> None:
    ids = state.box.vineyard_ids[region]
    if not flag(saved["used"]):
        state.out |= 1 << region
    state.cubes[region] = whole(saved["cubes"], 0, state.box.cube_slots[region])
    state.tops[region] = -1 if saved["top"] is None else ids.index(saved["top"])
    state.rests[region] = bits(ids, saved["rest"])
    state.arranged[region] = tuple(ids.index(vineyard) for vineyard in saved["arranged"])
    state.knower[region] = whole(saved["knower"], -1, state.players - 1)
    state.gone[2 * region : 2 * region + 2] = [whole(saved["gone"][colour], 0) for colour in COLOURS]


def _read_pile(state: Vinhos, feature: int, saved: Mapping[str, Any]) -> None:
    number = state.box.expert_number
    first = feature * EXPERTS_PER_FEATURE
    own = range(first, first + EXPERTS_PER_FEATURE)
    top = -1 if saved["top"] is None else number[saved["top"]]
    under = tuple(number[expert] for expert in saved["under"])
    if (top >= 0 and top not in own) or any(expert not in own for expert in under):
        raise ValueError("experts")
    state.pile_tops[feature] = top
    state.pile_rests[feature] = bits(state.box.expert_ids, saved["rest"])
    state.pile_backs[feature] = under


def _read_areas(state: Vinhos, saved: Mapping[str, Any]) -> None:
    box, most = state.box, state.people - 1
    names = [f"{space.value}_{COLOURS[space.colour]}" for space in box.sales]
    state.sales = [-1] * len(box.sales)
    for name, owner in saved["sales"].items():
        state.sales[names.index(name)] = whole(owner, 0, most)
    names = [f"{space.column + 1}-{space.row + 1}" for space in box.exports]
    state.exports = [-1] * len(box.exports)
    for name, owner in saved["exports"].items():
        state.exports[names.index(name)] = whole(owner, 0, most)


def _read_lacerda(state: Vinhos, saved: Mapping[str, Any]) -> None:
    box = state.box
    state.cards = bits(box.cards, saved["cards"])
    state.numbers = bits(box.numbers, saved["numbers"])
    state.bagos = bits(box.spaces, saved["bagos"])
    state.experts = tuple(box.expert_number[expert] for expert in saved["experts"])
    state.removed = [whole(saved["removed"][kind], 0) for kind in REMOVED]


def _read_vintner(state: Vinhos, vintner: Vintner, saved: Mapping[str, Any]) -> None:
    box = state.box
    vintner.cash = whole(saved["cash"], 0, LARGEST)
    vintner.fp = whole(saved["fp"], 0, LARGEST)
    vintner.barrels = whole(saved["barrels"], 0, box.barrels)
    vintner.marker = box.space_number[saved["space"]]
    vintner.booth = whole(saved["booth"], 0, len(box.booths)) - 1
    vintner.up = bits(box.expert_ids, saved["experts_up"])
    vintner.down = bits(box.expert_ids, saved["experts_down"])
    vintner.ports = whole(saved["ports"], 0)
    if len(saved["estates"]) != len(vintner.region):
        raise ValueError("estates")
    for estate, row in enumerate(saved["estates"]):
        _read_estate(state, vintner, estate, row)
    vintner.magnates = [whole(saved["magnates"][name], 0) for name in MAGNATES]
    earned = saved["earned"]
    if set(earned) != set(SOURCES) or any(type(points) is not int for points in earned.values()):
        raise ValueError("earned")
    vintner.earned = [earned[source] for source in SOURCES]
    vintner.vp = sum(vintner.earned)
    if state.reserve:
        vintner.account = whole(saved["account"], 0, box.top_account)
        vintner.investment = box.positions.index(saved["investment"])
        vintner.allowed = whole(saved["fair_tile"], -1)
        vintner.chosen = bits(box.expert_ids, saved["chosen"])
        vintner.extras = [whole(saved["extras"][name], 0) for name in EXTRAS_AS_BENEFITS]
    else:
        vintner.tiles_up = bits(TILE_ACTIONS, saved["tiles_up"])
        vintner.tiles_down = bits(TILE_ACTIONS, saved["tiles_down"])
        _read_multipliers(vintner, saved["multipliers"])
    if state.solo:
        vintner.trophies = whole(saved["trophies"], 0, len(box.fair_years))


def _read_multipliers(vintner: Vintner, saved: Mapping[str, Any]) -> None:
    vintner.multipliers = vintner.high = vintner.loaded = 0
    for name, row in saved.items():
        bit = 1 << MULTIPLIERS_2016.index(name)
        vintner.multipliers |= bit
        vintner.high |= bit if flag(row["high"]) else 0
        vintner.loaded |= bit if flag(row["barrel"]) else 0


def _read_estate(state: Vinhos, vintner: Vintner, estate: int, saved: Mapping[str, Any]) -> None:
    slots = state.box.cellar_slots
    bound = saved["region"] is not None
    vintner.region[estate] = REGIONS.index(saved["region"]) if bound else -1
    vintner.colour[estate] = COLOURS.index(saved["colour"]) if bound else 0
    if not bound and saved["colour"] is not None:
        raise ValueError("colour")
    vintner.vineyards[estate] = whole(saved["vineyards"], 0)
    vintner.wineries[estate] = whole(saved["wineries"], 0)
    vintner.enologists[estate] = whole(saved["enologists"], 0)
    vintner.farmers[estate] = whole(saved["farmers"], 0)
    vintner.cellars[estate] = int(flag(saved["cellar"]))
    vintner.waiting[estate] = whole(saved["waiting"], 0)
    if len(saved["wines"]) != slots:
        raise ValueError("wines")
    for slot, bottle in enumerate(saved["wines"]):
        vintner.wines[estate * slots + slot] = _read_wine(state, bottle)


def _read_wine(state: Vinhos, saved: Mapping[str, Any] | None) -> int:
    if saved is None:
        return 0
    quality = whole(saved["quality"], 1, state.box.best_quality)
    return wine(quality, COLOURS.index(saved["colour"]), REGIONS.index(saved["region"]))


# ---------------------------------------------------------------------- small helpers


def named(names: Sequence[Any], mask: int) -> list[Any]:
    """Return the names whose bits are set."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


def bits(names: Sequence[Any], saved: Iterable[Any]) -> int:
    """Return names as bits; each may stand there once."""
    mask = 0
    for name in saved:
        if type(name) is bool or mask >> names.index(name) & 1:
            raise ValueError(name)
        mask |= 1 << names.index(name)
    return mask


def counts(names: Sequence[str], saved: Mapping[str, Any]) -> list[int]:
    """Read numbers by the names of what they count; what is not named is 0."""
    if not set(saved) <= set(names):
        raise ValueError(sorted(saved))
    return [whole(saved.get(name, 0), 0) for name in names]


def flag(saved: Any) -> bool:
    """Read a yes or no."""
    if type(saved) is not bool:
        raise ValueError(saved)
    return saved
