"""The wine fair: last-minute press releases, ranking, the new turn order (VC-FAIR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal
from tutor.games.vinhos import experts, lacerda, pairs, press
from tutor.games.vinhos.fair_experts import AskSecretly, RevealExperts, return_played
from tutor.games.vinhos.moves import RecoverPair, Stop
from tutor.games.vinhos.names import FAIR_1, LACERDA
from tutor.games.vinhos.tile_sale import OpenSale, RefillDisplay

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

STOP = Stop()
#: How the turn order follows from the fair.
ORDER = ("VS-FAIR-01", "VR-FAIR-06")


def hold(state: Vinhos) -> None:
    """Put the parts of a fair on the stack, the first on top."""
    if state.reserve:
        state.stack += [NewOrder(), RankFair(), RevealExperts(), AskSecretly(0), LastMinute(0), PairsBefore(0)]
    else:
        state.stack += [RefillDisplay(), OpenSale(), NewOrder(), RankFair(), LastMinute(0)]
    if state.journal is not None:
        state.tell("fair-opens", "VC-YEAR-05", fair=state.fair_number() + 1, see=("VC-FAIR-01",))


class PairsBefore(Step["Vinhos"]):
    """2010: before the fair everybody may recover pairs of barrels, in turn order (VR-PAIR-01)."""

    __slots__ = ("place",)
    rule = "VR-PAIR-01"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """One after the other."""
        if self.place < state.people:
            state.stack += [PairsBefore(self.place + 1), OfferPairs(state.order[self.place])]


class OfferPairs(Step["Vinhos"]):
    """Ask for a pair of barrels while there is one."""

    __slots__ = ("seat",)
    rule = "VR-PAIR-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Vinhos) -> None:
        """Who has no pair is not asked."""
        if pairs.possible(state, self.seat):
            state.stack.append(RecoverBeforeFair(self.seat))


class RecoverBeforeFair(Decision["Vinhos"]):
    """Do you recover a pair of barrels before the fair?"""

    __slots__ = ()
    rule = "VR-PAIR-01"
    see = ("VR-PAIR-02", "VR-PAIR-05")
    asks = (RecoverPair, Stop)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every establishment, and none."""
        return [*state.box.recover, STOP]

    def verdict(self, state: Vinhos, move: RecoverPair | Stop) -> Refusal | None:
        """A pair must be there."""
        return None if isinstance(move, Stop) else pairs.why_not(state, self.actor, move)

    def apply(self, state: Vinhos, move: RecoverPair | Stop) -> None:
        """Recover it; another may follow."""
        if isinstance(move, RecoverPair):
            state.stack.append(OfferPairs(self.actor))
            pairs.recover(state, self.actor, move)


class LastMinute(Step["Vinhos"]):
    """Who has no booth must make a press release now, in turn order (VC-FAIR-01)."""

    __slots__ = ("place",)
    rule = "VC-FAIR-01"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """Who has neither booth nor wine does not take part (VC-FAIR-02)."""
        if self.place == state.people:
            return
        state.stack.append(LastMinute(self.place + 1))
        seat = state.order[self.place]
        vintner = state.vintners[seat]
        if vintner.booth >= 0:
            return
        if state.solo and seat == LACERDA:
            lacerda.release(state, "VL-FAIR-01")
        elif any(vintner.wines):
            state.stack.append(press.ChooseRelease(seat, True))
        elif state.journal is not None:
            state.tell("no-entry", "VC-FAIR-02", seat, see=("VC-FAIR-03",))


# ---------------------------------------------------------------------- ranking


def ranking(state: Vinhos) -> list[list[int]]:
    """Return the participants by fair points, the best first; those who tie are together (VC-FAIR-04)."""
    taking_part = [
        seat for seat in state.order if state.vintners[seat].booth >= 0 or state.options.non_participant_ranked_at_fair
    ]
    points = sorted({state.vintners[seat].fp for seat in taking_part}, reverse=True)
    return [[seat for seat in taking_part if state.vintners[seat].fp == total] for total in points]


def place_points(state: Vinhos) -> list[int]:
    """Return the VP of each place; with two players the places used are the first and the third (VC-FAIR-05)."""
    table = state.box.fair_vp[state.fair_number()]
    return [table[place - 1] for place in state.box.two_player_places] if state.people == 2 else table


class RankFair(Step["Vinhos"]):
    """Rank the participants and score the places; the last of four takes an expert."""

    __slots__ = ()
    rule = "VC-FAIR-04"

    def run(self, state: Vinhos) -> None:
        """Tied players share the VP of their places, rounded down (VC-FAIR-06)."""
        table, groups = place_points(state), ranking(state)
        taking_part = sum(map(len, groups))
        last: list[int] = []
        place = 0
        for group in groups:
            share = sum(table[place : place + len(group)]) // len(group)
            for seat in group:
                state.vintners[seat].score(share, FAIR_1 + state.fair_number())
                if state.journal is not None:
                    self._tell(state, seat, place + 1, share, len(group))
            place += len(group)
            last = group
        if state.solo:
            lacerda.give_trophy(state, groups)
        if state.reserve:
            return_played(state)
        box = state.box
        if state.people == box.expert_players and taking_part >= box.expert_participants:
            for seat in reversed([seat for seat in state.order if seat in last]):
                state.stack.append(experts.OfferExpert(seat, box.last_place_experts, experts.LAST_PLACE))

    def _tell(self, state: Vinhos, seat: int, place: int, share: int, tied: int) -> None:
        rule = "VC-FAIR-06" if tied > 1 else "VC-FAIR-05" if state.people == 2 else "VC-FAIR-04"
        total = state.vintners[seat].fp
        see = ("VC-FAIR-04", "VC-FAIR-08", "VC-FAIR-09", "VC-GEN-10")
        state.tell("fair-ranked", rule, state.who(seat), place=place, points=share, total=total, tied=tied, see=see)


class NewOrder(Step["Vinhos"]):
    """The fair decides the turn order; the booths are cleared."""

    __slots__ = ()
    rule = "VC-FAIR-10"

    def run(self, state: Vinhos) -> None:
        """2016: booths from left to right, then those without one; 2010: fewest fair points first."""
        vintners = state.vintners
        if state.reserve:
            state.order.sort(key=lambda seat: vintners[seat].fp)
        else:
            none = len(state.box.booths)
            state.order.sort(key=lambda seat: vintners[seat].booth if vintners[seat].booth >= 0 else none)
        for vintner in vintners:
            vintner.booth = vintner.allowed = -1
        if state.journal is not None:
            players = [state.who(seat) for seat in state.order]
            see = ("VC-FAIR-10",) if state.reserve else ("VS-FAIR-02", "VS-PRESS-03", "VC-FAIR-03")
            state.tell("new-order", ORDER[state.reserve], player=players, see=see)
