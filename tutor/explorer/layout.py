"""A tidy drawing of a tree: a column for each step, leaves in order one below the other, parents centred.

It is stable: siblings keep their order, columns never change, and what somebody looks at (the anchor) stays where it is
while the tree grows around it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)


class Place(NamedTuple):
    """Where a node is drawn, in columns and rows."""

    column: int
    row: float


def tidy(root: K, children: Callable[[K], Sequence[K]]) -> dict[K, Place]:
    """Return the place of every node; the first leaf is in row 0."""
    columns: dict[K, int] = {root: 0}
    order: list[K] = []
    waiting = [root]
    while waiting:
        node = waiting.pop()
        order.append(node)
        column = columns[node] + 1
        below = children(node)
        for child in below:
            columns[child] = column
        waiting.extend(reversed(below))
    rows: dict[K, float] = {}
    leaves = sum(1 for node in order if not children(node))
    for node in reversed(order):  # children before parents, the last leaf first
        below = children(node)
        if below:
            rows[node] = (rows[below[0]] + rows[below[-1]]) / 2
        else:
            leaves -= 1
            rows[node] = float(leaves)
    return {node: Place(columns[node], rows[node]) for node in order}


class Layout(Generic[K]):
    """The places of a tree that grows and folds."""

    def __init__(self) -> None:
        self.places: dict[K, Place] = {}

    def update(self, root: K, children: Callable[[K], Sequence[K]], anchor: K | None = None) -> dict[K, Place]:
        """Lay the tree out anew with the anchor (at first the root) where it was; return the places that changed."""
        fresh = tidy(root, children)
        if anchor is None or anchor not in fresh or anchor not in self.places:
            anchor = root
        shift = self.places[anchor].row - fresh[anchor].row if anchor in self.places else 0.0
        if shift:
            fresh = {node: Place(column, row + shift) for node, (column, row) in fresh.items()}
        changed = {node: place for node, place in fresh.items() if self.places.get(node) != place}
        self.places = fresh
        return changed
