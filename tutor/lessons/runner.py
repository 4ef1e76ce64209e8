"""Taking a learner through a lesson: the position on the board, what they try, and what the tutor says to it.

The runner needs no screen. It never says a sentence itself: it returns the lesson's words, the engine's refusals and
events, and the page puts them into the learner's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tutor.core.errors import BadLesson
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event, Refusal
from tutor.lessons import format as f
from tutor.lessons.conditions import Missing, Situation, all_hold, read_value
from tutor.lessons.positions import Bots, Positions, play_with
from tutor.lessons.reading import BRACES

#: What can come of a try.
RIGHT, WRONG, REFUSED, ON, LATE = "right", "wrong", "refused", "on", "late"


class Outcome(NamedTuple):
    """What came of a try: `right` (the step is mastered), `wrong`, `refused` (not legal), `on` (go on), `late`."""

    verdict: str
    #: What the lesson says to it.
    words: f.Words | None = None
    rules: tuple[str, ...] = ()
    #: Why the engine does not allow the move.
    refusal: Refusal | None = None
    events: tuple[Event, ...] = ()
    #: The move was taken back.
    back: bool = False
    notes: tuple[f.Note, ...] = ()
    #: Rules that came into play for the first time in this lesson.
    new_rules: tuple[str, ...] = ()
    #: What the words are about, where it is no longer on the board: a mistake that was taken back.
    about: Situation | None = None

    def after(self, told: Outcome) -> Outcome:
        """Return the outcome with what was told before it: what came of the learner's own move, while bots move on."""
        return self._replace(
            events=told.events + self.events, notes=told.notes + self.notes, new_rules=told.new_rules + self.new_rules
        )


class Point(NamedTuple):
    """A position of a step, the move and the events that led there, and what chance has yet to bring."""

    state: State
    events: tuple[Event, ...]
    move: Move | None
    draws: tuple[Move, ...]


