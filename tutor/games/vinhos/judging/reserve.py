"""What only the 2010 edition knows: the bank, and multipliers that barrels with the magnates reach."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tutor.games.vinhos.abilities import divestible
from tutor.games.vinhos.box import from_steps
from tutor.games.vinhos.judging.boards import CELLAR, ENOLOGIST, FULL_ESTATE, VINEYARD, WINERY
from tutor.games.vinhos.judging.markets import REMEMBERED
from tutor.games.vinhos.names import EXPERTS_NOW, SLOTS

if TYPE_CHECKING:
    from tutor.games.vinhos.box import Box
    from tutor.games.vinhos.judging.boards import Board
    from tutor.games.vinhos.judging.moment import Moment
    from tutor.games.vinhos.state import Vinhos

#: For so many years an account should suffice.
FORESEEN: Final = 2


def reserve_part(state: Vinhos, seat: int, now: Moment, board: Board) -> tuple[int, list[float]]:
    """Return the VP of the final scoring as it stands, and the features of the 2010 edition."""
    box, vintner = state.box, state.vintners[seat]
    account = from_steps(box.account_vp, vintner.account)
    points = account
    harvests = now.harvests[seat]
    cash = vintner.cash + divestible(state, vintner)
    kinds = sum([vintner.up & feature > 0 for feature in box.of_feature])
    second = board.cellar.values[1] if len(board.cellar.values) > 1 else 0
    counted = (
        board.counts[CELLAR],
        board.counts[VINEYARD],
        second,
        board.counts[ENOLOGIST],
        cash,
        kinds == len(box.of_feature),
        board.counts[FULL_ESTATE],
        board.counts[WINERY],
        board.land.cubes,
    )
    own_points, rows = multipliers(box, seat, tuple(state.slots), counted, kinds if not state.final else 0)
    points += own_points
    barrels = vintner.magnates.copy()
    for extra, count in enumerate(vintner.extras):
        barrels[box.extra_row[extra]] += count
    reach, prospect = prospects(state, seat, now, board, rows, barrels)
    interest = box.interest[vintner.investment]
    salaries = board.counts[ENOLOGIST] * box.salary
    own = [
        float(account),
        vintner.account,
        interest * harvests,
        salaries * harvests,
        max(0, min(harvests, FORESEEN) * (salaries - interest) - vintner.account),
        sum(barrels) if not state.final else 0,
        reach,
        prospect,
    ]
    return points, own


@lru_cache(maxsize=REMEMBERED)
def multipliers(
    box: Box, seat: int, slots: tuple[int, ...], counted: tuple[int, ...], kinds: int
) -> tuple[int, list[list[float]]]:
    """Return the VP of the multipliers that a player holds, and by row those of the free ones, best first (2010).

    Whoever has experts of some of the features may still get those of all, as long as `kinds` are told.
    """
    points = 0
    rows: list[list[float]] = [[], [], []]
    for multiplier, count in enumerate(counted):
        own = slots[multiplier * SLOTS : (multiplier + 1) * SLOTS]
        if seat in own:
            if not box.at_once[multiplier]:
                points += box.multiplied(multiplier, own.index(seat), count)
        elif -1 in own:
            worth = float(box.multiplied(multiplier, own.index(-1), count))
            if multiplier == EXPERTS_NOW and not worth:
                full = box.multiplied(multiplier, own.index(-1), 1)
                worth = full * (kinds / len(box.of_feature)) ** 2 / 2
            rows[box.multiplier_row[multiplier]].append(worth)
    for row in rows:
        row.sort(reverse=True)
    return points, rows


def prospects(
    state: Vinhos, seat: int, now: Moment, board: Board, rows: list[list[float]], barrels: list[int]
) -> tuple[float, float]:
    """Return the VP of the multipliers that barrels with the magnates can reach, and of those for barrels in stock.

    Every one costs a wine; a barrel in stock must first be put with a magnate by a press release.
    """
    vintner, box = state.vintners[seat], state.box
    if state.final and state.passed >> seat & 1:
        return 0.0, 0.0
    taken: list[float] = []
    rest: list[float] = []
    for row, worths in enumerate(rows):
        own = barrels[row]
        taken += worths[:own]
        rest += worths[own:]
    visits = now.visits if now.releasing == seat else 0
    releases = len(box.fair_years) - now.fair - (vintner.booth >= 0)
    wines = len(board.cellar.values) + board.land.estates * now.harvests[seat]
    if len(taken) > wines:
        taken.sort(reverse=True)
        del taken[wines:]
    rest.sort(reverse=True)
    some = min(vintner.barrels, box.most_magnates * max(0, releases) + visits, wines - len(taken))
    return sum(taken), sum(rest[: max(0, some)])
