"""Games that are played once and kept: an interruption costs none of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from typing import Any

from tutor.coach.spread import executor

KEPT = Path(__file__).parent.parent / "build"


def lines_of(path: Path) -> dict[str, str]:
    """Return the lines of a table by their first cell: a game that is not played again keeps what the table says."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line.split("|")[1].strip(): line for line in lines if line.startswith("| ")}


def played(
    name: str, games: int, play: Callable[..., dict[str, Any]], arguments: Sequence[Any], workers: int | None
) -> list[dict[str, Any]]:
    """Return the games number 0 to `games` of a series; what is missing is played by `play(number, *arguments)`."""
    path = KEPT / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = kept(name)
    known = {row["number"] for row in rows}
    missing = [number for number in range(games) if number not in known]
    if missing:
        with executor(workers) as pool, path.open("a") as file:
            work = {pool.submit(play, number, *arguments): number for number in missing}
            for done in as_completed(work):
                row = {"number": work[done], **done.result()}
                rows.append(row)
                file.write(json.dumps(row) + "\n")
                file.flush()
                print(f"\r{name}: {len(rows)} of {games}", end="", file=sys.stderr)
        print(file=sys.stderr)
    return sorted((row for row in rows if row["number"] < games), key=lambda row: int(row["number"]))


def kept(name: str) -> list[dict[str, Any]]:
    """Return the games of a series that were played so far."""
    path = KEPT / f"{name}.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
