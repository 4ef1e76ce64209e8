"""Cards that name opponents or take from them: Wedding Party, Governor, Queen, Importer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.cards import hand_moves, in_hand, visitors_held
from tutor.games.viticulture.effects import Address, Effect
from tutor.games.viticulture.moves import GiveCard, GiveCards, LoseVp, Name, OfferCard, PayLira, Stop
from tutor.games.viticulture.names import DECKS, PAID, VISITORS

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


class Named(Effect):
    """Name some opponents; what happens to them is the card's own."""

    asks = True
    #: What each of them is paid.
    lira = 0

    def __init__(self, low: int, high: int, rewards: Sequence[Effect]) -> None:
        self.low = low
        self.high = high
        self.rewards = tuple(rewards)

    def least(self, state: Viticulture) -> int:
        """Return how many must be named (VI-VIS-06)."""
        return self.low if state.options.up_to_needs_one else 0

    def most(self, state: Viticulture) -> int:
        """Return how many can be named: never more than there are."""
        return min(self.high, state.players - 1)

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """All that are named must be paid (VI-CARD-S38)."""
        price = self.least(state) * self.lira
        if vineyard.lira < price:
            return refuse("too-few-lira", "VI-CARD-S38", price=price, lira=vineyard.lira)
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask for the first name."""
        state.stack.append(ChooseOpponents(seat, at.source, at.way, at.at, ()))

    @abstractmethod
    def settle(self, state: Viticulture, seat: int, source: str, named: tuple[int, ...]) -> None:
        """Carry it out with those who have been named."""


class Treat(Named):
    """Pay each of them, and be rewarded for each (Wedding Party)."""

    def __init__(self, low: int, high: int, rewards: Sequence[Effect], lira: int) -> None:
        super().__init__(low, high, rewards)
        self.lira = lira

    def settle(self, state: Viticulture, seat: int, source: str, named: tuple[int, ...]) -> None:
        """Pay, and take the rewards."""
        for other in named:
            state.pay(seat, other, self.lira, "VI-CARD-S38")
        reward(state, seat, Address(source, "reward", 0), len(named))


class Claim(Named):
    """Each of them gives a card of a deck, or else there is a reward (Governor)."""

    def __init__(self, low: int, high: int, rewards: Sequence[Effect], deck: int) -> None:
        super().__init__(low, high, rewards)
        self.deck = deck

    def settle(self, state: Viticulture, seat: int, source: str, named: tuple[int, ...]) -> None:
        """Ask those who hold such a card for one; the rewards for the others come last."""
        holders = [other for other in named if holds(state, other, self.deck)]
        state.stack.append(Rewards(seat, source, len(named) - len(holders)))
        state.stack += [HandOver(other, seat, (self.deck,), 1) for other in reversed(holders)]


class ChooseOpponents(Decision["Viticulture"]):
    """Which opponents do you name?"""

    __slots__ = ("source", "way", "at", "named")
    rule = "VI-CARD-W35"
    see = ("VI-CARD-S38",)
    asks = (Name, Stop)

    def __init__(self, actor: int, source: str, way: str, at: int, named: tuple[int, ...]) -> None:
        self.actor = actor
        self.source = source
        self.way = way
        self.at = at
        #: Who has been named so far, clockwise.
        self.named = named

    def _law(self, state: Viticulture) -> str:
        """Return the ruling of the card that asks."""
        return state.rule_of(Address(self.source, self.way, self.at))

    def effect(self, state: Viticulture) -> Named:
        """Return the effect that asks."""
        effect = state.box.programs[self.source, self.way].effects[self.at]
        assert isinstance(effect, Named)
        return effect

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every opponent clockwise, and to stop."""
        return [*(Name(seat) for seat in state.clockwise(self.actor)[1:]), Stop()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """Different opponents, named clockwise; each must be affordable."""
        effect = self.effect(state)
        if isinstance(move, Stop):
            least = effect.least(state)
            return None if len(self.named) >= least else refuse("name-somebody", "VI-VIS-06", least=least)
        order = state.clockwise(self.actor)[1:]
        if move.seat not in order:
            return refuse("no-opponent", self._law(state))
        if self.named and order.index(move.seat) <= order.index(self.named[-1]):
            return refuse("name-clockwise", self._law(state))
        price = effect.lira * (len(self.named) + 1)
        lira = state.vineyards[self.actor].lira
        return None if lira >= price else refuse("too-few-lira", "VI-CARD-S38", price=price, lira=lira)

    def apply(self, state: Viticulture, move: Any) -> None:
        """Go on naming, or carry it out."""
        effect = self.effect(state)
        named = self.named if isinstance(move, Stop) else (*self.named, move.seat)
        last = state.clockwise(self.actor)[-1]
        if isinstance(move, Name) and len(named) < effect.most(state) and move.seat != last:
            state.stack.append(ChooseOpponents(self.actor, self.source, self.way, self.at, named))
            return
        if state.journal is not None:
            state.tell("named", self._law(state), self.actor, player=list(named), card=self.source)
        effect.settle(state, self.actor, self.source, named)


def reward(state: Viticulture, seat: int, at: Address, times: int) -> None:
    """Give a reward several times."""
    for effect in state.box.programs[at.source, at.way].effects:
        for _ in range(times):
            effect.perform(state, seat, at)


class Rewards(Step["Viticulture"]):
    """The reward for those who had nothing to give, after all have answered (VI-VIS-19)."""

    __slots__ = ("seat", "source", "times")
    rule = "VI-CARD-W35"

    def __init__(self, seat: int, source: str, times: int) -> None:
        self.seat = seat
        self.source = source
        self.times = times

    def run(self, state: Viticulture) -> None:
        """Give it."""
        reward(state, self.seat, Address(self.source, "reward", 0), self.times)


def holds(state: Viticulture, seat: int, deck: int) -> bool:
    """Return whether a hand holds a card of a deck, which everybody sees by its back."""
    place = state.box.card_place
    return any(place[card][0] == deck for card in state.vineyards[seat].hand)


class HandOver(Decision["Viticulture"]):
    """Which card do you hand over?"""

    __slots__ = ("player", "decks", "left")
    rule = "VI-VIS-18"
    see = ("VI-CARD-W35", "VI-CARD-W11")
    asks = (GiveCard,)
    secret = True

    def __init__(self, actor: int, player: int, decks: tuple[int, ...], left: int) -> None:
        self.actor = actor
        #: Who receives it.
        self.player = player
        self.decks = decks
        self.left = left

    def candidates(self, state: Viticulture) -> list[GiveCard]:
        """Return the cards of the hand."""
        return [GiveCard(move.card) for move in hand_moves(state, self.actor)]

    def verdict(self, state: Viticulture, move: GiveCard) -> Refusal | None:
        """A card of the hand, of the kind that is asked for."""
        card = in_hand(state, self.actor, move.card)
        if card is None:
            return refuse("not-in-hand", "VI-VIS-18")
        if state.box.card_place[card][0] not in self.decks:
            return refuse("other-cards-needed", "VI-VIS-18", decks=[DECKS[deck] for deck in self.decks])
        return None

    def apply(self, state: Viticulture, move: GiveCard) -> None:
        """Hand it over; nobody else sees its face."""
        card = state.box.card_number[move.card]
        state.vineyards[self.actor].hand.remove(card)
        give(state, self.actor, self.player, card)
        if self.left > 1:
            state.stack.append(HandOver(self.actor, self.player, self.decks, self.left - 1))


def give(state: Viticulture, giver: int, receiver: int, card: int) -> None:
    """Put a card into another hand; only these two know which one it is."""
    state.vineyards[receiver].hand.append(card)
    if state.journal is not None:
        deck, name = DECKS[state.box.card_place[card][0]], state.box.cards[card]
        state.tell_secret("gave-card", "VI-VIS-18", giver, deck=deck, card=name, player=receiver)
        state.tell_secret("got-card", "VI-VIS-18", receiver, deck=deck, card=name, player=giver)


# ---------------------------------------------------------------------- the Queen


class Levy(Effect):
    """The right neighbour must lose points, give cards or pay (Queen)."""

    asks = True

    def __init__(self, vp: int, cards: int, lira: int) -> None:
        self.vp = vp
        self.cards = cards
        self.lira = lira

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """The neighbour must be able to do one of the three."""
        neighbour = (seat - 1) % state.players
        if any(self.refusal(state, neighbour, kind) is None for kind in (LoseVp, GiveCards, PayLira)):
            return None
        return refuse("neighbour-unable", "VI-CARD-W11", player=neighbour)

    def refusal(self, state: Viticulture, seat: int, kind: type) -> Refusal | None:
        """Say why the neighbour cannot answer in a way."""
        vineyard = state.vineyards[seat]
        if kind is LoseVp and vineyard.vp - self.vp < state.box.least_vp:
            return refuse("vp-floor", "VI-CARD-W11", vp=vineyard.vp, price=self.vp, least=state.box.least_vp)
        if kind is GiveCards and len(vineyard.hand) < self.cards:
            return refuse("too-few-cards", "VI-CARD-W11", needed=self.cards, have=len(vineyard.hand))
        if kind is PayLira and vineyard.lira < self.lira:
            return refuse("too-few-lira", "VI-CARD-W11", price=self.lira, lira=vineyard.lira)
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask the neighbour."""
        state.stack.append(AnswerQueen((seat - 1) % state.players, at.source, at.way, at.at, seat))


class AnswerQueen(Decision["Viticulture"]):
    """What do you give to the Queen's player?"""

    __slots__ = ("source", "way", "at", "player")
    rule = "VI-CARD-W11"
    asks = (LoseVp, GiveCards, PayLira)

    def __init__(self, actor: int, source: str, way: str, at: int, player: int) -> None:
        self.actor = actor
        self.source = source
        self.way = way
        self.at = at
        self.player = player

    def _effect(self, state: Viticulture) -> Levy:
        effect = state.box.programs[self.source, self.way].effects[self.at]
        assert isinstance(effect, Levy)
        return effect

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return the three answers."""
        return [LoseVp(), GiveCards(), PayLira()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """One that can be carried out."""
        return self._effect(state).refusal(state, self.actor, type(move))

    def details(self, state: Viticulture, move: Any) -> dict[str, Any]:
        """Return how much it is."""
        effect = self._effect(state)
        amounts = {LoseVp: effect.vp, GiveCards: effect.cards, PayLira: effect.lira}
        return {"amount": amounts[type(move)]}

    def apply(self, state: Viticulture, move: Any) -> None:
        """Do it."""
        effect = self._effect(state)
        if isinstance(move, LoseVp):
            state.score(self.actor, -effect.vp, PAID, "VI-CARD-W11")
        elif isinstance(move, PayLira):
            state.pay(self.actor, self.player, effect.lira, "VI-CARD-W11")
        else:
            state.stack.append(HandOver(self.actor, self.player, tuple(range(len(DECKS))), effect.cards))


# ---------------------------------------------------------------------- the Importer

#: With the ruling importer_protocol = simultaneous: how often the opponents offer in secret. If they have put aside too
#: many cards so often, they are asked one after the other; stubborn ones would never come to an end.
SECRET_ROUNDS: Final = 2


def together(state: Viticulture, failed: int) -> bool:
    """Return whether the opponents offer without knowing of each other, after so many rounds with too many cards."""
    return state.options.importer_protocol == "simultaneous" and failed < SECRET_ROUNDS


class Import(Effect):
    """The opponents together hand over visitors, or cards are drawn (Importer)."""

    asks = True
    draws = True

    def __init__(self, n: int, otherwise: Sequence[Effect]) -> None:
        self.n = n
        self.otherwise = tuple(otherwise)

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """One of the two always happens."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask the opponents, if they hold enough visitors together (VI-CARD-S23)."""
        others = state.clockwise(seat)[1:]
        if sum(visitors_held(state, other) for other in others) < self.n:
            if state.journal is not None:
                state.tell("too-few-to-import", "VI-CARD-S23", seat, needed=self.n)
            draw_instead(state, seat, at.source)
        else:
            state.stack.append(ImportRound(seat, at.source, at.way, at.at, tuple(others), 0))


def draw_instead(state: Viticulture, seat: int, source: str) -> None:
    """Let the player draw, because the opponents do not hand over enough."""
    for place, effect in enumerate(state.box.programs[source, "otherwise"].effects):
        effect.perform(state, seat, Address(source, "otherwise", place))


class ImportRound(Step["Viticulture"]):
    """The opponents put visitors aside, one opponent after the other; then it is settled."""

    __slots__ = ("seat", "source", "way", "at", "left", "failed")
    rule = "VI-CARD-S23"

    def __init__(self, seat: int, source: str, way: str, at: int, left: tuple[int, ...], failed: int) -> None:
        self.seat = seat
        self.source = source
        self.way = way
        self.at = at
        #: Who is still to be asked.
        self.left = left
        #: Secret rounds before this one, in which too many cards were offered.
        self.failed = failed

    def run(self, state: Viticulture) -> None:
        """Ask the next one who holds a visitor, or settle."""
        effect = state.box.programs[self.source, self.way].effects[self.at]
        assert isinstance(effect, Import)
        offered = len(state.escrow)
        left = [seat for seat in self.left if visitors_held(state, seat)]
        if left and (together(state, self.failed) or offered < effect.n):
            address = (self.source, self.way, self.at)
            state.stack.append(ImportRound(self.seat, *address, tuple(left[1:]), self.failed))
            state.stack.append(OfferVisitors(left[0], *address, self.seat))
            return
        given = list(state.escrow)
        state.escrow.clear()
        if offered == effect.n:
            for owner, card in given:
                give(state, owner, self.seat, card)
            return
        for owner, card in given:
            state.vineyards[owner].hand.append(card)
        if offered > effect.n:
            if state.journal is not None:
                state.tell("too-many-offered", "VI-CARD-S23", self.seat, offered=offered, needed=effect.n)
                if not together(state, self.failed + 1):
                    state.tell("offers-one-by-one", "VI-CARD-S23", self.seat)
            others = tuple(state.clockwise(self.seat)[1:])
            state.stack.append(ImportRound(self.seat, self.source, self.way, self.at, others, self.failed + 1))
            return
        if state.journal is not None:
            state.tell("not-enough-offered", "VI-CARD-S23", self.seat, offered=offered, needed=effect.n)
        draw_instead(state, self.seat, self.source)


class OfferVisitors(Decision["Viticulture"]):
    """Do you put visitor cards aside for the Importer?"""

    __slots__ = ("source", "way", "at", "player")
    rule = "VI-CARD-S23"
    asks = (OfferCard, Stop)
    secret = True

    def __init__(self, actor: int, source: str, way: str, at: int, player: int) -> None:
        self.actor = actor
        self.source = source
        self.way = way
        self.at = at
        self.player = player

    def _missing(self, state: Viticulture) -> int:
        """Return how many cards this opponent may still put aside."""
        effect = state.box.programs[self.source, self.way].effects[self.at]
        assert isinstance(effect, Import)
        if self._secretly(state):
            return effect.n - sum(owner == self.actor for owner, _ in state.escrow)
        return effect.n - len(state.escrow)

    def _secretly(self, state: Viticulture) -> bool:
        """Return whether nobody knows yet what the others offer; the round that asks lies below."""
        return together(state, next(frame.failed for frame in reversed(state.stack) if isinstance(frame, ImportRound)))

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return the cards of the hand, and to stop."""
        return [*(OfferCard(move.card) for move in hand_moves(state, self.actor)), Stop()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """Visitors only."""
        if isinstance(move, Stop):
            return None
        card = in_hand(state, self.actor, move.card)
        if card is None:
            return refuse("not-in-hand", "VI-CARD-S23")
        if state.box.card_place[card][0] not in VISITORS:
            return refuse("visitors-only", "VI-CARD-S23")
        return None

    def apply(self, state: Viticulture, move: Any) -> None:
        """Put it aside; ask for more while more are missing."""
        if isinstance(move, Stop):
            return
        card = state.box.card_number[move.card]
        state.vineyards[self.actor].hand.remove(card)
        state.escrow.append((self.actor, card))
        # secret offers are told only as a total, when all have been made
        if state.journal is not None and not self._secretly(state):
            deck = DECKS[state.box.card_place[card][0]]
            state.tell_secret("offered", "VI-CARD-S23", self.actor, deck=deck, card=move.card)
        if self._missing(state) and visitors_held(state, self.actor):
            state.stack.append(OfferVisitors(self.actor, self.source, self.way, self.at, self.player))
