"""The worked examples of Toscana: each sets a position up, plays real moves and compares every number.

Numbers by good are written as in the rules, red·white·champagne·rosé·water: "2·0·0·0·2"; recommendations as "+--+0".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.core.decision import CHANCE
from tutor.core.examples import Examples, Finding
from tutor.core.moves import Move
from tutor.games.toscana.box import ACTIONS, GOODS, LETTERS, TERRAINS, by_good
from tutor.games.toscana.moves import (
    Accept,
    Buy,
    ChangePrice,
    CloseSale,
    Draw,
    FinishHiring,
    FinishTrade,
    FirstPlayer,
    Hire,
    LayTile,
    MoveTile,
    Offer,
    OfferCount,
    OfferPrice,
    Place,
    PlaceWater,
    Produce,
    Replace,
    Sell,
    SkipProduction,
    StartWith,
    StopPlacing,
    TakeInstead,
    Taste,
    UseAction,
)

if TYPE_CHECKING:
    from tutor.games.toscana.game import ToscanaGame
    from tutor.games.toscana.state import Toscana

examples = Examples()

#: How each action is ignored once it has been chosen (TO-TURN-06).
NOTHING: dict[str, Move] = {"hire": FinishHiring(), "production": SkipProduction(), "trade": FinishTrade()}


# ---------------------------------------------------------------------- setting positions up


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
    return game.position(len(players), changes, **options)


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
    return state


# ---------------------------------------------------------------------- playing and looking


def play(state: Toscana, *moves: Move) -> Toscana:
    """Play several moves and return the position, for chains."""
    for move in moves:
        state.play(move)
    return state


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


def verdict(state: Toscana, move: Move) -> str:
    """Return "legal", or the rule that forbids a move here."""
    refusal = state.why_not(move)
    return refusal.rule if refusal else "legal"


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


# ---------------------------------------------------------------------- set-up and turn order


@examples("EX-01", "TO-SETUP-01", "TO-SETUP-06", "TO-SETUP-07", "TO-SETUP-08", "TO-SETUP-09", "TO-COMP-08")
def start_of_a_player(game: ToscanaGame) -> Iterator[Finding]:
    """The same for every seat at every number of players."""
    for players in game.players:
        state = set_up(game, players, first=0)
        before = [workers_in_hand(state, seat) for seat in range(players)]
        while isinstance(move := state.moves()[0], Place):
            state.play(move)
        wineries = state.wineries
        row = ["worker"] * 4 + ["wine_master"] * 3
        yield f"{players}: money", [3] * players, money(state)
        yield f"{players}: warehouses", ["2·0·0·0·2"] * players, [warehouse(state, seat) for seat in range(players)]
        rows = [[slot.piece for slot in game.box.slots[winery.hired :]] for winery in wineries]
        yield f"{players}: winery rows", [row] * players, rows
        yield f"{players}: workers in hand", [1] * players, before
        after = [workers_in_hand(state, seat) for seat in range(players)]
        yield f"{players}: workers in hand after the start", [0] * players, after
        yield f"{players}: workers on the map", [1] * players, [len(state.spaces_of(seat)) for seat in range(players)]
        yield f"{players}: tasting hands", [2] * players, [len(winery.hand) for winery in wineries]
        yield f"{players}: tasting stacks", [5] * players, [winery.stack.size for winery in wineries]
        yield f"{players}: action tokens", [3] * players, [tokens(state, seat) for seat in range(players)]


def workers_in_hand(state: Toscana, seat: int) -> int:
    """Return the workers that are neither on the winery nor on the map."""
    box = state.box
    row = sum(not slot.master for slot in box.slots[state.wineries[seat].hired :])
    return box.workers - row - len(state.spaces_of(seat))


def tokens(state: Toscana, seat: int) -> int:
    """Return the action tokens on the circles of a winery."""
    return len(ACTIONS) - state.wineries[seat].spent.bit_count()


@examples("EX-02", "TO-SETUP-13", "TO-SETUP-15", "TO-TURN-03")
def starting_placement(game: ToscanaGame) -> Iterator[Finding]:
    """The first player places last and plays first."""
    state = set_up(game, 4, first=0)
    yield "placing", [3, 2, 1, 0], starting_order(state)
    yield "turns", [0, 1, 2, 3], pass_round(state)[:4]


def starting_order(state: Toscana) -> list[int | None]:
    """Place the starting workers on the first free spaces; return who was asked, in order."""
    order = []
    while isinstance(move := state.moves()[0], Place):
        order.append(state.actor)
        state.play(move)
    return order


@examples("EX-03", "TO-HIRE-05")
def leftmost_piece(game: ToscanaGame) -> Iterator[Finding]:
    """Workers first, then masters."""
    state = turn(game, Player("2·2·0·0·2", workers="A1 A2 A3 A4 A5"), Player(), in_round=5)
    play(state, UseAction("hire"))
    yield "worker after four hired", "TO-HIRE-05", verdict(state, Hire("worker"))
    yield "master after four hired", "legal", verdict(state, Hire("wine_master"))
    play(state, Hire("wine_master"), Place("B1"))
    yield "on the map", [0, "wine_master", 1], state.fields()["pieces"]["B1"]
    state = turn(game, Player("2·2·0·0·2", workers="A1 A2 A3 A4"), Player(), in_round=5)
    play(state, UseAction("hire"))
    yield "master before the last worker", "TO-HIRE-05", verdict(state, Hire("wine_master"))
    yield "the last worker", "legal", verdict(state, Hire("worker"))


@examples("EX-04", "TO-ROUND-02", "TO-ROUND-03")
def first_player_moves(game: ToscanaGame) -> Iterator[Finding]:
    """The start passes to the left, and all tokens return."""
    state = turn(game, *[Player()] * 4, seat=1)
    pass_round(state)
    yield "tokens before", 0, sum(tokens(state, seat) for seat in range(4))
    reveal(state)
    yield "round", 2, state.round
    yield "first player", 2, state.actor
    yield "tokens", 12, sum(tokens(state, seat) for seat in range(4))


@examples("EX-05", "TO-TURN-06", "TO-TURN-07", "TO-TURN-09")
def ignored_production(game: ToscanaGame) -> Iterator[Finding]:
    """Only the production is compensated."""
    start = turn(game, Player("2·0·0·0·2"), Player())
    for good, expected, bank in (("red", "3·0·0·0·2", "-1·0·0·0·0"), ("water", "2·0·0·0·3", "0·0·0·0·-1")):
        state = play(start.copy(), UseAction("production"), TakeInstead(good))
        yield f"{good}: warehouse", expected, warehouse(state)
        yield f"{good}: bank", bank, change(start.bank, state.bank)
    for action in ("hire", "trade"):
        state = start.copy()
        ignore(state, action)
        yield f"{action} ignored: warehouse", "2·0·0·0·2", warehouse(state)
        yield f"{action} ignored: money", 3, state.wineries[0].money
        yield f"{action} ignored: tokens", 2, tokens(state, 0)


# ---------------------------------------------------------------------- hiring


@examples("EX-06", "TO-WORK-01", "TO-WORK-02", "TO-WORK-03", "TO-MAST-01", "TO-SPACE-01", "TO-SPACE-02")
def where_pieces_may_go(game: ToscanaGame) -> Iterator[Finding]:
    """Spaces S1 to S6 are A1 to A6; the other pieces stand in row D."""
    y = Player(workers="A3 D1 D2 D3 D4", masters="A6")
    start = turn(game, Player(workers="A1 A4 A4"), y, in_round=6)
    play(start, UseAction("hire"), Hire("worker"))
    for name, space, expected in (
        ("S1", "A1", "legal"),
        ("S2", "A2", "legal"),
        ("S3", "A3", "TO-SPACE-01"),
        ("S4", "A4", "TO-WORK-02"),
        ("S6", "A6", "TO-SPACE-01"),
    ):
        yield f"a: worker to {name}", expected, verdict(start, Place(space))
        if expected == "legal":
            yield f"a: red after {name}", "1·0·0·0·2", warehouse(play(start.copy(), Place(space)))
    state = turn(game, Player("0·2·0·0·0", workers="A1 A4 A4 D5 D6", masters="A5"), Player(workers="A3"), in_round=6)
    play(state, UseAction("hire"), Hire("wine_master"))
    listed = [space for space in spaces(state) if space in ("A1", "A2", "A3", "A4", "A5")]
    yield "b: second master", ["A2"], listed
    refused = {"A1": "TO-MAST-01", "A3": "TO-SPACE-01", "A4": "TO-MAST-01", "A5": "TO-MAST-01"}
    yield "b: refused", refused, {space: verdict(state, Place(space)) for space in refused}


@examples("EX-07", "TO-MAST-02", "TO-MAST-05")
def cost_of_masters(game: ToscanaGame) -> Iterator[Finding]:
    """One white, then two, in rounds 5 and 6."""
    state = turn(game, Player("0·3·0·0·0", workers="A1 A2 A3 A4 A5"), Player(), in_round=5)
    play(state, UseAction("hire"), Hire("wine_master"), Place("B1"), FinishHiring())
    yield "after the first master", "0·2·0·0·0", warehouse(state)
    pass_round(state)
    reveal(state)
    ignore(state, "hire")
    yield "round", 6, state.round
    bank = state.bank.copy()
    play(state, UseAction("hire"), Hire("wine_master"), Place("B2"), FinishHiring())
    yield "after the second master", "0·0·0·0·0", warehouse(state)
    yield "bank", "0·2·0·0·0", change(bank, state.bank)


@examples("EX-08", "TO-MAST-03", "TO-MAST-04", "TO-HIRE-07")
def third_master(game: ToscanaGame) -> Iterator[Finding]:
    """Free, for a full range of goods, and 10 money at once."""
    x = Player("1·1·1·1·1", money=20, workers="A1 A2 A3 A4 A5", masters="A6 A7")
    start = play(turn(game, x, Player(), in_round=7), UseAction("hire"))
    state = play(start.copy(), Hire("wine_master"), Place("B1"))
    yield "warehouse", "1·1·1·1·1", warehouse(state)
    yield "money", 30, state.wineries[0].money
    lacking = play(turn(game, x._replace(goods="5·5·5·5·0"), Player(), in_round=7), UseAction("hire"))
    yield "without water", "TO-MAST-03", verdict(lacking, Hire("wine_master"))
    state = play(start.copy(), Hire("lobbyist"), MoveTile("red"), MoveTile("white"))
    yield "after the lobbyist: warehouse", "1·1·0·1·1", warehouse(state)
    yield "after the lobbyist", "TO-MAST-03", verdict(state, Hire("wine_master"))


@examples("EX-09", "TO-LOB-01", "TO-LOB-02", "TO-LOB-03", "TO-LOB-04", "TO-LOB-05", "TO-LOB-06")
def moving_the_tiles(game: ToscanaGame) -> Iterator[Finding]:
    """The lobbyist at the market of the set-up."""
    start = turn(game, Player("0·0·1·0·0"), Player())
    yield "prices before", "2·3·4·3·1", line(start.prices)
    yield "recommendations before", "+--+0", recommendations(start)
    state = play(start.copy(), UseAction("hire"), Hire("lobbyist"))
    yield "warehouse", "0·0·0·0·0", warehouse(state)
    yield "bank", "0·0·1·0·0", change(start.bank, state.bank)
    play(state, MoveTile("champagne"))
    yield "prices after the first tile", "2·3·4·3·0", line(state.prices)
    yield "second tiles", [MoveTile("red"), MoveTile("rose")], state.moves()
    play(state, MoveTile("red"))
    yield "prices", "2·3·5·3·0", line(state.prices)
    yield "recommendations", "0-++-", recommendations(state)


@examples("EX-10", "TO-ROSE-01", "TO-ROSE-02", "TO-ROSE-04", "TO-ROSE-05", "TO-ROSE-08", "TO-ROSE-09")
def mr_rose_sells(game: ToscanaGame) -> Iterator[Finding]:
    """Two prices and a deal, in both orders."""
    start = turn(game, Player("0·1·0·1·0"), Player())
    play(start, UseAction("hire"))
    prices = (ChangePrice("white", 1), ChangePrice("red", -1))
    state = play(start.copy(), Hire("mr_rose"))
    yield "warehouse after paying", "0·1·0·0·0", warehouse(state)
    yield "bank", "0·0·0·1·0", change(start.bank, state.bank)
    play(state, StartWith("prices"), *prices)
    yield "prices", "1·4·4·3·1", line(state.prices)
    play(state, Sell("white", 1))
    yield "market white", [3, 4], [start.market[1], state.market[1]]
    yield "money", 7, state.wineries[0].money
    yield "warehouse", "0·0·0·0·0", warehouse(state)
    yield "trade still to come", 2, tokens(play(state, FinishHiring()), 0)
    state = play(start.copy(), Hire("mr_rose"), StartWith("deal"), Sell("white", 1))
    yield "deal first: money", 6, state.wineries[0].money
    yield "deal first: prices before", "2·3·4·3·1", line(state.prices)
    play(state, *prices)
    yield "deal first: prices", "1·4·4·3·1", line(state.prices)
    yield "deal first: money at the end", 6, state.wineries[0].money


@examples("EX-11", "TO-ROSE-06", "TO-ROSE-07", "TO-TRADE-06")
def empty_market_warehouse(game: ToscanaGame) -> Iterator[Finding]:
    """Only Mr Rosé buys from the bank."""
    start = turn(game, Player("0·0·0·1·0", money=5), Player(), market="3·3·2·0·4")
    state = play(start.copy(), UseAction("hire"), Hire("mr_rose"), StartWith("deal"))
    bank = state.bank.copy()
    play(state, Buy("rose", 1))
    yield "money", 2, state.wineries[0].money
    yield "stock", 0, state.market[3]
    yield "warehouse", "0·0·0·1·0", warehouse(state)
    yield "bank", "0·0·0·-1·0", change(bank, state.bank)
    state = play(start.copy(), UseAction("trade"))
    yield "trade action", "TO-TRADE-06", verdict(state, Buy("rose", 1))


@examples(
    "EX-12",
    "TO-FULL-01",
    "TO-FULL-02",
    "TO-FULL-03",
    "TO-FULL-04",
    "TO-FULL-05",
    "TO-FULL-06",
    "TO-FULL-10",
    "TO-PC-01",
)
def full_map(game: ToscanaGame) -> Iterator[Finding]:
    """X is seat 0, Y seat 1; Y fills the last space with a third master and gains 10."""
    others = [
        Player(workers="B1 B2 B3 B4 B5", masters="B6 B7"),
        Player(workers="C1 C2 C3 C4 C5", masters="C6 C7"),
        Player(workers="D1 D2 D3 D4 D5", masters="D6 D7"),
    ]
    y = Player("1·1·1·1·1", money=20, workers="A1 A2 A3 A4 A5", masters="A6 A7")
    x = Player("1·0·0·0·0", workers="B8 B8 C8 D8")
    state = turn(game, x, y, *others, seat=1, in_round=7)
    play(state, UseAction("hire"), Hire("wine_master"), Place("A8"), FinishHiring())
    yield "reward of Y", 30, state.wineries[1].money
    for _ in others:
        ignore(state, "production")
    play(state, UseAction("hire"), Hire("worker"))
    masters = ["A6", "A7", "A8", "B6", "B7", "C6", "C7", "D6", "D7"]
    yield "targets", ["C8", "D8", *masters], spaces(state)
    yield "number of targets", 11, len(state.moves())
    yield "worker of an opponent", "TO-FULL-03", verdict(state, Replace("A1"))
    play(state, Replace("A8"))
    yield "warehouse of X", "0·0·0·0·0", warehouse(state)
    yield "money of Y", 30, state.wineries[1].money
    yield "spaces of X and Y", [4, 7], [len(state.spaces_of(seat)) for seat in (0, 1)]
    yield "now on the space", [0, "worker", 1], state.fields()["pieces"]["A8"]
    yield "out of the game", 1, state.wineries[1].removed
    state = play(turn(game, x, y, *others, in_round=7), UseAction("hire"), Hire("worker"))
    yield "with an empty space", "TO-FULL-01", verdict(state, Replace("A6"))
    state = play(turn(game, x, y, *others[:2], in_round=7), UseAction("hire"), Hire("worker"))
    yield "with four players", "TO-PC-01", verdict(state, Replace("A6"))


# ---------------------------------------------------------------------- production


@examples(
    "EX-13",
    "TO-PROD-03",
    "TO-PROD-04",
    "TO-PROD-05",
    "TO-PROD-06",
    "TO-PROD-07",
    "TO-PROD-08",
    "TO-PROD-09",
    "TO-PROD-13",
)
def purple_produces(game: ToscanaGame) -> Iterator[Finding]:
    """Purple is seat 0, grey seat 1."""
    purple = Player("1·0·0·0·2", workers="B3 C3 C2 C2 D8", masters="C1")
    start = turn(game, purple, Player(workers="B1 B2"), in_round=6)
    state = play(start.copy(), UseAction("production"), PlaceWater("B1-C2"), PlaceWater("B2-C3"))
    yield "before the choice", "1·2·1·0·1", warehouse(state)
    yield "water not yet returned", "0·-2·-1·0·-1", change(start.bank, state.bank)
    play(state, Produce("rose"))
    yield "purple", "1·2·1·1·1", warehouse(state)
    yield "grey", "2·0·0·0·2", warehouse(state, 1)
    yield "bank", "0·-2·-1·-1·1", change(start.bank, state.bank)
    yield "asked once", 1, state.actor


@examples("EX-14", "TO-PROD-06", "TO-PROD-07", "TO-PROD-08")
def yields(game: ToscanaGame) -> Iterator[Finding]:
    """A1 is red, B1 water, A4 abandoned."""
    for place, space, crossroads in (("wine", "A1", "A1-B2"), ("water", "B1", "A1-B2"), ("abandoned", "A4", "A4-B5")):
        one, two, master = (0, 1, 1) if place == "abandoned" else (1, 2, 2)
        far = "D1 D2 D3 D4 D5"
        yield f"{place}: one worker", one, harvest(game, Player(workers=space), crossroads)
        yield f"{place}: two workers", two, harvest(game, Player(workers=f"{space} {space}"), crossroads)
        yield f"{place}: wine master", master, harvest(game, Player(workers=far, masters=space), crossroads)


def harvest(game: ToscanaGame, player: Player, crossroads: str) -> int:
    """Return how many cubes one water cube on a crossroads brings."""
    state = turn(game, player._replace(goods="0·0·0·0·1"), Player(), in_round=6)
    play(state, UseAction("production"), PlaceWater(crossroads))
    if Produce("champagne") in state.moves():
        play(state, Produce("champagne"))
    return sum(state.wineries[0].goods)


@examples("EX-15", "TO-PROD-01")
def water_cubes(game: ToscanaGame) -> Iterator[Finding]:
    """From one to five cubes, on different crossroads."""
    start = play(turn(game, Player("0·0·0·0·5", workers="D8"), Player()), UseAction("production"))
    chosen = [PlaceWater(crossroads) for crossroads in game.box.crossroads[:5]]
    for count in range(1, 6):
        state = play(start.copy(), *chosen[:count])
        if count < 5:
            play(state, StopPlacing())
        yield f"{count} placed: water left", 5 - count, state.wineries[0].goods[4]
        yield f"{count} placed: next player", 1, state.actor
    state = play(start.copy(), chosen[0])
    yield "second cube on one crossroads", "TO-PROD-01", verdict(state, chosen[0])
    yield "another crossroads", "legal", verdict(state, chosen[1])
    state = play(turn(game, Player("0·0·0·0·2", workers="D8"), Player()), UseAction("production"), *chosen[:2])
    yield "two owned: asked after the second", 1, state.actor


@examples("EX-16", "TO-PROD-11")
def full_warehouse(game: ToscanaGame) -> Iterator[Finding]:
    """C1 is white, B1 water; the placed cube frees its place before the production."""
    master = Player("0·4·0·0·1", workers="D1 D2 D3 D4 D5", masters="C1")
    start = turn(game, master, Player(), in_round=6)
    state = play(start.copy(), UseAction("production"), PlaceWater("B1-C2"))
    yield "white", 5, state.wineries[0].goods[1]
    yield "bank white", -1, state.bank[1] - start.bank[1]
    yield "wasted", [1], wasted(state)
    start = turn(game, Player("0·0·0·0·5", workers="B1"), Player())
    state = play(start.copy(), UseAction("production"), PlaceWater("A1-B2"))
    yield "water placed", 4, state.wineries[0].goods[4]
    play(state, StopPlacing())
    yield "water", 5, state.wineries[0].goods[4]
    yield "no water wasted", [], wasted(state)
    yield "bank water", 0, state.bank[4] - start.bank[4]


def wasted(state: Toscana) -> list[int]:
    """Return the numbers of cubes that the journal calls wasted."""
    return [event.details["count"] for event in state.journal or () if event.name == "wasted"]


@examples("EX-17", "TO-PROD-12", "TO-PROD-13", "TO-SUP-01")
def bank_shortage(game: ToscanaGame) -> Iterator[Finding]:
    """A3 is champagne, B1 water; the cubes that the bank lacks lie with the others and on the market."""
    players = [Player("0·0·0·0·1", workers="A3 A3"), Player("0·0·5·0·0"), Player("0·0·4·0·0")]
    start = turn(game, *players, in_round=2, market="3·3·5·2·4")
    yield "bank champagne before", 1, start.bank[2]
    state = play(start.copy(), UseAction("production"), PlaceWater("A2-B3"))
    yield "champagne", 1, state.wineries[0].goods[2]
    yield "bank champagne", 0, state.bank[2]
    full = Player("0·0·0·0·5")
    start = turn(game, full._replace(workers="B1"), full, full, full, market="3·3·2·2·5")
    yield "bank water before", 0, start.bank[4]
    state = play(start.copy(), UseAction("production"), PlaceWater("A1-B2"), StopPlacing())
    yield "water", 4, state.wineries[0].goods[4]
    yield "bank water", 1, state.bank[4]


@examples("EX-18", "TO-PROD-14", "TO-PROD-18")
def new_water(game: ToscanaGame) -> Iterator[Finding]:
    """B1 is water."""
    state = turn(game, Player("0·0·0·0·1", workers="B1 B1"), Player(), in_round=2)
    play(state, UseAction("production"), PlaceWater("A1-B2"))
    yield "water", 2, state.wineries[0].goods[4]
    yield "next player", 1, state.actor
    yield "placing more", False, verdict(state, PlaceWater("A2-B3")) == "legal"
    ignore(state, "trade")
    play(state, UseAction("trade"), Sell("water", 2))
    yield "sold later", 0, state.wineries[0].goods[4]
    yield "money", 5, state.wineries[0].money


# ---------------------------------------------------------------------- trade


@examples("EX-19", "TO-TRADE-02", "TO-TRADE-03")
def buying(game: ToscanaGame) -> Iterator[Finding]:
    """Three water at the price of the set-up."""
    state = turn(game, Player(), Player())
    yield "before", [3, 4, "2·0·0·0·2"], [state.wineries[0].money, state.market[4], warehouse(state)]
    play(state, UseAction("trade"), Buy("water", 3))
    yield "money", 0, state.wineries[0].money
    yield "market water", 1, state.market[4]
    yield "warehouse", "2·0·0·0·5", warehouse(state)


@examples("EX-20", "TO-TRADE-04", "TO-COMP-04")
def buying_at_the_lowest_step(game: ToscanaGame) -> Iterator[Finding]:
    """At 0/1 a cube costs 1."""
    state = turn(game, Player("0·0·0·0·0", money=5), Player(), prices="0·3·4·3·1")
    play(state, UseAction("trade"), Buy("red", 2))
    yield "money", 3, state.wineries[0].money
    yield "warehouse", "2·0·0·0·0", warehouse(state)


@examples("EX-21", "TO-TRADE-05", "TO-TRADE-06", "TO-SETUP-03")
def limits_of_a_purchase(game: ToscanaGame) -> Iterator[Finding]:
    """Places, money and stock, for white at 2."""
    for name, owned, stock, expected, refused in (
        ("places", 4, 4, 1, "TO-TRADE-05"),
        ("money", 0, 4, 2, "TO-SETUP-03"),
        ("stock", 0, 1, 1, "TO-TRADE-05"),
        ("empty market", 0, 0, 0, "TO-TRADE-06"),
    ):
        buyer = Player(f"0·{owned}·0·0·0", money=5)
        state = turn(game, buyer, Player(), prices="2·2·4·3·1", market=f"3·{stock}·2·2·4")
        play(state, UseAction("trade"))
        counts = [move.cubes for move in state.moves() if isinstance(move, Buy) and move.good == "white"]
        yield f"{name}: most", expected, max(counts, default=0)
        yield f"{name}: one more", refused, verdict(state, Buy("white", expected + 1))


@examples("EX-22", "TO-TRADE-07", "TO-TRADE-08", "TO-TRADE-10", "TO-TRADE-11")
def selling(game: ToscanaGame) -> Iterator[Finding]:
    """Two water and one rosé; the seller keeps a rosé."""
    start = turn(game, Player("0·0·0·2·2"), Player(), prices="2·3·4·2·2", market="3·3·2·2·4")
    state = play(start.copy(), UseAction("trade"), Sell("water", 2), Sell("rose", 1))
    yield "market", "3·3·2·3·5", line(state.market)
    yield "bank", "0·0·0·0·1", change(start.bank, state.bank)
    yield "money", 9, state.wineries[0].money
    yield "warehouse", "0·0·0·1·0", warehouse(state)
    yield "prices", "2·3·4·2·2", line(state.prices)


@examples("EX-23", "TO-TRADE-09", "TO-TRADE-10")
def selling_at_the_lowest_step(game: ToscanaGame) -> Iterator[Finding]:
    """At 0/1 a cube brings nothing."""
    start = turn(game, Player("3·0·0·0·0"), Player(), prices="0·3·4·3·1")
    state = play(start.copy(), UseAction("trade"), Sell("red", 3))
    yield "money", 3, state.wineries[0].money
    yield "warehouse", "0·0·0·0·0", warehouse(state)
    yield "market red", 5, state.market[0]
    yield "bank red", 1, state.bank[0] - start.bank[0]


# ---------------------------------------------------------------------- price update


@examples("EX-24", "TO-PRICE-03")
def phase_a(game: ToscanaGame) -> Iterator[Finding]:
    """The stocks of the set-up leave phase b without effect."""
    state = last_turn(game, Player(), Player())
    yield "before", "2·3·4·3·1", line(state.prices)
    ignore(state, "production")
    yield "after phase a", "3·2·3·4·1", line(state.prices)


@examples("EX-25", "TO-PRICE-04", "TO-PRICE-05")
def phase_b(game: ToscanaGame) -> Iterator[Finding]:
    """Prices chosen so that phase a leads to 3·3·3·3·3."""
    state = tasting(game, Player(), Player(), prices="2·4·4·2·3", market="5·0·2·4·1")
    yield "after phase b", "2·4·3·3·3", line(state.prices)
    yield "red", [("recommended", "3"), ("supply", "2")], told(state, "red")
    yield "white", [("recommended", "3"), ("demand", "4")], told(state, "white")
    yield "market", "5·0·2·4·1", line(state.market)


@examples("EX-26", "TO-TASTE-01", "TO-TASTE-03", "TO-PRICE-02")
def phase_c(game: ToscanaGame) -> Iterator[Finding]:
    """Prices chosen so that phases a and b lead to red 1 and rosé 3.

    Correction: the printed sum for rosé, "2 plus minus 1 minus", is 1 plus, not 1 minus.
    """
    hands = ("rose+1 red+1", "rose+1 red+1", "rose-1 red+1", "red-1 red+1", "red-1 red+1")
    state = tasting(game, *[Player(hand=hand) for hand in hands], prices="0·4·5·2·1")
    yield "before", "1·3·4·3·1", line(state.prices)
    reveal(state, "rose+1", "rose+1", "rose-1", "red-1", "red-1")
    yield "after", "0·3·4·4·1", line(state.prices)


@examples("EX-27", "TO-PRICE-01", "TO-PRICE-02", "TO-PRICE-03", "TO-PRICE-04", "TO-TASTE-03")
def three_changes(game: ToscanaGame) -> Iterator[Finding]:
    """The ladder's end cuts after every phase."""
    state = tasting(game, Player(), Player(), prices="6·3·4·3·1", market="0·3·2·2·4")
    yield "phases a and b", [("recommended", "7"), ("demand-limited", "7")], told(state, "red")
    reveal(state, "red-1", "red-1")
    yield "after phase c", 5, state.prices[0]


