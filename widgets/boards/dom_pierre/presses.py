"""Three presses: harvest tiles, modifiers and champagne; and where a player's workers wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import PRESSES, VARIETIES, VESSELS
from widgets.boards.dom_pierre.signs import VESSELS as VESSEL_SIGNS
from widgets.boards.dom_pierre.signs import ZONES, harvest_tile
from widgets.boards.dom_pierre.words import css
from widgets.boards.painter import SMALL, Painter, Words
from widgets.scene import Scene

#: How many champagne tiles a press makes.
TILES = 2


def draw(
    painter: Painter, scene: Scene, view: Mapping[str, Any], seat: int, x: float, y: float, pitch: float, tall: float
) -> None:
    """Draw all presses of a player, side by side."""
    active = [frame[2] for frame in view["stack"] if frame[0] == "ChooseKind" and frame[1] == seat]
    for number, press in enumerate(PRESSES):
        contents = view["maisons"][seat]["presses"][press]
        values = [0] * len(VARIETIES)
        for variety, value, _ in contents["harvest"]:
            values[VARIETIES.index(variety)] = value
        left = x + pitch * number
        painter.part(
            scene, _press, seat, number, values, contents["modifier"], press in active, left, y, pitch - 6, tall
        )  # fmt: skip
        painter.part(scene, _champagne, seat, number, contents["champagne"], left, y, pitch - 6, tall)


def _press(
    scene: Scene, words: Words, box: Box, seat: int, number: int, values: Sequence[int], modifier: int, active: bool,
    x: float, y: float, width: float, tall: float,
) -> None:  # fmt: skip
    """Draw a press with its bonus, its harvest tiles and its modifier."""
    press = PRESSES[number]
    name = f"press-{seat}-{press}"
    large = tall > 100
    kind, bonus = VESSELS[box.press_kinds[number]], box.press_bonuses[number]
    sign, cls = VESSEL_SIGNS[kind]
    scene.rect(f"{name}-body", x, y, width, tall, "vb-press", rx=8)
    scene.rect(f"{name}-active", x, y, width, tall, "vb-moved" if active else "vb-none", rx=8)
    head = 28 if large else 22
    scene.symbol(f"{name}-sign", "wine-press" if large and not modifier else "none", x + 5, y + 4, head - 7,
                 "vb-tool")  # fmt: skip
    scene.text(
        f"{name}-bonus",
        x + width - 24,
        y + head - 9,
        f"+{bonus}" if large or not modifier else "",
        "vb-number",
        size=14,
        anchor="end",
    )
    scene.symbol(f"{name}-kind", sign, x + width - 22, y + 4, head - 8, cls)
    size = 23.0 if large else 19.0
    gap = (width - size * len(VARIETIES)) / (len(VARIETIES) + 1)
    for place, (variety, value) in enumerate(zip(VARIETIES, values, strict=True)):
        left = x + gap + (size + gap) * place
        harvest_tile(scene, f"{name}-{css(variety)}", variety, value, left, y + head, size)
        scene.text(f"{name}-{css(variety)}-letter", left + size / 2, y + head + size / 2 + 4.6,
                   "" if value else words("board-letter", variety=variety), "vb-zero", size=SMALL,
                   anchor="middle")  # fmt: skip
    left = x + (16 if large else 13)
    scene.circle(f"{name}-modifier", left, y + head / 2 + 0.5, 10.5, "vb-modifier" if modifier else "vb-none")
    scene.text(f"{name}-modifier-text", left, y + head / 2 + 5.3, f"+{modifier}" if modifier else "",
               "vb-points", size=SMALL, anchor="middle")  # fmt: skip
    parts = [words("board-harvest", variety=variety, value=value)
             for variety, value in zip(VARIETIES, values, strict=True) if value]  # fmt: skip
    if modifier:
        parts.append(words("board-modifier", value=modifier))
    tip = words("board-press-tip", press=press, vessel=kind, bonus=bonus, count=len(parts), parts=tuple(parts),
                base=sum(values) + modifier)  # fmt: skip
    scene.rect(name, x, y, width, head + size + 4, "vg-hit", rx=8, tip=tip, label=words("board-press", press=press),
               target=name)  # fmt: skip


def _champagne(
    scene: Scene, words: Words, box: Box, seat: int, number: int, tiles: Sequence[Sequence[Any]], x: float, y: float,
    width: float, tall: float,
) -> None:  # fmt: skip
    """Draw the champagne tiles of a press."""
    press = PRESSES[number]
    large = tall > 100
    top = y + (57 if large else 46)
    high, wide = y + tall - top - 5, (width - 15) / TILES
    for place in range(TILES):
        name = f"champagne-{seat}-{press}-{place + 1}"
        vessel, value = tiles[place] if place < len(tiles) else ("", 0)
        left = x + 5 + (wide + 5) * place
        sign, cls = VESSEL_SIGNS[vessel] if vessel else ("none", "")
        scene.rect(f"{name}-tile", left, top, wide, high, "vb-champagne-tile" if vessel else "vb-harvest-slot", rx=6)
        room = min(34.0, wide - 1, high - 18)
        scene.symbol(f"{name}-sign", sign, left + (wide - room) / 2, top + 2, room, cls)
        scene.text(f"{name}-value", left + wide / 2, top + high - 6, str(value) if vessel else "", "vb-money",
                   size=18 if large else 15, anchor="middle")  # fmt: skip
        if vessel:
            tiles_below = [tile for tile, count in box.champagne_tiles.items() if count and tile <= value]
            printed = max(tiles_below, default=value)
            tip = words("board-champagne-tip", vessel=vessel, value=value, press=press, mine=words.mine(seat),
                        owner=seat, printed=printed, more=value - printed)  # fmt: skip
            scene.rect(name, left, top, wide, high, "vg-hit", rx=6, tip=tip,
                       label=words("board-champagne", vessel=vessel, value=value),
                       target=champagne_target(seat, press, vessel, value))  # fmt: skip
        else:
            scene.rect(name, left, top, wide, high, "vb-none")


def champagne_target(seat: int | None, press: str, vessel: str, value: int) -> str:
    """Return the target of champagne tiles of one press that are alike."""
    return f"champagne-{seat}-{press}-{vessel}-{value}"


def zone(
    scene: Scene, words: Words, box: Box, seat: int, zone_name: str, count: int, x: float, y: float, width: float,
    tall: float, row: bool,
) -> None:  # fmt: skip
    """Draw where workers wait: in a row, or with their number."""
    name = f"zone-{seat}-{zone_name}"
    scene.rect(f"{name}-ground", x, y, width, tall, "vb-zone", rx=7)
    small = min(20.0, tall - 4)
    scene.symbol(f"{name}-sign", ZONES[zone_name], x + 6, y + (tall - small) / 2, small, "vb-tool")
    size = min(24.0, tall - 2)
    step = min(size, (width - 34) / box.workers)
    for place in range(box.workers if row else 1):
        # in little room one figure stands for all
        left = x + 32 + step * place if row else x + width - 50
        sign = "worker" if place < count and (row or width > 90) else "none"
        scene.symbol(f"{name}-{place + 1}", sign, left, y + (tall - size) / 2, size, f"vb-piece vb-p{seat}")
    scene.text(f"{name}-count", x + width - 9, y + tall / 2 + 5.5, "" if row else str(count),
               "vb-number" if count else "vb-zero", size=16, anchor="end")  # fmt: skip
    tip = words("board-zone-tip", zone=zone_name, mine=words.mine(seat), owner=seat, count=count)
    scene.rect(name, x, y, width, tall, "vg-hit", rx=7, tip=tip, label=words("board-zone", zone=zone_name),
               target=name)  # fmt: skip
