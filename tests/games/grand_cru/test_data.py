"""The numbers and where they come from, corrections by the owner of a box, and positions that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tutor
from tests.games.grand_cru.looking import details, rules_told
from tutor.games.grand_cru.box import VARIETIES
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    PASS,
    Player,
    act,
    action,
    festival,
    loan_round,
    play,
    set_up,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import Harvest, RaiseDemand, SellWine


def zone(variety: str, **values: int) -> dict[str, Any]:
    return {"maturity_zone": [{"variety": variety, **values}]}


@pytest.mark.parametrize(
    ("key", "corrections"),
    [
        ("wrong-total", {"variety": [{"id": "gamay", "cubes": 16}]}),
        ("wrong-total", {"variety": [{"id": "gamay", "vine_tiles": 13}]}),
        ("wrong-total", {"improvement": [{"id": "aoc", "count": 4}]}),
        ("wrong-total", {"components": {"tiles_total": 95}}),
        ("wrong-total", {"components": {"notes_total": 81}}),
        ("wrong-total", {"money": {"notes": [{"value": 5, "count": 11}]}}),
        ("wrong-total", {"money": {"printed_total": 276}}),
        ("wrong-total", {"pawns": {"per_player_action": 6}}),
        ("wrong-total", {"pawns": {"usable_action_pawns": 3}}),
        ("wrong-total", {"festival_action": [{"id": "primeur", "price": 2}]}),
        ("wrong-total", {"festival": {"spaces": 11}}),
        ("wrong-total", {"turn_track": {"last": 5}}),
        ("wrong-total", {"scoring": {"per_loan": -8}}),
        ("wrong-total", {"demand": {"columns": 4}}),
        ("bad-zone", zone("pinot", last=8)),
        ("bad-zone", zone("syrah", last=1)),
        ("bad-zone", {"maturity_zone_alternative": [{"id": "two_barrel_windows", "zones": {"pinot": [6, 7, 8]}}]}),
        ("bad-zone", {"maturity_zone_alternative": [{"id": "two_barrel_windows", "zones": {"pinot": [7, 6]}}]}),
        ("wrong-ageing", zone("merlot", first=4)),
        ("wrong-prices", {"demand_column": [{"variety": "merlot", "prices": [3, 4, 5]}]}),
        ("wrong-prices", {"demand": {"steps": 8}}),
        ("falling-prices", {"demand_column": [{"variety": "merlot", "prices": [3, 3, 4, 5, 4, 5, 6]}]}),
        ("wrong-interest", {"loan_track": {"interest": [0, 1, 2]}}),
        ("wrong-interest", {"loan": {"max_loans": 12}}),
        ("falling-interest", {"loan_track": {"interest": [0, 2, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14]}}),
        ("start-loans", {"loan": {"start_min": 0}}),
        ("start-loans", {"loan": {"start_min": 5, "start_max": 4}}),
        ("start-loans", {"loan": {"start_min": 6}}),
        ("out-of-range", {"loan": {"start_max": 7}}),
        ("out-of-range", {"loan": {"emergency_amount": 0}}),
        ("out-of-range", {"demand": {"start_step": 7}}),
        ("out-of-range", {"demand": {"steps": 1}, "demand_column": [{"variety": v, "prices": [3]} for v in VARIETIES]}),
        ("out-of-range", {"demand": {"raise_action_moves_up": 0}}),
        ("out-of-range", {"turn_track": {"start": 4}}),
        ("out-of-range", {"limits": {"max_years_guard": 0}}),
        ("out-of-range", {"player_count": [{"players": 3, "auctions_max": 6}]}),
        ("out-of-range", {"player_count": [{"players": 3, "yearly_draw": 0}]}),
        ("out-of-range", {"player_count": [{"players": 3, "first_display_vines": 0}]}),
        ("out-of-range", {"improvement": [{"id": "advertising", "demand_steps": 0}]}),
        ("out-of-range", {"festival_action": [{"id": "demand_1", "demand_steps": 0}]}),
        ("too-few-tiles", {"player_count": [{"players": 5, "first_display_improvements": 25}]}),
        ("too-few-tiles", {"vineyard": {"spaces": 18}}),
        ("bad-bids", {"auction": {"bid_max": 7}}),
        ("bad-bids", {"auction": {"bid_min": 0}}),
        ("negative", {"harvest": {"cost": -1}}),
        ("fixed", {"money": {"bank_unlimited": False}}),
        ("fixed", {"cellar": {"capacity_per_barrel": 6}}),
        ("fixed", {"auction": {"cash_checked_when_bidding": True}}),
        ("fixed", {"harvest": {"cubes": 2}}),
    ],
)
def test_a_correction_that_contradicts_itself_is_refused(key: str, corrections: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadData) as caught:
        tutor.game("grand-cru", data=corrections)
    assert caught.value.key == f"grand-cru-{key}"


@pytest.mark.parametrize(
    "corrections",
    [
        {"moon": {"phase": 1}},
        {"variety": [{"id": "riesling", "cubes": 3}]},
        {"maturity_zone": [{"variety": "riesling", "last": 3}]},
        {"loan": {"max_loans": "many"}},
        {"loan": {"colour": 1}},
    ],
)
def test_a_correction_of_something_unknown_is_refused(corrections: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadData):
        tutor.game("grand-cru", data=corrections)


@pytest.mark.parametrize("corrections", [{"turn_track": {"minimum_rounds": 5}}, {"meta": {"age_min": 10}}])
def test_a_correction_that_the_engine_does_not_use_is_refused(corrections: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadData) as caught:
        tutor.game("grand-cru", data=corrections)
    assert caught.value.key == "data-fixed"


def test_the_owner_of_a_box_can_correct_every_reconstructed_table() -> None:
    """GC-AGE-05, GC-DEM-02, GC-INT-01: zones, prices and interest of the real board, saved with the game."""
    mine = {
        **zone("gamay", first=1, last=2),
        "demand_column": [{"variety": "gamay", "prices": [1, 2, 3, 4, 5, 6, 7]}],
        "loan_track": {"interest": [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]},
    }
    game = tutor.game("grand-cru", data=mine)
    assert game.data.provenance("loan_track").source == "owner"
    assert game.data.provenance("demand").source == "reconstructed"
    state = set_up(game, 1, 2)
    assert (state.price(0), state.zones.last[0], state.box.interest["staged"][1]) == (1, 2, 2)
    plain = tutor.game("grand-cru")
    assert plain.from_json(state.to_json()).price(0) == 1
    assert plain.replay(game.record(state)).to_json() == state.to_json()
    assert plain.new(2, 1).price(0) == 2


@pytest.mark.parametrize("price", [2, 3])
def test_a_corrected_cost_is_played_with(price: int) -> None:
    """GC-HARV-01: numbers live in the data, not in the rules."""
    game = tutor.game("grand-cru", data={"harvest": {"cost": price}})
    state = action(game, Player(cash=5, vines="2 gamay"), Player())
    act(state, "harvest", Harvest("gamay"))
    assert state.estates[0].cash == 5 - price


def test_a_longer_step_of_the_action_is_shown_and_played() -> None:
    """GC-DEM-01, GC-DEM-03: the price that is announced is the one that is reached, also at the top."""
    game = tutor.game("grand-cru", data={"demand": {"raise_action_moves_up": 3}})
    low = dict.fromkeys(VARIETIES, 0)
    for space in (0, 5):
        state = action(game, Player(), Player(), demand={**low, "pinot": space})
        act(state, "raise_demand")
        shown = details(state, RaiseDemand("pinot"))
        state.play(RaiseDemand("pinot"))
        assert shown is not None and (shown["new"], state.markers[4]) == (state.price(4), min(6, space + 3))


def test_a_higher_minimum_of_cubes_holds_for_both_places() -> None:
    """GC-EVAL-02, GC-EVAL-05: too few sales earn nothing, not even alone."""
    game = tutor.game("grand-cru", data={"sales_evaluation": {"minimum_cubes": 3}})
    for cask, points in (("2 gamay", 0), ("3 gamay", game.box.first_points)):
        state = action(game, Player(cask=cask), Player(cask="gamay"), counter=LAST_SPACE)
        play(state, PASS, PASS)
        assert [estate.prestige for estate in state.estates] == [3 + points, 3]


def test_demand_that_does_not_fall_is_not_said_to_be_at_the_bottom() -> None:
    """GC-SELL-05, GC-SELL-06: with a correction by which sales leave demand alone."""
    game = tutor.game("grand-cru", data={"demand": {"sale_moves_down": 0}})
    for space in (0, 2):
        markers = {**dict.fromkeys(VARIETIES, 0), "gamay": space}
        state = action(game, Player(cellar="gamay@2"), Player(), demand=markers)
        act(state, "sell", SellWine(2, "gamay"))
        assert rules_told(state, "demand-at-bottom") == (["GC-SELL-06"] if not space else [])
        assert rules_told(state, "demand-falls") == []


def test_every_table_says_where_it_comes_from(game: GrandCruGame) -> None:
    for table in game.data:
        found = game.data.provenance(table)
        assert found.source in ("seed", "public", "reconstructed"), table
        assert found.where and found.confidence in ("high", "medium", "low"), table


def test_every_ruling_names_its_rule_and_its_default_comes_first(game: GrandCruGame) -> None:
    for option in game.options.values():
        assert option.rule in game.rulebook
        assert option.choices[0] == option.default and len(option.choices) > 1
        assert option.name in game.rulebook[option.rule].options, option.name


def saved(game: GrandCruGame) -> dict[str, Any]:
    owner = Player(vines="2 gamay", ready="aoc", cellar="gamay@2")
    state = action(game, owner, Player(), display="syrah")
    return json.loads(state.to_json())


@pytest.mark.parametrize(
    "damage",
    [
        lambda s: s.update(year=0),
        lambda s: s.update(counter=9),
        lambda s: s.update(start=2),
        lambda s: s.update(passed=[5]),
        lambda s: s.update(display=["riesling"]),
        lambda s: s.update(columns=[None]),
        lambda s: s.update(columns=[{"tile": "aoc", "seat": 0, "price": 7}, None]),
        lambda s: s["supply"].update(gamay=99),
        lambda s: s["supply"].update(gamay=True),
        lambda s: s["demand"].update(gamay=7),
        lambda s: s["draw_pile"].update(aoc=1),
        lambda s: s["festival"].update(casino=1),
        lambda s: s["festival"].update(money_1=0),
        lambda s: s["estates"].pop(),
        lambda s: s["estates"][0].update(cash=-1),
        lambda s: s["estates"][0].update(cash=11),
        lambda s: s["estates"][0].update(loans=12),
        lambda s: s["estates"][0].update(chosen=3),
        lambda s: s["estates"][0]["cellar"].update({"8": {"pinot": 1}}),
        lambda s: s["estates"][0]["cellar"].update({"4": {"gamay": 1}}),
        lambda s: s["estates"][0]["tiles"].update(tractor=1),
        lambda s: s["estates"][0]["ledger"].pop("sales"),
        lambda s: s["estates"][0]["ledger"].update(sales="1"),
        lambda s: s["stack"].append(["ChooseAction", 0, False]),
        lambda s: s["stack"].append(["PickWine", 0, "sell", 1]),
        lambda s: s["stack"].__setitem__(1, ["PickCube", 0, "stealing", 1]),
        lambda s: s["stack"].__setitem__(1, ["ShiftDemand", 0, "magic", 1, False]),
        lambda s: s["stack"].__setitem__(1, ["NameBid", 0, 1, "riesling"]),
        lambda s: s["stack"].__setitem__(1, ["PickNumber", 0, "sell", 1, 2, "riesling"]),
        lambda s: s["stack"].__setitem__(1, ["ChooseBlendInto", 0, 1, "riesling"]),
        lambda s: s["stack"].__setitem__(1, ["ChooseAcquisition", 0]),
        lambda s: s["options"].update(money="buried"),
    ],
)
def test_a_damaged_position_is_refused(game: GrandCruGame, damage: Any) -> None:
    broken = saved(game)
    game.from_json(json.dumps(broken))
    damage(broken)
    with pytest.raises(tutor.VendangeError):
        game.from_json(json.dumps(broken))


def test_a_position_works_out_what_follows_from_it(game: GrandCruGame) -> None:
    """GC-LIM-01, GC-LIM-03: supply, piles and pawns follow from what is named."""
    state = action(game, Player(cellar="3 gamay@1", vines="gamay"), Player(ready="aoc"), display="2 aoc")
    assert state.supply[0] == 11
    assert state.pile.counts[VARIETIES.index("gamay")] == 13 and state.pile.counts[5] == 0
    either = action(game, Player(), Player(), draw_pile={"gamay": 2})
    assert (either.pile.size, sum(either.discard)) == (2, 92)
    both = action(game, Player(), Player(), discard_pile={"gamay": 2})
    assert (both.pile.size, sum(both.discard)) == (92, 2)
    with pytest.raises(tutor.BadSave):
        action(game, Player(cellar="16 gamay@1"), Player())
    with pytest.raises(tutor.BadSave):
        action(game, Player(vines="13 gamay"), Player())


def test_a_position_keeps_what_it_is_given(game: GrandCruGame) -> None:
    """GC-LIM-06, GC-INT-04: pawns and books that are named are not worked out anew."""
    given = action(game, Player(), Player()).to_dict()["estates"]
    given[0]["ledger"].update(earlier=0, emergency_loans=5, loans=14, sales=-9)
    state = action(game, Player(), Player(), estates=given)
    assert state.to_dict()["estates"] == given
    named = {0: {"cash": 30, "loans": 3, "ledger": {"emergency_loans": 10}}, 1: {"cash": 7, "loans": 1}}
    part = action(game, Player(), Player(), estates=named)
    books = part.to_dict()["estates"][0]["ledger"]
    assert (books["loans"], books["emergency_loans"], books["earlier"]) == (7, 10, 13)
    with pytest.raises(tutor.BadSave):
        action(game, Player(), Player(), estates=[{**given[0], "pawns": 3}, given[1]])


def test_what_matters_no_more_is_no_part_of_the_key(game: GrandCruGame) -> None:
    """GC-YEAR-18, GC-FEST-22, GC-PREP-04: positions that play alike are one, and others are not."""
    lap = action(game, Player(vines="gamay"), Player(), Player(), counter=LAST_SPACE)
    act(lap, "harvest", Harvest("gamay"))
    feast = festival(game, Player(used="aoc", prestige=9), Player())
    loans = loan_round(game, Player(used="aoc"), Player())
    turns = action(game, Player(used="aoc"), Player(), Player())
    dead = {"lap": "turn", "feast": "counter used", "loans": "counter turn passed used", "turns": ""}
    for (name, names), state in zip(dead.items(), (lap, feast, loans, turns), strict=True):
        for field in ("counter", "turn", "passed", "used"):
            other = state.copy()
            if field == "used":
                other.estates[0].used = [0] * 8
            else:
                setattr(other, field, getattr(state, field) + 1)
            if (name, field) not in (("lap", "used"), ("lap", "counter"), ("lap", "passed")):
                assert (other.key() == state.key()) == (field in names.split()), (name, field)
