"""A winery of Toscana: one player's money, actions, pieces to hire, warehouse and tasting tiles, on one strip."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.toscana.box import ACTIONS, GOODS, Box
from widgets.boards.toscana.market import SIGNS, cubes
from widgets.boards.toscana.words import Words
from widgets.scene import Scene

X, WIDTH = 14, 1172
HEIGHT = 78
#: Where the parts begin, from left to right, and the distances between their things.
ACTION, HIRE, GOOD, HAND, STACK, USED = 228, 396, 634, 1000, 1072, 1112
ACTION_STEP, HIRE_STEP, GOOD_STEP, HAND_STEP, USED_STEP = 64, 33, 72, 35, 18
#: Used tiles lie in rows of this many.
USED_ROW = 4


def captions(scene: Scene, words: Words, box: Box, y: float) -> None:
    """Draw the line above the wineries that says what stands where."""
    scene.text("caption-winery", X + 10, y, words("board-wineries"), "vg-title", size=18)
    for number, action in enumerate(ACTIONS):
        x = ACTION + ACTION_STEP * number
        scene.text(f"caption-{action}", x, y, words("board-action-short", action=action), "vg-quiet", size=13.5,
                   anchor="middle")  # fmt: skip
    scene.text("caption-hire-row", HIRE, y, words("board-hire-row"), "vg-quiet", size=13.5)
    for place, good in enumerate(box.columns):
        name = words("board-good-title", good=good)
        scene.text(f"caption-{good}", GOOD + GOOD_STEP * place + 34, y, name, "vg-quiet", size=13.5, anchor="middle")
    scene.text("caption-hand", HAND, y, words("board-tasting"), "vg-quiet", size=13.5)


def draw(scene: Scene, words: Words, view: Mapping[str, Any], box: Box, seat: int, actor: int | None, y: float) -> None:
    """Draw a player's strip with its upper edge at y."""
    winery = view["wineries"][seat]
    mine = words.mine(seat)
    turn = seat == actor
    scene.rect(f"winery-{seat}", X, y, WIDTH, HEIGHT, "vg-panel vg-turn" if turn else "vg-panel", rx=12)
    _identity(scene, words, view, box, seat, y, turn)
    for number, action in enumerate(ACTIONS):
        _action(scene, words, seat, mine, action, action in winery["spent"], ACTION + ACTION_STEP * number, y)
    for number in range(len(box.slots)):
        _piece(scene, words, box, seat, number, winery["hired"], HIRE + HIRE_STEP * number, y)
    for place, good in enumerate(box.columns):
        x = GOOD + GOOD_STEP * place
        count = winery["goods"][good]
        tip = words("board-warehouse-tip", mine=mine, owner=seat, good=good, count=count, places=box.places)
        target = f"warehouse-{seat}-{good}"
        cubes(scene, f"goods-{seat}-{good}", good, count, box.places, x, y + 16)
        scene.rect(target, x - 2, y + 8, GOOD_STEP - 2, HEIGHT - 16, "vg-hit", rx=8, tip=tip,
                   label=words("board-warehouse", mine=mine, owner=seat, good=good), target=target)  # fmt: skip
    _tasting(scene, words, winery, box, seat, mine, y)


