"""The shared vector art of all boards: a barrel is a barrel in every game. All drawings are our own.

Each symbol is drawn in a square of 24 x 24. `currentColor` is the colour of the class that uses it; light and shade lie
over it in white and black, so that every symbol works in every colour, on light and on dark boards.
"""

from __future__ import annotations

from collections.abc import Sequence

Points = Sequence[tuple[float, float]]


def solid(d: str) -> str:
    """Return a filled shape."""
    return f'<path d="{d}" fill="currentColor"/>'


def soft(d: str) -> str:
    """Return a filled shape with rounded corners."""
    return f'<path d="{d}" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>'


def lit(d: str) -> str:
    """Return a side that lies in the light."""
    return f'<path d="{d}" fill="#fff" fill-opacity=".3"/>'


def shade(d: str) -> str:
    """Return a side that lies in the shade."""
    return f'<path d="{d}" fill="#000" fill-opacity=".17"/>'


def edge(d: str) -> str:
    """Return a thin dark outline."""
    return f'<path d="{d}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width=".8" stroke-linejoin="round"/>'


def line(d: str, width: float, opacity: float = 1, dashes: str = "none") -> str:
    """Return a drawn line."""
    return (
        f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width}" stroke-opacity="{opacity}"'
        f' stroke-dasharray="{dashes}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def shine(d: str, width: float) -> str:
    """Return a light line on a filled shape."""
    return (
        f'<path d="{d}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="{width}" stroke-linecap="round"/>'
    )


def dots(points: Points, radius: float) -> str:
    """Return filled dots."""
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="currentColor"/>' for x, y in points)


def lights(points: Points, radius: float) -> str:
    """Return light dots on a filled shape."""
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#fff" fill-opacity=".6"/>' for x, y in points)


def dressed(d: str, cls: str) -> str:
    """Return a shape whose colour is its own, whoever uses the symbol: skin, hair, a tie."""
    return f'<path d="{d}" class="{cls}"/>'


def vines(d: str) -> str:
    """Return rows of vines seen from above: bushes on thin furrows."""
    return line(d, 0.55, 0.4) + line(d, 1.7, 0.6, "0 2.7")


def scaled(body: str, scale: float, x: float, y: float) -> str:
    """Return a drawing made smaller and moved."""
    return f'<g transform="translate({x} {y}) scale({scale})">{body}</g>'


def worker() -> str:
    """Return a person: a round head on a pawn's body."""
    head = "M12 2.2a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z"
    body = "M12 10.4c-4.7 0-6.9 3.9-7.4 8.9-.1 1.6.8 2.5 2.2 2.5h10.4c1.4 0 2.3-.9 2.2-2.5-.5-5-2.7-8.9-7.4-8.9Z"
    side = "M12 10.4c4.7 0 6.9 3.9 7.4 8.9.1 1.6-.8 2.5-2.2 2.5H14.4c1-4 .6-8.4-2.4-11.4Z"
    return solid(body) + shade(side) + edge(body) + solid(head) + lights([(10.6, 4.9)], 1) + edge(head)


def master() -> str:
    """Return a wine master: a wide-brimmed hat over a long robe."""
    hat = (
        "M2.4 7.2c0-1 1.6-1.6 4.1-1.8l.8-3.1c.3-1 1.1-1.4 2-1.1 1.8.5 3.6.5 5.4 0 .9-.3 1.7.1 2 1.1l.8 3.1c2.5.2 4.1.8"
        " 4.1 1.8 0 1.4-4.4 2.3-9.6 2.3S2.4 8.6 2.4 7.2Z"
    )
    robe = "M12 11c-3.4 0-5.4 1.8-6.3 5L3.9 20c-.5 1.1.1 2 1.2 2h13.8c1.1 0 1.7-.9 1.2-2l-1.8-4c-.9-3.2-2.9-5-6.3-5Z"
    side = "M12 11c3.4 0 5.4 1.8 6.3 5l1.8 4c.5 1.1-.1 2-1.2 2h-4.4c1-4.4.5-8-2.5-11Z"
    face = "M8.4 8.6h7.2v.6a3.6 3.2 0 0 1-7.2 0Z"
    band = "M6.6 5.2c3.4 1 7.4 1 10.8 0l.3 1.5c-3.7 1-7.7 1-11.4 0Z"
    return solid(robe) + shade(side) + edge(robe) + solid(face) + lit(face) + solid(hat) + shade(band) + edge(hat)


def cube() -> str:
    """Return a cube seen from above a corner."""
    outline = "M12 1.6 21 6.5V17.3L12 22.4 3 17.3V6.5Z"
    return solid(outline) + lit("M12 1.6 21 6.5 12 11.6 3 6.5Z") + shade("M21 6.5V17.3L12 22.4V11.6Z") + edge(outline)