@examples("EX-28", "TO-TASTE-02", "TO-TASTE-05", "TO-TASTE-06", "TO-END-01")
def tasting_hand(game: ToscanaGame) -> Iterator[Finding]:
    """A whole game in which nobody does anything else."""
    state = turn(game, Player(), Player())
    hands, stacks, choices = [], [], []
    while not state.over:
        pass_round(state)
        hands.append(len(state.wineries[0].hand))
        stacks.append(state.wineries[0].stack.size)
        choices.append(len(state.moves()))
        reveal(state)
    yield "hands by round", [2, 2, 2, 2, 2, 2, 1], hands
    yield "stacks by round", [5, 4, 3, 2, 1, 0, 0], stacks
    yield "choices by round", [2, 2, 2, 2, 2, 2, 1], choices
    yield "used tiles", 7, len(set(state.wineries[0].stack.discard))
    yield "over in round", 7, state.round


# ---------------------------------------------------------------------- end of the game


@examples("EX-29", "TO-END-01", "TO-END-02", "TO-END-03")
def end_by_money(game: ToscanaGame) -> Iterator[Finding]:
    """Money counts at the end of the round, before any final sale."""
    state = tasting(game, Player(money=61), Player(money=40), Player(money=38), in_round=5)
    yield "61: not before the tasting", False, state.over
    reveal(state)
    yield "61: over", True, state.over
    yield "61: in round", 5, state.round
    # the richest player, first in the round, has traded last: 60 before, white for 3, 57 after
    state = turn(game, Player(money=60), Player(money=40), Player(money=38), in_round=5, spent="hire production")
    play(state, UseAction("trade"), Buy("white", 1))
    yield "57: money", 57, state.wineries[0].money
    pass_round(state)
    reveal(state)
    yield "57: goes on in round", [False, 6], [state.over, state.round]
    state = tasting(game, Player("5·5·5·5·5", money=59), Player(money=40), Player(money=38), in_round=5)
    reveal(state)
    yield "59: worth 60 and more", True, state.scores()[0] >= 60
    yield "59: goes on in round", [False, 6], [state.over, state.round]


