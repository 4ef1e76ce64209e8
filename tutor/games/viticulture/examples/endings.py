"""Examples of the year end and of the end of the game, and of the solo game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.viticulture.examples.positions import (
    PASS,
    Player,
    draw_in_fall,
    drawn,
    free,
    hand,
    pass_season,
    pile,
    play,
    put,
    question,
    space,
    spring,
    summer,
    verdict,
    vp,
    year_end,
)
from tutor.games.viticulture.examples.registry import examples
from tutor.games.viticulture.moves import (
    DiscardCard,
    DrawCard,
    FillOrder,
    Place,
    RevealAutoma,
    SellGrape,
    TakeBonus,
    WakeUp,
)
from tutor.games.viticulture.names import ACTIONS, AUTOMA, SUMMER_ACTIONS, WINTER_ACTIONS

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame
    from tutor.games.viticulture.state import Viticulture


@examples("EX-50", "VI-EOY-05", "VI-DECK-04")
def hand_limit(game: ViticultureGame) -> Iterator[Finding]:
    """Nine cards at the end of the year."""
    cards = "2 merlot, 2 syrah, planner, judge, order_01, order_02, order_03"
    state = year_end(game, Player(hand=cards), Player())
    yield "asked", (0, "DiscardDown"), (state.actor, question(state))
    play(state, DiscardCard("syrah"), DiscardCard("judge"))
    left = ["merlot", "merlot", "syrah", "planner", "order_01", "order_02", "order_03"]
    yield "kept", left, hand(state)
    yield "discarded", (["syrah"], ["judge"]), (pile(state, "vine"), pile(state, "winter"))
    yield "then", "ChooseRow", question(state)


def last_year(game: ViticultureGame, *players: Player) -> list[int]:
    """Return who wins when the year ends with these players."""
    state = year_end(game, *players)
    return state.winners()


@examples("EX-51", "VI-END-01", "VI-END-03")
def end_of_the_game(game: ViticultureGame) -> Iterator[Finding]:
    """20 points in summer: the year is played to its end."""
    rival = Player(vp=18, hand="order_08", cellar="R2 W4", built="medium_cellar")
    state = summer(game, Player(vp=19, pad="R1"), rival, Player())
    put(state, "sell_grapes_or_field", SellGrape("red", 1), TakeBonus(), at="bonus")
    yield "points", 20, vp(state)[0]
    pass_season(state)
    yield "fall", [0, 1, 2], draw_in_fall(state)
    put(play(state, PASS), "fill_order", FillOrder("order_08"))
    yield "an order in winter", [20, 21, 0], vp(state)
    pass_season(state)
    yield "over, after the workers have come home", (True, [2, 2, 2]), (state.over, free(state))
    yield "most points win", [1], state.winners()
    tie = Player(vp=22, lira=3, cellar="R2 W3", pad="R4")
    yield "tie: lira", [1], last_year(game, tie, tie._replace(lira=4, cellar="", pad=""))
    yield "tie: wines", [1], last_year(game, tie, tie._replace(cellar="R2 W3 W1", pad=""))
    yield "tie: grapes", [1], last_year(game, tie, tie._replace(pad="R5"))
    yield "tie in everything", [0, 1], last_year(game, tie, tie)


def blocked(state: Viticulture, season: range) -> list[str]:
    """Return the actions of a season on which the Automa has a worker."""
    return [ACTIONS[action] for action in season if state.spaces[3 * action] == AUTOMA]


@examples("DX-16", "VI-SOLO-04", "VI-SOLO-05", "VI-SOLO-06")
def solo_year(game: ViticultureGame) -> Iterator[Finding]:
    """The first year alone, and the last one."""
    state = spring(game, Player())
    state.explicit = True
    play(state, WakeUp(2, ""), DrawCard("merlot"))
    yield "vine cards and tokens", (1, 1), (drawn(state, "vine"), state.vineyards[0].tokens)
    play(state, RevealAutoma(2))
    three = ["draw_vine", "build_structure", "plant_vine"]
    yield "blocked in summer", three, blocked(state, SUMMER_ACTIONS)
    yield "left space", "A - -", space(state, "plant_vine")
    yield "a worker there", "VI-WRK-10", verdict(state, Place("draw_vine", "plain", False))
    play(state, PASS)
    draw_one_card(state)
    yield "a new card in winter", "TurnUpAutoma", question(state)
    yield "the old one is gone", "VI-SOLO-12", verdict(state, RevealAutoma(2))
    play(state, RevealAutoma(5))
    yield "blocked in winter", ["harvest_field"], blocked(state, WINTER_ACTIONS)
    for points, result in ((20, []), (21, [0])):
        last = year_end(game, Player(vp=points), year=7)
        yield f"{points} points after year 7", (True, result), (last.over, last.winners())


def draw_one_card(state: Viticulture) -> None:
    """Draw a visitor in fall, whichever chance gives."""
    draw_in_fall(state)
    while question(state) == "DrawFromDeck":
        play(state, state.moves()[0])


@examples("DX-17", "VI-SOLO-13", "VI-SOLO-06")
def solo_hard(game: ViticultureGame) -> Iterator[Finding]:
    """Cards are revealed until two workers stand."""
    state = summer(game, Player(), options={"solo_level": "hard"})
    state.explicit = True
    play(state, PASS)
    draw_one_card(state)
    yield "asked", "TurnUpAutoma", question(state)
    play(state, RevealAutoma(1))
    yield "card 1", ([], "TurnUpAutoma"), (blocked(state, WINTER_ACTIONS), question(state))
    play(state, RevealAutoma(5))
    yield "card 5", (["harvest_field"], "TurnUpAutoma"), (blocked(state, WINTER_ACTIONS), question(state))
    play(state, RevealAutoma(17))
    both = ["harvest_field", "train_worker"]
    yield "card 17", (both, "TakeTurn"), (blocked(state, WINTER_ACTIONS), question(state))
