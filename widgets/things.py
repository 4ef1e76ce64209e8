"""What the things on a board are, so that each can be looked at closely.

A board says it in one table (`THINGS` in its `things.py`): which shapes show which term of the game's glossary, and who
tells what such a thing costs and is worth now. Everything is told from the view of the reader alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from tutor.core.game import Game
from widgets import boards
from widgets.boards.painter import Words, painter_for
from widgets.scene import Scene


class Look(NamedTuple):
    """What may be told to a reader: the words, the numbers of the game, and the position as the reader may know it."""

    reader: boards.Reader
    words: Words
    box: Any
    view: Mapping[str, Any]

    @classmethod
    def of(cls, reader: boards.Reader, view: Mapping[str, Any]) -> Look:
        """Return what a reader of a view may be told."""
        painter = painter_for(reader)
        return cls(reader, painter.words, painter.box, view)

    @property
    def game(self) -> Game[Any]:
        """Return the game."""
        return self.reader.game

    @property
    def seats(self) -> list[int]:
        """Return all seats, the reader's own first."""
        players, own = self.view["players"], self.reader.seat or 0
        return [(max(own, 0) + place) % players for place in range(players)]


#: Tells something of a thing as sentences; the parts of its name are given by the names of its pattern.
Teller = Callable[..., Iterable[str]]


class Thing(NamedTuple):
    """A kind of thing on a board."""

    #: The names of such things: "space-{action}-{space}".
    name: str
    #: The term of the glossary; parts of the name may stand in it ("{action}"), or somebody says it.
    term: str | Callable[..., str]
    #: What it costs, and what it is worth to whom now.
    cost: Teller | None = None
    worth: Teller | None = None
    #: Its own name, where the label of its shape says something else.
    title: Callable[..., str] | None = None
    #: Rules of its own, before those of the term.
    rules: Teller | None = None
    #: Its picture, where it deserves a better one than a larger copy of the board.
    picture: Callable[..., Scene] | None = None


class Found(NamedTuple):
    """A thing on a board, and the parts of its name."""

    thing: Thing
    parts: Mapping[str, str]

    def term(self, look: Look) -> str:
        """Return the id of its term."""
        term = self.thing.term
        return term.format(**self.parts) if isinstance(term, str) else term(look, **self.parts)

    def tell(self, teller: Teller | None, look: Look) -> list[str]:
        """Return what somebody tells of it."""
        return list(teller(look, **self.parts)) if teller else []


@cache
def _patterns(game: str) -> Sequence[tuple[re.Pattern[str], Thing]]:
    module = import_module(f"widgets.boards.{boards.folder(game).name}.things")
    return [(_pattern(thing.name), thing) for thing in module.THINGS]


def _pattern(name: str) -> re.Pattern[str]:
    """Return what the names of a kind look like; a part has no hyphen, but may be a number below zero."""
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>-?[^-]+)", name))


@lru_cache(maxsize=8192)
def find(game: str, about: str) -> Found:
    """Return what a thing is, by its name; every thing of a board is known."""
    for pattern, thing in _patterns(game):
        if match := pattern.fullmatch(about):
            return Found(thing, match.groupdict())
    raise KeyError(about)
