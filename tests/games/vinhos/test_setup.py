"""Components and set-up (VC-COMP, VC-SETUP, VS-SETUP, VR-SETUP)."""

from __future__ import annotations

import pytest

import tutor
from tests.games.vinhos.looking import refusal, rules_told
from tutor.core.decision import CHANCE
from tutor.games.vinhos.examples.positions import (
    cash,
    cubes,
    idle,
    kinds,
    play,
    question,
    set_up,
    settle_chance,
    told,
    wines,
)
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import (
    AcceptGift,
    DealTycoon,
    DeclineGift,
    DrawPlayer,
    DrawUnused,
    DrawVintage,
    PlantFirst,
    TakeExpert,
    TakeFirstTile,
    TurnExpert,
    TurnVineyard,
    UsePort,
)
from tutor.games.vinhos.names import DAO, FIRST_MULTIPLIER, MINHO, REGIONS, SETUBAL


def test_one_box_holds_two_games_with_rules_in_common(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VC-GEN-01, VR-DIFF-01: rules of the other edition are in the book, but not played by."""
    assert (special.players, reserve.players) == (range(1, 5), range(2, 5))
    assert special.plays_by("VC-GEN-01") and special.plays_by("VS-SETUP-01") and not special.plays_by("VR-DIFF-01")
    assert reserve.plays_by("VR-DIFF-01") and not reserve.plays_by("VL-END-03")
    assert special.rulebook["VS-SETUP-12"].counterpart == "VR-SETUP-07"
    assert special.rulebook["VL-END-03"].solo and not special.rulebook["VC-GEN-01"].solo


def test_the_box_holds_what_the_list_says(game: VinhosGame) -> None:
    """VC-COMP-01, VC-COMP-02, VC-GEN-06: vintages, vineyards, experts, Port, cubes, barrels."""
    box = game.box
    assert (len(box.vintages), sum(map(len, box.vineyard_ids)), len(box.expert_ids)) == (9, 36, 24)
    assert (box.port_total, box.cube_total, box.barrels) == (6, 20, 8)
    assert all(sorted(colours) == [0, 0, 1, 1] for colours in box.vineyard_colours)


def test_what_belongs_to_one_edition_only(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VS-COMP-01, VR-COMP-01, VL-COMP-01: tycoon tiles and solo cards, feature tracks and fair tiles."""
    assert (sum(special.box.tile_copies[4]), sum(special.box.multiplier_copies[4])) == (18, 22)
    assert (len(special.box.cards), len(special.box.numbers)) == (9, 9)
    state = reserve.new(4, 1)
    assert state.tracks == [0, 0, 0, 0] and state.display == []
    assert [experts for _, experts in reserve.box.allowed] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("name", "estates"), [("vinhos-2016", 5), ("vinhos-2010", 4)])
def test_a_player_board_holds_estates(name: str, estates: int) -> None:
    """VC-COMP-03, VS-SETUP-03, VR-SETUP-02: five or four, none of them with a region yet; scores at 0."""
    state = tutor.game(name).new(3, 1)
    for vintner in state.vintners:
        assert vintner.region == [-1] * estates and len(vintner.wines) == estates * 4
        assert vintner.vp == vintner.fp == 0


def test_the_five_estate_variant(reserve: ReserveGame) -> None:
    """VR-VAR-02: with the boards of the 2016 edition."""
    state = reserve.new(3, 1, five_estates=True)
    assert len(state.vintners[0].region) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_supplies_of_2016(special: SpecialVintageGame, players: int) -> None:
    """VS-SETUP-01, VS-SETUP-02, VS-SETUP-11, VS-SETUP-13: by number of players; two barrels in stock, six away."""
    state = special.new(players, 0)
    row = players - 2
    assert state.enologists == (7, 10, 12)[row] and state.farmers == (9, 12, 16)[row]
    assert state.cellars == (8, 10, 12)[row] and state.wineries == (11, 15, 19)[row]
    assert [(v.barrels, v.magnates) for v in state.vintners] == [(2, [2, 2, 2])] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_supplies_of_2010(reserve: ReserveGame, players: int) -> None:
    """VR-SETUP-01, VR-SETUP-06, VR-SETUP-07, VR-SETUP-08: always four farmers; eight barrels, 10 Bagos, account 5."""
    state = reserve.new(players, 0)
    row = players - 2
    assert state.enologists == (7, 10, 12)[row] and state.farmers == 4
    assert state.cellars == (5, 7, 9)[row] and state.wineries == (8, 12, 16)[row]
    for vintner in state.vintners:
        assert (vintner.barrels, vintner.cash, vintner.account) == (8, 10, 5)
        assert reserve.box.positions[vintner.investment] == 1


