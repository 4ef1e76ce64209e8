"""Tournaments: fair, the same whoever plays them, and nothing that is finished is ever lost."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from functools import partial
from math import perm
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.analysis import hazards
from tutor.analysis.logbook import Logbook, logbook_of
from tutor.analysis.pairings import lineup
from tutor.analysis.tables import read_tables
from tutor.analysis.tournament import Progress, Tournament, play_game, run
from tutor.coach import play_out, player
from tutor.core.text import LANGUAGES


def two() -> Tournament:
    return Tournament.of("toscana", ["random", "greedy"], seed=5)


def quick(agents: int = 2) -> Tournament:
    return Tournament.of("toscana", ["random"] * agents, seed=1)


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return rows without the only thing that may differ."""
    return [{column: value for column, value in row.items() if column != "seconds"} for row in rows]


# ---------------------------------------------------------------------- who sits where


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("count", range(1, 8))
def test_every_agent_is_in_every_seat_equally_often(count: int, players: int) -> None:
    agents = tuple("abcdefg"[:count])
    for rounds in (1, 2, 5):
        seats = Counter(
            (seat, agent)
            for number in range(rounds * count)
            for seat, agent in enumerate(lineup(agents, players, number))
        )
        assert set(seats.values()) == {rounds} and len(seats) == count * players


def test_a_game_seats_different_agents_and_with_time_everybody_meets_everybody_in_every_order() -> None:
    seatings = [lineup(tuple("abcd"), 3, number) for number in range(perm(4, 3))]
    assert len(set(seatings)) == perm(4, 3)
    assert all(len(set(seating)) == 3 for seating in seatings)


def test_too_few_agents_share_the_seats_evenly() -> None:
    assert [lineup(("a", "b"), 3, number) for number in range(2)] == [("a", "b", "a"), ("b", "a", "b")]


# ---------------------------------------------------------------------- what a game gives


def test_a_row_says_all_about_a_seat_in_a_game() -> None:
    results = run(two(), 4)
    rows = results.seats()
    assert len(rows) == 8 and [row["agent"] for row in rows[:4]] == ["random", "greedy", "greedy", "random"]
    for row in rows:
        assert row["score"] == sum(value for column, value in row.items() if column.startswith("points_"))
        actions = [line for line in results.actions() if (line["number"], line["seat"]) == (row["number"], row["seat"])]
        assert row["decisions"] == sum(line["count"] for line in actions) and row["seconds"] > 0
        assert all((line["agent"], line["won"]) == (row["agent"], row["won"]) for line in actions)
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        assert first["won"] + second["won"] == 1 and {first["turn"], second["turn"]} == {0, 1}
        assert (first["rank"] < second["rank"]) == (first["won"] > second["won"])


def test_the_game_of_a_row_can_be_played_again_at_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    from tutor import cli

    game = run(two(), 2).games[1]
    assert game["agents"] == ["greedy", "random"]
    cli.main(["simulate", "toscana", "--games", "1", "--seed", str(game["seed"]), "--agents", "greedy,random"])
    shown = [line.split() for line in capsys.readouterr().out.splitlines()[1:3]]
    assert [int(line[-1]) for line in shown] == game["scores"]


def test_who_moves_first_is_told_by_the_draw_and_not_by_the_seat() -> None:
    for name, places in (("toscana", 3), ("viticulture", 2)):
        tournament = Tournament.of(name, ["random"], players=places, seed=2)
        begun = Counter()
        for number in range(8):
            task = tournament.task(number)
            state = tutor.game(name).new(places, task.seed, journal=False)
            (first,) = [move.seat for move in state.history if type(move).__name__ == "FirstPlayer"]
            turns = play_game(task)["turns"]
            assert turns.index(0) == first and sorted(turns) == list(range(places))
            begun[first] += 1
        assert len(begun) > 1


def test_ranks_follow_the_rules_of_the_game() -> None:
    for name in tutor.games():
        game = tutor.game(name)
        record = play_game(Tournament.of(name, ["random"], players=3 if 3 in game.players else 2, seed=4).task(0))
        state = game.new(len(record["agents"]), record["seed"], journal=False)
        play_out(state, [player("random", record["seed"] * 64 + seat) for seat in range(state.players)])
        assert record["scores"] == state.scores()
        winners = {seat for seat, rank in enumerate(record["ranks"]) if rank == 1}
        assert set(state.winners()) <= winners
        assert sum(record["won"]) == pytest.approx(1 if state.winners() else 0)


def test_a_tournament_depends_on_its_seed_and_a_longer_one_begins_alike() -> None:
    seeds = [
        Tournament.of("toscana", ["random"], seed=seed).task(number).seed for seed in (0, 1) for number in range(50)
    ]
    assert len(set(seeds)) == 100 and all(0 <= seed < 2**53 for seed in seeds)
    assert timeless(run(quick(), 5).seats())[:6] == timeless(run(quick(), 3).seats())


