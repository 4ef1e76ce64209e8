"""The actions with workers alone: LOGISTICS, and returning workers instead of an action (DP-LOG, DP-RET)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import workers
from tutor.games.dom_pierre.moves import Done, SkipOnRoad, TakeWorker
from tutor.games.dom_pierre.names import CREW, HOUSE, NONE, RESERVE, ROADS, ZONES

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

DONE = Done()


# ---------------------------------------------------------------------- LOGISTICS


def begin_logistics(state: DomPierre) -> None:
    """Lift first, then place (DP-LOG-03)."""
    ask_lift(state)


def ask_lift(state: DomPierre) -> None:
    """Ask for the next worker to lift; when none can be lifted, go on to placing."""
    question = LiftWorkers(state.seat)
    if len(question.moves(state)) > 1:
        state.stack.append(question)
    else:
        ask_place(state)


def ask_place(state: DomPierre) -> None:
    """Ask for the place of the next worker in hand."""
    if state.turn.lifted:
        state.stack.append(PlaceWorkers(state.seat))


class LiftWorkers(Decision["DomPierre"]):
    """Which workers do you pick up? Those in the house use no strength."""

    __slots__ = ()
    rule = "DP-LOG-01"
    see = ("DP-LOG-02", "DP-LOG-03", "DP-LOG-08", "DP-LOG-10")
    asks = (*workers.TAKES, Done)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every place with a worker, and the end."""
        return [*workers.all_takes(state), DONE]

    def verdict(self, state: DomPierre, move: Move) -> Refusal | None:
        """Any own worker as long as the strength lasts, and any number from the house."""
        if isinstance(move, Done):
            return None
        refusal = workers.why_not_take(state, state.maisons[self.actor], move, "DP-LOG-01")
        if refusal is not None:
            return refusal
        from_house = isinstance(move, TakeWorker) and move.zone == ZONES[HOUSE]
        return None if from_house or state.turn.left else refuse("strength-used-up", "DP-LOG-01")

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        maison = state.maisons[self.actor]
        if state.turn.left:
            moves = workers.takes(state, maison)
        else:
            moves = [state.box.take_worker[HOUSE]] if maison.house else []
        moves.append(DONE)
        return moves

    def apply(self, state: DomPierre, move: Move) -> None:
        """Lift the worker, or go on to placing."""
        if isinstance(move, Done):
            ask_place(state)
            return
        zone, where, space = workers.lift(state, state.maisons[self.actor], move)
        if zone != HOUSE:
            state.turn.left -= 1
        if state.journal is not None:
            rule = "DP-LOG-02" if zone == HOUSE else "DP-LOG-01"
            tell_lift(state, rule, (zone, where, space))
        ask_lift(state)


def tell_lift(state: DomPierre, rule: str, place: workers.Place) -> None:
    """Tell where a worker was picked up."""
    zone, where, space = place
    seat = state.seat
    if zone == workers.ROAD:
        state.tell("lifted-from-road", rule, seat, road=ROADS[where], space=space + 1, see=("DP-LOG-10",))
    elif zone == workers.VINE:
        row, column = state.box.cells[where]
        state.tell("lifted-from-bunch", rule, seat, row=row, column=column, see=("DP-LOG-10",))
    else:
        state.tell("lifted-from-zone", rule, seat, zone=ZONES[zone])


