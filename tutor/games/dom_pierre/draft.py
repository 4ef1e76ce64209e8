"""The vintage draft: keep one of three tokens, pass two on, say which of those received is green (DP-SETUP-28 on)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Chance, Decision, Frame, Step
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre.moves import AssignVintage, DealVintage, KeepVintage
from tutor.games.dom_pierre.names import COLUMNS, NONE, VINTAGE

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre


class Draft(Step["DomPierre"]):
    """Deal the tokens, ask everybody, pass them on, ask again."""

    __slots__ = ()
    rule = "DP-SETUP-28"

    def run(self, state: DomPierre) -> None:
        """Put the parts of the draft on the stack, the first on top."""
        state.stack += parts(state)
        if state.journal is not None:
            tokens = state.box.draft_hand
            see = ("DP-COMP-09", "DP-TWO-06", "DP-SETUP-33")
            state.tell("draft-begins", "DP-SETUP-28", tokens=tokens, see=see)


def parts(state: DomPierre) -> list[Frame[DomPierre]]:
    """Return the parts of the draft, the last one first."""
    seats = range(state.players - 1, -1, -1)
    return [
        RevealAssigned(),
        *(AssignReceived(seat) for seat in seats),
        PassOn(),
        *(KeepOne(seat) for seat in seats),
        *(DealToken(seat) for seat in seats for _ in range(state.box.draft_hand)),
    ]


class DealToken(Chance["DomPierre"]):
    """Deal a vintage token to a player, unseen by the others."""

    __slots__ = ("seat",)
    rule = "DP-SETUP-28"
    asks = (DealVintage,)
    secret = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, state: DomPierre) -> list[DealVintage]:
        """Return every action."""
        return [DealVintage(column) for column in COLUMNS]

    def verdict(self, state: DomPierre, move: DealVintage) -> Refusal | None:
        """Only a token that is not dealt yet can come."""
        if move.column not in COLUMNS:
            return refuse("no-such-column", "DP-TURN-03", column=move.column)
        left = state.pool.counts[COLUMNS.index(move.column)]
        return None if left else refuse("vintage-not-left", "DP-SETUP-28", column=move.column)

    def weights(self, state: DomPierre) -> list[int]:
        """Every single token is equally likely."""
        return state.pool.weights()

    def apply(self, state: DomPierre, move: DealVintage) -> None:
        """Give the token to the player."""
        token = COLUMNS.index(move.column)
        state.pool.take(token)
        maison = state.maisons[self.seat]
        maison.draft = sorted([*maison.draft, token])
        if state.journal is not None:
            state.tell_secret("vintage-dealt", "DP-SETUP-28", self.seat, column=move.column)


def in_draft(state: DomPierre, seat: int, column: str, rule: str) -> Refusal | None:
    """Say why a token cannot be chosen by a rule: it is not in the hand."""
    if column in COLUMNS and COLUMNS.index(column) in state.maisons[seat].draft:
        return None
    return refuse("not-in-hand", rule, column=column)


class KeepOne(Decision["DomPierre"]):
    """Which of your three vintage tokens do you keep?"""

    __slots__ = ()
    rule = "DP-SETUP-28"
    see = ("DP-SETUP-29", "DP-SETUP-30", "DP-TOK-06", "DP-TWO-06", "DP-FAST-02")
    asks = (KeepVintage,)
    secret = True

    def candidates(self, state: DomPierre) -> list[KeepVintage]:
        """Return every action."""
        return [KeepVintage(column) for column in COLUMNS]

    def verdict(self, state: DomPierre, move: KeepVintage) -> Refusal | None:
        """It must be in the hand."""
        return in_draft(state, self.actor, move.column, self.rule)

    def apply(self, state: DomPierre, move: KeepVintage) -> None:
        """Keep the choice secret until all have chosen."""
        state.maisons[self.actor].chosen = COLUMNS.index(move.column)
        if state.journal is not None:
            state.tell_secret("vintage-chosen", "DP-SETUP-28", self.actor, column=move.column)


class PassOn(Step["DomPierre"]):
    """Put every kept token in place, and pass the others to the left."""

    __slots__ = ()
    rule = "DP-SETUP-29"

    def run(self, state: DomPierre) -> None:
        """All do it at the same time; the left neighbour is the next seat (DP-SETUP-34)."""
        passed = []
        for seat, maison in enumerate(state.maisons):
            kept = maison.chosen
            maison.spaces[kept] = VINTAGE
            maison.draft.remove(kept)
            passed.append(maison.draft)
            maison.chosen = NONE
            if state.journal is not None:
                state.tell("vintage-kept", "DP-SETUP-29", seat, column=COLUMNS[kept], see=("DP-TOK-06",))
        for seat, maison in enumerate(state.maisons):
            maison.draft = passed[seat - 1]
        if state.journal is not None:
            for seat, maison in enumerate(state.maisons):
                columns = [COLUMNS[token] for token in maison.draft]
                state.tell_secret("vintages-received", "DP-SETUP-30", seat, column=columns)


class AssignReceived(Decision["DomPierre"]):
    """Which of the two tokens that you received is to be your green one? The other is your force token."""

    __slots__ = ()
    rule = "DP-SETUP-30"
    see = ("DP-TOK-01", "DP-TOK-02", "DP-TOK-07", "DP-TOK-13", "DP-FAST-02", "DP-FAST-03")
    asks = (AssignVintage,)
    secret = True

    def candidates(self, state: DomPierre) -> list[AssignVintage]:
        """Return every action."""
        return [AssignVintage(column) for column in COLUMNS]

    def verdict(self, state: DomPierre, move: AssignVintage) -> Refusal | None:
        """It must be in the hand."""
        return in_draft(state, self.actor, move.column, self.rule)

    def apply(self, state: DomPierre, move: AssignVintage) -> None:
        """Keep the choice secret until all have chosen."""
        state.maisons[self.actor].chosen = COLUMNS.index(move.column)
        if state.journal is not None:
            state.tell_secret("vintage-assigned", "DP-SETUP-30", self.actor, column=move.column)


class RevealAssigned(Step["DomPierre"]):
    """Lay the two received tokens beside the winery, or, in the fast variant, the green one into its column."""

    __slots__ = ()
    rule = "DP-SETUP-30"

    def run(self, state: DomPierre) -> None:
        """Tokens that were not dealt leave the game unseen, and so do the green sides of force tokens (DP-TOK-13)."""
        for seat, maison in enumerate(state.maisons):
            green, maison.chosen, maison.draft = maison.chosen, NONE, []
            maison.force = True
            column = COLUMNS[green]
            if not state.options.fast_variant:
                maison.vintage = green
                if state.journal is not None:
                    low, high, see = state.winery.vintage_row, state.winery.force_row, ("DP-TOK-13",)
                    state.tell("vintage-waits", "DP-SETUP-30", seat, column=column, row=low, high=high, see=see)
                continue
            lost = maison.spaces[green] == VINTAGE
            maison.spaces[green] = VINTAGE
            if state.journal is not None:
                name = "vintage-doubled" if lost else "vintage-placed"
                state.tell(name, "DP-FAST-02", seat, column=column, see=("DP-FAST-03", "DP-TOK-13"))
        left = state.pool.size
        state.pool.counts = [0] * len(COLUMNS)
        state.pool.size = 0
        if state.journal is not None and left:
            state.tell("vintages-left", "DP-SETUP-31", tokens=left)
