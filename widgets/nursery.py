"""The process from which kernels are forked. `widgets.forking` is the server's side, and starts it.

It imports all that a page of ours needs, once, and then waits for orders. For each it forks: the child has everything
at hand, shares the memory of it with all others, and goes on as an ordinary kernel. The nursery itself runs no page,
knows no visitor and has one thread only, for a fork takes no other along. It ends with the server; its kernels end with
it.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

#: What the nursery says once it has imported everything, and the answer to an order.
READY: Final = b"ready\n"
FORKED: Final = b"forked\n"
#: What `ps` and `top` call a kernel, in the 15 letters that they have.
TITLE: Final = "vendange-kernel"
#: What an ordinary kernel is started with, after the name of its Python.
LAUNCHER: Final = ("-m", "ipykernel_launcher")
#: What every kernel imports only as it starts.
KERNEL: Final = (
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.extensions.storemagic",
    "ipykernel.displayhook",
    "ipykernel.kernelapp",
    "ipykernel.zmqshell",
    "psutil",
)
#: What some pages import only when it is needed: progress, trees, charts. Nobody has to wait for it.
SPARE: Final = ("sqlalchemy.dialects.sqlite", "networkx", "altair", "vl_convert")


def prepare() -> None:
    """Import what pages need, and open what all of them read: games, boards, words, scripts."""
    import tutor
    import widgets
    from widgets import boards

    # nobody debugs a page; without this, ipykernel loads a debugger into every kernel
    absent: dict[str, Any] = {"debugpy": None}
    sys.modules.update(absent)
    fetch("ipykernel.debugger")
    del sys.modules["debugpy"]
    for module in KERNEL:
        fetch(module)
    for widget in widgets.__all__:
        getattr(widgets, widget)
    for name in tutor.games():
        boards.board(name)
        game = tutor.game(name)
        for lang in tutor.LANGUAGES:
            game.title(lang)
        game.new()  # reads its rules and options


def fetch(module: str) -> None:
    """Import a module, if there is one by this name in the versions that are installed."""
    with suppress(ImportError):
        import_module(module)
    gc.freeze()


def reap(*_: Any) -> None:
    """Take note of children that have ended, so that the system can forget them."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def serve(server: socket.socket) -> dict[str, Any] | None:
    """Fork at every order of the server. Returns the order in each child, and None in the nursery when all is over."""
    signal.signal(signal.SIGCHLD, reap)
    server.sendall(READY)
    for order in orders(server):
        # nobody reaps a child that ended at birth before the server has a handle of it
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        child = os.fork()
        if child:
            answer(server, child)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        if not child:
            made: dict[str, Any] = json.loads(order)
            return made
    return None


def orders(server: socket.socket) -> Iterator[bytes]:
    """Wait for orders, until the server is gone; the time between the first ones is used. It sends one at a time."""
    with server.makefile("rb") as lines:
        for module in SPARE:
            while select.select([server], [], [], 0)[0]:
                order = lines.readline()
                if not order:
                    return
                yield order
            fetch(module)
        yield from lines


def answer(server: socket.socket, child: int) -> None:
    """Give the server a handle of a new child: unlike a number, it can never come to mean another process."""
    handle = os.pidfd_open(child)
    try:
        socket.send_fds(server, [b"%d %s" % (child, FORKED)], [handle])
    finally:
        os.close(handle)


def become_kernel(arguments: list[str], env: dict[str, str], cwd: str | None) -> None:
    """Go on as the kernel that was ordered, as if just started."""
    os.setsid()  # so that an interrupt reaches the kernel and what it has started, and nobody else
    with suppress(OSError):
        Path("/proc/self/comm").write_text(TITLE)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    gc.enable()
    os.environ.clear()
    os.environ.update(env)
    os.environ["JPY_PARENT_PID"] = str(os.getppid())
    if cwd:
        os.chdir(cwd)
    from ipykernel.kernelapp import IPKernelApp

    # what both would have found out had they been imported by this kernel: whose child it is, and that it is one
    late = [f"--IPKernelApp.parent_handle={os.getppid()}", "--ext=ipywidgets"]
    IPKernelApp.launch_instance([*arguments, *late])


def main() -> None:
    """Run the nursery, on the socket that the command line names by its number; in a child this goes on as a kernel."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    gc.disable()  # what it would move about is what the children are to share
    prepare()
    gc.freeze()
    order = None
    with socket.socket(fileno=int(sys.argv[1])) as server, suppress(ConnectionError):  # the server may be gone already
        order = serve(server)
    if order is not None:
        become_kernel(**order)
