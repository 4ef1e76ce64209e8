"""What the parts of this board share: its small type, the box, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.core.game import Game
from tutor.games.dom_pierre.box import Box
from widgets.boards.painter import Lettering

#: Bold type takes more room: as if it were of this size.
BOLD = 14.8
LETTERS = Lettering(((" .,:'’-fijlrtI|()", 0.36), ("mwMW…+", 0.9)), capital=0.7, other=0.58)
clipped, in_two = LETTERS.clipped, LETTERS.in_two


def box_of(game: Game[Any]) -> Box:
    """Return the numbers of the game that is drawn."""
    box: Box = game.box
    return box


def css(thing: str) -> str:
    """Return an id as part of the name of a class or symbol."""
    return thing.replace("_", "-")


def turn_of(view: Mapping[str, Any]) -> int | None:
    """Return whose turn it is; None before the first and after the last one."""
    if not view["turns"] or not view["stack"]:
        return None
    return int(view["first"] + view["turns"] - 1) % len(view["maisons"])


def reconstructed(box: Box, table: str) -> bool:
    """Return whether the numbers of a table are our own reconstruction."""
    return box.data.provenance(table).source == "reconstructed"
