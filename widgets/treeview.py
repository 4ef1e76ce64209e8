"""A tree as the browser draws it: items and their places, of which only what changed is sent."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from tutor.core.decision import CHANCE
from tutor.explorer import Tree, wording
from tutor.explorer.drawing import item_note, item_sentence, item_words, rows
from tutor.explorer.folding import best_lead
from tutor.explorer.layout import Layout, Place
from tutor.explorer.outline import Item, Outline

#: Items that can be unfolded at once; more would be slow to draw and not to be read.
MOST_ITEMS: Final = 3_000


class TreeView:
    """What a browser shows of a tree: what is unfolded, where it stands, and what has been sent already."""

    def __init__(self, tree: Tree, lang: str, outline: Outline | None = None) -> None:
        self.tree = tree
        self.lang = lang
        self.outline = outline or Outline(tree)
        self.layout: Layout[str] = Layout(lambda name: rows(self.words(self.outline.items[name])))
        #: Words of items, and their numbers in words: making them takes longer than anything else.
        self._words: dict[str, str] = {}
        self._notes: dict[str, str] = {}
        #: Moves as whole sentences.
        self.sentences: dict[tuple[int, int], str] = {}
        self._sent: dict[str, dict[str, Any]] = {}
        #: What the browser knows: the order of items, what is unfolded (None: look anew), the highlighted line.
        self._order: list[str] = []
        self._opened: set[tuple[str, str]] | None = None
        self._best: set[int] = set()

    def renew(self) -> None:
        """Look at every item anew the next time: values, order, or how much is below, may have changed."""
        self._opened = None
        self._notes.clear()
        # a group may have other members now; a move is called what it was called
        self._words = {name: words for name, words in self._words.items() if self.outline.items[name].group is None}

    def changes(self, anchor: str | None = None, best: Collection[int] = ()) -> dict[str, Any]:
        """Return what differs from what was sent before; the anchor stays where it is on screen.

        `order` says what stands between the items at the beginning and at the end that stay, in the order of reading;
        `shifts` by how many rows how many items after each other move (null: an item of `places`, in turn).
        """
        outline, line = self.outline, set(best)
        opened = {*((name, "") for name in outline.opened), *outline.along.items()}
        toggled = None if self._opened is None else {name for name, _ in self._opened ^ opened}
        suspects: Iterable[str] = [str(node) for node in self._best ^ line]
        moves: dict[str, Any] = {"gone": [], "order": None}
        if toggled is None or toggled:  # otherwise every item stands where it stood
            before = dict(self.layout.places)
            self.layout.update(outline.root, outline.children, anchor)
            shown = outline.visible()
            gone = [name for name in self._sent if name not in self.layout.places]
            for name in gone:
                del self._sent[name]
            new = [name for name in shown if name not in self._sent]
            moves = {"gone": gone, "order": splice(self._order, shown), **self._shifts(shown, before, set(new))}
            self._order = shown
            suspects = shown if toggled is None else dict.fromkeys((*new, *toggled, *suspects))
        items = {}
        for name in suspects:
            if name in self.layout.places:
                item = self._item(outline.items[name], line)
                if self._sent.get(name) != item:
                    items[name] = self._sent[name] = item
        self._opened, self._best = opened, line
        return {"items": items, **moves}

    def _shifts(self, shown: Sequence[str], before: Mapping[str, Place], new: set[str]) -> dict[str, Any]:
        """Return how items move, runs of equal moves as one."""
        shifts: list[list[Any]] = []
        places = []
        for name in shown:
            place = self.layout.places[name]
            if name in new or name not in before:
                places.append([place.column, place.row])
                shift = None
            else:
                shift = place.row - before[name].row
            if shifts and shifts[-1][1] == shift:
                shifts[-1][0] += 1
            else:
                shifts.append([1, shift])
        return {"shifts": shifts, "places": places}

    def words(self, item: Item) -> str:
        """Return what an item says."""
        if item.id not in self._words:
            self._words[item.id] = item_words(self.tree, item, self.lang)
        return self._words[item.id]

    def _note(self, item: Item) -> str:
        if item.id not in self._notes:
            self._notes[item.id] = item_note(self.tree, item, self.lang)
        return self._notes[item.id]

    def _below(self, item: Item) -> int | None:
        if item.kind == "link":
            return 0
        return len(self.tree.children(item.node)) if self.tree.node(item.node)["expanded"] else None

    def _item(self, item: Item, best: set[int]) -> dict[str, Any]:
        tree, data = self.tree, self.tree.node(item.node)
        actor = tree.node(item.node if item.origin is None else item.origin)["actor"]
        words, sentence = self.words(item), item_sentence(tree, item, self.lang)
        value = None if item.origin is None or item.group else tree.lead(item.origin, item.node)
        if item.group:
            value = best_lead(tree, item.node, item.group)
        return {
            "parent": item.parent,
            "kind": "end" if item.kind == "node" and data["kind"] == "end" else item.kind,
            "text": words,
            # the whole sentence, where the words leave out what all siblings say
            "sentence": None if sentence == words else sentence,
            "height": rows(words),
            "seat": actor if actor is not None and actor != CHANCE else None,
            "note": self._note(item),
            # a group says "up to" before its best value: from afar there is no room for that
            "brief": wording.signed(value, self.lang) if item.group and value is not None else None,
            # what it should come to, for those who look from afar and see only the best of many
            "value": None if value is None else round(value, 1),
            # how many moves are below: unknown (null) before it is explored
            "count": len(item.group.nodes) if item.group else self._below(item),
            "open": item.id in self.outline.opened,
            # a line passes here, and nothing else of its moves is shown
            "passed": self.outline.passed(item.id),
            "best": item.kind == "node" and item.node in best,
            "target": str(item.node) if item.kind == "link" else None,
        }


def splice(before: Sequence[str], after: Sequence[str]) -> dict[str, Any]:
    """Return how a list becomes another: how much of its beginning and end is kept, and what stands between."""
    most = min(len(before), len(after))
    head = next((place for place in range(most) if before[place] != after[place]), most)
    tail = next((place for place in range(most - head) if before[-1 - place] != after[-1 - place]), most - head)
    return {"head": head, "tail": tail, "middle": list(after[head : len(after) - tail])}
