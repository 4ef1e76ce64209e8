"""Display and auctions: which tiles are on offer, the piles, and the columns in which players bid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.grand_cru.box import IMPROVEMENTS, PILES, TILES, VARIETIES, Box
from widgets.boards.grand_cru.tiles import details, effect, face, pawn
from widgets.boards.grand_cru.words import in_lines
from widgets.boards.painter import Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 75, 706, 246
#: Cards of the display: vines in one row, improvements in two.
LEFT, VINES_TOP, TOP, ROW = 26, 108, 174, 71.5
VINE, VINE_HEIGHT, CARD, CARD_HEIGHT, GAP = 75.5, 62, 95.5, 67, 5
#: The auction columns: the first, the distance to the next, their width, where prices and tiles begin; room for all.
COLUMN, STEP, NARROW, PRICES, TILE, ROOM = 438, 55.5, 50, 105, 269, 278
RISE, TILE_HEIGHT = 161, 46


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel with display, piles and auction columns."""
    painter.part(scene, _frame)
    for number, pile in enumerate(PILES):
        painter.part(scene, _pile, number, pile, view[pile])
    shown = view["display"]
    for tile in TILES:
        painter.part(scene, _card, tile, shown.count(tile))
    pending = view["stack"][-1][2:] if view["stack"] and view["stack"][-1][0] == "NameBid" else ()
    columns = view["columns"]
    most = max(box.auctions.values())
    for number in range(1, most + 1):
        x = COLUMN + min(STEP, ROOM / most) * (number - 1)
        column = columns[number - 1] if number <= len(columns) else None
        coming = pending[1] if pending and pending[0] == number and not column else ""
        painter.part(scene, _column, number, x, len(columns), column, coming)


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("auction-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-auctions"))
    scene.text("display-title", X + 14, 101, words("board-display"), "vb-title", size=17)
    scene.text("auction-title", COLUMN, 99, words("board-auctions"), "vb-title", size=17)
    scene.line("auction-line", COLUMN - 10, Y + 12, COLUMN - 10, Y + HEIGHT - 12, "vb-divide")


def _pile(scene: Scene, words: Words, box: Box, number: int, pile: str, tiles: Mapping[str, int]) -> None:
    """Draw one of the two piles; what the draw pile holds is no secret, only its order is."""
    x = 148 + 136 * number
    count = sum(tiles.values())
    parts = tuple(words("board-some-tiles", tile=tile, count=some) for tile, some in tiles.items())
    tip = words("board-pile-tip", pile=pile, count=count, parts=parts)
    cls = "vb-slot" if not count else "vb-back-tile" if pile == PILES[0] else "vb-face-tile"
    scene.symbol(f"{pile}-sign", "tiles" if count else "no-tile", x, 82, 24, cls)
    scene.text(f"{pile}-count", x + 30, 100, str(count), "vb-number", size=15)
    scene.text(f"{pile}-name", x + 54, 100, words("board-pile", pile=pile), "vb-quiet", size=13.2)
    scene.rect(f"pile-{pile}", x - 3, 81, 130, 26, "vg-hit", rx=7, tip=tip, label=words("board-pile", pile=pile),
               target=f"pile-{pile}")  # fmt: skip


def _card(scene: Scene, words: Words, box: Box, tile: str, count: int) -> None:
    """Draw one kind of tile in the display, and how many of it there are."""
    vine = tile in VARIETIES
    x, y, width, height = _place(tile)
    target = f"display-{tile}"
    absent = "" if count else " vb-absent"
    across = width / 2 - 14 if count else width / 2
    name = words("board-tile", tile=tile)
    above, below = in_lines(name, width)
    middle = 21 if below else 24
    face(scene, words, f"{target}-face", tile, x, y, width, height, 28, across, middle, absent)
    if vine:
        plate = f"vb-plate vb-g-{tile}" if count else "vb-none"
        scene.rect(f"{target}-plate", x, y + height - 18, width, 18, plate, rx=7)
    cls = "vb-tight" if count else "vb-tight vb-quiet"
    if not vine:
        scene.text(f"{target}-name-2", x + width / 2, y + height - 19, above if below else "", cls, size=13.2,
                   anchor="middle")  # fmt: skip
    scene.text(f"{target}-name", x + width / 2, y + height - 5.5, below or above, cls, size=13.2, anchor="middle")
    scene.text(f"{target}-count", across + x + 31, y + middle + 6, f"×{count}" if count else "", "vb-number", size=17,
               anchor="middle")  # fmt: skip
    tip = words("board-display-tip", **details(tile), count=count, least=box.bids[0], price=box.direct_price)
    if not vine:
        tip = f"{effect(words, box, tile)} {tip}"
    scene.rect(target, x, y, width, height, "vg-hit", rx=7, tip=tip, label=name, target=target)


