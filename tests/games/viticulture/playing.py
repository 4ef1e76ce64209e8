"""Positions in which a visitor is about to be played, playing it, and saying all that it changed.

Things are written as in the examples: hands and structures as "2 syrah, order_08", grapes and wines as "R2 B5 S7".
The three fields are one line, "pinot syrah / * merlot / sold", where the field of 6 lira has been harvested.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tests.games.viticulture.looking import refusal
from tutor.core.decision import CHANCE
from tutor.core.moves import Move
from tutor.games.viticulture.examples.positions import things, tokens
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import Accept, Decline, DrawCard, DrawVisitors, Pass, Place, PlayVisitor, Stop
from tutor.games.viticulture.names import ACTIONS, COLOURS, DECKS, FIELDS, IN_SUMMER, SPACES, WINES
from tutor.games.viticulture.state import Viticulture

STOP, ACCEPT, DECLINE = Stop(), Accept(), Decline()
#: Visitors that can always be played.
ALWAYS = {"summer": "patron", "winter": "politician"}
#: What lies below a turn: the rest of the year.
REST = {
    "summer": [["EndYear"], ["YearEnd"], ["NextTurn"], ["StartSeason", 4], ["StartFall"], ["NextTurn"]],
    "winter": [["EndYear"], ["YearEnd"], ["NextTurn"]],
}
#: Structures with their printed prices (VI-STR-01).
PRICES = {
    "trellis": 2,
    "yoke": 2,
    "irrigation": 3,
    "medium_cellar": 4,
    "cottage": 4,
    "windmill": 5,
    "tasting_room": 6,
    "large_cellar": 6,
}
EVERYTHING = ", ".join(PRICES)
MARKS = ("milled", "toured", "yoke_used")


class Seat(NamedTuple):
    """How a player stands; everybody has two workers and a grande unless more is said."""

    hand: str = ""
    lira: int = 0
    vp: int = 0
    residual: int = 0
    built: str = ""
    #: Vines of the three fields; a star marks a field that has been harvested this year.
    fields: str = "/ /"
    grapes: str = ""
    wines: str = ""
    regular: int = 2
    training: int = 0
    #: Where workers other than the grande stand: "cart", "yoke" or an action with its space, "give_tour/left".
    workers: str = ""
    grande: str = "home"
    #: Row of the rooster; 0: one more than the seat's number.
    row: int = 0
    #: Yearly marks: "milled toured yoke_used".
    marks: str = ""
    tokens: int = 0


OTHER = Seat()


def without(*names: str) -> str:
    """Return all structures apart from some."""
    return ", ".join(name for name in PRICES if name not in names)


def all_of(game: ViticultureGame, deck: str, *but: str) -> str:
    """Return every card of a deck apart from some: in somebody's hand they leave the deck empty."""
    number = DECKS.index(deck)
    copies = zip(game.box.deck_cards[number], game.box.copies[number], strict=True)
    cards = [card for card, count in copies for _ in range(count)]
    for card in but:
        cards.remove(card)
    return ", ".join(cards)


def _fields(text: str) -> dict[str, dict[str, Any]]:
    parts = [part.split() for part in text.split("/")]
    return {
        name: {
            "vines": [vine for vine in part if vine not in ("sold", "*")],
            "sold": "sold" in part,
            "harvested": "*" in part,
        }
        for name, part in zip(FIELDS, parts, strict=True)
    }


def _vineyard(number: int, seat: Seat) -> dict[str, Any]:
    places = things(seat.workers)
    return {
        "lira": seat.lira,
        "vp": seat.vp,
        "residual": seat.residual,
        "structures": things(seat.built),
        "workers": {
            "regular": seat.regular,
            "training": seat.training,
            "grande": seat.grande,
            "cart": places.count("cart"),
            "yoke": "yoke" in places,
        },
        **{mark: mark in seat.marks.split() for mark in MARKS},
        "row": seat.row or number + 1,
        "tokens": seat.tokens,
        "mamas": [],
        "papas": [],
        "hand": things(seat.hand),
        "fields": _fields(seat.fields),
        "grapes": tokens(seat.grapes, COLOURS),
        "wines": tokens(seat.wines, WINES),
    }


def _spaces(seats: Sequence[Seat], automa: str) -> dict[str, list[Any]]:
    spaces: dict[str, list[Any]] = {action: [None] * len(SPACES) for action in ACTIONS}
    for number, seat in enumerate(seats):
        standing = [(place, False) for place in things(seat.workers) if place not in ("cart", "yoke")]
        if "/" in seat.grande and not seat.grande.endswith("overflow"):
            standing.append((seat.grande, True))
        for place, grande in standing:
            action, space = place.split("/")
            spaces[action][SPACES.index(space)] = {"seat": number, "grande": grande}
    for action in things(automa):
        spaces[action][0] = "automa"
    return spaces


