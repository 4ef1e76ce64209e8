"""Decks, hands and discard piles: drawing, running out, reshuffling."""

from __future__ import annotations

import pytest

from tests.games.viticulture.looking import asked, refusal, rules_told
from tutor.core.decision import CHANCE
from tutor.games.viticulture.examples.positions import (
    PASS,
    Player,
    cart,
    deck,
    drawn,
    fall,
    hand,
    lira,
    moves,
    pass_season,
    pile,
    play,
    put,
    spring,
    summer,
    told,
    visit,
    vp,
    winter,
    year_end,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    DiscardCard,
    DrawCard,
    DrawVisitors,
    FillOrder,
    Place,
    TakeBonus,
    WakeUp,
)
from tutor.games.viticulture.names import DECKS, ORDER, SUMMER, VINE, WINTER
from tutor.games.viticulture.state import Viticulture

DRAW_ORDER = Place("draw_order", "plain", False)


def short_of_orders(game: ViticultureGame, left: int, discarded: int, timing: str = "on_draw") -> Viticulture:
    """Winter of three; so many orders in the deck and in the discard pile, the others in seat 2's hand."""
    ids = game.box.deck_cards[ORDER]
    held = ", ".join(ids[left + discarded :])
    orders = deck(game, "order", ids[:left], ids[left : left + discarded])
    options = {"reshuffle_timing": timing}
    return winter(game, Player(), Player(), Player(hand=held), decks=orders, options=options)


def sizes(state: Viticulture) -> tuple[int, int]:
    """Return how many orders lie in the deck and in the discard pile."""
    return state.decks[ORDER].size, len(state.decks[ORDER].discard)


def test_a_draw_takes_any_card_of_the_deck_with_the_same_chance(game: ViticultureGame) -> None:
    """VI-DECK-01, VI-FLD-08: with the copies that are left of each variety."""
    state = summer(game, Player(hand="4 malvasia, pinot"), Player(field_5="syrah"))
    state.explicit = True
    put(state, "draw_vine")
    chances = {move.card: weight * 36 for move, weight in zip(moves(state, DrawCard), state.weights(), strict=True)}
    assert chances == pytest.approx(
        {
            "sangiovese": 4, "pinot": 5, "syrah": 4, "trebbiano": 5, "merlot": 5, "sauvignon_blanc": 5,
            "cabernet_sauvignon": 4, "chardonnay": 4,
        }
    )  # fmt: skip
    assert refusal(state, DrawCard("malvasia")) == ("card-not-in-deck", "VI-DECK-01")
    assert refusal(state, DrawCard("order_01")) == ("card-not-in-deck", "VI-DECK-01")
    play(state, DrawCard("merlot"))
    assert hand(state)[-1] == "merlot"


def test_an_empty_deck_is_replaced_when_the_next_card_is_drawn(game: ViticultureGame) -> None:
    """VI-DECK-01: not before; what is discarded until then is mixed in."""
    state = short_of_orders(game, 1, 2)
    put(state, "draw_order")
    assert sizes(state) == (0, 2)
    assert told(state, "reshuffled") == []
    put(state, "draw_order", at="bonus")
    assert sizes(state) == (1, 0)
    assert told(state, "reshuffled") == [{"deck": "order", "cards": 2}]
    assert rules_told(state, "reshuffled") == ["VI-DECK-01"]


def test_with_the_other_ruling_an_empty_deck_is_replaced_at_once(game: ViticultureGame) -> None:
    """VI-DECK-01: reshuffle_timing = at_once; and a discard onto an empty deck's pile becomes the deck."""
    state = short_of_orders(game, 1, 2, "at_once")
    put(state, "draw_order")
    assert sizes(state) == (2, 0)
    empty = winter(
        game,
        Player(hand="order_01", cellar="R5", built="medium_cellar"),
        Player(hand=", ".join(game.box.deck_cards[ORDER][1:])),
        options={"reshuffle_timing": "at_once"},
    )
    assert sizes(empty) == (0, 0)
    put(empty, "fill_order", FillOrder("order_01"))
    assert sizes(empty) == (1, 0)


@pytest.mark.parametrize("timing", ["on_draw", "at_once"])
def test_a_draw_of_several_cards_takes_what_is_left_and_goes_on(game: ViticultureGame, timing: str) -> None:
    """VI-DECK-01: two winter visitors with one left in the deck."""
    ids = game.box.deck_cards[WINTER]
    cards = deck(game, "winter", ids[:1], ids[1:3])
    options = {"reshuffle_timing": timing}
    rest = Player(hand=", ".join(ids[3:]))
    state = fall(game, Player(built="cottage"), rest, decks=cards, options=options)
    state.explicit = True
    play(state, DrawVisitors("winter", "winter"))
    assert moves(state, DrawCard) == [DrawCard(ids[0])]
    play(state, DrawCard(ids[0]))
    assert moves(state, DrawCard) == [DrawCard(ids[1]), DrawCard(ids[2])]
    play(state, DrawCard(ids[2]))
    assert (hand(state), state.decks[WINTER].size) == ([ids[0], ids[2]], 1)


