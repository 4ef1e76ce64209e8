"""Every kind of move of Viticulture. Cards, structures, fields, wines and actions go by the ids of the data file."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.moves import move

# ---------------------------------------------------------------------- chance


@move
class FirstPlayer(NamedTuple):
    """Chance: this seat's rooster is drawn."""

    seat: int


@move
class DealMama(NamedTuple):
    """Chance: this mama is dealt next."""

    mama: str


@move
class DealPapa(NamedTuple):
    """Chance: this papa is dealt next."""

    papa: str


@move
class DrawCard(NamedTuple):
    """Chance: this card lies on top of its deck."""

    card: str


@move
class RevealAutoma(NamedTuple):
    """Chance: this Automa card is turned up."""

    number: int


# ---------------------------------------------------------------------- set-up, spring, fall, year end


@move
class KeepParents(NamedTuple):
    """Keep this mama and this papa (advanced variant)."""

    mama: str
    papa: str


@move
class TakeGift(NamedTuple):
    """Take the papa's gift."""


@move
class TakeLira(NamedTuple):
    """Take the papa's extra lira instead."""


@move
class WakeUp(NamedTuple):
    """Put the rooster on this row; where the row gives a visitor, draw it from this deck."""

    row: int
    deck: str


@move
class DrawVisitors(NamedTuple):
    """Draw a visitor in fall, with a cottage perhaps a second one."""

    first: str
    second: str


@move
class DiscardCard(NamedTuple):
    """Put this hand card on its discard pile."""

    card: str


# ---------------------------------------------------------------------- turns


@move
class Place(NamedTuple):
    """Put a worker, the grande or another one, on an action."""

    action: str
    place: str
    grande: bool


@move
class Pass(NamedTuple):
    """Place no more workers this season."""


@move
class TakeBonus(NamedTuple):
    """Take the bonus of the space."""


@move
class Decline(NamedTuple):
    """Do without a bonus, or do not do what a card offers."""


@move
class Accept(NamedTuple):
    """Do what another player's card offers."""


@move
class SpendToken(NamedTuple):
    """Spend a bonus token (solo)."""


@move
class KeepToken(NamedTuple):
    """Keep the bonus tokens for later (solo)."""


@move
class Stop(NamedTuple):
    """That is enough: do no more of what may be repeated."""


# ---------------------------------------------------------------------- what actions and cards ask


@move
class Build(NamedTuple):
    """Build this structure."""

    structure: str


@move
class Plant(NamedTuple):
    """Plant a vine card of this variety on this field."""

    vine: str
    field: str


@move
class Uproot(NamedTuple):
    """Take a vine of this variety from this field into the hand."""

    vine: str
    field: str


@move
class Swap(NamedTuple):
    """Exchange a vine of one field with a vine of another."""

    vine: str
    field: str
    other_vine: str
    other_field: str


@move
class SellGrape(NamedTuple):
    """Sell this grape."""

    colour: str
    value: int


@move
class SellField(NamedTuple):
    """Sell this empty field."""

    field: str


@move
class BuyField(NamedTuple):
    """Buy this field back."""

    field: str


@move
class HarvestField(NamedTuple):
    """Harvest this field."""

    field: str


@move
class MakeWine(NamedTuple):
    """Make a wine of these grapes; 0 stands for a grape that the kind does not take."""

    wine: str
    red: int
    other_red: int
    white: int


@move
class PutToken(NamedTuple):
    """Put the new grape or wine on the slot of this value (only with the ruling voluntary_devalue)."""

    value: int


@move
class FillOrder(NamedTuple):
    """Fill this order."""

    order: str


@move
class UseWine(NamedTuple):
    """Use this wine for the next icon of the order."""

    wine: str
    value: int


@move
class AgeWine(NamedTuple):
    """Let this wine age by one step."""

    wine: str
    value: int


@move
class DiscardGrape(NamedTuple):
    """Give up this grape."""

    colour: str
    value: int


@move
class DiscardWine(NamedTuple):
    """Give up this wine."""

    wine: str
    value: int


@move
class PlaceGrape(NamedTuple):
    """Put a bought grape of this colour on the crush pad."""

    colour: str


# ---------------------------------------------------------------------- visitors


@move
class PlayVisitor(NamedTuple):
    """Play this visitor in this way: the keys of its clauses in the order in which they are done."""

    card: str
    way: str


@move
class DoBoth(NamedTuple):
    """Pay for the other clause of the card too (only with the ruling both_cost_timing = between)."""


@move
class DrawFrom(NamedTuple):
    """Draw the next card from this deck."""

    deck: str


@move
class TakeDiscard(NamedTuple):
    """Take the top card of this discard pile."""

    deck: str


@move
class TakeRevealed(NamedTuple):
    """Take this card of those turned up."""

    card: str


@move
class Name(NamedTuple):
    """Name this opponent."""

    seat: int


@move
class GiveCard(NamedTuple):
    """Hand this card over."""

    card: str


@move
class OfferCard(NamedTuple):
    """Put this visitor card aside for the Importer."""

    card: str


@move
class LoseVp(NamedTuple):
    """Answer the Queen by losing victory points."""


@move
class GiveCards(NamedTuple):
    """Answer the Queen by giving cards."""


@move
class PayLira(NamedTuple):
    """Answer the Queen by paying lira."""


@move
class Plan(NamedTuple):
    """Put a worker on a winter action in advance."""

    action: str
    place: str
    grande: bool


@move
class TakeBack(NamedTuple):
    """Take an own worker back from where it stands: an action, the cart or the yoke."""

    action: str
    place: str
    grande: bool


@move
class TakeAction(NamedTuple):
    """Take this summer action through the Manager."""

    action: str
