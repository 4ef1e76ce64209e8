"""Where each rule of a rulebook is taught, cited and tested: nothing of a game goes unexplained.

A rule is *taught* by a lesson's step that links it; it is *cited* where the engine explains itself with it (an event, a
refusal, a question, a line of a score sheet, an option) and by worked examples; it is *tested* where a test of the game
names it. A rule that is neither taught nor cited where a person can meet it, or not tested, is an orphan.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import tutor
from tutor.core.game import Game
from tutor.lessons.reading import lessons

#: Games whose course is complete: from then on an orphan, or a course without a guided game, fails the tests.
COMPLETE: Final[tuple[str, ...]] = (
    "dom-pierre",
    "grand-cru",
    "toscana",
    "vinhos-2010",
    "vinhos-2016",
    "viticulture",
)
#: Where the tests are, in a clone of the source.
TESTS: Final = Path(__file__).parents[2] / "tests" / "games"
#: A rule that stands in the code in none of the ways below.
ENGINE: Final = "engine"
#: How a rule can be cited, by the function that is given its id.
_CALLS: Final[Mapping[str, str]] = {
    "tell": "event", "tell_secret": "event", "refuse": "refusal", "Refusal": "refusal", "ScoreLine": "score",
}  # fmt: skip


class Row(NamedTuple):
    """Where one rule is taught, cited and tested."""

    rule: str
    #: Steps of lessons, as in addresses: "how-you-win#worth".
    taught: tuple[str, ...]
    #: "event", "refusal", "question", "score", "option", ENGINE, and ids of examples.
    cited: tuple[str, ...]
    #: Tests that name the rule: "test_production.test_…".
    tested: tuple[str, ...]

    @property
    def explained(self) -> bool:
        """Return whether a learner can meet the rule; the inside of the engine is not for them."""
        return bool(self.taught or set(self.cited) - {ENGINE})

    @property
    def orphan(self) -> bool:
        """Return whether nobody explains the rule, or nothing tests it."""
        return not self.explained or not self.tested


def report(game: str) -> list[Row]:
    """Return every rule of a game, in the order of the book."""
    made = tutor.game(game)
    taught: dict[str, list[str]] = {}
    for lesson in lessons(game):
        for rule, steps in lesson.taught().items():
            taught.setdefault(rule, []).extend(f"{lesson.id}#{step}" for step in steps)
    cited = _citations(made)
    tested = _tests(made.folder.name, made.prefixes)
    return [
        Row(rule, tuple(taught.get(rule, ())), tuple(cited.get(rule, ())), tuple(tested.get(rule, ())))
        for rule in made.rulebook
        if made.plays_by(rule)
    ]


def orphans(game: str) -> list[str]:
    """Return the rules that are not explained or not tested."""
    return [row.rule for row in report(game) if row.orphan]


def _pattern(prefixes: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(prefixes)})-[A-Z]+-\w+\b")


def _citations(game: Game[Any]) -> dict[str, list[str]]:
    found: dict[str, dict[str, None]] = {}
    for rule, kind in _engine(game.folder, game.prefixes):
        found.setdefault(rule, {})[kind] = None
    for option in game.options.values():
        found.setdefault(option.rule, {})["option"] = None
    for example in game.examples:
        for rule in example.rules:
            found.setdefault(rule, {})[example.id] = None
    return {rule: list(kinds) for rule, kinds in found.items()}


@cache
def _engine(folder: Path, prefixes: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the rules that stand in a game's code as values, each with how it is used; remarks do not count."""
    pattern = _pattern(prefixes)
    found = []
    for path in sorted(folder.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for kind, text in _strings(tree, ENGINE):
            if rule := pattern.fullmatch(text):
                found.append((rule[0], kind))
    return found


def _strings(node: ast.AST, kind: str) -> Iterator[tuple[str, str]]:
    """Yield the texts in some code, with what they are used for; docstrings are left out."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        kind = _CALLS.get(name, kind)
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(isinstance(target, ast.Name) and target.id in ("rule", "see") for target in targets):
            kind = "question"
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield kind, node.value
    for child in ast.iter_child_nodes(node):
        yield from _strings(child, kind)


@cache
def _tests(folder: str, prefixes: tuple[str, ...]) -> dict[str, list[str]]:
    """Return, for each rule, the tests whose docstring names it; without the source, none are known."""
    pattern = _pattern(prefixes)
    found: dict[str, list[str]] = {}
    for path in sorted((TESTS / folder).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in dict.fromkeys(pattern.findall(ast.get_docstring(node) or "")):
                    found.setdefault(rule, []).append(f"{path.stem}.{node.name}")
    return found
