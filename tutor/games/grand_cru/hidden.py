"""What a player cannot know: the others' cash, and their starting loans before the reveal (GC-INFO)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tutor.games.grand_cru.auction import Payment
from tutor.games.grand_cru.box import EARLIER

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru


def hide(state: GrandCru, seen: dict[str, Any], seat: int) -> None:
    """Blank out what others keep to themselves; at the end all money is counted in the open."""
    if state.over:
        return
    for owner, estate in enumerate(seen["estates"]):
        if owner != seat:
            estate["chosen"] = bool(estate["chosen"])
            if state.options.money == "hidden":
                estate.update(cash=None, ledger=None)


def scores(state: GrandCru, seat: int | None) -> set[int]:
    """Return whose wealth a seat may not know: everything in it but the cash is open."""
    if seat is None or state.over or state.options.money == "open":
        return set()
    return set(range(state.players)) - {seat}


def redeal(state: GrandCru, seat: int, rng: random.Random) -> None:
    """Give the others any starting loans and any cash that the rules allow (GC-INFO-01).

    Who remembers every payment knows all cash (GC-INFO-03); a redeal stands for a player who does not. It draws up to
    what the most starting loans bring, and at least what the question under way has shown a player to own.
    """
    if state.over:
        return
    box = state.box
    most = box.most_start_loans[state.options.start_counters]
    question = state.stack[-1]
    for owner, estate in enumerate(state.estates):
        if owner == seat:
            continue
        if estate.chosen:
            estate.chosen = rng.randint(box.least_start_loans, most)
        if state.options.money == "hidden" and estate.loans:
            least = question.least_cash(state) if isinstance(question, Payment) and question.actor == owner else 0
            cash = rng.randint(least, max(least, most * box.loan))
            estate.earn(cash - estate.cash, EARLIER)
