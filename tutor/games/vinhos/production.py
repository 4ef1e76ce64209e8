"""Ageing and production (VC-PROD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos.moves import KeepPort, KeepWorkers, MoveWorkers, PlaceWorkers, UsePort
from tutor.games.vinhos.names import DOURO, ENOLOGIST, FARMER, LACERDA, REGIONS, WORKERS, wine
from tutor.games.vinhos.wine import colour_of, quality, quality_of, region_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

KEEP, REARRANGE = KeepWorkers(), MoveWorkers()
USE_PORT, KEEP_PORT = UsePort(), KeepPort()


class Produce(Step["Vinhos"]):
    """Production of one player after the other, in turn order (VC-GEN-08)."""

    __slots__ = ("place",)
    rule = "VC-PROD-04"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """Wines age, workers may move, every estate produces."""
        if self.place == state.people:
            return
        seat = state.order[self.place]
        state.stack.append(Produce(self.place + 1))
        if state.solo and seat == LACERDA:
            return
        age(state, seat)
        state.stack.append(FillWarehouses(seat, 0))
        if any(is_free(state.vintners[seat], worker) for worker in (ENOLOGIST, FARMER)):
            state.stack.append(ArrangeWorkers(seat))


def age(state: Vinhos, seat: int) -> None:
    """Step 1: every wine moves one slot to the right; what leaves its warehouse or cellar is lost (VC-PROD-01)."""
    vintner, slots = state.vintners[seat], state.box.cellar_slots
    lost = []
    for estate, cellar in enumerate(vintner.cellars):
        start = estate * slots
        room = slots if cellar else state.box.warehouse_slots
        if vintner.wines[start + room - 1]:
            lost.append(vintner.wines[start + room - 1])
        for place in range(start + room - 1, start, -1):
            vintner.wines[place] = vintner.wines[place - 1]
        vintner.wines[start] = 0
    if state.journal is not None:
        for bottle in lost:
            state.tell(
                "wine-lost",
                "VC-PROD-01",
                seat,
                quality=quality_of(bottle),
                colour=colour_of(bottle),
                region=region_of(bottle),
            )


# ---------------------------------------------------------------------- workers


def tiles_and_workers(vintner: Vintner, worker: int) -> tuple[list[int], list[int]]:
    """Return the tiles of each estate on which a kind of worker can stand, and how many do."""
    if worker == ENOLOGIST:
        return vintner.wineries, vintner.enologists
    return vintner.vineyards, vintner.farmers


def is_free(vintner: Vintner, worker: int) -> bool:
    """Return whether workers of a kind could stand elsewhere: there are some, and fewer than tiles on two estates."""
    tiles, workers = tiles_and_workers(vintner, worker)
    count = sum(workers)
    return 0 < count < sum(tiles) and max(tiles) < sum(tiles)


class ArrangeWorkers(Decision["Vinhos"]):
    """Do you rearrange your workers?"""

    __slots__ = ()
    rule = "VC-PROD-02"
    see = ("VC-PROD-05", "VC-PROD-06", "VC-QUAL-01")
    asks = (KeepWorkers, MoveWorkers)

    def candidates(self, state: Vinhos) -> list[Any]:
        """Leave them, or rearrange them."""
        return [KEEP, REARRANGE]

    def verdict(self, state: Vinhos, move: KeepWorkers | MoveWorkers) -> Refusal | None:
        """Both are possible."""
        return None

    def apply(self, state: Vinhos, move: KeepWorkers | MoveWorkers) -> None:
        """Take up all workers that can stand elsewhere, and place them estate by estate."""
        if isinstance(move, KeepWorkers):
            return
        vintner = state.vintners[self.actor]
        for worker in (FARMER, ENOLOGIST):
            if is_free(vintner, worker):
                count = sum(tiles_and_workers(vintner, worker)[1])
                if worker == ENOLOGIST:
                    vintner.enologists = [0] * len(vintner.region)
                else:
                    vintner.farmers = [0] * len(vintner.region)
                state.stack.append(NextPlace(self.actor, worker, 0, count))
        if state.journal is not None:
            see = ("VC-PROD-05",) if state.reserve else ("VC-PROD-06",)
            state.tell("workers-taken-up", "VC-PROD-02", self.actor, see=see)


class NextPlace(Step["Vinhos"]):
    """Ask how many of the workers in hand stand on the next estate, where there is a choice."""

    __slots__ = ("seat", "worker", "estate", "left")
    rule = "VC-PROD-06"

    def __init__(self, seat: int, worker: int, estate: int, left: int) -> None:
        self.seat = seat
        self.worker = worker
        #: The estate that comes next, and the workers still in hand.
        self.estate = estate
        self.left = left

    def run(self, state: Vinhos) -> None:
        """The number on an estate may be forced by what the other estates can hold."""
        vintner = state.vintners[self.seat]
        if self.estate == len(vintner.region):
            return
        least, most = bounds(vintner, self.worker, self.estate, self.left)
        if least == most:
            put_workers(state, self.seat, self.worker, self.estate, least, self.left)
        else:
            state.stack.append(PlaceOnEstate(self.seat, WORKERS[self.worker], self.estate + 1, self.left))


def bounds(vintner: Vintner, worker: int, estate: int, left: int) -> tuple[int, int]:
    """Return how many workers an estate must and can hold so that all in hand find a tile."""
    tiles, _ = tiles_and_workers(vintner, worker)
    return max(0, left - sum(tiles[estate + 1 :])), min(left, tiles[estate])


def put_workers(state: Vinhos, seat: int, worker: int, estate: int, count: int, left: int) -> None:
    """Put workers on an estate and go on to the next."""
    _, workers = tiles_and_workers(state.vintners[seat], worker)
    workers[estate] = count
    state.stack.append(NextPlace(seat, worker, estate + 1, left - count))
    if count and state.journal is not None:
        state.tell("workers-placed", "VC-PROD-06", seat, worker=WORKERS[worker], count=count, estate=estate + 1)


class PlaceOnEstate(Decision["Vinhos"]):
    """How many enologists (or farmers) stand on this estate?"""

    __slots__ = ("worker", "estate", "left")
    rule = "VC-PROD-06"
    see = ("VC-PROD-02", "VC-PROD-05")
    asks = (PlaceWorkers,)

    def __init__(self, actor: int, worker: str, estate: int, left: int) -> None:
        self.actor = actor
        self.worker = worker
        self.estate = estate
        #: Workers in hand.
        self.left = left

    def candidates(self, state: Vinhos) -> list[PlaceWorkers]:
        """Return every number of tiles that an estate can have."""
        return state.box.place_workers

    def verdict(self, state: Vinhos, move: PlaceWorkers) -> Refusal | None:
        """One for each tile at most, and the others must find a tile elsewhere."""
        vintner, worker = state.vintners[self.actor], WORKERS.index(self.worker)
        least, most = bounds(vintner, worker, self.estate - 1, self.left)
        if move.number in range(least, most + 1):
            return None
        return refuse("workers-on-estate", "VC-PROD-06", least=least, most=most)

    def apply(self, state: Vinhos, move: PlaceWorkers) -> None:
        """Put them there."""
        put_workers(state, self.actor, WORKERS.index(self.worker), self.estate - 1, move.number, self.left)


# ---------------------------------------------------------------------- wine


class FillWarehouses(Step["Vinhos"]):
    """Step 3: one estate after the other produces its wine; for Douro, Port tiles are asked for."""

    __slots__ = ("seat", "estate")
    rule = "VC-PROD-03"

    def __init__(self, seat: int, estate: int) -> None:
        self.seat = seat
        self.estate = estate

    def run(self, state: Vinhos) -> None:
        """An estate without vineyard produces nothing."""
        vintner = state.vintners[self.seat]
        if self.estate == len(vintner.region):
            return
        state.stack.append(FillWarehouses(self.seat, self.estate + 1))
        if not vintner.vineyards[self.estate]:
            return
        if vintner.region[self.estate] == DOURO and vintner.ports:
            state.stack.append(ChoosePort(self.seat, self.estate + 1))
        else:
            make_wine(state, self.seat, self.estate, False)


class ChoosePort(Decision["Vinhos"]):
    """Do you spend a Port tile on the wine of this Douro estate?"""

    __slots__ = ("estate",)
    rule = "VC-REGION-05"
    see = ("VC-PROD-07", "VC-QUAL-01", "VC-QUAL-02")
    asks = (UsePort, KeepPort)

    def __init__(self, actor: int, estate: int) -> None:
        self.actor = actor
        self.estate = estate

    def candidates(self, state: Vinhos) -> list[Any]:
        """Spend it, or not."""
        return [USE_PORT, KEEP_PORT]

    def verdict(self, state: Vinhos, move: UsePort | KeepPort) -> Refusal | None:
        """Both are possible."""
        return None

    def details(self, state: Vinhos, move: UsePort | KeepPort) -> dict[str, Any]:
        """Return the quality that the wine would have."""
        port = isinstance(move, UsePort)
        return {"quality": max(0, quality(state, state.vintners[self.actor], self.estate - 1, port))}

    def apply(self, state: Vinhos, move: UsePort | KeepPort) -> None:
        """The tile returns to Douro."""
        make_wine(state, self.actor, self.estate - 1, isinstance(move, UsePort))


def make_wine(state: Vinhos, seat: int, estate: int, port: bool) -> None:
    """Put the wine of the year on the leftmost slot, if there is any (VC-QUAL-02)."""
    vintner = state.vintners[seat]
    if port:
        vintner.ports -= 1
        state.ports += 1
        if state.journal is not None:
            state.tell("port-spent", "VC-REGION-05", seat, estate=estate + 1, see=("VC-LIMIT-08",))
    made = quality(state, vintner, estate, port)
    region, colour = vintner.region[estate], vintner.colour[estate]
    if made <= 0:
        if state.journal is not None:
            state.tell("no-wine", "VC-QUAL-02", seat, estate=estate + 1, region=REGIONS[region], quality=made)
        return
    bottle = wine(made, colour, region)
    vintner.wines[estate * state.box.cellar_slots] = bottle
    if state.journal is not None:
        state.tell(
            "wine-made",
            "VC-PROD-03",
            seat,
            estate=estate + 1,
            quality=quality_of(bottle),
            colour=colour_of(bottle),
            region=region_of(bottle),
            see=("VC-QUAL-01", "VC-GEN-07"),
        )