def test_agents_get_a_seat_each_if_the_game_can_seat_them() -> None:
    assert Tournament.of("toscana", ["random", "greedy", "random"]).players == 3
    assert Tournament.of("toscana", ["random"]).players == 2
    assert Tournament.of("toscana", ["random"] * 9).players == 5
    assert Tournament.of("toscana", ["random"] * 4, players=2).players == 2


def test_options_and_corrections_are_played_with(tmp_path: Path) -> None:
    plain = timeless(run(quick(), 2).seats())
    variant = Tournament.of("toscana", ["random"] * 2, seed=1, free_map=True)
    corrected = Tournament.of("toscana", ["random"] * 2, seed=1, data={"player_setup": {"money": 9}})
    assert timeless(run(variant, 2).seats()) != plain
    assert all(row["points_start"] == 9 for row in run(corrected, 2).seats())


# ---------------------------------------------------------------------- the same table, whoever plays


def test_two_workers_give_the_same_table_as_one_process(tmp_path: Path) -> None:
    alone = run(two(), 6)
    shared = run(two(), 6, tmp_path / "r.csv", workers=2)
    assert timeless(shared.seats()) == timeless(alone.seats())
    assert shared.actions() == alone.actions() == read_tables(tmp_path / "r.csv")[1]


def test_progress_is_told_from_the_first_game_to_the_last() -> None:
    news: list[Progress] = []
    run(two(), 3, progress=news.append)
    assert [one.done for one in news] == [0, 1, 2, 3] and news[0].left is None and news[-1].left == 0
    assert news[-1].wins.keys() == {"random", "greedy"}
    assert sum(won for won, _ in news[-1].wins.values()) == 3


# ---------------------------------------------------------------------- interruptions


def test_it_goes_on_after_an_interruption_at_any_byte(tmp_path: Path) -> None:
    tournament, games = quick(), 2
    whole, out = tmp_path / "whole.csv", tmp_path / "torn.csv"
    run(tournament, games, whole, play=hazards.play_made_up)
    content = logbook_of(whole).read_bytes()
    ends = [place + 1 for place, sign in enumerate(content) if sign == ord("\n")]
    assert len(ends) == 1 + games
    for size in range(len(content) + 1):
        logbook_of(out).write_bytes(content[:size])
        played: list[int] = []

        def play(task: Any, played: list[int] = played) -> dict[str, Any]:
            played.append(task.number)
            return hazards.play_made_up(task)

        run(tournament, games, out, play=play)
        assert len(played) == games - max(0, sum(end <= size for end in ends) - 1), size
        assert out.read_bytes() == whole.read_bytes() and logbook_of(out).read_bytes() == content, size


def test_ctrl_c_keeps_what_is_finished_and_the_rest_follows(tmp_path: Path) -> None:
    out = tmp_path / "r.json"

    def stop(news: Progress) -> None:
        if news.done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(two(), 5, out, progress=stop)
    assert len(read_tables(out)[0]) == 4, "the table of what is finished"
    resumed = run(two(), 5, out)
    assert timeless(resumed.seats()) == timeless(run(two(), 5).seats())
    assert timeless(read_tables(out)[0]) == timeless(resumed.seats())


def test_more_games_are_added_and_fewer_take_nothing_away(tmp_path: Path) -> None:
    out = tmp_path / "r.csv"
    for games, there in ((2, 2), (5, 5), (1, 5)):
        run(quick(), games, out, play=hazards.play_made_up)
        assert len(read_tables(out)[0]) == 2 * there


def test_a_damaged_line_costs_only_its_own_game(tmp_path: Path) -> None:
    out = tmp_path / "r.csv"
    run(quick(), 4, out, play=hazards.play_made_up)
    before = out.read_bytes()
    lines = logbook_of(out).read_bytes().splitlines(keepends=True)
    other = json.loads(lines[3]) | {"seed": 1}
    logbook_of(out).write_bytes(
        b"".join([lines[0], lines[1], b"\0\0\0\n", json.dumps(other).encode() + b"\n", lines[4]])
    )
    played: list[int] = []
    run(quick(), 4, out, play=lambda task: played.append(task.number) or hazards.play_made_up(task))  # type: ignore[func-returns-value]
    assert played == [1, 2] and out.read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_of_another_tournament_are_left_alone(tmp_path: Path, lang: str) -> None:
    out = tmp_path / "r.csv"
    run(quick(), 2, out, play=hazards.play_made_up)
    before = out.read_bytes(), logbook_of(out).read_bytes()
    for other in (two(), quick()._replace(seed=2), quick()._replace(options={"free_map": True})):
        with pytest.raises(tutor.BadTournament) as problem:
            run(other, 2, out)
        assert str(logbook_of(out)) in problem.value.text(lang)
    assert (out.read_bytes(), logbook_of(out).read_bytes()) == before
    logbook_of(out).write_text("my diary")
    with pytest.raises(tutor.BadTournament):
        run(quick(), 2, out)
    assert logbook_of(out).read_text() == "my diary"


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_two_cannot_play_the_same_tournament_at_once(tmp_path: Path) -> None:
    out = tmp_path / "r.csv"
    with Logbook(logbook_of(out), quick().heading()), pytest.raises(tutor.BadTournament):
        run(quick(), 2, out, play=hazards.play_made_up)
    run(quick(), 2, out, play=hazards.play_made_up)


