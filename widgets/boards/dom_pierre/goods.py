"""What lies beside a player's board: accessories, market cards and flags, prestige tokens, objective cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import ACCEPTS, ACCESSORIES, COLOURS, FLAGS, ROADS, TOKENS
from widgets.boards.dom_pierre import objectives
from widgets.boards.dom_pierre.signs import GOODS, NOTHING, medal, token_face
from widgets.boards.dom_pierre.words import clipped
from widgets.boards.painter import SMALL, Painter, Words
from widgets.scene import Scene

#: The height for the own objective cards; if there may be many, they lie over each other.
AIM_ROOM = 250.0


def accessories(
    scene: Scene, words: Words, box: Box, seat: int, grey: Sequence[int], blue: Sequence[int], x: float, y: float,
    pitch: float, tall: float,
) -> None:  # fmt: skip
    """Draw the accessories: for each type the grey ones and the blue ones."""
    half = (pitch - 4) / 2
    size = min(19.0, half - 10)
    for place, accessory in enumerate(ACCESSORIES):
        left = x + pitch * place
        scene.rect(f"accessories-{seat}-{accessory}", left, y, pitch - 4, tall, "vb-zone", rx=7)
        for side, (colour, owned) in enumerate(zip(COLOURS, (grey, blue), strict=True)):
            count = owned[place]
            name = f"accessory-{seat}-{accessory}-{colour}"
            inner = left + half * side
            scene.symbol(f"{name}-sign", GOODS[accessory], inner + 2, y + (tall - size) / 2, size,
                         f"vb-{colour}" if count else f"vb-{colour} vb-absent")  # fmt: skip
            scene.text(f"{name}-count", inner + size + 3, y + tall / 2 + 5, str(count) if count else "", "vb-number",
                       size=SMALL)  # fmt: skip
            tip = words("board-accessory-tip", mine=words.mine(seat), owner=seat, accessory=accessory, colour=colour,
                        count=count, value=box.accessory_values[side])  # fmt: skip
            scene.rect(name, inner, y, half, tall, "vg-hit", rx=7, tip=tip,
                       label=words("board-coloured", accessory=accessory, colour=colour), target=name)  # fmt: skip


def cards(
    scene: Scene, words: Words, box: Box, seat: int, owned: Sequence[str], flags: Sequence[int], x: float, y: float,
    pitch: float, tall: float,
) -> None:  # fmt: skip
    """Draw how many market cards a player has of each deck, and the flags on cards and tokens."""
    rows = [box.data["market_card"][box.card_number[card]] for card in owned]
    size = min(22.0, tall - 2)
    for place, road in enumerate(ROADS):
        count = sum(row["deck"] == road for row in rows)
        left = x + pitch * place
        name = f"cards-{seat}-{road}"
        scene.symbol(f"{name}-sign", "card", left, y + (tall - size) / 2, size, "vb-back-tile" + _dim(count))
        scene.text(f"{name}-letter", left + size / 2, y + tall / 2 + 4.8, words("board-compass", road=road),
                   "vb-on-back" + _dim(count), size=SMALL, anchor="middle")  # fmt: skip
        scene.text(f"{name}-count", left + size + 1, y + tall / 2 + 5, str(count) if count else "", "vb-number",
                   size=14)  # fmt: skip
    for place, (flag, tokens) in enumerate(zip(FLAGS, flags, strict=True), len(ROADS)):
        count = tokens + sum(row["flag"] == flag for row in rows)
        left = x + pitch * place
        name = f"flags-{seat}-{flag}"
        scene.symbol(f"{name}-sign", f"flag-{flag}", left, y + (tall - size) / 2, size, "vb-tool" + _dim(count))
        scene.text(f"{name}-count", left + size + 2, y + tall / 2 + 5, str(count) if count else "", "vb-number",
                   size=14)  # fmt: skip
    decks = tuple(words("board-some-cards", road=road, count=n)
                  for road in ROADS if (n := sum(row["deck"] == road for row in rows)))  # fmt: skip
    kinds = tuple(words("board-some-kinds", accepts=kind, count=n)
                  for kind in ACCEPTS if (n := sum(row["accepts"] == kind for row in rows)))  # fmt: skip
    shown = tuple(words("board-some-flags", flag=flag, count=tokens + sum(row["flag"] == flag for row in rows))
                  for flag, tokens in zip(FLAGS, flags, strict=True))  # fmt: skip
    tip = words("board-cards-tip", mine=words.mine(seat), owner=seat, count=len(owned), decks=decks, kinds=kinds,
                flags=shown)  # fmt: skip
    scene.rect(f"cards-{seat}", x - 3, y, pitch * (len(ROADS) + len(FLAGS)), tall, "vg-hit", rx=7, tip=tip)


def _dim(count: int) -> str:
    return "" if count else " vb-absent"


def kept_kinds(box: Box) -> list[str]:
    """Return the prestige tokens that a player can keep; others are used up at once."""
    return [token for token, kind in zip(TOKENS, box.token_kinds, strict=True) if kind not in ("vp", "coins")]


def tokens(
    scene: Scene, words: Words, box: Box, seat: int, owned: Mapping[str, int], x: float, y: float, room: float,
    size: float,
) -> None:  # fmt: skip
    """Draw the prestige tokens that a player keeps, one place for each kind there can be."""
    kinds = kept_kinds(box)
    here = [token for token in kinds if owned.get(token)]
    step = min(size + 7, (room - size) / max(1, len(here) - 1))
    for place in range(len(kinds)):
        name = f"kept-{seat}-{place + 1}"
        token = here[place] if place < len(here) else None
        left = x + step * place if token else x
        count = owned[token] if token else 0
        medal(scene, name, token_face(box, token) if token else NOTHING, left, y, size,
              "vb-medal" if token else "vb-none")  # fmt: skip
        scene.text(f"{name}-count", left + size + 2, y + 10, str(count) if count > 1 else "", "vb-number", size=SMALL,
                   anchor="middle")  # fmt: skip
        if token:
            number = TOKENS.index(token)
            tip = words("board-kept-tip", mine=words.mine(seat), owner=seat, token=token, count=count,
                        effect=box.token_kinds[number], value=box.token_values[number])  # fmt: skip
            scene.rect(name, left, y, size, size, "vg-hit", rx=size / 2, tip=tip,
                       label=words("board-token", token=token), target=f"token-{seat}-{token}")  # fmt: skip
        else:
            scene.rect(name, left, y, size, size, "vb-none")


def draw_objectives(
    painter: Painter, box: Box, scene: Scene, maison: Mapping[str, Any], seat: int, fast: bool, x: float, y: float,
    width: float, large: bool,
) -> None:  # fmt: skip
    """Draw the objective cards beside a board: as many places as a column can be used."""
    side = box.wineries[fast]
    owned = [(card, False) for card in maison["objectives"]] + [(card, True) for card in maison["scored"]]
    places = side.top - side.start
    across = 2 if large else 3
    gap = 6 if large else 5
    wide = (width + gap) / across
    tall = min(objectives.TALL + 6.0, AIM_ROOM / -(-places // across)) if large else 23.0
    for place in range(places):
        card, scored = owned[place] if place < len(owned) else ("", False)
        row, column = divmod(place, across)
        draw = _card if large else _chip
        painter.part(scene, draw, seat, place, card, scored, x + wide * column, y + tall * row, wide - gap)


def _card(
    scene: Scene, words: Words, box: Box, seat: int, place: int, card: str, scored: bool, x: float, y: float,
    width: float,
) -> None:  # fmt: skip
    """Draw an own card in full."""
    name = f"aim-{seat}-{place + 1}"
    with scene.piece(f"objective-{card}" if card else ""):
        state = objectives.SCORED if scored else ""
        objectives.face(scene, words, box, name, card, x, y, width, objectives.TALL, state)
    _hit(scene, words, box, name, seat, card, scored, x, y, width, objectives.TALL)


def _chip(
    scene: Scene, words: Words, box: Box, seat: int, place: int, card: str, scored: bool, x: float, y: float,
    width: float,
) -> None:  # fmt: skip
    """Draw a card by its name only."""
    name = f"aim-{seat}-{place + 1}"
    ground = "vb-none" if not card else "vb-aim vb-scored" if scored else "vb-aim"
    room = width - (26 if scored else 10)
    title = clipped(words("board-objective", objective=card), room) if card else ""
    with scene.piece(f"objective-{card}" if card else ""):
        scene.rect(f"{name}-card", x, y, width, 20, ground, rx=5)
        scene.text(f"{name}-title", x + 5, y + 14.5, title, "vb-tight vb-quiet" if scored else "vb-tight", size=SMALL)
        scene.symbol(f"{name}-scored", "chosen" if scored else "none", x + width - 18, y + 3, 14, "vb-green-token")
    _hit(scene, words, box, name, seat, card, scored, x, y, width, 20)


def _hit(
    scene: Scene, words: Words, box: Box, name: str, seat: int, card: str, scored: bool, x: float, y: float,
    width: float, tall: float,
) -> None:  # fmt: skip
    if not card:
        scene.rect(name, x, y, width, tall, "vb-none")
        return
    whose = words("board-aim-tip", mine=words.mine(seat), owner=seat, scored=scored)
    scene.rect(name, x, y, width, tall, "vg-hit", rx=6, tip=f"{objectives.sentence(words, box, card)} {whose}",
               label=words("board-objective", objective=card), target=f"aim-{seat}-{card}")  # fmt: skip
