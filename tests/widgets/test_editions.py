"""The page of editions, as the rulebook sends it to the browser."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tutor
from tutor.core.text import LANGUAGES
from widgets import Rulebook

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def talk(game: str, lang: str, **message: Any) -> dict[str, Any]:
    """Open a rulebook and send it a message; return its answer."""
    book, heard = Rulebook(), []
    book.send = lambda content, buffers=None: heard.append(json.loads(json.dumps(content)))
    book._receive(book, {"type": "hello", "query": f"?game={game}&lang={lang}"}, [])
    if message:
        book._receive(book, message, [])
    answer: dict[str, Any] = heard[-1]
    return answer


@in_every_language
@pytest.mark.parametrize("name", ["vinhos-2016", "vinhos-2010"])
def test_the_page_shows_every_difference_and_the_rulebook_marks_it(name: str, lang: str) -> None:
    greeting, game = talk(name, lang), tutor.game(name)
    titles = [tutor.game(f"vinhos-{edition}").title(lang) for edition in game.rulebook.editions]
    assert [edition["title"] for edition in greeting["editions"]] == titles
    assert all(edition["title"] in edition["only"] for edition in greeting["editions"])
    rules = {rule["id"]: rule for rule in greeting["rules"]}
    shown = [rule for difference in greeting["differences"] for rule in difference["rules"] if rule]
    assert sorted(shown) == sorted(rule for rule in rules if rules[rule]["edition"])
    for rule in game.rulebook.values():
        told = rules[rule.id]
        assert told["elsewhere"] == (game.rules_edition not in rule.editions)
        assert all(edition in told["edition"] for edition in rule.editions) or not told["edition"]
        assert told["solo"] == rule.solo and told["counterpart"] == rule.counterpart


@in_every_language
def test_the_search_on_the_page_finds_only_what_differs(lang: str) -> None:
    word = {"en": "barrel", "fr": "tonneau"}[lang]
    everywhere = talk("vinhos-2016", lang, type="search", words=word, page="rules")
    differing = talk("vinhos-2016", lang, type="search", words=word, page="editions")
    book = tutor.game("vinhos-2016").rulebook
    assert differing["ids"] == [rule for rule in everywhere["ids"] if not book.is_common(book[rule])]
    assert 0 < len(differing["ids"]) < len(everywhere["ids"])
    assert str(len(differing["ids"])) in differing["text"] and differing["page"] == "editions"


@in_every_language
def test_a_game_of_one_edition_has_no_such_page(lang: str) -> None:
    greeting = talk("toscana", lang)
    assert greeting["editions"] == [] and greeting["differences"] == []
    assert not any(rule["edition"] or rule["elsewhere"] or rule["counterpart"] for rule in greeting["rules"])
