"""Each of the 38 winter visitors: its effect clause by clause, its cost, its limits and its refusals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viticulture.looking import refusal, rules_told, seats_told
from tests.games.viticulture.playing import (
    ACCEPT,
    DECLINE,
    EVERYTHING,
    OTHER,
    PRICES,
    STOP,
    Seat,
    all_of,
    changed,
    hold,
    question,
    step,
    to_winter,
    turn,
    unplayable,
    without,
)
from tutor.games.viticulture.examples.positions import cellar, hand, pad, pile, things, told
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    AgeWine,
    Build,
    DiscardCard,
    DiscardGrape,
    DiscardWine,
    DrawCard,
    DrawFrom,
    FillOrder,
    GiveCard,
    GiveCards,
    HarvestField,
    LoseVp,
    MakeWine,
    Name,
    Pass,
    PayLira,
    Place,
    Plant,
    PlayVisitor,
    SellField,
    SellGrape,
    TakeAction,
    TakeBack,
    TakeBonus,
    TakeDiscard,
    TakeRevealed,
    UseWine,
    WakeUp,
)
from tutor.games.viticulture.names import STRUCTURES
from tutor.games.viticulture.state import Viticulture

CELLARS = "medium_cellar, large_cellar"
TRAINED = {"regular": 1, "training": 1}


def red(value: int) -> MakeWine:
    """Return the red wine of a grape."""
    return MakeWine("red", value, 0, 0)


def white(value: int) -> MakeWine:
    """Return the white wine of a grape."""
    return MakeWine("white", 0, 0, value)


def end_year(state: Viticulture) -> Viticulture:
    """Let everybody pass until the next spring."""
    while question(state).startswith("TakeTurn"):
        step(state, Pass())
    assert question(state).startswith("ChooseRow")
    return state


# ---------------------------------------------------------------------- 1 to 8


def test_merchant(game: ViticultureGame) -> None:
    """VI-VIS-10, VI-VIS-03: 3 lira for a red and a white grape of value 1, both slots free (DX-21)."""
    held = hold(game, "merchant", Seat(lira=3, fields="pinot / /"), OTHER)
    assert held.play("a") == {"lira": -3, "grapes": "+R1 +W1"}
    for taken in ("R1", "W1", "R1 W1"):
        assert unplayable(game, "merchant", Seat(lira=3, grapes=taken), OTHER) == {
            "a": ("grape-slot-taken", "VI-VIS-10"),
            "b": ("no-order-possible", "VI-VIS-03"),
        }
    assert unplayable(game, "merchant", Seat(lira=2), OTHER) == {
        "a": ("too-few-lira", "VI-VIS-03"),
        "b": ("no-order-possible", "VI-VIS-03"),
    }


@pytest.mark.parametrize("card", ["merchant", "marketer"])
def test_orders_with_a_point_more(game: ViticultureGame, card: str) -> None:
    """VI-ORD-03, VI-ORD-04, VI-TERM-04: one order with all it gives, and 1 VP on top."""
    held = hold(game, card, Seat(hand="order_02, order_03, order_31", wines="R2 R3 R5 W3 W2"), OTHER)
    state = held.asked("b")
    assert state.moves() == [FillOrder("order_02"), FillOrder("order_03")]
    assert refusal(state, FillOrder("order_31")) == ("wines-missing", "VI-ORD-01")
    done = held.play("b", FillOrder("order_02"), UseWine("red", 5), UseWine("white", 3))
    assert done == {"order": -1, "order pile": "+order_02", "wines": "-R5 -W3", "vp": 3, "residual": 1}
    full = hold(game, card, Seat(hand="order_25", wines="R2 W2 B5", residual=4), OTHER)
    assert full.play("b", FillOrder("order_25"))["vp"] == 6
    assert full.end.vineyards[0].residual == 5
    none = hold(game, card, Seat(hand="order_02", lira=3), OTHER)
    assert none.why_not("b") == ("no-order-possible", "VI-VIS-03")


def test_crusher(game: ViticultureGame) -> None:
    """VI-VIS-06, VI-VIS-20: 3 lira and a summer visitor; or an order, and then up to two wines, perhaps none."""
    held = hold(game, "crusher", Seat(grapes="R1 R2 W3"), OTHER)
    assert held.ways == ["a", "b"]
    assert held.play("a") == {"lira": 3, "summer": 1}
    assert held.play("b", DrawCard("order_02"), STOP) == {"order": 1}
    one = held.play("b", DrawCard("order_02"), white(3), STOP)
    assert one == {"order": 1, "grapes": "-W3", "wines": "+W3"}
    two = held.play("b", DrawCard("order_02"), red(2), white(3))
    assert two == {"order": 1, "grapes": "-R2 -W3", "wines": "+R2 +W3"}
    bare = hold(game, "crusher", Seat(), OTHER)
    assert bare.play("b", DrawCard("order_02")) == {"order": 1}
    gone = hold(game, "crusher", Seat(grapes="R1"), Seat(hand=all_of(game, "order")))
    assert gone.play("b", red(1)) == {"grapes": "-R1", "wines": "+R1"}


def test_judge(game: ViticultureGame) -> None:
    """VI-VIS-18: 2 summer visitors, or a wine of value 4 or more for 3 VP."""
    held = hold(game, "judge", Seat(wines="R3 W4 B9"), OTHER)
    assert held.play("a") == {"summer": 2}
    state = held.asked("b")
    assert state.moves() == [DiscardWine("white", 4), DiscardWine("blush", 9)]
    assert refusal(state, DiscardWine("red", 3)) == ("no-fitting-wine", "VI-VIS-03")
    assert held.play("b", DiscardWine("white", 4)) == {"wines": "-W4", "vp": 3}
    young = hold(game, "judge", Seat(wines="R3 W3"), OTHER)
    assert young.ways == ["a"]
    assert young.why_not("b") == ("no-fitting-wine", "VI-VIS-03")


@pytest.mark.parametrize("card", ["oenologist", "uncertified_oenologist"])
def test_oenologists_age_all_wines_twice(game: ViticultureGame, card: str) -> None:
    """VI-CARD-W04, VI-EOY-02, VI-EOY-03: two steps of ageing for the wines, none for the grapes (DX-07)."""
    mine = Seat(wines="R2 R3 R6 W3", built="medium_cellar", grapes="R1 W5")
    held = hold(game, card, mine, Seat(wines="R1"))
    assert held.play("a") == {"wines": "-R2 -R3 +R4 +R5 -W3 +W5"}
    stuck = hold(game, card, Seat(wines="R3 W3"), OTHER)
    assert stuck.play("a") == {}
    top = hold(game, card, Seat(wines="S7 S8 B8 B5", built=CELLARS), OTHER)
    assert top.play("a") == {"wines": "-B5 -B8 +B7 +B9 -S7 +S9"}
    assert hold(game, card, Seat(lira=9, grapes="R1"), OTHER).why_not("a") == ("no-wine", "VI-CARD-W04")


@pytest.mark.parametrize(
    ("card", "cost", "mine", "poor", "reason"),
    [
        ("oenologist", {"lira": -3}, Seat(lira=3), Seat(lira=2), ("too-few-lira", "VI-VIS-03")),
        ("uncertified_oenologist", {"vp": -1}, Seat(vp=-4), Seat(vp=-5), ("vp-floor", "VI-VIS-07")),
    ],
)
def test_oenologists_upgrade_the_cellar(
    game: ViticultureGame, card: str, cost: dict[str, int], mine: Seat, poor: Seat, reason: tuple[str, str]
) -> None:
    """VI-CARD-W04, VI-STR-13: 3 lira or 1 VP in place of the printed price, for the next cellar only (EX-57, EX-15)."""
    assert hold(game, card, mine, OTHER).play("b") == {**cost, "built": "medium_cellar"}
    second = mine._replace(built="medium_cellar")
    assert hold(game, card, second, OTHER).play("b") == {**cost, "built": "large_cellar"}
    none = ("no-wine", "VI-CARD-W04")
    complete = mine._replace(built=CELLARS)
    assert unplayable(game, card, complete, OTHER) == {"a": none, "b": ("cellars-complete", "VI-STR-13")}
    assert unplayable(game, card, poor, OTHER) == {"a": none, "b": reason}


def test_marketer(game: ViticultureGame) -> None:
    """VI-VIS-04: 2 summer visitors and 1 lira (the order is tested with the Merchant's)."""
    held = hold(game, "marketer", Seat(), OTHER)
    assert held.ways == ["a"]
    assert held.play("a") == {"summer": 2, "lira": 1}
    assert held.why_not("b") == ("no-order-possible", "VI-VIS-03")


def test_crush_expert(game: ViticultureGame) -> None:
    """VI-VIS-06: 3 lira and an order, or one to three wines."""
    held = hold(game, "crush_expert", Seat(grapes="R1 R2 R3 W1"), OTHER)
    assert held.play("a") == {"lira": 3, "order": 1}
    assert refusal(held.asked("b"), STOP) == ("once-at-least", "VI-VIS-06")
    assert held.play("b", red(1), STOP) == {"grapes": "-R1", "wines": "+R1"}
    assert held.play("b", red(1), red(2), STOP) == {"grapes": "-R1 -R2", "wines": "+R1 +R2"}
    three = held.play("b", red(1), red(2), white(1))
    assert three == {"grapes": "-R1 -R2 -W1", "wines": "+R1 +R2 +W1"}
    none = hold(game, "crush_expert", Seat(), OTHER)
    assert none.ways == ["a"]
    assert none.why_not("b") == ("no-wine-possible", "VI-VIS-03")


def test_uncertified_teacher(game: ViticultureGame) -> None:
    """VI-CARD-W07, VI-WIN-06, VI-WIN-07: 1 VP and no lira for a worker, usable next year."""
    held = hold(game, "uncertified_teacher", Seat(vp=-4, regular=4), OTHER)
    assert held.play("a") == {"vp": -1, **TRAINED}
    low = hold(game, "uncertified_teacher", Seat(vp=-5), Seat(regular=5))
    assert low.why_not("a") == ("vp-floor", "VI-VIS-07")
    assert unplayable(game, "uncertified_teacher", Seat(regular=5), OTHER) == {
        "a": ("workers-complete", "VI-WIN-07"),
        "b": ("nothing-to-count", "VI-VIS-03"),
    }


def test_uncertified_teacher_counts_opponents(game: ViticultureGame) -> None:
    """VI-CARD-W07: 1 VP for each opponent with 5 workers and the grande, those in training included (DX-33)."""
    seats = (Seat(regular=5), Seat(regular=5), Seat(regular=5, training=1), Seat(regular=4))
    held = hold(game, "uncertified_teacher", *seats, temporary=3)
    assert held.ways == ["b"]
    assert held.play("b") == {"vp": 2}
    alone = hold(game, "uncertified_teacher", Seat(regular=3))
    assert alone.why_not("b") == ("nothing-to-count", "VI-VIS-03")


def test_teacher(game: ViticultureGame) -> None:
    """VI-WIN-05, VI-VIS-11: one or two wines, or 2 lira for a worker (EX-58)."""
    held = hold(game, "teacher", Seat(lira=2, grapes="R1 W2 W3"), OTHER)
    assert held.ways == ["a", "b"]
    assert refusal(held.asked("a"), STOP) == ("once-at-least", "VI-VIS-06")
    assert held.play("a", red(1), STOP) == {"grapes": "-R1", "wines": "+R1"}
    assert held.play("a", white(2), white(3)) == {"grapes": "-W2 -W3", "wines": "+W2 +W3"}
    assert held.play("b") == {"lira": -2, **TRAINED}
    assert unplayable(game, "teacher", Seat(lira=1), OTHER) == {
        "a": ("no-wine-possible", "VI-VIS-03"),
        "b": ("too-few-lira", "VI-WIN-05"),
    }
    assert unplayable(game, "teacher", Seat(lira=9, regular=5), OTHER) == {
        "a": ("no-wine-possible", "VI-VIS-03"),
        "b": ("workers-complete", "VI-WIN-07"),
    }


# ---------------------------------------------------------------------- 9 to 16


def test_benefactor(game: ViticultureGame) -> None:
    """VI-VIS-16, VI-VIS-18: a vine and a summer visitor, or two visitors of either season for 2 VP."""
    held = hold(game, "benefactor", Seat(hand="judge, pinot, broker, queen"), OTHER)
    assert held.play("a") == {"vine": 1, "summer": 1}
    state = held.asked("b")
    assert refusal(state, DiscardCard("pinot")) == ("other-cards-needed", "VI-VIS-18")
    assert refusal(state, DiscardCard("benefactor")) == ("not-in-hand", "VI-VIS-18")
    done = held.play("b", DiscardCard("queen"), DiscardCard("broker"))
    assert done == {"winter": -1, "summer": -1, "winter pile": "+queen", "summer pile": "+broker", "vp": 2}
    one = hold(game, "benefactor", Seat(hand="pinot, order_01, broker"), OTHER)
    assert one.ways == ["a"]
    assert one.why_not("b") == ("too-few-cards", "VI-VIS-16")


def test_assessor(game: ViticultureGame) -> None:
    """VI-CARD-W10, VI-DECK-05, VI-DECK-07: 1 lira for each other card, or the whole hand, oldest first, for 2 VP."""
    held = hold(game, "assessor", Seat(hand="merlot, order_01, pinot"), OTHER)
    assert held.play("a") == {"lira": 3}
    whole = {"vine": -2, "order": -1, "vine pile": "+merlot +pinot", "order pile": "+order_01", "vp": 2}
    assert held.play("b") == whole
    one = hold(game, "assessor", Seat(hand="queen"), OTHER)
    assert one.play("a") == {"lira": 1}
    assert one.play("b") == {"winter": -1, "winter pile": "+queen", "vp": 2}
    assert pile(one.end, "winter") == ["queen", "assessor"]
    assert unplayable(game, "assessor", Seat(lira=5), OTHER) == {
        "a": ("nothing-to-count", "VI-VIS-03"),
        "b": ("too-few-cards", "VI-CARD-W10"),
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_queen(game: ViticultureGame, players: int) -> None:
    """VI-CARD-W11: the right neighbour loses 1 VP, gives 2 cards of own choice, or pays 3 lira."""
    who = players // 2
    right = (who - 1) % players
    seats = [Seat(hand=f"order_{seat + 1:02}", lira=9) for seat in range(players)]
    seats[right] = Seat(hand="pinot, order_36, merlot", lira=3, vp=-4)
    held = hold(game, "queen", *seats, who=who)
    state = held.asked("a")
    assert (question(state), state.moves()) == (f"AnswerQueen {right}", [LoseVp(), GiveCards(), PayLira()])
    assert held.play("a", LoseVp()) == {f"{right} vp": -1}
    assert held.play("a", PayLira()) == {f"{right} lira": -3, "lira": 3}
    step(state, GiveCards())
    assert refusal(state, GiveCard("chardonnay")) == ("not-in-hand", "VI-VIS-18")
    step(state, GiveCard("pinot"))
    assert refusal(state, GiveCard("pinot")) == ("not-in-hand", "VI-VIS-18")
    given = held.play("a", GiveCards(), GiveCard("pinot"), GiveCard("order_36"))
    assert given == {f"{right} vine": -1, f"{right} order": -1, "vine": 1, "order": 1}


def test_queen_asks_only_for_what_the_neighbour_has(game: ViticultureGame) -> None:
    """VI-CARD-W11: one card, 2 lira, −5 VP close a way each; with all three the card cannot be played (DX-12)."""
    rich = Seat(hand="pinot, merlot", lira=9)
    state = hold(game, "queen", OTHER, rich, Seat(hand="pinot", lira=2)).asked("a")
    assert state.moves() == [LoseVp()]
    assert refusal(state, GiveCards()) == ("too-few-cards", "VI-CARD-W11")
    assert refusal(state, PayLira()) == ("too-few-lira", "VI-CARD-W11")
    state = hold(game, "queen", OTHER, rich, Seat(hand="pinot, merlot", vp=-5)).asked("a")
    assert state.moves() == [GiveCards()]
    assert refusal(state, LoseVp()) == ("vp-floor", "VI-CARD-W11")
    blocked = Seat(hand="pinot", lira=2, vp=-5)
    assert unplayable(game, "queen", OTHER, rich, blocked) == {"a": ("neighbour-unable", "VI-CARD-W11")}


def test_queen_keeps_given_cards_from_third_parties(game: ViticultureGame) -> None:
    """VI-CARD-W11, VI-VIS-18: only the two see the faces; an answer of one's own need not be told."""
    held = hold(game, "queen", OTHER, OTHER, Seat(hand="pinot, merlot, order_01"))
    held.play("a", GiveCards(), GiveCard("merlot"), GiveCard("order_01"))
    assert hand(held.end, 0) == ["merlot", "order_01"]
    assert held.end.view(1)["vineyards"][0]["hand"] == {"vine": 1, "summer": 0, "order": 1, "winter": 0}
    assert held.end.view(2)["vineyards"][0]["hand"] == {"vine": 1, "summer": 0, "order": 1, "winter": 0}
    moved = [event for event in held.end.journal or () if event.name in ("gave-card", "got-card")]
    assert [(event.seat, event.secret) for event in moved] == [(2, True), (0, True)] * 2


def test_harvester(game: ViticultureGame) -> None:
    """VI-CARD-W12, VI-VIS-06: one or two fields, and once 2 lira or 1 VP."""
    held = hold(game, "harvester", Seat(fields="pinot / merlot / * syrah"), OTHER)
    assert held.ways == ["a", "b"]
    state = held.asked("a")
    assert refusal(state, STOP) == ("once-at-least", "VI-VIS-06")
    assert refusal(state, HarvestField("field_7")) == ("already-harvested", "VI-HARV-02")
    one = {"grapes": "+R3", "field_6 harvested": True}
    assert held.play("a", HarvestField("field_6"), STOP) == {**one, "lira": 2}
    assert held.play("b", HarvestField("field_6"), STOP) == {**one, "vp": 1}
    two = {"grapes": "+R1 +R3 +W1", "field_5 harvested": True, "field_6 harvested": True}
    both = (HarvestField("field_5"), HarvestField("field_6"))
    assert held.play("a", *both) == {**two, "lira": 2}
    assert held.play("b", *both) == {**two, "vp": 1}
    three = hold(game, "harvester", Seat(fields="pinot / merlot / syrah"), OTHER)
    assert three.play("a", *both) == {**two, "lira": 2}
    assert three.play("b", *both) == {**two, "vp": 1}
    assert unplayable(game, "harvester", Seat(fields="* pinot / sold /"), OTHER) == {
        "a": ("nothing-to-harvest", "VI-HARV-02"),
        "b": ("nothing-to-harvest", "VI-HARV-02"),
    }


def test_harvester_in_the_order_of_its_owner(game: ViticultureGame) -> None:
    """VI-CARD-W12, VI-HARV-03, VI-HARV-06: what comes first takes the slot."""
    held = hold(game, "harvester", Seat(fields="sangiovese sangiovese / syrah malvasia /", grapes="W1"), OTHER)
    held.play("a", HarvestField("field_6"), HarvestField("field_5"))
    assert pad(held.end) == "R1 R2 W1"


def test_professor(game: ViticultureGame) -> None:
    """VI-CARD-W07, VI-WIN-07: 2 lira for a worker, or 2 VP with six of them, in training or not."""
    held = hold(game, "professor", Seat(lira=2, regular=4), OTHER, temporary=0)
    assert held.ways == ["a"]
    assert held.play("a") == {"lira": -2, **TRAINED}
    assert held.why_not("b") == ("fact-too-low", "VI-VIS-03")
    for six in (Seat(regular=5, lira=9), Seat(regular=5, training=2)):
        full = hold(game, "professor", six, OTHER)
        assert full.ways == ["b"]
        assert full.why_not("a") == ("workers-complete", "VI-WIN-07")
        assert full.play("b") == {"vp": 2}
    assert unplayable(game, "professor", Seat(lira=1, regular=4), OTHER) == {
        "a": ("too-few-lira", "VI-WIN-05"),
        "b": ("fact-too-low", "VI-VIS-03"),
    }


def test_master_vintner_upgrades(game: ViticultureGame) -> None:
    """VI-CARD-W14, VI-STR-13: the next cellar for 2 lira less: 2 or 4."""
    assert hold(game, "master_vintner", Seat(lira=2), OTHER).play("a") == {"lira": -2, "built": "medium_cellar"}
    second = Seat(lira=4, built="medium_cellar")
    assert hold(game, "master_vintner", second, OTHER).play("a") == {"lira": -4, "built": "large_cellar"}
    nothing = ("no-wine-ages", "VI-CARD-W14")
    order = ("no-order-possible", "VI-VIS-03")
    poor = {"a": ("too-few-lira", "VI-STR-13"), "bc": nothing, "cb": order}
    assert unplayable(game, "master_vintner", Seat(lira=1), OTHER) == poor
    assert unplayable(game, "master_vintner", second._replace(lira=3), OTHER) == poor
    complete = {"a": ("cellars-complete", "VI-STR-13"), "bc": nothing, "cb": order}
    assert unplayable(game, "master_vintner", Seat(lira=9, built=CELLARS), OTHER) == complete


def test_master_vintner_ages_and_fills(game: ViticultureGame) -> None:
    """VI-CARD-W14, VI-VIS-05, VI-VIS-21: one wine by one step and one order, in an order that works."""
    held = hold(game, "master_vintner", Seat(hand="order_02", wines="R1 W2"), OTHER)
    assert held.ways == ["bc"]
    assert held.why_not("cb") == ("no-order-possible", "VI-VIS-03")
    state = held.asked("bc")
    assert state.moves() == [AgeWine("red", 1)]
    assert refusal(state, AgeWine("white", 2)) == ("parts-together", "VI-VIS-21")
    assert refusal(state, AgeWine("blush", 4)) == ("no-such-wine", "VI-CARD-W14")
    filled = {"order": -1, "order pile": "+order_02", "vp": 2, "residual": 1}
    assert held.play("bc", AgeWine("red", 1), FillOrder("order_02")) == {**filled, "wines": "-R1 -W2"}
    later = hold(game, "master_vintner", Seat(hand="order_02", wines="R1 R2 W2"), OTHER)
    assert later.play("cb", FillOrder("order_02"), AgeWine("red", 1)) == {**filled, "wines": "-R1 -W2"}
    # R1 cannot age while R2 is there, and W2 is still worth enough as W3
    first = later.asked("bc")
    assert first.moves() == [AgeWine("red", 2), AgeWine("white", 2)]
    assert refusal(first, AgeWine("red", 1)) == ("next-slot-taken", "VI-EOY-03")
    assert later.play("bc", AgeWine("red", 2), FillOrder("order_02")) == {**filled, "wines": "-R2 -W2"}


def test_master_vintner_needs_a_wine_that_can_age(game: ViticultureGame) -> None:
    """VI-CARD-W14, VI-VIS-03, VI-VIS-21: the ageing is compulsory; the order must leave a wine for it."""
    stuck = {
        "a": ("too-few-lira", "VI-STR-13"),
        "bc": ("no-wine-ages", "VI-CARD-W14"),
        "cb": ("no-wine-ages", "VI-CARD-W14"),
    }
    assert unplayable(game, "master_vintner", Seat(hand="order_10", wines="R3 W3"), OTHER) == stuck
    # filled with R2, the order would leave R3, which cannot age in the small cellar
    held = hold(game, "master_vintner", Seat(hand="order_02", wines="R2 R3 W2"), OTHER)
    assert held.play("cb", FillOrder("order_02"), AgeWine("red", 2))["wines"] == "-R2 -W2"
    large = Seat(hand="order_15", wines="R9 W6", built="medium_cellar")
    state = hold(game, "master_vintner", large._replace(wines="R9 W6 W1"), OTHER).asked("bc")
    assert refusal(state, AgeWine("red", 9)) == ("at-the-top", "VI-EOY-02")
    assert refusal(state, AgeWine("white", 6)) == ("next-cellar-needed", "VI-EOY-02")


def test_promoter(game: ViticultureGame) -> None:
    """VI-VIS-17, VI-VIS-18: a grape or a wine for 1 VP and 1 residual income, which may be lost at 5 (DX-22)."""
    held = hold(game, "promoter", Seat(grapes="R4 W1", wines="R1 B5"), OTHER)
    assert held.play("a", DiscardGrape("red", 4)) == {"grapes": "-R4", "vp": 1, "residual": 1}
    assert held.play("b", DiscardWine("red", 1)) == {"wines": "-R1", "vp": 1, "residual": 1}
    full = hold(game, "promoter", Seat(grapes="R4", residual=5), OTHER)
    assert full.play("a", DiscardGrape("red", 4)) == {"grapes": "-R4", "vp": 1}
    assert unplayable(game, "promoter", Seat(), OTHER) == {
        "a": ("no-grape", "VI-VIS-03"),
        "b": ("no-fitting-wine", "VI-VIS-03"),
    }


# ---------------------------------------------------------------------- 17 to 24


def test_mentor(game: ViticultureGame) -> None:
    """VI-CARD-S18, VI-VIS-13, VI-VIS-19: all may make one or two wines; a card for each opponent who does (DX-25)."""
    held = hold(game, "mentor", Seat(grapes="R1"), Seat(grapes="W2 W3"), Seat(grapes="R2"))
    state = held.asked("a")
    assert question(state) == "Answer 0"
    step(state, DECLINE)
    assert question(state) == "Answer 1"
    step(state, ACCEPT)
    assert refusal(state, STOP) == ("once-at-least", "VI-VIS-06")
    step(state, white(3), STOP)
    assert question(state) == "Answer 2"
    step(state, DECLINE)
    assert (question(state), state.moves()) == ("ChooseDeck 0", [DrawFrom("vine"), DrawFrom("summer")])
    assert refusal(state, DrawFrom("winter")) == ("other-deck", "VI-CARD-S18")
    step(state, DrawFrom("summer"))
    assert changed(held.state, state, 0, "mentor") == {"summer": 1, "1 grapes": "-W3", "1 wines": "+W3"}


def test_mentor_rewards_one_after_the_other(game: ViticultureGame) -> None:
    """VI-CARD-S18, VI-VIS-19, VI-VIS-14: after the round; own wines give nothing, who has no grape is not asked."""
    seats = (Seat(grapes="R2 R1 W1"), Seat(grapes="R1 R3 W2"), OTHER, Seat(grapes="W1"))  # never a third wine
    held = hold(game, "mentor", *seats)
    answers = (ACCEPT, red(2), red(1), ACCEPT, red(3), red(1), ACCEPT, white(1))
    state = held.asked("a", *answers)
    assert seats_told(state, "cannot-answer") == [2]
    assert question(state) == "ChooseDeck 0"
    step(state, DrawFrom("vine"), DrawCard("pinot"))
    assert (question(state), hand(state)) == ("ChooseDeck 0", ["pinot"])
    done = held.play("a", *answers, DrawFrom("vine"), DrawFrom("summer"))
    assert done == {
        "grapes": "-R1 -R2",
        "wines": "+R1 +R2",
        "1 grapes": "-R1 -R3",
        "1 wines": "+R1 +R3",
        "3 grapes": "-W1",
        "3 wines": "+W1",
        "vine": 1,
        "summer": 1,
    }


def test_mentor_with_an_unavailable_deck(game: ViticultureGame) -> None:
    """VI-DECK-06, VI-VIS-13: an empty deck cannot be chosen while the other is there; nobody able, nothing happens."""
    held = hold(game, "mentor", Seat(hand=all_of(game, "vine")), Seat(grapes="R1"))
    state = held.asked("a", ACCEPT, red(1))
    assert state.moves() == [DrawFrom("summer")]
    assert refusal(state, DrawFrom("vine")) == ("deck-unavailable", "VI-DECK-06")
    both = hold(game, "mentor", Seat(hand=all_of(game, "vine") + ", " + all_of(game, "summer")), Seat(grapes="R1"))
    assert both.play("a", ACCEPT, red(1), DrawFrom("vine")) == {"1 grapes": "-R1", "1 wines": "+R1"}
    assert hold(game, "mentor", OTHER, OTHER).play("a") == {}
    assert hold(game, "mentor", Seat(grapes="R1")).play("a", ACCEPT, red(1)) == {"grapes": "-R1", "wines": "+R1"}


def test_harvest_expert(game: ViticultureGame) -> None:
    """VI-CARD-W18, VI-VIS-05: one field, and a vine or the yoke for 1 lira, in any order."""
    held = hold(game, "harvest_expert", Seat(lira=1, fields="pinot / merlot /"), OTHER)
    assert held.ways == ["ab", "ba", "ac"]
    harvest = {"grapes": "+R3", "field_6 harvested": True}
    for way in ("ab", "ba"):
        assert held.play(way, HarvestField("field_6")) == {**harvest, "vine": 1}
    assert held.play("ac", HarvestField("field_6")) == {**harvest, "lira": -1, "built": "yoke"}
    assert refusal(held.asked("ab"), HarvestField("field_7")) == ("field-empty", "VI-HARV-02")
    poor = hold(game, "harvest_expert", Seat(fields="pinot / /"), OTHER)
    assert poor.ways == ["ab", "ba"]
    assert poor.why_not("ac") == ("too-few-lira", "VI-VIS-03")
    yoked = hold(game, "harvest_expert", Seat(lira=9, built="yoke", fields="pinot / /"), OTHER)
    assert yoked.why_not("ac") == ("already-built", "VI-STR-02")
    nothing = ("nothing-to-harvest", "VI-HARV-02")
    reasons = unplayable(game, "harvest_expert", Seat(lira=9, fields="* pinot / /"), OTHER)
    assert reasons == dict.fromkeys(("ab", "ba", "ac"), nothing)


def test_innkeeper(game: ViticultureGame) -> None:
    """VI-CARD-W19, VI-DECK-03, VI-LIM-05: the tops of two different piles, while this card is not on its own yet."""
    decks = {
        "vine": {"discard": ["pinot", "merlot"]},
        "winter": {"discard": ["queen"]},
        "order": {"discard": ["order_08"]},
    }
    held = hold(game, "innkeeper", Seat(), OTHER, decks=decks)
    state = held.asked("a")
    assert state.moves() == [TakeDiscard("vine"), TakeDiscard("order"), TakeDiscard("winter")]
    assert refusal(state, TakeDiscard("summer")) == ("pile-empty", "VI-CARD-W19")
    assert refusal(state, TakeDiscard("automa")) == ("no-such-pile", "VI-CARD-W19")
    step(state, TakeDiscard("vine"))
    assert refusal(state, TakeDiscard("vine")) == ("same-pile", "VI-CARD-W19")
    held.play("a", TakeDiscard("vine"), TakeDiscard("winter"))
    assert hand(held.end) == ["merlot", "queen"]
    assert (pile(held.end, "vine"), pile(held.end, "winter")) == (["pinot"], ["innkeeper"])
    assert [row["card"] for row in told(held.end, "took-discard")] == ["merlot", "queen"]  # for all to see


def test_innkeeper_needs_two_piles(game: ViticultureGame) -> None:
    """VI-CARD-W19: two that are not empty before the card itself is discarded."""
    reason = {"a": ("too-few-piles", "VI-CARD-W19")}
    assert unplayable(game, "innkeeper", Seat(), OTHER) == reason
    assert unplayable(game, "innkeeper", Seat(), OTHER, decks={"vine": {"discard": ["pinot", "merlot"]}}) == reason


def test_innkeeper_and_the_moment_of_reshuffling(game: ViticultureGame) -> None:
    """VI-DECK-01, VI-CARD-W19: by default an empty deck waits; with reshuffle_timing = "at_once" its pile is gone."""
    mine = Seat(hand="innkeeper, order_06", wines="B4")
    last = Seat(hand=all_of(game, "order", "order_06"))
    decks = {"vine": {"discard": ["pinot"]}}
    for timing, piles in (("on_draw", ["vine", "order", "winter"]), ("at_once", ["vine", "winter"])):
        held = hold(game, "exporter", mine, last, OTHER, place="bonus", decks=decks, reshuffle_timing=timing)
        state = held.asked("b", FillOrder("order_06"), TakeBonus(), PlayVisitor("innkeeper", "a"))
        assert state.moves() == [TakeDiscard(deck) for deck in piles]
        assert state.decks[2].size == (0 if timing == "on_draw" else 1)


def test_jack_of_all_trades(game: ViticultureGame) -> None:
    """VI-VIS-05, VI-VIS-06: two different ones of a harvest, one or two wines, an order, in any order."""
    mine = Seat(hand="order_02", fields="pinot / merlot /", grapes="R2 R3 W2", wines="R3 W3")
    held = hold(game, "jack_of_all_trades", mine, OTHER)
    assert held.ways == ["ab", "ba", "ac", "ca", "bc", "cb"]
    harvest, order = HarvestField("field_5"), FillOrder("order_02")
    harvested = {"field_5 harvested": True}
    filled = {"order": -1, "order pile": "+order_02", "vp": 2, "residual": 1}
    done = held.play("ab", harvest, red(1), white(1))
    assert done == {**harvested, "wines": "+R1 +W1"}
    assert held.play("ba", red(2), STOP, harvest) == {**harvested, "grapes": "-R2 +R1 +W1", "wines": "+R2"}
    for way, moves in (("ac", (harvest, order)), ("ca", (order, harvest))):
        assert held.play(way, *moves) == {**harvested, **filled, "grapes": "+R1 +W1", "wines": "-R3 -W3"}
    made = held.play("cb", order, red(3), STOP)
    assert made == {**filled, "grapes": "-R3", "wines": "-W3"}
    assert held.why_not("a") == ("no-such-way", "VI-VIS-04")
    assert refusal(held.asked("ba"), STOP) == ("once-at-least", "VI-VIS-06")


def test_jack_of_all_trades_harvests_for_its_wine(game: ViticultureGame) -> None:
    """VI-VIS-03, VI-VIS-05: with an empty crush pad harvest and wine go in this order only (DX-20)."""
    held = hold(game, "jack_of_all_trades", Seat(fields="syrah / /"), OTHER)
    assert held.ways == ["ab"]
    assert held.why_not("ba") == ("no-wine-possible", "VI-VIS-03")
    assert held.why_not("ac") == ("no-order-possible", "VI-VIS-03")
    assert held.why_not("bc") == ("no-wine-possible", "VI-VIS-03")
    assert held.play("ab", HarvestField("field_5"), red(2)) == {"field_5 harvested": True, "wines": "+R2"}


def test_jack_of_all_trades_makes_the_wine_of_its_order(game: ViticultureGame) -> None:
    """VI-VIS-21: if no order can be filled yet, wines must be made with which one can."""
    held = hold(game, "jack_of_all_trades", Seat(hand="order_02", grapes="R1 R2 W1 W3"), OTHER)
    assert held.ways == ["bc"]
    state = held.asked("bc")
    assert state.moves() == [red(2), white(3)]
    assert refusal(state, red(1)) == ("parts-together", "VI-VIS-21")
    step(state, red(2))
    assert state.moves() == [white(3)]
    assert refusal(state, STOP) == ("parts-together", "VI-VIS-21")
    done = held.play("bc", white(3), red(2), FillOrder("order_02"))
    assert done == {"grapes": "-R2 -W3", "order": -1, "order pile": "+order_02", "vp": 2, "residual": 1}
    short = Seat(hand="order_19", grapes="R4 R3 R2", built=CELLARS)
    assert unplayable(game, "jack_of_all_trades", short, OTHER)["bc"] == ("no-order-possible", "VI-VIS-03")


def test_jack_of_all_trades_frees_the_slot_for_its_wine(game: ViticultureGame) -> None:
    """VI-VIS-21: an order filled first must leave a slot if the cellar is full."""
    mine = Seat(hand="order_02", wines="R1 R2 R3 W2", grapes="R2")
    held = hold(game, "jack_of_all_trades", mine, OTHER)
    assert held.ways == ["cb"]
    state = held.asked("cb", FillOrder("order_02"))
    # without R3 the grape of 2 would find no slot at 2 or below
    assert question(state) == "ChooseWine 0"
    assert cellar(state) == "R1 R3"
    held.play("cb", FillOrder("order_02"), red(2))
    assert cellar(held.end) == "R1 R2 R3"


@pytest.mark.parametrize(("vp", "way"), [(-5, "a"), (-1, "a"), (0, "b"), (7, "b")])
def test_politician(game: ViticultureGame, vp: int, way: str) -> None:
    """VI-VIS-03: below 0 VP 6 lira; otherwise, at 0 too, a vine, a summer visitor and an order."""
    held = hold(game, "politician", Seat(vp=vp), OTHER)
    assert held.ways == [way]
    assert held.play(way) == ({"lira": 6} if way == "a" else {"vine": 1, "summer": 1, "order": 1})
    if way == "a":
        assert held.why_not("b") == ("fact-too-low", "VI-VIS-03")
    else:
        assert held.why_not("a") == ("fact-too-high", "VI-VIS-03")


def test_supervisor(game: ViticultureGame) -> None:
    """VI-WINE-03, VI-VIS-06: one or two wines; 1 VP for each sparkling one among them (DX-32)."""
    mine = Seat(grapes="R1 R2 R3 R4 W2 W3", built=CELLARS)
    held = hold(game, "supervisor", mine, OTHER)
    first, second = MakeWine("sparkling", 3, 2, 2), MakeWine("sparkling", 4, 1, 3)
    assert refusal(held.asked("a"), STOP) == ("once-at-least", "VI-VIS-06")
    two = held.play("a", first, second)
    assert two == {"grapes": "-R1 -R2 -R3 -R4 -W2 -W3", "wines": "+S7 +S8", "vp": 2}
    assert held.play("a", first, STOP) == {"grapes": "-R2 -R3 -W2", "wines": "+S7", "vp": 1}
    mixed = held.play("a", first, red(1))
    assert mixed == {"grapes": "-R1 -R2 -R3 -W2", "wines": "+R1 +S7", "vp": 1}
    assert held.play("a", red(1), white(2)) == {"grapes": "-R1 -W2", "wines": "+R1 +W2"}
    assert unplayable(game, "supervisor", Seat(), OTHER) == {"a": ("no-wine-possible", "VI-VIS-03")}


def test_scholar(game: ViticultureGame) -> None:
    """VI-VIS-08, VI-VIS-11: 2 orders, or 3 lira for a worker, or both for 1 VP."""
    held = hold(game, "scholar", Seat(lira=3, vp=-4), OTHER)
    assert held.ways == ["a", "b", "ab"]
    assert held.play("a") == {"order": 2}
    assert held.play("b") == {"lira": -3, **TRAINED}
    assert held.play("ab") == {"order": 2, "lira": -3, "vp": -1, **TRAINED}
    poor = hold(game, "scholar", Seat(lira=2), OTHER)
    assert poor.ways == ["a"]
    assert poor.why_not("b") == ("too-few-lira", "VI-WIN-05")
    assert poor.why_not("ab") == ("too-few-lira", "VI-WIN-05")
    low = hold(game, "scholar", Seat(lira=3, vp=-5), OTHER)
    assert low.ways == ["a", "b"]
    assert low.why_not("ab") == ("vp-floor", "VI-VIS-07")
    full = hold(game, "scholar", Seat(lira=3, regular=5), OTHER)
    assert full.ways == ["a"]
    assert full.why_not("b") == ("workers-complete", "VI-WIN-07")


def test_reaper(game: ViticultureGame) -> None:
    """VI-CARD-W24, VI-HARV-02: one to three fields; 2 VP for three harvested by this card (DX-24)."""
    held = hold(game, "reaper", Seat(fields="pinot / merlot / chardonnay"), OTHER)
    fields = [HarvestField(f"field_{price}") for price in (5, 6, 7)]
    assert refusal(held.asked("a"), STOP) == ("once-at-least", "VI-VIS-06")
    done = held.play("a", *fields)
    marks = {f"field_{price} harvested": True for price in (5, 6, 7)}
    assert done == {**marks, "grapes": "+R1 +R3 +W1 +W4", "vp": 2}
    two = held.play("a", *fields[:2], STOP)
    assert two == {"field_5 harvested": True, "field_6 harvested": True, "grapes": "+R1 +R3 +W1"}
    assert "vp" not in held.play("a", fields[0], STOP)
    yoked = hold(game, "reaper", Seat(fields="* pinot / merlot / chardonnay"), OTHER)
    assert refusal(yoked.asked("a"), fields[0]) == ("already-harvested", "VI-HARV-02")
    late = yoked.play("a", *fields[1:])
    assert late == {"field_6 harvested": True, "field_7 harvested": True, "grapes": "+R3 +W4"}
    assert unplayable(game, "reaper", Seat(fields="* pinot / /"), OTHER) == {"a": ("nothing-to-harvest", "VI-HARV-02")}


# ---------------------------------------------------------------------- 25 to 31


def test_motivator(game: ViticultureGame) -> None:
    """VI-CARD-W25, VI-WRK-14: all may take their grande back unless they have passed; 1 VP per opponent (EX-22)."""
    seats = (
        Seat(grande="fill_order/middle"),
        Seat(grande="harvest_field/left"),
        Seat(grande="cart"),
        Seat(grande="home"),
        Seat(grande="harvest_field/overflow"),
    )
    held = hold(game, "motivator", *seats, passed=[2])
    state = held.asked("a")
    assert question(state) == "Answer 0"
    step(state, ACCEPT)
    assert question(state) == "Answer 1"
    step(state, ACCEPT)
    assert question(state) == "Answer 4"  # seat 2 has passed, the grande of seat 3 was never placed
    step(state, DECLINE)
    assert seats_told(state, "cannot-answer") == [2, 3]
    reasons = [(row["reason"].name, row["reason"].rule) for row in told(state, "cannot-answer")]
    assert reasons == [("passed-already", "VI-CARD-W25"), ("grande-at-home", "VI-CARD-W25")]
    assert changed(held.state, state, 0, "motivator") == {
        "grande": "home",
        "fill_order/middle": None,
        "1 grande": "home",
        "harvest_field/left": None,
        "vp": 1,
    }


def test_motivator_from_everywhere(game: ViticultureGame) -> None:
    """VI-CARD-W25: from cart, yoke, a drawing, summer spaces too."""
    yoke = Seat(grande="yoke", built="yoke", marks="yoke_used", fields="pinot / /")
    seats = (OTHER, Seat(grande="cart"), yoke, Seat(grande="give_tour/overflow"), Seat(grande="plant_vine/right"))
    held = hold(game, "motivator", *seats)
    done = held.play("a", *[ACCEPT] * 4)
    homes = {f"{seat} grande": "home" for seat in (1, 2, 3, 4)}
    assert done == {**homes, "plant_vine/right": None, "vp": 4}
    assert held.end.vineyards[2].yoke_used


def test_motivator_takes_back_the_grande_that_played_it(game: ViticultureGame) -> None:
    """VI-CARD-W25, VI-BON-07: the space is free, the grande may be placed again, the bonus is not lost (DX-13)."""
    held = hold(game, "motivator", Seat(workers="cart, cart"), OTHER, OTHER, grande=True)
    assert held.play("a", ACCEPT) == {"grande": "home", "play_winter_visitor/left": None}
    state = step(held.end.copy(), Pass(), Pass())
    assert Place("draw_order", "plain", True) in state.moves()
    bonus = hold(game, "motivator", Seat(hand="politician"), OTHER, OTHER, place="bonus", grande=True)
    state = bonus.asked("a", ACCEPT)
    assert (question(state), state.vineyards[0].grande) == ("OfferBonus 0", -1)
    step(state, TakeBonus(), PlayVisitor("politician", "b"))
    assert question(state) == "TakeTurn 1"


def test_motivator_and_players_without_workers(game: ViticultureGame) -> None:
    """VI-CARD-W25, VI-WRK-15: who has placed the last worker has not passed, and acts again with the grande."""
    spent = Seat(workers="cart, cart", grande="cart")
    held = hold(game, "motivator", OTHER, spent)
    assert held.play("a", ACCEPT) == {"1 grande": "home", "vp": 1}
    assert question(held.end) == "TakeTurn 1"
    assert question(step(hold(game, "motivator", OTHER, spent).asked("a"), DECLINE)) == "TakeTurn 0"


def test_motivator_for_players_who_have_passed(game: ViticultureGame) -> None:
    """VI-CARD-W25: with motivator_passed_players they take it back, but have passed all the same."""
    seats = (OTHER, Seat(grande="cart"), OTHER)
    assert hold(game, "motivator", *seats, passed=[1]).play("a") == {}
    held = hold(game, "motivator", *seats, passed=[1], motivator_passed_players=True)
    assert held.play("a", ACCEPT) == {"1 grande": "home", "vp": 1}
    assert question(held.end) == "TakeTurn 2"


def test_motivator_cancels_a_plan(game: ViticultureGame) -> None:
    """VI-CARD-W25, VI-CARD-S29: a planned grande that is taken back before its action does not act."""
    seats = (
        Seat(hand="motivator", workers="play_winter_visitor/left"),
        Seat(grapes="R1", grande="make_wine/left"),
    )
    plans = [{"seat": 0, "at": "play_winter_visitor/left"}, {"seat": 1, "at": "make_wine/left"}]
    state = to_winter(turn(game, *seats, changes={"plans": plans}))
    assert question(state) == "ChooseVisitor 0"
    kept = step(state.copy(), PlayVisitor("motivator", "a"), DECLINE)
    assert question(kept) == "ChooseWine 1"
    step(state, PlayVisitor("motivator", "a"), ACCEPT)
    assert (question(state), state.plans, state.vineyards[0].vp) == ("TakeTurn 0", [], 1)
    assert state.vineyards[1].grande == -1


def test_bottler(game: ViticultureGame) -> None:
    """VI-CARD-W26: one to three wines; 1 VP for each different type among them (DX-32)."""
    mine = Seat(grapes="R1 R2 R3 R4 R5 W2 W3 W4", built=CELLARS)
    held = hold(game, "bottler", mine, OTHER)
    assert refusal(held.asked("a"), STOP) == ("once-at-least", "VI-VIS-06")
    blush, sparkling = MakeWine("blush", 1, 0, 4), MakeWine("sparkling", 4, 3, 3)
    assert held.play("a", red(2), red(3), blush)["vp"] == 2
    assert held.play("a", red(2), STOP)["vp"] == 1
    assert held.play("a", red(2), red(3), red(4))["vp"] == 1
    three = held.play("a", blush, sparkling, white(2))
    assert three == {"grapes": "-R1 -R3 -R4 -W2 -W3 -W4", "wines": "+W2 +B5 +S9", "vp": 3}
    assert unplayable(game, "bottler", Seat(), OTHER) == {"a": ("no-wine-possible", "VI-VIS-03")}


def test_craftsman(game: ViticultureGame) -> None:
    """VI-STR-13, VI-VIS-03: two different ones of an order, the next cellar at its full price, 1 VP."""
    held = hold(game, "craftsman", Seat(lira=4), OTHER)
    assert held.ways == ["ab", "ac", "bc"]
    assert held.play("ab") == {"order": 1, "lira": -4, "built": "medium_cellar"}
    assert held.play("ac") == {"order": 1, "vp": 1}
    assert held.play("bc") == {"lira": -4, "built": "medium_cellar", "vp": 1}
    large = hold(game, "craftsman", Seat(lira=6, built="medium_cellar"), OTHER)
    assert large.play("bc") == {"lira": -6, "built": "large_cellar", "vp": 1}
    poor = hold(game, "craftsman", Seat(lira=3), OTHER)
    assert poor.ways == ["ac"]
    assert poor.why_not("ab") == ("too-few-lira", "VI-STR-13")
    complete = hold(game, "craftsman", Seat(lira=9, built=CELLARS), OTHER)
    assert complete.ways == ["ac"]
    assert complete.why_not("bc") == ("cellars-complete", "VI-STR-13")
    assert complete.why_not("aa") == ("no-such-way", "VI-VIS-04")


def test_exporter(game: ViticultureGame) -> None:
    """VI-VIS-04: one or two wines, or one order, or a grape for 2 VP; one of them only."""
    held = hold(game, "exporter", Seat(hand="order_06", grapes="R1 W2 W3", wines="B4"), OTHER)
    assert held.ways == ["a", "b", "c"]
    assert held.play("a", red(1), STOP) == {"grapes": "-R1", "wines": "+R1"}
    assert held.play("a", red(1), white(3)) == {"grapes": "-R1 -W3", "wines": "+R1 +W3"}
    filled = held.play("b", FillOrder("order_06"))
    assert filled == {"order": -1, "order pile": "+order_06", "wines": "-B4", "vp": 2, "residual": 1}
    assert held.play("c", DiscardGrape("white", 3)) == {"grapes": "-W3", "vp": 2}
    assert refusal(held.asked("a"), STOP) == ("once-at-least", "VI-VIS-06")
    assert held.why_not("ac") == ("no-such-way", "VI-VIS-04")
    assert unplayable(game, "exporter", Seat(hand="order_06"), OTHER) == {
        "a": ("no-wine-possible", "VI-VIS-03"),
        "b": ("no-order-possible", "VI-VIS-03"),
        "c": ("no-grape", "VI-VIS-03"),
    }


def test_laborer(game: ViticultureGame) -> None:
    """VI-VIS-08, VI-VIS-05: one or two fields, or one to three wines, or both in any order for 1 VP."""
    held = hold(game, "laborer", Seat(fields="pinot / merlot / syrah", grapes="R2 W2 W3 W4", vp=-4), OTHER)
    assert held.ways == ["a", "b", "ab", "ba"]
    five, six = HarvestField("field_5"), HarvestField("field_6")
    assert held.play("a", six, STOP) == {"field_6 harvested": True, "grapes": "+R3"}
    both = {"field_5 harvested": True, "field_6 harvested": True}
    assert held.play("a", five, six) == {**both, "grapes": "+R1 +R3 +W1"}
    assert held.play("b", red(2), STOP) == {"grapes": "-R2", "wines": "+R2"}
    assert held.play("b", red(2), white(2), white(3)) == {"grapes": "-R2 -W2 -W3", "wines": "+R2 +W2 +W3"}
    after = held.play("ab", five, six, red(3), white(1), red(1))
    assert after == {**both, "wines": "+R1 +R3 +W1", "vp": -1}
    before = held.play("ba", red(2), STOP, five, STOP)
    assert before == {"field_5 harvested": True, "grapes": "-R2 +R1 +W1", "wines": "+R2", "vp": -1}
    low = hold(game, "laborer", Seat(fields="pinot / /", grapes="R2", vp=-5), OTHER)
    assert low.ways == ["a", "b"]
    assert low.why_not("ab") == ("vp-floor", "VI-VIS-07")
    assert low.why_not("ba") == ("vp-floor", "VI-VIS-07")


def test_laborer_harvests_what_it_makes(game: ViticultureGame) -> None:
    """VI-VIS-21, VI-VIS-05: with an empty crush pad the harvest comes first, and must give a usable grape."""
    held = hold(game, "laborer", Seat(fields="pinot / /"), OTHER)
    assert held.ways == ["a", "ab"]
    assert held.why_not("b") == ("no-wine-possible", "VI-VIS-03")
    assert held.why_not("ba") == ("no-wine-possible", "VI-VIS-03")
    # white 1 to 3 are full: of the two fields only the red one leads to a wine
    full = Seat(fields="malvasia / syrah /", wines="W1 W2 W3")
    state = hold(game, "laborer", full, OTHER).asked("ab")
    assert refusal(state, HarvestField("field_6")) is None
    step(state, HarvestField("field_5"))
    assert refusal(state, STOP) == ("parts-together", "VI-VIS-21")
    assert unplayable(game, "laborer", Seat(), OTHER) == {
        "a": ("nothing-to-harvest", "VI-HARV-02"),
        "b": ("no-wine-possible", "VI-VIS-03"),
        "ab": ("nothing-to-harvest", "VI-HARV-02"),
        "ba": ("no-wine-possible", "VI-VIS-03"),
    }


@pytest.mark.parametrize("structure", PRICES)
def test_designer(game: ViticultureGame, structure: str) -> None:
    """VI-STR-14, VI-STR-01: a structure at its full price; 2 VP if there are six or more then."""
    price = PRICES[structure]
    rest = [name for name in ("medium_cellar", *PRICES) if name not in (structure, "large_cellar")]
    for number, points in ((4, 0), (5, 2), (6, 2)):
        owned = ", ".join(list(dict.fromkeys(rest))[:number])
        held = hold(game, "designer", Seat(lira=price, built=owned), OTHER)
        expected = {"lira": -price, "built": structure, "vp": points}
        assert held.play("a", Build(structure)) == {key: value for key, value in expected.items() if value}
        poorer = hold(game, "designer", Seat(lira=price - 1, built=owned), OTHER)
        if poorer.ways:
            assert refusal(poorer.asked("a"), Build(structure)) == ("too-few-lira", "VI-STR-01")
        else:
            assert poorer.why_not("a") == ("nothing-to-build", "VI-VIS-03")


def test_designer_needs_something_to_build(game: ViticultureGame) -> None:
    """VI-WRK-07: six structures alone give nothing."""
    reason = {"a": ("nothing-to-build", "VI-VIS-03")}
    assert unplayable(game, "designer", Seat(lira=9, built=EVERYTHING), OTHER) == reason
    assert unplayable(game, "designer", Seat(lira=3, built=without("cottage", "windmill")), OTHER) == reason


def test_governess(game: ViticultureGame) -> None:
    """VI-CARD-W31, VI-WIN-07: 3 lira for a worker that is ready at once, or any wine for 2 VP."""
    held = hold(game, "governess", Seat(lira=3, regular=4, wines="R1 S7"), OTHER)
    assert held.play("a") == {"lira": -3, "regular": 1, "free": 1}
    assert held.play("b", DiscardWine("red", 1)) == {"wines": "-R1", "vp": 2}
    full = hold(game, "governess", Seat(lira=3, regular=5, wines="R1"), OTHER)
    assert full.ways == ["b"]
    assert full.why_not("a") == ("workers-complete", "VI-WIN-07")
    assert unplayable(game, "governess", Seat(lira=2), OTHER) == {
        "a": ("too-few-lira", "VI-WIN-05"),
        "b": ("no-fitting-wine", "VI-VIS-03"),
    }


def test_governess_gives_another_turn_this_winter(game: ViticultureGame) -> None:
    """VI-CARD-W31, VI-WRK-15: placed in a later turn, even if it is the last worker."""
    held = hold(game, "governess", Seat(lira=3, workers="cart", grande="cart"), OTHER)
    held.play("a")
    state = step(held.end, Pass())
    assert (question(state), state.vineyards[0].free) == ("TakeTurn 0", 1)
    step(state, Place("gain_1_lira", "plain", False))
    end_year(state)
    assert (state.vineyards[0].regular, state.vineyards[0].free, state.vineyards[0].training) == (3, 3, 0)


# ---------------------------------------------------------------------- 32 to 38


def test_manager(game: ViticultureGame) -> None:
    """VI-CARD-W32, VI-VIS-12: a summer action without worker and bonus, even if its spaces are taken (EX-20)."""
    taken = Seat(regular=5, workers="build_structure/left, build_structure/middle, give_tour/left, give_tour/middle")
    mine = Seat(lira=4, hand="malvasia", grapes="R4 W2")
    held = hold(game, "manager", mine, taken, OTHER)
    actions = ("draw_vine", "give_tour", "build_structure", "plant_vine", "sell_grapes_or_field")
    assert held.asked("a").moves() == [TakeAction(action) for action in actions]
    assert held.play("a", TakeAction("draw_vine")) == {"vine": 1}
    assert held.play("a", TakeAction("give_tour")) == {"lira": 2}
    built = held.play("a", TakeAction("build_structure"), Build("cottage"))
    assert built == {"lira": -4, "built": "cottage"}
    planted = held.play("a", TakeAction("plant_vine"), Plant("malvasia", "field_5"))
    assert planted == {"vine": -1, "field_5": "malvasia"}
    sale = held.play("a", TakeAction("sell_grapes_or_field"), SellGrape("red", 4), SellGrape("white", 2))
    assert sale == {"grapes": "-R4 -W2", "lira": 3}
    field = held.play("a", TakeAction("sell_grapes_or_field"), SellField("field_7"))
    assert field == {"lira": 7, "field_7 sold": True}
    assert refusal(held.asked("a", TakeAction("build_structure")), Build("windmill")) == ("too-few-lira", "VI-STR-01")


def test_manager_takes_possible_summer_actions_only(game: ViticultureGame) -> None:
    """VI-CARD-W32, VI-WRK-07: not the cart, not the yoke, no winter action, nothing that cannot be done."""
    mine = Seat(built="yoke", fields="pinot / sold / sold", lira=1, wines="R1")
    state = hold(game, "manager", mine, OTHER).asked("a")
    for action in ("harvest_field", "fill_order", "gain_1_lira", "yoke", "sleep"):
        assert refusal(state, TakeAction(action)) == ("summer-actions-only", "VI-CARD-W32")
    assert refusal(state, TakeAction("plant_vine")) == ("nothing-to-plant", "VI-WRK-07")
    assert refusal(state, TakeAction("build_structure")) == ("nothing-to-build", "VI-WRK-07")
    assert refusal(state, TakeAction("sell_grapes_or_field")) == ("nothing-to-trade", "VI-WRK-07")
    assert refusal(state, TakeAction("play_summer_visitor")) == ("no-visitor-playable", "VI-WRK-07")
    gone = hold(game, "manager", Seat(), Seat(hand=all_of(game, "vine"))).asked("a")
    assert refusal(gone, TakeAction("draw_vine")) == ("deck-empty", "VI-DECK-02")


def test_manager_counts_for_windmill_and_tasting_room(game: ViticultureGame) -> None:
    """VI-CARD-W32, VI-STR-08, VI-STR-10: a tour in winter scores too, without a third lira (DX-23)."""
    mine = Seat(built="tasting_room, windmill", hand="malvasia")
    held = hold(game, "manager", mine, OTHER)
    assert held.play("a", TakeAction("give_tour")) == {"lira": 2, "vp": 1, "toured": True}
    planted = held.play("a", TakeAction("plant_vine"), Plant("malvasia", "field_5"))
    assert planted == {"vine": -1, "field_5": "malvasia", "vp": 1, "milled": True}
    again = hold(game, "manager", mine._replace(marks="toured milled"), OTHER)
    assert again.play("a", TakeAction("give_tour")) == {"lira": 2}


def test_manager_plays_a_summer_visitor(game: ViticultureGame) -> None:
    """VI-CARD-W32, VI-VIS-22: the only way to one in winter; the inner card is done and discarded first."""
    held = hold(game, "manager", Seat(hand="banker, assessor"), Seat(vp=1))
    state = held.asked("a", TakeAction("play_summer_visitor"))
    assert state.moves() == [PlayVisitor("banker", "a")]
    assert refusal(state, PlayVisitor("assessor", "a")) == ("other-season", "VI-VIS-22")
    done = held.play("a", TakeAction("play_summer_visitor"), PlayVisitor("banker", "a"), ACCEPT)
    assert done == {"summer": -1, "summer pile": "+banker", "lira": 5, "1 vp": -1, "1 lira": 3}
    finished = [row["card"] for row in told(held.end, "visitor-done")]
    assert finished == ["banker", "manager"]


def test_manager_cannot_plan(game: ViticultureGame) -> None:
    """VI-CARD-W32, VI-CARD-S29: the Planner belongs to summer."""
    state = hold(game, "manager", Seat(hand="planner"), OTHER).asked("a")
    assert refusal(state, TakeAction("play_summer_visitor")) == ("no-visitor-playable", "VI-WRK-07")
    other = hold(game, "manager", Seat(hand="planner, patron"), OTHER)
    state = other.asked("a", TakeAction("play_summer_visitor"))
    assert refusal(state, PlayVisitor("planner", "a")) == ("summer-only", "VI-CARD-S29")
    assert state.moves() == [PlayVisitor("patron", "a"), PlayVisitor("patron", "b")]


def test_manager_and_organizer(game: ViticultureGame) -> None:
    """VI-CARD-W32, VI-CARD-S33: played in winter, the Organizer passes winter; the order of winter stays."""
    held = hold(game, "manager", Seat(hand="organizer", row=2), Seat(row=1), Seat(row=3))
    done = held.play("a", TakeAction("play_summer_visitor"), PlayVisitor("organizer", "a"), WakeUp(4, ""))
    assert done == {"summer": -1, "summer pile": "+organizer", "row": 4, "lira": 1, "passed": [0]}
    assert question(held.end) == "TakeTurn 2"


def test_manager_and_producer(game: ViticultureGame) -> None:
    """VI-CARD-W32, VI-CARD-S32: then the action that cannot be left is the one of winter visitors."""
    mine = Seat(
        hand="producer", lira=2, regular=4, workers="play_summer_visitor/left, play_winter_visitor/middle, cart"
    )
    held = hold(game, "manager", mine, OTHER, OTHER)
    inner = (TakeAction("play_summer_visitor"), PlayVisitor("producer", "a"))
    state = held.asked("a", *inner)
    summer, cart = TakeBack("play_summer_visitor", "left", False), TakeBack("gain_1_lira", "plain", False)
    assert set(state.moves()) == {summer, cart}
    other = TakeBack("play_winter_visitor", "middle", False)
    assert refusal(state, other) == ("worker-stays", "VI-CARD-S32")
    ruling = hold(game, "manager", mine, OTHER, OTHER, producer_excludes="worker").asked("a", *inner)
    assert set(ruling.moves()) == {summer, cart, other}


def test_zymologist(game: ViticultureGame) -> None:
    """VI-CARD-W33: one or two wines on slots of 4 and more, without the cellars for them (EX-25, DX-05)."""
    held = hold(game, "zymologist", Seat(grapes="R3 R5 W1 W4"), OTHER)
    state = held.asked("a")
    blushes = [MakeWine("blush", value, 0, other) for value in (3, 5) for other in (1, 4)]
    sparklings = [MakeWine("sparkling", 5, 3, other) for other in (1, 4)]
    assert state.moves() == [red(5), white(4), *blushes, *sparklings]
    assert refusal(state, STOP) == ("once-at-least", "VI-VIS-06")
    assert refusal(state, red(3)) == ("value-too-low", "VI-CARD-W33")
    assert refusal(state, MakeWine("red", 5, 3, 0)) == ("no-recipe", "VI-WINE-04")
    assert refusal(state, red(6)) == ("no-such-grape", "VI-WINE-04")
    assert refusal(state, white(1)) == ("value-too-low", "VI-CARD-W33")
    assert held.play("a", red(5), STOP) == {"grapes": "-R5", "wines": "+R5"}
    two = held.play("a", red(5), MakeWine("blush", 3, 0, 1))
    assert two == {"grapes": "-R3 -R5 -W1", "wines": "+R5 +B4"}


def test_zymologist_keeps_recipes_and_slots(game: ViticultureGame) -> None:
    """VI-CARD-W33, VI-WINE-02, VI-WINE-03: blush from 4, sparkling from 7, and a free slot of 4 or more."""
    held = hold(game, "zymologist", Seat(grapes="R1 R2 W2 R4", wines="R4"), OTHER)
    state = held.asked("a")
    assert refusal(state, MakeWine("blush", 1, 0, 2)) == ("value-too-low", "VI-WINE-02")
    assert refusal(state, MakeWine("sparkling", 2, 1, 2)) == ("value-too-low", "VI-WINE-03")
    assert refusal(state, red(4)) == ("no-slot", "VI-WINE-05")  # it would fall to 3
    # a taken slot devalues as always, as long as 4 is reached
    fall = hold(game, "zymologist", Seat(grapes="R6", wines="R6 R5"), OTHER)
    assert fall.play("a", red(6)) == {"grapes": "-R6", "wines": "+R4"}
    first = hold(game, "zymologist", Seat(grapes="R2 R3 W2"), OTHER)
    assert first.play("a", MakeWine("sparkling", 3, 2, 2)) == {"grapes": "-R2 -R3 -W2", "wines": "+S7"}
    assert unplayable(game, "zymologist", Seat(grapes="R3 W3", wines="B6 B5 B4"), OTHER) == {
        "a": ("no-wine-possible", "VI-VIS-03")
    }


def test_zymologist_wine_ages_inside_its_tier(game: ViticultureGame) -> None:
    """VI-CARD-W33, VI-EOY-02: 4 to 6 and 7 to 9 without a cellar, but past 6 only with both; it opens nothing."""
    held = hold(game, "zymologist", Seat(grapes="R2 R3 R5 W2"), OTHER)
    held.play("a", red(5), MakeWine("sparkling", 3, 2, 2))
    assert cellar(end_year(held.end)) == "R6 S8"
    for built, result in (("", "R6 S9"), ("medium_cellar", "R6 S9"), (CELLARS, "R7 S9")):
        state = turn(game, Seat(wines="R6 S8", built=built), OTHER, season="winter")
        assert cellar(end_year(state)) == result
    stays = turn(game, Seat(wines="R3 R5"), OTHER, season="winter")
    assert cellar(end_year(stays)) == "R3 R6"
    made = hold(game, "teacher", Seat(wines="R5", grapes="R4"), OTHER)
    assert made.play("a", red(4)) == {"grapes": "-R4", "wines": "+R3"}


def test_zymologist_with_the_literal_ruling(game: ViticultureGame) -> None:
    """VI-CARD-W33: with zymologist_ageing = "to_6" such a wine stops at 5 until both cellars stand."""
    ruling = {"zymologist_ageing": "to_6"}
    for value, built, result in ((4, "", 5), (5, "", 5), (5, "medium_cellar", 5), (5, CELLARS, 6)):
        held = hold(game, "zymologist", Seat(grapes=f"R{value}"), OTHER, **ruling)
        held.play("a", red(value))
        state = held.end
        for name in things(built):
            state.vineyards[0].built |= 1 << STRUCTURES.index(name)
        assert cellar(end_year(state)) == f"R{result}"
    mine = Seat(grapes="R5", hand="master_vintner, order_01", wines="W2")
    vintner = hold(game, "zymologist", mine, OTHER, OTHER, place="bonus", **ruling)
    state = vintner.asked("a", red(5), TakeBonus(), PlayVisitor("master_vintner", "bc"))
    assert state.moves() == [AgeWine("white", 2)]
    assert refusal(state, AgeWine("red", 5)) == ("both-cellars-needed", "VI-CARD-W33")
    aged = hold(game, "zymologist", Seat(grapes="R4", hand="oenologist"), OTHER, OTHER, place="bonus", **ruling)
    state = aged.asked("a", red(4), TakeBonus(), PlayVisitor("oenologist", "a"))
    assert cellar(state) == "R5"
    filled = hold(game, "zymologist", Seat(grapes="R5", hand="order_01"), OTHER, **ruling)
    filled.play("a", red(5))
    state = step(filled.end, Pass(), Place("fill_order", "plain", False), FillOrder("order_01"))
    assert cellar(state) == ""
    state.check()


def test_noble(game: ViticultureGame) -> None:
    """VI-VIS-17, VI-RES-03: 1 lira for 1 residual income below 5, or 2 residual income for 2 VP (DX-22)."""
    held = hold(game, "noble", Seat(lira=1, residual=3), OTHER)
    assert held.play("a") == {"lira": -1, "residual": 1}
    assert held.play("b") == {"residual": -2, "vp": 2}
    full = hold(game, "noble", Seat(lira=9, residual=5), OTHER)
    assert full.ways == ["b"]
    assert full.why_not("a") == ("residual-full", "VI-VIS-17")
    assert hold(game, "noble", Seat(residual=2), OTHER).play("b") == {"residual": -2, "vp": 2}
    assert unplayable(game, "noble", Seat(residual=1), OTHER) == {
        "a": ("too-few-lira", "VI-VIS-03"),
        "b": ("residual-floor", "VI-RES-03"),
    }


def test_governor(game: ViticultureGame) -> None:
    """VI-CARD-W35, VI-VIS-18: named opponents give a summer visitor of their choice; 1 VP for each without one."""
    seats = (Seat(hand="banker, broker, queen"), OTHER, Seat(hand="pinot, judge"), Seat(hand="patron"), OTHER)
    held = hold(game, "governor", *seats, who=1)
    state = held.asked("a")
    assert state.moves() == [Name(2), Name(3), Name(4), Name(0)]
    assert refusal(state, STOP) == ("name-somebody", "VI-VIS-06")
    assert refusal(state, Name(1)) == ("no-opponent", "VI-CARD-W35")
    assert held.play("a", Name(2), STOP) == {"vp": 1}
    step(state, Name(3))
    assert refusal(state, Name(2)) == ("name-clockwise", "VI-CARD-W35")
    step(state, Name(0))
    assert question(state) == "HandOver 3"
    step(state, state.moves()[0])
    assert (question(state), state.moves()) == ("HandOver 0", [GiveCard("broker"), GiveCard("banker")])
    assert refusal(state, GiveCard("queen")) == ("other-cards-needed", "VI-VIS-18")
    assert refusal(state, GiveCard("patron")) == ("not-in-hand", "VI-VIS-18")
    step(state, GiveCard("banker"))
    assert changed(held.state, state, 1, "governor") == {"3 summer": -1, "0 summer": -1, "summer": 2}
    assert hand(state, 1) == ["patron", "banker"]
    three = held.asked("a", Name(2), Name(3), Name(4))
    assert question(three) == "HandOver 3"  # no more than three can be named
    step(three, GiveCard("patron"))
    assert changed(held.state, three, 1, "governor") == {"3 summer": -1, "summer": 1, "vp": 2}


def test_governor_keeps_given_cards_from_third_parties(game: ViticultureGame) -> None:
    """VI-CARD-W35, VI-VIS-18: giver and receiver alone know the face."""
    held = hold(game, "governor", OTHER, Seat(hand="banker, broker"), OTHER)
    held.play("a", Name(1), STOP, GiveCard("broker"))
    assert hand(held.end, 0) == ["broker"]
    assert held.end.view(2)["vineyards"][0]["hand"] == {"vine": 0, "summer": 1, "order": 0, "winter": 0}
    moved = [event for event in held.end.journal or () if event.name in ("gave-card", "got-card")]
    assert [(event.seat, event.secret) for event in moved] == [(1, True), (0, True)]


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("R7", "R6 W6 B4", 2),
        ("R7 W7", "", 0),
        ("R7", "S7", 0),
        ("R7 R6 W6", "B6", 2),
        ("R7 B8", "", 0),
        ("R7", "R9", 0),
        ("R7", "", 2),
    ],
)
def test_taster(game: ViticultureGame, mine: str, theirs: str, points: int) -> None:
    """VI-CARD-W36: a wine for 4 lira; 2 VP if worth strictly more than every other wine, own ones too (DX-08)."""
    held = hold(game, "taster", Seat(wines=mine), OTHER, Seat(wines=theirs))
    expected = {"wines": "-R7", "lira": 4, "vp": points}
    assert held.play("a", DiscardWine("red", 7)) == {key: value for key, value in expected.items() if value}


