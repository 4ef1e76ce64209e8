"""What the explorer tells of a position: its board, the way to it, what the last move changed, how good it is."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from tutor.core.state import State
from tutor.core.text import player_name
from tutor.explorer import wording
from widgets import boards
from widgets.assets import WORDS
from widgets.scene import Scene
from widgets.treeview import TreeView

#: Candidates of the coach that are listed.
MOST_CANDIDATES: Final = 5


class Telling:
    """Words and a drawing for the nodes of a tree, in the language of its view."""

    def __init__(self, view: TreeView) -> None:
        self.view = view
        self.tree = view.tree
        self.lang = view.lang

    def word(self, key: str, **details: Any) -> str:
        """Return words of the widgets' own catalogue."""
        return WORDS.text(key, self.lang, details)

    def name(self, seat: int) -> str:
        """Return who sits somewhere."""
        return player_name(seat, self.lang, self.tree.names)

    def said(self, parent: int, child: int) -> str:
        """Return a move as a whole sentence."""
        key = parent, child
        if key not in self.view.sentences:
            self.view.sentences[key] = self.tree.words(parent, child, self.lang)
        return self.view.sentences[key]

    def detail(self, node: int, pinned: int | None) -> tuple[Scene, dict[str, Any]]:
        """Return the board and all that is told of a position, beside another one if that is pinned."""
        tree, data = self.tree, self.tree.node(node)
        state: State = data["position"]
        parent = data["parent"]
        hidden = state.hidden_scores(tree.seat)
        return self.board(node), {
            "node": node,
            "who": wording.who(tree, node, self.lang),
            "actor": data["actor"],
            "question": tree.question(node, self.lang),
            "path": self.path(node),
            "changes": [] if parent is None else tree.changes(parent, node, self.lang),
            "scores": [
                {"name": self.name(seat), "points": "?" if seat in hidden else points}
                for seat, points in enumerate(data["scores"])
            ],
            "value": self.value(node),
            "candidates": self.candidates(node),
            "repeats": "repeats" in data,
            "ask": self.may_ask(node),
            "compare": None if pinned is None or pinned == node else self.comparison(pinned, node),
        }

    def board(self, node: int) -> Scene:
        """Return the drawing of a position, as the tree's seat sees it."""
        reader, view = self.looked_at(node)
        return boards.board(reader.game.name).draw(reader, view)

    def looked_at(self, node: int) -> tuple[boards.Reader, Mapping[str, Any]]:
        """Return for whom a position is drawn, and what that seat may know of it."""
        data = self.tree.node(node)
        # what is about to come to light is not shown yet
        state = self.tree.position(data["parent"]) if data["kind"] == "hidden" else data["position"]
        game = state.game
        reader = boards.Reader(game, self.lang, self.tree.names or [], self.tree.seat, boards.folder(game.name))
        return reader, state.view(self.tree.seat)

    def path(self, node: int) -> list[dict[str, Any]]:
        """Return the moves that lead from the root to a node."""
        return self.line(self.tree.path(node))

    def line(self, nodes: Sequence[int]) -> list[dict[str, Any]]:
        """Return the moves of a line of nodes."""
        return [
            {"node": child, "actor": self.tree.node(parent)["actor"], "text": self.said(parent, child)}
            for parent, child in pairwise(nodes)
        ]

    def value(self, node: int) -> str:
        """Return what the move that led to a position should come to, for whoever made it, and how that is known.

        At the root: what its best move should come to.
        """
        tree, parent, child = self.tree, self.tree.node(node)["parent"], node
        if parent is None:
            best = tree.ranked(node)[:1]
            if not best:
                return ""
            parent, child = node, best[0]
        lead, known = tree.lead(parent, child), tree.edge(parent, child)
        if lead is None:
            return ""
        told = {"who": self.name(tree.node(parent)["actor"]), "lead": wording.signed(lead, self.lang)}
        if not known.get("visits"):
            return self.word("lead-estimated-of", **told)
        error = self.error(known)
        key = "lead-searched-of" if error else "lead-tried-of"
        return self.word(key, **told, **({"error": error} if error else {}), count=known["visits"])

    def error(self, known: Mapping[str, Any]) -> str:
        """Return how uncertain a value is; nothing where that cannot be told."""
        error = round(known.get("error", math.inf), 1)
        return wording.text("explorer-number", self.lang, value=error) if 0 < error < math.inf else ""

    def may_ask(self, node: int) -> bool:
        """Return whether the coach can say anything: a player decides, and not in secret from whoever looks."""
        tree, data = self.tree, self.tree.node(node)
        decision = data["position"].decision
        if data["kind"] != "decision" or decision is None:
            return False
        return tree.seat is None or data["actor"] == tree.seat or not decision.secret

    def candidates(self, node: int) -> list[dict[str, Any]]:
        """Return the moves that the coach has looked at here, best first, with what they should lead to."""
        tree = self.tree
        if not self.may_ask(node):
            return []
        searched = [
            (child, lead)
            for child in tree.ranked(node)
            if tree.edge(node, child).get("visits") and (lead := tree.lead(node, child)) is not None
        ]
        return [
            {
                "node": child,
                "text": self.said(node, child),
                "lead": wording.signed(lead, self.lang),
                "error": self.error(tree.edge(node, child)),
                "visits": tree.edge(node, child)["visits"],
            }
            for child, lead in searched[:MOST_CANDIDATES]
        ]

    def comparison(self, left: int, right: int) -> dict[str, Any]:
        """Return two lines side by side: steps, scores, and what players have more of in one than in the other."""
        found = self.tree.compare(left, right, self.lang)
        scores = [
            {
                "text": self.word("score-of", player=self.name(seat)),
                "left": "?" if mine is None else mine,
                "right": "?" if yours is None else yours,
            }
            for seat, (mine, yours) in enumerate(zip(found.left_scores, found.right_scores, strict=True))
        ]
        belongings = [
            {
                "text": self.word("has-of", player=self.name(row.seat), unit=row.unit),
                "left": row.left,
                "right": row.right,
            }
            for row in found.differences
        ]
        return {"shared": found.shared, "left": found.left, "right": found.right, "rows": scores + belongings}
