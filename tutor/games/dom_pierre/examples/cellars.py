"""Examples of CELLAR: press bonuses, one-time costs, the cap, prestige, modifiers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tutor.core.examples import Finding
from tutor.games.dom_pierre.examples.positions import (
    Player,
    act,
    coins,
    details,
    let,
    play,
    presses,
    question,
    supply,
    tokens,
    turn,
    verdict,
    workers,
)
from tutor.games.dom_pierre.examples.registry import examples
from tutor.games.dom_pierre.moves import (
    Activate,
    KeepCard,
    MakeChampagne,
    PickCard,
    Store,
    TakeBonus,
    TakeToken,
)

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame
    from tutor.games.dom_pierre.state import DomPierre

BOTTLE, BARREL = MakeChampagne("bottle", False), MakeChampagne("barrel", False)


def activate(state: DomPierre, press: str, *tiles: MakeChampagne, vintage: bool = False) -> DomPierre:
    """Activate a press and make its tiles, taking whatever prestige token comes first in between."""
    play(state, Activate(press, vintage))
    for tile in tiles:
        play(state, tile)
        settle(state)
    return state


def settle(state: DomPierre) -> DomPierre:
    """Take prestige tokens and keep them."""
    while question(state) in ("ChooseToken", "UseOrKeep", "FlipToken"):
        move = state.moves()[-1] if question(state) == "UseOrKeep" else state.moves()[0]
        play(state, move)
    return state


@examples("EX-07", "DP-CAVE-02", "DP-CAVE-03", "DP-CAVE-04", "DP-CAVE-06", "DP-CAVE-07", "DP-CAVE-11")
def two_presses(game: DomPierreGame) -> Iterator[Finding]:
    """Bottle 10 and barrel 7 on the right, barrels 2 and 1 on the left."""
    miriam = Player(
        coins=1, rows=(2, 2, 2, 2, 1, 2), left="pinot_meunier 1",
        right="pinot_meunier 2, chardonnay 3, pinot_noir 2",
    )  # fmt: skip
    state = act(turn(game, miriam), "cellar")
    yield "strength", 2, state.turn.left
    before = [sum(supply(state, variety)) for variety in ("chardonnay", "pinot_meunier", "pinot_noir")]
    activate(state, "right", BOTTLE, BARREL)
    activate(state, "left", BARREL, BARREL)
    yield "champagne", {"left": "barrel 2, barrel 1", "right": "bottle 10, barrel 7"}, presses(state)
    yield "coins", 0, coins(state)
    yield "workers", {"reserve": 8, "house": 1, "presses": 0}, workers(state)
    yield "prestige", 0, state.maisons[0].level
    after = [sum(supply(state, variety)) for variety in ("chardonnay", "pinot_meunier", "pinot_noir")]
    yield "tiles back in the supply", [1, 2, 1], [b - a for a, b in zip(before, after, strict=True)]


@examples("EX-21", "DP-CAVE-07")
def press_bonuses(game: DomPierreGame) -> Iterator[Finding]:
    """Base 4: the first tile gets the bonus of its press, the second never does."""
    first = {
        ("left", "barrel"): 5, ("left", "bottle"): 4, ("centre", "bottle"): 6, ("centre", "barrel"): 4,
        ("right", "bottle"): 7, ("right", "barrel"): 4,
    }  # fmt: skip
    for (press, kind), value in first.items():
        content: dict[str, Any] = {press: "chardonnay 3, pinot_noir 1"}
        state = act(turn(game, Player(coins=5, **content)), "cellar", Activate(press, False))
        shown = details(state, MakeChampagne(kind, False))
        yield f"{press}, {kind} first", {"value": value}, shown
        play(state, MakeChampagne(kind, False))
        second = [details(state, tile)["value"] for tile in (BOTTLE, BARREL)]
        yield f"{press}, {kind} first: second tile", [4, 4], second


@examples("EX-22", "DP-CAVE-08", "DP-CAVE-09")
def cap_and_prestige(game: DomPierreGame) -> Iterator[Finding]:
    """Twelve is the most, and brings prestige."""
    grapes = "chardonnay 3, pinot_meunier 3, pinot_noir 3"
    for modifier, second in (("", 9), (", +2", 11)):
        state = act(turn(game, Player(right=grapes + modifier)), "cellar")
        activate(state, "right", BOTTLE)
        label = "with +2" if modifier else "plain"
        yield f"{label}: first", "bottle 12", presses(state)["right"].split(", ")[-1]
        yield f"{label}: prestige", 1, state.maisons[0].level
        activate_second(state, BOTTLE)
        yield f"{label}: both", {"right": f"bottle 12, bottle {second}"}, presses(state)
        yield f"{label}: prestige after the second", 1, state.maisons[0].level


def activate_second(state: DomPierre, tile: MakeChampagne) -> None:
    """Make the second tile of the press."""
    play(state, tile)
    settle(state)


@examples("EX-23", "DP-CAVE-03", "DP-CAVE-04", "DP-CAVE-05")
def one_time_costs(game: DomPierreGame) -> Iterator[Finding]:
    """Each kind is paid for once in an action."""
    grapes: dict[str, Any] = {"left": "chardonnay 1", "centre": "pinot_noir 1"}
    rows = (2, 2, 2, 2, 2, 2)
    state = act(turn(game, Player(coins=5, rows=rows, **grapes)), "cellar")
    activate(state, "left", BOTTLE, BOTTLE)
    activate(state, "centre", BARREL, BARREL)
    yield "coins paid", 2, 5 - coins(state)
    yield "workers paid", {"reserve": 8, "house": 1, "presses": 0}, workers(state)
    state = act(turn(game, Player(coins=2, rows=rows, crew=0, **grapes)), "cellar", Activate("left", False))
    yield "without a press worker", ("legal", "DP-CAVE-04"), (verdict(state, BOTTLE), verdict(state, BARREL))
    state = act(turn(game, Player(coins=1, rows=rows, **grapes)), "cellar", Activate("left", False))
    yield "without 2 Fr", ("DP-CAVE-03", "legal"), (verdict(state, BOTTLE), verdict(state, BARREL))


@examples("EX-24", "DP-CAVE-12")
def three_presses(game: DomPierreGame) -> Iterator[Finding]:
    """Three presses in one action bring prestige, also with the help of a force token."""
    grapes: dict[str, Any] = {"left": "chardonnay 1", "centre": "pinot_noir 1", "right": "pinot_meunier 1"}
    for label, rows, force in (("strength 3", (3, 3, 3, 3, 3, 3), ""), ("2 + force", (2, 2, 2, 2, 2, 2), "cellar")):
        state = act(turn(game, Player(coins=9, rows=rows, force=force, **grapes)), "cellar")
        yield f"{label}: strength", 3, state.turn.left
        for press in ("left", "centre"):
            activate(state, press, BARREL, BARREL)
        yield f"{label}: after two presses", 0, state.maisons[0].level
        activate(state, "right", BARREL, BARREL)
        yield f"{label}: after three", 1, state.maisons[0].level


@examples("EX-25", "DP-CAVE-18")
def vintage_cellar(game: DomPierreGame) -> Iterator[Finding]:
    """Both barrels of the chosen press are worth one more."""
    state = act(turn(game, Player(vintage="cellar", left="chardonnay 3")), "cellar")
    activate(state, "left", BARREL, BARREL, vintage=True)
    yield "barrels", {"left": "barrel 5, barrel 4"}, presses(state)


@examples("EX-26", "DP-CAVE-14")
def modifier_without_press(game: DomPierreGame) -> Iterator[Finding]:
    """A modifier without an empty press is lost."""
    full: dict[str, Any] = {"left": "barrel 3", "centre": "chardonnay 1", "right": "+1"}
    player = Player(rows=(1, 1, 1, 1, 1, 1), **full)
    offered = ("OB18", "OB03", "OB01", "OB02", "OB04")
    state = act(turn(game, player, offer=offered), "objectives", PickCard("OB18"), PickCard("OB03"))
    play(state, KeepCard("OB03"))
    yield "presses", {"left": "barrel 3", "centre": "chardonnay 1", "right": "+1"}, presses(state)
    yield "then", "LateWindow", question(state)


@examples("EX-45", "DP-CAVE-07", "DP-CAVE-08", "DP-CAVE-09", "DP-CAVE-11", "DP-CAVE-12", "DP-PREST-18")
def three_presses_and_a_twelve(game: DomPierreGame) -> Iterator[Finding]:
    """Two prestige in one action, each with its own token."""
    player = Player(
        coins=2, rows=(3, 3, 3, 3, 2, 3), left="chardonnay 2", centre="pinot_noir 3, pinot_meunier 1",
        right="chardonnay 3, pinot_meunier 3, pinot_noir 3",
    )  # fmt: skip
    state = act(turn(game, player, flute="sale_low, sale_high, crown", chance="explicit"), "cellar")
    before = [sum(supply(state, variety)) for variety in ("chardonnay", "pinot_meunier", "pinot_noir")]
    play(state, Activate("right", False), BOTTLE)
    yield "coins after the first bottle", 0, coins(state)
    let(state)
    play(state, TakeToken("sale_low"))
    yield "level", 1, state.maisons[0].level
    play(state, BOTTLE, Activate("centre", False), BOTTLE, BARREL)
    yield "worker of the presses", 0, workers(state)["presses"]
    play(state, Activate("left", False), BARREL, BARREL)
    let(state)
    play(state, TakeToken("sale_high"))
    made = {"left": "barrel 3, barrel 2", "centre": "bottle 6, barrel 4", "right": "bottle 12, bottle 9"}
    yield "champagne", made, presses(state)
    yield "level then", 2, state.maisons[0].level
    yield "tokens", {"sale_low": 1, "sale_high": 1}, tokens(state)
    yield "coins", 0, coins(state)
    after = [sum(supply(state, variety)) for variety in ("chardonnay", "pinot_meunier", "pinot_noir")]
    yield "harvest tiles back", [2, 2, 2], [b - a for a, b in zip(before, after, strict=True)]


@examples("EX-58", "DP-CAVE-14", "DP-CAVE-17", "DP-OBJ-03", "DP-OBJ-11")
def modifier_then_tile(game: DomPierreGame) -> Iterator[Finding]:
    """A modifier before a tile stays; after it, it is lost."""
    player = Player(rows=(3, 3, 3, 3, 3, 3), left="barrel 3", centre="chardonnay 1")
    offered = ("OB18", "OB23", "OB03", "OB01", "OB04")
    start = act(turn(game, player, offer=offered), "objectives")
    play(start, PickCard("OB18"), PickCard("OB23"), PickCard("OB03"), KeepCard("OB03"))
    state = start.copy()
    play(state, TakeBonus("OB18"), Store("chardonnay", 1, 0, "right"))
    yield "modifier first", "chardonnay 1, +1", presses(state)["right"]
    state = start.copy()
    play(state, TakeBonus("OB23"), Store("chardonnay", 1, 0, "right"))
    yield "tile first", "chardonnay 1", presses(state)["right"]
