"""Each of the 38 summer visitors: its effect clause by clause, its cost, its limits and its refusals."""

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
from tutor.games.viticulture.examples.positions import hand, pile, things, told
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    Build,
    DiscardCard,
    DiscardGrape,
    DiscardWine,
    DrawCard,
    DrawVisitors,
    FillOrder,
    HarvestField,
    MakeWine,
    Name,
    OfferCard,
    Pass,
    Place,
    PlaceGrape,
    Plan,
    Plant,
    PlayVisitor,
    Swap,
    TakeBack,
    TakeBonus,
    Uproot,
    WakeUp,
)

VINES = "trellis, irrigation"


# ---------------------------------------------------------------------- 1 to 8


def test_surveyor(game: ViticultureGame) -> None:
    """VI-CARD-S01, VI-VIS-04: 2 lira for each empty field or 1 VP for each planted one; sold ones count for neither."""
    held = hold(game, "surveyor", Seat(fields="sold / / pinot syrah"), OTHER)
    assert held.ways == ["a", "b"]
    assert held.play("a") == {"lira": 2}
    assert held.play("b") == {"vp": 1}
    empty = hold(game, "surveyor", Seat(), OTHER)
    assert empty.play("a") == {"lira": 6}
    assert empty.why_not("b") == ("nothing-to-count", "VI-VIS-03")
    full = hold(game, "surveyor", Seat(fields="pinot / malvasia / syrah"), OTHER)
    assert full.play("b") == {"vp": 3}
    assert full.why_not("a") == ("nothing-to-count", "VI-VIS-03")
    assert unplayable(game, "surveyor", Seat(fields="sold / sold / sold"), OTHER) == {
        "a": ("nothing-to-count", "VI-VIS-03"),
        "b": ("nothing-to-count", "VI-VIS-03"),
    }


def test_broker(game: ViticultureGame) -> None:
    """VI-VIS-03, VI-VIS-07: 9 lira for 3 VP, or 2 VP for 6 lira, down to −5 VP."""
    held = hold(game, "broker", Seat(lira=9, vp=-3), OTHER)
    assert held.play("a") == {"lira": -9, "vp": 3}
    assert held.play("b") == {"lira": 6, "vp": -2}
    assert held.end.vineyards[0].vp == -5
    assert unplayable(game, "broker", Seat(lira=8, vp=-4), OTHER) == {
        "a": ("too-few-lira", "VI-VIS-03"),
        "b": ("vp-floor", "VI-VIS-07"),
    }


def test_wine_critic(game: ViticultureGame) -> None:
    """VI-VIS-18, VI-TERM-02: 2 winter visitors, or a wine of value 7 or more, chosen by its owner, for 4 VP."""
    held = hold(game, "wine_critic", Seat(wines="R6 W7 B8 S9"), OTHER)
    assert held.play("a") == {"winter": 2}
    state = held.asked("b")
    assert state.moves() == [DiscardWine("white", 7), DiscardWine("blush", 8), DiscardWine("sparkling", 9)]
    assert refusal(state, DiscardWine("red", 6)) == ("no-fitting-wine", "VI-VIS-03")
    assert refusal(state, DiscardWine("red", 7)) == ("no-such-wine", "VI-TERM-02")
    assert refusal(state, DiscardWine("mead", 7)) == ("no-such-wine", "VI-TERM-02")
    assert held.play("b", DiscardWine("blush", 8)) == {"wines": "-B8", "vp": 4}
    young = hold(game, "wine_critic", Seat(wines="R6 W6 B6"), OTHER)
    assert young.why_not("b") == ("no-fitting-wine", "VI-VIS-03")
    assert young.ways == ["a"]


@pytest.mark.parametrize("structure", PRICES)
def test_blacksmith(game: ViticultureGame, structure: str) -> None:
    """VI-CARD-S04, VI-STR-04, VI-STR-05: 2 lira off; 1 VP just for windmill, tasting room, large cellar (EX-17)."""
    price = PRICES[structure] - 2
    before = "medium_cellar" if structure == "large_cellar" else ""
    held = hold(game, "blacksmith", Seat(lira=price, built=before), OTHER)
    expected: dict[str, Any] = {"built": structure}
    if price:
        expected["lira"] = -price
        poorer = hold(game, "blacksmith", Seat(lira=price - 1, built=before), OTHER)
        assert refusal(poorer.asked("a"), Build(structure)) == ("too-few-lira", "VI-STR-01")
    if structure in ("windmill", "tasting_room", "large_cellar"):
        expected["vp"] = 1
    assert held.play("a", Build(structure)) == expected


def test_blacksmith_builds_what_can_be_built(game: ViticultureGame) -> None:
    """VI-CARD-S04, VI-STR-02, VI-STR-03: once each, the large cellar after the medium one."""
    state = hold(game, "blacksmith", Seat(lira=9, built="trellis"), OTHER).asked("a")
    assert refusal(state, Build("trellis")) == ("already-built", "VI-STR-02")
    assert refusal(state, Build("large_cellar")) == ("medium-first", "VI-STR-03")
    assert refusal(state, Build("castle")) == ("no-such-structure", "VI-STR-01")
    assert unplayable(game, "blacksmith", Seat(lira=9, built=EVERYTHING), OTHER) == {
        "a": ("nothing-to-build", "VI-VIS-03")
    }
    last = Seat(lira=1, built=without("cottage"))
    assert unplayable(game, "blacksmith", last, OTHER) == {"a": ("nothing-to-build", "VI-VIS-03")}


def test_contractor(game: ViticultureGame) -> None:
    """VI-CARD-S05: two different ones of 1 VP, a structure at its full price, a vine."""
    held = hold(game, "contractor", Seat(hand="malvasia", lira=4), OTHER)
    assert held.ways == ["ab", "ac", "bc", "cb"]
    assert held.play("ab", Build("cottage")) == {"vp": 1, "lira": -4, "built": "cottage"}
    planted = {"vine": -1, "field_6": "malvasia"}
    assert held.play("ac", Plant("malvasia", "field_6")) == {"vp": 1, **planted}
    both = {"lira": -2, "built": "yoke", **planted}
    assert held.play("bc", Build("yoke"), Plant("malvasia", "field_6")) == both
    assert held.play("cb", Plant("malvasia", "field_6"), Build("yoke")) == both
    for way in ("a", "bb", "abc", ""):
        assert held.why_not(way) == ("no-such-way", "VI-VIS-04")
    assert refusal(held.asked("ab"), Build("windmill")) == ("too-few-lira", "VI-STR-01")


def test_contractor_needs_two_possible_clauses(game: ViticultureGame) -> None:
    """VI-CARD-S05, VI-VIS-03: with 0 lira and no vine to plant only one clause is left (DX-15)."""
    assert unplayable(game, "contractor", Seat(lira=0, hand="order_01"), OTHER) == {
        "ab": ("nothing-to-build", "VI-VIS-03"),
        "ac": ("nothing-to-plant", "VI-VIS-03"),
        "bc": ("nothing-to-build", "VI-VIS-03"),
        "cb": ("nothing-to-plant", "VI-VIS-03"),
    }


def test_contractor_and_the_windmill(game: ViticultureGame) -> None:
    """VI-STR-09, VI-VIS-05: the windmill scores for a vine planted after it, not for one planted before (DX-19)."""
    held = hold(game, "contractor", Seat(hand="malvasia, pinot", lira=5), OTHER)
    moves = (Build("windmill"), Plant("malvasia", "field_5"))
    expected = {"lira": -5, "built": "windmill", "vine": -1, "field_5": "malvasia"}
    assert held.play("bc", *moves) == {**expected, "vp": 1, "milled": True}
    assert held.play("cb", *reversed(moves)) == expected


def test_contractor_keeps_its_second_part_possible(game: ViticultureGame) -> None:
    """VI-VIS-21, VI-VIS-05: if only the trellis lets a vine be planted, it is the trellis that must be built."""
    held = hold(game, "contractor", Seat(hand="syrah", lira=5), OTHER)
    assert held.ways == ["ab", "bc"]
    assert held.why_not("cb") == ("nothing-to-plant", "VI-VIS-03")
    state = held.asked("bc")
    assert state.moves() == [Build("trellis")]
    assert refusal(state, Build("windmill")) == ("parts-together", "VI-VIS-21")
    assert held.play("bc", Build("trellis"), Plant("syrah", "field_7")) == {
        "lira": -2,
        "built": "trellis",
        "vine": -1,
        "field_7": "syrah",
    }


def test_tour_guide(game: ViticultureGame) -> None:
    """VI-VIS-04, VI-TERM-04, VI-LIM-06: 4 lira, or the harvest of one field, in summer."""
    held = hold(game, "tour_guide", Seat(fields="pinot syrah / * malvasia / merlot"), OTHER)
    assert held.play("a") == {"lira": 4}
    state = held.asked("b")
    assert state.moves() == [HarvestField("field_5"), HarvestField("field_7")]
    assert refusal(state, HarvestField("field_6")) == ("already-harvested", "VI-HARV-02")
    harvest = {"grapes": "+R3 +W1", "field_5 harvested": True}
    assert held.play("b", HarvestField("field_5")) == harvest
    bare = hold(game, "tour_guide", Seat(fields="* malvasia / / sold"), OTHER)
    assert bare.ways == ["a"]
    assert bare.why_not("b") == ("nothing-to-harvest", "VI-HARV-02")
    one = hold(game, "tour_guide", Seat(fields="malvasia / / sold"), OTHER).asked("b")
    assert refusal(one, HarvestField("field_6")) == ("field-empty", "VI-HARV-02")


@pytest.mark.parametrize(("card", "lira"), [("tour_guide", 4), ("novice_guide", 3)])
def test_guides_may_be_read_as_tours(game: ViticultureGame, card: str, lira: int) -> None:
    """VI-STR-10: only with the ruling tour_cards does the tasting room score for their lira, and once a year."""
    ruling = {"tour_cards": ("tour_guide", "novice_guide")}
    host = Seat(built="tasting_room", fields="pinot / /", grapes="R1")
    assert hold(game, card, host, OTHER).play("a") == {"lira": lira}
    assert hold(game, card, host, OTHER, **ruling).play("a") == {"lira": lira, "vp": 1, "toured": True}
    assert hold(game, card, Seat(), OTHER, **ruling).play("a") == {"lira": lira}
    again = host._replace(marks="toured")
    assert hold(game, card, again, OTHER, **ruling).play("a") == {"lira": lira}
    assert "vp" not in hold(game, "patron", host, OTHER, **ruling).play("a")
    dry = {**ruling, "tasting_room_needs_wine": True}
    assert hold(game, card, host, OTHER, **dry).play("a") == {"lira": lira}


