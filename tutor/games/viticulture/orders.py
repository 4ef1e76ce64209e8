"""Filling wine orders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.cards import put_on_pile
from tutor.games.viticulture.cellar import take_wine
from tutor.games.viticulture.effects import Address, Part, Repeated
from tutor.games.viticulture.money import gain_residual
from tutor.games.viticulture.moves import FillOrder, UseWine
from tutor.games.viticulture.names import FROM_ORDERS, FROM_VISITORS, ORDER, WINES
from tutor.games.viticulture.vineyard import values

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard

#: The icons of an order: type of wine and least value, the most valuable of each type first.
Icons = tuple[tuple[int, int], ...]


def can_serve(wines: list[int], icons: Icons) -> bool:
    """Return whether a cellar holds a wine for each icon (VI-ORD-01, VI-ORD-02).

    Icons of one type come in descending order, so the n-th needs that n wines are at least as valuable as it asks.
    """
    served = [0, 0, 0, 0]
    for wine, least in icons:
        served[wine] += 1
        if (wines[wine] >> least).bit_count() < served[wine]:
            return False
    return True


def missing(wines: list[int], icons: Icons) -> dict[int, int]:
    """Return how many wines of each type a cellar lacks for an order."""
    lacking: dict[int, int] = {}
    for wine in {icon[0] for icon in icons}:
        wanted = sorted(least for kind, least in icons if kind == wine)
        served = 0
        for value in values(wines[wine]):  # the lowest wine that will do, for the least demanding icon
            if served < len(wanted) and value >= wanted[served]:
                served += 1
        if served < len(wanted):
            lacking[wine] = len(wanted) - served
    return lacking


class FillOrders(Repeated):
    """Fill one order."""

    needs = frozenset({"wines", "hand"})
    takes = frozenset({"wines"})
    gives = frozenset({"slots"})
    of_hand = True

    def __init__(self, bonus_vp: int) -> None:
        super().__init__(1, 1, False)
        self.bonus_vp = bonus_vp

    def fillable(self, state: Viticulture, vineyard: Vineyard) -> Iterator[int]:
        """Yield the orders of the hand that the cellar can serve."""
        first, last = state.box.first_card[ORDER], state.box.first_card[ORDER + 1]
        for card in vineyard.hand:
            if first <= card < last and can_serve(vineyard.wines, state.box.icons[card - first]):
                yield card

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """An order of the hand must be served by the cellar."""
        if next(self.fillable(state, vineyard), None) is not None:
            return None
        return refuse("no-order-possible", self.demanded_by)

    def wines_wanted(self, state: Viticulture, vineyard: Vineyard, most: int) -> dict[int, int] | None:
        """Return the types that the orders of the hand lack, with the least value; any wine if one can be filled now.

        An order that lacks more wines than can be made is out of reach.
        """
        first, last = state.box.first_card[ORDER], state.box.first_card[ORDER + 1]
        wanted: dict[int, int] = {}
        for card in vineyard.hand:
            if first <= card < last:
                lacking = missing(vineyard.wines, state.box.icons[card - first])
                if not lacking:
                    return None
                if sum(lacking.values()) <= most:
                    for wine, least in state.box.icons[card - first]:
                        if wine in lacking:
                            wanted[wine] = min(least, wanted.get(wine, least))
        return wanted

    def once(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Iterator[Vineyard]:
        """The order and its wines are gone."""
        for card in self.fillable(state, vineyard):
            icons = state.box.icons[card - state.box.first_card[ORDER]]
            for wines in ways_to_serve(vineyard.wines, icons):
                after = vineyard.copy()
                after.hand.remove(card)
                after.wines = wines
                yield after

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which order."""
        state.stack.append(ChooseOrder(seat, at.source, at.way, at.at, 0))


def ways_to_serve(wines: list[int], icons: Icons) -> Iterator[list[int]]:
    """Yield the cellars that can be left after serving the icons."""
    if not icons:
        yield wines
        return
    wine, least = icons[0]
    for value in values(wines[wine]):
        if value >= least:
            after = wines.copy()
            after[wine] &= ~(1 << value)
            if can_serve(after, icons[1:]):
                yield from ways_to_serve(after, icons[1:])


