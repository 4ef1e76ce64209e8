"""An estate: one player's strip with money and pawns, then vines, cellar and sales cask, then improvements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.grand_cru.box import IMPROVEMENTS, VARIETIES, Box
from widgets.boards.grand_cru import cellar
from widgets.boards.grand_cru.tiles import effect, symbol
from widgets.boards.grand_cru.year import phase
from widgets.boards.painter import Painter, Words, shortened
from widgets.scene import Scene

X, WIDTH = 14, 1172
#: Height of a variety's lane by number of players: the fewer, the more room for each.
LANES = {2: 24.0, 3: 22.0, 4: 20.0, 5: 18.25}
#: What a strip needs above and below its lanes.
ABOVE, BELOW = 17, 5
#: The improvements: the first card, the distance to the next, and how many there are in a row.
CARDS, CARD, IN_ROW = 918, 66, 4
#: The phases in which it matters who has passed.
PASSING = ("actions", "last", "festival")


def height(players: int) -> float:
    """Return how high a strip is with so many players."""
    return _tall(LANES[players])


def _tall(lane: float) -> float:
    return lane * len(VARIETIES) + ABOVE + BELOW


def captions(scene: Scene, words: Words, box: Box, y: float) -> None:
    """Draw the line above the estates that says what stands where."""
    scene.text("caption-estates", X + 10, y, words("board-estates"), "vb-title", size=17)
    places = {"vines": cellar.VINES, "cellar": cellar.BARRELS + 4, "cask": cellar.CASK + 2, "improvements": CARDS}
    for part, x in places.items():
        scene.text(f"caption-{part}", x, y, words("board-part", part=part), "vb-quiet", size=13.2)


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any], seat: int, turn: bool, y: float) -> None:
    """Draw a player's strip with its upper edge at y."""
    estate, players = view["estates"][seat], len(view["estates"])
    lane = LANES[players]
    zones = view["options"]["maturity_zones"]
    figure = "start" if seat == view["start"] else "heir" if seat == view["heir"] else ""
    painter.part(scene, _frame, seat, turn, lane, y)
    painter.part(scene, _identity, seat, turn, figure, status(view, seat), estate["cash"], lane, y)
    interest = box.interest[view["options"]["interest"]][estate["loans"]]
    painter.part(scene, _numbers, seat, estate["prestige"], estate["loans"], interest, estate["pawns"], lane, y)
    painter.part(scene, cellar.barrels, seat, zones, lane, y + ABOVE)
    for number, variety in enumerate(VARIETIES):
        price = box.prices[number][view["demand"][variety]]
        wine = [estate["cellar"].get(str(barrel), {}).get(variety, 0) for barrel in range(1, box.barrels + 1)]
        painter.part(
            scene, cellar.lane, seat, variety, estate["tiles"].get(variety, 0), estate["cubes"].get(variety, 0), wine,
            estate["cask"].get(variety, 0), price, zones, lane, y + ABOVE + lane * number,
        )  # fmt: skip
    painter.part(scene, _spaces, seat, sum(estate["tiles"].values()), y)
    for improvement in IMPROVEMENTS:
        painter.part(
            scene, _improvement, seat, improvement, estate["tiles"].get(improvement, 0),
            estate["used"].get(improvement, 0), lane, y,
        )  # fmt: skip


def status(view: Mapping[str, Any], seat: int) -> str:
    """Return what a player has done that changes who is asked: gone bankrupt, passed, chosen the starting loans."""
    if seat in view["bankrupt"]:
        return "bankrupt"
    current = phase(view)
    if current == "start":
        return "chosen" if view["estates"][seat]["chosen"] else ""
    return "passed" if seat in view["passed"] and current in PASSING else ""


def _frame(scene: Scene, words: Words, box: Box, seat: int, turn: bool, lane: float, y: float) -> None:
    tall = _tall(lane)
    scene.rect(f"estate-{seat}", X, y, WIDTH, tall, "vb-panel", rx=12, region=words.name(seat))
    scene.rect(f"own-{seat}", X, y, WIDTH, tall, f"vb-own vb-p{seat}" if words.mine(seat) else "vb-none", rx=12)
    scene.rect(f"turn-{seat}", X, y, WIDTH, tall, "vb-turn" if turn else "vb-none", rx=12)
    scene.path(f"band-{seat}", f"M{X + 12} {y}h8v{tall}h-8a12 12 0 0 1-12-12v{24 - tall}a12 12 0 0 1 12-12Z",
               f"vb-band vb-p{seat}")  # fmt: skip
    scene.symbol(f"arrow-{seat}", "arrow-right" if turn else "none", X + 1, y + tall / 2 - 9, 18, "vb-turn-arrow")