def test_taster_alone_and_without_wine(game: ViticultureGame) -> None:
    """VI-CARD-W36, VI-SOLO-15: alone one compares with the own other wines; without a wine it is not playable."""
    assert hold(game, "taster", Seat(wines="R1")).play("a", DiscardWine("red", 1)) == {
        "wines": "-R1",
        "lira": 4,
        "vp": 2,
    }
    assert hold(game, "taster", Seat(wines="R1 W1")).play("a", DiscardWine("red", 1)) == {"wines": "-R1", "lira": 4}
    assert unplayable(game, "taster", Seat(grapes="R9"), Seat(wines="R1")) == {"a": ("no-fitting-wine", "VI-VIS-03")}


def test_caravan(game: ViticultureGame) -> None:
    """VI-CARD-W37: one card of each deck for all to see, two of them into the hand, the others discarded (DX-26)."""
    held = hold(game, "caravan", Seat(), OTHER)
    shown = (DrawCard("merlot"), DrawCard("planner"), DrawCard("order_08"), DrawCard("judge"))
    state = held.asked("a", *shown)
    for seat in (0, 1, -1):
        assert state.view(seat)["revealed"] == ["merlot", "planner", "order_08", "judge"]
    assert refusal(state, TakeRevealed("queen")) == ("not-turned-up", "VI-CARD-W37")
    step(state, TakeRevealed("order_08"))
    assert refusal(state, TakeRevealed("order_08")) == ("not-turned-up", "VI-CARD-W37")
    done = held.play("a", *shown, TakeRevealed("order_08"), TakeRevealed("planner"))
    assert done == {"order": 1, "summer": 1, "vine pile": "+merlot", "winter pile": "+judge"}
    assert (hand(held.end), pile(held.end, "winter")) == (["order_08", "planner"], ["judge", "caravan"])


