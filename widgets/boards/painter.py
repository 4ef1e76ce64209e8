"""What all boards share: words and parts that are made once, lines that fit their room, and who is asked what.

Formatting a sentence takes longer than drawing it, so nothing is said or drawn twice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple
from unicodedata import east_asian_width

from tutor.core.decision import Chance
from tutor.core.game import Game
from widgets.boards import Reader
from widgets.scene import Scene, Shape

#: When to forget: more sentences than a whole game can say, and the parts of a few hundred positions.
_SENTENCES, _PARTS = 20_000, 1_000
#: The smallest type of a board.
SMALL = 13.2
_VOWELS = frozenset("aeiouyàâéèêëîïôùûœ")


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


class Lettering(NamedTuple):
    """How wide the letters of a board's small type are by its size, in the widest of our fonts; and lines that fit.

    A board sets its type a little tighter or looser than another, so each has a lettering of its own.
    """

    #: The widths of some letters; a text for each width.
    special: tuple[tuple[str, float], ...]
    capital: float
    other: float

    def _ems(self, letter: str) -> float:
        for letters, width in self.special:
            if letter in letters:
                return width
        return self.capital if letter.isupper() else self.other

    @lru_cache(maxsize=4096)  # noqa: B019  (there is one lettering for each board, which lives as long as its module)
    def width_of(self, text: str, size: float = SMALL) -> float:
        """Return about how wide a text is."""
        return size * sum(self._ems(letter) for letter in text)

    def clipped(self, text: str, room: float, size: float = SMALL) -> str:
        """Return as much of a text as fits into a line."""
        if self.width_of(text, size) <= room:
            return text
        while text and self.width_of(f"{text}…", size) > room:
            text = text[:-1].rstrip(" '’-")
        return f"{text}…"

    def in_two(self, text: str, room: float, size: float = SMALL) -> tuple[str, str]:
        """Return a text in two lines; the second is empty where one is enough, and what does not fit is left out."""
        first, rest = text, ""
        while self.width_of(first, size) > room and " " in first:
            first, _, word = first.rpartition(" ")
            rest = f"{word} {rest}".strip()
        return self.clipped(first, room, size), self.clipped(rest, room, size)

    def in_lines(self, text: str, room: float, most: int, size: float = SMALL) -> tuple[str, ...]:
        """Return a text in exactly so many lines; long words are broken, and what does not fit is left out."""
        lines = [""]
        for word in re.findall(r"[^\s-]+-?|-", text):
            longer = f"{lines[-1]}{'' if lines[-1].endswith('-') else ' '}{word}".strip()
            if self.width_of(longer, size) <= room or len(lines) == most:
                lines[-1] = longer
                continue
            first, rest = ("", word) if self.width_of(word, size) <= room else self._broken(word, room, size)
            lines = [*lines, first, rest] if first else [*lines, rest]
            lines = [line for line in lines if line][:most]
        return (*(self.clipped(line, room, size) for line in lines), *[""] * (most - len(lines)))

    def _broken(self, word: str, room: float, size: float) -> tuple[str, str]:
        """Return a word that is too long for a line in two: before a consonant between two vowels, if it can be."""
        for place in range(len(word) - 2, 1, -1):
            before, at, after = (letter in _VOWELS for letter in word[place - 1 : place + 2])
            if before and not at and after and self.width_of(f"{word[:place]}-", size) <= room:
                return f"{word[:place]}-", word[place:]
        return "", word


# ---------------------------------------------------------------------- who is asked what


def actor(game: Game[Any], view: Mapping[str, Any]) -> int | None:
    """Return who decides now; None for chance and after the end."""
    if not view["stack"]:
        return None
    name, *fields = view["stack"][-1]
    return None if issubclass(game.frame_types[name], Chance) else int(fields[0])


def asked(view: Mapping[str, Any], *questions: str) -> Sequence[Any] | None:
    """Return the details of the question under way after who is asked, if it is one of these."""
    name, *fields = view["stack"][-1] if view["stack"] else ("",)
    return fields[1:] if name in questions else None


def shown_large(game: Game[Any], view: Mapping[str, Any], reader: int | None) -> int:
    """Return whose board is drawn large: the reader's own.

    Where several people share the screen (-1) it is that of the one to move; whoever only watches (None) looks at the
    first one all the time, which is calmer.
    """
    if reader is not None and 0 <= reader < view["players"]:
        return reader
    return (actor(game, view) or 0) if reader is not None else 0