def coin() -> str:
    """Return a coin."""
    ring = "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z"
    star = "M12 6.8 13.5 10.2 17.2 10.5 14.4 12.9 15.3 16.6 12 14.6 8.7 16.6 9.6 12.9 6.8 10.5 10.5 10.2Z"
    return solid(ring) + shade("M12 2a10 10 0 0 1 0 20 12.5 12.5 0 0 0 0-20Z") + lit(star) + edge(ring)


def bunch() -> str:
    """Return a bunch of grapes."""
    grapes = [(6.6, 10.2), (12, 9.6), (17.4, 10.2), (9.3, 14.6), (14.7, 14.6), (12, 19.2)]
    leaf = "M11.4 5.6C8.4 6.2 6 5.2 5 2.8 8 1.8 10.6 2.6 11.4 5.6Z"
    shines = [(x - 0.8, y - 0.9) for x, y in grapes]
    return line("M12 7.4C11.8 5 12.4 3 14.6 1.6", 1.5) + solid(leaf) + dots(grapes, 2.8) + lights(shines, 0.7)


def leaf() -> str:
    """Return a vine leaf."""
    outline = (
        "M12 1.8 14.3 6 18.7 4.6 18 9.2 22 11.3 18.4 14.1 19.2 18.4 14.8 17.6 12.9 19.8 12.9 22.6H11.1V19.8L9.2 17.6"
        " 4.8 18.4 5.6 14.1 2 11.3 6 9.2 5.3 4.6 9.7 6Z"
    )
    return soft(outline) + shine(
        "M12 19.6V7.4M12 14.6 7.4 9.8M12 14.6 16.6 9.8M12 17.4 8.4 15.6M12 17.4 15.6 15.6", 0.9
    )


def flute() -> str:
    """Return a flute of champagne."""
    glass = "M8 1.8h8c.5 6.6-.2 11-3.1 12v5.6l3.3 1.6v1.2H7.8V21l3.3-1.6v-5.6C8.2 12.8 7.5 8.4 8 1.8Z"
    bubbles = dots([(4.2, 5.2)], 1.4) + dots([(20, 3.6)], 1.6) + dots([(19.4, 8.8)], 1.1)
    return solid(glass) + lit("M8 1.8h8l.1 2.4H7.9Z") + lights([(11, 10.4), (13.2, 7.4)], 0.9) + bubbles


def blossom() -> str:
    """Return a rose's open blossom."""
    petals = "".join(
        f'<ellipse cx="12" cy="6.3" rx="4.2" ry="4.7" fill="currentColor" transform="rotate({angle} 12 12)"/>'
        for angle in range(0, 360, 72)
    )
    return petals + shade("M12 8.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z") + lights([(12, 12)], 2.2)


def lobbyist() -> str:
    """Return a person in a suit and tie."""
    suit = "M3 22.6c0-6.2 2.8-10.2 9-10.2s9 4 9 10.2Z"
    head = "M12 1.8a4.5 4.7 0 1 1 0 9.4 4.5 4.7 0 0 1 0-9.4Z"
    hair = (
        "M7.3 6.8C6.8 3 8.8.9 12 .9s5.2 2.1 4.7 5.9C16 6 15.4 5 15.2 4 12.8 5 10.2 4.8 8.6 4.4 8.2 5.2 7.9 6.2 7.3 6.8Z"
    )
    shirt = "M8.8 12.7 12 19.6 15.2 12.7Q12 11.8 8.8 12.7Z"
    tie = "M11 13.2H13L12.7 14.8 13.3 18 12 19.8 10.7 18 11.3 14.8Z"
    lapels = "M8.8 12.7 7.6 15 9.8 16 12 20 14.2 16 16.4 15 15.2 12.7"
    return (
        solid(suit) + dressed(head, "vb-skin") + dressed(hair, "vb-hair") + dressed(shirt, "vb-shirt")
        + dressed(tie, "vb-tie") + edge(lapels) + edge(suit) + edge("M10.2 8.6q1.8 1.2 3.6 0") + edge(head)
    )  # fmt: skip


