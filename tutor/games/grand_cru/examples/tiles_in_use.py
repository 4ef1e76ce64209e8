"""Examples of improvements that are an action of their own, and of using improvements at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.grand_cru.examples.phase_one import idle
from tutor.games.grand_cru.examples.positions import (
    Player,
    action,
    cellar,
    play,
    question,
    ready,
    supply,
    used,
    verdict,
)
from tutor.games.grand_cru.examples.registry import examples
from tutor.games.grand_cru.moves import (
    Blend,
    BlendInto,
    MoveWine,
    RaiseDemand,
    SellWine,
    StopRaising,
    UseImprovement,
)

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame


@examples("EX-19", "GC-IMP-01", "GC-IMP-02", "GC-IMP-04")
def once_a_year(game: GrandCruGame) -> Iterator[Finding]:
    """A used tile lies face down; a second one of the kind is another action."""
    use = UseImprovement("aoc")
    for owned, again in ((1, "GC-IMP-01"), (2, "legal")):
        state = action(game, Player(cellar="gamay@1, gamay@2", ready=f"{owned} aoc"), Player())
        play(state, use, SellWine(1, "gamay"))
        yield f"{owned} owned: face down", {"aoc": 1}, used(state)
        yield f"{owned} owned: the action is over", 1, state.actor
        idle(state)
        yield f"{owned} owned: again this year", again, verdict(state, use)
    play(state, use, SellWine(2, "gamay"))
    idle(state)
    yield "both used", "GC-IMP-01", verdict(state, use)


@examples("EX-39", "GC-IMP-07", "GC-IMP-08")
def blending(game: GrandCruGame) -> Iterator[Finding]:
    """Two Gamay become Merlot."""
    blender = Player(cellar="2 gamay@3, merlot@3", ready="blending")
    state = action(game, blender, Player(cellar="14 merlot@1"))
    yield "red before", 5, supply(state, "merlot")
    green = supply(state, "gamay")
    play(state, UseImprovement("blending"), Blend(3, "gamay"), BlendInto("merlot"))
    yield "cellar", {"merlot@3": 3}, cellar(state)
    yield "red after", 3, supply(state, "merlot")
    yield "green after", green + 2, supply(state, "gamay")
    empty = action(game, blender, Player(cellar="19 merlot@1"))
    yield "no red left", 0, supply(empty, "merlot")
    play(empty, UseImprovement("blending"))
    yield "gamay into merlot without red", "GC-IMP-08", verdict(empty, Blend(3, "gamay"))
    yield "merlot into gamay", "legal", verdict(empty, Blend(3, "merlot"))


@examples("EX-44", "GC-IMP-17")
def maturing(game: GrandCruGame) -> Iterator[Finding]:
    """Three Pinot become mature."""
    state = action(game, Player(cellar="3 pinot@4", ready="maturing"), Player())
    play(state, UseImprovement("maturing"), MoveWine(4, "pinot"))
    yield "cellar", {"pinot@5": 3}, cellar(state)
    yield "mature", True, state.zones.first[4] <= 5 <= state.zones.last[4]


@examples("EX-45", "GC-IMP-19")
def advertising(game: GrandCruGame) -> Iterator[Finding]:
    """Three steps on one marker, or spread."""
    for name, varieties, expected in (
        ("one marker", ["pinot"] * 3, [0, 0, 0, 0, 3]),
        ("two markers", ["pinot", "pinot", "syrah"], [0, 1, 0, 0, 2]),
        ("three markers", ["pinot", "syrah", "gamay"], [1, 1, 0, 0, 1]),
    ):
        state = action(game, Player(ready="advertising"), Player())
        play(state, UseImprovement("advertising"), *(RaiseDemand(variety) for variety in varieties))
        yield name, expected, state.markers
        yield f"{name}: then", 1, state.actor
    near = action(game, Player(ready="advertising"), Player(), demand={"pinot": 5})
    play(near, UseImprovement("advertising"), RaiseDemand("pinot"))
    yield "beyond the top", "GC-DEM-03", verdict(near, RaiseDemand("pinot"))


@examples("EX-C12", "GC-IMP-18")
def maturing_beyond_the_zone(game: GrandCruGame) -> Iterator[Finding]:
    """Gamay in barrel 3 cannot be moved on."""
    state = action(game, Player(cellar="gamay@3, gamay@1", ready="maturing"), Player())
    play(state, UseImprovement("maturing"))
    yield "barrel 3", "GC-IMP-18", verdict(state, MoveWine(3, "gamay"))
    yield "offered", [(1, "gamay")], [tuple(move) for move in state.moves()]
    only = action(game, Player(cellar="gamay@3", ready="maturing"), Player())
    yield "nothing else in the cellar", "GC-IMP-18", verdict(only, UseImprovement("maturing"))


@examples("EX-C31", "GC-IMP-21")
def advertising_a_single_step(game: GrandCruGame) -> Iterator[Finding]:
    """Fewer than three steps are allowed."""
    state = action(game, Player(ready="advertising"), Player())
    play(state, UseImprovement("advertising"), RaiseDemand("gamay"))
    yield "asked again", "ShiftDemand", question(state)
    play(state, StopRaising())
    yield "demand", [1, 0, 0, 0, 0], state.markers
    yield "face up", False, ready(state, 0, "advertising")
    yield "next player", 1, state.actor
