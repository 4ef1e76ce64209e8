"""The board of both editions of Vinhos: the shared board above, the reader's mat below it, the others' as strips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from widgets.boards import Reader
from widgets.boards.painter import painter_for
from widgets.boards.vinhos import areas, bank, fair, lacerda, magnates, mat, quadrel, regions, tycoons, year
from widgets.boards.vinhos.clicks import targets
from widgets.boards.vinhos.words import actor, box_of, is_solo, position, shown_large
from widgets.scene import Scene

__all__ = ["draw", "targets"]

WIDTH = 1200
#: Where the mats begin, and the distance between them.
MATS, GAP = 554, 5


def draw(reader: Reader, view: Mapping[str, Any]) -> Scene:
    """Draw a view of the position."""
    painter, box, game = painter_for(reader), box_of(reader.game), reader.game
    people = len(view["vintners"])
    solo = is_solo(view)
    strips = MATS + mat.LARGE + GAP
    height = strips + (people - 1) * (mat.STRIP + GAP) + (lacerda.TALL + GAP if solo else 0) + 5
    scene = Scene(WIDTH, height, painter.words("board-label"))
    scene.rect("table", 0, 0, WIDTH, height, "vb-table", rx=16)
    state, turn, own = position(game, view), actor(game, view), shown_large(game, view, reader.seat)
    year.draw(painter, game, box, scene, view)
    quadrel.draw(painter, game, box, scene, view, state, own)
    regions.draw(painter, box, scene, view)
    areas.draw(painter, box, scene, view)
    fair.draw(painter, box, scene, view)
    magnates.draw(painter, box, scene, view)
    (bank if box.reserve else tycoons).draw(painter, box, scene, view)
    mat.large(painter, box, scene, view, state, own, own == turn, MATS)
    for place in range(1, people):
        seat = (own + place) % people
        mat.strip(painter, box, scene, view, state, seat, seat == turn, strips + (place - 1) * (mat.STRIP + GAP))
    if solo:
        lacerda.awards(painter, scene, state, strips + mat.STRIP + GAP)
    return scene
