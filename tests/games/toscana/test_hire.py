"""The hire action: parts, order, workers, wine masters and spaces (TO-HIRE, TO-WORK, TO-MAST, TO-SPACE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.toscana.looking import details, refusal, rules_told, told
from tutor.games.toscana.box import GOODS
from tutor.games.toscana.examples.positions import Player, change, ignore, play, spaces, turn, warehouse
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import (
    Buy,
    ChangePrice,
    FinishHiring,
    Hire,
    MoveTile,
    Place,
    Replace,
    StartWith,
    UseAction,
)
from tutor.games.toscana.state import Toscana

WORKER, MASTER, LOBBYIST, MR_ROSE = Hire("worker"), Hire("wine_master"), Hire("lobbyist"), Hire("mr_rose")
FIVE = "A1 A2 A3 A4 A5"


def hiring(game: ToscanaGame, player: Player, in_round: int = 1, **position: Any) -> Toscana:
    """Return a position in which seat 0 has just chosen to hire."""
    return play(turn(game, player, Player(), in_round=in_round, **position), UseAction("hire"))


def test_a_hire_action_has_a_staff_part_and_a_service_part(game: ToscanaGame) -> None:
    """TO-HIRE-01: one of each in one action."""
    state = hiring(game, Player("1·0·1·0·0"))
    play(state, WORKER, Place("A1"), LOBBYIST, MoveTile("red"), MoveTile("white"))
    assert state.moves() == [FinishHiring()]
    assert warehouse(state) == "0·0·0·0·0"
    assert state.wineries[0].hired == 1


@pytest.mark.parametrize("first", ["staff", "service"])
def test_either_part_may_come_first_and_is_finished_before_the_other(game: ToscanaGame, first: str) -> None:
    """TO-HIRE-02: no change to the service while a piece is to be placed, and the reverse."""
    state = hiring(game, Player("1·0·1·0·0"))
    staff, service = (WORKER, Place("A1")), (LOBBYIST, MoveTile("red"), MoveTile("white"))
    one, two = (staff, service) if first == "staff" else (service, staff)
    play(state, one[0])
    assert refusal(state, two[0]) is not None
    assert refusal(state, FinishHiring()) is not None
    play(state, *one[1:], *two, FinishHiring())
    assert state.actor == 1
    assert warehouse(state) == "0·0·0·0·0"


@pytest.mark.parametrize("done", [(), (WORKER, Place("A1")), (LOBBYIST, MoveTile("red"), MoveTile("white"))])
def test_either_part_may_be_left_out(game: ToscanaGame, done: tuple[Hire, ...]) -> None:
    """TO-HIRE-03, TO-HIRE-08: also both, which is an ignored action."""
    state = play(hiring(game, Player("1·0·1·0·0")), *done, FinishHiring())
    assert state.actor == 1
    assert rules_told(state, "hire-ignored") == ([] if done else ["TO-TURN-09"])


def test_costs_are_paid_from_the_warehouse_to_the_bank(game: ToscanaGame) -> None:
    """TO-HIRE-04, TO-SUP-03: 1 red, 1 champagne, 1 rosé."""
    start = hiring(game, Player("1·0·1·1·0"))
    worker = play(start.copy(), WORKER, Place("A1"))
    assert change(start.bank, worker.bank) == "1·0·0·0·0"
    assert change(start.bank, play(start.copy(), LOBBYIST).bank) == "0·0·1·0·0"
    assert change(start.bank, play(start.copy(), MR_ROSE).bank) == "0·0·0·1·0"
    assert told(worker, "paid") == [{"person": "worker", "good": "red", "count": 1}]


@pytest.mark.parametrize(
    ("player", "in_round", "person", "rule"),
    [
        (Player("0·5·5·5·5"), 1, WORKER, "TO-WORK-01"),
        (Player("5·0·5·5·5", workers=FIVE), 5, MASTER, "TO-MAST-02"),
        (Player("5·1·5·5·5", workers=FIVE, masters="A6"), 6, MASTER, "TO-MAST-02"),
        (Player("5·5·0·5·5"), 1, LOBBYIST, "TO-LOB-01"),
        (Player("5·5·5·0·5"), 1, MR_ROSE, "TO-ROSE-01"),
    ],
)
def test_a_person_who_cannot_be_paid_in_full_is_not_hired(
    game: ToscanaGame, player: Player, in_round: int, person: Hire, rule: str
) -> None:
    """TO-HIRE-04, TO-WORK-01, TO-MAST-02, TO-LOB-01, TO-ROSE-01: money or other goods do not help."""
    state = hiring(game, player._replace(money=50), in_round)
    assert refusal(state, person) == ("cannot-pay", rule)


@pytest.mark.parametrize(
    ("masters", "staff", "cost"),
    [("", WORKER, {"red": 1}), ("", MASTER, {"white": 1}), ("A6", MASTER, {"white": 2}), ("A6 A7", MASTER, ())],
)
def test_every_person_is_offered_with_the_cost(game: ToscanaGame, masters: str, staff: Hire, cost: object) -> None:
    """TO-HIRE-04: what the next piece and each service cost; nothing is said of a piece that is not the leftmost."""
    workers = "A1" if staff == WORKER else FIVE
    state = hiring(game, Player(workers=workers, masters=masters), in_round=7)
    assert details(state, staff) == {"good": cost}
    assert details(state, MASTER if staff == WORKER else WORKER) is None
    assert details(state, LOBBYIST) == {"good": {"champagne": 1}}
    assert details(state, MR_ROSE) == {"good": {"rose": 1}}
    assert details(state, FinishHiring()) is None


def test_a_cube_bought_in_the_service_part_may_pay_for_the_staff_part(game: ToscanaGame) -> None:
    """TO-HIRE-04, TO-HIRE-07: white from Mr Rosé for a first master."""
    state = hiring(game, Player("0·0·0·1·0", workers=FIVE), in_round=5)
    assert refusal(state, MASTER) == ("cannot-pay", "TO-MAST-02")
    play(state, MR_ROSE, StartWith("deal"), Buy("white", 1), ChangePrice("red", 1), ChangePrice("water", 1))
    assert warehouse(state) == "0·1·0·0·0"
    play(state, MASTER, Place("B1"))
    assert warehouse(state) == "0·0·0·0·0"


def test_the_leftmost_piece_comes_first(game: ToscanaGame) -> None:
    """TO-HIRE-05: four workers, then masters; one piece in a round."""
    kinds = []
    for hired in range(7):
        workers = " ".join(["D1", "D2", "D3", "D4", "D5"][: min(hired, 4) + 1])
        masters = " ".join(["C1", "C2", "C3"][: max(hired - 4, 0)])
        state = hiring(game, Player("1·2·1·1·1", workers=workers, masters=masters), in_round=hired + 1)
        kinds.append([person.person for person in (WORKER, MASTER) if refusal(state, person) is None])
        other = MASTER if kinds[-1] == ["worker"] else WORKER
        assert refusal(state, other) == ("leftmost-piece", "TO-HIRE-05")
    assert kinds == [["worker"]] * 4 + [["wine_master"]] * 3


def test_with_an_empty_row_the_staff_part_is_not_available(game: ToscanaGame) -> None:
    """TO-HIRE-06: seven pieces last for seven rounds, so it takes a box with an eighth tasting tile to see it."""
    longer = game.corrected({
        "tasting_tile": [{"id": "T7", "copies_per_player": 2}],
        "tasting": {"tiles_per_player": 8},
        "end": {"rounds_max": 8},
    })  # fmt: skip
    assert isinstance(longer, ToscanaGame)
    state = hiring(longer, Player("5·5·5·5·5", workers=FIVE, masters="A6 A7 A8"), in_round=8)
    assert refusal(state, MASTER) == ("no-piece-left", "TO-HIRE-06")
    assert refusal(state, WORKER) == ("no-piece-left", "TO-HIRE-06")
    assert state.moves() == [LOBBYIST, MR_ROSE, FinishHiring()]


def test_the_third_master_needs_what_the_first_part_has_left(game: ToscanaGame) -> None:
    """TO-HIRE-07: a cube bought in the service part can make the third master possible."""
    state = hiring(game, Player("1·1·1·2·0", workers=FIVE, masters="A6 A7"), in_round=7)
    assert refusal(state, MASTER) == ("needs-one-of-each", "TO-MAST-03")
    play(state, MR_ROSE, StartWith("deal"), Buy("water", 1), ChangePrice("red", 1), ChangePrice("white", 1))
    assert refusal(state, MASTER) is None


def test_the_reward_of_the_third_master_may_pay_mr_roses_purchase(game: ToscanaGame) -> None:
    """TO-HIRE-07: 10 money at once, then champagne at 7."""
    rich = Player("1·1·1·1·1", money=0, workers=FIVE, masters="A6 A7")
    state = hiring(game, rich, in_round=7, prices="2·3·7·3·1")
    play(state, MASTER, Place("B1"), MR_ROSE, StartWith("deal"), Buy("champagne", 1))
    assert state.wineries[0].money == 3
    assert warehouse(state) == "1·1·2·0·1"


def test_no_part_may_be_done_twice(game: ToscanaGame) -> None:
    """TO-HIRE-08: one piece and one service; never the lobbyist and Mr Rosé together."""
    state = play(hiring(game, Player("5·0·5·5·0")), WORKER, Place("A1"))
    assert refusal(state, WORKER) == ("staff-done", "TO-HIRE-08")
    play(state, LOBBYIST, MoveTile("red"), MoveTile("white"))
    assert refusal(state, LOBBYIST) == ("service-done", "TO-HIRE-08")
    assert refusal(state, MR_ROSE) == ("service-done", "TO-HIRE-08")
    assert refusal(state, WORKER) == ("staff-done", "TO-HIRE-08")
    assert refusal(state, Hire("cook")) == ("no-such-person", "TO-HIRE-01")


@pytest.mark.parametrize("done", [(WORKER, Place("A1")), (LOBBYIST, MoveTile("red"), MoveTile("white"))])
def test_a_half_done_hire_action_is_saved_as_it_is(game: ToscanaGame, done: tuple[Hire, ...]) -> None:
    """TO-HIRE-08: which part is done survives saving and loading."""
    state = play(hiring(game, Player("5·0·5·5·0")), *done)
    loaded = game.from_json(state.to_json())
    assert loaded.key() == state.key()
    assert loaded.moves() == state.moves()


def test_a_worker_goes_on_an_empty_space_or_on_a_single_own_worker(game: ToscanaGame) -> None:
    """TO-WORK-02, TO-WORK-03: for 1 red in both cases."""
    start = play(hiring(game, Player("2·0·0·0·0", workers="A1"), in_round=2), WORKER)
    assert len(spaces(start)) == 31  # all but the opponent's
    for space, event in (("A1", "second-worker"), ("B1", "placed")):
        state = play(start.copy(), Place(space))
        assert warehouse(state) == "1·0·0·0·0"
        assert rules_told(state, event) == ["TO-WORK-02"]


@pytest.mark.parametrize(
    ("space", "reason"),
    [
        ("A2", ("two-workers", "TO-WORK-02")),
        ("D8", ("space-of-other", "TO-SPACE-01")),
        ("D9", ("no-such-space", "TO-COMP-09")),
    ],
)
def test_a_worker_goes_nowhere_else(game: ToscanaGame, space: str, reason: tuple[str, str]) -> None:
    """TO-WORK-02, TO-SPACE-01: not on two own workers, not on another player's space."""
    state = hiring(game, Player(workers="A1 A2 A2"), in_round=3)
    state.play(WORKER)
    assert refusal(state, Place(space)) == reason