def test_novice_guide(game: ViticultureGame) -> None:
    """VI-VIS-06, VI-TERM-04: 3 lira, or one or two wines."""
    held = hold(game, "novice_guide", Seat(grapes="R2 R3 W1"), OTHER)
    assert held.play("a") == {"lira": 3}
    state = held.asked("b")
    assert refusal(state, STOP) == ("once-at-least", "VI-VIS-06")
    assert refusal(state, MakeWine("blush", 3, 0, 1)) == ("cellar-needed", "VI-WINE-02")
    first = MakeWine("red", 3, 0, 0)
    assert held.play("b", first, STOP) == {"grapes": "-R3", "wines": "+R3"}
    assert held.play("b", first, MakeWine("white", 0, 0, 1)) == {"grapes": "-R3 -W1", "wines": "+R3 +W1"}
    none = hold(game, "novice_guide", Seat(), OTHER)
    assert none.why_not("b") == ("no-wine-possible", "VI-VIS-03")
    assert none.ways == ["a"]


def test_uncertified_broker(game: ViticultureGame) -> None:
    """VI-VIS-03, VI-VIS-07: 3 VP for 9 lira, or 6 lira for 2 VP."""
    held = hold(game, "uncertified_broker", Seat(lira=6, vp=-2), OTHER)
    assert held.play("a") == {"lira": 9, "vp": -3}
    assert held.play("b") == {"lira": -6, "vp": 2}
    assert unplayable(game, "uncertified_broker", Seat(lira=5, vp=-3), OTHER) == {
        "a": ("vp-floor", "VI-VIS-07"),
        "b": ("too-few-lira", "VI-VIS-03"),
    }


# ---------------------------------------------------------------------- 9 to 16


def test_planter_plants(game: ViticultureGame) -> None:
    """VI-VIS-06, VI-FLD-01, VI-FLD-02: one or two vines and 1 lira; all rules of planting hold."""
    held = hold(game, "planter", Seat(hand="malvasia, sangiovese, pinot, merlot", fields="/ sold / pinot pinot"), OTHER)
    assert held.ways == ["a", "b"]
    state = held.asked("a")
    assert refusal(state, STOP) == ("once-at-least", "VI-VIS-06")
    assert refusal(state, Plant("malvasia", "field_6")) == ("field-sold", "VI-SUM-09")
    assert refusal(state, Plant("pinot", "field_5")) == ("structure-missing", "VI-FLD-04")
    assert refusal(state, Plant("merlot", "field_5")) == ("structure-missing", "VI-FLD-04")
    assert refusal(state, Plant("syrah", "field_5")) == ("vine-not-in-hand", "VI-FLD-01")
    one = {"vine": -1, "field_5": "malvasia", "lira": 1}
    assert held.play("a", Plant("malvasia", "field_5"), STOP) == one
    two = {"vine": -2, "field_5": "malvasia", "field_7": "sangiovese pinot pinot", "lira": 1}
    assert held.play("a", Plant("malvasia", "field_5"), Plant("sangiovese", "field_7")) == two
    full = Seat(hand="pinot, malvasia", built=VINES, fields="pinot syrah / sold / pinot pinot pinot")
    held = hold(game, "planter", full, OTHER)
    assert refusal(held.asked("a"), Plant("malvasia", "field_7")) == ("field-full", "VI-FLD-02")
    # 4 + 2 = 6 is within the limit, and no room is left for a second vine
    assert held.play("a", Plant("pinot", "field_5")) == {"vine": -1, "field_5": "pinot pinot syrah", "lira": 1}


def test_planter_scores_the_windmill_once(game: ViticultureGame) -> None:
    """VI-STR-08: two vines in one year give one point."""
    held = hold(game, "planter", Seat(hand="3 malvasia", built="windmill"), OTHER)
    done = held.play("a", Plant("malvasia", "field_5"), Plant("malvasia", "field_5"))
    assert done == {"vine": -2, "field_5": "malvasia malvasia", "lira": 1, "vp": 1, "milled": True}


UPROOTERS = [("planter", 1, 2), ("horticulturist", 2, 3), ("sharecropper", 1, 2)]


@pytest.mark.parametrize(("card", "number", "points"), UPROOTERS)
def test_uprooting_cards(game: ViticultureGame, card: str, number: int, points: int) -> None:
    """VI-CARD-S09, VI-FLD-06: so many vines to hand, then as many vine cards of any kind from hand, then 2 or 3 VP."""
    held = hold(game, card, Seat(hand="malvasia, malvasia, order_01", fields="syrah / * merlot /"), OTHER)
    uproot = [Uproot("syrah", "field_5"), Uproot("merlot", "field_6")][:number]
    start = {"field_5": "empty"} if number == 1 else {"field_5": "empty", "field_6": "empty"}
    state = held.asked("b")
    assert refusal(state, Uproot("syrah", "field_6")) == ("no-such-vine", "VI-FLD-06")
    step(state, *uproot)
    assert refusal(state, DiscardCard("order_01")) == ("other-cards-needed", "VI-VIS-18")
    assert refusal(state, DiscardCard("pinot")) == ("not-in-hand", "VI-VIS-18")
    others = held.play("b", *uproot, *[DiscardCard("malvasia")] * number)
    assert others == {**start, "vp": points, "vine pile": " ".join(["+malvasia"] * number)}
    same = held.play("b", *uproot, *[DiscardCard(move.vine) for move in uproot])
    assert same == {**start, "vp": points, "vine pile": " ".join(f"+{move.vine}" for move in uproot)}
    assert held.end.to_dict()["vineyards"][0]["fields"]["field_6"]["harvested"]


@pytest.mark.parametrize(("card", "number", "points"), UPROOTERS)
def test_uprooting_cards_need_planted_vines(game: ViticultureGame, card: str, number: int, points: int) -> None:
    """VI-CARD-S09, VI-VIS-03: cards in hand do not replace vines on the fields; the discard alone is not enough."""
    few = Seat(hand="merlot, merlot, merlot", fields="syrah / /" if number == 2 else "/ /")
    held = hold(game, card, few, OTHER)
    assert held.why_not("b") == ("too-few-vines", "VI-FLD-06")
    just = hold(game, card, Seat(fields="syrah / merlot /" if number == 2 else "syrah / /"), OTHER)
    assert just.ways == ["b"]  # what is uprooted can itself be discarded
    assert just.why_not("a") == ("nothing-to-plant", "VI-VIS-03")


@pytest.mark.parametrize(("card", "number", "points"), UPROOTERS)
def test_uprooting_cards_with_the_literal_ruling(game: ViticultureGame, card: str, number: int, points: int) -> None:
    """VI-CARD-S09: with uproot_clause = "uproot_and_or_discard" one step is enough, for the full number."""
    ruling = {"uproot_clause": "uproot_and_or_discard"}
    held = hold(game, card, Seat(hand="malvasia, malvasia", fields="syrah / merlot /"), OTHER, **ruling)
    assert held.ways == ["a", "b", "b-uproot", "b-discard"]
    uproot = [Uproot("syrah", "field_5"), Uproot("merlot", "field_6")][:number]
    start = {"field_5": "empty"} if number == 1 else {"field_5": "empty", "field_6": "empty"}
    assert held.play("b-uproot", *uproot) == {**start, "vine": number, "vp": points}
    discard = [DiscardCard("malvasia")] * number
    piled = {"vine pile": " ".join(["+malvasia"] * number)}
    assert held.play("b-discard", *discard) == {"vine": -number, "vp": points, **piled}
    assert held.play("b", *uproot, *discard) == {**start, "vp": points, **piled}
    bare = hold(game, card, Seat(hand=", ".join(["malvasia"] * number)), OTHER, **ruling)
    assert bare.why_not("b") == ("too-few-vines", "VI-FLD-06")
    assert bare.why_not("b-uproot") == ("too-few-vines", "VI-FLD-06")
    assert bare.why_not("b-discard") is None
    fewer = hold(game, card, Seat(hand=", ".join(["malvasia"] * (number - 1))), OTHER, **ruling)
    assert fewer.why_not("b-discard") == ("too-few-cards", "VI-VIS-16")
    default = hold(game, card, Seat(hand="malvasia, malvasia", fields="syrah / merlot /"), OTHER)
    assert default.why_not("b-discard") == ("no-such-way", "VI-VIS-04")


def test_buyer(game: ViticultureGame) -> None:
    """VI-VIS-10: 2 lira for a grape of value 1 on its free slot; or a grape for 2 lira and 1 VP (EX-16)."""
    held = hold(game, "buyer", Seat(lira=2, grapes="R1 R4"), OTHER)
    state = held.asked("a")
    assert state.moves() == [PlaceGrape("white")]
    assert refusal(state, PlaceGrape("red")) == ("grape-slot-taken", "VI-VIS-10")
    assert held.play("a", PlaceGrape("white")) == {"lira": -2, "grapes": "+W1"}
    sale = held.asked("b")
    assert sale.moves() == [DiscardGrape("red", 1), DiscardGrape("red", 4)]
    assert refusal(sale, DiscardGrape("white", 1)) == ("no-such-grape", "VI-TERM-02")
    assert held.play("b", DiscardGrape("red", 4)) == {"grapes": "-R4", "lira": 2, "vp": 1}
    both = hold(game, "buyer", Seat(lira=2, fields="* malvasia / /"), OTHER)
    assert both.play("a", PlaceGrape("red")) == {"lira": -2, "grapes": "+R1"}
    assert both.why_not("b") == ("no-grape", "VI-VIS-03")
    taken = hold(game, "buyer", Seat(lira=9, grapes="R1 W1"), OTHER)
    assert taken.why_not("a") == ("grape-slot-taken", "VI-VIS-10")
    assert unplayable(game, "buyer", Seat(lira=1), OTHER) == {
        "a": ("too-few-lira", "VI-VIS-03"),
        "b": ("no-grape", "VI-VIS-03"),
    }


def test_landscaper_draws_and_may_plant(game: ViticultureGame) -> None:
    """VI-CARD-S11, VI-VIS-06, VI-VIS-20: the drawn vine may be the planted one; nothing need be planted."""
    held = hold(game, "landscaper", Seat(hand="pinot", built="windmill"), OTHER)
    assert held.ways == ["a"]
    state = held.asked("a", DrawCard("malvasia"))
    assert refusal(state, Plant("pinot", "field_5")) == ("structure-missing", "VI-FLD-04")
    assert held.play("a", DrawCard("malvasia"), STOP) == {"vine": 1}
    planted = {"field_5": "malvasia", "vp": 1, "milled": True}
    assert held.play("a", DrawCard("malvasia"), Plant("malvasia", "field_5")) == planted
    assert held.play("a", DrawCard("merlot")) == {"vine": 1}
    older = hold(game, "landscaper", Seat(hand="sangiovese"), OTHER)
    # one vine only, although the drawn one could be planted too
    assert older.play("a", DrawCard("malvasia"), Plant("sangiovese", "field_6")) == {"field_6": "sangiovese"}


