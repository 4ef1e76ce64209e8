"""Vines and fields, harvest, the yoke and the windmill."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viticulture.looking import asked, details, refusal, rules_told
from tutor.games.viticulture.examples.positions import (
    Player,
    cart,
    end_year,
    field,
    hand,
    lira,
    moves,
    pad,
    play,
    put,
    question,
    summer,
    to_winter,
    told,
    visit,
    vp,
    winter,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    Accept,
    Build,
    Decline,
    HarvestField,
    Place,
    Plant,
    SellGrape,
    Stop,
    Swap,
    TakeBack,
    TakeBonus,
    Uproot,
    WakeUp,
)
from tutor.games.viticulture.names import FIELDS
from tutor.games.viticulture.state import Viticulture

BOTH = "trellis, irrigation"
YOKE = Place("yoke", "plain", False)
#: The vine cards: red, white, trellis, irrigation, copies.
VINES = {
    "sangiovese": (1, 0, False, False, 4),
    "malvasia": (0, 1, False, False, 4),
    "pinot": (1, 1, True, False, 6),
    "syrah": (2, 0, True, False, 5),
    "trebbiano": (0, 2, True, False, 5),
    "merlot": (3, 0, False, True, 5),
    "sauvignon_blanc": (0, 3, False, True, 5),
    "cabernet_sauvignon": (4, 0, True, True, 4),
    "chardonnay": (0, 4, True, True, 4),
}


def planting(game: ViticultureGame, player: Player, **options: str) -> Viticulture:
    """Return a position in which seat 0 of two chooses what to plant."""
    return put(summer(game, player, Player(), options=options), "plant_vine")


def harvesting(game: ViticultureGame, player: Player) -> Viticulture:
    """Return a position in which seat 0 of two chooses a field to harvest."""
    return put(winter(game, player, Player()), "harvest_field")


# ---------------------------------------------------------------------- planting


def test_the_42_vine_cards(game: ViticultureGame) -> None:
    """VI-FLD-08: nine varieties with their values, needs and copies."""
    cards = game.data["vines"]["card"]
    assert {
        card["id"]: (card["red"], card["white"], card["trellis"], card["irrigation"], card["copies"]) for card in cards
    } == VINES
    assert sum(copies for *_, copies in VINES.values()) == 42


@pytest.mark.parametrize("vine", VINES)
def test_a_vine_needs_its_structures(game: ViticultureGame, vine: str) -> None:
    """VI-FLD-04, VI-STR-06: trellis, irrigation, both or none."""
    red, white, trellis, irrigation, _ = VINES[vine]
    for built in ("", "trellis", "irrigation", BOTH):
        enough = ("trellis" in built or not trellis) and ("irrigation" in built or not irrigation)
        state = planting(game, Player(built=built, hand=f"{vine}, malvasia"))
        move = Plant(vine, "field_6")
        assert refusal(state, move) == (None if enough else ("structure-missing", "VI-FLD-04"))
        if enough:
            play(state, move)
            assert told(state, "planted") == [{"vine": vine, "field": "field_6", "value": red + white}]
            assert rules_told(state, "planted") == ["VI-FLD-01"]


def test_a_vine_goes_from_the_hand_to_a_field_of_its_own_or_beside_others(game: ViticultureGame) -> None:
    """VI-FLD-01: any own field that is not sold."""
    state = planting(game, Player(hand="2 malvasia, order_01", field_6="pinot", sold="field_7"))
    assert [tuple(move) for move in moves(state, Plant)] == [("malvasia", "field_5"), ("malvasia", "field_6")]
    assert refusal(state, Plant("malvasia", "field_7")) == ("field-sold", "VI-SUM-09")
    for move in (
        Plant("merlot", "field_5"),
        Plant("order_01", "field_5"),
        Plant("malvasia", "field_9"),
        Plant("x", "field_5"),
    ):
        assert refusal(state, move) == ("vine-not-in-hand", "VI-FLD-01")
    assert refusal(state, Stop()) == ("once-at-least", "VI-WRK-07")
    play(state, Plant("malvasia", "field_6"))
    assert (field(state, "field_6"), hand(state)) == (["malvasia", "pinot"], ["malvasia", "order_01"])


@pytest.mark.parametrize(("limit", "values"), [("uniform_6", [6, 6, 6]), ("printed_5_6_7", [5, 6, 7])])
def test_the_limit_of_each_field(game: ViticultureGame, limit: str, values: list[int]) -> None:
    """VI-FLD-02: field_limit: six everywhere, or what the cards print."""
    for name, most in zip(FIELDS, values, strict=True):
        for planted, size in (("chardonnay", 4), ("chardonnay, malvasia", 5), ("chardonnay, syrah", 6)):
            fields: dict[str, Any] = {name: planted}
            state = planting(game, Player(hand="sangiovese", **fields), field_limit=limit)
            legal = size + 1 <= most
            assert refusal(state, Plant("sangiovese", name)) == (None if legal else ("field-full", "VI-FLD-02"))
            assert (Plant("sangiovese", name) in state.moves()) == legal


def test_a_pinot_counts_two(game: ViticultureGame) -> None:
    """VI-FLD-03: one red and one white."""
    state = planting(game, Player(built=BOTH, hand="pinot, malvasia", field_5="chardonnay, malvasia"))
    assert refusal(state, Plant("pinot", "field_5")) == ("field-full", "VI-FLD-02")
    assert refusal(state, Plant("malvasia", "field_5")) is None
    three = planting(game, Player(built=BOTH, hand="pinot, malvasia", field_5="2 pinot"))
    assert refusal(three, Plant("pinot", "field_5")) is None


def test_vines_stay_after_the_harvest_and_over_the_years(game: ViticultureGame) -> None:
    """VI-FLD-05: and can be harvested again next year."""
    state = play(harvesting(game, Player(field_5="merlot")), HarvestField("field_5"))
    assert field(state, "field_5") == ["merlot"]
    end_year(state)
    assert field(state, "field_5") == ["merlot"]
    play(state, WakeUp(4, ""), WakeUp(1, ""))
    to_winter(state)
    put(state, "harvest_field", HarvestField("field_5"))
    assert pad(state) == "R3 R4"


def test_structures_are_looked_at_only_when_planting(game: ViticultureGame) -> None:
    """VI-FLD-04: a vine that stands is harvested without them."""
    state = play(harvesting(game, Player(field_5="chardonnay")), HarvestField("field_5"))
    assert pad(state) == "W4"


def test_the_number_of_a_vine_is_the_value_of_its_grape(game: ViticultureGame) -> None:
    """VI-TERM-03: Cabernet Sauvignon gives a red grape of value 4, which is sold for 2 lira."""
    state = summer(game, Player(field_5="cabernet_sauvignon", built="yoke"), Player())
    put(state, "yoke", HarvestField("field_5"))
    assert pad(state) == "R4"
    put(cart(state), "sell_grapes_or_field", SellGrape("red", 4))
    assert lira(state)[0] == 2


# ---------------------------------------------------------------------- uprooting, the yoke


def test_uprooting_takes_a_vine_into_the_hand(game: ViticultureGame) -> None:
    """VI-FLD-06, VI-STR-07: by the yoke; it can be planted again."""
    state = put(summer(game, Player(built="yoke", field_5="malvasia, merlot"), Player()), "yoke")
    assert refusal(state, Uproot("pinot", "field_5")) == ("no-such-vine", "VI-FLD-06")
    assert refusal(state, Uproot("merlot", "field_6")) == ("no-such-vine", "VI-FLD-06")
    assert refusal(state, Uproot("merlot", "field_9")) == ("no-such-vine", "VI-FLD-06")
    play(state, Uproot("malvasia", "field_5"))
    assert (field(state, "field_5"), hand(state)) == (["merlot"], ["malvasia"])
    assert rules_told(state, "uprooted") == ["VI-FLD-06"]
    put(cart(state), "plant_vine", Plant("malvasia", "field_7"))
    assert field(state, "field_7") == ["malvasia"]


def test_visitors_uproot_and_swap_too(game: ViticultureGame) -> None:
    """VI-FLD-06: the yoke is not the only way to move a vine."""
    state = visit(
        summer(game, Player(hand="planter", field_5="merlot"), Player()), "planter", "b", Uproot("merlot", "field_5")
    )
    assert hand(state) == ["merlot"]
    state = visit(
        summer(game, Player(hand="landscaper", field_5="merlot", field_6="pinot"), Player()), "landscaper", "b"
    )
    play(state, Swap("merlot", "field_5", "pinot", "field_6"))
    assert (field(state, "field_5"), field(state, "field_6")) == (["pinot"], ["merlot"])


def test_uprooting_does_not_undo_a_harvest(game: ViticultureGame) -> None:
    """VI-FLD-07: a harvested field stays harvested, empty or replanted."""
    owner = Player(built="yoke", field_5="malvasia", harvested="field_5", hand="sangiovese", pad="W1")
    state = put(summer(game, owner, Player()), "yoke", Uproot("malvasia", "field_5"))
    put(cart(state), "plant_vine", Plant("sangiovese", "field_5"))
    to_winter(state)
    assert refusal(state, Place("harvest_field", "plain", True)) == ("nothing-to-harvest", "VI-HARV-02")


def test_the_yoke_uproots_or_harvests(game: ViticultureGame) -> None:
    """VI-STR-07: one of the two, in summer or in winter."""
    for build in (summer, winter):
        state = put(build(game, Player(built="yoke", field_5="merlot", field_6="pinot"), Player()), "yoke")
        assert state.moves() == [
            HarvestField("field_5"), HarvestField("field_6"), Uproot("merlot", "field_5"), Uproot("pinot", "field_6"),
        ]  # fmt: skip
        assert refusal(state, HarvestField("field_7")) == ("field-empty", "VI-HARV-02")
        assert details(state, HarvestField("field_6")) == {"red": 1, "white": 1}
        play(state, HarvestField("field_6"))
        assert (pad(state), asked(state)) == ("R1 W1", ("TakeTurn", 1))


def test_a_harvested_field_may_still_be_uprooted_by_the_yoke(game: ViticultureGame) -> None:
    """VI-STR-07, VI-HARV-02: only the harvest is used up."""
    state = put(winter(game, Player(built="yoke", field_5="merlot", harvested="field_5"), Player()), "yoke")
    assert refusal(state, HarvestField("field_5")) == ("already-harvested", "VI-HARV-02")
    assert state.moves() == [Uproot("merlot", "field_5")]


def test_the_yoke_is_for_its_owner_and_needs_a_vine(game: ViticultureGame) -> None:
    """VI-STR-07, VI-WRK-07: it must be built, and there must be something to do."""
    assert refusal(summer(game, Player(field_5="merlot"), Player(built="yoke")), YOKE) == ("no-yoke", "VI-STR-07")
    assert refusal(summer(game, Player(built="yoke"), Player()), YOKE) == ("no-vine-for-yoke", "VI-STR-07")


@pytest.mark.parametrize("once", [True, False])
def test_the_yoke_is_used_once_a_year(game: ViticultureGame, once: bool) -> None:
    """VI-STR-07: yoke_once_per_year: even if the worker was taken back; the other ruling looks at the worker only."""
    owner = Player(lira=2, built="yoke", field_5="merlot", field_6="pinot", hand="producer", regular=3)
    state = put(summer(game, owner, Player(), options={"yoke_once_per_year": once}), "yoke", HarvestField("field_5"))
    assert refusal(cart(state), YOKE) == ("yoke-taken", "VI-GRD-03")
    visit(state, "producer", "a", TakeBack("yoke", "plain", False))
    cart(state)
    assert refusal(state, YOKE) == (("yoke-used", "VI-STR-07") if once else None)
    assert (YOKE in state.moves()) != once
    end_year(state)
    play(state, WakeUp(4, ""), WakeUp(1, ""))
    assert refusal(state, YOKE) is None


# ---------------------------------------------------------------------- the windmill


def test_the_windmill_scores_for_the_first_vine_of_a_year(game: ViticultureGame) -> None:
    """VI-STR-08: once a year, by itself."""
    miller = Player(built="windmill", hand="3 malvasia")
    plants = (Plant("malvasia", "field_5"), TakeBonus(), Plant("malvasia", "field_5"))
    state = put(summer(game, miller, Player(), Player()), "plant_vine", *plants, at="bonus")
    assert (vp(state)[0], asked(state)) == (1, ("TakeTurn", 1))
    assert rules_told(state, "scored") == ["VI-STR-08"]
    end_year(state)
    assert not state.vineyards[0].milled
    play(state, WakeUp(4, ""), WakeUp(1, ""), WakeUp(7, ""))
    put(state, "plant_vine", Plant("malvasia", "field_5"))
    assert vp(state)[0] == 2


def test_the_windmill_scores_for_a_vine_planted_by_somebody_elses_card(game: ViticultureGame) -> None:
    """VI-STR-08: in answer to the Volunteer Crew too."""
    state = summer(game, Player(hand="volunteer_crew"), Player(built="windmill", hand="malvasia"))
    visit(state, "volunteer_crew", "a")
    play(state, Decline(), Accept(), Plant("malvasia", "field_5"))
    assert (vp(state), lira(state)) == ([0, 1], [2, 0])


def test_a_swap_is_no_planting(game: ViticultureGame) -> None:
    """VI-STR-08: no point for the Landscaper's swap."""
    owner = Player(built="windmill", field_5="merlot", field_6="pinot", hand="landscaper")
    state = visit(summer(game, owner, Player()), "landscaper", "b", Swap("merlot", "field_5", "pinot", "field_6"))
    assert (vp(state)[0], state.vineyards[0].milled) == (0, False)


