"""The strong player alone at the table: Viticulture on two levels of its solo game, and Vinhos 2016 against Lacerda.

`python -m benchmarks.solo [--workers 2]` plays what is missing and writes the table.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import tutor
from benchmarks.kept import played
from tutor.coach import play_out, player

RESULTS = Path(__file__).parent / "results" / "solo.md"
GAMES: Final = 40
FIRST_DEAL: Final = 6_000_000


class Task(NamedTuple):
    """A solo game, and how often it should be won."""

    game: str
    name: str
    options: dict[str, Any]
    least: int


TASKS: Final = (
    Task("viticulture", "normal", {"solo_level": "normal"}, 28),
    Task("viticulture", "hard", {"solo_level": "hard"}, 16),
    Task("vinhos-2016", "Lacerda", {}, 24),
)


def game_of(number: int, task: Task, kind: str) -> dict[str, Any]:
    """Play one game alone."""
    game = tutor.game(task.game)
    state = game.new(1, FIRST_DEAL + number, journal=False, **task.options)
    play_out(state, [player(kind, number)])
    sheet = {line.name: line.points for line in state.score_sheet(0).lines}
    return {"points": state.scores()[0], "lead": game.evaluate(state, 0), "sheet": sheet}


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing, write the table, and fail if a whole series was won too seldom."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solo", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--player", default="strong")
    parser.add_argument("--workers", type=int, default=None)
    wish = parser.parse_args(argv)
    lines = [
        "# The strong player alone",
        "",
        f"{GAMES} games each, deals on which nothing was tuned. Won: more points than the game's own opponent.",
        "",
        f"Measured with Python {platform.python_version()} on {datetime.now(UTC):%Y-%m-%d} by "
        "`python -m benchmarks.solo`.",
        "",
        "| game | level | player | won | wanted | median points | quartiles |",
        "|---|---|---|---|---|---|---|",
    ]
    missed = False
    for task in TASKS:
        rows = played(
            f"solo/{task.game}-{task.name}-{wish.player}", wish.games, game_of, (task, wish.player), wish.workers
        )
        won = sum(row["lead"] > 0 for row in rows)
        points = sorted(row["points"] for row in rows)
        missed |= len(rows) >= GAMES and won < task.least
        lines.append(
            f"| {task.game} | {task.name} | {wish.player} | {won} of {len(rows)} | {task.least} of {GAMES} "
            f"| {median(points):g} | {points[len(points) // 4]} – {points[3 * len(points) // 4]} |"
        )
        RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