def test_landscaper_without_vines_in_the_deck(game: ViticultureGame) -> None:
    """VI-CARD-S11, VI-DECK-02: an unavailable deck gives nothing and forbids nothing; planting is still possible."""
    gone = Seat(hand=all_of(game, "vine", "malvasia"))
    held = hold(game, "landscaper", Seat(hand="malvasia"), gone)
    assert held.play("a", Plant("malvasia", "field_5")) == {"vine": -1, "field_5": "malvasia"}
    assert rules_told(held.end, "nothing-to-draw") == ["VI-DECK-02"]


def test_landscaper_swaps(game: ViticultureGame) -> None:
    """VI-CARD-S11: two vines of two own fields, without structures and windmill; harvested fields stay so (DX-14)."""
    mine = Seat(fields="* chardonnay / malvasia sangiovese /", built="windmill")
    held = hold(game, "landscaper", mine, OTHER)
    swap = Swap("chardonnay", "field_5", "malvasia", "field_6")
    assert held.play("b", swap) == {"field_5": "malvasia", "field_6": "sangiovese chardonnay"}
    assert held.end.to_dict()["vineyards"][0]["fields"]["field_5"]["harvested"]
    state = held.asked("b")
    assert state.moves() == [Swap("chardonnay", "field_5", "sangiovese", "field_6"), swap]
    assert refusal(state, Swap("pinot", "field_5", "malvasia", "field_6")) == ("no-such-vine", "VI-FLD-06")
    inside = Swap("malvasia", "field_6", "sangiovese", "field_6")
    assert refusal(state, inside) == ("no-such-vine", "VI-FLD-06")
    assert refusal(state, Swap("chardonnay", "field_5", "malvasia", "field_7")) == ("no-such-vine", "VI-FLD-06")


def test_landscaper_swaps_within_the_limits(game: ViticultureGame) -> None:
    """VI-CARD-S11, VI-FLD-02: both fields must hold what they get, by the limit in force."""
    full = "malvasia pinot merlot"
    state = hold(game, "landscaper", Seat(fields=f"{full} / chardonnay / malvasia"), OTHER).asked("b")
    for vine in full.split():
        too_much = Swap(vine, "field_5", "chardonnay", "field_6")
        assert refusal(state, too_much) == ("swap-too-much", "VI-CARD-S11")
    assert refusal(state, Swap("merlot", "field_5", "malvasia", "field_7")) is None
    alone = hold(game, "landscaper", Seat(fields=f"{full} / chardonnay /"), OTHER)
    assert alone.why_not("b") == ("no-swap", "VI-CARD-S11")
    lonely = hold(game, "landscaper", Seat(fields="merlot malvasia / sold /"), OTHER)
    assert lonely.why_not("b") == ("no-swap", "VI-CARD-S11")
    # 2 + 4 = 6: within the limit of the rulebook, beyond the 5 printed on that field
    tight = Seat(fields="malvasia pinot / / chardonnay")
    swap = Swap("malvasia", "field_5", "chardonnay", "field_7")
    assert refusal(hold(game, "landscaper", tight, OTHER).asked("b"), swap) is None
    printed = hold(game, "landscaper", tight, OTHER, field_limit="printed_5_6_7").asked("b")
    assert refusal(printed, swap) == ("swap-too-much", "VI-CARD-S11")


@pytest.mark.parametrize("structure", PRICES)
def test_architect_builds(game: ViticultureGame, structure: str) -> None:
    """VI-CARD-S12, VI-STR-04: 3 lira off, never below nothing, and no change back."""
    price = max(0, PRICES[structure] - 3)
    before = "medium_cellar" if structure == "large_cellar" else ""
    held = hold(game, "architect", Seat(lira=price, built=before), OTHER)
    expected: dict[str, Any] = {"built": structure}
    if price:
        expected["lira"] = -price
        poorer = hold(game, "architect", Seat(lira=price - 1, built=before), OTHER)
        assert refusal(poorer.asked("a"), Build(structure)) == ("too-few-lira", "VI-STR-01")
    assert held.play("a", Build(structure)) == expected


def test_architect_counts(game: ViticultureGame) -> None:
    """VI-CARD-S12, VI-STR-05, VI-STR-14: 1 VP each for medium cellar and cottage, and for nothing else (DX-09)."""
    for built, points in (("medium_cellar", 1), ("cottage, windmill", 1), ("medium_cellar, cottage, large_cellar", 2)):
        assert hold(game, "architect", Seat(built=built), OTHER).play("b") == {"vp": points}
    windmill = hold(game, "architect", Seat(built="windmill, trellis, tasting_room"), OTHER)
    assert windmill.why_not("b") == ("nothing-to-count", "VI-VIS-03")
    done = hold(game, "architect", Seat(lira=9, built=EVERYTHING), OTHER)
    assert done.ways == ["b"]
    assert done.why_not("a") == ("nothing-to-build", "VI-VIS-03")
    neither = Seat(built=without("cottage", "medium_cellar", "large_cellar"), lira=0)
    assert unplayable(game, "architect", neither, OTHER) == {
        "a": ("nothing-to-build", "VI-VIS-03"),
        "b": ("nothing-to-count", "VI-VIS-03"),
    }


def test_uncertified_architect(game: ViticultureGame) -> None:
    """VI-CARD-S13, VI-STR-03, VI-STR-05: 1 VP for a structure of price 2 or 3, 2 VP for any; no lira are paid."""
    held = hold(game, "uncertified_architect", Seat(lira=9), OTHER)
    state = held.asked("a")
    assert state.moves() == [Build("trellis"), Build("irrigation"), Build("yoke")]
    for name in ("medium_cellar", "cottage", "windmill", "tasting_room"):
        assert refusal(state, Build(name)) == ("other-price-needed", "VI-STR-05")
    assert held.play("a", Build("irrigation")) == {"vp": -1, "built": "irrigation"}
    dear = held.asked("b")
    assert refusal(dear, Build("large_cellar")) == ("medium-first", "VI-STR-03")
    for name in set(PRICES) - {"large_cellar"}:
        assert held.play("b", Build(name)) == {"vp": -2, "built": name}
    upper = hold(game, "uncertified_architect", Seat(built="medium_cellar"), OTHER)
    assert upper.play("b", Build("large_cellar")) == {"vp": -2, "built": "large_cellar"}


def test_uncertified_architect_needs_points_and_plans(game: ViticultureGame) -> None:
    """VI-CARD-S13, VI-VIS-07: never below −5 VP (EX-49), and something left to build."""
    low = hold(game, "uncertified_architect", Seat(vp=-4), OTHER)
    assert low.ways == ["a"]
    assert low.why_not("b") == ("vp-floor", "VI-VIS-07")
    assert low.play("a", Build("yoke")) == {"vp": -1, "built": "yoke"}
    assert unplayable(game, "uncertified_architect", Seat(vp=-5), OTHER) == {
        "a": ("vp-floor", "VI-VIS-07"),
        "b": ("vp-floor", "VI-VIS-07"),
    }
    cheap = hold(game, "uncertified_architect", Seat(built="trellis, irrigation, yoke"), OTHER)
    assert cheap.why_not("a") == ("nothing-to-build", "VI-VIS-03")
    assert cheap.ways == ["b"]
    assert unplayable(game, "uncertified_architect", Seat(built=EVERYTHING), OTHER) == {
        "a": ("nothing-to-build", "VI-VIS-03"),
        "b": ("nothing-to-build", "VI-VIS-03"),
    }


def test_patron(game: ViticultureGame) -> None:
    """VI-VIS-04, VI-DECK-02: 4 lira, or an order and a winter visitor."""
    held = hold(game, "patron", Seat(), OTHER)
    assert held.ways == ["a", "b"]
    assert held.play("a") == {"lira": 4}
    assert held.play("b") == {"order": 1, "winter": 1}
    gone = hold(game, "patron", Seat(), Seat(hand=all_of(game, "order")))
    assert gone.play("b") == {"winter": 1}


def test_auctioneer(game: ViticultureGame) -> None:
    """VI-VIS-16, VI-DECK-07: two cards of any deck for 4 lira, four for 3 VP; the last one named lies on top."""
    held = hold(game, "auctioneer", Seat(hand="malvasia, patron, pinot, order_01, queen"), OTHER)
    two = held.play("a", DiscardCard("pinot"), DiscardCard("malvasia"))
    assert two == {"vine": -2, "vine pile": "+pinot +malvasia", "lira": 4}
    four = held.play("b", *map(DiscardCard, ("queen", "order_01", "patron", "pinot")))
    assert four == {
        "vine": -1,
        "summer": -1,
        "order": -1,
        "winter": -1,
        "vine pile": "+pinot",
        "summer pile": "+patron",
        "order pile": "+order_01",
        "winter pile": "+queen",
        "vp": 3,
    }
    assert pile(held.end, "summer") == ["patron", "auctioneer"]
    assert refusal(held.asked("a"), DiscardCard("auctioneer")) == ("not-in-hand", "VI-VIS-18")
    three = hold(game, "auctioneer", Seat(hand="malvasia, malvasia, pinot"), OTHER)
    assert three.ways == ["a"]
    assert three.why_not("b") == ("too-few-cards", "VI-VIS-16")
    assert unplayable(game, "auctioneer", Seat(hand="malvasia"), OTHER) == {
        "a": ("too-few-cards", "VI-VIS-16"),
        "b": ("too-few-cards", "VI-VIS-16"),
    }


def test_entertainer(game: ViticultureGame) -> None:
    """VI-VIS-16, VI-VIS-18: 4 lira for 3 winter visitors; or any wine and three visitors of either season for 3 VP."""
    held = hold(game, "entertainer", Seat(lira=4, hand="queen, patron, judge, malvasia", wines="R1 B4"), OTHER)
    assert held.play("a") == {"lira": -4, "winter": 3}
    state = held.asked("b")
    assert state.moves() == [DiscardWine("red", 1), DiscardWine("blush", 4)]
    step(state, DiscardWine("red", 1))
    assert refusal(state, DiscardCard("malvasia")) == ("other-cards-needed", "VI-VIS-18")
    paid = held.play("b", DiscardWine("red", 1), *map(DiscardCard, ("judge", "patron", "queen")))
    assert paid == {
        "wines": "-R1",
        "summer": -1,
        "winter": -2,
        "summer pile": "+patron",
        "winter pile": "+judge +queen",
        "vp": 3,
    }
    few = hold(game, "entertainer", Seat(lira=4, hand="queen, judge, malvasia", wines="R1"), OTHER)
    assert few.why_not("b") == ("too-few-cards", "VI-VIS-16")
    assert few.ways == ["a"]
    assert unplayable(game, "entertainer", Seat(lira=3, hand="queen, patron, judge"), OTHER) == {
        "a": ("too-few-lira", "VI-VIS-03"),
        "b": ("no-fitting-wine", "VI-VIS-03"),
    }


