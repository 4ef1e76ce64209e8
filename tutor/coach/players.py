"""Players: whatever can be asked for a move."""

from __future__ import annotations

import random
from typing import Protocol

from tutor.coach.plans import plans
from tutor.core.moves import Move
from tutor.core.state import State


class Player(Protocol):
    """Answers for one seat. It may use what the seat knows and nothing else, and leaves the state as it is."""

    def choose(self, state: State, seat: int) -> Move:
        """Return a legal move; `seat` must be the one that decides."""
        ...


class RandomPlayer:
    """Takes any legal move, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, state: State, seat: int) -> Move:
        """Return any legal move."""
        return self._rng.choice(state.moves())


class ForgetfulPlayer:
    """Plays the game as it is meant, but misjudges: what a plan is worth is seen with an error, as people see it."""

    def __init__(self, seed: int = 0, slips: float = 0.2) -> None:
        self._rng = random.Random(seed)
        #: How large the errors are, as a part of how far points usually lie off at this time of the game.
        self.slips = slips

    def choose(self, state: State, seat: int) -> Move:
        """Return the first move of the plan that seems best."""
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        world = state.redeal(seat, self._rng)
        world.explicit = True
        error = self.slips * state.game.outlook(state, seat).spread
        seen = [(plan.value + self._rng.gauss(0.0, error), plan.first) for plan in plans(world, seat)]
        return max(seen, key=lambda plan: plan[0])[1]


class GreedyPlayer:
    """Takes the move that leads to the best position at the end of its own action, by the game's evaluation."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, state: State, seat: int) -> Move:
        """Return the first move of the best plan; among equals the shortest, then any."""
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        world = state.redeal(seat, self._rng)
        # a plan ends where chance begins: nobody may count on a draw
        world.explicit = True
        found = plans(world, seat)
        best = max((plan.value, -plan.steps) for plan in found)
        return self._rng.choice([plan.first for plan in found if (plan.value, -plan.steps) == best])
