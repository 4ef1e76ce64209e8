"""A tree as the browser draws it: items and their places, of which only what changed is sent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from tutor.core.decision import CHANCE
from tutor.explorer import Tree
from tutor.explorer.drawing import item_note, item_words
from tutor.explorer.layout import Layout
from tutor.explorer.outline import Item, Outline

#: Items that can be unfolded at once; more would be slow to draw and not to be read.
MOST_ITEMS: Final = 3_000


class TreeView:
    """What a browser shows of a tree: what is unfolded, where it stands, and what has been sent already."""

    def __init__(self, tree: Tree, lang: str) -> None:
        self.tree = tree
        self.lang = lang
        self.outline = Outline(tree)
        self.layout: Layout[str] = Layout()
        #: Words of items, which never change: making them takes longer than anything else.
        self._words: dict[str, str] = {}
        self._sent: dict[str, dict[str, Any]] = {}

    def changes(self, anchor: str | None = None, best: Collection[int] = ()) -> dict[str, Any]:
        """Return what differs from what was sent before; the anchor stays where it is on screen."""
        outline = self.outline
        moved = self.layout.update(outline.root, outline.children, anchor)
        shown = outline.visible()
        line = set(best)
        items = {}
        for name in shown:
            item = self._item(outline.items[name], line)
            if self._sent.get(name) != item:
                items[name] = self._sent[name] = item
        gone = [name for name in self._sent if name not in self.layout.places]
        for name in gone:
            del self._sent[name]
        return {
            "items": items,
            "gone": gone,
            "places": [[name, place.column, place.row] for name, place in moved.items()],
            "order": shown if items or gone else None,
        }

    def words(self, item: Item) -> str:
        """Return what an item says."""
        if item.id not in self._words:
            self._words[item.id] = item_words(self.tree, item, self.lang)
        return self._words[item.id]

    def _item(self, item: Item, best: set[int]) -> dict[str, Any]:
        tree, data = self.tree, self.tree.node(item.node)
        actor = tree.node(item.node if item.origin is None else item.origin)["actor"]
        explored = item.kind == "group" or (item.kind == "node" and data["expanded"])
        return {
            "parent": item.parent,
            "kind": "end" if item.kind == "node" and data["kind"] == "end" else item.kind,
            "text": self.words(item),
            "seat": actor if actor is not None and actor != CHANCE else None,
            "note": item_note(tree, item, self.lang),
            # how much is below: unknown (null) before it is explored
            "count": len(self.outline.below(item.id)) if explored else 0 if item.kind == "link" else None,
            "open": item.id in self.outline.opened,
            "best": item.kind == "node" and item.node in best,
            "target": str(item.node) if item.kind == "link" else None,
        }
