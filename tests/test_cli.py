"""The command line: every command, in both languages; bad input gives one sentence and an exit code."""

from __future__ import annotations

import ast
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tutor
from tests.quiet import assert_within
from tutor import cli, terminal
from tutor.commands import simulate
from tutor.commands.lab import NOTEBOOKS
from tutor.core.text import LANGUAGES
from tutor.explorer.wording import text as explorer_text

COMMANDS = (
    "app", "lab", "games", "rules", "cards", "simulate", "replay", "review", "tree", "perft", "bench",
)  # fmt: skip
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def neutral(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language in the environment, and a terminal of a usual width."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


class Shell:
    """Runs commands and gives back what they printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        assert cli.main(arguments) == code
        printed = self.capsys.readouterr()
        if code == 0:
            assert printed.err == ""
            return printed.out
        assert printed.out == ""
        return printed.err


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def saved(tmp_path: Path, shell: Shell) -> Path:
    """A whole game with names, as the app saves it."""
    shell("simulate", "toscana", "--games", "1", "--seed", "3", "--save", str(tmp_path))
    (path,) = tmp_path.iterdir()
    record = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**record, "names": ["Ada", "\x1b[31mBob\u202e"]}), encoding="utf-8")
    return path


def one_sentence(text: str) -> None:
    assert text.count("\n") == 1 and text.endswith(".\n"), text
    assert text[0].isupper() or text[0] in "«“", text
    assert "Traceback" not in text and "{" not in text


# ---------------------------------------------------------------------- help and languages


def test_help_says_everything_in_both_languages(shell: Shell) -> None:
    for command in ((), *((name,) for name in COMMANDS)):
        english, french = (shell("--lang", lang, *command, "--help") for lang in ("en", "fr"))
        assert english.startswith("usage: vendange") and french.startswith("usage\u00a0: vendange")
        # names of commands and options stay; of the rest no line is the same
        same = set(english.splitlines()) & set(french.splitlines()) - {""}
        assert all(re.fullmatch(r" *(\[?--?[\w-]+\]? ?)+.*|  COMMAND", line) for line in same), same
        assert all(len(line) <= 100 for line in (english + french).splitlines())


def test_help_names_every_command_and_the_exit_codes(shell: Shell) -> None:
    text = shell("--help")
    assert all(re.search(rf"^ +{command} ", text, re.MULTILINE) for command in COMMANDS)
    assert "Exit codes: 0" in text and "130" in text
    assert shell() == text, "without a command there is help"
    assert shell("--version") == f"vendange {tutor.__version__}\n"


def test_the_language_comes_from_the_option_or_the_environment(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "players" in shell("games")
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "joueurs" in shell("games")
    assert "players" in shell("games", "--lang", "en") and "players" in shell("--lang=en", "games")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "players" in shell("games"), "a language that Vendange does not speak"


def test_every_word_of_the_catalogue_is_used() -> None:
    root = Path(cli.__file__).parent.parent
    commands = [root / "tutor" / "cli.py", *(root / "tutor" / "commands").glob("*.py")]
    sources = [*commands, *(root / "benchmarks").glob("*.py")]
    strings = {
        node.value
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for lang in LANGUAGES:
        entries = FluentParser().parse((terminal.WORDS / f"{lang}.ftl").read_text(encoding="utf-8")).body
        keys = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
        assert keys - strings == set()


# ---------------------------------------------------------------------- games, rules and cards


def test_games_are_listed(shell: Shell) -> None:
    lines = shell("games").splitlines()
    assert [line.split()[0] for line in lines] == tutor.games()
    assert lines[tutor.games().index("toscana")].split(None, 2)[1:] == ["Toscana", "2–5 players"]


@in_every_language
def test_a_whole_rulebook_is_printed(shell: Shell, lang: str) -> None:
    text = shell("rules", "toscana", "--lang", lang)
    book = tutor.game("toscana").rulebook
    flat = " ".join(text.split())
    for rule in book.values():
        assert f"{rule.id}  {rule.title(lang)}" in text
        assert " ".join(rule.text(lang).split()) in flat
        assert " ".join((rule.ruling(lang) or "").split()) in flat
    assert max(map(len, text.splitlines())) <= 100


def test_rules_are_searched_in_the_language_of_the_reader_and_without_accents(shell: Shell) -> None:
    assert "TO-PROD-01" in shell("rules", "toscana", "water", "crossroads")
    assert "TO-LOB-01" in shell("--lang", "fr", "rules", "toscana", "LOBBYISTE")
    assert shell("rules", "toscana", "TO-PROD-07").splitlines()[0].startswith("TO-PROD-07")
    assert "COMPONENTS" not in shell("rules", "toscana", "water"), "no headings over a few finds"


@in_every_language
def test_all_cards_of_a_game_are_printed(shell: Shell, lang: str) -> None:
    text = shell("cards", "viticulture", "--lang", lang)
    index = tutor.game("viticulture").card_index
    flat = " ".join(text.split())
    for card in index:
        said = index.words(card, lang)
        for part in (f"{said.name} (", said.text, *said.clauses, ", ".join(card.rules)):
            assert " ".join(part.split()) in flat
    assert max(map(len, text.splitlines())) <= 100


def test_cards_are_found_by_deck_words_cost_and_effect(shell: Shell) -> None:
    names = re.compile(r"^(\S.*)  \(", re.MULTILINE)
    french = shell("cards", "viticulture", "--deck", "summer", "--find", "oenologue", "--deck=winter", "--lang", "fr")
    assert names.findall(french) == ["Œnologue", "Œnologue non diplômé"]
    found = shell("cards", "viticulture", "--cost", "wine", "--cost", "cards", "--effect", "vp")
    assert names.findall(found) == ["Entertainer"]
    assert "VI-CARD-S09" in shell("cards", "viticulture", "--effect", "uproot")


@in_every_language
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("toscana",), 1),
        (("viticulture", "--find", "\x1b[31mzzz"), 1),
        (("viticulture", "--cost", "nothing", "--cost", "lira"), 1),
        (("viticulture", "--deck", "\x1b[31mspring"), 2),
        (("viticulture", "--effect", "vp,lira"), 2),
        (("nowhere",), 2),
    ],
)
def test_cards_that_are_not_there_are_explained(shell: Shell, lang: str, arguments: tuple[str, ...], code: int) -> None:
    text = shell("cards", *arguments, "--lang", lang, code=code)
    one_sentence(text)
    assert "\x1b" not in text


# ---------------------------------------------------------------------- tree and perft


@in_every_language
def test_a_tree_is_told_with_its_best_line_and_for_whose_eyes_it_is(lang: str, shell: Shell) -> None:
    lines = shell("--lang", lang, "tree", "toscana", "--seed", "3", "--depth", "1").splitlines()
    state = tutor.game("toscana").new(seed=3)
    assert tutor.say(state.decision, lang) in lines[0]
    others = explorer_text("explorer-others", lang, count=len(state.moves()) - 5)
    assert any(line.startswith(f"    {others}") for line in lines), "many moves are folded"
    assert sum(line.startswith(("    ", "*   ")) for line in lines) == 6, "the best five, and one line of all others"
    assert lines[-1].startswith(f"{len(state.moves()) + 1} positions. ")
    grown = shell("--lang", lang, "tree", "grand-cru", "--players", "2", "--seat", "1", "--best", "--budget", "30")
    assert any(line.startswith("*") for line in grown.splitlines())
    assert tutor.core.text.player_name(0, lang) in grown.splitlines()[-1]


@pytest.mark.parametrize("form", ["json", "graphml", "dot", "svg", "png"])
def test_a_tree_is_written_for_other_programs(form: str, shell: Shell, saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "new" / f"tree.{form}"
    shell("tree", "toscana", "--file", str(saved), "--upto", "40", "--budget", "60", "--out", str(path))
    assert path.stat().st_size > 500


def test_perft_counts_from_a_set_up_or_a_saved_game(shell: Shell, saved: Path) -> None:
    rows = shell("perft", "toscana", "--depth", "2").splitlines()
    moves = len(tutor.game("toscana").new(seed=0).moves())
    assert rows[1].split() == ["0", "1", "1", "0"] and rows[2].split() == ["1", str(moves), str(moves), "0"]
    assert shell("perft", "toscana", "--depth", "2", "--file", str(saved), "--upto", "20").splitlines()[:4] != rows[:4]
    whole = shell("perft", "toscana", "--depth", "1", "--file", str(saved)).splitlines()
    assert whole[1].split() == ["0", "1", "1", "1"] and whole[2].split() == ["1", "0", "0", "0"]


# ---------------------------------------------------------------------- simulate and replay


def test_simulated_games_depend_on_the_seed_alone(shell: Shell) -> None:
    def simulate(*more: str) -> list[str]:
        return shell("simulate", "toscana", "--players", "3", "--games", "6", "--seed", "5", *more).splitlines()[:-1]

    heading, *rows, _ = simulate()
    assert heading.split() == ["seat", "player", "wins", "mean", "lowest", "highest"]
    assert [row.split()[:2] for row in rows] == [["1", "random"], ["2", "random"], ["3", "random"]]
    assert sum(float(row.split()[2]) for row in rows) == pytest.approx(6, abs=0.01)
    assert simulate() == simulate("--journal") == [heading, *rows, ""]
    assert simulate("--option", "free_map=true") != simulate()


def test_agents_take_the_seats_in_turn(shell: Shell) -> None:
    rows = shell("simulate", "toscana", "--players", "3", "--games", "1", "--agents", "greedy, random").splitlines()
    assert [row.split()[1] for row in rows[1:4]] == ["greedy", "random", "greedy"]
    assert re.fullmatch(r"One game of Toscana: [\d,]+ decisions in [\d.]+ s, [\d,]+ per second\.", rows[-1])


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert cli.main(["simulate", "toscana", "--games", "3"]) == 0
    assert "0/3" in terminal.getvalue() and terminal.getvalue().endswith("\r\x1b[K")


@in_every_language
def test_a_saved_game_is_told_step_by_step(shell: Shell, saved: Path, lang: str) -> None:
    record = json.loads(saved.read_text(encoding="utf-8"))
    text = shell("replay", str(saved), "--lang", lang)
    for number in range(1, len(record["moves"]) + 1):
        assert re.search(rf"^ *{number}  ", text, re.MULTILINE)
    assert "Ada" in text and "[TO-SCORE-01]" in text
    assert "\x1b" not in text and "\u202e" not in text, "a name does not steer the terminal"
    flat = " ".join(text.split())
    final = tutor.game("toscana").replay(record)
    assert final.over
    for event in final.journal or ():
        assert f"· {' '.join(printable_words(event, lang).split())} [{event.rule}]" in flat
    assert str(final.scores()[0]) in text.splitlines()[-2]


def printable_words(event: tutor.Event, lang: str) -> str:
    from tutor.core.text import say

    return cli.printable(say(event, lang, names=["Ada", "\x1b[31mBob\u202e"]))


def test_a_replay_can_stop_early(shell: Shell, saved: Path) -> None:
    text = shell("replay", str(saved), "--upto", "9")
    assert re.search("^ *9  ", text, re.MULTILINE) and not re.search("^ *10  ", text, re.MULTILINE)
    assert "Stopped after move 9 of" in text
    assert "Stopped" not in shell("replay", str(saved), "--upto", "99999")


# ---------------------------------------------------------------------- what goes wrong


@in_every_language
@pytest.mark.parametrize(
    "arguments",
    [
        "frobnicate",
        "--frob",
        "rules",
        "rules chess",
        "rules toscana --frob",
        "games toscana",
        "simulate",
        "simulate chess",
        "simulate toscana --players",
        "simulate toscana --players 0",
        "simulate toscana --players 9",
        "simulate toscana --players two",
        "simulate toscana --games -3",
        "simulate toscana --games 1e3",
        "simulate toscana --games ٣",
        "simulate toscana --seed 99999999999999999999999",
        "simulate toscana --journal=yes",
        "simulate toscana --agents wizard",
        "simulate toscana --agents ,",
        "simulate toscana --agents random,random,random",
        "simulate toscana --option moon",
        "simulate toscana --option moon=full",
        "simulate toscana --option free_map=1",
        "simulate toscana --option seed=1",
        "simulate toscana --play 3",
        "simulate toscana --workers 0",
        "simulate toscana --out results.txt",
        "simulate toscana --workers 2 --cluster tcp://127.0.0.1:1",
        "simulate toscana --cluster nowhere",
        "simulate toscana --out r.csv --save somewhere",
        "simulate toscana --out r.csv --journal",
        "simulate toscana --out r.csv --agents wizard",
        "simulate toscana --out r.csv --players 9",
        "tree",
        "tree chess",
        "tree toscana --depth 0",
        "tree toscana --budget some",
        "tree toscana --seat 0",
        "tree toscana --seat 3",
        "tree toscana --out tree.pdf",
        "tree toscana --option moon=full",
        "perft",
        "perft chess",
        "perft toscana --depth -1",
        "perft toscana --players 9",
        "replay",
        "replay a b",
        "replay a --upto x",
        "bench --port 3",
    ],
)
def test_a_mistake_in_a_command_is_one_sentence(shell: Shell, arguments: str, lang: str) -> None:
    one_sentence(shell("--lang", lang, *arguments.split(" "), code=2))


def test_mistakes_are_told_in_the_language_of_the_reader(shell: Shell) -> None:
    assert "« chess »".replace(" ", "\u00a0") in shell("rules", "chess", "--lang", "fr", code=2)
    assert "--players" in shell("simulate", "toscana", "--players", "x", "--lang", "fr", code=2)
    one_sentence(shell("--lang", "de", "games", code=2))
    one_sentence(shell("games", "--lang", code=2))


@in_every_language
def test_words_that_no_rule_has_are_named(shell: Shell, lang: str) -> None:
    text = shell("--lang", lang, "rules", "toscana", "xyzzy", "plugh", code=1)
    one_sentence(text)
    assert "xyzzy plugh" in text


def damaged(content: Any) -> dict[str, Any]:
    state = tutor.game("toscana").new(2, 1)
    state.play(state.moves()[0])
    return {**tutor.game("toscana").record(state), **content}


@in_every_language
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"[1, 2]",
        b'{"game": ["toscana"]}',
        b"[" * 100_000,
        "{}",
        tutor.game("toscana").new(2, 1).to_json(),
        json.dumps(damaged({"game": "chess"})),
        json.dumps(damaged({"version": 99})),
        json.dumps(damaged({"moves": 3})),
        json.dumps(damaged({"moves": [["Sell", "red", 1]]})),
        json.dumps(damaged({"moves": [["\x1b[2J"]]})),
        json.dumps(damaged({"players": 77})),
        json.dumps(damaged({"options": {"seed": 3}})),
        json.dumps(damaged({"options": {"moon": True}})),
        json.dumps(damaged({"seed": "x"})),
    ],
    ids=str,
)
def test_a_damaged_file_is_one_sentence(shell: Shell, tmp_path: Path, content: str | bytes, lang: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    text = shell("replay", str(path), "--lang", lang, code=1)
    one_sentence(text)
    assert "\x1b" not in text


@in_every_language
def test_files_that_cannot_be_read_or_written_are_named(shell: Shell, tmp_path: Path, lang: str) -> None:
    one_sentence(shell("--lang", lang, "replay", str(tmp_path / "nowhere.json"), code=1))
    one_sentence(shell("--lang", lang, "replay", str(tmp_path), code=1))
    (tmp_path / "file").touch()
    text = shell("--lang", lang, "simulate", "toscana", "--games", "1", "--save", str(tmp_path / "file"), code=1)
    one_sentence(text)
    assert str(tmp_path / "file") in text


def test_ctrl_c_stops_quietly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_out", stop)
    assert cli.main(["simulate", "toscana"]) == 130
    assert capsys.readouterr() == ("", "")


# ---------------------------------------------------------------------- other programs


def test_app_and_lab_become_other_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def execv(path: str, arguments: list[str]) -> None:
        assert path == arguments[0] == sys.executable
        started.append(arguments[1:])
        raise SystemExit(0)

    monkeypatch.setattr(os, "execv", execv)
    for arguments in (
        ["app"],
        ["app", "--port", "9000", "--ip", "0.0.0.0", "--debug"],
        ["lab", "--port=9001", "--no-browser"],
    ):
        with pytest.raises(SystemExit):
            cli.main(arguments)
    folder = Path(cli.__file__).parent.parent / "notebooks"
    assert started == [
        ["-P", "-m", "widgets.app"],
        ["-P", "-m", "widgets.app", "--port=9000", "--ip", "0.0.0.0", "--debug"],
        ["-P", "-m", "jupyterlab", f"--notebook-dir={folder}", "--port=9001", "--no-browser"],
    ]


@in_every_language
def test_lab_copies_the_notebooks_and_leaves_alone_what_the_reader_has_changed(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def execv(_path: str, arguments: list[str]) -> None:
        assert f"--notebook-dir={tmp_path / 'mine'}" in arguments
        raise SystemExit(0)

    def lab() -> str:
        with pytest.raises(SystemExit):
            cli.main(["lab", "mine", "--no-browser", "--lang", lang])
        return " ".join(capsys.readouterr().out.split())

    monkeypatch.setattr(os, "execv", execv)
    monkeypatch.chdir(tmp_path)
    originals = {path.name: path.read_bytes() for path in NOTEBOOKS.glob("*.ipynb")}
    said = lab()
    assert said.endswith("mine.")
    assert {path.name: path.read_bytes() for path in Path("mine").iterdir()} == originals
    assert lab() == said, "nothing to do the second time"
    Path("mine/play.ipynb").write_text("my own")
    Path("mine/rules.ipynb").unlink()
    assert lab().endswith("play.ipynb.")
    assert Path("mine/play.ipynb").read_text() == "my own" and Path("mine/rules.ipynb").exists()


@in_every_language
def test_lab_says_when_it_cannot_write(shell: Shell, tmp_path: Path, lang: str) -> None:
    (tmp_path / "file").touch()
    text = shell("--lang", lang, "lab", str(tmp_path / "file"), code=1)
    one_sentence(text)
    assert str(tmp_path / "file") in text


@in_every_language
def test_what_is_not_there_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str) -> None:
    monkeypatch.setattr(cli, "HOME", tmp_path)
    one_sentence(shell("--lang", lang, "bench", code=1))
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    for command, missing, package in (("lab", "jupyterlab", "vendange[lab]"), ("app", "voila", "vendange")):
        text = shell("--lang", lang, command, code=1)
        one_sentence(text)
        assert missing in text and f'pip install "{package}"' in text


def test_bench_runs_the_benchmarks_and_passes_on_their_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        commands.append(command[1:])
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(subprocess, "run", run)
    assert cli.main(["bench", "--quick", "--lang", "fr"]) == 1
    assert commands == [["-m", "benchmarks", "--lang", "fr", "--quick"]]


#: Lists the games in a process of its own; prints the processor time, what is loaded, and the files that are read.
LISTING = """
import sys, time
read = []
sys.addaudithook(lambda event, args: read.append(str(args[0])) if event == "open" else None)
from tutor.cli import main
main(["games"])
print(time.process_time())
print(*sorted({name.partition(".")[0] for name in sys.modules}))
print(*[path for path in read if path.endswith((".toml", ".ftl", ".json"))])
"""


def listing() -> list[str]:
    done = subprocess.run([sys.executable, "-c", LISTING], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-3:]


def test_listing_the_games_loads_nothing_heavy_and_reads_only_numbers_and_words_of_one_language() -> None:
    """Which is why they are listed at once, on any machine: no rulebook is read, no lesson, no habits of players."""
    _, loaded, read = listing()
    heavy = {"altair", "IPython", "ipywidgets", "jupyterlab", "networkx", "pandas", "sqlalchemy", "voila", "widgets"}
    assert heavy & set(loaded.split()) == set()
    assert {path.rpartition("/")[2] for path in read.split()} == {"data.toml", "en.ftl"}


@pytest.mark.timing
def test_games_are_listed_at_once() -> None:
    """0.4 s for six games."""
    assert_within((1.0,), lambda: (float(listing()[0]),))


def test_a_reader_that_goes_away_is_no_disaster() -> None:
    """As in `vendange rules toscana | head -1`."""
    command = [sys.executable, "-m", "tutor.cli", "rules", "toscana"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout and process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141
