"""What holds for all visitor cards: clauses, order of parts, costs, rounds of answers, the solo game (VI-VIS)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tutor
from tests.games.viticulture.looking import refusal, rules_told
from tests.games.viticulture.playing import (
    ACCEPT,
    ALWAYS,
    DECLINE,
    OTHER,
    STOP,
    Held,
    Seat,
    all_of,
    hold,
    question,
    step,
    to_winter,
    turn,
    unplayable,
)
from tutor.core.errors import BadSave
from tutor.core.moves import Move
from tutor.games.viticulture.examples.positions import cellar, hand, pad, pile, things, told
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    Build,
    DiscardCard,
    DoBoth,
    DrawCard,
    FillOrder,
    HarvestField,
    MakeWine,
    Name,
    Pass,
    Place,
    Plan,
    Plant,
    PlayVisitor,
    PutToken,
    TakeAction,
    TakeBack,
    TakeBonus,
    UseWine,
)
from tutor.games.viticulture.state import Viticulture

CELLARS = "medium_cellar, large_cellar"
CARDS = [
    row["id"] for deck in ("summer", "winter") for row in tutor.game("viticulture").data[f"{deck}_visitors"]["card"]
]
REMOVED = ("swindler", "wedding_party", "queen", "governor")
#: Somebody who can play nearly everything in nearly every way.
READY = Seat(
    hand="2 malvasia, sangiovese, order_02, order_06, tour_guide, noble, merchant",
    lira=20,
    vp=4,
    residual=3,
    built="trellis, medium_cellar",
    fields="pinot / syrah malvasia / sangiovese",
    grapes="R1 R2 W2 R4 W5",
    wines="R2 W3 B4",
    regular=4,
    workers="give_tour/left",
    grande="draw_vine/left",
)


def red(value: int) -> MakeWine:
    """Return the red wine of a grape."""
    return MakeWine("red", value, 0, 0)


# ---------------------------------------------------------------------- playing a card


def test_a_visitor_needs_its_action_and_no_further_worker(game: ViticultureGame) -> None:
    """VI-VIS-01, VI-TERM-05: any worker on the action will do, regular, grande or temporary; it stays there."""
    for season, card in ALWAYS.items():
        mine = Seat(hand=f"{card}, malvasia")
        action = f"play_{season}_visitor"
        for table, grande in (({}, False), ({}, True), ({"temporary": 0}, False)):
            spent = mine._replace(workers="cart, cart") if table else mine
            state = turn(game, spent, OTHER, season=season, **table)
            before = state.vineyards[0].workers
            step(state, Place(action, "plain", grande), PlayVisitor(card, "b"))
            assert state.vineyards[0].workers == before - 1
            assert state.to_dict()["spaces"][action][0] == {"seat": 0, "grande": grande}
        state = step(turn(game, mine, OTHER, season=season), Place(action, "plain", False))
        assert refusal(state, PlayVisitor("queen", "a")) == ("not-in-hand", "VI-VIS-01")
        assert refusal(state, PlayVisitor("malvasia", "a")) == ("not-in-hand", "VI-VIS-01")


def test_a_card_is_resolved_and_then_discarded(game: ViticultureGame) -> None:
    """VI-VIS-02, VI-DECK-05, VI-VIS-16: meanwhile it is neither in hand nor on its pile, and cannot pay for itself."""
    held = hold(game, "auctioneer", Seat(hand="pinot, merlot"), OTHER)
    state = held.asked("a", DiscardCard("pinot"))
    assert (hand(state), pile(state, "summer")) == (["merlot"], [])
    assert state.view(1)["limbo"] == ["auctioneer"]  # everybody sees what is played
    assert refusal(state, DiscardCard("auctioneer")) == ("not-in-hand", "VI-VIS-18")
    step(state, DiscardCard("merlot"))
    assert (state.limbo, pile(state, "summer")) == ([], ["auctioneer"])
    assert rules_told(state, "visitor-done") == ["VI-VIS-02"]


def test_exactly_one_of_the_clauses(game: ViticultureGame) -> None:
    """VI-VIS-04, VI-VIS-09: an alternative is done once, however rich the player is; nothing can be repeated."""
    held = hold(game, "broker", Seat(lira=18, vp=9), OTHER)
    assert held.all_ways == ["a", "b"]
    assert held.play("a") == {"lira": -9, "vp": 3}
    for way in ("ab", "ba", "aa", "c", "+b", "may", ""):
        assert held.why_not(way) == ("no-such-way", "VI-VIS-04")


def test_a_visitor_belongs_to_its_season(game: ViticultureGame) -> None:
    """VI-VIS-22: a summer visitor in summer, a winter visitor in winter."""
    summer = hold(game, "patron", Seat(hand="politician"), OTHER)
    assert refusal(summer.state, PlayVisitor("politician", "b")) == ("other-season", "VI-VIS-22")
    winter = hold(game, "politician", Seat(hand="patron"), OTHER)
    assert refusal(winter.state, PlayVisitor("patron", "a")) == ("other-season", "VI-VIS-22")
    state = turn(game, Seat(hand="politician, malvasia"), OTHER)
    assert refusal(state, Place("play_summer_visitor", "plain", False)) == ("no-visitor-playable", "VI-WRK-07")
    assert refusal(state, Place("play_winter_visitor", "plain", False)) == ("other-season-action", "VI-WRK-09")


def test_a_clause_must_be_possible_completely(game: ViticultureGame) -> None:
    """VI-VIS-03, VI-VIS-05: all costs and all parts, in at least one order."""
    rich = Seat(hand="queen, judge, noble", lira=0, wines="R1")
    assert hold(game, "entertainer", rich, OTHER).ways == ["b"]
    assert hold(game, "entertainer", rich._replace(wines=""), OTHER).ways == []
    assert hold(game, "entertainer", rich._replace(hand="queen, judge"), OTHER).ways == []
    assert hold(game, "overseer", Seat(hand="syrah", lira=2), OTHER).ways == ["ab"]


def test_legality_is_judged_by_what_one_owns(game: ViticultureGame) -> None:
    """VI-VIS-20: a card that might be drawn is not counted on; a legal play stays legal if the draw is useless."""
    held = hold(game, "landscaper", Seat(hand="grower"), OTHER, OTHER, place="bonus")
    assert held.why_not("a") is None
    state = held.asked("a", DrawCard("merlot"), STOP)
    assert refusal(state, TakeBonus()) == ("no-visitor-playable", "VI-WRK-07")
    lucky = held.asked("a", DrawCard("malvasia"), STOP)
    assert refusal(lucky, TakeBonus()) is None


def test_a_card_in_play_cannot_be_drawn(game: ViticultureGame) -> None:
    """VI-DECK-05, VI-DECK-02: it is on no pile that could be shuffled."""
    held = hold(game, "peddler", Seat(hand="2 malvasia"), Seat(hand=all_of(game, "summer", "peddler")))
    done = held.play("a", DiscardCard("malvasia"), DiscardCard("malvasia"))
    assert done == {"vine": -1, "vine pile": "+malvasia +malvasia", "order": 1, "winter": 1}


def test_a_draw_of_several_cards_goes_on_after_a_reshuffle(game: ViticultureGame) -> None:
    """VI-DECK-01: first what is left, then from the shuffled pile."""
    gone = Seat(hand=all_of(game, "summer", "broker", "patron", "banker"))
    held = hold(game, "judge", Seat(), gone, decks={"summer": {"discard": ["patron", "banker"]}})
    state = held.asked("a", DrawCard("broker"), DrawCard("banker"))
    assert (hand(state), pile(state, "summer"), state.decks[1].size) == (["broker", "banker"], [], 1)
    manager = hold(
        game, "manager", Seat(), Seat(hand=all_of(game, "vine", "pinot")), decks={"vine": {"discard": ["pinot"]}}
    )
    assert manager.play("a", TakeAction("draw_vine"))["vine"] == 1


# ---------------------------------------------------------------------- costs

#: Clauses that cost victory points: card, way, points, and what else they need.
COSTLY: list[tuple[str, str, int, Seat]] = [
    ("broker", "b", 2, Seat()),
    ("uncertified_broker", "a", 3, Seat()),
    ("uncertified_architect", "a", 1, Seat()),
    ("uncertified_architect", "b", 2, Seat()),
    ("homesteader", "ab", 1, Seat(hand="malvasia")),
    ("homesteader", "ba", 1, Seat(hand="malvasia")),
    ("sponsor", "ab", 1, Seat()),
    ("uncertified_teacher", "a", 1, Seat()),
    ("uncertified_oenologist", "b", 1, Seat()),
    ("scholar", "ab", 1, Seat(lira=3)),
    ("laborer", "ab", 1, Seat(fields="pinot / /", grapes="R2")),
    ("laborer", "ba", 1, Seat(fields="pinot / /", grapes="R2")),
]


@pytest.mark.parametrize(("card", "way", "points", "mine"), COSTLY)
def test_points_are_never_paid_below_the_floor(
    game: ViticultureGame, card: str, way: str, points: int, mine: Seat
) -> None:
    """VI-VIS-07, VI-END-05: down to −5 VP exactly; the windmill point of the card's own vine comes too late (EX-49)."""
    mine = mine._replace(built="windmill")
    just = hold(game, card, mine._replace(vp=points - 5), OTHER)
    assert just.why_not(way) is None
    short = hold(game, card, mine._replace(vp=points - 6), OTHER)
    assert short.why_not(way) == ("vp-floor", "VI-VIS-07")


