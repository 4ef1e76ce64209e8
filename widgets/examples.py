"""The worked examples of a rulebook, each as a walk with guesses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.core.examples import Example
from tutor.core.text import LANGUAGES
from widgets import art
from widgets.assets import board_script, board_style, labels
from widgets.inspect import Inspecting, Sight
from widgets.messages import OfGame, game_titles, rule_words
from widgets.walk import Walk


class Examples(Inspecting, OfGame):
    """Every example of one game, to be read and played step by step."""

    _esm = board_script("rules.js", "walk.js", "examples.js")
    _css = board_style("table.css", "rulebook.css", "walk.css", "examples.css")

    def __init__(self, game: str = "toscana", lang: str = "en", **kwargs: Any) -> None:
        super().__init__(game, lang, **kwargs)
        self.example: Example | None = None
        self.walk: Walk | None = None
        #: How many results of the book the engine compares its own with.
        self.results = 0

    # ------------------------------------------------------------------ messages from the browser

    def hear_game(self, content: Mapping[str, Any]) -> None:
        """Open the examples of another game."""
        self.example = None
        super().hear_game(content)

    def hear_open(self, content: Mapping[str, Any]) -> None:
        """Open an example by its id, at its beginning; one that does not exist leaves everything as it is."""
        example = next((example for example in self.game.examples if example.id == content.get("id")), None)
        if example is not None:
            self.example = example
            self.walk = Walk(self.game, example.film())
            self.walk.goto(int(content.get("place") or 0))
            self.results = len(example.run().expected)
            self._show()

    def hear_goto(self, content: Mapping[str, Any]) -> None:
        """Look at another step of the example."""
        if self.walk is not None:
            self.walk.goto(int(content["place"]))
            self._show()

    def hear_guess(self, content: Mapping[str, Any]) -> None:
        """Compare a guess with what the rules say, and show the move. No guess at all is answered too."""
        if self.walk is not None:
            self._show(self.walk.guess(content.get("guess")))

    def sight(self, _content: Mapping[str, Any]) -> Sight | None:
        """Return what the browser shows of the open example."""
        return self.walk.sight if self.walk else None

    def hear_rule(self, content: Mapping[str, Any]) -> None:
        """Send a rule, to be read in place."""
        rule = self.game.rulebook[str(content.get("rule"))]
        self.send({"type": "rule", **rule_words(rule, self.lang), "at": content.get("at")})

    # ------------------------------------------------------------------ what the browser is told

    def greet(self) -> None:
        """Send the list of examples, and the open one again in the language that is now spoken."""
        lang = self.lang
        self.send(
            {
                "type": "greeting",
                "lang": lang,
                "languages": list(LANGUAGES),
                "labels": labels("walk", lang) | labels("examples", lang),
                "symbols": art.symbols_svg(),
                "title": self.word("examples-title-of", game=self.game.title(lang)),
                "game": self.game.name,
                "games": game_titles(lang),
                "examples": [{"id": example.id, "title": example.title_in(lang)} for example in self.game.examples],
            }
        )
        if self.example is not None and self.walk is not None:
            self.walk.forget_picture()
            self._show()

    def _show(self, right: bool | None = None) -> None:
        """Send the step that is looked at: before the guess, or after it with what happened."""
        assert self.example is not None and self.walk is not None
        self.send(
            {
                "type": "step",
                "id": self.example.id,
                "title": self.example.title_in(self.lang),
                "rules": list(self.example.rules),
                "right": right,
                "agreed": self.word("examples-agreed-of", count=self.results),
                **self.walk.words(self.lang),
            }
        )
