"""Interest with emergency loans and bankruptcy, and the choice of loans (GC-INT, GC-LOAN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru.box import EMERGENCY_LOANS, INTEREST, LOANS
from tutor.games.grand_cru.moves import KeepLoans, RepayLoans, TakeLoans

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru

KEEP = KeepLoans()
#: Rules that bear on every change of loans.
LATER = ("GC-LOAN-06", "GC-LIM-06")


class PayInterest(Step["GrandCru"]):
    """Step 4: everybody pays interest, clockwise from the start player."""

    __slots__ = ()
    rule = "GC-INT-01"

    def run(self, state: GrandCru) -> None:
        """A bankruptcy does not stop the others (GC-INT-11)."""
        for seat in state.clockwise(state.start):
            pay_interest(state, seat)


def pay_interest(state: GrandCru, seat: int) -> None:
    """Pay from cash if it is enough; otherwise with exactly as many emergency loans as are needed (GC-INT-09)."""
    box = state.box
    estate = state.estates[seat]
    loans = estate.loans
    interest = box.interest[state.options.interest][loans]
    missing = interest - estate.cash
    if missing > 0:
        needed = -(-missing // box.emergency_loan)
        taken = min(needed, box.most_loans - estate.loans)
        estate.loans += taken
        estate.earn(taken * box.emergency_loan, EMERGENCY_LOANS)
        if state.journal is not None and taken:
            see = ("GC-INT-04", "GC-INT-05", "GC-INT-09")
            money = taken * box.emergency_loan
            state.tell("emergency-loans", "GC-INT-03", seat, loans=taken, money=money, interest=interest, see=see)
        if taken < needed:
            state.bankrupt |= 1 << seat
            if state.journal is not None:
                tell_bankrupt(state, seat, taken, interest)
            return
    estate.earn(-interest, INTEREST)
    if state.journal is not None:
        state.tell(
            "interest-paid",
            "GC-INT-01",
            seat,
            money=interest,
            loans=loans,
            all=loans == estate.loans,
            see=("GC-INT-02", "GC-INT-05", "GC-SETUP-15", "GC-LIM-06"),
        )


def tell_bankrupt(state: GrandCru, seat: int, taken: int, interest: int) -> None:
    """Tell that a player would need one loan more than there are."""
    see = ("GC-INT-08", "GC-INT-10", "GC-INT-11", "GC-FIN-02", "GC-LIM-04")
    rule = "GC-INT-07" if taken else "GC-INT-06"
    state.tell("bankrupt", rule, seat, loans=state.box.most_loans, interest=interest, see=see)


class AskLoans(Step["GrandCru"]):
    """Step 5: ask everybody who is not bankrupt, clockwise from the start player."""

    __slots__ = ()
    rule = "GC-LOAN-01"

    def run(self, state: GrandCru) -> None:
        """Put the questions on the stack, the start player's on top."""
        order = [seat for seat in state.clockwise(state.start) if not state.is_bankrupt(seat)]
        state.stack += [ChooseLoans(seat) for seat in reversed(order)]


class ChooseLoans(Decision["GrandCru"]):
    """Do you take new loans, repay some, or leave things as they are?"""

    __slots__ = ()
    rule = "GC-LOAN-01"
    see = (
        "GC-LOAN-02",
        "GC-LOAN-03",
        "GC-LOAN-04",
        "GC-LOAN-05",
        "GC-LOAN-06",
        "GC-LOAN-07",
        "GC-LIM-04",
        "GC-COMP-10",
    )
    asks = (TakeLoans, RepayLoans, KeepLoans)

    def candidates(self, state: GrandCru) -> Sequence[Move]:
        """Return every number of loans, taken or repaid, and neither."""
        return [*state.box.take_loans, *state.box.repay_loans, KEEP]

    def verdict(self, state: GrandCru, move: TakeLoans | RepayLoans | KeepLoans) -> Refusal | None:
        """Within the loan track; a repayment also within one's cash."""
        if isinstance(move, KeepLoans):
            return None
        box = state.box
        estate = state.estates[self.actor]
        if move.loans not in range(1, box.most_loans + 1):
            return refuse("one-loan-at-least", "GC-LOAN-02" if isinstance(move, TakeLoans) else "GC-LOAN-03")
        if isinstance(move, TakeLoans):
            if estate.loans + move.loans > box.most_loans:
                return refuse(
                    "too-many-loans",
                    "GC-LOAN-02",
                    loans=estate.loans,
                    most=box.most_loans,
                    left=box.most_loans - estate.loans,
                )
            return None
        if move.loans > estate.loans:
            return refuse("fewer-loans", "GC-LOAN-03", loans=estate.loans)
        price = move.loans * box.repayment
        if price > estate.cash:
            return refuse("too-dear", "GC-LOAN-03", price=price, have=estate.cash)
        return None

    def moves(self, state: GrandCru) -> list[Move]:
        """Return the possible numbers: the fast twin of the verdicts."""
        box = state.box
        estate = state.estates[self.actor]
        moves: list[Move] = []
        moves += box.take_loans[: box.most_loans - estate.loans]
        moves += box.repay_loans[: min(estate.loans, estate.cash // box.repayment)]
        moves.append(KEEP)
        return moves

    def details(self, state: GrandCru, move: Any) -> dict[str, Any] | None:
        """Return the money that changes hands, and the interest that will be due."""
        if isinstance(move, KeepLoans) or self.verdict(state, move) is not None:
            return None
        box, loans = state.box, state.estates[self.actor].loans
        interest = box.interest[state.options.interest]
        if isinstance(move, TakeLoans):
            return {"money": move.loans * box.loan, "interest": interest[loans + move.loans]}
        return {"money": move.loans * box.repayment, "interest": interest[loans - move.loans]}

    def apply(self, state: GrandCru, move: TakeLoans | RepayLoans | KeepLoans) -> None:
        """Move the loan pawn and the money; interest changes only from the next year end on (GC-LOAN-06)."""
        seat, box = self.actor, state.box
        estate = state.estates[seat]
        if isinstance(move, TakeLoans):
            estate.loans += move.loans
            estate.earn(move.loans * box.loan, LOANS)
            if state.journal is not None:
                money = move.loans * box.loan
                state.tell("loans-taken", "GC-LOAN-02", seat, loans=move.loans, money=money, see=LATER)
        elif isinstance(move, RepayLoans):
            estate.loans -= move.loans
            estate.earn(-move.loans * box.repayment, LOANS)
            if state.journal is not None:
                money = move.loans * box.repayment
                state.tell("loans-repaid", "GC-LOAN-03", seat, loans=move.loans, money=money, see=LATER)
                if not estate.loans:
                    state.tell("free-of-loans", "GC-LOAN-05", seat, see=("GC-LOAN-07",))
        elif state.journal is not None:
            state.tell("loans-kept", "GC-LOAN-04", seat)
