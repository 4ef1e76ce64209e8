"""The conservation laws of Grand Cru, checked on any position."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import CHANCE
from tutor.games.grand_cru import stack
from tutor.games.grand_cru.box import EMERGENCY_LOANS, LOANS, TILES, VARIETIES, VINES, cell

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import Estate, GrandCru

#: What can be asked in Phase I, and at the festival.
ACTION: Final = (
    "ChooseAction|ChooseTile|ChooseAuction|NameBid|ChooseAcquisition|ChoosePurchase|ShiftDemand|PickCube|PickWine|"
    "PickNumber|ChooseBlend|ChooseBlendInto|ChooseVintage|ChooseMaturing"
)
SPECIAL: Final = "ChooseSpecial|ShiftDemand|PickCube|PickWine|PickNumber|ChooseVineOut|ChooseVineIn"
#: What can lie on the stack in each phase, from the bottom up.
PHASES: Final = {
    "deal": "NextTurn GiveFigure RevealLoans( BorrowToStart)+ ShuffleTogether DealFirst( DealFirst)?",
    "borrow": "NextTurn GiveFigure RevealLoans( BorrowToStart)+",
    "figure": "NextTurn DrawStartPlayer",
    "action": f"NextTurn ({ACTION})",
    "last-action": f"YearEnd( ChooseAction)* ({ACTION})",
    "new-tiles": "EndYear AskLoans PayInterest AgeWine HoldFestival EvaluateSales DrawTile",
    "festival": f"EndYear AskLoans PayInterest AgeWine NextGuest ({SPECIAL})",
    "loans": "EndYear( ChooseLoans)+",
    "over": "",
}


def check(state: GrandCru) -> None:
    """Check every law; `state.demand` raises where one is broken."""
    phase = phase_of(state)
    state.demand("stack", phase != "")
    _cubes(state, phase)
    _tiles(state, phase)
    _markers(state, phase)
    for seat, estate in enumerate(state.estates):
        _estate(state, seat, estate, phase)
    if phase in ("deal", "borrow", "figure"):
        _set_up(state, phase)
    elif phase in ("action", "last-action", "festival"):
        stack.check(state, phase)
    elif phase == "loans":
        order = [seat for seat in state.clockwise(state.start) if not state.is_bankrupt(seat)]
        asked = [frame.actor for frame in reversed(state.stack[1:])]
        state.demand("loan-order", asked == order[-len(asked) :])


def phase_of(state: GrandCru) -> str:
    """Return the phase that the stack shows; "" if it shows none."""
    names = " ".join(type(frame).__name__ for frame in state.stack)
    return next((phase for phase, shape in PHASES.items() if re.fullmatch(shape, names)), "")


def _cubes(state: GrandCru, phase: str) -> None:
    """No cube leaves the game (GC-COMP-06, GC-LIM-01); each lies where its variety can be."""
    for variety, name in enumerate(VARIETIES):
        places = [state.supply[variety]]
        for estate in state.estates:
            places += [estate.cubes[variety], estate.cask[variety], *estate.cellar[variety::VINES]]
        state.demand("cubes-exist", min(places) >= 0, variety=name)
        state.demand("cubes-conserved", sum(places) == state.box.cubes[variety], variety=name)
    possible = set(state.zones.possible)
    aged = phase in ("loans", "over", "deal", "borrow", "figure")
    first = state.box.first_barrel
    for estate in state.estates:
        state.demand("maturity-zone", all(place in possible for place, count in enumerate(estate.cellar) if count))
        young = estate.cellar[: cell(first + 1, 0)]
        state.demand("first-barrel", not (aged and any(young)))
        sold = phase in ("action", "last-action", "new-tiles")
        state.demand("sales-casks", sold or not any(estate.cask))


def _tiles(state: GrandCru, phase: str) -> None:
    """No tile leaves the game (GC-COMP-07, GC-COMP-08, GC-LIM-03); the display is as large as the year allows."""
    auctions = [column for column in state.columns if column is not None]
    for tile, name in enumerate(TILES):
        places = [state.pile.counts[tile], state.discard[tile], state.display[tile]]
        places += [estate.tiles[tile] for estate in state.estates]
        state.demand("tiles-exist", min(places) >= 0, tile=name)
        put_up = sum(column[0] == tile for column in auctions)
        state.demand("tiles-conserved", sum(places) + put_up == state.box.tiles[tile], tile=name)
    state.demand("pile-size", state.pile.size == sum(state.pile.counts))
    state.demand("columns", len(state.columns) == state.box.auctions[state.players])
    state.demand("columns-empty", phase in ("action", "last-action") or not auctions)
    state.demand("bids", all(price in state.box.bids for _, _, price in auctions))
    _display(state, phase, len(auctions))


def _display(state: GrandCru, phase: str, auctions: int) -> None:
    """As many tiles lie open as were drawn, less those that were taken in Phase I (GC-BID-06, GC-TILE-07)."""
    shown, players = sum(state.display), state.players
    first = state.box.first_vines[players] + state.box.first_improvements[players]
    yearly = state.box.yearly_draw[players]
    if phase in ("action", "last-action"):
        state.demand("display", shown + auctions <= (first if state.year == 1 else yearly))
    elif phase in ("borrow", "figure"):
        state.demand("display", shown == first)
    elif phase != "over":
        left = sum(getattr(frame, "left", 0) for frame in state.stack if frame.actor == CHANCE)
        state.demand("display", shown == (first if phase == "deal" else yearly) - left)


def _markers(state: GrandCru, phase: str) -> None:
    """Demand, turn counter, festival, start player, the passes and the end of the game."""
    box, players = state.box, state.players
    state.demand("demand-range", all(0 <= space <= box.top for space in state.markers))
    state.demand("counter-range", box.first_position <= state.counter <= box.last_position)
    state.demand("counter-moved", phase not in ("action", "last-action") or state.counter > box.first_position)
    set_up = phase in ("deal", "borrow", "figure")
    state.demand("start-player", (state.start >= 0) != set_up and state.start < players)
    state.demand("year", 1 <= state.year <= box.guard_years and (state.year == 1 or not set_up))
    state.demand("heir", state.heir < 0 or (not state.options.start_player_at_once and phase in ("festival", "loans")))
    state.demand("passed", 0 <= state.passed < 1 << players)
    state.demand("festival-empty", phase == "festival" or max(state.festival) < 0)
    state.demand("bankrupt", not state.bankrupt or phase in ("loans", "over"))
    state.demand("emptied-by", state.emptied_by < 0 or (phase == "last-action" and state.last_space))
    free = any(not estate.loans for estate in state.estates)
    ended = free or state.bankrupt or state.year == box.guard_years
    state.demand("ended", phase != "over" or bool(ended))


def _estate(state: GrandCru, seat: int, estate: Estate, phase: str) -> None:
    """Tiles, pawns and money of one player."""
    box = state.box
    state.demand("vineyard-spaces", sum(estate.tiles) <= box.spaces, seat=seat)
    vines, improvements = estate.tiles[:VINES], estate.tiles[VINES:]
    state.demand("cubes-on-vines", within(estate.cubes, vines), seat=seat)
    state.demand("used-improvements", within(estate.used, improvements), seat=seat)
    pawns = sum(column is not None and column[1] == seat for column in state.columns) + state.festival.count(seat)
    state.demand("pawns", estate.pawns >= 0 and estate.pawns + pawns == box.pawns, seat=seat)
    state.demand("prestige", estate.prestige >= 0, seat=seat)
    state.demand("cash", estate.cash >= 0 and sum(estate.ledger) == estate.cash, seat=seat)
    emergency, odd = divmod(estate.ledger[EMERGENCY_LOANS], box.emergency_loan)
    normal = estate.loans - emergency
    same = box.loan == box.repayment
    state.demand("loan-money", odd == 0 and (not same or estate.ledger[LOANS] == normal * box.loan), seat=seat)
    set_up = phase in ("deal", "borrow")
    state.demand("nothing-yet", not set_up or not (estate.cash or estate.loans or any(estate.tiles)), seat=seat)
    state.demand("loans", estate.loans <= box.most_loans, seat=seat)
    state.demand("loans-left", estate.loans >= 1 or set_up or phase in ("loans", "over"), seat=seat)
    state.demand("bankrupt-loans", not state.is_bankrupt(seat) or estate.loans == box.most_loans, seat=seat)
    state.demand("chosen", estate.chosen == 0 or phase == "borrow", seat=seat)


def within(counts: Sequence[int], limits: Sequence[int]) -> bool:
    """Return whether no count is negative or above its limit."""
    return all(0 <= count <= limit for count, limit in zip(counts, limits, strict=True))


def _set_up(state: GrandCru, phase: str) -> None:
    """Vines are dealt before improvements; the fists close one seat after another; the most loans begin."""
    frames: Any = state.stack
    if phase == "figure":
        most = max(estate.loans for estate in state.estates)
        tied = tuple(seat for seat, estate in enumerate(state.estates) if estate.loans == most)
        state.demand("tie", frames[-1].tied == tied and len(tied) > 1)
        return
    sorts = [frame.improvements for frame in frames if type(frame).__name__ == "DealFirst"]
    state.demand("deal", sorts in ([], [True], [True, False]))
    asked = [frame.actor for frame in reversed(frames) if type(frame).__name__ == "BorrowToStart"]
    state.demand("borrowers", asked == list(range(state.players))[-len(asked) :])
    for seat, estate in enumerate(state.estates):
        state.demand("closed-fists", (estate.chosen > 0) == (seat not in asked), seat=seat)
