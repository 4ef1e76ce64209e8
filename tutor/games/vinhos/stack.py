"""Which frame may lie on which, and whose turn the stack shows: a save may say anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Chance
from tutor.games.vinhos.experts import LAST_PLACE
from tutor.games.vinhos.names import COLOURS, ENOLOGIST, FARMER, REGIONS, WORKERS

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

TURN = ("SpecialTurn", "ReserveTurn", "CloseTurn")
#: What an own turn returns to.
BASE = (*TURN, "FinishTurn")
UNIT = (
    "BuyVineyards",
    "BuildWineries",
    "HireWorkers",
    "BuildCellars",
    "SellWines",
    "ExportWines",
    "HireExperts",
    "UseBank",
)
#: Where an action begins: in a turn, or by a benefit of the closing round.
ACTED = (*BASE, "NextCloser")
RELEASED = (*BASE, "LastMinute")
#: On what each frame may lie; "" is the bottom of the stack.
LIES_ON: Final[Mapping[str, tuple[str, ...]]] = {
    "FirstVineyards": ("",),
    "TakeFirstExperts": ("FirstVineyards",),
    "FirstDisplay": ("FirstVineyards", "TakeFirstExperts"),
    "OpenStacks": ("FirstVineyards", "FirstDisplay"),
    "DrawRegion": ("OpenStacks",),
    "DrawYear": ("OpenStacks", "DrawRegion", "StartActions"),
    "DrawOrder": ("OpenStacks", "DrawRegion", "DrawYear"),
    "DrawExpert": (
        *("FirstVineyards", "TakeFirstExperts", "FirstDisplay", "DrawExpert"),
        *("OfferExpert", "NextUnit", "TakeExperts"),
    ),
    "DrawTop": (
        *("FirstVineyards", "TakeFirstExperts", "FirstDisplay", "DrawExpert", "DrawTop"),
        *("FirstWine", "OfferExpert", "ChooseGift", "NextUnit", "ChooseEstate", "NextTurn", "DrawNumberCard"),
    ),
    "DealTile": ("FirstVineyards", "TakeFirstExperts", "StartActions", "AfterFair"),
    "ChooseFirstRegion": ("FirstVineyards",),
    "FirstWine": ("FirstVineyards",),
    "ChooseFirstPort": ("FirstVineyards",),
    "ChooseGift": ("FirstWine", "NextUnit"),
    "OfferExpert": ("FirstWine", "NextUnit", "AskExperts", "AskMagnates", "NewOrder", "OfferExpert"),
    "ChooseExpert": ("FirstWine", "NextUnit", "AskExperts", "AskMagnates", "NewOrder", "OfferExpert"),
    "MakeRoom": ("FirstWine", "NextUnit", "AskMagnates", "NewOrder", "OfferExpert"),
    "StartActions": ("",),
    "FirstTiles": ("StartActions",),
    "ChooseFirstTile": ("FirstTiles",),
    "NextTurn": ("",),
    **dict.fromkeys(("SpecialTurn", "ReserveTurn"), ("NextTurn",)),
    "FinishTurn": ("NextTurn",),
    **dict.fromkeys(("AfterSpecial", "AfterReserve"), ("NextTurn",)),
    "NextUnit": ACTED,
    **dict.fromkeys(UNIT, ACTED),
    **dict.fromkeys(("ChooseEstate", "ChooseSale", "ChooseExport"), ("NextUnit",)),
    "ChooseCube": (*BASE, "NextUnit"),
    "ChooseBarrel": (*BASE, "NextUnit"),
    "ChooseStack": ("NextUnit",),
    "LayTop": ("NextUnit",),
    "LayBelow": ("NextUnit",),
    "OfferRelease": ("FinishTurn",),
    "ChoosePlace": ("OfferRelease",),
    "ChooseRelease": ("FinishTurn", "LastMinute"),
    "ChooseCubes": ("FinishTurn", "LastMinute"),
    "DiscardEntered": ("FinishTurn", "LastMinute"),
    "AskMagnates": ("DiscardEntered",),
    "AskExperts": ("AskMagnates",),
    "ChooseBooth": ("AskExperts", "AskMagnates"),
    "PlayForFair": ("AskExperts",),
    "ChooseMagnate": ("DiscardEntered",),
    "EndYear": ("",),
    "Produce": ("EndYear",),
    "Maintain": ("Produce",),
    "ChooseBarrelBack": ("Maintain",),
    "Interest": ("Maintain",),
    "DivestFirst": ("Interest",),
    "Salaries": ("Maintain",),
    "ChooseLoss": ("Salaries",),
    "OfferPair": ("Maintain",),
    "ChooseYearlyPair": ("Maintain",),
    "PairCubes": (*TURN, "FinishTurn", "OfferPair", "OfferPairs"),
    "ChoosePair": ("PairCubes",),
    "FillWarehouses": ("Produce",),
    "ArrangeWorkers": ("FillWarehouses",),
    "NextPlace": ("FillWarehouses", "NextPlace"),
    "PlaceOnEstate": ("FillWarehouses", "NextPlace"),
    "ChoosePort": ("FillWarehouses",),
    "AfterFair": ("",),
    "RefillDisplay": ("AfterFair",),
    "OpenSale": ("RefillDisplay",),
    "NewOrder": ("AfterFair", "OpenSale"),
    "RankFair": ("NewOrder",),
    "RevealExperts": ("RankFair",),
    "AskSecretly": ("RevealExperts",),
    "PlaySecretly": ("AskSecretly",),
    "LastMinute": ("RankFair", "AskSecretly"),
    "PairsBefore": ("LastMinute",),
    "OfferPairs": ("PairsBefore",),
    "RecoverBeforeFair": ("PairsBefore",),
    "NextBuyer": ("RefillDisplay",),
    "ChooseTile": ("NextBuyer",),
    "PayForTile": ("NextBuyer",),
    "FinalScoring": ("",),
    "NextCloser": ("FinalScoring",),
    "CloseTurn": ("NextCloser",),
    "PayWine": (*BASE, "NextCloser"),
    "ChooseSource": (*BASE, "NextCloser"),
    "PickSlot": (*BASE, "NextCloser"),
    "ScoreWine": (*BASE, "NextCloser"),
    "ScoreCubes": (*BASE, "NextCloser"),
    "DrawActionCard": ("NextTurn",),
    "DrawNumberCard": (
        "FirstVineyards",
        "FirstTiles",
        "NextTurn",
        "ExportBarrels",
        "SellBarrels",
        "LastMinute",
        "NextBuyer",
    ),
    "TakeExperts": ("NextTurn",),
    "ExportBarrels": ("NextTurn",),
    "SellBarrels": ("NextTurn",),
}
#: The phase by the frame at the bottom.
PHASES: Final = {
    "FirstVineyards": "set-up",
    "StartActions": "start",
    "NextTurn": "turn",
    "EndYear": "year-end",
    "AfterFair": "fair",
    "FinalScoring": "closing",
}


def names(state: Vinhos) -> list[str]:
    """Return the kinds of the frames from the bottom up."""
    return [type(frame).__name__ for frame in state.stack]


def phase_of(state: Vinhos) -> str:
    """Return the phase that the stack shows; "" if its frames cannot lie on each other."""
    kinds = names(state)
    if not kinds:
        return "over"
    if kinds[0] not in PHASES or any(low not in LIES_ON[high] for low, high in zip(["", *kinds], kinds, strict=False)):
        return ""
    return PHASES[kinds[0]]


# ---------------------------------------------------------------------- what lies in somebody's hand


def frames_of(state: Vinhos, *kinds: str) -> list[Any]:
    """Return the frames of some kinds."""
    return [frame for frame in state.stack if type(frame).__name__ in kinds]


def vineyards_in_hand(state: Vinhos, region: int, colour: int) -> int:
    """Return how many vineyards of a region and colour have been bought and not been placed yet."""
    wanted = REGIONS[region], COLOURS[colour]
    return sum((frame.region, frame.colour) == wanted for frame in frames_of(state, "ChooseEstate"))


def barrels_in_hand(state: Vinhos, seat: int) -> int:
    """Return how many barrels have left their place for a multiplier whose slot is still to be chosen."""
    return sum(frame.actor == seat for frame in frames_of(state, "PickSlot"))


def workers_in_hand(state: Vinhos, kind: str) -> int:
    """Return how many workers have been taken up in production and not been placed yet."""
    if kind not in ("enologists", "farmers"):
        return 0
    worker = ENOLOGIST if kind == "enologists" else FARMER
    held: int = sum(frame.left for frame in frames_of(state, "NextPlace") if frame.worker == worker)
    asked: int = sum(frame.left for frame in frames_of(state, "PlaceOnEstate") if frame.worker == WORKERS[worker])
    return held + asked


def lays_below(state: Vinhos, region: int) -> bool:
    """Return whether a stack is being put in order below its top tile."""
    return any(frame.region == REGIONS[region] for frame in frames_of(state, "LayBelow"))


def secret_choice(state: Vinhos) -> list[int]:
    """Return who may have chosen experts in secret by now."""
    asked = [frame.actor for frame in frames_of(state, "PlaySecretly")]
    if not asked or asked[0] not in state.order:
        return []
    return state.order[: state.order.index(asked[0]) + 1]


def choosable(state: Vinhos, seat: int) -> int:
    """Return all experts that a player could choose for the fair, as bits."""
    vintner = state.vintners[seat]
    bits = 0
    if vintner.booth >= 0:
        for feature in state.box.booths[vintner.booth].features:
            bits |= state.box.of_feature[feature]
    return vintner.up & bits


def at_booths(state: Vinhos, seat: int) -> bool:
    """Return whether a player is just choosing a booth, the fair tile in hand."""
    return any(frame.actor == seat for frame in frames_of(state, "ChooseBooth"))


# ---------------------------------------------------------------------- whose turn it is


def check(state: Vinhos, phase: str) -> None:
    """The final turns come after the third fair; everything above a base belongs to the player whose turn it is."""
    if phase == "over":
        state.demand("over", state.final)
        return
    state.demand("final", state.final == (phase == "closing" or _last_round(state)))
    _seats(state)


def _last_round(state: Vinhos) -> bool:
    return any(frame.round == LAST_ROUND for frame in frames_of(state, "NextTurn"))


#: The extra action after the third fair (see year.LAST), and the rounds of a year.
LAST_ROUND: Final = 3
ROUNDS: Final = (1, 2, LAST_ROUND)


def _seats(state: Vinhos) -> None:
    """The seat of every frame above a base with a place is the one whose place it is."""
    expected = -1
    for frame in state.stack:
        kind = type(frame).__name__
        if kind in PLACES:
            low, high = (-1, state.people - 1) if kind == "FirstTiles" else (0, _places(state, frame))
            state.demand("place", low <= frame.place <= high, frame=kind)
            # a base that has just begun has no seat yet: LastMinute lies below the pairs of 2010
            expected = PLACES[kind](state, frame) if len(state.order) == state.people else -1
            continue
        if isinstance(frame, Chance) or not ("actor" in frame.names or "seat" in frame.names):
            continue
        seat = frame.actor if "actor" in frame.names else frame.seat
        state.demand("seat", 0 <= seat < state.players, seat=seat)
        free = kind in ("OfferExpert", "ChooseExpert", "MakeRoom") and _last_place(frame)
        state.demand("seat", free or seat == expected, seat=seat, frame=kind)


def _last_place(frame: Any) -> bool:
    return bool(frame.source == LAST_PLACE)


def _places(state: Vinhos, frame: Any) -> int:
    if type(frame).__name__ in ("NextBuyer", "NextCloser"):
        return state.people - 1
    if type(frame).__name__ == "NextTurn" and state.solo and frame.round != LAST_ROUND:
        return 2 * state.people
    return state.people


def _before(state: Vinhos, frame: Any) -> int:
    """Return who stands one place before the place that comes next."""
    return state.order[frame.place - 1] if frame.place else -1


def _turn_of(state: Vinhos, frame: Any) -> int:
    place: int = frame.place - 1
    return state.order[place // 2 if state.solo and frame.round != LAST_ROUND else place] if frame.place else -1


def _after(state: Vinhos, frame: Any) -> int:
    """Return who stands one place behind: first tiles are taken in reverse order."""
    place: int = frame.place + 1
    return state.order[place] if place < state.people else -1


def _around(state: Vinhos, frame: Any) -> int:
    place: int = frame.place - 1
    return state.order[place]


#: Whose turn it is, by the frame that counts the places.
PLACES: Final[Mapping[str, Callable[[Vinhos, Any], int]]] = {
    "FirstVineyards": _before,
    "FirstTiles": _after,
    "NextTurn": _turn_of,
    "Maintain": _before,
    "Produce": _before,
    "LastMinute": _before,
    "PairsBefore": _before,
    "AskSecretly": _before,
    "NextBuyer": _around,
    "NextCloser": _around,
}


def base_seat(state: Vinhos, place: int) -> int:
    """Return whose turn it is by the base below a frame; -1: nobody's."""
    for frame in reversed(state.stack[:place]):
        kind = type(frame).__name__
        if kind in PLACES:
            return PLACES[kind](state, frame)
    return -1
