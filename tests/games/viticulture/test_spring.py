"""The year, spring and the wake-up chart."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.viticulture.looking import asked, details, refusal, rules_told, seats_told
from tutor.games.viticulture.examples.positions import (
    ONE_VISITOR,
    PASS,
    Player,
    cart,
    draw_in_fall,
    drawn,
    end_year,
    free,
    hand,
    lira,
    moves,
    pass_season,
    play,
    put,
    question,
    spring,
    summer,
    to_winter,
    told,
    visit,
    vp,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import WakeUp
from tutor.games.viticulture.names import SEASONS
from tutor.games.viticulture.state import Viticulture


def wake(state: Viticulture, *rows: int) -> Viticulture:
    """Let one player after the other choose a row."""
    return play(state, *(WakeUp(row, "") for row in rows))


def test_a_year_is_spring_summer_fall_winter_and_year_end(game: ViticultureGame) -> None:
    """VI-YEAR-01, VI-YEAR-03: always in this order, year after year."""
    state = spring(game, Player(), Player())
    seen = []
    for year in (1, 2, 3):
        seen.append((state.year, SEASONS[state.season]))
        wake(state, 1, 3)
        seen.append((state.year, SEASONS[state.season]))
        pass_season(state)
        seen.append((state.year, SEASONS[state.season]))
        draw_in_fall(state)
        seen.append((state.year, SEASONS[state.season]))
        pass_season(state)
        assert state.year == year + 1
    assert seen == [(year, season) for year in (1, 2, 3) for season in ("spring", "summer", "fall", "winter")]
    assert [row["year"] for row in told(state, "year-ends")] == [1, 2, 3]
    assert rules_told(state, "year-ends") == ["VI-EOY-01"] * 3
    assert set(rules_told(state, "year-begins")) == {"VI-YEAR-01"}


def test_the_chart_alone_gives_the_order_of_every_season(game: ViticultureGame) -> None:
    """VI-YEAR-02, VI-SPR-03: whoever acted last in summer, fall and winter begin with the lowest row."""
    state = spring(game, *[Player()] * 4)
    wake(state, 6, 3, 7, 1)
    assert (state.order, state.actor) == ([3, 1, 0, 2], 3)
    play(state, PASS, PASS, PASS)
    cart(state)
    play(state, PASS)
    assert draw_in_fall(state) == [3, 1, 0, 2]
    assert (state.order, state.actor) == ([3, 1, 0, 2], 3)
    assert [row["season"] for row in told(state, "season-begins")] == ["summer", "winter"]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_rows_are_chosen_clockwise_from_the_first_player(game: ViticultureGame, first: int) -> None:
    """VI-SPR-01, VI-SPR-04: the token matters only for this."""
    state = spring(game, *[Player()] * 3, first=first)
    order = []
    for row in (7, 6, 1):
        order.append(state.actor)
        wake(state, row)
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert state.order == [(first + 2) % 3, (first + 1) % 3, first]


def test_a_row_takes_one_rooster(game: ViticultureGame) -> None:
    """VI-SPR-01, VI-SPR-03: rows 1 to 7, each once."""
    state = spring(game, Player(), Player())
    assert [move.row for move in moves(state, WakeUp)] == [1, 2, 3, 4, 5, 5, 6, 7]
    wake(state, 4)
    assert refusal(state, WakeUp(4, "")) == ("row-taken", "VI-SPR-01")
    for move in (WakeUp(0, ""), WakeUp(8, ""), WakeUp(5, ""), WakeUp(4, "summer"), WakeUp(5, "vine")):
        assert refusal(state, move) == ("no-such-row", "VI-SPR-02")


@pytest.mark.parametrize(
    ("row", "deck", "gains"),
    [
        (1, "", {}),
        (2, "", {"vine": 1}),
        (3, "", {"order": 1}),
        (4, "", {"lira": 1}),
        (5, "summer", {"summer": 1}),
        (5, "winter", {"winter": 1}),
        (6, "", {"vp": 1}),
        (7, "", {"worker": 1}),
    ],
)
def test_what_each_row_gives_at_once(game: ViticultureGame, row: int, deck: str, gains: dict[str, int]) -> None:
    """VI-SPR-02: before the next player chooses."""
    state = spring(game, Player(lira=3), Player())
    play(state, WakeUp(row, deck))
    assert asked(state) == ("ChooseRow", 1)
    found = {name: drawn(state, name) for name in ("vine", "summer", "order", "winter")}
    found |= {"lira": lira(state)[0] - 3, "vp": vp(state)[0], "worker": free(state)[0] - 2}
    assert {name: number for name, number in found.items() if number} == gains
    assert len(hand(state)) == sum(found[name] for name in ("vine", "summer", "order", "winter"))


def test_the_question_says_what_a_row_gives(game: ViticultureGame) -> None:
    """VI-SPR-02: from the earliest to the latest."""
    state = spring(game, Player(), Player())
    bonuses = [details(state, WakeUp(row, "summer" if row == 5 else "")) for row in range(1, 8)]
    assert bonuses == [
        {"bonus": name}
        for name in ("none", "draw_vine", "draw_order", "gain_lira", "draw_visitor", "gain_vp", "temporary_worker")
    ]
    assert details(state, WakeUp(9, "")) is None


def test_the_temporary_worker_is_a_worker_for_this_year(game: ViticultureGame) -> None:
    """VI-SPR-05, VI-EOY-04: it works like a regular one, and leaves at the end of the year."""
    state = spring(game, Player(), Player())
    wake(state, 7, 1)
    assert (state.temporary, free(state), state.vineyards[0].regular) == (0, [3, 2], 2)
    assert seats_told(state, "temporary-taken") == [0]
    play(state, PASS)
    for _ in range(4):
        cart(state, grande=not free(state)[0])
    assert (lira(state)[0], question(state)) == (4, "FallDraw")
    end_year(state)
    assert (state.temporary, free(state)) == (-1, [2, 2])


def test_the_temporary_worker_may_be_used_in_winter(game: ViticultureGame) -> None:
    """VI-SPR-05: it is one of the workers that are left."""
    state = spring(game, Player(), Player())
    wake(state, 7, 1)
    to_winter(state)
    play(state, PASS)
    for _ in range(4):
        cart(state, grande=not free(state)[0])
    assert (lira(state)[0], question(state)) == (4, "ChooseRow")


def test_roosters_are_only_moved_by_rules(game: ViticultureGame) -> None:
    """VI-SPR-06: sliding a rooster to show a pass is an aid; the position keeps the row and who has passed."""
    state = spring(game, Player(), Player())
    wake(state, 2, 6)
    play(state, PASS)
    assert [vineyard.row for vineyard in state.vineyards] == [2, 6]
    assert (state.has_passed(0), state.has_passed(1)) == (True, False)


def test_the_bonus_of_a_row_is_not_asked_for(game: ViticultureGame) -> None:
    """VI-SPR-07: whoever takes the row takes the bonus."""
    state = spring(game, Player(), Player())
    wake(state, 6)
    assert (vp(state), asked(state)) == ([1, 0], ("ChooseRow", 1))


def test_roosters_leave_the_chart_at_the_end_of_the_year(game: ViticultureGame) -> None:
    """VI-EOY-06, VI-SPR-01: every row is free again."""
    state = spring(game, Player(), Player())
    wake(state, 2, 6)
    end_year(state)
    assert [vineyard.row for vineyard in state.vineyards] == [0, 0]
    assert {move.row for move in moves(state, WakeUp)} == set(range(1, 8))


@pytest.mark.parametrize(("players", "rows_left"), [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_a_row_is_always_free_for_the_organizer(game: ViticultureGame, players: int, rows_left: int) -> None:
    """VI-LIM-02: with six players one, with two players five."""
    state = summer(game, Player(hand="organizer"), *[Player()] * (players - 1))
    visit(state, "organizer", "a")
    assert len({move.row for move in moves(state, WakeUp)}) == rows_left


def test_the_first_player_token_goes_round_counter_clockwise(game: ViticultureGame) -> None:
    """VI-EOY-06, VI-SPR-04: 0, 3, 2, 1, 0 of four."""
    state = spring(game, *[Player()] * 4)
    holders = []
    for _ in range(5):
        holders.append(state.first)
        wake(state, 1, 2, 3, 4)
        end_year(state)
    assert holders == [0, 3, 2, 1, 0]
    assert all((after - before) % 4 == 3 for before, after in pairwise(holders))


def test_who_holds_the_token_does_not_act_first_by_it(game: ViticultureGame) -> None:
    """VI-SPR-04: the chart decides."""
    state = spring(game, Player(), Player(), first=1)
    wake(state, 7, 6)
    assert (state.first, state.actor) == (1, 0)
    put(state, "give_tour")
    play(state, PASS, PASS, ONE_VISITOR, ONE_VISITOR)
    assert asked(state) == ("TakeTurn", 0)
