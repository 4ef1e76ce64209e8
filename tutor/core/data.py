"""Components and numbers of a game, each table with where it comes from; and corrections by the owner of a real box."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tutor.core.errors import BadData

#: What tells the provenance of a table, beside its numbers.
PROVENANCE_KEYS = ("source", "where", "confidence", "why")
#: No number and no list of a board game is larger; what is would only exhaust the machine.
LARGEST_NUMBER = 1000
LONGEST_LIST = 200
#: The keys that tell the rows of a list apart, in order of preference.
ROW_KEYS = ("id", "name", "good", "variety", "index", "players", "value", "no", "row", "key", "op", "deck")


class Provenance(NamedTuple):
    """Where the numbers of a table come from."""

    #: "seed" (the rulebook text), "public", "reconstructed", or "owner" (a user's own file).
    source: str
    where: str
    #: "high", "medium" or "low".
    confidence: str
    why: str


class Data(Mapping[str, Any]):
    """The parsed data of a game: `data["price_track"]["max"]`, `data.provenance("price_track")`."""

    def __init__(self, tables: Mapping[str, Any], corrections: Mapping[str, Any] | None = None) -> None:
        self._tables = tables
        #: What the user's own file changed; saved with every game that was played with it.
        self.corrections: Mapping[str, Any] = corrections or {}

    def __getitem__(self, table: str) -> Any:
        return self._tables[table]

    def unread(self) -> Iterator[str]:
        """Yield the corrected numbers that nobody has read since: the engine does not use them."""
        for table, content in self.corrections.items():
            yield from _unread(table, self._tables[table], content)

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def __len__(self) -> int:
        return len(self._tables)

    def provenance(self, table: str) -> Provenance:
        """Return where a table comes from; for a list of rows, the least certain of them."""
        content = self._tables[table]
        rows = [row for row in content if isinstance(row, dict)] if isinstance(content, list) else [content]
        order = {"low": 0, "medium": 1, "high": 2}
        row = min(rows, key=lambda r: order.get(r.get("confidence", "high"), 2))
        return Provenance(*(str(row.get(key, "")) for key in PROVENANCE_KEYS))

    def corrected(self, corrections: Mapping[str, Any]) -> Data:
        """Return the data with a user's tables laid over it; unknown names and wrong types raise BadData."""
        tables: dict[str, Any] = {name: _watched(table) for name, table in self._tables.items()}
        for name, content in corrections.items():
            if name not in tables:
                raise BadData("data-unknown-table", table=name)
            tables[name] = _watched(_overlay(name, self._tables[name], content))
        return Data(tables, corrections)


class Watched(dict[str, Any]):
    """A table that remembers which of its numbers were read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.read: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.read.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        """Return a number if it is there."""
        self.read.add(key)
        return super().get(key, default)

    def items(self) -> Any:
        """Return everything: all of it counts as read."""
        self.read.update(self)
        return super().items()


def corrected_numbers(correction: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every number of a correction with its place in the table, provenance left out."""
    if isinstance(correction, Mapping):
        for key, value in correction.items():
            if key not in PROVENANCE_KEYS:
                yield from corrected_numbers(value, f"{place}.{key}" if place else key)
    elif isinstance(correction, list) and correction and isinstance(correction[0], Mapping):
        key = _row_key(correction)
        for row in correction:
            rest = {name: value for name, value in row.items() if name != key}
            yield from corrected_numbers(rest, f"{place}.{row[key]}" if place else str(row[key]))
    else:
        yield place, correction


def _watched(content: Any) -> Any:
    """Return a copy of plain values whose tables remember what was read."""
    if isinstance(content, dict):
        return Watched({key: _watched(value) for key, value in content.items()})
    if isinstance(content, list):
        return [_watched(item) for item in content]
    return content


