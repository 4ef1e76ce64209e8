"""Examples of LOGISTICS: lifting workers and placing them on roads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.dom_pierre.examples.positions import Player, act, play, road_of, turn, verdict, workers
from tutor.games.dom_pierre.examples.registry import examples
from tutor.games.dom_pierre.moves import Done, SendTo, SendToRoad, SkipOnRoad, TakeFromRoad, TakeWorker

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame

RESERVE, HOUSE = TakeWorker("reserve"), TakeWorker("house")


@examples("EX-09", "DP-LOG-01", "DP-LOG-02", "DP-LOG-03", "DP-LOG-04", "DP-LOG-05")
def west_road(game: DomPierreGame) -> Iterator[Finding]:
    """The gap is filled first, then the road up to its end; the last worker goes to the presses."""
    miriam = Player(rows=(3, 3, 3, 3, 3, 3), house=2)
    state = turn(game, miriam, Player(roads="west 1"), Player(roads="west 3"))
    before = workers(state)["reserve"]
    act(state, "logistics", RESERVE, RESERVE, RESERVE)
    yield "a fourth from the reserve", "DP-LOG-01", verdict(state, RESERVE)
    play(state, HOUSE, HOUSE)
    yield "in hand", 5, state.turn.lifted
    play(state, *[SendToRoad("west")] * 4)
    yield "spaces in the west", [2, 4, 5, 6], road_of(state, "west")
    yield "the full road", "DP-LOG-05", verdict(state, SendToRoad("west"))
    play(state, SendTo("presses"))
    placed = {"reserve": before - 3, "house": 0, "presses": 2, "west": [2, 4, 5, 6]}
    yield "workers", placed, workers(state)


@examples("EX-30", "DP-LOG-09")
def vintage_logistics(game: DomPierreGame) -> Iterator[Finding]:
    """One worker may skip a space; the next one must take it."""
    player = Player(rows=(1, 1, 1, 1, 1, 1), vintage="logistics")
    state = act(turn(game, player, Player(), Player()), "logistics", RESERVE, RESERVE)
    play(state, SkipOnRoad("south"))
    yield "after the skip", [2], road_of(state, "south")
    yield "a second skip", "DP-LOG-09", verdict(state, SkipOnRoad("south"))
    play(state, SendToRoad("south"))
    yield "the next worker", [1, 2], road_of(state, "south")


@examples("EX-57", "DP-LOG-03", "DP-LOG-04", "DP-LOG-10")
def lifted_workers(game: DomPierreGame) -> Iterator[Finding]:
    """A lifted worker leaves a gap that is filled first."""
    player = Player(rows=(1, 1, 1, 1, 1, 1), house=1, roads="south 1")
    state = turn(game, player, Player(roads="south 2"), Player())
    act(state, "logistics", TakeFromRoad("south", 1), HOUSE, Done())
    yield "lifted", [], road_of(state, "south")
    play(state, SendToRoad("south"))
    yield "first", [1], road_of(state, "south")
    play(state, SendToRoad("south"))
    yield "second", [1, 3], road_of(state, "south")
