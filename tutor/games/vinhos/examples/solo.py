"""Examples EX-62 to EX-65 and EX-91 to EX-96: against Lacerda."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tutor.core.examples import Finding
from tutor.games.vinhos import scoring
from tutor.games.vinhos.examples.positions import (
    LACERDAS_SEAT,
    Estate,
    Player,
    cash,
    cubes,
    idle,
    kinds,
    play,
    position,
    question,
    set_up,
    turn,
)
from tutor.games.vinhos.examples.registry import special
from tutor.games.vinhos.moves import DrawAction, DrawNumber, TakeBack
from tutor.games.vinhos.names import COLOURS, LACERDA, REGIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame
    from tutor.games.vinhos.state import Vinhos

YOU = Player(estates=[Estate("douro", "red", (3,))])
HIS_SPACES = {"1-3": 1, "2-3": 1}


def his_turn(game: VinhosGame, you: Player = YOU, lacerda: Player = LACERDAS_SEAT, **changes: Any) -> Vinhos:
    """Return a position in which Lacerda, first this year, draws an Action card."""
    stack = [["NextTurn", 1, 1], ["DrawActionCard"]]
    given = {"year": 4, "vintage": "V1", "order": [LACERDA, 0], "exports": dict(HIS_SPACES), **changes}
    used = {region: {"used": region not in ("setubal", "minho")} for region in REGIONS}
    for region, row in given.pop("regions", {}).items():
        used[region] = {**used[region], **row}
    options = given.pop("options", {})
    if "removed" in given:
        given["lacerda"] = {"experts": lacerda.up.split(), "removed": given.pop("removed")}
    return position(game, [you], stack, {**given, "regions": used, "chance": "explicit"}, options, lacerda)


@special("EX-62", "VL-TURN-01", "VL-TURN-02", "VC-YEAR-04")
def two_actions_each(game: VinhosGame) -> Iterator[Finding]:
    """You act twice, then Lacerda draws twice."""
    state = turn(game, YOU, year=1, vintage="V1", exports=dict(HIS_SPACES))
    state.explicit = True
    acted = []
    while question(state) not in ("ChooseBarrelBack", "ArrangeWorkers") and state.year == 1:
        if question(state) == "SpecialTurn":
            acted.append("you")
        elif question(state) == "DrawActionCard":
            acted.append("Lacerda")
        idle(state)
    yield "who acts", ["you", "you", "Lacerda", "Lacerda"], acted


@special("EX-63", "VL-SETUP-06", "VC-EXPO-04")
def his_start(game: VinhosGame) -> Iterator[Finding]:
    """Two barrels on 10 and 9, 19 VP, six barrels left."""
    state = set_up(game, 1, order=[0, 1])
    spaces = [game.box.exports[space].value for space, owner in enumerate(state.exports) if owner == LACERDA]
    yield "export spaces", [10, 9], spaces
    yield "VP", 19, state.vintners[LACERDA].vp
    yield "barrels in his area", 6, state.vintners[LACERDA].barrels


@special("EX-64", "VL-END-03", "VL-END-04", "VL-END-05")
def all_awards(game: VinhosGame) -> Iterator[Finding]:
    """4 + 2 + 3 + 5 + 1 + 1 = 16 awards; 15, 10 and 5 are the limits of the titles."""
    regions = ("douro", "dao", "lisboa", "alentejo", "algarve")
    estates = [Estate(region, "red", wineries=2, cellar=region == "dao") for region in regions]
    you = Player(cash=20, vp=90, estates=estates, magnates=(0, 0, 0))
    exports = {"1-3": 0, "2-3": 0}
    state = turn(game, you, exports=exports)
    state.vintners[0].trophies = 3
    yield "awards", 16, sum(line.points for line in scoring.awards(state))
    yield "title", "tycoon", scoring.title(state)
    wanted = {15: "tycoon", 14: "producer", 9: "snob", 4: "table_wine"}
    yield "titles", wanted, {count: scoring.title_for(state, count) for count in wanted}


def taken(*spaces: str) -> dict[str, int]:
    """Return sales spaces with your barrels."""
    return dict.fromkeys(spaces, 0)


@special("EX-65", "VL-ACT-06", "VL-ACT-07", "VL-CUBE-01")
def he_sells(game: VinhosGame) -> Iterator[Finding]:
    """Two cubes and a 7 make 9; white, as Anabela wants, then red, then 8."""
    places = ((), "9_white"), (("9_white",), "9_red"), (("9_white", "9_red"), "8_white")
    for occupied, wanted in places:
        state = his_turn(game, regions={"douro": {"cubes": 2}}, sales=taken(*occupied))
        play(state, DrawAction("sales"), DrawNumber(1))
        yield f"a 1 is ignored, {len(occupied)} taken", [], own_sales(state)
        play(state, DrawNumber(7))
        yield f"his space, {len(occupied)} taken", [wanted], own_sales(state)
        yield f"his money, {len(occupied)} taken", int(wanted.split("_")[0]), cash(state)[LACERDA]
        yield f"cubes on Douro, {len(occupied)} taken", 0, cubes(state, "douro")


def own_sales(state: Vinhos) -> list[str]:
    """Return the sales spaces with Lacerda's barrels."""
    spaces = state.box.sales
    return [
        f"{spaces[space].value}_{COLOURS[spaces[space].colour]}"
        for space, owner in enumerate(state.sales)
        if owner == LACERDA
    ]


