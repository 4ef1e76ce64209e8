"""The four decks with their discard piles, and the cards that lie on the table while they are being carried out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import ACTIONS, DECKS
from widgets.boards.painter import SMALL, Painter, Words
from widgets.boards.viticulture.cards import SIGNS, card_tip, label
from widgets.scene import Scene

X, WIDTH = 958, 228
#: The decks: the first one, and the distance to the next.
TOP, HEIGHT, FIRST, STEP = 72, 202, 78, 48.5
#: The table: where its panel and its cards begin, the distance between two, and how many are shown, in two columns.
TABLE, TABLE_HEIGHT, ROW, ROW_STEP, SHOWN = 280, 114, 306, 21.5, 8


def draw(painter: Painter, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw both panels."""
    painter.part(scene, _frame)
    for number, deck in enumerate(DECKS):
        pile = view["decks"][deck]
        # whoever watches everything sees the cards of a deck; their order is nobody's to know
        left = pile["draw"] if isinstance(pile["draw"], int) else sum(pile["draw"].values())
        discard = pile["discard"]
        painter.part(scene, _deck, number, deck, left, len(discard), discard[-1] if discard else None)
    if len(view["vineyards"]) == 1:
        used, left = view["automa"]["discard"], view["automa"]["draw"]
        painter.part(scene, _automa, left if isinstance(left, int) else len(left), used[-1] if used else 0)
    lying = [("revealed", card, 0) for card in view["revealed"]]
    lying += [("playing", card, 0) for card in reversed(view["limbo"])]
    lying += [("offered", row["card"], row["seat"]) for row in view["escrow"]]
    painter.part(scene, _table, lying[:SHOWN])


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("decks-panel", X, TOP, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-region-decks"))
    scene.rect("table-panel", X, TABLE, WIDTH, TABLE_HEIGHT, "vb-panel", rx=14, region=words("board-table"))
    scene.text("table-title", X + 12, TABLE + 19, words("board-table"), "vb-title", size=16)


def _deck(scene: Scene, words: Words, box: Box, number: int, deck: str, left: int, used: int, top: str | None) -> None:
    """Draw a deck, and the card on top of its discard pile."""
    y = FIRST + STEP * number
    scene.symbol(f"deck-{deck}-back", SIGNS[deck] if left else "no-tile", X + 2, y, 44,
                 f"vb-deck-{deck}" if left else "vb-slot")  # fmt: skip
    scene.text(f"deck-{deck}-count", X + 68, y + 16, str(left), "vb-number", size=16, anchor="end")
    scene.text(f"deck-{deck}-name", X + 74, y + 16, words("board-deck", deck=deck), "vb-quiet vb-tight", size=SMALL)
    scene.text(f"discard-{deck}-count", X + WIDTH - 9, y + 38, f"×{used}" if used else "", "vb-quiet", size=SMALL,
               anchor="end")  # fmt: skip
    label(scene, words, box, f"discard-{deck}-top", top, X + 46, y + 23, WIDTH - 84)
    tip = words("board-deck-tip", deck=deck, count=left)
    scene.rect(f"deck-{deck}", X + 6, y - 1, 36, 46, "vg-hit", rx=7, tip=tip, label=words("board-deck", deck=deck),
               target=f"deck-{deck}")  # fmt: skip
    says = words("board-discard-tip", deck=deck, count=used)
    if top:
        says = f"{says} {card_tip(words, box, top)}"
    scene.rect(f"discard-{deck}", X + 46, y + 22, WIDTH - 52, 22, "vg-hit", rx=5, tip=says,
               label=words("board-discard", deck=deck), target=f"discard-{deck}")  # fmt: skip


def _automa(scene: Scene, words: Words, box: Box, left: int, number: int) -> None:
    """Draw the Automa's deck, and what its last card says."""
    scene.symbol("automa-sign", "worker", X + 121, TABLE + 4, 19, "vb-automa")
    scene.text("automa-text", X + 142, TABLE + 18, words("board-automa", count=left), "vb-quiet vb-tight", size=SMALL)
    summer, winter = ([words("board-action", action=ACTIONS[action]) for action in cards[number - 1]] if number else []
                      for cards in (box.automa_summer, box.automa_winter))  # fmt: skip
    tip = words("board-automa-tip", count=left, number=number, parts=tuple(summer), some=len(summer),
                parts2=tuple(winter), others=len(winter))  # fmt: skip
    scene.rect("automa", X + 117, TABLE + 2, WIDTH - 123, 22, "vg-hit", rx=6, tip=tip, label=words("board-automa-deck"),
               target="automa")  # fmt: skip


def _table(scene: Scene, words: Words, box: Box, lying: Sequence[tuple[str, str, int]]) -> None:
    """Draw the cards that lie open or set aside: one below the other, and in two columns if there are many."""
    rows = SHOWN // 2
    several = len(lying) > rows
    width = (WIDTH - 20) / 2 if several else WIDTH - 16
    for place in range(SHOWN):
        column, row = divmod(place, rows)
        x, y = X + 8 + (width + 4) * (column if several else 0), ROW + ROW_STEP * row
        name = f"table-{place + 1}"
        how, card, owner = lying[place] if place < len(lying) else ("", None, 0)
        label(scene, words, box, f"{name}-card", card, x, y, width, "vb-none")
        target, tip, title, about = None, None, None, None
        if card is not None:
            about = f"back-{card}"
            tip = words("board-lying", how=how, player=owner)
            if card in box.card_number:
                target = about = f"table-{card}"
                title = words("board-lying-card", how=how)
                tip = f"{tip} {card_tip(words, box, card)}"
        scene.rect(name, x, y - 0.5, width, 21, "vg-hit" if card else "vb-none", rx=5, tip=tip, label=title,
                   target=target, about=about)  # fmt: skip
