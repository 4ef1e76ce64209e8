"""Examples of OBJECTIVES: choosing, keeping, bonuses, scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.dom_pierre.examples.positions import (
    PERFORM,
    Player,
    act,
    coins,
    details,
    grey,
    let,
    objectives,
    offer,
    play,
    points,
    presses,
    question,
    turn,
    verdict,
)
from tutor.games.dom_pierre.examples.registry import examples
from tutor.games.dom_pierre.moves import KeepCard, MoveDisc, PickCard, ScoreObjective, Store, TakeBonus

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame


@examples("EX-11", "DP-OBJ-01", "DP-OBJ-02", "DP-OBJ-03", "DP-OBJ-04")
def three_cards(game: DomPierreGame) -> Iterator[Finding]:
    """One card is kept, the two others give a grey box and a Pinot Noir tile."""
    state = act(turn(game, Player(rows=(3, 3, 3, 3, 3, 3))), "objectives")
    play(state, PickCard("OB05"), PickCard("OB01"), PickCard("OB02"))
    play(state, KeepCard("OB05"), TakeBonus("OB01"))
    yield "grey accessories", {"box": 1}, grey(state)
    play(state, Store("pinot_noir", 1, 0, "left"))
    yield "presses", {"left": "pinot_noir 1"}, presses(state)
    yield "kept", ["OB05"], objectives(state)
    discarded = [state.box.objectives[card].id for card in (0, 1) if state.discard >> card & 1]
    yield "discarded", ["OB01", "OB02"], discarded
    yield "offer", 5, len(offer(state))


@examples("EX-29", "DP-OBJ-07")
def vintage_objectives(game: DomPierreGame) -> Iterator[Finding]:
    """The offer grows to eight; after choosing three, five are left without a refill."""
    player = Player(rows=(3, 3, 3, 3, 3, 3), vintage="objectives")
    state = act(turn(game, player, Player(), Player(), chance="explicit"), "objectives")
    let(state)
    yield "offer", 8, len(offer(state))
    play(state, PickCard("OB03"), PickCard("OB04"), PickCard("OB05"))
    yield "offer after choosing", 5, len(offer(state))
    deck = state.deck.bit_count()
    play(state, KeepCard("OB03"), TakeBonus("OB04"))
    yield "no refill", (deck, "LateWindow"), (state.deck.bit_count(), question(state))


@examples("EX-32", "DP-FREE-05", "DP-FREE-06", "DP-FREE-07")
def scored_once(game: DomPierreGame) -> Iterator[Finding]:
    """Of two fulfilled conditions one is scored; the card turns face down."""
    player = Player(objectives="OB41", grey="sugar, box, cork, label")
    state = turn(game, player)
    scores = [details(state, ScoreObjective("OB41", number))["points"] for number in (1, 2)]
    yield (
        "both fulfilled",
        (["legal", "legal"], [4, 7]),
        (
            [verdict(state, ScoreObjective("OB41", number)) for number in (1, 2)],
            scores,
        ),
    )
    play(state, ScoreObjective("OB41", 2))
    yield "points", 7, points(state)
    play(state, MoveDisc("logistics"), PERFORM)
    yield "face up", [], objectives(state)
    yield "accessories are not spent", 4, sum(grey(state).values())
    later = turn(game, Player(scored="OB41", grey="sugar, box, cork, label"))
    yield "a second time", "DP-FREE-07", verdict(later, ScoreObjective("OB41", 1))


@examples("EX-54", "DP-OBJ-02", "DP-OBJ-14", "DP-FREE-05", "DP-FREE-06", "DP-FREE-07")
def kept_and_scored(game: DomPierreGame) -> Iterator[Finding]:
    """A card kept by the action is scored in the late window of the same turn."""
    state = turn(game, Player(coins=7), offer=("OB39", "OB01", "OB02", "OB03", "OB04"))
    act(state, "objectives", PickCard("OB39"))
    yield "asked", "LateWindow", question(state)
    yield "9 VP", "DP-FREE-05", verdict(state, ScoreObjective("OB39", 3))
    play(state, ScoreObjective("OB39", 2))
    yield "points", 6, points(state)
    yield "coins", 7, coins(state)
    yield "face down", (0, 1), (state.maisons[0].objectives, state.maisons[0].scored.bit_count())
