"""The small language in which a lesson says what must be so: `me.money >= 8`, `played Sell red`, `rule TO-TRADE-08`.

A condition looks at the position as the learner may know it, at the moves played and at what happened since the step
began. It is read once, when the lesson is loaded, and complains in words that a teacher understands.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tutor.core.decision import Decision
from tutor.core.errors import BadLesson, BadSave
from tutor.core.game import Game
from tutor.core.moves import Move, decode, encode
from tutor.core.state import State
from tutor.core.words import Event

_TOKEN = re.compile(r"'[^']*'|\"[^\"]*\"|<=|>=|!=|[=<>]|[^\s=<>!]+|!")
COMPARISONS: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "=": lambda left, right: bool(left == right),
    "!=": lambda left, right: bool(left != right),
    "<": lambda left, right: bool(left < right),
    "<=": lambda left, right: bool(left <= right),
    ">": lambda left, right: bool(left > right),
    ">=": lambda left, right: bool(left >= right),
}
SUMS: Final[Mapping[str, Callable[[int, int], int]]] = {
    "+": lambda left, right: left + right,
    "-": lambda left, right: left - right,
    "*": lambda left, right: left * right,
}
#: Words that begin a condition about what was done, and what each of them is followed by.
DEEDS: Final = ("played", "move", "refused", "event", "rule", "asked")
#: What can be asked of a position beside its own fields.
ROOTS: Final = ("me", "rival", "before", "score", "scores", "lead", "decision", "actor", "over", "winners")
CONSTANTS: Final[Mapping[str, Any]] = {"true": True, "false": False, "none": None}


class Situation(NamedTuple):
    """What a condition is held against: a position, and what came about since the step began."""

    state: State
    seat: int
    #: The position in which the step began.
    before: State
    #: The learner's own moves, in order.
    played: Sequence[Move] = ()
    events: Sequence[Event] = ()
    #: The last try, if it was refused: the rule that forbids it.
    refused: str = ""

    @classmethod
    def at(cls, state: State, seat: int) -> Situation:
        """Return a position in which nothing has been done yet."""
        return cls(state, seat, state)


class Missing(Exception):
    """A path leads nowhere in a position; `where` is how far it led, `known` what there is instead."""

    def __init__(self, where: str, known: Sequence[str]) -> None:
        super().__init__(where)
        self.where = where
        self.known = known


# ---------------------------------------------------------------------- moves


def read_move(game: Game[Any], written: Any) -> Move:
    """Read a move as a lesson writes it: "Sell red 2", or ["Sell", "red", 2] as a saved game has it."""
    if isinstance(written, str):
        try:
            name, *words = shlex.split(written)
        except ValueError:
            raise BadLesson("lesson-bad-move", move=written) from None
        kind = game.move_types.get(name)
        if kind is None:
            raise BadLesson("lesson-unknown-move", move=name, known=", ".join(nearest(name, game.move_types)))
        if len(words) != len(kind._fields):
            raise BadLesson("lesson-move-fields", move=name, fields=" ".join((name, *kind._fields)))
        written = [name, *(_field(word, to) for word, to in zip(words, kind.field_types, strict=True))]
    try:
        return decode(game.move_types, written)
    except BadSave:
        raise BadLesson("lesson-bad-move", move=str(written)) from None


def _field(word: str, kind: type) -> Any:
    """Return a field of a move from its word; a word that does not fit stays one, and is refused later."""
    if kind is int and re.fullmatch(r"[+-]?\d+", word):
        return int(word)
    return CONSTANTS.get(word, word) if kind is bool else word


def write_move(move: Move) -> str:
    """Return a move as a lesson writes it; `read_move` reads it back."""
    name, *fields = encode(move)
    plain = [str(field).lower() if isinstance(field, bool) else shlex.quote(str(field)) for field in fields]
    return " ".join((name, *plain))


def nearest(word: str, known: Mapping[str, Any] | Sequence[str]) -> list[str]:
    """Return the known words most like one that is not: for a slip of the pen, or all if there are few."""
    from difflib import get_close_matches  # only when somebody has misspelt something

    return get_close_matches(word, list(known), n=4, cutoff=0.5) or list(known)[:8]


class Pattern(NamedTuple):
    """Some moves: their kind, and the first of their fields; a star stands for anything."""

    kind: str
    fields: tuple[str, ...]

    def fits(self, move: Move) -> bool:
        """Return whether a move is one of these."""
        name, *fields = encode(move)
        return name == self.kind and all(
            wanted in ("*", str(field).lower() if isinstance(field, bool) else str(field))
            for wanted, field in zip(self.fields, fields, strict=False)
        )


# ---------------------------------------------------------------------- values


class Value(NamedTuple):
    """A number or word, written down or looked up: a first part, and what is added to it, taken away or multiplied."""

    text: str
    first: str
    more: tuple[tuple[str, str], ...]

    def of(self, situation: Situation) -> Any:
        """Return the value in a situation; a path that leads nowhere raises Missing."""
        value = _look_up(self.first, situation)
        for sign, part in self.more:
            value = SUMS[sign](_number(value), _number(_look_up(part, situation)))
        return value

    def or_nothing(self, situation: Situation) -> Any:
        """Return the value, or None where a path leads nowhere: what is not on the table is nothing."""
        try:
            return self.of(situation)
        except Missing:
            return None


def _number(value: Any) -> int:
    """Return a value to reckon with: nothing counts as 0, a list or table as how many it holds."""
    if isinstance(value, list | tuple | dict):
        return len(value)
    return value if isinstance(value, int) else 0


def _is_path(word: str) -> bool:
    return word[0] not in "'\"0123456789+-" and word not in CONSTANTS


def _constant(word: str) -> Any:
    if word[0] in "'\"":
        return word[1:-1]
    return int(word) if re.fullmatch(r"[+-]?\d+", word) else CONSTANTS.get(word, word)


def _look_up(word: str, situation: Situation) -> Any:
    if not _is_path(word):
        return _constant(word)
    root, *rest = word.split(".")
    if root == "before":
        return _look_up(".".join(rest), Situation.at(situation.before, situation.seat))
    return _follow(_root(root, situation), rest, root)


def _root(root: str, situation: Situation) -> Any:
    state, seat = situation.state, situation.seat
    if root in ("score", "scores", "lead"):
        hidden = state.hidden_scores(seat)
        scores = [None if other in hidden else points for other, points in enumerate(state.scores())]
        own = scores[seat] or 0
        others = [points for other, points in enumerate(scores) if other != seat and points is not None]
        return {"score": own, "scores": scores, "lead": own - max(others, default=0)}[root]
    if root == "decision":
        return type(state.decision).__name__ if state.decision else None
    if root in ("actor", "over", "winners"):
        return getattr(state, root) if root != "winners" else state.winners()
    view = state.view(seat)
    if root in ("me", "rival"):
        boards = seat_boards(view, state.players)
        if root == "me":
            return boards[seat]
        if len(boards) == 1:  # a solo game whose opponent has no board
            raise Missing(root, nearest(root, [*view, *ROOTS]))
        return boards[(seat + 1) % len(boards)]
    if root not in view:
        raise Missing(root, nearest(root, [*view, *ROOTS]))
    return view[root]


def seat_boards(view: Mapping[str, Any], players: int) -> list[Any]:
    """Return the players' own boards: the list of a position that has one table for each seat, the richest such list.

    The opponent of a solo game may have a board too, which comes last.
    """
    lists = [value for value in view.values() if isinstance(value, list) and len(value) >= players]
    tables = [value for value in lists if all(isinstance(board, dict) for board in value)]
    return max(tables, key=lambda boards: len(boards[0]))


def _follow(value: Any, path: Sequence[str], where: str) -> Any:
    """Go down into a value; the last name of a path may be absent from a table, which then holds nothing of it."""
    for depth, name in enumerate(path, 1):
        if name == "count" and isinstance(value, list | dict | int):  # of what is hidden, a view has only the number
            value = _number(value)
        elif isinstance(value, dict):
            if name not in value and depth < len(path):
                raise Missing(f"{where}.{name}", nearest(name, list(value)))
            value = value.get(name)
        elif isinstance(value, list) and name.isdecimal() and int(name) < len(value):
            value = value[int(name)]
        else:
            raise Missing(
                f"{where}.{name}", [str(place) for place in range(len(value))] if isinstance(value, list) else []
            )
        where = f"{where}.{name}"
    return value


# ---------------------------------------------------------------------- conditions


class Deed(NamedTuple):
    """Something done, tried, told or asked: `played Sell red`, `refused TO-…`, `event sold`, `rule TO-…`, `asked …`."""

    verb: str
    #: A rule id, or the name of an event or question; empty for moves.
    name: str
    pattern: Pattern | None

    def holds(self, situation: Situation) -> bool:
        """Return whether it was done."""
        if self.pattern is not None:
            moves = situation.played if self.verb == "played" else situation.played[-1:]
            return any(map(self.pattern.fits, moves))
        if self.verb == "refused":
            return situation.refused == self.name
        if self.verb == "asked":
            decision = situation.state.decision
            return decision is not None and decision.actor == situation.seat and type(decision).__name__ == self.name
        if self.verb == "event":
            return any(event.name == self.name for event in situation.events)
        return any(self.name in (event.rule, *event.see) for event in situation.events)


class Comparison(NamedTuple):
    """Two values compared, or a list looked through (`has`, `lacks`), or one value that must not be empty."""

    left: Value
    sign: str
    right: Value | None

    def holds(self, situation: Situation) -> bool:
        """Return whether the comparison is true."""
        left = self.left.or_nothing(situation)
        if self.right is None:
            return bool(left)
        right = self.right.or_nothing(situation)
        if self.sign in ("has", "lacks"):
            inside = right in left if isinstance(left, list | tuple | dict) else False
            return inside == (self.sign == "has")
        if self.sign not in ("=", "!="):
            left, right = _number(left), _number(right)
        elif isinstance(right, int) and not isinstance(right, bool) and not isinstance(left, bool):
            left = _number(left)
        return COMPARISONS[self.sign](left, right)


class Condition(NamedTuple):
    """Alternatives, of which one must hold; each is a list of parts (with a `not` or without) that must all hold."""

    text: str
    alternatives: tuple[tuple[tuple[bool, Deed | Comparison], ...], ...]

    def holds(self, situation: Situation) -> bool:
        """Return whether it is so."""
        return any(all(part.holds(situation) == wanted for wanted, part in parts) for parts in self.alternatives)

    def parts(self) -> Iterator[Deed | Comparison]:
        """Yield every part."""
        for parts in self.alternatives:
            for _, part in parts:
                yield part

    def values(self) -> Iterator[Value]:
        """Yield every value that is looked up."""
        for part in self.parts():
            if isinstance(part, Comparison):
                yield part.left
                if part.right is not None:
                    yield part.right


def all_hold(conditions: Sequence[Condition], situation: Situation) -> bool:
    """Return whether a whole list of conditions holds."""
    return all(condition.holds(situation) for condition in conditions)


def read_condition(game: Game[Any], text: str) -> Condition:
    """Read a condition; BadLesson says what cannot be understood."""
    tokens = _TOKEN.findall(text)
    alternatives = [
        tuple(_part(game, part, text) for part in _split(choice, "and", text)) for choice in _split(tokens, "or", text)
    ]
    return Condition(text, tuple(alternatives))


def read_value(text: str) -> Value:
    """Read a value: a number, a path of the position, or a sum of such."""
    return _value(_TOKEN.findall(text), text)


def _split(tokens: Sequence[str], word: str, text: str) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for token in tokens:
        if token == word:
            parts.append([])
        else:
            parts[-1].append(token)
    if not all(parts):
        raise BadLesson("lesson-bad-condition", text=text)
    return parts


def _part(game: Game[Any], tokens: list[str], text: str) -> tuple[bool, Deed | Comparison]:
    wanted = tokens[0] != "not"
    if not wanted:
        tokens = tokens[1:]
    if not tokens:
        raise BadLesson("lesson-bad-condition", text=text)
    if tokens[0] in DEEDS and len(tokens) > 1 and tokens[1] not in COMPARISONS:
        return wanted, _deed(game, tokens, text)
    return wanted, _comparison(tokens, text)


def _deed(game: Game[Any], tokens: list[str], text: str) -> Deed:
    verb, name, *fields = tokens
    if verb in ("played", "move"):
        kind = game.move_types.get(name)
        if kind is None:
            raise BadLesson("lesson-unknown-move", move=name, known=", ".join(nearest(name, game.move_types)))
        if len(fields) > len(kind._fields):
            raise BadLesson("lesson-move-fields", move=name, fields=" ".join((name, *kind._fields)))
        return Deed(verb, "", Pattern(name, tuple(field.strip("'\"") for field in fields)))
    if fields:
        raise BadLesson("lesson-bad-condition", text=text)
    if verb in ("refused", "rule"):
        if name not in game.rulebook or not game.plays_by(name):
            raise BadLesson("lesson-unknown-rule", rule=name, game=game.name)
    elif verb == "asked":
        questions = [name for name, kind in game.frame_types.items() if issubclass(kind, Decision)]
        if name not in questions:
            raise BadLesson("lesson-unknown-question", question=name, known=", ".join(nearest(name, questions)))
    elif not game.texts.has(f"event-{name}", "en"):
        raise BadLesson("lesson-unknown-event", event=name)
    return Deed(verb, name, None)


def _comparison(tokens: list[str], text: str) -> Comparison:
    for place, token in enumerate(tokens):
        if token in COMPARISONS or token in ("has", "lacks"):
            right = tokens[place + 1 :]
            # what stands alone on the right without a dot is a word: `decision = Trade`, `me.hand has merlot`
            if len(right) == 1 and _is_path(right[0]) and "." not in right[0] and right[0] not in ROOTS:
                right = [f"'{right[0]}'"]
            return Comparison(_value(tokens[:place], text), token, _value(right, text))
    return Comparison(_value(tokens, text), "", None)


def _value(tokens: Sequence[str], text: str) -> Value:
    if (
        len(tokens) % 2 == 0
        or any(sign not in SUMS for sign in tokens[1::2])
        or any(word in SUMS for word in tokens[::2])
    ):
        raise BadLesson("lesson-bad-condition", text=text)
    first, *more = tokens
    return Value(" ".join(tokens), first, tuple(zip(more[::2], more[1::2], strict=True)))
