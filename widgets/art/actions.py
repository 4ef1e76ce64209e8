"""What can be done: actions, improvements and special actions."""

from __future__ import annotations

from widgets.art.pieces import bunch, coin, worker
from widgets.art.strokes import BARREL, BOTTLE, dots, dressed, edge, lights, line, lit, scaled, shade, soft, solid


def hourglass() -> str:
    """Return an hourglass that is running out."""
    frame = line("M5.6 2.6h12.8M5.6 21.4h12.8", 2.4)
    glass = line("M7.4 3.4c0 4.6 2.2 6.2 4 8.6-1.8 2.4-4 4-4 8.6M16.6 3.4c0 4.6-2.2 6.2-4 8.6 1.8 2.4 4 4 4 8.6", 1.7)
    return frame + glass + solid("M8.4 20.6c.2-2.6 1.6-4 3.6-5.4 2 1.4 3.4 2.8 3.6 5.4Z")


def vine() -> str:
    """Return a vine that bears no grapes now."""
    wood = line("M12 22V12.4C12 9 9.4 8.6 8.4 6M12 14.4c0-3.4 2.6-3.8 3.6-6.4M5 22h14", 1.9)
    return wood + dots([(7.4, 4.6), (16.4, 6.4), (8.6, 11), (15.6, 12)], 2.3)


def gavel(x: float = 0, y: float = 0) -> str:
    """Return an auctioneer's hammer."""
    head = "M8.2 6.8 13 2l6.4 6.4-4.8 4.8Z"
    grip = line("M12.4 9.4 3.4 18.4", 2.6)
    return f'<g transform="translate({x} {y})">{grip}{soft(head)}</g>'


def basket(fruit: str) -> str:
    """Return a basket with something in it."""
    body = "M2.6 12.4h18.8l-2 8.4c-.2.8-.8 1.2-1.6 1.2H6.2c-.8 0-1.4-.4-1.6-1.2Z"
    return fruit + solid(body) + lit("M2.6 12.4h18.8l-.5 2.2H3.1Z") + edge("M7 15.4v5M12 15.4v5M17 15.4v5M4 18h16")


def cart() -> str:
    """Return a hand cart with barrels."""
    wheel = "M9 15.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z"
    goods = "M4.4 6.4h5.4v6.4H4.4ZM10.8 6.4h5.4v6.4h-5.4ZM7.6 1h5.4v4.6H7.6Z"
    return soft(goods) + line("M2.2 15.4H18L22.2 9", 2) + solid(wheel) + lights([(9, 19)], 1.4)


def bars() -> str:
    """Return a table of prices that rise."""
    return soft("M3.4 16h3.2v5H3.4ZM10 11.6h3.2V21H10ZM16.6 7.6h3.2V21h-3.2Z") + line(
        "M3 9.4 12.6 3M8.4 2.4h4.6v4.4", 1.9
    )


def seal() -> str:
    """Return a rosette with two ribbons."""
    petals = "".join(
        f'<circle cx="12" cy="3.7" r="2.7" fill="currentColor" transform="rotate({angle} 12 9)"/>'
        for angle in range(0, 360, 36)
    )
    ribbons = "M7.8 13 5 22.6l3.6-1.4 2 2 2-8ZM16.2 13 19 22.6l-3.6-1.4-2 2-2-8Z"
    star = "M12 5.2 13.2 7.7 15.9 8 13.9 9.9 14.4 12.6 12 11.3 9.6 12.6 10.1 9.9 8.1 8 10.8 7.7Z"
    return solid(ribbons) + shade(ribbons) + petals + dots([(12, 9)], 5.4) + dressed(star, "vb-clear")


def crate() -> str:
    """Return a crate of bottles."""
    necks = "".join(f"M{x} 3h2.4v3.4c0 1.4 1 1.6 1 3.2H{x - 1}c0-1.6 1-1.8 1-3.2Z" for x in (4.8, 10.8, 16.8))
    box = "M1.8 11h20.4v10.6H1.8Z"
    return solid(necks) + soft(box) + dressed("M2.4 16.3h19.2", "vb-cut-thin")


def vintage() -> str:
    """Return a bottle with a star."""
    star = "M17 8.6 18.7 12.2 22.6 12.7 19.7 15.4 20.5 19.3 17 17.4 13.5 19.3 14.3 15.4 11.4 12.7 15.3 12.2Z"
    return scaled(solid(BOTTLE) + shade("M10 1.6h4v2.6h-4Z"), 0.94, -3, 0.6) + dressed(star, "vb-halo") + soft(star)


def megaphone() -> str:
    """Return a megaphone that is heard."""
    horn = "M3 9.6h4.6L15.6 4v15l-8-5.4H3Z"
    return (
        soft(horn)
        + line("M6 14.4 7.6 21.4", 2.4)
        + line("M18.6 8.4c1.6 1.6 1.6 4.6 0 6.2M20.8 5.4c3.2 3 3.2 9.2 0 12.2", 1.7)
    )


def blend() -> str:
    """Return two drops that meet."""
    left = "M8.6 2.6C5.4 7 2.2 10.4 2.2 14.6a6.4 6.4 0 0 0 12.8 0c0-4.2-3.2-7.6-6.4-12Z"
    right = "M15.4 2.6c-3.2 4.4-6.4 7.8-6.4 12a6.4 6.4 0 0 0 12.8 0c0-4.2-3.2-7.6-6.4-12Z"
    meet = "M12 7.6c-1.7 2.2-3 4.4-3 7a6.4 6.4 0 0 0 3 5.4 6.4 6.4 0 0 0 3-5.4c0-2.6-1.3-4.8-3-7Z"
    return f'<g opacity=".72">{solid(left)}</g><g opacity=".9">{solid(right)}</g>' + shade(meet) + lit(left)


