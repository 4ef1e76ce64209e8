"""Tycoon tiles of the 2016 edition: the action tiles in use (VS-TYC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos.moves import UseTile
from tutor.games.vinhos.names import (
    CELLARS,
    EXPERTS,
    EXPORT,
    FIRST_MULTIPLIER,
    FIRST_UNIQUE,
    MULTIPLIERS_2016,
    PAIRS,
    SALES,
    TILE_ACTIONS,
    TYCOON_TILES,
    VINEYARDS,
    WINERIES,
    WORKERS_ACTION,
    tile_kind,
)
from tutor.games.vinhos.units import FOR_ENOLOGIST, FOR_FARMER, TILE, UNITS, begin

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: The action of each tile and by which way it is carried out, in the order of TILE_ACTIONS; None: fair points.
CARRIED_OUT = (
    (EXPERTS, TILE),
    (VINEYARDS, TILE),
    None,
    (SALES, TILE),
    (EXPORT, TILE),
    (WINERIES, TILE),
    (CELLARS, TILE),
    (WORKERS_ACTION, FOR_ENOLOGIST),
    (WORKERS_ACTION, FOR_FARMER),
)


def possible(state: Vinhos, seat: int, kind: int) -> bool:
    """Return whether the action of a tile can be carried out, at least one unit of it (VS-TYC-05)."""
    carried_out = CARRIED_OUT[kind]
    if carried_out is None:
        return True
    action, way = carried_out
    return UNITS[action].possible(state, seat, way, 0, state.vintners[seat].cash)


def why_not_use(state: Vinhos, seat: int, move: UseTile) -> Refusal | None:
    """Say why a tycoon action tile cannot be used."""
    vintner = state.vintners[seat]
    kind = state.box.tile_number.get(move.tile, len(TILE_ACTIONS))
    if kind >= len(TILE_ACTIONS) or not (vintner.tiles_up | vintner.tiles_down) >> kind & 1:
        return refuse("not-your-tile", "VS-TYC-01")
    if vintner.tiles_down >> kind & 1:
        return refuse("tile-face-down", "VS-TYC-01", tile=move.tile)
    if not possible(state, seat, kind):
        return refuse("tile-impossible", "VS-TYC-05", tile=move.tile)
    return None


def usable(state: Vinhos, seat: int) -> list[Move]:
    """Return the tiles that can be used: the fast twin of `why_not_use`."""
    up = state.vintners[seat].tiles_up
    if not up:
        return []
    use_tile = state.box.use_tile
    return [use_tile[kind] for kind in range(len(TILE_ACTIONS)) if up >> kind & 1 and possible(state, seat, kind)]


def use(state: Vinhos, seat: int, move: UseTile) -> None:
    """Turn the tile face down and carry it out."""
    vintner = state.vintners[seat]
    kind = state.box.tile_number[move.tile]
    vintner.tiles_up &= ~(1 << kind)
    vintner.tiles_down |= 1 << kind
    state.extra = True
    if state.journal is not None:
        see = ("VS-TYC-02", "VS-TYC-03", "VS-TYC-04", "VS-TYC-05")
        state.tell("tile-used", "VS-TYC-01", seat, tile=move.tile, see=see)
    carried_out = CARRIED_OUT[kind]
    if carried_out is None:
        points = state.box.tile_amount[kind]
        vintner.fp += points
        if state.journal is not None:
            state.tell("fair-points", "VS-TYC-02", seat, points=points, cause="tile", total=vintner.fp)
        return
    begin(state, seat, *carried_out)


def gain(state: Vinhos, seat: int, tile: int, rule: str) -> None:
    """Lay a tycoon tile beside the board: an action face up, a multiplier with a barrel on it (VS-FAIR-04)."""
    vintner = state.vintners[seat]
    if tile < FIRST_MULTIPLIER:
        vintner.tiles_up |= 1 << tile
    else:
        kind = tile_kind(tile)
        vintner.multipliers |= 1 << kind
        vintner.loaded |= 1 << kind
        if tile < FIRST_UNIQUE and (tile - FIRST_MULTIPLIER) % 2 == 0:
            vintner.high |= 1 << kind
        vintner.barrels -= 1
    if state.journal is not None:
        name = "tile-gained" if tile < FIRST_MULTIPLIER else "multiplier-gained"
        state.tell(name, rule, state.who(seat), tile=TYCOON_TILES[tile], see=("VS-FAIR-05", "VS-FAIR-08"))


def owned(vintner: Vintner) -> list[int]:
    """Return every tycoon tile of a player."""
    actions = vintner.tiles_up | vintner.tiles_down
    tiles = [kind for kind in range(len(TILE_ACTIONS)) if actions >> kind & 1]
    for kind in range(len(MULTIPLIERS_2016)):
        if vintner.multipliers >> kind & 1:
            tiles.append(tile_of(kind, bool(vintner.high >> kind & 1)))
    return tiles


def tile_of(kind: int, high: bool) -> int:
    """Return the tile of a multiplier: the high or the low one of a pair, or a unique one."""
    if kind >= len(PAIRS):
        return FIRST_UNIQUE + kind - len(PAIRS)
    return FIRST_MULTIPLIER + 2 * kind + (not high)
