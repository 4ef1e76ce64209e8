"""A Maison in two sizes: the reader's own with everything written out, the others' as small mats side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import COLUMNS, TOKENS
from widgets.boards.dom_pierre import goods, presses, winery
from widgets.boards.dom_pierre.signs import number_on_shield
from widgets.boards.dom_pierre.winery import Plan
from widgets.boards.dom_pierre.words import turn_of
from widgets.boards.painter import SMALL, Painter, Words, shortened
from widgets.scene import Scene

X, WIDTH = 14, 1172
#: How high the own mat and a small one are.
LARGE, SMALL_MAT = 262, 271
#: On the own mat: where winery, presses and objectives begin, and how wide the last two are.
WINERY, PRESSES, PRESS_ROOM, AIMS, AIM_ROOM = 143, 556, 268, 832, 332
#: On a small mat: where the presses begin.
SMALL_PRESSES = 184


def large(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any], seat: int, turn: bool, y: float) -> None:
    """Draw the reader's own Maison with its upper edge at y."""
    maison, fast = view["maisons"][seat], view["options"]["fast_variant"]
    moved = _moved(view, seat)
    painter.part(scene, _frame, seat, turn, X, y, WIDTH, LARGE)
    painter.part(scene, _owner, seat, turn, seat == view["first"], y)
    painter.part(scene, _purse, seat, _standing(box, maison), y)
    painter.part(scene, _start_card, seat, maison["start_card"], maison["corked"], X + 100, y + 136, 32, 42)
    painter.part(scene, presses.zone, seat, "reserve", maison["reserve"], X + 26, y + 184, 108, 33, False)
    painter.part(scene, presses.zone, seat, "house", maison["house"], X + 26, y + 221, 108, 33, False)
    plan = Plan(X + WINERY, y + 10, 54, 27, 28, 42, 168, 30, True)
    winery.draw(painter, box, scene, view, seat, moved, plan)
    x = X + PRESSES
    presses.draw(painter, scene, view, seat, x, y + 8, (PRESS_ROOM + 6) / 3, 130)
    painter.part(scene, presses.zone, seat, "presses", maison["crew"], x, y + 142, PRESS_ROOM, 27, True)
    grey, blue, flags = (list(maison[name].values()) for name in ("grey", "blue", "flags"))
    painter.part(scene, goods.accessories, seat, grey, blue, x, y + 173, (PRESS_ROOM + 4) / 4, 26.0)
    painter.part(scene, goods.cards, seat, tuple(maison["cards"]), flags, x + 4, y + 202, 45.0, 26.0)
    painter.part(scene, goods.tokens, seat, maison["tokens"], x, y + 230, PRESS_ROOM, 27.0)
    goods.draw_objectives(painter, box, scene, maison, seat, fast, X + AIMS, y + 8, AIM_ROOM, True)
    bare = not (maison["objectives"] or maison["scored"] or maison["draft"])
    painter.part(scene, _no_objectives, seat, bare, X + AIMS + AIM_ROOM / 2, y + 30)
    painter.part(scene, _draft, seat, maison["draft"], maison["chosen"], X + AIMS, y + 8, True)


def small(
    painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any], seat: int, turn: bool, x: float, y: float,
    width: float,
) -> None:  # fmt: skip
    """Draw another player's Maison as a small mat."""
    maison, fast = view["maisons"][seat], view["options"]["fast_variant"]
    painter.part(scene, _frame, seat, turn, x, y, width, SMALL_MAT)
    painter.part(scene, _small_owner, seat, turn, seat == view["first"], _standing(box, maison), x, y, width)
    painter.part(scene, _start_card, seat, maison["start_card"], maison["corked"], x + width - 32, y + 6, 24, 30)
    plan = Plan(x + 18, y + 44, 22, 3, 21, 20, 98, 25, False)
    winery.draw(painter, box, scene, view, seat, _moved(view, seat), plan)
    left = x + SMALL_PRESSES
    room = width - SMALL_PRESSES - 8
    presses.draw(painter, scene, view, seat, left, y + 40, (room + 6) / 3, 94)
    third = (room + 4) / 3
    for place, (zone, count) in enumerate((("presses", "crew"), ("house", "house"), ("reserve", "reserve"))):
        painter.part(
            scene, presses.zone, seat, zone, maison[count], left + third * place, y + 138, third - 4, 26, False
        )
    grey, blue, flags = (list(maison[name].values()) for name in ("grey", "blue", "flags"))
    painter.part(scene, goods.cards, seat, tuple(maison["cards"]), flags, left + 2, y + 168, room / 6, 22.0)
    painter.part(scene, goods.accessories, seat, grey, blue, x + 18, y + 194, 54.0, 24.0)
    painter.part(scene, goods.tokens, seat, maison["tokens"], x + 240, y + 193, width - 250, 25.0)
    goods.draw_objectives(painter, box, scene, maison, seat, fast, x + 18, y + 222, width - 26, False)
    painter.part(scene, _draft, seat, maison["draft"], maison["chosen"], x + 20, y + 220, False)


