"""The price update at the end of a round: recommendations, supply and demand, tasting (TO-PRICE, TO-TASTE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.toscana import turn
from tutor.games.toscana.box import GOODS, step_name
from tutor.games.toscana.moves import Taste
from tutor.games.toscana.setup import DrawTile

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
        state.stack.append(Reveal())
        state.stack += [ChooseTaste((state.first + place) % state.players) for place in reversed(range(state.players))]


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


class ChooseTaste(Decision["Toscana"]):
    """Which tasting tile do you show? Nobody sees it before all have chosen."""

    __slots__ = ()
    rule = "TO-TASTE-01"
    see = ("TO-TASTE-02", "TO-TASTE-03", "TO-TASTE-04", "TO-TASTE-07", "TO-TASTE-08")
    asks = (Taste,)
    secret = True

    def candidates(self, state: Toscana) -> list[Taste]:
        """Return every tile of a set."""
        return state.box.taste

    def verdict(self, state: Toscana, move: Taste) -> Refusal | None:
        """Only a tile in hand can be shown."""
        winery = state.wineries[self.actor]
        tile = state.box.face_number.get((move.good, move.step))
        if tile is None:
            return refuse("no-such-tile", "TO-TASTE-01")
        if tile in winery.hand:
            return None
        if tile in winery.stack.discard:
            return refuse("tile-used", "TO-TASTE-06", good=move.good, step=move.step)
        return refuse("tile-in-stack", "TO-TASTE-01", good=move.good, step=move.step)

    def moves(self, state: Toscana) -> list[Taste]:  # type: ignore[override]
        """Return the tiles in hand: the fast twin of the verdicts."""
        taste = state.box.taste
        return [taste[tile] for tile in dict.fromkeys(state.wineries[self.actor].hand)]

    def apply(self, state: Toscana, move: Taste) -> None:
        """Keep the choice hidden until the reveal."""
        state.wineries[self.actor].chosen = state.box.face_number[move.good, move.step]
        if state.journal is not None:
            state.tell_secret("taste-chosen", "TO-TASTE-08", self.actor, good=move.good, step=move.step)


class Reveal(Step["Toscana"]):
    """Phase c: add all symbols up for each good, change each price once; discard and draw."""

    __slots__ = ()
    rule = "TO-TASTE-03"

    def run(self, state: Toscana) -> None:
        """All tiles count together (TO-TASTE-03); used ones never return (TO-TASTE-06)."""
        box = state.box
        sums = [0] * len(GOODS)
        for winery in state.wineries:
            good, step = box.faces[winery.chosen]
            sums[GOODS.index(good)] += step
        if state.journal is not None:
            for seat, winery in enumerate(state.wineries):
                good, step = box.faces[winery.chosen]
                state.tell("revealed", "TO-TASTE-01", seat, good=good, step=step)
        for number, total in enumerate(sums):
            change(state, number, total, "tasted", "TO-TASTE-03")
        if state.journal is not None:
            state.tell("tiles-discarded", "TO-TASTE-06", see=("TO-TASTE-05", "TO-PC-02"))
        state.stack.append(turn.EndRound())
        for place in reversed(range(state.players)):
            seat = (state.first + place) % state.players
            winery = state.wineries[seat]
            winery.hand.remove(winery.chosen)
            winery.stack.discard.append(winery.chosen)
            winery.chosen = -1
            if winery.stack.size:
                state.stack.append(DrawTile(seat))
