"""The same worlds and the same play for rival moves: common random numbers.

A world is the position with everything dealt anew that the mover cannot know, and luck of its own. Rival lines of moves
are played in the same worlds, with the same luck; what the worlds have in common cancels out of their difference, so
that far fewer of them tell two moves apart.

What follows a line is played by everybody's best plan, for a round; then the game's own estimate speaks. Playing on at
random would be much faster, but then a move is worth what it is worth among fools: of the marks that such a review of a
game of Toscana gave, five of nine were for moves that did no harm when sensible players went on.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tutor.coach.plans import Line, plans
from tutor.coach.playouts import leads
from tutor.core.moves import Move
from tutor.core.state import State

#: How often everybody has the word before the game's own estimate takes over.
ROUNDS: Final = 1
#: More plans than a round needs, even where draws of chance cut each turn to pieces.
MOST_PLANS: Final = 12
#: Plans that survive each step: with one, looking ahead takes half the time that it takes players.
WIDTH: Final = 1


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

    def play(self, number: int, lines: Iterable[Line]) -> list[Outcome]:
        """Play each line, and on from there, in the world with this number."""
        world = self.state.redeal(self.seat, random.Random(f"{self.seed}/{number}"))
        world.explicit = False
        return [self._outcome(world.copy(), line) for line in lines]

    def _outcome(self, world: State, line: Line) -> Outcome:
        follow(world, self.seat, line)
        return play_on(world, self.seat)


def draws(state: State, outcomes: Sequence[Move], seed: str) -> list[Outcome]:
    """Play each outcome of a chance decision, and on from there, with the same luck to come."""
    luck = random.Random(seed).getrandbits(64)
    found = []
    for outcome in outcomes:
        world = state.copy()
        world.luck = luck
        world.explicit = False
        world.play(outcome)
        found.append(play_on(world, world.actor))
    return found


def follow(world: State, seat: int, line: Line) -> None:
    """Play a line as far as it goes: what was planned in one world can be impossible in another."""
    for move in line:
        if world.actor != seat or world.why_not(move) is not None:
            return
        world.play(move)


def play_on(world: State, mover: int | None) -> Outcome:
    """Let everybody follow their best plans until the word has gone round, beginning with the mover's own turn."""
    passes = ROUNDS * world.players
    actor = mover
    for _ in range(MOST_PLANS):
        if world.actor != actor:
            passes -= 1
            actor = world.actor
        if actor is None or passes < 0:
            break
        follow(world, actor, best_plan(world, actor))
    expect = world.game.expect
    points = [expect(world, seat) for seat in range(world.players)]
    return Outcome(points, leads(world, points), world)


def best_plan(world: State, seat: int) -> Line:
    """Return the best plan of whoever is to decide; among equals the shortest, then the first."""
    moves = world.moves()
    if len(moves) == 1:
        return (moves[0],)
    world.explicit = True  # a plan ends where chance begins: nobody may count on a draw
    found = plans(world, seat, WIDTH)
    world.explicit = False
    return max(found, key=lambda plan: (plan.value, -plan.steps)).line
