"""What differs between the editions of a game, read off its rulebook."""

from __future__ import annotations

import pytest

import tutor
from tutor.core.rulebook import Rulebook

GAMES = tutor.games()
SEVERAL = [name for name in GAMES if tutor.game(name).rulebook.editions]


def test_vinhos_has_two_editions_and_they_differ() -> None:
    assert {"vinhos-2010", "vinhos-2016"} <= set(SEVERAL)
    book = tutor.game("vinhos-2016").rulebook
    assert book.editions == ("2016", "2010")
    sides = {tuple(rule and rule.id for rule in difference.rules) for difference in book.differences()}
    assert ("VS-COMP-01", "VR-COMP-01") in sides, "each instead of the other"
    assert (None, "VR-BANK-01") in sides, "only one edition has a bank"


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_is_not_common_occurs_once(name: str) -> None:
    book = tutor.game(name).rulebook
    occurring = [
        rule
        for difference in book.differences()
        for rule in dict.fromkeys(side and side.id for side in difference.rules)
        if rule
    ]
    some = [rule.id for rule in book.values() if rule.editions and set(rule.editions) != set(book.editions)]
    assert sorted(occurring) == sorted(some)
    assert bool(occurring) == (name in SEVERAL)


@pytest.mark.parametrize("name", GAMES)
def test_counterparts_are_mutual_and_of_other_editions(name: str) -> None:
    book = tutor.game(name).rulebook
    for rule in book.values():
        if rule.counterpart:
            other = book[rule.counterpart]
            assert other.counterpart == rule.id
            assert rule.editions and other.editions and not set(rule.editions) & set(other.editions)


@pytest.mark.parametrize("name", SEVERAL)
def test_each_rule_stands_in_the_column_of_its_edition_and_beside_its_counterpart(name: str) -> None:
    book = tutor.game(name).rulebook
    for difference in book.differences():
        assert len(difference.rules) == len(book.editions)
        present = [rule for rule in difference.rules if rule]
        assert difference.section in {rule.section for rule in present}
        for edition, rule in zip(book.editions, difference.rules, strict=True):
            assert rule is None or edition in rule.editions
        assert (None not in difference.rules) == all(rule.counterpart for rule in present)
    places = [book.sections.index(difference.section) for difference in book.differences()]
    assert places == sorted(places), "in the order of the book"


@pytest.mark.parametrize("name", SEVERAL)
def test_every_edition_is_a_game_and_every_game_an_edition(name: str) -> None:
    game = tutor.game(name)
    box = [other for other in map(tutor.game, GAMES) if other.folder == game.folder]
    assert sorted(other.rules_edition for other in box) == sorted(game.rulebook.editions)


def test_three_editions_share_some_of_their_rules() -> None:
    words = {"title": {"en": ""}, "text": {"en": ""}}
    rows = [
        {"id": "A", "editions": ["x", "y", "z"]},
        {"id": "B", "editions": ["x", "y"], "counterpart": "D"},
        {"id": "C", "editions": []},
        {"id": "D", "editions": ["z"], "counterpart": "B"},
        {"id": "E", "editions": ["y"]},
    ]
    book = Rulebook(
        {"section": [{"id": "S", "title": {"en": ""}}], "rule": [{**words, "section": "S", **row} for row in rows]}
    )
    assert [[rule and rule.id for rule in difference.rules] for difference in book.differences()] == [
        ["B", "B", "D"],
        [None, "E", None],
    ]
