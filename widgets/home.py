"""The first page: go on where one was, or choose a game and what to do with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tutor
from tutor.core.game import Game
from tutor.core.text import LANGUAGES
from tutor.core.welcome import best_known_first, for_newcomers, welcome
from tutor.lessons.reading import lesson_files
from widgets.assets import WORDS, labels, script, style
from widgets.covers import covers
from widgets.messages import Talking


class Home(Talking):
    """All games of the shelf, with ways in."""

    _esm = script("dom.js", "shelf.js", "dialogs.js", "mygames.js", "home.js")
    _css = style("theme.css", "mygames.css", "home.css")

    def __init__(self, lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        # A warm kernel makes its widget before anybody comes: the cards are then at hand, whatever the language.
        games = best_known_first(tutor.game(name) for name in tutor.games())
        self._first = for_newcomers(game for game in games if lesson_files(game)).name
        self._cards = {language: [_card(game, language) for game in games] for language in LANGUAGES}

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
                "first": self._first,
            }
        )
        # the words stand already while the pictures are on their way
        self.send({"type": "covers", "lang": self.lang, "covers": covers(self.lang)})


def _card(game: Game[Any], lang: str) -> dict[str, Any]:
    said = welcome(game)
    least, most = said.minutes
    source = WORDS.text(f"source-{said.source}-of", lang)
    return {
        "name": game.name,
        "title": game.title(lang),
        "tagline": game.about("tagline", lang),
        "about": game.about("about", lang),
        "players": WORDS.text("players-of", lang, {"least": game.players[0], "most": game.players[-1]}),
        "minutes": WORDS.text("minutes-of", lang, {"least": least, "most": most, "range": int(least != most)}),
        "source": WORDS.text("minutes-source-of", lang, {"source": source}),
        "difficulty": said.difficulty,
        "hard": WORDS.text(f"difficulty-{said.difficulty}-of", lang),
        "rules": WORDS.text("rules-of", lang, {"count": len(game.rulebook)}),
        "cards": bool(game.card_index),
        "lessons": bool(lesson_files(game)),
    }
