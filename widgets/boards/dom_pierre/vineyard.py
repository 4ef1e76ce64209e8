"""The shared vineyard: bunches, workers on them, what lies on empty cells, and the bag."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import VARIETIES
from widgets.boards.dom_pierre.signs import GOODS, letter, person
from widgets.boards.dom_pierre.words import css
from widgets.boards.painter import SMALL, Painter, Words, asked
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 71, 326, 312
#: Where the cells begin, and the room for them.
LEFT, TOP, ACROSS, DOWN = 36, 118, 296, 258


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel of the vineyard."""
    painter.part(scene, _frame)
    painter.part(scene, _bag, list(view["bag"].values()))
    extras = {cell: extra for extra, cell in view["extras"].items()}
    workers = {cell: seat for seat, maison in enumerate(view["maisons"]) for cell in maison["vines"]}
    just = asked(view, "ChooseHarvest")
    for number, (row, column) in enumerate(box.cells):
        if box.field >> number & 1:
            cell = f"{row},{column}"
            here = bool(just and just[0] == number)
            painter.part(
                scene, _cell, number, view["vineyard"].get(cell), extras.get(cell), workers.get(cell), here
            )  # fmt: skip


def _size(box: Box) -> float:
    return min(ACROSS / box.width, DOWN / box.height)


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("vineyard-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-vineyard"))
    scene.text("vineyard-title", X + 14, Y + 24, words("board-vineyard"), "vb-title", size=17)
    size = _size(box)
    for column in range(1, box.width + 1):
        scene.text(f"vineyard-column-{column}", LEFT + size * (column - 0.5), TOP - 5, str(column), "vb-step",
                   size=SMALL, anchor="middle")  # fmt: skip
    for row in range(1, box.height + 1):
        scene.text(f"vineyard-row-{row}", LEFT - 10, TOP + size * (row - 0.5) + 5, str(row), "vb-step", size=SMALL,
                   anchor="middle")  # fmt: skip


def _bag(scene: Scene, words: Words, box: Box, bunches: list[int]) -> None:
    """Draw the bag: what it holds is no secret, only what comes next is."""
    scene.symbol("bag", "sack", X + 118, Y + 8, 22, "vb-tool")
    for place, (variety, count) in enumerate(zip(VARIETIES, bunches, strict=True)):
        x = X + 146 + 58 * place
        kind = css(variety)
        scene.symbol(f"bag-{variety}-sign", "disc", x, Y + 10, 19, f"vb-{kind}")
        scene.text(f"bag-{variety}-letter", x + 9.5, Y + 24.5, letter(words, variety), f"vb-letter vb-on-{kind}",
                   size=SMALL, anchor="middle")  # fmt: skip
        scene.text(f"bag-{variety}-count", x + 23, Y + 25, str(count), "vb-number" if count else "vb-zero", size=15)
        tip = words("board-bag-tip", variety=variety, count=count, bunches=sum(bunches))
        scene.rect(f"bag-{variety}", x - 3, Y + 6, 55, 27, "vg-hit", rx=6, tip=tip,
                   label=words("board-bag", variety=variety), target=f"bag-{variety}")  # fmt: skip


def _cell(
    scene: Scene, words: Words, box: Box, number: int, variety: str | None, extra: str | None, owner: int | None,
    just: bool,
) -> None:  # fmt: skip
    """Draw a cell: a bunch with a worker, or what lies there, or bare ground."""
    row, column = box.cells[number]
    size = _size(box)
    x, y = LEFT + size * (column - 1), TOP + size * (row - 1)
    name = f"cell-{row}-{column}"
    side = size - 2.5
    kind = css(variety) if variety else ""
    scene.rect(f"{name}-ground", x, y, side, side, f"vb-ground vb-g-{kind}" if kind else "vb-plot", rx=6)
    scene.rect(f"{name}-just", x, y, side, side, "vb-moved" if just else "vb-none", rx=6)
    inner = side * 0.76
    sign, cls, small = "none", "", inner
    if kind:
        sign, cls = "grapes", f"vb-sign vb-{kind}"
    elif extra == "coin":
        sign, cls, small = "coin", "vb-coin", inner * 0.8
    elif extra:
        sign, cls, small = GOODS[extra], "vb-grey", inner * 0.8
    right, down = (side - small) / 2, (side - small) / 2
    shift = side * 0.1 if kind else 0
    scene.symbol(f"{name}-sign", sign, x + right + shift, y + down + shift * 0.6, small, cls)
    scene.text(f"{name}-letter", x + 4, y + 12.5, letter(words, variety) if variety else "",
               f"vb-letter vb-of-{kind}" if kind else "vb-letter", size=SMALL)  # fmt: skip
    person(scene, f"{name}-worker", owner, x + side - 24, y + side - 25, 25)
    tip = words("board-cell-tip", row=row, column=column, variety=variety or "none", extra=extra or "none",
                worker=owner is not None, mine=owner is not None and words.mine(owner), owner=owner or 0)  # fmt: skip
    scene.rect(name, x, y, side, side, "vg-hit", rx=6, tip=tip, label=words("board-cell", row=row, column=column),
               target=name)  # fmt: skip
