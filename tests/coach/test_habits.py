"""Habits: the policy of playouts learns what players prefer, plays only what is legal, and beats moves at random."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice

import pytest

import tutor
from tests.worlds import GAMES, single_options, walk
from tutor.coach import search
from tutor.coach.habits import DOUBT, ENOUGH, FILE, UNKNOWN, Habit, habits, learn, weigh
from tutor.coach.playouts import playout
from tutor.core.decision import Decision
from tutor.core.moves import Move, decode
from tutor.core.state import State
from tutor.games.toscana.moves import UseAction

every_game = pytest.mark.parametrize("name", GAMES)
LEARNED = [name for name in GAMES if (tutor.game(name).folder / FILE).exists()]

HIRE, TRADE, PRODUCE = (UseAction(action) for action in ("hire", "trade", "produce"))


def test_weights_follow_how_often_an_answer_is_preferred_to_those_beside_it() -> None:
    both = [((HIRE, TRADE), HIRE)] * 300 + [((HIRE, TRADE), TRADE)] * 100
    weights = weigh(both)
    assert weights[HIRE] / weights[TRADE] == pytest.approx(3, rel=0.02)


def test_an_answer_that_loses_only_to_a_strong_one_is_not_thought_weak() -> None:
    """Taken a third of the times it was possible, like its rival's rival, but against the stronger one."""
    choices = [((HIRE, TRADE), HIRE)] * 200 + [((HIRE, TRADE), TRADE)] * 100
    choices += [((TRADE, PRODUCE), TRADE)] * 200 + [((TRADE, PRODUCE), PRODUCE)] * 100
    weights = weigh(choices)
    assert weights[HIRE] > 1.9 * weights[TRADE] > 3.6 * weights[PRODUCE]


def test_what_was_seldom_possible_is_left_out_and_weighs_as_if_unknown() -> None:
    seen = [((HIRE, TRADE), HIRE)] * ENOUGH + [((HIRE, PRODUCE), HIRE)] * (ENOUGH - 1)
    assert set(weigh(seen)) == {HIRE, TRADE}
    assert Habit(weigh(seen))[PRODUCE] == UNKNOWN and DOUBT > 0


def test_a_habit_takes_answers_as_often_as_they_weigh() -> None:
    habit = Habit({HIRE: 6.0, TRADE: 3.0})
    rng = random.Random(1)
    taken = Counter(habit.choose([HIRE, TRADE, PRODUCE], rng.random) for _ in range(4000))
    assert taken[HIRE] / 4000 == pytest.approx(0.6, abs=0.03)
    assert taken[PRODUCE] / 4000 == pytest.approx(0.1, abs=0.03)


def test_what_is_learned_can_be_written_and_read() -> None:
    learned = learn({"ChooseAction": [((HIRE, TRADE), HIRE)] * 10})
    [[weight, *first], _] = json.loads(json.dumps(learned))["ChooseAction"]
    assert decode(tutor.game("toscana").move_types, first) == HIRE and weight > UNKNOWN


@pytest.mark.parametrize("name", LEARNED)
def test_every_answer_in_the_files_belongs_to_the_game_and_its_question(name: str) -> None:
    game = tutor.game(name)
    written = json.loads((game.folder / FILE).read_text(encoding="utf-8"))[name]
    for question, answers in written.items():
        asks = game.frame_types[question].asks  # type: ignore[attr-defined]  # only decisions are written
        for weight, *answer in answers:
            assert weight > 0 and type(decode(game.move_types, answer)) in asks


def test_the_game_that_takes_longest_at_random_has_habits() -> None:
    assert "viticulture" in LEARNED


def test_a_game_without_habits_takes_every_move_alike() -> None:
    game = tutor.game("grand-cru")
    assert not (game.folder / FILE).exists()
    state = game.new(2, 1)
    habit = habits(game)[type(state.stack[-1])]
    assert len({habit[move] for move in state.moves()}) == 1 < len(state.moves())


# ---------------------------------------------------------------------- playouts


GLANCING = [
    name
    for name in GAMES
    if any(frame.glance is not Decision.glance for frame in tutor.game(name).frames if issubclass(frame, Decision))
]


@pytest.mark.parametrize("name", GLANCING)
def test_a_glance_shows_every_legal_move_once(name: str) -> None:
    game = tutor.game(name)
    for number, options in enumerate(single_options(name)):
        players = game.players[number % len(game.players)]
        for here in islice(walk(game.new(players, number, journal=False, **options), number), 200):
            glanced = here.decision.glance(here) if here.decision else None
            if glanced is not None:
                assert set(here.moves()) <= set(glanced) and len(set(glanced)) == len(glanced)


@every_game
def test_playouts_make_legal_moves_only_and_end_with_real_points(name: str) -> None:
    game = tutor.game(name)
    for players in game.players:
        state = game.new(players, 5, journal=False)
        twin = state.copy()
        start = len(state.history)
        points = playout(state, random.Random(5))
        assert state.over and points == [game.expect(state, seat) for seat in range(players)]
        replay(twin, state.history[start:])
        assert twin.key() == state.key()


def replay(state: State, moves: list[Move]) -> None:
    """Play moves again, chance included, and refuse what is not legal."""
    state.explicit = True
    state.advance()
    for move in moves:
        state.play(move)


@pytest.mark.parametrize("name", LEARNED)
def test_habits_beat_moves_at_random(name: str) -> None:
    won = 0.0
    games = 30
    known = habits(tutor.game(name))
    for number in range(games):
        state = tutor.game(name).new(2, number, journal=False)
        pick = random.Random(number).random
        while (seat := state.actor) is not None:
            moves = state.moves()
            ours = seat == number % 2
            habit = known[type(state.decision)]
            state.follow(habit.choose(moves, pick) if ours else moves[int(pick() * len(moves))])
        winners = state.winners()
        won += (number % 2 in winners) / max(1, len(winners))
    assert won >= 0.65 * games


@every_game
def test_a_whole_search_estimates_final_scores(name: str) -> None:
    """Every sample is the score of a finished game, so that their sum is whole; an evaluation counts in fractions."""
    state = tutor.game(name).new(2, 3, journal=False)
    while len(state.moves()) < 2:
        state.play(state.moves()[0])
    assert state.actor is not None
    found = search(state, state.actor, simulations=12, seed=4, whole=True)
    assert found == search(state, state.actor, simulations=12, seed=4, whole=True)
    assert found.simulations == 12
    total = found.candidates[0].score * found.candidates[0].visits
    assert total == pytest.approx(round(total), abs=1e-6)
