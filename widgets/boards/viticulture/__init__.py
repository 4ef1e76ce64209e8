"""The board of Viticulture: the shared board above, the reader's vineyard below it, the others' as strips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from widgets.boards import Reader
from widgets.boards.painter import actor, painter_for, shown_large
from widgets.boards.viticulture import actions, decks, tracks, vineyard, year
from widgets.boards.viticulture.clicks import short, targets
from widgets.boards.viticulture.words import box_of
from widgets.scene import Scene

__all__ = ["draw", "short", "targets"]

WIDTH = 1200
#: Where the vineyards begin, and the distance between them.
VINEYARDS, GAP = 400, 5


def draw(reader: Reader, view: Mapping[str, Any]) -> Scene:
    """Draw a view of the position."""
    painter, box, game = painter_for(reader), box_of(reader.game), reader.game
    players = len(view["vineyards"])
    height = VINEYARDS + vineyard.LARGE + GAP + (players - 1) * (vineyard.STRIP + GAP) + 5
    scene = Scene(WIDTH, height, painter.words("board-label"))
    scene.rect("table", 0, 0, WIDTH, height, "vb-table", rx=16)
    year.draw(painter, game, box, scene, view)
    actions.draw(painter, box, scene, view)
    decks.draw(painter, scene, view)
    tracks.draw(painter, box, scene, view)
    turn, own = actor(game, view), shown_large(game, view, reader.seat)
    vineyard.large(painter, scene, view, own, own == turn, VINEYARDS)
    y = VINEYARDS + vineyard.LARGE + GAP
    for place in range(1, players):
        seat = (own + place) % players
        vineyard.strip(painter, scene, view, seat, seat == turn, y + (place - 1) * (vineyard.STRIP + GAP))
    return scene
