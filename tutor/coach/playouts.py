"""Playing a position on, quickly: to the end, or as far as is needed to see what it is worth."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tutor.core.state import State


def playout(state: State, rng: random.Random, limit: int | None = None) -> list[float]:
    """Play `state` on, in place, with a fast policy; return the points that each seat should have at the end.

    `limit` is the number of decisions after which the game's own estimate takes over; without it the game is played to
    its end, and the points are real.
    """
    pick = rng.random
    while state.stack and limit != 0:
        moves = state.moves()
        state.follow(moves[int(pick() * len(moves))])
        if limit is not None:
            limit -= 1
    expect = state.game.expect
    return [expect(state, seat) for seat in range(state.players)]


def leads(state: State, points: Sequence[float]) -> list[float]:
    """Return by how much each seat is ahead of its best rival; alone at the table the rival is the game's own."""
    if len(points) == 2:
        ahead = points[0] - points[1]
        return [ahead, -ahead]
    if len(points) == 1:
        return [state.game.evaluate(state, 0)]
    first, second = sorted(points, reverse=True)[:2]
    return [own - (second if own == first else first) for own in points]
