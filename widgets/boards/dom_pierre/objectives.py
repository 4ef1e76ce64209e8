"""Objective cards: those of the offer, with the deck; and how a card is drawn wherever it lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.dom_pierre.box import Box, bit_list
from tutor.games.dom_pierre.conditions import METRICS, Bonus, Condition, Need
from tutor.games.dom_pierre.names import ACCEPTS, ACCESSORIES, FLAGS, ROADS, VARIETIES
from widgets.boards.dom_pierre.signs import NOTHING, Face, bonus_face, medal
from widgets.boards.dom_pierre.words import BOLD, clipped, in_two, reconstructed
from widgets.boards.painter import SMALL, Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 657, 852, 174
#: The cards: where they begin, the room for a row, the distance between them, how many in a row, how many rows.
LEFT, TOP, ROOM, GAP, IN_ROW, ROWS = 131, 665, 728, 4, 5, 2
#: How high a card is: with everything written out, and as small as it can be.
ROOMY, TALL = 158, 77
#: From this width on a small card has room for the bonus at its foot.
WIDE = 155
#: The class of a card that has been scored: a tick takes the place of its bonus.
SCORED = "vb-scored"
#: Conditions that there is always room for.
LEAST = 3
#: Questions about cards that were chosen, and lie neither in the offer nor beside a board.
CHOSEN = ("KeepOneCard", "OrderBonuses", "RestOfBonuses")
#: What a metric may ask for besides a number, in the words of the data file.
KINDS: Mapping[str, Sequence[str]] = {
    "deck": ROADS,
    "flag": FLAGS,
    "accepts": ACCEPTS,
    "kind": ("bottle", "barrel", "any"),
    "variety": VARIETIES,
}
#: Metrics that are about one thing of a certain worth: what grows from condition to condition is the worth.
BY_WORTH = ("champagne_at_least",)


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel with the offer."""
    painter.part(scene, _frame)
    painter.part(scene, _deck, len(view["objective_deck"]), len(view["objective_discard"]))
    cards, picked = on_table(box, view)
    roomy = len(cards) <= IN_ROW
    in_row = max(IN_ROW, -(-len(cards) // ROWS))
    for place in range(places(box)):
        card = cards[place] if place < len(cards) else ""
        painter.part(scene, _offered, place, card, card in picked, roomy, in_row)


def places(box: Box) -> int:
    """Return how many cards can lie on the table: the offer, and those that the vintage effect adds."""
    strongest = max(max(side.strengths) for side in box.wineries.values()) + box.force
    return max(IN_ROW * ROWS, box.offer_size + strongest)


def on_table(box: Box, view: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """Return the cards of the offer with those chosen from it, and which ones are chosen."""
    picked: list[str] = []
    for name, *fields in view["stack"]:
        if name in CHOSEN or name == "PickCards":
            picked += [box.objectives[card].id for card in bit_list(fields[-1])]
        elif name == "ChooseBonus":
            picked += [box.objectives[card].id for card in fields[-1]]
    return sorted({*view["offer"], *picked}), picked


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("offer-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-offer"))
    scene.text("offer-title", X + 14, Y + 26, words("board-offer"), "vb-title", size=17)
    above, below = (
        in_two(words("board-reconstructed"), LEFT - X - 20) if reconstructed(box, "objective_card") else ("", "")
    )
    scene.text("offer-note", X + 14, Y + HEIGHT - 26, above, "vb-quiet vb-tight", size=SMALL)
    scene.text("offer-note-2", X + 14, Y + HEIGHT - 11, below, "vb-quiet vb-tight", size=SMALL)


def _deck(scene: Scene, words: Words, box: Box, cards: int, discarded: int) -> None:
    """Draw deck and discard pile."""
    for place, (pile, count) in enumerate((("deck", cards), ("discard", discarded))):
        y = Y + 36 + 48 * place
        cls = "vb-slot" if not count else "vb-back-tile" if pile == "deck" else "vb-face-tile"
        scene.symbol(f"objective-{pile}-sign", "cards" if count else "no-tile", X + 12, y + 5, 34, cls)
        scene.text(f"objective-{pile}-count", X + 50, y + 20, str(count), "vb-number", size=16)
        scene.text(f"objective-{pile}-name", X + 50, y + 36, words("board-pile", pile=pile), "vb-quiet vb-tight",
                   size=SMALL)  # fmt: skip
        tip = words("board-pile-tip", pile=pile, count=count)
        scene.rect(f"objective-{pile}", X + 8, y, LEFT - X - 14, 45, "vg-hit", rx=7, tip=tip,
                   label=words("board-pile", pile=pile), target=f"objective-{pile}")  # fmt: skip


def _offered(
    scene: Scene, words: Words, box: Box, place: int, card: str, picked: bool, roomy: bool, in_row: int
) -> None:
    row, column = divmod(place if card else 0, in_row)
    pitch = round((ROOM + GAP) / in_row, 1)
    width = pitch - GAP
    x, y = LEFT + pitch * column, TOP + (TALL + GAP) * row
    name = f"offer-{place + 1}"
    tall = ROOMY if roomy else TALL
    with scene.piece(f"objective-{card}" if card else ""):
        face(scene, words, box, name, card, x, y, width, tall, "vb-picked-card" if picked else "")
    if card:
        scene.rect(name, x, y, width, tall, "vg-hit", rx=7, tip=sentence(words, box, card),
                   label=words("board-objective", objective=card), target=f"objective-{card}")  # fmt: skip
    else:
        scene.rect(name, x, y, width, TALL, "vb-none")


# ---------------------------------------------------------------------- a card


def most_conditions(box: Box) -> int:
    """Return how many conditions a card can have."""
    return max(len(card.conditions) for card in box.objectives)


def face(
    scene: Scene, words: Words, box: Box, name: str, card: str, x: float, y: float, width: float, tall: float,
    state: str = "",
) -> None:  # fmt: skip
    """Draw a card: its name, what it counts, points by how many, and its bonus. Without a card, nothing."""
    scene.rect(f"{name}-card", x, y, width, tall, f"vb-aim {state}".strip() if card else "vb-none", rx=7)
    roomy = tall == ROOMY
    objective = box.objectives[box.objective_number[card]] if card else None
    conditions = objective.conditions if objective else ()
    title = words("board-objective", objective=card) if card else ""
    about = subject(words, conditions) if card else ""
    bonus = objective.bonus if objective else None
    scored = state == SCORED
    shown = Face("chosen", "vb-green-token", "") if scored else bonus_face(bonus) if bonus else NOTHING
    ground = "vb-medal" if card and not scored else "vb-none"
    across = width - 9
    if roomy:
        lines = [*in_two(title, width - 14, BOLD), *in_two(about, width - 14)]
        foot = in_two(words("board-reward", **_reward(bonus)), width - 50) if bonus else ("", "")
        cells = y + 76
        medal(scene, f"{name}-bonus", shown, x + 7, y + tall - 40, 33, ground)
    else:
        # the bonus lies at the foot of the card, unless this leaves too little room for the conditions
        wide = width >= WIDE and all(len(least(condition)) == 1 for condition in conditions)
        room = width - (14 if wide else 47)
        lines = [clipped(title, room, BOLD), "", clipped(about, room), ""]
        foot = ("", "")
        cells = y + tall - 33
        across -= 33 if wide else 0
        medal(scene, f"{name}-bonus", shown, x + width - 37, y + (tall - 36 if wide else 5), 31, ground)
    first = 35 if roomy and not lines[1] else 19
    places = (first, 36, 54, 69) if roomy else (19, 0, 37, 0)
    for number, (line, down) in enumerate(zip(lines, places, strict=True), 1):
        cls = "vb-name vb-tight" if number <= 2 else "vb-quiet vb-tight"
        scene.text(f"{name}-line-{number}", x + 8, y + down, line, cls, size=14 if number <= 2 else SMALL)
    middle = 10 if not foot[1] else 0
    for number, line in enumerate(foot, 1):
        scene.text(f"{name}-foot-{number}", x + 46, y + tall - 28 + 16 * (number - 1) + middle, line,
                   "vb-quiet vb-tight", size=SMALL)  # fmt: skip
    _conditions(scene, box, name, conditions, x + 6, cells, across)


def _conditions(
    scene: Scene, box: Box, name: str, conditions: Sequence[Condition], x: float, y: float, room: float
) -> None:
    """Draw how much is demanded for how many points."""
    pitch = room / max(LEAST, len(conditions))
    for place in range(most_conditions(box)):
        condition = conditions[place] if place < len(conditions) else None
        left = x + pitch * place
        scene.rect(f"{name}-{place + 1}-cell", left, y, pitch - 3, 27, "vb-aim-cell" if condition else "vb-none", rx=6)
        scene.text(f"{name}-{place + 1}-least", left + 4, y + 18.5, least(condition), "vb-name vb-tight", size=SMALL)
        scene.symbol(f"{name}-{place + 1}-shield", "shield" if condition else "none", left + pitch - 25, y + 3, 21,
                     "vb-vp")  # fmt: skip
        scene.text(f"{name}-{place + 1}-points", left + pitch - 14.5, y + 18, str(condition.vp) if condition else "",
                   "vb-points vb-tight", size=SMALL, anchor="middle")  # fmt: skip


def least(condition: Condition | None) -> str:
    """Return how much a condition demands, as short as possible; what more it demands is in the sentence."""
    if condition is None:
        return ""
    need = condition.needs[0]
    text = str(need.least)
    if need.metric in BY_WORTH:
        text = str(need.what) if need.least == 1 else f"{need.least}×{need.what}"
    return text if len(condition.needs) == 1 else f"{text}…"


def subject(words: Words, conditions: Sequence[Condition]) -> str:
    """Return what a card counts; nothing in particular if its conditions count different things."""
    counted = {(need.metric, "" if need.metric in BY_WORTH else need.what) for c in conditions for need in c.needs}
    if len(counted) > 1:
        return words("board-mixed")
    need = conditions[0].needs[0]
    return words("board-subject", metric=need.metric, what=what(words, need))


def what(words: Words, need: Need) -> Any:
    """Return what a need asks for besides a number: a road, a variety … in the words of the data file."""
    kind = METRICS[need.metric][0]
    if kind == "decks":
        return "+".join(words("board-compass", road=ROADS[road]) for road in need.what)
    return KINDS[kind][need.what] if kind in KINDS else need.what


def _need(words: Words, need: Need) -> str:
    return words("board-need", metric=need.metric, what=what(words, need), count=need.least)


def sentence(words: Words, box: Box, card: str) -> str:
    """Return everything that stands on a card."""
    objective = box.objectives[box.objective_number[card]]
    conditions = tuple(
        words("board-condition", points=condition.vp, needs=tuple(_need(words, need) for need in condition.needs))
        for condition in objective.conditions
    )
    reward = words("board-bonus", **_reward(objective.bonus))
    return words("board-objective-tip", objective=card, conditions=conditions, reward=reward)


def _reward(bonus: Bonus) -> dict[str, Any]:
    """Return the bonus of a card as details of a sentence."""
    kind, item, value = bonus
    items = {"grey_accessory": ACCESSORIES, "harvest_tile": VARIETIES, "flag_token": FLAGS}
    return {"bonus": kind, "item": items[kind][item] if kind in items else "none", "value": value}
