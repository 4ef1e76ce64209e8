"""The lessons: the list of a game's course, and a lesson with its board, the tutor's words and what the learner tries.

No rule and no lesson lives here: `tutor.lessons.Runner` takes the learner through, this page shows it. Progress is kept
under the learner's own code, which stands behind the # of the page's address, where no server sees it; without a
database the lessons work all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Any

import tutor
from tutor.core.errors import BadLesson, BadProgress
from tutor.core.state import State
from tutor.core.text import LANGUAGES, say_move
from tutor.lessons import Outcome, Runner, course
from tutor.lessons import format as f
from tutor.lessons.conditions import Situation
from tutor.lessons.progress import NOTHING, Course, Mastered, Progress, is_code, new_code
from tutor.lessons.runner import LATE, ON, REFUSED, RIGHT, WRONG, fill
from widgets import art
from widgets.assets import board_script, board_style, labels
from widgets.coachbox import Coached
from widgets.film import Reel
from widgets.messages import game_titles
from widgets.places import pointed_out
from widgets.trails import Trails

#: Seconds for which a database that has failed is not asked again: each try may take as long as it is waited for.
PAUSE = 30.0


class Lesson(Coached):
    """A game's course, and one of its lessons."""

    _esm = board_script("rules.js", "stage.js", "coach.js", "dialogs.js", "lesson.js")
    _css = board_style("table.css", "shell.css", "coach.css", "lesson.css")

    def __init__(
        self, game: str = "toscana", lesson: str = "", lang: str = "en", progress: Progress | None = None, **kwargs: Any
    ) -> None:
        super().__init__(lang, **kwargs)
        self.game = tutor.game(game)
        self.runner: Runner | None = None
        self.learner = new_code()
        self.course: Course = NOTHING
        self.progress = progress or Progress()
        #: False while the database fails: the learner is told once, and the lessons go on.
        self.kept = True
        self._unsaved: list[Callable[[], None]] = []
        self._next_try = 0.0
        self._outcome: Outcome | None = None
        self._wished = lesson
        #: The code of the page's address, while it is not the browser's own.
        self._offered = ""
        self._trails = Trails()
        # A warm kernel makes its widget before anybody comes: what every greeting needs is then at hand.
        for language in LANGUAGES:
            game_titles(language)

    # ------------------------------------------------------------------ where we are

    @property
    def shown(self) -> State:
        """Return the position of the step."""
        assert self.runner is not None
        return self.runner.state

    @property
    def reader(self) -> int | None:
        """Return the learner's seat."""
        return self.runner.lesson.seat if self.runner else None

    @property
    def names(self) -> Sequence[str]:
        """Return no names: the players of a lesson are called by their numbers."""
        return ()

    def may_ask(self) -> bool:
        """Return whether the learner may ask the coach: where a game is played freely, and it is their turn."""
        return self.runner is not None and isinstance(self.runner.step, f.Play) and self.runner.learners_turn

    # ------------------------------------------------------------------ the page opens

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened: language, game, lesson and step come from its address, the learner's code too."""
        query = self.read_query(content)
        own, offered = (str(content.get(name) or "") for name in ("learner", "offered"))
        offered = offered or query.get("learner", "")
        if is_code(own) or is_code(offered):
            self.learner = own if is_code(own) else offered
        # a link with another's code must not make this browser forget its own: the visitor is asked
        self._offered = offered if is_code(offered) and offered != self.learner else ""
        if "game" in query and query["game"] != self.game.name:
            self.game = tutor.game(query["game"])
        self._trails.take(content.get("trails"))
        lesson = query.get("lesson", self._wished)
        if lesson:
            self._open(lesson, str(content.get("step") or ""))
        self._greet()
        self._fetch()

    def hear_learner(self, content: Mapping[str, Any]) -> None:
        """Go on as the learner of the address, as the visitor has decided."""
        if self._offered and content.get("learner") == self._offered:
            self.learner, self._offered, self.course = self._offered, "", NOTHING
            self._trails.forget()
            self._fetch()

    def hear_lang(self, content: Mapping[str, Any]) -> None:
        """Change the language; the place in the lesson stays."""
        if content.get("lang") in LANGUAGES:
            self.lang = str(content["lang"])
            self._greet()

    def hear_game(self, content: Mapping[str, Any]) -> None:
        """Show the course of another game."""
        self.game = tutor.game(str(content.get("game")))
        self.runner = None
        self._greet()
        self._fetch()

    def hear_list(self, _content: Mapping[str, Any]) -> None:
        """Leave the lesson for the list."""
        self.runner = None
        self._send_course()

    def hear_open(self, content: Mapping[str, Any]) -> None:
        """Open a lesson, at a step or at its beginning."""
        self._open(str(content.get("lesson")), str(content.get("step") or ""))
        self._send_lesson()

    def _open(self, name: str, step: str) -> None:
        lesson = next((lesson for lesson in course(self.game.name)[0] if lesson.id == name), None)
        if lesson is None:
            self.runner = None
            return
        if self.runner is None or (self.runner.lesson.game.name, self.runner.lesson.id) != (self.game.name, name):
            self.runner = Runner(lesson, sorted(self.course.rules))
        found = lesson.step(step)
        self._go(found.number - 1 if found else 0)

    # ------------------------------------------------------------------ the learner goes on, or back

    def _at(self) -> Runner:
        """Return the lesson that is open; a message for one that is not is out of date."""
        if self.runner is None:
            raise BadLesson("lesson-not-now")
        return self.runner

    def _go(self, index: int) -> None:
        runner = self._at()
        runner.goto(index)
        first = Outcome(ON, notes=runner.first_notes())
        self._outcome = runner.resume(self._trails.moves(runner)) or (first if first.notes else None)

    def hear_goto(self, content: Mapping[str, Any]) -> None:
        """Go to another step."""
        self._go(int(content["step"]))
        self.update()

    def hear_next(self, _content: Mapping[str, Any]) -> None:
        """Go on: to the next step, or from the last one back to the list."""
        runner = self._at()
        if runner.mastered and runner.step.kind == "tell":
            self._remember()
        if runner.index + 1 < len(runner.lesson.steps):
            self._go(runner.index + 1)
            self.update()
        else:
            self.hear_list({})

    def hear_show(self, content: Mapping[str, Any]) -> None:
        """Show so many of the tutor's moves."""
        self._after(lambda runner: runner.show(int(content["turns"])))

    def hear_play(self, content: Mapping[str, Any]) -> None:
        """Play the move with this number; a click on an older picture is ignored."""
        if content.get("number") == self.number and self._candidates:
            move = self._candidates[int(content["index"])]
            self._after(lambda runner: runner.play(move))

    def hear_bot(self, content: Mapping[str, Any]) -> None:
        """Let a bot make its move."""
        if content.get("number") != self.number or not self._at().bots_turn:
            return
        # what was said since the learner's own move stays on the page
        told = self._outcome or Outcome(ON)
        self._after(lambda runner: runner.play_bot().after(told))

    def hear_answer(self, content: Mapping[str, Any]) -> None:
        """Take an answer: a number, or the place of an answer in the list."""
        value = content.get("value")
        if type(value) is int and not self._at().mastered:
            self._after(lambda runner: runner.answer(value))

    def hear_giveup(self, _content: Mapping[str, Any]) -> None:
        """Show the way."""
        if not self._at().mastered:
            self._after(lambda runner: runner.give_up())

    def _after(self, act: Callable[[Runner], Outcome]) -> None:
        """Let the learner do something; keep what was mastered by it."""
        runner = self._at()
        before = runner.mastered
        self._outcome = act(runner)
        if runner.mastered and not before:
            self._remember()
        self.update()

    def hear_hint(self, content: Mapping[str, Any]) -> None:
        """Give the teacher's next hint or, in a game that is played freely, the coach's."""
        if "step" in content:
            super().hear_hint(content)
            return
        self._at().hint()
        self.update()

    def hear_undo(self, _content: Mapping[str, Any]) -> None:
        """Take back the learner's last move."""
        self._at().undo()
        self._outcome = None
        self.update()

    def hear_again(self, _content: Mapping[str, Any]) -> None:
        """Begin the step anew."""
        self._at().again()
        self._outcome = None
        self.update()

    # ------------------------------------------------------------------ progress

    def _fetch(self) -> None:
        """Ask the database what the learner has done, and tell the page; it takes longest, so it comes last."""
        if self._save():
            try:
                self.course = self.progress.of(self.learner, self.game.name)
                self.kept = True
            except BadProgress as error:
                self._do_without(error)
        if self.runner is not None:
            self.runner.met |= self.course.rules
        self._send_progress()

    def _save(self) -> bool:
        """Keep what is not kept yet; return whether the database may be asked: after a failure not for a while."""
        if monotonic() < self._next_try:
            return False
        try:
            while self._unsaved:
                self._unsaved[0]()
                del self._unsaved[0]
        except BadProgress as error:
            self._do_without(error)
            return False
        return True

    def _do_without(self, error: BadProgress) -> None:
        if self.kept:
            self.send({"type": "note", "text": error.text(self.lang)})
        self.kept = False
        self._next_try = monotonic() + PAUSE

    def _remember(self) -> None:
        """Keep the step that has just been mastered; with the last one the lesson is done."""
        runner = self._at()
        lesson, step = runner.lesson, runner.step
        rules = sorted(
            {*step.rules, *(rule for point in runner.path for event in point.events for rule in (event.rule,))}
        )
        done = [mastered for mastered in self.course.steps.get(lesson.id, ()) if mastered.step != step.id]
        steps = {**self.course.steps, lesson.id: (*done, Mastered(step.id, runner.mistakes))}
        last = step is lesson.steps[-1]
        finished = self.course.lessons | ({lesson.id} if last else set())
        self.course = Course(steps, frozenset(finished), self.course.rules | set(rules))
        place = (self.learner, self.game.name, lesson.id)
        self._unsaved.append(partial(self.progress.master, *place, step.id, runner.mistakes, rules))
        if last:
            self._unsaved.append(partial(self.progress.finish, *place))
        if self._save() and not self.kept:  # it is back, with what was done on other visits
            self._fetch()

    def hear_forget(self, _content: Mapping[str, Any]) -> None:
        """Delete everything about this learner, who gets a new code."""
        self.progress.forget(self.learner)
        self._unsaved.clear()
        self.learner, self.course = new_code(), NOTHING
        self._trails.forget()
        self._send_progress()
        self.send({"type": "note", "text": self.word("lesson-forgotten")})

    def _send_progress(self) -> None:
        self.send({"type": "progress", "learner": self.learner, "course": self._rows(), "kept": self.kept})

    # ------------------------------------------------------------------ what the browser is told

    def _rows(self) -> list[dict[str, Any]]:
        """Return the lessons of the game with the learner's progress."""
        rows = []
        for lesson in course(self.game.name)[0]:
            mastered = self.course.steps.get(lesson.id, ())
            names = {step.id for step in lesson.steps}
            done = [step for step in mastered if step.step in names]
            rows.append(
                {
                    "id": lesson.id,
                    "title": lesson.title[self.lang],
                    "titles": lesson.title,
                    "goal": lesson.goal[self.lang],
                    "facts": self.word("lesson-facts-of", steps=len(lesson.steps), minutes=lesson.minutes),
                    "steps": len(lesson.steps),
                    "mastered": [step.step for step in done],
                    "done": lesson.id in self.course.lessons,
                    "next": next((s.id for s in lesson.steps if s.id not in {step.step for step in done}), ""),
                    "state": self._state_words(lesson, len(done)),
                }
            )
        return rows

    def _state_words(self, lesson: f.Lesson, done: int) -> str:
        if lesson.id in self.course.lessons:
            return self.word("lesson-done-of")
        return self.word("lesson-begun-of", done=done, steps=len(lesson.steps)) if done else ""

    def _greet(self) -> None:
        self.repaint()
        self.send(
            {
                "type": "greeting",
                "lang": self.lang,
                "languages": list(LANGUAGES),
                "labels": labels("lesson", self.lang),
                "symbols": art.symbols_svg(),
                "game": self.game.name,
                "title": self.game.title(self.lang),
                "tagline": self.game.about("tagline", self.lang),
                "games": game_titles(self.lang),
                "learner": self.learner,
                "offered": self._offered,
                "kept": self.kept,
                "course": self._rows(),
                "lesson": self.runner.lesson.id if self.runner else "",
            }
        )
        for slip in course(self.game.name)[1][:1]:  # a teacher at work: the other lessons go on
            self.send({"type": "sorry", "text": slip.text(self.lang)})
        if self.runner is not None:
            self._send_lesson()

    def _send_course(self) -> None:
        self.send({"type": "course", "course": self._rows()})

    def _send_lesson(self) -> None:
        if self.runner is None:  # an address of a lesson that does not exist leads to the list
            self._send_course()
            return
        lesson = self.runner.lesson
        self.repaint()
        self.send(
            {
                "type": "lesson",
                "id": lesson.id,
                "title": lesson.title[self.lang],
                "titles": lesson.title,
                "steps": [{"id": step.id, "text": self._step_name(step)} for step in lesson.steps],
            }
        )
        self.update()

    def _step_name(self, step: f.Step) -> str:
        return self.word(f"step-{step.kind}-of", number=step.number)

    def update(self) -> None:
        """Send what changed: board, words, what the learner may do, and what came of the last try."""
        self.forget()
        runner = self._at()
        step, lesson = runner.step, runner.lesson
        playing = isinstance(step, f.Do | f.Play) and len(runner.path) > 1
        patch, scene = self.picture(self._last_reel(runner))
        mine = runner.learners_turn
        last = runner.index + 1 == len(lesson.steps)
        self.send(
            {
                "type": "update",
                "number": self.number,
                "scene": patch,
                "highlight": pointed_out(scene, self._highlight(runner)),
                "lesson": lesson.id,
                "step": runner.index,
                "id": step.id,
                "kind": step.kind,
                "heading": self.word("lesson-step-of", number=step.number, steps=len(lesson.steps)),
                "words": self._first_words(runner),
                "rules": list(step.rules),
                "turn": self._turn(runner, step) if isinstance(step, f.Show) else None,
                "question": self._question(runner, step),
                "ask": self.say(runner.state.decision) if mine else "",
                **(self.offer() if mine else self.no_offer()),
                "mayask": self.may_ask(),
                "bot": runner.bots_turn,
                "actor": runner.state.actor if runner.bots_turn else None,
                "hints": [runner.text(hint, self.lang) for hint in step.hints[: runner.hints_given]],
                "morehints": runner.hints_given < len(step.hints) and not runner.mastered,
                "trail": self._trails.keep(runner),
                "mayundo": playing and not runner.mastered,
                "mayagain": playing,
                "maygiveup": isinstance(step, f.Do) or step.kind == "ask",
                "scored": isinstance(step, f.Play),
                "over": runner.state.over,
                "mastered": runner.mastered,
                "steps": self._mastered_ids(lesson),
                "last": last,
                "done": lesson.done[self.lang] if last and runner.mastered and lesson.done else "",
                "reply": self._reply(runner, self._outcome) if self._outcome else None,
            }
        )

    def _last_reel(self, runner: Runner) -> Reel | None:
        """Return the move that led to the position on the board."""
        if len(runner.path) < 2:
            return None
        before, (_, events, move, _) = runner.path[-2].state, runner.path[-1]
        hidden = before.decision is not None and before.decision.secret and before.actor != self.reader
        return self.reel(before, move, events, hidden) if move is not None else None

    def _highlight(self, runner: Runner) -> list[str]:
        """Return the places to point out: of the move just shown, of the notes just said, or of the step at first."""
        step = runner.step
        if isinstance(step, f.Show) and runner.shown:
            return list(step.turns[runner.shown - 1].highlight)
        notes = [name for note in (self._outcome.notes if self._outcome else ()) for name in note.highlight]
        return notes or (list(step.highlight) if len(runner.path) == 1 else [])

    def _mastered_ids(self, lesson: f.Lesson) -> list[str]:
        return [mastered.step for mastered in self.course.steps.get(lesson.id, ())]

    def _first_words(self, runner: Runner) -> str:
        """Return the words of a step with the numbers of its beginning: they do not change while the learner plays."""
        return fill(runner.step.words, self.lang, Situation.at(runner.start, runner.lesson.seat))

    def _turn(self, runner: Runner, step: f.Show) -> dict[str, Any]:
        """Return how far the tutor has come, and what is said about the last move."""
        shown = runner.shown
        turn = step.turns[shown - 1] if shown else None
        said = [runner.text(turn.words, self.lang)] if turn and turn.words else []
        before = runner.path[-2].state if shown else runner.state
        actor = before.actor
        return {
            "shown": shown,
            "turns": len(step.turns),
            "count": self.word("lesson-turn-of", number=shown, turns=len(step.turns)),
            "who": self.name(actor) if turn and actor is not None and actor >= 0 else "",
            "seat": actor,
            "move": say_move(before, turn.move, self.lang, self.reader, self.names) if turn else "",
            "words": said[0] if said else "",
            "rules": list(turn.rules) if turn else [],
            "lines": self.lines(runner.path[-1].events) if turn else [],
        }

    def _question(self, runner: Runner, step: f.Step) -> dict[str, Any] | None:
        """Return what the learner answers with: a number, or one of several answers."""
        if isinstance(step, f.AskNumber):
            return {"form": "number", "choices": []}
        if isinstance(step, f.AskChoice):
            texts = [choice.words[self.lang] for choice in step.choices]
        elif isinstance(step, f.AskMove):
            texts = [say_move(runner.start, move, self.lang, self.reader, self.names) for move in step.moves]
        else:
            return None
        return {"form": "choice", "choices": texts}

    def _reply(self, runner: Runner, outcome: Outcome) -> dict[str, Any]:
        """Return what the tutor says to the last try."""
        titles = {RIGHT: "lesson-right", WRONG: "lesson-wrong", LATE: "lesson-late"}
        met = outcome.new_rules if isinstance(runner.step, f.Play) else ()
        refusal = outcome.refusal
        return {
            "verdict": outcome.verdict,
            "title": self.word(titles[outcome.verdict]) if outcome.verdict in titles else "",
            "words": runner.text(outcome.words, self.lang, outcome.about) if outcome.words else "",
            "why": self._why(runner, outcome),
            "rules": list(dict.fromkeys((*outcome.rules, *((refusal.rule,) if refusal else ())))),
            "back": outcome.back,
            "lines": self.lines(outcome.events) if not outcome.back else [],
            "notes": [
                {"text": runner.text(note.words, self.lang), "rules": list(note.rules)} for note in outcome.notes
            ],
            "met": [{"rule": rule, "title": self.game.rulebook[rule].title(self.lang)} for rule in met],
            "mettext": self.word("lesson-met-of", count=len(met)) if met else "",
        }

    def _why(self, runner: Runner, outcome: Outcome) -> str:
        """Return the engine's own reason; a teacher's answer to a refused move takes its place."""
        if outcome.refusal:
            return "" if outcome.verdict == REFUSED and outcome.words else self.say(outcome.refusal)
        picked = isinstance(runner.step, f.AskMove) and outcome.verdict == WRONG
        return self.word("lesson-allowed") if picked else ""
