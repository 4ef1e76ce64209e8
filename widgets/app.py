"""The web app: Voilà serving the notebooks, each under a short address (`/play` is play.ipynb, `/` is index.ipynb)."""

import argparse
import logging
import os
import re
import socket
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import voila.app
from jupyter_server.auth.logout import LogoutHandler
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from tornado.web import HTTPError, RequestHandler
from traitlets.config import Config
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.static_file_handler import AllowListFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from tutor.cli import wanted_language
from tutor.commands.lab import NOTEBOOKS
from tutor.lessons.progress import VARIABLE as PROGRESS
from widgets import forking
from widgets.assets import WORDS
from widgets.kernels import UNOPENED, Full, kernel_manager, most_kernels
from widgets.line import DiscreetConnection

HERE = Path(__file__).parent
HOME = "index"
# The first pages of nearly every visit; they keep the full pool of warm kernels, the others one each.
#: Seconds after which a page for which there was no room is asked for again, by itself.
RETRY = 5
BUSY_PAGES = ("index.ipynb", "learn.ipynb", "play.ipynb")
#: The folder for temporary files is longer than this: no socket in it can have a name (107 bytes, on macOS 103).
SHORT = 40
# Trust is about outputs kept in a notebook, and ours keep none; nobody logs in; the timeout is jupyter-server's own.
NO_NEWS = ("is not trusted", "websocket_ping_timeout", "expired login cookie")


def is_news(record: logging.LogRecord) -> bool:
    """Whether a line of the log tells a person anything."""
    return not any(words in record.getMessage() for words in NO_NEWS)


class Page(TornadoVoilaHandler):  # type: ignore[misc]  # Voilà ships no types
    """One notebook as a page, at its short address."""

    async def get(self, path: str = "") -> None:
        """Render `<path>.ipynb`; Python never reads the query string, the widgets do, in the browser."""
        notebook = f"{path or HOME}.ipynb"
        if not re.fullmatch(r"[\w-]*", path) or not Path(self.contents_manager.root_dir, notebook).is_file():
            raise HTTPError(404)
        _ = self.xsrf_token  # reading it sets the cookie with which the closing page may end its kernel
        visitor = self._get_raw_xsrf_token()[1].hex()
        # Voilà would tell kernels, other visitors' too, what stands in the address: a link to a game, say.
        self.request.query, self.request.arguments, self.request.uri = "", {}, self.request.path
        try:
            async with self.kernel_manager.visit(visitor):
                await super().get(notebook)
        except Full as full:
            self.set_status(503)
            self.set_header("Retry-After", str(RETRY))
            self.finish(self.render_template("full.html", own=full.own, retry=RETRY))


class ShortAddress(RequestHandler):
    """Leads from Voilà's own address of a notebook to the short one, query string kept."""

    def get(self, page: str) -> None:
        """Redirect `/voila/render/play.ipynb?game=toscana` to `/play?game=toscana`."""
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(url_path_join(self.settings["base_url"], "" if page == HOME else page) + query)


class Vendange(Voila):  # type: ignore[misc]  # Voilà ships no types
    """Voilà without its file browser: only the notebooks' pages and what they need are reachable."""

    name = "vendange"
    sockets: Sequence[socket.socket] = ()
    most_kernels = 0
    unopened = UNOPENED

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings of the web server, with our manager of kernels, and compression."""
        voila.app.voila_kernel_manager_factory = kernel_manager
        settings = super().init_settings()
        self.kernel_manager.most, self.kernel_manager.unopened = self.most_kernels, self.unopened
        return {**settings, "compress_response": True, "websocket_compression_options": {}}

    def init_handlers(self) -> list[Any]:
        """Replace Voilà's tree, contents, files and render addresses by the short ones."""
        closed = (
            TornadoVoilaTreeHandler,
            VoilaContentsHandler,
            AllowListFileHandler,
            TornadoVoilaHandler,
            RequestInfoSocketHandler,
            LogoutHandler,
        )
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        handlers = [handler for handler in super().init_handlers() if handler[1] not in closed]
        # Voilà's handler of kernel lines hides sources, as ours does, but a browser that speaks the older protocol
        # can hang the whole server with it.
        plain = {VoilaKernelWebsocketHandler: KernelWebsocketHandler}
        return [
            *((address, plain.get(handler, handler), *options) for address, handler, *options in handlers),
            (url_path_join(self.server_url, r"/voila/render/([\w-]+)\.ipynb"), ShortAddress),
            (url_path_join(self.server_url, r"/(.*)"), Page, page),
        ]

    def listen(self) -> None:
        """Serve until stopped, on the sockets that were opened at the very start."""
        HTTPServer(self.app).add_sockets(self.sockets)
        self.port = self.sockets[0].getsockname()[1]
        self.ioloop = IOLoop.current()
        print(f"Vendange: {self.connection_url}  (Ctrl+C stops it)", flush=True)
        if self.open_browser:
            self.launch_browser()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.stop()


