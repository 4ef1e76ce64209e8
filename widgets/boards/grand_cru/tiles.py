"""Tiles of Grand Cru: a vine is ground with rows of vines and a grape with its letter, an improvement is a card."""

from __future__ import annotations

from typing import Any

from tutor.games.grand_cru.box import VARIETIES, Box
from widgets.boards.painter import Words
from widgets.scene import Scene

#: How the rows of each variety run: one more way to tell the vines apart.
ROWS = {
    "gamay": "rows-across",
    "syrah": "rows-slant",
    "merlot": "rows-arc",
    "cabernet": "rows-up",
    "pinot": "rows-bent",
}


def grape(scene: Scene, words: Words, name: str, variety: str, cx: float, cy: float, size: float) -> None:
    """Draw the sign of a variety: a grape in its colour, with its letter."""
    scene.symbol(name, "grape", cx - size / 2, cy - size * 0.57, size, f"vb-{variety}")
    scene.text(f"{name}-letter", cx, cy + size * 0.2, letter(words, variety), f"vb-letter vb-on-{variety}",
               size=size * 0.56, anchor="middle")  # fmt: skip


def small_grape(scene: Scene, words: Words, name: str, variety: str, cx: float, cy: float) -> None:
    """Draw the sign of a variety where there is little room."""
    scene.symbol(name, "disc", cx - 8.75, cy - 8.75, 17.5, f"vb-{variety}")
    scene.text(f"{name}-letter", cx, cy + 4.8, letter(words, variety), f"vb-letter vb-on-{variety}", size=13.2,
               anchor="middle")  # fmt: skip


def letter(words: Words, variety: str) -> str:
    """Return the first letter of a variety."""
    return words("board-tile", tile=variety)[0]


def face(scene: Scene, words: Words, name: str, tile: str | None, x: float, y: float, width: float, height: float,
         sign: float, across: float, down: float, absent: str = "") -> None:  # fmt: skip
    """Draw the face of a tile, or the place of a tile that is not there: ground, rows and sign, always in this order.

    `sign` is the size of the sign; `across` and `down` say where its middle lies, from the north-west corner.
    """
    cx, cy = x + across, y + down
    if tile is None:
        scene.rect(f"{name}-ground", x, y, width, height, "vb-no-tile", rx=7)
        scene.symbol(f"{name}-rows", "none", x, y, height)
        scene.symbol(f"{name}-sign", "none", cx, y, sign)
        scene.text(f"{name}-letter", cx, y, "", "vb-letter")
        return
    side = min(width, height)
    if tile in VARIETIES:
        ground = "vb-no-tile" if absent else f"vb-ground vb-g-{tile}"
        scene.rect(f"{name}-ground", x, y, width, height, ground, rx=7)
        scene.symbol(f"{name}-rows", ROWS[tile], x + (width - side) / 2, y, side, f"vb-rows vb-g-{tile}{absent}")
        scene.symbol(f"{name}-sign", "grape", cx - sign / 2, cy - sign * 0.57, sign, f"vb-{tile}{absent}")
        scene.text(f"{name}-letter", cx, cy + sign * 0.2, letter(words, tile),
                   f"vb-letter vb-on-{tile}{absent}", size=sign * 0.56, anchor="middle")  # fmt: skip
        return
    scene.rect(f"{name}-ground", x, y, width, height, "vb-no-tile" if absent else "vb-improvement", rx=7)
    scene.symbol(f"{name}-rows", "none", x, y, side)
    scene.symbol(f"{name}-sign", symbol(tile), cx - sign / 2, cy - sign / 2, sign, f"vb-tool{absent}")
    scene.text(f"{name}-letter", cx, y, "", "vb-letter")


def pawn(scene: Scene, name: str, owner: int | None, x: float, y: float, size: float) -> None:
    """Draw a player's pawn with the number of its seat, or the place of a pawn that is not there."""
    if owner is None:
        scene.symbol(name, "none", x, y, size, "vb-piece")
        scene.text(f"{name}-text", x, y, "", "vb-seat")
        return
    scene.symbol(name, "pawn", x, y, size, f"vb-piece vb-p{owner}")
    scene.text(f"{name}-text", x + size / 2, y + size * 0.8, str(owner + 1), f"vb-seat vb-on-p{owner}", size=14,
               anchor="middle")  # fmt: skip


def symbol(thing: str) -> str:
    """Return the symbol of an improvement or a special action by its id."""
    return thing.replace("_", "-")


def effect(words: Words, box: Box, improvement: str) -> str:
    """Return what an improvement does, as a sentence."""
    amounts: dict[str, tuple[int, int]] = {
        "aoc": (box.aoc_bonus, 0),
        "harvest_hand": (box.hand_cubes, box.hand_cost),
        "bulk_buyer": (box.bulk_sales, 0),
        "good_vintage": (box.vintage_cubes, 0),
        "rich_harvest": (box.rich_cubes, box.rich_cost),
        "advertising": (box.advertising_steps, 0),
    }
    amount, cost = amounts.get(improvement, (0, 0))
    return words("board-effect", improvement=improvement, amount=amount, cost=cost)


def details(tile: str) -> dict[str, Any]:
    """Return a tile as details of a sentence: its name, and whether it is a vine."""
    return {"tile": tile, "vine": tile in VARIETIES}
