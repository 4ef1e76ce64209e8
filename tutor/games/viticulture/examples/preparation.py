"""Examples of the set-up: parents, what everybody starts with, what everybody sees, and decks that run out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.viticulture.examples.positions import (
    Player,
    built,
    cart,
    deck,
    drawn,
    free,
    grande,
    hand,
    lira,
    moves,
    pile,
    play,
    put,
    question,
    set_up,
    verdict,
    vp,
    winter,
)
from tutor.games.viticulture.examples.registry import examples
from tutor.games.viticulture.moves import (
    DrawCard,
    FillOrder,
    KeepParents,
    Place,
    TakeBonus,
    TakeGift,
    TakeLira,
)
from tutor.games.viticulture.names import DECKS, FIELDS, ORDER

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame
    from tutor.games.viticulture.state import Viticulture


def workers(state: Viticulture, seat: int = 0) -> tuple[int, str]:
    """Return a player's regular workers at hand and where the grande is."""
    return free(state)[seat], grande(state, seat)


@examples("EX-01", "VI-SETUP-06", "VI-SETUP-07", "VI-SETUP-08", "VI-SETUP-09")
def starting_resources(game: ViticultureGame) -> Iterator[Finding]:
    """A mama with three cards; a papa with 1 lira, and 5 lira more or a windmill."""
    state = set_up(game, ("alaena", "matthew"), ("alyssa", "andrew"))
    yield "asked", ("ChooseGift", 0), (question(state), state.actor)
    yield "cards", {"vine": 1, "summer": 1, "order": 1, "winter": 0}, {deck: drawn(state, deck) for deck in DECKS}
    with_lira, with_gift = play(state.copy(), TakeLira()), play(state.copy(), TakeGift())
    yield "workers", (2, "home"), workers(with_lira)
    yield "extra lira", (6, []), (lira(with_lira)[0], built(with_lira))
    yield "gift", (1, ["windmill"]), (lira(with_gift)[0], built(with_gift))


@examples("EX-02", "VI-COMP-02", "VI-SETUP-02", "VI-SETUP-11")
def three_workers(game: ViticultureGame) -> Iterator[Finding]:
    """Two regular workers and a grande, three empty fields, no cellar but the small one."""
    state = play(set_up(game, ("alaena", "andrew"), ("alyssa", "jay")), TakeGift(), TakeLira())
    for seat in range(2):
        yield f"workers of seat {seat}", (3, 2, "home"), (state.vineyards[seat].workers, *workers(state, seat))
        fields = state.to_dict()["vineyards"][seat]["fields"]
        empty = {"vines": [], "sold": False, "harvested": False}
        yield f"fields of seat {seat}", dict.fromkeys(FIELDS, empty), fields
        yield f"cellars of seat {seat}", 0, state.vineyards[seat].cellars


@examples("EX-54", "VI-DECK-01", "VI-DECK-02", "VI-WIN-02", "VI-LIM-04")
def empty_deck(game: ViticultureGame) -> Iterator[Finding]:
    """One order in the deck and four in the discard pile; two are drawn."""
    names = game.box.deck_cards[ORDER]
    held, piled = ", ".join(names[5:]), names[1:5]
    orders = deck(game, "order", names[:1], piled)
    state = winter(game, Player(), Player(hand=held), Player(), decks=orders)
    put(state, "draw_order", at="bonus")
    yield "first card", [names[0]], hand(state)
    state.explicit = True
    play(state, TakeBonus())
    yield "drawn among", piled, [move.card for move in moves(state, DrawCard)]
    play(state, DrawCard(names[2]))
    yield "hand", [names[0], names[2]], hand(state)
    yield "deck", 3, state.decks[ORDER].size
    yield "discard pile", [], pile(state, "order")
    everything = ", ".join(names)
    state = winter(game, Player(), Player(hand=everything, cellar="R5", built="medium_cellar"))
    yield "no orders at all", "VI-DECK-02", verdict(state, Place("draw_order", "plain", False))
    put(cart(state), "fill_order", FillOrder("order_01"))
    yield "once an order was discarded", "legal", verdict(state, Place("draw_order", "plain", False))


@examples("EX-59", "VI-SETUP-07", "VI-SETUP-11")
def papas_without_structure(game: ViticultureGame) -> Iterator[Finding]:
    """Rafael may bring a worker, Morten a victory point."""
    state = set_up(game, ("alaena", "rafael"), ("alyssa", "morten"))
    gifts = play(state.copy(), TakeGift(), TakeGift())
    yield "Rafael's worker", (2, 3, "home"), (lira(gifts)[0], *workers(gifts))
    yield "Morten's point", (4, 1), (lira(gifts)[1], vp(gifts)[1])
    money = play(state.copy(), TakeLira(), TakeLira())
    yield "Rafael's lira", (6, 2, "home"), (lira(money)[0], *workers(money))
    yield "Morten's lira", (7, 0), (lira(money)[1], vp(money)[1])


@examples("EX-62", "VI-COMP-08")
def what_everybody_sees(game: ViticultureGame) -> Iterator[Finding]:
    """Everything but the faces of hand cards."""
    other = Player(
        lira=4, built="trellis", pad="R2", cellar="W3", regular=3, cart=1, hand="2 merlot, order_08, planner, queen"
    )
    seen = winter(game, Player(hand="syrah, judge"), other).view(0)["vineyards"][1]
    yield "lira", 4, seen["lira"]
    at_hand = {key: seen["workers"][key] for key in ("regular", "free", "grande", "cart")}
    yield "workers", {"regular": 3, "free": 2, "grande": "home", "cart": 1}, at_hand
    yield "structures", ["trellis"], seen["structures"]
    yield "grapes", {"red": [2], "white": []}, seen["grapes"]
    yield "wines", [3], seen["wines"]["white"]
    yield "cards", {"vine": 2, "summer": 1, "order": 1, "winter": 1}, seen["hand"]
    own = winter(game, Player(hand="syrah, judge"), other).view(0)["vineyards"][0]
    yield "own cards", ["syrah", "judge"], own["hand"]


@examples("EX-63", "VI-VAR-01")
def advanced_parents(game: ViticultureGame) -> Iterator[Finding]:
    """Two mamas and two papas for everybody; one of each is kept."""
    dealt = ("alaena", "casey", "matthew", "rafael"), ("alyssa", "nicole", "andrew", "morten")
    state = set_up(game, *dealt, advanced_parents=True)
    yield "asked", ("ChooseParents", 0), (question(state), state.actor)
    pairs = [("alaena", "matthew"), ("alaena", "rafael"), ("casey", "matthew"), ("casey", "rafael")]
    yield "pairs", pairs, [tuple(move) for move in moves(state, KeepParents)]
    yield "a parent of somebody else", "VI-VAR-01", verdict(state, KeepParents("alaena", "morten"))
    yield "cards before the choice", ([], []), (hand(state, 0), hand(state, 1))
    play(state, KeepParents("casey", "rafael"), KeepParents("nicole", "morten"))
    while question(state) == "DrawFromDeck":
        play(state, state.moves()[0])
    play(state, TakeGift(), TakeLira())
    decks = [{deck: drawn(state, deck, seat) for deck in DECKS} for seat in range(2)]
    yield "Casey's cards", {"vine": 0, "summer": 0, "order": 2, "winter": 1}, decks[0]
    yield "Nicole's cards", {"vine": 1, "summer": 0, "order": 0, "winter": 1}, decks[1]
    yield "lira", [2, 9], lira(state)
    yield "regular workers", [3, 2], free(state)
