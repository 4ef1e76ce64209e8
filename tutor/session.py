"""A game being played at a table: who sits where, every step so far, back and forth, saving and loading.

A session needs no screen. A step is one player's move with everything that followed by itself (chance included); every
position is kept, so that going back and forth costs nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import tutor
from tutor.coach import LEVELS, Player, player
from tutor.core.decision import CHANCE, Decision
from tutor.core.errors import BadSave, BadSetup
from tutor.core.game import Game
from tutor.core.moves import Move, decode
from tutor.core.state import State
from tutor.core.words import Event

#: What a seat can be: a person, or a player of the coach.
PERSON = "person"
KINDS = (PERSON, *LEVELS, "greedy", "random")
#: Longest name that a player can have.
NAME_LENGTH = 40


class Seat(NamedTuple):
    """Who sits there."""

    name: str
    kind: str


class Step(NamedTuple):
    """One move, what it changed, and the position it led to."""

    actor: int
    decision: Decision[Any]
    move: Move
    events: tuple[Event, ...]
    state: State


class Session:
    """A game under way. `cursor` is the number of steps before the position that is looked at."""

    def __init__(self, opening: State, seats: Sequence[Seat], steps: Sequence[Step] = ()) -> None:
        self.game: Game[Any] = opening.game
        #: Chance answers itself at a table: it has no seat.
        self.opening = _settled(opening) if opening.explicit else opening
        self.seats = check_seats(seats, opening.players)
        self.steps = list(steps)
        self.cursor = len(self.steps)
        self._bots: dict[int, Player] = {}

    @classmethod
    def new(
        cls,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[Seat] | None = None,
        data: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Session:
        """Begin a game; without seats, one person against greedy bots, or against one if nothing is said.

        `data` are a user's own numbers, as `game.new` takes them.
        """
        made = tutor.game(game)
        if players is None:  # a solo game is for those who ask for it
            players = len(seats) if seats else max(2, made.players[0])
        opening = made.new(players, seed, data=data, **options)
        return cls(opening, seats or [Seat("", PERSON if seat == 0 else "greedy") for seat in range(opening.players)])

    # ------------------------------------------------------------------ where we are

    @property
    def state(self) -> State:
        """Return the position that is looked at."""
        return self.steps[self.cursor - 1].state if self.cursor else self.opening

    @property
    def names(self) -> list[str]:
        """Return the players' names; empty ones are filled in by the language."""
        return [seat.name for seat in self.seats]

    @property
    def persons(self) -> list[int]:
        """Return the seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    @property
    def latest(self) -> bool:
        """Return whether we look at the last position, where the game goes on."""
        return self.cursor == len(self.steps)

    def waits_for_bot(self) -> bool:
        """Return whether a bot is to move in the position that is looked at."""
        actor = self.state.actor
        return actor is not None and actor >= 0 and self.seats[actor].kind != PERSON

    # ------------------------------------------------------------------ playing, back and forth

    def play(self, move: Move) -> Step:
        """Play a move in the position that is looked at; what had followed it is forgotten. Illegal moves raise."""
        state = self.state.copy()
        actor, decision = state.actor, state.decision
        events = state.play(move)
        assert actor is not None and decision is not None  # an ended game refuses every move
        step = Step(actor, decision, move, tuple(events), state)
        self.steps[self.cursor :] = [step]
        self.cursor += 1
        return step

    def play_bot(self) -> Step:
        """Let the bot whose turn it is make its move."""
        state = self.state
        assert state.actor is not None
        kind = self.seats[state.actor].kind
        if state.actor not in self._bots:
            self._bots[state.actor] = player(kind, seed=state.actor)
        return self.play(self._bots[state.actor].choose(state, state.actor))

    def goto(self, cursor: int) -> None:
        """Look at another position: 0 is the beginning."""
        self.cursor = max(0, min(cursor, len(self.steps)))

    def undo(self) -> None:
        """Go back to where a person last had to decide, or to the beginning."""
        cursor = self.cursor - 1
        while cursor > 0 and self.seats[self.steps[cursor].actor].kind != PERSON:
            cursor -= 1
        self.goto(cursor)

    def redo(self) -> None:
        """Go forward to where a person next had to decide, or to the end."""
        cursor = self.cursor + 1
        while cursor < len(self.steps) and self.seats[self.steps[cursor].actor].kind != PERSON:
            cursor += 1
        self.goto(cursor)

    def seat(self, number: int, name: str, kind: str) -> None:
        """Let somebody else take a seat, without touching the game."""
        seats = list(self.seats)
        seats[number] = Seat(name, kind)
        self.seats = check_seats(seats, self.opening.players)
        self._bots.pop(number, None)

    # ------------------------------------------------------------------ saving

    def save(self) -> str:
        """Return the whole session as text: the record of all steps, names, seats and where we look."""
        last = self.steps[-1].state if self.steps else self.opening
        record = self.game.record(last, self.names)
        return json.dumps(
            {**record, "seats": [seat.kind for seat in self.seats], "cursor": self.cursor}, ensure_ascii=False
        )

    @classmethod
    def load(cls, text: str) -> Session:
        """Read a saved session (any record will do); anything damaged raises BadSave and changes nothing."""
        try:
            saved = json.loads(text)
        except (ValueError, RecursionError):
            raise BadSave("not-json") from None
        if not isinstance(saved, dict):
            raise BadSave("wrong-format", wanted="vendange-record")
        if saved.get("format") != "vendange-record":
            raise BadSave("wrong-format", wanted="vendange-record")
        name = saved.get("game")
        if not isinstance(name, str) or name not in tutor.games():
            raise tutor.UnknownGame("unknown-game", game=str(name), known=", ".join(tutor.games()))
        return cls._from_record(tutor.game(name), saved)

    @classmethod
    def _from_record(cls, game: Game[Any], saved: Mapping[str, Any]) -> Session:
        game.replay(saved)  # the whole record is checked before anything is built on it
        opening = game.opening(saved)
        moves = [decode(opening.game.move_types, move) for move in saved["moves"]]
        state = opening.copy()
        position = 0
        while state.actor == CHANCE and position < len(moves):
            state.play(moves[position])
            position += 1
        try:
            session = cls(_settled(state), _saved_seats(saved, opening.players))
        except BadSetup as error:
            raise BadSave.because(error) from None
        while position < len(moves):
            actor, decision, move = state.actor, state.decision, moves[position]
            assert actor is not None and decision is not None
            events = state.play(move)
            position += 1
            while state.actor == CHANCE and position < len(moves):
                events += state.play(moves[position])
                position += 1
            session.steps.append(Step(actor, decision, move, tuple(events), _settled(state)))
        cursor = saved.get("cursor", len(session.steps))
        session.goto(cursor if type(cursor) is int else len(session.steps))
        return session


def _settled(state: State) -> State:
    """Return a copy of a replayed position in which chance answers itself."""
    copy = state.copy()
    copy.explicit = False
    copy.advance()
    return copy


def _saved_seats(saved: Mapping[str, Any], players: int) -> list[Seat]:
    names = saved.get("names") or [""] * players
    kinds = saved.get("seats") or [PERSON] * players
    if not isinstance(names, list) or not isinstance(kinds, list) or len(names) != len(kinds):
        raise BadSave("damaged", error="seats")
    return [Seat(name, kind) for name, kind in zip(names, kinds, strict=True)]


def check_seats(seats: Sequence[Seat], players: int) -> list[Seat]:
    """Return the seats if they fit the game; a wrong number, kind or name raises BadSetup."""
    if len(seats) != players:
        raise BadSetup("bad-seats", count=len(seats), players=players)
    for seat in seats:
        if seat.kind not in KINDS:
            raise BadSetup("bad-seat-kind", kind=str(seat.kind), known=", ".join(KINDS))
        if not isinstance(seat.name, str) or len(seat.name) > NAME_LENGTH:
            raise BadSetup("bad-name", most=NAME_LENGTH)
    return list(seats)
