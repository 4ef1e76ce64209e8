"""Getting a tile: acquire it for one's own bid, or buy it directly; and what a new tile brings (GC-ACQ, GC-BUY)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru.auction import Payment, column_details, is_full
from tutor.games.grand_cru.box import AUCTIONS, COMPENSATION, PURCHASES, TILES, VINES
from tutor.games.grand_cru.moves import Acquire, BuyFromColumn, BuyFromDisplay

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru


def why_no_acquisition(state: GrandCru, seat: int) -> Refusal | None:
    """An own pawn in a column, its price in cash and a free space are needed."""
    estate = state.estates[seat]
    prices = [column[2] for column in state.columns if column and column[1] == seat]
    if not prices:
        return refuse("no-own-bid", "GC-ACQ-01")
    if is_full(state, estate):
        return refuse("vineyard-full", "GC-ACQ-09", spaces=state.box.spaces)
    if min(prices) > estate.cash:
        return refuse("too-dear", "GC-ACQ-03", price=min(prices), have=estate.cash)
    return None


def may_acquire(state: GrandCru, seat: int) -> bool:
    """Return whether an own bid can be paid: the fast twin of `why_no_acquisition`."""
    estate = state.estates[seat]
    if estate.pawns == state.box.pawns:
        return False
    cash = estate.cash
    for column in state.columns:
        if column is not None and column[1] == seat and column[2] <= cash:
            return not is_full(state, estate)
    return False


def begin_acquisition(state: GrandCru, seat: int) -> None:
    """Ask for the tile."""
    state.stack.append(ChooseAcquisition(seat))


class ChooseAcquisition(Payment):
    """Which of the tiles that you have bid for do you acquire?"""

    __slots__ = ()
    rule = "GC-ACQ-01"
    see = ("GC-ACQ-02", "GC-ACQ-03", "GC-ACQ-04", "GC-ACQ-10")
    asks = (Acquire,)

    def least_cash(self, state: GrandCru) -> int:
        """Return the lowest of the player's bids."""
        return min(column[2] for column in state.columns if column and column[1] == self.actor)

    def candidates(self, state: GrandCru) -> list[Acquire]:
        """Return every column that may be used."""
        return state.box.acquire[: len(state.columns)]

    def verdict(self, state: GrandCru, move: Acquire) -> Refusal | None:
        """The own pawn must stand there, and its price must be at hand."""
        if move.column not in range(1, len(state.columns) + 1):
            return refuse("no-such-column", "GC-PC-01", columns=len(state.columns))
        auction = state.columns[move.column - 1]
        if auction is None or auction[1] != self.actor:
            return refuse("no-own-bid", "GC-ACQ-01")
        cash = state.estates[self.actor].cash
        if auction[2] > cash:
            return refuse("too-dear", "GC-ACQ-03", price=auction[2], have=cash)
        return None

    def details(self, state: GrandCru, move: Any) -> dict[str, Any] | None:
        """Return what lies in the column, and its price."""
        return column_details(state, move.column)

    def apply(self, state: GrandCru, move: Acquire) -> None:
        """Pay the bid, take the tile and the pawn."""
        seat = self.actor
        auction = state.columns[move.column - 1]
        assert auction is not None
        tile, _, price = auction
        state.columns[move.column - 1] = None
        estate = state.estates[seat]
        estate.pawns += 1
        estate.earn(-price, AUCTIONS)
        if state.journal is not None:
            see = ("GC-ACQ-08", "GC-ACQ-02", "GC-ACQ-04", "GC-LIM-06")
            state.tell("acquired", "GC-ACQ-01", seat, tile=TILES[tile], price=price, see=see)
        place_tile(state, seat, tile)


def why_no_purchase(state: GrandCru, seat: int) -> Refusal | None:
    """The price and a free space are needed, but neither a pawn nor a free column (GC-BUY-04)."""
    estate = state.estates[seat]
    if estate.cash < state.box.direct_price:
        return refuse("too-dear", "GC-BUY-01", price=state.box.direct_price, have=estate.cash)
    if is_full(state, estate):
        return refuse("vineyard-full", "GC-ACQ-09", spaces=state.box.spaces)
    if not any(state.display) and not any(state.columns):
        return refuse("nothing-shown", "GC-BUY-01")
    return None


