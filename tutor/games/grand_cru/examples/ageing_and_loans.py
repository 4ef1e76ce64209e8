"""Examples of the year end: new tiles, ageing, interest, emergency loans, loans, the new year."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.grand_cru.examples.positions import (
    KEEP,
    LAST_SPACE,
    Player,
    action,
    bid,
    cash,
    cellar,
    columns,
    cubes,
    discard,
    display,
    end_year,
    festival,
    keep_loans,
    leave_festival,
    loan_round,
    loans,
    moves,
    pass_year,
    pawns,
    play,
    question,
    supply,
    told,
    verdict,
)
from tutor.games.grand_cru.examples.registry import examples
from tutor.games.grand_cru.moves import RepayLoans, TakeLoans

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame
    from tutor.games.grand_cru.state import GrandCru


@examples("EX-23", "GC-TILE-01", "GC-TILE-02", "GC-TILE-03")
def new_tiles(game: GrandCruGame) -> Iterator[Finding]:
    """Five players: everything left is discarded, pawns come back, ten tiles are drawn."""
    running = [bid("aoc", 0, 2), bid("merlot", 1, 6), bid("pinot", 0, 1)]
    state = action(game, *[Player()] * 5, columns=running, display="2 gamay, maturing", counter=LAST_SPACE)
    yield "free pawns before", [2, 3, 4, 4, 4], pawns(state)
    pass_year(state)
    gone = {"gamay": 2, "merlot": 1, "pinot": 1, "aoc": 1, "maturing": 1}
    yield "discard pile", gone, discard(state)
    yield "free pawns after", [4] * 5, pawns(state)
    yield "columns", [None] * 5, columns(state)
    yield "new tiles", 10, sum(display(state).values())


@examples("EX-C18", "GC-TILE-04", "GC-TILE-06")
def reshuffle_while_drawing(game: GrandCruGame) -> Iterator[Finding]:
    """Three tiles in the pile, eight to draw, twenty discarded.

    With 94 tiles so small a pile cannot be while four players hold at most 48 (GC-LIM-03); so the box is a smaller one.
    """
    vines = {"gamay": 10, "syrah": 10, "merlot": 9, "cabernet": 9, "pinot": 9}
    small = game.corrected(
        {
            "variety": [{"id": variety, "vine_tiles": count} for variety, count in vines.items()],
            "components": {"vine_tiles_total": 47, "tiles_total": 71},
        }
    )
    full = [Player(bare=f"7 {variety}, {other}", ready=ready) for variety, other, ready in FULL_VINEYARDS]
    state = action(small, *full, display="3 aoc", counter=LAST_SPACE, draw_pile={"pinot": 3})
    yield "discarded before", 17, sum(discard(state).values())
    yield "pile before", 3, state.pile.size
    pass_year(state)
    shuffled = told(state, "pile-reshuffled")
    yield "shuffled", [{"tiles": 20}], shuffled
    names = [event.name for event in state.journal or () if event.name in ("tile-shown", "pile-reshuffled")]
    yield "three drawn before", 3, names.index("pile-reshuffled")
    yield "drawn", 8, sum(display(state).values())
    yield "draw pile", 15, state.pile.size
    yield "discard pile", {}, discard(state)


#: Four full vineyards of eight vines and four improvements.
FULL_VINEYARDS = (
    ("gamay", "pinot", "2 maturing, 2 blending"),
    ("syrah", "pinot", "2 harvest_hand, 2 bulk_buyer"),
    ("merlot", "pinot", "2 good_vintage, 2 rich_harvest"),
    ("cabernet", "gamay", "2 advertising, maturing, blending"),
)


@examples("EX-C25", "GC-TILE-06")
def pile_of_exactly_four(game: GrandCruGame) -> Iterator[Finding]:
    """Two players draw the last four tiles; the shuffle comes only in the next year."""
    pile = {"gamay": 1, "syrah": 1, "merlot": 1, "aoc": 1}
    state = action(game, Player(), Player(), counter=LAST_SPACE, draw_pile=pile)
    pass_year(state)
    yield "display", pile, display(state)
    yield "pile", 0, state.pile.size
    yield "shuffles", [], told(state, "pile-reshuffled")
    yield "discard pile", 90, sum(discard(state).values())
    end_year(state)
    yield "next year", 2, state.year
    pass_year(state)
    yield "shuffled", [{"tiles": 94}], told(state, "pile-reshuffled")
    yield "display then", 4, sum(display(state).values())
    yield "pile then", 90, state.pile.size


@examples("EX-27", "GC-AGE-01", "GC-AGE-02")
def ageing(game: GrandCruGame) -> Iterator[Finding]:
    """All wine moves one barrel to the right; the oldest Gamay is lost."""
    state = festival(game, Player(cellar="gamay@1, gamay@3, 2 merlot@2"), Player())
    yield "green before", 13, supply(state, "gamay")
    leave_festival(state)
    yield "cellar", {"gamay@2": 1, "merlot@3": 2}, cellar(state)
    yield "green after", 14, supply(state, "gamay")


@examples("EX-C11", "GC-AGE-03")
def end_of_the_cellar(game: GrandCruGame) -> Iterator[Finding]:
    """Pinot in barrel 7 goes to the supply."""
    state = festival(game, Player(cellar="2 pinot@7, pinot@6"), Player())
    leave_festival(state)
    yield "cellar", {"pinot@7": 1}, cellar(state)
    yield "supply", 24, supply(state, "pinot")


def interest(game: GrandCruGame, player: Player, *others: Player) -> GrandCru:
    """Return the position after the interest of a year end."""
    state = festival(game, player, *(others or [Player()]))
    leave_festival(state)
    return state


@examples("EX-28", "GC-INT-03", "GC-INT-04", "GC-INT-05")
def emergency_loan(game: GrandCruGame) -> Iterator[Finding]:
    """It brings five francs and costs no interest yet."""
    state = interest(game, Player(cash=2, loans=6))
    yield "cash", 2, cash(state)[0]
    yield "loans", 7, loans(state)[0]
    yield "emergency loans", [{"loans": 1, "money": 5, "interest": 5}], told(state, "emergency-loans")


@examples("EX-29", "GC-INT-06", "GC-INT-08", "GC-INT-10", "GC-PREP-06")
def bankruptcy(game: GrandCruGame) -> Iterator[Finding]:
    """A twelfth loan would be needed; the others finish the year end, then the game is scored."""
    state = interest(game, Player(cash=13, loans=11), Player(bare="gamay"), Player())
    yield "cash", [13, 8, 8], cash(state)
    yield "loans", [11, 3, 3], loans(state)
    yield "bankrupt", [0], state.losers()
    yield "asked", [1, 2], keep_loans(state)
    yield "over", True, state.over
    yield "how", "bankruptcy", state.ending
    yield "vines not filled", {}, cubes(state, 1)
    yield "winners", [1], state.winners()


@examples("EX-C08", "GC-INT-07")
def bankruptcy_on_the_way(game: GrandCruGame) -> Iterator[Finding]:
    """The eleventh loan is still paid out, and is not enough."""
    state = interest(game, Player(cash=3, loans=10))
    yield "cash", 8, cash(state)[0]
    yield "loans", 11, loans(state)[0]
    yield "bankrupt", [0], state.losers()


@examples("EX-C09", "GC-INT-04")
def two_emergency_loans(game: GrandCruGame) -> Iterator[Finding]:
    """As many as are needed."""
    state = interest(game, Player(cash=1, loans=8))
    yield "cash", 3, cash(state)[0]
    yield "loans", 10, loans(state)[0]


@examples("EX-C29", "GC-INT-02", "GC-INT-04", "GC-LOAN-03")
def emergency_and_repayment(game: GrandCruGame) -> Iterator[Finding]:
    """Who needed an emergency loan cannot repay in the same year end."""
    state = interest(game, Player(cash=0, loans=3))
    yield "cash", 3, cash(state)[0]
    yield "loans", 4, loans(state)[0]
    yield "repay", "GC-LOAN-03", verdict(state, RepayLoans(1))
    yield "take", "legal", verdict(state, TakeLoans(1))
    yield "pass", "legal", verdict(state, KEEP)
    richer = interest(game, Player(cash=6, loans=3))
    yield "with 6 F", (4, 3), (cash(richer)[0], loans(richer)[0])
    yield "no emergency loan", [], told(richer, "emergency-loans")


@examples("EX-30", "GC-LOAN-02")
def taking_loans(game: GrandCruGame) -> Iterator[Finding]:
    """Nine loans: one or two more."""
    state = loan_round(game, Player(cash=0, loans=9), Player())
    yield "numbers", [1, 2], [move.loans for move in moves(state, TakeLoans)]
    yield "three", "GC-LOAN-02", verdict(state, TakeLoans(3))
    yield "one", (7, 10), holdings(play(state.copy(), TakeLoans(1)))
    yield "two", (14, 11), holdings(play(state.copy(), TakeLoans(2)))


def holdings(state: GrandCru) -> tuple[int, int]:
    """Return the first player's cash and loans."""
    return cash(state)[0], loans(state)[0]


