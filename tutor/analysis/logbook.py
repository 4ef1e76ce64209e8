"""The logbook of a tournament: a file beside the results to which every finished game is added at once.

One line of JSON per game, after a heading that says which tournament it is. It is only ever added to, and each line is
on the disk before the next game counts: an interruption costs no finished game, only what was being played.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from tutor.core.errors import BadTournament

FORMAT: Final = "vendange-tournament"
VERSION: Final = 1


def logbook_of(out: Path) -> Path:
    """Return where the logbook of some results lies: `results.parquet` has `results.parquet.games`."""
    return out.with_name(f"{out.name}.games")


class Logbook:
    """An open logbook: what has been played, and a way to add to it. Leave it as a context."""

    def __init__(self, path: Path, tournament: Mapping[str, Any]) -> None:
        self.path = path
        self._heading = _line({"format": FORMAT, "version": VERSION, **tournament})
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = path.open("a+b")
        try:
            _lock(self._file, path)
            self.lines = self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, game: Mapping[str, Any]) -> None:
        """Write a finished game; when this returns it is safe."""
        self._write(_line(game))

    def _read(self) -> list[Any]:
        """Return the lines that are whole. A line torn by an interruption is cut away, or the next would join it."""
        self._file.seek(0)
        content = self._file.read()
        if not content.startswith(self._heading):
            if not self._heading.startswith(content):  # not even the beginning of our heading
                raise BadTournament("other-tournament", file=str(self.path))
            self._file.truncate(0)
            self._write(self._heading)
            return []
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            self._file.truncate(whole)
        return [line for text in content[len(self._heading) : whole].splitlines() if (line := _parsed(text))]

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())


def _line(content: Mapping[str, Any]) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parsed(text: bytes) -> Any:
    """Return a line's content; None for one that a failing disk has damaged: its game is played again."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _lock(file: IO[bytes], path: Path) -> None:
    """Make sure that nobody else writes here now; where the system has no such locks, trust them."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadTournament("tournament-runs", file=str(path)) from None
    except OSError:  # a file system that cannot lock
        return
