"""Bonus spaces: where they are, what they give, and the grande, who needs no space."""

from __future__ import annotations

import pytest

from tests.games.viticulture.looking import asked, refusal, rules_told, seats_told
from tutor.games.viticulture.examples.positions import (
    Player,
    built,
    cart,
    cellar,
    drawn,
    field,
    grande,
    hand,
    lira,
    moves,
    pad,
    play,
    put,
    question,
    space,
    summer,
    visit,
    vp,
    winter,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    Accept,
    Build,
    BuyField,
    Decline,
    FillOrder,
    HarvestField,
    MakeWine,
    Place,
    Plant,
    PlayVisitor,
    SellField,
    SellGrape,
    Stop,
    TakeBonus,
)
from tutor.games.viticulture.names import ACTIONS, SUMMER_ACTIONS

TAKE, DECLINE = TakeBonus(), Decline()


def bonus(action: str, grande_placed: bool = False) -> Place:
    """Return a worker on the bonus space."""
    return Place(action, "bonus", grande_placed)


# ---------------------------------------------------------------------- bonus spaces


def test_all_twelve_actions_have_a_bonus_in_the_middle(game: ViticultureGame) -> None:
    """VI-BON-01: closed with two players, open with more; left and right carry none."""
    rich = Player(
        lira=9, hand="sangiovese, sponsor, judge, order_01", field_5="pinot", pad="R1", cellar="R5", built="yoke",
    )  # fmt: skip
    for number, action in enumerate(ACTIONS):
        build = summer if number in SUMMER_ACTIONS else winter
        closed = build(game, rich, Player())
        assert refusal(closed, bonus(action)) == ("space-closed", "VI-BON-01")
        for players in (3, 6):
            state = build(game, rich, *[Player()] * (players - 1))
            assert refusal(state, bonus(action)) is None
            assert space(play(state, bonus(action)), action).split()[1] == "0"


def test_left_and_right_spaces_offer_no_bonus(game: ViticultureGame) -> None:
    """VI-BON-01: two plain tours with five players."""
    state = put(summer(game, *[Player()] * 5), "give_tour")
    assert (asked(state), space(state, "give_tour")) == (("TakeTurn", 1), "0 - -")
    put(state, "give_tour")
    # with the left space taken, the right one is next
    assert (asked(state), space(state, "give_tour")) == (("TakeTurn", 2), "0 - 1")
    assert lira(state) == [2, 2, 0, 0, 0]


@pytest.mark.parametrize(
    ("action", "player", "answers", "without", "with_bonus"),
    [
        ("draw_vine", Player(), (), {"vine": 1}, {"vine": 2}),
        ("give_tour", Player(), (), {"lira": 2}, {"lira": 3}),
        ("sell_grapes_or_field", Player(), (SellField("field_5"),), {"lira": 5}, {"lira": 5, "vp": 1}),
        ("draw_order", Player(), (), {"order": 1}, {"order": 2}),
        ("fill_order", Player(hand="order_06", cellar="B4"), (FillOrder("order_06"),), {"vp": 2}, {"vp": 3}),
    ],
)
def test_a_bonus_may_be_taken_or_declined(
    game: ViticultureGame,
    action: str,
    player: Player,
    answers: tuple[tuple[object, ...], ...],
    without: dict[str, int],
    with_bonus: dict[str, int],
) -> None:
    """VI-BON-02, VI-BON-06: asked after the action."""
    build = summer if ACTIONS.index(action) in SUMMER_ACTIONS else winter
    state = put(build(game, player, Player(), Player()), action, *answers, at="bonus")
    assert asked(state) == ("OfferBonus", 0)
    assert state.moves() == [TAKE, DECLINE]
    for answer, gains in ((TAKE, with_bonus), (DECLINE, without)):
        after = play(state.copy(), answer)
        found = {"lira": lira(after)[0], "vp": vp(after)[0]}
        found |= {deck: drawn(after, deck) for deck in ("vine", "order")}
        assert {name: number for name, number in found.items() if number} == gains
        assert asked(after) == ("TakeTurn", 1)
    assert rules_told(after, "bonus-declined") == ["VI-BON-02"]


def test_selling_gives_the_same_bonus_in_all_three_ways(game: ViticultureGame) -> None:
    """VI-SUM-06: grapes, a field sold, a field bought back: 1 VP."""
    owner = Player(lira=6, pad="R1", sold="field_6")
    for move in (SellGrape("red", 1), SellField("field_5"), BuyField("field_6")):
        state = put(summer(game, owner, Player(), Player()), "sell_grapes_or_field", move, TAKE, at="bonus")
        assert vp(state)[0] == 1


