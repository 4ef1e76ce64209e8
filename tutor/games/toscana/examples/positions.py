"""How the examples set a position up, play and look at it.

Numbers by good are written as in the rules, red·white·champagne·rosé·water: "2·0·0·0·2"; recommendations as "+--+0".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.core.decision import CHANCE
from tutor.core.examples import look
from tutor.core.examples import play as play
from tutor.core.examples import verdict as verdict
from tutor.core.moves import Move
from tutor.games.toscana.box import ACTIONS, by_good
from tutor.games.toscana.moves import (
    Draw,
    FinishHiring,
    FinishTrade,
    FirstPlayer,
    Place,
    Replace,
    SkipProduction,
    Taste,
    UseAction,
)

if TYPE_CHECKING:
    from tutor.games.toscana.game import ToscanaGame
    from tutor.games.toscana.state import Toscana


#: How each action is ignored once it has been chosen (TO-TURN-06).
NOTHING: dict[str, Move] = {"hire": FinishHiring(), "production": SkipProduction(), "trade": FinishTrade()}


class Player(NamedTuple):
    """How a player stands in a position; what is left out is as after the set-up."""

    goods: str = ""
    money: int = 3
    #: The spaces of the workers, one name for each; none given: one worker on a space out of the way.
    workers: str = ""
    masters: str = ""
    #: Tasting tiles in hand; the used ones are then the first of the others.
    hand: str = "red+1 red-1"
    removed: int = 0


def turn(
    game: ToscanaGame,
    *players: Player,
    seat: int = 0,
    first: int | None = None,
    in_round: int = 1,
    spent: str = "",
    prices: str = "",
    market: str = "",
    recommendations: str = "",
    **options: Any,
) -> Toscana:
    """Return a position in which a seat must choose an action; everybody has spent the given ones before.

    Unless the first player is given, the seat itself opens this lap of turns.
    """
    first = seat if first is None else first
    before = spent.split()
    waited = (seat - first) % len(players)
    changes: dict[str, Any] = {
        "stack": [["NextTurn"], ["ChooseAction", seat]],
        "round": in_round,
        "first": first,
        "turn": len(before) * len(players) + waited + 1,
        "pieces": pieces_of(game, players),
        "wineries": [winery_of(game, player, in_round) for player in players],
    }
    for place, winery in enumerate(changes["wineries"]):
        acted = (place - first) % len(players) < waited
        winery["spent"] = before + [next(action for action in reversed(ACTIONS) if action not in before)] * acted
    if prices:
        changes["prices"] = cubes(prices)
    if market:
        changes["market"] = cubes(market)
    if recommendations:
        changes["recommendations"] = by_good(["-0+".index(sign) - 1 for sign in recommendations])
    return look(game.position(len(players), changes, **options))


def pieces_of(game: ToscanaGame, players: Sequence[Player]) -> dict[str, list[Any]]:
    """Return what stands on the map; a player without named spaces has a worker on the last space that is free."""
    pieces: dict[str, list[Any]] = {}
    for seat, player in enumerate(players):
        workers = player.workers.split()
        pieces |= {space: [seat, "worker", workers.count(space)] for space in workers}
        pieces |= {space: [seat, "wine_master", 1] for space in player.masters.split()}
    for seat, player in enumerate(players):
        if not player.workers:
            pieces[next(space for space in reversed(game.box.spaces) if space not in pieces)] = [seat, "worker", 1]
    return pieces


def winery_of(game: ToscanaGame, player: Player, in_round: int) -> dict[str, Any]:
    """Return a winery in the shape of a save, with as many used tasting tiles as rounds have been played."""
    workers = player.workers.split() or ["starting worker"]
    box = game.box
    hand = player.hand.split()[: box.rounds + 1 - in_round]
    used = [tile for tile, copies in zip(box.tastings, box.tasting_copies, strict=True) for _ in range(copies)]
    for tile in hand:
        used.remove(tile)
    winery = {
        "money": player.money,
        "hired": len(workers) - 1 + len(player.masters.split()) + player.removed,
        "removed": player.removed,
        "hand": hand,
        "discard": used[: in_round - 1],
    }
    return {**winery, "goods": cubes(player.goods)} if player.goods else winery


def last_turn(game: ToscanaGame, *players: Player, **position: Any) -> Toscana:
    """Return a position before the last turn of a round: the last player has only the production left."""
    return turn(game, *players, seat=len(players) - 1, first=0, spent="hire trade", **position)


def tasting(game: ToscanaGame, *players: Player, **position: Any) -> Toscana:
    """Return a position after phases a and b of a price update, before the tasting; seat 0 is asked first."""
    state = last_turn(game, *players, **position)
    ignore(state, "production")
    return state


def set_up(game: ToscanaGame, players: int, first: int, hands: Sequence[str] = (), **options: Any) -> Toscana:
    """Set a game up, up to the starting workers, with this first player and, if given, these tasting hands."""
    state = game.new(players, 0, chance="explicit", **options)
    wanted: list[Move] = [Draw(*face(tile)) for hand in hands for tile in hand.split()]
    while state.actor == CHANCE:
        moves = state.moves()
        if FirstPlayer(first) in moves:
            state.play(FirstPlayer(first))
        else:
            state.play(wanted.pop(0) if wanted else moves[0])
    state.explicit = False
    return look(state)


def ignore(state: Toscana, action: str) -> None:
    """Spend an action and do nothing in it."""
    play(state, UseAction(action), NOTHING[action])


def pass_round(state: Toscana) -> list[int | None]:
    """Let everybody ignore all actions that are left in the round, up to the tasting; return whose turns these were."""
    seats = []
    while isinstance(move := state.moves()[0], UseAction):
        seats.append(state.actor)
        ignore(state, move.action)
    return seats


def reveal(state: Toscana, *tiles: str) -> None:
    """Let the players choose tasting tiles, in the order in which they are asked; by default their first ones."""
    for place in range(state.players):
        state.play(Taste(*face(tiles[place])) if tiles else state.moves()[0])


def face(tile: str) -> tuple[str, int]:
    """Return good and step of a tasting tile such as "rose-1"."""
    return tile[:-2], int(tile[-2:])


def cubes(numbers: str) -> dict[str, int]:
    """Return "2·0·0·0·2" by the names of the goods."""
    return by_good([int(number) for number in numbers.split("·")])


def line(numbers: Iterable[int]) -> str:
    """Return numbers by good as "2·0·0·0·2"."""
    return "·".join(str(number) for number in numbers)


def change(before: Sequence[int], after: Sequence[int]) -> str:
    """Return by how much each number changed, as a line."""
    return line(new - old for old, new in zip(before, after, strict=True))


def warehouse(state: Toscana, seat: int = 0) -> str:
    """Return a player's cubes as a line."""
    return line(state.wineries[seat].goods)


def money(state: Toscana) -> list[int]:
    """Return everybody's money."""
    return [winery.money for winery in state.wineries]


def recommendations(state: Toscana) -> str:
    """Return the recommendation tiles as "+--+0"."""
    return "".join("-0+"[sign + 1] for sign in state.recommendations)


def spaces(state: Toscana) -> list[str]:
    """Return the spaces on which the piece may be placed, or whose master may be replaced."""
    return [move.space for move in state.moves() if isinstance(move, Place | Replace)]


def told(state: Toscana, good: str) -> list[tuple[str, str]]:
    """Return the price changes of a good in the journal: what moved it, and the new step."""
    return [
        (event.name, event.details["new"])
        for event in state.journal or ()
        if event.details.get("good") == good and "new" in event.details
    ]
