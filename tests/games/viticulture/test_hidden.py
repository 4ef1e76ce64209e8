"""What a player cannot know: worlds that look the same to a seat, views and redeals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.games.viticulture.looking import asked
from tutor.games.viticulture.examples.positions import (
    ONE_VISITOR,
    Player,
    cart,
    deck,
    fall,
    hand,
    pile,
    play,
    put,
    question,
    spring,
    summer,
    visit,
    winter,
    year_end,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    Decline,
    GiveCard,
    GiveCards,
    Name,
    OfferCard,
    Plant,
    RevealAutoma,
    Stop,
    TakeBonus,
    WakeUp,
)
from tutor.games.viticulture.names import DECKS, IN_SETUP, ORDER, SUMMER, WINTER
from tutor.games.viticulture.state import Viticulture

#: Two hands with the same backs.
ONE, OTHER = "merlot, order_08, planner, judge", "syrah, order_09, sponsor, noble"
#: Two hands of visitors and orders that can be played, planted, filled and given in either world.
ABLE = ("malvasia, sponsor, patron", "sangiovese, tour_guide, novice_guide")

World = Callable[[ViticultureGame, str], Viticulture]


def redealt(state: Viticulture, seat: int, rng: random.Random) -> Viticulture:
    """Return a world that looks the same to a seat."""
    world = state.redeal(seat, rng)
    assert isinstance(world, Viticulture)
    return world


def own_turn(game: ViticultureGame, held: str) -> Viticulture:
    """Seat 0 places a worker."""
    return summer(game, Player(lira=5, hand="pinot, broker, order_01"), Player(hand=held), Player(hand="assessor"))


def own_winter(game: ViticultureGame, held: str) -> Viticulture:
    """Seat 0 places a worker in winter; cards have been discarded."""
    piles = {"winter": {"discard": ["mentor", "caravan"]}, "vine": {"discard": ["pinot"]}}
    return winter(game, Player(hand="innkeeper, order_01", cellar="R5"), Player(hand=held), Player(), decks=piles)


def turn_of_the_other(game: ViticultureGame, held: str) -> Viticulture:
    """Seat 1 places a worker."""
    return cart(own_turn(game, held))


def own_spring(game: ViticultureGame, held: str) -> Viticulture:
    """Seat 0 chooses a row."""
    return spring(game, Player(), Player(hand=held), Player())


def own_fall(game: ViticultureGame, held: str) -> Viticulture:
    """Seat 0 draws a visitor."""
    return fall(game, Player(built="cottage"), Player(hand=held), Player())


def discarding(game: ViticultureGame, held: str) -> Viticulture:
    """Seat 1 cuts its hand to seven."""
    return year_end(game, Player(), Player(hand=f"{held}, 4 pinot"), Player())


def levied(game: ViticultureGame, held: str) -> Viticulture:
    """The Queen's right neighbour gives cards."""
    return visit(winter(game, Player(hand="queen"), Player(hand=held)), "queen", "a", GiveCards())


def governed(game: ViticultureGame, held: str) -> Viticulture:
    """The Governor asks seat 1 for a summer visitor."""
    return visit(winter(game, Player(hand="governor"), Player(hand=held)), "governor", "a", Name(1))


def importing(protocol: str, own: bool) -> World:
    """Return the Importer's round: seat 2 (or seat 0 itself) plays it, seat 1 has put a visitor aside."""

    def world(game: ViticultureGame, held: str) -> Viticulture:
        first = held.split(", ")[2]
        mine = "importer" if own else "broker, architect"
        others = "broker, architect" if own else "importer"
        players = Player(hand=mine), Player(hand=held), Player(hand=others)
        state = summer(game, *players, seat=0 if own else 2, options={"importer_protocol": protocol})
        visit(state, "importer", "a")
        if own:
            return play(state, OfferCard(first), Stop())
        return play(state, OfferCard("broker"), Stop(), OfferCard(first))

    return world


def bonus_of_the_other(game: ViticultureGame, held: str) -> Viticulture:
    """Seat 1 may plant a second vine, or not."""
    state = cart(summer(game, Player(), Player(hand=f"malvasia, {held}"), Player()))
    return put(state, "plant_vine", Plant("malvasia", "field_5"), at="bonus")


