"""The eight structures of a vineyard: a list with names and prices on the own mat, signs on a strip."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import STRUCTURES
from widgets.boards.painter import SMALL, Painter, Words
from widgets.boards.viticulture.cards import worker
from widgets.boards.viticulture.words import clipped
from widgets.scene import Scene

#: A line of the list, and a sign of a strip.
WIDTH, ROW, SIGN = 168, 21.8, 23
#: Structures that can be used once a year, and the field of the view that says so.
YEARLY = {"yoke": "yoke_used", "windmill": "milled", "tasting_room": "toured"}


def symbol(structure: str) -> str:
    """Return the symbol of a structure."""
    return structure.replace("_", "-")


def draw(
    painter: Painter, scene: Scene, seat: int, vineyard: Mapping[str, Any], full: bool, x: float, y: float
) -> None:
    """Draw all structures of a vineyard, built or not."""
    workers = vineyard["workers"]
    on_yoke = "grande" if workers["grande"] == "yoke" else "worker" if workers["yoke"] else ""
    for place, structure in enumerate(STRUCTURES):
        built = structure in vineyard["structures"]
        used = structure in YEARLY and bool(vineyard[YEARLY[structure]])
        there = on_yoke if structure == "yoke" else ""
        if full:
            painter.part(scene, _line, seat, structure, built, used, there, x, y + ROW * place)
        else:
            painter.part(scene, _sign, seat, structure, built, used, there, x + SIGN * place, y)


def _line(
    scene: Scene, words: Words, box: Box, seat: int, structure: str, built: bool, used: bool, there: str, x: float,
    y: float,
) -> None:  # fmt: skip
    name = f"structure-{seat}-{structure}"
    scene.rect(f"{name}-ground", x, y + 0.75, WIDTH, ROW - 1.5, "vb-built" if built else "vb-unbuilt", rx=5)
    scene.symbol(f"{name}-sign", symbol(structure), x + 4, y + 2, 18, f"vb-p{seat}" if built else "vb-slot")
    title = words("board-structure-title", structure=structure)
    scene.text(f"{name}-name", x + 27, y + ROW / 2 + 4.8, clipped(title, WIDTH - 60), "vb-tight" if built
               else "vb-tight vb-quiet", size=SMALL)  # fmt: skip
    price = box.prices[STRUCTURES.index(structure)]
    scene.text(f"{name}-price", x + WIDTH - 23, y + ROW / 2 + 4.8, "" if built else str(price), "vb-step", size=SMALL,
               anchor="end")  # fmt: skip
    mark, cls = ("coin", "vb-coin vb-later") if not built else ("hourglass", "vb-planned") if used else ("none", "")
    scene.symbol(f"{name}-mark", mark, x + WIDTH - 20, y + 3, 16, cls)
    if structure == "yoke":
        worker(scene, f"{name}-worker", seat if there else None, there == "grande", x + WIDTH - 32, y + 9, 22)
    _hit(scene, words, box, seat, structure, built, used, there, x, y + 0.5, WIDTH, ROW - 1)


def _sign(
    scene: Scene, words: Words, box: Box, seat: int, structure: str, built: bool, used: bool, there: str, x: float,
    y: float,
) -> None:  # fmt: skip
    name = f"structure-{seat}-{structure}"
    scene.rect(f"{name}-ground", x, y, SIGN - 1.5, 24, "vb-built" if built else "vb-unbuilt", rx=4)
    scene.symbol(f"{name}-sign", symbol(structure), x + 1.75, y + 3, 18, f"vb-p{seat}" if built else "vb-slot")
    if structure == "yoke":
        worker(scene, f"{name}-worker", seat if there else None, there == "grande", x + SIGN / 2, y + 11, 20)
    _hit(scene, words, box, seat, structure, built, used, there, x, y, SIGN - 1.5, 24)


def _hit(
    scene: Scene, words: Words, box: Box, seat: int, structure: str, built: bool, used: bool, there: str, x: float,
    y: float, width: float, tall: float,
) -> None:  # fmt: skip
    target = f"structure-{seat}-{structure}"
    tip = words("board-structure-tip", mine=words.mine(seat), owner=seat, structure=structure, built=built, used=used,
                there=there or "nobody", **_numbers(box, structure))  # fmt: skip
    scene.rect(target, x, y, width, tall, "vg-hit", rx=5, tip=tip,
               label=words("board-structure-title", structure=structure), target=target)  # fmt: skip


def _numbers(box: Box, structure: str) -> dict[str, int]:
    """Return the price of a structure, the points that it brings, and the values of the wines that it opens."""
    tiers = {"medium_cellar": 1, "large_cellar": 2}
    opened = [value for value in range(1, box.top + 1) if box.tier[value] == tiers.get(structure, 0)]
    points = {"windmill": box.windmill_vp, "tasting_room": box.tasting_vp}.get(structure, 0)
    price = box.prices[STRUCTURES.index(structure)]
    return {"price": price, "vp": points, "least": min(opened, default=0), "most": max(opened, default=0)}
