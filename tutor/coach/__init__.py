"""The coach: players to play against."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tutor.coach.match import play_out
from tutor.coach.players import GreedyPlayer, Player, RandomPlayer
from tutor.core.errors import VendangeError
from tutor.core.text import texts

__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "UnknownPlayer", "play_out", "player"]

#: Every kind of player by name.
PLAYERS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
WORDS = Path(__file__).parent.parent / "words"


class UnknownPlayer(VendangeError):
    """No kind of player has this name."""

    def text(self, lang: str = "en") -> str:
        """Return the sentence, from the words of the command line."""
        return texts(WORDS).text("unknown-player", lang, self.details)


def player(spec: str, seed: int = 0) -> Player:
    """Return a player by name ("random", "greedy"); the same seed gives the same game."""
    if spec not in PLAYERS:
        raise UnknownPlayer("unknown-player", player=str(spec), known=", ".join(PLAYERS))
    return PLAYERS[spec](seed)