@special("EX-91", "VL-ACT-04")
def he_removes_workers(game: VinhosGame) -> Iterator[Finding]:
    """1 enologist and 3 farmers on the board: 1 and 2 leave."""
    state = his_turn(game, removed={"wineries": 0, "cellars": 0, "enologists": 6, "farmers": 6})
    yield "before", (1, 3), (state.enologists, state.farmers)
    play(state, DrawAction("workers"))
    yield "after", (0, 1), (state.enologists, state.farmers)


@special("EX-92", "VL-ACT-01", "VL-ACT-08")
def he_buys_vineyards(game: VinhosGame) -> Iterator[Finding]:
    """Numbers 4 and 7, region 7 not used: Dão loses its top vineyard and gets a cube."""
    state = his_turn(game)
    top = state.tops[3]
    play(state, DrawAction("vineyards_a"), DrawNumber(4))
    settle_until_number(state)
    play(state, DrawNumber(7))
    yield "the top vineyard of Dão is gone", True, state.tops[3] != top and sum(state.gone[6:8]) == 1
    yield "cubes", (1, 0), (cubes(state, "dao"), cubes(state, "setubal"))
    yield "nothing else changes", 1, sum(state.gone)


def settle_until_number(state: Vinhos) -> None:
    """Let chance turn up vineyards until a Number is drawn."""
    while not kinds(state, DrawNumber):
        play(state, state.moves()[0])


@special("EX-93", "VL-MAINT-01", "VS-MAINT-01")
def his_maintenance(game: VinhosGame) -> Iterator[Finding]:
    """He takes back white 5, you one of yours."""
    sales = {"5_red": LACERDA, "5_white": LACERDA, "8_white": LACERDA, "6_red": 0, "7_red": 0}
    you = YOU._replace(magnates=(1, 1, 1))
    stack = [["NextTurn", 1, 4], ["SpecialTurn", 0]]
    given = {"year": 4, "vintage": "V1", "order": [LACERDA, 0], "exports": dict(HIS_SPACES), "sales": sales}
    state = position(game, [you], stack, given, {})
    while question(state) != "ChooseBarrelBack":
        idle(state)
    yield "his barrels", ["5_red", "8_white"], own_sales(state)
    yield "your choice", [TakeBack(6, "red"), TakeBack(7, "red")], kinds(state, TakeBack)


@special("EX-94", "VL-MOVE-01", "VC-MOVE-04")
def the_supply_pays(game: VinhosGame) -> Iterator[Finding]:
    """His card sends him to your space, where the tax marker stands too: you get 1 Bago."""
    you = Player(space="experts", estates=[Estate("douro", "red")])
    state = his_turn(game, you, LACERDAS_SEAT._replace(cash=5))
    yield "the tax marker is there", game.box.space_number["experts"], game.box.tax_space[state.year]
    play(state, DrawAction("experts"))
    yield "your money", 21, cash(state)[0]
    yield "his money", 5, cash(state)[LACERDA]


@special("EX-95", "VL-ACT-03", "VL-ACT-11")
def he_takes_experts(game: VinhosGame) -> Iterator[Finding]:
    """Taste 3 and aroma 1: one expert of each."""
    state = his_turn(game)
    tops = [state.pile_tops[0], state.pile_tops[1]]
    play(state, DrawAction("experts"))
    while question(state) == "DrawExpert":
        play(state, state.moves()[0])
    yield "his experts", tops, list(state.experts)


@special("EX-96", "VL-END-02", "VL-FAIR-05", "VC-EXPO-03")
def his_final_points(game: VinhosGame) -> Iterator[Finding]:
    """12 Bagos and two multiplier tiles: 7 + 20 VP, and his majorities."""
    tiles = {kind: {"high": True, "barrel": True} for kind in ("wine", "cellar")}
    lacerda = LACERDAS_SEAT._replace(cash=12, multipliers=tiles, up="taste_cash")
    state = turn(game, YOU, lacerda=lacerda, exports=dict(HIS_SPACES))
    lines = {row.name: row.points for row in scoring.lacerda_lines(state) if row.name != "majority"}
    yield "money and tiles", {"money": 7, "lacerda-tiles": 20}, lines
    yield "majorities", 14 + 12, sum(row.points for row in scoring.majority_lines(state, LACERDA))
    yield "in all", 19 + 7 + 20 + 26, scoring.total(state, LACERDA)