def test_caravan_with_empty_decks(game: ViticultureGame) -> None:
    """VI-CARD-W37, VI-DECK-01, VI-DECK-02: an empty deck is reshuffled first; fewer than two cards are all taken."""
    rich = Seat(hand=", ".join(all_of(game, deck) for deck in ("vine", "order")))
    winter = Seat(hand=all_of(game, "winter", "caravan"))
    summer = Seat(hand=all_of(game, "summer", "broker"))
    held = hold(game, "caravan", Seat(), rich, winter, summer, decks={"summer": {"discard": ["broker"]}})
    assert held.play("a", DrawCard("broker"), TakeRevealed("broker")) == {"summer": 1, "summer pile": []}
    nothing = hold(game, "caravan", Seat(hand="broker"), rich, winter, summer)
    assert nothing.play("a") == {}


def test_caravan_and_the_moment_of_reshuffling(game: ViticultureGame) -> None:
    """VI-CARD-W37, VI-DECK-01: with "at_once" the last card of a deck brings its pile back before anything is taken."""
    rich = Seat(hand=all_of(game, "vine", "pinot", "merlot"))
    for timing, size in (("on_draw", 0), ("at_once", 1)):
        decks = {"vine": {"discard": ["merlot"]}}
        held = hold(game, "caravan", Seat(), rich, decks=decks, reshuffle_timing=timing)
        state = held.asked("a", DrawCard("pinot"))
        assert (state.decks[0].size, len(pile(state, "vine"))) == (size, 1 - size)