def mr_rose() -> str:
    """Return a gentleman with bowler hat, moustache, bow tie and a rose in his buttonhole."""
    suit = "M3 22.6c0-6.2 2.8-10 9-10s9 3.8 9 10Z"
    head = "M12 3.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Z"
    bowler = (
        "M4.6 6c0-.9 1.2-1.2 2.6-1.3C7.3 1.9 9.2.6 12 .6s4.7 1.3 4.8 4.1c1.4.1 2.6.4 2.6 1.3s-3.2 1.4-7.4 1.4"
        "S4.6 6.9 4.6 6Z"
    )
    moustache = "M12 9.5c.9-.8 2.6-.5 3.6.7-1.3.8-2.9.6-3.6 0-.7.6-2.3.8-3.6 0 1-1.2 2.7-1.5 3.6-.7Z"
    shirt = "M9.2 13 12 18.4 14.8 13Q12 12.2 9.2 13Z"
    bow = "M9.6 12.8 12 13.8 14.4 12.8V15.8L12 14.8 9.6 15.8Z"
    rose = "M17 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"
    return (
        solid(suit) + dressed(shirt, "vb-shirt") + dressed(head, "vb-skin") + edge(head)
        + dressed(bowler, "vb-hair") + dressed("M7.2 4.7q4.8 1.4 9.6 0v-.9q-4.8 1.4-9.6 0Z", "vb-rose-red")
        + dressed(moustache, "vb-hair") + dressed(bow, "vb-rose-red") + edge(suit) + dressed(rose, "vb-rose-red")
        + lights([(17, 18)], 0.8)
    )  # fmt: skip


def pawn() -> str:
    """Return a pawn: a short cylinder."""
    body = "M4.4 6.6v10.6c0 2.5 3.4 4.4 7.6 4.4s7.6-1.9 7.6-4.4V6.6Z"
    top = "M12 2.4c4.2 0 7.6 1.9 7.6 4.2s-3.4 4.2-7.6 4.2-7.6-1.9-7.6-4.2 3.4-4.2 7.6-4.2Z"
    side = "M15 10.4c2.7-.7 4.6-2.1 4.6-3.8v10.6c0 1.9-1.9 3.4-4.6 4.1Z"
    return solid(body) + shade(side) + edge(body) + solid(top) + lit(top) + edge(top)


def octagon() -> str:
    """Return a flat piece with eight sides."""
    outline = "M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9Z"
    return solid(outline) + shade("M22 7.9v8.2L16.1 22H7.9L2 16.1 7.9 20h8.2l3.9-3.9V7.9Z") + edge(outline)


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
    return scaled(solid(_BOTTLE) + shade("M10 1.6h4v2.6h-4Z"), 0.94, -3, 0.6) + dressed(star, "vb-halo") + soft(star)


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


def grape() -> str:
    """Return a single grape, big enough for a letter."""
    berry = "M12 4.2a9.4 9.4 0 1 1 0 18.8 9.4 9.4 0 0 1 0-18.8Z"
    leaf = "M12.2 4.6C13 1.8 15.2.6 18.6 1c-.6 3-2.8 4.4-6.4 3.6Z"
    return solid(berry) + shade("M12 4.2a9.4 9.4 0 0 1 0 18.8 12 12 0 0 0 0-18.8Z") + solid(leaf) + edge(berry + leaf)


def debt() -> str:
    """Return a note of debt: a sheet with a seal."""
    sheet = "M4 2h11.4L20 6.6V22H4Z"
    return (
        soft(sheet)
        + dressed("M7.4 8.4h6M7.4 12h9", "vb-cut-thin")
        + dressed("M14.6 15a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z", "vb-clear")
    )


def disc() -> str:
    """Return a pawn seen from above."""
    outline = "M12 1.6a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 0 1 0-20.8Z"
    return solid(outline) + shade("M12 1.6a10.4 10.4 0 0 1 0 20.8 14 14 0 0 0 0-20.8Z") + edge(outline)


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
    return scaled(solid(_BOTTLE) + lit("M7 13.6h10v5.2H7Z"), 0.94, -5.4, 0.6) + scaled(
        solid(_BARREL) + hoops, 0.6, 10, 7.8
    )


def emblem() -> str:
    """Return the small bunch of grapes on the backs of cards."""
    grapes = [(9.4, 10), (12, 10), (14.6, 10), (10.7, 12.5), (13.3, 12.5), (12, 15)]
    circles = "".join(f'<circle cx="{x}" cy="{y}" r="1.3" class="vb-emblem"/>' for x, y in grapes)
    return circles + dressed("M12 8.4q0-1.7 1.5-2.3", "vb-emblem-line")


def grande() -> str:
    """Return a big worker: broad shoulders under a straw hat."""
    body = "M12 10.4c-6 0-9.4 3.6-10 9.6-.1 1.7.7 2.6 2.2 2.6h15.6c1.5 0 2.3-.9 2.2-2.6-.6-6-4-9.6-10-9.6Z"
    side = "M12 10.4c6 0 9.4 3.6 10 9.6.1 1.7-.7 2.6-2.2 2.6h-4.4c1.2-4.6.4-9-3.4-12.2Z"
    head = "M12 3.6a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Z"
    hat = (
        "M4.8 6.6c0-.9 1.1-1.4 2.9-1.6C7.9 2.4 9.4 1 12 1s4.1 1.4 4.3 4c1.8.2 2.9.7 2.9 1.6 0 1.1-3.2 1.7-7.2 1.7"
        "S4.8 7.7 4.8 6.6Z"
    )
    return solid(body) + shade(side) + edge(body) + solid(head) + edge(head) + solid(hat) + lit(hat) + edge(hat)


