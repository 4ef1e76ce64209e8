"""Games on record as films: every golden playthrough and worked example, beat by beat, as everybody's eyes see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import tutor
from tests.golden import plan, recorded
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event
from widgets import boards
from widgets.film import Reel, film
from widgets.scene import Scene
from widgets.story import Eyes, changes


class Record(NamedTuple):
    """One move of a game on record."""

    before: State
    move: Move
    events: tuple[Event, ...]


def records(name: str) -> Iterator[Record]:
    """Yield the moves of all playthroughs and examples of a game."""
    game = tutor.game(name)
    for example in game.examples:
        for shot in example.film():
            if shot.move is not None and shot.after is not None:
                yield Record(shot.before, shot.move, shot.events)
    for playthrough in plan(name)[0]:
        state = playthrough.begin()
        for move in recorded(playthrough, playthrough.path.read_text(encoding="utf-8")):
            before = state.copy()
            yield Record(before, move, tuple(state.play(move)))


def drawing(state: State, lang: str = "en") -> Scene:
    """Draw a position for somebody who sees everything."""
    name = state.game.name
    reader = boards.Reader(state.game, lang, (), None, boards.folder(name))
    return boards.board(name).draw(reader, state.view(None))


def beats(record: Record) -> list[dict[str, Any]]:
    """Return the film of a move; every beat tells the names of its events, and what floats.

    What the next question changes is left out: it moves with every move.
    """
    eyes = Eyes("en", None, ())

    def tell(event: Event) -> dict[str, Any]:
        return {"name": event.name, "changes": changes(eyes.say(event), "en")}

    shown = film(drawing(record.before), Reel(*record), drawing, tell)
    return [*shown.beats, {"motions": [], "told": shown.told}]
