"""The round and the turn: three actions each, in any order, one at a time (TO-TURN, TO-ROUND)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.toscana import hire, prices, production, scoring, trade
from tutor.games.toscana.box import ACTIONS
from tutor.games.toscana.moves import UseAction

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana


class NextTurn(Step["Toscana"]):
    """Ask the next player for an action, or update the prices when all actions are spent."""

    __slots__ = ()
    rule = "TO-TURN-03"

    def run(self, state: Toscana) -> None:
        """Go round the table three times, clockwise from the first player."""
        if state.turn == len(ACTIONS) * state.players:
            state.stack.append(prices.UpdatePrices())
            return
        if state.turn == 0 and state.journal is not None:
            state.tell("round-begins", "TO-TURN-01", state.first, round=state.round, see=("TO-SETUP-15",))
        seat = (state.first + state.turn) % state.players
        state.turn += 1
        state.stack += [self, ChooseAction(seat)]


class ChooseAction(Decision["Toscana"]):
    """Which of your actions do you spend now?"""

    __slots__ = ()
    rule = "TO-TURN-02"
    see = ("TO-TURN-03", "TO-TURN-04", "TO-TURN-05", "TO-TURN-06")
    asks = (UseAction,)

    def candidates(self, state: Toscana) -> list[UseAction]:
        """Return all three actions."""
        return state.box.use_action

    def verdict(self, state: Toscana, move: UseAction) -> Refusal | None:
        """An action is spent once per round."""
        if move.action not in ACTIONS:
            return refuse("no-such-action", "TO-TURN-02", action=str(move.action))
        if state.wineries[self.actor].spent >> ACTIONS.index(move.action) & 1:
            return refuse("action-spent", "TO-TURN-05", action=move.action)
        return None

    def apply(self, state: Toscana, move: UseAction) -> None:
        """Take the token off the circle and begin the action."""
        state.wineries[self.actor].spent |= 1 << ACTIONS.index(move.action)
        if state.journal is not None:
            state.tell("action-used", "TO-TURN-05", self.actor, action=move.action)
        if move.action == "hire":
            state.stack.append(hire.HireStaff(self.actor, False, False))
        elif move.action == "production":
            state.stack.append(production.StartProduction(self.actor))
        else:
            state.stack.append(trade.Trade(self.actor, False))


class EndRound(Step["Toscana"]):
    """End the game, or give the tokens back and pass the start to the left."""

    __slots__ = ()
    rule = "TO-ROUND-01"

    def run(self, state: Toscana) -> None:
        """Check the end first (TO-END-01); money counts as it stands now (TO-END-02)."""
        box = state.box
        richest = max(range(state.players), key=lambda seat: state.wineries[seat].money)
        rich = state.wineries[richest].money >= box.money_trigger
        if state.round == box.rounds or rich or state.latched:
            if state.journal is not None:
                self._tell_end(state, richest, rich)
            state.stack.append(scoring.FinalSale())
            return
        for winery in state.wineries:
            winery.spent = 0
        state.round += 1
        state.turn = 0
        state.first = (state.first + 1) % state.players
        state.stack.append(NextTurn())
        if state.journal is not None:
            state.tell("tokens-back", "TO-ROUND-02")
            state.tell("start-passes", "TO-ROUND-03", state.first)

    def _tell_end(self, state: Toscana, richest: int, rich: bool) -> None:
        trigger = state.box.money_trigger
        if state.round == state.box.rounds:
            state.tell("end-tiles", "TO-END-01", round=state.round, see=("TO-END-04",))
        elif rich:
            money = state.wineries[richest].money
            state.tell("end-money", "TO-END-01", richest, count=money, trigger=trigger, see=("TO-END-03", "TO-END-04"))
        else:
            state.tell("end-latched", "TO-END-02", trigger=trigger)
