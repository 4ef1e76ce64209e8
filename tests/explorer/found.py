"""What a search has found, made up: the explorer takes it from anybody who has these fields."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.moves import Move


class Candidate(NamedTuple):
    """A move, and how it was judged."""

    move: Move
    visits: int
    value: float
    error: float
    line: tuple[Move, ...]


class Found(NamedTuple):
    """All moves of a position."""

    seat: int
    candidates: tuple[Candidate, ...]
    simulations: int
