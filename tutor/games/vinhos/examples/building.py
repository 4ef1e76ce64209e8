"""Examples EX-11 to EX-15 and EX-68 to EX-74: vineyards, wineries, workers and cellars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.vinhos.examples.positions import (
    Estate,
    Player,
    cash,
    cubes,
    experts_down,
    experts_up,
    go,
    kinds,
    play,
    question,
    settle_chance,
    turn,
    verdict,
    wines,
)
from tutor.games.vinhos.examples.registry import both, reserve, special
from tutor.games.vinhos.moves import (
    AddCube,
    BuildCellar,
    BuildWinery,
    BuyVineyard,
    ExportTo,
    Hire,
    MoveTo,
    PickWine,
    PlaceVineyard,
    SellFor,
    TakeExpert,
    UseExpert,
    UseTile,
)
from tutor.games.vinhos.names import REGIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame

OTHERS = (Player(space="pass"),) * 3


def vineyards(game: VinhosGame) -> str:
    """Return the first Vineyards space of the quadrel."""
    return game.box.spaces[0]


@both("EX-11", "VC-VINE-02", "VC-VINE-03", "VC-VINE-05", "VC-VINE-06", "VC-VINE-10", "VC-REGION-06")
def two_vineyards(game: VinhosGame) -> Iterator[Finding]:
    """Dão opens a fourth estate, Ribatejo grows; Lisboa and Algarve do not fit."""
    estates = [
        Estate("ribatejo", "white"),
        Estate("lisboa", "red"),
        Estate("algarve", "white", vineyards=2),
        Estate(),
        *([] if game.box.reserve else [Estate()]),
    ]
    tops = {"dao": "V4R1", "ribatejo": "V5W2", "lisboa": "V6W1", "algarve": "V9R1"}
    state = turn(
        game,
        Player(estates=estates, space="cellars"),
        *OTHERS,
        regions={name: {"top": top} for name, top in tops.items()},
    )
    go(state, vineyards(game), BuyVineyard("dao"))
    settle_chance(state)
    yield "price of Dão", 4, 20 - cash(state)[0]
    yield "the fourth estate is in Dão", REGIONS.index("dao"), state.vintners[0].region[3]
    yield "a cube on Dão", 1, cubes(state, "dao")
    yield "the free cellar of Dão", 1, state.vintners[0].cellars[3]
    if game.box.reserve:  # no estate is left without a region
        yield "Lisboa is white", "VC-VINE-10", verdict(state, BuyVineyard("lisboa"))
        yield "Algarve is red", "VC-VINE-10", verdict(state, BuyVineyard("algarve"))
    else:  # the fifth estate takes them, those of the regions do not grow
        for region in ("lisboa", "algarve"):
            fifth = settle_chance(play(state.copy(), BuyVineyard(region)))
            yield f"{region} does not grow", list(state.vintners[0].vineyards[:4]), fifth.vintners[0].vineyards[:4]
            yield f"{region} opens an estate of its own", REGIONS.index(region), fifth.vintners[0].region[4]
    play(state, BuyVineyard("ribatejo"))
    if question(state) == "ChooseEstate":
        play(state, PlaceVineyard(1))
    yield "both together", 8, 20 - cash(state)[0]
    yield "vineyards in Ribatejo", 2, state.vintners[0].vineyards[0]
    yield "a cube on Ribatejo", 1, cubes(state, "ribatejo")


@both("EX-12", "VC-WIN-01", "VC-WIN-03", "VC-VINE-07")
def a_cube_that_waits(game: VinhosGame) -> Iterator[Finding]:
    """A winery without a region keeps its cube until a vineyard comes."""
    blue = Player(estates=[Estate("douro", "red")], space="cellars")
    state = turn(game, blue, Player(), regions={"ribatejo": {"top": "V5R1"}})
    go(state, "wineries", BuildWinery(1), BuildWinery(2))
    yield "paid", 6, 20 - cash(state)[0]
    yield "a cube on Douro", 1, cubes(state, "douro")
    yield "a cube waits on the second winery", 1, state.vintners[0].waiting[1]
    waiting = Player(estates=[Estate("douro", "red", wineries=1), Estate(wineries=1, waiting=1)], space="cellars")
    later = turn(game, waiting, Player(), year=5, regions={"ribatejo": {"top": "V5R1"}, "douro": {"cubes": 1}})
    go(later, vineyards(game), BuyVineyard("ribatejo"), PlaceVineyard(2))
    yield "cubes on Ribatejo a year later", 2, cubes(later, "ribatejo")
    yield "nothing waits any more", 0, later.vintners[0].waiting[1]


@special("EX-13", "VS-WORK-01", "VC-WORK-01")
def one_of_each(game: VinhosGame) -> Iterator[Finding]:
    """One empty winery and one empty vineyard: an enologist and a farmer."""
    violet = Player(estates=[Estate("minho", "red", wineries=1)], space="wineries")
    state = turn(game, violet, *OTHERS)
    go(state, "workers", Hire("enologist", 1))
    yield "no second enologist", "VC-WORK-01", verdict(state, Hire("enologist", 1))
    play(state, Hire("farmer", 1))
    yield "3 + 2", 5, 20 - cash(state)[0]


@reserve("EX-14", "VR-WORK-01", "VC-WORK-01")
def enologists_only(game: VinhosGame) -> Iterator[Finding]:
    """In 2010 an enologist costs 1 Bago, and farmers cannot be hired."""
    violet = Player(estates=[Estate("minho", "red", wineries=1)], space="wineries")
    state = turn(game, violet, *OTHERS)
    go(state, "enologists")
    yield "no farmer", "VR-WORK-01", verdict(state, Hire("farmer", 1))
    play(state, Hire("enologist", 1))
    yield "price", 1, 20 - cash(state)[0]
    yield "no second enologist", True, question(state) != "HireWorkers"


@both("EX-15", "VS-CELL-01", "VR-CELL-01", "VC-CELL-02", "VC-CELL-03")
def wines_move_to_the_cellar(game: VinhosGame) -> Iterator[Finding]:
    """The wines keep their slots, and the region gets a cube (yellow is meant where the text says Jaime)."""
    state = turn(game, Player(estates=[Estate("alentejo", "red", (5, 4))], space="wineries"), *OTHERS)
    go(state, "cellars", BuildCellar(1))
    yield "wines in the cellar", [5, 4, 0, 0], wines(state, 0, 1)
    yield "a cube on Alentejo", 1, cubes(state, "alentejo")
    yield "price", 2 if game.box.reserve else 3, 20 - cash(state)[0]
    yield "the estate has a cellar", 1, state.vintners[0].cellars[0]


@special("EX-68", "VC-ABIL-06", "VC-ABIL-10", "VS-EXPERT-01")
def a_discount(game: VinhosGame) -> Iterator[Finding]:
    """Every vineyard of the action costs 1 Bago less, for one expert."""
    tops = {"minho": "V2R2", "dao": "V4R1"}
    violet = Player(up="taste_discount aroma_cash", space="wineries")
    state = turn(game, violet, *OTHERS, regions={name: {"top": top} for name, top in tops.items()})
    play(state, UseExpert("taste_discount"), MoveTo("vineyards_a"), BuyVineyard("minho"), BuyVineyard("dao"))
    yield "2 + 3", 5, 20 - cash(state)[0]
    yield "experts face down", 1, experts_down(state, 0)
    yield "no other ability this turn", [], [move for move in state.moves() if isinstance(move, UseExpert)]


@reserve("EX-69", "VC-ABIL-06", "VC-ABIL-10")
def two_discounts(game: VinhosGame) -> Iterator[Finding]:
    """Two Discounts add up; a vineyard never costs less than nothing."""
    game = game.corrected({"vineyard_tiles": [{"id": "V1R1", "cost": 1}]})
    tops = {"ribatejo": "V5R1", "minho": "V2R1", "tras_os_montes": "V1R1"}
    yellow = Player(up="taste_discount aroma_discount", space="wineries")
    state = turn(game, yellow, *OTHERS, regions={name: {"top": top} for name, top in tops.items()})
    play(state, UseExpert("taste_discount"), UseExpert("aroma_discount"), MoveTo("vineyards"))
    for region, price in (("ribatejo", 1), ("minho", 0), ("tras_os_montes", 0)):
        before = cash(state)[0]
        play(state, BuyVineyard(region))
        settle_chance(state)
        yield f"price of {region}", price, before - cash(state)[0]


@special("EX-70", "VC-ABIL-09", "VC-ABIL-03", "VS-EXPO-01")
def a_cube_in_the_middle(game: VinhosGame) -> Iterator[Finding]:
    """Add Cube during the action lets a wine of 7 reach a 9."""
    violet = Player(estates=[Estate("douro", "red", (0, 7))], up="taste_add_cube", space="experts")
    state = turn(game, violet, *OTHERS, regions={"douro": {"cubes": 1}})
    go(state, "export", UseExpert("taste_add_cube"), AddCube("douro"))
    yield "cubes on Douro", 2, cubes(state, "douro")
    play(state, PickWine(1, 2), ExportTo(4, 1))
    yield "VP", 9, state.vintners[0].vp
    yield "cubes left", 0, cubes(state, "douro")


@both("EX-71", "VC-VALUE-06", "VC-VALUE-07")
def cubes_are_used_up(game: VinhosGame) -> Iterator[Finding]:
    """Two white Dão wines of 6, two cubes: the first sells for 8, the second for 6 at most."""
    estates = [Estate("dao", "white", (6,), cellar=True), Estate("dao", "white", (6,), cellar=True)]
    state = turn(game, Player(estates=estates, space="wineries"), *OTHERS, regions={"dao": {"cubes": 2}})
    go(state, "sales", PickWine(1, 1), SellFor(8))
    yield "cubes left", 0, cubes(state, "dao")
    play(state, PickWine(2, 1))
    yield "what the second can reach", [3, 4, 5, 6], [move.value for move in kinds(state, SellFor)]


@special("EX-72", "VC-VINE-01", "VC-VINE-11", "VS-TYC-02")
def a_tile_is_an_action_of_its_own(game: VinhosGame) -> Iterator[Finding]:
    """A tycoon tile may buy where the quadrel action has bought already."""
    tops = {"minho": "V2R1", "dao": "V4R1"}
    buyer = Player(tiles="vineyard", space="wineries")
    state = turn(game, buyer, *OTHERS, regions={name: {"top": top} for name, top in tops.items()})
    go(state, "vineyards_a", BuyVineyard("minho"))
    settle_chance(state)
    yield "not twice in one action", "VC-VINE-01", verdict(state, BuyVineyard("minho"))
    play(state, BuyVineyard("dao"))
    settle_chance(state)
    before, there = cash(state)[0], state.tops[REGIONS.index("minho")]
    play(state, UseTile("vineyard_action"))
    yield "a second Minho vineyard", "legal", verdict(state, BuyVineyard("minho"))
    play(state, BuyVineyard("minho"), PlaceVineyard(1))
    cost = game.box.vineyard_costs[REGIONS.index("minho")][there]
    yield "for 1 Bago less", cost - 1, before - cash(state)[0]
    yield "cubes on Minho", 2, cubes(state, "minho")


@both("EX-73", "VC-REGION-04", "VC-VINE-10", "VC-REGION-06")
def minho_and_cellars(game: VinhosGame) -> Iterator[Finding]:
    """An estate with a cellar takes no Minho vineyard; Dão brings no second cellar."""
    blue = Player(estates=[*spread(game), Estate(cellar=True)], space="export")
    tops = {"minho": {"top": "V2W1"}, "dao": {"top": "V4W1"}}
    state = turn(game, blue, *OTHERS, regions=tops)
    go(state, vineyards(game))
    yield "Minho", "VC-VINE-10", verdict(state, BuyVineyard("minho"))
    yield "Dão", "legal", verdict(state, BuyVineyard("dao"))
    before = state.cellars
    play(state, BuyVineyard("dao"))
    yield "cellars on the board", before, state.cellars


def spread(game: VinhosGame) -> list[Estate]:
    """Return red estates of different regions for all places but one."""
    regions = ("alentejo", "algarve", "lisboa", "setubal")
    return [Estate(region, "red", wineries=2) for region in regions[: game.box.estates - 1]]


@both("EX-74", "VC-REGION-09", "VC-REGION-13", "VC-VINE-05")
def setubal_again(game: VinhosGame) -> Iterator[Finding]:
    """A second Setúbal estate brings experts again, a second vineyard of one estate does not."""
    yellow = Player(estates=[Estate("setubal", "red"), Estate()], space="wineries")
    state = turn(game, yellow, *OTHERS, regions={"setubal": {"top": "V7W1"}})
    go(state, vineyards(game), BuyVineyard("setubal"))
    settle_chance(state)
    play(state, TakeExpert("taste"), TakeExpert("aroma"))
    yield "experts of the second estate", 2, experts_up(state, 0)
    state = turn(game, yellow, *OTHERS, regions={"setubal": {"top": "V7R1"}})
    go(state, vineyards(game), BuyVineyard("setubal"), PlaceVineyard(1))
    settle_chance(state)
    yield "experts of a second vineyard", 0, experts_up(state, 0)
    yield "vineyards of the first estate", 2, state.vintners[0].vineyards[0]
