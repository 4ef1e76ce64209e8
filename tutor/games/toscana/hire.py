"""The hire action: a worker or wine master, and the lobbyist or Mr Rosé, in either order (TO-HIRE to TO-FULL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.toscana.box import EMPTY, GOODS, MASTER, ONE_WORKER, REWARD, TWO_WORKERS
from tutor.games.toscana.lobbyist import FirstTile
from tutor.games.toscana.moves import FinishHiring, Hire, Place, Replace
from tutor.games.toscana.rose import RoseOrder

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana

WORKER = Hire("worker")
WINE_MASTER = Hire("wine_master")
LOBBYIST = Hire("lobbyist")
MR_ROSE = Hire("mr_rose")
FINISH = FinishHiring()
PERSONS = (WORKER, WINE_MASTER, LOBBYIST, MR_ROSE, FINISH)


class HireStaff(Decision["Toscana"]):
    """Whom do you hire (next)? Each part of the action at most once, in any order."""

    __slots__ = ("staff_done", "service_done")
    rule = "TO-HIRE-01"
    see = ("TO-HIRE-02", "TO-HIRE-03", "TO-HIRE-04", "TO-HIRE-05", "TO-HIRE-07", "TO-HIRE-08", "TO-TURN-09")
    asks = (Hire, FinishHiring)

    def __init__(self, actor: int, staff_done: bool, service_done: bool) -> None:
        self.actor = actor
        self.staff_done = staff_done
        self.service_done = service_done

    def candidates(self, state: Toscana) -> Sequence[Move]:
        """Return all four persons, and the end of the action."""
        return PERSONS

    def verdict(self, state: Toscana, move: Hire | FinishHiring) -> Refusal | None:
        """Look at the part, the leftmost piece, the cost and the room on the map."""
        if isinstance(move, FinishHiring):
            return None
        if move == LOBBYIST:
            return self._service(state, move, state.box.lobbyist_good, state.box.lobbyist_cost, "TO-LOB-01")
        if move == MR_ROSE:
            return self._service(state, move, state.box.rose_good, state.box.rose_cost, "TO-ROSE-01")
        if move in (WORKER, WINE_MASTER):
            return self._staff(state, move)
        return refuse("no-such-person", "TO-HIRE-01", person=str(move.person))

    def _service(self, state: Toscana, move: Hire, good: int, cost: int, rule: str) -> Refusal | None:
        if self.service_done:
            return refuse("service-done", "TO-HIRE-08")
        have = state.wineries[self.actor].goods[good]
        if have < cost:
            return refuse("cannot-pay", rule, person=move.person, good=GOODS[good], count=cost, have=have)
        return None

    def _staff(self, state: Toscana, move: Hire) -> Refusal | None:
        if self.staff_done:
            return refuse("staff-done", "TO-HIRE-08")
        winery = state.wineries[self.actor]
        if winery.hired == len(state.box.slots):
            return refuse("no-piece-left", "TO-HIRE-06")
        slot = state.box.slots[winery.hired]
        if slot.piece != move.person:
            return refuse("leftmost-piece", "TO-HIRE-05", piece=slot.piece)
        have = winery.goods[slot.good]
        if have < slot.cost:
            return refuse(
                "cannot-pay", slot.rule, person=move.person, good=GOODS[slot.good], count=slot.cost, have=have
            )
        if slot.needs_one_of_each and 0 in winery.goods:
            missing = [good for good, count in zip(GOODS, winery.goods, strict=True) if not count]
            return refuse("needs-one-of-each", "TO-MAST-03", good=missing)
        if not has_room(state, self.actor, slot.master):
            return refuse("no-room", "TO-MAST-01" if slot.master else "TO-WORK-02", piece=slot.piece)
        return None

    def details(self, state: Toscana, move: Any) -> dict[str, Any] | None:
        """Return what hiring this person costs."""
        box = state.box
        if move == LOBBYIST:
            return {"good": {GOODS[box.lobbyist_good]: box.lobbyist_cost}}
        if move == MR_ROSE:
            return {"good": {GOODS[box.rose_good]: box.rose_cost}}
        hired = state.wineries[self.actor].hired
        if isinstance(move, FinishHiring) or hired == len(box.slots) or box.slots[hired].piece != move.person:
            return None
        slot = box.slots[hired]
        return {"good": {GOODS[slot.good]: slot.cost} if slot.cost else ()}

    def apply(self, state: Toscana, move: Hire | FinishHiring) -> None:
        """Pay for a service at once; a piece is paid for when it is placed."""
        box = state.box
        if isinstance(move, FinishHiring):
            if not (self.staff_done or self.service_done) and state.journal is not None:
                state.tell("hire-ignored", "TO-TURN-09", self.actor, see=("TO-HIRE-08", "TO-TURN-06"))
            return
        if move == LOBBYIST:
            self._pay(state, "lobbyist", box.lobbyist_good, box.lobbyist_cost, "TO-LOB-01")
            state.stack += [HireStaff(self.actor, self.staff_done, True), FirstTile(self.actor)]
        elif move == MR_ROSE:
            self._pay(state, "mr_rose", box.rose_good, box.rose_cost, "TO-ROSE-01")
            state.stack += [HireStaff(self.actor, self.staff_done, True), RoseOrder(self.actor)]
        else:
            state.stack += [HireStaff(self.actor, True, self.service_done), PlacePiece(self.actor)]

    def _pay(self, state: Toscana, person: str, good: int, cost: int, rule: str) -> None:
        state.pay_bank(self.actor, good, cost)
        if state.journal is not None:
            state.tell("paid", rule, self.actor, person=person, good=GOODS[good], count=cost, see=("TO-HIRE-04",))


class PlacePiece(Decision["Toscana"]):
    """Where does the hired piece go?"""

    __slots__ = ()
    rule = "TO-SPACE-01"
    see = ("TO-WORK-02", "TO-MAST-01", "TO-SPACE-02", "TO-SPACE-03", "TO-FULL-01", "TO-FULL-07", "TO-FULL-10")
    asks = (Place, Replace)

    def candidates(self, state: Toscana) -> Sequence[Move]:
        """Return every space, and every wine master that one might think of replacing."""
        replace = state.box.replace
        masters: list[Move] = [replace[space] for space, piece in enumerate(state.pieces) if piece == MASTER]
        return [*state.box.place, *masters]

    def verdict(self, state: Toscana, move: Place | Replace) -> Refusal | None:
        """Look at what stands on the space and, for a replacement, at the whole map."""
        space = state.box.space_number.get(move.space)
        if space is None:
            return refuse("no-such-space", "TO-COMP-09", space=str(move.space))
        if isinstance(move, Replace):
            return self._replacement(state, space)
        piece = state.pieces[space]
        if piece == EMPTY:
            return None
        name = state.box.spaces[space]
        owner = state.owners[space]
        if owner != self.actor and self._replacement(state, space) is None:
            return refuse("replace-instead", "TO-FULL-01", space=name, owner=owner)
        if owner != self.actor:
            return refuse("space-of-other", "TO-SPACE-01", space=name, owner=owner)
        if state.box.slots[state.wineries[self.actor].hired].master:
            return refuse("master-needs-empty", "TO-MAST-01", space=name)
        if piece == ONE_WORKER:
            return None
        if piece == TWO_WORKERS:
            return refuse("two-workers", "TO-WORK-02", space=name)
        return refuse("worker-with-master", "TO-SPACE-02", space=name)

    def _replacement(self, state: Toscana, space: int) -> Refusal | None:
        box = state.box
        name = box.spaces[space]
        if state.players < box.full_map_players:
            return refuse("replace-players", "TO-PC-01", count=box.full_map_players, have=state.players)
        if EMPTY in state.pieces:
            return refuse("replace-not-full", "TO-FULL-01", space=box.spaces[state.pieces.index(EMPTY)])
        if state.pieces[space] != MASTER:
            return refuse("replace-worker", "TO-FULL-03", space=name)
        if state.owners[space] == self.actor:
            return refuse("replace-own", "TO-FULL-03", space=name)
        return None

    def moves(self, state: Toscana) -> list[Move]:
        """Return the legal spaces: the fast twin of the verdicts."""
        pieces, owners, actor = state.pieces, state.owners, self.actor
        place = state.box.place
        if state.box.slots[state.wineries[actor].hired].master:
            moves: list[Move] = [place[space] for space, piece in enumerate(pieces) if piece == EMPTY]
        else:
            moves = [
                place[space]
                for space, piece in enumerate(pieces)
                if piece == EMPTY or (piece == ONE_WORKER and owners[space] == actor)
            ]
        if state.players >= state.box.full_map_players and EMPTY not in pieces:
            replace = state.box.replace
            moves += [replace[s] for s, piece in enumerate(pieces) if piece == MASTER and owners[s] != actor]
        return moves

    def details(self, state: Toscana, move: Any) -> dict[str, Any]:
        """Return what the space is."""
        return {"terrain": state.terrain_name(state.box.space_number[move.space])}

    def apply(self, state: Toscana, move: Place | Replace) -> None:
        """Pay, place, and take the reward of a third master."""
        space = state.box.space_number[move.space]
        winery = state.wineries[self.actor]
        slot = state.box.slots[winery.hired]
        winery.hired += 1
        if slot.cost:
            state.pay_bank(self.actor, slot.good, slot.cost)
        former = state.owners[space]
        if isinstance(move, Replace):
            state.wineries[former].removed += 1
            state.pieces[space] = EMPTY
        state.owners[space] = self.actor
        state.pieces[space] = MASTER if slot.master else state.pieces[space] + ONE_WORKER
        if slot.reward:
            state.earn(self.actor, slot.reward, REWARD)
        if state.journal is not None:
            self._tell(state, move, space, former)

    def _tell(self, state: Toscana, move: Place | Replace, space: int, former: int) -> None:
        slot = state.box.slots[state.wineries[self.actor].hired - 1]
        if slot.cost:
            state.tell(
                "paid",
                slot.rule,
                self.actor,
                person=slot.piece,
                good=GOODS[slot.good],
                count=slot.cost,
                see=("TO-HIRE-04", "TO-WORK-03", "TO-MAST-05"),
            )
        else:
            state.tell("free-master", "TO-MAST-03", self.actor)
        if isinstance(move, Replace):
            state.tell(
                "replaced",
                "TO-FULL-01",
                self.actor,
                piece=slot.piece,
                space=move.space,
                owner=former,
                see=("TO-FULL-02", "TO-FULL-04", "TO-FULL-08", "TO-FULL-09"),
            )
            state.tell("master-gone", "TO-FULL-06", former, space=move.space, see=("TO-FULL-05",))
        elif state.pieces[space] == TWO_WORKERS:
            state.tell("second-worker", "TO-WORK-02", self.actor, space=move.space, terrain=state.terrain_name(space))
        else:
            rule = "TO-MAST-01" if slot.master else "TO-WORK-02"
            state.tell(
                "placed",
                rule,
                self.actor,
                piece=slot.piece,
                space=move.space,
                terrain=state.terrain_name(space),
                see=("TO-SPACE-04",),
            )
        if slot.reward:
            state.tell("reward", "TO-MAST-04", self.actor, count=slot.reward)


def has_room(state: Toscana, seat: int, master: bool) -> bool:
    """Return whether the map has a space for a player's next piece; with up to four players it has (TO-FULL-07)."""
    if EMPTY in state.pieces:
        return True
    own = any(piece == ONE_WORKER and owner == seat for piece, owner in zip(state.pieces, state.owners, strict=True))
    others = any(piece == MASTER and owner != seat for piece, owner in zip(state.pieces, state.owners, strict=True))
    return (own and not master) or (others and state.players >= state.box.full_map_players)
