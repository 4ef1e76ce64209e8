"""Everything a person reads exists in every language, fits what the code has to say, and is used."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tutor
from tests.alike import ALIKE
from tests.sources import parsed
from tests.volume import volume
from tests.worlds import GAMES, siblings, walk
from tutor.core.decision import CHANCE, Chance, Decision
from tutor.core.errors import IllegalMove, VendangeError
from tutor.core.judgement import UNNAMED
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import LANGUAGES, key_of, say, say_move
from tutor.core.words import Event, Refusal, ScoreLine

ROOT = Path(tutor.__file__).parents[1]
CORE = ROOT / "tutor" / "core"
#: Every folder with words: the core, the games, and whatever the widgets show.
FOLDERS = sorted({path.parent for part in ("tutor", "widgets") for path in (ROOT / part).rglob("*.ftl")})
#: First names are the same in every language.
FIRST_NAMES = ("mama-", "papa-")
#: How many random games are listened to, and how many in the long run. Ten would miss some questions and refusals.
RANDOM_GAMES, MORE_GAMES = 30, 60
#: What everybody sees of a secret: the back of a card, and who gives or gets it.
SEEN_BY_ALL = {"deck", "player"}
#: What is said about every game as a whole.
ABOUT = ("title", "tagline", "about")
#: A word that means nothing in any game.
ODD = "Abc"

in_every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
in_every_game = pytest.mark.parametrize("name", GAMES)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


# ---------------------------------------------------------------------- what the catalogues hold


class Entry(NamedTuple):
    """One message: its own letters, the variables it uses and the messages it refers to."""

    words: str
    variables: frozenset[str]
    refers: frozenset[str]


class Reader(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.refers: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  (Fluent calls it so)
        self.words.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (Fluent calls it so)
        self.variables.add(node.id.name.removesuffix("-id"))  # `good-id` is the bare id of `good`

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  (Fluent calls it so)
        self.refers.add(node.id.name)


@cache
def catalogue(folder: Path, lang: str) -> dict[str, Entry]:
    """Read a catalogue; a mistake of syntax or a key that stands twice fails the test that asked."""
    entries: dict[str, Entry] = {}
    for message in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(message, ftl.BaseComment):
            continue
        assert isinstance(message, ftl.Message), f"{folder.name}/{lang}.ftl: {vars(message)}"
        assert message.id.name not in entries, f"{folder.name}/{lang}.ftl: {message.id.name} stands twice"
        reader = Reader()
        reader.visit(message)
        entries[message.id.name] = Entry(
            " ".join(reader.words).strip(), frozenset(reader.variables), frozenset(reader.refers)
        )
    return entries


def variables(folder: Path, lang: str, key: str) -> frozenset[str]:
    """Return the variables of a message and of all messages it refers to."""
    game = ROOT / "tutor" / "games" / folder.name  # a board builds on the words of its game
    below = {**catalogue(CORE, lang), **(catalogue(game, lang) if game in FOLDERS else {})}
    entries = {**below, **catalogue(folder, lang)}
    found: set[str] = set()
    waiting = [key]
    while waiting:
        entry = entries[waiting.pop()]
        found |= entry.variables
        waiting += entry.refers
    return frozenset(found)


@in_every_folder
def test_every_key_exists_in_every_language(folder: Path) -> None:
    english = catalogue(folder, "en")
    assert english
    for lang in LANGUAGES:
        assert catalogue(folder, lang).keys() ^ english.keys() == set(), lang


@in_every_folder
def test_a_sentence_uses_the_same_variables_in_every_language(folder: Path) -> None:
    unlike = {
        key: {lang: sorted(variables(folder, lang, key)) for lang in LANGUAGES}
        for key in catalogue(folder, "en")
        if len({variables(folder, lang, key) for lang in LANGUAGES}) > 1
    }
    assert unlike == {}


@in_every_folder
@in_every_language
def test_apostrophes_are_printed_as_books_print_them(folder: Path, lang: str) -> None:
    straight = {key: entry.words for key, entry in catalogue(folder, lang).items() if re.search(r"\w'", entry.words)}
    assert straight == {}


@in_every_folder
def test_no_sentence_is_left_in_english(folder: Path) -> None:
    french = catalogue(folder, "fr")
    same = {
        key: entry.words
        for key, entry in catalogue(folder, "en").items()
        if re.search("[a-z]", entry.words) and entry.words == french[key].words
        if entry.words not in ALIKE and not key.startswith(FIRST_NAMES)
    }
    assert same == {}


@in_every_folder
def test_french_punctuation_is_not_torn_from_its_word(folder: Path) -> None:
    torn = [key for key, entry in catalogue(folder, "fr").items() if re.search(" [:;!?»]|« ", entry.words)]
    assert torn == [], "a no-break space belongs before : ; ! ? and inside « »"


def test_no_game_changes_words_of_the_core() -> None:
    for name in GAMES:
        assert catalogue(tutor.game(name).folder, "en").keys() & catalogue(CORE, "en").keys() == set()


# ---------------------------------------------------------------------- what the code says


class Call(NamedTuple):
    """A call in the code: the strings its first argument can be, and how it is called."""

    names: frozenset[str]
    keywords: frozenset[str]
    #: Keywords may be added by `**`.
    more: bool
    positional: int
    place: str


class Code:
    """The Python files of a folder, and which strings can reach which calls."""

    def __init__(self, folder: Path) -> None:
        self.strings: set[str] = set()
        self._calls: dict[str, list[tuple[ast.Call, tuple[ast.FunctionDef, ...], str]]] = {}
        self._assigned: dict[ast.FunctionDef, list[ast.Assign]] = {}
        for path in sorted(folder.rglob("*.py")):
            self._read(parsed(path), (), path.name)

    def _read(self, node: ast.AST, functions: tuple[ast.FunctionDef, ...], file: str) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.strings.add(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            self._calls.setdefault(name, []).append((node, functions, f"{file}:{node.lineno}"))
        if isinstance(node, ast.Assign):
            for function in functions:
                self._assigned.setdefault(function, []).append(node)
        if isinstance(node, ast.FunctionDef):
            functions = (*functions, node)
        for child in ast.iter_child_nodes(node):
            self._read(child, functions, file)

    def calls(self, *wanted: str) -> list[Call]:
        """Return the calls of these functions."""
        return [
            Call(
                frozenset(self._values(node.args[0], functions)),
                frozenset(word.arg for word in node.keywords if word.arg),
                any(word.arg is None for word in node.keywords),
                len(node.args),
                place,
            )
            for name in wanted
            for node, functions, place in self._calls.get(name, ())
            if node.args
        ]

    def names(self, *wanted: str) -> set[str]:
        """Return every string that the first argument of these functions can be."""
        return {name for call in self.calls(*wanted) for name in call.names}

    def _values(self, node: ast.expr, functions: tuple[ast.FunctionDef, ...]) -> set[str]:
        """Return what a string expression can be: a constant, a choice, an f-string, an argument of its function."""
        if isinstance(node, ast.Constant):
            return {node.value} if isinstance(node.value, str) else set()
        if isinstance(node, ast.IfExp):
            return self._values(node.body, functions) | self._values(node.orelse, functions)
        if isinstance(node, ast.FormattedValue):
            return self._values(node.value, functions)
        if isinstance(node, ast.JoinedStr):
            return {"".join(parts) for parts in product(*(self._values(part, functions) for part in node.values))}
        if isinstance(node, ast.Name) and functions:
            return {value for given, around in self._given(node.id, functions) for value in self._values(given, around)}
        return set()

    def _given(
        self, name: str, functions: tuple[ast.FunctionDef, ...]
    ) -> Iterator[tuple[ast.expr, tuple[ast.FunctionDef, ...]]]:
        """Find what a name inside a function stands for: what is assigned to it, or passed in any call."""
        function = functions[-1]
        for assigned in self._assigned.get(function, ()):
            if any(isinstance(target, ast.Name) and target.id == name for target in assigned.targets):
                yield assigned.value, functions
        parameters = [argument.arg for argument in function.args.args if argument.arg != "self"]
        if name in parameters:
            place = parameters.index(name)
            for node, around, _ in self._calls.get(function.name, ()):
                yield from ((word.value, around) for word in node.keywords if word.arg == name)
                if place < len(node.args):
                    yield node.args[place], around


@cache
def code(folder: Path) -> Code:
    return Code(folder)


ERRORS = [kind.__name__ for kind in VendangeError.__subclasses__() if kind is not IllegalMove]


# ---------------------------------------------------------------------- what is said in real games


class Seen(NamedTuple):
    """What a person could read in many games, each thing once."""

    events: Sequence[Event]
    refusals: Sequence[Refusal]
    lines: Sequence[ScoreLine]
    #: Positions, one for each kind of question and turn of phrase, with their moves.
    positions: Sequence[State]


class Witness:
    """Looks at positions and remembers what is new."""

    def __init__(self) -> None:
        self._events: dict[str, Event] = {}
        self._refusals: dict[str, Refusal] = {}
        self._lines: dict[str, ScoreLine] = {}
        self._positions: dict[Any, State] = {}

    def look(self, state: State, events: Sequence[Event] = ()) -> None:
        """Remember what was told, what can be asked and refused here, and the score sheets."""
        for event in events:
            anybody = None if event.seat is None else 0  # whose event it is changes no more than a name
            self._events.setdefault(repr(event._replace(seat=anybody)), event)
        if state.decision:
            moves = [*state.candidates()]
            kinds = frozenset(type(move) for move in state.moves())
            if (state.decision, kinds) not in self._positions:
                self._positions[state.decision, kinds] = state.copy()
                moves += odd_moves(state.moves())
            self._refusals.update((repr(refusal), refusal) for move in moves if (refusal := state.why_not(move)))
        for seat in range(state.players):
            self._lines.update((repr(line), line) for line in state.score_sheet(seat).lines)

    def report(self) -> Seen:
        """Return all that was seen."""
        return Seen(
            list(self._events.values()),
            list(self._refusals.values()),
            list(self._lines.values()),
            list(self._positions.values()),
        )


def odd_moves(moves: Sequence[Move]) -> Iterator[Move]:
    """Yield moves with one field that cannot be right."""
    for move in moves:
        for field, value in move._asdict().items():
            yield move._replace(**{field: 99 if isinstance(value, int) else ODD})


@cache
def seen(name: str, games: int = RANDOM_GAMES) -> Seen:
    """Play random games at all player counts with all options, and run the examples, which reach rarer things."""
    game, witness = tutor.game(name), Witness()
    for number in range(games):
        rng = random.Random(number)
        options = {option.name: rng.choice(option.choices) for option in game.options.values()}
        state = game.new(players=game.players[number % len(game.players)], seed=number, chance="explicit", **options)
        for step, here in enumerate(walk(state, number)):
            if step % 5 == number % 5:  # every position would take too long
                witness.look(here)
        witness.look(state, state.journal or ())
    play = State.play

    def watched(state: State, move: Move) -> list[Event]:
        if state.journal is None:  # a game that only proves a corrected box, and says nothing
            return play(state, move)
        witness.look(state)
        events = play(state, move)
        witness.look(state, state.journal)
        return events

    with patch.object(State, "play", watched):
        for example in game.examples:
            example.run()
    return witness.report()


def readers(seat: int | None) -> list[int | None]:
    """Return who may read a thing: somebody who sees everything, its own seat, and another seat."""
    return [None, 0] if seat is None else [None, seat, seat + 1]


def check_words(text: str) -> None:
    assert text.strip() == text != ""
    assert not set("{}$") & set(text), text
    assert "  " not in text, text
    assert "None" not in text and "True" not in text and "False" not in text, text


@volume("games", RANDOM_GAMES, MORE_GAMES)
@in_every_game
@in_every_language
def test_every_event_of_many_games_can_be_said_to_everybody(name: str, lang: str, games: int) -> None:
    for event in seen(name, games).events:
        for reader in readers(event.seat):
            check_words(say(event, lang, seat=reader))


@volume("games", RANDOM_GAMES, MORE_GAMES)
@in_every_game
@in_every_language
def test_every_refusal_of_many_games_is_a_sentence(name: str, lang: str, games: int) -> None:
    for refusal in seen(name, games).refusals:
        text = say(refusal, lang)
        check_words(text)
        assert text.endswith("."), text


@volume("games", RANDOM_GAMES, MORE_GAMES)
@in_every_game
@in_every_language
def test_every_question_move_and_score_line_of_many_games_can_be_said(name: str, lang: str, games: int) -> None:
    for state in seen(name, games).positions:
        assert state.decision is not None
        for reader in readers(None if state.actor == CHANCE else state.actor):
            check_words(say(state.decision, lang, seat=reader))
        for move in state.moves():
            check_words(say_move(state, move, lang))
    for line in seen(name, games).lines:
        check_words(say(line, lang))


@volume("games", RANDOM_GAMES, MORE_GAMES)
@in_every_game
@in_every_language
def test_moves_that_differ_are_said_differently(name: str, lang: str, games: int) -> None:
    for state in seen(name, games).positions:
        moves = state.moves()
        assert len({say_move(state, move, lang) for move in moves}) == len(moves), state.decision


@volume("games", RANDOM_GAMES, MORE_GAMES)
@in_every_game
@in_every_language
def test_a_secret_is_not_told_to_others(name: str, lang: str, games: int) -> None:
    for event in seen(name, games).events:
        if event.secret:
            assert event.seat is not None
            own, other, public = (say(event, lang, seat=reader) for reader in (event.seat, event.seat + 1, -1))
            public_part = {word: value for word, value in event.details.items() if word in SEEN_BY_ALL}
            without = say(event._replace(details=public_part), lang, seat=event.seat + 1)
            assert other == public == without != own
    folder = tutor.game(name).folder
    for key in catalogue(folder, lang):
        if key.startswith("event-") and key.endswith("-hidden"):
            assert variables(folder, lang, key) <= {"who", "mine", *SEEN_BY_ALL}, key


def strings_in(value: Any) -> Iterator[str]:
    """Yield every string of an argument: of itself, a list or a table."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | Sequence):
        for item in value:
            yield from strings_in(item)