def test_a_master_goes_on_an_empty_space_only(game: ToscanaGame) -> None:
    """TO-MAST-01, TO-SPACE-02: not with an own worker, not with an own master."""
    state = hiring(game, Player("0·2·0·0·0", workers="A1 A2 A3 A4 A4", masters="A6"), in_round=6)
    state.play(MASTER)
    assert len(spaces(state)) == 32 - 5 - 1
    for space in ("A1", "A4", "A6"):
        assert refusal(state, Place(space)) == ("master-needs-empty", "TO-MAST-01")
    assert refusal(state, Place("D8")) == ("space-of-other", "TO-SPACE-01")


def test_masters_cost_one_white_then_two_then_nothing(game: ToscanaGame) -> None:
    """TO-MAST-02, TO-MAST-03: the third needs one of each good and spends none."""
    paid = []
    for masters in ("", "B1", "B1 B2"):
        hired = len(masters.split())
        state = hiring(game, Player("1·5·1·1·1", workers=FIVE, masters=masters), in_round=5 + hired)
        play(state, MASTER, Place("C1"))
        paid.append(warehouse(state))
    assert paid == ["1·4·1·1·1", "1·3·1·1·1", "1·5·1·1·1"]
    assert rules_told(state, "free-master") == ["TO-MAST-03"]


