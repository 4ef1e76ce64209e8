"""Decks, hands and discard piles: drawing, discarding, and what some cards do with them."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from tutor.core.chance import below
from tutor.core.decision import Chance, Decision
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.effects import Address, Effect, Part
from tutor.games.viticulture.moves import (
    DiscardCard,
    DrawCard,
    DrawFrom,
    TakeDiscard,
    TakeRevealed,
)
from tutor.games.viticulture.names import DECKS, VINE, VISITORS

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


def available(state: Viticulture, deck: int) -> bool:
    """Return whether a card can be drawn: the deck or its discard pile holds one (VI-DECK-01, VI-DECK-02)."""
    pile = state.decks[deck]
    return bool(pile.size or pile.discard)


def reshuffle(state: Viticulture, deck: int) -> None:
    """Make the discard pile the new deck; its order is nobody's knowledge."""
    pile = state.decks[deck]
    pile.put(pile.discard)
    if state.journal is not None:
        state.tell("reshuffled", "VI-DECK-01", deck=DECKS[deck], cards=pile.size)
    pile.discard.clear()


def tidy(state: Viticulture, deck: int) -> None:
    """With the ruling reshuffle_timing = at_once an empty deck is replaced as soon as it can be."""
    pile = state.decks[deck]
    if not pile.size and pile.discard and state.options.reshuffle_timing == "at_once":
        reshuffle(state, deck)


def draw(state: Viticulture, seat: int, deck: int, cards: int, rule: str) -> None:
    """Let a player draw; from a deck that is unavailable nothing is drawn (VI-DECK-02)."""
    if not available(state, deck):
        if state.journal is not None:
            state.tell("nothing-to-draw", "VI-DECK-02", seat, deck=DECKS[deck])
        return
    if not state.decks[deck].size:
        reshuffle(state, deck)
    state.stack.append(DrawFromDeck(seat, deck, cards, rule))


def put_on_pile(state: Viticulture, card: int) -> None:
    """Put a card on its discard pile, on top (VI-DECK-07)."""
    deck, kind = state.box.card_place[card]
    state.decks[deck].discard.append(kind)
    tidy(state, deck)


def discard(state: Viticulture, seat: int, card: int, rule: str) -> None:
    """Let a player discard a card of the hand."""
    state.vineyards[seat].hand.remove(card)
    if state.journal is not None:
        state.tell("discarded", rule, seat, card=state.box.cards[card])
    put_on_pile(state, card)


class OfDeck(Chance["Viticulture"]):
    """A draw of chance from the top of a deck."""

    __slots__ = ("seat", "deck", "left", "law")
    rule = "VI-DECK-01"
    asks = (DrawCard,)

    def __init__(self, seat: int, deck: int, left: int, law: str) -> None:
        self.seat = seat
        self.deck = deck
        self.left = left
        #: The rule by which the card is drawn.
        self.law = law

    def candidates(self, state: Viticulture) -> list[DrawCard]:
        """Return every card of the deck."""
        return state.box.draw_card[self.deck]

    def verdict(self, state: Viticulture, move: DrawCard) -> Refusal | None:
        """Only a card that is still in the deck can come."""
        card = state.box.card_number.get(move.card)
        if card is not None:
            deck, kind = state.box.card_place[card]
            if deck == self.deck and state.decks[deck].counts[kind]:
                return None
        return refuse("card-not-in-deck", "VI-DECK-01", deck=DECKS[self.deck])

    def moves(self, state: Viticulture) -> list[DrawCard]:
        """Return the cards that are left."""
        moves = state.box.draw_card[self.deck]
        return [moves[kind] for kind, count in enumerate(state.decks[self.deck].counts) if count]

    def weights(self, state: Viticulture) -> list[int]:
        """Every single card is equally likely."""
        return [count for count in state.decks[self.deck].counts if count]

    def outcome(self, state: Viticulture, luck: int) -> DrawCard:
        """Return the card that a value of the generator stands for: without listing the others."""
        pile = state.decks[self.deck]
        # cards that are gone add nothing to the sums, so that no number falls on them
        kind = bisect(list(accumulate(pile.counts)), below(luck, pile.size))
        return state.box.draw_card[self.deck][kind]


