"""The twelve actions of the board, the cart and fall."""

from __future__ import annotations

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
    fall,
    free,
    hand,
    lira,
    moves,
    pad,
    pass_season,
    pile,
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
    Build,
    BuyField,
    DrawCard,
    DrawVisitors,
    FillOrder,
    HarvestField,
    Place,
    Plant,
    PlayVisitor,
    SellField,
    SellGrape,
    Stop,
    TakeBonus,
    Uproot,
    WakeUp,
)
from tutor.games.viticulture.names import DECKS

# ---------------------------------------------------------------------- summer


def test_draw_vine_draws_a_vine_card(game: ViticultureGame) -> None:
    """VI-SUM-01: one, and one more with the bonus."""
    state = put(summer(game, *[Player()] * 3), "draw_vine")
    assert [drawn(state, deck) for deck in DECKS] == [1, 0, 0, 0]
    put(state, "draw_vine", TakeBonus(), at="bonus")
    assert [drawn(state, deck, 1) for deck in DECKS] == [2, 0, 0, 0]
    assert rules_told(state, "drew") == ["VI-SUM-01"] * 3


def test_give_tour_pays_two_lira(game: ViticultureGame) -> None:
    """VI-SUM-02: three with the bonus."""
    state = put(summer(game, *[Player(lira=1)] * 3), "give_tour")
    put(state, "give_tour", TakeBonus(), at="bonus")
    assert lira(state) == [3, 4, 1]


def test_build_structure_builds_one_structure(game: ViticultureGame) -> None:
    """VI-SUM-03: at its price; one lira less on the bonus space."""
    state = put(summer(game, *[Player(lira=10)] * 3), "build_structure", Build("windmill"))
    assert (lira(state)[0], asked(state)) == (5, ("TakeTurn", 1))
    put(state, "build_structure", Build("windmill"), at="bonus")
    assert lira(state) == [5, 6, 10]


def test_plant_plants_one_vine(game: ViticultureGame) -> None:
    """VI-SUM-04: a second one with the bonus."""
    planter = Player(hand="2 malvasia")
    state = put(summer(game, *[planter] * 2, Player()), "plant_vine", Plant("malvasia", "field_5"))
    assert (hand(state), asked(state)) == (["malvasia"], ("TakeTurn", 1))
    bonus = (Plant("malvasia", "field_6"), TakeBonus(), Plant("malvasia", "field_6"))
    put(state, "plant_vine", *bonus, at="bonus")
    assert (hand(state, 1), asked(state)) == ([], ("TakeTurn", 2))


def test_play_summer_visitor_plays_one_summer_visitor(game: ViticultureGame) -> None:
    """VI-SUM-05: a second one with the bonus, after the first is done."""
    host = Player(hand="sponsor, patron, judge")
    state = put(summer(game, host, Player(), Player()), "play_summer_visitor", at="bonus")
    assert {move.card for move in moves(state, PlayVisitor)} == {"sponsor", "patron"}
    play(state, PlayVisitor("sponsor", "b"))
    assert (pile(state, "summer"), asked(state)) == (["sponsor"], ("OfferBonus", 0))
    play(state, TakeBonus(), PlayVisitor("patron", "a"))
    assert (pile(state, "summer"), lira(state)[0]) == (["sponsor", "patron"], 7)
    assert asked(state) == ("TakeTurn", 1)


# ---------------------------------------------------------------------- selling grapes and fields


@pytest.mark.parametrize(("value", "price"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)])
def test_the_price_of_a_grape_follows_from_its_value(game: ViticultureGame, value: int, price: int) -> None:
    """VI-SUM-07, VI-TERM-01: value and price are two numbers, for red and white alike."""
    for colour in ("red", "white"):
        state = put(summer(game, Player(pad=f"{colour[0].upper()}{value}"), Player()), "sell_grapes_or_field")
        move = SellGrape(colour, value)
        assert details(state, move) == {"lira": price}
        play(state, move)
        assert (lira(state)[0], pad(state), asked(state)) == (price, "", ("TakeTurn", 1))


