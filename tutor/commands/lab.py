"""`vendange lab`: the notebooks in JupyterLab, as copies that belong to the reader."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tutor.terminal import IMPOSSIBLE, CommandError, Words, print_wrapped

_HOME: Final = Path(__file__).parents[2]
#: The notebooks of a clone, where a person looks for them, and those of an installed package.
_IN_CLONE: Final = _HOME / "notebooks"
_IN_PACKAGE: Final = _HOME / "widgets" / "notebooks"
NOTEBOOKS: Final = _IN_PACKAGE if _IN_PACKAGE.is_dir() else _IN_CLONE
#: Where copies go when nobody says where.
FOLDER: Final = "vendange-notebooks"


def notebooks_for(folder: Path | None, words: Words) -> Path:
    """Return the folder that JupyterLab shall open: the reader's, with a copy of each notebook that is not there yet.

    A clone has notebooks of its own, to which nobody has to be led.
    """
    if folder is None and NOTEBOOKS == _IN_CLONE:
        return NOTEBOOKS
    folder = (folder or Path(FOLDER)).absolute()
    kept = copy_notebooks(folder, words)
    print_wrapped(words("cli-lab-folder", folder=str(folder)))
    if kept:
        print_wrapped(words("cli-lab-kept", files=", ".join(kept)))
    return folder


def copy_notebooks(folder: Path, words: Words) -> list[str]:
    """Copy the notebooks; returns the names of those that the reader has changed, which are left alone."""
    kept = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for source in sorted(NOTEBOOKS.glob("*.ipynb")):
            copy, content = folder / source.name, source.read_bytes()
            if not copy.exists():
                copy.write_bytes(content)
            elif copy.read_bytes() != content:
                kept.append(copy.name)
    except OSError:
        raise CommandError(words("cli-unwritable", file=str(folder)), IMPOSSIBLE) from None
    return kept
