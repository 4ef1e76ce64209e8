"""Hands: the reader's own cards with their faces, the others' as backs that are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import DECKS
from widgets.boards.painter import Painter, Words
from widgets.boards.viticulture.cards import HEIGHT, SIGNS, WIDTH, card_name, card_tip, deck_of, face
from widgets.scene import Scene

#: Places for cards that are always there, and the distance between two cards at most.
PLACES, STEP = 16, 96
#: The distance between two backs on a strip.
BACK = 42

#: A hand as the view gives it: faces, or how many of each deck.
Hand = Sequence[str] | Mapping[str, int]


def counts(box: Box, hand: Hand) -> list[int]:
    """Return how many cards of each deck a hand holds."""
    if isinstance(hand, Mapping):
        return [hand[deck] for deck in DECKS]
    decks = [deck_of(box, card) for card in hand]
    return [decks.count(deck) for deck in DECKS]


def _shown(box: Box, hand: Hand) -> list[tuple[str, int]]:
    """Return the different cards in the order of the box with their copies; unknown ones as "?" and the deck."""
    if isinstance(hand, Mapping):
        return [(f"?{deck}", 1) for deck in DECKS for _ in range(hand[deck])]
    return [(card, hand.count(card)) for card in sorted(set(hand), key=lambda card: box.card_number[card])]


def draw(painter: Painter, scene: Scene, seat: int, hand: Hand, x: float, y: float, room: float) -> None:
    """Draw a hand in a row; the more cards, the narrower they are."""
    shown = _shown(painter.box, hand)
    step = min(STEP, (room + STEP - WIDTH) / max(1, len(shown)))
    width = round(step - STEP + WIDTH, 2)
    for place in range(max(PLACES, len(shown))):
        card, copies = shown[place] if place < len(shown) else (None, 0)
        left = x + step * min(place, max(0, len(shown) - 1))
        painter.part(scene, _card, seat, place, card, copies, round(left, 2), y, width)


def _card(
    scene: Scene, words: Words, box: Box, seat: int, place: int, card: str | None, copies: int, x: float, y: float,
    width: float,
) -> None:  # fmt: skip
    """Draw a card of the large hand."""
    name = f"hand-{seat}-{place + 1}"
    with scene.piece("" if card is None or card.startswith("?") else f"hand-{seat}-{card}"):
        face(scene, words, box, name, card, copies, x, y, width)
    if card is None:
        scene.rect(f"{name}-hit", x, y, width, HEIGHT, "vb-none")
    elif card.startswith("?"):
        tip = words("board-hidden-tip", deck=card[1:])
        scene.rect(f"{name}-hit", x, y, width, HEIGHT, "vg-hit", rx=8, tip=tip, about=f"back-{card[1:]}")
    else:
        scene.rect(f"{name}-hit", x, y, width, HEIGHT, "vg-hit", rx=8, tip=card_tip(words, box, card),
                   label=card_name(words, box, card), target=f"hand-{seat}-{card}",
                   about=f"card-{card}")  # fmt: skip


def backs(scene: Scene, words: Words, box: Box, seat: int, hand: Hand, x: float, y: float) -> None:
    """Draw a hand as four backs with numbers."""
    held = counts(box, hand)
    for place, (deck, count) in enumerate(zip(DECKS, held, strict=True)):
        left = x + BACK * place
        scene.symbol(f"hand-{seat}-{deck}", SIGNS[deck], left - 1, y + 4, 42,
                     f"vb-deck-{deck}" if count else f"vb-deck-{deck} vb-absent")  # fmt: skip
        scene.text(f"hand-{seat}-{deck}-count", left + 20, y + 64, str(count), "vb-number" if count else "vb-zero",
                   size=16, anchor="middle")  # fmt: skip
    names = () if isinstance(hand, Mapping) else tuple(card_name(words, box, card) for card in hand)
    kinds = tuple(words("board-some-cards", deck=deck, count=count)
                  for deck, count in zip(DECKS, held, strict=True) if count)  # fmt: skip
    tip = words("board-hand-tip", mine=words.mine(seat), owner=seat, count=sum(held), parts=names or kinds,
                limit=box.hand_limit)  # fmt: skip
    scene.rect(f"hand-{seat}", x - 2, y, BACK * len(DECKS) + 2, 72, "vg-hit", rx=8, tip=tip,
               label=words("board-hand", mine=words.mine(seat), owner=seat), target=f"hand-{seat}")  # fmt: skip
