"""The action OBJECTIVES: choose cards, keep one, take the bonuses of the others, refill the offer (DP-OBJ)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre.bonuses import bonus_details, give_bonus
from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.moves import Done, DrawCards, KeepCard, PickCard, ShowObjective, TakeBonus

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre

DONE, DRAW = Done(), DrawCards()


# ---------------------------------------------------------------------- the deck and the offer


def draw_objectives(state: DomPierre, cards: int) -> None:
    """Turn so many cards up into the offer; an empty deck is made anew from the discard pile (DP-OBJ-05)."""
    if not cards:
        return
    if not state.deck:
        if not state.discard:
            if state.journal is not None:
                state.tell("offer-smaller", "DP-OBJ-06", cards=state.offer.bit_count())
            return
        state.deck, state.discard = state.discard, 0
        if state.journal is not None:
            state.tell("objectives-shuffled", "DP-OBJ-05", cards=state.deck.bit_count(), see=("DP-OBJ-13",))
    state.stack.append(DrawObjective(cards))


class DrawObjective(Chance["DomPierre"]):
    """Draw the next objective card."""

    __slots__ = ("left",)
    rule = "DP-OBJ-04"
    see = ("DP-SETUP-12", "DP-OBJ-05")
    asks = (ShowObjective,)

    def __init__(self, left: int) -> None:
        #: How many cards are still to be turned up, this one included.
        self.left = left

    def candidates(self, state: DomPierre) -> list[ShowObjective]:
        """Return every objective card."""
        return list(state.box.show_objective)

    def verdict(self, state: DomPierre, move: ShowObjective) -> Refusal | None:
        """Only a card of the deck can come."""
        number = state.box.objective_number.get(move.objective)
        if number is None:
            return refuse("no-such-objective", "DP-COMP-11", objective=move.objective)
        there = state.deck >> number & 1
        return None if there else refuse("objective-not-in-deck", "DP-OBJ-04", objective=move.objective)

    def moves(self, state: DomPierre) -> list[ShowObjective]:
        """Return the cards of the deck: the fast twin of the verdicts."""
        show = state.box.show_objective
        return [show[card] for card in bit_list(state.deck)]

    def weights(self, state: DomPierre) -> list[int]:
        """Every card is equally likely."""
        return [1] * state.deck.bit_count()

    def apply(self, state: DomPierre, move: ShowObjective) -> None:
        """Lay the card into the offer."""
        card = 1 << state.box.objective_number[move.objective]
        state.deck ^= card
        state.offer |= card
        if state.journal is not None:
            rule = "DP-SETUP-12" if state.first < 0 else "DP-OBJ-04"
            state.tell("objective-shown", rule, objective=move.objective, see=("DP-SETUP-12", "DP-OBJ-09"))
        draw_objectives(state, self.left - 1)


# ---------------------------------------------------------------------- the action


def begin_objectives(state: DomPierre) -> None:
    """With the vintage token, cards are added first: automatically, or, by a ruling, if one likes (DP-OBJ-07)."""
    if state.turn.vintage and not state.options.objectives_vintage_is_automatic:
        state.stack.append(AskCards(state.seat))
        return
    if state.turn.vintage:
        add_cards(state)
    else:
        state.stack.append(TakeCards())


def add_cards(state: DomPierre) -> None:
    """Add as many cards to the offer as the strength; no refill is needed afterwards."""
    turn = state.turn
    turn.vintage = False
    if state.journal is not None:
        state.tell("offer-grows", "DP-OBJ-07", state.seat, cards=turn.left)
    state.stack.append(TakeCards())
    draw_objectives(state, turn.left)


class AskCards(Decision["DomPierre"]):
    """Do you add cards to the offer before you choose?"""

    __slots__ = ()
    rule = "DP-OBJ-07"
    asks = (DrawCards, Done)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return yes and no."""
        return [DRAW, DONE]

    def verdict(self, state: DomPierre, move: DrawCards | Done) -> Refusal | None:
        """Both are possible."""
        return None

    def apply(self, state: DomPierre, move: DrawCards | Done) -> None:
        """Add the cards, or go on."""
        if isinstance(move, DrawCards):
            add_cards(state)
        else:
            state.turn.vintage = False
            state.stack.append(TakeCards())