class Runner:
    """A learner in a lesson, at one of its steps."""

    def __init__(self, lesson: f.Lesson, known: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.positions = Positions(lesson)
        #: Rules that the learner has met, here or before.
        self.met = set(known)
        self.goto(0)

    # ------------------------------------------------------------------ where we are

    @property
    def step(self) -> f.Step:
        """Return the step that is being worked on."""
        return self.lesson.steps[self.index]

    def goto(self, index: int) -> None:
        """Begin a step anew: 0 is the first."""
        self.index = max(0, min(index, len(self.lesson.steps) - 1))
        self._begin(self.positions.before(self.index))

    def _begin(self, state: State) -> None:
        self.start = state
        #: The positions of this step so far, the present one last.
        self.path = [Point(state, (), None, tuple(getattr(self.step, "draws", ())))]
        self.hints_given = 0
        self.mistakes = 0
        self.mastered = isinstance(self.step, f.Tell)
        self._bots = Bots(getattr(self.step, "bots", ""), self.lesson.seat)
        self._told: set[int] = set()
        self._late = False

    def again(self) -> None:
        """Put the step's own position back on the board; hints and mistakes stay counted."""
        hints, mistakes = self.hints_given, self.mistakes
        self._begin(self.positions.before(self.index))
        self.hints_given, self.mistakes = hints, mistakes

    @property
    def state(self) -> State:
        """Return the position on the board."""
        return self.path[-1].state

    @property
    def learners_turn(self) -> bool:
        """Return whether the learner may play a move now."""
        playing = isinstance(self.step, f.Do | f.Play) and not self.mastered and not self._late
        return playing and self.state.actor == self.lesson.seat

    @property
    def bots_turn(self) -> bool:
        """Return whether a bot is to move."""
        playing = isinstance(self.step, f.Do | f.Play) and not self.mastered and not self._late
        return playing and self._bots.wait(self.state)

    def situation(self, refused: str = "") -> Situation:
        """Return what the conditions of the step are held against."""
        events = [event for point in self.path for event in point.events]
        return Situation(self.state, self.lesson.seat, self.start, self._own_moves(), events, refused)

    def _own_moves(self) -> list[Move]:
        """Return the learner's moves, but not those of bots."""
        pairs = zip(self.path, self.path[1:], strict=False)
        # a move without parts is an empty tuple, and no less a move
        own = (after for before, after in pairs if before.state.actor == self.lesson.seat)
        return [after.move for after in own if after.move is not None]

    def text(self, words: f.Words, lang: str, about: Situation | None = None) -> str:
        """Return words of the lesson with the numbers that stand in braces: those on the board, or of a situation."""
        return fill(words, lang, about or self.situation())

    # ------------------------------------------------------------------ show: the tutor plays

    @property
    def shown(self) -> int:
        """Return how many of the tutor's moves have been played."""
        return len(self.path) - 1

    def show(self, turns: int) -> Outcome:
        """Show so many of the tutor's moves, forward or back."""
        step = self.step
        assert isinstance(step, f.Show)
        turns = max(0, min(turns, len(step.turns)))
        del self.path[turns + 1 :]
        events: list[Event] = []
        while self.shown < turns:
            turn = step.turns[self.shown]
            events += self._advance(turn.move, turn.draws)
        self.mastered = self.mastered or turns == len(step.turns)
        return Outcome(RIGHT if self.mastered else ON, events=tuple(events), new_rules=self._meet(events))

    # ------------------------------------------------------------------ do and play: the learner plays

    def _advance(self, move: Move, draws: Sequence[Move] | None = None) -> list[Event]:
        state = self.state.copy()
        left = list(self.path[-1].draws if draws is None else draws)
        events = play_with(state, move, left)
        self.path.append(Point(state, tuple(events), move, tuple(left)))
        return events

    def _meet(self, events: Sequence[Event]) -> tuple[str, ...]:
        seen = dict.fromkeys(rule for event in events for rule in (event.rule, *event.see))
        new = tuple(rule for rule in seen if rule not in self.met and rule in self.lesson.game.rulebook)
        self.met.update(new)
        return new

    def play(self, move: Move) -> Outcome:
        """Play a move of the learner and say what comes of it; an illegal one changes nothing."""
        if not self.learners_turn:
            raise BadLesson("lesson-not-now")
        refusal = self.state.why_not(move)
        if refusal is not None:
            self.mistakes += 1
            answer = self._answer_to(self.situation(refusal.rule))
            words, rules = (answer.words, answer.rules) if answer else (None, (refusal.rule,))
            return Outcome(REFUSED, words, rules, refusal)
        events = self._advance(move)
        situation = self.situation()
        if isinstance(self.step, f.Do) and not all_hold(self.step.goal, situation):
            mistake = self._answer_to(situation)
            if mistake is not None:
                self.mistakes += 1
                if mistake.back:
                    self.path.pop()
                return Outcome(WRONG, mistake.words, mistake.rules, None, tuple(events), mistake.back, about=situation)
        return self._judge(events)

    def play_bot(self) -> Outcome:
        """Let the bot that is to move play."""
        if not self.bots_turn:
            raise BadLesson("lesson-not-now")
        return self._judge(self._advance(self._bots.move(self.state)))

    def resume(self, moves: Sequence[Move]) -> Outcome | None:
        """Play again what was played in this step before, by learner and bots; a move that no longer fits ends it.

        Returns what came of the learner's last move and of those after it.
        """
        told: Outcome | None = None
        for move in moves:
            own = self.learners_turn
            if not (own or self.bots_turn) or self.state.why_not(move) is not None:
                break
            came = self._judge(self._advance(move))
            told = came if own or told is None else came.after(told)
        return told

    def play_bots(self) -> Outcome | None:
        """Let bots play until it is the learner's turn, or the step is over; None if it was no bot's turn."""
        outcome = None
        while self.bots_turn:
            outcome = self.play_bot()
        return outcome

    def undo(self) -> None:
        """Take back the learner's last move, and what followed it."""
        while len(self.path) > 1:
            self.path.pop()
            if self.state.actor == self.lesson.seat:
                break
        self._late = self.mastered = False

    def _answer_to(self, situation: Situation) -> f.Mistake | None:
        return next((m for m in self.step.mistakes if m.when is not None and m.when.holds(situation)), None)

    def _judge(self, events: Sequence[Event]) -> Outcome:
        """Say whether the goal is reached, or the try is over."""
        step, situation = self.step, self.situation()
        facts: dict[str, Any] = {"events": tuple(events), "new_rules": self._meet(events)}
        if isinstance(step, f.Play):
            facts["notes"] = self._notes(step, situation)
            self.mastered = self.state.over or all_hold(step.until, situation)
        else:
            assert isinstance(step, f.Do)
            self.mastered = all_hold(step.goal, situation)
            over = self.state.over or bool(step.stop and all_hold(step.stop, situation))
            # bots that have yet to move may bring the goal about
            used_up = (
                step.within is not None and len(situation.played) >= step.within and not self._bots.wait(self.state)
            )
            self._late = not self.mastered and (over or used_up)
        if self.mastered:
            return Outcome(RIGHT, step.because, step.rules, **facts)
        if self._late:
            self.mistakes += 1
            return Outcome(LATE, **facts)
        return Outcome(ON, **facts)

    def _notes(self, step: f.Play, situation: Situation) -> tuple[f.Note, ...]:
        """Return the notes whose moment has come, each once in a game."""
        due = [
            number for number, note in enumerate(step.notes) if number not in self._told and note.when.holds(situation)
        ]
        self._told.update(due)
        return tuple(step.notes[number] for number in due)

    def first_notes(self) -> tuple[f.Note, ...]:
        """Return the notes that are due before anybody has moved."""
        return self._notes(self.step, self.situation()) if isinstance(self.step, f.Play) else ()

    # ------------------------------------------------------------------ ask: the learner answers

    def answer(self, given: int) -> Outcome:
        """Take an answer: a number, or the place (0 is the first) of an answer or move in the list."""
        step = self.step
        if isinstance(step, f.AskNumber):
            outcome = self._number(step, given)
        elif isinstance(step, f.AskChoice):
            choice = step.choices[given]
            outcome = Outcome(RIGHT if choice.right else WRONG, choice.because, (choice.told,) if choice.told else ())
        elif isinstance(step, f.AskMove):
            outcome = self._pick(step, step.moves[given])
        else:
            raise BadLesson("lesson-not-now")
        if outcome.verdict == RIGHT:
            return self._answered(step, outcome)
        self.mistakes += 1
        return outcome

    def _number(self, step: f.AskNumber, given: int) -> Outcome:
        if given == self.right_number(step):
            return Outcome(RIGHT)
        mistake = next((mistake for mistake in step.mistakes if mistake.answer == given), None)
        if mistake:
            return Outcome(WRONG, mistake.words, mistake.rules)
        # nobody foresaw this number: how to look for the right one says more than "wrong"
        return Outcome(WRONG, step.hints[0] if step.hints else None)

    def right_number(self, step: f.AskNumber) -> int:
        """Return the number that the engine works out."""
        situation = Situation(self.positions.after(self.index), self.lesson.seat, self.start)
        value: int = step.asked.of(situation)
        return value

    def _pick(self, step: f.AskMove, move: Move) -> Outcome:
        refusal = self.start.why_not(move)
        if (refusal is None) == step.legal:
            return Outcome(RIGHT, refusal=refusal)
        situation = Situation(self.start, self.lesson.seat, self.start, [move], (), refusal.rule if refusal else "")
        mistake = self._answer_to(situation)
        words, rules = (mistake.words, mistake.rules) if mistake else (None, ())
        return Outcome(WRONG, words, rules, refusal)

    def _answered(self, step: f.Ask, outcome: Outcome) -> Outcome:
        """Play what follows, so that the learner sees it, and say why."""
        events: list[Event] = []
        for move in step.after:
            events += self._advance(move)
        self.mastered = True
        words = outcome.words or step.because
        rules = tuple(dict.fromkeys((*outcome.rules, *step.rules)))
        return outcome._replace(words=words, rules=rules, events=tuple(events), new_rules=self._meet(events))

    def give_up(self) -> Outcome:
        """Tell the right answer, or play the stored solution; the step counts as mastered with mistakes."""
        step = self.step
        self.mistakes += 1
        if isinstance(step, f.AskNumber):
            return self._answered(step, Outcome(RIGHT))
        if isinstance(step, f.AskChoice):
            right = next(choice for choice in step.choices if choice.right)
            return self._answered(step, Outcome(RIGHT, right.because, (right.told,) if right.told else ()))
        if isinstance(step, f.AskMove):
            return self._answered(step, Outcome(RIGHT))
        if not isinstance(step, f.Do):
            raise BadLesson("lesson-not-now")
        self.again()
        return self.play_solution(step)

    def play_solution(self, step: f.Do) -> Outcome:
        """Play the stored solution of the present step, bots in between, until the goal is reached."""
        outcome = self.play_bots() or Outcome(ON)
        for move in step.solution:
            if self.mastered:
                break
            outcome = self.play(move)
            outcome = self.play_bots() or outcome
        return outcome

    # ------------------------------------------------------------------ help

    def hint(self) -> f.Words | None:
        """Return the next hint; None when all have been given."""
        if self.hints_given >= len(self.step.hints):
            return None
        self.hints_given += 1
        return self.step.hints[self.hints_given - 1]


def fill(words: f.Words, lang: str, situation: Situation) -> str:
    """Return words with the numbers that stand in braces; one that cannot be found raises BadLesson."""
    try:
        return BRACES.sub(lambda found: str(read_value(found[1]).of(situation)), words[lang])
    except Missing as missing:
        raise BadLesson("lesson-no-path", path=missing.where, known=", ".join(missing.known)) from None
