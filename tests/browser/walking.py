"""How a test walks through a lesson: by clicks on the real controls, with a runner in step that knows what is right.

The runner of the test plays the same lesson as the one behind the page. After every click both must have come to the
same place, ask the same question and offer the same moves.
"""

import re

from playwright.sync_api import expect

from tutor.coach import player
from tutor.core.text import say_move
from tutor.lessons import Runner, lessons
from tutor.lessons import format as f
from tutor.lessons.runner import WRONG
from widgets import boards

#: Where the mouse meets a place of the board: the middle of one of its shapes that nothing else covers.
MEETING_POINT = """target => {
  for (const shape of document.querySelectorAll(`.vg-board [data-target="${CSS.escape(target)}"].vg-can`)) {
    shape.scrollIntoView({ block: "nearest" });
    const box = shape.getBoundingClientRect();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const met = document.elementFromPoint(point.x, point.y)?.closest("[data-target]");
    if (met?.dataset.target === target) return point;
  }
  return null;
}"""


def at(page, place):
    """Wait until a lesson's step (or the list) is shown."""
    page.wait_for_selector(f"[data-place='{place}']")


def number(page):
    """The number of the last update on screen."""
    return int(page.get_attribute(".vg-lessons", "data-number"))


def plain(words):
    """Words of a lesson as a page shows them: without the stars of bold and slanted ones, in one line."""
    return " ".join(words.replace("*", "").split())


def shown(locator):
    """The words of an element on screen, in one line."""
    return " ".join(locator.inner_text().split())


#: Whether the list offers just these moves; under a heading they are shown in few words, and said in full.
OFFERS = """(wanted) => {
  const offered = [...document.querySelectorAll('.vg-moves .vg-move')].map((move) => move.getAttribute('aria-label'));
  return JSON.stringify(offered.sort()) === JSON.stringify([...wanted].sort());
}"""


