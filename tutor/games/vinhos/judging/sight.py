"""A position, looked at once for all who want to know something of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tutor.games.vinhos.judging.boards import Board, survey
from tutor.games.vinhos.judging.fairs import fair_shares, ready_points
from tutor.games.vinhos.judging.lacerda import lacerda_ready
from tutor.games.vinhos.judging.markets import Abroad, abroad
from tutor.games.vinhos.judging.moment import Moment, moment

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


class Sight(NamedTuple):
    """All that is seen of a position."""

    now: Moment
    boards: list[Board]
    abroad: Abroad
    #: Fair points that everybody should have at the next fair, VP that they should win there, and at those after it.
    ready: list[float]
    coming: list[float]
    later: list[float]


def look(state: Vinhos, viewer: int) -> Sight:
    """Look at a position once, for all who want to know something of it."""
    now = moment(state)
    seats = range(state.players)
    shared = not state.reserve and state.options.majority_multiplier_counts_ties
    markets = abroad(state.box, state.players, state.people, shared, tuple(state.exports))
    boards = [survey(state, seat, now) for seat in seats]
    ready = [ready_points(state, seat, viewer, now, boards[seat]) for seat in seats]
    if state.solo:
        ready.append(lacerda_ready(state, now))
    missing = tuple([vintner.booth < 0 for vintner in state.vintners])
    coming, later = fair_shares(state.box, now.fair, now.years, missing, tuple(ready))
    return Sight(now, boards, markets, ready, coming, later)
