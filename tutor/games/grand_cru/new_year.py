"""After the loans: the end of the game, or the preparation of a new year with its shortages (GC-FIN, GC-PREP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Step
from tutor.games.grand_cru import scoring, year
from tutor.games.grand_cru.box import COMPENSATION, VARIETIES, VINES

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru


class EndYear(Step["GrandCru"]):
    """Decide, after the last choice of loans, whether the game ends; otherwise prepare the new year."""

    __slots__ = ()
    rule = "GC-FIN-01"

    def run(self, state: GrandCru) -> None:
        """Somebody free of loans, somebody bankrupt, or the guard of years ends the game (GC-LOAN-07, GC-LIM-07)."""
        free = [seat for seat, estate in enumerate(state.estates) if not estate.loans]
        guard = state.year >= state.box.guard_years
        if free or state.bankrupt or guard:
            if state.journal is not None:
                tell_end(state, free)
            if state.options.final_preparation:
                prepare(state)
            hand_over(state)
            state.stack.clear()
            if state.journal is not None:
                scoring.tell_result(state)
            return
        prepare(state)
        hand_over(state)
        state.year += 1
        state.counter = state.box.first_position
        state.passed = 0
        state.turn = state.start
        state.stack.append(year.NextTurn())
        if state.journal is not None:
            see = ("GC-YEAR-19", "GC-LIM-05")
            state.tell("counter-reset", "GC-YEAR-18", see=see)
            state.tell("new-year", "GC-PREP-05", state.start, year=state.year)
            year.tell_year(state)


def hand_over(state: GrandCru) -> None:
    """Give the figure to who took it at the festival, if it does not change hands at once (GC-EOY-02)."""
    if state.heir >= 0:
        state.start, state.heir = state.heir, -1


def tell_end(state: GrandCru, free: list[int]) -> None:
    """Tell why the game ends."""
    if free:
        state.tell("end-repaid", "GC-FIN-01", player=free, year=state.year, see=("GC-PREP-06", "GC-LOAN-05"))
    if state.bankrupt:
        state.tell("end-bankrupt", "GC-FIN-01", player=state.losers(), year=state.year, see=("GC-FIN-02", "GC-PREP-06"))
    if not free and not state.bankrupt:
        state.tell("end-guard", "GC-LIM-07", year=state.year, see=("GC-LIM-05", "GC-PREP-06"))


def prepare(state: GrandCru) -> None:
    """Step 6: a cube on every empty vine, and all improvements face up."""
    for variety in range(VINES):
        fill_vines(state, variety)
    for estate in state.estates:
        if any(estate.used):
            estate.used = [0] * len(estate.used)
    if state.journal is not None:
        state.tell("improvements-ready", "GC-PREP-04", see=("GC-IMP-01",))


def fill_vines(state: GrandCru, variety: int) -> None:
    """Fill the empty vines of one variety; scarce cubes are shared out, and what is missing is compensated."""
    empty = [estate.tiles[variety] - estate.cubes[variety] for estate in state.estates]
    wanted = sum(empty)
    if not wanted:
        return
    if wanted <= state.supply[variety]:
        placed = empty
    else:
        placed = share_out(state, empty, state.supply[variety])
    for estate, cubes in zip(state.estates, placed, strict=True):
        estate.cubes[variety] += cubes
    state.supply[variety] -= sum(placed)
    if state.journal is not None:
        see = ("GC-PREP-07", "GC-FEST-18")
        for seat, cubes in enumerate(placed):
            if cubes:
                state.tell("vines-filled", "GC-PREP-01", seat, variety=VARIETIES[variety], cubes=cubes, see=see)
    if wanted > sum(placed):
        compensate(state, variety, [want - got for want, got in zip(empty, placed, strict=True)])


def share_out(state: GrandCru, empty: list[int], stock: int) -> list[int]:
    """Return who gets how many scarce cubes: one each in turn from the start player, to the last (GC-PREP-02)."""
    placed = [0] * state.players
    order = state.clockwise(state.start)
    if state.options.shortage_order == "player_by_player":
        for seat in order:
            placed[seat] = min(empty[seat], stock)
            stock -= placed[seat]
        return placed
    while stock:
        for seat in order:
            if stock and placed[seat] < empty[seat]:
                placed[seat] += 1
                stock -= 1
    return placed


def compensate(state: GrandCru, variety: int, missing: list[int]) -> None:
    """Pay for vines that stay empty (GC-PREP-03)."""
    for seat, cubes in enumerate(missing):
        if not cubes:
            continue
        payments = 1 if state.options.shortage_compensation == "per_player" else cubes
        money = payments * state.box.compensation
        state.estates[seat].earn(money, COMPENSATION)
        if state.journal is not None:
            see = ("GC-PREP-02", "GC-PREP-07", "GC-PREP-08", "GC-LIM-01")
            state.tell("vines-short", "GC-PREP-03", seat, variety=VARIETIES[variety], cubes=cubes, money=money, see=see)
