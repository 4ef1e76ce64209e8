"""CELLAR: activating presses, kinds and costs, values, prestige, modifiers (DP-CAVE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.examples.positions import (
    Player,
    act,
    asked,
    coins,
    details,
    let,
    moves,
    play,
    presses,
    question,
    supply,
    tokens,
    told,
    turn,
    workers,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Activate,
    BuyPrestige,
    Done,
    KeepToken,
    MakeChampagne,
    PutModifier,
    SendTo,
    Store,
    TakeToken,
    TakeWorker,
    UseToken,
)

BOTTLE, BARREL = MakeChampagne("bottle", False), MakeChampagne("barrel", False)
GRAPES: dict[str, Any] = {"left": "chardonnay 1", "centre": "pinot_noir 2", "right": "pinot_meunier 3"}
HIGH = (3, 3, 3, 3, 3, 3)


def test_a_press_needs_a_harvest_tile(game: DomPierreGame) -> None:
    """DP-CAVE-01, DP-CAVE-13, DP-CAVE-17: champagne or a modifier alone is not enough."""
    state = act(turn(game, Player(rows=HIGH, left="barrel 3", centre="chardonnay 1", right="+1")), "cellar")
    assert refusal(state, Activate("left", False)) == ("press-full", "DP-CAVE-13")
    assert refusal(state, Activate("right", False)) == ("only-modifier", "DP-CAVE-17")
    assert refusal(state, Activate("attic", False)) == ("no-such-press", "DP-CAVE-01")
    assert refusal(state, Activate("centre", True)) == ("no-vintage-effect", "DP-CAVE-18")
    empty = act(turn(game, Player(centre="chardonnay 1")), "cellar")
    assert refusal(empty, Activate("left", False)) == ("press-empty", "DP-CAVE-01")


def test_each_press_once_and_both_its_tiles(game: DomPierreGame) -> None:
    """DP-CAVE-02, DP-CAVE-22, DP-CAVE-10: any order of presses; the tiles lie in the press that made them."""
    state = act(turn(game, Player(coins=9, rows=HIGH, **GRAPES)), "cellar")
    play(state, Activate("right", False), BOTTLE)
    assert question(state) == "ChooseKind" and asked(state).second
    play(state, BARREL)
    assert refusal(state, Activate("right", False)) == ("press-done", "DP-CAVE-22")
    assert presses(state)["right"] == "bottle 6, barrel 3"
    play(state, Done())
    assert question(state) == "LateWindow" and presses(state)["left"] == "chardonnay 1"


def test_the_first_bottle_costs_coins_and_the_first_barrel_a_worker(game: DomPierreGame) -> None:
    """DP-CAVE-03, DP-CAVE-04, DP-CAVE-05, DP-CAVE-20: when it is made; later ones of the turn are free."""
    state = act(turn(game, Player(coins=3, rows=HIGH, crew=2, **GRAPES)), "cellar", Activate("left", False))
    assert coins(state) == 3
    play(state, BARREL)
    assert (coins(state), workers(state)["presses"], workers(state)["house"]) == (3, 1, 1)
    play(state, BOTTLE)
    assert coins(state) == 0
    play(state, Activate("centre", False), BOTTLE, BARREL)
    assert (coins(state), workers(state)["presses"]) == (0, 1)


def test_a_kind_that_cannot_be_paid_cannot_be_made(game: DomPierreGame) -> None:
    """DP-CAVE-05, DP-CAVE-22: for the second tile the kind already paid for is there."""
    state = act(turn(game, Player(coins=2, rows=HIGH, **GRAPES)), "cellar", Activate("left", False))
    assert refusal(state, BOTTLE) == ("bottle-too-dear", "DP-CAVE-03")
    assert refusal(state, MakeChampagne("jug", False)) == ("no-such-kind", "DP-CAVE-02")
    assert refusal(state, MakeChampagne("barrel", True)) == ("no-vintage-effect", "DP-CAVE-18")
    play(state, BARREL)
    assert state.moves() == [BARREL]
    no_worker = act(turn(game, Player(coins=3, rows=HIGH, crew=0, **GRAPES)), "cellar", Activate("left", False))
    assert refusal(no_worker, BARREL) == ("no-press-worker", "DP-CAVE-04")


def test_a_press_cannot_be_activated_when_nothing_can_be_paid(game: DomPierreGame) -> None:
    """DP-CAVE-05, DP-TURN-05: by the rulings that open the action, money may run out in between, and a worker come."""
    options = {
        "free_action_only_before_or_after_main_action": False,
        "kept_prestige_tokens_only_in_windows": False,
    }
    player = Player(coins=5, rows=HIGH, crew=0, tokens="worker", **GRAPES)
    state = turn(game, player, options=options, flute="crown, coin, sale_low")
    act(state, "cellar", BuyPrestige(), TakeToken("crown"))
    assert (question(state), coins(state)) == ("ChoosePress", 0)
    assert refusal(state, Activate("left", False)) == ("no-kind-payable", "DP-CAVE-05")
    play(state, UseToken("worker"), TakeWorker("reserve"), SendTo("presses"))
    assert refusal(state, Activate("left", False)) is None


@pytest.mark.parametrize(
    ("press", "first", "bonus"),
    [("left", BARREL, 1), ("left", BOTTLE, 0), ("centre", BOTTLE, 2), ("centre", BARREL, 0), ("right", BOTTLE, 3)],
)
def test_the_press_bonus_goes_to_the_first_tile(
    game: DomPierreGame, press: str, first: MakeChampagne, bonus: int
) -> None:
    """DP-CAVE-06, DP-CAVE-07: base is harvest tiles and modifiers; the second tile never gets the bonus."""
    state = act(turn(game, Player(coins=5, **{press: "chardonnay 3, pinot_noir 1, +2"})), "cellar")
    assert details(state, Activate(press, False)) == {"value": 6}
    play(state, Activate(press, False))
    assert details(state, first) == {"value": 6 + bonus}
    play(state, first)
    assert details(state, first) == {"value": 6}
    assert told(state, "champagne-made")[0]["bonus"] == bonus


def test_the_bonus_comes_once_for_each_press(game: DomPierreGame) -> None:
    """DP-CAVE-07, DP-CAVE-19: in two presses of one action; any value can be shown."""
    state = act(turn(game, Player(coins=9, rows=HIGH, **GRAPES)), "cellar")
    play(state, Activate("centre", False), BOTTLE, BOTTLE, Activate("right", False), BOTTLE, BOTTLE)
    assert presses(state)["centre"] == "bottle 4, bottle 2" and presses(state)["right"] == "bottle 6, bottle 3"


def test_twelve_is_the_most_and_brings_prestige_each_time(game: DomPierreGame) -> None:
    """DP-CAVE-08, DP-CAVE-09, DP-PREST-01: both tiles can do so."""
    grapes = "chardonnay 3, pinot_meunier 3, pinot_noir 3, +2"
    state = act(turn(game, Player(vintage="cellar", left=grapes), flute="crown, sale_low, sale_high"), "cellar")
    play(state, Activate("left", True), BARREL, TakeToken("crown"), BARREL)
    assert state.maisons[0].level == 2 and rules_told(state, "prestige-for-champagne") == ["DP-CAVE-09"] * 2
    play(state, TakeToken("sale_low"))
    assert presses(state) == {"left": "barrel 12, barrel 12"}


def test_the_press_is_emptied_after_its_second_tile(game: DomPierreGame) -> None:
    """DP-CAVE-11, DP-VINE-14, DP-COMP-13: harvest tiles go back as what is printed, modifiers are unlimited."""
    state = act(turn(game, Player(left="chardonnay 3/2, pinot_noir 1, +1")), "cellar")
    before = supply(state, "chardonnay"), supply(state, "pinot_noir")
    play(state, Activate("left", False), BARREL, BARREL)
    after = supply(state, "chardonnay"), supply(state, "pinot_noir")
    assert presses(state) == {"left": "barrel 6, barrel 5"}
    assert [b - a for a, b in zip(before[0], after[0], strict=True)] == [0, 1, 0]
    assert [b - a for a, b in zip(before[1], after[1], strict=True)] == [1, 0, 0]


def test_three_presses_bring_prestige_after_the_third_is_emptied(game: DomPierreGame) -> None:
    """DP-CAVE-12, DP-PREST-18, DP-TURN-17: in addition to that for a twelve; a fourth repetition finds no press."""
    player = Player(
        coins=9, rows=HIGH, force="cellar", **{**GRAPES, "right": "chardonnay 3, pinot_noir 3, pinot_meunier 3"}
    )
    state = act(turn(game, player, flute="crown, sale_low, sale_high"), "cellar")
    for press in ("left", "centre"):
        play(state, Activate(press, False), BARREL, BARREL)
    play(state, Activate("right", False), BARREL, BOTTLE)
    assert question(state) == "ChooseToken"
    assert presses(state)["right"] == "barrel 9, bottle 9"
    play(state, TakeToken("crown"))
    assert state.maisons[0].level == 1 and question(state) == "LateWindow"


def test_prestige_in_the_middle_of_a_press(game: DomPierreGame) -> None:
    """DP-CAVE-21, DP-CAVE-20, DP-PREST-02: the press takes nothing; a worker who comes can still pay for a barrel."""
    player = Player(coins=0, crew=0, rows=(0,) * 6, right="chardonnay 3, pinot_meunier 3, pinot_noir 3")
    state = act(turn(game, player, flute="worker, press_low, chardonnay"), "cellar", Activate("right", False), BOTTLE)
    assert refusal(state.copy(), TakeToken("press_low")) is None
    play(state, TakeToken("worker"), UseToken("worker"), TakeWorker("reserve"), SendTo("presses"))
    assert refusal(state, BARREL) is None
    play(state, BARREL)
    assert presses(state) == {"right": "bottle 12, barrel 9"}
    harvest = act(turn(game, player, flute="worker, press_low, chardonnay"), "cellar", Activate("right", False), BOTTLE)
    play(harvest, TakeToken("chardonnay"), UseToken("chardonnay"))
    assert refusal(harvest, Store("chardonnay", 2, 0, "right")) == ("press-has-champagne", "DP-VINE-15")


@pytest.mark.parametrize("both", [True, False])
def test_the_vintage_effect_raises_barrels(game: DomPierreGame, both: bool) -> None:
    """DP-CAVE-18, DP-CAVE-08: cellar_vintage_covers_both_barrels_of_one_press, or one barrel of the action."""
    options = {"cellar_vintage_covers_both_barrels_of_one_press": both}
    player = Player(coins=9, rows=HIGH, vintage="cellar", **GRAPES)
    state = act(turn(game, player, options=options), "cellar")
    if both:
        play(state, Activate("left", True), BARREL, BARREL)
        assert presses(state)["left"] == "barrel 3, barrel 2"
        assert refusal(state, Activate("centre", True)) == ("no-vintage-effect", "DP-CAVE-18")
        plain = act(turn(game, player, options=options), "cellar", Activate("left", True), BOTTLE, BOTTLE)
        assert presses(plain)["left"] == "bottle 1, bottle 1", "bottles of that press get nothing"
        return
    assert refusal(state, Activate("left", True)) == ("no-vintage-effect", "DP-CAVE-18")
    play(state, Activate("left", False))
    assert refusal(state, MakeChampagne("bottle", True)) == ("no-vintage-effect", "DP-CAVE-18")
    play(state, BARREL, MakeChampagne("barrel", True))
    assert presses(state)["left"] == "barrel 2, barrel 2"
    play(state, Activate("centre", False))
    assert refusal(state, MakeChampagne("barrel", True)) == ("no-vintage-effect", "DP-CAVE-18")


# ---------------------------------------------------------------------- modifiers


def test_a_modifier_goes_into_an_empty_press_at_once(game: DomPierreGame) -> None:
    """DP-CAVE-14, DP-CAVE-15, DP-CAVE-16, DP-PREST-13: not beside champagne, harvest or another modifier."""
    owner = Player(tokens="press_high", left="barrel 3", centre="chardonnay 1")
    state = play(turn(game, owner), UseToken("press_high"))
    assert presses(state)["right"] == "+2", "the only empty press"
    two = play(turn(game, Player(tokens="press_high", left="barrel 3")), UseToken("press_high"))
    assert [move.press for move in moves(two, PutModifier)] == ["centre", "right"]
    assert refusal(two, PutModifier("left")) == ("press-not-empty", "DP-CAVE-14")
    assert refusal(two, PutModifier("attic")) == ("no-such-press", "DP-CAVE-01")
    three = play(turn(game, Player(tokens="press_low")), UseToken("press_low"), PutModifier("centre"))
    assert presses(three) == {"centre": "+1"}
    other = turn(game, Player(tokens="press_low", left="chardonnay 1"))
    assert refusal(play(other, UseToken("press_low")), PutModifier("left")) == ("press-has-harvest", "DP-CAVE-16")
    lone = turn(game, Player(tokens="press_low", left="+2"))
    assert refusal(play(lone, UseToken("press_low")), PutModifier("left")) == ("press-has-modifier", "DP-CAVE-15")


def test_with_the_other_ruling_modifiers_add_up(game: DomPierreGame) -> None:
    """DP-CAVE-15: modifier_needs_completely_empty_press."""
    options = {"modifier_needs_completely_empty_press": False}
    owner = Player(tokens="press_low", left="+2", centre="barrel 1", right="barrel 1")
    state = play(turn(game, owner, options=options), UseToken("press_low"))
    assert presses(state)["left"] == "+3"


def test_a_modifier_waits_for_the_activation_of_its_press(game: DomPierreGame) -> None:
    """DP-CAVE-17, DP-VINE-24, DP-CAVE-06: harvest tiles may follow it; it counts in the base."""
    owner = Player(right="+2", tokens="chardonnay")
    state = play(turn(game, owner), UseToken("chardonnay"), Store("chardonnay", 2, 0, "right"))
    act(state, "cellar", Activate("right", False), BARREL, BARREL)
    assert presses(state) == {"right": "barrel 4, barrel 4"}


def test_a_kept_token_does_not_help_the_press_it_came_from(game: DomPierreGame) -> None:
    """DP-PREST-08, DP-PREST-02: a token may be used at once or kept; then the action goes on."""
    player = Player(coins=9, right="chardonnay 3, pinot_meunier 3, pinot_noir 3")
    state = act(turn(game, player, flute="press_low, crown, coin"), "cellar", Activate("right", False), BOTTLE)
    let(state)
    play(state, TakeToken("press_low"), KeepToken())
    assert tokens(state) == {"press_low": 1} and question(state) == "ChooseKind"
