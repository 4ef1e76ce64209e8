"""Siblings are folded by kind, so that a position with many moves stays legible."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import tutor
from tests.crowds import crowd_trees
from tests.volume import volume
from tests.worlds import GAMES, walk
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.explorer import Tree
from tutor.explorer.folding import (
    BEST,
    FEW,
    GAP,
    MANY,
    Group,
    best_lead,
    fold,
    group_note,
    group_words,
    likelihood,
)
from tutor.explorer.outline import Outline
from tutor.explorer.wording import signed


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


@cache
def trees(name: str, crowds: int) -> list[Tree]:
    """Trees of positions with many moves, and of so many with very many: to look at, not to grow."""
    return [*map(Tree, crowded(name)), *crowd_trees(name, crowds)]


some_crowds = volume("crowds", 2, 20)


def levels(members: object) -> Iterator[tuple[int | Group, ...]]:
    """All lists of siblings that are shown together, from the outside in."""
    assert isinstance(members, list | tuple)
    yield tuple(members)
    for member in members:
        if isinstance(member, Group):
            yield from levels(member.members)


@pytest.mark.parametrize("name", GAMES)
@some_crowds
def test_the_best_five_stand_before_one_group_of_all_others(name: str, crowds: int) -> None:
    for tree in trees(name, crowds):
        if len(tree.expand(0)) <= FEW:  # some of the moves lead to the same position
            continue
        *best, others = tree.groups(0)
        assert best == tree.ranked(0)[:BEST]
        assert isinstance(others, Group) and others.kind is None
        assert list(others.nodes) == tree.ranked(0)[BEST:]


@pytest.mark.parametrize("name", GAMES)
@some_crowds
def test_folding_loses_no_move_and_what_is_shown_together_can_be_read(name: str, crowds: int) -> None:
    for tree in trees(name, crowds):
        folded = tree.groups(0)
        assert sorted(nodes_of(folded)) == sorted(tree.children(0))
        for level in levels(folded):
            assert len(level) <= MANY
            for group in (entry for entry in level if isinstance(entry, Group)):
                moves = [tree.edge(0, child)["move"] for child in group.nodes]
                if group.kind is not None:
                    assert {type(move) for move in moves} == {group.kind}
                for field, value in group.shared.items():
                    assert {getattr(move, field) for move in moves} == {value}
            firsts = [entry.nodes[0] if isinstance(entry, Group) else entry for entry in level]
            assert firsts == sorted(firsts, key=tree.ranked(0).index), "best first on every level"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
@some_crowds
def test_every_group_says_how_many_moves_it_has_or_what_they_share(name: str, lang: str, crowds: int) -> None:
    gaps = others = 0
    for tree in trees(name, crowds):
        for level in levels(tree.groups(0)):
            groups = [entry for entry in level if isinstance(entry, Group)]
            said = [group_words(tree, 0, group, lang) for group in groups]
            assert len(set(said)) == len(said), "groups that are shown together are told apart"
            for group, words in zip(groups, said, strict=True):
                assert not set("{}$") & set(words)
                assert str(len(group.nodes) if group.places is None else group.places[0]) in words
                gaps += GAP in words
                others += group.kind is None
                best = best_lead(tree, 0, group)
                note = group_note(tree, 0, group, lang)
                assert note.endswith(signed(best, lang)) if best is not None else note.endswith("%")
    assert others
    assert gaps or name != "viticulture"


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
    assert fold(tree, 0) == tree.ranked(0)
