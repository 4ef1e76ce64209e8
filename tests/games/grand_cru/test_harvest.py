"""The harvest, plain, doubled and late (GC-HARV, GC-IMP-12 to 16, GC-FEST-11)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import refusal, rules_told
from tutor.games.grand_cru.examples.phase_one import idle
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    Player,
    act,
    action,
    cash,
    cellar,
    cubes,
    festival,
    play,
    prestige,
    supply,
    told,
    used,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import Act, Harvest, UseImprovement, Visit

HAND, RICH = UseImprovement("harvest_hand"), UseImprovement("rich_harvest")


def test_a_harvest_costs_a_franc_and_moves_one_cube_to_barrel_one(game: GrandCruGame) -> None:
    """GC-HARV-01, GC-HARV-03, GC-HARV-08: vines of one variety are interchangeable, so a variety is chosen."""
    state = act(action(game, Player(cash=5, vines="3 merlot, gamay"), Player()), "harvest")
    assert cash(state)[0] == 4, "the franc is paid first"
    assert state.moves() == [Harvest("gamay"), Harvest("merlot")]
    state.play(Harvest("merlot"))
    assert (cellar(state), cubes(state), state.actor) == ({"merlot@1": 1}, {"gamay": 1, "merlot": 2}, 1)
    assert told(state, "harvested") == [{"variety": "merlot", "barrel": 1}]


def test_without_a_franc_there_is_no_harvest(game: GrandCruGame) -> None:
    """GC-HARV-02: whatever kind of harvest."""
    poor = action(game, Player(cash=0, vines="4 gamay", ready="harvest_hand, rich_harvest"), Player())
    for move in (Act("harvest"), HAND, RICH):
        assert refusal(poor, move) == ("no-money-to-harvest", "GC-HARV-02")


@pytest.mark.parametrize("counter", [1, 2, 3])
def test_before_the_last_space_the_last_cube_stays(game: GrandCruGame, counter: int) -> None:
    """GC-HARV-04, GC-HARV-07: cubes are counted, not vines, and over the whole vineyard."""
    one = action(game, Player(vines="gamay", bare="5 merlot"), Player(), counter=counter)
    assert refusal(one, Act("harvest")) == ("last-cube", "GC-HARV-04")
    two = action(game, Player(vines="gamay, merlot"), Player(), counter=counter)
    act(two, "harvest", Harvest("gamay"))
    assert cubes(two) == {"merlot": 1}


def test_on_the_last_space_the_last_cube_may_go_and_ends_the_year(game: GrandCruGame) -> None:
    """GC-HARV-05: trigger A."""
    state = action(game, Player(vines="gamay"), Player(), counter=LAST_SPACE)
    act(state, "harvest", Harvest("gamay"))
    assert state.emptied_by == 0
    assert rules_told(state, "last-lap") == ["GC-YEAR-10"]


def test_barrels_hold_any_number_of_any_mix(game: GrandCruGame) -> None:
    """GC-HARV-06: no capacity is known."""
    state = action(game, Player(vines="2 pinot", cellar="14 gamay@1, 20 pinot@1, 10 merlot@1"), Player())
    act(state, "harvest", Harvest("pinot"))
    assert cellar(state)["pinot@1"] == 21


def test_only_a_cube_on_a_vine_can_be_harvested(game: GrandCruGame) -> None:
    """GC-HARV-01, GC-HARV-07, GC-HARV-08: neither from a bare vine nor without vines."""
    state = act(action(game, Player(vines="2 gamay", bare="merlot"), Player()), "harvest")
    assert refusal(state, Harvest("merlot")) == ("vines-empty", "GC-HARV-08")
    assert refusal(state, Harvest("pinot")) == ("no-such-vine", "GC-HARV-08")
    assert refusal(state, Harvest("riesling")) == ("no-such-variety", "GC-COMP-07")
    none = action(game, Player(bare="3 merlot"), Player(), counter=LAST_SPACE)
    assert refusal(none, Act("harvest")) == ("too-few-on-vines", "GC-HARV-01")


# ---------------------------------------------------------------------- Harvest Hand


def test_a_harvest_hand_moves_exactly_two_cubes_for_one_franc(game: GrandCruGame) -> None:
    """GC-IMP-12: of one variety or of two, in any order."""
    for first, second in (("gamay", "gamay"), ("gamay", "pinot"), ("pinot", "gamay")):
        state = action(game, Player(cash=1, vines="2 gamay, pinot", ready="harvest_hand"), Player())
        play(state, HAND, Harvest(first), Harvest(second))
        assert (cash(state)[0], sum(cellar(state).values()), used(state)) == (0, 2, {"harvest_hand": 1})
        assert state.actor == 1
    one = action(game, Player(vines="gamay", ready="harvest_hand"), Player(), counter=LAST_SPACE)
    assert refusal(one, HAND) == ("too-few-on-vines", "GC-IMP-12")


def test_a_harvest_hand_too_leaves_a_cube_before_the_last_space(game: GrandCruGame) -> None:
    """GC-IMP-13: with the counter on the last space it may empty the vines and is trigger A."""
    two = Player(vines="gamay, pinot", ready="harvest_hand")
    assert refusal(action(game, two, Player(), counter=3), HAND) == ("last-cube", "GC-IMP-13")
    state = action(game, two, Player(), counter=LAST_SPACE)
    play(state, HAND, Harvest("gamay"), Harvest("pinot"))
    assert (state.emptied_by, state.actor) == (0, 1)


# ---------------------------------------------------------------------- Rich Harvest


def test_a_rich_harvest_adds_a_cube_of_the_same_variety_from_the_supply(game: GrandCruGame) -> None:
    """GC-IMP-15: two cubes in barrel 1, one off the vines, for one franc."""
    state = action(game, Player(cash=1, vines="2 pinot", ready="rich_harvest"), Player())
    play(state, RICH, Harvest("pinot"))
    assert (cash(state)[0], cellar(state), cubes(state)) == (0, {"pinot@1": 2}, {"pinot": 1})
    assert supply(state, "pinot") == 25 - 3
    assert told(state, "harvest-doubled") == [{"variety": "pinot", "cubes": 1}]


def test_a_rich_harvest_needs_supply_and_the_last_cube_rule_looks_at_the_vines_only(game: GrandCruGame) -> None:
    """GC-IMP-16: the cube from the supply does not help; a variety without supply cannot be chosen."""
    single = Player(vines="pinot", ready="rich_harvest")
    assert refusal(action(game, single, Player(), counter=3), RICH) == ("last-cube", "GC-HARV-04")
    late = action(game, single, Player(), counter=LAST_SPACE)
    play(late, RICH, Harvest("pinot"))
    assert late.emptied_by == 0
    hoarder = Player(cellar="14 gamay@1")
    state = action(game, Player(vines="gamay, pinot", ready="rich_harvest"), hoarder)
    state.play(RICH)
    assert state.moves() == [Harvest("pinot")]
    assert refusal(state, Harvest("gamay")) == ("supply-empty", "GC-IMP-16")
    both = action(game, Player(vines="2 gamay", ready="rich_harvest"), Player(cellar="13 gamay@1"))
    assert refusal(both, RICH) == ("supply-cannot-double", "GC-IMP-16")


# ---------------------------------------------------------------------- Late harvest


def test_a_late_harvest_takes_one_cube_for_a_franc_even_the_last(game: GrandCruGame) -> None:
    """GC-FEST-11: nothing is triggered, and the counter does not matter."""
    for counter in (1, LAST_SPACE):
        state = festival(game, Player(cash=3, vines="pinot", prestige=2), Player(), counter=counter)
        play(state, Visit("late_harvest"), Harvest("pinot"))
        assert (cash(state)[0], cellar(state), cubes(state)) == (2, {"pinot@1": 1}, {})
        assert (prestige(state)[0], state.emptied_by, state.actor) == (0, -1, 1)
        assert rules_told(state, "harvested") == ["GC-FEST-11"]


def test_a_late_harvest_needs_a_cube_and_a_franc(game: GrandCruGame) -> None:
    """GC-FEST-08, GC-FEST-11, GC-HARV-02: as usual."""
    bare = festival(game, Player(bare="pinot"), Player())
    assert refusal(bare, Visit("late_harvest")) == ("too-few-on-vines", "GC-FEST-08")
    poor = festival(game, Player(cash=0, vines="pinot"), Player())
    assert refusal(poor, Visit("late_harvest")) == ("no-money-to-harvest", "GC-HARV-02")


def test_cubes_bought_and_harvested_in_turn_keep_the_year_going(game: GrandCruGame) -> None:
    """GC-HARV-04: whoever gets a new cube in time may harvest another one."""
    state = action(game, Player(vines="2 gamay"), Player(), counter=1)
    act(state, "harvest", Harvest("gamay"))
    idle(state)
    assert refusal(state, Act("harvest")) == ("last-cube", "GC-HARV-04")
