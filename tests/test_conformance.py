"""What every game must do: one suite for all of them, over random games at every player count and option."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

import tutor
from tests.volume import drawn, volume
from tests.worlds import GAMES, set_ups, single_options, walk, wander
from tutor.core.state import State

pytestmark = pytest.mark.parametrize("name", GAMES)

SEEDS = st.integers(0, 10_000)


def snapshot(state: State) -> Any:
    """Everything that can be told apart about a state."""
    return state.to_json(), state.key(), list(state.history), None if state.journal is None else list(state.journal)


@drawn
def test_every_position_is_lawful_and_its_moves_are_those_without_a_refusal(name: str, data: st.DataObject) -> None:
    state = tutor.game(name).new(**data.draw(set_ups(name)))
    for here in walk(state, data.draw(SEEDS)):
        here.check()
        moves = here.moves()
        assert bool(moves) != here.over
        assert moves == here.moves(), "the order of moves is fixed"
        legal = [move for move in here.candidates() if here.why_not(move) is None]
        assert legal == moves
        assert len(set(moves)) == len(moves)


@volume("every", 9, 1)
def test_whole_games_at_every_player_count_with_every_option(name: str, every: int) -> None:
    """Every question is looked at where it is first put, and then one position of `every` so many."""
    game = tutor.game(name)
    for players in game.players:
        for options in single_options(name):
            state = game.new(players=players, seed=players, journal=False, **options)
            questions = set()
            for step, here in enumerate(walk(state, players)):
                if step % every == 0 or type(here.decision) not in questions:
                    here.check()
                    questions.add(type(here.decision))
            assert bool(state.winners()) == (len(state.losers()) < players)
            assert state.actor is None and state.decision is None and state.moves() == []


@drawn
def test_an_illegal_move_is_refused_with_a_rule_and_changes_nothing(name: str, data: st.DataObject) -> None:
    game = tutor.game(name)
    state = game.new(**data.draw(set_ups(name)))
    for step, here in enumerate(walk(state, data.draw(SEEDS))):
        if step % 7:
            continue
        before = snapshot(here)
        for move in here.candidates():
            refusal = here.why_not(move)
            if refusal is None:
                continue
            assert game.plays_by(refusal.rule)
            with pytest.raises(tutor.IllegalMove) as caught:
                here.play(move)
            assert caught.value.refusal == refusal
        assert snapshot(here) == before


def test_lists_that_are_handed_out_belong_to_the_caller(name: str) -> None:
    state = tutor.game(name).new(seed=2)
    for here in walk(state, 2):
        before = list(here.candidates()), list(here.moves())
        here.candidates().clear()
        here.moves().clear()
        assert (here.candidates(), here.moves()) == before


def test_a_number_that_is_no_whole_number_is_refused(name: str) -> None:
    """1.0 and True equal 1 in Python, but a record with them could not be read again."""
    state = tutor.game(name).new(seed=3)
    for here in walk(state, 3):
        for move in here.moves():
            for place, value in enumerate(move):
                for twin in (float(value), value + 0.5, bool(value)) if type(value) is int else (None, [value]):
                    fields = [*move[:place], twin, *move[place + 1 :]]
                    other = type(move)(*fields)
                    assert here.why_not(other) is not None and other not in here.moves()


def leaves(content: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in plain values that holds a single value, or an empty list: (container, key)."""
    for key in list(content) if isinstance(content, dict) else range(len(content)):
        if isinstance(content[key], dict | list) and content[key]:
            yield from leaves(content[key])
            yield content, key
        else:
            yield content, key


@pytest.mark.parametrize("seed", range(6))
@volume("damages", 30, 120)
def test_a_save_with_any_damage_is_refused_or_gives_a_game_that_works(name: str, seed: int, damages: int) -> None:
    game = tutor.game(name)
    rng = random.Random(seed)
    options = {o.name: rng.choice(o.choices) for o in game.options.values()}
    chance = rng.choice(("self", "explicit"))
    state = wander(game.new(rng.choice(game.players), seed, chance=chance, **options), seed, rng.randrange(250))
    whole = state.to_json()
    for _ in range(damages):
        broken = json.loads(whole)
        if rng.random() < 0.6 and broken["stack"]:  # the stack is where most can go wrong
            container, key = rng.choice(list(leaves(broken["stack"])))
        else:
            container, key = rng.choice(list(leaves(broken)))
        others = [c[k] for c, k in leaves(json.loads(whole))]
        container[key] = rng.choice([rng.choice(others), rng.choice(others), 0, 1, -1, 99, "x", None, [], True])
        try:
            loaded = game.from_json(json.dumps(broken))
        except tutor.BadSave as error:
            assert error.text("fr") != error.text("en")
        else:
            for step, here in enumerate(walk(loaded, seed)):
                here.check()
                if step > 80:
                    break


