"""The year, its action rounds, passing, and how Phase I ends (GC-YEAR, GC-PASS)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import refusal, rules_told, seats_told
from tutor.games.grand_cru.examples.phase_one import idle
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    PASS,
    Player,
    act,
    action,
    bid,
    cash,
    cellar,
    cubes,
    end_year,
    keep_loans,
    leave_festival,
    pass_year,
    pawns,
    play,
    prestige,
    question,
    set_up,
    told,
    used,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import Act, Bid, BuyFromDisplay, Harvest, PutUp, UseImprovement
from tutor.games.grand_cru.state import GrandCru


def last_flag(state: GrandCru) -> bool:
    """Return whether the question says that it is about the last action of the year."""
    return bool(state.decision.last)


def test_a_year_is_phase_one_and_then_phase_two(game: GrandCruGame) -> None:
    """GC-YEAR-01, GC-YEAR-17: years follow each other until the game ends."""
    state = action(game, *[Player()] * 3)
    for year in (1, 2, 3):
        assert (state.year, question(state)) == (year, "ChooseAction")
        pass_year(state)
        assert question(state) == "ChooseSpecial"
        leave_festival(state)
        assert question(state) == "ChooseLoans"
        keep_loans(state)
    assert rules_told(state, "year-ends") == ["GC-EOY-01"] * 3
    assert rules_told(state, "year-begins") == ["GC-YEAR-01"] * 3


def test_players_act_clockwise_from_the_start_player_once_a_round(game: GrandCruGame) -> None:
    """GC-YEAR-02, GC-YEAR-03: at least four rounds, one action each."""
    state = set_up(game, 1, 2, 6, 3)
    assert [idle(state) for _ in range(20)] == [2, 3, 0, 1] * 5


def test_the_counter_moves_before_the_start_players_actions_are_determined(game: GrandCruGame) -> None:
    """GC-YEAR-04, GC-YEAR-20, GC-HARV-05: in round 4 the start player may take the last cube, in round 3 nobody."""
    state = action(game, Player(vines="gamay"), Player(vines="gamay"), seat=1, counter=3)
    assert refusal(state, Act("harvest")) == ("last-cube", "GC-HARV-04")
    idle(state)
    assert (state.actor, state.counter) == (0, LAST_SPACE)
    assert refusal(state, Act("harvest")) is None
    assert rules_told(state, "counter-arrives") == ["GC-YEAR-04"]


def test_on_the_last_space_the_counter_stays(game: GrandCruGame) -> None:
    """GC-YEAR-05, GC-YEAR-07: five positions, 0 to 4."""
    state = action(game, Player(), Player(), counter=LAST_SPACE)
    for _ in range(6):
        idle(state)
    assert state.counter == LAST_SPACE == game.box.last_position
    assert game.data["turn_track"]["positions"] == 5


def test_the_counter_moves_once_a_lap_also_without_the_start_player(game: GrandCruGame) -> None:
    """GC-YEAR-06, GC-YEAR-21: the walk past the start player's seat moves it, even if one player is left."""
    state = action(game, *[Player()] * 4, counter=1)
    play(state, PASS, PASS, PASS)
    assert state.actor == 3
    counters = []
    while question(state) == "ChooseAction":
        counters.append(state.counter)
        idle(state)
    assert counters == [1, 2, 3, 4]
    assert rules_told(state, "counter-moves") == ["GC-YEAR-06"] * 2
    assert rules_told(state, "counter-arrives") == ["GC-YEAR-06"]


def test_the_nine_actions_are_the_candidates(game: GrandCruGame) -> None:
    """GC-YEAR-08: seven plain actions, each of the eight improvements, and the pass."""
    state = action(game, Player(), Player())
    names = [move[0] for move in state.candidates() if isinstance(move, Act)]
    assert names == ["first_bid", "overbid", "acquire", "buy", "raise_demand", "harvest", "sell"]
    assert sum(isinstance(move, UseImprovement) for move in state.candidates()) == 8
    assert state.candidates()[-1] == PASS
    assert refusal(state, Act("rest")) == ("no-such-action", "GC-YEAR-08")


def test_the_end_is_checked_after_every_action_and_only_once_for_a_double_one(game: GrandCruGame) -> None:
    """GC-YEAR-09, GC-YEAR-23: two harvests with a Harvest Hand are one action; the check comes at its end."""
    state = action(game, Player(vines="gamay, syrah", ready="harvest_hand"), Player(), counter=LAST_SPACE)
    play(state, UseImprovement("harvest_hand"), Harvest("gamay"))
    assert (state.actor, state.emptied_by) == (0, -1)
    state.play(Harvest("syrah"))
    assert (state.actor, state.emptied_by, last_flag(state)) == (1, 0, True)
    assert rules_told(state, "last-lap") == ["GC-YEAR-10"]


