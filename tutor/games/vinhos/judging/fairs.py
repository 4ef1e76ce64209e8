"""Fairs: the fair points with which everybody should come to the next one, and the VP that follow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final

from tutor.games.vinhos.box import from_steps
from tutor.games.vinhos.hidden import choosers
from tutor.games.vinhos.judging.markets import REMEMBERED
from tutor.games.vinhos.names import EXPERTS_PER_FEATURE, TRAS_OS_MONTES

if TYPE_CHECKING:
    from tutor.games.vinhos.box import Box
    from tutor.games.vinhos.judging.boards import Board
    from tutor.games.vinhos.judging.moment import Moment
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: Fair points of a release that is still to come: a booth gives so many, and an expert of a feature about one.
BOOTH_POINTS: Final = 3.0
EXPERT_POINTS: Final = 1.0
#: How far a lead in fair points can still change: with all booths taken, for a missing booth, a year, a further fair.
SURE, OPEN_BOOTH, OPEN_YEAR, OPEN_FAIR = 1.0, 1.5, 1.2, 4.0


def ready_points(state: Vinhos, seat: int, viewer: int, now: Moment, board: Board) -> float:
    """Return the fair points that a player should have at the next fair."""
    vintner = state.vintners[seat]
    if now.fair == len(state.box.fair_years):
        return float(vintner.fp)
    if vintner.booth >= 0:
        if state.reserve:
            return vintner.fp + experts_at_fair(state, seat, viewer, now)
        if now.releasing == seat and now.feature >= 0:
            return vintner.fp + experts_now(state, vintner, now.feature)
        return float(vintner.fp)
    best = board.cellar.values[0] if board.cellar.values else 0
    if now.harvests[seat] > state.box.years - state.year or now.years:
        weather = state.box.vintages[state.vintage].weather if not now.years and state.vintage >= 0 else 0
        best = max(best, board.land.best + weather)
    if best <= 0:
        return float(vintner.fp)
    points = vintner.fp + (state.box.tras_points if board.land.regions >> TRAS_OS_MONTES & 1 else 0)
    if state.reserve:
        return points + release_of_reserve(state, vintner, best)
    at_once = experts_now(state, vintner, 0) if state.vintage >= 0 else 0.0
    if now.years:
        kinds = sum([vintner.up & bits > 0 for bits in state.box.of_feature])
        at_once = max(at_once, EXPERT_POINTS * kinds)
    return points + best + BOOTH_POINTS + at_once


def experts_now(state: Vinhos, vintner: Vintner, first: int) -> float:
    """Return the fair points that experts would bring with the vintage tile of the year, from one feature on."""
    box, up, points = state.box, vintner.up, 0
    for feature, symbols in enumerate(box.vintages[state.vintage].features):
        own = up & box.of_feature[feature]
        if symbols and own and feature >= first:
            points += symbols + (own & arrows(box) > 0)
    return points


@lru_cache(maxsize=8)
def arrows(box: Box) -> int:
    """Return all experts with an arrow, as bits."""
    return sum(1 << expert for expert, arrow in enumerate(box.arrow) if arrow)


def release_of_reserve(state: Vinhos, vintner: Vintner, value: int) -> float:
    """Return the fair points of the best free booth for a wine of this value, experts included (2010)."""
    taken = sum([1 << rival.booth for rival in state.vintners if rival.booth >= 0])
    return best_booth(state.box, tuple(state.tracks), taken, vintner.up, value)


@lru_cache(maxsize=REMEMBERED)
def best_booth(box: Box, tracks: tuple[int, ...], taken: int, up: int, value: int) -> float:
    """Return the fair points of the best booth that is not taken, with experts as the markers stand (2010)."""
    allowed = from_steps(box.allowed, value)
    best = 0.0
    for number, booth in enumerate(box.booths):
        if not taken >> number & 1:
            points = float(booth.amount if booth.bonus == "fair_points" else 0)
            for feature in booth.features:
                points += box.booth_points[tracks[feature]]
            points += played(box, tracks, up, booth.features, allowed)
            if points > best:
                best = points
    return best + max(0, value - box.points_above)


def played(box: Box, tracks: Sequence[int], up: int, features: Sequence[int], allowed: int) -> int:
    """Return the fair points of the best experts that a booth and a fair tile allow, as the markers stand (2010)."""
    each = sorted([(box.expert_points[tracks[f]], (up & box.of_feature[f]).bit_count()) for f in features])
    points = 0
    for value, count in reversed(each):
        points += value * min(count, allowed)
        allowed -= min(count, allowed)
    return points


def experts_at_fair(state: Vinhos, seat: int, viewer: int, now: Moment) -> float:
    """Return the fair points that experts should bring at a fair for which a booth is taken (2010).

    The viewer's own choice is known once it is made; of the others nobody knows what they have chosen.
    """
    vintner = state.vintners[seat]
    if now.choosing and seat == viewer and state.stack[-1].actor != seat and seat in choosers(state):
        return sum([state.box.expert_points[state.tracks[expert // EXPERTS_PER_FEATURE]] for expert in bits(vintner)])
    return played(state.box, state.tracks, vintner.up, state.box.booths[vintner.booth].features, vintner.allowed)


def bits(vintner: Vintner) -> list[int]:
    """Return the experts chosen for the fair."""
    return [expert for expert in range(vintner.chosen.bit_length()) if vintner.chosen >> expert & 1]


@lru_cache(maxsize=REMEMBERED)
def fair_shares(
    box: Box, fair: int, years: int, missing: tuple[bool, ...], ready: tuple[float, ...]
) -> tuple[list[float], list[float]]:
    """Return the VP that everybody should win at the next fair, and at those after it; some miss a booth."""
    people = len(ready)
    coming, later = [0.0] * people, [0.0] * people
    for number in range(fair, len(box.fair_years)):
        table = box.fair_vp[number]
        if people == 2:
            table = [table[place - 1] for place in box.two_player_places]
        further = (number - fair) * OPEN_FAIR + years * OPEN_YEAR + SURE
        behind = [0.0] * people
        for seat in range(people):
            for other in range(seat):
                booths = missing[seat] + missing[other]
                lead = (ready[seat] - ready[other]) / (further + OPEN_BOOTH * booths)
                ahead = 1.0 / (1.0 + exp(-lead)) if lead > -50 else 0.0
                behind[seat] += 1.0 - ahead
                behind[other] += ahead
        for seat, place in enumerate(behind):
            points = place_worth(table, place)
            if number == fair:
                coming[seat] = points
            else:
                later[seat] += points
    return coming, later


def place_worth(table: Sequence[int], place: float) -> float:
    """Return the VP of a place between two places; the best is 0."""
    upper = int(place)
    first = table[upper] if upper < len(table) else 0
    second = table[upper + 1] if upper + 1 < len(table) else 0
    return first + (second - first) * (place - upper)
