"""The production action (TO-PROD)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.toscana.looking import amount, refusal, rules_told, told
from tutor.games.toscana.box import GOODS
from tutor.games.toscana.examples.positions import Player, change, play, turn, warehouse
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import (
    PlaceWater,
    Produce,
    Sell,
    SkipProduction,
    StopPlacing,
    TakeInstead,
    UseAction,
)
from tutor.games.toscana.state import Toscana

#: Five workers in the corner of row D that the tests leave alone, for a player with masters.
FAR = "D1 D2 D3 D4 D5"


def producing(game: ToscanaGame, player: Player, *others: Player, **position: Any) -> Toscana:
    """Return a position in which seat 0 has chosen to produce."""
    state = turn(game, player, *(others or (Player(workers="D8"),)), **position)
    return play(state, UseAction("production"))


def water(*crossroads: str) -> list[PlaceWater]:
    """Return the placing of several cubes."""
    return [PlaceWater(name) for name in crossroads]


@pytest.mark.parametrize("owned", [1, 2, 3, 4, 5])
def test_as_many_cubes_are_placed_as_are_owned_and_at_most_five(game: ToscanaGame, owned: int) -> None:
    """TO-PROD-01: after the last own cube the placing ends by itself."""
    state = producing(game, Player(f"0·0·0·0·{owned}"))
    placed = 0
    while isinstance(move := state.moves()[0], PlaceWater):
        state.play(move)
        placed += 1
    assert placed == owned
    assert state.actor == 1
    assert told(state, "water-placed")[-1]["have"] == 0


def test_a_crossroads_takes_one_cube(game: ToscanaGame) -> None:
    """TO-PROD-01: the second cube goes elsewhere."""
    state = play(producing(game, Player("0·0·0·0·5")), *water("A1-B2"))
    assert refusal(state, PlaceWater("A1-B2")) == ("crossroads-taken", "TO-PROD-01")
    assert len([move for move in state.moves() if isinstance(move, PlaceWater)]) == 20


def test_all_21_crossroads_may_be_chosen_whoever_stands_around_them(game: ToscanaGame) -> None:
    """TO-PROD-02: among foreign pieces or none at all."""
    state = producing(game, Player("0·0·0·0·1", workers="A1"), Player(workers="C3 C4"), in_round=2)
    assert [move.crossroads for move in state.moves() if isinstance(move, PlaceWater)] == list(game.box.crossroads)
    for crossroads in game.box.crossroads:
        play(state.copy(), PlaceWater(crossroads)).check()


def test_every_own_space_that_touches_a_cube_produces(game: ToscanaGame) -> None:
    """TO-PROD-03, TO-PROD-06, TO-PROD-15: red, white, water and rosé around A1-B2; the fifth worker is not touched."""
    state = producing(game, Player("0·0·0·0·1", workers="A1 A2 B1 B2 D4"), in_round=5)
    play(state, *water("A1-B2"))
    assert warehouse(state) == "1·1·0·1·1"
    assert state.actor == 1  # no yield can be declined
    assert rules_told(state, "produced") == ["TO-PROD-07"] * 4
    assert told(state, "fruitless") == []


@pytest.mark.parametrize("cubes", [2, 3, 4])
def test_a_space_produces_once_however_many_cubes_touch_it(game: ToscanaGame, cubes: int) -> None:
    """TO-PROD-04: B2 (rosé) lies at four crossroads."""
    around = water("A1-B2", "A2-B3", "B1-C2", "B2-C3")[:cubes]
    state = producing(game, Player(f"0·0·0·0·{cubes}", workers="B2"))
    play(state, *around)
    assert warehouse(state) == "0·0·0·1·0"
    assert [(event["space"], event["count"], event["cubes"]) for event in told(state, "produced")] == [("B2", 1, cubes)]
    assert rules_told(state, "produced") == ["TO-PROD-04"]


def test_pieces_of_others_never_produce(game: ToscanaGame) -> None:
    """TO-PROD-05: not even when all four spaces are theirs."""
    state = producing(game, Player("0·0·0·0·2", workers="D4"), Player("0·0·0·0·0", workers="A1 A2 B1 B2"), in_round=4)
    before = state.bank.copy()
    play(state, *water("A1-B2", "A2-B3"))
    assert [warehouse(state, seat) for seat in (0, 1)] == ["0·0·0·0·0", "0·0·0·0·0"]
    assert change(before, state.bank) == "0·0·0·0·2"
    assert told(state, "others-idle") == [{"space": ["A1", "A2", "B1", "B2"]}]


@pytest.mark.parametrize(
    ("terrain", "space", "crossroads"),
    [
        ("red", "A1", "A1-B2"),
        ("white", "A2", "A1-B2"),
        ("champagne", "A3", "A3-B4"),
        ("rose", "B2", "A1-B2"),
        ("water", "B1", "A1-B2"),
    ],
)
def test_amounts_by_terrain_and_pieces(game: ToscanaGame, terrain: str, space: str, crossroads: str) -> None:
    """TO-PROD-06, TO-PROD-07: 1 for a worker, 2 for two workers, 2 for a master."""
    for player, expected in (
        (Player(workers=space), 1),
        (Player(workers=f"{space} {space}"), 2),
        (Player(workers=FAR, masters=space), 2),
    ):
        state = producing(game, player._replace(goods="0·0·0·0·1"), in_round=6)
        play(state, *water(crossroads))
        assert warehouse(state) == "·".join(str(expected) if good == terrain else "0" for good in GOODS)


@pytest.mark.parametrize(
    ("player", "asked"),
    [
        (Player(workers="A4"), False),
        (Player(workers="A4 A4"), True),
        (Player(workers=FAR, masters="A4"), True),
    ],
)
def test_an_abandoned_vineyard_gives_one_cube_of_choice_or_nothing_to_a_single_worker(
    game: ToscanaGame, player: Player, asked: bool
) -> None:
    """TO-PROD-08, TO-PROD-09: any of the five goods."""
    state = producing(game, player._replace(goods="0·0·0·0·1"), in_round=6)
    play(state, *water("A4-B5"))
    if not asked:
        assert (state.actor, warehouse(state)) == (1, "0·0·0·0·0")
        assert rules_told(state, "abandoned-idle") == ["TO-PROD-08"]
        return
    assert state.moves() == [Produce(good) for good in GOODS]
    assert refusal(state, Produce("beer")) == ("no-such-good", "TO-COMP-02")
    for place, good in enumerate(GOODS):
        chosen = play(state.copy(), Produce(good))
        assert warehouse(chosen) == "·".join("1" if number == place else "0" for number in range(5))


def test_abandoned_vineyards_are_asked_one_by_one_from_a1_to_d8_after_the_fixed_spaces(game: ToscanaGame) -> None:
    """TO-PROD-10: B6 before C2 before D7, each carried out before the next question."""
    player = Player("0·0·0·0·3", workers="B6 B6 C2 C2 B5", masters="D7")
    state = producing(game, player, in_round=6)
    play(state, *water("C6-D7", "A5-B6", "B1-C2"))
    assert warehouse(state) == "1·0·0·0·0"  # B5 is red; all water is on the map
    spaces = []
    for number in (1, 2, 3):
        assert state.actor == 0 and state.decision is not None
        spaces.append(state.decision.key()[-1])
        play(state, Produce("champagne"))
        assert amount(state.wineries[0].goods, "champagne") == number
    assert spaces == ["B6", "C2", "D7"]
    assert state.actor == 1
    assert [(event["space"], event["cubes"]) for event in told(state, "produced")] == [
        ("B5", 1), ("B6", 1), ("C2", 1), ("D7", 1),
    ]  # fmt: skip
    assert rules_told(state, "produced") == ["TO-PROD-07", *["TO-PROD-08"] * 3]


def test_cubes_above_five_of_a_good_stay_in_the_bank(game: ToscanaGame) -> None:
    """TO-PROD-11: with 4 and 5 white before a master's 2."""
    for owned, wasted in ((3, []), (4, [1]), (5, [2])):
        start = producing(game, Player(f"0·{owned}·0·0·1", workers=FAR, masters="C1"), in_round=6)
        state = play(start.copy(), *water("B1-C2"))
        assert amount(state.wineries[0].goods, "white") == 5
        assert amount(start.bank, "white") - amount(state.bank, "white") == 5 - owned
        assert [event["count"] for event in told(state, "wasted")] == wasted


