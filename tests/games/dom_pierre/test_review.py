"""What a second pair of eyes found."""

from __future__ import annotations

from tests.games.dom_pierre.looking import refusal, rules_told, seats_told
from tutor.games.dom_pierre.examples.positions import END, RETURN, Player, act, play, turn
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Done,
    MoveDisc,
    MoveWorker,
    PopCork,
    SendTo,
    SendToRoad,
    TakeAccessory,
    TakeBonus,
    TakeBonuses,
    TakeFromRoad,
    TakeFromVine,
)

#: An offer with a worker move among its bonuses.
OFFER = ("OB14", "OB01", "OB02", "OB03", "OB04")


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


def test_a_refusal_names_the_rule_that_is_being_followed(game: DomPierreGame) -> None:
    """DP-VILL-11, DP-OBJ-11, DP-RET-02, DP-SETUP-09: not that of LOGISTICS, which nobody performs here."""
    player = Player(vintage="village", roads="north 1")
    village = act(turn(game, player, Player(), Player(), offer=OFFER), "village")
    assert refusal(village, TakeAccessory(3)) == ("no-such-stack", "DP-SETUP-09")
    vintage = play(village.copy(), MoveWorker())
    assert refusal(vintage, TakeFromRoad("east", 1)) == ("no-worker-there", "DP-VILL-11")
    assert refusal(vintage, TakeFromVine(9, 9)) == ("no-such-place", "DP-VILL-11")
    bonus = play(village, TakeBonuses(), TakeBonus("OB14"), TakeFromRoad("north", 1))
    assert refusal(bonus, SendTo("reserve")) == ("no-target", "DP-OBJ-11")
    assert refusal(bonus, SendToRoad("north")) == ("same-place", "DP-OBJ-11")
    back = play(turn(game, player), MoveDisc("sales"), RETURN)
    assert refusal(back, TakeFromRoad("east", 1)) == ("no-worker-there", "DP-RET-02")


def test_an_event_names_the_rule_that_caused_it(game: DomPierreGame) -> None:
    """DP-SETUP-07, DP-SETUP-09, DP-SETUP-12, DP-VILL-12: in the set-up and in the village as anywhere else."""
    start = game.new(3, 1)
    assert set(rules_told(start, "village-tile")) == {"DP-SETUP-07"}
    assert set(rules_told(start, "village-accessory")) == {"DP-SETUP-09"}
    assert set(rules_told(start, "objective-shown")) == {"DP-SETUP-12"}
    village = act(turn(game, Player(), Player(), Player(), offer=OFFER), "village", TakeBonuses(), TakeBonus("OB03"))
    assert rules_told(village, "bonus-taken") == ["DP-VILL-12"]
