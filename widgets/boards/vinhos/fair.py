"""The piles of experts with the features they judge, and the fair: booths, places and fair points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import ABILITIES, FEATURES
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import ABILITY_SIGNS, BOLD, FEATURE_SIGNS, SMALL, clipped, disc, who
from widgets.scene import Scene

Y, TALL = 386, 162
PILES, PILES_WIDE, ROW = 14, 290, 38
FAIR, FAIR_WIDE = 310, 266


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw piles and fair."""
    painter.part(scene, _panels)
    vintage = box.vintages[box.vintage_number[view["vintage"]]] if view["vintage"] else None
    for number, feature in enumerate(FEATURES):
        pile = view["experts"][feature]
        symbols = vintage.features[number] if vintage else 0
        height = view["features"][feature] if box.reserve else -1
        left = len(pile["rest"]) + len(pile["under"]) + bool(pile["top"])
        painter.part(scene, _pile, number, pile["top"], left, symbols, height)
    coming = sum(year < view["year"] for year in box.fair_years)
    people = len(view["vintners"])
    painter.part(scene, _title, min(coming, len(box.fair_years) - 1), people, view["final"])
    points = [sum(box.booth_points[view["features"][FEATURES[feature]]] for feature in own.features)
              if box.reserve else 0 for own in box.booths]  # fmt: skip
    for number in range(len(box.booths)):
        held = [seat for seat, vintner in enumerate(view["vintners"]) if vintner["booth"] == number + 1]
        allowed = view["vintners"][held[0]]["fair_tile"] if held and box.reserve else -1
        painter.part(scene, _booth, number, who(view, held[0]) if held else -1, allowed, points[number])
    standing = [(who(view, seat), vintner["fp"]) for seat, vintner in enumerate(view["vintners"])]
    painter.part(scene, _standing, standing)


