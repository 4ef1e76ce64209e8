"""Kernels that are forked: each is like any other, knows nothing of its siblings, and ends with whom it belongs to."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning import LocalProvisioner
from jupyter_client.provisioning.factory import KernelProvisionerFactory

from widgets import forking
from widgets.forking import ForkingProvisioner, Nursery
from widgets.nursery import TITLE

pytestmark = pytest.mark.skipif(not forking.POSSIBLE, reason="this system has no handles of processes")
PATIENCE = 180


@pytest.fixture
def factory() -> Iterator[None]:
    """Kernels of this test are forked, and those of others are as they were."""
    factory = KernelProvisionerFactory.instance()
    before = factory.default_provisioner_name
    forking.begin()
    yield
    forking.end()
    factory.default_provisioner_name = before


class Kernel:
    """A kernel, and somebody who asks it for values."""

    def __init__(self, folder: Path) -> None:
        self.manager = KernelManager(transport="ipc", ip=str(folder / "line"))
        # jupyter_client knows this Python by another name when it was started through a link
        self.manager._kernel_spec = KernelSpec(
            argv=[sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"], language="python"
        )
        self.folder = folder

    def start(self) -> None:
        self.manager.start_kernel(cwd=str(self.folder), env={**os.environ, "GREETING": "salut"})
        self.client = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=PATIENCE)

    def end(self) -> None:
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)

    @property
    def process(self) -> psutil.Process:
        provisioner = self.manager.provisioner
        assert isinstance(provisioner, LocalProvisioner)
        return psutil.Process(provisioner.pid)

    @property
    def is_forked(self) -> bool:
        return self.process.name() == TITLE

    def ask(self, expressions: str, after: str = "") -> Any:
        """Return the values of expressions, as a tuple."""
        reply = self.client.execute(after, user_expressions={"x": f"({expressions},)"}, reply=True, timeout=PATIENCE)
        found = reply["content"]["user_expressions"]["x"]
        assert found["status"] == "ok", found
        return ast.literal_eval(found["data"]["text/plain"])


@contextmanager
def kernels(folder: Path, count: int = 1) -> Iterator[list[Kernel]]:
    """Some kernels, until the block ends."""
    made = []
    try:
        for number in range(count):
            place = folder / str(number)
            place.mkdir(exist_ok=True)
            made.append(Kernel(place))
            made[-1].start()
        yield made
    finally:
        for kernel in made:
            kernel.end()


@pytest.mark.usefixtures("factory")
def test_forked_kernels_are_like_any_other_and_strangers_to_each_other(tmp_path: Path) -> None:
    with kernels(tmp_path, 2) as (one, other):
        assert one.is_forked and other.is_forked
        # as it was ordered
        where, greeting, session = one.ask("os.getcwd(), os.environ['GREETING'], os.getsid(0)", "import os")
        assert (where, greeting, session) == (str(one.folder), "salut", one.process.pid)
        assert one.ask("__name__, sys.path.count('')", "import sys") == ("__main__", 1)
        assert one.ask("len(threading.enumerate()) > 1", "import threading") == (True,)
        # everything is at hand, and a widget has a line of its own to the page
        assert one.ask("'widgets.table' in sys.modules") == (True,)
        line = "ipywidgets.comm.get_comm_manager().targets"
        assert one.ask(f"'jupyter.widget.control' in {line}", "import ipywidgets") == (True,)
        # luck is each one's own, and what one does to a module the other never sees
        draw = "import random, tutor, uuid; tutor.__version__ = str(random.random())"
        luck = "tutor.__version__, tutor.game('toscana').new().origin['seed'], uuid.uuid4().hex"
        assert not set(one.ask(luck, draw)) & set(other.ask(luck, draw))
        # it can be interrupted, and another is not
        # (what is asked next would be thrown away with the failed request, as a notebook's next cells are)
        one.client.execute("print('on', flush=True)\nwhile True: pass", stop_on_error=False)
        while one.client.get_iopub_msg(timeout=PATIENCE)["msg_type"] != "stream":
            pass
        one.manager.interrupt_kernel()
        assert one.client.get_shell_msg(timeout=PATIENCE)["content"]["ename"] == "KeyboardInterrupt"
        assert one.ask("1 + 1") == other.ask("1 + 1") == (2,)
        # one that dies is noticed, and its sibling lives
        process = one.process
        process.kill()
        process.wait(PATIENCE)
        assert not one.manager.is_alive() and other.manager.is_alive()
        assert other.ask("1 + 1") == (2,)
    assert not process.is_running()


@pytest.mark.usefixtures("factory")
def test_a_nursery_that_died_is_replaced_and_its_kernels_end(tmp_path: Path) -> None:
    nursery = ForkingProvisioner.nursery
    assert nursery
    with kernels(tmp_path) as (kernel,):
        orphan = kernel.process
        nursery.process.kill()
        nursery.process.wait()
        orphan.wait(PATIENCE)
        with kernels(tmp_path / "0") as (started,):
            assert not started.is_forked
            assert started.ask("1 + 1") == (2,)
        with kernels(tmp_path / "0") as (forked,):
            assert forked.is_forked
    assert ForkingProvisioner.nursery is not nursery


@pytest.mark.usefixtures("factory")
def test_what_cannot_be_forked_is_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Nursery()
    broken.process.kill()  # before it was ready
    forking.end()
    monkeypatch.setattr(ForkingProvisioner, "nursery", broken)
    with kernels(tmp_path) as (kernel,):
        assert not kernel.is_forked
        assert kernel.ask("'widgets' in sys.modules", "import sys") == (False,)
    assert ForkingProvisioner.nursery is None
    kernel = Kernel(tmp_path)
    specification = kernel.manager.kernel_spec
    assert specification is not None
    specification.argv[1:1] = ["-X", "dev"]
    forking.begin()
    kernel.start()
    assert not kernel.is_forked
    kernel.end()
