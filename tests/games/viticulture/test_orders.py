"""Filling orders, and residual income."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viticulture.looking import asked, details, names_told, refusal, rules_told
from tutor.games.viticulture.examples.positions import (
    Player,
    cellar,
    end_year,
    hand,
    lira,
    moves,
    pile,
    play,
    put,
    residual,
    told,
    visit,
    vp,
    winter,
    year_end,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import DiscardWine, FillOrder, MakeWine, Place, PlayVisitor, UseWine, WakeUp
from tutor.games.viticulture.state import Viticulture

LARGE = "medium_cellar, large_cellar"
#: Every order: its wines, its points and its residual income.
ORDERS = {
    "order_01": ("R5", 2, 1), "order_02": ("R2 W2", 2, 1), "order_03": ("R3 W1", 2, 1), "order_04": ("R1 W3", 2, 1),
    "order_05": ("W5", 2, 1), "order_06": ("B4", 2, 1), "order_07": ("R6", 3, 1), "order_08": ("R2 W4", 3, 1),
    "order_09": ("R4 W2", 3, 1), "order_10": ("R3 W3", 3, 1), "order_11": ("R4 R3", 3, 1), "order_12": ("W6", 3, 1),
    "order_13": ("W4 W3", 3, 1), "order_14": ("B6", 3, 1), "order_15": ("R8", 4, 1), "order_16": ("R5 W3", 4, 1),
    "order_17": ("R3 W5", 4, 1), "order_18": ("R4 B4", 4, 1), "order_19": ("R4 R3 R2", 4, 1), "order_20": ("W8", 4, 1),
    "order_21": ("W4 B4", 4, 1), "order_22": ("W4 W3 W2", 4, 1), "order_23": ("B8", 4, 1), "order_24": ("S7", 4, 1),
    "order_25": ("R2 W2 B5", 5, 2), "order_26": ("R7 R6", 5, 2), "order_27": ("R6 W6", 5, 2),
    "order_28": ("R3 B7", 5, 2), "order_29": ("W3 B7", 5, 2), "order_30": ("W7 W6", 5, 2), "order_31": ("S9", 5, 2),
    "order_32": ("B6 B5", 6, 2), "order_33": ("W4 S7", 6, 2), "order_34": ("W3 S7", 6, 2), "order_35": ("W3 S8", 6, 2),
    "order_36": ("W2 S8", 6, 2),
}  # fmt: skip


def filling(game: ViticultureGame, order: str, wines: str, **changes: Any) -> Viticulture:
    """Return a position in which seat 0 of two has one order and these wines."""
    return winter(game, Player(hand=order, cellar=wines, built=LARGE, **changes), Player())


def fill(state: Viticulture, order: str) -> Viticulture:
    """Fill an order with the first wines that fit."""
    put(state, "fill_order", FillOrder(order))
    while moves(state, UseWine):
        play(state, moves(state, UseWine)[0])
    return state


@pytest.mark.parametrize("order", ORDERS)
def test_every_order_with_exactly_its_wines(game: ViticultureGame, order: str) -> None:
    """VI-ORD-01, VI-ORD-03: points and residual income; with one wine too young or missing it cannot be filled."""
    wines, points, income = ORDERS[order]
    state = fill(filling(game, order, wines), order)
    assert (cellar(state), vp(state)[0], residual(state)[0]) == ("", points, income)
    assert (hand(state), pile(state, "order")) == ([], [order])
    place = Place("fill_order", "plain", False)
    for number, wine in enumerate(wines.split()):
        rest = [other for place_, other in enumerate(wines.split()) if place_ != number]
        without = filling(game, order, " ".join(rest))
        assert refusal(without, place) == ("no-order-possible", "VI-WRK-07")
        lower = f"{wine[0]}{int(wine[1:]) - 1}"
        legal_slot = int(lower[1:]) >= {"R": 1, "W": 1, "B": 4, "S": 7}[wine[0]]
        if legal_slot and lower not in rest:
            younger = filling(game, order, " ".join([*rest, lower]))
            assert refusal(younger, place) == ("no-order-possible", "VI-WRK-07")


def test_there_are_36_orders(game: ViticultureGame) -> None:
    """VI-COMP-03: each is different, and all are in the table above."""
    assert list(ORDERS) == game.box.deck_cards[2]
    assert len(set(ORDERS.values())) == 36


def test_an_order_is_shown_before_its_wines_leave(game: ViticultureGame) -> None:
    """VI-ORD-01, VI-ORD-03: revealed, served, paid, discarded."""
    state = fill(filling(game, "order_25", "R2 W2 B5"), "order_25")
    start = names_told(state).index("order-revealed")
    assert names_told(state, start)[:7] == [
        "order-revealed", "wine-delivered", "wine-delivered", "wine-delivered", "order-filled", "scored",
        "residual-raised",
    ]  # fmt: skip
    assert rules_told(state, "order-filled") == ["VI-ORD-03"]
    assert (vp(state)[0], residual(state)[0]) == (5, 2)


def test_orders_that_are_not_in_the_hand_cannot_be_filled(game: ViticultureGame) -> None:
    """VI-ORD-01: nor those whose wines are missing."""
    owner = Player(hand="order_05, order_07, merlot", cellar="W5 R5", built=LARGE)
    state = put(winter(game, owner, Player(hand="order_01")), "fill_order")
    assert refusal(state, FillOrder("order_01")) == ("not-in-hand", "VI-ORD-01")
    assert refusal(state, FillOrder("merlot")) == ("not-in-hand", "VI-ORD-01")
    assert refusal(state, FillOrder("order_07")) == ("wines-missing", "VI-ORD-01")
    assert state.moves() == [FillOrder("order_05")]
    assert details(state, FillOrder("order_07")) == {"vp": 3, "residual": 1}


def test_a_better_wine_may_be_used_and_the_surplus_is_lost(game: ViticultureGame) -> None:
    """VI-ORD-02: red 9 for red 5."""
    state = fill(filling(game, "order_01", "R9"), "order_01")
    assert (cellar(state), vp(state)[0], residual(state)[0]) == ("", 2, 1)


def test_wines_are_not_added_and_serve_one_icon_each(game: ViticultureGame) -> None:
    """VI-ORD-02: red 2 and red 3 are no red 5; one red 9 is no two reds; a white is no red."""
    place = Place("fill_order", "plain", False)
    for order, wines in (("order_01", "R2 R3"), ("order_11", "R9"), ("order_01", "W5 B5"), ("order_06", "R4 W4 S7")):
        assert refusal(filling(game, order, wines), place) == ("no-order-possible", "VI-WRK-07")


def test_the_player_chooses_which_wines_are_used(game: ViticultureGame) -> None:
    """VI-ORD-04: among those that fit and leave enough for the other icons."""
    state = put(filling(game, "order_11", "R2 R3 R4 R6"), "fill_order", FillOrder("order_11"))
    assert asked(state) == ("ChooseWineFor", 0)
    assert moves(state, UseWine) == [UseWine("red", 4), UseWine("red", 6)]
    assert refusal(state, UseWine("red", 3)) == ("wine-too-young", "VI-ORD-01")
    assert refusal(state, UseWine("red", 5)) == ("no-such-wine", "VI-ORD-01")
    assert refusal(state, UseWine("white", 4)) == ("no-such-wine", "VI-ORD-01")
    play(state, UseWine("red", 6))
    assert moves(state, UseWine) == [UseWine("red", 3), UseWine("red", 4)]
    play(state, UseWine("red", 3))
    assert (cellar(state), vp(state)[0]) == ("R2 R4", 3)


@pytest.mark.parametrize(
    ("order", "wines", "chosen"),
    [
        ("order_19", "R2 R4 R5", ([4, 5], [4, 5])),
        ("order_26", "R6 R7 R9", ([7, 9], [6, 9], [6, 7])),
        ("order_22", "W2 W3 W4 W5", ([4, 5], [3, 5], [3, 4])),
    ],
)
def test_any_wine_that_is_good_enough_for_an_icon_leaves_enough_for_the_others(
    game: ViticultureGame, order: str, wines: str, chosen: tuple[list[int], ...]
) -> None:
    """VI-ORD-02, VI-ORD-04: the most demanding icon of a type comes first."""
    state = put(filling(game, order, wines), "fill_order", FillOrder(order))
    first = moves(state, UseWine)
    assert [move.value for move in first] == chosen[0]
    for move, rest in zip(first, chosen[1:], strict=False):
        after = play(state.copy(), move)
        found = [following.value for following in moves(after, UseWine)] or rest
        assert found == rest
        while moves(after, UseWine):
            play(after, moves(after, UseWine)[-1])
        assert len(cellar(after).split()) == len(wines.split()) - len(ORDERS[order][0].split())


def test_an_action_fills_one_order(game: ViticultureGame) -> None:
    """VI-ORD-04: the second one waits."""
    state = winter(game, Player(hand="order_01, order_05", cellar="R5 W5", built=LARGE), Player())
    fill(state, "order_01")
    assert (hand(state), cellar(state), asked(state)) == (["order_05"], "W5", ("TakeTurn", 1))


def test_every_wine_may_be_used_also_one_above_the_cellars(game: ViticultureGame) -> None:
    """VI-ORD-05: a Zymologist's red 5 without a medium cellar fills an order, and pays a card."""
    owner = Player(pad="R5", hand="zymologist, order_01, judge")
    state = visit(winter(game, owner, Player()), "zymologist", "a", MakeWine("red", 5, 0, 0))
    play(state, Place("gain_1_lira", "plain", False))
    paid = put(
        state.copy(),
        "play_winter_visitor",
        PlayVisitor("judge", "b"),
        DiscardWine("red", 5),
        at="overflow",
        grande=True,
    )
    assert (vp(paid)[0], cellar(paid)) == (3, "")
    fill(state, "order_01")
    assert (vp(state)[0], cellar(state)) == (2, "")


