"""The end track, the last rounds, final scoring and ties (DP-END, DP-SCORE)."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.examples.positions import (
    END,
    RETURN,
    Player,
    coins,
    pass_turns,
    play,
    points_from,
    question,
    rows,
    told,
    turn,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import MoveDisc, PopCork, ReturnWorkers
from tutor.games.dom_pierre.state import DomPierre


def finish(state: DomPierre, column: str) -> DomPierre:
    """Move a disc and return no worker."""
    play(state, MoveDisc(column), RETURN)
    while question(state) == "ChooseReturn":
        state.play(state.moves()[-1])
    return state


@pytest.mark.parametrize(("players", "discs"), [(2, 4), (3, 6), (4, 8)])
def test_the_marked_space_triggers_the_end(game: DomPierreGame, players: int, discs: int) -> None:
    """DP-END-01, DP-END-02, DP-END-03, DP-TWO-05: its disc still scores; the game has a last round then."""
    assert game.box.trigger[players] == discs
    others = [Player(rows=(7, 7, 2, 2, 1, 0))] * (players - 1)
    state = turn(game, Player(rows=(7, 5, 2, 2, 1, 1)), *others)
    assert len(state.track) == discs - 1 and not state.triggered
    finish(state, "cellar")
    assert state.triggered and points_from(state, "discs") == 4
    assert told(state, "end-triggered") == [{"discs": discs, "last": state.round + 1}]


def test_with_the_other_ruling_the_trigger_disc_scores_nothing(game: DomPierreGame) -> None:
    """DP-END-03: trigger_disc_still_scores_2vp."""
    options = {"trigger_disc_still_scores_2vp": False}
    others = Player(rows=(7, 7, 2, 2, 1, 0))
    state = finish(turn(game, Player(rows=(7, 5, 2, 2, 1, 1)), others, options=options), "cellar")
    assert points_from(state, "discs") == 2 and state.triggered


def test_later_discs_score_nothing_but_leave_all_the_same(game: DomPierreGame) -> None:
    """DP-END-04, DP-END-07: also the one that is moved in the same turn after the cork."""
    others = Player(rows=(7, 7, 4, 2, 2, 2))
    state = turn(game, Player(rows=(7, 5, 5, 2, 2, 2)), others)
    play(state, PopCork("cellar"))
    assert state.triggered and points_from(state, "discs") == 4
    finish(state, "village")
    assert points_from(state, "discs") == 4 and rows(state)["village"] == 7
    assert rules_told(state, "disc-late") == ["DP-END-04"]


def test_the_round_is_finished_and_one_more_is_played(game: DomPierreGame) -> None:
    """DP-END-05, DP-END-07: everybody has had the same number of turns."""
    others = Player(rows=(7, 7, 2, 2, 1, 0))
    state = turn(game, Player(rows=(7, 5, 2, 2, 1, 1)), others)
    finish(state, "cellar")
    play(state, END)
    assert state.actor == 1
    pass_turns(state, 1)
    assert (state.actor, state.round) == (0, state.last) and rules_told(state, "last-round") == ["DP-TURN-01"]
    pass_turns(state, 2)
    assert state.over and rules_told(state, "game-ends") == ["DP-END-05"]
    found = state.why_not(MoveDisc("sales"))
    assert found is not None and (found.name, found.rule) == ("game-over", "DP-END-05")


def test_a_trigger_by_the_last_player_leaves_a_full_round(game: DomPierreGame) -> None:
    """DP-END-07, DP-END-05: nobody has fewer turns."""
    state = turn(game, Player(rows=(7, 7, 2, 2, 1, 0)), Player(rows=(7, 5, 2, 2, 1, 1)))
    pass_turns(state, 1)
    finish(state, "cellar")
    play(state, END)
    assert state.last == state.round
    pass_turns(state, 2)
    assert state.over


def test_a_cork_can_trigger_the_end(game: DomPierreGame) -> None:
    """DP-END-06, DP-FREE-09: like any other disc, for space, points and trigger."""
    state = turn(game, Player(rows=(7, 5, 2, 2, 1, 1)), Player(rows=(7, 7, 2, 2, 1, 0)))
    play(state, PopCork("cellar"))
    assert state.triggered and state.track[-1] == 0 and points_from(state, "discs") == 4


# ---------------------------------------------------------------------- scoring


def test_prestige_and_crowns_are_added(game: DomPierreGame) -> None:
    """DP-SCORE-01, DP-SCORE-02, DP-SCORE-03, DP-SCORE-06: and nothing else; the sheet adds up to the score."""
    rich = Player(
        coins=50, level=4, cards="N02 N03 E07", tokens="crown, sale_low", left="barrel 12", objectives="OB39",
        points=17, grey="2 sugar",
    )  # fmt: skip
    state = turn(game, rich, Player(), Player(), flute="coin, worker, press_low")
    sheet = state.score_sheet(0)
    assert {line.name: line.points for line in sheet.lines} == {"sales": 17, "prestige": 13, "crowns": 10}
    assert sheet.total == state.scores()[0] == 40


def test_scores_have_no_upper_limit(game: DomPierreGame) -> None:
    """DP-SCORE-05: laps of a hundred are marked with tokens."""
    state = turn(game, Player(points=345))
    assert state.scores()[0] == 346 and game.box.lap == 100


def last_turn(game: DomPierreGame, *standing: tuple[int, int]) -> DomPierre:
    """Return a finished game with these points and coins; seat 0 is first player."""
    rows_ = (7, 7, 2, 2, 1, 1)
    players = [Player(points=vp, coins=francs, rows=rows_, crew=0) for vp, francs in standing]
    state = turn(game, *players, last=19)
    return pass_turns(state, len(players))


def test_the_most_points_win(game: DomPierreGame) -> None:
    """DP-SCORE-04: whatever the coins."""
    state = last_turn(game, (10, 9), (20, 0), (15, 5))
    assert state.over and state.winners() == [1] and rules_told(state, "victory") == ["DP-SCORE-04"]


def test_a_tie_goes_to_the_most_coins_then_to_the_earlier_player(game: DomPierreGame) -> None:
    """DP-SCORE-04: in turn order from the first player."""
    by_coins = last_turn(game, (10, 3), (10, 5), (10, 4))
    assert by_coins.winners() == [1] and told(by_coins, "victory-by-coins") == [{"total": 15, "coins": 5}]
    by_order = last_turn(game, (9, 9), (10, 5), (10, 5))
    assert by_order.winners() == [1] and len(told(by_order, "victory-by-order")) == 1
    mixed = last_turn(game, (10, 5), (10, 4), (10, 5))
    assert mixed.winners() == [0] and len(told(mixed, "victory-by-order")) == 1


def test_turn_order_counts_from_the_first_player(game: DomPierreGame) -> None:
    """DP-SCORE-04, DP-SETUP-26: not from the first seat."""
    state = last_turn(game, (10, 5), (10, 5))
    state.first = 1
    assert state.winners() == [1]
    assert refusal(state, ReturnWorkers()) is not None and coins(state) == 5