def test_a_windmill_scores_only_for_vines_planted_after_it(game: ViticultureGame) -> None:
    """VI-STR-09: in the same turn, if it was built first."""
    owner = Player(lira=5, hand="overseer, malvasia")
    first = visit(summer(game, owner, Player()), "overseer", "ab", Build("windmill"), Plant("malvasia", "field_5"))
    assert vp(first)[0] == 1
    after = visit(summer(game, owner, Player()), "overseer", "ba", Plant("malvasia", "field_5"), Build("windmill"))
    assert (vp(after)[0], after.vineyards[0].milled) == (0, False)


# ---------------------------------------------------------------------- harvest


@pytest.mark.parametrize(
    ("vines", "grapes"),
    [
        ("merlot", "R3"),
        ("chardonnay", "W4"),
        ("2 pinot, syrah", "R4 W2"),
        ("sangiovese, malvasia, pinot, pinot", "R3 W3"),
        ("2 trebbiano", "W4"),
    ],
)
def test_a_harvest_adds_up_reds_and_whites(game: ViticultureGame, vines: str, grapes: str) -> None:
    """VI-HARV-01: one token for each colour that there is."""
    state = play(harvesting(game, Player(field_6=vines)), HarvestField("field_6"))
    assert pad(state) == grapes
    assert rules_told(state, "grape-placed") == ["VI-HARV-01"] * len(grapes.split())


