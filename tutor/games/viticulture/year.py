"""The year: what follows what, fall, and the steps at the end of the year."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.cards import deck_closed, discard, draw, hand_moves, in_hand
from tutor.games.viticulture.cellar import age_grapes, age_wines
from tutor.games.viticulture.moves import DiscardCard, DrawVisitors
from tutor.games.viticulture.names import (
    AT_YEAR_END,
    COTTAGE,
    DECKS,
    EMPTY,
    HOME,
    IN_FALL,
    IN_SPRING,
    IN_SUMMER,
    IN_WINTER,
    SEASONS,
    VISITORS,
)
from tutor.games.viticulture.solo import AutomaTurn, automa_vp, solo_ends
from tutor.games.viticulture.special import RunPlans
from tutor.games.viticulture.spring import ChooseRow
from tutor.games.viticulture.turns import NextTurn

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture


class NewYear(Step["Viticulture"]):
    """A year begins: lay out what follows, and wake up."""

    __slots__ = ()
    rule = "VI-YEAR-01"

    def run(self, state: Viticulture) -> None:
        """Spring, summer, fall, winter, year end (VI-YEAR-01); rows are chosen clockwise from the first player."""
        state.season = IN_SPRING
        frames: list[Any] = [EndYear(), YearEnd(), NextTurn(), StartSeason(IN_WINTER), StartFall()]
        frames += [NextTurn(), StartSeason(IN_SUMMER)]
        frames += [ChooseRow(seat) for seat in reversed(state.clockwise(state.first))]
        state.stack += frames
        if state.journal is not None:
            state.tell("year-begins", "VI-YEAR-01", state.first, year=state.year, see=("VI-SPR-01", "VI-YEAR-03"))


class StartSeason(Step["Viticulture"]):
    """Summer or winter begins."""

    __slots__ = ("season",)
    rule = "VI-YEAR-02"

    def __init__(self, season: int) -> None:
        self.season = season

    def run(self, state: Viticulture) -> None:
        """The wake-up chart gives the order; planned workers act first, then the Automa blocks."""
        state.season = self.season
        state.passed = 0
        state.turn = 0
        state.order = wake_up_order(state)
        if state.journal is not None:
            name = SEASONS[self.season]
            state.tell("season-begins", "VI-YEAR-02", season=name, player=state.order, see=("VI-SPR-03", "VI-WIN-01"))
        if state.players == 1:
            state.stack.append(AutomaTurn(-1))
        if self.season == IN_WINTER:
            state.stack.append(RunPlans())


def wake_up_order(state: Viticulture) -> list[int]:
    """Return the seats in the order of their roosters (VI-SPR-03)."""
    return sorted(range(state.players), key=lambda seat: state.vineyards[seat].row)


class StartFall(Step["Viticulture"]):
    """Fall begins: everybody draws, in wake-up order."""

    __slots__ = ()
    rule = "VI-FALL-01"

    def run(self, state: Viticulture) -> None:
        """Everybody takes part, also those who passed in summer (VI-FALL-02)."""
        state.season = IN_FALL
        state.passed = state.turn = 0
        state.order = wake_up_order(state)
        state.stack += [FallDraw(seat) for seat in reversed(state.order)]
        if state.journal is not None:
            state.tell("fall-begins", "VI-FALL-01", player=state.order, see=("VI-FALL-02",))


class FallDraw(Decision["Viticulture"]):
    """Which visitor do you draw?"""

    __slots__ = ()
    rule = "VI-FALL-01"
    see = ("VI-FALL-02", "VI-FALL-03", "VI-FALL-04", "VI-FALL-05", "VI-STR-11", "VI-DECK-06")
    asks = (DrawVisitors,)

    def candidates(self, state: Viticulture) -> list[DrawVisitors]:
        """Return one or two visitors of either deck."""
        return state.box.draw_visitors

    def verdict(self, state: Viticulture, move: DrawVisitors) -> Refusal | None:
        """A second one needs a cottage; unavailable decks cannot be chosen."""
        if move not in state.box.draw_visitors:
            return refuse("one-or-two-visitors", "VI-FALL-01")
        if move.second and not state.vineyards[self.actor].built & COTTAGE:
            return refuse("cottage-needed", "VI-FALL-03")
        for deck in {move.first, move.second} - {""}:
            refusal = deck_closed(state, DECKS.index(deck), VISITORS)
            if refusal is not None:
                return refusal
        return None

    def moves(self, state: Viticulture) -> list[DrawVisitors]:
        """Return the draws from open decks, of two cards with a cottage: the fast twin of the verdicts."""
        closed = [DECKS[deck] for deck in VISITORS if deck_closed(state, deck, VISITORS) is not None]
        two = state.vineyards[self.actor].built & COTTAGE
        return [
            move
            for move in state.box.draw_visitors
            if (two or not move.second) and move.first not in closed and move.second not in closed
        ]

    def apply(self, state: Viticulture, move: DrawVisitors) -> None:
        """Draw: both decks are chosen before either card is seen."""
        if move.second:
            state.stack.append(SecondVisitor(self.actor, DECKS.index(move.second)))
        draw(state, self.actor, DECKS.index(move.first), 1, "VI-FALL-01")


class SecondVisitor(Step["Viticulture"]):
    """The visitor that the cottage adds: drawn after the first one, with which its deck may have run out."""

    __slots__ = ("seat", "deck")
    rule = "VI-FALL-03"

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def run(self, state: Viticulture) -> None:
        """Draw it."""
        draw(state, self.seat, self.deck, 1, "VI-FALL-03")


class YearEnd(Step["Viticulture"]):
    """Ageing, workers home, residual income; then hands are cut."""

    __slots__ = ()
    rule = "VI-EOY-01"

    def run(self, state: Viticulture) -> None:
        """The steps in the order of the book, each for all players."""
        state.season = AT_YEAR_END
        state.passed = state.turn = 0
        state.order = wake_up_order(state)  # an Organizer may have moved his rooster in winter
        if state.journal is not None:
            state.tell("year-ends", "VI-EOY-01", year=state.year)
        for seat in range(state.players):
            age_grapes(state, seat)
            age_wines(state, seat, "VI-EOY-02")
        return_workers(state)
        pay_residual(state)
        limit = state.box.hand_limit
        for seat in reversed(state.order):
            if len(state.vineyards[seat].hand) > limit:
                state.stack.append(DiscardDown(seat))


def return_workers(state: Viticulture) -> None:
    """Everybody takes the workers home; those in training are ready, the temporary one leaves (VI-EOY-04)."""
    for vineyard in state.vineyards:
        vineyard.training = 0
        vineyard.free = vineyard.regular
        vineyard.grande = HOME
        vineyard.cart = 0
        vineyard.yoke = False
    state.temporary = -1
    state.spaces = [EMPTY] * len(state.spaces)
    if state.journal is not None:
        state.tell("workers-return", "VI-EOY-04", see=("VI-SPR-05", "VI-WIN-06"))


def pay_residual(state: Viticulture) -> None:
    """Everybody receives as many lira as the bottle shows (VI-RES-02)."""
    for seat, vineyard in enumerate(state.vineyards):
        vineyard.lira += vineyard.residual
        if state.journal is not None and vineyard.residual:
            state.tell("residual-paid-out", "VI-RES-02", seat, lira=vineyard.residual)


class DiscardDown(Decision["Viticulture"]):
    """Which card do you discard, down to the hand limit?"""

    __slots__ = ()
    rule = "VI-EOY-05"
    see = ("VI-DECK-04", "VI-DECK-07", "VI-END-06")
    asks = (DiscardCard,)

    def candidates(self, state: Viticulture) -> list[DiscardCard]:
        """Return the cards of the hand."""
        return hand_moves(state, self.actor)

    def verdict(self, state: Viticulture, move: DiscardCard) -> Refusal | None:
        """Any card of the hand."""
        return None if in_hand(state, self.actor, move.card) is not None else refuse("not-in-hand", "VI-EOY-05")

    def moves(self, state: Viticulture) -> list[DiscardCard]:
        """Return the cards of the hand: the fast twin of the verdicts."""
        return hand_moves(state, self.actor)

    def apply(self, state: Viticulture, move: DiscardCard) -> None:
        """Discard it; go on down to the limit."""
        discard(state, self.actor, state.box.card_number[move.card], "VI-EOY-05")
        if len(state.vineyards[self.actor].hand) > state.box.hand_limit:
            state.stack.append(self)


class EndYear(Step["Viticulture"]):
    """The first-player token moves on, the chart is cleared; the game ends or a new year begins."""

    __slots__ = ()
    rule = "VI-EOY-06"

    def run(self, state: Viticulture) -> None:
        """Clear the marks of the year; look whether the game is over."""
        state.first = (state.first - 1) % state.players
        for vineyard in state.vineyards:
            vineyard.row = 0
            vineyard.harvested = 0
            vineyard.yoke_used = vineyard.milled = vineyard.toured = False
        state.order = []
        if state.journal is not None and state.players > 1:
            state.tell("token-moves", "VI-EOY-06", state.first)
        if self._ends(state):
            if state.journal is not None:
                self._tell_end(state)
            return
        state.year += 1
        if state.players == 1 and not state.row_tokens:  # the eighth year of the easiest level
            state.row_tokens = state.box.all_rows
        state.stack.append(NewYear())

    def _ends(self, state: Viticulture) -> bool:
        """The year in which somebody reached the goal is the last one (VI-END-01, VI-END-02)."""
        if state.players == 1:
            return solo_ends(state)
        if state.options.end_trigger_latched:
            return state.reached
        return any(vineyard.vp >= state.box.goal for vineyard in state.vineyards)

    def _tell_end(self, state: Viticulture) -> None:
        if state.players == 1:
            won = bool(state.winners())
            name = "solo-won" if won else "solo-lost"
            rule = "VI-SOLO-14" if state.year < state.level.years else "VI-SOLO-04"
            state.tell(name, rule, 0, vp=state.vineyards[0].vp, automa=automa_vp(state))
        else:
            state.tell("game-over", "VI-END-03", player=state.winners(), see=("VI-END-01", "VI-END-02"))
