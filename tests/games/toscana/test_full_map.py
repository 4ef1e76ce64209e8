"""Hiring on a full map, with five players (TO-FULL)."""

from __future__ import annotations

import pytest

from tests.games.toscana.looking import refusal, rules_told, told
from tutor.games.toscana.examples.positions import Player, ignore, play, spaces, turn, warehouse
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import FinishHiring, Hire, Place, Replace, UseAction
from tutor.games.toscana.state import Toscana

#: 28 spaces of four players: each holds 5 workers and 2 masters.
OTHERS = [Player(workers=f"{row}1 {row}2 {row}3 {row}4 {row}5", masters=f"{row}6 {row}7") for row in "ABCD"]
MASTERS = ["A6", "A7", "B6", "B7", "C6", "C7", "D6", "D7"]


def full(game: ToscanaGame, player: Player) -> Toscana:
    """Return a position in round 7 in which seat 4 has chosen to hire, and holds the last column of the map."""
    return play(turn(game, *OTHERS, player, seat=4, in_round=7), UseAction("hire"))


def test_a_worker_may_replace_an_opponents_master_or_join_an_own_worker(game: ToscanaGame) -> None:
    """TO-FULL-01, TO-FULL-04: two single workers, eight masters."""
    state = full(game, Player("1·0·0·0·0", workers="A8 B8 C8 D8"))
    state.play(Hire("worker"))
    assert state.moves() == [Place(f"{row}8") for row in "ABCD"] + [Replace(space) for space in MASTERS]
    joined = play(state.copy(), Place("A8"))
    assert joined.fields()["pieces"]["A8"] == [4, "worker", 2]
    play(state, Replace("A6"))
    assert state.fields()["pieces"]["A6"] == [4, "worker", 1]
    assert warehouse(state, 4) == "0·0·0·0·0"
    assert told(state, "replaced") == [{"piece": "worker", "space": "A6", "owner": 0}]


def test_a_master_may_replace_an_opponents_master_for_the_usual_cost_and_reward(game: ToscanaGame) -> None:
    """TO-FULL-02: a third master on a full map still needs one of each good and brings 10."""
    third = Player("1·1·1·1·1", workers="A8 B8 B8 C8 C8", masters="D8", removed=1)
    state = full(game, third)
    play(state, Hire("wine_master"))
    assert state.moves() == [Replace(space) for space in MASTERS]
    play(state, Replace("D7"))
    assert state.wineries[4].money == 13
    assert warehouse(state, 4) == "1·1·1·1·1"
    assert state.fields()["pieces"]["D7"] == [4, "wine_master", 1]
    lacking = full(game, third._replace(goods="1·1·1·1·0"))
    assert refusal(lacking, Hire("wine_master")) == ("needs-one-of-each", "TO-MAST-03")


def test_a_hiring_on_a_full_map_that_cannot_be_paid_is_refused(game: ToscanaGame) -> None:
    """TO-FULL-02, TO-FULL-08: there is always a master to replace, so only the cost can forbid."""
    state = full(game, Player("0·5·5·5·5", workers="A8 B8 C8 D8"))
    assert refusal(state, Hire("worker")) == ("cannot-pay", "TO-WORK-01")


def test_workers_and_own_pieces_cannot_be_replaced(game: ToscanaGame) -> None:
    """TO-FULL-03: nor can a piece simply be put beside a foreign one."""
    state = full(game, Player("0·2·0·0·0", workers="A8 B8 B8 C8 C8", masters="D8"))
    play(state, Hire("wine_master"))
    assert refusal(state, Replace("A1")) == ("replace-worker", "TO-FULL-03")
    assert refusal(state, Replace("A8")) == ("replace-worker", "TO-FULL-03")
    assert refusal(state, Replace("D8")) == ("replace-own", "TO-FULL-03")
    assert refusal(state, Replace("E1")) == ("no-such-space", "TO-COMP-09")
    assert refusal(state, Place("A1")) == ("space-of-other", "TO-SPACE-01")
    assert refusal(state, Place("A6")) == ("replace-instead", "TO-FULL-01")
    assert refusal(state, Place("D8")) == ("master-needs-empty", "TO-MAST-01")


def test_the_robbed_player_keeps_every_reward_and_gets_nothing(game: ToscanaGame) -> None:
    """TO-FULL-05, TO-FULL-06: the master leaves the game; it cannot be hired again."""
    state = full(game, Player("1·0·0·0·0", workers="A8 B8 C8 D8"))
    before = state.fields()["wineries"][1]
    play(state, Hire("worker"), Replace("B7"))
    assert state.fields()["wineries"][1] == {**before, "removed": 1}
    assert len(state.spaces_of(1)) == 6
    assert rules_told(state, "master-gone") == ["TO-FULL-06"]
    state.check()


