"""Programs that tests start: they end with the test, however it ends, and choose a free port by themselves.

An interrupted run can clean up after itself, a killed one cannot. On Linux the kernel then ends what it had started
(`setpriv`, of util-linux, asks it to); elsewhere a killed run leaves its servers behind.
"""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

Seen = TypeVar("Seen")

#: Seconds a program may take to end once it was asked to.
LAST_WORDS = 30


def leashed(command: Sequence[str | Path], *, end: str = "TERM", user: str | None = None) -> list[str]:
    """Return the command such that it gets the signal `end` when the process that starts it is gone.

    As another user, too: who runs the tests in a container is root, and PostgreSQL refuses to be.
    """
    setpriv = shutil.which("setpriv")
    leash = [setpriv, "--pdeathsig", end] if setpriv else []
    become = [f"--reuid={user}", f"--regid={user}", "--init-groups"] if user else []
    return [*leash, *become, *map(str, command)]


@contextmanager
def running(
    command: Sequence[str | Path], *, end: str = "TERM", user: str | None = None, **settings: Any
) -> Iterator[subprocess.Popen[Any]]:
    """Run a program until the block ends; `end` is the signal that it understands."""
    with subprocess.Popen(leashed(command, end=end, user=user), **settings) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.Signals[f"SIG{end}"])
            try:
                process.wait(LAST_WORDS)
            except subprocess.TimeoutExpired:
                process.kill()


def wait_until(
    look: Callable[[], Seen | None], process: subprocess.Popen[Any], log: Path, patience: float = 120
) -> Seen:
    """Return what `look` sees as soon as it sees anything; a program that ends before that fails the test."""
    give_up = time.monotonic() + patience
    while not (seen := look()):
        if process.poll() is not None or time.monotonic() > give_up:
            pytest.fail(f"the program did not start:\n{log.read_text(errors='replace')}")
        time.sleep(0.05)
    return seen


@contextmanager
def running_jupyter(
    command: Sequence[str | Path], folder: Path, environment: dict[str, str], *arguments: str
) -> Iterator[str]:
    """Run a Jupyter server, open to all on this machine; yields its address, without a slash at the end.

    It keeps its runtime files in the folder, and tells there which port it has got.
    """
    runtime = folder / "runtime"
    options = ["--no-browser", "--allow-root", "--ip=127.0.0.1", "--port=0", "--IdentityProvider.token="]
    command = [*command, *options, "--ServerApp.password=", *arguments]
    environment = {**environment, "JUPYTER_RUNTIME_DIR": str(runtime)}

    def address() -> str | None:
        for path in runtime.glob("jpserver-*.json"):
            try:
                return str(json.loads(path.read_text())["url"]).rstrip("/")
            except ValueError:  # it is being written
                return None
        return None

    log = folder / "server.log"
    with (
        log.open("w") as file,
        running(command, cwd=folder, env=environment, stdout=file, stderr=subprocess.STDOUT) as server,
    ):
        yield wait_until(address, server, log)
