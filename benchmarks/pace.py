"""Two strong players of Viticulture: how many years they take, and whether the winner lives on wine.

`python -m benchmarks.pace [--games 20] [--player strong] [--workers 2]`. People finish in about seven years and fill
orders; players who only collect small change take ten years and more. Both think in simulations alone, without a clock.
Finished games lie in `build/pace`.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final

import tutor
from benchmarks.kept import played
from tutor.coach import LEVELS, play_out, player

RESULTS = Path(__file__).parent / "results" / "pace.md"
GAMES: Final = 20
#: Deals that nothing was tuned on.
FIRST_DEAL: Final = 8_000_000
#: The last year in the median at most, and the part of the winners' points that comes from orders at least.
LATEST: Final = 8
LEAST: Final = 0.35


def game_of(number: int, kind: str) -> dict[str, Any]:
    """Play one game of two and return its last year, and what the winner lived on."""
    state = tutor.game("viticulture").new(2, FIRST_DEAL + number, journal=False)
    level = LEVELS.get(kind)
    spec = f"search:{level.simulations}" if level and level.simulations else kind
    play_out(state, [player(spec, 2 * number + seat) for seat in range(2)])
    winner = state.winners()[0]
    sheet = {line.name: line.points for line in state.score_sheet(winner).lines}
    return {"year": state.to_dict()["year"], "points": state.scores()[winner], "orders": sheet.get("orders", 0)}


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing, write the table, and fail if a whole series took too long or had too little wine."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pace", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--player", default="strong")
    parser.add_argument("--workers", type=int, default=None)
    wish = parser.parse_args(argv)
    rows = played(f"pace/viticulture-{wish.player}", wish.games, game_of, (wish.player,), wish.workers)
    last = median(row["year"] for row in rows)
    share = sum(row["orders"] for row in rows) / sum(row["points"] for row in rows)
    reached = last <= LATEST and share >= LEAST
    text = "\n".join(
        [
            "# Two strong players of Viticulture",
            "",
            "Deals on which nothing was tuned. The share of orders is that of all points of the winners.",
            "",
            f"Measured with Python {platform.python_version()} on {datetime.now(UTC):%Y-%m-%d} by "
            "`python -m benchmarks.pace`.",
            "",
            "| player | games | last year, median | wanted | winners’ points from orders | wanted |",
            "|---|---|---|---|---|---|",
            f"| {wish.player} | {len(rows)} | {last:g} | at most {LATEST} | {share:.0%} | at least {LEAST:.0%} |",
            "",
        ]
    )
    RESULTS.write_text(text, encoding="utf-8")
    print(text)
    return int(len(rows) >= GAMES and not reached)


if __name__ == "__main__":
    sys.exit(main())
