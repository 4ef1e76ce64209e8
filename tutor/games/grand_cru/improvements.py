"""Using an improvement: once a year, one in an action, alone or together with a harvest or sale (GC-IMP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru import demand, harvest, sale
from tutor.games.grand_cru.box import IMPROVEMENTS, VARIETIES, VINES, VINTAGE_SALES, cell
from tutor.games.grand_cru.moves import Blend, BlendInto, MoveWine, SellVintage, UseImprovement
from tutor.games.grand_cru.sale import wine_place

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru


def why_not_use(state: GrandCru, seat: int, move: UseImprovement) -> Refusal | None:
    """It must be owned, lie face up, and its whole effect must be possible (GC-IMP-01, GC-IMP-20)."""
    number = state.box.improvement_number.get(move.improvement)
    if number is None:
        return refuse("no-such-improvement", "GC-COMP-08", improvement=str(move.improvement))
    estate = state.estates[seat]
    owned = estate.tiles[VINES + number]
    if not owned:
        return refuse("improvement-not-owned", "GC-IMP-01", improvement=move.improvement)
    if not estate.ready(number):
        return refuse("improvement-used", "GC-IMP-01", improvement=move.improvement, owned=owned)
    return WHY_NOT[number](state, seat)


def usable(state: GrandCru, seat: int) -> list[Move]:
    """Return the improvements that can be used: the fast twin of `why_not_use`."""
    use = state.box.use
    estate = state.estates[seat]
    return [
        use[number]
        for number, (owned, used) in enumerate(zip(estate.tiles[VINES:], estate.used, strict=True))
        if owned > used and WHY_NOT[number](state, seat) is None
    ]


def use(state: GrandCru, seat: int, number: int) -> None:
    """Turn the tile face down until the end of the year, and begin what it does."""
    state.estates[seat].used[number] += 1
    if state.journal is not None:
        see = ("GC-IMP-02", "GC-IMP-03", "GC-IMP-04", "GC-IMP-05")
        state.tell("improvement-used", "GC-IMP-01", seat, improvement=IMPROVEMENTS[number], see=see)
    BEGIN[number](state, seat)


# ---------------------------------------------------------------------- Advertising


def why_no_advertising(state: GrandCru, seat: int) -> Refusal | None:
    """At least one step must be possible."""
    return None if demand.may_raise(state, seat) else refuse("demand-at-top", "GC-IMP-19")


def begin_advertising(state: GrandCru, seat: int) -> None:
    """Ask for the first of up to three steps."""
    state.stack.append(demand.ShiftDemand(seat, "advertising", state.box.advertising_steps, False))


# ---------------------------------------------------------------------- Blending


def blend_targets(state: GrandCru, seat: int, place: int) -> list[int]:
    """Return the varieties into which a wine can be blended: others in its barrel that the supply has (GC-IMP-08)."""
    cellar = state.estates[seat].cellar
    cubes, start = cellar[place], place - place % VINES
    least = cubes if state.options.blending_shortage == "refused" else 1
    return [
        variety
        for variety in range(VINES)
        if cubes and start + variety != place and cellar[start + variety] and state.supply[variety] >= least
    ]


def why_no_blending(state: GrandCru, seat: int) -> Refusal | None:
    """A barrel must hold two varieties, and the supply the wanted one."""
    cellar = state.estates[seat].cellar
    if any(blend_targets(state, seat, place) for place, count in enumerate(cellar) if count):
        return None
    barrels = [cellar[start : start + VINES] for start in range(0, len(cellar), VINES)]
    if all(sum(count > 0 for count in barrel) < 2 for barrel in barrels):
        return refuse("nothing-to-blend", "GC-IMP-07")
    return refuse("supply-cannot-blend", "GC-IMP-08")


def begin_blending(state: GrandCru, seat: int) -> None:
    """Ask which wine is replaced."""
    state.stack.append(ChooseBlend(seat))


class ChooseBlend(Decision["GrandCru"]):
    """Which wine do you turn into another one of the same barrel?"""

    __slots__ = ()
    rule = "GC-IMP-07"
    see = ("GC-IMP-08", "GC-IMP-09")
    asks = (Blend,)

    def candidates(self, state: GrandCru) -> list[Blend]:
        """Return every wine in the cellar."""
        blend = state.box.blend
        return [blend[place] for place, count in enumerate(state.estates[self.actor].cellar) if count]

    def verdict(self, state: GrandCru, move: Blend) -> Refusal | None:
        """Another variety must be in the barrel, and in the supply."""
        place = wine_place(state, move.barrel, move.variety)
        if place is None:
            return refuse("no-such-wine", "GC-COMP-03")
        cellar = state.estates[self.actor].cellar
        if not cellar[place]:
            return refuse("no-wine-there", "GC-IMP-07", barrel=move.barrel, variety=move.variety)
        if blend_targets(state, self.actor, place):
            return None
        start = place - place % VINES
        if sum(count > 0 for count in cellar[start : start + VINES]) < 2:
            return refuse("alone-in-barrel", "GC-IMP-07", barrel=move.barrel, variety=move.variety)
        return refuse("supply-cannot-blend", "GC-IMP-08")

    def apply(self, state: GrandCru, move: Blend) -> None:
        """Ask for the wanted variety."""
        state.stack.append(ChooseBlendInto(self.actor, move.barrel, move.variety))


class ChooseBlendInto(Decision["GrandCru"]):
    """Into which variety of the same barrel?"""

    __slots__ = ("barrel", "variety")
    rule = "GC-IMP-07"
    see = ("GC-IMP-08", "GC-IMP-09")
    asks = (BlendInto,)

    def __init__(self, actor: int, barrel: int, variety: str) -> None:
        self.actor = actor
        self.barrel = barrel
        self.variety = variety

    def candidates(self, state: GrandCru) -> list[BlendInto]:
        """Return every variety."""
        return state.box.blend_into

    def verdict(self, state: GrandCru, move: BlendInto) -> Refusal | None:
        """It must be another one, present in the barrel and in the supply."""
        if move.variety not in VARIETIES:
            return refuse("no-such-variety", "GC-COMP-07", variety=str(move.variety))
        if move.variety == self.variety:
            return refuse("same-variety", "GC-IMP-07", variety=move.variety)
        number = VARIETIES.index(move.variety)
        place = cell(self.barrel, VARIETIES.index(self.variety))
        if not state.estates[self.actor].cellar[cell(self.barrel, number)]:
            return refuse("not-in-barrel", "GC-IMP-07", variety=move.variety, barrel=self.barrel)
        if number not in blend_targets(state, self.actor, place):
            have = state.supply[VARIETIES.index(move.variety)]
            return refuse("supply-empty", "GC-IMP-08", variety=move.variety, have=have)
        return None

    def apply(self, state: GrandCru, move: BlendInto) -> None:
        """Exchange all cubes, as far as the supply of the wanted variety goes (GC-IMP-08)."""
        old, new = VARIETIES.index(self.variety), VARIETIES.index(move.variety)
        cellar = state.estates[self.actor].cellar
        place = cell(self.barrel, old)
        cubes = min(cellar[place], state.supply[new])
        cellar[place] -= cubes
        cellar[cell(self.barrel, new)] += cubes
        state.supply[old] += cubes
        state.supply[new] -= cubes
        if state.journal is not None:
            state.tell(
                "blended",
                "GC-IMP-07",
                self.actor,
                barrel=self.barrel,
                cubes=cubes,
                variety=self.variety,
                variety2=move.variety,
                see=("GC-IMP-08", "GC-IMP-09", "GC-LIM-01"),
            )


# ---------------------------------------------------------------------- Good Vintage


def why_no_vintage(state: GrandCru, seat: int) -> Refusal | None:
    """Mature wine is needed."""
    cellar, cubes = state.estates[seat].cellar, state.box.vintage_cubes
    if any(cellar[place] >= cubes for place in state.zones.mature):
        return None
    return refuse("nothing-mature", "GC-IMP-10")


def begin_vintage(state: GrandCru, seat: int) -> None:
    """Ask for the wine."""
    state.stack.append(ChooseVintage(seat))


class ChooseVintage(Decision["GrandCru"]):
    """Of which mature wine do you sell one cube at the highest price?"""

    __slots__ = ()
    rule = "GC-IMP-10"
    see = ("GC-IMP-11", "GC-IMP-23")
    asks = (SellVintage,)

    def candidates(self, state: GrandCru) -> list[SellVintage]:
        """Return every wine in the cellar."""
        sell = state.box.sell_vintage
        return [sell[place] for place, count in enumerate(state.estates[self.actor].cellar) if count]

    def verdict(self, state: GrandCru, move: SellVintage) -> Refusal | None:
        """The wine must be there, and mature."""
        place = wine_place(state, move.barrel, move.variety)
        if place is None:
            return refuse("no-such-wine", "GC-COMP-03")
        if state.estates[self.actor].cellar[place] < state.box.vintage_cubes:
            return refuse("no-wine-there", "GC-IMP-10", barrel=move.barrel, variety=move.variety)
        first = state.zones.first[VARIETIES.index(move.variety)]
        return None if move.barrel >= first else refuse("not-mature", "GC-IMP-10", variety=move.variety, barrel=first)

    def details(self, state: GrandCru, move: SellVintage) -> dict[str, Any]:
        """Return the highest price of the column."""
        return {"price": state.box.prices[VARIETIES.index(move.variety)][-1]}

    def apply(self, state: GrandCru, move: SellVintage) -> None:
        """Demand stays, and the cube goes to the supply: it will earn no prestige (GC-IMP-11, GC-IMP-23)."""
        variety, cubes = VARIETIES.index(move.variety), state.box.vintage_cubes
        estate = state.estates[self.actor]
        price = state.box.prices[variety][-1]
        estate.cellar[cell(move.barrel, variety)] -= cubes
        state.supply[variety] += cubes
        estate.earn(price * cubes, VINTAGE_SALES)
        if state.journal is not None:
            see = ("GC-IMP-11", "GC-IMP-23", "GC-EVAL-09")
            seat, barrel = self.actor, move.barrel
            state.tell("sold-vintage", "GC-IMP-10", seat, variety=move.variety, barrel=barrel, price=price, see=see)


# ---------------------------------------------------------------------- Maturing


def may_mature(state: GrandCru) -> Sequence[int]:
    """Return the places from which wine may be moved on; with that ruling also beyond its zone (GC-IMP-18)."""
    return state.zones.possible if state.options.maturing_may_spoil else state.zones.movable


def why_no_maturing(state: GrandCru, seat: int) -> Refusal | None:
    """Some wine must be able to move on within its zone."""
    cellar = state.estates[seat].cellar
    if any(cellar[place] for place in may_mature(state)):
        return None
    return refuse("nothing-to-move", "GC-IMP-18") if any(cellar) else refuse("cellar-empty", "GC-IMP-17")


def begin_maturing(state: GrandCru, seat: int) -> None:
    """Ask for the wine."""
    state.stack.append(ChooseMaturing(seat))


class ChooseMaturing(Decision["GrandCru"]):
    """Which wine moves one barrel to the right?"""

    __slots__ = ()
    rule = "GC-IMP-17"
    see = ("GC-IMP-18", "GC-IMP-24")
    asks = (MoveWine,)

    def candidates(self, state: GrandCru) -> list[MoveWine]:
        """Return every wine in the cellar."""
        move_wine = state.box.move_wine
        return [move_wine[place] for place, count in enumerate(state.estates[self.actor].cellar) if count]

    def verdict(self, state: GrandCru, move: MoveWine) -> Refusal | None:
        """The wine must be there and stay within its zone."""
        place = wine_place(state, move.barrel, move.variety)
        if place is None:
            return refuse("no-such-wine", "GC-COMP-03")
        if not state.estates[self.actor].cellar[place]:
            return refuse("no-wine-there", "GC-IMP-17", barrel=move.barrel, variety=move.variety)
        if place in may_mature(state):
            return None
        last = state.zones.last[VARIETIES.index(move.variety)]
        return refuse("beyond-zone", "GC-IMP-18", variety=move.variety, barrel=last)

    def apply(self, state: GrandCru, move: MoveWine) -> None:
        """All cubes of the variety move, and join those in the next barrel (GC-IMP-24)."""
        variety = VARIETIES.index(move.variety)
        cellar = state.estates[self.actor].cellar
        place = cell(move.barrel, variety)
        cubes = cellar[place]
        cellar[place] = 0
        spoilt = move.barrel == state.zones.last[variety]
        if spoilt:
            state.supply[variety] += cubes
        else:
            cellar[place + VINES] += cubes
        if state.journal is not None:
            name = "wine-spoilt" if spoilt else "wine-moved"
            rule = "GC-IMP-18" if spoilt else "GC-IMP-17"
            see = ("GC-IMP-24",)
            state.tell(name, rule, self.actor, variety=move.variety, barrel=move.barrel, cubes=cubes, see=see)


#: For each improvement, in their order: why its effect is not possible, and how it begins.
WHY_NOT = (
    sale.why_no_sale,
    why_no_blending,
    harvest.why_no_harvest_hand,
    sale.why_no_bulk_sale,
    why_no_vintage,
    harvest.why_no_rich_harvest,
    why_no_maturing,
    why_no_advertising,
)
BEGIN = (
    sale.begin_aoc,
    begin_blending,
    harvest.begin_harvest_hand,
    sale.begin_bulk_sale,
    begin_vintage,
    harvest.begin_rich_harvest,
    begin_maturing,
    begin_advertising,
)
