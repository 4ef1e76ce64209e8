"""The coach at the table: what it tells, to whom, and that the page stays reachable meanwhile."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Generator
from functools import partial
from typing import Any

import pytest

import tutor
from tests.widgets.test_table import Desk
from tests.worlds import GAMES
from tutor.coach.repair import planning
from tutor.session import PERSON
from widgets import coachbox
from widgets.slices import Work

every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coachbox, "SIMULATIONS", 30)


def asked(name: str, kinds: tuple[str, ...] = (PERSON, "random"), lang: str = "en") -> Desk:
    """A table at which a person has a choice, with something that is not allowed."""
    desk = Desk(name, kinds, lang)
    rng = random.Random(2)
    while True:
        state = desk.table.session.state
        choice = not desk.table.session.waits_for_bot() and len(state.moves()) > 1
        if choice and any(state.why_not(move) for move in state.candidates()):
            return desk
        desk.play(rng)


def only(answers: list[dict[str, Any]], kind: str, last: bool = False) -> dict[str, Any]:
    """The one answer of a kind; with `last`, after the first words of somebody who is still thinking."""
    found = [answer for answer in answers if answer["type"] == kind and not (last and answer["thinking"])]
    assert len(found) == 1
    return found[0]


@every_game
@pytest.mark.parametrize("lang", tutor.LANGUAGES)
def test_each_click_reveals_one_more_step(name: str, lang: str) -> None:
    desk = asked(name, lang=lang)
    told: list[Any] = []
    for step in (1, 2, 3, 4):
        answers = desk.say(type="hint", step=step, number=desk.table.number)
        hints = [answer for answer in answers if answer["type"] == "hint"]
        assert [hint["thinking"] for hint in hints] == ([True, False] if step == 1 else [False])
        hint = hints[-1]
        assert hint["step"] == step and hint["lines"][: len(told)] == told and len(hint["lines"]) > len(told)
        assert any(answer["type"] == "coaching" for answer in answers) == (step == 1), "only the first step searches"
        told = hint["lines"]
    assert [line["rule"] for line in told if line["part"] == "look"] != [""]


@every_game
def test_the_places_that_a_hint_points_at_can_be_clicked(name: str) -> None:
    desk = asked(name)
    update = only(desk.say(type="goto", cursor=desk.table.session.cursor), "update")
    desk.say(type="hint", step=3, number=desk.table.number)
    hint = only(desk.say(type="hint", step=3, number=desk.table.number), "hint")
    assert set(hint["targets"]) <= set(update["targets"])


@every_game
def test_a_refused_move_has_a_plan_or_an_honest_no(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coachbox, "planning", partial(planning, positions=400))
    desk = asked(name)
    state = desk.table.session.state
    index = next(place for place, move in enumerate(state.candidates()) if state.why_not(move))
    plan = only(desk.say(type="plan", index=index, number=desk.table.number), "plan")
    assert plan["index"] == index and plan["wish"]
    assert plan["steps"] if plan["found"] else plan["notes"]


def test_a_question_about_an_older_picture_is_not_answered() -> None:
    desk = asked("toscana")
    assert desk.say(type="hint", step=1, number=desk.table.number - 1) == []
    assert desk.say(type="plan", index=0, number=desk.table.number - 1) == []


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hint"},
        {"type": "hint", "step": 9},
        {"type": "hint", "step": "1"},
        {"type": "plan", "index": 999},
        {"type": "plan", "index": "x"},
        {"type": "plan", "index": -1},
        {"type": "enough"},
    ],
)
def test_odd_questions_are_not_answered(message: dict[str, Any]) -> None:
    desk = asked("toscana")
    assert desk.say(**{"number": desk.table.number, **message}) == []


@every_game
def test_at_a_shared_screen_the_coach_speaks_only_to_who_has_asked_to_see_their_own(name: str) -> None:
    desk = asked(name, kinds=(PERSON, PERSON))
    desk.table.revealed = False
    ask = only(desk.say(type="goto", cursor=desk.table.session.cursor), "update")["ask"]
    assert not ask["mayask"] and desk.say(type="hint", step=1, number=desk.table.number) == []
    ask = only(desk.say(type="reveal"), "update")["ask"]
    assert ask["mayask"] and only(desk.say(type="hint", step=1, number=desk.table.number), "hint", last=True)


def test_the_coach_says_nothing_while_a_bot_decides() -> None:
    desk = Desk("toscana", ("random", PERSON))
    while not desk.table.session.waits_for_bot():
        desk.play(random.Random(1))
    assert desk.say(type="hint", step=1, number=desk.table.number) == []


def counting(upto: int, seen: list[bool]) -> Generator[float, bool, str]:
    """A job of so many steps, which notes whether it was told to stop."""
    for step in range(upto):
        stop = yield step / upto
        seen.append(stop)
        if stop:
            return "stopped"
    return "done"


def test_work_in_slices_lets_others_have_their_turn_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("widgets.slices.SLICE", 0.0)

    async def page() -> tuple[list[str], list[float], int]:
        results: list[str] = []
        parts: list[float] = []
        work = Work(counting(10_000, []), parts.append, results.append, lambda error: results.append(str(error)))
        work.start()
        turns = 0
        while not results:
            turns += 1
            if turns == 5:
                work.stop()
            await asyncio.sleep(0.003)
        return results, parts, turns

    results, parts, turns = asyncio.run(page())
    assert results == ["stopped"] and turns >= 5 and parts == sorted(parts)


def test_work_that_nobody_waits_for_any_more_tells_nothing() -> None:
    async def page() -> list[str]:
        results: list[str] = []
        work = Work(counting(10_000_000, []), lambda part: None, results.append, lambda error: results.append("bad"))
        work.start()
        work.drop()
        await asyncio.sleep(0.02)
        return results

    assert asyncio.run(page()) == []


def test_a_mistake_of_ours_in_the_middle_of_the_work_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = asked("toscana")

    def broken(*_: Any, **__: Any) -> Generator[float, bool, Any]:
        yield 0.0
        raise RuntimeError("a mistake")

    monkeypatch.setattr(coachbox, "searching", broken)
    answers = desk.say(type="hint", step=1, number=desk.table.number)
    assert "went wrong on our side" in only(answers, "sorry")["text"]