def _moved(view: Mapping[str, Any], seat: int) -> str:
    """Return the column whose disc a player has moved this turn."""
    return str(view["turn"]["column"]) if turn_of(view) == seat else ""


def _standing(box: Box, maison: Mapping[str, Any]) -> tuple[int, int, int, int, int]:
    """Return coins, points so far, level, crowns and what a crown is worth at that level."""
    level = maison["level"]
    crowns = sum(box.data["market_card"][box.card_number[card]]["crowns"] for card in maison["cards"])
    crowns += sum(box.token_values[token] * maison["tokens"].get(TOKENS[token], 0) for token in box.crown_tokens)
    if maison["corked"] and maison["start_card"]:
        crowns += box.start_crowns[box.start_cards.index(maison["start_card"])]
    return maison["coins"], sum(maison["points"].values()), level, crowns, box.level_crowns[level]


def _frame(
    scene: Scene, words: Words, box: Box, seat: int, turn: bool, x: float, y: float, width: float, tall: float
) -> None:
    scene.rect(f"maison-{seat}", x, y, width, tall, "vb-panel", rx=12, region=words.name(seat))
    scene.rect(f"own-{seat}", x, y, width, tall, f"vb-own vb-p{seat}" if words.mine(seat) else "vb-none", rx=12)
    scene.rect(f"turn-{seat}", x, y, width, tall, "vb-turn" if turn else "vb-none", rx=12)
    band = 20 if tall == LARGE else 12
    scene.path(f"band-{seat}", f"M{x + 12} {y}h{band - 12}v{tall}h{12 - band}a12 12 0 0 1-12-12v{24 - tall}"
               "a12 12 0 0 1 12-12Z", f"vb-band vb-p{seat}")  # fmt: skip
    size = band - 2
    scene.symbol(f"arrow-{seat}", "arrow-right" if turn else "none", x + 1, y + tall / 2 - size / 2, size,
                 "vb-turn-arrow")  # fmt: skip


# ---------------------------------------------------------------------- who it is


def _owner(scene: Scene, words: Words, box: Box, seat: int, turn: bool, first: bool, y: float) -> None:
    scene.symbol(f"badge-{seat}", "worker", X + 25, y + 7, 42, f"vb-piece vb-p{seat}")
    scene.text(f"badge-text-{seat}", X + 46, y + 43, str(seat + 1), f"vb-seat vb-on-p{seat}", size=16, anchor="middle")
    scene.symbol(f"first-{seat}", "grapes" if first else "none", X + 60, y + 28, 20, "vb-first")
    note = words("board-you") if words.mine(seat) else ""
    scene.text(f"status-{seat}", X + (84 if first else 72), y + 43, note, "vb-quiet", size=SMALL)
    scene.text(f"player-{seat}", X + 27, y + 67, shortened(words.name(seat), 112), "vb-player", size=16)
    _owner_hit(scene, words, seat, turn, first, X, y, 138, 74)


def _small_owner(
    scene: Scene, words: Words, box: Box, seat: int, turn: bool, first: bool, standing: tuple[int, int, int, int, int],
    x: float, y: float, width: float,
) -> None:  # fmt: skip
    scene.symbol(f"badge-{seat}", "worker", x + 15, y + 4, 30, f"vb-piece vb-p{seat}")
    scene.text(f"badge-text-{seat}", x + 30, y + 30, str(seat + 1), f"vb-seat vb-on-p{seat}", size=14, anchor="middle")
    scene.symbol(f"first-{seat}", "grapes" if first else "none", x + 132, y + 8, 19, "vb-first")
    room = 84 if first else 104
    scene.text(f"player-{seat}", x + 48, y + 25, shortened(words.name(seat), room, 15), "vb-player", size=15)
    coins, points, level, crowns, worth = standing
    left = x + 156 + (width - 385) / 2
    scene.symbol(f"coin-{seat}", "coin", left, y + 9, 20, "vb-coin")
    scene.text(f"coins-{seat}", left + 24, y + 25, str(coins), "vb-money", size=17)
    number_on_shield(scene, f"vp-{seat}", str(points), left + 50, y + 4, 30)
    scene.symbol(f"flute-of-{seat}", "flute", left + 88, y + 8, 22, "vb-prestige")
    scene.text(f"level-of-{seat}", left + 112, y + 25, str(level), "vb-number", size=16)
    scene.symbol(f"crowns-{seat}-sign", "crown", left + 132, y + 9, 19, "vb-crown")
    scene.text(f"crowns-{seat}", left + 155, y + 25, f"{crowns}×{worth}", "vb-number", size=14)
    _owner_hit(scene, words, seat, turn, first, x, y, 150, 38)
    places = {"coins": (left - 2, 48), "points": (left + 48, 35), "level": (left + 86, 42), "crowns": (left + 130, 52)}
    _standing_hits(scene, words, box, seat, standing, {name: (*place, y + 4, 32) for name, place in places.items()})


def _owner_hit(
    scene: Scene, words: Words, seat: int, turn: bool, first: bool, x: float, y: float, width: float, tall: float
) -> None:
    tip = words("board-maison-tip", mine=words.mine(seat), owner=seat, turn=turn, first=first)
    scene.rect(f"owner-{seat}", x, y, width, tall, "vg-hit", rx=12, tip=tip)


