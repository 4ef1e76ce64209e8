"""Examples of Phase I: the turn counter, passing, and both ways in which the phase ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    PASS,
    Player,
    act,
    action,
    bid,
    columns,
    cubes,
    discard,
    end_year,
    leave_festival,
    pass_year,
    pawns,
    play,
    question,
    set_up,
    spaces,
    used,
    verdict,
)
from tutor.games.grand_cru.examples.registry import examples
from tutor.games.grand_cru.moves import Act, BuyFromColumn, Harvest, Overbid, RaiseDemand, UseImprovement, Visit

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame
    from tutor.games.grand_cru.state import GrandCru


def idle(state: GrandCru) -> int | None:
    """Let the player whose turn it is raise some demand; return the seat."""
    seat = state.actor
    act(state, "raise_demand")
    play(state, state.moves()[0])
    return seat


@examples("EX-05", "GC-YEAR-02", "GC-YEAR-04", "GC-YEAR-07")
def minimum_length(game: GrandCruGame) -> Iterator[Finding]:
    """The counter moves at the start player's turns; the year can end from round 4 on."""
    state = set_up(game, 1, 2, 3)
    yield "start player", 2, state.start
    positions = []
    for _ in range(5):
        positions.append(state.counter)
        for _ in range(3):
            idle(state)
    yield "counter in rounds 1 to 5", [1, 2, 3, 4, 4], positions


@examples("EX-13", "GC-HARV-05", "GC-YEAR-10")
def last_cube(game: GrandCruGame) -> Iterator[Finding]:
    """With the counter on the last space, the last cube ends the year after one more action of everybody else."""
    state = action(game, Player(cash=2, vines="gamay"), Player(), Player(), Player(), counter=LAST_SPACE)
    act(state, "harvest", Harvest("gamay"))
    yield "last actions", [1, 2, 3], [idle(state) for _ in range(3)]
    yield "then", "ChooseSpecial", question(state)


@examples("EX-20", "GC-YEAR-11")
def all_but_one_pass(game: GrandCruGame) -> Iterator[Finding]:
    """The third player has exactly one more action."""
    state = action(game, Player(), Player(), Player(), counter=LAST_SPACE)
    play(state, PASS, PASS)
    yield "asked", 2, state.actor
    yield "last action", True, state.stack[-1].last
    idle(state)
    yield "then", "ChooseSpecial", question(state)


@examples("EX-21", "GC-YEAR-06")
def passed_start_player(game: GrandCruGame) -> Iterator[Finding]:
    """The counter goes on without the start player."""
    state = action(game, Player(), Player(), Player(), counter=1)
    play(state, PASS)
    positions = [state.counter]
    for _ in range(3):
        idle(state)
        idle(state)
        positions.append(state.counter)
    yield "counter", [1, 2, 3, 4], positions
    yield "asked", 1, state.actor


@examples("EX-22", "GC-YEAR-12")
def left_alone_early(game: GrandCruGame) -> Iterator[Finding]:
    """All but one pass in round 2; the last one plays on until the counter has arrived."""
    for name, alone, start, expected in (
        ("not yet acted in round 2", 2, 0, [2, 3, 4]),
        ("already acted in round 2", 0, 0, [3, 4]),
    ):
        state = action(game, Player(), Player(), Player(), seat=start, counter=2)
        if alone == start:
            idle(state)
        play(state, PASS, PASS)
        rounds = []
        while question(state) == "ChooseAction":
            rounds.append(state.counter)
            yield f"{name}: asked in round {state.counter}", alone, state.actor
            idle(state)
        yield f"{name}: rounds", expected, rounds
        yield f"{name}: then", "ChooseSpecial", question(state)


@examples("EX-C03", "GC-PASS-03")
def bid_of_a_passed_player(game: GrandCruGame) -> Iterator[Finding]:
    """It can be topped or bought away; otherwise the tile is discarded and the pawn comes back."""
    state = action(game, Player(), Player(cash=7), Player(), columns=[bid("aoc", 0, 3)])
    play(state, PASS)
    yield "overbid", "legal", verdict(act(state.copy(), "overbid"), Overbid(1))
    yield "buy", "legal", verdict(act(state.copy(), "buy"), BuyFromColumn(1))
    yield "free pawns before", [3, 4, 4], pawns(state)
    pass_year(state)
    yield "free pawns after", [4, 4, 4], pawns(state)
    yield "discard pile", {"aoc": 1}, discard(state)
    yield "columns", [None, None, None], columns(state)


@examples("EX-C04", "GC-YEAR-14")
def no_vines(game: GrandCruGame) -> Iterator[Finding]:
    """A vineyard without vines is not harvested."""
    state = action(game, Player(), Player(vines="2 gamay"), counter=LAST_SPACE)
    yield "seats", [0, 1, 0, 1], [idle(state) for _ in range(4)]
    yield "emptied by", -1, state.emptied_by
    yield "the year goes on", "ChooseAction", question(state)


