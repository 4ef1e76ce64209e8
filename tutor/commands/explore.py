"""`vendange tree` and `vendange perft`: what can happen from a position on, told, exported or counted."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import tutor
from tutor.commands.records import read_record
from tutor.commands.simulate import setting
from tutor.core.errors import BadSave, VendangeError
from tutor.core.plain import DAMAGE
from tutor.core.state import State
from tutor.explorer import perft
from tutor.explorer.export import FORMATS
from tutor.terminal import DONE, IMPOSSIBLE, MISTAKE, CommandError, Words, bar, print_table, printable

#: How far a tree is explored if nothing else is said: moves, and nodes.
DEPTH, BUDGET = 2, 500
#: Lines of a tree that are printed; a file has them all.
MOST_LINES: Final = 400


def add_commands(command: Callable[..., Any], words: Words) -> None:
    """Describe both commands to the parser; `command` makes one."""
    tree = command("tree", tell_tree, words("cli-help-tree"))
    _position(tree, words)
    tree.number("--depth", 1, words("cli-help-tree-depth", count=DEPTH))
    tree.number("--budget", 1, words("cli-help-tree-budget", count=BUDGET), BUDGET)
    tree.number("--seat", 1, words("cli-help-tree-seat"))
    tree.switches.add_argument("--best", action="store_true", help=words("cli-help-tree-best"))
    tree.switches.add_argument("--out", type=Path, metavar=words("cli-file"), help=words("cli-help-tree-out"))
    count = command("perft", count_tree, words("cli-help-perft"))
    _position(count, words)
    count.number("--depth", 0, words("cli-help-perft-depth", count=DEPTH), DEPTH)


def _position(parser: Any, words: Words) -> None:
    """Add what says which position is meant."""
    parser.values.add_argument("game", metavar=words("cli-game"), help=words("cli-help-rules-game"))
    parser.number("--players", 1, words("cli-help-players"))
    parser.number("--seed", 0, words("cli-help-seed"), 0)
    parser.switches.add_argument(
        "--option", action="append", default=[], metavar=words("cli-setting"), help=words("cli-help-option")
    )
    parser.switches.add_argument("--file", type=Path, metavar=words("cli-file"), help=words("cli-help-tree-file"))
    parser.number("--upto", 0, words("cli-help-upto"))


def _state(call: argparse.Namespace, words: Words) -> tuple[State, list[str]]:
    """Return the position that was asked for (a set-up, or a saved game after some moves), and the players' names."""
    game = tutor.game(call.game)
    if call.file is None:
        options = dict(setting(text, words) for text in call.option)
        return game.new(call.players, call.seed, **options), []
    try:
        record = read_record(call.file, words)
        if call.upto is not None:
            record = {**record, "moves": record["moves"][: call.upto]}
        names = [printable(name) for name in record.get("names") or () if isinstance(name, str)]
        return game.replay(record), names
    except VendangeError as error:
        raise CommandError(error.text(words.lang), IMPOSSIBLE) from None
    except DAMAGE as error:
        raise CommandError(BadSave("damaged", error=str(error)).text(words.lang), IMPOSSIBLE) from None


def count_tree(call: argparse.Namespace, words: Words) -> int:
    """Print how many positions and sequences there are after each number of moves."""
    state, _ = _state(call, words)
    heading = [words(key) for key in ("cli-depth", "cli-positions", "cli-sequences", "cli-ends")]
    print_table([heading, *([str(number) for number in count] for count in perft(state, call.depth))], right=range(4))
    print(f"\n{words('cli-perft-counted')}")
    return DONE


def tell_tree(call: argparse.Namespace, words: Words) -> int:
    """Explore from a position on; print the tree, or write it to a file."""
    from tutor.explorer import Tree

    form = "" if call.out is None else call.out.suffix.removeprefix(".").lower()
    if call.out is not None and form not in FORMATS:
        raise CommandError(words("cli-bad-form", value=call.out.name, known=", ".join(FORMATS)), MISTAKE)
    state, names = _state(call, words)
    if call.seat is not None and call.seat > state.players:
        raise CommandError(words("cli-bad-seat", value=call.seat, most=state.players), MISTAKE)
    tree = Tree(state, None if call.seat is None else call.seat - 1, lang=words.lang, names=names)
    # a depth alone is explored as a whole; a budget ends it early
    depth = call.depth if call.depth is not None else None if call.best else DEPTH
    tree.grow(call.budget, depth=depth, order="best" if call.best else "breadth", progress=_bar())
    tree.evaluate()
    if call.out is not None:
        _write(tree, call.out, form, words)
    else:
        _print(tree, words)
    print(words("cli-tree-summary", nodes=len(tree), notice=tree.notice()))
    return DONE


def _bar() -> Callable[[float], None] | None:
    if not sys.stderr.isatty():
        return None

    def show(done: float) -> None:
        end = "\r\x1b[K" if done == 1 else ""
        print(f"\r{bar(round(100 * done), 100)}{end}", end="", file=sys.stderr, flush=True)

    return show


def _write(tree: Any, path: Path, form: str, words: Words) -> None:
    from tutor.explorer import export

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        export.save(tree, path, form, words.lang)
    except ModuleNotFoundError as error:
        raise CommandError(words("cli-not-installed", package=str(error.name).replace("_", "-")), IMPOSSIBLE) from None
    except OSError:
        raise CommandError(words("cli-unwritable", file=str(path.parent)), IMPOSSIBLE) from None


def _print(tree: Any, words: Words) -> None:
    """Print what is explored, one line for each move, folded where there are many."""
    from tutor.explorer.drawing import item_note, item_words
    from tutor.explorer.outline import Outline

    outline = Outline(tree)
    outline.unfold_explored(outline.root, len(tree) + 1, MOST_LINES)
    best = set(tree.principal())
    waiting = [(outline.root, 0)]
    while waiting:
        name, depth = waiting.pop()
        item = outline.items[name]
        mark = "*" if item.kind == "node" and item.node in best and depth else " "
        note = item_note(tree, item, words.lang)
        line = f"{mark}{'  ' * depth} {printable(item_words(tree, item, words.lang))}"
        print(f"{line}  [{note}]" if note else line)
        waiting += [(child, depth + 1) for child in reversed(outline.children(name))]
    print()
