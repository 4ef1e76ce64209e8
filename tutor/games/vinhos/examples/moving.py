"""Examples EX-01 to EX-10, EX-66, EX-67 and EX-80: the year, and moving on the quadrel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.vinhos.examples.positions import (
    BLUE,
    END,
    ORANGE,
    PASS,
    STAY,
    STOP,
    VIOLET,
    YELLOW,
    Estate,
    Player,
    cash,
    experts_down,
    experts_up,
    go,
    idle_to_year,
    idle_until,
    play,
    question,
    told,
    turn,
    verdict,
    wines,
)
from tutor.games.vinhos.examples.registry import both, special
from tutor.games.vinhos.moves import EnterWine, MoveTo, Stay, TakeExpert, TakePlace, UseExpert
from tutor.games.vinhos.quadrel import fee

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame
    from tutor.games.vinhos.state import Vinhos

OTHERS = (Player(space="pass"),) * 3


def corner(game: VinhosGame) -> str:
    """Return the space at the bottom right: Vineyards in 2016, the bank in 2010."""
    return game.box.spaces[-1]


@both("EX-01", "VC-YEAR-01", "VC-LIMIT-06")
def a_new_vintage(game: VinhosGame) -> Iterator[Finding]:
    """The old vintage tile goes, the next one is turned up."""
    state = turn(game, *OTHERS, Player(), seat=3, round=2, year=1, vintage="V0" if game.box.reserve else "V1")
    before = state.vintages.bit_count(), state.vintage
    idle_to_year(state, 2)
    yield "year", 2, state.year
    yield "tiles face down", before[0] - 1, state.vintages.bit_count()
    yield "another tile lies face up", True, state.vintage != before[1] and state.vintage >= 0


@both("EX-02", "VC-PROD-03", "VC-CELL-01")
def where_wine_is_put(game: VinhosGame) -> Iterator[Finding]:
    """New wine comes to the leftmost slot, of the warehouse or of the cellar."""
    orange = Player(estates=[Estate("algarve", "white", vineyards=2, wineries=1)])
    violet = Player(estates=[Estate("minho", "red", vineyards=2), Estate()], space="cellars")
    violet = violet._replace(estates=[Estate("dao", "red", vineyards=2, cellar=True)])
    state = turn(game, orange, Player(), Player(), violet, seat=3, round=2, vintage="V2")
    idle_to_year(state, 5)
    yield "orange, white, no cellar", [3, 0, 0, 0], wines(state, ORANGE, 1)
    yield "orange's wine is white", "white", ("red", "white")[state.vintners[ORANGE].wines[0] >> 4 & 1]
    yield "violet, red, in the cellar", [2, 0, 0, 0], wines(state, VIOLET, 1)
    yield "violet has a cellar", 1, state.vintners[VIOLET].cellars[0]


@special("EX-03", "VC-YEAR-01", "VC-QUAL-01")
def bad_weather(game: VinhosGame) -> Iterator[Finding]:
    """A vintage tile of -2 takes 2 from every quality of the year."""
    estates = [Estate("algarve", "white", vineyards=2, wineries=1), Estate("douro", "red", vineyards=2, farmers=1)]
    state = turn(game, Player(estates=estates), *OTHERS, seat=3, round=2, order=[0, 1, 2, 3], vintage="V1")
    yield "weather", -2, state.weather()
    idle_to_year(state, 5)
    yield "4 + 1 - 2", 3, wines(state, ORANGE, 1)[0]
    yield "4 + 1 - 2 again", 3, wines(state, ORANGE, 2)[0]


@both("EX-04", "VC-YEAR-02")
def tiles_are_turned_up(game: VinhosGame) -> Iterator[Finding]:
    """Before year 4 face-down experts (and tycoon tiles) are turned up."""
    yellow = Player(down="taste_cash aroma_cash")
    if not game.box.reserve:
        yellow = yellow._replace(tiles_down="sales export winery")
    state = turn(game, Player(), yellow, Player(), Player(), seat=3, round=2, year=3, vintage="V5")
    yield "experts face down", 2, experts_down(state, YELLOW)
    idle_to_year(state, 4)
    yield "experts face down in year 4", 0, experts_down(state, YELLOW)
    up = experts_up(state, YELLOW) + state.vintners[YELLOW].tiles_up.bit_count()
    # the last of four players may have taken an expert at the fair
    given = len([event for event in state.journal or () if event.name == "expert-given" and event.seat == YELLOW])
    yield "tiles face up in year 4", (2 if game.box.reserve else 5) + given, up


@both("EX-05", "VC-ORDER-02", "VC-YEAR-03")
def the_turn_order(game: VinhosGame) -> Iterator[Finding]:
    """The upper row, from the left, is the turn order."""
    order = [YELLOW, BLUE, ORANGE, VIOLET]
    state = turn(game, *(Player(),) * 4, seat=YELLOW, order=order)
    acted = []
    for place, _ in enumerate(order, 1):
        acted.append(state.actor)
        go(state, "pass", TakePlace(place))
        if END in state.moves():
            play(state, END)
    yield "players act in this order", order, acted


@both("EX-06", "VC-MOVE-02", "VC-MOVE-03")
def near_and_far(game: VinhosGame) -> Iterator[Finding]:
    """A step to a neighbouring space is free, a longer way costs 1 Bago."""
    state = turn(game, Player(space="wineries"), *OTHERS, year=6, vintage="V1")
    yield "to the vineyards beside it", 0, fee(state, 0, 0)
    yield "across to Export", 1, fee(state, 0, game.box.space_number["export"])
    go(state, "experts")
    yield "paid on the way to Experts", 1, 20 - cash(state)[0]


@both("EX-07", "VC-MOVE-04", "VC-MOVE-06")
def somebody_is_there(game: VinhosGame) -> Iterator[Finding]:
    """A far space with blue's marker costs 1 Bago to blue and 1 to the supply."""
    state = turn(game, Player(space="wineries"), Player(), Player(space="experts"), Player(), year=6)
    go(state, "experts")
    yield "orange pays", 2, 20 - cash(state)[ORANGE]
    yield "blue receives", 1, cash(state)[BLUE] - 20


