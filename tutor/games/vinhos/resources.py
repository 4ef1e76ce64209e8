"""What a player of Vinhos has, in the game's own units; a player of the 2010 edition has an account as well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.words import Resource, held, resource
from tutor.games.vinhos.names import QUALITY_MASK, SOURCES
from tutor.games.vinhos.scoring import end_lines

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


def resources(state: Vinhos, seat: int) -> dict[Resource, int]:
    """Return VP by source, money, barrels, wines, experts, and what stands on the estates."""
    vintner = state.vintners[seat]
    qualities = [bottle & QUALITY_MASK for bottle in vintner.wines if bottle]
    return held(
        *((resource("points", score=name.replace("_", "-")), vp) for name, vp in _points(state, seat)),
        *_final(state, seat),
        (resource("bagos"), vintner.cash),
        (resource("account"), vintner.account),
        (resource("investments"), vintner.investment),
        (resource("fair-points"), vintner.fp),
        (resource("wines"), len(qualities)),
        (resource("quality"), sum(qualities)),
        (resource("barrels"), vintner.barrels),
        (resource("with-magnates"), sum(vintner.magnates)),
        (resource("experts"), vintner.up.bit_count()),
        (resource("ports"), vintner.ports),
        (resource("tiles"), vintner.tiles_up.bit_count()),
        (resource("vineyards"), sum(vintner.vineyards)),
        (resource("wineries"), sum(vintner.wineries)),
        (resource("cellars"), sum(vintner.cellars)),
        (resource("enologists"), sum(vintner.enologists)),
        (resource("farmers"), sum(vintner.farmers)),
    )


def _points(state: Vinhos, seat: int) -> Iterator[tuple[str, int]]:
    return zip(SOURCES, state.vintners[seat].earned, strict=True)


def _final(state: Vinhos, seat: int) -> Iterator[tuple[Resource, int]]:
    """Yield what the final scoring would give now, in four heaps."""
    heaps = dict.fromkeys(("money", "wines", "majorities", "multipliers"), 0)
    of = {"money": "money", "money-tile": "money", "account": "money", "wines": "wines", "majority": "majorities"}
    for line in end_lines(state, seat):
        heaps[of.get(line.name, "multipliers")] += line.points
    yield resource("points-money"), heaps["money"]
    yield resource("points-wines"), heaps["wines"]
    yield resource("points-majorities"), heaps["majorities"]
    yield resource("points-multipliers"), heaps["multipliers"]
