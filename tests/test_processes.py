"""A test run that is interrupted or killed leaves no process behind: no server, kernel, browser or database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.processes import running, wait_until

ROOT = Path(__file__).parent.parent

#: Starts all that tests start, in a run with a worker of its own as `make test` has them, and then hangs.
HANGS = """
import time
from pathlib import Path

from tests.browser.conftest import *
from tests.lessons.test_progress import postgres
from tutor.coach.spread import executor

def test_that_hangs(visit, postgres):
    visit("/play?game=toscana")
    with executor(workers=1) as pool:
        pool.submit(pow, 2, 2).result()
        Path(__file__).with_name("ready").touch()
        time.sleep(600)
"""


def hear_interrupts() -> None:
    """A shell lets its background jobs ignore Ctrl+C, and who is started by one inherits that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends the children of a killed process")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda end: end.name)
def test_a_run_that_ends_suddenly_leaves_nothing_behind(tmp_path: Path, end: signal.Signals) -> None:
    (tmp_path / "test_hangs.py").write_text(HANGS)
    ready, log = tmp_path / "ready", tmp_path / "log"
    command = [sys.executable, "-m", "pytest", "-n", "1", "-p", "no:cacheprovider", f"--rootdir={tmp_path}", tmp_path]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    with (
        log.open("w") as file,
        running(
            command, cwd=ROOT, env=environment, stdout=file, stderr=subprocess.STDOUT, preexec_fn=hear_interrupts
        ) as run,
    ):
        wait_until(ready.exists, run, log)
        started = psutil.Process(run.pid).children(recursive=True)
        names = {process.name().partition("-")[0] for process in started}  # chromium, with windows or without
        assert names >= {"chromium", "postgres", "python"} and len(started) > 9, names
        run.send_signal(end)
        run.wait(60)
    _, left = psutil.wait_procs(started, timeout=60)
    assert left == []
