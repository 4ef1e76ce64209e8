"""VILLAGE: benefits, stacks, bonuses of the offer, the vintage move (DP-VILL)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.examples.positions import (
    Player,
    act,
    blue,
    coins,
    details,
    grey,
    let,
    moves,
    play,
    points,
    points_from,
    presses,
    question,
    supply,
    told,
    turn,
    workers,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    AddAccessory,
    CloseSale,
    Done,
    GiveBack,
    LocalSale,
    MoveWorker,
    OfferChampagne,
    PutModifier,
    Sell,
    SendTo,
    SendToRoad,
    SendToVine,
    ShowAccessory,
    ShowTile,
    StayPut,
    Store,
    TakeAccessory,
    TakeBonus,
    TakeBonuses,
    TakeFromRoad,
    TakeFromVine,
    TakeTile,
    TakeWorker,
)
from tutor.games.dom_pierre.village import StackTiles

HIGH = (3, 3, 3, 3, 3, 3)


def test_benefits_are_taken_up_to_the_strength_each_once(game: DomPierreGame) -> None:
    """DP-VILL-01, DP-VILL-02, DP-VILL-13: in any order; the cost is paid first."""
    state = act(turn(game, Player(coins=3, rows=HIGH, left="barrel 3")), "village")
    assert coins(state) == 0
    play(state, TakeAccessory(2))
    assert refusal(state, TakeAccessory(1)) == ("benefit-taken", "DP-VILL-02")
    play(state, OfferChampagne("left", "barrel", 3), TakeTile(1), GiveBack("chardonnay", 3, 0))
    assert question(state) == "LateWindow"
    vintage = act(turn(game, Player(coins=3, vintage="village")), "village", TakeAccessory(1))
    assert refusal(vintage, TakeTile(1)) == ("benefits-used-up", "DP-VILL-02")


def test_the_harvest_benefit_takes_a_top_tile(game: DomPierreGame) -> None:
    """DP-VILL-03, DP-VILL-13, DP-VINE-12: stored or returned; the next tile is seen at once."""
    state = turn(game, Player(rows=HIGH, coins=3), tiles=("pinot_noir 2", "chardonnay 3"), chance="explicit")
    act(state, "village")
    assert details(state, TakeTile(1)) == {"variety": "pinot_noir", "value": 2}
    assert refusal(state, TakeTile(3)) == ("no-such-stack", "DP-SETUP-07")
    play(state, TakeTile(1))
    assert question(state) == "RevealTile"
    play(state, ShowTile("pinot_noir", 3, 0), Store("pinot_noir", 2, 0, "left"))
    assert presses(state) == {"left": "pinot_noir 2"} and question(state) == "ChooseBenefit"
    assert refusal(state, TakeTile(1)) == ("benefit-taken", "DP-VILL-02")


def test_the_accessory_benefit_takes_a_top_token(game: DomPierreGame) -> None:
    """DP-VILL-04, DP-VILL-13: of either stack."""
    state = turn(game, Player(), blues=("cork", "label"), chance="explicit")
    act(state, "village")
    assert details(state, TakeAccessory(2)) == {"accessory": "label"}
    play(state, TakeAccessory(2))
    assert blue(state) == {"label": 1}
    play(state, ShowAccessory("sugar"))
    assert state.blue.sizes[1] == 7


def test_one_champagne_tile_or_two_bring_points(game: DomPierreGame) -> None:
    """DP-VILL-05, DP-SALE-24, DP-COMP-14: whatever kind and value; the emptied press is free."""
    player = Player(left="barrel 3", right="bottle 12")
    state = act(turn(game, player), "village", OfferChampagne("left", "barrel", 3))
    assert question(state) == "OfferSecond"
    assert refusal(state, OfferChampagne("left", "barrel", 3)) == ("no-such-champagne", "DP-VILL-05")
    one = play(state.copy(), Done())
    assert (points_from(one, "village"), presses(one)) == (2, {"right": "bottle 12"})
    play(state, OfferChampagne("right", "bottle", 12))
    assert (points_from(state, "village"), presses(state)) == (5, {})
    single = act(turn(game, Player(left="barrel 3")), "village", OfferChampagne("left", "barrel", 3))
    assert points(single) == 2, "with nothing left nobody is asked"
    none = act(turn(game, Player()), "village")
    assert refusal(none, OfferChampagne("left", "barrel", 3)) == ("no-such-champagne", "DP-VILL-05")


def test_an_empty_stack_gives_nothing(game: DomPierreGame) -> None:
    """DP-VILL-08, DP-VILL-10: no tile and no accessory from an empty stack."""
    tiles = {"tops": [["chardonnay", 3, 3], None], "sizes": [1, 0], "covered": []}
    blues: dict[str, Any] = {"tops": [None, None], "sizes": [0, 0], "covered": []}
    rivals = [Player(blue="2 sugar, 2 box, 2 cork, 2 label")] * 2
    state = act(turn(game, Player(), *rivals, village_tiles=tiles, village_accessories=blues), "village")
    assert refusal(state, TakeTile(2)) == ("stack-empty", "DP-VILL-08")
    assert refusal(state, TakeAccessory(1)) == ("stack-empty", "DP-VILL-10")


# ---------------------------------------------------------------------- new stacks


def test_a_single_tile_left_brings_new_stacks(game: DomPierreGame) -> None:
    """DP-VILL-07, DP-SETUP-07: after the tile taken is stored; missing values are replaced (DP-VILL-08)."""
    stock = {"tops": [["chardonnay", 3, 3], ["pinot_noir", 2, 2]], "sizes": [1, 1], "covered": []}
    noir = "pinot_noir 3"
    rivals = [Player(left=noir, centre=noir, right=noir), Player(left=noir, centre=noir)]
    state = act(turn(game, Player(), *rivals, village_tiles=stock), "village", TakeTile(1))
    assert state.harvest.total() == 1 and supply(state, "pinot_noir")[2] == 0
    play(state, Store("chardonnay", 3, 0, "left"))
    assert state.harvest.sizes == [3, 3]
    tiles = [state.box.tiles[tile] for tile in state.harvest.things()]
    assert (2, 2, 3) in tiles, "a two stands in for the missing three"
    assert (2, 2, 2) in tiles and rules_told(state, "tiles-stacked") == ["DP-VILL-07"]


@pytest.mark.parametrize(("noir", "sizes"), [([0, 0, 0], [2, 2]), ([1, 0, 0], [3, 2]), ([0, 0, 1], [3, 2])])
def test_an_exhausted_variety_makes_smaller_stacks(game: DomPierreGame, noir: list[int], sizes: list[int]) -> None:
    """DP-VILL-08: an odd tile goes to the first stack. With the tiles of the book it cannot come so far."""
    state = turn(game, Player())
    state.supply[6:] = noir
    StackTiles().run(state)
    assert state.harvest.sizes == sizes


def test_a_village_without_tiles_is_not_built_again(game: DomPierreGame) -> None:
    """DP-VILL-08: until the next tile is taken."""
    state = turn(game, Player())
    state.supply = [0] * 9
    StackTiles().run(state)
    assert state.harvest.sizes == [0, 0] and question(state) == "EarlyWindow"
    act(state, "village")
    assert refusal(state, TakeTile(1)) == ("stack-empty", "DP-VILL-08")


def test_a_single_accessory_left_is_shuffled_with_the_discarded_ones(game: DomPierreGame) -> None:
    """DP-VILL-09, DP-VILL-10: an odd token goes to the first stack; without discards the last one stays."""
    stock = {"tops": ["sugar", "box"], "sizes": [1, 1], "covered": []}
    rest = Player(blue="3 sugar, 3 box, 2 cork, 2 label")
    discard = {"cork": 2, "label": 2}
    state = turn(game, Player(), rest, village_accessories=stock, blue_discard=discard)
    act(state, "village", TakeAccessory(2))
    assert state.blue.sizes == [3, 2] and state.blue_discard == [0] * 4
    all_out = Player(blue="3 sugar, 3 box, 4 cork, 4 label")
    state = act(turn(game, Player(), all_out, village_accessories=stock), "village", TakeAccessory(2))
    assert state.blue.sizes == [1, 0] and state.blue.tops[0] == 0


def test_a_sale_refills_an_exhausted_village(game: DomPierreGame) -> None:
    """DP-VILL-10, DP-SALE-08: at its end, as soon as a blue token is in the discard."""
    stock: dict[str, Any] = {"tops": [None, None], "sizes": [0, 0], "covered": []}
    rest = Player(blue="3 sugar, 3 box, 4 cork, 4 label")
    seller = Player(left="barrel 3", blue="sugar, box")
    state = turn(game, seller, rest, village_accessories=stock, chance="explicit")
    act(state, "sales", Sell("north", "left", "barrel", 3), AddAccessory("sugar", "blue"))
    assert state.blue.total() == 0 and state.blue_discard == [1, 0, 0, 0]
    play(state, CloseSale())
    let(state)
    assert state.blue.sizes == [1, 0] and state.blue_discard == [0] * 4
    assert rules_told(state, "blue-stacked") == ["DP-VILL-09"]


# ---------------------------------------------------------------------- bonuses of the offer


def test_two_different_bonuses_are_taken_and_the_cards_stay(game: DomPierreGame) -> None:
    """DP-VILL-06, DP-VILL-12, DP-OBJ-11: one after the other; one is enough."""
    offer = ("OB01", "OB03", "OB19", "OB04", "OB09")
    state = act(turn(game, Player(), offer=offer), "village", TakeBonuses())
    assert refusal(state, Done()) == ("bonus-first", "DP-VILL-06")
    assert refusal(state, TakeBonus("OB02")) == ("not-in-offer", "DP-VILL-06")
    play(state, TakeBonus("OB01"))
    assert refusal(state, TakeBonus("OB01")) == ("same-card", "DP-VILL-06")
    assert refusal(state, TakeBonus("OB19")) == ("same-reward", "DP-VILL-06")
    assert refusal(state, TakeBonus("OB04")) is None, "a box and a cork are different"
    play(state, TakeBonus("OB09"))
    assert grey(state) == {"box": 1} and points_from(state, "bonuses") == 2
    assert state.offer.bit_count() == 5 and question(state) == "LateWindow"
    alone = act(turn(game, Player(), offer=offer), "village", TakeBonuses(), TakeBonus("OB03"), Done())
    assert coins(alone) == 5 and question(alone) == "LateWindow"


def test_with_the_other_ruling_two_cards_are_enough(game: DomPierreGame) -> None:
    """DP-VILL-06: village_bonuses_must_differ_in_reward."""
    offer = ("OB01", "OB03", "OB19", "OB04", "OB09")
    options = {"village_bonuses_must_differ_in_reward": False}
    state = act(turn(game, Player(), offer=offer, options=options), "village", TakeBonuses(), TakeBonus("OB01"))
    play(state, TakeBonus("OB19"))
    assert grey(state) == {"box": 2}


def test_without_a_second_different_bonus_the_benefit_ends(game: DomPierreGame) -> None:
    """DP-VILL-06: nobody is asked when nothing is left to choose; an empty offer gives nothing."""
    state = act(turn(game, Player(), offer=("OB01", "OB19", "OB29")), "village", TakeBonuses(), TakeBonus("OB19"))
    assert question(state) == "LateWindow" and grey(state) == {"box": 1}
    owner = Player(scored=" ".join(card.id for card in game.box.objectives))
    bare = act(turn(game, Player(), owner, Player(), offer=()), "village")
    assert refusal(bare, TakeBonuses()) == ("offer-empty", "DP-VILL-06")


def test_every_kind_of_bonus(game: DomPierreGame) -> None:
    """DP-OBJ-11, DP-OBJ-10, DP-OBJ-03, DP-CAVE-14: some at once, others are placed."""
    offer = ("OB02", "OB06", "OB12", "OB14", "OB15")
    start = act(turn(game, Player(left="barrel 3", rows=HIGH, coins=3), Player(), Player(), offer=offer), "village")
    play(start, TakeBonuses())
    assert details(start, TakeBonus("OB12")) == {
        "objective": "OB12",
        "bonus": "flag_token",
        "item": "russia",
        "value": 1,
    }
    flag = play(start.copy(), TakeBonus("OB12"))
    assert flag.maisons[0].flags == [0, 1] and flag.flags == [6, 5]
    money = play(start.copy(), TakeBonus("OB15"))
    assert coins(money) == 2
    tile = play(start.copy(), TakeBonus("OB02"), Store("pinot_noir", 1, 0, "centre"))
    assert presses(tile)["centre"] == "pinot_noir 1"
    modifier = play(start.copy(), TakeBonus("OB06"), PutModifier("right"))
    assert presses(modifier)["right"] == "+1"
    worker = play(start.copy(), TakeBonus("OB14"), TakeWorker("reserve"), SendToRoad("east"))
    assert workers(worker)["east"] == [1]
    declined = play(start.copy(), TakeBonus("OB14"), StayPut())
    assert rules_told(declined, "worker-stays") == ["DP-OBJ-11"]


def test_a_bonus_whose_supply_has_run_out_is_lost(game: DomPierreGame) -> None:
    """DP-OBJ-10, DP-COMP-12, DP-OBJ-03: no grey token, no flag."""
    hoarder = Player(grey="3 box", flags="6 russia")
    extras = {"coin": "1,2", "sugar": "1,7", "box": "6,2", "cork": "6,7", "label": "7,5"}
    state = turn(
        game, Player(), hoarder, Player(), Player(), offer=("OB01", "OB12", "OB03", "OB04", "OB05"), extras=extras
    )
    act(state, "village", TakeBonuses(), TakeBonus("OB01"), TakeBonus("OB12"))
    assert grey(state) == {} and state.maisons[0].flags == [0, 0]
    assert rules_told(state, "accessory-missing") == ["DP-COMP-12"]
    assert rules_told(state, "flag-missing") == ["DP-OBJ-10"]


# ---------------------------------------------------------------------- the vintage move


def test_the_vintage_move_goes_to_another_zone_once(game: DomPierreGame) -> None:
    """DP-VILL-11, DP-LOG-04, DP-LOG-12: before, between or after the benefits; it uses none."""
    player = Player(vintage="village", house=1, roads="north 1", vines="3,4")
    state = act(turn(game, player, Player(), Player()), "village", TakeAccessory(1))
    assert refusal(state, MoveWorker()) is None, "after the last benefit"
    plain = act(turn(game, Player()), "village")
    assert refusal(plain, MoveWorker()) == ("no-vintage-effect", "DP-VILL-11")
    play(state, MoveWorker())
    assert refusal(state, StayPut()) == ("worker-must-move", "DP-VILL-11")
    play(state, TakeFromRoad("north", 1))
    assert refusal(state, SendToRoad("south")) == ("same-zone", "DP-VILL-11")
    assert refusal(state, SendTo("house")) == ("no-target", "DP-VILL-11")
    assert refusal(state, SendTo("moon")) == ("no-such-zone", "DP-LOG-03")
    play(state, SendToVine(4, 4))
    assert question(state) == "LateWindow"


@pytest.mark.parametrize("one_zone", [True, False])
def test_roads_as_zones(game: DomPierreGame, one_zone: bool) -> None:
    """DP-VILL-11: all_roads_are_one_zone; the own road stays closed in both cases."""
    player = Player(vintage="village", roads="north 3")
    options = {"all_roads_are_one_zone": one_zone}
    state = act(turn(game, player, Player(), Player(), options=options), "village", MoveWorker())
    play(state, TakeFromRoad("north", 3))
    assert refusal(state, SendToRoad("south")) == (("same-zone", "DP-VILL-11") if one_zone else None)
    assert refusal(state, SendToRoad("north")) == ("same-zone", "DP-VILL-11")


def test_house_and_reserve_as_targets_by_the_other_ruling(game: DomPierreGame) -> None:
    """DP-VILL-11: village_vintage_may_target_house_or_reserve."""
    player = Player(vintage="village", crew=1)
    options = {"village_vintage_may_target_house_or_reserve": True}
    state = act(turn(game, player, options=options), "village", MoveWorker(), TakeWorker("presses"))
    assert moves(state, SendTo) == [SendTo("reserve"), SendTo("house")]
    play(state, SendTo("house"))
    assert workers(state) == {"reserve": 8, "house": 1, "presses": 0}


def test_a_worker_of_the_presses_may_have_nowhere_to_go(game: DomPierreGame) -> None:
    """DP-VILL-11, DP-PREST-12: when all roads and bunches are taken, he cannot be moved."""
    roads = "north 1 3 4 6, east 1 3 4 6"
    mine = Player(vintage="village", crew=9)
    theirs = Player(roads=roads, crew=0)
    state = turn(game, mine, theirs)
    act(state, "village", MoveWorker(), TakeWorker("presses"))
    assert SendToRoad("south") in state.moves() and SendToRoad("north") not in state.moves()
    stuck = turn(game, mine, theirs)
    for road in range(4):
        stuck.maisons[1].roads[road] = 0b101101
    stuck.maisons[1].vines = stuck.bunches
    act(stuck, "village")
    assert refusal(stuck, MoveWorker()) == ("nowhere-to-go", "DP-VILL-11")


def test_a_stuck_worker_is_refused_one_by_one(game: DomPierreGame) -> None:
    """DP-VILL-11, DP-PREST-12: others of the player can still be moved."""
    state = act(turn(game, Player(vintage="village", crew=1), Player()), "village", MoveWorker())
    for road in range(4):
        state.maisons[1].roads[road] = 0b101101
    state.maisons[1].vines = state.bunches
    assert refusal(state, TakeWorker("presses")) == ("nowhere-to-go", "DP-VILL-11")
    assert refusal(state, TakeWorker("reserve")) is None
    assert [move.zone for move in moves(state, TakeWorker)] == ["reserve"]
    assert moves(state, TakeFromVine) == [] and moves(state, LocalSale) == []
    assert told(state, "blue-taken") == []
