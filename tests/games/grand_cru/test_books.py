"""The journal tells everything: who remembers every event knows all money, loans, prestige and demand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tutor.core.words import Event
from tutor.games.grand_cru.box import VARIETIES
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import Act, KeepLoans, LeaveFestival, Pass, StopRaising, TakeLoans
from tutor.games.grand_cru.state import GrandCru

#: Which number of an event is money that comes in, and which is money that goes out.
INCOME = {
    "loans-revealed": "money",
    "sold": "total",
    "sold-to-supply": "total",
    "sold-vintage": "price",
    "vine-bare": "money",
    "prestige-paid-out": "money",
    "juice-made": "money",
    "emergency-loans": "money",
    "loans-taken": "money",
    "vines-short": "money",
}
EXPENSES = {
    "acquired": "price",
    "bought": "price",
    "bought-away": "price",
    "harvest-paid": "money",
    "interest-paid": "money",
    "loans-repaid": "money",
}
LOANS = {"loans-revealed": 1, "emergency-loans": 1, "loans-taken": 1, "loans-repaid": -1}
DEMAND = {"demand-raised": 1, "demand-lowered": -1, "demand-falls": -1}


def lively(state: GrandCru, rng: random.Random) -> Any:
    """Return a random move of somebody who wants to play on: who harvests and sells, and seldom passes or borrows."""
    moves = state.moves()
    wine = [move for move in moves if isinstance(move, Act) and move.action in ("acquire", "harvest", "sell")]
    if wine and rng.random() < 0.6:
        return rng.choice(wine)
    if KeepLoans() in moves and rng.random() < 0.8:
        return KeepLoans()
    busy = [move for move in moves if not isinstance(move, Pass | LeaveFestival | StopRaising | TakeLoans)]
    return rng.choice(busy if busy and rng.random() < 0.9 else moves)


class Books:
    """What a player with perfect memory would write down."""

    def __init__(self, state: GrandCru) -> None:
        players = state.players
        self.cash = [0] * players
        self.loans = [0] * players
        self.prestige = [3] * players
        self.demand = dict(zip(VARIETIES, state.markers, strict=True))

    def write(self, event: Event) -> None:
        """Note what an event says."""
        details, seat = event.details, event.seat
        if event.name in DEMAND:
            self.demand[details["variety"]] += DEMAND[event.name]
        if seat is None:
            return
        if event.name in INCOME:
            self.cash[seat] += details[INCOME[event.name]]
        if event.name in EXPENSES:
            self.cash[seat] -= details[EXPENSES[event.name]]
        if event.name in LOANS:
            self.loans[seat] += LOANS[event.name] * details["loans"]
        if event.name.startswith("sales-"):
            self.prestige[seat] += details["points"]
        if event.name == "festival-visit":
            self.prestige[seat] -= details["points"]


@pytest.mark.parametrize("seed", range(16))
def test_who_remembers_everything_knows_all_cash(game: GrandCruGame, seed: int) -> None:
    """GC-INFO-03, GC-LIM-06, GC-EVAL-07: money, loans, prestige and demand change only by what is told to everybody."""
    rng = random.Random(seed)
    options = {option.name: rng.choice(option.choices) for option in game.options.values()} if seed % 2 else {}
    state = game.new(2 + seed % 4, seed, **options)
    books = Books(state)
    while not state.over:
        for event in state.play(lively(state, rng)):
            assert "have" not in event.details
            if not event.secret:
                books.write(event)
        assert books.cash == [estate.cash for estate in state.estates]
        assert books.loans == [estate.loans for estate in state.estates]
        assert books.prestige == [estate.prestige for estate in state.estates]
        assert list(books.demand.values()) == state.markers


@pytest.mark.parametrize("seed", range(4))
def test_normal_loans_leave_the_net_worth_as_it_is(game: GrandCruGame, seed: int) -> None:
    """GC-LOAN-02, GC-LOAN-03, GC-INT-03: an emergency loan lowers it by two francs."""
    state = game.new(4, seed)
    rng = random.Random(seed)
    while not state.over:
        before = [estate.cash - 7 * estate.loans for estate in state.estates]
        move = lively(state, rng)
        seat = state.actor
        events = state.play(move)
        if type(move).__name__ in ("TakeLoans", "RepayLoans") and len(events) == 1:
            assert seat is not None
            assert state.estates[seat].cash - 7 * state.estates[seat].loans == before[seat]
        for event in events:
            if event.name == "emergency-loans":
                assert event.details["money"] - 7 * event.details["loans"] == -2 * event.details["loans"]
