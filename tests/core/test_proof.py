"""A user's own numbers are proved by whole games, looked at closely enough."""

from __future__ import annotations

from typing import Any

import pytest

import tutor
from tests.worlds import GAMES
from tutor.core.errors import BrokenInvariant
from tutor.core.game import prove
from tutor.core.state import State


@pytest.mark.parametrize("name", GAMES)
def test_a_proof_looks_at_every_kind_of_question_and_at_the_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    met, looked = list[Any](), list[Any]()
    check, play = State.check, State.play

    def checked(state: State) -> None:
        looked.append(type(state.decision))
        check(state)

    def played(state: State, move: Any) -> Any:
        met.append(type(state.decision))
        return play(state, move)

    monkeypatch.setattr(State, "check", checked)
    monkeypatch.setattr(State, "play", played)
    prove(tutor.game(name).new(seed=1, journal=False))
    assert set(looked) == {*met, type(None)}
    assert len(looked) < len(met) / 2, "but not at every position, which would take four times as long"


def test_what_is_wrong_for_some_positions_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(state: State) -> None:
        if 30 <= len(state.history) < 60:
            raise BrokenInvariant("too many cubes")

    monkeypatch.setattr(State, "check", check)
    with pytest.raises(BrokenInvariant):
        prove(tutor.game("toscana").new(seed=1, journal=False))
