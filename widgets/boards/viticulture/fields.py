"""The three fields of a vineyard with their vines: written out on the reader's own mat, as values on a strip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import FIELDS
from widgets.boards.painter import SMALL, Painter, Words
from widgets.boards.viticulture.cards import card_name, card_tip, place_of, token, values
from widgets.boards.viticulture.words import clipped
from widgets.scene import Scene

#: A field on the own mat: its size, and the first vine; rows for vines, and the distance between them at most.
WIDTH, HEIGHT, FIRST, ROWS, ROW = 148, 174, 28, 7, 20.4
#: A field on a strip: its size; tokens in a row, the distance between them, and where the rows lie.
NARROW, LOW, IN_ROW, TOKEN, UPPER, LOWER = 100, 70, 5, 19, 44.5, 61.5


def draw(
    painter: Painter, scene: Scene, view: Mapping[str, Any], seat: int, full: bool, x: float, y: float, step: float
) -> None:
    """Draw the three fields side by side."""
    limits = painter.box.limits[view["options"]["field_limit"]]
    for place, name in enumerate(FIELDS):
        field = view["vineyards"][seat]["fields"][name]
        painter.part(scene, _large if full else _small, seat, name, field, limits[place], x + step * place, y)


def _large(
    scene: Scene, words: Words, box: Box, seat: int, name: str, field: Mapping[str, Any], limit: int, x: float, y: float
) -> None:
    vines: Sequence[str] = field["vines"]
    _ground(scene, words, box, seat, name, field, limit, x, y, WIDTH, HEIGHT)
    rows = max(ROWS, len(vines))
    pitch = min(ROW, (HEIGHT - FIRST - 4) / rows)
    for place in range(rows):
        vine = vines[place] if place < len(vines) else None
        _row(scene, words, box, f"vine-{seat}-{name}-{place + 1}", vine, x + 5, y + FIRST + pitch * place, pitch)
    _hit(scene, words, box, seat, name, field, limit, x, y, WIDTH, HEIGHT)
    for place in range(rows):
        vine = vines[place] if place < len(vines) else None
        top = y + FIRST + pitch * place
        _vine_hit(scene, words, box, seat, name, place, vine, x + WIDTH - 50, top, 46, pitch)


def _row(scene: Scene, words: Words, box: Box, row: str, vine: str | None, x: float, y: float, tall: float) -> None:
    """Draw a vine as a line with its name and values."""
    scene.rect(f"{row}-ground", x, y + 0.75, WIDTH - 10, tall - 1.5, "vb-vine" if vine else "vb-furrow", rx=5)
    shown = values(box, vine) if vine else []
    for slot in range(2):
        looks, colour, value = shown[slot] if slot < len(shown) else ({}, None, 0)
        token(scene, f"{row}-{slot + 1}", looks, colour, value, x + WIDTH - 21 - 20 * max(0, len(shown) - 1 - slot),
              y + tall / 2 + 1, 18)  # fmt: skip
    text = clipped(card_name(words, box, vine), WIDTH - 18 - 20 * len(shown)) if vine else ""
    scene.text(f"{row}-name", x + 5, y + tall / 2 + 4.8, text, "vb-tight", size=SMALL)


def _small(
    scene: Scene, words: Words, box: Box, seat: int, name: str, field: Mapping[str, Any], limit: int, x: float, y: float
) -> None:
    vines: Sequence[str] = field["vines"]
    _ground(scene, words, box, seat, name, field, limit, x, y, NARROW, LOW)
    spots: list[tuple[int, Any]] = [(place, shown) for place, vine in enumerate(vines) for shown in values(box, vine)]
    slots = max(2 * IN_ROW, len(spots))
    across = -(-slots // 2)
    pitch = min(TOKEN, (NARROW - 6) / across)
    middles = [
        (x + 3 + pitch * (slot % across + 0.5), y + (LOWER if slot >= across else UPPER)) for slot in range(slots)
    ]
    for slot, (cx, cy) in enumerate(middles):
        looks, colour, value = spots[slot][1] if slot < len(spots) else ({}, None, 0)
        token(scene, f"vine-{seat}-{name}-token-{slot + 1}", looks, colour, value, cx, cy, 18)
    _hit(scene, words, box, seat, name, field, limit, x, y, NARROW, LOW)
    for place in range(max(ROWS, len(vines))):
        vine = vines[place] if place < len(vines) else None
        mine = [slot for slot, (owner, _) in enumerate(spots) if owner == place]
        cx, cy = middles[mine[0]] if mine else middles[0]
        # a vine of two colours whose tokens lie in two rows is caught by the first
        across_row = bool(mine) and middles[mine[-1]][1] == cy
        width = pitch * (len(mine) if across_row else 1)
        _vine_hit(scene, words, box, seat, name, place, vine, cx - pitch / 2, cy - 8, width, 17)


def _ground(
    scene: Scene, words: Words, box: Box, seat: int, name: str, field: Mapping[str, Any], limit: int, x: float,
    y: float, width: float, tall: float,
) -> None:  # fmt: skip
    """Draw a field without its vines: how full it is, what it is worth, whether it has been harvested or sold."""
    part = f"field-{seat}-{name}"
    sold = field["sold"]
    scene.rect(f"{part}-ground", x, y, width, tall, "vb-field vb-sold" if sold else "vb-field", rx=9)
    full = sum(box.vine_value[place_of(box, vine)[1]] for vine in field["vines"])
    scene.text(f"{part}-full", x + 8, y + 19, words("board-sold") if sold else f"{full}/{limit}", "vb-number", size=15)
    sign = "harvest" if field["harvested"] else "none"
    scene.symbol(f"{part}-mark", sign, x + width / 2 - 9, y + 3, 21, "vb-act")
    scene.text(f"{part}-price", x + width - 24, y + 18.5, str(box.sell_price[FIELDS.index(name)]), "vb-step",
               size=SMALL, anchor="end")  # fmt: skip
    scene.symbol(f"{part}-coin", "coin", x + width - 22, y + 5, 17, "vb-coin vb-later")


def _hit(
    scene: Scene, words: Words, box: Box, seat: int, name: str, field: Mapping[str, Any], limit: int, x: float,
    y: float, width: float, tall: float,
) -> None:  # fmt: skip
    """Draw where a field is clicked; it says what a harvest would give."""
    numbers = [place_of(box, vine)[1] for vine in field["vines"]]
    place = FIELDS.index(name)
    vines = tuple(card_name(words, box, vine) for vine in field["vines"])
    tip = words("board-field-tip", mine=words.mine(seat), owner=seat, price=box.sell_price[place],
                again=box.buy_back[place], sold=field["sold"], harvested=field["harvested"], count=len(numbers),
                parts=vines, value=sum(box.vine_value[number] for number in numbers), limit=limit,
                red=sum(box.vine_red[number] for number in numbers),
                white=sum(box.vine_white[number] for number in numbers))  # fmt: skip
    target = f"field-{seat}-{name}"
    scene.rect(target, x, y, width, tall, "vg-hit", rx=9, tip=tip,
               label=words("board-field", mine=words.mine(seat), owner=seat, price=box.sell_price[place]),
               target=target)  # fmt: skip


def _vine_hit(
    scene: Scene, words: Words, box: Box, seat: int, name: str, place: int, vine: str | None, x: float, y: float,
    width: float, tall: float,
) -> None:  # fmt: skip
    """Draw where a vine is clicked: on its values, beside the middle of the field."""
    hit = f"vine-{seat}-{name}-{place + 1}-hit"
    if vine is None:
        scene.rect(hit, x, y, width, tall, "vb-none")
        return
    scene.rect(hit, x, y, width, tall, "vg-hit", rx=5, tip=card_tip(words, box, vine),
               label=words("board-vine", name=card_name(words, box, vine)),
               target=f"vine-{seat}-{name}-{vine}", about=f"vine-{seat}-{name}-{vine}")  # fmt: skip
