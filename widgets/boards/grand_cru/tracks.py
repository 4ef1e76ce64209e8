"""The prestige track and the loan track, with a marker for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.grand_cru.box import Box
from widgets.boards.painter import Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 622, 328, 564, 206
LEFT, ROOM = 632, 550
#: Where the two rows of the prestige track and the loan track begin, and how high their spaces are.
PRESTIGE, PRESTIGE_HEIGHT, LOANS, LOANS_HEIGHT = 355, 46, 475, 52
#: Markers on a space: three above, two below; each seat has its own place.
MARKER, MARKERS = 15.25, 3


def draw(painter: Painter, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel with both tracks."""
    estates = view["estates"]
    painter.part(scene, _frame)
    painter.part(scene, _prestige, [estate["prestige"] for estate in estates])
    # before the reveal, a starting loan is known to its owner alone
    loans = [estate["loans"] or int(estate["chosen"]) for estate in estates]
    hidden = [not estate["loans"] and estate["chosen"] is True for estate in estates]
    painter.part(scene, _loans, loans, hidden, view["options"]["interest"])


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("tracks-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-region-tracks"))
    scene.text("prestige-title", X + 12, Y + 21, words("board-prestige"), "vb-title", size=16)
    scene.text("loans-title", X + 12, LOANS - 7, words("board-loans"), "vb-title", size=16)
    scene.text("loans-note", X + WIDTH - 12, LOANS - 8, words("board-interest"), "vb-quiet", size=13.2, anchor="end")


def _prestige(scene: Scene, words: Words, box: Box, points: Sequence[int]) -> None:
    """Draw the prestige track; its last space stands for everything beyond."""
    printed = int(box.data["prestige_track"]["printed_max"])
    across = (printed + 3) // 2
    width = round(ROOM / across, 1)
    places = [min(value, printed + 1) for value in points]
    for space in range(printed + 2):
        row, column = divmod(space, across)
        x, y = LEFT + width * column, PRESTIGE + (PRESTIGE_HEIGHT + 3) * row
        beyond = space > printed
        scene.rect(f"prestige-{space}-cell", x, y, width - 3, PRESTIGE_HEIGHT, "vb-cell", rx=6)
        scene.text(f"prestige-{space}-text", x + 5, y + 13.5, f"{space}+" if beyond else str(space),
                   "vb-step", size=13.2)  # fmt: skip
    for seat, place in enumerate(places):
        row, column = divmod(place, across)
        x, y = LEFT + width * column, PRESTIGE + (PRESTIGE_HEIGHT + 3) * row
        _marker(scene, f"prestige-of-{seat}", "octagon", seat, x, y + 14, width - 3, f"vb-piece vb-p{seat}")
    for space in range(printed + 2):
        row, column = divmod(space, across)
        x, y = LEFT + width * column, PRESTIGE + (PRESTIGE_HEIGHT + 3) * row
        who = tuple(seat for seat, place in enumerate(places) if place == space)
        tip = words("board-prestige-tip", points=space, beyond=space > printed, count=len(who), player=who)
        scene.rect(f"prestige-{space}", x, y, width - 3, PRESTIGE_HEIGHT, "vg-hit", rx=6, tip=tip)


def _loans(scene: Scene, words: Words, box: Box, loans: Sequence[int], hidden: Sequence[bool], table: str) -> None:
    """Draw the loan track: number of loans and yearly interest; a hidden choice is not shown."""
    interest = box.interest[table]
    edges = _edges([len(f"{space}{due}") for space, due in enumerate(interest)])
    for space in range(box.most_loans + 1):
        x, width = edges[space], edges[space + 1] - edges[space]
        scene.rect(f"loan-{space}-cell", x, LOANS, width - 3, LOANS_HEIGHT, "vb-cell", rx=6)
        scene.text(f"loan-{space}-text", x + 4, LOANS + 15, str(space), "vb-number", size=14)
        scene.text(f"loan-{space}-interest", x + width - 7, LOANS + 15, str(interest[space]), "vb-interest", size=13.2,
                   anchor="end")  # fmt: skip
    for seat, place in enumerate(loans):
        cls = "vb-none" if hidden[seat] else f"vb-piece vb-p{seat}"
        _marker(scene, f"loans-of-{seat}", "disc", seat, edges[place], LOANS + 18,
                edges[place + 1] - edges[place] - 3, cls)  # fmt: skip
    for space in range(box.most_loans + 1):
        who = tuple(seat for seat, place in enumerate(loans) if place == space and not hidden[seat])
        tip = words("board-loan-tip", loans=space, interest=interest[space], count=len(who), player=who)
        scene.rect(f"loan-{space}", edges[space], LOANS, edges[space + 1] - edges[space] - 3, LOANS_HEIGHT, "vg-hit",
                   rx=6, tip=tip, label=words("board-loan", loans=space), target=f"loan-{space}")  # fmt: skip


def _edges(letters: Sequence[int]) -> list[float]:
    """Return where spaces begin and end that are the wider, the more stands on them."""
    weights = [3 + count for count in letters]
    unit = ROOM / sum(weights)
    return [round(LEFT + unit * sum(weights[:place]), 1) for place in range(len(weights) + 1)]


def _marker(scene: Scene, name: str, sign: str, seat: int, x: float, y: float, width: float, cls: str) -> None:
    """Draw a player's marker at its own place on a space."""
    row, column = divmod(seat, MARKERS)
    across = min(MARKER, (width - 2) / MARKERS)
    middle = round(x + width / 2 + across * (column - 1 + row / 2), 1)
    top = y + MARKER * row
    scene.symbol(name, sign, middle - 8.5, top, 17, cls)
    on = "vb-none" if cls == "vb-none" else f"vb-seat vb-on-p{seat}"
    scene.text(f"{name}-text", middle, top + 13.25, str(seat + 1), on, size=13.2, anchor="middle")
