"""What a region gives to an estate that is opened there (VC-REGION)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.words import Refusal
from tutor.games.vinhos import experts
from tutor.games.vinhos.moves import AcceptGift, DeclineGift
from tutor.games.vinhos.names import DAO, DOURO, LISBOA, REGIONS, RIBATEJO, SETUBAL

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

ACCEPT, DECLINE = AcceptGift(), DeclineGift()
#: The rule of each gift.
GIFTS = {
    DOURO: "VC-REGION-05",
    DAO: "VC-REGION-06",
    RIBATEJO: "VC-REGION-07",
    LISBOA: "VC-REGION-08",
    SETUBAL: "VC-REGION-09",
}


def receive(state: Vinhos, seat: int, estate: int) -> None:
    """Give an estate what its region gives, once, with its first vineyard (VC-REGION-01, VC-REGION-13)."""
    region = state.vintners[seat].region[estate]
    if region not in GIFTS:
        return
    if not possible(state, seat, estate):
        if state.journal is not None:
            state.tell("gift-lost", "VC-REGION-02", seat, region=REGIONS[region], see=(GIFTS[region], "VC-LIMIT-03"))
    elif state.options.region_gifts_compulsory:
        give(state, seat, estate)
    else:
        state.stack.append(ChooseGift(seat, estate + 1, REGIONS[region]))


def possible(state: Vinhos, seat: int, estate: int) -> bool:
    """Return whether the gift of an estate's region is in stock and has a place."""
    vintner, box = state.vintners[seat], state.box
    region = vintner.region[estate]
    if region == DOURO:
        return state.ports > 0
    if region == DAO:
        return state.cellars > 0 and not vintner.cellars[estate]
    if region == RIBATEJO:
        return state.farmers > 0
    if region == LISBOA:
        room = vintner.vineyards[estate] + vintner.wineries[estate] < box.tile_slots
        return state.wineries > 0 and room and vintner.wineries[estate] < box.most_wineries
    return max(state.pile_tops) >= 0 or any(state.pile_rests)


def give(state: Vinhos, seat: int, estate: int) -> None:
    """Hand the gift over; none of them brings a cube."""
    vintner = state.vintners[seat]
    region = vintner.region[estate]
    if region == SETUBAL:
        state.stack.append(experts.OfferExpert(seat, state.box.expert_gift, experts.SETUBAL_GIFT))
        return
    count = 1
    if region == DOURO:
        count = min(state.box.port_gift, state.ports)
        state.ports -= count
        vintner.ports += count
    elif region == DAO:
        state.cellars -= 1
        vintner.cellars[estate] = 1
    elif region == RIBATEJO:
        state.farmers -= 1
        vintner.farmers[estate] += 1
    else:
        state.wineries -= 1
        vintner.wineries[estate] += 1
    if state.journal is not None:
        see = ("VC-REGION-01", "VC-REGION-12", "VC-REGION-13")
        state.tell("gift", GIFTS[region], seat, region=REGIONS[region], count=count, estate=estate + 1, see=see)


class ChooseGift(Decision["Vinhos"]):
    """Do you accept the gift of the region? (Only with the ruling that it may be refused.)"""

    __slots__ = ("estate", "region")
    rule = "VC-REGION-12"
    see = ("VC-REGION-01",)
    asks = (AcceptGift, DeclineGift)

    def __init__(self, actor: int, estate: int, region: str) -> None:
        self.actor = actor
        self.estate = estate
        self.region = region

    def candidates(self, state: Vinhos) -> list[Any]:
        """Accept, or decline."""
        return [ACCEPT, DECLINE]

    def verdict(self, state: Vinhos, move: AcceptGift | DeclineGift) -> Refusal | None:
        """Both are possible."""
        return None

    def apply(self, state: Vinhos, move: AcceptGift | DeclineGift) -> None:
        """Hand it over, or not."""
        if isinstance(move, AcceptGift):
            give(state, self.actor, self.estate - 1)
        elif state.journal is not None:
            state.tell("gift-declined", "VC-REGION-12", self.actor, region=self.region)
