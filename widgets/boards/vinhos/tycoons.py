"""Tycoon tiles of the 2016 edition: the display, and the tiles beside a mat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import FIRST_MULTIPLIER, MULTIPLIERS_2016, TILE_ACTIONS, TYCOON_TILES, tile_kind
from tutor.games.vinhos.tycoons import tile_of
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import SIGNS, SMALL, hue, on
from widgets.scene import Scene

X, Y, WIDTH, TALL = 820, 386, 366, 162
#: Multipliers in a row beside a mat; tiles in a row of the display by their number; the room of the pile.
ACROSS = 6
SHOWN = {6: 3, 9: 5, 12: 6}
PILE = 54


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the display and the pile."""
    painter.part(scene, _panel, sum(view["pile"].values()))
    for slot, tile in enumerate(view["display"]):
        painter.part(scene, _tile, slot, len(view["display"]), tile)


def _panel(scene: Scene, words: Words, box: Box, left: int) -> None:
    scene.rect("display-panel", X, Y, WIDTH, TALL, "vb-panel", rx=14, region=words("board-region-tycoons"))
    x = X + WIDTH - PILE - 2
    scene.symbol("tycoon-pile-sign", "tiles" if left else "no-tile", x + 8, Y + 40, 36, "vb-back-tile")
    scene.text("tycoon-pile-text", x + 26, Y + 98, f"×{left}", "vb-number", size=15, anchor="middle")
    scene.rect("tycoon-pile", x, Y + 8, PILE - 4, TALL - 16, "vg-hit", rx=9,
               tip=words("board-pile-of-tiles-tip", left=left), label=words("board-pile-of-tiles"),
               target="tycoon-pile")  # fmt: skip


def worth(box: Box, tile: int) -> str:
    """Return the number on a tile: its price or amount, or the VP of a multiplier."""
    if tile < FIRST_MULTIPLIER:
        amount = box.tile_amount[tile]
        kind = TILE_ACTIONS[tile]
        if kind == "fair_points":
            return f"+{amount}"
        return f"−{amount}" if kind == "vineyard" and amount else str(amount) if amount else ""
    points = box.tile_vp[tile - FIRST_MULTIPLIER]
    return f"×{points}" if points else "↑"


def sign(tile: int) -> tuple[str, str]:
    """Return sign and colour of a tile."""
    kind = TILE_ACTIONS[tile] if tile < FIRST_MULTIPLIER else MULTIPLIERS_2016[tile_kind(tile)]
    return SIGNS[kind], "vb-coin" if kind == "money_table" else "vb-act"


def said(words: Words, box: Box, tile: int) -> str:
    """Return what a tile is good for."""
    multiplier = tile >= FIRST_MULTIPLIER
    kind = MULTIPLIERS_2016[tile_kind(tile)] if multiplier else TILE_ACTIONS[tile]
    amount = box.tile_vp[tile - FIRST_MULTIPLIER] if multiplier else box.tile_amount[tile]
    cap = box.tile_cap[tile - FIRST_MULTIPLIER] if multiplier else 0
    if multiplier:
        return words("board-multiplier-says", multiplier=kind, amount=amount, cap=cap)
    return words("board-action-says", tile=TYCOON_TILES[tile], amount=amount)


def _tile(scene: Scene, words: Words, box: Box, slot: int, slots: int, tile: str | None) -> None:
    """Draw a slot of the display."""
    across = SHOWN[slots]
    row, column = divmod(slot, across)
    wide, tall = (WIDTH - PILE - 6) / across, (TALL - 10) / 2 - 2
    x, y = X + 6 + wide * column, Y + 6 + (tall + 2) * row
    name = f"display-{slot + 1}"
    number = box.tile_number[tile] if tile else -1
    multiplier = number >= FIRST_MULTIPLIER
    ground = "vb-stall vb-shut" if number < 0 else "vb-direct" if multiplier else "vb-stall vb-full"
    scene.rect(f"{name}-card", x, y, wide - 3, tall, ground, rx=8)
    picture, cls = sign(number) if tile else ("none", "")
    text = worth(box, number) if tile else ""
    scene.symbol(f"{name}-sign", picture, x + wide / 2 - 17, y + (8 if text else tall / 2 - 15.5), 31, cls)
    scene.text(f"{name}-worth", x + wide / 2 - 1.5, y + tall - 11, text, "vb-number",
               size=16, anchor="middle")  # fmt: skip
    tip = said(words, box, number) if tile else words("board-empty-slot-tip")
    scene.rect(name, x, y, wide - 3, tall, "vg-hit", rx=8, tip=tip, label=words("board-display", slot=slot + 1),
               target=name)  # fmt: skip


