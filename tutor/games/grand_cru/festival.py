"""The wine festival: special actions for prestige, one pawn on each space (GC-FEST)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru import demand, harvest, rebuilding, sale
from tutor.games.grand_cru.box import (
    EXTRA_DELIVERY,
    GRAPE_JUICE,
    JUICE,
    LATE_HARVEST,
    PRESTIGE,
    PRIMEUR,
    REBUILDING,
    SPACES,
    START_PLAYER,
    VARIETIES,
    some,
)
from tutor.games.grand_cru.moves import LeaveFestival, Visit

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru

LEAVE = LeaveFestival()


class HoldFestival(Step["GrandCru"]):
    """Step 2.2: the player with the most prestige begins."""

    __slots__ = ()
    rule = "GC-FEST-01"

    def run(self, state: GrandCru) -> None:
        """A pass of Phase I has no bearing on the festival (GC-FEST-22)."""
        state.passed = 0
        state.turn = opener(state)
        state.stack.append(NextGuest())
        if state.journal is not None:
            points = state.estates[state.turn].prestige
            state.tell("festival-opens", "GC-FEST-01", state.turn, points=points, see=("GC-FEST-02", "GC-FEST-22"))


def opener(state: GrandCru) -> int:
    """Return who begins: the most prestige, then nearest to the start player, who counts too."""
    players = state.players
    most = max(estate.prestige for estate in state.estates)
    tied = [seat for seat in state.clockwise(state.start) if state.estates[seat].prestige == most]
    if state.options.festival_tie == "either_side":
        tied.sort(key=lambda seat: min((seat - state.start) % players, (state.start - seat) % players))
    return tied[0]


class NextGuest(Step["GrandCru"]):
    """Ask the next player who has not passed; when all have, the festival is over."""

    __slots__ = ()
    rule = "GC-FEST-02"

    def run(self, state: GrandCru) -> None:
        """Round and round the table; at the end the pawns go home (GC-FEST-09)."""
        players = state.players
        if state.passed == (1 << players) - 1:
            for space, seat in enumerate(state.festival):
                if seat >= 0:
                    state.estates[seat].pawns += 1
                    state.festival[space] = -1
            if state.journal is not None:
                state.tell("festival-over", "GC-FEST-09", state.start, see=("GC-FEST-10", "GC-EVAL-07"))
            return
        seat = state.turn
        while state.passed >> seat & 1:
            seat = (seat + 1) % players
        state.turn = (seat + 1) % players
        state.stack += [self, ChooseSpecial(seat)]


class ChooseSpecial(Decision["GrandCru"]):
    """Which special action do you take, or do you leave the festival?"""

    __slots__ = ()
    rule = "GC-FEST-02"
    see = (
        "GC-FEST-03",
        "GC-FEST-04",
        "GC-FEST-05",
        "GC-FEST-06",
        "GC-FEST-07",
        "GC-FEST-08",
        "GC-FEST-22",
        "GC-FEST-25",
    )
    asks = (Visit, LeaveFestival)

    def candidates(self, state: GrandCru) -> Sequence[Move]:
        """Return every space, and leaving."""
        return [*state.box.visit, LEAVE]

    def verdict(self, state: GrandCru, move: Visit | LeaveFestival) -> Refusal | None:
        """The space must be free and affordable, a pawn at hand, and its action possible."""
        if isinstance(move, LeaveFestival):
            return None
        box = state.box
        space = box.space_number.get(move.space)
        if space is None:
            return refuse("no-such-space", "GC-FEST-04", space=str(move.space))
        if state.festival[space] >= 0:
            return refuse("space-taken", "GC-FEST-04", space=move.space, owner=state.festival[space])
        if state.options.festival_groups and self._group_taken(state, space):
            return refuse("group-taken", "GC-FEST-25", space=move.space)
        estate = state.estates[self.actor]
        if not estate.pawns:
            return refuse("no-free-pawn", "GC-FEST-07")
        if estate.prestige < box.festival_prices[space]:
            price = box.festival_prices[space]
            return refuse("too-little-prestige", "GC-FEST-05", space=move.space, price=price, have=estate.prestige)
        return why_no_effect(state, self.actor, space) if state.options.festival_needs_effect else None

    def _group_taken(self, state: GrandCru, space: int) -> bool:
        return any(state.festival[other] >= 0 for other in state.box.groups[space])

    def moves(self, state: GrandCru) -> list[Move]:
        """Return what can be done: the fast twin of the verdicts."""
        moves: list[Move] = []
        estate = state.estates[self.actor]
        if estate.pawns:
            box, options = state.box, state.options
            points = estate.prestige
            for space, price in enumerate(box.festival_prices):
                if price > points or state.festival[space] >= 0:
                    continue
                if options.festival_groups and self._group_taken(state, space):
                    continue
                if options.festival_needs_effect and why_no_effect(state, self.actor, space) is not None:
                    continue
                moves.append(box.visit[space])
        moves.append(LEAVE)
        return moves

    def details(self, state: GrandCru, move: Any) -> dict[str, Any] | None:
        """Return the price of a space in prestige."""
        if isinstance(move, LeaveFestival):
            return None
        return {"points": state.box.festival_prices[state.box.space_number[move.space]]}

    def apply(self, state: GrandCru, move: Visit | LeaveFestival) -> None:
        """Place the pawn, lose the prestige and carry the action out, all at once (GC-FEST-03)."""
        seat = self.actor
        if isinstance(move, LeaveFestival):
            state.passed |= 1 << seat
            if state.journal is not None:
                state.tell("festival-left", "GC-FEST-06", seat, see=("GC-FEST-02", "GC-FEST-22"))
            return
        space = state.box.space_number[move.space]
        price = state.box.festival_prices[space]
        estate = state.estates[seat]
        estate.pawns -= 1
        estate.prestige -= price
        state.festival[space] = seat
        if state.journal is not None:
            see = ("GC-FEST-04", "GC-FEST-07", "GC-FEST-25", "GC-IMP-05")
            state.tell("festival-visit", "GC-FEST-03", seat, space=move.space, points=price, see=see)
        if not state.options.festival_needs_effect and why_no_effect(state, seat, space) is not None:
            if state.journal is not None:
                state.tell("no-effect", "GC-FEST-08", seat, space=move.space)
            return
        carry_out(state, seat, space)


def why_no_effect(state: GrandCru, seat: int, space: int) -> Refusal | None:
    """Say why a special action would have no effect, if so (GC-FEST-08)."""
    if space == LATE_HARVEST:
        return harvest.why_no_late_harvest(state, seat)
    if space == EXTRA_DELIVERY:
        return sale.why_no_extra_delivery(state, seat)
    if space == GRAPE_JUICE:
        return None if any(state.estates[seat].cubes) else refuse("no-juice", "GC-FEST-08")
    if space == PRIMEUR:
        return sale.why_no_primeur(state, seat)
    if space == REBUILDING:
        return rebuilding.why_no_rebuilding(state, seat)
    if state.box.festival_steps[space] and state.options.festival_demand == "raise":
        return None if demand.may_raise(state, seat) else refuse("demand-at-top", "GC-FEST-27")
    return None


def carry_out(state: GrandCru, seat: int, space: int) -> None:
    """Carry out a special action, or ask for what it still needs."""
    if space == START_PLAYER:
        take_figure(state, seat)
    elif space == LATE_HARVEST:
        harvest.begin_late_harvest(state, seat)
    elif space == EXTRA_DELIVERY:
        sale.begin_extra_delivery(state, seat)
    elif space == GRAPE_JUICE:
        make_juice(state, seat)
    elif space == PRIMEUR:
        sale.begin_primeur(state, seat)
    elif space == REBUILDING:
        rebuilding.begin(state, seat)
    elif steps := state.box.festival_steps[space]:
        state.stack.append(demand.ShiftDemand(seat, SPACES[space], steps, False))
    else:
        francs = state.box.festival_francs[space]
        state.estates[seat].earn(francs, PRESTIGE)
        if state.journal is not None:
            state.tell("prestige-paid-out", "GC-FEST-21", seat, money=francs)


def take_figure(state: GrandCru, seat: int) -> None:
    """Take the start-player figure; the order of the running festival stays (GC-FEST-23)."""
    if state.options.start_player_at_once:
        state.start = seat
    else:
        state.heir = seat
    if state.journal is not None:
        state.tell("figure-taken", "GC-FEST-10", seat, see=("GC-EOY-02", "GC-FEST-23"))


def make_juice(state: GrandCru, seat: int) -> None:
    """Sell all cubes that are still on the vines as grape juice."""
    estate = state.estates[seat]
    juice = estate.cubes
    total = sum(juice)
    for variety, count in enumerate(juice):
        state.supply[variety] += count
    estate.cubes = [0] * len(VARIETIES)
    money = total * state.box.juice_price
    estate.earn(money, JUICE)
    if state.journal is not None:
        state.tell("juice-made", "GC-FEST-13", seat, variety=some(VARIETIES, juice), money=money)
