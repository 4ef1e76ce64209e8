"""The harvest: plain, with Harvest Hand or Rich Harvest, and late at the festival (GC-HARV, GC-FEST-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.core.decision import Decision
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru.box import HARVESTS, VARIETIES, cell
from tutor.games.grand_cru.moves import Harvest

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru

#: How a harvest comes about, and the rule behind each way.
WAYS: Final = {
    "harvest": "GC-HARV-01",
    "harvest_hand": "GC-IMP-12",
    "rich_harvest": "GC-IMP-15",
    "late_harvest": "GC-FEST-11",
}


def why_no_cubes(state: GrandCru, seat: int, cost: int, cubes: int, rule: str) -> Refusal | None:
    """Say why a player cannot take so many cubes off the vines: money, cubes, or the last cube (GC-HARV-04)."""
    estate = state.estates[seat]
    if estate.cash < cost:
        return refuse("no-money-to-harvest", "GC-HARV-02", price=cost, have=estate.cash)
    growing = sum(estate.cubes)
    if growing < cubes:
        return refuse("too-few-on-vines", rule, cubes=cubes, have=growing)
    if growing == cubes and not state.last_space:
        last_rule = "GC-HARV-04" if rule == "GC-HARV-01" else "GC-IMP-13"
        return refuse("last-cube", last_rule, cubes=cubes, space=state.counter, last=state.box.last_position)
    return None


def why_no_harvest(state: GrandCru, seat: int) -> Refusal | None:
    """Say why a plain harvest is not possible, if so."""
    return why_no_cubes(state, seat, state.box.harvest_cost, 1, "GC-HARV-01")


def may_harvest(state: GrandCru, seat: int) -> bool:
    """Return whether a plain harvest is possible: the fast twin of `why_no_harvest`."""
    estate = state.estates[seat]
    if estate.cash < state.box.harvest_cost:
        return False
    growing = sum(estate.cubes)
    return growing > 1 or (growing == 1 and state.counter == state.box.last_position)


def why_no_harvest_hand(state: GrandCru, seat: int) -> Refusal | None:
    """Both cubes must be there, and before the last space a third one that remains (GC-IMP-13)."""
    return why_no_cubes(state, seat, state.box.hand_cost, state.box.hand_cubes, "GC-IMP-12")


def why_no_rich_harvest(state: GrandCru, seat: int) -> Refusal | None:
    """As a plain harvest, of a variety that the supply can double (GC-IMP-16)."""
    box = state.box
    refusal = why_no_cubes(state, seat, box.rich_cost, 1, "GC-HARV-01")
    if refusal is not None:
        return refusal
    cubes = state.estates[seat].cubes
    if any(count and stock >= box.rich_cubes for count, stock in zip(cubes, state.supply, strict=True)):
        return None
    return refuse("supply-cannot-double", "GC-IMP-16")


def why_no_late_harvest(state: GrandCru, seat: int) -> Refusal | None:
    """Money and a cube are needed; the last one will do (GC-FEST-11)."""
    estate = state.estates[seat]
    if estate.cash < state.box.harvest_cost:
        return refuse("no-money-to-harvest", "GC-HARV-02", price=state.box.harvest_cost, have=estate.cash)
    return None if any(estate.cubes) else refuse("too-few-on-vines", "GC-FEST-08", cubes=1, have=0)


def begin(state: GrandCru, seat: int, way: str, cost: int, cubes: int) -> None:
    """Pay first, then ask for the cube (GC-HARV-01)."""
    state.estates[seat].earn(-cost, HARVESTS)
    if state.journal is not None:
        state.tell("harvest-paid", "GC-HARV-01", seat, money=cost, see=(WAYS[way], "GC-LIM-06"))
    state.stack.append(PickCube(seat, way, cubes))


def begin_harvest(state: GrandCru, seat: int) -> None:
    """Begin a plain harvest."""
    begin(state, seat, "harvest", state.box.harvest_cost, 1)


def begin_harvest_hand(state: GrandCru, seat: int) -> None:
    """Begin a harvest of two cubes for the price of one."""
    begin(state, seat, "harvest_hand", state.box.hand_cost, state.box.hand_cubes)


def begin_rich_harvest(state: GrandCru, seat: int) -> None:
    """Begin a harvest that the supply doubles."""
    begin(state, seat, "rich_harvest", state.box.rich_cost, 1)


def begin_late_harvest(state: GrandCru, seat: int) -> None:
    """Begin the harvest of the festival."""
    begin(state, seat, "late_harvest", state.box.harvest_cost, 1)


class PickCube(Decision["GrandCru"]):
    """Which cube do you take off the vines (next)?"""

    __slots__ = ("way", "left")
    rule = "GC-HARV-01"
    see = ("GC-HARV-03", "GC-HARV-06", "GC-HARV-07", "GC-HARV-08", "GC-IMP-12", "GC-IMP-15", "GC-IMP-16", "GC-FEST-11")
    asks = (Harvest,)

    def __init__(self, actor: int, way: str, left: int) -> None:
        self.actor = actor
        #: What kind of harvest this is, and how many cubes are still to be taken.
        self.way = way
        self.left = left

    def candidates(self, state: GrandCru) -> list[Harvest]:
        """Return every variety."""
        return state.box.harvest

    def verdict(self, state: GrandCru, move: Harvest) -> Refusal | None:
        """A cube of the variety must be on a vine; a rich harvest needs another one in the supply."""
        if move.variety not in VARIETIES:
            return refuse("no-such-variety", "GC-COMP-07", variety=str(move.variety))
        variety = VARIETIES.index(move.variety)
        estate = state.estates[self.actor]
        if not estate.cubes[variety]:
            if estate.tiles[variety]:
                return refuse("vines-empty", "GC-HARV-08", variety=move.variety)
            return refuse("no-such-vine", "GC-HARV-08", variety=move.variety, vines=0, cube=True)
        if self.way == "rich_harvest" and state.supply[variety] < state.box.rich_cubes:
            return refuse("supply-empty", "GC-IMP-16", variety=move.variety, have=state.supply[variety])
        return None

    def moves(self, state: GrandCru) -> list[Harvest]:
        """Return the varieties that can be taken: the fast twin of the verdicts."""
        harvest, cubes = state.box.harvest, state.estates[self.actor].cubes
        if self.way == "rich_harvest":
            least = state.box.rich_cubes
            return [harvest[v] for v, count in enumerate(cubes) if count and state.supply[v] >= least]
        return [harvest[v] for v, count in enumerate(cubes) if count]

    def apply(self, state: GrandCru, move: Harvest) -> None:
        """Move the cube to the first barrel; the last one off the vines ends the year (GC-HARV-05)."""
        seat, box = self.actor, state.box
        estate = state.estates[seat]
        variety = VARIETIES.index(move.variety)
        barrel = cell(box.first_barrel, variety)
        estate.cubes[variety] -= 1
        estate.cellar[barrel] += 1
        if state.journal is not None:
            see = ("GC-HARV-03", "GC-HARV-06", "GC-SELL-09")
            state.tell("harvested", WAYS[self.way], seat, variety=move.variety, barrel=box.first_barrel, see=see)
        if self.way == "rich_harvest":
            state.supply[variety] -= box.rich_cubes
            estate.cellar[barrel] += box.rich_cubes
            if state.journal is not None:
                state.tell("harvest-doubled", "GC-IMP-15", seat, variety=move.variety, cubes=box.rich_cubes)
        if self.left > 1:
            state.stack.append(PickCube(seat, self.way, self.left - 1))
        elif self.way != "late_harvest" and state.emptied_by < 0 and not any(estate.cubes):
            state.emptied_by = seat