@examples("EX-31", "GC-LOAN-03", "GC-LOAN-05")
def repaying_loans(game: GrandCruGame) -> Iterator[Finding]:
    """Three loans, 17 francs: one or two; with 21 francs all, and the game ends."""
    state = loan_round(game, Player(cash=17), Player())
    yield "numbers", [1, 2], [move.loans for move in moves(state, RepayLoans)]
    yield "one", (10, 2), holdings(play(state.copy(), RepayLoans(1)))
    yield "two", (3, 1), holdings(play(state.copy(), RepayLoans(2)))
    yield "three", "GC-LOAN-03", verdict(state, RepayLoans(3))
    rich = play(loan_round(game, Player(cash=21), Player()), RepayLoans(3))
    yield "all", (0, 0), holdings(rich)
    yield "the other still chooses", [1], keep_loans(rich)
    yield "over", "repayment", rich.ending


@examples("EX-C10", "GC-LOAN-02", "GC-LOAN-03", "GC-INT-03")
def net_worth_and_loans(game: GrandCruGame) -> Iterator[Finding]:
    """Loans leave cash − 7·loans as it is; an emergency loan lowers it by two."""
    state = loan_round(game, Player(cash=30, loans=4), Player())
    yield "before", 2, net_worth(state)
    for number in range(1, 8):
        yield f"{number} taken", 2, net_worth(play(state.copy(), TakeLoans(number)))
    for number in range(1, 5):
        yield f"{number} repaid", 2, net_worth(play(state.copy(), RepayLoans(number)))
    for start, due, needed in ((1, 8, 2), (2, 8, 2), (3, 8, 1)):
        state = interest(game, Player(cash=start, loans=8))
        yield f"emergency with {start} F", start - 56 - due - 2 * needed, net_worth(state)


