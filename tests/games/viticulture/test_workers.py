"""Placing workers in summer and winter: turns, passing, spaces, the cart, and what a worker can do."""

from __future__ import annotations

import pytest

from tests.games.viticulture.looking import asked, refusal, rules_told, seats_told
from tutor.games.viticulture.examples.positions import (
    PASS,
    Player,
    cart,
    draw_in_fall,
    end_year,
    free,
    grande,
    lira,
    moves,
    pad,
    pass_season,
    play,
    put,
    question,
    space,
    summer,
    to_winter,
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
    DiscardCard,
    FillOrder,
    HarvestField,
    MakeWine,
    Pass,
    Place,
    Plan,
    Plant,
    PlayVisitor,
    SellField,
    SellGrape,
    Stop,
    TakeBack,
    TakeBonus,
    Uproot,
)
from tutor.games.viticulture.names import ACTIONS, SUMMER_ACTIONS, WINTER_ACTIONS
from tutor.games.viticulture.state import Viticulture

CART = Place("gain_1_lira", "plain", False)
YOKE = Place("yoke", "plain", False)


def plain(action: str) -> Place:
    """Return a regular worker on a space without a bonus."""
    return Place(action, "plain", False)


def turns(state: Viticulture) -> list[int | None]:
    """Let everybody use the cart until the season is over; return who acted."""
    found = []
    while question(state) == "TakeTurn":
        found.append(state.actor)
        cart(state, grande=not free(state)[state.actor or 0])
    return found


# ---------------------------------------------------------------------- turns and passing


@pytest.mark.parametrize("players", [2, 3, 6])
def test_players_place_one_worker_each_in_wake_up_order(game: ViticultureGame, players: int) -> None:
    """VI-WRK-01: round after round."""
    rows = [2 * seat % 7 + 1 for seat in range(players)]
    order = sorted(range(players), key=lambda seat: rows[seat])
    state = summer(game, *(Player(row=row) for row in rows), seat=order[0])
    assert turns(state) == order * 3
    assert set(rules_told(state, "placed")) == {"VI-WRK-01"}


def test_who_has_passed_is_skipped_for_the_season(game: ViticultureGame) -> None:
    """VI-WRK-02, VI-WRK-03: with workers and legal actions left, and for good."""
    state = summer(game, *[Player(regular=3)] * 3)
    cart(state)
    assert len(state.moves()) > 5 and PASS in state.moves()
    play(state, PASS)
    assert turns(state) == [2, 0, 2, 0, 2, 0, 2]
    assert (free(state)[1], grande(state, 1)) == (3, "home")
    assert seats_told(state, "passed") == [1]


def test_passing_is_always_legal(game: ViticultureGame) -> None:
    """VI-WRK-03, VI-LIM-03: and nobody with a worker is forced to it, because of the cart."""
    for build in (summer, winter):
        state = build(game, Player(), Player())
        assert refusal(state, Pass()) is None
        assert refusal(state, CART) is None


def test_who_has_no_worker_left_passes_when_the_turn_comes(game: ViticultureGame) -> None:
    """VI-WRK-04, VI-WRK-15: at that moment, not with the last placement."""
    state = summer(game, Player(grande="cart"), Player(regular=4), board={"give_tour": "0"})
    cart(state)
    assert not state.has_passed(0)
    cart(state)
    assert state.has_passed(0)
    assert (seats_told(state, "passed-without-workers"), rules_told(state, "passed-without-workers")) == (
        [0],
        ["VI-WRK-04"],
    )
    assert state.actor == 1


def test_a_player_without_workers_is_not_asked_at_all(game: ViticultureGame) -> None:
    """VI-WRK-04, VI-WRK-06: the remaining player takes turn after turn."""
    busy = Player(grande="cart", cart=2)
    state = summer(game, Player(), busy)
    assert turns(state) == [0, 0, 0]


def test_the_season_ends_when_all_have_passed(game: ViticultureGame) -> None:
    """VI-WRK-05: also if every space is still free."""
    state = summer(game, *[Player()] * 3)
    play(state, PASS, PASS)
    assert question(state) == "TakeTurn"
    play(state, PASS)
    assert (question(state), rules_told(state, "season-over")) == ("FallDraw", ["VI-WRK-05"])


def test_the_last_active_player_takes_consecutive_turns(game: ViticultureGame) -> None:
    """VI-WRK-06: until that player passes too."""
    state = summer(game, *[Player(regular=5)] * 2)
    play(state, PASS)
    assert turns(state) == [1] * 6


