"""What a second reading of the rules found."""

from __future__ import annotations

import pytest

from tests.games.vinhos.looking import OTHERS, amid, first_space, refusal
from tutor.games.vinhos.examples.positions import (
    Estate,
    Player,
    go,
    play,
    position,
    question,
    set_up,
    settle_chance,
    turn,
    wines,
)
from tutor.games.vinhos.export import ExportWines
from tutor.games.vinhos.fair_experts import advance_feature
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.maintenance import losable
from tutor.games.vinhos.moves import (
    AcceptGift,
    BuildWinery,
    BuyVineyard,
    DeclineGift,
    LayNext,
    LeaveGame,
    LoseTile,
    PickWine,
    PlantFirst,
    RearrangeRegion,
    RecoverPair,
    Stop,
    TakeExpert,
    UseBenefit,
    UseExpert,
)
from tutor.games.vinhos.names import FEATURES, REGIONS
from tutor.games.vinhos.sales import SellWines

#: What is left of Minho, laid below the top one; the last one has its place by itself.
BELOW = (LayNext("V2R2"), LayNext("V2W1"))


def test_cash_counts_in_the_closing_round_without_a_benefit(reserve: ReserveGame) -> None:
    """VR-END-01, VR-MULT-05: who has no wine left may still turn an expert for the cash multiplier."""
    first = Player(estates=[Estate("minho", "red", (4,))], magnates=(1, 0, 0))
    second = Player(cash=3, investment=-2, up="taste_cash aroma_discount")
    stack = [["FinalScoring"], ["NextCloser", 1], ["CloseTurn", 0]]
    given = {"year": 6, "vintage": "V5", "final": True, "multipliers": {"cash": [1, -1]}}
    state = position(reserve, (first, second), stack, given, {})
    play(state, LeaveGame())
    assert state.actor == 1 and state.moves() == [UseExpert("taste_cash"), LeaveGame()]
    before = state.scores()[1]
    play(state, UseExpert("taste_cash"), LeaveGame())
    assert state.over and state.scores()[1] == before + 2


@pytest.mark.parametrize(("cash", "asked"), [(6, True), (5, False)])
def test_rearrange_may_bring_up_a_second_vineyard(game: VinhosGame, cash: int, asked: bool) -> None:
    """VC-ABIL-05, VC-ABIL-10: between two purchases, also where nothing on top is affordable, but something below."""
    player = Player(cash=cash, investment=-2, up="taste_rearrange")
    tops = {region: {"top": f"V{number}R2"} for number, region in enumerate(REGIONS, 1)}
    state = amid(game, "BuyVineyards", first_space(game), player, regions=tops)
    play(state, BuyVineyard("tras_os_montes"))
    settle_chance(state)
    if not asked:
        assert state.actor != 0
        return
    assert state.moves() == [UseExpert("taste_rearrange"), Stop()]
    play(state, UseExpert("taste_rearrange"), RearrangeRegion("minho"), LayNext("V2R1"), *BELOW)
    assert state.moves() == [BuyVineyard("minho"), Stop()]


@pytest.mark.parametrize(("cash", "asked"), [(3, "AfterSpecial"), (4, "BuildWineries")])
def test_one_expert_cannot_raise_the_cash_of_two(special: SpecialVintageGame, cash: int, asked: str) -> None:
    """VC-GEN-09, VS-EXPERT-01: an action ends by itself when the one ability of the turn could not pay another unit."""
    state = amid(special, "BuildWineries", "wineries", Player(cash=cash, up="taste_cash aroma_cash"))
    play(state, BuildWinery(1))
    assert state.actor == 0 and question(state) == asked


@pytest.mark.parametrize(("place", "steps"), [(9, []), (8, [1])])
def test_a_marker_at_the_top_is_not_told_to_climb(reserve: ReserveGame, place: int, steps: list[int]) -> None:
    """VR-YEAR-01, VR-FAIR-03: a feature marker stops at the top of its track."""
    state = turn(reserve, Player(), *OTHERS, features={"taste": place})
    assert state.journal is not None
    advance_feature(state, FEATURES.index("taste"), 3, "VR-YEAR-01")
    told = [event.details["step"] for event in state.journal if event.name == "feature-advances"]
    assert state.tracks[FEATURES.index("taste")] == reserve.box.track_top and told == steps


