"""Setting positions of Viticulture up, playing in them and looking at them; for examples, tests and lessons.

Cards are written as they are counted: "2 pinot, order_08". Grapes and wines go by their first letter and value: "R2 W4"
on the crush pad, "R2 B5 S7" in the cellar. On a board, "1" is a worker of seat 1, "1G" its grande, "A" a worker of the
Automa and "-" a free space, from left to right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.core.decision import CHANCE
from tutor.core.examples import look
from tutor.core.examples import play as play
from tutor.core.examples import verdict as verdict
from tutor.core.moves import Move
from tutor.games.viticulture.cellar import cellar as wines_of
from tutor.games.viticulture.cellar import crush_pad as grapes_of
from tutor.games.viticulture.moves import (
    DealMama,
    DealPapa,
    DrawVisitors,
    FirstPlayer,
    Pass,
    Place,
    PlayVisitor,
)
from tutor.games.viticulture.names import (
    ACTIONS,
    CART,
    COLOURS,
    DECKS,
    FIELDS,
    IN_FALL,
    IN_SPRING,
    IN_SUMMER,
    IN_WINTER,
    SEASONS,
    SPACES,
    STRUCTURES,
    WINES,
)
from tutor.games.viticulture.saving import place_name

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame
    from tutor.games.viticulture.state import Viticulture

PASS = Pass()
#: One visitor in fall, from the summer deck.
ONE_VISITOR = DrawVisitors("summer", "")
ROWS = range(1, 8)


class Player(NamedTuple):
    """How a player stands in a position."""

    lira: int = 0
    vp: int = 0
    residual: int = 0
    built: str = ""
    hand: str = ""
    field_5: str = ""
    field_6: str = ""
    field_7: str = ""
    #: Fields that are sold, and fields harvested this year.
    sold: str = ""
    harvested: str = ""
    pad: str = ""
    cellar: str = ""
    #: Regular workers owned; those of them in training, on the cart and on the own yoke.
    regular: int = 2
    training: int = 0
    cart: int = 0
    yoke: bool = False
    #: Where the grande is, if neither at home nor on a space of the board.
    grande: str = ""
    yoke_used: bool = False
    milled: bool = False
    toured: bool = False
    #: Row of the rooster; 0: as early as the seat number says, once everybody is awake.
    row: int = 0
    #: Bonus tokens (solo).
    tokens: int = 0


# ---------------------------------------------------------------------- setting up


def things(text: str) -> list[str]:
    """Return "2 pinot, syrah" as a list of single things."""
    found = []
    for item in filter(None, text.split(", ")):
        number, _, name = item.rpartition(" ")
        found += [name] * int(number or 1)
    return found


def tokens(text: str, kinds: Sequence[str]) -> dict[str, list[int]]:
    """Return "R2 W4" as the values of each colour or type."""
    letters = {kind[0].upper(): kind for kind in kinds}
    values: dict[str, list[int]] = {kind: [] for kind in kinds}
    for token in text.split():
        values[letters[token[0]]].append(int(token[1:]))
    return values


def spaces_of(text: str) -> list[Any]:
    """Return "0 1G -" as the three spaces of an action."""
    spaces: list[Any] = []
    for who in text.split():
        if who in "-A":
            spaces.append("automa" if who == "A" else None)
        else:
            spaces.append({"seat": int(who[0]), "grande": who.endswith("G")})
    return spaces + [None] * (len(SPACES) - len(spaces))


def grande_of(seat: int, player: Player, board: Mapping[str, list[Any]]) -> str:
    """Return where a player's grande is: where it was said to be, on the board, or at home."""
    for action, workers in board.items():
        for place, worker in zip(SPACES, workers, strict=True):
            if worker == {"seat": seat, "grande": True}:
                return f"{action}/{place}"
    return player.grande or "home"