def _identity(scene: Scene, words: Words, view: Mapping[str, Any], box: Box, seat: int, y: float, turn: bool) -> None:
    money = view["wineries"][seat]["money"]
    mine = words.mine(seat)
    first = view["first"] == seat
    name = words.name(seat)
    tip = words("board-winery-tip", mine=mine, owner=seat, turn=turn, first=first)
    scene.path(f"band-{seat}", f"M{X + 12} {y}h8v{HEIGHT}h-8a12 12 0 0 1-12-12v{24 - HEIGHT}a12 12 0 0 1 12-12Z",
               f"vg-band vg-p{seat}")  # fmt: skip
    scene.symbol(f"arrow-{seat}", "arrow-right" if turn else "none", X + 1, y + 30, 18, "vg-turn-arrow")
    scene.symbol(f"badge-{seat}", "worker", X + 26, y + 13, 52, f"vg-piece vg-p{seat}")
    scene.text(f"badge-text-{seat}", X + 52, y + 57, str(seat + 1), f"vg-seat vg-on-p{seat}", size=18, anchor="middle")
    short = name if len(name) <= 13 else f"{name[:12]}…"
    scene.text(f"player-{seat}", X + 82, y + 30, short, "vg-player vg-mine" if mine else "vg-player", size=16)
    scene.symbol(f"coin-{seat}", "coin", X + 81, y + 41, 25, "vg-coin")
    scene.text(f"money-{seat}", X + 112, y + 61, str(money), "vg-money", size=22)
    scene.symbol(f"first-{seat}", "flag" if first else "none", X + 156, y + 42, 22, "vg-first")
    scene.rect(f"owner-{seat}", X, y, 182, 38, "vg-hit", tip=tip)
    says = words("board-money-tip", mine=mine, owner=seat, count=money, trigger=box.money_trigger)
    scene.rect(f"purse-{seat}", X + 78, y + 38, 76, 34, "vg-hit", tip=says)
    scene.rect(f"start-{seat}", X + 154, y + 38, 28, 34, "vg-hit", tip=words("board-first-tip") if first else None)


def _action(scene: Scene, words: Words, seat: int, mine: bool, action: str, spent: bool, x: float, y: float) -> None:
    middle = y + HEIGHT / 2
    target = f"action-{seat}-{action}"
    tip = words("board-action-tip", mine=mine, owner=seat, action=action, spent=spent)
    scene.circle(f"circle-{seat}-{action}", x, middle, 23, "vg-circle vg-spent" if spent else f"vg-circle vg-p{seat}")
    scene.symbol(f"token-{seat}-{action}", action, x - 14, middle - 14, 28,
                 "vg-token vg-spent" if spent else f"vg-token vg-on-p{seat}")  # fmt: skip
    scene.circle(target, x, middle, 28, "vg-hit", tip=tip, label=words("board-action", action=action), target=target)


def _piece(scene: Scene, words: Words, box: Box, seat: int, number: int, hired: int, x: float, y: float) -> None:
    slot = box.slots[number]
    gone = number < hired
    symbol = "master" if slot.master else "worker"
    piece = "wine_master" if slot.master else "worker"
    target = f"hire-{seat}-{number + 1}"
    state = "vg-gone" if gone else f"vg-p{seat}" if number == hired else f"vg-p{seat} vg-later"
    scene.symbol(f"staff-{seat}-{number + 1}", symbol, x - 2, y + 9, 35, f"vg-piece {state}")
    faded = " vg-gone" if gone else ""
    cost, sign, cls = (f"+{slot.reward}", "coin", "vg-coin") if slot.reward else (
        str(slot.cost), SIGNS[GOODS[slot.good]], f"vg-sign vg-{GOODS[slot.good]}")  # fmt: skip
    scene.text(f"cost-{seat}-{number + 1}", x + 14, y + 65, cost, f"vg-cost{faded}", size=13.5, anchor="end")
    scene.symbol(f"cost-sign-{seat}-{number + 1}", sign, x + 15, y + 52, 16, cls + faded)
    when = "gone" if gone else "next" if number == hired else "later"
    tip = words(
        "board-hire-tip", piece=piece, when=when, free=slot.needs_one_of_each, good=GOODS[slot.good], count=slot.cost,
        reward=slot.reward,
    )  # fmt: skip
    scene.rect(target, x - 1, y + 5, HIRE_STEP, HEIGHT - 10, "vg-hit", rx=8, tip=tip,
               label=words("board-piece", piece=piece), target=target)  # fmt: skip


