"""What is published: installed in an empty place, far from the source, it serves the whole app."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.browser.conftest import run_app
from tests.processes import leashed

ROOT = Path(__file__).parent.parent.parent
LOCK = ROOT / "requirements-app.lock"
#: Every page to which the app itself leads, and what shows that its widgets are there.
PAGES = {
    "/?lang=fr": ".vg-card[data-game=toscana]",
    "/learn?game=toscana&lang=en&lesson=how-you-win": ".vg-scene svg",
    "/play?game=viticulture&lang=fr&seed=5": ".vg-move",
    "/explore?game=grand-cru&lang=en": "[data-drawn]:not([data-drawn='0'])",
    "/review?lang=en": ".vg",
    "/rules?game=vinhos-2016&lang=fr": ".vg-rulebook[data-ready]",
    "/examples?game=dom-pierre&lang=en": ".vg-walk",
    "/concepts?lang=en": ".vg",
    "/numbers?game=toscana&lang=fr": ".vg",
    "/tournaments?lang=en": ".vg-tour[data-ready=en] .vg-chart img",
}


def run(*command, **settings):
    done = subprocess.run(leashed(command), capture_output=True, text=True, **settings)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def contents(wheel):
    """The files of a wheel, but for its own list of them."""
    with zipfile.ZipFile(wheel) as file:
        return {name: file.read(name) for name in file.namelist() if not name.endswith("/RECORD")}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, made as `python -m build` does: from the source package, which is made first."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    assert len(list(folder.glob("vendange-*.tar.gz"))) == 1
    (wheel,) = folder.glob("vendange-*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The programs of a clean environment with the wheel, and what may be known there of this machine."""
    place = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", place / "env")
    programs = place / "env" / "bin"
    environment = {
        **{name: value for name, value in os.environ.items() if name.startswith("PIP_")},
        "PATH": f"{programs}:/usr/bin:/bin",
        "HOME": str(place),
    }
    pip = (programs / "python", "-m", "pip", "--disable-pip-version-check")
    run(*pip, "install", "--no-deps", "--require-hashes", "--requirement", LOCK, env=environment, cwd=place)
    run(*pip, "install", "--no-deps", wheel, env=environment, cwd=place)
    # what the wheel says that it needs is what the lock of the app holds
    assert "No broken requirements" in run(*pip, "check", env=environment, cwd=place)
    return programs, environment


@pytest.mark.long
def test_the_wheel_holds_every_file_of_the_packages_and_nothing_else(wheel):
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
    tracked = [
        name for name in listed if name.startswith(("tutor/", "widgets/", "notebooks/")) and (ROOT / name).is_file()
    ]
    wanted = {
        name.replace("notebooks/", "widgets/notebooks/") if name.startswith("notebooks/") else name for name in tracked
    }
    assert {name for name in contents(wheel) if ".dist-info/" not in name} == wanted
    assert {Path(name).suffix for name in wanted} >= {".py", ".ftl", ".toml", ".js", ".css", ".j2", ".html", ".ipynb"}


@pytest.mark.long
def test_the_wheel_is_the_same_without_the_source_package_in_between(wheel, tmp_path):
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path, ROOT)
    assert contents(tmp_path / wheel.name) == contents(wheel)


@pytest.mark.long
def test_every_page_opens_from_an_empty_folder(installed, page, tmp_path):
    programs, environment = installed
    with run_app("--pool", "0", program=[programs / "vendange", "app"], env=environment, cwd=tmp_path) as address:
        for path, sign in PAGES.items():
            page.goto(address + path)
            page.wait_for_selector(sign, timeout=60_000)
            assert not page.errors, path
    assert list(tmp_path.iterdir()) == []
