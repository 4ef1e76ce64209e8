"""The wine tasting: hidden tiles, chosen in secret and shown together, that move the prices (TO-TASTE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Chance, Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.toscana import prices, turn
from tutor.games.toscana.box import GOODS
from tutor.games.toscana.moves import Draw, Taste

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana


class DrawTile(Chance["Toscana"]):
    """Draw a tasting tile from a player's stack into their hand."""

    __slots__ = ("seat",)
    rule = "TO-SETUP-07"
    see = ("TO-TASTE-05",)
    asks = (Draw,)
    secret = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, state: Toscana) -> list[Draw]:
        """Return every tile of the game; those still in the stack can come."""
        return state.box.draw

    def verdict(self, state: Toscana, move: Draw) -> Refusal | None:
        """Only a tile that is still in the stack can be drawn."""
        number = state.box.face_number.get((move.good, move.step), -1)
        if number >= 0 and state.wineries[self.seat].stack.counts[number]:
            return None
        return refuse("tasting-not-left", "TO-TASTE-06", good=move.good, step=move.step)

    def moves(self, state: Toscana) -> list[Draw]:
        """Return the tiles that are left."""
        draw = state.box.draw
        return [draw[kind] for kind in state.wineries[self.seat].stack.kinds()]

    def weights(self, state: Toscana) -> list[int]:
        """Every single tile is equally likely."""
        return state.wineries[self.seat].stack.weights()

    def apply(self, state: Toscana, move: Draw) -> None:
        """Take the tile into the hand."""
        winery = state.wineries[self.seat]
        tile = state.box.face_number[move.good, move.step]
        winery.stack.take(tile)
        winery.hand.append(tile)
        winery.hand.sort()
        if state.journal is not None:
            rule = "TO-SETUP-07" if state.first < 0 else "TO-TASTE-05"
            state.tell_secret("tile-drawn", rule, self.seat, good=move.good, step=move.step)


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
        if tile in winery.stack.discard and not winery.stack.counts[tile]:
            return refuse("tile-used", "TO-TASTE-06", good=move.good, step=move.step)
        return refuse("tile-in-stack", "TO-TASTE-01", good=move.good, step=move.step)

    def moves(self, state: Toscana) -> list[Taste]:
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
            prices.change(state, number, total, "tasted", "TO-TASTE-03")
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
