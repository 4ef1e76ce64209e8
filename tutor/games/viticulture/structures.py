"""Building structures and upgrading the cellar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.effects import Address, Effect, Part, Repeated
from tutor.games.viticulture.moves import Build
from tutor.games.viticulture.names import BUILT_PRICE, LARGE_CELLAR, MEDIUM_CELLAR, STRUCTURES

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


class BuildStructures(Repeated):
    """Build structures: at full price, cheaper, or for nothing because the card has its own price."""

    needs = frozenset({"lira"})
    takes = frozenset({"lira"})
    gives = frozenset({"structures", "slots"})

    def __init__(self, low: int, high: int, discount: int, free: bool, prices: Sequence[int], only: str) -> None:
        super().__init__(low, high, False)
        self.discount = discount
        self.free = free
        #: Allowed printed prices; empty: all.
        self.prices = tuple(prices)
        #: The only structure allowed; empty: all.
        self.only = only
        self.asks = not only
        if free:
            self.needs = self.takes = frozenset()

    def price(self, state: Viticulture, structure: int) -> int:
        """Return what is paid; a reduction never pays change (VI-STR-04)."""
        printed: int = state.box.prices[structure]
        return 0 if self.free else max(0, printed - self.discount)

    def refusal(self, state: Viticulture, vineyard: Vineyard, structure: int) -> Refusal | None:
        """Say why a structure cannot be built."""
        name = STRUCTURES[structure]
        if vineyard.built >> structure & 1:
            return refuse("already-built", "VI-STR-02", structure=name)
        if 1 << structure == LARGE_CELLAR and not vineyard.built & MEDIUM_CELLAR:
            return refuse("medium-first", "VI-STR-03")
        if self.prices and state.box.prices[structure] not in self.prices:
            return refuse("other-price-needed", "VI-STR-05", structure=name, prices=[str(p) for p in self.prices])
        price = self.price(state, structure)
        if vineyard.lira < price:
            return refuse("too-few-lira", "VI-STR-01", price=price, lira=vineyard.lira)
        return None

    def possible(self, state: Viticulture, vineyard: Vineyard) -> Iterator[int]:
        """Yield the structures that can be built: `refusal` at speed."""
        built = vineyard.built
        # whoever pays nothing can pay any price, a reduction is as good as so many lira more
        most = max(state.box.prices) if self.free else vineyard.lira + self.discount
        for structure, printed in enumerate(state.box.prices):
            if printed > most or built >> structure & 1 or (self.prices and printed not in self.prices):
                continue
            if 1 << structure == LARGE_CELLAR and not built & MEDIUM_CELLAR:
                continue
            if not self.only or STRUCTURES[structure] == self.only:
                yield structure

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """As many as are needed must be possible, one after the other."""
        if self.only:
            return self.refusal(state, vineyard, STRUCTURES.index(self.only))
        if next(self.possible(state, vineyard), None) is None:
            return self._nothing_left(state, vineyard)
        if self.low > 1 and next(self.outcomes(state, seat, vineyard), None) is None:
            return refuse("too-few-to-build", "VI-CARD-S36", needed=self.low)
        return None

    def _nothing_left(self, state: Viticulture, vineyard: Vineyard) -> Refusal:
        """Say what is in the way of every structure: all stand, those of the allowed prices stand, or lira lack."""
        missing = [
            structure
            for structure, printed in enumerate(state.box.prices)
            if not vineyard.built >> structure & 1
            and (1 << structure != LARGE_CELLAR or vineyard.built & MEDIUM_CELLAR)
            and (not self.prices or printed in self.prices)
        ]
        if missing:
            price = min(self.price(state, structure) for structure in missing)
            return refuse("nothing-to-build", self.demanded_by, reason="lira", price=price, lira=vineyard.lira)
        complete = vineyard.built == (1 << len(STRUCTURES)) - 1
        reason = "complete" if complete else "prices"
        return refuse("nothing-to-build", self.demanded_by, reason=reason, price=0, lira=vineyard.lira)

    def once(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Iterator[Vineyard]:
        """The structure stands and is paid."""
        for structure in self.possible(state, vineyard):
            yield self.after(state, vineyard, structure)

    def after(self, state: Viticulture, vineyard: Vineyard, structure: int) -> Vineyard:
        """Return the vineyard with a structure built."""
        after = vineyard.copy()
        after.built |= 1 << structure
        after.lira -= self.price(state, structure)
        return after

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which one, or build the only one that the card allows."""
        if self.only:
            structure = STRUCTURES.index(self.only)
            build(state, seat, structure, self.price(state, structure))
        else:
            state.stack.append(ChooseStructure(seat, at.source, at.way, at.at, 0))


