"""The explorer: the tree of moves from a position on, to unfold, search, compare, play from and ask the coach about.

Python keeps the tree and sends the browser what changed; `static/treeview.js` draws it, `static/explorer.js` is the
page around it. Long work is done in slices between the browser's messages, so that every click is answered meanwhile.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Mapping
from importlib.util import find_spec
from typing import Any, Final

from tutor.analysis.sample import samples
from tutor.core.searching import fold, rank
from tutor.core.state import State
from tutor.core.text import LANGUAGES, player_name
from tutor.explorer import Tree, export
from tutor.session import PERSON, Seat, Session
from widgets import art
from widgets.assets import board_script, board_style, labels
from widgets.coaching import SIMULATIONS, ask_coach
from widgets.film import patch
from widgets.inspect import Inspecting, Sight
from widgets.keeping import kept_game, sample_position
from widgets.messages import game_titles
from widgets.scene import Scene
from widgets.slices import Work
from widgets.telling import Telling
from widgets.treeview import MOST_ITEMS, TreeView

#: How far a tree may grow: moves ahead at a time, positions at a time, and positions in all.
DEEPEST, LARGEST_BUDGET, LARGEST_TREE = 12, 5_000, 40_000
#: Positions that are found at once when a move is searched for.
MOST_FOUND: Final = 12
#: Items that are unfolded at once after exploring, and steps of the best line when a position is opened.
UNFOLDED, BEST_LINE = 150, 5
#: A draw that is less likely than this is not foreseen.
EXPECTED: Final = 0.5
#: The eyes of somebody who sees hidden things too.
EVERYTHING: Final = "all"


class Explorer(Inspecting):
    """What can happen from a position on. `Explorer(state)` sees everything, `Explorer(state, seat=0)` what a seat may.

    Given a session, it explores the position that is looked at, through the eyes of the one person who plays there.
    """

    _esm = board_script("shelf.js", "treeview.js", "explorer.js")
    _css = board_style("explorer.css")

    def __init__(
        self,
        position: State | Session | None = None,
        seat: int | None = None,
        *,
        game: str = "toscana",
        lang: str = "en",
        **kwargs: Any,
    ) -> None:
        super().__init__(lang, **kwargs)
        #: A position that was given in a notebook is not replaced by what the browser remembers.
        self.given = position is not None
        #: A bare position belongs to whoever programs with it: nothing in it is hidden from them.
        self._bare = isinstance(position, State)
        #: The visitor has no game of their own: they look at a sample.
        self._sample = False
        self.tree: Tree
        self.view: TreeView
        self.selected: str
        #: The other end of a comparison: a node.
        self.pinned: int | None = None
        self._work: Work[None] | None = None
        self._scene: Scene | None = None
        if isinstance(position, State):
            self._open(position, [Seat("", PERSON)] * position.players, seat)
        else:
            session = position or Session.new(game)
            self._open_session(session)

    # ------------------------------------------------------------------ what is explored

    def _open_session(self, session: Session) -> None:
        persons = session.persons
        seat = persons[0] if len(persons) == 1 else -1 if persons else None
        self._open(session.state, session.seats, seat)

    def _open(self, state: State, seats: list[Seat], seat: int | None) -> None:
        """Begin a new tree."""
        self.state = state
        self.seats = list(seats)
        self.seat = seat
        self.stop()
        self.tree = Tree(state, seat, lang=self.lang, names=[one.name for one in self.seats])
        self.view = TreeView(self.tree, self.lang)
        self.selected = self.view.outline.root
        self.pinned = None
        self._scene = None
        #: Nobody has seen it yet: it opens when somebody does, for that may take a while.
        self._closed = True

    def _opening(self) -> Generator[float, Any, None]:
        """Judge the first moves, and explore the best line a few steps far; nobody foresees a draw."""
        tree, outline = self.tree, self.view.outline
        self._closed = False
        line = [tree.root]
        try:
            while len(line) <= BEST_LINE and tree.expand(line[-1]):
                for part in tree.judging(line[-1]):
                    yield (len(line) - 1 + part) / BEST_LINE
                onward = tree.likely(line[-1])
                odds = None if onward is None else tree.edge(line[-1], onward)["probability"]
                if onward is None or (odds is not None and odds < EXPECTED):
                    break
                line.append(onward)
        finally:  # also if somebody could not wait
            outline.unfold(outline.root)
            outline.unfold_line(tree.principal()[: len(line)])

    @property
    def telling(self) -> Telling:
        """Return who finds words for positions."""
        return Telling(self.view)

    @property
    def names(self) -> list[str]:
        """Return the players' names; empty ones are filled in by the language."""
        return [seat.name for seat in self.seats]

    def record(self, node: int | None = None) -> dict[str, Any]:
        """Return the game up to a node (at first the selected one) as a save, with those who sit at the table."""
        record = self.tree.record(self._node() if node is None else node)
        return {**record, "names": self.names, "seats": [seat.kind for seat in self.seats]}

    def table(self) -> Any:
        """Return a table at the selected position, to be shown in a notebook."""
        from widgets.table import Table

        return Table(Session.load(json.dumps(self.record())), lang=self.lang)

    def _node(self) -> int:
        """Return the selected position; for a group of moves the one in which they can be made."""
        return self.view.outline.items[self.selected].node

    # ------------------------------------------------------------------ messages from the browser

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened: take language and game from its address, and the position from the browser's memory."""
        query = self.read_query(content)
        if not self.given:
            game = query.get("game", self.tree.game.name)
            seed = int(query["seed"]) if re.fullmatch(r"\d{1,15}", query.get("seed", "")) else None
            kept = kept_game(content)
            self._sample = kept is None and seed is None and "fresh" not in query and game in samples()
            self._open_session(kept or (sample_position(game) if self._sample else Session.new(game, seed=seed)))
        elif self.tree.lang != self.lang:
            self._open(self.state, self.seats, self.seat)
        self._greet()

    def hear_lang(self, content: Mapping[str, Any]) -> None:
        """Change the language; what is unfolded stays so."""
        if content.get("lang") in LANGUAGES:
            self.lang = self.tree.lang = str(content["lang"])
            self.view = TreeView(self.tree, self.lang, self.view.outline)
            self._scene = None
            self._greet()

    def hear_load(self, content: Mapping[str, Any]) -> None:
        """Explore a saved game from where it was left; a damaged file changes nothing."""
        self._open_session(Session.load(str(content.get("text"))))
        self._sample = False
        self._greet()

    def hear_eyes(self, content: Mapping[str, Any]) -> None:
        """Look through other eyes: those of another person at the table, or of everybody."""
        wanted = content.get("seat")
        if wanted in self._eyes():
            self._open(self.state, self.seats, None if wanted == EVERYTHING else wanted)
            self._greet()

    def _eyes(self) -> list[Any]:
        """Return through whose eyes one may look: who plays against bots has only their own."""
        persons = [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]
        if self._bare or not persons:
            return [EVERYTHING, -1, *range(self.state.players)]
        return [self.seat] if len(persons) == 1 else [-1, *persons]

    def hear_unfold(self, content: Mapping[str, Any]) -> None:
        """Show what can follow an item."""
        item = self.view.outline.items.get(str(content.get("id")))
        if item is None:  # a click on what is no longer there
            return
        if item.kind == "link":
            self._select(self.view.outline.reveal(item.node), focus=True)
        elif len(self.tree) < LARGEST_TREE:
            self.view.outline.unfold(item.id)
            self._show(item.id)

    def hear_fold(self, content: Mapping[str, Any]) -> None:
        """Hide what can follow an item."""
        item = str(content.get("id"))
        self.view.outline.fold(item)
        if self.selected not in self.view.outline.visible():
            self._select(item)
        else:
            self._show(item)

    def hear_fold_all(self, _content: Mapping[str, Any]) -> None:
        """Show only the first moves."""
        outline = self.view.outline
        outline.fold_all()
        self._select(outline.root, focus=True)

    def hear_unfold_all(self, _content: Mapping[str, Any]) -> None:
        """Show all that has been explored."""
        self._start(self._unfolding())

    def hear_select(self, content: Mapping[str, Any]) -> None:
        """Look at an item."""
        item = str(content.get("id"))
        if item in self.view.outline.items:
            self._select(item)

    def hear_reveal(self, content: Mapping[str, Any]) -> None:
        """Look at a position wherever it stands, such as one that was searched for."""
        node = content.get("node")
        if type(node) is int and 0 <= node < len(self.tree):
            self._select(self.view.outline.reveal(node), focus=True)

    def hear_find(self, content: Mapping[str, Any]) -> None:
        """Search the moves that have been explored."""
        wanted = fold(str(content.get("text", ""))).split()
        found = []
        if wanted:
            for node in range(1, len(self.tree)):
                parent = self.tree.node(node)["parent"]
                words = self.telling.said(parent, node)
                place = rank(wanted, [fold(words)])
                if place is not None:
                    found.append({"node": node, "text": words, "after": self._before(parent)})
                    if len(found) == MOST_FOUND:
                        break
        self.send({"type": "found", "text": content.get("text"), "found": found})

    def _before(self, node: int) -> str:
        parent = self.tree.node(node)["parent"]
        return "" if parent is None else self.telling.said(parent, node)

    def hear_grow(self, content: Mapping[str, Any]) -> None:
        """Explore further from the selected position, in slices."""
        budget = min(_whole(content.get("budget"), 1, LARGEST_BUDGET), LARGEST_TREE - len(self.tree))
        depth = _whole(content.get("depth"), 1, DEEPEST)
        order = "best" if content.get("best") else "breadth"
        self._start(self._growing(self._node(), self.selected, depth, budget, order))

    def hear_coach(self, _content: Mapping[str, Any]) -> None:
        """Ask the coach about the selected position, in slices."""
        node = self._node()
        if self.telling.may_ask(node):
            self._start(self._coaching(node))

    def hear_stop(self, _content: Mapping[str, Any]) -> None:
        """End what is under way; what has been explored stays."""
        if self._work is not None:
            self.stop()
            self._finish()

    def hear_pin(self, content: Mapping[str, Any]) -> None:
        """Compare the selected position with those that are looked at next, or no longer."""
        self.pinned = self._node() if content.get("on") else None
        self._detail()

    def hear_play(self, _content: Mapping[str, Any]) -> None:
        """Hand the browser the game up to the selected position, for the table."""
        text = json.dumps(self.record(), ensure_ascii=False)
        Session.load(text)  # the table will be able to read it
        self.send({"type": "play", "game": self.tree.game.name, "text": text})

    def hear_export(self, content: Mapping[str, Any]) -> None:
        """Hand the browser the tree as a file: pictures of what is unfolded, data of all that is explored."""
        form = content.get("form")
        name = f"{self.tree.game.name}.{form}"
        line = self.tree.principal()
        if form == "png":
            picture = export.to_png(self.tree, self.lang, outline=self.view.outline, line=line)
            self.send({"type": "file", "name": name, "kind": "image/png"}, [picture])
        elif form == "svg":
            text = export.to_svg(self.tree, self.lang, outline=self.view.outline, line=line)
            self.send({"type": "file", "name": name, "kind": "image/svg+xml", "text": text})
        elif form in export.FORMATS:
            write = {"json": export.to_json, "graphml": export.to_graphml, "dot": export.to_dot}[str(form)]
            self.send({"type": "file", "name": name, "kind": "text/plain", "text": write(self.tree, self.lang)})

    # ------------------------------------------------------------------ long work, in slices

    def _growing(self, node: int, item: str, depth: int, budget: int, order: str) -> Generator[float, Any, None]:
        try:
            yield from self.tree.growing(budget, node=node, depth=depth, order=order)
        finally:  # also what was explored before somebody stopped it
            self.view.outline.unfold_explored(item, depth, len(self.view.outline.visible()) + UNFOLDED)

    def _unfolding(self) -> Generator[float, Any, None]:
        outline = self.view.outline
        whole = yield from outline.unfolding(outline.root, len(self.tree), MOST_ITEMS, groups=True)
        if not whole:
            self.send({"type": "note", "text": self.word("too-many-of", most=MOST_ITEMS)})

    def _coaching(self, node: int) -> Generator[float, Any, None]:
        try:
            yield from ask_coach(self.tree, node)
        finally:
            outline = self.view.outline
            outline.reveal(node)
            outline.renew(node)
            outline.unfold_line(self.tree.principal(node))

    def _start(self, job: Generator[float, Any, None], fresh: bool = False) -> None:
        self.stop()
        self._report(0.0)
        self._work = Work(job, self._report, lambda _: self._finish(fresh), self._fail)
        self._work.start()

    def stop(self) -> None:
        """End what is under way; what has been explored stays."""
        if self._work is not None:
            work, self._work = self._work, None
            work.drop()

    def _report(self, done: float | None) -> None:
        self.send({"type": "progress", "done": done, "text": self.word("positions-of", count=len(self.tree))})

    def _fail(self, error: Exception) -> None:
        self.trouble(error)
        self._finish()

    def _finish(self, fresh: bool = False) -> None:
        self._work = None
        self.view.renew()
        self._show(self.selected, home=fresh)
        self._detail()
        self._report(None)

    # ------------------------------------------------------------------ what the browser is told

    def _greet(self) -> None:
        """Send everything anew, words included."""
        game = self.tree.game
        self.send(
            {
                "type": "greeting",
                "lang": self.lang,
                "languages": list(LANGUAGES),
                "labels": labels("explore", self.lang),
                "symbols": art.symbols_svg(),
                "game": game.name,
                "title": self.word("explore-title-of", game=game.title(self.lang)),
                "sample": self._sample,
                "games": game_titles(self.lang),
                "notice": self.tree.notice(self.lang),
                "eyes": [{"seat": seat, "text": self._eye_words(seat)} for seat in self._eyes()],
                "eye": EVERYTHING if self.seat is None else self.seat,
                "limits": {"depth": DEEPEST, "budget": LARGEST_BUDGET},
                "coach": self.word("explore-coach-of", count=SIMULATIONS),
                # pictures of points need a package that not everybody has
                "formats": [form for form in export.FORMATS if form != "png" or find_spec("vl_convert")],
                "positions": self.word("positions-of", count=len(self.tree)),
            }
        )
        self._show(None, fresh=True)
        self._detail()
        if self._closed:
            self._start(self._opening(), fresh=True)

    def _eye_words(self, seat: Any) -> str:
        if seat == EVERYTHING:
            return self.word("eyes-everything-of")
        return self.word("eyes-public-of") if seat == -1 else player_name(seat, self.lang, self.names)

    def _show(self, anchor: str | None, *, focus: bool = False, fresh: bool = False, home: bool = False) -> None:
        """Send what changed in the tree; at `home` the browser shows its beginning."""
        best = {*self.tree.principal(), *self.tree.principal(self._node())}
        if self.tree.reranked:
            for node in self.tree.reranked:
                self.view.outline.renew(node)
            self.tree.reranked.clear()
            self.view.renew()
        flags = {"focus": focus, "fresh": fresh, "home": home}
        self.send({"type": "tree", **self.view.changes(anchor, best), "selected": self.selected, **flags})

    def sight(self, _content: Mapping[str, Any]) -> Sight | None:
        """Return the board of the selected position."""
        return Sight(*self.telling.looked_at(self._node()), self._scene) if self._scene else None

    def _select(self, item: str, *, focus: bool = False) -> None:
        self.selected = item
        self._show(item, focus=focus)
        self._detail()

    def _detail(self) -> None:
        """Send all about the selected position."""
        node = self._node()
        scene, told = self.telling.detail(node, self.pinned)
        changed = patch(self._scene, scene)
        self._scene = scene
        content = {"id": self.selected, "scene": changed, "pinned": self.pinned is not None, **told}
        self.send({"type": "detail", "best": self.telling.line(self.tree.principal(node)), **content})


def _whole(value: Any, least: int, most: int) -> int:
    """Return a whole number that a browser sent, within its limits."""
    return max(least, min(most, value)) if type(value) is int else least
