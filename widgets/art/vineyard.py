"""A vineyard: its pieces, seasons, actions and structures."""

from __future__ import annotations

from widgets.art.actions import exchange
from widgets.art.pieces import bunch, coin, disc
from widgets.art.strokes import (
    BOTTLE,
    CARD,
    GLASS,
    SHEET,
    Points,
    dots,
    dressed,
    edge,
    lights,
    line,
    lit,
    scaled,
    shade,
    soft,
    solid,
)


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
    return solid(CARD) + edge(CARD) + f'<g class="vb-card-sign">{scaled(sign, 0.56, 5.3, 5.3)}</g>'


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
    return solid(SHEET) + dressed("M8 7.4h8M8 11h8M8 14.6h4.4", "vb-cut-thin")


def note_done() -> str:
    """Return an order that is filled."""
    return solid(SHEET) + dressed("M7.6 12.4 11 15.8 16.8 8.4", "vb-cut")


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
    bottle = solid(BOTTLE) + lit("M7 13.6h10v5.2H7Z")
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


SYMBOLS: dict[str, str] = {
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
    "note-card": card_with(solid(GLASS)),
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
    "tasting-room": house(f'<g class="vb-card-sign">{scaled(solid(GLASS), 0.58, 5, 7.4)}</g>'),
    "medium-cellar": vault([(12, 15.2)], 4.2),
    "large-cellar": vault([(12, 9), (7.4, 17), (16.6, 17)], 3.5),
}  # fmt: skip