@pytest.mark.parametrize("good", range(5))
def test_the_third_master_needs_each_of_the_five_goods(game: ToscanaGame, good: int) -> None:
    """TO-MAST-03: any one missing is enough to refuse."""
    goods = "·".join("0" if place == good else "5" for place in range(5))
    state = hiring(game, Player(goods, workers=FIVE, masters="A6 A7"), in_round=7)
    refused = state.why_not(MASTER)
    assert refused == ("needs-one-of-each", "TO-MAST-03", {"good": [GOODS[good]]})


def test_the_third_master_brings_ten_money_at_once_and_the_others_nothing(game: ToscanaGame) -> None:
    """TO-MAST-04: when it is placed."""
    for masters, reward in (("", 0), ("B1", 0), ("B1 B2", 10)):
        in_round = 5 + len(masters.split())
        state = hiring(game, Player("1·2·1·1·1", workers=FIVE, masters=masters), in_round=in_round)
        play(state, MASTER)
        assert state.wineries[0].money == 3
        play(state, Place("C1"))
        assert state.wineries[0].money == 3 + reward
    assert rules_told(state, "reward") == ["TO-MAST-04"]


def test_masters_are_counted_by_hiring_not_by_what_stands_on_the_map(game: ToscanaGame) -> None:
    """TO-MAST-05: after the first has been replaced the next one is still the second."""
    robbed = Player("0·5·0·0·0", workers=FIVE, removed=1)
    state = turn(game, robbed, *[Player()] * 4, in_round=6)
    play(state, UseAction("hire"), MASTER, Place("C1"))
    assert warehouse(state) == "0·3·0·0·0"


