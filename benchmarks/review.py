"""How soon a review tells the turning points of a game: seconds from opening a record to three of them, in every game.

`python -m benchmarks.review [GAME …] [--games 5]` plays games of a learner (the level "relaxed") against a bot, opens
each as the page does, in slices of work in one process, and writes the table. Seconds of the clock are what a person
waits; seconds of the processor are what they would be on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import tutor
from tutor.analysis import sample, telling
from tutor.analysis.review import Reviewer, begin, eyes
from tutor.analysis.timeline import Timeline
from tutor.coach import player

RESULTS = Path(__file__).parent / "results" / "review.md"
#: Games that are opened for each rulebook, the committed sample among them, and seconds that half of them may take.
GAMES: Final = 5
WANTED: Final = 20.0
LEARNER, BOT = "relaxed", "gentle"
FIRST_SEED: Final = 9000


class Opened(NamedTuple):
    """How the review of one game went, up to its turning points."""

    seconds: float
    processor: float
    #: Turning points that were told, and those of them that were sure by then.
    told: int
    sure: int
    decisions: int


def records(game: str, count: int) -> Iterator[str]:
    """Return recorded games: the sample, and others of a learner against a bot."""
    yield sample.sample(game)
    for number in range(count - 1):
        state = tutor.game(game).new(2, FIRST_SEED + number)
        players = [player(LEARNER, number), player(BOT, number + 1)]
        while state.actor is not None:
            state.play(players[state.actor].choose(state, state.actor))
        yield json.dumps({**tutor.game(game).record(state), "seats": ["person", BOT]})


def opened(record: str) -> Opened:
    """Open a game and work until its turning points can be told, in words."""
    clock, processor = time.perf_counter(), time.process_time()
    timeline = Timeline(record)
    review = begin(timeline, seat=eyes(timeline))
    looks = -1.0
    for part in Reviewer(review).work():
        if part != looks:  # a piece of work is whole
            looks = part
            if review.told:
                break
    points = review.turning_points()
    for number in points:
        telling.tell_turning(review, number, "en")
    return Opened(
        time.perf_counter() - clock,
        time.process_time() - processor,
        len(points),
        sum(review.sure(number) for number in points),
        sum(turn.seat in review.focus for turn in review.turn_of.values()),
    )


def table(results: dict[str, list[Opened]]) -> str:
    """Return everything as Markdown."""
    lines = [
        "# How soon a review tells the turning points",
        "",
        "From opening a finished game of two players to its turning points in words: seconds, medians (and the",
        f"slowest). Wanted: a median within {WANTED:.0f} s on a quiet two-core machine. One process works; seconds of",
        "the processor are what the clock would show if nothing else ran. Told: turning points at that moment, and how",
        "many of them were sure already; the review goes on afterwards.",
        "",
        f"Measured with Python {platform.python_version()} on {datetime.now(UTC):%Y-%m-%d} by "
        "`python -m benchmarks.review`.",
        "",
        "| game | games | decisions of the person | clock | processor | told | sure | within 20 s |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game, rows in results.items():
        clock, processor = [row.seconds for row in rows], [row.processor for row in rows]
        lines.append(
            f"| {game} | {len(rows)} | {median(row.decisions for row in rows):.0f} "
            f"| {median(clock):.1f} s ({max(clock):.1f}) | {median(processor):.1f} s ({max(processor):.1f}) "
            f"| {sum(row.told for row in rows) / len(rows):.1f} | {sum(row.sure for row in rows) / len(rows):.1f} "
            f"| {'yes' if median(clock) <= WANTED else 'no'} |"
        )
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    """Open the games and write the table; 1 if one of them takes too long."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description=__doc__)
    parser.add_argument("game", nargs="*", default=tutor.games())
    parser.add_argument("--games", type=int, default=GAMES)
    wish: Any = parser.parse_args(argv)
    results: dict[str, list[Opened]] = {}
    for game in wish.game:
        results[game] = []
        for record in records(game, wish.games):
            results[game].append(opened(record))
            print(game, results[game][-1], file=sys.stderr, flush=True)
    text = table(results)
    if sorted(wish.game) == tutor.games():
        RESULTS.write_text(text, encoding="utf-8")
    print(text)
    return int(any(median(row.seconds for row in rows) > WANTED for rows in results.values()))


if __name__ == "__main__":
    sys.exit(main())
