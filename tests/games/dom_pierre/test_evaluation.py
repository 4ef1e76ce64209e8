"""What the coach sees in a position: features, how far the game has come, and the weights that belong to them."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests import worlds
from tutor import CHANCE
from tutor.core.judgement import FILE, read_weights
from tutor.games.dom_pierre import evaluation
from tutor.games.dom_pierre.evaluation import FEATURES, Tables
from tutor.games.dom_pierre.examples.positions import PERFORM, Player, act, play, turn
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Activate,
    AddAccessory,
    KeepCard,
    MakeChampagne,
    MoveDisc,
    PickCard,
    Sell,
)
from tutor.games.dom_pierre.state import DomPierre

#: Discs in the middle of a game.
ROWS = (2, 2, 2, 2, 2, 2)
#: Discs with which two players have triggered the end, one of them by the cork, and their round.
HIGH, ROUND = (7, 0, 7, 5, 2, 0), 19


def walk(state: DomPierre, seed: int) -> Iterator[DomPierre]:
    """Play random moves to the end; yield the state before each of them and at the end."""
    for _ in worlds.walk(state, seed):
        yield state


def features(game: DomPierreGame, player: Player, **changes: Any) -> dict[str, float]:
    """Return the features of seat 0, who begins a turn."""
    return dict(zip(FEATURES, game.measure(turn(game, player, **changes), 0)[0], strict=True))


def grows(game: DomPierreGame, feature: str, *players: Player, **changes: Any) -> bool:
    """Return whether a feature is greater for each player than for the one before."""
    found = [features(game, player, **changes)[feature] for player in players]
    return all(less < more for less, more in pairwise(found))


# ---------------------------------------------------------------------- in every game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_vector_has_a_number_for_each_feature_and_progress_grows(game: DomPierreGame, players: int) -> None:
    before = 0.0
    state = game.new(players, seed=players, journal=False, chance="explicit")
    for position in walk(state, players):
        vectors = game.measure(position, 0)
        assert len(vectors) == players
        for vector, points in zip(vectors, position.scores(), strict=True):
            assert len(vector) == len(FEATURES) and all(map(math.isfinite, vector))
            assert vector[:2] == [points, 1.0]
        now = game.progress(position)
        assert before <= now <= 1.0
        before = now
    assert before == 1.0


def test_the_fast_variant_is_measured_too(game: DomPierreGame) -> None:
    state = game.new(2, seed=1, journal=False, fast_variant=True)
    assert game.progress(state) == 0.0
    assert all(len(vector) == len(FEATURES) for position in walk(state, 1) for vector in game.measure(position, 1))


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_looked_at(game: DomPierreGame, players: int) -> None:
    state = game.new(players, seed=5, journal=False, chance="explicit")
    rng = random.Random(5)
    for number, position in enumerate(walk(state, 5)):
        if number % 7 == 0 and position.actor is not None:
            for viewer in range(players):
                known = position.copy()
                known.reshuffle(viewer, rng)
                assert game.measure(known, viewer) == game.measure(position, viewer)


def test_what_is_remembered_is_what_would_be_found_anew(game: DomPierreGame, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = [position.copy() for position in walk(game.new(3, seed=9, journal=False), 9)]
    remembered = [game.measure(position, 0) for position in positions]
    monkeypatch.setattr(evaluation, "tables", Tables)
    assert [game.measure(position, 0) for position in positions] == remembered


def test_little_is_remembered(game: DomPierreGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "MEMORY", 5)
    for position in walk(game.new(2, seed=2, journal=False), 2):
        game.measure(position, 0)
    found = evaluation.tables(game.box)
    assert max(len(found.seats), len(found.wineries), len(found.cellars), len(found.presses)) <= 6


def test_the_weights_belong_to_the_features(game: DomPierreGame) -> None:
    learned = json.loads((game.folder / FILE).read_text(encoding="utf-8"))[game.name]
    assert "2" in learned
    for players, table in learned.items():
        weights = read_weights(table, FEATURES)
        assert int(players) in game.players
        assert all(len(row) == len(FEATURES) for row in weights.worth)
        assert len(weights.worth) == len(weights.spread) == len(weights.scale)
        assert min(weights.spread) > 0 and min(weights.scale) > 0


def test_every_feature_has_words(game: DomPierreGame) -> None:
    for lang in ("en", "fr"):
        for feature in FEATURES[2:]:
            for key in (f"feature-{feature}", f"aim-{feature}"):
                assert 0 < len(game.texts.text(key, lang)) <= 110


# ---------------------------------------------------------------------- from the bunch to the sale


def test_more_and_better_grapes_are_worth_more(game: DomPierreGame) -> None:
    one = Player(rows=ROWS, right="chardonnay 1")
    better = Player(rows=ROWS, right="chardonnay 3")
    two = Player(rows=ROWS, right="chardonnay 3, pinot_noir 2")
    full = Player(rows=ROWS, right="chardonnay 3, pinot_noir 2, pinot_meunier 3")
    assert grows(game, "grapes", one, better, two, full)
    assert grows(game, "next-pressing", one, better, two, full)
    assert grows(game, "room", full, two, one)


def test_grapes_cannot_be_pressed_without_coins_or_workers(game: DomPierreGame) -> None:
    poor = Player(rows=ROWS, right="chardonnay 3", crew=0, coins=0)
    assert features(game, poor)["next-pressing"] == 0
    assert grows(game, "next-pressing", poor, poor._replace(crew=1))
    assert grows(game, "next-pressing", poor, poor._replace(coins=4))


def test_three_presses_at_once_promise_prestige(game: DomPierreGame) -> None:
    grapes = Player(rows=(0, 3, 0, 0, 0, 0), left="chardonnay 2", centre="chardonnay 2", right="chardonnay 2")
    sum_of_two = features(game, grapes._replace(left="", rows=(0, 3, 0, 0, 0, 0)))["next-pressing"]
    alone = features(game, grapes._replace(centre="", right=""))["next-pressing"]
    assert features(game, grapes)["next-pressing"] > sum_of_two + alone


def test_better_champagne_sells_for_more(game: DomPierreGame) -> None:
    small, middle, great = (Player(rows=ROWS, right=f"bottle {value}") for value in (2, 7, 12))
    assert grows(game, "champagne", small, middle, great)
    assert grows(game, "next-sale", small, middle, great)
    assert features(game, great)["free-presses"] == 2


def test_a_market_that_refuses_pays_nothing(game: DomPierreGame) -> None:
    """E01 and S01 want bottles, W01 too; only N01 takes a barrel, of any press."""
    only_east = {road: ("E01", "R2a") if road == "east" else ("S01", "R3a") for road in ("east", "south")}
    barrel = Player(rows=ROWS, right="barrel 9")
    with_north = features(game, barrel, markets=only_east)["next-sale"]
    north = {"north": ("N05", "R1a")}  # refuses the centre
    centre = Player(rows=ROWS, centre="barrel 9")
    assert with_north > 0
    assert features(game, centre, markets=north)["next-sale"] == 0


def test_workers_on_a_road_raise_the_next_sale(game: DomPierreGame) -> None:
    here = Player(rows=ROWS, right="bottle 9")
    there = here._replace(roads="north 1 3")
    assert grows(game, "road-bonus", here, there) and grows(game, "on-roads", here, there)
    assert grows(game, "next-sale", here, there)


def test_accessories_that_a_market_shows_are_a_boost(game: DomPierreGame) -> None:
    """N01 shows sugar and box: 10 becomes 11, the next shield."""
    bare = Player(rows=ROWS, right="bottle 10")
    other = {"east": ("E08", "R2a"), "south": ("S04", "R3a"), "west": ("W08", "R4a")}
    assert features(game, bare, markets=other)["boost"] == 0
    assert features(game, bare._replace(grey="sugar"), markets=other)["boost"] > 0
    assert features(game, bare._replace(grey="cork"), markets=other)["boost"] == 0


def test_without_a_disc_in_sales_champagne_is_worth_nothing(game: DomPierreGame) -> None:
    gone = Player(rows=(2, 2, 2, 2, 7, 2), right="bottle 12")
    found = features(game, gone)
    assert found["next-sale"] == found["champagne"] == found["sales-strength"] == 0


# ---------------------------------------------------------------------- the rest of a Maison


def test_an_objective_grows_with_each_step_towards_it(game: DomPierreGame) -> None:
    """OB39 wants 5, 7 and 9 coins."""
    players = [Player(rows=ROWS, objectives="OB39", coins=coins) for coins in (0, 2, 4, 5, 7, 9)]
    assert grows(game, "objectives-near", *players)
    assert [features(game, player)["objectives-ready"] for player in players] == [0, 0, 0, 4, 6, 9]


def test_many_objectives_at_once_count_for_less(game: DomPierreGame) -> None:
    one = features(game, Player(rows=ROWS, objectives="OB39", coins=5))["objectives-near"]
    two = features(game, Player(rows=ROWS, objectives="OB39 OB40", coins=5, grey="3 sugar"))["objectives-near"]
    assert one < two < 2 * one


def test_coins_are_saved_for_prestige(game: DomPierreGame) -> None:
    purses = [Player(rows=ROWS, coins=coins) for coins in (1, 3, 5)]
    assert grows(game, "purse", *purses) and grows(game, "coins", *purses)
    assert grows(game, "savings", purses[-1], Player(rows=ROWS, coins=8))


def test_workers_are_told_apart_by_their_places(game: DomPierreGame) -> None:
    found = features(game, Player(rows=ROWS, house=2, crew=3, vines="4,5"))
    assert [found[name] for name in ("house", "first-presser", "pressers", "on-bunches", "varieties")] == [
        2,
        1,
        2,
        1,
        1,
    ]


def test_higher_discs_are_stronger_and_a_low_one_keeps_actions_cheap(game: DomPierreGame) -> None:
    low, high = features(game, Player(rows=(3, 0, 3, 3, 3, 3))), features(game, Player(rows=(3, 3, 3, 3, 3, 0)))
    assert (low["cellar-strength"], high["cellar-strength"]) == (1, 3)
    assert low["cost"] == high["cost"] == 0 and features(game, Player(rows=(3,) * 6))["cost"] == 3
    assert features(game, Player(rows=(3,) * 6, force="cellar"))["cellar-strength"] == 4


def test_tokens_beside_the_winery_come_nearer(game: DomPierreGame) -> None:
    waiting = Player(rows=(1, 1, 0, 0, 0, 0), waiting="sales", waiting_force=True)
    assert grows(game, "waiting", waiting, waiting._replace(rows=(1, 1, 1, 1, 0, 0)), waiting._replace(rows=(2,) * 6))
    placed = Player(rows=ROWS, vintage="sales", force="cellar")
    assert (features(game, placed)["vintage"], features(game, placed)["force"]) == (4, 4)


def test_hopes_fade_in_the_last_rounds(game: DomPierreGame) -> None:
    player = Player(rows=HIGH, right="bottle 12", left="chardonnay 3", corked=False)
    rival = Player(rows=HIGH, corked=False)
    state, last = (turn(game, player, rival, last=ROUND + more) for more in (1, 0))
    for name in ("champagne", "grapes", "coins", "sales-strength"):
        place = FEATURES.index(name)
        assert game.measure(last, 0)[0][place] < game.measure(state, 0)[0][place]
    assert game.progress(state) < game.progress(last) < 1.0
    # whose turn is over has nothing left to hope for
    play(last, MoveDisc("sales"))
    vector = dict(zip(FEATURES, game.measure(last, 0)[0], strict=True))
    assert vector["grapes"] == vector["coins"] == 0 and vector["promise"] > 0


# ---------------------------------------------------------------------- in the middle of a turn


@pytest.mark.parametrize(
    ("column", "feature"),
    [
        ("vineyard", "grapes"),
        ("cellar", "champagne"),
        ("village", "promise"),
        ("logistics", "promise"),
        ("sales", "promise"),
        ("objectives", "promise"),
    ],
)
def test_an_action_under_way_promises_what_is_left_of_it(game: DomPierreGame, column: str, feature: str) -> None:
    place = FEATURES.index(feature)
    seller = Player(rows=(3,) * 6, coins=9, left="chardonnay 3", right="bottle 9, bottle 7")
    state = turn(game, seller, chance="explicit")
    before = game.measure(state, 0)[0][place]
    play(state, MoveDisc(column))
    assert game.measure(state, 0)[0][place] > before
    play(state, PERFORM)
    assert game.measure(state, 0)[0][place] > before


def test_a_sale_that_has_been_scored_is_over_though_chance_comes_before_its_end(game: DomPierreGame) -> None:
    seller = Player(rows=ROWS, right="bottle 9", roads="north 1 3")
    state = act(turn(game, seller, chance="explicit"), "sales", Sell("north", "right", "bottle", 9))
    assert state.actor == CHANCE and any(state.maisons[0].champagne)
    found = dict(zip(FEATURES, game.measure(state, 0)[0], strict=True))
    assert found["champagne"] == found["promise"] == 0
    assert (found["house"], found["on-roads"], found["coins"]) == (1, 1, 5)


def test_a_sale_under_way_is_worth_more_with_an_accessory(game: DomPierreGame) -> None:
    """With N01, sugar makes 11 of 10, the next shield; the box is left for another question."""
    seller = Player(rows=ROWS, right="bottle 10", grey="sugar, box")
    state = act(turn(game, seller, chance="explicit"), "sales", Sell("north", "right", "bottle", 10))
    place = FEATURES.index("promise")
    before = game.measure(state, 0)[0][place]
    play(state, AddAccessory("sugar", "grey"))
    assert game.measure(state, 0)[0][place] > before > 0


def test_half_of_a_pressing_promises_the_other_half(game: DomPierreGame) -> None:
    state = turn(game, Player(rows=(3, 3, 3, 3, 3, 3), coins=9, right="chardonnay 3, pinot_noir 3"))
    place = FEATURES.index("champagne")
    act(state, "cellar", Activate("right", False))
    none = game.measure(state, 0)[0][place]
    play(state, MakeChampagne("bottle", False))
    half = game.measure(state, 0)[0][place]
    play(state, MakeChampagne("bottle", False))
    assert none > 0 and 0 < half == game.measure(state, 0)[0][place]


def test_cards_being_chosen_count_before_they_are_kept(game: DomPierreGame) -> None:
    """OB39 is fulfilled already; of two cards one is kept, and the other gives its bonus."""
    offer = ("OB39", "OB15", "OB02", "OB03", "OB04")
    state = turn(game, Player(rows=(1, 1, 1, 1, 1, 1), coins=9), offer=offer)
    near, bonus = FEATURES.index("objectives-near"), FEATURES.index("promise")
    act(state, "objectives", PickCard("OB39"))
    assert game.measure(state, 0)[0][near] > 5
    play(state, PickCard("OB15"))
    assert game.measure(state, 0)[0][bonus] > 0
    play(state, KeepCard("OB39"))
    assert game.measure(state, 0)[0][bonus] == 0 and game.measure(state, 0)[0][near] > 5
