"""Rounds and turns (TO-TURN, TO-ROUND)."""

from __future__ import annotations

import pytest

import tutor
from tests.games.toscana.looking import refusal, rules_told, told
from tutor.games.toscana.examples.positions import (
    NOTHING,
    Player,
    ignore,
    line,
    money,
    pass_round,
    play,
    reveal,
    tasting,
    turn,
    warehouse,
)
from tutor.games.toscana.examples.preparation import tokens
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import PlaceWater, SkipProduction, StopPlacing, TakeInstead, UseAction


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_lasts_seven_rounds_of_three_turns_each_and_a_price_update(game: ToscanaGame, players: int) -> None:
    """TO-TURN-01, TO-TURN-02, TO-TURN-03: clockwise from the first player, three times round."""
    state = turn(game, *[Player()] * players)
    for number in range(1, 8):
        assert state.round == number
        first = (number - 1) % players
        assert pass_round(state) == [(first + place) % players for place in range(players)] * 3
        assert len(rules_told(state, "price-update")) == number
        reveal(state)
    assert state.over
    assert rules_told(state, "round-begins") == ["TO-TURN-01"] * 6  # that of round 1 lies before the position


@pytest.mark.parametrize("order", [("hire", "production", "trade"), ("trade", "production", "hire")])
def test_each_player_chooses_the_order_of_the_actions_turn_by_turn(game: ToscanaGame, order: tuple[str, ...]) -> None:
    """TO-TURN-04: the order of one player does not bind the other."""
    state = turn(game, Player(), Player())
    for mine, others in zip(order, ("production", "hire", "trade"), strict=True):
        ignore(state, mine)
        ignore(state, others)
    assert [winery["spent"] for winery in state.fields()["wineries"]] == [["hire", "production", "trade"]] * 2


def test_a_spent_action_is_not_available_again_in_the_round(game: ToscanaGame) -> None:
    """TO-TURN-05: its token has left the circle."""
    state = turn(game, Player(), Player())
    ignore(state, "trade")
    ignore(state, "trade")
    assert state.moves() == [UseAction("hire"), UseAction("production")]
    assert refusal(state, UseAction("trade")) == ("action-spent", "TO-TURN-05")
    assert refusal(state, UseAction("rest")) == ("no-such-action", "TO-TURN-02")
    assert rules_told(state, "action-used") == ["TO-TURN-05"] * 2


def test_a_turn_cannot_be_passed_without_spending_an_action(game: ToscanaGame) -> None:
    """TO-TURN-06: every turn marks exactly one action, which may then be ignored."""
    state = turn(game, Player(), Player())
    assert state.moves() == [UseAction("hire"), UseAction("production"), UseAction("trade")]
    for action, nothing in NOTHING.items():
        assert nothing in play(state.copy(), UseAction(action)).moves()
    pass_round(state)
    assert [tokens(state, seat) for seat in (0, 1)] == [0, 0]


def test_who_ignores_the_production_may_take_one_red_or_one_water(game: ToscanaGame) -> None:
    """TO-TURN-07: no other good, one cube."""
    state = play(turn(game, Player(), Player()), UseAction("production"))
    offered = [move.good for move in state.moves() if isinstance(move, TakeInstead)]
    assert offered == ["red", "water"]
    for good in ("white", "champagne", "rose"):
        assert refusal(state, TakeInstead(good)) == ("not-a-compensation", "TO-TURN-07")
    assert refusal(state, TakeInstead("beer")) == ("no-such-good", "TO-COMP-02")
    state.play(TakeInstead("red"))
    assert warehouse(state) == "3·0·0·0·2"
    assert told(state, "compensation") == [{"good": "red", "count": 1}]


def test_the_compensation_may_be_declined(game: ToscanaGame) -> None:
    """TO-TURN-08: the action is spent all the same."""
    state = play(turn(game, Player(), Player()), UseAction("production"), SkipProduction())
    assert warehouse(state) == "2·0·0·0·2"
    assert tokens(state, 0) == 2
    assert rules_told(state, "production-ignored") == ["TO-TURN-08"]