@examples("EX-30", "TO-SCORE-01", "TO-SCORE-07")
def final_sale(game: ToscanaGame) -> Iterator[Finding]:
    """Prices and recommendations chosen so that the last update leads to 0·3·4·2·1; the tasting cancels out."""
    seller = Player("2·1·0·3·5", money=40, hand="white+1")
    state = tasting(
        game, seller, Player("0·0·0·0·0", hand="white-1"), in_round=7, prices="1·4·3·1·1", recommendations="--++0"
    )
    bank = state.bank.copy()
    yield "market before", "3·3·2·2·4", line(state.market)
    reveal(state)
    yield "prices", "0·3·4·2·1", line(state.prices)
    yield "money", 54, state.wineries[0].money
    yield "warehouse", "0·0·0·0·0", warehouse(state)
    yield "bank", "2·1·0·3·5", change(bank, state.bank)
    yield "market", "3·3·2·2·4", line(state.market)


@examples("EX-31", "TO-SCORE-03", "TO-SCORE-04", "TO-SCORE-05")
def ties(game: ToscanaGame) -> Iterator[Finding]:
    """X is seat 0, Y seat 1; both end with 54."""
    x = Player("0·0·0·0·0", money=54, workers="A1 A2 A3 A4 A5", masters="A6")
    y = Player("0·0·0·0·0", money=54, workers="B1 B2 B3 B4 B5", masters="B6")
    for name, pair, controlled, won in (
        ("spaces", (x, y._replace(masters="B6 B7")), [6, 7], [1]),
        ("masters", (x._replace(workers="A1 A2 A3 A4 A4", masters="A5 A6"), y), [6, 6], [0]),
        ("shared", (x, y), [6, 6], [0, 1]),
    ):
        state = tasting(game, *pair, in_round=7)
        reveal(state)
        yield f"{name}: scores", [54, 54], state.scores()
        yield f"{name}: controlled", controlled, [len(state.spaces_of(seat)) for seat in (0, 1)]
        yield f"{name}: winners", won, state.winners()


