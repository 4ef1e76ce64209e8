"""Every rulebook is whole in every language, and the rules, the code and the lessons name each other rightly."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

import tutor
from tests.alike import ALIKE
from tests.worlds import GAMES, siblings
from tutor.core.text import LANGUAGES

in_every_game = pytest.mark.parametrize("name", GAMES)


def citations(game: Any) -> dict[str, set[str]]:
    """Return the rule ids that stand in a game's code, lessons and data, by file."""
    pattern = re.compile(rf"\b(?:{'|'.join(game.prefixes)})-[A-Z]+-[A-Z]?\d+\b")
    files = [*game.folder.rglob("*.py"), *game.folder.glob("lessons/*.toml"), game.folder / "data.toml"]
    return {
        str(file.relative_to(game.folder)): set(pattern.findall(file.read_text(encoding="utf-8"))) for file in files
    }


@in_every_game
def test_every_rule_is_whole_in_every_language(name: str) -> None:
    game = tutor.game(name)
    content = tomllib.loads((game.folder / "rules.toml").read_text(encoding="utf-8"))
    sections = {section["id"] for section in content["section"]}
    assert len({rule["id"] for rule in content["rule"]}) == len(content["rule"])
    for row in (*content["section"], *content["rule"]):
        for field in ("title", "text", "ruling"):
            if field in row or (field == "text" and "section" in row):
                assert set(row[field]) == set(LANGUAGES), (row["id"], field)
                assert all(words.strip() == words != "" for words in row[field].values()), (row["id"], field)
                assert len(set(row[field].values())) > 1 or row[field]["en"] in ALIKE, (row["id"], field)
    for rule in content["rule"]:
        starts = tuple(f"{prefix}-{rule['section']}-" for prefix in game.prefixes)
        assert rule["section"] in sections and rule["id"].startswith(starts), rule["id"]
        assert {"title", "text"} <= rule.keys(), rule["id"]
        assert [link for link in rule.get("links", ()) if link not in game.rulebook] == [], rule["id"]
        options = {option for other in siblings(name) for option in tutor.game(other).options}
        assert options.issuperset(game.rulebook[rule["id"]].options), rule["id"]
        counterpart = rule.get("counterpart")
        assert counterpart is None or rule["editions"] != game.rulebook[counterpart].editions, rule["id"]


@in_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_printed_as_books_print_them(name: str, lang: str) -> None:
    book = tutor.game(name).rulebook
    words = [text for rule in book.values() for text in (rule.title(lang), rule.text(lang), rule.ruling(lang) or "")]
    assert [text for text in words if re.search(r"\w'", text)] == []


@in_every_game
def test_every_option_stands_beside_its_rule_in_the_rulebook(name: str) -> None:
    game = tutor.game(name)
    alone = [option.name for option in game.options.values() if option.name not in game.rulebook[option.rule].options]
    assert alone == []


@in_every_game
def test_every_rule_that_a_game_cites_exists(name: str) -> None:
    game = tutor.game(name)
    unknown = {file: ids - set(game.rulebook) for file, ids in citations(game).items() if ids - set(game.rulebook)}
    assert unknown == {}


@in_every_game
def test_every_rule_is_cited_in_the_code_or_the_lessons(name: str) -> None:
    game = tutor.game(name)
    cited = set().union(*(ids for file, ids in citations(game).items() if file != "data.toml"))
    assert sorted(set(game.rulebook) - cited) == [], "no code and no lesson speaks of these rules"
