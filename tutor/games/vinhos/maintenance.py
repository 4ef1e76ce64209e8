"""Maintenance: barrels from the sales area (2016), interest and salaries (2010) (VS-MAINT, VR-MAINT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import lacerda, pairs, units
from tutor.games.vinhos.bank import change_account
from tutor.games.vinhos.moves import Divest, LoseTile, RecoverPair, Stop, TakeBack
from tutor.games.vinhos.names import COLOURS, LACERDA, REGIONS
from tutor.games.vinhos.units import DIVEST, STOP
from tutor.games.vinhos.vineyards import likeness

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner


class Maintain(Step["Vinhos"]):
    """Maintenance of one player after the other, in turn order (VC-GEN-08)."""

    __slots__ = ("place",)
    rule = "VC-GEN-03"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """What is due differs between the editions."""
        if self.place == state.people:
            return
        seat = state.order[self.place]
        state.stack.append(Maintain(self.place + 1))
        if state.solo and seat == LACERDA:
            lacerda.maintain(state)
        elif state.reserve:
            state.stack.append(Interest(seat))
            if state.vintners[seat].investment:
                state.stack.append(DivestFirst(seat))
        elif seat in state.sales:
            state.stack.append(ChooseBarrelBack(seat, False))


class ChooseBarrelBack(Decision["Vinhos"]):
    """Which barrel do you take back from the sales area?"""

    __slots__ = ("more",)
    rule = "VS-MAINT-01"
    see = ("VS-MAINT-02",)
    asks = (TakeBack, Stop)

    def __init__(self, actor: int, more: bool) -> None:
        self.actor = actor
        #: One has been taken; with that ruling more may follow.
        self.more = more

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every sales space, and stopping."""
        return [*state.box.take_back, STOP]

    def verdict(self, state: Vinhos, move: TakeBack | Stop) -> Refusal | None:
        """An own barrel; the first one is compulsory."""
        if isinstance(move, Stop):
            return None if self.more else refuse("barrel-compulsory", "VS-MAINT-02")
        colour = COLOURS.index(move.colour) if move.colour in COLOURS else -1
        space = state.box.sales_number.get((move.value, colour))
        if space is None or state.sales[space] != self.actor:
            return refuse("no-barrel-there", "VS-MAINT-01")
        return None

    def moves(self, state: Vinhos) -> list[Move]:
        """Return the spaces with an own barrel: the fast twin of the verdicts."""
        moves: list[Move] = [state.box.take_back[s] for s, owner in enumerate(state.sales) if owner == self.actor]
        return [*moves, STOP] if self.more else moves

    def apply(self, state: Vinhos, move: TakeBack | Stop) -> None:
        """Take it back to the stock."""
        if isinstance(move, Stop):
            return
        vintner = state.vintners[self.actor]
        vintner.barrels += 1
        state.sales[state.box.sales_number[move.value, COLOURS.index(move.colour)]] = -1
        if state.journal is not None:
            state.tell("barrel-back", "VS-MAINT-01", self.actor, barrels=vintner.barrels, see=("VS-MAINT-02",))
        if state.options.maintenance_2016_barrels_taken == "at_least_one" and self.actor in state.sales:
            state.stack.append(ChooseBarrelBack(self.actor, True))


# ---------------------------------------------------------------------- 2010


class DivestFirst(Decision["Vinhos"]):
    """Do you divest before interest is due?"""

    __slots__ = ()
    rule = "VR-MAINT-06"
    see = ("VR-BANK-09", "VR-MAINT-01", "VR-MAINT-05")
    asks = (Divest, Stop)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Divest, or not."""
        return [DIVEST, STOP]

    def verdict(self, state: Vinhos, move: Divest | Stop) -> Refusal | None:
        """While the marker can move left."""
        return units.why_no_divesting(state, self.actor) if isinstance(move, Divest) else None

    def apply(self, state: Vinhos, move: Divest | Stop) -> None:
        """A divestment already lowers this year's interest."""
        if isinstance(move, Divest):
            units.divest(state, self.actor)
            if state.vintners[self.actor].investment:
                state.stack.append(self)


