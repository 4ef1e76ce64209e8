"""The four roads with their workers, the markets at their ends and the ratio tiles; Reims stands above the north."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import ACCESSORIES, FACES, NONE, PRESSES, ROADS
from widgets.boards.dom_pierre.signs import GOODS, VESSELS, number_on_shield, person
from widgets.boards.dom_pierre.words import BOLD, clipped, reconstructed
from widgets.boards.painter import SMALL, Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 544, 71, 642, 312
#: The lanes: the first one, and the distance to the next.
TOP, LANE = 105, 69
#: Where the spaces of a road begin, the room for them, and the gap between sections.
SPACES, ROOM, GAP = 596, 228, 10
#: The market card: where it begins, its size; the deck beside it; the ratio tile.
CARD, WIDE, TALL, DECK, RATIO, RATIO_WIDE = 834, 206, 62, 1044, 1078, 100


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel with all roads and markets."""
    players = len(view["maisons"])
    painter.part(scene, _frame)
    always = not view["options"]["reims_only_when_north_deck_empty"]
    painter.part(scene, _reims, always or not view["markets"][ROADS[box.reims_road]]["card"])
    for number, road in enumerate(ROADS):
        market = view["markets"][road]
        painter.part(scene, _road, number)
        for space in range(1, box.road_lengths[number] + 1):
            owner = holder(box, view, players, number, space)
            painter.part(scene, _space, number, space, owner)
        painter.part(scene, _card, number, market["card"])
        painter.part(scene, _deck, number, len(market["unseen"]) + bool(market["card"]), tuple(market["under"]))
        painter.part(scene, _ratio, number, market["ratio"])


def holder(box: Box, view: Mapping[str, Any], players: int, road: int, space: int) -> int | None:
    """Return whose worker stands on a space of a road: -1 is a neutral one, None nobody."""
    if box.neutral[players][road] >> space - 1 & 1:
        return -1
    standing = (seat for seat, maison in enumerate(view["maisons"]) if space in maison["roads"][ROADS[road]])
    return next(standing, None)


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("roads-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-roads"))
    scene.text("roads-title", X + 14, Y + 24, words("board-roads"), "vb-title", size=17)
    note = words("board-reconstructed") if reconstructed(box, "market_card") else ""
    scene.text("roads-note", CARD - 10, Y + 23, note, "vb-quiet vb-tight", size=SMALL, anchor="end")
    low = box.shields
    labels = [f"{least}–{more - 1}" for least, more in pairwise(low)] + [f"{low[-1]}+"]
    pitch = RATIO_WIDE / len(labels)
    for place, label in enumerate(labels):
        scene.text(f"value-{place + 1}", RATIO + pitch * (place + 0.5), Y + 24, label, "vb-quiet vb-tight", size=SMALL,
                   anchor="middle")  # fmt: skip


def _reims(scene: Scene, words: Words, box: Box, open_now: bool) -> None:
    """Draw the permanent market, which gives no card."""
    card = box.markets[box.reims_card]
    x, y = CARD, Y + 6
    scene.rect("market-reims-card", x, y, WIDE, 25, "vb-market" if open_now else "vb-market vb-shut", rx=7)
    dim = "" if open_now else " vb-absent"
    sign, cls = VESSELS[_accepts(card.takes)]
    scene.symbol("market-reims-sign", sign, x + 7, y + 3, 19, cls + dim)
    scene.text("market-reims-name", x + 34, y + 17.5, words("board-card", card=card.id),
               "vb-name" if open_now else "vb-quiet", size=SMALL)  # fmt: skip
    scene.symbol("market-reims-lock", "none" if open_now else "lock", x + WIDE - 26, y + 4, 16, "vb-locked")
    tip = words(
        "board-reims-tip", open=open_now, road=ROADS[box.reims_road], card=_sentence(words, box, box.reims_card)
    )
    scene.rect("market-reims", x, y, WIDE, 25, "vg-hit", rx=7, tip=tip, label=words("board-card", card=card.id),
               target="market-reims")  # fmt: skip


def _accepts(takes: Sequence[bool]) -> str:
    return "either" if all(takes) else "bottle" if takes[0] else "barrel"


# ---------------------------------------------------------------------- the road


