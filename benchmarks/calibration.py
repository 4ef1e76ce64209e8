"""Whether the coach's numbers are true: games at the middle level, held back from learning, against what was foretold.

`python -m benchmarks.calibration [GAME …] [--workers 2]`. At every decision with a choice the search tells the points
at the end with their interval, and the chance to win; the table says how often the interval held, how far the chances
were from the truth in ten bins, and what was expected at the first move beside what came of it.
"""

from __future__ import annotations

import argparse
import math
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import tutor
from benchmarks.kept import lines_of, played
from tutor.coach import MIDDLE
from tutor.coach.foretelling import foretold
from tutor.core.judgement import FOUR_OF_FIVE

RESULTS = Path(__file__).parent / "results" / "calibration.md"
GAMES: Final = 100
FIRST_DEAL: Final = 7_000_000
SIMULATIONS: Final = MIDDLE.simulations
BINS: Final = 10
#: A bin with fewer cases tells nothing.
ENOUGH: Final = 50


def game_of(number: int, name: str) -> dict[str, Any]:
    """Play one game and return what was foretold at each decision: seat, points, their error, chance; and the end."""
    game = tutor.game(name)
    judged = game.learned.judgement(2)
    told = []
    points, won = [0.0, 0.0], [0.0, 0.0]
    for seat, case in foretold(game, 2, FIRST_DEAL + number, SIMULATIONS):
        error = math.hypot(judged.spread(case.progress), case.luck)
        chance = judged.chances(case.worths, case.progress)[0]
        told.append((seat, round(case.score, 2), round(error, 2), round(chance, 4)))
        points[seat], won[seat] = case.points, case.won
    return {"told": told, "points": points, "won": won}


def measured(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return how true the numbers of some games were."""
    held = cases = 0
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    first: list[float] = []
    for row in rows:
        begun: set[int] = set()
        for seat, score, error, chance in row["told"]:
            cases += 1
            held += abs(row["points"][seat] - score) <= FOUR_OF_FIVE * error
            bins[min(BINS - 1, int(chance * BINS))].append((chance, row["won"][seat]))
            if seat not in begun:
                begun.add(seat)
                first.append(score)
    off = [
        abs(sum(chance for chance, _ in some) - sum(won for _, won in some)) / len(some)
        for some in bins
        if len(some) >= ENOUGH
    ]
    ends = [points for row in rows for points in row["points"]]
    return {
        "covered": held / max(1, cases),
        "cases": cases,
        "worst": max(off, default=0.0),
        "bins": len(off),
        "first": sum(first) / len(first),
        "end": sum(ends) / len(ends),
    }


def table(results: dict[str, list[dict[str, Any]]]) -> str:
    """Return everything as Markdown; other games keep their lines."""
    before = lines_of(RESULTS)
    lines = [
        "# Whether the coach's numbers are true",
        "",
        f"{GAMES} games of two players at the middle level ({SIMULATIONS} simulations), deals held back from learning.",
        "Covered: how often the points at the end lay in the interval that should hold four times of five (75 – 85 %",
        f"wanted). Worst bin: the largest distance of foretold and true chance to win in ten bins of {ENOUGH} cases or",
        "more (at most 8 points wanted). First move: expected points there, and the mean of those games (within 10 %).",
        "",
        f"Measured with Python {platform.python_version()} on {datetime.now(UTC):%Y-%m-%d} by "
        "`python -m benchmarks.calibration`.",
        "",
        "| game | games | decisions | covered | worst bin | first move | mean end |",
        "|---|---|---|---|---|---|---|",
    ]
    for game in tutor.games():
        if game not in results:
            lines += [before[game]] if game in before else []
            continue
        rows = results[game]
        true = measured(rows)
        lines.append(
            f"| {game} | {len(rows)} | {true['cases']} | {true['covered']:.0%} | {100 * true['worst']:.0f} points "
            f"of {true['bins']} bins | {true['first']:.1f} | {true['end']:.1f} |"
        )
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str] | None = None) -> None:
    """Play what is missing and write the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("game", nargs="*", default=tutor.games())
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=None)
    wish = parser.parse_args(argv)
    results = {}
    for game in wish.game:
        results[game] = played(f"calibration/{game}", wish.games, game_of, (game,), wish.workers)
        RESULTS.write_text(table(results), encoding="utf-8")
    print(table(results))


if __name__ == "__main__":
    sys.exit(main())