def test_any_number_of_grapes_may_be_sold_at_least_one(game: ViticultureGame) -> None:
    """VI-SUM-06, VI-TERM-02: one after the other; sold tokens are removed."""
    state = put(summer(game, Player(pad="R1 R4 W9"), Player()), "sell_grapes_or_field")
    assert refusal(state, Stop()) == ("not-asked", "VI-SUM-06")
    assert refusal(state, SellGrape("red", 2)) == ("no-such-grape", "VI-TERM-02")
    assert refusal(state, SellGrape("blush", 4)) == ("no-such-grape", "VI-TERM-02")
    play(state, SellGrape("red", 4), SellGrape("white", 9))
    assert state.moves() == [SellGrape("red", 1), Stop()]
    assert refusal(state, SellGrape("red", 4)) == ("no-such-grape", "VI-TERM-02")
    play(state, Stop())
    assert (lira(state)[0], pad(state)) == (5, "R1")
    assert rules_told(state, "grape-sold") == ["VI-SUM-07"] * 2


def test_selling_is_of_grapes_or_of_a_field_not_of_both(game: ViticultureGame) -> None:
    """VI-SUM-06: exactly one of the three."""
    state = put(summer(game, Player(pad="R1 R2"), Player()), "sell_grapes_or_field", SellGrape("red", 1))
    assert refusal(state, SellField("field_5")) == ("not-asked", "VI-SUM-06")
    state = put(summer(game, Player(pad="R1"), Player()), "sell_grapes_or_field", SellField("field_5"))
    assert (lira(state)[0], asked(state)) == (5, ("TakeTurn", 1))


@pytest.mark.parametrize(("name", "price"), [("field_5", 5), ("field_6", 6), ("field_7", 7)])
def test_a_field_is_sold_and_bought_back_for_what_it_says(game: ViticultureGame, name: str, price: int) -> None:
    """VI-SUM-08: 5, 6 or 7 lira; with one lira less it cannot be bought."""
    state = put(summer(game, Player(lira=1), Player()), "sell_grapes_or_field")
    assert details(state, SellField(name)) == {"lira": price}
    play(state, SellField(name))
    assert lira(state)[0] == 1 + price
    assert told(state, "field-sold") == [{"field": name, "lira": price}]
    cart(state)
    put(state, "sell_grapes_or_field", at="overflow", grande=True)
    assert refusal(state, SellField(name)) == ("field-sold", "VI-SUM-08")
    play(state, BuyField(name))
    assert (lira(state)[0], state.vineyards[0].sold) == (1, 0)
    poor = put(summer(game, Player(lira=price - 1, sold=name), Player()), "sell_grapes_or_field")
    assert refusal(poor, BuyField(name)) == ("too-few-lira", "VI-SUM-08")


def test_fields_that_cannot_be_traded(game: ViticultureGame) -> None:
    """VI-SUM-08, VI-SUM-09: planted ones are not sold, unsold ones not bought."""
    state = put(summer(game, Player(lira=9, field_5="pinot", sold="field_6"), Player()), "sell_grapes_or_field")
    assert refusal(state, SellField("field_5")) == ("field-planted", "VI-SUM-09")
    assert refusal(state, BuyField("field_5")) == ("field-not-sold", "VI-SUM-08")
    assert refusal(state, BuyField("field_7")) == ("field-not-sold", "VI-SUM-08")
    assert refusal(state, SellField("field_8")) == ("no-such-field", "VI-SUM-08")
    assert refusal(state, BuyField("")) == ("no-such-field", "VI-SUM-08")
    assert state.moves() == [SellField("field_7"), BuyField("field_6")]


def test_a_field_emptied_by_the_yoke_can_be_sold(game: ViticultureGame) -> None:
    """VI-SUM-09: what counts is whether a vine stands there now; a harvest of this year does not matter."""
    owner = Player(field_5="pinot", harvested="field_5", built="yoke", hand="malvasia")
    state = put(summer(game, owner, Player()), "yoke", Uproot("pinot", "field_5"))
    put(cart(state), "sell_grapes_or_field", SellField("field_5"))
    assert lira(state)[0] == 5


# ---------------------------------------------------------------------- fall


