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
from operator import mul
from typing import Final, NamedTuple

from tutor.coach.plans import Line, Plan, plans
from tutor.coach.playouts import playout
from tutor.core.judgement import leads
from tutor.core.moves import Move
from tutor.core.state import State

#: Turns after which a position is judged in any case, for each player and round: others may have passed.
TURNS: Final = 4
#: Plans that somebody who plays alone may need for a stage of the game, at most.
STAGE: Final = 20
#: Simulations from which on a search looks further ahead.
MANY: Final = 200
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
#: Plans that are remembered of each question below the root.
REPLIES: Final = 12
#: How much of a lead counts only as far as it decides who wins; the rest is for points that are worth having anyway.
DECIDES: Final = 0.8
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
    #: What these leads count for (see Tree.counts): by this moves are compared.
    gains: tuple[float, ...]
    #: If reasons are wanted: of what our lead consists then, world by world (see Tree.parts).
    parts: tuple[tuple[float, ...], ...] = ()


class Way:
    """A plan of whoever decides, and what came of it."""

    __slots__ = ("gains", "leads", "line", "nodes", "parts", "points", "prior", "total", "visits")

    def __init__(self, plan: Plan) -> None:
        self.line = plan.line
        self.prior = plan.value
        self.visits = 0
        #: Sum of what the leads of whoever decides count for.
        self.total = 0.0
        #: At the root: our lead, our points, and what the lead counts for, world by world.
        self.leads: list[float] = []
        self.points: list[float] = []
        self.gains: list[float] = []
        self.parts: list[tuple[float, ...]] = []
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


class Judged(NamedTuple):
    """What a simulation led to: what every seat's lead counts for, and our own lead and points."""

    gains: list[float]
    lead: float
    points: float


class Known:
    """What was found at a question below the root: the moves that were tried, and the best plans behind them."""

    __slots__ = ("best", "seen")

    def __init__(self) -> None:
        self.seen: set[Move] = set()
        self.best: list[Plan] = []


