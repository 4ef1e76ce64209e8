"""Hints in four steps: honest, in the game's own units, reproducible, and blind to what the seat cannot see."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import tutor
from tests.test_text import Code, catalogue
from tests.volume import volume
from tests.worlds import GAMES, walk
from tutor.coach.hints import (
    AIM,
    LOOK,
    MOVE,
    REASONS,
    RIVALS_HELD,
    STEPS,
    Hint,
    Outcome,
    follow,
    hint,
    told_apart,
)
from tutor.coach.search import Candidate, Found, search
from tutor.coach.tree import parts as parts_of
from tutor.coach.words import FOLDER, words
from tutor.core.judgement import UNNAMED
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.core.words import resource
from tutor.games.toscana.examples.positions import Player as Seat
from tutor.games.toscana.examples.positions import play, turn
from tutor.games.toscana.moves import FinishTrade, Sell, UseAction

every_game = pytest.mark.parametrize("name", GAMES)
#: How many of the decisions of some random games get a hint.
often = volume("rate", 0.003, 0.01)
FEW = 24


@cache
def decisions(name: str, rate: float) -> list[tuple[State, int]]:
    """Return positions of random games in which somebody has a choice; nobody changes them."""
    game, found = tutor.game(name), []
    for seed, players in enumerate(game.players):
        rng = random.Random(seed)
        for state in walk(game.new(players, seed), seed):
            if state.actor is not None and rng.random() < rate and len(state.moves()) > 1:
                found.append((state.copy(), state.actor))
    assert found
    return found


def trading() -> State:
    """A player of Toscana in the middle of a trade, with two red cubes to sell."""
    return play(turn(tutor.game("toscana"), Seat("2·0·0·0·0", money=5), Seat()), UseAction("trade"))


def found(*candidates: tuple[Move, float, float]) -> Found:
    """What a search might find: moves, each with its value and how sure its distance from the first is."""
    best = candidates[0][1]
    made = [
        Candidate(move, 50, value, error, 40 + value, 5.0, (move,), value - best, error if value < best else 0.0, 0.6)
        for move, value, error in candidates
    ]
    return Found(0, tuple(made), 50 * len(made))


def parts(hint: Hint, part: str, lang: str = "en") -> list[str]:
    return [line.text for line in hint.lines(lang) if line.part == part]


@often
@every_game
def test_each_step_says_what_the_one_before_said_and_more(name: str, rate: float) -> None:
    for state, seat in decisions(name, rate):
        before = state.to_json()
        first = hint(state, seat, AIM, simulations=FEW, seed=2)
        said: list[str] = []
        for step in STEPS:
            lines = hint(state, seat, step, first.found).text().splitlines()
            assert lines[: len(said)] == said and len(lines) > len(said)
            said = lines
        assert state.to_json() == before


@often
@every_game
def test_hints_are_sentences_in_every_language_with_rules_of_the_game(name: str, rate: float) -> None:
    for state, seat in decisions(name, rate):
        made = hint(state, seat, REASONS, simulations=FEW)
        for lang in LANGUAGES:
            for line in made.lines(lang):
                assert line.text.endswith(".") and not set("{}$") & set(line.text), line.text
                assert not re.search(r"\b(None|True|False|inf|nan)\b|  ", line.text), line.text
                assert not line.rule or state.game.plays_by(line.rule)
        assert [line.rule for line in made.lines() if line.part == "look"] == [made.rule] != [""]


@often
@every_game
def test_worlds_that_look_alike_to_a_seat_get_the_same_hint(name: str, rate: float) -> None:
    rng = random.Random(7)
    for state, seat in decisions(name, rate):
        other = state.redeal(seat, rng)
        first = hint(state, seat, REASONS, simulations=FEW, seed=5)
        second = hint(other, seat, REASONS, simulations=FEW, seed=5)
        assert first.text() == second.text()


@often
@every_game
def test_the_hinted_move_is_legal_and_its_places_narrow_down(name: str, rate: float) -> None:
    for state, seat in decisions(name, rate):
        made = hint(state, seat, REASONS, simulations=FEW)
        assert state.why_not(made.move) is None
        among = made._replace(step=LOOK).places
        assert made.move in among and len(among) == min(3, len(state.moves())) and set(among) <= set(state.moves())
        assert made._replace(step=AIM).places == [] and made._replace(step=MOVE).places == [made.move]


def test_the_same_seed_gives_the_same_hint() -> None:
    state = trading()
    assert hint(state, 0, REASONS, simulations=60, seed=4).text("fr") == (
        hint(state, 0, REASONS, simulations=60, seed=4).text("fr")
    )


def test_the_second_step_names_the_topic_that_the_move_opens_and_leaves_a_choice() -> None:
    state = turn(tutor.game("toscana"), Seat("2·0·0·0·0", money=5), Seat())
    some = (UseAction("trade"), 9.0, 1.0), (UseAction("hire"), 2.0, 1.0), (UseAction("production"), 1.0, 1.0)
    made = hint(state, 0, LOOK, found(*some))
    assert made.rule.startswith("TO-TRADE") and "rade" in parts(made, "look")[0]
    assert made.among == [move for move in state.moves() if move in {move for move, _, _ in some}]
    assert not parts(made, "move")


@often
@every_game
def test_the_first_step_names_an_aim_and_no_move(name: str, rate: float) -> None:
    for state, seat in decisions(name, rate):
        made = hint(state, seat, AIM, simulations=FEW)
        (aim,) = parts(made, "aim")
        assert aim and made.places == []
        game = tutor.game(name)
        named = {game.text(f"aim-{feature}") for feature in set(game.features) - set(UNNAMED)}
        assert aim in named | {words(f"hint-aim-{what}", "en") for what in ("points", "points-soon", "least", "alike")}


@often
@every_game
def test_reasons_are_the_features_by_which_the_move_is_judged_better(name: str, rate: float) -> None:
    for state, seat in decisions(name, rate):
        made = hint(state, seat, REASONS, simulations=FEW)
        assert made.rival is not None
        for feature in (*made.reasons, *made.spared, *made.eased):
            assert made.beyond[feature] > 0
        for feature in set(made.reasons) - {RIVALS_HELD}:
            assert made.raised[feature] > 0
        for feature in made.merits:
            assert made.rival.candidate.parts[state.game.features.index(feature)] > 0


@often
@every_game
def test_the_parts_of_a_lead_add_up_to_it(name: str, rate: float) -> None:
    for state, seat in decisions(name, rate):
        assert sum(parts_of(state, seat)) == pytest.approx(state.game.evaluate(state, seat))
        result = search(state, seat, simulations=FEW, seed=3, reasons=True)
        # judged after a single round, the parts are those of the very leads that were compared
        if state.game.foresight == 1:
            best = result.candidates[0]
            assert not best.parts or sum(best.parts) == pytest.approx(best.value)


def outcome(candidate: Candidate, **gains: float) -> Outcome:
    return Outcome(candidate, (), False, {}, gains, (), "")


def test_what_all_moves_would_bring_is_no_reason_and_a_smaller_loss_is_no_gain() -> None:
    state, looked = trading(), found((Sell("red", 2), 9.0, 0.1), (FinishTrade(), 8.0, 0.1))
    first, second = looked.candidates

    def made(best: dict[str, float], other: dict[str, float]) -> Hint:
        return Hint(REASONS, 0, state, looked, outcome(first, **best), (outcome(second, **other),))

    alike = made({"stock": 3.0, "masters": 1.0}, {"stock": 3.0, "masters": 1.1})
    assert not alike.reasons and not alike.spared and alike.aim is None
    less = made({"stock": -1.0}, {"stock": -3.0})
    assert less.spared == ["stock"] and not less.reasons
    points = made({"points": 4.0, "stock": 0.5}, {"points": 0.0, "stock": 0.5})
    assert points.aim == "points" and points.reasons == ["points"]


def test_a_question_that_comes_because_a_year_is_over_is_not_what_a_discard_is_about() -> None:
    game = tutor.game("viticulture")
    for seed in range(20):
        for state in walk(game.new(2, seed), seed):
            if state.decision is not None and state.decision.rule == "VI-EOY-05" and len(state.moves()) > 1:
                made = hint(state, state.actor or 0, LOOK, simulations=2)
                assert game.rulebook[made.rule].section == game.rulebook["VI-EOY-05"].section
                return
    pytest.fail("nobody has to discard")


def test_reasons_count_gains_and_costs_in_the_games_own_units() -> None:
    state = trading()
    price = state.box.sell_value[state.prices[0]]
    best = found((Sell("red", 2), 9.0, 1.0)).candidates[0]
    outcome = follow(state, 0, best)
    assert outcome.changes[resource("coins")] == 2 * price
    assert outcome.changes[resource("cubes", good="red")] == -2
    made = hint(state, 0, REASONS, found((Sell("red", 2), 9.0, 1.0), (FinishTrade(), 2.0, 1.0)))
    gains = " ".join(parts(made, "gain"))
    assert f"+{2 * price} coins" in gains and "−2 red cubes" in gains
    (effort,) = parts(made, "effort")
    assert effort.startswith("100 simulations say so, 50 of them with this move.")


def test_numbers_come_with_how_sure_they_are_and_no_more_digits_than_that() -> None:
    made = hint(trading(), 0, REASONS, found((Sell("red", 2), 9.0, 1.0), (FinishTrade(), 2.0, 1.0)))
    (score,) = parts(made, "score")
    assert (
        "about 49 points" in score
        and "between 43 and 55" in score
        and "about 60\u00a0%" in score.replace(" %", "\u00a0%")
    )
    assert "entre 43 et 55" in parts(made, "score", "fr")[0]


@often
@every_game
def test_no_number_is_ever_certain(name: str, rate: float) -> None:
    for state, seat in decisions(name, rate):
        for candidate in hint(state, seat, REASONS, simulations=FEW).found.candidates:
            assert candidate.score_error >= 0.5 and 0.0 < candidate.chance < 1.0


def test_moves_that_the_worlds_do_not_tell_apart_are_as_good_as_each_other() -> None:
    close = found((Sell("red", 2), 9.0, 3.0), (FinishTrade(), 8.0, 3.0))
    clear = found((Sell("red", 2), 9.0, 0.3), (FinishTrade(), 2.0, 0.3))
    assert not told_apart(close.candidates[1]) and told_apart(clear.candidates[1])
    even, better = (hint(trading(), 0, REASONS, result) for result in (close, clear))
    assert "as good as" in parts(even, "apart")[0] and parts(even, "equal") == ["About as good: End the trade action."]
    assert "about 7 points worse" in parts(better, "apart")[0] and not parts(better, "equal")
    assert "vaut l’autre" in parts(even, "apart", "fr")[0]


def test_a_move_that_was_hardly_tried_is_compared_with_nothing() -> None:
    unsure = float("inf")
    barely = Candidate(FinishTrade(), 1, 8.0, unsure, 8.0, 5.0, (FinishTrade(),), -1.0, unsure)
    made = hint(trading(), 0, REASONS, Found(0, (*found((Sell("red", 2), 9.0, 1.0)).candidates, barely), 51))
    assert not parts(made, "apart") and not parts(made, "equal")


def test_a_single_move_needs_no_search() -> None:
    for state in walk(tutor.game("toscana").new(2, 3), 3):
        if not state.over and len(state.moves()) == 1:
            made = hint(state, state.actor or 0, REASONS)
            assert made.found.simulations == 0 and "only one" in made.text("en") and "seul coup" in made.text("fr")
            return
    pytest.fail("there is always a choice")


def test_there_is_no_fifth_step() -> None:
    with pytest.raises(ValueError):
        hint(trading(), 0, 5)


def test_the_search_behind_a_hint_can_be_stopped() -> None:
    told: list[float] = []
    made = hint(trading(), 0, MOVE, simulations=5_000, stop=lambda: len(told) > 10, progress=told.append)
    assert made.found.simulations < 5_000 and trading().why_not(made.move) is None


def test_no_words_of_the_coach_are_unused() -> None:
    """Keys are written in the code as they are, but for the ends of a search for a plan."""
    code = Code(FOLDER)
    ends = {f"plan-{end}" for end in code.strings}
    assert catalogue(FOLDER, "en").keys() - code.strings - ends == set()
