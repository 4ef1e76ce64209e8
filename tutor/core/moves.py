"""Moves are NamedTuples of plain values; this module makes them safe to compare and to save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_type_hints

from tutor.core.errors import BadSave

Move = tuple[Any, ...]
MoveType = type[Any]
M = TypeVar("M", bound=MoveType)


def _same(self: Move, other: object) -> bool:
    # 1, 1.0 and True are equal in Python, but not the same answer to a question
    return (
        self.__class__ is other.__class__
        and tuple.__eq__(self, other)
        and all(mine.__class__ is yours.__class__ for mine, yours in zip(self, other, strict=True))
    )


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
    cls.field_types = tuple(get_type_hints(cls).values())
    return cls


def well_formed(move: Any) -> bool:
    """Return whether every field of a move is of its declared type."""
    for value, kind in zip(move, move.field_types, strict=True):  # noqa: SIM110  (a loop is twice as fast, and hot)
        if value.__class__ is not kind:
            return False
    return True


def encode(move: Move) -> list[Any]:
    """Return the move as JSON: its kind, then its fields."""
    return [type(move).__name__, *move]


def decode(kinds: Mapping[str, MoveType], saved: Any) -> Move:
    """Read a move from JSON; anything but a known kind with plain fields of the right types is refused."""
    if not isinstance(saved, list) or not saved or not isinstance(saved[0], str) or saved[0] not in kinds:
        raise BadSave("bad-move", move=saved)
    kind = kinds[saved[0]]
    values = saved[1:]
    if len(values) != len(kind._fields):
        raise BadSave("bad-move", move=saved)
    made: Move = kind(*values)
    if not well_formed(made):
        raise BadSave("bad-move", move=saved)
    return made
