"""Examples EX-26 to EX-31, EX-55, EX-57, EX-83, EX-84, EX-87 and EX-88: the bank of the 2010 edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.vinhos import scoring
from tutor.games.vinhos.bank import UseBank
from tutor.games.vinhos.box import from_steps
from tutor.games.vinhos.examples.positions import (
    STOP,
    Estate,
    Player,
    cash,
    go,
    idle_until,
    kinds,
    line,
    play,
    question,
    turn,
    vp,
)
from tutor.games.vinhos.examples.registry import reserve
from tutor.games.vinhos.moves import BuyVineyard, Deposit, Divest, Invest, LoseTile, Withdraw

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame
    from tutor.games.vinhos.state import Vinhos

OTHERS = (Player(space="pass"),) * 3
DIVEST = Divest()
#: Three enologists.
CREW = (
    Estate("minho", "red", wineries=2, enologists=2),
    Estate("dao", "red", wineries=1, enologists=1, cellar=True),
)


def standing(state: Vinhos, seat: int = 0) -> tuple[int, int, int]:
    """Return cash, account and position of the investment marker."""
    vintner = state.vintners[seat]
    return vintner.cash, vintner.account, state.box.positions[vintner.investment]


@reserve("EX-26", "VR-BANK-04", "VR-BANK-06", "VR-BANK-07")
def withdraw_and_invest(game: VinhosGame) -> Iterator[Finding]:
    """Withdraw 3, then invest from -1 to +1 for 3 and 2."""
    state = turn(game, Player(cash=0, account=11, investment=-1, space="sales"), *OTHERS)
    go(state, "bank", Withdraw(), Withdraw(), Withdraw())
    yield "after withdrawing", (3, 8, -1), standing(state)
    play(state, Invest())
    yield "-1 to 0", (3, 5, 0), standing(state)
    play(state, Invest())
    yield "0 to +1", (3, 3, 1), standing(state)


@reserve("EX-27", "VR-BANK-05", "VR-BANK-01")
def a_full_account(game: VinhosGame) -> Iterator[Finding]:
    """5 deposits take the account from 19 to its maximum."""
    state = turn(game, Player(cash=6, account=19, space="sales"), *OTHERS)
    go(state, "bank", *[Deposit()] * 5)
    yield "after depositing", (1, 24, 1), standing(state)
    yield "no further deposit", [], kinds(state, Deposit)


@reserve("EX-28", "VR-BANK-09", "VC-MOVE-12")
def divesting_for_vineyards(game: VinhosGame) -> Iterator[Finding]:
    """Four steps to the left bring 11 Bagos, for the fee and vineyards."""
    state = turn(game, Player(cash=0, investment=3, space="export"), *OTHERS, regions={"minho": {"top": "V2R1"}})
    play(state, DIVEST, DIVEST, DIVEST, DIVEST)
    yield "after divesting", (11, 5, -1), standing(state)
    go(state, "vineyards", BuyVineyard("minho"))
    yield "fee and a vineyard of 2", 11 - 1 - 2, cash(state)[0]


@reserve("EX-29", "VR-BANK-10")
def what_an_account_scores(game: VinhosGame) -> Iterator[Finding]:
    """Zones of the account."""
    zones = game.box.account_vp
    yield "24", 18, from_steps(zones, 24)
    yield "5 to 9", [3] * 5, [from_steps(zones, balance) for balance in range(5, 10)]
    yield "0 to 4", [0] * 5, [from_steps(zones, balance) for balance in range(5)]


def maintenance(game: VinhosGame, *players: Player) -> Vinhos:
    """Play the end of a round so that maintenance has been done for all, production not yet for the first."""
    state = turn(game, *players, seat=len(players) - 1, round=2)
    idle_until(state, "DivestFirst", "ChooseLoss")
    while question(state) in ("DivestFirst", "ChooseLoss"):
        play(state, STOP if question(state) == "DivestFirst" else kinds(state, LoseTile)[0])
    return state


@reserve("EX-30", "VR-MAINT-01", "VR-MAINT-02", "VR-BANK-08")
def interest(game: VinhosGame) -> Iterator[Finding]:
    """+1, nothing, and an interest that cannot be paid."""
    orange = Player(account=1, investment=-2, estates=[Estate("douro", "red", wineries=2)], vp=10)
    players = (orange, Player(), Player(account=5, investment=0), Player(account=5, investment=1))
    state = maintenance(game, *players)
    yield "violet", 6, state.vintners[3].account
    yield "blue", 5, state.vintners[2].account
    yield "orange", (0, 8, 1), (state.vintners[0].account, vp(state)[0], state.vintners[0].wineries[0])


@reserve("EX-31", "VR-MAINT-04", "VR-BANK-08")
def salaries(game: VinhosGame) -> Iterator[Finding]:
    """Three enologists and 2 Bagos: one leaves."""
    orange = Player(account=1, investment=-2, estates=[Estate("douro", "red", wineries=2)], vp=10)
    blue = Player(account=2, investment=0, estates=CREW, vp=10)
    state = maintenance(game, orange, Player(), blue, Player(investment=0))
    yield "blue's account", 0, state.vintners[2].account
    yield "blue's VP", 8, vp(state)[2]
    yield "blue's enologists", 2, sum(state.vintners[2].enologists)
    yield "enologists on the board", 12 - 2, state.enologists
    yield "orange loses no more", 8, vp(state)[0]
    yield "violet pays nothing", 5, state.vintners[3].account


@reserve("EX-55", "VR-BANK-10", "VR-END-02")
def accounts_at_the_end(game: VinhosGame) -> Iterator[Finding]:
    """Accounts score 0, 7, 12 and 18; cash and investments nothing."""
    players = [Player(cash=30, account=balance, investment=3) for balance in (4, 10, 15, 20)]
    state = turn(game, *players)
    yield "VP of the accounts", [[], [7], [12], [18]], [line(state, seat, "account") for seat in range(4)]
    yield "nothing else scores", [0, 7, 12, 18], state.scores()


@reserve("EX-57", "VR-MULT-05", "VR-MULT-06", "VR-MULT-07", "VR-END-03")
def multipliers_at_the_end(game: VinhosGame) -> Iterator[Finding]:
    """12 + 8 Bagos are capped at 16; five wineries score 10 and 5; the wine multiplier has scored before."""
    crew = [Estate("minho", "red", wineries=2), Estate("dao", "red", wineries=2, cellar=True), Estate(wineries=1)]
    more = [Estate("douro", "red", wineries=2), Estate("lisboa", "red", wineries=2), Estate(wineries=1)]
    players = (
        Player(estates=crew, account=0),
        Player(account=0),
        Player(cash=12, investment=2, account=0),
        Player(estates=more, account=0),
    )
    taken = {"cash": [2, -1], "winery": [3, 0], "wine_now": [1, -1]}
    state = turn(game, *players, multipliers=taken)
    yield "blue", [16], line(state, 2, "multiplier")
    yield "violet", [10], line(state, 3, "multiplier")
    yield "orange", [5], line(state, 0, "multiplier")
    yield "yellow", [], line(state, 1, "multiplier")


@reserve("EX-83", "VR-MAINT-01", "VR-MAINT-04", "VR-MAINT-06", "VR-BANK-08")
def exactly_enough(game: VinhosGame) -> Iterator[Finding]:
    """Interest -1 and three salaries empty an account of 4 exactly."""
    state = maintenance(game, Player(account=4, investment=-1, estates=CREW, vp=10), *OTHERS)
    yield "account", 0, state.vintners[0].account
    yield "2 VP are lost once", 8, vp(state)[0]
    yield "enologists", 3, sum(state.vintners[0].enologists)
    yield "wineries", 3, sum(state.vintners[0].wineries)


@reserve("EX-84", "VR-BANK-06", "VR-BANK-08")
def investing_the_last_bagos(game: VinhosGame) -> Iterator[Finding]:
    """An investment that empties the account costs 2 VP."""
    state = turn(game, Player(cash=0, account=3, investment=1, space="sales", vp=10), *OTHERS)
    go(state, "bank", Invest())
    yield "standing", (0, 0, 2), standing(state)
    yield "VP", 8, vp(state)[0]
    bank = UseBank.possible(state, 0, "quadrel", 4, 0)
    yield "a further step", False, bank


@reserve("EX-87", "VR-MULT-05")
def half_a_point_for_each_bago(game: VinhosGame) -> Iterator[Finding]:
    """8 + 3 Bagos on the half slot: 5 VP."""
    state = turn(game, Player(cash=8, investment=0, account=0), *OTHERS, multipliers={"cash": [1, 0]})
    yield "VP", [5], line(state, 0, "multiplier")


@reserve("EX-88", "VC-END-01")
def a_tie(game: VinhosGame) -> Iterator[Finding]:
    """Equal VP and exports: money with account and investments decides."""
    orange = Player(cash=4, account=6, investment=1, vp=77)
    yellow = Player(cash=10, account=3, investment=-1, vp=80)
    exports = {"1-2": 0, "2-2": 0, "3-2": 0, "1-3": 1, "2-3": 1, "3-3": 1}
    state = turn(game, orange, yellow, exports=exports)
    yield "VP", True, state.scores()[0] == state.scores()[1]
    yield "money", [15, 14], [scoring.money(state, seat) for seat in (0, 1)]
    yield "winner", [0], scoring.winners(state)
