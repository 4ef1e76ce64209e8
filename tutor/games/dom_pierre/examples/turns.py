"""Examples of a turn: cost and strength, tokens, returning workers, the cork, the sixth use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.dom_pierre.examples.positions import (
    END,
    PERFORM,
    RETURN,
    Player,
    act,
    coins,
    details,
    grey,
    moves,
    pass_turns,
    play,
    points,
    points_from,
    presses,
    question,
    rows,
    turn,
    verdict,
    workers,
)
from tutor.games.dom_pierre.examples.registry import examples
from tutor.games.dom_pierre.moves import (
    BuyPrestige,
    ClaimForce,
    Done,
    LocalSale,
    MoveDisc,
    OfferChampagne,
    PopCork,
    ScoreObjective,
    Sell,
    SendTo,
    SendToRoad,
    Store,
    TakeAccessory,
    TakeBonus,
    TakeBonuses,
    TakeFromVine,
    TakeTile,
    TakeWorker,
)

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame


@examples("EX-01", "DP-TURN-06", "DP-TURN-07", "DP-TURN-09", "DP-VILL-02")
def village_cost_and_strength(game: DomPierreGame) -> Iterator[Finding]:
    """Cost by the lowest disc, strength by the moved one."""
    state = turn(game, Player(coins=4, rows=(2, 2, 3, 2, 2, 1)))
    shown = details(state, MoveDisc("village"))
    yield "shown before", {"strength": 3, "coins": 1}, shown
    act(state, "village")
    yield "row", 4, rows(state)["village"]
    yield "strength", 3, state.turn.left
    yield "coins after paying, before the first benefit", 3, coins(state)
    play(state, TakeAccessory(1))
    yield "the same benefit again", "DP-VILL-02", verdict(state, TakeAccessory(2))
    yield "benefits left", 2, state.turn.left


@examples("EX-02", "DP-TURN-04", "DP-TOK-02", "DP-TOK-07")
def force_token_at_once(game: DomPierreGame) -> Iterator[Finding]:
    """The force token already helps the action whose disc move has earned it."""
    greg = Player(rows=(2, 2, 3, 1, 2, 2), waiting_force=True, crew=4)
    state = play(turn(game, greg), MoveDisc("logistics"))
    yield "asked", "ClaimTokens", question(state)
    yield "reserve before", 5, workers(state)["reserve"]
    play(state, ClaimForce("logistics"), PERFORM)
    yield "strength", 3, state.turn.left
    play(state, *[TakeWorker("reserve")] * 3)
    yield "reserve after", 2, workers(state)["reserve"]
    yield "workers in hand", 3, state.turn.lifted
    play(state, SendTo("presses"), SendToRoad("north"), SendToRoad("west"))
    yield "placed", {"reserve": 2, "house": 0, "presses": 5, "north": [1], "west": [1]}, workers(state)


@examples("EX-04", "DP-TOK-07", "DP-TURN-17")
def force_token_in_sales(game: DomPierreGame) -> Iterator[Finding]:
    """Four sales instead of three."""
    lucy = Player(rows=(3, 3, 3, 3, 3, 3), force="sales", left="barrel 3, barrel 4", right="barrel 5, barrel 6")
    state = act(turn(game, lucy, Player(), Player()), "sales")
    yield "sales", 4, state.turn.left


@examples("EX-12", "DP-RET-01", "DP-RET-02", "DP-RET-03")
def return_workers(game: DomPierreGame) -> Iterator[Finding]:
    """Two workers from the house and one from the vineyard, for three coins."""
    miriam = Player(coins=0, rows=(3, 3, 3, 3, 3, 3), house=2, vines="4,4", centre="chardonnay 1")
    state = play(turn(game, miriam), MoveDisc("cellar"), RETURN)
    yield "strength", 3, state.turn.left
    before = workers(state)["reserve"]
    play(state, TakeWorker("house"), TakeWorker("house"), TakeFromVine(4, 4))
    yield "reserve", before + 3, workers(state)["reserve"]
    yield "workers elsewhere", {"reserve": before + 3, "house": 0, "presses": 1}, workers(state)
    yield "coins", 3, coins(state)
    yield "no champagne", {"centre": "chardonnay 1"}, presses(state)
    play(state, END)
    yield "next player", 1, state.actor


@examples("EX-40", "DP-TURN-07")
def own_disc_raises_cost(game: DomPierreGame) -> Iterator[Finding]:
    """The moved disc itself counts if it is the lowest."""
    state = turn(game, Player(coins=1, rows=(1, 1, 0, 1, 1, 1)))
    act(state, "village")
    yield "strength", 1, state.turn.left
    yield "coins", 0, coins(state)
    state = turn(game, Player(coins=1, rows=(1, 1, 0, 0, 1, 1)))
    act(state, "village")
    yield "coins with a second disc on row 0", 1, coins(state)


@examples("EX-46", "DP-TURN-11", "DP-TURN-12", "DP-TURN-16", "DP-END-01", "DP-END-02")
def sixth_use(game: DomPierreGame) -> Iterator[Finding]:
    """The disc stays on the top row for its action, then leaves for two points."""
    seller = Player(rows=(2, 2, 2, 2, 5, 2), left="barrel 3")
    state = act(turn(game, seller), "sales")
    yield "sales", 3, state.turn.left
    yield "row during the action", 6, rows(state)["sales"]
    play(state, Sell("north", "left", "barrel", 3))
    yield "asked", "LateWindow", question(state)
    yield "end track", [0], state.track
    yield "points for the disc", 2, points_from(state, "discs")
    play(state, END)
    pass_turns(state, 1)
    yield "SALES again", "DP-TURN-11", verdict(state, MoveDisc("sales"))
    yield "cost by the other discs", 2, state.cost(state.maisons[0])


@examples("EX-47", "DP-FREE-08", "DP-FREE-10")
def cork_and_same_column(game: DomPierreGame) -> Iterator[Finding]:
    """The cork lifts CELLAR, then CELLAR is chosen: strength by its final row."""
    state = turn(game, Player(rows=(3, 2, 3, 3, 3, 3), centre="chardonnay 1"))
    play(state, PopCork("cellar"))
    yield "row", 3, rows(state)["cellar"]
    act(state, "cellar")
    yield "row after the move", 4, rows(state)["cellar"]
    yield "strength", 3, state.turn.left
    yield "start card face up", False, state.maisons[0].corked
    yield "free action left", False, state.turn.free


@examples("EX-48", "DP-TOK-08", "DP-RET-02", "DP-RET-04")
def return_with_force_token(game: DomPierreGame) -> Iterator[Finding]:
    """The force token does not help to return workers."""
    player = Player(coins=0, rows=(3, 3, 3, 2, 3, 3), force="logistics", house=4)
    state = play(turn(game, player), MoveDisc("logistics"))
    yield "strength of LOGISTICS", 3, details(state, PERFORM)["strength"]
    play(state, RETURN)
    yield "workers that may return", 2, state.turn.left
    play(state, *[TakeWorker("house")] * 2)
    yield "asked then", "LateWindow", question(state)
    yield "coins", 2, coins(state)


@examples("EX-53", "DP-TURN-02", "DP-TURN-03", "DP-TURN-05", "DP-TURN-11", "DP-FREE-12")
def complete_first_turn(game: DomPierreGame) -> Iterator[Finding]:
    """The first turn of four players: one sale to the north."""
    starter = Player(coins=4, left="barrel 3", centre="chardonnay 1")
    state = turn(game, starter, Player(), Player(), Player())
    play(state, MoveDisc("sales"))
    yield "asked after the move", "ChooseMain", question(state)
    play(state, PERFORM)
    yield "strength", 1, state.turn.left
    yield "coins", 4, coins(state)
    shown = details(state, Sell("north", "left", "barrel", 3))
    yield "value and points", {"total": 4, "points": 2}, shown
    play(state, Sell("north", "left", "barrel", 3))
    yield "points", 2, points(state)
    yield "card", 1, state.maisons[0].cards.bit_count()
    yield "coins after", 4, coins(state)
    yield "presses", {"centre": "chardonnay 1"}, presses(state)
    yield "buying prestige", "DP-FREE-04", verdict(state, BuyPrestige())
    yield "scoring", "DP-FREE-05", verdict(state, ScoreObjective("OB01", 1))
    yield "local sale", "DP-FREE-12", verdict(state, LocalSale("left", "barrel", 3))
    yield "local sales on offer", [], moves(state, LocalSale)
    yield "cork", 6, len(moves(state, PopCork))
    play(state, END)
    yield "next player", 1, state.actor


@examples("EX-31", "DP-FREE-01", "DP-FREE-03", "DP-FREE-04", "DP-FREE-08", "DP-SETUP-27")
def free_actions(game: DomPierreGame) -> Iterator[Finding]:
    """One free action a turn: local sale, prestige or the cork."""
    state = turn(game, Player(coins=0, left="barrel 3, bottle 1", right="bottle 12"))
    play(state, LocalSale("left", "barrel", 3), LocalSale("right", "bottle", 12), LocalSale("left", "bottle", 1))
    yield "coins for three tiles", 3, coins(state)
    yield "a second free action", "DP-FREE-01", verdict(state, PopCork("sales"))
    state = turn(game, Player(coins=5))
    yield "prestige with 5 Fr", "legal", verdict(state, BuyPrestige())
    play(state, BuyPrestige())
    yield "coins after buying prestige", 0, coins(state)
    state = turn(game, Player())
    before = state.scores()[0]
    play(state, PopCork("sales"))
    yield "crown lost", before - 1, state.scores()[0]


@examples("EX-49", "DP-TURN-17", "DP-VILL-02", "DP-VILL-06")
def four_benefits(game: DomPierreGame) -> Iterator[Finding]:
    """With strength 3 and a force token all four benefits can be taken."""
    player = Player(coins=9, rows=(3, 3, 3, 3, 3, 3), force="village", left="barrel 3", centre="", right="")
    offer = ("OB01", "OB03", "OB19", "OB29", "OB33")
    state = act(turn(game, player, offer=offer), "village")
    yield "strength", 4, state.turn.left
    play(state, TakeTile(1), Store("chardonnay", 3, 0, "right"), TakeAccessory(2))
    play(state, OfferChampagne("left", "barrel", 3))
    play(state, TakeBonuses(), TakeBonus("OB01"))
    yield "a second grey box", "DP-VILL-06", verdict(state, TakeBonus("OB19"))
    yield "a third card with a grey box", "DP-VILL-06", verdict(state, TakeBonus("OB29"))
    yield "a coin", "legal", verdict(state, TakeBonus("OB03"))
    play(state, TakeBonus("OB03"))
    yield "points", 2, points(state)
    yield "grey accessories", {"box": 1}, grey(state)
    yield "then", "LateWindow", question(state)
    yield "stopping early", True, Done() in act(turn(game, player, offer=offer), "village").moves()
