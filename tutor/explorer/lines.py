"""Lines of play through the tree: the principal one, any other, and two of them side by side."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple

from tutor.explorer.values import likely
from tutor.explorer.wording import known_seats

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree


class Difference(NamedTuple):
    """One thing of which a player has more at the end of one line than of the other, in the game's own units."""

    seat: int
    unit: str
    left: int
    right: int


class Comparison(NamedTuple):
    """Two lines side by side: the steps they share, their own steps, and what differs at their ends."""

    shared: list[str]
    left: list[str]
    right: list[str]
    #: Scores of all players at the ends; None where the seat may not know.
    left_scores: list[int | None]
    right_scores: list[int | None]
    differences: list[Difference]


def principal(tree: Tree, node: int) -> list[int]:
    """Return the likeliest line from a node on: what a search expects, or the best move and the likeliest draw."""
    line = [node]
    while (onward := likely(tree, line[-1])) is not None:
        line.append(onward)
    return line


def compare(tree: Tree, left: int, right: int, lang: str) -> Comparison:
    """Return the lines to two nodes side by side."""
    ways = [tree.path(left), tree.path(right)]
    fork = 0
    while fork < min(map(len, ways)) and ways[0][fork] == ways[1][fork]:
        fork += 1
    steps = [_steps(tree, way, lang) for way in ways]
    return Comparison(
        steps[0][: fork - 1],
        steps[0][fork - 1 :],
        steps[1][fork - 1 :],
        _scores(tree, left),
        _scores(tree, right),
        _differences(tree, left, right, lang),
    )


def _steps(tree: Tree, way: list[int], lang: str) -> list[str]:
    return [tree.words(parent, child, lang) for parent, child in itertools.pairwise(way)]


def _scores(tree: Tree, node: int) -> list[int | None]:
    hidden = tree.position(node).hidden_scores(tree.seat)
    return [None if seat in hidden else points for seat, points in enumerate(tree.node(node)["scores"])]


def _differences(tree: Tree, left: int, right: int, lang: str) -> list[Difference]:
    found = []
    resources = tree.game.resources
    for seat in known_seats(tree):
        mine, yours = (resources(tree.position(end), seat) for end in (left, right))
        for thing in dict.fromkeys([*mine, *yours]):
            counts = mine.get(thing, 0), yours.get(thing, 0)
            if counts[0] != counts[1]:
                found.append(Difference(seat, tree.game.unit(thing, max(counts), lang), *counts))
    return found
