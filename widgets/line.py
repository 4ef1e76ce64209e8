"""A kernel's line to a browser: what a visitor's page may send, what it is told, and how much may wait for it."""

from __future__ import annotations

import re
import struct
from itertools import pairwise
from typing import Any, Final

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.iostream import IOStream, StreamBufferFullError

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
#: The most parts of a message; ours have five, and one for each binary value.
MOST_PARTS: Final = 64
#: Bytes that may wait for a browser which does not read; the largest page of ours is told less than a tenth of it.
MOST_WAITING: Final = 16 * 2**20
#: How a line is closed on which nonsense came: "invalid frame payload data" (RFC 6455, 7.4.1).
NONSENSE: Final = 1007
ANSI_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def is_sound(frame: str | bytes, protocol: str | None) -> bool:
    """Return whether a frame's table of parts is one: as long as it says, with parts in order and inside the frame.

    jupyter-server believes the number at the beginning of a binary frame: 8 bytes keep its event loop busy for ever.
    This belongs into its `deserialize_msg_from_ws_v1` and `deserialize_binary_message`, and can go once it is there.
    """
    if isinstance(frame, str):
        return protocol != PROTOCOL
    # the newer table has the place of every part and of the end, the older only those of the parts
    number, least, form = (8, 3, "<Q") if protocol == PROTOCOL else (4, 1, "!I")
    if len(frame) < number:
        return False
    count = struct.unpack(form, frame[:number])[0]
    table = number * (count + 1)
    if not least <= count <= MOST_PARTS or len(frame) < table:
        return False
    places = struct.unpack(f"{form[0]}{count}{form[1]}", frame[number:table])
    return all(one <= other for one, other in pairwise([table, *places, len(frame)]))


class DiscreetConnection(ZMQChannelsWebsocketConnection):
    """A kernel's line to a browser that keeps sources, errors and prints on the server; the last two go to its log."""

    def connect(self) -> Any:
        """Open the line; what waits in it for the browser is bounded (jupyter-server has no such limit)."""
        if stream := self._stream():
            stream.max_write_buffer_size = MOST_WAITING
        return super().connect()

    def handle_incoming_message(self, incoming_msg: str) -> None:
        """Take a message of the page; nonsense closes the line."""
        if is_sound(incoming_msg, self.subprotocol):
            super().handle_incoming_message(incoming_msg)
        else:
            self.log.warning("A page sent a frame that is no message: its line is closed.")
            self.websocket_handler.close(NONSENSE)

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Pass on what a page needs: a visitor can do nothing with a traceback, a developer can."""
        _, parts = self.session.feed_identities(outgoing_msg)
        kind = self.session.unpack(parts[1])["msg_type"]
        if kind == "error":
            traceback = self.session.unpack(parts[4])["traceback"]
            self.log.error("In a page:\n%s", ANSI_COLOUR.sub("", "\n".join(traceback)))
        elif kind == "stream":
            self.log.warning("A page says: %s", self.session.unpack(parts[4])["text"].rstrip())
        elif kind != "execute_input":
            try:
                super().handle_outgoing_message(stream, outgoing_msg)
            except StreamBufferFullError:
                self._cut()

    def _cut(self) -> None:
        """Close the line of a page that does not read; one that only slept asks for everything anew."""
        self.log.warning("A page does not read what it is told: its line is closed.")
        if stream := self._stream():
            stream.close()  # without a word: nobody listens

    def _stream(self) -> IOStream | None:
        websocket = self.websocket_handler.ws_connection
        return websocket.stream if websocket is not None else None
