"""Counted trees: how many positions and how many sequences of moves there are after each number of moves."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from tutor.core.state import State


class Count(NamedTuple):
    """What there is after exactly so many moves; a draw of chance is a move, with each possible outcome."""

    depth: int
    #: Positions that differ by `state.key()`, those in which the game is over included.
    positions: int
    #: Ways to get there: sequences of legal moves, whether they meet again or not.
    sequences: int
    #: How many of the positions end the game; nothing follows them.
    over: int


def perft(state: State, depth: int, most: int | None = None) -> list[Count]:
    """Count what can be reached from a position, for each number of moves from 0 to `depth`.

    Chance is an actor here: each of its outcomes counts once, whatever its weight. Equal positions are followed once
    and their ways added up, so the sequences are exact as long as `key()` is. The position is not changed. With `most`,
    the count ends early, before a step for which more moves than that would have to be played.
    """
    start = state.copy()
    start.explicit = True
    start.journal = None
    start.history = []
    layer: dict[Hashable, tuple[State, int]] = {start.key(): (start, 1)}
    counts = [_count(0, layer)]
    for number in range(1, depth + 1):
        following: dict[Hashable, tuple[State, int]] = {}
        offers = [(position, ways, position.moves()) for position, ways in layer.values()]
        if most is not None and sum(len(moves) for _, _, moves in offers) > most:
            break
        for position, ways, moves in offers:
            for move in moves:
                after = position.copy()
                after.play(move)
                key = after.key()
                known = following.get(key)
                following[key] = (known[0], known[1] + ways) if known else (after, ways)
        layer = following
        counts.append(_count(number, layer))
    return counts


def _count(depth: int, layer: dict[Hashable, tuple[State, int]]) -> Count:
    ended = sum(position.over for position, _ in layer.values())
    return Count(depth, len(layer), sum(ways for _, ways in layer.values()), ended)
