"""The year, moving the action marker and the turn order (VC-YEAR, VC-MOVE, VC-ORDER)."""

from __future__ import annotations

import pytest

from tests.games.vinhos.looking import OTHERS, first_space, refusal, rules_told
from tutor.games.vinhos import quadrel
from tutor.games.vinhos.examples.positions import (
    END,
    PASS,
    STAY,
    Estate,
    Player,
    cash,
    experts_up,
    go,
    idle,
    idle_to_year,
    idle_until,
    kinds,
    play,
    question,
    turn,
)
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import (
    BuildWinery,
    BuyVineyard,
    Divest,
    MoveTo,
    TakeExpert,
    TakePlace,
    UseExpert,
    UseTile,
)
from tutor.games.vinhos.names import SPACES


def test_six_years_with_three_fairs(game: VinhosGame) -> None:
    """VC-GEN-03, VC-YEAR-03, VC-YEAR-05: two actions each year, fairs in years 3, 5 and 6."""
    state = game.new(2, 1)
    fairs: list[int] = []
    turns: dict[int, int] = {}
    while not state.over:
        if question(state) in ("SpecialTurn", "ReserveTurn") and not state.begun and not state.final:
            turns[state.year] = turns.get(state.year, 0) + 1
        before = len(rules_told(state, "fair-opens"))
        idle(state)
        if len(rules_told(state, "fair-opens")) > before:
            fairs.append(state.year)
    assert fairs == [3, 5, 6]
    assert sorted(turns) == [1, 2, 3, 4, 5, 6] and set(turns.values()) == {4}


def test_features_advance_with_the_vintage_tile(reserve: ReserveGame) -> None:
    """VR-YEAR-01: by its symbols, never beyond the top, and not in year 1."""
    state = reserve.new(3, 2)
    idle_until(state, "ReserveTurn")
    assert state.tracks == [0, 0, 0, 0] and rules_told(state, "feature-advances") == []
    idle_to_year(state, 2)
    assert state.tracks == list(reserve.box.vintages[state.vintage].features)
    high = turn(reserve, *OTHERS, Player(), seat=3, round=2, year=1, vintage="V0", features=dict.fromkeys(
        ("taste", "aroma", "appearance", "alcohol"), 9,
    ))  # fmt: skip
    idle_to_year(high, 2)
    assert high.tracks == [9, 9, 9, 9]


def test_the_next_vintage_tile_brings_the_weather(game: VinhosGame) -> None:
    """VC-YEAR-01, VC-LIMIT-06: not in year 1; the stack lasts for all years."""
    state = idle_to_year(game.new(3, 2), 6)
    assert state.vintages.bit_count() == (3 if game.box.reserve else 2)
    assert -2 <= state.weather() <= 2 and state.weather() != 0
    assert rules_told(state, "year-begins") == ["VC-YEAR-01"] * 6


@pytest.mark.parametrize("year", [2, 3, 4, 5, 6])
def test_tiles_are_turned_up_before_years_4_and_6_only(special: SpecialVintageGame, year: int) -> None:
    """VC-YEAR-02: experts and tycoon tiles."""
    owner = Player(down="taste_cash", tiles_down="sales", booth=1)
    players = (owner, *(Player(booth=booth) for booth in (2, 3, 4)))
    state = turn(special, *players, seat=3, round=2, year=year - 1, vintage="V5")
    idle_to_year(state, year)
    up = bool(state.vintners[0].tiles_up)
    assert up == (year in (4, 6))
    assert (experts_up(state, 0) > 0) == (year in (4, 6)) or experts_up(state, 0) == 1


def test_the_year_marker_taxes_its_space(game: VinhosGame) -> None:
    """VC-YEAR-04, VC-MOVE-05: in both actions of the year, and not in others."""
    for year in range(1, 7):
        vintage = "V0" if game.box.reserve and year == 1 else "V5"
        state = turn(game, Player(), *OTHERS, year=year, vintage=vintage)
        taxed = [
            space
            for space in range(SPACES)
            if any(term.name == "fee-tax" for term in quadrel.fee_terms(state, 0, game.box.spaces[space]))
        ]
        assert taxed == [game.box.tax_space[year]] or taxed == []


def test_the_marker_must_move_and_the_action_be_possible(game: VinhosGame) -> None:
    """VC-MOVE-01, VC-MOVE-07, VC-MOVE-14: every space has its minimum."""
    state = turn(game, Player(space="wineries"), *OTHERS)
    assert refusal(state, MoveTo("wineries")) == ("must-move", "VC-MOVE-01")
    assert refusal(state, MoveTo("moon")) == ("no-such-space-here", "VC-MOVE-01")
    assert refusal(state, STAY) == ("must-move", "VC-MOVE-01")
    assert refusal(state, MoveTo("sales")) == ("nothing-to-do", "VC-SALE-04")
    assert refusal(state, MoveTo("export")) == ("nothing-to-do", "VC-EXPO-01")
    workers = "enologists" if game.box.reserve else "workers"
    assert refusal(state, MoveTo(workers)) == ("nothing-to-do", "VC-WORK-01")
    full = turn(game, Player(cash=3, space="export", investment=-2), Player(space=first_space(game)), *OTHERS[1:])
    assert refusal(full, MoveTo("pass")) is None