# ---------------------------------------------------------------------- further cases


@examples("EX-32", "TO-SETUP-13", "TO-SETUP-15", "TO-TURN-03", "TO-ROUND-03")
def two_players(game: ToscanaGame) -> Iterator[Finding]:
    """The order of placing and of turns at the smallest table."""
    state = set_up(game, 2, first=1)
    yield "placing", [0, 1], starting_order(state)
    yield "turns", [1, 0, 1, 0, 1, 0], pass_round(state)
    reveal(state)
    yield "round 2 starts with", [2, 0], [state.round, state.actor]


@examples("EX-33", "TO-HIRE-02", "TO-HIRE-04", "TO-HIRE-07", "TO-ROSE-07")
def service_first(game: ToscanaGame) -> Iterator[Finding]:
    """Four others hold 5 red each, so that the bank has 5."""
    holder = Player("5·0·0·0·0")
    state = turn(game, Player("0·0·0·1·0"), holder, holder, holder, holder, market="0·3·2·2·4")
    yield "bank red before", 5, state.bank[0]
    play(state, UseAction("hire"))
    yield "staff first", "TO-WORK-01", verdict(state, Hire("worker"))
    play(state, Hire("mr_rose"))
    yield "warehouse after paying", "0·0·0·0·0", warehouse(state)
    play(state, StartWith("prices"), ChangePrice("white", 1), ChangePrice("red", -1), Buy("red", 1))
    yield "money", 2, state.wineries[0].money
    yield "bank red after buying", 4, state.bank[0]
    play(state, Hire("worker"), Place("A1"), FinishHiring())
    yield "bank red", 5, state.bank[0]
    yield "warehouse", "0·0·0·0·0", warehouse(state)
    yield "money at the end", 2, state.wineries[0].money
    yield "prices", "1·4·4·3·1", line(state.prices)
    yield "spaces", 2, len(state.spaces_of(0))


