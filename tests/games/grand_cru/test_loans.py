"""Interest, emergency loans, bankruptcy and the choice of loans (GC-INT, GC-LOAN)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import details, refusal, rules_told, seats_told
from tutor.games.grand_cru.examples.positions import (
    KEEP,
    Player,
    cash,
    cubes,
    festival,
    keep_loans,
    leave_festival,
    loan_round,
    loans,
    moves,
    play,
    question,
    told,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import RepayLoans, TakeLoans
from tutor.games.grand_cru.state import GrandCru

STAGED = [0, 1, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14]


def interest(game: GrandCruGame, *players: Player, start: int = 0, table: str = "staged") -> GrandCru:
    """Return the position after the interest of a year end."""
    state = festival(game, *players, start=start, options={"interest": table})
    leave_festival(state)
    return state


@pytest.mark.parametrize("number", range(1, 12))
def test_everybody_pays_the_interest_of_the_loan_track(game: GrandCruGame, number: int) -> None:
    """GC-INT-01, GC-INT-02: in full, and without an emergency loan if the cash is enough."""
    state = interest(game, Player(cash=STAGED[number], loans=number), Player(cash=40, loans=number))
    assert cash(state) == [0, 40 - STAGED[number]]
    assert loans(state) == [number, number]
    linear = interest(game, Player(cash=40, loans=number), Player(), table="linear")
    assert cash(linear)[0] == 40 - number


def test_interest_goes_clockwise_from_the_start_player(game: GrandCruGame) -> None:
    """GC-INT-01, GC-LOAN-01: and so does the choice of loans."""
    state = interest(game, *[Player()] * 5, start=3)
    assert seats_told(state, "interest-paid") == [3, 4, 0, 1, 2]
    assert keep_loans(state) == [3, 4, 0, 1, 2]


@pytest.mark.parametrize(
    ("number", "money", "after"),
    [
        (6, 4, (7, 4)),  # interest 5: one loan
        (6, 0, (7, 0)),
        (8, 7, (9, 4)),
        (8, 3, (9, 0)),
        (8, 2, (10, 4)),  # interest 8: two loans
        (9, 0, (11, 0)),  # interest 10: exactly two
        (10, 7, (11, 0)),
        (1, 0, (2, 4)),
    ],
)
def test_exactly_as_many_emergency_loans_as_needed_at_five_francs_each(
    game: GrandCruGame, number: int, money: int, after: tuple[int, int]
) -> None:
    """GC-INT-03, GC-INT-04, GC-INT-05, GC-INT-09: the rest is kept, and the new loans cost no interest yet."""
    state = interest(game, Player(cash=money, loans=number), Player())
    assert (loans(state)[0], cash(state)[0]) == after
    taken = after[0] - number
    assert told(state, "emergency-loans") == [{"loans": taken, "money": 5 * taken, "interest": STAGED[number]}]
    assert state.losers() == []


@pytest.mark.parametrize(
    ("number", "money", "after", "rule"),
    [
        (11, 13, 13, "GC-INT-06"),
        (11, 0, 0, "GC-INT-06"),
        (10, 6, 11, "GC-INT-07"),  # interest 12: one loan brings 11, a second one is not there
        (10, 0, 5, "GC-INT-07"),
    ],
)
def test_who_would_need_a_twelfth_loan_is_bankrupt(
    game: GrandCruGame, number: int, money: int, after: int, rule: str
) -> None:
    """GC-INT-06, GC-INT-07, GC-INT-09, GC-INT-10, GC-LIM-04: what is possible is paid out, nothing is collected."""
    state = interest(game, Player(cash=money, loans=number), Player(), Player())
    assert (cash(state)[0], loans(state)[0], state.losers()) == (after, 11, [0])
    assert rules_told(state, "bankrupt") == [rule]


def test_after_a_bankruptcy_the_others_finish_the_year_end(game: GrandCruGame) -> None:
    """GC-INT-08, GC-INT-11, GC-FIN-01: they pay, may go bankrupt as well, and choose their loans; no step 6."""
    broke = Player(cash=0, loans=11, bare="gamay")
    state = interest(game, broke, Player(cash=10, bare="gamay"), broke, Player(cash=10))
    assert state.losers() == [0, 2]
    assert seats_told(state, "interest-paid") == [1, 3]
    assert [frame.actor for frame in reversed(state.stack[1:])] == [1, 3]
    play(state, TakeLoans(1), KEEP)
    assert (state.over, state.ending) == (True, "bankruptcy")
    assert cubes(state, 1) == {} and cash(state)[1] == 15
    assert rules_told(state, "end-bankrupt") == ["GC-FIN-01"]


def test_if_all_are_bankrupt_nobody_chooses_and_nobody_wins(game: GrandCruGame) -> None:
    """GC-FIN-02, GC-INT-08: the game is over at once."""
    broke = Player(cash=0, loans=11)
    state = interest(game, broke, broke)
    assert (state.over, state.winners(), state.losers()) == (True, [], [0, 1])
    assert rules_told(state, "nobody-wins") == ["GC-FIN-02"]


# ---------------------------------------------------------------------- loans


@pytest.mark.parametrize("number", [1, 5, 10, 11])
def test_new_loans_bring_seven_francs_each_up_to_eleven(game: GrandCruGame, number: int) -> None:
    """GC-LOAN-02, GC-LIM-04: any number that the track can show."""
    state = loan_round(game, Player(cash=0, loans=number), Player())
    assert [move.loans for move in moves(state, TakeLoans)] == list(range(1, 12 - number))
    assert refusal(state, TakeLoans(12 - number)) == ("too-many-loans", "GC-LOAN-02")
    for extra in range(1, 12 - number):
        after = play(state.copy(), TakeLoans(extra))
        assert (cash(after)[0], loans(after)[0]) == (7 * extra, number + extra)


def test_a_repayment_needs_seven_francs_for_each_loan(game: GrandCruGame) -> None:
    """GC-LOAN-03: no more than one has; emergency loans are repaid like the others."""
    state = loan_round(game, Player(cash=20, loans=2), Player())
    assert [move.loans for move in moves(state, RepayLoans)] == [1, 2]
    assert refusal(state, RepayLoans(3)) == ("fewer-loans", "GC-LOAN-03")
    poor = loan_round(game, Player(cash=13, loans=4), Player())
    assert [move.loans for move in moves(poor, RepayLoans)] == [1]
    assert refusal(poor, RepayLoans(2)) == ("too-dear", "GC-LOAN-03")
    assert details(poor, RepayLoans(1)) == {"money": 7, "interest": 2}
    assert details(poor, TakeLoans(2)) == {"money": 14, "interest": 5}
    assert details(poor, KEEP) is None and details(poor, RepayLoans(2)) is None


def test_no_number_but_a_whole_one_from_one_on(game: GrandCruGame) -> None:
    """GC-LOAN-02, GC-LOAN-03: taking or repaying nothing is passing."""
    state = loan_round(game, Player(cash=99), Player())
    assert refusal(state, TakeLoans(0)) == ("one-loan-at-least", "GC-LOAN-02")
    assert refusal(state, RepayLoans(0)) == ("one-loan-at-least", "GC-LOAN-03")
    assert refusal(state, RepayLoans(-1)) == ("one-loan-at-least", "GC-LOAN-03")


def test_each_player_makes_one_choice(game: GrandCruGame) -> None:
    """GC-LOAN-01, GC-LOAN-04, GC-LOAN-06: taking and repaying in one step is impossible; passing changes nothing."""
    state = loan_round(game, Player(cash=10), Player(cash=10), Player(cash=10))
    play(state, TakeLoans(1), RepayLoans(1))
    assert (cash(state), loans(state)) == ([17, 3, 10], [4, 2, 3])
    state.play(KEEP)
    assert (cash(state), loans(state), state.year) == ([17, 3, 10], [4, 2, 3], 2)
    assert rules_told(state, "loans-kept") == ["GC-LOAN-04"]


def test_loans_taken_now_bear_interest_only_next_year(game: GrandCruGame) -> None:
    """GC-LOAN-06, GC-INT-05: and who needed an emergency loan has too little to repay one."""
    state = interest(game, Player(cash=4, loans=6), Player())
    assert cash(state)[0] < 5 and moves(state, RepayLoans) == []
    state.play(TakeLoans(2))
    assert cash(state)[0] == 4 + 14
    assert len(told(state, "interest-paid")) == 2


def test_who_repays_the_last_loan_ends_the_game_after_everybodys_choice(game: GrandCruGame) -> None:
    """GC-LOAN-05, GC-LOAN-07, GC-FIN-01, GC-COMP-10: the players after that player still choose."""
    state = loan_round(game, Player(cash=21), Player(cash=50), Player(cash=21), start=2)
    play(state, RepayLoans(3))
    assert rules_told(state, "free-of-loans") == ["GC-LOAN-05"] and not state.over
    play(state, TakeLoans(8), KEEP)
    assert (state.over, state.ending, loans(state)) == (True, "repayment", [11, 3, 0])
    assert state.winners() == [1], "who ends the game need not win it"


def test_being_able_to_repay_everything_does_not_end_the_game(game: GrandCruGame) -> None:
    """GC-LOAN-07: only a loan pawn on 0 does."""
    state = loan_round(game, Player(cash=210), Player())
    keep_loans(state)
    assert (question(state), state.year) == ("ChooseAction", 2)


def test_repayment_and_bankruptcy_can_end_the_game_together(game: GrandCruGame) -> None:
    """GC-FIN-01: both ways in the same year end."""
    state = interest(game, Player(cash=0, loans=11), Player(cash=30))
    play(state, RepayLoans(3))
    assert (state.over, state.winners()) == (True, [1])
    assert len(rules_told(state, "end-repaid")) == len(rules_told(state, "end-bankrupt")) == 1
