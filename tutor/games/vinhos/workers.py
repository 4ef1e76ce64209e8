"""Hiring enologists and farmers (VC-WORK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos.moves import Divest, Hire, Stop, UseExpert
from tutor.games.vinhos.names import ENOLOGIST, FARMER, TILE_ACTIONS, WORKERS, WORKERS_ACTION
from tutor.games.vinhos.units import QUADREL, NextUnit, Unit, unit_of
from tutor.games.vinhos.vineyards import likeness
from tutor.games.vinhos.wineries import alike

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: Who can be hired, and at which price.
RULE = ("VS-WORK-01", "VR-WORK-01")


def kinds(state: Vinhos, way: str) -> Sequence[int]:
    """Return the kinds of workers that can be hired: by a tile one, farmers in the 2016 edition only."""
    return state.box.hireable if way == QUADREL else (WORKERS.index(way),)


def price(state: Vinhos, way: str, worker: int) -> int:
    """Return what a worker costs."""
    if way == QUADREL:
        return state.box.worker_prices[worker]
    return state.box.tile_amount[TILE_ACTIONS.index(WORKERS[worker])]


def left(state: Vinhos, worker: int) -> int:
    """Return how many workers of a kind can still be hired."""
    return state.enologists if worker == ENOLOGIST else state.farmers


def has_room(vintner: Vintner, estate: int, worker: int) -> bool:
    """Return whether an empty tile of the right kind stands on an estate (VC-WORK-01)."""
    if worker == ENOLOGIST:
        return vintner.enologists[estate] < vintner.wineries[estate]
    return vintner.farmers[estate] < vintner.vineyards[estate]


@unit_of(WORKERS_ACTION)
class HireWorkers(Unit):
    """Whom do you hire, and for which estate?"""

    __slots__ = ()
    rule = "VC-WORK-01"
    see = ("VS-WORK-01", "VR-WORK-01", "VR-WORK-02", "VC-WORK-02")
    asks = (Hire, UseExpert, Divest, Stop)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return both kinds on every estate, and what may be done in between."""
        estates = len(state.vintners[self.actor].region)
        hires = [move for row in state.box.hire for move in row[:estates]]
        return [*hires, *self.all_between(state)]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """Somebody to hire, the price, and an empty tile."""
        if not isinstance(move, Hire):
            return self.why_not_between(state, move)
        if move.worker not in WORKERS:
            return refuse("no-such-worker", "VC-WORK-01")
        vintner, worker = state.vintners[self.actor], WORKERS.index(move.worker)
        if worker not in kinds(state, self.way):
            tile = self.way != QUADREL
            return refuse("not-hired-here", "VS-TYC-02" if tile else "VR-WORK-01", worker=move.worker, tile=tile)
        if move.estate not in range(1, len(vintner.region) + 1):
            return refuse("no-such-estate", "VC-COMP-03")
        if not left(state, worker):
            return refuse("no-workers-left", "VC-LIMIT-03", worker=move.worker)
        cost = price(state, self.way, worker)
        if cost > vintner.cash:
            return refuse("too-dear", RULE[state.reserve], price=cost, have=vintner.cash)
        if not has_room(vintner, move.estate - 1, worker):
            return refuse("no-empty-tile", "VC-WORK-01", worker=move.worker, estate=move.estate)
        same = alike(state, vintner, move.estate - 1)
        return refuse("same-as-another", "VC-GEN-09", estate=move.estate) if same else None

    def moves(self, state: Vinhos) -> list[Move]:
        """Return who can be hired for what: the fast twin of the verdicts."""
        vintner, box = state.vintners[self.actor], state.box
        able = [
            worker
            for worker in kinds(state, self.way)
            if left(state, worker) and vintner.cash >= price(state, self.way, worker)
        ]
        moves: list[Move] = []
        if able:
            likenesses = [likeness(state, vintner, estate) for estate in range(len(vintner.region))]
            single = [estate for estate, own in enumerate(likenesses) if likenesses.index(own) == estate]
            for worker in able:
                moves += [box.hire[worker][estate] for estate in single if has_room(vintner, estate, worker)]
        return moves + self.between(state)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return the price."""
        if not isinstance(move, Hire) or move.worker not in WORKERS:
            return None
        return {"price": price(state, self.way, WORKERS.index(move.worker))}

    def apply(self, state: Vinhos, move: Any) -> None:
        """Pay, and put the worker to work at once (VC-WORK-02)."""
        if not isinstance(move, Hire):
            self.apply_between(state, move)
            return
        vintner, estate, worker = state.vintners[self.actor], move.estate - 1, WORKERS.index(move.worker)
        cost = price(state, self.way, worker)
        vintner.cash -= cost
        if worker == ENOLOGIST:
            state.enologists -= 1
            vintner.enologists[estate] += 1
        else:
            state.farmers -= 1
            vintner.farmers[estate] += 1
        if state.journal is not None:
            rule = RULE[state.reserve] if self.way == QUADREL else "VS-TYC-02"
            state.tell(
                "worker-hired",
                rule,
                self.actor,
                worker=move.worker,
                estate=move.estate,
                price=cost,
                see=("VC-WORK-01", "VC-WORK-02"),
            )
        state.stack.append(NextUnit(self.actor, WORKERS_ACTION, self.way, self.units + 1, 0))

    @classmethod
    def possible(cls, state: Vinhos, seat: int, way: str, bought: int, cash: int) -> bool:
        """Return whether anybody can be hired with so much cash."""
        vintner = state.vintners[seat]
        for worker in kinds(state, way):
            if left(state, worker) and cash >= price(state, way, worker):
                full = vintner.enologists if worker == ENOLOGIST else vintner.farmers
                tiles = vintner.wineries if worker == ENOLOGIST else vintner.vineyards
                if any(map(int.__lt__, full, tiles)):
                    return True
        return False


def total(vintner: Vintner, worker: int) -> int:
    """Return how many workers of a kind a player has."""
    return sum(vintner.farmers if worker == FARMER else vintner.enologists)