# ---------------------------------------------------------------------- whether an expert can help a sale or an export


SALES_TAKEN = {f"{value}_red": 1 for value in range(3, 7)}
#: Three players with all their barrels in stock.
RIVALS = (Player(space="pass", magnates=(0, 0, 0)),) * 3


@pytest.mark.parametrize(
    ("wine", "cubes", "asked"),
    [
        (1, 0, False),  # the cheapest free space is 7
        (6, 0, True),
        (5, 1, True),
        (4, 1, False),
        (4, 2, False),  # a third cube could not be used
    ],
)
def test_a_sale_is_asked_for_only_if_a_cube_can_make_it(game: VinhosGame, wine: int, cubes: int, asked: bool) -> None:
    """VC-GEN-09, VC-ABIL-09, VC-VALUE-06: Add Cube must lift a wine to a free space."""
    player = Player(estates=[Estate("minho", "red", (wine,))], up="taste_add_cube")
    state = turn(game, player, *RIVALS, sales=SALES_TAKEN, regions={"minho": {"cubes": cubes}})
    assert SellWines.helpable(state, 0, "quadrel", 0) is asked


@pytest.mark.parametrize(("wine", "asked"), [(8, False), (9, True)])
def test_a_barrel_taken_back_may_free_the_space_that_is_wanted(game: VinhosGame, wine: int, asked: bool) -> None:
    """VC-ABIL-09, VC-ABIL-12: the own barrel on 9 stands where nothing else is free."""
    taken = {f"{value}_red": 1 for value in (3, 4, 5, 6, 7, 8, 10)}
    player = Player(estates=[Estate("minho", "red", (wine,))], up="taste_take_barrel")
    state = turn(game, player, *RIVALS, sales={**taken, "9_red": 0, "11_red": 2})
    assert SellWines.helpable(state, 0, "quadrel", 0) is asked
    without = turn(game, player._replace(up=""), *RIVALS, sales={**taken, "9_red": 0, "11_red": 2})
    assert not SellWines.helpable(without, 0, "quadrel", 0)


