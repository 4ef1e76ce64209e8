"""The tree of what can happen from a position on, as a networkx graph that grows where somebody looks.

A node is a position, an edge is a move (of a player or of chance). Equal positions are one node, so the tree is in
fact a graph without cycles; the first edge that led to a node is its place in the tree.
"""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import CHANCE
from tutor.core.errors import BadSetup
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event
from tutor.explorer import lines, wording
from tutor.explorer.belief import Belief, Happening, by_appearance, happenings, identity, known, redealt
from tutor.explorer.folding import Group, fold
from tutor.explorer.values import Found, judge, judging, lead, likely, ranked, take

if TYPE_CHECKING:
    import networkx as nx

#: Imagined deals in which a seat's tree is explored; more are more exact and slower.
WORLDS: Final = 8
#: What a step costs, in points, when the best lines are explored first: how much worse a move may be than its best
#: sibling and still be looked at before the step after that one.
STEP_COST: Final = 1.0
ORDERS: Final = ("breadth", "best")


class Tree:
    """What can happen from a position on; `graph` is the whole of what has been explored.

    Without a seat everything is seen. With one, only what the seat may know is explored: hidden things are dealt anew,
    and come up as chance. The position that was given is never changed.

    Nodes are numbers, the root is 0. Their attributes: `position` (a State; for a seat an imagined one), `worlds` (all
    that are imagined), `kind` ("decision", "chance", "hidden" or "end"), `actor`, `question` (words), `scores`,
    `depth`, `parent` (the first), `expanded`, and where they are known `values` (expected lead by seat), `value` (that
    of `eye`), `visits` and `error`: all four repeat what is known of the move that first led there. Edges: `move`,
    `moves` (all that lead there), `words`, `events`, `changes` (words), `probability` (chance only), `share` (how
    likely it can be done at all, as far as the seat can tell), `hidden`, and `leads`: by how many points whoever
    decides, and the eye, should end ahead. All moves of one question are judged at the same moment, or not at all.
    """

    def __init__(
        self,
        state: State,
        seat: int | None = None,
        *,
        lang: str = "en",
        names: Sequence[str] | None = None,
        worlds: int = WORLDS,
        seed: int = 0,
    ) -> None:
        import networkx

        if seat is not None and (type(seat) is not int or not -1 <= seat < state.players):
            raise BadSetup("bad-seat", seat=str(seat), most=state.players)
        self.game = state.game
        self.seat = seat
        self.lang = lang
        self.names = names
        self.root = 0
        self._most = max(1, worlds)
        self._rng = random.Random(seed)
        self._graph: nx.DiGraph[int] = networkx.DiGraph()
        self._nodes: dict[Hashable, int] = {}
        #: Short names of children, by node and language; see tutor.explorer.naming.
        self.named: dict[tuple[int, str], dict[int, str]] = {}
        #: Questions whose moves may be ranked otherwise than before, for those who show them and forget them then.
        self.reranked: set[int] = set()
        #: Edges that nobody has put into words yet.
        self._unsaid: list[tuple[int, int]] = []
        start = known(state) if seat is None else redealt(state, seat, self._most, self._rng)
        #: Whose lead `value` is: the seat's own, or that of whoever decides at the root.
        self.eye = seat if seat is not None and seat >= 0 else max(0, state.actor if state.actor is not None else 0)
        #: Whether anything is hidden from the seat at the root, so that the worlds are imagined.
        self.imagined = seat is not None and state.view(seat) != state.view(None)
        self._add(start, identity(start, seat), None)

    # ------------------------------------------------------------------ looking

    @property
    def graph(self) -> nx.DiGraph[int]:
        """Return all that has been explored. Words are made when somebody asks: they take longer than the moves."""
        wording.say_edges(self, self._unsaid)
        self._unsaid.clear()
        wording.say_nodes(self)
        return self._graph

    def __len__(self) -> int:
        return self._graph.number_of_nodes()

    def node(self, node: int) -> dict[str, Any]:
        """Return what is known of a node, words aside."""
        found: dict[str, Any] = self._graph.nodes[node]
        return found

    def edge(self, parent: int, child: int) -> dict[str, Any]:
        """Return what is known of an edge, words aside."""
        found: dict[str, Any] = self._graph.edges[parent, child]
        return found

    def position(self, node: int) -> State:
        """Return the position of a node: for a seat the likeliest imagined one."""
        position: State = self._graph.nodes[node]["position"]
        return position

    def children(self, node: int) -> list[int]:
        """Return where a node's moves lead, in the order of the moves."""
        return list(self._graph.successors(node))

    def parents(self, node: int) -> list[int]:
        """Return from where a node can be reached, the first way first."""
        return list(self._graph.predecessors(node))

    def path(self, node: int) -> list[int]:
        """Return the nodes from the root to this one, by the way each was first reached."""
        path = [node]
        while (parent := self._graph.nodes[path[-1]]["parent"]) is not None:
            path.append(parent)
        return path[::-1]

    def question(self, node: int, lang: str | None = None) -> str:
        """Return what is asked at a node, in words."""
        return wording.question(self, node, lang or self.lang)

    def words(self, parent: int, child: int, lang: str | None = None) -> str:
        """Return the move (or draw) of an edge in words."""
        return wording.move(self, parent, child, lang or self.lang)

    def changes(self, parent: int, child: int, lang: str | None = None) -> list[str]:
        """Return what a move changes, in words."""
        return wording.changes(self, parent, child, lang or self.lang)

    def notice(self, lang: str | None = None) -> str:
        """Say for whose eyes this tree is, and what that means."""
        return wording.notice(self, lang or self.lang)

    # ------------------------------------------------------------------ growing

    def expand(self, node: int) -> list[int]:
        """Explore every move at a node and return where they lead; a second time changes nothing."""
        data = self._graph.nodes[node]
        if not data["expanded"]:
            data["expanded"] = True
            if data["kind"] == "hidden":
                for likely, worlds in data.pop("parts"):
                    self._connect(node, worlds, Happening((), True, likely, 1.0, (), worlds))
            elif data["kind"] != "end":
                for happening in happenings(data["worlds"], self.seat, self._most, self._rng):
                    self._happen(node, happening)
        return self.children(node)

    def _happen(self, node: int, happening: Happening) -> None:
        parts = by_appearance(happening.worlds, self.seat)
        if len(parts) == 1:
            self._connect(node, happening.worlds, happening)
        else:  # something came to light: which of the worlds it is becomes a draw of its own
            key = (self._graph.nodes[node]["identity"], happening.moves)
            self._connect(node, happening.worlds, happening, key, parts)

    def _connect(
        self,
        node: int,
        worlds: Belief,
        happening: Happening,
        key: Hashable = None,
        parts: list[tuple[float, Belief]] | None = None,
    ) -> None:
        """Draw an edge to the node of a belief: one that is there already, unless that would close a circle."""
        key = key or identity(worlds, self.seat)
        child = self._nodes.get(key)
        if child is None:
            child = self._add(worlds, key, node, parts)
        elif self._leads_to(child, node):
            # the same position again on one line of play: a node of its own that says so and is not explored
            circle = child
            child = self._add(worlds, None, node)
            self._graph.nodes[child].update(repeats=circle, expanded=True)
        if self._graph.has_edge(node, child):
            edge = self._graph.edges[node, child]
            edge["moves"] += happening.moves
            if happening.probability is not None:
                edge["probability"] += happening.probability
            edge["share"] = max(edge["share"], happening.share)
            return
        self._graph.add_edge(
            node,
            child,
            move=happening.moves[0] if happening.moves else None,
            moves=happening.moves,
            hidden=happening.hidden,
            events=happening.events,
            probability=happening.probability,
            share=happening.share,
            leads={},
            prior=0.0,
        )
        self._unsaid.append((node, child))
        self._deepen(child, self._graph.nodes[node]["level"] + 1)

    def _add(
        self,
        worlds: Belief,
        key: Hashable,
        parent: int | None,
        parts: list[tuple[float, Belief]] | None = None,
    ) -> int:
        number = self._graph.number_of_nodes()
        state = max(worlds, key=lambda world: world.weight).state
        kind = "hidden" if parts else "end" if state.over else "chance" if state.actor == CHANCE else "decision"
        self._graph.add_node(
            number,
            position=state,
            worlds=worlds,
            kind=kind,
            actor=CHANCE if parts else state.actor,
            scores=tuple(state.scores()),
            depth=0 if parent is None else self._graph.nodes[parent]["depth"] + 1,
            level=0,
            parent=parent,
            expanded=kind == "end",
            identity=key,
            judged=False,
            values={},
            visits=0,
        )
        if parts:
            self._graph.nodes[number]["parts"] = parts
        if key is not None:
            self._nodes[key] = number
        return number

    def _leads_to(self, start: int, goal: int) -> bool:
        """Return whether a way leads from one node to another; levels rise along every way, which bounds the search."""
        level = self._graph.nodes[goal]["level"]
        waiting, seen = [start], {start}
        while waiting:
            node = waiting.pop()
            if node == goal:
                return True
            for child in self._graph.successors(node):
                if child not in seen and self._graph.nodes[child]["level"] <= level:
                    seen.add(child)
                    waiting.append(child)
        return False

    def _deepen(self, node: int, level: int) -> None:
        """Keep every node's level above those of all its parents: the length of the longest way to it."""
        waiting = [(node, level)]
        while waiting:
            node, level = waiting.pop()
            data = self._graph.nodes[node]
            if data["level"] < level:
                data["level"] = level
                waiting += [(child, level + 1) for child in self._graph.successors(node)]

    def expand_depth(self, node: int = 0, depth: int = 1) -> int:
        """Explore everything up to so many moves after a node; return how many nodes are new."""
        before = len(self)
        layer = [node]
        for _ in range(depth):
            layer = list(dict.fromkeys(child for parent in layer for child in self.expand(parent)))
        return len(self) - before

    def grow(
        self,
        budget: int = 500,
        *,
        node: int = 0,
        depth: int | None = None,
        order: str = "breadth",
        stop: Callable[[], bool] | None = None,
        progress: Callable[[float], None] | None = None,
    ) -> int:
        """Explore until there are about `budget` more nodes, or all up to a depth; return how many there are.

        `order` is "breadth" (what is near first) or "best" (what is good for whoever decides first).
        """
        before = len(self)
        for done in self.growing(budget, node=node, depth=depth, order=order):
            if progress:
                progress(done)
            if stop and stop():
                break
        return len(self) - before

    def growing(
        self, budget: int = 500, *, node: int = 0, depth: int | None = None, order: str = "breadth"
    ) -> Iterator[float]:
        """Grow step by step, as `grow` does; yield after each step what part of it is done, from 0 to 1."""
        if order not in ORDERS:
            raise BadSetup("bad-order", order=str(order), known=", ".join(ORDERS))
        best = order == "best"
        start = len(self)
        heap: list[tuple[float, int, int, int]] = [(0.0, 0, node, 0)]
        seen = {node}
        count = 0
        while heap and len(self) - start < budget:
            cost, _, here, steps = heapq.heappop(heap)
            children = self.expand(here)
            if depth is None or steps + 1 < depth:
                costs = self._costs(here, children) if best else [1.0] * len(children)
                for child, extra in zip(children, costs, strict=True):
                    if child not in seen:
                        seen.add(child)
                        count += 1
                        heapq.heappush(heap, (cost + extra, count, child, steps + 1))
            yield min(1.0, (len(self) - start) / max(1, budget))
        yield 1.0

    def _costs(self, node: int, children: Sequence[int]) -> list[float]:
        """Return how far each child stands behind the best for whoever decides; for chance, behind the likeliest."""
        data = self._graph.nodes[node]
        if data["actor"] == CHANCE or data["actor"] is None:
            odds = [self._graph.edges[node, child]["probability"] or 0.0 for child in children]
            return [STEP_COST + (max(odds) - likely) for likely in odds]
        judge(self, node)
        gains = [self._graph.edges[node, child]["prior"] for child in children]
        best = max(gains, default=0.0)
        return [STEP_COST + best - gain for gain in gains]

    # ------------------------------------------------------------------ values

    def evaluate(self) -> None:
        """Judge the moves of every question that has been explored; see tutor.explorer.ahead for when and how.

        Each decides for their own lead; draws are not judged. What a search has found is not overwritten.
        """
        for node in sorted(range(len(self)), key=lambda node: self.node(node)["level"]):
            judge(self, node)

    def judge(self, node: int) -> None:
        """Judge the moves of one question that has been explored."""
        judge(self, node)

    def judging(self, node: int) -> Iterator[float]:
        """Judge the moves of one question, one after another; yield what part is done, from 0 to 1."""
        yield from judging(self, node)

    def ranked(self, node: int) -> list[int]:
        """Return the children of a node: best moves first, likeliest draws first; those without a value last."""
        return ranked(self, node)

    def likely(self, node: int) -> int | None:
        """Return where an explored node should lead: what a search expects, the best move, or the likeliest draw."""
        return likely(self, node)

    def lead(self, parent: int, child: int) -> float | None:
        """Return by how many points whoever decides should end ahead after a move; None where that is not known."""
        return lead(self, parent, child)

    def take(self, node: int, found: Found) -> None:
        """Take over what the coach's search has found at a node: values, visits and the likely line."""
        take(self, node, found)

    def principal(self, node: int = 0) -> list[int]:
        """Return the nodes of the likeliest line from a node on, as far as values are known."""
        return lines.principal(self, node)

    def compare(self, left: int, right: int, lang: str | None = None) -> lines.Comparison:
        """Return the lines to two nodes side by side, and what differs at their ends."""
        return lines.compare(self, left, right, lang or self.lang)

    def groups(self, node: int) -> list[int | Group]:
        """Return the children of a node, the best few and all others folded; the node is explored if need be."""
        self.expand(node)
        return fold(self, node)

    # ------------------------------------------------------------------ playing

    def moves_to(self, node: int) -> list[Move]:
        """Return the moves from the root to a node, chance included, in the position's own world."""
        history = self.position(node).history
        return list(history[len(self.position(self.root).history) :])

    def events_to(self, node: int) -> list[Event]:
        """Return what happened on the way from the root to a node."""
        path = self.path(node)
        return [event for parent, child in itertools.pairwise(path) for event in self.edge(parent, child)["events"]]

    def record(self, node: int) -> dict[str, Any]:
        """Return the game up to a node as a record that can be saved, replayed and played on.

        Where something is hidden from the seat, it begins with the imagined deal: what really lies hidden stays so.
        """
        return self.game.record(self.position(node), list(self.names) if self.names else None)