def _across(box: Box, road: int, space: int) -> float:
    """Return where the middle of a space lies; sections stand a little apart."""
    section = next(number for number, mask in enumerate(box.sections[road]) if mask >> space - 1 & 1)
    step = (ROOM - GAP * (len(box.sections[road]) - 1)) / box.road_lengths[road]
    return SPACES + step * (space - 0.5) + GAP * section


def _road(scene: Scene, words: Words, box: Box, road: int) -> None:
    """Draw the lane: its sign, the way from the village to the market, and the bonus of each section."""
    name = ROADS[road]
    y = TOP + LANE * road
    middle = y + 41
    scene.path(f"road-{name}-way", f"M{X + 24} {middle}H{CARD - 6}", "vb-lane")
    scene.circle(f"road-{name}-ground", X + 26, middle, 15, "vb-compass")
    scene.text(f"road-{name}-letter", X + 26, middle + 5.5, words("board-compass", road=name), "vb-on-compass", size=16,
               anchor="middle")  # fmt: skip
    length = box.road_lengths[road]
    for number, (mask, bonus) in enumerate(zip(box.sections[road], box.section_bonuses[road], strict=True), 1):
        inside = [space for space in range(1, length + 1) if mask >> space - 1 & 1]
        first, last = _across(box, road, inside[0]), _across(box, road, inside[-1])
        scene.text(f"road-{name}-bonus-{number}", (first + last) / 2, y + 19, f"+{bonus}", "vb-number", size=14.5,
                   anchor="middle")  # fmt: skip
        tip = words("board-section-tip", road=name, bonus=bonus, coins=box.section_coins)
        scene.rect(f"road-{name}-section-{number}", first - 18, y + 4, last - first + 36, 19, "vg-hit", rx=5, tip=tip)
    scene.rect(f"road-{name}", X + 8, y + 22, 38, 40, "vg-hit", rx=8, tip=words("board-road-tip", road=name),
               label=words("board-road", road=name), target=f"road-{name}")  # fmt: skip


def _space(scene: Scene, words: Words, box: Box, road: int, space: int, owner: int | None) -> None:
    name = f"space-{ROADS[road]}-{space}"
    x, y = _across(box, road, space), TOP + LANE * road + 41
    scene.circle(f"{name}-stop", x, y, 13.5, "vb-stop")
    person(scene, f"{name}-worker", owner, x - 14, y - 16.5, 28)
    who = "nobody" if owner is None else "neutral" if owner < 0 else "mine" if words.mine(owner) else "other"
    tip = words("board-space-tip", road=ROADS[road], space=space, who=who, owner=max(owner or 0, 0))
    scene.rect(name, x - 15, y - 16, 30, 32, "vg-hit", rx=13, tip=tip,
               label=words("board-space", road=ROADS[road], space=space), target=name)  # fmt: skip


# ---------------------------------------------------------------------- the market


def _card(scene: Scene, words: Words, box: Box, road: int, card: str) -> None:
    """Draw the market card on top of a deck: what it takes, from which presses, which accessories help."""
    name = f"market-{ROADS[road]}"
    x, y = CARD, TOP + LANE * road
    scene.rect(f"{name}-card", x, y, WIDE, TALL, "vb-market" if card else "vb-market vb-shut", rx=8)
    market = box.markets[box.card_number[card]] if card else None
    sign, cls = VESSELS[_accepts(market.takes)] if market else ("none", "")
    scene.symbol(f"{name}-sign", sign, x + 6, y + 15, 34, cls)
    title = words("board-card", card=card) if card else words("board-no-card")
    row = box.data["market_card"][box.card_number[card]] if card else {"crowns": 0, "flag": ""}
    crowns, flag = row["crowns"], row["flag"]
    room = WIDE - 54 - 24 * (bool(crowns) + bool(flag))
    scene.text(f"{name}-name", x + 47, y + 18, clipped(title, room, BOLD), "vb-name" if card else "vb-quiet", size=14.2)
    scene.symbol(f"{name}-crown", "crown" if crowns else "none", x + WIDE - 27, y + 3, 20, "vb-crown")
    scene.symbol(f"{name}-flag", f"flag-{flag}" if flag else "none", x + WIDE - (50 if crowns else 27), y + 4, 19,
                 "vb-tool")  # fmt: skip
    for place, press in enumerate(PRESSES):
        left = x + 47 + 31 * place
        bonus = market.presses[place] if market else 0
        refused = market is not None and bonus == NONE
        ground = "vb-none" if market is None else "vb-press-mark vb-refused" if refused else "vb-press-mark"
        scene.rect(f"{name}-{press}-ground", left, y + 26, 28, 29, ground, rx=5)
        text = "" if market is None else "✕" if refused else f"+{bonus}" if bonus else "0"
        cls = "vb-refused-text" if refused else "vb-number" if bonus else "vb-zero"
        scene.text(f"{name}-{press}", left + 14, y + 46, text, cls, size=15, anchor="middle")
    shown = market.accessories if market else ()
    for place in range(len(ACCESSORIES)):
        sign = GOODS[ACCESSORIES[shown[place]]] if place < len(shown) else "none"
        width = min(24, 62 / max(1, len(shown)))
        scene.symbol(f"{name}-accessory-{place + 1}", sign, x + 144 + width * place, y + 30, min(22, width), "vb-tool")
    tip = _sentence(words, box, box.card_number[card]) if card else words("board-no-card-tip", road=ROADS[road])
    scene.rect(name, x, y, WIDE, TALL, "vg-hit", rx=8, tip=tip, label=words("board-market", road=ROADS[road]),
               target=name)  # fmt: skip


