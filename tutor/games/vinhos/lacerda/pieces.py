"""What Lacerda takes from the board: experts, vineyards, tycoon tiles, wineries, cellars and workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.text import OPPONENT
from tutor.games.vinhos import supply
from tutor.games.vinhos.names import LACERDA, REGIONS, TYCOON_TILES

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


def take_expert(state: Vinhos, feature: int, rule: str) -> None:
    """He takes the top expert of a pile for nothing (VL-ACT-11)."""
    expert = state.pile_tops[feature]
    if expert < 0:
        return
    state.vintners[LACERDA].up |= 1 << expert
    state.experts += (expert,)
    if state.journal is not None:
        state.tell("expert-given", rule, OPPONENT, expert=state.box.expert_ids[expert], price=0)
    supply.turn_next_expert(state, feature)


def discard_vineyard(state: Vinhos, region: int, rule: str) -> None:
    """Take the top vineyard of a region out of the game, and add a cube there."""
    place = state.tops[region]
    state.gone[2 * region + state.box.vineyard_colours[region][place]] += 1
    if state.journal is not None:
        state.tell("vineyard-discarded", rule, OPPONENT, region=REGIONS[region], see=("VC-LIMIT-08",))
    supply.place_cube(state, region, rule)
    supply.turn_next_vineyard(state, region)


def slot_of(state: Vinhos, number: int) -> int:
    """Return the slot of the display that a Number names; -1 if none, or if it is empty."""
    slots: list[int] = state.box.slot_of
    if number > len(slots) or state.display[slots[number - 1]] < 0:
        return -1
    return slots[number - 1]


def discard_tile(state: Vinhos, slot: int, rule: str) -> None:
    """Take a tycoon tile out of the game."""
    tile, state.display[slot] = state.display[slot], -1
    if state.journal is not None:
        state.tell("tile-discarded", rule, OPPONENT, tile=TYCOON_TILES[tile], see=("VC-LIMIT-08",))


def remove(state: Vinhos, kind: str) -> None:
    """Remove wineries, cellars or workers from the board for good, or what is left (VL-ACT-02, VL-ACT-04)."""
    wanted = state.box.lacerda_removes[kind]
    if kind == "wineries":
        count = min(wanted, state.wineries)
        state.wineries -= count
        state.removed[0] += count
    elif kind == "cellars":
        count = min(wanted, state.cellars)
        state.cellars -= count
        state.removed[1] += count
    elif kind == "enologists":
        count = min(wanted, state.enologists)
        state.enologists -= count
        state.removed[2] += count
    else:
        count = min(wanted, state.farmers)
        state.farmers -= count
        state.removed[3] += count
    if state.journal is not None:
        rule = "VL-ACT-02" if kind in ("wineries", "cellars") else "VL-ACT-04"
        state.tell("removed", rule, OPPONENT, kind=kind, count=count, see=("VC-LIMIT-08",))
