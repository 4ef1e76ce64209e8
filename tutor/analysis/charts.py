"""Charts of a review, as altair models: drawn offline as SVG or PNG, or handed to whoever has another renderer.

altair and vl-convert are imported when a chart is asked for. Every seat has the colour it has on the boards, beside a
dash or place of its own, so that no chart speaks by colour alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from tutor.analysis.review import Review
from tutor.analysis.sources import say_source
from tutor.analysis.telling import word
from tutor.core.text import player_name, say

if TYPE_CHECKING:
    import altair as alt

#: Every chart of a review by name, in the order in which they are shown.
CHARTS: Final = ("value", "sources", "luck", "actions")
#: Kinds of action that are shown one by one; the rest is put together.
MOST_ACTIONS: Final = 8
#: Sources of points that are shown one by one: as many as there are colours.
MOST_SOURCES: Final = 7
#: Width of the words beside bars; longer ones are cut.
LABELS: Final = 200
#: Marks by shape and size: the worse, the heavier.
SHAPES: Final[Mapping[str, str]] = {"inaccuracy": "triangle-up", "mistake": "diamond", "blunder": "cross"}
DASHES: Final = ([1, 0], [7, 3], [2, 2], [9, 2, 2, 2], [4, 4], [1, 3])
#: Numbers on the axes as a reader of the language writes them.
LOCALES: Final[dict[str, Literal["en-US", "fr-FR"]]] = {"en": "en-US", "fr": "fr-FR"}
#: Pixels of a PNG for each point of the drawing.
SHARPNESS: Final = 2.0


class Palette(NamedTuple):
    """The colours of a chart."""

    ground: str | None
    ink: str
    soft: str
    line: str
    seats: tuple[str, ...]
    #: Told apart by people who do not see red and green (after Okabe and Ito), on light and on dark.
    parts: tuple[str, ...]
    good: str
    bad: str


PARTS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#b9a700", "#7f7f7f")
#: For a file: the light theme of the app.
PAPER: Final = Palette(
    "#fffdf8", "#2b2320", "#6a5b50", "#dccfb8",
    ("#6b3fa0", "#5f6b74", "#2c7a4b", "#b4540a", "#1f2328", "#0b6e8f"), PARTS, "#0072b2", "#d55e00",
)  # fmt: skip
#: For a page of the app: its own style sheet says what each colour is, in its light and its dark theme.
PAGE: Final = Palette(
    None, "var(--vg-ink)", "var(--vg-soft)", "var(--vg-line)",
    tuple(f"var(--vg-seat-{seat})" for seat in range(6)), PARTS, "var(--vg-chart-good)", "var(--vg-chart-bad)",
)  # fmt: skip


def chart(review: Review, name: str, lang: str = "en", palette: Palette = PAPER, width: int = 640) -> alt.TopLevelMixin:
    """Return one of CHARTS as an altair chart."""
    makers = {"value": value_chart, "sources": sources_chart, "luck": luck_chart, "actions": actions_chart}
    drawn: alt.TopLevelMixin = _dressed(makers[name](review, lang, palette, width), palette)
    return drawn


def to_svg(drawn: alt.TopLevelMixin, lang: str = "en") -> str:
    """Return a chart as SVG text; nothing is fetched from anywhere."""
    import vl_convert

    text: str = vl_convert.vegalite_to_svg(drawn.to_dict(), format_locale=LOCALES[lang], allowed_base_urls=[])
    # Vega takes every address for one of its own site; ours lead to a place in the page
    return re.sub(r'xlink:href="https?://[^"#]*#', 'href="#', text)


def to_png(drawn: alt.TopLevelMixin, lang: str = "en") -> bytes:
    """Return a chart as a PNG picture."""
    import vl_convert

    picture: bytes = vl_convert.vegalite_to_png(drawn.to_dict(), scale=SHARPNESS, format_locale=LOCALES[lang])
    return picture


def _dressed(drawn: Any, palette: Palette) -> Any:
    font = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif'
    words = {"labelColor": palette.soft, "titleColor": palette.ink, "labelFont": font, "titleFont": font}
    return (
        drawn.configure(background=palette.ground or "transparent", font=font, padding=6)
        .configure_view(stroke=None)
        .configure_axis(
            gridColor=palette.line, domainColor=palette.line, tickColor=palette.line,
            labelFontSize=12, titleFontSize=12, titleFontWeight="normal", labelLimit=260, **words,
        )
        .configure_legend(labelFontSize=12, orient="top", labelLimit=300, symbolStrokeWidth=3, **words)
        .configure_header(labelFontSize=13, labelFontWeight="bold", titleFontSize=12, **words)
    )  # fmt: skip


def _data(rows: list[dict[str, Any]]) -> Any:
    """Return rows as altair takes them; as plain values, so that no data frame library is needed."""
    import altair as alt

    values: Any = alt.InlineData
    return values(values=rows)


def _seats(review: Review, lang: str) -> list[str]:
    """Return the players by name; two of one name are told apart by their seats."""
    names = [player_name(seat, lang, review.timeline.names) for seat in range(review.timeline.players)]
    return [f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def _seat_scale(review: Review, lang: str, palette: Palette) -> Any:
    import altair as alt

    names = _seats(review, lang)
    return alt.Scale(domain=names, range=list(palette.seats[: len(names)]))


# ---------------------------------------------------------------------- the value line


def value_rows(review: Review, lang: str) -> list[dict[str, Any]]:
    """Return every player's expected final points: played out after some decisions, before that as the game estimates.

    An estimate has no band: how far it may be wrong is not known here.
    """
    names = _seats(review, lang)
    points = {number: [(got.mean, got.low, got.high) for got in after] for number, after in review.prospects.items()}
    if len(points) < len(review.outlooks):
        points = {number: [(value, value, value) for value in look.points] for number, look in review.looks.items()}
    rows = [
        {"number": number + 1, "player": names[seat], "points": mean, "low": low, "high": high}
        for number, after in sorted(points.items())
        for seat, (mean, low, high) in enumerate(after)
    ]
    timeline = review.timeline
    if timeline.over and review.looked:
        scores = timeline.final.scores()
        last = len(timeline.moments) + 1
        rows += [
            {"number": last, "player": names[seat], "points": score, "low": score, "high": score}
            for seat, score in enumerate(scores)
        ]
    return rows


def mark_rows(review: Review, lang: str) -> list[dict[str, Any]]:
    """Return the marks with their place on the line and the address that leads to the position."""
    names = _seats(review, lang)
    return [
        {
            "number": verdict.number + 1,
            "player": names[verdict.seat],
            "points": verdict.weighed.points[verdict.seat].mean,
            "mark": word(f"mark-{mark}", lang),
            "href": f"#move-{verdict.number}",
            "about": word("review-head", lang, number=verdict.number + 1, who=names[verdict.seat],
                          mark=word(f"mark-{mark}", lang)),
        }
        for verdict, mark in review.marks()
    ]  # fmt: skip


def value_chart(review: Review, lang: str, palette: Palette, width: int) -> Any:
    """Return a line per player with its band, and the marks."""
    import altair as alt

    names = _seats(review, lang)
    legend = alt.Legend(symbolType="stroke", symbolOpacity=1, symbolSize=260)
    colour = alt.Color("player:N", scale=_seat_scale(review, lang, palette), title=None, legend=legend)
    dash = alt.StrokeDash("player:N", scale=alt.Scale(domain=names, range=list(DASHES[: len(names)])), title=None)
    last = len(review.timeline.moments) + 1
    across = alt.X(
        "number:Q",
        title=word("chart-value-move", lang),
        scale=alt.Scale(domain=[1, last], nice=False),
        axis=alt.Axis(grid=False),
    )
    base = alt.Chart(_data(value_rows(review, lang)))
    band = base.mark_area(opacity=0.16, interpolate="linear").encode(
        x=across,
        y=alt.Y("low:Q", title=word("chart-value-points", lang), scale=alt.Scale(zero=False)),
        y2="high:Q",
        color=colour,
    )
    line = base.mark_line(strokeWidth=2, interpolate="linear").encode(
        x=across, y=alt.Y("points:Q"), color=colour, strokeDash=dash
    )
    kinds = {word(f"mark-{mark}", lang): shape for mark, shape in SHAPES.items()}
    marks = (
        alt.Chart(_data(mark_rows(review, lang)))
        .mark_point(filled=True, size=150, stroke=palette.ink, strokeWidth=1, opacity=1)
        .encode(
            x=across,
            y="points:Q",
            color=colour,
            shape=alt.Shape("mark:N", scale=alt.Scale(domain=list(kinds), range=list(kinds.values())), title=None),
            href="href:N",
            description="about:N",
            tooltip="about:N",
        )
    )
    return (
        alt.layer(band, line, marks)
        .resolve_legend(color="shared", shape="independent")
        .properties(width=width, height=240)
    )


# ---------------------------------------------------------------------- counted, not estimated


def source_rows(review: Review, lang: str) -> list[dict[str, Any]]:
    """Return what every player would score from each source, over time."""
    names = _seats(review, lang)
    rows, lines = review.points
    weights: dict[str, int] = {}
    for row in rows:
        weights[row.source] = max(weights.get(row.source, 0), abs(row.points))
    shown = sorted(weights, key=lambda source: -weights[source])[:MOST_SOURCES]
    other = word("chart-other", lang)
    sums: dict[tuple[int, int, str], int] = {}
    for row in rows:
        source = say_source(lines[row.source], lang) if row.source in shown else other
        key = (row.number, row.seat, source)
        sums[key] = sums.get(key, 0) + row.points
    numbers = sorted({row.number for row in rows})
    sources = list(dict.fromkeys(source for _, _, source in sums))
    # a source that has gone (or not come yet) is worth nothing: without that row its area would bridge the gap
    return [
        {"number": number + 1, "player": names[seat], "source": source, "points": sums.get((number, seat, source), 0)}
        for number in numbers
        for seat in review.shown
        for source in sources
    ]


def sources_chart(review: Review, lang: str, palette: Palette, width: int) -> Any:
    """Return stacked areas, one picture per player."""
    import altair as alt

    rows = source_rows(review, lang)
    sources = list(dict.fromkeys(row["source"] for row in rows))
    seats = len(review.shown)
    columns = 2 if seats > 1 else 1
    return (
        alt.Chart(_data(rows))
        .mark_area(interpolate="step-after", opacity=0.9)
        .encode(
            x=alt.X("number:Q", title=word("chart-value-move", lang), scale=alt.Scale(nice=False)),
            y=alt.Y("points:Q", title=word("chart-sources-points", lang)),
            color=alt.Color(
                "source:N", sort=sources, title=None,
                scale=alt.Scale(domain=sources, range=list(palette.parts[: len(sources)])),
                legend=alt.Legend(columns=3),
            ),
            facet=alt.Facet("player:N", title=None, sort=_seats(review, lang), columns=columns),
        )
        .properties(width=(width - 40 * (columns - 1)) // columns, height=170)
    )  # fmt: skip


def luck_rows(review: Review, lang: str) -> list[dict[str, Any]]:
    """Return luck and skill of every player."""
    names = _seats(review, lang)
    rows = []
    for ledger in review.ledgers():
        parts = [("luck", ledger.luck)] if review.seat is None else []
        for key, got in [*parts, ("skill", ledger.skill)]:
            rows.append(
                {
                    "player": names[ledger.seat],
                    "part": word(f"chart-luck-{key}", lang),
                    "points": got.mean,
                    "low": got.low,
                    "high": got.high,
                }
            )
    return rows


def luck_chart(review: Review, lang: str, palette: Palette, width: int) -> Any:
    """Return two bars per player with their intervals."""
    import altair as alt

    parts = [word("chart-luck-luck", lang), word("chart-luck-skill", lang)]
    base = alt.Chart(_data(luck_rows(review, lang))).encode(
        y=alt.Y("player:N", title=None, sort=_seats(review, lang)),
        yOffset=alt.YOffset("part:N", sort=parts),
    )
    bars = base.mark_bar().encode(
        x=alt.X("points:Q", title=word("chart-luck-points", lang), axis=alt.Axis(tickCount=7)),
        color=alt.Color(
            "part:N", sort=parts, title=None, scale=alt.Scale(domain=parts, range=[palette.good, palette.bad])
        ),
    )
    sure = base.mark_rule(color=palette.ink, strokeWidth=1.5).encode(x="low:Q", x2="high:Q")
    return alt.layer(bars, sure).properties(width=width, height=56 * len(review.seats))


def action_rows(review: Review, lang: str) -> list[dict[str, Any]]:
    """Return how often every player did what, the most frequent kinds by name."""
    names = _seats(review, lang)
    totals: dict[str, int] = {}
    counts: dict[tuple[int, str], int] = {}
    for use in review.actions:
        said = say(use.action, lang)
        totals[said] = totals.get(said, 0) + use.times
        counts[use.seat, said] = counts.get((use.seat, said), 0) + use.times
    shown = sorted(totals, key=lambda said: -totals[said])[:MOST_ACTIONS]
    other = word("chart-other", lang)
    rows: dict[tuple[int, str], int] = {}
    for (seat, said), count in counts.items():
        key = (seat, said if said in shown else other)
        rows[key] = rows.get(key, 0) + count
    order = {said: place for place, said in enumerate([*shown, other])}
    return [
        {"player": names[seat], "action": said, "count": count}
        for (seat, said), count in sorted(rows.items(), key=lambda item: (order[item[0][1]], item[0][0]))
    ]


def actions_chart(review: Review, lang: str, palette: Palette, width: int) -> Any:
    """Return, for each kind of action, a bar per player."""
    import altair as alt

    rows = action_rows(review, lang)
    actions = list(dict.fromkeys(row["action"] for row in rows))
    return (
        alt.Chart(_data(rows))
        .mark_bar()
        .encode(
            y=alt.Y("action:N", sort=actions, title=None, axis=alt.Axis(labelLimit=LABELS)),
            yOffset=alt.YOffset("player:N", sort=_seats(review, lang)),
            x=alt.X("count:Q", title=word("chart-actions-count", lang), axis=alt.Axis(tickMinStep=1)),
            color=alt.Color("player:N", scale=_seat_scale(review, lang, palette), title=None),
        )
        .properties(width=width - LABELS, height=max(1, len(actions)) * 12 * max(2, len(review.shown)))
    )
