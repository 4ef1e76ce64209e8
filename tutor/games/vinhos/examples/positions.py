"""Setting positions of Vinhos up, playing in them and looking at them; for examples, tests and lessons.

Players are 0 orange, 1 yellow, 2 blue and 3 violet. Experts are written "taste_cash aroma_discount".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.core import examples
from tutor.core.decision import CHANCE
from tutor.core.examples import look
from tutor.core.examples import verdict as verdict
from tutor.core.moves import Move
from tutor.games.vinhos import wine
from tutor.games.vinhos.moves import (
    BuyTile,
    DeclineGift,
    EndTurn,
    EnterWine,
    KeepPort,
    KeepWorkers,
    LeaveFair,
    LeaveGame,
    MoveTo,
    Pass,
    PickWine,
    Stay,
    Stop,
    TakePlace,
)
from tutor.games.vinhos.names import EARLIER, FEATURES, LACERDA, REGIONS, SOURCES

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame
    from tutor.games.vinhos.state import Vinhos

ORANGE, YELLOW, BLUE, VIOLET = range(4)
STOP, PASS, END, STAY, KEEP, LEAVE = Stop(), Pass(), EndTurn(), Stay(), KeepWorkers(), LeaveFair()
#: What does least, in this order, when a position is only to be played on.
NEUTRAL: tuple[Move, ...] = (
    END,
    STOP,
    PASS,
    KEEP,
    KeepPort(),
    LEAVE,
    LeaveGame(),
    DeclineGift(),
    MoveTo("pass"),
    STAY,
    *(TakePlace(place) for place in (4, 3, 2, 1)),
)


class Estate(NamedTuple):
    """How an estate stands in a position."""

    region: str | None = None
    colour: str = "red"
    #: Quality of the wine in each slot; 0: none.
    wines: Sequence[int] = ()
    vineyards: int = 1
    wineries: int = 0
    enologists: int = 0
    farmers: int = 0
    cellar: bool = False
    waiting: int = 0


class Player(NamedTuple):
    """How a player stands in a position; what an edition does not know is left out."""

    cash: int = 20
    estates: Sequence[Estate] = ()
    up: str = ""
    down: str = ""
    fp: int = 0
    vp: int = 0
    space: str = "cellars"
    booth: int = 0
    ports: int = 0
    tiles: str = ""
    tiles_down: str = ""
    multipliers: Mapping[str, Mapping[str, bool]] = {}
    #: Barrels with Anabela, Bruno and Carolina; None: as at the start.
    magnates: Sequence[int] | None = None
    account: int = 5
    investment: int = 1
    fair_tile: int = -1
    extras: Mapping[str, int] = {}
    barrels: int | None = None


def estate_of(game: VinhosGame, estate: Estate) -> dict[str, Any]:
    """Return an estate in the shape of a save."""
    bound = estate.region is not None
    bottles = [*estate.wines, *[0] * (game.box.cellar_slots - len(estate.wines))]
    return {
        "region": estate.region,
        "colour": estate.colour if bound else None,
        "vineyards": estate.vineyards if bound else 0,
        "wineries": estate.wineries,
        "enologists": estate.enologists,
        "farmers": estate.farmers,
        "cellar": estate.cellar,
        "waiting": estate.waiting,
        "wines": [
            {"quality": quality, "colour": estate.colour, "region": estate.region} if quality else None
            for quality in bottles
        ],
    }


def player_of(game: VinhosGame, player: Player, estates: int) -> dict[str, Any]:
    """Return a player in the shape of a save."""
    box = game.box
    rows = [*player.estates, *[Estate()] * (estates - len(player.estates))]
    given = player.magnates
    if given is None:
        given = [0] * 3 if box.reserve else [box.magnate_barrels] * 3
    saved: dict[str, Any] = {
        "cash": player.cash,
        "fp": player.fp,
        "space": player.space,
        "booth": player.booth,
        "experts_up": player.up.split(),
        "experts_down": player.down.split(),
        "ports": player.ports,
        "estates": [estate_of(game, estate) for estate in rows],
        "magnates": dict(zip(("anabela", "bruno", "carolina"), given, strict=True)),
        "earned": {**dict.fromkeys(SOURCES, 0), SOURCES[EARLIER]: player.vp},
    }
    if player.barrels is not None:
        saved["barrels"] = player.barrels
    if box.reserve:
        fair_tile = 0 if player.booth and player.fair_tile < 0 else player.fair_tile
        saved.update(account=player.account, investment=player.investment, fair_tile=fair_tile)
        saved["extras"] = dict(player.extras)
    else:
        saved.update(tiles_up=player.tiles.split(), tiles_down=player.tiles_down.split())
        saved["multipliers"] = {kind: dict(row) for kind, row in player.multipliers.items()}
    return saved


LACERDAS_SEAT = Player(cash=0, vp=19, magnates=(0, 0, 0), space="pass")


def position(
    game: VinhosGame,
    players: Sequence[Player],
    stack: list[Any],
    changes: Mapping[str, Any],
    options: Mapping[str, Any],
    lacerda: Player = LACERDAS_SEAT,
) -> Vinhos:
    """Return a position with these players; everything that follows from them is worked out."""
    solo = len(players) == 1
    people = [*players, lacerda] if solo else list(players)
    box = game.box
    estates = box.estates_variant if options.get("five_estates") else box.estates
    common: dict[str, Any] = {
        "stack": stack,
        "order": list(range(len(people))),
        "vintners": [player_of(game, player, estates) for player in people],
        "regions": regions_of(game, players, changes.get("regions", {})),
    }
    if not box.reserve:
        common["display"] = [None] * box.display[len(players)]
    if solo:
        common["lacerda"] = {"experts": lacerda.up.split()}
    given = {name: value for name, value in changes.items() if name != "regions"}
    return look(game.position(len(players), {**common, **given}, **options))


def turn(
    game: VinhosGame,
    *players: Player,
    seat: int = 0,
    year: int = 4,
    round: int = 1,
    vintage: str = "V1",
    options: Mapping[str, Any] | None = None,
    lacerda: Player = LACERDAS_SEAT,
    **changes: Any,
) -> Vinhos:
    """Return a position in which a player begins a turn."""
    people = max(2, len(players))
    order = changes.get("order", list(range(people)))
    place = order.index(seat) * (2 if len(players) == 1 and round != 3 else 1) + 1
    name = "ReserveTurn" if game.box.reserve else "SpecialTurn"
    stack = changes.pop("stack", [["NextTurn", round, place], [name, seat]])
    given = {"year": year, "vintage": vintage, "turn": fresh(), "final": round == 3, **changes}
    return position(game, players, stack, given, options or {}, lacerda)


def regions_of(
    game: VinhosGame, players: Sequence[Player], given: Mapping[str, Mapping[str, Any]]
) -> dict[str, dict[str, Any]]:
    """Return the regions: as many as are not used are left out among those of which nothing is said."""
    rows = {region: {"used": True, "cubes": 0, **given.get(region, {})} for region in REGIONS}
    unused = len(REGIONS) - game.box.regions_in_play[len(players)]
    if not any("used" in row for row in given.values()):
        silent = [region for region in reversed(REGIONS) if region not in given and not in_use(players, region)]
        for region in silent[:unused]:
            rows[region]["used"] = False
    return rows


def in_use(players: Sequence[Player], region: str) -> bool:
    """Return whether somebody has an estate in a region."""
    return any(estate.region == region for player in players for estate in player.estates)


def fresh() -> dict[str, Any]:
    """Return a turn in which nothing has been done."""
    return {"ability": 0, "extra": False, "begun": False, "free": False, "discount": 0}


def set_up(game: VinhosGame, players: int, *, order: Sequence[int], **options: Any) -> Vinhos:
    """Return a game of which the first turn order is drawn and the unused regions are the last ones."""
    from tutor.games.vinhos.moves import DrawPlayer, DrawUnused

    state = game.new(players, 0, chance="explicit", **options)
    for seat in order[:-1]:
        state.play(DrawPlayer(state.who(seat)))
    while state.actor == CHANCE:
        moves = state.moves()
        unused = [move for move in moves if isinstance(move, DrawUnused)]
        state.play(unused[-1] if unused else moves[0])
    return look(state)


# ---------------------------------------------------------------------- playing


def play(state: Vinhos, *moves: Move) -> Vinhos:
    """Play several moves and return the position, for chains; chance answers itself with what comes first."""
    for move in moves:
        while state.actor == CHANCE and type(move) not in [type(first) for first in state.moves()[:1]]:
            examples.play(state, state.moves()[0])
        examples.play(state, move)
    return state


def settle_chance(state: Vinhos) -> Vinhos:
    """Let chance deal whatever comes first, until a player is asked or the game is over."""
    while state.actor == CHANCE:
        state.play(state.moves()[0])
    return state


def idle(state: Vinhos) -> None:
    """Answer the question under way with what does least."""
    moves = state.moves()
    if state.actor == CHANCE:
        examples.play(state, moves[0])
        return
    choices = [move for move in NEUTRAL if move in moves]
    kinds = [move for move in moves if isinstance(move, EnterWine | PickWine | BuyTile)]
    examples.play(state, (choices or kinds or moves)[0])


def idle_until(state: Vinhos, *kinds: str) -> Vinhos:
    """Do as little as possible until one of these questions is asked, or the game is over."""
    while not state.over and question(state) not in kinds:
        idle(state)
    return state


def idle_to_year(state: Vinhos, year: int) -> Vinhos:
    """Do as little as possible until the first turn of a year."""
    while not state.over and not (state.year >= year and question(state) in ("SpecialTurn", "ReserveTurn")):
        idle(state)
    return state


def go(state: Vinhos, space: str, *moves: Move) -> Vinhos:
    """Move the marker to a space and play on."""
    return play(state, MoveTo(space), *moves)


# ---------------------------------------------------------------------- looking


def question(state: Vinhos) -> str:
    """Return the kind of question that is asked."""
    return type(state.stack[-1]).__name__ if state.stack else ""


def cash(state: Vinhos) -> list[int]:
    """Return everybody's cash."""
    return [vintner.cash for vintner in state.vintners]