def visitor_of_the_other(game: ViticultureGame, held: str) -> Viticulture:
    """Seat 1 chooses a visitor to play."""
    state = cart(summer(game, Player(), Player(hand=held, lira=3), Player()))
    return put(state, "play_summer_visitor")


def answering(game: ViticultureGame, held: str) -> Viticulture:
    """Seat 1 is asked whether it plants with the Volunteer Crew."""
    return visit(summer(game, Player(hand="volunteer_crew"), Player(hand=held)), "volunteer_crew", "a", Decline())


WORLDS: list[tuple[str, World, tuple[str, str]]] = [
    ("own turn", own_turn, (ONE, OTHER)),
    ("own winter", own_winter, (ONE, OTHER)),
    ("turn of another", turn_of_the_other, (ONE, OTHER)),
    ("spring", own_spring, (ONE, OTHER)),
    ("fall", own_fall, (ONE, OTHER)),
    ("discarding", discarding, (ONE, OTHER)),
    ("the Queen's levy", levied, (ONE, OTHER)),
    ("the Governor's claim", governed, (ONE, OTHER)),
    ("open offers to the own Importer", importing("sequential", True), (ONE, OTHER)),
    ("open offers to another's Importer", importing("sequential", False), (ONE, OTHER)),
    ("secret offers to the own Importer", importing("simultaneous", True), (ONE, OTHER)),
    ("secret offers to another's Importer", importing("simultaneous", False), (ONE, OTHER)),
    ("a bonus of another", bonus_of_the_other, (ONE, OTHER)),
    ("a visitor of another", visitor_of_the_other, ABLE),
    ("an answer of another", answering, ABLE),
]
in_every_world = pytest.mark.parametrize(
    ("world", "hands"), [row[1:] for row in WORLDS], ids=[row[0] for row in WORLDS]
)


@in_every_world
def test_two_worlds_that_differ_in_a_hidden_hand_look_the_same(
    game: ViticultureGame, world: World, hands: tuple[str, str]
) -> None:
    """VI-COMP-08: view, moves and refusals of seat 0 are the same; everything else would betray the hand."""
    one, other = (world(game, held) for held in hands)
    assert one.key() != other.key()
    assert one.view(0) == other.view(0)
    assert one.view(-1) == other.view(-1)
    assert asked(one) == asked(other)
    if one.actor == 0:
        assert one.moves() == other.moves()
        assert [one.why_not(move) for move in one.candidates()] == [other.why_not(move) for move in other.candidates()]


@in_every_world
def test_redeals_of_two_such_worlds_are_the_same(game: ViticultureGame, world: World, hands: tuple[str, str]) -> None:
    """VI-COMP-08: a redeal depends on what the seat sees and on the luck, on nothing else."""
    one, other = (world(game, held) for held in hands)
    for seed in range(25):
        mine, yours = redealt(one, 0, random.Random(seed)), redealt(other, 0, random.Random(seed))
        mine.check()
        assert mine.key() == yours.key()
        assert mine.view(0) == one.view(0)
        assert mine.moves()


def test_everybody_sees_numbers_of_cards_by_their_backs(game: ViticultureGame) -> None:
    """VI-COMP-08: hands of others by deck, decks by their size; the own hand by its faces."""
    state = own_turn(game, ONE)
    seen = state.view(0)
    assert seen["vineyards"][0]["hand"] == ["pinot", "broker", "order_01"]
    assert seen["vineyards"][1]["hand"] == {"vine": 1, "summer": 1, "order": 1, "winter": 1}
    assert seen["vineyards"][2]["hand"] == {"vine": 0, "summer": 0, "order": 0, "winter": 1}
    sizes = {name: seen["decks"][name]["draw"] for name in DECKS}
    assert sizes == {"vine": 40, "summer": 36, "order": 34, "winter": 36}
    assert "luck" not in seen
    public = state.view(-1)["vineyards"]
    assert [row["hand"] for row in public] == [
        {"vine": 1, "summer": 1, "order": 1, "winter": 0},
        {"vine": 1, "summer": 1, "order": 1, "winter": 1},
        {"vine": 0, "summer": 0, "order": 0, "winter": 1},
    ]
    assert state.view(None)["vineyards"][1]["hand"] == ONE.split(", ")