@both("EX-08", "VC-MOVE-05", "VC-MOVE-06")
def everything_adds_up(game: VinhosGame) -> Iterator[Finding]:
    """Distance, two players and the tax: 4 Bagos."""
    there = Player(space="experts")
    state = turn(game, there, Player(), there, Player(space="wineries"), seat=VIOLET, year=4)
    go(state, "experts")
    yield "violet pays", 4, 20 - cash(state)[VIOLET]
    yield "orange and blue receive", [1, 1], [cash(state)[ORANGE] - 20, cash(state)[BLUE] - 20]


def a_round(game: VinhosGame) -> Vinhos:
    """Play the round of the rulebook: Experts, pass as first, press release as last, Experts."""
    blue = Player(estates=[Estate("douro", "red", (3,))], space="cellars")
    players = (Player(space="export"), Player(space="cellars"), blue, Player(space=corner(game)))
    state = turn(game, *players, year=4)
    go(state, "experts", TakeExpert("taste"), STOP)
    idle_until_actor(state, YELLOW)
    go(state, "pass", TakePlace(1))
    idle_until_actor(state, BLUE)
    go(state, "pass", TakePlace(4), EnterWine(1, 1))
    idle_until_actor(state, VIOLET)
    go(state, "experts", TakeExpert("taste"), STOP)
    return state


def idle_until_actor(state: Vinhos, seat: int) -> None:
    """Do as little as possible until somebody else's turn."""
    from tutor.games.vinhos.examples.positions import idle

    while state.actor != seat:
        idle(state)