@volume("games", RANDOM_GAMES, MORE_GAMES)
@in_every_game
@in_every_language
def test_every_name_among_the_arguments_is_translated(name: str, lang: str, games: int) -> None:
    things = seen(name, games)
    arguments = [thing.details for group in (things.events, things.refusals, things.lines) for thing in group]
    for state in things.positions:
        arguments += [move._asdict() for move in state.moves()]
    keys = catalogue(tutor.game(name).folder, lang).keys()
    named = {key.split("-")[0] for key in keys}
    missing = {
        f"{parameter.rstrip('0123456789')}-{value}".replace("_", "-")
        for details in arguments
        for parameter, argument in details.items()
        if parameter.rstrip("0123456789") in named
        for value in strings_in(argument)
        if value not in ("", ODD)  # an empty one names nothing
    } - keys
    assert missing == set()


# ---------------------------------------------------------------------- the catalogues against the code


def chosen(choice: Any) -> Any:
    """Return a choice as its key names it: the members of a list are joined."""
    return ("-".join(choice) or "none") if isinstance(choice, tuple) else choice


@cache
def needed(name: str) -> dict[str, set[str]]:
    """Return the keys that a game needs, by role."""
    game, things = tutor.game(name), seen(name)
    source = code(game.folder)
    decisions = [kind for kind in game.frames if issubclass(kind, Decision)]
    detailed = {
        type(move)
        for state in things.positions
        for move in state.moves()
        if state.decision and state.decision.details(state, move) is not None
    }
    secrets = source.names("tell_secret")
    return {
        "game": {f"game-{part}" + (f"-{game.rules_edition}" if game.rules_edition else "") for part in ABOUT},
        "move": {key_of("move", kind) for kind in game.move_types.values()},
        "detail": {key_of("detail", kind) for kind in detailed},
        "ask": {key_of("ask", kind) for kind in decisions},
        "event": {f"event-{event}" for event in source.names("tell") | secrets | {e.name for e in things.events}}
        | {f"event-{event}-hidden" for event in secrets},
        "refusal": {f"refusal-{refusal}" for refusal in source.names("refuse") | {r.name for r in things.refusals}}
        - catalogue(CORE, "en").keys(),
        "score": {f"score-{line}" for line in source.names("ScoreLine") | {line.name for line in things.lines}},
        "unit": {f"unit-{unit}" for unit in source.names("resource")},
        "feature": {f"{part}-{name}" for part in ("feature", "aim") for name in set(game.features) - set(UNNAMED)},
        "option": {f"option-{option}".replace("_", "-") for option in game.options},
        "choice": {
            f"choice-{option.name}-{chosen(choice)}".lower().replace("_", "-")
            for option in game.options.values()
            for choice in option.choices
        },
        "example": {f"example-{example.id.lower()}" for example in game.examples},
        "card": game.card_index.message_keys(),
        "error": {f"error-{key}" for key, _, folder in raised() if folder == game.folder},
    }


