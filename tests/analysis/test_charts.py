"""Charts of tournaments: complete, in both languages, drawn without a browser or the internet."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tutor
from tests.analysis.hazards import play_made_up
from tutor.analysis import tournament_charts
from tutor.analysis.tables import SAMPLE, read_tables
from tutor.analysis.tournament import Results, Tournament, run
from tutor.analysis.tournament_charts import DARK, LIGHT, figures, heading
from tutor.core.text import LANGUAGES

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def results() -> Results:
    return run(Tournament.of("grand-cru", ["greedy", "random"], seed=3), 4)


@in_every_language
def test_every_chart_is_drawn_with_words_and_numbers(results: Results, lang: str) -> None:
    drawn = figures(results.seats(), results.actions(), lang)
    assert [figure.name for figure in drawn] == ["wins", "turns", "scores", "actions", "sources"]
    for figure in drawn:
        assert figure.title and figure.text.endswith(".") and figure.lines
        assert "{" not in "".join([figure.title, figure.text, *figure.lines])
        picture = ElementTree.fromstring(figure.svg())
        shown = " ".join(text for text in picture.itertext())
        assert len(shown) > 20 and picture.tag.endswith("svg")
        assert not re.search(r"(?:href|src|url)\W{1,3}https?:", figure.svg()), "nothing is fetched"
    assert figures([], [], lang) == []


def test_axes_are_written_as_the_reader_writes(results: Results) -> None:
    english, french = (figures(results.seats(), results.actions(), lang)[0].svg() for lang in ("en", "fr"))
    assert "40%" in english and "games won" in english
    assert re.search("40\\s%", french) and "parties gagnées" in french


def test_charts_have_ink_for_light_and_for_dark_ground(results: Results) -> None:
    light, dark = (figures(results.seats(), [], "en", ink)[0].svg("transparent") for ink in (LIGHT, DARK))
    assert LIGHT.first in light and DARK.first in dark and LIGHT.first not in dark


def test_pictures_are_saved_by_the_ending_of_their_name(results: Results, tmp_path: Path) -> None:
    figure = figures(results.seats(), results.actions())[0]
    figure.save(tmp_path / "a.svg")
    figure.save(str(tmp_path / "a.png"))
    assert (tmp_path / "a.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(tutor.BadTournament) as problem:
        figure.save(tmp_path / "a.bmp")
    assert "a.bmp" in problem.value.text("fr")


def test_a_solo_tournament_and_one_game_alone_have_charts_too() -> None:
    solo = run(Tournament.of("viticulture", ["random"], players=1), 2, play=play_made_up)
    assert [figure.name for figure in figures(solo.seats(), [])] == ["wins", "scores"]
    one = run(Tournament.of("toscana", ["random"]), 1)
    for figure in figures(one.seats(), one.actions()):
        assert figure.svg().startswith("<svg"), figure.name


@in_every_language
def test_the_sample_of_the_notebooks_has_every_chart(lang: str) -> None:
    seats, actions = read_tables(SAMPLE)
    assert "120" in heading(seats, lang) and len(figures(seats, actions, lang)) == 5
    assert SAMPLE.stat().st_size < 50_000


def test_every_word_of_the_charts_is_used() -> None:
    trees = [
        ast.parse(path.read_text(encoding="utf-8")) for path in Path(tournament_charts.__file__).parent.glob("*.py")
    ]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    strings = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    # f"mark-{name}": the beginning of a family of words
    families = tuple(string.removeprefix("chart-") for string in strings if string.endswith("-") and len(string) > 2)
    for lang in LANGUAGES:
        entries = FluentParser().parse((tournament_charts.WORDS / f"{lang}.ftl").read_text(encoding="utf-8")).body
        for key in (entry.id.name.removeprefix("chart-") for entry in entries if isinstance(entry, ftl.Message)):
            name, _, part = key.partition("-")
            told = key in strings or f"chart-{key}" in strings or key.startswith(families)
            assert told or (name in strings and f"-{part}" in strings) or key in ("winner", "loser"), key
