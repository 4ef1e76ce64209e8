"""Charts about a tournament: who wins, whether it is good to begin, scores, and what winners do.

Each chart is an altair chart with a title, an explanation and its numbers in words; as a picture it needs neither a
browser nor the internet, and shows in JupyterLab and Voilà alike. altair is imported only here, when a chart is made.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import tutor
from tutor.analysis.labels import action_label, source_label
from tutor.analysis.standings import LOSER, WINNER, action_mix, advantages, score_bins, source_mix, win_rates
from tutor.analysis.tables import Row
from tutor.core.errors import BadTournament
from tutor.core.game import Game
from tutor.core.text import texts

if TYPE_CHECKING:
    import altair

WORDS: Final = Path(__file__).parent / "words"
#: Things that are compared.
ACTIONS: Final = 12
WIDTH: Final = 460
#: Of charts of which two stand side by side.
HALF: Final = 310
FONT: Final = "system-ui, Segoe UI, Roboto, DejaVu Sans, sans-serif"
#: Lines of text in a chart that are longer than this are cut.
LONGEST_LABEL: Final = 330
#: Numbers as a reader of the language writes them; for the axes, which Vega writes itself.
LOCALES: Final[dict[str, Literal["en-US", "fr-FR"]]] = {"en": "en-US", "fr": "fr-FR"}


class Ink(NamedTuple):
    """Colours of a chart: text and lines, and two that everybody can tell apart (they differ in lightness too)."""

    text: str
    soft: str
    line: str
    first: str
    second: str


#: The same as in the pages (widgets/static/theme.css), on light and on dark ground.
LIGHT: Final = Ink(text="#2b2320", soft="#6a5b50", line="#dccfb8", first="#7a1f3a", second="#4d8a99")
DARK: Final = Ink(text="#f2eae0", soft="#b9aa9b", line="#463d36", first="#e58aa2", second="#79c6e0")


#: What pictures by themselves are drawn on; pages that have a ground of their own ask for none.
PAPER: Final = "#fffdf8"
BARE: Final = "transparent"


class Figure(NamedTuple):
    """A chart with its words."""

    name: str
    title: str
    text: str
    #: What the chart shows, line by line, for those who do not see it or want the numbers.
    lines: list[str]
    chart: altair.TopLevelMixin
    lang: str

    def svg(self, ground: str = PAPER) -> str:
        """Return the chart as a picture that any browser shows, on a ground of some colour."""
        import vl_convert

        drawn: str = vl_convert.vegalite_to_svg(self._drawing(ground), format_locale=LOCALES[self.lang])
        return drawn

    def png(self, scale: float = 2) -> bytes:
        """Return the chart as a picture of pixels."""
        import vl_convert

        drawing = self._drawing(PAPER)
        drawn: bytes = vl_convert.vegalite_to_png(drawing, scale=scale, format_locale=LOCALES[self.lang])
        return drawn

    def _drawing(self, ground: str) -> dict[str, Any]:
        drawing: dict[str, Any] = json.loads(self.chart.to_json())
        return {**drawing, "background": ground}

    def save(self, path: str | Path) -> None:
        """Write the chart to a .svg or .png file."""
        path = Path(path)
        if path.suffix.lower() not in (".svg", ".png"):
            raise BadTournament("bad-picture", file=str(path), known=".svg, .png")
        path.write_bytes(self.png() if path.suffix.lower() == ".png" else self.svg().encode())

    def _repr_svg_(self) -> str:
        return self.svg()


def figures(seats: Sequence[Row], actions: Sequence[Row], lang: str = "en", ink: Ink = LIGHT) -> list[Figure]:
    """Return every chart that some results allow."""
    if not seats:
        return []
    charts = [wins(seats, lang, ink), scores(seats, lang, ink)]
    if len({row["turn"] for row in seats}) > 1:
        charts.insert(1, turns(seats, lang, ink))
    if len({bool(row["won"]) for row in seats}) > 1:
        charts += [mix(seats, actions, lang, ink), sources(seats, lang, ink)]
    return charts


def heading(seats: Sequence[Row], lang: str) -> str:
    """Return what the results are about: game, players, number of games."""
    title = tutor.game(seats[0]["game"]).title(lang)
    return _say("heading", lang, title=title, players=seats[0]["players"], games=len({row["number"] for row in seats}))


def wins(seats: Sequence[Row], lang: str = "en", ink: Ink = LIGHT) -> Figure:
    """Draw who wins how often."""
    rows = [{**line, "name": line["agent"]} for line in win_rates(seats)]
    return _rates("wins", rows, lang, ink)


def turns(seats: Sequence[Row], lang: str = "en", ink: Ink = LIGHT) -> Figure:
    """Draw how often whoever moves first, second … wins."""
    rows = [{**line, "name": _say("turn", lang, place=line["turn"] + 1)} for line in advantages(seats)]
    return _rates("turns", rows, lang, ink)


def scores(seats: Sequence[Row], lang: str = "en", ink: Ink = LIGHT) -> Figure:
    """Draw how each agent's scores are distributed."""
    import altair as alt

    agents = [line["agent"] for line in win_rates(seats)]
    bars = (
        alt.Chart(_data(score_bins(seats)))
        .mark_bar(color=ink.first, binSpacing=1)
        .encode(
            x=alt.X("from:Q", bin="binned", title=_say("scores-axis", lang)),
            x2="to:Q",
            y=alt.Y("share:Q", title=None, axis=alt.Axis(format=".0%", tickCount=3)),
            row=alt.Row("agent:N", sort=agents, title=_say("scores-share", lang), header=_header(ink)),
        )
        .properties(width=WIDTH, height=74)
    )
    lines = []
    for agent in agents:
        own = [row["score"] for row in seats if row["agent"] == agent]
        low, middle, high = quantiles(own, n=4, method="inclusive") if len(own) > 1 else own * 3
        lines.append(_say("line-scores", lang, name=agent, low=low, mean=middle, high=high))
    return _figure("scores", bars, lines, lang, ink)


