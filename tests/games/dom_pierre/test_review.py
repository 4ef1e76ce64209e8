"""What a second pair of eyes found."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told, seats_told
from tutor import CHANCE
from tutor.games.dom_pierre.examples.positions import END, RETURN, Player, act, play, turn
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Activate,
    Done,
    MakeChampagne,
    MoveDisc,
    MoveWorker,
    PopCork,
    SendTo,
    SendToRoad,
    Store,
    TakeAccessory,
    TakeBonus,
    TakeBonuses,
    TakeFromRoad,
    TakeFromVine,
    TakeTile,
    TakeWorker,
    UseToken,
)
from tutor.games.dom_pierre.names import VARIETIES

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


def test_a_question_names_the_rule_that_puts_it(game: DomPierreGame) -> None:
    """DP-VILL-11, DP-PREST-12, DP-OBJ-11: a single worker moves for one of three reasons, and the rule says which."""
    player = Player(vintage="village", tokens="worker")
    start = turn(game, player, Player(), Player(), offer=OFFER)
    village = act(start.copy(), "village")
    for state, rule in (
        (play(village.copy(), MoveWorker()), "DP-VILL-11"),
        (play(village, TakeBonuses(), TakeBonus("OB14")), "DP-OBJ-11"),
        (play(start, UseToken("worker")), "DP-PREST-12"),
    ):
        assert state.decision is not None and state.decision.rule == rule
        assert refusal(state, END) == ("not-asked", rule)
        play(state, TakeWorker("reserve"))
        assert state.decision is not None and state.decision.rule == rule
        assert not {"DP-VILL-11", "DP-PREST-12", "DP-OBJ-11"} & set(state.decision.see)


# ---------------------------------------------------------------------- a village without harvest tiles


@pytest.fixture(scope="module")
def scarce(game: DomPierreGame) -> DomPierreGame:
    """A box with four harvest tiles of each variety."""
    tiles = [{"variety": variety, "counts": [2, 1, 1]} for variety in VARIETIES]
    return game.corrected(
        {"harvest_tile": tiles, "components": {"harvest_tiles_per_variety": 4, "harvest_tiles": 3 * 4}}
    )


def all_of(value: str) -> str:
    return ", ".join(f"{variety} {value}" for variety in VARIETIES)


#: Two players whose presses hold every tile of the scarce box but the last one of the village.
FULL = Player(left=all_of("1"), centre=all_of("1"), coins=9)
MOST = Player(left=all_of("2"), centre="chardonnay 3, pinot_meunier 3")


def test_the_last_tile_of_all_leaves_the_village_empty(scarce: DomPierreGame) -> None:
    """DP-VILL-08: no stack can be built; the village offers no tile, and the game goes on."""
    last = {"tops": [["pinot_noir", 3, 3], None], "sizes": [1, 0], "covered": []}
    state = act(turn(scarce, FULL, MOST, village_tiles=last), "village", TakeTile(1))
    play(state, Store("pinot_noir", 3, 0, "right"))
    state.check()
    assert state.harvest.total() == 0 and not any(state.supply)
    assert rules_told(state, "tiles-stacked") == ["DP-VILL-08"]
    later = act(turn(scarce, FULL, MOST._replace(right="pinot_noir 3"), village_tiles=NOTHING), "village")
    assert refusal(later, TakeTile(1)) == ("stack-empty", "DP-VILL-08")


NOTHING = {"tops": [None, None], "sizes": [0, 0], "covered": []}


@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize("chance", ["self", "explicit"])
def test_an_empty_village_is_filled_at_the_end_of_the_action_that_returns_tiles(
    scarce: DomPierreGame, chance: str, early: bool
) -> None:
    """DP-VILL-08: whichever window comes first, and with tiles that stand in for others."""
    options = {"finished_disc_leaves_before_late_window": early}
    players = (FULL, MOST._replace(right="pinot_noir 3"))
    state = turn(scarce, *players, village_tiles=NOTHING, chance=chance, options=options)
    act(state, "cellar", Activate("left", False), MakeChampagne("bottle", False), MakeChampagne("bottle", False))
    while state.actor == CHANCE:
        state.check()
        assert scarce.from_json(state.to_json()).key() == state.key()
        state.play(state.moves()[0])
    state.check()
    assert rules_told(state, "tiles-stacked") == ["DP-VILL-08"]
    assert state.harvest.sizes == [2, 1] and not any(state.supply)
    assert {scarce.box.tiles[tile][1:] for tile in state.harvest.things()} == {(1, 3)}
    assert END in state.moves()


def test_an_empty_village_waits_while_no_tile_comes_back(scarce: DomPierreGame) -> None:
    """DP-VILL-08: nothing is told again and again meanwhile."""
    state = turn(scarce, FULL, MOST._replace(right="pinot_noir 3"), village_tiles=NOTHING)
    play(state, MoveDisc("sales"), RETURN, Done(), END)
    assert rules_told(state, "tiles-stacked") == [] and state.actor == 1