def may_buy(state: GrandCru, seat: int) -> bool:
    """Return whether a tile can be bought outright: the fast twin of `why_no_purchase`."""
    estate = state.estates[seat]
    return (
        estate.cash >= state.box.direct_price
        and not is_full(state, estate)
        and (any(state.display) or any(state.columns))
    )


def begin_purchase(state: GrandCru, seat: int) -> None:
    """Ask for the tile."""
    state.stack.append(ChoosePurchase(seat))


class ChoosePurchase(Payment):
    """Which tile do you buy outright?"""

    __slots__ = ()
    rule = "GC-BUY-01"
    see = ("GC-BUY-02", "GC-BUY-03", "GC-BUY-04")
    asks = (BuyFromDisplay, BuyFromColumn)

    def least_cash(self, state: GrandCru) -> int:
        """Return the price of a direct purchase."""
        return state.box.direct_price

    def candidates(self, state: GrandCru) -> Sequence[Move]:
        """Return every kind of tile, and every column that may be used."""
        return [*state.box.buy_from_display, *state.box.buy_from_column[: len(state.columns)]]

    def verdict(self, state: GrandCru, move: BuyFromDisplay | BuyFromColumn) -> Refusal | None:
        """The tile must be there."""
        if isinstance(move, BuyFromDisplay):
            tile = state.box.tile_number.get(move.tile)
            if tile is None or not state.display[tile]:
                return refuse("tile-not-shown", "GC-BUY-01", tile=str(move.tile))
            return None
        if move.column not in range(1, len(state.columns) + 1):
            return refuse("no-such-column", "GC-PC-01", columns=len(state.columns))
        if state.columns[move.column - 1] is None:
            return refuse("column-free", "GC-BUY-01", column=move.column)
        return None

    def moves(self, state: GrandCru) -> list[Move]:
        """Return the visible tiles: the fast twin of the verdicts."""
        box = state.box
        moves: list[Move] = [box.buy_from_display[tile] for tile, count in enumerate(state.display) if count]
        moves += [box.buy_from_column[number] for number, auction in enumerate(state.columns) if auction is not None]
        return moves

    def details(self, state: GrandCru, move: Any) -> dict[str, Any] | None:
        """Return what lies in a column."""
        return column_details(state, move.column) if isinstance(move, BuyFromColumn) else None

    def apply(self, state: GrandCru, move: BuyFromDisplay | BuyFromColumn) -> None:
        """Pay, take the tile; a pawn in the column goes back to its owner without compensation (GC-BUY-02)."""
        seat = self.actor
        price = state.box.direct_price
        state.estates[seat].earn(-price, PURCHASES)
        see = ("GC-BUY-03", "GC-BUY-04", "GC-LIM-06")
        if isinstance(move, BuyFromDisplay):
            tile = state.box.tile_number[move.tile]
            state.display[tile] -= 1
            if state.journal is not None:
                state.tell("bought", "GC-BUY-01", seat, tile=move.tile, price=price, see=see)
        else:
            auction = state.columns[move.column - 1]
            assert auction is not None
            tile, owner, bid = auction
            state.columns[move.column - 1] = None
            state.estates[owner].pawns += 1
            if state.journal is not None:
                name = TILES[tile]
                state.tell("bought-away", "GC-BUY-02", seat, tile=name, price=price, owner=owner, bid=bid, see=see)
        place_tile(state, seat, tile)


def place_tile(state: GrandCru, seat: int, tile: int) -> None:
    """Lay a new tile in the vineyard: a vine gets its cube at once, an improvement is ready (GC-ACQ-05, GC-ACQ-07)."""
    estate = state.estates[seat]
    estate.tiles[tile] += 1
    if tile >= VINES:
        if state.journal is not None:
            state.tell("improvement-ready", "GC-ACQ-07", seat, improvement=TILES[tile], see=("GC-IMP-20",))
        return
    if state.supply[tile]:
        state.supply[tile] -= 1
        estate.cubes[tile] += 1
        if state.journal is not None:
            state.tell("vine-bears", "GC-ACQ-05", seat, variety=TILES[tile])
        return
    compensation = state.box.compensation if state.options.purchase_compensation else 0
    estate.earn(compensation, COMPENSATION)
    if state.journal is not None:
        state.tell("vine-bare", "GC-ACQ-06", seat, variety=TILES[tile], money=compensation, see=("GC-LIM-01",))
