"""Search: the same answer from the same seed wherever it runs, in time, stoppable, and never with hidden knowledge."""

from __future__ import annotations

import itertools
import math
import random
import sys
from collections import Counter
from concurrent.futures import Executor, Future

import pytest

import tutor
from tests.worlds import GAMES, wander
from tutor.coach import LEVELS, ForgetfulPlayer, SearchPlayer, player
from tutor.coach.plans import Plan, plans
from tutor.coach.search import TREE, Found, search, searching, split, together
from tutor.coach.spread import executor
from tutor.coach.tree import MANY, Tree, Tried
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.games.toscana.moves import UseAction

every_game = pytest.mark.parametrize("name", GAMES)
STATE = tutor.game("toscana").new(2, 1, journal=False)


def choice(name: str, players: int = 2, seed: int = 3, steps: int = 30) -> State:
    """A position in which somebody has a choice."""
    state = wander(tutor.game(name).new(players, seed, journal=False), seed, steps)
    while len(state.moves()) < 3:
        state.play(state.moves()[0])
    return state


def ask(state: State, **budget: int) -> Found:
    assert state.actor is not None
    return search(state, state.actor, **budget)


@every_game
def test_the_same_seed_gives_the_same_answer_and_the_whole_budget_is_used(name: str) -> None:
    state = choice(name)
    found = ask(state, simulations=30, seed=5)
    assert found == ask(state, simulations=30, seed=5)
    assert found.simulations == 30 == sum(candidate.visits for candidate in found.candidates)
    assert sorted(map(repr, state.moves())) == sorted(repr(candidate.move) for candidate in found.candidates)


def test_another_seed_deals_other_worlds() -> None:
    state = choice("viticulture")
    assert ask(state, simulations=30, seed=5) != ask(state, simulations=30, seed=6)


@every_game
def test_a_search_leaves_the_position_as_it_is(name: str) -> None:
    state = choice(name)
    before = state.to_json(), list(state.history)
    ask(state, simulations=20)
    assert (state.to_json(), state.history) == before


@every_game
def test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    rng = random.Random(1)
    for steps in (20, 45, 70):
        state = choice(name, tutor.game(name).players[-1], steps, steps)
        seat = state.actor
        assert seat is not None
        other = state.redeal(seat, rng)
        assert search(other, seat, simulations=6) == search(state, seat, simulations=6)


@every_game
def test_every_number_of_players_can_be_searched(name: str) -> None:
    for players in tutor.game(name).players:
        state = choice(name, players, players)
        found = ask(state, simulations=8)
        assert state.why_not(found.best) is None
        for candidate in found.candidates:
            assert candidate.line[0] == candidate.move and math.isfinite(candidate.value)


@every_game
def test_a_searching_player_can_be_asked_anything(name: str) -> None:
    """Any question of a game, now and then; the rest is played at random."""
    state = tutor.game(name).new(tutor.game(name).players[0], 2, journal=False)
    rng, thinker, asked = random.Random(2), SearchPlayer(2, simulations=3), set[type]()
    while (seat := state.actor) is not None:
        new = type(state.decision) not in asked
        asked.add(type(state.decision))
        state.play(thinker.choose(state, seat) if new or rng.random() < 0.04 else rng.choice(state.moves()))
    assert len(asked) > 5


def test_where_there_is_one_move_nothing_is_simulated() -> None:
    state, rng = tutor.game("grand-cru").new(2, 1), random.Random(1)
    while len(state.moves()) > 1:
        state.play(rng.choice(state.moves()))
    found = ask(state, simulations=500)
    assert found.best == state.moves()[0] and found.simulations == 0 and len(found.candidates) == 1


# ---------------------------------------------------------------------- budgets, stopping, slices


def test_the_budget_is_split_by_its_size_alone() -> None:
    assert split(2 * TREE - 1) == [2 * TREE - 1]
    assert split(2 * TREE + 1) == [TREE + 1, TREE]
    assert sum(part or 0 for part in split(100_003)) == 100_003


