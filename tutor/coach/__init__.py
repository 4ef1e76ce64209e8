"""The coach: players to play against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.coach.match import play_out
from tutor.coach.players import GreedyPlayer, Player, RandomPlayer
from tutor.core.errors import BadSetup

__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "play_out", "player"]

#: Every kind of player by name.
PLAYERS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def player(spec: str, seed: int = 0) -> Player:
    """Return a player by name ("random", "greedy"); the same seed gives the same moves."""
    if spec not in PLAYERS:
        raise BadSetup("bad-seat-kind", kind=str(spec), known=", ".join(PLAYERS))
    return PLAYERS[spec](seed)
