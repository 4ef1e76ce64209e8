"""The plan of the house: who may know whom, what loads when, and that nothing reaches out to the internet."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tutor
from tests.sources import parsed

ROOT = Path(tutor.__file__).parent.parent
#: Each part of the house, from the ground up; a part may know only those before it (and itself).
FLOORS = (
    ("tutor.core", ()),
    ("tutor.games", ("tutor.core",)),
    ("tutor.coach", ("tutor.core", "tutor.games")),
    ("tutor.explorer", ("tutor.core", "tutor.games")),
    ("tutor", ("tutor",)),
    ("widgets", ("tutor", "widgets")),
)


def nodes(path: Path) -> Iterator[ast.AST]:
    """Everything in a file that is more than an expression, but for what type checking alone looks at."""
    waiting: list[ast.AST] = [parsed(path)]
    while waiting:
        node = waiting.pop()
        yield node
        if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            waiting += (child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.expr))
        else:
            waiting += node.orelse


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, at whatever place in it, but for type checking alone."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def within(module: str, part: str) -> bool:
    return module == part or module.startswith(part + ".")


SOURCES = sorted([*(ROOT / "tutor").rglob("*.py"), *(ROOT / "widgets").rglob("*.py")])


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_knowledge_flows_one_way(path: Path) -> None:
    module = module_name(path)
    floor, known = next((floor, known) for floor, known in FLOORS if within(module, floor))
    allowed = {*known, floor}
    for name in imports(path):
        if within(name, "tutor") or within(name, "widgets"):
            if within(name, "tutor.games") and within(module, "tutor.games"):
                ours = ".".join(module.split(".")[:3])
                assert name == "tutor.games" or within(name, ours), f"{module} knows another game: {name}"
            # the package itself (`import tutor`) is the front door: for those who live above it
            if name == "tutor":
                assert floor in ("tutor", "widgets"), f"{module} uses the front door"
                continue
            assert any(within(name, part) for part in allowed), f"{module} may not know {name}"


HEAVY = (
    "altair",
    "distributed",
    "pyarrow",
    "anywidget",
    "IPython",
    "ipywidgets",
    "networkx",
    "pandas",
    "traitlets",
    "fluent",
    "widgets",
    "asyncio",
)


def test_importing_and_playing_loads_nothing_heavy() -> None:
    code = (
        "import sys, tutor\n"
        "state = tutor.game('toscana').new(seed=1)\n"
        "state.play(state.moves()[0])\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])\n"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert out.stdout.strip() == "[]"


def test_no_page_needs_the_internet() -> None:
    """Nothing that is sent to a browser names another host (the names of XML dialects are not fetched)."""
    files = [
        p for kind in ("*.js", "*.css", "*.html", "*.j2", "*.ipynb") for p in ROOT.glob(f"[wn][io][dt]*/**/{kind}")
    ]
    assert files
    for path in files:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        assert not re.search(r"https?://(?!127\.0\.0\.1)", text), path


def test_a_rules_file_holds_no_words_for_people() -> None:
    """No call that tells or refuses is given a sentence: names of events and reasons are single words."""
    for path in (ROOT / "tutor" / "games").rglob("*.py"):
        for node in ast.walk(parsed(path)):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called in ("tell", "tell_secret", "refuse"):
                for argument in [*node.args, *(keyword.value for keyword in node.keywords)]:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        assert " " not in argument.value, f"{path.name}: {argument.value!r}"
