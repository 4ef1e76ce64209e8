"""Other game engines written in Python, measured in the same run (optional extra `bench`).

OpenSpiel is written in C++, but has games written in Python, which are played through the same interface: those are the
peers. Its chance nodes are answered and counted as decisions here, which ours are not: that can only flatter it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from benchmarks.engine import STRIDE, Subject
from benchmarks.search import Searcher

#: The Python-written games of `open_spiel.python.games` that are games between players with a small turn.
SPIEL_GAMES = (
    "python_tic_tac_toe",
    "python_kuhn_poker",
    "python_block_dominoes",
    "python_team_dominoes",
    "python_liars_poker",
)

#: Simulations between two looks at the clock: whole games of Catan take long.
CATAN_SIMULATIONS = 10


def installed() -> tuple[list[Subject], list[str]]:
    """Return every peer that is installed, and the names of the packages that are not."""
    packages: dict[str, tuple[str, Callable[[], list[Subject]]]] = {
        "open_spiel": ("pyspiel", open_spiel),
        "catanatron": ("catanatron", catanatron),
    }
    found = [make() for module, make in packages.values() if find_spec(module)]
    missing = [package for package, (module, _) in packages.items() if not find_spec(module)]
    return [subject for subjects in found for subject in subjects], missing


def open_spiel() -> list[Subject]:
    """Return the Python games of OpenSpiel."""
    import open_spiel.python.games  # noqa: F401  (importing registers them)
    import pyspiel

    known = set(pyspiel.registered_names())
    return [_spiel_game(pyspiel.load_game(name)) for name in SPIEL_GAMES if name in known]


def _spiel_game(game: Any) -> Subject:
    def step(state: Any, rng: random.Random) -> None:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            step(state, rng)
            decisions += 1
        return decisions

    def positions(seed: int) -> Sequence[Any]:
        rng = random.Random(seed)
        kept = []
        while len(kept) < STRIDE:  # these games are short: every position of several games
            state = game.new_initial_state()
            while not state.is_terminal():
                kept.append(state.clone())
                step(state, rng)
        return kept

    name = game.get_type().short_name
    return Subject("OpenSpiel", name, game.num_players(), play, positions, {"copy": lambda state: state.clone()})


def catanatron() -> list[Subject]:
    """Return Catan with four random players."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed + 1)  # to catanatron, 0 is no seed

    def going(game: Any) -> bool:
        return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT

    def play(seed: int) -> int:
        game = new(seed)
        decisions = 0
        while going(game):
            game.play_tick()
            decisions += 1
        return decisions

    def positions(seed: int) -> Sequence[Any]:
        game = new(seed)
        kept = []
        while going(game):
            if len(game.state.actions) % STRIDE == 0:
                kept.append(game.copy())
            game.play_tick()
        return kept

    return [Subject("catanatron", "Catan", len(Color), play, positions, {"copy": lambda game: game.copy()})]


def searchers() -> list[Searcher]:
    """Return the searches of peers that are installed."""
    return [catan_search()] if find_spec("catanatron") else []


def catan_search() -> Searcher:
    """Return what a simulation of catanatron's Monte Carlo search does: a copy, a move, and its own game to the end.

    The released package holds the engine without that player; keeping a tree as well would only slow it down.
    """
    from catanatron import Color, Game, RandomPlayer

    def run(seed: int) -> int:
        rng = random.Random(seed)
        start = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)], seed=seed + 1)
        for _ in range(CATAN_SIMULATIONS):
            world = start.copy()
            world.execute(rng.choice(world.state.playable_actions))
            world.play(decide_fn=lambda player, game, actions: rng.choice(actions))
        return CATAN_SIMULATIONS

    return Searcher("catanatron", "Catan", run)
