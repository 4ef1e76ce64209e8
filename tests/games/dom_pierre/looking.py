"""Short ways to look at what the engine answers."""

from __future__ import annotations

from tutor.core.moves import Move
from tutor.games.dom_pierre.state import DomPierre


def refusal(state: DomPierre, move: Move) -> tuple[str, str] | None:
    """Return the reason for which a move is refused and the rule behind it; None if it is legal."""
    found = state.why_not(move)
    return (found.name, found.rule) if found else None


def rules_told(state: DomPierre, name: str) -> list[str]:
    """Return the rule of every event of this name in the journal."""
    return [event.rule for event in state.journal or () if event.name == name]


def seats_told(state: DomPierre, name: str) -> list[int | None]:
    """Return the seat of every event of this name in the journal."""
    return [event.seat for event in state.journal or () if event.name == name]
