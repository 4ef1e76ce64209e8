"""A search in slices: the sums of its parts, reproducible, and stoppable."""

from __future__ import annotations

import math
import random
import statistics

import pytest

import tutor
from tutor.coach.search import Candidate, Found
from tutor.coach.slices import searching, together
from tutor.core.state import State
from tutor.games.toscana.moves import UseAction


def drain(state: State, simulations: int, stop_after: int | None = None) -> tuple[Found, list[float]]:
    search = searching(state, state.actor or 0, simulations=simulations, slice_size=20)
    parts = [next(search)]
    try:
        while True:
            parts.append(search.send(stop_after is not None and len(parts) > stop_after))
    except StopIteration as end:
        return end.value, parts


def choice() -> State:
    state = tutor.game("toscana").new(2, 3)
    while len(state.moves()) < 3:
        state.play(state.moves()[0])
    return state


def test_the_same_seed_gives_the_same_answer_and_the_whole_budget_is_used() -> None:
    first, parts = drain(choice(), 70)
    second, _ = drain(choice(), 70)
    assert first == second and first.simulations == 70
    assert parts == sorted(parts) and parts[-1] == 1.0


def test_it_can_be_stopped_with_the_best_so_far() -> None:
    found, _ = drain(choice(), 2_000, stop_after=2)
    assert 0 < found.simulations < 200 and choice().why_not(found.best) is None


def test_samples_that_were_split_give_the_mean_and_error_of_all_of_them() -> None:
    rng = random.Random(1)
    samples = [rng.gauss(5, 2) for _ in range(60)]
    move = UseAction("trade")

    def part(values: list[float]) -> Found:
        error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        mean = statistics.mean(values)
        return Found(0, (Candidate(move, len(values), mean, error, mean, error, (move,)),), len(values))

    joined = together([part(samples[:1]), part(samples[1:20]), part(samples[20:])]).candidates[0]
    whole = part(samples).candidates[0]
    assert joined.visits == 60
    assert joined.value == pytest.approx(whole.value) and joined.error == pytest.approx(whole.error)
    assert joined.score == pytest.approx(whole.score) and joined.score_error == pytest.approx(whole.score_error)


def test_a_move_that_nobody_tried_stays_unknown() -> None:
    move = UseAction("trade")
    untried = Found(0, (Candidate(move, 0, 3.0, math.inf, 3.0, math.inf, (move,)),), 0)
    assert together([untried, untried]).candidates[0].error == math.inf
