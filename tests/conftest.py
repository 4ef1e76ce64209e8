"""What every test gets: nothing of the home folder of whoever runs it, where nothing is left, and a good neighbour."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Take files of both kinds by turns: tests in the browser wait for much of their time, the others compute.

    Workers begin with equal parts of the list; all browsers at once would leave the cores idle.
    """
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    kinds = [[file for file in files if file[0].path.is_relative_to(BROWSER) is waits] for waits in (True, False)]
    placed = []
    for kind in kinds:
        many, before = sum(map(len, kind)), 0
        for file in kind:
            placed.append((before / many, file))
            before += len(file)
    items[:] = [test for _, file in sorted(placed, key=lambda place: place[0]) for test in file]


@pytest.fixture(scope="session", autouse=True)
def _away_from_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Learners' progress, Jupyter's settings and runtime files, IPython's history: in a folder of this run's own."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "JUPYTER_CONFIG_DIR", "IPYTHONDIR"):
            patch.setenv(name, str(home / name.lower()))
        for name in ("VENDANGE_PROGRESS", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
            patch.delenv(name, raising=False)
        yield