# ---------------------------------------------------------------------- 17 to 24


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_vendor(game: ViticultureGame, players: int) -> None:
    """VI-CARD-S17, VI-VIS-14: a vine, an order and a winter visitor; each opponent may draw a summer visitor."""
    who = players - 2
    held = hold(game, "vendor", *[OTHER] * players, who=who)
    state = held.asked("a")
    asked = []
    while question(state).startswith("Answer"):
        asked.append(state.actor)
        assert state.moves() == [ACCEPT, DECLINE]
        step(state, ACCEPT if len(asked) % 2 else DECLINE)
    clockwise = [(who + step_) % players for step_ in range(1, players)]
    assert asked == clockwise
    expected = {"vine": 1, "order": 1, "winter": 1}
    expected |= {f"{seat} summer": 1 for seat in clockwise[::2]}
    assert changed(held.state, state, who, "vendor") == expected


def test_vendor_draws_stay_hidden(game: ViticultureGame) -> None:
    """VI-CARD-S17, VI-COMP-08: everybody sees the backs of what is drawn, nobody else the faces."""
    held = hold(game, "vendor", OTHER, OTHER, OTHER)
    held.play("a", DrawCard("pinot"), DrawCard("order_05"), DrawCard("queen"), ACCEPT, DrawCard("broker"), DECLINE)
    assert (hand(held.end, 0), hand(held.end, 1), hand(held.end, 2)) == (["pinot", "order_05", "queen"], ["broker"], [])
    for seat in (1, 2, -1):
        assert held.end.view(seat)["vineyards"][0]["hand"] == {"vine": 1, "summer": 0, "order": 1, "winter": 1}
    for seat in (0, 2, -1):
        assert held.end.view(seat)["vineyards"][1]["hand"] == {"vine": 0, "summer": 1, "order": 0, "winter": 0}
    assert all(event.secret for event in held.end.journal or () if event.name == "drew")


def test_vendor_alone(game: ViticultureGame) -> None:
    """VI-CARD-S17, VI-SOLO-15: there is nobody to ask."""
    assert hold(game, "vendor", OTHER).play("a") == {"vine": 1, "order": 1, "winter": 1}


def test_handyman(game: ViticultureGame) -> None:
    """VI-CARD-S18, VI-VIS-13: all may build for 2 lira less, the player first; 1 VP for each opponent who builds."""
    seats = (Seat(lira=3), Seat(lira=4), Seat(lira=0), Seat(lira=9))
    held = hold(game, "handyman", *seats, who=1)
    state = held.asked("a")
    assert (question(state), state.moves()) == ("Answer 1", [ACCEPT, DECLINE])
    step(state, ACCEPT)
    assert refusal(state, Build("large_cellar")) == ("medium-first", "VI-STR-03")
    step(state, Build("tasting_room"))
    assert question(state) == "Answer 2"
    step(state, ACCEPT)
    assert refusal(state, Build("irrigation")) == ("too-few-lira", "VI-STR-01")
    step(state, Build("yoke"))
    assert question(state) == "Answer 3"
    step(state, DECLINE)
    assert question(state) == "Answer 0"
    step(state, ACCEPT, Build("windmill"))
    assert question(state) == "TakeTurn 2"
    assert changed(held.state, state, 1, "handyman") == {
        "lira": -4,
        "built": "tasting_room",
        "vp": 2,
        "2 built": "yoke",
        "0 lira": -3,
        "0 built": "windmill",
    }


def test_handyman_asks_only_those_who_can_build(game: ViticultureGame) -> None:
    """VI-CARD-S18, VI-VIS-13, VI-VIS-14: the card is always playable; who cannot build counts as declining."""
    poor = Seat(lira=0, built="trellis, yoke")
    done = Seat(lira=9, built=EVERYTHING)
    held = hold(game, "handyman", poor, done, Seat(lira=1, built="trellis, yoke"), poor)
    state = held.asked("a")
    assert question(state) == "Answer 2"
    assert seats_told(state, "cannot-answer") == [0, 1]
    assert held.play("a", ACCEPT, Build("irrigation")) == {"2 lira": -1, "2 built": "irrigation", "vp": 1}
    assert hold(game, "handyman", poor, done).play("a") == {}


def test_handyman_gives_nothing_for_own_building(game: ViticultureGame) -> None:
    """VI-CARD-S18, VI-SOLO-15: only opponents count; alone it is one structure for 2 lira less."""
    assert hold(game, "handyman", Seat(lira=2)).play("a", ACCEPT, Build("cottage")) == {"lira": -2, "built": "cottage"}
    two = hold(game, "handyman", Seat(lira=2), Seat(lira=0))
    assert two.play("a", ACCEPT, Build("cottage"), DECLINE) == {"lira": -2, "built": "cottage"}


def test_horticulturist_plants_without_structures(game: ViticultureGame) -> None:
    """VI-CARD-S09, VI-FLD-02: one vine; structures are not needed, the field limit holds."""
    held = hold(game, "horticulturist", Seat(hand="2 chardonnay, syrah", fields="merlot / sold / pinot"), OTHER)
    state = held.asked("a")
    assert state.moves() == [Plant("syrah", "field_5"), Plant("syrah", "field_7"), Plant("chardonnay", "field_7")]
    assert refusal(state, Plant("chardonnay", "field_5")) == ("field-full", "VI-FLD-02")
    assert refusal(state, Plant("chardonnay", "field_6")) == ("field-sold", "VI-SUM-09")
    assert held.play("a", Plant("chardonnay", "field_7")) == {"vine": -1, "field_7": "pinot chardonnay"}


def test_peddler(game: ViticultureGame) -> None:
    """VI-CARD-S20, VI-VIS-16: two cards of any deck, then one card of each deck."""
    held = hold(game, "peddler", Seat(hand="order_01, malvasia, pinot"), OTHER)
    done = held.play("a", DiscardCard("malvasia"), DiscardCard("order_01"))
    assert done == {"vine pile": "+malvasia", "order pile": "+order_01", "summer": 1, "winter": 1}
    assert unplayable(game, "peddler", Seat(hand="pinot"), OTHER) == {"a": ("too-few-cards", "VI-VIS-16")}


def test_peddler_skips_an_unavailable_deck(game: ViticultureGame) -> None:
    """VI-CARD-S20, VI-DECK-01, VI-DECK-02: but what has just been discarded is there again."""
    orders = Seat(hand=all_of(game, "order", "order_01"))
    held = hold(game, "peddler", Seat(hand="malvasia, malvasia, order_01"), orders)
    done = held.play("a", DiscardCard("malvasia"), DiscardCard("malvasia"))
    assert done == {"vine": -1, "vine pile": "+malvasia +malvasia", "summer": 1, "winter": 1}
    back = held.play("a", DiscardCard("order_01"), DiscardCard("malvasia"), DrawCard("pinot"), DrawCard("broker"))
    assert back == {"vine pile": "+malvasia", "summer": 1, "winter": 1}
    assert "order_01" in hand(held.end)


def test_banker(game: ViticultureGame) -> None:
    """VI-VIS-14, VI-VIS-07: 5 lira; each opponent may give 1 VP for 3 lira from the bank, at −5 VP not (DX-31)."""
    held = hold(game, "banker", Seat(vp=2), Seat(vp=-5), Seat(vp=0), Seat(vp=-4))
    state = held.asked("a")
    assert question(state) == "Answer 2"
    assert held.play("a", ACCEPT, DECLINE) == {"lira": 5, "2 vp": -1, "2 lira": 3}
    assert held.play("a", DECLINE, ACCEPT) == {"lira": 5, "3 vp": -1, "3 lira": 3}
    assert held.end.vineyards[3].vp == -5
    assert hold(game, "banker", Seat()).play("a") == {"lira": 5}


def test_overseer(game: ViticultureGame) -> None:
    """VI-CARD-S22, VI-VIS-05: build at full price and plant, in either order; 1 VP if the vine has value 4."""
    held = hold(game, "overseer", Seat(hand="chardonnay, merlot, malvasia", built=VINES, lira=4), OTHER)
    assert held.ways == ["ab", "ba"]
    moves = (Build("cottage"), Plant("chardonnay", "field_6"))
    expected = {"lira": -4, "built": "cottage", "vine": -1, "field_6": "chardonnay", "vp": 1}
    assert held.play("ab", *moves) == expected
    assert held.play("ba", *reversed(moves)) == expected
    three = held.play("ab", Build("yoke"), Plant("merlot", "field_6"))
    assert three == {"lira": -2, "built": "yoke", "vine": -1, "field_6": "merlot"}
    beside = hold(game, "overseer", Seat(hand="malvasia", lira=2, fields="merlot / /"), OTHER)
    done = beside.play("ab", Build("yoke"), Plant("malvasia", "field_5"))
    assert done == {"lira": -2, "built": "yoke", "vine": -1, "field_5": "malvasia merlot"}


def test_overseer_builds_for_its_vine(game: ViticultureGame) -> None:
    """VI-CARD-S22, VI-VIS-21: the trellis built first may serve the vine (DX-11), and must if nothing else would."""
    held = hold(game, "overseer", Seat(hand="syrah", lira=3), OTHER)
    assert held.ways == ["ab"]
    assert held.why_not("ba") == ("nothing-to-plant", "VI-VIS-03")
    state = held.asked("ab")
    assert state.moves() == [Build("trellis")]
    assert refusal(state, Build("irrigation")) == ("parts-together", "VI-VIS-21")
    done = held.play("ab", Build("trellis"), Plant("syrah", "field_5"))
    assert done == {"lira": -2, "built": "trellis", "vine": -1, "field_5": "syrah"}


def test_overseer_needs_both_parts(game: ViticultureGame) -> None:
    """VI-CARD-S22, VI-VIS-03: one part alone is not enough, whichever it is."""
    assert unplayable(game, "overseer", Seat(hand="malvasia", lira=1), OTHER) == {
        "ab": ("nothing-to-build", "VI-VIS-03"),
        "ba": ("nothing-to-build", "VI-VIS-03"),
    }
    assert unplayable(game, "overseer", Seat(hand="merlot", lira=2), OTHER) == {
        "ab": ("nothing-to-plant", "VI-VIS-03"),
        "ba": ("nothing-to-plant", "VI-VIS-03"),
    }
    mill = hold(game, "overseer", Seat(hand="malvasia", lira=5), OTHER)
    moves = (Build("windmill"), Plant("malvasia", "field_5"))
    assert mill.play("ab", *moves)["vp"] == 1
    assert "vp" not in mill.play("ba", *reversed(moves))