def test_these_are_all_clauses_that_cost_points(game: ViticultureGame) -> None:
    """VI-VIS-07: with −5 VP every clause of every card is possible for a ready player, or costs points as listed."""
    costly = {(card, way) for card, way, _, _ in COSTLY}
    seen = set()
    for card in CARDS:
        hands = ", ".join(name for name in things(READY.hand) if name != card)
        rich, poor = (
            hold(
                game, card, READY._replace(vp=vp, hand=hands), READY._replace(hand="", grande="cart", workers=""), OTHER
            )
            for vp in (0, -5)
        )
        seen |= {(card, way) for way in rich.ways if poor.why_not(way) == ("vp-floor", "VI-VIS-07")}
    assert seen == costly


def test_both_clauses_are_paid_for_beforehand(game: ViticultureGame) -> None:
    """VI-VIS-08: by default the point is lost before the first part, in whichever order the parts are done."""
    held = hold(game, "homesteader", Seat(hand="malvasia", vp=3), OTHER)
    for way in ("ab", "ba"):
        assert held.asked(way).vineyards[0].vp == 2
    for way in ("a", "b"):
        assert held.asked(way).vineyards[0].vp == 3


BETWEEN = {"both_cost_timing": "between"}


def test_both_clauses_can_be_paid_for_in_between(game: ViticultureGame) -> None:
    """VI-VIS-08: with both_cost_timing = "between" one sees what the first part has brought before one decides."""
    held = hold(game, "sponsor", Seat(), OTHER, **BETWEEN)
    assert held.ways == ["a", "b"]
    assert held.why_not("ab") == ("no-such-way", "VI-VIS-04")
    state = held.asked("a", DrawCard("pinot"), DrawCard("merlot"))
    assert (question(state), hand(state), state.vineyards[0].vp) == ("ChooseBoth 0", ["pinot", "merlot"], 0)
    assert held.play("a", STOP) == {"vine": 2}
    assert held.play("a", DoBoth()) == {"vine": 2, "lira": 3, "vp": -1}
    assert held.play("b", DoBoth()) == {"vine": 2, "lira": 3, "vp": -1}
    assert held.play("b", STOP) == {"lira": 3}
    low = hold(game, "sponsor", Seat(vp=-5), OTHER, **BETWEEN)
    assert refusal(low.asked("a"), DoBoth()) == ("vp-floor", "VI-VIS-07")


