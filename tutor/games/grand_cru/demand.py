"""Demand: the action that raises it, Advertising, and the demand spaces of the festival (GC-DEM, GC-FEST-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru.box import VARIETIES
from tutor.games.grand_cru.moves import LowerDemand, RaiseDemand, StopRaising

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru

STOP = StopRaising()
#: How demand comes to be moved, and the rule behind each way.
WAYS: Final = {
    "raise_demand": "GC-DEM-01",
    "advertising": "GC-IMP-19",
    "demand_1": "GC-FEST-20",
    "demand_2": "GC-FEST-20",
    "demand_3": "GC-FEST-20",
}


def why_no_raise(state: GrandCru, seat: int) -> Refusal | None:
    """Some marker must be below the top of its column; nothing else is needed (GC-DEM-05)."""
    return None if may_raise(state, seat) else refuse("demand-at-top", "GC-DEM-03")


def may_raise(state: GrandCru, seat: int) -> bool:
    """Return whether some marker can rise: the fast twin of `why_no_raise`."""
    return min(state.markers) < state.box.top


def begin_raise(state: GrandCru, seat: int) -> None:
    """Ask for the variety."""
    state.stack.append(ShiftDemand(seat, "raise_demand", 1, False))


class ShiftDemand(Decision["GrandCru"]):
    """Which demand marker do you move? Advertising and the festival allow several steps, one after the other."""

    __slots__ = ("way", "left", "begun")
    rule = "GC-DEM-01"
    see = ("GC-DEM-02", "GC-DEM-03", "GC-DEM-04", "GC-DEM-05", "GC-IMP-19", "GC-IMP-21", "GC-FEST-20", "GC-FEST-27")
    asks = (RaiseDemand, LowerDemand, StopRaising)

    def __init__(self, actor: int, way: str, left: int, begun: bool) -> None:
        self.actor = actor
        #: Why demand is moved, how many steps are left, and whether one has been taken.
        self.way = way
        self.left = left
        self.begun = begun

    def both_ways(self, state: GrandCru) -> bool:
        """Return whether markers may also go down: at the festival, with that ruling."""
        return state.options.festival_demand == "either_way" and WAYS[self.way] == "GC-FEST-20"

    def candidates(self, state: GrandCru) -> Sequence[Move]:
        """Return every marker, up and down, and the end."""
        return [*state.box.raise_demand, *state.box.lower_demand, STOP]

    def verdict(self, state: GrandCru, move: RaiseDemand | LowerDemand | StopRaising) -> Refusal | None:
        """Within the column; upward only; at least one step."""
        if isinstance(move, StopRaising):
            if self.begun:
                return None
            rule = "GC-FEST-27" if WAYS[self.way] == "GC-FEST-20" else WAYS[self.way]
            return refuse("one-step-at-least", rule)
        if move.variety not in VARIETIES:
            return refuse("no-such-variety", "GC-COMP-07", variety=str(move.variety))
        space = state.markers[VARIETIES.index(move.variety)]
        if isinstance(move, RaiseDemand):
            if space < state.box.top:
                return None
            return refuse("marker-at-top", "GC-DEM-03", variety=move.variety)
        if not self.both_ways(state):
            rule = "GC-DEM-04" if self.way == "raise_demand" else WAYS[self.way]
            return refuse("only-upward", rule, variety=move.variety)
        return None if space else refuse("marker-at-bottom", "GC-FEST-20", variety=move.variety)

    def moves(self, state: GrandCru) -> list[Move]:
        """Return the markers that can move: the fast twin of the verdicts."""
        box, top = state.box, state.box.top
        moves: list[Move] = [box.raise_demand[v] for v, space in enumerate(state.markers) if space < top]
        if self.both_ways(state):
            moves += [box.lower_demand[v] for v, space in enumerate(state.markers) if space]
        if self.begun:
            moves.append(STOP)
        return moves

    def details(self, state: GrandCru, move: RaiseDemand | LowerDemand | StopRaising) -> dict[str, int] | None:
        """Return the price before and after the step."""
        if isinstance(move, StopRaising) or self.verdict(state, move) is not None:
            return None
        variety = VARIETIES.index(move.variety)
        space = min(state.box.top, state.markers[variety] + self._step(state, move))
        old, new = state.price(variety), state.box.prices[variety][space]
        return {"old": old, "new": new, "steady": old == new}

    def _step(self, state: GrandCru, move: RaiseDemand | LowerDemand) -> int:
        """Return how far a move shifts its marker; only the action of Phase I may go further than one space."""
        if self.way == "raise_demand":
            return state.box.raise_steps
        return 1 if isinstance(move, RaiseDemand) else -1

    def apply(self, state: GrandCru, move: RaiseDemand | LowerDemand | StopRaising) -> None:
        """Move the marker; ask on while steps are left that some marker can take."""
        if isinstance(move, StopRaising):
            if state.journal is not None:
                rule = "GC-IMP-21" if self.way == "advertising" else "GC-FEST-27"
                state.tell("steps-unused", rule, self.actor, steps=self.left)
            return
        state.move_demand(self.actor, VARIETIES.index(move.variety), self._step(state, move), WAYS[self.way])
        if self.left > 1 and (self.both_ways(state) or may_raise(state, self.actor)):
            state.stack.append(ShiftDemand(self.actor, self.way, self.left - 1, True))