@in_every_game
@in_every_language
def test_nothing_that_a_game_needs_is_missing(name: str, lang: str) -> None:
    keys = catalogue(tutor.game(name).folder, lang).keys()
    missing = {role: sorted(wanted - keys) for role, wanted in needed(name).items() if wanted - keys}
    assert missing == {}


@in_every_game
def test_a_game_names_what_it_tells_where_this_test_can_see_it(name: str) -> None:
    unseen = [
        call.place for call in code(tutor.game(name).folder).calls("tell", "tell_secret", "refuse") if not call.names
    ]
    assert unseen == [], "write names as constants, or pass them to a function as constants"


@in_every_game
def test_no_words_of_a_game_are_unused(name: str) -> None:
    game = tutor.game(name)
    source = code(game.folder)
    games = [tutor.game(other) for other in siblings(name)]
    used = set().union(*(keys for other in siblings(name) for keys in needed(other).values()))
    frames = [kind for other in games for kind in other.frames]
    telling = [kind for kind in frames if issubclass(kind, Decision) and kind.details is not Decision.details]
    used |= {key_of("detail", move) for kind in telling for move in kind.asks}  # also what no random game has come to
    # how a move is told afterwards, and why it matters to others: where a game has words of its own for it
    used |= {key_of("deed", kind) for other in games for kind in other.move_types.values()}
    used |= {f"matter-{event}" for event in source.names("tell")}
    for lang in LANGUAGES:
        used |= {key for folder in FOLDERS for entry in catalogue(folder, lang).values() for key in entry.refers}
    # names: of anything that the code or the data calls so, for any argument of that name
    parameters = {word for call in source.calls("tell", "tell_secret", "refuse") for word in call.keywords}
    parameters |= {field for other in games for kind in other.move_types.values() for field in kind._fields}
    parameters |= {field for other in games for kind in other.frames for field in kind.names}
    parameters |= {word for call in source.calls("resource") for word in call.keywords}
    values = source.strings | set(strings_in(list(_leaves(game.data))))
    box = getattr(game, "box", None)  # which has names ready for the parts of cards
    values |= set(strings_in(list(getattr(box, "clauses", {}).values())))
    used |= {f"{parameter}-{value}".replace("_", "-") for parameter in parameters for value in values}
    used |= {f"some-{parameter}" for parameter in parameters}  # how a game counts such things in a list
    used |= {f"data-{table}".replace("_", "-") for table in game.data}  # tables listed in the rulebook
    used |= code(CORE).strings  # words that the core asks a game for: the opponent of a solo game
    assert catalogue(game.folder, "en").keys() - used == set()


