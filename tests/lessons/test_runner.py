"""A learner in a lesson: right and wrong answers, mistakes, hints, the tutor's moves and a free game."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tutor
from tests.worlds import GAMES
from tutor.core.errors import BadLesson
from tutor.lessons import Runner, lessons
from tutor.lessons.conditions import Situation, read_move, read_value, write_move
from tutor.lessons.format import AskNumber, Do, Lesson, Play, Show


def lesson(name: str) -> Lesson:
    return next(lesson for lesson in lessons("toscana") if lesson.id == name)


def at(name: str, step: str) -> Runner:
    runner = Runner(lesson(name))
    found = runner.lesson.step(step)
    assert found
    runner.goto(found.number - 1)
    return runner


def play(runner: Runner, *moves: str) -> list[str]:
    return [runner.play(read_move(runner.lesson.game, move)).verdict for move in moves]


def test_any_way_to_the_goal_is_accepted() -> None:
    runner = at("how-you-win", "first-sale")
    assert play(runner, "UseAction trade", "Sell water 2", "Sell red 2")[-1] == "right"
    assert runner.mastered and runner.mistakes == 0


def test_a_typical_mistake_is_answered_and_taken_back() -> None:
    runner = at("how-you-win", "first-sale")
    outcome = runner.play(read_move(runner.lesson.game, "UseAction hire"))
    assert (outcome.verdict, outcome.back, runner.mistakes) == ("wrong", True, 1)
    assert outcome.words and "trade" in outcome.words["en"]
    assert runner.learners_turn and runner.state.key() == runner.start.key()


def test_the_numbers_in_the_answer_to_a_mistake_are_those_that_it_brought_about() -> None:
    """The move is taken back, but "the sale brings only 2 VP" is still about the sale."""
    course = next(lesson for lesson in lessons("dom-pierre") if lesson.id == "how-you-win")
    runner = Runner(course)
    step = course.step("first-sale")
    assert isinstance(step, Do)
    runner.goto(step.number - 1)
    for move in step.solution:
        wrong = next((m for m in runner.state.moves() if write_move(m).startswith(("Sell east", "Sell south"))), None)
        if wrong is not None:
            break
        runner.play(move)
    assert wrong is not None
    sold = runner.state.copy()
    sold.play(wrong)
    brought = read_value("me.points.sales").of(Situation.at(sold, course.seat))
    assert brought != read_value("me.points.sales").of(runner.situation())
    outcome = runner.play(wrong)
    assert outcome.back and outcome.words
    assert runner.text({"en": "only {me.points.sales} VP"}, "en", outcome.about) == f"only {brought} VP"


def test_an_illegal_move_is_refused_by_its_rule_and_changes_nothing() -> None:
    runner = at("how-you-win", "first-sale")
    play(runner, "UseAction trade")
    outcome = runner.play(read_move(runner.lesson.game, "Sell red 3"))
    assert outcome.verdict == "refused" and outcome.refusal and outcome.rules == (outcome.refusal.rule,)
    assert len(runner.path) == 2


def test_a_move_without_parts_is_a_move_of_the_learner() -> None:
    runner = at("how-you-win", "first-sale")
    play(runner, "UseAction trade", "FinishTrade")
    assert [type(move).__name__ for move in runner.situation().played] == ["UseAction", "FinishTrade"]


def test_undo_and_again_lead_back() -> None:
    runner = at("how-you-win", "first-sale")
    play(runner, "UseAction trade", "Sell water 1")
    runner.undo()
    assert len(runner.path) == 2
    runner.again()
    assert len(runner.path) == 1 and runner.learners_turn


def test_a_try_that_takes_too_long_is_over_and_can_be_begun_again() -> None:
    course = lesson("how-you-win")
    short = replace(course, steps=tuple(replace(s, within=2) if isinstance(s, Do) else s for s in course.steps))
    runner = Runner(short)
    runner.goto(len(short.steps) - 1)
    assert play(runner, "UseAction trade", "Sell water 1") == ["on", "late"]
    assert not runner.learners_turn and not runner.mastered and runner.mistakes == 1
    runner.again()
    assert play(runner, "UseAction trade") == ["on"]


def test_a_wrong_number_is_answered_and_the_right_one_is_shown_at_work() -> None:
    runner = at("a-round", "red-price")
    wrong = runner.answer(4)
    assert wrong.verdict == "wrong" and wrong.words and not runner.mastered
    assert runner.answer(17).words == runner.step.hints[0], "a number nobody foresaw is answered by how to find it"
    right = runner.answer(3)
    assert right.verdict == "right" and right.events and runner.mistakes == 2
    assert runner.state.key() == runner.positions.after(runner.index).key()


def test_a_wrong_pick_is_explained_by_the_engine() -> None:
    runner = at("production", "instead")
    refusals = [runner.state.why_not(move) for move in runner.step.moves]  # type: ignore[union-attr]  # it is a pick
    wrong = next(place for place, refusal in enumerate(refusals) if refusal)
    outcome = runner.answer(wrong)
    assert outcome.verdict == "wrong" and outcome.refusal == refusals[wrong]
    assert runner.answer(refusals.index(None)).verdict == "right"


def test_picking_what_is_not_allowed_tells_why_it_is_not() -> None:
    outcome = at("a-round", "spent").answer(0)
    assert outcome.verdict == "right" and outcome.refusal and outcome.refusal.rule == "TO-TURN-05"


def test_the_tutor_plays_forward_and_back() -> None:
    runner = at("a-round", "first-turns")
    step = runner.step
    assert isinstance(step, Show)
    assert runner.show(2).verdict == "on" and runner.shown == 2
    assert runner.show(99).verdict == "right" and runner.shown == len(step.turns)
    runner.show(0)
    assert runner.state.key() == runner.start.key() and runner.mastered


def test_hints_come_one_after_the_other() -> None:
    runner = at("how-you-win", "worth")
    first, second = runner.hint(), runner.hint()
    assert first and second and first != second and runner.hint() is None


def test_giving_up_shows_the_way_and_counts_as_a_mistake() -> None:
    for name, step in (("how-you-win", "first-sale"), ("how-you-win", "worth"), ("how-you-win", "who-wins")):
        runner = at(name, step)
        assert runner.give_up().verdict == "right"
        assert runner.mastered and runner.mistakes == 1


def test_a_note_is_said_once_when_its_moment_comes() -> None:
    runner = at("a-round", "your-round")
    step = runner.step
    assert isinstance(step, Play)
    assert runner.first_notes() == ()
    first = runner.play(read_move(runner.lesson.game, "UseAction trade"))
    assert [note.rules for note in first.notes] == [("TO-TRADE-01",)]
    assert "TO-TURN-05" in first.new_rules
    said = list(first.notes)
    while not runner.mastered:
        outcome = runner.play_bot() if runner.bots_turn else runner.play(runner.state.moves()[-1])
        said += outcome.notes
    assert len(said) == len(set(map(id, said))) and runner.state.to_dict()["round"] == 2


def test_a_game_is_resumed_where_it_was_left() -> None:
    runner = at("a-round", "your-round")
    play(runner, "UseAction trade", "FinishTrade")
    last = runner.play_bot()
    while runner.bots_turn:
        last = runner.play_bot().after(last)
    again = at("a-round", "your-round")
    told = again.resume([point.move for point in runner.path if point.move is not None])
    assert again.state.key() == runner.state.key() and again.learners_turn
    assert told and told.events[-len(last.events) :] == last.events
    # what was said before is not said anew
    assert again._told == runner._told
    assert again.resume([]) is None


def test_a_game_is_resumed_up_to_a_move_that_no_longer_fits() -> None:
    runner = at("a-round", "your-round")
    wrong = read_move(runner.lesson.game, "Sell red 2")
    assert runner.resume([wrong]) is None and len(runner.path) == 1
    runner.resume([read_move(runner.lesson.game, "UseAction trade"), wrong, wrong])
    assert len(runner.path) == 3 and runner.mistakes == 0


def test_nothing_can_be_done_at_the_wrong_time() -> None:
    runner = Runner(lesson("how-you-win"))
    for attempt in (lambda: runner.answer(1), runner.play_bot, runner.give_up, lambda: play(runner, "UseAction hire")):
        with pytest.raises(BadLesson):
            attempt()


def test_numbers_in_braces_are_put_in() -> None:
    runner = at("how-you-win", "worth")
    assert "You have 3 coins, 2 red cubes" in runner.text(runner.step.words, "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_walked_to_its_end(game: str) -> None:
    """Whoever plays the stored solutions and the right answers masters every step, without a mistake."""
    for course in lessons(game):
        runner = Runner(course)
        for index, step in enumerate(course.steps):
            runner.goto(index)
            if isinstance(step, Play):
                continue
            if isinstance(step, Show):
                runner.show(len(step.turns))
            elif isinstance(step, Do):
                for move in step.solution:
                    runner.play(move)
                    while runner.bots_turn:
                        runner.play_bot()
            elif isinstance(step, AskNumber):
                runner.answer(step.answer)
            elif step.kind == "ask":
                right = [choice.right for choice in getattr(step, "choices", ())]
                moves = [move in step.answer for move in getattr(step, "moves", ())]  # type: ignore[attr-defined]
                runner.answer((right or moves).index(True))
            assert runner.mastered and runner.mistakes == 0, f"{course.id} {step.id}"


def test_a_lesson_never_shows_the_luck_to_come() -> None:
    assert tutor.game("toscana").new(2, 4).view(0).get("luck") is None