def vineyard_of(seat: int, player: Player, row: int, board: Mapping[str, list[Any]]) -> dict[str, Any]:
    """Return a player's vineyard in the shape of a save; the free workers follow from the others."""
    planted = (player.field_5, player.field_6, player.field_7)
    return {
        "lira": player.lira,
        "vp": player.vp,
        "residual": player.residual,
        "structures": things(player.built),
        "workers": {
            "regular": player.regular,
            "training": player.training,
            "grande": grande_of(seat, player, board),
            "cart": player.cart,
            "yoke": player.yoke,
        },
        "yoke_used": player.yoke_used or player.yoke or player.grande == "yoke",
        "milled": player.milled,
        "toured": player.toured,
        "row": row,
        "tokens": player.tokens,
        "mamas": [],
        "papas": [],
        "hand": things(player.hand),
        "fields": {
            name: {"vines": things(vines), "sold": name in player.sold, "harvested": name in player.harvested}
            for name, vines in zip(FIELDS, planted, strict=True)
        },
        "grapes": tokens(player.pad, COLOURS),
        "wines": tokens(player.cellar, WINES),
    }


def position(
    game: ViticultureGame,
    players: Sequence[Player],
    season: int,
    stack: list[Any],
    rows: Sequence[int],
    board: Mapping[str, str],
    changes: Mapping[str, Any],
    options: Mapping[str, Any],
) -> Viticulture:
    """Return a position with these players; decks and workers at hand follow from what lies elsewhere."""
    spaces = {action: spaces_of(board.get(action, "")) for action in ACTIONS}
    vineyards = [
        vineyard_of(seat, player, row, spaces) for seat, (player, row) in enumerate(zip(players, rows, strict=True))
    ]
    common = {"season": SEASONS[season], "stack": stack, "spaces": spaces, "vineyards": vineyards, "first": 0}
    if len(players) == 1 and "row_tokens" not in changes:
        common["row_tokens"] = unused_rows(changes.get("year", 1), rows[0])
    return look(game.position(len(players), {**common, **changes}, **options))


def unused_rows(year: int, row: int) -> list[int]:
    """Return the rows that still have their token in a year of the solo game: this year's is used, if there is one."""
    earlier = [other for other in ROWS if other != row][: (year - 1) % len(ROWS)]
    used = {*earlier, row}
    return [other for other in ROWS if other not in used]


def rows_of(players: Sequence[Player]) -> list[int]:
    """Return the rows of the roosters when everybody is awake."""
    return [player.row or seat + 1 for seat, player in enumerate(players)]


def order_of(rows: Sequence[int]) -> list[int]:
    """Return the seats in wake-up order."""
    return sorted(range(len(rows)), key=lambda seat: rows[seat])


#: What lies below the questions of each season.
YEAR_END: list[Any] = [["EndYear"], ["YearEnd"]]
IN_WINTER_STACK: list[Any] = [*YEAR_END, ["NextTurn"]]
IN_FALL_STACK: list[Any] = [*IN_WINTER_STACK, ["StartSeason", IN_WINTER]]
IN_SUMMER_STACK: list[Any] = [*IN_FALL_STACK, ["StartFall"], ["NextTurn"]]
IN_SPRING_STACK: list[Any] = [*IN_SUMMER_STACK, ["StartSeason", IN_SUMMER]]


def at_turn(
    game: ViticultureGame,
    season: int,
    stack: list[Any],
    players: Sequence[Player],
    seat: int,
    board: Mapping[str, str] | None,
    changes: Mapping[str, Any],
    options: Mapping[str, Any] | None,
) -> Viticulture:
    """Return a position of summer or winter in which it is a seat's turn."""
    rows = rows_of(players)
    order = order_of(rows)
    given = {"order": order, "turn": (order.index(seat) + 1) % len(players), **changes}
    return position(game, players, season, [*stack, ["TakeTurn", seat]], rows, board or {}, given, options or {})


