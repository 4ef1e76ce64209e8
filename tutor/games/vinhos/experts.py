"""Hiring wine experts, and getting them for nothing (VC-EXPERT, VR-EXPERT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import supply
from tutor.games.vinhos.moves import DeclineGift, DiscardExpert, Divest, Stop, TakeExpert, UseExpert
from tutor.games.vinhos.names import EXPERTS, FEATURES, TILE_ACTIONS
from tutor.games.vinhos.units import EXTRA, QUADREL, TILE, NextUnit, Unit, unit_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

DECLINE = DeclineGift()
#: Where an expert comes from, beside the action, and by which rule.
HIRED, SETUBAL_GIFT, BOOTH, LAST_PLACE = "hired", "setubal", "booth", "last_place"
SOURCES: Final = {
    HIRED: ("VC-EXPERT-01", "VC-EXPERT-01"),
    SETUBAL_GIFT: ("VC-REGION-09", "VC-REGION-09"),
    BOOTH: ("VS-PRESS-02", "VR-PRESS-03"),
    LAST_PLACE: ("VC-FAIR-07", "VC-FAIR-07"),
    TILE: ("VS-TYC-02", "VS-TYC-02"),
    EXTRA: ("VR-MAG-05", "VR-MAG-05"),
}
#: Experts in hand: no limit, or six (VS-EXPERT-01, VR-EXPERT-01).
LIMIT = ("VS-EXPERT-01", "VR-EXPERT-01")


def at_limit(state: Vinhos, vintner: Vintner) -> bool:
    """Return whether an expert must go before another may come (VR-EXPERT-01)."""
    return state.reserve and vintner.experts() >= state.box.most_experts


def price(state: Vinhos, way: str) -> int:
    """Return what an expert costs: nothing as a gift or by an extra action."""
    if way in (QUADREL, HIRED):
        return state.box.expert_price
    return state.box.tile_amount[TILE_ACTIONS.index("expert")] if way == TILE else 0


def why_not_take(state: Vinhos, seat: int, feature: str, cost: int) -> Refusal | None:
    """Say why the top expert of a pile cannot be taken."""
    if feature not in FEATURES:
        return refuse("no-such-feature", "VC-EXPERT-01")
    if state.pile_tops[FEATURES.index(feature)] < 0:
        return refuse("pile-empty", "VC-EXPERT-04", feature=feature)
    cash = state.vintners[seat].cash
    return refuse("too-dear", "VC-EXPERT-01", price=cost, have=cash) if cost > cash else None


def take(state: Vinhos, seat: int, feature: int, source: str, cost: int) -> None:
    """Take the top expert of a pile, face up."""
    vintner = state.vintners[seat]
    expert = state.pile_tops[feature]
    vintner.cash -= cost
    vintner.up |= 1 << expert
    if state.journal is not None:
        rule = SOURCES[source][state.reserve]
        name = "expert-hired" if cost else "expert-given"
        state.tell(
            name,
            rule,
            seat,
            expert=state.box.expert_ids[expert],
            price=cost,
            see=(LIMIT[state.reserve], "VC-EXPERT-01"),
        )
    supply.turn_next_expert(state, feature)


def discard(state: Vinhos, seat: int, expert: int, rule: str) -> None:
    """Put an expert under its pile; that is no use of its ability (VC-EXPERT-05)."""
    vintner = state.vintners[seat]
    vintner.up &= ~(1 << expert)
    vintner.down &= ~(1 << expert)
    if state.journal is not None:
        see = ("VC-EXPERT-02", "VC-EXPERT-05", "VC-LIMIT-08")
        state.tell("expert-discarded", rule, seat, expert=state.box.expert_ids[expert], see=see)
    supply.put_under_pile(state, expert)


def why_not_discard(state: Vinhos, seat: int, move: DiscardExpert) -> Refusal | None:
    """Say why an expert cannot be discarded to make room."""
    vintner = state.vintners[seat]
    expert = state.box.expert_number.get(move.expert)
    if expert is None or not (vintner.up | vintner.down) >> expert & 1:
        return refuse("not-your-expert", "VC-EXPERT-01")
    return None if at_limit(state, vintner) else refuse("room-for-expert", "VR-EXPERT-01")


def discardable(state: Vinhos, vintner: Vintner) -> list[Move]:
    """Return every expert of a player as a discard."""
    held = vintner.up | vintner.down
    return [move for expert, move in enumerate(state.box.discard_expert) if held >> expert & 1]


@unit_of(EXPERTS)
class HireExperts(Unit):
    """From which pile do you hire the top expert?"""

    __slots__ = ()
    rule = "VC-EXPERT-01"
    see = ("VS-EXPERT-01", "VR-EXPERT-01", "VR-EXPERT-03", "VC-EXPERT-04")
    asks = (TakeExpert, DiscardExpert, UseExpert, Divest, Stop)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every pile, the own experts as discards, and what may be done in between."""
        vintner = state.vintners[self.actor]
        discards = discardable(state, vintner) if state.reserve else []
        return [*state.box.take_expert, *discards, *self.all_between(state)]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """A pile with a tile, and its price; with six experts one must go first."""
        vintner, cost = state.vintners[self.actor], price(state, self.way)
        if isinstance(move, TakeExpert):
            if at_limit(state, vintner):
                return refuse("six-experts", "VR-EXPERT-01", most=state.box.most_experts)
            return why_not_take(state, self.actor, move.feature, cost)
        if isinstance(move, DiscardExpert):
            if not state.reserve:
                return refuse("no-limit-of-experts", "VS-EXPERT-01")
            if vintner.cash < cost:
                return refuse("too-dear", "VC-EXPERT-01", price=cost, have=vintner.cash)
            if max(state.pile_tops) < 0:
                return refuse("piles-empty", "VC-EXPERT-04")
            return why_not_discard(state, self.actor, move)
        return self.why_not_between(state, move)

    def moves(self, state: Vinhos) -> list[Move]:
        """Return what can be done: the fast twin of the verdicts."""
        vintner, box = state.vintners[self.actor], state.box
        moves: list[Move] = []
        if vintner.cash >= price(state, self.way):
            if not at_limit(state, vintner):
                moves = [box.take_expert[feature] for feature, top in enumerate(state.pile_tops) if top >= 0]
            elif max(state.pile_tops) >= 0:
                moves = discardable(state, vintner)
        return moves + self.between(state)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return which expert it is, and its price."""
        return expert_details(state, move, price(state, self.way))

    def apply(self, state: Vinhos, move: Any) -> None:
        """Take it, or discard one and then take another."""
        if not isinstance(move, TakeExpert | DiscardExpert):
            self.apply_between(state, move)
            return
        state.stack.append(NextUnit(self.actor, EXPERTS, self.way, self.units + 1, 0))
        source = HIRED if self.way == QUADREL else self.way
        if isinstance(move, TakeExpert):
            take(state, self.actor, FEATURES.index(move.feature), source, price(state, self.way))
        else:
            discard(state, self.actor, state.box.expert_number[move.expert], "VR-EXPERT-01")
            state.stack.append(ChooseExpert(self.actor, 1, source, True))

    @classmethod
    def possible(cls, state: Vinhos, seat: int, way: str, bought: int, cash: int) -> bool:
        """Return whether there is an expert to hire, and the money."""
        return cash >= price(state, way) and max(state.pile_tops) >= 0


def expert_details(state: Vinhos, move: Any, cost: int) -> dict[str, Any] | None:
    """Return which expert lies on the pile of a move, and its price."""
    if not isinstance(move, TakeExpert) or move.feature not in FEATURES:
        return None
    top = state.pile_tops[FEATURES.index(move.feature)]
    return None if top < 0 else {"expert": state.box.expert_ids[top], "price": cost}


class OfferExpert(Step["Vinhos"]):
    """Give a player so many experts, one after the other, each of a pile of their choice."""

    __slots__ = ("seat", "left", "source")
    rule = "VC-EXPERT-04"

    def __init__(self, seat: int, left: int, source: str) -> None:
        self.seat = seat
        self.left = left
        self.source = source

    def run(self, state: Vinhos) -> None:
        """Without any expert left the gift is lost; with six experts one must go first."""
        if not self.left:
            return
        if max(state.pile_tops) < 0:
            if state.journal is not None:
                state.tell("experts-gone", "VC-EXPERT-04", self.seat, see=("VC-LIMIT-03",))
        elif at_limit(state, state.vintners[self.seat]):
            state.stack.append(MakeRoom(self.seat, self.left, self.source))
        else:
            state.stack.append(ChooseExpert(self.seat, self.left, self.source, False))


class ChooseExpert(Decision["Vinhos"]):
    """From which pile do you take the expert?"""

    __slots__ = ("left", "source", "due")
    rule = "VC-EXPERT-01"
    see = ("VC-EXPERT-04", "VC-REGION-09", "VC-FAIR-07", "VS-PRESS-02", "VR-PRESS-06")
    asks = (TakeExpert, DeclineGift)

    def __init__(self, actor: int, left: int, source: str, due: bool) -> None:
        self.actor = actor
        #: Experts still to come, this one included.
        self.left = left
        self.source = source
        #: Another expert has been discarded for this one, so that it must be taken.
        self.due = due

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every pile, and declining."""
        return [*state.box.take_expert, DECLINE]

    def verdict(self, state: Vinhos, move: TakeExpert | DeclineGift) -> Refusal | None:
        """A pile with a tile; few gifts may be declined."""
        if isinstance(move, TakeExpert):
            return why_not_take(state, self.actor, move.feature, price(state, self.source))
        if self.due:
            return refuse("expert-due", "VR-EXPERT-03")
        if self.source == LAST_PLACE and state.reserve:
            return None
        if self.source == SETUBAL_GIFT and not state.options.region_gifts_compulsory:
            return None
        return refuse("gift-compulsory", "VC-REGION-12" if self.source == SETUBAL_GIFT else "VC-EXPERT-01")

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return which expert it is."""
        return expert_details(state, move, price(state, self.source))

    def apply(self, state: Vinhos, move: TakeExpert | DeclineGift) -> None:
        """Take it; another one may follow."""
        state.stack.append(OfferExpert(self.actor, self.left - 1, self.source))
        if isinstance(move, TakeExpert):
            take(state, self.actor, FEATURES.index(move.feature), self.source, price(state, self.source))
        elif state.journal is not None:
            state.tell("expert-declined", SOURCES[self.source][state.reserve], self.actor)


class MakeRoom(Decision["Vinhos"]):
    """Which of your six experts do you discard for the new one, if any?"""

    __slots__ = ("left", "source")
    rule = "VR-EXPERT-03"
    see = ("VR-EXPERT-01", "VC-EXPERT-02", "VR-PRESS-06")
    asks = (DiscardExpert, DeclineGift)

    def __init__(self, actor: int, left: int, source: str) -> None:
        self.actor = actor
        self.left = left
        self.source = source

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every own expert, and declining."""
        return [*discardable(state, state.vintners[self.actor]), DECLINE]

    def verdict(self, state: Vinhos, move: DiscardExpert | DeclineGift) -> Refusal | None:
        """Any expert can go; a gift may be declined, but not what an extra action brings."""
        if isinstance(move, DiscardExpert):
            return why_not_discard(state, self.actor, move)
        if self.source == LAST_PLACE or state.options.expert_gift_may_be_declined_at_limit_2010:
            return None
        return refuse("gift-compulsory", "VR-EXPERT-03")

    def apply(self, state: Vinhos, move: DiscardExpert | DeclineGift) -> None:
        """Discard it first, then ask for the pile."""
        if isinstance(move, DeclineGift):
            state.stack.append(OfferExpert(self.actor, self.left - 1, self.source))
            if state.journal is not None:
                state.tell("expert-declined", "VR-EXPERT-03", self.actor)
            return
        discard(state, self.actor, state.box.expert_number[move.expert], "VR-EXPERT-03")
        state.stack.append(ChooseExpert(self.actor, self.left, self.source, True))