def _leaves(table: Any) -> Iterator[Any]:
    for value in table.values() if isinstance(table, Mapping) else table:
        if isinstance(value, Mapping | list):
            yield from _leaves(value)
        else:
            yield value


@in_every_game
@in_every_language
def test_sentences_use_only_variables_that_the_code_gives(name: str, lang: str) -> None:
    game = tutor.game(name)
    source = code(game.folder)
    words = catalogue(game.folder, lang)
    given: list[tuple[str, frozenset[str]]] = []
    for call in source.calls("tell"):
        who = {"mine", "who"} if call.positional > 2 else {"mine"}
        given += [(f"event-{event}", call.keywords | who) for event in call.names]
        given += [(f"matter-{event}", call.keywords) for event in call.names if f"matter-{event}" in words]
    for call in source.calls("tell_secret"):
        given += [(f"event-{event}", call.keywords | {"mine", "who"}) for event in call.names]
    given += [(f"refusal-{refusal}", call.keywords) for call in source.calls("refuse") for refusal in call.names]
    for role in ("move", "deed"):
        told = [kind for kind in game.move_types.values() if key_of(role, kind) in words]
        given += [(key_of(role, kind), frozenset(kind._fields)) for kind in told]
    for kind in game.frames:
        if issubclass(kind, Decision):
            who = {"mine"} if getattr(kind, "actor", None) == CHANCE else {"mine", "who"}
            given.append((key_of("ask", kind), frozenset({*kind.names, *who})))
    unknown = {key: extra for key, known in given if (extra := variables(game.folder, lang, key) - known)}
    assert unknown == {}


