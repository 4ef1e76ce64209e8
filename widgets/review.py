"""The review of a game: its turning points in words, each with its position and another try, all marks, and charts.

The browser asks for the work in slices (`hear_work`), so that the page answers in between, and stops by not asking any
more. What has been found is kept in the browser's memory, beside the game.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Generator, Iterator, Mapping, Sequence
from importlib.util import find_spec
from time import perf_counter
from typing import Any, Final

from tutor.analysis import cache, charts, telling
from tutor.analysis.review import BUDGETS, Reviewer, Verdict, begin, eyes
from tutor.analysis.review import Review as GameReview
from tutor.analysis.sample import sample, samples
from tutor.analysis.timeline import Record, Timeline
from tutor.analysis.weighing import Weighed, compare
from tutor.core.decision import CHANCE
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import LANGUAGES, player_name, say, say_move
from widgets import art, boards
from widgets.assets import board_script, board_style, labels
from widgets.covers import covers
from widgets.film import patch
from widgets.inspect import Inspecting, Sight
from widgets.messages import game_titles, rule_words
from widgets.scene import Scene

#: Seconds of work before the page is heard again.
SLICE: Final = 0.12
#: Share of the work after which the line of values is drawn anew.
REDRAW: Final = 0.1
#: How wide charts are drawn; the page scales them. Those that stand side by side are drawn smaller.
WIDE, NARROW = 760, 400


class Review(Inspecting):
    """A recorded game, looked back at."""

    _esm = board_script("shelf.js", "rules.js", "dialogs.js", "mygames.js", "review.js")
    _css = board_style("table.css", "mygames.css", "review.css")

    def __init__(self, record: str | Record | None = None, lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        self._given = record
        self.review: GameReview | None = None
        self.budget = "quick"
        self._work: Iterator[float] = iter(())
        self._drawn = 0.0
        self._told: set[int] = set()
        #: Turning points in words, with the verdict they tell of: working them out anew takes longer than a slice.
        self._turning: dict[int, tuple[Verdict | None, dict[str, Any]]] = {}
        self._scene: Scene | None = None
        self._sight: Sight | None = None
        self._candidates: Sequence[Move] = ()
        self._number = 0
        #: The learner's other try, and how it is being measured.
        self._tried: Move = ()
        self._again: Generator[None, None, Weighed] | None = None

    # ------------------------------------------------------------------ opening a game

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened: greet, and take the game that was handed over, or the table's."""
        self.read_query(content)
        self._greet()
        wanted = self._given if self._given is not None else content.get("saved")
        if isinstance(wanted, str | Mapping):
            self._open(wanted)
        else:  # the page offers a choice, and its words stand already
            self.send({"type": "covers", "covers": covers(self.lang)})

    def hear_load(self, content: Mapping[str, Any]) -> None:
        """Open a saved game; a damaged file changes nothing."""
        self._open(str(content.get("text")))

    def hear_sample(self, content: Mapping[str, Any]) -> None:
        """Open a sample game, for those who have none of their own."""
        if content.get("game") in samples():
            self._open(sample(str(content["game"])))

    def hear_budget(self, content: Mapping[str, Any]) -> None:
        """Look quickly or thoroughly; what the other look has found is not mixed in."""
        if self.review and content.get("budget") in BUDGETS:
            self.budget = str(content["budget"])
            self._begin(self.review.timeline)

    def hear_lang(self, content: Mapping[str, Any]) -> None:
        """Change the language; what has been found stays."""
        if content.get("lang") in LANGUAGES:
            self.lang = str(content["lang"])
            self._greet()
            if self.review:
                self._show_game()
            else:
                self.send({"type": "covers", "covers": covers(self.lang)})

    def _greet(self) -> None:
        self.send(
            {
                "type": "greeting",
                "lang": self.lang,
                "languages": list(LANGUAGES),
                "labels": labels("review", self.lang),
                "symbols": art.symbols_svg(),
                "title": self.word("review-title-of"),
                "games": game_titles(self.lang),
                "samples": samples(),
                "drawing": find_spec("altair") is not None and find_spec("vl_convert") is not None,
            }
        )

    def _open(self, record: str | Record) -> None:
        self._begin(Timeline(record))

    def _begin(self, timeline: Timeline) -> None:
        """Begin to review a game, through the eyes that may see it."""
        self.review = begin(timeline, BUDGETS[self.budget], eyes(timeline))
        self._show_game()

    def _show_game(self) -> None:
        review = self._reviewed()
        timeline = review.timeline
        self._work = Reviewer(review).work()
        self._told = set()
        self._turning = {}
        self._drawn = 0.0
        self._scene = None
        self._again = None
        self.send(
            {
                "type": "game",
                "game": timeline.game.name,
                "heading": self.word("review-game-of", game=timeline.game.title(self.lang)),
                "record": timeline.digest(),
                "budget": self.budget,
                "seats": [player_name(seat, self.lang, timeline.names) for seat in range(timeline.players)],
                "steps": self._steps(),
                "own": review.seat is not None,
                "scale": telling.tell_scale(review, self.lang),
                "band": telling.tell_band(self.lang),
            }
        )
        self.hear_look({"number": self._steps()[0]})

    def _steps(self) -> list[int]:
        """Return the moments that can be looked at: decisions of those who are reviewed, and the end."""
        review = self._reviewed()
        numbers = [moment.number for moment in review.timeline.moments if moment.actor in review.seats]
        return [*numbers, len(review.timeline.moments)]

    def _reviewed(self) -> GameReview:
        assert self.review is not None, "the browser asks only about a game that it was given"
        return self.review

    # ------------------------------------------------------------------ the work, slice by slice

    def hear_recall(self, content: Mapping[str, Any]) -> None:
        """Take up what the browser remembers of this review, if it is of any use."""
        try:
            saved = json.loads(str(content.get("text")))
        except (ValueError, RecursionError):
            saved = None
        review = self._reviewed()
        if cache.fill(review, saved):
            self._work = Reviewer(review).work()
        self._report(0.0)

    def hear_work(self, _content: Mapping[str, Any]) -> None:
        """Work for a moment and say how far it got."""
        part = 0.0
        stop = perf_counter() + SLICE
        while perf_counter() < stop and part < 1:
            part = next(self._work, 1.0)
        self._report(part)
        if part == 1:
            self.hear_pause({})
        elif part - self._drawn >= REDRAW:
            self._drawn = part
            self._draw("value")
            self._keep()

    def hear_pause(self, _content: Mapping[str, Any]) -> None:
        """Show and keep what has been found so far."""
        self._keep()
        self._draw("value")
        self._draw("luck")

    def _report(self, part: float) -> None:
        review = self._reviewed()
        fresh = [entry for entry in review.marks() if entry[0].number not in self._told]
        self._told.update(verdict.number for verdict, _ in fresh)
        looked = len(review.looks)
        self.send(
            {
                "type": "progress",
                "part": part,
                "complete": review.complete,
                "turning": [self._turned(number) for number in review.turning_points()],
                "note": telling.tell_turning_points(review, self.lang),
                "told": review.told,
                "marks": [self._entry(verdict, mark) for verdict, mark in fresh],
                "found": self.word("review-found-of", count=len(self._told), decisions=looked),
                "ledgers": [telling.tell_ledger(review, ledger, self.lang) for ledger in review.ledgers()]
                if review.complete
                else [],
            }
        )

    def _turned(self, number: int) -> dict[str, Any]:
        """Return a turning point in words; they are kept until more is known about it."""
        review = self._reviewed()
        verdict = review.verdicts.get(number)
        if number not in self._turning or self._turning[number][0] is not verdict:
            self._turning[number] = (verdict, telling.tell_turning(review, number, self.lang)._asdict())
        return self._turning[number][1]

    def _entry(self, verdict: Verdict, mark: str) -> dict[str, Any]:
        """Return a line of the list of marks."""
        gain = verdict.weighed.gain
        timeline = self._reviewed().timeline
        played = timeline.moments[verdict.number].move
        return {
            "number": verdict.number,
            "seat": verdict.seat,
            "mark": mark,
            "text": telling.word(f"mark-{mark}", self.lang),
            "move": say(played, self.lang, verdict.seat, timeline.names),
            "loss": telling.rounded(-gain.mean, gain.margin, self.lang),
            "margin": telling.say_margin(gain, self.lang),
            "label": self.word("review-move-of", number=verdict.number + 1),
        }

    def _keep(self) -> None:
        review = self._reviewed()
        text = json.dumps(cache.to_dict(review), separators=(",", ":"))
        self.send({"type": "keep", "game": review.timeline.game.name, "text": text})

    # ------------------------------------------------------------------ charts

    def hear_draw(self, content: Mapping[str, Any]) -> None:
        """Draw a chart."""
        self._draw(str(content.get("chart")))

    def _draw(self, name: str) -> None:
        if name in charts.CHARTS:
            drawn = charts.chart(self._reviewed(), name, self.lang, charts.PAGE, WIDE if name == "value" else NARROW)
            try:
                svg = charts.to_svg(drawn, self.lang)
            except ImportError:  # where nothing compiled can run there are no charts; all else works
                return
            self.send({"type": "chart", "name": name, "svg": svg, "title": telling.word(f"chart-{name}", self.lang)})

    def hear_export(self, content: Mapping[str, Any]) -> None:
        """Send a chart as a file."""
        name, form = content.get("chart"), content.get("form")
        if name not in charts.CHARTS or form not in ("svg", "png"):
            return
        review = self._reviewed()
        drawn = charts.chart(review, str(name), self.lang, charts.PAPER, WIDE)
        data = charts.to_png(drawn, self.lang) if form == "png" else charts.to_svg(drawn, self.lang).encode()
        file = f"{review.timeline.game.name}-{name}.{form}"
        self.send({"type": "file", "name": file, "form": form, "data": b64encode(data).decode()})

    # ------------------------------------------------------------------ a position

    def hear_look(self, content: Mapping[str, Any]) -> None:
        """Show the position before a move of the record (or the last one), and what is known about the decision."""
        self._again = None
        number = content.get("number")
        steps = self._steps()
        if type(number) is not int or number not in steps:
            return
        self._number = number
        self._candidates = ()
        state, reader = self._position()
        view = state.view(reader)
        self._send_position(state, reader, view, {}, [])

    def _position(self) -> tuple[State, int | None]:
        """Return the position that is looked at, and through whose eyes: the mover's."""
        review = self._reviewed()
        timeline = review.timeline
        if self._number == len(timeline.moments):
            return timeline.final, review.seat
        state = timeline.at(self._number)
        return state, state.actor

    def sight(self, _content: Mapping[str, Any]) -> Sight | None:
        """Return what the browser shows."""
        return self._sight

    def _send_position(
        self, state: State, reader: int | None, view: Mapping[str, Any], targets: Mapping[str, Any], moves: list[Any]
    ) -> None:
        review = self._reviewed()
        timeline = review.timeline
        name = timeline.game.name
        board = boards.board(name)
        eyes = boards.Reader(timeline.game, self.lang, timeline.names, reader, boards.folder(name))
        scene = board.draw(eyes, view)
        self._sight = Sight(eyes, view, scene)
        changed = patch(self._scene, scene)
        self._scene = scene
        steps = self._steps()
        self.send(
            {
                "type": "position",
                "number": self._number,
                "step": steps.index(self._number),
                "scene": changed,
                "seat": state.actor,
                "head": self._head(state),
                "question": say(state.decision, self.lang, reader, timeline.names) if state.decision else "",
                # whoever tries again is not told before
                "told": None if moves else self._told_about(state),
                "targets": targets,
                "moves": moves,
                "again": bool(moves),
            }
        )

    def _head(self, state: State) -> str:
        review = self._reviewed()
        if self._number == len(review.timeline.moments):
            return self.word("review-end-of")
        assert state.actor is not None  # somebody moved here
        verdict = review.verdicts.get(self._number)
        return telling.heading(review, self._number, state.actor, review.mark(verdict) if verdict else None, self.lang)

    def _told_about(self, state: State) -> dict[str, Any] | None:
        """Return what is known about the decision that is looked at, and whether it is worth another try."""
        review = self._reviewed()
        if self._number == len(review.timeline.moments):
            return None
        told = telling.tell(review, self._number, state, self.lang)._asdict()
        worth = told["mark"] is not None or self._number in review.turning_points()
        return {**told, "again": worth and bool(review.rival(self._number))}

    # ------------------------------------------------------------------ another try

    def hear_again(self, _content: Mapping[str, Any]) -> None:
        """Let the learner decide once more: only the position and its moves, nothing about what was played."""
        state, reader = self._position()
        if state.actor is None or state.actor == CHANCE:
            return
        view = state.view(reader)
        name = state.game.name
        board = boards.board(name)
        self._candidates = state.moves()
        targets: dict[str, list[list[int]]] = {}
        moves = []
        for index, move in enumerate(self._candidates):
            text = say_move(state, move, self.lang, reader, self._reviewed().timeline.names)
            moves.append({"index": index, "text": text, "kind": type(move).__name__})
            for target in board.targets(state.game, view, move):
                targets.setdefault(target, [[], []])[0].append(index)
        self._send_position(state, reader, view, targets, moves)

    def hear_try(self, content: Mapping[str, Any]) -> None:
        """The learner's answer: found, or to be measured against the coach's."""
        review = self._reviewed()
        index = content.get("index")
        rival = review.rival(self._number)
        if type(index) is not int or not 0 <= index < len(self._candidates) or not rival:
            return
        move, state = self._candidates[index], self._position()[0]
        if move == rival[0]:
            key = "review-again-best" if review.sure(self._number) else "review-again-idea"
            self._answer(state, move, telling.word(key, self.lang), good=True)
            return
        verdict = review.verdicts.get(self._number)
        known = [review.timeline.line(self._number), *([verdict.weighed.played] if verdict else [])]
        seat = review.turn_of[self._number].seat
        self._again = compare(state, seat, move, rival, review.budget, f"again/{self._number}", known)
        self._tried = move
        self.send({"type": "measuring", "part": 0.0})

    def hear_measure(self, _content: Mapping[str, Any]) -> None:
        """Measure the learner's answer for a moment."""
        if self._again is None:
            return
        stop = perf_counter() + SLICE
        try:
            while perf_counter() < stop:
                next(self._again)
        except StopIteration as done:
            weighed: Weighed = done.value
            self._again = None
            good = not weighed.gain.told_apart or weighed.gain.mean <= 0
            self._answer(self._position()[0], self._tried, telling.tell_again(weighed, self.lang), good=good)
            return
        self.send({"type": "measuring"})

    def _answer(self, state: State, move: Move, text: str, *, good: bool) -> None:
        names = self._reviewed().timeline.names
        tried = say_move(state, move, self.lang, state.actor, names)
        self.send(
            {
                "type": "answer",
                "good": good,
                "tried": self.word("review-tried-of", move=tried),
                "text": text,
                "told": self._told_about(state),
            }
        )

    def hear_rule(self, content: Mapping[str, Any]) -> None:
        """Send a rule, to be read in place."""
        rule = self._reviewed().timeline.game.rulebook[str(content.get("rule"))]
        self.send({"type": "rule", **rule_words(rule, self.lang), "at": content.get("at")})
