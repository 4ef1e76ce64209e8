"""Positions with very many moves, over several games; most questions have few, for big choices are broken up."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import tutor
from tests.worlds import walk
from tutor.core.state import State
from tutor.explorer import Tree
from tutor.games.toscana.state import Toscana

#: More moves than this are a crowd.
CROWD = 60
#: Grapes on the crush pads, red and white, with which a player of Viticulture has so many wines to choose from.
PADS = (
    ((1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5)),
    ((4, 5, 6, 7, 8, 9), (5, 6, 7, 8, 9)),
    ((2, 3, 5, 7, 8, 9), (1, 3, 4, 6, 8, 9)),
    ((1, 2, 4, 6, 7), (2, 3, 4, 5, 6, 7, 8)),
    ((3, 4, 5, 6, 7, 8), (2, 4, 6, 8, 9)),
)
#: Tables of Viticulture: so many players.
TABLES = (2, 3, 4)
#: Coins of everybody at tables of Toscana where a price is to be named.
RICH = (66, 75, 81, 99)


@cache
def crowds() -> list[State]:
    """Return twenty positions with more than sixty moves."""
    return [*_wines(), *_prices(), *_bunches()]


@cache
def crowd_trees(name: str, most: int) -> list[Tree]:
    """Return trees of a game's positions, with all of their moves judged: to look at, not to grow."""
    trees = [Tree(state) for state in crowds() if state.game.name == name][:most]
    for tree in trees:
        tree.groups(0)
    return trees


def _wines() -> Iterator[State]:
    """Which wine, and from which grapes? The cellar has room for all, the pads are full."""
    game = tutor.game("viticulture")
    for players in TABLES:
        state = _asked("viticulture", players, "ChooseWine")
        for reds, whites in PADS:
            position = state.to_dict()
            vineyard = position["vineyards"][state.actor]
            vineyard["grapes"] = {"red": list(reds), "white": list(whites)}
            for cellar in ("medium_cellar", "large_cellar"):
                if cellar not in vineyard["structures"]:
                    vineyard["structures"].append(cellar)
            yield game.from_json(json.dumps(position))


def _prices() -> Iterator[State]:
    """For how many coins in all? Rich players have many answers."""
    for players, money in enumerate(RICH, 2):
        state = _asked("toscana", players, "DealPrice", player_trading=True)
        assert isinstance(state, Toscana)
        for winery in state.wineries:
            winery.money = money
        yield state


def _bunches() -> Iterator[State]:
    """Where does a bunch go? A young vineyard has room everywhere."""
    state = tutor.game("dom-pierre").new(4, seed=15)
    found = [state.copy() for state in walk(state, 15) if len(state.moves()) > CROWD]
    yield from found[:2]


def _asked(name: str, players: int, question: str, **options: Any) -> State:
    """Play at random until a question is asked, if need be in several games."""
    games = ((seed, tutor.game(name).new(players, seed=seed, **options)) for seed in itertools.count(1))
    states = (state for seed, game in games for state in walk(game, seed))
    return next(state.copy() for state in states if type(state.decision).__name__ == question)


def big_turn() -> State:
    """Return a turn of Vinhos: few moves at each question, but hundreds of ways to play it to its end."""
    state = tutor.game("vinhos-2016").new(3, seed=2)
    rng = random.Random(2)
    for _ in range(234):
        state.play(rng.choice(state.moves()))
    return state
