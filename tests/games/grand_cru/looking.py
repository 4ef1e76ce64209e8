"""Short ways to look at what the engine answers."""

from __future__ import annotations

from typing import Any

from tutor.core.moves import Move
from tutor.games.grand_cru.state import GrandCru


def refusal(state: GrandCru, move: Move) -> tuple[str, str] | None:
    """Return the reason for which a move is refused and the rule behind it; None if it is legal."""
    found = state.why_not(move)
    return (found.name, found.rule) if found else None


def rules_told(state: GrandCru, name: str) -> list[str]:
    """Return the rule of every event of this name in the journal."""
    return [event.rule for event in state.journal or () if event.name == name]


def seats_told(state: GrandCru, name: str) -> list[int | None]:
    """Return the seat of every event of this name in the journal."""
    return [event.seat for event in state.journal or () if event.name == name]


def details(state: GrandCru, move: Move) -> dict[str, Any] | None:
    """Return what the position adds to the words of a move."""
    assert state.decision is not None
    found = state.decision.details(state, move)
    return None if found is None else dict(found)
