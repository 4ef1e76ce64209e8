"""Measure every game, beside whatever peers are installed; print the tables and write them to `benchmarks/results`."""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import tutor
from benchmarks import engine, peers
from benchmarks.engine import Figures
from tutor.core.text import LANGUAGES, texts

RESULTS = Path(__file__).parent / "results"
WORDS = Path(tutor.__file__).parent / "words"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--quick", action="store_true", help=words("bench-help-quick", "en"))
    arguments = parser.parse_args(argv)
    others, missing = peers.installed()
    subjects = [*map(engine.ours, engine.GAMES), *others]
    seconds = engine.SECONDS / 10 if arguments.quick else engine.SECONDS
    figures = engine.measure(subjects, seconds=seconds, tick=tick)
    tick(1, 1)
    print(report(figures, missing, arguments.lang))
    if not arguments.quick:
        path = RESULTS / "engine.md"
        path.parent.mkdir(exist_ok=True)
        path.write_text(report(figures, missing, "en"), encoding="utf-8")
        print(words("bench-written", arguments.lang, file=str(path.relative_to(RESULTS.parent.parent))))
    return too_slow(figures, arguments.lang)


def words(key: str, lang: str, **details: Any) -> str:
    return texts(WORDS).text(key, lang, details)


def report(figures: Sequence[Figures], missing: Sequence[str], lang: str) -> str:
    """Return everything as Markdown."""
    own = [got for got in figures if got.subject.game in engine.GAMES]
    others = [got for got in figures if got.subject.game not in engine.GAMES]
    lines = [
        f"# {words('bench-title', lang)}",
        "",
        words("bench-how", lang, repeats=engine.REPEATS),
        words("bench-place", lang, python=platform.python_version(), date=f"{datetime.now(UTC):%Y-%m-%d}",
              command="make bench"),
        "",
        f"## {words('bench-ours', lang)}",
        "",
        *our_table(own, lang),
    ]  # fmt: skip
    if others:
        lines += ["", f"## {words('bench-peers', lang)}", "", words("bench-fair", lang), ""]
        lines += peer_table(own, others, lang)
    if missing:
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


def tick(done: int, total: int) -> None:
    """Show how far it is, on a terminal only."""
    if sys.stderr.isatty():
        print("\r\x1b[K" if done == total else f"\r{done}/{total}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
