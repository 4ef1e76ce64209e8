"""About the numbers: which are the rulebook's, which are known from elsewhere, which are rebuilt; how to mend them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import tutor
from tutor.core.data import PROVENANCE_KEYS
from tutor.core.game import Game
from tutor.core.text import LANGUAGES
from widgets.assets import labels, script, style
from widgets.messages import OfGame

#: Where numbers can come from, the surest first.
SOURCES = ("seed", "public", "reconstructed")


class Numbers(OfGame):
    """Every table of numbers of one game with its provenance, and all games side by side."""

    _esm = script("dom.js", "numbers.js")
    _css = style("theme.css", "rulebook.css", "numbers.css")

    def greet(self) -> None:
        """Send all tables."""
        lang = self.lang
        tables = [self._table(name) for name in named_tables(self.game, lang)]
        self.send(
            {
                "type": "greeting",
                "lang": lang,
                "languages": list(LANGUAGES),
                "labels": labels("numbers", lang),
                "title": self.word("numbers-title-of", game=self.game.title(lang)),
                "game": self.game.name,
                "sources": [{"name": source, "text": self.word(f"source-{source}-of")} for source in SOURCES],
                "games": [self._summary(name) for name in tutor.games()],
                "tables": tables,
                "sample": self._sample(),
            }
        )

    def _summary(self, name: str) -> dict[str, Any]:
        """Return how many tables of a game come from where."""
        game = tutor.game(name)
        counts = Counter(game.data.provenance(table).source for table in named_tables(game, self.lang))
        return {"name": name, "title": game.title(self.lang), "counts": [counts[source] for source in SOURCES]}

    def _table(self, name: str) -> dict[str, Any]:
        source = self.game.data.provenance(name)
        return {
            "title": self.game.text(table_key(name), self.lang),
            "table": name,
            "source": source.source,
            "sourcetext": self.word(f"source-{source.source}-of"),
            "confidence": self.word(f"confidence-{source.confidence}-of"),
            "content": _plain(self.game.data[name]),
        }

    def _sample(self) -> str:
        """Return a file of corrections for this game, with the first number that such a file could change."""
        for name in named_tables(self.game, self.lang):
            content = self.game.data[name]
            if isinstance(content, dict):
                for key, value in content.items():
                    if type(value) is int:
                        return f"[{name}]\n{key} = {value}\n"
        return ""


def named_tables(game: Game[Any], lang: str) -> list[str]:
    """Return the tables of a game's data that have a name for people; the others are notes of ours."""
    return [name for name in game.data if game.texts.has(table_key(name), lang)]


def table_key(name: str) -> str:
    """Return the key of a table's name in the game's catalogue."""
    return f"data-{name.replace('_', '-')}"


def _plain(content: Any) -> list[list[str]]:
    """Return a table of the data file as rows of words, without its provenance."""
    if isinstance(content, list):
        names = [key for key in dict.fromkeys(key for row in content for key in row) if key not in PROVENANCE_KEYS]
        return [names, *([_cell(row.get(name, "")) for name in names] for row in content)]
    return [[key, _cell(value)] for key, value in content.items() if key not in PROVENANCE_KEYS and key != "note"]


def _cell(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_cell(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} = {_cell(item)}" for key, item in value.items())
    return str(value)
