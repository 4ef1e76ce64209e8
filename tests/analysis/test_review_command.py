"""`vendange review`: what it prints and writes, and one sentence for whatever goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.analysis.games import ending
from tutor import cli
from tutor.core.text import LANGUAGES

FEW = ("--simulations", "16")
HEADS = {"en": "Blunder", "fr": "Gaffe"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    record = {**ending("toscana", 14, kinds="random,random"), "names": ["Ada\x1b[31m", "Bea"]}
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_printed_and_kept_beside_the_game(
    file: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["review", str(file), *FEW, "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert "Bea" in text and HEADS[lang] in text and "99" in text
    assert "\x1b" not in text, "a name does not steer the terminal"
    assert file.with_name("game.review.json").is_file()


def test_charts_and_the_whole_review_go_where_they_are_asked_for(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("vl_convert")
    out, folder = tmp_path / "far" / "review.json", tmp_path / "charts"
    assert cli.main(["review", str(file), *FEW, "--out", str(out), "--charts", str(folder)]) == 0
    assert json.loads(out.read_text(encoding="utf-8"))["format"] == "vendange-review"
    names = {path.name for path in folder.iterdir()}
    assert names == {f"{name}.{form}" for name in ("value", "sources", "luck", "actions") for form in ("svg", "png")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("content", ["", "[]", "{}", '{"game": "chess"}', '{"format": "vendange-record", "game": "x"}'])
def test_a_damaged_file_is_one_sentence(
    tmp_path: Path, content: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(content, encoding="utf-8")
    assert cli.main(["review", str(path), "--lang", lang]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "Traceback" not in said.err


def test_too_few_simulations_are_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", str(file), "--simulations", "3"]) == 2
    assert "16" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_to_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", str(file), *FEW, "--out", str(file / "x.json")]) == 1
    assert "game.json" in capsys.readouterr().err
