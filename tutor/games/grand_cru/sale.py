"""Selling wine: the action, with AOC or Bulk Buyer, and the sales of the festival (GC-SELL, GC-FEST-12, 14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru.box import EXTRA_SALES, PRIMEUR_SALES, SALES, VARIETIES, cell
from tutor.games.grand_cru.moves import SellCubes, SellEarly, SellWine

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru

#: How a sale comes about, and the rule behind each way.
WAYS: Final = {
    "sell": "GC-SELL-04",
    "aoc": "GC-IMP-06",
    "bulk_buyer": "GC-IMP-14",
    "extra_delivery": "GC-FEST-12",
    "primeur": "GC-FEST-14",
}
#: Further rules that bear on each kind of sale.
BEARS_ON: Final = {
    "sell": ("GC-SELL-02", "GC-SELL-03", "GC-SELL-07", "GC-LIM-06"),
    "aoc": ("GC-SELL-04", "GC-SELL-07"),
    "bulk_buyer": ("GC-SELL-04", "GC-SELL-07", "GC-IMP-22"),
    "extra_delivery": ("GC-FEST-26", "GC-EVAL-09"),
    "primeur": ("GC-FEST-15", "GC-FEST-26", "GC-EVAL-09"),
}
#: Sales whose cubes go to the supply instead of the sales cask, and where their money is counted.
AT_FESTIVAL: Final = {"extra_delivery": EXTRA_SALES, "primeur": PRIMEUR_SALES}


def saleable(state: GrandCru, seat: int) -> int:
    """Return how many mature cubes a player has in the cellar."""
    cellar = state.estates[seat].cellar
    return sum(cellar[place] for place in state.zones.mature)


def why_no_sale(state: GrandCru, seat: int) -> Refusal | None:
    """Nothing but mature wine is needed (GC-SELL-09)."""
    if may_sell(state, seat):
        return None
    cellar = state.estates[seat].cellar
    return refuse("nothing-mature", "GC-SELL-08") if any(cellar) else refuse("cellar-empty", "GC-SELL-01")


def may_sell(state: GrandCru, seat: int) -> bool:
    """Return whether there is mature wine: the fast twin of `why_no_sale`."""
    cellar = state.estates[seat].cellar
    return any(cellar[place] for place in state.zones.mature)


def why_no_bulk_sale(state: GrandCru, seat: int) -> Refusal | None:
    """Both sales must be possible: two cubes, or two wines if each sale takes all there is (GC-IMP-22)."""
    refusal = why_no_sale(state, seat)
    if refusal is not None:
        return refusal
    sales = state.box.bulk_sales
    return None if sales_possible(state, seat) >= sales else refuse("no-second-sale", "GC-IMP-22", sales=sales)


def sales_possible(state: GrandCru, seat: int) -> int:
    """Return how many sales a player could make one after the other: one for each cube, or for each wine."""
    if state.options.partial_sales:
        return saleable(state, seat)
    cellar = state.estates[seat].cellar
    return sum(cellar[place] > 0 for place in state.zones.mature)


def why_no_extra_delivery(state: GrandCru, seat: int) -> Refusal | None:
    """Mature wine is needed."""
    return None if may_sell(state, seat) else refuse("nothing-mature", "GC-FEST-08")


def why_no_primeur(state: GrandCru, seat: int) -> Refusal | None:
    """Wine left of its maturity zone is needed."""
    cellar = state.estates[seat].cellar
    return None if any(cellar[place] for place in state.zones.early) else refuse("nothing-early", "GC-FEST-08")


def begin_sale(state: GrandCru, seat: int) -> None:
    """Begin a plain sale."""
    state.stack.append(PickWine(seat, "sell", 1))


def begin_aoc(state: GrandCru, seat: int) -> None:
    """Begin a sale with more money for each cube."""
    state.stack.append(PickWine(seat, "aoc", 1))


def begin_bulk_sale(state: GrandCru, seat: int) -> None:
    """Begin two sales in one action."""
    state.stack.append(PickWine(seat, "bulk_buyer", state.box.bulk_sales))


def begin_extra_delivery(state: GrandCru, seat: int) -> None:
    """Begin the sale of mature wine at the festival."""
    state.stack.append(PickWine(seat, "extra_delivery", 1))


def begin_primeur(state: GrandCru, seat: int) -> None:
    """Begin the sale of young wine at the festival."""
    state.stack.append(PickWine(seat, "primeur", 1))


class PickWine(Decision["GrandCru"]):
    """Which wine do you sell (next): which variety from which barrel?"""

    __slots__ = ("way", "left")
    rule = "GC-SELL-01"
    see = ("GC-SELL-02", "GC-SELL-04", "GC-SELL-08", "GC-SELL-09", "GC-IMP-22", "GC-FEST-14", "GC-FEST-26")
    asks = (SellWine, SellEarly)

    def __init__(self, actor: int, way: str, left: int) -> None:
        self.actor = actor
        #: What kind of sale this is, and how many sales are still to be made, this one included.
        self.way = way
        self.left = left

    def candidates(self, state: GrandCru) -> Sequence[Move]:
        """Return every wine in the cellar."""
        sell = state.box.sell_early if self.way == "primeur" else state.box.sell_wine
        return [sell[place] for place, count in enumerate(state.estates[self.actor].cellar) if count]

    def verdict(self, state: GrandCru, move: SellWine | SellEarly) -> Refusal | None:
        """The barrel must show the grape of the variety, or, as Primeur, not show it yet."""
        place = wine_place(state, move.barrel, move.variety)
        if place is None:
            return refuse("no-such-wine", "GC-COMP-03")
        if isinstance(move, SellEarly) != (self.way == "primeur"):
            return refuse("other-sale", "GC-FEST-14" if isinstance(move, SellEarly) else "GC-SELL-01")
        cubes = state.estates[self.actor].cellar[place]
        if not cubes:
            return refuse("no-wine-there", "GC-SELL-01", barrel=move.barrel, variety=move.variety)
        variety = VARIETIES.index(move.variety)
        first = state.zones.first[variety]
        if isinstance(move, SellEarly):
            if move.barrel < first:
                return None
            return refuse("already-mature", "GC-FEST-14", variety=move.variety, barrel=first)
        if move.barrel < first:
            return refuse("not-mature", "GC-SELL-08", variety=move.variety, barrel=first)
        return None

    def moves(self, state: GrandCru) -> list[Move]:
        """Return the wines that can be sold: the fast twin of the verdicts."""
        cellar, box = state.estates[self.actor].cellar, state.box
        if self.way == "primeur":
            return [box.sell_early[place] for place in state.zones.early if cellar[place]]
        return [box.sell_wine[place] for place in state.zones.mature if cellar[place]]

    def details(self, state: GrandCru, move: SellWine | SellEarly) -> dict[str, Any] | None:
        """Return how many cubes lie there and what each of them brings."""
        if self.verdict(state, move) is not None:
            return None
        cubes = state.estates[self.actor].cellar[cell(move.barrel, VARIETIES.index(move.variety))]
        variety = VARIETIES.index(move.variety)
        price = unit_price(state, self.way, move.barrel, variety)
        details = {"cubes": cubes, "price": price}
        if isinstance(move, SellEarly):
            details |= {"full": state.price(variety), "years": years_early(state, self.way, move.barrel, variety)}
        return details

    def apply(self, state: GrandCru, move: SellWine | SellEarly) -> None:
        """Ask how many of several cubes are sold; one cube, or all by that ruling, is sold at once."""
        variety = VARIETIES.index(move.variety)
        cubes = state.estates[self.actor].cellar[cell(move.barrel, variety)]
        if cubes > 1 and state.options.partial_sales:
            state.stack.append(PickNumber(self.actor, self.way, self.left, move.barrel, move.variety))
        else:
            sell(state, self.actor, self.way, self.left, move.barrel, variety, cubes)


class PickNumber(Decision["GrandCru"]):
    """How many of these cubes do you sell?"""

    __slots__ = ("way", "left", "barrel", "variety")
    rule = "GC-SELL-03"
    see = ("GC-SELL-04", "GC-SELL-05", "GC-IMP-22", "GC-FEST-15")
    asks = (SellCubes,)

    def __init__(self, actor: int, way: str, left: int, barrel: int, variety: str) -> None:
        self.actor = actor
        self.way = way
        self.left = left
        self.barrel = barrel
        self.variety = variety

    def _have(self, state: GrandCru) -> int:
        return state.estates[self.actor].cellar[cell(self.barrel, VARIETIES.index(self.variety))]

    def _most(self, state: GrandCru) -> int:
        """Return how many can be sold so that the sales still to come remain possible."""
        have = self._have(state)
        return have if self.left == 1 else min(have, saleable(state, self.actor) - (self.left - 1))

    def candidates(self, state: GrandCru) -> list[SellCubes]:
        """Return every number up to what lies there."""
        return state.box.sell_cubes[: self._have(state)]

    def verdict(self, state: GrandCru, move: SellCubes) -> Refusal | None:
        """From one to all; a first sale of two must leave something for the second."""
        have = self._have(state)
        if move.cubes not in range(1, have + 1):
            return refuse("cubes-to-sell", "GC-SELL-03", have=self._most(state))
        if move.cubes > self._most(state):
            return refuse("no-second-sale", "GC-IMP-22", sales=state.box.bulk_sales)
        return None

    def moves(self, state: GrandCru) -> list[SellCubes]:
        """Return the possible numbers: the fast twin of the verdicts."""
        return state.box.sell_cubes[: self._most(state)]

    def details(self, state: GrandCru, move: SellCubes) -> dict[str, Any] | None:
        """Return what these cubes bring together."""
        if self.verdict(state, move) is not None:
            return None
        return {"money": move.cubes * unit_price(state, self.way, self.barrel, VARIETIES.index(self.variety))}

    def apply(self, state: GrandCru, move: SellCubes) -> None:
        """Sell them."""
        sell(state, self.actor, self.way, self.left, self.barrel, VARIETIES.index(self.variety), move.cubes)


def wine_place(state: GrandCru, barrel: Any, variety: Any) -> int | None:
    """Return the place of a wine in the cellar, or None if there is no such barrel or variety."""
    if variety not in VARIETIES or barrel not in range(1, state.box.barrels + 1):
        return None
    return cell(barrel, VARIETIES.index(variety))


def unit_price(state: GrandCru, way: str, barrel: int, variety: int) -> int:
    """Return what a cube brings now: more with AOC, less as Primeur but never below nothing."""
    price = state.price(variety)
    if way == "aoc":
        return price + state.box.aoc_bonus
    if way == "primeur":
        return max(0, price - state.box.primeur_discount * years_early(state, way, barrel, variety))
    return price


def years_early(state: GrandCru, way: str, barrel: int, variety: int) -> int:
    """Return how many years too early a Primeur is sold, which makes it cheaper (GC-FEST-14)."""
    return state.zones.first[variety] - barrel if way == "primeur" else 0


def sell(state: GrandCru, seat: int, way: str, left: int, barrel: int, variety: int, cubes: int) -> None:
    """Move the cubes, pay, then let demand fall by one space (GC-SELL-05); go on if another sale follows."""
    estate = state.estates[seat]
    price = unit_price(state, way, barrel, variety)
    full = state.price(variety)
    estate.cellar[cell(barrel, variety)] -= cubes
    if way in AT_FESTIVAL:
        state.supply[variety] += cubes
    else:
        estate.cask[variety] += cubes
    estate.earn(price * cubes, AT_FESTIVAL.get(way, SALES))
    fallen = state.lower_demand(variety)
    if state.journal is not None:
        tell_sale(state, seat, way, barrel, variety, cubes, price, full, fallen)
    if left > 1:
        state.stack.append(PickWine(seat, way, left - 1))


def tell_sale(
    state: GrandCru,
    seat: int,
    way: str,
    barrel: int,
    variety: int,
    cubes: int,
    price: int,
    full: int,
    fallen: bool,
) -> None:
    """Tell what was sold for how much, where the cubes went, and what demand did."""
    wine = VARIETIES[variety]
    state.tell(
        "sold-to-supply" if way in AT_FESTIVAL else "sold",
        WAYS[way],
        seat,
        variety=wine,
        barrel=barrel,
        cubes=cubes,
        price=price,
        total=price * cubes,
        full=full,
        years=years_early(state, way, barrel, variety),
        see=BEARS_ON[way],
    )
    if fallen:
        state.tell("demand-falls", "GC-SELL-05", variety=wine, new=state.price(variety), see=("GC-DEM-02",))
    elif not state.markers[variety]:
        state.tell("demand-at-bottom", "GC-SELL-06", variety=wine)
