"""The strong player alone at the table: Viticulture on two levels of its solo game, and Vinhos 2016 against Lacerda.

`python -m benchmarks.solo [--game vinhos-2016] [--workers 2]` plays what is missing and writes the table. The player
thinks in simulations alone, without a clock: a busy machine changes nothing.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import tutor
from benchmarks.kept import kept, played
from tutor.coach import LEVELS, play_out, player
from tutor.games.vinhos.scoring import awards, title_for

RESULTS = Path(__file__).parent / "results" / "solo.md"
GAMES: Final = 40
FIRST_DEAL: Final = 6_000_000


class Task(NamedTuple):
    """A solo game, and how often it should be won."""

    game: str
    name: str
    options: dict[str, Any]
    least: int
    #: The title that half of the games should reach, where there are titles.
    title: str = ""


TASKS: Final = (
    Task("viticulture", "normal", {"solo_level": "normal"}, 28),
    Task("viticulture", "hard", {"solo_level": "hard"}, 16),
    Task("vinhos-2016", "Lacerda", {}, 24, "producer"),
)


def game_of(number: int, task: Task, kind: str) -> dict[str, Any]:
    """Play one game alone."""
    game = tutor.game(task.game)
    state = game.new(1, FIRST_DEAL + number, journal=False, **task.options)
    level = LEVELS.get(kind)
    play_out(state, [player(f"search:{level.simulations}" if level and level.simulations else kind, number)])
    sheet: Counter[str] = Counter()
    for line in state.score_sheet(0).lines:
        sheet[line.name] += line.points
    row = {"points": state.scores()[0], "lead": game.evaluate(state, 0), "sheet": sheet}
    return {**row, "awards": sum(line.points for line in awards(state))} if task.title else row


def title(task: Task, rows: Sequence[dict[str, Any]]) -> str:
    """Return the title that half of the games have reached at least (VL-END-04), and its awards."""
    if not task.title:
        return "–"
    reached = sorted(row["awards"] for row in rows)[(len(rows) - 1) // 2]
    game = tutor.game(task.game)
    return f"{title_for(game.new(1), reached)} ({reached} awards)"


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing, write the table, and fail if a whole series was won too seldom."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solo", description=__doc__)
    parser.add_argument("--game", choices=sorted({task.game for task in TASKS}), help="only this one")
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
        "| game | level | player | won | wanted | median points | quartiles | median title | wanted |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    missed = False
    for task in TASKS:
        asked = wish.game in (None, task.game)
        series = f"solo/{task.game}-{task.name}-{wish.player}"
        rows = played(series, wish.games, game_of, (task, wish.player), wish.workers) if asked else kept(series)
        if not rows:
            continue
        won = sum(row["lead"] > 0 for row in rows)
        points = sorted(row["points"] for row in rows)
        missed |= len(rows) >= GAMES and won < task.least
        lines.append(
            f"| {task.game} | {task.name} | {wish.player} | {won} of {len(rows)} | {task.least} of {GAMES} "
            f"| {median(points):g} | {points[len(points) // 4]} – {points[3 * len(points) // 4]} "
            f"| {title(task, rows)} | {task.title or '–'} |"
        )
        RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