class Learner:
    """A learner in the lessons of a game, in one language."""

    def __init__(self, page, game, lang):
        self.page = page
        self.lang = lang
        self.course = lessons(game)
        self.runner = None
        #: How often the tutor has explained something new in a game.
        self.noted = 0

    # ------------------------------------------------------------------ the way through a course

    def open(self, lesson):
        """Open a lesson by its card in the list."""
        at(self.page, "list")
        self.page.locator(f".vg-lessoncard[data-lesson='{lesson.id}'] button").click()
        self.runner = Runner(lesson)
        self.arrive()

    def arrive(self):
        """Wait until the page is where the runner is, and compare what both say."""
        step = self.runner.step
        at(self.page, f"{self.runner.lesson.id}#{step.id}")
        assert shown(self.page.locator(".vg-words")).startswith(self.text(step.words))
        self.settle(self.runner.first_notes())

    def go_on(self):
        """Turn the page."""
        self.page.locator(".vg-lesson-foot button").last.click()
        self.runner.goto(self.runner.index + 1)
        self.arrive()

    def finish(self):
        """Leave the last step for the list."""
        self.page.locator(".vg-lesson-foot .vg-primary").click()
        at(self.page, "list")

    def reload(self):
        """Come back to the same address; whoever had begun to play goes on where they were."""
        played = [point.move for point in self.runner.path[1:]]
        self.page.reload()
        self.runner.goto(self.runner.index)
        first = self.runner.first_notes()
        came = self.runner.resume(played)
        at(self.page, f"{self.runner.lesson.id}#{self.runner.step.id}")
        self.settle(came.notes if came else first)

    def text(self, words):
        return plain(self.runner.text(words, self.lang))

    def settle(self, notes=()):
        """Let the bots of the runner move; then the page offers the same moves, and the tutor has said the same."""
        runner, page = self.runner, self.page
        notes = [self.text(note.words) for note in notes]
        while runner.bots_turn:
            notes += [self.text(note.words) for note in runner.play_bot().notes]
        page.wait_for_function(OFFERS, arg=self.offered())
        said = page.locator(".vg-tutornote")
        expect(said).to_have_count(len(notes))
        assert [shown(note.locator("p:not(.vg-rulelist)")) for note in said.all()] == notes
        if notes:
            self.noted += 1

    def offered(self):
        """The moves that the page must offer, in words."""
        state, seat = self.runner.state, self.runner.lesson.seat
        moves = state.moves() if self.runner.learners_turn else []
        return [say_move(state, move, self.lang, seat) for move in moves]

    # ------------------------------------------------------------------ what a learner does in a step

    def try_wrong(self):
        """Make a typical mistake: the tutor says why, and nothing is lost. False where none is known."""
        runner, page = self.runner, self.page
        board, done = page.text_content(".vg-board"), page.locator(".vg-step.vg-done").count()
        if isinstance(runner.step, f.Do):
            wrong = self.wrong_move()
            if wrong is None:
                return False
            self.click_move(wrong)
            outcome = runner.play(wrong)
        elif isinstance(runner.step, f.Ask):
            wrong = self.wrong_answer()
            self.give(wrong)
            outcome = runner.answer(wrong)
        else:
            return False
        assert outcome.verdict == WRONG
        verdict = page.locator(".vg-verdict.vg-bad")
        expect(verdict).to_be_visible()
        assert outcome.words or outcome.refusal, "a learner is told why"
        if outcome.words:
            assert self.text(outcome.words) in shown(verdict)
        assert page.text_content(".vg-board") == board or not outcome.back
        assert page.locator(".vg-step.vg-done").count() == done
        self.settle()
        return True

    def wrong_move(self):
        """A legal first move of a task that the tutor takes back."""
        probe = Runner(self.runner.lesson)
        for move in self.runner.state.moves():
            probe.goto(self.runner.index)
            outcome = probe.play(move)
            if outcome.verdict == WRONG and outcome.back:
                return move
        return None

    def wrong_answer(self):
        step = self.runner.step
        if isinstance(step, f.AskNumber):
            known = [mistake.answer for mistake in step.mistakes if mistake.answer is not None]
            return known[0] if known else step.answer + 1
        if isinstance(step, f.AskChoice):
            return next(place for place, choice in enumerate(step.choices) if not choice.right)
        return next(place for place, move in enumerate(step.moves) if move not in step.answer)

    def right_answer(self):
        step = self.runner.step
        if isinstance(step, f.AskNumber):
            return self.runner.right_number(step)
        if isinstance(step, f.AskChoice):
            return next(place for place, choice in enumerate(step.choices) if choice.right)
        return step.moves.index(step.answer[0])

    def master(self):
        """Do what the step asks for, the way the lesson has stored."""
        runner, page = self.runner, self.page
        if isinstance(runner.step, f.Show):
            for turn in range(len(runner.step.turns)):
                self.clicked(page.locator(".vg-turns button").last)
                runner.show(turn + 1)
        elif isinstance(runner.step, f.Ask):
            right = self.right_answer()
            self.give(right)
            runner.answer(right)
            expect(page.locator(".vg-verdict.vg-good").first).to_be_visible()
        elif isinstance(runner.step, f.Do):
            for move in runner.step.solution:
                self.play(move)
                if runner.mastered:
                    break
        assert runner.mastered
        expect(page.locator(".vg-lesson-foot .vg-primary")).to_be_visible()

    def give(self, answer):
        """Answer the question: type the number, or click the answer."""
        page = self.page
        if isinstance(self.runner.step, f.AskNumber):
            page.locator(".vg-numberform input").fill(str(answer))
            self.clicked(page.locator(".vg-numberform button"))
        else:
            self.clicked(page.locator(".vg-answer").nth(answer))

    def clicked(self, locator, updates=1):
        """Click and wait until the page has been told so many new positions."""
        before = number(self.page)
        locator.click()
        self.wait_for(before + updates)

    def wait_for(self, wanted):
        self.page.wait_for_function(
            "wanted => Number(document.querySelector('.vg-lessons').dataset.number) >= wanted", arg=wanted
        )

    # ------------------------------------------------------------------ playing

    def play(self, move):
        """Play a move by a click, let the bots answer, and compare."""
        self.click_move(move)
        self.settle(self.runner.play(move).notes)

    def click_move(self, move):
        """Click on the board where the move lies there, otherwise in the list."""
        page, state, seat = self.page, self.runner.state, self.runner.lesson.seat
        before = number(page)
        board, view = boards.board(state.game.name), state.view(seat)
        target = next(iter(board.targets(state.game, view, move)), None)
        if target is None:
            self.page.locator(f".vg-moves .vg-move[data-index='{state.candidates().index(move)}']").click()
        else:
            # where things move, a board can be clicked once they have arrived
            point = page.wait_for_function(MEETING_POINT, arg=target).json_value()
            page.mouse.click(point["x"], point["y"])
            there = [other for other in state.moves() if target in board.targets(state.game, view, other)]
            if len(there) > 1:
                words = re.compile(f"^{re.escape(say_move(state, move, self.lang, seat))}$")
                page.locator(".vg-menu .vg-move").get_by_text(words).click()
        self.wait_for(before + 1)

    def play_until(self, enough):
        """Play on, whatever comes to mind, until something holds."""
        me = player("random", seed=self.runner.lesson.seat)
        while not enough(self.runner.state):
            self.play(me.choose(self.runner.state, self.runner.lesson.seat))
