"""A position of a game: plain data and a stack of what is still to be decided."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from tutor.core import chance
from tutor.core.decision import CHANCE, Chance, Decision, Step
from tutor.core.errors import BrokenInvariant, IllegalMove
from tutor.core.moves import Move, encode
from tutor.core.words import Event, Refusal, ScoreSheet, refuse

if TYPE_CHECKING:
    import random

    from tutor.core.game import Game

Self = TypeVar("Self", bound="State")


class State(ABC):
    """What all games share: whose turn, what may be done, doing it, journal, history, saving.

    A game adds its own fields and writes `copy`, `identity`, `fields`, `read`, `check_position`, `hide`, `reshuffle`,
    `scores`, `winners` and `score_sheet` (and `losers`, where a player can be out of the running).
    """

    __slots__ = ("explicit", "game", "history", "journal", "luck", "options", "origin", "players", "stack")

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Any,
        luck: int,
        explicit: bool,
        stack: list[Any],
        history: list[Move],
        journal: list[Event] | None,
        origin: Mapping[str, Any] | None,
    ) -> None:
        self.game = game
        self.players = players
        #: The variants and rulings in force: the game's own NamedTuple.
        self.options = options
        #: The state of the generator that answers chance; see tutor.core.chance.
        self.luck = luck
        #: Chance is an actor, to be answered from outside.
        self.explicit = explicit
        #: Frames (see tutor.core.decision), the next on top. Any, because who takes one off knows its kind.
        self.stack = stack
        #: Every move so far, chance included.
        self.history = history
        #: Every event so far, or None when nobody reads them (the fastest way to play).
        self.journal = journal
        #: Where the history starts: {"seed": …} or {"start": a position}; None if the past is not known (a redeal).
        self.origin = origin

    # ------------------------------------------------------------------ whose turn, and what may be done

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return not self.stack

    @property
    def actor(self) -> int | None:
        """Return the seat that decides now, CHANCE, or None when the game is over."""
        return self.stack[-1].actor if self.stack else None

    @property
    def decision(self) -> Decision[Any] | None:
        """Return the question that is asked now, or None when the game is over."""
        return self.stack[-1] if self.stack else None

    def moves(self) -> list[Move]:
        """Return the legal moves, in a fixed order; empty only when the game is over."""
        if not self.stack:
            return []
        moves: list[Move] = self.stack[-1].moves(self)
        return moves

    def weights(self) -> list[float]:
        """Return, at a chance decision, the probability of each move of `moves()`; otherwise an empty list."""
        top = self.stack[-1] if self.stack else None
        if not isinstance(top, Chance):
            return []
        weights = top.weights(self)
        total = sum(weights)
        return [weight / total for weight in weights]

    def candidates(self) -> list[Move]:
        """Return the moves that a learner might try here, legal or not."""
        # a list of the caller's own: games hand out lists that they share between positions
        return list(self.stack[-1].candidates(self)) if self.stack else []

    def why_not(self, move: Move) -> Refusal | None:
        """Say why a move is not legal here; None exactly when it is."""
        if not self.stack:
            return refuse("game-over", self.game.end_rule)
        top: Decision[Any] = self.stack[-1]
        if move.__class__ not in top.asks and move.__class__ not in self.game.move_types.values():
            return refuse("not-a-move", top.rule)
        return top.why_not(self, move)

    # ------------------------------------------------------------------ doing it

    def play(self, move: Move) -> list[Event]:
        """Play a legal move and return what happened; an illegal one raises IllegalMove and changes nothing."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        journal = self.journal
        start = len(journal) if journal is not None else 0
        self.follow(move)
        return journal[start:] if journal is not None else []

    def follow(self, move: Move) -> None:
        """Play a move that `moves()` gave for this very position: unchecked, for those who play thousands of them."""
        decision: Decision[Any] = self.stack.pop()
        self.history.append(move)
        if decision.actor == CHANCE:  # one step of the generator for each draw, whoever answers: replays stay in tune
            self.luck = chance.advance(self.luck)
        decision.apply(self, move)
        self.advance()

    def advance(self) -> None:
        """Run what needs no player, up to the next question: steps and, unless it is explicit, chance."""
        stack = self.stack
        while stack:
            top = stack[-1]
            actor = top.actor
            if actor >= 0 or (actor == CHANCE and self.explicit):
                return
            if actor == CHANCE:
                draw: Chance[Any] = top
                self.luck = chance.advance(self.luck)
                outcome = draw.outcome(self, self.luck)
                stack.pop()
                self.history.append(outcome)
                draw.apply(self, outcome)
            else:
                stack.pop()
                step: Step[Any] = top
                step.run(self)

    def tell(
        self, name: str, rule: str, seat: int | None = None, /, *, see: tuple[str, ...] = (), **details: Any
    ) -> None:
        """Write an event to the journal. Callers ask first whether there is one: building details costs time."""
        if self.journal is not None:
            self.journal.append(Event(name, rule, seat, details, see))

    def tell_secret(self, name: str, rule: str, seat: int, /, **details: Any) -> None:
        """Write an event whose details only its own seat may read."""
        if self.journal is not None:
            self.journal.append(Event(name, rule, seat, details, (), True))

    # ------------------------------------------------------------------ identity, saving, hidden information

    def key(self) -> tuple[Any, ...]:
        """Return a hashable identity: equal exactly for positions that play alike."""
        frames = tuple(frame.key() for frame in self.stack)
        return (self.game.edition, self.players, self.options, frames, *self.identity())

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position as plain values; `to_json` writes exactly this."""
        return {
            **self.game.heading("vendange-position"),
            "players": self.players,
            "options": self.options._asdict(),
            "chance": "explicit" if self.explicit else "self",
            "luck": self.luck,
            "stack": [list(frame.key()) for frame in self.stack],
            **self.fields(),
        }

    def to_json(self) -> str:
        """Return the whole position as JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what this seat may know, in the shape of `to_json()`; hidden things are counts.

        Seat -1 knows only what is public; None knows everything but the luck to come.
        """
        seen = self.to_dict()
        del seen["luck"]
        if seat is not None:
            self.hide(seen, seat)
        return seen

    def redeal(self, seat: int, rng: random.Random) -> State:
        """Return a full position that looks the same to this seat, with everything it cannot know dealt anew."""
        dealt = self.copy()
        dealt.luck = rng.getrandbits(64)
        dealt.journal = None
        dealt.history = []
        dealt.origin = None
        dealt.reshuffle(seat, rng)
        return dealt

    def check(self) -> None:
        """Check every conservation law of the game; raise BrokenInvariant if one is broken."""
        for frame in self.stack:
            asks_a_player = isinstance(frame, Decision) and not isinstance(frame, Chance)
            self.demand("actor", (0 if asks_a_player else -2) <= frame.actor < self.players)
        if self.stack:
            self.demand("top-of-stack", isinstance(self.stack[-1], Decision))
        self.check_position()

    def demand(self, law: str, holds: bool, /, **details: Any) -> None:
        """Raise BrokenInvariant, naming the law, unless it holds."""
        if not holds:
            raise BrokenInvariant("broken-invariant", law=law, numbers=json.dumps(details, default=str))

    def saved_moves(self) -> list[list[Any]]:
        """Return the history as JSON."""
        return [encode(move) for move in self.history]

    # ------------------------------------------------------------------ what each game writes

    @abstractmethod
    def copy(self: Self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def identity(self) -> tuple[Any, ...]:
        """Return the game's own fields as a hashable tuple."""

    @abstractmethod
    def fields(self) -> dict[str, Any]:
        """Return the game's own fields as plain, readable values for JSON."""

    @abstractmethod
    def read(self, saved: Mapping[str, Any]) -> None:
        """Take the game's own fields from the plain values that `fields` gives; anything odd raises."""

    @abstractmethod
    def check_position(self) -> None:
        """Check the game's own laws with `demand`."""

    @abstractmethod
    def hide(self, seen: dict[str, Any], seat: int) -> None:
        """Blank out, in the plain values of this position, what the seat may not know."""

    @abstractmethod
    def reshuffle(self, seat: int, rng: random.Random) -> None:
        """Deal anew, in place, what the seat cannot know."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return what each player would score if the game ended now."""

    def private_moves(self) -> bool:
        """Return whether the legal moves of the question asked now tell others what they may not know."""
        return self.decision is not None and self.decision.secret

    def hidden_scores(self, seat: int | None) -> set[int]:
        """Return the players whose score this seat may not know (None sees all); most games play with open scores."""
        return set()

    @abstractmethod
    def winners(self) -> list[int]:
        """Return the seats that have won; empty while the game goes on, and when everybody has lost."""

    def losers(self) -> list[int]:
        """Return the seats that have lost whatever their score, by bankruptcy, say; most games know none."""
        return []

    @abstractmethod
    def score_sheet(self, seat: int) -> ScoreSheet:
        """Return where every point of a player comes from; its total is the player's score."""
