"""The contents of the box, ready for use: the numbers of the data file as plain lists, and the moves made from them.

Cells of the vineyard and spaces of a road are bits of an integer: which bunches stand round a cell, and which space
of a road is the nearest empty one, is then found in one operation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tutor.core.data import Data
from tutor.games.dom_pierre import moves as m
from tutor.games.dom_pierre.conditions import Bonus, Condition, read_bonus, read_condition
from tutor.games.dom_pierre.names import (
    ACCEPTS,
    ACCESSORIES,
    COLOURS,
    COLUMNS,
    FACES,
    FLAGS,
    MARKETS,
    NONE,
    PRESSES,
    ROADS,
    TOKENS,
    USABLE,
    VARIETIES,
    VESSELS,
    ZONES,
)
from tutor.games.dom_pierre.validation import check_data, press_value


class Winery(NamedTuple):
    """One side of the individual board; rows are numbered as in the rules, 0 being the lowest of side A."""

    start: int
    top: int
    #: Cost and strength of each row, also of the one beyond the top that stands for discs that have left.
    costs: list[int]
    strengths: list[int]
    #: Rows beside which the tokens wait; NONE if there is none.
    vintage_row: int
    force_row: int

    @property
    def finished(self) -> int:
        """Return the row of discs that have left the winery: higher than all others (DP-TOK-01)."""
        return self.top + 1


class Market(NamedTuple):
    """A market card, or Reims."""

    id: str
    #: Whether it takes bottles, and whether it takes barrels.
    takes: tuple[bool, bool]
    #: The bonus for champagne of each press; NONE where it is refused.
    presses: tuple[int, ...]
    #: The types of accessories that can be used.
    accessories: tuple[int, ...]


class Objective(NamedTuple):
    """An objective card."""

    id: str
    conditions: tuple[Condition, ...]
    bonus: Bonus


def bit_list(mask: int) -> list[int]:
    """Return the places of the set bits, the lowest first."""
    places = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return places


class Box:
    """Every number of the game, by name. Raises BadData where the data contradicts itself."""

    def __init__(self, data: Data) -> None:
        self.data = data
        check_data(data)
        self._read_setup(data)
        self._read_board(data)
        self._read_tiles(data)
        self._read_vineyard(data)
        self._read_roads(data)
        self._read_markets(data)
        self._read_objectives(data)
        self._read_prestige(data)
        self._read_actions(data)
        self._make_moves()

    def _read_setup(self, data: Data) -> None:
        setup, parts = data["setup"], data["components"]
        self.start_coins: int = setup["coins"]
        self.extra_coins: int = setup["vineyard_coin"]
        self.start_crew: int = setup["press_workers"]
        self.start_reserve: int = setup["reserve_workers"]
        self.workers: int = parts["workers_per_player"]
        self.start_champagne = (
            PRESSES.index(setup["champagne_press"]),
            setup["champagne_value"] * 2 + VESSELS.index(setup["champagne_kind"]),
        )
        self.start_harvest_press = PRESSES.index(setup["harvest_press"])
        self.start_harvest_value: int = setup["harvest_value"]
        self.start_harvest_pool: int = setup["harvest_tiles_per_variety"]
        self.offer_size: int = setup["objective_offer"]
        self.flute_each: int = setup["prestige_tokens_per_player"]
        self.flute_face_up: int = setup["prestige_tokens_face_up"]
        self.village_values: list[int] = setup["village_harvest_values"]
        self.draft_hand: int = setup["vintage_tokens_per_player"]
        counts = _rows(data["player_count"], "players")
        #: Whether everybody starts with an OBJECTIVES token in place (DP-TWO-04).
        self.token_placed: dict[int, bool] = {n: row["objectives_token_placed"] for n, row in counts.items()}
        self.with_neutral: dict[int, bool] = {n: row["neutral_workers"] for n, row in counts.items()}
        cards = data["start_card"]
        self.start_cards: list[str] = [row["id"] for row in cards]
        self.start_crowns: list[int] = [row["crowns"] for row in cards]
        self.first_card = next(number for number, row in enumerate(cards) if row["first_player"])

    def _read_board(self, data: Data) -> None:
        self.wineries = {False: _winery(data["winery_a"]), True: _winery(data["winery_b"])}
        tokens = _rows(data["vintage_token"], "id")
        self.vintages: list[int] = [tokens[column]["copies"] for column in COLUMNS]
        self.force: int = data["force_token"]["strength"]
        presses = _rows(data["press"], "id")
        self.press_kinds = [VESSELS.index(presses[press]["bonus_kind"]) for press in PRESSES]
        self.press_bonuses: list[int] = [presses[press]["bonus"] for press in PRESSES]
        champagne = data["champagne"]
        self.most_champagne: int = champagne["max_value"]
        self.prestige_presses: int = champagne["presses_for_prestige"]
        self.barrel_bonus: int = champagne["vintage_bonus"]
        #: How many champagne tiles there are of each printed value; other values are shown with modifiers (DP-CAVE-19).
        tiles = data["champagne_tile"]
        self.champagne_tiles: dict[int, int] = dict(zip(tiles["values"], tiles["counts"], strict=True))
        #: How many points the score track counts; more are shown with tokens (DP-SCORE-05).
        self.lap: int = data["score_track"]["lap"]

    def _read_tiles(self, data: Data) -> None:
        self.bunches: list[int] = [_rows(data["grape"], "variety")[variety]["count"] for variety in VARIETIES]
        counts = [_rows(data["harvest_tile"], "variety")[variety]["counts"] for variety in VARIETIES]
        self.most_harvest = len(counts[0])
        #: Harvest tiles by variety and printed value, in one list.
        self.harvest_tiles: list[int] = [count for row in counts for count in row]
        most = range(1, self.most_harvest + 1)
        #: Every tile as it can lie somewhere: variety, printed value and the value that it stands for (DP-VINE-16).
        tiles = [(variety, printed, value) for variety in range(len(VARIETIES)) for printed in most for value in most]
        self.tiles = tiles
        self.tile_varieties = [variety for variety, _, _ in tiles]
        self.tile_values = [value for _, _, value in tiles]
        #: The place of a tile in the supply.
        self.tile_supply = [variety * self.most_harvest + printed - 1 for variety, printed, _ in tiles]
        accessories = _rows(data["accessory"], "id")
        self.accessories = [[accessories[name][colour] for name in ACCESSORIES] for colour in COLOURS]
        self.accessory_values: list[int] = [data["grey_accessory"]["value"], data["blue_accessory"]["value"]]
        self.flags: list[int] = [_rows(data["flag_token"], "id")[flag]["count"] for flag in FLAGS]

    def tile(self, variety: int, printed: int, value: int) -> int:
        """Return the number of a harvest tile."""
        return (variety * self.most_harvest + printed - 1) * self.most_harvest + value - 1

    def _read_vineyard(self, data: Data) -> None:
        field = data["vineyard"]
        self.height: int = field["rows"]
        self.width: int = field["columns"]
        cells = [(row, column) for row in range(1, self.height + 1) for column in range(1, self.width + 1)]
        self.cells = cells
        self.cell_number = {cell: number for number, cell in enumerate(cells)}
        holes = {tuple(cell) for cell in field["holes"]}
        #: Every cell of the vineyard, those not at its west edge, those not at its east edge.
        self.field = _mask(number for number, cell in enumerate(cells) if cell not in holes)
        self.not_west = _mask(number for number, (_, column) in enumerate(cells) if column > 1)
        self.not_east = _mask(number for number, (_, column) in enumerate(cells) if column < self.width)
        #: The eight cells round each cell (DP-VINE-05).
        self.around = [
            _mask(
                self.cell_number[row + down, column + right]
                for down in (-1, 0, 1)
                for right in (-1, 0, 1)
                if (down or right) and (row + down, column + right) in self.cell_number
            )
            & self.field
            for row, column in cells
        ]
        start = _rows(data["vineyard_start"], "id")
        self.first_cells = [self.cell_number[tuple(start[variety]["cell"])] for variety in VARIETIES]
        self.random_cell = self.cell_number[tuple(start["random"]["cell"])]
        self.extra_cells = {
            row["players"]: [self.cell_number[tuple(cell)] for cell in row["cells"]] for row in data["vineyard_extra"]
        }

    def free_cells(self, bunches: int) -> int:
        """Return the cells without a bunch that are orthogonally adjacent to one (DP-VINE-03)."""
        width = self.width
        beside = bunches << width | bunches >> width
        beside |= (bunches & self.not_east) << 1 | (bunches & self.not_west) >> 1
        return beside & self.field & ~bunches

    def _read_roads(self, data: Data) -> None:
        rows = _rows(data["road"], "id")
        sections: list[list[int]] = [rows[road]["sections"] for road in ROADS]
        self.road_lengths = [sum(parts) for parts in sections]
        #: The spaces of each section of each road, as bits, and the bonus of each section.
        self.sections = [
            [((1 << length) - 1) << sum(parts[:place]) for place, length in enumerate(parts)] for parts in sections
        ]
        self.section_bonuses: list[list[int]] = [rows[road]["bonuses"] for road in ROADS]
        self.last_sections = [parts[-1] for parts in self.sections]
        #: The bonus by the number of bits that a road mask has: the place of the farthest worker (DP-SALE-06).
        self.road_bonuses: list[list[int]] = [
            [0, *(bonus for length, bonus in zip(parts, rows[road]["bonuses"], strict=True) for _ in range(length))]
            for road, parts in zip(ROADS, sections, strict=True)
        ]
        blocked = [_mask(space - 1 for space in rows[road]["blocked"]) for road in ROADS]
        #: Spaces with neutral workers, by number of players (DP-TWO-03).
        self.neutral = {n: blocked if with_them else [0] * len(ROADS) for n, with_them in self.with_neutral.items()}
        self.section_coins: int = data["road_income"]["coins_per_section"]

    def _read_markets(self, data: Data) -> None:
        cards = data["market_card"]
        self.cards: list[str] = [row["id"] for row in cards]
        self.card_number = {card: number for number, card in enumerate(self.cards)}
        self.card_roads = [ROADS.index(row["deck"]) for row in cards]
        #: All market cards, and Reims after the last of them.
        self.markets = [_market(row) for row in cards]
        self.markets.append(_market({**data["reims"], "id": "reims"}))
        self.reims_card = len(cards)
        self.reims_road = ROADS.index(data["reims"]["road"])
        self.deck_cards = [_where(cards, "deck", road) for road in ROADS]
        self.flag_cards = [_where(cards, "flag", flag) for flag in FLAGS]
        self.accept_cards = [_where(cards, "accepts", accepts) for accepts in ACCEPTS]
        self.crown_cards = [(n, _where(cards, "crowns", n)) for n in sorted({row["crowns"] for row in cards}) if n]
        removed = _where(cards, "two_player_removed", True)
        #: The market cards that are used, by number of players (DP-TWO-01).
        self.used_cards = {
            row["players"]: _used(len(cards), removed, row["market_cards_per_deck"] * len(ROADS))
            for row in data["player_count"]
        }
        ratios = data["ratio_tile"]
        self.ratios: list[str] = [row["id"] for row in ratios]
        #: The points of each face of each ratio tile, both faces of a tile side by side.
        self.ratio_points: list[list[int]] = [row[face] for row in ratios for face in FACES]
        levels = data["sale_levels"]
        self.shields: list[int] = levels["shields_from"]
        self.prestige_sale: int = levels["prestige_from"]

    def shield(self, value: int) -> int:
        """Return which shield of a ratio tile a sale of this value reaches, from 0 (DP-SALE-10)."""
        return sum(value >= least for least in self.shields[1:])

    def _read_objectives(self, data: Data) -> None:
        cards = data["objective_card"]
        self.objectives = [
            Objective(row["id"], tuple(map(read_condition, row["conditions"])), read_bonus(row["bonus"]))
            for row in cards
        ]
        self.objective_number = {card.id: number for number, card in enumerate(self.objectives)}
        removed = _where(cards, "two_player_removed", True)
        #: The objective cards that are used, by number of players (DP-TWO-02).
        self.used_objectives = {
            row["players"]: _used(len(cards), removed, row["objective_cards"]) for row in data["player_count"]
        }

    def _read_prestige(self, data: Data) -> None:
        track = data["prestige_track"]
        self.level_points: list[int] = track["vp"]
        self.level_crowns: list[int] = track["crowns"]
        self.top_level = len(self.level_points) - 1
        tokens = _rows(data["prestige_token"], "id")
        self.tokens: list[int] = [tokens[token]["count"] for token in TOKENS]
        self.token_kinds: list[str] = [tokens[token]["kind"] for token in TOKENS]
        self.token_values: list[int] = [tokens[token]["value"] for token in TOKENS]
        varieties = [tokens[token]["variety"] for token in TOKENS]
        self.token_varieties = [VARIETIES.index(variety) if variety else NONE for variety in varieties]
        self.token_number = {token: number for number, token in enumerate(TOKENS)}
        self.crown_tokens = [number for number, kind in enumerate(self.token_kinds) if kind == "crown"]
        self.sale_tokens = [number for number, kind in enumerate(self.token_kinds) if kind == "sale_bonus"]
        self.usable_tokens = [number for number, kind in enumerate(self.token_kinds) if kind in USABLE]

    def _read_actions(self, data: Data) -> None:
        bonuses = [card.bonus.value for card in self.objectives if card.bonus.kind == "modifier"]
        tokens = zip(self.token_kinds, self.token_values, strict=True)
        #: The values that a single modifier can have; 0 is none.
        self.modifiers = {0, *bonuses, *(value for kind, value in tokens if kind == "modifier")}
        self.helper_bonus: int = data["vineyard_action"]["worker_bonus"]
        self.own_bunch: int = data["vineyard_action"]["vintage_bonus"]
        village = data["village"]
        self.one_champagne: int = village["vp_for_one_champagne"]
        self.two_champagne: int = village["vp_for_two_champagne"]
        self.village_bonuses: int = village["bonuses"]
        self.rebuild_at: int = village["rebuild_when_left"]
        self.worker_coins: int = data["return_workers"]["coins_per_worker"]
        self.local_coins: int = data["local_sale"]["coins_per_tile"]
        self.prestige_price: int = data["buy_prestige"]["price"]
        disc = data["finished_disc"]
        self.disc_points: int = disc["vp"]
        self.late_disc_points: int = disc["vp_after_trigger"]
        self.extra_rounds: int = disc["rounds_after_trigger"]
        self.trigger: dict[int, int] = {row["players"]: row["discs"] for row in data["end_track"]}

    def _make_moves(self) -> None:
        """Make once the moves that are listed over and over."""
        codes = [(VESSELS[code & 1], code >> 1) for code in range(2 * self.most_champagne + 2)]
        both = (False, True)
        # a tile that is what it says is named without what is printed on it
        names = [
            (VARIETIES[variety], value, 0 if printed == value else printed) for variety, printed, value in self.tiles
        ]
        self.show_token = [m.ShowToken(token) for token in TOKENS]
        self.show_tile = [m.ShowTile(*name) for name in names]
        self.show_accessory = [m.ShowAccessory(name) for name in ACCESSORIES]
        self.show_card = [m.ShowCard(card) for card in self.cards]
        self.show_objective = [m.ShowObjective(card.id) for card in self.objectives]
        self.draw_grape = [m.DrawGrape(variety) for variety in VARIETIES]
        self.move_disc = [m.MoveDisc(column) for column in COLUMNS]
        self.claim_force = [m.ClaimForce(column) for column in COLUMNS]
        self.pop_cork = [m.PopCork(column) for column in COLUMNS]
        self.take_worker = [m.TakeWorker(zone) for zone in ZONES]
        self.take_from_road = [
            [m.TakeFromRoad(road, space) for space in range(1, length + 1)]
            for road, length in zip(ROADS, self.road_lengths, strict=True)
        ]
        self.take_from_vine = [m.TakeFromVine(*cell) for cell in self.cells]
        self.send_to = [m.SendTo(zone) for zone in ZONES]
        self.send_to_road = [m.SendToRoad(road) for road in ROADS]
        self.skip_on_road = [m.SkipOnRoad(road) for road in ROADS]
        self.send_to_vine = [m.SendToVine(*cell) for cell in self.cells]
        self.plant = [[m.Plant(variety, *cell) for cell in self.cells] for variety in VARIETIES]
        self.name_bunch = [m.NameBunch(*cell) for cell in self.cells]
        self.harvest = [[m.Harvest(variety, vintage) for vintage in both] for variety in VARIETIES]
        self.call_helper = [m.CallHelper(*cell) for cell in self.cells]
        self.store = [[m.Store(*name, press) for press in PRESSES] for name in names]
        self.give_back = [m.GiveBack(*name) for name in names]
        self.put_modifier = [m.PutModifier(press) for press in PRESSES]
        self.activate = [[m.Activate(press, vintage) for vintage in both] for press in PRESSES]
        self.make_champagne = [[m.MakeChampagne(kind, vintage) for vintage in both] for kind in VESSELS]
        self.take_tile = [m.TakeTile(stack) for stack in (1, 2)]
        self.take_accessory = [m.TakeAccessory(stack) for stack in (1, 2)]
        self.offer_champagne = [[m.OfferChampagne(press, *code) for code in codes] for press in PRESSES]
        self.local_sale = [[m.LocalSale(press, *code) for code in codes] for press in PRESSES]
        self.sell = [[[m.Sell(market, press, *code) for code in codes] for press in PRESSES] for market in MARKETS]
        self.cycle_card = [m.CycleCard(road) for road in ROADS]
        self.add_accessory = [[m.AddAccessory(name, colour) for colour in COLOURS] for name in ACCESSORIES]
        self.add_token = [m.AddToken(token) for token in TOKENS]
        self.take_bonus = [m.TakeBonus(card.id) for card in self.objectives]
        self.pick_card = [m.PickCard(card.id) for card in self.objectives]
        self.keep_card = [m.KeepCard(card.id) for card in self.objectives]
        self.score_objective = [
            [m.ScoreObjective(card.id, number) for number in range(1, len(card.conditions) + 1)]
            for card in self.objectives
        ]
        self.take_token = [m.TakeToken(token) for token in TOKENS]
        self.use_token = [m.UseToken(token) for token in TOKENS]


def by_name(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Return numbers by the names of what they count."""
    return dict(zip(names, numbers, strict=True))


