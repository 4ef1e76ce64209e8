"""The year end: order of the steps, new tiles, evaluation of sales, ageing (GC-EOY, GC-TILE, GC-EVAL, GC-AGE)."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.looking import refusal, rules_told, seats_told
from tutor.core.decision import CHANCE
from tutor.games.grand_cru.box import TILES
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    LEAVE,
    PASS,
    Player,
    action,
    bid,
    cask,
    cellar,
    columns,
    discard,
    display,
    end_year,
    festival,
    keep_loans,
    leave_festival,
    pass_year,
    pawns,
    play,
    prestige,
    question,
    supply,
    told,
    used,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import DealTile, RemoveVine, TakeVine, Visit
from tutor.games.grand_cru.state import GrandCru


def test_the_six_steps_follow_in_one_order(game: GrandCruGame) -> None:
    """GC-EOY-01: new tiles, sales, festival, ageing, interest, loans, new year."""
    owner = Player(cask="gamay", cellar="2 pinot@7", bare="merlot", used="aoc")
    state = action(game, owner, Player(), counter=LAST_SPACE, display="gamay")
    end_year(state)
    names = [event.name for event in state.journal or ()]
    order = [
        "year-ends",
        "tiles-discarded",
        "tile-shown",
        "sales-first",
        "cubes-return",
        "festival-opens",
        "festival-over",
        "wine-ages",
        "interest-paid",
        "loans-kept",
        "vines-filled",
        "improvements-ready",
        "new-year",
    ]
    places = [names.index(name) for name in order]
    assert places == sorted(places)


@pytest.mark.parametrize("at_once", [True, False])
def test_a_new_start_player_leads_the_rest_of_the_year_end(game: GrandCruGame, at_once: bool) -> None:
    """GC-EOY-02: interest, loans and refill use the holder of the figure; by the other ruling the new year does."""
    scarce = Player(bare="gamay", prestige=4)
    hoarder = Player(bare="gamay", cellar="14 gamay@1")
    state = festival(game, hoarder, scarce, Player(), options={"start_player_at_once": at_once})
    play(state, LEAVE, Visit("start_player"))
    assert (state.start, state.heir) == ((1, -1) if at_once else (0, 1))
    leave_festival(state)
    order = [1, 2, 0] if at_once else [0, 1, 2]
    assert seats_told(state, "interest-paid") == order
    assert keep_loans(state) == order
    assert (state.start, state.heir, state.actor) == (1, -1, 1)
    assert [estate.cubes[0] for estate in state.estates] == ([0, 1, 0] if at_once else [1, 0, 0])


# ---------------------------------------------------------------------- new tiles


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_left_is_discarded_and_twice_as_many_tiles_as_players_are_drawn(
    game: GrandCruGame, players: int
) -> None:
    """GC-TILE-01, GC-TILE-02, GC-TILE-03, GC-TILE-07, GC-PC-02: pawns go home and nothing is paid."""
    running = [bid("aoc", 0, 4), bid("gamay", 1, 6)]
    state = action(game, *[Player()] * players, columns=running, display="2 pinot, gamay", counter=LAST_SPACE)
    pass_year(state)
    assert discard(state) == {"gamay": 2, "pinot": 2, "aoc": 1}
    assert columns(state) == [None] * players
    assert pawns(state) == [4] * players
    assert [estate.cash for estate in state.estates] == [10] * players
    assert sum(display(state).values()) == 2 * players
    assert told(state, "tiles-discarded") == [{"tile": {"gamay": 2, "pinot": 2, "aoc": 1}}]
    leave_festival(state)
    keep_loans(state)
    assert sum(display(state).values()) == 2 * players, "no tile is added at the start of a year"


def drawing(game: GrandCruGame, pile: dict[str, int], **options: str) -> GrandCru:
    """Return a position in which chance draws the first tile of a new offer for two players."""
    start = action(game, Player(), Player(), display="advertising", counter=LAST_SPACE, draw_pile=pile, options=options)
    start.explicit = True
    return play(start, PASS, PASS)


def test_every_tile_of_the_pile_is_equally_likely(game: GrandCruGame) -> None:
    """GC-TILE-03, GC-INFO-04: vines and improvements come as they come."""
    state = drawing(game, {"gamay": 3, "aoc": 1})
    assert state.actor == CHANCE
    assert state.moves() == [DealTile("gamay"), DealTile("aoc")]
    assert state.weights() == [0.75, 0.25]
    assert refusal(state, DealTile("pinot")) == ("tile-not-left", "GC-TILE-03")
    assert refusal(state, DealTile("tractor")) == ("tile-not-left", "GC-TILE-03")


def test_the_discard_pile_is_shuffled_when_a_tile_must_be_drawn_and_there_is_none(game: GrandCruGame) -> None:
    """GC-TILE-04, GC-TILE-06: also in the middle of drawing; the tiles of this very step can reappear."""
    state = drawing(game, {"gamay": 2})
    assert sum(discard(state).values()) == 92
    play(state, DealTile("gamay"), DealTile("gamay"))
    assert told(state, "pile-reshuffled") == [{"tiles": 92}]
    assert discard(state) == {} and DealTile("advertising") in state.moves()
    play(state, DealTile("advertising"), DealTile("advertising"))
    assert (question(state), display(state)) == ("ChooseSpecial", {"gamay": 2, "advertising": 2})


def test_a_pile_that_runs_out_with_the_last_draw_is_not_shuffled_yet(game: GrandCruGame) -> None:
    """GC-TILE-06: as late as possible; by the other ruling at once."""
    for ruling, left in (("when_needed", 0), ("when_empty", 90)):
        state = drawing(game, {"gamay": 4}, reshuffle=ruling)
        for _ in range(4):
            state.play(DealTile("gamay"))
        assert (question(state), state.pile.size) == ("ChooseSpecial", left)
        assert len(told(state, "pile-reshuffled")) == (left > 0)


def test_with_early_shuffling_a_rebuilding_can_empty_the_pile_too(game: GrandCruGame) -> None:
    """GC-TILE-06, GC-FEST-18: the last tile of the pile goes, and the discard pile is shuffled at once."""
    for ruling, left in (("when_needed", 0), ("when_empty", 94 - 4 - 1)):
        state = festival(
            game, Player(prestige=4, bare="gamay"), Player(), draw_pile={"pinot": 1}, options={"reshuffle": ruling}
        )
        play(state, Visit("rebuilding"), RemoveVine("gamay", False), TakeVine("draw_pile", "pinot"))
        assert state.pile.size == left
        assert sum(state.discard) == (0 if left else 89)


def test_the_new_tiles_lie_open_during_festival_and_loans(game: GrandCruGame) -> None:
    """GC-TILE-05: everybody sees the offer of the coming year."""
    state = action(game, Player(), Player(), counter=LAST_SPACE)
    pass_year(state)
    offer = state.view(0)["display"]
    assert len(offer) == 4
    leave_festival(state)
    assert (question(state), state.view(1)["display"]) == ("ChooseLoans", offer)


def test_tiles_cannot_run_out(game: GrandCruGame) -> None:
    """GC-LIM-03: five full vineyards leave 34 tiles for ten draws."""
    full = [f"12 {variety}" for variety in ("gamay", "syrah", "merlot", "cabernet", "pinot")]
    state = action(game, *(Player(bare=tiles) for tiles in full), counter=LAST_SPACE, discard_pile={})
    assert state.pile.size == 34
    for _ in range(5):
        pass_year(state)
        assert sum(display(state).values()) == 10
        leave_festival(state)
        keep_loans(state)


# ---------------------------------------------------------------------- evaluation of sales


def evaluated(game: GrandCruGame, *casks: str, **options: bool) -> list[int]:
    """Return the prestige that these sales bring."""
    players = [Player(prestige=0, cask=text) for text in casks]
    state = action(game, *players, counter=LAST_SPACE, options=options)
    pass_year(state)
    assert state.supply == game.box.cubes
    assert [cask(state, seat) for seat in range(len(casks))] == [{}] * len(casks)
    return prestige(state)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 2, 1), [3, 1, 0]),
        ((2, 4, 2), [0, 3, 0]),
        ((3, 3, 2), [1, 1, 0]),
        ((1, 1, 1), [1, 1, 1]),
        ((0, 1, 0), [0, 3, 0]),
        ((0, 2, 1), [0, 3, 1]),
        ((0, 2, 2), [0, 1, 1]),
        ((5, 4, 4, 3), [3, 0, 0, 0]),
        ((5, 5, 4, 3), [1, 1, 0, 0]),
        ((1, 2, 3, 4, 5), [0, 0, 0, 1, 3]),
        ((2, 1), [3, 1]),
        ((1, 1), [1, 1]),
        ((0, 1), [0, 3]),
        ((0, 0), [0, 0]),
    ],
)
def test_the_two_best_sellers_of_a_variety_win_prestige(
    game: GrandCruGame, counts: tuple[int, ...], points: list[int]
) -> None:
    """GC-EVAL-01, GC-EVAL-02, GC-EVAL-03, GC-EVAL-04, GC-EVAL-05, GC-EVAL-06, GC-EVAL-08, GC-PC-04."""
    assert evaluated(game, *(f"{count} merlot" if count else "" for count in counts)) == points


def test_each_variety_is_evaluated_by_itself(game: GrandCruGame) -> None:
    """GC-EVAL-01: at most 15 points in a year."""
    everything = "gamay, syrah, merlot, cabernet, pinot"
    assert evaluated(game, everything, "") == [15, 0]
    assert evaluated(game, everything, everything) == [5, 5]


def test_with_the_other_ruling_players_without_cubes_are_ranked(game: GrandCruGame) -> None:
    """GC-EVAL-05: of two players the other is then second; of three the others tie; unsold varieties give nothing."""
    assert evaluated(game, "2 merlot", "", rank_without_cubes=True) == [3, 1]
    assert evaluated(game, "2 merlot", "", "", rank_without_cubes=True) == [3, 0, 0]
    assert evaluated(game, "2 merlot", "merlot", "", rank_without_cubes=True) == [3, 1, 0]
    assert evaluated(game, "", "", rank_without_cubes=True) == [0, 0]


def test_prestige_is_kept_and_has_no_upper_limit(game: GrandCruGame) -> None:
    """GC-EVAL-07: the printed track is no limit."""
    state = action(game, Player(prestige=40, cask="gamay"), Player(), counter=LAST_SPACE)
    end_year(state)
    assert prestige(state) == [43, 3]


def test_only_cubes_in_sales_casks_count(game: GrandCruGame) -> None:
    """GC-EVAL-09: wine in the cellar does not."""
    state = action(game, Player(prestige=0, cellar="9 gamay@1"), Player(prestige=0, cask="gamay"), counter=LAST_SPACE)
    pass_year(state)
    assert prestige(state) == [0, 3]


# ---------------------------------------------------------------------- ageing


def test_all_wine_moves_one_barrel_to_the_right(game: GrandCruGame) -> None:
    """GC-AGE-01, GC-AGE-02, GC-AGE-04: what leaves its zone is lost without payment; barrel 1 is empty."""
    wine = "gamay@1, gamay@2, gamay@3, 2 syrah@4, merlot@4, merlot@5, cabernet@6, 3 pinot@1, pinot@6"
    state = festival(game, Player(cash=30, cellar=wine), Player())
    leave_festival(state)
    assert cellar(state) == {"pinot@2": 3, "gamay@2": 1, "gamay@3": 1, "merlot@5": 1, "pinot@7": 1}
    lost = [
        (event.details["variety"], event.details["cubes"])
        for event in state.journal or ()
        if event.name == "wine-too-old"
    ]
    assert lost == [("gamay", 1), ("syrah", 2), ("merlot", 1), ("cabernet", 1)]
    assert state.estates[0].cash == 28


def test_wine_in_the_last_barrel_leaves_the_cellar(game: GrandCruGame) -> None:
    """GC-AGE-03: to the supply, as if it were too old."""
    state = festival(game, Player(cellar="4 pinot@7"), Player())
    leave_festival(state)
    assert (cellar(state), supply(state, "pinot")) == ({}, 25)
    assert rules_told(state, "wine-too-old") == ["GC-AGE-03"]


@pytest.mark.parametrize(
    ("variety", "lives"), [("gamay", 3), ("syrah", 4), ("merlot", 5), ("cabernet", 6), ("pinot", 7)]
)
def test_wine_lives_as_many_years_as_its_zone_allows(game: GrandCruGame, variety: str, lives: int) -> None:
    """GC-AGE-02, GC-AGE-05: from the harvest to the end of its zone."""
    state = action(game, Player(cash=60, cellar=f"{variety}@1"), Player(cash=60), counter=LAST_SPACE)
    years = 0
    while cellar(state):
        end_year(state)
        years += 1
    assert years == lives


def test_used_improvements_stay_face_down_until_step_six(game: GrandCruGame) -> None:
    """GC-EOY-01, GC-PREP-04: also during festival and loans."""
    state = action(game, Player(used="aoc"), Player(), counter=LAST_SPACE)
    pass_year(state)
    assert used(state) == {"aoc": 1}
    leave_festival(state)
    assert used(state) == {"aoc": 1}
    keep_loans(state)
    assert used(state) == {}


def test_every_kind_of_tile_has_its_place_in_the_box(game: GrandCruGame) -> None:
    """GC-COMP-07, GC-COMP-08: thirteen kinds."""
    assert len(TILES) == len(game.box.tiles) == 13
