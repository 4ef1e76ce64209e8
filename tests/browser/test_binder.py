"""Binder: what its files build in a clean place opens the app's home."""

import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def tracked_files():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [Path(name) for name in listed.decode().split("\0") if name]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A copy of the repository in which Binder's own steps were carried out: its Python, then its postBuild."""
    place = tmp_path_factory.mktemp("binder")
    for name in tracked_files():
        if (ROOT / name).is_file():
            target = place / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((ROOT / name).read_bytes())
    wanted = re.fullmatch(r"python-(3\.\d+)\n?", (place / "binder" / "runtime.txt").read_text())
    assert wanted and tuple(map(int, wanted[1].split("."))) <= sys.version_info[:2]
    subprocess.run([sys.executable, "-m", "venv", place / "env"], check=True)
    # nothing of the environment that runs the tests may help
    path = f"{place / 'env' / 'bin'}:/usr/local/bin:/usr/bin:/bin"
    environment = {"PATH": path, "HOME": str(place), **{k: v for k, v in os.environ.items() if k.startswith("PIP_")}}
    subprocess.run(["bash", place / "binder" / "postBuild"], cwd=place, env=environment, check=True, timeout=900)
    return place, environment


@pytest.mark.long
def test_the_files_for_binder_build_an_environment_that_opens_the_app(built, page):
    place, environment = built
    port = free_port()
    command = [place / "env" / "bin" / "jupyter", "server", "--no-browser", "--allow-root", "--ip=127.0.0.1",
               f"--port={port}", "--IdentityProvider.token=", "--ServerApp.password="]  # fmt: skip
    with (place / "server.log").open("w") as log:
        server = subprocess.Popen(command, cwd=place, env=environment, stdout=log, stderr=log)
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(120):
                try:
                    urllib.request.urlopen(f"{address}/api", timeout=5)
                    break
                except (urllib.error.URLError, OSError):
                    time.sleep(0.5)
            page.goto(f"{address}/vendange/?lang=en", timeout=120_000)
            page.wait_for_selector(".vg-card[data-game=toscana]", timeout=120_000)
            assert page.locator(".vg-card").count() == 6
        finally:
            server.terminate()
            server.wait(30)
