"""A recorded game, walked through: every moment in which a player or chance decided something."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import tutor
from tutor.core.decision import CHANCE
from tutor.core.errors import BadSave
from tutor.core.moves import Move, decode, encode
from tutor.core.state import State
from tutor.session import NAME_LENGTH, PERSON

Record = Mapping[str, Any]


class Moment(NamedTuple):
    """One move of the record, as far as everybody may know without looking at the position."""

    #: Its place in the record's list of moves, from 0.
    number: int
    #: The seat that moved, or CHANCE.
    actor: int
    move: Move
    #: There was more than one way.
    open: bool


class Timeline:
    """A whole record: checked once, then walked through as often as one likes."""

    def __init__(self, record: str | Record) -> None:
        self.record = read(record)
        game = tutor.game(self.record["game"])
        actors: list[tuple[int, bool]] = []

        def watch(state: State) -> None:
            assert state.actor is not None  # a move of an ended game is refused before
            actors.append((state.actor, len(state.moves()) > 1))

        self.final: State = game.replay(self.record, watch)
        #: The game with the numbers of this record.
        self.game = self.final.game
        self.players = self.final.players
        #: The players' names; empty ones are filled in by the language.
        self.names = _names(self.record.get("names"), self.players)
        kinds = self.game.move_types
        moves = [decode(kinds, saved) for saved in self.record["moves"]]
        self.moments = [
            Moment(number, actor, move, several)
            for number, (move, (actor, several)) in enumerate(zip(moves, actors, strict=True))
        ]

    @property
    def over(self) -> bool:
        """Return whether the record reaches the end of the game."""
        return self.final.over

    @property
    def persons(self) -> list[int]:
        """Return the seats of people; a record that does not say who played was played by people."""
        kinds = self.record.get("seats")
        if not isinstance(kinds, list) or len(kinds) != self.players:
            return list(range(self.players))
        return [seat for seat, kind in enumerate(kinds) if kind == PERSON]

    def digest(self) -> str:
        """Return what tells this game apart from any other: where it began, and its moves."""
        kept = {name: self.record[name] for name in sorted(self.record) if name not in ("names", "seats", "cursor")}
        return sha256(json.dumps(kept, sort_keys=True, ensure_ascii=True).encode()).hexdigest()

    def walk(self, journal: bool = False) -> Iterator[tuple[Moment, State]]:
        """Yield every moment with the position before it: one that goes on changing, with chance as an actor."""
        state = self.opening(journal)
        for moment in self.moments:
            yield moment, state
            state.play(moment.move)

    def opening(self, journal: bool = False) -> State:
        """Return the position in which the record starts."""
        state: State = self.game.opening(self.record)
        if not journal:  # both lists are copied with every position: nobody needs them to look ahead
            state.journal = None
            state.history = []
        return state

    def at(self, number: int) -> State:
        """Return the position before a move, or the last one."""
        state = self.opening()
        for moment in self.moments[:number]:
            state.play(moment.move)
        return state

    def line(self, number: int) -> tuple[Move, ...]:
        """Return the moves that a player made in a row from here, until somebody else or chance had the word."""
        first = self.moments[number]
        line = []
        for moment in self.moments[number:]:
            if moment.actor != first.actor:
                break
            line.append(moment.move)
        return tuple(line)

    def decisions(self) -> list[Moment]:
        """Return the moments in which a player had a choice."""
        return [moment for moment in self.moments if moment.actor != CHANCE and moment.open]

    def draws(self) -> list[Moment]:
        """Return the moments in which chance had a choice."""
        return [moment for moment in self.moments if moment.actor == CHANCE and moment.open]


def _names(saved: Any, players: int) -> list[str]:
    if not isinstance(saved, list) or len(saved) != players:
        return [""] * players
    return [str(name)[:NAME_LENGTH] for name in saved]


def read(record: str | Record) -> Record:
    """Return a record as data; what is no record of a known game raises."""
    if isinstance(record, str):
        try:
            record = json.loads(record)
        except (ValueError, RecursionError):
            raise BadSave("not-json") from None
    if not isinstance(record, Mapping) or record.get("format") != "vendange-record":
        raise BadSave("wrong-format", wanted="vendange-record")
    name = record.get("game")
    if not isinstance(name, str) or name not in tutor.games():
        raise tutor.UnknownGame("unknown-game", game=str(name), known=", ".join(tutor.games()))
    return record


def saved_line(line: tuple[Move, ...]) -> list[list[Any]]:
    """Return moves in a row as JSON."""
    return [encode(move) for move in line]
