"""Where each rule is met, as the rulebook sends it to the browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.worlds import GAMES
from tutor.core.text import LANGUAGES
from tutor.lessons import coverage, lessons
from widgets import Rulebook

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
in_every_game = pytest.mark.parametrize("name", GAMES)


def talk(game: str, lang: str, **message: Any) -> dict[str, Any]:
    """Open a rulebook and send it a message; return its answer."""
    book, heard = Rulebook(), []
    book.send = lambda content, buffers=None: heard.append(json.loads(json.dumps(content)))
    book._receive(book, {"type": "hello", "query": f"?game={game}&lang={lang}"}, [])
    book._receive(book, message, [])
    answer: dict[str, Any] = heard[-1]
    return answer


@in_every_game
def test_a_rule_leads_to_every_step_and_example_that_shows_it(name: str) -> None:
    met = talk(name, "fr", type="met")
    course = {lesson.id: lesson for lesson in lessons(name)}
    for row in coverage.report(name):
        told = met["rules"].get(row.rule, {"taught": [], "examples": []})
        assert [f"{lesson}#{step}" for lesson, steps in told["taught"] for step in steps] == list(row.taught)
        assert told["examples"] == list(row.examples)
        assert all(met["examples"][example] for example in told["examples"])
        for lesson, steps in told["taught"]:
            assert met["lessons"][lesson]["title"] == course[lesson].title["fr"]
            for step in steps:
                found = course[lesson].step(step)
                assert found is not None and met["lessons"][lesson]["steps"][step] == found.number


@in_every_language
@in_every_game
def test_the_report_counts_what_the_command_counts(name: str, lang: str) -> None:
    answer, rows = talk(name, lang, type="coverage"), coverage.report(name)
    assert answer["tests"] is True
    facts = {fact["name"]: (fact["count"], fact["all"]) for fact in answer["facts"]}
    assert facts["taught"] == (sum(bool(row.taught) for row in rows), len(rows))
    assert facts["explained"] == facts["tested"] == (len(rows), len(rows)), "nothing of a game goes unexplained"
    assert [row["id"] for row in answer["rows"]] == [row.rule for row in rows]
    assert [row["tests"] for row in answer["rows"]] == [len(row.tested) for row in rows]
    for told, row in zip(answer["rows"], rows, strict=True):
        kinds = {mention.kind for mention in row.said} & set(coverage.KINDS)
        assert len(told["said"]) == len(kinds)


@in_every_language
def test_a_rule_says_what_the_game_says_by_it_with_gaps(lang: str) -> None:
    answer = talk("toscana", lang, type="mentions", rule="TO-TRADE-04")
    said = dict(answer["said"])
    assert said and all(texts for texts in said.values())
    assert any("…" in text for texts in said.values() for text in texts), "numbers are left open"
    assert answer["tests"] and all(test["text"][0].isupper() and "_" not in test["text"] for test in answer["tests"])


@in_every_language
@in_every_game
def test_everything_that_a_game_says_by_a_rule_has_words(name: str, lang: str) -> None:
    game = tutor.game(name)
    mentions = {mention for row in coverage.report(name) for mention in row.said if mention.key}
    assert len(mentions) > 50
    for mention in mentions:
        words = mention.text(game, lang)
        assert words and "{" not in words and "… …" not in words, mention


def test_a_decision_without_a_question_explains_nothing_to_a_learner() -> None:
    """Frames such as the end of a round carry rules too, but nobody reads them."""
    for name in GAMES:
        game = tutor.game(name)
        asked = {mention.key for row in coverage.report(name) for mention in row.said if mention.kind == "question"}
        assert asked and all(game.texts.has(key, "en") for key in asked)


def test_an_installation_without_tests_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(coverage, "TESTS", tmp_path / "none")
    coverage._tests.cache_clear()
    try:
        answer = talk("toscana", "en", type="coverage")
        assert answer["tests"] is False and "tested" not in {fact["name"] for fact in answer["facts"]}
        assert not any(row["orphan"] for row in answer["rows"]), "what is not known is not held against a rule"
        assert talk("toscana", "en", type="mentions", rule="TO-TRADE-04")["tests"] == []
    finally:
        coverage._tests.cache_clear()


def test_a_rule_that_does_not_exist_gets_one_sentence() -> None:
    answer = talk("toscana", "en", type="mentions", rule="TO-NONE-99")
    assert answer["type"] == "sorry" and "TO-NONE-99" in answer["text"]


def test_a_rule_of_another_edition_has_no_report() -> None:
    answer = talk("vinhos-2016", "en", type="mentions", rule="VR-BANK-01")
    assert answer["type"] == "greeting", "nothing is answered"
