"""The journal tells everything: who remembers every event knows all coins, points and levels."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tutor.core.words import Event
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import Done, GiveBack, LocalSale, PopCork, ReturnWorkers
from tutor.games.dom_pierre.state import DomPierre

#: Events that change a player's coins or points, and the number that tells by how much.
COINS = {
    "worker-returned": 1,
    "sold-locally": 1,
    "section-coins": 1,
    "token-coins": 1,
    "cost-paid": -1,
    "bottles-paid": -1,
    "prestige-bought": -1,
}
POINTS = ("sale-scored", "champagne-scored", "objective-scored", "token-points", "disc-finished", "disc-late")


def lively(state: DomPierre, rng: random.Random) -> Any:
    """Return a random move of somebody who wants to see something: its kind first, and rarely a way out."""
    moves = state.moves()
    kinds = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
    dull = (Done, GiveBack, LocalSale, PopCork, ReturnWorkers)
    kind = rng.choices(kinds, [0.1 if kind in dull else 1.0 for kind in kinds])[0]
    return rng.choice([move for move in moves if type(move) is kind])


class Books:
    """What a player with perfect memory would write down."""

    def __init__(self, state: DomPierre) -> None:
        self.coins = [maison.coins for maison in state.maisons]
        self.points = [0] * state.players
        self.levels = [0] * state.players
        self.drawn = 0

    def write(self, event: Event) -> None:
        """Note what an event says."""
        details, seat = event.details, event.seat
        if seat is None:
            return
        if event.name in COINS:
            self.coins[seat] += COINS[event.name] * details["coins"]
        if event.name in POINTS:
            self.points[seat] += details["points"]
        if event.name == "level-up":
            self.levels[seat] = details["level"]
        if event.name == "extra-taken" and details["extra"] == "coin":
            self.coins[seat] += 1
        if event.name == "bonus-taken" and details["bonus"] == "coins":
            self.coins[seat] += details["value"]
        if event.name == "bonus-taken" and details["bonus"] == "vp":
            self.points[seat] += details["value"]
        self.drawn += event.name == "bunch-drawn"


@pytest.mark.parametrize("seed", range(12))
def test_who_remembers_everything_knows_all_coins_and_points(game: DomPierreGame, seed: int) -> None:
    """DP-SCORE-06, DP-TURN-09, DP-PREST-03: they change only by what is told to everybody."""
    rng = random.Random(seed)
    options = {option.name: rng.choice(option.choices) for option in game.options.values()} if seed % 2 else {}
    state = game.new(2 + seed % 3, seed, **options)
    books = Books(state)
    while not state.over:
        for event in state.play(lively(state, rng)):
            books.write(event)
        assert books.coins == [maison.coins for maison in state.maisons]
        assert books.points == [sum(maison.points) for maison in state.maisons]
        assert books.levels == [maison.level for maison in state.maisons]
    assert books.drawn == 47 - state.bag.size


@pytest.mark.parametrize("seed", range(3))
def test_points_never_fall_and_bunches_never_leave(game: DomPierreGame, seed: int) -> None:
    """DP-VINE-03, DP-SCORE-03: what is planted stays, what is scored stays."""
    state = game.new(4, seed)
    rng = random.Random(seed)
    points, bunches = [0] * 4, 0
    while not state.over:
        state.play(lively(state, rng))
        now = [sum(maison.points) for maison in state.maisons]
        assert all(new >= old for new, old in zip(now, points, strict=True)) and state.bunches & bunches == bunches
        points, bunches = now, state.bunches


@pytest.mark.parametrize(("fast", "least", "most"), [(False, 12, 33), (True, 10, 27)])
def test_the_number_of_rounds_is_bounded(game: DomPierreGame, fast: bool, least: int, most: int) -> None:
    """DP-TURN-13, DP-END-03, DP-END-05, DP-FAST-01: by the arithmetic of the discs; nobody runs out of them."""
    for seed in range(6):
        state = game.new(2 + seed % 3, seed, journal=False, fast_variant=fast)
        rng = random.Random(seed)
        while not state.over:
            state.play(rng.choice(state.moves()))
        assert least <= state.round <= most
        assert all(min(maison.rows) < state.winery.finished for maison in state.maisons)