def some(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Return the numbers that are not zero, by the names of what they count."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _rows(table: Sequence[Mapping[str, Any]], key: str) -> dict[Any, Mapping[str, Any]]:
    return {row[key]: row for row in table}


def _mask(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def _where(rows: Sequence[Mapping[str, Any]], key: str, value: Any) -> int:
    """Return the rows with this value as bits."""
    return _mask(number for number, row in enumerate(rows) if row[key] == value)


def _used(cards: int, removed: int, left: int) -> int:
    """Return the cards that a number of players uses: all of them, or those that are not removed."""
    return (1 << cards) - 1 if left == cards else (1 << cards) - 1 & ~removed


def _winery(side: Mapping[str, Any]) -> Winery:
    """Read a side of the board; rows below the start row do not exist and are never looked at."""
    start, costs, strengths = side["start_row"], list(side["costs"]), list(side["strengths"])
    below = [0] * start
    return Winery(
        start,
        start + len(costs) - 1,
        below + costs + costs[-1:],
        below + strengths + strengths[-1:],
        side.get("vintage_row", NONE),
        side["force_row"],
    )


def _market(row: Mapping[str, Any]) -> Market:
    accepts = row["accepts"]
    return Market(
        row["id"],
        (accepts != "barrel", accepts != "bottle"),
        tuple(press_value(row[press]) for press in PRESSES),
        tuple(ACCESSORIES.index(name) for name in row["accessories"]),
    )