class TakeCards(Step["DomPierre"]):
    """Ask which cards are chosen, unless the strength takes the whole offer (DP-OBJ-01)."""

    __slots__ = ()
    rule = "DP-OBJ-01"

    def run(self, state: DomPierre) -> None:
        """Without any card in the offer there is nothing to choose."""
        cards = state.offer
        if state.turn.left >= cards.bit_count():
            state.turn.left = 0
            choose(state, cards)
        else:
            state.stack.append(PickCards(state.seat, 0))


class PickCards(Decision["DomPierre"]):
    """Which cards of the offer do you choose?"""

    __slots__ = ("chosen",)
    rule = "DP-OBJ-01"
    see = ("DP-OBJ-02", "DP-OBJ-03", "DP-OBJ-07", "DP-OBJ-12", "DP-TURN-10")
    asks = (PickCard,)

    def __init__(self, actor: int, chosen: int) -> None:
        self.actor = actor
        #: Cards chosen so far: one bit each.
        self.chosen = chosen

    def candidates(self, state: DomPierre) -> list[PickCard]:
        """Return every card of the offer."""
        pick = state.box.pick_card
        return [pick[card] for card in bit_list(state.offer)]

    def verdict(self, state: DomPierre, move: PickCard) -> Refusal | None:
        """It must be in the offer, and not be chosen yet."""
        number = state.box.objective_number.get(move.objective)
        if number is None or not state.offer >> number & 1:
            return refuse("not-in-offer", "DP-OBJ-01", objective=move.objective)
        if self.chosen >> number & 1:
            return refuse("already-chosen", "DP-OBJ-01", objective=move.objective)
        return None

    def moves(self, state: DomPierre) -> list[PickCard]:
        """Return the cards that are left: the fast twin of the verdicts."""
        pick = state.box.pick_card
        return [pick[card] for card in bit_list(state.offer & ~self.chosen)]

    def details(self, state: DomPierre, move: PickCard) -> dict[str, Any] | None:
        """Return the bonus at the foot of the card."""
        number = state.box.objective_number.get(move.objective)
        return None if number is None else bonus_details(state, number)

    def apply(self, state: DomPierre, move: PickCard) -> None:
        """Go on until as many are chosen as the strength."""
        chosen = self.chosen | 1 << state.box.objective_number[move.objective]
        state.turn.left -= 1
        if state.turn.left:
            state.stack.append(PickCards(self.actor, chosen))
        else:
            choose(state, chosen)


def choose(state: DomPierre, chosen: int) -> None:
    """Take the chosen cards out of the offer and ask which one is kept; a single one is kept anyway (DP-OBJ-12)."""
    state.offer &= ~chosen
    state.stack.append(Refill())
    cards = bit_list(chosen)
    if cards and state.journal is not None:
        names = [state.box.objectives[card].id for card in cards]
        state.tell("cards-chosen", "DP-OBJ-01", state.seat, objective=names)
    if len(cards) == 1:
        keep(state, cards[0], 0)
    elif cards:
        state.stack.append(KeepOneCard(state.seat, chosen))