JUNK = (None, -1, 10**9, 1.5, "", "A1", "<script>", [], {}, ("red",), True)


def test_any_move_of_any_kind_with_any_values_gets_a_verdict(name: str) -> None:
    game = tutor.game(name)
    rng = random.Random(0)
    state = game.new(seed=3)
    for here in walk(state, 3):
        for kind in game.move_types.values():
            move = kind(*(rng.choice(JUNK) for _ in kind._fields))
            refusal = here.why_not(move)
            assert (refusal is None) == (move in here.moves())


@drawn
def test_a_position_survives_json_and_plays_on_alike(name: str, data: st.DataObject) -> None:
    game = tutor.game(name)
    state = wander(game.new(**data.draw(set_ups(name))), data.draw(SEEDS), data.draw(st.integers(0, 400)))
    twin = game.from_json(state.to_json())
    assert twin.to_json() == state.to_json()
    assert twin.key() == state.key()
    seed = data.draw(SEEDS)
    for here, there in zip(walk(state, seed), walk(twin, seed), strict=True):
        assert here.key() == there.key()
        assert here.moves() == there.moves()


@drawn
def test_a_record_replays_exactly(name: str, data: st.DataObject) -> None:
    game = tutor.game(name)
    chance = data.draw(st.sampled_from(["self", "explicit"]))
    state = game.new(chance=chance, **data.draw(set_ups(name)))
    wander(state, data.draw(SEEDS), data.draw(st.integers(0, 400)))
    again = game.replay(game.record(state))
    assert snapshot(again) == snapshot(state)
    assert game.record(again) == game.record(state)


@drawn
def test_a_record_can_start_from_a_position(name: str, data: st.DataObject) -> None:
    game = tutor.game(name)
    state = wander(game.new(**data.draw(set_ups(name))), data.draw(SEEDS), 40)
    middle = wander(game.from_json(state.to_json()), data.draw(SEEDS), 25)
    assert game.replay(game.record(middle)).to_json() == middle.to_json()


@drawn
def test_a_copy_shares_nothing(name: str, data: st.DataObject) -> None:
    state = wander(tutor.game(name).new(**data.draw(set_ups(name))), data.draw(SEEDS), data.draw(st.integers(0, 300)))
    before = snapshot(state)
    assert snapshot(state.copy()) == before
    for move in state.moves():
        child = state.copy()
        child.play(move)
        assert snapshot(state) == before
    for _ in walk(state.copy(), data.draw(SEEDS)):
        pass
    assert snapshot(state) == before


@drawn
def test_a_view_leaks_nothing_and_a_redeal_fits_it(name: str, data: st.DataObject) -> None:
    """Two states that differ only in what a seat cannot know give it equal views, moves and refusals."""
    state = tutor.game(name).new(**data.draw(set_ups(name)))
    rng = random.Random(data.draw(SEEDS))
    for step, here in enumerate(walk(state, data.draw(SEEDS))):
        if step % 11:
            continue
        for seat in range(here.players):
            other = here.redeal(seat, rng)
            other.check()
            assert other.view(seat) == here.view(seat)
            assert other.history == [] and other.journal is None
            if here.actor == seat:
                assert other.moves() == here.moves()
                assert [other.why_not(m) for m in here.candidates()] == [here.why_not(m) for m in here.candidates()]


