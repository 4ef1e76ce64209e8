"""Examples of VILLAGE: the benefits, the stacks and the vintage move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tutor.core.examples import Finding
from tutor.core.moves import Move
from tutor.games.dom_pierre.examples.positions import (
    Player,
    act,
    blue,
    coins,
    play,
    points,
    presses,
    question,
    supply,
    turn,
    verdict,
    workers,
)
from tutor.games.dom_pierre.examples.registry import examples
from tutor.games.dom_pierre.moves import (
    Done,
    GiveBack,
    MoveWorker,
    OfferChampagne,
    SendTo,
    SendToRoad,
    SendToVine,
    Store,
    TakeAccessory,
    TakeFromRoad,
    TakeFromVine,
    TakeTile,
    TakeWorker,
)
from tutor.games.dom_pierre.names import VARIETIES

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame


@examples("EX-08", "DP-VILL-01", "DP-VILL-02", "DP-VILL-03", "DP-VILL-04", "DP-VILL-05")
def three_benefits(game: DomPierreGame) -> Iterator[Finding]:
    """A blue cork, a Pinot Meunier tile, and five points for two champagne tiles."""
    lucy = Player(coins=3, rows=(3, 3, 3, 2, 3, 3), left="barrel 3, bottle 2", centre="chardonnay 1")
    state = act(turn(game, lucy, tiles=("pinot_meunier 2", "chardonnay 3"), blues=("cork", "box")), "village")
    yield "strength", 3, state.turn.left
    yield "coins", 1, coins(state)
    play(state, TakeAccessory(1))
    yield "blue accessories", {"cork": 1}, blue(state)
    play(state, TakeTile(1), Store("pinot_meunier", 2, 0, "centre"))
    play(state, OfferChampagne("left", "barrel", 3), OfferChampagne("left", "bottle", 2))
    yield "presses", {"centre": "chardonnay 1, pinot_meunier 2"}, presses(state)
    yield "points", 5, points(state)
    yield "then", "LateWindow", question(state)


@examples("EX-20", "DP-VILL-05")
def champagne_for_points(game: DomPierreGame) -> Iterator[Finding]:
    """Two points for one tile, five for two, whatever they are worth."""
    player = Player(left="barrel 1, bottle 2", right="bottle 12")
    state = act(turn(game, player), "village", OfferChampagne("left", "barrel", 1), Done())
    yield "one tile", 2, points(state)
    state = act(
        turn(game, player), "village", OfferChampagne("right", "bottle", 12), OfferChampagne("left", "bottle", 2)
    )
    yield "two tiles", 5, points(state)


@examples("EX-27", "DP-VILL-07", "DP-SETUP-07")
def harvest_stacks_anew(game: DomPierreGame) -> Iterator[Finding]:
    """With one tile left the village gets six new ones; with two nothing happens yet."""
    noir = ["pinot_noir", 2, 2]
    for covered, sizes in (([noir], [2, 1]), ([noir], [1, 2])):
        state = act(turn(game, Player(), village_tiles=stacks(covered, sizes)), "village", TakeTile(2))
        play(state, Store("pinot_meunier", 2, 0, "right"))
        yield f"fourth of six taken, stacks of {sizes}: village", 2, state.harvest.total()
        yield f"fourth of six taken, stacks of {sizes}: press", {"right": "pinot_meunier 2"}, presses(state)
    state = act(turn(game, Player(), village_tiles=stacks([], [1, 1])), "village", TakeTile(2))
    yield "fifth of six taken: village before storing", 1, state.harvest.total()
    play(state, GiveBack("pinot_meunier", 2, 0))
    yield "fifth of six taken: new stacks", [3, 3], state.harvest.sizes
    tiles = [state.box.tiles[code] for code in state.harvest.things()]
    yield "fifth of six taken: tiles", [(v, p, p) for v in range(3) for p in (2, 3)], tiles
    yield "fifth of six taken: supply", [[5, 4, 4]] * 3, [supply(state, variety) for variety in VARIETIES]


def stacks(covered: list[list[Any]], sizes: list[int]) -> dict[str, Any]:
    """Return stacks of the village with Chardonnay 3 and Pinot Meunier 2 on top."""
    return {"tops": [["chardonnay", 3, 3], ["pinot_meunier", 2, 2]], "sizes": sizes, "covered": covered}


@examples("EX-28", "DP-VILL-09")
def accessory_stacks_anew(game: DomPierreGame) -> Iterator[Finding]:
    """One blue token left and seven discarded make two stacks of four."""
    stock = {"tops": ["sugar", "box"], "sizes": [1, 1], "covered": []}
    discard = {"sugar": 2, "box": 2, "cork": 2, "label": 1}
    rival = Player(blue="sugar, box, 2 cork, 3 label")
    state = turn(game, Player(), rival, village_accessories=stock, blue_discard=discard)
    act(state, "village", TakeAccessory(1))
    yield "stacks", [4, 4], state.blue.sizes
    yield "discard", [0, 0, 0, 0], state.blue_discard
    yield "blue accessories", {"sugar": 1}, blue(state)


@examples("EX-42", "DP-VILL-11", "DP-LOG-04")
def vintage_village(game: DomPierreGame) -> Iterator[Finding]:
    """A worker moves to another zone, once, and uses no benefit."""
    player = Player(rows=(1, 1, 1, 1, 1, 1), vintage="village", house=1, roads="north 1", vines="3,4")
    start = act(turn(game, player, Player(), Player()), "village", MoveWorker())

    def choice(take: Move, send: Move) -> str:
        return verdict(play(start.copy(), take), send)

    yield "reserve to a road", "legal", choice(TakeWorker("reserve"), SendToRoad("east"))
    yield "road to a bunch", "legal", choice(TakeFromRoad("north", 1), SendToVine(4, 4))
    yield "bunch to the presses", "legal", choice(TakeFromVine(3, 4), SendTo("presses"))
    yield "house to a road", "legal", choice(TakeWorker("house"), SendToRoad("north"))
    yield "north road to east road", "DP-VILL-11", choice(TakeFromRoad("north", 1), SendToRoad("east"))
    yield "bunch to bunch", "DP-VILL-11", choice(TakeFromVine(3, 4), SendToVine(4, 4))
    yield "presses to the house", "DP-VILL-11", choice(TakeWorker("presses"), SendTo("house"))
    state = play(start.copy(), TakeWorker("house"), SendToRoad("north"))
    yield (
        "house worker placed",
        {"reserve": 5, "house": 0, "presses": 1, "north": [1, 2], "vines": [(3, 4)]},
        workers(state),
    )
    yield "a second move", "DP-VILL-11", verdict(state, MoveWorker())
    yield "benefits left", 2, state.turn.left