def test_a_master_is_replaced_only_while_no_space_is_empty(game: ToscanaGame) -> None:
    """TO-FULL-01, TO-FULL-10: one empty space is enough to forbid it."""
    state = full(game, Player("1·0·0·0·0", workers="A8 B8 C8 C8"))
    state.play(Hire("worker"))
    assert refusal(state, Replace("A6")) == ("replace-not-full", "TO-FULL-01")
    assert spaces(state) == ["A8", "B8", "D8"]


def test_four_players_fill_the_map_only_with_their_very_last_piece(game: ToscanaGame) -> None:
    """TO-FULL-07: before it one space is free, and nothing can be replaced."""
    rows = [
        Player("1·1·1·1·1", workers=f"{row}1 {row}2 {row}3 {row}4 {row}5", masters=f"{row}6 {row}7") for row in "ABCD"
    ]
    state = turn(game, *rows, in_round=7)
    for row in "ABC":
        play(state, UseAction("hire"), Hire("wine_master"), Place(f"{row}8"), FinishHiring())
    play(state, UseAction("hire"), Hire("wine_master"))
    assert state.moves() == [Place("D8")]
    assert refusal(state, Replace("A6")) == ("replace-players", "TO-PC-01")
    state.play(Place("D8"))
    assert 0 not in state.pieces


def test_the_map_is_full_at_the_earliest_after_the_second_hiring_of_round_6(game: ToscanaGame) -> None:
    """TO-FULL-09, TO-FULL-10: 30 pieces after round 5; the third hiring of round 6 replaces, and the map stays full."""
    spaces_of_all = iter(game.box.spaces)
    players = []
    for _ in range(5):
        taken = [next(spaces_of_all) for _ in range(6)]
        players.append(Player("0·2·0·0·0", workers=" ".join(taken[:5]), masters=taken[5]))
    state = turn(game, *players, in_round=6)
    for space in ("D7", "D8"):
        play(state, UseAction("hire"), Hire("wine_master"))
        assert not any(isinstance(move, Replace) for move in state.moves())
        play(state, Place(space), FinishHiring())
    play(state, UseAction("hire"), Hire("wine_master"))
    assert state.moves() == [Replace(space) for space in ("A6", "B4", "C8", "D6", "D7", "D8")]
    play(state, Replace("D7"), FinishHiring())
    assert 0 not in state.pieces
    play(state, UseAction("hire"), Hire("wine_master"), Replace("D8"), FinishHiring())
    assert [winery.removed for winery in state.wineries] == [1, 1, 0, 0, 0]


def test_without_the_rule_a_full_map_leaves_no_room(game: ToscanaGame) -> None:
    """TO-MAST-01, TO-FULL-08: a box whose owner has switched the rule off by its number of players."""
    strict = game.corrected({"full_map_rule": {"players_required": 6}})
    assert isinstance(strict, ToscanaGame)
    state = full(strict, Player("0·2·0·0·0", workers="A8 B8 B8 C8 C8", masters="D8"))
    assert refusal(state, Hire("wine_master")) == ("no-room", "TO-MAST-01")
    state = full(strict, Player("1·0·0·0·0", workers="A8 B8 C8 D8"))
    assert refusal(state, Hire("worker")) is None  # beside an own worker


@pytest.mark.parametrize(("players_required", "reason"), [(5, None), (6, ("no-room", "TO-WORK-02"))])
def test_a_worker_without_an_own_space_to_join_depends_on_the_rule(
    game: ToscanaGame, players_required: int, reason: tuple[str, str] | None
) -> None:
    """TO-FULL-01, TO-FULL-08: all own workers stand in pairs, and two third masters have just filled the map."""
    box = game.corrected({"full_map_rule": {"players_required": players_required}})
    assert isinstance(box, ToscanaGame)
    rich = [player._replace(goods="1·1·1·1·1") for player in OTHERS[:2]]
    state = turn(box, *rich, *OTHERS[2:], Player("1·0·0·0·0", workers="B8 B8 C8 C8"), in_round=7)
    for space in ("A8", "D8"):
        play(state, UseAction("hire"), Hire("wine_master"), Place(space), FinishHiring())
    ignore(state, "hire")
    ignore(state, "hire")
    state.play(UseAction("hire"))
    assert refusal(state, Hire("worker")) == reason
    if reason is None:
        assert play(state, Hire("worker")).moves() == [Replace(space) for space in sorted([*MASTERS, "A8", "D8"])]