def test_no_bonus_without_the_action(game: ViticultureGame) -> None:
    """VI-BON-02, VI-WRK-07: the space is closed to whoever cannot do the action."""
    state = winter(game, Player(hand="order_01"), Player(), Player())
    assert refusal(state, bonus("fill_order")) == ("no-order-possible", "VI-WRK-07")


def test_a_bonus_space_may_be_taken_although_its_bonus_is_of_no_use(game: ViticultureGame) -> None:
    """VI-BON-03: one field to harvest, one vine, one visitor, one wine."""
    one_field = put(
        winter(game, Player(field_5="merlot"), Player(), Player()), "harvest_field", HarvestField("field_5"), at="bonus"
    )
    assert asked(one_field) == ("TakeTurn", 1)
    one_wine = put(
        winter(game, Player(pad="R1"), Player(), Player()), "make_wine", MakeWine("red", 1, 0, 0), at="bonus"
    )
    assert asked(one_wine) == ("TakeTurn", 1)
    one_vine = put(
        summer(game, Player(hand="malvasia"), Player(), Player()),
        "plant_vine",
        Plant("malvasia", "field_5"),
        at="bonus",
    )
    assert (asked(one_vine), one_vine.moves()) == (("OfferBonus", 0), [DECLINE])
    assert refusal(one_vine, TAKE) == ("nothing-to-plant", "VI-WRK-07")


def test_a_reduction_counts_when_it_is_asked_whether_one_can_pay(game: ViticultureGame) -> None:
    """VI-BON-04: 1 lira less for building and training, applied without asking."""
    state = summer(game, Player(lira=1), Player(), Player())
    assert refusal(state, Place("build_structure", "plain", False)) == ("nothing-to-build", "VI-WRK-07")
    put(state, "build_structure", at="bonus")
    assert {move.structure for move in moves(state, Build)} == {"trellis", "yoke"}
    play(state, Build("yoke"))
    assert (lira(state)[0], built(state), asked(state)) == (0, ["yoke"], ("TakeTurn", 1))
    state = winter(game, Player(lira=3), Player(), Player())
    assert refusal(state, Place("train_worker", "plain", False)) == ("too-few-lira", "VI-WIN-05")
    put(state, "train_worker", at="bonus")
    assert (lira(state)[0], state.vineyards[0].training, asked(state)) == (0, 1, ("TakeTurn", 1))


def test_a_repeated_action_follows_all_its_rules_again(game: ViticultureGame) -> None:
    """VI-BON-05: planting twice, the second vine within limit and structures."""
    planter = Player(hand="malvasia, merlot, sangiovese", field_5="chardonnay, malvasia")
    state = put(summer(game, planter, Player(), Player()), "plant_vine", Plant("malvasia", "field_5"), TAKE, at="bonus")
    assert refusal(state, Plant("merlot", "field_6")) == ("structure-missing", "VI-FLD-04")
    assert refusal(state, Plant("sangiovese", "field_5")) == ("field-full", "VI-FLD-02")
    play(state, Plant("sangiovese", "field_6"))
    assert (field(state, "field_5"), field(state, "field_6")) == (
        ["malvasia", "malvasia", "chardonnay"],
        ["sangiovese"],
    )
    assert hand(state) == ["merlot"]


def test_a_second_harvest_takes_another_field(game: ViticultureGame) -> None:
    """VI-BON-05, VI-WIN-03: the first one is harvested already."""
    owner = Player(field_5="merlot", field_7="malvasia")
    state = put(winter(game, owner, Player(), Player()), "harvest_field", HarvestField("field_7"), TAKE, at="bonus")
    assert refusal(state, HarvestField("field_7")) == ("already-harvested", "VI-HARV-02")
    play(state, HarvestField("field_5"))
    assert pad(state) == "R3 W1"


def test_the_bonus_of_making_wine_is_a_third_token(game: ViticultureGame) -> None:
    """VI-BON-05, VI-WIN-04: also after only one or two."""
    state = put(winter(game, Player(pad="R1 R2 R3 W1"), Player(), Player()), "make_wine", at="bonus")
    three = play(state.copy(), MakeWine("red", 1, 0, 0), MakeWine("red", 2, 0, 0))
    assert asked(three) == ("OfferBonus", 0)
    play(three, TAKE, MakeWine("white", 0, 0, 1))
    assert (cellar(three), pad(three), asked(three)) == ("R1 R2 W1", "R3", ("TakeTurn", 1))
    two = play(state, MakeWine("red", 1, 0, 0), Stop(), TAKE, MakeWine("red", 3, 0, 0))
    assert (cellar(two), asked(two)) == ("R1 R3", ("TakeTurn", 1))


