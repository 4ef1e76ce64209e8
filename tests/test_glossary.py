"""Each thing of a game has one name in each language: board, moves, journal, rules and lessons use it and no other."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.boards import scene_of
from tests.worlds import GAMES
from tutor.core.text import LANGUAGES
from tutor.games.grand_cru import box as grand_cru
from tutor.games.grand_cru.moves import Act
from tutor.games.viticulture import names as viticulture

ROOT = Path(tutor.__file__).parents[1]
#: One game of each folder: games of one folder share their words.
FOLDERS = {tutor.game(name).folder: name for name in GAMES}

in_every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def strings(node: Any, lang: str, wanted: bool = False) -> Iterator[str]:
    """Yield the texts of a language anywhere in a data file: rules and lessons write them as `title.en = …`."""
    if isinstance(node, str):
        if wanted:
            yield node
    elif isinstance(node, dict):
        for key, value in node.items():
            if key not in LANGUAGES or key == lang:
                yield from strings(value, lang, wanted or key == lang)
    elif isinstance(node, list):
        for value in node:
            yield from strings(value, lang, wanted)


def catalogue_lines(folder: Path, lang: str) -> Iterator[str]:
    """Yield the lines of a catalogue that people read, without keys and comments."""
    for line in (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield re.sub(r"^[\w-]+ =|\{ ?\$?[\w-]+ ?(->|\})|^\s*\*?\[[\w-]+\]", "", line)


@cache
def said(folder: Path, lang: str) -> tuple[tuple[str, str], ...]:
    """Return everything that a game says in a language, each with where it stands."""
    found = [("words", line) for line in catalogue_lines(folder, lang)]
    found += [("board", line) for line in catalogue_lines(ROOT / "widgets" / "boards" / folder.name, lang)]
    files = [folder / "rules.toml", *sorted((folder / "lessons").glob("*.toml"))]
    for path in files:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        found += [(path.name, text) for text in strings(content, lang)]
    return tuple(found)


def named(name: str) -> re.Pattern[str]:
    """Return how a name may stand in a sentence: in the plural too, where that is regular."""
    words = r"\w{0,2}[ \u00a0]".join(re.escape(word) for word in name.split(" "))
    return re.compile(rf"(?<!\w){words}\w{{0,3}}(?!\w)", re.IGNORECASE)


@in_every_language
@in_every_folder
def test_a_thing_has_no_second_name(folder: Path, lang: str) -> None:
    glossary = tutor.game(FOLDERS[folder]).glossary
    strays = [
        (term.id, place, text)
        for term in glossary.values()
        for stray in term.strays(lang)
        for place, text in said(folder, lang)
        if stray.search(text)
    ]
    assert strays == []


@in_every_language
@in_every_folder
def test_words_and_rules_call_a_thing_by_its_name(folder: Path, lang: str) -> None:
    game = tutor.game(FOLDERS[folder])
    words = [text for place, text in said(folder, lang) if place in ("words", "board")]
    unused = []
    for term in game.glossary.values():
        name = named(term.name(lang))
        rules = (f"{game.rulebook[rule].title(lang)} {game.rulebook[rule].text(lang)}" for rule in term.rules)
        if not any(name.search(text) for text in rules):
            unused.append((term.id, term.name(lang), "rules"))
        if not any(name.search(text) for text in words):
            unused.append((term.id, term.name(lang), "words"))
    assert unused == []


@in_every_folder
def test_every_term_says_what_it_is_for_in_every_language(folder: Path) -> None:
    for term in tutor.game(FOLDERS[folder]).glossary.values():
        for lang in LANGUAGES:
            assert term.name(lang) and re.search(r"\w.*[.!]$", term.text(lang)), (term.id, lang)
            assert not re.search(r"\w'", term.name(lang) + term.text(lang)), (term.id, lang)
            if lang == "fr":
                assert not re.search(" [:;!?»]|« ", term.text(lang)), term.id


@in_every_language
def test_an_action_bears_the_same_name_on_the_board_and_among_the_moves(lang: str) -> None:
    state = tutor.game("grand-cru").new(players=2, seed=1)
    shapes = scene_of(state, 0, lang).shapes
    for action in grand_cru.ACTIONS:
        assert shapes[f"act-{action}"]["label"] == tutor.say(Act(action), lang)
    words = tutor.game("viticulture").texts
    shapes = scene_of(tutor.game("viticulture").new(players=2, seed=1), 0, lang).shapes
    for action in viticulture.ACTIONS:
        name = words.text(f"action-{action}".replace("_", "-"), lang)
        assert shapes[f"space-{action}-left"]["label"].startswith(name)


def test_a_stray_name_is_found() -> None:
    term = tutor.game("viticulture").glossary["sell_grapes_or_field"]
    assert any(stray.search("Send a worker to *Sell grapes or a field*.") for stray in term.strays("en"))
    assert not any(stray.search("Sell grapes or trade field") for stray in term.strays("en"))