def test_importer_draws_if_the_opponents_have_too_few(game: ViticultureGame) -> None:
    """VI-CARD-S23: with fewer than three visitors together nobody is asked."""
    for others in ((Seat(hand="queen, broker, malvasia"), OTHER), (Seat(hand="queen"), Seat(hand="broker, order_01"))):
        assert hold(game, "importer", OTHER, *others).play("a") == {"winter": 3}
    assert hold(game, "importer", Seat()).play("a") == {"winter": 3}


def test_importer_asks_one_after_the_other(game: ViticultureGame) -> None:
    """VI-CARD-S23, VI-VIS-18: clockwise, never more than are missing; three cards go to the player."""
    seats = (Seat(hand="queen, malvasia"), OTHER, Seat(hand="broker, judge"), Seat(hand="patron, taster, noble"))
    held = hold(game, "importer", *seats, who=1)
    state = held.asked("a")
    assert question(state) == "OfferVisitors 2"
    assert state.moves() == [OfferCard("broker"), OfferCard("judge"), STOP]
    step(state, OfferCard("judge"), STOP)
    assert question(state) == "OfferVisitors 3"
    step(state, STOP)
    assert question(state) == "OfferVisitors 0"
    assert refusal(state, OfferCard("malvasia")) == ("visitors-only", "VI-CARD-S23")
    assert refusal(state, OfferCard("judge")) == ("not-in-hand", "VI-CARD-S23")
    step(state, OfferCard("queen"))
    # two are not three: all go back, and the player draws
    assert changed(held.state, state, 1, "importer") == {"winter": 3}
    given = held.play("a", OfferCard("judge"), STOP, OfferCard("patron"), OfferCard("noble"))
    assert given == {"winter": 2, "summer": 1, "2 winter": -1, "3 winter": -1, "3 summer": -1}
    assert hand(held.end, 1) == ["judge", "patron", "noble"]
    alone = held.play("a", STOP, *map(OfferCard, ("patron", "taster", "noble")))
    assert alone == {"winter": 2, "summer": 1, "3 winter": -2, "3 summer": -1}


def test_importer_with_one_opponent(game: ViticultureGame) -> None:
    """VI-CARD-S23: who holds three visitors may give all of them or none."""
    held = hold(game, "importer", Seat(), Seat(hand="queen, broker, judge, pinot"))
    assert held.play("a", STOP) == {"winter": 3}
    three = held.play("a", *map(OfferCard, ("queen", "judge", "broker")))
    assert three == {"winter": 2, "summer": 1, "1 winter": -2, "1 summer": -1}


def test_importer_shows_backs_only(game: ViticultureGame) -> None:
    """VI-CARD-S23, VI-VIS-18: number and backs of the set-aside cards are public, the faces their owner's."""
    held = hold(game, "importer", OTHER, Seat(hand="queen, broker"), Seat(hand="judge"))
    state = held.asked("a", OfferCard("queen"), OfferCard("broker"))
    assert question(state) == "OfferVisitors 2"
    backs = [{"seat": 1, "card": "winter"}, {"seat": 1, "card": "summer"}]
    for seat in (0, 2, -1):
        assert state.view(seat)["escrow"] == backs
        assert state.view(seat)["vineyards"][1]["hand"] == dict.fromkeys(("vine", "summer", "order", "winter"), 0)
    assert [row["card"] for row in state.view(1)["escrow"]] == ["queen", "broker"]
    step(state, OfferCard("judge"))
    assert hand(state, 0) == ["queen", "broker", "judge"]
    assert state.view(0)["vineyards"][0]["hand"] == ["queen", "broker", "judge"]
    assert state.view(2)["vineyards"][0]["hand"] == {"vine": 0, "summer": 1, "order": 0, "winter": 2}
    moved = [event for event in state.journal or () if event.name in ("offered", "gave-card", "got-card")]
    assert len(moved) == 9
    assert all(event.secret for event in moved)


def test_importer_with_simultaneous_offers(game: ViticultureGame) -> None:
    """VI-CARD-S23: with importer_protocol = "simultaneous" nobody sees the others' offers; too many are repeated."""
    seats = (OTHER, Seat(hand="queen, broker"), Seat(hand="judge, patron, taster"))
    held = hold(game, "importer", *seats, importer_protocol="simultaneous")
    state = held.asked("a", OfferCard("queen"), OfferCard("broker"))
    assert question(state) == "OfferVisitors 2"
    for seat in (0, 2, -1):
        assert state.view(seat)["escrow"] == []
        assert state.view(seat)["vineyards"][1]["hand"] == {"vine": 0, "summer": 1, "order": 0, "winter": 1}
    assert len(state.view(1)["escrow"]) == 2
    assert told(state, "offered") == []
    again = step(state.copy(), OfferCard("judge"), OfferCard("patron"), STOP)
    assert question(again) == "OfferVisitors 1"
    assert not again.escrow
    assert sorted(hand(again, 1)) == ["broker", "queen"]
    assert told(again, "too-many-offered") == [{"offered": 4, "needed": 3}]
    step(again, STOP, OfferCard("taster"), STOP)
    assert changed(held.state, again, 0, "importer") == {"winter": 3}
    step(state, OfferCard("patron"), STOP)
    assert changed(held.state, state, 0, "importer") == {
        "summer": 2,
        "winter": 1,
        "1 summer": -1,
        "1 winter": -1,
        "2 summer": -1,
    }


def test_sharecropper(game: ViticultureGame) -> None:
    """VI-CARD-S09: plants without structures, one vine; or uproots (EX-23)."""
    held = hold(game, "sharecropper", Seat(hand="merlot, malvasia", fields="syrah / /"), OTHER)
    assert held.ways == ["a", "b"]
    assert held.play("a", Plant("merlot", "field_5")) == {"vine": -1, "field_5": "syrah merlot"}
    done = held.play("b", Uproot("syrah", "field_5"), DiscardCard("malvasia"))
    assert done == {"field_5": "empty", "vine pile": "+malvasia", "vp": 2}
    assert sorted(hand(held.end)) == ["merlot", "syrah"]
    full = hold(game, "sharecropper", Seat(hand="chardonnay", fields="merlot / sold / sold"), OTHER)
    assert full.why_not("a") == ("nothing-to-plant", "VI-VIS-03")
    assert unplayable(game, "sharecropper", Seat(hand="order_01"), OTHER) == {
        "a": ("nothing-to-plant", "VI-VIS-03"),
        "b": ("too-few-vines", "VI-FLD-06"),
    }


# ---------------------------------------------------------------------- 25 to 31


@pytest.mark.parametrize(
    ("fields", "points"),
    [
        ("malvasia malvasia / malvasia malvasia /", 0),
        ("malvasia malvasia / malvasia malvasia / sangiovese", 2),
        ("malvasia malvasia / malvasia malvasia sangiovese / sangiovese", 2),
    ],
)
def test_grower(game: ViticultureGame, fields: str, points: int) -> None:
    """VI-CARD-S25: 2 VP if at least six vines stand on the fields with the new one (DX-29)."""
    held = hold(game, "grower", Seat(hand="2 sangiovese", fields=fields), OTHER)
    done = held.play("a", Plant("sangiovese", "field_7"))
    assert done.pop("vp", 0) == points
    assert done["vine"] == -1


def test_grower_needs_a_vine(game: ViticultureGame) -> None:
    """VI-CARD-S25: six vines that already stand are not enough; all rules of planting hold."""
    six = "malvasia malvasia / malvasia malvasia / sangiovese sangiovese"
    assert unplayable(game, "grower", Seat(hand="merlot", fields=six), OTHER) == {
        "a": ("nothing-to-plant", "VI-VIS-03")
    }
    mill = hold(game, "grower", Seat(hand="sangiovese", fields=six, built="windmill"), OTHER)
    assert mill.play("a", Plant("sangiovese", "field_5"))["vp"] == 3


def test_negotiator(game: ViticultureGame) -> None:
    """VI-VIS-17: a grape for 1 residual income, a wine for 2; what is above 5 is lost (DX-22)."""
    held = hold(game, "negotiator", Seat(grapes="R1 W3", wines="B4", residual=1), OTHER)
    assert held.play("a", DiscardGrape("white", 3)) == {"grapes": "-W3", "residual": 1}
    assert held.play("b", DiscardWine("blush", 4)) == {"wines": "-B4", "residual": 2}
    four = hold(game, "negotiator", Seat(grapes="R1", wines="R1", residual=4), OTHER)
    assert four.play("b", DiscardWine("red", 1)) == {"wines": "-R1", "residual": 1}
    assert unplayable(game, "negotiator", Seat(grapes="R1", wines="R1", residual=5), OTHER) == {
        "a": ("residual-full", "VI-VIS-17"),
        "b": ("residual-full", "VI-VIS-17"),
    }
    assert unplayable(game, "negotiator", Seat(), OTHER) == {
        "a": ("no-grape", "VI-VIS-03"),
        "b": ("no-fitting-wine", "VI-VIS-03"),
    }


def test_cultivator(game: ViticultureGame) -> None:
    """VI-CARD-S27: one vine above the limit of the field; structures are needed (EX-18)."""
    mine = Seat(hand="2 merlot, chardonnay", fields="pinot / sold / merlot merlot", built="irrigation")
    held = hold(game, "cultivator", mine, OTHER)
    state = held.asked("a")
    assert state.moves() == [Plant("merlot", "field_5"), Plant("merlot", "field_7")]
    assert refusal(state, Plant("chardonnay", "field_5")) == ("structure-missing", "VI-FLD-04")
    assert refusal(state, Plant("merlot", "field_6")) == ("field-sold", "VI-SUM-09")
    assert held.play("a", Plant("merlot", "field_5")) == {"vine": -1, "field_5": "pinot merlot"}
    assert held.play("a", Plant("merlot", "field_7")) == {"vine": -1, "field_7": "merlot merlot merlot"}
    assert unplayable(game, "cultivator", Seat(hand="merlot"), OTHER) == {"a": ("nothing-to-plant", "VI-VIS-03")}


def test_a_field_beyond_its_limit(game: ViticultureGame) -> None:
    """VI-CARD-S27, VI-HARV-04: it takes a further vine only from a Cultivator, and gives a grape of 9 at most."""
    over = "merlot merlot cabernet_sauvignon / sold / sold"
    later = Seat(hand="malvasia", fields=over)
    assert unplayable(game, "grower", later, OTHER) == {"a": ("nothing-to-plant", "VI-VIS-03")}
    again = hold(game, "cultivator", later, OTHER)
    assert again.play("a", Plant("malvasia", "field_5"))["field_5"] == "malvasia merlot merlot cabernet_sauvignon"
    harvest = hold(game, "tour_guide", Seat(fields=over), OTHER)
    assert harvest.play("b", HarvestField("field_5")) == {"grapes": "+R9", "field_5 harvested": True}


