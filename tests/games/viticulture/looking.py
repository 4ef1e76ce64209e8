"""Short ways to look at what the engine answers."""

from __future__ import annotations

from typing import Any

from tutor.core.moves import Move
from tutor.games.viticulture.examples.positions import question
from tutor.games.viticulture.state import Viticulture


def refusal(state: Viticulture, move: Move) -> tuple[str, str] | None:
    """Return the reason for which a move is refused and the rule behind it; None if it is legal."""
    found = state.why_not(move)
    return (found.name, found.rule) if found else None


def numbers(state: Viticulture, move: Move) -> dict[str, Any]:
    """Return the numbers of a refusal."""
    found = state.why_not(move)
    return dict(found.details) if found else {}


def rules_told(state: Viticulture, name: str) -> list[str]:
    """Return the rule of every event of this name in the journal."""
    return [event.rule for event in state.journal or () if event.name == name]


def seats_told(state: Viticulture, name: str) -> list[int | None]:
    """Return the seat of every event of this name in the journal."""
    return [event.seat for event in state.journal or () if event.name == name]


def names_told(state: Viticulture, since: int = 0) -> list[str]:
    """Return the names of the events of the journal, from one of them on."""
    return [event.name for event in (state.journal or ())[since:]]


def details(state: Viticulture, move: Move) -> dict[str, Any] | None:
    """Return what the position adds to the words of a move."""
    assert state.decision is not None
    found = state.decision.details(state, move)
    return None if found is None else dict(found)


def asked(state: Viticulture) -> tuple[str, int | None]:
    """Return the question and who is asked."""
    return question(state), state.actor
