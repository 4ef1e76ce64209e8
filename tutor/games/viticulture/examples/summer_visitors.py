"""Examples of summer visitors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tutor.core.examples import Finding
from tutor.games.viticulture.examples.positions import (
    PASS,
    Player,
    built,
    cart,
    draw_in_fall,
    field,
    free,
    hand,
    lira,
    pad,
    pile,
    play,
    put,
    question,
    residual,
    space,
    summer,
    to_winter,
    told,
    verdict,
    visit,
    vp,
    ways,
)
from tutor.games.viticulture.examples.registry import examples
from tutor.games.viticulture.moves import (
    Accept,
    Build,
    DiscardCard,
    FillOrder,
    HarvestField,
    Name,
    Place,
    PlaceGrape,
    Plan,
    Plant,
    PlayVisitor,
    Stop,
    Swap,
    TakeBack,
    TakeBonus,
    Uproot,
    WakeUp,
)

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame
    from tutor.games.viticulture.state import Viticulture

PLAY = Place("play_summer_visitor", "plain", False)


def choosing(game: ViticultureGame, *players: Player, **changes: Any) -> Viticulture:
    """Return a position in which seat 0 chooses a visitor to play."""
    return play(summer(game, *players, **changes), PLAY)


@examples("EX-16", "VI-VIS-10", "VI-VIS-03")
def buying_a_grape(game: ViticultureGame) -> Iterator[Finding]:
    """Red 1 is taken, white 1 is free."""
    state = visit(summer(game, Player(lira=3, pad="R1", hand="buyer"), Player()), "buyer", "a")
    yield "red", "VI-VIS-10", verdict(state, PlaceGrape("red"))
    yield "white", "legal", verdict(state, PlaceGrape("white"))
    play(state, PlaceGrape("white"))
    yield "crush pad", "R1 W1", pad(state)
    yield "lira", 1, lira(state)[0]
    full = choosing(game, Player(lira=3, pad="R1 W1", hand="buyer"), Player())
    yield "both taken", "VI-VIS-10", verdict(full, PlayVisitor("buyer", "a"))


@examples("EX-17", "VI-CARD-S04", "VI-STR-05")
def blacksmith(game: ViticultureGame) -> Iterator[Finding]:
    """A point for what costs 5 or 6, whatever is paid."""
    for name, paid, point in (("windmill", 3, 1), ("tasting_room", 4, 1), ("large_cellar", 4, 1), ("cottage", 2, 0)):
        smith = Player(lira=10, built="medium_cellar", hand="blacksmith")
        state = visit(summer(game, smith, Player()), "blacksmith", "a", Build(name))
        yield name, (paid, point), (10 - lira(state)[0], vp(state)[0])


@examples("EX-18", "VI-CARD-S27")
def cultivator(game: ViticultureGame) -> Iterator[Finding]:
    """A vine of value 3 on a field of value 5."""
    grower = Player(built="irrigation", field_5="merlot, syrah", hand="cultivator, merlot, malvasia")
    state = visit(summer(game, grower, Player()), "cultivator", "a", Plant("merlot", "field_5"))
    yield "vines", ["syrah", "merlot", "merlot"], field(state, "field_5")
    yield "value", 8, told(state, "planted")[0]["value"]
    put(cart(state), "plant_vine")
    yield "a later vine", "VI-FLD-02", verdict(state, Plant("malvasia", "field_5"))
    yield "on another field", "legal", verdict(state, Plant("malvasia", "field_6"))


@examples("EX-19", "VI-CARD-S29")
def planner(game: ViticultureGame) -> Iterator[Finding]:
    """An order is planned in summer and filled before the first turn of winter."""
    owner = Player(row=5, hand="planner, order_08", cellar="R2 W4", built="medium_cellar")
    state = summer(game, owner, Player(row=1))
    visit(state, "planner", "a", Plan("fill_order", "plain", False))
    to_winter(state)
    yield "asked first", (0, "ChooseOrder"), (state.actor, question(state))
    play(state, FillOrder("order_08"))
    yield "victory points", 3, vp(state)[0]
    yield "then the first turn", (1, "TakeTurn"), (state.actor, question(state))


@examples("EX-21", "VI-CARD-S32", "VI-WRK-14")
def producer(game: ViticultureGame) -> Iterator[Finding]:
    """Two workers come back, the one who played the card stays."""
    owner = Player(lira=5, regular=3, hand="producer")
    state = summer(game, owner, Player(), board={"plant_vine": "0", "give_tour": "0"})
    visit(state, "producer", "a")
    stays = TakeBack("play_summer_visitor", "left", False)
    yield "the worker of the card", "VI-CARD-S32", verdict(state, stays)
    play(state, TakeBack("plant_vine", "left", False), TakeBack("give_tour", "left", False))
    yield "lira", 3, lira(state)[0]
    yield "workers at hand", 2, free(state)[0]
    yield "spaces", ("- - -", "- - -"), (space(state, "plant_vine"), space(state, "give_tour"))
    yield "the card's space", "0 - -", space(state, "play_summer_visitor")
    yield "for the other player", "legal", verdict(state, Place("give_tour", "plain", False))
    put(cart(state), "give_tour")
    yield "placed again", (5, 1), (lira(state)[0], free(state)[0])


@examples("EX-23", "VI-CARD-S09", "VI-FLD-06")
def sharecropper(game: ViticultureGame) -> Iterator[Finding]:
    """Syrah is uprooted, then a vine card is discarded."""
    owner = Player(field_5="syrah", hand="sharecropper, malvasia, merlot")
    state = visit(summer(game, owner, Player()), "sharecropper", "b", Uproot("syrah", "field_5"))
    yield "hand", ["malvasia", "merlot", "syrah"], hand(state)
    for card in ("malvasia", "syrah"):
        after = play(state.copy(), DiscardCard(card))
        yield f"{card} discarded", (2, [card]), (vp(after)[0], pile(after, "vine"))
    other = summer(game, owner, Player(), options={"uproot_clause": "uproot_and_or_discard"})
    visit(other, "sharecropper", "b-discard", DiscardCard("malvasia"))
    yield "other ruling: discard alone", (2, ["syrah"]), (vp(other)[0], field(other, "field_5"))
    strict = choosing(game, owner, Player())
    yield "discard alone", "VI-VIS-04", verdict(strict, PlayVisitor("sharecropper", "b-discard"))
    planted = visit(summer(game, owner, Player()), "sharecropper", "a", Plant("merlot", "field_6"))
    yield "Merlot without irrigation", ["merlot"], field(planted, "field_6")


@examples("EX-24", "VI-CARD-S33")
def organizer(game: ViticultureGame) -> Iterator[Finding]:
    """From row 2 to row 6."""
    state = summer(game, Player(row=2, hand="organizer"), Player(row=3), Player(row=5))
    visit(state, "organizer", "a", WakeUp(6, ""))
    yield "victory points", 1, vp(state)[0]
    yield "has passed", True, state.has_passed(0)
    turns = []
    while question(state) == "TakeTurn":
        turns.append(state.actor)
        play(state, PASS)
    yield "the others' turns in summer", [1, 2], turns
    yield "fall", [1, 2, 0], draw_in_fall(state)
    yield "winter", [1, 2, 0], state.order


@examples("EX-28", "VI-VIS-03", "VI-CARD-S38")
def full_payment(game: ViticultureGame) -> Iterator[Finding]:
    """Whoever treats three opponents needs 6 lira: shown with the Wedding Party."""
    card = PlayVisitor("wedding_party", "a")
    for money, most in ((6, 3), (5, 2), (2, 1)):
        state = play(summer(game, Player(lira=money, hand="wedding_party"), *[Player()] * 3), PLAY, card)
        named = 0
        for seat in (1, 2, 3):
            if verdict(state, Name(seat)) == "legal":
                play(state, Name(seat))
                named += 1
            else:
                yield f"{money} lira: one more", "VI-CARD-S38", verdict(state, Name(seat))
                play(state, Stop())
                break
        yield f"{money} lira: treated", most, named
        yield f"{money} lira: left", money - 2 * most, lira(state)[0]
        yield f"{money} lira: received", [2] * most + [0] * (3 - most), lira(state)[1:]
        yield f"{money} lira: points", most, vp(state)[0]
    poor = summer(game, Player(lira=1, hand="wedding_party"), *[Player()] * 3)
    yield "1 lira", "VI-WRK-07", verdict(poor, PLAY)


@examples("EX-29", "VI-VIS-09")
def no_arrows(game: ViticultureGame) -> Iterator[Finding]:
    """2 points for 6 lira, and 1 lira left: no card of this edition repeats an exchange, so it is done once."""
    broker = Player(lira=7, hand="uncertified_broker")
    state = visit(summer(game, broker, Player()), "uncertified_broker", "b")
    yield "with 7 lira", (2, 1), (vp(state)[0], lira(state)[0])
    rich = visit(summer(game, broker._replace(lira=12), Player()), "uncertified_broker", "b")
    yield "with 12 lira", (2, 6), (vp(rich)[0], lira(rich)[0])


@examples("DX-09", "VI-CARD-S12")
def architect(game: ViticultureGame) -> Iterator[Finding]:
    """A point for each structure that costs 4."""
    both = Player(built="medium_cellar, cottage, windmill", hand="architect")
    yield "medium cellar and cottage", 2, vp(visit(summer(game, both, Player()), "architect", "b"))[0]
    lonely = choosing(game, both._replace(built="windmill", lira=3), Player())
    yield "windmill only", "VI-VIS-03", verdict(lonely, PlayVisitor("architect", "b"))


@examples("DX-10", "VI-CARD-S36", "VI-STR-03", "VI-VIS-21")
def stonemason(game: ViticultureGame) -> Iterator[Finding]:
    """8 lira for two structures; the large cellar after the medium one."""
    mason = Player(lira=8, hand="stonemason")
    state = visit(summer(game, mason, Player()), "stonemason", "a")
    yield "large cellar first", "VI-STR-03", verdict(state, Build("large_cellar"))
    cellars = play(state.copy(), Build("medium_cellar"), Build("large_cellar"))
    yield "both cellars", (["medium_cellar", "large_cellar"], 0), (built(cellars), lira(cellars)[0])
    play(state, Build("cottage"))
    yield "cottage and large cellar", "VI-STR-03", verdict(state, Build("large_cellar"))


@examples("DX-11", "VI-CARD-S22", "VI-VIS-05")
def overseer(game: ViticultureGame) -> Iterator[Finding]:
    """The trellis is built for the Syrah."""
    state = choosing(game, Player(lira=2, hand="overseer, syrah"), Player())
    yield "ways", ["ab"], ways(state, "overseer")
    play(state, PlayVisitor("overseer", "ab"))
    yield "structures", [Build("trellis")], state.moves()
    play(state, Build("trellis"), Plant("syrah", "field_5"))
    yield "lira, points, field", (0, 0, ["syrah"]), (lira(state)[0], vp(state)[0], field(state, "field_5"))


@examples("DX-14", "VI-CARD-S11")
def landscaper(game: ViticultureGame) -> Iterator[Finding]:
    """4 for 1: the limits are kept, the trellis is not looked at."""
    owner = Player(field_5="chardonnay", field_6="malvasia, sangiovese", hand="landscaper", built="windmill")
    state = visit(summer(game, owner, Player()), "landscaper", "b")
    play(state, Swap("chardonnay", "field_5", "malvasia", "field_6"))
    yield "field 5", ["malvasia"], field(state, "field_5")
    yield "field 6", ["sangiovese", "chardonnay"], field(state, "field_6")
    yield "no planting, no point", 0, vp(state)[0]


@examples("DX-15", "VI-CARD-S05", "VI-VIS-03")
def contractor_without_means(game: ViticultureGame) -> Iterator[Finding]:
    """Only one of the three clauses is possible."""
    state = summer(game, Player(hand="contractor, merlot"), Player())
    yield "placing a worker", "VI-WRK-07", verdict(state, PLAY)


@examples("DX-18", "VI-CARD-S32", "VI-STR-07")
def producer_and_yoke(game: ViticultureGame) -> Iterator[Finding]:
    """The worker comes back from the yoke, the yoke stays used."""
    owner = Player(lira=2, built="yoke", field_5="malvasia", field_6="malvasia", hand="producer")
    state = put(summer(game, owner, Player()), "yoke", HarvestField("field_5"))
    visit(cart(state), "producer", "a", TakeBack("yoke", "plain", False), grande=True)
    yield "workers at hand", 2, free(state)[0]
    yield "yoke", "VI-STR-07", verdict(cart(state), Place("yoke", "plain", False))
    yield "elsewhere", "legal", verdict(state, Place("gain_1_lira", "plain", False))


@examples("DX-19", "VI-STR-09", "VI-CARD-S05", "VI-VIS-05")
def contractor_with_windmill(game: ViticultureGame) -> Iterator[Finding]:
    """The windmill scores for a vine planted after it was built."""
    owner = Player(lira=5, hand="contractor, 2 malvasia")
    first = visit(summer(game, owner, Player()), "contractor", "bc", Build("windmill"), Plant("malvasia", "field_5"))
    yield "windmill first", (0, 1), (lira(first)[0], vp(first)[0])
    last = visit(summer(game, owner, Player()), "contractor", "cb", Plant("malvasia", "field_5"), Build("windmill"))
    yield "windmill last", (0, 0), (lira(last)[0], vp(last)[0])
    put(cart(last), "plant_vine", Plant("malvasia", "field_6"))
    yield "a later vine of this year", 1, vp(last)[0]


@examples("DX-27", "VI-CARD-S38")
def wedding_party(game: ViticultureGame) -> Iterator[Finding]:
    """5 lira for one or two opponents."""
    host = Player(lira=5, hand="wedding_party")
    state = visit(summer(game, host, Player(), Player()), "wedding_party", "a", Name(1))
    both = play(state.copy(), Name(2))
    play(state, Stop())
    yield "one opponent", ([3, 2, 0], 1), (lira(state), vp(state)[0])
    yield "both opponents", ([1, 2, 2], 2), (lira(both), vp(both)[0])
    yield "with 1 lira", "VI-WRK-07", verdict(summer(game, host._replace(lira=1), Player(), Player()), PLAY)


@examples("DX-28", "VI-CARD-S30")
def agriculturist(game: ViticultureGame) -> Iterator[Finding]:
    """Three varieties on the field are worth 2 points."""
    owner = Player(built="trellis", field_5="pinot, malvasia", hand="agriculturist, sangiovese, pinot")
    state = visit(summer(game, owner, Player()), "agriculturist", "a")
    three, two = state.copy(), play(state, Plant("pinot", "field_5"))
    play(three, Plant("sangiovese", "field_5"))
    yield "Sangiovese", (4, 2), (told(three, "planted")[0]["value"], vp(three)[0])
    yield "a second Pinot", 0, vp(two)[0]


@examples("DX-29", "VI-CARD-S25")
def grower(game: ViticultureGame) -> Iterator[Finding]:
    """The sixth vine that stands is worth 2 points."""
    owner = Player(field_5="3 malvasia", field_6="2 sangiovese", hand="grower, sangiovese")
    state = visit(summer(game, owner, Player()), "grower", "a", Plant("sangiovese", "field_7"))
    yield "the sixth vine", 2, vp(state)[0]
    owner = owner._replace(built="yoke", hand="grower", regular=2)
    state = put(summer(game, owner, Player()), "yoke", Uproot("malvasia", "field_5"))
    visit(cart(state), "grower", "a", Plant("malvasia", "field_5"))
    yield "after uprooting one of five", 0, vp(state)[0]


@examples("DX-30", "VI-CARD-S29", "VI-VIS-12", "VI-BON-07")
def planned_bonus(game: ViticultureGame) -> Iterator[Finding]:
    """A planned worker on a bonus space gets the bonus."""
    owner = Player(row=4, hand="planner, order_02", cellar="R2 W3")
    state = summer(game, owner, Player(row=1), Player(row=2))
    visit(state, "planner", "a", Plan("fill_order", "bonus", False))
    to_winter(state)
    yield "asked first", 0, state.actor
    play(state, FillOrder("order_02"))
    yield "order", (2, 1), (vp(state)[0], residual(state)[0])
    play(state, TakeBonus())
    yield "with the bonus", 3, vp(state)[0]
    yield "then the first turn", (1, "TakeTurn"), (state.actor, question(state))


@examples("DX-31", "VI-VIS-07", "VI-VIS-14")
def banker(game: ViticultureGame) -> Iterator[Finding]:
    """Who stands at -5 cannot take part."""
    state = summer(game, Player(hand="banker"), Player(vp=-5), Player())
    visit(state, "banker", "a")
    yield "own lira", 5, lira(state)[0]
    yield "asked", 2, state.actor
    play(state, Accept())
    yield "victory points", [0, -5, -1], vp(state)
    yield "lira", [5, 0, 3], lira(state)


@examples("DX-34", "VI-CARD-S01")
def surveyor(game: ViticultureGame) -> Iterator[Finding]:
    """A sold field counts for neither clause."""
    owner = Player(sold="field_5", field_7="malvasia", hand="surveyor")
    yield "first clause", 2, lira(visit(summer(game, owner, Player()), "surveyor", "a"))[0]
    yield "second clause", 1, vp(visit(summer(game, owner, Player()), "surveyor", "b"))[0]
