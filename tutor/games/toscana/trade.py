"""The trade action: buy one good, or sell any goods, at the market (TO-TRADE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.toscana import deals
from tutor.games.toscana.box import GOODS, PURCHASES, SALES
from tutor.games.toscana.moves import Buy, CloseSale, FinishTrade, Offer, Sell

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana

FINISH = FinishTrade()
CLOSE = CloseSale()


class Trade(Decision["Toscana"]):
    """What do you buy or sell? With the option, deals with other players may come before and after."""

    __slots__ = ("market_done",)
    rule = "TO-TRADE-01"
    see = ("TO-TRADE-02", "TO-TRADE-03", "TO-TRADE-07", "TO-TRADE-08", "TO-TRADE-12", "TO-TURN-09")
    asks = (Buy, Sell, Offer, FinishTrade)

    def __init__(self, actor: int, market_done: bool) -> None:
        self.actor = actor
        self.market_done = market_done

    def candidates(self, state: Toscana) -> Sequence[Move]:
        """Return every purchase and every sale of one good, every offer, and the end of the action."""
        box = state.box
        moves: list[Move] = [move for row in box.buy for move in row[: box.buy_most]]
        moves += [move for row in box.sell for move in row[: box.places]]
        if state.options.player_trading:
            moves += deals.offers(state, self.actor)
        moves.append(FINISH)
        return moves

    def verdict(self, state: Toscana, move: Buy | Sell | Offer | FinishTrade) -> Refusal | None:
        """One purchase or one sale per action, within stock, money and places."""
        if isinstance(move, FinishTrade):
            return None
        if isinstance(move, Offer):
            return deals.why_no_offer(state, self.actor, move)
        if move.good not in GOODS:
            return refuse("no-such-good", "TO-COMP-02", good=str(move.good))
        if self.market_done:
            return refuse("market-done", "TO-TRADE-01")
        if isinstance(move, Sell):
            return why_no_sale(state, self.actor, move)
        return self._why_no_purchase(state, move)

    def _why_no_purchase(self, state: Toscana, move: Buy) -> Refusal | None:
        box = state.box
        good = GOODS.index(move.good)
        if not 1 <= move.cubes <= box.buy_most:
            return refuse("buy-count", "TO-TRADE-02", count=box.buy_most)
        stock = state.market[good]
        if not stock:
            return refuse("market-empty", "TO-TRADE-06", good=move.good)
        if move.cubes > stock:
            return refuse("too-few-in-market", "TO-TRADE-05", good=move.good, have=stock)
        winery = state.wineries[self.actor]
        free = box.places - winery.goods[good]
        if move.cubes > free:
            return refuse("too-few-places", "TO-TRADE-05", good=move.good, have=free, count=box.places)
        cost = box.buy_cost[state.prices[good]] * move.cubes
        if cost > winery.money:
            return refuse("too-dear", "TO-SETUP-03", count=cost, have=winery.money)
        return None

    def moves(self, state: Toscana) -> list[Move]:
        """Return the legal moves: the fast twin of the verdicts."""
        box = state.box
        moves: list[Move] = []
        if not self.market_done:
            winery = state.wineries[self.actor]
            goods, money, prices, cost = winery.goods, winery.money, state.prices, box.buy_cost
            for good, stock in enumerate(state.market):
                most = min(stock, box.places - goods[good], money // cost[prices[good]], box.buy_most)
                if most > 0:
                    moves += box.buy[good][:most]
            for good, count in enumerate(goods):
                if count:
                    moves += box.sell[good][:count]
        if state.options.player_trading:
            moves += [
                offer
                for offer in deals.offers(state, self.actor)
                if deals.why_no_offer(state, self.actor, offer) is None
            ]
        moves.append(FINISH)
        return moves

    def details(self, state: Toscana, move: Any) -> dict[str, Any] | None:
        """Return the price of a purchase or sale."""
        return price_details(state, move)

    def apply(self, state: Toscana, move: Buy | Sell | Offer | FinishTrade) -> None:
        """Buy at once; begin a sale; make an offer; or end the action."""
        if isinstance(move, Buy):
            self._buy(state, move)
            go_on(state, self.actor)
        elif isinstance(move, Sell):
            sell_more(state, self.actor, (0,) * len(GOODS), move)
        elif isinstance(move, Offer):
            state.stack += [Trade(self.actor, self.market_done), deals.ask_count(state, self.actor, move)]
        else:
            if not self.market_done and not state.offers and state.journal is not None:
                state.tell("trade-ignored", "TO-TURN-09", self.actor, see=("TO-TRADE-12", "TO-TURN-06"))
            state.offers = 0

    def _buy(self, state: Toscana, move: Buy) -> None:
        good = GOODS.index(move.good)
        price = state.box.buy_cost[state.prices[good]]
        state.market[good] -= move.cubes
        state.wineries[self.actor].goods[good] += move.cubes
        state.earn(self.actor, -price * move.cubes, PURCHASES)
        if state.journal is not None:
            rule = "TO-TRADE-03" if state.prices[good] else "TO-TRADE-04"
            state.tell(
                "bought",
                rule,
                self.actor,
                good=move.good,
                count=move.cubes,
                price=price,
                total=price * move.cubes,
                see=("TO-TRADE-02",),
            )


class Sale(Decision["Toscana"]):
    """Do you sell more, of another good? Everything is moved and paid together."""

    __slots__ = ("counts",)
    rule = "TO-TRADE-07"
    see = ("TO-TRADE-08", "TO-TRADE-09", "TO-TRADE-10", "TO-TRADE-13")
    asks = (Sell, CloseSale)

    def __init__(self, actor: int, counts: tuple[int, ...]) -> None:
        self.actor = actor
        #: Cubes named so far, by good.
        self.counts = counts

    def candidates(self, state: Toscana) -> Sequence[Move]:
        """Return every number of every good, and the end of the sale."""
        return [*(move for row in state.box.sell for move in row[: state.box.places]), CLOSE]

    def verdict(self, state: Toscana, move: Sell | CloseSale) -> Refusal | None:
        """Each good is named once; no more than there is."""
        if isinstance(move, CloseSale):
            return None
        if move.good not in GOODS:
            return refuse("no-such-good", "TO-COMP-02", good=str(move.good))
        if self.counts[GOODS.index(move.good)]:
            return refuse("good-named", "TO-TRADE-13", good=move.good)
        return why_no_sale(state, self.actor, move)

    def moves(self, state: Toscana) -> list[Move]:
        """Return the legal moves: the fast twin of the verdicts."""
        sell = state.box.sell
        moves: list[Move] = []
        for good, count in enumerate(state.wineries[self.actor].goods):
            if count and not self.counts[good]:
                moves += sell[good][:count]
        moves.append(CLOSE)
        return moves

    def details(self, state: Toscana, move: Any) -> dict[str, Any] | None:
        """Return what these cubes bring."""
        return price_details(state, move)

    def apply(self, state: Toscana, move: Sell | CloseSale) -> None:
        """Name another good, or close the sale."""
        if isinstance(move, Sell):
            sell_more(state, self.actor, self.counts, move)
        else:
            close_sale(state, self.actor, self.counts)


def why_no_sale(state: Toscana, seat: int, move: Sell) -> Refusal | None:
    """Say why a number of cubes cannot be sold, if so."""
    have = state.wineries[seat].goods[GOODS.index(move.good)]
    if move.cubes < 1:
        return refuse("sell-count", "TO-TRADE-12")
    if not have:
        return refuse("nothing-to-sell", "TO-TRADE-07", good=move.good)
    if move.cubes > have:
        return refuse("too-few-to-sell", "TO-TRADE-07", good=move.good, have=have)
    return None


def price_details(state: Toscana, move: Any) -> dict[str, Any] | None:
    """Return the money that a purchase costs or a sale brings."""
    if isinstance(move, Buy):
        return {"money": state.box.buy_cost[state.prices[GOODS.index(move.good)]] * move.cubes}
    if isinstance(move, Sell):
        return {"money": state.box.sell_value[state.prices[GOODS.index(move.good)]] * move.cubes}
    return None


def sell_more(state: Toscana, seat: int, counts: tuple[int, ...], move: Sell) -> None:
    """Add a good to the sale; when no other good is left to name the sale closes by itself."""
    good = GOODS.index(move.good)
    counts = (*counts[:good], move.cubes, *counts[good + 1 :])
    goods = state.wineries[seat].goods
    if any(have and not named for have, named in zip(goods, counts, strict=True)):
        state.stack.append(Sale(seat, counts))
        if state.journal is not None:
            state.tell("sale-named", "TO-TRADE-13", seat, good=move.good, count=move.cubes)
    else:
        close_sale(state, seat, counts)


def close_sale(state: Toscana, seat: int, counts: tuple[int, ...]) -> None:
    """Move and pay all cubes of the sale together (TO-TRADE-13)."""
    for good, count in enumerate(counts):
        if not count:
            continue
        surplus = max(0, state.market[good] + count - state.box.market_places)
        price = state.box.sell_value[state.prices[good]]
        state.sell_cubes(seat, good, count)
        state.earn(seat, price * count, SALES)
        if state.journal is not None:
            rule = "TO-TRADE-08" if state.prices[good] else "TO-TRADE-09"
            state.tell(
                "sold",
                rule,
                seat,
                good=GOODS[good],
                count=count,
                price=price,
                total=price * count,
                see=("TO-TRADE-11",),
            )
            if surplus:
                state.tell("surplus", "TO-TRADE-10", seat, good=GOODS[good], count=surplus)
    go_on(state, seat)


def go_on(state: Toscana, seat: int) -> None:
    """After the market part the action is over, unless players may trade with each other (TO-VAR-02)."""
    if state.options.player_trading:
        state.stack.append(Trade(seat, True))
