"""The positions of a lesson: where it begins, and where each of its steps begins and ends.

They follow from the lesson alone. A learner who reaches a goal in a way of their own meets the next step as the lesson
has it, so that words, moves and answers always fit the board, and every step can be opened by its address.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from tutor.coach import Player, player
from tutor.core.decision import CHANCE
from tutor.core.errors import BadLesson, BadSave, IllegalMove, VendangeError
from tutor.core.game import Game
from tutor.core.moves import Move, decode
from tutor.core.state import State
from tutor.core.words import Event
from tutor.lessons import format as f
from tutor.lessons.conditions import Situation, all_hold, write_move

#: More moves of bots in a row than any game has.
PATIENCE = 2000


def play_with(state: State, move: Move, draws: list[Move]) -> list[Event]:
    """Play a move and let chance bring what the lesson wants; it takes from `draws` what it has brought."""
    if not draws:
        return state.play(move)
    start = len(state.journal or ())
    state.explicit = True
    try:
        state.play(move)
        while state.actor == CHANCE and draws and state.why_not(draws[0]) is None:
            state.play(draws.pop(0))
    finally:
        state.explicit = False
    state.advance()
    return (state.journal or [])[start:]


def play_all(state: State, moves: Iterable[Move], draws: Sequence[Move] = ()) -> None:
    """Play moves of whoever is to move; one that is not legal raises BadLesson."""
    left = list(draws)
    for move in moves:
        try:
            play_with(state, move, left)
        except IllegalMove as error:
            raise BadLesson("lesson-illegal", move=write_move(move), refusal=error.refusal) from None
    if left:
        raise BadLesson("lesson-unused-draw", move=write_move(left[0]))


def open_start(lesson: f.Lesson, start: f.Start) -> State:
    """Return the position in which a lesson or a step begins; BadLesson says why it cannot."""
    try:
        state = _source(lesson, start)
    except BadLesson:
        raise
    except BadSave as error:
        if error.key != "bad-position":
            raise BadLesson.because(error) from None
        # the engine's own word for it may help: the law that is broken, or the name that it does not know
        raise BadLesson("lesson-bad-position", error=str(error.details["error"])) from None
    except VendangeError as error:
        raise BadLesson.because(error) from None
    if lesson.seat not in range(state.players):
        raise BadLesson("lesson-bad-seat", number=lesson.seat, players=state.players)
    play_all(state, start.play, start.draws)
    return state


def _source(lesson: f.Lesson, start: f.Start) -> State:
    game = lesson.game
    if start.example:
        return _replayed(game, _example(game, start.example, start.case), start.upto or 0)
    if start.record:
        path = lesson.path.parent / start.record
        try:
            record = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise BadLesson("lesson-no-record", file=start.record) from None
        return _replayed(game, record, start.upto)
    # a solo game is for those who ask for it
    players = max(2, game.players[0]) if start.players is None else start.players
    state: State
    if start.changes:
        state = game.position(players, start.changes, seed=start.seed, **start.options)
    else:
        state = game.new(players, start.seed, **start.options)
    return state


def _example(game: Game[Any], name: str, case: int) -> dict[str, Any]:
    example = next((example for example in game.examples if example.id == name), None)
    if example is None:
        raise BadLesson("lesson-unknown-example", example=name)
    records = example.records()
    if case not in range(1, len(records) + 1):
        raise BadLesson("lesson-unknown-case", example=name, case=case, cases=len(records))
    return records[case - 1]


def _replayed(game: Game[Any], record: Any, upto: int | None) -> State:
    """Return the position of a record after so many moves of players; chance answers itself from there on."""
    game.replay(record)  # the whole record is checked before anything is built on it
    state: State = game.opening(record)
    done = 0
    for saved in record["moves"]:
        if state.actor != CHANCE:
            if done == upto:
                break
            done += 1
        state.play(decode(state.game.move_types, saved))
    if upto is not None and done < upto:
        raise BadLesson("lesson-short-record", upto=upto, moves=done)
    state.explicit = False
    state.advance()
    return state


class Bots:
    """Who plays the other seats of a step: the same moves in the same positions, every time."""

    def __init__(self, kind: str, seat: int) -> None:
        self._kind = kind
        self._seat = seat
        self._players: dict[int, Player] = {}

    def wait(self, state: State) -> bool:
        """Return whether one of them is to move."""
        return state.actor is not None and state.actor != self._seat

    def move(self, state: State) -> Move:
        """Return the move of the one that is to move."""
        seat = state.actor
        assert seat is not None
        if seat not in self._players:
            self._players[seat] = player(self._kind, seed=seat)
        return self._players[seat].choose(state, seat)


def solve(lesson: f.Lesson, step: f.Do, state: State) -> Situation:
    """Play the stored solution of a step, bots in between, until the goal is reached or the moves are used up."""
    before, bots, draws = state.copy(), Bots(step.bots, lesson.seat), list(step.draws)
    waiting, played, events = list(step.solution), list[Move](), list[Event]()
    for _ in range(PATIENCE):
        situation = Situation(state, lesson.seat, before, tuple(played), tuple(events))
        if played and all_hold(step.goal, situation):
            break
        if bots.wait(state):
            events += play_with(state, bots.move(state), draws)
        elif waiting and not state.over:
            played.append(waiting.pop(0))
            try:
                events += play_with(state, played[-1], draws)
            except IllegalMove as error:
                raise BadLesson("lesson-illegal", move=write_move(played[-1]), refusal=error.refusal) from None
        else:
            break
    return situation


class Positions:
    """Where the steps of a lesson begin and end, worked out when they are asked for."""

    def __init__(self, lesson: f.Lesson) -> None:
        self.lesson = lesson
        self._before: dict[int, State] = {}
        self._after: dict[int, State] = {}

    def opening(self) -> State:
        """Return the position in which the lesson begins."""
        try:
            return open_start(self.lesson, self.lesson.start)
        except BadLesson as error:
            raise self.lesson.complaint(error, None, "[start]") from None

    def before(self, index: int) -> State:
        """Return a copy of the position in which a step (0 is the first) begins."""
        if index not in self._before:
            self._before[index] = self._located(index, self._begin)
        return self._before[index].copy()

    def after(self, index: int) -> State:
        """Return a copy of the position in which a step ends, as the lesson has it."""
        if index not in self._after:
            self._after[index] = self._located(index, self._end)
        return self._after[index].copy()

    def _located(self, index: int, work_out: Any) -> State:
        try:
            state: State = work_out(index)
            return state
        except BadLesson as error:
            raise self.lesson.complaint(error, self.lesson.steps[index]) from None

    def _begin(self, index: int) -> State:
        start = self.lesson.steps[index].start
        if isinstance(start, f.Start):
            return open_start(self.lesson, start)
        if start == f.LESSON or (start is None and index == 0):
            return self.opening()
        if start is not None:
            return self.before(next(place for place, step in enumerate(self.lesson.steps) if step.id == start))
        return self.after(index - 1)

    def _end(self, index: int) -> State:
        step, state = self.lesson.steps[index], self.before(index)
        if isinstance(step, f.Show):
            for turn in step.turns:
                play_all(state, [turn.move], turn.draws)
        elif isinstance(step, f.Do):
            solve(self.lesson, step, state)
        elif isinstance(step, f.Ask):
            play_all(state, step.after, step.draws)
        return state
