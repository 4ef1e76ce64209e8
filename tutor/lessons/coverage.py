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
from tutor.core.text import OPEN, kebab
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
#: The ways in which a game says a rule to people, in the order in which they are listed.
KINDS: Final = ("event", "refusal", "question", "score", "option")


class Mention(NamedTuple):
    """One place where a game names a rule: an event, a refusal, a question, a line of a score sheet, an option."""

    kind: str
    #: The key of its words in the game's catalogue, or the option's name; empty where the code puts it together.
    key: str = ""

    def text(self, game: Game[Any], lang: str) -> str:
        """Return its words, open where a game fills in a number or name; empty where they cannot be known."""
        if self.kind == "option":
            return game.options[self.key].text(lang)
        if not self.key or not game.texts.has(self.key, lang):
            return ""
        names = game.texts.catalogue(lang).variables(self.key)
        words = game.texts.text(self.key, lang, {name.removesuffix("-id"): OPEN for name in names})
        return re.sub(rf"{OPEN}(?: {OPEN})+", OPEN, words)


class Row(NamedTuple):
    """Where one rule is taught, cited and tested."""

    rule: str
    #: Steps of lessons, as in addresses: "how-you-win#worth".
    taught: tuple[str, ...]
    #: Worked examples, by id.
    examples: tuple[str, ...]
    #: Where the engine names it.
    said: tuple[Mention, ...]
    #: Tests that name the rule: "test_production.test_…".
    tested: tuple[str, ...]

    @property
    def cited(self) -> tuple[str, ...]:
        """Return the kinds of mention ("event", "refusal", …, ENGINE), and ids of examples."""
        return (*dict.fromkeys(mention.kind for mention in self.said), *self.examples)

    @property
    def explained(self) -> bool:
        """Return whether a learner can meet the rule; the inside of the engine is not for them."""
        return bool(self.taught or set(self.cited) - {ENGINE})

    @property
    def orphan(self) -> bool:
        """Return whether nobody explains the rule, or nothing tests it; an installation without tests has none."""
        return not self.explained or (tests_known() and not self.tested)


def report(game: str) -> list[Row]:
    """Return every rule of a game, in the order of the book."""
    made = tutor.game(game)
    learnt, shown, said = taught(game), examples(game), _mentions(made)
    tested = _tests(made.folder.name, made.prefixes)
    return [
        Row(rule, tuple(learnt.get(rule, ())), tuple(shown.get(rule, ())), said.get(rule, ()), tested.get(rule, ()))
        for rule in made.rulebook
        if made.plays_by(rule)
    ]


def orphans(game: str) -> list[str]:
    """Return the rules that are not explained or not tested."""
    return [row.rule for row in report(game) if row.orphan]


def tests_known() -> bool:
    """Return whether the tests are here to be looked at: they come with the source, not with an installation."""
    return TESTS.is_dir()


def taught(game: str) -> dict[str, list[str]]:
    """Return, for each rule that a lesson teaches, the steps that do."""
    found: dict[str, list[str]] = {}
    for lesson in lessons(game):
        for rule, steps in lesson.taught().items():
            found.setdefault(rule, []).extend(f"{lesson.id}#{step}" for step in steps)
    return found


def examples(game: str) -> dict[str, list[str]]:
    """Return, for each rule that a worked example shows, the ids of the examples."""
    found: dict[str, list[str]] = {}
    for example in tutor.game(game).examples:
        for rule in example.rules:
            found.setdefault(rule, []).append(example.id)
    return found


def _pattern(prefixes: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(prefixes)})-[A-Z]+-\w+\b")


def _mentions(game: Game[Any]) -> dict[str, tuple[Mention, ...]]:
    found: dict[str, dict[Mention, None]] = {}
    for rule, mention in _engine(game.folder, game.prefixes):
        # what stands on the stack of decisions without a question of its own asks nobody
        silent = mention.kind == "question" and not game.texts.has(mention.key, "en")
        found.setdefault(rule, {})[Mention(ENGINE) if silent else mention] = None
    for option in game.options.values():
        found.setdefault(option.rule, {})[Mention("option", option.name)] = None
    return {rule: tuple(mentions) for rule, mentions in found.items()}


@cache
def _engine(folder: Path, prefixes: tuple[str, ...]) -> list[tuple[str, Mention]]:
    """Return the rules that stand in a game's code as values, each with how it is used; remarks do not count."""
    pattern = _pattern(prefixes)
    found = []
    for path in sorted(folder.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for text, mentions in _strings(tree, (Mention(ENGINE),), tree):
            if rule := pattern.fullmatch(text):
                found += [(rule[0], mention) for mention in mentions]
    return found


def _strings(node: ast.AST, uses: tuple[Mention, ...], scope: ast.AST) -> Iterator[tuple[str, tuple[Mention, ...]]]:
    """Yield the texts in some code, with what they are used for; docstrings are left out."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        scope = node
    elif isinstance(node, ast.Call):
        uses = _saying(node) or uses
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = {target.id for target in targets if isinstance(target, ast.Name)} & {"rule", "see"}
        uses = _said_later(names, scope) or uses if names else uses
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, uses
    for child in ast.iter_child_nodes(node):
        yield from _strings(child, uses, scope)


def _said_later(names: set[str], scope: ast.AST) -> tuple[Mention, ...]:
    """Return what a rule is for that is kept under a name: a question's own, or said further on in the function."""
    if isinstance(scope, ast.ClassDef):
        return (Mention("question", f"ask-{kebab(scope.name)}"),)
    calls = (node for node in ast.walk(scope) if isinstance(node, ast.Call))
    told = [call for call in calls if names & {part.id for part in ast.walk(call) if isinstance(part, ast.Name)}]
    return tuple(dict.fromkeys(mention for call in told for mention in _saying(call)))


def _saying(call: ast.Call) -> tuple[Mention, ...]:
    """Return what a call says to people: one mention for each name that its first argument can be."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name not in _CALLS or not call.args:
        return ()
    first, kind = call.args[0], _CALLS[name]
    choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    keys = [f"{kind}-{choice.value!s}" if isinstance(choice, ast.Constant) else "" for choice in choices]
    return tuple(Mention(kind, key) for key in keys)


@cache
def _tests(folder: str, prefixes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return, for each rule, the tests whose docstring names it; without the source, none are known."""
    pattern = _pattern(prefixes)
    found: dict[str, list[str]] = {}
    for path in sorted((TESTS / folder).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in dict.fromkeys(pattern.findall(ast.get_docstring(node) or "")):
                    found.setdefault(rule, []).append(f"{path.stem}.{node.name}")
    return {rule: tuple(tests) for rule, tests in found.items()}
