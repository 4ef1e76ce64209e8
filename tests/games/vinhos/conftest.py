from __future__ import annotations

import pytest

import tutor
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame


@pytest.fixture(scope="session")
def special() -> SpecialVintageGame:
    game = tutor.game("vinhos-2016")
    assert isinstance(game, SpecialVintageGame)
    return game


@pytest.fixture(scope="session")
def reserve() -> ReserveGame:
    game = tutor.game("vinhos-2010")
    assert isinstance(game, ReserveGame)
    return game


@pytest.fixture(scope="session", params=["vinhos-2016", "vinhos-2010"])
def game(request: pytest.FixtureRequest) -> VinhosGame:
    """Each of the two editions in turn, for what they share."""
    either = tutor.game(request.param)
    assert isinstance(either, VinhosGame)
    return either
