"""Crush pad and cellar of a vineyard: one row of slots for each colour of grapes and each type of wine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import COLOURS, WINES
from widgets.boards.painter import SMALL, Painter, Words
from widgets.boards.viticulture.cards import BOTTLED, GRAPES, token
from widgets.boards.viticulture.words import clipped
from widgets.scene import Scene

#: The signs before the rows of wines.
SIGNS = {"red": "bottle", "white": "bottle", "blush": "glass", "sparkling": "flute"}
CELLARS = ("medium_cellar", "large_cellar")


class Room(NamedTuple):
    """Where rows of slots are drawn: the corner of the first, the room for what stands before them, and their size."""

    x: float
    y: float
    label: float
    slot: float
    row: float
    #: Names and values are written out.
    full: bool


def draw(painter: Painter, scene: Scene, seat: int, vineyard: Mapping[str, Any], crush_pad: Room, cellar: Room) -> None:
    """Draw both, row by row."""
    for place, colour in enumerate(COLOURS):
        room = crush_pad._replace(y=crush_pad.y + crush_pad.row * place)
        painter.part(scene, _grapes, seat, colour, vineyard["grapes"][colour], room)
    cellars = sum(name in vineyard["structures"] for name in CELLARS)
    for place, wine in enumerate(WINES):
        room = cellar._replace(y=cellar.y + cellar.row * place)
        painter.part(scene, _wines, seat, wine, vineyard["wines"][wine], cellars, room)


def _grapes(scene: Scene, words: Words, box: Box, seat: int, colour: str, held: Sequence[int], room: Room) -> None:
    """Draw a row of the crush pad."""
    mine = words.mine(seat)
    name = f"grapes-{seat}-{colour}"
    title = words("board-grapes", colour=colour)
    _label(scene, name, "grapes", f"vb-sign vb-{colour}", title, room)
    tip = words("board-grapes-tip", mine=mine, owner=seat, colour=colour, count=len(held), parts=tuple(held))
    _label_hit(scene, name, title, tip, room)
    for value in range(1, box.top + 1):
        here = value in held
        slot = f"grape-{seat}-{colour}-{value}"
        cx, cy = _slot(scene, slot, value, "vb-pad", room)
        _value(scene, slot, value, here, room.full, cx, cy)
        token(scene, f"{slot}-token", GRAPES, colour if here else None, value, cx, cy + 1, min(room.row, room.slot))
        says = words("board-grape-tip", mine=mine, owner=seat, colour=colour, value=value, here=here,
                     lira=box.grape_price[value])  # fmt: skip
        _hit(scene, slot, words("board-grape", colour=colour, value=value), says, cx, cy, room)


def _wines(
    scene: Scene, words: Words, box: Box, seat: int, wine: str, held: Sequence[int], cellars: int, room: Room
) -> None:
    """Draw a row of the cellar; slots of a cellar that is not built are closed."""
    mine = words.mine(seat)
    name = f"wines-{seat}-{wine}"
    colour = BOTTLED[wine][1]
    title = words("board-wines", wine=wine)
    _label(scene, name, SIGNS[wine], f"vb-sign vb-{colour}", title, room)
    tip = words("board-wines-tip", mine=mine, owner=seat, wine=wine, count=len(held), parts=tuple(held))
    _label_hit(scene, name, title, tip, room)
    for value in range(box.wine_min[WINES.index(wine)], box.top + 1):
        here = value in held
        tier = box.tier[value]
        slot = f"wine-{seat}-{wine}-{value}"
        cx, cy = _slot(scene, slot, value, f"vb-tier-{tier}" if tier <= cellars else "vb-tier-closed", room)
        _value(scene, slot, value, here or tier > cellars, room.full, cx, cy)
        token(scene, f"{slot}-token", BOTTLED, wine if here else None, value, cx, cy, min(room.row, room.slot) - 2)
        says = words("board-wine-tip", mine=mine, owner=seat, wine=wine, value=value, here=here, opened=tier <= cellars,
                     structure=CELLARS[tier - 1] if tier else "none")  # fmt: skip
        _hit(scene, slot, words("board-wine", wine=wine, value=value), says, cx, cy, room)


def _label(scene: Scene, name: str, sign: str, cls: str, title: str, room: Room) -> None:
    size = min(17.0, room.row)
    scene.symbol(f"{name}-sign", sign, room.x, room.y + (room.row - size) / 2, size, cls)
    if room.full:
        scene.text(f"{name}-name", room.x + 21, room.y + room.row / 2 + 4.8, clipped(title, room.label - 22),
                   "vb-tight", size=SMALL)  # fmt: skip


def _label_hit(scene: Scene, name: str, title: str, tip: str, room: Room) -> None:
    scene.rect(name, room.x - 2, room.y + 0.5, room.label, room.row - 1, "vg-hit", rx=5, tip=tip, label=title,
               target=name)  # fmt: skip


def _slot(scene: Scene, name: str, value: int, cls: str, room: Room) -> tuple[float, float]:
    """Draw the ground of a slot; return its middle."""
    x = room.x + room.label + room.slot * (value - 1)
    scene.rect(
        f"{name}-ground", x + 0.75, room.y + 0.75, room.slot - 1.5, room.row - 1.5, f"vb-slot-ground {cls}", rx=4
    )
    return x + room.slot / 2, room.y + room.row / 2


def _value(scene: Scene, name: str, value: int, here: bool, full: bool, cx: float, cy: float) -> None:
    """Write the value of a free slot, where there is room for it."""
    if full:
        scene.text(f"{name}-printed", cx, cy + 4.8, "" if here else str(value), "vb-step vb-printed", size=SMALL,
                   anchor="middle")  # fmt: skip


def _hit(scene: Scene, name: str, title: str, tip: str, cx: float, cy: float, room: Room) -> None:
    scene.rect(name, cx - room.slot / 2 + 0.5, cy - room.row / 2 + 0.5, room.slot - 1, room.row - 1, "vg-hit", rx=4,
               tip=tip, label=title, target=name)  # fmt: skip
