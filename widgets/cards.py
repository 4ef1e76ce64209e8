"""The cards of a game: found by deck, words, cost and effect, each with its rules and where its numbers come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.core.cards import FACETS, Card
from tutor.core.text import LANGUAGES
from widgets.assets import labels, script, style
from widgets.messages import OfGame, capital, rule_words

#: Nobody looks for more words at once.
LONGEST_SEARCH = 200


class CardTalk(OfGame):
    """What a page with cards says about them when the browser asks."""

    def hear_cards(self, _content: Mapping[str, Any]) -> None:
        """Send every card in words, and what cards can be filtered by."""
        index, lang = self.game.card_index, self.lang
        facets = [
            {
                "name": facet,
                "title": self.word(f"facet-{facet}-of"),
                "tags": [{"id": tag, "text": capital(index.word(facet, tag, lang))} for tag in index.tags[facet]],
            }
            for facet in FACETS
        ]
        self.send(
            {
                "type": "cards",
                "labels": labels("cards", lang),
                "facets": facets,
                "cards": [self._card(card) for card in index],
            }
        )

    def hear_find(self, content: Mapping[str, Any]) -> None:
        """Send the cards that fit, best first, and how many each further tag would leave."""
        words = str(content.get("words") or "")[:LONGEST_SEARCH]
        decks, costs, effects = wanted = [_strings(content.get(facet)) for facet in FACETS]
        found = self.game.card_index.search(words, self.lang, decks, costs, effects)
        self.send(
            {
                "type": "dealt",
                "number": content.get("number"),
                # each with the places of the clauses that were looked for
                "found": [[card.id, card.marked(costs, effects)] for card in found],
                "counts": self.game.card_index.counts(words, self.lang, *wanted),
                "text": self.word("dealt-of", count=len(found)),
            }
        )

    def _card(self, card: Card) -> dict[str, Any]:
        index, lang, book = self.game.card_index, self.lang, self.game.rulebook
        source = self.game.data.provenance(card.table)
        return {
            "id": card.id,
            "deck": card.deck,
            "decktext": capital(index.word("deck", card.deck, lang)),
            **index.words(card, lang)._asdict(),
            "figures": [[name, index.word("figure", name, lang), number] for name, number in card.figures],
            "rules": [{"id": rule, "title": book[rule].title(lang)} for rule in card.rules],
            "source": source.source,
            "sourcetext": self.word(f"source-{source.source}-of"),
            "confidence": self.word(f"confidence-{source.confidence}-of"),
        }


class Cards(CardTalk):
    """The cards of one game by themselves, without the rulebook around them."""

    _esm = script("dom.js", "rules.js", "cards.js", "cardpage.js")
    _css = style("theme.css", "rulebook.css", "cards.css")

    def __init__(self, game: str = "viticulture", lang: str = "en", **kwargs: Any) -> None:
        super().__init__(game, lang, **kwargs)

    def greet(self) -> None:
        """Send the frame; the cards are asked for next."""
        self.send(
            {
                "type": "greeting",
                "lang": self.lang,
                "languages": list(LANGUAGES),
                "labels": labels("cards", self.lang),
                "title": self.word("cards-title-of", game=self.game.title(self.lang)),
                "game": self.game.name,
            }
        )

    def hear_rule(self, content: Mapping[str, Any]) -> None:
        """Send a rule, to be read in place."""
        rule = self.game.rulebook[str(content.get("rule"))]
        self.send({"type": "rule", **rule_words(rule, self.lang), "at": content.get("at")})


def _strings(value: Any) -> list[str]:
    """Return the strings of a list that a browser has sent; whatever else it may be is no tag."""
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