def vp(state: Vinhos) -> list[int]:
    """Return everybody's VP so far."""
    return [vintner.vp for vintner in state.vintners]


def fp(state: Vinhos) -> list[int]:
    """Return everybody's fair points."""
    return [vintner.fp for vintner in state.vintners]


def cubes(state: Vinhos, region: str) -> int:
    """Return the cubes of a region."""
    return state.cubes[REGIONS.index(region)]


def wines(state: Vinhos, seat: int, estate: int) -> list[int]:
    """Return the quality of the wine in each slot of an estate (from 1)."""
    slots = state.box.cellar_slots
    bottles = state.vintners[seat].wines[(estate - 1) * slots : estate * slots]
    return [wine.quality_of(bottle) for bottle in bottles]


def experts_up(state: Vinhos, seat: int) -> int:
    """Return how many experts lie face up."""
    return state.vintners[seat].up.bit_count()


def experts_down(state: Vinhos, seat: int) -> int:
    """Return how many experts lie face down."""
    return state.vintners[seat].down.bit_count()


def told(state: Vinhos, name: str) -> list[dict[str, Any]]:
    """Return the details of every event of this name in the journal."""
    return [dict(event.details) for event in state.journal or () if event.name == name]


def kinds(state: Vinhos, kind: type) -> list[Any]:
    """Return the legal moves of a kind."""
    return [move for move in state.moves() if isinstance(move, kind)]


def line(state: Vinhos, seat: int, name: str) -> list[int]:
    """Return the points of every line of this name on a score sheet."""
    return [row.points for row in state.score_sheet(seat).lines if row.name == name]


def top_expert(state: Vinhos, feature: str) -> str:
    """Return the top expert of a pile."""
    return state.box.expert_ids[state.pile_tops[FEATURES.index(feature)]]


SOLO_SEATS = (0, LACERDA)
