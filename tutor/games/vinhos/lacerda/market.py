"""Lacerda's exports and sales, and the barrel that comes back in maintenance (VL-ACT, VL-MAINT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Step
from tutor.core.text import OPPONENT
from tutor.games.vinhos.lacerda.cubes import cubes_for, use_cubes
from tutor.games.vinhos.lacerda.numbers import FOR_EXPORT, FOR_SALE, SALE, draw, number_for, put_back
from tutor.games.vinhos.names import COLOURS, EXPORTED, LACERDA

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


class ExportBarrels(Step["Vinhos"]):
    """He exports while he has barrels and there are spaces (VL-ACT-05)."""

    __slots__ = ("left",)
    rule = "VL-ACT-05"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: Vinhos) -> None:
        """Before each barrel he takes cubes anew (VL-ACT-09)."""
        if not self.left:
            return
        if can_place(state, best_export(state) >= 0):
            state.stack.append(ExportBarrels(self.left - 1))
            use_cubes(state, FOR_EXPORT)


def can_place(state: Vinhos, space: bool) -> bool:
    """Return whether he goes on: with a barrel and a free space, or, with that ruling, for the cubes alone."""
    possible = space and state.vintners[LACERDA].barrels > 0
    if not possible and state.journal is not None:
        state.tell("lacerda-cannot", "VL-ACT-09", OPPONENT)
    return possible or not state.options.solo_no_barrel_no_cubes


def best_export(state: Vinhos) -> int:
    """Return the free export space of highest value, of the leftmost column among equals; -1: none."""
    box = state.box
    free = [space for space in box.export_spaces[state.players] if state.exports[space] < 0]
    return max(free, key=lambda space: (box.exports[space].value, -box.exports[space].column), default=-1)


@cubes_for(FOR_EXPORT)
def export(state: Vinhos, cubes: int) -> None:
    """Put a barrel on the best space; he scores its value and 1 for each cube."""
    vintner, space = state.vintners[LACERDA], best_export(state)
    if space < 0 or not vintner.barrels:
        return
    state.exports[space] = LACERDA
    vintner.barrels -= 1
    points = state.box.exports[space].value + cubes * state.box.lacerda_cube_value
    vintner.score(points, EXPORTED)
    if state.journal is not None:
        column = state.box.exports[space].column + 1
        state.tell("lacerda-exports", "VL-ACT-05", OPPONENT, column=column, points=points, cubes=cubes)


class SellBarrels(Step["Vinhos"]):
    """He sells while he has barrels and there are spaces (VL-ACT-06)."""

    __slots__ = ("left",)
    rule = "VL-ACT-06"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: Vinhos) -> None:
        """Before each barrel he takes cubes anew (VL-ACT-09)."""
        if not self.left:
            return
        if can_place(state, -1 in state.sales):
            state.stack.append(SellBarrels(self.left - 1))
            use_cubes(state, FOR_SALE)


@cubes_for(FOR_SALE)
def sell(state: Vinhos, cubes: int) -> None:
    """A Number gives the value of his wine."""
    if state.vintners[LACERDA].barrels and -1 in state.sales:
        draw(state, SALE, 1, cubes)


@number_for(SALE)
def use_sale(state: Vinhos, number: int, left: int, extra: int) -> None:
    """Low Numbers do not count; he takes the space of this value in Anabela's colour, or the next best (VL-ACT-07)."""
    box = state.box
    space = sales_space(state, number + extra * box.lacerda_cube_value) if number >= box.least_sale else -1
    if space < 0:
        if not draw(state, SALE, 1, extra) and state.journal is not None:
            state.tell("lacerda-skips-sale", "VL-ACT-10", OPPONENT)
        return
    put_back(state)
    vintner, own = state.vintners[LACERDA], box.sales[space]
    vintner.barrels -= 1
    vintner.cash += own.value
    state.sales[space] = LACERDA
    if state.journal is not None:
        see = ("VL-ACT-06", "VL-ACT-10")
        state.tell("lacerda-sells", "VL-ACT-07", OPPONENT, money=own.value, colour=COLOURS[own.colour], see=see)


def sales_space(state: Vinhos, value: int) -> int:
    """Return the space he takes for a value; -1 if none is left at or below it."""
    box = state.box
    colour = max(0, box.vintages[state.vintage].colour)
    lower = sorted({space.value for space in box.sales if space.value <= value}, reverse=True)
    for step in lower:
        for wanted in (colour, 1 - colour):
            space = box.sales_number[step, wanted]
            if state.sales[space] < 0:
                return space
    return -1


def maintain(state: Vinhos) -> None:
    """He takes back his sales barrel of lowest value, among equals the one of Anabela's colour (VL-MAINT-01)."""
    box = state.box
    own = [space for space, owner in enumerate(state.sales) if owner == LACERDA]
    if not own:
        return
    colour = box.vintages[state.vintage].colour
    space = min(own, key=lambda one: (box.sales[one].value, box.sales[one].colour != colour))
    state.sales[space] = -1
    vintner = state.vintners[LACERDA]
    vintner.barrels += 1
    if state.journal is not None:
        state.tell("barrel-back", "VL-MAINT-01", OPPONENT, barrels=vintner.barrels)