def _identity(
    scene: Scene, words: Words, box: Box, seat: int, turn: bool, figure: str, state: str, cash: int | None,
    lane: float, y: float,
) -> None:  # fmt: skip
    """Draw who it is, the start-player figure, and the money."""
    mine = words.mine(seat)
    tall = _tall(lane)
    scene.symbol(f"badge-{seat}", "worker", X + 24, y + 8, 46, f"vb-piece vb-p{seat}")
    scene.text(f"badge-text-{seat}", X + 47, y + 48, str(seat + 1), f"vb-seat vb-on-p{seat}", size=17, anchor="middle")
    scene.text(f"player-{seat}", X + 76, y + 26, shortened(words.name(seat), 112), "vb-player", size=16)
    scene.text(f"you-{seat}", X + 47, y + 72, words("board-you") if mine else "", "vb-quiet", size=13.2,
               anchor="middle")  # fmt: skip
    note = words("board-status", status=state) if state else ""
    scene.text(f"status-{seat}", X + 49, y + 90, note, "vb-quiet" if state == "chosen" else "vb-status", size=13.2,
               anchor="middle")  # fmt: skip
    scene.symbol(f"figure-{seat}", "bottle" if figure else "none", X + 58, y + 28, 28,
                 "vb-figure-red" if figure == "start" else "vb-figure-red vb-later")  # fmt: skip
    scene.symbol(f"coin-{seat}", "coin", X + 80, y + 34, 23, "vb-coin")
    scene.text(f"money-{seat}", X + 108, y + 52, "?" if cash is None else str(cash), "vb-money", size=20)
    tip = words("board-estate-tip", mine=mine, owner=seat, turn=turn, figure=figure or "none", status=state or "none")
    scene.rect(f"owner-{seat}", X, y, 74, tall, "vg-hit", rx=12, tip=tip, label=words("board-estate", owner=seat),
               target=f"owner-{seat}")  # fmt: skip
    scene.rect(f"owner-name-{seat}", X + 74, y, 106, 32, "vg-hit", tip=tip)
    says = words("board-money-tip", mine=mine, owner=seat, known=cash is not None, count=cash or 0)
    scene.rect(f"purse-{seat}", X + 74, y + 32, 106, 26, "vg-hit", tip=says)


def _numbers(
    scene: Scene, words: Words, box: Box, seat: int, prestige: int, loans: int, interest: int, pawns: int, lane: float,
    y: float,
) -> None:  # fmt: skip
    """Draw prestige, loans and free pawns."""
    mine = words.mine(seat)
    row = y + 62 + (lane - 18) * 1.5
    scene.symbol(f"points-{seat}", "octagon", X + 80, row, 19, "vb-prestige")
    scene.text(f"points-text-{seat}", X + 104, row + 15, str(prestige), "vb-number", size=15)
    scene.symbol(f"debts-{seat}", "debt", X + 130, row, 20, "vb-debt")
    scene.text(f"debts-text-{seat}", X + 154, row + 15, str(loans), "vb-number", size=15)
    says = words("board-prestige-of", mine=mine, owner=seat, points=prestige)
    scene.rect(f"points-hit-{seat}", X + 76, row - 2, 48, 23, "vg-hit", tip=says)
    says = words("board-loans-of", mine=mine, owner=seat, loans=loans, interest=interest)
    scene.rect(f"debts-hit-{seat}", X + 126, row - 2, 52, 23, "vg-hit", tip=says)
    row += 24 + (lane - 18) * 1.5
    for place in range(box.pawns):
        free = place < pawns
        scene.symbol(f"pawn-{seat}-{place + 1}", "pawn", X + 78 + min(21, 84 / box.pawns) * place, row, 19,
                     f"vb-piece vb-p{seat}" if free else "vb-piece vb-gone")  # fmt: skip
    says = words("board-pawns-tip", mine=mine, owner=seat, count=pawns, most=box.pawns)
    scene.rect(f"pawns-hit-{seat}", X + 76, row - 2, 102, 23, "vg-hit", tip=says)


def _spaces(scene: Scene, words: Words, box: Box, seat: int, tiles: int, y: float) -> None:
    """Draw how many spaces of the vineyard are taken, by vines and improvements together."""
    full = tiles >= box.spaces
    scene.text(
        f"spaces-{seat}", cellar.VINES, y + 13, f"{tiles}/{box.spaces}", "vb-number" if full else "vb-step", size=13.2
    )
    says = words("board-spaces-tip", mine=words.mine(seat), owner=seat, count=tiles, most=box.spaces)
    scene.rect(f"spaces-hit-{seat}", cellar.VINES - 2, y + 1, cellar.VINE_ROOM, 15, "vg-hit", tip=says)


def _improvement(
    scene: Scene, words: Words, box: Box, seat: int, improvement: str, owned: int, used: int, lane: float, y: float
) -> None:
    """Draw one kind of improvement: ready, turned over, or not owned."""
    row, column = divmod(IMPROVEMENTS.index(improvement), IN_ROW)
    tall = (_tall(lane) - 15) / 2
    x, top = CARDS + CARD * column, y + 6 + (tall + 3) * row
    ready = owned - used
    name = f"improvement-{seat}-{improvement}"
    ground = "vb-improvement" if ready else "vb-turned" if owned else "vb-no-tile"
    sign = "vb-tool" if ready else "vb-tool vb-turned-sign" if owned else "vb-tool vb-absent"
    scene.rect(f"{name}-card", x, top, CARD - 4, tall, ground, rx=7)
    left = x + (CARD - 4) / 2 - (27 if owned > 1 else 13)
    scene.symbol(f"{name}-sign", symbol(improvement), left, top + (tall - 18) / 2 - 12, 26, sign)
    scene.text(f"{name}-name", x + (CARD - 4) / 2, top + tall - 5, words("board-short", improvement=improvement),
               "vb-tight" if ready else "vb-tight vb-quiet", size=13.2, anchor="middle")  # fmt: skip
    scene.text(f"{name}-count", x + CARD - 8, top + (tall - 18) / 2 + 6, f"{ready}/{owned}" if owned > 1 else "",
               "vb-number", size=13.2, anchor="end")  # fmt: skip
    tip = words("board-improvement-tip", mine=words.mine(seat), owner=seat, count=owned, ready=ready)
    scene.rect(name, x, top, CARD - 4, tall, "vg-hit", rx=7, tip=f"{effect(words, box, improvement)} {tip}",
               label=words("board-improvement", improvement=improvement), target=name)  # fmt: skip