def test_a_second_visitor_may_use_what_the_first_has_brought(game: ViticultureGame) -> None:
    """VI-BON-05, VI-SUM-05: 3 lira of the Sponsor pay for the Entertainer."""
    state = summer(game, Player(lira=1, hand="sponsor, entertainer"), Player(), Player())
    visit(state, "sponsor", "b", TAKE, PlayVisitor("entertainer", "a"), at="bonus")
    assert (lira(state)[0], drawn(state, "winter")) == (0, 3)


def test_whether_a_bonus_is_used_is_decided_when_the_result_is_known(game: ViticultureGame) -> None:
    """VI-BON-06: the first card is in the hand before the question."""
    state = put(summer(game, *[Player()] * 3), "draw_vine", at="bonus")
    assert (drawn(state, "vine"), asked(state)) == (1, ("OfferBonus", 0))


def test_a_bonus_that_needs_the_hand_is_offered_whatever_the_hand_holds(game: ViticultureGame) -> None:
    """VI-BON-06, VI-COMP-08: otherwise everybody would learn what is not in it."""
    for held in ("sponsor", "sponsor, judge"):
        state = visit(summer(game, Player(hand=held), Player(), Player()), "sponsor", "b", at="bonus")
        assert asked(state) == ("OfferBonus", 0)
        assert refusal(state, TAKE) == ("no-visitor-playable", "VI-WRK-07")
        assert refusal(state, DECLINE) is None


def test_the_bonus_stays_when_the_worker_leaves_the_space(game: ViticultureGame) -> None:
    """VI-BON-07: a grande that plays the Motivator and is taken back may still play a second visitor."""
    state = winter(game, Player(hand="motivator, judge"), Player(), Player())
    visit(state, "motivator", "a", Accept(), at="bonus", grande=True)
    assert (grande(state), space(state, "play_winter_visitor"), asked(state)) == ("home", "- - -", ("OfferBonus", 0))
    play(state, TAKE, PlayVisitor("judge", "a"))
    assert (drawn(state, "summer"), asked(state)) == (2, ("TakeTurn", 1))


# ---------------------------------------------------------------------- the friendly variant


@pytest.mark.parametrize("friendly", [False, True])
def test_with_the_friendly_variant_an_unused_bonus_space_is_left(game: ViticultureGame, friendly: bool) -> None:
    """VI-VAR-02: friendly_variant: the worker moves to a plain space of the action, if one is free."""
    options = {"friendly_variant": friendly}
    state = put(summer(game, *[Player()] * 3, options=options), "give_tour", DECLINE, at="bonus")
    assert space(state, "give_tour") == ("0 - -" if friendly else "- 0 -")
    assert rules_told(state, "moved-aside") == (["VI-VAR-02"] if friendly else [])
    taken = put(summer(game, *[Player()] * 3, options=options), "give_tour", TAKE, at="bonus")
    assert space(taken, "give_tour") == "- 0 -"
    full = summer(game, *[Player()] * 3, board={"give_tour": "1"}, options=options)
    put(full, "give_tour", DECLINE, at="bonus")
    assert space(full, "give_tour") == "1 0 -"


def test_a_grande_moves_aside_too(game: ViticultureGame) -> None:
    """VI-VAR-02: with five players to the left or the right space."""
    options = {"friendly_variant": True}
    state = summer(game, *[Player()] * 5, board={"give_tour": "1"}, options=options)
    put(state, "give_tour", DECLINE, at="bonus", grande=True)
    assert (space(state, "give_tour"), grande(state)) == ("1 - 0G", "give_tour/right")


def test_a_bonus_that_is_of_no_use_is_left_as_well(game: ViticultureGame) -> None:
    """VI-VAR-02: the worker ends up not using it."""
    options = {"friendly_variant": True}
    state = winter(game, Player(field_5="merlot"), Player(), Player(), options=options)
    put(state, "harvest_field", HarvestField("field_5"), at="bonus")
    assert (space(state, "harvest_field"), asked(state)) == ("0 - -", ("TakeTurn", 1))


# ---------------------------------------------------------------------- the grande


def test_the_grande_is_a_worker_like_the_others(game: ViticultureGame) -> None:
    """VI-GRD-01: on a free space, on a bonus space with the bonus, on the yoke."""
    state = summer(game, Player(built="yoke", field_5="malvasia"), Player(), Player())
    plain = put(state.copy(), "give_tour", grande=True)
    assert (space(plain, "give_tour"), lira(plain)[0], grande(plain)) == ("0G - -", 2, "give_tour/left")
    on_bonus = put(state.copy(), "give_tour", TAKE, at="bonus", grande=True)
    assert (space(on_bonus, "give_tour"), lira(on_bonus)[0]) == ("- 0G -", 3)
    on_yoke = put(state, "yoke", HarvestField("field_5"), grande=True)
    assert (grande(on_yoke), pad(on_yoke)) == ("yoke", "W1")