def test_everybody_draws_a_visitor_in_wake_up_order(game: ViticultureGame) -> None:
    """VI-FALL-01, VI-FALL-02: of the chosen deck, no worker needed, also after a pass."""
    state = summer(game, Player(row=4), Player(row=2, cart=2, grande="cart"), Player(row=6))
    pass_season(state)
    assert asked(state) == ("FallDraw", 1)
    play(state, DrawVisitors("summer", ""), DrawVisitors("winter", ""), DrawVisitors("summer", ""))
    assert [(drawn(state, "summer", seat), drawn(state, "winter", seat)) for seat in range(3)] == [
        (0, 1),
        (1, 0),
        (1, 0),
    ]
    assert seats_told(state, "drew") == [1, 0, 2]
    assert (free(state), question(state)) == ([2, 0, 2], "TakeTurn")


def test_the_first_draw_of_fall_is_compulsory(game: ViticultureGame) -> None:
    """VI-FALL-05: there is no way to do without it, whatever the hand."""
    state = fall(game, Player(hand="4 malvasia, 4 sangiovese, 4 merlot"), Player())
    assert state.moves() == [DrawVisitors("summer", ""), DrawVisitors("winter", "")]
    for move in (
        DrawVisitors("", ""),
        DrawVisitors("vine", ""),
        DrawVisitors("winter", "summer"),
        DrawVisitors("", "summer"),
    ):
        assert refusal(state, move) == ("one-or-two-visitors", "VI-FALL-01")
    play(state, ONE_VISITOR)
    assert len(hand(state)) == 13


def test_a_cottage_may_bring_a_second_visitor(game: ViticultureGame) -> None:
    """VI-FALL-03, VI-STR-11: of the same deck or of the other one; both are chosen before either is seen."""
    state = fall(game, Player(built="cottage"), Player())
    assert [tuple(move) for move in state.moves()] == [
        ("summer", ""), ("winter", ""), ("summer", "summer"), ("summer", "winter"), ("winter", "winter"),
    ]  # fmt: skip
    state.explicit = True
    play(state, DrawVisitors("summer", "winter"))
    decks = []
    while question(state) == "DrawFromDeck":
        decks.append({game.box.card_place[game.box.card_number[move.card]][0] for move in moves(state, DrawCard)})
        play(state, state.moves()[0])
    assert decks == [{1}, {3}]
    assert len(hand(state)) == 2


@pytest.mark.parametrize("second", ["summer", "winter"])
def test_only_the_second_visitor_is_owed_to_the_cottage(game: ViticultureGame, second: str) -> None:
    """VI-FALL-01, VI-FALL-03: each card names its own rule, also with two of one deck; a save may lie in between."""
    state = fall(game, Player(built="cottage"), Player())
    state.explicit = True
    play(state, DrawVisitors("summer", second))
    while question(state) == "DrawFromDeck":
        assert game.from_json(state.to_json()).key() == state.key()
        play(state, state.moves()[0])
    assert rules_told(state, "drew") == ["VI-FALL-01", "VI-FALL-03"]


def test_the_second_visitor_is_optional_every_year(game: ViticultureGame) -> None:
    """VI-FALL-04: one card, then two the year after."""
    state = fall(game, Player(built="cottage"), Player())
    play(state, ONE_VISITOR, ONE_VISITOR)
    end_year(state)
    play(state, WakeUp(1, ""), WakeUp(4, ""))
    pass_season(state)
    seat = state.actor
    play(state, *[ONE_VISITOR] * (seat == 1), DrawVisitors("winter", "winter"))
    assert (drawn(state, "summer"), drawn(state, "winter")) == (1, 2)


def test_without_a_cottage_there_is_no_second_visitor(game: ViticultureGame) -> None:
    """VI-FALL-03, VI-FALL-04: it must be built before fall."""
    state = fall(game, Player(), Player(built="cottage"))
    for pair in (("summer", "summer"), ("summer", "winter"), ("winter", "winter")):
        assert refusal(state, DrawVisitors(*pair)) == ("cottage-needed", "VI-FALL-03")
    built_in_summer = put(summer(game, Player(lira=4), Player()), "build_structure", Build("cottage"))
    pass_season(built_in_summer)
    assert refusal(built_in_summer, DrawVisitors("summer", "summer")) is None


# ---------------------------------------------------------------------- winter


def test_winter_begins_with_the_lowest_rooster_again(game: ViticultureGame) -> None:
    """VI-WIN-01: whoever was last in summer."""
    state = summer(game, Player(row=3), Player(row=1), seat=1)
    cart(state)
    play(state, PASS)
    cart(state)
    to_winter(state)
    assert (asked(state), state.order) == (("TakeTurn", 1), [1, 0])


