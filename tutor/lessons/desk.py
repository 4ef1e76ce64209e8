"""The teacher's desk: what `vendange lessons` prints, so that moves are copied into a lesson instead of made up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import tutor
from tutor.core.decision import CHANCE
from tutor.core.errors import BadLesson
from tutor.core.moves import decode
from tutor.core.state import State
from tutor.core.text import player_name, say, say_move
from tutor.lessons.conditions import write_move
from tutor.lessons.format import Lesson
from tutor.lessons.positions import Positions
from tutor.lessons.reading import lesson_files, lessons, load


def course_rows(games: list[str], lang: str) -> list[list[str]]:
    """Return a line for each lesson of some games: game, id, title, number of steps."""
    return [
        [game, str(lesson.order), lesson.id, lesson.title[lang], str(len(lesson.steps))]
        for game in games
        for lesson in lessons(game)
    ]


def every_file() -> list[Path]:
    """Return the files of all lessons."""
    return sorted({path for game in tutor.games() for path in lesson_files(tutor.game(game))})


def begin_step(path: Path, step: str) -> tuple[Lesson, State]:
    """Return a lesson (for the first game that it names) and the position in which one of its steps begins."""
    lesson = load(path)[0]
    if not step:
        return lesson, Positions(lesson).opening()
    found = lesson.step(step)
    if found is None:
        raise BadLesson("lesson-unknown-step", id=step).at(path.name)
    return lesson, Positions(lesson).before(found.number - 1)


def moves_here(state: State, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the legal moves of a position: as a lesson writes them, and in words."""
    for move in state.moves():
        yield f'"{write_move(move)}"', say_move(state, move, lang)


def question(state: State, lang: str) -> str:
    """Return who is asked what, with the name of the decision that conditions use."""
    if state.decision is None:
        return ""
    return f"{say(state.decision, lang)} [{type(state.decision).__name__}]"


def moves_of_record(record: Any, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the players' moves of a saved game: as a lesson writes them, and in words with who made them."""
    game = tutor.game(record["game"])
    game.replay(record)
    state = game.opening(record)
    for saved in record["moves"]:
        move = decode(state.game.move_types, saved)
        actor = state.actor
        if actor is not None and actor != CHANCE:
            yield f'"{write_move(move)}",', f"{player_name(actor, lang)}: {say_move(state, move, lang)}"
        state.play(move)


def dictate(state: State, lang: str, ask: Callable[[], str | None], tell: Callable[[str], None]) -> list[str]:
    """Let a teacher play from a position by numbers; return the moves as a lesson writes them.

    `ask` returns a line of the teacher, or None when there are no more; a line that is no number of a move takes back
    the last one.
    """
    path = [state]
    written: list[str] = []
    while not path[-1].over:
        here = path[-1]
        moves = list(moves_here(here, lang))
        tell(question(here, lang))
        for number, (toml, words) in enumerate(moves, 1):
            tell(f"{number:>4}  {words}  {toml}")
        line = ask()
        if line is None or not line.strip():
            break
        if line.strip().isdecimal() and 0 < int(line) <= len(moves):
            after = here.copy()
            after.play(here.moves()[int(line) - 1])
            path.append(after)
            written.append(moves[int(line) - 1][0])
        elif written:
            path.pop()
            written.pop()
    return written
