"""Examples of the harvest, plain and with an improvement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.grand_cru.examples.phase_one import idle
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    Player,
    act,
    action,
    cash,
    cellar,
    cubes,
    play,
    supply,
    verdict,
)
from tutor.games.grand_cru.examples.registry import examples
from tutor.games.grand_cru.moves import Act, Harvest, UseImprovement

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame


@examples("EX-12", "GC-HARV-01", "GC-HARV-02", "GC-HARV-04")
def harvesting(game: GrandCruGame) -> Iterator[Finding]:
    """One franc, one cube; the last one stays until the counter has arrived."""
    state = action(game, Player(cash=3, vines="merlot, gamay"), Player(), counter=2)
    act(state, "harvest", Harvest("merlot"))
    yield "cash", 2, cash(state)[0]
    yield "cellar", {"merlot@1": 1}, cellar(state)
    yield "vines", {"gamay": 1}, cubes(state)
    idle(state)
    yield "counter", 3, state.counter
    yield "the last cube", "GC-HARV-04", verdict(state, Act("harvest"))
    idle(state)
    idle(state)
    yield "counter then", LAST_SPACE, state.counter
    yield "the last cube then", "legal", verdict(state, Act("harvest"))
    poor = action(game, Player(cash=0, vines="merlot, gamay"), Player(), counter=2)
    yield "without money", "GC-HARV-02", verdict(poor, Act("harvest"))


@examples("EX-41", "GC-IMP-12", "GC-IMP-13")
def harvest_hand(game: GrandCruGame) -> Iterator[Finding]:
    """Two cubes for one franc."""
    state = action(game, Player(cash=1, vines="2 gamay, syrah", ready="harvest_hand"), Player(), counter=2)
    play(state, UseImprovement("harvest_hand"), Harvest("gamay"), Harvest("syrah"))
    yield "cellar", {"gamay@1": 1, "syrah@1": 1}, cellar(state)
    yield "cash", 0, cash(state)[0]
    yield "vines", {"gamay": 1}, cubes(state)
    two = Player(cash=1, vines="gamay, syrah", ready="harvest_hand")
    early = action(game, two, Player(), counter=3)
    yield "two cubes, early", "GC-IMP-13", verdict(early, UseImprovement("harvest_hand"))
    late = action(game, two, Player(), counter=LAST_SPACE)
    yield "two cubes, on the last space", "legal", verdict(late, UseImprovement("harvest_hand"))
    play(late, UseImprovement("harvest_hand"), Harvest("gamay"), Harvest("syrah"))
    yield "ends the year", 0, late.emptied_by


@examples("EX-43", "GC-IMP-15", "GC-IMP-16")
def rich_harvest(game: GrandCruGame) -> Iterator[Finding]:
    """The supply gives a second cube."""
    grower = Player(cash=1, vines="cabernet, gamay", ready="rich_harvest")
    state = action(game, grower, Player(cellar="16 cabernet@1"))
    yield "supply before", 6, supply(state, "cabernet")
    play(state, UseImprovement("rich_harvest"), Harvest("cabernet"))
    yield "cash", 0, cash(state)[0]
    yield "cellar", {"cabernet@1": 2}, cellar(state)
    yield "supply after", 5, supply(state, "cabernet")
    yield "vines", {"gamay": 1}, cubes(state)
    empty = action(game, grower, Player(cellar="22 cabernet@1"))
    yield "supply empty", 0, supply(empty, "cabernet")
    play(empty, UseImprovement("rich_harvest"))
    yield "without supply", "GC-IMP-16", verdict(empty, Harvest("cabernet"))
    nothing = action(game, grower._replace(vines="2 cabernet"), Player(cellar="21 cabernet@1"))
    yield "no variety left", "GC-IMP-16", verdict(nothing, UseImprovement("rich_harvest"))


@examples("EX-65", "GC-HARV-04", "GC-HARV-07")
def one_cube_in_total(game: GrandCruGame) -> Iterator[Finding]:
    """Three cubes, counter on 2: two harvests, the third only on the last space."""
    state = action(game, Player(cash=5, vines="3 merlot"), Player(), counter=2)
    verdicts = []
    for _ in range(3):
        verdicts.append((state.counter, verdict(state, Act("harvest"))))
        if verdicts[-1][1] == "legal":
            act(state, "harvest", Harvest("merlot"))
        else:
            idle(state)
        idle(state)
    yield "counter 2 and 3", [(2, "legal"), (3, "legal")], verdicts[:2]
    yield "counter 4", (4, "legal"), verdicts[2]
    early = action(game, Player(cash=5, vines="merlot", bare="2 merlot"), Player(), counter=3)
    yield "one cube on three vines, counter 3", "GC-HARV-04", verdict(early, Act("harvest"))
