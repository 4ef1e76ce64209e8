"""How good moves are: those of one question all judged at the same moment (see tutor.explorer.ahead), or by a search.

Values belong to edges: what a move should come to for whoever decides, and for the tree's eye. A node repeats those of
the edge that first led to it. Where moves cannot be compared (draws; moves that a search has hardly tried) there are
none.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from tutor.core.decision import CHANCE
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.explorer.ahead import Judge, Outlook, mark, settled

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree

#: Positions that are tried at a question in all, and behind each move at least and at most.
EFFORT: Final = 3_000
LEAST_EFFORT, MOST_EFFORT = 24, 300
#: Imagined worlds in which moves are judged: at most so many, and fewer if there are many moves.
WORLDS: Final = 3
MANY: Final = 60


class Found(Protocol):
    """What a search says of a position: `tutor.coach.search.Found`, which the explorer does not need to know."""

    @property
    def seat(self) -> int:
        """Return whose lead the values are."""

    @property
    def candidates(self) -> Sequence[Any]:
        """Return moves, best first, each with `move`, `visits`, `value`, `error` and `line`."""

    @property
    def simulations(self) -> int:
        """Return how many simulations were done."""


# ---------------------------------------------------------------------- judging


def judge(tree: Tree, node: int) -> None:
    """Judge every move of an explored question, once; draws are not judged."""
    for _ in judging(tree, node):
        pass


def judging(tree: Tree, node: int) -> Iterator[float]:
    """Do what `judge` does, move by move: yields what part is done."""
    data = tree.node(node)
    if data["kind"] != "decision" or data["judged"] or not data["expanded"]:
        return
    children = tree.children(node)
    effort = EFFORT // max(1, len(children))
    judge = Judge(data["actor"], [tree.eye], max(LEAST_EFFORT, min(MOST_EFFORT, effort)))
    outlooks = {}
    for number, child in enumerate(children, 1):
        outlooks[child] = _outlook(tree, judge, node, child)
        yield number / len(children)
    if data["judged"]:  # somebody could not wait
        return
    data["judged"] = True
    for child, (leads, line) in outlooks.items():
        tree.edge(node, child).update(leads=leads, line=line)
    _shift(tree, judge, node)
    _keep_promise(tree, node)
    for child in children:
        _repeat(tree, node, child)
    _raise(tree, node)


def _raise(tree: Tree, node: int) -> None:
    """Let the questions before, in the same action, know of a better way that was found by looking closer here.

    It ends at the same moment as those of the other moves there, so that all of them can still be compared.
    """
    data = tree.node(node)
    parent, actor = data["parent"], data["actor"]
    if parent is None or data.get("within") != parent or tree.node(parent)["actor"] != actor:
        return
    best = tree.edge(node, ranked(tree, node)[0])
    edge = tree.edge(parent, node)
    if tree.node(parent)["visits"] or best["prior"] <= edge["prior"]:
        return
    edge.update(leads=dict(best["leads"]), prior=best["prior"], line=(best["move"], *best["line"]))
    tree.reranked.add(parent)
    for child in tree.children(parent):
        _repeat(tree, parent, child)
    _raise(tree, parent)


def _outlook(tree: Tree, judge: Judge, node: int, child: int) -> Outlook:
    """Return what a move should come to, in the mean of some worlds."""
    moves, base = tree.edge(node, child)["moves"], _base(tree, node)
    worlds = [world.state for world in tree.node(node)["worlds"]]
    # the same worlds for all moves that are possible in them, so that what lies hidden does not tell moves apart
    possible = [(state, move) for state in worlds if (move := _legal(state, moves)) is not None]
    del possible[max(1, min(WORLDS, MANY // len(tree.children(node)))) :]
    found = []
    for state, move in possible:
        after = mark(state, min(base, len(state.stack) - 1))
        after.follow(move)
        if not settled(after):
            # questions that follow within the same action are judged at its end too
            tree.node(child).setdefault("base", base)
            tree.node(child).setdefault("within", node)
        found.append(judge.outlook(after))
    leads = {seat: sum(one.leads[seat] for one in found) / len(found) for seat in judge.seats}
    return Outlook(leads, found[0].line)


def _shift(tree: Tree, judge: Judge, node: int) -> None:
    """Shift all leads at a question by what changes until everybody else has acted; the same within an action."""
    data = tree.node(node)
    within = data.get("within")
    if within is not None and tree.node(within)["actor"] == judge.seat and tree.eye in tree.node(within)["shift"]:
        data["shift"] = tree.node(within)["shift"]
    else:
        best = max(tree.children(node), key=lambda child: tree.edge(node, child)["leads"].get(judge.seat, -math.inf))
        edge = tree.edge(node, best)
        state = next(world.state for world in data["worlds"] if _legal(world.state, edge["moves"]) is not None)
        after = mark(state, min(_base(tree, node), len(state.stack) - 1))
        move = _legal(state, edge["moves"])
        assert move is not None  # possible in this world
        after.follow(move)
        data["shift"] = judge.round(after, edge["line"])
    for child in tree.children(node):
        edge = tree.edge(node, child)
        edge["leads"] = {seat: value + data["shift"][seat] for seat, value in edge["leads"].items()}
        edge["prior"] = edge["leads"].get(judge.seat, -math.inf)


def _base(tree: Tree, node: int) -> int:
    """Return how much of the stack lies below the action to which a question belongs."""
    data = tree.node(node)
    base: int = data.setdefault("base", len(data["position"].stack) - 1)
    return base


def _legal(state: State, moves: Sequence[Move]) -> Move | None:
    return next((move for move in moves if state.why_not(move) is None), None)


def _keep_promise(tree: Tree, node: int) -> None:
    """See to it that a move is worth no less here than was promised for it at the question before."""
    data = tree.node(node)
    if data["parent"] is None:
        return
    before, actor = tree.edge(data["parent"], node), data["actor"]
    line = before.get("line", ())
    if not line or actor not in before["leads"] or tree.node(data["parent"])["actor"] != actor:
        return
    if data.get("within") != data["parent"]:
        return
    for child in tree.children(node):
        edge = tree.edge(node, child)
        if line[0] in edge["moves"] and before["leads"][actor] > edge["prior"]:
            edge.update(leads=dict(before["leads"]), prior=before["leads"][actor], line=line[1:])


def _repeat(tree: Tree, node: int, child: int) -> None:
    """Write the values of an edge at the node as well, if it is the way by which that was first reached."""
    data, edge = tree.node(child), tree.edge(node, child)
    if data["parent"] == node:
        data["values"] = edge["leads"]
        data.pop("value", None)
        if tree.eye in edge["leads"]:
            data["value"] = edge["leads"][tree.eye]
    root = tree.node(tree.root)
    if node == tree.root and tree.eye in edge["leads"] and child == ranked(tree, node)[0]:
        root.update(values=edge["leads"], value=edge["leads"][tree.eye])


def lead(tree: Tree, node: int, child: int) -> float | None:
    """Return by how many points whoever decides should end ahead after a move; None where that is not known."""
    value: float | None = tree.edge(node, child)["leads"].get(tree.node(node)["actor"])
    return value


def ranked(tree: Tree, node: int) -> list[int]:
    """Return the children of a node: best moves first, likeliest draws first; those without a value last."""
    children = tree.children(node)
    if tree.node(node)["actor"] == CHANCE:
        return sorted(children, key=lambda child: -tree.edge(node, child)["probability"])

    def place(child: int) -> tuple[bool, float]:
        value = lead(tree, node, child)
        return (True, -tree.edge(node, child)["prior"]) if value is None else (False, -value)

    return sorted(children, key=place)


def likely(tree: Tree, node: int) -> int | None:
    """Return where a node will probably lead: what a search expects, or the best move or likeliest draw."""
    found: int | None = tree.node(node).get("likely")
    if found is None and tree.node(node)["expanded"] and tree.children(node):
        judge(tree, node)
        found = ranked(tree, node)[0]
    return found


# ---------------------------------------------------------------------- what a search has found


def take(tree: Tree, node: int, found: Found) -> None:
    """Write down what a search has found at a node, and explore the line that it thinks likely.

    Moves that it hardly tried lose their value, for what is left would have been judged in another way than the rest;
    so do those that seem better than its choice only because they were tried too seldom to tell.
    """
    if not found.simulations:  # there was nothing to search
        return
    ways = {move: child for child in tree.expand(node) for move in tree.edge(node, child)["moves"]}
    judge(tree, node)
    duel = tree.position(node).players == 2
    best = next((one for one in found.candidates if one.move in ways), None)
    if best is None:  # not possible in any of the worlds that are imagined here
        return
    for child in tree.children(node):
        tree.edge(node, child).update(leads={}, visits=0)
    for one in found.candidates:
        if one.move not in ways:
            continue
        sure = one is best or (one.error < math.inf and one.value <= best.value)
        leads = {found.seat: one.value} if sure else {}
        if duel and sure:  # a lead is what the other one lacks
            leads[1 - found.seat] = -one.value
        tree.edge(node, ways[one.move]).update(leads=leads, visits=one.visits, error=one.error)
    for child in tree.children(node):
        _repeat(tree, node, child)
        edge = tree.edge(node, child)
        tree.node(child).update(visits=edge["visits"], error=edge.get("error", math.inf))
    tree.node(node).update(likely=ways[best.move], visits=found.simulations, error=best.error)
    follow(tree, ways[best.move], best.line[1:])


def follow(tree: Tree, node: int, moves: Sequence[Move]) -> int:
    """Explore along a line of players' moves as far as it can be played, with likely draws; return where it ends."""
    for move in moves:
        while tree.node(node)["actor"] == CHANCE:
            node = max(tree.expand(node), key=lambda child: tree.edge(node, child)["probability"])
        onward = [child for child in tree.expand(node) if move in tree.edge(node, child)["moves"]]
        if not onward:
            break
        tree.node(node)["likely"] = onward[0]
        node = onward[0]
    return node
