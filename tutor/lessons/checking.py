"""Does a lesson agree with the engine? Positions, goals, answers, mistakes, rules and words, each with its place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from tutor.core.errors import BadLesson
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.lessons import format as f
from tutor.lessons.conditions import Condition, Missing, Situation, Value, all_hold, nearest, write_move
from tutor.lessons.positions import Positions, play_all, play_with, solve
from tutor.lessons.reading import read
from tutor.lessons.runner import LATE, RIGHT, WRONG, Outcome, Runner, fill
from tutor.lessons.trials import TRIES, ends

#: Names the places of a board in a position, as a seat sees it; boards are not known here, so somebody may lend it.
Places = Callable[[State, int], Collection[str]]


def check_file(path: Path, places: Places | None = None) -> list[BadLesson]:
    """Return everything that is wrong with a lesson's file; an empty list if all is well."""
    made, slips = read(path)
    return slips or [slip for lesson in made for slip in check(lesson, places)]


def check_course(lessons: Iterable[f.Lesson]) -> list[BadLesson]:
    """Return what is wrong between the lessons of a course: two with one id, or at one place."""
    slips, seen = [], dict[tuple[str, object], str]()
    for lesson in lessons:
        for key, value in (("id", lesson.id), ("order", lesson.order)):
            if (key, value) in seen:
                other = seen[key, value]
                slips.append(BadLesson("lesson-twice", key=key, value=str(value), other=other).at(lesson.path.name))
            seen[key, value] = lesson.path.name
    return slips


def check(lesson: f.Lesson, places: Places | None = None) -> list[BadLesson]:
    """Return everything in which a lesson does not agree with its game."""
    positions = Positions(lesson)
    slips: list[BadLesson] = []
    for index, step in enumerate(lesson.steps):
        try:
            before, after = positions.before(index), positions.after(index)
        except BadLesson as error:  # no later step has a position then
            return [*slips, error]
        checker = Checker(lesson, step, before, after, places)
        try:
            slips += [lesson.complaint(slip, step) for slip in checker.complaints()]
        except BadLesson as error:
            slips.append(lesson.complaint(error, step))
    return slips