def turn(
    game: ViticultureGame,
    *seats: Seat,
    season: str = "summer",
    who: int = 0,
    passed: Sequence[int] = (),
    temporary: int = -1,
    decks: Mapping[str, Any] | None = None,
    automa: str = "",
    year: int = 1,
    changes: Mapping[str, Any] | None = None,
    **options: Any,
) -> Viticulture:
    """Return a position in which a player is to place a worker; chance waits to be answered."""
    rows = [seat.row or number + 1 for number, seat in enumerate(seats)]
    order = sorted(range(len(seats)), key=lambda number: rows[number])
    position: dict[str, Any] = {
        "stack": [*REST[season], ["TakeTurn", who]],
        "season": season,
        "year": year,
        "first": 0,
        "order": order,
        "turn": (order.index(who) + 1) % len(seats),
        "passed": list(passed),
        "temporary": temporary,
        "spaces": _spaces(seats, automa),
        "decks": decks or {},
        "vineyards": [_vineyard(number, seat) for number, seat in enumerate(seats)],
    }
    if len(seats) == 1:
        position["row_tokens"] = [row for row in range(1, 8) if row != rows[0]]
    return game.position(len(seats), {**position, **(changes or {})}, chance="explicit", **options)


def question(state: Viticulture) -> str:
    """Return the kind of question that is asked, and to whom."""
    return "over" if state.decision is None else f"{type(state.decision).__name__} {state.actor}"


def step(state: Viticulture, *moves: Move) -> Viticulture:
    """Play moves in place, drawing any card where none is named; laws and both lists of moves are checked each time."""
    waiting = list(moves)
    while waiting or state.actor == CHANCE:
        if state.actor == CHANCE and not (waiting and isinstance(waiting[0], DrawCard)):
            state.play(state.moves()[0])
        else:
            state.play(waiting.pop(0))
        state.check()
        assert state.moves() == [move for move in state.candidates() if state.why_not(move) is None]
    return state


def to_winter(state: Viticulture) -> Viticulture:
    """Let everybody pass and draw a summer visitor in fall, until the first question of winter."""
    while state.season == IN_SUMMER:
        step(state, Pass())
    while question(state).startswith("FallDraw"):
        step(state, DrawVisitors("summer", ""))
    return state


class Held:
    """A visitor in hand, with a worker on the action that plays it."""

    def __init__(self, state: Viticulture, card: str, seat: int) -> None:
        self.state = state
        self.card = card
        self.seat = seat
        #: The position after the latest `play`.
        self.end = state

    @property
    def ways(self) -> list[str]:
        """Return the ways in which the card can be played now."""
        return [move.way for move in self.state.moves() if isinstance(move, PlayVisitor) and move.card == self.card]

    @property
    def all_ways(self) -> list[str]:
        """Return all ways in which the card could ever be played."""
        moves = self.state.candidates()
        return [move.way for move in moves if isinstance(move, PlayVisitor) and move.card == self.card]

    def why_not(self, way: str) -> tuple[str, str] | None:
        """Return why the card cannot be played in this way."""
        return refusal(self.state, PlayVisitor(self.card, way))

    def asked(self, way: str, *moves: Move) -> Viticulture:
        """Play the card and some answers; return the position with the next question."""
        return step(self.state.copy(), PlayVisitor(self.card, way), *moves)

    def play(self, way: str, *moves: Move) -> dict[str, Any]:
        """Play the card to its end and say what it has changed, apart from its own way to the discard pile."""
        self.end = self.asked(way, *moves)
        while self.end.moves() == [STOP]:  # nothing more can be done: that is no decision
            step(self.end, STOP)
        assert question(self.end).split()[0] in ("TakeTurn", "OfferBonus"), question(self.end)
        assert not self.end.limbo
        return changed(self.state, self.end, self.seat, self.card)


