"""The luck ledger: what each draw of chance was worth to every player, beyond what was to be expected of it.

The value after a draw, less the average over all that could have been drawn, each with its probability. Over many games
this sums up to nothing for everybody: what remains in one game is luck. All outcomes are played on with the same luck
to come, so that only the draw itself makes a difference.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Final

from tutor.analysis.estimates import Estimate, deviation, estimate
from tutor.analysis.weighing import Budget
from tutor.analysis.worlds import draws
from tutor.core.moves import Move
from tutor.core.state import State

#: Up to so many outcomes the average is taken over all of them by their weights; beyond, over a sample.
FEW: Final = 6


def luck(state: State, drawn: Move, budget: Budget, seed: str) -> Generator[None, None, tuple[Estimate, ...]]:
    """Return, by seat, how much a draw gained in expected lead over the best rival; pauses after every world.

    `state` is the position before the draw, with chance as an actor, as nobody at the table sees it: luck is what it
    is, whoever knows of it.
    """
    outcomes, weights = state.moves(), state.weights()
    gains: list[list[float]] = [[] for _ in range(state.players)]
    results: list[list[float]] = [[] for _ in range(state.players)]
    for number in range(budget.drawing):
        world = f"{seed}/{number}"
        if len(outcomes) <= FEW:
            found = draws(state, outcomes, world, budget.luck_rounds)
            got = found[outcomes.index(drawn)]
            for seat in range(state.players):
                average = sum(weight * one.leads[seat] for weight, one in zip(weights, found, strict=True))
                gains[seat].append(got.leads[seat] - average)
        else:
            other = random.Random(world).choices(outcomes, weights)[0]
            got, expected = draws(state, [drawn, other], world, budget.luck_rounds)
            for seat in range(state.players):
                gains[seat].append(got.leads[seat] - expected.leads[seat])
        for seat in range(state.players):
            results[seat].append(got.leads[seat])
        yield
    return tuple(estimate(gain, deviation(result)) for gain, result in zip(gains, results, strict=True))
