"""A walk through a worked example: the position, what is about to happen, a guess, and what the rules say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tutor.core.examples import Shot
from tutor.core.game import Game
from tutor.core.state import State
from tutor.core.text import player_name, say, say_move
from tutor.core.words import Event, Resource
from widgets import boards
from widgets.assets import WORDS
from widgets.film import Reel, film, shown
from widgets.inspect import Sight
from widgets.scene import Scene
from widgets.story import changes


class Guess(NamedTuple):
    """What a reader is asked before a move is shown: how much of something a seat will have."""

    seat: int
    thing: Resource
    now: int
    then: int


class Walk:
    """Where a reader is in the shots of an example, and what the browser shows there."""

    def __init__(self, game: Game[Any], shots: Sequence[Shot]) -> None:
        self.game = game
        self.shots = shots
        self.place = 0
        #: The move of this place has been shown.
        self.played = False
        self._scene: Scene | None = None
        #: What the browser shows.
        self.sight: Sight | None = None
        #: The position that the last picture shows.
        self._shown: State | None = None
        self.goto(0)

    def goto(self, place: int) -> None:
        """Stand before another move."""
        self.place = max(0, min(place, len(self.shots) - 1))
        # a position that is only looked at has nothing to be guessed
        self.played = bool(self.shots) and self.shots[self.place].move is None

    def guess(self, guessed: Any) -> bool | None:
        """Show the move, and return whether the guess was right; None without a guess or a question."""
        truth = self.truth()
        self.played = True
        return None if guessed is None or truth is None else guessed == truth

    def forget_picture(self) -> None:
        """The browser has no picture any more: send a whole one next time."""
        self._scene = None

    def words(self, lang: str) -> dict[str, Any]:
        """Return everything that the browser shows of this place."""
        message: dict[str, Any] = {
            "place": self.place,
            "count": len(self.shots),
            "placewords": WORDS.text("step-of", lang, {"number": self.place + 1, "steps": len(self.shots)}),
            "played": self.played,
        }
        if not self.shots:
            return message
        shot = self.shots[self.place]
        return {**message, "scene": self._draw(shot, lang), **self._said(shot, lang)}

    def truth(self) -> Any:
        """Return the right answer to what is asked here: allowed or not, or a number; None where nothing is asked."""
        shot = self.shots[self.place]
        if shot.after is None:
            return shot.refusal is None
        guess = self._guess(shot)
        return guess and guess.then

    def _draw(self, shot: Shot, lang: str) -> dict[str, Any]:
        """Draw the position before or after the move; from the one to the other it is a film."""
        name = self.game.name
        board, reader = boards.board(name), boards.Reader(self.game, lang, (), None, boards.folder(name))

        def draw(state: State) -> Scene:
            return board.draw(reader, state.view(None))

        def tell(event: Event) -> dict[str, Any]:
            text = say(event, lang)
            return {"text": text, "seat": event.seat, "changes": changes(text, lang)}

        before, way, reel = self._scene, None, None
        if self.played and shot.move is not None and shot.after is not None and self._shown is shot.before:
            places = board.targets(self.game, shot.before.view(None), shot.move)
            reel = Reel(shot.before, shot.move, shot.events, places)
            way = film(before, reel, draw, tell) if before is not None else None
        self._shown = (shot.after if self.played else None) or shot.before
        self._scene = draw(self._shown)
        self.sight = Sight(reader, self._shown.view(None), self._scene)
        return shown(before, self._scene, way, reel)

    def _said(self, shot: Shot, lang: str) -> dict[str, Any]:
        """Return who does what, what is to be guessed, and, once it is played, what the rules say."""
        if shot.move is None:
            text = WORDS.text("walk-position-of", lang, {})
            return {"actor": None, "name": "", "text": text, "ask": None, "lines": [], "targets": []}
        actor = shot.before.actor
        seated = actor is not None and actor >= 0
        name = player_name(actor, lang) if actor is not None and seated else WORDS.text("walk-chance-of", lang, {})
        words: dict[str, Any] = {
            "actor": actor if seated else None,
            "name": name,
            "text": say_move(shot.before, shot.move, lang),
            "targets": list(boards.board(self.game.name).targets(self.game, shot.before.view(None), shot.move)),
            "ask": None if self.played else self._ask(shot, lang),
            "lines": [],
        }
        if not self.played:
            return words
        if shot.refusal is not None:
            lines = [{"text": say(shot.refusal, lang), "rule": shot.refusal.rule, "see": []}]
        else:
            lines = [{"text": say(event, lang), "rule": event.rule, "see": list(event.see)} for event in shot.events]
        return {**words, "lines": lines, "verdict": self._verdict(shot, lang)}

    def _ask(self, shot: Shot, lang: str) -> dict[str, Any] | None:
        """Return the question before the move is shown: is it allowed, or how much will there be."""
        if shot.after is None:
            return {"kind": "legal", "text": WORDS.text("walk-allowed-of", lang, {})}
        guess = self._guess(shot)
        if guess is None:
            return None
        details = {"unit": self.game.unit(guess.thing, guess.now, lang), "player": player_name(guess.seat, lang)}
        text = WORDS.text("walk-how-many-of", lang, {**details, "now": guess.now})
        return {"kind": "number", "text": text, "now": guess.now}

    def _verdict(self, shot: Shot, lang: str) -> str:
        """Return the right answer to the question, in words."""
        if shot.after is None:
            return WORDS.text("walk-refused-of" if shot.refusal else "walk-legal-of", lang, {})
        guess = self._guess(shot)
        if guess is None:
            return ""
        details = {"unit": self.game.unit(guess.thing, guess.then, lang), "player": player_name(guess.seat, lang)}
        return WORDS.text("walk-now-of", lang, {**details, "count": guess.then})

    def _guess(self, shot: Shot) -> Guess | None:
        """Return the most important thing that a move changes, for the mover first; None if it changes nothing."""
        after = shot.after
        if after is None or shot.before.actor is None:
            return None
        first = max(shot.before.actor, 0)
        for seat in (*range(first, after.players), *range(first)):
            now, then = (self.game.resources(state, seat) for state in (shot.before, after))
            for thing in {**now, **then}:
                if now.get(thing, 0) != then.get(thing, 0):
                    return Guess(seat, thing, now.get(thing, 0), then.get(thing, 0))
        return None