@examples("EX-34", "TO-LOB-04", "TO-LOB-07")
def lobbyist_at_the_end_of_the_ladder(game: ToscanaGame) -> Iterator[Finding]:
    """A step beyond 7 is lost."""
    state = turn(game, Player("0·0·1·0·0"), Player(), prices="7·3·4·3·1", recommendations="0+-+-")
    play(state, UseAction("hire"), Hire("lobbyist"), MoveTile("white"))
    yield "prices after the first tile", "7·3·4·3·1", line(state.prices)
    yield "second tiles", [MoveTile("champagne"), MoveTile("water")], state.moves()
    play(state, MoveTile("water"))
    yield "recommendations", "+--+0", recommendations(state)
    yield "prices", "7·2·4·3·1", line(state.prices)


@examples("EX-35", "TO-TURN-07", "TO-TURN-08")
def compensation_without_a_free_place(game: ToscanaGame) -> Iterator[Finding]:
    """Five red leave no place for a sixth."""
    start = play(turn(game, Player("5·0·0·0·2"), Player()), UseAction("production"))
    yield "bank has red and water", True, start.bank[0] > 0 and start.bank[4] > 0
    yield "red", "TO-TURN-08", verdict(start, TakeInstead("red"))
    yield "water", "5·0·0·0·3", warehouse(play(start.copy(), TakeInstead("water")))
    yield "nothing", "5·0·0·0·2", warehouse(play(start.copy(), SkipProduction()))