@both("EX-09", "VC-ORDER-01", "VC-ORDER-02", "VC-MOVE-08")
def a_whole_round(game: VinhosGame) -> Iterator[Finding]:
    """Four players act in year 4, and the order changes."""
    state = a_round(game)
    while told(state, "new-order") == []:
        play(state, END)
    yield "order of the second action", [YELLOW, ORANGE, VIOLET, BLUE], list(state.order)
    yield "the lower row is empty", [-1] * 4, list(state.lower)


@both("EX-10", "VC-MOVE-06", "VC-MOVE-08")
def what_the_round_costs(game: VinhosGame) -> Iterator[Finding]:
    """The fees of that round: 1, 0, 0 and 3 Bagos."""
    state = a_round(game)
    fees = [0, 0, 0, 0]
    for event in state.journal or ():
        if event.name.startswith("fee-") and event.seat is not None:
            fees[event.seat] += event.details["money"]
    yield "fees", [1, 0, 0, 3], fees
    paid = [event.details for event in state.journal or () if event.name == "fee-player"]
    yield "of which violet pays 1 to orange", [{"money": 1, "player": ORANGE}], [dict(details) for details in paid]


@special("EX-66", "VC-MOVE-09")
def staying_on_pass(game: VinhosGame) -> Iterator[Finding]:
    """Who can leave the centre must leave it."""
    blue = Player(cash=1, space="pass")
    state = turn(game, blue, *OTHERS, year=6)
    yield "with 1 Bago", "VC-MOVE-09", verdict(state, Stay())
    yield "Experts is open", "legal", verdict(state, MoveTo("experts"))
    poor = Player(cash=0, space="pass", estates=[Estate("douro", "red", (2,))], magnates=(2, 2, 2), barrels=1)
    stuck = turn(game, poor, *OTHERS, year=6, exports={"5-5": 0})
    yield "with nothing", "legal", verdict(stuck, Stay())
    yield "no other move", [STAY], stuck.moves()
    play(stuck, STAY)
    yield "first a place", "ChoosePlace", question(stuck)
    play(stuck, TakePlace(2))
    yield "then pass or press release", ["legal", "legal"], [verdict(stuck, PASS), verdict(stuck, EnterWine(1, 1))]


@both("EX-67", "VC-MOVE-07", "VC-MOVE-12", "VC-MOVE-13")
def free_move_makes_it_possible(game: VinhosGame) -> Iterator[Finding]:
    """Fees and the first unit must be payable together; Free Move, announced with the move, helps."""
    orange = Player(cash=4, space="export", up="taste_free_move", investment=-2)
    state = turn(game, orange, Player(), Player(), Player(space="wineries"), year=6)
    yield "2 Bagos of fees and 3 for a winery", "VC-MOVE-07", verdict(state, MoveTo("wineries"))
    play(state, UseExpert("taste_free_move"))
    yield "with Free Move", "legal", verdict(state, MoveTo("wineries"))
    go(state, "wineries")
    play(state, state.moves()[0])
    yield "orange keeps", 1, cash(state)[ORANGE]
    yield "violet receives nothing", 20, cash(state)[VIOLET]


@special("EX-80", "VS-END-01", "VS-END-04")
def the_extra_action(game: VinhosGame) -> Iterator[Finding]:
    """After the third fair fees are paid, but no tax, and nothing is produced any more."""
    yellow = Player(space="wineries", estates=[Estate("douro", "red", (3,))])
    state = turn(game, Player(), yellow, Player(space="experts"), Player(), seat=YELLOW, year=6, round=3)
    state_tax = state.box.tax_space[6]
    yield "tax where the marker stood", 0, fee(state, YELLOW, state_tax) - state.box.distance_fee[1][state_tax]
    go(state, "experts")
    yield "yellow pays", 2, 20 - cash(state)[YELLOW]
    yield "blue receives", 1, cash(state)[BLUE] - 20
    idle_until(state, "none")
    yield "the game is over", True, state.over
    yield "no production", [3, 0, 0, 0], wines(state, YELLOW, 1)
