"""Plain values (what JSON and TOML can hold): reading them with suspicion, and laying changes over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tutor.core.decision import Frame
from tutor.core.errors import BrokenInvariant

#: What a damaged save can raise while it is being read.
DAMAGE = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError, BrokenInvariant)


def trouble(error: BaseException) -> str:
    """Return, for a programmer, what was wrong with a save: the broken law, or what Python said."""
    return str(error.details["law"] if isinstance(error, BrokenInvariant) else error)


def whole(value: Any, least: int, most: int | None = None) -> int:
    """Return a whole number of a save if it is one, within its bounds; raise ValueError otherwise."""
    if type(value) is not int or value < least or (most is not None and value > most):
        raise ValueError(value)
    return value


def _is_tuple_of(kind: type) -> Callable[[Any], bool]:
    return lambda value: type(value) is tuple and all(type(item) is kind for item in value)


#: How the declared types of a frame's fields are checked.
_FITS: Mapping[str, Callable[[Any], bool]] = {
    "int": lambda value: type(value) is int,
    "str": lambda value: type(value) is str,
    "bool": lambda value: type(value) is bool,
    "tuple[int, ...]": _is_tuple_of(int),
    "tuple[str, ...]": _is_tuple_of(str),
}


def read_frame(kinds: Mapping[str, type[Frame[Any]]], saved: Any, players: int) -> Frame[Any]:
    """Read a frame of a saved stack: a known kind with fields of its declared types."""
    name, *values = saved
    kind = kinds[name]
    fields = [tuple(value) if isinstance(value, list) else value for value in values]
    # a step without fields has no constructor of its own
    hints = getattr(kind.__init__, "__annotations__", {})
    declared = {field: hint for field, hint in hints.items() if field != "return"}
    if len(fields) != len(kind.names) or list(declared) != list(kind.names):
        raise ValueError(name)
    for value, hint in zip(fields, declared.values(), strict=True):
        if not _FITS[hint](value):
            raise ValueError(name)
    frame = kind(*fields)
    if not -2 <= frame.actor < players:
        raise ValueError(name)
    return frame


def merge(old: Any, changes: Any) -> Any:
    """Return plain values with changes laid over them: tables key by key, lists of tables by index; None removes."""
    if isinstance(old, Mapping) and isinstance(changes, Mapping):
        merged = dict(old)
        for key, value in changes.items():
            if value is None and key in old and isinstance(old[key], list | dict):
                del merged[key]
            else:
                merged[key] = merge(old.get(key), value)
        return merged
    if isinstance(old, list) and isinstance(changes, Mapping):
        rows = list(old)
        for index, value in changes.items():
            rows[int(index)] = merge(rows[int(index)], value)
        return rows
    if isinstance(old, list) and isinstance(changes, list) and old and isinstance(old[0], dict):
        if len(changes) != len(old):
            raise ValueError(f"{len(old)} rows needed")
        return [merge(row, change) for row, change in zip(old, changes, strict=True)]
    return changes


def mentions(changes: Any, *path: Any) -> bool:
    """Return whether changes say anything of their own about a place; lists may be given whole or by index."""
    for key in path:
        if isinstance(changes, Mapping):
            changes = changes.get(key, changes.get(str(key)))
        elif isinstance(changes, list) and isinstance(key, int) and key < len(changes):
            changes = changes[key]
        else:
            return False
    return changes is not None


def strangers(changes: Any, position: Any) -> Iterator[str]:
    """Yield the names in changes that a position does not have: misspelt ones, mostly."""
    if isinstance(changes, Mapping) and isinstance(position, Mapping):
        for key, value in changes.items():
            if key in position:
                yield from strangers(value, position[key])
            elif value:  # nothing of something that is not there is no mistake
                yield str(key)
    elif isinstance(changes, Mapping) and isinstance(position, list):
        for index, value in changes.items():
            yield from strangers(value, position[int(index)])
    elif isinstance(changes, list) and isinstance(position, list):
        for value, there in zip(changes, position, strict=False):
            yield from strangers(value, there)