@pytest.mark.parametrize("players", [2, 5])
def test_after_the_last_cube_everybody_else_has_one_action(game: GrandCruGame, players: int) -> None:
    """GC-YEAR-10, GC-YEAR-15: clockwise from the left, and none for who took the cube."""
    state = action(game, *[Player(vines="gamay")] * players, seat=1, start=1, counter=LAST_SPACE)
    act(state, "harvest", Harvest("gamay"))
    asked = []
    while question(state) == "ChooseAction":
        assert last_flag(state)
        asked.append(state.actor)
        act(state, "harvest", Harvest("gamay"))
    assert asked == [(1 + place) % players for place in range(1, players)]
    assert len(told(state, "last-lap")) == 1


def test_after_the_last_cube_with_all_others_passed_the_phase_is_over(game: GrandCruGame) -> None:
    """GC-YEAR-24: nobody is left to act; here B had granted this action, so nothing more follows."""
    state = action(game, Player(vines="gamay"), *[Player()] * 2, seat=1, passed=[2], counter=LAST_SPACE)
    state.play(PASS)
    assert state.actor == 0 and last_flag(state)
    act(state, "harvest", Harvest("gamay"))
    assert question(state) == "ChooseSpecial"


def test_passes_in_the_last_lap_give_nobody_a_second_action(game: GrandCruGame) -> None:
    """GC-YEAR-15, GC-YEAR-24: once A has fired, B is not looked at."""
    state = action(game, Player(vines="gamay"), Player(), Player(), counter=LAST_SPACE)
    act(state, "harvest", Harvest("gamay"))
    assert pass_year(state) == [1, 2]
    assert question(state) == "ChooseSpecial"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_when_all_but_one_have_passed_on_the_last_space_one_action_is_left(game: GrandCruGame, players: int) -> None:
    """GC-YEAR-11, GC-PC-03: exactly one, whoever remains."""
    state = action(game, *[Player()] * players, counter=LAST_SPACE)
    idle(state)
    for _ in range(players - 1):
        state.play(PASS)
    assert state.actor == 0 and last_flag(state)
    assert rules_told(state, "last-action-alone") == ["GC-YEAR-11"]
    idle(state)
    assert question(state) == "ChooseSpecial"


def test_who_is_left_alone_early_acts_until_the_counter_has_arrived(game: GrandCruGame) -> None:
    """GC-YEAR-12: the action in the round of its arrival is the last one."""
    state = action(game, Player(), Player(), counter=1)
    state.play(PASS)
    seen = []
    while question(state) == "ChooseAction":
        seen.append((state.counter, last_flag(state)))
        idle(state)
    assert seen == [(1, False), (2, False), (3, False), (4, True)]
    assert rules_told(state, "last-action-alone") == ["GC-YEAR-12"]


def test_with_the_other_ruling_one_more_action_follows_the_arrival(game: GrandCruGame) -> None:
    """GC-YEAR-12: the last action comes after the round of the arrival; trigger B on the last space is as ever."""
    state = action(game, Player(), Player(), counter=3, options={"lone_extra_action": True})
    state.play(PASS)
    seen = []
    while question(state) == "ChooseAction":
        seen.append((state.counter, last_flag(state)))
        idle(state)
    assert seen == [(3, False), (4, False), (4, True)]
    state = action(game, Player(), Player(), counter=LAST_SPACE, options={"lone_extra_action": True})
    state.play(PASS)
    assert last_flag(state)


def test_when_the_only_remaining_player_passes_the_phase_ends_at_once(game: GrandCruGame) -> None:
    """GC-YEAR-13: wherever the counter stands."""
    for counter in (1, 2, 3):
        state = action(game, Player(), Player(), counter=counter)
        play(state, PASS, PASS)
        assert (question(state), state.counter) == ("ChooseSpecial", counter)
        assert rules_told(state, "all-passed") == ["GC-YEAR-13"]


@pytest.mark.parametrize("option", [False, True])
def test_a_vineyard_that_is_empty_for_another_reason_is_not_harvested(game: GrandCruGame, option: bool) -> None:
    """GC-YEAR-14: neither without vines nor with bare ones; the other ruling counts bare vines."""
    players = Player(), Player(bare="gamay"), Player(vines="gamay")
    state = action(game, *players, counter=LAST_SPACE, options={"empty_vines_end_year": option})
    idle(state)
    if not option:
        assert [idle(state) for _ in range(4)] == [1, 2, 0, 1]
        assert question(state) == "ChooseAction" and not last_flag(state)
        return
    assert state.emptied_by == 1
    assert [idle(state), idle(state)] == [2, 0]
    assert question(state) == "ChooseSpecial"


def test_bare_vines_end_the_year_only_on_the_last_space(game: GrandCruGame) -> None:
    """GC-YEAR-14: also with that ruling the counter must have arrived; with all others passed the phase ends."""
    bare = Player(bare="gamay")
    state = action(game, bare, Player(), counter=2, options={"empty_vines_end_year": True})
    play(state, PASS)
    counters = []
    while question(state) == "ChooseAction":
        counters.append((state.counter, last_flag(state)))
        idle(state)
    assert counters == [(2, False), (3, False), (4, True)]
    state = action(game, Player(), bare, counter=3, seat=1, options={"empty_vines_end_year": True}, passed=[0])
    idle(state)
    assert question(state) == "ChooseSpecial"


