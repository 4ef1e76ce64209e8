"""Cards, grapes and wines as they are drawn everywhere on this board, and what is said of a card."""

from __future__ import annotations

from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import COLOURS, DECKS, ORDER, STRUCTURES, VINE, WINES
from widgets.boards.painter import SMALL, Words
from widgets.boards.viticulture.words import BOLD, clipped, in_lines
from widgets.scene import Scene

#: The sign on the cards of each deck.
SIGNS = {"vine": "vine-card", "summer": "guest-card", "order": "note-card", "winter": "guest-card"}
#: How grapes and wines are drawn: outline and colour. Outlines differ too, for those who see no hues.
GRAPES = {"red": ("grape", "red"), "white": ("grape", "white")}
BOTTLED = {
    "red": ("disc", "red"),
    "white": ("disc", "white"),
    "blush": ("tile", "rose"),
    "sparkling": ("octagon", "champagne"),
}
#: What a vine may need, in the order of the bits.
NEEDS = STRUCTURES[:2]
#: A card of the hand, at its widest.
WIDTH, HEIGHT = 92, 94
#: Icons on an order, at most.
ICONS = 3


def place_of(box: Box, card: str) -> tuple[int, int]:
    """Return the deck of a card and its number in it."""
    return box.card_place[box.card_number[card]]


def deck_of(box: Box, card: str) -> str:
    """Return the deck of a card by its id."""
    return DECKS[place_of(box, card)[0]]


def card_name(words: Words, box: Box, card: str) -> str:
    """Return what a card is called; orders have no names of their own, but numbers."""
    deck, number = place_of(box, card)
    if deck == ORDER:
        return words("board-order", number=number + 1, parts=_asks(words, box, card))
    return words(f"card-{card}".replace("_", "-"))


def _asks(words: Words, box: Box, card: str) -> tuple[str, ...]:
    """Return the wines of an order in words."""
    return tuple(
        words("board-icon", wine=WINES[wine], value=value) for wine, value in box.icons[place_of(box, card)[1]]
    )


def card_tip(words: Words, box: Box, card: str) -> str:
    """Return what a card says, as sentences."""
    deck, number = place_of(box, card)
    if deck == ORDER:
        gives = {"vp": box.order_vp[number], "residual": box.order_residual[number]}
        return words("board-order-tip", number=number + 1, parts=_asks(words, box, card), **gives)
    name = card_name(words, box, card)
    if deck == VINE:
        needs = tuple(words("board-structure", structure=need) for need in needed(box, card))
        red, white = box.vine_red[number], box.vine_white[number]
        return words("board-vine-tip", name=name, red=red, white=white, count=len(needs), parts=needs)
    who = words("board-visitor-tip", name=name, deck=DECKS[deck])
    printed = words(f"card-{card}-text".replace("_", "-"))
    changes = box.corrected.get(card)
    return f"{who} {words('card-corrected', text=printed, change=tuple(changes)) if changes else printed}"


def needed(box: Box, card: str) -> list[str]:
    """Return the structures that a vine needs."""
    bits = box.vine_needs[place_of(box, card)[1]]
    return [name for place, name in enumerate(STRUCTURES) if bits >> place & 1]


def values(box: Box, card: str) -> list[tuple[dict[str, tuple[str, str]], str, int]]:
    """Return the grapes of a vine, or the wines of an order: how they are drawn, which, and of what value."""
    deck, number = place_of(box, card)
    if deck == VINE:
        of_vine = zip(COLOURS, (box.vine_red[number], box.vine_white[number]), strict=True)
        return [(GRAPES, colour, value) for colour, value in of_vine if value]
    if deck == ORDER:
        return [(BOTTLED, WINES[wine], value) for wine, value in box.icons[number]]
    return []


# ---------------------------------------------------------------------- pieces