def juice() -> str:
    """Return a tumbler with a straw."""
    glass = "M5 6.4h13l-1.6 14.4c-.1.8-.6 1.2-1.4 1.2H8c-.8 0-1.3-.4-1.4-1.2Z"
    return (
        line("M12.4 8 15 1.6h4", 1.8) + solid(glass) + lit("M5 6.4h13l-.4 3.4H5.4Z") + lights([(10, 14), (13, 17)], 1.2)
    )


def primeur() -> str:
    """Return a glass with young leaves."""
    sprout = "M12 9.4C12 5 9.4 3 5.4 3c0 4 2.2 6.4 6.6 6.4ZM12 8c0-3.6 2.2-5.8 6.2-5.8 0 3.8-2.2 5.8-6.2 5.8Z"
    bowl = "M6.4 11.4h11.2c.2 4-1.6 6.6-4.6 7v2l3 1v1.2H8v-1.2l3-1v-2c-3-.4-4.8-3-4.6-7Z"
    return solid(sprout) + solid(bowl) + lit("M6.4 11.4h11.2v1.8H6.4Z")


def exchange(inner: str) -> str:
    """Return something within two arrows that turn round it."""
    around = line("M3.6 10.6A8.8 8.8 0 0 1 19 6.4M20.4 13.4A8.8 8.8 0 0 1 5 17.6", 2)
    return around + soft("M20.8 3v5.2h-5.2ZM3.2 21v-5.2h5.2Z") + scaled(inner, 0.5, 6, 5.6)


def late() -> str:
    """Return a basket by the light of the moon."""
    moon = solid("M18.4.8a5.2 5.2 0 1 0 4.8 7.4A5 5 0 0 1 18.4.8Z")
    return scaled(basket(dots([(5.6, 9.6), (10.4, 9), (15.2, 9.6)], 2.7)), 0.88, 0, 3) + moon


SYMBOLS: dict[str, str] = {
    # actions
    "hire": dots([(9.4, 7.2)], 4) + solid("M2.2 21.4c0-5.6 2.6-9 7.2-9s7.2 3.4 7.2 9Z")
    + line("M19 3.6v7M15.5 7.1h7", 2.2),
    "production": solid("M7.6 1.2C5.2 4.4 3.8 6.4 3.8 8.3a3.8 3.8 0 0 0 7.6 0c0-1.9-1.4-3.9-3.8-7.1Z")
    + dots([(10.6, 13.4), (15.6, 13.2), (20.6, 13.4), (13.1, 17.4), (18.1, 17.4), (15.6, 21.3)], 2.5)
    + line("M15.6 11V8.4c0-2 1-3.2 3-4", 1.7),
    "trade": line("M3 8h15.4M14 3.4 18.8 8 14 12.6M21 16H5.6M10 11.4 5.2 16 10 20.6", 2.3),
    "bid": gavel() + line("M12 21.4h10", 2.4),
    "overbid": gavel() + soft("M19 13.4 22.4 18h-2v3.4h-2.8V18h-2Z"),
    "acquire": line("M12 2.6h8.4c.8 0 1.4.6 1.4 1.4v16c0 .8-.6 1.4-1.4 1.4H4c-.8 0-1.4-.6-1.4-1.4v-8.4", 2)
    + line("M3 3l9.4 9.4M12.8 6v6.8H6", 2.4),
    "buy": soft("M11 8.4h11v13H11Z") + dressed("M14 15h5", "vb-cut-thin")
    + scaled(dressed("M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z", "vb-clear") + coin(), 0.58, 0.4, 0.8),
    "demand": bars(),
    "harvest": basket(dots([(6.2, 9.4), (11, 8.8), (16, 9.2), (8.6, 5), (13.6, 4.8)], 2.7)),
    "sell": scaled(solid(BOTTLE) + lit("M7 13.6h10v5.2H7Z"), 0.92, -4.6, 1) + scaled(coin(), 0.56, 10.4, 10)
    + line("M14.6 4.6h6M18 1.8l2.8 2.8L18 7.4", 1.7),
    "improve": soft("M12 2.6 21.4 10v11.4H2.6V10Z") + dressed("M12 10.6v8M8 14.6h8", "vb-cut-thin"),
    "pass": soft("M3 5.4 10.4 12 3 18.6ZM11.6 5.4 19 12l-7.4 6.6Z") + line("M21 5v14", 2.2),
    # improvements and special actions
    "aoc": seal(),
    "blending": blend(),
    "harvest-hand": scaled(worker(), 0.82, -3, 2)
    + scaled(basket(dots([(7, 9), (12, 7.4), (17, 9)], 3.4)), 0.56, 10.4, 10),
    "bulk-buyer": crate(),
    "good-vintage": vintage(),
    "rich-harvest": scaled(bunch(), 0.74, -1.6, 0.4) + scaled(bunch(), 0.74, 7.8, 5.4),
    "maturing": scaled(solid(BARREL) + edge("M4.9 6.6h14.2M4.2 10.2h15.6M4.2 13.8h15.6M4.9 17.4h14.2"), 0.78, -2, 2.4)
    + line("M14.6 12h7M18.4 8.4 22 12l-3.6 3.6", 2.1),
    "advertising": megaphone(),
    "late-harvest": late(),
    "extra-delivery": cart(),
    "grape-juice": juice(),
    "primeur": primeur(),
    "rebuilding": exchange(vine()),
    "vine": vine(),
    "hourglass": hourglass(),
}  # fmt: skip