def test_homesteader(game: ViticultureGame) -> None:
    """VI-VIS-08, VI-VIS-05, VI-STR-04: a structure for 3 lira less, one or two vines, or 1 VP for both in any order."""
    held = hold(game, "homesteader", Seat(hand="malvasia, 2 sangiovese", lira=2), OTHER)
    assert held.ways == ["a", "b", "ab", "ba"]
    build, plants = Build("windmill"), (Plant("malvasia", "field_5"), Plant("sangiovese", "field_6"))
    built = {"lira": -2, "built": "windmill"}
    planted = {"vine": -2, "field_5": "malvasia", "field_6": "sangiovese"}
    assert held.play("a", build) == built
    assert held.play("b", *plants) == planted
    assert held.play("b", plants[0], STOP) == {"vine": -1, "field_5": "malvasia"}
    # the windmill built first turns the lost point into none
    assert held.play("ab", build, *plants) == {**built, **planted, "milled": True}
    assert held.play("ba", *plants, build) == {**built, **planted, "vp": -1}
    assert held.play("ba", plants[0], STOP, build) == {**built, "vine": -1, "field_5": "malvasia", "vp": -1}
    assert refusal(held.asked("a"), Build("tasting_room")) == ("too-few-lira", "VI-STR-01")
    assert refusal(held.asked("b"), STOP) == ("once-at-least", "VI-VIS-06")
    low = hold(game, "homesteader", Seat(hand="malvasia", vp=-5), OTHER)
    assert low.ways == ["a", "b"]
    assert low.why_not("ab") == ("vp-floor", "VI-VIS-07")
    assert low.why_not("ba") == ("vp-floor", "VI-VIS-07")


def test_homesteader_keeps_both_parts_possible(game: ViticultureGame) -> None:
    """VI-VIS-21: for both, the structure must let a vine be planted; without vines only the structure is left."""
    held = hold(game, "homesteader", Seat(hand="merlot", lira=1), OTHER)
    assert held.ways == ["a", "ab"]
    assert held.why_not("b") == ("nothing-to-plant", "VI-VIS-03")
    assert held.why_not("ba") == ("nothing-to-plant", "VI-VIS-03")
    state = held.asked("ab")
    assert state.moves() == [Build("irrigation")]
    assert refusal(state, Build("cottage")) == ("parts-together", "VI-VIS-21")
    assert unplayable(game, "homesteader", Seat(built=EVERYTHING), OTHER) == {
        "a": ("nothing-to-build", "VI-VIS-03"),
        "b": ("nothing-to-plant", "VI-VIS-03"),
        "ab": ("nothing-to-build", "VI-VIS-03"),
        "ba": ("nothing-to-plant", "VI-VIS-03"),
    }


def test_planner_places_another_worker(game: ViticultureGame) -> None:
    """VI-CARD-S29, VI-TERM-05: on a winter space, at once and unchecked, regular, grande or bonus space alike."""
    held = hold(game, "planner", Seat(), Seat(workers="harvest_field/left"), OTHER)
    state = held.asked("a")
    assert len(state.moves()) == 6 * 4 - 2 + 1
    assert refusal(state, Plan("harvest_field", "plain", False)) == ("no-space", "VI-WRK-10")
    assert refusal(state, Plan("harvest_field", "overflow", False)) == ("only-grande", "VI-GRD-02")
    assert refusal(state, Plan("make_wine", "overflow", True)) == ("nobody-there", "VI-GRD-02")
    for wrong in ("gain_1_lira", "yoke", "give_tour"):
        assert refusal(state, Plan(wrong, "plain", False)) == ("no-winter-action", "VI-CARD-S29")
    plain = held.play("a", Plan("fill_order", "plain", False))
    assert plain == {"free": -1, "fill_order/left": 0, "plans": [{"seat": 0, "at": "fill_order/left"}]}
    bonus = held.play("a", Plan("make_wine", "bonus", True))
    at = "make_wine/middle"
    assert bonus == {"grande": at, at: 0, "plans": [{"seat": 0, "at": at}]}
    over = held.play("a", Plan("harvest_field", "overflow", True))
    at = "harvest_field/overflow"
    assert over == {"grande": at, "plans": [{"seat": 0, "at": at}]}


def test_planner_and_the_ruling_on_full_actions(game: ViticultureGame) -> None:
    """VI-CARD-S29, VI-GRD-02: with grande_overflow_needs_full the grande joins only where no space is left."""
    seats = (Seat(), Seat(workers="harvest_field/left, make_wine/left"), Seat(workers="make_wine/middle"))
    state = hold(game, "planner", *seats, grande_overflow_needs_full=True).asked("a")
    assert refusal(state, Plan("harvest_field", "overflow", True)) == ("not-full", "VI-GRD-02")
    assert refusal(state, Plan("make_wine", "overflow", True)) is None


def test_planner_needs_another_worker_and_a_place_for_it(game: ViticultureGame) -> None:
    """VI-CARD-S29: the worker that plays the card is not another one; the grande may join somebody."""
    last = Seat(workers="cart", grande="cart")
    assert unplayable(game, "planner", last, OTHER) == {"a": ("no-other-worker", "VI-CARD-S29")}
    one = hold(game, "planner", Seat(workers="cart, cart"), OTHER, grande=True, temporary=0)
    assert refusal(one.asked("a"), Plan("make_wine", "plain", True)) == ("no-grande-left", "VI-WRK-08")
    grande = hold(game, "planner", Seat(workers="cart"), OTHER)
    assert refusal(grande.asked("a"), Plan("make_wine", "plain", False)) == ("no-worker-left", "VI-WRK-08")
    taken = ", ".join(f"{action}/left" for action in ("draw_order", "harvest_field", "train_worker"))
    rest = ", ".join(f"{action}/left" for action in ("play_winter_visitor", "make_wine", "fill_order"))
    full = (Seat(regular=5, workers=taken), Seat(regular=5, workers=rest))
    assert hold(game, "planner", *full).ways == ["a"]  # the grande may join somebody
    placed = (full[0]._replace(grande="cart"), full[1])
    assert unplayable(game, "planner", *placed) == {"a": ("no-winter-space", "VI-CARD-S29")}
    tied = hold(game, "planner", *full, grande=True)
    assert tied.why_not("a") == ("no-winter-space", "VI-CARD-S29")


def test_planned_actions_come_first_in_winter(game: ViticultureGame) -> None:
    """VI-CARD-S29: before any turn, in wake-up order, with the bonus of the space (EX-19, DX-30)."""
    mine = Seat(hand="order_02", wines="R2 W3", row=5)
    rival = Seat(grapes="R1", row=2)
    held = hold(game, "planner", mine, rival, OTHER)
    state = step(held.asked("a", Plan("fill_order", "bonus", False)), Pass())
    assert question(state) == "TakeTurn 2"
    step(state, Pass(), Pass())
    while question(state).startswith("FallDraw"):
        step(state, DrawVisitors("summer", ""))
    assert question(state) == "ChooseOrder 0"
    step(state, FillOrder("order_02"))
    while question(state).startswith("ChooseWineFor"):
        step(state, state.moves()[0])
    assert question(state) == "OfferBonus 0"
    step(state, TakeBonus())
    assert (state.vineyards[0].vp, state.vineyards[0].residual) == (3, 1)
    assert (question(state), state.passed, state.plans) == ("TakeTurn 1", 0, [])
    assert rules_told(state, "plan-runs") == ["VI-CARD-S29"]


def test_an_impossible_plan_is_skipped(game: ViticultureGame) -> None:
    """VI-CARD-S29: its worker stays; the player may still act in winter with others."""
    held = hold(game, "planner", Seat(), OTHER)
    state = to_winter(held.asked("a", Plan("make_wine", "plain", False)))
    assert question(state) == "TakeTurn 0"
    assert [row["action"] for row in told(state, "plan-skipped")] == ["make_wine"]
    assert state.to_dict()["spaces"]["make_wine"][0] == {"seat": 0, "grande": False}


@pytest.mark.parametrize(
    ("place", "lira", "trained"), [("plain", 4, 1), ("plain", 3, 0), ("bonus", 3, 1), ("bonus", 2, 0)]
)
def test_a_plan_pays_the_price_of_its_space(game: ViticultureGame, place: str, lira: int, trained: int) -> None:
    """VI-CARD-S29, VI-WIN-05, VI-BON-04: a planned bonus space is cheaper; what cannot be paid is skipped."""
    held = hold(game, "planner", Seat(lira=lira), OTHER, OTHER)
    state = to_winter(held.asked("a", Plan("train_worker", place, False)))
    assert question(state) == "TakeTurn 0"
    assert (state.vineyards[0].training, state.vineyards[0].lira) == (trained, 0 if trained else lira)


def test_a_planned_grande_on_a_drawing_has_no_bonus(game: ViticultureGame) -> None:
    """VI-CARD-S29, VI-GRD-02: it acts where somebody else stands, and takes no space."""
    rival = Seat(workers="harvest_field/left", fields="merlot / /")
    held = hold(game, "planner", Seat(fields="pinot / malvasia /"), rival, OTHER)
    state = to_winter(held.asked("a", Plan("harvest_field", "overflow", True)))
    assert question(state) == "ChooseField 0"
    step(state, HarvestField("field_5"))
    assert (question(state), state.plans) == ("TakeTurn 0", [])


def test_a_planned_visitor_may_be_followed_by_a_second_one(game: ViticultureGame) -> None:
    """VI-CARD-S29, VI-BON-05: on the bonus space of playing winter visitors."""
    held = hold(game, "planner", Seat(hand="politician, judge"), OTHER, OTHER)
    state = to_winter(held.asked("a", Plan("play_winter_visitor", "bonus", False)))
    step(state, PlayVisitor("judge", "a"))
    assert question(state) == "OfferBonus 0"
    step(state, TakeBonus(), PlayVisitor("politician", "b"))
    assert question(state) == "TakeTurn 0"


def test_plans_run_in_wake_up_order_and_then_as_placed(game: ViticultureGame) -> None:
    """VI-CARD-S29: whoever planned first does not matter; one player's own plans follow their placing."""
    seats = (Seat(row=6, fields="pinot / /", regular=5), Seat(row=2, grapes="R2"), Seat(row=4))
    plans = [{"seat": 0, "at": "make_wine/left"}, {"seat": 0, "at": "harvest_field/left"}]
    plans += [{"seat": 1, "at": "make_wine/middle"}]
    placed = (
        seats[0]._replace(workers="make_wine/left, harvest_field/left"),
        seats[1]._replace(workers="make_wine/middle"),
        seats[2],
    )
    state = to_winter(turn(game, *placed, who=2, changes={"plans": plans}))
    assert question(state) == "ChooseWine 1"
    step(state, MakeWine("red", 2, 0, 0))
    if question(state) == "OfferBonus 1":
        step(state, DECLINE)
    # the player's first plan (wine) was impossible, because it came before the harvest
    assert question(state) == "ChooseField 0"
    assert [row["action"] for row in told(state, "plan-skipped")] == ["make_wine"]
    step(state, HarvestField("field_5"))
    assert question(state) == "TakeTurn 1"


