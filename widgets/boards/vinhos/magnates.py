"""The three magnates: what they expect this year, whose barrels stand with them, and (2010) what they offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import (
    COLOURS,
    EXTRAS,
    EXTRAS_AS_BENEFITS,
    MAGNATES,
    MULTIPLIERS_2010,
    MULTIPLIERS_AS_BENEFITS,
    SLOTS,
)
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import BOLD, SIGNS, SMALL, barrel, clipped, hue, on, region_numbers, who
from widgets.scene import Scene

X, Y, TALL = 582, 386, 162
WIDE_2016, WIDE_2010 = 232, 382
#: Rows of the 2010 edition: the magnate, two extra actions, three multipliers.
ROW, HEAD, EXTRA, MULTIPLIER = 51, 96, 49, 60
SEATS = 4


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the magnates."""
    painter.part(scene, _panel)
    vintage = box.vintages[box.vintage_number[view["vintage"]]] if view["vintage"] else None
    colour = COLOURS[vintage.colour] if vintage and vintage.colour >= 0 else ""
    wishes = (colour, vintage.least_value if vintage else 0, vintage.regions if vintage else 0)
    for number, magnate in enumerate(MAGNATES):
        # Lacerda has no barrels with the magnates
        barrels = [vintner["magnates"][magnate] for vintner in view["vintners"][: view["players"]]]
        painter.part(scene, _row if box.reserve else _column, number, barrels, wishes[number])
    if not box.reserve:
        return
    for number, benefit in enumerate(EXTRAS_AS_BENEFITS):
        painter.part(scene, _extra, number, [vintner["extras"][benefit] for vintner in view["vintners"]])
    for number, multiplier in enumerate(MULTIPLIERS_2010):
        painter.part(scene, _multiplier, number, [who(view, seat) for seat in view["multipliers"][multiplier]])


def _panel(scene: Scene, words: Words, box: Box) -> None:
    scene.rect(
        "magnates-panel",
        X,
        Y,
        WIDE_2010 if box.reserve else WIDE_2016,
        TALL,
        "vb-panel",
        rx=14,
        region=words("board-region-magnates"),
    )


