"""What a player would name of a position of Vinhos: the only part of the coach that knows these games.

Everything ends as VP. The features say how far each way to them has been walked: estates that will produce, wines that
will age, barrels that carry wines abroad, fair points, things that multipliers count. What each is worth is learned and
lies in `weights.json`, apart for both editions. How they are counted is found, by subject, in `judging`.

A plan is judged where chance or somebody else goes on, also in the middle of an action: what is promised by then (the
second vineyard, the barrels and experts of a press release) counts as far as it is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.games.vinhos.judging.boards import CELLAR, ENOLOGIST, FARMER, FULL_ESTATE, VINEYARD, WINERY
from tutor.games.vinhos.judging.lacerda import hoped_awards
from tutor.games.vinhos.judging.markets import TOP_VALUE
from tutor.games.vinhos.judging.reserve import reserve_part
from tutor.games.vinhos.judging.sight import look
from tutor.games.vinhos.judging.special import special_part
from tutor.games.vinhos.names import DOURO, TILE_ACTIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.judging.sight import Sight
    from tutor.games.vinhos.state import Vinhos

#: What both editions share.
FEATURES: Final = (
    "points",
    "start",
    "next-fair",
    "later-fairs",
    "fair-points",
    "harvests",
    "fine-harvests",
    "wines-to-come",
    "prepared-estates",
    "wines-to-export",
    "wines-to-sell",
    "wine-values",
    "wines",
    "ageing",
    "wines-at-risk",
    "barrels",
    "sold-barrels",
    "vineyards",
    "wineries",
    "enologists",
    "farmers",
    "cellars",
    "full-estates",
    "renown",
    "ports",
    "experts",
    "tired-experts",
    "held-majorities",
    "safe-majorities",
    "pocket-money",
    "money",
    "turn-order",
    "actions",
    "half-done",
)
#: And what only one of them knows.
SPECIAL_FEATURES: Final = (
    *FEATURES,
    "money-points",
    "savings",
    "barrels-to-free",
    "pleased-magnates",
    "tiles-in-reach",
    "multipliers",
    "market-tiles",
    "building-tiles",
    "used-tiles",
    "awards",
)
RESERVE_FEATURES: Final = (
    *FEATURES,
    "account-points",
    "account",
    "interest",
    "salaries",
    "overdraft",
    "magnate-barrels",
    "multipliers-in-reach",
    "multipliers-in-prospect",
)

#: Wines that an action of the 2016 edition can bring abroad.
PER_ACTION: Final = 2
#: Money of one action, and of two or three.
POCKET, PURSE = 4, 12
EXPORT_TILE: Final = 1 << TILE_ACTIONS.index("export")


def measure(state: Vinhos, viewer: int) -> list[list[float]]:
    """Return the features of every player, as one of them knows the position: only experts chosen in secret differ."""
    return vectors(state, look(state, viewer))


def vectors(state: Vinhos, sight: Sight) -> list[list[float]]:
    """Return the features of every player."""
    box = state.box
    now, boards, (held, safe, leads, table), ready, coming, later = sight
    fairs = len(box.fair_years) - now.fair
    flips = state.year < box.flip_years[-1]
    found = []
    for seat in range(state.players):
        vintner, board = state.vintners[seat], boards[seat]
        actions, harvests = now.actions[seat], now.harvests[seat]
        barrels = vintner.barrels + (now.visits if now.releasing == seat and not state.reserve else 0)
        sold = state.sales.count(seat)
        if state.reserve:
            points, own = reserve_part(state, seat, now, board)
            free = barrels
        else:
            points, spoken_for, own = special_part(state, seat, now, board, leads[seat], barrels)
            own.append(hoped_awards(state, sight) if state.solo else 0.0)
            tile = vintner.tiles_up & EXPORT_TILE and actions
            free = min(barrels - spoken_for, PER_ACTION * (actions + bool(tile)))
            sold = min(sold, harvests)
        sellable = barrels if state.reserve else min(barrels, PER_ACTION) if actions else 0
        exported = sum([table[min(value, TOP_VALUE)] for value in board.cellar.values[: max(0, free)]])
        counts = board.counts
        weather = harvests and state.vintage >= 0 and box.vintages[state.vintage].weather
        early = harvests > box.years - state.year
        found.append(
            [
                vintner.vp + held[seat] + points,
                1.0,
                coming[seat],
                later[seat],
                ready[seat] * fairs,
                board.land.quality * harvests + (weather * board.land.estates if early else 0),
                board.land.fine * harvests,
                board.land.estates * harvests,
                board.land.prepared * harvests,
                exported,
                sum(board.cellar.prices[:sellable]),
                sum(board.cellar.values),
                len(board.cellar.values),
                board.ageing,
                board.risk,
                barrels,
                sold,
                counts[VINEYARD],
                counts[WINERY],
                counts[ENOLOGIST],
                counts[FARMER],
                counts[CELLAR],
                counts[FULL_ESTATE],
                board.land.renown,
                vintner.ports if harvests and board.land.regions >> DOURO & 1 else 0,
                vintner.up.bit_count(),
                vintner.down.bit_count() if flips else 0,
                held[seat],
                safe[seat],
                min(vintner.cash, POCKET),
                min(vintner.cash, PURSE),
                rank(state, seat),
                actions,
                now.promise if now.buying == seat else 0.0,
                *own,
            ]
        )
    return found


def rank(state: Vinhos, seat: int) -> int:
    """Return how many will act after a player: by the place just taken, or as the order stands."""
    if seat in state.lower:
        return len(state.lower) - 1 - state.lower.index(seat)
    return state.people - 1 - state.order.index(seat) if seat in state.order else 0
