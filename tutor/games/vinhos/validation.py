"""Checks of the data file: what stands twice agrees, every name is known, and every number can be played with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.core.data import Data
from tutor.core.errors import BadData
from tutor.core.validation import whole_numbers
from tutor.games.vinhos.names import (
    ABILITIES,
    ACTION_OF,
    BONUSES,
    COLOURS,
    EXPERTS_PER_FEATURE,
    EXTRAS,
    FEATURES,
    MAGNATES,
    MULTIPLIERS_2010,
    MULTIPLIERS_2016,
    PAIRS,
    QUALITY_MASK,
    REGIONS,
    RESERVE,
    SIDE,
    SLOTS,
    TILES_PER_REGION,
)

#: Tables in which numbers may be negative: weather, and the positions and interest of investments.
SIGNED = ("vintage_tiles", "quality", "investment_2010", "supply_2010")


def check_data(data: Data, edition: str) -> None:
    """Check everything that an edition uses; raise BadData at the first contradiction."""
    for table in data:
        if table not in SIGNED:
            for place, number in whole_numbers(table, data[table]):
                _require(number >= 0, "negative", place=place, number=number)
    _regions(data)
    _experts(data)
    _vintages(data, edition)
    _estates(data)
    _quadrel(data, edition)
    _areas(data, edition)
    _supplies(data, edition)
    _fair(data, edition)
    if edition == RESERVE:
        _reserve(data)
    else:
        _tycoons(data)


def _require(holds: bool, problem: str, **details: Any) -> None:
    if not holds:
        raise BadData(f"vinhos-{problem}", **details)


def _total(table: str, counted: int, said: int) -> None:
    _require(counted == said, "wrong-total", table=table, counted=counted, said=said)


def _range(place: str, number: int, least: int, most: int) -> None:
    _require(least <= number <= most, "out-of-range", place=place, number=number, least=least, most=most)


def _known(place: str, name: str, names: Sequence[str]) -> None:
    _require(name in names, "unknown-name", place=place, name=name, known=", ".join(names))


def _regions(data: Data) -> None:
    """Two red and two white vineyards of each region (VC-SETUP-05)."""
    for region in REGIONS:
        colours = [row["colour"] for row in data["vineyard_tiles"] if row["region"] == region]
        for colour in COLOURS:
            _total("vineyard_tiles", colours.count(colour), TILES_PER_REGION // len(COLOURS))
    _total("vineyard_tiles", len(data["vineyard_tiles"]), TILES_PER_REGION * len(REGIONS))
    first = data["removed_regions_first_game"]
    for key, players in (("two_players", 2), ("three_players", 3)):
        for region in first[key]:
            _known(f"removed_regions_first_game.{key}", region, REGIONS)
        _range(f"removed_regions_first_game.{key}", len(set(first[key])), 0, len(REGIONS) - players)
    for row in data["regions"]:
        _range(f"regions.{row['id']}.first_wine", row["first_wine"], 1, data["wine_tiles"]["max_value"])


def _experts(data: Data) -> None:
    """Six experts of each feature (VC-COMP-01)."""
    for row in data["expert_tiles"]:
        _known(f"expert_tiles.{row['id']}", row["ability"], ABILITIES)
    for feature in FEATURES:
        own = sum(row["feature"] == feature for row in data["expert_tiles"])
        _total("expert_tiles", own, EXPERTS_PER_FEATURE)


def _vintages(data: Data, edition: str) -> None:
    """One tile without weather; enough others for all years (VC-LIMIT-06)."""
    tiles = data["vintage_tiles"]
    _total("vintage_tiles", sum(row["weather"] == 0 for row in tiles), 1)
    _range("year_track.years", data["year_track"]["years"], 1, len(tiles) - (edition != RESERVE))
    for row in tiles:
        for feature in row["features"]:
            _known(f"vintage_tiles.{row['id']}", feature, FEATURES)
        for region in row["carolina_regions"]:
            _known(f"vintage_tiles.{row['id']}", region, REGIONS)
        if row["anabela_colour"]:
            _known(f"vintage_tiles.{row['id']}", row["anabela_colour"], COLOURS)


def _estates(data: Data) -> None:
    """No wine can be better than the best wine tile (VC-GEN-07), which the engine can hold."""
    estate, quality, tiles = data["estate"], data["quality"], data["wine_tiles"]
    slots, vineyards, wineries = estate["tile_slots"], estate["max_vineyards"], estate["max_wineries"]
    _range("estate.tile_slots", slots, 1, 9)
    _range("estate.max_vineyards", vineyards, 1, slots)
    _range("estate.max_wineries", wineries, 1, slots)
    _range("estate.cellar_slots", estate["cellar_slots"], estate["warehouse_slots"], 9)
    _range("estate.warehouse_slots", estate["warehouse_slots"], 1, estate["cellar_slots"])
    _total("estate", len(estate["cellar_age_bonus"]), estate["cellar_slots"])
    _total("estate", len(estate["warehouse_age_bonus"]), estate["warehouse_slots"])
    _range("wine_tiles.max_value", tiles["max_value"], 1, QUALITY_MASK)
    weather = max(row["weather"] for row in data["vintage_tiles"])
    best = 0
    for planted in range(1, vineyards + 1):
        built = min(wineries, slots - planted)
        vines = planted * (quality["per_vineyard"] + quality["per_farmer"])
        best = max(best, vines + built * (quality["per_winery"] + quality["per_enologist"]))
    best += quality["port_bonus"] + weather
    _range("quality", best, 1, tiles["max_value"])


def _quadrel(data: Data, edition: str) -> None:
    """Nine spaces with known actions; the year marker stands on one of them in every year, never on Pass."""
    grid = [space for row in data["quadrel"][f"grid_{edition}"] for space in row]
    _total("quadrel", len(grid), SIDE * SIDE)
    for space in grid:
        _known(f"quadrel.grid_{edition}", space, tuple(ACTION_OF))
    _total("quadrel", len(set(grid)), len(grid))
    _total("quadrel", grid.count("pass"), 1)
    places = data["quadrel"]["year_space"]
    for year in range(1, data["year_track"]["years"] + 1):
        _require(str(year) in places, "no-year-space", year=year)
        row, column = places[str(year)]
        _range("quadrel.year_space", max(row, column), 0, SIDE - 1)
    years = data["year_track"]["fair_years"]
    _total("year_track", len(set(years)), len(("fair_1", "fair_2", "fair_3")))
    _range("year_track.fair_years", max(years), data["year_track"]["years"], data["year_track"]["years"])
    _require(years == sorted(years), "out-of-order", place="year_track.fair_years")


def _areas(data: Data, edition: str) -> None:
    """Sales values once for each colour, export rows as wide as there are columns."""
    values = [value for row in data["sales_area"]["values_by_establishment"].values() for value in row]
    _total("sales_area", len(set(values)), len(values))
    export = data[f"export_{edition}"]
    grid = export["grid"]
    for row in grid["rows_3_4_players"]:
        _total(f"export_{edition}", len(row), export["columns"])
    _total(f"export_{edition}", len(export["majority_vp"]["by_column"]), export["columns"])
    if edition == RESERVE:
        _total(f"export_{edition}", len(grid["row_vp"]), len(grid["rows_3_4_players"]))
    for row in grid["two_player_row_indices"]:
        _range(f"export_{edition}.grid", row, 0, len(grid["rows_3_4_players"]) - 1)


def _supplies(data: Data, edition: str) -> None:
    """A table for 2, 3 and 4 players, from what the box holds."""
    supply, parts = data[f"supply_{edition}"], data["components"]
    _require(supply["players"] == [2, 3, 4], "out-of-order", place=f"supply_{edition}.players")
    for key in ("enologists", "farmers", "cellars", "wineries", "regions_in_play"):
        _total(f"supply_{edition}", len(supply[key]), len(supply["players"]))
    for players, regions in zip(supply["players"], supply["regions_in_play"], strict=True):
        # everybody can start somewhere, and every estate can be in a region
        _range(f"supply_{edition}.regions_in_play", regions, -(-players // TILES_PER_REGION), len(REGIONS))
    most = parts["barrels_per_colour"]
    if edition == RESERVE:
        _total("supply_2010", supply["barrels_in_supply"], most)
        dearest = max(row["cost"] for row in data["vineyard_tiles"])
        _range("supply_2010.start_cash", supply["start_cash"], dearest, supply["start_cash"] + dearest)
        _total("supply_2010", len(supply["extra_cash_by_order"]), supply["players"][-1])
    else:
        placed = supply["barrels_in_supply"] + supply["barrels_per_magnate"] * len(MAGNATES)
        _total("supply_2016", placed, most)
        _total("supply_2016", len(supply["start_money_by_order"]), supply["players"][-1])


def _fair(data: Data, edition: str) -> None:
    """VP for four places; enough booths with known bonuses."""
    table = data["fair_vp"]
    for key in ("fair_1", "fair_2", "fair_3"):
        _total(f"fair_vp.{key}", len(table[key]), 4)
    for place in table["two_player_places_used"]:
        _range("fair_vp.two_player_places_used", place, 1, 4)
    _total("fair_vp.two_player_places_used", len(table["two_player_places_used"]), 2)
    booths = data[f"booths_{edition}"]
    _range(f"booths_{edition}", len(booths), 4, 9)
    for row in booths:
        _known(f"booths_{edition}.{row['index']}", row["bonus"], BONUSES)


def _steps(table: str, least: Sequence[int], values: Sequence[Any]) -> None:
    """A table by least amount begins at 0 and climbs, with a value for each step."""
    _require(list(least) == sorted(least) and least[0] == 0, "out-of-order", place=table)
    _total(table, len(values), len(least))


def _reserve(data: Data) -> None:
    """Bank, investment, feature tracks and magnates of the 2010 edition."""
    bank, allowed = data["bank_2010"], data["experts_allowed_2010"]
    _steps("bank_2010", bank["zone_least"], bank["zone_vp"])
    _steps("experts_allowed_2010", allowed["least"], allowed["experts"])
    track = data["investment_2010"]
    steps = len(track["positions"]) - 1
    _total("investment_2010", len(track["invest_cost"]), steps)
    _total("investment_2010", len(track["divest_gain"]), steps)
    _total("investment_2010", len(track["interest"]), steps + 1)
    _require(data["supply_2010"]["start_investment"] in track["positions"], "out-of-order", place="supply_2010")
    features = data["feature_tracks_2010"]
    for key in ("booth_fp", "expert_fp"):
        _total("feature_tracks_2010", len(features[key]), features["top_index"] + 1)
    extras = [extra for row in data["magnates_2010"] for extra in row["extra_actions"]]
    multipliers = [name for row in data["magnates_2010"] for name in row["multipliers"]]
    _require(sorted(extras) == sorted(EXTRAS), "out-of-order", place="magnates_2010")
    _require(sorted(multipliers) == sorted(MULTIPLIERS_2010), "out-of-order", place="magnates_2010")
    for row in data["multipliers_2010"]:
        _total("multipliers_2010", len(row["vp"]), SLOTS)
        _total("multipliers_2010", len(row["per"]), SLOTS)
        _range(f"multipliers_2010.{row['id']}.per", min(row["per"]), 1, max(row["per"]) + 1)
    _range("bank_2010.max_balance", bank["max_balance"], data["supply_2010"]["start_bank"], 99)


def _tycoons(data: Data) -> None:
    """Action tiles for the display and for everybody's first choice; values of both tiles of a pair."""
    rows = data["tycoon_actions_2016"]
    for players, shown in zip((2, 3, 4), data["supply_2016"]["tycoon_display_slots"], strict=True):
        tiles = sum(icon <= players for row in rows for icon in row["min_players_per_copy"])
        _range("supply_2016.tycoon_display_slots", shown, players, tiles)
    for row in data["tycoon_multipliers_2016"]:
        _known("tycoon_multipliers_2016", row["id"], MULTIPLIERS_2016)
        _total("tycoon_multipliers_2016", len(row["vp"]), SLOTS if row["id"] in PAIRS else 1)
        _total("tycoon_multipliers_2016", len(row["cap"]), len(row["vp"]))
    for table in ("money_vp_2016", "money_multiplier_tile_2016"):
        _steps(table, data[table]["least"], data[table]["vp"])
    slots = data["solo_tycoon_grid"]["slot_of_number"]
    two = data["supply_2016"]["tycoon_display_slots"][0]
    _require(sorted(slots) == list(range(1, two + 1)), "out-of-order", place="solo_tycoon_grid")
    cards = data["solo_action_cards"]["cards"]
    spaces = [space for row in data["quadrel"]["grid_2016"] for space in row]
    for card in cards:
        _known("solo_action_cards", card, spaces)
    solo = data["solo"]
    _require(solo["number_cards"] == list(range(1, len(REGIONS) + 1)), "out-of-order", place="solo.number_cards")
    for booth in solo["booth_preference"]:
        _range("solo.booth_preference", booth, 1, len(data["booths_2016"]))
    _range("solo.booth_preference", len(set(solo["booth_preference"])), 2, len(data["booths_2016"]))
    _range("solo.lacerda_start_export_barrels", solo["lacerda_start_export_barrels"], 0, data["export_2016"]["columns"])
    titles = list(reversed(data["solo_titles"]))
    _steps("solo_titles", [row["min_awards"] for row in titles], titles)
