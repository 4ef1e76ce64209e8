"""The worked examples of the rulebook, each as a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tutor
from tutor.core.examples import Example, Examples, Finding
from tutor.games.toscana.examples.positions import Player, money, turn
from tutor.games.toscana.game import ToscanaGame


@pytest.mark.parametrize("example", tutor.game("toscana").examples, ids=lambda example: example.id)
def test_the_engine_agrees_with_the_example(example: Example) -> None:
    report = example.run()
    assert report.actual == report.expected
    assert report.ok


def test_all_41_examples_are_there(game: ToscanaGame) -> None:
    assert [example.id for example in game.examples] == [f"EX-{number:02}" for number in range(1, 42)]


def test_every_example_illustrates_rules_of_the_book(game: ToscanaGame) -> None:
    for example in game.examples:
        assert example.rules, example.id
        assert [rule for rule in example.rules if rule not in game.rulebook] == [], example.id


def test_an_example_with_a_wrong_number_is_not_ok(game: ToscanaGame) -> None:
    wrong = Examples()

    @wrong("EX-00", "TO-SETUP-01")
    def too_much_money(game: ToscanaGame) -> Iterator[Finding]:
        state = turn(game, Player(), Player())
        yield "players", 2, state.players
        yield "money", [4, 4], money(state)

    report = wrong.bind(game)[0].run()
    assert not report.ok
    assert report.expected == {"players": 2, "money": [4, 4]}
    assert report.actual == {"players": 2, "money": [3, 3]}


def test_an_example_that_looks_at_nothing_is_not_ok(game: ToscanaGame) -> None:
    empty = Examples()
    empty("EX-00", "TO-SETUP-01")(lambda _: iter(()))
    assert not empty.bind(game)[0].run().ok


def test_an_example_may_not_look_at_one_thing_twice(game: ToscanaGame) -> None:
    twice = Examples()
    twice("EX-00", "TO-SETUP-01")(lambda _: iter([("money", 3, 3), ("money", 4, 3)]))
    with pytest.raises(ValueError, match="looked at twice"):
        twice.bind(game)[0].run()