@in_every_game
@in_every_language
def test_every_move_of_a_player_can_be_told_as_a_deed(name: str, lang: str) -> None:
    game = tutor.game(name)
    chance = {kind for frame in game.frames if issubclass(frame, Chance) for kind in frame.asks}
    players = {kind for frame in game.frames if issubclass(frame, Decision) for kind in frame.asks} - chance
    words, verbs = catalogue(game.folder, lang), dict(pair.split() for pair in _past(lang))
    untold = [
        kind.__name__
        for kind in players
        if key_of("deed", kind) not in words and not _begins_with_verb(game.folder, lang, key_of("move", kind), verbs)
    ]
    assert sorted(untold) == []


def _past(lang: str) -> list[str]:
    return catalogue(CORE, lang)["past-of-verbs"].words.split(", ")


def _begins_with_verb(folder: Path, lang: str, key: str, verbs: Mapping[str, str]) -> bool:
    """Return whether a message begins, in all its variants, with a verb or with the words of an argument."""
    return all(first.lower() in verbs for first in _first_words(_parsed(folder, lang)[key].value))


@cache
def _parsed(folder: Path, lang: str) -> dict[str, Any]:
    entries = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if hasattr(entry, "id")}


def _first_words(pattern: ftl.Pattern) -> Iterator[str]:
    first = pattern.elements[0]
    if isinstance(first, ftl.TextElement):
        yield first.value.split()[0]
    elif isinstance(first.expression, ftl.SelectExpression):
        for variant in first.expression.variants:
            yield from _first_words(variant.value)


