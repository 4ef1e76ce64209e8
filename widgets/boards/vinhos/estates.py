"""Estates: vineyards and wineries with their workers, this year's quality term by term, warehouse or cellar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tutor.games.vinhos.box import Box
from tutor.games.vinhos.state import Vinhos
from tutor.games.vinhos.wine import quality_terms, value_terms
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import BOLD, SMALL, Term, clipped, minus, plain, signed, spelled
from widgets.scene import Scene

#: The sign of each term of the quality.
TERMS = {
    "quality-vineyards": ("vine", "vb-act"),
    "quality-farmers": ("master", "vb-act"),
    "quality-wineries": ("winery", "vb-act"),
    "quality-enologists": ("enologist", "vb-act"),
    "quality-weather": ("sunshine", "vb-sunlit"),
}


class Room(NamedTuple):
    """Where an estate is drawn, and whether large."""

    x: float
    y: float
    wide: float
    tall: float
    large: bool


def draw(
    painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any], state: Vinhos, seat: int, room: Room
) -> None:
    """Draw all estates of a player side by side."""
    estates = view["vintners"][seat]["estates"]
    step = room.wide / len(estates)
    for number, estate in enumerate(estates):
        here = room._replace(x=room.x + step * number, wide=step - (6 if room.large else 4))
        terms = plain(quality_terms(state, seat, number))
        counts = (estate["vineyards"], estate["wineries"], estate["farmers"], estate["enologists"], estate["waiting"])
        painter.part(scene, _estate, seat, number, estate["region"], estate["colour"], estate["cellar"], counts, terms,
                     here)  # fmt: skip
        for slot, wine in enumerate(estate["wines"]):
            values = plain(value_terms(state, seat, number, slot)) if wine else ()
            opened = slot < (box.cellar_slots if estate["cellar"] else box.warehouse_slots)
            bottle = (wine["quality"], wine["colour"], wine["region"]) if wine else None
            painter.part(scene, _wine, seat, number, slot, opened, estate["cellar"], bottle, values, here)


def _estate(
    scene: Scene, words: Words, box: Box, seat: int, number: int, region: str | None, colour: str | None, cellar: bool,
    counts: tuple[int, int, int, int, int], terms: Sequence[Term], room: Room,
) -> None:  # fmt: skip
    vineyards, wineries, farmers, enologists, waiting = counts
    name = f"estate-{seat}-{number + 1}"
    x, y, wide, tall, large = room
    head = 23 if large else 18
    scene.rect(f"{name}-card", x, y, wide, tall, "vb-chip", rx=9)
    scene.rect(f"{name}-head", x, y, wide, head, f"vb-stall vb-g-{colour}" if colour else "vb-stall", rx=8)
    title = words("board-region-name", region=region) if region else words("board-free-estate")
    scene.text(f"{name}-number", x + 8, y + head - (6.5 if large else 4.5), str(number + 1), "vb-quiet", size=SMALL)
    space = wide - 21 - (18 if waiting else 0)
    scene.text(f"{name}-name", x + 19, y + head - (6.5 if large else 4.5),
               clipped(title, space, BOLD if region else SMALL), "vb-name" if region else "vb-quiet",
               size=SMALL)  # fmt: skip
    _tiles(scene, name, box, colour, vineyards, wineries, farmers, enologists, room, head)
    total = sum(points for _, points, _ in terms)
    made = max(0, total)
    if large:
        _terms(scene, words, name, terms, total, vineyards, x, y + 80, wide)
    else:
        cx, cy = x + wide - 14, y + head + 14
        cls = "vb-none" if not vineyards else "vb-made" if made else "vb-made vb-nothing"
        scene.circle(f"{name}-made", cx, cy, 11, cls)
        scene.text(f"{name}-made-text", cx, cy + 5, str(made) if vineyards else "",
                   "vb-on-made" if made else "vb-on-made vb-nothing", size=14.5, anchor="middle")  # fmt: skip
    _waiting(scene, name, waiting, x + wide - (18 if large else 15), y + (4 if large else 1))
    tip = words("board-estate-tip", mine=words.mine(seat), owner=seat, estate=number + 1, bound=region is not None,
                region=region or "", colour=colour or "", vineyards=vineyards, wineries=wineries, farmers=farmers,
                enologists=enologists, cellar=cellar, waiting=waiting, terms=spelled(words, terms),
                grows=bool(vineyards and terms), quality=made)  # fmt: skip
    bottom = 108 if large else head + 28
    scene.rect(name, x, y, wide, bottom, "vg-hit", rx=9, tip=tip, label=words("board-estate", mine=words.mine(seat),
               owner=seat, estate=number + 1), target=name)  # fmt: skip


def _tiles(
    scene: Scene, name: str, box: Box, colour: str | None, vineyards: int, wineries: int, farmers: int,
    enologists: int, room: Room, head: float,
) -> None:  # fmt: skip
    """Draw the three places for tiles, each with the worker that stands on it."""
    large = room.large
    # a strip keeps room for the quality beside the tiles
    step = (room.wide - 8) / box.tile_slots if large else (room.wide - 32) / box.tile_slots
    tall = 48 if large else 25
    top = room.y + head + (4 if large else 2)
    for place in range(box.tile_slots):
        kind = "vineyard" if place < vineyards else "winery" if place < vineyards + wineries else ""
        worker = place < farmers if kind == "vineyard" else kind == "winery" and place - vineyards < enologists
        x = room.x + 4 + step * place
        ground = f"vb-stall vb-g-{colour}" if kind == "vineyard" else "vb-stall vb-full" if kind else "vb-stall vb-shut"
        scene.rect(f"{name}-tile-{place + 1}", x, top, step - 2, tall, ground, rx=5)
        sign = {"vineyard": "vine", "winery": "winery"}.get(kind, "none")
        cls = f"vb-rows vb-g-{colour}" if kind == "vineyard" else "vb-act"
        size = 26 if large else 18
        scene.symbol(f"{name}-tile-{place + 1}-sign", sign, x + (2 if worker else step / 2 - 1 - size / 2),
                     top + (3 if large else 3.5), size, cls)  # fmt: skip
        figure = ("master" if kind == "vineyard" else "enologist") if worker else "none"
        small = 25 if large else 17
        scene.symbol(f"{name}-tile-{place + 1}-worker", figure, x + step - 3 - small, top + tall - small - 1, small,
                     "vb-piece vb-lacerda")  # fmt: skip


def _terms(
    scene: Scene, words: Words, name: str, terms: Sequence[Term], total: int, vineyards: int, x: float, y: float,
    wide: float,
) -> None:  # fmt: skip
    """Draw what makes the quality of this year's wine, and the quality itself."""
    made = max(0, total)
    most = len(TERMS)
    step = min(26.0, (wide - 34) / most)
    for place in range(most):
        term, points, _ = terms[place] if place < len(terms) else ("", 0, -1)
        sign, cls = TERMS.get(term, ("none", ""))
        if term == "quality-weather" and points < 0:
            sign, cls = "rain-cloud", "vb-rainy"
        cx = x + 3 + step * place + step / 2
        scene.symbol(f"{name}-term-{place + 1}", sign, cx - 7.5, y - 2, 15, cls)
        scene.text(f"{name}-term-{place + 1}-text", cx, y + 24, signed(points) if term else "", "vb-tight", size=SMALL,
                   anchor="middle")  # fmt: skip
    scene.circle(f"{name}-made", x + wide - 16, y + 12, 13, "vb-none" if not vineyards else "vb-made" if made
                 else "vb-made vb-nothing")  # fmt: skip
    scene.text(f"{name}-made-text", x + wide - 16, y + 17.5, minus(made) if vineyards else "",
               "vb-on-made" if made else "vb-on-made vb-nothing", size=16, anchor="middle")  # fmt: skip


