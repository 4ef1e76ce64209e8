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
    if state.vintners[seat].region[estate] == SETUBAL:
        return max(state.pile_tops) >= 0 or any(state.pile_rests)
    return amount(state, seat, estate) > 0


def amount(state: Vinhos, seat: int, estate: int) -> int:
    """Return how many tiles or workers a region would give to an estate: what is in stock and has a place there."""
    vintner, box = state.vintners[seat], state.box
    region = vintner.region[estate]
    if region == DOURO:
        return min(box.port_gift, state.ports)
    if region == DAO:
        return min(box.cellar_gift, state.cellars, 1 - vintner.cellars[estate])
    if region == RIBATEJO:
        return min(box.farmer_gift, state.farmers, vintner.vineyards[estate] - vintner.farmers[estate])
    wineries = vintner.wineries[estate]
    room = box.tile_slots - vintner.vineyards[estate] - wineries
    return min(box.winery_gift, state.wineries, room, box.most_wineries - wineries)


def give(state: Vinhos, seat: int, estate: int) -> None:
    """Hand the gift over; none of them brings a cube."""
    vintner = state.vintners[seat]
    region = vintner.region[estate]
    if region == SETUBAL:
        state.stack.append(experts.OfferExpert(seat, state.box.expert_gift, experts.SETUBAL_GIFT))
        return
    count = amount(state, seat, estate)
    if region == DOURO:
        state.ports -= count
        vintner.ports += count
    elif region == DAO:
        state.cellars -= count
        vintner.cellars[estate] += count
    elif region == RIBATEJO:
        state.farmers -= count
        vintner.farmers[estate] += count
    else:
        state.wineries -= count
        vintner.wineries[estate] += count
    if state.journal is not None:
        see = ("VC-REGION-01", "VC-REGION-12", "VC-REGION-13")
        state.tell("gift", GIFTS[region], seat, region=REGIONS[region], count=count, estate=estate + 1, see=see)


def first_wine(state: Vinhos, seat: int) -> int:
    """Return the quality of the first wine; without the worker or winery of its region it is an ordinary one.

    The book names the better wine in one breath with the gift: who declines the one (or finds none left) has not earned
    the other (VC-SETUP-07).
    """
    vintner, box = state.vintners[seat], state.box
    region = vintner.region[0]
    helped = (region != RIBATEJO or vintner.farmers[0]) and (region != LISBOA or vintner.wineries[0])
    return box.first_wine[region] if helped else box.plain_first_wine


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
