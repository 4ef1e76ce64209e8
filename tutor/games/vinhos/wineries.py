"""The Wineries action (VC-WIN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import supply
from tutor.games.vinhos.moves import BuildWinery, Divest, Stop, UseExpert
from tutor.games.vinhos.names import TILE_ACTIONS, WINERIES
from tutor.games.vinhos.units import EXTRA, TILE, NextUnit, Unit, unit_of
from tutor.games.vinhos.vineyards import likeness

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: The rule by which a winery is built, by tile or extra action; else by the action itself.
SINGLE = {TILE: "VS-TYC-02", EXTRA: "VR-MAG-05"}


def price(state: Vinhos, way: str) -> int:
    """Return what a winery costs."""
    if way == TILE:
        return state.box.tile_amount[TILE_ACTIONS.index("winery")]
    return state.box.extra_winery_price if way == EXTRA else state.box.winery_price


def fits(state: Vinhos, vintner: Vintner, estate: int) -> bool:
    """Return whether an estate has room for a winery (VC-WIN-02, VC-WIN-05)."""
    wineries, box = vintner.wineries[estate], state.box
    return wineries < box.most_wineries and wineries + vintner.vineyards[estate] < box.tile_slots


def alike(state: Vinhos, vintner: Vintner, estate: int) -> bool:
    """Return whether an earlier estate is like this one in everything (VC-GEN-09)."""
    own = likeness(state, vintner, estate)
    return any(likeness(state, vintner, other) == own for other in range(estate))


@unit_of(WINERIES)
class BuildWineries(Unit):
    """On which estate do you build a winery?"""

    __slots__ = ()
    rule = "VC-WIN-01"
    see = ("VC-WIN-02", "VC-WIN-03", "VC-WIN-05", "VC-GEN-06")
    asks = (BuildWinery, UseExpert, Divest, Stop)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every estate, and what may be done in between."""
        estates = len(state.vintners[self.actor].region)
        return [*state.box.build_winery[:estates], *self.all_between(state)]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """A winery in the supply, its price, and room on the estate."""
        if not isinstance(move, BuildWinery):
            return self.why_not_between(state, move)
        vintner, cost = state.vintners[self.actor], price(state, self.way)
        if move.estate not in range(1, len(vintner.region) + 1):
            return refuse("no-such-estate", "VC-COMP-03")
        if not state.wineries:
            return refuse("no-wineries", "VC-LIMIT-03")
        if cost > vintner.cash:
            return refuse("too-dear", "VC-WIN-01", price=cost, have=vintner.cash)
        if vintner.wineries[move.estate - 1] >= state.box.most_wineries:
            return refuse("two-wineries", "VC-WIN-05", estate=move.estate)
        if not fits(state, vintner, move.estate - 1):
            return refuse("estate-full", "VC-WIN-02", estate=move.estate)
        same = alike(state, vintner, move.estate - 1)
        return refuse("same-as-another", "VC-GEN-09", estate=move.estate) if same else None

    def moves(self, state: Vinhos) -> list[Move]:
        """Return the estates with room: the fast twin of the verdicts."""
        vintner, box = state.vintners[self.actor], state.box
        moves: list[Move] = []
        if state.wineries and vintner.cash >= price(state, self.way):
            met = set()
            for estate in range(len(vintner.region)):
                own = likeness(state, vintner, estate)
                if own not in met:
                    met.add(own)
                    if fits(state, vintner, estate):
                        moves.append(box.build_winery[estate])
        return moves + self.between(state)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return the price."""
        return {"price": price(state, self.way)} if isinstance(move, BuildWinery) else None

    def apply(self, state: Vinhos, move: Any) -> None:
        """Pay, build, and put a cube on the region or on the winery itself."""
        if not isinstance(move, BuildWinery):
            self.apply_between(state, move)
            return
        vintner, estate, cost = state.vintners[self.actor], move.estate - 1, price(state, self.way)
        vintner.cash -= cost
        state.wineries -= 1
        vintner.wineries[estate] += 1
        if state.journal is not None:
            rule = SINGLE.get(self.way, "VC-WIN-01")
            state.tell("winery-built", rule, self.actor, estate=move.estate, price=cost, see=("VC-WIN-04",))
        state.stack.append(NextUnit(self.actor, WINERIES, self.way, self.units + 1, 0))
        give_cube(state, self.actor, estate, "VC-WIN-03")

    @classmethod
    def possible(cls, state: Vinhos, seat: int, way: str, bought: int, cash: int) -> bool:
        """Return whether a winery can be built with so much cash."""
        vintner = state.vintners[seat]
        if not state.wineries or cash < price(state, way):
            return False
        return any(fits(state, vintner, estate) for estate in range(len(vintner.region)))


def give_cube(state: Vinhos, seat: int, estate: int, rule: str) -> None:
    """Put a cube on the region of a new winery or cellar, or let it wait on the tile for a region."""
    vintner = state.vintners[seat]
    if vintner.region[estate] >= 0:
        supply.place_cube(state, vintner.region[estate], rule, seat)
    elif state.supply:
        state.supply -= 1
        vintner.waiting[estate] += 1
        if state.journal is not None:
            state.tell("cube-waits", rule, seat, estate=estate + 1, see=("VC-VINE-07",))
    elif state.journal is not None:
        state.tell("no-cube-left", "VC-LIMIT-01", see=(rule,))
