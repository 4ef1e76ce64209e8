"""Worked examples of a rulebook as runnable scenarios with exact results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextvars import ContextVar
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from tutor.core.decision import Chance, Decision
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event, Refusal

if TYPE_CHECKING:
    from tutor.core.game import Game
    from tutor.core.state import State

S = TypeVar("S", bound="State")

#: What an example yields: what is looked at, what the book says, what the engine says.
Finding = tuple[str, Any, Any]
Scenario = Callable[[Any], Iterator[Finding]]


class Shot(NamedTuple):
    """A moment of an example: a move that it plays, tries or only asks about; or, without a move, a position to see."""

    before: State
    move: Move | None = None
    refusal: Refusal | None = None
    events: tuple[Event, ...] = ()
    #: The position after the move, if it was played.
    after: State | None = None


#: Who wants to see the example that is running.
_camera: ContextVar[list[Shot] | None] = ContextVar("camera", default=None)


def play(state: S, *moves: Move) -> S:
    """Play several moves and return the position, for chains."""
    for move in moves:
        camera = _camera.get()
        if camera is None:
            state.play(move)
            continue
        before = state.copy()
        camera.append(Shot(before, move, None, tuple(state.play(move)), state.copy()))
    return state


def verdict(state: State, move: Move) -> str:
    """Return "legal", or the rule that forbids a move here."""
    refusal = state.why_not(move)
    camera = _camera.get()
    if camera is not None:
        camera.append(Shot(state.copy(), move, refusal))
    return refusal.rule if refusal else "legal"


def look(state: S) -> S:
    """Return the position, which is worth a look as it is."""
    camera = _camera.get()
    if camera is not None:
        camera.append(Shot(state.copy()))
    return state


class Report(NamedTuple):
    """What an example gave: the book's numbers and the engine's, by what was looked at."""

    expected: dict[str, Any]
    actual: dict[str, Any]

    @property
    def ok(self) -> bool:
        """Return whether the engine agrees with the book in every number."""
        return bool(self.expected) and self.expected == self.actual


class Example(NamedTuple):
    """One worked example; `run()` plays it and reports."""

    id: str
    rules: tuple[str, ...]
    scenario: Scenario
    game: Game[Any]

    @property
    def title(self) -> str:
        """Return the example's name in English."""
        return self.title_in("en")

    def title_in(self, lang: str) -> str:
        """Return the example's name."""
        return self.game.text(f"example-{self.id.lower()}", lang)

    def run(self) -> Report:
        """Set the example up, play it, and compare."""
        report = Report({}, {})
        for label, expected, actual in self.scenario(self.game):
            if label in report.expected:
                raise ValueError(f"{self.id}: {label!r} is looked at twice")
            report.expected[label] = expected
            report.actual[label] = actual
        return report

    def film(self) -> list[Shot]:
        """Play the example and return what is to be seen of it, in order."""
        shots: list[Shot] = []
        token = _camera.set(shots)
        try:
            self.run()
        finally:
            _camera.reset(token)
        following: list[Shot | None] = [*shots[1:], None]
        return [shot for shot, after in zip(shots, following, strict=False) if not _shown_again(shot, after)]

    def records(self) -> list[dict[str, Any]]:
        """Return every game that the example sets up and plays in, as a record: its position and its moves."""
        watched, seen = copy(self.game), list[State]()
        watched.witness = seen.append
        for _ in self.scenario(watched):
            pass
        # a set-up with changes is preceded by the plain set-up, in which nobody has moved since
        played = [state for state in seen if "start" in (state.origin or ()) or _moved(state)]
        return [self.game.record(state) for state in played or seen]


def _shown_again(shot: Shot, after: Shot | None) -> bool:
    """Return whether a position that is only looked at is the one in which the next thing happens."""
    return shot.move is None and after is not None and after.before.key() == shot.before.key()


def _moved(state: State) -> bool:
    """Return whether a player has answered a question of a new game."""
    kinds = (kind for kind in state.game.frames if issubclass(kind, Decision) and not issubclass(kind, Chance))
    answers = {answer for kind in kinds for answer in kind.asks}
    return any(type(move) in answers for move in state.history)


class Examples:
    """Collects the scenarios of a game: `@examples("EX-05", "TO-TURN-07")` above each."""

    def __init__(self) -> None:
        self._scenarios: list[tuple[str, tuple[str, ...], Scenario]] = []

    def __call__(self, example: str, *rules: str) -> Callable[[Scenario], Scenario]:
        """Register the function below as an example of these rules."""

        def register(scenario: Scenario) -> Scenario:
            self._scenarios.append((example, rules, scenario))
            return scenario

        return register

    def bind(self, game: Game[Any]) -> list[Example]:
        """Return the examples for a game, in order of their ids."""
        return [Example(*entry, game) for entry in sorted(self._scenarios, key=lambda entry: entry[0])]
