"""Components, set-up and draft (DP-COMP, DP-SETUP, DP-TWO, DP-FAST)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told, seats_told
from tutor.core.decision import CHANCE
from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.examples.positions import (
    Player,
    act,
    coins,
    flute,
    held,
    let,
    moves,
    play,
    points,
    question,
    road_of,
    told,
    turn,
    workers,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    AssignVintage,
    DealStart,
    DealTile,
    DealVintage,
    DrawGrape,
    KeepVintage,
    LayExtra,
    LayRatio,
    MoveDisc,
    Sell,
    SendToRoad,
    ShowAccessory,
    ShowCard,
    ShowObjective,
    ShowTile,
    ShowToken,
    TakeWorker,
)
from tutor.games.dom_pierre.names import COLUMNS, EXTRAS, NONE, OBJECTIVES, ROADS, VARIETIES, VINTAGE
from tutor.games.dom_pierre.state import DomPierre

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def until(state: DomPierre, name: str) -> DomPierre:
    """Let chance go on until a question of this kind comes up."""
    while question(state) != name:
        state.play(state.moves()[0])
    return state


def drafted(state: DomPierre) -> DomPierre:
    while question(state) in ("KeepOne", "AssignReceived"):
        state.play(state.moves()[0])
    return state


# ---------------------------------------------------------------------- components


def test_the_box_holds_what_the_book_lists(game: DomPierreGame) -> None:
    """DP-COMP-01, DP-COMP-02, DP-COMP-04, DP-COMP-06, DP-COMP-07, DP-COMP-08, DP-COMP-09, DP-COMP-11."""
    box = game.box
    assert box.bunches == [17, 17, 17]
    assert sum(box.harvest_tiles) == 45 and [sum(box.harvest_tiles[v : v + 3]) for v in (0, 3, 6)] == [15] * 3
    assert box.accessories == [[4] * 4, [4] * 4] and box.accessory_values == [1, 2]
    assert sum(box.tokens) == 16 and len(set(box.token_kinds)) == 7
    assert len(box.ratios) == 5 and len(box.ratio_points) == 10
    assert box.vintages == [2] * 6
    assert (len(box.start_cards), len(box.objectives), len(box.cards)) == (4, 45, 60)
    assert Counter(box.card_roads) == dict.fromkeys(range(4), 15)


def test_coins_small_tokens_and_tiles(game: DomPierreGame) -> None:
    """DP-COMP-05, DP-COMP-10, DP-SETUP-14: 40 champagne tiles, 28 coins, modifiers, 12 flags."""
    parts = game.data["components"]
    assert (parts["coins_1fr"], parts["coins_5fr"]) == (22, 6)
    assert (parts["modifier_plus1"], parts["modifier_plus2"]) == (18, 6)
    assert sum(game.box.champagne_tiles.values()) == 40 and 2 not in game.box.champagne_tiles
    assert game.box.flags == [6, 6]


def test_what_can_run_out_and_what_cannot(game: DomPierreGame) -> None:
    """DP-COMP-12, DP-COMP-13, DP-COMP-14: coins are never refused; champagne means bottles and barrels."""
    state = turn(game, Player(coins=90, left="barrel 3, bottle 3"))
    assert len(state.moves()) > 6 and coins(state) == 90
    assert [move.vessel for move in act(state, "sales").moves() if isinstance(move, Sell)][:2] == ["barrel", "bottle"]


@COUNTS
def test_every_player_starts_alike(game: DomPierreGame, players: int) -> None:
    """DP-COMP-03, DP-SETUP-20, DP-SETUP-21, DP-SETUP-22, DP-SETUP-23, DP-SETUP-24, DP-SETUP-32."""
    state = game.new(players, 1)
    for seat, maison in enumerate(state.maisons):
        assert maison.rows == [0] * 6 and maison.level == 0 and points(state, seat) == 0
        assert workers(state, seat) == {"reserve": 8, "house": 0, "presses": 1}
        assert held(state, "left", seat) == "barrel 3"
        assert coins(state, seat) == 4 and maison.corked
        assert held(state, "centre", seat).endswith(" 1") and held(state, "right", seat) == ""


# ---------------------------------------------------------------------- the main board


@COUNTS
def test_the_flute_has_four_tokens_each_and_three_face_up(game: DomPierreGame, players: int) -> None:
    """DP-SETUP-01, DP-SETUP-02, DP-SETUP-03, DP-SETUP-04: boards, flute; the rest of the tokens is boxed unseen."""
    state = game.new(players, 3)
    assert flute(state) == (3, 4 * players - 3)
    assert state.face_down.size == 16 - 3
    assert rules_told(state, "token-flipped") == ["DP-SETUP-03"] * 3
    assert rules_told(state, "set-up") == ["DP-SETUP-01"]


@COUNTS
def test_extras_lie_on_the_cells_of_the_player_count(game: DomPierreGame, players: int) -> None:
    """DP-SETUP-05, DP-SETUP-06, DP-TWO-05: one accessory of each type and a coin; twelve grey ones are left."""
    state = game.new(players, 5, chance="explicit")
    until(state, "PlaceExtra")
    assert [move.extra for move in state.moves()] == list(EXTRAS)
    assert refusal(state, LayExtra("tractor")) == ("no-such-extra", "DP-SETUP-05")
    play(state, LayExtra("coin"))
    assert refusal(state, LayExtra("coin")) == ("extra-laid", "DP-SETUP-05")
    assert state.weights() == [0.25] * 4
    let(state)
    cells = game.box.extra_cells[players]
    assert sorted(state.extras) == sorted(cells)
    assert sum(state.grey) == 12
    others = {cell for count, row in game.box.extra_cells.items() if count != players for cell in row} - set(cells)
    assert others and not others & set(state.extras)


def test_the_village_gets_two_stacks_of_harvest_tiles(game: DomPierreGame) -> None:
    """DP-SETUP-07, DP-SETUP-08: a 3 and a 2 of each variety; only the tops are seen, the rest is the supply."""
    state = until(game.new(3, 0, chance="explicit"), "RevealTile")
    assert len(state.moves()) == 6 and state.weights() == [1 / 6] * 6
    assert refusal(state, ShowTile("chardonnay", 1, 0)) == ("tile-not-covered", "DP-SETUP-07")
    play(state, ShowTile("pinot_noir", 3, 0))
    assert refusal(state, ShowTile("pinot_noir", 3, 0)) == ("tile-not-covered", "DP-SETUP-07")
    play(state, ShowTile("chardonnay", 2, 0))
    assert state.harvest.sizes == [3, 3] and len(state.harvest.hidden) == 4
    assert state.supply == [5, 4, 4] * 3


def test_blue_accessories_form_two_stacks_of_eight(game: DomPierreGame) -> None:
    """DP-SETUP-09: shuffled, face up."""
    state = until(game.new(3, 0, chance="explicit"), "RevealAccessory")
    assert refusal(state, ShowAccessory("ribbon")) == ("accessory-not-covered", "DP-SETUP-09")
    assert state.weights() == [0.25] * 4
    let(state)
    assert state.blue.sizes == [8, 8] and len(state.blue.hidden) == 14


@COUNTS
def test_market_decks_show_their_top_card(game: DomPierreGame, players: int) -> None:
    """DP-SETUP-10, DP-TWO-01, DP-SETUP-33: fifteen cards each, ten with two players."""
    state = until(game.new(players, 0, chance="explicit"), "RevealCard")
    size = 10 if players == 2 else 15
    assert len(state.moves()) == size
    assert refusal(state, ShowCard("E01")) == ("other-deck", "DP-SETUP-10")
    if players == 2:
        assert refusal(state, ShowCard("N07")) == ("card-not-left", "DP-SALE-12")
    play(state, ShowCard("N01"))
    assert state.tops[0] == 0 and state.unseen[0].bit_count() == size - 1


def test_four_of_five_ratio_tiles_are_laid_with_a_random_face(game: DomPierreGame) -> None:
    """DP-SETUP-11, DP-COMP-08: a tile lies beside one road at most."""
    state = until(game.new(3, 0, chance="explicit"), "PlaceRatio")
    assert len(state.moves()) == 10 and state.weights() == [0.1] * 10
    assert refusal(state, LayRatio("R9", "a")) == ("no-such-ratio", "DP-COMP-08")
    play(state, LayRatio("R3", "b"))
    assert refusal(state, LayRatio("R3", "a")) == ("ratio-laid", "DP-SETUP-11")
    assert len(state.moves()) == 8
    play(state, LayRatio("R1", "a"), LayRatio("R2", "a"), LayRatio("R4", "a"))
    assert told(state, "ratio-laid")[0] == {"road": "north", "points": [2, 4, 8]}


@COUNTS
def test_five_objectives_are_offered(game: DomPierreGame, players: int) -> None:
    """DP-SETUP-12, DP-TWO-02: out of 45 cards, or 35 with two players."""
    state = until(game.new(players, 0, chance="explicit"), "DrawObjective")
    assert len(state.moves()) == (35 if players == 2 else 45)
    assert refusal(state, ShowObjective("OB99")) == ("no-such-objective", "DP-COMP-11")
    play(state, ShowObjective("OB01"))
    assert refusal(state, ShowObjective("OB01")) == ("objective-not-in-deck", "DP-OBJ-04")
    let(state)
    assert state.offer.bit_count() == 5


def test_three_marked_bunches_and_a_random_one(game: DomPierreGame) -> None:
    """DP-SETUP-13: 4 bunches on the board, 47 in the bag."""
    state = until(game.new(3, 0, chance="explicit"), "FirstGrape")
    assert state.weights() == [1 / 3] * 3
    assert refusal(state, DrawGrape("riesling")) == ("no-such-variety", "DP-COMP-02")
    play(state, DrawGrape("pinot_noir"))
    assert [mask.bit_count() for mask in state.grapes] == [1, 1, 2]
    assert state.bag.size == 47 and state.bag.counts == [16, 16, 15]


def test_every_player_is_dealt_a_harvest_tile_of_value_1(game: DomPierreGame) -> None:
    """DP-SETUP-25: out of two of each variety; those not dealt stay in the supply."""
    state = until(game.new(4, 0, chance="explicit"), "DealHarvest")
    assert refusal(state, DealTile("riesling")) == ("no-such-variety", "DP-COMP-02")
    play(state, DealTile("chardonnay"), DealTile("chardonnay"))
    assert refusal(state, DealTile("chardonnay")) == ("tile-not-left", "DP-SETUP-25")
    assert state.weights() == [0.5, 0.5]
    play(state, DealTile("pinot_noir"), DealTile("pinot_meunier"))
    assert [held(state, "centre", seat) for seat in range(4)] == [
        "chardonnay 1", "chardonnay 1", "pinot_noir 1", "pinot_meunier 1"
    ]  # fmt: skip
    assert state.supply == [3, 4, 4, 4, 4, 4, 4, 4, 4]


@COUNTS
def test_start_cards_decide_who_begins(game: DomPierreGame, players: int) -> None:
    """DP-SETUP-26, DP-SETUP-27, DP-SETUP-34, DP-FREE-11: one each, the first-player card among them; clockwise."""
    for holder in range(players):
        state = until(game.new(players, 0, chance="explicit"), "DealStartCard")
        assert len(state.moves()) == players
        others = iter(["SC2", "SC3", "SC4"])
        for seat in range(players):
            play(state, DealStart("SC1" if seat == holder else next(others)))
            if seat == holder and seat + 1 < players:
                assert refusal(state, DealStart("SC1")) == ("start-card-not-left", "DP-SETUP-26")
        assert state.first == holder and seats_told(state, "first-player") == [holder]
        let(state)
        drafted(state)
        assert state.actor == holder
        assert state.scores() == [1] * players, "a face-up start card is one crown"


# ---------------------------------------------------------------------- the draft


def dealt(game: DomPierreGame, hands: list[list[str]], **options: bool) -> DomPierre:
    """Return a draft in which these hands are dealt."""
    state = until(game.new(len(hands), 0, chance="explicit", **options), "DealToken")
    return play(state, *(DealVintage(column) for hand in hands for column in hand))


HANDS = [
    ["vineyard", "vineyard", "cellar"],
    ["village", "logistics", "sales"],
    ["sales", "objectives", "objectives"],
]


def test_everybody_keeps_one_of_three_tokens_and_passes_two(game: DomPierreGame) -> None:
    """DP-SETUP-28, DP-SETUP-29, DP-SETUP-30, DP-SETUP-34: at the same time, to the next seat."""
    state = until(game.new(3, 0, chance="explicit"), "DealToken")
    assert refusal(state, DealVintage("kitchen")) == ("no-such-column", "DP-TURN-03")
    play(state, DealVintage("vineyard"), DealVintage("vineyard"))
    assert refusal(state, DealVintage("vineyard")) == ("vintage-not-left", "DP-SETUP-28")
    state = dealt(game, HANDS)
    assert state.actor == 0 and [move.column for move in moves(state, KeepVintage)] == ["vineyard", "cellar"]
    assert refusal(state, KeepVintage("sales")) == ("not-in-hand", "DP-SETUP-28")
    play(state, KeepVintage("cellar"), KeepVintage("village"))
    assert state.maisons[0].spaces == [0] * 6, "nothing is laid down before all have chosen"
    play(state, KeepVintage("sales"))
    assert [[COLUMNS[t] for t in m.draft] for m in state.maisons] == [
        ["objectives", "objectives"], ["vineyard", "vineyard"], ["logistics", "sales"]
    ]  # fmt: skip
    assert [m.spaces.index(VINTAGE) for m in state.maisons] == [1, 2, 4]


def test_of_the_two_received_one_is_green_and_one_is_force(game: DomPierreGame) -> None:
    """DP-SETUP-30, DP-SETUP-31, DP-TOK-13: undealt tokens and the green side of a force token leave unseen."""
    state = dealt(game, HANDS)
    play(state, KeepVintage("cellar"), KeepVintage("village"), KeepVintage("sales"))
    assert refusal(state, AssignVintage("sales")) == ("not-in-hand", "DP-SETUP-30")
    play(state, AssignVintage("objectives"), AssignVintage("vineyard"), AssignVintage("sales"))
    assert [(COLUMNS[m.vintage], m.force) for m in state.maisons] == [
        ("objectives", True), ("vineyard", True), ("sales", True)
    ]  # fmt: skip
    assert state.pool.size == 0 and told(state, "vintages-left") == [{"tokens": 3}]
    assert all(not m.draft and m.chosen == NONE for m in state.maisons)


def test_hands_of_the_draft_are_hidden_and_passed_ones_are_known(game: DomPierreGame) -> None:
    """DP-SETUP-28: a seat knows its hand; after the passing also what it gave to the left."""
    state = dealt(game, HANDS)
    play(state, KeepVintage("cellar"))
    seen = state.view(1)["maisons"]
    assert (seen[0]["draft"], seen[1]["draft"], seen[2]["draft"]) == (3, HANDS[1], 3)
    assert seen[0]["chosen"] is True and state.view(0)["maisons"][0]["chosen"] == "cellar"
    assert state.view(1)["vintage_pool"] == 3
    play(state, KeepVintage("village"), KeepVintage("sales"))
    seen = state.view(1)["maisons"]
    assert seen[2]["draft"] == ["logistics", "sales"] and seen[0]["draft"] == 2
    assert state.view(-1)["maisons"][0]["draft"] == 2


@pytest.mark.parametrize("same", [True, False])
def test_in_the_fast_variant_both_green_tokens_are_in_place(game: DomPierreGame, same: bool) -> None:
    """DP-FAST-01, DP-FAST-02, DP-FAST-03: fast_variant; if both are of one action, one is lost."""
    hands = [["vineyard", "cellar", "sales"], ["village", "logistics", "objectives"], ["cellar", "sales", "village"]]
    state = dealt(game, hands, fast_variant=True)
    play(state, KeepVintage("cellar"), KeepVintage("village"), KeepVintage("village"))
    play(state, AssignVintage("cellar" if same else "sales"), AssignVintage("vineyard"), AssignVintage("logistics"))
    maison = state.maisons[0]
    assert maison.spaces.count(VINTAGE) == (1 if same else 2)
    assert maison.vintage == NONE and maison.force and maison.rows == [1] * 6
    assert rules_told(state, "vintage-doubled" if same else "vintage-placed")[0] == "DP-FAST-02"


def test_there_is_no_solo_game(game: DomPierreGame) -> None:
    """DP-FAST-04: two to four players, one official variant."""
    assert list(game.players) == [2, 3, 4]
    assert [option.name for option in game.options.values() if option.official] == ["fast_variant"]


# ---------------------------------------------------------------------- two players


def test_two_players_have_an_objectives_token_each(game: DomPierreGame) -> None:
    """DP-TWO-04, DP-TWO-06: the draft has the other ten; four stay undealt."""
    state = until(game.new(2, 0, chance="explicit"), "DealToken")
    assert state.pool.size == 10 and state.pool.counts[OBJECTIVES] == 0
    assert refusal(state, DealVintage("objectives")) == ("vintage-not-left", "DP-SETUP-28")
    let(state)
    assert state.pool.size == 4
    drafted(state)
    assert all(maison.spaces[OBJECTIVES] == VINTAGE for maison in state.maisons)


def test_neutral_workers_block_their_spaces_and_count_for_nobody(game: DomPierreGame) -> None:
    """DP-TWO-03: they are skipped, and never move."""
    state = act(turn(game, Player(house=3)), "logistics", *[TakeWorker("house")] * 3, TakeWorker("reserve"))
    play(state, *[SendToRoad("north")] * 4)
    assert road_of(state, "north") == [1, 3, 4, 6]
    assert [bit_list(game.box.neutral[2][road]) for road in range(4)] == [[1, 4]] * 4
    assert game.box.neutral[3] == [0] * 4
    state = turn(game, Player(coins=0, left="barrel 3"))
    act(state, "sales", Sell("north", "left", "barrel", 3))
    assert coins(state) == 0, "no coins for neutral workers, no bonus of theirs"


def test_the_layout_is_data(game: DomPierreGame) -> None:
    """DP-SETUP-35: rows, spaces and cells are read, not assumed."""
    assert game.box.road_lengths == [6] * 4 and len(game.box.cells) == 56
    assert (game.box.wineries[False].top, game.box.wineries[True].start) == (6, 1)


def test_the_same_seats_give_the_same_journal(game: DomPierreGame) -> None:
    """DP-SETUP-33: what a player count leaves out is told to all."""
    assert rules_told(game.new(2, 0), "removed") == ["DP-SETUP-33"]
    assert rules_told(game.new(3, 0), "removed") == []


def test_chance_deals_before_anybody_is_asked(game: DomPierreGame) -> None:
    """DP-SETUP-28: with chance as an actor, every draw of the set-up is its own."""
    state = game.new(2, 0, chance="explicit")
    draws = 0
    while state.actor == CHANCE:
        state.play(state.moves()[0])
        draws += 1
    assert draws == 3 + 5 + 2 + 2 + 4 + 4 + 5 + 1 + 2 + 2 + 6
    assert question(state) == "KeepOne"


def test_a_token_that_everybody_has_seen_cannot_turn_up(game: DomPierreGame) -> None:
    """DP-SETUP-02: the flute is filled from sixteen tokens."""
    state = game.new(2, 0, chance="explicit")
    assert question(state) == "FlipToken"
    assert refusal(state, ShowToken("moon")) == ("no-such-token", "DP-COMP-07")
    play(state, ShowToken("points_low"))
    assert refusal(state, ShowToken("points_low")) == ("token-not-left", "DP-PREST-04")
    assert len(VARIETIES) == 3 and len(ROADS) == 4


def test_moves_before_the_first_turn_belong_to_the_draft(game: DomPierreGame) -> None:
    """DP-TURN-01: no disc moves before the draft is over."""
    state = game.new(3, 0)
    found = state.why_not(MoveDisc("sales"))
    assert found is not None and found.name == "not-asked"