class Tree:
    """A growing tree below a decision of one seat. The same seed gives the same tree."""

    def __init__(self, state: State, seat: int, seed: int, whole: bool = False, reasons: bool = False) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        #: Whether to remember of what our lead consists at the end of each simulation: only a hint wants to know.
        self.reasons = reasons
        #: Every simulation is played to the end of the game, by habit.
        self.whole = whole
        self.simulations = 0
        #: Sum and sum of squares of what our leads count for.
        self._total = self._squares = 0.0
        self.root = Node()
        self._worlds: list[State] = []
        world = self._world(0)
        world.explicit = True  # a plan ends where chance begins: nobody may count on a draw
        found = sorted(plans(world, seat), key=lambda plan: (-plan.value, plan.steps))
        for plan in found:
            self.root.add(plan)
        # moves whose plans fell behind come last
        for move in state.moves():
            self.root.add(Plan(move, found[-1].value, 1, (move,)))
        self._spread = found[0].value - found[-1].value
        #: A lead beyond which more of it hardly helps to win; 0: it always counts.
        self._decisive = 0.0
        if state.players > 1:
            game = state.game
            self._decisive = 2.0 * game.learned.judgement(state.players).scale(game.progress(state))
        #: The best plans below the root that were found, by who is asked what.
        self._known: dict[tuple[int, type], Known] = {}
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
            self._horizon += self.state.game.further

    def _ranked(self, ways: Sequence[Way]) -> list[Way]:
        """Return ways that have seen the same worlds, best first."""
        count = min(len(way.gains) for way in ways)
        return sorted(ways, key=lambda way: -(sum(way.gains[:count]) + TRUST * way.prior))

    def tried(self) -> list[Tried]:
        """Return what is known of every move at the root."""
        return [
            Tried(
                move, way.prior, _likely(way), tuple(way.leads), tuple(way.points), tuple(way.gains), tuple(way.parts)
            )
            for move, way in self.root.ways.items()
        ]

    # ------------------------------------------------------------------ one simulation

    def _world(self, number: int) -> State:
        """Return the world of that number: as our seat knows the position, hidden things and luck dealt anew."""
        if number == len(self._worlds):  # rival ways meet in it: it is dealt once
            world = self.state.redeal(self.seat, random.Random(self.seed + number))
            world.explicit = False
            self._worlds.append(world)
        return self._worlds[number].copy()

    def _simulate(self, way: Way) -> None:
        """Play a way of the root in the next world it has not seen, and remember what came of it."""
        number, seat = len(way.leads), self.seat
        world = self._world(number)
        if self.whole:
            path = [(self.root, seat, way)]
            follow(world, way.line, seat)
            playout(world, random.Random(~(self.seed + number)))
            judged = self._judge(world)
        else:
            path, judged = self._descend(world, way)
        gains = judged.gains
        way.leads.append(judged.lead)
        way.points.append(judged.points)
        way.gains.append(gains[seat])
        if self.reasons:
            way.parts.append(parts(world, seat))
        for node, actor, taken in path:
            gain = gains[actor]
            node.visits += 1
            node.total += gain
            taken.visits += 1
            taken.total += gain
        self.simulations += 1
        self._total += gains[seat]
        self._squares += gains[seat] ** 2

    def _judge(self, world: State) -> Judged:
        """Judge a position as our seat sees it: what others hide is only dealt."""
        worths = world.game.worths(world, self.seat)
        ahead = leads(worths)
        return Judged([self.counts(lead, world.over) for lead in ahead], ahead[self.seat], worths[self.seat])

    def counts(self, lead: float, over: bool) -> float:
        """Return what a lead counts for: the further it is beyond doubt, the less more of it helps to win.

        Near zero it counts as it is, in points. Alone at the table every point counts the same.
        """
        if not self._decisive:
            return lead
        part = math.copysign(1.0, lead) if over and lead else math.tanh(lead / self._decisive)
        return (1.0 - DECIDES) * lead + DECIDES * self._decisive * part

    def _descend(self, world: State, way: Way) -> tuple[list[tuple[Node, int, Way]], Judged]:
        """Play a way and on through the tree until our seat's turn has come round often enough.

        Returns the path and what it led to: gains and our lead in the mean of all rounds, and our points at the end.
        """
        node, actor = self.root, self.seat
        path: list[tuple[Node, int, Way]] = []
        judged: list[Judged] = []
        rounds = self._horizon
        # alone at the table no turn of others divides the game: all ways are followed to the same stage
        stage = self.state.game.stage(self.state)
        turns = rounds * (TURNS * self.state.players if stage is None else STAGE)
        asked_before = {(actor, type(self.state.stack[-1])): 1}
        while True:
            path.append((node, actor, way))
            follow(world, way.line, actor)
            if not world.stack or len(path) == turns:
                break
            top = world.stack[-1]
            if stage is not None and (world.game.stage(world) or 0) >= stage + rounds:
                break
            if top.actor == self.seat != actor:
                if len(judged) == rounds - 1:
                    break
                judged.append(self._judge(world))
            actor = top.actor
            asked = actor, type(top)
            times = asked_before[asked] = asked_before.get(asked, 0) + 1
            # others have passed: turns that somebody has alone would count for or against a way
            if stage is None and times > rounds:
                break
            if asked not in way.nodes:
                way.nodes[asked] = Node()
            node = way.nodes[asked]
            way = self._select(node, world, actor)
        judged.append(self._judge(world))
        count = len(judged)
        if count == 1:
            return path, judged[0]
        gains = [sum(each) / count for each in zip(*[one.gains for one in judged], strict=True)]
        return path, Judged(gains, sum([one.lead for one in judged]) / count, judged[-1].points)

    def _select(self, node: Node, world: State, actor: int) -> Way:
        """Return the way that may turn out best for whoever decides; look for ways if none is possible here."""
        top = world.stack[-1]
        ways = [way for move, way in node.ways.items() if top.why_not(world, move) is None]
        if not ways:
            for plan in self._replies(world, actor):
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

    def _replies(self, world: State, actor: int) -> list[Plan]:
        """Return plans of somebody below the root.

        What was found best at the same question elsewhere in the tree is mostly best here too, and is only judged anew;
        looked for are plans behind moves that were not possible there: the answers to what was played here.
        """
        top = world.stack[-1]
        known = self._known.setdefault((actor, type(top)), Known())
        bare = world.copy()
        bare.explicit = True
        if actor == self.seat and world.game.afresh:
            return plans(bare, actor, REPLY_WIDTH, REPLY_ENOUGH)
        found = [_again(bare, actor, plan) for plan in known.best if top.why_not(world, plan.first) is None]
        fresh = [move for move in top.moves(world) if move not in known.seen]
        if fresh or not found:
            found += plans(bare, actor, REPLY_WIDTH, REPLY_ENOUGH, first=fresh)
            found.sort(key=lambda plan: -plan.value)
            known.seen.update(fresh)
            known.best = found[:REPLIES]
        return found

    def _deviation(self) -> float:
        """Return the standard deviation of what our leads counted for so far."""
        if self.simulations < 2:
            return self._spread
        mean = self._total / self.simulations
        return math.sqrt(max(0.0, self._squares / self.simulations - mean * mean))


def parts(world: State, seat: int) -> tuple[float, ...]:
    """Return of what a lead consists: what each feature of one's own adds to it, and what the best rival takes."""
    game = world.game
    worths = game.worths(world, seat)
    own = worths.pop(seat)
    rival = -max(worths, default=0.0)
    if world.over:  # all that counts then are points
        return (own, *[0.0] * (len(game.features) - 1), rival)
    row = game.learned.judgement(world.players).row(game.progress(world))
    return (*map(mul, row, game.measure(world, seat)[seat]), rival)


def follow(world: State, line: Line, actor: int) -> None:
    """Play the moves of a plan, the first of which is possible, as long as they are."""
    world.follow(line[0])
    for move in line[1:]:
        stack = world.stack
        if not stack or stack[-1].actor != actor or stack[-1].why_not(world, move) is not None:
            return
        world.follow(move)


def _again(world: State, actor: int, plan: Plan) -> Plan:
    """Return what a plan is worth in another world."""
    after = world.copy()
    follow(after, plan.line, actor)
    return plan._replace(value=world.game.evaluate(after, actor))


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
