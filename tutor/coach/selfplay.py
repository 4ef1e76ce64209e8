"""Games of players against themselves, as a source of knowledge: what positions looked like, and how they ended."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tutor.coach.players import Player
from tutor.core.game import Game
from tutor.core.judgement import Vector, Weights
from tutor.core.moves import Move
from tutor.core.state import State

#: By how much the weights of a player who tries things out differ from those that are thought best, as a part of each:
#: enough to see games of another kind, not so much that nobody would play them.
CURIOSITY: Final = 0.35
#: How often such a player takes any move at all.
WHIM: Final = 0.02


class Position(NamedTuple):
    """A position at the end of somebody's plan, as its player knows it."""

    progress: float
    viewer: int
    #: The features of every seat.
    vectors: Sequence[Vector]


class Lived(NamedTuple):
    """A whole game: its positions, everybody's points at the end, and who won (shared, if several did)."""

    positions: list[Position]
    points: list[float]
    won: list[float]


class Minded:
    """A player who judges positions by weights of their own."""

    def __init__(self, player: Player, game: Game[Any]) -> None:
        self.player = player
        self.game = game

    def choose(self, state: State, seat: int) -> Move:
        """Return what the player would do in a game with these weights."""
        mine = state.copy()
        mine.game = self.game
        return self.player.choose(mine, seat)


class Curious:
    """A player who now and then takes any move."""

    def __init__(self, player: Player, rng: random.Random) -> None:
        self.player = player
        self.rng = rng

    def choose(self, state: State, seat: int) -> Move:
        """Return the player's move, or any."""
        if self.rng.random() < WHIM:
            return self.rng.choice(state.moves())
        return self.player.choose(state, seat)


def live(
    game: Game[Any],
    players: int,
    seed: int,
    weights: Weights,
    make: Callable[[int], Player],
    options: Mapping[str, Any] | None = None,
) -> Lived:
    """Play a game between players of the same kind, each trying out weights a little different from the given ones."""
    rng = random.Random(seed)
    seats = [
        Curious(Minded(make(rng.getrandbits(30)), game.judged_by(varied(weights, rng))), rng) for _ in range(players)
    ]
    state = game.new(players, seed, journal=False, **(options or {}))
    positions: list[Position] = []
    while (seat := state.actor) is not None:
        state.explicit = True  # plans are judged where somebody else or chance decides: there positions are looked at
        state.follow(seats[seat].choose(state, seat))
        if state.actor != seat and not state.over:
            positions.append(Position(game.progress(state), seat, game.measure(state, seat)))
        state.explicit = False
        state.advance()
    return Lived(positions, list(map(float, state.scores())), shares(state))


def shares(state: State) -> list[float]:
    """Return how much of the victory each seat has; alone at the table one wins by beating the game's own opponent."""
    if state.players == 1:
        return [float(state.game.evaluate(state, 0) > 0)]
    winners = state.winners()  # nobody, where all have failed
    return [(seat in winners) / max(1, len(winners)) for seat in range(state.players)]


def varied(weights: Weights, rng: random.Random, by: float = CURIOSITY) -> Weights:
    """Return weights a little different from others, each feature by the same factor all through the game."""
    factors = [1.0, *(1.0 + rng.gauss(0.0, by) for _ in weights.features[1:])]
    worth = tuple(tuple(own * factor for own, factor in zip(row, factors, strict=True)) for row in weights.worth)
    return weights._replace(worth=worth)
