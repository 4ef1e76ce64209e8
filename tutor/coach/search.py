"""Search: the best move of a seat, by Monte Carlo tree search over what that seat knows (see tutor.coach.tree).

The budget is split into trees by its size alone; in one process they grow one after another, with an executor side by
side, and either way their sum is the same.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import lru_cache
from time import time
from typing import Any, Final, NamedTuple

from tutor.coach.tree import TRUST, Tree, Tried
from tutor.core.game import Game
from tutor.core.judgement import Outlook
from tutor.core.moves import Move
from tutor.core.state import State

#: Simulations if nobody says how many.
SIMULATIONS: Final = 200
#: A tree of its own for so many simulations, and how many trees at most.
TREE: Final = 240
MOST_TREES: Final = 16
#: Trees that share a budget of time alone, if an executor is there.
SPREAD: Final = 4
#: Seconds between two looks at whether to stop, while others work.
LOOK: Final = 0.05


class Candidate(NamedTuple):
    """A move that was looked at, and what it should lead to."""

    move: Move
    visits: int
    #: Expected lead over the best rival at the end, in points, and the standard error that the luck of the simulations
    #: leaves: infinite for a move that was hardly tried.
    value: float
    error: float
    #: Expected points of one's own at the end, and how far the truth may lie off: a standard deviation that covers
    #: what chance and rivals may still do and what the judgement may be wrong by, as self-play has shown.
    score: float
    score_error: float
    #: The likely continuation in players' moves, beginning with the move itself.
    line: tuple[Move, ...]
    #: How far behind the best move it is (0 for that one), in points as far as they help to win (see Tree.counts), in
    #: the worlds that both have seen, and the standard error: luck that both share does not count, so it is much surer
    #: than the difference of two values.
    behind: float = 0.0
    behind_error: float = 0.0
    #: How likely its player is to win with it.
    chance: float = 0.5
    #: If reasons were wanted: of what its lead consists (see tutor.coach.tree.parts). For the best move it is how much;
    #: for any other how much more or less than for the best one, in the worlds that both have seen.
    parts: tuple[float, ...] = ()


class Found(NamedTuple):
    """What a search found out for a seat."""

    seat: int
    #: Best first.
    candidates: tuple[Candidate, ...]
    #: Simulations that were really done.
    simulations: int

    @property
    def best(self) -> Move:
        """Return the best move."""
        return self.candidates[0].move


def search(
    state: State,
    seat: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    stop: Callable[[], bool] | None = None,
    progress: Callable[[float], None] | None = None,
    whole: bool = False,
    reasons: bool = False,
) -> Found:
    """Look for the best move of the seat that is to decide, with what it knows; `state` is not changed.

    The budget is a number of simulations, or seconds, or whichever ends first. With simulations alone the same seed
    gives the same answer, whether an executor shares the work or not. `stop` is asked often and ends the search with
    the best so far; `progress` hears how much is done, from 0 to 1. With `whole`, simulations are not cut short by the
    evaluation but played to the end, by habit (see tutor.coach.habits). With `reasons`, candidates tell their `parts`.
    """
    if executor is not None and len(state.moves()) > 1:
        return _spread(state, seat, simulations, seconds, seed, executor, stop, progress, whole, reasons)
    steps = searching(state, seat, simulations=simulations, seconds=seconds, seed=seed, whole=whole, reasons=reasons)
    return finished(steps, stop, progress)


def finished(
    steps: Generator[float, bool | None, Found],
    stop: Callable[[], bool] | None = None,
    progress: Callable[[float], None] | None = None,
) -> Found:
    """Let a search go on to its end, or until somebody stops it."""
    try:
        done = next(steps)
        while True:
            if progress:
                progress(done)
            done = steps.send(bool(stop and stop()))
    except StopIteration as end:
        found: Found = end.value
        return found


def searching(
    state: State,
    seat: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    whole: bool = False,
    reasons: bool = False,
) -> Generator[float, bool | None, Found]:
    """Do what `search` does, for those who must stay reachable: yields after each simulation how much is done.

    Send True to end it with the best so far.
    """
    moves = state.moves()
    if len(moves) == 1:
        return Found(seat, (_only(state, seat, moves[0]),), 0)
    if simulations is None and seconds is None:
        simulations = SIMULATIONS
    budgets = split(simulations)
    trees: list[Tree] = []
    stopped = yield 0.0
    for place, budget in enumerate(budgets):
        tree = Tree(state, seat, _tree_seed(seed, place), whole, reasons)
        trees.append(tree)
        limit = None if seconds is None else seconds / len(budgets)
        for done in growing(tree, budget, limit):
            stopped = yield (place + done) / len(budgets)
            if stopped:
                break
        if stopped:
            break
    return together(state, seat, [tree.tried() for tree in trees])


def glance(state: State, seat: int, seed: int = 0) -> Found:
    """Return what the planner thinks at once, before any simulation: first words for somebody who waits."""
    moves = state.moves()
    if len(moves) == 1:
        return Found(seat, (_only(state, seat, moves[0]),), 0)
    return together(state, seat, [Tree(state, seat, _tree_seed(seed, 0)).tried()])


def growing(tree: Tree, budget: int | None, seconds: float | None) -> Generator[float, None, None]:
    """Grow a tree, one simulation at a time, until its budget is spent; at least one simulation is done."""
    start = time()
    done = 0.0
    while done < 1.0:
        tree.step(done, budget)
        spent = 0.0 if budget is None else tree.simulations / budget
        done = spent if seconds is None else max(spent, (time() - start) / max(seconds, 1e-6))
        yield min(done, 1.0)


def split(simulations: int | None) -> list[int | None]:
    """Return the simulations of each tree."""
    if simulations is None:
        return [None]
    trees = max(1, min(MOST_TREES, simulations // TREE))
    return [simulations // trees + (tree < simulations % trees) for tree in range(trees)]


def _tree_seed(seed: int, place: int) -> int:
    return random.Random(f"{seed}.{place}").getrandbits(62)


def _only(state: State, seat: int, move: Move) -> Candidate:
    """Return the only move there is: nothing to think about."""
    game = state.game
    lead = game.evaluate(state, seat)
    outlook = game.outlook(state, seat)
    score = game.expect(state, seat)
    return Candidate(move, 0, lead, math.inf, score, outlook.spread, (move,), chance=outlook.chance(lead))


# ---------------------------------------------------------------------- over an executor


def _spread(
    state: State,
    seat: int,
    simulations: int | None,
    seconds: float | None,
    seed: int,
    executor: Executor,
    stop: Callable[[], bool] | None,
    progress: Callable[[float], None] | None,
    whole: bool,
    reasons: bool,
) -> Found:
    """Let an executor grow the trees; whoever stops gets the sum of those that are done."""
    if simulations is None and seconds is None:
        simulations = SIMULATIONS
    budgets = [None] * SPREAD if simulations is None else split(simulations)
    # a world as our seat could imagine it: what it cannot know does not even leave this process
    position = state.redeal(seat, random.Random(seed)).to_json()
    sent = type(state.game), state.game.edition, position, seat
    deadline = None if seconds is None else time() + seconds
    futures: list[Future[list[Tried]]] = [
        executor.submit(grow, *sent, budget, deadline, _tree_seed(seed, place), whole, reasons)
        for place, budget in enumerate(budgets)
    ]
    waiting = set(futures)
    while waiting and not (stop and stop()):
        _, waiting = wait(waiting, LOOK if stop else None, FIRST_COMPLETED)
        if progress:
            progress(1 - len(waiting) / len(futures))
    for future in waiting:
        future.cancel()
    grown = [future.result() for future in futures if future not in waiting]
    if not grown:
        tree = Tree(state, seat, _tree_seed(seed, 0), whole)
        grown = [tree.tried()]
    return together(state, seat, grown)


def grow(
    kind: type[Game[Any]],
    edition: str,
    position: str,
    seat: int,
    budget: int | None,
    deadline: float | None,
    seed: int,
    whole: bool,
    reasons: bool,
) -> list[Tried]:
    """Grow one tree in another process, from a position that was sent as text."""
    tree = Tree(_opened(kind, edition).from_json(position), seat, seed, whole, reasons)
    for _ in growing(tree, budget, None if deadline is None else deadline - time()):
        pass
    return tree.tried()


@lru_cache(maxsize=4)
def _opened(kind: type[Game[Any]], edition: str) -> Game[Any]:
    return kind(json.loads(edition) if edition else None)


# ---------------------------------------------------------------------- adding up


class _Sum:
    """What all trees together know of a move."""

    def __init__(self, tried: Tried) -> None:
        self.move = tried.move
        self.prior = tried.prior
        self.line = tried.line
        self.most = 0
        self.leads: list[float] = []
        self.points: list[float] = []
        #: What the lead counts for, and points, less those of the leader of the same tree in the same world.
        self.gaps: list[float] = []
        self.score_gaps: list[float] = []
        #: The parts of its lead in the worlds that the leader has seen, and those of the leader.
        self.parts: list[tuple[float, ...]] = []
        self.leader_parts: list[tuple[float, ...]] = []


def together(state: State, seat: int, grown: Sequence[Sequence[Tried]]) -> Found:
    """Add up what trees have found out about a position."""
    sums: dict[Move, _Sum] = {}
    for tree in grown:
        leader = _leader(tree)
        for tried in tree:
            total = sums.setdefault(tried.move, _Sum(tried))
            if len(tried.leads) > total.most:
                total.most, total.line = len(tried.leads), tried.line
            total.leads += tried.leads
            total.points += tried.points
            # rivals that have seen more worlds than the leader are compared in those of both
            total.gaps += [own - best for own, best in zip(tried.gains, leader.gains, strict=False)]
            total.score_gaps += [own - best for own, best in zip(tried.points, leader.points, strict=False)]
            shared = min(len(tried.parts), len(leader.parts))
            total.parts += tried.parts[:shared]
            total.leader_parts += leader.parts[:shared]
    outlook = state.game.outlook(state, seat)
    known = [_honest(candidate, outlook) for candidate in _candidates(list(sums.values()))]
    return Found(seat, tuple(known), sum(len(total.leads) for total in sums.values()))


def _honest(candidate: Candidate, outlook: Outlook) -> Candidate:
    """Add what the simulations cannot know: what became of such hopes in other games."""
    luck = candidate.score_error if math.isfinite(candidate.score_error) else 0.0
    return candidate._replace(score_error=math.hypot(outlook.spread, luck), chance=outlook.chance(candidate.value))


def _leader(tree: Sequence[Tried]) -> Tried:
    """Return the best of those who have seen the most worlds."""
    most = max(len(tried.leads) for tried in tree)
    last = [tried for tried in tree if len(tried.leads) >= max(1, most - 1)] or list(tree)
    count = min(len(tried.leads) for tried in last)
    return max(last, key=lambda tried: sum(tried.gains[:count]) + TRUST * tried.prior)


def _candidates(sums: list[_Sum]) -> list[Candidate]:
    """Return the candidates, best first: those that were tried by how good they are for sure, then the others."""
    highest = max(total.prior for total in sums)

    def surely(total: _Sum) -> tuple[bool, float]:
        if not total.gaps:
            return False, total.prior
        gap, error = mean_and_error(total.gaps)
        weight = len(total.gaps)
        gap = (weight * gap + TRUST * (total.prior - highest)) / (weight + TRUST)
        return True, gap - (error if error < math.inf else abs(gap))

    ranked = sorted(sums, key=surely, reverse=True)
    best = ranked[0]
    value, error = mean_and_error(best.leads) if best.leads else (best.prior, math.inf)
    score, score_error = mean_and_error(best.points) if best.points else (best.prior, math.inf)
    level, _ = mean_and_error(best.gaps) if best.gaps else (0.0, 0.0)
    score_level, _ = mean_and_error(best.score_gaps) if best.gaps else (0.0, 0.0)
    found = [
        Candidate(best.move, len(best.leads), value, error, score, score_error, best.line, parts=_means(best.parts))
    ]
    for total in ranked[1:]:
        if total.gaps:
            gap, gap_error = mean_and_error(total.gaps)
            score_gap, _ = mean_and_error(total.score_gaps)
            behind, score_behind = gap - level, score_gap - score_level
            own_error, own_score_error = mean_and_error(total.leads)[1], mean_and_error(total.points)[1]
        else:
            behind = score_behind = min(0.0, total.prior - best.prior)
            gap_error = own_error = own_score_error = math.inf
        found.append(
            Candidate(
                total.move,
                len(total.leads),
                value + behind,
                own_error,
                score + score_behind,
                own_score_error,
                total.line,
                behind,
                gap_error,
                parts=_differences(total, best),
            )
        )
    return found


def _means(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def _differences(total: _Sum, best: _Sum) -> tuple[float, ...]:
    """Return how the parts of a lead differ from those of the best move, by way of the leaders of the same trees."""
    own, best_own = (
        [a - b for a, b in zip(_means(one.parts), _means(one.leader_parts), strict=True)] for one in (total, best)
    )
    return tuple(a - b for a, b in zip(own, best_own, strict=True)) if own and best_own else ()


def mean_and_error(samples: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some samples and its standard error, which is infinite for a single one."""
    count = len(samples)
    mean = sum(samples) / count
    if count < 2:
        return mean, math.inf
    return mean, math.sqrt(sum((sample - mean) ** 2 for sample in samples) / (count - 1) / count)


class SearchPlayer:
    """Looks ahead by search, with a budget for each decision."""

    def __init__(self, seed: int = 0, simulations: int | None = None, seconds: float | None = None) -> None:
        self._rng = random.Random(seed)
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, state: State, seat: int) -> Move:
        """Return the best move that was found."""
        seed = self._rng.getrandbits(32)
        return search(state, seat, simulations=self.simulations, seconds=self.seconds, seed=seed).best
