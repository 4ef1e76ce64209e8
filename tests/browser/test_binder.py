"""Binder: what its files build in a clean place opens the app's home."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import leashed, running_jupyter

ROOT = Path(__file__).parent.parent.parent


def tracked_files():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [Path(name) for name in listed.decode().split("\0") if name]


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
    command = leashed(["bash", place / "binder" / "postBuild"])
    subprocess.run(command, cwd=place, env=environment, check=True, timeout=900)
    return place, environment


@pytest.mark.long
def test_the_files_for_binder_build_an_environment_that_opens_the_app(built, page):
    place, environment = built
    with running_jupyter([place / "env" / "bin" / "jupyter", "server"], place, environment) as address:
        page.goto(f"{address}/vendange/?lang=en", timeout=120_000)
        page.wait_for_selector(".vg-card[data-game=toscana]", timeout=120_000)
        assert page.locator(".vg-card").count() == 6