def _sentence(words: Words, box: Box, number: int) -> str:
    """Return everything that stands on a market card, or on Reims."""
    card = box.markets[number]
    row = box.data["market_card"][number] if number != box.reims_card else {"crowns": 0, "flag": ""}
    presses = tuple(
        words("board-press-price", press=press, refused=bonus == NONE, bonus=max(bonus, 0))
        for press, bonus in zip(PRESSES, card.presses, strict=True)
    )
    goods = tuple(words("board-accessory", accessory=ACCESSORIES[number]) for number in card.accessories)
    return words("board-card-tip", card=card.id, accepts=_accepts(card.takes), presses=presses, count=len(goods),
                 goods=goods, crowns=row["crowns"], flag=row["flag"] or "none")  # fmt: skip


def _deck(scene: Scene, words: Words, box: Box, road: int, count: int, under: Sequence[str]) -> None:
    """Draw how many cards a deck has left, those put under it in the open included."""
    name = f"deck-{ROADS[road]}"
    y = TOP + LANE * road
    total = count + len(under)
    scene.symbol(f"{name}-sign", "cards" if total else "none", DECK, y + 10, 26, "vb-back-tile")
    scene.text(f"{name}-count", DECK + 13, y + 52, str(total), "vb-number" if total else "vb-zero", size=14.5,
               anchor="middle")  # fmt: skip
    known = tuple(words("board-card", card=card) for card in under)
    tip = words("board-deck-tip", road=ROADS[road], count=total, known=len(known), cards=known)
    scene.rect(name, DECK - 2, y + 2, 30, TALL - 4, "vg-hit", rx=6, tip=tip,
               label=words("board-deck", road=ROADS[road]), target=name)  # fmt: skip


def _ratio(scene: Scene, words: Words, box: Box, road: int, ratio: str) -> None:
    """Draw the points for a sale, by its value."""
    name = f"ratio-{ROADS[road]}"
    y = TOP + LANE * road
    face = FACES.index(ratio[-1]) if ratio else 0
    points = box.ratio_points[len(FACES) * box.ratios.index(ratio[:-1]) + face] if ratio else [0] * len(box.shields)
    scene.rect(f"{name}-tile", RATIO, y + 4, RATIO_WIDE, TALL - 8, "vb-chip", rx=8)
    pitch = RATIO_WIDE / len(points)
    for place, worth in enumerate(points):
        number_on_shield(scene, f"{name}-{place + 1}", str(worth) if ratio else "", RATIO + pitch * (place + 0.5) - 15,
                         y + 17, 30)  # fmt: skip
    tip = words("board-ratio-tip", road=ROADS[road], parts=tuple(
        words("board-ratio-part", value=least, points=worth) for least, worth in zip(box.shields, points, strict=True)
    ), prestige=box.prestige_sale) if ratio else words("board-no-ratio-tip")  # fmt: skip
    scene.rect(f"{name}-hit", RATIO, y + 4, RATIO_WIDE, TALL - 8, "vg-hit", rx=8, tip=tip)
