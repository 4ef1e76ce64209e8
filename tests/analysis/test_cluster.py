"""A real Dask scheduler with two workers, as a class would start them, plays a tournament and searches."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import tutor
from tests.analysis.test_tournament import timeless
from tests.processes import leashed, wait_until
from tutor.analysis.tournament import Progress, Tournament, run
from tutor.coach.search import search
from tutor.coach.spread import executor
from tutor.core.text import LANGUAGES

pytest.importorskip("distributed")


class Cluster:
    """A scheduler and its workers, each a program of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs: list[subprocess.Popen[bytes]] = []
        card = folder / "scheduler.json"
        options = ("--host", "tcp://127.0.0.1", "--port", "0", "--scheduler-file", str(card), "--no-dashboard")
        scheduler = self.start("scheduler", *options)
        wait_until(lambda: card.exists() and card.read_bytes().endswith(b"}"), scheduler, folder / "log")
        self.address = json.loads(card.read_text())["address"]

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            program = subprocess.Popen(
                leashed([sys.executable, "-m", "dask", *command]), cwd=self.folder, stdout=log, stderr=log
            )
        self.programs.append(program)
        return program

    def work(self) -> subprocess.Popen[bytes]:
        return self.start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")

    def stop(self) -> None:
        for program in self.programs:
            program.kill()
        for program in self.programs:
            program.wait(30)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    made.work()
    made.work()
    yield made
    made.stop()


@pytest.fixture
def tournament() -> Tournament:
    return Tournament.of("toscana", ["random", "greedy"], seed=5)


def test_a_cluster_plays_a_tournament_as_one_process_does(
    cluster: Cluster, tournament: Tournament, tmp_path: Path
) -> None:
    shared = run(tournament, 6, tmp_path / "r.parquet", cluster=cluster.address)
    alone = run(tournament, 6)
    assert shared.failures == []
    assert timeless(shared.seats()) == timeless(alone.seats()) and shared.actions() == alone.actions()


def test_a_search_over_a_cluster_finds_what_one_process_finds(cluster: Cluster) -> None:
    state = tutor.game("toscana").new(2, 3)
    with executor(cluster=cluster.address) as machines:
        shared = search(state, state.actor or 0, simulations=720, seed=4, executor=machines)
    alone = search(state, state.actor or 0, simulations=720, seed=4)
    assert shared == alone and shared.simulations == 720


@pytest.mark.long
def test_a_worker_of_the_cluster_killed_during_a_tournament_costs_nothing(
    cluster: Cluster, tournament: Tournament
) -> None:
    victim = cluster.work()
    killed = []

    def kill(news: Progress) -> None:
        if news.done == 3 and not killed:
            victim.kill()
            killed.append(victim.pid)

    results = run(tournament, 16, cluster=cluster.address, progress=kill)
    assert killed and results.failures == []
    assert timeless(results.seats()) == timeless(run(tournament, 16).seats())


@pytest.mark.long
def test_a_cluster_that_is_lost_keeps_what_is_finished(tournament: Tournament, tmp_path: Path) -> None:
    lost = Cluster(tmp_path)
    lost.work()
    out = tmp_path / "r.csv"

    def pull_the_plug(news: Progress) -> None:
        if news.done == 2:
            lost.stop()

    with pytest.raises(tutor.BadTournament) as problem:
        run(tournament, 60, out, cluster=lost.address, progress=pull_the_plug)
    assert problem.value.key == "cluster-lost"
    resumed = run(tournament, 4, out)
    assert timeless(resumed.seats()[:8]) == timeless(run(tournament, 4).seats())


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_at_which_nobody_answers_is_named(tournament: Tournament, lang: str) -> None:
    start = time.monotonic()
    with socket.socket() as silent, pytest.raises(tutor.BadSetup) as problem:
        silent.bind(("127.0.0.1", 0))  # held, so that nobody else answers, and not listened to
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        run(tournament, 2, cluster=address)
    assert address in problem.value.text(lang) and time.monotonic() - start < 40


@pytest.mark.long
def test_a_scheduler_without_workers_is_told_apart(tournament: Tournament, tmp_path: Path) -> None:
    idle = Cluster(tmp_path)
    try:
        with pytest.raises(tutor.BadSetup) as problem:
            run(tournament, 2, cluster=idle.address)
        assert problem.value.key == "no-machines"
    finally:
        idle.stop()