def hold(
    game: ViticultureGame,
    card: str,
    *seats: Seat,
    who: int = 0,
    place: str = "plain",
    grande: bool = False,
    **table: Any,
) -> Held:
    """Give a card to a player (its oldest one) and put a worker on the action that plays it."""
    season = DECKS[game.box.card_place[game.box.card_number[card]][0]]
    players = [*seats]

    def give(*cards: str) -> Viticulture:
        players[who] = seats[who]._replace(hand=", ".join([*cards, *things(seats[who].hand)]))
        return turn(game, *players, season=season, who=who, **table)

    state = give(card)
    move = Place(f"play_{season}_visitor", place, grande)
    if state.why_not(move) is None:
        return Held(step(state, move), card, who)
    # nothing can be played: to ask why, the worker is placed for a card that is always playable and then taken away
    assert refusal(state, move) == ("no-visitor-playable", "VI-WRK-07"), refusal(state, move)
    state = step(give(card, ALWAYS[season]), move)
    companion = game.box.card_number[ALWAYS[season]]
    state.vineyards[who].hand.remove(companion)
    deck, kind = game.box.card_place[companion]
    state.decks[deck].put([kind])
    return Held(state, card, who)


def unplayable(game: ViticultureGame, card: str, *seats: Seat, **table: Any) -> dict[str, tuple[str, str] | None]:
    """Return why each way to play a card is refused; no worker could be placed for it either (VI-WRK-07)."""
    held = hold(game, card, *seats, **table)
    assert held.ways == []
    return {way: held.why_not(way) for way in held.all_ways}


# ---------------------------------------------------------------------- looking


def changed(before: Viticulture, after: Viticulture, player: int, card: str = "") -> dict[str, Any]:
    """Return every difference between two positions.

    What belongs to the player has bare names, what belongs to others the seat before it. Numbers come as differences,
    hands by deck, slots as "+R3 -W1". The card played is taken to have gone from the hand to its pile, and must have.
    """
    old, new = before.to_dict(), after.to_dict()
    found: dict[str, Any] = {}
    if card:
        assert card not in new["limbo"]
        old["vineyards"][player]["hand"].remove(card)
        deck = DECKS[before.box.card_place[before.box.card_number[card]][0]]
        assert new["decks"][deck]["discard"].pop() == card
    for seat in range(before.players):
        prefix = "" if seat == player else f"{seat} "
        mine = _vineyard_changes(before, old["vineyards"][seat], new["vineyards"][seat])
        found.update((f"{prefix}{key}", value) for key, value in mine.items())
    for deck in DECKS:
        was, is_now = old["decks"][deck]["discard"], new["decks"][deck]["discard"]
        if was != is_now:
            added = is_now[len(was) :] if is_now[: len(was)] == was else None
            found[f"{deck} pile"] = " ".join(f"+{name}" for name in added) if added else is_now
    for key in ("year", "season", "first", "order", "passed", "temporary", "plans", "escrow", "revealed"):
        if old[key] != new[key]:
            found[key] = new[key]
    for action in ACTIONS:
        for space, was, is_now in zip(SPACES, old["spaces"][action], new["spaces"][action], strict=True):
            if was != is_now:
                found[f"{action}/{space}"] = is_now and is_now["seat"]
    return found


def _vineyard_changes(state: Viticulture, old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in ("lira", "vp", "residual", "tokens"):
        found[key] = new[key] - old[key]
    for key in ("regular", "training", "free", "cart"):
        found[key] = new["workers"][key] - old["workers"][key]
    for deck, cards in zip(DECKS, state.box.deck_cards, strict=True):
        found[deck] = sum(card in cards for card in new["hand"]) - sum(card in cards for card in old["hand"])
    for key in ("row", *MARKS):
        found[key] = new[key] if new[key] != old[key] else 0
    for key in ("grande", "yoke"):
        if new["workers"][key] != old["workers"][key]:
            found[key] = new["workers"][key]
    found["built"] = " ".join(name for name in new["structures"] if name not in old["structures"])
    assert set(old["structures"]) <= set(new["structures"])
    for name in FIELDS:
        was, is_now = old["fields"][name], new["fields"][name]
        if was["vines"] != is_now["vines"]:
            found[name] = " ".join(is_now["vines"]) or "empty"
        if was["sold"] != is_now["sold"]:
            found[f"{name} sold"] = is_now["sold"]
        if was["harvested"] != is_now["harvested"]:
            found[f"{name} harvested"] = is_now["harvested"]
    for key in ("grapes", "wines", "unhoused"):
        found[key] = _slot_changes(old[key], new[key])
    return {key: value for key, value in found.items() if value or value is False}


def _slot_changes(old: Mapping[str, list[int]], new: Mapping[str, list[int]]) -> str:
    changes = []
    for name in WINES:
        letter = name[0].upper()
        was, is_now = Counter(old.get(name, ())), Counter(new.get(name, ()))
        changes += [f"-{letter}{value}" for value in (was - is_now)]
        changes += [f"+{letter}{value}" for value in (is_now - was)]
    return " ".join(changes)
