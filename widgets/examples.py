"""The worked examples of a rulebook: the position, what is about to happen, a guess, and what the rules say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import tutor
from tutor.core.examples import Example, Shot
from tutor.core.state import State
from tutor.core.text import LANGUAGES, player_name, say, say_move
from tutor.core.words import Resource
from widgets import art, boards
from widgets.assets import labels, script, style
from widgets.messages import OfGame, rule_words
from widgets.scene import Scene


class Guess(NamedTuple):
    """What a reader is asked before a move is shown: how much of something a seat will have."""

    seat: int
    thing: Resource
    now: int
    then: int


class Examples(OfGame):
    """Every example of one game, to be read and played step by step."""

    _esm = script("dom.js", "scene.js", "rules.js", "examples.js")
    _css = style("theme.css", "board.css", "table.css", "rulebook.css", "examples.css")

    def __init__(self, game: str = "toscana", lang: str = "en", **kwargs: Any) -> None:
        super().__init__(game, lang, **kwargs)
        self.example: Example | None = None
        self.shots: list[Shot] = []
        #: How many results of the book the engine compares its own with.
        self.results = 0
        self.place = 0
        #: The move of this place has been shown.
        self.played = False
        self._scene: Scene | None = None

    # ------------------------------------------------------------------ messages from the browser

    def hear_game(self, content: Mapping[str, Any]) -> None:
        """Open the examples of another game."""
        self.example = None
        super().hear_game(content)

    def hear_open(self, content: Mapping[str, Any]) -> None:
        """Open an example by its id, at its beginning; one that does not exist leaves everything as it is."""
        example = next((example for example in self.game.examples if example.id == content.get("id")), None)
        if example is not None:
            self.example = example
            self.shots = example.film()
            self.results = len(example.run().expected)
            self._goto(int(content.get("place") or 0))

    def hear_goto(self, content: Mapping[str, Any]) -> None:
        """Look at another step of the example."""
        self._goto(int(content["place"]))

    def hear_guess(self, content: Mapping[str, Any]) -> None:
        """Compare a guess with what the rules say, and show the move. No guess at all is answered too."""
        shot = self.shots[self.place]
        guessed = content.get("guess")
        right = None if guessed is None or self._truth(shot) is None else guessed == self._truth(shot)
        self.played = True
        self._show(right)

    def hear_rule(self, content: Mapping[str, Any]) -> None:
        """Send a rule, to be read in place."""
        rule = self.game.rulebook[str(content.get("rule"))]
        self.send({"type": "rule", **rule_words(rule, self.lang), "at": content.get("at")})

    # ------------------------------------------------------------------ what the browser is told

    def greet(self) -> None:
        """Send the list of examples, and the open one again in the language that is now spoken."""
        lang = self.lang
        self._scene = None
        self.send(
            {
                "type": "greeting",
                "lang": lang,
                "languages": list(LANGUAGES),
                "labels": labels("examples", lang),
                "symbols": art.symbols_svg(),
                "title": self.word("examples-title-of", game=self.game.title(lang)),
                "game": self.game.name,
                "games": [{"name": name, "title": tutor.game(name).title(lang)} for name in tutor.games()],
                "examples": [{"id": example.id, "title": example.title_in(lang)} for example in self.game.examples],
            }
        )
        if self.example is not None:
            self._show()

    def _goto(self, place: int) -> None:
        self.place = max(0, min(place, len(self.shots) - 1))
        # a position that is only looked at has nothing to be guessed
        self.played = bool(self.shots) and self.shots[self.place].move is None
        self._show()

    def _show(self, right: bool | None = None) -> None:
        """Send the step that is looked at: before the guess, or after it with what happened."""
        example = self.example
        assert example is not None
        message: dict[str, Any] = {
            "type": "step",
            "id": example.id,
            "title": example.title_in(self.lang),
            "rules": list(example.rules),
            "place": self.place,
            "count": len(self.shots),
            "placewords": self.word("step-of", number=self.place + 1, steps=len(self.shots)),
            "played": self.played,
            "right": right,
            "agreed": self.word("examples-agreed-of", count=self.results),
        }
        if self.shots:
            shot = self.shots[self.place]
            message |= {"scene": self._draw((shot.after if self.played else None) or shot.before), **self._words(shot)}
        self.send(message)

    def _draw(self, state: State) -> dict[str, Any]:
        reader = boards.Reader(self.game, self.lang, (), None, boards.folder(self.game.name))
        scene = boards.board(self.game.name).draw(reader, state.view(None))
        same_size = self._scene is not None and (scene.width, scene.height) == (self._scene.width, self._scene.height)
        patch = scene.changes(self._scene if same_size else None)
        self._scene = scene
        return patch

    def _words(self, shot: Shot) -> dict[str, Any]:
        """Return who does what, what is to be guessed, and, once it is played, what the rules say."""
        if shot.move is None:
            return {"actor": None, "text": self.word("examples-position-of"), "ask": None, "lines": []}
        actor = shot.before.actor
        seated = actor is not None and actor >= 0
        words: dict[str, Any] = {
            "actor": actor if seated else None,
            "name": player_name(actor, self.lang) if actor is not None and seated else self.word("examples-chance-of"),
            "text": say_move(shot.before, shot.move, self.lang),
            "targets": list(boards.board(self.game.name).targets(self.game, shot.before.view(None), shot.move)),
            "ask": None if self.played else self._ask(shot),
            "lines": [],
        }
        if not self.played:
            return words
        if shot.refusal is not None:
            lines = [{"text": say(shot.refusal, self.lang), "rule": shot.refusal.rule, "see": []}]
        else:
            lines = [
                {"text": say(event, self.lang), "rule": event.rule, "see": list(event.see)} for event in shot.events
            ]
        return {**words, "lines": lines, "verdict": self._verdict(shot)}

    def _ask(self, shot: Shot) -> dict[str, Any] | None:
        """Return the question before the move is shown: is it allowed, or how much will there be."""
        if shot.after is None:
            return {"kind": "legal", "text": self.word("examples-allowed-of")}
        guess = self._guess(shot)
        if guess is None:
            return None
        unit, player = self.game.unit(guess.thing, guess.now, self.lang), player_name(guess.seat, self.lang)
        text = self.word("examples-how-many-of", unit=unit, player=player, now=guess.now)
        return {"kind": "number", "text": text, "now": guess.now}

    def _verdict(self, shot: Shot) -> str:
        """Return the right answer to the question, in words."""
        if shot.after is None:
            return self.word("examples-refused-of" if shot.refusal else "examples-legal-of")
        guess = self._guess(shot)
        if guess is None:
            return ""
        unit = self.game.unit(guess.thing, guess.then, self.lang)
        return self.word("examples-now-of", player=player_name(guess.seat, self.lang), unit=unit, count=guess.then)

    def _truth(self, shot: Shot) -> Any:
        """Return the right answer: allowed or not, or a number; None where nothing is asked."""
        if shot.after is None:
            return shot.refusal is None
        guess = self._guess(shot)
        return guess and guess.then

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
