"""The wine festival and its twelve spaces (GC-FEST)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import details, refusal, rules_told
from tutor.games.grand_cru.box import SPACES
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    LEAVE,
    Player,
    action,
    cash,
    cubes,
    discard,
    festival,
    keep_loans,
    leave_festival,
    moves,
    pass_year,
    pawns,
    play,
    prestige,
    question,
    spaces,
    supply,
    taken,
    tiles,
    told,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import RaiseDemand, RemoveVine, TakeVine, Visit

#: A guest who can pay for, and carry out, everything.
GUEST = Player(cash=20, prestige=40, vines="2 gamay, merlot", cellar="gamay@1, 2 pinot@1")


def order(game: GrandCruGame, points: list[int], start: int, ruling: str = "clockwise") -> list[int | None]:
    """Return in which order players with these points are asked."""
    players = [Player(prestige=number) for number in points]
    state = action(game, *players, seat=start, start=start, counter=LAST_SPACE, options={"festival_tie": ruling})
    pass_year(state)
    return leave_festival(state)


@pytest.mark.parametrize(
    ("points", "start", "expected"),
    [
        ([5, 7, 3, 7], 2, [3, 0, 1, 2]),
        ([5, 7, 3, 7], 0, [1, 2, 3, 0]),
        ([0, 0, 0], 1, [1, 2, 0]),
        ([9, 1], 1, [0, 1]),
        ([4, 4, 9, 9, 4], 4, [2, 3, 4, 0, 1]),
    ],
)
def test_the_most_prestige_begins_and_ties_go_clockwise(
    game: GrandCruGame, points: list[int], start: int, expected: list[int]
) -> None:
    """GC-FEST-01, GC-FEST-02: nearest to the start player in playing order, the start player included."""
    assert order(game, points, start) == expected


def test_with_the_other_ruling_the_nearest_on_either_side_begins(game: GrandCruGame) -> None:
    """GC-FEST-01: a neighbour on the right comes before the second on the left; equal distances go clockwise."""
    assert order(game, [1, 1, 7, 7, 1], 4)[0] == 2
    assert order(game, [1, 1, 7, 7, 1], 4, "either_side")[0] == 3
    assert order(game, [7, 1, 1, 7, 1], 4, "either_side")[0] == 0


def test_a_space_is_taken_with_a_pawn_and_its_price_is_lost_at_once(game: GrandCruGame) -> None:
    """GC-FEST-03, GC-FEST-04: nobody else can use it this year."""
    state = festival(game, GUEST, GUEST)
    assert details(state, Visit("money_3")) == {"points": 5} and details(state, LEAVE) is None
    state.play(Visit("money_3"))
    assert (prestige(state), pawns(state), taken(state)) == ([35, 40], [3, 4], {"money_3": 0})
    assert (cash(state)[0], state.actor) == (23, 1)
    assert refusal(state, Visit("money_3")) == ("space-taken", "GC-FEST-04")
    assert refusal(state, Visit("casino")) == ("no-such-space", "GC-FEST-04")
    assert told(state, "festival-visit") == [{"space": "money_3", "points": 5}]


@pytest.mark.parametrize("points", range(6))
def test_only_what_one_can_pay_for_may_be_chosen(game: GrandCruGame, points: int) -> None:
    """GC-FEST-05: prestige never falls below nothing."""
    state = festival(game, GUEST._replace(prestige=points), Player())
    prices = dict(zip(SPACES, (1, 2, 2, 2, 3, 4, 1, 2, 3, 1, 3, 5), strict=True))
    assert spaces(state) == [space for space, price in prices.items() if price <= points]
    for space, price in prices.items():
        if price > points:
            assert refusal(state, Visit(space)) == ("too-little-prestige", "GC-FEST-05")


def test_who_has_left_is_out_until_the_next_year(game: GrandCruGame) -> None:
    """GC-FEST-02, GC-FEST-06, GC-FEST-22: the others go on round the table; a pass of Phase I has no bearing."""
    state = action(game, *[GUEST] * 3, counter=LAST_SPACE)
    pass_year(state)
    play(state, LEAVE, Visit("money_1"), Visit("money_2"))
    assert state.actor == 1
    play(state, Visit("money_3"), LEAVE)
    assert state.actor == 1
    assert leave_festival(state) == [1]
    assert question(state) == "ChooseLoans"


def test_four_pawns_are_four_special_actions(game: GrandCruGame) -> None:
    """GC-FEST-07, GC-FEST-22: without a free pawn one must pass."""
    state = play(festival(game, Player(), GUEST), LEAVE)
    for space in ("money_1", "money_2", "money_3", "start_player"):
        state.play(Visit(space))
    assert (pawns(state)[1], state.moves()) == (0, [LEAVE])
    assert refusal(state, Visit("grape_juice")) == ("no-free-pawn", "GC-FEST-07")


def test_an_action_without_effect_cannot_be_chosen(game: GrandCruGame) -> None:
    """GC-FEST-08: nothing to harvest, sell, press, exchange or raise."""
    top = dict.fromkeys(("gamay", "syrah", "merlot", "cabernet", "pinot"), 6)
    state = festival(game, Player(prestige=40), Player(), demand=top)
    assert spaces(state) == ["start_player", "money_1", "money_2", "money_3"]
    assert refusal(state, Visit("late_harvest")) == ("too-few-on-vines", "GC-FEST-08")
    assert refusal(state, Visit("extra_delivery")) == ("nothing-mature", "GC-FEST-08")
    assert refusal(state, Visit("grape_juice")) == ("no-juice", "GC-FEST-08")
    assert refusal(state, Visit("primeur")) == ("nothing-early", "GC-FEST-08")
    assert refusal(state, Visit("rebuilding")) == ("no-vines", "GC-FEST-08")
    assert refusal(state, Visit("demand_3")) == ("demand-at-top", "GC-FEST-27")


def test_with_the_other_ruling_a_space_may_be_blocked_without_effect(game: GrandCruGame) -> None:
    """GC-FEST-08: the price is lost, the space is taken, nothing else happens."""
    top = dict.fromkeys(("gamay", "syrah", "merlot", "cabernet", "pinot"), 6)
    for space in SPACES[1:9]:
        poor = Player(cash=0, prestige=40)
        state = festival(game, poor, Player(), demand=top, options={"festival_needs_effect": False})
        assert spaces(state) == list(SPACES)
        state.play(Visit(space))
        assert (taken(state), state.actor, cash(state)[0]) == ({space: 0}, 1, 0)
        assert rules_told(state, "no-effect") == ["GC-FEST-08"]
    able = festival(game, GUEST, Player(), options={"festival_needs_effect": False})
    assert question(play(able, Visit("late_harvest"))) == "PickCube"


def test_at_the_end_all_pawns_go_home(game: GrandCruGame) -> None:
    """GC-FEST-09: and the spaces are free next year."""
    state = festival(game, GUEST, GUEST)
    play(state, Visit("money_1"), Visit("money_2"), Visit("start_player"), Visit("grape_juice"))
    assert (pawns(state), len(taken(state))) == ([2, 2], 4)
    leave_festival(state)
    assert (pawns(state), taken(state)) == ([4, 4], {})
    assert rules_told(state, "festival-over") == ["GC-FEST-09"]


def test_the_start_player_may_be_bought_kept_or_left_alone(game: GrandCruGame) -> None:
    """GC-FEST-10, GC-FEST-23: it changes nothing in the running festival."""
    state = festival(game, GUEST, GUEST, GUEST, seat=1, start=0)
    state.play(Visit("start_player"))
    assert (state.start, state.actor) == (1, 2)
    assert leave_festival(state) == [2, 0, 1]
    keep_loans(state)
    assert state.actor == 1
    kept = festival(game, GUEST, GUEST)
    kept.play(Visit("start_player"))
    assert (kept.start, prestige(kept)[0]) == (0, 39)
    alone = festival(game, GUEST, GUEST, seat=1)
    leave_festival(alone)
    keep_loans(alone)
    assert (alone.start, alone.actor) == (0, 0)


def test_grape_juice_sells_all_cubes_on_the_vines_for_a_franc_each(game: GrandCruGame) -> None:
    """GC-FEST-13: they go to the supply, and step 6 fills the vines again (GC-PREP-07)."""
    state = festival(game, Player(cash=0, loans=1, vines="3 gamay, 2 pinot", bare="merlot"), Player())
    state.play(Visit("grape_juice"))
    assert (cash(state)[0], cubes(state), supply(state, "gamay")) == (5, {}, 15)
    assert told(state, "juice-made") == [{"variety": {"gamay": 3, "pinot": 2}, "money": 5}]
    leave_festival(state)
    keep_loans(state)
    assert cubes(state) == {"gamay": 3, "merlot": 1, "pinot": 2}


def test_prestige_becomes_money_on_three_spaces(game: GrandCruGame) -> None:
    """GC-FEST-21, GC-FEST-25: 1, 2 or 3 francs for 1, 3 or 5 points; one player may use all three, one per turn."""
    state = play(festival(game, Player(), GUEST), LEAVE)
    for space, francs, points in (("money_1", 1, 1), ("money_2", 2, 3), ("money_3", 3, 5)):
        money, prestige_ = cash(state)[1], prestige(state)[1]
        state.play(Visit(space))
        assert (cash(state)[1], prestige(state)[1]) == (money + francs, prestige_ - points)
    assert rules_told(state, "prestige-paid-out") == ["GC-FEST-21"] * 3


def test_with_the_other_ruling_each_group_is_used_once(game: GrandCruGame) -> None:
    """GC-FEST-25: a paragraph of the book can be read as one space."""
    state = festival(game, GUEST, GUEST, options={"festival_groups": True})
    play(state, Visit("money_1"), Visit("demand_1"), RaiseDemand("gamay"))
    for space in ("money_2", "money_3", "demand_2", "demand_3"):
        assert refusal(state, Visit(space)) == ("group-taken", "GC-FEST-25")
    assert spaces(state) == ["start_player", "late_harvest", "extra_delivery", "grape_juice", "primeur", "rebuilding"]
    assert refusal(state, Visit("money_1")) == ("space-taken", "GC-FEST-04")


def test_all_twelve_spaces_cost_29_points(game: GrandCruGame) -> None:
    """GC-FEST-04, GC-FEST-20, GC-FEST-21: each once."""
    assert sum(game.box.festival_prices) == 29 and len(SPACES) == 12


# ---------------------------------------------------------------------- rebuilding


def test_rebuilding_exchanges_a_vine_for_any_other_variety_of_a_pile(game: GrandCruGame) -> None:
    """GC-FEST-16, GC-FEST-18, GC-FEST-24: the old vine is discarded, the new one is bare until step 6."""
    start = festival(game, GUEST._replace(bare="gamay"), Player(), discard_pile={"syrah": 1, "aoc": 2})
    start.play(Visit("rebuilding"))
    assert start.moves() == [
        RemoveVine("gamay", True),
        RemoveVine("gamay", False),
        RemoveVine("merlot", True),
    ]
    assert refusal(start, RemoveVine("merlot", False)) == ("no-such-vine", "GC-FEST-24")
    state = play(start.copy(), RemoveVine("gamay", False))
    assert [move.variety for move in moves(state, TakeVine)] == ["syrah", "merlot", "cabernet", "pinot", "syrah"]
    drawn = state.pile.size
    state.play(TakeVine("draw_pile", "pinot"))
    assert (state.pile.size, discard(state)) == (drawn - 1, {"gamay": 1, "syrah": 1, "aoc": 2})
    assert (tiles(state), cubes(state)) == ({"gamay": 2, "merlot": 1, "pinot": 1}, {"gamay": 2, "merlot": 1})
    assert rules_told(state, "pile-searched") == ["GC-FEST-18"]
    state = play(start.copy(), RemoveVine("gamay", False), TakeVine("discard_pile", "syrah"))
    assert (state.pile.size, discard(state)) == (drawn, {"gamay": 1, "aoc": 2})
    assert rules_told(state, "pile-searched") == []


def test_rebuilding_gives_vines_of_another_variety_and_nothing_from_the_display(game: GrandCruGame) -> None:
    """GC-FEST-17, GC-FEST-19: no improvement, not the same variety, nothing that is not in the pile."""
    state = festival(game, GUEST, Player(), discard_pile={"aoc": 1})
    play(state, Visit("rebuilding"), RemoveVine("merlot", True))
    assert refusal(state, TakeVine("draw_pile", "aoc")) == ("vines-only", "GC-FEST-17")
    assert refusal(state, TakeVine("display", "pinot")) == ("no-such-pile", "GC-FEST-17")
    assert refusal(state, TakeVine("draw_pile", "merlot")) == ("same-variety", "GC-FEST-19")
    assert refusal(state, TakeVine("discard_pile", "merlot")) == ("same-variety", "GC-FEST-19")
    assert refusal(state, TakeVine("discard_pile", "pinot")) == ("not-in-pile", "GC-FEST-16")


def test_a_cube_on_the_removed_vine_goes_to_the_supply_for_nothing(game: GrandCruGame) -> None:
    """GC-FEST-19: no payment."""
    state = festival(game, GUEST, Player())
    before = supply(state, "gamay")
    play(state, Visit("rebuilding"), RemoveVine("gamay", True), TakeVine("draw_pile", "pinot"))
    assert (supply(state, "gamay"), cash(state)[0], cubes(state)) == (before + 1, 20, {"gamay": 1, "merlot": 1})
    assert rules_told(state, "vine-removed-with-cube") == ["GC-FEST-19"]


def test_without_another_variety_in_the_piles_nothing_can_be_rebuilt(game: GrandCruGame) -> None:
    """GC-FEST-19, GC-FEST-24: tiles discarded in step 1 are available, those of the display are not."""
    holders = [Player(bare="12 syrah"), Player(bare="12 merlot"), Player(bare="12 cabernet"), Player(bare="12 pinot")]
    guest = Player(prestige=9, bare="gamay")
    shown = ["syrah", "syrah", "merlot", "merlot", "cabernet", "cabernet", "pinot", "pinot", "gamay", "gamay"]
    state = festival(game, guest, *holders, display=shown)
    assert refusal(state, Visit("rebuilding")) == ("no-other-vine", "GC-FEST-19")
    shown[0] = "gamay"
    state = festival(game, guest._replace(bare="gamay, pinot"), *holders[:3], Player(bare="11 pinot"), display=shown)
    state.play(Visit("rebuilding"))
    assert RemoveVine("gamay", False) in state.moves()
    assert refusal(state, RemoveVine("riesling", False)) == ("no-such-variety", "GC-COMP-07")
    lone = festival(game, guest._replace(bare="gamay, syrah"), Player(bare="11 syrah"), *holders[1:], display=shown)
    assert refusal(lone, Visit("rebuilding")) is None
    lone.play(Visit("rebuilding"))
    assert refusal(lone, RemoveVine("syrah", False)) is None


def test_a_full_vineyard_may_rebuild(game: GrandCruGame) -> None:
    """GC-FEST-24: the new tile takes the freed space."""
    state = festival(game, Player(prestige=4, bare="12 gamay"), Player())
    play(state, Visit("rebuilding"), RemoveVine("gamay", False), TakeVine("draw_pile", "pinot"))
    assert tiles(state) == {"gamay": 11, "pinot": 1}
