"""How legal moves are offered in words: grouped, each with what sets it apart, and with the signs of the board.

Moves on one card of the board (its last target, see `Board.targets`) stand together under the card's own name; others
are grouped by kind. What all of a group begin with is said once. A sign is whatever symbol the drawing shows where the
move is clicked, so that list and board speak of one thing in one way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tutor.core.moves import Move
from widgets.scene import Scene, Shape

#: So many moves of one kind need a heading: for fewer, whole sentences are read faster.
MANY: Final = 3


class Worded(NamedTuple):
    """A legal move: its number, its words, what the position adds to them, and where on the board it lies."""

    number: int
    move: Move
    text: str
    detail: str
    targets: Sequence[str]
    #: The board's own short name for it beside others on the same card; empty where it has none.
    short: str


def grouped(moves: Sequence[Worded], scene: Scene) -> list[dict[str, Any]]:
    """Return the groups in which moves are offered, in the order of their first moves."""
    cards, signs = _cards(moves, scene), Signs(scene)
    groups: dict[tuple[str, str], list[Worded]] = {}
    for worded in moves:
        card = worded.targets[-1] if worded.short and worded.targets and worded.targets[-1] in cards else ""
        groups.setdefault((type(worded.move).__name__, card), []).append(worded)
    return [_group(group, cards.get(card), signs, card) for (_, card), group in groups.items()]


def _cards(moves: Sequence[Worded], scene: Scene) -> dict[str, str]:
    """Return the names of the targets on which moves with short words lie."""
    wanted = {worded.targets[-1] for worded in moves if worded.short and worded.targets}
    return {
        shape["target"]: shape["label"]
        for shape in scene.shapes.values()
        if shape.get("target") in wanted and "label" in shape
    }


def _group(group: Sequence[Worded], title: str | None, signs: Signs, card: str) -> dict[str, Any]:
    if title is not None:
        shorts = [worded.short for worded in group]
        return {"title": title, "sign": signs.at(card), "moves": list(_moves(group, shorts, None))}
    begin = shared_beginning([worded.text for worded in group]) if len(group) >= MANY else ""
    shorts = [worded.text[len(begin) :].lstrip() for worded in group]
    return {
        "title": f"{begin.rstrip(' :')} …" if begin else "",
        "sign": None,
        "moves": list(_moves(group, shorts, signs)),
    }


def _moves(group: Sequence[Worded], shorts: Sequence[str], signs: Signs | None) -> Iterator[dict[str, Any]]:
    for worded, short in zip(group, shorts, strict=True):
        sign = signs.at(worded.targets[0]) if signs and worded.targets else None
        yield {"index": worded.number, "short": short, "detail": worded.detail, "sign": sign}


def _cut(begin: str, texts: Sequence[str]) -> str:
    """Return a beginning without its last word where numbers follow it: "estate 1" is one thing, "1" alone is none."""
    words = begin.split(" ")
    bare = any(text[len(begin) :].lstrip()[:1].isdecimal() for text in texts)
    return " ".join(words[:-1]) if bare and len(words) > 2 else begin


def shared_beginning(texts: Sequence[str]) -> str:
    """Return the whole words with which all of some texts begin, if something is left of each; quotes stay whole."""
    shared: list[str] = []
    for words in zip(*(text.split(" ")[:-1] for text in texts), strict=False):
        if len(set(words)) > 1 or any(sign in words[0] for sign in "“«(0123456789"):
            break
        shared.append(words[0])
    return _cut(" ".join(shared), texts)


class Signs:
    """Which symbol of a drawing stands for a target, of those in the middle of it: a sign proper, else the largest."""

    def __init__(self, scene: Scene) -> None:
        self._boxes: dict[str, list[tuple[float, float, float, float]]] = {}
        self._symbols: list[tuple[float, float, float, Shape]] = []
        for shape in scene.shapes.values():
            if "target" in shape:
                self._boxes.setdefault(shape["target"], []).append(_box(shape))
            if shape["kind"] == "use" and shape["href"] != "#vg-none":
                half = shape["width"] / 2
                self._symbols.append((shape["width"], shape["x"] + half, shape["y"] + half, shape))
        self._symbols.sort(key=lambda symbol: ("vb-sign" not in symbol[3]["class"].split(), -symbol[0]))

    def at(self, target: str) -> dict[str, str] | None:
        """Return the sign of a target, as the browser needs it."""
        boxes = self._boxes.get(target, ())
        for _, x, y, shape in self._symbols:
            if any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes):
                return {"href": shape["href"], "class": shape["class"]}
        return None


def _box(shape: Mapping[str, Any]) -> tuple[float, float, float, float]:
    if shape["kind"] == "rect":
        return shape["x"], shape["y"], shape["x"] + shape["width"], shape["y"] + shape["height"]
    if shape["kind"] == "circle":
        return shape["cx"] - shape["r"], shape["cy"] - shape["r"], shape["cx"] + shape["r"], shape["cy"] + shape["r"]
    return 0, 0, 0, 0
