"""Fixtures of the browser tests: the served app and a real Chromium that can reach nothing else.

Each worker has one of both for all its tests; every test is a fresh visitor.

    def test_the_home_page_greets_in_french(visit):
        page = visit("/?lang=fr")
        assert page.get_by_role("heading", name="Vendange").is_visible()

A test fails when its page asks any other host for anything, or writes an error to the console (`page.errors.clear()`
after one that is expected).
"""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.pace import HASTE, PATIENCE
from tests.processes import running, wait_until

HERE = Path(__file__).parent
LOCALHOST = "127.0.0.1"
CHROMIUM_ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE {LOCALHOST}",
    # Chromium refuses its sandbox to root, which is who runs the tests in a container.
    *(["--no-sandbox"] if os.geteuid() == 0 else []),
]


expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@contextmanager
def run_app(*arguments, program=(sys.executable, "-m", "widgets.app"), **settings):
    """Run the app on a free port until the block ends; yields its address, without a slash at the end."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        # learners' progress is kept for as long as the app runs
        settings["env"] = {
            **settings.get("env", os.environ),
            "VENDANGE_PROGRESS": f"sqlite:///{folder}/progress.sqlite",
        }

        def address():
            said = re.search(r"^Vendange: (http://\S+?)/?  ", log.read_text(), re.MULTILINE)
            return said and said[1]

        with (
            log.open("w") as file,
            running([*program, "--port", "0", *arguments], stdout=file, stderr=subprocess.STDOUT, **settings) as app,
        ):
            yield wait_until(address, app, log)


@pytest.fixture(scope="session")
def serve():
    """`with serve("--pool", "1") as address`: an app of a test's own, with other arguments than everybody's."""
    return run_app


@pytest.fixture(scope="session")
def server(serve):
    """Address of the app, one per worker. No warm kernels: most pages are never asked for, and the cores are few."""
    with serve("--pool", "0") as address:
        yield address


@pytest.fixture(scope="session")
def chromium():
    """A Chromium process and the event loop of Playwright; a missing one skips the tests, but never on a build server.

    Playwright keeps its loop running in this thread until it is closed, though nothing happens in it between two calls.
    It is out of sight of other tests in the same process: to code that asks whether a loop runs (widgets.slices), they
    would look like a live page.
    """
    # without windows and menus, where that is to be had: a third less work for the same pages
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not program:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("no Chromium: see `make browser`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM_ARGUMENTS)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        try:
            yield browser, loop
        finally:
            asyncio._set_running_loop(loop)
            browser.close()


@pytest.fixture
def browser(chromium):
    """Chromium, for the time of a test."""
    browser, loop = chromium
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture
def newcomer(request, browser):
    """`newcomer(locale="fr-FR")`: a fresh visitor, without cookies or storage, at a laptop's screen.

    Nothing moves on the screen but where time is measured: painting 60 times a second costs more than all the rest.
    """
    as_people_do = request.node.get_closest_marker("timing")
    visitors = []

    def newcomer(locale="en-GB"):
        motion = "no-preference" if as_people_do else "reduce"
        screen = {"width": 1280, "height": 800}
        visitors.append(browser.new_context(viewport=screen, locale=locale, reduced_motion=motion))
        visitors[-1].set_default_timeout(PATIENCE)
        if not as_people_do:
            visitors[-1].add_init_script(HASTE)
        return visitors[-1]

    yield newcomer
    for visitor in visitors:
        visitor.close()


@pytest.fixture
def context(newcomer):
    """The visitor of the test."""
    return newcomer()


@pytest.fixture
def page(context):
    """An empty page that keeps `errors` (console and uncaught) and `strangers` (requests to other hosts)."""
    page = context.new_page()
    page.errors, page.strangers = [], []
    page.on("console", lambda message: page.errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    for event in ("request", "websocket"):
        page.on(event, lambda sent: page.strangers.append(sent.url) if is_strange(sent.url) else None)
    yield page
    assert not page.strangers, "the page asked other hosts"
    assert not page.errors, "the page wrote errors to the console"


def is_strange(url):
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.hostname != LOCALHOST


@pytest.fixture
def visit(page, server):
    """Open an address of the app, such as `/play?game=toscana&lang=fr`, and wait until its widgets show."""

    def visit(path="/"):
        page.goto(server + path)
        page.wait_for_selector("#loading", state="detached")
        return page

    return visit
