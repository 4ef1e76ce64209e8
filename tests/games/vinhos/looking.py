"""Short ways to look at what the engine answers, and to begin in the middle of an action."""

from __future__ import annotations

from typing import Any

from tutor.core.moves import Move
from tutor.games.vinhos.examples.positions import Player, fresh, turn
from tutor.games.vinhos.game import VinhosGame
from tutor.games.vinhos.state import Vinhos

#: Three players who are in nobody's way.
OTHERS = (Player(space="pass"),) * 3


def refusal(state: Vinhos, move: Move) -> tuple[str, str] | None:
    """Return the reason for which a move is refused and the rule behind it; None if it is legal."""
    found = state.why_not(move)
    return (found.name, found.rule) if found else None


def rules_told(state: Vinhos, name: str) -> list[str]:
    """Return the rule of every event of this name in the journal."""
    return [event.rule for event in state.journal or () if event.name == name]


def details(state: Vinhos, move: Move) -> dict[str, Any] | None:
    """Return what the position adds to the words of a move."""
    assert state.decision is not None
    found = state.decision.details(state, move)
    return None if found is None else dict(found)


def first_space(game: VinhosGame) -> str:
    """Return the Vineyards space at the top left."""
    return game.box.spaces[0]


def amid(game: VinhosGame, question: str, space: str, player: Player, units: int = 0, **changes: Any) -> Vinhos:
    """Return a position in the middle of the quadrel action of a space, before its next unit."""
    changes["turn"] = {**fresh(), "begun": True, **changes.get("turn", {})}
    others = changes.pop("others", OTHERS)
    bought = changes.pop("bought", 0)
    stack = [["NextTurn", 1, 1], ["FinishTurn", 0], [question, 0, "quadrel", units, bought]]
    return turn(game, player._replace(space=space), *others, stack=stack, **changes)
