"""A position as plain, readable values, and back (the game's part of a save)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.chance import Bag
from tutor.core.plain import whole
from tutor.games.grand_cru.box import IMPROVEMENTS, SOURCES, SPACES, TILES, VARIETIES, VINES, by_name, some

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import Auction, Estate, GrandCru


def fields(state: GrandCru) -> dict[str, Any]:
    """Return the position in the words of the data file; what is none of something is left out of a count."""
    return {
        "year": state.year,
        "start": state.start,
        "heir": state.heir,
        "counter": state.counter,
        "turn": state.turn,
        "passed": seats(state.passed, state.players),
        "emptied_by": state.emptied_by,
        "bankrupt": seats(state.bankrupt, state.players),
        "demand": by_name(VARIETIES, state.markers),
        "supply": by_name(VARIETIES, state.supply),
        "display": [TILES[tile] for tile, count in enumerate(state.display) for _ in range(count)],
        "columns": [_column_fields(column) for column in state.columns],
        "draw_pile": some(TILES, state.pile.counts),
        "discard_pile": some(TILES, state.discard),
        "festival": {SPACES[space]: seat for space, seat in enumerate(state.festival) if seat >= 0},
        "estates": [_estate_fields(estate) for estate in state.estates],
    }


def _column_fields(column: Auction | None) -> dict[str, Any] | None:
    if column is None:
        return None
    tile, seat, price = column
    return {"tile": TILES[tile], "seat": seat, "price": price}


def _estate_fields(estate: Estate) -> dict[str, Any]:
    barrels = [estate.cellar[start : start + VINES] for start in range(0, len(estate.cellar), VINES)]
    return {
        "cash": estate.cash,
        "loans": estate.loans,
        "prestige": estate.prestige,
        "pawns": estate.pawns,
        "chosen": estate.chosen,
        "tiles": some(TILES, estate.tiles),
        "cubes": some(VARIETIES, estate.cubes),
        "used": some(IMPROVEMENTS, estate.used),
        "cellar": {str(number): some(VARIETIES, barrel) for number, barrel in enumerate(barrels, 1) if any(barrel)},
        "cask": some(VARIETIES, estate.cask),
        "ledger": by_name(SOURCES, estate.ledger),
    }


def read(state: GrandCru, saved: Mapping[str, Any]) -> None:
    """Take the position from what `fields` gives; anything odd raises."""
    box, players = state.box, state.players
    state.year = whole(saved["year"], 1, box.guard_years)
    state.start = whole(saved["start"], -1, players - 1)
    state.heir = whole(saved["heir"], -1, players - 1)
    state.counter = whole(saved["counter"], box.first_position, box.last_position)
    state.turn = whole(saved["turn"], 0, players - 1)
    state.passed = bits(saved["passed"], players)
    state.emptied_by = whole(saved["emptied_by"], -1, players - 1)
    state.bankrupt = bits(saved["bankrupt"], players)
    state.markers = numbers(VARIETIES, saved["demand"], box.top)
    state.supply = numbers(VARIETIES, saved["supply"])
    state.display = [0] * len(TILES)
    for tile in saved["display"]:
        state.display[TILES.index(tile)] += 1
    if len(saved["columns"]) != len(state.columns):
        raise ValueError("columns")
    state.columns = [_read_column(state, column) for column in saved["columns"]]
    state.pile = Bag(numbers(TILES, saved["draw_pile"]))
    state.discard = numbers(TILES, saved["discard_pile"])
    state.festival = [-1] * len(SPACES)
    for space, seat in saved["festival"].items():
        state.festival[SPACES.index(space)] = whole(seat, 0, players - 1)
    if len(saved["estates"]) != players:
        raise ValueError("estates")
    for estate, row in zip(state.estates, saved["estates"], strict=True):
        _read_estate(state, estate, row)


def _read_column(state: GrandCru, saved: Any) -> Auction | None:
    if saved is None:
        return None
    bids = state.box.bids
    return (
        TILES.index(saved["tile"]),
        whole(saved["seat"], 0, state.players - 1),
        whole(saved["price"], bids[0], bids[-1]),
    )


def _read_estate(state: GrandCru, estate: Estate, saved: Mapping[str, Any]) -> None:
    box = state.box
    estate.cash = whole(saved["cash"], 0)
    estate.loans = whole(saved["loans"], 0, box.most_loans)
    estate.prestige = whole(saved["prestige"], 0)
    estate.pawns = whole(saved["pawns"], 0, box.pawns)
    estate.chosen = whole(saved["chosen"], 0, box.most_start_loans[state.options.start_counters])
    estate.tiles = numbers(TILES, saved["tiles"])
    estate.cubes = numbers(VARIETIES, saved["cubes"])
    estate.used = numbers(IMPROVEMENTS, saved["used"])
    estate.cask = numbers(VARIETIES, saved["cask"])
    estate.cellar = [0] * box.cells
    names = [str(number) for number in range(1, box.barrels + 1)]
    for barrel, wine in saved["cellar"].items():
        place = names.index(barrel) * VINES
        estate.cellar[place : place + VINES] = numbers(VARIETIES, wine)
    ledger = saved["ledger"]
    if set(ledger) != set(SOURCES) or any(type(amount) is not int for amount in ledger.values()):
        raise ValueError("ledger")
    estate.ledger = [ledger[source] for source in SOURCES]


def numbers(names: Sequence[str], saved: Mapping[str, Any], most: int | None = None) -> list[int]:
    """Read numbers by the names of what they count; what is not named is 0."""
    if not set(saved) <= set(names):
        raise ValueError(sorted(saved))
    return [whole(saved.get(name, 0), 0, most) for name in names]


def seats(mask: int, players: int) -> list[int]:
    """Return the seats whose bits are set."""
    return [seat for seat in range(players) if mask >> seat & 1]


def bits(saved: Iterable[Any], players: int) -> int:
    """Return seats as bits."""
    mask = 0
    for seat in saved:
        mask |= 1 << whole(seat, 0, players - 1)
    return mask
