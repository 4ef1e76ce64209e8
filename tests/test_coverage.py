"""Nothing of a rulebook and of an engine goes untested: every rule is cited, every refusal is provoked."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tutor
from tests.worlds import GAMES

pytestmark = pytest.mark.parametrize("name", GAMES)


def sources(folder: Path, pattern: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob(pattern))]


def written_for(name: str) -> list[str]:
    """The tests that were written for one game."""
    return sources(Path(__file__).parent / "games" / tutor.game(name).folder.name, "test_*.py")


def test_every_rule_is_cited_by_a_test(name: str) -> None:
    """Every rule of the book stands in the docstring of at least one test."""
    game = tutor.game(name)
    cited: set[str] = set()
    prefixes = "|".join(game.prefixes)
    for text in written_for(name):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= set(re.findall(rf"(?:{prefixes})-[A-Z]+-\w+", ast.get_docstring(node) or ""))
    assert cited - set(game.rulebook) == set()
    assert set(game.rulebook) - cited == set()


def test_every_refusal_is_provoked_by_a_test(name: str) -> None:
    """Every reason that the engine can give is compared in at least one test, with its rule."""
    game = tutor.game(name)
    reasons = set(re.findall(r'refuse\(\s*"([a-z-]+)"', "".join(sources(game.folder, "*.py"))))
    prefixes = "|".join(game.prefixes)
    provoked = set(re.findall(rf'\("([a-z-]+)", "(?:{prefixes})-[A-Z]+-\w+"\)', "".join(written_for(name))))
    assert len(reasons) > 20
    assert reasons - provoked == set()


def test_every_option_is_chosen_by_a_test(name: str) -> None:
    """Every choice of every option that is not its default is played in a test of the game."""
    text = "".join(written_for(name))
    options = tutor.game(name).options
    assert [option for option in options if option not in text] == []
    for option in options.values():
        for choice in option.choices:
            if isinstance(choice, str) and choice != option.default:
                assert f'"{choice}"' in text, (option.name, choice)
