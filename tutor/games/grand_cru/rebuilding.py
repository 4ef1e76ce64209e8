"""Rebuilding at the festival: exchange a vine for one of another variety from a pile (GC-FEST-16 to 19, 24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru import year_end
from tutor.games.grand_cru.box import PILES, VARIETIES, VINES
from tutor.games.grand_cru.moves import RemoveVine, TakeVine

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru


def piles(state: GrandCru) -> tuple[list[int], list[int]]:
    """Return the tiles of the draw pile and of the discard pile, by kind."""
    return state.pile.counts, state.discard


def exchangeable(state: GrandCru, variety: int) -> bool:
    """Return whether a vine of another variety lies in one of the piles."""
    return any(other != variety and (state.pile.counts[other] or state.discard[other]) for other in range(VINES))


def why_no_rebuilding(state: GrandCru, seat: int) -> Refusal | None:
    """A vine is needed, and another variety in a pile."""
    tiles = state.estates[seat].tiles
    if not any(tiles[:VINES]):
        return refuse("no-vines", "GC-FEST-08")
    if any(tiles[variety] and exchangeable(state, variety) for variety in range(VINES)):
        return None
    return refuse("no-other-vine", "GC-FEST-19")


def begin(state: GrandCru, seat: int) -> None:
    """Ask which vine goes."""
    state.stack.append(ChooseVineOut(seat))


class ChooseVineOut(Decision["GrandCru"]):
    """Which of your vines do you give up?"""

    __slots__ = ()
    rule = "GC-FEST-16"
    see = ("GC-FEST-19", "GC-FEST-24")
    asks = (RemoveVine,)

    def candidates(self, state: GrandCru) -> Sequence[Move]:
        """Return every variety, with and without a cube."""
        return [move for pair in state.box.remove_vine for move in pair]

    def verdict(self, state: GrandCru, move: RemoveVine) -> Refusal | None:
        """Such a vine must be there, and something to exchange it for."""
        if move.variety not in VARIETIES:
            return refuse("no-such-variety", "GC-COMP-07", variety=str(move.variety))
        variety = VARIETIES.index(move.variety)
        estate = state.estates[self.actor]
        vines = estate.tiles[variety]
        if move.cube not in (True, False):
            return refuse("no-such-vine", "GC-FEST-24", variety=move.variety, vines=vines, cube=True)
        bearing = estate.cubes[variety]
        if not (bearing if move.cube else estate.tiles[variety] - bearing):
            return refuse("no-such-vine", "GC-FEST-24", variety=move.variety, vines=vines, cube=move.cube)
        if not exchangeable(state, variety):
            return refuse("no-other-vine", "GC-FEST-19")
        return None

    def apply(self, state: GrandCru, move: RemoveVine) -> None:
        """Discard the vine; a cube on it goes to the supply without payment (GC-FEST-19)."""
        variety = VARIETIES.index(move.variety)
        estate = state.estates[self.actor]
        estate.tiles[variety] -= 1
        state.discard[variety] += 1
        if move.cube:
            estate.cubes[variety] -= 1
            state.supply[variety] += 1
        state.stack.append(ChooseVineIn(self.actor, move.variety))
        if state.journal is not None:
            name = "vine-removed-with-cube" if move.cube else "vine-removed"
            rule = "GC-FEST-19" if move.cube else "GC-FEST-16"
            state.tell(name, rule, self.actor, variety=move.variety)


class ChooseVineIn(Decision["GrandCru"]):
    """Which vine do you take for it, and from which pile?"""

    __slots__ = ("variety",)
    rule = "GC-FEST-16"
    see = ("GC-FEST-17", "GC-FEST-18", "GC-FEST-24")
    asks = (TakeVine,)

    def __init__(self, actor: int, variety: str) -> None:
        self.actor = actor
        #: The variety of the vine that was given up.
        self.variety = variety

    def candidates(self, state: GrandCru) -> Sequence[Move]:
        """Return every variety from either pile."""
        return [move for pile in state.box.take_vine for move in pile]

    def verdict(self, state: GrandCru, move: TakeVine) -> Refusal | None:
        """A vine of another variety that lies in the pile."""
        if move.pile not in PILES:
            return refuse("no-such-pile", "GC-FEST-17")
        if move.variety not in VARIETIES:
            return refuse("vines-only", "GC-FEST-17")
        if move.variety == self.variety:
            return refuse("same-variety", "GC-FEST-19", variety=move.variety)
        if not piles(state)[PILES.index(move.pile)][VARIETIES.index(move.variety)]:
            return refuse("not-in-pile", "GC-FEST-16", variety=move.variety, pile=move.pile)
        return None

    def apply(self, state: GrandCru, move: TakeVine) -> None:
        """The vine takes the freed space; it gets its cube in the new year (GC-FEST-18)."""
        variety = VARIETIES.index(move.variety)
        searched = move.pile == PILES[0]
        if searched:
            state.pile.take(variety)
        else:
            state.discard[variety] -= 1
        state.estates[self.actor].tiles[variety] += 1
        if state.journal is not None:
            see = ("GC-FEST-17", "GC-FEST-24")
            state.tell("vine-taken", "GC-FEST-16", self.actor, variety=move.variety, pile=move.pile, see=see)
            if searched:
                state.tell("pile-searched", "GC-FEST-18", self.actor)
        year_end.reshuffle_early(state)
