"""What opponents may do: one round of answers for every card that asks others (VI-VIS-13 to VI-VIS-15, VI-VIS-19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture import effects
from tutor.games.viticulture.effects import Address, Effect
from tutor.games.viticulture.moves import Accept, Decline
from tutor.games.viticulture.names import ACCEPTED

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


class Ask(Effect):
    """All players, or all opponents, may do something; the card rewards its player for those who do, or do not."""

    asks = True

    def __init__(self, who: str, may: Sequence[Effect], reward: Sequence[Effect], otherwise: Sequence[Effect]) -> None:
        self.everybody = who == "all"
        self.may = tuple(may)
        self.reward = tuple(reward)
        self.otherwise = tuple(otherwise)

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """Such a card is always playable (VI-VIS-13)."""
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask one after the other: the player first, if the card says so, then clockwise from the left neighbour."""
        state.notes[ACCEPTED] = 0
        others = state.clockwise(seat)[1:]
        state.stack.append(Answers(seat, at.source, tuple([seat, *others] if self.everybody else others)))


class Answers(Step["Viticulture"]):
    """The round of answers: ask the next player, or give the rewards when all have answered."""

    __slots__ = ("seat", "source", "left")
    rule = "VI-VIS-14"

    def __init__(self, seat: int, source: str, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.source = source
        #: Who is still to answer, in order.
        self.left = left

    def run(self, state: Viticulture) -> None:
        """Ask the next one; whoever is seen to be unable counts as declining.

        Whether somebody has a vine to plant is their secret, so that is always asked.
        """
        if not self.left:
            self._reward(state)
            return
        state.stack.append(Answers(self.seat, self.source, self.left[1:]))
        program = state.box.programs[self.source, "may"]
        who = self.left[0]
        refusal = effects.why_not(state, who, program, state.vineyards[who])
        if refusal is None or any(effect.of_hand for effect in program.effects):
            state.stack.append(Answer(who, self.source, self.seat))
        elif state.journal is not None:
            state.tell("cannot-answer", "VI-VIS-14", who, reason=refusal)

    def _reward(self, state: Viticulture) -> None:
        """Reward the player for every opponent who did it, or did not (VI-VIS-19)."""
        accepted = state.notes[ACCEPTED] & ~(1 << self.seat)
        for way, times in (
            ("reward", accepted.bit_count()),
            ("otherwise", state.players - 1 - accepted.bit_count()),
        ):
            for place, effect in enumerate(state.box.programs[self.source, way].effects):
                for _ in range(times):
                    effect.perform(state, self.seat, Address(self.source, way, place))


class Answer(Decision["Viticulture"]):
    """Do you do what the card offers?"""

    __slots__ = ("source", "player")
    rule = "VI-VIS-13"
    see = ("VI-VIS-14", "VI-VIS-15", "VI-VIS-19", "VI-CARD-S17", "VI-CARD-S18")
    asks = (Accept, Decline)

    def __init__(self, actor: int, source: str, player: int) -> None:
        self.actor = actor
        self.source = source
        #: Who has played the card.
        self.player = player

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return both answers."""
        return [Accept(), Decline()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """To accept one must be able to."""
        if isinstance(move, Decline):
            return None
        program = state.box.programs[self.source, "may"]
        return effects.why_not(state, self.actor, program, state.vineyards[self.actor])

    def apply(self, state: Viticulture, move: Any) -> None:
        """Do it at once, or decline."""
        accepts = isinstance(move, Accept)
        if state.journal is not None:
            state.tell("accepted" if accepts else "declined", "VI-VIS-13", self.actor, card=self.source)
        if accepts:
            state.notes[ACCEPTED] |= 1 << self.actor
            effects.start(state, self.actor, self.source, "may")


class GiveLira(Effect):
    """Pay lira to the player of the card (Swindler)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """Who has less counts as one who does not give (VI-CARD-S31)."""
        if vineyard.lira < self.n:
            return refuse("too-few-lira", "VI-CARD-S31", price=self.n, lira=vineyard.lira)
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Pay whoever has asked."""
        player = next(frame.seat for frame in reversed(state.stack) if isinstance(frame, Answers))
        state.pay(seat, player, self.n, "VI-CARD-S31")
