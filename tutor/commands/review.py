"""`vendange review`: a saved game, looked back at on the command line."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tutor.analysis import cache, charts
from tutor.analysis.review import QUICK, THOROUGH, Review, review
from tutor.analysis.telling import tell, tell_ledger, tell_scale, tell_turning, tell_turning_points
from tutor.analysis.timeline import Timeline
from tutor.core.errors import BadSave, VendangeError
from tutor.core.plain import DAMAGE
from tutor.terminal import DONE, IMPOSSIBLE, CommandError, Words, bar, print_wrapped, printable

#: Seconds between two pictures of the bar, and how many steps it has.
PACE, STEPS = 0.2, 1000


def review_game(call: argparse.Namespace, record: Mapping[str, Any], words: Words) -> int:
    """Print which decisions of a saved game cost points, and what was luck."""
    budget = THOROUGH if call.thorough else QUICK
    if call.simulations is not None:
        budget = budget._replace(simulations=call.simulations)
    try:
        timeline = Timeline(record)
    except VendangeError as error:
        raise CommandError(error.text(words.lang), IMPOSSIBLE) from None
    except DAMAGE as error:
        raise CommandError(BadSave("damaged", error=str(error)).text(words.lang), IMPOSSIBLE) from None
    timeline.names = [printable(name) for name in timeline.names]
    progress = meter() if sys.stderr.isatty() else None
    try:
        made = review(timeline, budget=budget, beside=call.file, progress=progress)
    finally:
        if progress:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    heading = words(
        "cli-replay-heading",
        title=timeline.game.title(words.lang),
        players=timeline.players,
        moves=len(timeline.moments),
    )
    print(f"{heading}\n")
    print_review(made, words.lang)
    if call.out:
        write(call.out, json.dumps(cache.to_dict(made)).encode(), words)
    if call.charts:
        for name in charts.CHARTS:
            drawn = charts.chart(made, name, words.lang)
            write(call.charts / f"{name}.svg", charts.to_svg(drawn, words.lang).encode(), words)
            write(call.charts / f"{name}.png", charts.to_png(drawn, words.lang), words)
    return DONE


def print_review(made: Review, lang: str) -> None:
    """Print the turning points, the marked decisions with what would have been better, and every player's ledger."""
    print_wrapped(tell_turning_points(made, lang))
    for number in made.turning_points():
        turning = tell_turning(made, number, lang)
        for text in (turning.text, turning.better, *turning.why):
            print_wrapped(text)
    print()
    marked = {verdict.number for verdict, _ in made.marks()}
    for moment, state in made.timeline.walk():
        if moment.number in marked:
            told = tell(made, moment.number, state, lang)
            print(told.heading)
            for text in filter(None, (told.played, told.continuation, told.better, told.gain, *told.why)):
                print_wrapped(text)
            print()
    for ledger in made.ledgers():
        print(tell_ledger(made, ledger, lang))
    print()
    print(tell_scale(made, lang))


def write(path: Path, content: bytes, words: Words) -> None:
    """Write a file, in a folder that is made if need be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError:
        raise CommandError(words("cli-unwritable", file=str(path.parent)), IMPOSSIBLE) from None


def meter() -> Callable[[float], None]:
    """Return a bar that is drawn now and then."""
    shown = 0.0

    def show(part: float) -> None:
        nonlocal shown
        if time.monotonic() - shown > PACE:
            shown = time.monotonic()
            print(f"\r{bar(int(part * STEPS), STEPS)} {part:.0%}", end="", file=sys.stderr, flush=True)

    return show
