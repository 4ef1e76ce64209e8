"""The journal tells every change: what a reader adds up from it is what stands on the board."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

import tutor
from tests.games.vinhos.playthroughs import OTHER_2010, OTHER_2016, OTHER_SOLO
from tests.golden import choose
from tutor.core.text import OPPONENT
from tutor.core.words import Event
from tutor.games.vinhos.names import LACERDA
from tutor.games.vinhos.state import Vinhos

PAID = ("vineyard-bought", "winery-built", "cellar-built", "worker-hired", "expert-hired")
FEES = ("fee-distance", "fee-tax", "fee-bago", "fee-player")
RECEIVED = (
    *("starting-money", "money-taken", "sold", "divested", "all-divested"),
    *("supply-pays", "lacerda-sells"),
)
FAIR_POINTS = ("wine-entered", "fair-points", "expert-played", "lacerda-releases")
SCORED = ("exported", "lacerda-exports", "fair-ranked", "multiplier-scored", "wine-scored")
CUBES_USED = ("sold", "sold-to-account", "exported", "wine-entered", "wine-scored", "lacerda-takes-cubes")


def standing(state: Vinhos) -> dict[str, int]:
    """Return what everybody has, and the cubes of the supply."""
    found = {"cubes": state.supply}
    for seat, vintner in enumerate(state.vintners):
        found |= {f"cash {seat}": vintner.cash, f"fp {seat}": vintner.fp, f"vp {seat}": vintner.vp}
        found[f"account {seat}"] = vintner.account
    return found


def told(events: Iterable[Event], found: dict[str, int], surplus_returns: bool) -> dict[str, int]:
    """Return what everybody should have after these events."""
    found = dict(found)
    for event in events:
        name, details, seat = event.name, event.details, LACERDA if event.seat == OPPONENT else event.seat
        if name in PAID:
            found[f"cash {seat}"] -= details["price"]
        elif name in FEES:
            found[f"cash {seat}"] -= details["money"]
            if name == "fee-player":
                other = LACERDA if details["player"] == OPPONENT else details["player"]
                found[f"cash {other}"] += details["money"]
        elif name in RECEIVED:
            found[f"cash {seat}"] += details["money"]
        elif name == "account-moves":
            found[f"account {seat}"] += details["step"]
            if event.rule in ("VR-BANK-04", "VR-BANK-05"):
                found[f"cash {seat}"] -= details["step"]
        elif name == "account-empty":
            found[f"vp {seat}"] -= details["points"]
        elif name in ("cube-placed", "cube-waits"):
            found["cubes"] -= 1
        elif name == "waiting-cube-back":
            found["cubes"] += 1
        elif name == "waiting-cubes" and surplus_returns:
            found["cubes"] += details["surplus"]
        if name in FAIR_POINTS:
            found[f"fp {seat}"] += details["points"]
        if name in SCORED:
            found[f"vp {seat}"] += details["points"]
        if name in CUBES_USED:
            found["cubes"] += details["cubes"]
    return found


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("vinhos-2016", 1, {}),
        ("vinhos-2016", 1, OTHER_SOLO),
        ("vinhos-2016", 3, {}),
        ("vinhos-2016", 4, OTHER_2016),
        ("vinhos-2010", 2, {"maintenance_variant": True}),
        ("vinhos-2010", 4, {"five_estates": True}),
        ("vinhos-2010", 3, OTHER_2010),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_money_points_and_cubes_add_up_from_the_journal(
    name: str, players: int, options: dict[str, Any], seed: int
) -> None:
    state, rng = tutor.game(name).new(players, seed, **options), random.Random(seed)
    surplus_returns = state.options.waiting_cubes_without_slot == "back_to_supply"
    while not state.over:
        before = standing(state)
        question, move = state.decision, choose(state, rng)
        events = state.play(move)
        assert told(events, before, surplus_returns) == standing(state), (question, move, [e.name for e in events])
