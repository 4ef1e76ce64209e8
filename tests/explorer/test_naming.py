"""Names of moves: short, no two alike, what differs comes first."""

from __future__ import annotations

import pytest

import tutor
from tests.crowds import big_turn, crowds
from tests.worlds import GAMES, walk
from tutor.core.text import LANGUAGES
from tutor.explorer import Tree
from tutor.explorer.naming import LONGEST, names, short

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Buy: ...


class Stop: ...


def named(*sentences: str, kinds: tuple[type, ...] = ()) -> list[str]:
    keys = dict(enumerate(sentences))
    return list(short(keys, {key: kinds[key] if kinds else Buy for key in keys}, "en").values())


def test_what_all_moves_share_is_left_out() -> None:
    assert named("Place on D8 (water)", "Place on C1 (red)", "Place on A3 (rosé)") == [
        "D8 (water)",
        "C1 (red)",
        "A3 (rosé)",
    ]


def test_a_bare_number_keeps_the_word_before_it() -> None:
    assert named("Take row 5 and draw a vine", "Take row 6 and draw an order") == [
        "Row 5 and draw a vine",
        "Row 6 and draw an order",
    ]


def test_a_way_to_end_does_not_spoil_the_names_of_the_others() -> None:
    assert named("Water on B6", "Water on B7", "That is all", kinds=(Buy, Buy, Stop)) == ["B6", "B7", "That is all"]


def test_verbs_stay_where_they_tell_moves_apart() -> None:
    sentences = ("Buy 3 red", "Buy 2 red", "Sell 3 red", "Sell 2 red")
    assert named(*sentences, kinds=(Buy, Buy, Stop, Stop)) == list(sentences)


def test_long_sentences_are_cut_where_they_are_alike() -> None:
    same = "the wine that was made last year from grapes of the field beside the old mill " * 2
    found = named(*(f"{verb} {same}for {price} coins" for verb in ("Enter", "Serve") for price in ("five", "nine")))
    assert len(set(found)) == 4 and all(len(name) <= LONGEST for name in found)
    assert all(price in name for name, price in zip(found, ("five", "nine") * 2, strict=True))


def test_moves_that_say_the_same_are_numbered() -> None:
    assert named("Discard a card", "Discard a card") == ["1) Discard a card", "2) Discard a card"]


def test_one_move_is_called_by_its_whole_sentence() -> None:
    assert named("That is all") == ["That is all"]


@in_every_language
def test_in_a_crowd_no_two_names_are_alike(lang: str) -> None:
    for tree in map(Tree, [*crowds(), big_turn()]):
        tree.expand(0)
        found = names(tree, 0, lang)
        assert len(set(found.values())) == len(found) == len(tree.children(0))
        assert all(0 < len(name) <= LONGEST for name in found.values())


@in_every_language
@pytest.mark.parametrize("name", GAMES)
def test_siblings_are_told_apart_in_whole_games(name: str, lang: str) -> None:
    for number, state in enumerate(walk(tutor.game(name).new(2, seed=5), 5)):
        if number % 9 == 0 and not state.over:
            tree = Tree(state, 0)
            tree.expand(0)
            found = names(tree, 0, lang)
            assert len(set(found.values())) == len(found)
            assert all(0 < len(one) <= LONGEST for one in found.values())
