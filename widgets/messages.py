"""A widget that talks with its browser side in small messages, and answers bad input with one sentence."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs

import anywidget

import tutor
from tutor.core.errors import VendangeError
from tutor.core.rulebook import Rule
from tutor.core.text import LANGUAGES
from tutor.core.welcome import best_known_first
from widgets.assets import WORDS

log = logging.getLogger(__name__)


class Talking(anywidget.AnyWidget):
    """Calls `hear_<type>` for each message of the browser; what it raises becomes a sentence for the person."""

    def __init__(self, lang: str = "en", **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.lang = lang
        self.on_msg(self._receive)

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        handler = getattr(self, f"hear_{content.get('type')}", None) if isinstance(content, dict) else None
        if handler is None:
            return
        try:
            handler(content)
        except Exception as error:
            self.trouble(error, f"message {content.get('type')}")

    def trouble(self, error: Exception, about: str = "work in slices") -> None:
        """Tell the person one sentence; the log keeps the rest of what is our own fault. The position is as it was."""
        if isinstance(error, VendangeError):
            self.sorry(error.text(self.lang))
        else:
            log.error("%s", about, exc_info=error)
            self.sorry(self.word("table-sorry-bug"))

    def sorry(self, text: str) -> None:
        """Tell the person, in one sentence, what did not work."""
        self.send({"type": "sorry", "text": text})

    def word(self, key: str, **details: Any) -> str:
        """Return words of the widgets' own catalogue."""
        return WORDS.text(key, self.lang, details)

    def read_query(self, content: Mapping[str, Any]) -> dict[str, str]:
        """Return the parts of the page's address after the question mark, and take the language from there."""
        query = {name: values[0] for name, values in parse_qs(str(content.get("query", "")).lstrip("?")).items()}
        wished = query.get("lang") or str(content.get("lang") or "")[:2]
        if wished in LANGUAGES:
            self.lang = wished
        return query


def game_titles(lang: str) -> list[dict[str, str]]:
    """Return every game with its title, for a page on which another can be chosen."""
    games = best_known_first(tutor.game(name) for name in tutor.games())
    return [{"name": game.name, "title": game.title(lang)} for game in games]


class OfGame(Talking):
    """A page about one game: language and game come from its address, and can be changed."""

    def __init__(self, game: str = "toscana", lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        self.game = tutor.game(game)

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened: take language and game from its address."""
        query = self.read_query(content)
        if "game" in query and query["game"] != self.game.name:
            self.game = tutor.game(query["game"])
        self.greet()

    def hear_lang(self, content: Mapping[str, Any]) -> None:
        """Change the language."""
        if content.get("lang") in LANGUAGES:
            self.lang = str(content["lang"])
            self.greet()

    def hear_game(self, content: Mapping[str, Any]) -> None:
        """Open the page of another game."""
        self.game = tutor.game(str(content.get("game")))
        self.greet()

    def greet(self) -> None:
        """Send everything that the page shows first."""
        raise NotImplementedError


def rule_words(rule: Rule, lang: str) -> dict[str, Any]:
    """Return a rule as the browser shows it."""
    return {
        "id": rule.id,
        "title": rule.title(lang),
        "text": rule.text(lang),
        "ruling": rule.ruling(lang),
        "links": list(rule.links),
    }


def capital(text: str) -> str:
    """Return words as they begin a line."""
    return text[:1].upper() + text[1:]
