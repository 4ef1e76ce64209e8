"""Examples of fields and vines: planting, selling, the windmill, the yoke and the harvest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.viticulture.examples.positions import (
    Player,
    cart,
    end_year,
    field,
    lira,
    moves,
    pad,
    play,
    put,
    summer,
    to_winter,
    told,
    verdict,
    vp,
    winter,
)
from tutor.games.viticulture.examples.registry import examples
from tutor.games.viticulture.fields import field_value
from tutor.games.viticulture.moves import (
    BuyField,
    HarvestField,
    Place,
    Plant,
    SellField,
    SellGrape,
    TakeBonus,
    WakeUp,
)
from tutor.games.viticulture.names import FIELDS

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame
    from tutor.games.viticulture.state import Viticulture

BOTH = "trellis, irrigation"


def value(state: Viticulture, name: str) -> int:
    """Return the value of a field of seat 0."""
    return field_value(state, state.vineyards[0].fields[FIELDS.index(name)])


def planting(game: ViticultureGame, player: Player, **options: str) -> Viticulture:
    """Return a position in which seat 0 of two chooses what to plant."""
    return put(summer(game, player, Player(), options=options), "plant_vine")


@examples("EX-13", "VI-FLD-04", "VI-STR-06", "VI-FLD-08")
def what_vines_need(game: ViticultureGame) -> Iterator[Finding]:
    """White vines of value 4, 3, 2 and 1."""
    whites = {4: "chardonnay", 3: "sauvignon_blanc", 2: "trebbiano", 1: "malvasia"}
    for built, plantable in (("", [1]), ("trellis", [2, 1]), ("irrigation", [3, 1]), (BOTH, [4, 3, 2, 1])):
        state = planting(game, Player(built=built, hand=", ".join(whites.values())))
        names = {move.vine for move in moves(state, Plant)}
        found = [number for number, name in whites.items() if name in names]
        yield f"white values with {built or 'nothing'}", plantable, found


@examples("EX-14", "VI-FLD-02", "VI-FLD-01")
def limit_of_a_field(game: ViticultureGame) -> Iterator[Finding]:
    """Red 2 and white 4 fill a field."""
    planter = Player(built=BOTH, hand="chardonnay, malvasia", field_5="syrah", field_6="syrah", field_7="syrah")
    state = play(planting(game, planter), Plant("chardonnay", "field_6"))
    yield "vines", ["syrah", "chardonnay"], field(state, "field_6")
    yield "value", 6, value(state, "field_6")
    full = planter._replace(hand="chardonnay, malvasia", field_6="syrah, chardonnay", field_7="syrah, chardonnay")
    yield "another vine", "VI-FLD-02", verdict(planting(game, full), Plant("malvasia", "field_6"))
    printed = planting(game, full, field_limit="printed_5_6_7")
    yield "printed limits, on field 5", "VI-FLD-02", verdict(printed, Plant("chardonnay", "field_5"))
    yield "printed limits, one more on field 7", "legal", verdict(printed, Plant("malvasia", "field_7"))


@examples("EX-26", "VI-SUM-07", "VI-TERM-01")
def price_of_a_grape(game: ViticultureGame) -> Iterator[Finding]:
    """A grape of value 4 is sold for 2 lira."""
    state = put(summer(game, Player(pad="W4"), Player()), "sell_grapes_or_field", SellGrape("white", 4))
    yield "lira", 2, lira(state)[0]
    yield "crush pad", "", pad(state)


@examples("EX-27", "VI-SUM-08", "VI-SUM-09")
def trade_of_a_field(game: ViticultureGame) -> Iterator[Finding]:
    """The field of 6 lira is sold, and bought back."""
    state = put(summer(game, Player(lira=1, hand="malvasia"), Player()), "sell_grapes_or_field", SellField("field_6"))
    yield "lira", 7, lira(state)[0]
    cart(state)
    planting_now = put(state.copy(), "plant_vine")
    yield "planting there", "VI-SUM-09", verdict(planting_now, Plant("malvasia", "field_6"))
    put(state, "sell_grapes_or_field", BuyField("field_6"), at="overflow", grande=True)
    yield "lira after buying it back", 1, lira(state)[0]


@examples("EX-30", "VI-STR-08")
def windmill(game: ViticultureGame) -> Iterator[Finding]:
    """Three vines in one year give one point; the first of the next year gives one again."""
    miller = Player(built="windmill", hand="3 malvasia, sangiovese")
    state = summer(game, miller, Player(), Player())
    put(state, "plant_vine", Plant("malvasia", "field_5"), TakeBonus(), Plant("malvasia", "field_6"), at="bonus")
    yield "after two vines", 1, vp(state)[0]
    cart(cart(state))
    put(state, "plant_vine", Plant("malvasia", "field_7"))
    yield "after three vines", 1, vp(state)[0]
    end_year(state)
    play(state, WakeUp(7, ""), WakeUp(1, ""), WakeUp(4, ""))
    put(state, "plant_vine", Plant("sangiovese", "field_5"))
    yield "after the first vine of the next year", 2, vp(state)[0]


@examples("EX-32", "VI-STR-07", "VI-HARV-02")
def yoke(game: ViticultureGame) -> Iterator[Finding]:
    """The yoke harvests a field in summer: it is used, and the field is harvested."""
    state = summer(game, Player(built="yoke", field_5="merlot", field_6="malvasia"), Player())
    put(state, "yoke", HarvestField("field_5"))
    yield "crush pad", "R3", pad(state)
    cart(state)
    yield "a second time", "VI-GRD-03", verdict(state, Place("yoke", "plain", False))
    to_winter(state)
    yield "in winter", "VI-GRD-03", verdict(state, Place("yoke", "plain", True))
    put(state, "harvest_field")
    yield "the same field", "VI-HARV-02", verdict(state, HarvestField("field_5"))
    yield "another field", "legal", verdict(state, HarvestField("field_6"))


@examples("EX-36", "VI-HARV-03")
def devalued_grape(game: ViticultureGame) -> Iterator[Finding]:
    """White 4 is taken: the new grape goes to white 3, or is lost."""
    grower = Player(field_5="chardonnay", pad="W4")
    state = put(winter(game, grower, Player()), "harvest_field", HarvestField("field_5"))
    yield "one slot below", "W3 W4", pad(state)
    full = grower._replace(pad="W1 W2 W3 W4")
    state = put(winter(game, full, Player()), "harvest_field", HarvestField("field_5"))
    yield "no slot", "W1 W2 W3 W4", pad(state)
    yield "lost", [{"colour": "white", "value": 4}], told(state, "grape-lost")


@examples("EX-37", "VI-HARV-01", "VI-FLD-05", "VI-FLD-03")
def sum_of_a_harvest(game: ViticultureGame) -> Iterator[Finding]:
    """Three vines with red 1 + 1 and white 1 + 2."""
    state = winter(game, Player(field_6="pinot, sangiovese, trebbiano"), Player())
    put(state, "harvest_field", HarvestField("field_6"))
    yield "crush pad", "R2 W3", pad(state)
    yield "vines", ["sangiovese", "pinot", "trebbiano"], field(state, "field_6")


@examples("EX-60", "VI-SUM-08", "VI-SUM-09")
def sold_field(game: ViticultureGame) -> Iterator[Finding]:
    """A planted field cannot be sold, a sold field cannot be planted."""
    owner = Player(lira=8, hand="malvasia", field_5="merlot", sold="field_7")
    state = summer(game, owner, Player(), Player())
    trading = put(state.copy(), "sell_grapes_or_field")
    yield "selling a planted field", "VI-SUM-09", verdict(trading, SellField("field_5"))
    yield "planting a sold field", "VI-SUM-09", verdict(put(state, "plant_vine"), Plant("malvasia", "field_7"))
    play(trading, BuyField("field_7"))
    yield "lira", 1, lira(trading)[0]
    cart(cart(trading))
    put(trading, "plant_vine", Plant("malvasia", "field_7"))
    yield "planted", ["malvasia"], field(trading, "field_7")
