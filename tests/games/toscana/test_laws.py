"""What can never be on the table: every law is broken once, and `check()` must see it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tutor
from tutor.core.decision import Frame
from tutor.games.toscana import laws, stack
from tutor.games.toscana.box import EMPTY, MASTER, ONE_WORKER, SALES, TWO_WORKERS
from tutor.games.toscana.deals import DealCount
from tutor.games.toscana.examples.positions import Player, play, reveal, tasting, turn
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.hire import PlacePiece
from tutor.games.toscana.lobbyist import SecondTile
from tutor.games.toscana.moves import PlaceWater, Taste, UseAction
from tutor.games.toscana.production import AbandonedVineyards, ChooseGood, ReturnWater
from tutor.games.toscana.rose import RosePrice
from tutor.games.toscana.scoring import FinalSale
from tutor.games.toscana.setup import LayMap
from tutor.games.toscana.state import Toscana
from tutor.games.toscana.tasting import ChooseTaste
from tutor.games.toscana.trade import Sale, Trade
from tutor.games.toscana.turn import ChooseAction, NextTurn

Start = Callable[[ToscanaGame], Toscana]
Damage = Callable[[Toscana], object]


def opening(game: ToscanaGame) -> Toscana:
    """Round 2, seat 0 to act; A1 and A2 are its workers, D8 the opponent's."""
    return turn(game, Player(workers="A1 A2"), Player(), in_round=2)


def watering(game: ToscanaGame) -> Toscana:
    """Seat 0 has placed a first water cube and may place more."""
    return play(opening(game), UseAction("production"), PlaceWater("A1-B2"))


def choosing(game: ToscanaGame) -> Toscana:
    """Seat 0 has chosen a tasting tile, seat 1 has not."""
    return play(tasting(game, Player(), Player(), in_round=2), Taste("red", 1))


def bargaining(game: ToscanaGame) -> Toscana:
    """Players may trade with each other, but no trade action is under way."""
    return turn(game, Player(), Player(), player_trading=True)


def over(game: ToscanaGame) -> Toscana:
    """The game has ended."""
    state = tasting(game, Player(), Player(), in_round=7)
    reveal(state)
    return state


def trading(game: ToscanaGame) -> Toscana:
    """Seat 0 is in a trade action."""
    return play(opening(game), UseAction("trade"))


def hiring(game: ToscanaGame) -> Toscana:
    """Seat 0 is in a hire action and has hired nobody yet."""
    return play(opening(game), UseAction("hire"))


def laying(game: ToscanaGame) -> Toscana:
    """Chance is to lay the first map tile."""
    return game.new(2, 0, chance="explicit", free_map=True)


def latching(game: ToscanaGame) -> Toscana:
    """Somebody has reached the money that ends the game, and that is remembered."""
    state = turn(game, Player(), Player(), end_trigger_latched=True)
    state.earn(0, 60, SALES)
    return state


def lay(state: Toscana, *frames: Frame[Any]) -> None:
    """Put these frames on the foot of the stack, in place of what lay there."""
    state.stack[1:] = frames


def put(values: list[int], place: int, value: int) -> None:
    """Overwrite one number."""
    values[place] = value


def move_cubes(state: Toscana, source: list[int], target: list[int], count: int) -> None:
    """Move red cubes from one place to another, whether they are there or not."""
    source[0] -= count
    target[0] += count


