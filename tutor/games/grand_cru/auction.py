"""Auctions: the first bid on a tile, and topping another player's bid (GC-BID, GC-OVER)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru.box import TILES
from tutor.games.grand_cru.moves import Bid, Overbid, PutUp

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import Estate, GrandCru


class Payment(Decision["GrandCru"]):
    """A question that shows the asked player to own some money, even where money is hidden."""

    __slots__ = ()

    @abstractmethod
    def least_cash(self, state: GrandCru) -> int:
        """Return what the player must own, or the question would not have been asked."""


def is_full(state: GrandCru, estate: Estate) -> bool:
    """Return whether all spaces of a vineyard are taken (GC-ACQ-09)."""
    return sum(estate.tiles) >= state.box.spaces


def why_no_first_bid(state: GrandCru, seat: int) -> Refusal | None:
    """A free column, a free pawn and a tile of the display are needed."""
    estate = state.estates[seat]
    if None not in state.columns:
        return refuse("auctions-full", "GC-BID-02", auctions=len(state.columns))
    if not estate.pawns:
        return refuse("no-free-pawn", "GC-BID-04")
    if not any(state.display):
        return refuse("display-empty", "GC-BID-06")
    return not_covered(state, estate, state.box.bids[0])


def may_bid(state: GrandCru, seat: int) -> bool:
    """Return whether a first bid is possible: the fast twin of `why_no_first_bid`."""
    estate = state.estates[seat]
    return (
        estate.pawns > 0
        and None in state.columns
        and any(state.display)
        and not (state.options.bids_covered and (estate.cash < state.box.bids[0] or is_full(state, estate)))
    )


def not_covered(state: GrandCru, estate: Estate, price: int) -> Refusal | None:
    """Nobody asks for cover when a bid is made (GC-BID-05), except with that ruling."""
    if not state.options.bids_covered:
        return None
    if estate.cash < price:
        return refuse("bid-not-covered", "GC-BID-05", price=price, have=estate.cash)
    if is_full(state, estate):
        return refuse("vineyard-full", "GC-ACQ-09", spaces=state.box.spaces)
    return None


def begin_first_bid(state: GrandCru, seat: int) -> None:
    """Ask for the tile."""
    state.stack.append(ChooseTile(seat))


class ChooseTile(Payment):
    """Which tile of the display do you put up for auction?"""

    __slots__ = ()
    rule = "GC-BID-01"
    see = ("GC-BID-06", "GC-BID-08", "GC-BID-09", "GC-PC-01")
    asks = (PutUp,)

    def least_cash(self, state: GrandCru) -> int:
        """Only covered bids show money."""
        return state.box.bids[0] if state.options.bids_covered else 0

    def candidates(self, state: GrandCru) -> list[PutUp]:
        """Return every kind of tile."""
        return state.box.put_up

    def verdict(self, state: GrandCru, move: PutUp) -> Refusal | None:
        """Only a tile of the display can be put up."""
        tile = state.box.tile_number.get(move.tile)
        if tile is not None and state.display[tile]:
            return None
        if tile is not None and any(column and column[0] == tile for column in state.columns):
            return refuse("tile-in-column", "GC-BID-09", tile=move.tile)
        return refuse("tile-not-shown", "GC-BID-01", tile=str(move.tile))

    def moves(self, state: GrandCru) -> list[PutUp]:
        """Return the tiles of the display: the fast twin of the verdicts."""
        put_up = state.box.put_up
        return [put_up[tile] for tile, count in enumerate(state.display) if count]

    def apply(self, state: GrandCru, move: PutUp) -> None:
        """Take the first free column, and ask for the price."""
        state.stack.append(NameBid(self.actor, state.columns.index(None) + 1, move.tile))


def why_no_overbid(state: GrandCru, seat: int) -> Refusal | None:
    """A free pawn is needed, and another player's bid that can be topped."""
    estate = state.estates[seat]
    if not any(column and column[1] != seat for column in state.columns):
        return refuse("no-bid-of-others", "GC-OVER-02" if any(state.columns) else "GC-OVER-01")
    if not estate.pawns:
        return refuse("no-free-pawn", "GC-OVER-05")
    prices = [column[2] for column in state.columns if column and column[1] != seat]
    if min(prices) == state.box.bids[-1]:
        return refuse("bids-at-top", "GC-OVER-03", price=min(prices))
    return not_covered(state, estate, min(prices) + 1)


def may_overbid(state: GrandCru, seat: int) -> bool:
    """Return whether some bid can be topped: the fast twin of `why_no_overbid`."""
    if not state.estates[seat].pawns:
        return False
    top = state.box.bids[-1]
    for column in state.columns:
        if column is not None and column[1] != seat and column[2] < top:
            return not state.options.bids_covered or why_no_overbid(state, seat) is None
    return False


def begin_overbid(state: GrandCru, seat: int) -> None:
    """Ask for the column."""
    state.stack.append(ChooseAuction(seat))