def test_a_point_of_the_first_part_can_pay_for_the_second(game: ViticultureGame) -> None:
    """VI-VIS-08, VI-VIS-07: in between, the windmill point counts; the other part is judged at that moment."""
    mine = Seat(hand="malvasia", vp=-5, built="windmill")
    assert hold(game, "homesteader", mine, OTHER).why_not("ba") == ("vp-floor", "VI-VIS-07")
    held = hold(game, "homesteader", mine, OTHER, **BETWEEN)
    done = held.play("b", Plant("malvasia", "field_5"), STOP, DoBoth(), Build("yoke"))
    assert done == {"vine": -1, "field_5": "malvasia", "milled": True, "built": "yoke"}
    assert held.end.vineyards[0].vp == -5
    # what is built first need not serve a vine: nobody has decided for both yet
    free = hold(game, "homesteader", Seat(hand="merlot", lira=2), OTHER, **BETWEEN)
    state = free.asked("a", Build("windmill"))
    assert refusal(state, DoBoth()) == ("nothing-to-plant", "VI-VIS-03")
    scholar = hold(game, "scholar", Seat(lira=2), OTHER, **BETWEEN)
    assert refusal(scholar.asked("a"), DoBoth()) == ("too-few-lira", "VI-WIN-05")
    laborer = hold(game, "laborer", Seat(fields="pinot / /"), OTHER, **BETWEEN)
    done = laborer.play("a", HarvestField("field_5"), DoBoth(), red(1), STOP)
    assert done == {"field_5 harvested": True, "grapes": "+W1", "wines": "+R1", "vp": -1}


def test_costs_are_chosen_by_who_pays(game: ViticultureGame) -> None:
    """VI-VIS-18, VI-VIS-16: which cards, grapes or wines; discarded cards lie face up."""
    held = hold(game, "peddler", Seat(hand="pinot, order_01, queen, broker"), OTHER)
    state = held.asked("a")
    assert {move.card for move in state.moves()} == {"pinot", "order_01", "queen", "broker"}
    step(state, DiscardCard("queen"), DiscardCard("pinot"))
    for seat in (0, 1, -1):
        assert state.view(seat)["decks"]["winter"]["discard"] == ["queen"]
        assert state.view(seat)["decks"]["vine"]["discard"] == ["pinot"]
    assert [row["card"] for row in told(state, "discarded")] == ["queen", "pinot"]


