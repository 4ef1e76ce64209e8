"""The coach beside a board: hints in four steps, and the way to a move that is not legal now.

What it says is for the eyes of the player who decides: when several people share the screen, only after that player has
asked to see their own hidden things.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final

from tutor.coach.hints import AIM, STEPS, Hint, hint
from tutor.coach.repair import Repair, planning
from tutor.coach.search import Found, glance, searching
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import say_move
from widgets import boards
from widgets.slices import Work
from widgets.stage import Stage

#: Simulations behind a hint, and seconds after which fewer must do.
SIMULATIONS: Final = 480
SECONDS: Final = 2.5


class Coached(Stage):
    """A stage on which the player to move can ask the coach."""

    def __init__(self, lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        self._work: Work[Any] | None = None
        #: What was found for the position on screen: the further steps of its hint need no search.
        self._found: tuple[State, Found] | None = None

    @abstractmethod
    def may_ask(self) -> bool:
        """Return whether the coach may speak: a person decides, and nobody reads what is not for their eyes."""

    # ------------------------------------------------------------------ messages from the browser

    def hear_hint(self, content: Mapping[str, Any]) -> None:
        """Give the next step of the hint; the first one searches."""
        step = content.get("step")
        if step not in STEPS or not self._ready(content):
            return
        state, seat = self.shown, self._seat()
        if self._found is not None and self._found[0] is state:
            self._show_hint(hint(state, seat, step, self._found[1]))
            return

        def found(result: Found) -> None:
            self._found = (state, result)
            self._show_hint(hint(state, seat, step, result))

        # first words at once: what the planner aims at, until the search has the last word
        self._show_hint(hint(state, seat, AIM, glance(state, seat)), thinking=True)
        self._begin(searching(state, seat, simulations=SIMULATIONS, seconds=SECONDS, reasons=True), found, "hint")

    def hear_plan(self, content: Mapping[str, Any]) -> None:
        """Look for the way to a candidate that is not legal now."""
        index = content.get("index")
        if type(index) is not int or not 0 <= index < len(self._candidates) or not self._ready(content):
            return
        search = planning(self.shown, self._candidates[index], self._seat())
        self._begin(search, lambda answer: self._show_plan(answer, index), "plan", index)

    def hear_enough(self, _content: Mapping[str, Any]) -> None:
        """The person does not want to wait any longer: the best so far will do."""
        if self._work is not None:
            self._work.stop()

    # ------------------------------------------------------------------ the work, and what the browser is told

    def _seat(self) -> int:
        actor = self.shown.actor
        assert actor is not None
        return actor

    def _ready(self, content: Mapping[str, Any]) -> bool:
        """Return whether a question is about the position on screen, and one that may be asked."""
        return content.get("number") == self.number and self.may_ask()

    def _begin(self, job: Generator[float, bool, Any], done: Any, what: str, index: int = -1) -> None:
        """Work in slices; whatever was under way is given up."""
        self.forget()

        def progress(part: float) -> None:
            self.send({"type": "coaching", "what": what, "index": index, "part": part})

        progress(0.0)
        self._work = Work(job, progress, done, self.trouble)
        self._work.start()

    def forget(self) -> None:
        """Give up what is under way: the position has changed, or something else was asked."""
        if self._work is not None:
            self._work.drop()
            self._work = None

    def _show_hint(self, made: Hint, thinking: bool = False) -> None:
        """Tell a hint; while the coach is still thinking, it is what it thinks so far."""
        lines = [line._asdict() for line in made.lines(self.lang, self.names)]
        targets = self._places(made.places)
        self.send({"type": "hint", "step": made.step, "lines": lines, "targets": targets, "thinking": thinking})

    def _show_plan(self, answer: Repair, index: int) -> None:
        names = self.names
        steps = [
            {"text": text, "rule": step.state.decision.rule if step.state.decision else ""}
            for step, text in zip(answer.steps or (), answer.move_words(self.lang, names), strict=True)
        ]
        wish = say_move(self.shown, answer.wish, self.lang, answer.seat, names)
        self.send(
            {
                "type": "plan",
                "index": index,
                "wish": wish,
                "found": answer.found,
                "never": answer.end == "never",
                "steps": steps,
                "notes": answer.notes(self.lang),
                "targets": self._places(answer.moves[:1]),
            }
        )

    def _places(self, moves: Sequence[Move]) -> list[str]:
        """Return where on the board moves are made."""
        game = self.shown.game
        view = self.shown.view(self.reader)
        board = boards.board(game.name)
        return list(dict.fromkeys(target for move in moves for target in board.targets(game, view, move)))