def _unread(place: str, table: Any, correction: Any) -> Iterator[str]:
    if isinstance(table, Watched):
        for key, value in correction.items():
            if key in PROVENANCE_KEYS:
                continue
            if key not in table.read:
                yield f"{place}.{key}"
            else:
                yield from _unread(f"{place}.{key}", dict.__getitem__(table, key), value)
    elif isinstance(correction, list) and correction and isinstance(correction[0], dict):
        key = _row_key(table)
        rows = {dict.__getitem__(row, key): row for row in table}
        for row in correction:
            changed = {name: value for name, value in row.items() if name != key}
            yield from _unread(f"{place}.{row[key]}", rows[row[key]], changed)


def load(path: Path) -> Data:
    """Read a game's own data file."""
    return Data(tomllib.loads(path.read_text(encoding="utf-8")))


def read_corrections(source: str | Path | Mapping[str, Any]) -> Mapping[str, Any]:
    """Read a user's corrections: the path of a TOML file, or a mapping as such a file gives."""
    if isinstance(source, Mapping):
        return source
    if not isinstance(source, str | Path):
        raise BadData("data-unreadable", file=str(source))
    path = Path(source)
    try:
        return parse_corrections(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError):
        raise BadData("data-unreadable", file=path.name) from None


def parse_corrections(text: str, file: str) -> Mapping[str, Any]:
    """Read the text of a user's file of corrections; `file` is its name, for complaints."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line = re.search(r"line (\d+)", str(error))
        raise BadData("data-not-toml", file=file, line=line[1] if line else "?") from None


def _overlay(place: str, old: Any, new: Any) -> Any:
    """Lay a user's table over ours, key by key; rows of a list are matched by their id."""
    if isinstance(old, dict):
        if not isinstance(new, Mapping):
            raise BadData("data-wrong-type", place=place)
        table = dict(old)
        for key, value in new.items():
            if key not in table and key not in PROVENANCE_KEYS:
                raise BadData("data-unknown-key", place=f"{place}.{key}")
            if key in PROVENANCE_KEYS and not isinstance(value, str):
                raise BadData("data-wrong-type", place=f"{place}.{key}")
            table[key] = _overlay(f"{place}.{key}", table[key], value) if key in table else value
        if "source" in old and "source" not in new:
            table.update(source="owner", where="", confidence="high", why="")
        return table
    if isinstance(old, list) and old and isinstance(old[0], dict):
        return _overlay_rows(place, old, new)
    if isinstance(old, list) and old and isinstance(new, list):
        if len(new) > LONGEST_LIST:
            raise BadData("data-out-of-bounds", place=place, most=LONGEST_LIST)
        return [_overlay(place, old[0], item) for item in new]
    if type(new) is not type(old):
        raise BadData("data-wrong-type", place=place)
    if isinstance(new, int) and abs(new) > LARGEST_NUMBER:
        raise BadData("data-out-of-bounds", place=place, most=LARGEST_NUMBER)
    return new


def _row_key(rows: list[Any]) -> str:
    """Return the key by which the rows of a list can be told apart; empty if there is none."""
    for key in ROW_KEYS:
        if all(key in row for row in rows) and len({str(dict.__getitem__(row, key)) for row in rows}) == len(rows):
            return key
    return ""


def _overlay_rows(place: str, old: list[Any], new: Any) -> list[Any]:
    if not isinstance(new, list) or not all(isinstance(row, dict) for row in new):
        raise BadData("data-wrong-type", place=place)
    key = _row_key(old)
    if not key:
        raise BadData("data-wrong-type", place=place)
    rows = {row[key]: row for row in old}
    for row in new:
        if not isinstance(row.get(key, ""), str | int):
            raise BadData("data-wrong-type", place=f"{place}.{key}")
        if row.get(key) not in rows:
            raise BadData("data-unknown-row", place=place, key=key, value=row.get(key))
        rows[row[key]] = _overlay(f"{place}.{row[key]}", rows[row[key]], row)
    return list(rows.values())
