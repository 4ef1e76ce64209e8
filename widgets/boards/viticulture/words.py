"""What the parts of this board share: lines of small type, the box, who decides, and whose vineyard is drawn large."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tutor.core.decision import Chance
from tutor.core.game import Game
from tutor.games.viticulture.box import Box
from tutor.games.viticulture.cards import Draw
from tutor.games.viticulture.effects import Effect, Repeated
from tutor.games.viticulture.money import Counted
from tutor.games.viticulture.names import ACTIONS
from tutor.games.viticulture.workers import Train

#: The smallest type of a board.
SMALL = 13.2
#: Bold type takes more room: as if it were of this size.
BOLD = 15.2
#: How wide letters are in the widest of our fonts, set a little tight, by the size of the type.
THIN, SLIM, WIDE, CAPITAL, OTHER = 0.26, 0.36, 0.91, 0.66, 0.575
VOWELS = frozenset("aeiouyàâéèêëîïôùûœ")


@lru_cache(maxsize=1024)
def width_of(text: str, size: float = SMALL) -> float:
    """Return about how wide a text is."""
    return size * sum(_ems(letter) for letter in text)


def _ems(letter: str) -> float:
    if letter in " .,:'’|ijlI":
        return THIN
    if letter in "frt-()":
        return SLIM
    if letter in "mwMW…":
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
def wrapped(text: str, room: float, most: int, size: float = SMALL) -> tuple[str, ...]:
    """Return a text in exactly so many lines; unused ones are empty, and what does not fit is left out."""
    lines = [""]
    for word in re.findall(r"[^\s-]+-?|-", text):
        longer = f"{lines[-1]}{'' if lines[-1].endswith('-') else ' '}{word}".strip()
        if width_of(longer, size) <= room or len(lines) == most:
            lines[-1] = longer
            continue
        first, rest = ("", word) if width_of(word, size) <= room else _broken(word, room, size)
        lines = [*lines, first, rest] if first else [*lines, rest]
        lines = [line for line in lines if line][:most]
    return (*(clipped(line, room, size) for line in lines), *[""] * (most - len(lines)))


def _broken(word: str, room: float, size: float) -> tuple[str, str]:
    """Return a word that is too long for a line in two parts: before a consonant between two vowels, if it can be."""
    for place in range(len(word) - 2, 1, -1):
        before, at, after = (letter in VOWELS for letter in word[place - 1 : place + 2])
        if before and not at and after and width_of(f"{word[:place]}-", size) <= room:
            return f"{word[:place]}-", word[place:]
    return "", word


def box_of(game: Game[Any]) -> Box:
    """Return the numbers of the game that is drawn."""
    box: Box = game.box
    return box


def amounts(box: Box, action: str) -> tuple[int, int]:
    """Return how much an action gives, costs or allows, and how much its bonus adds or takes off."""
    discount = box.discounts[ACTIONS.index(action)] if action in ACTIONS else 0
    bonus = box.programs.get((action, "bonus"))
    return _amount(box.programs[action, ""].effects[0]), discount or (_amount(bonus.effects[0]) if bonus else 0)


def _amount(effect: Effect) -> int:
    if isinstance(effect, Counted | Draw):
        return effect.n
    if isinstance(effect, Repeated):
        return effect.high
    return effect.price if isinstance(effect, Train) else 1


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
