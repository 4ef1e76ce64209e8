"""Setting positions of Grand Cru up, playing in them and looking at them; for examples, tests and lessons.

Things are written as they are counted: "2 merlot, aoc" is two Merlot and one AOC; wine names its barrel: "2 merlot@3".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.core.decision import CHANCE
from tutor.core.examples import look
from tutor.core.examples import play as play
from tutor.core.examples import verdict as verdict
from tutor.core.moves import Move
from tutor.games.grand_cru.box import IMPROVEMENTS, SPACES, TILES, VARIETIES, VINES, cell, some
from tutor.games.grand_cru.moves import Act, KeepLoans, LeaveFestival, Pass, StartingLoans, StartPlayer

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame
    from tutor.games.grand_cru.state import GrandCru

PASS, LEAVE, KEEP = Pass(), LeaveFestival(), KeepLoans()
LAST_SPACE = 4


class Player(NamedTuple):
    """How a player stands in a position."""

    cash: int = 10
    loans: int = 3
    prestige: int = 3
    #: Vines with their cube, and vines without one.
    vines: str = ""
    bare: str = ""
    #: Improvements that are ready, and those that lie face down.
    ready: str = ""
    used: str = ""
    cellar: str = ""
    cask: str = ""


def things(text: str) -> dict[str, int]:
    """Return "2 merlot, aoc" as a table of counts."""
    counts: dict[str, int] = {}
    for item in filter(None, text.split(", ")):
        number, _, name = item.rpartition(" ")
        counts[name] = counts.get(name, 0) + int(number or 1)
    return counts


def estate_of(player: Player) -> dict[str, Any]:
    """Return a player's estate in the shape of a save."""
    vines, bare, ready, used = (things(text) for text in (player.vines, player.bare, player.ready, player.used))
    tiles = {name: sum(part.get(name, 0) for part in (vines, bare, ready, used)) for name in TILES}
    cellar: dict[str, dict[str, int]] = {}
    for wine, cubes in things(player.cellar).items():
        variety, barrel = wine.split("@")
        cellar.setdefault(barrel, {})[variety] = cubes
    return {
        "cash": player.cash,
        "loans": player.loans,
        "prestige": player.prestige,
        "tiles": tiles,
        "cubes": vines,
        "used": used,
        "cellar": cellar,
        "cask": things(player.cask),
    }


def position(
    game: GrandCruGame, players: Sequence[Player], stack: list[Any], changes: Mapping[str, Any], options: Any
) -> GrandCru:
    """Return a position with these players; everything that follows from them is worked out."""
    common = {"stack": stack, "estates": [estate_of(player) for player in players], "start": 0, "display": []}
    return look(game.position(len(players), {**common, **changes}, **options))


def bid(tile: str, seat: int, price: int) -> dict[str, Any]:
    """Return a column with a tile and the pawn of a seat on a price."""
    return {"tile": tile, "seat": seat, "price": price}