def mix(seats: Sequence[Row], actions: Sequence[Row], lang: str = "en", ink: Ink = LIGHT) -> Figure:
    """Draw what winners and losers do, for the things in which they differ most."""
    game = tutor.game(seats[0]["game"])
    rows = [{**line, "name": action_label(game, line["action"], lang)} for line in action_mix(seats, actions, ACTIONS)]
    return _comparison("actions", rows, lang, ink)


def sources(seats: Sequence[Row], lang: str = "en", ink: Ink = LIGHT) -> Figure:
    """Draw where the points of winners and losers come from."""
    game: Game[Any] = tutor.game(seats[0]["game"])
    rows = [{**line, "name": source_label(game, line["source"], lang)} for line in source_mix(seats)]
    return _comparison("sources", rows, lang, ink)


# ---------------------------------------------------------------------- the two forms that most charts have


def _rates(name: str, rows: list[dict[str, Any]], lang: str, ink: Ink) -> Figure:
    """Draw rates with their intervals, one below the other, beside what would be even."""
    import altair as alt

    y = alt.Y("name:N", sort=[row["name"] for row in rows], title=None, axis=_names())
    axis = alt.Axis(format=".0%", tickCount=6)
    base = alt.Chart(_data(rows)).encode(y=y)
    spans = base.mark_rule(strokeWidth=4, opacity=0.45, color=ink.first).encode(
        x=alt.X("low:Q", scale=alt.Scale(domain=[0, 1]), axis=axis, title=_say(f"{name}-axis", lang)), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=110, opacity=1, color=ink.first).encode(x="rate:Q")
    even = alt.Chart(_data([{"even": rows[0]["even"]}])).mark_rule(strokeDash=[5, 4], color=ink.soft).encode(x="even:Q")
    lines = [
        _say("line-rate", lang, name=row["name"], rate=100 * row["rate"], low=100 * row["low"], high=100 * row["high"],
             games=row["games"])
        for row in rows
    ]  # fmt: skip
    chart = (even + spans + points).properties(width=HALF, height=34 * max(2, len(rows)))
    return _figure(name, chart, lines, lang, ink)


