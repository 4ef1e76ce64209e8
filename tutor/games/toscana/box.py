"""The contents of the box, ready for use: the numbers of the data file as plain lists, checked once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tutor.core.data import Data
from tutor.core.errors import BadData
from tutor.games.toscana import moves as m

GOODS: Final = ("red", "white", "champagne", "rose", "water")
WATER: Final = GOODS.index("water")
ACTIONS: Final = ("hire", "production", "trade")
DIRECTIONS: Final = ("buy", "sell")

#: What can stand on a space.
EMPTY: Final = 0
ONE_WORKER: Final = 1
TWO_WORKERS: Final = 2
MASTER: Final = 3

#: Terrain of a space: the number of its good, or one of these.
ABANDONED: Final = len(GOODS)
UNKNOWN: Final = ABANDONED + 1
LETTERS: Final = "RBCPWA."
TERRAINS: Final = (*GOODS, "abandoned")

#: Where money comes from and goes to, for the score sheet.
SOURCES: Final = ("start", "sales", "purchases", "rose", "reward", "deals", "final_sale")
START, SALES, PURCHASES, ROSE, REWARD, DEALS, FINAL_SALE = range(len(SOURCES))


class Slot(NamedTuple):
    """One place on the top row of a winery: the piece, its cost and reward."""

    piece: str
    master: bool
    good: int
    cost: int
    reward: int
    needs_one_of_each: bool
    rule: str


class Box:
    """Every number of the game, by name. Raises BadData where the data contradicts itself."""

    def __init__(self, data: Data) -> None:
        self.data = data
        _check_totals(data)
        self.columns = tuple(data["goods"]["order"])
        self.supply = [data["cube_supply"][good] for good in GOODS]
        self._read_players(data)
        self._read_map(data)
        self._read_production(data)
        self._read_market(data)
        self._read_tasting(data)
        self._make_moves()

    def _read_players(self, data: Data) -> None:
        setup = data["player_setup"]
        self.start_money: int = setup["money"]
        self.start_goods = [setup[good] for good in GOODS]
        self.start_hand: int = setup["tasting_hand"]
        self.workers: int = data["components"]["workers_per_player"]
        self.masters: int = data["components"]["wine_masters_per_player"]
        self.places: int = data["player_warehouse"]["capacity_per_good"]
        self.slots = [
            Slot(
                row["piece"],
                row["piece"] == "wine_master",
                GOODS.index(row["cost_good"]) if row["cost_good"] else 0,
                row["cost"],
                row["reward_money"],
                row["needs_one_of_each"],
                _hire_rule(row),
            )
            for row in data["hire_slot"]
        ]
        self.lobbyist_good = GOODS.index(data["lobbyist"]["cost_good"])
        self.lobbyist_cost: int = data["lobbyist"]["cost"]
        self.lobbyist_step: int = data["lobbyist"]["price_step"]
        self.rose_good = GOODS.index(data["mr_rose"]["cost_good"])
        self.rose_cost: int = data["mr_rose"]["cost"]
        self.rose_step: int = data["mr_rose"]["price_step"]
        self.full_map_players: int = data["full_map_rule"]["players_required"]

    def _read_map(self, data: Data) -> None:
        rows, columns = data["map"]["rows"], data["map"]["columns"]
        self.rows: int = rows
        self.width: int = columns
        self.spaces = tuple(f"{'ABCDEFGH'[r]}{c + 1}" for r in range(rows) for c in range(columns))
        self.space_number = {space: number for number, space in enumerate(self.spaces)}
        corners = [(r, c) for r in range(rows - 1) for c in range(columns - 1)]
        #: The four spaces around each crossroads.
        self.touches = [tuple((r + dr) * columns + c + dc for dr in (0, 1) for dc in (0, 1)) for r, c in corners]
        self.crossroads = tuple(f"{self.spaces[t[0]]}-{self.spaces[t[3]]}" for t in self.touches)
        self.crossroads_number = {name: number for number, name in enumerate(self.crossroads)}
        self.printed_map = [LETTERS.index(letter) for row in data["printed_map"]["rows"] for letter in row]
        self.slots_of_tiles = [self.space_number[slot] for row in data["map_tiles"]["slots"] for slot in row]
        kinds = {terrain: number for number, terrain in enumerate(TERRAINS)}
        self.tiles = tuple(row["id"] for row in data["map_tile"])
        self.tile_number = {tile: number for number, tile in enumerate(self.tiles)}
        #: The four terrains of each tile, clockwise from the north-west.
        self.tile_faces = [[kinds[row[corner]] for corner in ("nw", "ne", "se", "sw")] for row in data["map_tile"]]

    def _read_production(self, data: Data) -> None:
        table = data["production"]
        self.water_most: int = table["water_cubes_max"]
        names = ("one_worker", "two_workers", "wine_master")
        #: Cubes by what stands on the space; on ordinary spaces, and on abandoned ones.
        self.yields = [0, *(table[f"yield_{name}"] for name in names)]
        self.abandoned_yields = [0, *(table[f"abandoned_yield_{name}"] for name in names)]
        self.compensation = [GOODS.index(good) for good in table["skip_compensation_goods"]]
        self.compensation_cubes: int = table["skip_compensation_cubes"]

    def _read_market(self, data: Data) -> None:
        rows = {row["good"]: row for row in data["market_good"]}
        self.start_prices = [rows[good]["price"] for good in GOODS]
        self.start_market = [rows[good]["stock"] for good in GOODS]
        self.start_recommendations = [rows[good]["recommendation"] for good in GOODS]
        track = data["price_track"]
        self.top_price: int = track["max"]
        self.sell_value: list[int] = track["sell_value"]
        self.buy_cost: list[int] = track["buy_cost"]
        self.market_places: int = data["market_warehouse"]["capacity_per_good"]
        self.buy_most: int = data["trade"]["buy_cubes_max"]
        self.deal_most: int = data["player_trading"]["cubes_max"]
        update = data["price_update"]
        self.full_step: int = update["phase_b_full"]
        self.empty_step: int = update["phase_b_empty"]

    def _read_tasting(self, data: Data) -> None:
        copies: dict[tuple[str, int], int] = {}
        for row in data["tasting_tile"]:
            face = (row["good"], row["step"])
            copies[face] = copies.get(face, 0) + row["copies_per_player"]
        #: The different faces (good and step), their number in saves, and how many of each a player owns.
        self.faces = list(copies)
        self.face_number = {face: number for number, face in enumerate(copies)}
        self.tastings = tuple(f"{good}{step:+d}" for good, step in copies)
        self.tasting_number = {tile: number for number, tile in enumerate(self.tastings)}
        self.tasting_copies = list(copies.values())
        self.rounds: int = data["end"]["rounds_max"]
        self.money_trigger: int = data["end"]["money_trigger"]

    def _make_moves(self) -> None:
        """Make once the moves that are listed over and over."""
        self.place = [m.Place(space) for space in self.spaces]
        self.replace = [m.Replace(space) for space in self.spaces]
        self.place_water = [m.PlaceWater(crossroads) for crossroads in self.crossroads]
        self.use_action = [m.UseAction(action) for action in ACTIONS]
        self.move_tile = [m.MoveTile(good) for good in GOODS]
        self.raise_price = [m.ChangePrice(good, self.rose_step) for good in GOODS]
        self.lower_price = [m.ChangePrice(good, -self.rose_step) for good in GOODS]
        most = max(self.places, self.buy_most)
        self.buy = [[m.Buy(good, count) for count in range(1, most + 1)] for good in GOODS]
        self.sell = [[m.Sell(good, count) for count in range(1, most + 1)] for good in GOODS]
        self.produce = [m.Produce(good) for good in GOODS]
        self.taste = [m.Taste(*face) for face in self.faces]
        self.draw = [m.Draw(*face) for face in self.faces]

    def rotated(self, tile: int, turns: int) -> list[int]:
        """Return the terrains of a tile (nw, ne, se, sw) after quarter turns clockwise."""
        face = self.tile_faces[tile]
        return [face[(corner - turns) % 4] for corner in range(4)]


def by_good(numbers: Sequence[int]) -> dict[str, int]:
    """Return numbers by the names of their goods."""
    return dict(zip(GOODS, numbers, strict=True))


def step_name(level: int) -> str:
    """Return a step of the price ladder as it is printed; the lowest is 0/1 (TO-COMP-04)."""
    return str(level) if level else "0/1"


def _hire_rule(row: dict[str, Any]) -> str:
    """Return the rule that sets the cost or condition of a hire slot."""
    if row["piece"] == "worker":
        return "TO-WORK-01"
    return "TO-MAST-03" if row["needs_one_of_each"] else "TO-MAST-02"


def _check_totals(data: Data) -> None:
    """Check that sums and sizes that stand twice agree, and that numbers are within what the rules can carry."""

    def demand(holds: bool, table: str, problem: str, **numbers: Any) -> None:
        if not holds:
            raise BadData(f"toscana-{problem}", table=table, **numbers)

    def total(table: str, problem: str, counted: int, said: int) -> None:
        demand(counted == said, table, problem, counted=counted, said=said)

    supply = data["cube_supply"]
    total("cube_supply", "wrong-total", sum(supply[good] for good in GOODS), supply["total"])
    needed = {row["good"]: row["stock"] for row in data["market_good"]}
    most = data["meta"]["players_max"]
    for good in GOODS:
        least = needed[good] + most * data["player_setup"][good]
        demand(supply[good] >= least, "cube_supply", "too-few-cubes", good=good, count=supply[good], least=least)
    total(
        "tasting_tile",
        "wrong-total",
        sum(row["copies_per_player"] for row in data["tasting_tile"]),
        data["tasting"]["tiles_per_player"],
    )
    total("end", "wrong-total", data["tasting"]["tiles_per_player"], data["end"]["rounds_max"])
    letters = "".join(data["printed_map"]["rows"])
    total("printed_map", "wrong-total", len(letters), data["map"]["spaces"])
    total("map", "wrong-total", data["map"]["rows"] * data["map"]["columns"], data["map"]["spaces"])
    demand(set(letters) <= set(LETTERS[:-1]), "printed_map", "unknown-letter")
    demand(all(len(row) == data["map"]["columns"] for row in data["printed_map"]["rows"]), "printed_map", "ragged-map")
    faces = [row[corner] for row in data["map_tile"] for corner in ("nw", "ne", "sw", "se")]
    for terrain in TERRAINS:
        said = data["terrain_counts"][terrain]
        total("printed_map", "wrong-total", letters.count(LETTERS[TERRAINS.index(terrain)]), said)
        total("map_tile", "wrong-total", faces.count(terrain), said)
    signs = sorted(row["recommendation"] for row in data["market_good"])
    demand(signs == [-1, -1, 0, 1, 1], "market_good", "wrong-recommendations")
    for row in data["market_good"]:
        demand(0 <= row["price"] <= data["price_track"]["max"], "market_good", "out-of-range", value=row["price"])
        demand(
            0 <= row["stock"] <= data["market_warehouse"]["capacity_per_good"],
            "market_good",
            "out-of-range",
            value=row["stock"],
        )
    levels = data["price_track"]["max"] + 1
    for name in ("levels", "sell_value", "buy_cost"):
        total("price_track", "wrong-total", len(data["price_track"][name]), levels)
    components = data["components"]
    pieces = components["workers_per_player"] - data["player_setup"]["workers_in_hand"]
    total("hire_slot", "wrong-total", len(data["hire_slot"]), pieces + components["wine_masters_per_player"])
