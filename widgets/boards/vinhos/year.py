"""The bar above the board: the year and its track, the turn order, the vintage tile, what lies ready, and an end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import COLOURS, FEATURES
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import (
    BOLD,
    FEATURE_SIGNS,
    SMALL,
    actor,
    clipped,
    disc,
    is_solo,
    minus,
    named,
    region_numbers,
    who,
)
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 8, 1172, 64
TRACK, STEP = 166, 31
ORDER, PLACE = 366, 27
VINTAGE, SUPPLY, READY, END = 566, 806, 48, 1100
#: What lies ready, with its sign.
READY_SIGNS = {
    "wineries": ("winery", "vb-tool"),
    "cellars": ("arched-cellar", "vb-tool"),
    "enologists": ("enologist", "vb-tool"),
    "farmers": ("master", "vb-tool"),
    "cubes": ("cube", "vb-renown"),
    "ports": ("bottle", "vb-figure-red"),
}
#: The phase that the frame at the bottom of the stack shows.
PHASES = {
    "FirstVineyards": "setup",
    "OpenStacks": "setup",
    "StartActions": "setup",
    "NextTurn": "turn",
    "EndYear": "end",
    "AfterFair": "fair",
    "FinalScoring": "closing",
}


def draw(painter: Painter, game: Any, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the bar."""
    stage, number = phase(view)
    painter.part(scene, _year, view["year"], stage, number)
    order = [who(view, seat) for seat in view["order"]]
    lower = [who(view, seat) if seat >= 0 else -1 for seat in view["lower"]]
    turn = actor(game, view)
    painter.part(scene, _order, order, lower, -1 if turn is None else who(view, turn))
    painter.part(scene, _vintage, view["vintage"], len(view["vintages"]))
    removed = view["lacerda"]["removed"] if is_solo(view) else {}
    for place, kind in enumerate(READY_SIGNS):
        painter.part(scene, _ready, kind, place, view["supply"][kind], removed.get(kind, 0))
    painter.part(scene, _end)


def phase(view: Mapping[str, Any]) -> tuple[str, int]:
    """Return the phase of the year, and the number of the action that is under way."""
    if not view["stack"]:
        return "over", 0
    name, *fields = view["stack"][0]
    number = fields[0] if name == "NextTurn" else 0
    if number and is_solo(view) and number == 1:
        number = (fields[1] - 1) % 2 + 1
    return PHASES.get(name, "setup"), number


def _year(scene: Scene, words: Words, box: Box, year: int, stage: str, number: int) -> None:
    scene.rect("year-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-region-year"))
    scene.text("year-title", X + 14, Y + 28, words("board-year", year=year, years=box.years), "vb-title", size=20)
    text = clipped(words("board-stage", stage=stage, number=number), TRACK - X - 24)
    scene.text("year-stage", X + 14, Y + 49, text, "vb-quiet", size=SMALL)
    scene.line("year-way", TRACK + 14, Y + 24, TRACK + 14 + STEP * (box.years - 1), Y + 24, "vb-way")
    for place in range(1, box.years + 1):
        cx = TRACK + 14 + STEP * (place - 1)
        state = "vb-past" if place < year else "vb-now" if place == year else ""
        scene.circle(f"year-{place}", cx, Y + 24, 12, f"vb-turn-space {state}")
        scene.text(f"year-{place}-text", cx, Y + 29, str(place), "vb-number", size=14, anchor="middle")
        fair = place in box.fair_years
        scene.symbol(f"year-{place}-fair", "booth" if fair else "none", cx - 9, Y + 40, 18, "vb-act")
    tip = words("board-year-tip", year=year, years=box.years, fairs=", ".join(map(str, box.fair_years)), stage=stage,
                number=number)  # fmt: skip
    scene.rect("year-hit", X + 2, Y + 2, ORDER - X - 12, HEIGHT - 4, "vg-hit", rx=12, tip=tip)


