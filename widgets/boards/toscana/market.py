"""The market of Toscana: for each good opinion, price, stock and bank; beside it the two persons for hire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.toscana.box import GOODS, Box, step_name
from widgets.boards.painter import Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 636, 14, 550, 352
#: The first good's column, and the distance from column to column.
LEFT, COLUMN = 722, 76
SIGNS = {"red": "grapes", "white": "leaf", "champagne": "flute", "rose": "blossom", "water": "drop"}
TILES = {1: ("plus", "plus"), -1: ("minus", "minus"), 0: ("no-tile", "empty")}
#: Where the rows begin, and how high the price ladder is.
OPINION, LADDER, STOCK, BANK = 70, 108, 277, 332

RISE = 160


def draw(painter: Painter, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel of the market."""
    painter.part(scene, _frame)
    for place, good in enumerate(painter.box.columns):
        painter.part(
            scene, _column, good, LEFT + COLUMN * place, view["recommendations"][good], view["prices"][good],
            view["market"][good], view["bank"][good],
        )  # fmt: skip
    painter.part(scene, _persons)


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("market-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-market"))
    scene.text("market-title", X + 12, 42, words("board-market"), "vb-title", size=16.5)
    captions = (("opinion", OPINION + 20), ("price", LADDER + 84), ("stock", STOCK + 29), ("bank", BANK + 17))
    for name, y in captions:
        scene.text(f"caption-{name}", X + 12, y, words("board-caption", row=name), "vb-quiet", size=14)


def _persons(scene: Scene, words: Words, box: Box) -> None:
    _person(scene, words, "lobbyist", "lobbyist", 20, GOODS[box.lobbyist_good], box.lobbyist_cost)
    _person(scene, words, "mr_rose", "mr-rose", 194, GOODS[box.rose_good], box.rose_cost)


def _column(
    scene: Scene, words: Words, box: Box, good: str, x: float, opinion: int, price: int, stock: int, bank: int
) -> None:
    name = words("board-good-title", good=good)
    scene.rect(f"column-{good}", x, 20, COLUMN - 4, HEIGHT - 12, f"vb-column vb-{good}", rx=10)
    scene.symbol(f"good-{good}", SIGNS[good], x + 24, 23, 25, f"vb-sign vb-{good}")
    scene.text(f"name-{good}", x + 36.5, 62, name, "vb-good", size=13.5, anchor="middle")
    _opinion(scene, words, opinion, good, x)
    _price(scene, words, price, box, good, x)
    _stock(scene, words, stock, price, box, good, x)
    _bank(scene, words, bank, good, x)


def _opinion(scene: Scene, words: Words, opinion: int, good: str, x: float) -> None:
    symbol, sign = TILES[opinion]
    tip = words("board-recommendation-tip", good=good, sign=sign)
    scene.symbol(f"opinion-{good}", symbol, x + 21.5, OPINION, 30, f"vb-tile vb-{sign}")
    scene.rect(f"recommendation-{good}", x + 12, OPINION - 3, 50, 36, "vg-hit", rx=8, tip=tip,
               label=words("board-recommendation", good=good), target=f"recommendation-{good}")  # fmt: skip


def _price(scene: Scene, words: Words, price: int, box: Box, good: str, x: float) -> None:
    top = box.top_price
    step_height = RISE / (top + 1)
    scene.rect(f"track-{good}", x + 9, LADDER, 34, RISE, "vb-track", rx=8)
    for level in range(top + 1):
        y = LADDER + step_height * (top - level) + step_height / 2
        scene.text(f"step-{good}-{level}", x + 26, y + 5, step_name(level), "vb-step", size=13.5, anchor="middle")
    y = LADDER + step_height * (top - price) + step_height / 2
    tip = words("board-price-tip", good=good, buy=box.buy_cost[price], sell=box.sell_value[price])
    scene.rect(f"marker-{good}", x + 6, y - 12, 40, 24, f"vb-marker vb-{good}", rx=7)
    scene.text(f"price-{good}", x + 26, y + 6, step_name(price), f"vb-price vb-on-{good}", size=17, anchor="middle")
    scene.rect(f"ladder-{good}", x + 4, LADDER - 2, 44, RISE + 4, "vg-hit", tip=tip)
    for name, step, down in (("up", box.rose_step, 44), ("down", -box.rose_step, 92)):
        target = f"price-{name}-{good}"
        says = words("board-change-price", good=good, step=step)
        scene.symbol(f"arrow-{name}-{good}", f"arrow-{name}", x + 51, LADDER + down, 18, "vb-arrow")
        scene.rect(target, x + 47, LADDER + down - 11, 26, 40, "vg-hit", rx=8, tip=says, label=says, target=target)


def _stock(scene: Scene, words: Words, stock: int, price: int, box: Box, good: str, x: float) -> None:
    places = box.market_places
    tip = words("board-stock-tip", good=good, count=stock, places=places, room=places - stock, buy=box.buy_cost[price])
    cubes(scene, f"stock-{good}", good, stock, places, x + 2.5, STOCK)
    scene.rect(f"market-{good}", x + 1, STOCK - 2, 71, 52, "vg-hit", rx=8, tip=tip,
               label=words("board-stock", good=good), target=f"market-{good}")  # fmt: skip


def _bank(scene: Scene, words: Words, count: int, good: str, x: float) -> None:
    tip = words("board-bank-tip", good=good, count=count)
    scene.symbol(f"bank-cube-{good}", "cube", x + 15, BANK + 2, 19, f"vb-cube vb-{good}")
    scene.text(f"bank-count-{good}", x + 39, BANK + 17, str(count), "vb-number", size=15)
    scene.rect(f"bank-{good}", x + 3, BANK - 2, 68, 27, "vg-hit", rx=8, tip=tip, label=words("board-bank", good=good),
               target=f"bank-{good}")  # fmt: skip


def _person(scene: Scene, words: Words, person: str, symbol: str, y: float, good: str, cost: int) -> None:
    x = LEFT + COLUMN * len(GOODS)
    width = X + WIDTH - 6 - x
    middle = x + width / 2
    tip = words("board-person-tip", person=person, good=good, count=cost)
    scene.rect(f"card-{person}", x, y, width, 166, "vb-person-card", rx=10)
    scene.symbol(f"figure-{person}", symbol, middle - 33, y + 14, 66, f"vb-figure vb-{symbol}")
    name = words("board-person", person=person)
    scene.text(f"name-{person}", middle, y + 104, name, "vb-name", size=13.5, anchor="middle")
    scene.text(f"cost-{person}", middle - 4, y + 139, str(cost), "vb-number", size=16, anchor="end")
    scene.symbol(f"cost-sign-{person}", SIGNS[good], middle + 2, y + 123, 20, f"vb-sign vb-{good}")
    scene.rect(f"hire-{person}", x, y, width, 166, "vg-hit", rx=10, tip=tip, label=name, target=person)


def cubes(scene: Scene, name: str, good: str, count: int, places: int, x: float, y: float) -> None:
    """Draw a warehouse: two rows of places for cubes, and how many there are."""
    across = (places + 2) // 2
    pitch = min(22.5, 45 / (across - 1))
    for place in range(places):
        row, column = divmod(place, across)
        filled = place < count
        scene.symbol(f"{name}-{place + 1}", "cube" if filled else "slot", x + pitch * column, y + 24 * row, 22,
                     f"vb-cube vb-{good}" if filled else "vb-slot")  # fmt: skip
    scene.text(f"{name}-count", x + pitch * (across - 1) + 10.5, y + 41, str(count),
               "vb-number" if count else "vb-number vb-zero", size=15, anchor="middle")  # fmt: skip
