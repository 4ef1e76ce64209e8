"""Checks of the data file: sums and sizes that stand twice agree, and every number can be played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.data import Data
from tutor.core.validation import insist, whole_numbers

#: Rulings that stand in the data for the record; they are options or fixed rules, and no numbers to correct.
FIXED: Mapping[str, Mapping[str, Any]] = {
    "money": {"bank_unlimited": True},
    "cellar": {"capacity_per_barrel": 0},
    "harvest": {"cubes": 1},
    "auction": {"cash_checked_when_bidding": False},
    "prestige_track": {"cap_enforced": False, "minimum": 0},
    "sales_evaluation": {"tie_first_has_second_place": False},
    "festival": {"uses_per_space": 1},
    "scoring": {"face_down_improvements_count": True, "empty_vines_count": True, "bankrupt_player_can_win": False},
    "shortage": {"placing_is_compulsory": True},
}


def check_data(data: Data, varieties: Sequence[str], improvements: Sequence[str], spaces: Sequence[str]) -> None:
    """Check everything; raise BadData at the first contradiction."""
    for table, values in FIXED.items():
        for key, value in values.items():
            insist(data[table][key] == value, "grand-cru-fixed", table=table, key=key, value=str(value))
    for table in data:
        for place, number in whole_numbers(table, data[table]):
            insist(number >= 0 or place == "scoring.per_loan", "grand-cru-negative", place=place, number=number)
    _components(data)
    _cellar(data)
    _demand_table(data, varieties)
    _loans(data)
    _tiles(data)
    _festival(data, spaces)


def _total(table: str, counted: int, said: int) -> None:
    insist(counted == said, "grand-cru-wrong-total", table=table, counted=counted, said=said)


def _components(data: Data) -> None:
    """The totals of GC-COMP-04 to GC-COMP-08."""
    parts, notes, pawns = data["components"], data["money"]["notes"], data["pawns"]
    _total("money", sum(note["count"] for note in notes), parts["notes_total"])
    _total("money", sum(note["count"] * note["value"] for note in notes), data["money"]["printed_total"])
    _total("variety", sum(row["cubes"] for row in data["variety"]), parts["cubes_total"])
    _total("variety", sum(row["vine_tiles"] for row in data["variety"]), parts["vine_tiles_total"])
    _total("improvement", sum(row["count"] for row in data["improvement"]), parts["improvement_tiles_total"])
    _total("components", parts["vine_tiles_total"] + parts["improvement_tiles_total"], parts["tiles_total"])
    each = pawns["per_player_action"] + pawns["per_player_prestige"]
    _total("pawns", each * parts["vineyard_boards"], parts["pawns_total"])
    _total("pawns", each, pawns["starting_loan_counters"])
    _total("pawns", pawns["usable_action_pawns"] + pawns["used_as_loan_marker"], pawns["per_player_action"])


def _cellar(data: Data) -> None:
    """Every zone is an unbroken stretch of barrels (GC-AGE-05) that wine can reach."""
    barrels, start = data["cellar"]["barrels"], data["cellar"]["harvest_goes_to"]
    zones = [(row["variety"], row["first"], row["last"]) for row in data["maturity_zone"]]
    for row in data["maturity_zone"]:
        insist(row["ageing_years"] == row["first"] - start, "grand-cru-wrong-ageing", variety=row["variety"])
    for row in data["maturity_zone_alternative"]:
        for variety, window in row["zones"].items():
            insist(len(window) == 2, "grand-cru-bad-zone", variety=variety, barrels=barrels)
            zones.append((variety, *window))
    for variety, first, last in zones:
        insist(1 <= start <= first <= last <= barrels, "grand-cru-bad-zone", variety=variety, barrels=barrels)


def _demand_table(data: Data, varieties: Sequence[str]) -> None:
    """Prices never fall on the way up (GC-DEM-02)."""
    demand = data["demand"]
    steps = demand["steps"]
    _total("demand", demand["columns"], len(varieties))
    longest = max(2, *(len(row["prices"]) for row in data["demand_column"]))
    insist(steps >= 2, "grand-cru-out-of-range", **_range("demand.steps", steps, 2, longest))
    insist(
        demand["start_step"] < steps,
        "grand-cru-out-of-range",
        **_range("demand.start_step", demand["start_step"], 0, steps - 1),
    )
    insist(
        demand["raise_action_moves_up"] >= 1,
        "grand-cru-out-of-range",
        **_range("demand.raise_action_moves_up", 0, 1, steps),
    )
    for row in data["demand_column"]:
        prices = row["prices"]
        insist(len(prices) == steps, "grand-cru-wrong-prices", variety=row["variety"], counted=len(prices), said=steps)
        insist(prices == sorted(prices), "grand-cru-falling-prices", variety=row["variety"])


def _loans(data: Data) -> None:
    loan, counters = data["loan"], data["pawns"]["starting_loan_counters"]
    most = loan["max_loans"]
    # by one ruling only action pawns are counters: then too, a number of loans must be left to choose
    choice = min(loan["start_max"], data["pawns"]["per_player_action"])
    insist(1 <= loan["start_min"] <= choice, "grand-cru-start-loans", least=loan["start_min"], most=choice)
    limit = min(most, counters)
    insist(
        loan["start_max"] <= limit, "grand-cru-out-of-range", **_range("loan.start_max", loan["start_max"], 1, limit)
    )
    for key in ("normal_amount", "emergency_amount", "repay_amount"):
        insist(loan[key] >= 1, "grand-cru-out-of-range", **_range(f"loan.{key}", loan[key], 1, loan["normal_amount"]))
    _total("scoring", -data["scoring"]["per_loan"], loan["final_penalty"])
    for table in ("loan_track", "loan_track_linear_alternative"):
        interest = data[table]["interest"]
        insist(len(interest) == most + 1, "grand-cru-wrong-interest", table=table, counted=len(interest), said=most + 1)
        insist(interest == sorted(interest), "grand-cru-falling-interest", table=table)
    track = data["turn_track"]
    _total("turn_track", track["last"], track["positions"] - 1)
    insist(
        track["start"] < track["last"],
        "grand-cru-out-of-range",
        **_range("turn_track.start", track["start"], 0, track["last"]),
    )
    guard = data["limits"]["max_years_guard"]
    insist(guard >= 1, "grand-cru-out-of-range", **_range("limits.max_years_guard", guard, 1, guard))


def _tiles(data: Data) -> None:
    """Auctions are possible, and tiles cannot run out (GC-LIM-03)."""
    auction, meta = data["auction"], data["meta"]
    bids = 1 <= auction["bid_min"] <= auction["bid_max"] < auction["direct_price"]
    insist(bids, "grand-cru-bad-bids", least=auction["bid_min"], most=auction["bid_max"], price=auction["direct_price"])
    rows = {row["players"]: row for row in data["player_count"]}
    parts = data["components"]
    for players in range(meta["players_min"], meta["players_max"] + 1):
        row = rows[players]
        place = f"player_count.{players}"
        columns = auction["columns_printed"]
        most = row["auctions_max"]
        insist(1 <= most <= columns, "grand-cru-out-of-range", **_range(f"{place}.auctions_max", most, 1, columns))
        for key in ("first_display_vines", "first_display_improvements", "yearly_draw"):
            insist(
                row[key] >= 1, "grand-cru-out-of-range", **_range(f"{place}.{key}", row[key], 1, parts["tiles_total"])
            )
        for counted, needed in (
            (parts["vine_tiles_total"], row["first_display_vines"]),
            (parts["improvement_tiles_total"], row["first_display_improvements"]),
            (parts["tiles_total"], data["vineyard"]["spaces"] * players + row["yearly_draw"]),
        ):
            insist(needed <= counted, "grand-cru-too-few-tiles", place=place, counted=counted, needed=needed)


def _festival(data: Data, spaces: Sequence[str]) -> None:
    festival = data["festival"]
    _total("festival", festival["spaces"], len(spaces))
    _total("festival_action", sum(row["price"] for row in data["festival_action"]), festival["total_price"])
    _total("festival", festival["max_actions_per_player"], data["pawns"]["usable_action_pawns"])
    for row in data["festival_action"]:
        for key in ("demand_steps", "francs"):
            if key in row:
                insist(
                    row[key] >= 1,
                    "grand-cru-out-of-range",
                    **_range(f"festival_action.{row['id']}", row[key], 1, row["price"]),
                )
    least = {"cubes": 1, "sales": 1, "demand_steps": 1, "extra_cubes": 1}
    for row in data["improvement"]:
        for key, number in least.items():
            if key in row:
                place = f"improvement.{row['id']}.{key}"
                insist(
                    row[key] >= number,
                    "grand-cru-out-of-range",
                    **_range(place, row[key], number, data["vineyard"]["spaces"]),
                )


def _range(place: str, number: int, least: int, most: int) -> dict[str, Any]:
    return {"place": place, "number": number, "least": least, "most": most}