@drawn
def test_a_redeal_depends_on_nothing_but_the_view_and_the_luck(name: str, data: st.DataObject) -> None:
    """Otherwise a player that plans in redealt worlds would be led by what it cannot know."""
    state = wander(tutor.game(name).new(**data.draw(set_ups(name))), data.draw(SEEDS), data.draw(st.integers(0, 300)))
    for seat in range(state.players):
        other = state.redeal(seat, random.Random(data.draw(SEEDS)))
        luck = data.draw(SEEDS)
        assert other.redeal(seat, random.Random(luck)).key() == state.redeal(seat, random.Random(luck)).key()


def test_some_redeal_really_changes_what_is_hidden(name: str) -> None:
    game = tutor.game(name)
    state = wander(game.new(game.players[-1], seed=5), 5, 30)
    worlds = {state.redeal(0, random.Random(seed)).key() for seed in range(20)}
    something_hidden = state.view(0) != state.view(None)
    assert (len(worlds) > 1) == something_hidden


@drawn
def test_the_same_seed_gives_the_same_game_with_or_without_a_journal(name: str, data: st.DataObject) -> None:
    game = tutor.game(name)
    set_up = data.draw(set_ups(name))
    seed = data.draw(SEEDS)
    first, second, quiet = game.new(**set_up), game.new(**set_up), game.new(**set_up, journal=False)
    for _ in zip(walk(first, seed), walk(second, seed), walk(quiet, seed), strict=True):
        assert first.key() == second.key() == quiet.key()
    assert first.journal == second.journal and quiet.journal is None
    assert first.to_json() == second.to_json() == quiet.to_json()


@drawn
def test_explicit_chance_is_an_actor_with_probabilities(name: str, data: st.DataObject) -> None:
    state = tutor.game(name).new(chance="explicit", **data.draw(set_ups(name)))
    met = 0
    for here in walk(state, data.draw(SEEDS)):
        weights = here.weights()
        if here.actor == tutor.CHANCE:
            met += 1
            assert len(weights) == len(here.moves())
            assert sum(weights) == pytest.approx(1) and min(weights) > 0
        else:
            assert weights == []
    assert met


@drawn
def test_score_sheets_add_up_at_any_moment(name: str, data: st.DataObject) -> None:
    game = tutor.game(name)
    state = game.new(**data.draw(set_ups(name)))
    for here in walk(state, data.draw(SEEDS)):
        scores = here.scores()
        for seat in range(here.players):
            sheet = here.score_sheet(seat)
            assert sheet.total == scores[seat]
            assert all(game.plays_by(line.rule) for line in sheet.lines)
    assert set(state.winners()) <= set(range(state.players))
    contenders = [score for seat, score in enumerate(state.scores()) if seat not in state.losers()]
    assert all(state.scores()[seat] == max(contenders) for seat in state.winners())


@drawn
def test_every_event_names_a_rule_of_the_book(name: str, data: st.DataObject) -> None:
    game = tutor.game(name)
    state = game.new(**data.draw(set_ups(name)))
    for _ in walk(state, data.draw(SEEDS)):
        pass
    assert state.journal
    for event in state.journal:
        assert all(game.plays_by(rule) for rule in (event.rule, *event.see)), event


def test_every_question_names_rules_of_the_book(name: str) -> None:
    game = tutor.game(name)
    for frame in game.frames:
        # a question that is put for several reasons finds its rule by the reason
        assert isinstance(frame.rule, property) or game.plays_by(frame.rule), frame
        assert all(rule in game.rulebook for rule in getattr(frame, "see", ()))


def test_play_returns_exactly_what_it_adds_to_the_journal(name: str) -> None:
    state = tutor.game(name).new(seed=2)
    rng = random.Random(2)
    assert state.journal is not None
    while not state.over:
        before = len(state.journal)
        assert state.play(rng.choice(state.moves())) == state.journal[before:]


def test_moves_after_the_end_are_refused(name: str) -> None:
    game = tutor.game(name)
    state = game.new(seed=1)
    last: Any = None
    for here in walk(state, 1):
        last = here.moves()[0] if here.moves() else last
    refusal = state.why_not(last)
    assert refusal is not None and refusal.rule in game.rulebook
    with pytest.raises(tutor.IllegalMove):
        state.play(last)


def test_all_examples_of_the_rulebook_pass(name: str) -> None:
    for example in tutor.game(name).examples:
        report = example.run()
        assert report.ok, (example.id, report)
