"""Whose turn the stack shows, and that the question on top can have come about: a save may say anything."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import TYPE_CHECKING, Any, Final

from tutor.core.words import Refusal
from tutor.games.grand_cru import auction, demand, harvest, purchase, sale
from tutor.games.grand_cru.box import IMPROVEMENTS, SPACES, TILES, VARIETIES, cell

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru

#: The ways of harvesting, selling and moving demand, by the question that knows them.
WAYS: Final[Mapping[str, Container[str]]] = {
    "PickCube": harvest.WAYS,
    "PickWine": sale.WAYS,
    "PickNumber": sale.WAYS,
    "ShiftDemand": demand.WAYS,
}
#: Questions that belong to one improvement, or to one space of the festival.
OWN: Final = {
    "ChooseBlend": "blending",
    "ChooseBlendInto": "blending",
    "ChooseVintage": "good_vintage",
    "ChooseMaturing": "maturing",
    "ChooseVineOut": "rebuilding",
    "ChooseVineIn": "rebuilding",
}
#: First questions of an action, which change nothing before they are answered: why the action would not be possible.
WHY_NOT: Final[Mapping[str, Callable[[GrandCru, int], Refusal | None]]] = {
    "ChooseTile": auction.why_no_first_bid,
    "ChooseAuction": auction.why_no_overbid,
    "ChooseAcquisition": purchase.why_no_acquisition,
    "ChoosePurchase": purchase.why_no_purchase,
}


def check(state: GrandCru, phase: str) -> None:
    """Whose turn it is follows from the walk round the table; what is asked belongs to the phase."""
    seat = state.stack[-1].actor
    if phase == "last-action":
        _last_lap(state, [frame.actor for frame in reversed(state.stack[1:])])
    else:
        state.demand("walk", state.turn == (seat + 1) % state.players and not state.has_passed(seat), seat=seat)
    if phase == "action":
        left = state.players - state.passed.bit_count()
        state.demand("left-alone", left > 1 or not state.last_space or state.options.lone_extra_action)
    for frame in state.stack:
        if type(frame).__name__ == "ChooseAction":
            state.demand("last-action", frame.last == (phase == "last-action"))
    _question(state, state.stack[-1], phase)


def _last_lap(state: GrandCru, queue: list[int]) -> None:
    """Everybody who has not passed acts once, clockwise from the left of who took the last cube; or one alone."""
    if state.emptied_by < 0:
        left = [seat for seat in range(state.players) if not state.has_passed(seat)]
        state.demand("alone", queue == left and len(queue) == 1 and state.last_space)
        return
    order = state.clockwise(state.emptied_by)[1:]
    state.demand("last-lap", queue[0] in order)
    rest = [seat for seat in order[order.index(queue[0]) :] if not state.has_passed(seat)]
    state.demand("last-lap", queue == rest)


def _question(state: GrandCru, frame: Any, phase: str) -> None:
    """The question on top: its tile lies face down, its pawn on its space, and it can be asked and answered."""
    seat, name = frame.actor, type(frame).__name__
    state.demand("wine", getattr(frame, "barrel", 1) in range(1, state.box.barrels + 1))
    state.demand("wine", getattr(frame, "variety", VARIETIES[0]) in VARIETIES)
    _way(state, frame, phase)
    why_not = WHY_NOT.get(name)
    state.demand("question-possible", why_not is None or why_not(state, seat) is None, seat=seat, question=name)
    if name == "PickCube":
        estate = state.estates[seat]
        kept = 0 if phase == "festival" or state.last_space else 1
        state.demand("cubes-to-pick", 1 <= frame.left <= sum(estate.cubes) - kept, seat=seat)
        state.demand("picks", frame.left <= (state.box.hand_cubes if frame.way == "harvest_hand" else 1), seat=seat)
    elif name in FITS:
        FITS[name](state, frame)
    state.demand("answer", bool(frame.moves(state)), seat=seat, question=name)


def _way(state: GrandCru, frame: Any, phase: str) -> None:
    """A question knows its own ways only; they belong to Phase I or to the festival."""
    name = type(frame).__name__
    if name not in WAYS and name not in OWN:
        return
    way = frame.way if name in WAYS else OWN[name]
    known = name in OWN or way in WAYS[name]
    if phase == "festival":
        pawn = way in SPACES and state.festival[SPACES.index(way)] == frame.actor
        state.demand("festival-way", known and pawn, way=way)
        return
    state.demand("action-way", known and way not in SPACES, way=way)
    if way in IMPROVEMENTS:
        used = state.estates[frame.actor].used[IMPROVEMENTS.index(way)]
        state.demand("improvement-in-use", used > 0, way=way)


def _bid(state: GrandCru, frame: Any) -> None:
    """The tile of a bid is in the column, or in the display if it is the first free column; the bid is covered."""
    estate = state.estates[frame.actor]
    state.demand("bidder-pawns", estate.pawns > 0, seat=frame.actor)
    state.demand("bid-column", frame.column in range(1, len(state.columns) + 1))
    column = state.columns[frame.column - 1]
    tile = TILES.index(frame.tile)
    if column is None:
        state.demand("bid-tile", state.display[tile] > 0)
        state.demand("bid-column", state.columns.index(None) == frame.column - 1)
    else:
        state.demand("bid-tile", column[0] == tile and column[1] != frame.actor)
    least = max(state.box.bids[0], frame.standing(state) + 1)
    state.demand("bid-covered", auction.not_covered(state, estate, least) is None, seat=frame.actor)


def _sale(state: GrandCru, frame: Any) -> None:
    """As many sales as are to come are possible (GC-IMP-22)."""
    state.demand("sales", 1 <= frame.left <= (state.box.bulk_sales if frame.way == "bulk_buyer" else 1))
    state.demand("sales-possible", frame.way == "primeur" or sale.sales_possible(state, frame.actor) >= frame.left)


def _number(state: GrandCru, frame: Any) -> None:
    """Only of several cubes, and only if a sale need not take them all, a number is asked for (GC-SELL-03)."""
    _sale(state, frame)
    place = cell(frame.barrel, VARIETIES.index(frame.variety))
    places = state.zones.early if frame.way == "primeur" else state.zones.mature
    state.demand("wine", place in places and state.estates[frame.actor].cellar[place] > 1)
    state.demand("number-to-sell", state.options.partial_sales)


def _steps(state: GrandCru, frame: Any) -> None:
    """No more steps are left than the way allows; the end may be named after the first (GC-IMP-21, GC-FEST-27)."""
    box, way = state.box, frame.way
    own = {"advertising": box.advertising_steps, "raise_demand": 1}
    most = own[way] if way in own else box.festival_steps[SPACES.index(way)]
    state.demand("steps", 1 <= frame.left <= most and frame.begun == (frame.left < most), seat=frame.actor)
    # somebody who could only stop would not have been asked
    state.demand("steps", frame.both_ways(state) or demand.may_raise(state, frame.actor), seat=frame.actor)


def _vine_in(state: GrandCru, frame: Any) -> None:
    """The vine that was given up has left its space and lies on the discard pile (GC-FEST-16)."""
    state.demand("freed-space", not auction.is_full(state, state.estates[frame.actor]), seat=frame.actor)
    state.demand("vine-given-up", state.discard[VARIETIES.index(frame.variety)] > 0, variety=frame.variety)


#: What else the values of a question must fulfil.
FITS: Final[Mapping[str, Callable[[GrandCru, Any], None]]] = {
    "NameBid": _bid,
    "PickWine": _sale,
    "PickNumber": _number,
    "ShiftDemand": _steps,
    "ChooseVineIn": _vine_in,
}
