"""Chance: the generator and bags."""

from __future__ import annotations

from collections import Counter

import pytest

from tutor.core.chance import Bag, Deck, advance, below, scramble


def test_a_bag_never_gives_what_it_has_not() -> None:
    bag = Bag([1, 0, 2])
    assert bag.kinds() == [0, 2] and bag.weights() == [1, 2] and bag.things() == [0, 2, 2]
    bag.take(0)
    with pytest.raises(ValueError):
        bag.take(0)
    assert bag.size == 2
    bag.put([0, 1])
    assert bag.things() == [0, 1, 2, 2]


def test_a_deck_copies_its_discard_pile() -> None:
    deck = Deck([2, 1], [0])
    copy = deck.copy()
    copy.take(1)
    copy.discard.append(1)
    assert deck.things() == [0, 0, 1] and deck.discard == [0]


def test_the_generator_is_even_over_near_seeds() -> None:
    first_draws = Counter(below(advance(scramble(seed)), 5) for seed in range(5000))
    assert set(first_draws) == set(range(5))
    assert max(first_draws.values()) < 1.15 * min(first_draws.values())


def test_the_generator_is_even_over_time() -> None:
    luck, draws = scramble(1), Counter[int]()
    for _ in range(7000):
        luck = advance(luck)
        draws[below(luck, 7)] += 1
    assert max(draws.values()) < 1.2 * min(draws.values())