def test_a_draw_that_finds_too_few_cards_takes_what_there_is(game: ViticultureGame) -> None:
    """VI-DECK-02: the second card of a cottage draw is not there."""
    ids = game.box.deck_cards[SUMMER]
    state = fall(game, Player(built="cottage"), Player(hand=", ".join(ids[1:])), decks=deck(game, "summer", ids[:1]))
    play(state, DrawVisitors("summer", "summer"))
    assert hand(state) == [ids[0]]
    assert rules_told(state, "nothing-to-draw") == ["VI-DECK-02"]
    assert asked(state) == ("FallDraw", 1)


def test_an_action_that_would_only_draw_needs_a_deck(game: ViticultureGame) -> None:
    """VI-DECK-02, VI-WRK-07: with deck and pile empty it may not be chosen, until an order is discarded."""
    everything = ", ".join(game.box.deck_cards[ORDER])
    rich = Player(hand=everything, cellar="R5", built="medium_cellar")
    state = winter(game, Player(), rich)
    assert refusal(state, DRAW_ORDER) == ("deck-empty", "VI-DECK-02")
    assert DRAW_ORDER not in state.moves()
    put(cart(state), "fill_order", FillOrder("order_01"))
    assert refusal(state, DRAW_ORDER) is None
    put(state, "draw_order")
    assert hand(state) == ["order_01"]


def test_the_bonus_of_a_draw_needs_a_card_too(game: ViticultureGame) -> None:
    """VI-DECK-02, VI-BON-05: the second card is not offered when there is none."""
    state = short_of_orders(game, 1, 0)
    put(state, "draw_order", at="bonus")
    assert (asked(state), drawn(state, "order")) == (("TakeTurn", 1), 1)
    state = short_of_orders(game, 2, 0)
    put(state, "draw_order", TakeBonus(), at="bonus")
    assert drawn(state, "order") == 2


def test_a_row_of_the_chart_may_be_chosen_although_its_deck_is_unavailable(game: ViticultureGame) -> None:
    """VI-DECK-02, VI-SPR-07: nothing is drawn then."""
    vines = [
        card
        for card, copies in zip(game.box.deck_cards[VINE], game.box.copies[VINE], strict=True)
        for _ in range(copies)
    ]
    state = spring(game, Player(), Player(hand=", ".join(vines)), year=1)
    play(state, WakeUp(2, ""))
    assert hand(state) == []
    assert rules_told(state, "nothing-to-draw") == ["VI-DECK-02"]


def all_but(game: ViticultureGame, number: int, *left: str) -> str:
    """Return the cards of a deck without some of them, as a hand."""
    return ", ".join(card for card in game.box.deck_cards[number] if card not in left)


def test_an_unavailable_deck_cannot_be_chosen_while_another_is_open(game: ViticultureGame) -> None:
    """VI-DECK-06: on row 5 of the chart and in fall."""
    for build in (spring, fall):
        state = build(game, Player(built="cottage"), Player(hand=all_but(game, SUMMER)))
        summer_card, winter_card = (
            (WakeUp(5, "summer"), WakeUp(5, "winter"))
            if build is spring
            else (DrawVisitors("summer", ""), DrawVisitors("winter", ""))
        )
        assert refusal(state, summer_card) == ("deck-unavailable", "VI-DECK-06")
        assert refusal(state, winter_card) is None
    assert refusal(state, DrawVisitors("summer", "winter")) == ("deck-unavailable", "VI-DECK-06")
    assert refusal(state, DrawVisitors("summer", "summer")) == ("deck-unavailable", "VI-DECK-06")
    assert refusal(state, DrawVisitors("winter", "winter")) is None


def test_with_every_deck_unavailable_any_may_be_chosen_and_nothing_is_drawn(game: ViticultureGame) -> None:
    """VI-DECK-06, VI-FALL-05: the choice is empty, the turn goes on."""
    both = f"{all_but(game, SUMMER)}, {all_but(game, WINTER)}"
    state = spring(game, Player(), Player(hand=both))
    assert {move.deck for move in moves(state, WakeUp) if move.row == 5} == {"summer", "winter"}
    play(state, WakeUp(5, "winter"))
    assert (hand(state), asked(state)) == ([], ("ChooseRow", 1))
    state = fall(game, Player(), Player(hand=both))
    play(state, DrawVisitors("summer", ""))
    assert (hand(state), asked(state)) == ([], ("FallDraw", 1))


def test_discard_piles_lie_face_up(game: ViticultureGame) -> None:
    """VI-DECK-03: everybody sees the cards, the last one on top."""
    piled = ["queen", "judge"]
    state = summer(game, Player(), Player(), decks={"winter": {"discard": piled}})
    for seat in (-1, 0, 1):
        assert state.view(seat)["decks"]["winter"]["discard"] == piled
    assert state.decks[WINTER].size == 36


