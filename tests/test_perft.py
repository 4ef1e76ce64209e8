"""Counted trees of every game stay as they are, and counting itself is right."""

from __future__ import annotations

import pytest

import tutor
from tests import perft as files
from tests.volume import volume
from tests.worlds import GAMES, wander
from tutor.core.state import State
from tutor.explorer import perft

STARTS = [start for name in GAMES for start in files.starts(name)]


def sequences(state: State, depth: int) -> int:
    """Count sequences one by one, without `key()`."""
    if not depth:
        return 1
    total = 0
    for move in state.moves():
        after = state.copy()
        after.play(move)
        total += sequences(after, depth - 1)
    return total


@volume("most", 200, files.MOST)
@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game}, {start.name}")
def test_a_tree_has_as_many_positions_as_ever(start: files.Start, most: int) -> None:
    """As deep as is quick: a sample ends earlier, but not before the first move."""
    found, expected = files.counted(start.state, most), files.expected(start.game)[start.name]
    if most == files.MOST:
        assert found == expected
    else:
        assert found == expected[: len(found)] and len(found) > 1


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_perft_file_of_several_positions_for_its_present_rules(name: str) -> None:
    text = files.path(name).read_text(encoding="utf-8")
    assert f"rules = {tutor.game(name).rules_version}\n" in text
    counts = files.expected(name)
    assert list(counts) == [start.name for start in STARTS if start.game == name]
    assert len(counts) >= 5 and all(len(tree) >= 2 for tree in counts.values())


@pytest.mark.parametrize("name", GAMES)
def test_sequences_are_the_same_when_counted_one_by_one(name: str) -> None:
    state = wander(tutor.game(name).new(seed=4, chance="explicit", journal=False), 4, 70)
    assert [count.sequences for count in perft(state, 3)] == [sequences(state, depth) for depth in range(4)]


@pytest.mark.parametrize("name", GAMES)
def test_counting_changes_nothing_and_ends_with_the_game(name: str) -> None:
    state = wander(tutor.game(name).new(seed=4), 4, 30)
    before, history = state.to_json(), list(state.history)
    perft(state, 2)
    assert state.to_json() == before and state.history == history
    over = wander(tutor.game(name).new(seed=4), 4, 100_000)
    assert [count[1:] for count in perft(over, 2)] == [(1, 1, 1), (0, 0, 0), (0, 0, 0)]


def test_a_bound_ends_the_count_before_it_would_be_passed() -> None:
    state = tutor.game("toscana").new(seed=1)
    whole = perft(state, 3)
    assert perft(state, 3, most=whole[2].sequences) == whole[:3]
