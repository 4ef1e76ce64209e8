"""The command line, `vendange`: one command for each thing that needs no page.

It answers fast, because each command imports only what it needs, and speaks the reader's language throughout: argparse
gives the structure, the catalogue in `tutor/words` gives every word.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NoReturn

import tutor
from tutor.coach import LEVELS, PLAYERS
from tutor.commands.explore import add_commands
from tutor.commands.lab import FOLDER, notebooks_for
from tutor.commands.lessons import DESK, show_coverage, teach
from tutor.commands.records import read_record
from tutor.commands.simulate import GAMES_AT_FIRST, play_games
from tutor.core.cards import FACETS
from tutor.core.errors import BadSave, VendangeError
from tutor.core.moves import decode
from tutor.core.plain import DAMAGE
from tutor.core.text import LANGUAGES, player_name, say, say_move
from tutor.terminal import (
    DONE,
    IMPOSSIBLE,
    MISTAKE,
    READER_GONE,
    STOPPED,
    CommandError,
    Words,
    print_table,
    print_wrapped,
    printable,
    width,
)

#: The folder that holds `tutor` and, in a clone of the source, `benchmarks`.
HOME: Final = Path(__file__).parent.parent


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Whatever the input, the reader sees sentences, not tracebacks."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that cannot show é shows ? instead of failing
            stream.reconfigure(errors="replace")
    lang = wanted_language(arguments)
    try:
        code = run(arguments, Words(lang))
        sys.stdout.flush()
        return code
    except CommandError as failure:
        return fail(failure.sentence, failure.code)
    except VendangeError as error:
        return fail(error.text(lang), MISTAKE)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # as in `vendange rules toscana | head`; what is still in the buffer must not be written at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE


def fail(sentence: str, code: int) -> int:
    """Tell the reader, and return the exit code."""
    print(printable(sentence), file=sys.stderr)
    return code


def wanted_language(arguments: Sequence[str]) -> str:
    """Return the language of `--lang`, or the environment's; needed before anything can be complained about."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or "".join(arguments[place + 1 : place + 2])
            if value in LANGUAGES:
                return value
    chosen = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"


# ---------------------------------------------------------------------- arguments


class Parser(argparse.ArgumentParser):
    """argparse in the reader's language."""

    def __init__(self, words: Words, **settings: Any) -> None:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return Formatter(prog, words, width=width())

        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **settings)
        self.words = words
        self.values = self.add_argument_group(words("cli-arguments"))
        self.switches = self.add_argument_group(words("cli-options"))
        self.switches.add_argument("-h", "--help", action="help", help=words("cli-help-help"))
        self.switches.add_argument(
            "--lang", type=self.language, default=argparse.SUPPRESS, metavar="|".join(LANGUAGES),
            help=words("cli-help-lang", known=", ".join(LANGUAGES)),
        )  # fmt: skip

    def language(self, value: str) -> str:
        """Read a language."""
        if value not in LANGUAGES:
            raise argparse.ArgumentTypeError(self.words("cli-bad-language", value=value, known=", ".join(LANGUAGES)))
        return value

    def number(self, option: str, least: int, text: str, default: int | None = None) -> None:
        """Add an option that takes a whole number."""

        def whole(value: str) -> int:
            if re.fullmatch(r"-?[0-9]{1,18}", value) and int(value) >= least:
                return int(value)
            problem = self.words("cli-bad-whole", value=value, option=option, least=least)
            raise argparse.ArgumentTypeError(problem)

        self.switches.add_argument(
            option, type=whole, default=default, metavar=self.words("cli-number"), help=text
        )  # fmt: skip

    def error(self, message: str) -> NoReturn:
        """Say in the reader's language what argparse found wrong."""
        for pattern, key in COMPLAINTS:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise CommandError(self.words(key, program=self.prog, **found.groupdict()), MISTAKE)
        own = re.fullmatch(r"argument [^:]+: (?P<sentence>.+\.)", message, re.DOTALL)
        raise CommandError(own["sentence"] if own else self.words("cli-misuse", program=self.prog), MISTAKE)