class Interest(Step["Vinhos"]):
    """Step a: interest on the investment goes to the account, or comes from it."""

    __slots__ = ("seat",)
    rule = "VR-MAINT-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Vinhos) -> None:
        """What cannot be paid costs a tile."""
        vintner = state.vintners[self.seat]
        interest = state.box.interest[vintner.investment]
        state.stack.append(Salaries(self.seat))
        if not interest:
            return
        if state.journal is not None:
            state.tell("interest", "VR-MAINT-01", self.seat, step=interest, see=("VR-MAINT-05", "VR-BANK-02"))
        missing = change_account(state, self.seat, interest, "VR-MAINT-01")
        if not missing:
            return
        if state.journal is not None:
            state.tell("interest-unpaid", "VR-MAINT-02", self.seat, money=missing, see=("VR-MAINT-07",))
        estates = losable(state, vintner)
        if len(estates) > 1:
            state.stack.append(ChooseLoss(self.seat))
        elif estates:
            lose(state, self.seat, estates[0])


def lost_kind(vintner: Vintner) -> list[int]:
    """Return the tiles among which one is lost: wineries, or vineyards if there is none (VR-MAINT-02)."""
    return vintner.wineries if any(vintner.wineries) else vintner.vineyards


def losable(state: Vinhos, vintner: Vintner) -> list[int]:
    """Return the estates among which one loses a tile; of estates that are alike only the first (VC-GEN-09)."""
    found: dict[tuple[Any, ...], int] = {}
    for estate, count in enumerate(lost_kind(vintner)):
        if count:
            found.setdefault(likeness(state, vintner, estate), estate)
    return list(found.values())


class ChooseLoss(Decision["Vinhos"]):
    """From which estate do you lose a winery, or a vineyard if you have none?"""

    __slots__ = ()
    rule = "VR-MAINT-02"
    see = ("VR-MAINT-03", "VR-MAINT-07", "VR-MAINT-08")
    asks = (LoseTile,)

    def candidates(self, state: Vinhos) -> list[LoseTile]:
        """Return every estate."""
        return state.box.lose_tile[: len(state.vintners[self.actor].region)]

    def verdict(self, state: Vinhos, move: LoseTile) -> Refusal | None:
        """Such a tile must stand there, and the estate not be like an earlier one in everything."""
        vintner = state.vintners[self.actor]
        tiles = lost_kind(vintner)
        if move.estate not in range(1, len(tiles) + 1):
            return refuse("no-such-estate", "VC-COMP-03")
        if not tiles[move.estate - 1]:
            return refuse("nothing-to-lose", "VR-MAINT-02", estate=move.estate)
        single = move.estate - 1 in losable(state, vintner)
        return None if single else refuse("same-as-another", "VC-GEN-09", estate=move.estate)

    def apply(self, state: Vinhos, move: LoseTile) -> None:
        """Lose it."""
        lose(state, self.actor, move.estate - 1)


def lose(state: Vinhos, seat: int, estate: int) -> None:
    """Lose a winery to the board, or a vineyard for good; its worker stays if there is room (VR-MAINT-03)."""
    vintner = state.vintners[seat]
    if any(vintner.wineries):
        vintner.wineries[estate] -= 1
        state.wineries += 1
        if state.journal is not None:
            state.tell("winery-lost", "VR-MAINT-02", seat, estate=estate + 1, see=("VC-LIMIT-08",))
        if vintner.waiting[estate] > vintner.wineries[estate] + vintner.cellars[estate]:
            vintner.waiting[estate] -= 1
            state.supply += 1
            if state.journal is not None:
                state.tell("waiting-cube-back", "VR-MAINT-03", seat, estate=estate + 1, see=("VC-LIMIT-08",))
        if vintner.enologists[estate] > vintner.wineries[estate]:
            vintner.enologists[estate] -= 1
            state.enologists += not _find_work(state, seat, vintner.enologists, vintner.wineries, "enologist")
        return
    vintner.vineyards[estate] -= 1
    region = vintner.region[estate]
    state.gone[2 * region + vintner.colour[estate]] += 1
    if state.journal is not None:
        see = ("VR-MAINT-08", "VC-LIMIT-08")
        state.tell("vineyard-lost", "VR-MAINT-02", seat, estate=estate + 1, region=REGIONS[region], see=see)
    if vintner.farmers[estate] > vintner.vineyards[estate]:
        vintner.farmers[estate] -= 1
        state.farmers += not _find_work(state, seat, vintner.farmers, vintner.vineyards, "farmer")
    if not vintner.vineyards[estate] and not state.options.estate_without_vineyard_stays_bound_2010:
        vintner.region[estate] = -1
        vintner.colour[estate] = 0