def test_a_field_is_harvested_once_a_year(game: ViticultureGame) -> None:
    """VI-HARV-02: it needs a vine, and no mark of this year."""
    state = harvesting(game, Player(field_5="merlot", harvested="field_5", field_6="pinot"))
    assert refusal(state, HarvestField("field_5")) == ("already-harvested", "VI-HARV-02")
    assert refusal(state, HarvestField("field_7")) == ("field-empty", "VI-HARV-02")
    assert refusal(state, HarvestField("field_0")) == ("field-empty", "VI-HARV-02")
    assert state.moves() == [HarvestField("field_6")]
    play(state, HarvestField("field_6"))
    assert state.to_dict()["vineyards"][0]["fields"]["field_6"] == {
        "vines": ["pinot"],
        "sold": False,
        "harvested": True,
    }


@pytest.mark.parametrize(
    ("taken", "after", "event"),
    [
        ("", "R4", "grape-placed"),
        ("R4", "R3 R4", "grape-devalued"),
        ("R3 R4", "R2 R3 R4", "grape-devalued"),
        ("R3", "R3 R4", "grape-placed"),
        ("R1 R2 R3 R4", "R1 R2 R3 R4", "grape-lost"),
        ("R1 R2 R3 R4 R9", "R1 R2 R3 R4 R9", "grape-lost"),
    ],
)
def test_a_grape_goes_to_the_highest_free_slot(game: ViticultureGame, taken: str, after: str, event: str) -> None:
    """VI-HARV-03, VI-HARV-05: never above its value; without a slot it is lost, and the harvest is legal."""
    state = play(harvesting(game, Player(field_5="cabernet_sauvignon", pad=taken)), HarvestField("field_5"))
    assert pad(state) == after
    assert len(told(state, event)) == 1


