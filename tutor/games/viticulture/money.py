"""Lira, victory points and residual income: gaining, paying, and gains that depend on something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.effects import Address, Effect
from tutor.games.viticulture.facts import FACTS, STANDING
from tutor.games.viticulture.names import ACTIONS, FROM_BONUS, FROM_VISITORS, PAID

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


class Counted(Effect):
    """A gain of n, or of n for each of something."""

    def __init__(self, n: int, per: str, number: int) -> None:
        self.n = n
        self.per = per
        self.number = number

    def amount(self, state: Viticulture, seat: int) -> int:
        """Return how much it is now."""
        return self.n * FACTS[self.per](state, seat, self.number) if self.per else self.n

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """What is counted beforehand must be there."""
        if self.per in STANDING and not self.amount(state, seat):
            return refuse("nothing-to-count", "VI-VIS-03", fact=self.per)
        return None


class GainLira(Counted):
    """Take lira from the bank."""

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Take them."""
        amount = self.amount(state, seat)
        state.vineyards[seat].lira += amount
        if state.journal is not None and amount:
            state.tell("gained-lira", state.rule_of(at), seat, lira=amount)
        if at.source in state.options.tour_cards:  # some read such visitors as tours too (VI-STR-10)
            state.tour(seat)


class GainVp(Counted):
    """Score victory points."""

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Score them: an action gives points only as a bonus."""
        amount = self.amount(state, seat)
        if amount:
            source = FROM_BONUS if at.source in ACTIONS else FROM_VISITORS
            state.score(seat, amount, source, state.rule_of(at))


class GainResidual(Effect):
    """Move the residual bottle up."""

    def __init__(self, n: int, alone: bool) -> None:
        self.n = n
        #: The clause has no other gain.
        self.alone = alone

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """At the end of the track a clause that gives nothing else cannot be chosen (VI-VIS-17)."""
        if self.alone and vineyard.residual >= state.box.most_residual:
            return refuse("residual-full", "VI-VIS-17", most=state.box.most_residual)
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Move it, as far as the track goes."""
        gain_residual(state, seat, self.n, state.rule_of(at))


def gain_residual(state: Viticulture, seat: int, amount: int, rule: str) -> None:
    """Move the bottle up; steps beyond the end are lost (VI-RES-01)."""
    vineyard = state.vineyards[seat]
    before = vineyard.residual
    vineyard.residual = min(state.box.most_residual, before + amount)
    if state.journal is not None:
        lost = before + amount - vineyard.residual
        state.tell("residual-raised", rule, seat, step=amount - lost, residual=vineyard.residual, see=("VI-RES-01",))
        if lost:
            state.tell("residual-lost", "VI-RES-01", seat, lost=lost)


class PayLira(Effect):
    """Pay lira to the bank."""

    takes = frozenset({"lira"})
    needs = frozenset({"lira"})

    def __init__(self, n: int) -> None:
        self.n = n

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """The purse must hold them."""
        if vineyard.lira < self.n:
            return refuse("too-few-lira", "VI-VIS-03", price=self.n, lira=vineyard.lira)
        return None

    def outcomes(
        self, state: Viticulture, seat: int, vineyard: Vineyard, following: Effect | None = None
    ) -> Iterator[Vineyard]:
        """The purse is lighter."""
        if vineyard.lira >= self.n:
            after = vineyard.copy()
            after.lira -= self.n
            yield after

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Pay them."""
        state.vineyards[seat].lira -= self.n
        if state.journal is not None:
            state.tell("paid-lira", state.rule_of(at), seat, lira=self.n)


class PayVp(Effect):
    """Give up victory points."""

    takes = frozenset({"vp"})
    needs = frozenset({"vp"})

    def __init__(self, n: int) -> None:
        self.n = n

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """Never below the floor (VI-VIS-07)."""
        if vineyard.vp - self.n < state.box.least_vp:
            return refuse("vp-floor", "VI-VIS-07", vp=vineyard.vp, price=self.n, least=state.box.least_vp)
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Lose them."""
        state.score(seat, -self.n, PAID, "VI-VIS-07")


class PayResidual(Effect):
    """Give up residual income."""

    def __init__(self, n: int) -> None:
        self.n = n

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """Never below the start of the track (VI-RES-03)."""
        if vineyard.residual - self.n < state.box.least_residual:
            return refuse("residual-floor", "VI-RES-03", residual=vineyard.residual, price=self.n)
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Move the bottle down."""
        vineyard = state.vineyards[seat]
        vineyard.residual -= self.n
        if state.journal is not None:
            state.tell("residual-paid", "VI-RES-03", seat, step=-self.n, residual=vineyard.residual)


class Only(Effect):
    """A clause that is open only while a fact holds (Politician, Professor)."""

    def __init__(self, what: str, at_least: int | None, below: int | None) -> None:
        self.what = what
        self.at_least = at_least
        self.below = below

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """Compare."""
        number = FACTS[self.what](state, seat, 0)
        if self.at_least is not None and number < self.at_least:
            return refuse("fact-too-low", "VI-VIS-03", fact=self.what, number=number, least=self.at_least)
        if self.below is not None and number >= self.below:
            return refuse("fact-too-high", "VI-VIS-03", fact=self.what, number=number, below=self.below)
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """There is nothing to do: it was a condition."""


class If(Effect):
    """A gain that depends on what the card has done before."""

    def __init__(self, what: str, at_least: int | None, one_of: Sequence[int], then: Sequence[Effect]) -> None:
        self.what = what
        self.at_least = at_least
        self.one_of = tuple(one_of)
        self.then = tuple(then)

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """A condition that fails only gives nothing."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Give what follows from the condition, if it holds."""
        number = FACTS[self.what](state, seat, 0)
        if number >= self.at_least if self.at_least is not None else number in self.one_of:
            for effect in self.then:
                effect.perform(state, seat, at)
        elif state.journal is not None:
            state.tell("condition-missed", state.rule_of(at), seat, fact=self.what, number=number)
