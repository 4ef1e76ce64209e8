"""Vineyards, regions, wineries, cellars and workers (VC-VINE, VC-REGION, VC-WIN, VC-CELL, VC-WORK)."""

from __future__ import annotations

import pytest

from tests.games.vinhos.looking import OTHERS, amid, details, first_space, refusal, rules_told
from tutor.games.vinhos.examples.positions import (
    STOP,
    Estate,
    Player,
    cash,
    cubes,
    experts_up,
    go,
    kinds,
    play,
    question,
    settle_chance,
    turn,
    wines,
)
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import (
    AddCube,
    BuildCellar,
    BuildWinery,
    BuyVineyard,
    Divest,
    Hire,
    MoveTo,
    PickWine,
    PlaceVineyard,
    SellFor,
    TakeExpert,
    UseExpert,
)
from tutor.games.vinhos.names import DOURO, REGIONS


def tops(**regions: str) -> dict[str, dict[str, str]]:
    return {region: {"top": top} for region, top in regions.items()}


# ---------------------------------------------------------------------- vineyards


def test_two_regions_in_2016_any_number_in_2010(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VS-VINE-01, VR-VINE-01, VC-VINE-02: one vineyard of each."""
    bought = []
    for game in (special, reserve):
        state = turn(game, Player(cash=40, space="wineries"), *OTHERS, regions=tops(minho="V2R1", dao="V4R1"))
        go(state, first_space(game))
        count = 0
        while kinds(state, BuyVineyard):
            play(state, kinds(state, BuyVineyard)[0])
            settle_chance(state)
            while question(state) in ("ChooseEstate", "ChooseExpert"):
                play(state, state.moves()[0])
                settle_chance(state)
            count += 1
        bought.append(count)
    assert bought == [2, 4], "two by the limit, four because the estates are full"


def test_never_twice_in_one_region(game: VinhosGame) -> None:
    """VC-VINE-01, VC-VINE-09, VC-VINE-11: within one action; the second purchase depends on the first."""
    state = turn(game, Player(space="wineries"), *OTHERS, regions=tops(minho="V2R1"))
    go(state, first_space(game))
    assert refusal(state, STOP) == ("at-least-one", "VC-MOVE-07")
    assert refusal(state, BuyVineyard("champagne")) == ("no-such-region", "VC-REGION-00")
    assert details(state, BuyVineyard("minho")) == {"colour": "red", "price": 2}
    play(state, BuyVineyard("minho"))
    settle_chance(state)
    assert refusal(state, BuyVineyard("minho")) == ("same-region-twice", "VC-VINE-01")


def test_a_vineyard_must_fit_and_be_paid(game: VinhosGame) -> None:
    """VC-VINE-03, VC-VINE-10, VC-LIMIT-02: otherwise it may not even be taken."""
    full = [Estate(region, "red", wineries=2) for region in ("alentejo", "algarve", "lisboa", "setubal", "dao")]
    estates = full[: game.box.estates - 1]
    estates.append(Estate("minho", "red", vineyards=1, wineries=1))
    gone = {"gone": {"red": 2, "white": 2}, "top": None}
    regions = {**tops(minho="V2W1", ribatejo="V5R1"), "douro": gone}
    state = amid(game, "BuyVineyards", first_space(game), Player(cash=3, estates=estates), 1, bought=1, regions=regions)
    assert refusal(state, BuyVineyard("minho")) == ("no-estate-for-vineyard", "VC-VINE-10")
    assert refusal(state, BuyVineyard("douro")) == ("stack-empty", "VC-LIMIT-02")
    assert refusal(state, BuyVineyard("tras_os_montes")) == ("same-region-twice", "VC-VINE-01")
    poor = amid(game, "BuyVineyards", first_space(game), Player(cash=3), 1, bought=1, regions=tops(dao="V4R2"))
    assert refusal(poor, BuyVineyard("dao")) == ("too-dear", "VC-VINE-02")
    pair = turn(game, Player(space="wineries"), Player(space="pass"))
    go(pair, first_space(game))
    out = next(region for region in range(9) if not pair.in_play(region))
    assert refusal(pair, BuyVineyard(REGIONS[out])) == ("region-not-used", "VC-SETUP-10")


def test_the_estate_of_a_vineyard(game: VinhosGame) -> None:
    """VC-VINE-03, VC-VINE-04, VC-VINE-08, VC-GEN-09: of estates that are alike only the first is a choice."""
    home = [Estate("minho", "red"), Estate(), Estate(), Estate("dao", "white", cellar=True)]
    state = turn(game, Player(estates=home, space="wineries"), *OTHERS, regions=tops(minho="V2R2"))
    go(state, first_space(game), BuyVineyard("minho"))
    settle_chance(state)
    assert state.moves() == [PlaceVineyard(1), PlaceVineyard(2)]
    assert refusal(state, PlaceVineyard(3)) == ("same-as-another", "VC-GEN-09")
    assert refusal(state, PlaceVineyard(4)) == ("vineyard-does-not-fit", "VC-VINE-03")
    assert refusal(state, PlaceVineyard(9)) == ("no-such-estate", "VC-COMP-03")
    play(state, PlaceVineyard(2))
    assert state.vintners[0].region[:2] == [1, 1], "several estates of one player may be in one region"


def test_a_first_vineyard_opens_a_region_and_moves_waiting_cubes(game: VinhosGame) -> None:
    """VC-VINE-05, VC-VINE-06, VC-VINE-07, VC-VINE-12: the own cube first, waiting ones without the supply."""
    waiting = [Estate(wineries=2, waiting=2), Estate("douro", "red")]
    full = {"douro": {"cubes": 4}, "alentejo": {"cubes": 4}, "algarve": {"cubes": 4}, "lisboa": {"cubes": 4}}
    regions = {**full, "minho": {"top": "V2R1", "cubes": 0}, "dao": {"cubes": 2}}
    state = turn(game, Player(estates=waiting, space="wineries"), *OTHERS, regions=regions)
    assert state.supply == 0
    go(state, first_space(game), BuyVineyard("minho"), PlaceVineyard(1))
    assert cubes(state, "minho") == 2 and state.vintners[0].waiting[0] == 0
    assert rules_told(state, "no-cube") == ["VC-LIMIT-01"]
    assert rules_told(state, "waiting-cubes") == ["VC-VINE-07"]


@pytest.mark.parametrize(("ruling", "waiting", "supply"), [("back_to_supply", 0, 11), ("stay", 1, 10)])
def test_waiting_cubes_without_a_slot(game: VinhosGame, ruling: str, waiting: int, supply: int) -> None:
    """VC-VINE-07: waiting_cubes_without_slot says whether they go back or stay."""
    home = [Estate(wineries=2, waiting=2), Estate("minho", "white", (6,))]
    regions = {"minho": {"top": "V2R1", "cubes": 2}}
    options = {"waiting_cubes_without_slot": ruling}
    state = turn(game, Player(estates=home, space="wineries"), *OTHERS, regions=regions, options=options)
    go(state, first_space(game), BuyVineyard("minho"), PlaceVineyard(1), STOP)
    assert (cubes(state, "minho"), state.vintners[0].waiting[0], state.supply) == (4, waiting, supply + 5)


def test_a_staying_cube_moves_when_a_slot_becomes_free(game: VinhosGame) -> None:
    """VC-VINE-07: "stay" ends with the next cube that is removed from the region."""
    home = [Estate("minho", "red", (7,), wineries=2, waiting=1)]
    state = turn(
        game,
        Player(estates=home, space="wineries"),
        *OTHERS,
        regions={"minho": {"cubes": 4}},
        options={"waiting_cubes_without_slot": "stay"},
    )
    go(state, "sales", PickWine(1, 1), SellFor(8))
    assert cubes(state, "minho") == 4 and state.vintners[0].waiting[0] == 0


# ---------------------------------------------------------------------- regions


def test_regions_have_the_numbers_of_the_guide(game: VinhosGame) -> None:
    """VC-REGION-00: by name; older numbers of the examples do not count."""
    assert [game.text(f"region-{region.replace('_', '-')}") for region in REGIONS] == [
        "Trás-os-Montes", "Minho", "Douro", "Dão", "Ribatejo", "Lisboa", "Setúbal", "Alentejo", "Algarve",
    ]  # fmt: skip


@pytest.mark.parametrize(("region", "field"), [("dao", "cellars"), ("ribatejo", "farmers"), ("lisboa", "wineries")])
def test_gifts_come_once_for_each_estate_and_bring_no_cube(game: VinhosGame, region: str, field: str) -> None:
    """VC-REGION-01, VC-REGION-06, VC-REGION-07, VC-REGION-08, VC-REGION-12, VC-REGION-13."""
    number = REGIONS.index(region) + 1
    state = turn(game, Player(space="wineries"), *OTHERS, regions=tops(**{region: f"V{number}R1"}))
    go(state, first_space(game), BuyVineyard(region))
    assert getattr(state.vintners[0], field)[0] == 1 and cubes(state, region) == 1
    home = [Estate(region, "red")]
    again = turn(game, Player(estates=home, space="wineries"), *OTHERS, regions=tops(**{region: f"V{number}R2"}))
    go(again, first_space(game), BuyVineyard(region), PlaceVineyard(1))
    assert getattr(again.vintners[0], field)[0] == 0, "the second vineyard of an estate brings nothing"


def test_a_gift_that_has_run_out_is_lost(game: VinhosGame) -> None:
    """VC-REGION-02, VC-LIMIT-03: a farmer that is not there."""
    state = turn(game, Player(space="wineries"), *OTHERS, regions=tops(ribatejo="V5R1"))
    state.farmers = 0
    go(state, first_space(game), BuyVineyard("ribatejo"))
    assert state.vintners[0].farmers[0] == 0
    assert rules_told(state, "gift-lost") == ["VC-REGION-02"]


def test_douro_gives_what_is_left_of_the_port_tiles(game: VinhosGame) -> None:
    """VC-REGION-05, VC-LIMIT-03: two, one or none."""
    for held, given in ((4, 2), (5, 1), (6, 0)):
        others = (Player(space="pass", ports=held), *OTHERS[1:])
        state = turn(game, Player(space="wineries"), *others, regions=tops(douro="V3R1"))
        go(state, first_space(game), BuyVineyard("douro"))
        assert state.vintners[0].ports == given and state.vintners[0].region[0] == DOURO


def test_setubal_gives_two_experts_of_any_pile(game: VinhosGame) -> None:
    """VC-REGION-09, VC-EXPERT-04: one after the other."""
    state = turn(game, Player(space="wineries"), *OTHERS, regions=tops(setubal="V7R1"))
    go(state, first_space(game), BuyVineyard("setubal"))
    settle_chance(state)
    play(state, TakeExpert("aroma"))
    settle_chance(state)
    play(state, TakeExpert("aroma"))
    assert experts_up(state, 0) == 2


def test_minho_and_cellars_exclude_each_other(game: VinhosGame) -> None:
    """VC-REGION-04, VC-CELL-04: also the other way round, unless minho_on_estate_with_cellar says otherwise."""
    state = turn(game, Player(estates=[Estate("minho", "red")], space="export"), *OTHERS)
    go(state, "cellars")
    assert refusal(state, BuildCellar(1)) == ("no-cellar-in-minho", "VC-CELL-04")
    spread = [Estate(region, "red", wineries=2) for region in ("alentejo", "algarve", "lisboa", "setubal")]
    home = [*spread[: game.box.estates - 1], Estate(cellar=True)]
    options = {"minho_on_estate_with_cellar": True}
    state = turn(game, Player(estates=home, space="export"), *OTHERS, regions=tops(minho="V2R1"), options=options)
    go(state, first_space(game))
    assert refusal(state, BuyVineyard("minho")) is None


# ---------------------------------------------------------------------- wineries


def test_wineries_cost_three_and_bring_a_cube(game: VinhosGame) -> None:
    """VC-WIN-01, VC-WIN-02, VC-WIN-03, VC-WIN-04: also on an estate without a region."""
    state = turn(game, Player(estates=[Estate("dao", "red", cellar=True)], space="export"), *OTHERS, year=6)
    go(state, "wineries", BuildWinery(1), BuildWinery(2))
    assert cash(state)[0] == 20 - 1 - 6
    assert (cubes(state, "dao"), state.vintners[0].waiting[1]) == (1, 1)
    assert rules_told(state, "cube-waits") == ["VC-WIN-03"]


def test_two_wineries_on_an_estate_at_most(game: VinhosGame) -> None:
    """VC-WIN-02, VC-WIN-05, VC-VINE-04, VC-GEN-12: the third slot is kept for a vineyard."""
    home = [Estate(wineries=2), Estate("dao", "red", vineyards=2, wineries=1, cellar=True), Estate(), Estate()]
    state = turn(game, Player(estates=home, space="export"), *OTHERS)
    go(state, "wineries")
    assert refusal(state, BuildWinery(1)) == ("two-wineries", "VC-WIN-05")
    assert refusal(state, BuildWinery(2)) == ("estate-full", "VC-WIN-02")
    assert refusal(state, BuildWinery(4)) == ("same-as-another", "VC-GEN-09")
    assert refusal(state, BuildWinery(0)) == ("no-such-estate", "VC-COMP-03")
    assert state.moves()[0] == BuildWinery(3)


def test_wineries_can_run_out_and_be_too_dear(game: VinhosGame) -> None:
    """VC-LIMIT-03, VC-WIN-01: then nothing more is built."""
    gone = {"supply": {"wineries": 0}}
    with pytest.raises(Exception, match="compare"):
        amid(game, "BuildWineries", "wineries", Player(), 1, **gone)
    poor = amid(game, "BuildWineries", "wineries", Player(cash=2), 1)
    assert refusal(poor, BuildWinery(1)) == ("too-dear", "VC-WIN-01")
    none = amid(game, "BuildWineries", "wineries", Player(cash=9), 1)
    none.wineries = 0
    assert refusal(none, BuildWinery(1)) == ("no-wineries", "VC-LIMIT-03")
    assert none.moves()[-1] == STOP


def test_no_cube_left_for_a_winery(game: VinhosGame) -> None:
    """VC-WIN-03, VC-LIMIT-01: nothing is placed then."""
    full = {region: {"cubes": 4} for region in ("douro", "alentejo", "algarve", "lisboa", "dao")}
    state = turn(game, Player(space="export"), *OTHERS, regions=full)
    go(state, "wineries", BuildWinery(1))
    assert state.vintners[0].waiting[0] == 0
    assert rules_told(state, "no-cube-left") == ["VC-LIMIT-01"]


# ---------------------------------------------------------------------- cellars


def test_cellars_of_both_editions(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VS-CELL-01, VR-CELL-01: one or two for 3 Bagos, exactly one for 2."""
    state = turn(special, Player(space="wineries"), *OTHERS)
    go(state, "cellars", BuildCellar(1), BuildCellar(2))
    assert (cash(state)[0], state.actor) == (14, 1)
    state = turn(reserve, Player(space="wineries", investment=-2), *OTHERS)
    go(state, "cellars", BuildCellar(1))
    assert (cash(state)[0], state.actor) == (18, 1)


def test_a_cellar_for_each_estate(game: VinhosGame) -> None:
    """VC-CELL-01, VC-CELL-02, VC-CELL-03: wines keep their slots; the cube waits without a region."""
    home = [Estate("dao", "red", (5, 4), cellar=True), Estate("lisboa", "red", (3, 2)), Estate(), Estate()]
    state = turn(game, Player(estates=home, space="wineries"), *OTHERS)
    go(state, "cellars")
    assert refusal(state, BuildCellar(1)) == ("has-cellar", "VC-CELL-01")
    assert refusal(state, BuildCellar(7)) == ("no-such-estate", "VC-COMP-03")
    assert refusal(state, BuildCellar(4)) == ("same-as-another", "VC-GEN-09")
    play(state, BuildCellar(2))
    assert wines(state, 0, 2) == [3, 2, 0, 0] and cubes(state, "lisboa") == 1


def test_cellars_can_run_out_and_be_too_dear(game: VinhosGame) -> None:
    """VC-LIMIT-03, VC-GEN-06: what has run out cannot be had."""
    none = amid(game, "BuildCellars", "cellars", Player(), 1) if not game.box.reserve else None
    state = none or turn(game, Player(cash=1, space="wineries"), *OTHERS)
    if none:
        none.cellars = 0
        assert refusal(none, BuildCellar(1)) == ("no-cellars", "VC-LIMIT-03")
        poor = amid(game, "BuildCellars", "cellars", Player(cash=1), 1)
        assert refusal(poor, BuildCellar(1)) == ("too-dear", "VS-CELL-01")
    else:
        assert refusal(state, MoveTo("cellars")) == ("nothing-affordable", "VC-MOVE-07")
        state.cellars = 0
        assert refusal(state, MoveTo("cellars")) == ("nothing-to-do", "VC-CELL-01")


# ---------------------------------------------------------------------- workers


def test_workers_of_2016(special: SpecialVintageGame) -> None:
    """VS-WORK-01, VC-WORK-01, VC-WORK-02: any two, each on an empty tile at once."""
    home = [
        Estate("dao", "red", vineyards=2, wineries=1, cellar=True),
        Estate(wineries=1),
        Estate(),
        Estate(wineries=1),
    ]
    state = turn(special, Player(estates=home, space="cellars", cash=9), *OTHERS, year=6)
    go(state, "workers")
    assert refusal(state, Hire("cook", 1)) == ("no-such-worker", "VC-WORK-01")
    assert refusal(state, Hire("farmer", 2)) == ("no-empty-tile", "VC-WORK-01")
    assert refusal(state, Hire("enologist", 4)) == ("same-as-another", "VC-GEN-09")
    assert refusal(state, Hire("enologist", 9)) == ("no-such-estate", "VC-COMP-03")
    play(state, Hire("enologist", 2), Hire("farmer", 1))
    vintner = state.vintners[0]
    assert (vintner.enologists[1], vintner.farmers[0], vintner.cash) == (1, 1, 9 - 1 - 5)


def test_workers_can_run_out_and_be_too_dear(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VC-LIMIT-03, VR-WORK-01: enologists are gone, farmers are not for hire in 2010."""
    home = [Estate("minho", "red", wineries=1)]
    state = amid(special, "HireWorkers", "workers", Player(estates=home, cash=2), 1)
    assert refusal(state, Hire("enologist", 1)) == ("too-dear", "VS-WORK-01")
    state.enologists = 0
    assert refusal(state, Hire("enologist", 1)) == ("no-workers-left", "VC-LIMIT-03")
    assert refusal(state, Hire("farmer", 1)) is None
    state = amid(reserve, "HireWorkers", "enologists", Player(estates=home), 0)
    assert refusal(state, Hire("farmer", 1)) == ("not-hired-here", "VR-WORK-01")
    play(state, Hire("enologist", 1))
    assert state.vintners[0].cash == 19


# ---------------------------------------------------------------------- in between


def test_money_may_be_raised_between_two_units(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VC-ABIL-09, VR-BANK-12: the action goes on although the cash is spent."""
    state = turn(special, Player(cash=5, space="export", up="taste_cash"), *OTHERS, year=6)
    go(state, "wineries", BuildWinery(1))
    assert state.moves() == [UseExpert("taste_cash"), STOP]
    play(state, UseExpert("taste_cash"), BuildWinery(1))
    assert (cash(state)[0], state.actor) == (0, 1)
    state = turn(reserve, Player(cash=4, space="export", investment=2), *OTHERS, year=6)
    go(state, "wineries", BuildWinery(1), Divest(), BuildWinery(1))
    assert cash(state)[0] == 4 - 1 - 3 + 3 - 3
    other = amid(special, "BuildWineries", "wineries", Player())
    assert refusal(other, Divest()) == ("no-investment-here", "VC-GEN-01")


def test_no_experts_during_an_action_with_that_ruling(game: VinhosGame) -> None:
    """VC-ABIL-09: experts_usable_during_action."""
    options = {"experts_usable_during_action": False}
    player = Player(space="wineries", up="taste_cash aroma_add_cube")
    state = amid(game, "BuildWineries", "wineries", player, options=options)
    assert refusal(state, UseExpert("taste_cash")) == ("not-during-action", "VC-ABIL-09")
    free = amid(game, "BuildWineries", "wineries", player)
    play(free, UseExpert("aroma_add_cube"), AddCube("minho"))
    assert cubes(free, "minho") == 1
