"""What every test gets: nothing of the home folder of whoever runs it, and nothing is left there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


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
