"""Examples of placing workers: turns, spaces, bonuses, the grande, the cart, passing and training."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.viticulture.examples.positions import (
    PASS,
    Player,
    cart,
    drawn,
    end_year,
    free,
    grande,
    lira,
    play,
    put,
    question,
    space,
    summer,
    to_winter,
    verdict,
    vp,
    winter,
)
from tutor.games.viticulture.examples.registry import examples
from tutor.games.viticulture.moves import FillOrder, Place, SellGrape, Stop, TakeBonus

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame
    from tutor.games.viticulture.state import Viticulture

#: All fields planted: none can be sold.
PLANTED = Player(field_5="malvasia", field_6="malvasia", field_7="malvasia")


@examples("EX-05", "VI-WRK-01", "VI-WRK-05")
def alternating_turns(game: ViticultureGame) -> Iterator[Finding]:
    """One worker a turn until both have passed."""
    state = summer(game, Player(), Player())
    turns = []
    while question(state) == "TakeTurn":
        turns.append(state.actor)
        cart(state, grande=not free(state)[state.actor or 0])
    yield "turns", [0, 1, 0, 1, 0, 1], turns
    yield "then", "FallDraw", question(state)
    state = summer(game, Player(), Player())
    play(cart(state), PASS)
    yield "after the other one's pass", 0, state.actor
    play(state, PASS)
    yield "after both passes", "FallDraw", question(state)


@examples("EX-07", "VI-WRK-07", "VI-SUM-06")
def action_is_compulsory(game: ViticultureGame) -> Iterator[Finding]:
    """Nothing to sell and nothing to buy back: the action cannot be chosen."""
    sell = Place("sell_grapes_or_field", "plain", False)
    yield "nothing to sell", "VI-WRK-07", verdict(summer(game, PLANTED, Player()), sell)
    sold = PLANTED._replace(field_7="", sold="field_7", lira=6)
    yield "7 lira asked, 6 at hand", "VI-WRK-07", verdict(summer(game, sold, Player()), sell)
    yield "7 lira at hand", "legal", verdict(summer(game, sold._replace(lira=7), Player()), sell)
    state = summer(game, PLANTED._replace(pad="R4 W2"), Player())
    play(state, sell)
    yield "at least one grape", [SellGrape("red", 4), SellGrape("white", 2)], state.moves()
    play(state, SellGrape("red", 4))
    yield "then another or none", [SellGrape("white", 2), Stop()], state.moves()


@examples("EX-08", "VI-BON-02", "VI-WRK-07", "VI-WIN-09")
def no_bonus_without_the_action(game: ViticultureGame) -> Iterator[Finding]:
    """The bonus space of an action that cannot be done stays closed."""
    fill = Place("fill_order", "bonus", False)
    unable = winter(game, Player(hand="order_08", cellar="R2"), Player(), Player())
    yield "no order can be filled", "VI-WRK-07", verdict(unable, fill)
    able = Player(hand="order_08", cellar="R2 W4", built="medium_cellar")
    state = play(winter(game, able, Player(), Player()), fill, FillOrder("order_08"), TakeBonus())
    yield "order and bonus", 4, vp(state)[0]


def fill_up(state: Viticulture) -> int:
    """Let everybody put regular workers on the same action; return how many fit."""
    count = 0
    while True:
        found = [place for place in ("plain", "bonus") if verdict(state, Place("give_tour", place, False)) == "legal"]
        if not found:
            return count
        put(state, "give_tour", at=found[0])
        if question(state) == "OfferBonus":
            play(state, TakeBonus())
        count += 1


@examples("EX-09", "VI-WRK-10", "VI-WRK-12", "VI-BON-01")
def spaces_by_players(game: ViticultureGame) -> Iterator[Finding]:
    """One space with two players, two with three or four, three with five or six."""
    for players, spaces in {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}.items():
        state = summer(game, *[Player()] * players)
        yield f"{players} players", spaces, fill_up(state)
        yield f"{players} players, one more", "VI-WRK-10", verdict(state, Place("give_tour", "plain", False))


@examples("EX-10", "VI-GRD-02")
def grande_on_a_taken_space(game: ViticultureGame) -> Iterator[Finding]:
    """The grande gives a tour beside the other player's worker."""
    state = summer(game, Player(lira=1), Player(), board={"give_tour": "1"})
    yield "regular worker", "VI-WRK-10", verdict(state, Place("give_tour", "plain", False))
    put(state, "give_tour", at="overflow", grande=True)
    yield "lira", 3, lira(state)[0]
    yield "spaces", "1 - -", space(state, "give_tour")
    yield "grande", "give_tour/overflow", grande(state)
    yield "no bonus is offered", ("TakeTurn", 1), (question(state), state.actor)


