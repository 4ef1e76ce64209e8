"""The rulebook: every rule in the reader's language, searchable and cross-linked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tutor
from tutor.core.text import LANGUAGES
from widgets.assets import labels, script, style
from widgets.cards import CardTalk
from widgets.coverage import CoverageTalk
from widgets.messages import rule_words


class Rulebook(CardTalk, CoverageTalk):
    """The rules of one game and where each is met; its cards and what differs between its editions, if it has any."""

    _esm = script("dom.js", "cards.js", "editions.js", "coverage.js", "rulebook.js")
    _css = style("theme.css", "rulebook.css", "cards.css", "editions.css", "coverage.css")

    def hear_search(self, content: Mapping[str, Any]) -> None:
        """Send the ids of the rules in which the words occur, best first; of those that differ, if it is about them."""
        book = self.game.rulebook
        found = book.search(str(content.get("words", "")), self.lang)
        if content.get("page") == "editions":
            found = [rule for rule in found if not book.is_common(rule)]
        self.send(
            {
                "type": "found",
                "words": content.get("words"),
                "page": content.get("page"),
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
                "solo": rule.solo,
                "counterpart": rule.counterpart,
                "elsewhere": not self.game.plays_by(rule.id),
                "edition": "" if book.is_common(rule) else self.word("edition-of", edition=", ".join(rule.editions)),
                "options": [self.game.options[name].text(lang) for name in rule.options if name in self.game.options],
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
                "coveragetitle": self.word("coverage-title-of", game=self.game.title(lang)),
                "cardstitle": self.word("cards-title-of", game=self.game.title(lang)) if self.game.card_index else "",
                "game": self.game.name,
                "games": [{"name": name, "title": tutor.game(name).title(lang)} for name in tutor.games()],
                "sections": [{"id": section, "title": book.section_title(section, lang)} for section in book.sections],
                "rules": rules,
                "editions": self._editions(),
                "differences": [
                    {"section": section, "rules": [rule and rule.id for rule in sides]}
                    for section, sides in book.differences()
                ],
            }
        )

    def _editions(self) -> list[dict[str, str]]:
        """Return the editions of the rulebook by the names of their games."""
        box = [game for game in map(tutor.game, tutor.games()) if game.folder == self.game.folder]
        titles = {game.rules_edition: game.title(self.lang) for game in box}
        return [
            {"title": titles[edition], "only": self.word("only-of", edition=titles[edition])}
            for edition in self.game.rulebook.editions
        ]