@in_every_game
@in_every_language
def test_options_and_examples_can_be_read(name: str, lang: str) -> None:
    game = tutor.game(name)
    for option in game.options.values():
        check_words(option.text(lang))
        assert len({option.choice_text(choice, lang) for choice in option.choices}) == len(option.choices)
    titles = [example.title_in(lang) for example in game.examples]
    assert len(set(titles)) == len(titles)


# ---------------------------------------------------------------------- errors


@cache
def raised() -> list[tuple[str, Call, Path]]:
    """Return every error that the code can raise, with the folder in which its words belong."""
    found = []
    for call in code(ROOT / "tutor").calls(*ERRORS):
        for key in sorted(call.names):
            folders = (tutor.game(name).folder for name in GAMES)
            own = [folder for folder in folders if key.startswith(folder.name.replace("_", "-") + "-")]
            found.append((key, call, own[0] if own else CORE))
    return found


@in_every_language
def test_every_error_is_a_sentence(lang: str) -> None:
    assert [call.place for call in code(ROOT / "tutor").calls(*ERRORS) if not call.names] == []
    for key, call, folder in raised():
        assert f"error-{key}" in catalogue(folder, lang), f"{call.place}: {key}"
        wanted = variables(folder, lang, f"error-{key}")
        assert call.more or wanted <= call.keywords, key
        details = {word: f"{ODD}." if word == "refusal" else ODD for word in call.keywords | wanted}
        text = VendangeError(key, **details).text(lang)
        check_words(text)
        assert text.endswith(".") and (text[0].isupper() or text[0] in "“«"), text