def test_there_is_no_hand_limit_during_the_year(game: ViticultureGame) -> None:
    """VI-DECK-04: only its end cuts hands to seven."""
    state = summer(game, Player(hand="4 malvasia, 4 sangiovese, 3 pinot"), Player())
    put(state, "draw_vine")
    assert len(hand(state)) == 12
    play(state, PASS)
    pass_season(state)
    play(state, DrawVisitors("summer", ""))
    assert len(hand(state)) == 13
    over = year_end(game, Player(hand="4 malvasia, 4 sangiovese"), Player())
    assert asked(over) == ("DiscardDown", 0)


def test_a_visitor_that_is_being_played_is_in_no_hand_and_in_no_pile(game: ViticultureGame) -> None:
    """VI-DECK-05: it cannot pay for itself, and is not counted."""
    two = Player(hand="auctioneer, malvasia, sangiovese")
    state = visit(summer(game, two, Player()), "auctioneer", "a")
    assert (hand(state), pile(state, "summer")) == (["malvasia", "sangiovese"], [])
    assert state.to_dict()["limbo"] == ["auctioneer"]
    state.check()
    assert refusal(state, DiscardCard("auctioneer")) == ("not-in-hand", "VI-VIS-18")
    play(state, DiscardCard("malvasia"), DiscardCard("sangiovese"))
    assert (pile(state, "summer"), lira(state)[0], state.limbo) == (["auctioneer"], 4, [])
    counted = visit(winter(game, Player(hand="assessor, malvasia"), Player()), "assessor", "a")
    assert lira(counted)[0] == 1


def test_discarded_cards_lie_in_the_order_in_which_they_were_named(game: ViticultureGame) -> None:
    """VI-DECK-07: the last one on top; a whole hand goes oldest first."""
    state = visit(summer(game, Player(hand="auctioneer, judge, queen, malvasia, merlot"), Player()), "auctioneer", "b")
    for card in ("queen", "merlot", "judge", "malvasia"):
        play(state, DiscardCard(card))
    assert (pile(state, "winter"), pile(state, "vine")) == (["queen", "judge"], ["merlot", "malvasia"])
    assert vp(state)[0] == 3
    state = visit(winter(game, Player(hand="merlot, judge, assessor, pinot, queen"), Player()), "assessor", "b")
    assert (pile(state, "vine"), pile(state, "winter")) == (["merlot", "pinot"], ["judge", "queen", "assessor"])
    assert (hand(state), vp(state)[0]) == ([], 2)


def test_running_out_of_every_card_does_not_end_the_game(game: ViticultureGame) -> None:
    """VI-LIM-04: all decks in one hand, and the year goes on."""
    vines = [
        card
        for card, copies in zip(game.box.deck_cards[VINE], game.box.copies[VINE], strict=True)
        for _ in range(copies)
    ]
    everything = ", ".join([*vines, *(card for ids in game.box.deck_cards[1:] for card in ids)])
    state = summer(game, Player(), Player(hand=everything))
    assert [pile_.size for pile_ in state.decks] == [0] * len(DECKS)
    assert refusal(state, Place("draw_vine", "plain", False)) == ("deck-empty", "VI-DECK-02")
    pass_season(state)
    assert asked(state) == ("FallDraw", 0)


def test_a_card_discarded_this_year_can_come_back_this_year(game: ViticultureGame) -> None:
    """VI-LIM-05: a filled order is drawn again by a reshuffle, and by the Innkeeper."""
    rich = Player(hand=all_but(game, ORDER, "order_02"), cellar="R5", built="medium_cellar")
    state = winter(game, Player(), rich, decks=deck(game, "order", ["order_02"]))
    put(state, "draw_order")
    put(state, "fill_order", FillOrder("order_01"))
    put(state, "draw_order", at="overflow", grande=True)
    assert hand(state) == ["order_02", "order_01"]


def test_drawn_cards_are_the_drawers_secret(game: ViticultureGame) -> None:
    """VI-COMP-08: the event names the card for its seat alone."""
    state = put(summer(game, Player(), Player()), "draw_vine")
    event = next(event for event in state.journal or () if event.name == "drew")
    assert (event.seat, event.secret, event.details["deck"]) == (0, True, "vine")


def test_chance_is_asked_for_each_card(game: ViticultureGame) -> None:
    """VI-DECK-01: two cards are two draws."""
    state = summer(game, *[Player()] * 3)
    state.explicit = True
    put(state, "draw_vine", at="bonus")
    assert state.actor == CHANCE
    play(state, DrawCard("pinot"), TakeBonus())
    assert state.actor == CHANCE
    play(state, DrawCard("pinot"))
    assert hand(state) == ["pinot", "pinot"]