def test_the_grande_joins_an_action_where_somebody_stands(game: ViticultureGame) -> None:
    """VI-GRD-02: on the drawing, without a space and without a bonus; several grandes may."""
    state = summer(game, *[Player()] * 3)
    overflow = Place("give_tour", "overflow", True)
    assert refusal(state, overflow) == ("nobody-there", "VI-GRD-02")
    put(state, "give_tour")
    assert refusal(state, Place("give_tour", "overflow", False)) == ("only-grande", "VI-GRD-02")
    play(state, overflow)
    assert asked(state) == ("TakeTurn", 2)
    play(state, overflow)
    assert (space(state, "give_tour"), lira(state)) == ("0 - -", [2, 2, 2])
    assert [grande(state, seat) for seat in range(3)] == ["home", "give_tour/overflow", "give_tour/overflow"]
    play(state, overflow)
    assert lira(state) == [4, 2, 2]


def test_a_grande_on_a_drawing_does_not_make_a_space_occupied(game: ViticultureGame) -> None:
    """VI-GRD-02: a worker must stand on a space, a bonus space included."""
    state = summer(game, Player(), Player(grande="give_tour/overflow"), Player())
    assert refusal(state, Place("give_tour", "overflow", True)) == ("nobody-there", "VI-GRD-02")
    state = summer(game, Player(), Player(), Player(), board={"give_tour": "- 1"})
    assert refusal(state, Place("give_tour", "overflow", True)) is None


@pytest.mark.parametrize(
    ("players", "taken", "legal"),
    [(2, "1", True), (3, "1", False), (3, "1 1", True), (5, "1 1", False), (5, "1 1 1", True)],
)
def test_with_the_other_ruling_the_action_must_be_full(
    game: ViticultureGame, players: int, taken: str, legal: bool
) -> None:
    """VI-GRD-02: grande_overflow_needs_full."""
    others = [Player(regular=5), *[Player()] * (players - 2)]
    overflow = Place("give_tour", "overflow", True)
    strict = summer(game, Player(), *others, board={"give_tour": taken}, options={"grande_overflow_needs_full": True})
    assert refusal(strict, overflow) == (None if legal else ("not-full", "VI-GRD-02"))
    loose = summer(game, Player(), *others, board={"give_tour": taken}, options={"grande_overflow_needs_full": False})
    assert refusal(loose, overflow) is None


def test_own_workers_count_as_occupied(game: ViticultureGame) -> None:
    """VI-GRD-02: the grande joins a worker of its own player."""
    state = put(summer(game, Player(), Player()), "draw_vine")
    put(cart(state), "draw_vine", at="overflow", grande=True)
    assert drawn(state, "vine") == 2


def test_the_grande_needs_an_action_that_can_be_done(game: ViticultureGame) -> None:
    """VI-GRD-02, VI-WRK-07: on a drawing as on a space; and it pays the full price."""
    overflow = Place("build_structure", "overflow", True)
    poor = summer(game, Player(lira=1), Player(), Player(), board={"build_structure": "1"})
    assert refusal(poor, overflow) == ("nothing-to-build", "VI-WRK-07")
    state = play(summer(game, Player(lira=2), Player(), Player(), board={"build_structure": "1"}), overflow)
    play(state, Build("trellis"))
    assert lira(state)[0] == 0


def test_the_grande_cannot_join_a_worker_on_the_yoke(game: ViticultureGame) -> None:
    """VI-GRD-03: the yoke takes one worker."""
    owner = Player(built="yoke", field_5="malvasia", field_6="malvasia")
    state = put(summer(game, owner, Player(), options={"yoke_once_per_year": False}), "yoke", HarvestField("field_5"))
    cart(state)
    assert refusal(state, Place("yoke", "plain", True)) == ("yoke-taken", "VI-GRD-03")
    assert refusal(state, Place("yoke", "overflow", True)) == ("no-such-place", "VI-GRD-03")


def test_the_grande_is_placed_once_a_year(game: ViticultureGame) -> None:
    """VI-GRD-04, VI-WIN-07: one of six workers."""
    state = summer(game, Player(regular=5), Player())
    assert state.vineyards[0].workers == 6
    cart(state, grande=True)
    cart(state)
    assert refusal(state, Place("give_tour", "plain", True)) == ("no-grande-left", "VI-WRK-08")
    assert seats_told(state, "placed") == [0, 1]
    assert question(state) == "TakeTurn"
