"""A class at once: many learners over real websockets; how long they wait, and what memory each takes.

`python -m benchmarks.learners --learners 30 --seconds 60` starts the app, lets learners arrive a little apart, half of
them at the table and half in a lesson, each acting every few seconds, and writes benchmarks/results/learners.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import random
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import websocket_connect

RESULTS = Path(__file__).parent / "results" / "learners.md"
PROTOCOL = "v1.kernel.websocket.jupyter.org"
#: Where learners are: the page, and the message with which it opens.
TABLE = ("/play?game=toscana&lang=fr&fresh=1", {"type": "hello", "query": "?game=toscana&lang=fr&fresh=1", "saved": {}})
LESSON = (
    "/learn?game=toscana&lang=en&lesson=how-you-win",
    {"type": "hello", "query": "?game=toscana&lang=en&lesson=how-you-win", "step": ""},
)


class Learner:
    """One visitor: a page, its kernel, and a line to it, as the browser has them."""

    def __init__(self, address: str, place: tuple[str, dict[str, Any]]) -> None:
        self.address = address
        self.page, self.hello = place
        self.session = uuid.uuid4().hex
        #: Seconds until the page could be used, and of every click.
        self.opened = 0.0
        self.waits: list[float] = []
        self.problems = 0
        self._update: dict[str, Any] = {}

    async def open(self) -> None:
        """Open the page, connect to its kernel, and say hello; done when the first board has come."""
        start = time.perf_counter()
        request = HTTPRequest(self.address + self.page, request_timeout=300, connect_timeout=60)
        html = (await AsyncHTTPClient().fetch(request)).body.decode()
        found = re.search(r'id="jupyter-config-data" type="application/json">(.*?)</script>', html, re.DOTALL)
        assert found, "no kernel on the page"
        kernel = json.loads(found[1])["kernelId"]
        url = f"{self.address.replace('http', 'ws', 1)}/api/kernels/{kernel}/channels?session_id={self.session}"
        self.line = await websocket_connect(url, subprotocols=[PROTOCOL])
        control = uuid.uuid4().hex
        await self._send("comm_open", {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}})
        await self._send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        while True:
            content = await self._receive()
            states = content.get("data", {}).get("states")
            if states:
                self.model = next(key for key, value in states.items() if "_esm" in value["state"])
                break
        await self._ask(self.hello)
        self.opened = time.perf_counter() - start

    async def act(self) -> None:
        """Click on something that is there, and wait for the next board."""
        update = self._update
        if self.page.startswith("/play"):
            moves = update.get("moves") or []
            message: dict[str, Any] = {"type": "bot", "number": update["number"]}
            if moves:
                message = {"type": "play", "index": random.choice(moves)["index"], "number": update["number"]}
            elif update.get("over"):
                message = {"type": "goto", "cursor": 0}
        else:
            message = {"type": "goto", "step": random.randrange(8)}
        start = time.perf_counter()
        await self._ask(message)
        self.waits.append(time.perf_counter() - start)

    async def _ask(self, message: dict[str, Any]) -> None:
        await self._send("comm_msg", {"comm_id": self.model, "data": {"method": "custom", "content": message}})
        while True:
            content = (await self._receive()).get("data", {}).get("content", {})
            if content.get("type") == "sorry":
                self.problems += 1
            if content.get("type") in ("update", "step", "lesson", "sorry"):
                if content["type"] == "update":
                    self._update = content
                return

    async def _send(self, kind: str, content: dict[str, Any]) -> None:
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": self.session, "username": "",
                  "version": "5.3", "date": datetime.now(UTC).isoformat()}  # fmt: skip
        parts = [b"shell", *(json.dumps(part).encode() for part in (header, {}, {"version": "1.0.0"}, content))]
        offsets = [8 * (len(parts) + 2)]
        for part in parts:
            offsets.append(offsets[-1] + len(part))
        await self.line.write_message(
            struct.pack(f"<{len(offsets) + 1}Q", len(offsets), *offsets) + b"".join(parts), binary=True
        )

    async def _receive(self) -> dict[str, Any]:
        """Return the content of the next message of a widget."""
        while True:
            message = await self.line.read_message()
            assert isinstance(message, bytes), "the line was closed"
            count = struct.unpack_from("<Q", message)[0]
            offsets = struct.unpack_from(f"<{count}Q", message, 8)
            parts = [message[a:b] for a, b in pairwise(offsets)]
            if json.loads(parts[1])["msg_type"].startswith("comm_"):
                content: dict[str, Any] = json.loads(parts[4])
                return content


async def visit(learner: Learner, delay: float, until: float, pause: float) -> None:
    """Arrive, then act every few seconds."""
    await asyncio.sleep(delay)
    await learner.open()
    while time.perf_counter() < until:
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
        await learner.act()


def memory(root: int) -> tuple[float, list[float]]:
    """Return the memory of the server and of each kernel, in MiB: shared pages are divided among those who share."""
    sizes: dict[int, float] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int(re.search(r"PPid:\s+(\d+)", (folder / "status").read_text())[1])  # type: ignore[index]
                if int(folder.name) == root or parent == root:
                    rollup = (folder / "smaps_rollup").read_text()
                    sizes[int(folder.name)] = int(re.search(r"Pss:\s+(\d+)", rollup)[1]) / 1024  # type: ignore[index]
            except (OSError, TypeError):
                continue
    return sizes.pop(root, 0.0), sorted(sizes.values())


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def measure(address: str, count: int, seconds: float, pause: float, apart: float, pid: int) -> str:
    learners = [Learner(address, (TABLE, LESSON)[number % 2]) for number in range(count)]
    until = time.perf_counter() + apart * count + seconds
    visits = [visit(learner, apart * number, until, pause) for number, learner in enumerate(learners)]
    ended = await asyncio.gather(*visits, return_exceptions=True)
    server, kernels = memory(pid)
    lost = [problem for problem in ended if isinstance(problem, BaseException)]
    opened = [learner.opened for learner in learners if learner.opened]
    waits = [1000 * wait for learner in learners for wait in learner.waits]
    for problem in lost[:3]:
        print(repr(problem), file=sys.stderr)
    slow = percentile(waits, 0.95)
    rows = {
        "learners served to the end": f"{count - len(lost)} of {count}",
        "page usable, median / slowest": f"{median(opened):.1f} s / {max(opened):.1f} s",
        "clicks": f"{len(waits)}, {sum(learner.problems for learner in learners)} refused",
        "click answered, median / p95 / slowest": f"{median(waits):.0f} ms / {slow:.0f} ms / {max(waits):.0f} ms",
        "memory of a learner, median / most": f"{median(kernels or [0]):.0f} MiB / {max(kernels or [0]):.0f} MiB",
        "memory of the server": f"{server:.0f} MiB",
    }
    return "\n".join(
        [
            "# A class at once",
            "",
            f"{count} learners on one machine with two cores, arriving {apart:g} s apart, half at the table and half",
            f"in a lesson; each acts every {pause:g} s or so for {seconds:g} s. Real websocket sessions, one kernel",
            "each; the learners run on the same machine. Times are wall-clock.",
            "",
            f"Measured with Python {platform.python_version()} on {datetime.now(UTC):%Y-%m-%d} by",
            "`python -m benchmarks.learners`.",
            "",
            "| what | value |",
            "|---|---|",
            *(f"| {name} | {value} |" for name, value in rows.items()),
            "",
        ]
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learners", description=__doc__)
    parser.add_argument("--learners", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=4, help="seconds between two clicks of a learner, on average")
    parser.add_argument("--apart", type=float, default=2, help="seconds between two arrivals")
    parser.add_argument("--write", action=argparse.BooleanOptionalAction, default=True)
    arguments = parser.parse_args(argv)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "widgets.app",
            "--port",
            str(port),
            "--progress",
            f"sqlite:///{folder}/p.sqlite",
        ]
        app = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(100):
                time.sleep(0.2)
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
            AsyncHTTPClient.configure(None, max_clients=200)
            address = f"http://127.0.0.1:{port}"
            report = asyncio.run(
                measure(address, arguments.learners, arguments.seconds, arguments.pause, arguments.apart, app.pid)
            )
        finally:
            app.terminate()
            app.wait(20)
    print(report)
    if arguments.write:
        RESULTS.write_text(report, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
