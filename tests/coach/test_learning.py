"""What is learned: judgements from features, weights from games, and matches that end when they are sure."""

from __future__ import annotations

import json
import math
import random
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.worlds import GAMES, walk
from tutor.coach import learning
from tutor.coach.fitting import KNOTS, Case, calibrate, cases, fit, solve, unbiased
from tutor.coach.foretelling import calibrated
from tutor.coach.learning import Plan
from tutor.coach.players import GreedyPlayer
from tutor.coach.selfplay import Lived, Position, live, varied
from tutor.coach.sequential import SequentialTest
from tutor.core.judgement import (
    FILE,
    FOUR_OF_FIVE,
    Judgement,
    Learned,
    Weights,
    leads,
    plain,
    read_weights,
    weigh,
    write_weights,
)

every_game = pytest.mark.parametrize("name", GAMES)
WEIGHTS = Weights(("points", "start", "wine"), ((1.0, 0.0, 2.0), (1.0, 0.0, 1.0), (1.0, 0.0, 0.0)), (9.0,), (5.0,))


class AtOnce(Executor):
    """Does everything here and now."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


# ---------------------------------------------------------------------- judging


def test_weights_are_mixed_between_the_knots() -> None:
    judged = Judgement(WEIGHTS)
    assert weigh(judged.row(0.0), (3, 1, 4)) == pytest.approx(11)
    assert weigh(judged.row(0.25), (3, 1, 4)) == pytest.approx(9)
    assert weigh(judged.row(1.0), (3, 1, 4)) == weigh(judged.row(7.0), (3, 1, 4)) == pytest.approx(3)


def test_chances_add_up_and_grow_with_the_lead() -> None:
    judged = Judgement(WEIGHTS)
    chances = judged.chances([20.0, 15.0, 10.0], 0.5)
    assert sum(chances) == pytest.approx(1.0) and chances == sorted(chances, reverse=True)
    assert judged.chances([5.0, 0.0], 0.5)[0] == pytest.approx(math.e / (1 + math.e))


def test_a_lead_is_over_the_best_other() -> None:
    assert leads([5.0]) == [5.0] and leads([5.0, 8.0]) == [-3.0, 3.0]
    assert leads([5.0, 8.0, 1.0]) == [-3.0, 3.0, -7.0] and leads([8.0, 8.0, 1.0]) == [0.0, 0.0, -7.0]


def test_weights_of_other_features_are_refused() -> None:
    written = write_weights(WEIGHTS)
    assert read_weights(written, WEIGHTS.features) == WEIGHTS
    with pytest.raises(ValueError, match="wine"):
        read_weights(written, ("points", "start", "water"))


def test_a_table_that_was_not_learned_borrows_from_the_nearest(tmp_path: Path) -> None:
    other = WEIGHTS._replace(spread=(3.0,))
    tables = {"mine": {"2": write_weights(WEIGHTS), "4": write_weights(other)}}
    (tmp_path / FILE).write_text(json.dumps(tables))
    learned = Learned.read("mine", tmp_path, WEIGHTS.features)
    assert [learned.judgement(players).weights for players in (1, 3, 5)] == [WEIGHTS, WEIGHTS, other]
    assert Learned.read("theirs", tmp_path, WEIGHTS.features).judgement(2).weights == plain(WEIGHTS.features)


@every_game
def test_what_lies_in_a_game_s_folder_was_learned_for_its_features(name: str) -> None:
    game = tutor.game(name)
    assert game.features[0] == "points" and len(set(game.features)) == len(game.features)
    for weights in game.learned.tables.values():
        assert weights.features == game.features and all(len(row) == len(game.features) for row in weights.worth)
        assert all(spread >= 0.5 for spread in weights.spread) and all(scale > 0 for scale in weights.scale)


@every_game
def test_every_seat_is_measured_by_all_features_and_nothing_hidden_counts(name: str) -> None:
    game, rng = tutor.game(name), random.Random(3)
    for players in game.players:
        state = game.new(players, 5, journal=False)
        while not state.over:
            if rng.random() < 0.04:
                viewer = rng.randrange(players)
                vectors = game.measure(state, viewer)
                assert len(vectors) == players and {len(vector) for vector in vectors} == {len(game.features)}
                assert all(math.isfinite(value) for vector in vectors for value in vector)
                assert game.measure(state.redeal(viewer, rng), viewer) == vectors
                assert 0.0 <= game.progress(state) <= 1.0
            state.play(rng.choice(state.moves()))
        worths = game.worths(state, 0)
        assert worths[:players] == list(map(float, state.scores()))


# ---------------------------------------------------------------------- learning


def test_a_system_of_equations_is_solved() -> None:
    matrix = [[4.0, 2.0, 0.5], [2.0, 5.0, 1.0], [0.5, 1.0, 3.0]]
    wanted = [1.0, -2.0, 3.0]
    right = [sum(a * b for a, b in zip(row, wanted, strict=True)) for row in matrix]
    assert solve([row.copy() for row in matrix], right) == pytest.approx(wanted)


def made_up(rng: random.Random, noise: float) -> Lived:
    """A game in which a wine is worth three points early on and one at the end."""
    wines = [float(rng.randrange(6)) for _ in range(2)]
    positions = []
    for step in range(11):
        progress = step / 10
        points = [10.0 * (1 - progress) + wine * (2 * progress - 1) for wine in wines]
        positions.append(Position(progress, step % 2, [(p, 1.0, w) for p, w in zip(points, wines, strict=True)]))
    ends = [10 + 2 * wine + rng.gauss(0.0, noise) for wine in wines]
    # points + (3 − 2·progress) wines + 10·progress
    return Lived(positions, ends, [float(ends[0] > ends[1]), float(ends[1] >= ends[0])])


def test_weights_are_found_that_foretell_the_end() -> None:
    rng = random.Random(1)
    games = [made_up(rng, 1.0) for _ in range(300)]
    fitted = fit(games, plain(("points", "start", "wine")))
    judged = Judgement(fitted)
    for progress, wine in ((0.0, 3.0), (0.5, 2.0), (1.0, 1.0)):
        points = 10.0 * (1 - progress) + wine * (2 * progress - 1)
        said = weigh(judged.row(progress), (points, 1.0, wine))
        assert said == pytest.approx(10 + 2 * wine, abs=2.0)
    assert len(fitted.worth) == len(fitted.spread) == len(fitted.scale) == KNOTS
    assert all(0.8 < spread < 2.0 for spread in fitted.spread)


def test_the_spread_grows_with_the_luck_of_the_games() -> None:
    rng = random.Random(2)
    calm, wild = ([made_up(rng, noise) for _ in range(200)] for noise in (0.5, 6.0))
    weights = fit(calm, plain(("points", "start", "wine")))
    quiet, loud = (calibrate(cases(games, weights), weights) for games in (calm, wild))
    assert all(4 * small < large for small, large in zip(quiet.spread, loud.spread, strict=True))
    assert min(loud.scale) > max(quiet.scale)


def foretellings(rng: random.Random, count: int) -> list[Case]:
    """Cases of two players in which five points of lead win e times as often, and points are told three too low."""
    told = []
    for _ in range(count):
        lead = rng.gauss(0.0, 8.0)
        won = float(rng.random() < 1 / (1 + math.exp(-lead / 5.0)))
        # mostly near, now and then far away: a standard deviation alone would promise too much
        error = rng.gauss(3.0, 20.0 if rng.random() < 0.1 else 4.0)
        told.append(Case(rng.random(), 30.0, 1.0, [30.0 + lead, 30.0], 30.0 + error, won))
    return told


def test_what_is_foretold_agrees_with_what_came() -> None:
    told, mended = unbiased(foretellings(random.Random(3), 1500), WEIGHTS)
    assert [row[1] for row in mended.worth] == pytest.approx([3.0, 3.0, 3.0], abs=1.0)
    assert [row[::2] for row in mended.worth] == [row[::2] for row in WEIGHTS.worth]
    found = calibrate(told, mended)
    judged = Judgement(found)
    held = [
        abs(case.points - case.score) <= FOUR_OF_FIVE * math.hypot(judged.spread(case.progress), case.luck)
        for case in foretellings(random.Random(4), 1500)
        for case in [case._replace(score=case.score + 3.0)]
    ]
    assert sum(held) / len(held) == pytest.approx(0.8, abs=0.03)
    assert all(3.0 < scale < 8.0 for scale in found.scale)


def test_calibrating_changes_no_lead() -> None:
    game = tutor.game("toscana")
    before = game.learned.judgement(2).weights
    after = calibrated(game, 2, 3, 2, AtOnce())
    start = game.features.index("start")
    for old, new in zip(before.worth, after.worth, strict=True):
        assert old[:start] + old[start + 1 :] == new[:start] + new[start + 1 :]
    assert after == calibrated(game, 2, 3, 2, AtOnce()) != before


def test_who_tries_things_out_keeps_the_points_as_they_are() -> None:
    tried = varied(WEIGHTS, random.Random(1))
    assert [row[0] for row in tried.worth] == [1.0, 1.0, 1.0] and tried != WEIGHTS
    assert tried.worth[0][2] == pytest.approx(2 * tried.worth[1][2])


def test_a_game_is_lived_again_from_its_seed() -> None:
    game = tutor.game("toscana")
    weights = game.learned.judgement(2).weights
    one, two = (live(game, 2, 9, weights, GreedyPlayer) for _ in range(2))
    assert one == two and sum(one.won) == 1.0 and len(one.positions) > 20


def test_a_match_ends_when_it_is_sure() -> None:
    better, equal = SequentialTest(), SequentialTest()
    while better.verdict is None:
        better.add(1.0)
    assert better.verdict is True and better.games < 25
    while equal.verdict is None:
        equal.add(float(equal.games % 2))
    assert equal.verdict is False and equal.games > 50


def test_only_what_wins_its_match_is_kept_and_learning_goes_on_where_it_was(tmp_path: Path) -> None:
    game = tutor.game("toscana")
    plan = Plan(type(game), 2, games=6)
    path = tmp_path / "toscana-2.json"
    (generation, weights), *_ = learning.learning(plan, path, 1, AtOnce())
    before = game.learned.judgement(2)
    assert generation.number == 0 and generation.played >= 8
    assert generation.kept == (weights.worth != learning.resume(tmp_path / "none", game, 2)[0].worth)
    assert learning.resume(path, game, 2) == (weights, 1) and before is game.learned.judgement(2)
    assert [g.number for g, _ in learning.learning(plan._replace(games=2), path, 1, AtOnce())] == [1]


@every_game
def test_at_the_end_the_judgement_is_the_exact_lead(name: str) -> None:
    game = tutor.game(name)
    state = game.new(3, seed=4, journal=False)
    for _ in walk(state, 4):
        pass
    scores = state.scores()
    for seat, score in enumerate(scores):
        assert game.expect(state, seat) == score
        assert game.evaluate(state, seat) == score - max(scores[:seat] + scores[seat + 1 :])