def _wish(scene: Scene, words: Words, number: int, wish: str | int, cx: float, y: float, room: bool) -> None:
    """Draw what a magnate expects: a colour, a value, or regions."""
    magnate = MAGNATES[number]
    sign = "bottle" if number == 0 and wish else "none"
    scene.symbol(
        f"magnate-{magnate}-wish", sign, cx - 10, y - 1, 20, f"vb-bottle vb-g-{wish}" if sign == "bottle" else ""
    )
    lines = ["", ""]
    if number == 1 and wish:
        lines[0] = f"≥ {wish}"
    # the regions that Carolina names bear the same mark on the map
    scene.circle(f"magnate-{magnate}-mark", cx, y + 9, 5, "vb-wish" if number == 2 and wish and not room else "vb-none")
    if number == 2 and wish and room:
        short = [words("board-region-name", region=region)[:3] for region in region_numbers(int(wish))]
        half = -(-len(short) // 2)
        lines = [" ".join(short[:half]), " ".join(short[half:])]
    for place, text in enumerate(lines):
        scene.text(f"magnate-{magnate}-wish-{place + 1}", cx, y + 14 + 15 * place, text,
                   "vb-number" if number == 1 else "vb-tight", size=15 if number == 1 else SMALL,
                   anchor="middle")  # fmt: skip


def _tip(words: Words, box: Box, number: int, barrels: Sequence[int], wish: str | int) -> str:
    said = ", ".join(words("board-owner-barrels", mine=words.mine(seat), owner=seat, barrels=count)
                     for seat, count in enumerate(barrels) if count)  # fmt: skip
    regions = tuple(region_numbers(int(wish))) if number == 2 else ()
    return words(
        "board-magnate-tip",
        magnate=MAGNATES[number],
        wishes=bool(wish),
        colour=wish if number == 0 else "",
        value=wish if number == 1 else 0,
        region=regions,
        barrels=said,
        some=bool(said),
        reserve=box.reserve,
    )


def _column(scene: Scene, words: Words, box: Box, number: int, barrels: Sequence[int], wish: str | int) -> None:
    """Draw a magnate of the 2016 edition with the barrels that still stand there."""
    magnate, wide = MAGNATES[number], (WIDE_2016 - 10) / 3
    x = X + 5 + wide * number
    middle = x + wide / 2
    name = f"magnate-{magnate}"
    scene.rect(f"{name}-card", x + 1, Y + 5, wide - 3, TALL - 10, "vb-stall", rx=9)
    scene.text(f"{name}-name", middle, Y + 21, clipped(words("board-magnate", magnate=magnate), wide - 6, BOLD),
               "vb-name", size=SMALL, anchor="middle")  # fmt: skip
    _wish(scene, words, number, wish, middle, Y + 27, True)
    for seat in range(SEATS):
        count = barrels[seat] if seat < len(barrels) else 0
        for place in range(box.magnate_barrels):
            there = seat < len(barrels)
            cls = f"vb-piece {hue(seat)}" if place < count else "vb-piece vb-gone"
            scene.symbol(f"{name}-barrel-{seat}-{place + 1}", "barrel" if there else "none",
                         middle - 23 + 23 * place, Y + 62 + 24 * seat, 22, cls)  # fmt: skip
    scene.rect(name, x + 1, Y + 5, wide - 3, TALL - 10, "vg-hit", rx=9, tip=_tip(words, box, number, barrels, wish),
               label=words("board-magnate", magnate=magnate), target=name)  # fmt: skip


def _row(scene: Scene, words: Words, box: Box, number: int, barrels: Sequence[int], wish: str | int) -> None:
    """Draw a magnate of the 2010 edition at the head of a row."""
    magnate = MAGNATES[number]
    x, y = X + 5, Y + 5 + ROW * number
    name = f"magnate-{magnate}"
    scene.rect(f"{name}-card", x, y, HEAD - 3, ROW - 3, "vb-stall", rx=8)
    scene.text(f"{name}-name", x + 6, y + 15, clipped(words("board-magnate", magnate=magnate), 58, BOLD), "vb-name",
               size=SMALL)  # fmt: skip
    _wish(scene, words, number, wish, x + HEAD - (20 if number == 1 else 16), y + 1, False)
    _counts(scene, name, barrels, x + 12, y + 38, 20.5)
    scene.rect(name, x, y, HEAD - 3, ROW - 3, "vg-hit", rx=8, tip=_tip(words, box, number, barrels, wish),
               label=words("board-magnate", magnate=magnate), target=name)  # fmt: skip


def _counts(scene: Scene, name: str, barrels: Sequence[int], x: float, cy: float, step: float) -> None:
    """Draw everybody's barrels on one place as numbers on their colours."""
    shown = [(seat, count) for seat, count in enumerate(barrels) if count]
    for place in range(SEATS):
        seat, count = shown[place] if place < len(shown) else (None, 0)
        cx = x + step * place
        scene.symbol(f"{name}-barrel-{place + 1}", "none" if seat is None else "barrel", cx - 10, cy - 10, 20,
                     "" if seat is None else f"vb-piece {hue(seat)}")  # fmt: skip
        scene.text(f"{name}-count-{place + 1}", cx, cy + 4.8, str(count) if count else "",
                   f"vb-seat {on(seat)}", size=SMALL, anchor="middle")  # fmt: skip


def _extra(scene: Scene, words: Words, box: Box, number: int, barrels: Sequence[int]) -> None:
    """Draw an extra action."""
    benefit, row = EXTRAS_AS_BENEFITS[number], box.extra_row[number]
    column = [other for other, own in enumerate(box.extra_row) if own == row].index(number)
    x, y = X + 5 + HEAD + EXTRA * column, Y + 5 + ROW * row
    name = f"extra-{benefit}"
    scene.rect(f"{name}-card", x, y, EXTRA - 3, ROW - 3, "vb-stall vb-full", rx=8)
    scene.symbol(f"{name}-sign", SIGNS[EXTRAS[number]], x + 11, y + 2, 25, "vb-act")
    _counts(scene, name, barrels, x + 8, y + 38, 10.5)
    said = ", ".join(words("board-owner-barrels", mine=words.mine(seat), owner=seat, barrels=count)
                     for seat, count in enumerate(barrels) if count)  # fmt: skip
    tip = words("board-extra-tip", benefit=benefit, magnate=MAGNATES[row], barrels=said, some=bool(said))
    scene.rect(name, x, y, EXTRA - 3, ROW - 3, "vg-hit", rx=8, tip=tip, label=words("board-benefit", benefit=benefit),
               target=name)  # fmt: skip


def _multiplier(scene: Scene, words: Words, box: Box, number: int, owners: Sequence[int]) -> None:
    """Draw a multiplier with its two slots."""
    row = box.multiplier_row[number]
    column = [other for other, own in enumerate(box.multiplier_row) if own == row].index(number)
    x, y = X + 5 + HEAD + 2 * EXTRA + MULTIPLIER * column, Y + 5 + ROW * row
    benefit = MULTIPLIERS_AS_BENEFITS[number]
    kind = MULTIPLIERS_2010[number]
    scene.rect(f"multiplier-{kind}-card", x, y, MULTIPLIER - 2, ROW - 3, "vb-stall", rx=8)
    colour = "vb-coin" if kind == "cash" else "vb-renown" if kind == "cubes_now" else "vb-act"
    scene.symbol(f"multiplier-{kind}-sign", SIGNS[kind], x + 19, y + 1, 20, colour)
    for slot in range(SLOTS):
        left, top = x + 2 + 28 * slot, y + 21
        name = f"slot-{kind}-{slot + 1}"
        owner = owners[slot]
        vp, per = box.multiplier_vp[number][slot], box.multiplier_per[number][slot]
        text = f"{vp}/{per}" if per > 1 else f"×{vp}"
        scene.rect(f"{name}-card", left, top, 27, 25, "vb-used" if owner < 0 else "vb-none", rx=5)
        scene.text(f"{name}-points", left + 13.5, top + 17, text if owner < 0 else "", "vb-number vb-tight", size=SMALL,
                   anchor="middle")  # fmt: skip
        barrel(scene, f"{name}-barrel", owner if owner >= 0 else None, left + 13.5, top + 12.5, 25)
        tip = words("board-slot-tip", benefit=benefit, points=vp, per=per, cap=box.multiplier_cap[number],
                    now=box.at_once[number], taken=owner >= 0, mine=words.mine(owner), owner=max(0, owner))  # fmt: skip
        scene.rect(name, left, top, 27, 25, "vg-hit", rx=5, tip=tip,
                   label=words("board-slot", benefit=benefit, slot=slot + 1), target=name)  # fmt: skip
    scene.rect(f"multiplier-{kind}-hit", x, y, MULTIPLIER - 2, 20, "vg-hit", rx=6,
               tip=words("board-multiplier-tip", benefit=benefit))  # fmt: skip
