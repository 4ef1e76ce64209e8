"""Experts and their abilities (VC-EXPERT, VS-EXPERT, VR-EXPERT, VC-ABIL)."""

from __future__ import annotations

import random

import pytest

from tests.games.vinhos.looking import OTHERS, amid, details, first_space, refusal, rules_told
from tutor.games.vinhos.examples.positions import (
    END,
    STOP,
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
    top_expert,
    turn,
    vp,
)
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import (
    AddCube,
    BuyVineyard,
    DeclineGift,
    DiscardExpert,
    ExportTo,
    LayNext,
    MoveTo,
    PickWine,
    RearrangeRegion,
    TakeBack,
    TakeExpert,
    TakeFromExport,
    TakeFromExtra,
    TakeFromMagnate,
    TakeFromMultiplier,
    TakePlace,
    UseBenefit,
    UseExpert,
    UseTile,
)
from tutor.games.vinhos.names import FEATURES, REGIONS

SIX = "taste_cash aroma_cash appearance_cash alcohol_cash taste_add_cube aroma_add_cube"


def test_one_or_two_experts_for_one_bago_each(game: VinhosGame) -> None:
    """VC-EXPERT-01, VC-EXPERT-04: face up, after seeing the first one decides about a second."""
    state = turn(game, Player(space="cellars"), *OTHERS, year=6, experts={"taste": {"top": "taste_discount"}})
    go(state, "experts")
    assert details(state, TakeExpert("taste")) == {"expert": "taste_discount", "price": 1}
    assert refusal(state, TakeExpert("smell")) == ("no-such-feature", "VC-EXPERT-01")
    play(state, TakeExpert("taste"))
    settle_chance(state)
    assert top_expert(state, "taste") != "taste_discount" and STOP in state.moves()
    play(state, TakeExpert("aroma"))
    assert (experts_up(state, 0), cash(state)[0]) == (2, 18)


def test_an_empty_pile_cannot_be_chosen(special: SpecialVintageGame) -> None:
    """VC-EXPERT-04, VC-LIMIT-03: nor is anybody given an expert of it."""
    taste = " ".join(expert for expert in special.box.expert_ids if expert.startswith("taste"))
    state = turn(special, Player(space="cellars"), Player(space="pass", up=taste), *OTHERS[1:], year=6)
    go(state, "experts")
    assert refusal(state, TakeExpert("taste")) == ("pile-empty", "VC-EXPERT-04")
    everything = " ".join(special.box.expert_ids)
    none = turn(special, Player(space="cellars"), Player(space="pass", up=everything), *OTHERS[1:], year=6)
    assert refusal(none, MoveTo("experts")) == ("nothing-to-do", "VC-EXPERT-04")
    home = turn(special, Player(space="wineries"), Player(space="pass", up=everything), *OTHERS[1:], regions={
        "setubal": {"top": "V7R1"},
    })  # fmt: skip
    go(home, "vineyards_a", BuyVineyard("setubal"))
    settle_chance(home)
    assert rules_told(home, "gift-lost") == ["VC-REGION-02"]


def test_discarded_experts_go_under_their_pile_and_come_back(reserve: ReserveGame) -> None:
    """VC-EXPERT-02, VC-EXPERT-05, VC-LIMIT-08, VR-EXPERT-03: in the order in which they were discarded."""
    state = amid(reserve, "HireExperts", "experts", Player(up=SIX), 0)
    play(state, DiscardExpert("taste_cash"), TakeExpert("alcohol"))
    assert [reserve.box.expert_ids[one] for one in state.pile_backs[0]] == ["taste_cash"]
    assert state.vintners[0].experts() == 6
    assert rules_told(state, "expert-discarded") == ["VR-EXPERT-01"]


