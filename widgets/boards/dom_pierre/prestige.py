"""The prestige track with everybody's marker, and the flute with its tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import TOKENS
from widgets.boards.dom_pierre.signs import Face, medal, number_on_shield, token_face
from widgets.boards.dom_pierre.words import reconstructed
from widgets.boards.painter import SMALL, Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 872, 657, 314, 174
#: The track: where it begins, how high its spaces are, the room for all.
LEFT, TRACK, TALL, ROOM = 880, 687, 71, 300
#: The tokens of the flute: the first one, the distance to the next, how many there are in a row; those face down.
FLUTE, STEP, DOWN, IN_ROW, SIZE = 880, 36.5, 761, 6, 32
FACE_DOWN = 1108


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel of prestige."""
    players = len(view["maisons"])
    painter.part(scene, _frame)
    painter.part(scene, _levels, [maison["level"] for maison in view["maisons"]])
    for place, token in enumerate(TOKENS):
        painter.part(scene, _token, place, token, view["flute"].get(token, 0))
    unseen = view["unseen_tokens"]
    down = sum(unseen.values()) - (sum(box.tokens) - box.flute_each * players)
    painter.part(scene, _face_down, down, sum(unseen.values()), unseen)


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("prestige-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-prestige"))
    scene.symbol("prestige-sign", "flute", X + 12, Y + 5, 24, "vb-prestige")
    scene.text("prestige-title", X + 42, Y + 24, words("board-prestige"), "vb-title", size=17)
    note = words("board-reconstructed") if reconstructed(box, "prestige_track") else ""
    scene.text("prestige-note", X + WIDTH - 14, Y + 23, note, "vb-quiet vb-tight", size=SMALL, anchor="end")


def _levels(scene: Scene, words: Words, box: Box, levels: Sequence[int]) -> None:
    """Draw the levels: points and what a crown is worth there, and the markers."""
    pitch = ROOM / len(box.level_points)
    for level, (points, worth) in enumerate(zip(box.level_points, box.level_crowns, strict=True)):
        x = LEFT + pitch * level
        scene.rect(f"level-{level}-cell", x, TRACK, pitch - 3, TALL, "vb-cell", rx=7)
        number_on_shield(scene, f"level-{level}", str(points), x + (pitch - 3) / 2 - 12, TRACK + 2, 24)
        scene.text(f"level-{level}-crowns", x + (pitch - 3) / 2 - 1, TRACK + 38.5, f"×{worth}", "vb-quiet vb-tight",
                   size=SMALL, anchor="end")  # fmt: skip
        scene.symbol(f"level-{level}-crown", "crown", x + (pitch - 3) / 2 + 1, TRACK + 28, 13, "vb-crown")
    for seat, level in enumerate(levels):
        row, column = divmod(seat, 2)
        x = LEFT + pitch * level + (pitch - 3) / 2 + 16 * (column - 0.5)
        y = TRACK + 41 + 14.5 * row
        scene.symbol(f"prestige-of-{seat}", "disc", x - 7.5, y, 15, f"vb-piece vb-p{seat}")
        scene.text(f"prestige-of-{seat}-text", x, y + 12.2, str(seat + 1), f"vb-seat vb-on-p{seat}", size=SMALL,
                   anchor="middle")  # fmt: skip
    for level, (points, worth) in enumerate(zip(box.level_points, box.level_crowns, strict=True)):
        who = tuple(seat for seat, place in enumerate(levels) if place == level)
        tip = words("board-level-tip", level=level, points=points, worth=worth, count=len(who), player=who)
        scene.rect(f"level-{level}", LEFT + pitch * level, TRACK, pitch - 3, TALL, "vg-hit", rx=7, tip=tip,
                   label=words("board-level", level=level), target=f"level-{level}")  # fmt: skip


def _token(scene: Scene, words: Words, box: Box, place: int, token: str, count: int) -> None:
    """Draw a kind of token: face up on the flute, or faint where none lies."""
    row, column = divmod(place, IN_ROW)
    x, y = FLUTE + STEP * column, DOWN + 34.5 * row
    name = f"flute-{token}"
    shown = token_face(box, token)
    if not count:
        shown = Face(shown.sign, f"{shown.cls} vb-absent", "")
    medal(scene, name, shown, x, y, SIZE, "vb-medal" if count else "vb-no-medal")
    scene.text(f"{name}-count", x + SIZE + 1, y + 10, f"{count}" if count > 1 else "", "vb-number", size=SMALL,
               anchor="end")  # fmt: skip
    number = TOKENS.index(token)
    tip = words("board-flute-tip", token=token, effect=box.token_kinds[number], value=box.token_values[number],
                count=count)  # fmt: skip
    scene.rect(name, x, y, SIZE, SIZE, "vg-hit", rx=SIZE / 2, tip=tip, label=words("board-token", token=token),
               target=name)  # fmt: skip


def _face_down(scene: Scene, words: Words, box: Box, down: int, unseen: int, kinds: Mapping[str, int]) -> None:
    """Draw the tokens that lie face down."""
    x, y = FACE_DOWN, DOWN + 2
    for depth in (2, 1, 0):
        cls = "vb-medal-back" if down > depth else "vb-none" if depth or down else "vb-no-medal"
        scene.circle(f"flute-down-{depth}", x + 22 + 5 * depth, y + 22 - 3 * depth, 18, cls)
    scene.text("flute-down-sign", x + 22, y + 28, "?" if down else "", "vb-on-back", size=18, anchor="middle")
    scene.text("flute-down-count", x + 30, y + 60, words("board-down", count=down), "vb-quiet vb-tight", size=SMALL,
               anchor="middle")  # fmt: skip
    parts = tuple(words("board-some-unseen", token=token, count=count) for token, count in kinds.items())
    tip = words("board-down-tip", count=down, boxed=unseen - down, parts=parts)
    scene.rect("flute-down", x, y - 4, 70, 70, "vg-hit", rx=9, tip=tip, label=words("board-face-down"),
               target="flute-down")  # fmt: skip