class DrawFromDeck(OfDeck):
    """A player draws cards; nobody else sees them."""

    __slots__ = ()

    def apply(self, state: Viticulture, move: DrawCard) -> None:
        """Take the card into the hand; go on while there are cards."""
        card = state.box.card_number[move.card]
        state.decks[self.deck].take(state.box.card_place[card][1])
        state.vineyards[self.seat].hand.append(card)
        if state.journal is not None:
            state.tell_secret("drew", self.law, self.seat, deck=DECKS[self.deck], card=move.card)
        tidy(state, self.deck)
        if self.left > 1:
            draw(state, self.seat, self.deck, self.left - 1, self.law)


class Draw(Effect):
    """Draw cards from a deck."""

    draws = True

    def __init__(self, deck: int, n: int) -> None:
        self.deck = deck
        self.n = n

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """A draw from an unavailable deck gives nothing, and forbids nothing (VI-DECK-02)."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Draw them."""
        draw(state, seat, self.deck, self.n, state.rule_of(at))


class DrawOnly(Draw):
    """A board action that does nothing but draw: it may not be chosen if it would do nothing (VI-DECK-02)."""

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """The deck or its discard pile must hold a card."""
        return None if available(state, self.deck) else refuse("deck-empty", "VI-DECK-02", deck=DECKS[self.deck])


def deck_closed(state: Viticulture, deck: int, offered: Sequence[int]) -> Refusal | None:
    """Say why a deck cannot be chosen: it is unavailable while another one that is offered is not (VI-DECK-06)."""
    if available(state, deck) or not any(available(state, other) for other in offered):
        return None
    return refuse("deck-unavailable", "VI-DECK-06", deck=DECKS[deck])


class DrawChoice(Effect):
    """Draw a card from one of several decks."""

    asks = True
    draws = True

    def __init__(self, decks: Sequence[int]) -> None:
        self.decks = tuple(decks)

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """It is a reward, and may be nothing."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask for the deck."""
        state.stack.append(ChooseDeck(seat, at.source, at.way, at.at, 0))


class ChooseDeck(Part):
    """From which deck do you draw?"""

    __slots__ = ()
    rule = "VI-VIS-19"
    see = ("VI-DECK-06", "VI-CARD-S18")
    asks = (DrawFrom,)

    def _decks(self, state: Viticulture) -> tuple[int, ...]:
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, DrawChoice)
        return effect.decks

    def candidates(self, state: Viticulture) -> list[DrawFrom]:
        """Return all four decks."""
        return state.box.draw_from

    def verdict(self, state: Viticulture, move: DrawFrom) -> Refusal | None:
        """One of those that the card names, and not an unavailable one."""
        decks = self._decks(state)
        if move.deck not in DECKS or DECKS.index(move.deck) not in decks:
            return refuse("other-deck", "VI-CARD-S18")
        return deck_closed(state, DECKS.index(move.deck), decks)

    def apply(self, state: Viticulture, move: DrawFrom) -> None:
        """Draw."""
        draw(state, self.actor, DECKS.index(move.deck), 1, "VI-VIS-19")


# ---------------------------------------------------------------------- paying with cards


class PayCards(Effect):
    """Discard hand cards as a cost: of any deck, or visitors only."""

    takes = frozenset({"hand"})
    needs = frozenset({"hand"})
    asks = True
    of_hand = True

    def __init__(self, n: int, decks: Sequence[int]) -> None:
        self.n = n
        self.decks = tuple(decks)

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """So many fitting cards must be in the hand; the card being played is not (VI-VIS-16)."""
        place = state.box.card_place
        have = sum(place[card][0] in self.decks for card in vineyard.hand)
        return None if have >= self.n else refuse("too-few-cards", "VI-VIS-16", needed=self.n, have=have)

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which ones."""
        state.stack.append(PayWithCards(seat, at.source, at.way, at.at, 0))


class DiscardVines(PayCards):
    """Discard vine cards from the hand, not necessarily those just uprooted (VI-CARD-S09)."""

    needs = frozenset({"vines in hand"})

    def __init__(self, n: int) -> None:
        super().__init__(n, (VINE,))


class PayHand(Effect):
    """Discard the whole hand, of at least n cards (Assessor)."""

    of_hand = True

    def __init__(self, n: int) -> None:
        self.n = n

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """The card itself does not count (VI-CARD-W10)."""
        have = len(vineyard.hand)
        return None if have >= self.n else refuse("too-few-cards", "VI-CARD-W10", needed=self.n, have=have)

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Discard them, the oldest first (VI-DECK-07)."""
        for card in state.vineyards[seat].hand.copy():
            discard(state, seat, card, "VI-DECK-07")


