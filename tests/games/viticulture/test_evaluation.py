"""What the coach sees in a position: features, how far the game has come, and the weights that belong to them."""

from __future__ import annotations

import json
import math
import random
from itertools import pairwise
from typing import Any

import pytest

from tests import worlds
from tutor.core.judgement import FILE, read_weights
from tutor.games.viticulture import evaluation
from tutor.games.viticulture.evaluation import FEATURES, Tables, visitor_worths
from tutor.games.viticulture.examples.positions import PASS, Player, play, put, spring, summer, winter
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import WakeUp
from tutor.games.viticulture.state import Viticulture

#: An order for a red wine of 2 and a white one of 2, and one for red 3 and white 3.
SMALL, LARGER = "order_02", "order_10"


def features_of(state: Viticulture, seat: int = 0, viewer: int = 0) -> dict[str, float]:
    """Return the features of a seat."""
    return dict(zip(FEATURES, state.game.measure(state, viewer)[seat], strict=True))


def at_summer(game: ViticultureGame, player: Player, **changes: Any) -> dict[str, float]:
    """Return the features of seat 0 in a summer of two players."""
    return features_of(summer(game, player, Player(), **changes))


def at_winter(game: ViticultureGame, player: Player, **changes: Any) -> dict[str, float]:
    """Return the features of seat 0 in a winter of two players."""
    return features_of(winter(game, player, Player(), **changes))


def grows(feature: str, *found: dict[str, float]) -> bool:
    """Return whether a feature is greater in each position than in the one before."""
    return all(less[feature] < more[feature] for less, more in pairwise(found))


# ---------------------------------------------------------------------- in every game


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_a_vector_has_a_number_for_each_feature_and_progress_grows(game: ViticultureGame, players: int) -> None:
    state = game.new(players, seed=players, journal=False, chance="explicit")
    before, best = 0.0, 0
    for _ in worlds.walk(state, players):
        for vector, points in zip(game.measure(state, 0), state.scores(), strict=True):
            assert len(vector) == len(FEATURES) and all(map(math.isfinite, vector))
            assert vector[:2] == [points, 1.0]
        now = game.progress(state)
        assert 0.0 <= now <= 1.0
        # points can be paid away, and with them time comes back
        assert now >= before or (players > 1 and max(state.scores()) < best)
        before, best = now, max(state.scores())
    assert state.over and game.progress(state) == 1.0


@pytest.mark.parametrize("players", [1, 2, 3])
def test_nothing_hidden_is_looked_at(game: ViticultureGame, players: int) -> None:
    state = game.new(players, seed=7, journal=False, chance="explicit")
    rng = random.Random(7)
    for number, _ in enumerate(worlds.walk(state, 7)):
        if number % 11 == 0 and state.actor is not None:
            for viewer in range(players):
                imagined = state.redeal(viewer, rng)
                assert game.measure(imagined, viewer) == game.measure(state, viewer)


def test_what_is_remembered_is_what_would_be_found_anew(game: ViticultureGame, monkeypatch: pytest.MonkeyPatch) -> None:
    state = game.new(2, seed=3, journal=False)
    remembered = []
    positions = []
    for _ in worlds.walk(state, 3):
        positions.append(state.copy())
        remembered.append(game.measure(state, 0))
    monkeypatch.setattr(evaluation, "MEMORY", 5)
    fresh = Tables(game.box, game.data)
    assert [evaluation.measure(fresh, position, 0) for position in positions] == remembered


@pytest.mark.parametrize(("options", "goal"), [({}, 20), ({"solo_level": "very_hard"}, 23)])
def test_alone_the_automa_must_be_beaten(game: ViticultureGame, options: dict[str, Any], goal: int) -> None:
    state = game.new(1, seed=4, journal=False, **options)
    assert game.opponent(state) == goal
    for _ in worlds.walk(state, 4):
        pass
    assert game.evaluate(state, 0) == state.scores()[0] - goal


def test_the_aggressive_automa_ends_with_its_last_points(game: ViticultureGame) -> None:
    state = game.new(1, seed=4, journal=False, aggressive_automa=True)
    assert game.opponent(state) == 20


def test_the_weights_belong_to_the_features(game: ViticultureGame) -> None:
    learned = json.loads((game.folder / FILE).read_text(encoding="utf-8"))[game.name]
    assert {"1", "2"} <= set(learned)
    for table in learned.values():
        weights = read_weights(table, FEATURES)
        assert all(len(row) == len(FEATURES) for row in weights.worth)
        assert min(weights.spread) > 0 and min(weights.scale) > 0


def test_every_feature_has_words(game: ViticultureGame) -> None:
    for lang in ("en", "fr"):
        for feature in FEATURES[2:]:
            for key in (f"feature-{feature}", f"aim-{feature}"):
                assert 0 < len(game.texts.text(key, lang)) <= 110


# ---------------------------------------------------------------------- from the vine to the order


