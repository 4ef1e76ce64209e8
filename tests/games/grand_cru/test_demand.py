"""Raising demand (GC-DEM), by the action, by Advertising and at the festival."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import details, refusal, rules_told
from tutor.games.grand_cru.box import VARIETIES
from tutor.games.grand_cru.examples.positions import (
    Player,
    act,
    action,
    cash,
    festival,
    moves,
    play,
    prestige,
    price,
    question,
    step,
    told,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import Act, LowerDemand, RaiseDemand, StopRaising, UseImprovement, Visit

TOP = dict.fromkeys(VARIETIES, 6)
STOP = StopRaising()


@pytest.mark.parametrize("variety", VARIETIES)
def test_the_action_moves_one_marker_one_space_up(game: GrandCruGame, variety: str) -> None:
    """GC-DEM-01, GC-DEM-05: it costs nothing and needs no wine."""
    state = act(action(game, Player(cash=0), Player()), "raise_demand", RaiseDemand(variety))
    assert step(state, variety) == 1 and sum(state.markers) == 1
    assert (cash(state)[0], state.actor) == (0, 1)
    assert rules_told(state, "demand-raised") == ["GC-DEM-01"]


def test_neighbouring_spaces_can_show_the_same_price(game: GrandCruGame) -> None:
    """GC-DEM-02: a step may change nothing."""
    state = act(action(game, Player(), Player()), "raise_demand")
    assert details(state, RaiseDemand("gamay")) == {"old": 2, "new": 2, "steady": True}
    assert details(state, RaiseDemand("pinot")) == {"old": 4, "new": 5, "steady": False}
    state.play(RaiseDemand("gamay"))
    assert price(state, "gamay") == 2
    assert told(state, "demand-raised") == [{"variety": "gamay", "old": 2, "new": 2, "steady": True}]


def test_prices_never_fall_on_the_way_up(game: GrandCruGame) -> None:
    """GC-DEM-02: in every column."""
    for column in game.box.prices:
        assert column == sorted(column) and len(column) == 7


def test_a_marker_on_the_top_cannot_rise(game: GrandCruGame) -> None:
    """GC-DEM-03: and with all five on the top the action is not possible."""
    state = act(action(game, Player(), Player(), demand={"merlot": 6}), "raise_demand")
    assert refusal(state, RaiseDemand("merlot")) == ("marker-at-top", "GC-DEM-03")
    assert RaiseDemand("merlot") not in state.moves() and len(state.moves()) == 4
    assert refusal(state, RaiseDemand("riesling")) == ("no-such-variety", "GC-COMP-07")
    full = action(game, Player(), Player(), demand=TOP)
    assert refusal(full, Act("raise_demand")) == ("demand-at-top", "GC-DEM-03")


def test_the_action_never_lowers_demand(game: GrandCruGame) -> None:
    """GC-DEM-04: nor does Advertising; and the single step must be taken."""
    state = act(action(game, Player(ready="advertising"), Player(), demand=TOP | {"gamay": 3}), "raise_demand")
    assert refusal(state, LowerDemand("gamay")) == ("only-upward", "GC-DEM-04")
    assert refusal(state, STOP) == ("one-step-at-least", "GC-DEM-01")
    state = play(
        action(game, Player(ready="advertising"), Player(), demand={"gamay": 3}), UseImprovement("advertising")
    )
    assert refusal(state, LowerDemand("gamay")) == ("only-upward", "GC-IMP-19")


def test_advertising_takes_up_to_three_steps_one_after_the_other(game: GrandCruGame) -> None:
    """GC-IMP-19, GC-IMP-21: one at least; fewer than three are allowed; the third ends the action by itself."""
    state = play(action(game, Player(ready="advertising"), Player()), UseImprovement("advertising"))
    assert refusal(state, STOP) == ("one-step-at-least", "GC-IMP-19")
    state.play(RaiseDemand("syrah"))
    assert refusal(state, STOP) is None
    stopped = play(state.copy(), STOP)
    assert (step(stopped, "syrah"), stopped.actor) == (1, 1)
    assert told(stopped, "steps-unused") == [{"steps": 2}]
    play(state, RaiseDemand("syrah"), RaiseDemand("gamay"))
    assert (state.markers, state.actor) == ([1, 2, 0, 0, 0], 1)


def test_advertising_ends_by_itself_when_no_marker_can_rise(game: GrandCruGame) -> None:
    """GC-IMP-19, GC-IMP-20: one possible step is enough to use it; none is not."""
    near = action(game, Player(ready="advertising"), Player(), demand=TOP | {"pinot": 5})
    play(near, UseImprovement("advertising"), RaiseDemand("pinot"))
    assert (near.actor, question(near)) == (1, "ChooseAction")
    full = action(game, Player(ready="advertising"), Player(), demand=TOP)
    assert refusal(full, UseImprovement("advertising")) == ("demand-at-top", "GC-IMP-19")


@pytest.mark.parametrize(("space", "steps"), [("demand_1", 1), ("demand_2", 2), ("demand_3", 3)])
def test_the_festival_spaces_allow_one_two_or_three_steps(game: GrandCruGame, space: str, steps: int) -> None:
    """GC-FEST-20, GC-FEST-27: on one or several markers, for as many points."""
    state = play(festival(game, Player(prestige=5), Player()), Visit(space))
    assert refusal(state, STOP) == ("one-step-at-least", "GC-FEST-27")
    assert refusal(state, LowerDemand("gamay")) == ("only-upward", "GC-FEST-20")
    for number in range(steps):
        state.play(RaiseDemand(VARIETIES[number]))
    assert (sum(state.markers), prestige(state)[0], state.actor) == (steps, 5 - steps, 1)


def test_at_the_festival_fewer_steps_are_allowed_and_none_beyond_the_top(game: GrandCruGame) -> None:
    """GC-FEST-27: with every marker on the top the spaces cannot be chosen."""
    state = play(festival(game, Player(), Player(), demand={"gamay": 6}), Visit("demand_3"), RaiseDemand("pinot"))
    assert refusal(state, RaiseDemand("gamay")) == ("marker-at-top", "GC-DEM-03")
    state.play(STOP)
    assert (state.markers, state.actor) == ([6, 0, 0, 0, 1], 1)
    full = festival(game, Player(), Player(), demand=TOP)
    for space in ("demand_1", "demand_2", "demand_3"):
        assert refusal(full, Visit(space)) == ("demand-at-top", "GC-FEST-27")


def test_with_the_other_ruling_the_festival_may_lower_demand_too(game: GrandCruGame) -> None:
    """GC-FEST-20: the word "modify" can be read so; markers stay within their columns, and Phase I is as ever."""
    options = {"festival_demand": "either_way"}
    state = festival(game, Player(), Player(), demand=TOP | {"gamay": 0}, options=options)
    state.play(Visit("demand_2"))
    assert [move.variety for move in moves(state, LowerDemand)] == ["syrah", "merlot", "cabernet", "pinot"]
    assert refusal(state, LowerDemand("gamay")) == ("marker-at-bottom", "GC-FEST-20")
    assert details(state, LowerDemand("pinot")) == {"old": 9, "new": 8, "steady": False}
    play(state, LowerDemand("pinot"), RaiseDemand("gamay"))
    assert state.markers == [1, 6, 6, 6, 5]
    assert rules_told(state, "demand-lowered") == ["GC-FEST-20"]
    full = festival(game, Player(), Player(), demand=TOP, options=options)
    assert refusal(full, Visit("demand_1")) is None
    plain = act(action(game, Player(), Player(), demand={"gamay": 3}, options=options), "raise_demand")
    assert refusal(plain, LowerDemand("gamay")) == ("only-upward", "GC-DEM-04")
