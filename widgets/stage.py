"""A board to look at and to click on: what the table and the lessons have in common.

No rule lives here. Python sends the browser what changed in the drawing and which moves lie where; the browser
(`static/stage.js`) answers with the number of a move, or asks why another is not allowed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import player_name, say, say_move
from tutor.core.words import Event
from widgets import boards
from widgets.messages import Talking, rule_words
from widgets.scene import Scene


class Stage(Talking):
    """Shows one position at a time, as one reader may see it."""

    def __init__(self, lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        #: Counts the updates, so that a click on what is no longer there is recognised.
        self.number = 0
        self._scene: Scene | None = None
        self._candidates: Sequence[Move] = ()
        #: The position as the reader may know it, from the last picture.
        self._view: Mapping[str, Any] = {}

    # ------------------------------------------------------------------ what a page of its own says

    @property
    @abstractmethod
    def shown(self) -> State:
        """Return the position on the board."""

    @property
    @abstractmethod
    def reader(self) -> int | None:
        """Return whose eyes we look through; None sees everything, -1 what is public."""

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """Return the players' names; empty ones are filled in by the language."""

    # ------------------------------------------------------------------ words

    def say(self, thing: Any) -> str:
        """Return an event, move, refusal, question or score line for the reader."""
        return say(thing, self.lang, self.reader, self.names)

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return player_name(seat, self.lang, self.names)

    def lines(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """Return what happened, each line with its rules."""
        return [
            {"text": self.say(event), "rule": event.rule, "see": list(event.see), "seat": event.seat}
            for event in events
        ]

    # ------------------------------------------------------------------ the board

    def repaint(self) -> None:
        """Forget what the browser has: the next picture is sent whole."""
        self._scene = None

    def picture(self) -> tuple[dict[str, Any], Scene]:
        """Draw the position; return what changed since the last picture, and the drawing."""
        self.number += 1
        name = self.shown.game.name
        reader = boards.Reader(self.shown.game, self.lang, self.names, self.reader, boards.folder(name))
        self._view = self.shown.view(self.reader)
        scene = boards.board(name).draw(reader, self._view)
        patch = scene.changes(self._scene)
        self._scene = scene
        return patch, scene

    def no_offer(self) -> dict[str, Any]:
        """Offer nothing to click on."""
        self._candidates = ()
        return {"moves": [], "targets": {}}

    def offer(self) -> dict[str, Any]:
        """Return the legal moves in words, and where on the last picture each candidate lies."""
        state, board = self.shown, boards.board(self.shown.game.name)
        self._candidates = state.candidates()
        legal = set(state.moves())
        moves = []
        targets: dict[str, list[list[int]]] = {}
        for index, move in enumerate(self._candidates):
            may = move in legal
            if may:
                words = say_move(state, move, self.lang, self.reader, self.names)
                moves.append({"index": index, "text": words, "kind": type(move).__name__})
            for target in board.targets(state.game, self._view, move):
                targets.setdefault(target, [[], []])[0 if may else 1].append(index)
        return {"moves": moves, "targets": targets}

    # ------------------------------------------------------------------ messages from the browser

    def hear_why(self, content: Mapping[str, Any]) -> None:
        """Say why these candidates are not legal: all of them, or those of one place on the board."""
        state = self.shown
        wanted = content.get("indices")
        answers = []
        for index, move in enumerate(self._candidates):
            if wanted is not None and index not in wanted:
                continue
            refusal = state.why_not(move)
            if refusal is not None:
                words = say_move(state, move, self.lang, self.reader, self.names)
                answers.append({"index": index, "text": words, "why": self.say(refusal), "rule": refusal.rule})
        self.send({"type": "why", "answers": answers, "at": content.get("at")})

    def hear_rule(self, content: Mapping[str, Any]) -> None:
        """Send a rule, to be read in place."""
        rule = self.shown.game.rulebook[str(content.get("rule"))]
        self.send({"type": "rule", **rule_words(rule, self.lang), "at": content.get("at")})

    def hear_sheet(self, _content: Mapping[str, Any]) -> None:
        """Send every player's score sheet."""
        state = self.shown
        sheets = []
        hidden = state.hidden_scores(self.reader)
        for seat in range(state.players):
            if seat in hidden:
                sheets.append({"name": self.name(seat), "seat": seat, "lines": [], "total": "?"})
                continue
            sheet = state.score_sheet(seat)
            lines = [{"text": self.say(line), "points": line.points, "rule": line.rule} for line in sheet.lines]
            sheets.append({"name": self.name(seat), "seat": seat, "lines": lines, "total": sheet.total})
        self.send({"type": "sheet", "sheets": sheets, "over": state.over, "winners": state.winners()})
