"""The bar at the top: year and phase, the turn track, and the nine actions to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.grand_cru.box import ACTIONS, Box
from widgets.boards.painter import Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 12, 1172, 56
#: The first space of the turn track, and the distance to the next.
TRACK, STEP = 218, 38
#: Where the actions begin, and the room for each.
FIRST, ROOM = 412, 85.5
SIGNS = {
    "first_bid": "bid",
    "overbid": "overbid",
    "acquire": "acquire",
    "buy": "buy",
    "raise_demand": "demand",
    "harvest": "harvest",
    "sell": "sell",
    "improvement": "improve",
    "pass": "pass",
}
#: What is going on, by the questions and steps that wait; the first that fits.
PHASES = {
    "BorrowToStart": "start",
    "DealFirst": "start",
    "DrawStartPlayer": "start",
    "DrawTile": "tiles",
    "NextGuest": "festival",
    "ChooseLoans": "loans",
    "YearEnd": "last",
}


def draw(painter: Painter, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the bar."""
    painter.part(scene, _year, view["year"], phase(view))
    painter.part(scene, _track, view["counter"])
    painter.part(scene, _actions)


def phase(view: Mapping[str, Any]) -> str:
    """Return what is going on."""
    names = [frame[0] for frame in view["stack"]]
    if not names:
        return "over"
    return next((name for frame, name in PHASES.items() if frame in names), "actions")


def _year(scene: Scene, words: Words, box: Box, year: int, current: str) -> None:
    scene.rect("year-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-region-year"))
    scene.text("year", X + 16, Y + 25, words("board-year", year=year), "vb-title", size=18)
    scene.text("phase", X + 16, Y + 45, words("board-phase", phase=current), "vb-quiet", size=14)
    scene.rect(
        "year-hit", X + 6, Y + 4, 178, HEIGHT - 8, "vg-hit", tip=words("board-year-tip", year=year, phase=current)
    )


def _track(scene: Scene, words: Words, box: Box, counter: int) -> None:
    """Draw the turn track with the counter, a green bottle."""
    y = Y + HEIGHT / 2
    spaces = range(box.first_position, box.last_position + 1)
    step = min(STEP, STEP * 4 / (len(spaces) - 1))
    scene.line("turns", TRACK, y, TRACK + step * (len(spaces) - 1), y, "vb-way")
    for place, space in enumerate(spaces):
        x = TRACK + step * place
        state = "vb-now" if space == counter else "vb-past" if space < counter else "vb-next"
        last = space == box.last_position
        scene.circle(f"turns-{space}", x, y, 15 if last else 13, f"vb-turn-space {state}")
        scene.text(f"turns-{space}-text", x, y + 5, "" if space == counter else str(space),
                   f"vb-round-text {state}", size=14, anchor="middle")  # fmt: skip
    x = TRACK + step * (counter - box.first_position)
    scene.symbol("counter", "bottle", x - 20, y - 20, 40, "vb-counter")
    tip = words("board-counter-tip", space=counter, most=box.last_position, last=counter == box.last_position)
    scene.rect("turns-hit", TRACK - 18, Y + 6, step * (len(spaces) - 1) + 36, HEIGHT - 12, "vg-hit", tip=tip)


def _actions(scene: Scene, words: Words, box: Box) -> None:
    for place, action in enumerate((*ACTIONS, "improvement", "pass")):
        x = FIRST + ROOM * place
        middle = x + ROOM / 2
        target = f"act-{action}"
        tip = words("board-act-tip", act=action, action=action, least=box.bids[0], most=box.bids[-1],
                    price=box.direct_price, cost=box.harvest_cost, barrel=box.first_barrel)  # fmt: skip
        scene.rect(f"{target}-card", x + 2, Y + 5, ROOM - 4, HEIGHT - 10, "vb-chip", rx=9)
        scene.symbol(f"{target}-sign", SIGNS[action], middle - 12, Y + 8, 24, "vb-act")
        name = words("board-act", act=action)
        scene.text(f"{target}-name", middle, Y + 46, name, "vb-good", size=13.2, anchor="middle")
        scene.rect(target, x + 2, Y + 5, ROOM - 4, HEIGHT - 10, "vg-hit", rx=9, tip=tip,
                   label=words("board-act-name", act=action, action=action), target=target)  # fmt: skip
