"""The lobbyist: two recommendation tiles of opposite signs move, and prices with them (TO-LOB)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Decision
from tutor.core.words import Refusal, refuse
from tutor.games.toscana.box import GOODS, step_name
from tutor.games.toscana.moves import MoveTile

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana


class FirstTile(Decision["Toscana"]):
    """Which recommendation tile goes to the empty space?"""

    __slots__ = ()
    rule = "TO-LOB-02"
    see = ("TO-LOB-03", "TO-LOB-06", "TO-LOB-07", "TO-LOB-08", "TO-COMP-05")
    asks = (MoveTile,)

    def candidates(self, state: Toscana) -> list[MoveTile]:
        """Return the spaces of all five goods."""
        return state.box.move_tile

    def verdict(self, state: Toscana, move: MoveTile) -> Refusal | None:
        """There must be a tile to take."""
        return no_tile(state, move)

    def apply(self, state: Toscana, move: MoveTile) -> None:
        """Move the tile, change the price it now lies above, and ask for the opposite one."""
        source = GOODS.index(move.good)
        sign = state.recommendations[source]
        move_tile(state, self.actor, source, state.recommendations.index(0), "TO-LOB-03")
        state.stack.append(SecondTile(self.actor, -sign))


class SecondTile(Decision["Toscana"]):
    """Which tile of the opposite sign goes to the space that became empty?"""

    __slots__ = ("sign",)
    rule = "TO-LOB-04"
    see = ("TO-LOB-05", "TO-LOB-06", "TO-LOB-07", "TO-LOB-08")
    asks = (MoveTile,)

    def __init__(self, actor: int, sign: int) -> None:
        self.actor = actor
        self.sign = sign

    def candidates(self, state: Toscana) -> list[MoveTile]:
        """Return the spaces of all five goods."""
        return state.box.move_tile

    def verdict(self, state: Toscana, move: MoveTile) -> Refusal | None:
        """The second tile must be of the opposite sign."""
        refusal = no_tile(state, move)
        if refusal is None and state.recommendations[GOODS.index(move.good)] != self.sign:
            return refuse("same-sign", "TO-LOB-04", sign="plus" if self.sign > 0 else "minus")
        return refusal

    def apply(self, state: Toscana, move: MoveTile) -> None:
        """Move the tile and change the price it now lies above."""
        move_tile(state, self.actor, GOODS.index(move.good), state.recommendations.index(0), "TO-LOB-05")


def no_tile(state: Toscana, move: MoveTile) -> Refusal | None:
    """Say that there is no tile to take above a good, if so."""
    if move.good not in GOODS:
        return refuse("no-such-good", "TO-COMP-02", good=str(move.good))
    if state.recommendations[GOODS.index(move.good)] == 0:
        return refuse("no-tile", "TO-LOB-02", good=move.good)
    return None


def move_tile(state: Toscana, seat: int, source: int, target: int, rule: str) -> None:
    """Move a tile to the empty space; the price there changes at once, the one it left does not (TO-LOB-06)."""
    sign = state.recommendations[source]
    state.recommendations[source], state.recommendations[target] = 0, sign
    moved = state.move_price(target, sign * state.box.lobbyist_step)
    if state.journal is not None:
        name = "plus" if sign > 0 else "minus"
        state.tell("tile-moved", "TO-LOB-06", seat, sign=name, good=GOODS[source], good2=GOODS[target])
        tell_price(
            state, "lobby-price" if moved else "price-stuck", rule if moved else "TO-LOB-07", seat, target, moved
        )


def tell_price(state: Toscana, name: str, rule: str, seat: int | None, good: int, moved: int) -> None:
    """Tell how a price moved, with its old and new step."""
    new = state.prices[good]
    state.tell(name, rule, seat, good=GOODS[good], old=step_name(new - moved), new=step_name(new))
