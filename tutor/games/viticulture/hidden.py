"""What a player cannot know: the faces of the others' cards, and what is in the decks (VI-COMP-08).

A position shows backs only. Whoever has a good memory knows more: a vine uprooted before all eyes, a card handed over.
A view stands for a player who does not keep such a list, and a redeal for what such a player may imagine.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from tutor.games.viticulture import opponents, stack
from tutor.games.viticulture.answers import Answer
from tutor.games.viticulture.effects import Part
from tutor.games.viticulture.names import ACTIONS, DECKS, IN_SETUP
from tutor.games.viticulture.turns import OfferBonus

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture

#: Questions whose possible answers follow from what lies open; with all others they may tell what is in a hand.
OPEN: Final = frozenset(
    {
        *("ChooseRow", "ChooseNewRow", "FallDraw", "OfferToken", "ChooseTrade", "SellMore", "ChooseYoke"),
        *("ChooseStructure", "ChooseWine", "ChooseWineSlot", "ChooseField", "ChooseSlot", "ChooseWineFor"),
        *("ChooseUproot", "ChooseSwap", "ChooseAgeing", "GiveUpGrape", "GiveUpWine", "ChooseColour", "ChooseWorker"),
        *("ChoosePile", "ChooseRevealed", "ChooseDeck", "ChooseOpponents", "AnswerQueen", "ChoosePlan"),
    }
)
#: How often hands are dealt at random before one card that answers the question is looked for.
TRIES = 20


def by_deck(state: Viticulture, cards: list[int]) -> list[int]:
    """Return how many cards of each deck there are: the backs differ."""
    place = state.box.card_place
    counts = [0] * len(DECKS)
    for card in cards:
        counts[place[card][0]] += 1
    return counts


def set_aside(state: Viticulture, seat: int) -> list[int]:
    """Return the visitors that a seat has put aside for the Importer."""
    return [card for owner, card in state.escrow if owner == seat]


def offers_are_secret(state: Viticulture) -> bool:
    """Return whether nobody may know yet who has put cards aside (ruling importer_protocol)."""
    rounds = [frame.failed for frame in state.stack if isinstance(frame, opponents.ImportRound)]
    return bool(rounds) and opponents.together(state, rounds[-1])


def tells_hand(state: Viticulture) -> bool:
    """Return whether the moves of the question asked now tell others what is in a hand (VI-COMP-08)."""
    question = state.decision
    if question is None or question.actor < 0 or state.season == IN_SETUP:
        return False
    if isinstance(question, OfferBonus):
        return _looks_at_hand(state, ACTIONS[question.action], "bonus", 0)
    if isinstance(question, Answer):
        return _looks_at_hand(state, question.source, "may", 0)
    if type(question).__name__ not in OPEN:
        return True
    # what comes next must stay possible (VI-VIS-21), so that the answers may tell of a vine or an order
    return isinstance(question, Part) and _looks_at_hand(state, question.source, question.way, question.at + 1)


def _looks_at_hand(state: Viticulture, source: str, way: str, start: int) -> bool:
    return any(effect.of_hand for effect in state.box.programs[source, way].effects[start:])


def hide(state: Viticulture, seen: dict[str, Any], seat: int) -> None:
    """Replace hands, put-aside cards and decks by the numbers of their backs."""
    secret = offers_are_secret(state)
    for owner, vineyard in enumerate(seen["vineyards"]):
        if owner != seat:
            cards = state.vineyards[owner].hand + (set_aside(state, owner) if secret else [])
            vineyard["hand"] = dict(zip(DECKS, by_deck(state, cards), strict=True))
    place = state.box.card_place
    seen["escrow"] = [
        {"seat": owner, "card": state.box.cards[card] if owner == seat else DECKS[place[card][0]]}
        for owner, card in state.escrow
        if owner == seat or not secret
    ]
    for name, deck in zip(DECKS, state.decks, strict=True):
        seen["decks"][name]["draw"] = deck.size
    seen["automa"]["draw"] = len(seen["automa"]["draw"])


def redeal(state: Viticulture, seat: int, rng: random.Random) -> None:
    """Deal the others' hands and put-aside cards anew out of everything unseen, with the backs that everybody sees.

    Whoever is being asked must still have an answer: a hand without one is dealt again, and after some tries with one
    chosen card in it (one playable visitor, one vine that can be planted, one order that can be filled is enough).
    """
    others = [owner for owner in range(state.players) if owner != seat]
    secret = offers_are_secret(state)
    backs = [by_deck(state, state.vineyards[owner].hand) for owner in others]
    aside = [card for owner, card in state.escrow if owner != seat]
    if secret:  # nobody knows who has put something aside: all cards are back in the hands
        for place, owner in enumerate(others):
            for deck, count in enumerate(by_deck(state, set_aside(state, owner))):
                backs[place][deck] += count
        state.escrow = [(owner, card) for owner, card in state.escrow if owner == seat]
    asides = [
        (place, owner, state.box.card_place[card][0])
        for place, (owner, card) in enumerate(state.escrow)
        if owner != seat
    ]
    unseen = _collect(state, others, aside)
    wanted = sorted({card for deck in unseen for card in deck})
    rng.shuffle(wanted)
    asked = state.stack[-1].actor if state.stack else -1
    for attempt in range(TRIES + len(wanted)):
        first = wanted[attempt - TRIES] if attempt >= TRIES else -1
        if _deal(state, others, backs, asides, [deck.copy() for deck in unseen], rng, asked, first) and (
            asked not in others or stack.can_go_on(state)
        ):
            return
    raise AssertionError("no hand answers the question")


def _collect(state: Viticulture, others: list[int], aside: list[int]) -> list[list[int]]:
    """Return everything unseen, deck by deck, in the order of the box: nothing of where it was is left."""
    unseen: list[list[int]] = []
    for deck, first in enumerate(state.box.first_card[:-1]):
        counts = state.decks[deck].counts.copy()
        held = [card for owner in others for card in state.vineyards[owner].hand] + aside
        for card in held:
            if state.box.card_place[card][0] == deck:
                counts[card - first] += 1
        unseen.append([first + kind for kind, count in enumerate(counts) for _ in range(count)])
    return unseen


def _deal(
    state: Viticulture,
    others: list[int],
    backs: list[list[int]],
    asides: list[tuple[int, int, int]],
    unseen: list[list[int]],
    rng: random.Random,
    asked: int,
    first: int,
) -> bool:
    """Deal once; with a card given, the one who is asked gets it. Return whether that was possible."""
    for cards in unseen:
        rng.shuffle(cards)
    if first >= 0:
        unseen[state.box.card_place[first][0]].remove(first)
    for place, owner in enumerate(others):
        wanted = backs[place].copy()
        hand: list[int] = []
        if owner == asked and first >= 0:
            deck = state.box.card_place[first][0]
            if not wanted[deck]:
                return False
            hand.append(first)
            wanted[deck] -= 1
        for deck, count in enumerate(wanted):
            hand += [unseen[deck].pop() for _ in range(count)]
        state.vineyards[owner].hand = hand
    for place, owner, deck in asides:
        state.escrow[place] = (owner, unseen[deck].pop())
    for deck, first_card in enumerate(state.box.first_card[:-1]):
        pile = state.decks[deck]
        counts = [0] * len(pile.counts)
        for card in unseen[deck]:
            counts[card - first_card] += 1
        pile.counts = counts
    return True
