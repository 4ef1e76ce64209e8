"""Actions are carried out one unit at a time (VC-GEN-09): what all of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import abilities
from tutor.games.vinhos.moves import Divest, Stop, UseExpert
from tutor.games.vinhos.names import EXPORT, SALES

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

#: By what an action is carried out: the quadrel, a tycoon tile (2016) or an extra action of a magnate (2010).
QUADREL, TILE, EXTRA = "quadrel", "tile", "extra"
#: Tiles that hire one kind of worker.
FOR_ENOLOGIST, FOR_FARMER = "enologist", "farmer"
WAYS: Final = (QUADREL, TILE, EXTRA, FOR_ENOLOGIST, FOR_FARMER)

STOP, DIVEST = Stop(), Divest()


def limit(state: Vinhos, action: int, way: str) -> int:
    """Return the most units of an action; 0: as many as one likes. Tiles and extra actions buy a single thing."""
    if way == QUADREL or action in (SALES, EXPORT):
        return state.box.limits[action]
    return 1


def why_no_divesting(state: Vinhos, seat: int) -> Refusal | None:
    """The investment marker must be able to move left (VR-BANK-09)."""
    if not state.reserve:
        return refuse("no-investment-here", "VC-GEN-01")
    return None if state.vintners[seat].investment else refuse("investment-at-bottom", "VR-BANK-09")


def divest(state: Vinhos, seat: int) -> None:
    """Move the investment marker one step to the left, for cash."""
    vintner = state.vintners[seat]
    gain = state.box.divest_gain[vintner.investment]
    vintner.investment -= 1
    vintner.cash += gain
    if state.journal is not None:
        position = state.box.positions[vintner.investment]
        state.tell("divested", "VR-BANK-09", seat, money=gain, position=position, see=("VR-BANK-07", "VR-BANK-12"))


class Unit(Decision["Vinhos"]):
    """A question about the next unit of an action; what may be done in between belongs to all of them."""

    __slots__ = ("way", "units", "bought")

    #: Which action it belongs to.
    action: ClassVar[int]
    #: When experts are wanted here.
    moment: ClassVar[str] = abilities.DURING

    def __init__(self, actor: int, way: str, units: int, bought: int) -> None:
        self.actor = actor
        self.way = way
        #: Units done so far, and the regions in which this action has bought (as bits).
        self.units = units
        self.bought = bought

    def why_not_between(self, state: Vinhos, move: Any) -> Refusal | None:
        """Say why a move that is no unit is not possible: stopping, an expert, divesting."""
        if isinstance(move, Stop):
            return None if self.units else refuse("at-least-one", "VC-MOVE-07")
        if isinstance(move, Divest):
            return why_no_divesting(state, self.actor)
        return abilities.why_not_use(state, self.actor, move, self.moment_for(state), self.units)

    def moment_for(self, state: Vinhos) -> str:
        """Return when experts are wanted here."""
        return self.moment

    def between(self, state: Vinhos) -> list[Move]:
        """Return the legal moves that are no units: the fast twin of `why_not_between`."""
        moves = abilities.usable_experts(state, self.actor, self.moment_for(state), self.units)
        if state.reserve and state.vintners[self.actor].investment:
            moves.append(DIVEST)
        if self.units:
            moves.append(STOP)
        return moves

    def all_between(self, state: Vinhos) -> list[Move]:
        """Return every move that is no unit, legal or not."""
        vintner = state.vintners[self.actor]
        held = vintner.up | vintner.down
        moves: list[Move] = [move for expert, move in enumerate(state.box.use_expert) if held >> expert & 1]
        return [*moves, DIVEST, STOP] if state.reserve else [*moves, STOP]

    def apply_between(self, state: Vinhos, move: Any) -> None:
        """Carry such a move out; unless it ends the action, the question comes again."""
        if isinstance(move, Stop):
            state.discount = 0
            return
        # what was done may have changed whether anything is left to be asked
        state.stack.append(NextUnit(self.actor, self.action, self.way, self.units, self.bought))
        if isinstance(move, UseExpert):
            abilities.use(state, self.actor, move, self.way, self.units)
        else:
            divest(state, self.actor)

    @classmethod
    def possible(cls, state: Vinhos, seat: int, way: str, bought: int, cash: int) -> bool:
        """Return whether a unit is possible with so much cash."""
        raise NotImplementedError

    @classmethod
    def helpable(cls, state: Vinhos, seat: int, way: str, bought: int) -> bool:
        """Return whether something that is allowed in between could make a unit possible: money, for most."""
        vintner = state.vintners[seat]
        return cls.possible(state, seat, way, bought, vintner.cash + abilities.raisable(state, vintner))


#: The question of each action; each topic enters its own.
UNITS: dict[int, type[Unit]] = {}


def unit_of(action: int) -> Callable[[type[Unit]], type[Unit]]:
    """Class decorator: this question asks for the units of an action."""

    def enter(kind: type[Unit]) -> type[Unit]:
        kind.action = action
        UNITS[action] = kind
        return kind

    return enter


class NextUnit(Step["Vinhos"]):
    """Ask for another unit if the action allows one and it is possible, or could become so."""

    __slots__ = ("seat", "action", "way", "units", "bought")
    rule = "VC-GEN-09"

    def __init__(self, seat: int, action: int, way: str, units: int, bought: int) -> None:
        self.seat = seat
        self.action = action
        self.way = way
        self.units = units
        self.bought = bought

    def run(self, state: Vinhos) -> None:
        """An action ends by itself when no further unit is possible."""
        most = limit(state, self.action, self.way)
        if not most or self.units < most:
            kind = UNITS[self.action]
            cash = state.vintners[self.seat].cash
            if kind.possible(state, self.seat, self.way, self.bought, cash) or (
                kind.helpable(state, self.seat, self.way, self.bought)
            ):
                state.stack.append(kind(self.seat, self.way, self.units, self.bought))
                return
        state.discount = 0  # it belongs to one action (VC-ABIL-06)


def begin(state: Vinhos, seat: int, action: int, way: str) -> None:
    """Begin an action that has been found possible."""
    state.begun = True
    state.stack.append(UNITS[action](seat, way, 0, 0))