class PayWithCards(Part):
    """Which cards do you discard?"""

    __slots__ = ()
    rule = "VI-VIS-18"
    see = ("VI-VIS-16", "VI-DECK-07")
    asks = (DiscardCard,)

    def _effect(self, state: Viticulture) -> PayCards:
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, PayCards)
        return effect

    def candidates(self, state: Viticulture) -> list[DiscardCard]:
        """Return the cards of the hand."""
        return hand_moves(state, self.actor)

    def verdict(self, state: Viticulture, move: DiscardCard) -> Refusal | None:
        """A card of the hand, of the kind that the card asks for."""
        card = in_hand(state, self.actor, move.card)
        if card is None:
            return refuse("not-in-hand", "VI-VIS-18")
        if state.box.card_place[card][0] not in self._effect(state).decks:
            return refuse("other-cards-needed", "VI-VIS-18", decks=[DECKS[deck] for deck in self._effect(state).decks])
        return None

    def apply(self, state: Viticulture, move: DiscardCard) -> None:
        """Discard it; go on until all are paid."""
        if self.done + 1 < self._effect(state).n:
            state.stack.append(PayWithCards(self.actor, *self.address(), self.done + 1))
        discard(state, self.actor, state.box.card_number[move.card], "VI-VIS-18")


def hand_moves(state: Viticulture, seat: int) -> list[DiscardCard]:
    """Return one discard for each different card of a hand, in the order of the box."""
    moves = state.box.discard_card
    return [moves[card] for card in sorted(set(state.vineyards[seat].hand))]


def in_hand(state: Viticulture, seat: int, card: Any) -> int | None:
    """Return the number of a card if it is in the hand."""
    number = state.box.card_number.get(card)
    return number if number is not None and number in state.vineyards[seat].hand else None


# ---------------------------------------------------------------------- Innkeeper and Caravan


