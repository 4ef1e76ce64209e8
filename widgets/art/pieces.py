"""Goods, pieces and persons, as they lie and stand on every board."""

from __future__ import annotations

from widgets.art.strokes import (
    BARREL,
    BOTTLE,
    GLASS,
    dots,
    dressed,
    edge,
    lights,
    line,
    lit,
    scaled,
    shade,
    shine,
    soft,
    solid,
)


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


SYMBOLS: dict[str, str] = {
    # goods and pieces
    "cube": cube(),
    "slot": line("M12 4.6 18.4 8.1V15.8L12 19.4 5.6 15.8V8.1Z", 1.1, 0.4),
    "worker": worker(),
    "workers": scaled(worker(), 0.78, -2.7, 2.6) + scaled(worker(), 0.78, 8, 2.6),
    "master": master(),
    "coin": coin(),
    "barrel": solid(BARREL) + shade("M14.5 3.2h3.9c2 5.8 2 11.8 0 17.6h-3.9c1.4-5.8 1.4-11.8 0-17.6Z")
    + edge("M4.9 6.6h14.2M4.2 10.2h15.6M4.2 13.8h15.6M4.9 17.4h14.2M9.4 3.2c-.9 5.8-.9 11.8 0 17.6"),
    "bottle": solid(BOTTLE) + lit("M7 13.6h10v5.2H7Z") + shade("M10 1.6h4v2.6h-4Z"),
    "pawn": pawn(),
    "octagon": octagon(),
    "disc": disc(),
    "debt": debt(),
    "glass": solid(GLASS) + lit("M6.6 2.4h10.8l.2 2.6H6.4Z"),
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
    # persons
    "lobbyist": lobbyist(),
    "mr-rose": mr_rose(),
}  # fmt: skip
