"""What a player of Grand Cru has, in the game's own units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.words import Resource, held, resource
from tutor.games.grand_cru.box import TILES, VARIETIES, VINES, cell

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru


def resources(state: GrandCru, seat: int) -> dict[Resource, int]:
    """Return money and debts, prestige, pawns, tiles, and wine on its way from the vine to the cask."""
    estate = state.estates[seat]
    cellar = [_cellar(state, seat, variety) for variety in range(VINES)]
    return held(
        (resource("francs"), estate.cash),
        (resource("loans"), estate.loans + estate.chosen),
        (resource("wealth"), state.scores()[seat]),
        (resource("prestige"), estate.prestige),
        (resource("pawns"), estate.pawns),
        *((resource("tiles", tile=tile), count) for tile, count in zip(TILES, estate.tiles, strict=True)),
        *((resource("grapes", variety=name), count) for name, count in zip(VARIETIES, estate.cubes, strict=True)),
        *((resource("mature", variety=name), ripe) for name, (ripe, _, _) in zip(VARIETIES, cellar, strict=True)),
        *((resource("young", variety=name), young) for name, (_, young, _) in zip(VARIETIES, cellar, strict=True)),
        (resource("years"), sum(years for _, _, years in cellar)),
        *((resource("sold", variety=name), count) for name, count in zip(VARIETIES, estate.cask, strict=True)),
        (resource("ready"), sum(estate.tiles[VINES:]) - sum(estate.used)),
    )


def _cellar(state: GrandCru, seat: int, variety: int) -> tuple[int, int, int]:
    """Return a variety's mature cubes, its young ones, and the years that those still have to wait in all."""
    stored, first = state.estates[seat].cellar, state.zones.first[variety]
    ripe = young = years = 0
    for barrel in range(1, state.box.barrels + 1):
        cubes = stored[cell(barrel, variety)]
        if barrel >= first:
            ripe += cubes
        else:
            young += cubes
            years += cubes * (first - barrel)
    return ripe, young, years