@examples("EX-36", "TO-PROD-09", "TO-PROD-17")
def worthless_choice(game: ToscanaGame) -> Iterator[Finding]:
    """The others and the market hold all rosé and ten white."""
    master = Player("0·0·0·0·1", workers="D4 D5 D6 D7 D8", masters="C2")
    holders = Player("0·5·0·5·0", workers="A8"), Player("0·0·0·5·0", workers="B8")
    start = turn(game, master, *holders, in_round=6, market="3·5·2·5·4")
    yield "bank rosé and white before", [0, 10], [start.bank[3], start.bank[1]]
    asked = play(start.copy(), UseAction("production"), PlaceWater("B1-C2"))
    yield "answers", [Produce(good) for good in GOODS], asked.moves()
    state = play(asked.copy(), Produce("rose"))
    yield "rosé: warehouse", "0·0·0·0·0", warehouse(state)
    yield "rosé: bank", "0·0·0·0·1", change(start.bank, state.bank)
    state = play(asked.copy(), Produce("white"))
    yield "white: warehouse", "0·1·0·0·0", warehouse(state)
    yield "white: bank white", 9, state.bank[1]
    yield "white: bank", "0·-1·0·0·1", change(start.bank, state.bank)


@examples("EX-37", "TO-PRICE-03", "TO-PRICE-04", "TO-TASTE-04")
def good_without_a_tile(game: ToscanaGame) -> Iterator[Finding]:
    """Water moves in phase b alone."""
    state = tasting(game, Player(), Player(), prices="2·3·4·3·3", market="3·3·2·2·5")
    yield "phases a and b", [("supply", "2")], told(state, "water")
    yield "after phase b", 2, state.prices[4]
    reveal(state)
    yield "after phase c", 2, state.prices[4]
    yield "all phases", [("supply", "2")], told(state, "water")


