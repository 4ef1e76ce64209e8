"""The part of a tree that is unfolded: nodes, folded groups of siblings, and links to positions met before."""

from __future__ import annotations

import itertools
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.explorer.folding import Group, fold

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree


class Item(NamedTuple):
    """One line of the outline. A group and a link belong to the node whose moves they show."""

    id: str
    #: "node", "group", or "link": a move that leads to a position which has its place elsewhere.
    kind: str
    #: The position: the item's own, a group's parent, or where a link leads.
    node: int
    parent: str | None
    #: The node before the move.
    origin: int | None
    group: Group | None = None


class Outline:
    """What is unfolded of a tree. Ids of items stay the same while the tree grows."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.root = str(tree.root)
        self.items: dict[str, Item] = {self.root: Item(self.root, "node", tree.root, None, None)}
        self.opened: set[str] = set()
        #: Positions on a line, of which only the next move is shown, by item.
        self.along: dict[str, str] = {}
        self._below: dict[str, list[str]] = {}

    def children(self, item: str) -> list[str]:
        """Return what is shown below an item: nothing while it is folded, one move where a line passes."""
        if item in self.opened:
            return self.below(item)
        return [self.along[item]] if item in self.along else []

    def passed(self, item: str) -> bool:
        """Return whether a line passes an item of which nothing else is unfolded."""
        return item in self.along

    def below(self, item: str) -> list[str]:
        """Return what belongs below an item, unfolded or not; nothing below a position that is not explored yet."""
        if item not in self._below:
            found = self.items[item]
            if found.kind == "link" or (found.kind == "node" and not self.tree.node(found.node)["expanded"]):
                return []
            self._below[item] = self._make(found)
        return self._below[item]

    def _make(self, item: Item) -> list[str]:
        members = item.group.members if item.group else fold(self.tree, item.node)
        made = []
        for place, member in enumerate(members):
            if isinstance(member, Group):
                name = f"{item.id}/{place}"
                self.items[name] = Item(name, "group", item.node, item.id, item.node, member)
            elif self.tree.node(member)["parent"] == item.node:
                name = str(member)
                self.items[name] = Item(name, "node", member, item.id, item.node)
            else:
                name = f"{item.node}>{member}"
                self.items[name] = Item(name, "link", member, item.id, item.node)
            made.append(name)
        return made

    def unfold(self, item: str) -> None:
        """Show what is below an item; a position is explored first."""
        found = self.items[item]
        if found.kind == "node":
            self.tree.expand(found.node)
        if found.kind != "link" and self.below(item):
            self._open(item)

    def _open(self, item: str) -> None:
        self.opened.add(item)
        self.along.pop(item, None)

    def fold(self, item: str) -> None:
        """Hide what is below an item; what was unfolded there will be so again."""
        self.opened.discard(item)
        self.along.pop(item, None)

    def fold_all(self) -> None:
        """Show only the first moves."""
        self.opened.clear()
        self.along.clear()
        self.unfold(self.root)

    def unfold_line(self, line: Sequence[int]) -> None:
        """Show a line of nodes: at the first all moves that are worth it, at the others nothing but the line."""
        for node, onward in itertools.pairwise(line):
            name = str(node)
            if self.tree.node(onward)["parent"] != node:  # it has its place elsewhere: a link stands here
                return
            if node == line[0] or name in self.opened:
                self.unfold(name)
                self._open_group(name, onward)
            else:
                self.along[name] = str(onward)
                self.renew(node)
                self.items[str(onward)] = Item(str(onward), "node", onward, name, node)

    def renew(self, node: int) -> None:
        """Look anew at what belongs below a position: its moves may be ranked otherwise now."""
        name = str(node)
        for known in [known for known in self._below if known == name or known.startswith(f"{name}/")]:
            del self._below[known]

    def unfold_explored(self, item: str, depth: int, most: int, groups: bool = False) -> bool:
        """Unfold what is explored, up to so many moves after an item; return False if `most` items are not enough."""
        steps = self.unfolding(item, depth, most, groups)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                whole: bool = end.value
                return whole

    def unfolding(self, item: str, depth: int, most: int, groups: bool = False) -> Generator[float, Any, bool]:
        """Do what `unfold_explored` does, step by step: yields what part of `most` is shown."""
        shown = len(self.visible())
        waiting = [(item, 0)]
        for name, steps in waiting:
            found = self.items[name]
            if found.kind == "link" or (found.kind == "group" and not groups) or steps >= depth:
                continue
            below = self.below(name)
            if name not in self.opened and below:
                if shown + len(below) > most:
                    return False
                shown += len(below)
                self._open(name)
            waiting += [(child, steps + (found.kind == "node")) for child in below]
            yield min(1.0, shown / most)
        return True

    def reveal(self, node: int) -> str:
        """Unfold whatever hides a node, and return its item."""
        path = self.tree.path(node)
        for parent, child in itertools.pairwise(path):
            if self.along.get(str(parent)) != str(child):
                self.unfold(str(parent))
                self._open_group(str(parent), child)
        return str(node)

    def _open_group(self, item: str, child: int) -> None:
        for name in self.below(item):
            group = self.items[name].group
            if group is not None and child in group.nodes:
                self._open(name)
                self._open_group(name, child)

    def visible(self) -> list[str]:
        """Return all items on show, parents before children, in the order in which they are read."""
        shown = []
        waiting = [self.root]
        while waiting:
            item = waiting.pop()
            shown.append(item)
            waiting.extend(reversed(self.children(item)))
        return shown
