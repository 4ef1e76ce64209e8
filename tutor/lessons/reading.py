"""Reading lessons from TOML: every slip is told with its place, in the teacher's language, and all of them at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

import tutor
from tutor.core.errors import BadLesson, BadSetup, VendangeError
from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.core.text import LANGUAGES
from tutor.lessons import format as f
from tutor.lessons.conditions import Condition, Value, nearest, read_condition, read_move, read_value

T = TypeVar("T")
#: An expression in braces in the midst of words: the engine puts the number in.
BRACES: Final = re.compile(r"\{([^{}]*)\}")
#: Who plays the other seats unless a lesson says otherwise.
BOTS: Final = "relaxed"

_LESSON: Final = ("game", "id", "order", "title", "goal", "done", "minutes", "seat", "start", "step")
_START: Final = ("players", "seed", "options", "example", "case", "record", "upto", "changes", "play", "draws")
_EVERY_STEP: Final = ("kind", "id", *LANGUAGES, "rules", "highlight", "start", "hint", "mistake", "because")
_ASK: Final = ("after", "draws")
#: What each kind of step may have beside that; a question has one of three forms.
_OWN: Final[Mapping[str, tuple[str, ...]]] = {
    "tell": (),
    "show": ("turn",),
    "do": ("goal", "solution", "within", "stop", "bots", "draws"),
    "number": ("number", "answer", *_ASK),
    "choice": ("choice", *_ASK),
    "move": ("pick", "moves", "answer", *_ASK),
    "play": ("until", "bots", "note"),
}
KINDS: Final = ("tell", "show", "do", "ask", "play")


def spaced(text: str) -> str:
    """Return French words with the no-break spaces that keyboards lack: before : ; ! ? and inside « »."""
    return re.sub(r" (?=[:;!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)


def lesson_files(game: Game[Any]) -> list[Path]:
    """Return the files of the lessons in a game's folder; games that share a folder share it."""
    return sorted((game.folder / "lessons").glob("*.toml"))


def lessons(game: str) -> list[f.Lesson]:
    """Return the course of a game: its lessons in order. A damaged lesson raises BadLesson."""
    found, slips = course(game)
    if slips:
        raise slips[0]
    return found


def course(game: str) -> tuple[list[f.Lesson], list[BadLesson]]:
    """Return the lessons of a game that can be read, in order, and what is wrong with the others."""
    read_files = [_read(path, path.stat().st_mtime_ns) for path in lesson_files(tutor.game(game))]
    found = [lesson for made, _ in read_files for lesson in made if lesson.game.name == game]
    slips = [slip for _, wrong in read_files for slip in wrong]
    return sorted(found, key=lambda lesson: (lesson.order, lesson.id)), slips


@cache
def _read(path: Path, _changed: int) -> tuple[list[f.Lesson], list[BadLesson]]:
    """Read a lesson's file once, and again when it has been changed: a page asks for the course at every turn."""
    return read(path)


def load(path: str | Path) -> list[f.Lesson]:
    """Read a lesson's file: one lesson for each game that it names. The first slip raises BadLesson."""
    made, slips = read(Path(path))
    if slips:
        raise slips[0]
    return made