def test_draw_order_draws_an_order(game: ViticultureGame) -> None:
    """VI-WIN-02: one, and one more with the bonus."""
    state = put(winter(game, *[Player()] * 3), "draw_order")
    put(state, "draw_order", TakeBonus(), at="bonus")
    assert ([drawn(state, deck) for deck in DECKS], [drawn(state, deck, 1) for deck in DECKS]) == (
        [0, 0, 1, 0],
        [0, 0, 2, 0],
    )


def test_harvest_harvests_one_field(game: ViticultureGame) -> None:
    """VI-WIN-03: a second one with the bonus."""
    owner = Player(field_5="merlot", field_6="malvasia")
    state = put(winter(game, owner, owner, Player()), "harvest_field", HarvestField("field_5"))
    assert (pad(state), asked(state)) == ("R3", ("TakeTurn", 1))
    put(state, "harvest_field", HarvestField("field_6"), TakeBonus(), HarvestField("field_5"), at="bonus")
    assert pad(state, 1) == "R3 W1"


def test_play_winter_visitor_plays_one_winter_visitor(game: ViticultureGame) -> None:
    """VI-WIN-08: a second one with the bonus."""
    host = Player(hand="judge, caravan, sponsor, promoter", pad="R1 R2")
    state = visit(winter(game, host, Player(), Player()), "judge", "a", at="bonus")
    assert (drawn(state, "summer"), asked(state)) == (3, ("OfferBonus", 0))
    play(state, TakeBonus())
    assert {move.card for move in moves(state, PlayVisitor)} == {"caravan", "promoter"}


@pytest.mark.parametrize(("place", "price"), [("plain", 4), ("bonus", 3)])
def test_training_costs_four_lira(game: ViticultureGame, place: str, price: int) -> None:
    """VI-WIN-05, VI-WIN-06: three on the bonus space; the new worker waits for the next year."""
    state = put(winter(game, Player(lira=5), Player(), Player()), "train_worker", at=place)
    vineyard = state.vineyards[0]
    assert (lira(state)[0], vineyard.regular, vineyard.training, vineyard.free) == (5 - price, 3, 1, 1)
    assert rules_told(state, "trained") == ["VI-WIN-06"]
    end_year(state)
    assert (vineyard.training, vineyard.free) == (0, 3)


def test_nobody_owns_more_than_five_regular_workers(game: ViticultureGame) -> None:
    """VI-WIN-07, VI-SPR-05: those in training count, the grey one does not."""
    train = Place("train_worker", "plain", False)
    assert refusal(winter(game, Player(lira=9, regular=5), Player()), train) == ("workers-complete", "VI-WIN-07")
    waiting = winter(game, Player(lira=9, regular=5, training=1), Player())
    assert refusal(waiting, train) == ("workers-complete", "VI-WIN-07")
    with_grey = put(winter(game, Player(lira=9, regular=4), Player(), temporary=0), "train_worker")
    assert (with_grey.vineyards[0].regular, free(with_grey)[0]) == (5, 4)


def test_cart_and_yoke_are_open_in_winter(game: ViticultureGame) -> None:
    """VI-WIN-10: beside the six winter actions."""
    state = winter(game, Player(built="yoke", field_5="malvasia"), Player())
    put(state, "yoke", HarvestField("field_5"))
    assert pad(state) == "W1"
    cart(state)
    assert lira(state) == [0, 1]


def test_fill_order_gives_one_point_more_with_the_bonus(game: ViticultureGame) -> None:
    """VI-WIN-09: one order."""
    owner = Player(hand="order_01, order_05", cellar="R5 W5", built="medium_cellar")
    state = put(winter(game, owner, Player(), Player()), "fill_order", FillOrder("order_05"), TakeBonus(), at="bonus")
    assert (vp(state)[0], hand(state), asked(state)) == (3, ["order_01"], ("TakeTurn", 1))


def test_fall_asks_nobody_twice(game: ViticultureGame) -> None:
    """VI-FALL-01: one draw each, then winter."""
    state = fall(game, *[Player()] * 6)
    assert draw_in_fall(state) == [0, 1, 2, 3, 4, 5]
    assert asked(state) == ("TakeTurn", 0)
