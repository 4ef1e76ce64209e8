"""Short recorded games for tests of the review."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import tutor
from tutor.coach import player
from tutor.core.state import State


@cache
def _text(name: str, players: int, seed: int, last: int, kinds: str) -> str:
    state = tutor.game(name).new(players, seed)
    seats = [player(kind, seat) for seat, kind in enumerate(kinds.split(","))]
    states: list[State] = []
    while state.actor is not None:
        states.append(state.copy())
        state.play(seats[state.actor].choose(state, state.actor))
    start = tutor.game(name).from_json(states[-min(last, len(states))].to_json())
    while start.actor is not None:
        start.play(seats[start.actor].choose(start, start.actor))
    return json.dumps(tutor.game(name).record(start))


def ending(name: str, last: int = 25, players: int = 2, seed: int = 5, kinds: str = "greedy,greedy") -> dict[str, Any]:
    """Return the record of the end of a game: from some decisions before it on."""
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
