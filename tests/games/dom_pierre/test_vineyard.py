"""VINEYARD: placing, counting, helpers, tiles and where they are stored (DP-VINE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.examples.positions import (
    PERFORM,
    Player,
    act,
    asked,
    coins,
    details,
    draw,
    grey,
    hand,
    let,
    moves,
    play,
    presses,
    question,
    supply,
    told,
    turn,
    workers,
)
from tutor.games.dom_pierre.examples.vineyards import crowded, full_vineyard
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    CallHelper,
    DrawGrape,
    GiveBack,
    Harvest,
    MoveDisc,
    NameBunch,
    NoHelper,
    Plant,
    Store,
)
from tutor.games.dom_pierre.state import DomPierre

EXTRAS = {"coin": "5,3", "sugar": "2,3", "box": "2,6", "cork": "5,6", "label": "1,5"}


def planting(game: DomPierreGame, *varieties: str, **changes: Any) -> DomPierre:
    """Return the question where the drawn bunches go; strength follows from their number."""
    row = len(varieties) - 1
    rows = (row, row, row, row, row, row) if row < 2 else (3,) * 6
    player = changes.pop("player", Player())
    state = turn(game, player._replace(rows=rows, coins=9), chance="explicit", **changes)
    return draw(act(state, "vineyard"), *varieties)


def test_as_many_bunches_are_drawn_as_the_strength(game: DomPierreGame) -> None:
    """DP-VINE-01, DP-VINE-02, DP-TURN-10: the cost is paid first; all are drawn together."""
    state = turn(game, Player(coins=3, rows=(3, 3, 3, 3, 3, 3)), chance="explicit")
    act(state, "vineyard")
    assert coins(state) == 0 and question(state) == "DrawBunch"
    assert state.weights() == [count / 47 for count in state.bag.counts]
    assert refusal(state, DrawGrape("riesling")) == ("no-such-variety", "DP-COMP-02")
    draw(state, "chardonnay", "pinot_noir", "pinot_noir")
    assert state.turn.drawn == [1, 0, 2] and question(state) == "PlaceBunch"


def test_a_bunch_goes_beside_another_one(game: DomPierreGame) -> None:
    """DP-VINE-03, DP-VINE-10, DP-VINE-23: orthogonally, in any order; all must be placed."""
    state = planting(game, "chardonnay", "pinot_noir")
    cells = {(move.row, move.column) for move in moves(state, Plant)}
    assert cells == {(2, 4), (2, 5), (3, 3), (3, 6), (4, 3), (4, 6), (5, 4), (5, 5)}
    assert {move.variety for move in moves(state, Plant)} == {"chardonnay", "pinot_noir"}
    assert refusal(state, Plant("chardonnay", 2, 3)) == ("not-adjacent", "DP-VINE-03")
    assert refusal(state, Plant("chardonnay", 3, 4)) == ("cell-taken", "DP-VINE-03")
    assert refusal(state, Plant("chardonnay", 8, 1)) == ("no-such-cell", "DP-VINE-03")
    assert refusal(state, Plant("pinot_meunier", 2, 4)) == ("variety-not-drawn", "DP-VINE-02")
    assert refusal(state, NameBunch(3, 4)) == ("bunches-first", "DP-VINE-18")
    play(state, Plant("pinot_noir", 2, 4))
    if question(state) == "ChooseHarvest":
        play(state, state.moves()[0])
    assert question(state) == "PlaceBunch" and Plant("chardonnay", 1, 4) in state.moves()


def test_what_lies_on_the_cell_is_taken_at_once(game: DomPierreGame) -> None:
    """DP-VINE-04, DP-VINE-03: an accessory or the coin does not keep a bunch away."""
    near = {"5,4": "pinot_noir", "3,3": "chardonnay"}
    state = planting(game, "chardonnay", "chardonnay", vineyard=near, extras=EXTRAS)
    before = coins(state)
    play(state, Plant("chardonnay", 5, 3))
    assert coins(state) == before + 1 and told(state, "extra-taken") == [{"extra": "coin"}]
    while question(state) != "PlaceBunch":
        play(state, state.moves()[0])
    play(state, Plant("chardonnay", 2, 3))
    assert grey(state) == {"sugar": 1} and rules_told(state, "extra-taken") == ["DP-VINE-04"] * 2


@pytest.mark.parametrize("bunches", [1, 2, 3, 4, 5])
def test_the_eight_neighbours_of_a_variety_are_counted(game: DomPierreGame, bunches: int) -> None:
    """DP-VINE-05, DP-VINE-06, DP-VINE-08: without the new bunch itself; at most 3 (DP-VINE-20)."""
    state = crowded(game, bunches)
    assert details(state, Harvest("chardonnay", False)) == {"value": min(3, bunches)}
    play(state, Harvest("chardonnay", False))
    assert hand(state) == [f"chardonnay {min(3, bunches)}"]


def test_a_variety_that_is_not_there_gives_no_tile(game: DomPierreGame) -> None:
    """DP-VINE-09, DP-VINE-21: not even with a worker; there is always one that can be chosen."""
    state = planting(game, "chardonnay", player=Player(vines="4,4"), vineyard={"4,5": "pinot_meunier"})
    play(state, Plant("chardonnay", 2, 5))
    assert [move.variety for move in moves(state, Harvest)] == ["chardonnay", "pinot_meunier"]
    assert refusal(state, Harvest("pinot_noir", False)) == ("nothing-to-harvest", "DP-VINE-09")
    assert refusal(state, Harvest("riesling", False)) == ("no-such-variety", "DP-COMP-02")
    assert refusal(state, Harvest("chardonnay", True)) == ("no-vintage-effect", "DP-VINE-19")


def test_with_the_other_ruling_a_worker_makes_a_tile_of_1(game: DomPierreGame) -> None:
    """DP-VINE-09, DP-VINE-21: harvest_worker_needs_base_value_1; then he must be used."""
    options = {"harvest_worker_needs_base_value_1": False}
    around = {"4,5": "pinot_meunier"}
    state = planting(game, "chardonnay", player=Player(vines="4,4"), vineyard=around, options=options)
    play(state, Plant("chardonnay", 2, 5), Harvest("pinot_noir", False))
    assert asked(state).value == 0
    assert refusal(state, NoHelper()) == ("helper-needed", "DP-VINE-21")
    play(state, CallHelper(4, 4))
    assert hand(state) == ["pinot_noir 1"]
    alone = planting(game, "chardonnay", vineyard=around, options=options)
    play(alone, Plant("chardonnay", 2, 5))
    assert refusal(alone, Harvest("pinot_noir", False)) == ("nothing-to-harvest", "DP-VINE-21")


def test_one_worker_on_the_variety_raises_the_tile(game: DomPierreGame) -> None:
    """DP-VINE-07, DP-VINE-08: anywhere in the vineyard; the player chooses which, at most one for each tile."""
    helpers = Player(vines="3,4 4,5 4,4")
    state = planting(game, "chardonnay", player=helpers)
    play(state, Plant("chardonnay", 5, 5), Harvest("chardonnay", False))
    assert question(state) == "ChooseHelper"
    assert [(move.row, move.column) for move in moves(state, CallHelper)] == [(3, 4), (4, 5)]
    assert refusal(state, CallHelper(4, 4)) == ("helper-on-other-variety", "DP-VINE-07")
    assert refusal(state, CallHelper(5, 5)) == ("no-worker-there", "DP-VINE-07")
    again = play(state.copy(), NoHelper())
    assert hand(again) == ["chardonnay 1"] and len(workers(again)["vines"]) == 3
    play(state, CallHelper(3, 4))
    assert hand(state) == ["chardonnay 2"] and workers(state)["house"] == 1
    assert question(state) == "StoreTiles"


@pytest.mark.parametrize(("allowed", "asks"), [(False, "StoreTiles"), (True, "ChooseHelper")])
def test_a_worker_and_the_highest_value(game: DomPierreGame, allowed: bool, asks: str) -> None:
    """DP-VINE-22: harvest_worker_may_be_used_at_cap."""
    path = {"4,5": "pinot_noir", "5,4": "pinot_noir", "4,6": "chardonnay", "5,6": "chardonnay", "6,5": "pinot_meunier"}
    around = {**path, "6,6": "chardonnay", "6,4": "pinot_meunier"}
    options = {"harvest_worker_may_be_used_at_cap": allowed}
    state = planting(game, "chardonnay", player=Player(vines="3,4"), vineyard=around, options=options)
    play(state, Plant("chardonnay", 5, 5), Harvest("chardonnay", False))
    assert question(state) == asks
    if allowed:
        play(state, CallHelper(3, 4))
        assert rules_told(state, "helper-home") == ["DP-VINE-22"] and workers(state)["house"] == 1
    assert hand(state) == ["chardonnay 3"]


def test_the_vintage_effect_counts_the_bunch_itself_once(game: DomPierreGame) -> None:
    """DP-VINE-19, DP-TOK-06: only if it is of the chosen variety, and only where it adds something."""
    state = crowded(game, 3, vintage="vineyard")
    assert refusal(state, Harvest("chardonnay", True)) == ("value-at-most", "DP-VINE-08")
    assert refusal(state, Harvest("pinot_noir", True)) == ("other-variety-placed", "DP-VINE-19")
    lonely = planting(game, "chardonnay", player=Player(vintage="vineyard"), vineyard={"4,5": "pinot_noir"})
    play(lonely, Plant("chardonnay", 5, 5))
    assert Harvest("chardonnay", True) in lonely.moves(), "it makes a tile of 1 where no other bunch counts"
    play(lonely, Harvest("chardonnay", True))
    assert hand(lonely) == ["chardonnay 1"]


def test_with_an_empty_bag_bunches_are_named(game: DomPierreGame) -> None:
    """DP-VINE-18, DP-VINE-07: the same one again if one likes; nothing is taken or moved."""
    owner = Player(rows=(3, 3, 3, 3, 3, 3), coins=9, vintage="vineyard", vines="3,4")
    state = turn(game, owner, vineyard=full_vineyard(game, 0), chance="explicit")
    act(state, "vineyard")
    assert question(state) == "PlaceBunch" and rules_told(state, "bag-empty") == ["DP-VINE-18"]
    assert refusal(state, NameBunch(8, 8)) == ("no-such-cell", "DP-VINE-03")
    empty = next(cell for number, cell in enumerate(game.box.cells) if not state.bunches >> number & 1)
    assert refusal(state, NameBunch(*empty)) == ("no-bunch-to-name", "DP-VINE-18")
    assert refusal(state, Plant("chardonnay", *empty)) == ("variety-not-drawn", "DP-VINE-02")
    for _ in range(3):
        play(state, NameBunch(3, 4))
        while question(state) in ("ChooseHarvest", "ChooseHelper"):
            play(state, state.moves()[0])
    assert len(hand(state)) + len(told(state, "tile-missing")) + len(told(state, "tile-fits-nowhere")) >= 1
    assert told(state, "extra-taken") == []


def test_a_nearly_empty_bag_gives_what_it_has(game: DomPierreGame) -> None:
    """DP-VINE-18, DP-VINE-02: drawn bunches are placed first, then bunches are named."""
    state = turn(game, Player(rows=(3, 3, 3, 3, 3, 3), coins=9), vineyard=full_vineyard(game, 2), chance="explicit")
    act(state, "vineyard")
    varieties = [move.variety for move in state.moves()]
    assert "pinot_noir" not in varieties
    assert refusal(state, DrawGrape("pinot_noir")) == ("bunch-not-left", "DP-VINE-02")
    let(state)
    assert sum(state.turn.drawn) == 2 and state.turn.left == 3


# ---------------------------------------------------------------------- tiles


def test_all_tiles_are_stored_together_after_the_last_bunch(game: DomPierreGame) -> None:
    """DP-VINE-11, DP-VINE-12, DP-VINE-24: one after the other in any order; one of each variety in a press."""
    state = planting(game, "chardonnay", "chardonnay", vineyard={"4,5": "pinot_noir"})
    play(state, Plant("chardonnay", 2, 4), Harvest("chardonnay", False))
    assert question(state) == "PlaceBunch" and hand(state) == ["chardonnay 1"]
    play(state, Plant("chardonnay", 2, 5), Harvest("chardonnay", False))
    assert sorted(hand(state)) == ["chardonnay 1", "chardonnay 2"]
    play(state, Store("chardonnay", 2, 0, "right"))
    assert refusal(state, Store("chardonnay", 1, 0, "right")) == ("variety-in-press", "DP-VINE-12")
    assert refusal(state, Store("chardonnay", 2, 0, "left")) == ("tile-not-in-hand", "DP-VINE-11")
    assert refusal(state, Store("chardonnay", 1, 1, "left")) == ("tile-not-in-hand", "DP-VINE-11")
    assert refusal(state, Store("chardonnay", 1, 0, "attic")) == ("no-such-press", "DP-CAVE-01")
    play(state, Store("chardonnay", 1, 0, "left"))
    assert presses(state) == {"left": "chardonnay 1", "right": "chardonnay 2"}


def test_a_tile_may_be_returned_and_must_be_if_it_fits_nowhere(game: DomPierreGame) -> None:
    """DP-VINE-13, DP-VINE-14, DP-VINE-15: no harvest tile beside champagne; a stored tile stays."""
    full = Player(left="barrel 3", centre="chardonnay 1", right="bottle 2")
    state = planting(game, "chardonnay", player=full, vineyard={"4,5": "pinot_noir"})
    play(state, Plant("chardonnay", 2, 4), Harvest("chardonnay", False))
    assert question(state) == "LateWindow" and rules_told(state, "tile-fits-nowhere") == ["DP-VINE-13"]
    assert presses(state) == {"left": "barrel 3", "centre": "chardonnay 1", "right": "bottle 2"}
    half = planting(game, "chardonnay", player=Player(left="barrel 3"), vineyard={"4,5": "pinot_noir"})
    play(half, Plant("chardonnay", 2, 4), Harvest("chardonnay", False))
    assert refusal(half, Store("chardonnay", 1, 0, "left")) == ("press-has-champagne", "DP-VINE-15")
    before = supply(half, "chardonnay")[0]
    play(half, GiveBack("chardonnay", 1, 0))
    assert supply(half, "chardonnay")[0] == before + 1 and rules_told(half, "tile-returned") == ["DP-VINE-13"]


def test_tiles_in_hand_are_not_in_the_supply(game: DomPierreGame) -> None:
    """DP-VINE-23, DP-VINE-06: they are taken one after the other."""
    state = planting(game, "chardonnay", "chardonnay", vineyard={"4,5": "pinot_noir"})
    before = supply(state, "chardonnay")
    play(state, Plant("chardonnay", 2, 4), Harvest("chardonnay", False))
    assert supply(state, "chardonnay") == [before[0] - 1, *before[1:]]


@pytest.mark.parametrize(("higher", "gained"), [(True, 1), (False, 0)])
def test_only_higher_tiles_are_left(game: DomPierreGame, higher: bool, gained: int) -> None:
    """DP-VINE-17, DP-VINE-16, DP-COMP-12: higher_harvest_tile_can_stand_in."""
    noir = "pinot_noir 1"
    rivals = [Player(left=noir, centre=noir, right=noir), Player(left=noir, centre=noir)]
    options = {"higher_harvest_tile_can_stand_in": higher}
    state = turn(game, Player(), *rivals, vineyard={"4,5": "pinot_meunier"}, chance="explicit", options=options)
    draw(act(state, "vineyard"), "chardonnay")
    play(state, Plant("chardonnay", 5, 4), Harvest("pinot_noir", False))
    assert len(hand(state)) == gained
    assert rules_told(state, "tile-stands-in" if higher else "tile-missing") == ["DP-VINE-17"]


def test_the_action_is_possible_whenever_its_cost_is_at_hand(game: DomPierreGame) -> None:
    """DP-VINE-01, DP-TURN-05: even if no press has room."""
    full = Player(left="barrel 3", centre="bottle 1", right="bottle 2")
    state = play(turn(game, full), MoveDisc("vineyard"))
    assert refusal(state, PERFORM) is None