def test_a_harvest_above_nine_is_nine(game: ViticultureGame) -> None:
    """VI-HARV-04: only a Cultivator makes such fields."""
    state = play(harvesting(game, Player(field_5="2 cabernet_sauvignon, syrah, 2 chardonnay")), HarvestField("field_5"))
    assert (pad(state), told(state, "harvested")) == ("R9 W8", [{"field": "field_5", "red": 9, "white": 8}])


def test_fields_are_harvested_in_the_order_of_the_owner(game: ViticultureGame) -> None:
    """VI-HARV-06: the first takes the slot, the second the one below; the colours do not touch each other."""
    owner = Player(field_5="malvasia, trebbiano", field_6="sauvignon_blanc, merlot", pad="W2")
    state = winter(game, owner, Player(), Player())
    first = put(
        state.copy(), "harvest_field", HarvestField("field_5"), TakeBonus(), HarvestField("field_6"), at="bonus"
    )
    assert pad(first) == "R3 W1 W2 W3"
    second = put(state, "harvest_field", HarvestField("field_6"), TakeBonus(), HarvestField("field_5"), at="bonus")
    assert pad(second) == "R3 W1 W2 W3"
    devalued = [[row["value"] for row in told(after, "grape-devalued")] for after in (first, second)]
    assert devalued == [[3], [3]]


def test_a_white_one_without_its_slot_is_lost(game: ViticultureGame) -> None:
    """VI-HARV-06: a token is never placed higher than its value."""
    state = play(harvesting(game, Player(field_5="malvasia, merlot", pad="W1")), HarvestField("field_5"))
    assert pad(state) == "R3 W1"
    assert told(state, "grape-lost") == [{"colour": "white", "value": 1}]


def test_the_question_says_what_a_field_gives(game: ViticultureGame) -> None:
    """VI-HARV-01: the sums of both colours."""
    state = harvesting(game, Player(field_5="pinot, merlot", field_6="malvasia"))
    assert [details(state, HarvestField(name)) for name in FIELDS] == [
        {"red": 4, "white": 1},
        {"red": 0, "white": 1},
        None,
    ]
    assert question(state) == "ChooseField"
