"""A winery of Toscana: one player's money, actions, pieces to hire, warehouse and tasting tiles, on one strip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.toscana.box import ACTIONS, GOODS, Box
from widgets.boards.painter import Words, shortened
from widgets.boards.toscana.market import SIGNS, cubes
from widgets.scene import Scene

X, WIDTH = 14, 1172
HEIGHT = 78
#: Where the parts begin, from left to right; then the distance between their things, or the room for all of them.
ACTION, HIRE, GOOD, HAND, STACK, USED = 228, 398, 644, 1005, 1080, 1111
ACTION_STEP, HIRE_ROOM, GOOD_STEP, HAND_ROOM, USED_ROOM = 70, 224, 72, 74, 70


def captions(scene: Scene, words: Words, box: Box, y: float) -> None:
    """Draw the line above the wineries that says what stands where."""
    scene.text("caption-winery", X + 10, y, words("board-wineries"), "vb-title", size=17)
    for number, action in enumerate(ACTIONS):
        x = ACTION + ACTION_STEP * number
        scene.text(f"caption-{action}", x, y, words("board-action-short", action=action), "vb-quiet", size=13.5,
                   anchor="middle")  # fmt: skip
    scene.text("caption-hire-row", HIRE + 14, y, words("board-hire-row"), "vb-quiet", size=13.5)
    for place, good in enumerate(box.columns):
        name = words("board-good-title", good=good)
        scene.text(f"caption-{good}", GOOD + GOOD_STEP * place + 34, y, name, "vb-quiet", size=13.5, anchor="middle")
    scene.text("caption-hand", HAND, y, words("board-tasting"), "vb-quiet", size=13.5)


def draw(
    scene: Scene, words: Words, box: Box, seat: int, winery: Mapping[str, Any], turn: bool, first: bool, y: float
) -> None:
    """Draw a player's strip with its upper edge at y."""
    mine = words.mine(seat)
    scene.rect(f"winery-{seat}", X, y, WIDTH, HEIGHT, "vb-panel", rx=12, region=words.name(seat))
    scene.rect(f"own-{seat}", X, y, WIDTH, HEIGHT, f"vb-own vb-p{seat}" if mine else "vb-none", rx=12)
    scene.rect(f"turn-{seat}", X, y, WIDTH, HEIGHT, "vb-turn" if turn else "vb-none", rx=12)
    _identity(scene, words, box, seat, winery["money"], turn, first, y)
    for number, action in enumerate(ACTIONS):
        _action(scene, words, seat, mine, action, action in winery["spent"], ACTION + ACTION_STEP * number, y)
    for number in range(len(box.slots)):
        _piece(scene, words, box, seat, number, winery["hired"], y)
    for place, good in enumerate(box.columns):
        x = GOOD + GOOD_STEP * place
        count = winery["goods"][good]
        tip = words("board-warehouse-tip", mine=mine, owner=seat, good=good, count=count, places=box.places)
        target = f"warehouse-{seat}-{good}"
        scene.rect(f"store-{seat}-{good}", x - 1, y + 8, GOOD_STEP - 3, HEIGHT - 16, f"vb-store vb-{good}", rx=8)
        cubes(scene, f"goods-{seat}-{good}", good, count, box.places, x, y + 16)
        scene.rect(target, x - 1, y + 8, GOOD_STEP - 3, HEIGHT - 16, "vg-hit", rx=8, tip=tip,
                   label=words("board-warehouse", mine=mine, owner=seat, good=good), target=target)  # fmt: skip
    _tasting(scene, words, winery, box, seat, mine, y)


