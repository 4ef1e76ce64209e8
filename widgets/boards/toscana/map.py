"""The map of Toscana: rounds, spaces with their ground and pieces, crossroads with water."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.toscana.box import LETTERS, MASTER, TERRAINS, Box
from widgets.boards.painter import Painter, Words
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
    ("worker", 1): ("one_worker", "worker", 47, 0.5, 0.86),
    ("worker", 2): ("two_workers", "workers", 56, 0.5, 0.8),
    ("wine_master", 1): ("wine_master", "master", 50, 0.5, 0.86),
}


def draw(painter: Painter, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel with rounds and map."""
    scene.rect("map-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=painter.words("board-region-map"))
    painter.part(scene, _rounds, view["round"], not view["stack"])
    painter.part(scene, _ground, view["map"])
    painter.part(scene, _pieces, view["map"], view["pieces"])
    painter.part(scene, _crossroads, view["placed"])


def _rounds(scene: Scene, words: Words, box: Box, current: int, over: bool) -> None:
    tip = words("board-round-tip", round=current, rounds=box.rounds)
    scene.text("round-title", 30, 42, words("board-over") if over else words("board-round"), "vb-title", size=17)
    for number in range(1, box.rounds + 1):
        x = 100 + min(30, 240 / box.rounds) * number
        state = "vb-now" if number == current and not over else "vb-past" if number <= current else "vb-next"
        scene.circle(f"round-{number}", x, 36, 12, f"vb-round {state}", tip=tip)
        scene.text(f"round-{number}-text", x, 41, str(number), f"vb-round-text {state}", size=14, anchor="middle")
    trigger = words("board-trigger", count=box.money_trigger)
    scene.text("trigger", 612, 41, trigger, "vb-quiet", size=14, anchor="end")
    tip = words("board-trigger-tip", count=box.money_trigger, rounds=box.rounds)
    scene.rect("trigger-hit", 390, 22, 226, 28, "vg-hit", tip=tip)


def _ground(scene: Scene, words: Words, box: Box, rows: Sequence[str]) -> None:
    edge = ROAD + 1
    scene.rect("roads", LEFT - edge, TOP - edge, PITCH * box.width + edge, PITCH * box.rows + edge, "vb-roads", rx=9)
    for column in range(box.width):
        x = LEFT + PITCH * column + SPACE / 2
        scene.text(f"column-{column + 1}", x, TOP - 11, str(column + 1), "vb-quiet", size=14, anchor="middle")
    for row in range(box.rows):
        letter = box.spaces[row * box.width][0]
        scene.text(f"row-{letter}", 25, TOP + PITCH * row + 39, letter, "vb-quiet", size=14, anchor="middle")
    for number, (space, terrain) in enumerate(zip(box.spaces, terrains(rows), strict=True)):
        x, y = corner(box, number)
        pattern, sign = GROUND[terrain]
        name = words("board-terrain-short", terrain=terrain)
        scene.rect(f"ground-{space}", x, y, SPACE, SPACE, f"vb-ground vb-g-{terrain}", rx=7)
        scene.symbol(f"rows-{space}", pattern, x, y, SPACE, f"vb-rows vb-g-{terrain}")
        scene.rect(f"plate-{space}", x, y + SPACE - 19, SPACE, 19, f"vb-plate vb-g-{terrain}", rx=7)
        scene.symbol(f"sign-{space}", sign, x + 5, y + 6, 19, f"vb-sign vb-{terrain}")
        scene.text(f"terrain-{space}", x + SPACE / 2, y + 62, name, "vb-terrain", size=13.5, anchor="middle")


def _pieces(scene: Scene, words: Words, box: Box, rows: Sequence[str], pieces: Mapping[str, Any]) -> None:
    """Draw what stands on the spaces, and over it where each is clicked and what is said of it."""
    for number, (space, terrain) in enumerate(zip(box.spaces, terrains(rows), strict=True)):
        x, y = corner(box, number)
        piece = pieces.get(space)
        tip = _tip(words, box, space, terrain, piece)
        label = words("board-space", space=space, terrain=terrain) if terrain != "unknown" else tip
        _piece(scene, space, piece, x, y)
        scene.rect(f"space-{space}", x, y, SPACE, SPACE, "vg-hit", rx=7, tip=tip, label=label, target=f"space-{space}")


def _tip(words: Words, box: Box, space: str, terrain: str, piece: Sequence[Any] | None) -> str:
    if terrain == "unknown":
        return words("board-space-unknown", space=space)
    if piece is None:
        return words("board-space-empty", space=space, terrain=terrain)
    seat, name, count = piece
    yields = box.abandoned_yields if terrain == "abandoned" else box.yields
    return words(
        "board-space-tip", space=space, terrain=terrain, mine=words.mine(seat), owner=seat,
        piece=PIECES[name, count][0], count=yields[MASTER if name == "wine_master" else count],
    )  # fmt: skip


def _piece(scene: Scene, space: str, piece: Sequence[Any] | None, x: float, y: float) -> None:
    if piece is None:
        scene.symbol(f"piece-{space}", "none", x, y, SPACE, "vb-piece")
        scene.text(f"seat-{space}", x, y, "", "vb-seat")
        return
    seat, kind, count = piece
    _, symbol, size, across, down = PIECES[kind, count]
    left, top = x + (SPACE - size) / 2 + 3, y + 26 - size / 2
    scene.symbol(f"piece-{space}", symbol, left, top, size, f"vb-piece vb-p{seat}")
    scene.text(f"seat-{space}", left + size * across, top + size * down, number_on(seat, count),
               f"vb-seat vb-on-p{seat}", size=15, anchor="middle")  # fmt: skip


def _crossroads(scene: Scene, words: Words, box: Box, placed: Sequence[str]) -> None:
    for name, spaces in zip(box.crossroads, box.touches, strict=True):
        left, top = corner(box, spaces[3])
        x, y = left - ROAD / 2, top - ROAD / 2
        water = name in placed
        around = tuple(box.spaces[space] for space in spaces)
        tip = words("board-crossroads-water" if water else "board-crossroads-tip", space=around)
        scene.circle(f"road-{name}", x, y, 7, "vb-road")
        scene.symbol(f"water-{name}", "cube" if water else "none", x - 14, y - 14, 28, "vb-water vb-placed")
        scene.circle(f"crossroads-{name}", x, y, 13, "vg-hit vb-crossroads", tip=tip,
                     label=words("board-crossroads", space=around), target=f"crossroads-{name}")  # fmt: skip


def terrains(rows: Sequence[str]) -> list[str]:
    """Return the terrain of each space; before a tile lies there it is unknown."""
    kinds = (*TERRAINS, "unknown")
    return [kinds[LETTERS.index(letter)] for row in rows for letter in row]


def number_on(seat: int, workers: int) -> str:
    """Return the seat's number as it stands on its pieces: once, or on each of two workers side by side."""
    return f"{seat + 1}\u2003{seat + 1}" if workers == 2 else str(seat + 1)


def corner(box: Box, space: int) -> tuple[int, int]:
    """Return the north-west corner of a space."""
    row, column = divmod(space, box.width)
    return LEFT + PITCH * column, TOP + PITCH * row
