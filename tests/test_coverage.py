"""Nothing of a rulebook and of an engine goes untested: every rule is cited, every refusal is provoked."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tutor
from tests.worlds import GAMES
from tutor.lessons import coverage, lessons
from tutor.lessons.format import Play

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


def unless_complete(name: str, request: pytest.FixtureRequest) -> None:
    """A game whose course is still being written may fail; those of `coverage.COMPLETE` may not."""
    if name not in coverage.COMPLETE:
        request.applymarker(pytest.mark.xfail(reason=f"the course of {name} is not complete yet"))


def test_every_rule_is_explained_to_learners_and_tested(name: str, request: pytest.FixtureRequest) -> None:
    """Lessons, examples and what the engine says reach every rule."""
    unless_complete(name, request)
    assert coverage.orphans(name) == []


def test_a_course_ends_in_a_guided_first_game(name: str, request: pytest.FixtureRequest) -> None:
    """The last lesson is a whole game against bots, with the tutor looking on."""
    unless_complete(name, request)
    games = [step for step in lessons(name)[-1].steps if isinstance(step, Play)]
    assert any(step.notes and any("over" in until.text for until in step.until) for step in games)


def test_coverage_says_where_a_rule_is_met(name: str) -> None:
    """Each rule of the book has a line, and the places it names exist."""
    game = tutor.game(name)
    rows = coverage.report(name)
    assert [row.rule for row in rows] == [rule for rule in game.rulebook if game.plays_by(rule)]
    steps = {f"{lesson.id}#{step.id}" for lesson in lessons(name) for step in lesson.steps}
    examples = {example.id for example in game.examples}
    for row in rows:
        assert set(row.taught) <= steps
        assert set(row.cited) <= {"event", "refusal", "question", "score", "option", coverage.ENGINE, *examples}
        assert row.tested
    assert {kind for row in rows for kind in row.cited} >= {"event", "refusal", "question"}
