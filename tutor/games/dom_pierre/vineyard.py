"""The action VINEYARD: plant the drawn bunches one by one and harvest round each (DP-VINE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Decision, Frame
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import storing
from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.moves import CallHelper, DrawGrape, Harvest, NameBunch, NoHelper, Plant
from tutor.games.dom_pierre.names import COIN, EXTRAS, HOUSE, NONE, VARIETIES, ZONES

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

NO_HELPER = NoHelper()


def begin_vineyard(state: DomPierre) -> None:
    """Draw as many bunches as the strength, or as the bag has left (DP-VINE-02, DP-VINE-18)."""
    bunches = min(state.turn.left, state.bag.size)
    if bunches:
        state.stack.append(DrawBunch(bunches))
    elif state.journal is not None:
        state.tell("bag-empty", "DP-VINE-18", state.seat)


def next_bunch(state: DomPierre) -> Frame[DomPierre] | None:
    """Ask for the next bunch; after the last one, for the places of the tiles (DP-VINE-10, DP-VINE-11)."""
    return PlaceBunch(state.seat) if state.turn.left else None


class DrawBunch(Chance["DomPierre"]):
    """Draw a bunch from the bag."""

    __slots__ = ("left",)
    rule = "DP-VINE-02"
    asks = (DrawGrape,)

    def __init__(self, left: int) -> None:
        #: How many bunches are still to be drawn, this one included.
        self.left = left

    def candidates(self, state: DomPierre) -> list[DrawGrape]:
        """Return every variety."""
        return list(state.box.draw_grape)

    def verdict(self, state: DomPierre, move: DrawGrape) -> Refusal | None:
        """Only what is in the bag can come."""
        return storing.not_in_bag(state, move.variety)

    def weights(self, state: DomPierre) -> list[int]:
        """Every single bunch is equally likely."""
        return state.bag.weights()

    def apply(self, state: DomPierre, move: DrawGrape) -> None:
        """Lay the bunch open."""
        variety = VARIETIES.index(move.variety)
        state.bag.take(variety)
        state.turn.drawn[variety] += 1
        if self.left > 1:
            state.stack.append(DrawBunch(self.left - 1))
        if state.journal is not None:
            state.tell("bunch-drawn", "DP-VINE-02", state.seat, variety=move.variety, see=("DP-COMP-02",))


class PlaceBunch(Decision["DomPierre"]):
    """Where do you place the next bunch? Or, with an empty bag, which bunch do you name?"""

    __slots__ = ()
    rule = "DP-VINE-03"
    see = ("DP-VINE-04", "DP-VINE-05", "DP-VINE-10", "DP-VINE-18", "DP-VINE-23")
    asks = (Plant, NameBunch)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every cell for every drawn variety; without a drawn bunch every cell."""
        box, drawn = state.box, state.turn.drawn
        cells = bit_list(box.field)
        if not any(drawn):
            return [box.name_bunch[cell] for cell in cells]
        return [box.plant[variety][cell] for variety, count in enumerate(drawn) if count for cell in cells]

    def verdict(self, state: DomPierre, move: Plant | NameBunch) -> Refusal | None:
        """A drawn bunch goes beside another one; only when none is left to place, one is named."""
        cell = state.box.cell_number.get((move.row, move.column))
        if cell is None or not state.box.field >> cell & 1:
            return refuse("no-such-cell", "DP-VINE-03", row=move.row, column=move.column)
        drawn = state.turn.drawn
        if isinstance(move, NameBunch):
            if any(drawn):
                return refuse("bunches-first", "DP-VINE-18")
            there = state.bunches >> cell & 1
            return None if there else refuse("no-bunch-to-name", "DP-VINE-18", row=move.row, column=move.column)
        if move.variety not in VARIETIES or not drawn[VARIETIES.index(move.variety)]:
            return refuse("variety-not-drawn", "DP-VINE-02", variety=move.variety)
        if state.bunches >> cell & 1:
            return refuse("cell-taken", "DP-VINE-03", row=move.row, column=move.column)
        if not state.box.free_cells(state.bunches) >> cell & 1:
            return refuse("not-adjacent", "DP-VINE-03", row=move.row, column=move.column)
        return None

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        box, drawn, bunches = state.box, state.turn.drawn, state.bunches
        if not any(drawn):
            return [box.name_bunch[cell] for cell in bit_list(bunches)]
        cells = bit_list(box.free_cells(bunches))
        moves: list[Move] = []
        for variety, count in enumerate(drawn):
            if count:
                plant = box.plant[variety]
                moves += [plant[cell] for cell in cells]
        return moves

    def apply(self, state: DomPierre, move: Plant | NameBunch) -> None:
        """Place the bunch, take what lies there, then harvest."""
        turn = state.turn
        turn.left -= 1
        cell = state.box.cell_number[move.row, move.column]
        if isinstance(move, Plant):
            variety = VARIETIES.index(move.variety)
            turn.drawn[variety] -= 1
            state.grapes[variety] |= 1 << cell
            if state.journal is not None:
                name, row, column = move.variety, move.row, move.column
                state.tell("bunch-placed", "DP-VINE-03", self.actor, variety=name, row=row, column=column)
            if cell in state.extras:
                take_extra(state, cell)
        elif state.journal is not None:
            row, column = move.row, move.column
            state.tell("bunch-named", "DP-VINE-18", self.actor, row=row, column=column)
        harvest_round(state, cell)


