"""What the rules say to people, before it becomes words: events and refusals.

Both are plain values (a key, a rule id and arguments); `tutor.core.text` turns them into a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Event(NamedTuple):
    """One change of the position: what, by which rule, for whom, with which numbers."""

    name: str
    rule: str
    seat: int | None
    details: Mapping[str, Any]
    #: Further rules that bear on it.
    see: tuple[str, ...] = ()
    #: The details are for this event's own seat alone; everybody else reads the `-hidden` wording.
    secret: bool = False


class Refusal(NamedTuple):
    """Why a move is not legal, by which rule, with which numbers."""

    name: str
    rule: str
    details: Mapping[str, Any]


def refuse(name: str, rule: str, **details: Any) -> Refusal:
    """Make a refusal; short enough to stand on the line where a rule decides."""
    return Refusal(name, rule, details)


class ScoreLine(NamedTuple):
    """One line of a score sheet: where points come from, and by which rule."""

    name: str
    rule: str
    points: int
    details: Mapping[str, Any]


class ScoreSheet(NamedTuple):
    """Where every point of one player comes from."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """Return the sum of all lines, which is the player's score."""
        return sum(line.points for line in self.lines)


class Resource(NamedTuple):
    """One of a game's own units: something of which a player has so many ("lira", "red wine", "VP from orders").

    Its words are the game's `unit-<name>`, with `count` and the arguments of `of`.
    """

    name: str
    of: tuple[tuple[str, str], ...] = ()


def resource(name: str, /, **of: str) -> Resource:
    """Name one of a game's own units."""
    return Resource(name, tuple(of.items()))


def held(*amounts: tuple[Resource, int]) -> dict[Resource, int]:
    """Return what there is of each resource, in this order, without those of which there is nothing."""
    return {thing: amount for thing, amount in amounts if amount}
