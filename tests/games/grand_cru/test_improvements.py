"""Using improvements: once a year, one in an action; Blending, Good Vintage, Maturing (GC-IMP)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import details, refusal, rules_told
from tutor.games.grand_cru.box import IMPROVEMENTS
from tutor.games.grand_cru.examples.phase_one import idle
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    PASS,
    Player,
    act,
    action,
    cash,
    cask,
    cellar,
    end_year,
    festival,
    moves,
    play,
    prestige,
    question,
    step,
    supply,
    told,
    used,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import (
    Blend,
    BlendInto,
    Harvest,
    MoveWine,
    RaiseDemand,
    SellVintage,
    SellWine,
    StopRaising,
    UseImprovement,
    Visit,
)

BLENDING, VINTAGE, MATURING = (UseImprovement(name) for name in ("blending", "good_vintage", "maturing"))
#: A player who owns every improvement and can use each of them.
RICH = Player(vines="4 gamay", cellar="2 gamay@2, merlot@2, syrah@2", ready=", ".join(IMPROVEMENTS))


def test_an_improvement_is_used_once_a_year(game: GrandCruGame) -> None:
    """GC-IMP-01, GC-PREP-04: it lies face down until step 6."""
    state = action(game, Player(ready="advertising"), Player(), counter=LAST_SPACE)
    play(state, UseImprovement("advertising"), RaiseDemand("gamay"), StopRaising())
    assert used(state) == {"advertising": 1}
    idle(state)
    assert refusal(state, UseImprovement("advertising")) == ("improvement-used", "GC-IMP-01")
    assert refusal(state, UseImprovement("aoc")) == ("improvement-not-owned", "GC-IMP-01")
    assert refusal(state, UseImprovement("tractor")) == ("no-such-improvement", "GC-COMP-08")
    end_year(state)
    assert refusal(state, UseImprovement("advertising")) is None
    assert rules_told(state, "improvements-ready") == ["GC-PREP-04"]


def test_two_copies_are_two_uses_in_two_actions(game: GrandCruGame) -> None:
    """GC-IMP-02, GC-IMP-04: never in the same action."""
    state = action(game, Player(cellar="2 gamay@1, gamay@2", ready="2 aoc"), Player())
    play(state, UseImprovement("aoc"))
    assert refusal(state, UseImprovement("aoc")) is not None
    play(state, SellWine(2, "gamay"))
    assert state.actor == 1
    idle(state)
    play(state, UseImprovement("aoc"), SellWine(1, "gamay"))
    assert used(state) == {"aoc": 2}


@pytest.mark.parametrize("improvement", IMPROVEMENTS)
def test_every_improvement_costs_one_action_alone_or_with_a_harvest_or_sale(
    game: GrandCruGame, improvement: str
) -> None:
    """GC-IMP-03, GC-IMP-20: played to its end, the turn is over; also in the last lap."""
    for counter in (2, LAST_SPACE):
        state = action(game, RICH, Player(), counter=counter)
        assert UseImprovement(improvement) in state.moves()
        state.play(UseImprovement(improvement))
        while state.actor == 0 and question(state) != "ChooseAction":
            state.play(state.moves()[0])
        assert state.actor == 1
        assert used(state) == {improvement: 1}


def test_improvements_may_be_used_in_the_last_lap(game: GrandCruGame) -> None:
    """GC-IMP-20, GC-YEAR-16: but not in Phase II (GC-IMP-05)."""
    state = action(game, Player(vines="gamay"), RICH, counter=LAST_SPACE)
    act(state, "harvest", Harvest("gamay"))
    assert len(moves(state, UseImprovement)) == 8
    state.play(PASS)
    assert question(state) == "ChooseSpecial"
    assert moves(state, UseImprovement) == []


def test_no_improvement_at_the_festival(game: GrandCruGame) -> None:
    """GC-IMP-05: neither as a choice nor within a special action."""
    state = festival(game, RICH, Player())
    for improvement in IMPROVEMENTS:
        assert refusal(state, UseImprovement(improvement)) == ("not-asked", "GC-FEST-02")
    state.play(Visit("late_harvest"))
    assert refusal(state, UseImprovement("harvest_hand")) == ("not-asked", "GC-HARV-01")


# ---------------------------------------------------------------------- Blending


def test_blending_turns_one_wine_into_another_of_the_same_barrel(game: GrandCruGame) -> None:
    """GC-IMP-07: the new cubes come from the supply, the old ones go there."""
    state = play(
        action(game, Player(cellar="3 gamay@2, syrah@2, pinot@2, merlot@1", ready="blending"), Player()), BLENDING
    )
    assert [tuple(move) for move in moves(state, Blend)] == [(2, "gamay"), (2, "syrah"), (2, "pinot")]
    assert refusal(state, Blend(1, "merlot")) == ("alone-in-barrel", "GC-IMP-07")
    assert refusal(state, Blend(1, "gamay")) == ("no-wine-there", "GC-IMP-07")
    assert refusal(state, Blend(9, "gamay")) == ("no-such-wine", "GC-COMP-03")
    state.play(Blend(2, "gamay"))
    assert state.moves() == [BlendInto("syrah"), BlendInto("pinot")]
    assert refusal(state, BlendInto("gamay")) == ("same-variety", "GC-IMP-07")
    assert refusal(state, BlendInto("merlot")) == ("not-in-barrel", "GC-IMP-07")
    assert refusal(state, BlendInto("riesling")) == ("no-such-variety", "GC-COMP-07")
    state.play(BlendInto("pinot"))
    assert cellar(state) == {"merlot@1": 1, "syrah@2": 1, "pinot@2": 4}
    assert (supply(state, "gamay"), supply(state, "pinot"), state.actor) == (15, 25 - 4, 1)
    assert told(state, "blended") == [{"barrel": 2, "cubes": 3, "variety": "gamay", "variety2": "pinot"}]


@pytest.mark.parametrize("ruling", ["partial", "refused"])
def test_blending_goes_as_far_as_the_supply(game: GrandCruGame, ruling: str) -> None:
    """GC-IMP-08, GC-LIM-01: with too few cubes as many as there are, or none by the other ruling; with none never."""
    blender, hoarder = Player(cellar="3 gamay@2, merlot@2", ready="blending"), Player(cellar="17 merlot@1")
    options = {"blending_shortage": ruling}
    state = play(action(game, blender, hoarder, options=options), BLENDING)
    assert supply(state, "merlot") == 2
    if ruling == "refused":
        assert refusal(state, Blend(2, "gamay")) == ("supply-cannot-blend", "GC-IMP-08")
        assert refusal(state, Blend(2, "merlot")) is None
    else:
        play(state, Blend(2, "gamay"), BlendInto("merlot"))
        assert (cellar(state), supply(state, "merlot")) == ({"gamay@2": 1, "merlot@2": 3}, 0)
    none = Player(cellar="11 gamay@1, 19 merlot@1")
    dry = action(game, Player(cellar="4 gamay@2, merlot@2", ready="blending"), none, options=options)
    assert refusal(dry, BLENDING) == ("supply-cannot-blend", "GC-IMP-08")
    single = action(game, Player(cellar="4 gamay@2, merlot@1", ready="blending"), Player(), options=options)
    assert refusal(single, BLENDING) == ("nothing-to-blend", "GC-IMP-07")
    three = Player(cellar="gamay@2, merlot@2, syrah@2", ready="blending")
    state = play(action(game, three, Player(cellar="19 merlot@1"), options=options), BLENDING, Blend(2, "gamay"))
    assert refusal(state, BlendInto("merlot")) == ("supply-empty", "GC-IMP-08")


def test_blended_wine_stays_in_its_barrel_and_is_judged_by_its_own_zone(game: GrandCruGame) -> None:
    """GC-IMP-09: mature Gamay becomes young Pinot, or the other way round; never wine beyond its zone."""
    state = action(game, Player(cellar="2 gamay@2, pinot@2", ready="blending"), Player())
    play(state, BLENDING, Blend(2, "gamay"), BlendInto("pinot"))
    assert refusal(state.copy(), PASS) is None and cellar(state) == {"pinot@2": 3}
    state.check()


# ---------------------------------------------------------------------- Good Vintage


@pytest.mark.parametrize(
    ("wine", "top"), [("gamay@3", 4), ("syrah@2", 5), ("merlot@3", 6), ("cabernet@4", 7), ("pinot@7", 9)]
)
def test_a_good_vintage_brings_the_highest_price_of_its_column(game: GrandCruGame, wine: str, top: int) -> None:
    """GC-IMP-10, GC-IMP-11: exactly one cube; demand stays, and the cube goes to the supply."""
    variety, barrel = wine.split("@")
    state = action(game, Player(cash=0, cellar=f"2 {wine}", ready="good_vintage"), Player(), demand={variety: 2})
    before = supply(state, variety)
    state.play(VINTAGE)
    assert details(state, SellVintage(int(barrel), variety)) == {"price": top}
    state.play(SellVintage(int(barrel), variety))
    assert (cash(state)[0], step(state, variety), cellar(state)) == (top, 2, {wine: 1})
    assert (supply(state, variety), cask(state)) == (before + 1, {})


def test_a_good_vintage_must_be_mature(game: GrandCruGame) -> None:
    """GC-IMP-10: a grape of its colour on the barrel."""
    young = action(game, Player(cellar="5 pinot@4", ready="good_vintage"), Player())
    assert refusal(young, VINTAGE) == ("nothing-mature", "GC-IMP-10")
    state = play(action(game, Player(cellar="pinot@4, gamay@1", ready="good_vintage"), Player()), VINTAGE)
    assert state.moves() == [SellVintage(1, "gamay")]
    assert refusal(state, SellVintage(4, "pinot")) == ("not-mature", "GC-IMP-10")
    assert refusal(state, SellVintage(5, "pinot")) == ("no-wine-there", "GC-IMP-10")
    assert refusal(state, SellVintage(0, "pinot")) == ("no-such-wine", "GC-COMP-03")


def test_a_good_vintage_is_no_sale_and_earns_no_prestige(game: GrandCruGame) -> None:
    """GC-IMP-23, GC-EVAL-09: neither AOC nor Bulk Buyer goes with it, and no cask is filled."""
    seller = Player(cellar="2 gamay@1", ready="good_vintage, aoc")
    state = play(action(game, seller, Player(), counter=LAST_SPACE), VINTAGE)
    assert refusal(state, UseImprovement("aoc")) is not None
    state.play(SellVintage(1, "gamay"))
    play(state, PASS, PASS)
    assert prestige(state) == [3, 3]


# ---------------------------------------------------------------------- Maturing


def test_maturing_moves_all_cubes_of_a_variety_one_barrel_on(game: GrandCruGame) -> None:
    """GC-IMP-17, GC-IMP-24: never a part, and they join those already there."""
    state = action(game, Player(cellar="3 merlot@2, gamay@2, merlot@3", ready="maturing"), Player())
    play(state, MATURING, MoveWine(2, "merlot"))
    assert (cellar(state), state.actor) == ({"gamay@2": 1, "merlot@3": 4}, 1)
    assert told(state, "wine-moved") == [{"variety": "merlot", "barrel": 2, "cubes": 3}]


def test_maturing_never_makes_wine_too_old(game: GrandCruGame) -> None:
    """GC-IMP-18: neither beyond the zone nor out of barrel 7."""
    state = play(action(game, Player(cellar="gamay@3, pinot@7, pinot@6", ready="maturing"), Player()), MATURING)
    assert state.moves() == [MoveWine(6, "pinot")]
    assert refusal(state, MoveWine(3, "gamay")) == ("beyond-zone", "GC-IMP-18")
    assert refusal(state, MoveWine(7, "pinot")) == ("beyond-zone", "GC-IMP-18")
    assert refusal(state, MoveWine(5, "pinot")) == ("no-wine-there", "GC-IMP-17")
    assert refusal(state, MoveWine(0, "pinot")) == ("no-such-wine", "GC-COMP-03")
    old = action(game, Player(cellar="gamay@3", ready="maturing"), Player())
    assert refusal(old, MATURING) == ("nothing-to-move", "GC-IMP-18")
    empty = action(game, Player(ready="maturing"), Player())
    assert refusal(empty, MATURING) == ("cellar-empty", "GC-IMP-17")


def test_with_the_other_ruling_maturing_may_spoil_wine(game: GrandCruGame) -> None:
    """GC-IMP-18: what leaves its zone goes to the supply."""
    spoil = {"maturing_may_spoil": True}
    for wine, barrel in (("gamay", 3), ("pinot", 7)):
        state = action(game, Player(cellar=f"2 {wine}@{barrel}", ready="maturing"), Player(), options=spoil)
        before = supply(state, wine)
        play(state, MATURING, MoveWine(barrel, wine))
        assert (cellar(state), supply(state, wine)) == ({}, before + 2)
        assert rules_told(state, "wine-spoilt") == ["GC-IMP-18"]
