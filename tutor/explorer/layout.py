"""A tidy drawing of a tree: a column for each step, siblings one below the other, the first beside its parent.

So the line of all first children, which are the best ones, runs straight from left to right. It is stable: siblings
keep their order, columns never change, and what somebody looks at (the anchor) stays where it is while the tree grows
around it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)


class Place(NamedTuple):
    """Where a node is drawn, in columns and rows: its upper left corner."""

    column: int
    row: float


def _one(_node: object) -> float:
    return 1.0


def tidy(root: K, children: Callable[[K], Sequence[K]], height: Callable[[K], float] = _one) -> dict[K, Place]:
    """Return the place of every node, parents before children; the root is in row 0. `height` is in rows."""
    below: dict[K, Sequence[K]] = {}
    waiting = [root]
    while waiting:
        node = waiting.pop()
        below[node] = children(node)
        waiting.extend(reversed(below[node]))
    extents: dict[K, float] = {}
    for node in reversed(below):  # children before parents
        extents[node] = max(height(node), sum([extents[child] for child in below[node]]))
    places = {root: Place(0, 0.0)}
    for node, onward in below.items():
        column, row = places[node]
        for child in onward:
            places[child] = Place(column + 1, row)
            row += extents[child]
    return {node: places[node] for node in below}


class Layout(Generic[K]):
    """The places of a tree that grows and folds."""

    def __init__(self, height: Callable[[K], float] = _one) -> None:
        self.height = height
        self.places: dict[K, Place] = {}

    def update(self, root: K, children: Callable[[K], Sequence[K]], anchor: K | None = None) -> dict[K, Place]:
        """Lay the tree out anew with the anchor (at first the root) where it was; return the places that changed."""
        fresh = tidy(root, children, self.height)
        if anchor is None or anchor not in fresh or anchor not in self.places:
            anchor = root
        shift = self.places[anchor].row - fresh[anchor].row if anchor in self.places else 0.0
        if shift:
            fresh = {node: Place(column, row + shift) for node, (column, row) in fresh.items()}
        changed = {node: place for node, place in fresh.items() if self.places.get(node) != place}
        self.places = fresh
        return changed
