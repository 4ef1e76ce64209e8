"""What a player of Dom Pierre has, in the game's own units."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tutor.core.words import Resource, held, resource
from tutor.games.dom_pierre.conditions import crowns
from tutor.games.dom_pierre.names import (
    ACCESSORIES,
    BARREL,
    FLAGS,
    NO_TOKEN,
    NONE,
    SOURCES,
    TOKENS,
    VARIETIES,
    VESSELS,
    WIDTH,
)

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre


def resources(state: DomPierre, seat: int) -> dict[Resource, int]:
    """Return points by source, prestige, coins, champagne, grapes, workers by place, accessories, cards, tokens."""
    maison, box = state.maisons[seat], state.box
    turn = state.turn if state.first >= 0 and state.turns and seat == state.seat else None
    return held(
        *((resource("points", score=name), points) for name, points in zip(SOURCES, maison.points, strict=True)),
        (resource("points-prestige"), box.level_points[maison.level]),
        (resource("points-crowns"), crowns(state, maison) * box.level_crowns[maison.level]),
        (resource("level"), maison.level),
        (resource("crowns"), crowns(state, maison)),
        (resource("coins"), maison.coins),
        *_champagne(maison),
        *(
            (resource("harvest", variety=name), sum(tile != NONE for tile in maison.slots[n::WIDTH]))
            for n, name in enumerate(VARIETIES)
        ),
        (resource("in-hand"), len(turn.hand) if turn else 0),
        (resource("modifiers"), sum(maison.modifiers)),
        (resource("climbed"), sum(maison.rows)),
        (resource("placed"), sum(token != NO_TOKEN for token in maison.spaces)),
        (resource("reserve"), maison.reserve),
        (resource("house"), maison.house),
        (resource("crew"), maison.crew),
        (resource("on-roads"), sum(road.bit_count() for road in maison.roads)),
        (resource("on-vines"), maison.vines.bit_count()),
        *((resource("grey", accessory=name), n) for name, n in zip(ACCESSORIES, maison.grey, strict=True)),
        *((resource("blue", accessory=name), n) for name, n in zip(ACCESSORIES, maison.blue, strict=True)),
        *((resource("flags", flag=name), n) for name, n in zip(FLAGS, maison.flags, strict=True)),
        (resource("markets"), maison.cards.bit_count()),
        (resource("objectives"), maison.objectives.bit_count()),
        *((resource("token", token=name), n) for name, n in zip(TOKENS, maison.tokens, strict=True)),
    )


def _champagne(maison: Maison) -> list[tuple[Resource, int]]:
    """Return the champagne by vessel and value, the best first."""
    tiles = Counter(tile for tile in maison.champagne if tile)
    return [
        (resource("champagne", vessel=VESSELS[tile & BARREL], value=str(tile >> 1)), tiles[tile])
        for tile in sorted(tiles, reverse=True)
    ]
