"""The track of victory points, with corks, and the residual track, with bottles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.viticulture.box import Box
from widgets.boards.painter import SMALL, Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 280, 936, 114
#: Where the spaces begin, how high they are, and the distance from row to row.
TOP, TALL, ROW = 303, 42, 44
#: The two tracks: where they begin, the room of a row, and how many spaces stand in it.
POINTS, POINTS_ROOM, ACROSS = 22, 744, 16
RESIDUAL, RESIDUAL_ROOM, RESIDUAL_ACROSS = 780, 164, 3
#: Markers on a space: three above, three below; each seat has its own place.
MARKER, MARKERS = 14.0, 3


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel with both tracks."""
    vineyards = view["vineyards"]
    painter.part(scene, _frame)
    painter.part(scene, _points, [vineyard["vp"] for vineyard in vineyards], goal(box, view), len(vineyards) == 1)
    painter.part(scene, _residual, [vineyard["residual"] for vineyard in vineyards])


def goal(box: Box, view: Mapping[str, Any]) -> int:
    """Return the points that end the game; alone, those of the Automa this year."""
    if len(view["vineyards"]) > 1:
        return box.goal
    level = box.levels[view["options"]["solo_level"]]
    if not view["options"]["aggressive_automa"]:
        return level.vp
    year: int = view["year"]
    return level.vp_by_year[min(year, level.years) - 1]


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("tracks-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-points"))
    scene.text("points-title", POINTS + 4, Y + 18, words("board-points"), "vb-title", size=16)
    scene.text("residual-title", RESIDUAL + 2, Y + 18, words("board-residual"), "vb-title", size=16)


def _points(scene: Scene, words: Words, box: Box, points: Sequence[int], aim: int, solo: bool) -> None:
    """Draw the points; the last space stands for everything beyond."""
    spaces = range(box.least_vp, box.printed_vp + 2)
    across = max(ACROSS, -(-len(spaces) // 2))
    width = round(POINTS_ROOM / across, 2)
    places = [min(value, spaces[-1]) for value in points]
    corners = {space: (POINTS + width * (place % across), TOP + ROW * (place // across))
               for place, space in enumerate(spaces)}  # fmt: skip
    for space, (x, y) in corners.items():
        marked = "vb-cell vb-goal" if space == aim else "vb-cell"
        scene.rect(f"vp-{space}-cell", x, y, width - 3, TALL, marked, rx=6)
        text = f"{space}+" if space == spaces[-1] else f"{space}".replace("-", "−")
        scene.text(f"vp-{space}-text", x + 4, y + 12.5, text, "vb-step vb-tight", size=SMALL)
    for seat, place in enumerate(places):
        _marker(scene, f"vp-of-{seat}", "disc", seat, *corners[place], width - 3)
    for space, (x, y) in corners.items():
        who = tuple(seat for seat, place in enumerate(places) if place == space)
        tip = words("board-points-tip", points=space, beyond=space == spaces[-1], count=len(who), player=who,
                    goal=space == aim, solo=solo)  # fmt: skip
        scene.rect(f"vp-{space}", x, y, width - 3, TALL, "vg-hit", rx=6, tip=tip)


def _residual(scene: Scene, words: Words, box: Box, residuals: Sequence[int]) -> None:
    """Draw the residual track: what everybody earns at the end of each year."""
    spaces = range(box.least_residual, box.most_residual + 1)
    across = max(RESIDUAL_ACROSS, -(-len(spaces) // 2))
    width = round(RESIDUAL_ROOM / across, 2)
    corners = {space: (RESIDUAL + width * (place % across), TOP + ROW * (place // across))
               for place, space in enumerate(spaces)}  # fmt: skip
    for space, (x, y) in corners.items():
        scene.rect(f"residual-{space}-cell", x, y, width - 3, TALL, "vb-cell", rx=6)
        scene.text(f"residual-{space}-text", x + 4, y + 12.5, str(space), "vb-step", size=SMALL)
    for seat, place in enumerate(residuals):
        _marker(scene, f"residual-of-{seat}", "disc", seat, *corners[place], width - 3)
    for space, (x, y) in corners.items():
        who = tuple(seat for seat, place in enumerate(residuals) if place == space)
        tip = words("board-residual-tip", lira=space, count=len(who), player=who)
        scene.rect(f"residual-{space}", x, y, width - 3, TALL, "vg-hit", rx=6, tip=tip)


def _marker(scene: Scene, name: str, sign: str, seat: int, x: float, y: float, width: float) -> None:
    """Draw a player's marker at its own place on a space."""
    row, column = divmod(seat, MARKERS)
    across = min(MARKER, (width - 4) / MARKERS)
    middle = round(x + width / 2 + across * (column - 1), 2)
    top = y + 13.5 + 12 * row
    scene.symbol(name, sign, middle - 8, top, 16, f"vb-piece vb-p{seat}")
    scene.text(f"{name}-text", middle, top + 12.8, str(seat + 1), f"vb-seat vb-on-p{seat}", size=SMALL, anchor="middle")