def test_a_budget_in_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of the test's own, on which each look takes a hundredth of a second."""
    ticks = itertools.count()
    monkeypatch.setattr(sys.modules[search.__module__], "time", lambda: next(ticks) / 100)
    state = choice("grand-cru")
    assert state.actor is not None
    found = search(state, state.actor, seconds=0.3)
    assert 25 <= next(ticks) <= 35 and 20 <= found.simulations <= 35


def test_whichever_budget_ends_first_counts() -> None:
    state = choice("grand-cru")
    assert state.actor is not None
    assert search(state, state.actor, simulations=10, seconds=60).simulations == 10
    assert search(state, state.actor, simulations=100_000, seconds=0.1).simulations < 10_000


def test_stopping_gives_the_best_so_far() -> None:
    state = choice("toscana")
    assert state.actor is not None
    asked = [0]

    def enough() -> bool:
        asked[0] += 1
        return asked[0] > 7

    found = search(state, state.actor, simulations=10_000, stop=enough)
    assert 0 < found.simulations < 10 and state.why_not(found.best) is None


def test_progress_is_told_up_to_the_end() -> None:
    state, told = choice("toscana"), list[float]()
    assert state.actor is not None
    search(state, state.actor, simulations=2 * TREE, progress=told.append)
    assert told == sorted(told) and told[-1] == 1.0 and len(told) > TREE


def test_in_slices_the_answer_is_the_same() -> None:
    state = choice("toscana")
    assert state.actor is not None
    steps = searching(state, state.actor, simulations=40, seed=2)
    parts = [next(steps)]
    with pytest.raises(StopIteration) as end:
        while True:
            parts.append(steps.send(None))
    assert end.value.value == ask(state, simulations=40, seed=2)
    assert len(parts) == 41 and parts == sorted(parts)


def test_slices_can_be_stopped() -> None:
    state = choice("toscana")
    assert state.actor is not None
    steps = searching(state, state.actor, simulations=4_000)
    for _ in range(5):
        next(steps)
    with pytest.raises(StopIteration) as end:
        steps.send(True)
    assert end.value.value.simulations == 4


# ---------------------------------------------------------------------- over an executor


@pytest.mark.parametrize("name", ["toscana", "viticulture"])
def test_a_pool_of_processes_finds_the_same(name: str) -> None:
    state = choice(name, steps=60)
    assert state.actor is not None
    alone = search(state, state.actor, simulations=2 * TREE, seed=9)
    with executor(workers=2) as pool:
        assert search(state, state.actor, simulations=2 * TREE, seed=9, executor=pool) == alone


class Lazy(Executor):
    """An executor that never gets round to anything but the first few calls."""

    def __init__(self, diligence: int) -> None:
        self.diligence = diligence
        self.sent = ""

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        future: Future[object] = Future()
        self.sent = args[2]
        if self.diligence:
            self.diligence -= 1
            future.set_result(fn(*args, **kwargs))
        return future


@pytest.mark.parametrize("diligence", [0, 1])
def test_stopping_does_not_wait_for_trees_that_are_not_done(diligence: int) -> None:
    state = choice("grand-cru")
    assert state.actor is not None
    asked = [0]

    def enough() -> bool:
        asked[0] += 1
        return asked[0] > 3

    pool = Lazy(diligence)
    found = search(state, state.actor, simulations=4 * TREE, executor=pool, stop=enough)
    assert found.simulations == TREE * diligence and state.why_not(found.best) is None


def test_what_is_sent_tells_nothing_that_the_seat_does_not_know() -> None:
    state = choice("viticulture", steps=80)
    seat = state.actor
    assert seat is not None
    sent = set()
    for world in (state, state.redeal(seat, random.Random(4))):
        pool = Lazy(1)
        search(world, seat, simulations=4, executor=pool)
        sent.add(pool.sent)
    assert len(sent) == 1