#: What argparse complains about, in its own English, and our sentence for it; other complaints are our own already.
COMPLAINTS: Final = (
    (r"argument [^:]+: invalid choice: '?(?P<value>.*?)'? \(choose from .*\)", "cli-unknown-command"),
    (r"the following arguments are required: (?P<what>.+)", "cli-missing"),
    (r"unrecognized arguments: (?P<what>.+)", "cli-unrecognized"),
    (r"argument (?P<option>[^:]+): expected .*argument.*", "cli-needs-value"),
    (r"argument (?P<option>[^:]+): ignored explicit argument .*", "cli-takes-no-value"),
)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with the word for "usage" in the reader's language."""

    def __init__(self, prog: str, words: Words, **settings: Any) -> None:
        super().__init__(prog, **settings)
        self.words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Begin with our own word."""
        super().add_usage(usage, actions, groups, self.words("cli-usage") if prefix is None else prefix)


def build_parser(words: Words) -> Parser:
    """Return the whole command line."""
    parser = Parser(words, prog="vendange", description=words("cli-about"), epilog=words("cli-epilog"))
    parser.switches.add_argument(
        "--version", action="version", version=f"vendange {tutor.__version__}", help=words("cli-help-version")
    )
    commands = parser.add_subparsers(
        title=words("cli-commands"), dest="command", metavar=words("cli-command"), parser_class=Parser
    )

    def command(name: str, does: Callable[[argparse.Namespace, Words], int], text: str) -> Parser:
        made = commands.add_parser(name, help=text, description=text, words=words)
        made.set_defaults(does=does, parser=made)
        return made

    app = command("app", serve_app, words("cli-help-app"))
    app.number("--port", 0, words("cli-help-app-port"))
    lab = command("lab", open_lab, words("cli-help-lab"))
    lab.values.add_argument(
        "folder", nargs="?", type=Path, metavar=words("cli-folder"), help=words("cli-help-lab-folder", folder=FOLDER)
    )
    lab.number("--port", 1, words("cli-help-lab-port"))
    command("games", list_games, words("cli-help-games"))

    rules = command("rules", show_rules, words("cli-help-rules"))
    rules.values.add_argument("game", metavar=words("cli-game"), help=words("cli-help-rules-game"))
    rules.values.add_argument("words", nargs="*", metavar=words("cli-word"), help=words("cli-help-rules-words"))

    cards = command("cards", show_cards, words("cli-help-cards"))
    cards.values.add_argument("game", metavar=words("cli-game"), help=words("cli-help-rules-game"))
    cards.switches.add_argument("--find", default="", metavar=words("cli-words"), help=words("cli-help-find"))
    helps = (words("cli-help-deck"), words("cli-help-cost"), words("cli-help-effect"))
    for facet, text in zip(FACETS, helps, strict=True):
        cards.switches.add_argument(f"--{facet}", action="append", default=[], metavar=words("cli-tag"), help=text)

    simulate = command("simulate", play_games, words("cli-help-simulate"))
    simulate.values.add_argument("game", metavar=words("cli-game"), help=words("cli-help-rules-game"))
    simulate.number("--players", 1, words("cli-help-players"))
    simulate.number("--games", 1, words("cli-help-games-count", count=GAMES_AT_FIRST), GAMES_AT_FIRST)
    simulate.number("--seed", 0, words("cli-help-seed"), 0)
    simulate.switches.add_argument(
        "--agents", default="random", metavar=words("cli-list"),
        help=words("cli-help-agents", known=", ".join((*PLAYERS, *LEVELS, "search:200", "search:2s"))),
    )  # fmt: skip
    simulate.switches.add_argument("--journal", action="store_true", help=words("cli-help-journal"))
    simulate.switches.add_argument(
        "--option", action="append", default=[], metavar=words("cli-setting"), help=words("cli-help-option")
    )
    simulate.switches.add_argument("--save", type=Path, metavar=words("cli-folder"), help=words("cli-help-save"))
    simulate.switches.add_argument("--out", type=Path, metavar=words("cli-file"), help=words("cli-help-out"))
    simulate.number("--workers", 1, words("cli-help-workers"))
    simulate.switches.add_argument("--cluster", metavar=words("cli-address"), help=words("cli-help-cluster"))

    replay = command("replay", tell_game, words("cli-help-replay"))
    replay.values.add_argument("file", type=Path, metavar=words("cli-file"), help=words("cli-help-replay-file"))
    replay.number("--upto", 0, words("cli-help-upto"))

    lessons = command("lessons", teach, words("cli-help-lessons"))
    known = ", ".join(DESK)
    lessons.values.add_argument(
        "what", nargs="?", default="list", metavar=words("cli-what"), help=words("cli-help-lessons-what", known=known)
    )
    lessons.values.add_argument(
        "files", nargs="*", metavar=words("cli-file"), help=words("cli-help-lessons-files")
    )  # fmt: skip
    lessons.switches.add_argument("--step", default="", metavar="ID", help=words("cli-help-lessons-step"))

    coverage = command("coverage", show_coverage, words("cli-help-coverage"))
    coverage.values.add_argument("game", metavar=words("cli-game"), help=words("cli-help-rules-game"))
    coverage.switches.add_argument("--orphans", action="store_true", help=words("cli-help-orphans"))
    add_commands(command, words)
    review = command("review", review_record, words("cli-help-review"))
    review.values.add_argument("file", type=Path, metavar=words("cli-file"), help=words("cli-help-replay-file"))
    review.number("--simulations", 16, words("cli-help-simulations"))
    review.switches.add_argument("--thorough", action="store_true", help=words("cli-help-thorough"))
    review.switches.add_argument("--charts", type=Path, metavar=words("cli-folder"), help=words("cli-help-charts"))
    review.switches.add_argument("--out", type=Path, metavar=words("cli-file"), help=words("cli-help-review-out"))

    bench = command("bench", measure, words("cli-help-bench"))
    bench.switches.add_argument("--quick", action="store_true", help=words("bench-help-quick"))
    return parser


def run(arguments: Sequence[str], words: Words) -> int:
    """Carry out one command."""
    parser = build_parser(words)
    try:
        call, rest = parser.parse_known_args(arguments)
    except SystemExit as done:  # help or version have been printed
        return int(done.code or 0)
    if not call.command:
        if rest:
            parser.error(f"unrecognized arguments: {' '.join(rest)}")
        parser.print_help()
        return DONE
    if rest and call.command not in ("app", "lab"):
        call.parser.error(f"unrecognized arguments: {' '.join(rest)}")
    call.rest = rest
    does: Callable[[argparse.Namespace, Words], int] = call.does
    return does(call, words)


# ---------------------------------------------------------------------- app, lab, bench: other programs


def serve_app(call: argparse.Namespace, words: Words) -> int:
    """Become the server of the web app."""
    need("voila", words)
    return become(["-m", "widgets.app", *port_of(call), *call.rest])


def open_lab(call: argparse.Namespace, words: Words) -> int:
    """Become JupyterLab, in a folder with the notebooks."""
    need("jupyterlab", words, "vendange[lab]")
    folder = notebooks_for(call.folder, words)
    return become(["-m", "jupyterlab", f"--notebook-dir={folder}", *port_of(call), *call.rest])


def measure(call: argparse.Namespace, words: Words) -> int:
    """Run the benchmarks, in a process of their own that nothing else slows down."""
    folder = HOME / "benchmarks"
    if not folder.is_dir():
        raise CommandError(words("cli-no-folder", folder=folder.name), IMPOSSIBLE)
    command = [sys.executable, "-m", "benchmarks", "--lang", words.lang, *(["--quick"] if call.quick else [])]
    return subprocess.run(command, cwd=folder.parent, check=False).returncode


def need(module: str, words: Words, package: str = "vendange") -> None:
    """Stop with a sentence when a module is missing that a package would bring."""
    if find_spec(module) is None:
        raise CommandError(words("cli-not-installed", module=module, package=package), IMPOSSIBLE)


def port_of(call: argparse.Namespace) -> list[str]:
    """Return the port as an option of another program, if one was given."""
    return [] if call.port is None else [f"--port={call.port}"]


def become(command: list[str]) -> NoReturn:
    """Let another Python program take this one's place, so that Ctrl-C and exit codes are its own.

    `-P`: files of the folder in which the reader happens to be do not take the place of modules.
    """
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-P", *command])


# ---------------------------------------------------------------------- games, rules and cards


def list_games(call: argparse.Namespace, words: Words) -> int:
    """Print each game: name, title, number of players."""
    rows = []
    for name in tutor.games():
        game = tutor.game(name)
        rows.append([name, game.title(words.lang), words("cli-players", least=game.players[0], most=game.players[-1])])
    print_table(rows)
    return DONE


def show_rules(call: argparse.Namespace, words: Words) -> int:
    """Print the rules of a game, or those in which some words occur."""
    game = tutor.game(call.game)
    book, lang = game.rulebook, words.lang
    wanted = " ".join(call.words)
    found = book.search(wanted, lang) if wanted.strip() else list(book.values())
    if not found:
        raise CommandError(words("cli-nothing-found", title=game.title(lang), words=wanted), IMPOSSIBLE)
    section = None
    for rule in found:
        if not wanted and rule.section != section:
            section = rule.section
            print(f"{book.section_title(section, lang).upper()}\n")
        note = f"  ({words('cli-derived')})" if rule.derived else ""
        print(f"{rule.id}  {rule.title(lang)}{note}")
        print_wrapped(rule.text(lang))
        if ruling := rule.ruling(lang):
            print_wrapped(f"{words('cli-ruling')} {ruling}")
        if rule.links:
            print_wrapped(f"{words('cli-see')} {', '.join(rule.links)}")
        print()
    return DONE


def show_cards(call: argparse.Namespace, words: Words) -> int:
    """Print the cards of a game that fit: words, decks, costs, effects."""
    game = tutor.game(call.game)
    index, lang = game.card_index, words.lang
    if not index:
        raise CommandError(words("cli-no-cards", title=game.title(lang)), IMPOSSIBLE)
    chosen = [getattr(call, facet) for facet in FACETS]
    for facet, tags in zip(FACETS, chosen, strict=True):
        for tag in tags:
            if tag not in index.tags[facet]:
                known = ", ".join(index.tags[facet])
                raise CommandError(words("cli-unknown-tag", option=f"--{facet}", value=tag, known=known), MISTAKE)
    found = index.search(call.find, lang, *chosen)
    if not found:
        raise CommandError(words("cli-no-card-found", title=game.title(lang)), IMPOSSIBLE)
    for card in found:
        said = index.words(card, lang)
        facts = [f"{index.word('figure', name, lang)} {number}" for name, number in card.figures]
        print(f"{said.name}  ({', '.join((index.word('deck', card.deck, lang), *facts))})")
        print_wrapped(said.text)
        for clause in said.clauses:
            print_wrapped(f"· {clause}")
        print_wrapped(f"{words('cli-see')} {', '.join(card.rules)}")
        print()
    return DONE


# ---------------------------------------------------------------------- replay


def tell_game(call: argparse.Namespace, words: Words) -> int:
    """Print a saved game step by step: who, the move, what happened and by which rule."""
    try:
        record = read_record(call.file, words)
        game = tutor.game(record["game"])
        game.replay(record)  # the whole file is checked before the first line is printed
    except VendangeError as error:
        raise CommandError(error.text(words.lang), IMPOSSIBLE) from None
    except DAMAGE as error:
        raise CommandError(BadSave("damaged", error=str(error)).text(words.lang), IMPOSSIBLE) from None
    names = [printable(name) for name in record.get("names") or () if isinstance(name, str)]
    upto = len(record["moves"]) if call.upto is None else min(call.upto, len(record["moves"]))
    state = game.opening(record)
    print(words("cli-replay-heading", title=game.title(words.lang), players=state.players, moves=len(record["moves"])))
    print(f"\n      {words('cli-set-up')}")
    print_events(state.journal or [], words, names)
    for number, saved in enumerate(record["moves"][:upto], 1):
        move = decode(state.game.move_types, saved)
        actor = state.actor
        who = words("cli-chance") if actor is None or actor < 0 else player_name(actor, words.lang, names)
        step = words("cli-step", who=who, move=say_move(state, move, words.lang, names=names))
        print(f"{number:>4}  {step}")
        print_events(state.play(move), words, names)
    print()
    if upto < len(record["moves"]):
        print(words("cli-stopped", upto=upto, moves=len(record["moves"])))
    for seat, points in enumerate(state.scores()):
        print(words("cli-score", player=player_name(seat, words.lang, names), points=points))
    return DONE


def review_record(call: argparse.Namespace, words: Words) -> int:
    """Look back at a saved game: which decisions cost points, and what was luck."""
    from tutor.commands.review import review_game

    if call.charts:
        for module in ("altair", "vl_convert"):
            need(module, words)
    try:
        record = read_record(call.file, words)
    except VendangeError as error:
        raise CommandError(error.text(words.lang), IMPOSSIBLE) from None
    return review_game(call, record, words)


def print_events(events: Iterable[tutor.Event], words: Words, names: list[str]) -> None:
    """Print what happened, each with its rule."""
    for event in events:
        print_wrapped(f"· {say(event, words.lang, names=names)} [{event.rule}]")


if __name__ == "__main__":
    sys.exit(main())
