"""Workers: where they are, where they may go, and moving a single one (DP-LOG-04 to 07, DP-VILL-11, DP-PREST-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.moves import (
    SendTo,
    SendToRoad,
    SendToVine,
    SkipOnRoad,
    StayPut,
    TakeFromRoad,
    TakeFromVine,
    TakeWorker,
)
from tutor.games.dom_pierre.names import CREW, HOUSE, NONE, RESERVE, ROADS, ZONES

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

#: A place where a worker can be: the zone, then the road and space (both from 0) or the cell; NONE where it has no use.
Place = tuple[int, int, int]
#: Zones beside reserve, house and presses: the roads, and the vineyard.
ROAD: Final = len(ZONES)
VINE: Final = ROAD + 1

STAY = StayPut()
TAKES = (TakeWorker, TakeFromRoad, TakeFromVine)
SENDS = (SendTo, SendToRoad, SendToVine)

#: Why a single worker is moved, and the rule behind it.
REASONS: Final = {"vintage": "DP-VILL-11", "token": "DP-PREST-12", "bonus": "DP-OBJ-11"}


# ---------------------------------------------------------------------- taking


def place_of(state: DomPierre, move: Move) -> Place | None:
    """Return the place that a move takes a worker from; None if there is no such place."""
    if isinstance(move, TakeWorker):
        return (ZONES.index(move.zone), NONE, NONE) if move.zone in ZONES else None
    if isinstance(move, TakeFromRoad):
        if move.road not in ROADS:
            return None
        road = ROADS.index(move.road)
        return (ROAD, road, move.space - 1) if 1 <= move.space <= state.box.road_lengths[road] else None
    cell = state.box.cell_number.get((move[0], move[1]))
    return None if cell is None else (VINE, cell, NONE)


def why_not_take(state: DomPierre, maison: Maison, move: Move, rule: str) -> Refusal | None:
    """An own worker must be there; the rule is that by which it would be taken."""
    place = place_of(state, move)
    if place is None:
        return refuse("no-such-place", rule)
    return None if stands(maison, place) else refuse("no-worker-there", rule)


def stands(maison: Maison, place: Place) -> bool:
    """Return whether an own worker is at a place."""
    zone, where, space = place
    if zone == ROAD:
        return bool(maison.roads[where] >> space & 1)
    if zone == VINE:
        return bool(maison.vines >> where & 1)
    return (maison.reserve, maison.house, maison.crew)[zone] > 0


def takes(state: DomPierre, maison: Maison, zones: Sequence[int] = (RESERVE, HOUSE, CREW)) -> list[Move]:
    """Return the moves that take an own worker: from these zones, from roads, from bunches."""
    box = state.box
    have = (maison.reserve, maison.house, maison.crew)
    moves: list[Move] = [box.take_worker[zone] for zone in zones if have[zone]]
    for road, mask in enumerate(maison.roads):
        if mask:
            spaces = box.take_from_road[road]
            moves += [spaces[space] for space in bit_list(mask)]
    if maison.vines:
        moves += [box.take_from_vine[cell] for cell in bit_list(maison.vines)]
    return moves


def all_takes(state: DomPierre) -> list[Move]:
    """Return every place that a worker could be taken from, in the order of `takes`."""
    box = state.box
    moves: list[Move] = list(box.take_worker)
    for spaces in box.take_from_road:
        moves += spaces
    return moves + [box.take_from_vine[cell] for cell in bit_list(state.bunches)]


def lift(state: DomPierre, maison: Maison, move: Move) -> Place:
    """Take a worker into the hand and return where it was."""
    place = place_of(state, move)
    assert place is not None
    zone, where, space = place
    if zone == ROAD:
        maison.roads[where] &= ~(1 << space)
    elif zone == VINE:
        maison.vines &= ~(1 << where)
    elif zone == RESERVE:
        maison.reserve -= 1
    elif zone == HOUSE:
        maison.house -= 1
    else:
        maison.crew -= 1
    state.turn.lifted += 1
    return place


# ---------------------------------------------------------------------- sending


def nearest(state: DomPierre, road: int, skip: int = 0) -> int:
    """Return the nearest empty space of a road, or one farther by `skip` empty spaces; NONE if none is left."""
    free = ~state.occupied(road) & (1 << state.box.road_lengths[road]) - 1
    for _ in range(skip):
        free &= free - 1
    return (free & -free).bit_length() - 1 if free else NONE


def why_not_send(state: DomPierre, move: Move) -> Refusal | None:
    """A road must have an empty space, a bunch no worker; the press area has always room (DP-LOG-04 to DP-LOG-07)."""
    if isinstance(move, SendTo):
        if move.zone == ZONES[CREW]:
            return None
        if move.zone in ZONES:
            return refuse("no-target", "DP-LOG-12", zone=move.zone)
        return refuse("no-such-zone", "DP-LOG-03", zone=move.zone)
    if isinstance(move, SendToRoad | SkipOnRoad):
        if move.road not in ROADS:
            return refuse("no-such-road", "DP-LOG-04", road=move.road)
        if nearest(state, ROADS.index(move.road)) == NONE:
            return refuse("road-full", "DP-LOG-05", road=move.road)
        return None
    cell = state.box.cell_number.get((move[0], move[1]))
    if cell is None or not state.bunches >> cell & 1:
        return refuse("no-bunch-for-worker", "DP-LOG-07", row=move[0], column=move[1])
    if state.growers() >> cell & 1:
        return refuse("bunch-occupied", "DP-LOG-07", row=move[0], column=move[1])
    return None


def all_sends(state: DomPierre) -> list[Move]:
    """Return every place that a worker could be sent to, in the order of the lists below."""
    box = state.box
    return [*box.send_to, *box.send_to_road, *(box.send_to_vine[cell] for cell in bit_list(state.bunches))]


def road_sends(state: DomPierre) -> list[Move]:
    """Return the moves that place a worker in the press area or on a road."""
    box = state.box
    moves: list[Move] = [box.send_to[CREW]]
    return moves + [box.send_to_road[road] for road in range(len(ROADS)) if nearest(state, road) != NONE]


def vine_sends(state: DomPierre) -> list[Move]:
    """Return the moves that place a worker on a bunch."""
    send = state.box.send_to_vine
    return [send[cell] for cell in bit_list(state.bunches & ~state.growers())]


def target_of(state: DomPierre, move: Move) -> Place:
    """Return the place that a legal move sends a worker to."""
    if isinstance(move, SendTo):
        return ZONES.index(move.zone), NONE, NONE
    if isinstance(move, SendToVine):
        return VINE, state.box.cell_number[move.row, move.column], NONE
    road = ROADS.index(move[0])
    return ROAD, road, nearest(state, road, int(isinstance(move, SkipOnRoad)))


def put(state: DomPierre, maison: Maison, place: Place, rule: str) -> None:
    """Put the worker in hand down."""
    zone, where, space = place
    if zone == ROAD:
        maison.roads[where] |= 1 << space
    elif zone == VINE:
        maison.vines |= 1 << where
    elif zone == RESERVE:
        maison.reserve += 1
    elif zone == HOUSE:
        maison.house += 1
    else:
        maison.crew += 1
    state.turn.lifted -= 1
    if state.journal is not None:
        tell_arrival(state, place, rule)


def tell_arrival(state: DomPierre, place: Place, rule: str) -> None:
    """Tell where a worker has gone, by the rule that places it there."""
    zone, where, space = place
    if zone == ROAD:
        state.tell("worker-on-road", "DP-LOG-04", state.seat, road=ROADS[where], space=space + 1, see=(rule,))
    elif zone == VINE:
        row, column = state.box.cells[where]
        state.tell("worker-on-bunch", "DP-LOG-07", state.seat, row=row, column=column, see=(rule,))
    else:
        state.tell("worker-in-zone", "DP-LOG-06" if zone == CREW else rule, state.seat, zone=ZONES[zone], see=(rule,))


# ---------------------------------------------------------------------- moving a single worker


def zone_number(state: DomPierre, place: Place) -> Place:
    """Return what is one zone for the VILLAGE vintage: all roads together, or, by a ruling, each (DP-VILL-11)."""
    zone, where, _ = place
    return zone, where if zone == ROAD and not state.options.all_roads_are_one_zone else NONE, NONE


def why_not_target(state: DomPierre, reason: str, origin: Place, move: Move) -> Refusal | None:
    """A single worker goes to another place, by the vintage effect to another zone."""
    if isinstance(move, SendTo) and move.zone in ZONES:
        other_targets = reason == "vintage" and state.options.village_vintage_may_target_house_or_reserve
        if move.zone != ZONES[CREW] and not other_targets:
            return refuse("no-target", REASONS[reason], zone=move.zone)
    else:
        refusal = why_not_send(state, move)
        if refusal is not None:
            return refusal
    target = target_of(state, move)
    if reason == "vintage" and zone_number(state, target) == zone_number(state, origin):
        return refuse("same-zone", "DP-VILL-11")
    return refuse("same-place", REASONS[reason]) if target == origin else None


def can_move(state: DomPierre, reason: str, place: Place) -> bool:
    """Return whether a worker has somewhere to go: only one in the press area may not, which takes all others."""
    if place[0] != CREW or (reason == "vintage" and state.options.village_vintage_may_target_house_or_reserve):
        return True
    if state.bunches & ~state.growers():
        return True
    return any(nearest(state, road) != NONE for road in range(len(ROADS)))


def movable(state: DomPierre, maison: Maison, reason: str) -> bool:
    """Return whether any worker of a player can be moved."""
    return maison.crew < state.box.workers or can_move(state, reason, (CREW, NONE, NONE))


class SingleWorker(Decision["DomPierre"]):
    """A question about a single worker who is moved by the vintage effect, a prestige token or a bonus."""

    __slots__ = ("reason",)

    def __init__(self, actor: int, reason: str) -> None:
        self.actor = actor
        #: Why a worker may be moved: one of REASONS.
        self.reason = reason

    @property
    def rule(self) -> str:
        """Return the rule behind the reason."""
        return REASONS[self.reason]


class PickWorker(SingleWorker):
    """Which of your workers do you move?"""

    __slots__ = ()
    see = ("DP-LOG-04", "DP-LOG-06", "DP-LOG-07")
    asks = (*TAKES, StayPut)

    def _may_stay(self, state: DomPierre) -> bool:
        return self.reason == "bonus" or not movable(state, state.maisons[self.actor], self.reason)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every place, and declining."""
        return [*all_takes(state), STAY]

    def verdict(self, state: DomPierre, move: Move) -> Refusal | None:
        """Any own worker that has somewhere to go; only a bonus can be declined at this point (DP-OBJ-11)."""
        if isinstance(move, StayPut):
            return None if self._may_stay(state) else refuse("worker-must-move", self.rule)
        place = place_of(state, move)
        if place is None or not stands(state.maisons[self.actor], place):
            return why_not_take(state, state.maisons[self.actor], move, self.rule)
        if not can_move(state, self.reason, place):
            return refuse("nowhere-to-go", self.rule)
        return None

    def moves(self, state: DomPierre) -> list[Move]:
        """Return the workers that can be moved: the fast twin of the verdicts."""
        stuck = not can_move(state, self.reason, (CREW, NONE, NONE))
        zones = (RESERVE, HOUSE) if stuck else (RESERVE, HOUSE, CREW)
        moves = takes(state, state.maisons[self.actor], zones)
        if self._may_stay(state):
            moves.append(STAY)
        return moves

    def apply(self, state: DomPierre, move: Move) -> None:
        """Take the worker into the hand, and ask where it goes."""
        if isinstance(move, StayPut):
            if state.journal is not None:
                state.tell("worker-stays", self.rule, self.actor)
            return
        place = lift(state, state.maisons[self.actor], move)
        state.stack.append(SendWorker(self.actor, self.reason, *place))