def _waiting(scene: Scene, name: str, waiting: int, x: float, y: float) -> None:
    """Draw renown cubes that wait for a region."""
    scene.symbol(f"{name}-waiting", "cube" if waiting else "none", x, y, 15, "vb-renown")
    scene.text(f"{name}-waiting-text", x - 2, y + 12, f"{waiting}×" if waiting > 1 else "", "vb-number", size=SMALL,
               anchor="end")  # fmt: skip


def _wine(
    scene: Scene, words: Words, box: Box, seat: int, number: int, slot: int, opened: bool, cellar: bool,
    bottle: tuple[int, str, str] | None, values: Sequence[Term], room: Room,
) -> None:  # fmt: skip
    """Draw a slot of a warehouse or cellar with its wine; wines age to the right."""
    name = f"wine-{seat}-{number + 1}-{slot + 1}"
    large = room.large
    step = (room.wide - 6) / box.cellar_slots
    tall = 48 if large else 28
    x, y = room.x + 3 + step * slot, room.y + room.tall - tall - (20 if large else 3)
    quality, colour, region = bottle or (0, "red", "")
    value = sum(points for _, points, _ in values)
    scene.rect(f"{name}-vat", x, y, step - 2, tall, "vb-vat" if opened else "vb-vat vb-shut", rx=5)
    size = 40 if large else 25
    middle = x + step / 2 - 1
    scene.symbol(f"{name}-bottle", "drop" if bottle else "none", middle - size / 2, y + (tall - size) / 2, size,
                 f"vb-bottle vb-g-{colour}")  # fmt: skip
    scene.text(f"{name}-quality", middle, y + tall / 2 + (9 if large else 7.6), str(quality) if bottle else "",
               f"vb-on-bottle vb-number vb-g-{colour}", size=16 if large else SMALL, anchor="middle")  # fmt: skip
    age = box.age[cellar][slot] if opened else 0
    if large:
        worth = f"={value}" if bottle and value != quality else f"+{age}" if age else ""
        scene.text(f"{name}-value", middle, y + tall + 14, worth, "vb-number" if bottle else "vb-quiet", size=SMALL,
                   anchor="middle")  # fmt: skip
    tip = words("board-wine-tip", mine=words.mine(seat), owner=seat, estate=number + 1, slot=slot + 1, opened=opened,
                cellar=cellar, some=bottle is not None, quality=quality, colour=colour, region=region, value=value,
                terms=spelled(words, values), age=age)  # fmt: skip
    scene.rect(name, x, y, step - 2, tall, "vg-hit", rx=5, tip=tip,
               label=words("board-wine", estate=number + 1, slot=slot + 1), target=name)  # fmt: skip
