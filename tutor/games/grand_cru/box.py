"""The contents of the box, ready for use: the numbers of the data file as plain lists, and the moves made from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tutor.core.data import Data
from tutor.games.grand_cru import moves as m
from tutor.games.grand_cru.validation import check_data

VARIETIES: Final = ("gamay", "syrah", "merlot", "cabernet", "pinot")
IMPROVEMENTS: Final = (
    "aoc",
    "blending",
    "harvest_hand",
    "bulk_buyer",
    "good_vintage",
    "rich_harvest",
    "maturing",
    "advertising",
)
AOC, BLENDING, HARVEST_HAND, BULK_BUYER, GOOD_VINTAGE, RICH_HARVEST, MATURING, ADVERTISING = range(len(IMPROVEMENTS))
#: Vines have the numbers of their varieties; improvements follow.
TILES: Final = VARIETIES + IMPROVEMENTS
VINES: Final = len(VARIETIES)

#: The plain actions of Phase I; using an improvement and passing come besides.
ACTIONS: Final = ("first_bid", "overbid", "acquire", "buy", "raise_demand", "harvest", "sell")

#: The festival spaces.
SPACES: Final = (
    "start_player",
    "late_harvest",
    "extra_delivery",
    "grape_juice",
    "primeur",
    "rebuilding",
    "demand_1",
    "demand_2",
    "demand_3",
    "money_1",
    "money_2",
    "money_3",
)
START_PLAYER, LATE_HARVEST, EXTRA_DELIVERY, GRAPE_JUICE, PRIMEUR, REBUILDING = range(6)

PILES: Final = ("draw_pile", "discard_pile")
DRAW_PILE, DISCARD_PILE = range(len(PILES))

#: Where money comes from and goes to, for the score sheet; "earlier" is what a set-up position starts with.
SOURCES: Final = (
    "earlier",
    "loans",
    "emergency_loans",
    "interest",
    "auctions",
    "purchases",
    "harvests",
    "sales",
    "good_vintage",
    "extra_delivery",
    "primeur",
    "grape_juice",
    "prestige",
    "compensation",
)
(
    EARLIER,
    LOANS,
    EMERGENCY_LOANS,
    INTEREST,
    AUCTIONS,
    PURCHASES,
    HARVESTS,
    SALES,
    VINTAGE_SALES,
    EXTRA_SALES,
    PRIMEUR_SALES,
    JUICE,
    PRESTIGE,
    COMPENSATION,
) = range(len(SOURCES))


def cell(barrel: int, variety: int) -> int:
    """Return the number of a variety's place in a barrel (barrels count from 1)."""
    return (barrel - 1) * VINES + variety


class Zones:
    """In which barrels each variety is saleable: one table of maturity zones."""

    def __init__(self, first: Sequence[int], last: Sequence[int], barrels: int) -> None:
        #: First and last barrel of each variety's zone.
        self.first = list(first)
        self.last = list(last)
        wines = [(barrel, variety) for barrel in range(1, barrels + 1) for variety in range(VINES)]
        #: Places in the cellar where wine is mature, or not yet, in the order of the barrels.
        self.mature = tuple(cell(b, v) for b, v in wines if first[v] <= b <= last[v])
        self.early = tuple(cell(b, v) for b, v in wines if b < first[v])
        #: Where wine spends its last year.
        self.final = tuple(cell(last[variety], variety) for variety in range(VINES))
        #: Places from which wine can still move one barrel to the right within its zone.
        self.movable = tuple(cell(b, v) for b, v in wines if b < last[v])
        #: Places where wine can be at all.
        self.possible = tuple(cell(b, v) for b, v in wines if b <= last[v])


