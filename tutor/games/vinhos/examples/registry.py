"""Where the examples of all topics are collected, each for the editions to which it belongs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tutor.core.examples import Example, Examples, Scenario
from tutor.core.game import Game
from tutor.games.vinhos.names import RESERVE, SPECIAL_VINTAGE

BOTH = (SPECIAL_VINTAGE, RESERVE)


class Editions(Examples):
    """Collects scenarios with the editions in which they can be played."""

    def __init__(self) -> None:
        super().__init__()
        self._editions: dict[str, tuple[str, ...]] = {}

    def of(self, editions: tuple[str, ...]) -> Callable[..., Callable[[Scenario], Scenario]]:
        """Return a decorator for the examples of some editions."""

        def note(example: str, *rules: str) -> Callable[[Scenario], Scenario]:
            self._editions[example] = editions
            return self(example, *rules)

        return note

    def bind(self, game: Game[Any]) -> list[Example]:
        """Return the examples of a game's own edition, with those of their rules that belong to it."""
        return [
            example._replace(rules=tuple(rule for rule in example.rules if game.plays_by(rule)))
            for example in super().bind(game)
            if game.rules_edition in self._editions[example.id]
        ]


examples = Editions()
both = examples.of(BOTH)
special = examples.of((SPECIAL_VINTAGE,))
reserve = examples.of((RESERVE,))
