"""The tree of moves: a real graph that grows where it is asked to, without circles, and agrees with the engine."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import networkx as nx
import pytest

import tutor
from tests.explorer.found import Candidate, Found
from tests.volume import volume
from tests.worlds import GAMES, wander
from tutor.core.decision import CHANCE
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.explorer import Tree, perft
from tutor.explorer.values import follow

in_every_game = pytest.mark.parametrize("name", GAMES)


def mid_game(name: str, steps: int = 60, seed: int = 5, **options: Any) -> State:
    game = tutor.game(name)
    return wander(game.new(max(2, game.players[0]), seed=seed, **options), seed, steps)


@in_every_game
def test_nodes_and_edges_carry_position_question_words_and_changes(name: str) -> None:
    state = mid_game(name)
    tree = Tree(state, lang="fr")
    tree.grow(60)
    graph = tree.graph
    assert type(graph) is nx.DiGraph
    for _node, data in graph.nodes(data=True):
        position = data["position"]
        assert data["actor"] == position.actor and data["kind"] in ("decision", "chance", "end")
        assert data["question"] == tree.question(_node, "fr") != ""
    for parent, child, data in graph.edges(data=True):
        after = graph.nodes[parent]["position"].copy()
        after.play(data["move"])
        assert after.key() == graph.nodes[child]["position"].key()
        assert data["words"] and all(change for change in data["changes"])
        assert (data["probability"] is None) == (graph.nodes[parent]["actor"] != CHANCE)


@in_every_game
def test_a_node_that_was_expanded_has_exactly_the_legal_moves(name: str) -> None:
    tree = Tree(mid_game(name))
    tree.grow(200)
    for node in tree.graph:
        if tree.node(node)["expanded"]:
            moves = [move for child in tree.children(node) for move in tree.edge(node, child)["moves"]]
            assert sorted(map(repr, moves)) == sorted(map(repr, tree.position(node).moves()))


@in_every_game
def test_the_odds_of_every_draw_add_up_to_one(name: str) -> None:
    state = mid_game(name, 0) if name != "toscana" else mid_game(name, 0, chance="explicit")
    state = next((s for s in draws(name)), state)
    tree = Tree(state)
    tree.expand_depth(0, 2)
    seen = 0
    for node in tree.graph:
        if tree.node(node)["kind"] == "chance" and tree.node(node)["expanded"]:
            seen += 1
            assert sum(tree.edge(node, child)["probability"] for child in tree.children(node)) == pytest.approx(1)
    assert seen


def draws(name: str) -> list[State]:
    """Positions of a random game in which chance is to decide."""
    game = tutor.game(name)
    state = game.new(max(2, game.players[0]), seed=8, chance="explicit")
    rng, found = random.Random(8), []
    while not state.over and len(found) < 20:
        if state.actor == CHANCE:
            found.append(state.copy())
        state.play(rng.choice(state.moves()))
    return found[-1:]


@volume("size", 150, 600)
@in_every_game
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_equal_positions_are_one_node_without_circles_and_without_losing_a_way(name: str, seed: int, size: int) -> None:
    tree = Tree(mid_game(name, 20 + 40 * seed, seed))
    tree.grow(size)
    graph = tree.graph
    assert nx.is_directed_acyclic_graph(graph)
    keys = [data["position"].key() for node, data in graph.nodes(data=True) if "repeats" not in data]
    assert len(set(keys)) == len(keys)
    for node in graph:
        assert all(graph.nodes[parent]["level"] < graph.nodes[node]["level"] for parent in graph.predecessors(node))
        if node:
            assert graph.nodes[node]["parent"] in graph.predecessors(node)


@in_every_game
def test_a_depth_has_as_many_nodes_as_perft_counts(name: str) -> None:
    state = mid_game(name)
    tree = Tree(state)
    tree.expand_depth(0, 3)
    # a position that is met at two depths is one node but counted at both
    counted = sum(count.positions for count in perft(state, 3))
    layers = nx.single_source_shortest_path_length(tree.graph, 0)
    assert max(layers.values()) == 3 and len(tree) <= counted
    assert len(tree) == len({tree.position(node).key() for node in tree.graph})


class Turn(NamedTuple):
    """A move of the ring below."""

    by: int


class Ring:
    """A position on a ring of three places, from which one can go on or stay: a game with circles."""

    def __init__(self, place: int = 0) -> None:
        self.place, self.actor, self.over, self.players, self.history, self.journal = place, 0, False, 1, [], []
        self.origin: Any = {"seed": 0}
        self.explicit, self.decision = True, None
        self.game: Any = None

    def copy(self) -> Ring:
        return Ring(self.place)

    def moves(self) -> list[Move]:
        return [Turn(0), Turn(1)]

    def weights(self) -> list[float]:
        return []

    def play(self, move: Turn) -> list[Any]:
        self.place = (self.place + move.by) % 3
        return []

    def key(self) -> int:
        return self.place

    def scores(self) -> list[int]:
        return [self.place]


def test_a_circle_is_cut_where_it_would_close() -> None:
    tree = Tree(Ring())  # type: ignore[arg-type]  (a game made up for this test)
    assert tree.grow(100) < 10, "what repeats is not explored again"
    graph = tree._graph
    assert nx.is_directed_acyclic_graph(graph)
    again = [data for _, data in graph.nodes(data=True) if "repeats" in data]
    assert len(again) == 4 and all(
        graph.nodes[data["repeats"]]["position"].place == data["position"].place for data in again
    )


@in_every_game
def test_growing_keeps_to_budget_stops_and_tells_how_far_it_is(name: str) -> None:
    tree = Tree(mid_game(name))
    told: list[float] = []
    added = tree.grow(80, progress=told.append)
    assert len(tree) == added + 1 and 80 <= added <= 80 + 60
    assert told == sorted(told) and told[-1] == 1 and all(0 <= part <= 1 for part in told)
    before = len(tree)
    asked = iter([False, False, True])
    tree.grow(10_000, stop=lambda: next(asked))
    assert len(tree) - before < 300


def test_growing_by_depth_stops_there() -> None:
    tree = Tree(mid_game("toscana"))
    tree.grow(100_000, depth=2)
    assert max(data["depth"] for _, data in tree.graph.nodes(data=True)) == 2
    assert len(tree) == len(Tree(mid_game("toscana")).graph) + Tree(mid_game("toscana")).expand_depth(0, 2)


@volume("budget", 100, 300)
@in_every_game
def test_growing_best_first_explores_good_moves_more(name: str, budget: int) -> None:
    tree = Tree(mid_game(name, 80))
    tree.grow(budget, order="best")
    tree.evaluate()
    line = tree.principal()
    assert len(line) >= 3
    with pytest.raises(tutor.BadSetup):
        tree.grow(1, order="sideways")


@in_every_game
def test_what_a_search_found_is_taken_over_and_not_overwritten(name: str) -> None:
    state = mid_game(name)
    tree = Tree(state)
    moves = state.moves()
    after = state.copy()
    after.explicit = True
    after.play(moves[-1])
    line = (moves[-1], *after.moves()[:1])
    seat = state.actor
    assert seat is not None
    candidates = tuple(Candidate(move, 10 * n, 2.5 * n, 0.5, line if n == len(moves) else (move,))
                       for n, move in reversed(list(enumerate(moves, 1))))  # fmt: skip
    tree.take(0, Found(seat, candidates, 500))
    tree.evaluate()
    best = next(child for child in tree.children(0) if moves[-1] in tree.edge(0, child)["moves"])
    assert tree.node(0)["visits"] == 500 and tree.node(best)["visits"] == 10 * len(moves)
    assert tree.node(best)["value"] == tree.node(0)["value"] == 2.5 * len(moves)
    assert tree.principal()[1] == best
    if len(line) > 1:
        assert follow(tree, 0, line) == tree.principal()[2] or len(tree.principal()) > 2


@in_every_game
def test_every_node_can_be_played_from_with_its_whole_history(name: str) -> None:
    state = mid_game(name)
    before = state.to_json()
    tree = Tree(state)
    tree.grow(100)
    for node in (0, len(tree) // 2, len(tree) - 1):
        replayed = tree.game.replay(tree.record(node))
        assert replayed.key() == tree.position(node).key()
        assert replayed.history[: len(state.history)] == state.history
        assert replayed.history[len(state.history) :] == tree.moves_to(node)
    assert state.to_json() == before


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(tutor.BadSetup):
        Tree(mid_game("toscana"), 2)