def rooster() -> str:
    """Return a rooster that greets the day."""
    body = (
        "M17.6 2.4c-2.5 0-4 1.6-4.2 4.1-.3 3-2 4.6-4.6 4.3C5.6 10.4 4.6 7.6 4.9 4.2 2.6 5.6 1.4 8.4 1.8 11.4"
        "c.5 4.4 4 7 8.6 7h1.8c4.4 0 7.2-3 7.4-7.4.1-1.8-.2-3 0-4.2l2.8-1.3-2.5-.9c-.5-1.4-1.5-2.2-2.3-2.2Z"
    )
    comb = "M14.4 3.2c-.6-1.7.6-2.6 1.5-1.7.2-1.5 1.9-1.5 2.1-.1 1-.7 2 .3 1.5 1.6-1.7-1-3.5-.9-5.1.2Z"
    wattle = "M19.2 7c.9.6.9 2.5 0 3.1-.9-.6-.9-2.5 0-3.1Z"
    wing = "M8.6 11.6c2.8 1.2 5.6.8 7.4-1.2-.2 3.6-2 5.6-4.6 5.6-1.8 0-2.8-1.8-2.8-4.4Z"
    legs = line("M10.4 18.2v4M13.4 18.2v4M8.8 22.4h2.6M12 22.4h2.6", 1.2)
    return (
        legs
        + solid(body)
        + shade(wing)
        + edge(body)
        + dressed(comb, "vb-comb")
        + dressed(wattle, "vb-comb")
        + lights([(17.6, 5)], 0.8)
    )


def sun() -> str:
    """Return the sun of summer."""
    rays = "M12 1.6v3M12 19.4v3M1.6 12h3M19.4 12h3M4.6 4.6 6.8 6.8M17.2 17.2l2.2 2.2M4.6 19.4l2.2-2.2M17.2 6.8l2.2-2.2"
    return line(rays, 2) + dots([(12, 12)], 5.2)


def snow() -> str:
    """Return a snowflake."""
    arm = "M12 12V2.2M12 5.8 9.4 3.4M12 5.8l2.6-2.4"
    return "".join(f'<g transform="rotate({angle} 12 12)">{line(arm, 1.8)}</g>' for angle in range(0, 360, 60))


def laurel() -> str:
    """Return a laurel wreath, open above, with room for a number."""
    leaves = "".join(
        '<ellipse cx="12" cy="2.9" rx="1.9" ry="3" fill="currentColor"'
        f' transform="rotate({angle} 12 12) rotate(60 12 2.9)"/>'
        for angle in (38, 68, 98, 128, 156)
    )
    mirrored = f'<g transform="matrix(-1 0 0 1 24 0)">{leaves}</g>'
    return line("M15.6 3.6A9.2 9.2 0 0 1 12 21.2 9.2 9.2 0 0 1 8.4 3.6", 1) + leaves + mirrored


def cork() -> str:
    """Return a cork."""
    body = "M6.2 4.6h11.6l1 4.4v11.4c0 .8-.5 1.3-1.3 1.3H6.5c-.8 0-1.3-.5-1.3-1.3V9Z"
    top = "M12 1.8c3.4 0 6 1.2 6 2.8s-2.6 2.8-6 2.8-6-1.2-6-2.8 2.6-2.8 6-2.8Z"
    return (
        solid(body)
        + shade("M15 7h3.4l.4 2v11.4c0 .8-.5 1.3-1.3 1.3H15Z")
        + edge(body)
        + solid(top)
        + lit(top)
        + edge(top)
    )


def card_with(sign: str) -> str:
    """Return a card with a light sign on it."""
    return solid(_CARD) + edge(_CARD) + f'<g class="vb-card-sign">{scaled(sign, 0.56, 5.3, 5.3)}</g>'


def guest() -> str:
    """Return a guest with a hat."""
    hat = "M4.6 8c0-1.2 1.6-1.8 3.4-2l.6-2.6C8.8 2.4 9.6 1.8 10.6 1.8h2.8c1 0 1.8.6 2 1.6L16 6c1.8.2 3.4.8 3.4 2Z"
    return (
        solid(hat)
        + solid("M7.6 9.2h8.8a4.4 4.6 0 0 1-8.8 0Z")
        + solid("M2.6 22.8c0-5 3.6-7.6 9.4-7.6s9.4 2.6 9.4 7.6Z")
    )


def note() -> str:
    """Return an order: a sheet with lines and a seal."""
    return solid(_SHEET) + dressed("M8 7.4h8M8 11h8M8 14.6h4.4", "vb-cut-thin")


