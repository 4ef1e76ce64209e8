"""Options of a game: official variants, and rulings where the rulebook can be read in two ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tutor.core.data import Data
from tutor.core.errors import BadSetup
from tutor.core.text import Texts


class Option(NamedTuple):
    """One switch: its default, what it may be set to, and the rule it belongs to."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    rule: str
    #: Part of the rulebook (a variant), not our reading of an unclear sentence (a ruling).
    official: bool
    texts: Texts

    def text(self, lang: str = "en") -> str:
        """Return the option in one line."""
        return self.texts.text(f"option-{self.name}".replace("_", "-"), lang)

    def choice_text(self, choice: Any, lang: str = "en") -> str:
        """Return one of its choices in a few words."""
        chosen = ("-".join(choice) or "none") if isinstance(choice, tuple) else choice
        key = f"choice-{self.name}-{chosen}".lower().replace("_", "-")
        return self.texts.text(key, lang)


def read_options(data: Data, texts: Texts, wanted: Callable[[Mapping[str, Any]], bool]) -> dict[str, Option]:
    """Make the options of a game from its data: `[[variant]]` rows with a rule, then `[[options.flag]]` rows.

    `wanted` says which rows belong to the game: the data file of several games holds the options of all. A flag that is
    a variant of the rulebook rather than a ruling says so with `official = true`.
    """
    variants = [
        Option(row["id"], row["default"], (False, True), row["rule"], True, texts)
        for row in data.get("variant", ())
        if "rule" in row and wanted(row)
    ]
    rulings = [
        Option(
            row["name"],
            _plain(row["default"]),
            tuple(map(_plain, row["values"])),
            row["rule"],
            row.get("official", False),
            texts,
        )
        for row in data["options"]["flag"]
        if wanted(row)
    ]
    return {option.name: option for option in variants + rulings}


def _plain(value: Any) -> Any:
    """Return a list as a tuple, so that options can be compared and positions told apart by them."""
    return tuple(value) if isinstance(value, list) else value


def choose(options: Mapping[str, Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every option; an unknown name or value raises BadSetup."""
    chosen = {name: _plain(value) for name, value in chosen.items()}
    for name, value in chosen.items():
        if name not in options:
            raise BadSetup("unknown-option", option=name, known=", ".join(options))
        # bool is an int in Python: True would pass for 1
        if not any(type(value) is type(choice) and value == choice for choice in options[name].choices):
            raise BadSetup(
                "bad-choice", option=name, choice=str(value), known=", ".join(str(c) for c in options[name].choices)
            )
    return {name: chosen.get(name, option.default) for name, option in options.items()}