def test_the_placed_water_no_longer_takes_places(game: ToscanaGame) -> None:
    """TO-PROD-11: 5 water, 2 placed, 2 produced; nothing is wasted."""
    state = producing(game, Player("0·0·0·0·5", workers="B1 B1"), in_round=2)
    play(state, *water("A1-B2", "C7-D8"), StopPlacing())
    assert warehouse(state) == "0·0·0·0·5"
    assert told(state, "wasted") == []


def short_of_champagne(game: ToscanaGame, player: Player, bank: int, **options: Any) -> Toscana:
    """Return a production with so many champagne cubes in the bank: the others and the market hold the rest."""
    held = int(player.goods.split("·")[2])
    one = min(5, 10 - bank - held)
    others = Player(f"0·0·{one}·0·0", workers="D8"), Player(f"0·0·{10 - bank - held - one}·0·0", workers="D6")
    state = producing(game, player, *others, in_round=6, market="3·3·5·2·4", **options)
    assert amount(state.bank, "champagne") == bank
    return state


@pytest.mark.parametrize(("bank", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_what_the_bank_lacks_is_lost(game: ToscanaGame, bank: int, gained: int) -> None:
    """TO-PROD-12, TO-SUP-01: the missing cubes only."""
    state = short_of_champagne(game, Player("0·0·0·0·1", workers="A3 A3"), bank)
    play(state, *water("A2-B3"))
    assert amount(state.wineries[0].goods, "champagne") == gained
    assert amount(state.bank, "champagne") == bank - gained
    assert [event["count"] for event in told(state, "bank-short")] == ([2 - gained] if gained < 2 else [])


def test_no_cube_is_wasted_on_a_full_warehouse_where_the_bank_was_empty(game: ToscanaGame) -> None:
    """TO-PROD-11, TO-PROD-12: 4 champagne, 2 produced, empty bank: both cubes were not there, and a place is free."""
    state = short_of_champagne(game, Player("0·0·4·0·1", workers="A3 A3"), 0)
    play(state, *water("A2-B3"))
    assert told(state, "wasted") == []
    assert [event["count"] for event in told(state, "bank-short")] == [2]


@pytest.mark.parametrize(("bank", "gained"), [(0, 0), (1, 0), (2, 2)])
def test_with_the_stricter_ruling_a_space_gives_all_or_nothing(game: ToscanaGame, bank: int, gained: int) -> None:
    """TO-PROD-12 with bank_shortage whole_space: two cubes are due."""
    state = short_of_champagne(game, Player("0·0·0·0·1", workers="A3 A3"), bank, bank_shortage="whole_space")
    play(state, *water("A2-B3"))
    assert amount(state.wineries[0].goods, "champagne") == gained
    assert amount(state.bank, "champagne") == bank - gained


def test_with_the_stricter_ruling_only_what_has_a_place_is_due(game: ToscanaGame) -> None:
    """TO-PROD-12 with bank_shortage whole_space: one free place, one cube in the bank."""
    state = short_of_champagne(game, Player("0·0·4·0·1", workers="A3 A3"), 1, bank_shortage="whole_space")
    play(state, *water("A2-B3"))
    assert amount(state.wineries[0].goods, "champagne") == 5


@pytest.mark.parametrize(
    ("workers", "ruling", "gained"),
    [
        ("A3 D5 D5", "whole_space", 1),  # A3 takes one of two; D5 would need two and gets none
        ("A3 A3 D5", "whole_space", 2),  # A3 takes both; D5 gets none
        ("A3 D5 D5", "missing_cubes", 2),
        ("A3 A3 D5", "missing_cubes", 2),
    ],
)
def test_with_the_stricter_ruling_spaces_are_served_from_a1_to_d8(
    game: ToscanaGame, workers: str, ruling: str, gained: int
) -> None:
    """TO-PROD-12 with bank_shortage: two champagne for A3 and D5, whatever the order of the water."""
    for order in (("A2-B3", "C4-D5"), ("C4-D5", "A2-B3")):
        state = short_of_champagne(game, Player("0·0·0·0·2", workers=workers), 2, bank_shortage=ruling)
        play(state, *water(*order))
        assert amount(state.wineries[0].goods, "champagne") == gained


def test_placed_water_returns_to_the_bank_after_the_production(game: ToscanaGame) -> None:
    """TO-PROD-13, TO-SUP-03: it does not serve this same production, and the produced water is kept."""
    full = Player("0·0·0·0·5")
    state = producing(game, full._replace(workers="B1 B1"), full, full, full, in_round=2, market="3·3·2·2·5")
    assert amount(state.bank, "water") == 0
    play(state, *water("A1-B2", "A2-B3"), StopPlacing())
    assert warehouse(state) == "0·0·0·0·3"
    assert amount(state.bank, "water") == 2
    assert told(state, "water-returned") == [{"count": 2}]


def test_placed_water_is_still_on_the_map_while_an_abandoned_vineyard_is_asked(game: ToscanaGame) -> None:
    """TO-PROD-13: so water named there cannot come from the cubes just placed."""
    full = Player("0·0·0·0·5")
    players = full._replace(workers="A4 A4"), full, full, full
    state = producing(game, *players, in_round=2, market="3·3·2·2·5")
    play(state, *water("A4-B5"), StopPlacing())
    assert len(state.placed) == 1
    play(state, Produce("water"))
    assert warehouse(state) == "0·0·0·0·4"
    assert amount(state.bank, "water") == 1
    assert state.placed == []


def test_five_cubes_may_lie_on_the_map_while_an_abandoned_vineyard_is_asked(game: ToscanaGame) -> None:
    """TO-PROD-01, TO-PROD-13: the most water there can be."""
    state = producing(game, Player("0·0·0·0·5", workers="A4 A4"), in_round=2)
    play(state, *water("A4-B5", "A1-B2", "A2-B3", "C1-D2", "C7-D8"))
    assert len(state.placed) == 5
    state.check()
    assert warehouse(play(state, Produce("water"))) == "0·0·0·0·1"


def test_water_produced_now_is_for_later_turns(game: ToscanaGame) -> None:
    """TO-PROD-14: the action is over; the water may be sold in the trade turn."""
    state = producing(game, Player("0·0·0·0·1", workers="B1 B1"), in_round=2)
    play(state, *water("A1-B2"))
    assert (warehouse(state), state.actor) == ("0·0·0·0·2", 1)
    play(state, UseAction("production"), SkipProduction(), UseAction("trade"), Sell("water", 2))
    assert state.wineries[0].money == 5


def test_without_water_the_action_can_only_be_ignored(game: ToscanaGame) -> None:
    """TO-PROD-16: red, water or nothing instead."""
    state = producing(game, Player("5·5·5·5·0"))
    assert state.moves() == [TakeInstead("water"), SkipProduction()]
    assert refusal(state, PlaceWater("A1-B2")) == ("no-water", "TO-PROD-16")


def worthless(game: ToscanaGame, choice: str) -> Toscana:
    """Return the question for A4 where the bank has no rosé and the warehouse no place for red."""
    holder = Player("0·0·0·5·0")
    state = producing(
        game, Player("5·0·0·0·1", workers="A4 A4"), holder, holder, in_round=2, market="3·3·2·5·4",
        abandoned_choice=choice,
    )  # fmt: skip
    return play(state, *water("A4-B5"))


def test_a_good_that_cannot_be_had_may_be_named_for_an_abandoned_vineyard(game: ToscanaGame) -> None:
    """TO-PROD-17: five answers, two of them worthless."""
    state = worthless(game, "any_good")
    assert len(state.moves()) == 5
    for good, event in (("red", "wasted"), ("rose", "bank-short")):
        chosen = play(state.copy(), Produce(good))
        assert warehouse(chosen) == "5·0·0·0·0"
        assert [lost["count"] for lost in told(chosen, event)] == [1]


def test_with_the_stricter_ruling_only_an_obtainable_good_may_be_named(game: ToscanaGame) -> None:
    """TO-PROD-17 with abandoned_choice obtainable_goods."""
    state = worthless(game, "obtainable_goods")
    assert state.moves() == [Produce("white"), Produce("champagne"), Produce("water")]
    assert refusal(state, Produce("red")) == ("warehouse-full", "TO-PROD-17")
    assert refusal(state, Produce("rose")) == ("bank-empty", "TO-PROD-17")


def test_with_the_stricter_ruling_each_question_sees_what_the_one_before_has_left(game: ToscanaGame) -> None:
    """TO-PROD-10, TO-PROD-17 with abandoned_choice obtainable_goods: the last free place of red is taken at A4."""
    state = producing(game, Player("4·0·0·0·2", workers="A4 A4 B6 B6"), in_round=4, abandoned_choice="obtainable_goods")
    play(state, *water("A4-B5", "A6-B7"), Produce("red"))
    assert Produce("red") not in state.moves()
    assert refusal(state, Produce("red")) == ("warehouse-full", "TO-PROD-17")


@pytest.mark.parametrize(("choice", "asked"), [("obtainable_goods", False), ("any_good", True)])
def test_with_the_stricter_ruling_a_question_without_answers_is_left_out(
    game: ToscanaGame, choice: str, asked: bool
) -> None:
    """TO-PROD-17: all wines full, no water in the bank; the placed water goes back all the same."""
    full = Player("0·0·0·0·5")
    state = producing(
        game, Player("5·5·5·5·5", workers="A4 A4"), full, full, full, in_round=2, market="3·3·2·2·5",
        abandoned_choice=choice,
    )  # fmt: skip
    play(state, *water("A4-B5"), StopPlacing())
    assert (state.actor == 0) == asked
    if asked:
        play(state, Produce("red"))
    assert rules_told(state, "nothing-obtainable") == ([] if asked else ["TO-PROD-17"])
    assert warehouse(state) == "5·5·5·5·4"
    assert (amount(state.bank, "water"), state.placed) == (1, [])


def test_all_water_is_placed_before_anything_is_produced(game: ToscanaGame) -> None:
    """TO-PROD-18: no yield is seen while cubes are still to be placed, and none can be added afterwards."""
    state = producing(game, Player("0·0·0·0·3", workers="A1"))
    before = state.bank.copy()
    play(state, *water("A1-B2", "A2-B3"))
    assert (warehouse(state), change(before, state.bank)) == ("0·0·0·0·1", "0·0·0·0·0")
    play(state, StopPlacing())
    assert warehouse(state) == "1·0·0·0·1"
    assert refusal(state, PlaceWater("A3-B4")) is not None


def test_the_order_in_which_water_is_placed_has_no_effect(game: ToscanaGame) -> None:
    """TO-PROD-18: two orders lead to one position, half-way and at the end."""
    start = producing(game, Player("0·0·0·0·3", workers="A1 B5"), in_round=2)
    one, two = play(start.copy(), *water("A1-B2", "A4-B5")), play(start.copy(), *water("A4-B5", "A1-B2"))
    assert one.key() == two.key()
    assert play(one, StopPlacing()).key() == play(two, StopPlacing()).key()
