"""Examples of wine: making it, filling orders, ageing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.viticulture.examples.positions import (
    Player,
    cellar,
    hand,
    lira,
    moves,
    pad,
    pile,
    play,
    put,
    residual,
    verdict,
    vp,
    winter,
    year_end,
)
from tutor.games.viticulture.examples.registry import examples
from tutor.games.viticulture.moves import FillOrder, MakeWine, Place, UseWine

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame
    from tutor.games.viticulture.state import Viticulture

MEDIUM = "medium_cellar"
LARGE = "medium_cellar, large_cellar"


def red(value: int) -> MakeWine:
    """Return the move that makes a red wine."""
    return MakeWine("red", value, 0, 0)


def blush(red_value: int, white: int) -> MakeWine:
    """Return the move that makes a blush."""
    return MakeWine("blush", red_value, 0, white)


def sparkling(red_value: int, other_red: int, white: int) -> MakeWine:
    """Return the move that makes a sparkling wine, the higher red grape first."""
    return MakeWine("sparkling", red_value, other_red, white)


def crushing(game: ViticultureGame, built: str, grapes: str, wines: str = "") -> Viticulture:
    """Return a position in which seat 0 of two chooses a wine to make."""
    return put(winter(game, Player(built=built, pad=grapes, cellar=wines), Player()), "make_wine")


def aged(game: ViticultureGame, built: str, grapes: str, wines: str) -> Viticulture:
    """Return how this vineyard looks after the end of a year."""
    return year_end(game, Player(built=built, pad=grapes, cellar=wines), Player())


@examples("EX-38", "VI-ORD-01", "VI-ORD-03", "VI-ORD-04")
def order(game: ViticultureGame) -> Iterator[Finding]:
    """Red 2 and white 4 are asked for, and are in the cellar."""
    state = winter(game, Player(hand="order_08", cellar="R2 W4", built=MEDIUM), Player())
    put(state, "fill_order", FillOrder("order_08"))
    yield "cellar", "", cellar(state)
    yield "victory points", 3, vp(state)[0]
    yield "residual income", 1, residual(state)[0]
    yield "order", ([], ["order_08"]), (hand(state), pile(state, "order"))


@examples("EX-39", "VI-ORD-02")
def surplus_is_lost(game: ViticultureGame) -> Iterator[Finding]:
    """The same order with a red 5."""
    state = winter(game, Player(hand="order_08", cellar="R5 W4", built=MEDIUM), Player())
    put(state, "fill_order", FillOrder("order_08"))
    yield "cellar", "", cellar(state)
    yield "rewards", (3, 1), (vp(state)[0], residual(state)[0])


@examples("EX-40", "VI-WINE-01")
def red_wine(game: ViticultureGame) -> Iterator[Finding]:
    """A red grape of value 3 in the small cellar."""
    state = play(crushing(game, "", "R3"), red(3))
    yield "cellar", "R3", cellar(state)
    yield "crush pad", "", pad(state)


@examples("EX-41", "VI-WINE-02", "VI-WINE-04")
def blush_wine(game: ViticultureGame) -> Iterator[Finding]:
    """White 1 and red 4 in the medium cellar."""
    state = play(crushing(game, MEDIUM, "R4 W1"), blush(4, 1))
    yield "cellar", "B5", cellar(state)
    yield "crush pad", "", pad(state)


@examples("EX-42", "VI-WINE-05", "VI-WIN-04")
def devalued_wine(game: ViticultureGame) -> Iterator[Finding]:
    """Two red wines of red 1 and red 4, without a medium cellar."""
    state = play(crushing(game, "", "R1 R4"), red(1), red(4))
    yield "cellar", "R1 R3", cellar(state)


@examples("EX-43", "VI-WINE-02", "VI-STR-12")
def blush_needs_the_cellar(game: ViticultureGame) -> Iterator[Finding]:
    """The same two grapes with and without the medium cellar."""
    yield "without", "VI-WINE-02", verdict(crushing(game, "", "R3 W3"), blush(3, 3))
    yield "with", "B6", cellar(play(crushing(game, MEDIUM, "R3 W3"), blush(3, 3)))


@examples("EX-44", "VI-WINE-03")
def sparkling_wine(game: ViticultureGame) -> Iterator[Finding]:
    """Two reds and a white in the large cellar."""
    state = play(crushing(game, LARGE, "R2 R3 W2"), sparkling(3, 2, 2))
    yield "cellar", "S7", cellar(state)
    yield "crush pad", "", pad(state)
    yield "without the large cellar", "VI-WINE-03", verdict(crushing(game, MEDIUM, "R2 R3 W2"), sparkling(3, 2, 2))


@examples("EX-45", "VI-RES-01", "VI-RES-02")
def residual_income(game: ViticultureGame) -> Iterator[Finding]:
    """Paid every year; five is the most."""
    state = year_end(game, Player(residual=3), Player(lira=2, residual=5))
    yield "lira", [3, 7], lira(state)
    state = winter(game, Player(residual=5, hand="order_08", cellar="R2 W4", built=MEDIUM), Player())
    put(state, "fill_order", FillOrder("order_08"))
    yield "an order at 5", 5, residual(state)[0]


@examples("EX-46", "VI-EOY-02")
def ageing(game: ViticultureGame) -> Iterator[Finding]:
    """2 becomes 3, 3 becomes 4; wine needs the medium cellar for that."""
    state = aged(game, "", "R2 W3", "R2 W3")
    yield "grapes", "R3 W4", pad(state)
    yield "wines without a medium cellar", "R3 W3", cellar(state)
    yield "wines with a medium cellar", "R3 W4", cellar(aged(game, MEDIUM, "", "R2 W3"))
    nine = aged(game, LARGE, "R9", "W9 B9 S9")
    yield "nothing exceeds 9", ("R9", "W9 B9 S9"), (pad(nine), cellar(nine))


@examples("EX-47", "VI-EOY-03")
def blocked_at_the_top(game: ViticultureGame) -> Iterator[Finding]:
    """Red 8 below red 9."""
    yield "cellar", "R8 R9", cellar(aged(game, LARGE, "", "R8 R9"))


@examples("EX-48", "VI-EOY-02", "VI-EOY-03")
def ageing_with_a_medium_cellar(game: ViticultureGame) -> Iterator[Finding]:
    """Grapes and wines of all kinds."""
    state = aged(game, MEDIUM, "R1 R2 W9", "R2 R3 R6 W3 B6")
    yield "crush pad", "R2 R3 W9", pad(state)
    yield "cellar", "R3 R4 R6 W4 B6", cellar(state)


@examples("DX-01", "VI-EOY-02")
def ageing_from_the_top(game: ViticultureGame) -> Iterator[Finding]:
    """Three neighbours move together, or not at all."""
    yield "medium cellar", "R4 R5 R6", cellar(aged(game, MEDIUM, "", "R4 R5 R6"))
    yield "large cellar", "R5 R6 R7", cellar(aged(game, LARGE, "", "R4 R5 R6"))


@examples("DX-02", "VI-WINE-05")
def red_slots_taken(game: ViticultureGame) -> Iterator[Finding]:
    """Red 5 in the small cellar."""
    yield "red 3 taken", "R2 R3", cellar(play(crushing(game, "", "R5", "R3"), red(5)))
    full = crushing(game, "", "R5 W1", "R1 R2 R3")
    yield "all taken", "VI-WINE-05", verdict(full, red(5))
    alone = winter(game, Player(pad="R5", cellar="R1 R2 R3"), Player())
    yield "no other wine", "VI-WRK-07", verdict(alone, Place("make_wine", "plain", False))


@examples("DX-03", "VI-WINE-02", "VI-WINE-05")
def blush_slots(game: ViticultureGame) -> Iterator[Finding]:
    """Red 4 and white 5 in the medium cellar."""
    for taken, result in (("", "B6"), ("B5 B6", "B4 B5 B6")):
        yield f"taken: {taken or 'none'}", result, cellar(play(crushing(game, MEDIUM, "R4 W5", taken), blush(4, 5)))
    yield "all taken", "VI-WINE-05", verdict(crushing(game, MEDIUM, "R4 W5", "B4 B5 B6"), blush(4, 5))
    yield "red 1 and white 2", "VI-WINE-02", verdict(crushing(game, MEDIUM, "R1 W2"), blush(1, 2))


@examples("DX-04", "VI-WINE-03", "VI-WINE-05")
def sparkling_slots(game: ViticultureGame) -> Iterator[Finding]:
    """Six is too little; twenty-six is nine."""
    yield "1 + 2 + 3", "VI-WINE-03", verdict(crushing(game, LARGE, "R1 R2 W3"), sparkling(2, 1, 3))
    yield "9 + 8 + 9", "S9", cellar(play(crushing(game, LARGE, "R9 R8 W9"), sparkling(9, 8, 9)))


@examples("DX-06", "VI-ORD-01", "VI-ORD-02")
def two_wines_of_one_type(game: ViticultureGame) -> Iterator[Finding]:
    """White 4 and white 3 are asked for."""
    customer = Player(hand="order_13", cellar="W4 W6", built=MEDIUM)
    state = put(winter(game, customer, Player()), "fill_order", FillOrder("order_13"))
    yield "either wine for the first icon", [UseWine("white", 4), UseWine("white", 6)], moves(state, UseWine)
    play(state, UseWine("white", 4))
    yield "both are used", ("", 3), (cellar(state), vp(state)[0])
    one = winter(game, customer._replace(cellar="W6"), Player())
    yield "white 6 alone", "VI-WRK-07", verdict(one, Place("fill_order", "plain", False))
