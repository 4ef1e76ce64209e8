"""From a seat, only what that seat may know is explored; the rest is dealt anew and comes up as chance."""

from __future__ import annotations

import json
import random

import networkx as nx
import pytest

import tutor
from tests.volume import volume
from tests.worlds import GAMES, wander
from tutor.core.decision import CHANCE
from tutor.core.state import State
from tutor.explorer import Tree
from tutor.explorer.belief import World, distinct, thin
from tutor.explorer.export import to_json

in_every_game = pytest.mark.parametrize("name", GAMES)
#: Games in which something is hidden from a player most of the time, and a position in which it is.
SECRETIVE = {"grand-cru": 60, "toscana": 60, "viticulture": 60}
in_secretive_games = pytest.mark.parametrize("name", SECRETIVE)


def position(name: str, steps: int = 60, seed: int = 5) -> State:
    game = tutor.game(name)
    return wander(game.new(max(2, game.players[0]), seed=seed), seed, steps)


@volume("size", 50, 120)
@in_secretive_games
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_the_tree_is_the_same_whatever_lies_hidden(name: str, seat: int, size: int) -> None:
    state = position(name)
    trees = []
    for luck in (1, 2):
        world = state.redeal(seat, random.Random(luck))
        tree = Tree(world, seat, seed=3)
        tree.grow(size)
        tree.evaluate()
        trees.append(to_json(tree))
    assert state.redeal(seat, random.Random(1)).key() != state.redeal(seat, random.Random(2)).key()
    assert trees[0] == trees[1]


@volume("size", 50, 200)
@in_every_game
def test_every_imagined_world_looks_to_the_seat_like_its_node(name: str, size: int) -> None:
    tree = Tree(position(name), 0)
    tree.grow(size)
    for _, data in tree.graph.nodes(data=True):
        worlds = data["worlds"]
        assert 1 <= len(worlds) <= 8
        assert sum(weight for _, weight in worlds) == pytest.approx(1)
        if data["kind"] != "hidden":
            assert len({repr(world.view(0)) for world, _ in worlds}) == 1
            assert len({world.actor for world, _ in worlds}) == 1
        for world, _ in worlds:
            world.check()


@volume("size", 50, 200)
@in_every_game
def test_the_graph_of_a_seat_has_no_circles_and_its_odds_add_up(name: str, size: int) -> None:
    for steps in (20, 60, 100):
        tree = Tree(position(name, steps), 1)
        tree.grow(size)
        assert nx.is_directed_acyclic_graph(tree.graph)
        for node, data in tree.graph.nodes(data=True):
            if data["actor"] == CHANCE and tree.children(node):
                odds = [tree.edge(node, child)["probability"] for child in tree.children(node)]
                assert sum(odds) == pytest.approx(1)


@in_secretive_games
def test_it_says_that_worlds_are_imagined(name: str) -> None:
    tree = Tree(position(name), 0, names=["Ada", ""])
    assert tree.imagined and len(tree.node(0)["worlds"]) > 1
    assert "Ada" in tree.notice("en") and "Ada" in tree.notice("fr")
    assert Tree(position(name)).notice() != tree.notice() != Tree(position(name), -1).notice()


def test_where_nothing_is_hidden_the_position_itself_is_explored() -> None:
    state = position("vinhos-2010")
    tree = Tree(state, 0)
    assert not tree.imagined and tree.position(0).key() == state.key()
    assert tree.game.replay(tree.record(0)).history == state.history


@in_secretive_games
def test_playing_from_a_node_of_a_seat_uses_the_imagined_deal(name: str) -> None:
    state = position(name)
    tree = Tree(state, 0)
    tree.grow(150)
    for node in (0, len(tree) - 1):
        record = json.loads(json.dumps(tree.record(node)))
        assert "seed" not in record, "the seed would tell everything"
        assert tree.game.replay(record).key() == tree.position(node).key()


def test_a_secret_choice_of_another_is_one_node_until_it_comes_to_light() -> None:
    game = tutor.game("toscana")
    rng = random.Random(2)
    state = game.new(2, seed=2)
    while not (state.decision and state.decision.secret):
        state.play(rng.choice(state.moves()))
    own, other = state.actor, 1 - (state.actor or 0)
    tree = Tree(state, other)
    (child,) = tree.expand(0)
    edge = tree.edge(0, child)
    assert edge["hidden"] and len(edge["moves"]) >= len(state.moves())
    told = tree.words(0, child)
    assert "secret" in told and not any(tutor.say(move) in told for move in edge["moves"])
    own_tree = Tree(state, own)
    assert len(own_tree.expand(0)) == len(state.moves()), "one's own choice is known"
    # both have chosen: what comes to light is a draw
    tree.expand_depth(0, 4)
    hidden = [node for node in tree.graph if tree.node(node)["kind"] == "hidden"]
    assert hidden
    for node in hidden:
        children = tree.expand(node)
        assert len(children) > 1
        assert len({tree.words(node, child) for child in children}) == len(children)


def test_equal_worlds_are_one_and_many_are_thinned_in_proportion() -> None:
    game = tutor.game("viticulture")
    state = wander(game.new(2, seed=1), 1, 60)
    rng = random.Random(1)
    worlds = [World(state.redeal(0, rng), 0.02) for _ in range(50)]
    assert distinct([World(state, 0.25), World(state.copy(), 0.75)])[0].weight == 1
    few = thin(distinct(worlds), 8, rng)
    assert len(few) == 8 and sum(world.weight for world in few) == pytest.approx(1)
    heavy = thin([World(worlds[0].state, 0.9), *(World(world.state, 0.01) for world in worlds[1:11])], 4, rng)
    assert max(heavy, key=lambda world: world.weight).state.key() == worlds[0].state.key()


@volume("size", 50, 200)
@in_every_game
def test_what_can_follow_a_position_is_said_differently_for_each_way(name: str, size: int) -> None:
    game = tutor.game(name)
    for steps in (0, 45):
        for seat in (0, 1):
            tree = Tree(wander(game.new(max(2, game.players[0]), seed=1), 1, steps), seat)
            tree.grow(size)
            for node in tree.graph:
                words = [tree.words(node, child) for child in tree.children(node)]
                assert len(set(words)) == len(words), tree.question(node)


def test_a_secret_choice_that_shows_in_several_ways_is_one_way_followed_by_a_draw() -> None:
    """In Dom Pierre's draft, what is left of the other's hand comes to the seat: it depends on more than the choice."""
    state = tutor.game("dom-pierre").new(2, seed=4)
    tree = Tree(state, 1)
    (child,) = tree.expand(0)
    assert tree.edge(0, child)["hidden"] and "secret" in tree.words(0, child)
    tree.expand_depth(0, 7)
    draws = [node for node in tree.graph if tree.node(node)["kind"] == "hidden" and tree.children(node)]
    assert draws
    for node in draws:
        assert sum(tree.edge(node, way)["probability"] for way in tree.children(node)) == pytest.approx(1)
