"""Nothing of the rulebook and of the engine goes untested: every rule is cited, every refusal is provoked."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tutor.games.grand_cru.game import GrandCruGame

TESTS = Path(__file__).parent


def test_every_rule_is_cited_by_a_test(game: GrandCruGame) -> None:
    """Every rule of the book stands in the docstring of at least one test."""
    cited: set[str] = set()
    for path in TESTS.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= set(re.findall(r"GC-[A-Z]+-\d\d", ast.get_docstring(node) or ""))
    assert cited - set(game.rulebook) == set()
    assert set(game.rulebook) - cited == set()


def test_every_refusal_is_provoked_by_a_test(game: GrandCruGame) -> None:
    """Every reason that the engine can give is compared in at least one test, with its rule."""
    engine = "".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    reasons = set(re.findall(r'refuse\(\s*"([a-z-]+)"', engine))
    tests = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    provoked = set(re.findall(r'\("([a-z-]+)", "GC-[A-Z]+-\d\d"\)', tests))
    assert len(reasons) > 60
    assert reasons - provoked == set()


def test_every_option_is_chosen_by_a_test(game: GrandCruGame) -> None:
    """Every choice of every option that is not its default is played in a test of this folder."""
    tests = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py") if path != Path(__file__))
    assert [name for name in game.options if name not in tests] == []
    for option in game.options.values():
        for choice in option.choices:
            if isinstance(choice, str) and choice != option.default:
                assert f'"{choice}"' in tests, (option.name, choice)