def _find_work(state: Vinhos, seat: int, workers: list[int], tiles: list[int], worker: str) -> bool:
    """Put a worker without a tile on an empty one; return whether there was one."""
    estate = next((place for place, count in enumerate(tiles) if workers[place] < count), -1)
    if estate >= 0:
        workers[estate] += 1
    if state.journal is not None:
        if estate >= 0:
            state.tell("worker-moves", "VR-MAINT-03", seat, worker=worker, estate=estate + 1)
        else:
            state.tell("worker-leaves", "VR-MAINT-03", seat, worker=worker)
    return estate >= 0


class Salaries(Step["Vinhos"]):
    """Step b: every enologist is paid from the account; who cannot be paid leaves."""

    __slots__ = ("seat",)
    rule = "VR-MAINT-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Vinhos) -> None:
        """Which of them leave is no decision: they will be rearranged in production anyway (VC-PROD-06)."""
        vintner, salary = state.vintners[self.seat], state.box.salary
        due = sum(vintner.enologists)
        if state.options.maintenance_variant:
            state.stack.append(OfferPair(self.seat, False))
        if not due:
            return
        paid = min(due, vintner.account // salary) if salary else due
        if paid:
            change_account(state, self.seat, -paid * salary, "VR-MAINT-04")
        if state.journal is not None:
            state.tell("salaries", "VR-MAINT-04", self.seat, count=paid, money=paid * salary, see=("VR-WORK-02",))
        for _ in range(due - paid):
            estate = max(place for place, count in enumerate(vintner.enologists) if count)
            vintner.enologists[estate] -= 1
            state.enologists += 1
        if paid < due and state.journal is not None:
            state.tell("enologists-leave", "VR-MAINT-04", self.seat, count=due - paid, see=("VC-LIMIT-08",))


class OfferPair(Step["Vinhos"]):
    """The maintenance variant: ask for a pair of barrels if there is one."""

    __slots__ = ("seat", "more")
    rule = "VR-VAR-01"

    def __init__(self, seat: int, more: bool) -> None:
        self.seat = seat
        self.more = more

    def run(self, state: Vinhos) -> None:
        """The first pair is compulsory; whether more may follow is a matter of reading."""
        if self.more and not state.options.maintenance_variant_2010_may_take_more:
            return
        if pairs.possible(state, self.seat):
            state.stack.append(ChooseYearlyPair(self.seat, self.more))


class ChooseYearlyPair(Decision["Vinhos"]):
    """From which establishment do you recover a pair?"""

    __slots__ = ("more",)
    rule = "VR-VAR-01"
    see = ("VR-PAIR-01", "VR-PAIR-02")
    asks = (RecoverPair, Stop)

    def __init__(self, actor: int, more: bool) -> None:
        self.actor = actor
        #: One pair has been recovered; the others are voluntary.
        self.more = more

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every establishment, and stopping."""
        return [*state.box.recover, STOP]

    def verdict(self, state: Vinhos, move: RecoverPair | Stop) -> Refusal | None:
        """A pair must be there; the first one is compulsory."""
        if isinstance(move, Stop):
            return None if self.more else refuse("pair-compulsory", "VR-VAR-01")
        return pairs.why_not(state, self.actor, move)

    def apply(self, state: Vinhos, move: Any) -> None:
        """Recover it."""
        if isinstance(move, RecoverPair):
            state.stack.append(OfferPair(self.actor, True))
            pairs.recover(state, self.actor, move)
