"""Playing a position on, quickly: to the end, or as far as is needed to see what it is worth."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tutor.coach.habits import Habit, habits
from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.state import State


def playout(state: State, rng: random.Random, limit: int | None = None) -> list[float]:
    """Play `state` on, in place, by habit (see tutor.coach.habits); return the points each seat should end with.

    `limit` is the number of decisions after which the game's own estimate takes over; without it the game is played to
    its end, and the points are real.
    """
    pick, known = rng.random, habits(state.game)
    while state.stack and limit != 0:
        question = state.stack[-1]
        state.follow(_answer(state, question, known[type(question)], pick))
        if limit is not None:
            limit -= 1
    expect = state.game.expect
    return [expect(state, seat) for seat in range(state.players)]


def _answer(state: State, question: Decision[Any], habit: Habit, pick: Callable[[], float]) -> Move:
    """Return a legal move, each as likely as it weighs among the legal ones."""
    glanced = question.glance(state)
    if glanced is None:
        moves = question.moves(state)
        return moves[0] if len(moves) == 1 else habit.choose(moves, pick)
    # to put aside what turns out not to be legal, and choose again, leaves the odds of all others as they are
    while len(glanced) > 1:
        move = habit.choose(glanced, pick)
        if question.verdict(state, move) is None:
            return move
        glanced = [other for other in glanced if other is not move]
    return glanced[0]
