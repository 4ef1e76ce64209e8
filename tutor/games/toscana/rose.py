"""Mr Rosé: two prices by one step each, and one cube bought or sold, in either order (TO-ROSE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.toscana.box import GOODS, ROSE
from tutor.games.toscana.lobbyist import tell_price
from tutor.games.toscana.moves import Buy, ChangePrice, NoDeal, Sell, StartWith

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana

PRICES = StartWith("prices")
DEAL = StartWith("deal")
NO_DEAL = NoDeal()


class RoseOrder(Decision["Toscana"]):
    """Do the prices come first, or the deal?"""

    __slots__ = ()
    rule = "TO-ROSE-05"
    see = ("TO-ROSE-02", "TO-ROSE-04", "TO-ROSE-10")
    asks = (StartWith,)

    def candidates(self, state: Toscana) -> Sequence[Move]:
        """Return both orders."""
        return (PRICES, DEAL)

    def verdict(self, state: Toscana, move: StartWith) -> Refusal | None:
        """The deal can come first only if one is possible now."""
        if move == PRICES:
            return None
        if move != DEAL:
            return refuse("no-such-part", "TO-ROSE-05", part=str(move.part))
        if len(RoseDeal(self.actor).moves(state)) == 1:
            return refuse("no-deal-possible", "TO-ROSE-04")
        return None

    def apply(self, state: Toscana, move: StartWith) -> None:
        """Put the two halves on the stack, the chosen one on top."""
        halves: list[Decision[Toscana]] = [RoseDeal(self.actor), RosePrice(self.actor, "", 0)]
        state.stack += halves if move == PRICES else reversed(halves)


class RosePrice(Decision["Toscana"]):
    """Which price does Mr Rosé change (first, then a different one)?"""

    __slots__ = ("changed", "step")
    rule = "TO-ROSE-02"
    see = ("TO-ROSE-03",)
    asks = (ChangePrice,)

    def __init__(self, actor: int, changed: str, step: int) -> None:
        self.actor = actor
        #: The good whose price he has changed already, if any, and how.
        self.changed = changed
        self.step = step

    def candidates(self, state: Toscana) -> list[Move]:
        """Return each price, up and down."""
        return [*state.box.raise_price, *state.box.lower_price]

    def verdict(self, state: Toscana, move: ChangePrice) -> Refusal | None:
        """Two different goods, one step each; with the stricter ruling, both the same way."""
        if move.good not in GOODS:
            return refuse("no-such-good", "TO-COMP-02", good=str(move.good))
        if move.step not in (state.box.rose_step, -state.box.rose_step):
            return refuse("one-step", "TO-ROSE-02")
        if move.good == self.changed:
            return refuse("two-different-prices", "TO-ROSE-02", good=move.good)
        if self.changed and state.options.rose_same_direction and move.step != self.step:
            return refuse("same-direction", "TO-ROSE-02")
        return None

    def apply(self, state: Toscana, move: ChangePrice) -> None:
        """Move the price; ask for the second."""
        good = GOODS.index(move.good)
        moved = state.move_price(good, move.step)
        if state.journal is not None:
            rule = "TO-ROSE-02" if moved else "TO-ROSE-03"
            tell_price(state, "rose-price" if moved else "price-stuck", rule, self.actor, good, moved)
        if not self.changed:
            state.stack.append(RosePrice(self.actor, move.good, move.step))


class RoseDeal(Decision["Toscana"]):
    """Buy one cube, sell one cube, or no deal?"""

    __slots__ = ()
    rule = "TO-ROSE-04"
    see = ("TO-ROSE-06", "TO-ROSE-07", "TO-ROSE-08", "TO-ROSE-09", "TO-ROSE-10")
    asks = (Buy, Sell, NoDeal)

    def candidates(self, state: Toscana) -> list[Move]:
        """Return one cube of each good, bought or sold, and no deal."""
        box = state.box
        return [*(moves[0] for moves in box.buy), *(moves[0] for moves in box.sell), NO_DEAL]

    def verdict(self, state: Toscana, move: Buy | Sell | NoDeal) -> Refusal | None:
        """One cube, paid at the price of the moment; an empty market warehouse may be helped out by the bank."""
        if isinstance(move, NoDeal):
            return None
        if move.good not in GOODS:
            return refuse("no-such-good", "TO-COMP-02", good=str(move.good))
        if move.cubes != 1:
            return refuse("one-cube", "TO-ROSE-04")
        good = GOODS.index(move.good)
        winery = state.wineries[self.actor]
        if isinstance(move, Sell):
            return None if winery.goods[good] else refuse("nothing-to-sell", "TO-ROSE-08", good=move.good)
        if not state.market[good] and not state.bank[good]:
            return refuse("bank-empty-too", "TO-ROSE-07", good=move.good)
        cost = state.box.buy_cost[state.prices[good]]
        if cost > winery.money:
            return refuse("too-dear", "TO-ROSE-06", count=cost, have=winery.money)
        if winery.goods[good] == state.box.places:
            return refuse("warehouse-full", "TO-ROSE-06", good=move.good, count=state.box.places)
        return None

    def details(self, state: Toscana, move: Any) -> dict[str, Any] | None:
        """Return the price of the cube."""
        if isinstance(move, NoDeal):
            return None
        price = state.prices[GOODS.index(move.good)]
        return {"money": state.box.buy_cost[price] if isinstance(move, Buy) else state.box.sell_value[price]}

    def apply(self, state: Toscana, move: Buy | Sell | NoDeal) -> None:
        """Move the cube and the money at once; the trade action stays unspent."""
        if isinstance(move, NoDeal):
            if state.journal is not None:
                state.tell("no-deal", "TO-ROSE-04", self.actor)
            return
        good = GOODS.index(move.good)
        price = state.prices[good]
        if isinstance(move, Sell):
            state.sell_cubes(self.actor, good, 1)
            proceeds = state.box.sell_value[price]
            state.earn(self.actor, proceeds, ROSE)
            if state.journal is not None:
                state.tell("rose-sold", "TO-ROSE-08", self.actor, good=move.good, count=proceeds, see=("TO-ROSE-09",))
            return
        from_bank = not state.market[good]
        (state.bank if from_bank else state.market)[good] -= 1
        state.wineries[self.actor].goods[good] += 1
        cost = state.box.buy_cost[price]
        state.earn(self.actor, -cost, ROSE)
        if state.journal is not None:
            if from_bank:
                state.tell(
                    "rose-bought-bank",
                    "TO-ROSE-07",
                    self.actor,
                    good=move.good,
                    count=cost,
                    see=("TO-ROSE-09", "TO-SUP-01"),
                )
            else:
                state.tell("rose-bought", "TO-ROSE-06", self.actor, good=move.good, count=cost, see=("TO-ROSE-09",))
