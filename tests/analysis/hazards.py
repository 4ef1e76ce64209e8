"""Ways to play a game of a tournament that go wrong, in a module that worker processes can import."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from tutor.analysis.tournament import Task, play_game

#: The game in which it happens.
UNLUCKY = 3
#: Names a file that remembers, between processes, that it has happened.
MEMORY = "VENDANGE_TEST_MEMORY"


def play_made_up(task: Task) -> dict[str, Any]:
    """Play no game at all, but give a record of one."""
    seats = range(len(task.agents))
    return {
        "number": task.number, "seed": task.seed, "agents": list(task.agents), "turns": list(seats),
        "scores": [10 * task.number + seat for seat in seats], "ranks": [len(seats) - seat for seat in seats],
        "won": [float(seat == seats[-1]) for seat in seats], "decisions": [4 for _ in seats],
        "seconds": [0.5 for _ in seats], "points": [{"sales": 10 * task.number + seat} for seat in seats],
        "actions": [{"buy:é": 1} for _ in seats], "vendange": "0.1.0",
    }  # fmt: skip


def die_once(task: Task) -> dict[str, Any]:
    """Bring the worker down in one game, the first time."""
    memory = Path(os.environ[MEMORY])
    if task.number == UNLUCKY and not memory.exists():
        memory.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_game(task)


def die_always(task: Task) -> dict[str, Any]:
    """Bring the worker down in one game, and note every time."""
    if task.number == UNLUCKY:
        with Path(os.environ[MEMORY]).open("a", encoding="utf-8") as memory:
            memory.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    return play_made_up(task)


def stumble(task: Task) -> dict[str, Any]:
    """Raise an error in one game."""
    if task.number == UNLUCKY:
        raise LookupError("no such cork")
    return play_made_up(task)
