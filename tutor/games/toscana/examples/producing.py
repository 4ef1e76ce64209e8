"""Examples of the production action (EX-13 to EX-18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.toscana.examples.positions import Player, change, ignore, play, turn, verdict, warehouse
from tutor.games.toscana.examples.registry import examples
from tutor.games.toscana.moves import (
    PlaceWater,
    Produce,
    Sell,
    StopPlacing,
    UseAction,
)

if TYPE_CHECKING:
    from tutor.games.toscana.game import ToscanaGame
    from tutor.games.toscana.state import Toscana


@examples(
    "EX-13",
    "TO-PROD-03",
    "TO-PROD-04",
    "TO-PROD-05",
    "TO-PROD-06",
    "TO-PROD-07",
    "TO-PROD-08",
    "TO-PROD-09",
    "TO-PROD-13",
)
def purple_produces(game: ToscanaGame) -> Iterator[Finding]:
    """Purple is seat 0, grey seat 1."""
    purple = Player("1·0·0·0·2", workers="B3 C3 C2 C2 D8", masters="C1")
    start = turn(game, purple, Player(workers="B1 B2"), in_round=6)
    state = play(start.copy(), UseAction("production"), PlaceWater("B1-C2"), PlaceWater("B2-C3"))
    yield "before the choice", "1·2·1·0·1", warehouse(state)
    yield "water not yet returned", "0·-2·-1·0·-1", change(start.bank, state.bank)
    play(state, Produce("rose"))
    yield "purple", "1·2·1·1·1", warehouse(state)
    yield "grey", "2·0·0·0·2", warehouse(state, 1)
    yield "bank", "0·-2·-1·-1·1", change(start.bank, state.bank)
    yield "asked once", 1, state.actor


@examples("EX-14", "TO-PROD-06", "TO-PROD-07", "TO-PROD-08")
def yields(game: ToscanaGame) -> Iterator[Finding]:
    """A1 is red, B1 water, A4 abandoned."""
    for place, space, crossroads in (("wine", "A1", "A1-B2"), ("water", "B1", "A1-B2"), ("abandoned", "A4", "A4-B5")):
        one, two, master = (0, 1, 1) if place == "abandoned" else (1, 2, 2)
        far = "D1 D2 D3 D4 D5"
        yield f"{place}: one worker", one, harvest(game, Player(workers=space), crossroads)
        yield f"{place}: two workers", two, harvest(game, Player(workers=f"{space} {space}"), crossroads)
        yield f"{place}: wine master", master, harvest(game, Player(workers=far, masters=space), crossroads)


def harvest(game: ToscanaGame, player: Player, crossroads: str) -> int:
    """Return how many cubes one water cube on a crossroads brings."""
    state = turn(game, player._replace(goods="0·0·0·0·1"), Player(), in_round=6)
    play(state, UseAction("production"), PlaceWater(crossroads))
    if Produce("champagne") in state.moves():
        play(state, Produce("champagne"))
    return sum(state.wineries[0].goods)


@examples("EX-15", "TO-PROD-01")
def water_cubes(game: ToscanaGame) -> Iterator[Finding]:
    """From one to five cubes, on different crossroads."""
    start = play(turn(game, Player("0·0·0·0·5", workers="D8"), Player()), UseAction("production"))
    chosen = [PlaceWater(crossroads) for crossroads in game.box.crossroads[:5]]
    for count in range(1, 6):
        state = play(start.copy(), *chosen[:count])
        if count < 5:
            play(state, StopPlacing())
        yield f"{count} placed: water left", 5 - count, state.wineries[0].goods[4]
        yield f"{count} placed: next player", 1, state.actor
    state = play(start.copy(), chosen[0])
    yield "second cube on one crossroads", "TO-PROD-01", verdict(state, chosen[0])
    yield "another crossroads", "legal", verdict(state, chosen[1])
    state = play(turn(game, Player("0·0·0·0·2", workers="D8"), Player()), UseAction("production"), *chosen[:2])
    yield "two owned: asked after the second", 1, state.actor


@examples("EX-16", "TO-PROD-11")
def full_warehouse(game: ToscanaGame) -> Iterator[Finding]:
    """C1 is white, B1 water; the placed cube frees its place before the production."""
    master = Player("0·4·0·0·1", workers="D1 D2 D3 D4 D5", masters="C1")
    start = turn(game, master, Player(), in_round=6)
    state = play(start.copy(), UseAction("production"), PlaceWater("B1-C2"))
    yield "white", 5, state.wineries[0].goods[1]
    yield "bank white", -1, state.bank[1] - start.bank[1]
    yield "wasted", [1], wasted(state)
    start = turn(game, Player("0·0·0·0·5", workers="B1"), Player())
    state = play(start.copy(), UseAction("production"), PlaceWater("A1-B2"))
    yield "water placed", 4, state.wineries[0].goods[4]
    play(state, StopPlacing())
    yield "water", 5, state.wineries[0].goods[4]
    yield "no water wasted", [], wasted(state)
    yield "bank water", 0, state.bank[4] - start.bank[4]


def wasted(state: Toscana) -> list[int]:
    """Return the numbers of cubes that the journal calls wasted."""
    return [event.details["count"] for event in state.journal or () if event.name == "wasted"]


@examples("EX-17", "TO-PROD-12", "TO-PROD-13", "TO-SUP-01")
def bank_shortage(game: ToscanaGame) -> Iterator[Finding]:
    """A3 is champagne, B1 water; the cubes that the bank lacks lie with the others and on the market."""
    players = [Player("0·0·0·0·1", workers="A3 A3"), Player("0·0·5·0·0"), Player("0·0·4·0·0")]
    start = turn(game, *players, in_round=2, market="3·3·5·2·4")
    yield "bank champagne before", 1, start.bank[2]
    state = play(start.copy(), UseAction("production"), PlaceWater("A2-B3"))
    yield "champagne", 1, state.wineries[0].goods[2]
    yield "bank champagne", 0, state.bank[2]
    full = Player("0·0·0·0·5")
    start = turn(game, full._replace(workers="B1"), full, full, full, market="3·3·2·2·5")
    yield "bank water before", 0, start.bank[4]
    state = play(start.copy(), UseAction("production"), PlaceWater("A1-B2"), StopPlacing())
    yield "water", 4, state.wineries[0].goods[4]
    yield "bank water", 1, state.bank[4]


@examples("EX-18", "TO-PROD-14", "TO-PROD-18")
def new_water(game: ToscanaGame) -> Iterator[Finding]:
    """B1 is water."""
    state = turn(game, Player("0·0·0·0·1", workers="B1 B1"), Player(), in_round=2)
    play(state, UseAction("production"), PlaceWater("A1-B2"))
    yield "water", 2, state.wineries[0].goods[4]
    yield "next player", 1, state.actor
    yield "placing more", False, verdict(state, PlaceWater("A2-B3")) == "legal"
    ignore(state, "trade")
    play(state, UseAction("trade"), Sell("water", 2))
    yield "sold later", 0, state.wineries[0].goods[4]
    yield "money", 5, state.wineries[0].money
