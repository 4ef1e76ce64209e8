"""Every kind of move of Dom Pierre. Columns, varieties, presses, roads, cards, tokens go by the ids of the data file.

Rows and columns of the vineyard, spaces of a road, stacks of the village and conditions of a card count from 1.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.moves import move

# ---------------------------------------------------------------------- chance


@move
class ShowToken(NamedTuple):
    """Chance: this prestige token of the flute turns up."""

    token: str


@move
class LayExtra(NamedTuple):
    """Chance: this accessory, or the coin, comes to lie on the next numbered cell."""

    extra: str


@move
class ShowTile(NamedTuple):
    """Chance: this harvest tile lies on top of a stack in the village; `printed` is 0, unless it is a stand-in."""

    variety: str
    value: int
    printed: int


@move
class ShowAccessory(NamedTuple):
    """Chance: this blue accessory lies on top of a stack in the village."""

    accessory: str


@move
class ShowCard(NamedTuple):
    """Chance: this card is the next of its market deck."""

    card: str


@move
class LayRatio(NamedTuple):
    """Chance: this face of this ratio tile lies beside a road."""

    ratio: str
    face: str


@move
class ShowObjective(NamedTuple):
    """Chance: this objective card comes next into the offer."""

    objective: str


@move
class DrawGrape(NamedTuple):
    """Chance: a bunch of this variety comes out of the bag."""

    variety: str


@move
class DealTile(NamedTuple):
    """Chance: a player begins with a harvest tile of this variety."""

    variety: str


@move
class DealStart(NamedTuple):
    """Chance: a player is dealt this start card."""

    start: str


@move
class DealVintage(NamedTuple):
    """Chance: a player is dealt a vintage token of this action."""

    column: str


# ---------------------------------------------------------------------- the draft


@move
class KeepVintage(NamedTuple):
    """Keep a vintage token of this action, and pass the others on."""

    column: str


@move
class AssignVintage(NamedTuple):
    """Lay this received token green side up beside row 1; the other one becomes the force token."""

    column: str


# ---------------------------------------------------------------------- the turn


@move
class MoveDisc(NamedTuple):
    """Choose an action: move its disc up one row."""

    column: str


@move
class ClaimVintage(NamedTuple):
    """Take the green token beside the winery into its column."""


@move
class ClaimForce(NamedTuple):
    """Take the force token beside the winery into this column."""

    column: str


@move
class LeaveTokens(NamedTuple):
    """Claim nothing (more) now."""


@move
class Perform(NamedTuple):
    """Perform the action of the moved disc."""


@move
class ReturnWorkers(NamedTuple):
    """Return workers instead of performing the action."""


@move
class EndTurn(NamedTuple):
    """End the turn."""


@move
class Done(NamedTuple):
    """That is all: go on."""


# ---------------------------------------------------------------------- free actions


@move
class LocalSale(NamedTuple):
    """Sell this champagne tile locally."""

    press: str
    vessel: str
    value: int


@move
class BuyPrestige(NamedTuple):
    """Pay for one prestige."""


@move
class ScoreObjective(NamedTuple):
    """Score this condition of an own objective card."""

    objective: str
    condition: int


@move
class PopCork(NamedTuple):
    """Turn the start card over and move the disc of this column up one row."""

    column: str


# ---------------------------------------------------------------------- workers


@move
class TakeWorker(NamedTuple):
    """Take an own worker out of the reserve, the house or the presses."""

    zone: str


@move
class TakeFromRoad(NamedTuple):
    """Take an own worker off this space of a road."""

    road: str
    space: int


@move
class TakeFromVine(NamedTuple):
    """Take an own worker off the bunch on this cell."""

    row: int
    column: int


@move
class SendTo(NamedTuple):
    """Put the worker into the presses (or, by one ruling, into the house or the reserve)."""

    zone: str


@move
class SendToRoad(NamedTuple):
    """Put the worker on the nearest empty space of a road."""

    road: str


@move
class SkipOnRoad(NamedTuple):
    """Put the worker on a road, one empty space farther than the nearest."""

    road: str


@move
class SendToVine(NamedTuple):
    """Put the worker on the bunch on this cell."""

    row: int
    column: int


@move
class StayPut(NamedTuple):
    """Decline to move a worker."""


# ---------------------------------------------------------------------- VINEYARD and harvest tiles


@move
class Plant(NamedTuple):
    """Place a drawn bunch of this variety on this cell."""

    variety: str
    row: int
    column: int


@move
class NameBunch(NamedTuple):
    """With an empty bag: harvest round the bunch on this cell."""

    row: int
    column: int


@move
class Harvest(NamedTuple):
    """Harvest this variety; `vintage` counts the bunch just placed as well."""

    variety: str
    vintage: bool


@move
class CallHelper(NamedTuple):
    """Bring the own worker on this cell home to raise the value of the tile."""

    row: int
    column: int


@move
class NoHelper(NamedTuple):
    """Take the tile as it is."""


@move
class Store(NamedTuple):
    """Put a harvest tile into a press; `printed` is 0, unless another value is printed on it: a stand-in."""

    variety: str
    value: int
    printed: int
    press: str


@move
class GiveBack(NamedTuple):
    """Return a harvest tile to the supply."""

    variety: str
    value: int
    printed: int


@move
class PutModifier(NamedTuple):
    """Put a gained modifier into an empty press."""

    press: str


# ---------------------------------------------------------------------- CELLAR


@move
class Activate(NamedTuple):
    """Activate a press; `vintage` makes its barrels worth more."""

    press: str
    vintage: bool


@move
class MakeChampagne(NamedTuple):
    """Press a bottle or a barrel; `vintage` makes this barrel worth more (only by one ruling)."""

    vessel: str
    vintage: bool


# ---------------------------------------------------------------------- VILLAGE


@move
class TakeTile(NamedTuple):
    """Take the top harvest tile of this stack."""

    stack: int


@move
class TakeAccessory(NamedTuple):
    """Take the top blue accessory of this stack."""

    stack: int


@move
class OfferChampagne(NamedTuple):
    """Give this champagne tile away for points."""

    press: str
    vessel: str
    value: int


@move
class TakeBonuses(NamedTuple):
    """Take bonuses from the foot of cards in the offer."""


@move
class MoveWorker(NamedTuple):
    """Use the vintage effect: move an own worker to another zone."""


@move
class TakeBonus(NamedTuple):
    """Take the bonus of this objective card."""

    objective: str


# ---------------------------------------------------------------------- SALES


@move
class Sell(NamedTuple):
    """Sell this champagne tile to a market."""

    market: str
    press: str
    vessel: str
    value: int


@move
class CycleCard(NamedTuple):
    """Use the vintage effect: put the top card of a market under its deck."""

    road: str


@move
class AddAccessory(NamedTuple):
    """Use an accessory in this sale."""

    accessory: str
    colour: str


@move
class AddToken(NamedTuple):
    """Discard a prestige token for this sale."""

    token: str


@move
class CloseSale(NamedTuple):
    """Add nothing more: the final value stands."""


# ---------------------------------------------------------------------- OBJECTIVES


@move
class DrawCards(NamedTuple):
    """Use the vintage effect: add cards to the offer (asked only by one ruling)."""


@move
class PickCard(NamedTuple):
    """Choose this card of the offer."""

    objective: str


@move
class KeepCard(NamedTuple):
    """Keep this one of the chosen cards."""

    objective: str


# ---------------------------------------------------------------------- prestige


@move
class TakeToken(NamedTuple):
    """Take this face-up token of the flute."""

    token: str


@move
class TakeFaceDown(NamedTuple):
    """Take a face-down token of the flute."""


@move
class UseToken(NamedTuple):
    """Discard a prestige token for its effect."""

    token: str


@move
class KeepToken(NamedTuple):
    """Keep the token just gained for later."""
