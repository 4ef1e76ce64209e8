"""Moves are compared at the same moment: when all that a question set going is settled."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pytest

import tutor
from tests.crowds import crowds
from tests.explorer.found import Candidate, Found
from tests.worlds import GAMES, walk, wander
from tutor.core.decision import CHANCE
from tutor.core.state import State
from tutor.explorer import Tree
from tutor.explorer.ahead import MARK, mark, settled, unmarked

in_every_game = pytest.mark.parametrize("name", GAMES)


def questions(name: str, players: int = 2, every: int = 11, seed: int = 4) -> Iterator[State]:
    """Questions with a choice, here and there in a random game."""
    for number, state in enumerate(walk(tutor.game(name).new(players, seed=seed), seed)):
        if not state.over and number % every == 0 and len(state.moves()) > 1:
            yield state.copy()


def judged(state: State, seat: int | None = None) -> Tree:
    tree = Tree(state, seat)
    tree.expand(0)
    tree.judge(0)
    return tree


@in_every_game
def test_every_move_is_judged_at_the_end_of_what_the_question_set_going(name: str) -> None:
    looked = 0
    for state in questions(name):
        tree = judged(state)
        actor, shift = tree.node(0)["actor"], tree.node(0)["shift"]
        for child in tree.children(0):
            edge = tree.edge(0, child)
            after = mark(tree.position(0), len(state.stack) - 1)
            for move in (edge["move"], *edge["line"]):
                if settled(after) or after.actor != actor:  # a draw, or somebody else was asked meanwhile
                    break
                after.follow(move)
            else:
                if settled(after):
                    looked += 1
                    value = tree.game.evaluate(unmarked(after), actor)
                    assert edge["leads"][actor] == pytest.approx(value + shift[actor])
    assert looked > 10


@in_every_game
def test_a_judged_position_is_a_real_one_and_nothing_was_changed(name: str) -> None:
    for state in questions(name, every=23):
        before = state.to_json()
        after = mark(state, len(state.stack) - 1)
        while not settled(after):
            after.follow(after.moves()[0])
        unmarked(after)
        assert MARK not in after.stack
        after.check()
        judged(state)
        assert state.to_json() == before


@in_every_game
def test_within_an_action_all_questions_are_judged_at_its_end(name: str) -> None:
    """What a move promises, the best way on from it keeps; and what is found by looking closer is told before."""
    met = 0
    for state in questions(name):
        tree = judged(state)
        for child in tree.ranked(0)[:3]:
            tree.expand(child)
            tree.judge(child)
            data = tree.node(child)
            if data.get("within") == 0 and data["actor"] == tree.node(0)["actor"]:
                met += 1
                best = tree.lead(child, tree.ranked(child)[0])
                assert best == pytest.approx(tree.lead(0, child))
    assert met > 3


@in_every_game
@pytest.mark.parametrize("seat", [None, 0])
def test_children_are_ranked_by_value_and_draws_by_their_odds(name: str, seat: int | None) -> None:
    tree = Tree(wander(tutor.game(name).new(2, seed=8), 8, 50), seat)
    tree.grow(60)
    tree.evaluate()
    for node in range(len(tree)):
        order = tree.ranked(node)
        assert sorted(order) == sorted(tree.children(node))
        if tree.node(node)["actor"] == CHANCE:
            odds = [tree.edge(node, child)["probability"] for child in order]
            assert odds == sorted(odds, reverse=True)
            assert all(tree.lead(node, child) is None for child in order)
        elif tree.node(node)["expanded"]:
            leads = [tree.lead(node, child) for child in order]
            assert None not in leads
            assert leads == sorted(leads, key=lambda lead: -(lead or 0))
        for child in order:
            if tree.node(child)["parent"] == node:
                assert tree.node(child)["values"] == tree.edge(node, child)["leads"]


def test_whoever_places_first_in_toscana_is_not_seventeen_points_ahead() -> None:
    """The first worker stands on the map, the other's does not: judged there, everybody would seem to win."""
    for players in (2, 3, 5):
        tree = judged(tutor.game("toscana").new(players, seed=7))
        best, worst = (tree.lead(0, tree.ranked(0)[place]) for place in (0, -1))
        assert best is not None and worst is not None
        assert abs(best) < 6 and best - worst > 10


def test_twice_the_same() -> None:
    state = crowds()[0]
    one, other = judged(state), judged(state)
    assert [one.edge(0, child)["leads"] for child in one.children(0)] == [
        other.edge(0, child)["leads"] for child in other.children(0)
    ]


def test_what_lies_hidden_makes_no_difference_but_by_the_imagined_worlds() -> None:
    """Two positions that look alike to a seat give the same values."""
    state = wander(tutor.game("viticulture").new(2, seed=3), 3, 120)
    assert state.actor is not None
    import random

    dealt = state.redeal(state.actor, random.Random(5))
    trees = [judged(position, state.actor) for position in (state, dealt)]
    values = [[tree.lead(0, child) for child in tree.ranked(0)] for tree in trees]
    assert values[0] == pytest.approx(values[1], abs=3)


def test_after_a_search_only_what_it_compared_has_a_value() -> None:
    state = tutor.game("toscana").new(2, seed=7)
    tree = judged(state)
    seat, moves = state.actor, state.moves()
    assert seat is not None
    tried = [
        Candidate(moves[9], 40, 2.0, 0.5, (moves[9],)),
        Candidate(moves[3], 12, 1.0, 0.9, (moves[3],)),
        Candidate(moves[5], 2, 9.0, 6.0, (moves[5],)),  # a lucky one that nobody believes
        *(Candidate(move, 0, 3.0, math.inf, (move,)) for move in moves if move not in (moves[9], moves[3], moves[5])),
    ]
    tree.take(0, Found(seat, tuple(tried), 54))
    order = tree.ranked(0)
    assert [tree.edge(0, child)["move"] for child in order[:2]] == [moves[9], moves[3]]
    assert [tree.lead(0, child) for child in order] == [2.0, 1.0, *[None] * (len(moves) - 2)]
    priors = [tree.edge(0, child)["prior"] for child in order[2:]]
    assert priors == sorted(priors, reverse=True), "the others stand as they were judged before"
    assert tree.principal()[1] == order[0]


@in_every_game
def test_the_principal_line_is_the_row_of_first_children(name: str) -> None:
    tree = Tree(wander(tutor.game(name).new(2, seed=6), 6, 70))
    tree.grow(80)
    tree.evaluate()
    for parent, child in itertools.pairwise(tree.principal()):
        assert child == tree.ranked(parent)[0]
