"""The map of Toscana: rounds, spaces with their ground and pieces, crossroads with water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.toscana.box import LETTERS, TERRAINS, Box
from widgets.boards.toscana.words import Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 14, 612, 352
#: The first space's corner, the distance from space to space, and the road between two spaces.
LEFT, TOP, PITCH, ROAD = 42, 74, 72, 5
SPACE = PITCH - ROAD

#: How the ground of a terrain is drawn, and its sign.
GROUND = {
    "red": ("rows-across", "grapes"),
    "white": ("rows-slant", "leaf"),
    "champagne": ("rows-arc", "flute"),
    "rose": ("rows-up", "blossom"),
    "water": ("waves", "drop"),
    "abandoned": ("wild", "weeds"),
    "unknown": ("none", "unknown"),
}
#: By number of workers, or for the wine master: kind of piece, symbol, size, and where on it the seat's number stands.
PIECES = {
    ("worker", 1): ("one_worker", "worker", 44, 0.5, 0.86),
    ("worker", 2): ("two_workers", "workers", 50, 0.7, 0.85),
    ("wine_master", 1): ("wine_master", "master", 50, 0.5, 0.85),
}


def draw(scene: Scene, words: Words, view: Mapping[str, Any], box: Box) -> None:
    """Draw the panel with rounds and map."""
    scene.rect("map-panel", X, Y, WIDTH, HEIGHT, "vg-panel", rx=14)
    _rounds(scene, words, view, box)
    _ground(scene, words, view, box)
    _pieces(scene, view, box)
    _spaces(scene, words, view, box)
    _crossroads(scene, words, view, box)


def _rounds(scene: Scene, words: Words, view: Mapping[str, Any], box: Box) -> None:
    over = not view["stack"]
    tip = words("board-round-tip", round=view["round"], rounds=box.rounds)
    scene.text("round-title", 30, 42, words("board-over") if over else words("board-round"), "vg-title", size=18)
    for number in range(1, box.rounds + 1):
        x = 128 + 30 * number
        now = number == view["round"]
        state = "vg-now" if now and not over else "vg-past" if number <= view["round"] else "vg-next"
        scene.circle(f"round-{number}", x, 36, 12, f"vg-round {state}", tip=tip)
        scene.text(f"round-{number}-text", x, 41, str(number), f"vg-round-text {state}", size=14, anchor="middle")
    trigger = words("board-trigger", count=box.money_trigger)
    scene.text("trigger", 612, 41, trigger, "vg-quiet", size=14, anchor="end")
    tip = words("board-trigger-tip", count=box.money_trigger, rounds=box.rounds)
    scene.rect("trigger-hit", 390, 22, 226, 28, "vg-hit", tip=tip)


def _ground(scene: Scene, words: Words, view: Mapping[str, Any], box: Box) -> None:
    edge = ROAD + 1
    scene.rect("roads", LEFT - edge, TOP - edge, PITCH * box.width + edge, PITCH * box.rows + edge, "vg-roads", rx=9)
    for column in range(box.width):
        x = LEFT + PITCH * column + SPACE / 2
        scene.text(f"column-{column + 1}", x, TOP - 11, str(column + 1), "vg-quiet", size=14, anchor="middle")
    for row in range(box.rows):
        letter = box.spaces[row * box.width][0]
        scene.text(f"row-{letter}", 25, TOP + PITCH * row + 39, letter, "vg-quiet", size=14, anchor="middle")
    letters = "".join(view["map"])
    for number, space in enumerate(box.spaces):
        x, y = corner(box, number)
        kind = LETTERS.index(letters[number])
        terrain = TERRAINS[kind] if kind < len(TERRAINS) else "unknown"
        pattern, sign = GROUND[terrain]
        name = words("board-terrain-short", terrain=terrain)
        scene.rect(f"ground-{space}", x, y, SPACE, SPACE, f"vg-ground vg-g-{terrain}", rx=7)
        scene.symbol(f"rows-{space}", pattern, x, y, SPACE, f"vg-rows vg-g-{terrain}")
        scene.rect(f"plate-{space}", x, y + SPACE - 19, SPACE, 19, f"vg-plate vg-g-{terrain}", rx=7)
        scene.symbol(f"sign-{space}", sign, x + 5, y + 6, 19, f"vg-sign vg-{terrain}")
        scene.text(f"terrain-{space}", x + SPACE / 2, y + 62, name, "vg-terrain", size=13.5, anchor="middle")


def _pieces(scene: Scene, view: Mapping[str, Any], box: Box) -> None:
    for number, space in enumerate(box.spaces):
        x, y = corner(box, number)
        piece = view["pieces"].get(space)
        if piece is None:
            scene.symbol(f"piece-{space}", "none", x, y, SPACE, "vg-piece")
            scene.text(f"seat-{space}", x, y, "", "vg-seat")
            continue
        seat, kind, count = piece
        _, symbol, size, across, down = PIECES[kind, count]
        left, top = x + (SPACE - size) / 2 + 5, y + 3
        scene.symbol(f"piece-{space}", symbol, left, top, size, f"vg-piece vg-p{seat}")
        scene.text(f"seat-{space}", left + size * across, top + size * down, str(seat + 1), f"vg-seat vg-on-p{seat}",
                   size=15, anchor="middle")  # fmt: skip


def _spaces(scene: Scene, words: Words, view: Mapping[str, Any], box: Box) -> None:
    """Lay over each space what is said of it and where it is clicked."""
    letters = "".join(view["map"])
    for number, space in enumerate(box.spaces):
        x, y = corner(box, number)
        kind = LETTERS.index(letters[number])
        terrain = TERRAINS[kind] if kind < len(TERRAINS) else "unknown"
        piece = view["pieces"].get(space)
        if piece is None:
            tip = words("board-space-empty", space=space, terrain=terrain)
        else:
            seat, name, count = piece
            yields = box.abandoned_yields if terrain == "abandoned" else box.yields
            tip = words(
                "board-space-tip", space=space, terrain=terrain, mine=words.mine(seat), owner=seat,
                piece=PIECES[name, count][0], count=yields[3 if name == "wine_master" else count],
            )  # fmt: skip
        label = words("board-space", space=space, terrain=terrain)
        scene.rect(f"space-{space}", x, y, SPACE, SPACE, "vg-hit", rx=7, tip=tip, label=label, target=f"space-{space}")


def _crossroads(scene: Scene, words: Words, view: Mapping[str, Any], box: Box) -> None:
    placed = set(view["placed"])
    for name, spaces in zip(box.crossroads, box.touches, strict=True):
        x, y = corner(box, spaces[3])
        x, y = x - ROAD / 2, y - ROAD / 2
        water = name in placed
        around = tuple(box.spaces[space] for space in spaces)
        tip = words("board-crossroads-water" if water else "board-crossroads-tip", space=around)
        scene.circle(f"road-{name}", x, y, 7, "vg-road")
        scene.symbol(f"water-{name}", "cube" if water else "none", x - 14, y - 14, 28, "vg-water vg-placed")
        scene.circle(f"crossroads-{name}", x, y, 13, "vg-hit vg-crossroads", tip=tip,
                     label=words("board-crossroads", space=around), target=f"crossroads-{name}")  # fmt: skip


def corner(box: Box, space: int) -> tuple[int, int]:
    """Return the north-west corner of a space."""
    row, column = divmod(space, box.width)
    return LEFT + PITCH * column, TOP + PITCH * row