@examples("EX-38", "TO-COMP-13", "TO-SETUP-07", "TO-TASTE-08")
def what_others_know(game: ToscanaGame) -> Iterator[Finding]:
    """Seat 0 looks at seat 1."""
    for in_round, expected in ((1, 21), (7, 1)):
        state = tasting(game, Player(), Player(), in_round=in_round)
        seen = state.view(0)["wineries"][1]
        yield f"round {in_round}: possible hands", expected, len(set(combinations(seen["unseen"], seen["hand"])))
        yield f"round {in_round}: hand hidden", True, isinstance(seen["hand"], int)
    yield "round 7: used tiles in sight", 6, len(seen["discard"])
    yield "round 7: the last tile", state.fields()["wineries"][1]["hand"], seen["unseen"]


@examples("EX-39", "TO-VAR-02", "TO-VAR-03", "TO-VAR-04")
def trading_between_players(game: ToscanaGame) -> Iterator[Finding]:
    """X is seat 0, Y seat 1."""
    pair = Player("0·0·0·0·2", money=4), Player("3·0·0·0·2", money=6)
    offer = Offer(1, "buy", "red")
    state = play(turn(game, *pair, player_trading=True), UseAction("trade"), offer, OfferCount(2), OfferPrice(3))
    yield "who answers", 1, state.actor
    play(state, Accept())
    yield "money", [1, 9], money(state)
    yield "red", [2, 1], [winery.goods[0] for winery in state.wineries]
    yield "buying at the market", "legal", verdict(state, Buy("water", 1))
    yield "selling at the market", "legal", verdict(state, Sell("red", 1))
    yield "another good", "legal", verdict(state, Offer(1, "buy", "water"))
    yield "red again", ["TO-VAR-04"] * 2, [verdict(state, offer), verdict(state, Offer(1, "sell", "red"))]
    yield "after the market", "legal", verdict(play(state, Sell("red", 1), CloseSale()), Offer(1, "buy", "water"))
    state = play(turn(game, *pair), UseAction("trade"))
    yield "option off", "TO-VAR-02", verdict(state, offer)
    yield "option off: listed", False, offer in state.candidates()


