"""Every kind of move of Grand Cru. Tiles, varieties and festival spaces go by the ids of the data file.

Barrels and auction columns are numbered as on the boards, from 1.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.moves import move


@move
class DealTile(NamedTuple):
    """Chance: this tile comes next from the pile."""

    tile: str


@move
class StartPlayer(NamedTuple):
    """Chance: of those with the most loans, this seat begins."""

    seat: int


@move
class StartingLoans(NamedTuple):
    """Hide this many pawns in the fist: so many loans to begin with."""

    loans: int


@move
class Act(NamedTuple):
    """Choose one of the plain actions: first_bid, overbid, acquire, buy, raise_demand, harvest or sell."""

    action: str


@move
class UseImprovement(NamedTuple):
    """Turn an improvement over and use it, alone or together with the harvest or sale it belongs to."""

    improvement: str


@move
class Pass(NamedTuple):
    """Do nothing more this year."""


@move
class PutUp(NamedTuple):
    """Put a tile of the display up for auction."""

    tile: str


@move
class Overbid(NamedTuple):
    """Challenge the bid in this column."""

    column: int


@move
class Bid(NamedTuple):
    """Bid this price."""

    price: int


@move
class Acquire(NamedTuple):
    """Pay one's own bid in this column and take the tile."""

    column: int


@move
class BuyFromDisplay(NamedTuple):
    """Buy a tile of the display outright."""

    tile: str


@move
class BuyFromColumn(NamedTuple):
    """Buy the tile in this auction column outright, whoever has bid."""

    column: int


@move
class RaiseDemand(NamedTuple):
    """Move a demand marker one space up."""

    variety: str


@move
class LowerDemand(NamedTuple):
    """Move a demand marker one space down (only with the ruling festival_demand = either_way)."""

    variety: str


@move
class StopRaising(NamedTuple):
    """Leave the remaining steps unused."""


@move
class Harvest(NamedTuple):
    """Take a cube of this variety off the vines into the first barrel."""

    variety: str


@move
class SellWine(NamedTuple):
    """Sell mature wine of one variety from one barrel."""

    barrel: int
    variety: str


@move
class SellEarly(NamedTuple):
    """Sell wine that is not mature yet, as Primeur."""

    barrel: int
    variety: str


@move
class SellCubes(NamedTuple):
    """Sell this many cubes of the chosen wine."""

    cubes: int


@move
class SellVintage(NamedTuple):
    """Sell mature wine at the highest price of its column, as a good vintage."""

    barrel: int
    variety: str


@move
class Blend(NamedTuple):
    """Replace the cubes of this variety in this barrel."""

    barrel: int
    variety: str


@move
class BlendInto(NamedTuple):
    """Replace them by this variety."""

    variety: str


@move
class MoveWine(NamedTuple):
    """Move all cubes of this variety in this barrel one barrel to the right."""

    barrel: int
    variety: str


@move
class Visit(NamedTuple):
    """Put a pawn on this festival space and carry out its special action."""

    space: str


@move
class LeaveFestival(NamedTuple):
    """Take no more special actions this year."""


@move
class RemoveVine(NamedTuple):
    """Rebuild: put a vine of this variety, with or without its cube, on the discard pile."""

    variety: str
    cube: bool


@move
class TakeVine(NamedTuple):
    """Rebuild: take a vine of this variety from the draw_pile or the discard_pile."""

    pile: str
    variety: str


@move
class TakeLoans(NamedTuple):
    """Take new loans."""

    loans: int


@move
class RepayLoans(NamedTuple):
    """Repay loans."""

    loans: int


@move
class KeepLoans(NamedTuple):
    """Neither take nor repay a loan."""
