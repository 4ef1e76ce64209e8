"""The charts of a review: what they show, in both languages, without reaching out."""

from __future__ import annotations

import re

import pytest

import tutor
from tests.analysis.games import ending
from tutor.analysis import charts
from tutor.analysis.review import Review, begin, review
from tutor.analysis.timeline import Timeline
from tutor.analysis.weighing import Budget
from tutor.core.text import LANGUAGES

pytest.importorskip("vl_convert")


@pytest.fixture(scope="module")
def made() -> Review:
    record = {**ending("toscana", 24, kinds="random,random"), "names": ["Ada <b>", "Bea & Co"]}
    return review(record, budget=Budget(16, luck_rounds=1))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", charts.CHARTS)
def test_every_chart_can_be_drawn_and_saved(made: Review, name: str, lang: str) -> None:
    drawn = charts.chart(made, name, lang)
    svg = charts.to_svg(drawn, lang)
    assert svg.startswith("<svg") and "<b>" not in svg
    assert not re.search(r"https?://(?!www\.w3\.org)", svg)
    assert charts.to_png(drawn, lang).startswith(b"\x89PNG")


def test_a_page_colours_its_charts_itself(made: Review) -> None:
    svg = charts.to_svg(charts.chart(made, "value", "en", charts.PAGE))
    assert "var(--vg-seat-0)" in svg and "#6b3fa0" not in svg


def test_the_value_line_ends_with_the_real_scores(made: Review) -> None:
    rows = charts.value_rows(made, "en")
    assert [row["points"] for row in rows[-2:]] == made.timeline.final.scores()
    assert all(row["low"] <= row["points"] <= row["high"] for row in rows)


def test_every_mark_leads_to_its_position(made: Review) -> None:
    marks = made.marks()
    assert marks, "random players make mistakes"
    assert [row["href"] for row in charts.mark_rows(made, "en")] == [f"#move-{v.number}" for v, _ in marks]
    svg = charts.to_svg(charts.chart(made, "value", "en"))
    assert all(f"#move-{verdict.number}" in svg for verdict, _ in marks)


@pytest.mark.parametrize("name", tutor.games())
def test_stacked_sources_add_up_to_the_scores(name: str) -> None:
    whole = begin(Timeline(ending(name, 8)), Budget(16, luck_rounds=1))  # no verdict is needed for it
    rows = charts.source_rows(whole, "fr")
    last = max(row["number"] for row in rows)
    for seat, player in enumerate(charts._seats(whole, "fr")):
        stacked = sum(row["points"] for row in rows if (row["number"], row["player"]) == (last, player))
        assert stacked == whole.timeline.final.score_sheet(seat).total


def test_two_players_of_one_name_are_told_apart(made: Review) -> None:
    twins = Review(made.timeline, made.budget)
    twins.timeline.names = ["Ada", "Ada"]
    assert charts._seats(twins, "en") == ["Ada (1)", "Ada (2)"]