def test_no_limit_in_2016_six_in_2010(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VS-EXPERT-01, VR-EXPERT-01, VR-EXPERT-03: the discard comes first and must be followed up."""
    state = amid(special, "HireExperts", "experts", Player(up=SIX), 0)
    assert refusal(state, DiscardExpert("taste_cash")) == ("no-limit-of-experts", "VS-EXPERT-01")
    play(state, TakeExpert("taste"))
    assert state.vintners[0].experts() == 7
    state = amid(reserve, "HireExperts", "experts", Player(up=SIX), 0)
    assert refusal(state, TakeExpert("taste")) == ("six-experts", "VR-EXPERT-01")
    assert refusal(state, DiscardExpert("alcohol_discount")) == ("not-your-expert", "VC-EXPERT-01")
    play(state, DiscardExpert("taste_cash"))
    assert refusal(state, DeclineGift()) == ("expert-due", "VR-EXPERT-03")
    play(state, TakeExpert("taste"))
    settle_chance(state)
    assert question(state) == "HireExperts" and STOP in state.moves()
    five = amid(reserve, "HireExperts", "experts", Player(up="taste_cash"), 0)
    assert refusal(five, DiscardExpert("taste_cash")) == ("room-for-expert", "VR-EXPERT-01")
    poor = amid(reserve, "HireExperts", "experts", Player(up=SIX, cash=0), 1)
    assert refusal(poor, DiscardExpert("taste_cash")) == ("too-dear", "VC-EXPERT-01")


def test_all_piles_empty_in_2010(reserve: ReserveGame) -> None:
    """VC-EXPERT-04: with 24 experts in four hands nobody discards for nothing."""
    hands = [" ".join(reserve.box.expert_ids[start : start + 6]) for start in range(0, 24, 6)]
    others = [Player(space="pass", up=hand) for hand in hands[1:]]
    state = amid(reserve, "HireExperts", "experts", Player(up=hands[0]), 1, others=others)
    assert refusal(state, DiscardExpert("taste_cash")) == ("piles-empty", "VC-EXPERT-04")


@pytest.mark.parametrize("declinable", [True, False])
def test_a_given_expert_at_the_limit(reserve: ReserveGame, declinable: bool) -> None:
    """VR-EXPERT-03, VC-REGION-09, VR-PRESS-06: expert_gift_may_be_declined_at_limit_2010."""
    options = {"expert_gift_may_be_declined_at_limit_2010": declinable}
    top = {"setubal": {"top": "V7R1"}}
    state = turn(reserve, Player(up=SIX, space="wineries"), *OTHERS, regions=top, options=options)
    go(state, "vineyards", BuyVineyard("setubal"))
    settle_chance(state)
    assert question(state) == "MakeRoom"
    assert refusal(state, DeclineGift()) == (None if declinable else ("gift-compulsory", "VR-EXPERT-03"))
    play(state, DiscardExpert("taste_cash"), TakeExpert("aroma"))
    settle_chance(state)
    assert question(state) == "MakeRoom", "the second one is asked for on its own"


def test_the_extra_action_always_costs_a_discard_at_the_limit(reserve: ReserveGame) -> None:
    """VR-EXPERT-03, VR-MAG-05: it cannot be declined once chosen."""
    home = [Estate("minho", "red", (3,))]
    state = turn(reserve, Player(up=SIX, estates=home, magnates=(0, 0, 1)), *OTHERS)
    play(state, UseBenefit("expert_action"), PickWine(1, 1))
    assert len(kinds(state, DiscardExpert)) == 6 and not kinds(state, DeclineGift) and STOP not in state.moves()


def test_a_used_expert_lies_face_down(game: VinhosGame) -> None:
    """VC-EXPERT-03: and cannot be used again."""
    state = turn(game, Player(up="taste_cash", down="aroma_cash"), *OTHERS)
    assert refusal(state, UseExpert("aroma_cash")) == ("expert-face-down", "VC-EXPERT-03")
    assert refusal(state, UseExpert("alcohol_cash")) == ("not-your-expert", "VC-EXPERT-01")
    play(state, UseExpert("taste_cash"))
    assert (cash(state)[0], experts_down(state, 0)) == (22, 2)
    assert rules_told(state, "money-taken") == ["VC-ABIL-01"]


def test_one_ability_a_turn_in_2016_any_number_in_2010(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VS-EXPERT-01, VR-EXPERT-02, VC-ABIL-01: Cash twice."""
    player = Player(up="taste_cash aroma_cash")
    state = turn(special, player, *OTHERS)
    play(state, UseExpert("taste_cash"))
    assert refusal(state, UseExpert("aroma_cash")) == ("one-ability", "VS-EXPERT-01")
    state = turn(reserve, player, *OTHERS)
    play(state, UseExpert("taste_cash"), UseExpert("aroma_cash"))
    assert cash(state)[0] == 24


def test_add_cube(game: VinhosGame) -> None:
    """VC-ABIL-03, VC-LIMIT-01: on a free slot of any region in play."""
    player = Player(up="taste_add_cube")
    pair = turn(game, player, Player(space="pass"), regions={"douro": {"cubes": 4}})
    play(pair, UseExpert("taste_add_cube"))
    unused = next(region for region in range(9) if not pair.in_play(region))
    assert refusal(pair, AddCube(REGIONS[unused])) == ("region-not-used", "VC-SETUP-10")
    assert refusal(pair, AddCube("douro")) == ("inset-full", "VC-LIMIT-01")
    assert refusal(pair, AddCube("rioja")) == ("no-such-region", "VC-REGION-00")
    play(pair, AddCube("minho"))
    assert cubes(pair, "minho") == 1
    full = {region: {"cubes": 4} for region in ("douro", "alentejo", "algarve", "lisboa", "dao")}
    none = turn(game, player, *OTHERS, regions=full)
    assert refusal(none, UseExpert("taste_add_cube")) == ("no-place-for-cube", "VC-ABIL-03")


def test_take_barrel_from_anywhere(game: VinhosGame) -> None:
    """VC-ABIL-04, VC-ABIL-12, VC-EXPO-02: own barrels only; VP already scored are kept."""
    away = {"exports": {"1-5": 0, "2-5": 1}, "sales": {"5_red": 0}}
    magnates = (1, 1, 1) if not game.box.reserve else (1, 0, 0)
    player = Player(up="taste_take_barrel", magnates=magnates, vp=8)
    state = turn(game, player, *OTHERS, **away)
    before = state.vintners[0].barrels
    play(state, UseExpert("taste_take_barrel"))
    assert refusal(state, TakeFromExport(2, 5)) == ("no-barrel-there", "VC-ABIL-04")
    assert refusal(state, TakeFromExport(9, 9)) == ("no-barrel-there", "VC-ABIL-04")
    assert refusal(state, TakeBack(5, "rose")) == ("no-barrel-there", "VC-ABIL-04")
    assert refusal(state, TakeFromMultiplier("moon")) == ("no-barrel-there", "VC-ABIL-04")
    assert refusal(state, TakeFromExtra("sales_action")) == ("no-barrel-there", "VC-ABIL-04")
    magnate = refusal(state, TakeFromMagnate("anabela"))
    assert magnate == (None if game.box.reserve else ("not-from-magnates", "VC-ABIL-04"))
    play(state, TakeFromExport(1, 5))
    assert state.vintners[0].barrels == before + 1 and vp(state)[0] == 8
    nothing = turn(game, Player(up="taste_take_barrel"), *OTHERS)
    assert refusal(nothing, UseExpert("taste_take_barrel")) == ("no-barrel-placed", "VC-ABIL-04")


def test_take_barrel_from_a_multiplier(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VC-ABIL-12, VS-MULT-14, VR-MAG-04: its VP are given up; take_barrel_from_multiplier_2010 may forbid it."""
    tiles = {"wine": {"high": True, "barrel": True}}
    player = Player(up="taste_take_barrel", multipliers=tiles, estates=[Estate("minho", "red", (2, 2))], cash=0)
    state = turn(special, player, *OTHERS)
    before = state.scores()[0]
    play(state, UseExpert("taste_take_barrel"), TakeFromMultiplier("wine"))
    assert state.scores()[0] == before - 4 and state.vintners[0].multipliers
    slots = {"cellar": [0, -1]}
    owner = Player(up="taste_take_barrel", magnates=(1, 0, 0), extras={"sales_action": 1})
    state = turn(reserve, owner, *OTHERS, multipliers=slots)
    for move in (TakeFromMultiplier("cellar"), TakeFromMagnate("anabela"), TakeFromExtra("sales_action")):
        one = state.copy()
        play(one, UseExpert("taste_take_barrel"), move)
        assert one.vintners[0].barrels == state.vintners[0].barrels + 1
    fixed = {"take_barrel_from_multiplier_2010": False}
    state = turn(reserve, owner, *OTHERS, multipliers=slots, options=fixed)
    play(state, UseExpert("taste_take_barrel"))
    assert refusal(state, TakeFromMultiplier("cellar")) == ("barrel-stays", "VR-MAG-04")
    only = turn(reserve, Player(up="taste_take_barrel"), *OTHERS, multipliers=slots, options=fixed)
    assert refusal(only, UseExpert("taste_take_barrel")) == ("no-barrel-placed", "VC-ABIL-04")


def test_discount_before_the_first_purchase(game: VinhosGame) -> None:
    """VC-ABIL-06, VC-ABIL-07, VC-ABIL-10: during a Vineyards action, for all its purchases."""
    tops = {"minho": {"top": "V2R2"}, "dao": {"top": "V4R1"}}
    player = Player(up="taste_discount aroma_discount", space="wineries")
    state = turn(game, player, *OTHERS, regions=tops)
    go(state, first_space(game), UseExpert("taste_discount"), BuyVineyard("minho"))
    settle_chance(state)
    late = ("discount-too-late", "VC-ABIL-10") if game.box.reserve else ("one-ability", "VS-EXPERT-01")
    assert refusal(state, UseExpert("aroma_discount")) == late
    play(state, BuyVineyard("dao"))
    assert cash(state)[0] == 20 - 2 - 3 and state.discount == (1 if game.box.reserve else 0), "2010 may buy more"
    other = amid(game, "BuildWineries", "wineries", player)
    assert refusal(other, UseExpert("taste_discount")) == ("only-for-vineyards", "VC-ABIL-06")
    assert refusal(other, UseExpert("alcohol_cash")) == ("not-your-expert", "VC-EXPERT-01")


def test_free_move_belongs_to_the_move(game: VinhosGame) -> None:
    """VC-ABIL-02, VC-ABIL-10: afterwards it is too late."""
    state = amid(game, "BuildWineries", "wineries", Player(up="taste_free_move"))
    assert refusal(state, UseExpert("taste_free_move")) == ("free-move-too-late", "VC-ABIL-10")


def test_only_one_discount_with_that_ruling(reserve: ReserveGame) -> None:
    """VC-ABIL-10: discount_experts_cumulative_2010."""
    options = {"discount_experts_cumulative_2010": False}
    player = Player(up="taste_discount aroma_discount", space="wineries")
    state = turn(reserve, player, *OTHERS, options=options)
    play(state, UseExpert("taste_discount"))
    assert refusal(state, UseExpert("aroma_discount")) == ("one-discount", "VC-ABIL-10")


@pytest.mark.parametrize("allowed", [False, True])
def test_discount_and_single_purchases(special: SpecialVintageGame, reserve: ReserveGame, allowed: bool) -> None:
    """VC-ABIL-07: vineyard_experts_apply_to_tile_purchases."""
    options = {"vineyard_experts_apply_to_tile_purchases": allowed}
    tops = {"minho": {"top": "V2R2"}}
    player = Player(up="taste_discount", tiles="vineyard", space="wineries")
    state = turn(special, player, *OTHERS, regions=tops, options=options)
    play(state, UseTile("vineyard_action"))
    assert refusal(state, UseExpert("taste_discount")) == (None if allowed else ("only-for-vineyards", "VC-ABIL-06"))
    home = [Estate("dao", "red", (3,), cellar=True)]
    owner = Player(up="taste_discount", magnates=(0, 1, 0), estates=home, space="wineries")
    state = turn(reserve, owner, *OTHERS, regions=tops, options=options)
    play(state, UseBenefit("vineyard_action"), PickWine(1, 1))
    assert refusal(state, UseExpert("taste_discount")) == (None if allowed else ("only-for-vineyards", "VC-ABIL-06"))
    if allowed:
        play(state, UseExpert("taste_discount"), BuyVineyard("minho"))
        assert cash(state)[0] == 20 and state.discount == 0, "3 - 2 - 1"


# ---------------------------------------------------------------------- rearrange


def test_rearrange_a_stack(game: VinhosGame) -> None:
    """VC-ABIL-05, VC-ABIL-11: the top is seen by all, the rest is known to the user alone."""
    player = Player(up="taste_rearrange", space="wineries")
    state = turn(game, player, *OTHERS, regions={"minho": {"top": "V2R2"}})
    go(state, first_space(game), UseExpert("taste_rearrange"))
    assert refusal(state, RearrangeRegion("rioja")) == ("no-such-region", "VC-REGION-00")
    play(state, RearrangeRegion("minho"))
    assert refusal(state, LayNext("V4R1")) == ("not-in-stack", "VC-ABIL-05")
    play(state, LayNext("V2W1"))
    assert refusal(state, LayNext("V2W1")) == ("not-in-stack", "VC-ABIL-05")
    play(state, LayNext("V2W2"), LayNext("V2R1"))
    ids = game.box.vineyard_ids[1]
    assert ids[state.tops[1]] == "V2W1"
    assert [ids[place] for place in state.arranged[1]] == ["V2W2", "V2R1", "V2R2"]
    assert state.view(0)["regions"]["minho"]["arranged"] == ["V2W2", "V2R1", "V2R2"]
    assert state.view(1)["regions"]["minho"]["arranged"] is None
    orders = {state.redeal(1, random.Random(seed)).arranged[1] for seed in range(40)}
    assert len(orders) == 6 and state.redeal(0, random.Random(1)).arranged[1] == state.arranged[1]
    play(state, BuyVineyard("minho"))
    assert ids[state.tops[1]] == "V2W2", "no chance is needed for what was laid there"


def test_rearranging_must_leave_something_to_buy(game: VinhosGame) -> None:
    """VC-ABIL-05, VC-MOVE-07: before the first purchase."""
    player = Player(cash=2, up="taste_rearrange", space="wineries", investment=-2)
    regions = {"minho": {"top": "V2R1"}}
    state = turn(game, player, *OTHERS, regions=regions)
    go(state, first_space(game), UseExpert("taste_rearrange"), RearrangeRegion("minho"))
    assert refusal(state, LayNext("V2R2")) == ("nothing-left-to-buy", "VC-MOVE-07")
    assert refusal(state, LayNext("V2W1")) is None


def test_small_stacks_cannot_be_rearranged(game: VinhosGame) -> None:
    """VC-ABIL-05: two tiles are needed."""
    gone = {"gone": {"red": 2, "white": 1}}
    single = {region: {**gone, "top": f"V{number}W2"} for number, region in enumerate(REGIONS, 1)}
    player = Player(up="taste_rearrange", space="wineries")
    state = turn(game, player, *OTHERS, regions=single)
    go(state, first_space(game))
    assert refusal(state, UseExpert("taste_rearrange")) == ("nothing-to-rearrange", "VC-ABIL-05")
    some = {**single, "dao": {"top": "V4W2"}}
    state = turn(game, player, *OTHERS, regions=some)
    go(state, first_space(game), UseExpert("taste_rearrange"))
    assert refusal(state, RearrangeRegion("minho")) == ("stack-too-small", "VC-ABIL-05")


def test_abilities_belong_to_the_own_turn(game: VinhosGame) -> None:
    """VC-ABIL-08, VC-ABIL-09: before the move, between units and after the action; not in a press release."""
    player = Player(up="taste_cash", estates=[Estate("minho", "red", (3,))])
    state = turn(game, player, *OTHERS)
    go(state, "pass", TakePlace(1))
    assert refusal(state, UseExpert("taste_cash")) == ("not-asked", "VC-PRESS-01")
    while END not in state.moves():
        play(state, state.moves()[-1])
    assert refusal(state, UseExpert("taste_cash")) is None


def test_a_barrel_won_in_the_middle_serves_at_once(special: SpecialVintageGame) -> None:
    """VC-ABIL-09: Take Barrel between two exports."""
    home = [Estate("minho", "red", (8, 8))]
    player = Player(up="taste_take_barrel", estates=home, space="experts")
    state = turn(special, player, *OTHERS, sales={"5_red": 0})
    go(state, "export", PickWine(1, 1), ExportTo(5, 5), UseExpert("taste_take_barrel"), TakeBack(5, "red"))
    play(state, PickWine(1, 2), ExportTo(5, 4))
    assert state.vintners[0].barrels == 0


def test_every_feature_has_every_ability(game: VinhosGame) -> None:
    """VC-COMP-01: six experts of each feature."""
    assert [bits.bit_count() for bits in game.box.of_feature] == [6] * len(FEATURES)
