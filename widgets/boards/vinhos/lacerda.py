"""Playing against Lacerda: his two decks instead of estates, and a bar with what you would be awarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.vinhos import scoring
from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import SIDE
from tutor.games.vinhos.state import Vinhos
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import BOLD, SIGNS, SMALL, clipped
from widgets.scene import Scene

#: The bar of the awards: its edges, where the awards begin, the room of one, and where the title begins.
X, WIDTH, TALL = 14, 1172, 52
FIRST, WIDE, TITLE = 133, 126, 892
#: The sign of each award.
AWARD_SIGNS = {
    "award-vp": ("star", "vb-prestige"),
    "award-money": ("coin", "vb-coin"),
    "award-trophies": ("cup", "vb-prestige"),
    "award-estates": ("full-house", "vb-act"),
    "award-export": ("flag", "vb-act"),
    "award-magnates": ("barrel", "vb-act"),
}


def cards(painter: Painter, scene: Scene, view: Mapping[str, Any], x: float, y: float) -> None:
    """Draw his decks in a strip with its upper edge at y."""
    painter.part(scene, _cards, view["lacerda"]["cards"], view["lacerda"]["numbers"], x, y)


def awards(painter: Painter, scene: Scene, state: Vinhos, y: float) -> None:
    """Draw the awards and the title that the position would bring, in a bar with its upper edge at y."""
    lines = scoring.possible_awards(state)
    count = sum(line.points for line in lines)
    painter.part(scene, _bar, count, scoring.title_for(state, count), y)
    for place, line in enumerate(lines):
        painter.part(scene, _award, place, line.name, line.points, line.details["own"], line.details["rival"], y)


def _bar(scene: Scene, words: Words, box: Box, count: int, title: str, y: float) -> None:
    """Draw the bar with the number of awards and the title at its end."""
    scene.rect("awards-panel", X, y, WIDTH, TALL, "vb-panel", rx=12, region=words("board-awards"))
    heading = clipped(words("board-awards"), FIRST - X - 18, BOLD)
    scene.text("awards-title", X + 12, y + TALL / 2 + 5, heading, "vb-name", size=SMALL)
    wide = X + WIDTH - 6 - TITLE
    scene.rect("solo-title-card", TITLE, y + 5, wide, TALL - 10, "vb-improvement", rx=9)
    scene.text("solo-title-count", TITLE + 12, y + 33, f"{count}/{box.most_awards}", "vb-money", size=20)
    name = clipped(words("board-title", title=title), wide - 84, BOLD)
    scene.text("solo-title", TITLE + 76, y + 31.5, name, "vb-name", size=SMALL)
    more = min((least for least, _ in box.titles if least > count), default=0)
    tip = words("board-title-tip", count=count, title=title, more=more, most=box.most_awards)
    scene.rect("solo-title-hit", TITLE, y + 5, wide, TALL - 10, "vg-hit", rx=9, tip=tip)


def _award(
    scene: Scene, words: Words, box: Box, place: int, line: str, count: int, own: int, rival: int, y: float
) -> None:
    """Draw an award: what is compared, and what it would bring now."""
    award = scoring.AWARDS[line]
    x, name = FIRST + WIDE * place, f"award-{award}"
    sign, cls = AWARD_SIGNS[line]
    compared = rival >= 0
    scene.rect(f"{name}-card", x, y + 5, WIDE - 4, TALL - 10, "vb-stall vb-full" if count else "vb-stall", rx=8)
    scene.symbol(f"{name}-sign", sign, x + 5, y + 15, 22, cls)
    short = clipped(words("board-award", award=award), WIDE - 36)
    scene.text(f"{name}-name", x + 31, y + 21, short, "vb-tight", size=SMALL)
    text = words("board-award-stands", own=own, rival=max(0, rival), compared=compared)
    scene.text(f"{name}-stands", x + 31, y + 40, text, "vb-quiet", size=SMALL)
    scene.text(f"{name}-count", x + WIDE - 11, y + 40.5, f"+{count}" if count else "–",
               "vb-number" if count else "vb-zero", size=15, anchor="end")  # fmt: skip
    tip = words("board-award-tip", award=award, count=count, own=own, rival=max(0, rival), compared=compared)
    scene.rect(name, x, y + 5, WIDE - 4, TALL - 10, "vg-hit", rx=8, tip=tip)


def _cards(
    scene: Scene, words: Words, box: Box, left: Sequence[str], numbers: Sequence[int], x: float, y: float
) -> None:
    """Draw Lacerda's two decks: what is still to come is bright, what has been drawn is pale."""
    wide = 34
    scene.text("cards-title", x, y + 21, words("board-cards"), "vb-name", size=SMALL)
    scene.text("numbers-title", x, y + 63, words("board-numbers"), "vb-name", size=SMALL)
    for place, space in enumerate(box.cards):
        here, cx = space in left, x + 120 + (wide + 4) * place
        action = box.spaces.index(space)
        scene.rect(f"card-{space}", cx, y + 7, wide, 36, "vb-stall vb-full" if here else "vb-stall vb-shut", rx=6)
        sign = SIGNS["enologist" if space == "workers" else space.split("_")[0]]
        scene.symbol(f"card-{space}-sign", sign, cx + 5, y + 13, 24, "vb-act" if here else "vb-act vb-absent")
        row, column = divmod(action, SIDE)
        # two cards are called alike: a dot shows where on the quadrel their space lies
        twice = space.startswith("vineyards")
        scene.circle(f"card-{space}-spot", cx + 6 + 11 * column, y + 12 + 13 * row, 3.4,
                     "vb-wish" if twice else "vb-none")  # fmt: skip
        tip = words("board-card-tip", space=space, here=here)
        scene.rect(f"card-{space}-hit", cx, y + 7, wide, 36, "vg-hit", rx=6, tip=tip)
    for place, number in enumerate(box.numbers):
        here, cx = number in numbers, x + 120 + (wide + 4) * place
        scene.rect(f"number-{number}", cx, y + 48, wide, 36, "vb-stall vb-full" if here else "vb-stall vb-shut", rx=6)
        scene.text(f"number-{number}-text", cx + wide / 2, y + 72, str(number), "vb-number" if here else "vb-zero",
                   size=17, anchor="middle")  # fmt: skip
    scene.rect("lacerda-cards", x - 4, y + 7, 108, 36, "vg-hit", rx=8, tip=words("board-cards-tip", left=len(left)),
               label=words("board-cards"), target="lacerda-cards")  # fmt: skip
    scene.rect("lacerda-numbers", x - 4, y + 48, 108, 36, "vg-hit", rx=8,
               tip=words("board-numbers-tip", left=len(numbers)), label=words("board-numbers"),
               target="lacerda-numbers")  # fmt: skip
