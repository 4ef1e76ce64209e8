"""The contents of the box, ready for use: the numbers of the data file as plain lists, and the moves made from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tutor.core.data import Data
from tutor.games.vinhos import moves as m
from tutor.games.vinhos.names import (
    ABILITIES,
    ACTION_OF,
    COLOURS,
    ESTABLISHMENTS,
    EXPERTS_PER_FEATURE,
    EXTRAS,
    EXTRAS_AS_BENEFITS,
    FEATURES,
    MAGNATES,
    MULTIPLIERS_2010,
    MULTIPLIERS_2016,
    MULTIPLIERS_AS_BENEFITS,
    PAIRS,
    PASS,
    REGIONS,
    RESERVE,
    SIDE,
    SPACES,
    TILE_ACTIONS,
    TILES_PER_REGION,
    TYCOON_TILES,
    WORKERS,
)
from tutor.games.vinhos.validation import check_data


class Vintage(NamedTuple):
    """A vintage tile."""

    id: str
    weather: int
    #: Symbols of each feature.
    features: tuple[int, ...]
    #: What Anabela, Bruno and Carolina expect: a colour (-1: none), a least value (0: none), regions as bits.
    colour: int
    least_value: int
    regions: int


class SalesSpace(NamedTuple):
    """A space of the sales area."""

    establishment: int
    value: int
    colour: int


class ExportSpace(NamedTuple):
    """A space of the export area: column and row from 0, the value a wine needs, and the VP it brings."""

    column: int
    row: int
    value: int
    vp: int


class Booth(NamedTuple):
    """A booth of the fair: what it gives at once, and (2010) its two features."""

    bonus: str
    amount: int
    features: tuple[int, ...]


class Box:
    """Every number of one edition, by name. Raises BadData where the data contradicts itself."""

    def __init__(self, data: Data, edition: str) -> None:
        self.data = data
        self.edition = edition
        #: Whether this is the Reserve 2010.
        self.reserve = edition == RESERVE
        check_data(data, edition)
        self._read_supplies(data)
        self._read_costs(data)
        self._read_wine(data)
        self._read_quadrel(data)
        self._read_regions(data)
        self._read_vintages(data)
        self._read_areas(data)
        self._read_experts(data)
        self._read_fair(data)
        if self.reserve:
            self._read_reserve(data)
        else:
            self._read_tycoons(data)
            self._read_solo(data)
        self._make_moves()

    def _read_supplies(self, data: Data) -> None:
        supply = data[f"supply_{self.edition}"]
        counts = {players: place for place, players in enumerate(supply["players"])}
        #: What lies ready, by number of players; a solo game is set up as one for two (VL-SETUP-01).
        self.wineries = _by_players(supply["wineries"], counts)
        self.cellars = _by_players(supply["cellars"], counts)
        self.enologists = _by_players(supply["enologists"], counts)
        self.farmers = _by_players(supply["farmers"], counts)
        self.regions_in_play = _by_players(supply["regions_in_play"], counts)
        #: Places of the order row that the board can have.
        self.order_places: int = max(counts)
        self.estates: int = supply["estates"]
        self.stock: int = supply["barrels_in_supply"]
        parts = data["components"]
        self.barrels: int = parts["barrels_per_colour"]
        self.cube_total: int = parts["renown_cubes"]
        self.port_total: int = parts["port_tiles"]
        first = data["removed_regions_first_game"]
        #: The regions that are left out of a first game, by number of players.
        self.first_game_out = {
            1: _numbers(REGIONS, first["two_players"]),
            2: _numbers(REGIONS, first["two_players"]),
            3: _numbers(REGIONS, first["three_players"]),
            4: [],
        }
        if self.reserve:
            self.estates_variant: int = supply["estates_variant"]
            self.start_cash: int = supply["start_cash"]
            self.extra_cash: list[int] = supply["extra_cash_by_order"]
            self.extra_cash_for_two: int = supply["extra_cash_second_player_in_2p"]
            self.start_account: int = supply["start_bank"]
            self.most_experts: int = supply["max_experts"]
        else:
            self.start_money: list[int] = supply["start_money_by_order"]
            self.magnate_barrels: int = supply["barrels_per_magnate"]
            self.display = _by_players(supply["tycoon_display_slots"], counts)

    def _read_costs(self, data: Data) -> None:
        costs = data[f"costs_{self.edition}"]
        self.winery_price: int = costs["winery"]
        self.cellar_price: int = costs["cellar"]
        self.expert_price: int = costs["expert"]
        limits = costs["max_units"]
        hires = limits["enologists" if self.reserve else "workers"]
        #: Most units of each action, in the order of ACTIONS; 0: no limit.
        self.limits: list[int] = [
            limits["vineyards"],
            limits["wineries"],
            hires,
            limits["cellars"],
            limits["sales"],
            limits["export"],
            limits["experts"],
            0,
            0,
        ]
        #: Price of an enologist and of a farmer; farmers cannot be hired in the 2010 edition (VR-WORK-01).
        self.worker_prices: list[int] = [costs["enologist"], 0 if self.reserve else costs["farmer"]]
        self.hireable = range(1 if self.reserve else 2)
        movement = data["movement"]
        self.player_fee: int = movement["per_other_player_marker"]
        self.tax: int = movement["tax_marker_cost"]
        self.near_fee: int = movement["adjacent_cost"]
        self.far_fee: int = movement["non_adjacent_cost"]

    def _read_wine(self, data: Data) -> None:
        estate, quality = data["estate"], data["quality"]
        self.tile_slots: int = estate["tile_slots"]
        self.most_vineyards: int = estate["max_vineyards"]
        self.most_wineries: int = estate["max_wineries"]
        self.warehouse_slots: int = estate["warehouse_slots"]
        self.cellar_slots: int = estate["cellar_slots"]
        warehouse = estate["warehouse_age_bonus"]
        rest = [0] * (self.cellar_slots - len(warehouse))
        #: Age bonus by slot: of a warehouse, and of a cellar.
        self.age: list[list[int]] = [warehouse + rest, estate["cellar_age_bonus"]]
        self.per_vineyard: int = quality["per_vineyard"]
        self.per_farmer: int = quality["per_farmer"]
        self.per_winery: int = quality["per_winery"]
        self.per_enologist: int = quality["per_enologist"]
        self.port_bonus: int = quality["port_bonus"]
        self.most_cubes: int = quality["max_cubes_per_wine"]
        strong = quality["cube_value_alentejo"]
        #: What a cube adds to a wine, and what the region itself adds.
        self.cube_value: list[int] = [strong if region == "alentejo" else quality["cube_value"] for region in REGIONS]
        self.region_bonus: list[int] = [quality["algarve_bonus"] if region == "algarve" else 0 for region in REGIONS]
        self.best_quality: int = data["wine_tiles"]["max_value"]

    def _read_quadrel(self, data: Data) -> None:
        grid = [space for row in data["quadrel"][f"grid_{self.edition}"] for space in row]
        #: The spaces, row by row; what each is for; and where each name stands.
        self.spaces: list[str] = grid
        self.action = [ACTION_OF[space] for space in grid]
        self.space_number = {space: number for number, space in enumerate(grid)}
        self.pass_space = self.action.index(PASS)
        self.start_space = self.space_number[data["quadrel"]["start_space"]]
        places = [divmod(space, SIDE) for space in range(SPACES)]
        #: The distance fee between any two spaces (VC-MOVE-02, VC-MOVE-03).
        self.distance_fee = [
            [self.near_fee if max(abs(a - c), abs(b - d)) == 1 else self.far_fee for c, d in places] for a, b in places
        ]
        year_space = data["quadrel"]["year_space"]
        #: Where the year/tax marker stands in each year.
        self.tax_space = {int(year): row * SIDE + column for year, (row, column) in year_space.items()}
        track = data["year_track"]
        self.years: int = track["years"]
        self.fair_years: list[int] = track["fair_years"]
        self.flip_years: list[int] = track["flip_up_before_years"]

    def _read_regions(self, data: Data) -> None:
        rows = {row["key"]: row for row in data["regions"]}
        #: Quality of the first wine of each region.
        self.first_wine: list[int] = [rows[region]["first_wine"] for region in REGIONS]
        #: And of a region that gave nothing for it.
        self.plain_first_wine: int = data["region_effects"]["first_wine_without_gift"]
        slots = data["region_cube_slots"]["slots"]
        self.cube_slots: list[int] = [slots[region] for region in REGIONS]
        effects = data["region_effects"]
        self.tras_points: int = effects["press_release_fp"]
        self.port_gift: int = effects["port_tiles"]
        self.cellar_gift: int = effects["free_cellars"]
        self.farmer_gift: int = effects["free_farmers"]
        self.winery_gift: int = effects["free_wineries"]
        self.expert_gift: int = effects["free_experts"]
        #: The vineyards of each region: red ones first, the cheaper one first.
        tiles: list[list[Mapping[str, Any]]] = [[] for _ in REGIONS]
        for row in data["vineyard_tiles"]:
            tiles[REGIONS.index(row["region"])].append(row)
        self.vineyard_ids: list[list[str]] = [[row["id"] for row in rows] for rows in tiles]
        self.vineyard_colours: list[list[int]] = [[COLOURS.index(row["colour"]) for row in rows] for rows in tiles]
        self.vineyard_costs: list[list[int]] = [[row["cost"] for row in rows] for rows in tiles]
        self.vineyard_number = {
            vineyard: (region, place)
            for region, ids in enumerate(self.vineyard_ids)
            for place, vineyard in enumerate(ids)
        }
        self.region_number = {region: number for number, region in enumerate(REGIONS)}

    def _read_vintages(self, data: Data) -> None:
        self.vintages = [
            Vintage(
                row["id"],
                row["weather"],
                tuple(row["features"].get(feature, 0) for feature in FEATURES),
                COLOURS.index(row["anabela_colour"]) if row["anabela_colour"] else -1,
                row["bruno_min_value"],
                sum(1 << REGIONS.index(region) for region in row["carolina_regions"]),
            )
            for row in data["vintage_tiles"]
        ]
        self.vintage_number = {vintage.id: number for number, vintage in enumerate(self.vintages)}
        #: The tile without weather, which begins the 2010 game and stays out of the 2016 one.
        self.mild = next(number for number, vintage in enumerate(self.vintages) if vintage.weather == 0)

    def _read_areas(self, data: Data) -> None:
        area = data["sales_area"]["values_by_establishment"]
        self.sales = [
            SalesSpace(place, value, colour)
            for place, establishment in enumerate(ESTABLISHMENTS)
            for value in area[establishment]
            for colour in range(len(COLOURS))
        ]
        self.sales_number = {(space.value, space.colour): number for number, space in enumerate(self.sales)}
        #: The spaces of each colour, the lowest first.
        self.sales_of = [
            sorted((number for number, space in enumerate(self.sales) if space.colour == colour), key=self._sales_value)
            for colour in range(len(COLOURS))
        ]
        export = data[f"export_{self.edition}"]
        self.columns: int = export["columns"]
        self.majority: list[int] = export["majority_vp"]["by_column"]
        rows = export["grid"]["rows_3_4_players"]
        vp = export["grid"]["row_vp"] if self.reserve else None
        self.exports = [
            ExportSpace(column, row, value, vp[row] if vp else value)
            for row, values in enumerate(rows)
            for column, value in enumerate(values)
        ]
        frame = export["grid"]["two_player_row_indices"]
        inside = [number for number, space in enumerate(self.exports) if space.row in frame]
        everywhere = list(range(len(self.exports)))
        #: The export spaces that exist, by number of players (VC-EXPO-04).
        self.export_spaces = {1: inside, 2: inside, 3: everywhere, 4: everywhere}

    def _sales_value(self, number: int) -> int:
        return self.sales[number].value

    def _read_experts(self, data: Data) -> None:
        tiles: list[list[Mapping[str, Any]]] = [[] for _ in FEATURES]
        for row in data["expert_tiles"]:
            tiles[FEATURES.index(row["feature"])].append(row)
        flat = [row for rows in tiles for row in rows]
        self.expert_ids: list[str] = [row["id"] for row in flat]
        self.expert_number = {expert: number for number, expert in enumerate(self.expert_ids)}
        self.ability = [ABILITIES.index(row["ability"]) for row in flat]
        self.arrow: list[bool] = [row["arrow"] for row in flat]
        #: All experts with an ability, and all of a feature, as bits.
        self.with_ability = [
            sum(1 << number for number, own in enumerate(self.ability) if own == ability)
            for ability in range(len(ABILITIES))
        ]
        whole = (1 << EXPERTS_PER_FEATURE) - 1
        self.of_feature = [whole << feature * EXPERTS_PER_FEATURE for feature in range(len(FEATURES))]
        abilities = {row["id"]: row for row in data["expert_abilities"]}
        self.cash_amount: int = abilities["cash"]["amount"]
        self.discount_amount: int = abilities["discount"]["amount"]

    def _read_fair(self, data: Data) -> None:
        table = data["fair_vp"]
        self.fair_vp: list[list[int]] = [table["fair_1"], table["fair_2"], table["fair_3"]]
        self.two_player_places: list[int] = table["two_player_places_used"]
        self.expert_players: int = table["last_place_expert_only_with_players"]
        self.expert_participants: int = table["last_place_expert_needs_participants"]
        self.last_place_experts: int = table["last_place_experts"]
        #: How many magnates a press release can move a barrel from or to (VS-PRESS-05, VR-PRESS-04).
        self.most_magnates: int = data["press_release"]["most_magnates"]
        self.booths = [
            Booth(row["bonus"], row["amount"], tuple(FEATURES.index(feature) for feature in row.get("features", ())))
            for row in data[f"booths_{self.edition}"]
        ]

    def _read_reserve(self, data: Data) -> None:
        bank, investment = data["bank_2010"], data["investment_2010"]
        self.top_account: int = bank["max_balance"]
        self.empty_penalty: int = bank["vp_lost_on_entering_zero"]
        self.account_vp = list(zip(bank["zone_least"], bank["zone_vp"], strict=True))
        #: The investment track: a marker is the place of its position, from 0.
        self.positions: list[int] = investment["positions"]
        self.start_investment = self.positions.index(data["supply_2010"]["start_investment"])
        self.invest_cost: list[int] = investment["invest_cost"]
        #: What the step to the left brings, by the place before it; the first is impossible.
        self.divest_gain: list[int] = [0, *investment["divest_gain"]]
        self.interest: list[int] = investment["interest"]
        self.salary: int = data["costs_2010"]["enologist_yearly_salary_from_bank"]
        tracks = data["feature_tracks_2010"]
        self.track_start: int = tracks["start_index"]
        self.track_top: int = tracks["top_index"]
        self.booth_points: list[int] = tracks["booth_fp"]
        self.expert_points: list[int] = tracks["expert_fp"]
        allowed = data["experts_allowed_2010"]
        self.allowed = list(zip(allowed["least"], allowed["experts"], strict=True))
        self.points_above: int = allowed["fp_bonus_above"]
        rows = {row["id"]: row for row in data["magnates_2010"]}
        extras = {extra: row for row, magnate in enumerate(MAGNATES) for extra in rows[magnate]["extra_actions"]}
        places = {name: row for row, magnate in enumerate(MAGNATES) for name in rows[magnate]["multipliers"]}
        #: In whose row each extra action and each multiplier stands.
        self.extra_row = [extras[extra] for extra in EXTRAS]
        self.multiplier_row = [places[name] for name in MULTIPLIERS_2010]
        multipliers = {row["id"]: row for row in data["multipliers_2010"]}
        self.multiplier_vp: list[list[int]] = [multipliers[name]["vp"] for name in MULTIPLIERS_2010]
        self.multiplier_per: list[list[int]] = [multipliers[name]["per"] for name in MULTIPLIERS_2010]
        self.multiplier_cap: list[int] = [multipliers[name]["cap"] for name in MULTIPLIERS_2010]
        self.at_once = [multipliers[name]["timing"] == "immediate" for name in MULTIPLIERS_2010]
        extra = data["extra_actions_2010"]
        self.extra_winery_price: int = extra["winery_price"]
        self.extra_vineyard_discount: int = extra["vineyard_discount"]
        self.extra_investment: int = extra["investment_steps"]
        #: Barrels that come back together, and the cubes that they cost (VR-PAIR-01, VR-PAIR-02).
        self.pair: int = data["pairs_2010"]["barrels"]
        self.pair_cubes: int = data["pairs_2010"]["cubes"]

    def _read_tycoons(self, data: Data) -> None:
        rows = {row["id"]: row for row in data["tycoon_actions_2016"]}
        #: Copies of each action tile, by number of players (VS-SETUP-08).
        self.tile_copies = {
            players: [sum(icon <= players for icon in rows[kind]["min_players_per_copy"]) for kind in TILE_ACTIONS]
            for players in (2, 3, 4)
        }
        self.tile_copies[1] = self.tile_copies[2]
        #: Price, discount or fair points of each action tile; Sales and Export have none.
        self.tile_amount: list[int] = [rows[kind].get("amount", 0) for kind in TILE_ACTIONS]
        values = {row["id"]: row for row in data["tycoon_multipliers_2016"]}
        #: VP and limit of each multiplier tile: the high and the low one of a pair, then the unique ones.
        self.tile_vp: list[int] = [vp for kind in MULTIPLIERS_2016 for vp in values[kind]["vp"]]
        self.tile_cap: list[int] = [cap for kind in MULTIPLIERS_2016 for cap in values[kind]["cap"]]
        plain, better = data["money_vp_2016"], data["money_multiplier_tile_2016"]
        #: VP by least amount of money: of the board, and of the multiplier tile.
        self.money_vp = list(zip(plain["least"], plain["vp"], strict=True))
        self.money_tile_vp = list(zip(better["least"], better["vp"], strict=True))
        self.tile_number = {tile: number for number, tile in enumerate(TYCOON_TILES)}
        both, high = [1, 1] * len(PAIRS) + [1, 1], [1, 0] * len(PAIRS) + [1, 1]
        #: Which multiplier tiles are used, by number of players (VS-SETUP-10).
        self.multiplier_copies = {1: high, 2: high, 3: both, 4: both}

    def _read_solo(self, data: Data) -> None:
        solo = data["solo"]
        self.lacerda_vp: int = solo["lacerda_start_vp"]
        self.lacerda_money: int = solo["lacerda_start_money"]
        self.lacerda_stock: int = solo["lacerda_barrels_in_area"]
        self.lacerda_experts: int = solo["lacerda_start_experts_per_pile"]
        self.lacerda_exports: int = solo["lacerda_start_export_barrels"]
        self.numbers: list[int] = solo["number_cards"]
        self.least_sale: int = solo["sales_min_number"]
        self.lacerda_cubes: int = solo["cubes_per_use_max"]
        self.lacerda_cube_value: int = solo["cube_value_for_lacerda"]
        self.lacerda_barrels: int = solo["barrels_per_sales_or_export_action"]
        self.building_numbers: int = solo["number_cards_per_building_action"]
        removed = solo["tiles_removed"]
        self.lacerda_removes: dict[str, int] = {
            "wineries": removed["wineries"],
            "cellars": removed["cellars"],
            "enologists": removed["enologists"],
            "farmers": removed["farmers"],
        }
        self.booth_preference: list[int] = solo["booth_preference"]
        #: What his Bago on a space costs you (VL-MOVE-02).
        self.bago: int = solo["bagos_left_on_a_space"]
        self.lacerda_tile_vp: int = solo["vp_per_multiplier_tile"]
        awards = solo["awards"]
        self.awards: dict[str, int] = {name: awards[name] for name in awards}
        self.most_awards: int = solo["max_awards"]
        self.cards: list[str] = data["solo_action_cards"]["cards"]
        #: The slot of the display (from 0) that each Number names; numbers beyond name none.
        self.slot_of = [slot - 1 for slot in data["solo_tycoon_grid"]["slot_of_number"]]
        self.titles: list[tuple[int, str]] = [(row["min_awards"], row["id"]) for row in data["solo_titles"]]

    def _make_moves(self) -> None:
        """Make once the moves that are listed over and over."""
        estates = range(1, max(self.estates, getattr(self, "estates_variant", 0)) + 1)
        slots = range(1, self.cellar_slots + 1)
        self.plant_first = [m.PlantFirst(region) for region in REGIONS]
        self.buy_vineyard = [m.BuyVineyard(region) for region in REGIONS]
        self.add_cube = [m.AddCube(region) for region in REGIONS]
        self.rearrange = [m.RearrangeRegion(region) for region in REGIONS]
        self.move_to = [m.MoveTo(space) for space in self.spaces]
        self.use_expert = [m.UseExpert(expert) for expert in self.expert_ids]
        self.play_expert = [m.PlayExpert(expert) for expert in self.expert_ids]
        self.discard_expert = [m.DiscardExpert(expert) for expert in self.expert_ids]
        self.take_expert = [m.TakeExpert(feature) for feature in FEATURES]
        self.place_vineyard = [m.PlaceVineyard(estate) for estate in estates]
        self.build_winery = [m.BuildWinery(estate) for estate in estates]
        self.build_cellar = [m.BuildCellar(estate) for estate in estates]
        self.lose_tile = [m.LoseTile(estate) for estate in estates]
        self.hire = [[m.Hire(worker, estate) for estate in estates] for worker in WORKERS]
        #: Wines by estate and slot, as the wines of a player are numbered.
        self.pick_wine = [m.PickWine(estate, slot) for estate in estates for slot in slots]
        self.enter_wine = [m.EnterWine(estate, slot) for estate in estates for slot in slots]
        self.sell_for = [m.SellFor(space.value) for space in self.sales]
        self.export_to = [m.ExportTo(space.column + 1, space.row + 1) for space in self.exports]
        self.use_cubes = [m.UseCubes(cubes) for cubes in range(self.most_cubes + 1)]
        self.take_booth = [m.TakeBooth(booth) for booth in range(1, len(self.booths) + 1)]
        self.visit = [m.VisitMagnate(magnate) for magnate in MAGNATES]
        self.from_export = [m.TakeFromExport(space.column + 1, space.row + 1) for space in self.exports]
        self.from_magnate = [m.TakeFromMagnate(magnate) for magnate in MAGNATES]
        self.from_extra = [m.TakeFromExtra(extra) for extra in EXTRAS_AS_BENEFITS]
        multipliers = MULTIPLIERS_2010 if self.reserve else MULTIPLIERS_2016
        self.from_multiplier = [m.TakeFromMultiplier(multiplier) for multiplier in multipliers]
        self.take_back = [m.TakeBack(space.value, COLOURS[space.colour]) for space in self.sales]
        self.place_workers = [m.PlaceWorkers(count) for count in range(self.tile_slots + 1)]
        self.take_place = [m.TakePlace(place) for place in range(1, self.order_places + 1)]
        self.turn_vineyard = [[m.TurnVineyard(vineyard) for vineyard in ids] for ids in self.vineyard_ids]
        self.lay_next = [[m.LayNext(vineyard) for vineyard in ids] for ids in self.vineyard_ids]
        self.turn_expert = [m.TurnExpert(expert) for expert in self.expert_ids]
        self.use_tile = [m.UseTile(tile) for tile in TYCOON_TILES[: len(TILE_ACTIONS)]]
        self.buy_tile = [m.BuyTile(tile) for tile in TYCOON_TILES]
        self.deal_tycoon = [m.DealTycoon(tile) for tile in TYCOON_TILES]
        self.recover = [m.RecoverPair(establishment) for establishment in ESTABLISHMENTS]
        self.use_benefit = [m.UseBenefit(name) for name in (*EXTRAS_AS_BENEFITS, *MULTIPLIERS_AS_BENEFITS)]
        assert len(self.vineyard_ids[0]) == TILES_PER_REGION

    def multiplied(self, multiplier: int, slot: int, count: int) -> int:
        """Return the VP of a 2010 multiplier for so many things, rounded down and up to its limit."""
        points = count * self.multiplier_vp[multiplier][slot] // self.multiplier_per[multiplier][slot]
        most = self.multiplier_cap[multiplier]
        return min(points, most) if most else points


def _by_players(values: Sequence[int], counts: Mapping[int, int]) -> dict[int, int]:
    """Return numbers by number of players; one player plays by the numbers for two."""
    table = {players: values[place] for players, place in counts.items()}
    return {1: table[2], **table}


def _numbers(names: Sequence[str], chosen: Sequence[str]) -> list[int]:
    return [names.index(name) for name in chosen]


def from_steps(steps: Sequence[tuple[int, int]], amount: int) -> int:
    """Return what a table of steps gives for an amount."""
    found = 0
    for least, value in steps:
        if amount >= least:
            found = value
    return found


def some(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Return the numbers that are not zero, by the names of what they count."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}
