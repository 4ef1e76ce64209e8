"""What a second pair of eyes found."""

from __future__ import annotations

from tests.games.dom_pierre.looking import rules_told, seats_told
from tutor.games.dom_pierre.examples.positions import END, RETURN, Player, play, turn
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import Done, MoveDisc, PopCork


def test_the_cork_may_take_the_last_disc_away(game: DomPierreGame) -> None:
    """DP-TURN-15, DP-FREE-09: before the disc move nobody is left without an answer; the turn passes."""
    last = Player(rows=(7, 7, 7, 7, 7, 5), waiting_force=True)
    state = turn(game, last, last, last=36)
    play(state, PopCork("objectives"))
    state.check()
    assert (state.actor, state.turn.free) == (1, True)
    assert rules_told(state, "no-disc-left") == ["DP-TURN-15"] and seats_told(state, "no-disc-left") == [0]
    play(state, PopCork("objectives"))
    state.check()
    assert state.over


def test_the_cork_may_take_the_last_disc_away_late(game: DomPierreGame) -> None:
    """DP-TURN-15, DP-TURN-16: after the main action the late window is still there."""
    two = Player(rows=(7, 7, 7, 7, 5, 5))
    state = turn(game, two, Player(rows=(7, 7, 7, 7, 5, 5)), last=36)
    play(state, MoveDisc("sales"), RETURN, Done(), PopCork("objectives"))
    state.check()
    assert state.actor == 0 and state.moves() == [END]
