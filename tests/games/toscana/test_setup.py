"""Components and set-up (TO-COMP, TO-SETUP)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import tutor
from tests.games.toscana.looking import refusal, rules_told, told
from tutor.core.decision import CHANCE
from tutor.games.toscana.box import GOODS, TERRAINS
from tutor.games.toscana.examples.positions import Player, line, play, recommendations, set_up, turn, warehouse
from tutor.games.toscana.examples.preparation import starting_order
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import Buy, Draw, FirstPlayer, Hire, LayTile, Place, PlaceWater, Sell, UseAction

ALL_COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def test_the_market_has_a_column_for_each_of_the_five_goods(game: ToscanaGame) -> None:
    """TO-COMP-01, TO-COMP-02: money, market and map are all there; column order as in the data."""
    assert list(GOODS) == game.data["goods"]["order"] == ["red", "white", "champagne", "rose", "water"]
    fields = game.new(2, 0).fields()
    assert list(fields["prices"]) == list(fields["market"]) == list(fields["recommendations"]) == list(GOODS)
    assert [len(row) for row in fields["map"]] == [8, 8, 8, 8]
    assert [winery["money"] for winery in fields["wineries"]] == [3, 3]


@ALL_COUNTS
def test_every_cube_is_in_exactly_one_place(game: ToscanaGame, players: int) -> None:
    """TO-COMP-03, TO-SETUP-11: bank, market and warehouses together are the supply of each good."""
    state = game.new(players, 0)
    totals = [sum(places) for places in zip(state.bank, state.market, *(w.goods for w in state.wineries), strict=True)]
    assert totals == [25, 20, 15, 15, 25]


def test_water_on_crossroads_is_neither_in_the_bank_nor_in_a_warehouse(game: ToscanaGame) -> None:
    """TO-COMP-03: a placed cube lies on its crossroads until the production is over."""
    start = turn(game, Player("0·0·0·0·5"), Player())
    state = play(start.copy(), UseAction("production"), PlaceWater("A1-B2"), PlaceWater("C7-D8"))
    assert state.wineries[0].goods[4] == 3
    assert state.bank[4] == start.bank[4]
    assert [game.box.crossroads[number] for number in state.placed] == ["A1-B2", "C7-D8"]
    state.check()


def test_the_price_ladder_has_eight_steps_and_the_lowest_counts_as_0_or_1(game: ToscanaGame) -> None:
    """TO-COMP-04: 0/1, 1, 2, … 7; only the lowest step has two values."""
    bought, sold = [], []
    for price in range(8):
        state = turn(game, Player("1·0·0·0·0", money=10), Player(), prices=f"{price}·3·4·3·1")
        bought.append(10 - play(state.copy(), UseAction("trade"), Buy("red", 1)).wineries[0].money)
        sold.append(play(state, UseAction("trade"), Sell("red", 1)).wineries[0].money - 10)
    assert bought == [1, 1, 2, 3, 4, 5, 6, 7]
    assert sold == [0, 1, 2, 3, 4, 5, 6, 7]


def test_one_recommendation_space_is_empty_at_the_start_and_it_is_that_of_water(game: ToscanaGame) -> None:
    """TO-COMP-05, TO-SETUP-10: two plus, two minus, one empty."""
    assert recommendations(game.new(2, 0)) == "+--+0"


def test_a_warehouse_holds_five_of_each_good_and_not_six(game: ToscanaGame) -> None:
    """TO-COMP-06, TO-COMP-07: 25 cubes in a warehouse, 5 of a good in the market."""
    assert warehouse(turn(game, Player("5·5·5·5·5"), Player(), market="5·5·5·5·5")) == "5·5·5·5·5"
    with pytest.raises(tutor.BadSave):
        turn(game, Player("6·0·0·0·0"), Player())
    with pytest.raises(tutor.BadSave):
        turn(game, Player(), Player(), market="6·3·2·2·4")


def test_a_player_has_five_workers_three_masters_and_seven_tasting_tiles(game: ToscanaGame) -> None:
    """TO-COMP-08: four workers and three masters on the row, one worker in hand; 2 + 5 tiles."""
    state = game.new(2, 0)
    pieces = [slot.piece for slot in game.box.slots]
    assert pieces == ["worker"] * 4 + ["wine_master"] * 3
    assert game.box.workers == pieces.count("worker") + 1
    assert told(state, "pieces-ready") == [{"workers": 4, "masters": 3}]
    for winery in state.wineries:
        assert len(winery.hand) + winery.stack.size == 7


def test_the_map_has_32_spaces_of_six_kinds(game: ToscanaGame) -> None:
    """TO-COMP-09, TO-SETUP-04: the printed map is used by default."""
    state = game.new(2, 0)
    assert state.fields()["map"] == ["RBCAWBWC", "WPWPRARB", "BACBWPWP", "WRWRCRAW"]
    counts = Counter(TERRAINS[terrain] for terrain in state.map)
    assert counts == {"water": 9, "red": 6, "white": 5, "champagne": 4, "rose": 4, "abandoned": 4}
    assert len(told(state, "printed-map")) == 1


def test_a_crossroads_touches_four_spaces_and_the_rim_has_none(game: ToscanaGame) -> None:
    """TO-COMP-10: 3 × 7 inner points."""
    box = game.box
    assert len(box.crossroads) == 21
    around = {name: [box.spaces[s] for s in touched] for name, touched in zip(box.crossroads, box.touches, strict=True)}
    assert around["A1-B2"] == ["A1", "A2", "B1", "B2"]
    assert around["B3-C4"] == ["B3", "B4", "C3", "C4"]
    assert around["C7-D8"] == ["C7", "C8", "D7", "D8"]
    touching = Counter(space for touched in around.values() for space in touched)
    assert [touching[corner] for corner in ("A1", "A8", "D1", "D8")] == [1, 1, 1, 1]
    assert touching["A2"] == 2 and touching["B2"] == 4 and len(touching) == 32
    state = play(turn(game, Player(), Player()), UseAction("production"))
    assert refusal(state, PlaceWater("A8-B9")) == ("no-such-crossroads", "TO-COMP-10")
    assert refusal(state, PlaceWater("B2-A1")) == ("no-such-crossroads", "TO-COMP-10")


@pytest.mark.parametrize("players", [0, 1, 6, -2, 2.0, "3", True])
def test_the_game_is_for_two_to_five_players(game: ToscanaGame, players: object) -> None:
    """TO-COMP-12: no solo game."""
    assert list(game.players) == [2, 3, 4, 5]
    with pytest.raises(tutor.BadSetup):
        game.new(players, 0)


@ALL_COUNTS
def test_all_players_start_alike_at_every_table(game: ToscanaGame, players: int) -> None:
    """TO-COMP-13, TO-SETUP-01, TO-SETUP-09, TO-SETUP-16, TO-PC-01: only tasting hands and colour differ."""
    state = game.new(players, 3)
    alike = [{**w, "hand": 0, "stack": 0} for w in state.fields()["wineries"]]
    assert alike == [alike[0]] * players
    assert alike[0]["money"] == 3
    assert [warehouse(state, seat) for seat in range(players)] == ["2·0·0·0·2"] * players
    assert [line(state.prices), line(state.market)] == ["2·3·4·3·1", "3·3·2·2·4"]
    assert state.map == game.box.printed_map
    assert line(state.bank) == f"{22 - 2 * players}·17·13·13·{21 - 2 * players}"


def test_money_is_moved_by_buying_and_selling_and_starts_at_3(game: ToscanaGame) -> None:
    """TO-SETUP-01, TO-SETUP-02: the token goes back by the cost and forward by the proceeds."""
    state = play(turn(game, Player(), Player()), UseAction("trade"))
    assert state.wineries[0].money == 3
    assert play(state.copy(), Buy("water", 2)).wineries[0].money == 1
    assert play(state.copy(), Sell("red", 1), Sell("water", 1)).wineries[0].money == 6


def test_a_purchase_that_cannot_be_paid_is_refused_and_changes_nothing(game: ToscanaGame) -> None:
    """TO-SETUP-03: money never falls below 0."""
    state = play(turn(game, Player(money=3), Player()), UseAction("trade"))
    before = state.to_json()
    assert refusal(state, Buy("champagne", 1)) == ("too-dear", "TO-SETUP-03")
    with pytest.raises(tutor.IllegalMove):
        state.play(Buy("champagne", 1))
    assert state.to_json() == before
    assert refusal(state, Buy("white", 1)) is None


def test_every_tile_in_every_orientation_is_equally_likely_for_every_slot(game: ToscanaGame) -> None:
    """TO-SETUP-05, TO-COMP-11, TO-VAR-01: eight tiles, four orientations, each tile once."""
    state = game.new(3, 0, chance="explicit", free_map=True)
    tiles = [f"M{number}" for number in range(1, 9)]
    for left in range(8, 0, -1):
        assert state.moves() == [LayTile(tile, turns) for tile, turns in product(tiles[8 - left :], range(4))]
        assert state.weights() == [1 / (4 * left)] * (4 * left)
        state.play(LayTile(tiles[8 - left], left % 4))
        if left > 1:
            assert refusal(state, LayTile(tiles[0], 0)) == ("tile-not-left", "TO-SETUP-05")
    assert told(state, "tile-laid")[1] == {"tile": "M2", "space": "A3", "turns": 3}
    assert [event["space"] for event in told(state, "tile-laid")] == ["A1", "A3", "A5", "A7", "C1", "C3", "C5", "C7"]


def test_tiles_keep_their_printed_orientation_if_they_are_not_turned(game: ToscanaGame) -> None:
    """TO-SETUP-05 with map_tile_rotation off: only the places are random."""
    state = game.new(2, 0, chance="explicit", free_map=True, map_tile_rotation=False)
    assert state.moves() == [LayTile(f"M{number}", 0) for number in range(1, 9)]
    assert refusal(state, LayTile("M1", 1)) == ("tile-not-left", "TO-SETUP-05")
    play(state, *(LayTile(f"M{number}", 0) for number in range(1, 9)))
    assert state.fields()["map"] == ["WRWRWBWC", "CBAPPRRA", "WRWPWBWC", "BACRAPBW"]


@pytest.mark.parametrize(
    ("turns", "rows"), [(0, ["WR", "CB"]), (1, ["CW", "BR"]), (2, ["BC", "RW"]), (3, ["RB", "WC"])]
)
def test_a_tile_turns_clockwise(game: ToscanaGame, turns: int, rows: list[str]) -> None:
    """TO-SETUP-05: M1 in its four orientations."""
    state = play(game.new(2, 0, chance="explicit", free_map=True), LayTile("M1", turns))
    assert [row[:2] for row in state.fields()["map"][:2]] == rows


@pytest.mark.parametrize("seed", range(20))
def test_any_random_map_has_the_terrain_of_the_printed_one(game: ToscanaGame, seed: int) -> None:
    """TO-COMP-11: the eight tiles hold 32 spaces in the same numbers."""
    state = game.new(2, seed, free_map=True)
    assert sorted(state.map) == sorted(game.box.printed_map)


def test_all_actions_are_available_at_the_start(game: ToscanaGame) -> None:
    """TO-SETUP-06: a token on each circle."""
    state = turn(game, *[Player()] * 5)
    assert [winery["spent"] for winery in state.fields()["wineries"]] == [[]] * 5
    assert state.moves() == [UseAction("hire"), UseAction("production"), UseAction("trade")]


def test_two_tasting_tiles_are_drawn_from_each_players_own_seven(game: ToscanaGame) -> None:
    """TO-SETUP-07: every tile of the own stack is equally likely; a drawn one cannot come again."""
    state = game.new(2, 0, chance="explicit")
    assert state.weights() == [1 / 7] * 7
    events = state.play(Draw("red", 1))
    assert state.weights() == [1 / 6] * 6
    assert refusal(state, Draw("red", 1)) == ("tasting-not-left", "TO-TASTE-06")
    assert refusal(state, Draw("champagne", -1)) == ("tasting-not-left", "TO-TASTE-06")
    state.check()
    state.play(Draw("white", -1))
    state.check()
    assert state.weights() == [1 / 7] * 7  # the next player's stack is whole
    assert state.fields()["wineries"][0]["hand"] == ["red+1", "white-1"]
    assert [(event.name, event.rule, event.secret) for event in events] == [("tile-drawn", "TO-SETUP-07", True)]


def test_the_first_piece_of_the_row_is_the_first_worker(game: ToscanaGame) -> None:
    """TO-SETUP-08: from left to right, workers then masters, and one worker on the map."""
    state = play(turn(game, Player(), Player()), UseAction("hire"))
    assert refusal(state, Hire("worker")) is None
    assert refusal(state, Hire("wine_master")) == ("leftmost-piece", "TO-HIRE-05")
    assert len(state.spaces_of(0)) == 1


@ALL_COUNTS
def test_any_player_may_be_drawn_as_first_player(game: ToscanaGame, players: int) -> None:
    """TO-SETUP-12: all equally likely."""
    state = game.new(players, 0, chance="explicit")
    play(state, *[Draw("red", 1), Draw("red", -1)] * players)
    assert state.moves() == [FirstPlayer(seat) for seat in range(players)]
    assert state.weights() == [1 / players] * players
    assert refusal(state, FirstPlayer(players)) == ("no-such-seat", "TO-SETUP-12")
    assert refusal(state, FirstPlayer(-1)) == ("no-such-seat", "TO-SETUP-12")


@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)])
def test_starting_workers_are_placed_counter_clockwise_and_the_first_player_is_last(
    game: ToscanaGame, players: int, first: int
) -> None:
    """TO-SETUP-13, TO-SETUP-15: then the first player begins; the workers are free."""
    state = set_up(game, players, first)
    assert starting_order(state) == [(first - place) % players for place in range(1, players + 1)]
    assert state.actor == first
    assert warehouse(state, first) == "2·0·0·0·2"
    assert state.wineries[first].hired == 0


def test_the_starting_worker_may_go_on_any_empty_space(game: ToscanaGame) -> None:
    """TO-SETUP-14: water and abandoned spaces too; not on an occupied one."""
    state = set_up(game, 2, first=0)
    assert state.moves() == [Place(space) for space in game.box.spaces]
    state.play(Place("B1"))
    assert refusal(state, Place("B1")) == ("start-occupied", "TO-SETUP-13")
    assert refusal(state, Place("E1")) == ("no-such-space", "TO-COMP-09")
    assert len(state.moves()) == 31
    assert rules_told(state, "start-placed") == ["TO-SETUP-13"]


def test_with_the_stricter_ruling_only_the_starting_worker_keeps_off_the_water(game: ToscanaGame) -> None:
    """TO-SETUP-14 with start_on_water off: abandoned spaces stay open, and later hirings are free."""
    state = set_up(game, 2, first=0, start_on_water=False)
    assert len(state.moves()) == 32 - 9
    assert refusal(state, Place("B1")) == ("start-water", "TO-SETUP-14")
    assert refusal(state, Place("A4")) is None
    play(state, Place("A4"), Place("A1"), UseAction("hire"), Hire("worker"))
    assert refusal(state, Place("B1")) is None


def test_a_player_places_with_map_market_hand_and_first_player_known(game: ToscanaGame) -> None:
    """TO-SETUP-17: map, wineries and hands, market, first player, workers, in this order."""
    state = game.new(3, 0, chance="explicit", free_map=True)
    asked = []
    while state.actor == CHANCE:
        asked.append(type(state.moves()[0]))
        state.play(state.moves()[0])
    assert asked == [LayTile] * 8 + [Draw] * 6 + [FirstPlayer]
    order = [event.name for event in state.journal or () if event.name not in ("tile-laid", "tile-drawn")]
    assert order == [
        "set-up", "money-start", "actions-ready", "pieces-ready", "goods-start", "market-ready", "bank-ready",
        "first-player",
    ]  # fmt: skip
    state.play(Place("A1"))
    assert state.view(state.actor)["pieces"] == {"A1": [2, "worker", 1]}
