"""Random games for tests, over any game of the shelf."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import tutor
from tutor.core.state import State

GAMES = tutor.games()


def option_choices(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """Return any combination of options, the defaults being likely."""
    options = tutor.game(game).options
    return st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(option.choices) for name, option in options.items()}
    )


@st.composite
def set_ups(draw: st.DrawFn, game: str) -> dict[str, Any]:
    """Return arguments for `game.new`: number of players, seed and options."""
    players = draw(st.sampled_from(tutor.game(game).players))
    return {"players": players, "seed": draw(st.integers(0, 10_000)), **draw(option_choices(game))}


def single_options(game: str) -> list[dict[str, Any]]:
    """Return the defaults, and every other choice of every option by itself."""
    options = tutor.game(game).options.values()
    return [{}, *({o.name: choice} for o in options for choice in o.choices if choice != o.default)]


def walk(state: State, seed: int) -> Iterator[State]:
    """Play random moves to the end; yield the (one, changing) state before each move and at the end."""
    rng = random.Random(seed)
    while not state.over:
        yield state
        state.play(rng.choice(state.moves()))
    yield state


def wander(state: State, seed: int, steps: int) -> State:
    """Play some random moves, not to the end."""
    rng = random.Random(seed)
    for _ in range(steps):
        if state.over:
            break
        state.play(rng.choice(state.moves()))
    return state


def siblings(name: str) -> list[str]:
    """Return the games that share a folder, and so its words and its rulebook, with this one."""
    return [other for other in GAMES if tutor.game(other).folder == tutor.game(name).folder]
