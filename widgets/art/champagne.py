"""A house of champagne: the press, goods that come with a bottle, rewards, places."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.art.pieces import cube
from widgets.art.strokes import BARREL, BOTTLE, dots, dressed, edge, line, lit, scaled, shade, soft, solid


def wine_press() -> str:
    """Return a basket press with its screw."""
    frame = line("M4 21.4V8.6M20 21.4V8.6M2.6 22h18.8", 1.9) + soft("M3 6.6h18v1.8H3Z")
    screw = line("M12 2.2v8.4M8.4 2.4h7.2", 2)
    basket = "M6.6 13.8h10.8l-.8 6.8H7.4Z"
    return frame + screw + solid("M6 10.6h12v2.2H6Z") + solid(basket) + dressed("M10 14.6v5.4M14 14.6v5.4", "vb-slat")


def crown() -> str:
    """Return a crown."""
    band = "M4.4 18.8h15.2v3H4.4Z"
    spikes = "M2.2 7.4 7.6 11.6 12 4.2l4.4 7.4 5.4-4.2-2.2 10H4.4Z"
    return solid(spikes) + dots([(2.4, 6.4), (12, 3.2), (21.6, 6.4)], 1.7) + solid(band) + edge(spikes + band)


def shield() -> str:
    """Return a coat of arms, with room for a number."""
    outline = "M2.6 2h18.8v10c0 5.2-3.8 8.6-9.4 10.4-5.6-1.8-9.4-5.2-9.4-10.4Z"
    return solid(outline) + shade("M12 2h9.4v10c0 5.2-3.8 8.6-9.4 10.4Z") + edge(outline)


def sugar() -> str:
    """Return three lumps of sugar."""
    return scaled(cube(), 0.54, 5.5, 0.4) + scaled(cube(), 0.54, 0, 10.4) + scaled(cube(), 0.54, 11, 10.4)


def gift_box() -> str:
    """Return a box with a ribbon."""
    left, right = (
        "C9.4 6.4 6.6 5.4 7 3.4 7.4 1.6 10.6 1.8 12 6.4Z",
        "C14.6 6.4 17.4 5.4 17 3.4 16.6 1.6 13.4 1.8 12 6.4Z",
    )
    bow = line(f"M12 6.4{left}M12 6.4{right}", 1.5)
    return bow + soft("M3 7.6h18v3.4H3Z") + soft("M4.4 12h15.2v9.2H4.4Z") + dressed("M12 7.4v14", "vb-slat")


def champagne_cork() -> str:
    """Return the cork of a bottle of champagne."""
    stem = "M8.8 9.4h6.4c.4 3.2 1.8 5.6 2.6 8.6.6 2.2-.6 4-2.8 4H9c-2.2 0-3.4-1.8-2.8-4 .8-3 2.2-5.4 2.6-8.6Z"
    cap = "M6.4 3.6c0-1.2.8-2 2-2h7.2c1.2 0 2 .8 2 2v3.6c0 1.2-.8 2-2 2H8.4c-1.2 0-2-.8-2-2Z"
    return (
        solid(stem)
        + shade("M13.4 9.4h1.8c.4 3.2 1.8 5.6 2.6 8.6.6 2.2-.6 4-2.8 4h-2c1.6-4.4 1.6-8.4.4-12.6Z")
        + edge(stem)
        + solid(cap)
        + lit(cap)
        + edge(cap)
    )


def wine_label() -> str:
    """Return the label of a bottle, with its corners cut out."""
    sheet = (
        "M6.4 3.6h11.2a3.4 3.4 0 0 0 3.4 3.4v10a3.4 3.4 0 0 0-3.4 3.4H6.4A3.4 3.4 0 0 0 3 17V7a3.4 3.4 0 0 0 3.4-3.4Z"
    )
    return soft(sheet) + dressed("M8 8.6h8M7.4 12h9.2M9.6 15.4h4.8", "vb-slat")


def banner(stripes: Sequence[tuple[str, str]]) -> str:
    """Return a flag on its pole, made of stripes with their classes."""
    cloth = "M5.6 3.4h17v13h-17Z"
    return line("M4 2v20.4", 2) + "".join(dressed(d, cls) for d, cls in stripes) + edge(cloth)


def stars_and_stripes() -> str:
    """Return the flag of the United States."""
    red = "".join(f"M5.6 {y}h17v1.86h-17Z" for y in (3.4, 7.11, 10.83, 14.54))
    return banner(
        [("M5.6 3.4h17v13h-17Z", "vb-flag-white"), (red, "vb-flag-red"), ("M5.6 3.4h8v7.4h-8Z", "vb-flag-blue")]
    )


def tricolour() -> str:
    """Return the flag of Russia."""
    thirds = (("vb-flag-white", 3.4), ("vb-flag-blue", 7.73), ("vb-flag-red", 12.07))
    return banner([(f"M5.6 {y}h17v4.33h-17Z", cls) for cls, y in thirds])


def hamlet() -> str:
    """Return houses round a church."""
    church = "M13 22V9.4l3.4-8 3.4 8V22Z"
    houses = "M1.6 22v-6.4l4.8-4.2 4.8 4.2V22Z"
    return soft(church) + soft(houses) + dressed("M6.4 18.4v3.8M16.4 12.4v2.6M16.4 18.4v3.8", "vb-slat")


def scroll() -> str:
    """Return a sheet with aims to be ticked off."""
    sheet = "M4.6 2h14.8v20H4.6Z"
    ticks = "".join(f"M7.4 {y}l1.4 1.4 2.4-2.8M13.6 {y}h3.2" for y in (7, 12.8, 18.6))
    return soft(sheet) + dressed(ticks, "vb-slat")


def sack() -> str:
    """Return a bag that is tied up."""
    body = "M9 7.6C5 10.4 2.8 14 2.8 17.6c0 2.8 1.8 4.4 4.6 4.4h9.2c2.8 0 4.6-1.6 4.6-4.4 0-3.6-2.2-7.2-6.2-10Z"
    neck = "M8 1.8c2.6 1 5.4 1 8 0l-1.6 4.6H9.6Z"
    return (
        solid(body)
        + shade("M15 7.6c4 2.8 6.2 6.4 6.2 10 0 2.8-1.8 4.4-4.6 4.4h-3.2c3.6-4.4 4-9.4 1.6-14.4Z")
        + solid(neck)
        + edge(body + neck)
        + line("M9 7.2h6", 1.6)
    )


def home() -> str:
    """Return a house with a door and a chimney."""
    return solid("M16.4 3.4h3v5h-3Z") + soft("M12 3 22 11.4h-2.8v10H4.8v-10H2Z") + dressed("M12 15.4v6", "vb-cut")


def bottle_or_barrel() -> str:
    """Return a bottle beside a barrel: either will do."""
    hoops = edge("M4.9 6.6h14.2M4.2 10.2h15.6M4.2 13.8h15.6M4.9 17.4h14.2")
    return scaled(solid(BOTTLE) + lit("M7 13.6h10v5.2H7Z"), 0.94, -5.4, 0.6) + scaled(
        solid(BARREL) + hoops, 0.6, 10, 7.8
    )


SYMBOLS: dict[str, str] = {
    # a house of champagne: the press, goods that come with a bottle, rewards, places
    "wine-press": wine_press(),
    "champagne-cork": champagne_cork(),
    "gift-box": gift_box(),
    "sugar": sugar(),
    "wine-label": wine_label(),
    "bottle-or-barrel": bottle_or_barrel(),
    "crown": crown(),
    "shield": shield(),
    "flag-usa": stars_and_stripes(),
    "flag-russia": tricolour(),
    "hamlet": hamlet(),
    "home": home(),
    "sack": sack(),
    "scroll": scroll(),
}  # fmt: skip