# ---------------------------------------------------------------------- beside a mat


def own(
    painter: Painter, scene: Scene, seat: int, vintner: Mapping[str, Any], x: float, y: float, wide: float, tall: float
) -> None:
    """Draw a player's tiles: nine kinds of actions above, twelve kinds of multipliers in two rows below."""
    high = [bool(vintner["multipliers"].get(kind, {}).get("high")) for kind in MULTIPLIERS_2016]
    held = [2 if vintner["multipliers"].get(kind, {}).get("barrel") else 1 if kind in vintner["multipliers"] else 0
            for kind in MULTIPLIERS_2016]  # fmt: skip
    up = [2 if kind in vintner["tiles_up"] else 1 if kind in vintner["tiles_down"] else 0 for kind in TILE_ACTIONS]
    painter.part(scene, _actions, seat, up, x, y, wide, tall)
    painter.part(scene, _multipliers, seat, held, high, x, y + tall + 3, wide, tall)


def _actions(
    scene: Scene, words: Words, box: Box, seat: int, up: Sequence[int], x: float, y: float, wide: float, tall: float
) -> None:
    step = wide / len(TILE_ACTIONS)
    for number, kind in enumerate(TILE_ACTIONS):
        left, name = x + step * number, f"tile-{seat}-{kind}"
        state = up[number]
        ground = ("vb-stall vb-shut", "vb-stall vb-face-down", "vb-stall vb-full")[state]
        scene.rect(f"{name}-card", left, y, step - 2, tall, ground, rx=6)
        picture, cls = sign(number)
        size = min(step - 6, tall - 4, 24)
        shade = (" vb-hardly", " vb-turned-sign", "")[state]
        scene.symbol(f"{name}-sign", picture, left + step / 2 - 1 - size / 2, y + (tall - size) / 2, size, cls + shade)
        tip = f"{said(words, box, number)} " + words("board-tile-tip", mine=words.mine(seat), owner=seat,
                                                     state=state)  # fmt: skip
        scene.rect(name, left, y, step - 2, tall, "vg-hit", rx=6, tip=tip,
                   label=words("board-own-tile", tile=TYCOON_TILES[number]), target=name)  # fmt: skip


def _multipliers(
    scene: Scene, words: Words, box: Box, seat: int, held: Sequence[int], high: Sequence[bool], x: float, y: float,
    wide: float, tall: float,
) -> None:  # fmt: skip
    step = wide / ACROSS
    for number, kind in enumerate(MULTIPLIERS_2016):
        row, column = divmod(number, ACROSS)
        left, top = x + step * column, y + (tall + 3) * row
        name, state = f"multiplier-{seat}-{kind}", held[number]
        tile = tile_of(number, high[number] or not state)
        scene.rect(f"{name}-card", left, top, step - 2, tall, "vb-direct" if state else "vb-stall vb-shut", rx=6)
        picture, cls = sign(tile)
        size = min(tall - 4, 22)
        scene.symbol(f"{name}-sign", picture, left + 2, top + (tall - size) / 2, size,
                     cls if state else f"{cls} vb-hardly")  # fmt: skip
        scene.text(f"{name}-worth", left + step - 5, top + tall / 2 + 5, worth(box, tile) if state == 1 else "",
                   "vb-number", size=SMALL, anchor="end")  # fmt: skip
        loaded = state == 2
        scene.symbol(f"{name}-barrel", "barrel" if loaded else "none", left + step - 24, top + tall / 2 - 10, 20,
                     f"vb-piece {hue(seat)}")  # fmt: skip
        scene.text(f"{name}-loaded", left + step - 14, top + tall / 2 + 4.8,
                   worth(box, tile).strip("×") if loaded else "", f"vb-seat {on(seat)}", size=SMALL,
                   anchor="middle")  # fmt: skip
        tip = f"{said(words, box, tile)} " + words("board-own-multiplier-tip", mine=words.mine(seat), owner=seat,
                                                   state=state)  # fmt: skip
        scene.rect(name, left, top, step - 2, tall, "vg-hit", rx=6, tip=tip,
                   label=words("board-own-multiplier", multiplier=kind), target=name)  # fmt: skip