def _panels(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("piles-panel", PILES, Y, PILES_WIDE, TALL, "vb-panel", rx=14, region=words("board-region-experts"))
    scene.rect("fair-panel", FAIR, Y, FAIR_WIDE, TALL, "vb-panel", rx=14, region=words("board-region-fair"))


def _pile(
    scene: Scene, words: Words, box: Box, number: int, top: str | None, left: int, symbols: int, height: int
) -> None:
    """Draw a pile: its feature, the top expert, how many there are, and what the feature is worth."""
    feature = FEATURES[number]
    x, y = PILES + 6, Y + 5 + ROW * number
    name = f"pile-{feature}"
    scene.rect(f"{name}-ground", x, y + 1, PILES_WIDE - 12, ROW - 3, "vb-chip", rx=8)
    scene.symbol(f"{name}-feature", FEATURE_SIGNS[feature], x + 4, y + 7, 24, f"vb-{feature}")
    ability = ABILITIES[box.ability[box.expert_number[top]]] if top else ""
    arrow = bool(top and box.arrow[box.expert_number[top]])
    scene.rect(f"{name}-card", x + 34, y + 4, 44, ROW - 9, "vb-stall vb-full" if top else "vb-stall vb-shut", rx=6)
    scene.symbol(f"{name}-ability", ABILITY_SIGNS[ability] if top else "none", x + 38, y + 7, 23,
                 "vb-coin" if ability == "cash" else "vb-tool")  # fmt: skip
    scene.symbol(f"{name}-arrow", "arrow-up" if arrow else "none", x + 61, y + 11, 16, f"vb-{feature}")
    scene.text(f"{name}-left", x + 84, y + 24, f"×{left}", "vb-quiet", size=SMALL)
    if box.reserve:
        _track(scene, box, feature, height, x + 110, y + 4)
    else:
        title = clipped(words("board-feature-name", feature=feature), 80, BOLD)
        scene.text(f"{name}-name", x + 112, y + 24, title, "vb-name", size=SMALL)
        for place in range(3):
            scene.symbol(f"{name}-symbol-{place + 1}", FEATURE_SIGNS[feature] if place < symbols else "none",
                         x + 202 + 24 * place, y + 8, 21, f"vb-{feature}")  # fmt: skip
    marker = box.expert_points[height] if box.reserve else symbols
    tip = words("board-pile-tip", feature=feature, expert=top or "none", some=bool(top), arrow=arrow,
                ability=ability or "none", left=left, reserve=box.reserve, symbols=symbols, points=marker,
                price=box.expert_price, amount=box.cash_amount, discount=box.discount_amount)  # fmt: skip
    scene.rect(name, x, y + 1, PILES_WIDE - 12, ROW - 3, "vg-hit", rx=8, tip=tip,
               label=words("board-pile", feature=feature), target=name)  # fmt: skip


def _track(scene: Scene, box: Box, feature: str, height: int, x: float, y: float) -> None:
    """Draw a feature's track; each section is worth the fair points that stand in it."""
    step = 165 / (box.track_top + 1)
    for place in range(box.track_top + 1):
        scene.rect(f"track-{feature}-{place}", x + step * place, y + 3, step - 1.5, 23, "vb-track", rx=3)
        new = not place or box.expert_points[place] != box.expert_points[place - 1]
        scene.text(f"track-{feature}-{place}-text", x + step * place + step / 2, y + 19,
                   str(box.expert_points[place]) if new and place != height else "", "vb-step", size=SMALL,
                   anchor="middle")  # fmt: skip
    scene.circle(f"track-{feature}-marker", x + step * height + step / 2 - 0.7, y + 14.5, 9, f"vb-disc vb-{feature}")
    scene.text(f"track-{feature}-points", x + step * height + step / 2 - 0.7, y + 19.2, str(box.expert_points[height]),
               "vb-on-made", size=SMALL, anchor="middle")  # fmt: skip


def _title(scene: Scene, words: Words, box: Box, fair: int, people: int, final: bool) -> None:
    title = words("board-fair", number=fair + 1)
    scene.symbol("fair-sign", "booth", FAIR + 9, Y + 6, 22, "vb-act")
    scene.text("fair-title", FAIR + 36, Y + 23, title, "vb-title", size=17)
    places = [place - 1 for place in box.two_player_places] if people == 2 else range(min(people, 3))
    worth = [box.fair_vp[fair][place] for place in places]
    scene.symbol("fair-laurel", "star", FAIR + 138, Y + 9, 17, "vb-prestige")
    said = " · ".join(map(str, worth))
    scene.text("fair-points", FAIR + 160, Y + 22, said, "vb-number", size=15)
    tip = words("board-fair-tip", number=fair + 1, year=box.fair_years[fair], points=", ".join(map(str, worth)),
                final=final)  # fmt: skip
    scene.rect("fair-hit", FAIR + 4, Y + 4, FAIR_WIDE - 8, 26, "vg-hit", rx=9, tip=tip)


def _booth(scene: Scene, words: Words, box: Box, number: int, owner: int, allowed: int, points: int) -> None:
    """Draw a booth: its bonus, its features (2010), and whose it is."""
    booths = len(box.booths)
    across = 3 if box.reserve else booths
    wide, tall = (FAIR_WIDE - 12) / across, 44.0 if box.reserve else 86.0
    row, column = divmod(number, across)
    x, y = FAIR + 6 + wide * column, Y + 33 + (tall + 2) * row
    own, name = box.booths[number], f"booth-{number + 1}"
    scene.rect(f"{name}-card", x + 1, y, wide - 4, tall - 2, "vb-stall", rx=8)
    sign, cls = {"expert": ("glass", "vb-act"), "bagos": ("coin", "vb-coin"), "fair_points": ("booth", "vb-act")}.get(
        own.bonus, ("none", "")
    )
    text = f"+{own.amount}" if own.bonus != "none" else "–"
    if box.reserve:
        for place, feature in enumerate(own.features):
            scene.symbol(f"{name}-feature-{place + 1}", FEATURE_SIGNS[FEATURES[feature]], x + 5 + 20 * place, y + 2, 19,
                         f"vb-{FEATURES[feature]}")  # fmt: skip
        scene.text(f"{name}-points", x + wide - 9, y + 17, f"+{points}", "vb-number", size=15, anchor="end")
        scene.symbol(f"{name}-sign", sign, x + 5, y + 22, 19, cls)
        scene.text(f"{name}-amount", x + 26, y + 37, text, "vb-number", size=15)
        disc(scene, f"{name}-disc", owner if owner >= 0 else None, x + wide - 17, y + 30.5, 10.5)
    else:
        middle = x + wide / 2 - 1
        scene.text(f"{name}-number", x + 8, y + 17, str(number + 1), "vb-quiet", size=SMALL)
        scene.symbol(f"{name}-sign", sign, middle - 12, y + 11, 24, cls)
        scene.text(f"{name}-amount", middle, y + 51, text, "vb-number", size=15, anchor="middle")
        disc(scene, f"{name}-disc", owner if owner >= 0 else None, middle, y + 68, 12)
    tip = words("board-booth-tip", booth=number + 1, bonus=own.bonus, amount=own.amount, taken=owner >= 0,
                owner=max(0, owner), reserve=box.reserve, points=points, allowed=max(0, allowed),
                feature=tuple(FEATURES[feature] for feature in own.features))  # fmt: skip
    scene.rect(name, x + 1, y, wide - 4, tall - 2, "vg-hit", rx=8, tip=tip,
               label=words("board-booth", booth=number + 1), target=name)  # fmt: skip


def _standing(scene: Scene, words: Words, box: Box, standing: Sequence[tuple[int, int]]) -> None:
    """Draw everybody's fair points, the most first."""
    y = Y + TALL - 20
    scene.text("standing-title", FAIR + 10, y + 5, words("board-fp"), "vb-quiet", size=SMALL)
    ranked = sorted(standing, key=lambda one: -one[1])
    for place in range(4):
        there = place < len(ranked)
        seat, points = ranked[place] if there else (0, 0)
        cx = FAIR + 48 + 54 * place
        disc(scene, f"standing-{place + 1}", seat if there else None, cx, y, 10)
        scene.text(f"standing-{place + 1}-points", cx + 14, y + 5, str(points) if there else "", "vb-number", size=15)
        tip = words("board-fp-tip", mine=words.mine(seat), owner=seat, points=points)
        scene.rect(f"standing-{place + 1}-hit", cx - 12, y - 14, 52, 27, "vg-hit" if there else "vb-none", tip=tip)