def test_everything_a_placement_sets_off_belongs_to_its_turn(game: ViticultureGame) -> None:
    """VI-WRK-15, VI-VIS-15: questions, answers of others and the bonus come before the next turn."""
    state = summer(game, Player(hand="handyman, sponsor", lira=2), Player(lira=4), Player())
    visit(state, "handyman", "a", Accept(), Build("irrigation"), at="bonus")
    assert asked(state) == ("Answer", 1)
    play(state, Accept(), Build("medium_cellar"))
    assert asked(state) == ("Answer", 2)
    play(state, Decline())
    assert asked(state) == ("OfferBonus", 0)
    play(state, TakeBonus(), PlayVisitor("sponsor", "b"))
    assert asked(state) == ("TakeTurn", 1)
    assert (lira(state), vp(state)) == ([4, 2, 0], [1, 0, 0])


def test_a_worker_that_comes_back_is_there_for_the_next_turn(game: ViticultureGame) -> None:
    """VI-WRK-15, VI-WRK-14: who has placed the last worker has not passed yet."""
    board = {"give_tour": "0G", "draw_vine": "1"}
    state = winter(game, Player(cart=2), Player(hand="motivator", cart=0), seat=1, board=board)
    assert (free(state), state.actor) == ([0, 1], 1)
    visit(state, "motivator", "a", Accept())
    assert (asked(state), grande(state), space(state, "give_tour")) == (("TakeTurn", 0), "home", "- - -")
    assert vp(state) == [0, 1]


# ---------------------------------------------------------------------- the action must be possible


@pytest.mark.parametrize(
    ("action", "unable", "reason", "able"),
    [
        ("build_structure", Player(lira=1), ("nothing-to-build", "VI-WRK-07"), Player(lira=2)),
        (
            "plant_vine",
            Player(hand="merlot"),
            ("nothing-to-plant", "VI-WRK-07"),
            Player(hand="merlot", built="irrigation"),
        ),
        ("play_summer_visitor", Player(hand="judge"), ("no-visitor-playable", "VI-WRK-07"), Player(hand="sponsor")),
        (
            "sell_grapes_or_field",
            Player(field_5="pinot", field_6="pinot", field_7="pinot"),
            ("nothing-to-trade", "VI-WRK-07"),
            Player(field_5="pinot", field_6="pinot", field_7="pinot", pad="R1"),
        ),
        ("harvest_field", Player(), ("nothing-to-harvest", "VI-HARV-02"), Player(field_6="pinot")),
        ("train_worker", Player(lira=3), ("too-few-lira", "VI-WIN-05"), Player(lira=4)),
        ("play_winter_visitor", Player(hand="sponsor"), ("no-visitor-playable", "VI-WRK-07"), Player(hand="judge")),
        ("make_wine", Player(), ("no-wine-possible", "VI-WRK-07"), Player(pad="W1")),
        (
            "fill_order",
            Player(hand="order_01"),
            ("no-order-possible", "VI-WRK-07"),
            Player(hand="order_01", cellar="R5"),
        ),
    ],
)
def test_a_worker_needs_an_action_that_can_be_done(
    game: ViticultureGame, action: str, unable: Player, reason: tuple[str, str], able: Player
) -> None:
    """VI-WRK-07: at least at its minimum."""
    build = summer if ACTIONS.index(action) in SUMMER_ACTIONS else winter
    for worker in (False, True):
        move = Place(action, "plain", worker)
        closed, opened = build(game, unable, Player()), build(game, able, Player())
        assert refusal(closed, move) == reason and move not in closed.moves()
        assert refusal(opened, move) is None and move in opened.moves()


def test_tours_and_draws_are_always_possible(game: ViticultureGame) -> None:
    """VI-WRK-07: a poor player with an empty hand can draw a vine, give a tour, or sell a field."""
    state = summer(game, Player(), Player())
    actions = [move.action for move in moves(state, Place) if not move.grande]
    assert actions == ["draw_vine", "give_tour", "sell_grapes_or_field", "gain_1_lira"]
    state = winter(game, Player(), Player())
    assert [move.action for move in moves(state, Place) if not move.grande] == ["draw_order", "gain_1_lira"]


# ---------------------------------------------------------------------- each worker once, spaces of the season