def test_everything_else_is_public(game: ViticultureGame) -> None:
    """VI-COMP-08: all but hands, decks and put-aside cards is the same in every view."""
    players = Player(lira=3, pad="R2", cellar="W4", field_5="pinot", built="yoke", residual=2), Player(vp=4, hand=ONE)
    state = winter(game, *players, board={"give_tour": "1"})
    whole, seen = state.view(None), state.view(0)
    for key in whole:
        if key not in ("decks", "vineyards", "automa"):
            assert seen[key] == whole[key], key
    for mine, full in zip(seen["vineyards"], whole["vineyards"], strict=True):
        assert {key: value for key, value in mine.items() if key != "hand"} == {
            key: value for key, value in full.items() if key != "hand"
        }
    assert {name: seen["decks"][name]["discard"] for name in DECKS} == {
        name: whole["decks"][name]["discard"] for name in DECKS
    }


def test_a_redeal_keeps_what_is_seen_and_deals_the_rest(game: ViticultureGame) -> None:
    """VI-COMP-08: own hand, fields and piles stay; no card that lies open comes into a hand."""
    players = (
        Player(hand="order_01, broker, 3 merlot", field_5="pinot"),
        Player(hand=ONE, field_6="chardonnay"),
        Player(hand="order_02, order_03"),
    )
    piles = {"order": {"discard": ["order_04", "order_05"]}}
    state = summer(game, *players, decks=piles)
    for seed in range(60):
        dealt = redealt(state, 0, random.Random(seed))
        dealt.check()
        assert (hand(dealt), pile(dealt, "order")) == (hand(state), ["order_04", "order_05"])
        for seat in (1, 2):
            assert not set(hand(dealt, seat)) & {"order_01", "order_04", "order_05", "broker"}
            backs = Counter(game.box.card_place[card][0] for card in dealt.vineyards[seat].hand)
            assert backs == Counter(game.box.card_place[card][0] for card in state.vineyards[seat].hand)
    worlds = {tuple(hand(redealt(state, 0, random.Random(seed)), 1)) for seed in range(60)}
    assert len(worlds) > 50


def test_a_redeal_gives_every_unseen_card_the_same_chance(game: ViticultureGame) -> None:
    """VI-COMP-08: three orders are unseen, one of them in seat 1's hand."""
    ids = game.box.deck_cards[ORDER]
    players = Player(hand=", ".join(ids[3:])), Player(hand=ids[0])
    state = summer(game, *players, decks=deck(game, "order", ids[1:3]))
    rng = random.Random(7)
    found = Counter(hand(redealt(state, 0, rng), 1)[0] for _ in range(3000))
    assert set(found) == set(ids[:3])
    assert all(900 < count < 1100 for count in found.values())


def test_who_is_asked_has_an_answer_in_every_redeal(game: ViticultureGame) -> None:
    """VI-COMP-08, VI-WRK-07: seat 1 has put a worker there, so one of its visitors can be played."""
    poor = cart(summer(game, Player(), Player(hand="sponsor"), Player()))
    put(poor, "play_summer_visitor")
    cards = set()
    for seed in range(80):
        dealt = redealt(poor, 0, random.Random(seed))
        dealt.check()
        assert dealt.moves()
        cards.add(hand(dealt, 1)[0])
    assert len(cards) > 5
    # without lira, wine, vines and other cards these cannot be played
    assert not cards & {"entertainer", "wedding_party", "producer", "auctioneer", "peddler", "negotiator", "stonemason"}


def test_one_card_is_found_where_few_can_answer(game: ViticultureGame) -> None:
    """VI-COMP-08: seat 1 fills an order with a red 5 alone; only order 1 can be it."""
    state = cart(winter(game, Player(), Player(hand="order_01", cellar="R5", built="medium_cellar"), Player()))
    put(state, "fill_order")
    for seed in range(12):
        assert hand(redealt(state, 0, random.Random(seed)), 1) == ["order_01"]


def test_secret_offers_are_seen_by_nobody_else(game: ViticultureGame) -> None:
    """VI-CARD-S23: importer_protocol = simultaneous: who has put something aside, and how much, is hidden."""
    players = Player(hand="importer"), Player(hand="sponsor, judge"), Player(hand="broker, queen")
    start = visit(summer(game, *players, options={"importer_protocol": "simultaneous"}), "importer", "a")
    nothing, something = play(start.copy(), Stop()), play(start.copy(), OfferCard("judge"), Stop())
    for seat in (-1, 0, 2):
        assert nothing.view(seat) == something.view(seat)
    assert nothing.view(1) != something.view(1)
    for seed in range(20):
        worlds = [redealt(state, 2, random.Random(seed)) for state in (nothing, something)]
        assert worlds[0].key() == worlds[1].key()
        assert worlds[0].to_dict()["escrow"] == []


