"""The demand table: for each variety its prices with the marker, and what the supply has left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.grand_cru.box import VARIETIES, Box
from widgets.boards.grand_cru.tiles import grape
from widgets.boards.painter import Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 728, 75, 458, 246
#: The first column, the distance to the next, where the prices begin and how high they are, and the supply.
LEFT, COLUMN, LADDER, RISE, SUPPLY = 826, 71.5, 135, 154, 294


def draw(painter: Painter, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel of the demand table."""
    painter.part(scene, _frame)
    for place, variety in enumerate(VARIETIES):
        x = LEFT + COLUMN * place
        painter.part(scene, _column, variety, x, view["demand"][variety])
        painter.part(scene, _supply, variety, x, view["supply"][variety])


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("demand-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-demand"))
    scene.text("demand-title", X + 11, 101, words("board-demand"), "vb-title", size=15.5)
    for name, y in (("price", LADDER + 80), ("supply", SUPPLY + 16)):
        scene.text(f"caption-{name}", X + 12, y, words("board-caption", row=name), "vb-quiet", size=14)


def _column(scene: Scene, words: Words, box: Box, variety: str, x: float, space: int) -> None:
    prices = box.prices[VARIETIES.index(variety)]
    price = prices[space]
    step = RISE / len(prices)
    scene.rect(f"demand-{variety}-column", x, Y + 6, COLUMN - 4, HEIGHT - 12, f"vb-column vb-{variety}", rx=10)
    grape(scene, words, f"demand-{variety}-sign", variety, x + 34, 100, 30)
    scene.text(f"demand-{variety}-name", x + 34, 129, words("board-tile", tile=variety), "vb-good", size=13.2,
               anchor="middle")  # fmt: skip
    scene.rect(f"demand-{variety}-track", x + 7, LADDER, 34, RISE, "vb-track", rx=8)
    for place, value in enumerate(prices):
        y = LADDER + RISE - step * (place + 0.5)
        scene.text(f"demand-{variety}-{place}", x + 24, y + 5, str(value), "vb-step", size=13.5, anchor="middle")
    y = LADDER + RISE - step * (space + 0.5)
    scene.rect(f"demand-{variety}-marker", x + 4, y - 11.5, 40, 23, f"vb-marker vb-{variety}", rx=7)
    scene.text(
        f"demand-{variety}-price", x + 24, y + 6, str(price), f"vb-price vb-on-{variety}", size=17, anchor="middle"
    )
    tip = words("board-demand-tip", variety=variety, price=price, space=space + 1, most=len(prices), high=prices[-1])
    scene.rect(f"demand-{variety}", x + 2, LADDER - 2, 44, RISE + 4, "vg-hit", tip=tip)
    for name, down in (("up", 42), ("down", 90)):
        target = f"demand-{name}-{variety}"
        after = min(len(prices) - 1, space + 1) if name == "up" else max(0, space - 1)
        says = words("board-shift-tip", up=name == "up", variety=variety, end=after == space, price=prices[after])
        scene.symbol(f"{target}-arrow", f"arrow-{name}", x + 47, LADDER + down, 18, "vb-arrow")
        scene.rect(target, x + 43, LADDER + down - 13, 26, 44, "vg-hit", rx=8, tip=says,
                   label=words("board-shift", up=name == "up", variety=variety), target=target)  # fmt: skip


def _supply(scene: Scene, words: Words, box: Box, variety: str, x: float, count: int) -> None:
    tip = words("board-supply-tip", variety=variety, count=count)
    scene.symbol(f"supply-{variety}-cube", "cube", x + 13, SUPPLY + 1, 19, f"vb-cube vb-{variety}")
    scene.text(f"supply-{variety}-count", x + 37, SUPPLY + 16, str(count), "vb-number", size=15)
    scene.rect(f"supply-{variety}", x + 3, SUPPLY - 3, 66, 27, "vg-hit", rx=8, tip=tip)
