"""The production action: water on crossroads makes one's own pieces around them produce (TO-PROD)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.toscana.box import ABANDONED, GOODS, WATER
from tutor.games.toscana.moves import PlaceWater, Produce, SkipProduction, StopPlacing, TakeInstead

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana

SKIP = SkipProduction()
STOP = StopPlacing()
TAKE_INSTEAD = tuple(TakeInstead(good) for good in GOODS)


class StartProduction(Decision["Toscana"]):
    """Where does your first water cube go, or do you ignore the production?"""

    __slots__ = ()
    rule = "TO-PROD-01"
    see = ("TO-PROD-02", "TO-PROD-03", "TO-PROD-18", "TO-TURN-07", "TO-TURN-08")
    asks = (PlaceWater, TakeInstead, SkipProduction)

    def candidates(self, state: Toscana) -> Sequence[Move]:
        """Return every crossroads, every good as compensation, and nothing."""
        return [*state.box.place_water, *TAKE_INSTEAD, SKIP]

    def verdict(self, state: Toscana, move: PlaceWater | TakeInstead | SkipProduction) -> Refusal | None:
        """Water is needed to produce; the compensation needs a cube in the bank and a free place."""
        if isinstance(move, PlaceWater):
            return no_crossroads(state, self.actor, move)
        if isinstance(move, SkipProduction):
            return None
        box = state.box
        if move.good not in GOODS:
            return refuse("no-such-good", "TO-COMP-02", good=str(move.good))
        good = GOODS.index(move.good)
        if good not in box.compensation:
            return refuse("not-a-compensation", "TO-TURN-07", good=[GOODS[g] for g in box.compensation])
        if state.bank[good] < box.compensation_cubes:
            other = any(isinstance(legal, TakeInstead) for legal in self.moves(state))
            return refuse("bank-empty", "TO-TURN-08", good=move.good, other=other)
        if state.wineries[self.actor].goods[good] + box.compensation_cubes > box.places:
            return refuse("warehouse-full", "TO-TURN-08", good=move.good, count=box.places)
        return None

    def moves(self, state: Toscana) -> list[Move]:
        """Return the legal moves: the fast twin of the verdicts."""
        goods = state.wineries[self.actor].goods
        box = state.box
        moves: list[Move] = list(box.place_water) if goods[WATER] else []
        cubes = box.compensation_cubes
        moves += [
            TAKE_INSTEAD[good]
            for good in box.compensation
            if state.bank[good] >= cubes and goods[good] + cubes <= box.places
        ]
        moves.append(SKIP)
        return moves

    def apply(self, state: Toscana, move: PlaceWater | TakeInstead | SkipProduction) -> None:
        """Place the first cube, or take the compensation."""
        if isinstance(move, PlaceWater):
            place_water(state, self.actor, move)
            return
        if isinstance(move, TakeInstead):
            good = GOODS.index(move.good)
            count = state.box.compensation_cubes
            state.bank[good] -= count
            state.wineries[self.actor].goods[good] += count
            if state.journal is not None:
                state.tell("compensation", "TO-TURN-07", self.actor, good=move.good, count=count, see=("TO-SUP-01",))
        elif state.journal is not None:
            state.tell("production-ignored", "TO-TURN-08", self.actor, see=("TO-TURN-06", "TO-PROD-16"))


class MoreWater(Decision["Toscana"]):
    """Where does your next water cube go, or is that all?"""

    __slots__ = ()
    rule = "TO-PROD-01"
    see = ("TO-PROD-02", "TO-PROD-04", "TO-PROD-18")
    asks = (PlaceWater, StopPlacing)

    def candidates(self, state: Toscana) -> Sequence[Move]:
        """Return every crossroads, and the end of the placing."""
        return [*state.box.place_water, STOP]

    def verdict(self, state: Toscana, move: PlaceWater | StopPlacing) -> Refusal | None:
        """One cube per crossroads, as long as there is own water."""
        return None if isinstance(move, StopPlacing) else no_crossroads(state, self.actor, move)

    def moves(self, state: Toscana) -> list[Move]:
        """Return the free crossroads and the end: the fast twin of the verdicts."""
        placed = state.placed
        moves: list[Move] = [move for number, move in enumerate(state.box.place_water) if number not in placed]
        moves.append(STOP)
        return moves

    def apply(self, state: Toscana, move: PlaceWater | StopPlacing) -> None:
        """Place another cube, or produce."""
        if isinstance(move, PlaceWater):
            place_water(state, self.actor, move)
        else:
            produce(state, self.actor)


def no_crossroads(state: Toscana, seat: int, move: PlaceWater) -> Refusal | None:
    """Say why no water can be placed on a crossroads, if so."""
    number = state.box.crossroads_number.get(move.crossroads)
    if number is None:
        return refuse("no-such-crossroads", "TO-COMP-10", crossroads=str(move.crossroads))
    if number in state.placed:
        return refuse("crossroads-taken", "TO-PROD-01", crossroads=move.crossroads)
    if not state.wineries[seat].goods[WATER]:
        return refuse("no-water", "TO-PROD-16")
    return None


def place_water(state: Toscana, seat: int, move: PlaceWater) -> None:
    """Put a cube on the map; after the last possible one the production follows by itself."""
    goods = state.wineries[seat].goods
    goods[WATER] -= 1
    state.placed.append(state.box.crossroads_number[move.crossroads])
    if state.journal is not None:
        state.tell("water-placed", "TO-PROD-01", seat, crossroads=move.crossroads, have=goods[WATER])
    if goods[WATER] and len(state.placed) < state.box.water_most:
        state.stack.append(MoreWater(seat))
    else:
        produce(state, seat)


def produce(state: Toscana, seat: int) -> None:
    """Let every touched own space produce once: fixed yields now, abandoned vineyards after them (TO-PROD-10)."""
    box, owners, pieces, terrains = state.box, state.owners, state.pieces, state.map
    touched = [space for number in state.placed for space in box.touches[number] if owners[space] == seat]
    abandoned = []
    fruitful = False
    for space in sorted(set(touched)):
        if terrains[space] == ABANDONED:
            if box.abandoned_yields[pieces[space]]:
                abandoned.append(space)
            elif state.journal is not None:
                state.tell("abandoned-idle", "TO-PROD-08", seat, space=box.spaces[space])
            continue
        fruitful = True
        count = box.yields[pieces[space]]
        gained = gain(state, seat, terrains[space], count)
        if state.journal is not None:
            tell_yield(state, seat, space, terrains[space], count, gained, touched.count(space))
    if state.journal is not None:
        tell_idle(state, seat, fruitful or bool(abandoned))
    state.stack.append(ReturnWater(seat))
    if abandoned:
        state.stack.append(AbandonedVineyards(seat, tuple(abandoned)))


def gain(state: Toscana, seat: int, good: int, count: int) -> int:
    """Take produced cubes from the bank as far as places and bank allow; return how many (TO-PROD-11, TO-PROD-12)."""
    goods = state.wineries[seat].goods
    gained = min(count, state.box.places - goods[good])
    if gained > state.bank[good]:
        gained = 0 if state.options.bank_shortage == "whole_space" else state.bank[good]
    goods[good] += gained
    state.bank[good] -= gained
    return gained


def tell_yield(state: Toscana, seat: int, space: int, good: int, count: int, gained: int, cubes: int) -> None:
    """Tell what a space gave, why, and what was lost on the way."""
    piece = ("", "one_worker", "two_workers", "wine_master")[state.pieces[space]]
    rule = "TO-PROD-08" if state.map[space] == ABANDONED else "TO-PROD-04" if cubes > 1 else "TO-PROD-07"
    state.tell(
        "produced",
        rule,
        seat,
        good=GOODS[good],
        count=gained,
        piece=piece,
        terrain=state.terrain_name(space),
        space=state.box.spaces[space],
        cubes=cubes,
        see=("TO-PROD-03", "TO-PROD-06", "TO-PROD-07", "TO-PROD-10", "TO-PROD-15"),
    )
    lost = count - gained
    if lost and state.wineries[seat].goods[good] < state.box.places:  # a free place is left: it was the bank
        state.tell("bank-short", "TO-PROD-12", seat, good=GOODS[good], count=lost, see=("TO-SUP-01",))
    elif lost:
        state.tell("wasted", "TO-PROD-11", seat, good=GOODS[good], count=lost, places=state.box.places)


def tell_idle(state: Toscana, seat: int, fruitful: bool) -> None:
    """Tell which pieces of others the water touched for nothing, and that a fruitless production is still one."""
    others = sorted(
        {
            space
            for number in state.placed
            for space in state.box.touches[number]
            if state.owners[space] not in (-1, seat)
        }
    )
    if others:
        state.tell("others-idle", "TO-PROD-05", seat, space=[state.box.spaces[space] for space in others])
    if not fruitful:
        state.tell("fruitless", "TO-TURN-10", seat)


class AbandonedVineyards(Step["Toscana"]):
    """Ask for the good of the next producing abandoned vineyard."""

    __slots__ = ("seat", "spaces")
    rule = "TO-PROD-09"

    def __init__(self, seat: int, spaces: tuple[int, ...]) -> None:
        self.seat = seat
        self.spaces = spaces

    def run(self, state: Toscana) -> None:
        """One question after the other, from A1 row by row; without an obtainable good it is left out."""
        space, *rest = self.spaces
        if rest:
            state.stack.append(AbandonedVineyards(self.seat, tuple(rest)))
        question = ChooseGood(self.seat, state.box.spaces[space])
        if question.moves(state):
            state.stack.append(question)
        elif state.journal is not None:
            state.tell("nothing-obtainable", "TO-PROD-17", self.seat, space=state.box.spaces[space])


class ChooseGood(Decision["Toscana"]):
    """What does the abandoned vineyard produce this time?"""

    __slots__ = ("space",)
    rule = "TO-PROD-09"
    see = ("TO-PROD-08", "TO-PROD-11", "TO-PROD-12", "TO-PROD-17")
    asks = (Produce,)

    def __init__(self, actor: int, space: str) -> None:
        self.actor = actor
        self.space = space

    def candidates(self, state: Toscana) -> list[Produce]:
        """Return all five goods."""
        return state.box.produce

    def verdict(self, state: Toscana, move: Produce) -> Refusal | None:
        """Any good may be named; with the stricter ruling only one that can really be had."""
        if move.good not in GOODS:
            return refuse("no-such-good", "TO-COMP-02", good=str(move.good))
        if state.options.abandoned_choice == "obtainable_goods":
            good = GOODS.index(move.good)
            if not state.bank[good]:
                other = any(self.verdict(state, legal) is None for legal in state.box.produce if legal != move)
                return refuse("bank-empty", "TO-PROD-17", good=move.good, other=other)
            if state.wineries[self.actor].goods[good] == state.box.places:
                return refuse("warehouse-full", "TO-PROD-17", good=move.good, count=state.box.places)
        return None

    def apply(self, state: Toscana, move: Produce) -> None:
        """Take the cube, if it can be had."""
        box = state.box
        space = box.space_number[self.space]
        good = GOODS.index(move.good)
        count = box.abandoned_yields[state.pieces[space]]
        gained = gain(state, self.actor, good, count)
        if state.journal is not None:
            cubes = sum(space in box.touches[number] for number in state.placed)
            tell_yield(state, self.actor, space, good, count, gained, cubes)


class ReturnWater(Step["Toscana"]):
    """Give the placed water to the bank, after everything has been produced."""

    __slots__ = ("seat",)
    rule = "TO-PROD-13"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Toscana) -> None:
        """The cubes were not in the bank for this production."""
        count = len(state.placed)
        state.bank[WATER] += count
        state.placed.clear()
        if state.journal is not None:
            state.tell("water-returned", "TO-PROD-13", self.seat, count=count, see=("TO-PROD-14",))
