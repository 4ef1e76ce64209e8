"""Moves are NamedTuples of plain values; this module makes them safe to compare and to save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_type_hints

from tutor.core.errors import BadSave

Move = tuple[Any, ...]
MoveType = type[Any]
M = TypeVar("M", bound=MoveType)


def _same(self: Move, other: object) -> bool:
    return self.__class__ is other.__class__ and tuple.__eq__(self, other)


def _different(self: Move, other: object) -> bool:
    return not _same(self, other)


def move(cls: M) -> M:
    """Class decorator for a NamedTuple that is a move: two moves are equal only if they are of one kind.

    Plain NamedTuples compare as tuples, so that `Buy("red", 1)` would equal `Sell("red", 1)`.
    The hash stays the tuple's: it is fast, and a rare collision between kinds is harmless.
    """
    methods = {"__eq__": _same, "__ne__": _different, "__hash__": tuple.__hash__}
    for name, method in methods.items():
        setattr(cls, name, method)
    return cls


def encode(move: Move) -> list[Any]:
    """Return the move as JSON: its kind, then its fields."""
    return [type(move).__name__, *move]


def decode(kinds: Mapping[str, MoveType], saved: Any) -> Move:
    """Read a move from JSON; anything but a known kind with plain fields of the right types is refused."""
    if not isinstance(saved, list) or not saved or not isinstance(saved[0], str) or saved[0] not in kinds:
        raise BadSave("bad-move", move=saved)
    kind = kinds[saved[0]]
    values = saved[1:]
    hints = get_type_hints(kind)
    if len(values) != len(hints) or any(
        type(value) is not hint for value, hint in zip(values, hints.values(), strict=True)
    ):
        raise BadSave("bad-move", move=saved)
    made: Move = kind(*values)
    return made
