"""Vendange: an interactive tutor and analyzer for wine board games. This package needs no screen."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

# the folder of games first: importing it binds the name `games`, which is the function's from here on
from tutor import games as _folders
from tutor.core.decision import CHANCE
from tutor.core.errors import (
    BadData,
    BadSave,
    BadSetup,
    BadTournament,
    BrokenInvariant,
    IllegalMove,
    UnknownGame,
    UnknownLanguage,
    UnknownRule,
    VendangeError,
)
from tutor.core.game import Game
from tutor.core.text import LANGUAGES, say
from tutor.core.words import Event, Refusal, ScoreLine, ScoreSheet

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "LANGUAGES",
    "BadData",
    "BadSave",
    "BadSetup",
    "BadTournament",
    "BrokenInvariant",
    "Event",
    "Game",
    "IllegalMove",
    "Refusal",
    "ScoreLine",
    "ScoreSheet",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownRule",
    "VendangeError",
    "game",
    "games",
    "say",
]


_FOLDERS = list(_folders.__path__)


@cache
def _shelf() -> dict[str, str]:
    """Return the package of each game. A new folder under `tutor.games` is found by itself."""
    shelf = {}
    for folder in pkgutil.iter_modules(_FOLDERS, "tutor.games."):
        for name in import_module(folder.name).NAMES:
            shelf[name] = folder.name
    return dict(sorted(shelf.items()))


@cache
def _loaded(name: str) -> Game[Any]:
    made: Game[Any] = import_module(_shelf()[name]).load(name, None)
    return made


def games() -> list[str]:
    """Return the names of all games."""
    return list(_shelf())


def game(name: str, data: str | Path | Mapping[str, Any] | None = None) -> Game[Any]:
    """Return a game by name; `data` is a file (or mapping) of a user's own that corrects its numbers."""
    if name not in _shelf():
        raise UnknownGame("unknown-game", game=str(name), known=", ".join(_shelf()))
    return _loaded(name).corrected(data) if data else _loaded(name)