BREAKS: list[tuple[str, Start, Damage]] = [
    ("cubes-exist", opening, lambda s: move_cubes(s, s.wineries[0].goods, s.bank, 3)),
    ("cubes-conserved", opening, lambda s: put(s.bank, 0, s.bank[0] + 1)),
    ("cubes-conserved", watering, lambda s: put(s.bank, 4, s.bank[4] + 1)),
    ("warehouse-limit", opening, lambda s: move_cubes(s, s.bank, s.wineries[0].goods, 4)),
    ("market-limit", opening, lambda s: move_cubes(s, s.bank, s.market, 3)),
    ("price-range", opening, lambda s: put(s.prices, 0, 8)),
    ("price-range", opening, lambda s: put(s.prices, 4, -1)),
    ("recommendations", opening, lambda s: put(s.recommendations, 4, 1)),
    ("map-size", opening, lambda s: s.map.pop()),
    ("map-terrain", opening, lambda s: put(s.map, 0, 1)),
    ("map-terrain", opening, lambda s: put(s.map, 0, 6)),
    ("space-owner", opening, lambda s: put(s.owners, 5, 0)),
    ("space-owner", opening, lambda s: put(s.owners, 0, 2)),
    ("space-owner", opening, lambda s: put(s.pieces, 0, EMPTY)),
    ("space-content", opening, lambda s: put(s.pieces, 0, 4)),
    ("workers", opening, lambda s: put(s.pieces, 0, TWO_WORKERS)),
    ("workers", opening, lambda s: put(s.owners, 0, 1)),
    ("masters", opening, lambda s: setattr(s.wineries[0], "removed", 1)),
    ("workers", opening, lambda s: put(s.pieces, 0, MASTER)),
    ("money", opening, lambda s: setattr(s.wineries[0], "money", -1)),
    ("money", opening, lambda s: setattr(s.wineries[1], "money", 4)),
    ("tasting-tiles", opening, lambda s: put(s.wineries[0].hand, 0, 6)),
    ("tasting-stack", opening, lambda s: setattr(s.wineries[0].stack, "size", 5)),
    ("chosen-tile", choosing, lambda s: setattr(s.wineries[0], "chosen", 6)),
    ("tasting-hand", opening, lambda s: s.wineries[0].stack.put([s.wineries[0].hand.pop()])),
    ("tastings-held", opening, lambda s: setattr(s, "round", 3)),
    ("tasting-choices", opening, lambda s: setattr(s.wineries[0], "chosen", 0)),
    ("tasting-choices", choosing, lambda s: setattr(s.wineries[0], "chosen", -1)),
    ("tasting-choices", choosing, lambda s: setattr(s.wineries[1], "chosen", 0)),
    ("water-on-map", opening, lambda s: (s.placed.append(0), put(s.bank, 4, s.bank[4] - 1))),
    ("water-once", watering, lambda s: (s.placed.append(0), put(s.bank, 4, s.bank[4] - 1))),
    ("actions-spent", opening, lambda s: setattr(s.wineries[1], "spent", 1)),
    ("actions-spent", opening, lambda s: setattr(s, "turn", 3)),
    ("acting-seat", opening, lambda s: put(s.stack, 1, ChooseAction(1))),
    ("stack-order", opening, lambda s: s.stack.pop(0)),
    ("stack-order", opening, lambda s: s.stack.insert(0, NextTurn())),
    ("stack-order", opening, lambda s: s.stack.insert(1, FinalSale())),
    ("frame-values", watering, lambda s: (s.placed.pop(), put(s.bank, 4, s.bank[4] + 1))),
    ("frame-values", watering, lambda s: (s.placed.extend(range(1, 6)), put(s.bank, 4, s.bank[4] - 5))),
    ("frame-values", trading, lambda s: put(s.stack, 1, Sale(0, (9, 0, 0, 0, 0)))),
    ("frame-values", trading, lambda s: put(s.stack, 1, Sale(0, (1,)))),
    ("frame-values", trading, lambda s: put(s.stack, 1, Trade(0, True))),
    ("frame-values", hiring, lambda s: s.stack.append(SecondTile(0, 1))),
    ("frame-values", hiring, lambda s: s.stack.append(RosePrice(0, "beer", 1))),
    ("frame-values", hiring, lambda s: s.stack.append(PlacePiece(0))),
    ("frame-values", watering, lambda s: lay(s, ReturnWater(0), ChooseGood(0, "Z9"))),
    ("frame-values", watering, lambda s: lay(s, ReturnWater(0), AbandonedVineyards(0, (99,)), ChooseGood(0, "A4"))),
    ("frame-values", bargaining, lambda s: lay(s, Trade(0, False), DealCount(0, 1, "buy", "red"))),
    ("frame-values", laying, lambda s: put(s.stack, -1, LayMap(("M1", "M1")))),
    ("action-under-way", trading, lambda s: setattr(s.wineries[0], "spent", 1)),
    ("seats-in-turn", choosing, lambda s: s.stack.append(ChooseTaste(1))),
    ("first-player", opening, lambda s: setattr(s, "first", -1)),
    ("map-printed", opening, lambda s: s.map.reverse()),
    ("latched-in-time", latching, lambda s: setattr(s, "latched", False)),
    ("ended-by-rule", over, lambda s: setattr(s, "round", 6)),
    ("final-sale-at-end", opening, lambda s: (put(s.wineries[0].ledger, 6, 1), setattr(s.wineries[0], "money", 4))),
    ("top-of-stack", opening, lambda s: s.stack.pop()),
    ("actor", opening, lambda s: s.stack.append(ChooseAction(2))),
    ("offers", opening, lambda s: setattr(s, "offers", 1)),
    ("offers", bargaining, lambda s: setattr(s, "offers", 1)),
    ("latched", opening, lambda s: setattr(s, "latched", True)),
    ("empty-at-end", over, lambda s: move_cubes(s, s.bank, s.wineries[0].goods, 1)),
]


