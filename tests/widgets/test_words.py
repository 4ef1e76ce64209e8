"""The widgets' own words: every one is used, and every one that is used is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import widgets
from widgets.assets import STATIC

FOLDER = Path(widgets.__file__).parent
DOM = (STATIC / "dom.js").read_text(encoding="utf-8")
MOTION = (STATIC / "motion.js").read_text(encoding="utf-8")
#: The scripts of each widget, by the prefix of its words.
SCRIPTS = {
    "table": ("dom.js", "shelf.js", "rules.js", "stage.js", "dialogs.js", "coach.js", "story.js", "table.js"),
    "lesson": ("dom.js", "rules.js", "stage.js", "lesson.js"),
    "home": ("dom.js", "mygames.js", "home.js"),
    "book": ("dom.js", "editions.js", "rulebook.js"),
    "coverage": ("coverage.js",),
    "cards": ("dom.js", "rules.js", "cards.js", "cardpage.js"),
    "review": ("dom.js", "rules.js", "mygames.js", "review.js"),
    "tour": ("dom.js", "tournaments.js"),
    "examples": ("dom.js", "rules.js", "examples.js"),
    "walk": ("walk.js",),
    "concepts": ("dom.js", "rules.js", "concepts.js"),
    "numbers": ("dom.js", "numbers.js"),
    "explore": ("dom.js", "treeview.js", "explorer.js"),
    "inspect": ("inspect.js",),
}
#: Words that a widget takes from another catalogue as well.
LENT = {"examples": "walk", "concepts": "walk"}


def keys(lang: str) -> set[str]:
    lines = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if re.match(r"[a-z]", line)}


def used_by(prefix: str) -> set[str]:
    """The labels that the scripts of a widget ask for."""
    text = "".join((STATIC / name).read_text(encoding="utf-8") for name in SCRIPTS[prefix])
    plain = re.findall(r"words\??\.([a-z]+)\b", text) + re.findall(r'words\["([a-z-]+)"\]', text)
    # `tool("undo", …)` and `go("first", …)` take the label of their icon, `tell("full")` the sentence of that name
    named = re.findall(r'\b(?:tool|go|arrow|tell)\("([a-z]+)"', text)
    cards = [f"{name}-{part}" for name in ("step", "why", "back", "both") for part in ("title", "text")]
    # the bar on top of a page names the pages for which there is a word
    pages = [f"nav-{page}" for page in re.findall(r'"([a-z]+)"', re.search(r"PAGES = \[(.*)\]", DOM)[1])]
    there = [page for page in pages if f"ui-{page}" in keys("en")] if "dom.js" in SCRIPTS[prefix] else []
    speeds = [f"speed-{speed}" for speed in re.findall(r"(\w+): [\d.]+", re.search(r"SPEEDS = {(.*)}", MOTION)[1])]
    own = {"home": cards, "table": speeds}.get(prefix, ())
    return {*plain, *named, *there, *own}


@pytest.mark.parametrize("prefix", SCRIPTS)
def test_every_label_that_a_script_asks_for_is_there(prefix: str) -> None:
    prefixes = (f"{prefix}-", "ui-", f"{LENT.get(prefix, prefix)}-")
    have = {key.split("-", 1)[1] for key in keys("en") if key.startswith(prefixes)}
    assert used_by(prefix) <= have


def test_no_word_is_unused() -> None:
    python = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    unused = []
    for key in keys("en"):
        prefix, _, label = key.partition("-")
        in_scripts = any(label in used_by(name) for name in SCRIPTS if prefix in (name, "ui"))
        family = re.sub(r"-[a-z0-9]+-of$", "-{", key)
        in_python = f'"{key}"' in python or f'f"{family}' in python
        if not in_scripts and not in_python:
            unused.append(key)
    assert unused == []


def test_both_languages_have_the_same_words() -> None:
    assert keys("en") == keys("fr")
