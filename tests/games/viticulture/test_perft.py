"""Counted trees: how many sequences of moves there are from fixed positions. A change of code must not change them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.viticulture.playthroughs import PRIME, SOLO
from tests.perft import sequences
from tutor.games.viticulture.examples.positions import Player, spring, summer, winter
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.state import Viticulture


def opening(game: ViticultureGame) -> Viticulture:
    """Two players choose their rows."""
    return spring(game, Player(lira=4, hand="malvasia, sponsor"), Player(lira=5, built="trellis", hand="pinot"))


def summer_prime(game: ViticultureGame) -> Viticulture:
    """Three players who can do nearly everything, in summer."""
    return summer(game, *PRIME, year=5)


def winter_prime(game: ViticultureGame) -> Viticulture:
    """The same in winter, seat 1 to act."""
    return winter(game, *PRIME, seat=1, year=5)


def alone(game: ViticultureGame) -> Viticulture:
    """The solo player with tokens, in summer."""
    return summer(game, SOLO, year=4, board={"give_tour": "A", "plant_vine": "A"})


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        # after row 1, 4, 6 or 7 seven choices follow; after the others a draw: 9 vines, 36 orders, 37 or 38 visitors
        (opening, [8, 148, 1413, 22306]),
        (summer_prime, [29, 237, 2677, 25519]),
        (winter_prime, [27, 347, 3743, 43726]),
        (alone, [15, 73, 401, 3636]),
    ],
)
def test_the_tree_has_as_many_branches_as_ever(
    game: ViticultureGame, start: Callable[[ViticultureGame], Viticulture], counts: list[int]
) -> None:
    state = start(game)
    assert sequences(state, len(counts)) == counts
