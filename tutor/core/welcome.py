"""What a newcomer asks before choosing a game: how many, how long, how hard; and in which order games are offered."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tutor.core.game import Game


class Welcome(NamedTuple):
    """The answers: minutes as the box tells them, and what we think of the game beside others (`welcome.toml`)."""

    #: The fewest and the most minutes that a game around a table takes.
    minutes: tuple[int, int]
    #: Where the minutes come from, as `Provenance.source` says it.
    source: str
    #: From 1, for everybody, to 5, for experts.
    difficulty: int
    #: From 1, few know it, to 5.
    fame: int


def welcome(game: Game[Any]) -> Welcome:
    """Return what a newcomer is told of a game."""
    minutes = game.data["meta"]["minutes"]
    least, most = minutes if isinstance(minutes, list) else (minutes, minutes)
    ours = _opinions(game.folder)[game.name]
    return Welcome((least, most), game.data.provenance("meta").source, ours["difficulty"], ours["fame"])


@cache
def _opinions(folder: Path) -> dict[str, dict[str, Any]]:
    """Return what is thought of the games of a folder, by their names."""
    return tomllib.loads((folder / "welcome.toml").read_text("utf-8"))


def best_known_first(games: Iterable[Game[Any]]) -> list[Game[Any]]:
    """Return games in the order in which they are offered: somebody who comes for one of them finds it soon."""
    return sorted(games, key=lambda game: (-welcome(game).fame, game.name))


def for_newcomers(games: Iterable[Game[Any]]) -> Game[Any]:
    """Return the game to start with: the easiest, and among those the best known."""
    return min(best_known_first(games), key=lambda game: welcome(game).difficulty)
