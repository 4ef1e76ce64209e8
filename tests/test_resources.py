"""What a player has, in each game's own units: in words, complete enough to explain, and of their own seat alone."""

from __future__ import annotations

import random
from functools import cache

import pytest

import tutor
from tests.worlds import GAMES, walk
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.core.words import Resource, held, resource

every_game = pytest.mark.parametrize("name", GAMES)
#: The resources that together are a player's score, by game; elsewhere those whose name begins with "points".
SCORE = {"toscana": {"coins", "stock"}, "grand-cru": {"wealth"}}


@cache
def positions(name: str, every: int = 13) -> list[State]:
    """Return some positions of random games at every number of players, for those who do not change them."""
    game = tutor.game(name)
    found = []
    for seed, players in enumerate(game.players):
        for step, state in enumerate(walk(game.new(players, seed), seed)):
            if step % every == seed % every or state.over:
                found.append(state.copy())
    return found


def scoring(name: str, thing: Resource) -> bool:
    return thing.name in SCORE.get(name, ()) or thing.name.startswith("points")


def test_nothing_is_left_out_but_what_is_not_there() -> None:
    assert held((resource("coins"), 3), (resource("loans"), 0)) == {resource("coins"): 3}


@every_game
def test_every_unit_has_words_for_one_and_for_many(name: str) -> None:
    game = tutor.game(name)
    things = {thing for state in positions(name) for thing in game.resources(state, 0)}
    assert len(things) > 8
    for lang in LANGUAGES:
        words = {}
        for thing in things:
            for count in (0, 1, 5):
                text = game.unit(thing, count, lang)
                assert text.strip() == text != "" and not set("{}$") & set(text), text
            words[thing] = game.unit(thing, 5, lang)
        assert len(set(words.values())) == len(words), "two units cannot be told apart"


@every_game
def test_the_points_among_the_units_are_the_score(name: str) -> None:
    game = tutor.game(name)
    for state in positions(name):
        scores = state.scores()
        for seat in range(state.players):
            own = game.resources(state, seat)
            assert sum(amount for thing, amount in own.items() if scoring(name, thing)) == scores[seat]


@every_game
def test_what_is_none_is_left_out_and_amounts_are_whole(name: str) -> None:
    game = tutor.game(name)
    for state in positions(name):
        for seat in range(state.players):
            assert all(type(amount) is int and amount for amount in game.resources(state, seat).values())


@every_game
def test_units_tell_a_seat_nothing_that_it_cannot_know(name: str) -> None:
    """They are the same in every world that looks the same to the seat."""
    game = tutor.game(name)
    rng = random.Random(1)
    for state in positions(name):
        for seat in range(state.players):
            other = state.redeal(seat, rng)
            assert game.resources(other, seat) == game.resources(state, seat)


@every_game
def test_most_own_moves_are_explained_by_a_difference(name: str) -> None:
    """A whole turn that changes none of the units would be a turn that the coach cannot explain."""
    game = tutor.game(name)
    turns = explained = 0
    for seed, players in enumerate(game.players):
        before, seat = None, None
        for state in walk(game.new(players, seed), seed):
            if state.actor != seat:
                if seat is not None and before is not None:
                    turns += 1
                    explained += game.resources(state, seat) != before
                seat = state.actor
                before = game.resources(state, seat) if seat is not None else None
    assert explained > 0.5 * turns > 10
