"""What the parts of this board share: its small type, the box, and what the actions of the board are about."""

from __future__ import annotations

from typing import Any

from tutor.core.game import Game
from tutor.games.viticulture.box import Box
from tutor.games.viticulture.cards import Draw
from tutor.games.viticulture.effects import Effect, Repeated
from tutor.games.viticulture.money import Counted
from tutor.games.viticulture.names import ACTIONS
from tutor.games.viticulture.workers import Train
from widgets.boards.painter import Lettering

#: Bold type takes more room: as if it were of this size.
BOLD = 15.2
LETTERS = Lettering(((" .,:'’|ijlI", 0.26), ("frt-()", 0.36), ("mwMW…", 0.91)), capital=0.66, other=0.575)
clipped, in_lines = LETTERS.clipped, LETTERS.in_lines


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
