"""The coach: players to play against, a search, hints with reasons, and plans for moves that are not legal yet."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from tutor.coach.hints import hint
from tutor.coach.match import play_out
from tutor.coach.players import ForgetfulPlayer, GreedyPlayer, Player, RandomPlayer
from tutor.coach.repair import plan
from tutor.coach.search import SearchPlayer, search
from tutor.core.errors import BadSetup

__all__ = [
    "LEVELS",
    "MIDDLE",
    "PLAYERS",
    "ForgetfulPlayer",
    "GreedyPlayer",
    "Level",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "hint",
    "plan",
    "play_out",
    "player",
    "search",
]


class Level(NamedTuple):
    """How strong a bot is that people play against."""

    #: Simulations for each decision; without any it takes what seems best at once.
    simulations: int = 0
    #: How far it misjudges what it sees: see ForgetfulPlayer.
    slips: float = 0.0


#: The levels, weakest first; what each is worth is measured by `python -m benchmarks.strength`.
LEVELS: Final = {
    "gentle": Level(slips=0.45),
    "relaxed": Level(slips=0.2),
    "steady": Level(simulations=8),
    "skilled": Level(simulations=40),
    "strong": Level(simulations=400),
}
#: The level at which numbers are to be true: see `scripts/learn --calibrate`.
MIDDLE: Final = list(LEVELS.values())[len(LEVELS) // 2]
#: Nobody waits longer for a bot, in seconds. More than a level needs: it is its simulations that count, so that the
#: same seed gives the same game.
PATIENCE: Final = 1.5
#: Every kind of player by name.
PLAYERS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
#: "search:200" thinks for 200 simulations a decision, "search:2s" for two seconds.
_SEARCH = re.compile(r"search:(?:(?P<simulations>[1-9][0-9]{0,6})|(?P<seconds>[0-9]{1,4}(?:\.[0-9]+)?)s)")


def player(spec: str, seed: int = 0) -> Player:
    """Return a player by name ("random", "greedy", "search:200", "search:2s", a level); same seed, same moves."""
    if spec in PLAYERS:
        return PLAYERS[spec](seed)
    if spec in LEVELS:
        level = LEVELS[spec]
        if not level.simulations:
            return ForgetfulPlayer(seed, level.slips)
        return SearchPlayer(seed, level.simulations, PATIENCE)
    wanted = _SEARCH.fullmatch(spec)
    if not wanted:
        raise BadSetup("bad-seat-kind", kind=str(spec), known=", ".join([*PLAYERS, *LEVELS, "search:200", "search:2s"]))
    if wanted["seconds"]:
        return SearchPlayer(seed, seconds=float(wanted["seconds"]))
    return SearchPlayer(seed, simulations=int(wanted["simulations"]))
