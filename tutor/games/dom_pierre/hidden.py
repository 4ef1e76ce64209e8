"""What a player cannot know: the others' vintage tokens during the draft, and those that are not dealt.

Decks, bags, stacks and the flute need no hiding: they are kept as what everybody knows of them, without an order.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tutor.core.chance import Bag
from tutor.games.dom_pierre.names import COLUMNS, NONE

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre


def knows(state: DomPierre, seat: int, owner: int) -> bool:
    """Return whether a seat knows a hand: its own, and after the passing that of the left neighbour, which it gave."""
    passed = not any(type(frame).__name__ == "PassOn" for frame in state.stack)
    return owner == seat or (passed and owner == (seat + 1) % state.players and seat >= 0)


def hide(state: DomPierre, seen: dict[str, Any], seat: int) -> None:
    """Blank out hands and choices that the seat does not know, and what is undealt; after the draft all is open."""
    if not any(maison.draft for maison in state.maisons):
        return
    for owner, maison in enumerate(seen["maisons"]):
        if not knows(state, seat, owner):
            maison["draft"] = len(maison["draft"])
        if owner != seat:
            maison["chosen"] = bool(maison["chosen"])
    seen["vintage_pool"] = state.pool.size


def redeal(state: DomPierre, seat: int, rng: random.Random) -> None:
    """Deal hands that the seat does not know, and what is left, anew; others choose anything of their hands."""
    unknown = [owner for owner in range(state.players) if not knows(state, seat, owner)]
    # sorted, so that the same view and the same luck give the same world whatever the truth is
    tokens = sorted(state.pool.things() + [token for owner in unknown for token in state.maisons[owner].draft])
    rng.shuffle(tokens)
    for owner in unknown:
        maison = state.maisons[owner]
        size = len(maison.draft)
        maison.draft, tokens = sorted(tokens[:size]), tokens[size:]
    state.pool = Bag([tokens.count(token) for token in range(len(COLUMNS))])
    for owner, maison in enumerate(state.maisons):
        if owner != seat and maison.chosen != NONE:
            maison.chosen = rng.choice(maison.draft)