@examples("EX-11", "VI-WRK-13", "VI-SUM-10")
def cart_has_no_limit(game: ViticultureGame) -> Iterator[Finding]:
    """Everybody's workers on the cart, 1 lira and one turn each."""
    state = summer(game, *[Player(regular=5)] * 2)
    turns = 0
    while question(state) == "TakeTurn":
        cart(state, grande=not free(state)[state.actor or 0])
        turns += 1
    yield "turns", 12, turns
    yield "lira", [6, 6], lira(state)
    yield (
        "workers on the cart",
        [(5, "cart")] * 2,
        [(vineyard.cart, grande(state, seat)) for seat, vineyard in enumerate(state.vineyards)],
    )


@examples("EX-12", "VI-WRK-08", "VI-SPR-05")
def used_once_a_year(game: ViticultureGame) -> Iterator[Finding]:
    """Two of three workers are placed in summer."""
    again = Place("gain_1_lira", "plain", True)
    for label, temporary, left in (("without the grey worker", -1, 1), ("with the grey worker", 0, 2)):
        state = cart(summer(game, Player(row=7), Player(row=1), temporary=temporary))
        cart(play(state, PASS), grande=True)
        play(to_winter(state), PASS)
        yield f"{label}: the grande", "VI-WRK-08", verdict(state, again)
        placed = 0
        while question(state) == "TakeTurn":
            cart(state)
            placed += 1
        yield f"{label}: placed in winter", left, placed


@examples("EX-35", "VI-WIN-05", "VI-WIN-06", "VI-WIN-07", "VI-BON-04")
def training(game: ViticultureGame) -> Iterator[Finding]:
    """4 lira, 3 on the bonus space; up to five regular workers."""
    state = winter(game, Player(lira=5), Player(), Player())
    on_bonus = put(state.copy(), "train_worker", at="bonus")
    put(state, "train_worker")
    yield "lira", (1, 2), (lira(state)[0], lira(on_bonus)[0])
    yield "at hand this year", 1, free(state)[0]
    end_year(state)
    yield "at hand next year", 3, free(state)[0]
    train, cheap = Place("train_worker", "plain", False), Place("train_worker", "bonus", False)
    poor = winter(game, Player(lira=3), Player(), Player())
    yield "3 lira", ("VI-WIN-05", "legal"), (verdict(poor, train), verdict(poor, cheap))
    full = winter(game, Player(lira=9, regular=5), Player(), Player())
    yield "five regular workers", "VI-WIN-07", verdict(full, train)
    grey = winter(game, Player(lira=9, regular=4), Player(), Player(), temporary=0)
    yield "four and the grey one", (5, "legal"), (free(grey)[0], verdict(grey, train))


@examples("EX-53", "VI-WRK-02", "VI-WRK-03")
def passing_is_final(game: ViticultureGame) -> Iterator[Finding]:
    """Two workers are left at the pass in summer, and can both be placed in winter."""
    state = cart(summer(game, Player(), Player()))
    cart(state)
    play(state, PASS)
    turns = []
    while question(state) == "TakeTurn":
        turns.append(state.actor)
        cart(state, grande=not free(state)[state.actor or 0])
    yield "turns in summer after the pass", [1, 1], turns
    to_winter(state)
    turns = []
    while question(state) == "TakeTurn":
        turns.append(state.actor)
        cart(state, grande=not free(state)[state.actor or 0])
    yield "turns in winter", [0, 0], turns


@examples("EX-55", "VI-GRD-01", "VI-GRD-02")
def grande_and_bonus(game: ViticultureGame) -> Iterator[Finding]:
    """With both spaces taken the grande stands on the drawing; on a free bonus space it gets the bonus."""
    full = summer(game, *[Player()] * 3, board={"give_tour": "1 2"})
    put(full, "give_tour", at="overflow", grande=True)
    yield "both spaces taken", 2, lira(full)[0]
    state = summer(game, *[Player()] * 3, board={"give_tour": "1"})
    put(state, "give_tour", TakeBonus(), at="bonus", grande=True)
    yield "bonus space free", 3, lira(state)[0]
    yield "spaces", "1 0G -", space(state, "give_tour")


@examples("EX-56", "VI-WRK-11", "VI-SUM-01")
def several_own_workers(game: ViticultureGame) -> Iterator[Finding]:
    """One player takes both spaces of an action, one turn after the other."""
    state = summer(game, *[Player()] * 4)
    put(state, "draw_vine")
    yield "after the left space", 1, drawn(state, "vine")
    for _ in range(3):
        cart(state)
    put(state, "draw_vine", TakeBonus(), at="bonus")
    yield "after the middle space", 3, drawn(state, "vine")
    yield "spaces", "0 0 -", space(state, "draw_vine")
    for place in ("plain", "bonus"):
        yield f"others, {place}", "VI-WRK-10", verdict(state, Place("draw_vine", place, False))
