"""Counted trees: how many sequences of moves there are from fixed positions. A change of code must not change them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.grand_cru.playthroughs import prime
from tests.perft import sequences
from tutor.games.grand_cru.examples.positions import Player, action, bid, festival, loan_round
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.state import GrandCru


def opening(game: GrandCruGame) -> GrandCru:
    """Two players in round 1, with a bid of seat 1 to be topped."""
    offer = "2 gamay, merlot, aoc"
    return action(game, Player(cash=14), Player(cash=21), display=offer, columns=[bid("pinot", 1, 4)])


def party(game: GrandCruGame) -> GrandCru:
    """A festival in which everything can be done."""
    guest = Player(prestige=6, vines="gamay, pinot", bare="merlot", cellar="2 gamay@2, 2 pinot@3")
    return festival(game, guest, guest)


def bankers(game: GrandCruGame) -> GrandCru:
    """Three players about their loans; the year after may begin."""
    return loan_round(game, Player(cash=15, loans=2, bare="gamay"), Player(cash=6), Player(cash=30, loans=9))


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        (opening, [5, 18, 90, 486]),
        (prime, [10, 40, 253, 1304]),
        (party, [13, 95, 574, 3641]),
        (bankers, [12, 108, 756, 2772]),
    ],
)
def test_the_tree_has_as_many_branches_as_ever(
    game: GrandCruGame, start: Callable[[GrandCruGame], GrandCru], counts: list[int]
) -> None:
    state = start(game)
    assert sequences(state, len(counts)) == counts
