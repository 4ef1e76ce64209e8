"""The small effect language of actions and visitor cards: what an effect is, and whether several go together.

The data file writes an action or a card clause as a list of operations; each becomes an object of a class beside the
rules it belongs to. Every effect can say whether it is possible, carry itself out (perhaps by asking its player
something), and imagine what the vineyard may be afterwards: an earlier part of a card must leave the later ones
possible (VI-VIS-21).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard

NOTHING: frozenset[str] = frozenset()
#: What asks for an effect to be possible: a worker's action, a clause of a card, an answer to a card.
ACTION: Final = "VI-WRK-07"
CLAUSE: Final = "VI-VIS-03"
ANSWER: Final = "VI-VIS-14"


class Effect(ABC):
    """One operation of the effect language."""

    #: What it needs, what it uses up and what it adds to, in words that effects share: so they know who touches whom.
    needs: frozenset[str] = NOTHING
    takes: frozenset[str] = NOTHING
    gives: frozenset[str] = NOTHING
    #: It asks its player something.
    asks: bool = False
    #: It shows cards that nobody knew before.
    draws: bool = False
    #: Whether it is possible tells something about a hand.
    of_hand: bool = False
    #: The rule by which it must be possible: that of actions, of clauses of cards, or of what cards offer to others.
    demanded_by: str = ACTION

    @abstractmethod
    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """Say why it cannot be done with this vineyard, real or imagined; None when it can."""

    @abstractmethod
    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Carry it out for a player, or push the question that does."""

    def outcomes(
        self, state: Viticulture, seat: int, vineyard: Vineyard, following: Effect | None = None
    ) -> Iterator[Vineyard]:
        """Yield what the vineyard may be afterwards, as far as it matters to other effects, above all the next one."""
        if self.why_not(state, seat, vineyard) is None:
            yield vineyard

    def wines_wanted(self, state: Viticulture, vineyard: Vineyard, most: int) -> dict[int, int] | None:
        """Return which wines would help, by type with the least value, if so many can still be made; None: any."""
        return None


