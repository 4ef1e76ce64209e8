"""Every kind of move of Toscana. Goods, spaces, crossroads and tiles go by the ids of the data file."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.moves import move


@move
class LayTile(NamedTuple):
    """Chance: a map tile comes next, with this many quarter turns clockwise."""

    tile: str
    turns: int


@move
class Draw(NamedTuple):
    """Chance: a tasting tile with this symbol comes from a player's stack."""

    good: str
    step: int


@move
class FirstPlayer(NamedTuple):
    """Chance: this seat begins the first round."""

    seat: int


@move
class Place(NamedTuple):
    """Put the piece on this space."""

    space: str


@move
class Replace(NamedTuple):
    """Remove an opponent's wine master from this space and put the piece there."""

    space: str


@move
class UseAction(NamedTuple):
    """Spend one of the three actions: hire, production or trade."""

    action: str


@move
class Hire(NamedTuple):
    """Hire a worker, a wine_master, the lobbyist or mr_rose."""

    person: str


@move
class FinishHiring(NamedTuple):
    """End the hire action."""


@move
class MoveTile(NamedTuple):
    """Take the recommendation tile away from this good, to the empty space."""

    good: str


@move
class StartWith(NamedTuple):
    """Let Mr Rosé begin with the prices or with the deal."""

    part: str


@move
class ChangePrice(NamedTuple):
    """Raise (+1) or lower (-1) the price of a good."""

    good: str
    step: int


@move
class Buy(NamedTuple):
    """Buy cubes of one good."""

    good: str
    cubes: int


@move
class Sell(NamedTuple):
    """Sell cubes of one good."""

    good: str
    cubes: int


@move
class NoDeal(NamedTuple):
    """Leave Mr Rosé's deal out."""


@move
class PlaceWater(NamedTuple):
    """Put a water cube on this crossroads."""

    crossroads: str


@move
class StopPlacing(NamedTuple):
    """Place no more water; produce."""


@move
class TakeInstead(NamedTuple):
    """Ignore the production and take this cube as compensation."""

    good: str


@move
class SkipProduction(NamedTuple):
    """Ignore the production and take nothing."""


@move
class Produce(NamedTuple):
    """Let the abandoned vineyard produce this good."""

    good: str


@move
class CloseSale(NamedTuple):
    """Sell what has been named, and nothing more."""


@move
class FinishTrade(NamedTuple):
    """End the trade action."""


@move
class Offer(NamedTuple):
    """Offer a partner to buy from them, or to sell to them, some of a good."""

    partner: int
    direction: str
    good: str


@move
class OfferCount(NamedTuple):
    """Name the number of cubes of the offer."""

    cubes: int


@move
class OfferPrice(NamedTuple):
    """Name the total price of the offer."""

    price: int


@move
class Accept(NamedTuple):
    """Accept the offer."""


@move
class Refuse(NamedTuple):
    """Refuse the offer."""


@move
class Taste(NamedTuple):
    """Choose the tasting tile with this symbol, secretly."""

    good: str
    step: int
