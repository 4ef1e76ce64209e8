"""Every lesson of every game agrees with its engine and its board, in every language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.volume import volume
from tests.worlds import GAMES
from tutor.core.text import LANGUAGES
from tutor.lessons import check_course, check_file, checking, lesson_files, lessons
from tutor.lessons.format import Lesson
from tutor.lessons.trials import TRIES
from widgets.places import places

FILES = sorted({path for game in GAMES for path in lesson_files(tutor.game(game))})


def place_of(path: Path) -> str:
    """Return the folder and the name of a file."""
    return f"{path.parents[1].name}/{path.stem}"


#: Games played on trial with every change. What is said late in a game of the learner's own is waited for in the long
#: run alone: it may take dozens of games.
FEW_TRIES = 2


@volume("tries", FEW_TRIES, TRIES)
@pytest.mark.parametrize("path", FILES, ids=place_of)
def test_a_lesson_agrees_with_the_engine_and_points_out_real_places(
    path: Path, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "TRIES", tries)
    slips = check_file(path, places)
    if tries == FEW_TRIES:
        slips = [slip for slip in slips if slip.key != "lesson-note-unheard"]
    assert [slip.text("en") for slip in slips] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_of_a_course_have_names_and_places_of_their_own(game: str) -> None:
    course = lessons(game)
    assert [slip.text("en") for slip in check_course(course)] == []
    assert [lesson.order for lesson in course] == sorted(lesson.order for lesson in course)


@pytest.mark.parametrize("path", FILES, ids=place_of)
def test_a_lesson_names_games_of_its_own_folder(path: Path) -> None:
    from tutor.lessons import load

    assert {lesson.game.folder for lesson in load(path)} == {path.parents[1]}


def words_in(part: Any, lang: str) -> Iterator[str]:
    """Yield every text in one language of what a teacher has written."""
    if isinstance(part, dict):
        yield from (value for key, value in part.items() if key == lang)
        part = [value for key, value in part.items() if key != lang]
    if isinstance(part, list):
        for inner in part:
            yield from words_in(inner, lang)


CONCEPTS = sorted((Path(tutor.__file__).parent / "concepts").glob("*.toml"))


@pytest.mark.parametrize("path", [*FILES, *CONCEPTS], ids=place_of)
def test_french_punctuation_of_a_lesson_is_not_torn_from_its_word(path: Path) -> None:
    words = list(words_in(tomllib.loads(path.read_text("utf-8")), "fr"))
    assert words and [text for text in words if re.search(" [:;!?»]|« ", text)] == []


@pytest.mark.parametrize("path", [*FILES, *CONCEPTS], ids=place_of)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_printed_as_books_print_them(path: Path, lang: str) -> None:
    words = list(words_in(tomllib.loads(path.read_text("utf-8")), lang))
    assert words and [text for text in words if re.search(r"\w'", text)] == []


def all_lessons() -> list[Lesson]:
    return [lesson for game in GAMES for lesson in lessons(game)]


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: f"{lesson.game.name}/{lesson.id}")
def test_a_lesson_gets_the_learner_going(lesson: Lesson) -> None:
    kinds = [step.kind for step in lesson.steps]
    assert {"do", "ask", "play"} & set(kinds), "nothing to do"
    assert ("tell",) * 3 not in zip(kinds, kinds[1:], kinds[2:], strict=False), "too much talk"
    assert all(step.hints for step in lesson.steps if step.kind in ("do", "ask") and not hasattr(step, "choices"))


def test_toscana_begins_with_how_one_wins() -> None:
    assert [lesson.id for lesson in lessons("toscana")][:3] == ["how-you-win", "a-round", "production"]
    for lang in LANGUAGES:
        assert all(lesson.title[lang] and lesson.goal[lang] for lesson in lessons("toscana"))
