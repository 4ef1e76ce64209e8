"""The server against visitors who mean no good, or have no luck: what one of them does, the others never notice.

No browser is needed: these visitors speak HTTP and websockets by hand.
"""

from __future__ import annotations

import asyncio
import json
import re
import socket
import struct
import time
import urllib.error
import urllib.request
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.test_page import PAGES, PROBE, write_notebooks
from widgets.kernels import MOST_OF_ONE, Guests

PATIENCE = 180
V1 = "v1.kernel.websocket.jupyter.org"
#: The frame that closes a line because of what came: RFC 6455, 5.5.1 and 7.4.1.
NONSENSE = b"\x88\x02" + struct.pack("!H", 1007)
LARGE = [PROBE, "import os\nProbe(data=os.urandom(2**20))"]


@pytest.fixture(scope="module")
def server(serve: Any, tmp_path_factory: Any) -> Iterator[str]:
    """Address of a server with the small pages of test_page, for visitors who leave it as it was."""
    folder = tmp_path_factory.mktemp("notebooks")
    PAGES["large"] = LARGE
    write_notebooks(folder, "index", "large")
    # what ends kernels here is what the tests are about, never that a minute has passed
    with serve("--pool", "0", "--unopened", "3600", "--notebooks", str(folder)) as address:
        yield address


def ask(address: str, **headers: str) -> tuple[int, str, Any]:
    """Status, text and headers of an answer."""
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode(), answer.headers
    except urllib.error.HTTPError as answer:
        return answer.code, answer.read().decode(), answer.headers


def until(seen: Callable[[], Any]) -> Any:
    """Wait until something holds, and return it."""
    give_up = time.monotonic() + PATIENCE
    while not (found := seen()):
        assert time.monotonic() < give_up, "waited in vain"
        time.sleep(0.05)
    return found


def kernel_of(text: str) -> str:
    found = re.search(r'"kernelId": "([0-9a-f-]+)"', text)
    assert found, text
    return found[1]


def open_page(address: str, path: str = "/", **headers: str) -> str:
    """Open a page and return its kernel."""
    status, text, _ = ask(address + path, **headers)
    assert status == 200, text
    return kernel_of(text)


def is_running(address: str, kernel: str) -> bool:
    return ask(f"{address}/api/kernels/{kernel}")[0] == 200