def test_agriculturist(game: ViticultureGame) -> None:
    """VI-CARD-S30: 2 VP for three varieties on the field of the new vine; two Pinots are one (DX-28)."""
    mine = Seat(hand="sangiovese, pinot", fields="malvasia pinot / malvasia pinot syrah /", built="trellis")
    held = hold(game, "agriculturist", mine, OTHER)
    third = held.play("a", Plant("sangiovese", "field_5"))
    assert third == {"vine": -1, "field_5": "sangiovese malvasia pinot", "vp": 2}
    second = held.play("a", Plant("pinot", "field_5"))
    assert second == {"vine": -1, "field_5": "malvasia pinot pinot"}
    four = held.play("a", Plant("sangiovese", "field_6"))
    assert four["vp"] == 2
    # three varieties on another field do not help
    assert held.play("a", Plant("sangiovese", "field_7")) == {"vine": -1, "field_7": "sangiovese"}
    assert refusal(held.asked("a"), Plant("pinot", "field_6")) == ("field-full", "VI-FLD-02")
    assert unplayable(game, "agriculturist", Seat(), OTHER) == {"a": ("nothing-to-plant", "VI-VIS-03")}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_swindler(game: ViticultureGame, players: int) -> None:
    """VI-CARD-S31, VI-VIS-14, VI-VIS-19: 2 lira from whoever gives, 1 VP for whoever does not, also if unable."""
    seats = [Seat(lira=5), *(Seat(lira=1 if seat == 2 else seat + 1) for seat in range(1, players))]
    held = hold(game, "swindler", *seats)
    able = [seat for seat in range(1, players) if seat != 2]
    state = held.asked("a")
    givers = []
    for seat in able:
        assert (question(state), state.vineyards[0].vp) == (f"Answer {seat}", 0)
        assert refusal(state, ACCEPT) is None
        if seat % 2:
            givers.append(seat)
        step(state, ACCEPT if seat % 2 else DECLINE)
    expected = {"lira": 2 * len(givers), "vp": players - 1 - len(givers)} | {f"{seat} lira": -2 for seat in givers}
    assert changed(held.state, state, 0, "swindler") == {key: value for key, value in expected.items() if value}


def test_swindler_meets_an_empty_purse(game: ViticultureGame) -> None:
    """VI-CARD-S31: with fewer than 2 lira nobody is asked."""
    assert hold(game, "swindler", OTHER, Seat(lira=1), Seat(lira=0)).play("a") == {"vp": 2}


# ---------------------------------------------------------------------- 32 to 38


def test_producer(game: ViticultureGame) -> None:
    """VI-CARD-S32, VI-WRK-14: 2 lira; one or two own workers leave other actions, which are free for all (EX-21)."""
    mine = Seat(lira=5, regular=4, workers="plant_vine/left, give_tour/left, draw_vine/middle")
    held = hold(game, "producer", mine, Seat(workers="draw_vine/left"), OTHER)
    state = held.asked("a")
    assert refusal(state, STOP) == ("once-at-least", "VI-VIS-06")
    first, second = TakeBack("plant_vine", "left", False), TakeBack("give_tour", "left", False)
    third = TakeBack("draw_vine", "middle", False)
    assert state.moves() == [third, second, first] or set(state.moves()) == {first, second, third}
    assert refusal(state, TakeBack("draw_vine", "left", False)) == ("no-worker-there", "VI-CARD-S32")
    own = TakeBack("play_summer_visitor", "left", False)
    assert refusal(state, own) == ("worker-stays", "VI-CARD-S32")
    assert held.play("a", first, STOP) == {"lira": -2, "free": 1, "plant_vine/left": None}
    both = held.play("a", first, second)
    assert both == {"lira": -2, "free": 2, "plant_vine/left": None, "give_tour/left": None}
    assert refusal(held.end, Place("give_tour", "plain", False)) is None
    assert unplayable(game, "producer", mine._replace(lira=1), OTHER, OTHER) == {"a": ("too-few-lira", "VI-VIS-03")}


def test_producer_takes_any_worker_but_those_in_training(game: ViticultureGame) -> None:
    """VI-CARD-S32, VI-STR-07: grande, cart and yoke too; the yoke is not used again this year (DX-18)."""
    mine = Seat(lira=2, regular=4, training=1, workers="cart, yoke", grande="give_tour/overflow", built="yoke")
    mine = mine._replace(marks="yoke_used", fields="malvasia / /")
    held = hold(game, "producer", mine, Seat(workers="give_tour/left"))
    cart, yoke = TakeBack("gain_1_lira", "plain", False), TakeBack("yoke", "plain", False)
    grande = TakeBack("give_tour", "overflow", True)
    assert set(held.asked("a").moves()) == {cart, yoke, grande}
    assert held.play("a", cart, grande) == {"lira": -2, "free": 1, "cart": -1, "grande": "home"}
    assert held.play("a", yoke, STOP) == {"lira": -2, "free": 1, "yoke": False}
    after = step(held.end.copy(), Pass())
    assert refusal(after, Place("yoke", "plain", False)) == ("yoke-used", "VI-STR-07")
    trained = Seat(lira=2, regular=3, training=2)
    assert unplayable(game, "producer", trained, OTHER) == {"a": ("no-worker-elsewhere", "VI-CARD-S32")}


def test_producer_and_its_own_action(game: ViticultureGame) -> None:
    """VI-CARD-S32: no worker on that action comes back; with producer_excludes = "worker" all but the one do."""
    mine = Seat(lira=2, workers="play_summer_visitor/middle")
    assert unplayable(game, "producer", mine, OTHER, OTHER) == {"a": ("no-worker-elsewhere", "VI-CARD-S32")}
    held = hold(game, "producer", mine, OTHER, OTHER, producer_excludes="worker")
    other = TakeBack("play_summer_visitor", "middle", False)
    assert held.asked("a").moves() == [other]
    own = TakeBack("play_summer_visitor", "left", False)
    assert refusal(held.asked("a"), own) == ("worker-stays", "VI-CARD-S32")
    assert held.play("a", other) == {"lira": -2, "free": 1, "play_summer_visitor/middle": None}


def test_producer_cancels_a_plan(game: ViticultureGame) -> None:
    """VI-CARD-S32, VI-CARD-S29: a planned worker that comes back does not act in winter."""
    mine = Seat(lira=2, fields="malvasia / /", workers="harvest_field/left")
    plans = [{"seat": 0, "at": "harvest_field/left"}]
    held = hold(game, "producer", mine, OTHER, changes={"plans": plans})
    done = held.play("a", TakeBack("harvest_field", "left", False))
    assert done == {"lira": -2, "free": 1, "harvest_field/left": None, "plans": []}
    assert question(to_winter(held.end)) == "TakeTurn 0"


def test_producer_takes_two_workers_from_one_place(game: ViticultureGame) -> None:
    """VI-CARD-S32, VI-SPR-05: from the cart, the temporary worker among them."""
    mine = Seat(lira=2, workers="cart, cart")
    held = hold(game, "producer", mine, OTHER, temporary=0)
    cart = TakeBack("gain_1_lira", "plain", False)
    assert held.play("a", cart, cart) == {"lira": -2, "free": 2, "cart": -2}
    assert refusal(held.asked("a"), TakeBack("gain_1_lira", "plain", True)) == ("no-worker-there", "VI-CARD-S32")


def test_producer_in_reading_up_to_as_none(game: ViticultureGame) -> None:
    """VI-CARD-S32, VI-VIS-06: with up_to_needs_one = false it can be played for nothing."""
    held = hold(game, "producer", Seat(lira=2, workers="cart"), OTHER, up_to_needs_one=False)
    assert held.play("a", STOP) == {"lira": -2}


def test_organizer(game: ViticultureGame) -> None:
    """VI-CARD-S33, VI-SPR-02: to a row without a rooster, its bonus, and summer is passed (EX-24)."""
    held = hold(game, "organizer", Seat(row=2), Seat(row=1), Seat(row=5))
    state = held.asked("a")
    assert state.moves() == [WakeUp(row, "") for row in (3, 4, 6, 7)]
    for row in (1, 2, 5):
        deck = "summer" if row == 5 else ""
        assert refusal(state, WakeUp(row, deck)) == ("row-taken", "VI-SPR-01")
    assert refusal(state, WakeUp(8, "")) == ("no-such-row", "VI-SPR-02")
    moved = {"row": 6, "vp": 1, "passed": [0]}
    assert held.play("a", WakeUp(6, "")) == moved
    assert held.play("a", WakeUp(3, "")) == {"row": 3, "order": 1, "passed": [0]}
    assert held.play("a", WakeUp(4, "")) == {"row": 4, "lira": 1, "passed": [0]}
    grey = {"row": 7, "free": 1, "temporary": 0, "passed": [0]}
    assert held.play("a", WakeUp(7, "")) == grey
    early = hold(game, "organizer", Seat(row=3), Seat(row=4), Seat(row=6))
    assert early.play("a", WakeUp(1, "")) == {"row": 1, "passed": [0]}
    assert early.play("a", WakeUp(2, "")) == {"row": 2, "vine": 1, "passed": [0]}
    assert early.play("a", WakeUp(5, "winter")) == {"row": 5, "winter": 1, "passed": [0]}
    assert early.play("a", WakeUp(5, "summer")) == {"row": 5, "summer": 1, "passed": [0]}


def test_organizer_changes_the_order_from_fall_on(game: ViticultureGame) -> None:
    """VI-CARD-S33, VI-YEAR-02: the running season goes on as it was; unused workers stay for winter."""
    held = hold(game, "organizer", Seat(row=2), Seat(row=1), Seat(row=5))
    state = held.asked("a", WakeUp(6, ""))
    assert (question(state), state.order) == ("TakeTurn 2", [1, 0, 2])
    step(state, Pass())
    assert question(state) == "TakeTurn 1"
    step(state, Pass())
    drawn = []
    while question(state).startswith("FallDraw"):
        drawn.append(state.actor)
        step(state, DrawVisitors("summer", ""))
    assert drawn == [1, 2, 0]
    assert (state.order, state.vineyards[0].free, state.vineyards[0].grande) == ([1, 2, 0], 1, -1)
    assert question(state) == "TakeTurn 1"


def test_organizer_and_the_grey_worker(game: ViticultureGame) -> None:
    """VI-CARD-S33: row 7 gives it only while it is on the chart; who leaves row 7 keeps it."""
    gone = hold(game, "organizer", Seat(row=2), Seat(row=1), temporary=1)
    assert gone.play("a", WakeUp(7, "")) == {"row": 7, "passed": [0]}
    leaving = hold(game, "organizer", Seat(row=7), Seat(row=1), temporary=0)
    assert leaving.play("a", WakeUp(6, "")) == {"row": 6, "vp": 1, "passed": [0]}
    assert leaving.end.temporary == 0


