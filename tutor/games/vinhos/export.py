"""The Export action (VC-EXPO)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import supply
from tutor.games.vinhos.moves import Divest, ExportTo, PickWine, Stop, UseExpert
from tutor.games.vinhos.names import EXPORT, EXPORTED
from tutor.games.vinhos.sales import OUT_OF_REACH, can_be_helped, place_of, why_no_such_wine, wine_details
from tutor.games.vinhos.units import NextUnit, Unit, unit_of
from tutor.games.vinhos.wine import best_value, colour_of, cubes_needed, quality_of, region_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

#: What an export brings: the number of the space, or the VP of its row.
SCORE = ("VS-EXPO-01", "VR-EXPO-01")


def lowest_free(state: Vinhos, freed: int = -1) -> int:
    """Return the lowest value of a free export space; a value that no wine reaches if there is none.

    Spaces with a barrel of the seat `freed` count as free.
    """
    spaces, exports = state.box.exports, state.exports
    inside = state.box.export_spaces[state.players]
    free = [spaces[space].value for space in inside if exports[space] < 0 or exports[space] == freed]
    return min(free, default=OUT_OF_REACH)


@unit_of(EXPORT)
class ExportWines(Unit):
    """Which wine do you export?"""

    __slots__ = ()
    rule = "VC-EXPO-01"
    see = ("VS-EXPO-01", "VR-EXPO-01", "VC-EXPO-02", "VC-VALUE-05", "VC-VALUE-06", "VC-VALUE-07")
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
        best = best_value(state, vintner, place)
        return refuse("no-export-space", "VC-LIMIT-05", value=best) if best < lowest_free(state) else None

    def moves(self, state: Vinhos) -> list[Move]:
        """Return the wines that can be exported: the fast twin of the verdicts."""
        vintner = state.vintners[self.actor]
        moves: list[Move] = []
        if vintner.barrels:
            lowest = lowest_free(state)
            for place, wine in enumerate(vintner.wines):
                if wine and best_value(state, vintner, place) >= lowest:
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
        state.stack.append(NextUnit(self.actor, EXPORT, self.way, self.units + 1, 0))
        state.stack.append(ChooseExport(self.actor, move.estate, move.slot))

    @classmethod
    def possible(cls, state: Vinhos, seat: int, way: str, bought: int, cash: int) -> bool:
        """Return whether any wine can be exported."""
        vintner = state.vintners[seat]
        if not vintner.barrels or not any(vintner.wines):
            return False
        lowest = lowest_free(state)
        return any(wine and best_value(state, vintner, place) >= lowest for place, wine in enumerate(vintner.wines))

    @classmethod
    def helpable(cls, state: Vinhos, seat: int, way: str, bought: int) -> bool:
        """Return whether an expert could make an export possible."""
        return can_be_helped(state, seat, lambda colour, freed: lowest_free(state, freed))


class ChooseExport(Decision["Vinhos"]):
    """To which space do you export the wine?"""

    __slots__ = ("estate", "slot")
    rule = "VC-EXPO-01"
    see = ("VS-EXPO-01", "VR-EXPO-01", "VC-EXPO-03", "VC-EXPO-04", "VC-VALUE-06")
    asks = (ExportTo,)

    def __init__(self, actor: int, estate: int, slot: int) -> None:
        self.actor = actor
        self.estate = estate
        self.slot = slot

    def _place(self, state: Vinhos) -> int:
        return (self.estate - 1) * state.box.cellar_slots + self.slot - 1

    def candidates(self, state: Vinhos) -> list[ExportTo]:
        """Return every export space of the whole board."""
        return state.box.export_to

    def verdict(self, state: Vinhos, move: ExportTo) -> Refusal | None:
        """The space must exist with so many players, be free, and the wine be worth enough."""
        space = space_of(state, move)
        if space is None:
            return refuse("no-such-export", "VC-EXPO-01")
        if space not in state.box.export_spaces[state.players]:
            return refuse("outside-frame", "VC-EXPO-04")
        if state.exports[space] >= 0:
            return refuse("export-taken", "VC-EXPO-01", column=move.column, row=move.row)
        value = state.box.exports[space].value
        best = best_value(state, state.vintners[self.actor], self._place(state))
        return refuse("value-too-low", "VC-VALUE-06", value=value, have=best) if best < value else None

    def moves(self, state: Vinhos) -> list[ExportTo]:
        """Return the spaces within reach: the fast twin of the verdicts."""
        box, exports = state.box, state.exports
        best = best_value(state, state.vintners[self.actor], self._place(state))
        spaces = box.export_spaces[state.players]
        return [box.export_to[s] for s in spaces if exports[s] < 0 and box.exports[s].value <= best]

    def details(self, state: Vinhos, move: ExportTo) -> dict[str, Any] | None:
        """Return the value that is needed, the cubes that must be removed, and the VP."""
        if self.verdict(state, move) is not None:
            return None
        space = state.box.exports[(move.row - 1) * state.box.columns + move.column - 1]
        cubes = cubes_needed(state, state.vintners[self.actor], self._place(state), space.value)
        return {"value": space.value, "cubes": cubes, "points": space.vp}

    def apply(self, state: Vinhos, move: ExportTo) -> None:
        """Place the barrel, remove the cubes, discard the wine, score at once."""
        vintner, place = state.vintners[self.actor], self._place(state)
        number = space_of(state, move)
        assert number is not None
        space = state.box.exports[number]
        wine = vintner.wines[place]
        cubes = cubes_needed(state, vintner, place, space.value)
        vintner.barrels -= 1
        state.exports[number] = self.actor
        vintner.wines[place] = 0
        if cubes:
            supply.take_cubes(state, wine >> 5, cubes)
        vintner.score(space.vp, EXPORTED)
        if state.journal is not None:
            see = ("VC-EXPO-01", "VC-VALUE-05", "VC-GEN-04")
            state.tell(
                "exported",
                SCORE[state.reserve],
                self.actor,
                quality=quality_of(wine),
                colour=colour_of(wine),
                region=region_of(wine),
                column=move.column,
                value=space.value,
                cubes=cubes,
                points=space.vp,
                see=see,
            )


def space_of(state: Vinhos, move: ExportTo) -> int | None:
    """Return the number of an export space; None if the board has none there."""
    box = state.box
    rows = len(box.exports) // box.columns
    if move.column not in range(1, box.columns + 1) or move.row not in range(1, rows + 1):
        return None
    return (move.row - 1) * box.columns + move.column - 1
