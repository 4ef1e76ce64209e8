"""Where points come from, and what each player does with their turns. Both are counted, not estimated."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tutor.analysis.timeline import Timeline
from tutor.core.decision import CHANCE
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import say
from tutor.core.words import ScoreLine

#: Stands for what is left open: how many coins, which of the barrels.
OPEN: Final = "…"


class Points(NamedTuple):
    """What a seat would score from one source if the game ended at a moment of the record."""

    number: int
    seat: int
    source: str
    points: int


class Use(NamedTuple):
    """How often a seat did something; numbers in the move are left open."""

    seat: int
    action: Move
    times: int


def by_source(state: State, seat: int) -> dict[str, int]:
    """Return a seat's points by where they come from, if the game ended now."""
    found: dict[str, int] = {}
    for line in state.score_sheet(seat).lines:
        found[line.name] = found.get(line.name, 0) + line.points
    return found


def points_over_time(timeline: Timeline, seats: Iterable[int]) -> tuple[list[Points], dict[str, ScoreLine]]:
    """Return the points by source before every decision and at the end, and a line of a sheet for each source."""
    rows: list[Points] = []
    lines: dict[str, ScoreLine] = {}
    seats = list(seats)

    def note(number: int, state: State) -> None:
        for seat in seats:
            for line in state.score_sheet(seat).lines:
                lines.setdefault(line.name, line)
            rows.extend(Points(number, seat, source, points) for source, points in by_source(state, seat).items())

    for moment, state in timeline.walk():
        if moment.actor != CHANCE:
            note(moment.number, state)
    note(len(timeline.moments), timeline.final)
    return rows, lines


def action_mix(timeline: Timeline, seats: Iterable[int]) -> list[Use]:
    """Return what each seat did, most often first, at the questions that open a turn.

    A turn opens where the word passes from one player to another; the questions that follow from it (which field, how
    many) are its parts and are not counted. Alone at the table every question counts.
    """
    walked = [(moment, type(state.decision)) for moment, state in timeline.walk()]
    players = [(moment, question) for moment, question in walked if moment.actor != CHANCE]
    opening = {
        question
        for place, (moment, question) in enumerate(players)
        if timeline.players == 1 or place == 0 or players[place - 1][0].actor != moment.actor
    }
    counts: dict[tuple[int, Move], int] = {}
    for moment, question in players:
        if question in opening and moment.actor in seats:
            key = (moment.actor, roughly(moment.move))
            counts[key] = counts.get(key, 0) + 1
    uses = [Use(seat, action, count) for (seat, action), count in counts.items()]
    return sorted(uses, key=lambda use: -use.times)


def roughly(move: Any) -> Move:
    """Return a move with its numbers left open: bids of 3 and of 5 are the same kind of action."""
    made: Move = type(move)(*(OPEN if type(value) is int else value for value in move))
    return made


def say_source(line: ScoreLine, lang: str) -> str:
    """Return the words for a source of points without what changes during the game: "Crowns", not "3 crowns × 5 VP"."""
    details = {name: value if isinstance(value, bool) else OPEN for name, value in line.details.items()}
    words = say(line._replace(details=details), lang)
    words = re.sub(rf"\s*[×:]\s*{OPEN}.*$", "", words).removeprefix(OPEN).strip()
    return words[:1].upper() + words[1:]
