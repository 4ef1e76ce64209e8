"""Visitors with a rule of their own: the Planner, who works ahead, and the Manager, who works again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture import effects
from tutor.games.viticulture.effects import Address, Effect
from tutor.games.viticulture.moves import Plan, TakeAction
from tutor.games.viticulture.names import (
    ACTIONS,
    HOME,
    PLACES,
    SUMMER_ACTIONS,
    WINTER_ACTIONS,
)
from tutor.games.viticulture.spaces import action_of
from tutor.games.viticulture.turns import (
    begin_action,
    leave_bonus_space,
    may_spend,
    on_bonus_space,
    space_for,
    spend_token,
    way_of,
    why_no_worker,
    why_not_action,
    why_not_place,
)
from tutor.games.viticulture.workers import stand

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


class PlanWorker(Effect):
    """Put another worker on a winter action now (Planner)."""

    asks = True

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """Another worker must be at hand, and a place open to it (VI-CARD-S29)."""
        if not vineyard.workers:
            return refuse("no-other-worker", "VI-CARD-S29")
        for grande in (False, True):
            if vineyard.grande == HOME if grande else vineyard.free:
                for action in WINTER_ACTIONS:
                    for place in PLACES:
                        if why_not_place(state, seat, action, place, grande) is None:
                            return None
        return refuse("no-winter-space", "VI-CARD-S29")

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask where."""
        state.stack.append(ChoosePlan(seat))


class ChoosePlan(Decision["Viticulture"]):
    """On which winter action do you put a worker in advance?"""

    __slots__ = ()
    rule = "VI-CARD-S29"
    see = ("VI-GRD-02", "VI-BON-03")
    asks = (Plan,)

    def candidates(self, state: Viticulture) -> list[Plan]:
        """Return every winter action with every place and worker."""
        return state.box.plans

    def verdict(self, state: Viticulture, move: Plan) -> Refusal | None:
        """An available worker and an open place; whether the action will be possible is not asked now."""
        vineyard = state.vineyards[self.actor]
        if not (vineyard.grande == HOME if move.grande else vineyard.free):
            return why_no_worker(vineyard, move.grande)
        if move not in state.box.plans:
            return refuse("no-winter-action", "VI-CARD-S29")
        return why_not_place(state, self.actor, ACTIONS.index(move.action), move.place, move.grande)

    def apply(self, state: Viticulture, move: Plan) -> None:
        """The worker stands there from now on."""
        space = space_for(state, self.actor, ACTIONS.index(move.action), move.place)
        stand(state, self.actor, space, move.grande)
        if move.place == "bonus" and state.players == 1:  # the ruling solo_token_opens_space
            spend_token(state, self.actor)
        state.plans.append((self.actor, space))
        if state.journal is not None:
            action, place, grande = move
            state.tell("planned", "VI-CARD-S29", self.actor, action=action, place=place, grande=grande)


class RunPlans(Step["Viticulture"]):
    """Planned actions, in wake-up order, before the first turn of winter."""

    __slots__ = ()
    rule = "VI-CARD-S29"

    def run(self, state: Viticulture) -> None:
        """Take the next planned action; an impossible one is skipped, and its worker stays."""
        while state.plans:
            seat, space = min(state.plans, key=lambda plan: state.order.index(plan[0]))
            state.plans.remove((seat, space))
            action = action_of(space)
            # a solo token may pay for a reduction too
            way = way_of(state, action, on_bonus_space(space) or may_spend(state, seat))
            refusal = why_not_action(state, seat, action, way, state.vineyards[seat])
            if refusal is not None:
                if refusal.name == "nothing-to-plant":  # all hear of it, and whether there are vines in hand is secret
                    refusal = refuse("nothing-to-plant", refusal.rule, reason="secret")
                if state.journal is not None:
                    state.tell("plan-skipped", "VI-CARD-S29", seat, action=ACTIONS[action], reason=refusal)
                if on_bonus_space(space):
                    leave_bonus_space(state, seat, action)
                continue
            if state.journal is not None:
                state.tell("plan-runs", "VI-CARD-S29", seat, action=ACTIONS[action])
            state.stack.append(self)
            begin_action(state, seat, action, space)
            return


class TakeSummerAction(Effect):
    """Take a summer action without a worker and without its bonus (Manager)."""

    asks = True

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """One of them must be possible; a tour always is."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which one."""
        state.stack.append(ChooseSummerAction(seat))


class ChooseSummerAction(Decision["Viticulture"]):
    """Which summer action do you take?"""

    __slots__ = ()
    rule = "VI-CARD-W32"
    see = ("VI-VIS-12",)
    asks = (TakeAction,)

    def candidates(self, state: Viticulture) -> list[TakeAction]:
        """Return all actions of the board."""
        return state.box.take_action

    def verdict(self, state: Viticulture, move: TakeAction) -> Refusal | None:
        """One of the six of summer, and possible as usual."""
        if move.action not in ACTIONS or ACTIONS.index(move.action) not in SUMMER_ACTIONS:
            return refuse("summer-actions-only", "VI-CARD-W32")
        return why_not_action(state, self.actor, ACTIONS.index(move.action), "", state.vineyards[self.actor])

    def apply(self, state: Viticulture, move: TakeAction) -> None:
        """Take it."""
        if state.journal is not None:
            state.tell("action-taken", "VI-CARD-W32", self.actor, action=move.action, see=("VI-VIS-12",))
        effects.start(state, self.actor, move.action, "")
