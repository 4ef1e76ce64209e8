"""What cards count: fields, structures, workers, cards, and what the card itself has done so far.

Facts look at the real table, never at a vineyard that is only imagined: no part of a card changes what another part
of it counts beforehand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from tutor.games.viticulture.names import (
    BUILT_PRICE,
    DISCARDED_VALUE,
    HARVESTED,
    PLANTED_FIELD,
    PLANTED_VALUE,
    SPARKLING_MADE,
    TYPES_MADE,
)
from tutor.games.viticulture.vineyard import highest

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture


def own_empty_fields(state: Viticulture, seat: int, number: int) -> int:
    """Own fields that are neither sold nor planted (VI-CARD-S01)."""
    vineyard = state.vineyards[seat]
    return sum(not vines and not vineyard.sold >> field & 1 for field, vines in enumerate(vineyard.fields))


def own_planted_fields(state: Viticulture, seat: int, number: int) -> int:
    """Own fields with at least one vine."""
    return sum(bool(vines) for vines in state.vineyards[seat].fields)


def own_structures_of_price(state: Viticulture, seat: int, number: int) -> int:
    """Own structures with this printed price (VI-STR-05, VI-CARD-S12)."""
    built = state.vineyards[seat].built
    return sum(price == number and bool(built >> place & 1) for place, price in enumerate(state.box.prices))


def own_structures(state: Viticulture, seat: int, number: int) -> int:
    """All own structures, cellars and gifts included (VI-STR-14)."""
    return state.vineyards[seat].built.bit_count()


def own_workers(state: Viticulture, seat: int, number: int) -> int:
    """Workers owned: those in training count, the temporary one does not (VI-CARD-W07)."""
    return state.vineyards[seat].regular + state.box.grandes


def opponents_with_workers(state: Viticulture, seat: int, number: int) -> int:
    """Opponents who own so many workers (VI-CARD-W07)."""
    return sum(own_workers(state, other, 0) >= number for other in range(state.players) if other != seat)


def own_vp(state: Viticulture, seat: int, number: int) -> int:
    """Own victory points."""
    return state.vineyards[seat].vp


def hand_cards(state: Viticulture, seat: int, number: int) -> int:
    """Cards in hand; the card being played is no longer there (VI-DECK-05, VI-CARD-W10)."""
    return len(state.vineyards[seat].hand)


def own_planted_vines(state: Viticulture, seat: int, number: int) -> int:
    """Vine cards on all own fields now (VI-CARD-S25)."""
    return sum(len(vines) for vines in state.vineyards[seat].fields)


def varieties_on_that_field(state: Viticulture, seat: int, number: int) -> int:
    """Different varieties on the field of the vine just planted (VI-CARD-S30)."""
    return len(set(state.vineyards[seat].fields[state.notes[PLANTED_FIELD]]))


def discarded_was_highest(state: Viticulture, seat: int, number: int) -> int:
    """1 if the wine just discarded was worth more than every wine of every player (VI-CARD-W36)."""
    others = max(highest(wines) for vineyard in state.vineyards for wines in vineyard.wines)
    return int(state.notes[DISCARDED_VALUE] > others)


def types_made(state: Viticulture, seat: int, number: int) -> int:
    """Different types of wine made by this card (VI-CARD-W26)."""
    return state.notes[TYPES_MADE].bit_count()


def noted(place: int) -> Callable[[Viticulture, int, int], int]:
    """Return a fact that the card has noted itself."""
    return lambda state, seat, number: state.notes[place]


#: A fact by the name that the data file gives it: of the state, a seat, and the number that some facts compare with.
FACTS: Final[Mapping[str, Callable[[Viticulture, int, int], int]]] = {
    "own_empty_fields": own_empty_fields,
    "own_planted_fields": own_planted_fields,
    "own_structures_of_price": own_structures_of_price,
    "own_structures": own_structures,
    "own_workers": own_workers,
    "opponents_with_workers": opponents_with_workers,
    "own_vp": own_vp,
    "hand_cards": hand_cards,
    "own_planted_vines": own_planted_vines,
    "varieties_on_that_field": varieties_on_that_field,
    "discarded_was_highest": discarded_was_highest,
    "types_made": types_made,
    "sparkling_made": noted(SPARKLING_MADE),
    "harvested": noted(HARVESTED),
    "built_price": noted(BUILT_PRICE),
    "planted_value": noted(PLANTED_VALUE),
}
#: Facts that are known before the card is played: a clause that counts them needs at least one (VI-VIS-03).
STANDING: Final = frozenset(
    {
        "own_empty_fields",
        "own_planted_fields",
        "own_structures_of_price",
        "opponents_with_workers",
        "hand_cards",
    }
)
