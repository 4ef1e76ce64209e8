"""Selling wine, with AOC, Bulk Buyer and at the festival (GC-SELL, GC-IMP-06, 14, 22, GC-FEST-12, 14, 15, 26)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import details, refusal, rules_told
from tutor.games.grand_cru.examples.positions import (
    LEAVE,
    Player,
    act,
    action,
    cash,
    cask,
    cellar,
    festival,
    moves,
    play,
    price,
    question,
    step,
    supply,
    told,
    used,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import Act, SellCubes, SellEarly, SellWine, UseImprovement, Visit

AOC, BULK = UseImprovement("aoc"), UseImprovement("bulk_buyer")
WHOLE = {"partial_sales": False}


def test_a_sale_concerns_one_variety_in_one_barrel_that_shows_it(game: GrandCruGame) -> None:
    """GC-SELL-01, GC-SELL-02, GC-SELL-08: wine left of its zone is not mature."""
    wine = "2 gamay@1, syrah@1, syrah@2, merlot@2, 3 merlot@4, pinot@4, pinot@7"
    state = act(action(game, Player(cellar=wine), Player()), "sell")
    assert state.moves() == [
        SellWine(1, "gamay"),
        SellWine(2, "syrah"),
        SellWine(4, "merlot"),
        SellWine(7, "pinot"),
    ]
    assert refusal(state, SellWine(1, "syrah")) == ("not-mature", "GC-SELL-08")
    assert refusal(state, SellWine(4, "pinot")) == ("not-mature", "GC-SELL-08")
    assert refusal(state, SellWine(3, "merlot")) == ("no-wine-there", "GC-SELL-01")
    assert refusal(state, SellWine(8, "pinot")) == ("no-such-wine", "GC-COMP-03")
    assert refusal(state, SellWine(1, "riesling")) == ("no-such-wine", "GC-COMP-03")
    assert refusal(state, SellEarly(4, "pinot")) == ("other-sale", "GC-FEST-14")
    assert details(state, SellWine(4, "merlot")) == {"cubes": 3, "price": 3}
    assert details(state, SellWine(4, "pinot")) is None


def test_any_number_of_the_cubes_may_be_sold(game: GrandCruGame) -> None:
    """GC-SELL-03, GC-SELL-04: from one to all, each at the current price; a single cube is sold without asking."""
    start = act(action(game, Player(cash=0, cellar="3 merlot@4"), Player(), demand={"merlot": 2}), "sell")
    start.play(SellWine(4, "merlot"))
    assert [move.cubes for move in moves(start, SellCubes)] == [1, 2, 3]
    assert refusal(start, SellCubes(0)) == ("cubes-to-sell", "GC-SELL-03")
    assert refusal(start, SellCubes(4)) == ("cubes-to-sell", "GC-SELL-03")
    for number in (1, 2, 3):
        assert details(start, SellCubes(number)) == {"money": 4 * number}
        state = play(start.copy(), SellCubes(number))
        assert (cash(state)[0], cask(state), step(state, "merlot")) == (4 * number, {"merlot": number}, 1)
    single = act(action(game, Player(cellar="merlot@4"), Player()), "sell", SellWine(4, "merlot"))
    assert question(single) == "ChooseAction"


def test_with_the_other_ruling_a_sale_takes_all_cubes(game: GrandCruGame) -> None:
    """GC-SELL-03: no number is asked."""
    state = action(game, Player(cash=0, cellar="3 merlot@4"), Player(), options=WHOLE)
    act(state, "sell", SellWine(4, "merlot"))
    assert (cash(state)[0], cask(state), state.actor) == (9, {"merlot": 3}, 1)


@pytest.mark.parametrize("number", [1, 5])
def test_demand_falls_once_per_sale_not_per_cube(game: GrandCruGame, number: int) -> None:
    """GC-SELL-05: one space, after the payment."""
    state = action(game, Player(cash=0, cellar=f"{number} pinot@5"), Player(), demand={"pinot": 6})
    act(state, "sell", SellWine(5, "pinot"))
    if number > 1:
        state.play(SellCubes(number))
    assert (cash(state)[0], step(state, "pinot"), price(state, "pinot")) == (9 * number, 5, 8)
    assert told(state, "demand-falls") == [{"variety": "pinot", "new": 8}]


def test_on_the_lowest_space_selling_remains_possible(game: GrandCruGame) -> None:
    """GC-SELL-06: the marker stays there."""
    state = action(game, Player(cash=0, cellar="pinot@5"), Player())
    act(state, "sell", SellWine(5, "pinot"))
    assert (cash(state)[0], step(state, "pinot")) == (4, 0)
    assert rules_told(state, "demand-at-bottom") == ["GC-SELL-06"]


def test_sold_cubes_lie_in_the_sales_cask_out_of_the_supply(game: GrandCruGame) -> None:
    """GC-SELL-07: until the evaluation."""
    state = action(game, Player(cellar="2 pinot@5", cask="pinot"), Player())
    before = supply(state, "pinot")
    act(state, "sell", SellWine(5, "pinot"), SellCubes(2))
    assert (cask(state), supply(state, "pinot"), cellar(state)) == ({"pinot": 3}, before, {})


def test_only_gamay_can_be_sold_in_the_year_of_its_harvest(game: GrandCruGame) -> None:
    """GC-SELL-09: barrel 1 shows its grape alone; a sale needs nothing else."""
    wine = "gamay@1, syrah@1, merlot@1, cabernet@1, pinot@1"
    state = act(action(game, Player(cash=0, cellar=wine), Player()), "sell")
    assert state.moves() == [SellWine(1, "gamay")]


def test_without_mature_wine_there_is_no_sale(game: GrandCruGame) -> None:
    """GC-SELL-01, GC-SELL-08: of any kind in Phase I."""
    young = action(game, Player(cellar="3 pinot@4", ready="aoc, bulk_buyer"), Player())
    empty = action(game, Player(ready="aoc, bulk_buyer"), Player())
    for move in (Act("sell"), AOC, BULK):
        assert refusal(young, move) == ("nothing-mature", "GC-SELL-08")
        assert refusal(empty, move) == ("cellar-empty", "GC-SELL-01")


@pytest.mark.parametrize(
    ("zones", "mature"),
    [
        ("three_barrel_windows", ["gamay@1", "syrah@2", "merlot@3", "cabernet@4", "pinot@5"]),
        ("no_first_year_sales", ["gamay@2", "syrah@2", "merlot@3", "cabernet@4", "pinot@5"]),
        ("two_barrel_windows", ["gamay@2", "syrah@3", "merlot@4", "cabernet@5", "pinot@6"]),
    ],
)
def test_the_table_of_maturity_zones_can_be_chosen(game: GrandCruGame, zones: str, mature: list[str]) -> None:
    """GC-AGE-05, GC-SELL-08: in each table every zone is one unbroken stretch of barrels."""
    for place, wine in enumerate(mature):
        variety, barrel = wine.split("@")
        last = (3, 4, 5, 6, 7)[place]
        for number in range(1, last + 1):
            state = action(game, Player(cellar=f"{variety}@{number}"), Player(), options={"maturity_zones": zones})
            assert (refusal(state, Act("sell")) is None) == (number >= int(barrel)), (wine, number)


# ---------------------------------------------------------------------- AOC and Bulk Buyer


def test_aoc_pays_a_franc_more_for_each_cube(game: GrandCruGame) -> None:
    """GC-IMP-06, GC-IMP-03: together with a sale, in one action; demand falls as usual."""
    state = action(game, Player(cash=0, cellar="3 gamay@2", ready="aoc"), Player(), demand={"gamay": 6})
    state.play(AOC)
    assert details(state, SellWine(2, "gamay")) == {"cubes": 3, "price": 5}
    play(state, SellWine(2, "gamay"), SellCubes(3))
    assert (cash(state)[0], step(state, "gamay"), used(state), state.actor) == (15, 5, {"aoc": 1}, 1)
    assert rules_told(state, "sold") == ["GC-IMP-06"]


def test_a_bulk_buyer_makes_two_sales_each_at_the_price_of_its_moment(game: GrandCruGame) -> None:
    """GC-IMP-14: two barrels of a variety, two varieties of a barrel, or the same wine twice."""
    cases = {
        "3 merlot@3, 2 merlot@4": (
            [SellWine(3, "merlot"), SellCubes(3), SellWine(4, "merlot"), SellCubes(2)],
            18 + 10,
            4,
        ),
        "merlot@3, syrah@3": ([SellWine(3, "merlot"), SellWine(3, "syrah")], 6 + 2, 5),
        "4 merlot@3": ([SellWine(3, "merlot"), SellCubes(1), SellWine(3, "merlot"), SellCubes(3)], 6 + 15, 4),
    }
    for wine, (sales, money, marker) in cases.items():
        state = action(game, Player(cash=0, cellar=wine, ready="bulk_buyer"), Player(), demand={"merlot": 6})
        play(state, BULK, *sales)
        assert (cash(state)[0], step(state, "merlot"), state.actor) == (money, marker, 1), wine
        assert rules_told(state, "sold") == ["GC-IMP-14"] * 2


def test_the_first_of_two_sales_must_leave_something_for_the_second(game: GrandCruGame) -> None:
    """GC-IMP-22: one saleable cube is too little; of c cubes in one place the first sale takes c − 1 at most."""
    one = action(game, Player(cellar="merlot@3, 4 pinot@1", ready="bulk_buyer"), Player())
    assert refusal(one, BULK) == ("no-second-sale", "GC-IMP-22")
    state = action(game, Player(cellar="4 merlot@3", ready="bulk_buyer"), Player())
    play(state, BULK, SellWine(3, "merlot"))
    assert [move.cubes for move in moves(state, SellCubes)] == [1, 2, 3]
    assert refusal(state, SellCubes(4)) == ("no-second-sale", "GC-IMP-22")
    two = action(game, Player(cellar="4 merlot@3, gamay@1", ready="bulk_buyer"), Player())
    play(two, BULK, SellWine(3, "merlot"))
    assert refusal(two, SellCubes(4)) is None


def test_with_whole_sales_a_bulk_buyer_needs_two_wines(game: GrandCruGame) -> None:
    """GC-IMP-22, GC-SELL-03: with that ruling many cubes in one place are one sale only."""
    one = action(game, Player(cellar="5 merlot@3", ready="bulk_buyer"), Player(), options=WHOLE)
    assert refusal(one, BULK) == ("no-second-sale", "GC-IMP-22")
    two = action(game, Player(cash=0, cellar="5 merlot@3, 2 gamay@3", ready="bulk_buyer"), Player(), options=WHOLE)
    play(two, BULK, SellWine(3, "gamay"), SellWine(3, "merlot"))
    assert (cash(two)[0], cellar(two), two.actor) == (4 + 15, {}, 1)


# ---------------------------------------------------------------------- sales of the festival


def test_an_extra_delivery_goes_to_the_supply(game: GrandCruGame) -> None:
    """GC-FEST-12, GC-FEST-26: one barrel, one variety, paid before demand falls."""
    start = festival(game, Player(cash=0, cellar="2 merlot@5, gamay@2, pinot@4"), Player(), demand={"merlot": 6})
    start.play(Visit("extra_delivery"))
    assert start.moves() == [SellWine(2, "gamay"), SellWine(5, "merlot")]
    state = play(start.copy(), SellWine(5, "merlot"), SellCubes(2))
    assert (cash(state)[0], step(state, "merlot"), cask(state), supply(state, "merlot")) == (12, 5, {}, 20)
    assert rules_told(state, "sold-to-supply") == ["GC-FEST-12"]
    lowest = play(start, SellWine(2, "gamay"))
    assert (cash(lowest)[0], step(lowest, "gamay")) == (2, 0)


def test_a_primeur_is_wine_left_of_its_zone_at_a_franc_less_for_each_missing_year(game: GrandCruGame) -> None:
    """GC-FEST-14, GC-FEST-15: any number of one variety from one barrel, to the supply; demand falls."""
    wine = "3 cabernet@2, cabernet@4, gamay@1"
    start = festival(game, Player(cash=0, cellar=wine), Player(), demand={"cabernet": 6})
    start.play(Visit("primeur"))
    assert start.moves() == [SellEarly(2, "cabernet")]
    assert refusal(start, SellEarly(4, "cabernet")) == ("already-mature", "GC-FEST-14")
    assert refusal(start, SellWine(4, "cabernet")) == ("other-sale", "GC-SELL-01")
    assert details(start, SellEarly(2, "cabernet")) == {"cubes": 3, "price": 5, "full": 7, "years": 2}
    start.play(SellEarly(2, "cabernet"))
    for number in (1, 2, 3):
        state = play(start.copy(), SellCubes(number))
        assert (cash(state)[0], step(state, "cabernet"), cask(state)) == (5 * number, 5, {})
        assert supply(state, "cabernet") == 23 - 4 + number


def test_a_primeur_never_costs_money(game: GrandCruGame) -> None:
    """GC-FEST-14: the price does not fall below nothing, even five years early."""
    state = festival(game, Player(cash=3, cellar="pinot@1"), Player(), options={"maturity_zones": "two_barrel_windows"})
    play(state, Visit("primeur"), SellEarly(1, "pinot"))
    assert cash(state)[0] == 3


def test_the_sales_of_the_festival_need_fitting_wine(game: GrandCruGame) -> None:
    """GC-FEST-08, GC-FEST-12, GC-FEST-14: mature for one, young for the other."""
    mature = festival(game, Player(cellar="gamay@1"), Player())
    assert refusal(mature, Visit("primeur")) == ("nothing-early", "GC-FEST-08")
    young = festival(game, Player(cellar="pinot@4"), Player())
    assert refusal(young, Visit("extra_delivery")) == ("nothing-mature", "GC-FEST-08")


def test_whole_sales_hold_at_the_festival_too(game: GrandCruGame) -> None:
    """GC-FEST-15, GC-SELL-03: with that ruling all cubes go."""
    state = festival(game, Player(cash=0, cellar="3 pinot@4, 2 gamay@1"), Player(), options=WHOLE)
    play(state, Visit("primeur"), SellEarly(4, "pinot"))
    assert (cash(state)[0], cellar(state)) == (9, {"gamay@1": 2})
    play(state, LEAVE)
    assert question(state) == "ChooseSpecial"