def _tasting(
    scene: Scene, words: Words, winery: Mapping[str, Any], box: Box, seat: int, mine: bool, y: float
) -> None:
    hand, stack, chosen = winery["hand"], winery["stack"], winery["chosen"]
    shown = isinstance(hand, list)
    size = len(hand) if shown else hand
    for place in range(box.start_hand):
        tile = "" if place >= size else hand[place] if shown else "?"
        picked = bool(chosen) and (tile == chosen if shown else place == 0)
        _tile(scene, words, winery, seat, mine, place, tile, picked, HAND + HAND_STEP * place, y)
    left = len(stack) if shown else stack
    scene.symbol(f"stack-{seat}", "card-back" if left else "none", STACK - 5, y + 20, 38, f"vg-back vg-p{seat}")
    scene.text(f"stack-count-{seat}", STACK + 14, y + 45, str(left) if left else "", f"vg-stack vg-on-p{seat}", size=15,
               anchor="middle")  # fmt: skip
    unseen = words.tiles(stack) if shown else words.tiles(winery["unseen"])
    tip = words("board-stack-tip", mine=shown, owner=seat, count=left, tiles=unseen)
    scene.rect(f"stack-hit-{seat}", STACK - 3, y + 8, 36, HEIGHT - 16, "vg-hit", tip=tip)
    used = winery["discard"]
    for place in range(box.rounds):
        row, column = divmod(place, USED_ROW)
        x, top = USED + USED_STEP * column, y + 10 + 31 * row
        tile = used[place] if place < len(used) else ""
        scene.symbol(f"used-{seat}-{place + 1}", SIGNS[tile[:-2]] if tile else "none", x, top, 15,
                     f"vg-sign vg-{tile[:-2]}" if tile else "")  # fmt: skip
        scene.text(f"used-step-{seat}-{place + 1}", x + 7.5, top + 28, sign(tile), "vg-cost", size=15, anchor="middle")
    tip = words("board-used-tip", mine=mine, owner=seat, tiles=words.tiles(used))
    scene.rect(f"used-hit-{seat}", USED - 2, y + 8, USED_STEP * USED_ROW + 2, HEIGHT - 16, "vg-hit", tip=tip)


def _tile(
    scene: Scene, words: Words, winery: Mapping[str, Any], seat: int, mine: bool, place: int, tile: str, picked: bool,
    x: float, y: float,
) -> None:  # fmt: skip
    """Draw one tile of a hand: its face, its back, or its empty place."""
    name = f"hand-{seat}-{place + 1}"
    top = y + 8 if picked else y + 12
    target = None
    if tile in ("", "?"):
        symbol, cls, face, step, good = ("card-back" if tile else "none"), f"vg-back vg-p{seat}", "none", "", ""
        tip = words("board-hidden-tip", owner=seat, picked=picked, tiles=words.tiles(winery["unseen"])) if tile else None
    else:
        good = tile[:-2]
        symbol, cls, face, step = "card", "vg-card", SIGNS[good], sign(tile)
        target = f"taste-{seat}-{tile}"
        tip = words("board-hand-tip", mine=mine, owner=seat, good=good, step=int(tile[-2:]), picked=picked)
    scene.symbol(name, symbol, x - 10, top, 54, cls)
    scene.symbol(f"{name}-good", face, x + 6, top + 6, 22, f"vg-sign vg-{good}" if good else "")
    scene.text(f"{name}-step", x + 17, top + 47, step, "vg-step-sign", size=22, anchor="middle")
    scene.symbol(f"{name}-picked", "check" if picked else "none", x + 22, top - 6, 16, "vg-picked")
    scene.rect(f"{name}-hit", x - 1, y + 8, HAND_STEP + 1, 62, "vg-hit", rx=6, tip=tip, target=target,
               label=words("board-hand", good=good, step=int(tile[-2:])) if target else None)  # fmt: skip


def sign(tile: str) -> str:
    """Return the plus or minus of a tasting tile ("white-1"), with its number if that is not one."""
    if not tile:
        return ""
    step = int(tile[-2:])
    number = str(abs(step)) if abs(step) != 1 else ""
    return f"+{number}" if step > 0 else f"−{number}"
