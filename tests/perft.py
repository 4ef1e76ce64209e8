"""Perft files: counted trees from fixed positions of every game. A change of code must not change them by accident.

What is counted says `tutor.explorer.perft`: after each number of moves (each outcome of chance is a move) the distinct
positions, the sequences of moves and the ends of games. `python -m tests.perft --write` counts everything anew.
"""

from __future__ import annotations

import argparse
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import tutor
from tests.golden import choose, plan
from tutor.core.state import State
from tutor.explorer import Count, perft

FOLDER = Path(__file__).parent / "perft"
#: How deep each tree is counted: as long as no step plays more moves than this, and not deeper than that.
MOST, DEEPEST = 1_500, 5
#: How far into a game the positions lie, in quarters of it.
QUARTERS = (1, 2, 3)


class Start(NamedTuple):
    """A position to count from."""

    game: str
    name: str
    state: State


def starts(name: str) -> Iterator[Start]:
    """Yield the positions of a game: set-ups of all sizes, from within games, and those golden games start from."""
    game = tutor.game(name)
    for players in game.players:
        yield Start(
            name, f"opening, {players} players", game.new(players, seed=players, chance="explicit", journal=False)
        )
    for quarters in QUARTERS:
        yield Start(name, f"after {quarters} quarters of a game", middle(name, quarters))
    seen = set()
    for playthrough in plan(name)[0]:
        if playthrough.start and playthrough.start not in seen:
            seen.add(playthrough.start)
            yield Start(name, playthrough.name, playthrough.begin())


def sequences(state: State, depth: int) -> list[int]:
    """Return how many sequences of 1 to `depth` moves there are, counted one by one: equal positions do not meet."""
    counts = [0] * depth
    state.explicit = True
    state.journal = None

    def follow(position: State, number: int) -> None:
        moves = position.moves()
        counts[number] += len(moves)
        if number + 1 < depth:
            for move in moves:
                after = position.copy()
                after.play(move)
                follow(after, number + 1)

    follow(state, 0)
    return counts


def middle(name: str, quarters: int) -> State:
    """Return a position of a random game of two players."""
    game = tutor.game(name)
    state = game.new(max(2, game.players[0]), seed=quarters, chance="explicit", journal=False)
    opening, rng = state.copy(), random.Random(quarters)
    while not state.over:
        state.play(choose(state, rng))
    for move in state.history[: len(state.history) * quarters // 4]:
        opening.play(move)
    return opening


def counted(state: State, most: int = MOST) -> list[Count]:
    """Return the counts of a position, as deep as is quick."""
    return perft(state, DEEPEST, most)


def path(game: str) -> Path:
    """Return the perft file of a game."""
    return FOLDER / f"{game}.toml"


def expected(game: str) -> dict[str, list[Count]]:
    """Return the committed counts by position."""
    content = tomllib.loads(path(game).read_text(encoding="utf-8"))
    return {
        row["name"]: [Count(depth, *numbers) for depth, numbers in enumerate(row["counts"])]
        for row in content["position"]
    }


def tell(game: str) -> str:
    """Return the perft file of a game as it should be."""
    lines = [
        "# Counted trees, made by `python -m tests.perft --write`. After 0, 1, 2 … moves (draws of chance included):",
        "# [distinct positions, sequences of moves, positions in which the game is over].",
        f"rules = {tutor.game(game).rules_version}",
    ]
    for start in starts(game):
        rows = ", ".join(str(list(count[1:])) for count in counted(start.state))
        lines += ["", "[[position]]", f'name = "{start.name}"', f"counts = [{rows}]"]
    return "\n".join([*lines, ""])


def main() -> None:
    """Write the files if that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft", description="Counted trees of all games.")
    parser.add_argument("--write", action="store_true", required=True, help="write all files anew")
    parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for game in tutor.games():
        path(game).write_text(tell(game), encoding="utf-8")


if __name__ == "__main__":
    main()