def take_extra(state: DomPierre, cell: int) -> None:
    """Take the accessory or the coin that lies on a cell (DP-VINE-04)."""
    extra = state.extras.index(cell)
    state.extras[extra] = NONE
    maison = state.acting
    if extra == COIN:
        maison.coins += state.box.extra_coins
    else:
        maison.grey[extra] += 1
    if state.journal is not None:
        state.tell("extra-taken", "DP-VINE-04", state.seat, extra=EXTRAS[extra])


# ---------------------------------------------------------------------- harvesting


def count(state: DomPierre, cell: int, variety: int) -> int:
    """Return the bunches of a variety in the eight cells round a bunch, without itself (DP-VINE-05)."""
    return (state.grapes[variety] & state.box.around[cell]).bit_count()


def helpers(state: DomPierre, maison: Maison, variety: int) -> int:
    """Return the cells with an own worker on a bunch of the variety, anywhere, as bits (DP-VINE-07)."""
    return maison.vines & state.grapes[variety]


def harvests(state: DomPierre, cell: int) -> list[Move]:
    """Return what can be harvested round a bunch: varieties, with and without the vintage effect."""
    box, maison = state.box, state.acting
    harvest = box.harvest
    from_nothing = not state.options.harvest_worker_needs_base_value_1
    moves: list[Move] = []
    for variety in range(len(VARIETIES)):
        bunches = count(state, cell, variety)
        if bunches or (from_nothing and helpers(state, maison, variety)):
            moves.append(harvest[variety][0])
        if state.turn.vintage and state.grapes[variety] >> cell & 1 and bunches < box.most_harvest:
            moves.append(harvest[variety][1])
    return moves


def harvest_round(state: DomPierre, cell: int) -> None:
    """Ask for the variety, unless there is only one way to harvest; there is always one (DP-VINE-21)."""
    ways = harvests(state, cell)
    if len(ways) > 1:
        state.stack.append(ChooseHarvest(state.seat, cell))
    elif ways:
        harvest(state, cell, ways[0])


