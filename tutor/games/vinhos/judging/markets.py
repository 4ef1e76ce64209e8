"""The sales and export areas: what wines can still reach there, and who leads which column."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from tutor.games.vinhos.box import Box

#: Wines worth more than this are no better than these: where tables by value end.
TOP_VALUE: Final = 20
#: So many ways in which an area is occupied are remembered.
REMEMBERED: Final = 4096


class Abroad(NamedTuple):
    """The export area: for each person the VP of majorities as they stand, of those that are safe, and how many."""

    held: list[int]
    safe: list[int]
    leads: list[int]
    #: The VP of the best free space that a wine reaches, by its value.
    table: list[int]


@lru_cache(maxsize=REMEMBERED)
def abroad(box: Box, players: int, people: int, shared: bool, exports: tuple[int, ...]) -> Abroad:
    """Return what the export area holds; `shared` majorities may count for the multiplier."""
    held, safe, leads = [0] * people, [0] * people, [0] * people
    rows = len(box.export_spaces[players]) // box.columns
    for column, majority in enumerate(box.majority):
        owners = exports[column :: box.columns]
        counts = [owners.count(person) for person in range(people)]
        most = max(counts)
        if not most:
            continue
        leaders = counts.count(most)
        free = rows - sum(counts)
        for person, own in enumerate(counts):
            if own == most:
                held[person] += majority // leaders
                leads[person] += leaders == 1 or shared
                if all(own > other + free for one, other in enumerate(counts) if one != person):
                    safe[person] += majority
    table = [0] * (TOP_VALUE + 1)
    for number in box.export_spaces[players]:
        if exports[number] < 0:
            space = box.exports[number]
            table[space.value] = max(table[space.value], space.vp)
    return Abroad(held, safe, leads, list(accumulate(table, max)))


@lru_cache(maxsize=REMEMBERED)
def market(box: Box, sales: tuple[int, ...]) -> list[list[int]]:
    """Return the number of the best free sales space that a wine of each colour reaches, by its value."""
    tables = []
    for spaces in box.sales_of:
        table = [0] * (TOP_VALUE + 1)
        for number in spaces:
            if sales[number] < 0:
                table[box.sales[number].value] = box.sales[number].value
        tables.append(list(accumulate(table, max)))
    return tables
