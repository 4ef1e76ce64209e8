"""Playing visitor cards: which card, in which way, and what happens to it afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture import effects
from tutor.games.viticulture.cards import put_on_pile
from tutor.games.viticulture.effects import Address, Effect
from tutor.games.viticulture.moves import DoBoth, PlayVisitor, Stop
from tutor.games.viticulture.names import DECKS, IN_SUMMER, NOTES, VISITORS

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


def ways(state: Viticulture, card: int) -> list[PlayVisitor]:
    """Return the ways to play a card under the rulings in force."""
    return state.box.ways[card, state.options.uproot_clause, state.options.both_cost_timing]


def why_not_play(state: Viticulture, seat: int, card: int, way: str, vineyard: Vineyard) -> Refusal | None:
    """Say why a card of the hand cannot be played in a way; None when it can.

    The card counts as out of the hand already (VI-DECK-05): it can neither pay for itself nor be counted.
    """
    if state.box.summer_only[card] and state.season != IN_SUMMER:
        return refuse("summer-only", "VI-CARD-S29")
    box = state.box
    program = box.programs[box.cards[card], way]
    if not box.counts_hand[card]:
        return effects.why_not(state, seat, program, vineyard)
    hand = vineyard.hand
    place = hand.index(card)
    del hand[place]
    try:
        return effects.why_not(state, seat, program, vineyard)
    finally:
        hand.insert(place, card)


def playable(state: Viticulture, seat: int, deck: int, vineyard: Vineyard) -> bool:
    """Return whether a card of a deck can be played in some way."""
    first, last = state.box.first_card[deck], state.box.first_card[deck + 1]
    for card in vineyard.hand:
        if first <= card < last:
            for move in ways(state, card):
                if why_not_play(state, seat, card, move.way, vineyard) is None:
                    return True
    return False


class PlayOne(Effect):
    """Play a visitor of a season."""

    asks = True
    of_hand = True

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """A visitor of the hand must be playable (VI-WRK-07)."""
        if playable(state, seat, self.deck, vineyard):
            return None
        return refuse("no-visitor-playable", self.demanded_by, deck=DECKS[self.deck])

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which one."""
        state.stack.append(ChooseVisitor(seat, self.deck))


class ChooseVisitor(Decision["Viticulture"]):
    """Which visitor do you play, and how?"""

    __slots__ = ("deck",)
    rule = "VI-VIS-01"
    see = (
        *("VI-VIS-02", "VI-VIS-03", "VI-VIS-04", "VI-VIS-05", "VI-VIS-06", "VI-VIS-07", "VI-VIS-08", "VI-VIS-09"),
        *("VI-VIS-11", "VI-VIS-12", "VI-VIS-20", "VI-VIS-22", "VI-TERM-04", "VI-TERM-05"),
    )
    asks = (PlayVisitor,)

    def __init__(self, actor: int, deck: int) -> None:
        self.actor = actor
        self.deck = deck

    def candidates(self, state: Viticulture) -> list[PlayVisitor]:
        """Return every visitor of the hand in every way."""
        place = state.box.card_place
        held = sorted(card for card in state.vineyards[self.actor].hand if place[card][0] in VISITORS)
        return [move for card in held for move in ways(state, card)]

    def verdict(self, state: Viticulture, move: PlayVisitor) -> Refusal | None:
        """A visitor of the right season that can be carried out completely."""
        vineyard = state.vineyards[self.actor]
        card = state.box.card_number.get(move.card)
        if card is None or card not in vineyard.hand or state.box.card_place[card][0] not in VISITORS:
            return refuse("not-in-hand", "VI-VIS-01")
        if state.box.card_place[card][0] != self.deck:
            return refuse("other-season", "VI-VIS-22", deck=DECKS[self.deck])
        if move not in ways(state, card):
            return refuse("no-such-way", "VI-VIS-04")
        return why_not_play(state, self.actor, card, move.way, vineyard)

    def moves(self, state: Viticulture) -> list[PlayVisitor]:
        """Return what can be played: the fast twin of the verdicts."""
        vineyard = state.vineyards[self.actor]
        first, last = state.box.first_card[self.deck], state.box.first_card[self.deck + 1]
        moves: list[PlayVisitor] = []
        for card in sorted(vineyard.hand):
            if first <= card < last:
                moves += [
                    move
                    for move in ways(state, card)
                    if why_not_play(state, self.actor, card, move.way, vineyard) is None
                ]
        return moves

    def glance(self, state: Viticulture) -> list[Move]:
        """Return every way to play a card of the season: whether it can be carried out takes long to find out."""
        first, last = state.box.first_card[self.deck], state.box.first_card[self.deck + 1]
        held = [card for card in state.vineyards[self.actor].hand if first <= card < last]
        return [move for card in held for move in ways(state, card)]

    def details(self, state: Viticulture, move: PlayVisitor) -> dict[str, Any] | None:
        """Return the clauses of the way in words."""
        if (move.card, move.way) not in state.box.clauses:
            return None
        clauses = state.box.clauses[move.card, move.way]
        corrected = move.card in state.box.corrected
        return {"parts": len(clauses), "clause": clauses[0], "clause2": clauses[-1], "corrected": corrected}

    def apply(self, state: Viticulture, move: PlayVisitor) -> None:
        """Put the card into limbo and carry it out."""
        card = state.box.card_number[move.card]
        state.vineyards[self.actor].hand.remove(card)
        state.limbo.append(card)
        state.notes[:] = [0] * len(NOTES)
        if state.journal is not None:
            clauses = state.box.clauses[move.card, move.way]
            state.tell(
                "visitor-played",
                "VI-VIS-02",
                self.actor,
                card=move.card,
                parts=len(clauses),
                clause=clauses[0],
                clause2=clauses[-1],
                corrected=move.card in state.box.corrected,
                see=(state.box.programs[move.card, move.way].rule,),
            )
        state.stack.append(FinishCard(self.actor, card))
        if (move.card, f"+{move.way}") in state.box.programs and state.options.both_cost_timing == "between":
            state.stack.append(ChooseBoth(self.actor, move.card, state.box.other_key[move.card, move.way]))
        effects.start(state, self.actor, move.card, move.way)


class ChooseBoth(Decision["Viticulture"]):
    """Do you pay for the other clause too? (Only with the ruling both_cost_timing = between.)"""

    __slots__ = ("source", "key_left")
    rule = "VI-VIS-08"
    asks = (DoBoth, Stop)

    def __init__(self, actor: int, source: str, key_left: str) -> None:
        self.actor = actor
        self.source = source
        #: The clause that has not been done.
        self.key_left = key_left

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return both answers."""
        return [DoBoth(), Stop()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """The price must be payable and the other clause possible, now."""
        if isinstance(move, Stop):
            return None
        program = state.box.programs[self.source, f"+{self.key_left}"]
        return effects.why_not(state, self.actor, program, state.vineyards[self.actor])

    def apply(self, state: Viticulture, move: Any) -> None:
        """Pay and do it, or leave it."""
        if isinstance(move, DoBoth):
            effects.start(state, self.actor, self.source, f"+{self.key_left}")


class FinishCard(Step["Viticulture"]):
    """The card has had its effect and goes to its discard pile."""

    __slots__ = ("seat", "card")
    rule = "VI-VIS-02"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Viticulture) -> None:
        """Discard it."""
        state.limbo.remove(self.card)
        if state.journal is not None:
            state.tell("visitor-done", "VI-VIS-02", self.seat, card=state.box.cards[self.card])
        put_on_pile(state, self.card)
