"""Kernels that are forked from a process with everything imported, instead of started from nothing.

A page opens sooner, and its kernel shares most of its memory with the others. jupyter_client calls what starts kernels
a provisioner, and ours is its own but for the launch. Where a fork is not possible (not on Linux, another kind of
kernel than ours, a nursery that does not answer) kernels are started as ever.
"""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from threading import Lock
from typing import Any, ClassVar, Final

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from widgets.nursery import FORKED, LAUNCHER, READY

#: Whether this system has what it takes: a fork, and handles of processes that are not one's own children.
POSSIBLE: Final = sys.platform == "linux" and hasattr(os, "pidfd_open")
#: Seconds that the nursery may take to import everything, or to fork, on a machine that has other things to do.
PATIENCE: Final = 60.0
#: Modules are found where a fresh kernel would find them (see ipykernel_launcher), not where the server was started.
NURSERY: Final = "import sys; sys.path.pop(0); from widgets.nursery import main; main()"
NAME: Final = "vendange-forking"


class NoNursery(Exception):
    """The nursery has ended, or does not answer."""


class Forked:
    """A kernel that is another process's child; as much of `subprocess.Popen` as jupyter_client needs."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, handle: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._handle = handle
        self._ended = select.poll()
        self._ended.register(handle, select.POLLIN)

    def poll(self) -> int | None:
        """Return None while it runs; how it ended only its parent knows, and we say 0."""
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended."""
        ended = self._look(timeout)
        if ended is None:
            raise subprocess.TimeoutExpired("kernel", timeout or 0)
        return ended

    def _look(self, timeout: float | None) -> int | None:
        if self.returncode is None and self._ended.poll(None if timeout is None else timeout * 1000):
            self.returncode = 0
            os.close(self._handle)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, if it still runs."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The server's end of the line to the process that forks."""

    def __init__(self) -> None:
        #: Whether it has got so far as to wait for orders.
        self.ready = False
        self._line, theirs = socket.socketpair()
        self._line.settimeout(PATIENCE)
        self._turn = Lock()
        command = [sys.executable, "-c", NURSERY, str(theirs.fileno())]
        with theirs:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])

    def fork(self, arguments: Sequence[str], env: Mapping[str, str], cwd: str | None) -> Forked:
        """Make a kernel. Waits until the nursery is ready, and is therefore nothing for an event loop."""
        order = json.dumps({"arguments": list(arguments), "env": dict(env), "cwd": cwd})
        with self._turn:
            try:
                if not self.ready:
                    self._hear(READY)
                    self.ready = True
                self._line.sendall(order.encode() + b"\n")
                said, handles = self._hear(FORKED)
                return Forked(int(said.split()[0]), handles[0])
            except OSError as error:
                raise NoNursery from error

    def _hear(self, word: bytes) -> tuple[bytes, list[int]]:
        """Wait for what ends with a word; with it come handles of processes."""
        said, handles = b"", list[int]()
        while not said.endswith(word):
            part, more, _, _ = socket.recv_fds(self._line, 1024, 1)
            if not part:
                raise ConnectionError("the nursery has ended")
            said += part
            handles += more
        return said, handles

    def close(self) -> None:
        """End the nursery. Its kernels notice within a second, and end too."""
        self._line.close()
        self.process.kill()
        self.process.wait()


class ForkingProvisioner(LocalProvisioner):
    """Forks kernels where it can."""

    nursery: ClassVar[Nursery | None] = None

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Start a kernel by its command; jupyter_client has written down for it what else it must know."""
        nursery = self.nursery
        if nursery is None or tuple(cmd[:3]) != (sys.executable, *LAUNCHER):
            return await super().launch_kernel(cmd, **kwargs)
        cwd = str(kwargs.get("cwd") or Path.cwd())
        try:
            forked = await asyncio.to_thread(nursery.fork, cmd[3:], kwargs["env"], cwd)
        except NoNursery:
            self.log.warning("A kernel could not be forked, and is started from nothing.")
            if self.nursery is nursery:
                nursery.close()  # late, it must not make a second kernel of this name
                # one that never got ready would not get any further the next time
                ForkingProvisioner.nursery = Nursery() if nursery.ready else None
            return await super().launch_kernel(cmd, **kwargs)
        # jupyter_client takes it for a process that it has started itself, at the head of a group of its own
        self.process: Any = forked
        self.pid = self.pgid = forked.pid
        self.cwd = cwd
        return self.connection_info


def begin() -> None:
    """Let kernels be forked from now on, where that is possible."""
    if POSSIBLE:
        ForkingProvisioner.nursery = Nursery()
        factory = KernelProvisionerFactory.instance()
        place = f"{ForkingProvisioner.__module__}:{ForkingProvisioner.__qualname__}"
        factory.provisioners[NAME] = EntryPoint(NAME, place, factory.GROUP_NAME)
        factory.default_provisioner_name = NAME


def end() -> None:
    """End what `begin` has begun."""
    if ForkingProvisioner.nursery is not None:
        ForkingProvisioner.nursery.close()
        ForkingProvisioner.nursery = None
