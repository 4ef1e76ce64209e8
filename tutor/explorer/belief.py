"""What somebody believes the position to be: one world, or several that look alike to a seat.

Who sees everything believes in one world. A seat believes in worlds that were dealt anew from what it may know; they
differ in what it cannot see, so that a hidden thing that comes to light is a draw of chance like any other.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from tutor.core.decision import CHANCE
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event


class World(NamedTuple):
    """A position that may be the true one, and how likely it is; the weights of a belief add up to 1."""

    #: Its journal holds what the last move changed.
    state: State
    weight: float


Belief = Sequence[World]
#: A sum of weights that is 1 but for rounding.
_CERTAIN = 1 - 1e-9


class Happening(NamedTuple):
    """One thing that can happen next, as far as the one who looks can tell it from others."""

    #: The moves that may have been made; several if they lead to the same place or cannot be told apart.
    moves: tuple[Move, ...]
    #: The one who looks cannot tell which of the moves it was.
    hidden: bool
    #: How likely it is, where chance decides.
    probability: float | None
    #: How likely it is that it can be done at all; 1 unless it depends on what cannot be seen.
    share: float
    #: What was written to the journal in the likeliest world.
    events: tuple[Event, ...]
    #: Where it leads. The worlds may look different to the seat if something came to light.
    worlds: Belief


class _Step(NamedTuple):
    move: Move
    state: State
    weight: float
    events: tuple[Event, ...]


def known(state: State) -> Belief:
    """Return the belief of somebody who sees everything."""
    world = state.copy()
    if world.origin is None:
        world.origin = {"start": state.to_dict()}
        world.history = []
    return [World(_ready(world), 1.0)]


def redealt(state: State, seat: int, count: int, rng: random.Random) -> Belief:
    """Return worlds that look like this one to a seat; where nothing is hidden, that is the position itself."""
    if state.view(seat) == state.view(None):
        return known(state)
    worlds = []
    for _ in range(count):
        world = state.redeal(seat, rng)
        world.origin = {"start": world.to_dict()}
        worlds.append(World(_ready(world), 1 / count))
    return distinct(worlds)


def _ready(world: State) -> State:
    world.explicit = True
    world.journal = []
    return world


def distinct(worlds: Belief) -> Belief:
    """Return the same belief with each world once."""
    if len(worlds) < 2:
        return worlds
    found: dict[Hashable, World] = {}
    for world in worlds:
        key = world.state.key()
        earlier = found.get(key)
        found[key] = World(earlier.state, earlier.weight + world.weight) if earlier else world
    return list(found.values())


def appearance(state: State, seat: int | None) -> Hashable:
    """Return what tells positions apart for somebody: everything, or what a seat may know."""
    return state.key() if seat is None else repr(state.view(seat))


def identity(worlds: Belief, seat: int | None) -> Hashable:
    """Return what is equal for equal beliefs: that of the one world there is, or what all of them look like."""
    return worlds[0].state.key() if len(worlds) == 1 else appearance(worlds[0].state, seat)


def happenings(worlds: Belief, seat: int | None, most: int, rng: random.Random) -> list[Happening]:
    """Return what can happen next, in the order of the moves; no belief keeps more than `most` worlds."""
    steps = list(_steps(worlds))
    top = worlds[0].state
    chance = top.actor == CHANCE
    # what others decide in secret and what chance deals them face down cannot be told apart
    veiled = seat is not None and (chance or (top.decision is not None and top.decision.secret and top.actor != seat))
    bundles: dict[Hashable, list[_Step]] = {}
    for step in steps:
        key = appearance(step.state, seat) if veiled else (type(step.move), step.move)
        bundles.setdefault(key, []).append(step)
    found = []
    for bundle in bundles.values() if chance or not veiled else _told_apart(list(bundles.values())):
        weight = sum(step.weight for step in bundle)
        moves = tuple(dict.fromkeys(step.move for step in bundle))
        likeliest = max(bundle, key=lambda step: step.weight)
        after = distinct([World(step.state, step.weight / weight) for step in bundle])
        found.append(
            Happening(
                moves,
                veiled and len(moves) > 1,
                weight if chance else None,
                1.0 if chance or veiled or weight > _CERTAIN else weight,
                likeliest.events,
                thin(after, most, rng),
            )
        )
    return found


def _told_apart(bundles: list[list[_Step]]) -> list[list[_Step]]:
    """Return what a secret choice leads to, with everything as one that the choice alone does not explain.

    If the same choice can look like this or like that, what is seen says nothing about the choice: it is a draw.
    """
    ways = Counter(move for bundle in bundles for move in {step.move for step in bundle})
    clear = [bundle for bundle in bundles if all(ways[step.move] == 1 for step in bundle)]
    mixed = [step for bundle in bundles if bundle not in clear for step in bundle]
    return [*clear, mixed] if mixed else clear


def _steps(worlds: Belief) -> list[_Step]:
    steps = []
    for state, weight in worlds:
        moves = state.moves()
        odds = state.weights() or [1.0] * len(moves)
        for move, likely in zip(moves, odds, strict=True):
            after = state.copy()
            after.journal = []
            events = tuple(after.play(move))
            steps.append(_Step(move, after, weight * likely, events))
    return steps


def thin(worlds: Belief, most: int, rng: random.Random) -> Belief:
    """Return at most so many worlds, drawn in proportion to their weights and evenly spread over them."""
    if len(worlds) <= most:
        return worlds
    point = rng.random() / most
    kept: list[World] = []
    passed = 0.0
    for world in worlds:
        passed += world.weight
        while point < passed and len(kept) < most:
            kept.append(World(world.state, 1 / most))
            point += 1 / most
    return distinct(kept)


def by_appearance(worlds: Belief, seat: int | None) -> list[tuple[float, Belief]]:
    """Return the beliefs into which a belief falls when its worlds no longer look alike, and how likely each is."""
    if seat is None or len(worlds) == 1:
        return [(1.0, worlds)]
    parts: dict[Hashable, list[World]] = {}
    for world in worlds:
        parts.setdefault(appearance(world.state, seat), []).append(world)
    found: list[tuple[float, Belief]] = []
    for part in parts.values():
        weight = sum(world.weight for world in part)
        found.append((weight, [World(world.state, world.weight / weight) for world in part]))
    return found
