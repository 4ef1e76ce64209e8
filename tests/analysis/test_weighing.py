"""Weighing decisions: honest about luck, blind to what the mover cannot see, and right where the answer is known."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any, TypeVar

import pytest

import tutor
from tests.analysis.games import ending
from tests.worlds import wander
from tutor.analysis import weighing
from tutor.analysis.estimates import Estimate
from tutor.analysis.marks import INACCURACY, SHARES, mark, threshold
from tutor.analysis.timeline import Timeline
from tutor.analysis.weighing import Budget, Weighed, candidates, compare, weigh
from tutor.analysis.worlds import Outcome, Worlds, follow
from tutor.core.state import State

T = TypeVar("T")
BUDGET = Budget(64, luck_rounds=2)
LINES = [(("own",),), (("a",),), (("b",),), (("c",),)]


def run(work: Generator[None, None, T]) -> T:
    """Do all of a piece of work."""
    try:
        while True:
            next(work)
    except StopIteration as done:
        result: T = done.value
        return result


class Dice:
    """Worlds in which every line gives what its worth is, and a throw of dice: in part the same for all lines."""

    worths: dict[Any, float] = {}  # noqa: RUF012  (set by each test)

    def __init__(self, state: Any, seat: int, seed: str) -> None:
        self.state, self.seat, self.seed = state, seat, seed

    def play(self, number: int, lines: Any, rounds: int | None) -> list[Outcome]:
        common = random.Random(f"{self.seed}/{number}").gauss(0, 10)
        outcomes = []
        for line in lines:
            own = random.Random(f"{self.seed}/{number}/{line}").gauss(0, 4)
            points = [common + own + self.worths.get(line, 0.0), 0.0]
            outcomes.append(Outcome(points, [points[0], -points[0]], self.state))
        return outcomes


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> type[Dice]:
    monkeypatch.setattr(weighing, "Worlds", Dice)
    monkeypatch.setattr(weighing, "candidates", lambda *_: (LINES[:1], LINES[1:]))
    monkeypatch.setattr(weighing, "by_source", lambda *_: {})
    monkeypatch.setattr(Dice, "worths", {})
    return Dice


class TwoSeats:
    """All that the dice need of a position."""

    players = 2


def marks(decisions: int, scale: float = 60.0) -> int:
    """Weigh many decisions; return how many are marked."""
    hint = threshold(INACCURACY, scale)
    found = 0
    for number in range(decisions):
        state: Any = TwoSeats()
        got = run(weigh(state, 0, ("own",), BUDGET, f"test/{number}", hint))
        found += got.measured and mark(got.gain, scale) is not None
    return found


def test_moves_of_equal_worth_are_not_marked_beyond_the_error_rate(dice: type[Dice]) -> None:
    # one side of a 99 % interval: 2 of 400, and no more than 6 but once in a thousand such tests
    assert marks(400) <= 6


def test_praising_the_best_of_the_same_tries_would_mark_many_more(dice: type[Dice]) -> None:
    """Why the worlds are split: the naive way, in the same dice."""
    found = 0
    for number in range(200):
        tries = Dice(TwoSeats(), 0, f"naive/{number}")
        got = [[outcome.leads[0] for outcome in tries.play(world, LINES, None)] for world in range(16)]
        best = max(range(1, 4), key=lambda line: sum(row[line] for row in got))
        gain = weighing.estimate([row[best] - row[0] for row in got])
        found += mark(gain, 60.0) is not None
    assert found > 3


def test_a_move_that_is_really_better_is_found_and_measured_without_bias(dice: type[Dice]) -> None:
    dice.worths = {LINES[2]: 9.0}
    gains = []
    for number in range(60):
        state: Any = TwoSeats()
        got = run(weigh(state, 0, ("own",), BUDGET, f"better/{number}", threshold(INACCURACY, 60)))
        if got.measured and got.rival == LINES[2]:
            gains.append(got.gain.mean)
    assert len(gains) >= 45
    assert weighing.estimate(gains).low <= 9.0 <= weighing.estimate(gains).high
    assert marks(60) >= 40


def test_common_worlds_make_the_interval_of_the_difference_tight(dice: type[Dice]) -> None:
    state: Any = TwoSeats()
    got = run(compare(state, 0, ("own",), LINES[1], BUDGET, "tight"))
    assert got.gain.error < 0.7 * (got.value.error**2 + got.rival_value.error**2) ** 0.5


def test_a_mark_needs_an_interval_above_zero_and_a_loss_that_matters() -> None:
    scale = 100.0
    sure, unsure = Estimate(6.0, 0.1, 40), Estimate(6.0, 5.0, 40)
    assert mark(sure, scale) == "mistake" and mark(unsure, scale) is None
    assert mark(Estimate(50.0, 0.1, 40), scale) == "blunder"
    assert mark(Estimate(SHARES[INACCURACY] * scale, 0.01, 40), scale) == "inaccuracy"
    assert mark(Estimate(0.5, 0.01, 40), scale) is None, "sure, but too small to matter"


# ---------------------------------------------------------------------- in real games


def choices(name: str, count: int) -> list[State]:
    """Return positions in which somebody has a choice, from the middle of random games."""
    found = []
    for seed in range(40):
        state = wander(tutor.game(name).new(2, seed), seed, 30 + seed)
        if state.actor is not None and len(state.moves()) > 2:
            found.append(state)
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("name", tutor.games())
def test_candidates_lead_to_different_places_and_begin_with_the_played_move(name: str) -> None:
    for state in choices(name, 3):
        seat = state.actor
        assert seat is not None
        move = state.moves()[-1]
        ours, rivals = candidates(state, seat, move, (), "x")
        assert {line[0] for line in ours} == {move}
        assert all(line[0] != move and state.why_not(line[0]) is None for line in rivals)
        ends = set()
        for line in [*ours, *rivals]:
            world = state.redeal(seat, random.Random("x"))
            world.explicit = True
            follow(world, seat, line)
            ends.add(world.key())
        assert len(ends) == len(ours) + len(rivals)


@pytest.mark.parametrize("name", ["toscana", "grand-cru", "viticulture"])
def test_what_the_mover_cannot_see_changes_nothing(name: str) -> None:
    state = choices(name, 1)[0]
    seat = state.actor
    assert seat is not None
    move = state.moves()[0]
    worlds = [state.redeal(seat, random.Random(number)) for number in range(2)]
    budget = Budget(16, luck_rounds=1)
    answers = [run(weigh(world, seat, move, budget, "blind", 1e9)) for world in worlds]
    assert answers[0] == answers[1]


def test_the_same_world_is_dealt_to_rival_lines_and_again_the_next_time() -> None:
    state = choices("grand-cru", 1)[0]
    assert state.actor is not None
    worlds = Worlds(state, state.actor, "same")
    move = (state.moves()[0],)
    first, second = worlds.play(3, [move, move], 1)
    assert first.points == second.points
    assert next(worlds.play(3, [move], 1)).points == first.points


def test_a_last_decision_is_weighed_exactly() -> None:
    """After the last sale of this game of Toscana nothing is open: values are what the scores say."""
    timeline = Timeline(ending("toscana", 12, seed=2))
    last = timeline.decisions()[-1]
    state = timeline.at(last.number)
    weighed: Weighed = run(weigh(state, last.actor, last.move, BUDGET, "end", 0.1, [timeline.line(last.number)]))
    scores = timeline.final.scores()
    assert weighed.value.mean == pytest.approx(scores[last.actor] - scores[1 - last.actor])
    assert weighed.value.error == 0
    assert weighed.gain.mean == pytest.approx(weighed.rival_value.mean - weighed.value.mean)
    assert weighed.gain.mean == pytest.approx(weighed.own.mean - weighed.others.mean)