class TakeDiscards(Effect):
    """Take the tops of different discard piles (Innkeeper)."""

    asks = True

    def __init__(self, n: int) -> None:
        self.n = n

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """So many piles must not be empty (VI-CARD-W19)."""
        piles = sum(bool(deck.discard) for deck in state.decks)
        return None if piles >= self.n else refuse("too-few-piles", "VI-CARD-W19", needed=self.n, piles=piles)

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask for the first pile."""
        state.stack.append(ChoosePile(seat, self.n, 0))


class ChoosePile(Decision["Viticulture"]):
    """The top card of which discard pile do you take?"""

    __slots__ = ("left", "taken")
    rule = "VI-CARD-W19"
    see = ("VI-DECK-03",)
    asks = (TakeDiscard,)

    def __init__(self, actor: int, left: int, taken: int) -> None:
        self.actor = actor
        self.left = left
        #: Piles used already, one bit for each.
        self.taken = taken

    def candidates(self, state: Viticulture) -> list[TakeDiscard]:
        """Return all four piles."""
        return state.box.take_discard

    def verdict(self, state: Viticulture, move: TakeDiscard) -> Refusal | None:
        """Another pile each time, and one that is not empty."""
        if move.deck not in DECKS:
            return refuse("no-such-pile", "VI-CARD-W19")
        deck = DECKS.index(move.deck)
        if self.taken >> deck & 1:
            return refuse("same-pile", "VI-CARD-W19", deck=move.deck)
        return None if state.decks[deck].discard else refuse("pile-empty", "VI-CARD-W19", deck=move.deck)

    def details(self, state: Viticulture, move: TakeDiscard) -> dict[str, Any] | None:
        """Return the card on top, which everybody sees."""
        if self.verdict(state, move) is not None:
            return None
        deck = DECKS.index(move.deck)
        return {"card": state.box.deck_cards[deck][state.decks[deck].discard[-1]]}

    def apply(self, state: Viticulture, move: TakeDiscard) -> None:
        """Take it into the hand."""
        deck = DECKS.index(move.deck)
        card = state.box.card_number[state.box.deck_cards[deck][state.decks[deck].discard.pop()]]
        state.vineyards[self.actor].hand.append(card)
        if state.journal is not None:
            state.tell("took-discard", "VI-CARD-W19", self.actor, card=state.box.cards[card], see=("VI-LIM-05",))
        if self.left > 1:
            state.stack.append(ChoosePile(self.actor, self.left - 1, self.taken | 1 << deck))


class Reveal(Effect):
    """Turn up the top card of every deck and take some of them (Caravan)."""

    asks = True
    draws = True

    def __init__(self, keep: int) -> None:
        self.keep = keep

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """An unavailable deck reveals nothing, which forbids nothing (VI-CARD-W37)."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Turn the cards up, deck by deck; then ask."""
        if any(available(state, deck) for deck in range(len(DECKS))):
            state.stack.append(ChooseRevealed(seat, self.keep))
        for deck in reversed(range(len(DECKS))):
            if not available(state, deck):
                if state.journal is not None:
                    state.tell("nothing-to-draw", "VI-DECK-02", seat, deck=DECKS[deck])
                continue
            if not state.decks[deck].size:
                reshuffle(state, deck)
            state.stack.append(TurnUp(seat, deck, 1, "VI-CARD-W37"))


class TurnUp(OfDeck):
    """A card is turned up for all to see."""

    __slots__ = ()

    def apply(self, state: Viticulture, move: DrawCard) -> None:
        """Lay it open."""
        card = state.box.card_number[move.card]
        state.decks[self.deck].take(state.box.card_place[card][1])
        state.revealed.append(card)
        if state.journal is not None:
            state.tell("turned-up", "VI-CARD-W37", self.seat, card=move.card)
        tidy(state, self.deck)


class ChooseRevealed(Decision["Viticulture"]):
    """Which of the cards turned up do you take?"""

    __slots__ = ("left",)
    rule = "VI-CARD-W37"
    asks = (TakeRevealed,)

    def __init__(self, actor: int, left: int) -> None:
        self.actor = actor
        self.left = left

    def candidates(self, state: Viticulture) -> list[TakeRevealed]:
        """Return the cards that lie open."""
        return [TakeRevealed(state.box.cards[card]) for card in sorted(set(state.revealed))]

    def verdict(self, state: Viticulture, move: TakeRevealed) -> Refusal | None:
        """One of them."""
        if state.box.card_number.get(move.card) in state.revealed:
            return None
        return refuse("not-turned-up", "VI-CARD-W37")

    def apply(self, state: Viticulture, move: TakeRevealed) -> None:
        """Take it; when enough are taken the others go to their piles."""
        card = state.box.card_number[move.card]
        state.revealed.remove(card)
        state.vineyards[self.actor].hand.append(card)
        if state.journal is not None:
            state.tell("took-revealed", "VI-CARD-W37", self.actor, card=move.card)
        if self.left > 1 and state.revealed:
            state.stack.append(ChooseRevealed(self.actor, self.left - 1))
            return
        for rest in state.revealed:
            if state.journal is not None:
                state.tell("not-taken", "VI-CARD-W37", card=state.box.cards[rest])
            put_on_pile(state, rest)
        state.revealed.clear()


def visitors_held(state: Viticulture, seat: int) -> int:
    """Return how many visitor cards a hand holds, which everybody sees by their backs (VI-COMP-08)."""
    place = state.box.card_place
    return sum(place[card][0] in VISITORS for card in state.vineyards[seat].hand)
