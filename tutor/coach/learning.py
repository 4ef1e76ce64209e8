"""Learning the weights of a game: players live games, the weights learn from how they ended, the better ones play on.

One generation plays games in which every seat tries out weights of its own (`selfplay`), fits weights to what came of
them (`fitting`), and keeps these only if they win their match against those of before (`sequential`). Everything is
seeded: the same command gives the same weights, on one core, on many, or on a Dask cluster.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tutor.coach.fitting import fit, spread_out
from tutor.coach.match import play_out
from tutor.coach.players import GreedyPlayer, Player
from tutor.coach.search import SearchPlayer
from tutor.coach.selfplay import Lived, Minded, live, shares
from tutor.coach.sequential import SequentialTest
from tutor.core.game import Game
from tutor.core.judgement import FILE, Weights, read_weights, write_weights

#: Games of a match at most: whoever is not better by then stays out.
MOST: Final = 240
#: Deals of learning begin here; those of tables and tests are far away from them.
FIRST_DEAL: Final = 1_000_000
#: Deals of one generation at most.
DEALS: Final = 10_000
#: Digits of a weight that are written: fewer than are noise.
DIGITS: Final = 4


class Plan(NamedTuple):
    """What is learned, and from whom."""

    kind: type[Game[Any]]
    players: int
    #: Simulations of those who play; 0: greedy players.
    simulations: int = 0
    #: Games of a generation.
    games: int = 300

    def player(self, seed: int) -> Player:
        """Return one of those who play."""
        return SearchPlayer(seed, self.simulations) if self.simulations else GreedyPlayer(seed)


class Generation(NamedTuple):
    """What a generation has come to."""

    number: int
    #: Mean points of those who lived it.
    points: float
    #: The match of the fitted weights against those of before: games won of games played, and whether they stay.
    won: float
    played: int
    kept: bool


@lru_cache(maxsize=8)
def _opened(kind: type[Game[Any]]) -> Game[Any]:
    return kind()


def lived(plan: Plan, seed: int, weights: Weights) -> Lived:
    """Live one game, in whatever process."""
    return live(_opened(plan.kind), plan.players, seed, weights, plan.player)


def contest(plan: Plan, number: int, challenger: Weights, holder: Weights) -> float:
    """Play one game of a match and return how much of it the challenger won; two in a row share a deal.

    At a table of several, the challenger has one seat and the holder all others. Alone, both play the same deal and
    the higher score wins.
    """
    game = _opened(plan.kind)
    deal = FIRST_DEAL // 2 + number // 2
    if plan.players == 1:
        ends = []
        for weights in (challenger, holder):
            state = game.new(1, deal + number % 2 * DEALS, journal=False)
            play_out(state, [Minded(plan.player(number), game.judged_by(weights))])
            ends.append(state.scores()[0])
        return 0.5 if ends[0] == ends[1] else float(ends[0] > ends[1])
    state = game.new(plan.players, deal, journal=False)
    seat = number % plan.players
    minds = [game.judged_by(challenger if place == seat else holder) for place in range(plan.players)]
    play_out(state, [Minded(plan.player(plan.players * number + place), mind) for place, mind in enumerate(minds)])
    share = shares(state)[seat]
    # among several, one of n equals wins one game in n: told as if there were two
    return share if plan.players == 2 else share * (plan.players - 1) / (1 + share * (plan.players - 2))


def match(plan: Plan, challenger: Weights, holder: Weights, executor: Executor, batch: int = 8) -> SequentialTest:
    """Let weights play against others until it is sure which are better."""
    test = SequentialTest()
    while test.verdict is None and test.games < MOST:
        numbers = range(test.games, test.games + batch)
        # a whole batch counts, so that the result does not depend on how many work on it
        for won in executor.map(
            contest, *zip(*((plan, number, challenger, holder) for number in numbers), strict=True)
        ):
            test.add(won)
    return test


def learning(
    plan: Plan, path: Path, generations: int, executor: Executor, tell: Callable[[float], None] | None = None
) -> Iterator[tuple[Generation, Weights]]:
    """Yield generation after generation; what lies at `path` is gone on from, and kept up to date."""
    game = _opened(plan.kind)
    weights, begun = resume(path, game, plan.players)
    for number in range(begun, begun + generations):
        seeds = range(FIRST_DEAL + number * DEALS, FIRST_DEAL + number * DEALS + plan.games)
        games: list[Lived] = []
        for one in executor.map(lived, *zip(*((plan, seed, weights) for seed in seeds), strict=True)):
            games.append(one)
            if tell:
                tell(len(games) / plan.games)
        fitted = rounded(fit(games, weights))
        test = match(plan, fitted, weights, executor)
        kept = bool(test.verdict)
        if kept:
            weights = fitted
        every = [points for one in games for points in one.points]
        generation = Generation(number, sum(every) / len(every), test.won, test.games, kept)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"generation": number + 1, "weights": write_weights(weights)}), encoding="utf-8")
        yield generation, weights


def resume(path: Path, game: Game[Any], players: int) -> tuple[Weights, int]:
    """Return the weights to begin with, and the number of the next generation."""
    if path.exists():
        saved = json.loads(path.read_text(encoding="utf-8"))
        if tuple(saved["weights"]["worth"]) == game.features:
            return read_weights(saved["weights"], game.features), int(saved["generation"])
    return spread_out(game.learned.judgement(players).weights), 0


def rounded(weights: Weights) -> Weights:
    """Return weights with as many digits as are written."""
    return weights._replace(worth=tuple(tuple(round(value, DIGITS) for value in row) for row in weights.worth))


def keep(game: Game[Any], players: int, weights: Weights) -> None:
    """Write weights into the game's folder, beside those of other tables."""
    path = game.folder / FILE
    saved = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    saved.setdefault(game.name, {})[str(players)] = write_weights(weights)
    path.write_text(written(saved), encoding="utf-8")


def written(saved: dict[str, Any]) -> str:
    """Return weights as JSON with a feature a line, so that one can read what changed."""
    blocks = []
    for game, tables in sorted(saved.items()):
        sizes = []
        for players, table in sorted(tables.items()):
            rows = ",\n".join(f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in table["worth"].items())
            rest = ", ".join(f"{json.dumps(key)}: {json.dumps(table[key])}" for key in ("spread", "scale"))
            sizes.append(f'  {json.dumps(players)}: {{\n   "worth": {{\n{rows}\n   }},\n   {rest}\n  }}')
        blocks.append(f" {json.dumps(game)}: {{\n" + ",\n".join(sizes) + "\n }")
    return "{\n" + ",\n".join(blocks) + "\n}\n"
