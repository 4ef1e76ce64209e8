"""The market of Toscana: for each good opinion, price, stock and bank; beside it the two persons for hire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.toscana.box import GOODS, Box, step_name
from widgets.boards.toscana.words import Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 636, 14, 550, 352
#: The first good's column, and the distance from column to column.
LEFT, COLUMN = 698, 79
SIGNS = {"red": "grapes", "white": "leaf", "champagne": "flute", "rose": "blossom", "water": "drop"}
TILES = {1: ("plus", "plus"), -1: ("minus", "minus"), 0: ("no-tile", "empty")}
#: Heights of the rows, and of a step of the price ladder.
OPINION, LADDER, STEP, STOCK, BANK = 70, 108, 20, 277, 332


def draw(scene: Scene, words: Words, view: Mapping[str, Any], box: Box) -> None:
    """Draw the panel of the market."""
    scene.rect("market-panel", X, Y, WIDTH, HEIGHT, "vg-panel", rx=14)
    scene.text("market-title", X + 14, 42, words("board-market"), "vg-title", size=18)
    captions = (("opinion", OPINION + 20), ("price", LADDER + 84), ("stock", STOCK + 29), ("bank", BANK + 17))
    for name, y in captions:
        scene.text(f"caption-{name}", X + 14, y, words("board-caption", row=name), "vg-quiet", size=14)
    for place, good in enumerate(box.columns):
        x = LEFT + COLUMN * place
        scene.rect(f"column-{good}", x, 20, COLUMN - 5, HEIGHT - 12, f"vg-column vg-{good}", rx=10)
        scene.symbol(f"good-{good}", SIGNS[good], x + 25, 22, 24, f"vg-sign vg-{good}")
        scene.text(f"name-{good}", x + 37, 62, words("board-good-title", good=good), "vg-name", size=13.5, anchor="middle")
        _opinion(scene, words, view, good, x)
        _price(scene, words, view["prices"][good], box, good, x)
        _stock(scene, words, view, box, good, x)
        _bank(scene, words, view["bank"][good], good, x)
    _person(scene, words, "lobbyist", "lobbyist", 20, GOODS[box.lobbyist_good], box.lobbyist_cost)
    _person(scene, words, "mr_rose", "mr-rose", 194, GOODS[box.rose_good], box.rose_cost)


def _opinion(scene: Scene, words: Words, view: Mapping[str, Any], good: str, x: float) -> None:
    symbol, sign = TILES[view["recommendations"][good]]
    tip = words("board-recommendation-tip", good=good, sign=sign)
    scene.symbol(f"opinion-{good}", symbol, x + 22, OPINION, 30, f"vg-tile vg-{sign}")
    scene.rect(f"recommendation-{good}", x + 12, OPINION - 3, 50, 36, "vg-hit", rx=8, tip=tip,
               label=words("board-recommendation", good=good), target=f"recommendation-{good}")  # fmt: skip


def _price(scene: Scene, words: Words, price: int, box: Box, good: str, x: float) -> None:
    top = box.top_price
    for level in range(top + 1):
        y = LADDER + STEP * (top - level)
        scene.text(f"step-{good}-{level}", x + 26, y + 15, step_name(level), "vg-step", size=13.5, anchor="middle")
    y = LADDER + STEP * (top - price)
    tip = words("board-price-tip", good=good, buy=box.buy_cost[price], sell=box.sell_value[price])
    scene.rect(f"marker-{good}", x + 6, y - 2, 40, STEP + 4, f"vg-marker vg-{good}", rx=7)
    scene.text(f"price-{good}", x + 26, y + 16, step_name(price), f"vg-price vg-on-{good}", size=17, anchor="middle")
    scene.rect(f"ladder-{good}", x + 4, LADDER - 2, 44, STEP * (top + 1) + 4, "vg-hit", tip=tip)
    for name, step, down in (("up", box.rose_step, 44), ("down", -box.rose_step, 92)):
        target = f"price-{name}-{good}"
        says = words("board-change-price", good=good, step=step)
        scene.symbol(f"arrow-{name}-{good}", f"arrow-{name}", x + 51, LADDER + down, 18, "vg-arrow")
        scene.rect(target, x + 47, LADDER + down - 11, 26, 40, "vg-hit", rx=8, tip=says, label=says, target=target)


def _stock(scene: Scene, words: Words, view: Mapping[str, Any], box: Box, good: str, x: float) -> None:
    stock, places = view["market"][good], box.market_places
    tip = words("board-stock-tip", good=good, count=stock, places=places, buy=box.buy_cost[view["prices"][good]])
    cubes(scene, f"stock-{good}", good, stock, places, x + 3, STOCK)
    scene.rect(f"market-{good}", x + 1, STOCK - 2, 72, 52, "vg-hit", rx=8, tip=tip, label=words("board-stock", good=good),
               target=f"market-{good}")  # fmt: skip


def _bank(scene: Scene, words: Words, count: int, good: str, x: float) -> None:
    tip = words("board-bank-tip", good=good, count=count)
    scene.symbol(f"bank-cube-{good}", "cube", x + 15, BANK + 2, 19, f"vg-cube vg-{good}")
    scene.text(f"bank-count-{good}", x + 39, BANK + 17, str(count), "vg-number", size=15)
    scene.rect(f"bank-{good}", x + 3, BANK - 2, 68, 27, "vg-hit", rx=8, tip=tip, label=words("board-bank", good=good),
               target=f"bank-{good}")  # fmt: skip


def _person(scene: Scene, words: Words, person: str, symbol: str, y: float, good: str, cost: int) -> None:
    x = LEFT + COLUMN * len(GOODS)
    width = X + WIDTH - 6 - x
    middle = x + width / 2
    tip = words("board-person-tip", person=person, good=good, count=cost)
    scene.rect(f"card-{person}", x, y, width, 166, "vg-person-card", rx=10)
    scene.symbol(f"figure-{person}", symbol, middle - 33, y + 14, 66, f"vg-figure vg-{symbol}")
    name = words("board-person", person=person)
    scene.text(f"name-{person}", middle, y + 104, name, "vg-name", size=13.5, anchor="middle")
    scene.text(f"cost-{person}", middle - 4, y + 139, str(cost), "vg-number", size=16, anchor="end")
    scene.symbol(f"cost-sign-{person}", SIGNS[good], middle + 2, y + 123, 20, f"vg-sign vg-{good}")
    scene.rect(f"hire-{person}", x, y, width, 166, "vg-hit", rx=10, tip=tip, label=name, target=person)


def cubes(scene: Scene, name: str, good: str, count: int, places: int, x: float, y: float) -> None:
    """Draw a warehouse: two rows of places for cubes, and how many there are."""
    across = (places + 2) // 2
    for place in range(places):
        row, column = divmod(place, across)
        filled = place < count
        scene.symbol(f"{name}-{place + 1}", "cube" if filled else "slot", x + 23 * column, y + 24 * row, 22,
                     f"vg-cube vg-{good}" if filled else "vg-slot")  # fmt: skip
    scene.text(f"{name}-count", x + 23 * across - 12, y + 41, str(count), "vg-number" if count else "vg-number vg-zero",
               size=15, anchor="middle")  # fmt: skip