def test_the_residual_track_ends_at_five(game: ViticultureGame) -> None:
    """VI-VIS-17, VI-RES-01: a clause that gives nothing else may not be chosen there, one that gives more may."""
    full = Seat(grapes="R1", wines="W2", residual=5, lira=5)
    for card, ways in (("negotiator", "ab"), ("noble", "a")):
        held = hold(game, card, full, OTHER)
        for way in ways:
            assert held.why_not(way) == ("residual-full", "VI-VIS-17")
    assert hold(game, "promoter", full, OTHER).ways == ["a", "b"]


# ---------------------------------------------------------------------- "up to"

HARVESTS = Seat(fields="pinot / merlot / syrah")
WINES = Seat(grapes="R1 R2 R3 W1 W5 W4")
VINES = Seat(hand="2 malvasia")
#: Clauses that say "up to", with what they need and a first step.
UP_TO: list[tuple[str, str, Seat, Move]] = [
    ("planter", "a", VINES, Plant("malvasia", "field_5")),
    ("homesteader", "b", VINES, Plant("malvasia", "field_5")),
    ("artisan", "c", VINES, Plant("malvasia", "field_5")),
    ("novice_guide", "b", WINES, red(1)),
    ("producer", "a", Seat(lira=2, regular=3, workers="cart, cart"), TakeBack("gain_1_lira", "plain", False)),
    ("crush_expert", "b", WINES, red(1)),
    ("teacher", "a", WINES, red(1)),
    ("supervisor", "a", WINES, red(1)),
    ("bottler", "a", WINES, red(1)),
    ("exporter", "a", WINES, red(1)),
    ("zymologist", "a", WINES, MakeWine("white", 0, 0, 5)),
    ("harvester", "a", HARVESTS, HarvestField("field_5")),
    ("harvester", "b", HARVESTS, HarvestField("field_5")),
    ("reaper", "a", HARVESTS, HarvestField("field_5")),
    ("laborer", "a", HARVESTS, HarvestField("field_5")),
    ("laborer", "b", WINES, red(1)),
    ("jack_of_all_trades", "ba", WINES._replace(fields="pinot / /"), red(1)),
]


@pytest.mark.parametrize(("card", "way", "mine", "move"), UP_TO)
def test_up_to_means_at_least_one(game: ViticultureGame, card: str, way: str, mine: Seat, move: Move) -> None:
    """VI-VIS-06: unless up_to_needs_one = false; a second one is always voluntary."""
    held = hold(game, card, mine, OTHER)
    assert refusal(held.asked(way), STOP) == ("once-at-least", "VI-VIS-06")
    assert refusal(held.asked(way, move), STOP) is None
    loose = hold(game, card, mine, OTHER, up_to_needs_one=False)
    assert refusal(loose.asked(way), STOP) is None
    assert refusal(loose.asked(way), move) is None


@pytest.mark.parametrize("card", ["wedding_party", "governor"])
def test_at_least_one_opponent_is_named(game: ViticultureGame, card: str) -> None:
    """VI-VIS-06: unless up_to_needs_one = false."""
    mine = Seat(lira=9)
    assert refusal(hold(game, card, mine, OTHER).asked("a"), STOP) == ("name-somebody", "VI-VIS-06")
    loose = hold(game, card, mine, OTHER, up_to_needs_one=False)
    assert loose.play("a", STOP) == {}
    assert loose.play("a", Name(1))["vp"] == 1


def test_the_words_of_a_corrected_card_say_that_its_numbers_are_the_owners(game: ViticultureGame) -> None:
    """The printed sentence stays; what the file changes stands beside it, on the card, in the move and in the event."""
    clause = {"key": "a", "cost": {"lira": 8}, "do": [{"op": "gain_vp", "n": 4}]}
    cards = [{"id": "broker", "option": [clause]}, {"id": "tour_guide", "where": "my box"}]
    other = game.corrected({"summer_visitors": {"card": cards}})
    assert other.box.corrected == {"broker": ["option.a.cost.lira = 8", "option.a.do.gain_vp.n = 4"]}
    words = {card.id: other.card_index.words(card).text for card in other.card_index}
    assert words["broker"].endswith("changes this card: option.a.cost.lira = 8 and option.a.do.gain_vp.n = 4.")
    assert words["tour_guide"] == {card.id: game.card_index.words(card).text for card in game.card_index}["tour_guide"]
    for table, corrected in ((other, True), (game, False)):
        state = hold(table, "broker", Seat(lira=9), Seat()).asked("a")
        assert [event.details["corrected"] for event in state.journal or () if event.name == "visitor-played"] == [
            corrected
        ]


def test_up_to_may_be_nothing_with_the_other_ruling(game: ViticultureGame) -> None:
    """VI-VIS-06, VI-VIS-13: then such a clause can be played for its other effects alone; an answer must be real."""
    loose = {"up_to_needs_one": False}
    assert hold(game, "planter", Seat(hand="malvasia"), OTHER, **loose).play("a", STOP) == {"lira": 1}
    assert hold(game, "harvester", HARVESTS, OTHER, **loose).play("b", STOP) == {"vp": 1}
    assert hold(game, "planter", Seat(), OTHER, **loose).why_not("a") is None
    mentor = hold(game, "mentor", OTHER, Seat(grapes="R1"), **loose).asked("a", ACCEPT)
    assert refusal(mentor, STOP) == ("once-at-least", "VI-VIS-06")


