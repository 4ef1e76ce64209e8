"""Examples EX-58 to EX-60 and EX-90: the set-up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.vinhos.examples.positions import (
    BLUE,
    ORANGE,
    VIOLET,
    YELLOW,
    cash,
    idle,
    kinds,
    play,
    question,
    set_up,
    settle_chance,
    wines,
)
from tutor.games.vinhos.examples.registry import both, reserve, special
from tutor.games.vinhos.moves import PlantFirst, TakeExpert, TakeFirstTile, UsePort
from tutor.games.vinhos.names import FIRST_MULTIPLIER, REGIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame


@both("EX-58", "VS-SETUP-12", "VR-SETUP-07")
def starting_money(game: VinhosGame) -> Iterator[Finding]:
    """By place in 2016: 19, 20, 21 and 22; 10 for everybody in 2010."""
    order = [ORANGE, VIOLET, BLUE, YELLOW]
    state = set_up(game, 4, order=order)
    yield (
        "money in turn order",
        [10] * 4 if game.box.reserve else [19, 20, 21, 22],
        [cash(state)[seat] for seat in order],
    )


@reserve("EX-59", "VR-SETUP-10", "VR-SETUP-11", "VC-REGION-00")
def order_by_region(game: VinhosGame) -> Iterator[Finding]:
    """Minho, Algarve, Alentejo, Alentejo (2, 9, 8, 8; the text prints 1 and 7 for two of them)."""
    state = set_up(game, 4, order=[ORANGE, VIOLET, BLUE, YELLOW])
    for region in ("minho", "algarve", "alentejo", "alentejo"):
        play(state, PlantFirst(region))
        settle_chance(state)
    yield "new order", [ORANGE, BLUE, YELLOW, VIOLET], list(state.order)
    extra = [event.details["money"] for event in state.journal or () if event.rule == "VR-SETUP-11"]
    yield "extra cash of the second, third and fourth", [1, 2, 3], extra
    prices = [event.details["price"] for event in state.journal or () if event.name == "vineyard-bought"]
    yield "cash in all", 4 * 10 - sum(prices) + sum(extra), sum(cash(state))


@both("EX-60", "VC-SETUP-07", "VC-REGION-05")
def first_wines(game: VinhosGame) -> Iterator[Finding]:
    """The first wine of each region."""
    expected = dict.fromkeys(REGIONS, 2) | {"lisboa": 3, "ribatejo": 3}
    for region, quality in expected.items():
        state = set_up(game, 4, order=[0, 1, 2, 3])
        play(state, PlantFirst(region))
        settle_chance(state)
        while kinds(state, TakeExpert):
            play(state, TakeExpert("taste"))
            settle_chance(state)
        if question(state) == "ChooseFirstPort":
            port = state.copy()
            idle(state)
            play(port, UsePort())
            yield "Douro with a Port tile", (5, 1), (wines(port, 0, 1)[0], port.vintners[0].ports)
        yield region, quality, wines(state, 0, 1)[0]
        if region == "dao":
            yield "its cellar", 1, state.vintners[0].cellars[0]


@special("EX-90", "VS-SETUP-08", "VS-SETUP-10", "VS-SETUP-16", "VS-SETUP-17", "VS-FAIR-06")
def tycoon_tiles_for_two(game: VinhosGame) -> Iterator[Finding]:
    """9 action tiles, 6 shown, 2 taken, 2 refilled; after the first fair one action tile and 5 multipliers."""
    state = set_up(game, 2, order=[0, 1])
    yield "action tiles in all", 9, sum(game.box.tile_copies[2])
    while question(state) != "SpecialTurn":
        firsts = kinds(state, TakeFirstTile)
        play(state, firsts[0]) if firsts else idle(state)
    yield "display", 6, sum(tile >= 0 for tile in state.display)
    yield "pile", (1, 12), (sum(state.pile[:FIRST_MULTIPLIER]), sum(state.pile[FIRST_MULTIPLIER:]))
    while state.year < 4:
        idle(state)
    shown = [tile for tile in state.display if tile >= 0]
    actions = sum(tile < FIRST_MULTIPLIER for tile in shown)
    yield "display after the first fair", (1, 5), (actions, len(shown) - actions)
