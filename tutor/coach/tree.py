"""The tree that a search grows: turns, the plans that were tried in each, and what came of them.

A way is a whole plan (see tutor.coach.plans), for a single step of an action tells nothing. Every simulation plays one
way of the root in a world dealt anew from what the seat knows, with chance answered by that world's own generator, and
on through the tree, each player looking for the own lead. It ends after the same number of rounds for all ways, when
our seat is to decide again, and the game's evaluation judges: judged at different times, whoever has just acted would
seem ahead. With several rounds it judges after each, and the mean counts: the further away, the less it can be trusted,
but what seems good after one round and bad after the next is told from what stays good. A larger budget looks further.

Rival ways of the root are played in the same worlds, so that luck does not tell them apart; the budget goes to fewer
and fewer of them (sequential halving).
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from tutor.coach.plans import Line, Plan, plans
from tutor.coach.playouts import playout
from tutor.core.moves import Move
from tutor.core.state import State

#: Turns after which a position is judged in any case, for each player and round: others may have passed.
TURNS: Final = 4
#: Simulations from which on a search looks further ahead, and by how many rounds.
MANY: Final = 200
FURTHER: Final = 1
#: Ways of the root that are compared: the root of the budget, within these bounds, and if the budget is not known.
FEWEST_WAYS: Final = 3
MOST_WAYS: Final = 16
SOME_WAYS: Final = 10
#: What the planner's opinion of a way weighs, in simulations: at the root, where rivals meet in the same worlds, and
#: below it, where luck would tell them apart first.
TRUST: Final = 1.0
TRUST_BELOW: Final = 10.0
#: How much luck a way below the root is granted that was seldom tried, in standard deviations.
CURIOSITY: Final = 0.5
#: Plans below the root are looked for among fewer positions: about half of the quality for a tenth of the time.
REPLY_WIDTH: Final = 1
REPLY_ENOUGH: Final = 60
#: Moves of the likely continuation that are told.
LINE: Final = 8


class Tried(NamedTuple):
    """What one tree knows of a move at its root: plain values that travel well."""

    move: Move
    #: What the planner thought of it: a lead, in points.
    prior: float
    #: The likely continuation, beginning with the move.
    line: Line
    #: What came of it in world 0, 1, 2, …: our lead, and our points.
    leads: tuple[float, ...]
    points: tuple[float, ...]


class Way:
    """A plan of whoever decides, and what came of it."""

    __slots__ = ("leads", "line", "nodes", "points", "prior", "total", "visits")

    def __init__(self, plan: Plan) -> None:
        self.line = plan.line
        self.prior = plan.value
        self.visits = 0
        #: Sum of the leads of whoever decides.
        self.total = 0.0
        #: At the root: our lead and our points, world by world.
        self.leads: list[float] = []
        self.points: list[float] = []
        #: What came next, by who is asked what: chance decides that too.
        self.nodes: dict[tuple[int, type], Node] = {}


class Node:
    """Somebody's turn after some moves of all players; the worlds in which it is reached differ."""

    __slots__ = ("best", "total", "visits", "ways")

    def __init__(self) -> None:
        self.ways: dict[Move, Way] = {}
        self.visits = 0
        self.total = 0.0
        #: The best opinion that the planner has of a way here.
        self.best = -math.inf

    def add(self, plan: Plan) -> None:
        """Add a plan, unless one with the same first move is there."""
        if plan.first not in self.ways:
            self.ways[plan.first] = Way(plan)
            self.best = max(self.best, plan.value)


