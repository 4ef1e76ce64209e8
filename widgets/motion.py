"""What moves between two drawings: who travels, comes, goes, turns over or counts.

Boards draw positions and know nothing of motion; this module looks at the differences. A thing is recognised by its
`piece` where a board names one, otherwise by its looks: a cube that is gone here and new there has travelled.
A number that falls is where new things come from, one that rises is where they go to.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import dist
from typing import Any, Final

from widgets.scene import Scene, Shape

#: What the browser does: a verb, the shape (of the earlier drawing for "leave", of the later one else) and the way to
#: its place, from where it comes or whereto it goes. "carry" has no shape, but two points.
Motion = list[Any]
Point = tuple[float, float]

#: Classes of a place where nothing lies, and of what is not drawn or only catches clicks.
EMPTY: Final = frozenset({"vb-none", "vb-slot", "vb-unused", "vb-gone", "vb-absent", "vb-empty", "vg-hit"})
NOTHING: Final = ("#vg-none", "#vg-slot")
#: What can be taken into the hand; areas and lines only change their looks.
THINGS: Final = ("use", "circle")
#: Base lines of texts lie below their middle by about this part of their size.
_BASELINE: Final = 0.35
_NUMBER: Final = re.compile(r"\d+")


def motions(before: Scene, after: Scene) -> list[Motion]:
    """Return what moves from one drawing to the next."""
    return _Difference(before.shapes, after.shapes).motions()


def centre(shape: Shape) -> Point | None:
    """Return the middle of a shape; of a free path nobody knows it."""
    if shape["kind"] == "circle":
        return shape["cx"], shape["cy"]
    if shape["kind"] == "text":
        return shape["x"], shape["y"] - _BASELINE * shape["font-size"]
    if shape["kind"] in ("rect", "use"):
        return shape["x"] + shape["width"] / 2, shape["y"] + shape["height"] / 2
    return None


def face(shape: Shape | None) -> tuple[Any, ...] | None:
    """Return what a shape looks like, wherever it is; None where there is nothing to be seen."""
    if (
        shape is None
        or shape.get("href") in NOTHING
        or shape.get("text") == ""
        or not EMPTY.isdisjoint(shape["class"].split())
    ):
        return None
    return shape["kind"], shape["class"], shape.get("href"), shape.get("text")


def _reach(shape: Shape) -> float:
    return float(shape["r"] if shape["kind"] == "circle" else max(shape["width"], shape["height"]) / 2)


def _way(to: Shape, start: Shape) -> Point | None:
    """Return how far off a shape was, seen from where it is now."""
    here, there = centre(to), centre(start)
    if here is None or there is None:
        return None
    return round(there[0] - here[0], 1), round(there[1] - here[1], 1)


class _Difference:
    """Two drawings, and what has not been explained yet of their difference."""

    def __init__(self, old: Mapping[str, Shape], new: Mapping[str, Shape]) -> None:
        self.old = old
        self.new = new
        #: What is seen no longer as it was, and what is seen anew, by name.
        self.lost: dict[str, Shape] = {}
        self.won: dict[str, Shape] = {}
        self.found: list[Motion] = []
        #: By how much numbers rose or fell, and where.
        self.counted: list[tuple[int, Point]] = []

    def motions(self) -> list[Motion]:
        self._compare()
        self._move_pieces()
        self._pair()
        self._come_and_go()
        return self.found

    def _compare(self) -> None:
        """Sort every change: slid away, counted, or lost and won."""
        for name, shape in self.new.items():
            earlier = self.old.get(name)
            if earlier is shape or "piece" in shape:
                continue
            if earlier is not None and "piece" in earlier:
                earlier = None
            was, is_ = face(earlier), face(shape)
            if was == is_:
                way = _way(shape, earlier) if earlier is not None and is_ is not None else None
                if way and way != (0, 0):
                    self.found.append(["travel", name, *way])
            elif earlier is not None and was is not None and is_ is not None and _count(earlier, shape) is not None:
                self._note_count(name, earlier, shape)
            else:
                if was is not None and earlier is not None:
                    self.lost[name] = earlier
                if is_ is not None:
                    self.won[name] = shape
        for name, shape in self.old.items():
            if name not in self.new and "piece" not in shape and face(shape) is not None:
                self.lost[name] = shape

    def _note_count(self, name: str, earlier: Shape, shape: Shape) -> None:
        self.found.append(["count", name, *(_way(shape, earlier) or (0, 0))])
        difference, place = _count(earlier, shape), centre(shape)
        if difference and place:
            self.counted.append((difference, place))

    def _move_pieces(self) -> None:
        """Let everything that has a name of its own travel, with all its parts."""
        before, after = _pieces(self.old), _pieces(self.new)
        for piece, parts in after.items():
            past = before.pop(piece, [])
            if len(past) == len(parts):
                self._move_piece(past, parts)
            elif past:
                self._change_form(past, parts)
            else:
                self.won |= {part: self.new[part] for part in parts if face(self.new[part]) is not None}
        for parts in before.values():
            self.lost |= {part: self.old[part] for part in parts if face(self.old[part]) is not None}

    def _move_piece(self, past: Sequence[str], parts: Sequence[str]) -> None:
        """Let a thing travel, or turn over where it is; its parts are drawn in the same order everywhere."""
        pairs = [(part, self.new[part], self.old[other]) for part, other in zip(parts, past, strict=True)]
        way = next((way for _, new, old in pairs if new is not old and (way := _way(new, old))), (0, 0))
        for part, new, old in pairs:
            if face(new) is not None and way != (0, 0):
                self.found.append(["travel", part, *way])
            elif face(new) is not None and face(new) != face(old):
                self.found.append(["turn", part])

    def _change_form(self, past: Sequence[str], parts: Sequence[str]) -> None:
        """Let a thing that is drawn in another way elsewhere come from where it was: a card, and its name on a list."""
        start = next((place for part in past if (place := centre(self.old[part]))), None)
        end = next((place for part in parts if (place := centre(self.new[part]))), None)
        way = (round(start[0] - end[0], 1), round(start[1] - end[1], 1)) if start and end else (0, 0)
        self.found += [["enter", part, *way] for part in parts if face(self.new[part]) is not None]

    def _pair(self) -> None:
        """Let what is gone here and new there travel, the nearest first, with the letters upon it."""
        looks: dict[Any, tuple[list[str], list[str]]] = defaultdict(lambda: ([], []))
        for side, shapes in enumerate((self.lost, self.won)):
            for name, shape in shapes.items():
                if shape["kind"] in THINGS and "piece" not in shape:
                    looks[face(shape)][side].append(name)
        for gone, come in looks.values():
            for start, end in _nearest(self.old, gone, self.new, come):
                way = _way(self.new[end], self.old[start])
                assert way is not None  # a thing has a middle
                self._letters(start, end, way)
                self.found.append(["travel", end, *way])
                del self.lost[start], self.won[end]

    def _letters(self, start: str, end: str, way: Point) -> None:
        """Let the letters that stood upon a thing travel with it."""
        upon = {self.old[name]["text"]: name for name in self.lost if _stands_on(self.old[name], self.old[start])}
        for name in [name for name in self.won if _stands_on(self.new[name], self.new[end])]:
            text = self.new[name]["text"]
            if text in upon:
                self.found.append(["travel", name, *way])
                del self.won[name], self.lost[upon.pop(text)]

    def _come_and_go(self) -> None:
        """Let the rest turn over where it is, come from where a number fell, or go to where one rose."""
        for name in [name for name, shape in self.won.items() if name in self.lost and "piece" not in shape]:
            self.found.append(["turn", name])
            del self.won[name], self.lost[name]
        come, gone = _number_of_things(self.won), _number_of_things(self.lost)
        source = self._where(-come) if come else None
        sink = self._where(gone) if gone else None
        for verb, shapes, place in (("leave", self.lost, sink), ("enter", self.won, source)):
            anchors = {piece: centre(shapes[names[0]]) for piece, names in _pieces(shapes).items()}
            for name, shape in shapes.items():
                near = anchors.get(shape.get("piece", "")) or centre(shape)
                if place and near and (shape["kind"] in THINGS or "piece" in shape):
                    self.found.append([verb, name, round(place[0] - near[0], 1), round(place[1] - near[1], 1)])
                else:
                    self.found.append([verb, name, 0, 0])
        if source is None and sink is None:
            self._carry()

    def _where(self, difference: int) -> Point | None:
        """Return where a number changed by so much; nothing if several did: then nobody knows which it was."""
        places = [place for change, place in self.counted if change == difference]
        return places[0] if len(places) == 1 else None

    def _carry(self) -> None:
        """Show what only numbers tell: as much as one of them lost, the other won."""
        if len(self.counted) == 2 and sum(change for change, _ in self.counted) == 0:
            (_, start), (_, end) = sorted(self.counted)
            self.found.append(["carry", *start, *end])


def _count(earlier: Shape, shape: Shape) -> int | None:
    """Return by how much the one number in a text rose; None unless the rest of the text is the same."""
    old, new = str(earlier.get("text", "")), str(shape.get("text", ""))
    was, now = _NUMBER.findall(old), _NUMBER.findall(new)
    if len(was) != 1 or len(now) != 1:
        return None
    # "1 card" becomes "2 cards": a plural may differ
    if _NUMBER.sub("", old).rstrip("sx") != _NUMBER.sub("", new).rstrip("sx"):
        return None
    return int(now[0]) - int(was[0])


def _pieces(shapes: Mapping[str, Shape]) -> dict[str, list[str]]:
    """Return the names of the shapes that make up each piece, in the order of drawing."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, shape in shapes.items():
        if "piece" in shape:
            found[shape["piece"]].append(name)
    return found


def _number_of_things(shapes: Mapping[str, Shape]) -> int:
    """Return how many things some shapes are; all parts of a piece are one."""
    loose = [shape for shape in shapes.values() if shape["kind"] in THINGS and "piece" not in shape]
    return len(loose) + len(_pieces(shapes))


def _stands_on(letters: Shape, thing: Shape) -> bool:
    if letters["kind"] != "text":
        return False
    here, there = centre(letters), centre(thing)
    return here is not None and there is not None and dist(here, there) <= _reach(thing)


def _nearest(
    old: Mapping[str, Shape], gone: Sequence[str], new: Mapping[str, Shape], come: Sequence[str]
) -> Iterable[tuple[str, str]]:
    """Yield pairs of equal things, those with the shortest way first."""
    ways = sorted(
        (dist(centre(old[start]) or (0, 0), centre(new[end]) or (0, 0)), start, end) for start in gone for end in come
    )
    used: set[tuple[int, str]] = set()
    for _, start, end in ways:
        if used.isdisjoint({(0, start), (1, end)}):
            used |= {(0, start), (1, end)}
            yield start, end