def token(
    scene: Scene, name: str, looks: dict[str, tuple[str, str]], kind: str | None, value: int, cx: float, cy: float,
    size: float, faded: bool = False,
) -> None:  # fmt: skip
    """Draw a grape or a wine with its value around a middle, or nothing."""
    if kind is None:
        scene.symbol(name, "none", cx - size / 2, cy - size / 2, size)
        scene.text(f"{name}-value", cx, cy, "")
        return
    symbol, colour = looks[kind]
    absent = " vb-absent" if faded else ""
    rise = 0.57 if symbol == "grape" else 0.5  # the leaf of a grape stands above the berry
    scene.symbol(name, symbol, cx - size / 2, cy - size * rise, size, f"vb-{colour}{absent}")
    scene.text(f"{name}-value", cx, cy + 4.8, str(value), f"vb-letter vb-on-{colour}", size=max(SMALL, size * 0.6),
               anchor="middle")  # fmt: skip


def worker(scene: Scene, name: str, owner: int | str | None, grande: bool, cx: float, cy: float, size: float) -> None:
    """Draw a worker with the number of its seat (the Automa's has none), or nothing."""
    if owner is None:
        scene.symbol(name, "none", cx - size / 2, cy - size / 2, size)
        scene.text(f"{name}-seat", cx, cy, "")
        return
    side = size * 1.2 if grande else size
    whose = f"vb-p{owner}" if isinstance(owner, int) else "vb-automa"
    scene.symbol(name, "grande" if grande else "worker", cx - side / 2, cy + size / 2 - side, side,
                 f"vb-piece {whose}")  # fmt: skip
    number = str(owner + 1) if isinstance(owner, int) else ""
    scene.text(f"{name}-seat", cx, cy + size * 0.36, number, f"vb-seat vb-on-p{owner}" if number else "",
               size=max(SMALL, size * 0.42), anchor="middle")  # fmt: skip


# ---------------------------------------------------------------------- cards


def label(
    scene: Scene, words: Words, box: Box, name: str, card: str | None, x: float, y: float, width: float,
    empty: str = "vb-unused",
) -> None:  # fmt: skip
    """Draw a card as a line: the colour of its deck, its name, and the values of its grapes or wines.

    Of a card that is face down only the deck is given; `empty` is the class of a place without a card.
    """
    known = card in box.card_number if card else False
    deck = deck_of(box, card) if card and known else card
    scene.rect(f"{name}-ground", x, y, width, 20, "vb-face" if card else empty, rx=4)
    scene.rect(f"{name}-stripe", x, y, 7, 20, f"vb-stripe vb-deck-{deck}" if card else "vb-none", rx=3)
    shown = values(box, card) if card and known else []
    order = known and deck == DECKS[ORDER]
    for place in range(ICONS):
        looks, kind, value = shown[place] if place < len(shown) else ({}, None, 0)
        left = x + 18 + 18 * place if order else x + width - 11 - 18 * max(0, len(shown) - 1 - place)
        token(scene, f"{name}-{place + 1}", looks, kind, value, left, y + 10, 17)
    says, left = "", x + 12
    if order and card:
        number = place_of(box, card)[1]
        says, left = words("board-order-gives", vp=box.order_vp[number]), x + 12 + 18 * len(shown)
    elif card:
        full = card_name(words, box, card) if known else words("board-back", deck=card)
        says = clipped(full, width - 16 - 18 * len(shown))
    scene.text(f"{name}-name", left, y + 14.8, says, "vb-tight", size=SMALL)


