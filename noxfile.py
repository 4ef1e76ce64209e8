"""The tests that may differ, on every other Python that is present: `make test-pythons`. `make test` runs them all."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nox

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
#: What may differ from one Python to the next: the laws that all games keep, each game, the widgets, the served app.
SELECTION = (
    "tests/test_conformance.py",
    "tests/games",
    "tests/widgets",
    "tests/test_cli.py",
    "tests/test_text.py",
    "tests/test_notebooks.py",
    "tests/browser/test_page.py",
    "tests/browser/test_tournaments.py",
)


def starts(python: str | Path | None) -> bool:
    """Whether an interpreter is really there: the shim of a version manager may stand for one that is not."""
    return bool(python) and subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def lead_to(version: str) -> None:
    """Make sure that nox finds the interpreter on the PATH, if this machine has it at all."""
    name = f"python{version}"
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    if not starts(shutil.which(name)):
        found = next(filter(starts, pyenv.glob(f"versions/{version}.*/bin/{name}")), None)
        if found:
            os.environ["PATH"] = f"{found.parent}{os.pathsep}{os.environ['PATH']}"


others = [version for version in PYTHONS if version != f"{sys.version_info.major}.{sys.version_info.minor}"]
for version in others:
    lead_to(version)
nox.options.default_venv_backend = "uv|venv"
nox.options.error_on_missing_interpreters = False
nox.options.reuse_venv = "yes"


@nox.session(python=others)
def tests(session: nox.Session) -> None:
    """Run a selection of the tests; what follows `--` takes its place."""
    session.install("--no-deps", "--require-hashes", "--requirement", "requirements.lock")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".")
    session.run("pytest", "-n", "2", "-m", "not long and not timing", *(session.posargs or SELECTION))