def note_done() -> str:
    """Return an order that is filled."""
    return solid(_SHEET) + dressed("M7.6 12.4 11 15.8 16.8 8.4", "vb-cut")


def signpost() -> str:
    """Return a signpost with two arms: this way to the estate."""
    return line("M12 2v20.4M8 22.4h8", 2) + soft("M5 4.4h11.6l3 2.5-3 2.5H5Z") + soft("M19 11.4H7.4l-3 2.5 3 2.5H19Z")


def shoot() -> str:
    """Return a young plant that is put into the ground."""
    leaves = "M12 12.6C12 7.6 9 5 3.6 5c0 5 3 7.6 8.4 7.6ZM12 10.4c0-4.6 2.8-7.2 8-7.2 0 4.8-2.8 7.2-8 7.2Z"
    return solid(leaves) + line("M12 10v8", 2) + solid("M2.4 22.4c1.6-3.6 5-5.2 9.6-5.2s8 1.6 9.6 5.2Z")


def grapes_for_coins() -> str:
    """Return grapes that become a coin."""
    return (
        scaled(bunch(), 0.68, -1.6, -0.6)
        + scaled(coin(), 0.54, 11, 10.6)
        + line("M15 3.4h5.6V8M18.2 6 20.6 8.4 23 6", 1.6)
    )


def grapes_to_wine() -> str:
    """Return grapes that become wine."""
    bottle = solid(_BOTTLE) + lit("M7 13.6h10v5.2H7Z")
    return scaled(bunch(), 0.66, -1.8, 7) + scaled(bottle, 0.94, 5.6, 0.4)


def trellis() -> str:
    """Return a trellis."""
    posts = "M4 3v19.6M12 3v19.6M20 3v19.6"
    return (
        line(posts, 2)
        + line("M2.6 7.4h18.8M2.6 12.8h18.8M2.6 18.2h18.8", 1.2)
        + dots([(7.6, 6.4), (9, 11.6), (15.6, 10), (17, 15.6), (7.4, 17)], 2.1)
    )


def watering_can() -> str:
    """Return a watering can."""
    can = "M7.6 10.4h10.8l1 10.2c.1.9-.4 1.4-1.2 1.4H7.8c-.8 0-1.3-.5-1.2-1.4Z"
    return (
        soft(can)
        + line("M7.4 18.4 2.6 11.4M1.4 12.4l2.8-2.2", 2)
        + line("M9 9.4c0-5.6 8-5.6 8.2 0M19 12.4c3.6-.6 4 4.6.6 5.2", 1.7)
        + dots([(2.4, 5.4), (5.2, 6.8), (1.6, 8)], 0.9)
    )


def yoke() -> str:
    """Return an ox yoke: a beam with two bows."""
    beam = (
        "M1.8 8.6c2.4-3.6 6.4-3.6 8.6-1.2h3.2c2.2-2.4 6.2-2.4 8.6 1.2l-.8 2.2c-2.4-2-5.2-1.8-7 .4H9.6"
        "c-1.8-2.2-4.6-2.4-7-.4Z"
    )
    return soft(beam) + line("M3.8 11v5.4a2.9 2.9 0 0 0 5.8 0V11M14.4 11v5.4a2.9 2.9 0 0 0 5.8 0V11M12 9.4v9.4", 1.7)


def windmill() -> str:
    """Return a windmill."""
    tower = "M9 10h6l2.6 12H6.4Z"
    sail = "M11.3 9.2V-.8h4.4v6.6Z"
    sails = "".join(f'<g transform="rotate({angle} 12 9.4)">{solid(sail)}</g>' for angle in (45, 135, 225, 315))
    return soft(tower) + dressed("M12 18.6v4", "vb-cut") + f'<g class="vb-sails">{sails}</g>' + lights([(12, 9.4)], 1.3)


def house(inner: str) -> str:
    """Return a house with something cut out of its front."""
    return soft("M12 2.2 22 10.2v11.6H2V10.2Z") + inner


def vault(barrels: Points, size: float) -> str:
    """Return a cellar's vault with barrels seen from the front."""
    arch = "M2 22.4V12a10 10 0 0 1 20 0v10.4Z"
    heads = "".join(f'<circle cx="{x}" cy="{y}" r="{size}" class="vb-clear"/>' for x, y in barrels)
    return solid(arch) + heads + dots(barrels, size / 2)


def reduced() -> str:
    """Return a coin less."""
    return scaled(coin(), 0.8, 4.8, 4.8) + line("M1.8 4.6h7.4", 2.6)


def bonus_token() -> str:
    """Return a bonus token: a glass bead with a star."""
    star = "M12 5.6 13.9 9.9 18.6 10.3 15 13.3 16.1 17.9 12 15.4 7.9 17.9 9 13.3 5.4 10.3 10.1 9.9Z"
    return disc() + dressed(star, "vb-clear")


