"""The numbers and where they come from, corrections by the owner of a box, and positions that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tutor
from tests.games.dom_pierre.looking import refusal
from tutor.games.dom_pierre.examples.positions import (
    Player,
    act,
    asked,
    details,
    play,
    points,
    presses,
    road_of,
    turn,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Activate,
    BuyPrestige,
    MakeChampagne,
    MoveDisc,
    ScoreObjective,
    Sell,
    SendToRoad,
    TakeWorker,
)


def row(table: str, key: str, name: Any, /, **values: Any) -> dict[str, Any]:
    return {table: [{key: name, **values}]}


@pytest.mark.parametrize(
    ("key", "corrections"),
    [
        ("negative", {"buy_prestige": {"price": -1}}),
        ("wrong-total", row("grape", "variety", "chardonnay", count=18)),
        ("wrong-total", row("harvest_tile", "variety", "chardonnay", counts=[6, 5, 5])),
        ("wrong-total", {"components": {"harvest_tiles": 44}}),
        ("wrong-total", {"champagne_tile": {"counts": [5, 8, 8, 8, 6, 6]}}),
        ("wrong-total", row("accessory", "id", "sugar", grey=5)),
        ("wrong-total", row("accessory", "id", "sugar", blue=5)),
        ("wrong-total", row("prestige_token", "id", "crown", count=4)),
        ("wrong-total", {"components": {"ratio_tiles": 6}}),
        ("wrong-total", row("vintage_token", "id", "sales", copies=3)),
        ("wrong-total", row("flag_token", "id", "usa", count=7)),
        ("wrong-total", {"components": {"start_cards": 5}}),
        ("wrong-total", row("start_card", "id", "SC2", first_player=True)),
        ("wrong-total", {"components": {"objective_cards": 46}}),
        ("wrong-total", {"components": {"market_cards": 61}}),
        ("wrong-total", {"setup": {"press_workers": 2}}),
        ("wrong-total", row("player_count", "players", 2, objective_cards=36)),
        ("wrong-total", row("player_count", "players", 2, market_cards_per_deck=11)),
        ("wrong-total", row("player_count", "players", 3, vintage_pool=11)),
        ("wrong-total", row("market_card", "id", "N01", accepts="bottle")),
        ("wrong-total", row("market_card", "id", "N01", crowns=1)),
        ("wrong-total", row("market_card", "id", "E02", flag="")),
        ("wrong-total", row("market_card", "id", "E02", two_player_removed=True)),
        ("wrong-total", row("objective_card", "id", "OB01", two_player_removed=True)),
        ("wrong-total", row("ratio_tile", "id", "R1", a=[1, 2])),
        ("wrong-total", row("vineyard_extra", "players", 2, cells=[[1, 1]])),
        ("out-of-range", row("end_track", "players", 2, discs=13)),
        ("out-of-range", row("end_track", "players", 2, discs=0)),
        ("out-of-range", {"setup": {"prestige_tokens_per_player": 5}}),
        ("out-of-range", {"setup": {"prestige_tokens_face_up": 9}}),
        ("out-of-range", {"setup": {"vintage_tokens_per_player": 4}}),
        ("out-of-range", {"setup": {"objective_offer": 0}}),
        ("out-of-range", {"setup": {"champagne_value": 13}}),
        ("out-of-range", {"setup": {"village_harvest_values": [4]}}),
        ("out-of-range", {"winery_a": {"force_row": 7}}),
        ("out-of-range", {"winery_b": {"strengths": [1, 2, 0, 3, 3, 3]}}),
        ("out-of-range", row("road", "id", "north", blocked=[7])),
        ("out-of-range", row("road", "id", "north", blocked=[1, 2, 3, 4, 5, 6])),
        ("out-of-range", row("objective_card", "id", "OB02", bonus="harvest_tile pinot_noir 4")),
        ("out-of-range", row("prestige_token", "id", "chardonnay", value=4)),
        ("out-of-range", {"champagne": {"presses_for_prestige": 4}}),
        ("unknown-word", {"setup": {"harvest_press": "attic"}}),
        ("unknown-word", row("press", "id", "left", bonus_kind="jug")),
        ("unknown-word", row("market_card", "id", "N01", accessories=["sugar", "ribbon"])),
        ("unknown-word", {"reims": {"road": "moon"}}),
        ("unknown-word", {"reims": {"accessories": ["ribbon"]}}),
        ("unknown-word", row("prestige_token", "id", "crown", kind="moon")),
        ("unknown-word", row("prestige_token", "id", "crown", variety="chardonnay")),
        ("unlike-lengths", {"winery_a": {"costs": [0, 1, 2]}}),
        ("unlike-lengths", {"prestige_track": {"vp": [0, 1]}}),
        ("unlike-lengths", {"champagne_tile": {"values": [1, 3]}}),
        ("out-of-range", {"champagne": {"max_value": 10}}),
        ("unlike-lengths", row("road", "id", "east", bonuses=[1, 2])),
        ("same-press", {"setup": {"harvest_press": "left"}}),
        ("too-few", {"harvest_tile": [{"variety": "chardonnay", "counts": [15, 0, 0]}]}),
        ("out-of-range", {"vineyard_action": {"worker_bonus": 0}}),
        ("out-of-range", {"vineyard_action": {"vintage_bonus": 0}}),
        ("too-few-cells", {"vineyard": {"rows": 6}}),
        ("too-few-cells", {"vineyard": {"holes": [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6]]}}),
        ("same-cell", row("vineyard_start", "id", "random", cell=[3, 4])),
        ("same-cell", row("vineyard_extra", "players", 2, cells=[[2, 3], [2, 6], [5, 3], [5, 6], [3, 4]])),
        ("cut-off", {"vineyard": {"holes": [[1, 2], [2, 1], [2, 2]]}}),
        ("no-cell", row("vineyard_start", "id", "random", cell=[9, 9])),
        ("no-cell", {"vineyard": {"holes": ["x"]}}),
        ("bad-press", row("market_card", "id", "N01", left="?")),
        ("bad-press", {"reims": {"left": "-1"}}),
        ("same-type", row("market_card", "id", "N01", accessories=["sugar", "sugar"])),
        ("falling", {"sale_levels": {"shields_from": [1, 11, 6]}}),
        ("falling", {"prestige_track": {"vp": [0, 2, 5, 9, 8, 18, 24, 30]}}),
        ("bad-condition", row("objective_card", "id", "OB01", conditions=["4: moons >= 2"])),
        ("bad-bonus", row("objective_card", "id", "OB01", bonus="moon 3")),
        ("bad-bonus", row("objective_card", "id", "OB01", bonus="coins")),
    ],
)
def test_a_correction_that_contradicts_itself_is_refused(key: str, corrections: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadData) as caught:
        tutor.game("dom-pierre", data=corrections)
    assert caught.value.key == f"dom-pierre-{key}"
    texts = [caught.value.text(lang) for lang in tutor.LANGUAGES]
    assert len(set(texts)) == len(texts) and all("Dom Pierre" in text for text in texts)


@pytest.mark.parametrize(
    "corrections",
    [
        {"moon": {"phase": 1}},
        row("market_card", "id", "N99", crowns=1),
        row("objective_card", "id", "OB99", bonus="coins 1"),
        {"champagne": {"max_value": "many"}},
        {"champagne": {"colour": 1}},
        {"meta": {"age_min": 10}},
    ],
)
def test_a_correction_of_something_unknown_is_refused(corrections: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadData):
        tutor.game("dom-pierre", data=corrections)


@pytest.mark.parametrize(
    "corrections",
    [row("objective_metric", "id", "coins", meaning="francs"), row("vintage_token", "id", "sales", effect="none")],
)
def test_a_correction_that_the_engine_does_not_use_is_refused(corrections: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadData) as caught:
        tutor.game("dom-pierre", data=corrections)
    assert caught.value.key == "data-fixed"


#: Another edition of everything that is reconstructed: each table has another number somewhere.
MINE: dict[str, Any] = {
    "winery_a": {"costs": [0, 0, 1, 2, 3, 4, 4], "strengths": [0, 1, 1, 2, 2, 3, 3]},
    "winery_b": {"costs": [1, 2, 2, 3, 3, 4, 4], "strengths": [1, 2, 2, 3, 3, 3, 3]},
    "grape": [{"variety": "chardonnay", "count": 16}, {"variety": "pinot_noir", "count": 18}],
    "harvest_tile": [{"variety": "chardonnay", "counts": [7, 5, 3]}],
    "champagne_tile": {"values": [1, 2, 3, 6, 10], "counts": [8, 8, 8, 8, 8]},
    "accessory": [{"id": "label", "grey": 4}],
    "blue_accessory": {"value": 3},
    "flag_token": [{"id": "usa", "count": 5}, {"id": "russia", "count": 7}],
    "start_card": [{"id": "SC4", "crowns": 2}],
    "prestige_token": [{"id": "crown", "count": 2}, {"id": "coin", "count": 3, "value": 2}],
    "score_track": {"lap": 50},
    "vineyard": {"rows": 8, "columns": 8, "holes": [[1, 1], [8, 8]]},
    "vineyard_start": [{"id": "random", "cell": [5, 5]}],
    "vineyard_extra": [{"players": 2, "cells": [[2, 3], [2, 6], [6, 3], [6, 6], [1, 5]]}],
    "road": [{"id": "north", "sections": [2, 3, 2, 1], "bonuses": [1, 2, 4, 5], "blocked": [2]}],
    "reims": {"left": "+1", "accessories": ["sugar"]},
    "market_card": [{"id": "N01", "left": "0", "centre": "+2", "right": "X", "accessories": []}],
    "ratio_tile": [{"id": "R1", "a": [3, 5, 9]}],
    "prestige_track": {"vp": [0, 1, 3, 6, 10, 15, 20, 25, 30], "crowns": [1, 1, 1, 1, 2, 2, 2, 3, 3]},
    "objective_card": [
        {"id": "OB01", "conditions": ["3: coins >= 2 and prestige_level >= 1", "9: crowns >= 6"]},
        {"id": "OB03", "bonus": "modifier 3"},
        {"id": "OB02", "conditions": ["5: champagne_tiles any >= 2"]},
    ],
    "end_track": [{"players": 2, "discs": 5}],
}


@pytest.fixture(scope="module")
def mine() -> Any:
    """The game with another edition; building it plays whole games with every option."""
    return tutor.game("dom-pierre", data=MINE)


def test_the_owner_of_a_box_can_replace_every_reconstructed_table(mine: Any, game: DomPierreGame) -> None:
    """DP-SETUP-35, DP-OBJ-09: and the app knows which numbers are theirs."""
    reconstructed = {name for name in game.data if "reconstructed" in sources(game.data[name])}
    # the vocabulary of conditions and the list of switches are the engine's own
    assert reconstructed - set(MINE) == {"objective_metric", "options"}
    assert mine.data.provenance("winery_a").source == "owner"
    assert mine.data.provenance("market_card").source == "reconstructed", "59 cards are not corrected yet"
    cards = {card["id"]: card["source"] for card in mine.data["market_card"]}
    assert (cards["N01"], cards["N02"]) == ("owner", "reconstructed")


def sources(table: Any) -> set[str]:
    rows = table if isinstance(table, list) else [table]
    return {row["source"] for row in rows}


def test_corrected_numbers_are_played_with(mine: Any) -> None:
    """DP-SETUP-35, DP-SALE-06, DP-TURN-06, DP-TURN-07, DP-PREST-16: nothing assumes six rows or six spaces."""
    state = turn(mine, Player(coins=9, rows=(2, 2, 2, 2, 2, 2), centre="barrel 3", roads="north 8"), Player(), Player())
    assert details(state, MoveDisc("village")) == {"strength": 2, "coins": 1}
    act(state, "sales")
    assert details(state, Sell("north", "centre", "barrel", 3)) == {"total": 3 + 2 + 5, "points": 5}
    play(state, Sell("north", "centre", "barrel", 3))
    assert points(state) == 5
    two = act(turn(mine, Player(house=4)), "logistics", *[TakeWorker("house")] * 4, TakeWorker("reserve"))
    play(two, *[SendToRoad("north")] * 3)
    assert road_of(two, "north") == [1, 3, 4]
    scorer = turn(mine, Player(coins=2, level=1, objectives="OB01"), offer=("OB02", "OB03", "OB04", "OB05", "OB07"))
    assert refusal(scorer, ScoreObjective("OB01", 1)) is None
    assert refusal(scorer, ScoreObjective("OB01", 2)) == ("not-fulfilled", "DP-FREE-05")
    assert mine.box.modifiers == {0, 1, 2, 3} and mine.box.top_level == 8


def test_corrections_travel_with_saves(mine: Any) -> None:
    """DP-SETUP-35: a save opens with the numbers it was played with."""
    state = mine.new(2, 1)
    plain = tutor.game("dom-pierre")
    assert plain.from_json(state.to_json()).box.trigger[2] == 5
    assert plain.replay(mine.record(state)).to_json() == state.to_json()
    assert plain.new(2, 1).box.trigger[2] == 4


def test_every_table_says_where_it_comes_from(game: DomPierreGame) -> None:
    for table in game.data:
        found = game.data.provenance(table)
        assert found.source in ("seed", "public", "reconstructed"), table
        assert found.where and found.confidence in ("high", "medium", "low"), table
        assert found.why or found.source != "reconstructed", table
    for name in ("market_card", "objective_card", "ratio_tile", "prestige_token", "road"):
        assert all(entry["source"] == "reconstructed" and entry["why"] for entry in game.data[name])


def test_every_ruling_names_its_rule_and_its_default_comes_first(game: DomPierreGame) -> None:
    assert len(game.options) == 19
    for option in game.options.values():
        assert option.rule in game.rulebook
        assert option.choices[0] == option.default and len(option.choices) == 2
        assert option.name in game.rulebook[option.rule].options, option.name


# ---------------------------------------------------------------------- saves


def saved(game: DomPierreGame) -> dict[str, Any]:
    owner = Player(left="barrel 3", centre="chardonnay 1", roads="north 1", vines="3,4", tokens="crown", cards="N02")
    return json.loads(turn(game, owner, Player(), Player()).to_json())


@pytest.mark.parametrize(
    "damage",
    [
        lambda s: s.update(round=0),
        lambda s: s.update(turns=9),
        lambda s: s.update(first=3),
        lambda s: s.update(end_track=[0]),
        lambda s: s["vineyard"].update({"9,9": "chardonnay"}),
        lambda s: s["vineyard"].update({"03,3": "chardonnay"}),
        lambda s: s["vineyard"].update({"3,3": "riesling"}),
        lambda s: s["bag"].update(chardonnay=99),
        lambda s: s["extras"].update(coin="x"),
        lambda s: s["supply"].update(chardonnay=[1, 2]),
        lambda s: s["supply"].update(chardonnay=[5, 4, True]),
        lambda s: s["village_tiles"].update(tops=[None]),
        lambda s: s["village_tiles"].update(covered=[["chardonnay", 9, 9]]),
        lambda s: s["markets"]["north"].update(card="E01"),
        lambda s: s["markets"]["north"].update(card=7),
        lambda s: s["markets"]["north"].update(unseen=["N01", "N01"]),
        lambda s: s["markets"]["north"].update(ratio="R9a"),
        lambda s: s.update(offer=["OB01", "OB01"]),
        lambda s: s["flute"].update(moon=1),
        lambda s: s["turn"].update(free=1),
        lambda s: s["turn"].update(column="kitchen"),
        lambda s: s["turn"].update(hand=[["chardonnay", 1, 1]]),
        lambda s: s["maisons"].pop(),
        lambda s: s["maisons"][0].update(coins=-1),
        lambda s: s["maisons"][0].update(level=8),
        lambda s: s["maisons"][0]["discs"].update(sales=9),
        lambda s: s["maisons"][0]["tokens_placed"].update(sales=""),
        lambda s: s["maisons"][0]["roads"].update(north=[7]),
        lambda s: s["maisons"][0]["roads"].update(north=[1, 1]),
        lambda s: s["maisons"][0].update(vines=[34]),
        lambda s: s["maisons"][0]["presses"]["left"].update(champagne=[["jug", 3]]),
        lambda s: s["maisons"][0]["presses"]["left"].update(champagne=[["barrel", 1]] * 3),
        lambda s: s["maisons"][0]["presses"]["left"].update(harvest=[["chardonnay", 1, 1]] * 2),
        lambda s: s["maisons"][0].update(start_card="SC9"),
        lambda s: s["maisons"][0].update(corked="yes"),
        lambda s: s["maisons"][0]["points"].update(moon=3),
        lambda s: s["stack"].append(["EarlyWindow", 0]),
        lambda s: s["stack"].append(["BoostSale", 0, "north", "left", "barrel", 3, 4, 0]),
        lambda s: s["stack"].__setitem__(1, ["LateWindow", 0]),
        lambda s: s["stack"].__setitem__(1, ["EarlyWindow", 1]),
        lambda s: s["stack"].__setitem__(1, ["EarlyWindow", -1]),
        lambda s: s["options"].update(fast_variant=1),
    ],
)
def test_a_damaged_position_is_refused(game: DomPierreGame, damage: Any) -> None:
    broken = saved(game)
    game.from_json(json.dumps(broken))
    damage(broken)
    with pytest.raises(tutor.VendangeError):
        game.from_json(json.dumps(broken))


def test_a_position_works_out_what_follows_from_it(game: DomPierreGame) -> None:
    """DP-COMP-12, DP-COMP-03, DP-END-02: supplies, decks, workers, the end track and its points."""
    owner = Player(rows=(7, 3, 3, 3, 3, 1), left="chardonnay 3/2", grey="2 box", blue="cork", flags="usa", house=2)
    state = turn(game, owner, Player(), Player())
    assert state.supply[:3] == [5, 3, 4] and state.grey[1] == 1 and state.flags == [5, 6]
    assert state.maisons[0].reserve == 6 and state.track == [0]
    assert state.maisons[0].points[5] == 2 and not state.triggered
    assert state.blue.total() == 15 and state.bag.size == 47
    with pytest.raises(tutor.BadSave):
        turn(game, Player(grey="5 box"))
    with pytest.raises(tutor.BadSave):
        turn(game, Player(house=9, crew=1))
    with pytest.raises(tutor.BadSave):
        turn(game, Player(), moon=1)


def test_a_position_keeps_what_it_is_given(game: DomPierreGame) -> None:
    """DP-SALE-19: nothing that is named is worked out anew."""
    given = saved(game)
    heading = ("format", "version", "game", "rules")
    state = game.position(3, {key: value for key, value in given.items() if key not in heading})
    assert state.to_dict()["maisons"] == given["maisons"] and state.to_dict()["supply"] == given["supply"]


def test_what_matters_no_more_is_no_part_of_the_key(game: DomPierreGame) -> None:
    """DP-END-05, DP-SCORE-06: where points came from, and which round it is before the end, change nothing."""
    state = turn(game, Player(points=5, scored="OB30"))
    twin = state.copy()
    twin.round += 3
    twin.maisons[0].points = [0, 5, 0, 0, 0, 0]
    twin.maisons[0].scored = 0
    assert twin.key() == state.key()
    other = state.copy()
    other.maisons[0].points[0] += 1
    assert other.key() != state.key()


def test_a_lesson_can_be_given_from_a_named_position(game: DomPierreGame) -> None:
    """DP-CAVE-08, DP-FREE-04: presses are written as they look."""
    state = act(turn(game, Player(right="chardonnay 3, pinot_noir 3/2, +2")), "cellar", Activate("right", False))
    assert asked(state).press == "right" and details(state, MakeChampagne("bottle", False)) == {"value": 11}
    assert presses(state)["right"] == "chardonnay 3, pinot_noir 3/2, +2"
    assert refusal(turn(game, Player(coins=4)), BuyPrestige()) == ("prestige-too-dear", "DP-FREE-04")
