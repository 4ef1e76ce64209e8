"""Trading between players, an official option: offer, number, price, answer (TO-VAR-02 to TO-VAR-04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.toscana.box import DEALS, DIRECTIONS, GOODS
from tutor.games.toscana.moves import Accept, Offer, OfferCount, OfferPrice, Refuse

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana

ANSWERS = (Accept(), Refuse())


def offers(state: Toscana, seat: int) -> list[Offer]:
    """Return every partner, direction and good that an offer might be about."""
    return [
        Offer(partner, direction, good)
        for partner in range(state.players)
        if partner != seat
        for direction in DIRECTIONS
        for good in GOODS
    ]


def sides(seat: int, partner: int, direction: str) -> tuple[int, int]:
    """Return who gives the cubes and who receives (and pays for) them."""
    return (partner, seat) if direction == "buy" else (seat, partner)


def most_cubes(state: Toscana, giver: int, receiver: int, good: int) -> int:
    """Return how many cubes can change hands: what the giver has, what the receiver has places for (TO-VAR-03)."""
    free = state.box.places - state.wineries[receiver].goods[good]
    return min(state.wineries[giver].goods[good], free, state.box.deal_most)


def why_no_offer(state: Toscana, seat: int, move: Offer) -> Refusal | None:
    """Say why an offer cannot be made, if so."""
    if not state.options.player_trading:
        return refuse("no-player-trading", "TO-VAR-02")
    if move.good not in GOODS:
        return refuse("no-such-good", "TO-COMP-02", good=str(move.good))
    if move.direction not in DIRECTIONS or not 0 <= move.partner < state.players or move.partner == seat:
        return refuse("no-such-partner", "TO-VAR-03")
    good = GOODS.index(move.good)
    if state.offers >> (move.partner * len(GOODS) + good) & 1:
        return refuse("offered-before", "TO-VAR-04", partner=move.partner, good=move.good)
    giver, receiver = sides(seat, move.partner, move.direction)
    if not state.wineries[giver].goods[good]:
        return refuse("giver-has-none", "TO-VAR-03", seat=giver, good=move.good)
    if state.wineries[receiver].goods[good] == state.box.places:
        return refuse("receiver-is-full", "TO-VAR-03", seat=receiver, good=move.good, count=state.box.places)
    return None


def ask_count(state: Toscana, seat: int, move: Offer) -> Decision[Toscana]:
    """Remember the offer and return the question that follows it."""
    state.offers |= 1 << (move.partner * len(GOODS) + GOODS.index(move.good))
    return DealCount(seat, move.partner, move.direction, move.good)


class DealCount(Decision["Toscana"]):
    """How many cubes is your offer about?"""

    __slots__ = ("partner", "direction", "good")
    rule = "TO-VAR-03"
    asks = (OfferCount,)

    def __init__(self, actor: int, partner: int, direction: str, good: str) -> None:
        self.actor = actor
        self.partner = partner
        self.direction = direction
        self.good = good

    def candidates(self, state: Toscana) -> list[OfferCount]:
        """Return every number up to the limit of one deal."""
        return [OfferCount(count) for count in range(1, state.box.deal_most + 1)]

    def verdict(self, state: Toscana, move: OfferCount) -> Refusal | None:
        """The giver must own the cubes and the receiver must have the places."""
        giver, receiver = sides(self.actor, self.partner, self.direction)
        most = most_cubes(state, giver, receiver, GOODS.index(self.good))
        return None if 1 <= move.cubes <= most else refuse("deal-count", "TO-VAR-03", count=most)

    def apply(self, state: Toscana, move: OfferCount) -> None:
        """Ask for the price."""
        state.stack.append(DealPrice(self.actor, self.partner, self.direction, self.good, move.cubes))


class DealPrice(Decision["Toscana"]):
    """What total price do you offer?"""

    __slots__ = ("partner", "direction", "good", "count")
    rule = "TO-VAR-03"
    asks = (OfferPrice,)

    def __init__(self, actor: int, partner: int, direction: str, good: str, count: int) -> None:
        self.actor = actor
        self.partner = partner
        self.direction = direction
        self.good = good
        self.count = count

    def _payer(self) -> int:
        return sides(self.actor, self.partner, self.direction)[1]

    def candidates(self, state: Toscana) -> list[OfferPrice]:
        """Return every price that the payer owns, and one more."""
        return [OfferPrice(price) for price in range(state.wineries[self._payer()].money + 2)]

    def verdict(self, state: Toscana, move: OfferPrice) -> Refusal | None:
        """From nothing up to what the payer owns."""
        have = state.wineries[self._payer()].money
        if 0 <= move.price <= have:
            return None
        return refuse("deal-price", "TO-VAR-03", seat=self._payer(), have=have)

    def apply(self, state: Toscana, move: OfferPrice) -> None:
        """Ask the partner."""
        state.stack.append(AnswerOffer(self.partner, self.actor, self.direction, self.good, self.count, move.price))
        if state.journal is not None:
            state.tell(
                "offered",
                "TO-VAR-04",
                self.actor,
                partner=self.partner,
                direction=self.direction,
                good=self.good,
                count=self.count,
                price=move.price,
            )


class AnswerOffer(Decision["Toscana"]):
    """Do you accept the offer?"""

    __slots__ = ("seat", "direction", "good", "count", "price")
    rule = "TO-VAR-04"
    see = ("TO-VAR-02", "TO-VAR-03")
    asks = (Accept, Refuse)

    def __init__(self, actor: int, seat: int, direction: str, good: str, count: int, price: int) -> None:
        self.actor = actor
        #: Who made the offer; the direction is theirs.
        self.seat = seat
        self.direction = direction
        self.good = good
        self.count = count
        self.price = price

    def candidates(self, state: Toscana) -> Sequence[Move]:
        """Return both answers."""
        return ANSWERS

    def verdict(self, state: Toscana, move: Accept | Refuse) -> Refusal | None:
        """Both answers are always free."""
        return None

    def apply(self, state: Toscana, move: Accept | Refuse) -> None:
        """Carry an accepted deal out at once; a refused one changes nothing."""
        if isinstance(move, Refuse):
            if state.journal is not None:
                state.tell("deal-refused", "TO-VAR-04", self.actor)
            return
        giver, receiver = sides(self.seat, self.actor, self.direction)
        good = GOODS.index(self.good)
        state.wineries[giver].goods[good] -= self.count
        state.wineries[receiver].goods[good] += self.count
        state.earn(giver, self.price, DEALS)
        state.earn(receiver, -self.price, DEALS)
        if state.journal is not None:
            state.tell(
                "deal-made",
                "TO-VAR-04",
                self.actor,
                seat=giver,
                partner=receiver,
                good=self.good,
                count=self.count,
                price=self.price,
                see=("TO-VAR-02", "TO-SUP-04"),
            )
