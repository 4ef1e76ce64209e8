"""Estates and a wine fair: features of a wine, experts, what is built, places of a board, weather."""

from __future__ import annotations

from widgets.art.pieces import cube, worker
from widgets.art.strokes import (
    ARCH,
    BARREL,
    CLOUD,
    GLASS,
    HOUSE,
    dots,
    dressed,
    edge,
    line,
    lit,
    scaled,
    shade,
    soft,
    solid,
)


def lips() -> str:
    """Return a mouth that tastes."""
    mouth = "M2 12c3-3.4 6-5.4 8-5.4 1 0 1.4.6 2 .6s1-.6 2-.6c2 0 5 2 8 5.4-3 4.4-6.4 6.6-10 6.6S5 16.4 2 12Z"
    return solid(mouth) + edge(mouth) + dressed("M3.6 12c3 .2 5.4-.6 8.4.4 3-1 5.4-.2 8.4-.4", "vb-cut-thin")


def eye() -> str:
    """Return an eye that judges the colour of a wine."""
    lid = "M1.6 12C4.6 7.4 8 5.2 12 5.2s7.4 2.2 10.4 6.8c-3 4.6-6.4 6.8-10.4 6.8S4.6 16.6 1.6 12Z"
    return solid(lid) + dressed("M12 7.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Z", "vb-clear") + dots([(12, 12)], 2.4)


def flask() -> str:
    """Return a flask in which alcohol is measured."""
    glass = "M9 2h6v6.4l5.6 10c.9 1.8-.2 3.6-2.2 3.6H5.6c-2 0-3.1-1.8-2.2-3.6L9 8.4Z"
    return solid(glass) + lit("M9.6 3.2h4.8v5.6l1.8 3.4H7.8l1.8-3.4Z") + edge(glass)


def enologist() -> str:
    """Return a person with a wine glass."""
    return scaled(worker(), 0.92, -3.4, 1.6) + scaled(
        dressed(GLASS, "vb-halo") + solid(GLASS) + lit("M6.6 2.4h10.8l.2 2.6H6.4Z"), 0.56, 11.2, 9.6
    )


def ship() -> str:
    """Return a sailing ship."""
    hull = "M2.2 16h19.6l-2.6 5.4H5.2Z"
    return (
        solid(hull) + shade("M12 16h9.8l-2.6 5.4H12Z") + solid("M11 2.4v12H4.4C5 9.4 7 5.4 11 2.4Z")
        + solid("M13 4.4c3.6 2 6 5.4 6.4 10H13Z") + edge(hull)
    )  # fmt: skip


def bank_house() -> str:
    """Return a bank with columns."""
    return solid("M12 2 22 7.6v1.8H2V7.6ZM2.4 19h19.2v2.8H2.4Z") + line("M6 10.8v7M10 10.8v7M14 10.8v7M18 10.8v7", 2)


def booth() -> str:
    """Return a booth with an awning."""
    awning = "M4 3h16l2 6.4a2.6 2.6 0 0 1-5 .4 2.6 2.6 0 0 1-5 0 2.6 2.6 0 0 1-5 0 2.6 2.6 0 0 1-5-.4Z"
    return line("M4.6 12v9.4M19.4 12v9.4", 1.8) + solid("M3 15.6h18V19H3Z") + solid(awning) + edge(awning)


def cup() -> str:
    """Return a trophy."""
    bowl = "M6 2.6h12c.4 6-1.6 10.4-5 11.4v3.4h3.4v3.8H7.6v-3.8H11V14c-3.4-1-5.4-5.4-5-11.4Z"
    return line("M6 5H2.6c0 4 1.4 6 4.4 6.4M18 5h3.4c0 4-1.4 6-4.4 6.4", 1.7) + solid(bowl) + edge(bowl)


def sunshine() -> str:
    """Return a sun with rays."""
    rays = (
        "M12 1.4v3M12 19.6v3M1.4 12h3M19.6 12h3M4.5 4.5l2.1 2.1M17.4 17.4l2.1 2.1M19.5 4.5l-2.1 2.1M6.6 17.4l-2.1 2.1"
    )
    return dots([(12, 12)], 5.4) + line(rays, 2)


SYMBOLS: dict[str, str] = {
    # features of a wine
    "lips": lips(),
    "eye": eye(),
    "flask": flask(),
    # what experts can do
    "free-way": line("M3 17.6c4-9 10-11.4 16.4-9.6", 2.6, 1, "0.1 4.6") + soft("M15.4 3.4 21.6 8.6l-7.4 3.6Z"),
    "cube-in": scaled(cube(), 0.76, -1.6, 5.4) + line("M19 2.4v9M14.5 6.9h9", 2.4),
    "barrel-out": scaled(solid(BARREL) + edge("M4.9 6.6h14.2M4.2 10.2h15.6M4.2 13.8h15.6M4.9 17.4h14.2"), 0.72, -2.4,
                         5.6)
    + line("M15 10.6 21 4.4M15.8 3.6h6v6", 2.2),
    "reorder": soft("M7 2.4 12 8H2ZM17 21.6 12 16h10Z") + line("M7 8.6v12M17 15.4v-12", 2.4),
    "price-off": line("M5 19 19 5", 2.6) + dots([(7, 7), (17, 17)], 3.6),
    # what is built, and who works there
    "winery": soft(HOUSE) + dressed("M8 21.6v-6.4a4 4 0 0 1 8 0v6.4", "vb-cut-thin"),
    "arched-cellar": solid(ARCH) + edge(ARCH)
    + scaled(dressed(BARREL, "vb-clear") + edge("M4.9 6.6h14.2M4.2 12h15.6M4.9 17.4h14.2"), 0.56, 5.3, 9.4),
    "enologist": enologist(),
    "full-house": soft(HOUSE) + dressed("M6.8 15 10.6 18.8 17.4 10.8", "vb-cut-thin"),
    # places of the board
    "ship": ship(),
    "bank-house": bank_house(),
    "booth": booth(),
    "cup": cup(),
    "tax": solid("M5 2.4h14v19.2l-2.4-1.8-2.3 1.8-2.3-1.8-2.3 1.8-2.3-1.8L5 21.6Z")
    + dressed("M8.4 7.4h7.2M8.4 11h7.2M8.4 14.6h4", "vb-cut-thin"),
    # weather
    "sunshine": sunshine(),
    "rain-cloud": solid(CLOUD) + line("M7.4 17.4l-1.2 3.4M12.4 17.4l-1.2 3.4M17.4 17.4l-1.2 3.4", 2),
    "mild-cloud": scaled(sunshine(), 0.7, 8, -0.4) + scaled(dressed(CLOUD, "vb-halo") + solid(CLOUD), 0.94, 0, 6),
}  # fmt: skip
