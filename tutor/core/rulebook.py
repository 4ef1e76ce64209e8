"""The rulebook as data: every rule with its id, in every language, with links; and a search over it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tutor.core.errors import UnknownRule
from tutor.core.searching import fold, rank


class Rule:
    """One rule of the book, restated."""

    __slots__ = ("_row", "counterpart", "derived", "editions", "id", "links", "options", "section", "solo")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._row = row
        self.id: str = row["id"]
        self.section: str = row["section"]
        self.links: tuple[str, ...] = tuple(row.get("links", ()))
        #: It follows from other rules; the book does not spell it out.
        self.derived: bool = row.get("derived", False)
        #: The options that switch this rule: its row names one of them, or lists several.
        option = row.get("option", ())
        self.options: tuple[str, ...] = (option,) if isinstance(option, str) else tuple(option)
        #: The editions to which it belongs, where one rulebook serves several games; empty: to all.
        #: They bear short names that people read too, such as "2016".
        self.editions: tuple[str, ...] = tuple(row.get("editions", ()))
        #: The rule that takes its place in another edition.
        self.counterpart: str | None = row.get("counterpart")
        #: It belongs to the game for one player alone.
        self.solo: bool = row.get("solo", False)

    def belongs_to(self, edition: str) -> bool:
        """Return whether the rule belongs to an edition; every rule does where there is only one."""
        return not self.editions or edition in self.editions

    def title(self, lang: str = "en") -> str:
        """Return the rule's short name."""
        title: str = self._row["title"][lang]
        return title

    def text(self, lang: str = "en") -> str:
        """Return the rule in our own words."""
        text: str = self._row["text"][lang]
        return text

    def ruling(self, lang: str = "en") -> str | None:
        """Return how an unclear place of the book is read here, and why; None where the book is clear."""
        ruling = self._row.get("ruling")
        return ruling[lang] if ruling else None

    def __repr__(self) -> str:
        return f"<{self.id} {self.title()}>"


class Difference(NamedTuple):
    """Where the editions part: a rule with its counterpart, or a rule that only some editions have."""

    #: The section of whichever rule comes first in the book; the counterpart may stand in another.
    section: str
    #: What each edition says, in the order of `Rulebook.editions`; None where it says nothing.
    rules: tuple[Rule | None, ...]


class Rulebook(Mapping[str, Rule]):
    """All rules of a game by id, in the order of the book."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        self._sections: dict[str, Mapping[str, str]] = {row["id"]: row["title"] for row in content["section"]}
        self._rules: dict[str, Rule] = {row["id"]: Rule(row) for row in content["rule"]}
        #: The editions that it serves, in the order of the book; empty where there is only one.
        self.editions: tuple[str, ...] = tuple(dict.fromkeys(name for rule in self.values() for name in rule.editions))

    @classmethod
    def load(cls, path: Path) -> Rulebook:
        """Read a `rules.toml`."""
        return cls(tomllib.loads(path.read_text(encoding="utf-8")))

    def __getitem__(self, rule: str) -> Rule:
        try:
            return self._rules[rule]
        except KeyError:
            raise UnknownRule("unknown-rule", rule=str(rule)) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule: object) -> bool:
        return rule in self._rules

    @property
    def sections(self) -> list[str]:
        """Return the ids of the sections, in order."""
        return list(self._sections)

    def section_title(self, section: str, lang: str = "en") -> str:
        """Return the heading of a section."""
        return self._sections[section][lang]

    def is_common(self, rule: Rule) -> bool:
        """Return whether a rule holds in every edition."""
        return all(map(rule.belongs_to, self.editions))

    def differences(self) -> list[Difference]:
        """Return what differs between the editions, by section: each rule that is not common occurs once."""
        found: list[Difference] = []
        told: set[str] = set()
        for rule in self.values():
            if self.is_common(rule) or rule.id in told:
                continue
            sides = [rule, self[rule.counterpart]] if rule.counterpart else [rule]
            told.update(side.id for side in sides)
            by_edition = (next((side for side in sides if side.belongs_to(name)), None) for name in self.editions)
            found.append(Difference(rule.section, tuple(by_edition)))
        return sorted(found, key=lambda difference: self.sections.index(difference.section))

    def search(self, words: str, lang: str = "en") -> list[Rule]:
        """Return the rules in which every word occurs, best first: id, then title, then text. Accents do not matter."""
        wanted = fold(words).split()
        found = []
        for place, rule in enumerate(self._rules.values()):
            fields = (
                fold(rule.id),
                fold(rule.title(lang)),
                fold(rule.text(lang) + " " + (rule.ruling(lang) or "")),
                fold(self.section_title(rule.section, lang)),
            )
            if (far := rank(wanted, fields)) is not None:
                found.append((far, place, rule))
        return [rule for _, _, rule in sorted(found, key=lambda entry: entry[:2])]