class Box:
    """Every number of the game, by name. Raises BadData where the data contradicts itself."""

    def __init__(self, data: Data) -> None:
        self.data = data
        check_data(data, VARIETIES, IMPROVEMENTS, SPACES)
        self._read_components(data)
        self._read_cellar(data)
        self._read_money(data)
        self._read_years(data)
        self._read_improvements(data)
        self._make_moves()

    def _read_components(self, data: Data) -> None:
        varieties = _rows(data["variety"], "id")
        improvements = _rows(data["improvement"], "id")
        #: Cubes of each variety, and tiles of each kind, in the whole game.
        self.cubes = [varieties[variety]["cubes"] for variety in VARIETIES]
        vines = [varieties[variety]["vine_tiles"] for variety in VARIETIES]
        self.tiles = vines + [improvements[improvement]["count"] for improvement in IMPROVEMENTS]
        self.tile_number = {tile: number for number, tile in enumerate(TILES)}
        self.variety_number = {variety: number for number, variety in enumerate(VARIETIES)}
        self.improvement_number = {improvement: number for number, improvement in enumerate(IMPROVEMENTS)}
        self.pawns: int = data["pawns"]["usable_action_pawns"]
        self.spaces: int = data["vineyard"]["spaces"]
        counts = _rows(data["player_count"], "players")
        self.auctions = {players: row["auctions_max"] for players, row in counts.items()}
        self.first_vines = {players: row["first_display_vines"] for players, row in counts.items()}
        self.first_improvements = {players: row["first_display_improvements"] for players, row in counts.items()}
        self.yearly_draw = {players: row["yearly_draw"] for players, row in counts.items()}

    def _read_cellar(self, data: Data) -> None:
        self.barrels: int = data["cellar"]["barrels"]
        self.first_barrel: int = data["cellar"]["harvest_goes_to"]
        zones = _rows(data["maturity_zone"], "variety")
        windows = {"three_barrel_windows": [[zones[v]["first"], zones[v]["last"]] for v in VARIETIES]}
        for row in data["maturity_zone_alternative"]:
            windows[row["id"]] = [row["zones"][variety] for variety in VARIETIES]
        #: The tables of maturity zones by the name of the ruling.
        self.zones = {
            name: Zones([first for first, _ in table], [last for _, last in table], self.barrels)
            for name, table in windows.items()
        }
        self.cells = self.barrels * VINES
        #: Barrel and variety of each place in the cellar.
        self.wines = [(barrel, variety) for barrel in range(1, self.barrels + 1) for variety in range(VINES)]
        self.harvest_cost: int = data["harvest"]["cost"]

    def _read_money(self, data: Data) -> None:
        loan = data["loan"]
        self.most_loans: int = loan["max_loans"]
        self.least_start_loans: int = loan["start_min"]
        self.most_start_loans = {
            "all_pawns": loan["start_max"],
            "action_pawns": min(loan["start_max"], data["pawns"]["per_player_action"]),
        }
        self.loan: int = loan["normal_amount"]
        self.emergency_loan: int = loan["emergency_amount"]
        self.repayment: int = loan["repay_amount"]
        #: The tables of interest by the name of the ruling.
        self.interest: dict[str, list[int]] = {
            "staged": data["loan_track"]["interest"],
            "linear": data["loan_track_linear_alternative"]["interest"],
        }
        auction = data["auction"]
        self.bids = range(auction["bid_min"], auction["bid_max"] + 1)
        self.direct_price: int = auction["direct_price"]
        columns = _rows(data["demand_column"], "variety")
        #: Prices of each variety from the lowest space of its column up.
        self.prices: list[list[int]] = [columns[variety]["prices"] for variety in VARIETIES]
        demand = data["demand"]
        self.top: int = demand["steps"] - 1
        self.start_demand = {"lowest": demand["start_step"], "highest": self.top}
        self.sale_step: int = demand["sale_moves_down"]
        self.raise_steps: int = demand["raise_action_moves_up"]
        self.compensation: int = data["shortage"]["compensation_per_missing_cube"]
        scoring = data["scoring"]
        self.kind_value: int = scoring["per_different_tile_kind"]
        self.cube_value: int = scoring["per_cellar_cube"]
        self.loan_value: int = scoring["per_loan"]

    def _read_years(self, data: Data) -> None:
        self.first_position: int = data["turn_track"]["start"]
        self.last_position: int = data["turn_track"]["last"]
        self.start_prestige: int = data["prestige_track"]["start"]
        #: Length of the printed prestige track, for drawing it; the count goes on beyond (GC-EVAL-07).
        self.printed_prestige: int = data["prestige_track"]["printed_max"]
        evaluation = data["sales_evaluation"]
        self.first_points: int = evaluation["first"]
        self.second_points: int = evaluation["second"]
        self.tie_points: int = evaluation["tie_first_each"]
        self.second_tie_points: int = evaluation["tie_second_each"]
        self.least_cubes: int = evaluation["minimum_cubes"]
        actions = _rows(data["festival_action"], "id")
        #: Price of each festival space, and what the demand and money spaces give.
        self.festival_prices: list[int] = [actions[space]["price"] for space in SPACES]
        self.festival_steps: list[int] = [actions[space].get("demand_steps", 0) for space in SPACES]
        self.festival_francs: list[int] = [actions[space].get("francs", 0) for space in SPACES]
        self.juice_price: int = actions["grape_juice"]["francs_per_cube"]
        self.primeur_discount: int = actions["primeur"]["discount_per_year"]
        self.space_number = {space: number for number, space in enumerate(SPACES)}
        #: Spaces that share one use with the ruling festival_groups.
        self.groups = [
            [other for other in range(len(SPACES)) if other == number or self._same_group(other, number)]
            for number in range(len(SPACES))
        ]
        self.guard_years: int = data["limits"]["max_years_guard"]

    def _same_group(self, one: int, other: int) -> bool:
        steps, francs = self.festival_steps, self.festival_francs
        return bool((steps[one] and steps[other]) or (francs[one] and francs[other]))

    def _read_improvements(self, data: Data) -> None:
        rows = _rows(data["improvement"], "id")
        self.aoc_bonus: int = rows["aoc"]["bonus_per_cube"]
        self.hand_cubes: int = rows["harvest_hand"]["cubes"]
        self.hand_cost: int = rows["harvest_hand"]["cost"]
        self.bulk_sales: int = rows["bulk_buyer"]["sales"]
        self.vintage_cubes: int = rows["good_vintage"]["cubes"]
        self.rich_cubes: int = rows["rich_harvest"]["extra_cubes"]
        self.rich_cost: int = rows["rich_harvest"]["cost"]
        self.advertising_steps: int = rows["advertising"]["demand_steps"]

    def _make_moves(self) -> None:
        """Make once the moves that are listed over and over."""
        wines = [(barrel, VARIETIES[variety]) for barrel, variety in self.wines]
        columns = range(1, max(self.auctions.values()) + 1)
        self.deal = [m.DealTile(tile) for tile in TILES]
        self.act = [m.Act(action) for action in ACTIONS]
        self.use = [m.UseImprovement(improvement) for improvement in IMPROVEMENTS]
        self.put_up = [m.PutUp(tile) for tile in TILES]
        #: By price: the place of a price in this list is the price itself.
        self.bid = [m.Bid(price) for price in range(self.direct_price + 1)]
        self.overbid = [m.Overbid(column) for column in columns]
        self.acquire = [m.Acquire(column) for column in columns]
        self.buy_from_display = [m.BuyFromDisplay(tile) for tile in TILES]
        self.buy_from_column = [m.BuyFromColumn(column) for column in columns]
        self.raise_demand = [m.RaiseDemand(variety) for variety in VARIETIES]
        self.lower_demand = [m.LowerDemand(variety) for variety in VARIETIES]
        self.harvest = [m.Harvest(variety) for variety in VARIETIES]
        self.sell_wine = [m.SellWine(*wine) for wine in wines]
        self.sell_early = [m.SellEarly(*wine) for wine in wines]
        self.sell_cubes = [m.SellCubes(cubes) for cubes in range(1, max(self.cubes) + 1)]
        self.sell_vintage = [m.SellVintage(*wine) for wine in wines]
        self.blend = [m.Blend(*wine) for wine in wines]
        self.blend_into = [m.BlendInto(variety) for variety in VARIETIES]
        self.move_wine = [m.MoveWine(*wine) for wine in wines]
        self.visit = [m.Visit(space) for space in SPACES]
        self.remove_vine = [[m.RemoveVine(variety, cube) for cube in (True, False)] for variety in VARIETIES]
        self.take_vine = [[m.TakeVine(pile, variety) for variety in VARIETIES] for pile in PILES]
        self.starting_loans = [m.StartingLoans(loans) for loans in range(self.most_loans + 1)]
        self.take_loans = [m.TakeLoans(loans) for loans in range(1, self.most_loans + 1)]
        self.repay_loans = [m.RepayLoans(loans) for loans in range(1, self.most_loans + 1)]


def by_name(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Return numbers by the names of what they count."""
    return dict(zip(names, numbers, strict=True))


def some(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Return the numbers that are not zero, by the names of what they count."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _rows(table: Sequence[Mapping[str, Any]], key: str) -> dict[Any, Mapping[str, Any]]:
    return {row[key]: row for row in table}
