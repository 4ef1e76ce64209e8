"""The board of Dom Pierre: the main board, the reader's Maison below it, offer and prestige, then the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from widgets.boards import Reader
from widgets.boards.dom_pierre import bar, maison, objectives, prestige, roads, village, vineyard
from widgets.boards.dom_pierre.clicks import targets
from widgets.boards.dom_pierre.words import box_of
from widgets.boards.painter import actor, painter_for, shown_large
from widgets.scene import Scene

__all__ = ["draw", "targets"]

WIDTH = 1200
#: Where the own Maison begins, and where the others do; the distance between them.
OWN, OTHERS, GAP = 389, 837, 6


def draw(reader: Reader, view: Mapping[str, Any]) -> Scene:
    """Draw a view of the position."""
    painter, box, game = painter_for(reader), box_of(reader.game), reader.game
    players = len(view["maisons"])
    # with two players both have room enough for a large mat
    height = OTHERS + (maison.LARGE if players == 2 else maison.SMALL_MAT) + 10
    scene = Scene(WIDTH, height, painter.words("board-label"))
    scene.rect("table", 0, 0, WIDTH, height, "vb-table", rx=16)
    bar.draw(painter, game, box, scene, view)
    vineyard.draw(painter, box, scene, view)
    village.draw(painter, scene, view)
    roads.draw(painter, box, scene, view)
    objectives.draw(painter, box, scene, view)
    prestige.draw(painter, box, scene, view)
    turn, own = actor(game, view), shown_large(game, view, reader.seat)
    maison.large(painter, box, scene, view, own, own == turn, OWN)
    others = [(own + place) % players for place in range(1, players)]
    if players == 2:
        maison.large(painter, box, scene, view, others[0], others[0] == turn, OTHERS)
        return scene
    width = (maison.WIDTH + GAP) / len(others)
    for place, seat in enumerate(others):
        x = maison.X + width * place
        maison.small(painter, box, scene, view, seat, seat == turn, x, OTHERS, width - GAP)
    return scene
