"""What a player cannot know: the others' cash, and their starting loans before the reveal (GC-INFO)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from tutor.games.grand_cru.auction import Payment
from tutor.games.grand_cru.box import EARLIER, LOANS, SOURCES, VINES

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import Estate, GrandCru

#: What is usual, in francs: a purse at first, and what is left of the sales of this year.
PURSE: Final = 10.0
KEPT: Final = 0.3
#: Years in which everything is spent, and after which a purse no longer grows; what each tile adds, and a loan takes.
LEAN_YEARS: Final = 3
RICH_YEARS: Final = 8
PER_TILE: Final = 0.2
PER_LOAN: Final = 0.43
#: How often nothing at all can be told.
SURPRISE: Final = 0.05


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
    """Return whose score a seat may not know: it tells the cash behind it."""
    if seat is None or state.over or state.options.money != "hidden":
        return set()
    return set(range(state.players)) - {seat}


def redeal(state: GrandCru, seat: int, rng: random.Random) -> None:
    """Give the others any starting loans and any cash that the rules allow (GC-INFO-01).

    Who remembers every payment knows all cash (GC-INFO-03); a redeal stands for a player who does not. It draws about
    what players in such a place usually have, and never less than the question under way has shown a player to own.
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
        # before the reveal nobody has money; later somebody without loans has just repaid them all
        if state.options.money == "hidden" and (estate.loans or state.start >= 0):
            least = question.least_cash(state) if isinstance(question, Payment) and question.actor == owner else 0
            give_cash(state, estate, max(least, likely_cash(state, estate, rng)))


def likely_cash(state: GrandCru, estate: Estate, rng: random.Random) -> int:
    """Draw the cash of a player: mostly near what is usual; now and then anything that is plausible."""
    usual = usual_cash(state, estate)
    surprise, place = rng.random() < SURPRISE, rng.random()
    if surprise:
        return int(place * (plausible_cash(state, estate) + 1))
    return round(usual * (1.0 + place + rng.random()) / 2.0)


def usual_cash(state: GrandCru, estate: Estate) -> float:
    """Return what players in such a place have on average, by what everybody sees: learned from games of the coach.

    In the first years everything is spent; later money comes in faster than it can be used, and the more tiles and the
    fewer loans there are, the faster; the sales of this year are still at hand.
    """
    years = min(max(0, state.year - LEAN_YEARS), RICH_YEARS)
    sold = sum([state.price(variety) * count for variety, count in enumerate(estate.cask) if count])
    grown = years * (years * sum(estate.tiles) * PER_TILE - estate.loans * PER_LOAN)
    return PURSE + max(0.0, grown) + KEPT * sold


def plausible_cash(state: GrandCru, estate: Estate) -> int:
    """Return the most cash that a player may be thought to have, by what everybody sees.

    That is the money of the most starting loans, or, when it is more, what the sales of this year and one cube from
    each vine for every year gone by would bring at the prices of today.
    """
    box, years = state.box, state.year - 1
    cubes = [estate.cask[variety] + years * estate.tiles[variety] for variety in range(VINES)]
    sold = sum(state.price(variety) * count for variety, count in enumerate(cubes))
    borrowed: int = box.most_start_loans[state.options.start_counters] * box.loan
    return max(borrowed, sold)


def give_cash(state: GrandCru, estate: Estate, cash: int) -> None:
    """Set a player's cash, and write the books anew: the true ones would tell the true cash."""
    estate.cash = cash
    estate.ledger = [0] * len(SOURCES)
    estate.ledger[LOANS] = estate.loans * state.box.loan
    estate.ledger[EARLIER] = cash - estate.ledger[LOANS]