def _place(tile: str) -> tuple[float, float, float, float]:
    """Return the north-west corner, width and height of a kind's card in the display."""
    if tile in VARIETIES:
        return LEFT + (VINE + GAP) * VARIETIES.index(tile), VINES_TOP, VINE, VINE_HEIGHT
    row, column = divmod(IMPROVEMENTS.index(tile), 4)
    return LEFT + (CARD + GAP) * column, TOP + ROW * row, CARD, CARD_HEIGHT


def _column(
    scene: Scene, words: Words, box: Box, number: int, x: float, usable: int, column: Mapping[str, Any] | None,
    coming: str,
) -> None:  # fmt: skip
    """Draw an auction column: its prices with the pawn that stands there, and its tile."""
    used = number <= usable
    prices = [*box.bids, box.direct_price]
    step = RISE / len(prices)
    tile, owner, bid = (column["tile"], column["seat"], column["price"]) if column else (None, None, None)
    scene.rect(f"column-{number}-track", x, PRICES, NARROW, RISE, "vb-prices" if used else "vb-unusable", rx=8)
    for place, price in enumerate(prices):
        y = PRICES + RISE - step * (place + 1)
        name = f"bid-{number}-{price}"
        here = price == bid
        if price == box.direct_price:
            scene.rect(f"{name}-top", x, y, NARROW, step, "vb-direct" if used else "vb-none", rx=8)
        scene.text(f"{name}-text", x + (15 if here else NARROW / 2), y + step / 2 + 5, str(price) if used else "",
                   "vb-number" if here or price == box.direct_price else "vb-step",
                   size=14, anchor="middle")  # fmt: skip
    bottom = PRICES + RISE - step * prices.index(bid) if bid else TILE
    pawn(scene, f"bidder-{number}", owner, x + 23, bottom - step / 2 - 13, 26)
    for place, price in enumerate(prices):
        name = f"bid-{number}-{price}"
        tip = words("board-bid-tip", column=number, price=price, direct=price == box.direct_price, used=used)
        scene.rect(name, x + 1, PRICES + RISE - step * (place + 1) + 0.5, NARROW - 2, step - 1, "vg-hit", rx=6, tip=tip,
                   label=words("board-bid", column=number, price=price), target=name)  # fmt: skip
    face(scene, words, f"column-{number}-face", tile or coming or None, x, TILE, NARROW, TILE_HEIGHT, 32,
         NARROW / 2, TILE_HEIGHT / 2 + 1, "" if tile else " vb-absent")  # fmt: skip
    scene.symbol(f"column-{number}-lock", "none" if used else "lock", x + 14, TILE + 13, 22, "vb-locked")
    tip = _tip(words, box, number, usable, column)
    scene.rect(f"column-{number}", x, TILE, NARROW, TILE_HEIGHT, "vg-hit", rx=7, tip=tip,
               label=words("board-column", column=number), target=f"column-{number}")  # fmt: skip


def _tip(words: Words, box: Box, number: int, usable: int, column: Mapping[str, Any] | None) -> str:
    if number > usable:
        return words("board-column-unused", column=number, count=usable)
    if column is None:
        return words("board-column-free", column=number)
    seat, tile = column["seat"], column["tile"]
    tip = words("board-column-tip", column=number, mine=words.mine(seat), owner=seat, bid=column["price"],
                price=box.direct_price, **details(tile))  # fmt: skip
    return tip if tile in VARIETIES else f"{tip} {effect(words, box, tile)}"