# ---------------------------------------------------------------------- parts that follow each other


def test_an_earlier_part_leaves_the_later_one_possible(game: ViticultureGame) -> None:
    """VI-VIS-21: parameters that would not are not offered; a single card shows all the ways to go wrong."""
    # wine, then order: R3 is needed as it is, so that it may not become a blush
    mine = Seat(hand="order_03", grapes="R3 W1 W2", built="medium_cellar")
    held = hold(game, "jack_of_all_trades", mine, OTHER)
    state = held.asked("bc")
    assert refusal(state, MakeWine("blush", 3, 0, 2)) == ("parts-together", "VI-VIS-21")
    assert refusal(state, MakeWine("blush", 3, 0, 1)) == ("parts-together", "VI-VIS-21")
    assert refusal(state, red(3)) is None
    # order, then wine: nothing made yet needs to be kept
    assert held.why_not("cb") == ("no-order-possible", "VI-VIS-03")


def test_every_order_of_two_parts_that_works_is_offered(game: ViticultureGame) -> None:
    """VI-VIS-05, VI-VIS-21: two parts that could both come first are offered in both orders."""
    mine = READY._replace(hand="malvasia, order_02, order_06")
    for card, ways in (
        ("contractor", ["ab", "ac", "bc", "cb"]),
        ("overseer", ["ab", "ba"]),
        ("homesteader", ["a", "b", "ab", "ba"]),
        ("jack_of_all_trades", ["ab", "ba", "ac", "ca", "bc", "cb"]),
        ("laborer", ["a", "b", "ab", "ba"]),
    ):
        assert hold(game, card, mine, OTHER, OTHER).ways == ways
    vintner = hold(game, "master_vintner", mine._replace(wines="R2 W3 B4 W1"), OTHER, OTHER)
    assert vintner.ways == ["a", "bc", "cb"]


def test_part_and_slot_go_together_where_slots_are_chosen(game: ViticultureGame) -> None:
    """VI-VIS-21, VI-WINE-05, VI-HARV-03: with voluntary_devalue a slot must not spoil the rest of the card either."""
    free = {"voluntary_devalue": True}
    mine = Seat(fields="merlot / /", wines="R1 R3")
    state = hold(game, "laborer", mine, OTHER, **free).asked("ab", HarvestField("field_5"))
    assert state.moves() == [PutToken(2), PutToken(3)]
    assert refusal(state, PutToken(1)) == ("parts-together", "VI-VIS-21")
    order = Seat(hand="order_03", grapes="R3 W1")
    state = hold(game, "jack_of_all_trades", order, OTHER, **free).asked("bc", red(3))
    assert state.moves() == [PutToken(3)]
    assert refusal(state, PutToken(2)) == ("parts-together", "VI-VIS-21")


def test_grapes_and_wines_may_be_devalued_with_the_other_ruling(game: ViticultureGame) -> None:
    """VI-WINE-05, VI-WINE-06, VI-HARV-06: with voluntary_devalue a lower slot may be chosen, a higher one never."""
    free = {"voluntary_devalue": True}
    harvest = hold(game, "tour_guide", Seat(fields="merlot / /", grapes="R2"), OTHER, **free)
    state = harvest.asked("b", HarvestField("field_5"))
    assert state.moves() == [PutToken(1), PutToken(3)]
    assert refusal(state, PutToken(4)) == ("slot-too-high", "VI-HARV-06")
    assert refusal(state, PutToken(2)) == ("slot-taken", "VI-HARV-03")
    step(state, PutToken(1))
    assert pad(state) == "R1 R2"
    wine = hold(game, "novice_guide", Seat(grapes="R5", wines="R2"), OTHER, **free)
    state = wine.asked("b", red(5))
    assert state.moves() == [PutToken(1), PutToken(3)]
    assert refusal(state, PutToken(6)) == ("slot-too-high", "VI-WINE-05")
    assert refusal(state, PutToken(4)) == ("slot-closed", "VI-WINE-06")
    assert refusal(state, PutToken(2)) == ("slot-taken", "VI-WINE-05")
    step(state, PutToken(1))
    assert cellar(state) == "R1 R2"
    zymologist = hold(game, "zymologist", Seat(grapes="R6"), OTHER, **free)
    assert zymologist.asked("a", red(6)).moves() == [PutToken(4), PutToken(5), PutToken(6)]


