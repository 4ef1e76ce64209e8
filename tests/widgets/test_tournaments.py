"""The page of a tournament's charts: what it sends, in both languages, and what it says when there is nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.analysis.test_charts import SAMPLE
from tutor.core.text import LANGUAGES
from widgets import Tournaments, tournaments

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def listen(widget: Tournaments) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    widget.send = lambda message, buffers=None: heard.append(message)
    return heard


@in_every_language
def test_charts_are_sent_when_the_page_stands(lang: str) -> None:
    widget = Tournaments(SAMPLE)
    heard = listen(widget)
    for message in ({"type": "hello", "query": f"?lang={lang}"}, {"type": "charts"}, {"type": "charts"}):
        widget._receive(widget, message, [])
    greeting, first, again = heard
    assert greeting["lang"] == lang and "Toscana" in greeting["heading"] and "120" in greeting["heading"]
    assert [chart["name"] for chart in first["charts"]] == ["wins", "turns", "scores", "actions", "sources"]
    assert all(chart["light"] != chart["dark"] for chart in first["charts"])
    assert again["charts"] is first["charts"], "drawn once for each language"


@in_every_language
def test_a_page_without_charts_says_why(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    empty, bare = Tournaments(([], []), lang), Tournaments(SAMPLE, lang)
    monkeypatch.setattr(tournaments, "find_spec", lambda name: None)
    for widget, charts in ((empty, []), (bare, [])):
        heard = listen(widget)
        widget._receive(widget, {"type": "lang", "lang": lang}, [])
        widget._receive(widget, {"type": "charts"}, [])
        assert heard[0]["heading"].endswith(".") and heard[1]["charts"] == charts
    assert "vl-convert" in heard[0]["heading"]


def test_a_file_without_results_is_refused(tmp_path: Path) -> None:
    with pytest.raises(tutor.BadTournament):
        Tournaments(tmp_path / "nothing.csv")
