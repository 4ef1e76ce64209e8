"""When a turn is open: the early and the late window for the free action and kept tokens (DP-FREE-02, DP-PREST-15)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import free, prestige
from tutor.games.dom_pierre.moves import BuyPrestige, LocalSale, PopCork, ScoreObjective, UseToken

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre

FREE_MOVES = (LocalSale, BuyPrestige, ScoreObjective, PopCork)
WINDOW_MOVES = (*FREE_MOVES, UseToken)


class Window(Decision["DomPierre"]):
    """A question beside which the free action and kept tokens may be used.

    A window asks something of its own besides, which its class answers in `own_candidates`, `own_verdict`, `own_moves`
    and `own_apply`.
    """

    __slots__ = ()

    @abstractmethod
    def own_candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return what can be tried besides the free action and kept tokens."""

    @abstractmethod
    def own_verdict(self, state: DomPierre, move: Any) -> Refusal | None:
        """Judge such a move."""

    @abstractmethod
    def own_moves(self, state: DomPierre) -> list[Move]:
        """Return the legal ones of such moves, in a list of the caller's own."""

    @abstractmethod
    def own_apply(self, state: DomPierre, move: Any) -> None:
        """Carry such a move out."""

    def ask_again(self, state: DomPierre) -> None:
        """Put the question back, to be asked once a free action or a token is done with."""
        state.stack.append(self)

    def free_open(self, state: DomPierre) -> bool:
        """Return whether the free action may be used here."""
        return True

    def tokens_open(self, state: DomPierre) -> bool:
        """Return whether kept tokens may be used here."""
        return True

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return the question's own moves, every free action, and every kept token that has an effect to use."""
        tokens = state.maisons[self.actor].tokens
        kept = [state.box.use_token[token] for token in state.box.usable_tokens if tokens[token]]
        return [*self.own_candidates(state), *free.candidates(state, self.actor), *kept]

    def verdict(self, state: DomPierre, move: Any) -> Refusal | None:
        """A free action needs an open window and comes once a turn; a token needs one too."""
        if isinstance(move, FREE_MOVES):
            if not self.free_open(state):
                return refuse("window-closed", "DP-FREE-02")
            if not state.turn.free:
                return refuse("free-action-used", "DP-FREE-01")
            return free.why_not(state, self.actor, move)
        if isinstance(move, UseToken):
            return self._token_verdict(state, move)
        return self.own_verdict(state, move)

    def _token_verdict(self, state: DomPierre, move: UseToken) -> Refusal | None:
        maison = state.maisons[self.actor]
        token = state.box.token_number.get(move.token)
        if token is None or not maison.tokens[token]:
            return refuse("token-not-kept", "DP-PREST-08", token=move.token)
        if not self.tokens_open(state):
            return refuse("tokens-closed", "DP-PREST-15")
        return prestige.why_not_use(state, maison, token)

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        moves = self.own_moves(state)
        if state.turn.free and self.free_open(state):
            moves += free.moves(state, self.actor)
        maison = state.maisons[self.actor]
        if any(maison.tokens) and self.tokens_open(state):
            use = state.box.use_token
            tokens = [token for token in state.box.usable_tokens if maison.tokens[token]]
            moves += [use[token] for token in tokens if prestige.why_not_use(state, maison, token) is None]
        return moves

    def details(self, state: DomPierre, move: Any) -> dict[str, Any] | None:
        """Return what a free action brings, and how much a token is worth."""
        if isinstance(move, FREE_MOVES):
            return free.details(state, move)
        return prestige.token_details(state, move.token) if isinstance(move, UseToken) else None

    def apply(self, state: DomPierre, move: Any) -> None:
        """After a free action or a token, the same question is asked again."""
        if isinstance(move, FREE_MOVES):
            self.ask_again(state)
            state.turn.free = False
            free.carry_out(state, move)
        elif isinstance(move, UseToken):
            self.ask_again(state)
            token = state.box.token_number[move.token]
            state.maisons[self.actor].tokens[token] -= 1
            prestige.use_token(state, token)
        else:
            self.own_apply(state, move)


class Pause(Window):
    """A question in the middle of a turn: a window only by the rulings that open it."""

    __slots__ = ()

    def free_open(self, state: DomPierre) -> bool:
        """Return whether the ruling lets the free action in."""
        return not state.options.free_action_only_before_or_after_main_action

    def tokens_open(self, state: DomPierre) -> bool:
        """Return whether the ruling lets kept tokens in."""
        return not state.options.kept_prestige_tokens_only_in_windows


class Repetition(Pause):
    """A question about the next repetition of an action; the step below it asks again by itself (see turn.GoOn)."""

    __slots__ = ()

    def ask_again(self, state: DomPierre) -> None:
        """Leave it to that step: after a free action there may be nothing left to ask."""
