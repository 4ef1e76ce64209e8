"""The signs of Dom Pierre: actions, goods, tokens and bonuses, tiles and workers, drawn one way everywhere."""

from __future__ import annotations

from typing import NamedTuple

from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.conditions import Bonus
from tutor.games.dom_pierre.names import ACCESSORIES, FLAGS, TOKENS, VARIETIES
from widgets.boards.dom_pierre.words import css
from widgets.boards.painter import SMALL, Words
from widgets.scene import Scene

ACTIONS = {
    "vineyard": "grapes",
    "cellar": "wine-press",
    "village": "hamlet",
    "logistics": "extra-delivery",
    "sales": "sell",
    "objectives": "scroll",
}
GOODS = {"sugar": "sugar", "box": "gift-box", "cork": "champagne-cork", "label": "wine-label"}
VESSELS = {
    "bottle": ("bottle", "vb-glass"),
    "barrel": ("barrel", "vb-oak"),
    "either": ("bottle-or-barrel", "vb-either"),
}
ZONES = {"reserve": "workers", "house": "home", "presses": "wine-press"}


class Face(NamedTuple):
    """What a token or a bonus shows: a symbol in a colour, and a number."""

    sign: str
    cls: str
    text: str


#: A place where nothing lies.
NOTHING = Face("none", "", "")


def variety_face(variety: str, value: int) -> Face:
    """Return a harvest tile as the face of a token."""
    return Face("grapes", f"vb-sign vb-{css(variety)}", str(value))


def token_face(box: Box, token: str) -> Face:
    """Return what a prestige token shows."""
    number = TOKENS.index(token)
    kind, value = box.token_kinds[number], box.token_values[number]
    if kind == "harvest_tile":
        return variety_face(VARIETIES[box.token_varieties[number]], value)
    return {
        "crown": Face("crown", "vb-crown", str(value) if value > 1 else ""),
        "vp": Face("shield", "vb-vp", str(value)),
        "coins": Face("coin", "vb-coin", str(value)),
        "sale_bonus": Face("sell", "vb-tool", f"+{value}"),
        "move_worker": Face("worker", "vb-tool", str(value) if value > 1 else ""),
        "modifier": Face("wine-press", "vb-tool", f"+{value}"),
    }[kind]


def bonus_face(bonus: Bonus) -> Face:
    """Return what the foot of an objective card shows."""
    kind, item, value = bonus
    if kind == "harvest_tile":
        return variety_face(VARIETIES[item], value)
    if kind == "grey_accessory":
        return Face(GOODS[ACCESSORIES[item]], "vb-grey", "")
    if kind == "flag_token":
        return Face(f"flag-{FLAGS[item]}", "vb-tool", "")
    return {
        "modifier": Face("wine-press", "vb-tool", f"+{value}"),
        "coins": Face("coin", "vb-coin", str(value)),
        "vp": Face("shield", "vb-vp", str(value)),
        "move_worker": Face("worker", "vb-tool", str(value) if value > 1 else ""),
    }[kind]


def medal(scene: Scene, name: str, face: Face, x: float, y: float, size: float, ground: str = "vb-medal") -> None:
    """Draw a round token in a square with its north-west corner at x, y; its number stands at the lower right."""
    scene.circle(f"{name}-ground", x + size / 2, y + size / 2, size / 2 - 0.6, ground)
    inner = size * (0.58 if face.text else 0.66)
    inset = (size - inner) / 2 - (size * 0.09 if face.text else 0)
    scene.symbol(f"{name}-sign", face.sign, x + inset, y + inset, inner, face.cls)
    scene.text(f"{name}-text", x + size, y + size - 1.5, face.text, "vb-medal-text", size=SMALL, anchor="end")


def number_on_shield(scene: Scene, name: str, points: str, x: float, y: float, size: float) -> None:
    """Draw points on a shield."""
    scene.symbol(f"{name}-shield", "shield" if points else "none", x, y, size, "vb-vp")
    scene.text(f"{name}-points", x + size / 2, y + size * 0.5 + 4.6, points, "vb-points",
               size=max(SMALL, size * 0.52), anchor="middle")  # fmt: skip


def harvest_tile(scene: Scene, name: str, variety: str, value: int, x: float, y: float, size: float) -> None:
    """Draw a harvest tile: its value on the colour of its variety; or, with 0, the place of a tile."""
    kind = css(variety)
    scene.rect(f"{name}-tile", x, y, size, size, f"vb-harvest vb-{kind}" if value else "vb-harvest-slot", rx=5)
    scene.text(f"{name}-value", x + size / 2, y + size / 2 + 5.2, str(value) if value else "",
               f"vb-letter vb-on-{kind}", size=15, anchor="middle")  # fmt: skip


def letter(words: Words, variety: str) -> str:
    """Return the letter of a variety: whoever sees no hues tells them apart by it."""
    return words("board-letter", variety=variety)


def person(scene: Scene, name: str, owner: int | None, x: float, y: float, size: float) -> None:
    """Draw a worker with the number of its seat; -1 is a neutral one, None nobody."""
    if owner is None or owner < 0:
        cls = "vb-piece vb-neutral"
        scene.symbol(name, "none" if owner is None else "worker", x, y, size, cls)
        scene.text(f"{name}-text", x, y, "", "vb-seat")
        return
    scene.symbol(name, "worker", x, y, size, f"vb-piece vb-p{owner}")
    scene.text(f"{name}-text", x + size / 2, y + size * 0.84, str(owner + 1), f"vb-seat vb-on-p{owner}", size=SMALL,
               anchor="middle")  # fmt: skip
