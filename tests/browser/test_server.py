"""The server against visitors who mean no good, or have no luck: what one of them does, the others never notice.

No browser is needed: these visitors speak HTTP and websockets by hand.
"""

from __future__ import annotations

import json
import re
import socket
import struct
import time
import urllib.error
import urllib.request
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.test_page import PAGES, PROBE, write_notebooks

PATIENCE = 60
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
    with serve("--pool", "0", "--notebooks", str(folder)) as address:
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
    parts = {"header": header, "parent_header": {}, "metadata": {}, "content": content, "buffers": []}
    return json.dumps({"channel": "shell", **parts}).encode()


def last_words(connection: socket.socket) -> bytes:
    """Read until the other side closes the line; what it says at the very end is why."""
    said = b""
    try:
        while more := connection.recv(2**16):
            said = (said + more)[-4:]
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
