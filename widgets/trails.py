"""Tries under way: the moves of a lesson's step that was left before its end, because the page was closed or turned.

The browser keeps them as well and hands them in again when it opens a page, so a guided game survives a reload.
"""

from __future__ import annotations

import json
from typing import Any

from tutor.core.errors import BadSave
from tutor.core.moves import Move, decode, encode
from tutor.lessons import Runner
from tutor.lessons import format as f

#: What is kept of a step in which nothing is under way.
NOTHING = "[]"


class Trails:
    """The moves of every try under way, by game, lesson and step."""

    def __init__(self) -> None:
        self._kept: dict[str, Any] = {}

    def take(self, remembered: Any) -> None:
        """Take what a browser remembers; anything may come from there."""
        if isinstance(remembered, dict):
            self._kept |= remembered

    def forget(self) -> None:
        """Forget everything."""
        self._kept.clear()

    def keep(self, runner: Runner) -> str:
        """Keep the moves of the present step, and return them as the browser keeps them."""
        under_way = isinstance(runner.step, f.Do | f.Play) and not runner.mastered
        moves = [encode(point.move) for point in runner.path if point.move is not None] if under_way else []
        self._kept[self._name(runner)] = kept = json.dumps(moves)
        return kept

    def moves(self, runner: Runner) -> list[Move]:
        """Return the moves that were played in the present step before."""
        try:
            saved = json.loads(self._kept.get(self._name(runner), NOTHING))
            return [decode(runner.lesson.game.move_types, move) for move in saved]
        except (ValueError, TypeError, RecursionError, BadSave):
            # a damaged memory of the browser is no reason to bother anybody
            return []

    def _name(self, runner: Runner) -> str:
        return f"{runner.lesson.game.name}:{runner.lesson.id}#{runner.step.id}"