def test_each_link_of_the_chain_brings_an_order_nearer(game: ViticultureGame) -> None:
    nothing = at_summer(game, Player(lira=4, hand=SMALL))
    drawn = at_summer(game, Player(lira=4, hand=f"{SMALL}, pinot, trebbiano, syrah"))
    built = at_summer(game, Player(lira=4, hand=f"{SMALL}, pinot, trebbiano, syrah", built="trellis"))
    planted = at_summer(game, Player(lira=4, hand=SMALL, built="trellis", field_5="syrah, trebbiano"))
    harvested = at_winter(game, Player(lira=4, hand=SMALL, built="trellis", pad="R2 W2"))
    made = at_winter(game, Player(lira=4, hand=SMALL, built="trellis", cellar="R2 W2"))
    assert grows("nearest-order", nothing, drawn, built, planted, harvested, made)
    assert made["nearest-order"] < 2 + made["income"] + 2


def test_an_order_counts_less_the_longer_it_takes(game: ViticultureGame) -> None:
    """Wine that must age first; no worker left this winter; the goal reached, so that no year follows."""
    young = at_winter(game, Player(hand=LARGER, cellar="R1 W3"))
    old = at_winter(game, Player(hand=LARGER, cellar="R2 W3"))
    ready = at_winter(game, Player(hand=LARGER, cellar="R3 W3"))
    assert grows("nearest-order", young, old, ready)
    state = winter(game, Player(hand=LARGER, cellar="R3 W3"), Player())
    before = features_of(state)["nearest-order"]
    state.passed |= 1
    waiting = features_of(state)["nearest-order"]
    state.reached = True
    assert before > waiting > features_of(state)["nearest-order"] == 0


def test_a_wine_serves_one_order_only(game: ViticultureGame) -> None:
    one = at_winter(game, Player(hand=SMALL, cellar="R3 W3"))
    rivals = at_winter(game, Player(hand=f"{SMALL}, {LARGER}", cellar="R3 W3"))
    both = at_winter(game, Player(hand=f"{SMALL}, {LARGER}", cellar="R2 R3 W2 W3"))
    assert one["second-order"] == 0 < one["nearest-order"] < rivals["nearest-order"]
    assert grows("second-order", rivals, both)
    assert one["spare-wines"] == both["spare-wines"] == 0 < at_winter(game, Player(cellar="R3"))["spare-wines"]


def test_a_field_serves_both_colours(game: ViticultureGame) -> None:
    apart = at_winter(game, Player(hand=SMALL, field_5="syrah", field_6="trebbiano"))
    together = at_winter(game, Player(hand=SMALL, field_5="syrah, trebbiano"))
    assert grows("nearest-order", apart, together)


def test_blush_and_sparkling_wine_need_their_cellars(game: ViticultureGame) -> None:
    blush, sparkling = "order_06", "order_24"
    pad = "R3 R4 W2"
    for order, built in ((blush, "medium_cellar"), (sparkling, "medium_cellar, large_cellar")):
        small = at_winter(game, Player(hand=order, pad=pad))
        right = at_winter(game, Player(hand=order, pad=pad, built=built))
        assert grows("nearest-order", small, right)


def test_an_action_without_a_space_puts_an_order_off(game: ViticultureGame) -> None:
    owner = Player(hand=SMALL, cellar="R2 W2", regular=3)
    free = at_winter(game, owner)["nearest-order"]
    taken = at_winter(game, owner, board={"fill_order": "1"})["nearest-order"]
    assert taken == free  # the grande can join
    without = at_winter(game, owner, board={"fill_order": "1", "draw_order": "0G"})["nearest-order"]
    assert without < at_winter(game, owner, board={"draw_order": "0G"})["nearest-order"]


def test_of_others_only_the_number_of_orders_counts(game: ViticultureGame) -> None:
    state = winter(game, Player(), Player(hand=f"{SMALL}, {LARGER}", cellar="R3 W3"))
    seen, own = features_of(state, 1, 0), features_of(state, 1, 1)
    assert 0 < seen["nearest-order"] < own["nearest-order"]


def test_fields_and_workers_together_make_a_vineyard(game: ViticultureGame) -> None:
    bare, red = at_summer(game, Player()), at_summer(game, Player(field_5="merlot"))
    both = at_summer(game, Player(field_5="merlot", field_6="sauvignon_blanc"))
    hands = at_summer(game, Player(field_5="merlot", field_6="sauvignon_blanc", regular=4))
    assert grows("vineyard", bare, red, both, hands)


# ---------------------------------------------------------------------- money, workers, cards


def test_money_leads_to_workers(game: ViticultureGame) -> None:
    assert grows(
        "next-worker", at_winter(game, Player()), at_winter(game, Player(lira=2)), at_winter(game, Player(lira=4))
    )
    assert grows("workers-to-come", at_winter(game, Player()), at_winter(game, Player(regular=3)))
    assert at_winter(game, Player(lira=9, regular=5))["next-worker"] == 0


