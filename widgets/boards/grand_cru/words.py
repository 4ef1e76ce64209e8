"""What the parts of this board share: names in two lines, and the box."""

from __future__ import annotations

from typing import Any

from tutor.core.game import Game
from tutor.games.grand_cru.box import Box

#: How wide a letter of the smallest type is, in the widest of our fonts.
LETTER = 7.2


def in_lines(name: str, room: float) -> tuple[str, str]:
    """Return a name as one line or as two, guessing the width of small type."""
    if " " not in name or len(name) * LETTER <= room:
        return name, ""
    first, rest = name.split(" ", 1)
    while " " in rest and len(first) < len(rest.split(" ", 1)[1]):
        word, rest = rest.split(" ", 1)
        first = f"{first} {word}"
    return first, rest


def box_of(game: Game[Any]) -> Box:
    """Return the numbers of the game that is drawn."""
    box: Box = game.box
    return box