class Checker:
    """Looks at one step."""

    def __init__(self, lesson: f.Lesson, step: f.Step, before: State, after: State, places: Places | None) -> None:
        self.lesson = lesson
        self.step = step
        self.before = before
        self.after = after
        self.places = places
        self.seat = lesson.seat

    def complaints(self) -> Iterator[BadLesson]:
        """Yield everything that is wrong."""
        for state in (self.before, self.after):
            state.check()  # a broken law of conservation is the engine's fault, not the teacher's
        kind = self.step.form if isinstance(self.step, f.AskNumber | f.AskChoice | f.AskMove) else self.step.kind
        own = list(getattr(self, f"_{kind}")(self.step))
        yield from own or self._run_through(self.step)
        here = Situation.at(self.before, self.seat)
        there = Situation(self.after, self.seat, self.before)
        yield from self._words(here, self.step.words, *self.step.hints)
        if self.step.because:
            yield from self._words(there, self.step.because)
        yield from self._highlights(self.before, self.step.highlight)

    def _run_through(self, step: f.Step) -> Iterator[BadLesson]:
        """A learner who does and answers what the lesson has stored masters the step; a free game is their own."""
        runner, outcome = self._runner(), Outcome(RIGHT)
        if isinstance(step, f.Show):
            outcome = runner.show(len(step.turns))
        elif isinstance(step, f.Do):
            outcome = runner.play_solution(step)
        elif isinstance(step, f.AskNumber):
            outcome = runner.answer(step.answer)
        elif isinstance(step, f.AskChoice):
            outcome = runner.answer([choice.right for choice in step.choices].index(True))
        elif isinstance(step, f.AskMove):
            outcome = runner.answer(step.moves.index(step.answer[0]))
        if not isinstance(step, f.Play) and not (runner.mastered and outcome.verdict == RIGHT):
            yield BadLesson("lesson-not-mastered")

    def _words(self, situation: Situation, *texts: f.Words) -> Iterator[BadLesson]:
        for words in texts:
            for lang in LANGUAGES:
                try:
                    fill(words, lang, situation)
                except BadLesson as error:
                    yield error

    def _highlights(self, state: State, wanted: Iterable[str]) -> Iterator[BadLesson]:
        if self.places is None:
            return
        known = self.places(state, self.seat)
        for name in wanted:
            if not any(fnmatchcase(place, name) for place in known):
                yield BadLesson("lesson-no-place", name=name, known=", ".join(nearest(name, sorted(known))))

    def _paths(self, conditions: Iterable[Condition], *more: Value, seen: Iterable[Situation]) -> Iterator[BadLesson]:
        """Complain about paths that lead nowhere in every situation that the step can show."""
        situations = list(seen)
        for value in (*(value for condition in conditions for value in condition.values()), *more):
            problems = []
            for situation in situations:
                try:
                    value.of(situation)
                    break
                except Missing as missing:
                    problems.append(missing)
            else:
                yield BadLesson("lesson-no-path", path=problems[0].where, known=", ".join(problems[0].known))

    # ------------------------------------------------------------------ one method for each kind of step

    def _tell(self, step: f.Tell) -> Iterator[BadLesson]:
        return iter(())

    def _show(self, step: f.Show) -> Iterator[BadLesson]:
        state = self.before.copy()
        for turn in step.turns:
            play_all(state, [turn.move], turn.draws)
            if turn.words:
                yield from self._words(Situation(state, self.seat, self.before), turn.words)
            yield from self._highlights(state, turn.highlight)

    def _do(self, step: f.Do) -> Iterator[BadLesson]:
        start = Situation.at(self.before, self.seat)
        end = solve(self.lesson, step, self.before.copy())
        whens = [mistake.when for mistake in step.mistakes if mistake.when]
        paths = list(self._paths([*step.goal, *step.stop, *whens], seen=[end, start]))
        if paths:
            yield from paths
            return
        if all_hold(step.goal, start):
            yield BadLesson("lesson-goal-at-once")
        if not all_hold(step.goal, end):
            missed = next(condition.text for condition in step.goal if not condition.holds(end))
            yield BadLesson("lesson-goal-missed", condition=missed)
            return
        if len(end.played) < len(step.solution):
            yield BadLesson("lesson-long-solution", move=write_move(step.solution[len(end.played)]))
        yield from self._solution_is_praised(step)
        yield from self._mistakes_happen(step)

    def _solution_is_praised(self, step: f.Do) -> Iterator[BadLesson]:
        """The tutor must not find fault with the stored solution, nor call it late."""
        runner = self._runner()
        runner.play_bots()
        for move in step.solution:
            if runner.mastered:
                break
            outcome = runner.play(move)
            outcome = runner.play_bots() or outcome
            if outcome.verdict in (WRONG, LATE):
                yield BadLesson("lesson-solution-scolded", move=write_move(move))
                return
        for draw in runner.path[-1].draws[:1]:
            yield BadLesson("lesson-unused-draw", move=write_move(draw))

    def _runner(self) -> Runner:
        runner = Runner(self.lesson)
        runner.goto(self.step.number - 1)
        return runner

    def _mistakes_happen(self, step: f.Do) -> Iterator[BadLesson]:
        """Each answer to a mistake must be heard by somebody: on the way of the solution, or of moves of its own."""
        heard: set[int] = set()
        ways = [step.solution, *(mistake.made_by for mistake in step.mistakes if mistake.made_by)]
        for way in ways:
            runner = self._runner()
            runner.play_bots()
            for move in way:
                heard |= self._mistakes_here(step, runner)
                if not runner.learners_turn or runner.state.why_not(move) is not None:
                    break
                runner.play(move)
                runner.play_bots()
        for number, mistake in enumerate(step.mistakes):
            if number not in heard and mistake.when:
                yield BadLesson("lesson-mistake-unheard", number=number + 1, condition=mistake.when.text)

    def _mistakes_here(self, step: f.Do, runner: Runner) -> set[int]:
        """Return the mistakes that one of the candidate moves makes here."""
        found: set[int] = set()
        if not runner.learners_turn:
            return found
        here = runner.situation()
        for move in runner.state.candidates():
            refusal = here.state.why_not(move)
            if refusal is not None:
                situation = here._replace(refused=refusal.rule)
            else:
                state = here.state.copy()
                events = play_with(state, move, list(runner.path[-1].draws))
                situation = here._replace(state=state, played=[*here.played, move], events=[*here.events, *events])
                if all_hold(step.goal, situation):
                    continue
            # the first that fits is said
            hits = (number for number, m in enumerate(step.mistakes) if m.when and m.when.holds(situation))
            for number in list(hits)[:1]:
                found.add(number)
                for lang in LANGUAGES:
                    fill(step.mistakes[number].words, lang, situation)
        return found

    def _number(self, step: f.AskNumber) -> Iterator[BadLesson]:
        situation = Situation(self.after, self.seat, self.before)
        paths = list(self._paths([], step.asked, seen=[situation]))
        if paths:
            yield from paths
            return
        value = step.asked.of(situation)
        if type(value) is not int:
            yield BadLesson("lesson-no-number", expression=step.asked.text, value=str(value))
        elif value != step.answer:
            yield BadLesson("lesson-other-answer", answer=step.answer, right=value)
        if any(mistake.answer == value for mistake in step.mistakes):
            yield BadLesson("lesson-mistake-right", answer=value)

    def _choice(self, step: f.AskChoice) -> Iterator[BadLesson]:
        if sum(choice.right for choice in step.choices) != 1 or len(step.choices) < 2:
            yield BadLesson("lesson-one-right")
        situation = Situation(self.after, self.seat, self.before)
        for number, choice in enumerate(step.choices, 1):
            if choice.because:
                yield from self._words(Situation.at(self.before, self.seat), choice.because)
            if choice.holds is None:
                if not choice.told:
                    yield BadLesson("lesson-unproved", number=number)
                continue
            paths = list(self._paths([choice.holds], seen=[situation]))
            yield from paths
            if not paths and choice.holds.holds(situation) != choice.right:
                yield BadLesson("lesson-other-choice", number=number, condition=choice.holds.text)

    def _move(self, step: f.AskMove) -> Iterator[BadLesson]:
        right = [move for move in step.moves if (self.before.why_not(move) is None) == step.legal]
        if set(map(write_move, right)) != set(map(write_move, step.answer)):
            yield BadLesson("lesson-other-moves", moves=self._list(right), given=self._list(step.answer))
        if not right or len(right) == len(step.moves):
            yield BadLesson("lesson-no-wrong-move")
        known = self.before.candidates()
        for move in step.moves:
            if move not in known:
                yield BadLesson("lesson-odd-move", move=write_move(move))

    def _list(self, moves: Iterable[Move]) -> str:
        return " · ".join(map(write_move, moves)) or "–"

    def _play(self, step: f.Play) -> Iterator[BadLesson]:
        """Let bots sit in for the learner: each game must come to where the step ends, and each note must be said."""
        start = Situation.at(self.before, self.seat)
        paths = list(self._paths([*step.until, *(note.when for note in step.notes)], seen=[start]))
        if paths:
            yield from paths
            return
        for note in step.notes:
            yield from self._words(start, note.words)
        if start.state.over or all_hold(step.until, start):
            yield BadLesson("lesson-goal-at-once")
            return
        unheard = dict(enumerate(step.notes, 1))
        for number in range(TRIES):
            if not ends(step, self.before, self.seat, number, unheard):
                yield BadLesson("lesson-endless")
                return
            if not unheard:
                return
        for place, note in unheard.items():
            yield BadLesson("lesson-note-unheard", number=place, condition=note.when.text, games=TRIES)
