"""Magnate benefits of the 2010 edition: extra actions and multipliers (VR-MAG, VR-MULT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import supply, units
from tutor.games.vinhos.bank import invest_cost, invest_one_step
from tutor.games.vinhos.moves import ChooseSlot, MoveBarrel, PickWine, UseBenefit, UseCubes
from tutor.games.vinhos.names import (
    CUBES_NOW,
    CUBES_SCORED,
    EXPERTS,
    EXPERTS_NOW,
    EXPERTS_SCORED,
    EXPORT,
    EXTRAS,
    EXTRAS_AS_BENEFITS,
    MAGNATES,
    MULTIPLIERS_2010,
    MULTIPLIERS_AS_BENEFITS,
    SALES,
    SLOTS,
    VINEYARDS,
    WINE_NOW,
    WINE_SCORED,
    WINERIES,
)
from tutor.games.vinhos.sales import place_of, why_no_such_wine, wine_details
from tutor.games.vinhos.units import EXTRA, UNITS
from tutor.games.vinhos.wine import colour_of, plain_value, quality_of, region_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: The action of each extra action; None: the investment marker moves.
CARRIED_OUT: Final = (WINERIES, SALES, VINEYARDS, EXPORT, EXPERTS, None)
#: The rule of each multiplier.
RULES: Final = (
    "VR-MULT-01",
    "VR-MULT-04",
    "VR-MULT-07",
    "VR-MULT-02",
    "VR-MULT-05",
    "VR-MULT-08",
    "VR-MULT-03",
    "VR-MULT-06",
    "VR-MULT-09",
)
BENEFITS: Final = EXTRAS_AS_BENEFITS + MULTIPLIERS_AS_BENEFITS
FIRST_MULTIPLIER: Final = len(EXTRAS)
#: From where a barrel can move: a magnate, or another extra action.
SOURCES: Final = MAGNATES + EXTRAS_AS_BENEFITS


def row_of(state: Vinhos, benefit: int) -> int:
    """Return in whose row a benefit stands."""
    if benefit < FIRST_MULTIPLIER:
        return state.box.extra_row[benefit]
    return state.box.multiplier_row[benefit - FIRST_MULTIPLIER]


def sources(state: Vinhos, vintner: Vintner, benefit: int) -> list[int]:
    """Return from where a barrel can move to a benefit: the magnate or another extra action of the row."""
    row = row_of(state, benefit)
    anywhere = benefit >= FIRST_MULTIPLIER and not state.options.magnate_multiplier_same_row
    found = [magnate for magnate, barrels in enumerate(vintner.magnates) if barrels and (anywhere or magnate == row)]
    rows = state.box.extra_row
    for extra, barrels in enumerate(vintner.extras):
        if barrels and extra != benefit and (anywhere or rows[extra] == row):
            found.append(len(MAGNATES) + extra)
    return found


def free_slots(state: Vinhos, multiplier: int) -> list[int]:
    """Return the empty slots of a multiplier."""
    start = multiplier * SLOTS
    return [slot for slot in range(SLOTS) if state.slots[start + slot] < 0]


def without(state: Vinhos, seat: int, place: int, action: int) -> bool:
    """Return whether an extra action is possible once a wine has been discarded (VR-MAG-08)."""
    vintner = state.vintners[seat]
    wine = vintner.wines[place]
    vintner.wines[place] = 0
    found = UNITS[action].possible(state, seat, EXTRA, 0, vintner.cash)
    vintner.wines[place] = wine
    return found


def wines_for(state: Vinhos, seat: int, benefit: int) -> list[int]:
    """Return the wines that can be discarded for a benefit so that it can still be carried out."""
    vintner = state.vintners[seat]
    wines = [place for place, wine in enumerate(vintner.wines) if wine]
    if benefit == FIRST_MULTIPLIER + WINE_NOW and len(wines) < 2:
        return []
    action = CARRIED_OUT[benefit] if benefit < FIRST_MULTIPLIER else None
    if action in (SALES, EXPORT):
        return [place for place in wines if without(state, seat, place, action)]
    return wines


def why_not_use(state: Vinhos, seat: int, move: UseBenefit) -> Refusal | None:
    """Say why a benefit cannot be used: it needs a wine, a barrel in its row, and must be possible."""
    if move.benefit not in BENEFITS:
        return refuse("no-such-benefit", "VR-MAG-05")
    benefit = BENEFITS.index(move.benefit)
    vintner = state.vintners[seat]
    if not any(vintner.wines):
        return refuse("no-wine-for-benefit", "VR-MAG-01")
    if not sources(state, vintner, benefit):
        return refuse("no-barrel-in-row", "VR-MAG-01", magnate=MAGNATES[row_of(state, benefit)])
    if benefit < FIRST_MULTIPLIER:
        refusal = _why_no_extra(state, seat, benefit)
    else:
        refusal = _why_no_multiplier(state, seat, benefit - FIRST_MULTIPLIER)
    if refusal is not None:
        return refusal
    return None if wines_for(state, seat, benefit) else refuse("second-wine", "VR-MAG-08", benefit=move.benefit)


def _why_no_extra(state: Vinhos, seat: int, benefit: int) -> Refusal | None:
    vintner = state.vintners[seat]
    action = CARRIED_OUT[benefit]
    if action is None:
        top = invest_cost(state, vintner) is None
        return refuse("investment-at-top", "VR-MAG-06") if top else None
    possible = UNITS[action].possible(state, seat, EXTRA, 0, vintner.cash)
    return None if possible else refuse("extra-impossible", "VR-MAG-06", benefit=BENEFITS[benefit])


def _why_no_multiplier(state: Vinhos, seat: int, multiplier: int) -> Refusal | None:
    start = multiplier * SLOTS
    if seat in state.slots[start : start + SLOTS]:
        return refuse("multiplier-twice", "VR-MAG-04")
    if not free_slots(state, multiplier):
        return refuse("multiplier-full", "VR-MAG-04")
    if multiplier == EXPERTS_NOW:
        up = state.vintners[seat].up
        if not all(up & feature for feature in state.box.of_feature):
            return refuse("four-features", "VR-MULT-08")
    return None


def usable(state: Vinhos, seat: int) -> list[Move]:
    """Return the benefits that can be used: the fast twin of `why_not_use`."""
    vintner = state.vintners[seat]
    if not any(vintner.wines) or not (any(vintner.magnates) or any(vintner.extras)):
        return []
    moves: list[Move] = []
    for benefit, move in enumerate(state.box.use_benefit):
        if not sources(state, vintner, benefit):
            continue
        if benefit < FIRST_MULTIPLIER:
            if _why_no_extra(state, seat, benefit) is not None:
                continue
        elif _why_no_multiplier(state, seat, benefit - FIRST_MULTIPLIER) is not None:
            continue
        if wines_for(state, seat, benefit):
            moves.append(move)
    return moves


def use(state: Vinhos, seat: int, move: UseBenefit) -> None:
    """Ask for the wine, the barrel and the slot as far as there is a choice; the wine goes first (VR-MAG-08)."""
    state.extra = True
    # a multiplier is no action: pairs may still follow it before the first one (VR-PAIR-04)
    state.begun = state.begun or BENEFITS.index(move.benefit) < FIRST_MULTIPLIER
    state.stack.append(PayWine(seat, move.benefit))


class PayWine(Decision["Vinhos"]):
    """Which wine do you discard for the benefit?"""

    __slots__ = ("benefit",)
    rule = "VR-MAG-08"
    see = ("VR-MAG-01", "VR-MAG-09")
    asks = (PickWine,)

    def __init__(self, actor: int, benefit: str) -> None:
        self.actor = actor
        self.benefit = benefit

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every wine on the board."""
        wines = state.vintners[self.actor].wines
        return [state.box.pick_wine[place] for place, wine in enumerate(wines) if wine]

    def verdict(self, state: Vinhos, move: PickWine) -> Refusal | None:
        """What is left must suffice for the benefit."""
        if refusal := why_no_such_wine(state, self.actor, move.estate, move.slot):
            return refusal
        place = place_of(state, state.vintners[self.actor], move.estate, move.slot)
        if place in wines_for(state, self.actor, BENEFITS.index(self.benefit)):
            return None
        return refuse("second-wine", "VR-MAG-08", benefit=self.benefit)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return what wine it is."""
        return wine_details(state, self.actor, move)

    def apply(self, state: Vinhos, move: PickWine) -> None:
        """Discard it, and ask which barrel moves if there is a choice."""
        vintner = state.vintners[self.actor]
        place = place_of(state, vintner, move.estate, move.slot)
        assert place is not None
        wine, vintner.wines[place] = vintner.wines[place], 0
        if state.journal is not None:
            state.tell(
                "wine-discarded",
                "VR-MAG-08",
                self.actor,
                quality=quality_of(wine),
                colour=colour_of(wine),
                region=region_of(wine),
                see=("VR-MAG-01",),
            )
        found = sources(state, vintner, BENEFITS.index(self.benefit))
        if len(found) > 1:
            state.stack.append(ChooseSource(self.actor, self.benefit))
        else:
            leave(state, self.actor, self.benefit, found[0])


class ChooseSource(Decision["Vinhos"]):
    """Which of your barrels moves?"""

    __slots__ = ("benefit",)
    rule = "VR-MAG-01"
    see = ("VR-MAG-03", "VR-MAG-07", "VR-MAG-08")
    asks = (MoveBarrel,)

    def __init__(self, actor: int, benefit: str) -> None:
        self.actor = actor
        self.benefit = benefit

    def candidates(self, state: Vinhos) -> list[MoveBarrel]:
        """Return the magnates and all extra actions."""
        return [MoveBarrel(source) for source in SOURCES]

    def verdict(self, state: Vinhos, move: MoveBarrel) -> Refusal | None:
        """An own barrel of the row, but not one that already stands there."""
        vintner, benefit = state.vintners[self.actor], BENEFITS.index(self.benefit)
        if move.source in SOURCES and SOURCES.index(move.source) in sources(state, vintner, benefit):
            return None
        return refuse("no-barrel-in-row", "VR-MAG-01", magnate=MAGNATES[row_of(state, benefit)])

    def apply(self, state: Vinhos, move: MoveBarrel) -> None:
        """Move it."""
        leave(state, self.actor, self.benefit, SOURCES.index(move.source))


def leave(state: Vinhos, seat: int, name: str, source: int) -> None:
    """Take the barrel from its place and put it on the benefit; ask for the slot of a multiplier if it matters."""
    vintner, benefit = state.vintners[seat], BENEFITS.index(name)
    if source < len(MAGNATES):
        vintner.magnates[source] -= 1
    else:
        vintner.extras[source - len(MAGNATES)] -= 1
    if benefit < FIRST_MULTIPLIER:
        vintner.extras[benefit] += 1
        if state.journal is not None:
            state.tell("benefit-used", "VR-MAG-05", seat, benefit=name, see=("VR-MAG-02", "VR-MAG-03", "VR-MAG-09"))
        carry_out(state, seat, benefit)
        return
    multiplier = benefit - FIRST_MULTIPLIER
    slots = free_slots(state, multiplier)
    if len(slots) > 1 and not state.box.at_once[multiplier]:
        state.stack.append(PickSlot(seat, MULTIPLIERS_2010[multiplier]))
    else:
        occupy(state, seat, multiplier, slots[0])


def carry_out(state: Vinhos, seat: int, benefit: int) -> None:
    """Carry out an extra action at once (VR-MAG-03)."""
    action = CARRIED_OUT[benefit]
    if action is None:
        for _ in range(state.box.extra_investment):
            if invest_cost(state, state.vintners[seat]) is not None:
                invest_one_step(state, seat, "VR-MAG-05")
    else:
        units.begin(state, seat, action, EXTRA)


class PickSlot(Decision["Vinhos"]):
    """Which slot of the multiplier do you take?"""

    __slots__ = ("multiplier",)
    rule = "VR-MAG-04"
    see = ("VR-MULT-10",)
    asks = (ChooseSlot,)

    def __init__(self, actor: int, multiplier: str) -> None:
        self.actor = actor
        self.multiplier = multiplier

    def candidates(self, state: Vinhos) -> list[ChooseSlot]:
        """Return both slots."""
        return [ChooseSlot(slot + 1) for slot in range(SLOTS)]

    def verdict(self, state: Vinhos, move: ChooseSlot) -> Refusal | None:
        """It must be empty."""
        free = move.slot - 1 in free_slots(state, MULTIPLIERS_2010.index(self.multiplier))
        return None if free else refuse("slot-taken", "VR-MAG-04")

    def apply(self, state: Vinhos, move: ChooseSlot) -> None:
        """Take it."""
        occupy(state, self.actor, MULTIPLIERS_2010.index(self.multiplier), move.slot - 1)


def occupy(state: Vinhos, seat: int, multiplier: int, slot: int) -> None:
    """Put the barrel on a slot; three multipliers score at once."""
    state.slots[multiplier * SLOTS + slot] = seat
    vintner, name = state.vintners[seat], MULTIPLIERS_2010[multiplier]
    if state.journal is not None:
        see = ("VR-MAG-04", "VR-MULT-10")
        state.tell("multiplier-taken", RULES[multiplier], seat, multiplier=name, slot=slot + 1, see=see)
    if multiplier == WINE_NOW:
        state.stack.append(ScoreWine(seat))
    elif multiplier == EXPERTS_NOW:
        points = state.box.multiplied(multiplier, slot, 1)
        vintner.score(points, EXPERTS_SCORED)
        if state.journal is not None:
            state.tell("multiplier-scored", "VR-MULT-08", seat, multiplier=name, points=points)
    elif multiplier == CUBES_NOW:
        own = {region for region in vintner.region if region >= 0}
        points = state.box.multiplied(multiplier, slot, sum(state.cubes[region] for region in own))
        vintner.score(points, CUBES_SCORED)
        if state.journal is not None:
            state.tell("multiplier-scored", "VR-MULT-09", seat, multiplier=name, points=points)


class ScoreWine(Decision["Vinhos"]):
    """Which wine do you discard for its value in VP?"""

    __slots__ = ()
    rule = "VR-MULT-07"
    see = ("VC-VALUE-01", "VC-VALUE-06")
    asks = (PickWine,)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every wine on the board."""
        wines = state.vintners[self.actor].wines
        return [state.box.pick_wine[place] for place, wine in enumerate(wines) if wine]

    def verdict(self, state: Vinhos, move: PickWine) -> Refusal | None:
        """Any wine will do."""
        return why_no_such_wine(state, self.actor, move.estate, move.slot)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return what wine it is."""
        return wine_details(state, self.actor, move)

    def apply(self, state: Vinhos, move: PickWine) -> None:
        """Ask for the cubes if there are any."""
        vintner = state.vintners[self.actor]
        place = place_of(state, vintner, move.estate, move.slot)
        assert place is not None
        if state.cubes[vintner.wines[place] >> 5]:
            state.stack.append(ScoreCubes(self.actor, move.estate, move.slot))
        else:
            score_wine(state, self.actor, place, 0)


class ScoreCubes(Decision["Vinhos"]):
    """How many cubes do you remove for the wine?"""

    __slots__ = ("estate", "slot")
    rule = "VC-VALUE-06"
    see = ("VR-MULT-07", "VC-VALUE-03")
    asks = (UseCubes,)

    def __init__(self, actor: int, estate: int, slot: int) -> None:
        self.actor = actor
        self.estate = estate
        self.slot = slot

    def _place(self, state: Vinhos) -> int:
        return (self.estate - 1) * state.box.cellar_slots + self.slot - 1

    def candidates(self, state: Vinhos) -> list[UseCubes]:
        """Return every number."""
        return state.box.use_cubes

    def verdict(self, state: Vinhos, move: UseCubes) -> Refusal | None:
        """As many as lie there, up to the limit."""
        region = state.vintners[self.actor].wines[self._place(state)] >> 5
        return why_not_cubes(state, region, move.cubes)

    def apply(self, state: Vinhos, move: UseCubes) -> None:
        """Remove them and score."""
        score_wine(state, self.actor, self._place(state), move.cubes)


def why_not_cubes(state: Vinhos, region: int, cubes: int) -> Refusal | None:
    """Say why so many cubes cannot be removed for a wine."""
    most = min(state.box.most_cubes, state.cubes[region])
    return None if cubes in range(most + 1) else refuse("cubes-to-remove", "VC-VALUE-06", most=most)


def score_wine(state: Vinhos, seat: int, place: int, cubes: int) -> None:
    """Discard a wine for VP equal to its value (VR-MULT-07)."""
    vintner, box = state.vintners[seat], state.box
    wine = vintner.wines[place]
    region = wine >> 5
    value = plain_value(state, vintner, place) + cubes * box.cube_value[region]
    if not state.options.algarve_bonus_counts_for_wine_multiplier_2010:
        value -= box.region_bonus[region]
    vintner.wines[place] = 0
    if cubes:
        supply.take_cubes(state, region, cubes)
    slot = state.slots.index(seat, WINE_NOW * SLOTS) - WINE_NOW * SLOTS
    points = box.multiplied(WINE_NOW, slot, value)
    vintner.score(points, WINE_SCORED)
    if state.journal is not None:
        state.tell(
            "wine-scored",
            "VR-MULT-07",
            seat,
            points=points,
            cubes=cubes,
            quality=quality_of(wine),
            colour=colour_of(wine),
            region=region_of(wine),
        )
