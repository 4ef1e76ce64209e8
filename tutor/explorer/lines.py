"""Lines of play through the tree: the principal one, any other, and two of them side by side."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple

from tutor.core.decision import CHANCE
from tutor.core.text import say
from tutor.core.words import ScoreLine

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree


class Difference(NamedTuple):
    """One thing that differs between the ends of two lines: a source of points of a player, in words and points."""

    seat: int
    left: str
    right: str
    left_points: int
    right_points: int


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
    """Return the likeliest line from a node on: the most searched or best move of each player, the likeliest draw."""
    line = [node]
    while True:
        here = line[-1]
        data = tree.node(here)
        children = [child for child in tree.children(here) if tree.node(child)["values"] or data["actor"] == CHANCE]
        if not children:
            return line
        if data["actor"] == CHANCE:
            line.append(max(children, key=lambda child: tree.edge(here, child)["probability"]))
        else:
            line.append(max(children, key=lambda child: _merit(tree, child, data["actor"])))


def _merit(tree: Tree, node: int, seat: int) -> tuple[int, float]:
    data = tree.node(node)
    return data["visits"], data["values"].get(seat, float("-inf"))


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
    """Return the lines of the score sheets that differ: where the points come from."""
    found = []
    ends = [tree.position(left), tree.position(right)]
    hidden = ends[0].hidden_scores(tree.seat) | ends[1].hidden_scores(tree.seat)
    for seat in set(range(ends[0].players)) - hidden:
        sheets = [_by_source(end.score_sheet(seat).lines) for end in ends]
        for source in dict.fromkeys([*sheets[0], *sheets[1]]):
            mine, yours = (sheet.get(source, []) for sheet in sheets)
            if mine != yours:
                words = [", ".join(say(line, lang, tree.seat, tree.names) for line in lines) for lines in (mine, yours)]
                points = [sum(line.points for line in lines) for lines in (mine, yours)]
                found.append(Difference(seat, words[0], words[1], points[0], points[1]))
    return found


def _by_source(lines: tuple[ScoreLine, ...]) -> dict[tuple[str, str], list[ScoreLine]]:
    sources: dict[tuple[str, str], list[ScoreLine]] = {}
    for line in lines:
        sources.setdefault((line.name, line.rule), []).append(line)
    return sources
