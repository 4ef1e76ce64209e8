"""What a player of Toscana has, in the game's own units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.words import Resource, held, resource
from tutor.games.toscana.box import ACTIONS, GOODS, MASTER, ONE_WORKER, TWO_WORKERS
from tutor.games.toscana.scoring import warehouse_value

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana


def resources(state: Toscana, seat: int) -> dict[Resource, int]:
    """Return money, what the warehouse would bring today, cubes, pieces on the map and actions of this round."""
    winery = state.wineries[seat]
    pieces = [state.pieces[space] for space in state.spaces_of(seat)]
    return held(
        (resource("coins"), winery.money),
        (resource("stock"), warehouse_value(state, seat)),
        *((resource("cubes", good=good), count) for good, count in zip(GOODS, winery.goods, strict=True)),
        (resource("workers"), pieces.count(ONE_WORKER) + 2 * pieces.count(TWO_WORKERS)),
        (resource("masters"), pieces.count(MASTER)),
        (resource("spaces"), len(pieces)),
        (resource("actions"), len(ACTIONS) - winery.spent.bit_count()),
    )
