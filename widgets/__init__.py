"""Views of the tutor for notebooks: one for each page of the app. No rule lives here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets.cards import Cards
    from widgets.concepts import Concepts
    from widgets.examples import Examples
    from widgets.explorer import Explorer
    from widgets.home import Home
    from widgets.lesson import Lesson
    from widgets.numbers import Numbers
    from widgets.review import Review
    from widgets.rulebook import Rulebook
    from widgets.table import Table
    from widgets.tournaments import Tournaments

__all__ = [
    "Cards",
    "Concepts",
    "Examples",
    "Explorer",
    "Home",
    "Lesson",
    "Numbers",
    "Review",
    "Rulebook",
    "Table",
    "Tournaments",
]


def __getattr__(name: str) -> Any:
    """Import a widget when it is first asked for: a page pays only for what it shows."""
    if name in __all__:
        return getattr(import_module(f"widgets.{name.lower()}"), name)
    raise AttributeError(name)
