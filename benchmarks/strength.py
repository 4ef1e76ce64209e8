"""How strong the players are: matches of two, seat-balanced, for every game, with 95 % intervals.

`python -m benchmarks.strength [GAME …] [--match search] [--workers 2]` plays what is missing and writes the table. The
games that are finished lie in `build/strength`: an interruption costs none of them. Once the players have changed, they
must be thrown away with `--anew`.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import tutor
from tutor.analysis import tournament
from tutor.analysis.standings import wilson
from tutor.coach import LEVELS

RESULTS = Path(__file__).parent / "results" / "strength.md"
KEPT = Path(__file__).parent.parent / "build" / "strength"


class Match(NamedTuple):
    """Who should beat whom, in how many games, and in which share of them at least."""

    name: str
    stronger: str
    weaker: str
    games: int
    least: float


#: Every level against the next weaker one, and the plainest player that plans against chance.
MATCHES = (
    Match("greedy", "greedy", "random", 200, 0.95),
    *(Match(stronger, stronger, weaker, 40, 27 / 40) for weaker, stronger in pairwise(LEVELS)),
)


class Result(NamedTuple):
    """How a match went."""

    game: str
    match: Match
    games: int
    won: float
    lead: float
    #: Milliseconds of thought per decision of the stronger player.
    thought: float

    @property
    def reached(self) -> bool:
        """Whether it is whole and the share is reached; half of the games must be passed, not met."""
        rate = self.won / max(1, self.games)
        return self.games >= self.match.games and (rate > 0.5 and rate >= self.match.least)


def result_of(game: str, match: Match, games: int, workers: int | None) -> Result:
    """Play what is missing of a match and return how it stands; `games` may cut it short."""
    plan = tournament.Tournament.of(game, [match.stronger, match.weaker], players=2, seed=1)
    kept = KEPT / f"{game}-{match.name}.csv"
    played = tournament.run(plan, games, kept, workers=workers, progress=tell(game, match)).games
    won = lead = seconds = decisions = 0.0
    for record in played[: match.games]:
        ours = record["agents"].index(match.stronger)
        won += record["won"][ours]
        lead += record["scores"][ours] - record["scores"][1 - ours]
        seconds += record["seconds"][ours]
        decisions += record["decisions"][ours]
    count = len(played[: match.games])
    return Result(game, match, count, won, lead / max(1, count), 1000 * seconds / max(1, decisions))


def tell(game: str, match: Match) -> Any:
    """Return a progress line on the standard error stream."""

    def line(progress: tournament.Progress) -> None:
        won = progress.wins[match.stronger][0]
        print(f"\r{game} {match.stronger} – {match.weaker}: {won:g} of {progress.done}", end=" ", file=sys.stderr)
        if progress.done + progress.failed == progress.games:
            print(file=sys.stderr)

    return line


def table(results: Sequence[Result], command: str) -> str:
    """Return everything as Markdown."""
    lines = [
        "# How strong the players are",
        "",
        "Two players, each in both seats equally often; a shared victory counts half. The interval is Wilson's, 95 %.",
        "The lead is the mean difference of the final scores; thought is the wall-clock time per decision of the",
        "stronger player, on a machine that was doing other things as well. What a level does is said in",
        "`tutor/coach/__init__.py`.",
        "",
        f"Measured with Python {platform.python_version()} on {datetime.now(UTC):%Y-%m-%d} by `{command}`.",
        "",
    ]
    for match in MATCHES:
        own = [result for result in results if result.match is match]
        if not own:
            continue
        wanted = f"at least {match.least:.0%}" if match.least > 0.5 else "more than half"
        lines += [
            f"## {match.stronger} against {match.weaker}: {wanted} of {match.games} games",
            "",
            "| game | won | share | 95 % interval | mean lead | thought | reached |",
            "|---|---|---|---|---|---|---|",
        ]
        for result in own:
            low, high = wilson(result.won, result.games)
            lines.append(
                f"| {result.game} | {result.won:g} of {result.games} | {result.won / max(1, result.games):.1%} "
                f"| {low:.1%} – {high:.1%} | {result.lead:+.1f} | {result.thought:.0f} ms "
                f"| {'yes' if result.reached else 'not yet' if result.games < match.games else 'no'} |"
            )
        lines.append("")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Play, write the table, and fail if a whole match did not reach its share."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games; the others keep what they have")
    parser.add_argument(
        "--match", action="append", choices=[match.name for match in MATCHES], help="only these matches"
    )
    parser.add_argument("--games", type=int, default=0, help="at most so many games of each match")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--anew", action="store_true", help="forget what was played before")
    arguments = parser.parse_args(argv)
    if arguments.anew:
        shutil.rmtree(KEPT, ignore_errors=True)
    results = []
    for match in MATCHES:
        for game in tutor.games():
            wanted = (not arguments.game or game in arguments.game) and (
                not arguments.match or match.name in arguments.match
            )
            kept = (KEPT / f"{game}-{match.name}.csv.games").exists()
            if not wanted and not kept:
                continue
            games = min(match.games, arguments.games or match.games) if wanted else 1
            results.append(result_of(game, match, games, arguments.workers))
            RESULTS.write_text(table(results, "python -m benchmarks.strength"), encoding="utf-8")
    print(table(results, "python -m benchmarks.strength"))
    return int(any(result.games >= result.match.games and not result.reached for result in results))


if __name__ == "__main__":
    sys.exit(main())
