"""The rulebook: every rule in the reader's language, searchable and cross-linked; and where the numbers come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tutor
from tutor.core.data import PROVENANCE_KEYS
from tutor.core.text import LANGUAGES
from widgets.assets import labels, script, style
from widgets.cards import CardTalk
from widgets.messages import rule_words


class Rulebook(CardTalk):
    """The rules of one game, and beside them its cards, if it has any."""

    _esm = script("dom.js", "cards.js", "rulebook.js")
    _css = style("theme.css", "rulebook.css", "cards.css")

    def hear_search(self, content: Mapping[str, Any]) -> None:
        """Send the ids of the rules in which the words occur, best first."""
        found = self.game.rulebook.search(str(content.get("words", "")), self.lang)
        self.send(
            {
                "type": "found",
                "words": content.get("words"),
                "ids": [rule.id for rule in found],
                "text": self.word("found-of", count=len(found)),
            }
        )

    def greet(self) -> None:
        """Send the whole rulebook."""
        book, lang = self.game.rulebook, self.lang
        rules = [
            {
                **rule_words(rule, lang),
                "section": rule.section,
                "derived": rule.derived,
                "option": self.game.options[rule.option].text(lang) if rule.option in self.game.options else None,
            }
            for rule in book.values()
        ]
        self.send(
            {
                "type": "greeting",
                "lang": lang,
                "languages": list(LANGUAGES),
                "labels": labels("book", lang),
                "title": self.word("book-title-of", game=self.game.title(lang)),
                "cardstitle": self.word("cards-title-of", game=self.game.title(lang)) if self.game.card_index else "",
                "game": self.game.name,
                "games": [{"name": name, "title": tutor.game(name).title(lang)} for name in tutor.games()],
                "sections": [{"id": section, "title": book.section_title(section, lang)} for section in book.sections],
                "rules": rules,
                "numbers": [table for name in self.game.data if (table := self._numbers(name))],
            }
        )

    def _numbers(self, name: str) -> dict[str, Any] | None:
        """Return a table of the data file with its provenance, if the catalogue has a name for it."""
        key = f"data-{name.replace('_', '-')}"
        if not self.game.texts.has(key, self.lang):
            return None
        source = self.game.data.provenance(name)
        return {
            "title": self.game.text(key, self.lang),
            "table": name,
            "source": source.source,
            "sourcetext": self.word(f"source-{source.source}-of"),
            "confidence": self.word(f"confidence-{source.confidence}-of"),
            "content": _plain(self.game.data[name]),
        }


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