def test_open_offers_show_their_backs(game: ViticultureGame) -> None:
    """VI-CARD-S23: importer_protocol = sequential: number and deck are public, the face is its owner's."""
    players = Player(hand="importer"), Player(hand="sponsor, judge"), Player(hand="broker, noble")
    state = visit(summer(game, *players), "importer", "a", OfferCard("judge"), Stop())
    assert state.view(1)["escrow"] == [{"seat": 1, "card": "judge"}]
    for seat in (-1, 0, 2):
        assert state.view(seat)["escrow"] == [{"seat": 1, "card": "winter"}]
    faces = {game.box.cards[redealt(state, 0, random.Random(seed)).escrow[0][1]] for seed in range(40)}
    assert faces <= set(game.box.deck_cards[WINTER]) and len(faces) > 10


def test_cards_turned_up_are_seen_by_everybody(game: ViticultureGame) -> None:
    """VI-CARD-W37: and stay where they are in a redeal."""
    state = visit(winter(game, Player(hand="caravan"), Player(hand=ONE)), "caravan", "a")
    assert (question(state), len(state.view(1)["revealed"])) == ("ChooseRevealed", 4)
    dealt = redealt(state, 1, random.Random(1))
    assert dealt.revealed == state.revealed


def test_the_automa_deck_hides_its_order(game: ViticultureGame) -> None:
    """VI-SOLO-03, VI-COMP-08: only its size is seen."""
    state = spring(game, Player())
    state.explicit = True
    play(state, WakeUp(1, ""), RevealAutoma(9))
    seen = state.view(0)["automa"]
    assert seen == {"draw": 23, "discard": [9]}
    assert redealt(state, 0, random.Random(3)).key() == state.key()


def test_events_about_hidden_cards_are_for_their_seats(game: ViticultureGame) -> None:
    """VI-COMP-08, VI-VIS-18: draws, gifts and offers; discards and plays are public."""
    state = put(summer(game, Player(hand="sponsor"), Player(), Player()), "draw_vine", TakeBonus(), at="bonus")
    cart(cart(state))
    visit(state, "sponsor", "b")
    secret = {event.name: event.secret for event in state.journal or ()}
    assert secret["drew"] is True
    assert (secret["visitor-played"], secret["placed"]) == (False, False)
    given = play(levied(game, ONE), GiveCard("merlot"))
    events = {event.name: (event.seat, event.secret) for event in given.journal or ()}
    assert (events["gave-card"], events["got-card"]) == ((1, True), (0, True))


def test_lists_of_moves_are_private_once_hands_are_held(game: ViticultureGame) -> None:
    """VI-COMP-08: what somebody may do tells what is in the hand."""
    assert own_turn(game, ONE).private_moves()
    assert not game.new(3, 1).private_moves()
    assert not own_fall(game, ONE).private_moves()


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_private_can_be_worked_out_by_everybody(game: ViticultureGame, seed: int) -> None:
    """VI-COMP-08: moves that a hot seat need not veil are the same in every world that an opponent may imagine."""
    rng = random.Random(seed)
    state = game.new(2 + seed % 4, seed, up_to_needs_one=bool(seed % 2), voluntary_devalue=bool(seed % 3))
    kinds = set()
    while not state.over and len(state.history) < 1500:
        if not state.private_moves() and state.season != IN_SETUP:
            other = (state.decision.actor + 1) % state.players
            if rng.random() < 0.3:
                kinds.add(type(state.decision).__name__)
                assert state.redeal(other, rng).moves() == state.moves(), state.decision
        state.play(rng.choice(state.moves()))
    assert {"ChooseRow", "FallDraw"} < kinds


def test_drawing_in_fall_keeps_the_face_hidden(game: ViticultureGame) -> None:
    """VI-FALL-01, VI-COMP-08: the others see the back."""
    state = play(own_fall(game, ONE), ONE_VISITOR)
    assert state.view(1)["vineyards"][0]["hand"] == {"vine": 0, "summer": 1, "order": 0, "winter": 0}
    assert state.view(0)["vineyards"][0]["hand"] == hand(state)
    assert game.box.card_place[state.vineyards[0].hand[0]][0] == SUMMER
