"""The conservation laws of Toscana, checked on any position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.toscana import stack
from tutor.games.toscana.box import (
    ABANDONED,
    ACTIONS,
    EMPTY,
    FINAL_SALE,
    GOODS,
    MASTER,
    ONE_WORKER,
    TWO_WORKERS,
    UNKNOWN,
    WATER,
)

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana


def check(state: Toscana) -> None:
    """Check every law; `state.demand` raises where one is broken."""
    _cubes(state)
    _market(state)
    _map(state)
    stack.check(state)
    _end(state)
    for seat in range(state.players):
        _pieces(state, seat)
        _tastings(state, seat)
        winery = state.wineries[seat]
        state.demand("money", winery.money >= 0 and sum(winery.ledger) == winery.money, seat=seat)


def _end(state: Toscana) -> None:
    """What ends the game has happened exactly if it is over, and is remembered if that ruling is on."""
    box = state.box
    before_sale = [winery.money - winery.ledger[FINAL_SALE] for winery in state.wineries]
    rich = max(before_sale) >= box.money_trigger
    state.demand("latched", state.options.end_trigger_latched or not state.latched)
    state.demand("latched-in-time", state.latched or not (state.options.end_trigger_latched and rich))
    state.demand("ended-by-rule", not state.over or state.round == box.rounds or rich or state.latched)
    state.demand("final-sale-at-end", state.over or not any(winery.ledger[FINAL_SALE] for winery in state.wineries))
    state.demand("empty-at-end", not state.over or not any(any(winery.goods) for winery in state.wineries))


def _cubes(state: Toscana) -> None:
    """No cube ever leaves the game (TO-COMP-03, TO-SUP-04)."""
    for good in range(len(GOODS)):
        places = [state.bank[good], state.market[good], *(winery.goods[good] for winery in state.wineries)]
        on_map = len(state.placed) if good == WATER else 0
        state.demand("cubes-exist", min(places) >= 0, good=GOODS[good])
        state.demand("cubes-conserved", sum(places) + on_map == state.box.supply[good], good=GOODS[good])
        held = max(winery.goods[good] for winery in state.wineries)
        state.demand("warehouse-limit", held <= state.box.places, good=GOODS[good])
        state.demand("market-limit", state.market[good] <= state.box.market_places, good=GOODS[good])


def _market(state: Toscana) -> None:
    state.demand("price-range", all(0 <= price <= state.box.top_price for price in state.prices))
    state.demand("recommendations", sorted(state.recommendations) == [-1, -1, 0, 1, 1])


def _map(state: Toscana) -> None:
    box = state.box
    counts = [state.map.count(terrain) for terrain in range(ABANDONED + 1)]
    bare = state.map.count(UNKNOWN)
    state.demand("map-size", len(state.map) == len(box.spaces))
    printed = [box.printed_map.count(terrain) for terrain in range(ABANDONED + 1)]
    laying = any(type(frame).__name__ == "LayMap" for frame in state.stack)
    state.demand("map-terrain", laying if bare else counts == printed)
    state.demand("map-printed", state.options.free_map or state.map == box.printed_map)
    for owner, piece in zip(state.owners, state.pieces, strict=True):
        state.demand("space-owner", (owner >= 0) == (piece != EMPTY) and owner < state.players)
        state.demand("space-content", EMPTY <= piece <= MASTER)


def _pieces(state: Toscana, seat: int) -> None:
    """Every piece is on the winery, on the map, in hand before the start, or out of the game."""
    box = state.box
    winery = state.wineries[seat]
    own = [piece for owner, piece in zip(state.owners, state.pieces, strict=True) if owner == seat]
    workers = own.count(ONE_WORKER) + 2 * own.count(TWO_WORKERS)
    hired_masters = sum(slot.master for slot in box.slots[: winery.hired])
    starting = 1 if has_started(state, seat) else 0
    state.demand("workers", workers == winery.hired - hired_masters + starting, seat=seat)
    state.demand("masters", own.count(MASTER) + winery.removed == hired_masters, seat=seat)
    state.demand("removed", winery.removed == 0 or state.players >= box.full_map_players, seat=seat)
    hires = state.round - 1 + (winery.spent >> ACTIONS.index("hire") & 1)
    state.demand("hired-in-time", winery.hired <= hires, seat=seat)


def has_started(state: Toscana, seat: int) -> bool:
    """Return whether a player's starting worker is on the map."""
    names = [type(frame).__name__ for frame in state.stack]
    waiting = [frame.actor for frame in state.stack if type(frame).__name__ == "PlaceStart"]
    return not (seat in waiting or "FirstWorkers" in names or "SetUp" in names)


def _tastings(state: Toscana, seat: int) -> None:
    """Hand, stack and discard are the seven tiles of the set (TO-TASTE-05)."""
    box = state.box
    winery = state.wineries[seat]
    tiles = winery.hand + winery.stack.discard + winery.stack.things()
    everything = [tile for tile, copies in enumerate(box.tasting_copies) for _ in range(copies)]
    state.demand("tasting-tiles", sorted(tiles) == everything, seat=seat)
    state.demand("tasting-stack", winery.stack.size == sum(winery.stack.counts), seat=seat)
    state.demand("chosen-tile", winery.chosen == -1 or winery.chosen in winery.hand, seat=seat)
    used = len(winery.stack.discard)
    drawing = sum(type(frame).__name__ == "DrawTile" and frame.seat == seat for frame in state.stack)
    if not any(type(frame).__name__ in ("SetUp", "FillWineries") for frame in state.stack):
        whole_hand = min(box.start_hand, len(everything) - used)
        state.demand("tasting-hand", len(winery.hand) == whole_hand - drawing, seat=seat)
    revealed = state.over or any(type(frame).__name__ == "EndRound" for frame in state.stack)
    state.demand("tastings-held", used == state.round - (0 if revealed else 1), seat=seat)
