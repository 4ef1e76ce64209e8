"""Concepts: ideas that many board games share, and how each of ours treats them. The words lie beside this file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import tutor
from tutor.core.examples import Shot

HERE = Path(__file__).parent


class Treatment(NamedTuple):
    """What one game makes of a concept: a few sentences, its rules, and a part of a worked example that shows it."""

    game: str
    words: Mapping[str, str]
    rules: tuple[str, ...]
    example: str
    #: The first shot of the example that belongs here, and how many do; 0 means all that follow.
    first: int
    length: int

    def text(self, lang: str) -> str:
        """Return the sentences about this game."""
        return self.words[lang]

    def shots(self) -> list[Shot]:
        """Return the part of the example that shows it."""
        example = next(example for example in tutor.game(self.game).examples if example.id == self.example)
        shots = example.film()[self.first :]
        return shots[: self.length] if self.length else shots


class Concept(NamedTuple):
    """One idea, with what each game makes of it."""

    id: str
    titles: Mapping[str, str]
    texts: Mapping[str, str]
    treatments: tuple[Treatment, ...]

    def title(self, lang: str) -> str:
        """Return its name."""
        return self.titles[lang]

    def text(self, lang: str) -> str:
        """Return what it is, whatever the game."""
        return self.texts[lang]


@cache
def concepts() -> tuple[Concept, ...]:
    """Return all concepts, in the order of their files."""
    return tuple(_read(path) for path in sorted(HERE.glob("*.toml")))


def _read(path: Path) -> Concept:
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return Concept(content["id"], content["title"], content["text"], tuple(_treatment(row) for row in content["game"]))


def _treatment(row: Mapping[str, Any]) -> Treatment:
    words = {"en": row["en"], "fr": row["fr"]}
    return Treatment(row["name"], words, tuple(row["rules"]), row["example"], row.get("first", 0), row.get("shots", 0))