_BOARD = "M4.4 2h15.2C20.9 2 22 3.1 22 4.4v15.2c0 1.3-1.1 2.4-2.4 2.4H4.4C3.1 22 2 20.9 2 19.6V4.4C2 3.1 3.1 2 4.4 2Z"
_CARD = "M6.4 1h11.2c1.2 0 2.2 1 2.2 2.2v17.6c0 1.2-1 2.2-2.2 2.2H6.4c-1.2 0-2.2-1-2.2-2.2V3.2C4.2 2 5.2 1 6.4 1Z"
_FRAME = "M7 2.8h10c.6 0 1 .4 1 1v16.4c0 .6-.4 1-1 1H7c-.6 0-1-.4-1-1V3.8c0-.6.4-1 1-1Z"
_BARREL = "M5.6 3.2h12.8c2 5.8 2 11.8 0 17.6H5.6c-2-5.8-2-11.8 0-17.6Z"
_BOTTLE = "M10 1.6h4v6c0 1.8 3 2.8 3 5.6v7.4c0 1-.8 1.8-1.8 1.8H8.8c-1 0-1.8-.8-1.8-1.8v-7.4c0-2.8 3-3.8 3-5.6Z"
_GLASS = "M6.6 2.4h10.8c.9 5.6-.9 9.4-4.5 10.2v6.6l3.4 1.6v.8H7.7v-.8l3.4-1.6v-6.6C7.5 11.8 5.7 8 6.6 2.4Z"
_SHEET = "M5.4 1.6h9.8L20 6.4v14.8c0 .8-.6 1.4-1.4 1.4H5.4c-.8 0-1.4-.6-1.4-1.4V3c0-.8.6-1.4 1.4-1.4Z"
_TUFT = "M{x} {y}l-1.2-3M{x} {y}l.9-3.6M{x} {y}l2.8-1.8"

