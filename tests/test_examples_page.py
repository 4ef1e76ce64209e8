"""The page of worked examples: every step of every example has words, and the right guess is what the engine does."""

from __future__ import annotations

from typing import Any

import pytest

import tutor
from tests.volume import volume
from tests.worlds import GAMES
from widgets.examples import Examples

every_game = pytest.mark.parametrize("name", GAMES)
#: Examples about what is in the box: nothing happens in them.
ABOUT_THE_BOX = {
    ("dom-pierre", "EX-15"),
    ("dom-pierre", "EX-36"),
    ("grand-cru", "EX-55"),
    ("vinhos-2010", "EX-29"),
}


class Page(Examples):
    """The widget, with what it sends kept here."""

    def __init__(self, game: str) -> None:
        self.sent: list[dict[str, Any]] = []
        super().__init__(game)

    def send(self, content: Any, buffers: Any = None) -> None:
        self.sent.append(content)

    def hear(self, **message: Any) -> dict[str, Any]:
        self._receive(self, message, [])
        return self.sent[-1]


@every_game
def test_every_example_has_something_to_see(name: str) -> None:
    for example in tutor.game(name).examples:
        assert bool(example.film()) != ((name, example.id) in ABOUT_THE_BOX), example.id


@every_game
def test_a_film_ends_with_what_the_engine_reports(name: str) -> None:
    for example in tutor.game(name).examples[::7]:
        assert example.film() is not None
        assert example.run().ok


@volume("most", 2, 6)
@every_game
def test_every_step_is_told_in_both_languages_and_every_guess_is_judged(name: str, most: int) -> None:
    """The first steps of every example, each second one in French."""
    page = Page(name)
    asked = 0
    for number, example in enumerate(page.game.examples):
        page.lang = ("en", "fr")[number % 2]
        step = page.hear(type="open", id=example.id)
        assert step["type"] == "step" and step["id"] == example.id
        for place in range(min(step["count"], most)):
            step = page.hear(type="goto", place=place)
            assert step["text"], (example.id, place)
            if step["played"]:
                continue
            ask, truth = step["ask"], page.walk.truth()
            assert (ask is None) == (truth is None)
            wrong = None if ask is None else (not truth if ask["kind"] == "legal" else truth + 1)
            if ask is not None:
                asked += 1
                assert page.hear(type="guess", guess=wrong)["right"] is False
                page.hear(type="goto", place=place)
            answer = page.hear(type="guess", guess=truth)
            assert answer["right"] is (None if ask is None else True)
            assert ask is None or answer["verdict"]
    assert asked > 30


def test_an_example_that_does_not_exist_changes_nothing() -> None:
    page = Page("toscana")
    page.hear(type="open", id="EX-01")
    sent = len(page.sent)
    page.hear(type="open", id="<b>")
    assert len(page.sent) == sent and page.example is not None and page.example.id == "EX-01"


def test_the_language_can_be_changed_in_the_middle_of_an_example() -> None:
    page = Page("toscana")
    page.hear(type="open", id="EX-13")
    page.hear(type="goto", place=2)
    assert page.hear(type="lang", lang="fr")["place"] == 2
    assert page.sent[-1]["placewords"].startswith("Pas")
