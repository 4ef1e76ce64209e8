"""The words on the board, each sentence made once: formatting a message takes longer than drawing a shape."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from widgets.boards import Reader

#: More sentences than the numbers of a whole game can make.
_MOST = 20_000


class Words:
    """Everything a reader is told, by key and details."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._said: dict[tuple[Any, ...], str] = {}

    def __call__(self, key: str, **details: Any) -> str:
        """Return the words for a key of the board's catalogue."""
        asked = (key, *details.values())
        words = self._said.get(asked)
        if words is None:
            if len(self._said) > _MOST:
                self._said.clear()
            words = self._said[asked] = self._reader.text(key, **details)
        return words

    def tiles(self, tiles: list[str]) -> tuple[str, ...]:
        """Return tasting tiles ("white-1") as they are said ("white −1")."""
        return tuple(self("board-tile", good=tile[:-2], step=int(tile[-2:])) for tile in tiles)

    def mine(self, seat: int) -> bool:
        """Return whether a seat is the reader's own."""
        return seat == self._reader.seat

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self._reader.name(seat)


@lru_cache(maxsize=32)
def _words(reader: Reader) -> Words:
    return Words(reader)


def words_for(reader: Reader) -> Words:
    """Return the words for a reader, with what has been said before."""
    return _words(reader._replace(names=tuple(reader.names)))
