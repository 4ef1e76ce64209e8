"""Tournaments on the command line: standings with intervals, both languages, progress, and how they end."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.analysis.hazards import UNLUCKY, play_made_up, stumble
from tutor import cli
from tutor.analysis import tournament
from tutor.analysis.tables import read_tables
from tutor.commands import simulate
from tutor.core.text import LANGUAGES

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def neutral(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def play_by(monkeypatch: pytest.MonkeyPatch, play: Any) -> None:
    """Let tournaments play their games in another way."""
    real = tournament.run
    monkeypatch.setattr(tournament, "run", lambda *given, **named: real(*given, **named, play=play))


def command(*more: str) -> int:
    return cli.main(["simulate", "toscana", "--agents", "random,greedy", "--out", "r.csv", *more])


def test_standings_come_with_intervals_and_the_file_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("--games", "3") == 0
    printed, said = capsys.readouterr()
    heading, *rows = printed.splitlines()
    assert said == "" and heading.split()[:5] == ["player", "games", "wins", "rate", "95%"]
    assert re.fullmatch(r"greedy +3 +3\.0 +100\.0% +43\.8–100\.0 +[\d.]+ +\d+ +\d+", rows[0])
    assert "to within one game; after 4 games it will be exact" in printed
    assert command("--games", "4", "--lang", "fr") == 0
    printed = capsys.readouterr().out
    assert "aussi souvent à chaque place." in printed and "100,0\N{NO-BREAK SPACE}%" in printed
    assert len(read_tables(Path("r.csv"))[0]) == 8


def test_more_agents_than_the_fewest_seats_get_a_seat_each(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play_by(monkeypatch, play_made_up)
    assert (
        cli.main(["simulate", "toscana", "--agents", "search:200,greedy,random", "--games", "3", "--out", "r.json"])
        == 0
    )
    assert {row["players"] for row in read_tables(Path("r.json"))[0]} == {3}
    assert cli.main(["simulate", "toscana", "--workers", "1", "--games", "2"]) == 0, "and without a file"
    assert sorted(path.name for path in Path().iterdir()) == ["r.actions.json", "r.json", "r.json.games"]


@in_every_language
def test_games_that_fail_are_named_and_the_exit_code_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    play_by(monkeypatch, stumble)
    assert command("--games", "6", "--lang", lang) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert f" {UNLUCKY} " in line and "no such cork" in line and line.endswith(".")


@in_every_language
def test_ctrl_c_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    def stop(task: Any) -> dict[str, Any]:
        if task.number == 2:
            raise KeyboardInterrupt
        return play_made_up(task)

    play_by(monkeypatch, stop)
    assert command("--games", "6", "--lang", lang) == 130
    printed, said = capsys.readouterr()
    assert printed == "" and said.count("\n") == 1 and "r.csv" in said and "2" in said and "6" in said
    assert len(read_tables(Path("r.csv"))[0]) == 4
    assert cli.main(["simulate", "toscana", "--workers", "1", "--lang", lang]) == 130
    assert "--out" in capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_a_bar_on_a_terminal_and_lines_in_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    play_by(monkeypatch, play_made_up)
    monkeypatch.setattr(simulate, "ON_A_TERMINAL", 0.0)
    monkeypatch.setattr(simulate, "IN_A_LOG", 0.0)
    for stream in (Terminal(), io.StringIO()):
        monkeypatch.setattr(sys, "stderr", stream)
        assert cli.main(["simulate", "toscana", "--agents", "random,greedy", "--games", "4", "--workers", "1"]) == 0
        shown = stream.getvalue()
        assert "0/4" in shown and "4/4  ≈0:00:00  random 50.0%  greedy 50.0%" in shown
        assert ("█" in shown and shown.endswith("\r\x1b[K")) == stream.isatty()


def test_a_place_that_cannot_be_written_to_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").touch()
    assert cli.main(["simulate", "toscana", "--games", "1", "--out", "file/r.csv"]) == 1
    assert "“file”" in capsys.readouterr().err


def test_time_left_is_told_in_hours_minutes_and_seconds() -> None:
    assert [simulate.clock(seconds) for seconds in (0.4, 61, 3600 * 25 + 59)] == ["0:00:00", "0:01:01", "25:00:59"]
