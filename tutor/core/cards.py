"""Cards as plain descriptions, for looking them up: by deck, by words, by what they cost and by what they do.

A game with cards describes each of them in `Game.cards`; it says nothing of how they are played. What a card costs and
does is filed under tags (`cost-lira`, `effect-harvest`, … are their words in the game's catalogue).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple

from tutor.core.searching import fold, rank
from tutor.core.text import Texts

#: What cards are filed under.
FACETS: Final = ("deck", "cost", "effect")
#: The cost of what costs nothing.
FREE: Final = "nothing"


class Saying(NamedTuple):
    """Words to be: a key of the game's catalogue with its arguments, among them lists of further sayings."""

    key: str
    details: Mapping[str, Any] | None = None

    def text(self, texts: Texts, lang: str) -> str:
        """Return it in words."""
        details = {name: _said(value, texts, lang) for name, value in (self.details or {}).items()}
        return texts.text(self.key, lang, details)

    def keys(self) -> set[str]:
        """Return every key that it needs."""
        inner = (item for value in (self.details or {}).values() if isinstance(value, tuple) for item in value)
        return {self.key}.union(*(item.keys() for item in inner if isinstance(item, Saying)))


def _said(value: Any, texts: Texts, lang: str) -> Any:
    if isinstance(value, tuple):
        return [item.text(texts, lang) if isinstance(item, Saying) else item for item in value]
    return value


class Use(NamedTuple):
    """One way to use a card: the tags of all that it costs and does then, and the places of the clauses it takes."""

    costs: frozenset[str]
    effects: frozenset[str]
    clauses: tuple[int, ...] = ()

    @classmethod
    def of(cls, costs: Iterable[str], effects: Iterable[str], clauses: Iterable[int] = ()) -> Use:
        """Make a use; one that costs nothing is filed under that."""
        return cls(frozenset(costs) or frozenset({FREE}), frozenset(effects), tuple(clauses))

    def has(self, costs: Collection[str], effects: Collection[str]) -> bool:
        """Return whether it has all these costs and effects."""
        return self.costs.issuperset(costs) and self.effects.issuperset(effects)


class Clause(NamedTuple):
    """A part of a card in a few words, with its own tags."""

    text: Saying
    costs: frozenset[str]
    effects: frozenset[str]


class Card(NamedTuple):
    """One kind of card."""

    id: str
    deck: str
    name: Saying
    text: Saying
    #: The table of the data file that it comes from, for its provenance.
    table: str
    #: The rules that rule it, the most particular first.
    rules: tuple[str, ...]
    uses: tuple[Use, ...]
    #: Its parts, where it has several.
    clauses: tuple[Clause, ...] = ()
    #: Its numbers by name (`figure-vp` are the words of `vp`), in the order in which they are read.
    figures: tuple[tuple[str, int], ...] = ()

    def sayings(self) -> tuple[Saying, ...]:
        """Return everything that it says."""
        return (self.name, self.text, *(clause.text for clause in self.clauses))

    def fits(self, decks: Collection[str], costs: Collection[str], effects: Collection[str]) -> bool:
        """Return whether it is of one of the decks, and one and the same use of it has all these costs and effects."""
        if decks and self.deck not in decks:
            return False
        return any(use.has(costs, effects) for use in self.uses)

    def marked(self, costs: Collection[str], effects: Collection[str]) -> list[int]:
        """Return the places of the clauses that make it fit: those with one of the tags, in a use that has them all."""
        fitting = {place for use in self.uses if use.has(costs, effects) for place in use.clauses}
        own = (not clause.costs.isdisjoint(costs) or not clause.effects.isdisjoint(effects) for clause in self.clauses)
        return [place for place, has_tag in enumerate(own) if has_tag and place in fitting]


class CardWords(NamedTuple):
    """What a card says, in one language."""

    name: str
    text: str
    clauses: tuple[str, ...]


