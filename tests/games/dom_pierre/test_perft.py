"""Counted trees: how many sequences of moves there are from fixed positions. A change of code must not change them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.dom_pierre.playthroughs import prime
from tests.perft import sequences
from tutor.games.dom_pierre.examples.positions import Player, act, play, turn
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import MoveDisc, MoveWorker
from tutor.games.dom_pierre.state import DomPierre


def opening(game: DomPierreGame) -> DomPierre:
    """The first turn of two players."""
    return turn(game, Player(left="barrel 3", centre="chardonnay 1"))


def cellar(game: DomPierreGame) -> DomPierre:
    """Three presses, both kinds payable, a twelve in reach."""
    grapes: dict[str, Any] = {
        "left": "chardonnay 2",
        "centre": "pinot_noir 3",
        "right": "chardonnay 3, pinot_noir 3, pinot_meunier 3",
    }
    return act(turn(game, Player(coins=9, rows=(3,) * 6, vintage="cellar", **grapes)), "cellar")


def village(game: DomPierreGame) -> DomPierre:
    """A worker to be moved, then benefits."""
    player = Player(coins=9, rows=(3,) * 6, vintage="village", left="barrel 3", house=1, roads="north 1")
    return act(turn(game, player, Player(), Player()), "village", MoveWorker())


def market(game: DomPierreGame) -> DomPierre:
    """Sales with accessories."""
    player = Player(rows=(3,) * 6, left="barrel 3, bottle 5", right="bottle 12", grey="sugar, box", blue="label")
    return play(turn(game, player, Player(), Player()), MoveDisc("sales"))


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        (opening, [13, 54, 117, 600]),
        (prime, [20, 100, 374, 2778]),
        (cellar, [7, 20, 71, 357]),
        (village, [4, 31, 217, 1116]),
        (market, [2, 11, 74, 384]),
    ],
)
def test_the_tree_has_as_many_branches_as_ever(
    game: DomPierreGame, start: Callable[[DomPierreGame], DomPierre], counts: list[int]
) -> None:
    state = start(game)
    assert sequences(state, len(counts)) == counts
