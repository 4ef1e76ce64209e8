"""Examples EX-45 to EX-50, EX-85, EX-86 and EX-89: tycoon tiles and magnate benefits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.vinhos.examples.positions import (
    Estate,
    Player,
    cash,
    go,
    kinds,
    play,
    position,
    question,
    turn,
    verdict,
    vp,
    wines,
)
from tutor.games.vinhos.examples.registry import reserve, special
from tutor.games.vinhos.moves import (
    BuildCellar,
    BuildWinery,
    BuyVineyard,
    ChooseSlot,
    EnterWine,
    ExportTo,
    Hire,
    LeaveGame,
    PickWine,
    SellFor,
    TakeBooth,
    TakePlace,
    UseBenefit,
    UseTile,
    VisitMagnate,
)

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame

OTHERS = (Player(space="pass"),) * 3
OUT = LeaveGame()


@special("EX-45", "VS-TYC-01", "VS-TYC-04", "VS-CELL-01")
def a_tile_before_the_action(game: VinhosGame) -> Iterator[Finding]:
    """Export by a tycoon tile, then two cellars by the action."""
    blue = Player(estates=[Estate("douro", "red", (6, 5))], tiles="export", space="wineries")
    state = turn(game, blue, *OTHERS)
    play(state, UseTile("export_action"), PickWine(1, 1), ExportTo(5, 5), PickWine(1, 2), ExportTo(5, 4))
    yield "VP of two exports", 9, vp(state)[0]
    yield "the tile lies face down", (0, 1), (state.vintners[0].tiles_up, state.vintners[0].tiles_down.bit_count())
    go(state, "cellars", BuildCellar(1), BuildCellar(2))
    yield "two cellars", 6, 20 - cash(state)[0]


@reserve("EX-46", "VR-PRESS-04", "VR-MAG-01", "VR-MAG-05", "VR-MAG-07", "VR-MAG-08")
def barrels_with_magnates(game: VinhosGame) -> Iterator[Finding]:
    """A red Douro wine of 9 pleases all three; then a benefit moves a barrel to extra Sales."""
    estates = [Estate("douro", "red", (9, 6)), Estate("minho", "white", (4,))]
    blue = Player(estates=estates, magnates=(1, 0, 0))
    state = turn(game, blue, *OTHERS, vintage="V3")
    go(state, "pass", TakePlace(1), EnterWine(1, 1), TakeBooth(1))
    met = [move.magnate for move in kinds(state, VisitMagnate)]
    yield "all three", ["anabela", "bruno", "carolina"], met
    play(state, VisitMagnate("anabela"), VisitMagnate("bruno"))
    yield "two at most", [2, 1, 0], list(state.vintners[0].magnates)
    yield "the fair wine is gone", [0, 6, 0, 0], wines(state, 0, 1)
    play(state, UseBenefit("sales_action"), PickWine(2, 1))
    yield "a barrel on extra Sales", [1, 1, 0], list(state.vintners[0].magnates)
    play(state, PickWine(1, 2), SellFor(6))
    yield "account", 11, state.vintners[0].account


@reserve("EX-47", "VR-MAG-01", "VR-MAG-03", "VR-MAG-05")
def from_action_to_action(game: VinhosGame) -> Iterator[Finding]:
    """The barrel moves on from extra Sales to extra Winery, and an enologist is hired for it."""
    blue = Player(estates=[Estate("douro", "red", (4,))], extras={"sales_action": 1}, space="wineries")
    state = turn(game, blue, *OTHERS, round=2)
    play(state, UseBenefit("winery_action"), PickWine(1, 1), BuildWinery(1))
    yield "price of the winery", 1, 20 - cash(state)[0]
    yield "the barrel has moved", [1, 0], state.vintners[0].extras[:2]
    go(state, "enologists", Hire("enologist", 1))
    yield "winery and enologist together", 2, 20 - cash(state)[0]


@reserve("EX-48", "VR-MAG-04", "VR-MULT-05")
def to_a_multiplier(game: VinhosGame) -> Iterator[Finding]:
    """A barrel goes from Bruno to the cash multiplier for good; then vineyards are bought."""
    blue = Player(estates=[Estate("douro", "red", (4,))], magnates=(0, 1, 0), space="wineries")
    state = turn(game, blue, *OTHERS, year=5, regions={"minho": {"top": "V2R1"}})
    play(state, UseBenefit("cash_multiplier"), PickWine(1, 1), ChooseSlot(1))
    yield "slots of the multiplier", [0, -1], state.slots[8:10]
    yield "Bruno has no barrel left", [0, 0, 0], list(state.vintners[0].magnates)
    yield "one benefit in a turn", [], kinds(state, UseBenefit)
    go(state, "vineyards", BuyVineyard("minho"))
    yield "the action follows", 2, 20 - cash(state)[0]


@reserve("EX-49", "VR-MULT-07", "VR-MAG-08", "VR-CELL-01")
def a_wine_for_its_value(game: VinhosGame) -> Iterator[Finding]:
    """After the Cellars action: one wine for the benefit, another one for VP."""
    blue = Player(estates=[Estate("douro", "red", (4, 7))], extras={"winery_action": 1}, space="wineries")
    state = turn(game, blue, *OTHERS, year=5, round=2)
    go(state, "cellars", BuildCellar(1))
    play(state, UseBenefit("wine_now_multiplier"), PickWine(1, 1), PickWine(1, 2))
    if question(state) == "ScoreCubes":
        play(state, state.moves()[0])
    yield "7 and the age bonus of its slot", 8, vp(state)[0]
    yield "no wine is left", [0, 0, 0, 0], wines(state, 0, 1)


@reserve("EX-50", "VC-PRESS-02", "VR-PRESS-05")
def back_on_pass(game: VinhosGame) -> Iterator[Finding]:
    """After the press release a further visit only changes the order."""
    orange = Player(estates=[Estate("douro", "red", (9,))], booth=1, fair_tile=4, magnates=(1, 0, 0))
    state = turn(game, orange, *OTHERS, year=5, round=2, vintage="V3")
    go(state, "pass", TakePlace(1))
    yield "no press release", True, question(state) != "ChooseRelease"
    yield "no barrel moves", [1, 0, 0], list(state.vintners[0].magnates)


@reserve("EX-85", "VR-MULT-09")
def cubes_now(game: VinhosGame) -> Iterator[Finding]:
    """Two estates in Douro (3 cubes) and one in Minho (2 cubes): 5 VP, and the cubes stay."""
    estates = [Estate("douro", "red", (4,)), Estate("douro", "white"), Estate("minho", "red")]
    blue = Player(estates=estates, magnates=(0, 0, 1), space="wineries")
    state = turn(game, blue, *OTHERS, regions={"douro": {"cubes": 3}, "minho": {"cubes": 2}})
    play(state, UseBenefit("cubes_now_multiplier"), PickWine(1, 1))
    yield "VP", 5, vp(state)[0]
    yield "cubes stay", 5, state.cubes[2] + state.cubes[1]


@reserve("EX-86", "VR-MULT-08")
def four_features(game: VinhosGame) -> Iterator[Finding]:
    """With alcohol face down the multiplier cannot be chosen."""
    up = "taste_cash aroma_cash appearance_cash"
    home = [Estate("douro", "red", (4,))]
    state = turn(game, Player(estates=home, magnates=(0, 1, 0), up=up, down="alcohol_cash"), *OTHERS)
    yield "one feature is missing", "VR-MULT-08", verdict(state, UseBenefit("experts_now_multiplier"))
    state = turn(game, Player(estates=home, magnates=(0, 1, 0), up=f"{up} alcohol_cash"), *OTHERS)
    play(state, UseBenefit("experts_now_multiplier"), PickWine(1, 1))
    yield "with all four", 8, vp(state)[0]


@reserve("EX-89", "VR-END-01")
def the_closing_round(game: VinhosGame) -> Iterator[Finding]:
    """Orange uses a benefit, the other is out, orange uses another one and is out."""
    orange = Player(estates=[Estate("douro", "red", (4, 5))], magnates=(0, 2, 0))
    blue = Player(estates=[Estate("minho", "red", (4,))], magnates=(1, 0, 0))
    stack = [["FinalScoring"], ["NextCloser", 1], ["CloseTurn", 0]]
    state = position(game, (orange, blue), stack, {"year": 6, "vintage": "V5", "final": True}, {})
    asked = [state.actor]
    play(state, UseBenefit("cash_multiplier"), PickWine(1, 1), ChooseSlot(1))
    asked.append(state.actor)
    play(state, OUT)
    asked.append(state.actor)
    play(state, UseBenefit("enologist_multiplier"), PickWine(1, 2), ChooseSlot(1))
    yield "who is asked", [0, 1, 0], asked
    yield "no wine is left: the game is over", True, state.over
    yield "orange's barrels", [0, 0, 0], list(state.vintners[0].magnates)
