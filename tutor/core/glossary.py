"""The words of a game: each thing has one name in each language, a sentence that says what it is for, and its rules.

Board, moves, journal, rules and lessons call a thing by this name. Other names that somebody might give it are listed
beside it as strays, and a test finds them wherever they stand.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any


class Term:
    """A thing of the game."""

    __slots__ = ("_row", "id", "rules")

    def __init__(self, name: str, row: Mapping[str, Any]) -> None:
        self._row = row
        self.id = name
        #: The rules that say more, the most important first; each edition of a game takes those that are its own.
        self.rules: tuple[str, ...] = tuple(row["rules"])

    def name(self, lang: str = "en") -> str:
        """Return what it is called, as within a sentence."""
        name: str = self._row["name"][lang]
        return name

    def text(self, lang: str = "en") -> str:
        """Return what it is for, as whole sentences."""
        text: str = self._row["text"][lang]
        return text

    def strays(self, lang: str = "en") -> list[re.Pattern[str]]:
        """Return the names that it must not bear, as patterns of whole words."""
        found = self._row.get("never", {}).get(lang, ())
        return [re.compile(rf"(?<!\w){stray}(?!\w)", re.IGNORECASE) for stray in found]


class Glossary(Mapping[str, Term]):
    """All terms of a game."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        self._terms = {name: Term(name, row) for name, row in content.items()}

    @classmethod
    def load(cls, path: Path) -> Glossary:
        """Read a `glossary.toml`."""
        return cls(tomllib.loads(path.read_text(encoding="utf-8")))

    def __getitem__(self, name: str) -> Term:
        return self._terms[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._terms)

    def __len__(self) -> int:
        return len(self._terms)
