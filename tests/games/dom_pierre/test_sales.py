"""SALES: markets, value, points, workers and coins (DP-SALE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.examples.positions import (
    Player,
    act,
    asked,
    blue,
    coins,
    details,
    flute,
    grey,
    let,
    market_cards,
    moves,
    play,
    points,
    points_from,
    presses,
    question,
    road_of,
    tokens,
    told,
    turn,
    workers,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    AddAccessory,
    AddToken,
    CloseSale,
    CycleCard,
    Done,
    PutModifier,
    Sell,
    SendToRoad,
    ShowCard,
    Store,
    TakeFromRoad,
    TakeToken,
    UseToken,
)
from tutor.games.dom_pierre.state import DomPierre

HIGH = (3, 3, 3, 3, 3, 3)
BARREL = Sell("north", "left", "barrel", 3)


def selling(game: DomPierreGame, player: Player, *others: Player, chance: str = "self", **changes: Any) -> DomPierre:
    """Return the question what is sold, with three players unless others are named."""
    return act(turn(game, player, *(others or (Player(), Player())), chance=chance, **changes), "sales")


def test_each_sale_is_one_tile_to_one_market(game: DomPierreGame) -> None:
    """DP-SALE-01, DP-SALE-02, DP-SALE-16: as many sales as the strength, also on one road; workers are not needed."""
    state = selling(game, Player(rows=(1,) * 6, left="barrel 3, barrel 2", right="barrel 1"))
    play(state, BARREL)
    assert state.turn.left == 1
    play(state, next(move for move in moves(state, Sell)))
    assert question(state) == "LateWindow" and points_from(state, "sales") > 0
    vintage = selling(game, Player(left="barrel 3, barrel 2", vintage="sales"))
    play(vintage, BARREL)
    assert refusal(vintage, Sell("south", "left", "barrel", 2)) == ("sales-used-up", "DP-SALE-01")
    assert refusal(vintage, CycleCard("north")) is None, "the vintage effect is left"


def test_what_a_market_accepts(game: DomPierreGame) -> None:
    """DP-SALE-02, DP-SALE-03, DP-SALE-04: bottle, barrel or order form; a refused press."""
    seller = Player(left="bottle 3, barrel 2", centre="barrel 4", right="bottle 5")
    markets = {"north": ("N02", "R1a"), "west": ("W02", "R4a"), "south": ("S06", "R3a")}
    state = selling(game, seller, markets=markets)
    assert refusal(state, Sell("east", "centre", "barrel", 4)) == ("kind-refused", "DP-SALE-03")
    assert refusal(state, Sell("west", "right", "bottle", 5)) == ("kind-refused", "DP-SALE-03")
    assert refusal(state, Sell("north", "left", "bottle", 3)) == ("press-refused", "DP-SALE-04")
    assert refusal(state, Sell("west", "left", "barrel", 2)) == ("press-refused", "DP-SALE-04")
    for move in (
        Sell("south", "left", "bottle", 3),
        Sell("south", "left", "barrel", 2),
        Sell("west", "centre", "barrel", 4),
    ):
        assert refusal(state, move) is None
    assert refusal(state, Sell("moon", "left", "bottle", 3)) == ("no-such-market", "DP-SALE-02")
    assert refusal(state, Sell("south", "left", "bottle", 9)) == ("no-such-champagne", "DP-SALE-01")
    assert refusal(state, Sell("south", "attic", "bottle", 9)) == ("no-such-press", "DP-CAVE-01")


@pytest.mark.parametrize(("spaces", "bonus"), [("", 0), ("1", 1), ("2", 1), ("1 3", 2), ("4", 2), ("2 5", 3), ("6", 3)])
def test_the_road_bonus_is_that_of_the_farthest_worker(game: DomPierreGame, spaces: str, bonus: int) -> None:
    """DP-SALE-05, DP-SALE-06: by its section; tile, card and road add up."""
    state = selling(game, Player(left="barrel 3", roads=f"north {spaces}" if spaces else ""))
    assert details(state, BARREL)["total"] == 3 + 1 + bonus


def test_accessories_of_the_card_raise_the_value(game: DomPierreGame) -> None:
    """DP-SALE-05, DP-SALE-07, DP-SALE-08: at most a grey and a blue one of each type shown; using them is optional."""
    seller = Player(left="barrel 3", grey="2 sugar, cork", blue="sugar, box")
    state = play(selling(game, seller), BARREL)
    assert refusal(state, AddAccessory("cork", "grey")) == ("accessory-not-shown", "DP-SALE-07")
    assert refusal(state, AddAccessory("box", "grey")) == ("accessory-not-owned", "DP-SALE-07")
    assert refusal(state, AddAccessory("ribbon", "grey")) == ("no-such-accessory", "DP-COMP-06")
    before = state.grey[0]
    play(state, AddAccessory("sugar", "grey"))
    assert refusal(state, AddAccessory("sugar", "grey")) == ("same-accessory", "DP-SALE-07")
    play(state, AddAccessory("sugar", "blue"), AddAccessory("box", "blue"))
    assert told(state, "sale-scored") == [{"total": 9, "shield": 2, "points": 4}]
    assert state.grey[0] == before + 1 and state.blue_discard == [1, 1, 0, 0]
    assert grey(state) == {"sugar": 1, "cork": 1} and blue(state) == {}
    plain = play(selling(game, seller), BARREL, CloseSale())
    assert told(plain, "sale-scored")[0]["total"] == 4


def test_sale_tokens_may_be_discarded_for_a_sale(game: DomPierreGame) -> None:
    """DP-SALE-09, DP-PREST-11, DP-PREST-17: also several; they leave the game."""
    seller = Player(left="barrel 3", tokens="sale_low, sale_high, worker")
    state = play(selling(game, seller, flute="coin, crown, press_low"), BARREL)
    assert refusal(state, AddToken("worker")) == ("no-sale-token", "DP-SALE-09")
    assert refusal(state, AddToken("moon")) == ("no-sale-token", "DP-SALE-09")
    play(state, AddToken("sale_high"))
    assert refusal(state, AddToken("sale_high")) == ("token-not-kept", "DP-SALE-09")
    assert asked(state).total == 6
    play(state, AddToken("sale_low"))
    assert tokens(state) == {"worker": 1} and told(state, "sale-scored")[0]["total"] == 7
    assert sum(state.face_down.counts) + sum(state.flute) == 16 - 3


@pytest.mark.parametrize(("value", "scored"), [(1, 2), (4, 2), (5, 4), (9, 4), (10, 7), (12, 7)])
def test_points_by_the_ratio_tile_of_the_road(game: DomPierreGame, value: int, scored: int) -> None:
    """DP-SALE-10, DP-SALE-23: 1 to 5, 6 to 10, 11 and more, scored at once; Brussels adds 1 for the left press."""
    state = selling(game, Player(left=f"barrel {value}"))
    play(state, Sell("north", "left", "barrel", value))
    assert points(state) == scored


def test_a_sale_of_16_brings_prestige(game: DomPierreGame) -> None:
    """DP-SALE-11, DP-PREST-01, DP-SALE-22: resolved before the card is taken; its token cannot raise this sale."""
    seller = Player(left="barrel 12", roads="north 6", coins=0)
    state = selling(game, seller, flute="sale_high, crown, coin")
    play(state, Sell("north", "left", "barrel", 12))
    assert state.maisons[0].level == 1 and market_cards(state) == [] and question(state) == "ChooseToken"
    play(state, TakeToken("sale_high"))
    assert market_cards(state) == ["N01"] and tokens(state) == {"sale_high": 1}
    assert told(state, "sale-scored") == [{"total": 16, "shield": 3, "points": 7}]


def test_the_card_is_taken_and_the_next_one_is_open_at_once(game: DomPierreGame) -> None:
    """DP-SALE-12, DP-SALE-13, DP-SALE-20, DP-SALE-24: also for the same seller; the champagne goes back."""
    seller = Player(rows=(1,) * 6, left="barrel 3", right="barrel 2")
    state = selling(game, seller, chance="explicit")
    play(state, BARREL)
    assert market_cards(state) == ["N01"]
    play(state, ShowCard("N02"))
    assert presses(state) == {"right": "barrel 2"}
    assert Sell("north", "right", "barrel", 2) in state.moves()


@pytest.mark.parametrize(
    ("spaces", "left", "francs"),
    [
        ("1", [], 1),
        ("1 2", [1], 1),
        ("1 2 3", [1], 2),
        ("2 4 6", [2], 2),
        ("1 2 3 4 5 6", [1, 2, 3], 2),
        ("5 6", [5], 1),
    ],
)
def test_half_of_the_workers_come_home(game: DomPierreGame, spaces: str, left: list[int], francs: int) -> None:
    """DP-SALE-14, DP-SALE-15: rounded up, the farthest first; one coin for each section they leave."""
    state = selling(game, Player(coins=0, left="barrel 3", roads=f"north {spaces}"))
    play(state, BARREL)
    assert road_of(state, "north") == left and coins(state) == francs
    assert workers(state)["house"] == len(spaces.split()) - len(left)


def test_others_stay_on_the_road(game: DomPierreGame) -> None:
    """DP-SALE-14, DP-SALE-06: only the own workers count and leave."""
    state = selling(game, Player(coins=0, left="barrel 3"), Player(roads="north 5 6"), Player())
    assert details(state, BARREL)["total"] == 4
    play(state, BARREL)
    assert road_of(state, "north", 1) == [5, 6] and coins(state) == 0


def test_an_exhausted_deck_is_no_market(game: DomPierreGame) -> None:
    """DP-SALE-17: but its road can still be used by workers."""
    east = " ".join(card for card in game.box.cards if card.startswith("E"))
    state = selling(game, Player(left="bottle 3"), Player(cards=east), Player(), markets={"east": ("", "R2a")})
    assert refusal(state, Sell("east", "left", "bottle", 3)) == ("no-card-left", "DP-SALE-17")
    last = Player(cards=east.replace("E01 ", ""))
    seller = Player(rows=(1,) * 6, centre="bottle 3, bottle 2")
    state = play(selling(game, seller, last, Player()), Sell("east", "centre", "bottle", 3))
    assert rules_told(state, "deck-empty") == ["DP-SALE-17"]
    assert refusal(state, Sell("east", "centre", "bottle", 2)) == ("no-card-left", "DP-SALE-17")


@pytest.mark.parametrize("only_when_empty", [True, False])
def test_reims_is_the_market_of_last_resort(game: DomPierreGame, only_when_empty: bool) -> None:
    """DP-SALE-18: reims_only_when_north_deck_empty; no card is given or taken."""
    options = {"reims_only_when_north_deck_empty": only_when_empty}
    state = selling(game, Player(left="barrel 3", roads="north 1", grey="sugar"), options=options)
    move = Sell("reims", "left", "barrel", 3)
    if only_when_empty:
        assert refusal(state, move) == ("reims-closed", "DP-SALE-18")
        return
    assert details(state, move) == {"total": 4, "points": 2}
    play(state, move)
    assert market_cards(state) == [] and state.tops[0] == 0 and road_of(state, "north") == []
    assert rules_told(state, "sold-in-reims") == ["DP-SALE-18"]


def test_the_vintage_effect_puts_a_card_under_its_deck(game: DomPierreGame) -> None:
    """DP-SALE-19: once, before, between or after the sales; its place is known; Reims cannot be moved."""
    seller = Player(vintage="sales", left="barrel 3")
    state = selling(game, seller, chance="explicit")
    assert refusal(state, CycleCard("reims")) == ("no-such-road", "DP-SALE-19")
    play(state, CycleCard("north"), ShowCard("N05"))
    assert state.under[0] == (0,) and not state.unseen[0] & 1
    assert refusal(state, CycleCard("east")) == ("no-vintage-effect", "DP-SALE-19")
    plain = selling(game, Player(left="barrel 3"))
    assert refusal(plain, CycleCard("east")) == ("no-vintage-effect", "DP-SALE-19")


def test_a_card_under_the_deck_comes_last(game: DomPierreGame) -> None:
    """DP-SALE-19: with one card in the deck nothing changes; several come in the order they were put there."""
    north = [card for card in game.box.cards if card.startswith("N")]
    owner = Player(cards=" ".join(north[3:]))
    under = {"north": {"card": "N01", "ratio": "R1a", "under": ["N02", "N03"]}}
    state = selling(game, Player(vintage="sales", rows=(1,) * 6, left="barrel 3, barrel 2"), owner, Player())
    assert state.unseen[0].bit_count() == 2
    state = turn(game, Player(vintage="sales", left="barrel 3"), owner, Player())
    state.unseen[0], state.under[0] = 0, (1, 2)
    act(state, "sales", CycleCard("north"))
    assert (state.tops[0], state.under[0]) == (1, (2, 0)) and under
    alone = Player(cards=" ".join(north[1:]))
    single = selling(game, Player(vintage="sales", left="barrel 3"), alone, Player())
    play(single, CycleCard("north"))
    assert (single.tops[0], single.under[0]) == (0, ()) and not single.turn.vintage


def test_an_empty_deck_has_no_card_to_move(game: DomPierreGame) -> None:
    """DP-SALE-19, DP-TURN-05: SALES can be performed for its vintage effect alone."""
    east = " ".join(card for card in game.box.cards if card.startswith("E"))
    state = selling(game, Player(vintage="sales"), Player(cards=east), Player(), markets={"east": ("", "R2a")})
    assert refusal(state, CycleCard("east")) == ("no-card-to-move", "DP-SALE-19")
    play(state, Done())
    assert question(state) == "LateWindow"


def test_the_decks_hold_what_the_book_says(game: DomPierreGame) -> None:
    """DP-SALE-21, DP-SALE-03, DP-SALE-20: all north cards take both kinds; flags only in the west and the east."""
    box = game.box
    north = [box.markets[card] for card in range(60) if box.card_roads[card] == 0]
    assert all(card.takes == (True, True) for card in north)
    assert [mask.bit_count() for mask in box.flag_cards] == [6, 6]
    assert sum(mask.bit_count() * worth for worth, mask in box.crown_cards) == 20


def test_a_token_used_in_the_middle_of_a_sale(game: DomPierreGame) -> None:
    """DP-SALE-22, DP-PREST-02: it changes who goes home, not the value; the sold tile still fills its press."""
    seller = Player(coins=0, left="barrel 12", roads="north 6")
    state = selling(game, seller, flute="worker, press_low, chardonnay")
    play(state, Sell("north", "left", "barrel", 12), TakeToken("worker"))
    play(state, UseToken("worker"), TakeFromRoad("north", 6), SendToRoad("east"))
    assert coins(state) == 0 and road_of(state, "east") == [1] and points(state) == 7
    tile = selling(game, seller, flute="worker, press_low, chardonnay")
    play(tile, Sell("north", "left", "barrel", 12), TakeToken("chardonnay"), UseToken("chardonnay"))
    assert refusal(tile, Store("chardonnay", 2, 0, "left")) == ("press-has-champagne", "DP-VINE-15")
    press = selling(game, seller, flute="worker, press_low, chardonnay")
    play(press, Sell("north", "left", "barrel", 12), TakeToken("press_low"), UseToken("press_low"))
    assert refusal(press, PutModifier("left")) == ("press-not-empty", "DP-CAVE-14")


def test_all_choices_of_a_sale_come_before_its_value(game: DomPierreGame) -> None:
    """DP-SALE-23, DP-SALE-22: nothing is asked when there is nothing to add."""
    state = selling(game, Player(left="barrel 3", grey="cork"))
    play(state, BARREL)
    assert question(state) == "LateWindow" and grey(state) == {"cork": 1}
    two = selling(game, Player(left="barrel 3", grey="sugar"))
    play(two, BARREL)
    assert (question(two), points(two)) == ("BoostSale", 0)


def test_a_sale_that_does_not_reach_16_flips_no_token(game: DomPierreGame) -> None:
    """DP-SALE-11: 15 is not enough."""
    state = selling(game, Player(left="barrel 11", roads="north 6"))
    before = flute(state)
    play(state, Sell("north", "left", "barrel", 11))
    let(state)
    assert flute(state) == before and state.maisons[0].level == 0
