"""Long work in short slices, so that the page stays reachable: it can be stopped, and other clicks are heard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from time import perf_counter
from typing import Final, Generic, TypeVar

T = TypeVar("T")

#: Seconds of work before the browser is heard again, and of rest between two slices.
SLICE: Final = 0.03
REST: Final = 0.01
#: Seconds between two messages about the progress: more would only keep the browser busy.
TELL: Final = 0.15


class Work(Generic[T]):
    """Runs a generator that yields its progress (0 to 1), takes True to stop, and returns its result.

    Where no event loop runs (a script, a test) it is done at once.
    """

    def __init__(
        self,
        job: Generator[float, bool, T],
        progress: Callable[[float], None],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._job = job
        self._progress = progress
        self._done = done
        self._failed = failed
        self._stopping = False
        self._begun = False
        self._told = 0.0
        self.over = False

    def start(self) -> None:
        """Begin."""
        try:
            self._loop: asyncio.AbstractEventLoop | None = asyncio.get_running_loop()
        except RuntimeError:
            self._loop = None
        self._slice()
        while self._loop is None and not self.over:
            self._slice()

    def stop(self) -> None:
        """End the work at the next occasion, with the best result so far."""
        self._stopping = True

    def drop(self) -> None:
        """Forget the work: nobody waits for its result any more."""
        self.over = True
        self._job.close()

    def _slice(self) -> None:
        if self.over:
            return
        end = perf_counter() + SLICE
        part = 0.0
        try:
            while True:
                part = self._job.send(self._stopping) if self._begun else next(self._job)
                self._begun = True
                if perf_counter() > end:
                    break
        except StopIteration as result:
            self._end(result.value)
            return
        except Exception as error:  # told to the person by whoever began the work
            self.over = True
            self._failed(error)
            return
        if perf_counter() - self._told > TELL:
            self._told = perf_counter()
            self._progress(part)
        if self._loop is not None:
            self._loop.call_later(REST, self._slice)

    def _end(self, result: T) -> None:
        self.over = True
        try:
            self._done(result)
        except Exception as error:
            self._failed(error)