@examples("EX-40", "TO-SETUP-05", "TO-COMP-10", "TO-COMP-11", "TO-VAR-01")
def map_tiles(game: ToscanaGame) -> Iterator[Finding]:
    """The second slot to be laid is A3."""
    counts = {"red": 6, "white": 5, "champagne": 4, "rose": 4, "water": 9, "abandoned": 4}
    for seed in range(5):
        state = game.new(2, seed, free_map=True)
        yield f"terrain {seed}", counts, {kind: state.map.count(place) for place, kind in enumerate(TERRAINS)}
    yield "crossroads", 21, len(game.box.crossroads)
    state = game.new(2, 0, chance="explicit", free_map=True)
    play(state, LayTile("M2", 0), LayTile("M1", 1))
    laid = {
        space: TERRAINS[LETTERS.index(letter)]
        for space, letter in zip(game.box.spaces, "".join(state.fields()["map"]), strict=True)
        if space in ("A3", "A4", "B3", "B4")
    }
    yield "M1 turned", {"A3": "champagne", "A4": "water", "B3": "white", "B4": "red"}, laid


@examples("EX-41", "TO-TURN-01", "TO-TURN-02", "TO-TURN-03", "TO-TURN-04", "TO-PRICE-01", "TO-TASTE-05", "TO-ROUND-01")
def whole_round(game: ToscanaGame) -> Iterator[Finding]:
    """From the set-up to the start of round 2."""
    state = set_up(game, 2, first=0, hands=("white+1 red-1", "red+1 red-1"))
    play(state, Place("A1"), Place("B5"))
    play(state, UseAction("production"), PlaceWater("A4-B5"), StopPlacing())
    yield "P0 produces", "3·0·0·0·1", warehouse(state)
    play(state, UseAction("trade"), Buy("water", 3))
    yield "P1 buys", [0, "2·0·0·0·5", 1], [state.wineries[1].money, warehouse(state, 1), state.market[4]]
    play(state, UseAction("hire"), Hire("worker"), Place("A5"), FinishHiring())
    yield "P0 hires", "2·0·0·0·1", warehouse(state)
    play(state, UseAction("hire"), Hire("worker"), Place("B1"), FinishHiring())
    yield "P1 hires", "1·0·0·0·5", warehouse(state, 1)
    play(state, UseAction("trade"), Sell("red", 2), CloseSale())
    yield "P0 sells", [7, "0·0·0·0·1", 5], [state.wineries[0].money, warehouse(state), state.market[0]]
    yield "prices in the action step", "2·3·4·3·1", line(state.prices)
    play(state, UseAction("production"), PlaceWater("A1-B2"), StopPlacing())
    yield "P1 produces", "2·0·0·0·5", warehouse(state, 1)
    yield "phases a and b", "2·2·3·4·1", line(state.prices)
    yield "red in phases a and b", [("recommended", "3"), ("supply", "2")], told(state, "red")
    reveal(state, "white+1", "red+1")
    yield "prices", "3·3·3·4·1", line(state.prices)
    hands = [[len(winery.hand), winery.stack.size] for winery in state.wineries]
    yield "hands and stacks", [[2, 4], [2, 4]], hands
    yield "market", "5·3·2·2·1", line(state.market)
    yield "bank", "18·17·13·13·18", line(state.bank)
    yield "money", [7, 0], money(state)
    yield "tokens", [3, 3], [tokens(state, seat) for seat in (0, 1)]
    yield "round 2 starts with", [2, 1], [state.round, state.actor]
