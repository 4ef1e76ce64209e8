"""The worked examples and edge cases, each as a test."""

from __future__ import annotations

import pytest

import tutor
from tutor.core.examples import Example
from tutor.games.dom_pierre.game import DomPierreGame


@pytest.mark.parametrize("example", tutor.game("dom-pierre").examples, ids=lambda example: example.id)
def test_the_engine_agrees_with_the_example(example: Example) -> None:
    report = example.run()
    assert report.actual == report.expected
    assert report.ok


def test_all_59_examples_are_there(game: DomPierreGame) -> None:
    assert [example.id for example in game.examples] == [f"EX-{number:02}" for number in range(1, 60)]


def test_every_example_illustrates_rules_of_the_book(game: DomPierreGame) -> None:
    for example in game.examples:
        assert example.rules, example.id
        assert [rule for rule in example.rules if rule not in game.rulebook] == [], example.id
