"""Mats: the reader's own drawn large, the others' as strips; Lacerda has cards instead of estates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.text import OPPONENT
from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import ABILITIES, EXPERTS_PER_FEATURE, FEATURES
from tutor.games.vinhos.state import Vinhos
from widgets.boards.painter import Painter, Words, shortened
from widgets.boards.vinhos import estates, lacerda, tycoons
from widgets.boards.vinhos.words import (
    ABILITY_SIGNS,
    FEATURE_SIGNS,
    SMALL,
    hue,
    is_solo,
    minus,
    named,
    on,
    signed,
    who,
)
from widgets.scene import Scene

X, WIDTH = 14, 1172
LARGE, STRIP = 204, 92
#: Where the parts of a large mat and of a strip begin.
ESTATES, EXPERTS = 206, 918
SMALL_ESTATES, SMALL_EXPERTS, SMALL_TILES = 206, 766, 930
END = X + WIDTH - 8


def large(
    painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any], state: Vinhos, seat: int, turn: bool, y: float
) -> None:
    """Draw a mat with its upper edge at y."""
    vintner = view["vintners"][seat]
    painter.part(scene, _frame, seat, turn, LARGE, y)
    painter.part(scene, _owner, seat, turn, seat in view["passed"], True, y)
    _numbers(painter, box, scene, view, state, seat, True, y)
    estates.draw(painter, box, scene, view, state, seat, estates.Room(ESTATES, y + 7, EXPERTS - ESTATES - 4, 190, True))
    up, down = _experts_of(vintner)
    tall = 22.0 if not box.reserve else 43.0
    painter.part(scene, _experts, seat, up, down, _chosen(vintner), EXPERTS, y + 7, END - EXPERTS, tall)
    if not box.reserve:
        tycoons.own(painter, scene, seat, vintner, EXPERTS, y + 102, END - EXPERTS, 29)


def strip(
    painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any], state: Vinhos, seat: int, turn: bool, y: float
) -> None:
    """Draw another player's mat as a strip with its upper edge at y."""
    vintner, name = view["vintners"][seat], who(view, seat)
    painter.part(scene, _frame, name, turn, STRIP, y)
    painter.part(scene, _owner, name, turn, seat in view["passed"], False, y)
    _numbers(painter, box, scene, view, state, seat, False, y)
    up, down = _experts_of(vintner)
    right = END if box.reserve else SMALL_TILES - 6
    painter.part(scene, _experts, name, up, down, _chosen(vintner), SMALL_EXPERTS, y + 5, right - SMALL_EXPERTS, 20.4)
    if not box.reserve:
        tycoons.own(painter, scene, name, vintner, SMALL_TILES, y + 5, END - SMALL_TILES, 25.4)
    if is_solo(view) and name == OPPONENT:
        lacerda.cards(painter, scene, view, SMALL_ESTATES, y)
        return
    room = estates.Room(SMALL_ESTATES, y + 6, SMALL_EXPERTS - SMALL_ESTATES - 4, STRIP - 12, False)
    estates.draw(painter, box, scene, view, state, seat, room)


def _experts_of(vintner: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    return vintner["experts_up"], vintner["experts_down"]


def _chosen(vintner: Mapping[str, Any]) -> list[str]:
    """Return the experts that a player has chosen in secret, as far as the reader knows."""
    return vintner.get("chosen") or []


def _frame(scene: Scene, words: Words, box: Box, seat: int, turn: bool, tall: float, y: float) -> None:
    colour = hue(seat)
    scene.rect(f"mat-{seat}", X, y, WIDTH, tall, "vb-panel", rx=12, region=words.name(seat))
    scene.rect(f"own-{seat}", X, y, WIDTH, tall, f"vb-own {colour}" if words.mine(seat) else "vb-none", rx=12)
    scene.rect(f"turn-{seat}", X, y, WIDTH, tall, "vb-turn" if turn else "vb-none", rx=12)
    scene.path(f"band-{seat}", f"M{X + 12} {y}h8v{tall}h-8a12 12 0 0 1-12-12v{24 - tall}a12 12 0 0 1 12-12Z",
               f"vb-band {colour}")  # fmt: skip
    scene.symbol(f"arrow-{seat}", "arrow-right" if turn else "none", X + 1, y + tall / 2 - 9, 18, "vb-turn-arrow")


def _owner(scene: Scene, words: Words, box: Box, seat: int, turn: bool, passed: bool, full: bool, y: float) -> None:
    size = 40 if full else 28
    number = "L" if seat == OPPONENT else str(seat + 1)
    scene.symbol(f"badge-{seat}", "worker", X + 24, y + (7 if full else 4), size, f"vb-piece {hue(seat)}")
    scene.text(f"badge-text-{seat}", X + 24 + size / 2, y + (42 if full else 28), number, f"vb-seat {on(seat)}",
               size=17 if full else SMALL, anchor="middle")  # fmt: skip
    scene.text(f"player-{seat}", X + 30 + size, y + (26 if full else 24), shortened(named(words, seat), 150 - size),
               "vb-player", size=16)  # fmt: skip
    note = words("board-passed") if passed else words("board-you") if words.mine(seat) else ""
    scene.text(f"status-{seat}", X + 30 + size, y + 44, note if full else "", "vb-status" if passed else "vb-quiet",
               size=SMALL)  # fmt: skip
    tip = words("board-mat-tip", mine=words.mine(seat), owner=seat, turn=turn, passed=passed)
    scene.rect(f"owner-{seat}", X, y, 188, 50 if full else 35, "vg-hit", rx=12, tip=tip,
               label=words("board-mat", mine=words.mine(seat), owner=seat), target=f"owner-{seat}")  # fmt: skip


# ---------------------------------------------------------------------- numbers


def _numbers(
    painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any], state: Vinhos, seat: int, full: bool, y: float
) -> None:
    """Draw money, points, barrels and Port tiles; in the 2010 edition also account and investment."""
    vintner = view["vintners"][seat]
    shown: list[tuple[str, int]] = [
        ("cash", vintner["cash"]),
        ("points", sum(vintner["earned"].values())),
        ("fair", vintner["fp"]),
        ("barrels", vintner["barrels"]),
        ("ports", vintner["ports"]),
    ]
    if box.reserve:
        shown += [("account", vintner["account"]), ("investment", vintner["investment"])]
    if is_solo(view):
        shown += [("trophies", vintner["trophies"])]
    painter.part(scene, _counts, who(view, seat), shown, full, y)