def _identity(scene: Scene, words: Words, box: Box, seat: int, money: int, turn: bool, first: bool, y: float) -> None:
    mine = words.mine(seat)
    name = words.name(seat)
    tip = words("board-winery-tip", mine=mine, owner=seat, turn=turn, first=first)
    scene.path(f"band-{seat}", f"M{X + 12} {y}h8v{HEIGHT}h-8a12 12 0 0 1-12-12v{24 - HEIGHT}a12 12 0 0 1 12-12Z",
               f"vb-band vb-p{seat}")  # fmt: skip
    scene.symbol(f"arrow-{seat}", "arrow-right" if turn else "none", X + 1, y + 30, 18, "vb-turn-arrow")
    scene.symbol(f"badge-{seat}", "worker", X + 26, y + 13, 52, f"vb-piece vb-p{seat}")
    scene.text(f"badge-text-{seat}", X + 52, y + 57, str(seat + 1), f"vb-seat vb-on-p{seat}", size=18, anchor="middle")
    scene.text(f"player-{seat}", X + 82, y + 30, shortened(name), "vb-player", size=16)
    scene.text(f"you-{seat}", X + 180, y + 60, words("board-you") if mine else "", "vb-quiet", size=13.5, anchor="end")
    scene.symbol(f"coin-{seat}", "coin", X + 81, y + 41, 25, "vb-coin")
    scene.text(f"money-{seat}", X + 112, y + 61, str(money), "vb-money", size=22)
    scene.symbol(f"first-{seat}", "flag" if first else "none", X + 61, y + 11, 20, "vb-first")
    scene.rect(f"owner-{seat}", X, y, 78, HEIGHT, "vg-hit", tip=tip)
    scene.rect(f"owner-name-{seat}", X + 78, y, 110, 38, "vg-hit", tip=tip)
    says = words("board-money-tip", mine=mine, owner=seat, count=money, trigger=box.money_trigger)
    scene.rect(f"purse-{seat}", X + 78, y + 38, 110, 34, "vg-hit", tip=says)


def _action(scene: Scene, words: Words, seat: int, mine: bool, action: str, spent: bool, x: float, y: float) -> None:
    middle = y + HEIGHT / 2
    target = f"action-{seat}-{action}"
    tip = words("board-action-tip", mine=mine, owner=seat, action=action, spent=spent)
    scene.circle(f"circle-{seat}-{action}", x, middle, 23, "vb-circle vb-spent" if spent else f"vb-circle vb-p{seat}")
    scene.symbol(f"token-{seat}-{action}", action, x - 14, middle - 14, 28,
                 "vb-token vb-spent" if spent else f"vb-token vb-on-p{seat}")  # fmt: skip
    scene.circle(target, x, middle, 28, "vg-hit", tip=tip, label=words("board-action", action=action), target=target)


def _piece(scene: Scene, words: Words, box: Box, seat: int, number: int, hired: int, y: float) -> None:
    slot = box.slots[number]
    width = HIRE_ROOM / len(box.slots)
    x = HIRE + width * number
    gone = number < hired
    symbol = "master" if slot.master else "worker"
    piece = "wine_master" if slot.master else "worker"
    target = f"hire-{seat}-{number + 1}"
    state = "vb-gone" if gone else f"vb-p{seat}" if number == hired else f"vb-p{seat} vb-later"
    scene.symbol(f"staff-{seat}-{number + 1}", symbol, x - 2, y + 9, 35, f"vb-piece {state}")
    faded = " vb-gone" if gone else ""
    good = GOODS[slot.good]
    cost, symbol, cls, right = (
        (f"+{slot.reward}", "coin", "vb-coin", x + 30) if slot.reward
        else (str(slot.cost), SIGNS[good], f"vb-sign vb-{good}", x + 14)
    )  # fmt: skip
    scene.text(f"cost-{seat}-{number + 1}", right, y + 66, cost, f"vb-cost{faded}", size=13.5, anchor="end")
    scene.symbol(f"cost-sign-{seat}-{number + 1}", symbol, right + 1, y + 52, 16, cls + faded)
    when = "gone" if gone else "next" if number == hired else "later"
    tip = words(
        "board-hire-tip", piece=piece, when=when, free=slot.needs_one_of_each, good=good, count=slot.cost,
        reward=slot.reward,
    )  # fmt: skip
    scene.rect(target, x - 1, y + 5, width, HEIGHT - 10, "vg-hit", rx=8, tip=tip,
               label=words("board-piece", piece=piece), target=target)  # fmt: skip


