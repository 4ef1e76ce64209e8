"""The luck ledger: nothing is expected of luck."""

from __future__ import annotations

import random

import pytest

import tutor
from tests.analysis.test_weighing import run
from tests.volume import volume
from tutor.analysis import luck as ledger
from tutor.analysis.luck import FEW, luck
from tutor.analysis.weighing import Budget
from tutor.core.decision import CHANCE
from tutor.core.state import State

BUDGET = Budget(16, luck_rounds=1)


def draws(name: str, wanted: int, most: int, seed: int = 1) -> list[State]:
    """Return positions in which chance has some, but not too many, outcomes."""
    found: list[State] = []
    rng = random.Random(seed)
    state: State = tutor.game(name).new(2, seed, chance="explicit", journal=False)
    while not state.over and len(found) < wanted:
        moves = state.moves()
        if state.actor == CHANCE and 1 < len(moves) <= most:
            found.append(state.copy())
        state.play(rng.choices(moves, state.weights())[0] if state.actor == CHANCE else rng.choice(moves))
    return found


@pytest.mark.parametrize("name", ["toscana", "vinhos-2010", "viticulture"])
@volume("wanted", 1, 3)
def test_luck_weighed_by_its_probability_is_exactly_nothing(name: str, wanted: int) -> None:
    for state in draws(name, wanted, FEW):
        gains = [run(luck(state, outcome, BUDGET, "zero")) for outcome in state.moves()]
        for seat in range(state.players):
            mean = sum(weight * gain[seat].mean for weight, gain in zip(state.weights(), gains, strict=True))
            assert mean == pytest.approx(0.0, abs=1e-9)


@volume("times", 12, 40)
def test_luck_over_many_outcomes_is_nothing_on_average(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With too many outcomes to play them all, a sample is as fair."""
    monkeypatch.setattr(ledger, "FEW", 0)
    state = draws("vinhos-2010", 4, 12)[-1]
    outcomes, weights = state.moves(), state.weights()
    rng = random.Random(3)
    sums = []
    for number in range(times):
        drawn = rng.choices(outcomes, weights)[0]
        sums.append(run(luck(state, drawn, BUDGET, f"many/{number}"))[0].mean)
    average = ledger.estimate(sums)
    assert average.low <= 0 <= average.high


def test_what_one_of_two_players_gains_the_other_loses() -> None:
    state = draws("viticulture", 2, FEW)[-1]
    first, second = run(luck(state, state.moves()[0], BUDGET, "two"))
    assert first.mean == pytest.approx(-second.mean)


def test_a_draw_leaves_the_position_as_it_was() -> None:
    state = draws("vinhos-2016", 1, 12)[0]
    before = state.to_json()
    run(luck(state, state.moves()[0], BUDGET, "still"))
    assert state.to_json() == before