def configuration(arguments: argparse.Namespace) -> Config:
    """All settings of the server, from the command line's arguments."""
    config = Config()
    config.Voila.root_dir = str(arguments.notebooks)
    config.Voila.ip = arguments.ip
    config.Voila.base_url = config.Voila.server_url = arguments.base_url
    config.Voila.open_browser = arguments.browser
    config.Voila.config_file_paths = []
    config.Voila.log_level = "DEBUG" if arguments.debug else "WARN"
    config.Voila.kernel_websocket_connection_class = DiscreetConnection

    config.VoilaConfiguration.template = "vendange"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.show_tracebacks = arguments.debug
    # Only read by pages with other widgets than ours, which need the JupyterLab front end: see static/page.js.
    config.VoilaConfiguration.extension_allowlist = [
        "@jupyter-widgets/jupyterlab-manager",
        "@voila-dashboards/widgets-manager8",
        "anywidget",
    ]

    config.VoilaConfiguration.preheat_kernel = arguments.pool > 0
    config.VoilaKernelManager.kernel_pools_config = {
        "default": {"pool_size": min(arguments.pool, 1)},
        **{page: {"pool_size": arguments.pool} for page in BUSY_PAGES},
    }
    # Refill only after the visitor's page has opened: both would want the processor at once.
    config.VoilaKernelManager.fill_delay = 1.0 if arguments.fork and forking.POSSIBLE else 3.0

    config.KernelManager.transport_encryption = "auto"
    if hasattr(socket, "AF_UNIX") and len(tempfile.gettempdir()) < SHORT:
        # Two kernels that start at once may choose the same port, and one dies; files have names of their own.
        config.KernelManager.transport = "ipc"
    # A kernel ends with its page. Culling takes those whose page vanished without a word; an open page is left
    # alone, for a player may think as long as they like.
    config.MappingKernelManager.cull_idle_timeout = 15 * 60
    config.MappingKernelManager.cull_interval = 60
    config.MappingKernelManager.cull_connected = False
    return config


def parser() -> argparse.ArgumentParser:
    """The command line of the server."""
    parser = argparse.ArgumentParser(prog="vendange app", description="Serve the tutor as a web app.")
    parser.add_argument("--port", type=int, default=8866, help="0: any that is free")
    parser.add_argument("--ip", default="127.0.0.1", help="address to listen on; 0.0.0.0 opens it to the network")
    parser.add_argument("--browser", action=argparse.BooleanOptionalAction, default=False, help="open a browser too")
    parser.add_argument("--base-url", default="/", help="path under which a proxy serves the app")
    parser.add_argument("--pool", type=int, default=2, help="warm kernels kept ready for the first pages; 0: none")
    parser.add_argument(
        "--kernels",
        type=int,
        default=most_kernels(),
        help="pages open at once, of all visitors (%(default)s: by memory)",
    )
    parser.add_argument(
        "--unopened", type=float, default=UNOPENED, help="seconds after which a page that never opened is given up"
    )
    parser.add_argument(
        "--fork",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="fork kernels from a process that has everything imported, where the system can",
    )
    parser.add_argument("--notebooks", type=Path, default=NOTEBOOKS, help="folder of the pages")
    parser.add_argument("--progress", default="", help="database of learners' progress, as an address for SQLAlchemy")
    parser.add_argument("--debug", action="store_true", help="log everything and show errors in the page")
    return parser


def behind_proxy() -> dict[str, Any]:
    """How jupyter-server-proxy starts the app, on Binder or a JupyterHub: at `<your server>/vendange/`."""
    command = [sys.executable, "-m", "widgets.app", "--port", "{port}", "--base-url", "{base_url}vendange/"]
    return {"command": command, "absolute_url": True, "timeout": 60, "launcher_entry": {"title": "Vendange"}}


def refuse(problem: str) -> int:
    """Say why the app cannot be served; returns the exit code."""
    print(problem, file=sys.stderr)
    return 1


def main(argv: Sequence[str] | None = None) -> int:
    """Start the server and run it until it is stopped."""
    lang = wanted_language(())
    arguments = parser().parse_args(argv)
    if not arguments.notebooks.is_dir():
        return refuse(WORDS.text("no-pages-of", lang, {"folder": str(arguments.notebooks)}))
    try:
        # before the server is made: a port that is taken is told at once, and nobody takes it meanwhile
        sockets = bind_sockets(arguments.port, arguments.ip)
    except (OSError, OverflowError):
        return refuse(WORDS.text("port-taken-of", lang, {"port": str(arguments.port)}))
    # Voilà looks for templates in Jupyter's data folders: HERE is one, with voila/templates/vendange in it.
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(HERE), os.environ.get("JUPYTER_PATH")]))
    if arguments.progress:
        os.environ[PROGRESS] = arguments.progress  # kernels inherit it
    if arguments.fork:
        forking.begin()  # it imports what kernels need while the server does what it needs itself
    server = Vendange(config=configuration(arguments))
    server.sockets = sockets
    server.most_kernels, server.unopened = arguments.kernels, arguments.unopened
    if not arguments.debug:
        for log in (server.log, logging.getLogger("tornado.general")):
            log.addFilter(is_news)
    try:
        server.initialize([])
        server.start()
    finally:
        forking.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
