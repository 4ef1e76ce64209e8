"""The same worlds and the same play for rival moves: common random numbers.

A world is the position with everything dealt anew that the mover cannot know, and luck of its own. Rival lines of moves
are played in the same worlds, with the same luck; what the worlds have in common cancels out of their difference, so
that far fewer of them tell two moves apart.

What follows a line is played by everybody's best plans, to the end of the game or for some rounds; where it stops
short, the game's own estimate speaks. Playing on at random would be much faster, but then a move is worth what it is
worth among fools, and many a mark would be for a move that does no harm among sensible players. But nobody
plays like a clock either: a line that meets exactly one continuation in all worlds looks surer than it is. So everybody
takes what seems best, give or take a little, and what seems so differs from world to world.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tutor.coach.plans import Line, plans
from tutor.core.judgement import leads
from tutor.core.moves import Move
from tutor.core.state import State

#: More plans than a round needs for each player, even where draws of chance cut each turn to pieces.
PLANS_A_TURN: Final = 8
#: Plans after which a game that still goes on is estimated too: some have no certain end.
MOST_PLANS: Final = 400
#: Plans that survive each step, and positions that are tried: half of what players do, for a third of the time.
WIDTH: Final = 1
ENOUGH: Final = 80
#: How far a plan's worth is misjudged, as a share of the points that somebody should end with (a standard deviation).
MISJUDGED: Final = 0.02
#: A game in which nobody has points yet is measured as if somebody had so many.
SMALLEST_SCALE: Final = 10.0


class Outcome(NamedTuple):
    """How one world went on."""

    #: The points that each seat should have at the end, and by how much it should be ahead of its best rival.
    points: list[float]
    leads: list[float]
    #: The position in which it was left.
    state: State


class Worlds:
    """Numbered worlds that look to one seat like the position it is in; number and seed give the same world again."""

    def __init__(self, state: State, seat: int, seed: str) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        # of a world that the seat can imagine: what others hide must not even change how far plans are misjudged
        self.scale = scale_of(state.redeal(seat, random.Random(seed)))

    def play(self, number: int, lines: Iterable[Line], rounds: int | None) -> Iterator[Outcome]:
        """Play each line, and on from there for some rounds (or to the end), in the world with this number."""
        seed = f"{self.seed}/{number}"
        world = self.state.redeal(self.seat, random.Random(seed))
        world.explicit = False
        for line in lines:
            after = world.copy()
            follow(after, self.seat, line)
            yield play_on(after, self.seat, rounds, Judge(seed, self.scale))


class Judge:
    """Somebody who takes what seems best, give or take a little."""

    def __init__(self, seed: str, scale: float) -> None:
        self._gauss = random.Random(f"{seed}/judge").gauss
        self._error = MISJUDGED * scale

    def plan(self, world: State, seat: int) -> Line:
        """Return the plan of whoever is to decide that seems best; among equals the shortest."""
        moves = world.moves()
        if len(moves) == 1:
            return (moves[0],)
        world.explicit = True  # a plan ends where chance begins: nobody may count on a draw
        found = plans(world, seat, WIDTH, ENOUGH)
        world.explicit = False
        gauss, error = self._gauss, self._error
        return max(found, key=lambda plan: (plan.value + gauss(0.0, error), -plan.steps)).line


def scale_of(state: State) -> float:
    """Return the points of whoever does best, or should, while the game goes on: gains are held against them."""
    best = max(state.game.expect(state, seat) for seat in range(state.players))
    return max(best, SMALLEST_SCALE)


def draws(state: State, outcomes: Sequence[Move], seed: str, rounds: int | None) -> list[Outcome]:
    """Play each outcome of a chance decision, and on from there, with the same luck to come."""
    luck = random.Random(seed).getrandbits(64)
    scale = scale_of(state)
    found = []
    for outcome in outcomes:
        world = state.copy()
        world.luck = luck
        world.explicit = False
        world.play(outcome)
        found.append(play_on(world, world.actor, rounds, Judge(seed, scale)))
    return found


def follow(world: State, seat: int, line: Line) -> None:
    """Play a line as far as it goes: what was planned in one world can be impossible in another."""
    for move in line:
        if world.actor != seat or world.why_not(move) is not None:
            return
        world.play(move)


def play_on(world: State, mover: int | None, rounds: int | None, judge: Judge) -> Outcome:
    """Let everybody follow their best plans until the word has gone round so often, the mover's own turn first."""
    passes = MOST_PLANS if rounds is None else rounds * world.players
    plans_left = MOST_PLANS if rounds is None else passes * PLANS_A_TURN
    actor = mover
    while world.stack:
        if world.actor != actor:
            passes -= 1
            actor = world.actor
        if passes < 0 or not plans_left:
            break
        plans_left -= 1
        assert actor is not None  # the game is not over
        follow(world, actor, judge.plan(world, actor))
    expect = world.game.expect
    points = [expect(world, seat) for seat in range(world.players)]
    return Outcome(points, leads(points if world.players > 1 else world.game.worths(world, 0))[: world.players], world)
