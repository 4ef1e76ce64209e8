"""Recovering pairs of barrels in the 2010 edition (VR-PAIR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import abilities, supply
from tutor.games.vinhos.moves import AddCube, RecoverPair, TakeBack
from tutor.games.vinhos.names import COLOURS, ESTABLISHMENTS, REGIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


def barrels_at(state: Vinhos, seat: int, establishment: int) -> list[int]:
    """Return the sales spaces of an establishment on which a player's barrels stand."""
    spaces = state.box.sales
    return [
        number
        for number, owner in enumerate(state.sales)
        if owner == seat and spaces[number].establishment == establishment
    ]


def why_not(state: Vinhos, seat: int, move: RecoverPair) -> Refusal | None:
    """Both barrels of a pair stand in the same establishment."""
    if move.establishment not in ESTABLISHMENTS:
        return refuse("no-such-establishment", "VR-PAIR-01")
    if len(barrels_at(state, seat, ESTABLISHMENTS.index(move.establishment))) < state.box.pair:
        return refuse("no-pair", "VR-PAIR-01", establishment=move.establishment)
    return None


def possible(state: Vinhos, seat: int) -> list[Move]:
    """Return the establishments with a pair: the fast twin of `why_not`."""
    if state.sales.count(seat) < state.box.pair:
        return []
    recover = state.box.recover
    return [
        recover[place] for place in range(len(ESTABLISHMENTS)) if len(barrels_at(state, seat, place)) >= state.box.pair
    ]


def recover(state: Vinhos, seat: int, move: RecoverPair) -> None:
    """Take two barrels back; which ones is asked if there are more. Then two cubes go to two regions (VR-PAIR-02)."""
    spaces = barrels_at(state, seat, ESTABLISHMENTS.index(move.establishment))
    if state.journal is not None:
        state.tell("pair-recovered", "VR-PAIR-01", seat, establishment=move.establishment, see=("VR-PAIR-03",))
    state.stack.append(PairCubes(seat, state.box.pair_cubes, 0))
    if len(spaces) > state.box.pair:
        state.stack.append(ChoosePair(seat, move.establishment, state.box.pair))
        return
    for space in spaces:
        state.sales[space] = -1
    state.vintners[seat].barrels += state.box.pair
    settle(state)


def settle(state: Vinhos) -> None:
    """Skip the cubes of a pair where none can be placed (VR-PAIR-05)."""
    top = state.stack[-1]
    if isinstance(top, PairCubes) and (not state.supply or not top.moves(state)):
        state.stack.pop()
        if state.journal is not None:
            state.tell("no-cube-left", "VC-LIMIT-01", see=("VR-PAIR-05",))


class ChoosePair(Decision["Vinhos"]):
    """Which of your barrels there do you take back?"""

    __slots__ = ("establishment", "left")
    rule = "VR-PAIR-01"
    see = ("VR-PAIR-03",)
    asks = (TakeBack,)

    def __init__(self, actor: int, establishment: str, left: int) -> None:
        self.actor = actor
        self.establishment = establishment
        self.left = left

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every space of the establishment."""
        place = ESTABLISHMENTS.index(self.establishment)
        spaces = state.box.sales
        return [move for space, move in enumerate(state.box.take_back) if spaces[space].establishment == place]

    def verdict(self, state: Vinhos, move: TakeBack) -> Refusal | None:
        """An own barrel in this establishment."""
        colour = COLOURS.index(move.colour) if move.colour in COLOURS else -1
        space = state.box.sales_number.get((move.value, colour))
        if space is None or state.sales[space] != self.actor:
            return refuse("no-barrel-there", "VR-PAIR-01")
        if state.box.sales[space].establishment != ESTABLISHMENTS.index(self.establishment):
            return refuse("other-establishment", "VR-PAIR-01", establishment=self.establishment)
        return None

    def apply(self, state: Vinhos, move: TakeBack) -> None:
        """Take it; the second follows."""
        state.sales[state.box.sales_number[move.value, COLOURS.index(move.colour)]] = -1
        vintner = state.vintners[self.actor]
        vintner.barrels += 1
        if self.left > 1:
            state.stack.append(ChoosePair(self.actor, self.establishment, self.left - 1))
        if state.journal is not None:
            state.tell("barrel-back", "VR-PAIR-01", self.actor, barrels=vintner.barrels)
        settle(state)


class PairCubes(Decision["Vinhos"]):
    """On which region do you put a cube for the pair?"""

    __slots__ = ("left", "used")
    rule = "VR-PAIR-02"
    see = ("VR-PAIR-05", "VC-SETUP-10")
    asks = (AddCube,)

    def __init__(self, actor: int, left: int, used: int) -> None:
        self.actor = actor
        #: Cubes still to be placed, and the regions that this pair has given one already, as bits.
        self.left = left
        self.used = used

    def candidates(self, state: Vinhos) -> list[AddCube]:
        """Return every region."""
        return state.box.add_cube

    def verdict(self, state: Vinhos, move: AddCube) -> Refusal | None:
        """Two different regions in play with a free slot, while the supply lasts."""
        region = state.box.region_number.get(move.region)
        if refusal := abilities.why_no_cube(state, region):
            return refusal
        assert region is not None
        if self.used >> region & 1:
            return refuse("two-regions", "VR-PAIR-02", region=REGIONS[region])
        return None

    def apply(self, state: Vinhos, move: AddCube) -> None:
        """Put it there; the second goes to another region."""
        region = state.box.region_number[move.region]
        supply.place_cube(state, region, "VR-PAIR-02", self.actor)
        if self.left > 1:
            state.stack.append(PairCubes(self.actor, self.left - 1, self.used | 1 << region))
            settle(state)
