"""What every command needs: words in the reader's language, one-sentence failures, and printing."""

from __future__ import annotations

import shutil
import sys
import textwrap
import time
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tutor.core.text import texts

WORDS: Final = Path(__file__).parent / "words"
#: Longer lines are hard to read.
WIDEST: Final = 100

DONE, IMPOSSIBLE, MISTAKE, STOPPED, READER_GONE = 0, 1, 2, 130, 141


class CommandError(Exception):
    """A command cannot go on: one sentence for the reader, and the exit code."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


class Words:
    """The catalogue in the reader's language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **details: Any) -> str:
        """Return the words for a key."""
        return texts(WORDS).text(key, self.lang, details)


def printable(text: str) -> str:
    """Return text from a file or a person without anything that could steer a terminal."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(sign) in ("Cc", "Cf") else sign for sign in text)


def width() -> int:
    """Return how wide lines may be."""
    return max(40, min(shutil.get_terminal_size().columns, WIDEST))


def print_wrapped(text: str) -> None:
    """Print a paragraph, indented."""
    print(textwrap.fill(text, width(), initial_indent="      ", subsequent_indent="      ", break_on_hyphens=False))


def print_table(rows: list[list[str]], right: Sequence[int] = ()) -> None:
    """Print rows in columns; those named in `right` are flush right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.rjust(size) if place in right else cell.ljust(size)
            for place, (cell, size) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())


def bar(done: int, things: int) -> str:
    """Return a bar that is filled as far as the work is done."""
    filled = 30 * done // max(1, things)
    return f"[{'█' * filled}{'·' * (30 - filled)}]"


def progress(things: range) -> Iterator[int]:
    """Go through a long list with a bar on the terminal; elsewhere without a word."""
    if not sys.stderr.isatty():
        yield from things
        return
    shown = 0.0
    try:
        for done, thing in enumerate(things):
            if time.monotonic() - shown > 0.1:
                shown = time.monotonic()
                print(f"\r{bar(done, len(things))} {done}/{len(things)}", end="", file=sys.stderr, flush=True)
            yield thing
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