class Repeated(Effect):
    """An effect that is done at least `low` and at most `high` times, with a choice each time."""

    asks = True

    def __init__(self, low: int, high: int, up_to: bool) -> None:
        self.low = low
        self.high = high
        #: A card says "up to": with the ruling up_to_needs_one = false that may be nothing.
        self.up_to = up_to

    def least(self, state: Viticulture) -> int:
        """Return how often it must be done: "up to" means at least once, unless a ruling says otherwise (VI-VIS-06)."""
        return 0 if self.up_to and not state.options.up_to_needs_one else self.low

    @abstractmethod
    def once(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Iterator[Vineyard]:
        """Yield what the vineyard may be after doing it once."""

    def further(
        self, state: Viticulture, seat: int, vineyard: Vineyard, done: int, following: Effect | None = None
    ) -> Iterator[Vineyard]:
        """Yield what the vineyard may be in the end, when it has been done so often already."""
        if done >= self.least(state):
            yield vineyard
        if done < self.high:
            for after in self.once(state, seat, vineyard):
                yield from self.further(state, seat, after, done + 1, following)

    def outcomes(
        self, state: Viticulture, seat: int, vineyard: Vineyard, following: Effect | None = None
    ) -> Iterator[Vineyard]:
        """Yield what the vineyard may be afterwards."""
        return self.further(state, seat, vineyard, 0, following)


class Program(NamedTuple):
    """The effects of an action, or of a card played in one way, in the order in which they are done."""

    effects: tuple[Effect, ...]
    #: The rule of the action or card.
    rule: str
    #: An earlier effect can spoil or enable a later one.
    tangled: bool

    def after(self, at: int) -> Effect | None:
        """Return the effect that comes next."""
        return self.effects[at + 1] if at + 1 < len(self.effects) else None


class Address(NamedTuple):
    """Where an effect stands: in the program of an action or card (`source`), played in a way, at a place."""

    source: str
    way: str
    at: int


def compose(effects: Sequence[Effect], rule: str) -> Program:
    """Put effects together and see whether they touch each other."""
    tangled = any(
        (effect.takes | effect.gives) & later.needs
        for place, effect in enumerate(effects)
        for later in effects[place + 1 :]
    )
    return Program(tuple(effects), rule, tangled)


def why_not(state: Viticulture, seat: int, program: Program, vineyard: Vineyard) -> Refusal | None:
    """Say why a program cannot be carried out completely with this vineyard (VI-VIS-03); None when it can."""
    first = None
    for effect in program.effects:
        first = effect.why_not(state, seat, vineyard)
        if first is not None:
            break
    if not program.tangled:
        return first
    reached = reach(state, seat, (vineyard,), program, 0)
    if reached is None:
        return None
    return first or parts_together(state, seat, program, *reached)


def feasible(state: Viticulture, seat: int, vineyard: Vineyard, program: Program, start: int) -> bool:
    """Return whether the effects from a place on can all be done, one after the other."""
    return reach(state, seat, (vineyard,), program, start) is None


def reach(
    state: Viticulture, seat: int, ends: Iterable[Vineyard], program: Program, start: int
) -> tuple[int, Vineyard | None] | None:
    """Return None if the effects from a place on can all be done from one of these vineyards.

    Otherwise the farthest effect that one can get to, and the vineyard with which it cannot be done.
    """
    best: tuple[int, Vineyard | None] = (start, None)
    last = start == len(program.effects)
    for vineyard in ends:
        if last:
            return None
        after = program.effects[start].outcomes(state, seat, vineyard, program.after(start))
        reached = reach(state, seat, after, program, start + 1)
        if reached is None:
            return None
        if reached[1] is None:  # no outcome: this very effect cannot be done
            reached = (start, vineyard)
        if best[1] is None or reached[0] > best[0]:
            best = reached
    return best


def parts_together(state: Viticulture, seat: int, program: Program, place: int, vineyard: Vineyard | None) -> Refusal:
    """Say which part could not be done any more, as far as one of them alone is to blame (VI-VIS-21)."""
    if vineyard is not None:
        reasons = (effect.why_not(state, seat, vineyard) for effect in program.effects[place:])
        reason = next(filter(None, reasons), None)
        if reason is not None:
            return refuse("parts-together", "VI-VIS-21", known=True, reason=reason)
    return refuse("parts-together", "VI-VIS-21", known=False, reason="")


class Carry(Step["Viticulture"]):
    """Carry out the effects of an action or card, one after the other."""

    __slots__ = ("seat", "source", "way", "at")
    rule = "VI-VIS-05"

    def __init__(self, seat: int, source: str, way: str, at: int) -> None:
        self.seat = seat
        self.source = source
        self.way = way
        self.at = at

    def run(self, state: Viticulture) -> None:
        """Do the effect whose turn it is; come back for the next one."""
        effects = state.box.programs[self.source, self.way].effects
        if self.at + 1 < len(effects):
            state.stack.append(Carry(self.seat, self.source, self.way, self.at + 1))
        effects[self.at].perform(state, self.seat, Address(self.source, self.way, self.at))


def start(state: Viticulture, seat: int, source: str, way: str) -> None:
    """Put a program on the stack."""
    state.stack.append(Carry(seat, source, way, 0))


class Part(Decision["Viticulture"]):
    """A question of an effect: it knows where the effect stands, and how often it has been done already."""

    __slots__ = ("source", "way", "at", "done")

    def __init__(self, actor: int, source: str, way: str, at: int, done: int) -> None:
        self.actor = actor
        self.source = source
        self.way = way
        self.at = at
        self.done = done

    def address(self) -> Address:
        """Return where the effect stands."""
        return Address(self.source, self.way, self.at)

    def program(self, state: Viticulture) -> Program:
        """Return the program that the effect belongs to."""
        return state.box.programs[self.source, self.way]

    def tangled(self, state: Viticulture) -> bool:
        """Return whether the answer could spoil what follows."""
        program = self.program(state)
        return program.tangled and self.at + 1 < len(program.effects)

    def spoils(self, state: Viticulture, after: Vineyard, done: int) -> Refusal | None:
        """Say that with this vineyard the rest of the program could not be done any more (VI-VIS-21)."""
        program = self.program(state)
        effect = program.effects[self.at]
        ends = iter((after,))
        if isinstance(effect, Repeated):
            ends = effect.further(state, self.actor, after, done, program.after(self.at))
        reached = reach(state, self.actor, ends, program, self.at + 1)
        return None if reached is None else parts_together(state, self.actor, program, *reached)

    def stopping(self, state: Viticulture) -> Refusal | None:
        """Say why a repeated effect cannot be ended here; None when it can."""
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, Repeated)
        least = effect.least(state)
        if self.done < least:
            by_card = effect.demanded_by != ACTION
            rule = "VI-VIS-06" if by_card and effect.high > effect.low else effect.demanded_by
            return refuse("once-at-least", rule, least=least)
        if self.tangled(state):
            program = self.program(state)
            reached = reach(state, self.actor, (state.vineyards[self.actor],), program, self.at + 1)
            return None if reached is None else parts_together(state, self.actor, program, *reached)
        return None
