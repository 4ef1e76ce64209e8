"""Where each rule is met: what the rulebook says about lessons, examples, the game's own words and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tutor.lessons import coverage
from tutor.lessons.reading import lessons
from widgets.assets import labels
from widgets.messages import OfGame


class CoverageTalk(OfGame):
    """What a page says about where rules are met, when the browser asks: the page itself opens without it."""

    def hear_met(self, _content: Mapping[str, Any]) -> None:
        """Send the steps of lessons and the worked examples of every rule: links for whoever reads it."""
        name, lang = self.game.name, self.lang
        taught, examples = coverage.taught(name), coverage.examples(name)
        self.send(
            {
                "type": "met",
                "lessons": {
                    lesson.id: {
                        "title": lesson.title[lang],
                        "steps": {step.id: step.number for step in lesson.steps},
                    }
                    for lesson in lessons(name)
                },
                "examples": {example.id: example.title_in(lang) for example in self.game.examples},
                "rules": {
                    rule: {"taught": _by_lesson(taught.get(rule, [])), "examples": examples.get(rule, [])}
                    for rule in self.game.rulebook
                    if rule in taught or rule in examples
                },
            }
        )

    def hear_coverage(self, _content: Mapping[str, Any]) -> None:
        """Send the report: for each rule how often the game says it and how many tests name it, and the sums."""
        rows, known = coverage.report(self.game.name), coverage.tests_known()
        facts = {
            "taught": sum(bool(row.taught) for row in rows),
            "explained": sum(row.explained for row in rows),
            "shown": sum(bool(row.examples) for row in rows),
            **({"tested": sum(bool(row.tested) for row in rows)} if known else {}),
        }
        self.send(
            {
                "type": "coverage",
                "labels": labels("coverage", self.lang),
                "tests": known,
                "facts": [
                    {"name": name, "count": count, "all": len(rows), "text": self.word(f"coverage-fact-{name}-of")}
                    for name, count in facts.items()
                ],
                "rows": [
                    {
                        "id": row.rule,
                        "said": self._counts(row),
                        "tests": len(row.tested),
                        "explained": row.explained,
                        "orphan": row.orphan,
                    }
                    for row in rows
                ],
            }
        )

    def hear_mentions(self, content: Mapping[str, Any]) -> None:
        """Send what the game says by one rule, in words with gaps, and the tests that name the rule."""
        rule = self.game.rulebook[str(content.get("rule"))].id
        row = next((row for row in coverage.report(self.game.name) if row.rule == rule), None)
        if row is None:  # a rule of another edition, of which this game's report says nothing
            return
        said = {
            kind: [
                text for mention in row.said if mention.kind == kind and (text := mention.text(self.game, self.lang))
            ]
            for kind in dict.fromkeys(mention.kind for mention in row.said if mention.kind in coverage.KINDS)
        }
        tests = [{"id": test, "text": _sentence(test)} for test in row.tested]
        self.send({"type": "mentions", "rule": rule, "said": list(said.items()), "tests": tests})

    def _counts(self, row: coverage.Row) -> list[str]:
        """Return how often the game says a rule, in words: "2 events", "1 refusal"."""
        counts = Counter(mention.kind for mention in row.said)
        return [self.word(f"coverage-{kind}-of", count=counts[kind]) for kind in coverage.KINDS if counts[kind]]


def _by_lesson(places: list[str]) -> list[list[Any]]:
    """Return steps such as "trade#water" as lessons, each with its steps."""
    found: dict[str, list[str]] = {}
    for place in places:
        lesson, step = place.split("#")
        found.setdefault(lesson, []).append(step)
    return [[lesson, steps] for lesson, steps in found.items()]


def _sentence(test: str) -> str:
    """Return the name of a test as the sentence that it is."""
    words = test.split(".test_")[-1].replace("_", " ")
    return words[:1].upper() + words[1:]