def test_guest_speaker(game: ViticultureGame) -> None:
    """VI-CARD-S18, VI-VIS-13, VI-WIN-06: all may pay 1 lira for a worker; 1 VP for each opponent who does."""
    seats = (Seat(lira=1), Seat(lira=1, regular=4), Seat(lira=0), Seat(lira=5, regular=5), Seat(lira=2), Seat(lira=2))
    held = hold(game, "guest_speaker", *seats, passed=[4])
    state = held.asked("a")
    asked = []
    while question(state).startswith("Answer"):
        asked.append(state.actor)
        assert state.moves() == [ACCEPT, DECLINE]
        step(state, DECLINE if state.actor == 5 else ACCEPT)
    assert asked == [0, 1, 4, 5]
    assert seats_told(state, "cannot-answer") == [2, 3]
    others = {f"{seat} {key}": value for seat in (1, 4) for key, value in {"lira": -1, **TRAINED}.items()}
    assert changed(held.state, state, 0, "guest_speaker") == {"lira": -1, **TRAINED, **others, "vp": 2}
    assert rules_told(state, "trained") == ["VI-WIN-06"] * 3


def test_guest_speaker_is_always_playable(game: ViticultureGame) -> None:
    """VI-CARD-S18, VI-VIS-13: even if nobody can do it."""
    assert hold(game, "guest_speaker", Seat(), Seat(lira=9, regular=5)).play("a") == {}
    assert hold(game, "guest_speaker", Seat(lira=1)).play("a", ACCEPT) == {"lira": -1, **TRAINED}


def test_every_winter_visitor_is_known_here(game: ViticultureGame) -> None:
    """VI-COMP-03: 38 different cards."""
    cards: list[Any] = things(all_of(game, "winter"))
    assert len(set(cards)) == 38
