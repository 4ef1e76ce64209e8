"""The kernels of the served app: who has one, how many there may be, and when one that nobody uses is ended.

Voilà keeps warm kernels and hands them out; this adds what a server needs that strangers can reach. Each part says
whether it belongs into Voilà or jupyter-server, and can go once it is there.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final

from jupyter_server._tz import utcnow
from voila.request_info_handler import RequestInfoSocketHandler
from voila.voila_kernel_manager import voila_kernel_manager_factory

from widgets.line import MOST_WAITING

#: What a kernel needs at most, in bytes: with a game, its board and the coach loaded.
MEMORY_OF_ONE: Final = 100 * 2**20
#: How many kernels there may be where the system does not tell its memory.
MANY: Final = 50
#: How many pages one visitor may have open.
MOST_OF_ONE: Final = 12
#: How many pages are made at a time: more would only slow each other down. The others wait their turn.
AT_ONCE: Final = 4 + 2 * (os.cpu_count() or 1)
#: Seconds after which a page that is still being made no longer keeps others waiting.
TURN: Final = 20.0
#: Seconds within which a page has to open its line to the kernel.
UNOPENED: Final = 60.0

#: Where the methods come from that are added to: Voilà's own manager, which exists only once the server is set up.
Manager: Any = object

_visitor: ContextVar[str] = ContextVar("visitor", default="")


class Full(Exception):
    """No kernel for this visitor now: `own` if their other pages have all that one visitor may have."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own


@dataclass
class Guest:
    """A kernel that was given to a visitor."""

    visitor: str
    #: Whether their page has ever opened its line.
    opened: bool = False


def most_kernels() -> int:
    """Return how many kernels the machine's memory has room for."""
    try:
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return MANY
    return max(memory // MEMORY_OF_ONE, AT_ONCE)


class Buffer(list[Any]):
    """Messages for a page whose line is down; `overflow` is called when they are too many for it ever to come back."""

    def __init__(self, overflow: Any) -> None:
        super().__init__()
        self.bytes = 0
        self.overflow = overflow

    def append(self, message: Any) -> None:
        """Keep a message of a channel."""
        self.bytes += sum(len(part) for part in message[1])
        if self.bytes <= MOST_WAITING:
            super().append(message)
        elif self.overflow is not None:
            self.clear()
            self.overflow()
            self.overflow = None


class Guests(Manager):  # type: ignore[misc]  # of no known type
    """What is added to Voilà's manager of kernels."""

    #: How many kernels visitors may have in all (warm ones not counted), and how long a page may take to open.
    most = MANY
    unopened = UNOPENED

    def __init__(self, **kwargs: Any) -> None:
        self.guests: dict[str, Guest] = {}
        self.coming: list[str] = []
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._ending: set[asyncio.Task[None]] = set()
        super().__init__(**kwargs)

    # ------------------------------------------------------------------ who may come

    @asynccontextmanager
    async def visit(self, visitor: str) -> AsyncIterator[None]:
        """Make a page for a visitor: here their kernel is started or handed over. Raises Full if there is no room."""
        own = [kernel for kernel, guest in self.guests.items() if guest.visitor == visitor]
        if len(own) + self.coming.count(visitor) >= MOST_OF_ONE:
            # a page that was reloaded before it had opened could not say that it goes
            left = next((kernel for kernel in own if not self.guests[kernel].opened), None)
            if left is None:
                raise Full(own=True)
            self._end(left)
        if len(self.guests) + len(self.coming) >= self.most:
            raise Full(own=False)
        self.coming.append(visitor)
        token = _visitor.set(visitor)
        known = set(self.guests)
        try:
            async with self._turn():
                yield
        finally:
            _visitor.reset(token)
            if visitor in self.coming:  # no kernel was started
                self.coming.remove(visitor)
            for kernel in set(self.guests) - known:
                asyncio.get_running_loop().call_later(self.unopened, self._end_unopened, kernel)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait until fewer pages are being made; one that takes very long lets others pass."""
        await self._turns.acquire()
        late = asyncio.get_running_loop().call_later(TURN, self._turns.release)
        try:
            yield
        finally:
            if asyncio.get_running_loop().time() < late.when():
                late.cancel()
                self._turns.release()

    def _welcome(self, kernel: str) -> None:
        """Note whose a kernel is."""
        visitor = _visitor.get()
        if visitor in self.coming:
            self.coming.remove(visitor)
        self.guests[kernel] = Guest(visitor)

    async def start_kernel(self, **kwargs: Any) -> Any:
        """Start a kernel for a visitor; warm ones are started elsewhere."""
        kernel = await super().start_kernel(**kwargs)
        self._welcome(kernel)
        return kernel

    async def get_rendered_notebook(self, notebook_name: str, **kwargs: Any) -> Any:
        """Hand a warm kernel over. Belongs into Voilà.

        It has been idle for as long as it was warm: culling would end it before the page has opened its line. And the
        address of this visitor's page is nothing that the next warm kernel, another visitor's, should know.
        """
        kwargs.pop("extra_kernel_env_variables", None)
        rendered = await super().get_rendered_notebook(notebook_name, **kwargs)
        kernel = rendered[2]
        self.get_kernel(kernel).last_activity = utcnow()
        self._welcome(kernel)
        return rendered

    # ------------------------------------------------------------------ who has gone

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a page has opened its line."""
        if kernel_id in self.guests:
            self.guests[kernel_id].opened = True
        super().notify_connect(kernel_id)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, and the address that Voilà keeps of its page for ever."""
        self.guests.pop(kernel_id, None)
        RequestInfoSocketHandler._cache.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    def _end_unopened(self, kernel: str) -> None:
        """End a kernel whose page never opened its line: the visitor has gone, or never was a browser."""
        if kernel in self.guests and not self.guests[kernel].opened:
            self._end(kernel)

    def _end(self, kernel: str) -> None:
        self.guests.pop(kernel, None)
        task = asyncio.get_running_loop().create_task(self._shut_down(kernel))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _shut_down(self, kernel: str) -> None:
        if kernel in self:
            await self.shutdown_kernel(kernel, now=True)

    def start_buffering(self, kernel_id: str, session_key: str, channels: Any) -> None:
        """Keep what a page misses while its line is down, but not without end. Belongs into jupyter-server."""
        super().start_buffering(kernel_id, session_key, channels)
        kept = self._kernel_buffers.get(kernel_id)
        if kept:
            kept["buffer"] = Buffer(lambda: self._end(kernel_id))


def kernel_manager(*args: Any, **kwargs: Any) -> type:
    """Return Voilà's manager of kernels with what is added here; Voilà has no setting for it."""
    return type("Kernels", (Guests, voila_kernel_manager_factory(*args, **kwargs)), {})
