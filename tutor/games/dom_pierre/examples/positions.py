"""Setting positions of Dom Pierre up, playing in them and looking at them; for examples, tests and lessons.

Things are written as they are counted: "2 sugar, box" is two sugars and one box. A press is written as what lies in it:
"chardonnay 3, pinot_noir 2, +1" or "bottle 10, barrel 7"; "chardonnay 3/2" is a tile of 2 that stands for a 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.core.decision import CHANCE
from tutor.core.examples import look
from tutor.core.examples import play as play
from tutor.core.examples import verdict as verdict
from tutor.core.moves import Move
from tutor.games.dom_pierre.box import bit_list, some
from tutor.games.dom_pierre.moves import DrawGrape, EndTurn, MoveDisc, Perform, ReturnWorkers
from tutor.games.dom_pierre.names import (
    ACCESSORIES,
    COLUMNS,
    NONE,
    PRESSES,
    ROADS,
    SOURCES,
    TOKENS,
    VARIETIES,
    VESSELS,
)

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame
    from tutor.games.dom_pierre.state import DomPierre

END, PERFORM, RETURN = EndTurn(), Perform(), ReturnWorkers()
#: Bunches and cards of a set-up that nobody has chosen: the first card of each deck, the first tiles.
MARKETS = {
    "north": ("N01", "R1a"),
    "east": ("E01", "R2a"),
    "south": ("S01", "R3a"),
    "west": ("W01", "R4a"),
}
OFFER = ("OB01", "OB02", "OB03", "OB04", "OB05")
FLUTE = "coin, sale_low, worker"
TILES = ("chardonnay 3", "pinot_meunier 3")
BLUES = ("sugar", "box")


class Player(NamedTuple):
    """How a player stands in a position."""

    coins: int = 4
    #: Rows of the six discs, in the order of the columns; without them they follow from the number of turns.
    rows: Sequence[int] | None = None
    level: int = 0
    #: What lies on the vintage spaces, and the tokens that wait beside the winery.
    vintage: str = ""
    force: str = ""
    waiting: str = ""
    waiting_force: bool = False
    house: int = 0
    crew: int = 1
    #: Workers on roads ("north 1 2, west 3") and on bunches ("3,4 4,4").
    roads: str = ""
    vines: str = ""
    left: str = ""
    centre: str = ""
    right: str = ""
    grey: str = ""
    blue: str = ""
    flags: str = ""
    cards: str = ""
    objectives: str = ""
    scored: str = ""
    tokens: str = ""
    corked: bool = True
    points: int = 0


def things(text: str) -> dict[str, int]:
    """Return "2 sugar, box" as a table of counts."""
    counts: dict[str, int] = {}
    for item in filter(None, text.split(", ")):
        number, _, name = item.rpartition(" ")
        counts[name] = counts.get(name, 0) + int(number or 1)
    return counts


def tile(text: str) -> list[Any]:
    """Return "chardonnay 3" (or "chardonnay 3/2", a stand-in) as a harvest tile of a save."""
    variety, _, numbers = text.rpartition(" ")
    value, _, printed = numbers.partition("/")
    return [variety, int(value), int(printed or value)]


def press(text: str) -> dict[str, Any]:
    """Return what lies in a press in the shape of a save."""
    harvest, champagne, modifier = [], [], 0
    for item in filter(None, text.split(", ")):
        if item.startswith("+"):
            modifier += int(item)
        elif item.split()[0] in VESSELS:
            kind, value = item.split()
            champagne.append([kind, int(value)])
        else:
            harvest.append(tile(item))
    return {"harvest": harvest, "champagne": champagne, "modifier": modifier}


def maison_of(player: Player, rows: Sequence[int], start_card: str) -> dict[str, Any]:
    """Return a player's Maison in the shape of a save."""
    roads: dict[str, list[int]] = {road: [] for road in ROADS}
    for item in filter(None, player.roads.split(", ")):
        road, *spaces = item.split()
        roads[road] = [int(space) for space in spaces]
    placed = dict.fromkeys(COLUMNS, "")
    placed |= dict.fromkeys(player.vintage.split(), "vintage")
    placed |= dict.fromkeys(player.force.split(), "force")
    return {
        "coins": player.coins,
        "level": player.level,
        "discs": dict(zip(COLUMNS, rows, strict=True)),
        "tokens_placed": placed,
        "vintage": player.waiting,
        "force": player.waiting_force,
        "house": player.house,
        "crew": player.crew,
        "roads": roads,
        "vines": player.vines.split(),
        "presses": {name: press(getattr(player, name)) for name in PRESSES},
        "grey": things(player.grey),
        "blue": things(player.blue),
        "flags": things(player.flags),
        "cards": player.cards.split(),
        "objectives": player.objectives.split(),
        "scored": player.scored.split(),
        "tokens": things(player.tokens),
        "start_card": start_card,
        "corked": player.corked,
        "draft": [],
        "chosen": "",
        "points": {"sales": player.points},
    }


