"""LOGISTICS and the placement of workers (DP-LOG, DP-PREST-12)."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.examples.positions import (
    Player,
    act,
    moves,
    play,
    question,
    road_of,
    told,
    turn,
    workers,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Done,
    SendTo,
    SendToRoad,
    SendToVine,
    SkipOnRoad,
    TakeFromRoad,
    TakeFromVine,
    TakeWorker,
    UseToken,
)

RESERVE, HOUSE, CREW = TakeWorker("reserve"), TakeWorker("house"), TakeWorker("presses")
LOW = (1, 1, 1, 1, 1, 1)


def test_workers_are_lifted_from_anywhere_up_to_the_strength(game: DomPierreGame) -> None:
    """DP-LOG-01, DP-LOG-02, DP-LOG-03: those in the house use no strength; all are lifted first."""
    player = Player(rows=LOW, house=2, roads="north 1", vines="3,4")
    state = act(turn(game, player), "logistics")
    assert refusal(state, TakeFromRoad("moon", 1)) == ("no-such-place", "DP-LOG-01")
    assert refusal(state, TakeFromRoad("east", 1)) == ("no-worker-there", "DP-LOG-01")
    assert refusal(state, TakeFromVine(9, 9)) == ("no-such-place", "DP-LOG-01")
    play(state, TakeFromRoad("north", 1), TakeFromVine(3, 4))
    assert refusal(state, RESERVE) == ("strength-used-up", "DP-LOG-01")
    play(state, HOUSE, HOUSE)
    assert state.turn.lifted == 4 and question(state) == "PlaceWorkers", "nobody is left to be lifted"
    assert rules_told(state, "lifted-from-zone") == ["DP-LOG-02"] * 2


def test_on_a_road_the_nearest_empty_space_is_taken(game: DomPierreGame) -> None:
    """DP-LOG-04, DP-LOG-05: one worker a space, whoever owns the others; gaps first; a full road takes nobody."""
    state = turn(game, Player(rows=LOW, house=5), Player(roads="east 2 3"), Player(roads="east 5"))
    act(state, "logistics", *[HOUSE] * 5, Done())
    play(state, *[SendToRoad("east")] * 3)
    assert road_of(state, "east") == [1, 4, 6]
    assert refusal(state, SendToRoad("east")) == ("road-full", "DP-LOG-05")
    assert refusal(state, SendToRoad("moon")) == ("no-such-road", "DP-LOG-04")
    assert SendToRoad("east") not in state.moves()


def test_press_area_and_bunches(game: DomPierreGame) -> None:
    """DP-LOG-06, DP-LOG-07, DP-LOG-12: no limit in the presses; one worker for each bunch; no house, no reserve."""
    state = turn(game, Player(rows=LOW, house=3), Player(vines="4,4"))
    act(state, "logistics", *[HOUSE] * 3, Done())
    assert refusal(state, SendToVine(4, 4)) == ("bunch-occupied", "DP-LOG-07")
    assert refusal(state, SendToVine(1, 1)) == ("no-bunch-for-worker", "DP-LOG-07")
    assert refusal(state, SendTo("house")) == ("no-target", "DP-LOG-12")
    assert refusal(state, SendTo("reserve")) == ("no-target", "DP-LOG-12")
    play(state, SendToVine(3, 4), SendTo("presses"), SendTo("presses"))
    assert workers(state) == {"reserve": 5, "house": 0, "presses": 3, "vines": [(3, 4)]}


def test_every_lifted_worker_is_placed(game: DomPierreGame) -> None:
    """DP-LOG-08: whoever is not wanted is not lifted; with unplaced_logistics_workers_go_back off he goes home."""
    state = act(turn(game, Player(rows=LOW)), "logistics", RESERVE, RESERVE)
    assert refusal(state, Done()) == ("worker-in-hand", "DP-LOG-08")
    options = {"unplaced_logistics_workers_go_back": False}
    state = act(turn(game, Player(rows=LOW), options=options), "logistics", RESERVE, RESERVE)
    play(state, SendToRoad("north"), Done())
    assert workers(state) == {"reserve": 6, "house": 1, "presses": 1, "north": [1]}
    assert told(state, "workers-left-over") == [{"workers": 1, "zone": "house"}]


def test_lifting_nobody_is_possible(game: DomPierreGame) -> None:
    """DP-LOG-01, DP-TURN-05: LOGISTICS is always possible."""
    state = act(turn(game, Player()), "logistics", Done())
    assert question(state) == "LateWindow"


def test_the_vintage_effect_skips_one_empty_space(game: DomPierreGame) -> None:
    """DP-LOG-09, DP-LOG-11: over occupied ones too; a second empty space is needed."""
    player = Player(rows=LOW, vintage="logistics", house=3)
    state = turn(game, player, Player(roads="south 2, west 1 2 3 4 5"), Player())
    act(state, "logistics", *[HOUSE] * 3, Done())
    assert refusal(state, SkipOnRoad("west")) == ("nothing-to-skip-to", "DP-LOG-11")
    assert refusal(state, SkipOnRoad("moon")) == ("no-such-road", "DP-LOG-04")
    play(state, SkipOnRoad("south"))
    assert road_of(state, "south") == [3], "empty, taken, empty: the third"
    assert refusal(state, SkipOnRoad("south")) == ("no-vintage-effect", "DP-LOG-09")
    assert rules_told(state, "space-skipped") == ["DP-LOG-09"]


def test_a_full_road_cannot_be_skipped_along(game: DomPierreGame) -> None:
    """DP-LOG-05, DP-LOG-11: there is no empty space at all."""
    player = Player(vintage="logistics", house=1)
    state = turn(game, player, Player(roads="west 1 2 3 4 5 6"), Player())
    act(state, "logistics", HOUSE, Done())
    assert refusal(state, SkipOnRoad("west")) == ("road-full", "DP-LOG-05")


def test_neutral_workers_are_passed_over_by_the_skip(game: DomPierreGame) -> None:
    """DP-LOG-11, DP-TWO-03: with two players spaces 2 and 5 are blocked."""
    state = act(turn(game, Player(vintage="logistics", house=1)), "logistics", HOUSE, Done(), SkipOnRoad("north"))
    assert road_of(state, "north") == [3]


def test_a_lifted_worker_leaves_his_place_empty(game: DomPierreGame) -> None:
    """DP-LOG-10: he cannot go farther on his road without the vintage effect, but he may return."""
    state = act(turn(game, Player(roads="north 1"), Player(), Player()), "logistics", TakeFromRoad("north", 1))
    play(state, SendToRoad("north"))
    assert road_of(state, "north") == [1]
    vine = act(turn(game, Player(vines="3,4")), "logistics", TakeFromVine(3, 4), SendToVine(3, 4))
    assert workers(vine)["vines"] == [(3, 4)]


@pytest.mark.parametrize("reason", ["token"])
def test_a_worker_token_moves_one_worker_anywhere(game: DomPierreGame, reason: str) -> None:
    """DP-PREST-12: also from road to road, but not to the place he comes from."""
    player = Player(tokens="worker", roads="north 1", vines="3,4")
    start = play(turn(game, player, Player(), Player(), flute="coin, crown, sale_low"), UseToken("worker"))
    state = play(start.copy(), TakeFromRoad("north", 1))
    assert refusal(state, SendToRoad("north")) == ("same-place", "DP-PREST-12")
    assert refusal(state, SendTo("house")) == ("no-target", "DP-PREST-12")
    play(state, SendToRoad("east"))
    assert road_of(state, "east") == [1] and reason == "token"
    vine = play(start.copy(), TakeFromVine(3, 4))
    assert refusal(vine, SendToVine(3, 4)) == ("same-place", "DP-PREST-12")
    assert refusal(vine, SendToVine(4, 4)) is None
    crew = play(start.copy(), CREW)
    assert refusal(crew, SendTo("presses")) == ("same-place", "DP-PREST-12")
    assert moves(crew, SendTo) == []