def test_a_wine_without_a_slot(game: ViticultureGame) -> None:
    """VI-WINE-05: it cannot be made; with wine_without_slot = "lost" the grapes are used and nothing is there."""
    mine = Seat(grapes="R2 W1", wines="R1 R2 R3")
    state = hold(game, "novice_guide", mine, OTHER).asked("b")
    assert refusal(state, red(2)) == ("no-slot", "VI-WINE-05")
    assert state.moves() == [MakeWine("white", 0, 0, 1)]
    lost = hold(game, "novice_guide", mine, OTHER, wine_without_slot="lost")
    assert lost.play("b", red(2), STOP) == {"grapes": "-R2"}
    # without the cellar a blush is not made at all, and a Zymologist's wine must still reach 4
    assert refusal(lost.asked("b"), MakeWine("blush", 2, 0, 1)) == ("value-too-low", "VI-WINE-02")
    closed = hold(game, "novice_guide", Seat(grapes="R4 W1"), OTHER, wine_without_slot="lost").asked("b")
    assert refusal(closed, MakeWine("blush", 4, 0, 1)) == ("cellar-needed", "VI-WINE-02")


# ---------------------------------------------------------------------- actions and workers


def test_the_same_operation_wherever_it_comes_from(game: ViticultureGame) -> None:
    """VI-TERM-04, VI-STR-08: planting, building, harvesting, wine and orders are those of the board."""
    mine = Seat(hand="malvasia, order_02", built="windmill", fields="pinot / /", grapes="R2", wines="R2 W2", lira=9)
    plant = Plant("malvasia", "field_6")
    by_card = hold(game, "grower", mine, OTHER).play("a", plant)
    state = turn(game, mine, OTHER)
    step(state, Place("plant_vine", "plain", False), plant)
    assert (state.vineyards[0].vp, by_card["vp"]) == (1, 1)
    filled = hold(game, "exporter", mine, OTHER).play("b", FillOrder("order_02"))
    state = turn(game, mine, OTHER, season="winter")
    step(state, Place("fill_order", "plain", False), FillOrder("order_02"))
    assert (state.vineyards[0].vp, state.vineyards[0].residual) == (filled["vp"], filled["residual"]) == (2, 1)
    harvested = hold(game, "tour_guide", mine, OTHER)
    harvested.play("b", HarvestField("field_5"))
    winter = to_winter(harvested.end)
    place = Place("harvest_field", "plain", False)
    assert refusal(winter, place) == ("nothing-to-harvest", "VI-HARV-02")  # once a year, by whatever means


@pytest.mark.parametrize(
    ("card", "way"), [("teacher", "b"), ("professor", "a"), ("scholar", "b"), ("guest_speaker", "a")]
)
def test_workers_trained_by_visitors_begin_next_year(game: ViticultureGame, card: str, way: str) -> None:
    """VI-VIS-11, VI-WIN-06: only the Governess is quicker (EX-58)."""
    held = hold(game, card, Seat(lira=3), OTHER)
    answers = [ACCEPT] if card == "guest_speaker" else []
    state = held.asked(way, *answers)
    assert (state.vineyards[0].free, state.vineyards[0].training) == (1, 1)
    while state.season != 1:
        step(state, Pass())
    assert (state.vineyards[0].free, state.vineyards[0].training) == (3, 0)


def test_granted_actions_have_no_bonus(game: ViticultureGame) -> None:
    """VI-VIS-12: neither with the Manager nor with a card that builds or trains; a planned bonus space has its own."""
    manager = hold(game, "manager", Seat(), OTHER, OTHER)
    assert manager.play("a", TakeAction("draw_vine")) == {"vine": 1}
    full_price = hold(game, "designer", Seat(lira=2), OTHER, OTHER, place="bonus")
    assert full_price.play("a", Build("yoke"))["lira"] == -2
    held = hold(game, "planner", Seat(), OTHER, OTHER)
    state = to_winter(held.asked("a", Plan("draw_order", "bonus", False)))
    assert question(state) == "OfferBonus 0"
    step(state, TakeBonus())
    assert len([card for card in hand(state) if card.startswith("order")]) == 2


def test_a_second_visitor_on_the_bonus_space(game: ViticultureGame) -> None:
    """VI-BON-05, VI-VIS-02: after the first is fully resolved, perhaps one that it has just drawn."""
    held = hold(game, "judge", Seat(), OTHER, OTHER, place="bonus")
    state = held.asked("a")
    assert question(state) == "OfferBonus 0"
    assert refusal(state, TakeBonus()) == ("no-visitor-playable", "VI-WRK-07")
    held = hold(game, "caravan", Seat(), OTHER, OTHER, place="bonus")
    shown = (DrawCard("merlot"), DrawCard("planner"), DrawCard("order_08"), DrawCard("politician"))
    state = held.asked("a", *shown)
    step(state, *[move for move in state.moves() if move.card in ("politician", "planner")])
    step(state, TakeBonus(), PlayVisitor("politician", "b"))
    assert pile(state, "winter") == ["caravan", "politician"]
    assert question(state) == "TakeTurn 1"