def moved(rows: Sequence[int], start: int, top: int) -> int:
    """Return how many rows all discs together have moved; one that has left counts as on the top row."""
    return sum(min(row, top) - start for row in rows)


def spread(steps: int, start: int, top: int) -> list[int]:
    """Return rows for discs that have moved so many rows together, as even as can be."""
    rows = [start] * len(COLUMNS)
    for step in range(steps):
        rows[step % len(rows)] += 1
    if max(rows) >= top:
        raise ValueError(steps)
    return rows


def turn(
    game: DomPierreGame,
    *players: Player,
    tiles: Sequence[str] = TILES,
    blues: Sequence[str] = BLUES,
    flute: str = FLUTE,
    offer: Sequence[str] = OFFER,
    markets: Mapping[str, tuple[str, str]] | None = None,
    vineyard: Mapping[str, str] | None = None,
    chance: str = "self",
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> DomPierre:
    """Return a position in which seat 0, the first player, begins a turn; everything that follows is worked out.

    How many turns the first player has taken follows from the rows; the others have taken as many.
    """
    chosen = dict(options or {})
    seats = list(players) + [Player()] * (max(2, len(players)) - len(players))
    winery = game.box.wineries[chosen.get("fast_variant", False)]
    start, top = winery.start, winery.top
    first = seats[0].rows or [start] * len(COLUMNS)
    taken = moved(first, start, top) - (0 if seats[0].corked else 1)
    rows = [list(seat.rows) if seat.rows else spread(taken + (0 if seat.corked else 1), start, top) for seat in seats]
    covered = [tile(f"{variety} {value}") for value in game.box.village_values for variety in VARIETIES]
    tops = [tile(text) for text in tiles]
    for top_tile in tops:
        if top_tile in covered:
            covered.remove(top_tile)
    shown = {**MARKETS, **(markets or {})}
    common = {
        "stack": [["NextTurn"], ["EarlyWindow", 0]],
        "round": taken + 1,
        "turns": 1,
        "first": 0,
        "vineyard": {"4,5": "chardonnay", **(vineyard or {})},
        "vintage_pool": dict.fromkeys(COLUMNS, 0),
        "village_tiles": {"tops": tops, "sizes": [3, 3], "covered": covered},
        "village_accessories": {"tops": list(blues)},
        "markets": {road: {"card": card, "ratio": ratio, "under": []} for road, (card, ratio) in shown.items()},
        "offer": list(offer),
        "objective_discard": [],
        "flute": {**dict.fromkeys(TOKENS, 0), **things(flute)},
        "maisons": [maison_of(seat, rows[number], game.box.start_cards[number]) for number, seat in enumerate(seats)],
    }
    state = look(game.position(len(seats), {**common, **changes}, **chosen))
    state.explicit = chance == "explicit"
    return state


# ---------------------------------------------------------------------- playing


def act(state: DomPierre, column: str, *moves: Move) -> DomPierre:
    """Move a disc, perform its action, and go on with these moves."""
    return play(state, MoveDisc(column), PERFORM, *moves)


def draw(state: DomPierre, *varieties: str) -> DomPierre:
    """Let chance draw these bunches."""
    return play(state, *(DrawGrape(variety) for variety in varieties))


def let(state: DomPierre) -> DomPierre:
    """Let chance do whatever comes first, until a player is asked or the game is over."""
    while state.actor == CHANCE:
        state.play(state.moves()[0])
    return state


def pass_turns(state: DomPierre, turns: int) -> DomPierre:
    """Let the players move any disc, return no worker and end their turns, so many times."""
    for _ in range(turns):
        move = next(move for move in state.moves() if isinstance(move, MoveDisc))
        play(state, move, RETURN)
        while END not in state.moves():
            play(state, state.moves()[-1])
        play(state, END)
    return state


# ---------------------------------------------------------------------- looking


def details(state: DomPierre, move: Move) -> dict[str, Any]:
    """Return what the position adds to the words of a move; nothing is an empty table."""
    found = state.decision.details(state, move) if state.decision else None
    return dict(found or {})


def asked(state: DomPierre) -> Any:
    """Return the question that is asked, whatever its kind."""
    return state.decision


def question(state: DomPierre) -> str:
    """Return the name of the question that is asked, or "over"."""
    return type(state.decision).__name__ if state.decision else "over"


def moves(state: DomPierre, kind: type) -> list[Any]:
    """Return the legal moves of one kind."""
    return [move for move in state.moves() if type(move) is kind]


def points(state: DomPierre, seat: int = 0) -> int:
    """Return the points that a player has scored so far."""
    return sum(state.maisons[seat].points)


def points_from(state: DomPierre, source: str, seat: int = 0) -> int:
    """Return the points that a player has scored in one way."""
    return state.maisons[seat].points[SOURCES.index(source)]


def coins(state: DomPierre, seat: int = 0) -> int:
    """Return a player's coins."""
    return state.maisons[seat].coins


def workers(state: DomPierre, seat: int = 0) -> dict[str, Any]:
    """Return where a player's workers are: numbers in the zones, spaces of roads, cells."""
    maison = state.maisons[seat]
    found: dict[str, Any] = {"reserve": maison.reserve, "house": maison.house, "presses": maison.crew}
    found |= {road: road_of(state, road, seat) for road in ROADS if maison.roads[ROADS.index(road)]}
    if maison.vines:
        found["vines"] = [state.box.cells[cell] for cell in bit_list(maison.vines)]
    return found


def road_of(state: DomPierre, road: str, seat: int = 0) -> list[int]:
    """Return the spaces of a road with a player's workers."""
    return [space + 1 for space in bit_list(state.maisons[seat].roads[ROADS.index(road)])]


def held(state: DomPierre, name: str, seat: int = 0) -> str:
    """Return what lies in a press, as it is written in a position."""
    maison, box = state.maisons[seat], state.box
    number, width = PRESSES.index(name), len(VARIETIES)
    items = []
    for code in maison.slots[number * width : (number + 1) * width]:
        if code != NONE:
            variety, printed, value = box.tiles[code]
            items.append(f"{VARIETIES[variety]} {value}" + ("" if printed == value else f"/{printed}"))
    if maison.modifiers[number]:
        items.append(f"+{maison.modifiers[number]}")
    items += [f"{VESSELS[code & 1]} {code >> 1}" for code in maison.champagne[2 * number : 2 * number + 2] if code]
    return ", ".join(items)


def presses(state: DomPierre, seat: int = 0) -> dict[str, str]:
    """Return what lies in the presses that are not empty."""
    found = {name: held(state, name, seat) for name in PRESSES}
    return {name: text for name, text in found.items() if text}


def hand(state: DomPierre) -> list[str]:
    """Return the harvest tiles in hand."""
    found = [state.box.tiles[code] for code in state.turn.hand]
    return [f"{VARIETIES[variety]} {value}" for variety, _, value in found]


def supply(state: DomPierre, variety: str) -> list[int]:
    """Return the harvest tiles of a variety in the supply, by printed value."""
    start = VARIETIES.index(variety) * state.box.most_harvest
    return state.supply[start : start + state.box.most_harvest]


def grey(state: DomPierre, seat: int = 0) -> dict[str, int]:
    """Return a player's grey accessories."""
    return some(ACCESSORIES, state.maisons[seat].grey)


def blue(state: DomPierre, seat: int = 0) -> dict[str, int]:
    """Return a player's blue accessories."""
    return some(ACCESSORIES, state.maisons[seat].blue)


def tokens(state: DomPierre, seat: int = 0) -> dict[str, int]:
    """Return a player's kept prestige tokens."""
    return some(TOKENS, state.maisons[seat].tokens)


def flute(state: DomPierre) -> tuple[int, int]:
    """Return how many tokens of the flute lie face up, and how many face down."""
    return sum(state.flute), state.flute_down


def market_cards(state: DomPierre, seat: int = 0) -> list[str]:
    """Return a player's market cards."""
    return [state.box.cards[card] for card in bit_list(state.maisons[seat].cards)]


def objectives(state: DomPierre, seat: int = 0) -> list[str]:
    """Return a player's objective cards that lie face up."""
    return [state.box.objectives[card].id for card in bit_list(state.maisons[seat].objectives)]


def offer(state: DomPierre) -> list[str]:
    """Return the cards of the offer."""
    return [state.box.objectives[card].id for card in bit_list(state.offer)]


def rows(state: DomPierre, seat: int = 0) -> dict[str, int]:
    """Return the rows of a player's discs."""
    return dict(zip(COLUMNS, state.maisons[seat].rows, strict=True))


def told(state: DomPierre, name: str) -> list[dict[str, Any]]:
    """Return the details of every event of this name in the journal."""
    return [dict(event.details) for event in state.journal or () if event.name == name]


def happened(state: DomPierre, *names: str) -> list[str]:
    """Return in which order events of these names happened."""
    return [event.name for event in state.journal or () if event.name in names]