def net_worth(state: GrandCru) -> int:
    """Return the first player's cash less seven francs for each loan."""
    money, number = holdings(state)
    return money - 7 * number


@examples("EX-32", "GC-PREP-02", "GC-PREP-03")
def shortage(game: GrandCruGame) -> Iterator[Finding]:
    """Two cubes for three vines."""
    state = play(scarce_gamay(game), KEEP, KEEP, KEEP)
    yield "A's cubes", {"gamay": 1}, cubes(state, 0)
    yield "B's cubes", {"gamay": 1}, cubes(state, 1)
    yield "cash", [11, 10, 10], cash(state)
    yield "supply", 0, supply(state, "gamay")


def scarce_gamay(game: GrandCruGame) -> GrandCru:
    """Return a position before the new year: A has two empty Gamay vines, B one, and the supply two cubes."""
    holder = Player(cellar="6 gamay@2, 7 gamay@3")
    return loan_round(game, Player(bare="2 gamay"), Player(bare="gamay"), holder)


@examples("EX-C28", "GC-PREP-07")
def cubes_before_francs(game: GrandCruGame) -> Iterator[Finding]:
    """Nobody is asked whether they want the cube or the franc."""
    state = scarce_gamay(game)
    yield "asked", [0, 1, 2], keep_loans(state)
    yield "cubes placed", [1, 1, 0], [sum(cubes(state, seat).values()) for seat in range(3)]
    yield "supply", 0, supply(state, "gamay")
    yield "then", ("ChooseAction", 2), (question(state), state.year)


@examples("EX-57", "GC-PREP-01")
def refill(game: GrandCruGame) -> Iterator[Finding]:
    """Five vines, two of which still bear: three new cubes."""
    state = loan_round(game, Player(vines="merlot, gamay", bare="merlot, syrah, pinot"), Player())
    before = sum(state.supply)
    keep_loans(state)
    yield "cubes placed", 3, before - sum(state.supply)
    yield "vines", {"gamay": 1, "syrah": 1, "merlot": 2, "pinot": 1}, cubes(state)


@examples("EX-63", "GC-EOY-01", "GC-AGE-02", "GC-INT-03")
def wine_is_lost_before_the_interest(game: GrandCruGame) -> Iterator[Finding]:
    """Gamay in barrel 3 cannot be sold to avoid the emergency loan."""
    state = festival(game, Player(cash=1, cellar="gamay@3"), Player())
    leave_festival(state)
    yield "cellar", {}, cellar(state)
    yield "loans", 4, loans(state)[0]
    yield "cash", 1 + 5 - 2, cash(state)[0]
    names = [event.name for event in state.journal or ()]
    yield "order", True, names.index("wine-too-old") < names.index("emergency-loans")


@examples("EX-64", "GC-INT-01", "GC-LOAN-01")
def order_of_interest(game: GrandCruGame) -> Iterator[Finding]:
    """The start player is seat 2 of 4."""
    state = festival(game, *[Player()] * 4, seat=2, start=2)
    leave_festival(state)
    yield "interest", [2, 3, 0, 1], [event.seat for event in state.journal or () if event.name == "interest-paid"]
    yield "loans", [2, 3, 0, 1], keep_loans(state)


@examples("EX-C19", "GC-LOAN-05", "GC-PREP-06")
def first_player_is_free_of_loans(game: GrandCruGame) -> Iterator[Finding]:
    """A repays everything; B, C and D still choose, then the game is scored without step 6."""
    short = Player(bare="gamay", used="aoc")
    state = loan_round(game, Player(cash=21), short, short, short)
    play(state, RepayLoans(3))
    yield "asked", [1, 2, 3], keep_loans(state)
    yield "over", True, state.over
    yield "vines", [{}] * 3, [cubes(state, seat) for seat in (1, 2, 3)]
    yield "year", 1, state.year
