"""The closing round of the 2010 edition: last magnate benefits after the third fair (VR-END-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal
from tutor.games.vinhos import abilities, benefits, pairs, scoring, units
from tutor.games.vinhos.moves import Divest, LeaveGame, RecoverPair, UseBenefit, UseExpert
from tutor.games.vinhos.units import DIVEST

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

LEAVE = LeaveGame()


def begin(state: Vinhos) -> None:
    """Nobody is out yet."""
    state.passed = 0
    state.stack += [scoring.FinalScoring(), NextCloser(0)]
    if state.journal is not None:
        state.tell("closing-round", "VR-END-01")


class NextCloser(Step["Vinhos"]):
    """Ask the next player who is not out; when all are, the game is scored."""

    __slots__ = ("place",)
    rule = "VR-END-01"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """Who can neither move a barrel for a wine nor play anything else is out by themselves."""
        people = state.people
        if state.passed == (1 << people) - 1:
            return
        place = self.place
        while state.passed >> state.order[place] & 1:
            place = (place + 1) % people
        seat = state.order[place]
        state.stack.append(NextCloser((place + 1) % people))
        if has_choice(state, seat):
            state.ability = 0
            state.extra = state.begun = False
            state.stack.append(CloseTurn(seat))
        else:
            leave(state, seat)


def has_choice(state: Vinhos, seat: int) -> bool:
    """Return whether a player could do anything in a turn; also without a benefit an expert's cash may score.

    Divesting alone is no choice: it comes by itself at the end (VR-END-03); but its cash may pay for a benefit.
    """
    vintner = state.vintners[seat]
    movable = any(vintner.wines) and (any(vintner.magnates) or any(vintner.extras))
    if movable and (vintner.investment or benefits.usable(state, seat)):
        return True
    return bool(abilities.usable_experts(state, seat, abilities.AFTER) or pairs.possible(state, seat))


def leave(state: Vinhos, seat: int) -> None:
    """Be out for good."""
    state.passed |= 1 << seat
    if state.journal is not None:
        state.tell("closing-left", "VR-END-01", seat)


class CloseTurn(Decision["Vinhos"]):
    """Which benefit do you use, or are you out?"""

    __slots__ = ()
    rule = "VR-END-01"
    see = ("VR-MAG-01", "VR-PAIR-04", "VR-BANK-09", "VC-ABIL-08")
    asks = (UseBenefit, UseExpert, RecoverPair, Divest, LeaveGame)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every benefit, expert and pair, divesting, and the end."""
        vintner = state.vintners[self.actor]
        held = vintner.up | vintner.down
        use: list[Move] = [move for expert, move in enumerate(state.box.use_expert) if held >> expert & 1]
        return [*state.box.use_benefit, *use, *state.box.recover, DIVEST, LEAVE]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """As in any turn, without a move of the marker."""
        if isinstance(move, LeaveGame):
            return None
        if isinstance(move, UseExpert):
            return abilities.why_not_use(state, self.actor, move, abilities.AFTER, 0)
        if isinstance(move, RecoverPair):
            return pairs.why_not(state, self.actor, move)
        if isinstance(move, Divest):
            return units.why_no_divesting(state, self.actor)
        return benefits.why_not_use(state, self.actor, move)

    def moves(self, state: Vinhos) -> list[Move]:
        """Return what can be done: the fast twin of the verdicts."""
        moves = benefits.usable(state, self.actor) + abilities.usable_experts(state, self.actor, abilities.AFTER)
        moves += pairs.possible(state, self.actor)
        if state.vintners[self.actor].investment:
            moves.append(DIVEST)
        return [*moves, LEAVE]

    def apply(self, state: Vinhos, move: Any) -> None:
        """A benefit ends the turn; what is played before it does not."""
        if isinstance(move, LeaveGame):
            leave(state, self.actor)
            return
        if isinstance(move, UseBenefit):
            if not state.options.end_2010_magnate_rounds_repeat:
                state.passed |= 1 << self.actor
            benefits.use(state, self.actor, move)
            return
        state.stack.append(self)
        if isinstance(move, UseExpert):
            abilities.use(state, self.actor, move)
        elif isinstance(move, RecoverPair):
            pairs.recover(state, self.actor, move)
        else:
            units.divest(state, self.actor)
