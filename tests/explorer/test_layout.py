"""The drawing of a tree: tidy, fast, and stable while it grows."""

from __future__ import annotations

import gc
import itertools
import random
from collections import Counter
from time import process_time

import pytest

import tutor
from tests.quiet import assert_within
from tests.worlds import wander
from tutor.explorer import Tree
from tutor.explorer.layout import Layout, tidy
from tutor.explorer.outline import Outline

#: What the issue asks for, in seconds of processor time for a thousand nodes.
FASTEST = 0.010
#: How often a layout may ask for the children of a node.
LOOKS = 3


def random_tree(size: int, seed: int = 1) -> dict[int, list[int]]:
    rng = random.Random(seed)
    children: dict[int, list[int]] = {0: []}
    for node in range(1, size):
        children[rng.randrange(max(0, node - 60), node)].append(node)
        children[node] = []
    return children


def test_siblings_stand_in_order_and_the_first_beside_its_parent() -> None:
    children = random_tree(500)
    places = tidy(0, children.__getitem__)
    assert len(places) == 500
    for node, below in children.items():
        if below:
            assert places[node].row == places[below[0]].row
            assert {places[child].column for child in below} == {places[node].column + 1}
            rows = [places[child].row for child in below]
            assert rows == sorted(set(rows))
    line, node = [0], 0
    while children[node]:
        node = children[node][0]
        line.append(node)
    assert {places[node].row for node in line} == {0}, "the line of first children runs straight"


def test_whoever_needs_more_room_gets_it() -> None:
    children = random_tree(300)
    tall = {node: 1 + node % 3 / 4 for node in children}
    places = tidy(0, children.__getitem__, tall.__getitem__)
    columns: dict[int, list[tuple[float, float]]] = {}
    for node, (column, row) in places.items():
        columns.setdefault(column, []).append((row, row + tall[node]))
    for spans in columns.values():
        spans.sort()
        assert all(after[0] >= before[1] for before, after in itertools.pairwise(spans))


def test_no_two_nodes_of_a_column_touch() -> None:
    places = tidy(0, random_tree(800).__getitem__)
    columns: dict[int, list[float]] = {}
    for column, row in places.values():
        columns.setdefault(column, []).append(row)
    for rows in columns.values():
        assert rows == sorted(rows) and all(after - before >= 1 for before, after in itertools.pairwise(rows))


@pytest.mark.parametrize("size", [1_000, 10_000])
def test_each_node_is_looked_at_once(size: int) -> None:
    """So that the time grows no faster than the tree."""
    children, asked = random_tree(size), Counter[int]()

    def below(node: int) -> list[int]:
        asked[node] += 1
        return children[node]

    Layout[int]().update(0, below)
    assert len(asked) == size and max(asked.values()) <= LOOKS


@pytest.mark.timing
@pytest.mark.parametrize("size", [1_000, 10_000])
def test_a_thousand_nodes_take_less_than_ten_milliseconds(size: int) -> None:
    children = random_tree(size)
    layout: Layout[int] = Layout()
    layout.update(0, children.__getitem__)

    def measure() -> tuple[float]:
        times = []
        gc.collect()
        for anchor in range(5):
            start = process_time()
            layout.update(0, children.__getitem__, anchor)
            times.append(process_time() - start)
        return (min(times),)

    assert_within((FASTEST * size / 1_000,), measure)


@pytest.mark.parametrize("seat", [None, 0])
def test_nothing_on_screen_jumps_while_the_tree_grows(seat: int | None) -> None:
    state = wander(tutor.game("toscana").new(2, seed=3), 3, 40)
    outline = Outline(Tree(state, seat))
    layout: Layout[str] = Layout()
    layout.update(outline.root, outline.children)
    rng = random.Random(1)
    for _ in range(40):
        before, order = dict(layout.places), outline.visible()
        anchor = rng.choice(order)
        if rng.random() < 0.8:
            outline.unfold(anchor)
        else:
            outline.fold(anchor)
        layout.update(outline.root, outline.children, anchor)
        assert layout.places[anchor] == before[anchor], "what was clicked stays under the pointer"
        shown = set(outline.visible())
        stayed = [item for item in order if item in shown]
        assert [item for item in outline.visible() if item in before] == stayed, "the order is kept"
        assert all(layout.places[item].column == before[item].column for item in stayed), "so are the columns"


def test_only_what_moved_is_told() -> None:
    children: dict[str, list[str]] = {"root": ["a", "b"], "a": [], "b": [], "c": [], "d": []}
    layout: Layout[str] = Layout()
    assert set(layout.update("root", children.__getitem__)) == {"root", "a", "b"}
    assert layout.update("root", children.__getitem__) == {}
    children["b"] = ["c", "d"]
    assert set(layout.update("root", children.__getitem__, "a")) == {"c", "d"}
    children["a"] = ["e", "f"]
    children.update(e=[], f=[])
    assert set(layout.update("root", children.__getitem__, "a")) == {"b", "c", "d", "e", "f"}