def _order(scene: Scene, words: Words, box: Box, order: Sequence[int], lower: Sequence[int], turn: int) -> None:
    """Draw the turn order, and below it the places for the next one."""
    room = 70
    scene.text("order-title", ORDER, Y + 24, clipped(words("board-order"), room, BOLD), "vb-name", size=SMALL)
    scene.text("lower-title", ORDER, Y + 52, clipped(words("board-next-order"), room), "vb-quiet", size=SMALL)
    for place in range(4):
        cx = ORDER + room + 16 + PLACE * place
        seat = order[place] if place < len(order) else None
        scene.circle(f"order-{place + 1}-ring", cx, Y + 19, 12.5, "vb-turn-space vb-now" if seat == turn and turn >= 0
                     else "vb-none")  # fmt: skip
        disc(scene, f"order-{place + 1}", seat, cx, Y + 19, 10)
        there = place < len(lower)
        taken = lower[place] if there and lower[place] >= 0 else None
        scene.circle(f"place-{place + 1}-ring", cx, Y + 47, 11, "vb-turn-space" if there else "vb-none")
        scene.text(f"place-{place + 1}-number", cx, Y + 52, str(place + 1) if there and taken is None else "",
                   "vb-quiet", size=SMALL, anchor="middle")  # fmt: skip
        disc(scene, f"place-{place + 1}-disc", taken, cx, Y + 47, 10)
        tip = words("board-place-tip", place=place + 1, taken=taken is not None, owner=0 if taken is None else taken)
        scene.rect(f"place-{place + 1}", cx - 13, Y + 34, 26, 27, "vg-hit" if there else "vb-none", rx=8, tip=tip,
                   label=words("board-place", place=place + 1), target=f"place-{place + 1}")  # fmt: skip
    said = ", ".join(named(words, seat) for seat in order)
    tip = words("board-order-tip", order=said, known=bool(order))
    scene.rect("order-hit", ORDER - 4, Y + 4, room + 16 + PLACE * 4, 28, "vg-hit", rx=8, tip=tip)


def _vintage(scene: Scene, words: Words, box: Box, vintage: str | None, left: int) -> None:
    """Draw the vintage tile: weather, features and what the magnates expect."""
    x, width = VINTAGE, 230
    scene.rect("vintage-card", x, Y + 6, width, HEIGHT - 12, "vb-improvement", rx=10)
    tile = box.vintages[box.vintage_number[vintage]] if vintage else None
    weather = tile.weather if tile else 0
    sign, cls = ("sunshine", "vb-sunlit") if weather > 0 else ("rain-cloud", "vb-rainy")
    if not weather:
        sign, cls = "mild-cloud", "vb-rainy"
    scene.symbol("weather-sign", sign if tile else "none", x + 8, Y + 14, 34, cls)
    text = f"+{weather}" if weather > 0 else minus(weather)
    scene.text("weather-text", x + 64, Y + 40, text if tile else "?", "vb-money", size=24, anchor="middle")
    counts = tile.features if tile else (0,) * len(FEATURES)
    for place, (feature, count) in enumerate(zip(FEATURES, counts, strict=True)):
        cx = x + 94 + 34 * place
        scene.symbol(f"vintage-{feature}", FEATURE_SIGNS[feature], cx, Y + 11, 21,
                     f"vb-{feature}" if count else f"vb-{feature} vb-absent")  # fmt: skip
        scene.text(f"vintage-{feature}-text", cx + 10.5, Y + 50, f"×{count}" if count else "–",
                   "vb-number" if count else "vb-zero", size=14.5, anchor="middle")  # fmt: skip
    tip = words("board-no-vintage-tip")
    if tile:
        features = {feature: count for feature, count in zip(FEATURES, tile.features, strict=True) if count}
        said = ", ".join(words("board-symbols", feature=feature, count=count) for feature, count in features.items())
        colour = COLOURS[tile.colour] if tile.colour >= 0 else "none"
        tip = words("board-vintage-tip", step=weather, symbols=said, some=bool(said), colour=colour,
                    value=tile.least_value, region=tuple(region_numbers(tile.regions)), left=left)  # fmt: skip
    scene.rect("vintage", x, Y + 6, width, HEIGHT - 12, "vg-hit", rx=10, tip=tip, label=words("board-vintage"),
               target="vintage")  # fmt: skip


def _ready(scene: Scene, words: Words, box: Box, kind: str, place: int, count: int, removed: int) -> None:
    sign, cls = READY_SIGNS[kind]
    x = SUPPLY + READY * place
    scene.symbol(f"ready-{kind}", sign, x + 8, Y + 9, 26, cls if count else f"{cls} vb-absent")
    scene.text(f"ready-{kind}-text", x + 21, Y + 54, str(count), "vb-number" if count else "vb-zero", size=15,
               anchor="middle")  # fmt: skip
    tip = words("board-ready-tip", supply=kind, count=count, removed=removed)
    scene.rect(f"ready-{kind}-hit", x, Y + 4, READY - 4, HEIGHT - 8, "vg-hit", rx=8, tip=tip)


def _end(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("done-card", END, Y + 8, 78, HEIGHT - 16, "vb-pressable", rx=12)
    scene.symbol("done-sign", "check", END + 27, Y + 12, 24, "vb-act")
    scene.text("done-text", END + 39, Y + 51, clipped(words("board-done-short"), 74), "vb-tight", size=SMALL,
               anchor="middle")  # fmt: skip
    scene.rect("done", END, Y + 8, 78, HEIGHT - 16, "vg-hit", rx=12, tip=words("board-done-tip"),
               label=words("board-done"), target="done")  # fmt: skip
