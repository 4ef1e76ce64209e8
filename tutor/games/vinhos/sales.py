"""The Sales action (VC-SALE)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import abilities, supply
from tutor.games.vinhos.bank import change_account
from tutor.games.vinhos.moves import Divest, PickWine, SellFor, Stop, UseExpert
from tutor.games.vinhos.names import ADD_CUBE, COLOURS, ESTABLISHMENTS, SALES, TAKE_BARREL
from tutor.games.vinhos.units import NextUnit, Unit, unit_of
from tutor.games.vinhos.wine import best_value, colour_of, cubes_needed, plain_value, quality_of, region_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: What a sale brings: cash, or an entry in the account.
INCOME = ("VS-SALE-01", "VR-SALE-01")
#: The value of a space where there is none.
OUT_OF_REACH: Final = 1 << 10


def lowest_free(state: Vinhos, colour: int, freed: int = -1) -> int:
    """Return the lowest free sales value of a colour; a value that no wine reaches if there is none.

    Spaces with a barrel of the seat `freed` count as free.
    """
    for space in state.box.sales_of[colour]:
        if state.sales[space] < 0 or state.sales[space] == freed:
            return state.box.sales[space].value
    return OUT_OF_REACH


def place_of(state: Vinhos, vintner: Vintner, estate: int, slot: int) -> int | None:
    """Return the number of a slot by estate and slot from 1; None if there is no such slot."""
    slots = state.box.cellar_slots
    if estate not in range(1, len(vintner.region) + 1) or slot not in range(1, slots + 1):
        return None
    return (estate - 1) * slots + slot - 1


def why_no_such_wine(state: Vinhos, seat: int, estate: int, slot: int) -> Refusal | None:
    """Say why there is no wine to be chosen."""
    vintner = state.vintners[seat]
    place = place_of(state, vintner, estate, slot)
    if place is None or not vintner.wines[place]:
        return refuse("no-such-wine", "VC-COMP-03")
    return None


def can_be_helped(state: Vinhos, seat: int, lowest: Callable[[int, int], int]) -> bool:
    """Return whether Take Barrel or Add Cube could still make a sale or an export possible (VC-ABIL-09).

    `lowest` gives the lowest free value for a colour, with the spaces of a seat (-1: of nobody) as free: the barrel
    that is taken back may leave the very space that is wanted.
    """
    vintner = state.vintners[seat]
    if not state.options.experts_usable_during_action:
        return False
    take = bool(abilities.usable(state, vintner, TAKE_BARREL)) and abilities.has_placed_barrel(state, vintner)
    add = abilities.usable(state, vintner, ADD_CUBE).bit_count()
    freed = seat if take else -1
    if state.reserve:
        return (take or bool(vintner.barrels)) and _within_reach(state, vintner, lowest, freed, add)
    # one ability a turn in 2016 (VS-EXPERT-01): either the barrel or the cube
    if take and _within_reach(state, vintner, lowest, freed, 0):
        return True
    return bool(add and vintner.barrels) and _within_reach(state, vintner, lowest, -1, 1)


def _within_reach(state: Vinhos, vintner: Vintner, lowest: Callable[[int, int], int], freed: int, add: int) -> bool:
    """Return whether some wine, with so many cubes added to its region, would reach a space."""
    needed = [lowest(colour, freed) for colour in range(len(COLOURS))]
    box = state.box
    for place, wine in enumerate(vintner.wines):
        if wine:
            region = wine >> 5
            there = state.cubes[region]
            cubes = min(box.most_cubes, there + min(add, state.supply, box.cube_slots[region] - there))
            if plain_value(state, vintner, place) + cubes * box.cube_value[region] >= needed[wine >> 4 & 1]:
                return True
    return False


@unit_of(SALES)
class SellWines(Unit):
    """Which wine do you sell?"""

    __slots__ = ()
    rule = "VC-SALE-01"
    see = ("VS-SALE-01", "VR-SALE-01", "VC-VALUE-05", "VC-VALUE-06", "VC-VALUE-07", "VC-SALE-04")
    asks = (PickWine, UseExpert, Divest, Stop)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every wine on the board, and what may be done in between."""
        wines = state.vintners[self.actor].wines
        return [*(state.box.pick_wine[place] for place, wine in enumerate(wines) if wine), *self.all_between(state)]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """A barrel, and a free space that the wine can reach."""
        if not isinstance(move, PickWine):
            return self.why_not_between(state, move)
        if refusal := why_no_such_wine(state, self.actor, move.estate, move.slot):
            return refusal
        vintner = state.vintners[self.actor]
        if not vintner.barrels:
            return refuse("no-barrel", "VC-LIMIT-04")
        place = place_of(state, vintner, move.estate, move.slot)
        assert place is not None
        colour = vintner.wines[place] >> 4 & 1
        best = best_value(state, vintner, place)
        if best < lowest_free(state, colour):
            return refuse("no-sales-space", "VC-LIMIT-05", colour=COLOURS[colour], value=best)
        return None

    def moves(self, state: Vinhos) -> list[Move]:
        """Return the wines that can be sold: the fast twin of the verdicts."""
        vintner = state.vintners[self.actor]
        moves: list[Move] = []
        if vintner.barrels:
            lowest = [lowest_free(state, colour) for colour in range(len(COLOURS))]
            for place, wine in enumerate(vintner.wines):
                if wine and best_value(state, vintner, place) >= lowest[wine >> 4 & 1]:
                    moves.append(state.box.pick_wine[place])
        return moves + self.between(state)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return what wine it is, and the highest value it can have."""
        return wine_details(state, self.actor, move)

    def apply(self, state: Vinhos, move: Any) -> None:
        """Ask for the space."""
        if not isinstance(move, PickWine):
            self.apply_between(state, move)
            return
        state.stack.append(NextUnit(self.actor, SALES, self.way, self.units + 1, 0))
        state.stack.append(ChooseSale(self.actor, move.estate, move.slot))

    @classmethod
    def possible(cls, state: Vinhos, seat: int, way: str, bought: int, cash: int) -> bool:
        """Return whether any wine can be sold."""
        vintner = state.vintners[seat]
        if not vintner.barrels:
            return False
        lowest = [lowest_free(state, colour) for colour in range(len(COLOURS))]
        for place, wine in enumerate(vintner.wines):
            if wine and best_value(state, vintner, place) >= lowest[wine >> 4 & 1]:
                return True
        return False

    @classmethod
    def helpable(cls, state: Vinhos, seat: int, way: str, bought: int) -> bool:
        """Return whether an expert could make a sale possible."""
        return can_be_helped(state, seat, partial(lowest_free, state))


def wine_details(state: Vinhos, seat: int, move: Any) -> dict[str, Any] | None:
    """Return what wine a move names."""
    if not hasattr(move, "slot") or why_no_such_wine(state, seat, move.estate, move.slot) is not None:
        return None
    vintner = state.vintners[seat]
    place = place_of(state, vintner, move.estate, move.slot)
    assert place is not None
    bottle = vintner.wines[place]
    return {
        "quality": quality_of(bottle),
        "colour": colour_of(bottle),
        "region": region_of(bottle),
        "value": best_value(state, vintner, place),
    }


class ChooseSale(Decision["Vinhos"]):
    """For how much do you sell the wine?"""

    __slots__ = ("estate", "slot")
    rule = "VC-SALE-02"
    see = ("VC-SALE-01", "VC-SALE-03", "VC-VALUE-01", "VC-VALUE-03", "VC-VALUE-04", "VC-VALUE-06")
    asks = (SellFor,)

    def __init__(self, actor: int, estate: int, slot: int) -> None:
        self.actor = actor
        self.estate = estate
        self.slot = slot

    def _place(self, state: Vinhos) -> int:
        return (self.estate - 1) * state.box.cellar_slots + self.slot - 1

    def _spaces(self, state: Vinhos) -> list[int]:
        wine = state.vintners[self.actor].wines[self._place(state)]
        return state.box.sales_of[wine >> 4 & 1]

    def candidates(self, state: Vinhos) -> list[SellFor]:
        """Return every space of the wine's colour."""
        return [state.box.sell_for[space] for space in self._spaces(state)]

    def verdict(self, state: Vinhos, move: SellFor) -> Refusal | None:
        """The space must be free, and the wine worth enough with the cubes that there are."""
        vintner, place = state.vintners[self.actor], self._place(state)
        space = state.box.sales_number.get((move.value, vintner.wines[place] >> 4 & 1))
        if space is None:
            return refuse("no-such-space", "VC-SALE-01", value=move.value)
        if state.sales[space] >= 0:
            return refuse("space-taken", "VC-SALE-02", value=move.value)
        best = best_value(state, vintner, place)
        return refuse("value-too-low", "VC-VALUE-06", value=move.value, have=best) if best < move.value else None

    def moves(self, state: Vinhos) -> list[SellFor]:
        """Return the spaces within reach: the fast twin of the verdicts."""
        best = best_value(state, state.vintners[self.actor], self._place(state))
        box, sales = state.box, state.sales
        return [
            box.sell_for[space] for space in self._spaces(state) if sales[space] < 0 and box.sales[space].value <= best
        ]

    def details(self, state: Vinhos, move: SellFor) -> dict[str, Any] | None:
        """Return the establishment, and the cubes that must be removed."""
        if self.verdict(state, move) is not None:
            return None
        vintner, place = state.vintners[self.actor], self._place(state)
        space = state.box.sales_number[move.value, vintner.wines[place] >> 4 & 1]
        establishment = ESTABLISHMENTS[state.box.sales[space].establishment]
        return {"establishment": establishment, "cubes": cubes_needed(state, vintner, place, move.value)}

    def apply(self, state: Vinhos, move: SellFor) -> None:
        """Place the barrel, remove the cubes, discard the wine, receive the number of the space."""
        vintner, place = state.vintners[self.actor], self._place(state)
        wine = vintner.wines[place]
        space = state.box.sales_number[move.value, wine >> 4 & 1]
        cubes = cubes_needed(state, vintner, place, move.value)
        vintner.barrels -= 1
        state.sales[space] = self.actor
        vintner.wines[place] = 0
        if cubes:
            supply.take_cubes(state, wine >> 5, cubes)
        if state.journal is not None:
            establishment = ESTABLISHMENTS[state.box.sales[space].establishment]
            see = ("VC-SALE-01", "VC-SALE-02", "VC-VALUE-05")
            name = "sold-to-account" if state.reserve else "sold"
            state.tell(
                name,
                INCOME[state.reserve],
                self.actor,
                quality=quality_of(wine),
                colour=colour_of(wine),
                region=region_of(wine),
                money=move.value,
                cubes=cubes,
                establishment=establishment,
                see=see,
            )
        if state.reserve:
            change_account(state, self.actor, move.value, "VR-SALE-01")
        else:
            vintner.cash += move.value
