"""Short recorded games for tests of the review."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import tutor
from tutor.coach import player
from tutor.core.moves import Move
from tutor.core.state import State


@cache
def _played(name: str, players: int, seed: int, kinds: str) -> tuple[list[tuple[State, int]], list[Move]]:
    """Play a whole game; return its positions with a choice, each with its number, and every move of a player."""
    state = tutor.game(name).new(players, seed)
    seats = [player(kind, seat) for seat, kind in enumerate(kinds.split(","))]
    states: list[tuple[State, int]] = []
    moves: list[Move] = []
    while state.actor is not None:
        if len(state.moves()) > 1:
            states.append((state.copy(), len(moves)))
        moves.append(seats[state.actor].choose(state, state.actor))
        state.play(moves[-1])
    return states, moves


@cache
def _text(name: str, players: int, seed: int, last: int, kinds: str) -> str:
    states, moves = _played(name, players, seed, kinds)
    middle, number = states[-min(last, len(states))]
    start = tutor.game(name).from_json(middle.to_json())
    for move in moves[number:]:
        start.play(move)
    return json.dumps(tutor.game(name).record(start))


def ending(name: str, last: int = 25, players: int = 2, seed: int = 5, kinds: str = "greedy,greedy") -> dict[str, Any]:
    """Return the record of the end of a game: from some choices before it on."""
    record: dict[str, Any] = json.loads(_text(name, players, seed, last, kinds))
    return record


def unfinished(name: str, moves: int, kinds: list[str], seed: int = 5) -> dict[str, Any]:
    """Return the record of a game that has just begun, with who sits where."""
    state = tutor.game(name).new(len(kinds), seed)
    rng = random.Random(seed)
    for _ in range(moves):
        state.play(rng.choice(state.moves()))
    record: dict[str, Any] = json.loads(json.dumps({**tutor.game(name).record(state), "seats": kinds}))
    return record
