"""The benchmarks run, and every game is fast enough."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

import tutor
from benchmarks import __main__ as bench
from benchmarks import engine, peers, search
from tests.quiet import assert_within


def test_every_game_has_a_target() -> None:
    assert sorted(engine.GAMES) == sorted(search.GAMES) == tutor.games()


@pytest.mark.timing
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_game_is_at_least_half_as_fast_as_it_must_be(name: str) -> None:
    """In one of a few short runs: other programs can only make it look slower."""
    subject, target = engine.ours(name), engine.GAMES[name]
    seeds = count()

    def measure() -> tuple[float, float]:
        decisions = engine.speed(subject, 0.3, next(seeds))
        copy = engine.microseconds(subject.tasks["copy"], subject.positions(0), 0.05)
        return target.decisions_per_second / decisions, copy / target.copy_microseconds

    assert_within((2, 2), measure)


def test_the_report_gives_figures_and_ratios(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = engine.ours("toscana")._replace(engine="Other", game="chess", tasks={"copy": lambda state: state.to_json()})
    monkeypatch.setattr(peers, "installed", lambda: ([slow], ["catanatron"]))
    monkeypatch.setattr(engine, "SECONDS", 0.1)
    monkeypatch.setattr(engine, "GAMES", {"toscana": engine.Target(4, 1, 1e6)})
    for lang, missing in (("en", "Not installed"), ("fr", "Non installés")):
        assert bench.main(["--quick", "--only", "engine", "--lang", lang]) == 0
        text = capsys.readouterr().out
        assert "| toscana | 4 " in text and "| Other " in text and "×" in text and missing in text
        assert str(Path.home()) not in text, "no machine's paths"
    monkeypatch.setattr(engine, "GAMES", {"toscana": engine.Target(4, 10**9, 1e6)})
    assert bench.main(["--quick", "--only", "engine"]) == 1
    assert "slower than it must be" in capsys.readouterr().err


@pytest.mark.timing
@pytest.mark.parametrize("name", [name for name, target in search.GAMES.items() if target])
def test_the_search_is_at_least_half_as_fast_as_it_must_be(name: str) -> None:
    searcher, target = search.ours(name), search.GAMES[name]
    assert target is not None
    seeds = count()
    assert_within((2,), lambda: (target / search.rate(searcher, 0.3, next(seeds)),))


def test_the_report_of_the_search_says_what_is_reached(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = search.Searcher("Other", "chess", lambda seed: sum(range(10**6)) % 2 + 1)
    monkeypatch.setattr(peers, "searchers", lambda: [slow])
    monkeypatch.setattr(search, "SIMULATIONS", 5)
    monkeypatch.setattr(search, "GAMES", {"toscana": 1})
    for lang, reached in (("en", "yes"), ("fr", "oui")):
        assert bench.main(["--quick", "--only", "search", "--lang", lang]) == 0
        text = capsys.readouterr().out
        assert f"| {reached} " in text and "| Other " in text and "| Vendange | toscana |" in " ".join(text.split())
    monkeypatch.setattr(search, "GAMES", {"toscana": 10**9})
    assert bench.main(["--quick", "--only", "search"]) == 1
    got = capsys.readouterr()
    assert "slower than it must be" in got.err and "| no " in got.out


def test_results_are_committed() -> None:
    text = (bench.RESULTS / "engine.md").read_text(encoding="utf-8")
    assert all(f"| {name} " in text for name in engine.GAMES)
    assert "OpenSpiel" in text and "catanatron" in text
    text = (bench.RESULTS / "search.md").read_text(encoding="utf-8")
    assert all(f"| {name} " in text for name in search.GAMES) and "catanatron" in text and "| no " not in text
