"""The price update at the end of a round: recommendations, supply and demand, then the tasting (TO-PRICE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Step
from tutor.games.toscana import tasting
from tutor.games.toscana.box import GOODS, step_name

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana


class UpdatePrices(Step["Toscana"]):
    """Phases a and b; then ask everybody for a tasting tile."""

    __slots__ = ()
    rule = "TO-PRICE-01"

    def run(self, state: Toscana) -> None:
        """Each phase starts from the prices that the one before has left, within the ends of the ladder."""
        box = state.box
        if state.journal is not None:
            state.tell("price-update", "TO-PRICE-01", round=state.round, see=("TO-PRICE-02", "TO-PRICE-05"))
        for good, sign in enumerate(state.recommendations):
            change(state, good, sign, "recommended", "TO-PRICE-03")
        for good, stock in enumerate(state.market):
            if stock == box.market_places:
                change(state, good, box.full_step, "supply", "TO-PRICE-04")
            elif stock == 0:
                change(state, good, box.empty_step, "demand", "TO-PRICE-04")
        state.stack.append(tasting.Reveal())
        state.stack += [
            tasting.ChooseTaste((state.first + place) % state.players) for place in reversed(range(state.players))
        ]


def change(state: Toscana, good: int, step: int, name: str, rule: str) -> None:
    """Move a price in a phase of the update, and say how it came about."""
    if not step:
        return
    moved = state.move_price(good, step)
    if state.journal is not None:
        new = state.prices[good]
        state.tell(
            name if moved == step else f"{name}-limited",
            rule if moved == step else "TO-PRICE-02",
            good=GOODS[good],
            old=step_name(new - moved),
            new=step_name(new),
            step=step,
        )