def _comparison(name: str, rows: list[dict[str, Any]], lang: str, ink: Ink) -> Figure:
    """Draw means of winners beside those of losers, each with its interval; shapes tell them apart too."""
    import altair as alt

    said = {result: _say(result, lang) for result in (WINNER, LOSER)}
    rows = [{**row, "who": said[row["result"]]} for row in rows]
    who = list(said.values())
    legend = alt.Legend(orient="top", title=None, symbolOpacity=1)
    base = alt.Chart(_data(rows)).encode(
        y=alt.Y("name:N", sort=list(dict.fromkeys(row["name"] for row in rows)), title=None,
                axis=_names()),
        yOffset=alt.YOffset("who:N", sort=who),
        color=alt.Color("who:N", scale=alt.Scale(domain=who, range=[ink.first, ink.second]), legend=legend),
    )  # fmt: skip
    spans = base.mark_rule(strokeWidth=3, opacity=0.45).encode(
        x=alt.X("low:Q", title=_say(f"{name}-axis", lang), axis=alt.Axis(tickCount=8)), x2="high:Q"
    )
    shape = alt.Shape("who:N", scale=alt.Scale(domain=who, range=["circle", "diamond"]), legend=legend)
    points = base.mark_point(filled=True, size=80, opacity=1).encode(x="mean:Q", shape=shape)
    lines = [_mean_line(row, lang) for row in rows]
    return _figure(name, (spans + points).properties(width=WIDTH, height=alt.Step(13)), lines, lang, ink)


def _mean_line(row: Row, lang: str) -> str:
    """Return a mean in words; a single game has no interval."""
    if not math.isfinite(row["high"] - row["low"]):
        return _say("line-one", lang, name=row["name"], result=row["who"], mean=row["mean"])
    bounds = {bound: row[bound] for bound in ("low", "high")}
    return _say("line-mean", lang, name=row["name"], result=row["who"], mean=row["mean"], **bounds)


def _figure(name: str, chart: Any, lines: list[str], lang: str, ink: Ink) -> Figure:
    details = {"count": ACTIONS} if name == "actions" else {}
    styled = (
        chart.configure(font=FONT, padding=6)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=ink.text, titleColor=ink.soft, gridColor=ink.line, domainColor=ink.line, tickColor=ink.line,
            labelFontSize=12, titleFontSize=12, titleFontWeight="normal",
        )
        .configure_legend(labelColor=ink.text, labelFontSize=12, symbolSize=90)
    )  # fmt: skip
    return Figure(name, _say(f"{name}-title", lang), _say(f"{name}-text", lang, **details), lines, styled, lang)


def _names() -> altair.Axis:
    import altair as alt

    return alt.Axis(labelLimit=LONGEST_LABEL, labelPadding=10)


def _header(ink: Ink) -> altair.Header:
    import altair as alt

    return alt.Header(
        labelAngle=0, labelAlign="left", labelColor=ink.text, labelFontSize=12, titleColor=ink.soft, titleFontSize=12,
        titleFontWeight="normal",
    )  # fmt: skip


def _data(rows: Sequence[Row]) -> altair.InlineData:
    """Return rows for altair, without what has no bounds: JSON cannot say it."""
    import altair as alt

    finite = [
        {name: value for name, value in row.items() if value not in (float("inf"), float("-inf"))} for row in rows
    ]
    return alt.InlineData(values=finite)


def _say(key: str, lang: str, **details: Any) -> str:
    return texts(WORDS).text(f"chart-{key}", lang, details)
