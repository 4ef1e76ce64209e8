"""How good positions are: by the game's own evaluation, backed up through the tree, or by what a search has found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from tutor.core.decision import CHANCE
from tutor.core.moves import Move

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree


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


def estimate(tree: Tree, node: int) -> None:
    """Give a node the game's evaluation for every seat, averaged over its worlds, unless it has values already."""
    data = tree.node(node)
    if data["values"]:
        return
    evaluate = tree.game.evaluate
    values = {
        seat: sum(weight * evaluate(state, seat) for state, weight in data["worlds"])
        for seat in range(data["position"].players)
    }
    settle(tree, node, values)


def settle(tree: Tree, node: int, values: dict[int, float]) -> None:
    """Write values down, and the eye's own as the value."""
    data = tree.node(node)
    data["values"] = values
    if tree.eye in values:
        data["value"] = values[tree.eye]


def back_up(tree: Tree) -> None:
    """Estimate the rim and carry the values up: children before parents, for whom levels are lower."""
    for node in sorted(range(len(tree)), key=lambda node: -tree.node(node)["level"]):
        data = tree.node(node)
        if data["visits"]:  # a search knows better
            continue
        children = tree.children(node)
        if not children:
            estimate(tree, node)
            continue
        valued = [(child, tree.node(child)["values"]) for child in children]
        if data["actor"] == CHANCE:
            seats = set.intersection(*(set(values) for _, values in valued))
            total = sum(tree.edge(node, child)["probability"] for child in children)
            mean = {
                seat: sum(tree.edge(node, child)["probability"] * values[seat] for child, values in valued) / total
                for seat in seats
            }
            settle(tree, node, mean)
        else:
            _, best = max(valued, key=lambda pair: pair[1].get(data["actor"], float("-inf")))
            settle(tree, node, dict(best))


def take(tree: Tree, node: int, found: Found) -> None:
    """Write down what a search has found at a node, and explore the line that it thinks likely."""
    tree.node(node)["visits"] = found.simulations
    ways = {move: child for child in tree.expand(node) for move in tree.edge(node, child)["moves"]}
    duel = tree.position(node).players == 2
    for place, candidate in enumerate(found.candidates):
        child = ways.get(candidate.move)
        if child is None:  # not possible in any of the worlds that are imagined here
            continue
        values = {found.seat: candidate.value}
        if duel:  # a lead is what the other one lacks
            values[1 - found.seat] = -candidate.value
        settle(tree, child, values)
        tree.node(child).update(visits=candidate.visits, error=candidate.error)
        if place == 0:
            settle(tree, node, dict(values))
            tree.node(node)["error"] = candidate.error
            follow(tree, child, candidate.line[1:])


def follow(tree: Tree, node: int, moves: Sequence[Move]) -> int:
    """Explore along a line of players' moves as far as it can be played, with likely draws; return where it ends."""
    for move in moves:
        while tree.node(node)["actor"] == CHANCE:
            node = max(tree.expand(node), key=lambda child: tree.edge(node, child)["probability"])
        onward = [child for child in tree.expand(node) if move in tree.edge(node, child)["moves"]]
        if not onward:
            break
        node = onward[0]
    return node