class ChooseAuction(Payment):
    """Which bid do you top?"""

    __slots__ = ()
    rule = "GC-OVER-01"
    see = ("GC-OVER-02", "GC-OVER-03", "GC-OVER-04", "GC-OVER-05", "GC-PASS-03")
    asks = (Overbid,)

    def least_cash(self, state: GrandCru) -> int:
        """Only covered bids show money: enough for the lowest bid of the others."""
        if not state.options.bids_covered:
            return 0
        return min(column[2] for column in state.columns if column and column[1] != self.actor) + 1

    def candidates(self, state: GrandCru) -> list[Overbid]:
        """Return every column that may be used."""
        return state.box.overbid[: len(state.columns)]

    def verdict(self, state: GrandCru, move: Overbid) -> Refusal | None:
        """There must be another player's pawn that does not stand on the highest bid."""
        if move.column not in range(1, len(state.columns) + 1):
            return refuse("no-such-column", "GC-PC-01", columns=len(state.columns))
        auction = state.columns[move.column - 1]
        if auction is None:
            return refuse("column-free", "GC-OVER-01", column=move.column)
        _, owner, price = auction
        if owner == self.actor:
            return refuse("own-bid", "GC-OVER-02", price=price)
        if price == state.box.bids[-1]:
            return refuse("bid-at-top", "GC-OVER-03", price=price)
        return not_covered(state, state.estates[self.actor], price + 1)

    def moves(self, state: GrandCru) -> list[Move]:
        """Return the bids that can be topped: the fast twin of the verdicts."""
        if state.options.bids_covered:
            return list(super().moves(state))
        overbid, top, actor = state.box.overbid, state.box.bids[-1], self.actor
        return [
            overbid[number]
            for number, auction in enumerate(state.columns)
            if auction is not None and auction[1] != actor and auction[2] < top
        ]

    def details(self, state: GrandCru, move: Any) -> dict[str, Any] | None:
        """Return what lies in the column."""
        return column_details(state, move.column)

    def apply(self, state: GrandCru, move: Overbid) -> None:
        """Ask for the price."""
        auction = state.columns[move.column - 1]
        assert auction is not None
        state.stack.append(NameBid(self.actor, move.column, TILES[auction[0]]))


class NameBid(Payment):
    """What do you bid?"""

    __slots__ = ("column", "tile")
    rule = "GC-BID-01"
    see = ("GC-BID-03", "GC-BID-05", "GC-BID-07", "GC-OVER-01", "GC-OVER-05")
    asks = (Bid,)

    def __init__(self, actor: int, column: int, tile: str) -> None:
        self.actor = actor
        self.column = column
        self.tile = tile

    def standing(self, state: GrandCru) -> int:
        """Return the bid that must be topped; 0 if it is a first bid."""
        auction = state.columns[self.column - 1]
        return auction[2] if auction else 0

    def least_cash(self, state: GrandCru) -> int:
        """Only covered bids show money."""
        return max(state.box.bids[0], self.standing(state) + 1) if state.options.bids_covered else 0

    def candidates(self, state: GrandCru) -> list[Bid]:
        """Return every price, that of a direct purchase included."""
        return state.box.bid[state.box.bids[0] :]

    def verdict(self, state: GrandCru, move: Bid) -> Refusal | None:
        """A price of the column, above the one that stands there."""
        box = state.box
        if move.price not in box.bids:
            direct = move.price == box.direct_price
            rule = "GC-BID-03" if direct else "GC-BID-01"
            return refuse("not-a-bid", rule, least=box.bids[0], most=box.bids[-1], price=move.price, direct=direct)
        standing = self.standing(state)
        if move.price <= standing:
            return refuse("not-higher", "GC-OVER-01", price=standing)
        return not_covered(state, state.estates[self.actor], move.price)

    def moves(self, state: GrandCru) -> list[Bid]:
        """Return the prices that can be bid: the fast twin of the verdicts."""
        box = state.box
        most = box.bids[-1]
        if state.options.bids_covered:
            estate = state.estates[self.actor]
            most = 0 if is_full(state, estate) else min(most, estate.cash)
        return box.bid[max(box.bids[0], self.standing(state) + 1) : most + 1]

    def apply(self, state: GrandCru, move: Bid) -> None:
        """Place the pawn; a pawn that is topped goes back to its owner. No money moves (GC-BID-05)."""
        seat = self.actor
        number = self.column - 1
        before = state.columns[number]
        tile = state.box.tile_number[self.tile]
        state.estates[seat].pawns -= 1
        state.columns[number] = (tile, seat, move.price)
        if before is None:
            state.display[tile] -= 1
            if state.journal is not None:
                see = ("GC-BID-05", "GC-BID-06", "GC-BID-07")
                state.tell("first-bid", "GC-BID-01", seat, tile=self.tile, price=move.price, see=see)
            return
        _, owner, old = before
        state.estates[owner].pawns += 1
        if state.journal is not None:
            state.tell(
                "overbid",
                "GC-OVER-01",
                seat,
                tile=self.tile,
                price=move.price,
                owner=owner,
                old=old,
                see=("GC-OVER-04", "GC-OVER-05"),
            )


def column_details(state: GrandCru, column: Any) -> dict[str, Any] | None:
    """Return the tile in a column, whose pawn stands there, and on which price."""
    auction = state.columns[column - 1] if column in range(1, len(state.columns) + 1) else None
    if auction is None:
        return None
    tile, owner, price = auction
    return {"tile": TILES[tile], "owner": owner, "price": price}