SYMBOLS: dict[str, str] = {
    # goods and pieces
    "cube": cube(),
    "slot": line("M12 4.6 18.4 8.1V15.8L12 19.4 5.6 15.8V8.1Z", 1.1, 0.4),
    "worker": worker(),
    "workers": scaled(worker(), 0.78, -2.7, 2.6) + scaled(worker(), 0.78, 8, 2.6),
    "master": master(),
    "coin": coin(),
    "barrel": solid(_BARREL) + shade("M14.5 3.2h3.9c2 5.8 2 11.8 0 17.6h-3.9c1.4-5.8 1.4-11.8 0-17.6Z")
    + edge("M4.9 6.6h14.2M4.2 10.2h15.6M4.2 13.8h15.6M4.9 17.4h14.2M9.4 3.2c-.9 5.8-.9 11.8 0 17.6"),
    "bottle": solid(_BOTTLE) + lit("M7 13.6h10v5.2H7Z") + shade("M10 1.6h4v2.6h-4Z"),
    "pawn": pawn(),
    "octagon": octagon(),
    "disc": disc(),
    "debt": debt(),
    "glass": solid(_GLASS) + lit("M6.6 2.4h10.8l.2 2.6H6.4Z"),
    # signs of the goods, told apart by their outlines
    "grapes": bunch(),
    "grape": grape(),
    "leaf": leaf(),
    "flute": flute(),
    "blossom": blossom(),
    "drop": solid("M12 1.8C7.8 7.6 4.8 11.2 4.8 15a7.2 7.2 0 0 0 14.4 0c0-3.8-3-7.4-7.2-13.2Z")
    + shine("M8.2 14.8a4 4 0 0 0 3.2 4", 1.5),
    "weeds": line(
        "M12 22C11.6 15 11.8 10 13 3M12 22C11 16 8.6 11.6 4.8 8.4M12 22C13 17 15.4 13 19.8 10"
        "M12 22C9.6 19.6 7 18 3.4 17.4M12 22C14.4 19.8 17 18.4 20.8 18", 1.9,
    ),
    # ground, seen from above
    "rows-across": vines(
        "M2.4 5.2q4.8-2 9.6 0t9.6 0M2.4 10.4q4.8-2 9.6 0t9.6 0M2.4 15.6q4.8-2 9.6 0t9.6 0M2.4 20.8q4.8-2 9.6 0t9.6 0"
    ),
    "rows-slant": vines("M2.4 8.2 8.2 2.4M2.4 15 15 2.4M2.4 21.6 21.6 2.4M9 21.6 21.6 9M15.8 21.6 21.6 15.8"),
    "rows-arc": vines(
        "M2.4 8A13 13 0 0 1 8 2.4M2.4 14.4A20 20 0 0 1 14.4 2.4M2.4 21A26 26 0 0 1 21 2.4M8.8 21.6A24 24 0 0 1 21.6 8.8"
        "M15.4 21.6A16 16 0 0 1 21.6 15.4"
    ),
    "rows-up": vines("M3.6 2.4v19.4M9.2 2.4v19.4M14.8 2.4v19.4M20.4 2.4v19.4"),
    "rows-bent": vines(
        "M2.4 7.4 7.2 2.6M2.4 14.4 7.2 9.6 12 14.4 16.8 9.6 21.6 14.4M2.4 21.4 7.2 16.6 12 21.4 16.8 16.6 21.6 21.4"
        "M7.2 2.6 12 7.4 16.8 2.6 21.6 7.4"
    ),
    "waves": line("".join(f"M2 {y}q2.5-2.2 5 0t5 0 5 0 5 0" for y in (5, 10.2, 15.4, 20.6)), 1, 0.6),
    "wild": line(
        "".join(_TUFT.format(x=x, y=y) for x, y in ((4.4, 7.6), (17.6, 7), (4.6, 20.6), (18.2, 19.6), (11.4, 13.4))),
        0.9, 0.65,
    )
    + line("M10.6 5h.1M14 18.8h.1M20.8 12.4h.1M5.6 13.4h.1", 1.3, 0.6),
    # persons
    "lobbyist": lobbyist(),
    "mr-rose": mr_rose(),
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
    "sell": scaled(solid(_BOTTLE) + lit("M7 13.6h10v5.2H7Z"), 0.92, -4.6, 1) + scaled(coin(), 0.56, 10.4, 10)
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
    "maturing": scaled(solid(_BARREL) + edge("M4.9 6.6h14.2M4.2 10.2h15.6M4.2 13.8h15.6M4.9 17.4h14.2"), 0.78, -2, 2.4)
    + line("M14.6 12h7M18.4 8.4 22 12l-3.6 3.6", 2.1),
    "advertising": megaphone(),
    "late-harvest": late(),
    "extra-delivery": cart(),
    "grape-juice": juice(),
    "primeur": primeur(),
    "rebuilding": exchange(vine()),
    "vine": vine(),
    "hourglass": hourglass(),
    # a vineyard: pieces, seasons, actions and structures
    "grande": grande(),
    "rooster": rooster(),
    "cork": cork(),
    "laurel": laurel(),
    "bonus-token": bonus_token(),
    "sun": sun(),
    "snow": snow(),
    "residual": exchange(coin()),
    "reduced": reduced(),
    "guest": guest(),
    "note": note(),
    "vine-card": card_with(bunch()),
    "guest-card": card_with(guest()),
    "note-card": card_with(solid(_GLASS)),
    "tour": signpost(),
    "plant": shoot(),
    "sell-grapes": grapes_for_coins(),
    "make-wine": grapes_to_wine(),
    "fill-order": note_done(),
    "trellis": trellis(),
    "irrigation": watering_can(),
    "yoke": yoke(),
    "windmill": windmill(),
    "cottage": house(dressed("M12 21.4v-6M7.400 12.200h.02M16.600 12.200h.02", "vb-cut")),
    "tasting-room": house(f'<g class="vb-card-sign">{scaled(solid(_GLASS), 0.58, 5, 7.4)}</g>'),
    "medium-cellar": vault([(12, 15.2)], 4.2),
    "large-cellar": vault([(12, 9), (7.4, 17), (16.6, 17)], 3.5),
    # tiles, cards and signs
    "plus": solid(_BOARD) + dressed("M12 6.6v10.8M6.6 12h10.8", "vb-cut"),
    "minus": solid(_BOARD) + dressed("M6.6 12h10.8", "vb-cut"),
    "tile": solid(_BOARD) + shade("M18 2h1.6C20.9 2 22 3.1 22 4.4v15.2c0 1.3-1.1 2.4-2.4 2.4H14c3-5 4.4-12 4-20Z")
    + edge(_BOARD),
    "no-tile": line(_BOARD, 1.2, 0.6, "2.4 2.6"),
    "card": solid(_CARD) + edge(_CARD),
    "card-back": solid(_CARD) + dressed(_FRAME, "vb-emblem-line") + emblem()
    + edge(_CARD),
    "cards": scaled(solid(_CARD) + shade(_CARD) + edge(_CARD), 0.92, 2.6, 0.2)
    + scaled(solid(_CARD) + edge(_CARD), 0.92, -0.4, 1.8),
    "tiles": scaled(solid(_BOARD) + shade(_BOARD) + edge(_BOARD), 0.84, 3.6, 0.2)
    + scaled(solid(_BOARD) + edge(_BOARD), 0.84, -0.2, 3.6),
    "star": soft("M12 2.4 14.9 8.8 21.8 9.5 16.6 14.2 18.1 21 12 17.5 5.9 21 7.4 14.2 2.2 9.5 9.1 8.8Z"),
    "flag": line("M5 2v20.4", 2.2) + solid("M6.4 3.2c4-2 7 2 13.6-.2-1.4 3.2-1.4 6 0 9.2-6.6 2.2-9.6-1.8-13.6.2Z"),
    "chosen": dots([(12, 12)], 11) + dressed("M7 12.4 10.6 16 17 8.6", "vb-cut"),
    "check": line("M4 12.8 9.6 18.4 20.4 6.2", 3.4),
    "arrow-up": soft("M12 6 19.4 16.4H4.6Z"),
    "arrow-down": soft("M12 18 4.6 7.6H19.4Z"),
    "arrow-left": soft("M6 12 16.4 4.6V19.4Z"),
    "arrow-right": soft("M18 12 7.6 19.4V4.6Z"),
    "lock": line("M7.4 10.6V7.8a4.6 4.6 0 0 1 9.2 0v2.8", 2.2) + soft("M5.4 11h13.2v9.8H5.4Z")
    + shine("M12 14.6v2.8", 2),
    "unknown": line("M8.4 8.8c0-2.4 1.6-3.8 3.7-3.8s3.6 1.3 3.6 3.3c0 2.8-3.6 2.9-3.6 5.9M12.1 18.8h.02", 2.4),
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
    # nothing: what a shape shows while its piece is away
    "none": "",
}  # fmt: skip


