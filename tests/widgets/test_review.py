"""The review's Python side: what it tells the browser, slice by slice, and to whom."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.analysis.games import ending, unfinished
from tutor.analysis import cache
from tutor.analysis.review import BUDGETS
from tutor.analysis.weighing import Budget
from tutor.core.text import LANGUAGES
from widgets.review import Review


class Desk:
    """A review with a browser that only listens."""

    def __init__(self, record: dict[str, Any] | None = None, lang: str = "en") -> None:
        self.page = Review(record, lang=lang)
        self.heard: list[dict[str, Any]] = []
        self.page.send = lambda message, buffers=None: self.heard.append(message)
        self.greeting = self.say(type="hello", query="")

    def say(self, **message: Any) -> list[dict[str, Any]]:
        """Send a message as the browser would; return the answers."""
        self.heard.clear()
        self.page._receive(self.page, message, [])
        json.dumps(self.heard)  # everything must travel
        return list(self.heard)

    def finish(self) -> list[dict[str, Any]]:
        """Ask for work until it is done; return all that was told."""
        told = self.say(type="recall", text=None)
        while not told[-1].get("complete") and not any(message.get("complete") for message in told):
            told += self.say(type="work")
        return told


def of(messages: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [message for message in messages if message["type"] == kind]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "quick", Budget(16, luck_rounds=1))


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return ending("toscana", 9, kinds="random,random")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_reviewed_in_slices_and_its_marks_are_told_once(record: dict[str, Any], lang: str) -> None:
    desk = Desk(record, lang)
    assert of(desk.greeting, "game")[0]["steps"] and of(desk.greeting, "position")
    told = desk.finish()
    parts = [message["part"] for message in of(told, "progress")]
    assert parts == sorted(parts)
    numbers = [mark["number"] for message in of(told, "progress") for mark in message["marks"]]
    assert numbers and len(numbers) == len(set(numbers))
    assert desk.page.review is not None
    assert sorted(numbers) == [verdict.number for verdict, _ in desk.page.review.marks()]
    assert {message["name"] for message in of(told, "chart")} == {"value", "luck"}
    assert of(told, "progress")[-1]["ledgers"]


def test_a_mark_leads_to_the_position_before_it_as_its_mover_saw_it(record: dict[str, Any]) -> None:
    desk = Desk(record)
    desk.finish()
    review = desk.page.review
    assert review is not None
    verdict, mark = review.marks()[0]
    position = of(desk.say(type="look", number=verdict.number), "position")[0]
    assert position["number"] == verdict.number and position["seat"] == verdict.seat
    assert position["told"]["mark"] == mark and position["told"]["why"] and position["told"]["rules"]
    assert position["moves"] == [] and position["targets"] == {}


def test_a_learner_tries_again_without_being_told_and_gets_an_answer(record: dict[str, Any]) -> None:
    desk = Desk(record)
    desk.finish()
    review = desk.page.review
    assert review is not None
    verdict = review.marks()[0][0]
    desk.say(type="look", number=verdict.number)
    asked = of(desk.say(type="again"), "position")[0]
    state = review.timeline.at(verdict.number)
    assert asked["told"] is None and len(asked["moves"]) == len(state.moves())
    best = state.moves().index(verdict.weighed.rival[0])
    found = of(desk.say(type="try", index=best), "answer")[0]
    assert found["good"] and found["told"]["mark"]
    desk.say(type="again")
    played = state.moves().index(verdict.weighed.played[0])
    told = desk.say(type="try", index=played)
    while not of(told, "answer"):
        told = desk.say(type="measure")
    assert not of(told, "answer")[0]["good"], "what was a mistake is still one"


def test_a_review_that_the_browser_remembers_is_taken_up(record: dict[str, Any]) -> None:
    first = Desk(record)
    first.finish()
    assert first.page.review is not None
    text = json.dumps(cache.to_dict(first.page.review))
    again = Desk(record)
    told = again.say(type="recall", text=text)
    assert of(told, "progress")[0]["complete"] and of(told, "progress")[0]["marks"]
    for nonsense in ("", "{", "[]", None, text.replace("vendange-review", "x"), "[" * 100_000):
        fresh = Desk(record)
        assert not of(fresh.say(type="recall", text=nonsense), "progress")[0]["complete"]


def test_what_is_found_is_handed_to_the_browser_when_somebody_stops(record: dict[str, Any]) -> None:
    desk = Desk(record)
    desk.say(type="work")
    told = desk.say(type="pause")
    assert json.loads(of(told, "keep")[0]["text"])["format"] == "vendange-review"


def test_language_changes_and_the_findings_stay(record: dict[str, Any]) -> None:
    desk = Desk(record)
    desk.finish()
    told = desk.say(type="lang", lang="fr")
    assert of(told, "greeting")[0]["lang"] == "fr"
    progress = of(desk.say(type="recall", text=None), "progress")[0]
    assert progress["complete"] and progress["marks"]


@pytest.mark.parametrize("form", ["svg", "png"])
def test_a_chart_is_saved_as_a_file(record: dict[str, Any], form: str) -> None:
    pytest.importorskip("vl_convert")
    desk = Desk(record)
    file = of(desk.say(type="export", chart="sources", form=form), "file")[0]
    assert file["name"] == f"toscana-sources.{form}" and file["data"]
    assert desk.say(type="export", chart="../x", form="svg") == []


def test_a_game_that_is_not_over_is_reviewed_for_the_only_person_alone() -> None:
    desk = Desk(unfinished("toscana", 5, ["person", "greedy"]))
    assert desk.page.review is not None and desk.page.review.seat == 0
    game = of(desk.greeting, "game")[0]
    assert game["own"]
    timeline = desk.page.review.timeline
    others = [moment.number for moment in timeline.moments if moment.actor == 1]
    assert others and not set(others) & set(game["steps"])
    assert desk.say(type="look", number=others[0]) == []


def test_a_game_of_several_people_waits_until_it_is_over() -> None:
    desk = Desk()
    record = unfinished("toscana", 5, ["person", "person"])
    assert desk.page.review is None
    for lang in LANGUAGES:
        desk.say(type="lang", lang=lang)
        (sorry,) = desk.say(type="load", text=json.dumps(record))
        assert sorry["type"] == "sorry" and sorry["text"].endswith(".")
    assert desk.page.review is None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "vendange-record", "game": "chess"}', "[" * 100_000])
def test_a_damaged_file_changes_nothing(record: dict[str, Any], text: str) -> None:
    desk = Desk(record)
    before = desk.page.review
    (sorry,) = desk.say(type="load", text=text)
    assert sorry["type"] == "sorry" and desk.page.review is before


def test_odd_messages_are_borne(record: dict[str, Any]) -> None:
    desk = Desk(record)
    for message in (
        {"type": "look", "number": "3"},
        {"type": "look", "number": -1},
        {"type": "look", "number": 10**9},
        {"type": "try", "index": 99},
        {"type": "measure"},
        {"type": "budget", "budget": "endless"},
        {"type": "draw", "chart": "pie"},
        {"type": "lang", "lang": "xx"},
    ):
        assert desk.say(**message) == [], message
