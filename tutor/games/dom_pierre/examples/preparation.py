"""Examples of the set-up, the components and the fast variant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tutor.core.examples import Finding
from tutor.games.dom_pierre.examples.positions import (
    PERFORM,
    Player,
    act,
    coins,
    details,
    draw,
    flute,
    let,
    moves,
    objectives,
    offer,
    play,
    points,
    question,
    road_of,
    rows,
    turn,
    verdict,
    workers,
)
from tutor.games.dom_pierre.examples.registry import examples
from tutor.games.dom_pierre.moves import (
    AddAccessory,
    AssignVintage,
    Done,
    Harvest,
    KeepVintage,
    MoveDisc,
    PickCard,
    Plant,
    Sell,
    SendToRoad,
    TakeWorker,
)
from tutor.games.dom_pierre.names import COLUMNS, ROADS, VINTAGE

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame
    from tutor.games.dom_pierre.state import DomPierre


def drafted(state: DomPierre) -> DomPierre:
    """Let everybody keep and assign the first token that can be."""
    while question(state) in ("KeepOne", "AssignReceived"):
        play(state, state.moves()[0])
    return state


@examples("EX-03", "DP-SETUP-29", "DP-TOK-06")
def vintage_token(game: DomPierreGame) -> Iterator[Finding]:
    """The ability of a vintage token works in its own column only."""
    state = game.new(3, 0, chance="explicit")
    let(state)
    kept: KeepVintage = moves(state, KeepVintage)[0]
    column = COLUMNS.index(kept.column)
    play(state, kept)
    drafted(state)
    yield "in its column after the draft", VINTAGE, state.maisons[0].spaces[column]
    owner = Player(vintage="vineyard", rows=(0,) * 6, left="", crew=1)
    state = draw(act(turn(game, owner, chance="explicit"), "vineyard"), "chardonnay")
    play(state, Plant("chardonnay", 2, 4))
    yield "VINEYARD", True, Harvest("chardonnay", True) in state.moves()
    state = act(turn(game, Player(vintage="vineyard")), "logistics", TakeWorker("reserve"))
    yield "LOGISTICS", False, state.turn.vintage


@examples(
    "EX-15",
    "DP-SETUP-02", "DP-SETUP-03", "DP-SETUP-05", "DP-SETUP-06", "DP-SETUP-10", "DP-SETUP-12", "DP-SETUP-13",
    "DP-SETUP-23", "DP-SETUP-28", "DP-SETUP-32", "DP-TWO-01", "DP-TWO-02", "DP-TWO-05", "DP-TWO-06",
)  # fmt: skip
def set_up_counts(game: DomPierreGame) -> Iterator[Finding]:
    """What lies where with two, three and four players."""
    expected: dict[int, dict[str, Any]] = {
        players: {
            "flute": tokens,
            "face up": 3,
            "cards in each deck": [deck] * 4,
            "objective cards": cards,
            "offer": 5,
            "vintage pool": pool,
            "vintage tokens in hand": [3] * players,
            "bag": 47,
            "grey accessories in the supply": 12,
            "extras in the vineyard": 5,
            "coins": [4] * players,
            "workers": [{"reserve": 8, "house": 0, "presses": 1}] * players,
        }
        for players, tokens, deck, cards, pool in ((2, 8, 10, 35, 10), (3, 12, 15, 45, 12), (4, 16, 15, 45, 12))
    }
    for players, wanted in expected.items():
        state = game.new(players, 0)
        decks = zip(state.tops, state.unseen, strict=True)
        dealt = sum(len(maison.draft) for maison in state.maisons)
        found = {
            "flute": sum(flute(state)),
            "face up": flute(state)[0],
            "cards in each deck": [(top >= 0) + unseen.bit_count() for top, unseen in decks],
            "objective cards": state.deck.bit_count() + state.offer.bit_count(),
            "offer": len(offer(state)),
            "vintage pool": state.pool.size + dealt,
            "vintage tokens in hand": [len(maison.draft) for maison in state.maisons],
            "bag": state.bag.size,
            "grey accessories in the supply": sum(state.grey),
            "extras in the vineyard": sum(cell >= 0 for cell in state.extras),
            "coins": [coins(state, seat) for seat in range(players)],
            "workers": [workers(state, seat) for seat in range(players)],
        }
        for label, value in wanted.items():
            yield f"{players} players: {label}", value, found[label]


@examples("EX-36", "DP-SALE-21", "DP-COMP-11")
def market_distribution(game: DomPierreGame) -> Iterator[Finding]:
    """The cards of each deck by what they accept, crowns and flags."""
    table = {
        "north": [0, 0, 15, 6, 0, 0],
        "east": [9, 4, 2, 4, 0, 6],
        "south": [8, 4, 3, 6, 0, 0],
        "west": [4, 9, 2, 4, 6, 0],
    }
    cards = game.data["market_card"]
    for deck, expected in table.items():
        own = [card for card in cards if card["deck"] == deck]
        accepts = [sum(card["accepts"] == kind for card in own) for kind in ("bottle", "barrel", "either")]
        flags = [sum(card["flag"] == flag for card in own) for flag in ("usa", "russia")]
        yield deck, expected, [*accepts, sum(card["crowns"] for card in own), *flags]
        yield f"{deck}: all cards", 15, sum(accepts)


@examples("EX-38", "DP-FAST-01", "DP-FAST-02", "DP-FAST-03")
def fast_variant(game: DomPierreGame) -> Iterator[Finding]:
    """Discs begin on row 1, and the green tokens are in place."""
    for players, tokens in ((3, 2), (2, 3)):
        state = game.new(players, 0, fast_variant=True)
        seat = 0
        while question(state) == "KeepOne":
            play(state, state.moves()[0])
        while question(state) == "AssignReceived":
            placed = state.maisons[state.actor or 0].spaces
            # a second token of the same action would be lost
            free = [m for m in moves(state, AssignVintage) if not placed[COLUMNS.index(m.column)]]
            play(state, free[0])
        maison = state.maisons[seat]
        yield f"{players} players: rows", [1] * 6, list(maison.rows)
        yield f"{players} players: green tokens in place", tokens, maison.spaces.count(VINTAGE)
        yield f"{players} players: waiting", (-1, True), (maison.vintage, maison.force)
        mover = state.actor or 0
        play(state, MoveDisc("logistics"))
        yield f"{players} players: first move", 2, rows(state, mover)["logistics"]


@examples("EX-52", "DP-TWO-01", "DP-TWO-02", "DP-TWO-03", "DP-TWO-04", "DP-TWO-05", "DP-TWO-06", "DP-OBJ-07")
def two_players(game: DomPierreGame) -> Iterator[Finding]:
    """Neutral workers on the roads, and an OBJECTIVES token for both."""
    state = drafted(game.new(2, 0))
    neutral = [game.box.neutral[2][road] for road in range(len(ROADS))]
    yield "neutral workers", 8, sum(spaces.bit_count() for spaces in neutral)
    yield "tokens in place", [2, 2], [maison.spaces.count(VINTAGE) for maison in state.maisons]
    objectives_column = COLUMNS.index("objectives")
    yield "OBJECTIVES", [VINTAGE] * 2, [maison.spaces[objectives_column] for maison in state.maisons]
    crowd = Player(rows=(3, 3, 3, 3, 3, 3), house=4)
    state = act(turn(game, crowd), "logistics", *[TakeWorker("house")] * 4, Done())
    play(state, *[SendToRoad("east")] * 4)
    yield "spaces taken in the east", [1, 3, 4, 6], road_of(state, "east")
    state = turn(game, Player(vintage="objectives"), chance="explicit")
    play(state, MoveDisc("objectives"), PERFORM)
    let(state)
    yield "offer before choosing", 6, len(offer(state))
    play(state, PickCard("OB03"))
    yield "kept", ["OB03"], objectives(state)
    yield "offer after", 5, len(offer(state))
    yield "draft without OBJECTIVES", False, any(objectives_column in maison.draft for maison in game.new(2, 3).maisons)


@examples("EX-56", "DP-SALE-03", "DP-SALE-04", "DP-SALE-05", "DP-SALE-07")
def card_legend(game: DomPierreGame) -> Iterator[Finding]:
    """The two cards that the legend describes."""
    cards = {card["id"]: card for card in game.data["market_card"]}
    west, east = cards["W02"], cards["E11"]
    yield (
        "W02",
        ("barrel", ["X", "+1", "+1"], ["sugar"], "usa"),
        (
            west["accepts"],
            [west["left"], west["centre"], west["right"]],
            west["accessories"],
            west["flag"],
        ),
    )
    yield (
        "E11",
        ("bottle", 1, ["sugar"], True),
        (
            east["accepts"],
            east["crowns"],
            east["accessories"],
            east["two_player_removed"],
        ),
    )
    yield "E11 with two players", False, bool(game.box.used_cards[2] >> game.box.card_number["E11"] & 1)
    seller = Player(left="barrel 4, bottle 4", centre="bottle 5", right="barrel 4", grey="sugar")
    state = act(turn(game, seller, markets={"west": ("W02", "R4a")}), "sales")
    yield "a bottle", "DP-SALE-03", verdict(state, Sell("west", "centre", "bottle", 5))
    yield "a barrel of the left press", "DP-SALE-04", verdict(state, Sell("west", "left", "barrel", 4))
    play(state, Sell("west", "right", "barrel", 4))
    yield "value with sugar", 6, details(state, AddAccessory("sugar", "grey"))["total"]
    play(state, AddAccessory("sugar", "grey"))
    yield "points of the middle shield", 5, points(state)
