"""The Cellars action (VC-CELL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos.moves import BuildCellar, Divest, Stop, UseExpert
from tutor.games.vinhos.names import CELLARS, MINHO, TILE_ACTIONS
from tutor.games.vinhos.units import TILE, NextUnit, Unit, unit_of
from tutor.games.vinhos.vineyards import likeness
from tutor.games.vinhos.wineries import alike, give_cube

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: How many cellars an action builds, at which price.
RULE = ("VS-CELL-01", "VR-CELL-01")


def price(state: Vinhos, way: str) -> int:
    """Return what a cellar costs."""
    return state.box.tile_amount[TILE_ACTIONS.index("cellar")] if way == TILE else state.box.cellar_price


def fits(vintner: Vintner, estate: int) -> bool:
    """Return whether an estate may get a cellar (VC-CELL-01, VC-CELL-04)."""
    return not vintner.cellars[estate] and vintner.region[estate] != MINHO


@unit_of(CELLARS)
class BuildCellars(Unit):
    """On which estate do you build a cellar?"""

    __slots__ = ()
    rule = "VC-CELL-01"
    see = ("VS-CELL-01", "VR-CELL-01", "VC-CELL-02", "VC-CELL-03", "VC-CELL-04")
    asks = (BuildCellar, UseExpert, Divest, Stop)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every estate, and what may be done in between."""
        estates = len(state.vintners[self.actor].region)
        return [*state.box.build_cellar[:estates], *self.all_between(state)]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """A cellar in the supply, its price, and an estate that may have one."""
        if not isinstance(move, BuildCellar):
            return self.why_not_between(state, move)
        vintner, cost = state.vintners[self.actor], price(state, self.way)
        if move.estate not in range(1, len(vintner.region) + 1):
            return refuse("no-such-estate", "VC-COMP-03")
        if not state.cellars:
            return refuse("no-cellars", "VC-LIMIT-03")
        if cost > vintner.cash:
            return refuse("too-dear", RULE[state.reserve], price=cost, have=vintner.cash)
        if vintner.cellars[move.estate - 1]:
            return refuse("has-cellar", "VC-CELL-01", estate=move.estate)
        if vintner.region[move.estate - 1] == MINHO:
            return refuse("no-cellar-in-minho", "VC-CELL-04", estate=move.estate)
        same = alike(state, vintner, move.estate - 1)
        return refuse("same-as-another", "VC-GEN-09", estate=move.estate) if same else None

    def moves(self, state: Vinhos) -> list[Move]:
        """Return the estates that may have a cellar: the fast twin of the verdicts."""
        vintner, box = state.vintners[self.actor], state.box
        moves: list[Move] = []
        if state.cellars and vintner.cash >= price(state, self.way):
            met = set()
            for estate in range(len(vintner.region)):
                own = likeness(state, vintner, estate)
                if own not in met:
                    met.add(own)
                    if fits(vintner, estate):
                        moves.append(box.build_cellar[estate])
        return moves + self.between(state)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return the price."""
        return {"price": price(state, self.way)} if isinstance(move, BuildCellar) else None

    def apply(self, state: Vinhos, move: Any) -> None:
        """Pay and build; the wines keep their slots (VC-CELL-02)."""
        if not isinstance(move, BuildCellar):
            self.apply_between(state, move)
            return
        vintner, estate, cost = state.vintners[self.actor], move.estate - 1, price(state, self.way)
        vintner.cash -= cost
        state.cellars -= 1
        vintner.cellars[estate] = 1
        if state.journal is not None:
            rule = "VS-TYC-02" if self.way == TILE else RULE[state.reserve]
            see = ("VC-CELL-01", "VC-CELL-02")
            state.tell("cellar-built", rule, self.actor, estate=move.estate, price=cost, see=see)
        state.stack.append(NextUnit(self.actor, CELLARS, self.way, self.units + 1, 0))
        give_cube(state, self.actor, estate, "VC-CELL-03")

    @classmethod
    def possible(cls, state: Vinhos, seat: int, way: str, bought: int, cash: int) -> bool:
        """Return whether a cellar can be built with so much cash."""
        vintner = state.vintners[seat]
        if not state.cellars or cash < price(state, way):
            return False
        return any(fits(vintner, estate) for estate in range(len(vintner.region)))