def test_markers_start_in_their_places(game: VinhosGame) -> None:
    """VC-SETUP-01, VC-SETUP-02, VC-SETUP-04, VS-SETUP-04, VS-SETUP-07, VR-SETUP-05: centre, year 1, 20 cubes."""
    state = game.new(4, 0)
    assert all(vintner.marker == game.box.space_number["pass"] for vintner in state.vintners)
    assert all(vintner.booth == -1 and vintner.fp == 0 for vintner in state.vintners)
    assert (state.year, state.supply, game.box.tax_space[1]) == (1, 20, 0)


def test_the_first_vintage_tile(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VS-SETUP-05, VR-SETUP-03: drawn among eight in 2016, the mild one in 2010."""
    assert {special.new(2, seed).vintage for seed in range(60)} == set(range(9)) - {special.box.mild}
    state = reserve.new(2, 3)
    assert state.weather() == 0 and state.vintages.bit_count() == 8
    explicit = special.new(2, 0, chance="explicit")
    play(explicit, DrawPlayer(0))
    assert refusal(explicit, DrawVintage("V0")) == ("vintage-gone", "VC-YEAR-01")


def test_the_first_order_is_drawn(game: VinhosGame) -> None:
    """VS-SETUP-06, VR-SETUP-04, VC-GEN-08: everybody is equally likely, and has one place."""
    state = game.new(4, 0, chance="explicit")
    assert state.weights() == [0.25] * 4
    play(state, DrawPlayer(2))
    assert refusal(state, DrawPlayer(2)) == ("has-a-place", "VC-GEN-08")
    play(state, DrawPlayer(0), DrawPlayer(3))
    assert state.order == [2, 0, 3, 1]


@pytest.mark.parametrize(("players", "used"), [(2, 7), (3, 8), (4, 9)])
def test_unused_regions_leave_the_game(game: VinhosGame, players: int, used: int) -> None:
    """VC-SETUP-06, VC-SETUP-10: neither vineyards nor cubes nor effects."""
    state = game.new(players, 4)
    out = [region for region in range(9) if not state.in_play(region)]
    assert len(out) == 9 - used
    for region in out:
        assert state.tops[region] == -1 and not state.rests[region]
        assert refusal(state, PlantFirst(REGIONS[region])) == ("region-not-used", "VC-SETUP-10")
    assert refusal(state, PlantFirst("burgundy")) == ("no-such-region", "VC-REGION-00")


def test_regions_of_a_first_game(game: VinhosGame) -> None:
    """VC-SETUP-06: without Setúbal for three, without Setúbal and Algarve for two."""
    assert game.new(3, 0, first_game_regions=True).out == 1 << SETUBAL
    assert game.new(2, 0, first_game_regions=True).out == 1 << SETUBAL | 1 << 8
    assert game.new(4, 0, first_game_regions=True).out == 0


def test_unused_regions_are_drawn_by_chance(game: VinhosGame) -> None:
    """VC-SETUP-06: each once."""
    state = game.new(2, 0, chance="explicit")
    while question(state) != "DrawRegion":
        play(state, state.moves()[0])
    play(state, DrawUnused("minho"))
    assert refusal(state, DrawUnused("minho")) == ("region-not-used", "VC-SETUP-10")
    assert refusal(state, DrawUnused("burgundy")) == ("no-such-region", "VC-REGION-00")
    play(state, DrawUnused("dao"))
    assert state.out == 1 << MINHO | 1 << DAO


def test_stacks_and_piles_show_their_top_tile(game: VinhosGame) -> None:
    """VC-SETUP-03, VC-SETUP-05, VC-GEN-05: which tile comes is left to chance."""
    state = game.new(4, 0, chance="explicit")
    while question(state) != "DrawTop":
        play(state, state.moves()[0])
    assert refusal(state, TurnVineyard("V9R1")) == ("not-in-stack", "VC-SETUP-05")
    play(state, TurnVineyard("V1W2"))
    assert (state.tops[0], state.rests[0]) == (3, 0b0111)
    while question(state) != "DrawExpert":
        play(state, state.moves()[0])
    assert refusal(state, TurnExpert("aroma_cash")) == ("not-in-pile", "VC-SETUP-03")
    play(state, TurnExpert("taste_discount"))
    assert state.box.expert_ids[state.pile_tops[0]] == "taste_discount"


def test_the_first_vineyard_is_free_in_2016_and_paid_in_2010(game: VinhosGame) -> None:
    """VS-SETUP-14, VR-SETUP-09, VR-SETUP-12, VC-SETUP-08: cube, tile and disc; several may start in one region."""
    state = set_up(game, 4, order=[0, 1, 2, 3])
    before = cash(state)[0]
    price = game.box.vineyard_costs[7][state.tops[7]]
    play(state, PlantFirst("alentejo"))
    settle_chance(state)
    assert before - cash(state)[0] == (price if game.box.reserve else 0)
    assert (state.vintners[0].region[0], cubes(state, "alentejo")) == (7, 1)
    play(state, PlantFirst("alentejo"))
    assert state.vintners[1].region[0] == 7 and cubes(state, "alentejo") == 2


def test_everything_of_an_estate_comes_before_the_next_player_chooses(game: VinhosGame) -> None:
    """VC-SETUP-07, VC-SETUP-09: Port tiles, experts and the first wine."""
    state = set_up(game, 4, order=[0, 1, 2, 3])
    play(state, PlantFirst("douro"))
    settle_chance(state)
    assert state.vintners[0].ports == 2 and question(state) == "ChooseFirstPort"
    play(state, UsePort())
    assert (wines(state, 0, 1)[0], state.ports) == (5, 5)
    play(state, PlantFirst("setubal"))
    settle_chance(state)
    play(state, TakeExpert("taste"))
    settle_chance(state)
    play(state, TakeExpert("taste"))
    settle_chance(state)
    assert state.vintners[1].experts() == 2 and state.actor == 2
    assert rules_told(state, "first-wine") == ["VC-SETUP-07"] * 2


def test_a_stack_that_was_bought_empty_cannot_be_chosen(special: SpecialVintageGame) -> None:
    """VC-LIMIT-02: nor a vineyard that cannot be paid in 2010."""
    from tests.games.vinhos.looking import OTHERS
    from tutor.games.vinhos.examples.positions import Player, position

    stack = [["FirstVineyards", 1], ["ChooseFirstRegion", 0]]
    gone = {"gone": {"red": 2, "white": 2}, "top": None}
    given = {"year": 1, "vintage": "V1", "regions": {"dao": gone}}
    state = position(special, (Player(space="pass"), *OTHERS), stack, given, {})
    assert refusal(state, PlantFirst("dao")) == ("stack-empty", "VC-LIMIT-02")
    poor = position(tutor.game("vinhos-2010"), (Player(cash=2, space="pass"), *OTHERS), stack, {
        "year": 1, "vintage": "V0", "regions": {"minho": {"top": "V2R1"}, "dao": {"top": "V4R2"}},
    }, {})  # fmt: skip
    assert refusal(poor, PlantFirst("dao")) == ("too-dear", "VR-SETUP-09")


def test_order_and_extra_cash_of_2010(reserve: ReserveGame) -> None:
    """VR-SETUP-10, VR-SETUP-11: by region; the second of two gets 2 Bagos."""
    state = set_up(reserve, 2, order=[0, 1])
    regions = [region for region in range(9) if state.in_play(region) and REGIONS[region] not in ("douro", "setubal")]
    play(state, PlantFirst(REGIONS[regions[-1]]))
    settle_chance(state)
    play(state, PlantFirst(REGIONS[regions[0]]))
    settle_chance(state)
    assert state.order == [1, 0]
    assert [event["money"] for event in told(state, "money-taken")] == [2]


def test_starting_money_of_2016(special: SpecialVintageGame) -> None:
    """VS-SETUP-12: 19 to 22 Bagos by place."""
    state = set_up(special, 3, order=[2, 0, 1])
    assert cash(state) == [20, 21, 19]


@pytest.mark.parametrize(("players", "shown", "actions", "multipliers"), [(2, 6, 1, 12), (3, 9, 3, 22), (4, 12, 2, 22)])
def test_tycoon_tiles_at_the_start(
    special: SpecialVintageGame, players: int, shown: int, actions: int, multipliers: int
) -> None:
    """VS-SETUP-08, VS-SETUP-09, VS-SETUP-10, VS-SETUP-15, VS-SETUP-16, VS-SETUP-17: taken in reverse order."""
    state = special.new(players, 1, chance="explicit")
    asked = []
    while question(state) != "SpecialTurn":
        if question(state) == "DealTile" and not asked:
            assert refusal(state, DealTycoon("wine_high")) == ("tile-not-on-top", "VS-SETUP-16")
        if kinds(state, TakeFirstTile):
            asked.append(state.actor)
            assert refusal(state, TakeFirstTile("wine_high")) == ("tile-not-shown", "VS-SETUP-15")
            play(state, kinds(state, TakeFirstTile)[0])
        else:
            idle(state)
    assert asked == list(reversed(state.order))
    assert sum(tile >= 0 for tile in state.display) == shown
    assert sum(state.pile[:FIRST_MULTIPLIER]) == actions and sum(state.pile[FIRST_MULTIPLIER:]) == multipliers


def test_a_gift_may_be_refused_with_that_ruling(game: VinhosGame) -> None:
    """VC-REGION-12: region_gifts_compulsory decides whether one is asked."""
    free = set_up(game, 4, order=[0, 1, 2, 3], region_gifts_compulsory=False)
    play(free, PlantFirst("lisboa"))
    settle_chance(free)
    assert free.moves() == [AcceptGift(), DeclineGift()]
    declined = free.copy()
    play(declined, DeclineGift())
    settle_chance(declined)
    play(free, AcceptGift())
    settle_chance(free)
    assert (sum(free.vintners[0].wineries), sum(declined.vintners[0].wineries)) == (1, 0)
    setubal = set_up(game, 4, order=[0, 1, 2, 3], region_gifts_compulsory=False)
    play(setubal, PlantFirst("setubal"))
    settle_chance(setubal)
    play(setubal, AcceptGift(), DeclineGift(), TakeExpert("taste"))
    settle_chance(setubal)
    assert setubal.vintners[0].experts() == 1
    bound = set_up(game, 4, order=[0, 1, 2, 3])
    play(bound, PlantFirst("setubal"))
    settle_chance(bound)
    assert refusal(bound, DeclineGift()) == ("gift-compulsory", "VC-REGION-12")


def test_chance_is_fair_and_explicit_until_the_first_choice(game: VinhosGame) -> None:
    """VC-GEN-05: all draws of the set-up are chance."""
    state = game.new(4, 9, chance="explicit")
    draws = 0
    while state.actor == CHANCE:
        assert abs(sum(state.weights()) - 1) < 1e-9
        play(state, state.moves()[0])
        draws += 1
    assert draws > 15 and question(state) == "ChooseFirstRegion"