def read(path: Path) -> tuple[list[f.Lesson], list[BadLesson]]:
    """Read a lesson's file; return its lessons (one for each game that it names) and everything that is wrong."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        return [], [BadLesson("lesson-not-toml", line=line[1] if line else "?").at(path.name)]
    except (OSError, ValueError):
        return [], [BadLesson("lesson-unreadable").at(path.name)]
    named: Any = content.get("game")
    names: list[Any] = named if isinstance(named, list) else [named]
    if not named or not all(isinstance(name, str) and name in tutor.games() for name in names):
        known = ", ".join(tutor.games())
        return [], [BadLesson("lesson-no-game", game=str(named or ""), known=known).at(path.name)]
    made: list[f.Lesson] = []
    slips: list[BadLesson] = []
    for name in names:
        reader = Reader(tutor.game(name), path)
        lesson = reader.lesson(content)
        slips += [slip for slip in reader.slips if slip.args not in [other.args for other in slips]]
        if not reader.slips:
            made.append(lesson)
    return made, slips


class Reader:
    """Reads one lesson for one game. What is wrong is noted in `slips`, and the reading goes on."""

    def __init__(self, game: Game[Any], path: Path) -> None:
        self.game = game
        self.path = path
        self.slips: list[BadLesson] = []
        #: The step and the part of it that is being read.
        self.where: list[str] = []

    # ------------------------------------------------------------------ complaints

    def slip(self, error: VendangeError) -> None:
        """Note something wrong at the present place."""
        complaint = error if isinstance(error, BadLesson) else BadLesson.because(error)
        self.slips.append(complaint.at(" ".join((self.path.name, *self.where))))

    def known_keys(self, table: Mapping[str, Any], known: Sequence[str]) -> None:
        """Complain about every key that means nothing here."""
        for key in table:
            if key not in known:
                self.slip(BadLesson("lesson-unknown-key", key=key, known=", ".join(nearest(key, known))))

    def attempt(self, read: Callable[[], T], otherwise: T) -> T:
        """Return what is read, or something else after noting why it cannot be."""
        try:
            return read()
        except VendangeError as error:
            self.slip(error)
            return otherwise

    def parts(self, table: Mapping[str, Any], key: str) -> Iterator[Mapping[str, Any]]:
        """Yield the tables of a list such as `[[step.hint]]`, with the place in mind."""
        rows = table.get(key, [])
        if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
            self.slip(BadLesson("lesson-wrong-type", key=key, wanted=f"[[{key}]]"))
            return
        for number, row in enumerate(rows, 1):
            self.where.append(f"{key} {number}")
            yield row
            self.where.pop()

    # ------------------------------------------------------------------ plain values

    def take(self, table: Mapping[str, Any], key: str, kind: type[T], otherwise: T) -> T:
        """Return a value of a certain type, if it is there."""
        value = table.get(key, otherwise)
        if type(value) is not kind:
            example = {int: "3", str: '"…"', bool: "true", dict: "{ … }", list: "[ … ]"}[kind]
            self.slip(BadLesson("lesson-wrong-type", key=key, wanted=example))
            return otherwise
        return value

    def demand(self, table: Mapping[str, Any], key: str) -> bool:
        """Return whether a key is there, and complain if it is not."""
        if key not in table:
            self.slip(BadLesson("lesson-missing", key=key))
        return key in table

    def words(self, table: Mapping[str, Any], key: str = "") -> f.Words:
        """Return a text in every language: under a key, or the `en` and `fr` of the table itself."""
        texts = table.get(key, {}) if key else table
        if not isinstance(texts, Mapping):
            self.slip(BadLesson("lesson-wrong-type", key=key, wanted=f'{key}.en = "…"'))
            texts = {}
        if key:
            self.known_keys(texts, LANGUAGES)
        for lang in LANGUAGES:
            text = texts.get(lang)
            name = f"{key}.{lang}" if key else lang
            if text is None or (isinstance(text, str) and not text.strip()):
                self.slip(BadLesson("lesson-no-words", key=name))
            elif not isinstance(text, str):
                self.slip(BadLesson("lesson-wrong-type", key=name, wanted='"…"'))
            else:
                for expression in BRACES.findall(text):
                    self.attempt(partial(read_value, expression), None)
        said = {lang: texts[lang].strip() for lang in LANGUAGES if isinstance(texts.get(lang), str)}
        if len(said) > 1 and len(set(said.values())) == 1 and len(said[LANGUAGES[0]].split()) > 3:
            self.slip(BadLesson("lesson-same-words", words=said[LANGUAGES[0]]))
        return {lang: spaced(text) if lang == "fr" else text for lang, text in said.items()}

    def some_words(self, table: Mapping[str, Any], key: str) -> f.Words | None:
        """Return a text that may be left out."""
        return self.words(table, key) if key in table else None

    def names(self, table: Mapping[str, Any], key: str) -> tuple[str, ...]:
        """Return a list of names."""
        names = self.take(table, key, list, [])
        if not all(isinstance(name, str) for name in names):
            self.slip(BadLesson("lesson-wrong-type", key=key, wanted='["…"]'))
            return ()
        return tuple(names)

    def rules(self, table: Mapping[str, Any]) -> tuple[str, ...]:
        """Return linked rules; each must belong to the game."""
        found = self.names(table, "rules")
        for rule in found:
            self.rule(rule)
        return found

    def rule(self, rule: str) -> str:
        """Return the id of a rule, after complaining if the game has no such rule."""
        if rule not in self.game.rulebook or not self.game.plays_by(rule):
            self.slip(BadLesson("lesson-unknown-rule", rule=rule, game=self.game.name))
        return rule

    def move(self, written: Any) -> tuple[Move, ...]:
        """Return a move (as a list of one), or nothing after complaining."""
        return self.attempt(lambda: (read_move(self.game, written),), ())

    def moves(self, table: Mapping[str, Any], key: str) -> tuple[Move, ...]:
        """Return a list of moves."""
        return tuple(move for written in self.take(table, key, list, []) for move in self.move(written))

    def condition(self, table: Mapping[str, Any], key: str) -> Condition | None:
        """Return a single condition."""
        text = self.take(table, key, str, "")
        return self.attempt(lambda: read_condition(self.game, text), None) if text else None

    def conditions(self, table: Mapping[str, Any], key: str) -> tuple[Condition, ...]:
        """Return conditions that must all hold: a text, or a list of texts."""
        written = table.get(key, [])
        texts = [written] if isinstance(written, str) else self.names(table, key)
        read = (self.attempt(partial(read_condition, self.game, text), None) for text in texts)
        return tuple(condition for condition in read if condition is not None)

    def bots(self, table: Mapping[str, Any]) -> str:
        """Return who plays the other seats."""
        from tutor.coach import player

        name = self.take(table, "bots", str, BOTS)
        try:
            player(name)
        except BadSetup as error:
            self.slip(error)
        return name

    # ------------------------------------------------------------------ the lesson

    def lesson(self, content: Mapping[str, Any]) -> f.Lesson:
        """Read the whole lesson."""
        self.known_keys(content, _LESSON)
        for key in ("id", "order", "title", "goal", "step"):
            self.demand(content, key)
        name = self.take(content, "id", str, "lesson")
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
            self.slip(BadLesson("lesson-bad-id", id=name))
        steps = [self.step(number, row) for number, row in enumerate(self._rows(content), 1)]
        for step in steps:
            earlier = {other.id for other in steps if other.number < step.number}
            if step.id in earlier:
                self.slip(BadLesson("lesson-same-id", id=step.id))
            if isinstance(step.start, str) and step.start not in (f.LESSON, *earlier):
                self.slip(BadLesson("lesson-unknown-step", id=step.start))
        return f.Lesson(
            game=self.game,
            path=self.path,
            id=name,
            order=self.take(content, "order", int, 0),
            title=self.words(content, "title") if "title" in content else {},
            goal=self.words(content, "goal") if "goal" in content else {},
            done=self.some_words(content, "done"),
            minutes=self.take(content, "minutes", int, 5),
            seat=self.take(content, "seat", int, 0),
            start=self.start(self.take(content, "start", dict, {})),
            steps=tuple(steps),
        )

    def _rows(self, content: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        rows = content.get("step", [])
        if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
            self.slip(BadLesson("lesson-wrong-type", key="step", wanted="[[step]]"))
            return []
        return rows

    def start(self, table: Mapping[str, Any]) -> f.Start:
        """Read where the lesson, or a step, begins."""
        self.known_keys(table, _START)
        sources = [key for key in ("example", "record", "changes") if key in table]
        if len(sources) > 1:
            self.slip(BadLesson("lesson-two-starts", keys=", ".join(sources)))
        return f.Start(
            players=self.take(table, "players", int, 0) or None,
            seed=self.take(table, "seed", int, 0),
            options=self.take(table, "options", dict, {}),
            example=self.take(table, "example", str, ""),
            case=self.take(table, "case", int, 1),
            record=self.take(table, "record", str, ""),
            upto=self.take(table, "upto", int, 0) if "upto" in table else None,
            changes=self.take(table, "changes", dict, {}),
            play=self.moves(table, "play"),
            draws=self.moves(table, "draws"),
        )

    def step(self, number: int, row: Mapping[str, Any]) -> f.Step:
        """Read one step."""
        kind = row.get("kind")
        self.where = [f"[{number}. {kind}]" if isinstance(kind, str) else f"[{number}.]"]
        if kind not in KINDS:
            self.slip(BadLesson("lesson-bad-kind", kind=str(kind or ""), known=", ".join(KINDS)))
            kind = "tell"
        form = self._form(row) if kind == "ask" else str(kind)
        self.known_keys(row, (*_EVERY_STEP, *_OWN[form]))
        start = row.get("start")
        common: dict[str, Any] = {
            "id": self.take(row, "id", str, str(number)),
            "number": number,
            "words": self.words(row),
            "rules": self.rules(row),
            "highlight": self.names(row, "highlight"),
            "start": start
            if start is None or isinstance(start, str)
            else self.start(self.take(row, "start", dict, {})),
            "hints": tuple(self.words(hint) for hint in self.parts(row, "hint")),
            "mistakes": tuple(self.mistake(mistake, form) for mistake in self.parts(row, "mistake")),
            "because": self.some_words(row, "because"),
        }
        made: f.Step = getattr(self, f"_{form}")(row, common)
        self.where = []
        return made

    def _form(self, row: Mapping[str, Any]) -> str:
        """Return which of the three forms a question has."""
        for form, key in (("number", "number"), ("choice", "choice"), ("move", "pick")):
            if key in row:
                return form
        self.slip(BadLesson("lesson-no-form"))
        return "choice"

    def mistake(self, row: Mapping[str, Any], form: str) -> f.Mistake:
        """Read the answer to a typical mistake."""
        own = ("answer",) if form == "number" else ("when", "back", "made_by")
        self.known_keys(row, (*LANGUAGES, "rules", *own))
        self.demand(row, own[0])
        return f.Mistake(
            words=self.words(row),
            rules=self.rules(row),
            when=self.condition(row, "when"),
            answer=self.take(row, "answer", int, 0) if form == "number" else None,
            back=self.take(row, "back", bool, True),
            made_by=self.moves(row, "made_by"),
        )

    # ------------------------------------------------------------------ one method for each form of step

    def _tell(self, row: Mapping[str, Any], common: dict[str, Any]) -> f.Step:
        return f.Tell(**common)

    def _show(self, row: Mapping[str, Any], common: dict[str, Any]) -> f.Step:
        self.demand(row, "turn")
        turns = []
        for turn in self.parts(row, "turn"):
            self.known_keys(turn, ("move", "draws", "highlight", "rules", *LANGUAGES))
            if self.demand(turn, "move"):
                said = self.words(turn) if any(lang in turn for lang in LANGUAGES) else None
                moves = self.move(turn["move"])
                draws, places, rules = self.moves(turn, "draws"), self.names(turn, "highlight"), self.rules(turn)
                turns += [f.Turn(move, draws, said, places, rules) for move in moves]
        return f.Show(turns=tuple(turns), **common)

    def _do(self, row: Mapping[str, Any], common: dict[str, Any]) -> f.Step:
        for key in ("goal", "solution"):
            self.demand(row, key)
        return f.Do(
            goal=self.conditions(row, "goal"),
            solution=self.moves(row, "solution"),
            within=self.take(row, "within", int, 0) or None,
            stop=self.conditions(row, "stop"),
            bots=self.bots(row),
            draws=self.moves(row, "draws"),
            **common,
        )

    def _after(self, row: Mapping[str, Any]) -> dict[str, Any]:
        return {"after": self.moves(row, "after"), "draws": self.moves(row, "draws")}

    def _number(self, row: Mapping[str, Any], common: dict[str, Any]) -> f.Step:
        self.demand(row, "answer")
        nothing: Value = read_value("0")
        text = self.take(row, "number", str, "0")
        number = self.attempt(lambda: read_value(text), nothing)
        return f.AskNumber(asked=number, answer=self.take(row, "answer", int, 0), **self._after(row), **common)

    def _choice(self, row: Mapping[str, Any], common: dict[str, Any]) -> f.Step:
        choices = []
        for choice in self.parts(row, "choice"):
            self.known_keys(choice, ("right", "holds", "told", "because", *LANGUAGES))
            told = self.take(choice, "told", str, "")
            choices.append(
                f.Choice(
                    words=self.words(choice),
                    right=self.take(choice, "right", bool, False),
                    holds=self.condition(choice, "holds"),
                    told=self.rule(told) if told else "",
                    because=self.some_words(choice, "because"),
                )
            )
        return f.AskChoice(choices=tuple(choices), **self._after(row), **common)

    def _move(self, row: Mapping[str, Any], common: dict[str, Any]) -> f.Step:
        for key in ("moves", "answer"):
            self.demand(row, key)
        pick = row.get("pick")
        if pick not in ("legal", "illegal"):
            self.slip(BadLesson("lesson-bad-pick", pick=str(pick)))
        moves, answer = self.moves(row, "moves"), self.moves(row, "answer")
        return f.AskMove(legal=pick == "legal", moves=moves, answer=answer, **self._after(row), **common)

    def _play(self, row: Mapping[str, Any], common: dict[str, Any]) -> f.Step:
        self.demand(row, "until")
        notes = []
        for note in self.parts(row, "note"):
            self.known_keys(note, ("when", "rules", "highlight", *LANGUAGES))
            when = self.condition(note, "when") if self.demand(note, "when") else None
            if when:
                notes.append(f.Note(when, self.words(note), self.rules(note), self.names(note, "highlight")))
        until = self.conditions(row, "until")
        return f.Play(until=until, bots=self.bots(row), notes=tuple(notes), **common)
