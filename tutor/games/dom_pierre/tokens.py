"""Vintage and force tokens beside the winery: claiming them, and throwing out what was there (DP-TOK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre.moves import ClaimForce, ClaimVintage, LeaveTokens
from tutor.games.dom_pierre.names import COLUMNS, FORCE, NO_TOKEN, NONE, VINTAGE

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

CLAIM, LEAVE = ClaimVintage(), LeaveTokens()


def vintage_due(state: DomPierre, maison: Maison) -> bool:
    """Return whether the green token can be claimed: all discs on its row or higher (DP-TOK-01, DP-TOK-12)."""
    return maison.vintage != NONE and min(maison.rows) >= state.winery.vintage_row


def force_due(state: DomPierre, maison: Maison) -> bool:
    """Return whether the force token can be claimed: all discs on its row or higher (DP-TOK-02)."""
    return maison.force and min(maison.rows) >= state.winery.force_row


def offer_tokens(state: DomPierre) -> None:
    """Ask whether tokens are claimed, if any can be (DP-TURN-04, DP-TOK-09)."""
    maison = state.acting
    if vintage_due(state, maison) or force_due(state, maison):
        state.stack.append(ClaimTokens(state.seat))


class ClaimTokens(Decision["DomPierre"]):
    """Do you claim a token that waits beside your winery?"""

    __slots__ = ()
    rule = "DP-TURN-04"
    see = ("DP-TOK-01", "DP-TOK-02", "DP-TOK-03", "DP-TOK-04", "DP-TOK-05", "DP-TOK-10", "DP-TOK-11", "DP-TOK-12")
    asks = (ClaimVintage, ClaimForce, LeaveTokens)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return the green token, the force token for each column, and leaving them."""
        return [CLAIM, *state.box.claim_force, LEAVE]

    def verdict(self, state: DomPierre, move: ClaimVintage | ClaimForce | LeaveTokens) -> Refusal | None:
        """A token must wait, and all discs must be high enough."""
        maison = state.maisons[self.actor]
        if isinstance(move, ClaimVintage):
            if maison.vintage == NONE:
                return refuse("no-vintage-waiting", "DP-TOK-01")
            row = state.winery.vintage_row
            return None if vintage_due(state, maison) else refuse("discs-too-low", "DP-TOK-01", row=row)
        if isinstance(move, ClaimForce):
            if move.column not in COLUMNS:
                return refuse("no-such-column", "DP-TURN-03", column=move.column)
            if not maison.force:
                return refuse("no-force-waiting", "DP-TOK-02")
            row = state.winery.force_row
            return None if force_due(state, maison) else refuse("discs-too-low", "DP-TOK-02", row=row)
        return None

    def apply(self, state: DomPierre, move: ClaimVintage | ClaimForce | LeaveTokens) -> None:
        """Put the token into its column; the player decides the order of two (DP-TOK-11)."""
        maison = state.maisons[self.actor]
        if isinstance(move, ClaimVintage):
            column, maison.vintage = maison.vintage, NONE
            place_token(state, maison, column, VINTAGE)
            offer_tokens(state)
        elif isinstance(move, ClaimForce):
            maison.force = False
            place_token(state, maison, COLUMNS.index(move.column), FORCE)
            offer_tokens(state)
        elif state.options.claim_token_can_be_deferred:
            if state.journal is not None:
                state.tell("tokens-left", "DP-TOK-03", self.actor)
        else:
            if vintage_due(state, maison):
                maison.vintage = NONE
            if force_due(state, maison):
                maison.force = False
            if state.journal is not None:
                state.tell("tokens-lost", "DP-TOK-03", self.actor)


def place_token(state: DomPierre, maison: Maison, column: int, token: int) -> None:
    """Lay a token on a vintage space; the one that lies there leaves the game (DP-TOK-04, DP-TOK-05)."""
    old = maison.spaces[column]
    maison.spaces[column] = token
    if state.journal is None:
        return
    name = COLUMNS[column]
    if token == VINTAGE:
        state.tell("vintage-claimed", "DP-TOK-01", state.seat, column=name, see=("DP-TOK-06", "DP-TOK-10"))
    else:
        see = ("DP-TOK-07", "DP-TOK-05", "DP-TOK-12")
        state.tell("force-claimed", "DP-TOK-02", state.seat, column=name, see=see)
    if old != NO_TOKEN:
        state.tell("token-thrown-out", "DP-TOK-04", state.seat, column=name)