def _purse(scene: Scene, words: Words, box: Box, seat: int, standing: tuple[int, int, int, int, int], y: float) -> None:
    """Draw coins, points, prestige level and crowns."""
    coins, points, level, crowns, worth = standing
    scene.symbol(f"coin-{seat}", "coin", X + 26, y + 77, 26, "vb-coin")
    scene.text(f"coins-{seat}", X + 57, y + 97, str(coins), "vb-money", size=21)
    number_on_shield(scene, f"vp-{seat}", str(points), X + 92, y + 73, 38)
    scene.symbol(f"flute-of-{seat}", "flute", X + 25, y + 110, 26, "vb-prestige")
    scene.text(f"level-of-{seat}", X + 55, y + 129, str(level), "vb-number", size=17)
    scene.symbol(f"crowns-{seat}-sign", "crown", X + 26, y + 146, 23, "vb-crown")
    scene.text(f"crowns-{seat}", X + 55, y + 164, f"{crowns}×{worth}", "vb-number", size=16)
    _standing_hits(scene, words, box, seat, standing, {
        "coins": (X + 24, 64, y + 75, 31), "points": (X + 90, 43, y + 72, 41), "level": (X + 24, 60, y + 108, 30),
        "crowns": (X + 24, 74, y + 142, 30),
    })  # fmt: skip


def _standing_hits(
    scene: Scene, words: Words, box: Box, seat: int, standing: tuple[int, int, int, int, int],
    places: Mapping[str, tuple[float, float, float, float]],
) -> None:  # fmt: skip
    coins, points, level, crowns, worth = standing
    amounts = {
        "coins": (coins, 0),
        "points": (points, points - points % box.lap),
        "level": (level, box.level_points[level]),
        "crowns": (crowns, worth),
    }
    for what, (x, width, y, tall) in places.items():
        amount, more = amounts[what]
        tip = words("board-has-tip", mine=words.mine(seat), owner=seat, what=what, count=amount, more=more)
        scene.rect(f"{what}-hit-{seat}", x, y, width, tall, "vg-hit", rx=7, tip=tip)


def _start_card(
    scene: Scene, words: Words, box: Box, seat: int, card: str, corked: bool, x: float, y: float, width: float,
    tall: float,
) -> None:  # fmt: skip
    """Draw the start card: face up it is a crown at the end, or a cork to be popped."""
    name = f"start-{seat}"
    up = bool(card) and corked
    scene.rect(f"{name}-card", x, y, width, tall, "vb-aim" if up else "vb-turned" if card else "vb-none", rx=5)
    size = min(width - 6, 22)
    across, down = (width - size) / 2, (tall - size) / 2
    scene.symbol(f"{name}-sign", "champagne-cork" if up else "none", x + across, y + down, size, "vb-tool")
    tip = words("board-start-tip", mine=words.mine(seat), owner=seat, dealt=bool(card), corked=corked,
                crowns=box.start_crowns[box.start_cards.index(card)] if card else 0)  # fmt: skip
    scene.rect(name, x, y, width, tall, "vg-hit", rx=5, tip=tip, label=words("board-start"), target=name)


def _no_objectives(scene: Scene, words: Words, box: Box, seat: int, bare: bool, x: float, y: float) -> None:
    """Write what lies here later."""
    scene.text(f"no-objectives-{seat}", x, y, words("board-no-aims") if bare else "", "vb-quiet", size=SMALL,
               anchor="middle")  # fmt: skip


def _draft(
    scene: Scene, words: Words, box: Box, seat: int, hand: Any, chosen: Any, x: float, y: float, full: bool
) -> None:
    """Draw the vintage tokens in hand during the draft; others' hands are seen from behind."""
    known = isinstance(hand, list)
    count = len(hand) if known else int(hand)
    size = 46.0 if full else 30.0
    step, top = size + (10 if full else 6), y + 28 if full else y + 4
    scene.text(f"draft-{seat}-title", x + 4, y + 17, words("board-draft") if count and full else "", "vb-name", size=14)
    for place in range(box.draft_hand):
        name = f"draft-{seat}-{place + 1}"
        column = hand[place] if known and place < count else ""
        left = x + 4 + step * place
        here = place < count
        picked = bool(column) and column == chosen
        winery.token(
            scene, name, "vintage" if column else "back" if here else "", column or COLUMNS[0], left, top, size, 0
        )
        scene.symbol(f"{name}-picked", "chosen" if picked else "none", left + size * 0.62, top - 3, size * 0.4,
                     "vb-picked")  # fmt: skip
        if column:
            scene.rect(name, left, top, size, size, "vg-hit", rx=size / 2, label=words("board-vintage", column=column),
                       tip=words("board-draft-tip", column=column, picked=picked),
                       target=f"vintage-{seat}-{column}")  # fmt: skip
        else:
            scene.rect(name, left, top, size, size, "vg-hit" if here else "vb-none",
                       tip=words("board-draft-back-tip", owner=seat) if here else None)  # fmt: skip
