"""What the parts of this board share: lines of small type, the box, who decides, and whose vineyard is drawn large."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tutor.core.decision import Chance
from tutor.core.game import Game
from tutor.games.viticulture.box import Box

#: The smallest type of a board.
SMALL = 13.2
#: Bold type takes more room: as if it were of this size.
BOLD = 14.2
#: How wide letters are, in the widest of our fonts, by the size of the type; small type is set a little tighter.
NARROW, CAPITAL, WIDE, OTHER = 0.36, 0.72, 0.92, 0.58


@lru_cache(maxsize=1024)
def width_of(text: str, size: float = SMALL) -> float:
    """Return about how wide a text is."""
    ems = (
        NARROW if letter in " .,'’-fijlrtI|()" else WIDE if letter in "mwMW…" else CAPITAL if letter.isupper() else OTHER
        for letter in text
    )
    return size * sum(ems)


@lru_cache(maxsize=1024)
def clipped(text: str, room: float, size: float = SMALL) -> str:
    """Return as much of a text as fits into a line."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(f"{text}…", size) > room:
        text = text[:-1].rstrip(" '’-")
    return f"{text}…"


@lru_cache(maxsize=1024)
def wrapped(text: str, room: float, most: int, size: float = SMALL) -> tuple[str, ...]:
    """Return a text in exactly so many lines; unused ones are empty, and what does not fit is left out."""
    lines = [""]
    for word in re.findall(r"[^\s-]+-?|-", text):
        glue = "" if lines[-1].endswith("-") else " "
        longer = f"{lines[-1]}{glue}{word}".strip()
        if not lines[-1] or width_of(longer, size) <= room or len(lines) == most:
            lines[-1] = longer
        else:
            lines.append(word)
    lines = [clipped(line, room, size) for line in lines]
    return (*lines, *[""] * (most - len(lines)))


def box_of(game: Game[Any]) -> Box:
    """Return the numbers of the game that is drawn."""
    box: Box = game.box
    return box


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
    """Return whose vineyard is drawn large: the reader's own.

    Where several people share the screen (-1) it is that of the one to move; whoever only watches (None) looks at the
    first vineyard all the time, which is calmer.
    """
    if reader is not None and 0 <= reader < len(view["vineyards"]):
        return reader
    return (actor(game, view) or 0) if reader is not None else 0