# ---------------------------------------------------------------------- what is found


def tried(action: str, prior: float, *leads: float) -> Tried:
    move: Move = UseAction(action)
    return Tried(move, prior, (move,), leads, tuple(lead + 50 for lead in leads), leads)


def test_moves_are_compared_in_the_worlds_that_both_have_seen() -> None:
    """The second was dropped after two bad worlds, in which it was hardly worse than the best."""
    found = together(STATE, 0, [[tried("hire", 1.0, -8.0, -10.0, 4.0, 6.0), tried("trade", 1.0, -9.0, -10.0)]])
    best, rival = found.candidates
    assert (best.move, best.value, best.score, best.visits) == (UseAction("hire"), -2.0, 48.0, 4)
    assert rival.behind == pytest.approx(-0.5) and rival.value == pytest.approx(-2.5)
    assert rival.behind_error == pytest.approx(0.5)


def test_trees_add_up() -> None:
    one = [tried("hire", 1.0, 2.0, 4.0), tried("trade", 1.0, 1.0, 3.0)]
    two = [tried("hire", 1.0, 6.0, 8.0), tried("trade", 1.0, 1.0, 7.0)]
    best, rival = together(STATE, 0, [one, two]).candidates
    assert (best.move, best.value, best.visits) == (UseAction("hire"), 5.0, 4)
    assert rival.value == pytest.approx(3.0) and rival.visits == 4


def test_a_move_that_nobody_tried_stays_unknown() -> None:
    found = together(STATE, 0, [[tried("hire", 1.0, 2.0, 4.0), tried("trade", 0.0)]])
    assert found.candidates[1].error == math.inf and found.candidates[1].visits == 0


def simulated(state: State, budget: int) -> list[tuple[int, type]]:
    """Return who was asked what in the first simulation of a search with that budget."""
    assert state.actor is not None
    tree = Tree(state, state.actor, seed=5)
    tree.step(0.0, budget)
    way = next(way for way in tree.root.ways.values() if way.visits)
    turns = [(state.actor, type(state.stack[-1]))]
    while way.nodes:
        (asked, node), *others = way.nodes.items()
        assert not others
        turns.append(asked)
        way = next(way for way in node.ways.values() if way.visits)
    return turns


def test_a_lead_beyond_doubt_hardly_counts_and_a_win_is_a_win() -> None:
    tree = Tree(STATE, 0, 1)
    near, far, further = (tree.counts(lead, over=False) for lead in (1.0, 400.0, 500.0))
    assert near == pytest.approx(1.0, abs=0.1) and 0 < further - far < 50 and tree.counts(-1.0, over=False) == -near
    assert tree.counts(1.0, over=True) > tree.counts(3.0, over=False) and tree.counts(0.0, over=True) == 0.0
    alone = Tree(tutor.game("viticulture").new(1, 1, journal=False), 0, 1)
    assert alone.counts(400.0, over=False) == 400.0


@every_game
def test_a_larger_budget_looks_further_ahead(name: str) -> None:
    state = choice(name)
    near, far = simulated(state, MANY - 1), simulated(state, MANY)
    assert near == far[: len(near)] and (len(near) < len(far)) == bool(state.game.further)


@every_game
def test_nobody_gets_more_turns_in_a_simulation_than_it_has_rounds(name: str) -> None:
    for seed in range(8):
        state = choice(name, seed=seed, steps=10 * seed)
        for budget, rounds in (MANY - 1, state.game.foresight), (MANY, state.game.foresight + state.game.further):
            assert max(Counter(simulated(state, budget)).values()) <= rounds


def test_alone_all_ways_are_judged_at_the_same_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    state = choice("viticulture", players=1)
    begun = state.game.stage(state)
    judged: list[int | None] = []
    judge = Tree._judge

    def watch(tree: Tree, world: State) -> tuple[list[float], float]:
        judged.append(world.game.stage(world))
        return judge(tree, world)

    monkeypatch.setattr(Tree, "_judge", watch)
    ask(state, simulations=12)
    assert begun is not None and judged == [begun + 1] * 12