def _counts(
    scene: Scene, words: Words, box: Box, seat: int, shown: Sequence[tuple[str, int]], full: bool, y: float
) -> None:
    signs = {
        "cash": ("coin", "vb-coin"),
        "points": ("star", "vb-prestige"),
        "fair": ("booth", "vb-act"),
        "barrels": ("barrel", f"vb-piece {hue(seat)}"),
        "ports": ("bottle", "vb-figure-red"),
        "account": ("bank-house", "vb-act"),
        "investment": ("demand", "vb-act"),
        "trophies": ("cup", "vb-prestige"),
    }
    across = 2 if full else 4
    wide, tall = (82.0, 37.0) if full else (44.5, 26.0)
    size = 26 if full else 16
    for place, (kind, count) in enumerate(shown):
        row, column = divmod(place, across)
        x, top = X + 25 + wide * column, y + (54 if full else 36) + tall * row
        sign, cls = signs[kind]
        scene.symbol(f"{kind}-{seat}-sign", sign, x, top + (tall - size) / 2, size, cls)
        text = signed(count) if kind == "investment" else minus(count)
        scene.text(f"{kind}-{seat}-text", x + size + (6 if full else 3), top + tall / 2 + (7 if full else 5.4), text,
                   "vb-money" if kind in ("cash", "points") else "vb-number", size=20 if full else 15)  # fmt: skip
        amount = text if kind == "investment" else count
        tip = words("board-has-tip", mine=words.mine(seat), owner=seat, what=kind, amount=amount)
        scene.rect(f"{kind}-{seat}-hit", x - 2, top, wide - 2, tall, "vg-hit", rx=6, tip=tip)


# ---------------------------------------------------------------------- experts


def _experts(
    scene: Scene, words: Words, box: Box, seat: int, up: Sequence[str], down: Sequence[str], chosen: Sequence[str],
    x: float, y: float, wide: float, tall: float,
) -> None:  # fmt: skip
    """Draw the experts in a field of their own: features from top to bottom, abilities from left to right."""
    head = 22
    step = (wide - head) / len(ABILITIES)
    for row, feature in enumerate(FEATURES):
        top = y + tall * row
        scene.symbol(f"experts-{seat}-{feature}", FEATURE_SIGNS[feature], x, top + tall / 2 - 10, 18, f"vb-{feature}")
        for column in range(EXPERTS_PER_FEATURE):
            expert = box.expert_ids[row * EXPERTS_PER_FEATURE + column]
            _expert(scene, words, box, seat, expert, expert in up, expert in down, expert in chosen,
                    x + head + step * column, top, step - 2, tall - 2)  # fmt: skip


def _expert(
    scene: Scene, words: Words, box: Box, seat: int, expert: str, up: bool, down: bool, chosen: bool, x: float,
    y: float, wide: float, tall: float,
) -> None:  # fmt: skip
    number = box.expert_number[expert]
    ability, feature = ABILITIES[box.ability[number]], FEATURES[number // EXPERTS_PER_FEATURE]
    name = f"expert-{seat}-{expert}"
    cls = "vb-stall vb-full" if up else "vb-stall vb-face-down" if down else "vb-unused"
    scene.rect(f"{name}-card", x, y, wide, tall, cls, rx=4)
    size = min(tall - 1, 24.0)
    arrow = (up or down) and box.arrow[number] and wide > 30
    left = x + wide / 2 - size / 2 - (7 if arrow else 0)
    shade = "" if up else " vb-turned-sign"
    colour = "vb-coin" if ability == "cash" else "vb-tool"
    scene.symbol(f"{name}-sign", ABILITY_SIGNS[ability] if up or down else "none", left, y + (tall - size) / 2, size,
                 colour + shade)  # fmt: skip
    scene.symbol(f"{name}-arrow", "arrow-up" if arrow else "none", left + size, y + tall / 2 - 6.5, 13, f"vb-{feature}")
    scene.symbol(f"{name}-chosen", "chosen" if chosen else "none", x + wide - 13, y - 1, 13, "vb-picked")
    tip = words("board-expert-tip", mine=words.mine(seat), owner=seat, expert=expert, ability=ability, up=up,
                there=up or down, arrow=box.arrow[number], chosen=chosen, amount=box.cash_amount,
                discount=box.discount_amount)  # fmt: skip
    scene.rect(name, x, y, wide, tall, "vg-hit", rx=4, tip=tip, label=words("board-expert", expert=expert), target=name)
