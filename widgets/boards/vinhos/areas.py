"""Where barrels stand for wine that has been sold or exported."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import COLOURS, ESTABLISHMENTS
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import SMALL, barrel, clipped, disc, named, who
from widgets.scene import Scene

X, WIDTH = 800, 386
SALES, SALES_TALL = 78, 110
EXPORT, EXPORT_TALL = 194, 186
#: An establishment and its spaces.
HOUSE, STALL, STALL_TALL = 124, 39.5, 38
#: The rows of the export area, and the room of a column's head.
ROW, HEAD = 29, 32


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the sales and the export area."""
    painter.part(scene, _panels)
    sold = {space: who(view, seat) for space, seat in view["sales"].items()}
    for number, establishment in enumerate(ESTABLISHMENTS):
        painter.part(scene, _house, establishment, number, _pairs(box, sold, number))
    for place, stall in enumerate(box.sales):
        painter.part(scene, _stall, place, sold.get(f"{stall.value}_{COLOURS[stall.colour]}", -1))
    opened = box.export_spaces[view["players"]]
    gone = {space: who(view, seat) for space, seat in view["exports"].items()}
    for column in range(box.columns):
        owners = [seat for space, seat in gone.items() if space.startswith(f"{column + 1}-")]
        most = max(map(owners.count, owners), default=0)
        leaders = [seat for seat in dict.fromkeys(owners) if owners.count(seat) == most]
        painter.part(scene, _column, column, sorted(leaders))
    for place, berth in enumerate(box.exports):
        owner = gone.get(f"{berth.column + 1}-{berth.row + 1}", -1)
        painter.part(scene, _berth, place, place in opened, owner)


def _pairs(box: Box, sold: Mapping[str, int], number: int) -> int:
    return sum(f"{space.value}_{COLOURS[space.colour]}" in sold for space in box.sales if space.establishment == number)


def _panels(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("sales-panel", X, SALES, WIDTH, SALES_TALL, "vb-panel", rx=14, region=words("board-region-sales"))
    scene.rect("export-panel", X, EXPORT, WIDTH, EXPORT_TALL, "vb-panel", rx=14, region=words("board-region-export"))


def _house(scene: Scene, words: Words, box: Box, establishment: str, number: int, taken: int) -> None:
    x = X + 6 + (HOUSE + 1) * number
    scene.rect(f"house-{establishment}-card", x, SALES + 4, HOUSE - 2, 22, "vb-chip", rx=7)
    title = clipped(words("board-house", establishment=establishment), HOUSE - 8)
    scene.text(f"house-{establishment}-name", x + HOUSE / 2 - 1, SALES + 20, title, "vb-name", size=SMALL,
               anchor="middle")  # fmt: skip
    tip = words("board-house-tip", establishment=establishment, taken=taken, reserve=box.reserve)
    scene.rect(f"house-{establishment}", x, SALES + 4, HOUSE - 2, 22, "vg-hit", rx=7, tip=tip,
               label=words("board-house", establishment=establishment), target=f"house-{establishment}")  # fmt: skip


def _stall(scene: Scene, words: Words, box: Box, number: int, owner: int) -> None:
    """Draw a space of the sales area: red above, white below."""
    space = box.sales[number]
    inside = [place for place, other in enumerate(box.sales) if other.establishment == space.establishment
              and other.colour == space.colour].index(number)  # fmt: skip
    colour = COLOURS[space.colour]
    name = f"sale-{space.value}-{colour}"
    x = X + 6 + (HOUSE + 1) * space.establishment + (STALL + 1.4) * inside
    y = SALES + 28 + STALL_TALL * space.colour + 1
    scene.rect(f"{name}-card", x, y, STALL, STALL_TALL - 2, f"vb-stall vb-g-{colour}", rx=6)
    taken = owner >= 0
    scene.text(f"{name}-value", x + (9 if taken else STALL / 2), y + (13 if taken else 24), str(space.value),
               "vb-number", size=SMALL if taken else 17, anchor="middle")  # fmt: skip
    barrel(scene, f"{name}-barrel", owner if taken else None, x + 24, y + 21, 26)
    tip = words("board-sale-tip", value=space.value, colour=colour, taken=taken, owner=max(0, owner),
                reserve=box.reserve)  # fmt: skip
    scene.rect(name, x, y, STALL, STALL_TALL - 2, "vg-hit", rx=6, tip=tip,
               label=words("board-sale", value=space.value, colour=colour), target=name)  # fmt: skip


def _wide(box: Box) -> float:
    return (WIDTH - 12 - (30 if box.reserve else 0)) / box.columns


def _column(scene: Scene, words: Words, box: Box, column: int, leaders: list[int]) -> None:
    """Draw the head of a column: the VP of the majority, and who holds it."""
    wide = _wide(box)
    x = X + 6 + wide * column
    name = f"majority-{column + 1}"
    scene.symbol(f"{name}-sign", "flag", x + 3, EXPORT + 8, 18, "vb-act")
    scene.text(f"{name}-points", x + 24, EXPORT + 23, str(box.majority[column]), "vb-number", size=16)
    for place in range(4):
        leader = leaders[place] if place < len(leaders) else None
        # a single leader is shown large, several small in a square
        row, column_of = divmod(place, 2)
        alone = len(leaders) < 2
        cx, cy = (x + 59, EXPORT + 18.0) if alone else (x + 53 + 12 * column_of, EXPORT + 12.5 + 12 * row)
        disc(scene, f"{name}-leader-{place + 1}", leader, cx, cy, 9 if alone else 5.4)
    said = ", ".join(named(words, seat) for seat in leaders)
    tip = words("board-majority-tip", column=column + 1, points=box.majority[column], count=len(leaders), leaders=said)
    scene.rect(f"{name}-hit", x, EXPORT + 4, wide - 2, HEAD - 6, "vg-hit", rx=6, tip=tip)


def _berth(scene: Scene, words: Words, box: Box, number: int, opened: bool, owner: int) -> None:
    """Draw a space of the export area."""
    space, wide = box.exports[number], _wide(box)
    x, y = X + 6 + wide * space.column, EXPORT + HEAD + ROW * space.row + 2
    name = f"export-{space.column + 1}-{space.row + 1}"
    scene.rect(f"{name}-card", x, y, wide - 3, ROW - 3, "vb-stall" if opened else "vb-stall vb-shut", rx=6)
    scene.text(f"{name}-value", x + 16, y + 18.5, str(space.value) if opened else "", "vb-number", size=15,
               anchor="middle")  # fmt: skip
    barrel(scene, f"{name}-barrel", owner if owner >= 0 else None, x + wide * 0.62, y + 13, 24)
    if box.reserve and space.column == box.columns - 1:
        scene.text(f"{name}-row", X + WIDTH - 18, y + 18.5, f"+{space.vp}" if opened else "", "vb-number vb-quiet",
                   size=15, anchor="middle")  # fmt: skip
    tip = words("board-export-tip", column=space.column + 1, row=space.row + 1, value=space.value, points=space.vp,
                opened=opened, taken=owner >= 0, owner=max(0, owner))  # fmt: skip
    scene.rect(name, x, y, wide - 3, ROW - 3, "vg-hit", rx=6, tip=tip,
               label=words("board-export", column=space.column + 1, row=space.row + 1), target=name)  # fmt: skip
