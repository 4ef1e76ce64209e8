"""`vendange lessons` and `vendange coverage`: help for those who write lessons."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import tutor
from tutor.commands.records import read_record
from tutor.terminal import DONE, IMPOSSIBLE, MISTAKE, CommandError, Words, print_table, print_wrapped, printable


def teach(call: argparse.Namespace, words: Words) -> int:
    """Help a teacher: list the lessons, check some, print the moves or the places of a position."""
    if call.what not in DESK:
        raise CommandError(words("cli-unknown-what", value=call.what, known=", ".join(DESK)), MISTAKE)
    if call.what in ("moves", "record", "places") and len(call.files) != 1:
        raise CommandError(words("cli-one-file"), MISTAKE)
    return DESK[call.what](call, words)


def list_lessons(call: argparse.Namespace, words: Words) -> int:
    """Print the course of each game."""
    from tutor.lessons.desk import course_rows

    rows = course_rows([tutor.game(name).name for name in call.files or tutor.games()], words.lang)
    if not rows:
        raise CommandError(words("cli-no-lessons"), IMPOSSIBLE)
    heading = [words(key) for key in ("cli-game-of", "cli-order", "cli-id", "cli-title", "cli-steps")]
    print_table([heading, *rows], right=(1, 4))
    return DONE


def check_lessons(call: argparse.Namespace, words: Words) -> int:
    """Compare lessons with the engine, and with the boards where these are installed."""
    from tutor.lessons.checking import check_file
    from tutor.lessons.desk import every_file

    files = [Path(name) for name in call.files] or every_file()
    slips = [slip for path in files for slip in check_file(path)]
    for slip in slips:
        print(printable(slip.text(words.lang)))
    # boards live upstairs, in another part of the house: their places are compared by a program of its own
    elsewhere = 0 if slips else look_at_board(["check", *map(str, files)], words)
    if not slips and not elsewhere:
        print(words("cli-lessons-well", count=len(files)))
    return IMPOSSIBLE if slips or elsewhere else DONE


def list_places(call: argparse.Namespace, words: Words) -> int:
    """Print the names of the places on the board when a step begins."""
    if find_spec("widgets") is None:
        raise CommandError(words("cli-not-installed", package="widgets"), IMPOSSIBLE)
    return look_at_board(["list", call.files[0], "--step", call.step], words)


def look_at_board(arguments: list[str], words: Words) -> int:
    """Ask the program that knows the boards; where they are not installed, nothing is wrong with them."""
    if find_spec("widgets") is None:
        return DONE
    sys.stdout.flush()
    command = [sys.executable, "-m", "widgets.places", "--lang", words.lang, *arguments]
    return subprocess.run(command, check=False).returncode


def print_moves(call: argparse.Namespace, words: Words) -> int:
    """Print the legal moves where a step begins, or all moves of a saved game, as a lesson writes them."""
    from tutor.lessons import desk

    path = Path(call.files[0])
    if path.suffix == ".json":
        rows = [list(row) for row in desk.moves_of_record(read_record(path, words), words.lang)]
    else:
        _, state = desk.begin_step(path, call.step)
        print(desk.question(state, words.lang))
        rows = [list(row) for row in desk.moves_here(state, words.lang)]
    if rows:
        print_table([[toml, f"# {printable(said)}"] for toml, said in rows])
    return DONE


def record_moves(call: argparse.Namespace, words: Words) -> int:
    """Let a teacher play where a step begins, and print the moves to be pasted."""
    from tutor.lessons import desk

    _, state = desk.begin_step(Path(call.files[0]), call.step)

    def ask() -> str | None:
        try:
            return input(words("cli-dictate") + " ")
        except EOFError:
            return None

    written = desk.dictate(state, words.lang, ask, print)
    print(f"\nsolution = [{', '.join(written)}]")
    return DONE


#: What a teacher can ask for.
DESK: Final[dict[str, Callable[[argparse.Namespace, Words], int]]] = {
    "list": list_lessons, "check": check_lessons, "moves": print_moves, "record": record_moves, "places": list_places,
}  # fmt: skip


def show_coverage(call: argparse.Namespace, words: Words) -> int:
    """Print where each rule is taught, cited and tested; with --orphans only those that are not, and fail if any."""
    from tutor.lessons.coverage import report, tests_known

    game = tutor.game(call.game)
    rows = report(game.name)
    lonely = [row for row in rows if row.orphan]
    for row in lonely if call.orphans else rows:
        print(f"{row.rule}  {game.rulebook[row.rule].title(words.lang)}")
        files = Counter(test.split(".")[0] for test in row.tested)
        tests = [f"{file} ({count})" for file, count in files.items()]
        for key, places in (("cli-taught", row.taught), ("cli-cited", row.cited), ("cli-tested", tests)):
            print_wrapped(f"{words(key)} {', '.join(places) or '–'}")
        print()
    taught, explained = sum(bool(row.taught) for row in rows), sum(row.explained for row in rows)
    tested = sum(bool(row.tested) for row in rows)
    print(
        words("cli-coverage", rules=len(rows), taught=taught, explained=explained, tested=tested, orphans=len(lonely))
    )
    if not tests_known():
        print(words("cli-coverage-untested"))
    return IMPOSSIBLE if call.orphans and lonely else DONE