class ChooseHarvest(Decision["DomPierre"]):
    """Which variety do you harvest round the bunch?"""

    __slots__ = ("cell",)
    rule = "DP-VINE-05"
    see = ("DP-VINE-06", "DP-VINE-07", "DP-VINE-08", "DP-VINE-09", "DP-VINE-19", "DP-VINE-20", "DP-VINE-21")
    asks = (Harvest,)

    def __init__(self, actor: int, cell: int) -> None:
        self.actor = actor
        #: The bunch just placed or named.
        self.cell = cell

    def candidates(self, state: DomPierre) -> list[Harvest]:
        """Return every variety, with the vintage effect if it is to be had."""
        ways = (False, True) if state.turn.vintage else (False,)
        return [state.box.harvest[variety][way] for variety in range(len(VARIETIES)) for way in ways]

    def verdict(self, state: DomPierre, move: Harvest) -> Refusal | None:
        """There must be something to count, and the vintage effect must add to it."""
        if move.variety not in VARIETIES:
            return refuse("no-such-variety", "DP-COMP-02", variety=move.variety)
        variety = VARIETIES.index(move.variety)
        bunches = count(state, self.cell, variety)
        if move.vintage:
            return self._vintage_verdict(state, variety, bunches)
        if bunches:
            return None
        if state.options.harvest_worker_needs_base_value_1:
            return refuse("nothing-to-harvest", "DP-VINE-09", variety=move.variety)
        helped = helpers(state, state.maisons[self.actor], variety)
        return None if helped else refuse("nothing-to-harvest", "DP-VINE-21", variety=move.variety)

    def _vintage_verdict(self, state: DomPierre, variety: int, bunches: int) -> Refusal | None:
        if not state.turn.vintage:
            return refuse("no-vintage-effect", "DP-VINE-19")
        if not state.grapes[variety] >> self.cell & 1:
            return refuse("other-variety-placed", "DP-VINE-19", variety=VARIETIES[variety])
        if bunches >= state.box.most_harvest:
            return refuse("value-at-most", "DP-VINE-08", value=state.box.most_harvest)
        return None

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what can be harvested: the fast twin of the verdicts."""
        return harvests(state, self.cell)

    def details(self, state: DomPierre, move: Harvest) -> dict[str, Any] | None:
        """Return the value of the tile before a worker helps."""
        if move.variety not in VARIETIES:
            return None
        return {"value": base_value(state, self.cell, VARIETIES.index(move.variety), move.vintage)}

    def apply(self, state: DomPierre, move: Harvest) -> None:
        """Go on to the worker, or take the tile."""
        harvest(state, self.cell, move)


def base_value(state: DomPierre, cell: int, variety: int, vintage: bool) -> int:
    """Return count and vintage effect together, at most the highest value (DP-VINE-08, DP-VINE-19)."""
    box = state.box
    return min(box.most_harvest, count(state, cell, variety) + (box.own_bunch if vintage else 0))


def harvest(state: DomPierre, cell: int, move: Move) -> None:
    """Fix the base value; ask for a worker who could raise it, or take the tile (DP-VINE-23)."""
    assert isinstance(move, Harvest)
    box = state.box
    variety = VARIETIES.index(move.variety)
    value = base_value(state, cell, variety, move.vintage)
    if move.vintage:
        state.turn.vintage = False
    if state.journal is not None:
        bunches = count(state, cell, variety)
        state.tell("harvested", "DP-VINE-05", state.seat, variety=move.variety, bunches=bunches, see=("DP-VINE-20",))
        if move.vintage:
            state.tell("own-bunch-counted", "DP-VINE-19", state.seat, variety=move.variety, value=value)
    useful = value < box.most_harvest or state.options.harvest_worker_may_be_used_at_cap
    if useful and helpers(state, state.acting, variety):
        state.stack.append(ChooseHelper(state.seat, move.variety, value))
    else:
        storing.gain_tile(state, variety, value, "DP-VINE-06")


class ChooseHelper(Decision["DomPierre"]):
    """Do you bring a worker home to raise the value of the tile?"""

    __slots__ = ("variety", "value")
    rule = "DP-VINE-07"
    see = ("DP-VINE-08", "DP-VINE-09", "DP-VINE-18", "DP-VINE-22")
    asks = (CallHelper, NoHelper)

    def __init__(self, actor: int, variety: str, value: int) -> None:
        self.actor = actor
        self.variety = variety
        #: The value without a worker.
        self.value = value

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every own worker on a bunch, and none."""
        vines = state.maisons[self.actor].vines
        return [*(state.box.call_helper[cell] for cell in bit_list(vines)), NO_HELPER]

    def verdict(self, state: DomPierre, move: CallHelper | NoHelper) -> Refusal | None:
        """The worker must stand on the chosen variety; without a base value there is no tile without a worker."""
        if isinstance(move, NoHelper):
            return None if self.value else refuse("helper-needed", "DP-VINE-21", variety=self.variety)
        cell = state.box.cell_number.get((move.row, move.column))
        maison = state.maisons[self.actor]
        if cell is None or not maison.vines >> cell & 1:
            return refuse("no-worker-there", "DP-VINE-07")
        if not state.grapes[VARIETIES.index(self.variety)] >> cell & 1:
            return refuse("helper-on-other-variety", "DP-VINE-07", variety=self.variety)
        return None

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        cells = helpers(state, state.maisons[self.actor], VARIETIES.index(self.variety))
        moves: list[Move] = [state.box.call_helper[cell] for cell in bit_list(cells)]
        if self.value:
            moves.append(NO_HELPER)
        return moves

    def apply(self, state: DomPierre, move: CallHelper | NoHelper) -> None:
        """Bring the worker home, and take the tile."""
        box, value = state.box, self.value
        if isinstance(move, CallHelper):
            maison = state.maisons[self.actor]
            maison.vines &= ~(1 << box.cell_number[move.row, move.column])
            maison.house += 1
            value = min(box.most_harvest, value + box.helper_bonus)
            if state.journal is not None:
                zone = ZONES[HOUSE]
                rule = "DP-VINE-07" if value > self.value else "DP-VINE-22"
                state.tell("helper-home", rule, self.actor, zone=zone, variety=self.variety, value=value)
        storing.gain_tile(state, VARIETIES.index(self.variety), value, "DP-VINE-06")
