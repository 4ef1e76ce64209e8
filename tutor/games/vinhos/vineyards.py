"""The Vineyards action: buy vineyards, place them, open regions (VC-VINE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import abilities, regions, supply
from tutor.games.vinhos.moves import BuyVineyard, Divest, PlaceVineyard, Stop, UseExpert
from tutor.games.vinhos.names import COLOURS, MINHO, REARRANGE, REGIONS, TILE_ACTIONS, VINEYARDS
from tutor.games.vinhos.units import EXTRA, QUADREL, TILE, NextUnit, Unit, unit_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: How many vineyards an action may buy, and by which rule a bought one is told.
LIMIT = ("VS-VINE-01", "VR-VINE-01")
#: The rule of a purchase by tycoon tile or extra action.
SINGLE = {TILE: "VS-TYC-02", EXTRA: "VR-MAG-05"}


def price(state: Vinhos, way: str, region: int, place: int) -> int:
    """Return what a vineyard costs now; discounts never take it below nothing (VC-ABIL-06)."""
    box = state.box
    off = state.discount
    if way == TILE:
        off += box.tile_amount[TILE_ACTIONS.index("vineyard")]
    elif way == EXTRA:
        off += box.extra_vineyard_discount
    return max(0, box.vineyard_costs[region][place] - off)


def fits(state: Vinhos, vintner: Vintner, estate: int, region: int, colour: int) -> bool:
    """Return whether a vineyard of this region and colour can stand on an estate (VC-VINE-03, VC-VINE-10)."""
    box, vines = state.box, vintner.vineyards[estate]
    if vines + vintner.wineries[estate] >= box.tile_slots:
        return False
    own = vintner.region[estate]
    if own < 0:
        return region != MINHO or not vintner.cellars[estate] or state.options.minho_on_estate_with_cellar
    return own == region and vintner.colour[estate] == colour and vines < box.most_vineyards


def _misfit(state: Vinhos, vintner: Vintner, estate: int, region: int, colour: int) -> str:
    """Return why a vineyard does not fit on an estate, in the order of `fits`."""
    box, own = state.box, vintner.region[estate]
    if vintner.vineyards[estate] + vintner.wineries[estate] >= box.tile_slots:
        return "tiles"
    if own < 0:
        return "cellar"
    return "region" if own != region else "colour" if vintner.colour[estate] != colour else "vineyards"


def placeable(state: Vinhos, vintner: Vintner, region: int, place: int) -> bool:
    """Return whether a vineyard can be placed at all."""
    colour = state.box.vineyard_colours[region][place]
    return any(fits(state, vintner, estate, region, colour) for estate in range(len(vintner.region)))


def places(state: Vinhos, vintner: Vintner, region: int, colour: int) -> list[int]:
    """Return the estates among which a vineyard can be placed; of estates that are alike only the first."""
    found: dict[tuple[Any, ...], int] = {}
    for estate in range(len(vintner.region)):
        if fits(state, vintner, estate, region, colour):
            found.setdefault(likeness(state, vintner, estate), estate)
    return list(found.values())


def likeness(state: Vinhos, vintner: Vintner, estate: int) -> tuple[Any, ...]:
    """Return everything that stands on an estate: estates that agree in it are no choice (VC-GEN-09)."""
    start = estate * state.box.cellar_slots
    return (
        vintner.region[estate],
        vintner.colour[estate],
        vintner.vineyards[estate],
        vintner.wineries[estate],
        vintner.enologists[estate],
        vintner.farmers[estate],
        vintner.cellars[estate],
        vintner.waiting[estate],
        *vintner.wines[start : start + state.box.cellar_slots],
    )


def buyable_with(state: Vinhos, seat: int, way: str, region: int, place: int) -> bool:
    """Return whether something could be bought if this vineyard lay on top of its region."""
    vintner = state.vintners[seat]
    if price(state, way, region, place) <= vintner.cash and placeable(state, vintner, region, place):
        return True
    return BuyVineyards.possible(state, seat, way, 1 << region, vintner.cash)


def why_not_buy(state: Vinhos, seat: int, way: str, bought: int, region: int | None, cash: int) -> Refusal | None:
    """Say why the top vineyard of a region cannot be bought with so much cash."""
    if region is None:
        return refuse("no-such-region", "VC-REGION-00")
    if not state.in_play(region):
        return refuse("region-not-used", "VC-SETUP-10", region=REGIONS[region])
    if bought >> region & 1:
        return refuse("same-region-twice", "VC-VINE-01", region=REGIONS[region])
    place = state.tops[region]
    if place < 0:
        return refuse("stack-empty", "VC-LIMIT-02", region=REGIONS[region])
    if not placeable(state, state.vintners[seat], region, place):
        colour = COLOURS[state.box.vineyard_colours[region][place]]
        return refuse("no-estate-for-vineyard", "VC-VINE-10", region=REGIONS[region], colour=colour)
    cost = price(state, way, region, place)
    return refuse("too-dear", "VC-VINE-02", price=cost, have=cash) if cost > cash else None


def of_vineyards(state: Vinhos, way: str) -> bool:
    """Return whether Rearrange and Discount apply: to the quadrel action alone, but for a ruling (VC-ABIL-07)."""
    return way == QUADREL or bool(state.options.vineyard_experts_apply_to_tile_purchases)


@unit_of(VINEYARDS)
class BuyVineyards(Unit):
    """Of which region do you buy the top vineyard?"""

    __slots__ = ()
    rule = "VC-VINE-02"
    see = (
        "VS-VINE-01",
        "VR-VINE-01",
        "VC-VINE-01",
        "VC-VINE-08",
        "VC-VINE-09",
        "VC-VINE-10",
        "VC-VINE-11",
        "VC-ABIL-10",
        "VR-BANK-12",
    )
    asks = (BuyVineyard, UseExpert, Divest, Stop)

    def moment_for(self, state: Vinhos) -> str:
        """Rearrange and Discount do not belong to every way of buying."""
        return abilities.VINEYARDS if of_vineyards(state, self.way) else abilities.DURING

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every region, and what may be done in between."""
        return [*state.box.buy_vineyard, *self.all_between(state)]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """The top vineyard must be affordable, and fit on an estate."""
        if not isinstance(move, BuyVineyard):
            return self.why_not_between(state, move)
        region = state.box.region_number.get(move.region)
        cash = state.vintners[self.actor].cash
        return why_not_buy(state, self.actor, self.way, self.bought, region, cash)

    def moves(self, state: Vinhos) -> list[Move]:
        """Return what can be bought: the fast twin of the verdicts."""
        vintner, box = state.vintners[self.actor], state.box
        moves: list[Move] = []
        for region, place in enumerate(state.tops):
            if place < 0 or self.bought >> region & 1 or state.out >> region & 1:
                continue
            if price(state, self.way, region, place) <= vintner.cash and placeable(state, vintner, region, place):
                moves.append(box.buy_vineyard[region])
        return moves + self.between(state)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return colour and price of the vineyard."""
        if not isinstance(move, BuyVineyard) or self.verdict(state, move) is not None:
            return None
        region = state.box.region_number[move.region]
        place = state.tops[region]
        colour = COLOURS[state.box.vineyard_colours[region][place]]
        return {"colour": colour, "price": price(state, self.way, region, place)}

    def apply(self, state: Vinhos, move: Any) -> None:
        """Pay, take the tile, and ask for its estate if there is a choice."""
        if not isinstance(move, BuyVineyard):
            self.apply_between(state, move)
            return
        seat, region = self.actor, state.box.region_number[move.region]
        place = state.tops[region]
        cost = price(state, self.way, region, place)
        vintner = state.vintners[seat]
        vintner.cash -= cost
        colour = state.box.vineyard_colours[region][place]
        if state.journal is not None:
            rule = SINGLE.get(self.way, "VC-VINE-02")
            see = (LIMIT[state.reserve], "VC-VINE-08")
            state.tell("vineyard-bought", rule, seat, region=move.region, colour=COLOURS[colour], price=cost, see=see)
        state.stack.append(NextUnit(seat, VINEYARDS, self.way, self.units + 1, self.bought | 1 << region))
        estates = places(state, vintner, region, colour)
        if len(estates) > 1:
            state.stack.append(ChooseEstate(seat, move.region, COLOURS[colour]))
        else:
            plant(state, seat, estates[0], region, colour)
        supply.turn_next_vineyard(state, region)

    @classmethod
    def possible(cls, state: Vinhos, seat: int, way: str, bought: int, cash: int) -> bool:
        """Return whether any top vineyard can be bought with so much cash."""
        vintner = state.vintners[seat]
        for region, place in enumerate(state.tops):
            if place < 0 or bought >> region & 1 or state.out >> region & 1:
                continue
            if price(state, way, region, place) <= cash and placeable(state, vintner, region, place):
                return True
        return False

    @classmethod
    def helpable(cls, state: Vinhos, seat: int, way: str, bought: int) -> bool:
        """Return whether money, or Rearrange with what lies below in a stack, could make a purchase possible."""
        if super().helpable(state, seat, way, bought):
            return True
        vintner = state.vintners[seat]
        if not of_vineyards(state, way) or not abilities.usable(state, vintner, REARRANGE):
            return False
        # in 2016 Rearrange is the one ability of the turn, so that no expert can raise money beside it
        cash = vintner.cash + (abilities.raisable(state, vintner) if state.reserve else 0)
        return any(
            not bought >> region & 1
            and rest >> place & 1
            and price(state, way, region, place) <= cash
            and placeable(state, vintner, region, place)
            for region, rest in enumerate(state.rests)
            for place in range(rest.bit_length())
        )


class ChooseEstate(Decision["Vinhos"]):
    """On which estate do you put the vineyard?"""

    __slots__ = ("region", "colour")
    rule = "VC-VINE-03"
    see = ("VC-VINE-04", "VC-VINE-05", "VC-VINE-07", "VC-GEN-09")
    asks = (PlaceVineyard,)

    def __init__(self, actor: int, region: str, colour: str) -> None:
        self.actor = actor
        self.region = region
        self.colour = colour

    def candidates(self, state: Vinhos) -> list[PlaceVineyard]:
        """Return every estate."""
        return state.box.place_vineyard[: len(state.vintners[self.actor].region)]

    def verdict(self, state: Vinhos, move: PlaceVineyard) -> Refusal | None:
        """It must fit there, and not be like an earlier estate in everything."""
        vintner = state.vintners[self.actor]
        if move.estate not in range(1, len(vintner.region) + 1):
            return refuse("no-such-estate", "VC-COMP-03")
        region, colour = REGIONS.index(self.region), COLOURS.index(self.colour)
        if not fits(state, vintner, move.estate - 1, region, colour):
            reason = _misfit(state, vintner, move.estate - 1, region, colour)
            return refuse("vineyard-does-not-fit", "VC-VINE-03", estate=move.estate, reason=reason)
        estates = places(state, vintner, region, colour)
        return None if move.estate - 1 in estates else refuse("same-as-another", "VC-GEN-09", estate=move.estate)

    def apply(self, state: Vinhos, move: PlaceVineyard) -> None:
        """Put it there."""
        plant(state, self.actor, move.estate - 1, REGIONS.index(self.region), COLOURS.index(self.colour))


def plant(state: Vinhos, seat: int, estate: int, region: int, colour: int) -> None:
    """Put a vineyard on an estate; the first one opens the region there (VC-VINE-05)."""
    vintner = state.vintners[seat]
    vintner.vineyards[estate] += 1
    first = vintner.region[estate] < 0
    vintner.region[estate] = region
    vintner.colour[estate] = colour
    if state.journal is not None:
        name = "estate-opened" if first else "vineyard-placed"
        rule = "VC-VINE-05" if first else "VC-VINE-03"
        state.tell(name, rule, seat, region=REGIONS[region], estate=estate + 1, see=("VC-VINE-04", "VC-GEN-12"))
    supply.place_cube(state, region, "VC-VINE-06", seat)
    if first:
        supply.settle_waiting(state, seat, estate)
        regions.receive(state, seat, estate)
