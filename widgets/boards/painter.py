"""What all boards share: words and parts that are made once. Formatting a sentence takes longer than drawing it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from unicodedata import east_asian_width

from widgets.boards import Reader
from widgets.scene import Scene, Shape

#: When to forget: more sentences than a whole game can say, and the parts of a few hundred positions.
_SENTENCES, _PARTS = 20_000, 1_000


class Words:
    """Everything a reader is told, by key and details."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._said: dict[tuple[Any, ...], str] = {}

    def __call__(self, key: str, **details: Any) -> str:
        """Return the words for a key of the catalogue."""
        asked = (key, *details.values())
        words = self._said.get(asked)
        if words is None:
            if len(self._said) > _SENTENCES:
                self._said.clear()
            words = self._said[asked] = re.sub("  +", " ", self._reader.text(key, **details)).strip()
        return words

    def mine(self, seat: int) -> bool:
        """Return whether a seat is the reader's own."""
        return seat == self._reader.seat

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self._reader.name(seat)


class Painter:
    """Draws for one reader, and remembers the parts: only what differs from earlier positions is drawn anew."""

    def __init__(self, reader: Reader) -> None:
        self.words = Words(reader)
        #: The numbers of the game that is drawn: the game's own Box.
        self.box: Any = reader.game.box
        self._drawn: dict[tuple[Any, str], dict[str, Shape]] = {}

    def part(self, scene: Scene, draw: Callable[..., None], *details: Any) -> None:
        """Add a part of the board. It may depend on words, box and these plain details, and on nothing else."""
        key = (draw, repr(details))
        shapes = self._drawn.get(key)
        if shapes is None:
            if len(self._drawn) > _PARTS:
                self._drawn.clear()
            alone = Scene(scene.width, scene.height, scene.label)
            draw(alone, self.words, self.box, *details)
            shapes = self._drawn[key] = alone.shapes
        scene.add(shapes)


@lru_cache(maxsize=32)
def _painter(reader: Reader) -> Painter:
    return Painter(reader)


def painter_for(reader: Reader) -> Painter:
    """Return the painter for a reader, with what it has drawn before."""
    return _painter(reader._replace(names=tuple(reader.names)))


@lru_cache(maxsize=256)
def shortened(name: str, room: float = 104, size: float = 16) -> str:
    """Return as much of a name as fits, guessing the widths of its letters on the wide side."""
    for end, letter in enumerate(name):
        wide = letter in "MW@mw" or east_asian_width(letter) in "WF"
        room -= size * (1 if wide else 0.4 if letter in " .,'fijlrt|()" else 0.8 if letter.isupper() else 0.7)
        if room < 0:
            return name[: end - 1].rstrip() + "…"
    return name
