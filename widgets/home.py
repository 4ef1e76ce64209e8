"""The first page: choose a language, a game, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tutor
from tutor.core.text import LANGUAGES
from tutor.lessons.reading import lesson_files
from widgets.assets import WORDS, labels, script, style
from widgets.messages import Talking


class Home(Talking):
    """All games of the shelf, with ways in."""

    _esm = script("dom.js", "home.js")
    _css = style("theme.css", "home.css")

    def __init__(self, lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        # A warm kernel makes its widget before anybody comes: the cards are then at hand, whatever the language.
        self._cards = {language: [self._card(name, language) for name in tutor.games()] for language in LANGUAGES}

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened."""
        self.read_query(content)
        self._greet()

    def hear_lang(self, content: Mapping[str, Any]) -> None:
        """Change the language."""
        if content.get("lang") in LANGUAGES:
            self.lang = str(content["lang"])
            self._greet()

    def _greet(self) -> None:
        self.send(
            {
                "type": "greeting",
                "lang": self.lang,
                "languages": list(LANGUAGES),
                "labels": labels("home", self.lang),
                "title": "",
                "games": self._cards[self.lang],
            }
        )

    def _card(self, name: str, lang: str) -> dict[str, Any]:
        game = tutor.game(name)
        return {
            "name": name,
            "title": game.title(lang),
            "tagline": game.about("tagline", lang),
            "about": game.about("about", lang),
            "players": WORDS.text("players-of", lang, {"least": game.players[0], "most": game.players[-1]}),
            "rules": WORDS.text("rules-of", lang, {"count": len(game.rulebook)}),
            "cards": bool(game.card_index),
            "lessons": bool(lesson_files(game)),
        }