class Tree:
    """A growing tree below a decision of one seat. The same seed gives the same tree."""

    def __init__(self, state: State, seat: int, seed: int, whole: bool = False) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        #: Every simulation is played to the end of the game, by habit.
        self.whole = whole
        self.simulations = 0
        #: Sum and sum of squares of our leads.
        self._total = self._squares = 0.0
        self.root = Node()
        world = self._world(0)
        world.explicit = True  # a plan ends where chance begins: nobody may count on a draw
        found = sorted(plans(world, seat), key=lambda plan: (-plan.value, plan.steps))
        for plan in found:
            self.root.add(plan)
        # moves whose plans fell behind come last
        for move in state.moves():
            self.root.add(Plan(move, found[-1].value, 1, (move,)))
        self._spread = found[0].value - found[-1].value
        self._ways = list(self.root.ways.values())
        self._active: list[Way] = []
        self._next = 0
        self._halvings = 0
        #: Rounds after which a simulation ends.
        self._horizon = state.game.foresight

    def step(self, done: float, budget: int | None) -> None:
        """Do one simulation. `done` is the part of the budget that is spent, which is so many simulations if known."""
        if not self._active:
            self._begin(budget)
        if self._next == len(self._active):  # all have seen the same worlds
            self._next = 0
            if len(self._active) > 2 and done >= (self._halvings + 1) / self._rounds:
                self._halvings += 1
                self._active = self._ranked(self._active)[: max(2, (len(self._active) + 1) // 2)]
        way = self._active[self._next]
        self._next += 1
        self._simulate(way)

    def _begin(self, budget: int | None) -> None:
        """Decide what the budget is spent on: how many ways are compared, and how many rounds they are followed."""
        count = SOME_WAYS if budget is None else max(FEWEST_WAYS, min(MOST_WAYS, math.isqrt(budget)))
        self._active = self._ways[:count]
        self._rounds = max(1, math.ceil(math.log2(len(self._active))))
        if budget is not None and budget >= MANY:
            self._horizon += FURTHER

    def _ranked(self, ways: Sequence[Way]) -> list[Way]:
        """Return ways that have seen the same worlds, best first."""
        count = min(len(way.leads) for way in ways)
        return sorted(ways, key=lambda way: -(sum(way.leads[:count]) + TRUST * way.prior))

    def tried(self) -> list[Tried]:
        """Return what is known of every move at the root."""
        return [
            Tried(move, way.prior, _likely(way), tuple(way.leads), tuple(way.points))
            for move, way in self.root.ways.items()
        ]

    # ------------------------------------------------------------------ one simulation

    def _world(self, number: int) -> State:
        """Return the world of that number: as our seat knows the position, hidden things and luck dealt anew."""
        world = self.state.redeal(self.seat, random.Random(self.seed + number))
        world.explicit = False
        return world

    def _simulate(self, way: Way) -> None:
        """Play a way of the root in the next world it has not seen, and remember what came of it."""
        number, seat = len(way.leads), self.seat
        world = self._world(number)
        if self.whole:
            path = [(self.root, seat, way)]
            follow(world, way.line, seat)
            playout(world, random.Random(~(self.seed + number)))
            leads = self._judge(world)
        else:
            path, leads = self._descend(world, way)
        way.leads.append(leads[seat])
        way.points.append(world.game.expect(world, seat))
        for node, actor, taken in path:
            lead = leads[actor]
            node.visits += 1
            node.total += lead
            taken.visits += 1
            taken.total += lead
        self.simulations += 1
        self._total += leads[seat]
        self._squares += leads[seat] ** 2

    def _judge(self, world: State) -> list[float]:
        """Return the lead of every seat."""
        evaluate = world.game.evaluate
        return [evaluate(world, seat) for seat in range(world.players)]

    def _descend(self, world: State, way: Way) -> tuple[list[tuple[Node, int, Way]], list[float]]:
        """Play a way and on through the tree until our seat's turn has come round often enough.

        Returns the path and what it led to, in the mean of all rounds: every seat's lead.
        """
        node, actor = self.root, self.seat
        path: list[tuple[Node, int, Way]] = []
        judged: list[list[float]] = []
        rounds = self._horizon
        turns = rounds * TURNS * self.state.players
        asked_before = {(actor, type(self.state.stack[-1])): 1}
        while True:
            path.append((node, actor, way))
            follow(world, way.line, actor)
            if not world.stack or len(path) == turns:
                break
            top = world.stack[-1]
            if top.actor == self.seat != actor:
                if len(judged) == rounds - 1:
                    break
                judged.append(self._judge(world))
            actor = top.actor
            asked = actor, type(top)
            times = asked_before[asked] = asked_before.get(asked, 0) + 1
            if times > rounds:  # others have passed: turns that somebody has alone would count for or against a way
                break
            if asked not in way.nodes:
                way.nodes[asked] = Node()
            node = way.nodes[asked]
            way = self._select(node, world, actor)
        judged.append(self._judge(world))
        return path, [sum(leads) / len(judged) for leads in zip(*judged, strict=True)]

    def _select(self, node: Node, world: State, actor: int) -> Way:
        """Return the way that may turn out best for whoever decides; look for ways if none is possible here."""
        top = world.stack[-1]
        ways = [way for move, way in node.ways.items() if top.why_not(world, move) is None]
        if not ways:
            bare = world.copy()
            bare.explicit = True
            for plan in plans(bare, actor, REPLY_WIDTH, REPLY_ENOUGH):
                node.add(plan)
            ways = [way for move, way in node.ways.items() if top.why_not(world, move) is None]
        if len(ways) == 1:
            return ways[0]
        if not node.visits:
            return max(ways, key=lambda way: way.prior)
        # the planner judges the end of a turn, the tree some rounds later: only differences can be compared
        base = node.total / node.visits - node.best
        luck = CURIOSITY * self._deviation() * math.sqrt(math.log(node.visits + 1))
        best, chosen = -math.inf, ways[0]
        for way in ways:
            weight = way.visits + TRUST_BELOW
            bound = (way.total + TRUST_BELOW * (base + way.prior)) / weight + luck / math.sqrt(weight)
            if bound > best:
                best, chosen = bound, way
        return chosen

    def _deviation(self) -> float:
        """Return the standard deviation of our leads so far."""
        if self.simulations < 2:
            return self._spread
        mean = self._total / self.simulations
        return math.sqrt(max(0.0, self._squares / self.simulations - mean * mean))


def follow(world: State, line: Line, actor: int) -> None:
    """Play the moves of a plan, the first of which is possible, as long as they are."""
    world.follow(line[0])
    for move in line[1:]:
        stack = world.stack
        if not stack or stack[-1].actor != actor or stack[-1].why_not(world, move) is not None:
            return
        world.follow(move)


def _likely(way: Way) -> Line:
    """Return how the game would probably go on: what was played most often."""
    line = list(way.line)
    while way.nodes and len(line) < LINE:
        node = max(way.nodes.values(), key=lambda node: node.visits)
        if not node.ways:
            break
        way = max(node.ways.values(), key=lambda way: way.visits)
        line += way.line
    return tuple(line[:LINE])