class ChooseOrder(Part):
    """Which order do you fill?"""

    __slots__ = ()
    rule = "VI-ORD-01"
    see = ("VI-ORD-02", "VI-ORD-03", "VI-ORD-04", "VI-RES-01")
    asks = (FillOrder,)

    def candidates(self, state: Viticulture) -> list[FillOrder]:
        """Return every order of the hand."""
        first, last = state.box.first_card[ORDER], state.box.first_card[ORDER + 1]
        orders = sorted(card for card in state.vineyards[self.actor].hand if first <= card < last)
        return [state.box.fill_order[card - first] for card in orders]

    def verdict(self, state: Viticulture, move: FillOrder) -> Refusal | None:
        """An order of the hand that the cellar can serve."""
        vineyard = state.vineyards[self.actor]
        card = state.box.card_number.get(move.order)
        if card is None or card not in vineyard.hand or state.box.card_place[card][0] != ORDER:
            return refuse("not-in-hand", "VI-ORD-01")
        icons = state.box.icons[card - state.box.first_card[ORDER]]
        if not can_serve(vineyard.wines, icons):
            return refuse("wines-missing", "VI-ORD-01", order=move.order)
        if self.tangled(state):
            refusal = None
            for wines in ways_to_serve(vineyard.wines, icons):
                after = vineyard.copy()
                after.hand.remove(card)
                after.wines = wines
                refusal = self.spoils(state, after, self.done + 1)
                if refusal is None:
                    return None
            return refusal
        return None

    def details(self, state: Viticulture, move: FillOrder) -> dict[str, Any] | None:
        """Return what the order gives."""
        card = state.box.card_number.get(move.order)
        if card is None or state.box.card_place[card][0] != ORDER:
            return None
        number = card - state.box.first_card[ORDER]
        return {"vp": state.box.order_vp[number], "residual": state.box.order_residual[number]}

    def apply(self, state: Viticulture, move: FillOrder) -> None:
        """Reveal it; then choose the wines, one for each icon."""
        card = state.box.card_number[move.order]
        state.vineyards[self.actor].hand.remove(card)
        state.limbo.append(card)
        if state.journal is not None:
            state.tell("order-revealed", "VI-ORD-01", self.actor, order=move.order)
        serve(state, self.actor, self.address(), 0)


def serve(state: Viticulture, seat: int, at: Address, icon: int) -> None:
    """Ask for the wine of the next icon, or take the only one that fits; when all are served the order is filled."""
    card = state.limbo[-1]
    icons = state.box.icons[card - state.box.first_card[ORDER]]
    while icon < len(icons):
        question = ChooseWineFor(seat, *at, icon)
        moves: Sequence[Any] = question.moves(state)
        if len(moves) > 1:
            state.stack.append(question)
            return
        use_wine(state, seat, moves[0])
        icon += 1
    fill(state, seat, at)


def use_wine(state: Viticulture, seat: int, move: UseWine) -> None:
    """Take a wine out of the cellar for an order."""
    take_wine(state, seat, WINES.index(move.wine), move.value)
    if state.journal is not None:
        state.tell("wine-delivered", "VI-ORD-01", seat, wine=move.wine, value=move.value, see=("VI-ORD-02",))


def fill(state: Viticulture, seat: int, at: Address) -> None:
    """Gain what the order gives and discard it (VI-ORD-03)."""
    card = state.limbo.pop()
    number = card - state.box.first_card[ORDER]
    if state.journal is not None:
        state.tell("order-filled", "VI-ORD-03", seat, order=state.box.cards[card])
    state.score(seat, state.box.order_vp[number], FROM_ORDERS, "VI-ORD-03")
    gain_residual(state, seat, state.box.order_residual[number], "VI-ORD-03")
    put_on_pile(state, card)
    effect = state.box.programs[at.source, at.way].effects[at.at]
    assert isinstance(effect, FillOrders)
    if effect.bonus_vp:
        state.score(seat, effect.bonus_vp, FROM_VISITORS, state.rule_of(at))


class ChooseWineFor(Part):
    """Which wine do you use for the next icon?"""

    __slots__ = ()
    rule = "VI-ORD-04"
    see = ("VI-ORD-01", "VI-ORD-02", "VI-ORD-05")
    asks = (UseWine,)

    def _icons(self, state: Viticulture) -> Icons:
        """Return the icons still to be served; `done` counts those that are."""
        return state.box.icons[state.limbo[-1] - state.box.first_card[ORDER]][self.done :]

    def candidates(self, state: Viticulture) -> list[UseWine]:
        """Return the wines of the icon's type."""
        wine = self._icons(state)[0][0]
        return [UseWine(WINES[wine], value) for value in values(state.vineyards[self.actor].wines[wine])]

    def verdict(self, state: Viticulture, move: UseWine) -> Refusal | None:
        """A wine of that type, valuable enough; for the less demanding icons that follow enough will be left."""
        vineyard = state.vineyards[self.actor]
        icons = self._icons(state)
        wine, least = icons[0]
        if move.wine != WINES[wine] or move.value < 1 or not vineyard.wines[wine] >> move.value & 1:
            return refuse("no-such-wine", "VI-ORD-01")
        if move.value < least:
            return refuse("wine-too-young", "VI-ORD-01", least=least)
        after = vineyard.wines.copy()
        after[wine] &= ~(1 << move.value)
        if self.tangled(state):
            refusal = None
            for wines in ways_to_serve(after, icons[1:]):
                end = vineyard.copy()
                end.wines = wines
                refusal = self.spoils(state, end, 1)
                if refusal is None:
                    return None
            return refusal
        return None

    def apply(self, state: Viticulture, move: UseWine) -> None:
        """Use it; go on with the next icon."""
        use_wine(state, self.actor, move)
        serve(state, self.actor, self.address(), self.done + 1)
