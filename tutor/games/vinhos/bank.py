"""The bank of the 2010 edition: account, Bank action, investments (VR-BANK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import abilities
from tutor.games.vinhos.moves import Deposit, Divest, Invest, Stop, UseExpert, Withdraw
from tutor.games.vinhos.names import ACCOUNT_EMPTY, BANK
from tutor.games.vinhos.units import NextUnit, Unit, unit_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

WITHDRAW, DEPOSIT, INVEST = Withdraw(), Deposit(), Invest()
#: What a Bank action has done so far, as bits.
WITHDREW, DEPOSITED, INVESTED, DIVESTED = 1, 2, 4, 8


def change_account(state: Vinhos, seat: int, amount: int, rule: str) -> int:
    """Move an account marker by an amount as far as it goes; return the part of a payment that is missing.

    What would exceed the top is lost (VR-SALE-01). Arriving at 0 costs VP at once (VR-BANK-08).
    """
    vintner, box = state.vintners[seat], state.box
    before = vintner.account
    wanted = before + amount
    vintner.account = min(box.top_account, max(0, wanted))
    if state.journal is not None and vintner.account != before:
        state.tell(
            "account-moves",
            rule,
            seat,
            step=vintner.account - before,
            balance=vintner.account,
            see=("VR-BANK-01", "VR-BANK-02"),
        )
    if before and not vintner.account:
        lost = box.empty_penalty
        if not state.options.score_may_go_negative:
            lost = max(0, min(lost, vintner.vp))
        vintner.score(-lost, ACCOUNT_EMPTY)
        if state.journal is not None:
            state.tell("account-empty", "VR-BANK-08", seat, points=lost)
    return max(0, -wanted)


def invest_one_step(state: Vinhos, seat: int, rule: str) -> None:
    """Move the investment marker one step to the right."""
    vintner = state.vintners[seat]
    vintner.investment += 1
    if state.journal is not None:
        position = state.box.positions[vintner.investment]
        state.tell("invested", rule, seat, position=position, see=("VR-BANK-07",))


def invest_cost(state: Vinhos, vintner: Vintner) -> int | None:
    """Return what the next step to the right costs; None at the end of the track."""
    costs = state.box.invest_cost
    return costs[vintner.investment] if vintner.investment < len(costs) else None


@unit_of(BANK)
class UseBank(Unit):
    """What do you do at the bank?"""

    __slots__ = ()
    rule = "VR-BANK-03"
    see = ("VR-BANK-04", "VR-BANK-05", "VR-BANK-06", "VR-BANK-07", "VR-BANK-08", "VR-BANK-11")
    asks = (Withdraw, Deposit, Invest, UseExpert, Divest, Stop)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return the three operations, and what may be done in between."""
        return [WITHDRAW, DEPOSIT, INVEST, *self.all_between(state)]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """Each operation needs its money; opposite ones exclude each other within an action."""
        vintner, done = state.vintners[self.actor], self.bought
        if isinstance(move, Withdraw):
            if done & DEPOSITED:
                return refuse("opposite-of-deposit", "VR-BANK-11")
            return None if vintner.account else refuse("account-is-empty", "VR-BANK-04")
        if isinstance(move, Deposit):
            if done & WITHDREW:
                return refuse("opposite-of-withdrawal", "VR-BANK-11")
            if not vintner.cash:
                return refuse("no-cash", "VR-BANK-05")
            full = vintner.account >= state.box.top_account
            return refuse("account-full", "VR-BANK-05", most=state.box.top_account) if full else None
        if isinstance(move, Invest):
            return self._why_not_invest(state, vintner)
        if isinstance(move, Divest) and done & INVESTED:
            return refuse("opposite-of-investing", "VR-BANK-11")
        return self.why_not_between(state, move)

    def _why_not_invest(self, state: Vinhos, vintner: Vintner) -> Refusal | None:
        if self.bought & DIVESTED:
            return refuse("opposite-of-divesting", "VR-BANK-11")
        cost = invest_cost(state, vintner)
        if cost is None:
            return refuse("investment-at-top", "VR-BANK-06")
        if cost > vintner.account:
            return refuse("balance-too-low", "VR-BANK-06", price=cost, have=vintner.account)
        return None

    def moves(self, state: Vinhos) -> list[Move]:
        """Return what can be done: the fast twin of the verdicts."""
        vintner, done = state.vintners[self.actor], self.bought
        moves: list[Move] = []
        if vintner.account and not done & DEPOSITED:
            moves.append(WITHDRAW)
        if vintner.cash and vintner.account < state.box.top_account and not done & WITHDREW:
            moves.append(DEPOSIT)
        if self._why_not_invest(state, vintner) is None:
            moves.append(INVEST)
        between = self.between(state)
        return moves + ([move for move in between if not isinstance(move, Divest)] if done & INVESTED else between)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return what an investment costs."""
        cost = invest_cost(state, state.vintners[self.actor]) if isinstance(move, Invest) else None
        return None if cost is None else {"price": cost}

    def apply(self, state: Vinhos, move: Any) -> None:
        """Move the money, one step at a time."""
        seat = self.actor
        if isinstance(move, Divest):
            unit = UseBank(seat, self.way, self.units, self.bought | DIVESTED)
            unit.apply_between(state, move)
            return
        if not isinstance(move, Withdraw | Deposit | Invest):
            self.apply_between(state, move)
            return
        done = WITHDREW if isinstance(move, Withdraw) else DEPOSITED if isinstance(move, Deposit) else INVESTED
        vintner = state.vintners[seat]
        if isinstance(move, Withdraw):
            vintner.cash += 1
            change_account(state, seat, -1, "VR-BANK-04")
        elif isinstance(move, Deposit):
            vintner.cash -= 1
            change_account(state, seat, 1, "VR-BANK-05")
        else:
            cost = invest_cost(state, vintner)
            assert cost is not None
            invest_one_step(state, seat, "VR-BANK-06")
            change_account(state, seat, -cost, "VR-BANK-06")
        state.stack.append(NextUnit(seat, BANK, self.way, self.units + 1, self.bought | done))

    @classmethod
    def possible(cls, state: Vinhos, seat: int, way: str, bought: int, cash: int) -> bool:
        """Return whether any operation is possible with so much cash."""
        vintner = state.vintners[seat]
        if vintner.account and not bought & DEPOSITED:
            return True
        if cash and vintner.account < state.box.top_account and not bought & WITHDREW:
            return True
        cost = None if bought & DIVESTED else invest_cost(state, vintner)
        return cost is not None and cost <= vintner.account

    @classmethod
    def helpable(cls, state: Vinhos, seat: int, way: str, bought: int) -> bool:
        """Return whether cash to be deposited could still be raised; not by divesting once one has invested."""
        vintner = state.vintners[seat]
        raisable = abilities.raisable(state, vintner)
        if bought & INVESTED:
            raisable -= abilities.divestible(state, vintner)
        return raisable > 0 and cls.possible(state, seat, way, bought, vintner.cash + raisable)
