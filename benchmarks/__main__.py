"""Measure every game, beside whatever peers are installed; print the tables and write them to `benchmarks/results`."""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import tutor
from benchmarks import engine, peers, search
from benchmarks.engine import Figures
from benchmarks.search import Rate
from tutor.core.text import LANGUAGES, texts

RESULTS = Path(__file__).parent / "results"
WORDS = Path(tutor.__file__).parent / "words"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--quick", action="store_true", help=words("bench-help-quick", "en"))
    parser.add_argument("--only", choices=("engine", "search"), help=words("bench-help-only", "en"))
    arguments = parser.parse_args(argv)
    others, missing = peers.installed()
    subjects = [*map(engine.ours, engine.GAMES), *others]
    seconds = engine.SECONDS / 10 if arguments.quick else engine.SECONDS
    reports: dict[str, Callable[[str], str]] = {}
    code = 0
    if arguments.only != "search":
        figures = engine.measure(subjects, seconds=seconds, tick=tick)
        reports["engine.md"] = lambda lang: report(figures, missing, lang)
        code |= too_slow(figures, arguments.lang)
    if arguments.only != "engine":
        searchers = [*map(search.ours, search.GAMES), *peers.searchers()]
        rates = search.measure(searchers, seconds=search.SECONDS / 10 if arguments.quick else search.SECONDS, tick=tick)
        reports["search.md"] = lambda lang: search_report(rates, missing, lang)
        code |= too_slow_search(rates, arguments.lang)
    tick(1, 1)
    for name, text in reports.items():
        print(text(arguments.lang))
        if not arguments.quick:
            path = RESULTS / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text("en"), encoding="utf-8")
            print(words("bench-written", arguments.lang, file=str(path.relative_to(RESULTS.parent.parent))))
    return code


def words(key: str, lang: str, **details: Any) -> str:
    return texts(WORDS).text(key, lang, details)


def report(figures: Sequence[Figures], missing: Sequence[str], lang: str) -> str:
    """Return everything about the engines as Markdown."""
    own = [got for got in figures if got.subject.game in engine.GAMES]
    others = [got for got in figures if got.subject.game not in engine.GAMES]
    lines = [
        f"# {words('bench-title', lang)}",
        "",
        words("bench-how", lang, repeats=engine.REPEATS),
        place(lang),
        "",
        f"## {words('bench-ours', lang)}",
        "",
        *our_table(own, lang),
    ]
    if others:
        lines += ["", f"## {words('bench-peers', lang)}", "", words("bench-fair", lang), ""]
        lines += peer_table(own, others, lang)
    if missing:
        lines += ["", words("bench-missing", lang, packages=", ".join(missing))]
    return "\n".join(lines) + "\n"


def place(lang: str) -> str:
    """Return where, when and by which command it was measured."""
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    return words("bench-place", lang, python=platform.python_version(), date=today, command="make bench")


def search_report(rates: Sequence[Rate], missing: Sequence[str], lang: str) -> str:
    """Return everything about the search as Markdown."""
    own = [got for got in rates if got.searcher.game in search.GAMES]
    others = [got for got in rates if got.searcher.game not in search.GAMES]
    keys = ("bench-engine", "bench-game", "bench-simulations", "bench-wanted", "bench-reached")
    rows = [
        [*(words(key, lang) for key in keys), *(words("bench-beside", lang, game=got.searcher.game) for got in others)]
    ]
    for got in [*own, *others]:
        wanted = "–" if got.target is None else words("bench-at-least", lang, value=got.target)
        reached = "–" if got.target is None else words("bench-yes" if got.reached else "bench-no", lang)
        ratios = [words("bench-factor", lang, value=got.per_second / other.per_second) for other in others]
        rows.append([got.searcher.engine, got.searcher.game, number(got.per_second, lang), wanted, reached, *ratios])
    lines = [
        f"# {words('bench-search-title', lang)}",
        "",
        words("bench-search-how", lang, repeats=engine.REPEATS),
        place(lang),
        "",
        *table(rows),
    ]
    if others:
        lines += ["", words("bench-search-fair", lang)]
    elif missing:
        lines += ["", words("bench-missing", lang, packages=", ".join(missing))]
    return "\n".join(lines) + "\n"


def our_table(own: Sequence[Figures], lang: str) -> list[str]:
    keys = ("bench-game", "bench-players", "bench-speed", "bench-copy", "bench-moves", "bench-why")
    rows = [[words(key, lang) for key in keys]]
    for got in own:
        target = engine.GAMES[got.subject.game]
        fast = words("bench-at-least", lang, value=target.decisions_per_second)
        small = words("bench-at-most", lang, value=target.copy_microseconds)
        rows.append([
            got.subject.game,
            str(got.subject.players),
            f"{number(got.speed, lang)} ({fast})",
            f"{number(got.tasks['copy'], lang)} ({small})",
            number(got.tasks["moves"], lang),
            number(got.tasks["why"], lang),
        ])  # fmt: skip
    return table(rows)


def peer_table(own: Sequence[Figures], others: Sequence[Figures], lang: str) -> list[str]:
    keys = ("bench-engine", "bench-game", "bench-players", "bench-speed", "bench-copy")
    rows = [[*(words(key, lang) for key in keys), *(words("bench-ratio", lang, game=us.subject.game) for us in own)]]
    for got in others:
        ratios = [
            words("bench-times", lang, speed=us.speed / got.speed, copy=got.tasks["copy"] / us.tasks["copy"])
            for us in own
        ]
        subject = got.subject
        speed, copy = number(got.speed, lang), number(got.tasks["copy"], lang)
        rows.append([subject.engine, subject.game, str(subject.players), speed, copy, *ratios])
    return table(rows)


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as a Markdown table that also reads well as plain text."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = ["| " + " | ".join(cell.ljust(size) for cell, size in zip(row, widths, strict=True)) + " |" for row in rows]
    return [lines[0], "|" + "|".join("-" * (size + 2) for size in widths) + "|", *lines[1:]]


def number(value: float, lang: str) -> str:
    """Return a number as the language writes it: whole if it is large, with one decimal if it is small."""
    return words("cli-decimal", lang, value=value) if value < 100 else words("bench-whole", lang, value=round(value))


def too_slow(figures: Sequence[Figures], lang: str) -> int:
    """Complain about every game that misses its target; return the exit code."""
    code = 0
    for got in figures:
        target = engine.GAMES.get(got.subject.game)
        copy = got.tasks["copy"]
        if target and (got.speed < target.decisions_per_second or copy > target.copy_microseconds):
            value, small = round(got.speed), number(copy, lang)
            print(words("bench-slow", lang, game=got.subject.game, value=value, copy=small), file=sys.stderr)
            code = 1
    return code


def too_slow_search(rates: Sequence[Rate], lang: str) -> int:
    """Complain about every game whose search misses its target; return the exit code."""
    for got in rates:
        if not got.reached:
            value, wanted = round(got.per_second), got.target
            print(words("bench-slow-search", lang, game=got.searcher.game, value=value, wanted=wanted), file=sys.stderr)
    return int(not all(got.reached for got in rates))


def tick(done: int, total: int) -> None:
    """Show how far it is, on a terminal only."""
    if sys.stderr.isatty():
        print("\r\x1b[K" if done == total else f"\r{done}/{total}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
