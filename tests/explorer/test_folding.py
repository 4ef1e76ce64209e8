"""Siblings are folded by kind, so that a position with many moves stays legible."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tutor
from tests.worlds import GAMES, walk
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.explorer import Tree
from tutor.explorer.folding import FEW, GAP, MANY, Group, fold, group_words, likelihood
from tutor.explorer.outline import Outline


def crowded(name: str) -> list[State]:
    """One position with many moves for each kind of question, draws included."""
    game = tutor.game(name)
    found: dict[type, State] = {}
    for seed in (3, 4):
        for state in walk(game.new(max(2, game.players[0]), seed=seed, chance="explicit"), seed):
            moves = len(state.moves())
            kind = type(state.decision)
            if moves > FEW and (kind not in found or len(found[kind].moves()) < moves):
                found[kind] = state.copy()
    return list(found.values())


def nodes_of(members: object) -> Iterator[int]:
    assert isinstance(members, list | tuple)
    for member in members:
        if isinstance(member, Group):
            assert sorted(nodes_of(member.members)) == sorted(member.nodes)
            yield from member.nodes
        else:
            yield member


@pytest.mark.parametrize("name", GAMES)
def test_folding_loses_no_move_and_groups_one_kind_each(name: str) -> None:
    for state in crowded(name):
        tree = Tree(state)
        folded = tree.groups(0)
        assert sorted(nodes_of(folded)) == sorted(tree.children(0))
        assert len(folded) <= max(MANY, len(state.moves()) // 2)
        for group in (entry for entry in folded if isinstance(entry, Group)):
            moves = [tree.edge(0, child)["move"] for child in group.nodes]
            assert {type(move) for move in moves} == {group.kind}
            for field, value in group.shared.items():
                assert {getattr(move, field) for move in moves} == {value}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_group_says_how_many_moves_it_has_and_what_they_share(name: str, lang: str) -> None:
    def check(tree: Tree, members: object) -> list[str]:
        assert isinstance(members, list | tuple)
        said = []
        for group in members:
            if isinstance(group, Group):
                words = group_words(tree, 0, group, lang)
                assert words.startswith(f"{len(group.nodes)} × ") and not set("{}$") & set(words)
                said += [words, *check(tree, group.members)]
        return said

    trees = [Tree(state) for state in crowded(name)]
    said = [words for tree in trees for words in check(tree, tree.groups(0))]
    assert not said or any(GAP in words for words in said)


def test_many_moves_fold_into_few_lines_that_unfold() -> None:
    game = tutor.game("dom-pierre")
    states = (state.copy() for state in walk(game.new(2, seed=5), 1))
    state = max(states, key=lambda state: len(state.moves()))
    assert len(state.moves()) > 15
    tree = Tree(state)
    outline = Outline(tree)
    outline.unfold("0")
    shown = outline.visible()
    assert len(shown) < 10
    group = next(item for item in shown if outline.items[item].kind == "group")
    outline.unfold(group)
    assert len(outline.visible()) > len(shown)
    outline.fold(group)
    assert outline.visible() == shown


def test_the_odds_of_a_group_of_draws_are_those_of_its_members() -> None:
    for state in crowded("viticulture"):
        tree = Tree(state)
        for group in tree.groups(0):
            if isinstance(group, Group):
                odds = [tree.edge(0, child)["probability"] for child in group.nodes]
                expected = None if odds[0] is None else pytest.approx(sum(odds))
                assert likelihood(tree, 0, group) == expected


def test_few_moves_are_not_folded() -> None:
    tree = Tree(tutor.game("grand-cru").new(2, seed=1))
    tree.expand(0)
    assert fold(tree, 0) == tree.children(0)
