"""Checks of data files that several games make: a sentence for what does not hold, and every number of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.core.errors import BadData


def insist(holds: bool, error: str, **details: Any) -> None:
    """Raise BadData with the sentence of this name unless something holds."""
    if not holds:
        raise BadData(error, **details)


def whole_numbers(place: str, content: Any) -> Iterator[tuple[str, int]]:
    """Return every whole number of a table, with where it stands."""
    if isinstance(content, dict):
        # past the table's own method: looking at a number here does not mean that the engine uses it
        for key, value in dict.items(content):
            yield from whole_numbers(f"{place}.{key}", value)
    elif isinstance(content, list):
        for value in content:
            yield from whole_numbers(place, value)
    elif type(content) is int:
        yield place, content
