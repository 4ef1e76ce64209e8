"""The browser side of the widgets: plain JavaScript and CSS files, joined without any build step.

anywidget loads one module for each widget, which cannot import its neighbours; so the files of a widget are joined
here, in the order in which they need each other.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tutor.core.text import texts

STATIC = Path(__file__).parent / "static"
WORDS = texts(Path(__file__).parent)


@cache
def script(*names: str) -> str:
    """Return the named scripts as one module; the last one defines `render`."""
    parts = [(STATIC / name).read_text(encoding="utf-8") for name in names]
    return "\n".join([*parts, "export default { render };"])


@cache
def style(*names: str) -> str:
    """Return the named style sheets as one."""
    return "\n".join((STATIC / name).read_text(encoding="utf-8") for name in names)


#: What every page with a board has: the drawing, what moves in it, through what it is seen, and looking closely.
BOARD_SCRIPTS = ("dom.js", "motion.js", "scene.js", "camera.js", "inspect.js")
BOARD_STYLES = ("theme.css", "board.css", "motion.css", "camera.css", "inspect.css")


def board_script(*names: str) -> str:
    """Return the scripts of a page with a board, its own ones after those that all of them have."""
    return script(*BOARD_SCRIPTS, *names)


def board_style(*names: str) -> str:
    """Return the style sheets of a page with a board."""
    return style(*BOARD_STYLES, *names)


@cache
def labels(prefix: str, lang: str) -> dict[str, str]:
    """Return all words of a widget that need no arguments, by key without the prefix: `table-undo` is `undo`."""
    keys = (Path(__file__).parent / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    names = [line.split(" =")[0] for line in keys if line.startswith((f"{prefix}-", "ui-"))]
    plain = [name for name in names if not name.endswith("-of")]
    return {name.split("-", 1)[1]: WORDS.text(name, lang) for name in plain}
