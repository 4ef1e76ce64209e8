"""Vines, cellar and sales cask of an estate: one lane for each variety, in which wine moves from left to right.

A cube grows on a vine, goes to the first barrel at the harvest, one barrel on every year, and to the sales cask when it
is sold. Each barrel shows by a coloured band what is mature in it; an hourglass marks the last year.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.games.grand_cru.box import VARIETIES, Box
from widgets.boards.grand_cru.tiles import small_grape
from widgets.boards.painter import Words
from widgets.scene import Scene

#: Where the signs of the varieties, the vines, the barrels and the sales cask begin.
SIGN, VINES, BARRELS, CASK = 206, 220, 340, 836
VINE, VINE_ROOM, CELLAR_ROOM, CASK_WIDTH = 18.5, 114, 490, 70
#: Vines that are drawn one by one; of more, the first few and a number.
MOST, FEW = 6, 4
#: How far the head of a barrel stands in from its room, and how strongly its sides are bent.
HEAD, BULGE = 7.0, 13.0


def barrels(scene: Scene, words: Words, box: Box, seat: int, zones: str, lane: float, y: float) -> None:
    """Draw the barrels and the sales cask, still without wine."""
    table = box.zones[zones]
    tall = lane * len(VARIETIES)
    for number in range(1, box.barrels + 1):
        x, width = _barrel(box, number)
        scene.path(f"barrel-{seat}-{number}", _outline(x, width, y, tall), "vb-barrel")
        scene.path(f"barrel-{seat}-{number}-hoops", _hoops(x, width, y, tall), "vb-hoops")
        scene.text(f"barrel-{seat}-{number}-text", x + width / 2, y - 4.5, str(number), "vb-step", size=13.2,
                   anchor="middle")  # fmt: skip
        mature = tuple(words("board-variety", variety=name) for name, first, last
                       in zip(VARIETIES, table.first, table.last, strict=True) if first <= number <= last)  # fmt: skip
        tip = words("board-barrel-tip", barrel=number, parts=mature)
        scene.rect(f"barrel-{seat}-{number}-hit", x, y - 17, width, 16, "vg-hit", tip=tip)
    scene.path(f"cask-{seat}", _outline(CASK, CASK_WIDTH, y, tall), "vb-barrel vb-cask")
    scene.path(f"cask-{seat}-hoops", _hoops(CASK, CASK_WIDTH, y, tall), "vb-hoops")
    shield = f"M{CASK + CASK_WIDTH / 2 - 6.5} {y - 14}h13v6q0 4-6.5 6q-6.5-2-6.5-6Z"
    scene.path(f"cask-{seat}-arms", shield, f"vb-arms vb-p{seat}")
    tip = words("board-cask-tip", mine=words.mine(seat), owner=seat)
    scene.rect(f"cask-{seat}-hit", CASK, y - 17, CASK_WIDTH, 16, "vg-hit", tip=tip)


def lane(
    scene: Scene, words: Words, box: Box, seat: int, variety: str, vines: int, cubes: int, wine: Sequence[int],
    sold: int, price: int, zones: str, tall: float, y: float,
) -> None:  # fmt: skip
    """Draw one variety of an estate: vines with their cubes, wine in the barrels, cubes in the sales cask."""
    _vines(scene, words, seat, variety, vines, cubes, tall, y)
    number = VARIETIES.index(variety)
    table = box.zones[zones]
    first, last = table.first[number], table.last[number]
    bands = "".join(_band(box, barrel, number, y, tall) for barrel in range(first, last + 1))
    scene.path(f"zone-{seat}-{variety}", bands, f"vb-ground vb-g-{variety}")
    for barrel in range(1, last + 1):
        _wine(scene, words, box, seat, variety, barrel, wine[barrel - 1], first, last, price, tall, y)
    _sold(scene, words, box, seat, variety, sold, tall, y)


def _vines(scene: Scene, words: Words, seat: int, variety: str, vines: int, cubes: int, tall: float, y: float) -> None:
    middle = y + tall / 2
    size = min(20.0, tall - 1.5)
    mine = words.mine(seat)
    name = f"vines-{seat}-{variety}"
    ground = f"vb-ground vb-g-{variety}" if vines else "vb-fallow"
    scene.rect(f"{name}-ground", VINES, y + 0.75, VINE_ROOM, tall - 1.5, ground, rx=5)
    small_grape(scene, words, f"{name}-sign", variety, SIGN, middle)
    shown = vines if vines <= MOST else FEW
    for place in range(MOST):
        there, full = place < shown, place < cubes
        scene.symbol(f"{name}-{place + 1}", "none" if not there else "cube" if full else "vine",
                     VINES + 3 + VINE * place, middle - size / 2, size - 1,
                     f"vb-cube vb-{variety}" if full else f"vb-rows vb-g-{variety}")  # fmt: skip
    scene.text(f"{name}-count", VINES + VINE_ROOM - 4, middle + 5, f"{cubes}/{vines}" if vines > MOST else "",
               "vb-number", size=13.2, anchor="end")  # fmt: skip
    tip = words("board-vines-tip", mine=mine, owner=seat, variety=variety, count=vines, cubes=cubes)
    scene.rect(name, VINES, y + 0.75, VINE_ROOM, tall - 1.5, "vg-hit", rx=5, tip=tip,
               label=words("board-vines", variety=variety), target=name)  # fmt: skip


def _wine(
    scene: Scene, words: Words, box: Box, seat: int, variety: str, barrel: int, count: int, first: int, last: int,
    price: int, tall: float, y: float,
) -> None:  # fmt: skip
    """Draw the wine of one variety in one barrel."""
    x, width = _barrel(box, barrel)
    middle = y + tall / 2
    size = min(19.0, tall - 2)
    mature = first <= barrel
    ends = barrel == last
    name = f"wine-{seat}-{barrel}-{variety}"
    sign = "cube" if count else "grapes" if mature else "none"
    small = size if count else size - 4
    scene.symbol(f"{name}-sign", sign, x + width / 2 - (20 if count else small / 2), middle - small / 2, small,
                 f"vb-cube vb-{variety}" if count else f"vb-sign vb-{variety} vb-printed")  # fmt: skip
    scene.text(f"{name}-count", x + width / 2 + 3, middle + 5, str(count) if count else "",
               "vb-number" if mature else "vb-number vb-young", size=14.5)  # fmt: skip
    if ends:
        cls = "vb-spoils" if count else "vb-ends"
        scene.symbol(f"{name}-end", "hourglass", x + width - 18.5, middle - 6.5, 13, cls)
    state = "empty" if not count else "young" if not mature else "last" if ends else "mature"
    tip = words("board-wine-tip", state=state, barrel=barrel, variety=variety, count=count, years=first - barrel,
                first=first, last=last, price=price)  # fmt: skip
    scene.rect(name, x + 3, y + 0.75, width - 6, tall - 1.5, "vg-hit", rx=5, tip=tip,
               label=words("board-wine", barrel=barrel, variety=variety), target=name)  # fmt: skip


def _sold(scene: Scene, words: Words, box: Box, seat: int, variety: str, sold: int, tall: float, y: float) -> None:
    middle = y + tall / 2
    size = min(19.0, tall - 2)
    name = f"sold-{seat}-{variety}"
    sign = "cube" if sold else "none"
    scene.symbol(f"{name}-cube", sign, CASK + 13, middle - size / 2, size, f"vb-cube vb-{variety}")
    scene.text(f"{name}-count", CASK + 38, middle + 5, str(sold) if sold else "", "vb-number", size=14.5)
    tip = words("board-sold-tip", mine=words.mine(seat), owner=seat, variety=variety, count=sold,
                most=box.first_points, second=box.second_points)  # fmt: skip
    scene.rect(name, CASK, y + 0.75, CASK_WIDTH, tall - 1.5, "vg-hit", rx=5, tip=tip)


def _barrel(box: Box, number: int) -> tuple[float, float]:
    """Return where a barrel begins, and its width."""
    pitch = round(CELLAR_ROOM / box.barrels, 1)
    return BARRELS + pitch * (number - 1), pitch - 4


def _outline(x: float, width: float, y: float, tall: float) -> str:
    """Return the outline of a barrel: heads above and below, and a belly."""
    return (
        f"M{x + HEAD:g} {y - 1:g}H{x + width - HEAD:g}q{BULGE:g} {tall / 2 + 1:g} 0 {tall + 2:g}H{x + HEAD:g}"
        f"q-{BULGE:g}-{tall / 2 + 1:g} 0-{tall + 2:g}Z"
    )


def _hoops(x: float, width: float, y: float, tall: float) -> str:
    """Return the hoops of a barrel: one between each two lanes."""
    lanes = len(VARIETIES)
    insets = [_inset(edge / lanes) for edge in range(1, lanes)]
    return "".join(
        f"M{x + inset:.1f} {y + tall * number / lanes:.1f}H{x + width - inset:.1f}"
        for number, inset in enumerate(insets, 1)
    )


def _band(box: Box, barrel: int, lane: int, y: float, tall: float) -> str:
    """Return a band across a barrel, as wide as its belly is there."""
    x, width = _barrel(box, barrel)
    above, below = (_inset(edge / len(VARIETIES)) + 1 for edge in (lane, lane + 1))
    top, bottom = y + 0.75, y + tall - 0.75
    return f"M{x + above:.1f} {top:.1f}H{x + width - above:.1f}L{x + width - below:.1f} {bottom:.1f}H{x + below:.1f}Z"


def _inset(part: float) -> float:
    """Return how far a barrel's side stands in at this part of its height."""
    return HEAD - 2 * part * (1 - part) * BULGE