def test_a_bid_in_the_last_lap_is_legal_and_returns_without_effect(game: GrandCruGame) -> None:
    """GC-YEAR-16: any legal action may be the last one, and so may a pass."""
    state = action(game, Player(vines="gamay"), Player(), Player(), display="aoc", counter=LAST_SPACE)
    act(state, "harvest", Harvest("gamay"))
    assert refusal(state, PASS) is None
    act(state, "first_bid", PutUp("aoc"), Bid(6))
    assert pawns(state) == [4, 3, 4]
    state.play(PASS)
    assert pawns(state) == [4, 4, 4] and cash(state) == [9, 10, 10]
    assert rules_told(state, "pawn-back") == ["GC-TILE-02"]


def test_only_counter_passes_and_used_improvements_are_reset(game: GrandCruGame) -> None:
    """GC-YEAR-18, GC-YEAR-19: everything else is carried over; cubes on vines stay there."""
    demand = {"gamay": 5, "syrah": 1, "merlot": 2, "cabernet": 6, "pinot": 3}
    owner = Player(cash=30, loans=4, prestige=8, vines="gamay", used="aoc", cellar="2 syrah@1")
    state = action(game, owner, Player(), demand=demand, counter=LAST_SPACE, discard_pile={"pinot": 5})
    end_year(state)
    assert (state.year, state.counter, state.passed) == (2, 1, 0)
    assert state.markers == list(demand.values())
    assert (prestige(state)[0], cash(state)[0], state.estates[0].loans) == (8, 30 - 3, 4)
    assert (cubes(state), used(state), cellar(state)) == ({"gamay": 1}, {}, {"syrah@2": 2})
    assert state.discard[4] == 5
    assert rules_told(state, "counter-reset") == ["GC-YEAR-18"]


def test_who_can_do_nothing_else_must_pass(game: GrandCruGame) -> None:
    """GC-YEAR-22, GC-PASS-02: there is no waiting, and a pass is always legal."""
    top = dict.fromkeys(("gamay", "syrah", "merlot", "cabernet", "pinot"), 6)
    state = action(game, Player(cash=0), Player(), demand=top)
    assert state.moves() == [PASS]


def test_who_has_passed_acts_no_more_this_year(game: GrandCruGame) -> None:
    """GC-PASS-01, GC-PASS-05: not even in the last lap, whatever others do."""
    state = action(game, Player(), Player(vines="gamay"), Player(), display="aoc", counter=LAST_SPACE)
    state.play(PASS)
    act(state, "harvest", Harvest("gamay"))
    assert pass_year(state) == [2]
    assert seats_told(state, "passed") == [0, 2]


def test_a_pawn_that_comes_back_does_not_bring_its_owner_back(game: GrandCruGame) -> None:
    """GC-PASS-03, GC-PASS-05: the bid of a player who has passed can be topped, and that player stays out."""
    state = action(game, *[Player()] * 3, columns=[bid("aoc", 0, 2)])
    state.play(PASS)
    act(state, "overbid")
    play(state, state.moves()[0], Bid(3))
    assert pawns(state) == [4, 3, 4]
    assert [idle(state) for _ in range(4)] == [2, 1, 2, 1]


def test_who_has_passed_takes_part_in_the_year_end(game: GrandCruGame) -> None:
    """GC-PASS-04: festival, interest and loans ask everybody."""
    state = action(game, *[Player()] * 3, counter=LAST_SPACE)
    pass_year(state)
    assert leave_festival(state) == [0, 1, 2]
    assert keep_loans(state) == [0, 1, 2]


def test_tiles_bought_in_the_last_lap_are_kept(game: GrandCruGame) -> None:
    """GC-YEAR-16: an acquisition or purchase takes effect at once."""
    state = action(game, Player(vines="gamay"), Player(cash=7), display="aoc", counter=LAST_SPACE)
    act(state, "harvest", Harvest("gamay"))
    act(state, "buy", BuyFromDisplay("aoc"))
    assert question(state) == "ChooseSpecial"
    assert state.estates[1].tiles[5] == 1


def test_phase_one_always_ends(game: GrandCruGame) -> None:
    """GC-LIM-05: even if nobody ever passes while anything else can be done."""
    import random

    for seed in range(6):
        state = set_up(game, 6, 5, 4, start=0)
        state.explicit = False
        rng = random.Random(seed)
        decisions = 0
        while state.year == 1 and question(state) not in ("ChooseSpecial", "over"):
            moves = [move for move in state.moves() if move != PASS] or state.moves()
            state.play(rng.choice(moves))
            decisions += 1
        assert decisions < 1500