def test_fees_and_first_unit_are_checked_together(game: VinhosGame) -> None:
    """VC-MOVE-07, VC-MOVE-12: what an action will bring does not count, what was won before does."""
    poor = Player(cash=2, space="export", up="taste_cash", investment=-2)
    state = turn(game, poor, *OTHERS, year=6)
    assert refusal(state, MoveTo("wineries")) == ("nothing-affordable", "VC-MOVE-07")
    play(state, UseExpert("taste_cash"))
    assert refusal(state, MoveTo("wineries")) is None
    broke = turn(game, Player(cash=0, space="export", investment=-2), *OTHERS, year=6)
    assert refusal(broke, MoveTo("wineries")) == ("fees-too-high", "VC-MOVE-12")


def test_fee_terms_add_up_to_the_fee(game: VinhosGame) -> None:
    """VC-MOVE-02, VC-MOVE-03, VC-MOVE-04, VC-MOVE-05, VC-MOVE-06: shown before the move, each with its rule."""
    there = Player(space="experts")
    state = turn(game, Player(space="wineries"), there, there, Player(space="pass"), year=4)
    terms = quadrel.fee_terms(state, 0, "experts")
    assert [(term.name, term.rule, term.points) for term in terms] == [
        ("fee-distance", "VC-MOVE-03", 1),
        ("fee-player", "VC-MOVE-04", 1),
        ("fee-player", "VC-MOVE-04", 1),
        ("fee-tax", "VC-MOVE-05", 1),
    ]
    for space in game.box.spaces:
        if space != "wineries":
            number = game.box.space_number[space]
            assert sum(term.points for term in quadrel.fee_terms(state, 0, space)) == quadrel.fee(state, 0, number)
    go(state, "experts")
    assert rules_told(state, "fee-player") == ["VC-MOVE-04"] * 2


def test_pass_is_always_free(game: VinhosGame) -> None:
    """VC-MOVE-08: neither distance nor players nor tax."""
    state = turn(game, Player(space="cellars", cash=0), *OTHERS)
    go(state, "pass", TakePlace(1))
    assert cash(state) == [0, 20, 20, 20]
    assert quadrel.fee_terms(state, 1, "pass") == []


def test_fees_of_2010_are_paid_in_cash_and_received_at_once(reserve: ReserveGame) -> None:
    """VC-MOVE-10, VC-MOVE-11: the account is not touched."""
    state = turn(reserve, Player(space="wineries", account=9), Player(space="experts"), *OTHERS[1:], year=6)
    go(state, "experts")
    assert (cash(state)[0], cash(state)[1], state.vintners[0].account) == (18, 21, 9)