class KeepOneCard(Decision["DomPierre"]):
    """Which of the chosen cards do you keep?"""

    __slots__ = ("chosen",)
    rule = "DP-OBJ-02"
    see = ("DP-OBJ-03", "DP-OBJ-08", "DP-OBJ-09", "DP-OBJ-14", "DP-OBJ-15")
    asks = (KeepCard,)

    def __init__(self, actor: int, chosen: int) -> None:
        self.actor = actor
        #: The chosen cards, which lie neither in the offer nor beside a board: one bit each.
        self.chosen = chosen

    def candidates(self, state: DomPierre) -> list[KeepCard]:
        """Return the chosen cards."""
        return [state.box.keep_card[card] for card in bit_list(self.chosen)]

    def verdict(self, state: DomPierre, move: KeepCard) -> Refusal | None:
        """One of the chosen ones."""
        number = state.box.objective_number.get(move.objective)
        if number is None or not self.chosen >> number & 1:
            return refuse("not-chosen", "DP-OBJ-02", objective=move.objective)
        return None

    def details(self, state: DomPierre, move: KeepCard) -> dict[str, Any] | None:
        """Return the bonus that is given up by keeping the card."""
        number = state.box.objective_number.get(move.objective)
        return None if number is None else bonus_details(state, number)

    def apply(self, state: DomPierre, move: KeepCard) -> None:
        """Keep it; the others give their bonuses."""
        number = state.box.objective_number[move.objective]
        keep(state, number, self.chosen & ~(1 << number))


def keep(state: DomPierre, card: int, others: int) -> None:
    """Lay a card face up beside the board, and go on to the bonuses of the others."""
    state.acting.objectives |= 1 << card
    if state.journal is not None:
        see = ("DP-OBJ-08", "DP-OBJ-15", "DP-OBJ-12")
        state.tell("card-kept", "DP-OBJ-02", state.seat, objective=state.box.objectives[card].id, see=see)
    next_bonus(state, others)


def next_bonus(state: DomPierre, cards: int) -> None:
    """Ask whose bonus comes next; the last one comes by itself."""
    if cards.bit_count() == 1:
        discard_for_bonus(state, cards.bit_length() - 1)
    elif cards:
        state.stack.append(OrderBonuses(state.seat, cards))


class OrderBonuses(Decision["DomPierre"]):
    """Whose bonus do you take next?"""

    __slots__ = ("chosen",)
    rule = "DP-OBJ-03"
    see = ("DP-OBJ-11", "DP-CAVE-14", "DP-VINE-12")
    asks = (TakeBonus,)

    def __init__(self, actor: int, chosen: int) -> None:
        self.actor = actor
        #: The chosen cards whose bonus is still to come: one bit each.
        self.chosen = chosen

    def candidates(self, state: DomPierre) -> list[TakeBonus]:
        """Return the cards whose bonus is still to come."""
        return [state.box.take_bonus[card] for card in bit_list(self.chosen)]

    def verdict(self, state: DomPierre, move: TakeBonus) -> Refusal | None:
        """One of the chosen ones."""
        number = state.box.objective_number.get(move.objective)
        if number is None or not self.chosen >> number & 1:
            return refuse("not-chosen", "DP-OBJ-03", objective=move.objective)
        return None

    def details(self, state: DomPierre, move: TakeBonus) -> dict[str, Any] | None:
        """Return what the bonus is."""
        number = state.box.objective_number.get(move.objective)
        return None if number is None else bonus_details(state, number)

    def apply(self, state: DomPierre, move: TakeBonus) -> None:
        """Finish this bonus before the next (DP-OBJ-11)."""
        number = state.box.objective_number[move.objective]
        state.stack.append(RestOfBonuses(self.chosen & ~(1 << number)))
        discard_for_bonus(state, number)


class RestOfBonuses(Step["DomPierre"]):
    """Go on to the other bonuses once one is finished."""

    __slots__ = ("chosen",)
    rule = "DP-OBJ-11"

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def run(self, state: DomPierre) -> None:
        """Ask for the next one."""
        next_bonus(state, self.chosen)


def discard_for_bonus(state: DomPierre, card: int) -> None:
    """Put a card on the discard pile and give its bonus."""
    state.discard |= 1 << card
    give_bonus(state, card)


class Refill(Step["DomPierre"]):
    """Fill the offer up again; what was discarded is on the pile before (DP-OBJ-13)."""

    __slots__ = ()
    rule = "DP-OBJ-04"

    def run(self, state: DomPierre) -> None:
        """Draw what is missing."""
        draw_objectives(state, max(0, state.box.offer_size - state.offer.bit_count()))
