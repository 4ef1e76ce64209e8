"""What can lie on a state's stack: questions to players, draws of chance, and steps that nobody decides.

A frame is a value: it is never changed once it is on the stack, so that copies of a state may share it.
Its fields (the `__slots__` of its class, in order) are plain values, so that it saves and compares.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, ClassVar, Final, Generic, TypeVar

from tutor.core.chance import below
from tutor.core.moves import Move, MoveType, well_formed
from tutor.core.words import Refusal, refuse

#: The actor of a chance decision.
CHANCE: Final = -1
#: The actor of a step that follows from the rules alone.
NOBODY: Final = -2

S = TypeVar("S")


class Frame(ABC, Generic[S]):
    """Anything on the stack; `actor` is a seat, CHANCE or NOBODY."""

    __slots__ = ()

    actor: int
    #: Names of the fields, in the order of the constructor's arguments.
    names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        own = cls.__dict__.get("__slots__", ())
        cls.names = cls.names + ((own,) if isinstance(own, str) else tuple(own))

    @property
    @abstractmethod
    def rule(self) -> str:
        """Return the rule that puts this frame on the stack: a plain attribute of most classes.

        Only what the same words ask for several reasons needs a property, which looks at the reason.
        """

    def values(self) -> tuple[Any, ...]:
        """Return the values of the fields, in order."""
        return tuple(getattr(self, name) for name in self.names)

    def key(self) -> tuple[Any, ...]:
        """Return a hashable identity of this frame."""
        return (type(self).__name__, *self.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in zip(self.names, self.values(), strict=True))
        return f"{type(self).__name__}({fields})"


class Step(Frame[S]):
    """Something the rules do by themselves when its turn on the stack comes."""

    __slots__ = ()

    actor = NOBODY

    @abstractmethod
    def run(self, state: S) -> None:
        """Carry the step out; it has already been taken off the stack."""


class Decision(Frame[S]):
    """One question to one player.

    `verdict` defines what is legal; `moves` lists the legal moves and may be overridden by a faster twin,
    which the conformance suite compares with the verdicts.
    """

    __slots__ = ("actor",)

    #: The kinds of moves that can answer this question.
    asks: ClassVar[tuple[MoveType, ...]]
    #: Further rules that help to answer the question.
    see: ClassVar[tuple[str, ...]] = ()
    #: The answer stays hidden from the other seats.
    secret: ClassVar[bool] = False

    def __init__(self, actor: int) -> None:
        self.actor = actor

    @property
    def prompt(self) -> str:
        """Return the key of the question's text."""
        from tutor.core.text import key_of

        return key_of("ask", type(self))

    @abstractmethod
    def candidates(self, state: S) -> Sequence[Move]:
        """Return the moves that a learner might try here, legal or not; every legal move is among them."""

    @abstractmethod
    def verdict(self, state: S, move: Any) -> Refusal | None:
        """Say why a move of a fitting kind is not legal; None when it is."""

    @abstractmethod
    def apply(self, state: S, move: Any) -> None:
        """Carry out a legal move; this decision has already been taken off the stack."""

    def moves(self, state: S) -> Sequence[Move]:
        """Return the legal moves in a fixed order."""
        verdict = self.verdict
        return [move for move in self.candidates(state) if verdict(state, move) is None]

    def glance(self, state: S) -> list[Move] | None:
        """Return some moves with every legal one among them, where judging them all takes long; None elsewhere.

        For playouts, which want a single move: they take one and ask for its verdict only.
        """
        return None

    def why_not(self, state: S, move: Move) -> Refusal | None:
        """Say why any move whatever is not legal; None exactly when it is."""
        if move.__class__ not in self.asks:
            return refuse("not-asked", self.rule, kind=type(move).__name__)
        if not well_formed(move):  # a list where an id belongs, a fraction where a number of cubes belongs
            return refuse("malformed", self.rule, kind=type(move).__name__)
        return self.verdict(state, move)

    def details(self, state: S, move: Any) -> Mapping[str, Any] | None:
        """Return what the position adds to a move's words (its price, say), or None."""
        return None


class Chance(Decision[S]):
    """A draw: the possible outcomes and how likely each is."""

    __slots__ = ()

    names = ()
    actor = CHANCE

    def __init__(self) -> None:
        pass

    @abstractmethod
    def weights(self, state: S) -> list[int]:
        """Return whole-number weights of the legal outcomes, in the order of `moves`."""

    def outcome(self, state: S, luck: int) -> Move:
        """Return the outcome that a value of the generator stands for; a faster twin must give the same."""
        sums = list(accumulate(self.weights(state)))
        return self.moves(state)[bisect(sums, below(luck, sums[-1]))]
