"""Examples of the wine festival: evaluation of sales, order, prices and every special action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.grand_cru.box import VARIETIES
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    LEAVE,
    Player,
    action,
    cash,
    cask,
    cellar,
    cubes,
    discard,
    end_year,
    festival,
    keep_loans,
    leave_festival,
    loans,
    pass_year,
    play,
    prestige,
    price,
    question,
    spaces,
    step,
    supply,
    tiles,
    told,
    verdict,
)
from tutor.games.grand_cru.examples.registry import examples
from tutor.games.grand_cru.moves import (
    Act,
    Harvest,
    RaiseDemand,
    RemoveVine,
    SellCubes,
    SellEarly,
    SellWine,
    TakeVine,
    UseImprovement,
    Visit,
)

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame
    from tutor.games.grand_cru.state import GrandCru


@examples("EX-24", "GC-EVAL-01", "GC-EVAL-02", "GC-EVAL-03", "GC-EVAL-04", "GC-EVAL-05", "GC-EVAL-06")
def evaluation(game: GrandCruGame) -> Iterator[Finding]:
    """Every kind of ranking, one for each variety."""
    casks = ("4 merlot, 3 gamay, 3 syrah", "2 merlot, 3 gamay, 2 syrah, pinot", "merlot, 2 gamay, 2 syrah")
    state = action(game, *(Player(prestige=0, cask=text) for text in casks), counter=LAST_SPACE)
    pass_year(state)
    yield "prestige", [7, 5, 0], prestige(state)
    won = {variety: [0, 0, 0] for variety in VARIETIES}
    for event in state.journal or ():
        if event.name.startswith("sales-") and event.seat is not None:
            won[event.details["variety"]][event.seat] += event.details["points"]
    yield "merlot", [3, 1, 0], won["merlot"]
    yield "gamay", [1, 1, 0], won["gamay"]
    yield "syrah", [3, 0, 0], won["syrah"]
    yield "pinot", [0, 3, 0], won["pinot"]
    yield "cabernet", [0, 0, 0], won["cabernet"]
    yield "casks", [{}, {}, {}], [cask(state, seat) for seat in range(3)]
    yield "supply", game.box.cubes, state.supply


@examples("EX-25", "GC-FEST-01")
def order(game: GrandCruGame) -> Iterator[Finding]:
    """Seats 1 and 3 tie; seat 3 comes first after the start player, seat 2."""
    players = [Player(prestige=points) for points in (5, 7, 3, 7)]
    state = action(game, *players, seat=2, start=2, counter=LAST_SPACE)
    pass_year(state)
    yield "order", [3, 0, 1, 2], leave_festival(state)


@examples("EX-C33", "GC-FEST-01")
def tie_with_the_start_player(game: GrandCruGame) -> Iterator[Finding]:
    """The start player counts as nearest."""
    state = action(game, *[Player(prestige=6)] * 3, seat=1, start=1, counter=LAST_SPACE)
    pass_year(state)
    yield "order", [1, 2, 0], leave_festival(state)


@examples("EX-26", "GC-FEST-05")
def prices(game: GrandCruGame) -> Iterator[Finding]:
    """What two points can buy."""
    guest = Player(prestige=2, vines="gamay", cellar="gamay@1, pinot@1")
    state = festival(game, guest, Player())
    affordable = ["start_player", "late_harvest", "extra_delivery", "grape_juice", "demand_1", "demand_2", "money_1"]
    yield "spaces", affordable, spaces(state)
    for space in ("primeur", "rebuilding", "demand_3", "money_2", "money_3"):
        yield space, "GC-FEST-05", verdict(state, Visit(space))
    listed = [1, 2, 2, 2, 3, 4, 1, 2, 3, 1, 3, 5]
    yield "prices of all spaces", listed, game.box.festival_prices
    yield "sum of all prices", 29, sum(game.box.festival_prices)


@examples("EX-46", "GC-FEST-10")
def start_player(game: GrandCruGame) -> Iterator[Finding]:
    """The figure changes hands, or stays."""
    state = festival(game, Player(), Player(), seat=1)
    play(state, Visit("start_player"))
    yield "start player", 1, state.start
    yield "prestige", [3, 2], prestige(state)
    leave_festival(state)
    keep_loans(state)
    yield "next year begins", 1, state.actor
    stays = festival(game, Player(), Player(), seat=1)
    leave_festival(stays)
    keep_loans(stays)
    yield "nobody takes it", 0, stays.actor


@examples("EX-47", "GC-FEST-11")
def late_harvest(game: GrandCruGame) -> Iterator[Finding]:
    """Two points and a franc; the cube ages at once."""
    state = festival(game, Player(cash=5, loans=1, vines="gamay"), Player())
    play(state, Visit("late_harvest"), Harvest("gamay"))
    yield "prestige", 1, prestige(state)[0]
    yield "cash", 4, cash(state)[0]
    yield "cellar", {"gamay@1": 1}, cellar(state)
    leave_festival(state)
    yield "after ageing", {"gamay@2": 1}, cellar(state)
    poor = festival(game, Player(cash=0, vines="gamay"), Player())
    yield "without money", "GC-HARV-02", verdict(poor, Visit("late_harvest"))


@examples("EX-48", "GC-FEST-12")
def extra_delivery(game: GrandCruGame) -> Iterator[Finding]:
    """A sale whose cubes go to the supply."""
    state = festival(game, Player(cash=0, cellar="3 merlot@4"), Player(), demand={"merlot": 4})
    play(state, Visit("extra_delivery"), SellWine(4, "merlot"), SellCubes(3))
    yield "cash", 15, cash(state)[0]
    yield "marker", 3, step(state, "merlot")
    yield "supply", 20, supply(state, "merlot")
    yield "sales cask", {}, cask(state)
    yield "prestige", 1, prestige(state)[0]


@examples("EX-49", "GC-FEST-13")
def grape_juice(game: GrandCruGame) -> Iterator[Finding]:
    """Four cubes, four francs."""
    state = festival(game, Player(cash=0, vines="2 gamay, merlot, pinot"), Player())
    play(state, Visit("grape_juice"))
    yield "cash", 4, cash(state)[0]
    yield "vines", {}, cubes(state)
    yield "supply", game.box.cubes, state.supply
    yield "prestige", 1, prestige(state)[0]


def young_pinot(game: GrandCruGame) -> GrandCru:
    """Return the position of the rulebook: one cube a year short of maturity, two cubes two years, at a price of 7."""
    return festival(game, Player(cash=0, cellar="pinot@4, 2 pinot@3"), Player(), demand={"pinot": 4})


@examples("EX-50", "GC-FEST-14", "GC-FEST-15")
def primeur(game: GrandCruGame) -> Iterator[Finding]:
    """One year short: 7 − 1 = 6."""
    state = young_pinot(game)
    yield "price", 7, price(state, "pinot")
    play(state, Visit("primeur"), SellEarly(4, "pinot"))
    yield "cash", 6, cash(state)[0]
    yield "price then", 6, price(state, "pinot")
    yield "marker", 3, step(state, "pinot")
    yield "supply", 23, supply(state, "pinot")
    yield "sales cask", {}, cask(state)
    yield "prestige", 0, prestige(state)[0]


@examples("EX-51", "GC-FEST-14")
def primeur_two_years_short(game: GrandCruGame) -> Iterator[Finding]:
    """Two cubes for 7 − 2 each."""
    state = play(young_pinot(game), Visit("primeur"), SellEarly(3, "pinot"), SellCubes(2))
    yield "cash", 10, cash(state)[0]


@examples("EX-C13", "GC-FEST-14")
def worthless_primeur(game: GrandCruGame) -> Iterator[Finding]:
    """Four years short at a price of 4: legal, for nothing."""
    state = festival(game, Player(cash=0, cellar="pinot@1"), Player())
    yield "price", 4, price(state, "pinot")
    yield "legal", "legal", verdict(play(state, Visit("primeur")), SellEarly(1, "pinot"))
    play(state, SellEarly(1, "pinot"))
    yield "cash", 0, cash(state)[0]


@examples("EX-52", "GC-FEST-16", "GC-FEST-17", "GC-FEST-18")
def rebuilding(game: GrandCruGame) -> Iterator[Finding]:
    """A Merlot vine becomes a Pinot vine."""
    for pile in ("draw_pile", "discard_pile"):
        builder = Player(loans=1, prestige=4, bare="merlot")
        state = festival(game, builder, Player(), discard_pile={"pinot": 2})
        drawn = state.pile.size
        play(state, Visit("rebuilding"), RemoveVine("merlot", False), TakeVine(pile, "pinot"))
        yield f"{pile}: vineyard", {"pinot": 1}, tiles(state)
        yield f"{pile}: cubes", {}, cubes(state)
        searched = pile == "draw_pile"
        left = {"merlot": 1, "pinot": 2 if searched else 1}
        yield f"{pile}: discard pile", left, discard(state)
        yield f"{pile}: draw pile", drawn - searched, state.pile.size
        yield f"{pile}: shuffles", int(searched), len(told(state, "pile-searched"))
        leave_festival(state)
        keep_loans(state)
        yield f"{pile}: cubes in the new year", {"pinot": 1}, cubes(state)
    ending = festival(game, Player(loans=1, prestige=4, bare="merlot"), Player(cash=0, loans=11))
    play(ending, Visit("rebuilding"), RemoveVine("merlot", False), TakeVine("draw_pile", "pinot"))
    leave_festival(ending)
    keep_loans(ending)
    yield "the game ends", True, ending.over
    yield "cubes at the end", {}, cubes(ending)


@examples("EX-53", "GC-FEST-20")
def raise_demand(game: GrandCruGame) -> Iterator[Finding]:
    """Three spaces, once each, also by different players."""
    state = festival(game, Player(prestige=6), Player(prestige=6))
    play(state, Visit("demand_1"), RaiseDemand("gamay"))
    yield "1 step", ([1, 0, 0, 0, 0], [5, 6]), (state.markers[:], prestige(state))
    yield "taken", "GC-FEST-04", verdict(state, Visit("demand_1"))
    play(state, Visit("demand_2"), RaiseDemand("pinot"), RaiseDemand("pinot"))
    yield "2 steps", ([1, 0, 0, 0, 2], [5, 4]), (state.markers[:], prestige(state))
    play(state, Visit("demand_3"), RaiseDemand("syrah"), RaiseDemand("merlot"), RaiseDemand("cabernet"))
    yield "3 steps", ([1, 1, 1, 1, 2], [2, 4]), (state.markers[:], prestige(state))
    yield "left", True, not any(space.startswith("demand") for space in spaces(state))


@examples("EX-54", "GC-FEST-21")
def money(game: GrandCruGame) -> Iterator[Finding]:
    """Nine points for six francs."""
    state = festival(game, Player(cash=0, prestige=9), Player())
    play(state, Visit("money_1"), LEAVE, Visit("money_2"), Visit("money_3"))
    yield "cash", 6, cash(state)[0]
    yield "prestige", 0, prestige(state)[0]


@examples("EX-56", "GC-EVAL-02", "GC-EVAL-05", "GC-EVAL-07", "GC-YEAR-19")
def prestige_is_kept(game: GrandCruGame) -> Iterator[Finding]:
    """Four points are left, and the next year brings three."""
    seller = Player(prestige=4, cellar="gamay@1")
    state = end_year(action(game, seller, Player(), counter=LAST_SPACE))
    yield "year", 2, state.year
    yield "prestige", 4, prestige(state)[0]
    yield "wine", {"gamay@2": 1}, cellar(state)
    play(state, Act("sell"), SellWine(2, "gamay"))
    pass_year(state)
    yield "prestige in the next festival", 7, prestige(state)[0]


@examples("EX-59", "GC-FEST-02", "GC-FEST-06")
def alone_at_the_festival(game: GrandCruGame) -> Iterator[Finding]:
    """A and B pass in the first lap; C goes on alone."""
    state = festival(game, Player(), Player(), Player(prestige=6))
    play(state, LEAVE, LEAVE)
    seats = []
    for space in ("money_1", "start_player", "money_2"):
        seats.append(state.actor)
        play(state, Visit(space))
    yield "actions of", [2, 2, 2], seats
    yield "asked", 2, state.actor
    play(state, LEAVE)
    yield "then", "ChooseLoans", question(state)
    yield "prestige", [3, 3, 1], prestige(state)


@examples("EX-66", "GC-IMP-05", "GC-FEST-11", "GC-FEST-12")
def no_improvements_at_the_festival(game: GrandCruGame) -> Iterator[Finding]:
    """A ready Harvest Hand or AOC cannot be used here."""
    guest = Player(cash=0, vines="2 gamay", cellar="gamay@2", ready="harvest_hand, aoc", prestige=9)
    state = festival(game, guest._replace(cash=3), Player())
    play(state, Visit("late_harvest"))
    yield "harvest hand", False, state.why_not(UseImprovement("harvest_hand")) is None
    play(state, Harvest("gamay"))
    yield "cubes harvested", {"gamay@1": 1, "gamay@2": 1}, cellar(state)
    play(state, LEAVE, Visit("extra_delivery"))
    yield "aoc", False, state.why_not(UseImprovement("aoc")) is None
    play(state, SellWine(2, "gamay"))
    yield "cash", 3 - 1 + 2, cash(state)[0]


@examples("EX-C17", "GC-EOY-02")
def new_start_player_at_once(game: GrandCruGame) -> Iterator[Finding]:
    """Interest, loans and refill begin with the new start player."""
    short = Player(prestige=5, bare="2 gamay")
    state = festival(game, Player(bare="gamay"), short, Player(), Player(cellar="13 gamay@1"), seat=1)
    play(state, Visit("start_player"))
    leave_festival(state)
    paid = [event.seat for event in state.journal or () if event.name == "interest-paid"]
    yield "interest", [1, 2, 3, 0], paid
    yield "supply of gamay", 2, supply(state, "gamay")
    yield "loans", [1, 2, 3, 0], keep_loans(state)
    yield "refill", [{"gamay": 1}, {"gamay": 1}], [cubes(state, 1), cubes(state, 0)]
    yield "cash", [10 - 2, 10 - 2 + 1], [cash(state)[0], cash(state)[1]]


@examples("EX-C20", "GC-FEST-19")
def rebuilding_a_bearing_vine(game: GrandCruGame) -> Iterator[Finding]:
    """Its cube goes to the supply without payment."""
    state = festival(game, Player(cash=4, prestige=4, vines="merlot"), Player())
    yield "supply before", 19, supply(state, "merlot")
    play(state, Visit("rebuilding"), RemoveVine("merlot", True), TakeVine("draw_pile", "gamay"))
    yield "supply after", 20, supply(state, "merlot")
    yield "cash", 4, cash(state)[0]
    yield "cubes", {}, cubes(state)


@examples("EX-C26", "GC-FEST-19", "GC-FEST-24")
def rebuilding_into_the_same(game: GrandCruGame) -> Iterator[Finding]:
    """Another variety is needed; a full vineyard may rebuild."""
    full = Player(prestige=4, vines="4 syrah, 8 gamay")
    state = festival(game, full, Player())
    play(state, Visit("rebuilding"), RemoveVine("syrah", True))
    yield "syrah for syrah", "GC-FEST-19", verdict(state, TakeVine("draw_pile", "syrah"))
    yield "syrah for pinot", "legal", verdict(state, TakeVine("draw_pile", "pinot"))
    play(state, TakeVine("draw_pile", "pinot"))
    yield "tiles", 12, sum(tiles(state).values())
    yield "loans of nobody changed", [3, 3], loans(state)