def _tasting(scene: Scene, words: Words, winery: Mapping[str, Any], box: Box, seat: int, mine: bool, y: float) -> None:
    hand, stack, chosen = winery["hand"], winery["stack"], winery["chosen"]
    shown = isinstance(hand, list)
    size = len(hand) if shown else hand
    for place in range(box.start_hand):
        tile = "" if place >= size else hand[place] if shown else "?"
        picked = bool(chosen) and (tile == chosen if shown else place == 0)
        _tile(scene, words, winery, seat, mine, place, tile, picked, HAND + HAND_ROOM / box.start_hand * place, y)
    left = len(stack) if shown else stack
    scene.symbol(f"stack-{seat}", "cards" if left else "none", STACK - 7, y + 19, 40, f"vb-back vb-p{seat}")
    scene.text(f"stack-count-{seat}", STACK + 12, y + 45, str(left) if left else "", f"vb-stack vb-on-p{seat}", size=16,
               anchor="middle")  # fmt: skip
    unseen = tiles_said(words, stack) if shown else tiles_said(words, winery["unseen"])
    tip = words("board-stack-tip", mine=shown, owner=seat, count=left, tiles=unseen)
    scene.rect(f"stack-hit-{seat}", STACK - 3, y + 8, 36, HEIGHT - 16, "vg-hit", tip=tip)
    used = winery["discard"]
    across = (box.rounds + 1) // 2
    for place in range(box.rounds):
        row, column = divmod(place, across)
        x, top = USED + USED_ROOM / across * column, y + 8 + 32 * row
        tile = used[place] if place < len(used) else ""
        name = f"used-{seat}-{place + 1}"
        with scene.piece(f"taste-{seat}-{tile}" if tile else ""):
            scene.rect(name, x, top, 16, 30, "vb-used" if tile else "vb-unused", rx=3)
            scene.symbol(f"{name}-good", SIGNS[tile[:-2]] if tile else "none", x + 1.5, top + 2, 13,
                         f"vb-sign vb-{tile[:-2]}" if tile else "")  # fmt: skip
            scene.text(f"{name}-step", x + 8, top + 27, sign(tile), "vb-cost", size=15, anchor="middle")
    tip = words("board-used-tip", mine=mine, owner=seat, tiles=tiles_said(words, used))
    scene.rect(f"used-hit-{seat}", USED - 2, y + 8, USED_ROOM + 2, HEIGHT - 16, "vg-hit", tip=tip)


def _tile(
    scene: Scene, words: Words, winery: Mapping[str, Any], seat: int, mine: bool, place: int, tile: str, picked: bool,
    x: float, y: float,
) -> None:  # fmt: skip
    """Draw one tile of a hand: its face, its back, or its empty place."""
    name = f"hand-{seat}-{place + 1}"
    top = y + 8 if picked else y + 12
    target = None
    if tile in ("", "?"):
        symbol, cls, face, step, good = ("card-back" if tile else "none"), f"vb-back vb-p{seat}", "none", "", ""
        unseen = tiles_said(words, winery["unseen"]) if tile else ()
        tip = words("board-hidden-tip", owner=seat, picked=picked, tiles=unseen) if tile else None
    else:
        good = tile[:-2]
        symbol, cls, face, step = "card", "vb-card", SIGNS[good], sign(tile)
        target = f"taste-{seat}-{tile}"
        tip = words("board-hand-tip", mine=mine, owner=seat, good=good, step=int(tile[-2:]), picked=picked)
    with scene.piece(target or ""):
        scene.symbol(name, symbol, x - 9, top, 52, cls)
        scene.symbol(f"{name}-good", face, x + 6, top + 6, 22, f"vb-sign vb-{good}" if good else "")
        scene.text(f"{name}-step", x + 17, top + 46, step, "vb-step-sign", size=22, anchor="middle")
        scene.symbol(f"{name}-picked", "chosen" if picked else "none", x + 20, top - 6, 20, "vb-picked")
    scene.rect(f"{name}-hit", x - 1, y + 8, 36, 62, "vg-hit", rx=6, tip=tip, target=target,
               label=words("board-hand", good=good, step=int(tile[-2:])) if target else None)  # fmt: skip


def sign(tile: str) -> str:
    """Return the plus or minus of a tasting tile ("white-1"), with its number if that is not one."""
    if not tile:
        return ""
    step = int(tile[-2:])
    number = str(abs(step)) if abs(step) != 1 else ""
    return f"+{number}" if step > 0 else f"−{number}"


def tiles_said(words: Words, tiles: Sequence[str]) -> tuple[str, ...]:
    """Return tasting tiles ("white-1") as they are said ("white −1")."""
    return tuple(words("tasting-tile", good=tile[:-2], step=int(tile[-2:])) for tile in tiles)
