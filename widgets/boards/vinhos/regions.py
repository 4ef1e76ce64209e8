"""The map: nine regions from north to south, each with its stack of vineyards, its renown cubes and its power."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import COLOURS, REGIONS
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import BOLD, SMALL, clipped, who
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 406, 78, 388, 302
CARD, TALL, PITCH = 171, 54, 58.4
#: Where each region lies: its column and its row, as on a map of Portugal.
PLACES = {
    "minho": (0, 0),
    "tras_os_montes": (1, 0),
    "douro": (0, 1),
    "dao": (1, 1),
    "lisboa": (0, 2),
    "ribatejo": (1, 2),
    "setubal": (0, 3),
    "alentejo": (1, 3),
    "algarve": (1, 4),
}
#: The power of each region as a sign.
POWERS = {
    "tras_os_montes": ("booth", "vb-act"),
    "minho": ("arched-cellar", "vb-act"),
    "douro": ("bottle", "vb-figure-red"),
    "dao": ("arched-cellar", "vb-act"),
    "ribatejo": ("master", "vb-act"),
    "lisboa": ("winery", "vb-act"),
    "setubal": ("glass", "vb-act"),
    "alentejo": ("cube", "vb-renown"),
    "algarve": ("bottle", "vb-sunlit"),
}
#: What stands beside the sign.
NOTES = {"tras_os_montes": "+{points}", "douro": "×{ports}", "setubal": "×{experts}", "alentejo": "+{strong}",
         "algarve": "+{bonus}", "minho": "✕"}  # fmt: skip
#: The coast: sea in the west and south.
COAST = (
    "M{x} {y}c-9 30 4 48 0 76-4 22-14 34-12 62 2 20-10 34-4 52 5 16 16 20 14 42"
    "-2 14 40 10 90 8 40-2 60 34 70 44q6 8 16 8h175V{y}Z"
)


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the regions."""
    painter.part(scene, _land)
    vintage = box.vintages[box.vintage_number[view["vintage"]]] if view["vintage"] else None
    for number, region in enumerate(REGIONS):
        here = view["regions"][region]
        wished = bool(vintage and vintage.regions >> number & 1)
        growers = [who(view, seat) for seat, vintner in enumerate(view["vintners"])
                   if any(estate["region"] == region for estate in vintner["estates"])]  # fmt: skip
        ports = view["supply"]["ports"] if region == "douro" else 0
        painter.part(scene, _region, number, here["used"], here["top"], here["rest"], here["cubes"], wished, growers,
                     ports)  # fmt: skip


def _land(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("map-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-map"))
    scene.rect("map-sea", X + 3, Y + 3, WIDTH - 6, HEIGHT - 6, "vb-sea", rx=12)
    for place in range(5):
        scene.symbol(f"map-waves-{place + 1}", "waves", X + 5, Y + 6 + 58 * place, 26, "vb-waters")
    scene.path("map-land", COAST.format(x=X + 24, y=Y + 3), "vb-land")
    scene.text("map-title", X + 46, Y + HEIGHT - 24, words("board-map"), "vb-title", size=18)


def _region(
    scene: Scene, words: Words, box: Box, number: int, used: bool, top: str | None, rest: Sequence[str], cubes: int,
    wished: bool, growers: Sequence[int], ports: int,
) -> None:  # fmt: skip
    """Draw a region: the top vineyard at the left, then name, power and cubes."""
    region = REGIONS[number]
    column, row = PLACES[region]
    x, y = X + 34 + (CARD + 5) * column, Y + 6 + PITCH * row
    name = f"region-{region}"
    scene.rect(f"{name}-card", x, y, CARD, TALL, "vb-leaf-card" if used else "vb-leaf-card vb-idle", rx=9)
    place = box.vineyard_ids[number].index(top) if top else 0
    colour = COLOURS[box.vineyard_colours[number][place]] if top else ""
    price = box.vineyard_costs[number][place] if top else 0
    ground = f"vb-stall vb-g-{colour}" if colour else "vb-stall vb-shut"
    scene.rect(f"{name}-top", x + 5, y + 5, 38, TALL - 10, ground, rx=6)
    scene.symbol(f"{name}-vine", "vine" if colour else "none", x + 7, y + 8, 22, f"vb-rows vb-g-{colour or 'red'}")
    scene.symbol(f"{name}-coin", "coin" if colour else "none", x + 24, y + 5, 18, "vb-coin")
    scene.text(f"{name}-cost", x + 33, y + 18.6, str(price) if colour else "", "vb-fee", size=SMALL, anchor="middle")
    left = len(rest) + bool(top)
    scene.text(f"{name}-left", x + 29, y + 44, f"×{left}" if used else "", "vb-quiet", size=SMALL, anchor="middle")
    title = clipped(words("board-region-name", region=region), CARD - 57, BOLD)
    scene.text(f"{name}-name", x + 49, y + 18, title, "vb-name" if used else "vb-quiet", size=SMALL)
    scene.circle(f"{name}-wish", x + 13, y + 39.5, 4.8, "vb-wish" if wished and used else "vb-none")
    sign, cls = POWERS[region]
    scene.symbol(f"{name}-power", sign, x + 47, y + 26, 21, cls if used else f"{cls} vb-absent")
    note = NOTES.get(region, "").format(points=box.tras_points, ports=ports, experts=box.expert_gift,
                                        strong=box.cube_value[number], bonus=box.region_bonus[number])  # fmt: skip
    scene.text(f"{name}-note", x + 69, y + 42, note if used else "", "vb-number", size=SMALL)
    slots = box.cube_slots[number]
    for slot in range(slots):
        here = slot < cubes
        scene.symbol(f"{name}-cube-{slot + 1}", "cube" if here else "slot", x + CARD - 18.4 * (slots - slot) - 3,
                     y + 28, 19, "vb-renown" if here else "vb-slot")  # fmt: skip
    tip = words("board-region-tip", region=region, used=used, cubes=cubes, slots=slots, colour=colour or "none",
                price=price, left=left, wished=wished, power=region, points=box.tras_points, ports=ports,
                gift=box.port_gift, bonus=box.port_bonus, experts=box.expert_gift, strong=box.cube_value[number],
                extra=box.region_bonus[number], growers=len(growers), player=tuple(growers))  # fmt: skip
    scene.rect(name, x, y, CARD, TALL, "vg-hit", rx=9, tip=tip, label=words("board-region", region=region), target=name)
