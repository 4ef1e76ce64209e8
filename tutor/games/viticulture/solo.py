"""The Automa of the solo game: its cards, its workers, and the years it sets (VI-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Chance, Step
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.moves import RevealAutoma
from tutor.games.viticulture.names import ACTIONS, AUTOMA, EMPTY, IN_SUMMER, LEFT
from tutor.games.viticulture.spaces import space_of
from tutor.games.viticulture.turns import season_actions

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture


class AutomaTurn(Step["Viticulture"]):
    """The Automa blocks actions: reveal a card, on the hard levels until enough workers stand (VI-SOLO-13)."""

    __slots__ = ("placed",)
    rule = "VI-SOLO-06"

    def __init__(self, placed: int) -> None:
        #: Workers placed this season; -1 before the first card.
        self.placed = placed

    def run(self, state: Viticulture) -> None:
        """Reveal a card, or stop."""
        level = state.level
        if self.placed >= (level.least_workers if self._can_place(state) else 0):
            return
        if not state.automa.size:
            state.automa.put(state.automa.discard)
            state.automa.discard.clear()
            if state.journal is not None:
                state.tell("automa-reshuffled", "VI-SOLO-12")
        state.stack.append(TurnUpAutoma(max(0, self.placed)))

    def _can_place(self, state: Viticulture) -> bool:
        """Return whether a worker and an action of the season are left."""
        free = any(state.spaces[space_of(action, LEFT)] == EMPTY for action in season_actions(state))
        return free and state.spaces.count(AUTOMA) < state.box.automa_workers


class TurnUpAutoma(Chance["Viticulture"]):
    """Chance: the next Automa card."""

    __slots__ = ("placed",)
    rule = "VI-SOLO-06"
    asks = (RevealAutoma,)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def candidates(self, state: Viticulture) -> list[RevealAutoma]:
        """Return every Automa card."""
        return state.box.reveal_automa

    def verdict(self, state: Viticulture, move: RevealAutoma) -> Refusal | None:
        """Only a card that is still in the deck can come."""
        if move.number in range(1, len(state.automa.counts) + 1) and state.automa.counts[move.number - 1]:
            return None
        return refuse("automa-card-gone", "VI-SOLO-12")

    def moves(self, state: Viticulture) -> list[RevealAutoma]:
        """Return the cards that are left."""
        return [move for move, left in zip(state.box.reveal_automa, state.automa.counts, strict=True) if left]

    def weights(self, state: Viticulture) -> list[int]:
        """Every card is equally likely."""
        return state.automa.weights()

    def apply(self, state: Viticulture, move: RevealAutoma) -> None:
        """Put workers on the actions that the card names for this season; taken spaces get none."""
        card = move.number - 1
        state.automa.take(card)
        state.automa.discard.append(card)
        named = (state.box.automa_summer if state.season == IN_SUMMER else state.box.automa_winter)[card]
        blocked = []
        for action in named:
            space = space_of(action, LEFT)
            if state.spaces[space] == EMPTY and state.spaces.count(AUTOMA) < state.box.automa_workers:
                state.spaces[space] = AUTOMA
                blocked.append(ACTIONS[action])
        if state.journal is not None:
            see = ("VI-SOLO-07", "VI-SOLO-08", "VI-SOLO-12")
            state.tell("automa-blocks", "VI-SOLO-06", number=move.number, action=blocked, see=see)
        state.stack.append(AutomaTurn(self.placed + len(blocked)))


def automa_vp(state: Viticulture) -> int:
    """Return the number of points that the player must beat at the end of this year (VI-SOLO-13, VI-SOLO-14)."""
    if state.options.aggressive_automa:
        return state.level.vp_by_year[state.year - 1]
    return state.level.vp


def solo_ends(state: Viticulture) -> bool:
    """Return whether the solo game ends with this year: the last one, or one in which the player is not ahead."""
    if state.year >= state.level.years:
        return True
    return state.options.aggressive_automa and state.vineyards[0].vp <= automa_vp(state)