class PlaceWorkers(Decision["DomPierre"]):
    """Where do you place the next worker?"""

    __slots__ = ()
    rule = "DP-LOG-03"
    see = ("DP-LOG-04", "DP-LOG-05", "DP-LOG-06", "DP-LOG-07", "DP-LOG-08", "DP-LOG-09", "DP-LOG-11", "DP-LOG-12")
    asks = (*workers.SENDS, SkipOnRoad, Done)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every place, with the vintage effect if it is to be had; by one ruling, the end."""
        zones, roads = len(ZONES), len(ROADS)
        places = workers.all_sends(state)
        skips = state.box.skip_on_road if state.turn.vintage else []
        return [*places[: zones + roads], *skips, *places[zones + roads :], DONE]

    def verdict(self, state: DomPierre, move: Move) -> Refusal | None:
        """By the rules of placement; all workers in hand are placed (DP-LOG-08)."""
        if isinstance(move, Done):
            go_back = state.options.unplaced_logistics_workers_go_back
            return refuse("worker-in-hand", "DP-LOG-08") if go_back else None
        if isinstance(move, SkipOnRoad) and not state.turn.vintage:
            return refuse("no-vintage-effect", "DP-LOG-09")
        refusal = workers.why_not_send(state, move)
        if refusal is None and isinstance(move, SkipOnRoad):
            second = workers.nearest(state, ROADS.index(move.road), 1)
            return refuse("nothing-to-skip-to", "DP-LOG-11", road=move.road) if second == NONE else None
        return refusal

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        moves = workers.road_sends(state)
        if state.turn.vintage:
            skip = state.box.skip_on_road
            moves += [skip[road] for road in range(len(ROADS)) if workers.nearest(state, road, 1) != NONE]
        moves += workers.vine_sends(state)
        if not state.options.unplaced_logistics_workers_go_back:
            moves.append(DONE)
        return moves

    def apply(self, state: DomPierre, move: Move) -> None:
        """Put the worker down; those left over by that ruling go to the house."""
        turn, maison = state.turn, state.maisons[self.actor]
        if isinstance(move, Done):
            if state.journal is not None:
                state.tell("workers-left-over", "DP-LOG-08", self.actor, workers=turn.lifted, zone=ZONES[HOUSE])
            maison.house += turn.lifted
            turn.lifted = 0
            return
        target = workers.target_of(state, move)
        if isinstance(move, SkipOnRoad):
            turn.vintage = False
            if state.journal is not None:
                state.tell("space-skipped", "DP-LOG-09", self.actor, road=move.road, see=("DP-LOG-11",))
        workers.put(state, maison, target, "DP-LOG-03")
        ask_place(state)


# ---------------------------------------------------------------------- returning workers


def return_strength(state: DomPierre, maison: Maison) -> int:
    """Return how many workers may go back: the strength of the row alone, unless a ruling adds force (DP-TOK-08)."""
    column = state.turn.column
    if state.options.force_token_counts_for_return_workers:
        return state.strength(maison, column)
    return state.row_strength(maison, column)


def begin_return(state: DomPierre) -> None:
    """Give the action up, and ask which workers go back (DP-RET-01)."""
    state.turn.left = return_strength(state, state.acting)
    if state.journal is not None:
        see = ("DP-RET-02", "DP-TOK-08", "DP-RET-04")
        state.tell("action-given-up", "DP-RET-01", state.seat, workers=state.turn.left, see=see)
    ask_return(state)


def ask_return(state: DomPierre) -> None:
    """Ask for the next worker while the strength lasts and there is one outside the reserve."""
    if state.turn.left and state.acting.reserve < state.box.workers:
        state.stack.append(ChooseReturn(state.seat))


class ChooseReturn(Decision["DomPierre"]):
    """Which worker goes back to your reserve?"""

    __slots__ = ()
    rule = "DP-RET-02"
    see = ("DP-RET-01", "DP-RET-03", "DP-RET-04", "DP-TOK-08")
    asks = (*workers.TAKES, Done)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every place with a worker, and the end."""
        return [*workers.all_takes(state), DONE]

    def verdict(self, state: DomPierre, move: Move) -> Refusal | None:
        """Any own worker that is not in the reserve yet."""
        if isinstance(move, Done):
            return None
        if isinstance(move, TakeWorker) and move.zone == ZONES[RESERVE]:
            return refuse("already-in-reserve", "DP-RET-02")
        return workers.why_not_take(state, state.maisons[self.actor], move, "DP-RET-02")

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        return [*workers.takes(state, state.maisons[self.actor], (HOUSE, CREW)), DONE]

    def apply(self, state: DomPierre, move: Move) -> None:
        """Send the worker to the reserve for a coin; no section and no harvest pays for it (DP-RET-04)."""
        if isinstance(move, Done):
            return
        maison = state.maisons[self.actor]
        workers.lift(state, maison, move)
        state.turn.lifted -= 1
        state.turn.left -= 1
        maison.reserve += 1
        coins = state.box.worker_coins
        maison.coins += coins
        if state.journal is not None:
            zone = ZONES[RESERVE]
            state.tell(
                "worker-returned", "DP-RET-03", self.actor, coins=coins, zone=zone, see=("DP-RET-02", "DP-RET-04")
            )
        ask_return(state)