def test_workers_placed_in_summer_are_missing_in_winter(game: ViticultureGame) -> None:
    """VI-WRK-08, VI-WIN-01: they stay where they are until the end of the year."""
    state = summer(game, Player(), Player())
    put(state, "give_tour")
    put(cart(state), "draw_vine", grande=True)
    to_winter(state)
    assert (free(state), grande(state)) == ([1, 1], "draw_vine/left")
    assert (space(state, "give_tour"), space(state, "draw_vine")) == ("0 - -", "0G - -")
    assert refusal(state, Place("draw_order", "plain", True)) == ("no-grande-left", "VI-WRK-08")
    put(state, "draw_order")
    assert turns(state) == [1, 1]
    assert (state.year, question(state)) == (2, "ChooseRow")


def test_a_worker_that_is_not_there_cannot_be_placed(game: ViticultureGame) -> None:
    """VI-WRK-08: neither a regular one nor the grande."""
    state = summer(game, Player(cart=2), Player())
    assert refusal(state, CART) == ("no-worker-left", "VI-WRK-08")
    assert refusal(state, Place("gain_1_lira", "plain", True)) is None
    state = summer(game, Player(grande="cart"), Player())
    assert refusal(state, Place("gain_1_lira", "plain", True)) == ("no-grande-left", "VI-WRK-08")


def test_only_actions_of_the_season_are_open(game: ViticultureGame) -> None:
    """VI-WRK-09, VI-WIN-10: cart and yoke in both."""
    rich = Player(
        lira=9, hand="sangiovese, sponsor, judge, order_01", field_5="pinot", pad="R1", cellar="R5", built="yoke",
    )  # fmt: skip
    for build, own, other in ((summer, SUMMER_ACTIONS, WINTER_ACTIONS), (winter, WINTER_ACTIONS, SUMMER_ACTIONS)):
        state = build(game, rich, Player())
        names = [move.action for move in moves(state, Place) if not move.grande]
        assert names == [*(ACTIONS[action] for action in own), "gain_1_lira", "yoke"]
        for action in other:
            assert refusal(state, plain(ACTIONS[action])) == ("other-season-action", "VI-WRK-09")


def test_there_are_no_other_places(game: ViticultureGame) -> None:
    """VI-WRK-09: an action or a place that does not exist is refused."""
    state = summer(game, Player(built="yoke", field_5="pinot"), Player())
    assert refusal(state, plain("sleep")) == ("no-such-place", "VI-WRK-09")
    assert refusal(state, Place("give_tour", "roof", False)) == ("no-such-place", "VI-WRK-09")
    for action in ("gain_1_lira", "yoke"):
        for place in ("bonus", "overflow"):
            assert refusal(state, Place(action, place, True)) == ("no-such-place", "VI-GRD-03")


# ---------------------------------------------------------------------- spaces


def test_each_space_holds_one_worker(game: ViticultureGame) -> None:
    """VI-WRK-10: with two players an action is taken by one worker."""
    state = put(summer(game, Player(), Player()), "give_tour")
    assert space(state, "give_tour") == "0 - -"
    assert refusal(state, plain("give_tour")) == ("no-space", "VI-WRK-10")


def test_spaces_of_an_action_may_be_taken_in_any_order(game: ViticultureGame) -> None:
    """VI-WRK-10, VI-BON-01: the bonus space first, or last."""
    state = summer(game, *[Player()] * 5)
    put(state, "give_tour", TakeBonus(), at="bonus")
    assert space(state, "give_tour") == "- 0 -"
    put(state, "give_tour")
    put(state, "give_tour")
    assert space(state, "give_tour") == "1 0 2"
    assert refusal(state, plain("give_tour")) == ("no-space", "VI-WRK-10")
    assert refusal(state, Place("give_tour", "bonus", False)) == ("no-space", "VI-WRK-10")