def test_cards_about_to_be_drawn_count(game: ViticultureGame) -> None:
    state = spring(game, Player(), Player())
    state.explicit = True
    before = features_of(state)
    after = features_of(play(state.copy(), WakeUp(2, "")))
    assert after["plantable-vines"] > before["plantable-vines"]
    after = features_of(play(state.copy(), WakeUp(5, "winter")))
    assert after["winter-visitors"] > before["winter-visitors"]
    after = features_of(play(state.copy(), WakeUp(3, "")))
    assert after["nearest-order"] >= before["nearest-order"]


def test_workers_pass_from_summer_to_winter_but_not_beyond(game: ViticultureGame) -> None:
    state = summer(game, Player(regular=3), Player())
    assert features_of(state)["workers-at-hand"] == 4
    play(state, PASS)
    assert features_of(state)["workers-at-hand"] == 4
    state = winter(game, Player(regular=3), Player())
    play(state, PASS)
    assert features_of(state)["workers-at-hand"] == 0


def test_a_placed_worker_is_no_longer_at_hand(game: ViticultureGame) -> None:
    state = summer(game, Player(lira=0), Player())
    before = features_of(state)
    after = features_of(put(state, "give_tour"))
    assert after["workers-at-hand"] == before["workers-at-hand"] - 1
    assert after["lira-for-next"] > before["lira-for-next"]


def test_workers_without_anything_to_do_are_to_spare(game: ViticultureGame) -> None:
    idle = at_winter(game, Player(regular=4))
    assert idle["workers-to-spare"] == 5
    busy = [Player(regular=4, lira=4), Player(regular=4, lira=4, field_5="merlot")]
    assert grows("workers-to-spare", *[at_winter(game, player) for player in reversed(busy)], idle)
    assert at_summer(game, Player(regular=4))["workers-to-spare"] < idle["workers-to-spare"]


def test_training_wants_a_worker_at_hand(game: ViticultureGame) -> None:
    ready, gone = Player(lira=4), Player(lira=4, cart=2, grande="cart")
    assert grows("next-worker", at_winter(game, gone), at_winter(game, ready))


def test_a_vine_that_is_drawn_brings_wine_nearer(game: ViticultureGame) -> None:
    state = summer(game, Player(hand=SMALL, lira=9), Player())
    state.explicit = True
    before = features_of(state)
    after = features_of(put(state, "draw_vine"))
    # the draw costs a worker, and yet the order is nearer than with a worker less and no vine
    fewer = features_of(put(summer(game, Player(hand=SMALL, lira=9), Player()), "give_tour"))
    assert after["nearest-order"] > fewer["nearest-order"]
    assert after["plantable-vines"] > before["plantable-vines"]


def test_a_vine_is_needed_less_the_more_is_planted(game: ViticultureGame) -> None:
    assert grows(
        "plantable-vines",
        at_summer(game, Player(hand="pinot", built="trellis", field_5="merlot", field_6="sauvignon_blanc")),
        at_summer(game, Player(hand="pinot", built="trellis", field_5="merlot")),
        at_summer(game, Player(hand="pinot", built="trellis")),
    )


def test_each_fall_to_come_counts_until_its_visitor_is_there(game: ViticultureGame) -> None:
    before, after = at_summer(game, Player()), at_winter(game, Player())
    assert after["visitors-to-come"] == before["visitors-to-come"] - 1


def test_a_year_is_a_stage_of_a_game_alone(game: ViticultureGame) -> None:
    assert game.stage(game.new(1, seed=1)) == 1
    assert game.stage(game.new(2, seed=1)) is None


def test_better_visitors_are_worth_more(game: ViticultureGame) -> None:
    worths = visitor_worths(game.box, game.data)
    number = game.box.card_number
    assert worths[number["harvester"]] > worths[number["noble"]] > 0 == worths[number["merlot"]]
    one = at_winter(game, Player(hand="noble"))
    better = at_winter(game, Player(hand="harvester"))
    two = at_winter(game, Player(hand="harvester, noble"))
    assert grows("winter-visitors", one, better, two)


def test_sold_fields_are_missed_more_and_more(game: ViticultureGame) -> None:
    sold = [at_summer(game, Player(sold=fields))["fields-sold"] for fields in ("", "field_7", "field_6, field_7")]
    assert sold[0] == 0 < sold[1] < sold[2] - sold[1]


def test_the_time_that_is_left_follows_points_and_years(game: ViticultureGame) -> None:
    state = summer(game, Player(), Player())
    early = evaluation.years_left(state)
    state.vineyards[1].vp = 12
    behind = evaluation.years_left(state)
    state.reached = True
    assert early > behind > evaluation.years_left(state) == 0
    alone = game.new(1, seed=1)
    assert evaluation.years_left(alone) == 6
