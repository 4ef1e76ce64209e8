"""What may lie on the stack, on what, and with which values: a save may say anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Step
from tutor.games.toscana.box import ABANDONED, ACTIONS, DIRECTIONS, GOODS, UNKNOWN, WATER
from tutor.games.toscana.deals import most_cubes, sides

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana

FOOT: Final = "foot"
#: What each frame may lie on directly. Steps that never wait (the price update, the final sale) are not here.
LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    "SetUp": (FOOT,),
    "NextTurn": (FOOT,),
    "Reveal": (FOOT,),
    "EndRound": (FOOT,),
    "FirstWorkers": ("NextTurn",),
    "ChooseFirst": ("FirstWorkers",),
    "OpenMarket": ("ChooseFirst",),
    "FillWineries": ("OpenMarket",),
    "LayMap": ("FillWineries",),
    "DrawTile": ("OpenMarket", "EndRound", "DrawTile"),
    "PlaceStart": ("NextTurn", "PlaceStart"),
    "ChooseAction": ("NextTurn",),
    "HireStaff": ("NextTurn",),
    "PlacePiece": ("HireStaff",),
    "FirstTile": ("HireStaff",),
    "SecondTile": ("HireStaff",),
    "RoseOrder": ("HireStaff",),
    "RosePrice": ("HireStaff", "RoseDeal"),
    "RoseDeal": ("HireStaff", "RosePrice"),
    "StartProduction": ("NextTurn",),
    "MoreWater": ("NextTurn",),
    "ReturnWater": ("NextTurn",),
    "AbandonedVineyards": ("ReturnWater",),
    "ChooseGood": ("ReturnWater", "AbandonedVineyards"),
    "Trade": ("NextTurn",),
    "Sale": ("NextTurn",),
    "DealCount": ("Trade",),
    "DealPrice": ("Trade",),
    "AnswerOffer": ("Trade",),
    "ChooseTaste": ("Reveal", "ChooseTaste"),
}
#: The action to which the frames above `NextTurn` belong.
ACTION_OF: Final = {
    "HireStaff": "hire",
    "StartProduction": "production",
    "MoreWater": "production",
    "ReturnWater": "production",
    "Trade": "trade",
    "Sale": "trade",
}


def check(state: Toscana) -> None:
    """Check the order of the frames, the values of each, and that they fit the phase of the round."""
    names = [type(frame).__name__ for frame in state.stack]
    for below, name in zip([FOOT, *names], names, strict=False):
        state.demand("stack-order", below in LIES_ON.get(name, ()), frame=name)
    for frame, name in zip(state.stack, names, strict=True):
        fits = FITS.get(name)
        state.demand("frame-values", fits is None or fits(state, frame), frame=name)
    clockwise = [(state.first + place) % state.players for place in range(state.players)]
    # whoever is asked last lies at the bottom: the first player at the start, the last one at a tasting
    for kind, order in (("PlaceStart", clockwise), ("ChooseTaste", clockwise[::-1])):
        asked = [frame.actor for frame in state.stack if type(frame).__name__ == kind]
        state.demand("seats-in-turn", asked == order[: len(asked)], frame=kind)
    _water_and_tiles(state, names)
    _turns(state, names)


def _water_and_tiles(state: Toscana, names: list[str]) -> None:
    watering = any(name in ("MoreWater", "ReturnWater") for name in names)
    state.demand("water-on-map", bool(state.placed) == watering)
    state.demand("water-once", len(set(state.placed)) == len(state.placed) <= state.box.water_most)
    waiting = {frame.actor for frame in state.stack if type(frame).__name__ == "ChooseTaste"}
    tasting = "Reveal" in names
    for seat, winery in enumerate(state.wineries):
        state.demand("tasting-choices", (winery.chosen >= 0) == (tasting and seat not in waiting), seat=seat)


def _turns(state: Toscana, names: list[str]) -> None:
    """Turns go round the table: whose turn it is, and what each player has spent, follows from their number."""
    players = state.players
    acting = (state.first + state.turn - 1) % players
    setting_up = any(name in ("SetUp", "ChooseFirst") for name in names)
    state.demand("first-player", (state.first >= 0) != setting_up)
    if state.turn and "NextTurn" in names:
        for frame in state.stack:
            asker = frame.seat if type(frame).__name__ == "AnswerOffer" else frame.actor
            state.demand("acting-seat", asker == acting or isinstance(frame, Step), seat=asker)
        action = ACTION_OF.get(names[1])
        spent = action is None or state.wineries[acting].spent >> ACTIONS.index(action) & 1
        state.demand("action-under-way", bool(spent), action=action)
    for seat, winery in enumerate(state.wineries):
        begun = (state.turn - (seat - state.first) % players + players - 1) // players
        choosing = "ChooseAction" in names and seat == acting
        state.demand("actions-spent", winery.spent.bit_count() == begun - choosing, seat=seat)
    trading = state.options.player_trading and ("Trade" in names or "Sale" in names)
    state.demand("offers", trading or not state.offers)


def _below(state: Toscana, frame: Any) -> Any:
    """Return the frame on which this one lies."""
    place = next(place for place, other in enumerate(state.stack) if other is frame)
    return state.stack[place - 1]


def _lay_map(state: Toscana, frame: Any) -> bool:
    bare = sum(state.map[slot] == UNKNOWN for slot in state.box.slots_of_tiles)
    return len(set(frame.left)) == len(frame.left) == bare and set(frame.left) <= set(state.box.tiles)


def _place_piece(state: Toscana, frame: Any) -> bool:
    winery = state.wineries[frame.actor]
    if not _below(state, frame).staff_done or winery.hired == len(state.box.slots):
        return False
    slot = state.box.slots[winery.hired]
    return winery.goods[slot.good] >= slot.cost and not (slot.needs_one_of_each and 0 in winery.goods)


def _service(state: Toscana, frame: Any) -> bool:
    place = next(place for place, other in enumerate(state.stack) if other is frame)
    return all(other.service_done for other in state.stack[:place] if type(other).__name__ == "HireStaff")


def _rose_price(state: Toscana, frame: Any) -> bool:
    step = state.box.rose_step
    return _service(state, frame) and (
        (frame.changed, frame.step) == ("", 0) or (frame.changed in GOODS and frame.step in (step, -step))
    )


def _sale(state: Toscana, frame: Any) -> bool:
    goods = state.wineries[frame.actor].goods
    return (
        len(frame.counts) == len(GOODS)
        and any(frame.counts)
        and all(0 <= named <= have for named, have in zip(frame.counts, goods, strict=True))
    )


def _more_water(state: Toscana, frame: Any) -> bool:
    return state.wineries[frame.actor].goods[WATER] > 0 and 0 < len(state.placed) < state.box.water_most


def _yields(state: Toscana, seat: int, space: int) -> bool:
    """Return whether a space is an abandoned vineyard that produces for a player now."""
    return (
        0 <= space < len(state.map)
        and state.map[space] == ABANDONED
        and state.owners[space] == seat
        and state.box.abandoned_yields[state.pieces[space]] > 0
        and any(space in state.box.touches[number] for number in state.placed)
    )


def _vineyards(state: Toscana, frame: Any) -> bool:
    seat = _below(state, frame).seat
    ordered = list(frame.spaces) == sorted(set(frame.spaces)) != []
    return frame.seat == seat and ordered and all(_yields(state, seat, space) for space in frame.spaces)


def _choose_good(state: Toscana, frame: Any) -> bool:
    space = state.box.space_number.get(frame.space, -1)
    below = _below(state, frame)
    later = below.spaces[0] > space if type(below).__name__ == "AbandonedVineyards" else True
    return below.seat == frame.actor and later and _yields(state, frame.actor, space)


def _deal(state: Toscana, seat: int, partner: int, frame: Any) -> bool:
    """Return whether an offer under way is one that could have been made."""
    if frame.good not in GOODS or frame.direction not in DIRECTIONS:
        return False
    if not 0 <= partner < state.players or partner == seat or not state.options.player_trading:
        return False
    good = GOODS.index(frame.good)
    giver, receiver = sides(seat, partner, frame.direction)
    most = most_cubes(state, giver, receiver, good)
    if not 1 <= getattr(frame, "count", 1) <= most or not state.offers >> (partner * len(GOODS) + good) & 1:
        return False
    return 0 <= getattr(frame, "price", 0) <= state.wineries[receiver].money


#: What the values of a frame must fulfil, beyond their types.
FITS: Final[dict[str, Callable[[Toscana, Any], bool]]] = {
    "LayMap": _lay_map,
    "DrawTile": lambda state, frame: 0 <= frame.seat < state.players,
    "PlacePiece": _place_piece,
    "FirstTile": _service,
    "SecondTile": lambda state, frame: _service(state, frame) and frame.sign in (1, -1),
    "RoseOrder": _service,
    "RosePrice": _rose_price,
    "RoseDeal": _service,
    "Trade": lambda state, frame: state.options.player_trading or not frame.market_done,
    "Sale": _sale,
    "MoreWater": _more_water,
    "ReturnWater": lambda state, frame: 0 <= frame.seat < state.players,
    "AbandonedVineyards": _vineyards,
    "ChooseGood": _choose_good,
    "DealCount": lambda state, frame: _deal(state, frame.actor, frame.partner, frame),
    "DealPrice": lambda state, frame: _deal(state, frame.actor, frame.partner, frame),
    "AnswerOffer": lambda state, frame: _deal(state, frame.seat, frame.actor, frame),
}