class SendWorker(SingleWorker):
    """Where does this worker go?"""

    __slots__ = ("zone", "where", "space")
    see = ("DP-LOG-04", "DP-LOG-05", "DP-LOG-06", "DP-LOG-07")
    asks = SENDS

    def __init__(self, actor: int, reason: str, zone: int, where: int, space: int) -> None:
        super().__init__(actor, reason)
        #: Where it comes from: a `Place`.
        self.zone = zone
        self.where = where
        self.space = space

    def _origin(self) -> Place:
        return self.zone, self.where, self.space

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every place."""
        return all_sends(state)

    def verdict(self, state: DomPierre, move: Move) -> Refusal | None:
        """By the rules of placement, to another place or zone."""
        return why_not_target(state, self.reason, self._origin(), move)

    def moves(self, state: DomPierre) -> list[Move]:
        """Return the places that it can go to: the fast twin of the verdicts."""
        vintage = self.reason == "vintage"
        moves = road_sends(state)
        if vintage and state.options.village_vintage_may_target_house_or_reserve:
            moves[:0] = state.box.send_to[:CREW]
        origin = self._origin()
        moves = [move for move in moves if why_not_target(state, self.reason, origin, move) is None]
        cells = state.bunches & ~state.growers()
        if self.zone == VINE:
            cells = 0 if vintage else cells & ~(1 << self.where)
        return moves + [state.box.send_to_vine[cell] for cell in bit_list(cells)]

    def apply(self, state: DomPierre, move: Move) -> None:
        """Put it down."""
        put(state, state.maisons[self.actor], target_of(state, move), self.rule)