def test_a_space_has_one_owner_who_controls_it(game: ToscanaGame) -> None:
    """TO-SPACE-01, TO-SPACE-04: two own workers make one controlled space."""
    state = turn(game, Player(workers="A1 A1 B2"), Player(workers="A8"), in_round=3)
    assert [state.box.spaces[space] for space in state.spaces_of(0)] == ["A1", "B2"]
    play(state, UseAction("hire"), WORKER, Place("B2"), FinishHiring())
    assert len(state.spaces_of(0)) == 2
    assert state.fields()["pieces"] == {"A1": [0, "worker", 2], "A8": [1, "worker", 1], "B2": [0, "worker", 2]}


def test_a_worker_never_joins_a_master(game: ToscanaGame) -> None:
    """TO-SPACE-02: the row has no worker behind a master, so it takes a box with another row to see it."""
    mixed = game.corrected({
        "hire_slot": [{"index": 1, "piece": "wine_master"}, {"index": 5, "piece": "worker", "cost_good": "red"}]
    })  # fmt: skip
    assert isinstance(mixed, ToscanaGame)
    state = hiring(mixed, Player("2·0·0·0·0", workers="A1", masters="A6"), in_round=2)
    state.play(WORKER)
    assert refusal(state, Place("A6")) == ("worker-with-master", "TO-SPACE-02")
    assert refusal(state, Place("A1")) is None


def test_placed_pieces_stay_where_they_are(game: ToscanaGame) -> None:
    """TO-SPACE-03: hiring changes one space and no other."""
    state = turn(game, Player(workers="A1 A2"), Player(workers="B1 B2"), in_round=2)
    before = state.fields()["pieces"]
    play(state, UseAction("hire"), WORKER, Place("C1"), FinishHiring())
    ignore(state, "hire")
    assert state.fields()["pieces"] == {**before, "C1": [0, "worker", 1]}


def test_nobody_replaces_a_master_at_a_small_table(game: ToscanaGame) -> None:
    """TO-PC-01, TO-FULL-07: the rule exists for five players only."""
    owner = Player(workers="B1 B2 B3 B4 B5", masters="B6")
    state = play(turn(game, Player(), owner, in_round=6), UseAction("hire"), WORKER)
    assert refusal(state, Replace("B6")) == ("replace-players", "TO-PC-01")
    assert Replace("B6") in state.candidates() and Replace("B6") not in state.moves()
