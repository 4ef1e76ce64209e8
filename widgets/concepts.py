"""Concept pages: one idea of board games, and how each of the games treats it, with a small position to try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tutor
from tutor.concepts import Concept, Treatment, concepts
from tutor.core.text import LANGUAGES
from widgets import art
from widgets.assets import board_script, board_style, labels
from widgets.inspect import Inspecting, Sight
from widgets.messages import rule_words
from widgets.walk import Walk


class Concepts(Inspecting):
    """All concepts; the open one with a walk for each game."""

    _esm = board_script("rules.js", "walk.js", "concepts.js")
    _css = board_style("table.css", "rulebook.css", "walk.css", "concepts.css")

    def __init__(self, concept: str = "", lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        self.concept = next((known for known in concepts() if known.id == concept), concepts()[0])
        self.walks: dict[str, Walk] = {}

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened: take the language from its address, and the concept from its place."""
        self.read_query(content)
        self._open(str(content.get("place") or self.concept.id))

    def hear_lang(self, content: Mapping[str, Any]) -> None:
        """Change the language."""
        if content.get("lang") in LANGUAGES:
            self.lang = str(content["lang"])
            self._greet()

    def hear_open(self, content: Mapping[str, Any]) -> None:
        """Open another concept; one that does not exist leaves everything as it is."""
        self._open(str(content.get("id")))

    def hear_goto(self, content: Mapping[str, Any]) -> None:
        """Look at another step of a game's walk."""
        name = str(content.get("walk"))
        if name in self.walks:
            self.walks[name].goto(int(content["place"]))
            self._show(name)

    def hear_guess(self, content: Mapping[str, Any]) -> None:
        """Compare a guess with what the rules say, and show the move."""
        name = str(content.get("walk"))
        if name in self.walks:
            self._show(name, self.walks[name].guess(content.get("guess")))

    def sight(self, content: Mapping[str, Any]) -> Sight | None:
        """Return what the browser shows of a game's walk."""
        walk = self.walks.get(str(content.get("walk")))
        return walk.sight if walk else None

    def hear_rule(self, content: Mapping[str, Any]) -> None:
        """Send a rule of any game, to be read in place."""
        wanted = str(content.get("rule"))
        for treatment in self.concept.treatments:
            book = tutor.game(treatment.game).rulebook
            if wanted in book:
                self.send({"type": "rule", **rule_words(book[wanted], self.lang), "at": content.get("at")})
                return

    def _open(self, wanted: str) -> None:
        self.concept = next((known for known in concepts() if known.id == wanted), self.concept)
        self.walks = {}
        for treatment in self.concept.treatments:
            self.walks[treatment.game] = Walk(tutor.game(treatment.game), treatment.shots())
        self._greet()

    def _greet(self) -> None:
        lang = self.lang
        self.send(
            {
                "type": "greeting",
                "lang": lang,
                "languages": list(LANGUAGES),
                "labels": labels("walk", lang) | labels("concepts", lang),
                "symbols": art.symbols_svg(),
                "title": self.word("concepts-title-of"),
                "concepts": [{"id": known.id, "title": known.title(lang)} for known in concepts()],
                "open": self._words(self.concept),
            }
        )
        for name, walk in self.walks.items():
            walk.forget_picture()
            self._show(name)

    def _words(self, concept: Concept) -> dict[str, Any]:
        return {
            "id": concept.id,
            "title": concept.title(self.lang),
            "text": concept.text(self.lang),
            "games": [self._treatment(treatment) for treatment in concept.treatments],
        }

    def _treatment(self, treatment: Treatment) -> dict[str, Any]:
        game = tutor.game(treatment.game)
        return {
            "name": game.name,
            "title": game.title(self.lang),
            "text": treatment.text(self.lang),
            "rules": list(treatment.rules),
            "example": treatment.example,
        }

    def _show(self, name: str, right: bool | None = None) -> None:
        self.send({"type": "step", "walk": name, "right": right, **self.walks[name].words(self.lang)})