def test_rivals_are_dropped_one_by_one() -> None:
    state = choice("viticulture", steps=60)
    assert state.actor is not None
    tree = Tree(state, state.actor, 1)
    while tree.simulations < 64:
        tree.step(tree.simulations / 64, 64)
    visits = sorted((len(way.leads) for way in tree.root.ways.values() if way.leads), reverse=True)
    assert visits[0] - visits[1] <= 1 and visits[0] > 2 * visits[-1]


def test_plans_behind_some_moves_are_those_among_plans_behind_all() -> None:
    state = choice("grand-cru")
    state.explicit = True
    assert state.actor is not None
    every = {plan.first: plan for plan in plans(state, state.actor)}
    some = state.moves()[::2]
    found = plans(state, state.actor, first=some)
    assert found and {plan.first for plan in found} <= set(some) < set(every)


@every_game
def test_a_reply_is_looked_for_once_and_every_possible_one_is(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = choice(name)
    assert state.actor is not None
    looked: dict[tuple[int, type], list[Move]] = {}

    def watched(world: State, seat: int, width: int, enough: int, *, first: list[Move] | None = None) -> list[Plan]:
        if first is None:  # where a first move says little, one's own plan is looked for anew each time
            assert world.game.afresh and seat == state.actor
            return plans(world, seat, width, enough)
        known = looked.setdefault((seat, type(world.stack[-1])), [])
        known += first
        assert set(world.moves()) <= set(known)
        return plans(world, seat, width, enough, first=first)

    tree = Tree(state, state.actor, 1)
    monkeypatch.setattr("tutor.coach.tree.plans", watched)
    while tree.simulations < 40:
        tree.step(tree.simulations / 40, 40)
    assert looked and all(len(set(moves)) == len(moves) for moves in looked.values())


@every_game
def test_whole_simulations_end_with_real_points(name: str) -> None:
    state = choice(name)
    assert state.actor is not None
    tree = Tree(state, state.actor, 1, whole=True)
    for _ in range(3):
        tree.step(0.0, 3)
    assert all(point == int(point) for way in tree.root.ways.values() for point in way.points)


# ---------------------------------------------------------------------- levels


def test_a_level_is_a_player_and_so_is_any_budget() -> None:
    for spec, level in LEVELS.items():
        made = player(spec, 1)
        if level.simulations:
            assert isinstance(made, SearchPlayer) and made.simulations == level.simulations
        else:
            assert isinstance(made, ForgetfulPlayer) and made.slips == level.slips
    counted, timed = player("search:77"), player("search:1.5s")
    assert isinstance(counted, SearchPlayer) and counted.simulations == 77
    assert isinstance(timed, SearchPlayer) and (timed.simulations, timed.seconds) == (None, 1.5)
    for spec in ("search:", "search:0", "search:x", "search:-3", "search:5m"):
        with pytest.raises(tutor.BadSetup):
            player(spec)


def test_levels_slip_less_and_think_more_from_step_to_step() -> None:
    """What that brings is measured over many games by `python -m benchmarks.strength`."""
    assert len(LEVELS) == 5 and list(LEVELS)[-1] == "strong"
    assert sorted(LEVELS.values(), key=lambda level: (level.simulations, -level.slips)) == list(LEVELS.values())


@every_game
def test_a_forgetful_player_takes_a_legal_move_and_the_same_one_with_the_same_seed(name: str) -> None:
    state = choice(name)
    seat = state.actor
    assert seat is not None
    chosen = {ForgetfulPlayer(seed, 2.0).choose(state, seat) for seed in range(8)}
    assert len(chosen) > 1 and all(state.why_not(move) is None for move in chosen)
    assert ForgetfulPlayer(3, 2.0).choose(state, seat) == ForgetfulPlayer(3, 2.0).choose(state, seat)
