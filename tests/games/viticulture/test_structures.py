"""Structures: prices, what they are for, tasting room and cellars."""

from __future__ import annotations

import pytest

from tests.games.viticulture.looking import asked, details, numbers, refusal, rules_told
from tutor.games.viticulture.examples.positions import (
    Player,
    built,
    cart,
    cellar,
    end_year,
    lira,
    moves,
    play,
    put,
    summer,
    to_winter,
    told,
    visit,
    vp,
    ways,
    winter,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import Build, MakeWine, Place, PlayVisitor, TakeAction, TakeBonus, WakeUp
from tutor.games.viticulture.names import STRUCTURES

PRICES = {
    "trellis": 2, "irrigation": 3, "yoke": 2, "windmill": 5, "cottage": 4, "tasting_room": 6, "medium_cellar": 4,
    "large_cellar": 6,
}  # fmt: skip
MEDIUM, LARGE = "medium_cellar", "medium_cellar, large_cellar"


@pytest.mark.parametrize("name", PRICES)
def test_the_price_of_each_structure(game: ViticultureGame, name: str) -> None:
    """VI-STR-01: exactly this much, and not with one lira less."""
    before = MEDIUM if name == "large_cellar" else ""
    price = PRICES[name]
    state = put(summer(game, Player(lira=price, built=before), Player()), "build_structure")
    assert details(state, Build(name)) == {"lira": price}
    play(state, Build(name))
    assert (lira(state)[0], name in built(state), asked(state)) == (0, True, ("TakeTurn", 1))
    assert told(state, "built") == [{"structure": name, "lira": price}]
    if price > 2:
        poor = put(summer(game, Player(lira=price - 1, built=before), Player()), "build_structure")
        assert refusal(poor, Build(name)) == ("too-few-lira", "VI-STR-01")
        assert numbers(poor, Build(name)) == {"price": price, "lira": price - 1}


def test_there_are_eight_structures(game: ViticultureGame) -> None:
    """VI-STR-01: those with a price, and no others."""
    assert set(PRICES) == set(STRUCTURES)
    state = put(summer(game, Player(lira=30), Player()), "build_structure")
    assert refusal(state, Build("pool")) == ("no-such-structure", "VI-STR-01")
    assert {move.structure for move in moves(state, Build)} == set(PRICES) - {"large_cellar"}


def test_each_structure_is_built_once(game: ViticultureGame) -> None:
    """VI-STR-02: and never lost."""
    state = put(summer(game, Player(lira=9, built="trellis, yoke"), Player()), "build_structure")
    assert refusal(state, Build("trellis")) == ("already-built", "VI-STR-02")
    play(state, Build("cottage"))
    end_year(state)
    assert built(state) == ["trellis", "yoke", "cottage"]
    everything = Player(lira=99, built=", ".join(STRUCTURES))
    full = summer(game, everything, Player())
    assert refusal(full, Place("build_structure", "plain", False)) == ("nothing-to-build", "VI-WRK-07")


def test_the_large_cellar_comes_after_the_medium_one(game: ViticultureGame) -> None:
    """VI-STR-03: also in one effect, in that order."""
    state = put(summer(game, Player(lira=30), Player()), "build_structure")
    assert refusal(state, Build("large_cellar")) == ("medium-first", "VI-STR-03")
    state = visit(summer(game, Player(lira=8, hand="stonemason"), Player()), "stonemason", "a")
    play(state, Build("medium_cellar"), Build("large_cellar"))
    assert (built(state), lira(state)[0]) == (["medium_cellar", "large_cellar"], 0)


def test_a_reduction_pays_no_change(game: ViticultureGame) -> None:
    """VI-STR-04: the Architect's 3 lira off a trellis of 2."""
    state = visit(summer(game, Player(lira=1, hand="architect"), Player()), "architect", "a")
    assert details(state, Build("trellis")) == {"lira": 0}
    play(state, Build("trellis"))
    assert lira(state)[0] == 1


def test_card_bonuses_look_at_the_printed_price(game: ViticultureGame) -> None:
    """VI-STR-05: the Blacksmith's windmill costs 3 and counts as 5; a free structure of price 2 or 3."""
    state = visit(summer(game, Player(lira=3, hand="blacksmith"), Player()), "blacksmith", "a", Build("windmill"))
    assert (lira(state)[0], vp(state)[0]) == (0, 1)
    state = visit(summer(game, Player(hand="uncertified_architect"), Player()), "uncertified_architect", "a")
    assert refusal(state, Build("cottage")) == ("other-price-needed", "VI-STR-05")
    assert {move.structure for move in moves(state, Build)} == {"trellis", "yoke", "irrigation"}


# ---------------------------------------------------------------------- the tasting room


@pytest.mark.parametrize(
    ("needs_wine", "wine", "points"),
    [(False, "", 1), (False, "R1", 1), (True, "", 0), (True, "B4", 1), (True, "S7", 1)],
)
def test_a_tour_scores_with_a_tasting_room(game: ViticultureGame, needs_wine: bool, wine: str, points: int) -> None:
    """VI-STR-10: tasting_room_needs_wine."""
    options = {"tasting_room_needs_wine": needs_wine}
    state = put(summer(game, Player(built="tasting_room", cellar=wine), Player(), options=options), "give_tour")
    assert (lira(state)[0], vp(state)[0]) == (2, points)
    assert rules_told(state, "scored") == ["VI-STR-10"] * points


def test_the_tasting_room_scores_once_a_year_and_only_for_its_owner(game: ViticultureGame) -> None:
    """VI-STR-10: two tours, one point; next year one more."""
    state = put(summer(game, Player(built="tasting_room"), Player(), Player()), "give_tour", TakeBonus(), at="bonus")
    put(state, "give_tour")
    cart(state)
    put(state, "give_tour", at="overflow", grande=True)
    assert (vp(state), lira(state)[0]) == ([1, 0, 0], 5)
    end_year(state)
    play(state, WakeUp(2, ""), WakeUp(1, ""), WakeUp(7, ""))
    put(state, "give_tour")
    assert vp(state)[0] == 2


@pytest.mark.parametrize(
    ("cards", "card", "points"),
    [
        ((), "tour_guide", 0),
        ((), "novice_guide", 0),
        (("tour_guide", "novice_guide"), "tour_guide", 1),
        (("tour_guide", "novice_guide"), "novice_guide", 1),
        (("tour_guide", "novice_guide"), "sponsor", 0),
    ],
)
def test_some_read_guides_as_tours(game: ViticultureGame, cards: tuple[str, ...], card: str, points: int) -> None:
    """VI-STR-10: tour_cards: nothing but the action counts, unless the ruling names the card."""
    owner = Player(built="tasting_room", hand=card)
    state = summer(game, owner, Player(), options={"tour_cards": cards})
    visit(state, card, "b" if card == "sponsor" else "a")
    assert vp(state)[0] == points
    assert lira(state)[0] == {"tour_guide": 4, "novice_guide": 3, "sponsor": 3}[card]


def test_a_guide_counts_as_a_tour_once_a_year_too(game: ViticultureGame) -> None:
    """VI-STR-10: guide and tour together give one point; the guide's other clause is no tour."""
    options = {"tour_cards": ("tour_guide", "novice_guide")}
    state = summer(game, Player(built="tasting_room", hand="tour_guide"), Player(), options=options)
    put(visit(state, "tour_guide", "a"), "gain_1_lira")
    put(state, "give_tour")
    assert (vp(state)[0], lira(state)[0]) == (1, 6)


def test_a_tour_through_the_manager_counts(game: ViticultureGame) -> None:
    """VI-STR-10: any card that grants the action."""
    state = winter(game, Player(built="tasting_room", hand="manager"), Player())
    visit(state, "manager", "a", TakeAction("give_tour"))
    assert (vp(state)[0], lira(state)[0], state.vineyards[0].toured) == (1, 2, True)


# ---------------------------------------------------------------------- cottage and cellars


def test_cellars_open_slots_and_wines(game: ViticultureGame) -> None:
    """VI-STR-12: small 1 to 3; medium 4 to 6 and blush; large 7 to 9 and sparkling."""
    for cellars, red, blush, sparkling in (
        ("", "R3", ("cellar-needed", "VI-WINE-02"), ("cellar-needed", "VI-WINE-03")),
        (MEDIUM, "R6", None, ("cellar-needed", "VI-WINE-03")),
        (LARGE, "R9", None, None),
    ):
        state = put(winter(game, Player(built=cellars, pad="R5 R9 W4"), Player()), "make_wine")
        assert refusal(state, MakeWine("blush", 9, 0, 4)) == blush
        assert refusal(state, MakeWine("sparkling", 9, 5, 4)) == sparkling
        assert cellar(play(state, MakeWine("red", 9, 0, 0))) == red


def test_an_upgrade_builds_the_next_cellar(game: ViticultureGame) -> None:
    """VI-STR-13: medium, then large, then none; at the card's own price."""
    for before, after, price in (("", ["medium_cellar"], 2), (MEDIUM, ["medium_cellar", "large_cellar"], 4)):
        vintner = Player(lira=price, built=before, hand="master_vintner")
        state = visit(winter(game, vintner, Player()), "master_vintner", "a")
        assert (built(state), lira(state)[0]) == (after, 0)
        poor = put(
            winter(game, vintner._replace(lira=price - 1, hand="master_vintner, judge"), Player()),
            "play_winter_visitor",
        )
        assert refusal(poor, PlayVisitor("master_vintner", "a")) == ("too-few-lira", "VI-STR-13")
    full = put(winter(game, Player(lira=9, built=LARGE, hand="master_vintner, judge"), Player()), "play_winter_visitor")
    assert refusal(full, PlayVisitor("master_vintner", "a")) == ("cellars-complete", "VI-STR-13")


def test_structures_of_all_origins_count(game: ViticultureGame) -> None:
    """VI-STR-14: five and the sixth by the Designer; cellars gained by a card count for the Architect."""
    five = Player(lira=2, built="trellis, irrigation, cottage, windmill, medium_cellar", hand="designer")
    state = visit(winter(game, five, Player()), "designer", "a", Build("yoke"))
    assert (vp(state)[0], len(built(state))) == (2, 6)
    four = Player(lira=2, built="trellis, irrigation, cottage, windmill", hand="designer")
    state = visit(winter(game, four, Player()), "designer", "a", Build("yoke"))
    assert vp(state)[0] == 0
    state = visit(winter(game, Player(lira=3, hand="oenologist, architect"), Player()), "oenologist", "b")
    end_year(state)
    play(state, WakeUp(4, ""), WakeUp(1, ""))
    put(state, "play_summer_visitor")
    assert ways(state, "architect") == ["a", "b"]
    play(state, PlayVisitor("architect", "b"))
    assert vp(state)[0] == 1


def test_a_structure_works_from_the_moment_it_is_built(game: ViticultureGame) -> None:
    """VI-STR-06, VI-STR-11: a tasting room built this summer scores this summer."""
    state = put(summer(game, Player(lira=6), Player()), "build_structure", Build("tasting_room"))
    put(cart(state), "give_tour")
    assert vp(state)[0] == 1
    to_winter(state)
    assert state.vineyards[0].toured
