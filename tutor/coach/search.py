"""Monte Carlo tree search over what a seat knows.

Each simulation deals the hidden things anew from the seat's view and lets the world's own generator answer chance, so
that luck and hidden information are handled alike: a node of the tree is a sequence of players' moves, and its value is
the average over all worlds in which that sequence was played. Every seat looks for its own lead.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from functools import lru_cache
from time import perf_counter
from typing import Any, Final, NamedTuple

from tutor.coach.plans import plans
from tutor.coach.playouts import leads, playout
from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.core.state import State

#: Simulations if nobody says how many.
SIMULATIONS: Final = 200
#: A tree of its own for so many simulations, and how many trees at most: what can be spread over several processes.
#: Trees are split by the budget alone, so that one process and many find the same move.
TREE: Final = 240
MOST_TREES: Final = 16
#: How much an untried move draws, against one that has done well.
CURIOSITY: Final = 0.7
#: Decisions that are played on below the tree.
HORIZON: Final = 4
#: Moves of the likely continuation that are told.
LINE: Final = 8


class Candidate(NamedTuple):
    """A move that was looked at, and what it should lead to."""

    move: Move
    visits: int
    #: Expected lead over the best rival at the end, in points, and its standard error.
    value: float
    error: float
    #: Expected points of one's own at the end, and their standard error.
    score: float
    score_error: float
    #: The likely continuation, beginning with the move itself.
    line: tuple[Move, ...]


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


class Node:
    """A sequence of moves that was tried in some worlds."""

    __slots__ = ("available", "children", "leads", "visits")

    def __init__(self, players: int) -> None:
        self.children: dict[Move, Node] = {}
        self.visits = 0
        #: In how many worlds this move could have been chosen.
        self.available = 0
        #: Sums over the visits, by seat.
        self.leads = [0.0] * players


class Tally:
    """What is known of a move at the root: sums, so that several trees can be added up."""

    __slots__ = ("line", "prior", "sums", "visits")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.prior = prior
        #: Of the lead, its square, the points, their square.
        self.sums = [0.0] * 4
        self.line: tuple[Move, ...] = ()

    def add(self, lead: float, points: float) -> None:
        """Count one simulation."""
        self.visits += 1
        for place, value in enumerate((lead, lead * lead, points, points * points)):
            self.sums[place] += value

    def join(self, other: Tally) -> None:
        """Count what another tree found."""
        if other.visits > self.visits:
            self.line = other.line
        self.visits += other.visits
        self.sums = [mine + yours for mine, yours in zip(self.sums, other.sums, strict=True)]

    def candidate(self, move: Move) -> Candidate:
        """Return what was found out."""
        if not self.visits:
            return Candidate(move, 0, self.prior, math.inf, self.prior, math.inf, (move,))
        value, error = _mean(self.sums[0], self.sums[1], self.visits)
        score, score_error = _mean(self.sums[2], self.sums[3], self.visits)
        return Candidate(move, self.visits, value, error, score, score_error, self.line or (move,))


def _mean(total: float, squares: float, count: int) -> tuple[float, float]:
    """Return a mean and its standard error."""
    mean = total / count
    if count < 2:
        return mean, math.inf
    return mean, math.sqrt(max(0.0, squares / count - mean * mean) / (count - 1))


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
) -> Found:
    """Look for the best move of a seat that is to decide, with what it knows; `state` is not changed.

    The budget is a number of simulations, or seconds, or whichever ends first. With simulations alone the same seed
    gives the same answer, whether an executor shares the work or not. `stop` is asked often and ends the search with
    the best so far; `progress` hears how much is done, from 0 to 1.
    """
    if simulations is None and seconds is None:
        simulations = SIMULATIONS
    moves = state.moves()
    if len(moves) == 1:
        return Found(seat, (Tally(state.game.evaluate(state, seat)).candidate(moves[0]),), 0)
    budgets = split(simulations)
    if executor is not None and len(budgets) > 1:
        tallies = _spread(state, seat, budgets, seconds, seed, executor, stop, progress)
    else:
        tallies = _one_by_one(state, seat, budgets, seconds, seed, stop, progress)
    found = [tallies[move].candidate(move) for move in moves if move in tallies]
    found.sort(key=lambda candidate: (-candidate.visits, -candidate.value))
    return Found(seat, tuple(found), sum(candidate.visits for candidate in found))


def split(simulations: int | None) -> list[int | None]:
    """Return the simulations of each tree."""
    if simulations is None:
        return [None]
    trees = max(1, min(MOST_TREES, simulations // TREE))
    return [simulations // trees + (tree < simulations % trees) for tree in range(trees)]


def _one_by_one(
    state: State,
    seat: int,
    budgets: Sequence[int | None],
    seconds: float | None,
    seed: int,
    stop: Callable[[], bool] | None,
    progress: Callable[[float], None] | None,
) -> dict[Move, Tally]:
    tallies: dict[Move, Tally] = {}
    for place, budget in enumerate(budgets):
        share = None if seconds is None else seconds / len(budgets)

        def tell(part: float, place: int = place) -> None:
            if progress:
                progress((place + part) / len(budgets))

        _join(tallies, grow(state, seat, budget, share, _tree_seed(seed, place), stop, tell))
        if stop and stop():
            break
    return tallies


def _spread(
    state: State,
    seat: int,
    budgets: Sequence[int | None],
    seconds: float | None,
    seed: int,
    executor: Executor,
    stop: Callable[[], bool] | None,
    progress: Callable[[float], None] | None,
) -> dict[Move, Tally]:
    bare = state.redeal(seat, random.Random(seed))
    sent = type(state.game), state.game.edition, bare.to_json()
    futures: list[Future[dict[Move, Tally]]] = [
        executor.submit(grow_sent, *sent, seat, budget, seconds, _tree_seed(seed, place))
        for place, budget in enumerate(budgets)
    ]
    tallies: dict[Move, Tally] = {}
    for done, future in enumerate(futures, 1):
        _join(tallies, future.result())
        if progress:
            progress(done / len(futures))
    return tallies


def _tree_seed(seed: int, place: int) -> str:
    return f"{seed}.{place}"


def _join(tallies: dict[Move, Tally], more: dict[Move, Tally]) -> None:
    for move, tally in more.items():
        if move in tallies:
            tallies[move].join(tally)
        else:
            tallies[move] = tally


def grow_sent(
    kind: type[Game[Any]], edition: str, position: str, seat: int, budget: int | None, seconds: float | None, seed: str
) -> dict[Move, Tally]:
    """Grow a tree in another process, from a position that was sent as text."""
    return grow(_opened(kind, edition).from_json(position), seat, budget, seconds, seed)


@lru_cache(maxsize=4)
def _opened(kind: type[Game[Any]], edition: str) -> Game[Any]:
    import json

    return kind(json.loads(edition) if edition else None)


def grow(
    state: State,
    seat: int,
    budget: int | None,
    seconds: float | None,
    seed: str,
    stop: Callable[[], bool] | None = None,
    progress: Callable[[float], None] | None = None,
) -> dict[Move, Tally]:
    """Grow one tree and return what its root knows of each move."""
    rng = random.Random(seed)
    start = perf_counter()
    world = state.redeal(seat, rng)
    world.explicit = True
    planned = {plan.first: plan.value for plan in plans(world, seat)}
    worst = min(planned.values())
    tallies = {move: Tally(planned.get(move, worst)) for move in state.moves()}
    root = Node(state.players)
    low, high = min(planned.values()), max(planned.values())
    count = 0
    while budget is None or count < budget:
        if count and ((seconds is not None and perf_counter() - start > seconds) or (stop and stop())):
            break
        world = state.redeal(seat, rng)
        world.explicit = False
        path = [root]
        node = root
        while world.stack:
            moves = world.moves()
            actor = world.stack[-1].actor
            move = _select(node, moves, actor, rng, max(high - low, 1e-9), state.players)
            if node is root:
                first = move
            child = node.children[move]
            world.play(move)
            path.append(child)
            node = child
            if not node.visits:
                break
        points = playout(world, rng, HORIZON)
        ahead = leads(world, points)
        low, high = min(low, ahead[seat]), max(high, ahead[seat])
        for node in path:
            node.visits += 1
            for place, lead in enumerate(ahead):
                node.leads[place] += lead
        tallies[first].add(ahead[seat], points[seat])
        count += 1
        if progress and budget:
            progress(count / budget)
    for move, child in root.children.items():
        tallies[move].line = (move, *_line(child))
    return tallies


def _select(node: Node, moves: Sequence[Move], actor: int, rng: random.Random, scale: float, players: int) -> Move:
    children = node.children
    new = [move for move in moves if move not in children]
    if new:
        move = new[int(rng.random() * len(new))]
        children[move] = Node(players)
        return move
    best, chosen = -math.inf, moves[0]
    for move in moves:
        child = children[move]
        child.available += 1
        bound = child.leads[actor] / child.visits / scale + CURIOSITY * math.sqrt(
            math.log(child.available + 1) / child.visits
        )
        if bound > best:
            best, chosen = bound, move
    return chosen


def _line(node: Node) -> list[Move]:
    line: list[Move] = []
    while node.children and len(line) < LINE - 1:
        move, node = max(node.children.items(), key=lambda item: item[1].visits)
        if node.visits < 2:
            break
        line.append(move)
    return line


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