def summer(
    game: ViticultureGame,
    *players: Player,
    seat: int = 0,
    board: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Viticulture:
    """Return a position of summer in which a seat places a worker."""
    return at_turn(game, IN_SUMMER, IN_SUMMER_STACK, players, seat, board, changes, options)


def winter(
    game: ViticultureGame,
    *players: Player,
    seat: int = 0,
    board: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Viticulture:
    """Return a position of winter in which a seat places a worker."""
    return at_turn(game, IN_WINTER, IN_WINTER_STACK, players, seat, board, changes, options)


def spring(
    game: ViticultureGame,
    *players: Player,
    first: int = 0,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Viticulture:
    """Return a position in which everybody is asleep and the first player chooses a row."""
    count = len(players)
    asked = [["ChooseRow", (first + place) % count] for place in reversed(range(count))]
    given = {"first": first, "order": [], **changes}
    return position(game, players, IN_SPRING, [*IN_SPRING_STACK, *asked], [0] * count, {}, given, options or {})


def fall(
    game: ViticultureGame,
    *players: Player,
    board: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Viticulture:
    """Return a position in which fall has begun and the first in wake-up order draws a visitor."""
    rows = rows_of(players)
    order = order_of(rows)
    asked = [["FallDraw", seat] for seat in reversed(order)]
    given = {"order": order, **changes}
    return position(game, players, IN_FALL, [*IN_FALL_STACK, *asked], rows, board or {}, given, options or {})


def year_end(
    game: ViticultureGame, *players: Player, options: Mapping[str, Any] | None = None, **changes: Any
) -> Viticulture:
    """Return what a winter leads to in which nobody places a worker."""
    order = order_of(rows_of(players))
    return pass_season(winter(game, *players, seat=order[0], options=options, **changes))


def set_up(game: ViticultureGame, *parents: tuple[str, ...], first: int = 0, **options: Any) -> Viticulture:
    """Deal these parents to the seats, mamas before papas; the cards they bring are left to chance."""
    state = game.new(len(parents), 0, chance="explicit", **options)
    play(state, FirstPlayer(first))
    for seat in state.clockwise(first):
        dealt = parents[seat]
        half = len(dealt) // 2
        play(state, *map(DealMama, dealt[:half]), *map(DealPapa, dealt[half:]))
    deal(state)
    return state


def deck(game: ViticultureGame, name: str, draw: Sequence[str], discard: Sequence[str] = ()) -> dict[str, Any]:
    """Return a deck with exactly these cards and this discard pile, its top card last; the others lie elsewhere."""
    ids = game.box.deck_cards[DECKS.index(name)]
    return {name: {"draw": {card: draw.count(card) for card in ids}, "discard": list(discard)}}


def deal(state: Viticulture) -> None:
    """Let chance deal whatever comes first, until a player is asked or the game is over."""
    while state.actor == CHANCE:
        state.play(state.moves()[0])


# ---------------------------------------------------------------------- playing


def put(state: Viticulture, action: str, *moves: Move, at: str = "plain", grande: bool = False) -> Viticulture:
    """Place a worker on an action and answer what it asks."""
    return play(state, Place(action, at, grande), *moves)


def cart(state: Viticulture, grande: bool = False) -> Viticulture:
    """Place a worker on the 1-lira cart."""
    return put(state, CART, grande=grande)


def visit(
    state: Viticulture, card: str, way: str, *moves: Move, at: str = "plain", grande: bool = False
) -> Viticulture:
    """Place a worker to play a visitor in a way, and answer what it asks."""
    action = "play_summer_visitor" if state.season == IN_SUMMER else "play_winter_visitor"
    return put(state, action, PlayVisitor(card, way), *moves, at=at, grande=grande)


def pass_season(state: Viticulture) -> Viticulture:
    """Let everybody pass until the season is over."""
    season = state.season
    while state.season == season and PASS in state.moves():
        play(state, PASS)
    return state


def draw_in_fall(state: Viticulture) -> list[int | None]:
    """Let everybody draw one summer visitor; return who was asked."""
    asked = []
    while ONE_VISITOR in state.moves():
        asked.append(state.actor)
        play(state, ONE_VISITOR)
    return asked


def to_winter(state: Viticulture) -> Viticulture:
    """Pass through the rest of summer and through fall without doing anything more."""
    pass_season(state)
    draw_in_fall(state)
    return state


def end_year(state: Viticulture) -> Viticulture:
    """Pass through the rest of a year without doing anything more."""
    if state.season in (IN_SUMMER, IN_FALL):
        to_winter(state)
    return pass_season(state)


# ---------------------------------------------------------------------- looking


def question(state: Viticulture) -> str:
    """Return the name of the question that is asked, or "over"."""
    return type(state.decision).__name__ if state.decision else "over"


def moves(state: Viticulture, kind: type) -> list[Any]:
    """Return the legal moves of one kind."""
    return [move for move in state.moves() if type(move) is kind]


def ways(state: Viticulture, card: str) -> list[str]:
    """Return the ways in which a visitor can be played here."""
    return [move.way for move in moves(state, PlayVisitor) if move.card == card]


def lira(state: Viticulture) -> list[int]:
    """Return everybody's lira."""
    return [vineyard.lira for vineyard in state.vineyards]


def vp(state: Viticulture) -> list[int]:
    """Return everybody's victory points."""
    return [vineyard.vp for vineyard in state.vineyards]


def residual(state: Viticulture) -> list[int]:
    """Return everybody's residual income."""
    return [vineyard.residual for vineyard in state.vineyards]


def hand(state: Viticulture, seat: int = 0) -> list[str]:
    """Return a player's hand, oldest card first."""
    return [state.box.cards[card] for card in state.vineyards[seat].hand]


def built(state: Viticulture, seat: int = 0) -> list[str]:
    """Return a player's structures, in the order of the box."""
    return [name for place, name in enumerate(STRUCTURES) if state.vineyards[seat].built >> place & 1]


def field(state: Viticulture, name: str, seat: int = 0) -> list[str]:
    """Return the vines of a field."""
    return [state.box.cards[vine] for vine in state.vineyards[seat].fields[FIELDS.index(name)]]


def pad(state: Viticulture, seat: int = 0) -> str:
    """Return a player's grapes as "R2 W4"."""
    return " ".join(f"{colour[0].upper()}{value}" for colour, value in grapes_of(state, seat))


def cellar(state: Viticulture, seat: int = 0) -> str:
    """Return a player's wines as "R2 W4 B5 S7"."""
    return " ".join(f"{wine[0].upper()}{value}" for wine, value in wines_of(state, seat))


def free(state: Viticulture) -> list[int]:
    """Return how many workers everybody has at hand, the grande left out."""
    return [vineyard.free for vineyard in state.vineyards]


def grande(state: Viticulture, seat: int = 0) -> str:
    """Return where a player's grande is."""
    return place_name(state.vineyards[seat].grande)


def space(state: Viticulture, action: str) -> str:
    """Return who stands on an action, as in a board: "0 1G -"."""
    signs = [
        "-" if who is None else "A" if who == "automa" else f"{who['seat']}{'G' * who['grande']}"
        for who in state.to_dict()["spaces"][action]
    ]
    return " ".join(signs)


def pile(state: Viticulture, deck: str) -> list[str]:
    """Return a discard pile, the top card last."""
    number = DECKS.index(deck)
    return [state.box.deck_cards[number][kind] for kind in state.decks[number].discard]


def drawn(state: Viticulture, deck: str, seat: int = 0) -> int:
    """Return how many cards of a deck a player holds."""
    number = DECKS.index(deck)
    return sum(state.box.card_place[card][0] == number for card in state.vineyards[seat].hand)


def told(state: Viticulture, name: str) -> list[dict[str, Any]]:
    """Return the details of every event of this name in the journal."""
    return [dict(event.details) for event in state.journal or () if event.name == name]