# ---------------------------------------------------------------------- rounds of answers

#: Cards that ask others, whether the player is asked too, and what makes everybody able.
ABLE = Seat(lira=9, grapes="R1", grande="cart")
ROUNDS = {
    "vendor": False,
    "banker": False,
    "swindler": False,
    "handyman": True,
    "volunteer_crew": True,
    "mentor": True,
    "motivator": True,
    "guest_speaker": True,
}


def a_round(game: ViticultureGame, card: str, players: int, who: int, **table: Any) -> Held:
    """Return a table at which everybody can do what a card offers, woken up against the clock."""
    vines = ["malvasia", "sangiovese"] * 3
    seats = [ABLE._replace(hand=vines[seat], row=players - seat) for seat in range(players)]
    return hold(game, card, *seats, who=who, **table)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("card", ROUNDS)
def test_a_round_of_answers_goes_clockwise(game: ViticultureGame, card: str, players: int) -> None:
    """VI-VIS-13, VI-VIS-14, VI-VIS-15: the player first or not at all; then the turn goes on by the wake-up chart."""
    for who in range(players):
        held = a_round(game, card, players, who)
        state = held.asked("a")
        asked = []
        while question(state).startswith("Answer"):
            asked.append(state.actor)
            assert DECLINE in state.moves()
            step(state, DECLINE)
        clockwise = [(who + place) % players for place in range(players)]
        assert asked == (clockwise if ROUNDS[card] else clockwise[1:])
        assert question(state) == f"TakeTurn {(who - 1) % players}"
        rewards = {"banker": (5, 0), "swindler": (0, players - 1)}
        assert (state.vineyards[who].lira - 9, state.vineyards[who].vp) == rewards.get(card, (0, 0))


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("card", ROUNDS)
def test_everybody_may_accept(game: ViticultureGame, card: str, players: int) -> None:
    """VI-VIS-13, VI-VIS-19: each does it at once; rewards come at the end, for opponents only."""
    held = a_round(game, card, players, 1)
    state = held.asked("a")
    answered = 0
    while question(state).startswith("Answer"):
        assert state.vineyards[1].vp == 0
        answered += 1
        step(state, ACCEPT)
        while not question(state).startswith(("Answer", "TakeTurn", "ChooseDeck")):
            step(state, state.moves()[0])
    others = players - 1
    assert answered == others + ROUNDS[card]
    while question(state).startswith("ChooseDeck"):
        step(state, state.moves()[0])
    mine = state.vineyards[1]
    lira, points, cards = {
        "vendor": (0, 0, 3),
        "banker": (5, 0, 0),
        "swindler": (2 * others, 0, 0),
        "handyman": (0, others, 0),
        "volunteer_crew": (2 * others, 0, -1),
        "mentor": (0, 0, others),
        "motivator": (0, others, 0),
        "guest_speaker": (-1, others, 0),
    }[card]
    assert (mine.lira - 9, mine.vp, len(mine.hand) - 1) == (lira, points, cards)


@pytest.mark.parametrize("card", [card for card in ROUNDS if card != "motivator"])
def test_answering_needs_no_worker_and_no_turn(game: ViticultureGame, card: str) -> None:
    """VI-VIS-13, VI-VIS-15: who has passed, or has no worker left, answers like everybody else and stays so."""
    seats = [ABLE._replace(hand=vine, workers="cart, cart") for vine in ("malvasia", "sangiovese")]
    held = hold(game, card, ABLE._replace(hand="malvasia"), *seats, passed=[2])
    state = held.asked("a", *([DECLINE] if ROUNDS[card] else []))
    assert question(state) == "Answer 1"
    step(state, DECLINE)
    assert question(state) == "Answer 2"
    step(state, ACCEPT)
    while not question(state).startswith("TakeTurn"):
        step(state, state.moves()[0])
    assert (question(state), state.has_passed(2)) == ("TakeTurn 0", True)


def test_an_order_filled_by_a_card_takes_the_wines_of_its_owner_s_choice(game: ViticultureGame) -> None:
    """VI-VIS-18, VI-TERM-04, VI-ORD-01: any that fit each icon."""
    mine = Seat(hand="order_11", wines="R3 R4 R5 R2", built="medium_cellar")
    state = hold(game, "exporter", mine, OTHER).asked("b", FillOrder("order_11"))
    assert state.moves() == [UseWine("red", 4), UseWine("red", 5)]
    assert refusal(state, UseWine("red", 3)) == ("wine-too-young", "VI-ORD-01")
    assert refusal(state, UseWine("white", 4)) == ("no-such-wine", "VI-ORD-01")


# ---------------------------------------------------------------------- alone