@examples("EX-C05", "GC-YEAR-10")
def order_of_the_last_lap(game: GrandCruGame) -> Iterator[Finding]:
    """Seat 1 of 4 takes the last cube, seat 3 has passed."""
    players = [Player(), Player(vines="syrah"), Player(), Player()]
    state = action(game, *players, seat=1, counter=LAST_SPACE, passed=[3])
    act(state, "harvest", Harvest("syrah"))
    yield "last actions", [2, 0], [idle(state), idle(state)]
    yield "then", "ChooseSpecial", question(state)


@examples("EX-C06", "GC-YEAR-15")
def second_last_cube(game: GrandCruGame) -> Iterator[Finding]:
    """A last cube in the last lap starts no new lap."""
    state = action(game, Player(vines="gamay"), Player(vines="syrah"), Player(), counter=LAST_SPACE)
    act(state, "harvest", Harvest("gamay"))
    act(state, "harvest", Harvest("syrah"))
    yield "asked", 2, state.actor
    idle(state)
    yield "then", "ChooseSpecial", question(state)


@examples("EX-C07", "GC-YEAR-13")
def everybody_passes(game: GrandCruGame) -> Iterator[Finding]:
    """Phase I ends at once."""
    state = action(game, Player(), Player(), Player(), counter=1)
    yield "asked", [0, 1, 2], pass_year(state)
    yield "counter", 1, state.counter
    yield "then", "ChooseSpecial", question(state)


@examples("EX-C24", "GC-YEAR-19")
def second_year(game: GrandCruGame) -> Iterator[Finding]:
    """Only the counter, the passes and the used improvements are reset."""
    demand = {"gamay": 1, "syrah": 2, "merlot": 3, "cabernet": 4, "pinot": 5}
    owner = Player(used="advertising", vines="merlot", cellar="syrah@1")
    state = action(game, owner, Player(), counter=LAST_SPACE, demand=demand)
    end_year(state)
    yield "year", 2, state.year
    yield "demand", [1, 2, 3, 4, 5], state.markers
    yield "counter", 1, state.counter  # position 0, moved by the start player's first turn
    yield "passed", 0, state.passed
    yield "used improvements", {}, used(state)
    yield "cube on the vine", {"merlot": 1}, cubes(state)
    yield "prestige", [3, 3], [estate.prestige for estate in state.estates]


@examples("EX-C30", "GC-YEAR-15", "GC-YEAR-24")
def last_cube_alone(game: GrandCruGame) -> Iterator[Finding]:
    """The last action of the remaining player takes the last cube; nobody acts any more."""
    state = action(game, Player(vines="gamay"), Player(), seat=1, counter=LAST_SPACE)
    play(state, PASS)
    yield "asked", 0, state.actor
    act(state, "harvest", Harvest("gamay"))
    yield "then", "ChooseSpecial", question(state)


@examples("EX-C35", "GC-YEAR-13", "GC-FEST-11")
def early_end_and_late_harvest(game: GrandCruGame) -> Iterator[Finding]:
    """The counter never reached the last space, yet a late harvest may take the last cube."""
    state = action(game, Player(), Player(vines="gamay", prestige=5), Player(), seat=0, counter=1)
    play(state, PASS)
    idle(state)
    play(state, PASS)
    yield "alone", 1, state.actor
    yield "counter", 2, state.counter
    yield "harvest", "GC-HARV-04", verdict(state, Act("harvest"))
    play(state, PASS)
    yield "then", "ChooseSpecial", question(state)
    yield "first guest", 1, state.actor
    yield "late harvest", True, "late_harvest" in spaces(state)
    play(state, Visit("late_harvest"), Harvest("gamay"))
    yield "cubes left", {}, cubes(state, 1)
    leave_festival(state)
    yield "step 5", "ChooseLoans", question(state)


@examples("EX-58", "GC-IMP-01", "GC-PREP-04")
def improvements_return(game: GrandCruGame) -> Iterator[Finding]:
    """Advertising is used this year and is ready again in the next."""
    state = action(game, Player(ready="advertising"), Player(), counter=LAST_SPACE)
    play(state, UseImprovement("advertising"), RaiseDemand("gamay"), RaiseDemand("gamay"), RaiseDemand("gamay"))
    yield "face down", {"advertising": 1}, used(state)
    idle(state)
    yield "again this year", "GC-IMP-01", verdict(state, UseImprovement("advertising"))
    end_year(state)
    yield "next year", {}, used(state)
    yield "use in the next year", "legal", verdict(state, UseImprovement("advertising"))


@examples("EX-62", "GC-FEST-10")
def figure_stays(game: GrandCruGame) -> Iterator[Finding]:
    """Nobody takes the start-player action."""
    state = action(game, Player(), Player(), Player(), seat=1, start=1, counter=LAST_SPACE)
    end_year(state)
    yield "year", 2, state.year
    yield "start player", 1, state.start
    yield "first to act", 1, state.actor