class CardIndex:
    """All cards of a game, in the order of its decks, and ways to find some of them."""

    def __init__(self, cards: Iterable[Card], texts: Texts) -> None:
        self._cards = tuple(cards)
        self.texts = texts
        #: The words of every card by language, and what is searched in: name, what it does, deck; made on first use.
        self._words: dict[str, dict[str, CardWords]] = {}
        self._folded: dict[str, list[tuple[str, str, str]]] = {}

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    @cached_property
    def tags(self) -> dict[str, list[str]]:
        """Return the tags of each facet: decks in their order, costs and effects with the most frequent first."""
        cards = self._cards
        costs = Counter(tag for card in cards for tag in set().union(*(use.costs for use in card.uses)))
        effects = Counter(tag for card in cards for tag in set().union(*(use.effects for use in card.uses)))
        decks = list(dict.fromkeys(card.deck for card in cards))
        return {
            "deck": decks,
            "cost": [tag for tag, _ in costs.most_common()],
            "effect": [tag for tag, _ in effects.most_common()],
        }

    @cached_property
    def figures(self) -> list[str]:
        """Return the names of all numbers on cards."""
        return list(dict.fromkeys(name for card in self._cards for name, _ in card.figures))

    def search(
        self,
        words: str = "",
        lang: str = "en",
        decks: Collection[str] = (),
        costs: Collection[str] = (),
        effects: Collection[str] = (),
    ) -> list[Card]:
        """Return the cards in which every word occurs and that fit the tags; those with the words in the name first."""
        return [card for card in self._with(words, lang) if card.fits(decks, costs, effects)]

    def counts(
        self,
        words: str = "",
        lang: str = "en",
        decks: Collection[str] = (),
        costs: Collection[str] = (),
        effects: Collection[str] = (),
    ) -> dict[str, dict[str, int]]:
        """Return, for every tag of every facet, how many cards there would be if it were chosen too."""
        found = self._with(words, lang)

        def count(decks: Collection[str], costs: Collection[str], effects: Collection[str]) -> int:
            return sum(card.fits(decks, costs, effects) for card in found)

        return {
            "deck": {tag: count((tag,), costs, effects) for tag in self.tags["deck"]},
            "cost": {tag: count(decks, {*costs, tag}, effects) for tag in self.tags["cost"]},
            "effect": {tag: count(decks, costs, {*effects, tag}) for tag in self.tags["effect"]},
        }

    def _with(self, words: str, lang: str) -> list[Card]:
        """Return the cards in which every word occurs, best first."""
        wanted = fold(words).split()
        if lang not in self._folded:
            self._folded[lang] = [self._fold(card, lang) for card in self]
        ranked = [(rank(wanted, fields), card) for card, fields in zip(self, self._folded[lang], strict=True)]
        found = [(far, card) for far, card in ranked if far is not None]
        return [card for _, card in sorted(found, key=lambda entry: entry[0])]  # sorting keeps the order of equals

    def _fold(self, card: Card, lang: str) -> tuple[str, str, str]:
        name, text, clauses = self.words(card, lang)
        return fold(name), fold(" ".join((text, *clauses))), fold(self.word("deck", card.deck, lang))

    def words(self, card: Card, lang: str = "en") -> CardWords:
        """Return what a card says."""
        said = self._words.setdefault(lang, {})
        if card.id not in said:
            name, text, *clauses = (saying.text(self.texts, lang) for saying in card.sayings())
            said[card.id] = CardWords(name, text, tuple(clauses))
        return said[card.id]

    def word(self, kind: str, name: str, lang: str = "en") -> str:
        """Return the words of a tag of a facet, or (`figure`) of a number."""
        return self.texts.text(key_of_tag(kind, name), lang)

    def message_keys(self) -> set[str]:
        """Return every key that a catalogue must have for these cards."""
        tags = {key_of_tag(facet, tag) for facet in FACETS for tag in self.tags[facet]}
        figures = {key_of_tag("figure", name) for name in self.figures}
        return tags.union(figures, *(saying.keys() for card in self._cards for saying in card.sayings()))


def key_of_tag(kind: str, name: str) -> str:
    """Return the key of a tag's words: `key_of_tag("figure", "extra_lira")` is `figure-extra-lira`."""
    return f"{kind}-{name}".replace("_", "-")