@pytest.mark.parametrize(("players", "open_spaces"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_open_spaces_by_the_number_of_players(game: ViticultureGame, players: int, open_spaces: int) -> None:
    """VI-WRK-12, VI-BON-01: left; left and middle; all three."""
    for taken in range(1, open_spaces + 1):
        board = {"give_tour": " ".join(["1"] * taken)}
        state = summer(game, Player(), Player(regular=5), *[Player()] * (players - 2), board=board)
        legal = [place for place in ("plain", "bonus") if refusal(state, Place("give_tour", place, False)) is None]
        assert bool(legal) == (taken < open_spaces)
    state = summer(game, *[Player()] * players)
    bonus = refusal(state, Place("give_tour", "bonus", False))
    assert bonus == (("space-closed", "VI-BON-01") if players == 2 else None)
    assert game.box.open_spaces[players] == open_spaces


def test_one_player_may_have_several_workers_on_an_action(game: ViticultureGame) -> None:
    """VI-WRK-11: as long as spaces are free."""
    state = summer(game, *[Player(regular=3)] * 5, passed=[1, 2, 3, 4])
    put(state, "give_tour")
    put(state, "give_tour", TakeBonus(), at="bonus")
    put(state, "give_tour")
    assert (space(state, "give_tour"), lira(state)[0]) == ("0 0 0", 7)


def test_the_cart_takes_any_number_of_workers_in_both_seasons(game: ViticultureGame) -> None:
    """VI-WRK-13, VI-SUM-10, VI-WIN-10: 1 lira and a turn each."""
    for build in (summer, winter):
        state = build(game, *[Player(lira=1, regular=3)] * 3)
        assert len(turns(state)) == 12
        assert lira(state) == [5, 5, 5]
        assert [vineyard.cart for vineyard in state.vineyards] == ([3, 3, 3] if build is summer else [0, 0, 0])
        assert set(rules_told(state, "gained-lira")) == {"VI-WRK-13"}


def test_taking_a_worker_back_empties_its_space_for_everybody(game: ViticultureGame) -> None:
    """VI-WRK-14: the other player may use it at once."""
    state = summer(game, Player(lira=2, hand="producer"), Player(), board={"give_tour": "0"})
    assert refusal(state, plain("give_tour")) == ("no-space", "VI-WRK-10")
    visit(state, "producer", "a", TakeBack("give_tour", "left", False))
    assert (asked(state), refusal(state, plain("give_tour"))) == (("TakeTurn", 1), None)


@pytest.mark.parametrize(
    ("owner", "back", "left"),
    [
        (Player(grande="draw_vine/overflow"), TakeBack("draw_vine", "overflow", True), {"grande": "home"}),
        (Player(grande="cart", cart=1), TakeBack("gain_1_lira", "plain", True), {"grande": "home"}),
        (Player(grande="cart", cart=1), TakeBack("gain_1_lira", "plain", False), {"cart": 0, "free": 1}),
        (Player(yoke=True, grande="cart"), TakeBack("gain_1_lira", "plain", True), {"grande": "home"}),
        (Player(yoke=True, grande="cart"), TakeBack("yoke", "plain", False), {"yoke": False, "free": 1}),
        (Player(grande="yoke", cart=1), TakeBack("yoke", "plain", True), {"grande": "home"}),
    ],
)
def test_a_worker_is_taken_back_from_wherever_it_stands(
    game: ViticultureGame, owner: Player, back: TakeBack, left: dict[str, object]
) -> None:
    """VI-WRK-14: drawing, cart and yoke; all other workers stay where they are."""
    player = owner._replace(lira=2, hand="producer", built="yoke", field_5="malvasia")
    state = visit(summer(game, player, Player(), board={"draw_vine": "1"}), "producer", "a")
    before = state.to_dict()["vineyards"][0]["workers"]
    play(state, back)
    if question(state) == "ChooseWorker":
        play(state, Stop())
    assert state.to_dict()["vineyards"][0]["workers"] == {**before, **left}
    state.check()


def test_an_action_offers_three_places_at_most(game: ViticultureGame) -> None:
    """VI-WRK-16: plain, bonus and, for the grande, the drawing; left and right are one, grey and regular are one."""
    state = summer(game, *[Player()] * 5, board={"give_tour": "1"}, temporary=0)
    tour = [(move.place, move.grande) for move in moves(state, Place) if move.action == "give_tour"]
    assert tour == [("plain", False), ("plain", True), ("bonus", False), ("bonus", True), ("overflow", True)]
    put(state, "give_tour")
    assert space(state, "give_tour") == "1 - 0"


# ---------------------------------------------------------------------- nothing else


def test_a_turn_is_a_placement_or_a_pass_and_nothing_else(game: ViticultureGame) -> None:
    """VI-LIM-01: no draw, discard, trade or gift of one's own accord."""
    rich = Player(lira=9, hand="pinot, order_01, judge, sponsor", pad="R1", cellar="R5", field_5="pinot", built="yoke")
    others = (
        Build("trellis"), Plant("pinot", "field_6"), SellGrape("red", 1), SellField("field_6"), BuyField("field_6"),
        HarvestField("field_5"), Uproot("pinot", "field_5"), MakeWine("red", 1, 0, 0), FillOrder("order_01"),
        DiscardCard("pinot"), PlayVisitor("sponsor", "b"), TakeBack("give_tour", "left", False), Stop(), TakeBonus(),
        Plan("draw_order", "plain", False),
    )  # fmt: skip
    for build in (summer, winter):
        state = build(game, rich, Player())
        assert {type(move) for move in state.candidates()} == {Place, Pass}
        for move in others:
            assert refusal(state, move) == ("not-asked", "VI-WRK-01")


def test_lira_change_hands_only_by_cards(game: ViticultureGame) -> None:
    """VI-LIM-01: tours, carts and sales pay from the bank and leave the others' purses alone."""
    state = summer(game, Player(lira=3, pad="R4"), Player(lira=4), Player(lira=5))
    put(state, "give_tour", TakeBonus(), at="bonus")
    put(state, "sell_grapes_or_field", SellField("field_5"))
    cart(state)
    assert lira(state) == [6, 9, 6]


def test_harvest_and_wine_in_summer_through_cards(game: ViticultureGame) -> None:
    """VI-LIM-06: allowed, and the marks of the year apply all the same."""
    state = summer(game, Player(hand="tour_guide, novice_guide", field_5="merlot", regular=3), Player())
    visit(state, "tour_guide", "b", HarvestField("field_5"))
    assert pad(state) == "R3"
    cart(state)
    visit(state, "novice_guide", "b", MakeWine("red", 3, 0, 0), at="overflow", grande=True)
    assert pad(state) == ""
    to_winter(state)
    assert refusal(state, plain("harvest_field")) == ("nothing-to-harvest", "VI-HARV-02")


# ---------------------------------------------------------------------- terms


def test_training_is_the_same_by_worker_and_by_card(game: ViticultureGame) -> None:
    """VI-TERM-04: only the price differs."""
    results = []
    for way in ("worker", "card"):
        state = winter(game, Player(lira=4, hand="teacher"), Player())
        put(state, "train_worker") if way == "worker" else visit(state, "teacher", "b")
        vineyard = state.vineyards[0]
        results.append((vineyard.regular, vineyard.training, vineyard.free, lira(state)[0]))
    assert results == [(3, 1, 1, 0), (3, 1, 1, 2)]


def test_a_worker_on_a_card_is_any_worker(game: ViticultureGame) -> None:
    """VI-TERM-05: the Producer takes the grande and the grey worker back, the Planner sends the grande."""
    state = summer(game, Player(lira=2, hand="producer, planner", grande="cart", cart=1), Player(), temporary=0)
    visit(state, "producer", "a", TakeBack("gain_1_lira", "plain", True), TakeBack("gain_1_lira", "plain", False))
    assert (free(state)[0], grande(state)) == (2, "home")
    put(cart(state), "play_summer_visitor", PlayVisitor("planner", "a"), at="overflow", grande=True)
    assert refusal(state, Plan("draw_order", "plain", True)) == ("no-grande-left", "VI-WRK-08")
    assert refusal(state, Plan("draw_order", "plain", False)) is None


def test_after_the_last_season_everybody_is_home(game: ViticultureGame) -> None:
    """VI-WRK-08, VI-EOY-04: each worker is there again next year."""
    state = summer(game, Player(regular=3), Player())
    turns(state)
    draw_in_fall(state)
    assert question(state) == "ChooseRow"
    assert (free(state), [grande(state, seat) for seat in range(2)]) == ([3, 2], ["home", "home"])


def test_a_season_without_any_worker_is_skipped(game: ViticultureGame) -> None:
    """VI-WRK-04, VI-WRK-05: nobody has a worker left in winter."""
    state = summer(game, Player(), Player())
    turns(state)
    assert draw_in_fall(state) == [0, 1]
    assert (state.year, question(state)) == (2, "ChooseRow")
    assert len(rules_told(state, "season-over")) == 2
    assert seats_told(state, "passed-without-workers") == [0, 1, 0, 1]


def test_a_pass_in_summer_does_not_bind_in_winter(game: ViticultureGame) -> None:
    """VI-WRK-02, VI-WIN-01: all workers left may be placed then."""
    state = summer(game, Player(), Player())
    pass_season(state)
    draw_in_fall(state)
    assert turns(state) == [0, 1, 0, 1, 0, 1]
    assert end_year(state).year == 2
