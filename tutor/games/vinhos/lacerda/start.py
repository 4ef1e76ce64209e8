"""How Lacerda starts: experts, barrels in the export area, a vineyard and a tycoon tile less (VL-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Step
from tutor.core.text import OPPONENT
from tutor.games.vinhos.lacerda.numbers import FIRST_TILE, FIRST_VINEYARD, draw, number_for, put_back, region_of
from tutor.games.vinhos.lacerda.pieces import discard_tile, discard_vineyard, slot_of, take_expert
from tutor.games.vinhos.names import FEATURES, LACERDA

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


class TakeFirstExperts(Step["Vinhos"]):
    """He takes the top expert of each pile before anybody chooses a vineyard (VL-SETUP-02)."""

    __slots__ = ("taken",)
    rule = "VL-SETUP-02"

    def __init__(self, taken: int) -> None:
        self.taken = taken

    def run(self, state: Vinhos) -> None:
        """One pile after the other; then his two barrels go to the export area."""
        if self.taken < len(FEATURES) * state.box.lacerda_experts:
            state.stack.append(TakeFirstExperts(self.taken + 1))
            take_expert(state, self.taken // state.box.lacerda_experts, "VL-SETUP-02")
            return
        box, vintner = state.box, state.vintners[LACERDA]
        spaces = box.export_spaces[state.players]
        for space in spaces[: box.lacerda_exports]:  # the top row of the frame, from the left
            state.exports[space] = LACERDA
            vintner.barrels -= 1
        if state.journal is not None:
            state.tell("lacerda-starts", "VL-SETUP-06", OPPONENT, points=vintner.vp, barrels=vintner.barrels)


def first_vineyard(state: Vinhos) -> None:
    """A Number says where he starts."""
    draw(state, FIRST_VINEYARD)


@number_for(FIRST_VINEYARD)
def use_first_vineyard(state: Vinhos, number: int, left: int, extra: int) -> None:
    """The top vineyard of the region is discarded and a cube put there; unused regions are drawn again."""
    region = region_of(state, number)
    if region < 0 and state.options.solo_unused_region_at_setup == "redraw":
        draw(state, FIRST_VINEYARD)
        return
    put_back(state)
    if region >= 0:
        discard_vineyard(state, region, "VL-SETUP-04")
    elif state.journal is not None:
        state.tell("number-without-effect", "VL-SETUP-04", OPPONENT, number=number)


def first_tile(state: Vinhos) -> None:
    """A Number says which tile of the display he takes."""
    draw(state, FIRST_TILE)


@number_for(FIRST_TILE)
def use_first_tile(state: Vinhos, number: int, left: int, extra: int) -> None:
    """Until a Number names a slot with a tile; the tile is discarded."""
    slot = slot_of(state, number)
    if slot < 0:
        draw(state, FIRST_TILE)
        return
    put_back(state)
    discard_tile(state, slot, "VL-SETUP-05")
