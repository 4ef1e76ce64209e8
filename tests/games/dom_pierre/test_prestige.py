"""Prestige: levels, the flute, tokens (DP-PREST)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.examples.positions import (
    Player,
    coins,
    details,
    flute,
    let,
    moves,
    play,
    points_from,
    presses,
    question,
    tokens,
    told,
    turn,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    BuyPrestige,
    KeepToken,
    ShowToken,
    StayPut,
    Store,
    TakeFaceDown,
    TakeToken,
    TakeWorker,
    UseToken,
)
from tutor.games.dom_pierre.names import TOKENS
from tutor.games.dom_pierre.state import DomPierre


def bought(game: DomPierreGame, tokens_up: str = "coin, crown, sale_low", **changes: Any) -> DomPierre:
    """Return the flip after prestige was bought."""
    player = changes.pop("player", Player(coins=5))
    state = turn(game, player, flute=tokens_up, chance="explicit", **changes)
    return play(state, BuyPrestige())


def only(**counts: int) -> dict[str, int]:
    return {**dict.fromkeys(TOKENS, 0), **counts}


def test_a_prestige_is_a_level_a_flip_and_a_token(game: DomPierreGame) -> None:
    """DP-PREST-01, DP-PREST-02, DP-PREST-03, DP-PREST-04, DP-PREST-05: in this order, at once."""
    state = bought(game)
    assert state.maisons[0].level == 1 and question(state) == "FlipToken"
    assert refusal(state, ShowToken("moon")) == ("no-such-token", "DP-COMP-07")
    assert sum(state.weights()) == pytest.approx(1)
    play(state, ShowToken("points_low"))
    assert refusal(state, TakeToken("points_high")) == ("token-not-face-up", "DP-PREST-05")
    assert refusal(state, TakeToken("moon")) == ("no-such-token", "DP-COMP-07")
    assert [move.token for move in moves(state, TakeToken)] == ["crown", "points_low", "coin", "sale_low"]
    play(state, TakeToken("sale_low"))
    assert tokens(state) == {"sale_low": 1} and question(state) == "EarlyWindow"


def test_a_face_down_token_is_taken_unseen_and_then_open(game: DomPierreGame) -> None:
    """DP-PREST-05, DP-PREST-08: any token that nobody has seen."""
    state = bought(game)
    let(state)
    play(state, TakeFaceDown())
    assert question(state) == "DrawToken" and ShowToken("press_high") in state.moves()
    assert refusal(state, ShowToken("sale_low")) == ("token-not-left", "DP-PREST-04")
    play(state, ShowToken("press_high"), KeepToken())
    assert tokens(state) == {"press_high": 1} and state.view(1)["maisons"][0]["tokens"] == {"press_high": 1}


def test_with_four_players_the_last_face_down_tokens_are_known(game: DomPierreGame) -> None:
    """DP-PREST-04, DP-SETUP-02: all sixteen are on the flute; with fewer players some stay unseen in the box."""
    state = turn(game, Player(), Player(), Player(), Player())
    assert state.boxed == 0 and flute(state) == (3, 13)
    assert turn(game, Player(), Player()).boxed == 8


def test_when_nothing_is_face_down_no_token_is_flipped(game: DomPierreGame) -> None:
    """DP-PREST-04, DP-PREST-05: the choice is among those face up."""
    unseen = only(crown=3, points_low=1, points_high=1, coin=1, sale_low=1, sale_high=1)
    state = turn(game, Player(coins=5), flute="worker, press_low", unseen_tokens=unseen)
    assert flute(state) == (2, 0)
    play(state, BuyPrestige())
    assert question(state) == "ChooseToken"
    assert refusal(state, TakeFaceDown()) == ("none-face-down", "DP-PREST-05")


def test_an_empty_flute_gives_no_token(game: DomPierreGame) -> None:
    """DP-PREST-06: the marker moves all the same."""
    unseen = only(crown=3, points_low=1, points_high=1, coin=1, sale_low=1, sale_high=1)
    state = play(turn(game, Player(coins=5), flute="", unseen_tokens=unseen), BuyPrestige())
    assert state.maisons[0].level == 1 and rules_told(state, "flute-empty") == ["DP-PREST-06"]


@pytest.mark.parametrize(("gives", "asks"), [(True, "FlipToken"), (False, "LateWindow")])
def test_at_the_top_the_marker_stays(game: DomPierreGame, gives: bool, asks: str) -> None:
    """DP-PREST-07: prestige_at_top_still_gives_token."""
    from tutor.games.dom_pierre.examples.positions import act
    from tutor.games.dom_pierre.moves import Activate, MakeChampagne

    player = Player(level=7, right="chardonnay 3, pinot_meunier 3, pinot_noir 3")
    options = {"prestige_at_top_still_gives_token": gives}
    state = act(turn(game, player, options=options, chance="explicit"), "cellar", Activate("right", False))
    play(state, MakeChampagne("bottle", False))
    assert state.maisons[0].level == 7 and rules_told(state, "level-stays") == ["DP-PREST-07"]
    assert question(state) == (asks if gives else "ChooseKind")


def test_points_and_coins_are_taken_at_once(game: DomPierreGame) -> None:
    """DP-PREST-10, DP-PREST-17: the tokens leave the game."""
    for token, scored, francs in (("points_low", 2, 0), ("points_high", 3, 0), ("coin", 0, 1)):
        state = bought(game, f"{token}, crown, sale_low")
        let(state)
        play(state, TakeToken(token))
        assert (points_from(state, "tokens"), coins(state)) == (scored, francs)
        assert tokens(state) == {}


def test_crowns_are_kept_to_the_end(game: DomPierreGame) -> None:
    """DP-PREST-09, DP-PREST-17, DP-SCORE-02: each counts as a crown."""
    state = bought(game)
    let(state)
    before = state.scores()[0]
    play(state, TakeToken("crown"))
    assert state.scores()[0] == before + 1 and rules_told(state, "token-kept") == ["DP-PREST-09"]


def test_worker_press_and_harvest_tokens_are_used_or_kept(game: DomPierreGame) -> None:
    """DP-PREST-08, DP-PREST-12, DP-PREST-13, DP-PREST-14: on gaining them."""
    state = bought(game, "worker, press_high, chardonnay")
    let(state)
    assert details(state, TakeToken("press_high")) == {"effect": "modifier", "value": 2}
    press = play(state.copy(), TakeToken("press_high"))
    assert refusal(press, UseToken("worker")) == ("other-token", "DP-PREST-08")
    play(press, KeepToken())
    assert tokens(press) == {"press_high": 1}
    tile = play(state.copy(), TakeToken("chardonnay"), UseToken("chardonnay"), Store("chardonnay", 2, 0, "left"))
    assert presses(tile) == {"left": "chardonnay 2"}
    worker = play(state.copy(), TakeToken("worker"), UseToken("worker"))
    assert refusal(worker, StayPut()) == ("worker-must-move", "DP-PREST-12")
    assert TakeWorker("reserve") in worker.moves()


def test_a_token_that_cannot_be_used_now_is_kept_without_asking(game: DomPierreGame) -> None:
    """DP-PREST-13, DP-PREST-14: without an empty press, or a press that takes the tile."""
    full = Player(coins=5, left="barrel 3", centre="barrel 3", right="barrel 3")
    for token in ("press_high", "chardonnay"):
        state = bought(game, "worker, press_high, chardonnay", player=full)
        let(state)
        play(state, TakeToken(token))
        assert tokens(state) == {token: 1} and question(state) == "EarlyWindow"


@pytest.mark.parametrize(("level", "vp", "worth"), [(0, 0, 1), (1, 2, 1), (3, 9, 2), (6, 24, 3), (7, 30, 3)])
def test_the_level_gives_points_and_the_worth_of_crowns(game: DomPierreGame, level: int, vp: int, worth: int) -> None:
    """DP-PREST-16, DP-SCORE-01, DP-SCORE-02: counted at the end; the score shows it at any time."""
    state = turn(game, Player(level=level, cards="N02 N03"), Player(), Player())
    assert state.scores()[0] == vp + 3 * worth


def test_two_prestige_are_resolved_one_after_the_other(game: DomPierreGame) -> None:
    """DP-PREST-18, DP-PREST-02: each with its own flip and token."""
    from tutor.games.dom_pierre.examples.positions import act
    from tutor.games.dom_pierre.moves import Activate, MakeChampagne

    bottle = MakeChampagne("bottle", False)
    player = Player(
        coins=9, rows=(3, 3, 3, 3, 3, 3), left="chardonnay 1", centre="pinot_noir 1",
        right="chardonnay 3, pinot_meunier 3, pinot_noir 3, +2",
    )  # fmt: skip
    state = act(turn(game, player, chance="explicit", flute="crown, sale_low, sale_high"), "cellar")
    for press in ("left", "centre"):
        play(state, Activate(press, False), bottle, bottle)
    play(state, Activate("right", False), bottle)
    let(state)
    play(state, TakeToken("crown"), bottle)
    assert question(state) == "FlipToken" and state.maisons[0].level == 2
    let(state)
    play(state, TakeToken("sale_low"))
    assert tokens(state) == {"crown": 1, "sale_low": 1}
    assert [event["level"] for event in told(state, "level-up")] == [1, 2]
