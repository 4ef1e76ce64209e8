"""Every notebook runs clean, top to bottom, and is stored without outputs."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parent.parent / "notebooks").glob("*.ipynb"))


def test_the_app_has_its_pages() -> None:
    pages = {"index", "learn", "play", "explore", "review", "rules", "examples", "concepts", "numbers", "tournaments"}
    assert pages | {"programming"} <= {path.stem for path in NOTEBOOKS}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_clean(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    assert all(not cell.get("outputs") for cell in notebook.cells), "stored with outputs"
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(path.parent.parent)}}).execute()
    streams = [
        output for cell in notebook.cells for output in cell.get("outputs", []) if output.get("name") == "stderr"
    ]
    assert streams == []
