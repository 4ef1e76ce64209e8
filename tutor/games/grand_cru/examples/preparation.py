"""Examples of the set-up, of the components and of what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.decision import CHANCE
from tutor.core.examples import Finding, look
from tutor.games.grand_cru.box import VINES
from tutor.games.grand_cru.examples.positions import (
    Player,
    action,
    cash,
    loans,
    moves,
    pawns,
    prestige,
    set_up,
    verdict,
)
from tutor.games.grand_cru.examples.registry import examples
from tutor.games.grand_cru.moves import StartingLoans, StartPlayer

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame


@examples("EX-01", "GC-SETUP-08", "GC-SETUP-09", "GC-SETUP-10", "GC-SETUP-11")
def starting_loans(game: GrandCruGame) -> Iterator[Finding]:
    """Each player reveals 1 to 6 pawns."""
    state = set_up(game, 1, 4, 6)
    yield "cash", [7, 28, 42], cash(state)
    yield "loans", [1, 4, 6], loans(state)
    yield "free pawns", [4, 4, 4], pawns(state)
    state = game.new(2, 0)
    yield "numbers", [1, 2, 3, 4, 5, 6], [move.loans for move in moves(state, StartingLoans)]
    yield "no loan", "GC-SETUP-09", verdict(state, StartingLoans(0))
    yield "seven loans", "GC-SETUP-08", verdict(state, StartingLoans(7))


@examples("EX-02", "GC-SETUP-05", "GC-SETUP-06")
def first_display(game: GrandCruGame) -> Iterator[Finding]:
    """The display for four players, and the draw pile."""
    state = look(game.new(4, 0))
    yield "vines shown", 8, sum(state.display[:VINES])
    yield "improvements shown", 4, sum(state.display[VINES:])
    yield "vines in the pile", 62, sum(state.pile.counts[:VINES])
    yield "improvements in the pile", 20, sum(state.pile.counts[VINES:])
    yield "pile", 82, state.pile.size


@examples("EX-03", "GC-SETUP-12")
def first_prestige(game: GrandCruGame) -> Iterator[Finding]:
    """Everybody starts with three points."""
    for players in game.players:
        yield f"{players} players", [3] * players, prestige(set_up(game, *range(1, players + 1)))


@examples("EX-04", "GC-SETUP-13")
def tie_for_the_figure(game: GrandCruGame) -> Iterator[Finding]:
    """The second and the fourth player have the most loans."""
    state = set_up(game, 2, 5, 3, 5)
    yield "asked", CHANCE, state.actor
    yield "drawn among", [1, 3], [move.seat for move in moves(state, StartPlayer)]
    yield "chances", [0.5, 0.5], state.weights()
    for move in moves(state, StartPlayer):
        drawn = state.copy()
        drawn.play(move)
        yield f"start player {move.seat}", (move.seat, move.seat), (drawn.start, drawn.actor)


@examples("EX-55", "GC-COMP-04", "GC-COMP-05", "GC-COMP-06", "GC-COMP-07", "GC-COMP-08")
def components(game: GrandCruGame) -> Iterator[Finding]:
    """What is in the box adds up."""
    data = game.data
    notes = data["money"]["notes"]
    yield "notes", {1: 35, 2: 20, 5: 10, 10: 15}, {note["value"]: note["count"] for note in notes}
    yield "number of notes", 80, sum(note["count"] for note in notes)
    yield "francs", 275, sum(note["count"] * note["value"] for note in notes)
    yield "cubes", [15, 17, 20, 23, 25], game.box.cubes
    yield "cubes in all", 100, sum(game.box.cubes)
    yield "tiles", [14] * 5 + [3] * 8, game.box.tiles
    yield "tiles in all", 94, sum(game.box.tiles)
    pawns_each = data["pawns"]["per_player_action"] + data["pawns"]["per_player_prestige"]
    yield "pawns", 30, data["components"]["vineyard_boards"] * pawns_each


@examples("EX-60", "GC-INFO-01", "GC-INFO-02")
def open_and_hidden(game: GrandCruGame) -> Iterator[Finding]:
    """Of what an opponent asks for, only the cash may be kept secret."""
    other = Player(cash=23, loans=4, prestige=6, used="aoc", ready="aoc")
    state = action(game, Player(cash=5), other)
    seen = state.view(0)["estates"][1]
    yield "cash", None, seen["cash"]
    yield "loans", 4, seen["loans"]
    yield "prestige", 6, seen["prestige"]
    yield "used improvements", {"aoc": 1}, seen["used"]
    yield "tiles", {"aoc": 2}, seen["tiles"]
    yield "own cash", 5, state.view(0)["estates"][0]["cash"]
    open_state = action(game, Player(cash=5), other, options={"money": "open"})
    yield "cash, with open money", 23, open_state.view(0)["estates"][1]["cash"]