# ---------------------------------------------------------------------- workers that are lost


def test_a_worker_killed_from_outside_costs_nothing(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill(news: Progress) -> None:
        if news.done == 2 and not killed:
            victim = active_children()[0]
            killed.append(victim.pid or 0)
            victim.kill()

    results = run(two(), 8, tmp_path / "r.csv", workers=2, progress=kill)
    assert killed and results.failures == []
    assert timeless(results.seats()) == timeless(run(two(), 8).seats())
    lines = logbook_of(tmp_path / "r.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 8, "no game was played twice to its end"


def test_a_game_that_brings_its_worker_down_once_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hazards.MEMORY, str(tmp_path / "memory"))
    results = run(quick(), 6, workers=2, play=hazards.die_once)
    assert (tmp_path / "memory").exists() and results.failures == []
    assert timeless(results.seats()) == timeless(run(quick(), 6).seats())


def test_a_game_that_always_brings_its_worker_down_is_reported_and_the_others_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hazards.MEMORY, str(tmp_path / "memory"))
    results = run(quick(), 8, tmp_path / "r.csv", workers=2, play=hazards.die_always)
    assert [(failure.number, failure.error) for failure in results.failures] == [(hazards.UNLUCKY, "")]
    assert (tmp_path / "memory").read_text() == "xxx", "three times, not for ever"
    assert [game["number"] for game in results.games] == [0, 1, 2, 4, 5, 6, 7]
    assert run(quick(), 8, tmp_path / "r.csv", play=hazards.play_made_up).failures == [], "tried again another day"
    assert len(read_tables(tmp_path / "r.csv")[0]) == 16


@pytest.mark.parametrize("workers", [None, 2])
def test_a_game_that_ends_in_an_error_is_reported(workers: int | None) -> None:
    results = run(quick(), 5, workers=workers, play=hazards.stumble)
    assert [(failure.number, failure.seed) for failure in results.failures] == [(3, quick().task(3).seed)]
    assert "no such cork" in results.failures[0].error and len(results.games) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_ctrl_c_ends_a_pool_at_once_and_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "r.csv"
    arguments = ["simulate", "toscana", "--agents", "greedy,random", "--games", "500", "--workers", "2", "--lang", "en"]
    command = [sys.executable, "-m", "tutor.cli", *arguments, "--out", str(out)]
    # tests that run in the background ignore Ctrl-C, and would hand that down
    listening = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pipes: dict[str, Any] = {"stderr": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    program = subprocess.Popen(command, preexec_fn=listening, **pipes)
    logbook = logbook_of(out)
    while not (logbook.exists() and logbook.read_bytes().count(b"\n") > 2):
        assert program.poll() is None
        time.sleep(0.05)
    program.send_signal(signal.SIGINT)
    printed, said = program.communicate(timeout=60)
    assert (program.returncode, printed) == (130, ""), said
    *news, last = said.splitlines()
    assert last.startswith("Stopped after") and "the same command goes on" in last
    assert all(re.match(r"\d+/500  ", line) for line in news), "nothing but the progress of a slow machine"
    assert len(read_tables(out)[0]) >= 2 * (logbook.read_bytes().count(b"\n") - 1), "all that is finished"


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_workers_do_not_outlive_whoever_started_them(tmp_path: Path) -> None:
    code = (
        "import os, signal\n"
        "from tutor.coach.spread import executor\n"
        "if __name__ == '__main__':\n"
        "    with executor(workers=1) as pool:\n"
        "        print(pool.submit(os.getpid).result(), flush=True)\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    script = tmp_path / "owner.py"
    script.write_text(code)
    owner = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, check=False)
    deadline = time.monotonic() + 20
    while Path("/proc", owner.stdout.strip()).exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tournaments_that_cannot_be_are_refused(tmp_path: Path, lang: str) -> None:
    wrong = (
        lambda: Tournament.of("chess", ["random"]),
        lambda: Tournament.of("toscana", []),
        lambda: Tournament.of("toscana", ["wizard"]),
        lambda: Tournament.of("toscana", ["random"], players=9),
        lambda: Tournament.of("toscana", ["random"], moon=True),
        lambda: run(quick(), 0),
        lambda: run(quick(), 2, tmp_path / "r.xlsx"),
        lambda: run(quick(), 2, workers=0),
        lambda: run(quick(), 2, cluster="nowhere at all"),
    )
    for number, attempt in enumerate(wrong):
        with pytest.raises(tutor.VendangeError) as problem:
            attempt()
        text = problem.value.text(lang)
        assert text.endswith(".") and "{" not in text, number
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"
