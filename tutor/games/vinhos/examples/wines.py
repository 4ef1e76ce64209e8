"""Examples EX-16 to EX-25, EX-75 and EX-82: quality, value, production, sales and export."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.vinhos import wine
from tutor.games.vinhos.examples.positions import (
    BLUE,
    ORANGE,
    VIOLET,
    YELLOW,
    Estate,
    Player,
    cubes,
    go,
    idle_to_year,
    idle_until,
    kinds,
    line,
    play,
    turn,
    verdict,
    vp,
    wines,
)
from tutor.games.vinhos.examples.registry import both, reserve, special
from tutor.games.vinhos.moves import (
    AddCube,
    ExportTo,
    MoveTo,
    MoveWorkers,
    PickWine,
    PlaceWorkers,
    RecoverPair,
    SellFor,
    TakeBack,
    UsePort,
)
from tutor.games.vinhos.scoring import majorities

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame

OTHERS = (Player(space="pass"),) * 3


@both("EX-16", "VC-QUAL-01", "VC-QUAL-02", "VC-PROD-01", "VC-PROD-03")
def a_bad_year(game: VinhosGame) -> Iterator[Finding]:
    """Weather -2 (the 2010 booklet prints 2): no wine, no wine, and a wine of 5."""
    lisboa = Estate("lisboa", "red", (4,), wineries=2, farmers=1, enologists=1)
    blue = Player(estates=[Estate(), Estate("minho", "red"), lisboa])
    state = turn(game, blue, *OTHERS, seat=3, round=2, vintage="V1")
    terms = {term.name: term.points for term in wine.quality_terms(state, ORANGE, 2)}
    named = {"vineyards": 2, "farmers": 1, "wineries": 2, "enologists": 2, "weather": -2}
    yield "terms of Lisboa", {f"quality-{name}": points for name, points in named.items()}, terms
    idle_to_year(state, 5)
    yield "estate without vineyard", [0, 0, 0, 0], wines(state, ORANGE, 1)
    yield "Minho", [0, 0, 0, 0], wines(state, ORANGE, 2)
    yield "Lisboa", [5, 4, 0, 0], wines(state, ORANGE, 3)


@both("EX-17", "VC-VALUE-01", "VC-VALUE-02", "VC-VALUE-03", "VC-REGION-11")
def the_value_of_a_wine(game: VinhosGame) -> Iterator[Finding]:
    """Quality 4, third slot of a cellar, one cube, Algarve: 9."""
    violet = Player(estates=[Estate("algarve", "red", (0, 0, 4), cellar=True)], space="wineries")
    state = turn(game, violet, *OTHERS, regions={"algarve": {"cubes": 3}})
    terms = [term.points for term in wine.value_terms(state, 0, 0, 2, 1)]
    yield "4 + 3 + 1 + 1", [4, 3, 1, 1], terms
    yield "value", 9, sum(terms)
    go(state, "sales", PickWine(1, 3), SellFor(9))
    yield "cubes left", 2, cubes(state, "algarve")


@both("EX-18", "VC-REGION-10", "VC-VALUE-03")
def strong_cubes(game: VinhosGame) -> Iterator[Finding]:
    """In Alentejo a cube adds 2, two add 4."""
    state = turn(game, Player(estates=[Estate("alentejo", "red", (3,))]), *OTHERS, regions={"alentejo": {"cubes": 3}})
    values = [sum(term.points for term in wine.value_terms(state, 0, 0, 0, cubes_)) for cubes_ in (0, 1, 2)]
    yield "value with 0, 1 and 2 cubes", [3, 5, 7], values


@both("EX-19", "VC-PROD-01", "VC-PROD-02", "VC-PROD-03", "VC-PROD-06")
def a_production(game: VinhosGame) -> Iterator[Finding]:
    """Wines age, workers move, every estate produces."""
    estates = [
        Estate("algarve", "red", (0, 3), wineries=1, enologists=1),
        Estate("douro", "red", wineries=1),
        Estate("dao", "red", farmers=1, cellar=True),
        Estate("minho", "red"),
    ]
    state = turn(game, Player(estates=estates), *OTHERS, seat=3, round=2, vintage="V5")
    idle_until(state, "ArrangeWorkers")
    yield "the red 3 is lost", [0, 0, 0, 0], wines(state, ORANGE, 1)
    play(state, MoveWorkers(), PlaceWorkers(0))
    # all but the last estates are asked about: Algarve, Douro and Dão stay without a farmer
    while kinds(state, PlaceWorkers):
        play(state, kinds(state, PlaceWorkers)[0])
    yield "enologists", [0, 1, 0, 0], state.vintners[0].enologists[:4]
    yield "farmers", [0, 0, 0, 1], state.vintners[0].farmers[:4]
    idle_to_year(state, 5)
    first = [wines(state, ORANGE, estate)[0] for estate in (1, 2, 3, 4)]
    yield "new wines", [2 + 1 + 1, 2 + 1 + 2 + 1, 2 + 1, 2 + 1 + 1], first


@both("EX-20", "VC-SALE-01", "VC-VALUE-05", "VC-SALE-02", "VS-SALE-01", "VR-SALE-01")
def a_sale(game: VinhosGame) -> Iterator[Finding]:
    """A white Dão wine worth 8 goes to the Hotel for 7; its cube would be of no use."""
    seller = Player(estates=[Estate("dao", "white", (0, 0, 5), cellar=True)], space="wineries")
    taken = {"8_white": 1, "9_white": 1}
    state = turn(game, seller, *OTHERS, regions={"dao": {"cubes": 1}}, sales=taken)
    go(state, "sales", PickWine(1, 3))
    yield "white 8 and 9", ["VC-SALE-02", "VC-SALE-02"], [verdict(state, SellFor(8)), verdict(state, SellFor(9))]
    play(state, SellFor(7))
    vintner = state.vintners[0]
    yield "income", 7, vintner.account - 5 if game.box.reserve else vintner.cash - 20
    yield "the cube stays", 1, cubes(state, "dao")


@reserve("EX-21", "VR-SALE-01", "VC-SALE-02")
def a_sale_into_the_account(game: VinhosGame) -> Iterator[Finding]:
    """A red Setúbal wine worth 7 goes to the Hotel; more wines may follow."""
    estates = [Estate("setubal", "red", (0, 6), cellar=True), Estate("minho", "white", (4,))]
    blue = Player(estates=estates, space="wineries")
    state = turn(game, blue, *OTHERS, regions={"setubal": {"cubes": 2}}, sales={"6_white": 0})
    go(state, "sales", PickWine(1, 2), SellFor(7))
    yield "account", 12, state.vintners[0].account
    yield "cubes stay", 2, cubes(state, "setubal")
    yield "another wine may be sold", "legal", verdict(state, PickWine(2, 1))


@reserve("EX-22", "VR-PAIR-01", "VR-PAIR-02", "VR-PAIR-03")
def two_pairs(game: VinhosGame) -> Iterator[Finding]:
    """A pair from the Hotel and one from the Enoteca; the third barrel there stays."""
    sales = {"6_red": 0, "7_red": 0, "9_red": 0, "10_red": 0, "11_red": 0}
    orange = Player(estates=[Estate("douro", "white", (8,))], space="wineries", magnates=(1, 1, 1))
    state = turn(game, orange, *OTHERS, sales=sales)
    yield "barrels in stock", 0, state.vintners[0].barrels
    yield "Sales needs a barrel", "VC-SALE-04", verdict(state, MoveTo("sales"))
    play(state, RecoverPair("hotel"), AddCube("douro"))
    yield "not twice on one region", "VR-PAIR-02", verdict(state, AddCube("douro"))
    play(state, AddCube("minho"), RecoverPair("enoteca"), TakeBack(9, "red"), TakeBack(10, "red"))
    play(state, AddCube("douro"), AddCube("minho"))
    yield "barrels back", 4, state.vintners[0].barrels
    yield "no third pair", "VR-PAIR-01", verdict(state, RecoverPair("enoteca"))
    yield "cubes placed", [2, 2], [cubes(state, "douro"), cubes(state, "minho")]
    go(state, "sales", PickWine(1, 1), SellFor(8))
    yield "the barrels serve at once", 3, state.vintners[0].barrels


@special("EX-23", "VS-EXPO-01", "VC-VALUE-06")
def an_export(game: VinhosGame) -> Iterator[Finding]:
    """A Douro wine worth 7 reaches 8 with one cube and 9 with two."""
    violet = Player(estates=[Estate("douro", "red", (0, 7))], space="experts")
    state = turn(game, violet, *OTHERS, regions={"douro": {"cubes": 3}})
    go(state, "export", PickWine(1, 2))
    decision = state.decision
    assert decision is not None
    needed = {}
    for move in kinds(state, ExportTo):
        details = decision.details(state, move) or {}
        needed[details["value"]] = details["cubes"]
    wanted = {4: 0, 5: 0, 6: 0, 7: 0, 8: 1, 9: 2}
    yield "cubes for each value", wanted, dict(sorted(needed.items()))
    play(state, ExportTo(4, 1))
    yield "VP for the 9 in column 4", 9, vp(state)[0]
    yield "cubes left", 1, cubes(state, "douro")


@reserve("EX-24", "VR-EXPO-01", "VC-VALUE-06")
def an_export_by_rows(game: VinhosGame) -> Iterator[Finding]:
    """The 8 of column 1 needs one cube and scores the 7 VP of its row."""
    violet = Player(estates=[Estate("douro", "red", (0, 7))], space="experts")
    state = turn(game, violet, *OTHERS, regions={"douro": {"cubes": 2}})
    go(state, "export", PickWine(1, 2), ExportTo(1, 2))
    yield "VP", 7, vp(state)[0]
    yield "cubes left", 1, cubes(state, "douro")


@reserve("EX-25", "VC-EXPO-03")
def majorities_of_2010(game: VinhosGame) -> Iterator[Finding]:
    """Violet leads columns 1 and 4, blue column 2; three share column 3."""
    exports = {"1-1": VIOLET, "2-1": BLUE, "3-1": BLUE, "3-2": YELLOW, "3-3": ORANGE, "4-1": VIOLET}
    state = turn(game, *(Player(),) * 4, exports=exports)
    shares = {seat: [(column + 1, share) for column, share, _ in majorities(state, seat)] for seat in range(4)}
    yield "violet", [(1, 6), (4, 12)], shares[VIOLET]
    yield "blue", [(2, 8), (3, 3)], shares[BLUE]
    yield "yellow and orange", [[(3, 3)], [(3, 3)]], [shares[YELLOW], shares[ORANGE]]


@both("EX-75", "VC-QUAL-01", "VC-QUAL-02", "VC-REGION-05", "VC-PROD-07")
def farmers_and_port(game: VinhosGame) -> Iterator[Finding]:
    """Ribatejo in a bad year gives a wine of 1; a Port tile makes a 4 in Douro."""
    state = turn(game, Player(estates=[Estate("ribatejo", "red", farmers=1)]), *OTHERS, seat=3, round=2, vintage="V1")
    idle_to_year(state, 5)
    yield "2 + 1 - 2", 1, wines(state, 0, 1)[0]
    state = turn(game, Player(estates=[Estate("douro", "red")], ports=1), *OTHERS, seat=3, round=2, vintage="V3")
    idle_until(state, "ChoosePort")
    play(state, UsePort())
    idle_to_year(state, 5)
    yield "2 - 1 + 3", 4, wines(state, 0, 1)[0]
    yield "Port tiles at Douro", 6, state.ports


@both("EX-82", "VC-EXPO-05")
def an_empty_column(game: VinhosGame) -> Iterator[Finding]:
    """Nobody gets the VP of a column without barrels."""
    state = turn(game, *(Player(),) * 4, exports={"1-1": 0})
    columns = [column for seat in range(4) for column, _, _ in majorities(state, seat)]
    yield "columns that score", [0], columns
    yield "lines on the other sheets", [[], [], []], [line(state, seat, "majority") for seat in (1, 2, 3)]
