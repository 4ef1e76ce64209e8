"""A Fluent catalogue of one language that reads each message only when it is asked for.

Reading a whole catalogue takes longer than everything else a page or a command does at its start, and most of its
messages are never said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


class Catalogue:
    """The messages of some files; a later file may say a message of an earlier one anew."""

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self.lang = lang
        self._sources: dict[str, str] = {}
        self._read: set[str] = set()
        self._bundle: FluentBundle | None = None
        for file in files:
            text = file.read_text(encoding="utf-8")
            starts = list(_MESSAGE.finditer(text))
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._sources[start[1]] = text[start.start() : end]

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, arguments: dict[str, Any]) -> str:
        """Return the words of a message; a missing message, variable or reference raises LookupError."""
        if key not in self._sources:
            raise LookupError(f"no words for {key!r} in {self.lang!r}")
        if key not in self._read:
            self._load(key)
        bundle = self._bundle
        assert bundle is not None
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"no words for {key!r} in {self.lang!r}")
        words, problems = bundle.format_pattern(pattern, arguments)
        if problems:
            raise LookupError(f"{key!r} in {self.lang!r}: {problems[0]}")
        return str(words)

    def variables(self, key: str) -> set[str]:
        """Return the variables of a message and of all messages it refers to."""
        source = self._sources.get(key, "")
        others = {other for other in _REFERENCE.findall(source) if other in self._sources and other != key}
        return set(_VARIABLE.findall(source)).union(*(self.variables(other) for other in others))

    def _load(self, key: str) -> None:
        """Read a message and those that it refers to."""
        # Fluent takes a twentieth of a second to import: only when words are wanted
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.lang], use_isolating=False)
        self._read.add(key)
        source = self._sources[key]
        for other in _REFERENCE.findall(source):
            if other in self._sources and other not in self._read:
                self._load(other)
        self._bundle.add_resource(FluentResource(source))
