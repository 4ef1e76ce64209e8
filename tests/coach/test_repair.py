"""Repair plans: the shortest own way to a move that is not legal now, without peeking and without luck."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tutor
from tests.worlds import GAMES, walk
from tutor.coach import player
from tutor.coach.repair import LUCK, SURE, Repair, plan, planning, quietest
from tutor.core.decision import CHANCE
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.games.grand_cru.moves import Act, SellWine
from tutor.games.toscana.examples.positions import Player as Seat
from tutor.games.toscana.examples.positions import turn
from tutor.games.toscana.moves import Draw, Hire, Sell, UseAction
from tutor.games.viticulture.moves import DrawCard, Place, Plant

every_game = pytest.mark.parametrize("name", GAMES)
#: Small enough for a test, large enough to find plans of some steps.
POSITIONS = 900
#: Own moves up to which everything is tried without any cleverness, and positions that this may take.
SHALLOW = 3
PATIENCE = 4_000


def wishes(name: str, each: int) -> Iterator[tuple[State, Move]]:
    """Yield positions of random games with moves that are not legal there: candidates, and moves of later."""
    game = tutor.game(name)
    for seed, players in enumerate(game.players):
        rng = random.Random(seed)
        asked: list[State] = []
        found = 0
        for state in walk(game.new(players, seed), seed):
            if found == each or state.over:
                break
            earlier = asked.pop() if asked else None
            if earlier is not None and earlier.actor == state.actor:
                later = [move for move in state.moves() if earlier.why_not(move)]
                if later:
                    yield earlier, rng.choice(later)
            if rng.random() < 0.04:
                bad = [move for move in state.candidates() if state.why_not(move)]
                asked.append(state.copy())
                if bad:
                    found += 1
                    yield state.copy(), rng.choice(bad)


def settle(state: State, seat: int) -> bool:
    """Let the others do as little as they can until the seat decides; False where chance or the end comes first."""
    while state.actor != seat:
        if state.actor is None or state.actor == CHANCE:
            return False
        state.play(quietest(state))
    return True


def within_reach(state: State, wish: Move, seat: int, depth: int, patience: list[int]) -> bool:
    """Try every sequence of own moves, up to some length, for one that makes the wish legal without any draw."""
    if state.why_not(wish) is None:
        return True
    if depth == 0:
        return False
    for move in state.moves():
        patience[0] -= 1
        if patience[0] < 0:
            raise TimeoutError
        after = state.copy()
        after.play(move)
        if settle(after, seat) and within_reach(after, wish, seat, depth - 1, patience):
            return True
    return False


@every_game
def test_a_plan_makes_the_wish_legal_and_no_shorter_one_exists(name: str) -> None:
    found = shortest = 0
    for state, wish in wishes(name, each=4):
        seat = state.actor
        assert seat is not None
        answer = plan(state, wish, positions=POSITIONS, seed=3)
        world = state.redeal(seat, random.Random(9))
        world.explicit = True
        if answer.found and answer.luck == SURE:
            found += 1
            for move in answer.moves:
                assert world.why_not(move) is None and world.why_not(wish) is not None
                world.play(move)
                if not settle(world, seat):
                    break  # a draw, of which no outcome does harm
            else:
                assert world.why_not(wish) is None
        depth = min(SHALLOW, len(answer.moves) - 1 if answer.found and not answer.luck else answer.depth)
        try:
            start = state.redeal(seat, random.Random(9))
            start.explicit = True
            assert not within_reach(start, wish, seat, depth, [PATIENCE]), "there is a shorter plan"
            shortest += depth > 0
        except TimeoutError:  # too many ways to try them all
            pass
    assert found and shortest


@every_game
def test_what_a_seat_cannot_see_changes_no_plan(name: str) -> None:
    rng = random.Random(5)
    for state, wish in wishes(name, each=2):
        seat = state.actor
        assert seat is not None
        other = state.redeal(seat, rng)
        first = plan(state, wish, positions=300, seed=1)
        second = plan(other, wish, positions=300, seed=1)
        assert _essence(first) == _essence(second)


def _essence(answer: Repair) -> tuple[object, ...]:
    return answer.moves, answer.others, answer.luck, answer.tried, answer.held, answer.positions, answer.end


@every_game
def test_every_answer_is_said_in_every_language_and_the_position_stays_as_it_is(name: str) -> None:
    for state, wish in wishes(name, each=2):
        before = state.to_json()
        answer = plan(state, wish, positions=300)
        assert state.to_json() == before
        for lang in LANGUAGES:
            text = answer.text(lang)
            assert text.endswith(".") and not set("{}$") & set(text), text


def test_the_wish_of_a_later_question_needs_the_action_first() -> None:
    state = turn(tutor.game("toscana"), Seat("2·0·0·0·0", money=5), Seat())
    answer = plan(state, Sell("red", 2))
    assert answer.moves == (UseAction("trade"),) and not answer.others and answer.luck == SURE
    assert answer.text("en") == "Sell 2 red: legal after: Use the trade action."
    assert answer.text("fr").startswith("Vendre 2 cubes de rouge\u00a0: permis après\u00a0:")


def test_what_is_legal_now_needs_nothing() -> None:
    state = turn(tutor.game("toscana"), Seat(), Seat())
    answer = plan(state, UseAction("trade"))
    assert answer.found and answer.moves == () and answer.text("en").endswith(": legal now.")


def test_an_action_that_is_spent_comes_back_in_the_next_round_and_the_answer_says_what_that_supposes() -> None:
    state = turn(tutor.game("toscana"), Seat("1·1·1·1·1", money=9), Seat(money=9), spent="hire")
    answer = plan(state, UseAction("hire"))
    assert answer.found and answer.others and answer.tried > 0
    assert "as little as they can" in answer.text("en") and "le moins possible" in answer.text("fr")


def test_somebody_may_ask_while_another_player_decides() -> None:
    state = turn(tutor.game("toscana"), Seat("2·0·0·0·0"), Seat("0·3·0·0·0"))
    answer = plan(state, Sell("white", 1), seat=1)
    assert answer.found and answer.others and answer.moves[-1] == UseAction("trade")


def test_chance_is_nobodys_wish() -> None:
    state = turn(tutor.game("toscana"), Seat(), Seat())
    answer = plan(state, Draw("red", 1))
    assert not answer.found and answer.end == "chance" and "chance" in answer.text("en")


def test_what_is_no_move_of_the_game_is_said_to_be_none() -> None:
    state = turn(tutor.game("toscana"), Seat(), Seat())
    for odd in (Act("sell"), Hire(3), ("red", 2)):
        answer = plan(state, odd)
        assert answer.end == "malformed" and answer.text("fr").endswith("Ce n’est pas un coup du jeu.")


def test_after_the_end_there_is_no_way_to_anything() -> None:
    *_, over = walk(tutor.game("toscana").new(2, 1), 1)
    assert plan(over, UseAction("trade"), seat=0).end == "over"


def test_when_none_is_found_the_answer_says_how_far_it_looked() -> None:
    state = tutor.game("grand-cru").new(2, 4)
    answer = plan(state, SellWine(5, "pinot"), positions=200)
    assert not answer.found and answer.end == "positions"
    assert f"{answer.positions:,} positions" in answer.text("en") and str(answer.depth) in answer.text("en")
    assert plan(state, SellWine(5, "pinot"), steps=1).end == "steps"


def test_the_search_can_be_stopped_and_tells_its_progress() -> None:
    state = tutor.game("grand-cru").new(2, 4)
    told: list[float] = []
    answer = plan(state, SellWine(5, "pinot"), stop=lambda: len(told) > 20, progress=told.append)
    assert answer.end == "stopped" and told == sorted(told) and 0 <= told[0] <= told[-1] <= 1
    assert plan(state, SellWine(5, "pinot"), seconds=0).end == "stopped"


def test_in_slices_the_answer_is_the_same() -> None:
    state = turn(tutor.game("toscana"), Seat("1·1·1·1·1", money=9), Seat(money=9), spent="hire")
    search = planning(state, UseAction("hire"))
    next(search)
    with pytest.raises(StopIteration) as end:
        while True:
            search.send(False)
    assert _essence(end.value.value) == _essence(plan(state, UseAction("hire")))


def test_a_card_that_has_to_be_drawn_is_a_wish_that_hangs_on_luck() -> None:
    state = tutor.game("viticulture").new(2, 0)
    greedy = [player("greedy", seat) for seat in range(2)]
    while not isinstance(state.moves()[0], Place):
        seat = state.actor
        assert seat is not None
        state.play(greedy[seat].choose(state, seat))
    answer = plan(state, Plant("malvasia", "field_7"), positions=8_000)
    assert [type(move) for move in answer.moves] == [Place, Place] and answer.luck == LUCK
    assert answer.held < answer.tried
    assert "hangs on luck" in answer.text("en") and "chance" in answer.text("fr")


@every_game
def test_the_quietest_players_come_to_an_end(name: str) -> None:
    game = tutor.game(name)
    for players in game.players:
        state = game.new(players, 1, journal=False)
        for _ in range(5_000):
            if state.over:
                break
            state.play(quietest(state))
        assert state.over


def test_drawn_cards_are_no_players_moves() -> None:
    state = tutor.game("viticulture").new(2, 1)
    assert plan(state, DrawCard("merlot")).end == "chance"