def test_organizer_with_an_unavailable_deck(game: ViticultureGame) -> None:
    """VI-CARD-S33, VI-SPR-07, VI-DECK-06: a row may be chosen for nothing, an unavailable deck only if both are."""
    others = Seat(hand=all_of(game, "winter") + ", " + all_of(game, "vine"), row=1)
    held = hold(game, "organizer", Seat(row=3), others)
    state = held.asked("a")
    assert refusal(state, WakeUp(5, "winter")) == ("deck-unavailable", "VI-DECK-06")
    assert refusal(state, WakeUp(5, "summer")) is None
    assert held.play("a", WakeUp(2, "")) == {"row": 2, "passed": [0]}


def test_organizer_on_the_bonus_space(game: ViticultureGame) -> None:
    """VI-CARD-S33, VI-BON-05: the second visitor may still be played, unless organizer_keeps_bonus_visitor is off."""
    mine = Seat(hand="patron", row=2)
    held = hold(game, "organizer", mine, Seat(row=1), Seat(row=3), place="bonus")
    state = held.asked("a", WakeUp(6, ""))
    assert question(state) == "OfferBonus 0"
    step(state, TakeBonus(), PlayVisitor("patron", "a"))
    assert (question(state), state.vineyards[0].lira) == ("TakeTurn 2", 4)
    strict = {"organizer_keeps_bonus_visitor": False}
    held = hold(game, "organizer", mine, Seat(row=1), Seat(row=3), place="bonus", **strict)
    assert question(held.asked("a", WakeUp(6, ""))) == "TakeTurn 2"
    first = hold(game, "patron", mine._replace(hand="organizer"), Seat(row=1), Seat(row=3), place="bonus", **strict)
    state = first.asked("a", TakeBonus(), PlayVisitor("organizer", "a"), WakeUp(6, ""))
    assert (question(state), state.vineyards[0].vp) == ("TakeTurn 2", 1)


def test_organizer_alone(game: ViticultureGame) -> None:
    """VI-SOLO-11, VI-CARD-S33: any row but 7, with or without its token, and no token is given."""
    held = hold(game, "organizer", Seat(row=2), year=1)
    state = held.asked("a")
    assert refusal(state, WakeUp(7, "")) == ("row-closed", "VI-SOLO-11")
    step(state, WakeUp(6, ""))
    assert (state.vineyards[0].row, state.vineyards[0].vp, state.vineyards[0].tokens) == (6, 1, 0)
    assert 6 in state.to_dict()["row_tokens"]


def test_sponsor(game: ViticultureGame) -> None:
    """VI-VIS-08: 2 vines, or 3 lira, or both for 1 VP."""
    held = hold(game, "sponsor", Seat(vp=-4), OTHER)
    assert held.ways == ["a", "b", "ab"]
    assert held.play("a") == {"vine": 2}
    assert held.play("b") == {"lira": 3}
    assert held.play("ab") == {"vine": 2, "lira": 3, "vp": -1}
    low = hold(game, "sponsor", Seat(vp=-5), OTHER)
    assert low.ways == ["a", "b"]
    assert low.why_not("ab") == ("vp-floor", "VI-VIS-07")


def test_artisan(game: ViticultureGame) -> None:
    """VI-VIS-04, VI-VIS-06: 3 lira, a structure for 1 lira less, or one or two vines."""
    held = hold(game, "artisan", Seat(lira=3, hand="3 malvasia"), OTHER)
    assert held.ways == ["a", "b", "c"]
    assert held.play("a") == {"lira": 3}
    assert held.play("b", Build("cottage")) == {"lira": -3, "built": "cottage"}
    assert held.play("b", Build("trellis")) == {"lira": -1, "built": "trellis"}
    assert refusal(held.asked("b"), Build("windmill")) == ("too-few-lira", "VI-STR-01")
    plant = Plant("malvasia", "field_7")
    assert held.play("c", plant, STOP) == {"vine": -1, "field_7": "malvasia"}
    assert held.play("c", plant, plant) == {"vine": -2, "field_7": "malvasia malvasia"}
    bare = hold(game, "artisan", Seat(), OTHER)
    assert bare.ways == ["a"]
    assert bare.why_not("b") == ("nothing-to-build", "VI-VIS-03")
    assert bare.why_not("c") == ("nothing-to-plant", "VI-VIS-03")


def test_stonemason(game: ViticultureGame) -> None:
    """VI-CARD-S36, VI-STR-03: 8 lira for two different structures of any price (DX-10)."""
    held = hold(game, "stonemason", Seat(lira=8), OTHER)
    state = held.asked("a")
    assert refusal(state, Build("large_cellar")) == ("medium-first", "VI-STR-03")
    assert refusal(state, STOP) is not None
    cellars = held.play("a", Build("medium_cellar"), Build("large_cellar"))
    assert cellars == {"lira": -8, "built": "medium_cellar large_cellar"}
    assert held.play("a", Build("yoke"), Build("trellis")) == {"lira": -8, "built": "trellis yoke"}
    second = held.asked("a", Build("cottage"))
    assert refusal(second, Build("cottage")) == ("already-built", "VI-STR-02")
    assert refusal(second, Build("large_cellar")) == ("medium-first", "VI-STR-03")
    assert question(second) == "ChooseStructure 0"


def test_stonemason_needs_two_structures(game: ViticultureGame) -> None:
    """VI-CARD-S36, VI-VIS-03, VI-VIS-21: 8 lira and two that can be built one after the other."""
    assert unplayable(game, "stonemason", Seat(lira=7), OTHER) == {"a": ("too-few-lira", "VI-VIS-03")}
    one = Seat(lira=8, built=without("cottage"))
    assert unplayable(game, "stonemason", one, OTHER) == {"a": ("too-few-to-build", "VI-CARD-S36")}
    none = Seat(lira=8, built=EVERYTHING)
    assert unplayable(game, "stonemason", none, OTHER) == {"a": ("nothing-to-build", "VI-VIS-03")}
    cellars = hold(game, "stonemason", Seat(lira=8, built=without("medium_cellar", "large_cellar")), OTHER)
    assert cellars.asked("a").moves() == [Build("medium_cellar")]


def test_volunteer_crew(game: ViticultureGame) -> None:
    """VI-CARD-S18, VI-VIS-13, VI-STR-08: all may plant a vine, the player first; 2 lira for each opponent who does."""
    seats = (Seat(hand="malvasia, syrah"), Seat(hand="malvasia", built="windmill"), Seat(hand="syrah"), OTHER)
    held = hold(game, "volunteer_crew", *seats)
    state = held.asked("a")
    assert question(state) == "Answer 0"
    assert refusal(step(state.copy(), ACCEPT), Plant("syrah", "field_5")) == ("structure-missing", "VI-FLD-04")
    step(state, ACCEPT, Plant("malvasia", "field_5"))
    assert question(state) == "Answer 1"
    step(state, ACCEPT, Plant("malvasia", "field_6"))
    # that a hand holds nothing to plant is its owner's secret: the question is asked all the same
    assert (question(state), state.moves()) == ("Answer 2", [DECLINE])
    assert refusal(state, ACCEPT) == ("nothing-to-plant", "VI-VIS-14")
    step(state, DECLINE, DECLINE)
    assert changed(held.state, state, 0, "volunteer_crew") == {
        "vine": -1,
        "field_5": "malvasia",
        "lira": 2,
        "1 vine": -1,
        "1 field_6": "malvasia",
        "1 vp": 1,
        "1 milled": True,
    }


def test_volunteer_crew_is_always_playable(game: ViticultureGame) -> None:
    """VI-CARD-S18, VI-VIS-13, VI-VIS-15: the player may do nothing; players who have passed answer like the others."""
    held = hold(game, "volunteer_crew", OTHER, Seat(hand="malvasia"), OTHER, passed=[1])
    assert held.play("a", DECLINE, ACCEPT, Plant("malvasia", "field_5"), DECLINE) == {
        "lira": 2,
        "1 vine": -1,
        "1 field_5": "malvasia",
    }
    assert question(held.end) == "TakeTurn 2"
    alone = hold(game, "volunteer_crew", Seat(hand="malvasia"))
    assert alone.play("a", ACCEPT, Plant("malvasia", "field_5")) == {"vine": -1, "field_5": "malvasia"}


def test_wedding_party(game: ViticultureGame) -> None:
    """VI-CARD-S38: 2 lira each to one, two or three different opponents, 1 VP for each of them (DX-27)."""
    held = hold(game, "wedding_party", Seat(lira=5), OTHER, OTHER)
    state = held.asked("a")
    assert state.moves() == [Name(1), Name(2)]
    assert refusal(state, STOP) == ("name-somebody", "VI-VIS-06")
    assert refusal(state, Name(0)) == ("no-opponent", "VI-CARD-S38")
    assert refusal(state, Name(3)) == ("no-opponent", "VI-CARD-S38")
    assert held.play("a", Name(1), STOP) == {"lira": -2, "1 lira": 2, "vp": 1}
    assert held.play("a", Name(2)) == {"lira": -2, "2 lira": 2, "vp": 1}
    assert held.play("a", Name(1), Name(2)) == {"lira": -4, "1 lira": 2, "2 lira": 2, "vp": 2}
    named = held.asked("a", Name(1))
    assert refusal(named, Name(1)) == ("name-clockwise", "VI-CARD-S38")
    assert unplayable(game, "wedding_party", Seat(lira=1), OTHER, OTHER) == {"a": ("too-few-lira", "VI-CARD-S38")}


def test_wedding_party_needs_money_for_all(game: ViticultureGame) -> None:
    """VI-CARD-S38, VI-VIS-03: at most three, each affordable out of the own purse (EX-28)."""
    poor = hold(game, "wedding_party", Seat(lira=3), OTHER, OTHER, OTHER, OTHER)
    state = poor.asked("a", Name(1))
    assert refusal(state, Name(2)) == ("too-few-lira", "VI-CARD-S38")
    rich = hold(game, "wedding_party", Seat(lira=20), OTHER, OTHER, OTHER, OTHER, who=0)
    done = rich.play("a", Name(1), Name(2), Name(3))
    assert done == {"lira": -6, "1 lira": 2, "2 lira": 2, "3 lira": 2, "vp": 3}
    two = hold(game, "wedding_party", Seat(lira=20), OTHER)
    assert two.play("a", Name(1)) == {"lira": -2, "1 lira": 2, "vp": 1}


def test_every_summer_visitor_is_known_here(game: ViticultureGame) -> None:
    """VI-COMP-03: the 38 cards of the deck are 38 different ones, and none costs anything to look at."""
    cards = things(all_of(game, "summer"))
    assert len(set(cards)) == 38
