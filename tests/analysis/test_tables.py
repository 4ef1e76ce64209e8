"""The tidy tables: the same in every file format, what they say, how sure it is, and in words."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.analysis.hazards import play_made_up
from tests.worlds import GAMES
from tutor.analysis import tables
from tutor.analysis.labels import action_label, source_label
from tutor.analysis.standings import (
    action_mix,
    advantages,
    interval,
    meetings,
    score_bins,
    source_mix,
    wilson,
    win_rates,
)
from tutor.analysis.tables import actions_of, read_tables, write_tables
from tutor.analysis.tournament import Tournament, run
from tutor.core.text import LANGUAGES


def row(number: int, seat: int, agent: str, won: float, **more: Any) -> dict[str, Any]:
    return {
        "game": "toscana", "players": 2, "number": number, "seed": number, "seat": seat, "turn": seat, "agent": agent,
        "score": 10, "rank": 1 if won else 2, "won": won, "decisions": 10, "seconds": 1.0, **more,
    }  # fmt: skip


# ---------------------------------------------------------------------- files


@pytest.mark.parametrize("ending", [".parquet", ".csv", ".json", ".CSV"])
def test_tables_come_back_as_they_were_written(tmp_path: Path, ending: str) -> None:
    results = run(Tournament.of("toscana", ["random", "random"]), 3)
    out = tmp_path / f"results{ending}"
    write_tables(results.games, "toscana", out)
    assert read_tables(out) == (results.seats(), results.actions())
    assert {path.name for path in tmp_path.iterdir()} == {out.name, f"results.actions{ending}"}


@pytest.mark.parametrize("ending", [".parquet", ".csv", ".json"])
def test_a_tournament_without_a_finished_game_has_empty_tables(tmp_path: Path, ending: str) -> None:
    write_tables([], "toscana", tmp_path / f"r{ending}")
    assert read_tables(tmp_path / f"r{ending}") == ([], [])


def test_other_programs_can_read_the_parquet_file(tmp_path: Path) -> None:
    from pyarrow import parquet

    run(Tournament.of("toscana", ["random"]), 2, tmp_path / "r.parquet", play=play_made_up)
    schema = parquet.read_schema(tmp_path / "r.parquet")
    assert schema.names[:12] == list(tables.SEAT_COLUMNS) and schema.names[12:] == ["points_sales"]
    assert [str(schema.field(name).type) for name in ("agent", "score", "won")] == ["string", "int64", "double"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_pyarrow_parquet_is_refused_before_a_game_is_played_and_csv_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    tournament = Tournament.of("toscana", ["random"])
    with pytest.raises(tutor.BadTournament) as problem:
        run(tournament, 2, tmp_path / "r.parquet", play=lambda task: pytest.fail("played"))
    assert "vendange[analysis]" in problem.value.text(lang) and list(tmp_path.iterdir()) == []
    run(tournament, 2, tmp_path / "r.csv", play=play_made_up)
    assert len(read_tables(tmp_path / "r.csv")[0]) == 4


@pytest.mark.parametrize(
    "content", [b"", b"[1, 2]", b"{}", b"\xff\xfe", b"[" * 100_000, b'[{"agent": "x"}]', b"a,b\n1,2\n"]
)
def test_files_that_hold_no_results_are_named(tmp_path: Path, content: bytes) -> None:
    for ending in (".json", ".csv", ".parquet"):
        out = tmp_path / f"r{ending}"
        if ending == ".csv" and content == b"":
            continue  # a table without rows, and nobody minds
        out.write_bytes(content)
        actions_of(out).write_bytes(content)
        with pytest.raises(tutor.BadTournament) as problem:
            read_tables(out)
        assert out.name in problem.value.text("fr")
    with pytest.raises(tutor.BadTournament):
        read_tables(tmp_path / "nowhere.json")


# ---------------------------------------------------------------------- how sure it is


def test_wilson_is_what_the_textbook_says() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(200, 200)[1] == 1 and wilson(0, 0) == (0, 1)


def test_intervals_hold_what_they_promise() -> None:
    """Of 400 fair tournaments of 60 games, about 95 in 100 intervals contain one half."""
    rng = random.Random(1)
    covered = means = 0
    for _ in range(400):
        wins = [float(rng.random() < 0.5) for _ in range(60)]
        low, high = wilson(sum(wins), 60)
        covered += low <= 0.5 <= high
        low, high = interval(wins)
        means += low <= 0.5 <= high
    assert 368 <= covered <= 392 and 368 <= means <= 392


def test_win_rates_count_games_not_seats() -> None:
    rows = [row(n, seat, "a", float(seat == n % 2)) for n in range(10) for seat in range(2)]
    (line,) = win_rates(rows)
    assert (line["games"], line["seats"], line["won"], line["rate"], line["even"]) == (10, 20, 10, 0.5, 0.5)
    assert (line["low"], line["high"]) == wilson(5, 10) and line["think"] == pytest.approx(0.1)


def test_win_rates_come_best_first_and_share_victories() -> None:
    rows = [row(0, 0, "a", 0.5), row(0, 1, "b", 0.5), row(1, 0, "b", 1.0), row(1, 1, "a", 0.0)]
    assert [(line["agent"], line["won"]) for line in win_rates(rows)] == [("b", 1.5), ("a", 0.5)]


def test_meetings_compare_two_agents_by_rank() -> None:
    rows = [row(0, 0, "a", 1.0), row(0, 1, "b", 0.0), row(1, 0, "a", 0.5, rank=1), row(1, 1, "b", 0.5, rank=1)]
    assert {(line["agent"], line["rival"]): line["rate"] for line in meetings(rows)} == {
        ("a", "b"): 0.75,
        ("b", "a"): 0.25,
    }


def test_the_first_turn_is_worth_the_same_however_often_the_stronger_one_has_it() -> None:
    """The strong one always wins but has begun in nine games of ten: beginning is worth nothing."""
    rows = []
    for number in range(100):
        strong = 0 if number % 10 else 1
        rows += [row(number, seat, "strong" if seat == strong else "weak", float(seat == strong)) for seat in range(2)]
    first, second = advantages(rows)
    assert first["rate"] == second["rate"] == 0.5 and first["turn"] == 0
    assert first["low"] < 0.5 < first["high"]
    assert [line["seat"] for line in advantages(rows, "seat")] == [0, 1]


def test_agents_with_several_seats_count_several_times_for_a_turn() -> None:
    rows = [
        row(number, seat, "weak" if seat == number % 3 else "strong", float(seat == (number + 1) % 3), players=3)
        for number in range(30)
        for seat in range(3)
    ]
    assert [line["rate"] for line in advantages(rows)] == pytest.approx([1 / 3] * 3)


def test_scores_fall_into_the_same_bins_for_everybody() -> None:
    rows = [row(n, seat, "ab"[seat], 0.0, score=n - 5 * seat) for n in range(40) for seat in range(2)]
    bins = score_bins(rows, bins=9)
    for agent in "ab":
        own = [line for line in bins if line["agent"] == agent]
        assert sum(line["games"] for line in own) == 40 and sum(line["share"] for line in own) == pytest.approx(1)
    assert {line["to"] - line["from"] for line in bins} == {5} and min(line["from"] for line in bins) == -5
    assert score_bins([]) == []


def test_mixes_compare_winners_with_losers_and_count_who_did_not() -> None:
    seats = [
        row(n, seat, "ab"[seat], float(seat == 0), points_sales=4 - 2 * seat) for n in range(4) for seat in range(2)
    ]
    actions = [{"number": n, "seat": 0, "action": "sell", "count": 2} for n in range(2)]
    actions += [{"number": n, "seat": 1, "action": "pass", "count": 5} for n in range(4)]
    mix = {(line["action"], line["result"]): line["mean"] for line in action_mix(seats, actions)}
    assert mix == {("pass", "winner"): 0, ("pass", "loser"): 5, ("sell", "winner"): 1, ("sell", "loser"): 0}
    assert [line["action"] for line in action_mix(seats, actions)] == ["sell", "sell", "pass", "pass"]
    assert [line["action"] for line in action_mix(seats, actions, most=1)] == ["pass", "pass"]
    assert [(line["source"], line["mean"]) for line in source_mix(seats)] == [("sales", 4), ("sales", 2)]


# ---------------------------------------------------------------------- in words


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_counted_has_words_in_both_languages(name: str) -> None:
    game = tutor.game(name)
    results = run(Tournament.of(name, ["random"], players=2, seed=8), 3)
    actions = {line["action"] for line in results.actions()}
    sources = {column.removeprefix(tables.POINTS) for column in results.seats()[0] if column.startswith(tables.POINTS)}
    assert len(actions) > 20 and sources
    for label, things in ((action_label, actions), (source_label, sources)):
        for thing in things:
            english, french = (label(game, thing, lang) for lang in LANGUAGES)
            assert english.strip() and "{" not in english + french and "\n" not in english + french
            bare = thing.partition(":")[0].replace("-", " ")
            assert bare != french or bare == english, f"{thing} cannot be said with blanks"
        assert len({label(game, thing, "en") for thing in things}) > 0.9 * len(things), "labels tell things apart"
