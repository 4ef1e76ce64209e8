"""Where the game stands: how far it has come, and what is still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.games.vinhos.fair import RankFair
from tutor.games.vinhos.fair_experts import RevealExperts
from tutor.games.vinhos.names import EXPERTS, VINEYARDS
from tutor.games.vinhos.press import AskExperts, AskMagnates, DiscardEntered, visitable
from tutor.games.vinhos.production import Produce
from tutor.games.vinhos.tile_sale import RefillDisplay
from tutor.games.vinhos.units import NextUnit, limit
from tutor.games.vinhos.year import ACTIONS_A_YEAR, LAST, AfterFair, EndYear, NextTurn

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

#: The least that a vineyard costs, roughly: below it nobody goes on buying.
PRICE: Final = 3
#: A second expert is less than a second vineyard.
SMALL_UNIT: Final = 0.4


class Moment(NamedTuple):
    """Where the game stands: what is still to come."""

    #: Actions and productions still to come, for each person.
    actions: list[int]
    harvests: list[int]
    #: The next fair, from 0 (as many as there are: none comes any more), and the years until then.
    fair: int
    years: int
    #: Tycoon tiles are being sold (2016); experts are being chosen in secret (2010).
    selling: bool
    choosing: bool
    #: A release under way: who has entered which wine, the experts not asked for yet, the magnates still to visit.
    releasing: int
    entered: int
    feature: int
    visits: int
    #: Who is in the middle of buying, and what that promises.
    buying: int
    promise: float


def progress(state: Vinhos) -> float:
    """Return how far the game has come, in actions; the closing round of 2010 counts as one."""
    if not state.stack:
        return 1.0
    bottom, years = state.stack[0], state.box.years
    done = float(ACTIONS_A_YEAR * (state.year - 1))
    if type(bottom) is NextTurn:
        if bottom.round == LAST:
            done = ACTIONS_A_YEAR * years + bottom.place / state.people
        elif state.solo:
            done += bottom.place / state.people
        else:
            done += bottom.round - 1 + bottom.place / state.people
    elif state.final or type(bottom) is EndYear or type(bottom) is AfterFair:
        done += ACTIONS_A_YEAR
    return min(1.0, done / (ACTIONS_A_YEAR * years + 1))


def moment(state: Vinhos) -> Moment:
    """Return what is still to come."""
    box, people, stack, final = state.box, state.people, state.stack, state.final
    bottom = type(stack[0]) if stack else None
    rest = box.years - state.year
    actions = [ACTIONS_A_YEAR * rest + (not state.reserve and not final)] * people
    harvests = [0 if final else rest + (bottom is not AfterFair)] * people
    selling = choosing = ranked = False
    releasing = entered = feature = buying = -1
    visits, promise = 0, 0.0
    for frame in stack:
        kind = type(frame)
        if kind is NextUnit:
            if (frame.action == VINEYARDS or frame.action == EXPERTS) and promises(state, frame):
                buying, promise = frame.seat, 1.0 if frame.action == VINEYARDS else SMALL_UNIT
        elif kind is DiscardEntered:
            releasing, entered = frame.seat, frame.place
        elif kind is AskMagnates:
            free = len(visitable(state, frame.seat, frame.place, frame.value, frame.visited))
            visits = min(free, box.most_magnates - frame.visited.bit_count())
        elif kind is AskExperts:
            feature = frame.feature
        elif kind is Produce:
            for seat in state.order[: frame.place]:
                harvests[seat] -= 1
        elif kind is RankFair:
            ranked = True
        elif kind is RefillDisplay:
            selling = True
        elif kind is RevealExperts:
            choosing = True
    if bottom is NextTurn:
        add_turns(state, actions)
    elif bottom is not EndYear and bottom is not AfterFair and not final:
        actions = [left + ACTIONS_A_YEAR for left in actions]
    held = bottom is AfterFair and not ranked
    fair = len(box.fair_years) if final else state.fair_number() + held
    years = box.fair_years[fair] - state.year if fair < len(box.fair_years) else 0
    return Moment(
        actions,
        harvests,
        fair,
        years,
        selling and held,
        choosing,
        releasing,
        entered,
        feature,
        visits,
        buying,
        promise,
    )


def promises(state: Vinhos, frame: NextUnit) -> bool:
    """Return whether an action that chance has interrupted should go on with another unit."""
    most = limit(state, frame.action, frame.way)
    price = PRICE if frame.action == VINEYARDS else state.box.expert_price
    return (not most or frame.units < most) and state.vintners[frame.seat].cash >= price


def add_turns(state: Vinhos, actions: list[int]) -> None:
    """Add the actions of this year that are still to come."""
    bottom, order = state.stack[0], state.order
    assert isinstance(bottom, NextTurn)
    if bottom.round != LAST and state.solo:
        for turn in range(bottom.place, ACTIONS_A_YEAR * state.people):
            actions[order[turn // ACTIONS_A_YEAR]] += 1
        return
    for seat in order[bottom.place :]:
        actions[seat] += 1
    if bottom.round < ACTIONS_A_YEAR:
        for seat in order:
            actions[seat] += ACTIONS_A_YEAR - bottom.round
