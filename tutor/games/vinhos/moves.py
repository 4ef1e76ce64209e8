"""Every kind of move of both editions. Names are those of the data file; estates, slots and places count from 1."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.moves import move

# ---------------------------------------------------------------------- chance


@move
class DrawPlayer(NamedTuple):
    """The next player of the first turn order; Lacerda is tutor.core.text.OPPONENT."""

    player: int


@move
class DrawUnused(NamedTuple):
    """A region that is not used in this game."""

    region: str


@move
class DrawVintage(NamedTuple):
    """The vintage tile of the year."""

    vintage: str


@move
class TurnVineyard(NamedTuple):
    """A vineyard becomes the top tile of its stack."""

    vineyard: str


@move
class TurnExpert(NamedTuple):
    """An expert becomes the top tile of its pile."""

    expert: str


@move
class DealTycoon(NamedTuple):
    """A tycoon tile comes into the display."""

    tile: str


@move
class DrawAction(NamedTuple):
    """The Action card of Lacerda."""

    space: str


@move
class DrawNumber(NamedTuple):
    """A Number card for Lacerda."""

    number: int


# ---------------------------------------------------------------------- set-up


@move
class PlantFirst(NamedTuple):
    """Start in a region."""

    region: str


@move
class TakeFirstTile(NamedTuple):
    """Take the first tycoon action tile."""

    tile: str


# ---------------------------------------------------------------------- the turn


@move
class MoveTo(NamedTuple):
    """Move the action marker to a space of the quadrel and carry out its action."""

    space: str


@move
class Stay(NamedTuple):
    """Stay on Pass / Press Release."""


@move
class UseExpert(NamedTuple):
    """Turn an expert face down for its ability."""

    expert: str


@move
class UseTile(NamedTuple):
    """Turn a tycoon action tile face down and carry it out."""

    tile: str


@move
class EndTurn(NamedTuple):
    """End the turn."""


@move
class Stop(NamedTuple):
    """End an action, or decline what is still offered."""


# ---------------------------------------------------------------------- building and hiring


@move
class BuyVineyard(NamedTuple):
    """Buy the top vineyard of a region."""

    region: str


@move
class PlaceVineyard(NamedTuple):
    """Put the vineyard on an estate."""

    estate: int


@move
class BuildWinery(NamedTuple):
    """Build a winery on an estate."""

    estate: int


@move
class BuildCellar(NamedTuple):
    """Build a cellar on an estate."""

    estate: int


@move
class Hire(NamedTuple):
    """Hire an enologist or a farmer for an estate."""

    worker: str
    estate: int


@move
class TakeExpert(NamedTuple):
    """Take the top expert of a pile."""

    feature: str


@move
class DiscardExpert(NamedTuple):
    """Discard an expert to make room for another."""

    expert: str


@move
class AcceptGift(NamedTuple):
    """Accept the gift of a region."""


@move
class DeclineGift(NamedTuple):
    """Decline a gift."""


# ---------------------------------------------------------------------- abilities


@move
class AddCube(NamedTuple):
    """Put a renown cube on a region."""

    region: str


@move
class TakeFromExport(NamedTuple):
    """Take a barrel back from an export space."""

    column: int
    row: int


@move
class TakeFromMultiplier(NamedTuple):
    """Take the barrel back from a multiplier."""

    multiplier: str


@move
class TakeFromMagnate(NamedTuple):
    """Take a barrel back from a magnate (2010)."""

    magnate: str


@move
class TakeFromExtra(NamedTuple):
    """Take a barrel back from an extra action (2010)."""

    benefit: str


@move
class RearrangeRegion(NamedTuple):
    """Look at all vineyards of a region."""

    region: str


@move
class LayNext(NamedTuple):
    """Lay this vineyard next, from the top down."""

    vineyard: str


# ---------------------------------------------------------------------- wine


@move
class PickWine(NamedTuple):
    """Choose a wine by estate and slot."""

    estate: int
    slot: int


@move
class SellFor(NamedTuple):
    """Put a barrel on the sales space of this number."""

    value: int


@move
class ExportTo(NamedTuple):
    """Put a barrel on an export space."""

    column: int
    row: int


@move
class UsePort(NamedTuple):
    """Spend a Port tile on a wine."""


@move
class KeepPort(NamedTuple):
    """Keep the Port tile."""


@move
class KeepWorkers(NamedTuple):
    """Leave all workers where they are."""


@move
class MoveWorkers(NamedTuple):
    """Rearrange the workers."""


@move
class PlaceWorkers(NamedTuple):
    """Let so many workers stand on the estate that is asked about."""

    number: int


# ---------------------------------------------------------------------- pass, press release and fair


@move
class TakePlace(NamedTuple):
    """Take a place of the lower order row."""

    place: int


@move
class Pass(NamedTuple):
    """Pass without a press release."""


@move
class EnterWine(NamedTuple):
    """Announce a wine for the coming fair."""

    estate: int
    slot: int


@move
class UseCubes(NamedTuple):
    """Remove renown cubes for the announced wine."""

    cubes: int


@move
class TakeBooth(NamedTuple):
    """Take a booth of the fair."""

    booth: int


@move
class PlayExpert(NamedTuple):
    """Play an expert for fair points."""

    expert: str


@move
class VisitMagnate(NamedTuple):
    """Take a barrel from a magnate (2016) or put one there (2010)."""

    magnate: str


@move
class BuyTile(NamedTuple):
    """Buy a tycoon tile of the display for a wine."""

    tile: str


@move
class LeaveFair(NamedTuple):
    """Pass for the rest of the sale of tycoon tiles."""


# ---------------------------------------------------------------------- maintenance


@move
class TakeBack(NamedTuple):
    """Take a barrel back from the sales area."""

    value: int
    colour: str


@move
class LoseTile(NamedTuple):
    """Lose a winery (or a vineyard) of an estate for unpaid interest."""

    estate: int


# ---------------------------------------------------------------------- 2010: bank, pairs, magnates


@move
class Withdraw(NamedTuple):
    """Move 1 Bago from the account to the cash."""


@move
class Deposit(NamedTuple):
    """Move 1 Bago from the cash to the account."""


@move
class Invest(NamedTuple):
    """Move the investment marker one step to the right."""


@move
class Divest(NamedTuple):
    """Move the investment marker one step to the left."""


@move
class RecoverPair(NamedTuple):
    """Take back two barrels from one establishment."""

    establishment: str


@move
class UseBenefit(NamedTuple):
    """Use an extra action or a multiplier of the magnates."""

    benefit: str


@move
class MoveBarrel(NamedTuple):
    """Choose the barrel that moves: from a magnate or from an extra action."""

    source: str


@move
class ChooseSlot(NamedTuple):
    """Choose the slot of a multiplier."""

    slot: int


@move
class LeaveGame(NamedTuple):
    """Use no more benefits."""