def test_staying_on_pass(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VC-MOVE-09, VC-GEN-11: only without another possible action, unless that ruling allows it always."""
    state = turn(special, Player(space="pass"), *OTHERS)
    assert refusal(state, STAY) == ("must-leave-pass", "VC-MOVE-09")
    free = turn(special, Player(space="pass"), *OTHERS, options={"pass_allowed_when_already_on_pass": "always"})
    assert STAY in free.moves()
    helped = Player(cash=0, account=0, investment=2, space="pass")
    state = turn(reserve, helped, *OTHERS, year=6)
    assert refusal(state, STAY) == ("must-leave-pass", "VC-MOVE-09")
    assert state.moves() == [Divest()], "only divesting opens a space, so it must be done first"
    stuck = turn(reserve, Player(cash=0, account=0, investment=-2, space="pass"), *OTHERS, year=6)
    assert stuck.moves() == [STAY]
    play(stuck, STAY, TakePlace(1))
    assert rules_told(stuck, "stayed") == ["VC-MOVE-09"]


def test_two_vineyards_spaces(special: SpecialVintageGame) -> None:
    """VS-MOVE-01: moving from one to the other is a legal move."""
    state = turn(special, Player(space="vineyards_a"), *OTHERS, year=4)
    assert refusal(state, MoveTo("vineyards_b")) is None
    assert quadrel.fee(state, 0, 8) == 1


def test_announced_experts_make_moves_possible(game: VinhosGame) -> None:
    """VC-MOVE-13, VC-ABIL-02, VC-ABIL-10: and then they must be used."""
    player = Player(cash=3, space="export", up="taste_free_move aroma_discount", investment=-2)
    top = {"minho": {"top": "V2R2"}}
    state = turn(game, player, Player(space="wineries"), *OTHERS[1:], year=6, regions=top)
    play(state, UseExpert("taste_free_move"))
    assert refusal(state, MoveTo("pass")) == ("free-move-announced", "VC-MOVE-13")
    assert refusal(state, MoveTo("wineries")) is None
    other = UseTile("sales_action") if not game.box.reserve else Divest()
    assert refusal(state, other) in (("announced", "VC-MOVE-13"), ("not-your-tile", "VS-TYC-01"))
    go(state, "wineries", BuildWinery(1))
    assert cash(state)[:2] == [0, 20]
    discount = turn(game, player, *OTHERS, year=6, regions=top)
    play(discount, UseExpert("aroma_discount"))
    assert refusal(discount, MoveTo("experts")) == ("discount-announced", "VC-MOVE-13")
    go(discount, first_space(game), BuyVineyard("minho"))
    assert cash(discount)[0] == 3 - 1 - 2


def test_an_announcement_must_be_of_use(game: VinhosGame) -> None:
    """VC-MOVE-13: Free Move saves nothing when every way is free or closed."""
    poor = Player(cash=0, space="cellars", up="taste_free_move aroma_rearrange", investment=-2, account=0)
    state = turn(game, poor, *OTHERS, year=6)
    assert refusal(state, UseExpert("taste_free_move")) == ("announcement-useless", "VC-MOVE-13")
    assert refusal(state, UseExpert("aroma_rearrange")) == ("only-for-vineyards", "VC-ABIL-05")


def test_announced_experts_do_not_count_with_the_other_ruling(game: VinhosGame) -> None:
    """VC-MOVE-13: declared_expert_counts_for_legal_move."""
    options = {"declared_expert_counts_for_legal_move": False}
    player = Player(cash=4, space="export", up="taste_free_move", investment=-2)
    crowd = (Player(space="wineries"), *OTHERS[1:])
    state = turn(game, player, *crowd, year=6, options=options)
    play(state, UseExpert("taste_free_move"))
    assert refusal(state, MoveTo("wineries")) == ("nothing-affordable", "VC-MOVE-07")
    rich = turn(game, player._replace(cash=9), *crowd, year=6, options=options)
    play(rich, UseExpert("taste_free_move"))
    go(rich, "wineries", BuildWinery(1))
    assert cash(rich)[0] == 6


# ---------------------------------------------------------------------- turn order


def test_places_of_the_lower_row(game: VinhosGame) -> None:
    """VC-ORDER-01, VC-ORDER-04: any free place, also the own one."""
    state = turn(game, Player(), Player(), Player())
    go(state, "pass")
    assert refusal(state, TakePlace(4)) == ("no-such-place", "VC-ORDER-04")
    play(state, TakePlace(1))
    idle_until(state, "SpecialTurn", "ReserveTurn")
    go(state, "pass")
    assert refusal(state, TakePlace(1)) == ("place-taken", "VC-ORDER-01")
    assert refusal(state, TakePlace(3)) is None


def test_the_lower_row_is_applied_after_each_action(game: VinhosGame) -> None:
    """VC-ORDER-02, VC-ORDER-03: the others keep their relative order."""
    state = turn(game, *(Player(),) * 4)
    go(state, "pass", TakePlace(3))
    for _ in range(3):
        idle_until(state, "SpecialTurn", "ReserveTurn")
        go(state, "experts", TakeExpert("taste"))
        while question(state) not in ("SpecialTurn", "ReserveTurn"):
            idle(state)
    assert state.order == [1, 2, 0, 3]
    assert state.lower == [-1] * 4


def test_four_places_with_that_ruling(game: VinhosGame) -> None:
    """VC-ORDER-04: order_places_used four."""
    state = turn(game, Player(), Player(), options={"order_places_used": "four"}, lower=[-1] * 4)
    go(state, "pass", TakePlace(4))
    idle_until(state, "SpecialTurn", "ReserveTurn")
    go(state, "pass", TakePlace(1))
    while not rules_told(state, "new-order"):
        idle(state)
    assert state.order == [1, 0]


def test_a_turn_without_anything_left_ends_by_itself(game: VinhosGame) -> None:
    """VC-GEN-09, VC-YEAR-03: the question after the action comes only if something can be played."""
    state = turn(game, Player(investment=-2), *OTHERS)
    go(state, "pass", TakePlace(1))
    assert state.actor == 1
    more = turn(game, Player(investment=-2, up="taste_cash"), *OTHERS)
    go(more, "pass", TakePlace(1))
    assert more.actor == 0 and END in more.moves()
    play(more, UseExpert("taste_cash"))
    assert more.actor == 1 and cash(more)[0] == 22


def test_nobody_passes_with_the_first_action(game: VinhosGame) -> None:
    """VC-MOVE-09, VC-PRESS-01: markers start in the centre."""
    state = game.new(4, 3)
    idle_until(state, "SpecialTurn", "ReserveTurn")
    assert not kinds(state, type(STAY)) and not kinds(state, type(PASS))
    assert MoveTo("pass") not in state.moves()


def test_an_estate_in_a_region_is_needed_nowhere_to_move(game: VinhosGame) -> None:
    """VC-MOVE-14: a player with wines and barrels reaches Sales and Export."""
    home = [Estate("minho", "red", (6,))]
    state = turn(game, Player(space="wineries", estates=home), *OTHERS)
    assert refusal(state, MoveTo("sales")) is None and refusal(state, MoveTo("export")) is None
