"""`vendange review`: a saved game, reviewed on the command line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from tutor.analysis import charts
from tutor.analysis.review import Review, review
from tutor.analysis.timeline import Timeline
from tutor.analysis.weighing import Budget
from tutor.analysis.words import tell, tell_ledger, tell_scale

#: Seconds between two pictures of the bar.
PACE = 0.2


def run(timeline: Timeline, budget: Budget, beside: Path, folder: Path | None, lang: str) -> Review:
    """Review a game with a bar on the terminal; with a folder, write every chart there."""
    try:
        made = review(timeline, budget=budget, beside=beside, progress=meter() if sys.stderr.isatty() else None)
    finally:
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for name in charts.CHARTS:
            drawn = charts.chart(made, name, lang)
            (folder / f"{name}.svg").write_text(charts.to_svg(drawn), encoding="utf-8")
            (folder / f"{name}.png").write_bytes(charts.to_png(drawn))
    return made


def print_review(made: Review, lang: str, paragraph: Callable[[str], None]) -> None:
    """Print the marked decisions, each with what would have been better and why, and every player's ledger."""
    marked = {verdict.number: verdict for verdict, _ in made.marks()}
    for moment, state in made.timeline.walk():
        if moment.number in marked:
            told = tell(made, marked[moment.number], state, lang)
            print(told.heading)
            for text in (told.played, told.better, told.gain, *told.why):
                paragraph(text)
            print()
    for ledger in made.ledgers():
        print(tell_ledger(made, ledger, lang))
    print()
    paragraph(tell_scale(made, lang))


def meter() -> Callable[[float], None]:
    """Return a bar that is drawn now and then."""
    shown = 0.0

    def show(part: float) -> None:
        nonlocal shown
        if time.monotonic() - shown > PACE:
            shown = time.monotonic()
            filled = int(30 * part)
            print(f"\r[{'█' * filled}{'·' * (30 - filled)}] {part:.0%}", end="", file=sys.stderr, flush=True)

    return show
