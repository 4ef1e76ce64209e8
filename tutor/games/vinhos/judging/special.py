"""What only the 2016 edition knows: tycoon tiles, multiplier tiles, and magnates to be pleased."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.games.vinhos.box import from_steps
from tutor.games.vinhos.names import FIRST_MULTIPLIER, FIRST_UNIQUE, QUALITY_MASK, TILE_ACTIONS
from tutor.games.vinhos.scoring import MAJORITY, MONEY_TABLE
from tutor.games.vinhos.tycoons import tile_of

if TYPE_CHECKING:
    from tutor.games.vinhos.judging.boards import Board
    from tutor.games.vinhos.judging.moment import Moment
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: Money of the last step of the final table.
SAVINGS: Final = 20
#: A multiplier that counts money is bought by those who will have some.
EXPECTED_MONEY: Final = 10
#: A multiplier worth less than an export leaves the barrel for it.
FAIR_PRICE: Final = 6
MARKET_TILES: Final = 1 << TILE_ACTIONS.index("sales") | 1 << TILE_ACTIONS.index("export")


def special_part(
    state: Vinhos, seat: int, now: Moment, board: Board, leads: int, barrels: int
) -> tuple[int, int, list[float]]:
    """Return the VP of the final scoring as it stands, barrels that tiles should get, and the features of 2016."""
    box, vintner = state.box, state.vintners[seat]
    loaded = vintner.loaded
    money = from_steps(box.money_tile_vp if loaded >> MONEY_TABLE & 1 else box.money_vp, vintner.cash)
    points = money + sum([(wine & QUALITY_MASK) // 2 for wine in vintner.wines if wine])
    for kind in range(MONEY_TABLE if loaded else 0):
        if loaded >> kind & 1:
            points += tile_worth(state, vintner, tile_of(kind, bool(vintner.high >> kind & 1)), board, leads)
    releases = len(box.fair_years) - now.fair - (vintner.booth >= 0)
    with_magnates = sum(vintner.magnates)
    reach, spoken_for = tiles_in_reach(state, seat, now, board, leads, barrels)
    active = now.actions[seat] > 0
    up, down = vintner.tiles_up, vintner.tiles_down
    own = [
        float(money),
        min(vintner.cash, SAVINGS),
        min(with_magnates - (now.visits if now.releasing == seat else 0), box.most_magnates * max(0, releases)),
        pleased(state, vintner, board) if vintner.booth < 0 and releases > 0 and state.vintage >= 0 else 0,
        reach,
        loaded.bit_count(),
        (up & MARKET_TILES).bit_count() if active else 0,
        (up & ~MARKET_TILES).bit_count() if active else 0,
        down.bit_count() if state.year < box.flip_years[-1] else 0,
    ]
    return points, spoken_for, own


def tile_worth(state: Vinhos, vintner: Vintner, tile: int, board: Board, leads: int) -> int:
    """Return the VP of a multiplier tile with a barrel, as things stand (VS-MULT)."""
    box = state.box
    place = tile - FIRST_MULTIPLIER
    if tile >= FIRST_UNIQUE:
        kind = tile - FIRST_UNIQUE
        if kind:
            cash = max(vintner.cash, EXPECTED_MONEY)
            return from_steps(box.money_tile_vp, cash) - from_steps(box.money_vp, cash)
        return leads * box.tile_vp[place]
    points, cap = board.counts[place // 2] * box.tile_vp[place], box.tile_cap[place]
    return cap if cap and points > cap else points


def tiles_in_reach(state: Vinhos, seat: int, now: Moment, board: Board, leads: int, barrels: int) -> tuple[float, int]:
    """Return the VP of the multipliers that a player should get at the next sale, and barrels to keep for them."""
    vintner, box = state.vintners[seat], state.box
    if now.selling:
        if state.passed >> seat & 1:
            return 0.0, 0
        stock, wines = barrels, len(board.cellar.values)
    elif now.fair == len(box.fair_years):
        return 0.0, 0
    else:
        before = max(0, now.harvests[seat] - (box.years - state.year - now.years))
        waiting = vintner.booth < 0
        stock = barrels + (waiting and any(vintner.magnates)) + min(state.sales.count(seat), before)
        wines = len(board.cellar.values) + board.land.estates * before - waiting
    worths = []
    tiles = 0
    for tile in state.display:
        if tile >= 0:
            tiles += 1
            if tile >= FIRST_MULTIPLIER and not vintner.multipliers >> kind_of(tile) & 1:
                worths.append(tile_worth(state, vintner, tile, board, leads))
    if not worths:
        return 0.0, 0
    worths.sort(reverse=True)
    most = min(stock, wines, -(-tiles // state.people))
    chosen = worths[: max(0, most)]
    wanted = sum([worth >= FAIR_PRICE for worth in chosen])
    return float(sum(chosen)), max(0, wanted - (stock - barrels))


def kind_of(tile: int) -> int:
    """Return which multiplier a tile is."""
    return MAJORITY + tile - FIRST_UNIQUE if tile >= FIRST_UNIQUE else (tile - FIRST_MULTIPLIER) // 2


def pleased(state: Vinhos, vintner: Vintner, board: Board) -> int:
    """Return how many barrels a release would free now, with the wine that pleases most magnates."""
    box = state.box
    vintage, magnates, most = box.vintages[state.vintage], vintner.magnates, 0
    bruno = bool(magnates[1] and board.cellar.values and board.cellar.values[0] >= vintage.least_value)
    for bottle in vintner.wines:
        if bottle:
            content = (
                bruno
                + (magnates[0] > 0 and vintage.colour == bottle >> 4 & 1)
                + (magnates[2] > 0 and vintage.regions >> (bottle >> 5) & 1)
            )
            if content > most:
                most = content
    return min(most, box.most_magnates)
