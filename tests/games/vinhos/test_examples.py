"""The worked examples of the three booklets, each as a test."""

from __future__ import annotations

import pytest

import tutor
from tutor.core.examples import Example
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame

EXAMPLES = [(name, example) for name in ("vinhos-2016", "vinhos-2010") for example in tutor.game(name).examples]


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=lambda value: getattr(value, "id", value))
def test_the_engine_agrees_with_the_example(name: str, example: Example) -> None:
    report = example.run()
    assert report.actual == report.expected
    assert report.ok


def test_all_96_examples_are_there(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    found = {example.id for game in (special, reserve) for example in game.examples}
    assert found == {f"EX-{number:02}" for number in range(1, 97)}


def test_every_example_illustrates_rules_of_its_own_edition(game: VinhosGame) -> None:
    for example in game.examples:
        assert example.rules, example.id
        assert all(game.plays_by(rule) for rule in example.rules), example.id


@pytest.mark.parametrize("number", [16, 36, 43, 56, 59])
def test_an_example_that_the_booklets_misprint_says_so(number: int) -> None:
    example = next(example for _, example in EXAMPLES if example.id == f"EX-{number}")
    assert "corrected" in example.title_in("en") and "corrigé" in example.title_in("fr")