def test_no_words_of_the_core_are_unused() -> None:
    source = code(CORE)
    used = {f"error-{key}" for key, _, folder in raised() if folder == CORE}
    used |= {f"refusal-{name}" for name in source.names("refuse")} | source.strings
    for lang in LANGUAGES:
        assert catalogue(CORE, lang).keys() - used == set()
        assert {f"refusal-{name}" for name in source.names("refuse")} <= catalogue(CORE, lang).keys()


@in_every_language
def test_a_move_that_fits_no_question_is_refused_in_a_sentence(lang: str) -> None:
    for name in sorted(code(CORE).names("refuse")):
        text = say(Refusal(name, "", {}), lang)
        check_words(text)
        assert text.endswith("."), text


@in_every_game
@in_every_language
def test_a_record_with_an_illegal_move_says_why_it_is_illegal(name: str, lang: str) -> None:
    game = tutor.game(name)
    state = game.new(seed=1)
    *_, over = walk(state, 1)
    record = game.record(over)
    record["moves"].append(record["moves"][-1])
    with pytest.raises(tutor.BadSave) as problem:
        game.replay(json.dumps(record))
    assert say(over.why_not(over.history[-1]), lang) in problem.value.text(lang)
    assert str(len(record["moves"])) in problem.value.text(lang)


@in_every_language
@pytest.mark.parametrize(
    ("corrections", "says"),
    [
        ({"cube_supply": {"red": 26}}, "101"),
        ({"cube_supply": {"red": 5, "water": 45}}, "5"),
        ({"printed_map": {"rows": ["RBCAWBWX", "WPWPRARB", "BACBWPWP", "WRWRCRAW"]}}, "printed_map"),
        ({"printed_map": {"rows": ["RBCAWBWCW", "PWPRARB", "BACBWPWP", "WRWRCRAW"]}}, "printed_map"),
        ({"market_good": [{"good": "water", "recommendation": 1}]}, "market_good"),
        ({"market_good": [{"good": "water", "price": 8}]}, "8"),
        ({"market_good": [{"good": "water", "stock": 6}]}, "6"),
    ],
)
def test_bad_data_of_toscana_is_explained(corrections: dict[str, Any], says: str, lang: str) -> None:
    with pytest.raises(tutor.BadData) as problem:
        tutor.game("toscana", data=corrections)
    text = problem.value.text(lang)
    check_words(text)
    assert "Toscana" in text and says in text
