"""The end of the year, and the end of the game."""

from __future__ import annotations

import pytest

import tutor
from tests.games.viticulture.looking import asked, names_told, refusal, rules_told, seats_told
from tutor.games.viticulture.examples.positions import (
    PASS,
    Player,
    cellar,
    draw_in_fall,
    end_year,
    free,
    grande,
    hand,
    lira,
    pad,
    pass_season,
    pile,
    play,
    put,
    question,
    space,
    summer,
    to_winter,
    told,
    visit,
    vp,
    winter,
    year_end,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import DiscardCard, FillOrder, HarvestField, Plant, SellGrape, TakeBonus, WakeUp
from tutor.games.viticulture.names import ACTIONS
from tutor.games.viticulture.state import Viticulture

MEDIUM, LARGE = "medium_cellar", "medium_cellar, large_cellar"


def aged(game: ViticultureGame, built: str, wines: str) -> str:
    """Return how these wines stand after the end of a year."""
    return cellar(year_end(game, Player(built=built, cellar=wines), Player()))


# ---------------------------------------------------------------------- the steps


def test_the_steps_come_in_the_order_of_the_book(game: ViticultureGame) -> None:
    """VI-EOY-01: ageing, workers, residual income, discarding, the token; each for all players."""
    cards = ", ".join(f"order_{number:02}" for number in range(1, 9))
    state = winter(game, Player(pad="R1", residual=2, hand=cards), Player(cellar="R1", residual=1))
    before = len(state.journal or ())
    pass_season(state)
    play(state, DiscardCard("order_01"))
    assert names_told(state, before) == [
        "passed", "passed", "season-over", "year-ends", "grape-aged", "wine-aged", "workers-return",
        "residual-paid-out", "residual-paid-out", "discarded", "token-moves", "year-begins",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("before", "after"),
    [("R1", "R2"), ("R8", "R9"), ("R9", "R9"), ("R8 R9", "R8 R9"), ("R1 R2 R3", "R2 R3 R4"), ("R7 R8 R9", "R7 R8 R9")],
)
def test_grapes_age_up_to_nine_without_any_cellar(game: ViticultureGame, before: str, after: str) -> None:
    """VI-EOY-02, VI-EOY-03: from the highest down, so that neighbours move together."""
    state = year_end(game, Player(pad=before), Player(pad=before.replace("R", "W")))
    assert (pad(state), pad(state, 1)) == (after, after.replace("R", "W"))


@pytest.mark.parametrize(
    ("built", "before", "after"),
    [
        ("", "R1 R2 W3", "R2 R3 W3"),
        ("", "R1 R2 R3", "R1 R2 R3"),
        (MEDIUM, "R1 R2 R3", "R2 R3 R4"),
        (MEDIUM, "R3 R4 R5 R6", "R3 R4 R5 R6"),
        (MEDIUM, "R3 R5 W6 B4 B6", "R4 R6 W6 B5 B6"),
        (LARGE, "R6 W6 B6 S7", "R7 W7 B7 S8"),
        (LARGE, "R8 R9 S8 S9", "R8 R9 S8 S9"),
        (LARGE, "S7 S9", "S8 S9"),
    ],
)
def test_wines_age_as_far_as_the_cellars_go(game: ViticultureGame, built: str, before: str, after: str) -> None:
    """VI-EOY-02, VI-EOY-03: 3 to 4 needs the medium, 6 to 7 the large cellar; a token that cannot move stays."""
    assert aged(game, built, before) == after


def test_wines_stay_for_these_reasons(game: ViticultureGame) -> None:
    """VI-EOY-02, VI-EOY-03: the top, the next slot, the next cellar."""
    state = year_end(game, Player(built=LARGE, cellar="R8 R9"), Player(cellar="R3"))
    reasons = [(row["value"], row["reason"].name, row["reason"].rule) for row in told(state, "wine-stays")]
    assert reasons == [
        (9, "at-the-top", "VI-EOY-02"), (8, "next-slot-taken", "VI-EOY-03"), (3, "next-cellar-needed", "VI-EOY-02"),
    ]  # fmt: skip


def test_nothing_is_lost_by_ageing(game: ViticultureGame) -> None:
    """VI-EOY-03: as many tokens as before."""
    full = " ".join(f"R{value}" for value in range(1, 10))
    for built in ("", MEDIUM, LARGE):
        assert len(aged(game, built, full).split()) == 9


def test_workers_return_and_those_in_training_are_ready(game: ViticultureGame) -> None:
    """VI-EOY-04: from spaces, drawings, cart and yoke; the grey one goes back to the chart."""
    board = {"give_tour": "0 1G", "draw_order": "2"}
    players = (
        Player(regular=4, training=1, cart=1, grande="yoke", built="yoke"),
        Player(row=7),
        Player(grande="give_tour/overflow"),
    )
    state = winter(game, *players, board=board, temporary=1)
    assert free(state) == [1, 3, 1]
    pass_season(state)
    assert (free(state), [grande(state, seat) for seat in range(3)]) == ([4, 2, 2], ["home"] * 3)
    assert (state.temporary, [vineyard.training for vineyard in state.vineyards]) == (-1, [0, 0, 0])
    assert {space(state, action) for action in ACTIONS} == {"- - -"}
    assert rules_told(state, "workers-return") == ["VI-EOY-04"]


def test_residual_income_comes_after_the_workers(game: ViticultureGame) -> None:
    """VI-EOY-04, VI-RES-02: to everybody at once."""
    state = year_end(game, Player(residual=4), Player(lira=3, residual=0), Player(residual=5))
    assert lira(state) == [4, 3, 5]
    assert seats_told(state, "residual-paid-out") == [0, 2]


def test_hands_are_cut_to_seven_in_wake_up_order(game: ViticultureGame) -> None:
    """VI-EOY-05: own choice, any mixture; the discards are public."""
    orders = ", ".join(f"order_{number:02}" for number in range(1, 9))
    players = Player(row=5, hand=f"{orders}, merlot"), Player(row=2, hand="4 malvasia, 4 sangiovese"), Player(row=3)
    state = year_end(game, *players)
    order = []
    while question(state) == "DiscardDown":
        order.append(state.actor)
        assert refusal(state, DiscardCard("queen")) == ("not-in-hand", "VI-EOY-05")
        play(state, DiscardCard("malvasia" if state.actor == 1 else hand(state)[-1]))
    assert order == [1, 0, 0]
    assert [len(hand(state, seat)) for seat in range(3)] == [7, 7, 0]
    assert (pile(state, "vine"), pile(state, "order")) == (["malvasia", "merlot"], ["order_08"])
    discarded = [event for event in state.journal or () if event.name == "discarded"]
    assert all(not event.secret and event.rule == "VI-EOY-05" for event in discarded)


@pytest.mark.parametrize(("cards", "asks"), [(6, 0), (7, 0), (8, 1), (12, 5)])
def test_seven_cards_are_kept(game: ViticultureGame, cards: int, asks: int) -> None:
    """VI-EOY-05, VI-DECK-04: whoever holds seven or fewer is not asked."""
    orders = ", ".join(f"order_{number:02}" for number in range(1, cards + 1))
    state = year_end(game, Player(hand=orders), Player())
    count = 0
    while question(state) == "DiscardDown":
        play(state, state.moves()[0])
        count += 1
    assert (count, len(hand(state))) == (asks, min(cards, 7))


def test_the_marks_of_the_year_are_cleared(game: ViticultureGame) -> None:
    """VI-EOY-06: harvested fields, yoke, windmill, tasting room, roosters."""
    owner = Player(
        field_5="merlot", harvested="field_5", built="yoke, windmill, tasting_room", yoke=True, milled=True, toured=True
    )
    state = year_end(game, owner, Player())
    vineyard = state.vineyards[0]
    assert (vineyard.harvested, vineyard.yoke_used, vineyard.milled, vineyard.toured) == (0, False, False, False)
    assert [v.row for v in state.vineyards] == [0, 0]
    play(state, WakeUp(4, ""), WakeUp(1, ""))
    put(state, "yoke", HarvestField("field_5"))
    assert pad(state) == "R3"


# ---------------------------------------------------------------------- the end of the game


def test_the_year_in_which_somebody_has_20_points_is_the_last(game: ViticultureGame) -> None:
    """VI-END-01, VI-EOY-01: it is played to its very end."""
    state = summer(game, Player(vp=19, pad="R1", residual=2), Player(), Player())
    put(state, "sell_grapes_or_field", SellGrape("red", 1), TakeBonus(), at="bonus")
    assert (state.reached, rules_told(state, "goal-reached")) == (True, ["VI-END-01"])
    to_winter(state)
    assert question(state) == "TakeTurn"
    pass_season(state)
    assert (state.over, state.winners(), lira(state)[0]) == (True, [0], 3)
    assert rules_told(state, "game-over") == ["VI-END-03"]
    assert refusal(state, PASS) == ("game-over", "VI-END-01")


def test_with_19_points_another_year_follows(game: ViticultureGame) -> None:
    """VI-END-01, VI-YEAR-03: 20 or more are needed."""
    state = year_end(game, Player(vp=19), Player())
    assert (state.over, state.year) == (False, 2)
    assert year_end(game, Player(vp=20), Player()).over
    assert year_end(game, Player(vp=27), Player()).over


@pytest.mark.parametrize("latched", [True, False])
def test_falling_below_20_again(game: ViticultureGame, latched: bool) -> None:
    """VI-END-02: end_trigger_latched: remembered from the moment it happens, or looked at when the year ends."""
    options = {"end_trigger_latched": latched}
    state = summer(game, Player(vp=20, hand="uncertified_broker"), Player(), options=options)
    visit(state, "uncertified_broker", "a")
    assert vp(state)[0] == 17
    end_year(state)
    assert state.over == latched
    again = summer(game, Player(vp=20, hand="sponsor"), Player(), options=options)
    end_year(visit(again, "sponsor", "b"))
    assert again.over


def test_the_goal_is_told_once(game: ViticultureGame) -> None:
    """VI-END-02: a second player who reaches it changes nothing."""
    seller = Player(vp=19, pad="R1")
    state = summer(game, seller, seller, Player(), Player(), Player())
    put(state, "sell_grapes_or_field", SellGrape("red", 1), TakeBonus(), at="bonus")
    put(state, "give_tour")
    assert seats_told(state, "goal-reached") == [0]


TIE = Player(vp=22, lira=5, cellar="R2 W3", pad="R4 W1")


@pytest.mark.parametrize(
    ("other", "winners"),
    [
        (TIE._replace(vp=23, lira=0, cellar="", pad=""), [1]),
        (TIE._replace(vp=21, lira=50, cellar="R9", pad="R9"), [0]),
        (TIE._replace(lira=6, cellar="", pad=""), [1]),
        (TIE._replace(lira=4, cellar="R3 W3 W2", pad="R9 W9"), [0]),
        (TIE._replace(cellar="R2 W3 W1", pad=""), [1]),
        (TIE._replace(cellar="R3", pad="R9 W9"), [0]),
        (TIE._replace(pad="R4 W2"), [1]),
        (TIE._replace(pad="R4"), [0]),
        (TIE, [0, 1]),
    ],
)
def test_the_winner_and_ties(game: ViticultureGame, other: Player, winners: list[int]) -> None:
    """VI-END-03: points, lira, wines, grapes; all equal is a shared victory."""
    state = year_end(game, TIE, other)
    assert (state.over, state.winners()) == (True, winners)
    assert state.losers() == []


def test_ties_are_decided_after_the_steps_of_the_year_end(game: ViticultureGame) -> None:
    """VI-END-03: residual income and ageing count."""
    by_income = year_end(game, Player(vp=20, lira=3), Player(vp=20, residual=4))
    assert by_income.winners() == [1]
    by_age = year_end(game, Player(vp=20, cellar="R3"), Player(vp=20, cellar="R3", built=MEDIUM))
    assert by_age.winners() == [1]


def test_three_may_share_the_victory(game: ViticultureGame) -> None:
    """VI-END-03: those who are equal in everything."""
    state = year_end(game, TIE, Player(vp=3), TIE, TIE)
    assert state.winners() == [0, 2, 3]


@pytest.mark.parametrize(("cap", "points"), [(0, 27), (25, 25)])
def test_points_beyond_25(game: ViticultureGame, cap: int, points: int) -> None:
    """VI-END-04: vp_cap: without a limit, or 25 at most."""
    owner = Player(vp=24, hand="order_08", cellar="R2 W4", built=MEDIUM)
    state = put(winter(game, owner, Player(), options={"vp_cap": cap}), "fill_order", FillOrder("order_08"))
    assert (vp(state)[0], state.score_sheet(0).total) == (points, points)
    if not cap:
        top = put(winter(game, owner._replace(vp=30), Player()), "fill_order", FillOrder("order_08"))
        assert vp(top)[0] == 33


def test_points_may_be_negative_down_to_minus_five(game: ViticultureGame) -> None:
    """VI-END-05: such positions exist, lower ones do not."""
    state = summer(game, Player(vp=-5), Player())
    assert (state.scores(), state.score_sheet(0).total) == ([-5, 0], -5)
    with pytest.raises(tutor.BadSave):
        summer(game, Player(vp=-6), Player())


def test_the_last_discard_is_done_but_changes_nothing(game: ViticultureGame) -> None:
    """VI-END-06: after 20 points hands are still cut."""
    orders = ", ".join(f"order_{number:02}" for number in range(1, 9))
    state = year_end(game, Player(vp=20, hand=orders), Player())
    assert asked(state) == ("DiscardDown", 0)
    play(state, DiscardCard("order_03"))
    assert (state.over, state.winners(), len(hand(state))) == (True, [0], 7)


def sheet(state: Viticulture, seat: int = 0) -> dict[str, int]:
    """Return a player's score sheet as a table."""
    return {line.name: line.points for line in state.score_sheet(seat).lines}


def test_the_score_sheet_says_where_points_come_from(game: ViticultureGame) -> None:
    """VI-END-03: every source has its line and its rule."""
    owner = Player(
        hand="order_08, malvasia, broker, uncertified_oenologist",
        cellar="R2 W4",
        built="windmill, tasting_room, medium_cellar",
        regular=5,
        lira=9,
    )
    state = summer(game, owner, Player(), Player(), passed=[1, 2])
    put(state, "plant_vine", Plant("malvasia", "field_5"))
    put(state, "give_tour")
    visit(state, "broker", "a")
    to_winter(state)
    put(state, "fill_order", FillOrder("order_08"), TakeBonus(), at="bonus")
    play(state, PASS, PASS)
    visit(state, "uncertified_oenologist", "b")
    assert sheet(state) == {
        "windmill": 1, "tasting-room": 1, "visitors": 3, "orders": 3, "bonus": 1, "paid": -1,
    }  # fmt: skip
    assert vp(state)[0] == 8
    rules = {line.name: line.rule for line in state.score_sheet(0).lines}
    assert rules == {
        "windmill": "VI-STR-08", "tasting-room": "VI-STR-10", "visitors": "VI-VIS-02", "orders": "VI-ORD-03",
        "bonus": "VI-BON-02", "paid": "VI-VIS-07",
    }  # fmt: skip


def test_a_game_goes_on_from_year_to_year(game: ViticultureGame) -> None:
    """VI-YEAR-03: nobody scores, nothing ends."""
    state = summer(game, Player(), Player())
    for year in range(2, 12):
        end_year(state)
        while question(state) == "DiscardDown":
            play(state, state.moves()[0])
        assert state.year == year
        play(state, WakeUp(1, ""), WakeUp(7, ""))
    assert draw_in_fall(pass_season(state)) == state.order
