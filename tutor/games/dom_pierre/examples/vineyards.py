"""Examples of VINEYARD: placing bunches, counting neighbours, workers, the supply of tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tutor.core.examples import Finding
from tutor.games.dom_pierre.examples.positions import (
    END,
    PERFORM,
    Player,
    act,
    asked,
    coins,
    draw,
    grey,
    hand,
    let,
    moves,
    pass_turns,
    play,
    presses,
    question,
    supply,
    turn,
    verdict,
    workers,
)
from tutor.games.dom_pierre.examples.registry import examples
from tutor.games.dom_pierre.moves import (
    Activate,
    CallHelper,
    Harvest,
    MakeChampagne,
    MoveDisc,
    NameBunch,
    Plant,
    Store,
)

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame
    from tutor.games.dom_pierre.state import DomPierre

#: The vineyard of example 5 and that of example 6, beyond the three marked cells.
LUCY = {"4,5": "chardonnay", "5,5": "pinot_meunier"}
MIRIAM = {"4,5": "pinot_meunier", "4,6": "chardonnay", "5,4": "chardonnay", "6,4": "pinot_noir"}


@examples("EX-05", "DP-VINE-03", "DP-VINE-05", "DP-VINE-07")
def one_bunch_with_worker(game: DomPierreGame) -> Iterator[Finding]:
    """A Pinot Noir tile of 2: one for the bunch, one for the worker."""
    state = turn(game, Player(vines="4,4"), vineyard=LUCY, chance="explicit")
    draw(act(state, "vineyard"), "chardonnay")
    play(state, Plant("chardonnay", 5, 4), Harvest("pinot_noir", False))
    yield "without the worker", 1, asked(state).value
    play(state, CallHelper(4, 4))
    yield "tile", ["pinot_noir 2"], hand(state)
    yield "workers", {"reserve": 7, "house": 1, "presses": 1}, workers(state)
    play(state, Store("pinot_noir", 2, 0, "centre"))
    yield "presses", {"centre": "pinot_noir 2"}, presses(state)


@examples("EX-06", "DP-VINE-03", "DP-VINE-04", "DP-VINE-05", "DP-VINE-06", "DP-VINE-11", "DP-VINE-12")
def three_bunches(game: DomPierreGame) -> Iterator[Finding]:
    """Three bunches, each helping the next; the tiles are stored together."""
    miriam = Player(rows=(3, 3, 3, 3, 3, 3), right="pinot_meunier 2")
    extras = {"sugar": "5,6", "box": "2,3", "cork": "2,6", "label": "5,3", "coin": "1,5"}
    state = turn(game, miriam, vineyard=MIRIAM, extras=extras, chance="explicit")
    draw(act(state, "vineyard"), "chardonnay", "pinot_noir", "pinot_meunier")
    play(state, Plant("chardonnay", 5, 6))
    yield "sugar", {"sugar": 1}, grey(state)
    play(state, Harvest("pinot_meunier", False), Plant("pinot_noir", 5, 5), Harvest("chardonnay", False))
    play(state, Plant("pinot_meunier", 6, 5), Harvest("pinot_noir", False))
    yield "tiles", ["chardonnay 3", "pinot_meunier 1", "pinot_noir 2"], hand(state)
    yield "Meunier into the right press", "DP-VINE-12", verdict(state, Store("pinot_meunier", 1, 0, "right"))
    play(state, Store("chardonnay", 3, 0, "right"), Store("pinot_noir", 2, 0, "right"))
    play(state, Store("pinot_meunier", 1, 0, "left"))
    stored = {"left": "pinot_meunier 1", "right": "chardonnay 3, pinot_meunier 2, pinot_noir 2"}
    yield "presses", stored, presses(state)


def crowded(game: DomPierreGame, bunches: int, worker: str = "", vintage: str = "") -> DomPierre:
    """Return a harvest round cell 5,5 with so many Chardonnay bunches about it, a Chardonnay just placed there."""
    # a path of Pinot Noir leads there; Chardonnay stands at its sides
    path = {"4,5": "pinot_noir", "5,4": "pinot_noir"}
    cells = ("4,6", "5,6", "6,4", "6,5", "6,6")
    around = dict.fromkeys(cells[:bunches], "chardonnay")
    rest = dict.fromkeys(cells[bunches:], "pinot_meunier")
    player = Player(vines=worker, vintage=vintage)
    state = turn(game, player, vineyard={**path, **around, **rest}, chance="explicit")
    draw(act(state, "vineyard"), "chardonnay")
    return play(state, Plant("chardonnay", 5, 5))


@examples("EX-16", "DP-VINE-07", "DP-VINE-08", "DP-VINE-19", "DP-VINE-22")
def harvest_cap(game: DomPierreGame) -> Iterator[Finding]:
    """No tile is worth more than 3, and no worker helps beyond."""
    state = play(crowded(game, 5, worker="3,4"), Harvest("chardonnay", False))
    yield "five bunches", ["chardonnay 3"], hand(state)
    yield "worker asked", "StoreTiles", question(state)
    state = play(crowded(game, 3, worker="3,4"), Harvest("chardonnay", False))
    yield "three bunches", ("StoreTiles", ["chardonnay 3"]), (question(state), hand(state))
    state = play(crowded(game, 2, worker="3,4", vintage="vineyard"), Harvest("chardonnay", True))
    yield "two and the vintage", ("StoreTiles", ["chardonnay 3"]), (question(state), hand(state))
    state = play(crowded(game, 2, worker="3,4"), Harvest("chardonnay", False), CallHelper(3, 4))
    yield "two and a worker", ["chardonnay 3"], hand(state)


@examples("EX-39", "DP-VINE-18")
def empty_bag(game: DomPierreGame) -> Iterator[Finding]:
    """The last bunch is placed, then a bunch is named."""
    player = Player(rows=(1, 1, 1, 1, 1, 1))
    state = turn(game, player, vineyard=full_vineyard(game), chance="explicit")
    yield "bag", 1, state.bag.size
    play(state, MoveDisc("vineyard"), PERFORM)
    yield "strength", 2, state.turn.left
    let(state)
    yield "naming before placing", "DP-VINE-18", verdict(state, NameBunch(3, 4))
    play(state, moves(state, Plant)[0])
    if question(state) == "ChooseHarvest":
        play(state, state.moves()[0])
    yield "asked", ("PlaceBunch", 0), (question(state), state.bag.size)
    yield "bunches that can be named", 51, len(moves(state, NameBunch))
    before = state.bunches
    play(state, NameBunch(3, 4))
    if question(state) == "ChooseHarvest":
        play(state, state.moves()[0])
    yield "tiles gained", 2, len(hand(state))
    yield "vineyard unchanged by naming", before, state.bunches


def full_vineyard(game: DomPierreGame, left: int = 1) -> dict[str, str]:
    """Return a vineyard in which all bunches but some stand, cell after cell."""
    box = game.box
    counts = dict(zip(("chardonnay", "pinot_meunier", "pinot_noir"), box.bunches, strict=True))
    placed = {"3,4": "chardonnay", "3,5": "pinot_meunier", "4,4": "pinot_noir"}
    for variety in placed.values():
        counts[variety] -= 1
    names = [variety for variety, count in counts.items() for _ in range(count)][left:]
    # from the middle rows outwards, so that every bunch stands beside another
    order = sorted(box.cells, key=lambda cell: (abs(cell[0] - 3), cell[0], abs(cell[1] - 4)))
    cells = [f"{row},{column}" for row, column in order if f"{row},{column}" not in placed]
    return {**placed, **dict(zip(cells, names, strict=False))}


@examples("EX-41", "DP-VINE-05", "DP-VINE-07", "DP-VINE-19", "DP-VINE-22")
def vintage_vineyard(game: DomPierreGame) -> Iterator[Finding]:
    """Once a turn the bunch just placed counts as well."""
    player = Player(rows=(1, 1, 1, 1, 1, 1), vintage="vineyard", vines="3,4")
    state = turn(game, player, vineyard={"4,5": "pinot_noir"}, chance="explicit")
    draw(act(state, "vineyard"), "chardonnay", "chardonnay")
    play(state, Plant("chardonnay", 2, 4))
    yield "Pinot Noir with the vintage", "DP-VINE-19", verdict(state, Harvest("pinot_noir", True))
    play(state, Harvest("chardonnay", True))
    yield "count and vintage", 2, asked(state).value
    play(state, CallHelper(3, 4))
    yield "first tile", ["chardonnay 3"], hand(state)
    play(state, Plant("chardonnay", 2, 5))
    yield "the vintage again", "DP-VINE-19", verdict(state, Harvest("chardonnay", True))
    play(state, Harvest("chardonnay", False))
    yield "second tile counts the first bunch", ["chardonnay 2", "chardonnay 3"], sorted(hand(state))


@examples("EX-51", "DP-VINE-16", "DP-VINE-17")
def missing_value(game: DomPierreGame) -> Iterator[Finding]:
    """Another tile stands in; the true value counts, the printed tile returns."""
    for wanted, missing in ((3, 3), (1, 1)):
        # four or five tiles of the value lie in the presses of others, one of the threes in the village
        noir = f"pinot_noir {missing}"
        rivals = [Player(left=noir, centre=noir, right=noir), Player(left=noir, centre=noir if missing == 1 else "")]
        state = noir_harvest(game, Player(), *rivals, wanted=wanted)
        label = f"needed {wanted}, no {missing} left"
        yield f"{label}: supply", 0, supply(state, "pinot_noir")[missing - 1]
        yield (
            f"{label}: tile",
            [(f"pinot_noir {wanted}", 2)],
            [(name, state.box.tiles[code][1]) for name, code in zip(hand(state), state.turn.hand, strict=True)],
        )
        before = supply(state, "pinot_noir")[1]
        play(state, Store("pinot_noir", wanted, 2, "centre"))
        yield f"{label}: press", {"centre": f"pinot_noir {wanted}/2"}, presses(state)
        press_it(state)
        yield f"{label}: a 2 returns", before + 1, supply(state, "pinot_noir")[1]
    everywhere = [Player(left="pinot_noir 1", centre="pinot_noir 2", right="pinot_noir 3")] * 4
    stock = {
        "tops": [["pinot_noir", 3, 3], ["pinot_noir", 2, 2]],
        "covered": [["pinot_noir", 2, 1], ["chardonnay", 3, 3], ["chardonnay", 2, 2], ["pinot_meunier", 2, 2]],
    }
    state = noir_harvest(game, *everywhere, wanted=1, village_tiles=stock)
    yield "none left", ("LateWindow", []), (question(state), hand(state))


def noir_harvest(game: DomPierreGame, *players: Player, wanted: int, **changes: Any) -> DomPierre:
    """Return a harvest of Pinot Noir with a count of 1 or 3, by a strength of 1."""
    bunches = {"4,5": "pinot_meunier"}
    if wanted == 3:
        bunches |= {"5,4": "pinot_noir", "6,4": "pinot_noir"}
    state = turn(game, *players, vineyard=bunches, chance="explicit", **changes)
    draw(act(state, "vineyard"), "chardonnay")
    row, column = (5, 3) if wanted == 3 else (5, 4)
    play(state, Plant("chardonnay", row, column))
    # with one variety about there is nothing to choose
    return play(state, Harvest("pinot_noir", False)) if question(state) == "ChooseHarvest" else state


def press_it(state: DomPierre) -> None:
    """Let everybody's turn pass, then press the centre press."""
    state.explicit = False
    play(state, END)
    pass_turns(state, state.players - 1)
    act(state, "cellar", Activate("centre", False))
    play(state, MakeChampagne("barrel", False), MakeChampagne("barrel", False))


@examples("EX-59", "DP-VINE-03", "DP-VINE-04", "DP-TURN-09")
def coin_in_the_vineyard(game: DomPierreGame) -> Iterator[Finding]:
    """The cost is paid first; the coin on the cell comes too late for it."""
    extras = {"coin": "5,3", "sugar": "2,3", "box": "2,6", "cork": "5,6", "label": "1,5"}
    player = Player(rows=(1, 1, 1, 1, 1, 1), coins=1)
    state = turn(game, player, vineyard={"5,4": "pinot_noir"}, extras=extras, chance="explicit")
    act(state, "vineyard")
    yield "coins after paying", 0, coins(state)
    draw(state, "chardonnay", "chardonnay")
    play(state, Plant("chardonnay", 5, 3))
    yield "coins after placing", 1, coins(state)
    poor = turn(game, Player(rows=(1, 1, 1, 1, 1, 1), coins=0), extras=extras)
    play(poor, MoveDisc("vineyard"))
    yield "without the coin in hand", "DP-VINE-01", verdict(poor, PERFORM)