@pytest.mark.parametrize(("law", "start", "damage"), BREAKS)
def test_a_position_that_breaks_a_law_is_seen(game: ToscanaGame, law: str, start: Start, damage: Damage) -> None:
    """TO-COMP-03, TO-SUP-04, TO-TASTE-05, TO-TURN-02: one law at a time, on a position that is otherwise whole."""
    state = start(game)
    state.check()
    damage(state)
    with pytest.raises(tutor.BrokenInvariant) as error:
        state.check()
    assert error.value.details["law"] == law


def test_nobody_has_hired_more_pieces_than_hire_actions(game: ToscanaGame) -> None:
    """TO-HIRE-05: three workers on the map in round 2 before this round's hiring."""
    with pytest.raises(tutor.BadSave) as error:
        turn(game, Player(workers="A1 A2 A3"), Player(), in_round=2)
    assert error.value.details["error"] == "hired-in-time"
    turn(game, Player(workers="A1 A2 A3"), Player(), in_round=2, spent="hire").check()


def test_masters_are_removed_only_with_five_players(game: ToscanaGame) -> None:
    """TO-FULL-01, TO-PC-01: four players with a removed master cannot be."""
    robbed = Player(workers="A1 A2 A3 A4 A5", removed=1)
    turn(game, robbed, *[Player()] * 4, in_round=6).check()
    with pytest.raises(tutor.BadSave) as error:
        turn(game, robbed, *[Player()] * 3, in_round=6)
    assert error.value.details["error"] == "removed"


def test_every_law_is_broken_by_a_test() -> None:
    """TO-COMP-03: a law that is added to the file needs a test here."""
    source = "".join(Path(module.__file__ or "").read_text(encoding="utf-8") for module in (laws, stack))
    tested = {law for law, _, _ in BREAKS} | {"hired-in-time", "removed"}
    assert set(re.findall(r'demand\(\s*"([a-z-]+)"', source)) <= tested


def test_a_worker_can_stand_on_the_map_only_after_its_placing(game: ToscanaGame) -> None:
    """TO-SETUP-13: before a player has placed, no worker of that player is on the map."""
    state = game.new(2, 0)
    state.check()
    state.owners[0], state.pieces[0] = 0, ONE_WORKER
    with pytest.raises(tutor.BrokenInvariant):
        state.check()


@pytest.mark.parametrize(
    "stack",
    [
        [["NextTurn"], ["HireStaff", 1, False, False], ["ChooseAction", 0]],
        [["NextTurn"], ["ChooseAction", 1]],
        [["NextTurn"], ["ChooseAction", -1]],
        [["NextTurn"], ["ChooseAction", -2]],
        [["NextTurn"], ["ChooseAction", 2]],
        [["NextTurn"], ["ChooseTaste", 1], ["ChooseAction", 0]],
        [["ChooseAction", 0]],
        [["NextTurn"]],
        [["Rest", 0]],
        [],
    ],
)
def test_an_impossible_stack_is_refused_when_a_position_is_read(game: ToscanaGame, stack: list[object]) -> None:
    """TO-TURN-03: whose turn it is follows from the first player and the number of turns."""
    saved = opening(game).to_dict()
    game.from_json(saved)
    with pytest.raises(tutor.BadSave):
        game.from_json({**saved, "stack": stack})


@pytest.mark.parametrize(
    "changes",
    [
        {"first": 2},
        {"first": -2},
        {"turn": 7},
        {"round": 0},
        {"round": 8},
        {"recommendations": {"red": 2}},
        {"recommendations": {"white": -2}},
        {"pieces": {"A1": [2, "worker", 1]}},
        {"pieces": {"A1": [0, "worker", 3]}},
        {"pieces": {"A1": [0, "wine_master", 2]}},
        {"pieces": {"A1": [0, "dog", 1]}},
        {"pieces": {"E1": [0, "worker", 1]}},
        {"map": ["RBCAWBWC", "WPWPRARB", "BACBWPWP"]},
        {"placed": ["A9-B9"]},
        {"latched": 1},
        {"offers": [[2, "red"]]},
        {"prices": {"red": 2.0}},
        {"wineries": {"0": {"money": "3"}}},
        {"wineries": {"0": {"ledger": {"gifts": 0}}}},
        {"wineries": {"0": {"ledger": {"sales": 0.5}}}},
        {"wineries": {"0": {"hired": 8}}},
        {"wineries": {"0": {"hand": ["red+1"]}}},
        {"wineries": {"0": {"hand": ["red+1", "beer+1"]}}},
        {"wineries": {"0": {"spent": ["rest"]}}},
        {"wineries": [{}]},
    ],
)
def test_a_set_up_with_impossible_changes_is_refused(game: ToscanaGame, changes: dict[str, object]) -> None:
    """TO-COMP-03, TO-COMP-08, TO-COMP-09: numbers out of range, unknown names, missing rows."""
    with pytest.raises(tutor.BadSave):
        game.position(2, changes)
