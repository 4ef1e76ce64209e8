"""The page of lessons: what it sends, what it does with answers, and that progress is kept or done without."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tutor.core.errors import BadProgress
from tutor.core.text import LANGUAGES
from tutor.lessons import lessons
from tutor.lessons.conditions import read_move
from tutor.lessons.progress import Progress, new_code
from widgets import coachbox
from widgets.lesson import Lesson


class Desk:
    """A learner at the page: sends messages as the browser does, and keeps the answers."""

    def __init__(self, progress: Progress) -> None:
        self.page = Lesson(progress=progress)
        self.sent: list[dict[str, Any]] = []
        self.page.send = self.sent.append  # type: ignore[method-assign, assignment]

    def say(self, kind: str, **content: Any) -> dict[str, Any]:
        self.page._receive(self.page, {"type": kind, **content}, [])
        assert not any(message["type"] == "sorry" for message in self.sent), self.sent[-1]
        return self.sent[-1]

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.sent) if message["type"] == kind)

    def open(self, query: str, step: str = "", **more: Any) -> Desk:
        self.say("hello", query=query, step=step, **more)
        return self

    def play(self, move: str) -> dict[str, Any]:
        wanted = read_move(self.page.game, move)
        self.say("play", index=list(self.page._candidates).index(wanted), number=self.page.number)
        return self.last("update")


@pytest.fixture
def progress(tmp_path: Path) -> Iterator[Progress]:
    progress = Progress(f"sqlite:///{tmp_path / 'progress.sqlite'}")
    yield progress
    progress.close()


@pytest.fixture
def desk(progress: Progress) -> Desk:
    return Desk(progress)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_shows_the_course_in_the_learners_language(desk: Desk, lang: str) -> None:
    desk.open(f"?game=toscana&lang={lang}")
    greeting = desk.sent[0]
    assert [row["title"] for row in greeting["course"]] == [lesson.title[lang] for lesson in lessons("toscana")]
    assert greeting["lang"] == lang and not greeting["lesson"]


def test_a_game_without_lessons_has_an_empty_list(desk: Desk) -> None:
    assert desk.open("?game=dom-pierre").sent[0]["course"] == [] or lessons("dom-pierre")


def test_an_address_opens_a_lesson_at_its_step(desk: Desk) -> None:
    update = desk.open("?game=toscana&lesson=how-you-win", "worth").last("update")
    assert (update["id"], update["kind"], update["question"]["form"]) == ("worth", "ask", "number")
    assert "You have 3 coins" in update["words"] and update["highlight"] and not update["moves"]


@pytest.mark.parametrize(("lesson", "step"), [("nowhere", ""), ("<script>", "worth")])
def test_an_address_of_no_lesson_leads_to_the_list(desk: Desk, lesson: str, step: str) -> None:
    desk.open(f"?game=toscana&lesson={lesson}", step)
    assert not desk.sent[0]["lesson"] and desk.page.runner is None


def test_an_unknown_step_is_the_first(desk: Desk) -> None:
    assert desk.open("?game=toscana&lesson=how-you-win", "nowhere").last("update")["step"] == 0


def test_a_wrong_answer_is_explained_and_a_right_one_praised(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=how-you-win", "worth")
    wrong = desk.say("answer", value=6)
    assert wrong["reply"]["verdict"] == "wrong" and "purse" in wrong["reply"]["words"] and not wrong["mastered"]
    right = desk.say("answer", value=9)
    assert right["reply"]["verdict"] == "right" and right["mastered"] and "worth" in right["steps"]


def test_a_wrong_pick_is_explained_by_the_engine(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=production", "instead")
    reply = desk.say("answer", value=0)["reply"]
    assert reply["why"] and reply["rules"] == ["TO-TURN-07"]


def test_a_mistake_is_answered_and_taken_back(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=how-you-win", "first-sale")
    update = desk.play("UseAction hire")
    assert update["reply"]["verdict"] == "wrong" and update["reply"]["back"] and update["moves"]
    for move in ("UseAction trade", "Sell red 2", "CloseSale"):
        update = desk.play(move)
    assert update["mastered"] and update["last"] and update["done"]


def test_why_not_is_answered_in_a_lesson_too(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=how-you-win", "first-sale")
    desk.play("UseAction trade")
    answers = desk.say("why")["answers"]
    assert answers and all(answer["why"] and answer["rule"].startswith("TO-") for answer in answers)


def test_the_tutor_shows_its_moves_one_by_one(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=a-round", "first-turns")
    turn = desk.say("show", turns=3)["turn"]
    assert turn["shown"] == 3 and "red cube" in turn["words"] and turn["who"] == "Player 1"
    assert desk.say("show", turns=0)["turn"]["shown"] == 0


def test_hints_undo_again_and_giving_up(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=how-you-win", "first-sale")
    assert len(desk.say("hint")["hints"]) == 1 and not desk.say("hint")["morehints"]
    desk.play("UseAction trade")
    assert desk.say("undo")["ask"] and not desk.say("again")["mayundo"]
    assert desk.say("giveup")["mastered"]


def test_the_coach_helps_where_a_game_is_played_freely(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coachbox, "SIMULATIONS", 12)
    begun(desk)
    update = desk.last("update")
    while not update["mayask"]:
        desk.say("bot", number=desk.page.number)
        update = desk.last("update")
    for step in (1, 2, 3, 4):
        desk.say("hint", step=step, number=desk.page.number)
        hint = desk.last("hint")
        assert hint["step"] == step and hint["lines"]
    assert any(line["part"] == "why" or line["part"] == "gain" for line in hint["lines"])
    elsewhere = desk.open("?game=toscana&lesson=how-you-win")
    assert not elsewhere.last("update")["mayask"]
    before = len(desk.sent)
    desk.page._receive(desk.page, {"type": "hint", "step": 1, "number": desk.page.number}, [])
    assert len(desk.sent) == before, "a lesson that asks for one thing keeps its own hints"


def test_notes_stay_while_bots_move(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=a-round", "your-round")
    desk.play("UseAction trade")
    update = desk.play("FinishTrade")
    while update["bot"]:
        update = desk.say("bot", number=update["number"])
    assert update["reply"]["lines"] and update["ask"]


def begun(desk: Desk) -> dict[str, Any]:
    """Begin the game of a lesson; return what the browser is told."""
    desk.open("?game=toscana&lesson=a-round", "your-round")
    return desk.play("UseAction trade")


def test_a_game_in_a_lesson_survives_a_reload(desk: Desk, progress: Progress) -> None:
    update = begun(desk)
    trails = {"toscana:a-round#your-round": update["trail"]}
    again = Desk(progress).open("?game=toscana&lesson=a-round", "your-round", trails=trails).last("update")
    assert again["moves"] == update["moves"] and again["mayundo"] and again["trail"] == update["trail"]
    assert again["reply"]["notes"] == update["reply"]["notes"]


def test_a_game_in_a_lesson_survives_turning_the_page(desk: Desk) -> None:
    update = begun(desk)
    desk.say("goto", step=update["step"] - 1)
    assert desk.say("next")["moves"] == update["moves"]
    desk.say("list")
    assert desk.say("open", lesson="a-round", step="your-round")["moves"] == update["moves"]
    assert desk.say("again")["trail"] == "[]"


@pytest.mark.parametrize(
    "trail", ["", "nonsense", "{}", "[1]", '[["Nothing", 1]]', '[["Sell", "red", 2]]', None, 7, "[" * 100_000]
)
def test_a_damaged_memory_of_a_game_begins_it_anew(desk: Desk, trail: Any) -> None:
    trails = {"toscana:a-round#your-round": trail}
    update = desk.open("?game=toscana&lesson=a-round", "your-round", trails=trails).last("update")
    assert update["moves"] and not update["mayundo"]


def test_a_lesson_that_is_done_leaves_no_trail(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=how-you-win", "first-sale")
    assert desk.play("UseAction trade")["trail"] != "[]"
    assert desk.say("giveup")["trail"] == "[]"


def test_another_game_opens_its_own_lesson(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=how-you-win")
    desk.open("?game=viticulture&lesson=how-you-win")
    assert desk.page.runner and desk.page.runner.lesson.game.name == "viticulture"


def test_a_game_in_a_lesson_shows_its_scores(desk: Desk) -> None:
    assert begun(desk)["scored"]
    sheet = desk.say("sheet")
    assert len(sheet["sheets"]) == 2 and not sheet["over"]
    assert all(line["text"] for line in sheet["sheets"][0]["lines"])


def test_a_click_on_an_older_picture_is_ignored(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=how-you-win", "first-sale")
    before = len(desk.sent)
    desk.say("play", index=0, number=desk.page.number - 1)
    desk.say("answer", value="9")
    assert len(desk.sent) == before


def test_progress_comes_back_with_the_code(progress: Progress) -> None:
    code = new_code()
    first = Desk(progress).open("?game=toscana&lesson=how-you-win", "worth", learner=code)
    first.say("answer", value=9)
    again = Desk(progress).open(f"?game=toscana&learner={code}")
    row = again.last("progress")["course"][0]
    assert row["mastered"] == ["worth"] and not row["done"] and row["next"] == "welcome"
    assert Desk(progress).open("?game=toscana").last("progress")["course"][0]["mastered"] == []


def test_a_link_with_anothers_code_replaces_nobodys_own_unless_they_say_so(progress: Progress) -> None:
    own, other = new_code(), new_code()
    Desk(progress).open("?game=toscana&lesson=how-you-win", "worth", learner=other).say("answer", value=9)
    for query, offered in ((f"?game=toscana&learner={other}", ""), ("?game=toscana", other)):
        desk = Desk(progress).open(query, learner=own, offered=offered)
        assert desk.page.learner == own and desk.last("greeting")["offered"] == other
        assert desk.last("progress")["course"][0]["mastered"] == []
        desk.say("learner", learner=new_code())  # nobody has offered that one
        assert desk.page.learner == own
        desk.say("learner", learner=other)
        assert desk.last("progress")["learner"] == other
        assert desk.last("progress")["course"][0]["mastered"] == ["worth"]


def test_walking_through_finishes_the_lesson(progress: Progress) -> None:
    code = new_code()
    desk = Desk(progress).open("?game=toscana&lesson=how-you-win", learner=code)
    while desk.page.runner is not None:
        if not desk.page.runner.mastered:
            desk.say("giveup")
        desk.say("next")
    row = desk.last("course")["course"][0]
    assert row["done"] and len(row["mastered"]) == row["steps"]
    assert "TO-SCORE-02" in progress.of(code, "toscana").rules


def test_deleting_ones_data_is_one_message(progress: Progress) -> None:
    code = new_code()
    desk = Desk(progress).open("?game=toscana&lesson=how-you-win", "worth", learner=code)
    desk.say("answer", value=9)
    desk.say("forget")
    told = desk.last("progress")
    assert told["learner"] != code and told["course"][0]["mastered"] == []
    assert progress.of(code, "toscana").steps == {}


def test_a_damaged_database_is_told_once_and_the_lesson_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "progress.sqlite"
    file.write_bytes(b"not a database" * 500)
    desk = Desk(Progress(f"sqlite:///{file}")).open("?game=toscana&lesson=how-you-win", "worth")
    notes = [message for message in desk.sent if message["type"] == "note"]
    assert len(notes) == 1 and notes[0]["text"].endswith(".") and not desk.last("progress")["kept"]
    assert desk.say("answer", value=9)["mastered"]


def test_a_code_that_is_none_is_replaced(progress: Progress) -> None:
    desk = Desk(progress).open("?game=toscana&learner=x", learner="' or 1=1")
    assert len(desk.page.learner) >= 20


def test_changing_the_language_keeps_the_place(desk: Desk) -> None:
    desk.open("?game=toscana&lesson=how-you-win", "worth")
    desk.say("answer", value=6)
    update = desk.say("lang", lang="fr")
    assert update["id"] == "worth" and "pièces" in update["words"] and "bourse" in update["reply"]["words"]


def test_saving_goes_on_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was mastered meanwhile is lost, and the learner is told once."""
    monkeypatch.setattr("widgets.lesson.PAUSE", 0, raising=False)
    code, progress = new_code(), Progress(f"sqlite:///{tmp_path / 'progress.sqlite'}")
    desk = Desk(progress).open("?game=toscana&lesson=how-you-win", "worth", learner=code)

    def fail(*_: Any) -> None:
        raise BadProgress("progress-unreadable")

    with monkeypatch.context() as broken:
        broken.setattr(progress, "_transaction", fail)
        desk.say("answer", value=9)
        desk.say("game", game="toscana")
        assert not desk.last("progress")["kept"]
        assert [message["type"] for message in desk.sent].count("note") == 1
    desk.say("game", game="toscana")
    assert desk.last("progress")["kept"]
    assert [step.step for step in progress.of(code, "toscana").steps["how-you-win"]] == ["worth"]
    progress.close()
