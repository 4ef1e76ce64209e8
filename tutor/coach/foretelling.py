"""Games in which the coach says at every decision how it will end: to see how true that is, and to mend it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from concurrent.futures import Executor
from functools import lru_cache
from typing import Any, Final

from tutor.coach.fitting import Case, calibrate, unbiased
from tutor.coach.learning import rounded
from tutor.coach.search import search
from tutor.coach.selfplay import shares
from tutor.core.game import Game
from tutor.core.judgement import Weights

#: Deals from which it is learned how sure one can be; those of tables and tests are far away from them.
FIRST_DEAL: Final = 3_000_000


def foretold(game: Game[Any], players: int, seed: int, simulations: int) -> list[tuple[int, Case]]:
    """Play a game of searching players; return whoever decided, with what the search foretold and what came of it."""
    state = game.new(players, seed, journal=False)
    rng = random.Random(seed)
    told = []
    while (seat := state.actor) is not None:
        moves = state.moves()
        if len(moves) == 1:
            state.follow(moves[0])
            continue
        best = search(state, seat, simulations=simulations, seed=rng.getrandbits(32)).candidates[0]
        outlook = game.outlook(state, seat)
        luck = math.sqrt(max(0.0, best.score_error**2 - outlook.spread**2))
        worths = [max(outlook.rivals) + best.value, *outlook.rivals]
        told.append((seat, Case(outlook.progress, best.score, luck, worths, 0.0, 0.0)))
        state.follow(best.move)
    points, won = state.scores(), shares(state)
    return [(seat, case._replace(points=float(points[seat]), won=won[seat])) for seat, case in told]


def calibrated(
    game: Game[Any],
    players: int,
    simulations: int,
    games: int,
    executor: Executor,
    tell: Callable[[float], None] | None = None,
) -> Weights:
    """Return a game's weights, mended so that points, intervals and chances agree with games of searching players."""
    weights = game.learned.judgement(players).weights
    work = [executor.submit(_cases, type(game), players, FIRST_DEAL + number, simulations) for number in range(games)]
    told: list[Case] = []
    for number, done in enumerate(work):
        told += done.result()
        if tell:
            tell((number + 1) / games)
    told, mended = unbiased(told, weights)
    return calibrate(told, rounded(mended))


def _cases(kind: type[Game[Any]], players: int, seed: int, simulations: int) -> list[Case]:
    """Return the cases of one game, in whatever process."""
    return [case for _, case in foretold(_opened(kind), players, seed, simulations)]


@lru_cache(maxsize=8)
def _opened(kind: type[Game[Any]]) -> Game[Any]:
    return kind()
