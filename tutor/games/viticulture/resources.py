"""What a player of Viticulture has, in the game's own units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.words import Resource, held, resource
from tutor.games.viticulture.hidden import by_deck
from tutor.games.viticulture.names import COLOURS, DECKS, SOURCES, STRUCTURES, WINES
from tutor.games.viticulture.vineyard import values

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


def resources(state: Viticulture, seat: int) -> dict[Resource, int]:
    """Return points by source, money, workers, structures, cards by deck, and vines, grapes and wines."""
    vineyard = state.vineyards[seat]
    cards = by_deck(state, vineyard.hand)
    return held(
        *((resource("points", score=name.replace("_", "-")), points) for name, points in _points(vineyard)),
        (resource("lira"), vineyard.lira),
        (resource("income"), vineyard.residual),
        (resource("workers"), vineyard.regular),
        (resource("ready"), vineyard.workers),
        *((resource("structure", structure=name), vineyard.built >> n & 1) for n, name in enumerate(STRUCTURES)),
        *((resource("wine", wine=wine, value=value), 1) for wine, value in _stored(WINES, vineyard.wines)),
        *((resource("grape", colour=colour, value=value), 1) for colour, value in _stored(COLOURS, vineyard.grapes)),
        (resource("vines"), sum(map(len, vineyard.fields))),
        (resource("yield"), sum(state.box.vine_value[vine] for field in vineyard.fields for vine in field)),
        *((resource("cards", deck=deck), count) for deck, count in zip(DECKS, cards, strict=True)),
        (resource("tokens"), vineyard.tokens),
    )


def _points(vineyard: Vineyard) -> Iterator[tuple[str, int]]:
    return zip(SOURCES, vineyard.ledger, strict=True)


def _stored(kinds: tuple[str, ...], slots: list[int]) -> Iterator[tuple[str, str]]:
    """Yield every grape or wine by kind and value; no two of a kind have the same value."""
    for kind, mask in zip(kinds, slots, strict=True):
        for value in values(mask):
            yield kind, str(value)
