"""The worked examples and edge cases, each as a test."""

from __future__ import annotations

import pytest

import tutor
from tutor.core.examples import Example
from tutor.games.grand_cru.game import GrandCruGame


@pytest.mark.parametrize("example", tutor.game("grand-cru").examples, ids=lambda example: example.id)
def test_the_engine_agrees_with_the_example(example: Example) -> None:
    report = example.run()
    assert report.actual == report.expected
    assert report.ok


def test_all_101_examples_are_there(game: GrandCruGame) -> None:
    from_the_book = [f"EX-{number:02}" for number in range(1, 67)]
    our_own = [f"EX-C{number:02}" for number in range(1, 36)]
    assert [example.id for example in game.examples] == from_the_book + our_own


def test_every_example_illustrates_rules_of_the_book(game: GrandCruGame) -> None:
    for example in game.examples:
        assert example.rules, example.id
        assert [rule for rule in example.rules if rule not in game.rulebook] == [], example.id
