"""Phase I of a year: whose turn it is, the nine actions, passing, and how the phase ends (GC-YEAR, GC-PASS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.core.decision import Decision, Frame, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru import auction, demand, harvest, improvements, purchase, sale, year_end
from tutor.games.grand_cru.box import ACTIONS, VINES
from tutor.games.grand_cru.moves import Act, Pass, UseImprovement

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru

PASS = Pass()


def tell_year(state: GrandCru) -> None:
    """Tell that a year begins."""
    state.tell("year-begins", "GC-YEAR-01", state.start, year=state.year, see=("GC-YEAR-02", "GC-YEAR-17"))


class NextTurn(Step["GrandCru"]):
    """Check whether Phase I ends; otherwise ask the next player for an action."""

    __slots__ = ()
    rule = "GC-YEAR-03"

    def run(self, state: GrandCru) -> None:
        """Go clockwise past those who have passed; the counter moves when the start player's seat comes up."""
        players = state.players
        if state.emptied_by >= 0:
            last_lap(state)
            return
        if state.passed == (1 << players) - 1:
            if state.journal is not None:
                state.tell("all-passed", "GC-YEAR-13", see=("GC-YEAR-09",))
            state.stack.append(year_end.YearEnd())
            return
        seat = state.turn
        arrived = False
        while True:
            if seat == state.start and state.counter < state.box.last_position:
                arrived = self._move_counter(state)
            if not state.passed >> seat & 1:
                break
            seat = (seat + 1) % players
        if state.options.empty_vines_end_year and state.last_space and self._bare_vineyard(state):
            last_lap(state)
            return
        state.turn = (seat + 1) % players
        self._ask(state, seat, arrived)

    def _move_counter(self, state: GrandCru) -> bool:
        """Move the counter one space; return whether it has arrived on the last one (GC-YEAR-05: there it stays)."""
        state.counter += 1
        if state.journal is not None:
            rule = "GC-YEAR-06" if state.passed >> state.start & 1 else "GC-YEAR-04"
            last = state.last_space
            name = "counter-arrives" if last else "counter-moves"
            see = ("GC-YEAR-05", "GC-YEAR-07", "GC-YEAR-20") if last else ("GC-YEAR-20", "GC-YEAR-21")
            state.tell(name, rule, space=state.counter, see=see)
        return state.last_space

    def _ask(self, state: GrandCru, seat: int, arrived: bool) -> None:
        """Ask for an action; who is left alone on the last space has exactly one."""
        left = state.players - state.passed.bit_count()
        if left > 1 or not state.last_space or (arrived and state.options.lone_extra_action):
            state.stack += [self, ChooseAction(seat, False)]
            return
        if state.journal is not None:
            state.tell(
                "last-action-alone", "GC-YEAR-12" if arrived else "GC-YEAR-11", seat, see=("GC-PC-03", "GC-PASS-01")
            )
        state.stack += [year_end.YearEnd(), ChooseAction(seat, True)]

    def _bare_vineyard(self, state: GrandCru) -> bool:
        """Look, with that ruling, for a vineyard with vines and no cube; the last to act is looked at first."""
        for seat in reversed(state.clockwise(state.turn)):
            estate = state.estates[seat]
            if any(estate.tiles[:VINES]) and not any(estate.cubes):
                state.emptied_by = seat
                return True
        return False


def last_lap(state: GrandCru) -> None:
    """After the last cube is off, give everybody else who has not passed one more action (GC-YEAR-10, GC-YEAR-24)."""
    seat = state.emptied_by
    queue = [other for other in state.clockwise(seat)[1:] if not state.has_passed(other)]
    if state.journal is not None:
        see = ("GC-YEAR-14", "GC-YEAR-15", "GC-YEAR-23", "GC-YEAR-24", "GC-HARV-05")
        state.tell("last-lap", "GC-YEAR-10", seat, player=queue, see=see)
    lap: list[Frame[GrandCru]] = [ChooseAction(other, True) for other in reversed(queue)]
    state.stack += [year_end.YearEnd(), *lap]


class ChooseAction(Decision["GrandCru"]):
    """What do you do with your turn?"""

    __slots__ = ("last",)
    rule = "GC-YEAR-08"
    see = ("GC-YEAR-03", "GC-YEAR-09", "GC-YEAR-16", "GC-YEAR-22", "GC-IMP-02", "GC-IMP-03", "GC-PASS-02")
    asks = (Act, UseImprovement, Pass)

    def __init__(self, actor: int, last: bool) -> None:
        self.actor = actor
        #: It is this player's last action of the year.
        self.last = last

    def candidates(self, state: GrandCru) -> Sequence[Move]:
        """Return all actions, every improvement, and the pass."""
        return [*state.box.act, *state.box.use, PASS]

    def verdict(self, state: GrandCru, move: Act | UseImprovement | Pass) -> Refusal | None:
        """An action can be chosen if it can be carried out to its end."""
        if isinstance(move, Pass):
            return None
        if isinstance(move, UseImprovement):
            return improvements.why_not_use(state, self.actor, move)
        if move.action not in ACTIONS:
            return refuse("no-such-action", "GC-YEAR-08", action=str(move.action))
        return WHY_NOT[ACTIONS.index(move.action)](state, self.actor)

    def moves(self, state: GrandCru) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        actor, act = self.actor, state.box.act
        moves: list[Move] = [act[number] for number, may in enumerate(MAY) if may(state, actor)]
        estate = state.estates[actor]
        if any(estate.tiles[VINES:]):
            moves += improvements.usable(state, actor)
        moves.append(PASS)
        return moves

    def apply(self, state: GrandCru, move: Act | UseImprovement | Pass) -> None:
        """Begin the action, or be out for the rest of the year."""
        seat = self.actor
        if isinstance(move, Pass):
            state.passed |= 1 << seat
            if state.journal is not None:
                see = ("GC-PASS-03", "GC-PASS-04", "GC-PASS-05")
                state.tell("passed", "GC-PASS-01", seat, see=see)
        elif isinstance(move, UseImprovement):
            improvements.use(state, seat, state.box.improvement_number[move.improvement])
        else:
            BEGIN[ACTIONS.index(move.action)](state, seat)


#: For each plain action, in their order: why it is not possible, whether it is (the fast twin), and how it begins.
WHY_NOT = (
    auction.why_no_first_bid,
    auction.why_no_overbid,
    purchase.why_no_acquisition,
    purchase.why_no_purchase,
    demand.why_no_raise,
    harvest.why_no_harvest,
    sale.why_no_sale,
)
MAY = (
    auction.may_bid,
    auction.may_overbid,
    purchase.may_acquire,
    purchase.may_buy,
    demand.may_raise,
    harvest.may_harvest,
    sale.may_sell,
)
BEGIN = (
    auction.begin_first_bid,
    auction.begin_overbid,
    purchase.begin_acquisition,
    purchase.begin_purchase,
    demand.begin_raise,
    harvest.begin_harvest,
    sale.begin_sale,
)
