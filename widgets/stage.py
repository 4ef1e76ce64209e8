"""A board to look at and to click on: what the table and the lessons have in common.

No rule lives here. Python sends the browser what changed in the drawing and which moves lie where; the browser
(`static/stage.js`) answers with the number of a move, or asks why another is not allowed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import player_name, say, say_detail, say_move
from tutor.core.words import Event
from widgets import boards
from widgets.film import Reel, film, shown
from widgets.inspect import Inspecting, Sight
from widgets.messages import rule_words
from widgets.offers import Worded, grouped
from widgets.refusals import Refused, told
from widgets.scene import Scene, Shape
from widgets.story import Eyes, changes

#: Reasons why not that are told of a thing which is looked at closely.
MOST_REASONS = 3


class Stage(Inspecting):
    """Shows one position at a time, as one reader may see it."""

    def __init__(self, lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        #: Counts the updates, so that a click on what is no longer there is recognised.
        self.number = 0
        self._scene: Scene | None = None
        #: Which position the last picture shows, and through whose eyes.
        self._seen: tuple[State | None, int | None] = (None, None)
        self._candidates: Sequence[Move] = ()
        #: For each target of the last picture, the numbers of its legal candidates and of the others.
        self._lying: Mapping[str, list[list[int]]] = {}
        self._sight: Sight | None = None
        #: The position as the reader may know it, from the last picture.
        self._view: Mapping[str, Any] = {}
        self._reader: boards.Reader | None = None

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

    @property
    def eyes(self) -> Eyes:
        """Return for whom stories are told."""
        return Eyes(self.lang, self.reader, self.names)

    def lines(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """Return what happened, each line with its rules."""
        return [
            {"text": self.say(event), "rule": event.rule, "see": list(event.see), "seat": event.seat}
            for event in events
        ]

    def rules_of(self, decision: Decision[Any]) -> list[dict[str, str]]:
        """Return the rules behind a question by title: those of this edition, and of the game for one only there."""
        game, alone = self.shown.game, self.shown.players == 1
        rules = (game.rulebook[name] for name in (decision.rule, *decision.see) if game.plays_by(name))
        return [{"id": rule.id, "title": rule.title(self.lang)} for rule in rules if alone or not rule.solo]

    # ------------------------------------------------------------------ the board

    def repaint(self) -> None:
        """Forget what the browser has: the next picture is sent whole."""
        self._scene = None

    def picture(self, reel: Reel | None = None) -> tuple[dict[str, Any], Scene]:
        """Draw the position; return what changed since the last picture, and the drawing.

        Where the last picture shows the position before a move, the way from there is told event by event.
        """
        self.number += 1
        self._view = self.shown.view(self.reader)
        before, way = self._scene, None
        if reel and before is not None and self._seen[0] is reel.before and self._seen[1] == self.reader:
            way = film(before, reel, lambda state: self._draw(state.view(self.reader)), self._beat)
        scene = self._draw(self._view)
        self._scene, self._seen = scene, (self.shown, self.reader)
        if self._reader is not None:
            self._sight = Sight(self._reader, self._view, scene)
        return shown(before, scene, way, reel), scene

    def _draw(self, view: Mapping[str, Any]) -> Scene:
        name = self.shown.game.name
        reader = boards.Reader(self.shown.game, self.lang, self.names, self.reader, boards.folder(name))
        self._reader = reader
        return boards.board(name).draw(reader, view)

    def _beat(self, event: Event) -> dict[str, Any]:
        """Return what is told while an event is shown."""
        text = self.say(event)
        return {"text": text, "seat": event.seat, "changes": changes(text, self.lang)}

    def reel(self, before: State, move: Move, events: Sequence[Event], hidden: bool = False) -> Reel:
        """Return a move to be shown; where a hidden one was made is not told."""
        board = boards.board(before.game.name)
        places = () if hidden else board.targets(before.game, before.view(self.reader), move)
        return Reel(before, move, events, places)

    def no_offer(self) -> dict[str, Any]:
        """Offer nothing to click on."""
        self._candidates = ()
        self._lying = {}
        return {"moves": [], "groups": [], "targets": {}}

    def offer(self) -> dict[str, Any]:
        """Return the legal moves in words, and where on the last picture each candidate lies."""
        state, board = self.shown, boards.board(self.shown.game.name)
        assert self._scene is not None and self._reader is not None  # the position has been drawn
        short = getattr(board, "short", None)
        self._candidates = state.candidates()
        legal = set(state.moves())
        moves = []
        targets: dict[str, list[list[int]]] = {}
        for index, move in enumerate(self._candidates):
            may = move in legal
            places = board.targets(state.game, self._view, move)
            if may:
                text, detail = self.say(move), say_detail(state, move, self.lang, self.reader, self.names)
                moves.append(Worded(index, move, text, detail, places, short(self._reader, move) if short else ""))
            for target in places:
                targets.setdefault(target, [[], []])[0 if may else 1].append(index)
        self._lying = targets
        return {
            "moves": [
                {"index": index, "text": f"{text} ({detail})" if detail else text, "kind": type(move).__name__}
                for index, move, text, detail, *_ in moves
            ],
            "groups": grouped(moves, self._scene),
            "targets": targets,
        }

    # ------------------------------------------------------------------ looking closely

    def sight(self, _content: Mapping[str, Any]) -> Sight | None:
        """Return what the browser shows."""
        return self._sight

    def possible(self, shape: Shape) -> dict[str, Any]:
        """Return what can be done now with the thing that a shape shows, and why the rest cannot."""
        legal, others = self._lying.get(shape.get("target", ""), ([], []))
        refusals = (self.shown.why_not(self._candidates[index]) for index in others)
        reasons = dict.fromkeys(self.say(refusal) for refusal in refusals if refusal is not None)
        return {"moves": legal, "refusals": list(reasons)[:MOST_REASONS]}

    # ------------------------------------------------------------------ messages from the browser

    def hear_why(self, content: Mapping[str, Any]) -> None:
        """Say why these candidates are not legal: all of them, or those of one place on the board."""
        state = self.shown
        wanted = content.get("indices")
        refused = []
        for index, move in enumerate(self._candidates):
            if wanted is not None and index not in wanted:
                continue
            refusal = state.why_not(move)
            if refusal is not None:
                words = say_move(state, move, self.lang, self.reader, self.names)
                refused.append(Refused(index, move, words, refusal, self.say(refusal)))
        self.send({"type": "why", **told(state, refused, self.lang), "at": content.get("at")})

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
