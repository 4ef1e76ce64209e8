"""The home page: every game with what a newcomer asks, in both languages; and what lies on pages without a game."""

from __future__ import annotations

from typing import Any

import pytest

import tutor
from tutor.core.text import LANGUAGES
from tutor.core.welcome import best_known_first, for_newcomers, welcome
from widgets import Home, boards
from widgets.covers import covers
from widgets.keeping import FEW, kept_game, sample_position

GAMES = tutor.games()
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
#: Bytes of all pictures of the home page: it has to stay light.
LIGHT = 160_000


@in_every_language
def test_every_game_says_how_many_how_long_and_how_hard(lang: str) -> None:
    home = Home()
    heard: list[Any] = []
    home.send = lambda message, buffers=None: heard.append(message)
    home._receive(home, {"type": "hello", "query": f"?lang={lang}"}, [])
    greeting, pictures = heard
    assert {card["name"] for card in greeting["games"]} == set(GAMES) == set(pictures["covers"])
    assert greeting["games"][0]["name"] == "viticulture", "the best known comes first"
    for card in greeting["games"]:
        assert "minutes" in card["minutes"] and card["players"] and card["hard"] and card["source"]
    assert greeting["first"] in GAMES


@in_every_language
def test_the_pictures_are_light(lang: str) -> None:
    assert sum(boards.cover(name, lang).stat().st_size for name in GAMES) < LIGHT
    assert all(picture.startswith("data:image/webp;base64,") for picture in covers(lang).values())


def test_newcomers_start_with_an_easy_game_and_the_famous_stand_in_front() -> None:
    games = [tutor.game(name) for name in GAMES]
    easiest = min(welcome(game).difficulty for game in games)
    assert welcome(for_newcomers(games)).difficulty == easiest
    fame = [welcome(game).fame for game in best_known_first(games)]
    assert fame == sorted(fame, reverse=True)
    for game in games:
        least, most = welcome(game).minutes
        assert 0 < least <= most and 1 <= welcome(game).difficulty <= 5


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_tree_begins_where_a_person_has_a_choice(name: str) -> None:
    session = sample_position(name)
    assert session.state.actor in session.persons and len(session.state.moves()) >= FEW
    assert 0 < session.cursor < len(session.steps)


def test_a_game_that_cannot_be_read_is_no_reason_to_bother_anybody() -> None:
    assert kept_game({}) is None and kept_game({"saved": "{"}) is None and kept_game({"saved": 7}) is None
    saved = sample_position("toscana").save()
    again = kept_game({"saved": saved})
    assert again is not None and again.save() == saved