class ChooseStructure(Part):
    """Which structure do you build?"""

    __slots__ = ()
    rule = "VI-STR-01"
    see = ("VI-STR-02", "VI-STR-03", "VI-STR-04", "VI-STR-06", "VI-STR-11", "VI-STR-12")
    asks = (Build,)

    def _effect(self, state: Viticulture) -> BuildStructures:
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, BuildStructures)
        return effect

    def candidates(self, state: Viticulture) -> list[Build]:
        """Return all structures."""
        return state.box.build

    def verdict(self, state: Viticulture, move: Build) -> Refusal | None:
        """Unbuilt, allowed and affordable; and what follows must stay possible."""
        if move.structure not in STRUCTURES:
            return refuse("no-such-structure", "VI-STR-01")
        structure = STRUCTURES.index(move.structure)
        vineyard = state.vineyards[self.actor]
        effect = self._effect(state)
        refusal = effect.refusal(state, vineyard, structure)
        if refusal is None and (self.tangled(state) or self.done + 1 < effect.low):
            return self.spoils(state, effect.after(state, vineyard, structure), self.done + 1)
        return refusal

    def moves(self, state: Viticulture) -> Sequence[Move]:
        """Return what can be built: the fast twin of the verdicts."""
        effect = self._effect(state)
        if self.tangled(state) or self.done + 1 < effect.low:
            return super().moves(state)
        moves = state.box.build
        return [moves[structure] for structure in effect.possible(state, state.vineyards[self.actor])]

    def details(self, state: Viticulture, move: Build) -> dict[str, Any] | None:
        """Return what is paid."""
        if move.structure not in STRUCTURES:
            return None
        return {"lira": self._effect(state).price(state, STRUCTURES.index(move.structure))}

    def apply(self, state: Viticulture, move: Build) -> None:
        """Build it; ask for the next one."""
        effect = self._effect(state)
        structure = STRUCTURES.index(move.structure)
        build(state, self.actor, structure, effect.price(state, structure))
        if self.done + 1 < effect.high:
            state.stack.append(ChooseStructure(self.actor, *self.address(), self.done + 1))


def build(state: Viticulture, seat: int, structure: int, price: int) -> None:
    """Pay for a structure and put it on the mat."""
    vineyard = state.vineyards[seat]
    vineyard.lira -= price
    vineyard.built |= 1 << structure
    state.notes[BUILT_PRICE] = state.box.prices[structure]
    if state.journal is not None:
        state.tell("built", "VI-STR-02", seat, structure=STRUCTURES[structure], lira=price, see=("VI-STR-14",))


class UpgradeCellar(Effect):
    """Build the next cellar (VI-STR-13)."""

    needs = frozenset({"lira"})
    takes = frozenset({"lira"})
    gives = frozenset({"structures", "slots"})

    def __init__(self, discount: int, free: bool) -> None:
        self.discount = discount
        self.free = free
        if free:
            self.needs = self.takes = frozenset()

    def _next(self, state: Viticulture, vineyard: Vineyard) -> tuple[int, int]:
        structure = STRUCTURES.index("large_cellar" if vineyard.built & MEDIUM_CELLAR else "medium_cellar")
        return structure, 0 if self.free else max(0, state.box.prices[structure] - self.discount)

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """A cellar must be left to build, and affordable."""
        if vineyard.built & LARGE_CELLAR:
            return refuse("cellars-complete", "VI-STR-13")
        _, price = self._next(state, vineyard)
        if vineyard.lira < price:
            return refuse("too-few-lira", "VI-STR-13", price=price, lira=vineyard.lira)
        return None

    def outcomes(
        self, state: Viticulture, seat: int, vineyard: Vineyard, following: Effect | None = None
    ) -> Iterator[Vineyard]:
        """The next cellar is open."""
        if self.why_not(state, seat, vineyard) is None:
            structure, price = self._next(state, vineyard)
            after = vineyard.copy()
            after.built |= 1 << structure
            after.lira -= price
            yield after

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Build it."""
        build(state, seat, *self._next(state, state.vineyards[seat]))