def test_in_2010_several_experts_may_help_together(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VR-EXPERT-02, VS-EXPERT-01: two cubes lift the wine in 2010; one ability a turn is not enough in 2016."""
    for game, enough in ((special, False), (reserve, True)):
        player = Player(estates=[Estate("minho", "red", (5,))], up="taste_add_cube aroma_add_cube")
        state = turn(game, player, *RIVALS, sales=SALES_TAKEN)
        assert SellWines.helpable(state, 0, "quadrel", 0) is enough


@pytest.mark.parametrize(("missing", "asked"), [(1, True), (2, False)])
def test_an_export_is_asked_for_only_if_a_cube_can_make_it(game: VinhosGame, missing: int, asked: bool) -> None:
    """VC-GEN-09: the cheapest export space needs 4 in 2016 and 3 in 2010."""
    least = min(space.value for space in game.box.exports)
    player = Player(estates=[Estate("minho", "red", (least - missing,))], up="taste_add_cube")
    assert ExportWines.helpable(turn(game, player, *OTHERS), 0, "quadrel", 0) is asked


# ---------------------------------------------------------------------- the first wine goes with the gift


@pytest.mark.parametrize(("region", "without"), [("ribatejo", 2), ("lisboa", 2), ("dao", 2)])
@pytest.mark.parametrize("accept", [True, False])
def test_the_better_first_wine_goes_with_the_gift(game: VinhosGame, region: str, without: int, accept: bool) -> None:
    """VC-SETUP-07, VC-REGION-12: who declines the farmer or the winery starts with an ordinary wine."""
    state = set_up(game, 4, order=(0, 1, 2, 3), region_gifts_compulsory=False)
    play(state, PlantFirst(region), AcceptGift() if accept else DeclineGift())
    settle_chance(state)
    assert wines(state, 0, 1)[0] == (game.box.first_wine[REGIONS.index(region)] if accept else without)


# ---------------------------------------------------------------------- what comes to light is told


def test_a_known_vineyard_that_comes_to_light_is_told(game: VinhosGame) -> None:
    """VC-SETUP-05: also where chance has nothing to say: after Rearrange, and of the last tile."""
    player = Player(cash=30, investment=-2, up="taste_rearrange")
    state = amid(game, "BuyVineyards", first_space(game), player, regions={"minho": {"top": "V2R1"}})
    below = (LayNext("V2W2"), LayNext("V2R2"))
    play(state, UseExpert("taste_rearrange"), RearrangeRegion("minho"), LayNext("V2R1"), *below)
    told = play(state.copy(), BuyVineyard("minho")).journal
    assert told is not None
    top = [event.details for event in told if event.name == "vineyard-turned"][-1]
    assert (top["region"], top["colour"], top["price"]) == ("minho", "white", 3)


def test_a_known_expert_that_comes_to_light_is_told(reserve: ReserveGame) -> None:
    """VC-SETUP-03, VC-EXPERT-02: the last unseen tile, and one that had been put under the pile."""
    held = "taste_cash taste_free_move taste_add_cube taste_take_barrel"
    other = Player(space="pass", up=held)
    piles = {"taste": {"top": "taste_rearrange", "rest": [], "under": ["taste_discount"]}}
    state = amid(reserve, "HireExperts", "experts", Player(), others=(other, *OTHERS[:2]), experts=piles)
    play(state, TakeExpert("taste"))
    assert [event.details["expert"] for event in state.journal or () if event.name == "expert-turned"] == [
        "taste_discount"
    ]


# ---------------------------------------------------------------------- pairs


@pytest.mark.parametrize(("benefit", "allowed"), [("enologist_multiplier", True), ("vineyard_action", False)])
def test_a_multiplier_does_not_end_the_moment_for_pairs(reserve: ReserveGame, benefit: str, allowed: bool) -> None:
    """VR-PAIR-04: before the first action of the turn, normal or extra; a multiplier is neither."""
    player = Player(estates=[Estate("minho", "red", (4, 3))], magnates=(0, 1, 0))
    state = turn(reserve, player, *OTHERS, sales={"6_red": 0, "7_red": 0})
    play(state, UseBenefit(benefit), PickWine(1, 1))
    while question(state) != "ReserveTurn":
        play(state, state.moves()[0])
    assert (RecoverPair("hotel") in state.moves()) is allowed
    assert refusal(state, RecoverPair("hotel")) == (None if allowed else ("pairs-too-late", "VR-PAIR-04"))
    go(state, "experts", TakeExpert("taste"), Stop())
    assert refusal(state, RecoverPair("hotel")) == ("pairs-too-late", "VR-PAIR-04")


# ---------------------------------------------------------------------- no question without a choice


def test_between_estates_that_are_alike_nobody_chooses_a_loss(reserve: ReserveGame) -> None:
    """VC-GEN-09, VR-MAINT-02: of two empty estates with a winery each, either one loses it."""
    home = [Estate(wineries=1), Estate(wineries=1), Estate("minho", "red", wineries=1)]
    stack = [["EndYear"], ["Produce", 0], ["Maintain", 1], ["Salaries", 0], ["ChooseLoss", 0]]
    given = {"year": 4, "vintage": "V1"}
    player = Player(estates=home, account=0, investment=-2)
    state = position(reserve, (player, *OTHERS), stack, given, {})
    assert state.moves() == [LoseTile(1), LoseTile(3)]
    assert refusal(state, LoseTile(2)) == ("same-as-another", "VC-GEN-09")
    state = turn(reserve, player._replace(estates=home[:2]), *OTHERS)
    assert losable(state, state.vintners[0]) == [0], "nothing to choose"


def test_who_can_use_no_benefit_is_out_of_the_closing_round(reserve: ReserveGame) -> None:
    """VR-END-01, VR-END-03: a wine and a barrel are no choice where the barrel has nowhere to go."""
    first = Player(estates=[Estate("minho", "red", (4,))], magnates=(0, 1, 0), investment=-2)
    stuck = Player(investment=-2, estates=[Estate("dao", "red", (9,), cellar=True)], extras={"winery_action": 1})
    stack = [["FinalScoring"], ["NextCloser", 1], ["CloseTurn", 0]]
    for other, over in ((2, True), (-1, False)):
        slots = {name: [0, other] for name in ("cellar", "vineyard", "wine_now")}
        given = {"year": 6, "vintage": "V5", "final": True, "multipliers": slots}
        state = position(reserve, (first, stuck, Player(investment=-2)), stack, given, {})
        play(state, LeaveGame())
        assert state.over is over, "with a free slot there is a choice"