# ---------------------------------------------------------------------- residual income


@pytest.mark.parametrize(("before", "after", "lost"), [(0, 2, 0), (3, 5, 0), (4, 5, 1), (5, 5, 2)])
def test_the_residual_track_ends_at_five(game: ViticultureGame, before: int, after: int, lost: int) -> None:
    """VI-RES-01: what goes beyond is lost."""
    state = fill(filling(game, "order_31", "S9", residual=before), "order_31")
    assert residual(state)[0] == after
    assert told(state, "residual-lost") == ([{"lost": lost}] if lost else [])
    assert vp(state)[0] == 5


@pytest.mark.parametrize("position", range(6))
def test_residual_income_is_paid_at_the_end_of_every_year(game: ViticultureGame, position: int) -> None:
    """VI-RES-02, VI-RES-01: the bottle stays where it is."""
    state = year_end(game, Player(lira=1, residual=position), Player())
    assert (lira(state)[0], residual(state)[0]) == (1 + position, position)
    assert rules_told(state, "residual-paid-out") == ["VI-RES-02"] * (position > 0)
    play(state, WakeUp(1, ""), WakeUp(2, ""))
    end_year(state)
    assert lira(state)[0] == 1 + 2 * position


def test_residual_income_falls_only_by_a_card_and_not_below_zero(game: ViticultureGame) -> None:
    """VI-RES-03: the Noble takes two for 2 points."""
    state = visit(winter(game, Player(residual=2, hand="noble"), Player()), "noble", "b")
    assert (residual(state)[0], vp(state)[0]) == (0, 2)
    state = put(winter(game, Player(residual=1, lira=1, hand="noble"), Player()), "play_winter_visitor")
    assert refusal(state, PlayVisitor("noble", "b")) == ("residual-floor", "VI-RES-03")
    assert refusal(state, PlayVisitor("noble", "a")) is None
