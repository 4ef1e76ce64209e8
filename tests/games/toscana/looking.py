"""Short ways to look at what the engine answers."""

from __future__ import annotations

from typing import Any

from tutor.core.moves import Move
from tutor.games.toscana.box import GOODS
from tutor.games.toscana.state import Toscana


def refusal(state: Toscana, move: Move) -> tuple[str, str] | None:
    """Return the reason for which a move is refused and the rule behind it; None if it is legal."""
    found = state.why_not(move)
    return (found.name, found.rule) if found else None


def told(state: Toscana, name: str) -> list[dict[str, Any]]:
    """Return the details of every event of this name in the journal."""
    return [dict(event.details) for event in state.journal or () if event.name == name]


def rules_told(state: Toscana, name: str) -> list[str]:
    """Return the rule of every event of this name in the journal."""
    return [event.rule for event in state.journal or () if event.name == name]


def details(state: Toscana, move: Move) -> dict[str, Any] | None:
    """Return what the position adds to the words of a move."""
    assert state.decision is not None
    found = state.decision.details(state, move)
    return None if found is None else dict(found)


def amount(numbers: list[int], good: str) -> int:
    """Return the number of a good in a list by goods."""
    return numbers[GOODS.index(good)]
