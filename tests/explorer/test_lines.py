"""Lines of play: the principal one, two side by side, and finding one's way in the outline."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

import tutor
from tests.worlds import GAMES, wander
from tutor.core.text import LANGUAGES
from tutor.explorer import Tree
from tutor.explorer.outline import Outline


@cache
def grown(name: str, seat: int | None = None, budget: int = 150) -> Tree:
    """A tree to look at, not to grow any further."""
    game = tutor.game(name)
    tree = Tree(wander(game.new(max(2, game.players[0]), seed=6), 6, 70), seat, names=["Ada", ""])
    tree.grow(budget)
    tree.evaluate()
    return tree


@pytest.mark.parametrize("name", GAMES)
def test_the_principal_line_follows_the_best_move_of_each_player(name: str) -> None:
    tree = grown(name)
    line = tree.principal()
    assert line[0] == 0 and not tree.children(line[-1])
    for parent, child in itertools.pairwise(line):
        actor = tree.node(parent)["actor"]
        if actor >= 0:
            best = max(tree.node(other)["values"][actor] for other in tree.children(parent))
            assert tree.node(child)["values"][actor] == best
    # and it can be played
    state = tree.position(0).copy()
    for move in tree.moves_to(line[-1]):
        state.play(move)
    assert state.key() == tree.position(line[-1]).key()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_two_lines_are_compared_step_by_step_and_by_what_players_have_at_the_end(name: str, lang: str) -> None:
    tree = grown(name)
    left, right = tree.principal()[-1], len(tree) - 1
    found = tree.compare(left, right, lang)
    path = tree.path(left)
    words = [tree.words(parent, child, lang) for parent, child in itertools.pairwise(path)]
    assert found.shared + found.left == words
    assert len(found.shared) + len(found.right) == len(tree.path(right)) - 1
    assert found.left_scores == list(tree.node(left)["scores"])
    for difference in found.differences:
        assert difference.left != difference.right and difference.unit
        assert difference.unit in {
            tree.game.unit(thing, max(difference[2:]), lang)
            for end in (left, right)
            for thing in tree.game.resources(tree.position(end), difference.seat)
        }
    same = tree.compare(left, left, lang)
    assert same.left == same.right == same.differences == []


def test_a_seat_compares_only_what_it_has_itself() -> None:
    tree = grown("grand-cru", 0)
    found = tree.compare(1, len(tree) - 1)
    assert {difference.seat for difference in found.differences} <= {0}
    hidden = tree.position(1).hidden_scores(0)
    assert all((found.left_scores[seat] is None) == (seat in hidden) for seat in (0, 1))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_can_be_revealed_in_the_outline(name: str) -> None:
    tree = grown(name, 0)
    outline = Outline(tree)
    for node in range(0, len(tree), 7):
        item = outline.reveal(node)
        assert item in outline.visible() and outline.items[item].node == node


def test_unfolding_what_is_explored_keeps_to_depth_and_number() -> None:
    tree = grown("toscana", budget=400)
    outline = Outline(tree)
    outline.unfold_explored("0", 2, 60, groups=True)
    shown = outline.visible()
    assert len(shown) <= 60
    assert max(tree.node(outline.items[item].node)["depth"] for item in shown) <= 2
    outline.unfold_explored("0", 9, 10_000, groups=True)
    kinds = [outline.items[item].kind for item in outline.visible()]
    assert kinds.count("node") == len(tree), "every position has exactly one place"
    assert kinds.count("link") == tree.graph.number_of_edges() - len(tree) + 1, "every other way to it is a link"
