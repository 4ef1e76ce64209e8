"""The festival: twelve special actions, what each costs in prestige, and whose pawn has taken it this year."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.grand_cru.box import SPACES, Box
from widgets.boards.grand_cru.tiles import pawn, symbol
from widgets.boards.grand_cru.words import in_lines
from widgets.boards.painter import Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 328, 600, 206
ACROSS, LEFT, TOP, CARD, CARD_HEIGHT, GAP = 4, 24, 361, 141.5, 51, 4.5
SIGNS = {"start_player": "bottle", "demand": "demand", "money": "coin"}


def draw(painter: Painter, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel of the festival."""
    painter.part(scene, _frame)
    for number, space in enumerate(SPACES):
        painter.part(scene, _space, number, space, view["festival"].get(space))


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("festival-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-festival"))
    scene.text("festival-title", X + 14, Y + 25, words("board-festival"), "vb-title", size=17)
    scene.text(
        "festival-note", X + WIDTH - 12, Y + 25, words("board-festival-note"), "vb-quiet", size=13.2, anchor="end"
    )


def _space(scene: Scene, words: Words, box: Box, number: int, space: str, owner: int | None) -> None:
    row, column = divmod(number, ACROSS)
    x, y = LEFT + (CARD + GAP) * column, TOP + (CARD_HEIGHT + GAP) * row
    price, steps, francs = box.festival_prices[number], box.festival_steps[number], box.festival_francs[number]
    target = f"festival-{space}"
    kind = "demand" if steps else "money" if francs else space
    taken = owner is not None
    cls = {"start_player": "vb-figure-red", "money": "vb-coin"}.get(kind, "vb-tool")
    scene.rect(f"{target}-card", x, y, CARD, CARD_HEIGHT, "vb-chip vb-taken" if taken else "vb-chip", rx=9)
    scene.symbol(
        f"{target}-sign", SIGNS.get(kind, symbol(kind)), x + 5, y + 3, 26, f"{cls} vb-absent" if taken else cls
    )
    scene.symbol(f"{target}-unit", "octagon", x + 9, y + 30, 18, "vb-prestige")
    scene.text(f"{target}-price", x + 18, y + 44, str(price), "vb-points", size=13.5, anchor="middle")
    name = words("board-special", kind=kind, amount=steps or francs)
    first, second = in_lines(name, CARD - 40)
    scene.text(f"{target}-name", x + 38, y + (22 if second else 30), first, "vb-tight", size=13.2)
    scene.text(f"{target}-name-2", x + 38, y + 39, second, "vb-tight", size=13.2)
    pawn(scene, f"{target}-pawn", owner, x + 3, y + 1, 30)
    tip = words("board-special-tip", kind=kind, amount=steps or francs, points=price, juice=box.juice_price,
                cost=box.harvest_cost, discount=box.primeur_discount)  # fmt: skip
    if owner is not None:
        tip += " " + words("board-special-taken", mine=words.mine(owner), owner=owner)
    scene.rect(target, x, y, CARD, CARD_HEIGHT, "vg-hit", rx=9, tip=tip, label=name, target=target)