def test_the_compensation_needs_a_cube_in_the_bank_and_a_free_place(game: ToscanaGame) -> None:
    """TO-TURN-08, TO-SUP-01: an empty bank of water, a full warehouse of red; only nothing is left."""
    holder = Player("0·0·0·0·5")
    state = turn(game, Player("5·0·0·0·4"), holder, holder, holder, Player("0·0·0·0·1"), market="3·3·2·2·5")
    assert state.bank[4] == 0
    state.play(UseAction("production"))
    assert refusal(state, TakeInstead("red")) == ("warehouse-full", "TO-TURN-08")
    assert refusal(state, TakeInstead("water")) == ("bank-empty", "TO-TURN-08")
    assert state.moves()[-1] == SkipProduction() and not any(isinstance(move, TakeInstead) for move in state.moves())


def test_the_last_cube_of_the_bank_and_the_last_place_do_for_a_compensation(game: ToscanaGame) -> None:
    """TO-TURN-08: 1 water in the bank, 4 red in the warehouse."""
    holder = Player("0·0·0·0·5")
    state = turn(game, Player("4·0·0·0·4"), holder, holder, holder, market="3·3·2·2·5")
    assert state.bank[4] == 1
    state.play(UseAction("production"))
    assert {TakeInstead("red"), TakeInstead("water")} <= set(state.moves())
    assert [refusal(state, TakeInstead(good)) for good in ("red", "water")] == [None, None]
    assert warehouse(play(state.copy(), TakeInstead("red"))) == "5·0·0·0·4"
    assert play(state.copy(), TakeInstead("water")).bank[4] == 0


def test_ignoring_hire_or_trade_gives_nothing(game: ToscanaGame) -> None:
    """TO-TURN-09: no compensation is even offered."""
    state = turn(game, Player(), Player())
    for action in ("hire", "trade"):
        spent = play(state.copy(), UseAction(action))
        assert refusal(spent, TakeInstead("red")) is not None
        play(spent, NOTHING[action])
        assert (warehouse(spent), line(spent.bank), money(spent)) == ("2·0·0·0·2", line(state.bank), [3, 3])
        assert rules_told(spent, f"{action}-ignored") == ["TO-TURN-09"]


def test_water_placed_for_nothing_is_a_production_without_compensation(game: ToscanaGame) -> None:
    """TO-TURN-10: the water is spent and nothing else follows."""
    state = turn(game, Player(workers="A1"), Player(workers="A8"))
    play(state, UseAction("production"), PlaceWater("C7-D8"), StopPlacing())
    assert warehouse(state) == "2·0·0·0·1"
    assert state.actor == 1
    assert rules_told(state, "fruitless") == ["TO-TURN-10"]
    assert told(state, "compensation") == []


def test_the_next_round_starts_with_all_tokens_and_the_player_to_the_left(game: ToscanaGame) -> None:
    """TO-ROUND-01, TO-ROUND-02, TO-ROUND-03: the end of the game is looked at first, then tokens, then the start."""
    state = tasting(game, *[Player()] * 5)
    assert [tokens(state, seat) for seat in range(5)] == [0] * 5
    events = []
    for _ in range(5):
        events = state.play(state.moves()[0])
    assert (state.round, state.first, state.actor, state.turn) == (2, 1, 1, 1)
    assert [tokens(state, seat) for seat in range(5)] == [3] * 5
    names = [event.name for event in events]
    assert names[-3:] == ["tokens-back", "start-passes", "round-begins"]
    assert not any(name.startswith("end-") for name in names)


def test_the_start_passes_from_the_last_seat_to_the_first(game: ToscanaGame) -> None:
    """TO-ROUND-03: round the table."""
    state = turn(game, *[Player()] * 3, seat=2)
    pass_round(state)
    reveal(state)
    assert (state.first, state.actor) == (0, 0)


def test_a_move_of_another_kind_is_refused_by_the_rule_of_the_question(game: ToscanaGame) -> None:
    """TO-TURN-02: nothing else is asked here, and a refused move changes nothing."""
    state = turn(game, Player(), Player())
    before = state.key()
    with pytest.raises(tutor.IllegalMove) as error:
        state.play(PlaceWater("A1-B2"))
    assert (error.value.refusal.name, error.value.refusal.rule) == ("not-asked", "TO-TURN-02")
    assert state.key() == before
