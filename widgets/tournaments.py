"""The charts of a tournament as a page: each with its explanation and its numbers, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tutor.analysis.tables import Row, read_tables
from tutor.core.text import LANGUAGES
from widgets.assets import labels, script, style
from widgets.messages import Talking


class Tournaments(Talking):
    """Shows what a tournament gave: pass the file that `vendange simulate --out` has written, or the two tables."""

    _esm = script("dom.js", "tournaments.js")
    _css = style("theme.css", "tournaments.css")

    def __init__(
        self,
        results: str | Path | tuple[Sequence[Row], Sequence[Row]],
        lang: str = "en",
        **kwargs: Any,
    ) -> None:
        super().__init__(lang, **kwargs)
        self.seats, self.actions = results if isinstance(results, tuple) else read_tables(Path(results))
        #: Charts by language, drawn once.
        self._drawn: dict[str, list[dict[str, Any]]] = {}

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened."""
        self.read_query(content)
        self._greet()

    def hear_lang(self, content: Mapping[str, Any]) -> None:
        """Change the language."""
        if content.get("lang") in LANGUAGES:
            self.lang = str(content["lang"])
            self._greet()

    def hear_charts(self, _content: Mapping[str, Any]) -> None:
        """Send the charts; the page stands already, because the first ones take a moment."""
        self.send({"type": "charts", "lang": self.lang, "charts": self._charts()})

    def _greet(self) -> None:
        self.send(
            {
                "type": "greeting",
                "lang": self.lang,
                "languages": list(LANGUAGES),
                "labels": labels("tour", self.lang),
                "title": self.word("tour-title-of"),
                "heading": self._heading(),
            }
        )

    def _heading(self) -> str:
        from tutor.analysis.tournament_charts import heading

        if not self.seats:
            return self.word("tour-empty-of")
        return heading(self.seats, self.lang) if find_spec("vl_convert") else self.word("tour-needs-of")

    def _charts(self) -> list[dict[str, Any]]:
        from tutor.analysis.tournament_charts import BARE, DARK, LIGHT, figures

        if self.lang not in self._drawn and find_spec("vl_convert"):
            light, dark = (figures(self.seats, self.actions, self.lang, ink) for ink in (LIGHT, DARK))
            self._drawn[self.lang] = [
                {
                    "name": figure.name, "title": figure.title, "text": figure.text, "lines": figure.lines,
                    "light": figure.svg(BARE), "dark": twin.svg(BARE),
                }
                for figure, twin in zip(light, dark, strict=True)
            ]  # fmt: skip
        return self._drawn.get(self.lang, [])