def face(
    scene: Scene, words: Words, box: Box, name: str, card: str | None, copies: int, x: float, y: float, width: float
) -> None:
    """Draw a card of a hand: its face, its back ("?" and the deck), or its empty place."""
    back = card[1:] if card and card.startswith("?") else None
    deck = back or (deck_of(box, card) if card else None)
    ground = "vb-none" if deck is None else f"vb-back-of vb-deck-{deck}" if back else "vb-face"
    scene.rect(f"{name}-ground", x, y, width, HEIGHT, ground, rx=8)
    band = f"M{x} {y + 9}v-1a8 8 0 0 1 8-8h{width - 16}a8 8 0 0 1 8 8v1Z"
    scene.path(f"{name}-band", band, f"vb-stripe vb-deck-{deck}" if deck and not back else "vb-none")
    open_card = card if card and not back else None
    lines, cls = _title(words, box, open_card, width - 8)
    order = deck == DECKS[ORDER]
    for place, line in enumerate(lines):
        scene.text(f"{name}-name-{place + 1}", x + width / 2, y + (22 if order else 26) + 15 * place, line, cls,
                   size=SMALL, anchor="middle")  # fmt: skip
    shown = values(box, open_card) if open_card else []
    pitch = min(29.0, (width - 4) / ICONS)
    for place in range(ICONS):
        looks, kind, value = shown[place] if place < len(shown) else ({}, None, 0)
        middle = width / 2 + pitch * (place - (len(shown) - 1) / 2) if order else 18 + 26 * min(place, 1)
        token(scene, f"{name}-{place + 1}", looks, kind, value, x + middle, y + (39 if order else 74),
              min(28.0, pitch) if order else 26.0)  # fmt: skip
    _foot(scene, box, name, open_card, deck, x, y, width)
    scene.symbol(f"{name}-back", SIGNS[back] if back else "none", x + width / 2 - 26, y + 21, 52,
                 f"vb-deck-{back}" if back else "")  # fmt: skip
    scene.text(f"{name}-copies", x + 6, y + 58, f"×{copies}" if copies > 1 else "", "vb-number", size=16)


def _title(words: Words, box: Box, card: str | None, room: float) -> tuple[tuple[str, ...], str]:
    """Return the name of a card in three lines, and how it is set: bold where there is room. Orders have a number."""
    deck, number = place_of(box, card) if card else (ORDER, 0)
    if card is None or deck == ORDER:
        return (words("board-order-number", number=number + 1) if card else "", "", ""), "vb-tight"
    name, most = card_name(words, box, card), 2 if deck == VINE else 3
    lines, cls = in_lines(name, room, most, BOLD), "vb-tight vb-name"
    if any(line.endswith("…") for line in lines) or len("".join(lines)) > len(name):  # cut off, or broken
        lines, cls = in_lines(name, room + 4, most), "vb-tight"
    return (*lines, "")[:3], cls


def _foot(
    scene: Scene, box: Box, name: str, card: str | None, deck: str | None, x: float, y: float, width: float
) -> None:
    """Draw the foot of a card: what a vine needs, what an order gives, the guest of a visitor."""
    number = place_of(box, card)[1] if card else 0
    order = card is not None and deck == DECKS[ORDER]
    vine = card is not None and deck == DECKS[VINE]
    wanted = needed(box, card) if card and vine else []
    # on a narrow card the signs stand above the grapes
    rise = 0 if width > 76 else 20
    for place in range(len(NEEDS)):
        sign = wanted[place] if place < len(wanted) else "none"
        left = x + width - 24 - 22 * max(0, len(wanted) - 1 - place)
        scene.symbol(f"{name}-need-{place + 1}", sign, left, y + 65 - rise, 20, "vb-tool")
    guest = card is not None and not order and not vine
    scene.symbol(f"{name}-guest", "guest" if guest else "none", x + width / 2 - 14, y + 63, 28,
                 f"vb-deck-{deck}" if guest else "")  # fmt: skip
    left = x + width / 2 - min(39.0, width / 2 - 2)
    scene.symbol(f"{name}-laurel", "laurel" if order else "none", left, y + 53, 36, "vb-prestige")
    scene.text(f"{name}-vp", left + 18, y + 77, str(box.order_vp[number]) if order else "", "vb-number", size=17,
               anchor="middle")  # fmt: skip
    wide = width > 76
    scene.symbol(f"{name}-residual", "residual" if order and wide else "none", left + 41, y + 60, 23, "vb-coin")
    scene.text(f"{name}-residual-count", left + (66 if wide else 40), y + 77,
               str(box.order_residual[number]) if order else "", "vb-number", size=15)  # fmt: skip
