"""The numbers and where they come from, corrections by the owner of a box, and positions that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tutor
from tests.games.vinhos.looking import OTHERS
from tutor.games.vinhos.examples.positions import Estate, Player, cash, go, play, turn
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import BuildWinery


def test_every_table_says_where_it_comes_from(game: VinhosGame) -> None:
    for table in game.data:
        found = game.data.provenance(table)
        assert found.source in ("seed", "public", "reconstructed"), table
        assert found.where and found.confidence in ("high", "medium", "low"), table


def test_every_ruling_names_its_rule_and_its_default_comes_first(game: VinhosGame) -> None:
    for option in game.options.values():
        assert game.plays_by(option.rule)
        assert option.choices[0] == option.default and len(option.choices) > 1
        assert option.name in game.rulebook[option.rule].options, option.name


def test_editions_have_options_of_their_own(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    assert "trophy_on_tie" in special.options and "trophy_on_tie" not in reserve.options
    assert "five_estates" in reserve.options and "five_estates" not in special.options
    assert "discount_experts_cumulative_2010" not in special.options, "its rule is common, the option is not"
    with pytest.raises(tutor.BadSetup):
        special.new(2, five_estates=True)


@pytest.mark.parametrize(
    ("name", "key", "corrections"),
    [
        ("vinhos-2016", "negative", {"movement": {"tax_marker_cost": -1}}),
        ("vinhos-2016", "wrong-total", {"vineyard_tiles": [{"id": "V1R1", "colour": "white"}]}),
        ("vinhos-2016", "wrong-total", {"expert_tiles": [{"id": "taste_cash", "feature": "aroma"}]}),
        ("vinhos-2016", "unknown-name", {"expert_tiles": [{"id": "taste_cash", "ability": "magic"}]}),
        ("vinhos-2016", "wrong-total", {"vintage_tiles": [{"id": "V1", "weather": 0}]}),
        ("vinhos-2016", "unknown-name", {"vintage_tiles": [{"id": "V1", "anabela_colour": "rosé"}]}),
        ("vinhos-2016", "unknown-name", {"vintage_tiles": [{"id": "V1", "carolina_regions": ["rioja"]}]}),
        ("vinhos-2016", "out-of-range", {"quality": {"per_enologist": 4}}),
        ("vinhos-2016", "out-of-range", {"wine_tiles": {"max_value": 16}}),
        ("vinhos-2016", "wrong-total", {"estate": {"cellar_age_bonus": [0, 1, 3]}}),
        ("vinhos-2016", "wrong-total", {"quadrel": {"grid_2016": [["pass", "sales"]]}}),
        ("vinhos-2016", "wrong-total", {"sales_area": {"values_by_establishment": {"hotel": [6, 7, 9]}}}),
        ("vinhos-2016", "wrong-total", {"export_2016": {"majority_vp": {"by_column": [14, 12]}}}),
        ("vinhos-2016", "wrong-total", {"supply_2016": {"barrels_in_supply": 3}}),
        ("vinhos-2016", "wrong-total", {"supply_2016": {"start_money_by_order": [19]}}),
        ("vinhos-2016", "out-of-range", {"supply_2016": {"tycoon_display_slots": [10, 9, 12]}}),
        ("vinhos-2016", "wrong-total", {"tycoon_multipliers_2016": [{"id": "wine", "vp": [2]}]}),
        ("vinhos-2016", "out-of-order", {"money_vp_2016": {"least": [5, 10], "vp": [1, 2]}}),
        ("vinhos-2016", "out-of-order", {"solo": {"number_cards": [1, 2, 3]}}),
        ("vinhos-2016", "unknown-name", {"booths_2016": [{"index": 1, "bonus": "gold"}]}),
        ("vinhos-2016", "wrong-total", {"fair_vp": {"fair_1": [9, 6, 3]}}),
        ("vinhos-2010", "wrong-total", {"investment_2010": {"invest_cost": [1, 2]}}),
        ("vinhos-2010", "wrong-total", {"feature_tracks_2010": {"expert_fp": [1]}}),
        ("vinhos-2010", "out-of-range", {"supply_2010": {"start_cash": 4}}),
        ("vinhos-2010", "out-of-range", {"bank_2010": {"max_balance": 4}}),
        ("vinhos-2010", "out-of-order", {"magnates_2010": [{"id": "bruno", "extra_actions": ["sales", "export"]}]}),
        ("vinhos-2010", "out-of-range", {"multipliers_2010": [{"id": "cash", "per": [0, 2]}]}),
        ("vinhos-2010", "wrong-total", {"multipliers_2010": [{"id": "cash", "vp": [1]}]}),
        ("vinhos-2010", "unknown-name", {"removed_regions_first_game": {"two_players": ["rioja"]}}),
    ],
)
def test_a_correction_that_contradicts_itself_is_refused(name: str, key: str, corrections: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadData) as caught:
        tutor.game(name, data=corrections)
    assert caught.value.key == f"vinhos-{key}"
    assert "Vinhos" in caught.value.text("en") and caught.value.text("fr") != caught.value.text("en")


def test_a_year_needs_a_space() -> None:
    years = {str(year): [0, 0] for year in range(1, 7)}
    game = tutor.game("vinhos-2016", data={"quadrel": {"year_space": years}})
    assert set(game.box.tax_space.values()) == {0}


@pytest.mark.parametrize(
    "corrections",
    [
        {"bank_2010": {"max_balance": 30}},
        {"components": {"wine_tiles": 90}},
        {"meta": {"age": 10}},
    ],
)
def test_a_correction_that_the_engine_does_not_use_is_refused(corrections: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadData) as caught:
        tutor.game("vinhos-2016", data=corrections)
    assert caught.value.key == "data-fixed"


def test_the_owner_of_a_box_can_correct_reconstructed_numbers() -> None:
    """VC-WIN-01, VC-VINE-02: costs, the quadrel and the export area of the real board, saved with the game."""
    mine = {
        "costs_2016": {"winery": 4},
        "vineyard_tiles": [{"id": "V2R1", "cost": 1}],
        "export_2016": {"majority_vp": {"by_column": [20, 12, 10, 8, 6]}},
    }
    game = tutor.game("vinhos-2016", data=mine)
    state = turn(game, Player(space="export"), *OTHERS, year=6)
    go(state, "wineries", BuildWinery(1))
    assert cash(state)[0] == 20 - 1 - 4
    assert game.data.provenance("export_2016").source == "owner"
    assert tutor.game("vinhos-2016").from_json(state.to_json()).box.winery_price == 4


def saved(game: VinhosGame) -> dict[str, Any]:
    home = [Estate("minho", "red", (4,), wineries=1, enologists=1), Estate(wineries=1, waiting=1)]
    return json.loads(turn(game, Player(estates=home, up="taste_cash"), *OTHERS, sales={"6_red": 1}).to_json())


@pytest.mark.parametrize(
    "damage",
    [
        lambda s: s.update(year=0),
        lambda s: s.update(final=True),
        lambda s: s.update(order=[0, 1, 2, 2]),
        lambda s: s.update(lower=[0]),
        lambda s: s.update(lower=[0, 0, -1, -1]),
        lambda s: s.update(vintage="V9"),
        lambda s: s.update(vintages=["V2"]),
        lambda s: s["supply"].update(cubes=21),
        lambda s: s["supply"].update(wineries=True),
        lambda s: s["supply"].update(ports=5),
        lambda s: s["regions"]["minho"].update(cubes=5),
        lambda s: s["regions"]["minho"].update(top=None),
        lambda s: s["regions"]["minho"].update(used=False),
        lambda s: s["regions"]["minho"].update(arranged=["V2W1"]),
        lambda s: s["experts"]["taste"].update(top="aroma_cash"),
        lambda s: s["experts"]["taste"]["rest"].pop(),
        lambda s: s["sales"].update({"6_red": 7}),
        lambda s: s["sales"].update({"99_red": 0}),
        lambda s: s["exports"].update({"1-1": 0}),
        lambda s: s["turn"].update(free=True, begun=True),
        lambda s: s["turn"].update(discount="1"),
        lambda s: s["vintners"].pop(),
        lambda s: s["vintners"][0].update(cash=-1),
        lambda s: s["vintners"][0].update(barrels=9),
        lambda s: s["vintners"][0].update(space="moon"),
        lambda s: s["vintners"][0].update(booth=9),
        lambda s: s["vintners"][0]["estates"].pop(),
        lambda s: s["vintners"][0]["estates"][0].update(vineyards=3),
        lambda s: s["vintners"][0]["estates"][0].update(region=None),
        lambda s: s["vintners"][0]["estates"][0].update(enologists=2),
        lambda s: s["vintners"][0]["estates"][0]["wines"].pop(),
        lambda s: s["vintners"][0]["estates"][0]["wines"][0].update(region="dao"),
        lambda s: s["vintners"][0]["estates"][0]["wines"][0].update(quality=15),
        lambda s: s["vintners"][0]["estates"][1].update(colour="red"),
        lambda s: s["vintners"][0]["earned"].pop("export"),
        lambda s: s["vintners"][0]["earned"].update(export=-1),
        lambda s: s["vintners"][0]["experts_up"].append("aroma_cash"),
        lambda s: s["stack"].append(["ChooseCube", 1]),
        lambda s: s["stack"].append(["BuildWineries", 0, "quadrel", 0, 0]),
        lambda s: s["stack"].__setitem__(0, ["NextTurn", 1, 3]),
        lambda s: s["stack"].__setitem__(0, ["NextTurn", 9, 1]),
        lambda s: s["stack"].insert(0, ["EndYear"]),
    ],
)
def test_a_damaged_position_is_refused(game: VinhosGame, damage: Any) -> None:
    broken = saved(game)
    game.from_json(json.dumps(broken))
    damage(broken)
    with pytest.raises(tutor.VendangeError):
        game.from_json(json.dumps(broken))


def test_a_position_works_out_what_follows_from_it(game: VinhosGame) -> None:
    """VC-GEN-06: supplies, stacks, piles and stocks follow from what is named."""
    home = [Estate("minho", "red", vineyards=2, wineries=1, enologists=1)]
    state = turn(game, Player(estates=home, up="taste_cash", ports=2), *OTHERS, regions={"dao": {"cubes": 3}})
    assert (state.supply, state.ports, state.wineries) == (17, 4, game.box.wineries[4] - 1)
    assert state.rests[1].bit_count() + (state.tops[1] >= 0) == 2
    with pytest.raises(tutor.BadSave):
        turn(game, Player(estates=[Estate("minho", "red", vineyards=2), Estate("minho", "red")]), *OTHERS)
    with pytest.raises(tutor.BadSave):
        game.position(2, {"moon": 1})


def test_equal_positions_have_equal_keys(game: VinhosGame) -> None:
    first = turn(game, Player(vp=3), *OTHERS)
    second = turn(game, Player(vp=3), *OTHERS)
    assert first.key() == second.key()
    second.vintners[0].earned[0] -= 1
    second.vintners[0].earned[1] += 1
    assert first.key() == second.key(), "where VP came from has no bearing on play"
    play(second, second.moves()[0])
    assert first.key() != second.key()
