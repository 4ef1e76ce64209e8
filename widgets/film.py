"""The way from one drawing to the next as a film: one beat for each event of a move, in the order of the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tutor.core.glimpses import glimpses
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event
from widgets.motion import motions
from widgets.scene import Scene

#: What the browser shows of one or more events: a patch of the drawing with `motions`, and what is told meanwhile.
Beat = dict[str, Any]


class Reel(NamedTuple):
    """A move, the position in which it was made, and the events it wrote; `places` are the targets it was made on."""

    before: State
    move: Move
    events: Sequence[Event]
    places: Sequence[str] = ()


def patch(before: Scene | None, after: Scene) -> dict[str, Any]:
    """Return what turns one drawing into another, with what moves meanwhile."""
    changes = after.changes(before)
    if before is not None and "fresh" not in changes:
        changes["motions"] = motions(before, after)
    return changes


class Film(NamedTuple):
    """The beats of a move, the last drawing before the next question is asked, and what is still to be told with it."""

    beats: list[Beat]
    last: Scene
    told: list[dict[str, Any]]


def film(first: Scene, reel: Reel, draw: Callable[[State], Scene], tell: Callable[[Event], dict[str, Any]]) -> Film:
    """Return the way that a move leads from a drawing on.

    What events tell before they change anything is told together with the change that follows.
    """
    seen = glimpses(reel.before, reel.move)
    if [glimpse.event for glimpse in seen] != list(reel.events[: len(seen)]):  # chance was answered in another way
        seen = []
    beats: list[Beat] = []
    scene, told = first, []
    for event, state in seen:
        told.append(tell(event))
        after = draw(state)
        changes = patch(scene, after)
        if changes["motions"]:
            beats.append({**changes, "told": told})
            scene, told = after, []
    return Film(beats, scene, told + [tell(event) for event in reel.events[len(seen) :]])


def shown(before: Scene | None, after: Scene, way: Film | None, reel: Reel | None) -> dict[str, Any]:
    """Return what the browser needs to get from one drawing to another, by the way of a film if there is one."""
    if way is None or reel is None:
        return patch(before, after)
    lit = {"lit": list(reel.places), "actor": reel.before.actor}
    return {**patch(way.last, after), "beats": way.beats, "told": way.told, **lit}
