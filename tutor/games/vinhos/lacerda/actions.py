"""Lacerda's turn: an Action card moves his marker, and he does his version of the action (VL-TURN, VL-MOVE, VL-ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Chance, Step
from tutor.core.text import OPPONENT
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import supply
from tutor.games.vinhos.lacerda.fairs import pass_or_release
from tutor.games.vinhos.lacerda.market import ExportBarrels, SellBarrels
from tutor.games.vinhos.lacerda.numbers import BUILDING, VINES, draw, next_number, number_for, region_of
from tutor.games.vinhos.lacerda.pieces import discard_vineyard, remove, take_expert
from tutor.games.vinhos.moves import DrawAction
from tutor.games.vinhos.names import (
    CELLARS,
    EXPERTS,
    EXPORT,
    FEATURES,
    LACERDA,
    SALES,
    VINEYARDS,
    WINERIES,
    WORKERS_ACTION,
)

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


def act(state: Vinhos, last: bool) -> None:
    """He draws an Action card; in the extra action at the end he passes (VL-END-01)."""
    if last:
        if state.journal is not None:
            state.tell("passed", "VL-END-01", OPPONENT)
        return
    state.stack.append(DrawActionCard())


class DrawActionCard(Chance["Vinhos"]):
    """Which Action card is drawn for Lacerda?"""

    __slots__ = ()
    rule = "VL-TURN-02"
    see = ("VL-TURN-03",)
    asks = (DrawAction,)

    def candidates(self, state: Vinhos) -> list[DrawAction]:
        """Return every card."""
        return [DrawAction(space) for space in state.box.cards]

    def verdict(self, state: Vinhos, move: DrawAction) -> Refusal | None:
        """One that is still in the deck."""
        cards = state.box.cards
        if move.space in cards and state.cards >> cards.index(move.space) & 1:
            return None
        return refuse("card-drawn", "VL-TURN-02")

    def weights(self, state: Vinhos) -> list[int]:
        """Each of them is equally likely."""
        return [1] * state.cards.bit_count()

    def apply(self, state: Vinhos, move: DrawAction) -> None:
        """Move his marker there, and carry out his version of the action."""
        state.cards &= ~(1 << state.box.cards.index(move.space))
        space = state.box.space_number[move.space]
        move_marker(state, space)
        carry_out(state, state.box.action[space])


def move_marker(state: Vinhos, space: int) -> None:
    """He never pays: the supply pays you. On the space he leaves lies a Bago from now on (VL-MOVE-01, VL-MOVE-02)."""
    box, vintner, you = state.box, state.vintners[LACERDA], state.vintners[0]
    before = vintner.marker
    if state.journal is not None:
        name = box.spaces[space]
        if before == space:
            state.tell("lacerda-stays", "VL-TURN-05", OPPONENT, space=name)
        else:
            state.tell("marker-moves", "VL-TURN-02", OPPONENT, space=name, see=("VL-MOVE-03",))
    if before == space:
        return
    vintner.marker = space
    if before != box.pass_space:
        state.bagos |= 1 << before
        if state.journal is not None:
            state.tell("bago-left", "VL-MOVE-02", OPPONENT, space=box.spaces[before])
    if you.marker == space and space != box.pass_space:
        you.cash += box.player_fee
        if state.journal is not None:
            state.tell("supply-pays", "VL-MOVE-01", 0, money=box.player_fee)


def carry_out(state: Vinhos, action: int) -> None:
    """Carry out the solo version of an action."""
    box = state.box
    if action == VINEYARDS:
        draw(state, VINES, box.building_numbers)
    elif action in (WINERIES, CELLARS):
        remove(state, "wineries" if action == WINERIES else "cellars")
        draw(state, BUILDING, box.building_numbers)
    elif action == WORKERS_ACTION:
        remove(state, "enologists")
        remove(state, "farmers")
    elif action == EXPERTS:
        state.stack.append(TakeExperts(0))
    elif action == EXPORT:
        state.stack.append(ExportBarrels(box.lacerda_barrels))
    elif action == SALES:
        state.stack.append(SellBarrels(box.lacerda_barrels))
    else:
        pass_or_release(state)


@number_for(VINES)
def use_vines(state: Vinhos, number: int, left: int, extra: int) -> None:
    """The top vineyard of the region goes, and a cube comes; what is not possible has no effect (VL-ACT-08)."""
    region = region_of(state, number)
    if region >= 0 and state.tops[region] >= 0:
        # the next card is drawn after the next vineyard has been turned up
        next_number(state, VINES, left - 1)
        discard_vineyard(state, region, "VL-ACT-01")
    else:
        without_effect(state, VINES, number, left)


@number_for(BUILDING)
def use_building(state: Vinhos, number: int, left: int, extra: int) -> None:
    """A cube comes to the region."""
    region = region_of(state, number)
    if region >= 0 and supply.may_place_cube(state, region):
        next_number(state, BUILDING, left - 1)
        supply.place_cube(state, region, "VL-ACT-02")
    else:
        without_effect(state, BUILDING, number, left)


def without_effect(state: Vinhos, purpose: str, number: int, left: int) -> None:
    """A Number that does nothing counts as drawn, unless that ruling has it drawn again."""
    if state.journal is not None:
        state.tell("number-without-effect", "VL-ACT-08", OPPONENT, number=number)
    next_number(state, purpose, left - (state.options.solo_unused_region_in_play == "no_effect"))


class TakeExperts(Step["Vinhos"]):
    """He takes the top expert of each feature on the vintage tile (VL-ACT-03)."""

    __slots__ = ("feature",)
    rule = "VL-ACT-03"

    def __init__(self, feature: int) -> None:
        self.feature = feature

    def run(self, state: Vinhos) -> None:
        """One pile after the other; empty piles give nothing (VL-ACT-11)."""
        if self.feature == len(FEATURES):
            return
        state.stack.append(TakeExperts(self.feature + 1))
        if state.box.vintages[state.vintage].features[self.feature]:
            take_expert(state, self.feature, "VL-ACT-03")
