"""Games between players, from the set-up to the end."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.coach.players import Player
from tutor.core.state import State


def play_out(state: State, players: Sequence[Player]) -> int:
    """Let players (one per seat) finish a game that answers chance itself; return how many decisions it took."""
    decisions = 0
    while (seat := state.actor) is not None:
        state.play(players[seat].choose(state, seat))
        decisions += 1
    return decisions
