"""`make watch`: who changes a source sees the open page change, as often as they like."""

import re
import socket
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook

from tests.processes import running, wait_until

PAGE = """
from widgets.home import Home
class Said(Home):
    _esm = "export default {{ render({{ el }}) {{ el.textContent = '{words}'; }} }}"
Said()
"""


@pytest.mark.long
def test_an_open_page_shows_what_was_changed(page, tmp_path):
    folder, log = tmp_path / "notebooks", tmp_path / "log"
    folder.mkdir()

    def write(words):
        nbformat.write(new_notebook(cells=[new_code_cell(PAGE.format(words=words))]), folder / "index.ipynb")

    write("first")
    # bound for as long as the test lasts, so that nobody else is given the port; whoever asks for it by number gets it
    with socket.socket() as held, log.open("w") as file:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
        app = f"{sys.executable} -m widgets.app --port {port} --pool 0 --notebooks {folder}"
        with running([Path(sys.executable).with_name("watchfiles"), app, folder], stdout=file, stderr=file) as watcher:
            wait_until(lambda: "Vendange: http" in log.read_text(), watcher, log)
            page.goto(f"http://127.0.0.1:{port}/")
            page.get_by_text("first").wait_for(timeout=60_000)
            for words in ("second", "third", "fourth"):
                write(words)
                page.get_by_text(words).wait_for(timeout=60_000)
    # the browser itself writes down that the server was away, and did not know its kernel when it came back
    page.errors[:] = [error for error in page.errors if not re.search("ERR_CONNECTION|404", error)]
