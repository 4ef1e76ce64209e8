"""The worked examples and derived cases, each as a test."""

from __future__ import annotations

import pytest

import tutor
from tutor.core.examples import Example
from tutor.games.viticulture.game import ViticultureGame


@pytest.mark.parametrize("example", tutor.game("viticulture").examples, ids=lambda example: example.id)
def test_the_engine_agrees_with_the_example(example: Example) -> None:
    report = example.run()
    assert report.actual == report.expected
    assert report.ok


def test_all_97_examples_are_there(game: ViticultureGame) -> None:
    derived = [f"DX-{number:02}" for number in range(1, 35)]
    from_the_book = [f"EX-{number:02}" for number in range(1, 64)]
    assert [example.id for example in game.examples] == derived + from_the_book


def test_every_example_illustrates_rules_of_the_book(game: ViticultureGame) -> None:
    for example in game.examples:
        assert example.rules, example.id
        assert [rule for rule in example.rules if rule not in game.rulebook] == [], example.id
