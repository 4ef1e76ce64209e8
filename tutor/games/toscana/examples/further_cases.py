"""Examples of further cases (EX-32 to EX-41)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.toscana.box import GOODS, LETTERS, TERRAINS
from tutor.games.toscana.examples.positions import (
    Player,
    change,
    line,
    money,
    pass_round,
    play,
    recommendations,
    reveal,
    set_up,
    tasting,
    told,
    turn,
    verdict,
    warehouse,
)
from tutor.games.toscana.examples.preparation import starting_order, tokens
from tutor.games.toscana.examples.registry import examples
from tutor.games.toscana.moves import (
    Accept,
    Buy,
    ChangePrice,
    CloseSale,
    FinishHiring,
    Hire,
    LayTile,
    MoveTile,
    Offer,
    OfferCount,
    OfferPrice,
    Place,
    PlaceWater,
    Produce,
    Sell,
    SkipProduction,
    StartWith,
    StopPlacing,
    TakeInstead,
    UseAction,
)

if TYPE_CHECKING:
    from tutor.games.toscana.game import ToscanaGame


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
