"""What follows in a changed set-up position: supplies, stacks, piles, stocks of barrels, vintage tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tutor.core.plain import mentions
from tutor.games.vinhos.names import COLOURS, FEATURES, REGIONS, TYCOON_TILES

if TYPE_CHECKING:
    from tutor.games.vinhos.box import Box

SUPPLIES = ("wineries", "cellars", "enologists", "farmers")


def settle(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Work out what was not said."""
    _supplies(box, position, changes)
    for region, name in enumerate(REGIONS):
        if not mentions(changes, "regions", name, "rest"):
            _stack(box, position, changes, region)
    for feature in FEATURES:
        if not mentions(changes, "experts", feature, "rest"):
            _pile(box, position, changes, feature)
    for seat, vintner in enumerate(position["vintners"]):
        if not mentions(changes, "vintners", seat, "barrels"):
            vintner["barrels"] = box.barrels - _placed(position, vintner, seat)
    if "vintages" not in changes:
        left = len(box.vintages) - position["year"] - (0 if box.reserve else 1)
        others = [tile.id for tile in box.vintages if tile.weather and tile.id != position["vintage"]]
        position["vintages"] = others[:left]
    if not box.reserve and "pile" not in changes:
        _tycoons(box, position)


def _supplies(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Cubes, wineries, cellars, workers and Port tiles that nobody holds."""
    supply, players = position["supply"], position["players"]
    estates = [estate for vintner in position["vintners"] for estate in vintner["estates"]]
    if not mentions(changes, "supply", "cubes"):
        used = sum(region["cubes"] for region in position["regions"].values())
        supply["cubes"] = box.cube_total - used - sum(estate["waiting"] for estate in estates)
    totals = dict(zip(SUPPLIES, (box.wineries, box.cellars, box.enologists, box.farmers), strict=True))
    for kind, total in totals.items():
        if not mentions(changes, "supply", kind):
            held = sum(estate["cellar" if kind == "cellars" else kind] for estate in estates)
            removed = position["lacerda"]["removed"][kind] if "lacerda" in position else 0
            supply[kind] = total[players] - held - removed
    if not mentions(changes, "supply", "ports"):
        supply["ports"] = box.port_total - sum(vintner["ports"] for vintner in position["vintners"])


def _stack(box: Box, position: dict[str, Any], changes: Mapping[str, Any], region: int) -> None:
    """Take the vineyards on estates out of a stack; of a colour the dearer ones stay, unless another one is on top."""
    name = REGIONS[region]
    saved = position["regions"][name]
    if not saved["used"]:
        saved.update(top=None, rest=[], cubes=0)
        return
    top = saved["top"]
    left: list[str] = []
    for number, colour in enumerate(COLOURS):
        ids = [
            vineyard
            for vineyard, own in zip(box.vineyard_ids[region], box.vineyard_colours[region], strict=True)
            if own == number
        ]
        held = sum(
            estate["vineyards"]
            for vintner in position["vintners"]
            for estate in vintner["estates"]
            if (estate["region"], estate["colour"]) == (name, colour)
        )
        out = held + saved["gone"][colour]
        ids.sort(key=lambda vineyard: vineyard == top)
        left += ids[out:]
    if mentions(changes, "regions", name, "top") or (top in left):
        saved["rest"] = [vineyard for vineyard in left if vineyard != top]
    else:
        saved["top"] = left[0] if left else None
        saved["rest"] = left[1:]
    order = box.vineyard_ids[region]
    saved["rest"].sort(key=order.index)


def _pile(box: Box, position: dict[str, Any], changes: Mapping[str, Any], feature: str) -> None:
    """Take the experts that players hold out of their pile."""
    saved = position["experts"][feature]
    held = {expert for vintner in position["vintners"] for expert in vintner["experts_up"] + vintner["experts_down"]}
    own = [expert for expert in box.expert_ids if expert.startswith(f"{feature}_") and expert not in held]
    left = [expert for expert in own if expert not in saved["under"]]
    if saved["top"] not in left:
        saved["top"] = left[0] if left else None
    saved["rest"] = [expert for expert in left if expert != saved["top"]]


def _placed(position: Mapping[str, Any], vintner: Mapping[str, Any], seat: int) -> int:
    """Return how many barrels of a player are not in the stock."""
    placed: int = sum(owner == seat for area in ("sales", "exports") for owner in position[area].values())
    placed += sum(vintner["magnates"].values()) + sum(vintner.get("extras", {}).values())
    if "tiles_up" in vintner:
        placed += sum(row["barrel"] for row in vintner["multipliers"].values())
    else:
        placed += sum(pair.count(seat) for pair in position["multipliers"].values())
    return placed


def _tycoons(box: Box, position: dict[str, Any]) -> None:
    """The pile holds the tycoon tiles that are neither in the display nor with a player, as far as there are any."""
    players = position["players"]
    totals = dict(zip(TYCOON_TILES, (*box.tile_copies[players], *box.multiplier_copies[players]), strict=True))
    for tile in position["display"]:
        if tile is not None:
            totals[tile] -= 1
    for vintner in position["vintners"]:
        for kind in vintner["tiles_up"] + vintner["tiles_down"]:
            totals[f"{kind}_action"] -= 1
        for kind, row in vintner["multipliers"].items():
            name = f"{kind}_{'high' if row['high'] else 'low'}"
            totals[name if name in totals else kind] -= 1
    position["pile"] = {tile: count for tile, count in totals.items() if count > 0}
