"""Selling grapes, and selling and buying fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.cellar import crush_pad, grape_refusal
from tutor.games.viticulture.effects import Address, Effect
from tutor.games.viticulture.moves import BuyField, SellField, SellGrape, Stop
from tutor.games.viticulture.names import COLOURS, FIELDS

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


def why_not_field(state: Viticulture, vineyard: Vineyard, move: SellField | BuyField) -> Refusal | None:
    """Say why a field cannot be sold or bought back (VI-SUM-08, VI-SUM-09)."""
    if move.field not in FIELDS:
        return refuse("no-such-field", "VI-SUM-08")
    field = FIELDS.index(move.field)
    sold = vineyard.sold >> field & 1
    if isinstance(move, BuyField):
        price = state.box.buy_back[field]
        if not sold:
            return refuse("field-not-sold", "VI-SUM-08", field=move.field)
        return None if vineyard.lira >= price else refuse("too-few-lira", "VI-SUM-08", price=price, lira=vineyard.lira)
    if sold:
        return refuse("field-sold", "VI-SUM-08", field=move.field)
    return refuse("field-planted", "VI-SUM-09", field=move.field) if vineyard.fields[field] else None


def tradable(state: Viticulture, vineyard: Vineyard) -> list[SellField | BuyField]:
    """Return the fields that can be sold, then those that can be bought back: `why_not_field` at speed."""
    trades, sold, lira = state.box.field_trades, vineyard.sold, vineyard.lira
    sales = [trades[field] for field, vines in enumerate(vineyard.fields) if not vines and not sold >> field & 1]
    if not sold:
        return sales
    back = len(FIELDS)
    return sales + [
        trades[back + field] for field, price in enumerate(state.box.buy_back) if sold >> field & 1 and lira >= price
    ]


class Trade(Effect):
    """Sell grapes, or sell or buy back a field (VI-SUM-06)."""

    asks = True

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """One of the three must be possible."""
        if any(vineyard.grapes) or tradable(state, vineyard):
            return None
        return refuse("nothing-to-trade", self.demanded_by)

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask what for."""
        state.stack.append(ChooseTrade(seat))


class ChooseTrade(Decision["Viticulture"]):
    """Do you sell grapes, or sell or buy back a field?"""

    __slots__ = ()
    rule = "VI-SUM-06"
    see = ("VI-SUM-07", "VI-SUM-08", "VI-SUM-09", "VI-TERM-01", "VI-TERM-02")
    asks = (SellGrape, SellField, BuyField)

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every grape and every field."""
        grapes = [state.box.sell_grape[grape] for grape in crush_pad(state, self.actor)]
        return [*grapes, *state.box.field_trades]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """A grape that is there, an empty own field, or a sold field that can be paid."""
        if isinstance(move, SellGrape):
            return grape_refusal(state, self.actor, move.colour, move.value)
        return why_not_field(state, state.vineyards[self.actor], move)

    def moves(self, state: Viticulture) -> list[Any]:
        """Return what can be traded: the fast twin of the verdicts."""
        grapes = [state.box.sell_grape[grape] for grape in crush_pad(state, self.actor)]
        return [*grapes, *tradable(state, state.vineyards[self.actor])]

    def details(self, state: Viticulture, move: Any) -> dict[str, Any] | None:
        """Return the price."""
        if self.verdict(state, move) is not None:
            return None
        if isinstance(move, SellGrape):
            return {"lira": state.box.grape_price[move.value]}
        prices = state.box.buy_back if isinstance(move, BuyField) else state.box.sell_price
        return {"lira": prices[FIELDS.index(move.field)]}

    def apply(self, state: Viticulture, move: Any) -> None:
        """Trade; more grapes may follow the first."""
        if isinstance(move, SellGrape):
            sell_grape(state, self.actor, move)
            return
        vineyard = state.vineyards[self.actor]
        field = FIELDS.index(move.field)
        vineyard.sold ^= 1 << field
        if isinstance(move, SellField):
            vineyard.lira += state.box.sell_price[field]
            if state.journal is not None:
                lira = state.box.sell_price[field]
                state.tell("field-sold", "VI-SUM-08", self.actor, field=move.field, lira=lira)
        else:
            vineyard.lira -= state.box.buy_back[field]
            if state.journal is not None:
                lira = state.box.buy_back[field]
                state.tell("field-bought", "VI-SUM-08", self.actor, field=move.field, lira=lira)


def sell_grape(state: Viticulture, seat: int, move: SellGrape) -> None:
    """Sell a grape; ask for another one while there are grapes."""
    vineyard = state.vineyards[seat]
    vineyard.grapes[COLOURS.index(move.colour)] &= ~(1 << move.value)
    price = state.box.grape_price[move.value]
    vineyard.lira += price
    if state.journal is not None:
        state.tell("grape-sold", "VI-SUM-07", seat, colour=move.colour, value=move.value, lira=price)
    if any(vineyard.grapes):
        state.stack.append(SellMore(seat))


class SellMore(Decision["Viticulture"]):
    """Do you sell another grape?"""

    __slots__ = ()
    rule = "VI-SUM-06"
    see = ("VI-SUM-07",)
    asks = (SellGrape, Stop)

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every grape, and to stop."""
        return [*(state.box.sell_grape[grape] for grape in crush_pad(state, self.actor)), Stop()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """A grape that is there."""
        return None if isinstance(move, Stop) else grape_refusal(state, self.actor, move.colour, move.value)

    def details(self, state: Viticulture, move: Any) -> dict[str, Any] | None:
        """Return the price."""
        if isinstance(move, Stop) or self.verdict(state, move) is not None:
            return None
        return {"lira": state.box.grape_price[move.value]}

    def apply(self, state: Viticulture, move: Any) -> None:
        """Sell it, or stop."""
        if isinstance(move, SellGrape):
            sell_grape(state, self.actor, move)


class Tour(Effect):
    """A tour of the estate: the tasting room may score (VI-STR-10)."""

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """Nothing hinders it."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Let the tasting room score."""
        state.tour(seat)
