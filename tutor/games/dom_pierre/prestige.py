"""Prestige: a step up the track, a token of the flute, and what the tokens do (DP-PREST)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import storing, workers
from tutor.games.dom_pierre.moves import KeepToken, ShowToken, TakeFaceDown, TakeToken, UseToken
from tutor.games.dom_pierre.names import FROM_TOKENS, TOKENS, USABLE, VARIETIES

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

FACE_DOWN, KEEP = TakeFaceDown(), KeepToken()


def token_not_left(state: DomPierre, token: str) -> Refusal | None:
    """Say why a token cannot turn up."""
    number = state.box.token_number.get(token)
    if number is None:
        return refuse("no-such-token", "DP-COMP-07", token=token)
    return None if state.face_down.counts[number] else refuse("token-not-left", "DP-PREST-04", token=token)


class FlipToken(Chance["DomPierre"]):
    """Turn a face-down token of the flute face up."""

    __slots__ = ()
    rule = "DP-PREST-04"
    see = ("DP-SETUP-02", "DP-SETUP-03")
    asks = (ShowToken,)

    def candidates(self, state: DomPierre) -> list[ShowToken]:
        """Return every kind of token."""
        return list(state.box.show_token)

    def verdict(self, state: DomPierre, move: ShowToken) -> Refusal | None:
        """Only a token that nobody has seen can turn up."""
        return token_not_left(state, move.token)

    def moves(self, state: DomPierre) -> list[ShowToken]:
        """Return the kinds that are left: the fast twin of the verdicts."""
        show = state.box.show_token
        return [show[kind] for kind in state.face_down.kinds()]

    def weights(self, state: DomPierre) -> list[int]:
        """Every single token is equally likely, whether it lies on the flute or in the box."""
        return state.face_down.weights()

    def apply(self, state: DomPierre, move: ShowToken) -> None:
        """Lay it open on the flute."""
        number = state.box.token_number[move.token]
        state.face_down.take(number)
        state.flute[number] += 1
        if state.journal is not None:
            value = state.box.token_values[number]
            # before the start cards are dealt, the flute is being filled
            rule = "DP-SETUP-03" if state.first < 0 else "DP-PREST-04"
            state.tell("token-flipped", rule, token=move.token, value=value, see=("DP-PREST-05",))


class GainPrestige(Step["DomPierre"]):
    """Move the marker up, turn a token over, and let the player take one."""

    __slots__ = ()
    rule = "DP-PREST-02"

    def run(self, state: DomPierre) -> None:
        """At the top the marker stays, but the token is still taken; an empty flute gives none."""
        box, maison = state.box, state.acting
        if maison.level < box.top_level:
            maison.level += 1
            if state.journal is not None:
                points, crowns = box.level_points[maison.level], box.level_crowns[maison.level]
                see = ("DP-PREST-01", "DP-PREST-02", "DP-PREST-16", "DP-PREST-18")
                level = maison.level
                state.tell("level-up", "DP-PREST-03", state.seat, level=level, points=points, crowns=crowns, see=see)
        else:
            if state.journal is not None:
                state.tell("level-stays", "DP-PREST-07", state.seat, level=maison.level)
            if not state.options.prestige_at_top_still_gives_token:
                return
        down = state.flute_down
        if not down and not any(state.flute):
            if state.journal is not None:
                state.tell("flute-empty", "DP-PREST-06", state.seat)
            return
        state.stack.append(ChooseToken(state.seat))
        if down:
            state.stack.append(FlipToken())


class ChooseToken(Decision["DomPierre"]):
    """Which prestige token do you take from the flute?"""

    __slots__ = ()
    rule = "DP-PREST-05"
    see = ("DP-PREST-08", "DP-PREST-09", "DP-PREST-10", "DP-PREST-11", "DP-PREST-12", "DP-PREST-13", "DP-PREST-14")
    asks = (TakeToken, TakeFaceDown)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every kind of token, and a face-down one."""
        return [*state.box.take_token, FACE_DOWN]

    def verdict(self, state: DomPierre, move: TakeToken | TakeFaceDown) -> Refusal | None:
        """It must lie on the flute."""
        if isinstance(move, TakeFaceDown):
            return None if state.flute_down else refuse("none-face-down", "DP-PREST-05")
        number = state.box.token_number.get(move.token)
        if number is None:
            return refuse("no-such-token", "DP-COMP-07", token=move.token)
        return None if state.flute[number] else refuse("token-not-face-up", "DP-PREST-05", token=move.token)

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what lies on the flute: the fast twin of the verdicts."""
        take = state.box.take_token
        moves: list[Move] = [take[token] for token, count in enumerate(state.flute) if count]
        if state.flute_down:
            moves.append(FACE_DOWN)
        return moves

    def details(self, state: DomPierre, move: TakeToken | TakeFaceDown) -> dict[str, Any] | None:
        """Return how much a token is worth."""
        if isinstance(move, TakeFaceDown):
            return None
        return token_details(state, move.token)

    def apply(self, state: DomPierre, move: TakeToken | TakeFaceDown) -> None:
        """Take it; a face-down one is then open."""
        if isinstance(move, TakeFaceDown):
            state.stack.append(DrawToken())
            return
        number = state.box.token_number[move.token]
        state.flute[number] -= 1
        gain_token(state, number)


def token_details(state: DomPierre, token: str) -> dict[str, Any] | None:
    """Return the kind and the worth of a token."""
    number = state.box.token_number.get(token)
    if number is None:
        return None
    return {"effect": state.box.token_kinds[number], "value": state.box.token_values[number]}


class DrawToken(Chance["DomPierre"]):
    """Turn over the face-down token that was taken."""

    __slots__ = ()
    rule = "DP-PREST-05"
    asks = (ShowToken,)

    def candidates(self, state: DomPierre) -> list[ShowToken]:
        """Return every kind of token."""
        return list(state.box.show_token)

    def verdict(self, state: DomPierre, move: ShowToken) -> Refusal | None:
        """Only a token that nobody has seen can turn up."""
        return token_not_left(state, move.token)

    def weights(self, state: DomPierre) -> list[int]:
        """Every single token is equally likely."""
        return state.face_down.weights()

    def apply(self, state: DomPierre, move: ShowToken) -> None:
        """Give it to the player."""
        number = state.box.token_number[move.token]
        state.face_down.take(number)
        gain_token(state, number)


def gain_token(state: DomPierre, token: int) -> None:
    """Let the player have a token: points and coins at once, crowns and sale tokens kept, others as they like."""
    box, maison = state.box, state.acting
    kind, value = box.token_kinds[token], box.token_values[token]
    if state.journal is not None:
        state.tell("token-taken", "DP-PREST-05", state.seat, token=TOKENS[token], value=value, see=("DP-COMP-07",))
    if kind == "vp":
        maison.points[FROM_TOKENS] += value
        if state.journal is not None:
            state.tell("token-points", "DP-PREST-10", state.seat, points=value, see=("DP-PREST-17",))
    elif kind == "coins":
        maison.coins += value
        if state.journal is not None:
            state.tell("token-coins", "DP-PREST-10", state.seat, coins=value, see=("DP-PREST-17",))
    elif kind in USABLE and why_not_use(state, maison, token) is None:
        state.stack.append(UseOrKeep(state.seat, TOKENS[token]))
    else:
        keep_token(state, token)


def keep_token(state: DomPierre, token: int) -> None:
    """Lay a token beside the board, open to all."""
    state.acting.tokens[token] += 1
    if state.journal is not None:
        kind = state.box.token_kinds[token]
        rule = {"crown": "DP-PREST-09", "sale_bonus": "DP-PREST-11"}.get(kind, "DP-PREST-08")
        value = state.box.token_values[token]
        state.tell("token-kept", rule, state.seat, token=TOKENS[token], value=value, see=("DP-PREST-17",))


def why_not_use(state: DomPierre, maison: Maison, token: int) -> Refusal | None:
    """Say why the effect of a worker, press or harvest token is not possible now."""
    box = state.box
    kind = box.token_kinds[token]
    if kind == "move_worker":
        return None if workers.movable(state, maison, "token") else refuse("nowhere-to-go", "DP-PREST-12")
    if kind == "modifier":
        return None if storing.empty_presses(state, maison) else refuse("no-empty-press", "DP-PREST-13")
    if kind == "harvest_tile":
        variety = box.token_varieties[token]
        if not storing.accepting(maison, variety):
            return refuse("no-press-for-tile", "DP-PREST-14", variety=VARIETIES[variety])
        if not storing.stand_in(state, variety, box.token_values[token]):
            return refuse("supply-exhausted", "DP-PREST-14", variety=VARIETIES[variety])
        return None
    if kind == "sale_bonus":
        return refuse("only-in-a-sale", "DP-PREST-11", token=TOKENS[token])
    return refuse("no-effect-to-use", "DP-PREST-09", token=TOKENS[token])


def use_token(state: DomPierre, token: int) -> None:
    """Carry out the effect of a discarded token; it leaves the game (DP-PREST-17)."""
    box = state.box
    kind, value = box.token_kinds[token], box.token_values[token]
    rules = {"move_worker": "DP-PREST-12", "modifier": "DP-PREST-13", "harvest_tile": "DP-PREST-14"}
    if state.journal is not None:
        see = ("DP-PREST-15", "DP-PREST-17")
        state.tell("token-used", rules[kind], state.seat, token=TOKENS[token], value=value, see=see)
    if kind == "move_worker":
        state.stack += [workers.PickWorker(state.seat, "token")] * value
    elif kind == "modifier":
        storing.gain_modifier(state, value)
    else:
        storing.gain_tile(state, box.token_varieties[token], value, "DP-PREST-14")
        storing.store_hand(state)


class UseOrKeep(Decision["DomPierre"]):
    """Do you use the token at once, or keep it?"""

    __slots__ = ("token",)
    rule = "DP-PREST-08"
    see = ("DP-PREST-12", "DP-PREST-13", "DP-PREST-14", "DP-PREST-15", "DP-CAVE-21", "DP-SALE-22")
    asks = (UseToken, KeepToken)

    def __init__(self, actor: int, token: str) -> None:
        self.actor = actor
        #: The token just gained.
        self.token = token

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return using it and keeping it."""
        return [UseToken(self.token), KEEP]

    def verdict(self, state: DomPierre, move: UseToken | KeepToken) -> Refusal | None:
        """Only the token just gained is asked about."""
        if isinstance(move, UseToken) and move.token != self.token:
            return refuse("other-token", "DP-PREST-08", token=self.token)
        return None

    def details(self, state: DomPierre, move: UseToken | KeepToken) -> dict[str, Any] | None:
        """Return how much the token is worth."""
        return token_details(state, move.token) if isinstance(move, UseToken) else None

    def apply(self, state: DomPierre, move: UseToken | KeepToken) -> None:
        """Discard it for its effect, or lay it beside the board."""
        token = state.box.token_number[self.token]
        if isinstance(move, UseToken):
            use_token(state, token)
        else:
            keep_token(state, token)