# ---------------------------------------------------------------------- Vinhos

_ARCH = "M3 21.6V12a9 9 0 0 1 18 0v9.6Z"
_HOUSE = "M2.4 10.4 12 3l9.6 7.4v11.2H2.4Z"
_CLOUD = "M6.6 14.6a4 4 0 0 1-.4-8 6 6 0 0 1 11.4-.4 4.2 4.2 0 0 1-.2 8.4Z"


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
        dressed(_GLASS, "vb-halo") + solid(_GLASS) + lit("M6.6 2.4h10.8l.2 2.6H6.4Z"), 0.56, 11.2, 9.6
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


SYMBOLS.update({
    # features of a wine
    "lips": lips(),
    "eye": eye(),
    "flask": flask(),
    # what experts can do
    "free-way": line("M3 17.6c4-9 10-11.4 16.4-9.6", 2.6, 1, "0.1 4.6") + soft("M15.4 3.4 21.6 8.6l-7.4 3.6Z"),
    "cube-in": scaled(cube(), 0.76, -1.6, 5.4) + line("M19 2.4v9M14.5 6.9h9", 2.4),
    "barrel-out": scaled(solid(_BARREL) + edge("M4.9 6.6h14.2M4.2 10.2h15.6M4.2 13.8h15.6M4.9 17.4h14.2"), 0.72, -2.4,
                         5.6)
    + line("M15 10.6 21 4.4M15.8 3.6h6v6", 2.2),
    "reorder": soft("M7 2.4 12 8H2ZM17 21.6 12 16h10Z") + line("M7 8.6v12M17 15.4v-12", 2.4),
    "price-off": line("M5 19 19 5", 2.6) + dots([(7, 7), (17, 17)], 3.6),
    # what is built, and who works there
    "winery": soft(_HOUSE) + dressed("M8 21.6v-6.4a4 4 0 0 1 8 0v6.4", "vb-cut-thin"),
    "arched-cellar": solid(_ARCH) + edge(_ARCH)
    + scaled(dressed(_BARREL, "vb-clear") + edge("M4.9 6.6h14.2M4.2 12h15.6M4.9 17.4h14.2"), 0.56, 5.3, 9.4),
    "enologist": enologist(),
    "full-house": soft(_HOUSE) + dressed("M6.8 15 10.6 18.8 17.4 10.8", "vb-cut-thin"),
    # places of the board
    "ship": ship(),
    "bank-house": bank_house(),
    "booth": booth(),
    "cup": cup(),
    "tax": solid("M5 2.4h14v19.2l-2.4-1.8-2.3 1.8-2.3-1.8-2.3 1.8-2.3-1.8L5 21.6Z")
    + dressed("M8.4 7.4h7.2M8.4 11h7.2M8.4 14.6h4", "vb-cut-thin"),
    # weather
    "sunshine": sunshine(),
    "rain-cloud": solid(_CLOUD) + line("M7.4 17.4l-1.2 3.4M12.4 17.4l-1.2 3.4M17.4 17.4l-1.2 3.4", 2),
    "mild-cloud": scaled(sunshine(), 0.7, 8, -0.4) + scaled(dressed(_CLOUD, "vb-halo") + solid(_CLOUD), 0.94, 0, 6),
})  # fmt: skip


def symbols_svg() -> str:
    """Return all symbols as SVG definitions."""
    return "".join(f'<symbol id="vg-{name}" viewBox="0 0 24 24">{body}</symbol>' for name, body in SYMBOLS.items())
