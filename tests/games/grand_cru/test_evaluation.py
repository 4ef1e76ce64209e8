"""What a player would name of a position: every link from a bid to money counts, and nothing hidden does."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from tutor.core.judgement import read_weights
from tutor.games.grand_cru import evaluation
from tutor.games.grand_cru.evaluation import FEATURES
from tutor.games.grand_cru.examples.positions import (
    KEEP,
    LAST_SPACE,
    PASS,
    Player,
    action,
    bid,
    festival,
    loan_round,
    play,
    set_up,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import (
    Acquire,
    Act,
    Bid,
    Harvest,
    PutUp,
    RaiseDemand,
    RepayLoans,
    SellWine,
    StartingLoans,
    TakeLoans,
)
from tutor.games.grand_cru.state import GrandCru


def features(state: GrandCru, seat: int = 0, viewer: int | None = None) -> dict[str, float]:
    """Return what a seat has, by name."""
    found = evaluation.measure(state, seat if viewer is None else viewer)[seat]
    return dict(zip(FEATURES, found, strict=True))


def acted(state: GrandCru, *moves: Any) -> GrandCru:
    """Return the position after moves, the given one kept as it was."""
    after = state.copy()
    for move in moves:
        play(after, move)
    return after


@pytest.mark.parametrize("players", [2, 5])
def test_every_seat_has_every_feature_and_nothing_hidden_leaks(game: GrandCruGame, players: int) -> None:
    """GC-INFO-01: what a seat measures is the same in every world that looks the same to it."""
    rng = random.Random(players)
    for seed in range(4):
        state = game.new(players, seed, journal=False)
        while not state.over:
            viewer = rng.randrange(players)
            found = game.measure(state, viewer)
            assert [len(vector) for vector in found] == [len(FEATURES)] * players
            assert all(math.isfinite(value) for vector in found for value in vector)
            assert game.measure(state.redeal(viewer, rng), viewer) == found
            state.play(rng.choice(state.moves()))


def test_open_money_is_counted_exactly(game: GrandCruGame) -> None:
    """GC-INFO-03: only hidden cash is guessed."""
    players = Player(cash=9), Player(cash=33)
    hidden, shown = action(game, *players, year=5), action(game, *players, year=5, options={"money": "open"})
    assert features(shown, 1, viewer=0)["points"] == shown.scores()[1]
    assert features(hidden, 1, viewer=0)["points"] != hidden.scores()[1]
    assert features(hidden, 1)["points"] == hidden.scores()[1]


def test_progress_grows_from_the_set_up_to_the_end(game: GrandCruGame) -> None:
    rng = random.Random(1)
    for seed in range(6):
        state = game.new(3, seed, journal=False)
        last = game.progress(state)
        assert last == 0.0
        while not state.over:
            state.play(rng.choice(state.moves()))
            assert last <= game.progress(state) <= 1.0
            last = game.progress(state)
        assert last == 1.0


def test_weights_fit_the_features(game: GrandCruGame) -> None:
    assert game.features == FEATURES
    assert FEATURES[:2] == ("points", "start")
    for players in game.players:
        weights = game.learned.judgement(players).weights
        assert weights.features == FEATURES
        assert {len(row) for row in weights.worth} == {len(FEATURES)}
        assert min(*weights.spread, *weights.scale) > 0
    with pytest.raises(ValueError, match="vines"):
        read_weights({"worth": {name: [1.0] for name in FEATURES if name != "vines"}}, FEATURES)


def test_at_the_end_the_lead_is_exact(game: GrandCruGame) -> None:
    """GC-SCORE-01: nothing is guessed any more."""
    rng = random.Random(2)
    state = game.new(3, 5, journal=False)
    while not state.over:
        state.play(rng.choice(state.moves()))
    scores = state.scores()
    for seat in range(3):
        assert game.evaluate(state, seat) == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        assert game.expect(state, seat) == scores[seat]
        assert features(state, seat)["points"] == scores[seat]


def test_once_somebody_is_free_of_loans_only_points_count(game: GrandCruGame) -> None:
    """GC-FIN-01: this year end is the last."""
    rich = Player(cash=25, loans=3, vines="2 pinot", cellar="2 merlot@3")
    state = loan_round(game, rich, rich, options={"money": "open"})
    ended = acted(state, RepayLoans(3))
    assert game.progress(state) < 1.0 == game.progress(ended)
    for seat in range(2):
        assert features(ended, seat) == {**dict.fromkeys(FEATURES, 0.0), "points": ended.scores()[seat], "start": 1.0}
        assert features(state, seat)["harvests-to-come"] > 0


# ---------------------------------------------------------------------- the chain from a bid to money


def test_a_bid_promises_the_tile_if_it_can_be_paid(game: GrandCruGame) -> None:
    state = action(game, Player(cash=5), Player(), display="pinot, aoc")
    cheap = features(acted(state, Act("first_bid"), PutUp("pinot"), Bid(1)))
    dear = features(acted(state, Act("first_bid"), PutUp("pinot"), Bid(4)))
    beyond = features(acted(state, Act("first_bid"), PutUp("pinot"), Bid(6)))
    assert cheap["bids"] > dear["bids"] > features(state)["bids"] == beyond["bids"] == 0
    assert cheap["safe-bids"] == 0


def test_a_bid_that_nobody_can_top_is_safe(game: GrandCruGame) -> None:
    """GC-OVER-03; and when all others have passed, any bid is."""
    for price, passed, safe in ((6, [], True), (2, [], False), (2, [1], True)):
        columns = [bid("pinot", 0, price)]
        state = action(game, Player(cash=9), Player(), columns=columns, passed=passed)
        found = features(state)
        assert found["bids"] > 0 and (found["safe-bids"] == found["bids"]) == safe


def test_bids_must_be_paid_together_and_in_time(game: GrandCruGame) -> None:
    """Two bids of 4 with 5 francs promise one tile; so do two affordable ones when anybody may end the year."""
    columns = [bid("pinot", 0, 4), bid("merlot", 0, 4)]
    one = features(action(game, Player(cash=9), Player(), columns=columns[:1]))["bids"]
    assert features(action(game, Player(cash=5), Player(), columns=columns))["bids"] == one
    assert features(action(game, Player(cash=9), Player(), columns=columns))["bids"] > one
    assert features(action(game, Player(cash=9), Player(), columns=columns, counter=LAST_SPACE))["bids"] == one


def test_acquiring_turns_the_promise_into_a_vine_with_grapes(game: GrandCruGame) -> None:
    state = action(game, Player(cash=5), Player(), columns=[bid("merlot", 0, 1)])
    before, after = features(state), features(acted(state, Act("acquire"), Acquire(1)))
    for name in ("points", "grapes", "harvests-to-come", "vines"):
        assert after[name] > before[name], name
    assert after["bids"] == 0 < before["bids"]


@pytest.mark.parametrize(
    ("variety", "wine"), [("gamay", "ripe-wine"), ("syrah", "wine-next-year"), ("pinot", "young-wine")]
)
def test_a_harvest_turns_grapes_into_wine(game: GrandCruGame, variety: str, wine: str) -> None:
    """GC-HARV-01: ripe at once, next year or later, as its zone says."""
    state = action(game, Player(vines=f"2 {variety}"), Player(), year=2, demand={variety: 4})
    before, after = features(state), features(acted(state, Act("harvest"), Harvest(variety)))
    assert after[wine] > before[wine] == 0
    assert after["grapes"] < before["grapes"]
    assert after["harvests-to-come"] == before["harvests-to-come"]


def test_grapes_count_only_while_they_can_be_harvested(game: GrandCruGame) -> None:
    """GC-YEAR-19: a cube that stays on its vine takes the place of the next one."""
    state = action(game, Player(vines="3 merlot"), Player(), Player())
    passed = acted(state, PASS)
    assert features(state)["grapes"] > 0 == features(passed)["grapes"]
    assert features(state)["actions-left"] > 0 == features(passed)["actions-left"]
    assert features(festival(game, Player(vines="3 merlot"), Player()))["grapes"] == 0


def test_more_grapes_than_actions_bring_nothing_more(game: GrandCruGame) -> None:
    few, many = (
        features(action(game, Player(vines=vines), Player(), counter=LAST_SPACE)) for vines in ("2 merlot", "5 merlot")
    )
    assert many["grapes"] == few["grapes"] > 0
    assert many["harvests-to-come"] > few["harvests-to-come"]


def test_vines_beyond_what_can_be_harvested_bring_less(game: GrandCruGame) -> None:
    worths = [
        features(action(game, Player(bare=f"{vines} merlot"), Player()))["harvests-to-come"] for vines in range(1, 9)
    ]
    first, last = worths[1] - worths[0], worths[7] - worths[6]
    assert first > last > 0


def test_raising_demand_raises_the_wine_that_waits(game: GrandCruGame) -> None:
    """GC-DEM-01: for whoever has it."""
    state = action(game, Player(cellar="3 merlot@3"), Player(), demand={"merlot": 1})
    before, after = features(state), features(acted(state, Act("raise_demand"), RaiseDemand("merlot")))
    other = features(acted(state, Act("raise_demand"), RaiseDemand("pinot")))
    assert after["ripe-wine"] > before["ripe-wine"] == other["ripe-wine"]


def test_a_sale_turns_wine_into_points_and_a_lead(game: GrandCruGame) -> None:
    """GC-SELL-04, GC-EVAL-02."""
    state = action(game, Player(cellar="merlot@3"), Player(cask="syrah"))
    before, after = features(state), features(acted(state, Act("sell"), SellWine(3, "merlot")))
    assert after["points"] > before["points"]
    assert (before["sales-to-make"], after["sales-to-make"]) == (1, 0)
    assert (before["sales-lead"], after["sales-lead"]) == (0, 3)
    assert after["ripe-wine"] == 0 < before["ripe-wine"]


@pytest.mark.parametrize(("mine", "theirs", "points"), [(3, (2, 1), 3), (2, (2, 1), 1), (1, (2, 0), 1), (1, (2, 1), 0)])
def test_the_lead_in_sales_is_counted_as_the_festival_will(
    game: GrandCruGame, mine: int, theirs: tuple[int, int], points: int
) -> None:
    """GC-EVAL-02 to GC-EVAL-04."""
    casks = [Player(cask=f"{count} merlot" if count else "") for count in (mine, *theirs)]
    assert features(action(game, *casks))["sales-lead"] == points


def test_wine_in_the_last_barrel_of_its_zone_is_about_to_spoil(game: GrandCruGame) -> None:
    """GC-AGE-02: it can be sold this year, and once the year ends it no longer counts."""
    last, earlier = Player(cellar="2 merlot@5"), Player(cellar="2 merlot@4")
    found = features(action(game, last, earlier))
    safe = features(action(game, earlier, last))
    assert found["ripe-wine"] == safe["ripe-wine"] > 0
    assert found["spoiling-wine"] > 0 == safe["spoiling-wine"]
    late = features(festival(game, last, earlier))
    assert late["ripe-wine"] == 0 < late["spoiling-wine"]
    assert features(festival(game, earlier, last))["ripe-wine"] > 0


def test_improvements_count_for_every_year_in_which_they_can_be_used(game: GrandCruGame) -> None:
    """GC-IMP-01: one that lies face down has done its work for this year."""
    kinds = {
        "harvest_hand": "harvest-help",
        "aoc": "sale-help",
        "maturing": "cellar-help",
        "advertising": "advertising",
    }
    for improvement, name in kinds.items():
        ready = features(action(game, Player(ready=improvement), Player(), year=3))
        used = features(action(game, Player(used=improvement), Player(), year=3))
        later = features(action(game, Player(ready=improvement), Player(), year=5))
        assert ready[name] > used[name] == later[name] + 1 > 1, name


# ---------------------------------------------------------------------- loans, and who may end the game


def test_a_loan_is_money_to_work_with_and_interest_to_pay(game: GrandCruGame) -> None:
    """GC-LOAN-02: wealth stays as it is."""
    state = loan_round(game, Player(cash=2, loans=3), Player())
    kept, taken = features(acted(state, KEEP)), features(acted(state, TakeLoans(2)))
    assert kept["points"] == taken["points"]
    assert taken["cash-at-hand"] > kept["cash-at-hand"] and taken["working-capital"] > kept["working-capital"]
    assert taken["interest"] > kept["interest"]


def test_interest_that_is_not_at_hand_is_seen_until_it_is_paid(game: GrandCruGame) -> None:
    """GC-INT-03: what is missing costs emergency loans."""
    poor = Player(cash=1, loans=7)
    assert features(action(game, poor, Player()))["interest-uncovered"] == 5
    assert features(action(game, Player(cash=6, loans=7), Player()))["interest-uncovered"] == 0
    assert features(loan_round(game, poor, Player()))["interest-uncovered"] == 0


def test_who_may_soon_end_the_game_counts_with_the_lead(game: GrandCruGame) -> None:
    """GC-LOAN-05: near to freedom and ahead is a grip for one, and a threat for the other."""
    free, poor = Player(cash=14, loans=2, bare="gamay, syrah"), Player(cash=2, loans=5)
    near = action(game, free, poor, options={"money": "open"})
    assert features(near, 0)["lead-at-hand"] > 0 == features(near, 1)["lead-at-hand"]
    assert features(near, 1)["rival-may-end"] > 0 == features(near, 0)["rival-may-end"]
    far = action(game, free._replace(cash=35, loans=9), poor, options={"money": "open"})
    assert features(far, 0)["lead-at-hand"] == features(far, 1)["rival-may-end"] == 0


def test_loans_in_the_fist_count_for_their_owner_and_are_guessed_by_others(game: GrandCruGame) -> None:
    """GC-SETUP-08: nobody sees them before the reveal."""
    one, six = (acted(game.new(2, 3), StartingLoans(loans)) for loans in (1, 6))
    assert features(one)["working-capital"] < features(six)["working-capital"]
    assert features(one)["interest"] < features(six)["interest"]
    assert features(one, viewer=1) == features(six, viewer=1)


def test_the_figure_belongs_to_one(game: GrandCruGame) -> None:
    state = set_up(game, 2, 5, 3)
    assert [features(state, seat)["start-player"] for seat in range(3)] == [0, 1, 0]


def test_every_feature_has_words(game: GrandCruGame) -> None:
    for lang in ("en", "fr"):
        for name in FEATURES[2:]:
            assert 0 < len(game.text(f"feature-{name}", lang)) <= 110
            aim = game.text(f"aim-{name}", lang)
            assert aim[0].isupper() and aim.endswith(".") and len(aim) <= 110