def line(address: str, kernel: str, protocol: str = "") -> socket.socket:
    """A websocket to a kernel; whoever holds it reads what they like."""
    place = urlsplit(address)
    connection = socket.create_connection((str(place.hostname), place.port or 80), timeout=PATIENCE / 2)
    wish = f"Sec-WebSocket-Protocol: {protocol}\r\n" if protocol else ""
    connection.sendall(
        f"GET /api/kernels/{kernel}/channels?session_id=by-hand HTTP/1.1\r\nHost: {place.netloc}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n"
        f"Sec-WebSocket-Version: 13\r\n{wish}\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += connection.recv(1)
    assert b" 101 " in answer, answer
    return connection


def send(connection: socket.socket, data: bytes, *, text: bool = False) -> None:
    """Send a frame (RFC 6455, 5.2), masked with zeros."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack("!H", size)
    connection.sendall(bytes([0x81 if text else 0x82]) + length + bytes(4) + data)


def message(kind: str, content: dict[str, Any], number: int = 0) -> bytes:
    """A message in the older protocol, as text."""
    header = {"msg_id": f"{kind}-{number}", "msg_type": kind, "session": "by-hand", "username": "", "version": "5.3"}
    parts = {"header": header, "parent_header": {}, "metadata": {"version": "1.0.0"}, "content": content, "buffers": []}
    return json.dumps({"channel": "shell", **parts}).encode()


def first_visit(address: str) -> str:
    """Open a page as a newcomer, and return the cookie by which the server knows its pages apart."""
    cookies = ask(address)[2].get_all("Set-Cookie")
    return str(next(cookie for cookie in cookies if cookie.startswith("_xsrf=")).split(";")[0])


def open_line(address: str, kernel: str) -> socket.socket:
    """A websocket to a kernel, once the server knows of it."""
    connection = line(address, kernel)
    until(lambda: json.loads(ask(f"{address}/api/kernels/{kernel}")[1])["connections"])
    return connection


def last_words(connection: socket.socket) -> bytes:
    """Read until the other side closes the line; what it says at the very end is why.

    Who is told goodbye says so too: a server waits for that, some seconds.
    """
    said = b""
    try:
        while more := connection.recv(2**16):
            said = (said + more)[-4:]
            if said == NONSENSE:
                connection.sendall(b"\x88\x80" + bytes(4))
    except ConnectionError:
        pass
    return said


@pytest.mark.parametrize(
    ("protocol", "frame"),
    [
        (V1, struct.pack("<Q", 1 << 62)),
        (V1, struct.pack("<Q", 10**7)),
        (V1, struct.pack("<Q", 1)),
        (V1, b"\x06"),
        (V1, struct.pack("<7Q", 6, 56, 0, 2**63, 56, 56, 56)),
        (V1, struct.pack("<7Q", 6, 0, 56, 0, 56, 0, 56)),
        ("", struct.pack("!i", 10**7)),
        ("", struct.pack("!i", -1)),
        ("", struct.pack("!3I", 2, 2**31, 12)),
        ("", b""),
    ],
)
def test_a_frame_that_is_no_message_closes_its_own_line_and_nothing_else(
    server: str, protocol: str, frame: bytes
) -> None:
    kernel = open_page(server)
    with closing(line(server, kernel, protocol)) as connection:
        send(connection, frame)
        assert last_words(connection) == NONSENSE  # and not only because pings were left unanswered
    assert is_running(server, kernel)


def test_when_every_place_is_taken_the_page_says_so_and_asks_again_by_itself(
    page: Any, serve: Any, tmp_path: Any
) -> None:
    write_notebooks(tmp_path, "index")
    with serve("--pool", "0", "--kernels", "1", "--notebooks", str(tmp_path)) as address:
        kernel = open_page(address)
        with closing(open_line(address, kernel)):
            status, text, headers = ask(address)
            assert status == 503 and int(headers["Retry-After"]) > 0
            assert "Toutes les tables sont prises" in text and "Every table is taken" in text
            page.goto(address)
            page.wait_for_selector("text=Every table is taken")
            page.errors.clear()  # Chromium counts the answer 503 as one
        # the line is closed, but a page may come back to its kernel; here it ends it for good
        request = urllib.request.Request(f"{address}/voila/api/shutdown/{kernel}", method="POST")
        cookie = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "_xsrf")
        request.add_header("Cookie", f"_xsrf={cookie}")
        request.add_header("X-XSRFToken", cookie)
        urllib.request.urlopen(request, timeout=PATIENCE).close()
        page.click("text=count 0")
        page.wait_for_selector("text=count 1")
        page.errors.clear()


def test_a_visitor_who_reloads_and_reloads_has_a_few_kernels_and_no_more(server: str) -> None:
    cookie = first_visit(server)
    kernels = [open_page(server, Cookie=cookie) for _reload in range(MOST_OF_ONE + 3)]
    until(lambda: sum(is_running(server, kernel) for kernel in kernels) <= MOST_OF_ONE)
    assert is_running(server, kernels[-1])


def test_a_visitor_with_many_open_pages_is_asked_to_close_one(server: str) -> None:
    cookie = first_visit(server)
    with ExitStack() as lines:
        for _page in range(MOST_OF_ONE - 1):  # the first one was without a cookie, but is theirs
            lines.enter_context(closing(open_line(server, open_page(server, Cookie=cookie))))
        last = open_page(server, Cookie=cookie)  # takes the place of the first, which never opened
        lines.enter_context(closing(open_line(server, last)))
        status, text, _ = ask(server, Cookie=cookie)
        assert status == 503 and "You have many pages open" in text and "beaucoup de pages" in text
        assert ask(server)[0] == 200  # nobody else is concerned


def test_the_kernel_of_a_page_that_never_opened_is_ended_and_others_stay(serve: Any, tmp_path: Any) -> None:
    write_notebooks(tmp_path, "index")
    with serve("--pool", "0", "--unopened", "15", "--notebooks", str(tmp_path)) as address:
        opened = open_page(address)
        with closing(open_line(address, opened)):
            abandoned = open_page(address)
            until(lambda: not is_running(address, abandoned))
            assert is_running(address, opened)


def test_a_warm_kernel_that_is_handed_over_counts_as_active_and_knows_no_address() -> None:
    class Pool:
        """What Voilà's manager does when a page is asked for."""

        def __init__(self) -> None:
            self.kernel = SimpleNamespace(last_activity=datetime(2000, 1, 1, tzinfo=UTC))
            self.told: dict[str, Any] = {}

        def get_kernel(self, _kernel: str) -> Any:
            return self.kernel

        async def get_rendered_notebook(self, _name: str, **kwargs: Any) -> Any:
            self.told = kwargs
            return None, [], "warm"

    class Kernels(Guests, Pool):
        pass

    async def hand_over() -> Kernels:
        kernels = Kernels()
        secret = {"VOILA_REQUEST_URL": "http://localhost/learn?learner=secret"}
        await kernels.get_rendered_notebook("learn.ipynb", extra_kernel_env_variables=secret)
        return kernels

    before = datetime.now(UTC)
    kernels = asyncio.run(hand_over())
    assert kernels.kernel.last_activity >= before
    assert "secret" not in str(kernels.told)


def test_a_page_that_does_not_read_loses_its_kernel_and_not_the_servers_memory(server: str) -> None:
    kernel = open_page(server, "/large")
    with closing(line(server, kernel)) as connection:
        send(
            connection,
            message("comm_open", {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}),
            text=True,
        )
        wish = {"comm_id": "c", "data": {"method": "request_states"}}
        for number in range(100):  # 100 answers of a megabyte, more in base64
            send(connection, message("comm_msg", wish, number), text=True)
        until(lambda: not is_running(server, kernel))