def test_four_visitors_are_missing_in_the_solo_game(game: ViticultureGame) -> None:
    """VI-SOLO-02: they do nothing without opponents."""
    for card in REMOVED:
        with pytest.raises(BadSave):
            hold(game, card, READY)
    state = game.new(1, seed=3)
    for deck in ("summer", "winter"):
        held = [card for card in hand(state) if card in things(all_of(game, deck))]
        assert len(held) + sum(state.to_dict()["decks"][deck]["draw"].values()) == 36


@pytest.mark.parametrize("card", [card for card in CARDS if card not in REMOVED])
def test_every_other_visitor_can_be_played_alone(game: ViticultureGame, card: str) -> None:
    """VI-SOLO-15, VI-VIS-13: what all players may do the one player may; nobody else is asked."""
    mine = READY._replace(
        hand=", ".join(name for name in things(READY.hand) if name != card), workers="", grande="cart"
    )
    decks = {"vine": {"discard": ["pinot"]}, "order": {"discard": ["order_20"]}}
    held = hold(game, card, mine, decks=decks)
    assert held.ways
    for way in held.ways:
        for seed in range(3):
            to_the_end(held, way, seed)
    if card == "uncertified_teacher":
        assert held.why_not("b") == ("nothing-to-count", "VI-VIS-03")


def to_the_end(held: Held, way: str, seed: int) -> None:
    """Play a card with random answers until it lies on its pile."""
    state = held.asked(way)
    finish(state, held.card, random.Random(seed))
    assert held.card in pile(state, "summer") + pile(state, "winter")


def finish(state: Viticulture, card: str, rng: random.Random) -> None:
    """Answer at random until a card is done; a question without an answer fails."""
    while state.box.card_number[card] in state.limbo:
        step(state, rng.choice(state.moves()))


def busy_table(game: ViticultureGame, card: str, **options: Any) -> Held:
    """Return a table of three at which most things that a card asks for can happen."""
    mine = READY._replace(hand=", ".join(name for name in things(READY.hand) if name != card), vp=-1)
    rival = Seat(hand="pinot, order_09, organizer", lira=4, grapes="W3", wines="S7", regular=5, grande="cart")
    other = Seat(hand="malvasia, banker", lira=1, vp=-5, fields="/ sold / merlot", built="windmill, irrigation")
    decks = {"vine": {"discard": ["pinot"]}, "order": {"discard": ["order_20"]}, "winter": {"discard": ["caravan"]}}
    if card == "caravan":
        del decks["winter"]
    if card in ("organizer", "banker"):
        rival, other = (seat._replace(hand=seat.hand.replace(card, "patron")) for seat in (rival, other))
    return hold(game, card, mine, rival, other, decks=decks, **options)


RULINGS: list[dict[str, Any]] = [
    {},
    {"voluntary_devalue": True, "up_to_needs_one": False, "both_cost_timing": "between"},
    {"importer_protocol": "simultaneous", "uproot_clause": "uproot_and_or_discard", "zymologist_ageing": "to_6"},
    {"reshuffle_timing": "at_once", "wine_without_slot": "lost", "producer_excludes": "worker"},
]


@pytest.mark.parametrize("card", CARDS)
def test_every_way_of_every_card_comes_to_its_end(game: ViticultureGame, card: str) -> None:
    """VI-VIS-02, VI-VIS-21: whatever legal answers are given, no card leaves its player without a legal move."""
    for options in RULINGS:
        held = busy_table(game, card, **options)
        assert held.ways
        for way in held.ways:
            for seed in range(3):
                to_the_end(held, way, seed)


@pytest.mark.parametrize("card", CARDS)
def test_every_question_of_every_card_can_be_saved_and_hides_what_it_must(game: ViticultureGame, card: str) -> None:
    """VI-COMP-08, VI-VIS-18: a redeal looks the same to its seat, keeps its moves, and can be played on."""
    for options in RULINGS[::2]:
        held = busy_table(game, card, **options)
        for way in held.ways:
            rng = random.Random(way)
            state = held.asked(way)
            while state.box.card_number[card] in state.limbo:
                assert game.from_json(state.to_json()).key() == state.key()
                for seat in range(state.players):
                    dealt = state.redeal(seat, rng)
                    dealt.check()
                    assert dealt.view(seat) == state.view(seat)
                    again, other = (world.redeal(seat, random.Random(1)) for world in (state, dealt))
                    assert again.key() == other.key()  # it depends on nothing but what the seat sees
                    assert state.actor != seat or dealt.moves() == state.moves()
                    finish(dealt, card, rng)
                step(state, rng.choice(state.moves()))


def test_a_hand_without_a_playable_visitor(game: ViticultureGame) -> None:
    """VI-WRK-07, VI-VIS-03: no worker can be placed for it."""
    assert unplayable(game, "grower", Seat(hand="merlot"), OTHER) == {"a": ("nothing-to-plant", "VI-VIS-03")}
