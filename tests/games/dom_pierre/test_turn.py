"""Rounds and turns, strength and cost, returning workers (DP-TURN, DP-RET)."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.examples.positions import (
    END,
    PERFORM,
    RETURN,
    Player,
    act,
    coins,
    details,
    moves,
    pass_turns,
    play,
    points_from,
    presses,
    question,
    rows,
    told,
    turn,
    workers,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Activate,
    BuyPrestige,
    ClaimForce,
    ClaimVintage,
    Done,
    LocalSale,
    MoveDisc,
    PickCard,
    PopCork,
    ScoreObjective,
    Sell,
    TakeAccessory,
    TakeFromRoad,
    TakeFromVine,
    TakeWorker,
)
from tutor.games.dom_pierre.names import COLUMNS


def test_rounds_go_clockwise_from_the_first_player(game: DomPierreGame) -> None:
    """DP-TURN-01, DP-TURN-02, DP-SETUP-34: everybody has one turn a round."""
    state = turn(game, Player(), Player(), Player())
    order = []
    for _ in range(7):
        order.append((state.round, state.actor))
        pass_turns(state, 1)
    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_a_turn_has_three_steps_in_order(game: DomPierreGame) -> None:
    """DP-TURN-02, DP-TURN-03, DP-TURN-05: disc, action or return, end; passing is impossible."""
    state = turn(game, Player())
    assert question(state) == "EarlyWindow" and END not in state.moves()
    play(state, MoveDisc("objectives"))
    assert question(state) == "ChooseMain" and rows(state)["objectives"] == 1
    play(state, PERFORM, PickCard("OB01"))
    assert question(state) == "LateWindow"
    play(state, END)
    assert (state.actor, question(state)) == (1, "EarlyWindow")


def test_a_column_is_chosen_while_its_disc_is_in_the_winery(game: DomPierreGame) -> None:
    """DP-TURN-03, DP-TURN-11, DP-TURN-13: six uses on side A, then never again."""
    state = turn(game, Player(rows=(7, 3, 3, 3, 3, 3)))
    assert refusal(state, MoveDisc("vineyard")) == ("disc-gone", "DP-TURN-11")
    assert refusal(state, MoveDisc("kitchen")) == ("no-such-column", "DP-TURN-03")
    assert [move.column for move in moves(state, MoveDisc)] == list(COLUMNS[1:])
    assert game.box.wineries[False].top - game.box.wineries[False].start == 6
    assert game.box.wineries[True].top - game.box.wineries[True].start == 5


@pytest.mark.parametrize(("row", "strength"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_strength_is_that_of_the_row_just_reached(game: DomPierreGame, row: int, strength: int) -> None:
    """DP-TURN-06, DP-TURN-12: also on the top row, where the disc still stands during its action."""
    state = act(turn(game, Player(rows=(2, 2, 2, row, 2, 2), house=1)), "logistics")
    assert state.turn.left == strength
    assert rows(state)["logistics"] == row + 1


@pytest.mark.parametrize(("lowest", "cost"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_cost_is_that_of_the_lowest_row_with_a_disc(game: DomPierreGame, lowest: int, cost: int) -> None:
    """DP-TURN-07, DP-TURN-08, DP-TURN-09: paid once, in advance; discs that have left do not count."""
    state = turn(game, Player(coins=9, rows=(7, 4, 3, 4, 4, lowest)))
    assert details(state, MoveDisc("village")) == {"strength": 3, "coins": cost}
    assert details(state, MoveDisc("logistics"))["coins"] == 0
    act(state, "village")
    assert coins(state) == 9 - cost
    play(state, TakeAccessory(1), Done())
    assert coins(state) == 9 - cost and rules_told(state, "cost-paid") == ["DP-VILL-01"]


@pytest.mark.parametrize(
    ("column", "found"),
    [
        ("vineyard", ("action-too-dear", "DP-VINE-01")),
        ("village", ("action-too-dear", "DP-VILL-01")),
        ("cellar", ("no-kind-payable", "DP-CAVE-05")),
        ("logistics", None),
        ("sales", None),
        ("objectives", None),
    ],
)
def test_only_three_actions_cost_something(game: DomPierreGame, column: str, found: tuple[str, str] | None) -> None:
    """DP-TURN-05, DP-TURN-08, DP-VINE-01, DP-VILL-01: without the coins workers can still be returned."""
    poor = Player(coins=0, crew=0, rows=(1, 1, 1, 1, 1, 1), centre="chardonnay 1", left="barrel 3")
    state = play(turn(game, poor), MoveDisc(column))
    assert refusal(state, PERFORM) == found
    assert refusal(state, RETURN) is None


def test_an_action_needs_a_legal_effect(game: DomPierreGame) -> None:
    """DP-TURN-05: CELLAR needs a press, SALES a sale or its vintage token; others are always possible."""
    bare = Player(coins=9)
    assert refusal(play(turn(game, bare), MoveDisc("cellar")), PERFORM) == ("no-press-ready", "DP-CAVE-01")
    assert refusal(play(turn(game, bare), MoveDisc("sales")), PERFORM) == ("nothing-to-sell", "DP-SALE-01")
    refused = Player(left="bottle 3")
    markets = {"north": ("N02", "R1a"), "south": ("S02", "R3a"), "west": ("W02", "R4a")}
    state = turn(game, refused, Player(), Player(), markets=markets)
    assert refusal(play(state, MoveDisc("sales")), PERFORM) == ("nobody-buys", "DP-SALE-02")
    with_token = play(turn(game, bare._replace(vintage="sales")), MoveDisc("sales"))
    assert refusal(with_token, PERFORM) is None
    for column in ("logistics", "objectives"):
        assert refusal(play(turn(game, Player(crew=9)), MoveDisc(column)), PERFORM) is None


def test_fewer_repetitions_are_allowed_and_nothing_is_paid_back(game: DomPierreGame) -> None:
    """DP-TURN-10, DP-TURN-18: once begun, there is no way back to returning workers."""
    state = act(turn(game, Player(coins=5, rows=(3, 3, 3, 3, 3, 3), house=2)), "village")
    found = state.why_not(RETURN)
    assert found is not None and found.name == "not-asked"
    play(state, Done())
    assert (question(state), coins(state)) == ("LateWindow", 2)
    assert state.turn.left == 0


def test_the_greatest_strength_is_four(game: DomPierreGame) -> None:
    """DP-TURN-17, DP-TOK-07, DP-CAVE-01: in CELLAR still at most three presses."""
    grapes = dict.fromkeys(("left", "centre", "right"), "chardonnay 1")
    state = act(turn(game, Player(coins=9, rows=(4, 4, 4, 4, 4, 4), force="cellar", **grapes)), "cellar")
    assert state.turn.left == 4
    assert len(moves(state, Activate)) == 3
    assert max(game.box.wineries[False].strengths) + game.box.force == 4


def test_a_disc_on_the_top_row_leaves_at_the_end_of_the_turn(game: DomPierreGame) -> None:
    """DP-TURN-11, DP-TURN-16: also when workers were returned; then comes the late window."""
    state = play(turn(game, Player(rows=(2, 2, 2, 5, 2, 2))), MoveDisc("logistics"), RETURN)
    assert rows(state)["logistics"] == 6 and question(state) == "ChooseReturn"
    play(state, Done())
    assert rows(state)["logistics"] == 7 and state.track == [0]
    assert question(state) == "LateWindow" and points_from(state, "discs") == 2


def test_with_the_other_ruling_the_disc_leaves_after_the_late_window(game: DomPierreGame) -> None:
    """DP-TURN-16: finished_disc_leaves_before_late_window."""
    options = {"finished_disc_leaves_before_late_window": False}
    player = Player(rows=(2, 2, 2, 5, 2, 2), objectives="OB44")
    for chosen, count in (({}, 1), (options, 0)):
        state = play(turn(game, player, options=chosen), MoveDisc("logistics"), RETURN, Done())
        assert len(state.track) == count
        # an objective about finished discs can be scored only once the disc has left
        assert (ScoreObjective("OB44", 1) in state.moves()) == bool(count)
        play(state, END)
        assert len(state.track) == 1


def test_whoever_has_no_disc_left_is_passed_over(game: DomPierreGame) -> None:
    """DP-TURN-15: it cannot come about, but the game goes on."""
    done = Player(rows=(7, 7, 7, 7, 7, 7), corked=False)
    state = turn(game, Player(rows=(7, 7, 7, 7, 7, 5)), done, last=37)
    pass_turns(state, 1)
    assert state.over and rules_told(state, "no-disc-left") == ["DP-TURN-15"] * 3


def test_one_free_action_a_turn(game: DomPierreGame) -> None:
    """DP-TURN-14, DP-FREE-01, DP-FREE-13: used early, it is gone late; unused, it is not saved up."""
    state = play(turn(game, Player(left="barrel 3")), LocalSale("left", "barrel", 3), MoveDisc("sales"), RETURN, Done())
    assert refusal(state, PopCork("sales")) == ("free-action-used", "DP-FREE-01")
    play(state, END)
    pass_turns(state, 1)
    assert state.turn.free and refusal(state, PopCork("sales")) is None
    late = play(turn(game, Player()), MoveDisc("sales"), RETURN, Done())
    play(late, PopCork("cellar"))
    assert refusal(late, BuyPrestige()) == ("free-action-used", "DP-FREE-01")


# ---------------------------------------------------------------------- returning workers


def test_workers_return_from_anywhere_for_a_coin_each(game: DomPierreGame) -> None:
    """DP-RET-01, DP-RET-02, DP-RET-03, DP-RET-04: no cost, no section coins, no harvest."""
    player = Player(coins=0, rows=(3, 3, 3, 3, 3, 3), house=1, crew=1, roads="west 6", vines="4,4")
    state = play(turn(game, player), MoveDisc("village"), RETURN)
    assert refusal(state, TakeWorker("reserve")) == ("already-in-reserve", "DP-RET-02")
    assert refusal(state, TakeFromRoad("west", 1)) == ("no-worker-there", "DP-RET-02")
    assert refusal(state, TakeFromRoad("west", 9)) == ("no-such-place", "DP-RET-02")
    play(state, TakeFromRoad("west", 6), TakeFromVine(4, 4), TakeWorker("presses"))
    assert (coins(state), question(state)) == (3, "LateWindow")
    assert workers(state) == {"reserve": 8, "house": 1, "presses": 0} and presses(state) == {}


def test_returning_is_possible_with_nobody_to_return(game: DomPierreGame) -> None:
    """DP-TURN-05, DP-RET-02: zero is legal."""
    state = play(turn(game, Player(crew=0)), MoveDisc("cellar"), RETURN)
    assert question(state) == "LateWindow" and coins(state) == 4
    few = play(turn(game, Player(coins=0, rows=(3, 3, 3, 3, 3, 3))), MoveDisc("cellar"), RETURN, TakeWorker("presses"))
    assert (coins(few), question(few)) == (1, "LateWindow")
    assert told(few, "action-given-up") == [{"workers": 3}]


@pytest.mark.parametrize(("counts", "most"), [(False, 2), (True, 3)])
def test_the_force_token_and_returning_workers(game: DomPierreGame, counts: bool, most: int) -> None:
    """DP-TOK-08, DP-RET-04: force_token_counts_for_return_workers."""
    player = Player(rows=(3, 3, 3, 2, 3, 3), force="logistics", house=4)
    state = turn(game, player, options={"force_token_counts_for_return_workers": counts})
    play(state, MoveDisc("logistics"))
    assert details(state, RETURN) == {"strength": most}
    play(state, RETURN)
    assert state.turn.left == most


# ---------------------------------------------------------------------- tokens beside the winery


def test_the_green_token_can_be_claimed_when_all_discs_are_on_row_1(game: DomPierreGame) -> None:
    """DP-TURN-04, DP-TOK-01, DP-TOK-06: before the action, so that it already helps."""
    owner = Player(rows=(1, 1, 1, 1, 0, 1), waiting="sales", left="barrel 3")
    early = play(turn(game, owner), MoveDisc("cellar"))
    assert question(early) == "ChooseMain", "one disc is still on row 0"
    state = play(turn(game, owner), MoveDisc("sales"))
    assert question(state) == "ClaimTokens"
    assert refusal(state, ClaimForce("sales")) == ("no-force-waiting", "DP-TOK-02")
    play(state, ClaimVintage(), PERFORM)
    assert state.turn.vintage
    other = play(turn(game, owner._replace(waiting="cellar")), MoveDisc("sales"), ClaimVintage(), PERFORM)
    assert not other.turn.vintage


def test_the_force_token_can_be_claimed_when_all_discs_are_on_row_2(game: DomPierreGame) -> None:
    """DP-TOK-02, DP-TOK-12: into any column, also one whose disc has left; finished discs count as higher."""
    owner = Player(rows=(7, 2, 2, 2, 1, 2), waiting_force=True, waiting="cellar")
    state = play(turn(game, owner), MoveDisc("sales"))
    assert [move.column for move in moves(state, ClaimForce)] == list(COLUMNS)
    assert refusal(state, ClaimForce("kitchen")) == ("no-such-column", "DP-TURN-03")
    play(state, ClaimForce("vineyard"))
    assert question(state) == "ClaimTokens", "the green token is still there (DP-TOK-11)"
    assert refusal(state, ClaimForce("sales")) == ("no-force-waiting", "DP-TOK-02")
    play(state, ClaimVintage())
    assert question(state) == "ChooseMain"


def test_tokens_are_refused_while_discs_are_too_low(game: DomPierreGame) -> None:
    """DP-TOK-01, DP-TOK-02: all six discs must be high enough."""
    state = play(turn(game, Player(rows=(1, 1, 1, 1, 0, 1), waiting="sales", waiting_force=True)), MoveDisc("sales"))
    assert refusal(state, ClaimForce("sales")) == ("discs-too-low", "DP-TOK-02")
    forced = Player(rows=(2, 2, 2, 2, 1, 2), waiting_force=True)
    state = play(turn(game, forced), MoveDisc("sales"))
    assert refusal(state, ClaimVintage()) == ("no-vintage-waiting", "DP-TOK-01")
    low = play(turn(game, forced._replace(waiting="cellar")), MoveDisc("sales"))
    low.maisons[0].rows[0] = 0
    assert refusal(low, ClaimVintage()) == ("discs-too-low", "DP-TOK-01")


def test_a_declined_token_is_offered_again(game: DomPierreGame) -> None:
    """DP-TOK-03: after each later disc move; with claim_token_can_be_deferred off, it is lost."""
    from tutor.games.dom_pierre.moves import LeaveTokens

    owner = Player(rows=(1, 1, 1, 1, 0, 1), waiting="sales")
    for deferred in (True, False):
        state = turn(game, owner, options={"claim_token_can_be_deferred": deferred})
        play(state, MoveDisc("sales"), LeaveTokens(), RETURN, Done(), END)
        pass_turns(state, 1)
        play(state, MoveDisc("cellar"))
        assert question(state) == ("ClaimTokens" if deferred else "ChooseMain")
        assert rules_told(state, "tokens-left" if deferred else "tokens-lost") == ["DP-TOK-03"]


def test_a_new_token_throws_the_old_one_out(game: DomPierreGame) -> None:
    """DP-TOK-04, DP-TOK-05, DP-TOK-10, DP-TOK-11: a space holds one token; the later one stays."""
    owner = Player(rows=(2, 2, 2, 2, 1, 2), waiting="sales", waiting_force=True, vintage="sales")
    state = play(turn(game, owner), MoveDisc("sales"), ClaimVintage())
    assert rules_told(state, "token-thrown-out") == ["DP-TOK-04"]
    play(state, ClaimForce("sales"))
    assert len(rules_told(state, "token-thrown-out")) == 2
    assert state.maisons[0].spaces.count(2) == 1 and state.maisons[0].spaces[4] == 2
    play(state, PERFORM if PERFORM in state.moves() else RETURN)
    assert not state.turn.vintage


def test_the_cork_counts_for_the_tokens(game: DomPierreGame) -> None:
    """DP-TOK-09: the offer follows at once, then the window is open again."""
    owner = Player(rows=(1, 1, 1, 1, 0, 1), waiting="sales")
    state = play(turn(game, owner), PopCork("sales"))
    assert question(state) == "ClaimTokens"
    play(state, ClaimVintage())
    assert question(state) == "EarlyWindow" and not state.turn.free


def test_a_force_token_helps_only_its_own_column(game: DomPierreGame) -> None:
    """DP-TOK-07, DP-TOK-13: +1 each time its action is performed; its other side has no meaning any more."""
    owner = Player(coins=9, rows=(1, 1, 1, 1, 1, 1), force="sales", left="barrel 3")
    assert act(turn(game, owner), "sales").turn.left == 3
    assert act(turn(game, owner), "village").turn.left == 2
    assert Sell("north", "left", "barrel", 3) in act(turn(game, owner), "sales").moves()