def action(
    game: GrandCruGame,
    *players: Player,
    seat: int = 0,
    columns: Sequence[dict[str, Any]] = (),
    display: str = "",
    counter: int = 1,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> GrandCru:
    """Return a position of Phase I in which a seat must choose an action."""
    free = [None] * (len(players) - len(columns))
    given = {
        "turn": (seat + 1) % len(players),
        "counter": counter,
        "columns": [*columns, *free],
        "display": [tile for tile, count in things(display).items() for _ in range(count)],
    }
    stack = [["NextTurn"], ["ChooseAction", seat, False]]
    return position(game, players, stack, {**given, **changes}, options or {})


def offer(players: int) -> list[str]:
    """Return the display of a coming year: vines, as many of each variety as it takes."""
    return [VARIETIES[place % VINES] for place in range(2 * players)]


def festival(
    game: GrandCruGame, *players: Player, seat: int = 0, options: Mapping[str, Any] | None = None, **changes: Any
) -> GrandCru:
    """Return a position of the festival in which a seat must choose a special action."""
    given = {"turn": (seat + 1) % len(players), "counter": LAST_SPACE, "display": offer(len(players))}
    stack = [[step] for step in ("EndYear", "AskLoans", "PayInterest", "AgeWine", "NextGuest")]
    return position(game, players, [*stack, ["ChooseSpecial", seat]], {**given, **changes}, options or {})


def loan_round(
    game: GrandCruGame, *players: Player, start: int = 0, options: Mapping[str, Any] | None = None, **changes: Any
) -> GrandCru:
    """Return a position in which everybody must choose about loans, the start player first."""
    count = len(players)
    given = {"start": start, "counter": LAST_SPACE, "display": offer(count)}
    questions = [["ChooseLoans", (start + place) % count] for place in reversed(range(count))]
    return position(game, players, [["EndYear"], *questions], {**given, **changes}, options or {})


def set_up(game: GrandCruGame, *loans: int, start: int | None = None, **options: Any) -> GrandCru:
    """Set a game up with these starting loans; a tie for the figure is drawn by chance, or given to `start`."""
    state = game.new(len(loans), 0, chance="explicit", **options)
    deal(state)
    for number in loans:
        play(state, StartingLoans(number))
    if state.actor == CHANCE and start is not None:
        play(state, StartPlayer(start))
    return state


def deal(state: GrandCru) -> None:
    """Let chance deal whatever comes first, until a player is asked or the game is over."""
    while state.actor == CHANCE:
        state.play(state.moves()[0])


# ---------------------------------------------------------------------- playing


def act(state: GrandCru, name: str, *moves: Move) -> GrandCru:
    """Choose a plain action and carry it out."""
    return play(state, Act(name), *moves)


def pass_year(state: GrandCru) -> list[int | None]:
    """Let everybody pass until Phase I is over; return who was asked."""
    asked = []
    while PASS in state.moves():
        asked.append(state.actor)
        play(state, PASS)
    return asked


def leave_festival(state: GrandCru) -> list[int | None]:
    """Let everybody leave the festival; return who was asked."""
    asked = []
    while LEAVE in state.moves():
        asked.append(state.actor)
        play(state, LEAVE)
    return asked


def keep_loans(state: GrandCru) -> list[int | None]:
    """Let everybody keep their loans; return who was asked."""
    asked = []
    while KEEP in state.moves():
        asked.append(state.actor)
        play(state, KEEP)
    return asked


def end_year(state: GrandCru) -> GrandCru:
    """Pass through the rest of a year without doing anything more."""
    pass_year(state)
    leave_festival(state)
    keep_loans(state)
    return state


# ---------------------------------------------------------------------- looking


def cash(state: GrandCru) -> list[int]:
    """Return everybody's cash."""
    return [estate.cash for estate in state.estates]


def loans(state: GrandCru) -> list[int]:
    """Return everybody's loans."""
    return [estate.loans for estate in state.estates]


def prestige(state: GrandCru) -> list[int]:
    """Return everybody's prestige."""
    return [estate.prestige for estate in state.estates]


def pawns(state: GrandCru) -> list[int]:
    """Return everybody's free pawns."""
    return [estate.pawns for estate in state.estates]


def tiles(state: GrandCru, seat: int = 0) -> dict[str, int]:
    """Return the tiles in a vineyard."""
    return some(TILES, state.estates[seat].tiles)


def cubes(state: GrandCru, seat: int = 0) -> dict[str, int]:
    """Return the cubes on a player's vines."""
    return some(VARIETIES, state.estates[seat].cubes)


def used(state: GrandCru, seat: int = 0) -> dict[str, int]:
    """Return a player's face-down improvements."""
    return some(IMPROVEMENTS, state.estates[seat].used)


def cask(state: GrandCru, seat: int = 0) -> dict[str, int]:
    """Return the cubes in a player's sales cask."""
    return some(VARIETIES, state.estates[seat].cask)


def cellar(state: GrandCru, seat: int = 0) -> dict[str, int]:
    """Return a player's wine as {"merlot@3": 2}."""
    wines = state.estates[seat].cellar
    return {
        f"{VARIETIES[variety]}@{barrel}": wines[cell(barrel, variety)]
        for barrel, variety in state.box.wines
        if wines[cell(barrel, variety)]
    }


def supply(state: GrandCru, variety: str) -> int:
    """Return the cubes of a variety in the supply."""
    return state.supply[VARIETIES.index(variety)]


def step(state: GrandCru, variety: str) -> int:
    """Return the space of a demand marker, from 0."""
    return state.markers[VARIETIES.index(variety)]


def price(state: GrandCru, variety: str) -> int:
    """Return the price of a variety."""
    return state.price(VARIETIES.index(variety))


def columns(state: GrandCru) -> list[tuple[str, int, int] | None]:
    """Return the auction columns: tile, seat and price."""
    return [None if column is None else (TILES[column[0]], *column[1:]) for column in state.columns]


def display(state: GrandCru) -> dict[str, int]:
    """Return the tiles of the display."""
    return some(TILES, state.display)


def discard(state: GrandCru) -> dict[str, int]:
    """Return the discard pile."""
    return some(TILES, state.discard)


def question(state: GrandCru) -> str:
    """Return the name of the question that is asked, or "over"."""
    return type(state.decision).__name__ if state.decision else "over"


def moves(state: GrandCru, kind: type) -> list[Any]:
    """Return the legal moves of one kind."""
    return [move for move in state.moves() if type(move) is kind]


def ready(state: GrandCru, seat: int, improvement: str) -> bool:
    """Return whether a player has an improvement of this kind face up."""
    return state.estates[seat].ready(IMPROVEMENTS.index(improvement))


def spaces(state: GrandCru) -> list[str]:
    """Return the festival spaces that may be chosen."""
    return [move.space for move in state.moves() if hasattr(move, "space")]


def taken(state: GrandCru) -> dict[str, int]:
    """Return the festival spaces with a pawn on them, and whose it is."""
    return {SPACES[space]: seat for space, seat in enumerate(state.festival) if seat >= 0}


def told(state: GrandCru, name: str) -> list[dict[str, Any]]:
    """Return the details of every event of this name in the journal."""
    return [dict(event.details) for event in state.journal or () if event.name == name]


def vines(state: GrandCru, seat: int = 0) -> int:
    """Return how many vines a player has."""
    return sum(state.estates[seat].tiles[:VINES])
