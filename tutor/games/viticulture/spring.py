"""Spring: roosters on the wake-up chart; and the Organizer, who moves his later in the year."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.cards import deck_closed, draw
from tutor.games.viticulture.effects import Address, Effect
from tutor.games.viticulture.moves import WakeUp
from tutor.games.viticulture.names import DECKS, FROM_WAKE_UP, ORDER, VINE, VISITORS

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


class Chart(Decision["Viticulture"]):
    """A choice of a row of the wake-up chart."""

    __slots__ = ()
    asks = (WakeUp,)

    def candidates(self, state: Viticulture) -> list[WakeUp]:
        """Return every row, the visitor row once for each deck."""
        return state.box.wake_up

    def verdict(self, state: Viticulture, move: WakeUp) -> Refusal | None:
        """A row of the chart without a rooster, with a deck exactly where the row gives a visitor."""
        if move not in state.box.wake_up:
            return refuse("no-such-row", "VI-SPR-02", rows=state.box.rows)
        if any(vineyard.row == move.row for vineyard in state.vineyards):
            return refuse("row-taken", "VI-SPR-01", row=move.row)
        refusal = self.row_refusal(state, move.row)
        if refusal is None and move.deck:
            return deck_closed(state, DECKS.index(move.deck), VISITORS)
        return refusal

    def moves(self, state: Viticulture) -> list[WakeUp]:
        """Return the free rows: the fast twin of the verdicts."""
        taken = [vineyard.row for vineyard in state.vineyards]
        alone = state.players == 1
        return [
            move
            for move in state.box.wake_up
            if move.row not in taken
            and not (alone and self.row_refusal(state, move.row))
            and not (move.deck and deck_closed(state, DECKS.index(move.deck), VISITORS))
        ]

    def row_refusal(self, state: Viticulture, row: int) -> Refusal | None:
        """Say why a free row cannot be chosen all the same (solo)."""
        return None

    def details(self, state: Viticulture, move: WakeUp) -> dict[str, Any] | None:
        """Return what the row gives."""
        return {"bonus": state.box.row_bonus[move.row - 1]} if move in state.box.wake_up else None

    def apply(self, state: Viticulture, move: WakeUp) -> None:
        """Put the rooster there and take what the row gives (VI-SPR-02)."""
        state.vineyards[self.actor].row = move.row
        if state.journal is not None:
            state.tell("woke-up", self.rule, self.actor, row=move.row, see=("VI-SPR-03",))
        row_bonus(state, self.actor, move)


class ChooseRow(Chart):
    """On which row of the wake-up chart do you put your rooster?"""

    __slots__ = ()
    rule = "VI-SPR-01"
    see = ("VI-SPR-02", "VI-SPR-03", "VI-SPR-04", "VI-SPR-05", "VI-SPR-06", "VI-SPR-07", "VI-YEAR-02", "VI-SOLO-05")

    def row_refusal(self, state: Viticulture, row: int) -> Refusal | None:
        """In the solo game each row is used once (VI-SOLO-05)."""
        if state.players == 1 and not state.row_tokens >> row & 1:
            return refuse("row-used", "VI-SOLO-05", row=row)
        return None

    def apply(self, state: Viticulture, move: WakeUp) -> None:
        """In the solo game the row's token is taken too."""
        if state.players == 1:
            state.row_tokens &= ~(1 << move.row)
            vineyard = state.vineyards[self.actor]
            vineyard.tokens += state.box.tokens_per_year
            if state.journal is not None:
                state.tell("token-taken", "VI-SOLO-05", self.actor, tokens=vineyard.tokens)
        super().apply(state, move)


class ChooseNewRow(Chart):
    """To which row do you move your rooster?"""

    __slots__ = ()
    rule = "VI-CARD-S33"
    see = ("VI-SPR-02", "VI-SPR-07", "VI-SOLO-11", "VI-LIM-02")

    def row_refusal(self, state: Viticulture, row: int) -> Refusal | None:
        """In the solo game the row of the temporary worker is closed to the Organizer (VI-SOLO-11)."""
        if state.players == 1 and row in state.box.solo_closed_rows:
            return refuse("row-closed", "VI-SOLO-11", row=row)
        return None


class MoveRooster(Effect):
    """Move the rooster to a free row and take its bonus (Organizer)."""

    asks = True

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """There is always a free row (VI-LIM-02)."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which one."""
        state.stack.append(ChooseNewRow(seat))


class PassSeason(Effect):
    """The player has passed this season (Organizer)."""

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """Nothing hinders it."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Pass; workers that are left stay for the next season."""
        state.passed |= 1 << seat
        if state.journal is not None:
            state.tell("passed-by-card", "VI-CARD-S33", seat)


def row_bonus(state: Viticulture, seat: int, move: WakeUp) -> None:
    """Give what a row gives; it cannot be declined (VI-SPR-07)."""
    vineyard = state.vineyards[seat]
    bonus = state.box.row_bonus[move.row - 1]
    amount = state.box.row_amount[move.row - 1]
    if bonus == "draw_vine":
        draw(state, seat, VINE, amount, "VI-SPR-02")
    elif bonus == "draw_order":
        draw(state, seat, ORDER, amount, "VI-SPR-02")
    elif bonus == "draw_visitor":
        draw(state, seat, DECKS.index(move.deck), amount, "VI-SPR-02")
    elif bonus == "gain_lira":
        vineyard.lira += amount
        if state.journal is not None:
            state.tell("gained-lira", "VI-SPR-02", seat, lira=amount)
    elif bonus == "gain_vp":
        state.score(seat, amount, FROM_WAKE_UP, "VI-SPR-02")
    elif bonus == "temporary_worker":
        if state.temporary >= 0:
            if state.journal is not None:
                state.tell("temporary-gone", "VI-CARD-S33", seat)
            return
        state.temporary = seat
        vineyard.free += amount
        if state.journal is not None:
            state.tell("temporary-taken", "VI-SPR-05", seat)
