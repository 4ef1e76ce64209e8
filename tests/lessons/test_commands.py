"""`vendange lessons` and `vendange coverage`: what a teacher prints while writing."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import tutor
from tests.worlds import GAMES
from tutor import cli
from tutor.core.text import LANGUAGES
from tutor.lessons import lesson_files, lessons
from tutor.lessons.conditions import read_move

FIRST = str(lesson_files(tutor.game("toscana"))[0])


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = cli.main(arguments)
    shown = capsys.readouterr()
    return code, shown.out + shown.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_courses_are_listed(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, text = run(capsys, "lessons", "list", "toscana", "--lang", lang)
    assert code == 0 and all(lesson.title[lang] in text for lesson in lessons("toscana"))


def test_a_sound_lesson_is_praised(capfd: pytest.CaptureFixture[str]) -> None:
    code, text = run(capfd, "lessons", "check", FIRST, "--lang", "en")
    assert code == 0 and "agrees with the rules" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_slips_are_printed_with_their_place(capfd: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(Path(FIRST).read_text(encoding="utf-8").replace("answer = 9", "answer = 8"), encoding="utf-8")
    code, text = run(capfd, "lessons", "check", str(bad), "--lang", lang)
    assert code == 1 and text.startswith("bad.toml [6. ask]") and "9" in text and len(text.splitlines()) == 1


def test_a_place_that_no_board_has_is_found_too(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(Path(FIRST).read_text(encoding="utf-8").replace('"winery-0"', '"wineri-0"'), encoding="utf-8")
    code, text = run(capfd, "lessons", "check", str(bad), "--lang", "en")
    assert code == 1 and "wineri-0" in text and "winery-0" in text


def test_moves_are_printed_as_a_lesson_writes_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "lessons", "moves", FIRST, "--step", "first-sale", "--lang", "en")
    assert code == 0 and '"UseAction trade"' in text and "# Use the trade action" in text and "[ChooseAction]" in text


def test_the_moves_of_a_saved_game_are_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    state = tutor.game("toscana").new(2, 4)
    for move in ("Place C5", "Place B5"):
        state.play(read_move(state.game, move))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(state.game.record(state)))
    code, text = run(capsys, "lessons", "moves", str(file), "--lang", "en")
    assert code == 0 and [line.split("#")[0].strip() for line in text.splitlines()] == ['"Place C5",', '"Place B5",']


def test_a_teacher_plays_and_gets_the_moves(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nb\n3\n8\n"))
    code, text = run(capsys, "lessons", "record", FIRST, "--step", "first-sale", "--lang", "en")
    assert code == 0 and text.rstrip().endswith('solution = ["UseAction trade", "Sell red 2"]')


def test_the_places_of_a_board_are_listed(capfd: pytest.CaptureFixture[str]) -> None:
    code, text = run(capfd, "lessons", "places", FIRST, "--lang", "en")
    assert code == 0 and "action-0-trade  # Trade action" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("lessons", "sing"), 2),
        (("lessons", "moves"), 2),
        (("lessons", "moves", "nowhere.toml"), 2),
        (("lessons", "moves", FIRST, "--step", "nowhere"), 2),
        (("lessons", "list", "chess"), 2),
        (("coverage", "chess"), 2),
    ],
)
def test_a_mistake_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: int, lang: str
) -> None:
    code, text = run(capsys, *arguments, "--lang", lang)
    assert code == expected and len(text.strip().splitlines()) == 1 and text.strip().endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_coverage_lists_every_rule(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, text = run(capsys, "coverage", game, "--lang", "en")
    made = tutor.game(game)
    assert code == 0 and all(f"{rule}  " in text for rule in made.rulebook if made.plays_by(rule))


def test_rules_that_are_left_alone_are_listed_and_fail(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "coverage", "toscana", "--orphans", "--lang", "en")
    assert code == 0 and "0 left alone" in text
