"""One folder per game: how its positions are drawn, and where on the drawing each move is clicked.

Games that share a folder of rules share a board folder of the same name. A board folder holds `__init__.py` with `draw`
and `targets` (see the protocol below), `en.ftl` / `fr.ftl` with the words that stand on the board, and a picture of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import tutor
from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.core.text import player_name, texts
from widgets.scene import Scene


class Reader(NamedTuple):
    """For whom a board is drawn: language, names of the players, the reader's own seat."""

    game: Game[Any]
    lang: str
    names: Sequence[str]
    #: The seat whose eyes we look through; None for somebody who watches.
    seat: int | None
    folder: Path

    def text(self, key: str, **details: Any) -> str:
        """Return words from the board's, the game's or the core's catalogue."""
        return texts(self.game.folder, self.folder).text(key, self.lang, details, seat=self.seat, names=self.names)

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return player_name(seat, self.lang, self.names)


class Board(Protocol):
    """What a board folder offers.

    It may offer `short(reader, move)` too: a move's words beside others on the same card, whose name is said there.
    """

    def draw(self, reader: Reader, view: Mapping[str, Any]) -> Scene:
        """Draw a view of the position (the shape of `state.view(seat)`)."""

    def targets(self, game: Game[Any], view: Mapping[str, Any], move: Move) -> Sequence[str]:
        """Return the targets (see Scene) on which a move can be clicked: the smallest first, a whole card last."""


@cache
def board(game: str) -> Board:
    """Return the board of a game by its name."""
    found: Any = import_module(f"widgets.boards.{folder(game).name}")
    made: Board = found
    return made


def folder(game: str) -> Path:
    """Return the folder of a game's board: it is called like the folder of the game's rules."""
    return Path(__file__).parent / tutor.game(game).folder.name


def cover(game: str, lang: str) -> Path:
    """Return the picture of a game's board for those who choose one; `scripts/covers` draws it."""
    return folder(game) / f"{game}.{lang}.webp"
