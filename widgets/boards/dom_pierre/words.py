"""What the parts of this board share: lines of small type, the box, who decides, and whose Maison is drawn large."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tutor.core.decision import Chance
from tutor.core.game import Game
from tutor.games.dom_pierre.box import Box

#: The smallest type of a board.
SMALL = 13.2
#: Bold type takes more room: as if it were of this size.
BOLD = 14.8
#: How wide letters are by the size of the type, in the widest of our fonts.
NARROW, CAPITAL, WIDE, OTHER = 0.36, 0.7, 0.9, 0.58


@lru_cache(maxsize=1024)
def width_of(text: str, size: float = SMALL) -> float:
    """Return about how wide a text is."""
    return size * sum(map(_letter, text))


def _letter(letter: str) -> float:
    if letter in " .,:'’-fijlrtI|()":
        return NARROW
    if letter in "mwMW…+":
        return WIDE
    return CAPITAL if letter.isupper() else OTHER


@lru_cache(maxsize=1024)
def clipped(text: str, room: float, size: float = SMALL) -> str:
    """Return as much of a text as fits into a line."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(f"{text}…", size) > room:
        text = text[:-1].rstrip(" '’-")
    return f"{text}…"


@lru_cache(maxsize=1024)
def wrapped(text: str, room: float, size: float = SMALL) -> tuple[str, str]:
    """Return a text in two lines; the second is empty if one is enough, and what does not fit is left out."""
    if width_of(text, size) <= room or " " not in text:
        return clipped(text, room, size), ""
    first, *rest = text.split(" ")
    while len(rest) > 1 and width_of(f"{first} {rest[0]}", size) <= room:
        first = f"{first} {rest.pop(0)}"
    return clipped(first, room, size), clipped(" ".join(rest), room, size)


def box_of(game: Game[Any]) -> Box:
    """Return the numbers of the game that is drawn."""
    box: Box = game.box
    return box


def css(thing: str) -> str:
    """Return an id as part of the name of a class or symbol."""
    return thing.replace("_", "-")


def actor(game: Game[Any], view: Mapping[str, Any]) -> int | None:
    """Return who decides now; None for chance and after the end."""
    if not view["stack"]:
        return None
    name, *fields = view["stack"][-1]
    return None if issubclass(game.frame_types[name], Chance) else int(fields[0])


def turn_of(view: Mapping[str, Any]) -> int | None:
    """Return whose turn it is; None before the first and after the last one."""
    if not view["turns"] or not view["stack"]:
        return None
    return int(view["first"] + view["turns"] - 1) % len(view["maisons"])


def asked(view: Mapping[str, Any], *questions: str) -> Sequence[Any] | None:
    """Return the details of the question under way after who is asked, if it is one of these."""
    name, *fields = view["stack"][-1] if view["stack"] else ("",)
    return fields[1:] if name in questions else None


def shown_large(game: Game[Any], view: Mapping[str, Any], reader: int | None) -> int:
    """Return whose Maison is drawn large: the reader's own.

    Where several people share the screen (-1) it is that of the one to move; whoever only watches (None) looks at the
    first Maison all the time, which is calmer.
    """
    if reader is not None and 0 <= reader < len(view["maisons"]):
        return reader
    return (actor(game, view) or 0) if reader is not None else 0


def reconstructed(box: Box, table: str) -> bool:
    """Return whether the numbers of a table are our own reconstruction."""
    return box.data.provenance(table).source == "reconstructed"
