"""What the explorer tells of a position: its board, the way to it, what the last move changed, how good it is."""

from __future__ import annotations

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
        """Return a move in words, as the outline says it if it is there."""
        item = self.view.outline.items.get(str(child))
        return self.view.words(item) if item else self.tree.words(parent, child, self.lang)

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
        data = self.tree.node(node)
        # what is about to come to light is not shown yet
        state = self.tree.position(data["parent"]) if data["kind"] == "hidden" else data["position"]
        game = state.game
        reader = boards.Reader(game, self.lang, self.tree.names or [], self.tree.seat, boards.folder(game.name))
        return boards.board(game.name).draw(reader, state.view(self.tree.seat))

    def path(self, node: int) -> list[dict[str, Any]]:
        """Return the moves that lead from the root to a node."""
        return [
            {"node": child, "actor": self.tree.node(parent)["actor"], "text": self.said(parent, child)}
            for parent, child in pairwise(self.tree.path(node))
        ]

    def value(self, node: int) -> str:
        """Return how good a position is for whoever the tree looks after, and how that is known."""
        data = self.tree.node(node)
        if "value" not in data:
            return ""
        who, lead = self.name(self.tree.eye), wording.signed(data["value"], self.lang)
        if not data["visits"]:
            return self.word("lead-estimated-of", who=who, lead=lead)
        return self.word("lead-searched-of", who=who, lead=lead, error=self.error(node), count=data["visits"])

    def error(self, node: int) -> str:
        """Return how uncertain the value of a node is; unknown after a single try."""
        error = self.tree.node(node).get("error", float("inf"))
        return wording.text("explorer-number", self.lang, value=error) if error < float("inf") else "?"

    def may_ask(self, node: int) -> bool:
        """Return whether the coach can say anything: a player decides, and not in secret from whoever looks."""
        tree, data = self.tree, self.tree.node(node)
        decision = data["position"].decision
        if data["kind"] != "decision" or decision is None:
            return False
        return tree.seat is None or data["actor"] == tree.seat or not decision.secret

    def candidates(self, node: int) -> list[dict[str, Any]]:
        """Return the moves that the coach has looked at here, most tried first, with what they should lead to."""
        tree = self.tree
        actor = tree.node(node)["actor"]
        searched = [
            child
            for child in tree.children(node)
            if tree.node(child)["visits"] and actor in tree.node(child)["values"] and self.may_ask(node)
        ]
        searched.sort(key=lambda child: -tree.node(child)["visits"])
        return [
            {
                "node": child,
                "text": self.said(node, child),
                "lead": wording.signed(tree.node(child)["values"][actor], self.lang),
                "error": self.error(child),
                "visits": tree.node(child)["visits"],
            }
            for child in searched[:MOST_CANDIDATES]
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
