"""What a lesson is made of, once it has been read. docs/lessons.md tells a teacher how to write one.

A lesson is plain data: words in every language, moves, conditions. The steps' positions follow from the lesson alone
(see tutor.lessons.positions), so that every step can be opened by its address.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from tutor.core.errors import BadLesson
from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.lessons.conditions import Condition, Value

#: A text in every language, by language.
Words = Mapping[str, str]

#: The start of a step that takes up the lesson's own starting position again.
LESSON = "lesson"


class Start(NamedTuple):
    """Where a lesson or a step begins: a set-up, an example of the rulebook or a saved game; then changes and moves."""

    players: int | None = None
    seed: int = 0
    options: Mapping[str, Any] = {}
    #: The id of a worked example, which of the positions it sets up (1 is the first), and how many of its moves.
    example: str = ""
    case: int = 1
    #: A saved game of the app, beside the lesson's file.
    record: str = ""
    #: How many moves of the example or the saved game have been played; None: of a saved game all, of an example none.
    upto: int | None = None
    #: Changes of the set-up, in the shape of a saved position.
    changes: Mapping[str, Any] = {}
    #: Moves to be played before the first step, and what chance brings meanwhile, in order.
    play: tuple[Move, ...] = ()
    draws: tuple[Move, ...] = ()


class Mistake(NamedTuple):
    """What the tutor says to a typical mistake."""

    words: Words
    rules: tuple[str, ...]
    #: After which move or try it is said; None for a wrong number.
    when: Condition | None = None
    #: The wrong number.
    answer: int | None = None
    #: Whether the move is taken back.
    back: bool = True
    #: Moves that lead to the mistake, where it does not lie on the way of the stored solution.
    made_by: tuple[Move, ...] = ()


class Turn(NamedTuple):
    """One move that the tutor shows, with what chance brings and what the tutor says about it."""

    move: Move
    draws: tuple[Move, ...]
    words: Words | None
    highlight: tuple[str, ...]
    rules: tuple[str, ...]


class Choice(NamedTuple):
    """One answer of a question: right or wrong, how the engine sees it, and what the tutor says when it is chosen."""

    words: Words
    right: bool
    #: The answer is right exactly when this holds in the position.
    holds: Condition | None
    #: The rule that says so, where no position shows it.
    told: str
    because: Words | None


class Note(NamedTuple):
    """What the tutor says in a free game when something happens for the first time."""

    when: Condition
    words: Words
    rules: tuple[str, ...]
    highlight: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Step:
    """What every step has."""

    kind: ClassVar[str] = ""

    #: Its name in addresses: given by the teacher, or its number.
    id: str
    number: int
    words: Words
    rules: tuple[str, ...] = ()
    #: Places of the board that are pointed out; `price-*` points out all that begin so.
    highlight: tuple[str, ...] = ()
    #: Another position than the one in which the step before ended: one of its own, or the id of an earlier step.
    start: Start | str | None = None
    hints: tuple[Words, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    #: Said when the step has been mastered.
    because: Words | None = None


@dataclass(frozen=True, kw_only=True)
class Tell(Step):
    """The tutor explains."""

    kind = "tell"


@dataclass(frozen=True, kw_only=True)
class Show(Step):
    """The tutor plays some moves and says what happens."""

    kind = "show"
    turns: tuple[Turn, ...]


@dataclass(frozen=True, kw_only=True)
class Do(Step):
    """The learner reaches a goal by playing; any way is accepted."""

    kind = "do"
    goal: tuple[Condition, ...]
    #: One way to reach the goal: the learner's own moves.
    solution: tuple[Move, ...]
    #: After this many moves of the learner, or once this holds, a try without success is over.
    within: int | None
    stop: tuple[Condition, ...]
    #: Who plays the other seats.
    bots: str
    #: What chance brings, in order, whatever the learner plays.
    draws: tuple[Move, ...]


@dataclass(frozen=True, kw_only=True)
class Ask(Step):
    """A question. `after` is played once it has been answered, so that the learner sees what happens."""

    kind = "ask"
    after: tuple[Move, ...] = ()
    draws: tuple[Move, ...] = ()


@dataclass(frozen=True, kw_only=True)
class AskNumber(Ask):
    """What number will it be? The engine works it out, in the position after the moves."""

    form: ClassVar[str] = "number"
    asked: Value
    answer: int


@dataclass(frozen=True, kw_only=True)
class AskChoice(Ask):
    """Which of these answers is right?"""

    form: ClassVar[str] = "choice"
    choices: tuple[Choice, ...]


@dataclass(frozen=True, kw_only=True)
class AskMove(Ask):
    """Which of these moves is legal here (or is not)?"""

    form: ClassVar[str] = "move"
    legal: bool
    moves: tuple[Move, ...]
    answer: tuple[Move, ...]


@dataclass(frozen=True, kw_only=True)
class Play(Step):
    """A game against bots; the tutor explains what is new when it first happens."""

    kind = "play"
    until: tuple[Condition, ...]
    bots: str
    notes: tuple[Note, ...]


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A whole lesson, of one game."""

    game: Game[Any]
    path: Path
    id: str
    order: int
    title: Words
    goal: Words
    #: Said at the end: what the learner can do now.
    done: Words | None
    minutes: int
    seat: int
    start: Start
    steps: tuple[Step, ...]

    def step(self, name: str) -> Step | None:
        """Return a step by its id, if there is one."""
        return next((step for step in self.steps if step.id == name), None)

    def place(self, step: Step | None = None, part: str = "") -> str:
        """Return where something stands in the lesson, for complaints: file, step, part."""
        where = self.path.name if step is None else f"{self.path.name} [{step.number}. {step.kind}]"
        return f"{where} {part}".rstrip()

    def complaint(self, error: BadLesson, step: Step | None = None, part: str = "") -> BadLesson:
        """Return an error with the place where it stands."""
        return error.at(self.place(step, part))

    def taught(self) -> dict[str, list[str]]:
        """Return the rules that the lesson teaches, each with the ids of the steps that do."""
        found: dict[str, list[str]] = {}
        for step in self.steps:
            parts: list[Any] = [step, *step.mistakes, *getattr(step, "turns", ()), *getattr(step, "notes", ())]
            told = [choice.told for choice in getattr(step, "choices", ()) if choice.told]
            for rule in dict.fromkeys([*(rule for part in parts for rule in part.rules), *told]):
                found.setdefault(rule, []).append(step.id)
        return found
