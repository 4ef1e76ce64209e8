"""Components, set-up and what is hidden (GC-COMP, GC-SETUP, GC-INFO, GC-PC)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tutor
from tests.games.grand_cru.looking import details, refusal, rules_told
from tutor.core.decision import CHANCE
from tutor.games.grand_cru import hidden
from tutor.games.grand_cru.box import IMPROVEMENTS, TILES, VARIETIES, VINES
from tutor.games.grand_cru.examples.positions import (
    Player,
    act,
    action,
    bid,
    cash,
    deal,
    loan_round,
    loans,
    pawns,
    play,
    prestige,
    set_up,
    told,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import DealTile, RepayLoans, StartingLoans, StartPlayer

every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


def test_two_to_five_players_and_no_solo_game(game: GrandCruGame) -> None:
    """GC-COMP-01, GC-VAR-01: no other number, and no official variant."""
    assert list(game.players) == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(tutor.BadSetup):
            game.new(players=players)
    assert not any(option.official for option in game.options.values())


def test_the_boards_hold_what_the_book_names(game: GrandCruGame) -> None:
    """GC-COMP-02, GC-COMP-03, GC-COMP-05, GC-COMP-09: columns, casks, 12 spaces, 7 barrels, 4 free pawns, 5 markers."""
    box, state = game.box, game.new(5, 1)
    assert (box.spaces, box.barrels, box.pawns) == (12, 7, 4)
    assert len(state.markers) == len(state.estates[0].cask) == 5
    assert len(state.columns) == 5 and len(state.festival) == 12
    assert len(box.interest["staged"]) == 12
    assert len(game.data["player_colour"]) == game.data["components"]["vineyard_boards"] == 5


def test_every_cube_and_tile_of_the_box_is_on_the_table(game: GrandCruGame) -> None:
    """GC-COMP-04, GC-COMP-06, GC-COMP-07, GC-COMP-08: 100 cubes, 70 vines, 24 improvements; 275 F of paper."""
    state = game.new(3, 1)
    assert VARIETIES == ("gamay", "syrah", "merlot", "cabernet", "pinot")
    assert state.supply == [15, 17, 20, 23, 25]
    everywhere = [shown + left for shown, left in zip(state.display, state.pile.counts, strict=True)]
    assert everywhere == [14] * len(VARIETIES) + [3] * len(IMPROVEMENTS)
    assert game.data["money"]["printed_total"] == 275


@every_table
def test_the_board_is_laid_out_in_the_order_of_the_book(game: GrandCruGame, players: int) -> None:
    """GC-SETUP-01, GC-SETUP-02, GC-SETUP-03, GC-SETUP-07: markers at the bottom, estates empty, all cubes there."""
    state = game.new(players, 4)
    assert state.markers == [0] * 5
    assert state.supply == game.box.cubes
    for estate in state.estates:
        assert not any((estate.cash, estate.loans, *estate.tiles, *estate.cellar, *estate.cask))
    assert rules_told(state, "set-up") == ["GC-SETUP-01"]
    assert rules_told(state, "demand-start") == ["GC-SETUP-02"]
    assert rules_told(state, "estates-empty") == ["GC-SETUP-03"]
    assert rules_told(state, "supply-ready") == ["GC-SETUP-07"]


def test_with_the_other_ruling_demand_starts_at_the_top(game: GrandCruGame) -> None:
    """GC-SETUP-02: the first space of a column could also be its highest one."""
    state = game.new(2, 1, start_demand="highest")
    assert state.markers == [6] * 5
    assert [state.price(variety) for variety in range(5)] == [4, 5, 6, 7, 9]


@every_table
def test_the_first_display_has_two_vines_and_one_improvement_for_each_player(game: GrandCruGame, players: int) -> None:
    """GC-SETUP-04, GC-SETUP-05, GC-SETUP-06, GC-PC-02: both sorts are shuffled apart, the rest makes one pile."""
    state = game.new(players, 2, chance="explicit")
    sorts = []
    while state.actor == CHANCE:
        kinds = {TILES.index(move.tile) >= VINES for move in state.moves()}
        assert len(kinds) == 1
        sorts.append(kinds.pop())
        state.play(state.moves()[-1])
    assert sorts == [False] * 2 * players + [True] * players
    assert sum(state.display) == 3 * players
    assert state.pile.size == 94 - 3 * players
    assert not any(state.discard)
    left = {"vines": 70 - 2 * players, "improvements": 24 - players}
    assert told(state, "pile-shuffled") == [left]


def test_a_draw_of_the_set_up_comes_from_the_right_stack(game: GrandCruGame) -> None:
    """GC-SETUP-04, GC-SETUP-05: no improvement among the vines, and no tile that is not there."""
    state = game.new(5, 1, chance="explicit")
    assert refusal(state, DealTile("aoc")) == ("other-stack", "GC-SETUP-04")
    assert refusal(state, DealTile("riesling")) == ("other-stack", "GC-SETUP-04")
    assert state.weights() == [0.2] * 5
    while DealTile("gamay") in state.moves():
        state.play(DealTile("gamay"))
    for _ in range(3):
        state.play(DealTile("advertising"))
    assert refusal(state, DealTile("advertising")) == ("tile-not-left", "GC-SETUP-05")


def test_the_loans_to_start_with_are_chosen_one_seat_after_another_and_kept_hidden(game: GrandCruGame) -> None:
    """GC-SETUP-08, GC-SETUP-16: nobody sees a choice, and nothing moves, before all have chosen."""
    state = game.new(3, 5)
    for seat, number in enumerate((2, 6, 3)):
        assert state.actor == seat and state.decision is not None and state.decision.secret
        assert cash(state) == [0, 0, 0] and loans(state) == [0, 0, 0]
        state.play(StartingLoans(number))
        if seat < 2:
            for other in range(3):
                seen = [estate["chosen"] for estate in state.view(other)["estates"]]
                known = [2, 6, 0] if seat else [2, 0, 0]
                assert seen == [known[owner] if owner == other else bool(known[owner]) for owner in range(3)]
    assert loans(state) == [2, 6, 3]
    assert [estate.chosen for estate in state.estates] == [0, 0, 0]
    assert [event.details["loans"] for event in state.journal or () if event.secret] == [2, 6, 3]


def test_at_least_one_and_at_most_six_loans(game: GrandCruGame) -> None:
    """GC-SETUP-08, GC-SETUP-09: all six pawns of a colour serve as counters."""
    state = game.new(2, 5)
    assert [move.loans for move in state.moves()] == [1, 2, 3, 4, 5, 6]
    assert refusal(state, StartingLoans(0)) == ("start-loan-needed", "GC-SETUP-09")
    assert refusal(state, StartingLoans(7)) == ("too-few-counters", "GC-SETUP-08")
    assert refusal(state, StartingLoans(-1)) == ("too-few-counters", "GC-SETUP-08")
    assert details(state, StartingLoans(6)) == {"money": 42, "interest": 5}


def test_with_action_pawns_alone_five_loans_are_the_most(game: GrandCruGame) -> None:
    """GC-SETUP-08: the stricter ruling leaves the prestige marker out."""
    state = game.new(2, 5, start_counters="action_pawns")
    assert [move.loans for move in state.moves()] == [1, 2, 3, 4, 5]
    assert refusal(state, StartingLoans(6)) == ("too-few-counters", "GC-SETUP-08")


def test_each_loan_brings_seven_francs_and_occupies_no_free_pawn_but_one(game: GrandCruGame) -> None:
    """GC-SETUP-10, GC-SETUP-11, GC-SETUP-12: cash 7 for each loan, four free pawns, three points."""
    state = set_up(game, 1, 2, 3, 4, 6)
    assert cash(state) == [7, 14, 21, 28, 42]
    assert pawns(state) == [4] * 5
    assert prestige(state) == [3] * 5
    assert rules_told(state, "loans-revealed") == ["GC-SETUP-10"] * 5
    assert rules_told(state, "prestige-start") == ["GC-SETUP-12"]


def test_who_has_the_most_loans_begins(game: GrandCruGame) -> None:
    """GC-SETUP-13, GC-SETUP-14: no draw is needed; the counter leaves its first space with the first turn."""
    state = set_up(game, 3, 6, 5)
    assert (state.start, state.actor, state.counter) == (1, 1, 1)
    assert rules_told(state, "counter-start") == ["GC-SETUP-14"]


def test_a_tie_for_the_most_loans_is_drawn(game: GrandCruGame) -> None:
    """GC-SETUP-13: among the tied players only, each as likely as the others."""
    state = set_up(game, 4, 1, 4, 4)
    assert state.actor == CHANCE
    assert state.moves() == [StartPlayer(0), StartPlayer(2), StartPlayer(3)]
    assert refusal(state, StartPlayer(1)) == ("not-most-loans", "GC-SETUP-13")
    assert refusal(state, StartPlayer(9)) == ("not-most-loans", "GC-SETUP-13")
    drawn = Counter()
    for seed in range(300):
        new = game.new(4, seed)
        for number in (4, 1, 4, 4):
            new.play(StartingLoans(number))
        drawn[new.start] += 1
    assert set(drawn) == {0, 2, 3} and min(drawn.values()) > 70


def test_nobody_pays_interest_before_the_first_year_end(game: GrandCruGame) -> None:
    """GC-SETUP-15: seven francs for each loan, in full, and no tile."""
    state = set_up(game, 6, 5)
    assert cash(state) == [42, 35]
    assert rules_told(state, "interest-paid") == []


# ---------------------------------------------------------------------- what is hidden


def test_only_the_cash_of_others_is_hidden(game: GrandCruGame) -> None:
    """GC-INFO-01, GC-INFO-02: loans, prestige, tiles, cubes, bids and used improvements are open."""
    rival = Player(cash=17, loans=5, vines="merlot", cellar="2 pinot@3", used="aoc", cask="gamay")
    state = action(game, Player(cash=4), rival, columns=[bid("blending", 1, 3)])
    seen, full = state.view(0), state.view(None)
    assert (seen["estates"][1]["cash"], seen["estates"][1]["ledger"]) == (None, None)
    for key in ("cash", "ledger"):
        del seen["estates"][1][key], full["estates"][1][key]
    assert seen == full
    public = state.view(-1)["estates"]
    assert [estate["cash"] for estate in public] == [None, None]
    assert [state.hidden_scores(reader) for reader in (0, 1, -1, None)] == [{1}, {0}, {0, 1}, set()]


def test_open_money_hides_nothing_and_changes_no_legal_move(game: GrandCruGame) -> None:
    """GC-INFO-03: every movement of money is told to everybody; with open money the cash is shown too."""
    players = Player(cash=9, vines="2 gamay"), Player(cash=6)
    hidden = action(game, *players, display="aoc")
    open_ = action(game, *players, display="aoc", options={"money": "open"})
    assert hidden.moves() == open_.moves()
    assert open_.view(1) == open_.view(None)
    assert open_.hidden_scores(1) == set()
    assert open_.redeal(1, random.Random(1)).key() == open_.key()
    act(hidden, "harvest")
    paid = [event for event in hidden.journal or () if event.name == "harvest-paid"]
    assert paid[0].details == {"money": 1} and not paid[0].secret


def test_the_content_of_the_pile_is_known_and_its_order_is_not(game: GrandCruGame) -> None:
    """GC-INFO-04: a view shows the multiset; there is no order to be shown."""
    state = set_up(game, 2, 3)
    assert state.view(0)["draw_pile"] == state.view(None)["draw_pile"]
    assert sum(state.view(-1)["draw_pile"].values()) == 94 - 6


def test_a_redeal_gives_others_other_cash_but_never_less_than_they_have_shown_to_own(game: GrandCruGame) -> None:
    """GC-INFO-01, GC-INFO-05: who is choosing a tile to buy has 7 F; who acquires can pay the lowest own bid."""
    rng = random.Random(4)
    buying = act(action(game, Player(cash=8), Player(cash=3), display="aoc"), "buy")
    running = [bid("aoc", 0, 4), bid("blending", 0, 6)]
    acquiring = act(action(game, Player(cash=8), Player(cash=3), columns=running), "acquire")
    for state, least in ((buying, 7), (acquiring, 4)):
        worlds = [state.redeal(1, rng) for _ in range(600)]
        amounts = {world.estates[0].cash for world in worlds}
        assert len(amounts) > 5 and min(amounts) == least
        assert {world.estates[1].cash for world in worlds} == {3}
        for world in worlds[:60]:
            world.check()
            assert world.moves()
            assert world.view(1) == state.view(1)


@pytest.mark.parametrize(("name", "least"), [("first_bid", 1), ("overbid", 3)])
def test_a_redeal_knows_that_covered_bids_are_covered(game: GrandCruGame, name: str, least: int) -> None:
    """GC-INFO-05, GC-BID-05: with covered bids a question about a bid shows money too."""
    rng = random.Random(5)
    state = action(
        game, Player(cash=9), Player(), display="aoc", columns=[bid("gamay", 1, 2)], options={"bids_covered": True}
    )
    act(state, name)
    for _ in range(2):
        amounts = {state.redeal(1, rng).estates[0].cash for _ in range(2000)}
        assert min(amounts) == least
        state.play(state.moves()[0])


def test_a_redeal_hands_no_books_over(game: GrandCruGame) -> None:
    """GC-INFO-01: loans are public, and everything else in the redealt books follows from cash that is made up."""
    rng = random.Random(6)
    for seed in range(6):
        state = game.new(3, seed)
        while not state.over:
            state.play(rng.choice(state.moves()))
            world = state.redeal(0, rng)
            if state.over or state.start < 0:
                continue
            world.check()
            for estate in world.estates[1:]:
                owed = estate.loans * game.box.loan
                assert estate.ledger == [estate.cash - owed, owed, *[0] * 12]
            assert world.estates[0].ledger == state.estates[0].ledger


def test_a_redeal_allows_for_what_an_estate_may_have_earned(game: GrandCruGame) -> None:
    """GC-INFO-01, GC-INFO-05: later in the game a large vineyard may have filled the purse."""
    rng = random.Random(7)
    for year, most in ((1, 42), (6, 5 * 6 * 4)):
        state = action(game, Player(), Player(vines="6 pinot"), year=year)
        amounts = [state.redeal(0, rng).estates[1].cash for _ in range(400)]
        assert min(amounts) >= 0 and most - 8 < max(amounts) <= most


def test_a_redeal_mostly_gives_what_players_in_such_a_place_have(game: GrandCruGame) -> None:
    """GC-INFO-01: nobody is taken for a miser because of what could have been earned."""
    rng = random.Random(8)
    for year, tiles in ((1, ""), (8, "2 gamay, 2 merlot, 2 pinot")):
        state = action(game, Player(), Player(loans=2, vines=tiles), year=year)
        usual = hidden.usual_cash(state, state.estates[1])
        amounts = sorted(state.redeal(0, rng).estates[1].cash for _ in range(400))
        assert abs(amounts[200] - usual) < usual / 4
        assert amounts[360] < 1.6 * usual


def test_who_has_just_repaid_everything_still_hides_the_cash(game: GrandCruGame) -> None:
    """GC-INFO-01: until the money is counted at the end."""
    state = play(loan_round(game, Player(cash=30), Player()), RepayLoans(3))
    assert len({state.redeal(1, random.Random(seed)).estates[0].cash for seed in range(20)}) > 5


def test_unrevealed_loans_are_dealt_anew(game: GrandCruGame) -> None:
    """GC-INFO-02, GC-SETUP-08: before the reveal any number of counters may be in a fist."""
    state = game.new(3, 7)
    state.play(StartingLoans(1))
    worlds = [state.redeal(1, random.Random(seed)) for seed in range(60)]
    assert {world.estates[0].chosen for world in worlds} == {1, 2, 3, 4, 5, 6}
    assert {world.estates[0].cash for world in worlds} == {0}


def test_at_the_end_all_money_is_counted_in_the_open(game: GrandCruGame) -> None:
    """GC-INFO-01, GC-SCORE-01: nothing is hidden any more."""
    state = game.new(2, 3)
    rng = random.Random(3)
    while not state.over:
        state.play(rng.choice(state.moves()))
    assert state.view(0) == state.view(1) == state.view(None)
    assert state.hidden_scores(0) == set()
    assert state.redeal(0, rng).key() == state.key()


# ---------------------------------------------------------------------- number of players


@every_table
def test_the_number_of_players_limits_auctions_and_sizes_the_offer(game: GrandCruGame, players: int) -> None:
    """GC-PC-01, GC-PC-02, GC-PC-05: as many columns as players, twice as many tiles each year; nothing else depends."""
    state = game.new(players, 6)
    assert len(state.columns) == players
    assert game.box.yearly_draw[players] == 2 * players
    assert state.supply == game.box.cubes and len(state.festival) == 12


def test_dealing_by_hand_reaches_the_first_question(game: GrandCruGame) -> None:
    """GC-SETUP-05: chance can be answered from outside."""
    state = game.new(2, 1, chance="explicit")
    deal(state)
    assert state.actor == 0
